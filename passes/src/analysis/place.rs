//! Where in memory an access goes: what it reaches, what it cannot reach, how it is aligned.
//!
//! Two accesses reach different bytes if
//! - their addresses are constants apart that leave the bytes apart,
//! - their spaces differ, and neither is generic,
//! - they are within different variables or stack slots, at constant offsets (addresses carry no
//!   provenance), or one in a slot and the other a constant apart from a parameter; variables whose
//!   size the launch decides are no variables here,
//! - one is behind a `noalias` parameter, and the other within a variable, a slot or behind another
//!   parameter.
//!
//! An address is looked at through a bounded number of additions.

use super::KnownBits;
use cranelift_entity::SecondaryMap;
use irc_ir::data::DataTypes;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{FuncId, GlobalId, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::module::{Global, Module};
use irc_ir::op::{CacheOp, MemFlags, Opcode, Payload};
use irc_ir::signature::{Aggregate, Linkage};
use irc_ir::types::{Space, Type};

/// How many additions to a pointer are looked through.
const MAX_DEPTH: usize = 8;
/// The largest alignment that is looked for, as a power of two.
const MAX_ALIGN_LOG2: u32 = 7;

/// The size and the alignment of each variable of a module.
#[derive(Debug)]
pub struct Variables<'a> {
    types: &'a DataTypes,
    globals: SecondaryMap<GlobalId, Variable>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Variable {
    /// Bytes; none for one that shares its memory with others.
    size: u64,
    /// Bytes; 0 if nothing is known.
    align: u32,
}

impl<'a> Variables<'a> {
    /// The variables of a module, and its functions, which can be changed meanwhile.
    pub fn and_funcs(
        module: &'a mut Module,
    ) -> (Variables<'a>, impl Iterator<Item = (FuncId, &'a mut Function)>) {
        let shares_memory = |global: &Global| {
            global.dynamic || global.linkage == Linkage::External && global.space == Space::Shared
        };
        let mut globals: SecondaryMap<GlobalId, Variable> = SecondaryMap::new();
        for (id, global) in module.globals() {
            let size = if shares_memory(global) { 0 } else { module.types.layout(global.ty).size };
            globals[id] = Variable { size, align: global.align };
        }
        let (types, funcs) = module.types_and_funcs_mut();
        (Variables { types, globals }, funcs)
    }

    /// The data types of the module.
    pub fn types(&self) -> &'a DataTypes {
        self.types
    }

    fn slot_size(&self, func: &Function, slot: StackSlot) -> u64 {
        self.types.layout(func.slots[slot].ty).size
    }

    /// The base-2 logarithm of the alignment in bytes that a pointer has, as far as that is known.
    pub fn align_log2(&self, func: &Function, pointer: Value) -> u32 {
        let (dfg, mut known, mut at) = (&func.dfg, MAX_ALIGN_LOG2, pointer);
        for _ in 0..MAX_DEPTH {
            let inst = match dfg.def(at) {
                ValueDef::Result(inst, 0) => inst,
                ValueDef::Param(block, index) if func.layout.entry() == Some(block) => {
                    return known.min(param_align(func, index as usize).trailing_zeros());
                }
                _ => return 0,
            };
            match (dfg.opcode(inst), dfg.inst(inst).payload, dfg.args(inst)) {
                (_, Payload::Scale(scale, offset, _), &[inner, ref index @ ..]) => {
                    known = known.min(offset.trailing_zeros());
                    if let &[index] = index {
                        let bits = KnownBits::of(func, index);
                        known = known.min(bits.zeros.trailing_ones() + scale.trailing_zeros());
                    }
                    at = inner;
                }
                (Opcode::Addrcast, _, &[inner]) => at = inner,
                (_, Payload::Slot(slot), _) => {
                    return known.min(func.slots[slot].align.trailing_zeros());
                }
                (_, Payload::Global(global), _) => {
                    return known.min(self.globals[global].align.max(1).trailing_zeros());
                }
                _ => return 0,
            }
        }
        0
    }
}

/// The alignment in bytes that a parameter promises of what it points to.
fn param_align(func: &Function, index: usize) -> u32 {
    let Some(param) = func.signature.params.get(index) else { return 1 };
    match param.attrs.aggregate {
        Some(Aggregate::ByVal { align, .. } | Aggregate::Sret { align, .. }) => align,
        None => param.attrs.align.unwrap_or(1),
    }
}

/// The pointer that a pointer is a constant number of bytes behind, and that number.
pub fn constant_part(func: &Function, pointer: Value) -> (Value, i64) {
    let (mut base, mut offset) = (pointer, 0i64);
    for _ in 0..MAX_DEPTH {
        let Some(inst) = func.dfg.def_inst(base) else { break };
        match (func.dfg.args(inst), func.dfg.inst(inst).payload) {
            (&[inner], Payload::Scale(_, bytes, _)) => {
                (base, offset) = (inner, offset.wrapping_add(bytes));
            }
            _ => break,
        }
    }
    (base, offset)
}

/// What a pointer is derived from, and how far it is away with `offset` added, if that is a
/// constant.
pub(crate) fn root_of(func: &Function, pointer: Value, offset: i64) -> (Value, Option<i64>) {
    let dfg = &func.dfg;
    let (mut root, mut from_root) = (pointer, Some(offset));
    for _ in 0..MAX_DEPTH {
        let Some(inst) = dfg.def_inst(root) else { break };
        match (dfg.opcode(inst), dfg.inst(inst).payload, dfg.args(inst)) {
            (_, Payload::Scale(_, bytes, _), &[inner]) => {
                (root, from_root) = (inner, from_root.and_then(|sum| sum.checked_add(bytes)));
            }
            (_, Payload::Scale(..), &[inner, _]) => (root, from_root) = (inner, None),
            (Opcode::Addrcast, _, &[inner]) => root = inner,
            _ => break,
        }
    }
    (root, from_root)
}

/// A load or store that is weak, not volatile, and may see what a cache holds: other accesses may
/// take its place.
#[derive(Copy, Clone, Debug)]
pub struct PlainAccess {
    /// Where it goes.
    pub place: Place,
    /// The type of the value.
    pub ty: Type,
    /// How it is made.
    pub flags: MemFlags,
    /// The value that is stored; none of a load.
    pub stored: Option<Value>,
}

impl PlainAccess {
    /// That of an instruction, if it is one.
    pub fn of(func: &Function, variables: &Variables<'_>, inst: Inst) -> Option<PlainAccess> {
        let dfg = &func.dfg;
        let Payload::Mem(flags) = dfg.inst(inst).payload else { return None };
        if !is_plain(flags) {
            return None;
        }
        let (pointer, stored) = match (dfg.opcode(inst), dfg.args(inst)) {
            (Opcode::Load, &[pointer]) => (pointer, None),
            (Opcode::Store, &[value, pointer]) => (pointer, Some(value)),
            _ => return None,
        };
        let ty = dfg.ty(stored.or_else(|| dfg.first_result(inst))?);
        Some(PlainAccess { place: Place::of(func, variables, pointer, ty), ty, flags, stored })
    }
}

/// Whether an access is weak, not volatile, and may see what a cache holds.
pub(super) fn is_plain(flags: MemFlags) -> bool {
    !flags.is_strong() && flags.cache != Some(CacheOp::Cv)
}

/// What an access is known to reach.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Root {
    /// A stack slot, within its bytes.
    Slot(StackSlot),
    /// A variable of the module, within its bytes.
    Global(GlobalId),
    /// What a parameter of the function points to, and whether that is `noalias`; if not, a
    /// constant apart from it.
    Param(Value, bool),
    /// Anything.
    Other,
}

/// Where an access goes.
#[derive(Copy, Clone, Debug)]
pub struct Place {
    /// A pointer that the address is a constant apart from.
    pub base: Value,
    /// How many bytes it is behind that pointer.
    pub offset: i64,
    /// How many bytes are accessed.
    pub size: i64,
    /// The space of the pointer.
    pub space: Space,
    /// What the pointer is derived from.
    pub root: Root,
}

impl Place {
    /// That of an access to a value of this type at a pointer.
    pub fn of(func: &Function, variables: &Variables<'_>, pointer: Value, ty: Type) -> Place {
        let (base, offset) = constant_part(func, pointer);
        let (root, from_root) = root_of(func, base, offset);
        let space = func.dfg.ty(pointer).space().unwrap_or(Space::Generic);
        let size = i64::from(ty.bytes());
        Place { base, offset, size, space, root: Root::of(func, variables, root, from_root, size) }
    }

    /// Whether both are the same bytes.
    pub fn is(&self, other: &Place) -> bool {
        (self.base, self.offset, self.size) == (other.base, other.offset, other.size)
    }

    /// Whether both have no byte in common.
    pub fn is_apart(&self, other: &Place) -> bool {
        let are_apart =
            |a: &Place, b: &Place| a.offset.checked_add(a.size).is_some_and(|end| end <= b.offset);
        if self.base == other.base {
            return are_apart(self, other) || are_apart(other, self);
        }
        let is_known = |space| space != Space::Generic;
        if is_known(self.space) && is_known(other.space) && self.space != other.space {
            return true;
        }
        self.root.is_apart(other.root) || other.root.is_apart(self.root)
    }
}

impl Root {
    /// That of an access of `size` bytes, `at` from a pointer if that is known.
    fn of(
        func: &Function,
        variables: &Variables<'_>,
        value: Value,
        at: Option<i64>,
        size: i64,
    ) -> Root {
        let is_within = |bytes: u64| {
            let end = at.filter(|&at| at >= 0).and_then(|at| at.checked_add(size));
            end.is_some_and(|end| end as u64 <= bytes)
        };
        match func.dfg.def(value) {
            ValueDef::Param(block, index) if func.layout.entry() == Some(block) => {
                let param = func.signature.params.get(index as usize);
                let noalias = param.is_some_and(|param| param.attrs.noalias);
                if noalias || at.is_some() { Root::Param(value, noalias) } else { Root::Other }
            }
            ValueDef::Result(inst, _) => match func.dfg.inst(inst).payload {
                Payload::Slot(slot) if is_within(variables.slot_size(func, slot)) => {
                    Root::Slot(slot)
                }
                Payload::Global(global) if is_within(variables.globals[global].size) => {
                    Root::Global(global)
                }
                _ => Root::Other,
            },
            _ => Root::Other,
        }
    }

    /// Whether what one of both is derived from says that they reach different memory.
    fn is_apart(self, other: Root) -> bool {
        match (self, other) {
            (Root::Slot(a), Root::Slot(b)) => a != b,
            (Root::Global(a), Root::Global(b)) => a != b,
            (Root::Slot(_), Root::Global(_) | Root::Param(..)) => true,
            (Root::Param(a, true), Root::Param(b, _)) => a != b,
            (Root::Param(_, true), Root::Global(_)) => true,
            _ => false,
        }
    }
}
