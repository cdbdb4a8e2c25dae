//! Allocated code as machine code again, to be read, checked and parsed like that of other stages.
//!
//! Each register of PTX is shown as the first register of machine code that it was given to, so a
//! name means the same before and after allocation. Registers that only break cycles of copies
//! come behind all others. Copies are instructions, at the ends of blocks or in blocks of their
//! own; blocks have no parameters and edges no arguments. [`crate::layout::emit`] does the same
//! without this form on the way.

use super::{Allocation, CopySite, RegCopy, as_move};
use crate::layout::{BlockOrder, EdgeId, Position, copy_inst};
use crate::mir::{Code, Edge, MirBlock, MirFunction, Terminator, VReg};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::entity::Block;
use irc_ptx::isa::Role;
use irc_ptx::{Inst, Origin, Reg};
use rustc_hash::FxHashMap;

/// The function with the registers of an allocation, no longer in SSA form.
pub fn apply(mir: &MirFunction, order: &BlockOrder, allocation: &Allocation) -> MirFunction {
    let mut shown = FxHashMap::default();
    for vreg in mir.classes.keys() {
        shown.entry(allocation.reg(vreg)).or_insert(vreg);
    }
    let blocks = order.blocks().map(|(_, block)| block.index() + 1).max().unwrap_or(0);
    let out = MirFunction {
        classes: mir.classes.clone(),
        prologue: mir.prologue.clone(),
        is_allocated: true,
        ..MirFunction::default()
    };
    let mut applier = Applier { mir, order, allocation, shown, next_block: blocks, out };
    for (place, block) in order.blocks() {
        applier.block(place, block);
    }
    applier.out
}

struct Applier<'a> {
    mir: &'a MirFunction,
    order: &'a BlockOrder,
    allocation: &'a Allocation,
    /// The register that stands for each register of PTX.
    shown: FxHashMap<Reg, VReg>,
    next_block: usize,
    out: MirFunction,
}

impl Applier<'_> {
    fn block(&mut self, place: Position, id: Block) {
        let block = self.mir.block(id);
        let mut code = Vec::with_capacity(block.code.len());
        if let [into] = *self.order.preds(place) {
            let from = self.mir.block(self.order.block(self.order.edge(into).from));
            self.copies(into, CopySite::TargetStart, from.origin, &mut code);
        }
        for statement in &block.code {
            match statement {
                Code::Inst(inst) => {
                    let inst = self.inst(inst);
                    if as_move(&inst).is_none_or(|(to, from)| to != from) {
                        code.push(Code::Inst(inst));
                    }
                }
                Code::Plain(statement) => code.push(Code::Plain(statement.clone())),
            }
        }
        for edge in self.order.succs(place) {
            self.copies(edge, CopySite::SourceEnd, block.origin, &mut code);
        }
        self.out.order.push(id);
        let mut split = Vec::new();
        let targets: Vec<Edge> =
            self.order.succs(place).map(|edge| self.edge(edge, block.origin, &mut split)).collect();
        let terminator = self.terminator(&block.terminator, targets);
        self.put(id, code, terminator, block.origin);
        self.out.order.extend(split);
    }

    /// The edge without arguments; where its copies need a block, the edge to that.
    fn edge(&mut self, edge: EdgeId, origin: PackedOption<Origin>, split: &mut Vec<Block>) -> Edge {
        let to = Edge { block: self.order.block(self.order.edge(edge).to), args: Box::default() };
        if self.allocation.site(edge) != CopySite::Edge {
            return to;
        }
        let id = Block::new(self.next_block);
        self.next_block += 1;
        let mut code = Vec::new();
        self.copies(edge, CopySite::Edge, origin, &mut code);
        self.put(id, code, Terminator::Jump(to), origin);
        split.push(id);
        Edge { block: id, args: Box::default() }
    }

    fn put(
        &mut self,
        id: Block,
        code: Vec<Code>,
        terminator: Terminator,
        origin: PackedOption<Origin>,
    ) {
        self.out.blocks[id] = Some(MirBlock { params: Vec::new(), code, terminator, origin });
    }

    fn terminator(&mut self, old: &Terminator, targets: Vec<Edge>) -> Terminator {
        let mut new = old.clone();
        for (edge, target) in new.edges_mut().zip(targets) {
            *edge = target;
        }
        if let Some(reg) = new.decides_mut() {
            *reg = self.reg(*reg);
        }
        if let Terminator::Stop(inst) = &mut new {
            **inst = self.inst(inst);
        }
        new
    }

    fn copies(
        &mut self,
        edge: EdgeId,
        site: CopySite,
        origin: PackedOption<Origin>,
        code: &mut Vec<Code>,
    ) {
        let allocation = self.allocation;
        for RegCopy { to, from } in allocation.copies_at(edge, site) {
            let to = self.shown(*to);
            let from = from.clone().map_regs(Role::Use, &mut |reg, _| self.shown(reg));
            let class = self.out.classes[to];
            code.push(Code::Inst(copy_inst(class, to, from).from(origin)));
        }
    }

    fn inst(&mut self, inst: &Inst<VReg>) -> Inst<VReg> {
        inst.clone().map_regs(|reg, _| self.reg(reg))
    }

    fn reg(&mut self, reg: VReg) -> VReg {
        self.shown(self.allocation.reg(reg))
    }

    fn shown(&mut self, reg: Reg) -> VReg {
        let classes = &mut self.out.classes;
        *self
            .shown
            .entry(reg)
            .or_insert_with(|| classes.push(reg.class().expect("allocated registers are numbered")))
    }
}
