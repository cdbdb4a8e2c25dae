//! From allocated machine code to the statements of a body.
//!
//! Blocks follow each other in their order; an edge that needs a block of its own has it right
//! behind the block that it leaves. A jump to what comes next is left out. So is a block that does
//! nothing and has one edge into it: then nobody meets there. Blocks are neither merged nor
//! duplicated, and no block gets an edge from anywhere else, so threads reconverge where they did
//! before.
//!
//! Branches, by the facts that the module on branches lists: one that closes or leaves a loop is
//! never `.uni`, and is negated only if it closes a loop on false and could not be turned round.
//! Any other may be negated to save a jump, and is `.uni` where ptxas is to be told. An
//! unconditional jump is always `.uni`.
//!
//! Registers are numbered from 1 within their class, in the order in which they first appear, and
//! only those that appear are declared. Labels are numbered likewise, and stand only where
//! something goes to them.
//!
//! Copies and jumps belong to the terminator of the block that their edge leaves, so they have its
//! source location.

use super::order::{BlockOrder, EdgeId, Position};
use crate::debug::trace::{Trace, Traced, Tracing};
use crate::mir::{Code, MirBlock, MirFunction, Terminator, VReg};
use crate::regalloc::{Allocation, CopySite, RegCopy, as_move};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, SecondaryMap};
use irc_ir::entity::Block;
use irc_ptx::isa::{PtxType, RegClass, Uni, rows};
use irc_ptx::{Body, Inst, Label, Loc, Operand, Origin, Reg, Register, Statement, Symbol};
use smallvec::{SmallVec, smallvec};

/// What the statements say besides the code.
#[derive(Copy, Clone, Default)]
pub struct Notes<'a> {
    /// The source location of what has this origin.
    pub location: Option<&'a dyn Fn(PackedOption<Origin>) -> Option<Loc>>,
    /// A comment on the code that has this origin.
    pub comment: Option<&'a dyn Fn(PackedOption<Origin>) -> Option<String>>,
    /// A comment on a block.
    pub block_comment: Option<&'a dyn Fn(Block) -> Option<String>>,
}

/// Writes the body of a function. `table` gives the name of the n-th table of branch targets,
/// counted from 0.
pub fn emit(
    mir: MirFunction,
    order: &BlockOrder,
    allocation: &Allocation,
    notes: Notes<'_>,
    table: &mut dyn FnMut(u32) -> Symbol,
) -> Body {
    let mut statements = Vec::new();
    let registers = emit_to(mir, order, allocation, notes, table, &mut |statement| {
        statements.push(statement);
    });
    Body { registers, named: Vec::new(), statements }
}

/// The same, where each statement is given to `out`, and what it was made from is gone then. How
/// many registers of each class there are.
pub fn emit_to(
    mir: MirFunction,
    order: &BlockOrder,
    allocation: &Allocation,
    notes: Notes<'_>,
    table: &mut dyn FnMut(u32) -> Symbol,
    out: &mut dyn FnMut(Statement),
) -> [u32; 6] {
    emit_traced(mir, (order, allocation), notes, table, out, None).0
}

/// The same, with labels where what a debugger is told changes.
pub(crate) fn emit_traced(
    mut mir: MirFunction,
    (order, allocation): (&BlockOrder, &Allocation),
    notes: Notes<'_>,
    table: &mut dyn FnMut(u32) -> Symbol,
    out: &mut dyn FnMut(Statement),
    tracing: Option<Tracing<'_>>,
) -> ([u32; 6], Option<Traced>) {
    let plan = Plan::new(&mir, order, allocation);
    std::mem::take(&mut mir.prologue).into_iter().for_each(&mut *out);
    let trace = tracing.map(|tracing| Trace::new(tracing, out));
    let mut emitter = Emitter {
        order,
        allocation,
        notes,
        table,
        tables: 0,
        numbers: Numbers::default(),
        origin: None.into(),
        location: None,
        out,
        trace,
    };
    for at in 0..plan.nodes.len() {
        emitter.node(&mut mir, &plan, at);
    }
    let Emitter { numbers, out, trace, .. } = emitter;
    let traced = trace.map(|trace| trace.finish(out, |reg| numbers.known(reg)));
    (numbers.declared(), traced)
}

/// What stands in the sequence of the code.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Node {
    /// A block.
    Block(Position),
    /// The copies of an edge.
    Edge(EdgeId),
}

/// How a node ends.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Ending {
    /// With an instruction that ends the thread, or by a table of targets.
    Other,
    /// With a jump, unless the target comes next.
    Jump(Node),
    /// With a branch to `first` on true (on false if negated), and then a jump.
    Branch { first: Node, negated: bool, uni: bool, then: Node },
}

/// The sequence of the code.
struct Plan<'a> {
    order: &'a BlockOrder,
    allocation: &'a Allocation,
    /// For a block that is left out, the block that is reached instead; for others themselves.
    targets: PrimaryMap<Position, Position>,
    nodes: Vec<Node>,
    endings: Vec<Ending>,
    /// By place, the number of the label; 0 if nothing goes there.
    block_labels: PrimaryMap<Position, u32>,
    edge_labels: SecondaryMap<EdgeId, u32>,
}

impl<'a> Plan<'a> {
    fn new(mir: &MirFunction, order: &'a BlockOrder, allocation: &'a Allocation) -> Self {
        let mut plan = Self {
            order,
            allocation,
            targets: order.blocks().map(|(place, _)| place).collect(),
            nodes: Vec::with_capacity(order.len()),
            endings: Vec::with_capacity(order.len()),
            block_labels: order.blocks().map(|_| 0).collect(),
            edge_labels: SecondaryMap::new(),
        };
        let left_out = plan.skip_empty_blocks(mir);
        for (place, _) in order.blocks() {
            if left_out.contains(place) {
                continue;
            }
            plan.nodes.push(Node::Block(place));
            let split = order.succs(place).filter(|&edge| allocation.site(edge) == CopySite::Edge);
            let before = plan.nodes.len();
            plan.nodes.extend(split.map(Node::Edge));
            // The one that can fall into the next block goes last.
            plan.nodes[before..].sort_by_key(|&node| match node {
                Node::Edge(edge) => order.edge(edge).to.index() == place.index() + 1,
                Node::Block(_) => false,
            });
        }
        for at in 0..plan.nodes.len() {
            let ending = plan.ending(mir, at);
            plan.endings.push(ending);
        }
        plan.number_labels();
        plan
    }

    /// Blocks that do nothing but go on, and that one edge enters.
    fn skip_empty_blocks(&mut self, mir: &MirFunction) -> EntitySet<Position> {
        let mut left_out = EntitySet::with_capacity(self.order.len());
        // From the back, so that most chains are resolved at once.
        for (place, block) in self.order.blocks().rev() {
            let MirBlock { code, terminator: Terminator::Jump(_), .. } = mir.block(block) else {
                continue;
            };
            let [into] = *self.order.preds(place) else { continue };
            let Some(out) = self.order.succs(place).next() else { continue };
            let to = self.order.edge(out).to;
            let copies_here = self.allocation.copies_at(into, CopySite::TargetStart);
            if code.is_empty()
                && copies_here.is_empty()
                && self.allocation.copies(out).is_empty()
                && to != place
            {
                self.targets[place] = to;
                left_out.insert(place);
            }
        }
        left_out
    }

    /// What an edge leads to.
    fn target(&self, edge: EdgeId) -> Node {
        if self.allocation.site(edge) == CopySite::Edge {
            Node::Edge(edge)
        } else {
            Node::Block(self.reached(self.order.edge(edge).to))
        }
    }

    /// The block that is reached where empty ones are left out. Each of those has one edge into
    /// it, so a chain of them is walked once, and ends.
    fn reached(&self, mut place: Position) -> Position {
        while self.targets[place] != place {
            place = self.targets[place];
        }
        place
    }

    fn ending(&self, mir: &MirFunction, at: usize) -> Ending {
        let place = match self.nodes[at] {
            Node::Edge(edge) => {
                return Ending::Jump(Node::Block(self.reached(self.order.edge(edge).to)));
            }
            Node::Block(place) => place,
        };
        let mut edges = self.order.succs(place);
        match &mir.block(self.order.block(place)).terminator {
            Terminator::Table { .. } | Terminator::Stop(_) => Ending::Other,
            Terminator::Jump(_) => {
                let edge = edges.next().expect("a jump has one edge");
                Ending::Jump(self.target(edge))
            }
            Terminator::Branch { divergent, .. } => {
                let then = edges.next().expect("a branch has two edges");
                let other = edges.next().expect("a branch has two edges");
                self.branch(at, place, [then, other], *divergent)
            }
        }
    }

    fn branch(&self, at: usize, place: Position, edges: [EdgeId; 2], divergent: bool) -> Ending {
        let [first, then] = edges.map(|edge| self.target(edge));
        if first == then {
            return Ending::Jump(first);
        }
        let reached = edges.map(|edge| self.reached(self.order.edge(edge).to));
        let closes = reached.map(|to| self.order.closes_loop(place, to));
        let leaves = reached.iter().any(|&to| self.order.leaves_loop(place, to));
        let uni = !divergent && !closes[0] && !closes[1] && !leaves;
        // Nothing helps a loop that is closed on false, but a jump less.
        let may_negate = closes[1] || !(closes[0] || leaves);
        if self.nodes.get(at + 1) == Some(&first) && may_negate {
            return Ending::Branch { first: then, negated: true, uni, then: first };
        }
        Ending::Branch { first, negated: false, uni, then }
    }

    /// Calls `visit` for what is gone to by a label.
    fn for_each_target(&self, at: usize, mut visit: impl FnMut(Node)) {
        let next = self.nodes.get(at + 1).copied();
        match self.endings[at] {
            Ending::Jump(node) if next != Some(node) => visit(node),
            Ending::Jump(_) => {}
            Ending::Branch { first, then, .. } => {
                visit(first);
                if next != Some(then) {
                    visit(then);
                }
            }
            Ending::Other => {
                if let Node::Block(place) = self.nodes[at] {
                    self.order.succs(place).for_each(|edge| visit(self.target(edge)));
                }
            }
        }
    }

    fn number_labels(&mut self) {
        for at in 0..self.nodes.len() {
            let mut targets: SmallVec<[Node; 2]> = SmallVec::new();
            self.for_each_target(at, |node| targets.push(node));
            for node in targets {
                *self.label_mut(node) = 1;
            }
        }
        let mut count = 0;
        for at in 0..self.nodes.len() {
            let label = self.label_mut(self.nodes[at]);
            if *label > 0 {
                count += 1;
                *label = count;
            }
        }
    }

    fn label_mut(&mut self, node: Node) -> &mut u32 {
        match node {
            Node::Block(place) => &mut self.block_labels[place],
            Node::Edge(edge) => &mut self.edge_labels[edge],
        }
    }

    fn label(&self, node: Node) -> u32 {
        match node {
            Node::Block(place) => self.block_labels[place],
            Node::Edge(edge) => self.edge_labels[edge],
        }
    }
}

/// The numbers of registers, in the order of their first appearance.
#[derive(Default)]
struct Numbers {
    /// By class and old number; 0 if it has not appeared yet.
    new: [Vec<u32>; 6],
    counts: [u32; 6],
}

impl Numbers {
    #[inline]
    fn reg(&mut self, reg: Reg) -> Reg {
        let class = reg.class().expect("allocated registers are numbered");
        let (new, count) = (&mut self.new[class as usize], &mut self.counts[class as usize]);
        let index = reg.index() as usize;
        if index >= new.len() {
            new.resize((index + 1).next_power_of_two().max(64), 0);
        }
        if new[index] == 0 {
            *count += 1;
            new[index] = *count;
        }
        Reg::new(class, new[index])
    }

    /// The number that a register got, if it has appeared.
    fn known(&self, reg: Reg) -> Option<Reg> {
        let class = reg.class()?;
        let number = self.new[class as usize].get(reg.index() as usize).copied();
        Some(Reg::new(class, number.filter(|&number| number > 0)?))
    }

    /// How many registers of each class the body declares: number 0 is among them, though unused.
    fn declared(&self) -> [u32; 6] {
        self.counts.map(|count| if count > 0 { count + 1 } else { 0 })
    }
}

struct Emitter<'a, 't> {
    order: &'a BlockOrder,
    allocation: &'a Allocation,
    notes: Notes<'a>,
    table: &'a mut dyn FnMut(u32) -> Symbol,
    tables: u32,
    numbers: Numbers,
    /// The origin of the last statement.
    origin: PackedOption<Origin>,
    location: Option<Loc>,
    out: &'a mut dyn FnMut(Statement),
    /// What a debugger is told, if it is.
    trace: Option<Trace<'t>>,
}

impl Emitter<'_, '_> {
    fn node(&mut self, mir: &mut MirFunction, plan: &Plan<'_>, at: usize) {
        let node = plan.nodes[at];
        let label = plan.label(node);
        if label > 0 {
            (self.out)(Statement::Label(Label::Numbered(label)));
        }
        match node {
            Node::Edge(edge) => {
                let from = self.order.edge(edge).from;
                if let Some(trace) = &mut self.trace {
                    trace.enter_edge(edge, from);
                }
                let from = self.order.block(from);
                let origin = mir.block(from).origin;
                self.copies(self.allocation.copies(edge), origin);
                self.jumps(plan, at, None, origin);
            }
            Node::Block(place) => self.block(mir, plan, at, place),
        }
    }

    fn block(&mut self, mir: &mut MirFunction, plan: &Plan<'_>, at: usize, place: Position) {
        let id = self.order.block(place);
        if let Some(comment) = self.notes.block_comment.and_then(|comment| comment(id)) {
            (self.out)(Statement::Comment(comment.into()));
        }
        if let [into] = *self.order.preds(place) {
            let from = self.order.edge(into).from;
            let copies = self.allocation.copies_at(into, CopySite::TargetStart);
            if let Some(trace) = self.trace.as_mut().filter(|_| !copies.is_empty()) {
                trace.enter_edge(into, from);
            }
            self.copies(copies, mir.block(self.order.block(from)).origin);
        }
        if let Some(trace) = &mut self.trace {
            trace.enter(place);
        }
        let (code, mut noted) = (std::mem::take(&mut mir.block_mut(id).code), 0);
        let end = code.len();
        for (index, code) in code.into_iter().enumerate() {
            self.changes(place, index, &mut noted);
            match code {
                Code::Inst(inst) => self.inst(inst),
                Code::Plain(statement) => self.plain(*statement),
            }
        }
        self.changes(place, end, &mut noted);
        let block = mir.block(id);
        for edge in self.order.succs(place) {
            self.copies(self.allocation.copies_at(edge, CopySite::SourceEnd), block.origin);
        }
        match &block.terminator {
            Terminator::Jump(_) => self.jumps(plan, at, None, block.origin),
            Terminator::Branch { pred, .. } => {
                let pred = self.numbers.reg(self.allocation.reg(*pred));
                self.jumps(plan, at, Some(pred), block.origin);
            }
            Terminator::Table { index, divergent, .. } => {
                let labels = self.order.succs(place).map(|edge| {
                    let label = plan.label(plan.target(edge));
                    Label::Numbered(label)
                });
                let index = self.numbers.reg(self.allocation.reg(*index));
                let table = (self.table)(self.tables);
                self.tables += 1;
                // It must be declared before it is used.
                (self.out)(Statement::BranchTargets(table, labels.collect()));
                let operands = smallvec![Operand::Reg(index), Operand::Symbol(table, 0)];
                let jump = Inst::new(rows::BRX_IDX, operands);
                let jump = if *divergent { jump } else { jump.with(Uni::Uni) };
                self.push(jump.from(block.origin));
            }
            Terminator::Stop(inst) => self.inst(Inst::clone(inst)),
        }
    }

    /// Notes where variables are before an instruction.
    fn changes(&mut self, place: Position, index: usize, noted: &mut usize) {
        if let Some(trace) = &mut self.trace {
            trace.changes(place, index, noted);
        }
    }

    fn plain(&mut self, statement: Statement) {
        self.flush();
        if let Some(trace) = &mut self.trace {
            trace.plain(&statement);
        }
        (self.out)(statement);
    }

    fn flush(&mut self) {
        if let Some(trace) = &mut self.trace {
            trace.flush(self.out);
        }
    }

    /// The branch and the jump at the end of a node.
    fn jumps(
        &mut self,
        plan: &Plan<'_>,
        at: usize,
        pred: Option<Reg>,
        origin: PackedOption<Origin>,
    ) {
        let bra = |node| {
            let target = Operand::Label(Label::Numbered(plan.label(node)));
            Inst::new(rows::BRA, smallvec![target]).from(origin)
        };
        let last = match (plan.endings[at], pred) {
            (Ending::Jump(node), _) => node,
            (Ending::Branch { first, negated, uni, then }, Some(pred)) => {
                let branch = if uni { bra(first).with(Uni::Uni) } else { bra(first) };
                self.push(if negated { branch.guarded_not(pred) } else { branch.guarded(pred) });
                then
            }
            _ => return,
        };
        if plan.nodes.get(at + 1) != Some(&last) {
            self.push(bra(last).with(Uni::Uni));
        }
    }

    fn copies(&mut self, copies: &[RegCopy], origin: PackedOption<Origin>) {
        for copy in copies {
            let to = self.numbers.reg(copy.to);
            let from = match copy.from {
                Operand::Reg(from) => Operand::Reg(self.numbers.reg(from)),
                ref constant => constant.clone(),
            };
            let class = copy.to.class().expect("allocated registers are numbered");
            self.push(copy_inst(class, to, from).from(origin));
        }
    }

    fn inst(&mut self, inst: Inst<VReg>) {
        if let Some((to, from)) = as_move(&inst)
            && self.allocation.reg(to) == self.allocation.reg(from)
        {
            return;
        }
        let (allocation, numbers) = (self.allocation, &mut self.numbers);
        let inst = inst.map_regs(|reg, _| numbers.reg(allocation.reg(reg)));
        self.push(inst);
    }

    /// Appends an instruction, with what is to be said about it before.
    fn push(&mut self, inst: Inst<Reg>) {
        if inst.origin != self.origin {
            self.origin = inst.origin;
            if let Some(trace) = &mut self.trace {
                trace.moved_to(inst.origin);
            }
            let location = self.notes.location.and_then(|location| location(inst.origin));
            if location.is_some() && location != self.location {
                self.location = location;
                if let Some(loc) = location {
                    self.flush();
                    (self.out)(Statement::Loc(Box::new(loc)));
                }
            }
            if let Some(text) = self.notes.comment.and_then(|comment| comment(inst.origin)) {
                (self.out)(Statement::Comment(text.into()));
            }
        }
        self.flush();
        if let Some(trace) = &mut self.trace {
            trace.inst();
        }
        (self.out)(Statement::Inst(inst));
    }
}

/// The instruction that makes a copy.
pub(crate) fn copy_inst<R: Register>(class: RegClass, to: R, from: Operand<R>) -> Inst<R> {
    let ty = match (class, &from) {
        // There is no move of 8 bits.
        (RegClass::B8, _) => {
            let operands = [Operand::Reg(to), from];
            return Inst::typed(rows::CVT_INT, PtxType::U8, operands).with_type(1, PtxType::U8);
        }
        (_, Operand::F32(_)) => PtxType::F32,
        (_, Operand::F64(_)) => PtxType::F64,
        _ => class.ty(),
    };
    let row = if class == RegClass::Pred { rows::MOV_PRED } else { rows::MOV };
    Inst::typed(row, ty, [Operand::Reg(to), from])
}
