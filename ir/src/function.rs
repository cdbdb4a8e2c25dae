//! A function: signature, attributes, blocks, instructions, stack slots, names and locations.

use crate::debug::{DebugFunction, Home};
use crate::dfg::{Dfg, Substitution};
use crate::dominance::Edge;
use crate::entity::{Block, DataType, FuncId, Inst, Loc, Name, StackSlot, Value};
use crate::layout::Layout;
use crate::location::Locations;
use crate::op::Payload;
use crate::signature::{Linkage, Signature};
use crate::types::Type;
use crate::unroll::Unroll;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};

/// What a function is to the outside.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FunctionKind {
    /// Launched from the host: `.entry`.
    Kernel,
    /// Called from the device: `.func`.
    Device,
}

/// Attributes of a function. Sizes are in threads, x then y then z.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct FunctionAttrs {
    /// Launches have at most this many threads in a CTA: the product of the three counts.
    pub maxntid: Option<[u32; 3]>,
    /// Launches have just this many threads in a CTA.
    pub reqntid: Option<[u32; 3]>,
    /// At least this many CTAs are wanted on a multiprocessor.
    pub minnctapersm: Option<u32>,
    /// At most this many registers a thread.
    pub maxnreg: Option<u32>,
    /// At most this many registers a thread in this function alone.
    pub local_maxnreg: Option<u32>,
    /// CTAs in a cluster.
    pub cluster: Option<[u32; 3]>,
    /// At most this many CTAs in a cluster, whose size the launch says.
    pub maxclusterrank: Option<u32>,
    /// Launches must say the size of clusters; those with [`Self::cluster`] must anyway.
    pub explicitcluster: bool,
    /// The grid of a launch counts clusters instead of CTAs.
    pub blocksareclusters: bool,
    /// Texts of `.pragma` for the whole body, such as `nounroll`.
    pub pragmas: Vec<Box<str>>,
    /// Never returns.
    pub noreturn: bool,
    /// Declared (external functions) to hold no convergent operation.
    pub nonconvergent: bool,
    /// What is wanted of its calls where bodies may stand in their place.
    pub inlining: Inlining,
    /// It is the same on all devices that have a function of this name and these numbers:
    /// `.unified`.
    pub unified: Option<[u64; 2]>,
}

impl FunctionAttrs {
    /// The most threads that launches have in a CTA, where that is promised.
    pub fn max_threads(&self) -> Option<u64> {
        let sizes = self.reqntid.or(self.maxntid)?;
        Some(sizes.into_iter().map(u64::from).product())
    }
}

impl FunctionAttrs {
    /// The attributes of an alias of a function with these.
    pub fn of_alias(&self) -> FunctionAttrs {
        FunctionAttrs { noreturn: self.noreturn, ..FunctionAttrs::default() }
    }
}

/// Whether the body of a function is wanted in the place of its calls.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Inlining {
    /// Where it is worth it.
    #[default]
    Auto,
    /// Nowhere: `noinline`.
    Never,
    /// Wherever it is possible, whatever its size: `alwaysinline`.
    Always,
}

/// A stack slot: memory of one thread for one call of the function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotData {
    /// What it holds.
    pub ty: DataType,
    /// Alignment in bytes, at least that of the type.
    pub align: u32,
    /// Whether its bytes begin as arbitrary ones, each the same for all reads, and not as poison.
    pub frozen: bool,
}

impl SlotData {
    /// A slot that begins as poison.
    pub fn new(ty: DataType, align: u32) -> SlotData {
        SlotData { ty, align, frozen: false }
    }
}

/// Names for people to read: an arena of strings.
#[derive(Clone, Debug, Default)]
pub struct Names {
    text: String,
    /// Where each ends; the next begins there.
    ends: PrimaryMap<Name, u32>,
}

impl Names {
    /// Adds a name.
    pub fn push(&mut self, name: &str) -> Name {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32)
    }

    /// The name with this id.
    pub fn get(&self, name: Name) -> &str {
        let start = name.index().checked_sub(1).map_or(0, |before| self.ends[Name::new(before)]);
        &self.text[start as usize..self.ends[name] as usize]
    }
}

/// A function. One without blocks is a declaration: its body is elsewhere.
#[derive(Clone, Debug)]
pub struct Function {
    /// Name of the symbol.
    pub name: String,
    /// Kernel or device function.
    pub kind: FunctionKind,
    /// Linkage of the symbol.
    pub linkage: Linkage,
    /// Parameters and result. The parameters of the entry block are those of the signature.
    pub signature: Signature,
    /// Attributes.
    pub attrs: FunctionAttrs,
    /// The function that this is another name of. It has no body then.
    pub aliasee: Option<FuncId>,
    /// It is a routine of a library of the compiler, and not another function of the same name.
    pub is_routine: bool,
    /// Instructions and values.
    pub dfg: Dfg,
    /// Their order.
    pub layout: Layout,
    /// Stack slots.
    pub slots: PrimaryMap<StackSlot, SlotData>,
    /// Source locations.
    pub locations: Locations,
    /// What it is in the source, if a debugger is to be told.
    pub debug: Option<Box<DebugFunction>>,
    /// The location of each instruction that has one.
    pub inst_locs: SecondaryMap<Inst, PackedOption<Loc>>,
    /// What branches ask of the loops that they close: few do.
    unroll: SecondaryMap<Inst, Option<Unroll>>,
    /// A builder has begun the body and not finished it.
    pub(crate) unfinished: bool,
    names: Names,
    value_names: SecondaryMap<Value, PackedOption<Name>>,
    block_names: SecondaryMap<Block, PackedOption<Name>>,
    slot_names: SecondaryMap<StackSlot, PackedOption<Name>>,
}

impl Function {
    /// A function with no body yet.
    pub fn new(name: &str, kind: FunctionKind, linkage: Linkage, signature: Signature) -> Self {
        Function {
            name: name.to_owned(),
            kind,
            linkage,
            signature,
            attrs: FunctionAttrs::default(),
            aliasee: None,
            is_routine: false,
            dfg: Dfg::default(),
            layout: Layout::default(),
            slots: PrimaryMap::new(),
            locations: Locations::default(),
            debug: None,
            inst_locs: SecondaryMap::new(),
            unroll: SecondaryMap::new(),
            unfinished: false,
            names: Names::default(),
            value_names: SecondaryMap::new(),
            block_names: SecondaryMap::new(),
            slot_names: SecondaryMap::new(),
        }
    }

    /// A visible kernel with these parameters and no body yet.
    pub fn kernel(name: &str, params: &[Type]) -> Self {
        let signature = Signature::new(params, None);
        Function::new(name, FunctionKind::Kernel, Linkage::Visible, signature)
    }

    /// Gives an alias what it shares with its aliasee.
    pub(crate) fn look_like(&mut self, aliasee: &Function) {
        self.signature = aliasee.signature.clone();
        self.attrs = aliasee.attrs.of_alias();
    }

    /// Takes the function out of its module, and leaves its declaration there.
    pub fn take_body(&mut self) -> Function {
        let mut declaration =
            Function::new(&self.name, self.kind, self.linkage, self.signature.clone());
        declaration.attrs = self.attrs.clone();
        std::mem::replace(self, declaration)
    }

    /// Makes room for about N more values and instructions, so that building is faster.
    pub fn reserve(&mut self, values: usize, insts: usize) {
        self.dfg.reserve(values, insts);
        self.layout.reserve(self.dfg.num_insts() + insts);
        if self.value_names.is_empty() {
            self.value_names = SecondaryMap::with_capacity(self.dfg.num_values() + values);
        }
    }

    /// Gives back the room for instructions, values and blocks that are not there yet.
    pub fn shrink_to_fit(&mut self) {
        self.dfg.shrink_to_fit();
    }

    /// Whether the body is elsewhere.
    pub fn is_declaration(&self) -> bool {
        self.layout.entry().is_none()
    }

    /// Whether this is a kernel.
    pub fn is_kernel(&self) -> bool {
        self.kind == FunctionKind::Kernel
    }

    /// Every instruction that stands in the function, block by block.
    pub fn insts(&self) -> impl Iterator<Item = Inst> + '_ {
        self.layout.blocks().flat_map(|block| self.layout.insts(block))
    }

    /// What a branch gives a parameter of the block that one of its edges leads to.
    pub fn edge_arg(&self, edge: Edge, index: usize) -> Option<Value> {
        let branch = self.terminator(edge.from)?;
        let call = self.dfg.targets(branch).get(edge.target as usize)?;
        self.dfg.call_args(call).get(index).copied()
    }

    /// The terminator of a block, if the block ends in one.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.layout.last_inst(block).filter(|&inst| self.dfg.opcode(inst).desc().terminator)
    }

    /// Calls `f` with each successor of a block, once for each branch target that names it.
    #[inline]
    pub fn for_each_successor(&self, block: Block, mut f: impl FnMut(Block)) {
        if let Some(inst) = self.layout.last_inst(block) {
            self.dfg.targets(inst).iter().for_each(|call| f(call.block));
        }
    }

    /// Replaces values everywhere in the function.
    pub fn substitute(&mut self, substitution: &mut Substitution) {
        if substitution.is_empty() {
            return;
        }
        let Function { dfg, layout, .. } = self;
        for block in layout.blocks() {
            for inst in layout.insts(block) {
                dfg.map_uses(inst, |value| substitution.find(value));
            }
        }
        layout.debug.map_values(|value| Some(substitution.find(value)));
    }

    /// The name of a value, if it has one.
    pub fn value_name(&self, value: Value) -> Option<&str> {
        self.value_names[value].expand().map(|name| self.names.get(name))
    }

    /// Names a value. Names are for people: two values may share one, and the printer tells them
    /// apart.
    pub fn set_value_name(&mut self, value: Value, name: &str) {
        self.value_names[value] = self.names.push(name).into();
    }

    /// Gives `to` the name of `from` if `to` has none: the rule of passes that replace a value.
    pub fn inherit_name(&mut self, from: Value, to: Value) {
        if self.value_names[to].is_none() && self.dfg.as_const(to).is_none() {
            self.value_names[to] = self.value_names[from];
        }
    }

    /// The name of a block, if it has one.
    pub fn block_name(&self, block: Block) -> Option<&str> {
        self.block_names[block].expand().map(|name| self.names.get(name))
    }

    /// Names a block.
    pub fn set_block_name(&mut self, block: Block, name: &str) {
        self.block_names[block] = self.names.push(name).into();
    }

    /// The name of a stack slot, if it has one.
    pub fn slot_name(&self, slot: StackSlot) -> Option<&str> {
        self.slot_names[slot].expand().map(|name| self.names.get(name))
    }

    /// Names a stack slot.
    pub fn set_slot_name(&mut self, slot: StackSlot, name: &str) {
        self.slot_names[slot] = self.names.push(name).into();
    }

    /// Keeps the stack slots for which `keep` says so; they get new ids, in the same order. No
    /// instruction may use one of the others.
    pub fn retain_slots(&mut self, mut keep: impl FnMut(StackSlot) -> bool) {
        let old = std::mem::take(&mut self.slots);
        let names = std::mem::take(&mut self.slot_names);
        let mut ids: SecondaryMap<StackSlot, PackedOption<StackSlot>> = SecondaryMap::new();
        for (slot, data) in old {
            if keep(slot) {
                let new = self.slots.push(data);
                self.slot_names[new] = names[slot];
                ids[slot] = new.into();
            }
        }
        for variable in self.debug.iter_mut().flat_map(|debug| debug.variables.values_mut()) {
            if let Home::Slot(slot) = variable.home {
                variable.home = ids[slot].expand().map_or(Home::Values, Home::Slot);
            }
        }
        if self.slots.is_empty() {
            return;
        }
        let Function { dfg, layout, .. } = self;
        for inst in layout.blocks().flat_map(|block| layout.insts(block)) {
            if let Payload::Slot(slot) = &mut dfg.inst_mut(inst).payload {
                *slot = ids[*slot].expect("an instruction uses only slots that are kept");
            }
        }
    }

    /// What a branch asks of the unrolling of the loop that it closes.
    #[inline]
    pub fn unroll(&self, branch: Inst) -> Option<Unroll> {
        self.unroll.get(branch).copied().flatten()
    }

    /// Says what a branch asks of the unrolling of the loop that it closes.
    pub fn set_unroll(&mut self, branch: Inst, unroll: Option<Unroll>) {
        if self.unroll(branch) != unroll {
            self.unroll[branch] = unroll;
        }
    }

    /// Lets a branch that takes the place of another, or goes past it, ask what that asks: the rule
    /// of passes that replace a branch.
    pub fn inherit_unroll(&mut self, from: Inst, to: Inst) {
        self.set_unroll(to, Unroll::merge(self.unroll(to), self.unroll(from)));
    }

    /// Whether some branch may ask for something.
    pub fn asks_unroll(&self) -> bool {
        !self.unroll.is_empty()
    }

    /// The location of an instruction, if it has one.
    pub fn loc(&self, inst: Inst) -> Option<Loc> {
        self.inst_locs[inst].expand()
    }
}
