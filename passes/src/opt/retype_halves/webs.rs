//! Which integers of 16 bits are to be halves: webs of values that are moved into each other.

use crate::analysis::count_uses;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::op::ptx::{PtxCode, PtxKind};
use irc_ir::types::{I16, I32, Scalar, Type};
use irc_ptx::isa::RegClass;
use rustc_hash::{FxHashMap, FxHashSet};

/// The type of halves that takes the place of one of integers.
pub(super) fn half_type(ty: Type) -> Option<Type> {
    match ty {
        I16 => Some(Type::Scalar(Scalar::F16)),
        Type::Vector(Scalar::I16, n) => Some(Type::Vector(Scalar::F16, n)),
        _ => None,
    }
}

/// Whether a type is one of halves.
pub(super) fn is_half(ty: Type) -> bool {
    matches!(ty.elem(), Some(Scalar::F16 | Scalar::BF16))
}

/// What an instruction is to the integers of 16 bits in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// It moves them: as halves it does the same.
    Moves,
    /// It passes them on as arguments.
    Branches,
    /// It is a block of text: which of them are in registers of 16 bits stands in it.
    Text,
    /// It makes them of the bits of other values, or makes those of them.
    Casts,
    /// It computes with them.
    Computes,
}

impl Role {
    pub(super) fn of(func: &Function, inst: Inst) -> Role {
        match func.dfg.opcode(inst) {
            Opcode::Load | Opcode::Store | Opcode::Select | Opcode::Freeze => Role::Moves,
            Opcode::Vbuild | Opcode::Splat | Opcode::Extract | Opcode::Insert => Role::Moves,
            Opcode::Shuffle => Role::Moves,
            Opcode::Br | Opcode::Condbr | Opcode::Switch => Role::Branches,
            Opcode::Ptx => match func.dfg.ptx_code(inst) {
                Some(code) if matches!(code.kind, PtxKind::Inline(_)) => Role::Text,
                _ => Role::Computes,
            },
            Opcode::Bitcast => Role::Casts,
            _ => Role::Computes,
        }
    }
}

/// Whether a slot of a text is a register of 16 bits.
pub(super) fn is_half_slot(code: &PtxCode, slot: usize) -> bool {
    code.classes[slot] == RegClass::B16
}

/// Two integers side by side in a word: `or (zext low), (shl (zext high), 16)`. The steps in
/// between have no other use.
pub(super) struct Pair {
    pub(super) halves: [Value; 2],
    steps: [Inst; 3],
}

impl Pair {
    fn find(func: &Function, uses: &Uses, inst: Inst) -> Option<Pair> {
        let dfg = &func.dfg;
        if dfg.opcode(inst) != Opcode::Or || dfg.ty(dfg.first_result(inst)?) != I32 {
            return None;
        }
        let step = |value: Value, opcode: Opcode| {
            let inst = dfg.def_inst(value)?;
            (dfg.opcode(inst) == opcode && uses[value] == 1).then_some(inst)
        };
        let zext = |value: Value| {
            let inst = step(value, Opcode::Zext)?;
            let half = dfg.args(inst)[0];
            (dfg.ty(half) == I16).then_some((half, inst))
        };
        let either = |x: Value, y: Value| {
            let (low, low_step) = zext(x)?;
            let shl =
                step(y, Opcode::Shl).filter(|&it| dfg.as_bits(dfg.args(it)[1]) == Some(16))?;
            let (high, high_step) = zext(dfg.args(shl)[0])?;
            Some(Pair { halves: [low, high], steps: [low_step, shl, high_step] })
        };
        let &[x, y] = dfg.args(inst) else { return None };
        either(x, y).or_else(|| either(y, x))
    }
}

/// A half of a word: `trunc word` and `trunc (lshr word, 16)`.
pub(super) struct Half {
    pub(super) value: Value,
    pub(super) word: Value,
    pub(super) lane: u8,
}

impl Half {
    pub(super) fn find(func: &Function, inst: Inst) -> Option<Half> {
        let dfg = &func.dfg;
        if dfg.opcode(inst) != Opcode::Trunc {
            return None;
        }
        let (value, word) = (dfg.first_result(inst)?, dfg.args(inst)[0]);
        if dfg.ty(value) != I16 || dfg.ty(word) != I32 {
            return None;
        }
        let shift = dfg.def_inst(word).filter(|&shift| dfg.opcode(shift) == Opcode::Lshr);
        match shift.map(|shift| dfg.args(shift)) {
            Some(&[whole, by]) if dfg.as_bits(by) == Some(16) => {
                Some(Half { value, word: whole, lane: 1 })
            }
            _ => Some(Half { value, word, lane: 0 }),
        }
    }
}

/// How often values are used.
type Uses = SecondaryMap<Value, u8>;

/// Whether a value may be one of a web: a constant is made anew where it is used.
fn is_member(func: &Function, value: Value) -> bool {
    half_type(func.dfg.ty(value)).is_some() && func.dfg.as_const(value).is_none()
}

/// Webs of values, and what it is worth to make halves of each.
pub(super) struct Webs {
    parents: SecondaryMap<Value, PackedOption<Value>>,
    /// The conversions between registers of 16 and of 32 bits that a web saves; complete at roots.
    saved: SecondaryMap<Value, i32>,
    /// Values that are needed as integers, too.
    kept: SecondaryMap<Value, bool>,
    pairs: FxHashMap<Inst, Pair>,
}

impl Webs {
    pub(super) fn new(func: &Function, blocks: &[Block]) -> Webs {
        let uses = count_uses(func, blocks);
        let pair = |inst| Some((inst, Pair::find(func, &uses, inst)?));
        let mut webs = Webs {
            parents: SecondaryMap::with_capacity(func.dfg.num_values()),
            saved: SecondaryMap::with_capacity(func.dfg.num_values()),
            kept: SecondaryMap::with_capacity(func.dfg.num_values()),
            pairs: func.insts().filter_map(pair).collect(),
        };
        let steps: FxHashSet<Inst> = webs.pairs.values().flat_map(|pair| pair.steps).collect();
        for inst in func.insts().filter(|inst| !steps.contains(inst)) {
            match Role::of(func, inst) {
                Role::Moves => webs.moves(func, inst),
                Role::Branches => webs.branches(func, inst),
                Role::Text => webs.text(func, inst),
                Role::Casts => webs.casts(func, inst),
                Role::Computes => webs.computes(func, &uses, inst),
            }
        }
        let entry = func.layout.entry();
        for &param in entry.map_or(&[][..], |entry| func.dfg.params(entry)) {
            webs.saved[param] -= 1;
        }
        webs.sum_up(func);
        webs
    }

    /// Adds what each value saves to its root.
    fn sum_up(&mut self, func: &Function) {
        let params = func.layout.blocks().flat_map(|block| func.dfg.params(block)).copied();
        for value in func.insts().flat_map(|inst| func.dfg.results(inst)).chain(params) {
            let root = self.root(value);
            if root != value {
                self.saved[root] += self.saved[value];
            }
        }
    }

    /// The integers that make a word, if an instruction puts two side by side that are to be
    /// halves.
    pub(super) fn pair(&self, func: &Function, inst: Inst) -> Option<[Value; 2]> {
        let halves = self.pairs.get(&inst)?.halves;
        halves.iter().all(|&half| self.is_half(func, half)).then_some(halves)
    }

    /// Whether a value is to be a half.
    pub(super) fn is_half(&self, func: &Function, value: Value) -> bool {
        is_member(func, value) && self.saved[self.root(value)] > 0
    }

    fn root(&self, mut value: Value) -> Value {
        while let Some(parent) = self.parents[value].expand() {
            value = parent;
        }
        value
    }

    fn join(&mut self, func: &Function, x: Value, y: Value) {
        if !is_member(func, x) || !is_member(func, y) {
            return;
        }
        let (x, y) = (self.root(x), self.root(y));
        if x != y {
            // The older one is the root, so that the way to it stays short.
            self.parents[x.max(y)] = x.min(y).into();
        }
    }

    fn branches(&mut self, func: &Function, inst: Inst) {
        let dfg = &func.dfg;
        for call in dfg.targets(inst) {
            for (&param, &arg) in dfg.params(call.block).iter().zip(dfg.call_args(call)) {
                self.join(func, param, arg);
            }
        }
        for &arg in dfg.args(inst) {
            self.as_integer(arg);
        }
    }

    fn moves(&mut self, func: &Function, inst: Inst) {
        let dfg = &func.dfg;
        if let Some(result) = dfg.first_result(inst) {
            for &arg in dfg.args(inst) {
                self.join(func, result, arg);
            }
        }
    }

    fn text(&mut self, func: &Function, inst: Inst) {
        let Some(code) = func.dfg.ptx_code(inst) else { return };
        let values = func.dfg.results(inst).chain(func.dfg.args(inst).iter().copied());
        for (slot, value) in values.enumerate() {
            if func.dfg.ty(value) != I16 {
                continue;
            }
            if is_half_slot(code, slot) {
                self.saved[value] += 1;
            } else {
                self.as_integer(value);
            }
        }
    }

    fn casts(&mut self, func: &Function, inst: Inst) {
        let (Some(result), &[arg]) = (func.dfg.first_result(inst), func.dfg.args(inst)) else {
            return;
        };
        for (value, other) in [(result, arg), (arg, result)] {
            let other = func.dfg.ty(other);
            let is_free = is_half(other) || other.lane().bits() >= 32;
            self.saved[value] += if is_free { 1 } else { -1 };
        }
    }

    fn computes(&mut self, func: &Function, uses: &Uses, inst: Inst) {
        if let Some(&Pair { halves: [low, high], .. }) = self.pairs.get(&inst) {
            self.join(func, low, high);
            self.saved[low] += 1;
            return;
        }
        if let Some(half) = Half::find(func, inst) {
            // The shift is of no use then.
            let saves_shift = half.lane == 1 && uses[func.dfg.args(inst)[0]] == 1;
            self.saved[half.value] -= i32::from(!saves_shift);
            return;
        }
        for result in func.dfg.results(inst) {
            self.saved[result] -= 1;
        }
        for &arg in func.dfg.args(inst) {
            self.as_integer(arg);
        }
    }

    fn as_integer(&mut self, value: Value) {
        if !std::mem::replace(&mut self.kept[value], true) {
            self.saved[value] -= 1;
        }
    }
}
