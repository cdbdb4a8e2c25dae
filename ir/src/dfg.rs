//! The data flow graph of a function: what instructions and values are, not where they stand.
//!
//! Invariants that the methods keep: a result belongs to one instruction, a parameter to one
//! block; the results of an instruction are consecutive values; a constant (type and bits) is one
//! value however often it is asked for. Constants stand nowhere and dominate everything.

use crate::entity::{Block, Const, FuncId, Inst, PtxRef, SigRef, SwitchTable, Tag, Value};
use crate::op::{BlockCall, Effects, Opcode, Payload, PtxCode, SwitchData};
use crate::signature::Signature;
use crate::types::{I1, Type};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, EntityRef, ListPool, PrimaryMap, SecondaryMap};
use hashbrown::HashTable;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// An instruction.
#[derive(Clone, Debug)]
pub struct InstData {
    /// The operation.
    pub opcode: Opcode,
    /// What it carries besides operands.
    pub payload: Payload,
    /// Operands.
    pub args: EntityList<Value>,
    first_result: PackedOption<Value>,
    num_results: u16,
}

/// Where a value comes from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// Result number of an instruction.
    Result(Inst, u16),
    /// Parameter number of a block.
    Param(Block, u32),
    /// A constant.
    Const(Const),
}

/// The value of a constant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstData {
    /// The bits of a scalar or an address, zero above its width.
    Bits(u128),
    /// No value in particular: using it makes results poison. Of any type.
    Poison,
}

#[derive(Copy, Clone, Debug)]
struct ValueData {
    ty: Type,
    def: ValueDef,
}

#[derive(Clone, Debug, Default)]
struct BlockData {
    params: EntityList<Value>,
}

/// The data flow graph of a function.
#[derive(Clone, Debug, Default)]
pub struct Dfg {
    /// What the ids that are made here carry.
    tag: Tag,
    insts: PrimaryMap<Inst, InstData>,
    values: PrimaryMap<Value, ValueData>,
    blocks: PrimaryMap<Block, BlockData>,
    constants: PrimaryMap<Const, ConstData>,
    /// The value of each constant, by its type and data.
    known_constants: HashTable<Value>,
    switches: PrimaryMap<SwitchTable, SwitchData>,
    ptx: IndexSet<PtxCode, FxBuildHasher>,
    /// Signatures of indirect calls.
    pub signatures: PrimaryMap<SigRef, Signature>,
    /// Lists of operands and of block arguments.
    pub pool: ListPool<Value>,
}

impl Dfg {
    /// Makes room for about N more values and instructions.
    pub fn reserve(&mut self, values: usize, insts: usize) {
        self.values.reserve(values);
        self.insts.reserve(insts);
    }

    /// Gives back the room that nothing is in.
    pub(crate) fn shrink_to_fit(&mut self) {
        self.values.shrink_to_fit();
        self.insts.shrink_to_fit();
        self.blocks.shrink_to_fit();
    }

    // ---- ids ----

    /// Ids that are made from now on are told from those of other functions. The first function
    /// that a graph belongs to decides.
    pub(crate) fn set_tag(&mut self, func: FuncId) {
        if self.tag == Tag::NONE {
            self.tag = Tag::of(func);
        }
    }

    /// What the ids of the function carry.
    #[inline]
    pub(crate) fn tag(&self) -> Tag {
        self.tag
    }

    /// Whether the id is a value of this function and was not made for another.
    #[inline]
    pub fn owns_value(&self, value: Value) -> bool {
        self.values.is_valid(value) && self.tag.agrees(value.tag())
    }

    /// Whether the id is a block of this function and was not made for another.
    #[inline]
    pub fn owns_block(&self, block: Block) -> bool {
        self.blocks.is_valid(block) && self.tag.agrees(block.tag())
    }

    // ---- instructions ----

    /// Makes an instruction with results of these types. It stands nowhere until it is inserted
    /// into the layout; [`crate::cursor::Cursor`] does both.
    pub fn make_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst {
        let args = EntityList::from_slice(args, &mut self.pool);
        let inst = self.insts.next_key();
        let first = self.values.next_key().tagged(self.tag);
        for (i, &ty) in results.iter().enumerate() {
            self.values.push(ValueData { ty, def: ValueDef::Result(inst, i as u16) });
        }
        self.insts.push(InstData {
            opcode,
            payload,
            args,
            first_result: if results.is_empty() { None.into() } else { first.into() },
            num_results: u16::try_from(results.len()).expect("rows have far fewer results"),
        })
    }

    /// Changes what an instruction does; its results stay, so they must have the right types.
    pub fn replace_inst(&mut self, inst: Inst, opcode: Opcode, payload: Payload, args: &[Value]) {
        let mut list = self.insts[inst].args.take();
        list.clear(&mut self.pool);
        list.extend(args.iter().copied(), &mut self.pool);
        let data = &mut self.insts[inst];
        data.opcode = opcode;
        data.payload = payload;
        data.args = list;
    }

    /// The instruction.
    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst]
    }

    /// The instruction, to change its payload.
    pub fn inst_mut(&mut self, inst: Inst) -> &mut InstData {
        &mut self.insts[inst]
    }

    /// The operation of an instruction.
    #[inline]
    pub fn opcode(&self, inst: Inst) -> Opcode {
        self.insts[inst].opcode
    }

    /// The operands of an instruction, without the arguments of its branch targets.
    #[inline]
    pub fn args(&self, inst: Inst) -> &[Value] {
        self.insts[inst].args.as_slice(&self.pool)
    }

    /// The operands of an instruction, to change them.
    pub fn args_mut(&mut self, inst: Inst) -> &mut [Value] {
        self.insts[inst].args.as_mut_slice(&mut self.pool)
    }

    /// The results of an instruction in order.
    #[inline]
    pub fn results(
        &self,
        inst: Inst,
    ) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + use<> {
        let data = &self.insts[inst];
        let first = data.first_result.expand().map_or(0, Value::as_u32);
        let tag = self.tag;
        (first..first + u32::from(data.num_results)).map(move |i| Value::with_tag(i, tag))
    }

    /// The first result of an instruction, if it has one.
    #[inline]
    pub fn first_result(&self, inst: Inst) -> Option<Value> {
        self.insts[inst].first_result.expand()
    }

    /// Number of instructions ever made; ids are below it.
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// The reference to the code of a `ptx` operation; equal code has one.
    pub fn intern_ptx(&mut self, code: PtxCode) -> PtxRef {
        PtxRef::new(self.ptx.insert_full(code).0).tagged(self.tag)
    }

    /// Whether the id is code of this function and was not made for another.
    pub fn is_ptx(&self, code: PtxRef) -> bool {
        code.index() < self.ptx.len() && self.tag.agrees(code.tag())
    }

    /// The code of a `ptx` operation.
    #[inline]
    pub fn ptx(&self, code: PtxRef) -> &PtxCode {
        &self.ptx[code.index()]
    }

    /// All code of `ptx` operations, used or not.
    pub fn ptx_codes(&self) -> impl Iterator<Item = &PtxCode> {
        self.ptx.iter()
    }

    /// The code of an instruction, if it is a `ptx` operation.
    pub fn ptx_code(&self, inst: Inst) -> Option<&PtxCode> {
        match self.insts[inst].payload {
            Payload::Ptx(code) => Some(self.ptx(code)),
            _ => None,
        }
    }

    /// The effects of an instruction: those of its row and those of its payload.
    #[inline]
    pub fn effects(&self, inst: Inst) -> Effects {
        let data = &self.insts[inst];
        let effects = data.opcode.desc().effects;
        match data.payload {
            Payload::Mem(_)
            | Payload::Atomic(..)
            | Payload::Ptx(_)
            | Payload::Bulk(_)
            | Payload::Special(_) => self.effects_with_payload(effects, &data.payload),
            _ => effects,
        }
    }

    /// The effects of a row, changed by what the payload says.
    fn effects_with_payload(&self, mut effects: Effects, payload: &Payload) -> Effects {
        match *payload {
            Payload::Mem(flags) | Payload::Atomic(_, flags) => {
                if flags.is_strong() {
                    effects.reads = true;
                    effects.writes = true;
                }
                if flags.order.is_acquire() || flags.order.is_release() {
                    effects.orders = true;
                }
                if flags.nc && !flags.is_strong() {
                    effects.reads = false;
                }
            }
            Payload::Ptx(code) => effects = self.ptx(code).effects(),
            Payload::Bulk(flags) if flags.volatile => {
                effects.reads = true;
                effects.writes = true;
            }
            Payload::Special(reg) => {
                effects.volatile = reg.variation() == crate::op::Variation::Volatile;
            }
            _ => {}
        }
        effects
    }

    /// Whether the instruction is convergent by its row. A call is by the summary of its callee:
    /// see [`crate::module::Module::is_convergent`].
    #[inline]
    pub fn row_is_convergent(&self, inst: Inst) -> bool {
        let data = &self.insts[inst];
        match data.payload {
            Payload::Ptx(code) => self.ptx(code).is_convergent(),
            _ => data.opcode.desc().convergent,
        }
    }

    /// Whether an instruction may give poison though none of its operands is.
    pub fn may_make_poison(&self, inst: Inst) -> bool {
        let data = &self.insts[inst];
        match data.payload {
            _ if !data.payload.promises().is_empty() => true,
            Payload::Convert(flags) if flags.sat => false,
            Payload::Float(flags) if flags.normal => true,
            _ => data.opcode.desc().makes_poison,
        }
    }

    // ---- branch targets ----

    /// The branch targets of an instruction.
    #[inline]
    pub fn targets(&self, inst: Inst) -> &[BlockCall] {
        match &self.insts[inst].payload {
            Payload::Jump(target) => std::slice::from_ref(target),
            Payload::Branch(targets) => targets,
            Payload::Switch(table) => &self.switches[*table].targets,
            _ => &[],
        }
    }

    /// The branch targets of an instruction, to change them.
    pub fn targets_mut(&mut self, inst: Inst) -> &mut [BlockCall] {
        match &mut self.insts[inst].payload {
            Payload::Jump(target) => std::slice::from_mut(target),
            Payload::Branch(targets) => targets,
            Payload::Switch(table) => &mut self.switches[*table].targets,
            _ => &mut [],
        }
    }

    /// The arguments of a branch target.
    #[inline]
    pub fn call_args(&self, call: &BlockCall) -> &[Value] {
        call.args.as_slice(&self.pool)
    }

    /// Adds an argument to branch target number `target` of an instruction.
    pub fn push_target_arg(&mut self, inst: Inst, target: u32, arg: Value) {
        let Dfg { insts, switches, pool, .. } = self;
        let targets: &mut [BlockCall] = match &mut insts[inst].payload {
            Payload::Jump(target) => std::slice::from_mut(target),
            Payload::Branch(targets) => targets,
            Payload::Switch(table) => &mut switches[*table].targets,
            _ => return,
        };
        if let Some(call) = targets.get_mut(target as usize) {
            call.args.push(arg, pool);
        }
    }

    /// A branch target.
    pub fn block_call(&mut self, block: Block, args: &[Value]) -> BlockCall {
        BlockCall::new(block, args, &mut self.pool)
    }

    /// Adds a switch table.
    pub fn make_switch(&mut self, data: SwitchData) -> SwitchTable {
        self.switches.push(data).tagged(self.tag)
    }

    /// The cases and targets of a switch.
    pub fn switch(&self, table: SwitchTable) -> &SwitchData {
        &self.switches[table]
    }

    /// Whether the id is a switch table of this function and was not made for another.
    pub fn is_switch(&self, table: SwitchTable) -> bool {
        self.switches.is_valid(table) && self.tag.agrees(table.tag())
    }

    /// The cases and targets of a switch, to change them.
    pub fn switch_mut(&mut self, table: SwitchTable) -> &mut SwitchData {
        &mut self.switches[table]
    }

    /// Calls `f` with every value that the instruction uses: operands, then the arguments of its
    /// branch targets in order.
    #[inline]
    pub fn for_each_use(&self, inst: Inst, mut f: impl FnMut(Value)) {
        self.args(inst).iter().for_each(|&v| f(v));
        for call in self.targets(inst) {
            call.args.as_slice(&self.pool).iter().for_each(|&v| f(v));
        }
    }

    /// Replaces every value that the instruction uses by what `f` says.
    #[inline]
    pub fn map_uses(&mut self, inst: Inst, mut f: impl FnMut(Value) -> Value) {
        let Dfg { insts, switches, pool, .. } = self;
        // Memory that stays as it is need not be written back.
        let mut replace = |value: &mut Value| {
            let new = f(*value);
            if new != *value {
                *value = new;
            }
        };
        let data = &mut insts[inst];
        data.args.as_mut_slice(pool).iter_mut().for_each(&mut replace);
        let targets: &mut [BlockCall] = match &mut data.payload {
            Payload::Jump(target) => std::slice::from_mut(target),
            Payload::Branch(targets) => targets,
            Payload::Switch(table) => &mut switches[*table].targets,
            _ => &mut [],
        };
        for call in targets {
            call.args.as_mut_slice(pool).iter_mut().for_each(&mut replace);
        }
    }

    // ---- blocks ----

    /// Makes a block. It stands nowhere until it is inserted into the layout.
    pub fn make_block(&mut self) -> Block {
        self.blocks.push(BlockData::default()).tagged(self.tag)
    }

    /// Number of blocks ever made; ids are below it.
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The parameters of a block.
    #[inline]
    pub fn params(&self, block: Block) -> &[Value] {
        self.blocks[block].params.as_slice(&self.pool)
    }

    /// Adds a parameter to a block. The branches to it must be given an argument each.
    pub fn append_param(&mut self, block: Block, ty: Type) -> Value {
        let index = self.blocks[block].params.len(&self.pool) as u32;
        let value = self.make_value(ty, ValueDef::Param(block, index));
        self.blocks[block].params.push(value, &mut self.pool);
        value
    }

    /// Makes a value to become a parameter of a block by [`Self::attach_param`].
    pub fn make_param(&mut self, block: Block, ty: Type) -> Value {
        self.make_value(ty, ValueDef::Param(block, u32::MAX))
    }

    /// Adds a value made by [`Self::make_param`] to the parameters of its block. The branches to it
    /// must be given an argument each: see [`Self::push_target_arg`].
    pub fn attach_param(&mut self, value: Value) {
        if let ValueDef::Param(block, _) = self.values[value].def {
            let index = self.blocks[block].params.push(value, &mut self.pool) as u32;
            self.values[value].def = ValueDef::Param(block, index);
        }
    }

    /// Keeps the parameters of a block for which `keep` says so, by index; the branches to it must
    /// lose the same arguments.
    pub fn retain_params(&mut self, block: Block, mut keep: impl FnMut(usize) -> bool) {
        let old: Vec<Value> = self.params(block).to_vec();
        let mut list = self.blocks[block].params.take();
        list.clear(&mut self.pool);
        for (i, value) in old.into_iter().enumerate() {
            if keep(i) {
                let index = list.push(value, &mut self.pool) as u32;
                self.values[value].def = ValueDef::Param(block, index);
            }
        }
        self.blocks[block].params = list;
    }

    // ---- values ----

    fn make_value(&mut self, ty: Type, def: ValueDef) -> Value {
        self.values.push(ValueData { ty, def }).tagged(self.tag)
    }

    /// The type of a value.
    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value].ty
    }

    /// Where a value comes from.
    #[inline]
    pub fn def(&self, value: Value) -> ValueDef {
        self.values[value].def
    }

    /// The number that a value is the sign extension of: the operand of `sext`, or of a `zext` that
    /// promises it not to be negative.
    pub fn sign_extended(&self, value: Value) -> Option<Value> {
        let inst = self.def_inst(value)?;
        let is_sign = match self.opcode(inst) {
            Opcode::Sext => true,
            Opcode::Zext => self.inst(inst).payload.promises().nneg,
            _ => false,
        };
        is_sign.then(|| self.args(inst)[0])
    }

    /// The instruction that a value is a result of, if it is one.
    #[inline]
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.values[value].def {
            ValueDef::Result(inst, _) => Some(inst),
            _ => None,
        }
    }

    /// Number of values ever made; ids are below it.
    pub fn num_values(&self) -> usize {
        self.values.len()
    }

    /// Whether the id is a value of this function.
    pub fn is_value(&self, value: Value) -> bool {
        self.values.is_valid(value)
    }

    /// Whether the id is a block of this function.
    pub fn is_block(&self, block: Block) -> bool {
        self.blocks.is_valid(block)
    }

    /// A constant of this type. `bits` above the width of the type are dropped.
    pub fn constant(&mut self, ty: Type, bits: u128) -> Value {
        let mask = if ty.bits() >= 128 { u128::MAX } else { (1 << ty.bits()) - 1 };
        self.const_value(ty, ConstData::Bits(bits & mask))
    }

    /// The truth value `b`.
    pub fn bool(&mut self, b: bool) -> Value {
        self.constant(I1, u128::from(b))
    }

    /// Poison of this type.
    pub fn poison(&mut self, ty: Type) -> Value {
        self.const_value(ty, ConstData::Poison)
    }

    fn const_value(&mut self, ty: Type, data: ConstData) -> Value {
        let hash = FxBuildHasher.hash_one((ty, data));
        let is_this = |&value: &Value| self.ty(value) == ty && self.as_const(value) == Some(data);
        if let Some(&value) = self.known_constants.find(hash, is_this) {
            return value;
        }
        let constant = self.constants.push(data);
        let value = self.make_value(ty, ValueDef::Const(constant));
        let mut known = std::mem::take(&mut self.known_constants);
        known.insert_unique(hash, value, |&value| {
            let data = self.as_const(value).expect("only constants are known constants");
            FxBuildHasher.hash_one((self.ty(value), data))
        });
        self.known_constants = known;
        value
    }

    /// The constant that a value is, if it is one.
    #[inline]
    pub fn as_const(&self, value: Value) -> Option<ConstData> {
        match self.values[value].def {
            ValueDef::Const(c) => Some(self.constants[c]),
            _ => None,
        }
    }

    /// The bits of the constant that a value is, if it is one and not poison.
    #[inline]
    pub fn as_bits(&self, value: Value) -> Option<u128> {
        match self.as_const(value) {
            Some(ConstData::Bits(bits)) => Some(bits),
            _ => None,
        }
    }

    /// The constant that a value is, read as a signed number, if it is one and not poison.
    pub fn as_signed(&self, value: Value) -> Option<i128> {
        let shift = 128 - self.ty(value).bits();
        self.as_bits(value).map(|bits| ((bits << shift) as i128) >> shift)
    }
}

/// Values to be replaced by others, applied to a whole function in one sweep.
///
/// Chains are followed: after `replace(a, b)` and `replace(b, c)`, `a` becomes `c`.
#[derive(Clone, Debug, Default)]
pub struct Substitution {
    map: SecondaryMap<Value, PackedOption<Value>>,
    any: bool,
}

impl Substitution {
    /// Notes that `old` is to be replaced by `new`. They must differ after following chains.
    pub fn replace(&mut self, old: Value, new: Value) {
        let new = self.resolve(new);
        debug_assert_ne!(old, new, "a value cannot stand for itself");
        // A circle would be followed without an end.
        if old != new {
            self.map[old] = new.into();
            self.any = true;
        }
    }

    /// What stands for `value` in the end. Paths are not compressed here: see [`Self::find`].
    #[inline]
    pub fn resolve(&self, mut value: Value) -> Value {
        while let Some(next) = self.map.get(value).and_then(|next| next.expand()) {
            value = next;
        }
        value
    }

    /// Like [`Self::resolve`], and shortens the chain for the next time.
    #[inline]
    pub fn find(&mut self, value: Value) -> Value {
        match self.map.get(value).and_then(|next| next.expand()) {
            Some(_) => self.find_and_shorten(value),
            None => value,
        }
    }

    fn find_and_shorten(&mut self, value: Value) -> Value {
        let end = self.resolve(value);
        let mut value = value;
        while let Some(next) = self.map.get(value).and_then(|next| next.expand()) {
            self.map[value] = end.into();
            if next == end {
                break;
            }
            value = next;
        }
        end
    }

    /// Whether nothing is to be replaced.
    pub fn is_empty(&self) -> bool {
        !self.any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{F32, I32};

    #[test]
    fn a_constant_is_one_value() {
        let mut dfg = Dfg::default();
        let one = dfg.constant(I32, 1);
        assert_eq!(dfg.constant(I32, 1 | 1 << 40), one);
        assert_ne!(dfg.constant(F32, 1), one);
        assert_ne!(dfg.poison(I32), one);
        let minus = dfg.constant(I32, u128::MAX);
        assert_eq!((dfg.as_bits(minus), dfg.as_signed(minus)), (Some(0xffff_ffff), Some(-1)));
    }

    #[test]
    fn substitution_follows_chains() {
        let mut dfg = Dfg::default();
        let values: Vec<Value> = (0..4).map(|i| dfg.constant(I32, i)).collect();
        let mut subst = Substitution::default();
        subst.replace(values[0], values[1]);
        subst.replace(values[1], values[2]);
        assert_eq!(subst.find(values[0]), values[2]);
        assert_eq!(subst.resolve(values[3]), values[3]);
    }

    #[test]
    fn instructions_are_small() {
        assert!(size_of::<InstData>() <= 40, "{}", size_of::<InstData>());
        assert!(size_of::<ValueData>() <= 16, "{}", size_of::<ValueData>());
    }
}
