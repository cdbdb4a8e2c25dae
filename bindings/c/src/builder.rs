//! Builders: blocks, variables, locations.
//!
//! The first mistake in a function is kept; what follows it does nothing that matters, and
//! `irc_builder_finish` tells it. So callers need not look at each value.

use crate::handles::{
    Object, irc_block, irc_builder, irc_file, irc_function, irc_module, irc_slot, irc_value,
    irc_variable, keep, number, object, part, release, serial,
};
use crate::module::{file_id, function_id, module_of};
use crate::pointers::{slice, slice_mut, text};
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use crate::types::{irc_type, number_of, type_of};
use irc_bindings::{Build, lock};
use irc_compiler::ir::builder::{FunctionBuilder, InstBuilder};
use irc_compiler::ir::data::DataKind;
use irc_compiler::ir::entity::{Block, StackSlot, Value, Variable};
use std::ffi::c_char;
use std::sync::{Arc, Mutex};

/// What a handle of a builder names.
pub struct BuilderObject {
    pub build: Build,
    /// The serial number of the module.
    pub module: u32,
    /// That of the builder.
    pub serial: u32,
}

/// The most values, blocks and the like of a function.
const MOST: u32 = (1 << 26) - 1;

impl BuilderObject {
    fn checked<H: crate::handles::Handle>(&self, handle: H) -> Result<u32> {
        let number = number(self.serial, handle)?;
        let none = || Failure::new(irc_status::IRC_HANDLE, format!("there is no such {}", H::WHAT));
        (number < MOST).then_some(number).ok_or_else(none)
    }

    pub fn value(&self, value: irc_value) -> Result<Value> {
        self.checked(value).map(Value::from_u32)
    }

    pub fn values(&self, values: &[irc_value]) -> Result<Vec<Value>> {
        values.iter().map(|&value| self.value(value)).collect()
    }

    pub fn block(&self, block: irc_block) -> Result<Block> {
        self.checked(block).map(Block::from_u32)
    }

    pub fn variable(&self, variable: irc_variable) -> Result<Variable> {
        self.checked(variable).map(Variable::from_u32)
    }

    pub fn slot(&self, slot: irc_slot) -> Result<StackSlot> {
        self.checked(slot).map(StackSlot::from_u32)
    }

    /// The handle of a value.
    pub fn handle(&self, value: Value) -> irc_value {
        part(self.serial, value.as_u32())
    }

    /// Does something with the builder; a mistake in it is the failure of the call.
    pub fn with<T>(&mut self, act: impl FnOnce(&mut FunctionBuilder<'_>) -> T) -> Result<T> {
        let had = self.build.mistake().is_some();
        let finished = || Failure::new(irc_status::IRC_BUILD, "the function is already finished");
        let result = self.build.with(act).ok_or_else(finished)?;
        self.told(had)?;
        Ok(result)
    }

    /// Tells a mistake that was not there before.
    pub fn told(&self, had: bool) -> Result<()> {
        match self.build.mistake() {
            Some(mistake) if !had => Err(Failure::new(irc_status::IRC_BUILD, mistake)),
            _ => Ok(()),
        }
    }
}

/// Does something with the builder of a handle; what goes wrong is its first mistake, if it has
/// none.
pub fn in_builder<T>(
    handle: irc_builder,
    act: impl FnOnce(&mut BuilderObject) -> Result<T>,
) -> Result<T> {
    let Object::Builder(shared) = object(handle)? else {
        return Err(Failure::new(irc_status::IRC_KIND, "it is no builder"));
    };
    let mut builder = lock(&shared);
    act(&mut builder).map_err(|failure| {
        // What the builder itself says has its place already.
        if builder.build.mistake() == Some(&failure.message) {
            return failure;
        }
        Failure { message: builder.build.fail(failure.message), ..failure }
    })
}

/// Begins the body of a function that has none.
#[unsafe(no_mangle)]
pub extern "C" fn irc_builder_new(module: irc_module, function: irc_function) -> irc_builder {
    guard_value(|| {
        let owner = serial(module.id);
        let id = function_id(owner, function)?;
        let build = Build::new(module_of(module)?, id);
        if let Some(mistake) = build.mistake() {
            return Err(Failure::new(irc_status::IRC_BUILD, mistake));
        }
        let object = BuilderObject { build, module: owner, serial: 0 };
        let shared = Arc::new(Mutex::new(object));
        let handle: irc_builder = keep(Object::Builder(shared.clone()))?;
        lock(&shared).serial = serial(handle.id);
        Ok(handle)
    })
}

/// Ends a function, and gives its builder back: IRC_BUILD with the first mistake, if there was one.
/// Its blocks are sealed.
#[unsafe(no_mangle)]
pub extern "C" fn irc_builder_finish(builder: irc_builder) -> irc_status {
    guard(|| {
        let Object::Builder(shared) = object(builder)? else {
            return Err(Failure::new(irc_status::IRC_KIND, "it is no builder"));
        };
        release(builder)?;
        let finished = lock(&shared).build.finish();
        finished.map_err(|mistake| Failure::new(irc_status::IRC_BUILD, mistake))
    })
}

/// Gives a builder back without ending its function, which stays unfinished: the module cannot be
/// compiled.
#[unsafe(no_mangle)]
pub extern "C" fn irc_builder_free(builder: irc_builder) -> irc_status {
    guard(|| release(builder))
}

/// IRC_BUILD with the first mistake, if there was one; the builder goes on.
#[unsafe(no_mangle)]
pub extern "C" fn irc_builder_check(builder: irc_builder) -> irc_status {
    guard(|| in_builder(builder, |b| b.told(false)))
}

/// Makes the entry with the parameters of the function, and goes there; writes the parameters.
///
/// # Safety
/// `params` is good for `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_begin(
    builder: irc_builder,
    params: *mut irc_value,
    count: usize,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        let places = unsafe { slice_mut(params, count, "params") }?;
        in_builder(builder, |b| {
            let params = b.with(|b| b.begin())?;
            if params.len() != places.len() {
                let found = places.len();
                let message = format!("the function has {} parameters, not {found}", params.len());
                return Err(Failure::argument(message));
            }
            for (place, &param) in places.iter_mut().zip(&params) {
                *place = b.handle(param);
            }
            Ok(())
        })
    })
}

/// Makes a block. It gets its place when it is first gone to.
#[unsafe(no_mangle)]
pub extern "C" fn irc_block_new(builder: irc_builder) -> irc_block {
    guard_value(|| {
        in_builder(builder, |b| {
            let block = b.with(|b| b.create_block())?;
            Ok(part(b.serial, block.as_u32()))
        })
    })
}

/// Adds a parameter to a block; each branch to it needs an argument.
#[unsafe(no_mangle)]
pub extern "C" fn irc_block_param(
    builder: irc_builder,
    block: irc_block,
    ty: irc_type,
) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            let (block, ty) = (b.block(block)?, type_of(ty)?);
            let value = b.with(|b| b.append_block_param(block, ty))?;
            Ok(b.handle(value))
        })
    })
}

/// What follows goes to the end of this block.
#[unsafe(no_mangle)]
pub extern "C" fn irc_block_enter(builder: irc_builder, block: irc_block) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            let block = b.block(block)?;
            b.with(|b| b.switch_to_block(block))
        })
    })
}

/// Says that all branches to a block are made. Blocks that are not sealed are by
/// `irc_builder_finish`.
#[unsafe(no_mangle)]
pub extern "C" fn irc_block_seal(builder: irc_builder, block: irc_block) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            let block = b.block(block)?;
            b.with(|b| b.seal_block(block))
        })
    })
}

/// Declares a variable that can be written more than once.
#[unsafe(no_mangle)]
pub extern "C" fn irc_variable_new(builder: irc_builder, ty: irc_type) -> irc_variable {
    guard_value(|| {
        in_builder(builder, |b| {
            let ty = type_of(ty)?;
            let variable = b.with(|b| b.declare_var(ty))?;
            Ok(part(b.serial, variable.as_u32()))
        })
    })
}

/// Names a variable, for messages and for people to read.
///
/// # Safety
/// `name` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_variable_name(
    builder: irc_builder,
    variable: irc_variable,
    name: *const c_char,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let name = unsafe { text(name, "name") }?;
            let variable = b.variable(variable)?;
            b.with(|b| b.name_var(variable, name))
        })
    })
}

/// Writes a variable.
#[unsafe(no_mangle)]
pub extern "C" fn irc_variable_set(
    builder: irc_builder,
    variable: irc_variable,
    value: irc_value,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            let (variable, value) = (b.variable(variable)?, b.value(value)?);
            b.with(|b| b.def_var(variable, value))
        })
    })
}

/// Reads a variable.
#[unsafe(no_mangle)]
pub extern "C" fn irc_variable_get(builder: irc_builder, variable: irc_variable) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            let variable = b.variable(variable)?;
            let value = b.with(|b| b.use_var(variable))?;
            Ok(b.handle(value))
        })
    })
}

/// Makes a stack slot for a number of values of a type.
#[unsafe(no_mangle)]
pub extern "C" fn irc_slot_new(builder: irc_builder, ty: irc_type, count: u64) -> irc_slot {
    guard_value(|| {
        in_builder(builder, |b| {
            let ty = type_of(ty)?;
            let slot = b.with(|b| {
                let types = &mut b.module().types;
                let scalar = types.value(ty);
                let array = types.intern(DataKind::Array(scalar, count))?;
                Ok(b.create_slot(array))
            })?;
            let slot = slot.map_err(|error: irc_compiler::ir::data::DataError| {
                Failure::argument(error.to_string())
            })?;
            Ok(part(b.serial, slot.as_u32()))
        })
    })
}

/// Sets the location of what follows.
#[unsafe(no_mangle)]
pub extern "C" fn irc_location(
    builder: irc_builder,
    file: irc_file,
    line: u32,
    column: u32,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            let file = file_id(b.module, file)?;
            b.with(|b| b.set_loc(file, line, column, None)).map(|_| ())
        })
    })
}

/// What follows has no location.
#[unsafe(no_mangle)]
pub extern "C" fn irc_location_clear(builder: irc_builder) -> irc_status {
    guard(|| in_builder(builder, |b| b.with(|b| b.clear_loc())))
}

/// Names a value, for people to read.
///
/// # Safety
/// `name` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_value_name(
    builder: irc_builder,
    value: irc_value,
    name: *const c_char,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        let name = unsafe { text(name, "name") }?;
        in_builder(builder, |b| {
            let value = b.value(value)?;
            b.with(|b| {
                // One that is none is a mistake that the builder keeps.
                let _ = b.ty(value);
                if b.error().is_none() {
                    b.func().set_value_name(value, name);
                }
            })
        })
    })
}

/// The type of a value, 0 if it is none.
#[unsafe(no_mangle)]
pub extern "C" fn irc_value_type(builder: irc_builder, value: irc_value) -> irc_type {
    guard_value(|| {
        in_builder(builder, |b| {
            let value = b.value(value)?;
            b.with(|b| b.ty(value)).map(number_of)
        })
    })
}

/// The arguments of a branch or an operation.
///
/// # Safety
/// `first` points to `count` values.
pub unsafe fn arguments(
    builder: &BuilderObject,
    first: *const irc_value,
    count: usize,
) -> Result<Vec<Value>> {
    // SAFETY: as the caller says.
    builder.values(unsafe { slice(first, count, "arguments") }?)
}
