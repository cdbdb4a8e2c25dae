//! Operations: constants, every operation by its name, and those that name blocks, functions and
//! the like.
//!
//! What has one result returns it; a mistake gives the value 0, which the next operation does not
//! take, and is told by `irc_builder_finish`.

use crate::builder::{BuilderObject, arguments, in_builder};
use crate::handles::{irc_block, irc_builder, irc_function, irc_global, irc_slot, irc_value};
use crate::module::{function_id, global_id};
use crate::pointers::{optional_text, slice, slice_mut, text};
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use crate::types::{irc_type, optional_type, type_of, types_of};
use irc_bindings::opcode;
use irc_compiler::ir::builder::{InstBuilder, Number};
use irc_compiler::ir::entity::{Block, Value};
use irc_compiler::ir::signature::Signature;
use std::ffi::c_char;

/// A case of a switch.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct irc_case {
    /// The value.
    pub value: u64,
    /// Where it goes.
    pub block: irc_block,
}

/// One result, as a handle.
fn one(builder: &BuilderObject, results: &[Value]) -> irc_value {
    results.first().map(|&value| builder.handle(value)).unwrap_or_default()
}

/// Makes any operation of the IR whose operands are values: docs/ir.md lists them all. `words` are
/// those between its name and its operands, null for none; `type` is the controlling type where no
/// operand has it, else 0. Returns the first result; writes the second, unless `second` is null.
///
/// # Safety
/// `name` is a text and `words` is null or one; `operands` points to `count` values, `second` is
/// null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_op(
    builder: irc_builder,
    name: *const c_char,
    words: *const c_char,
    ty: irc_type,
    operands: *const irc_value,
    count: usize,
    second: *mut irc_value,
) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let name = unsafe { text(name, "name") }?;
            // SAFETY: as the caller says.
            let words = unsafe { optional_text(words, "words") }?.unwrap_or_default();
            let opcode = opcode(name).map_err(Failure::argument)?;
            let ty = optional_type(ty)?;
            // SAFETY: as the caller says.
            let operands = unsafe { arguments(b, operands, count) }?;
            let had = b.build.mistake().is_some();
            let results = b.build.operation(opcode, words, ty, &operands);
            if !second.is_null() {
                let value = one(b, results.get(1..).unwrap_or_default());
                // SAFETY: it is not null, so good to be written.
                unsafe { second.write(value) };
            }
            b.told(had)?;
            Ok(one(b, &results))
        })
    })
}

/// Makes the instruction of a text of the IR, in which %0, %1 and so on are the operands, such as
/// `%r = ptx.bfind.u32 %0`. Writes its results, and returns how many there are.
///
/// # Safety
/// `instruction` is a text; `operands` points to `count` values, `results` is good for `capacity`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_inst(
    builder: irc_builder,
    instruction: *const c_char,
    operands: *const irc_value,
    count: usize,
    results: *mut irc_value,
    capacity: usize,
) -> usize {
    guard_value(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let (instruction, places) = unsafe {
                (text(instruction, "instruction")?, slice_mut(results, capacity, "results")?)
            };
            // SAFETY: as the caller says.
            let operands = unsafe { arguments(b, operands, count) }?;
            let had = b.build.mistake().is_some();
            let made = b.build.text(instruction, &operands);
            b.told(had)?;
            for (place, &value) in places.iter_mut().zip(&made) {
                *place = b.handle(value);
            }
            Ok(made.len())
        })
    })
}

/// A number as a constant of an integer type; for floats see `irc_float`.
#[unsafe(no_mangle)]
pub extern "C" fn irc_int(builder: irc_builder, ty: irc_type, value: i64) -> irc_value {
    constant(builder, ty, Number::Int(value.into()))
}

/// A number as a constant of a float type, rounded to nearest.
#[unsafe(no_mangle)]
pub extern "C" fn irc_float(builder: irc_builder, ty: irc_type, value: f64) -> irc_value {
    constant(builder, ty, Number::Float(value))
}

fn constant(builder: irc_builder, ty: irc_type, number: Number) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            let ty = type_of(ty)?;
            let none = || Failure::argument(format!("{number} is no value of type {ty}"));
            let bits = number.bits(ty).ok_or_else(none)?;
            let value = b.with(|b| b.constant(ty, bits))?;
            Ok(b.handle(value))
        })
    })
}

/// The poison of a type.
#[unsafe(no_mangle)]
pub extern "C" fn irc_poison(builder: irc_builder, ty: irc_type) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            let ty = type_of(ty)?;
            let value = b.with(|b| b.poison(ty))?;
            Ok(b.handle(value))
        })
    })
}

/// `ptradd`: base + index * scale + offset in bytes. The index is an i32 or i64.
#[unsafe(no_mangle)]
pub extern "C" fn irc_ptradd(
    builder: irc_builder,
    base: irc_value,
    index: irc_value,
    scale: u32,
    offset: i64,
) -> irc_value {
    make(builder, |b| {
        let (base, index) = (b.value(base)?, b.value(index)?);
        b.with(|b| b.ptradd(base, index, scale, offset))
    })
}

/// `ptradd` without an index: base + offset in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn irc_ptr_offset(builder: irc_builder, base: irc_value, offset: i64) -> irc_value {
    make(builder, |b| {
        let base = b.value(base)?;
        b.with(|b| b.ptr_offset(base, offset))
    })
}

/// An operation with one result.
fn make(builder: irc_builder, act: impl FnOnce(&mut BuilderObject) -> Result<Value>) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            let value = act(b)?;
            Ok(b.handle(value))
        })
    })
}

/// `extract`: a lane of a vector.
#[unsafe(no_mangle)]
pub extern "C" fn irc_extract(builder: irc_builder, vector: irc_value, lane: u8) -> irc_value {
    make(builder, |b| {
        let vector = b.value(vector)?;
        b.with(|b| b.extract(vector, lane))
    })
}

/// `insert`: a vector with one lane replaced.
#[unsafe(no_mangle)]
pub extern "C" fn irc_insert(
    builder: irc_builder,
    vector: irc_value,
    value: irc_value,
    lane: u8,
) -> irc_value {
    make(builder, |b| {
        let (vector, value) = (b.value(vector)?, b.value(value)?);
        b.with(|b| b.insert_lane(vector, value, lane))
    })
}

/// `vbuild`: a vector of its lanes.
///
/// # Safety
/// `lanes` points to `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_vbuild(
    builder: irc_builder,
    ty: irc_type,
    lanes: *const irc_value,
    count: usize,
) -> irc_value {
    make(builder, |b| {
        // SAFETY: as the caller says.
        let (ty, lanes) = (type_of(ty)?, unsafe { arguments(b, lanes, count) }?);
        b.with(|b| b.vbuild(ty, &lanes))
    })
}

/// `shuffle`: a vector whose lanes are lanes of the first then of the second vector.
///
/// # Safety
/// `lanes` points to `count` numbers.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_shuffle(
    builder: irc_builder,
    ty: irc_type,
    first: irc_value,
    second: irc_value,
    lanes: *const u8,
    count: usize,
) -> irc_value {
    make(builder, |b| {
        // SAFETY: as the caller says.
        let given = unsafe { slice(lanes, count, "lanes") }?;
        let ty = type_of(ty)?;
        if given.len() != usize::from(ty.lanes() as u8) || given.len() > 8 {
            let message = format!("{ty} has {} lanes, not {}", ty.lanes(), given.len());
            return Err(Failure::argument(message));
        }
        let mut lanes = [0; 8];
        lanes[..given.len()].copy_from_slice(given);
        let (first, second) = (b.value(first)?, b.value(second)?);
        b.with(|b| b.shuffle(ty, first, second, lanes))
    })
}

/// `global_addr`: the address of a global variable.
#[unsafe(no_mangle)]
pub extern "C" fn irc_global_addr(builder: irc_builder, global: irc_global) -> irc_value {
    make(builder, |b| {
        let global = global_id(b.module, global)?;
        b.with(|b| b.global_addr(global))
    })
}

/// `slot_addr`: the address of a stack slot.
#[unsafe(no_mangle)]
pub extern "C" fn irc_slot_addr(builder: irc_builder, slot: irc_slot) -> irc_value {
    make(builder, |b| {
        let slot = b.slot(slot)?;
        b.with(|b| b.slot_addr(slot))
    })
}

/// `func_addr`: the address of a function.
#[unsafe(no_mangle)]
pub extern "C" fn irc_func_addr(builder: irc_builder, function: irc_function) -> irc_value {
    make(builder, |b| {
        let function = function_id(b.module, function)?;
        b.with(|b| b.func_addr(function))
    })
}

/// `alloca`: allocates bytes (an i64) on the stack, aligned to a power of two.
#[unsafe(no_mangle)]
pub extern "C" fn irc_alloca(builder: irc_builder, size: irc_value, align: u32) -> irc_value {
    make(builder, |b| {
        let size = b.value(size)?;
        b.with(|b| b.alloca(size, align))
    })
}

/// `barrier`: waits for all threads of the CTA; those of a warp come together where `aligned` is
/// not 0, as at `__syncthreads`.
#[unsafe(no_mangle)]
pub extern "C" fn irc_barrier(builder: irc_builder, aligned: u32) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            b.with(|b| if aligned == 0 { b.barrier() } else { b.barrier_aligned() }).map(|_| ())
        })
    })
}

/// `br`: goes to a block.
///
/// # Safety
/// `arguments` points to `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_br(
    builder: irc_builder,
    block: irc_block,
    arguments: *const irc_value,
    count: usize,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let (block, args) = (b.block(block)?, unsafe { self::arguments(b, arguments, count) }?);
            b.with(|b| b.br(block, &args)).map(|_| ())
        })
    })
}

/// `condbr`: goes to one block where the condition is true, else to the other.
///
/// # Safety
/// The arguments point to as many values as is said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_condbr_args(
    builder: irc_builder,
    condition: irc_value,
    then_block: irc_block,
    then_arguments: *const irc_value,
    then_count: usize,
    else_block: irc_block,
    else_arguments: *const irc_value,
    else_count: usize,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            let (condition, then, other) =
                (b.value(condition)?, b.block(then_block)?, b.block(else_block)?);
            // SAFETY: as the caller says.
            let then_args = unsafe { arguments(b, then_arguments, then_count) }?;
            // SAFETY: as the caller says.
            let else_args = unsafe { arguments(b, else_arguments, else_count) }?;
            b.with(|b| b.condbr(condition, (then, &then_args), (other, &else_args))).map(|_| ())
        })
    })
}

/// `condbr` to blocks without parameters.
#[unsafe(no_mangle)]
pub extern "C" fn irc_condbr(
    builder: irc_builder,
    condition: irc_value,
    then_block: irc_block,
    else_block: irc_block,
) -> irc_status {
    let none = std::ptr::null();
    // SAFETY: there are no arguments.
    unsafe { irc_condbr_args(builder, condition, then_block, none, 0, else_block, none, 0) }
}

/// `switch`: goes to the block of the case that equals the value, else to another. The blocks have
/// no parameters.
///
/// # Safety
/// `cases` points to `count` cases.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_switch(
    builder: irc_builder,
    value: irc_value,
    default_block: irc_block,
    cases: *const irc_case,
    count: usize,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let cases = unsafe { slice(cases, count, "cases") }?;
            let (value, other) = (b.value(value)?, b.block(default_block)?);
            let one = |case: &irc_case| Ok((u128::from(case.value), b.block(case.block)?));
            let cases: Vec<(u128, Block)> = cases.iter().map(one).collect::<Result<_>>()?;
            let cases: Vec<(u128, Block, &[Value])> =
                cases.iter().map(|&(case, block)| (case, block, &[][..])).collect();
            b.with(|b| b.switch(value, (other, &[]), &cases)).map(|_| ())
        })
    })
}

/// `ret`: returns from the function.
///
/// # Safety
/// `results` points to `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_ret(
    builder: irc_builder,
    results: *const irc_value,
    count: usize,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let results = unsafe { arguments(b, results, count) }?;
            b.with(|b| b.ret_values(&results)).map(|_| ())
        })
    })
}

/// `call`: calls a function. Writes its results, and returns how many there are.
///
/// # Safety
/// `operands` points to `count` values; `results` is good for `capacity`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_call(
    builder: irc_builder,
    function: irc_function,
    operands: *const irc_value,
    count: usize,
    results: *mut irc_value,
    capacity: usize,
) -> usize {
    guard_value(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let places = unsafe { slice_mut(results, capacity, "results") }?;
            let function = function_id(b.module, function)?;
            // SAFETY: as the caller says.
            let operands = unsafe { arguments(b, operands, count) }?;
            let made = b.with(|b| b.call_results(function, &operands))?;
            for (place, &value) in places.iter_mut().zip(&made) {
                *place = b.handle(value);
            }
            Ok(made.len())
        })
    })
}

/// `call_indirect`: calls the function at an address, which has parameters and results of these
/// types. Writes its results, and returns how many there are.
///
/// # Safety
/// The types and values point to as many as is said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_call_indirect(
    builder: irc_builder,
    address: irc_value,
    param_types: *const irc_type,
    result_types: *const irc_type,
    result_count: usize,
    operands: *const irc_value,
    count: usize,
    results: *mut irc_value,
    capacity: usize,
) -> usize {
    guard_value(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let (params, types, places) = unsafe {
                (
                    types_of(slice(param_types, count, "param_types")?)?,
                    types_of(slice(result_types, result_count, "result_types")?)?,
                    slice_mut(results, capacity, "results")?,
                )
            };
            let address = b.value(address)?;
            // SAFETY: as the caller says.
            let operands = unsafe { arguments(b, operands, count) }?;
            let signature = Signature::new(&params, None).with_results(&types);
            let made = b.with(|b| {
                let signature = b.import_signature(signature);
                b.call_indirect_results(signature, address, &operands)
            })?;
            for (place, &value) in places.iter_mut().zip(&made) {
                *place = b.handle(value);
            }
            Ok(made.len())
        })
    })
}

/// The index of the thread in the grid, x: `ctaid.x * ntid.x + tid.x`.
#[unsafe(no_mangle)]
pub extern "C" fn irc_thread_index_x(builder: irc_builder) -> irc_value {
    make(builder, |b| b.with(|b| b.thread_index_x()))
}
