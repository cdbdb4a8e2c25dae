//! Moves what only some ways need to where these begin.
//!
//! A computation whose results are used on one side of a branch alone goes to that side: the others
//! do without it, and what it makes needs no register before. The place is the beginning of the
//! block that dominates all uses and is nearest to them, outside of loops that the computation is
//! not in. ptxas does so in part only: what it leaves in front of a branch it may compute again in
//! each round of a loop behind, and it takes the descriptor of memory out of uniform registers
//! there (measured: a loop of 24 instructions was one of 56).
//!
//! A loop that a branch leads into gets a block in front of it, which is such a place; it goes
//! again where nothing moved to it. Definitions are visited behind their uses, so what a moved
//! computation needs follows it.
//!
//! Left where they are: what is more than a computation, what is convergent, and what would keep
//! operands longer in more registers than its results take. (Parameters of kernels and what a grid
//! has once are in a constant bank and take none.)
//!
//! **Refinement.** The same operands are computed with, on fewer ways. **Convergence.** Nothing
//! convergent is moved; an edge that is split stays one edge.
//!
//! **Locations.** Instructions keep their own. A variable that has a value which was moved is the
//! sum that this is of its operands, if it is one, until the value is there; else it is not known.
//! A variable that is told of nowhere else has the value from there on.

mod debug;

use super::{Changed, only_computes};
use crate::analysis::{Analyses, Dominators, Loops};
use crate::opt::split_edge::split_edge;
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Payload, Variation};

/// How far the tree of dominators is climbed for the place of one more use.
const MAX_CLIMB: usize = 64;

/// Moves what only some ways need to where these begin.
pub fn sink(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    let num_blocks = func.layout.blocks().count();
    let is_whole = |analyses: &Analyses| analyses.cfg(func).postorder().len() == num_blocks;
    if num_blocks < 2 || !is_whole(analyses) {
        return Changed::No;
    }
    let added = split_entries(func, analyses);
    if added.is_empty() {
        return Sink::run(func, analyses, remarks);
    }
    Sink::run(func, &Analyses::default(), remarks);
    added.iter().for_each(|added| take_back(func, added));
    // Blocks have been made, also where none of them stays.
    Changed::Edges
}

/// A block that was put on an edge.
struct Added {
    block: Block,
    branch: Inst,
    target: usize,
}

/// Puts a block in front of each loop that one edge of a branch leads into.
fn split_entries(func: &mut Function, analyses: &Analyses) -> Vec<Added> {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let mut added = Vec::new();
    for l in loops.iter().filter(|&l| !loops.is_irreducible(l)) {
        let Some(edge) = loops.only_entry_edge(cfg, l) else { continue };
        let branch = func.terminator(edge.from).expect("an edge leaves a branch");
        if !matches!(func.dfg.inst(branch).payload, Payload::Branch(_)) {
            continue;
        }
        let block = split_edge(func, edge);
        added.push(Added { block, branch, target: edge.target as usize });
    }
    added
}

/// Takes a block off its edge if nothing moved to it.
fn take_back(func: &mut Function, added: &Added) {
    let &Added { block, branch, target } = added;
    let jump = func.terminator(block).expect("it ends in a jump");
    if let Payload::Jump(call) = func.dfg.inst(jump).payload
        && func.layout.first_inst(block) == Some(jump)
    {
        func.dfg.targets_mut(branch)[target] = call;
        func.layout.remove_block(block);
    }
}

struct Sink<'f> {
    dom: &'f Dominators,
    loops: &'f Loops,
    /// The block that dominates all uses of a value that were seen, and is nearest to them.
    uses: SecondaryMap<Value, PackedOption<Block>>,
    /// What is used in several blocks.
    spread: EntitySet<Value>,
    /// What was moved.
    moved: EntitySet<Value>,
}

impl Sink<'_> {
    fn run(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
        let (dom, loops) = (analyses.dominators(func), analyses.loops(func));
        let mut uses = SecondaryMap::new();
        uses.resize(func.dfg.num_values());
        let mut sink = Sink { dom, loops, uses, spread: EntitySet::new(), moved: EntitySet::new() };
        for &block in analyses.cfg(func).postorder() {
            let mut next = func.layout.last_inst(block);
            while let Some(inst) = next {
                next = func.layout.prev_inst(inst);
                let place = sink.place(func, block, inst);
                if place != block {
                    sink.move_to(func, inst, place, remarks);
                }
                func.dfg.for_each_use(inst, |value| sink.note_use(value, place));
            }
        }
        if sink.moved.is_empty() {
            return Changed::No;
        }
        if !func.layout.debug.is_empty() {
            debug::follow(func, dom, &sink.moved);
        }
        Changed::Yes
    }

    /// The block in which an instruction of `block` is to stand.
    fn place(&self, func: &Function, block: Block, inst: Inst) -> Block {
        if !may_move(func, inst) {
            return block;
        }
        let used = func.dfg.results(inst).filter_map(|result| self.uses[result].expand());
        let Some(mut place) = used.reduce(|a, b| self.dom.common(a, b, MAX_CLIMB)) else {
            return block;
        };
        // Out of the loops that the instruction is not in.
        while place != block
            && self.loops.innermost(place).is_some_and(|l| !self.loops.contains(l, block))
        {
            place = self.dom.idom(place).expect("the block of the instruction dominates it");
        }
        let is_behind = place != block && self.dom.dominates(block, place);
        if is_behind && self.saves_registers(func, block, inst) { place } else { block }
    }

    /// Whether the operands that nothing needs behind the block take no more registers than the
    /// results.
    fn saves_registers(&self, func: &Function, block: Block, inst: Inst) -> bool {
        let is_needed_behind = |value: Value| {
            let at = self.uses[value].expand();
            self.spread.contains(value)
                || at.is_some_and(|at| at != block)
                || is_in_constant_bank(func, value)
        };
        let registers = |value: Value| func.dfg.ty(value).bits().div_ceil(32);
        let args = func.dfg.args(inst).iter().copied().filter(|&value| !is_needed_behind(value));
        let results = func.dfg.results(inst);
        args.map(registers).sum::<u32>() <= results.map(registers).sum()
    }

    fn note_use(&mut self, value: Value, block: Block) {
        let place = match self.uses[value].expand() {
            Some(place) if place != block => {
                self.spread.insert(value);
                self.dom.common(place, block, MAX_CLIMB)
            }
            _ => block,
        };
        self.uses[value] = place.into();
    }

    fn move_to(&mut self, func: &mut Function, inst: Inst, place: Block, remarks: &Remarks) {
        let first = func.layout.first_inst(place).expect("a block ends in a terminator");
        func.layout.remove_inst(inst);
        func.layout.insert_inst(inst, first);
        for result in func.dfg.results(inst) {
            self.moved.insert(result);
        }
        remarks.note(RemarkName::Sunk, func, Some(inst), || {
            format!("`{}` is needed on some ways only", func.dfg.opcode(inst))
        });
    }
}

/// Whether a value needs no register: machine code reads it out of a constant bank, as it does
/// constants, parameters of kernels and the special registers that a grid has once.
fn is_in_constant_bank(func: &Function, value: Value) -> bool {
    match func.dfg.def(value) {
        ValueDef::Const(_) => true,
        ValueDef::Param(block, _) => func.is_kernel() && func.layout.entry() == Some(block),
        ValueDef::Result(inst, _) => match func.dfg.inst(inst).payload {
            Payload::Special(reg) => reg.variation() == Variation::Grid,
            _ => false,
        },
    }
}

/// Whether an instruction only computes.
fn may_move(func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    let opcode = dfg.opcode(inst);
    !opcode.desc().terminator
        && !matches!(dfg.inst(inst).payload, Payload::Ptx(_))
        && only_computes(func, inst)
        && !dfg.row_is_convergent(inst)
}
