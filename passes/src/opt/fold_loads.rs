//! Folds loads of constant memory: the value is read off the initialiser of the global.
//!
//! The global is internal, so that neither another module nor the host, who find memory by its
//! name, can put something else there; its memory is constant memory, or `constant`, so the
//! initial contents stay. The load is plain, its address is the global plus a constant, and each
//! lane that it reads is a number, the address of a function (a table of virtual functions), or
//! that of a global. What is computed from it is folded, too.

use super::{Changed, fold};
use crate::analysis::Analyses;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::InitPart;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{FuncId, GlobalId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::module::{Global, Init, Module, Symbol};
use irc_ir::op::{Opcode, Order, Payload};
use irc_ir::signature::Linkage;
use irc_ir::types::{PTR, Space, Type};

/// What a load reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Bits(u128),
    /// The address of a function, or of a global in the space that it is in, perhaps as a generic
    /// one.
    Address {
        symbol: Symbol,
        offset: i64,
        generic: bool,
        space: Option<Space>,
    },
}

/// Folds loads of constant memory in every function of a module.
pub fn fold_loads(module: &mut Module) -> Changed {
    let mut changed = Changed::No;
    if !module.globals().any(|(_, global)| is_fixed(global)) {
        return changed;
    }
    for id in (0..module.num_funcs() as u32).map(FuncId::from_u32) {
        let func = module.func(id);
        let loads: Vec<(Inst, Vec<Known>)> =
            func.insts().filter_map(|inst| Some((inst, read(module, func, inst)?))).collect();
        if loads.is_empty() {
            continue;
        }
        let func = module.func_mut(id);
        let mut substitution = Substitution::default();
        for (load, lanes) in loads {
            let old = func.dfg.first_result(load).expect("a load has a result");
            let new = build(func, load, func.dfg.ty(old), &lanes);
            func.inherit_name(old, new);
            substitution.replace(old, new);
            func.layout.remove_inst(load);
        }
        func.substitute(&mut substitution);
        changed |= Changed::Yes | fold(func, &Analyses::default());
    }
    changed
}

/// Whether memory has its initial contents for good.
fn is_fixed(global: &Global) -> bool {
    let is_ours = global.linkage == Linkage::Internal;
    let is_read_only = global.space == Space::Const || global.attrs.constant;
    is_ours && is_read_only && global.init.is_some() && !global.dynamic
}

/// What a load reads, lane by lane, if it is one of constant memory and that is known.
fn read(module: &Module, func: &Function, inst: Inst) -> Option<Vec<Known>> {
    let dfg = &func.dfg;
    let Payload::Mem(flags) = dfg.inst(inst).payload else { return None };
    if dfg.opcode(inst) != Opcode::Load || flags.volatile || flags.order != Order::Weak {
        return None;
    }
    let (global, offset) = address(func, *dfg.args(inst).first()?)?;
    let global = module.get_global(global).filter(|global| is_fixed(global))?;
    let ty = dfg.ty(dfg.first_result(inst)?);
    let lane = lane_type(ty)?;
    let size = u64::from(lane.bytes());
    let read_lane = |index: u32| {
        let at = offset.checked_add(u64::from(index) * size)?;
        let known = contents(module, global, at, size)?;
        suits(known, lane).then_some(known)
    };
    (0..ty.lanes()).map(read_lane).collect()
}

/// Copies what is at an address that lies in constant memory; `None` if that is not known.
pub(super) fn copy_constant(
    module: &Module,
    func: &Function,
    from: Value,
    to: &mut [u8],
) -> Option<()> {
    /// The most bytes that one number has.
    const STEP: usize = 16;
    let (global, offset) = address(func, from)?;
    let global = module.get_global(global).filter(|global| is_fixed(global))?;
    for (index, part) in to.chunks_mut(STEP).enumerate() {
        let at = offset.checked_add((index * STEP) as u64)?;
        let Known::Bits(bits) = contents(module, global, at, part.len() as u64)? else {
            return None;
        };
        part.copy_from_slice(&bits.to_le_bytes()[..part.len()]);
    }
    Some(())
}

/// The type of each lane; the handles of textures, samplers and surfaces are the host's.
fn lane_type(ty: Type) -> Option<Type> {
    (!ty.is_handle()).then(|| ty.lane())
}

/// Whether a value of a type can be made of what is known.
fn suits(known: Known, ty: Type) -> bool {
    match known {
        // There is no other constant of a pointer.
        Known::Bits(bits) => ty.space().is_none() || bits == 0,
        Known::Address { symbol: Symbol::Func(_), offset, .. } => ty == PTR && offset == 0,
        Known::Address { generic, space, .. } => match generic {
            true => ty == PTR,
            false => ty.space() == space,
        },
    }
}

/// The global that an address lies in, and the offset there.
fn address(func: &Function, mut pointer: Value) -> Option<(GlobalId, u64)> {
    let (dfg, mut sum) = (&func.dfg, 0i64);
    loop {
        let inst = dfg.def_inst(pointer)?;
        let args = dfg.args(inst);
        match (dfg.opcode(inst), dfg.inst(inst).payload) {
            (Opcode::GlobalAddr, Payload::Global(global)) => {
                return Some((global, u64::try_from(sum).ok()?));
            }
            (Opcode::Addrcast, _) => pointer = *args.first()?,
            (Opcode::Ptradd, Payload::Scale(scale, offset, _)) => {
                let index = match args.get(1) {
                    Some(&index) => {
                        i64::try_from(dfg.as_signed(index)?).ok()?.checked_mul(scale.into())?
                    }
                    None => 0,
                };
                sum = sum.checked_add(index)?.checked_add(offset)?;
                pointer = *args.first()?;
            }
            _ => return None,
        }
    }
}

/// The contents of `size` bytes at an offset of a global. What the initialiser leaves out is zero,
/// padding too.
fn contents(module: &Module, global: &Global, at: u64, size: u64) -> Option<Known> {
    let (types, end) = (&module.types, at.checked_add(size)?);
    (end <= types.layout(global.ty).size).then_some(())?;
    let mut bits = 0u128;
    let mut put = |offset: u64, bytes: &[u8]| {
        for (place, &byte) in (offset..end).zip(bytes).filter(|(place, _)| *place >= at) {
            bits |= u128::from(byte) << (8 * (place - at));
        }
    };
    let mut work = vec![(global.init.as_ref()?, InitPart::Data(global.ty), 0u64)];
    while let Some((init, part, offset)) = work.pop() {
        let part_end = offset + part.size(types);
        if part_end <= at || offset >= end {
            continue;
        }
        match init {
            Init::Zero => {}
            Init::Bits(bits) => {
                let bytes = bits.to_le_bytes();
                put(offset, &bytes[..bytes.len().min((part_end - offset) as usize)]);
            }
            Init::Bytes(bytes) => {
                // Only what is read: strings may be long.
                let skipped = at.saturating_sub(offset);
                let rest = bytes.get(skipped as usize..).unwrap_or_default();
                put(offset + skipped, rest);
            }
            // One byte of an address is no constant of the IR.
            Init::Address { mask: Some(_), .. } | Init::Fields(_) => return None,
            &Init::Address { symbol, offset: plus, generic, mask: None } => {
                let space = match symbol {
                    Symbol::Func(_) => None,
                    Symbol::Global(id) => Some(module.global(id).space),
                };
                let all = (offset, part_end) == (at, end);
                return all.then_some(Known::Address { symbol, offset: plus, generic, space });
            }
            Init::List(list) => {
                let first = part.index_of(types, at.saturating_sub(offset));
                let rest = list.get(first as usize..).unwrap_or_default();
                for (index, init) in (first..).zip(rest) {
                    let Some((inner, plus)) = part.element(types, index) else { break };
                    if offset + plus >= end {
                        break;
                    }
                    work.push((init, inner, offset + plus));
                }
            }
        }
    }
    Some(Known::Bits(bits))
}

/// The value of these lanes, made before an instruction.
fn build(func: &mut Function, before: Inst, ty: Type, lanes: &[Known]) -> Value {
    let lane = lane_type(ty).expect("it was read");
    let mut cur = Cursor::before(func, before);
    let lanes: Vec<Value> = lanes.iter().map(|&known| value(&mut cur, lane, known)).collect();
    match lanes[..] {
        [one] if ty == lane => one,
        _ => cur.vbuild(ty, &lanes),
    }
}

fn value(cur: &mut Cursor<'_>, ty: Type, known: Known) -> Value {
    match known {
        Known::Bits(bits) => cur.constant(ty, bits),
        Known::Address { symbol: Symbol::Func(id), .. } => cur.func_addr(id),
        Known::Address { symbol: Symbol::Global(id), offset, generic, space } => {
            let space = space.expect("globals are in a space");
            let mut address = cur.global_addr(id, space);
            if offset != 0 {
                address = cur.ptr_offset(address, offset);
            }
            if generic { cur.addrcast(Space::Generic, address) } else { address }
        }
    }
}
