//! Keeps in a register what a loop loads from one address in every round, or stores there.
//!
//! ```text
//! loop(i):                          entry:
//!   old = load p                      first = load p
//!   new = old + ..                  loop(i, old):
//!   store new, p                      new = old + ..
//!   condbr c, loop(i + 1), done       condbr c, loop(i + 1, new), leave
//!                                   leave:
//!                                     store new, p
//! ```
//!
//! The bytes are loaded in front of the loop, if it loads them, and stored on each edge that leaves
//! it, if it stores them. In between they are a variable in SSA form (`construct_ssa`).
//!
//! Conditions:
//! - The loop does nothing to memory but plain loads and stores: no call, barrier, atomic or fence,
//!   nothing that ends a thread. Other threads could not tell without a data race. (A loop that
//!   does nothing else and never ends may as well be taken for one that does: docs/ir.md.)
//! - Whatever else it loads or stores is apart from these bytes ([`crate::analysis::place`]). Where
//!   only other loads may read them, or the stores are not made in every round, the stores stay as
//!   they are, and only the loads go.
//! - They are accessed in every round before the loop can be left, and stored so if they are stored
//!   at all: no access is made that was not made before. Where they are stored, they are loaded in
//!   front of the loop only if the first round does that, too, before it stores: the bytes need not
//!   have been written.
//! - The address is computed from what is outside of the loop; that moves in front of it.
//!
//! Loads of constant memory and of parameters stay: ptxas reads them as operands.
//!
//! **Locations and names.** What is made has the location of the first access that it stands for.
//! The edge into the loop and those out of it may get blocks of their own.

mod promote;
#[cfg(test)]
mod tests;

use super::memory_flow::{Bytes, bytes};
use super::{Changed, remove_unreachable_blocks};
use crate::analysis::memory::{Effect, Location, MemorySteps, Step};
use crate::analysis::{Analyses, Cfg, Dominators, Edge, Loop, Loops, Variables};
use crate::remarks::Remarks;
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::{Space, Type};
use rustc_hash::FxHashSet;

/// What is loaded by an address that is loaded itself is found when that is in front of the loop.
const MAX_ROUNDS: usize = 4;
/// The most accesses of a loop that is looked at.
const MAX_ACCESSES: usize = 64;
/// The most that a loop keeps in registers.
const MAX_PROMOTED: usize = 8;
/// The most edges out of a loop that get stores.
const MAX_EXITS: usize = 4;
/// The most instructions that an address is computed by.
const MAX_DEPTH: usize = 8;

/// Keeps in registers what loops load from one address, or store there.
pub fn promote_accesses(
    func: &mut Function,
    variables: &Variables<'_>,
    remarks: &Remarks,
) -> Changed {
    let is_access = |inst| matches!(func.dfg.opcode(inst), Opcode::Load | Opcode::Store);
    if !func.insts().any(is_access) {
        return Changed::No;
    }
    let mut changed = remove_unreachable_blocks(func);
    for _ in 0..MAX_ROUNDS {
        let analyses = Analyses::default();
        let chosen = choose(func, &analyses, variables);
        if chosen.is_empty() {
            break;
        }
        promote::promote(func, &analyses, &chosen, remarks);
        changed = Changed::Edges;
    }
    changed
}

/// A loop that keeps something in registers.
struct Chosen {
    l: Loop,
    /// The only edge into it.
    entry: Edge,
    exits: Vec<Edge>,
    promoted: Vec<Promoted>,
}

/// What is kept.
struct Promoted {
    location: Location,
    ty: Type,
    /// In the loop, in no certain order.
    loads: Vec<Inst>,
    stores: Vec<Inst>,
    /// Whether the stores stay in the loop.
    stays: bool,
    /// One that runs in every round, a store if these go: what it says of the address is true.
    always: Inst,
    /// Whether the loop needs what was there before it.
    needs_first: bool,
    /// What computes the address in the loop, operands first.
    along: Vec<Inst>,
}

/// The loops that have something to keep, none of them inside of another.
fn choose(func: &Function, analyses: &Analyses, variables: &Variables<'_>) -> Vec<Chosen> {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    if loops.is_empty() {
        return Vec::new();
    }
    let steps = MemorySteps::new(func, cfg, variables);
    let mut numbers: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (number, &block) in steps.blocks().iter().enumerate() {
        numbers[block] = number as u32;
    }
    let finder = Finder { func, cfg, loops, dom: analyses.dominators(func), steps, numbers };
    let mut has_chosen: SecondaryMap<Loop, bool> = SecondaryMap::new();
    let mut edges: FxHashSet<(Block, u32)> = FxHashSet::default();
    let mut chosen = Vec::new();
    for l in loops.iter().rev() {
        if !has_chosen[l]
            && let Some(found) = finder.find(l)
        {
            // One edge may leave one loop and lead into another: that has its turn later.
            let own = found.exits.iter().chain([&found.entry]).map(|edge| (edge.from, edge.target));
            let own: Vec<_> = own.collect();
            if !own.iter().any(|edge| edges.contains(edge)) {
                edges.extend(own);
                chosen.push(found);
                has_chosen[l] = true;
            }
        }
        if let Some(parent) = loops.parent(l) {
            has_chosen[parent] |= has_chosen[l];
        }
    }
    chosen
}

struct Finder<'a> {
    func: &'a Function,
    cfg: &'a Cfg,
    loops: &'a Loops,
    dom: &'a Dominators,
    steps: MemorySteps,
    /// The number of each block among those of the steps.
    numbers: SecondaryMap<Block, u32>,
}

impl Finder<'_> {
    fn find(&self, l: Loop) -> Option<Chosen> {
        let entry = self.entry(l)?;
        let mut promoted = self.accesses(l)?;
        let exits: Vec<Edge> = self.loops.exits(self.cfg, l).collect();
        let steps: Vec<Step> = self.steps_of(l).collect();
        let reads = steps.iter().any(|step| matches!(step.effect, Effect::Read));
        promoted.retain_mut(|it| {
            let mut can_be = |stays: bool| {
                it.stays = stays;
                (stays || it.stores.is_empty() || !reads && exits.len() <= MAX_EXITS)
                    && self.find_always(l, &exits, it)
                    && (it.stores.is_empty() || self.finds_first(l, &exits, it))
                    && steps.iter().all(|step| it.is_apart(step))
            };
            (can_be(false) || can_be(true))
                && !(it.stays && it.loads.is_empty())
                && self.address(l, it.location.place.base, &mut it.along)
        });
        promoted.truncate(MAX_PROMOTED);
        (!promoted.is_empty()).then_some(Chosen { l, entry, exits, promoted })
    }

    /// The only edge into a loop.
    fn entry(&self, l: Loop) -> Option<Edge> {
        if self.loops.is_irreducible(l) {
            return None;
        }
        self.loops.only_entry_edge(self.cfg, l)
    }

    fn steps_of(&self, l: Loop) -> impl Iterator<Item = Step> {
        let blocks = self.loops.blocks(l).iter();
        let ranges = blocks.map(|&block| self.steps.range(self.numbers[block] as usize));
        ranges.flatten().map(|step| self.steps.steps()[step])
    }

    /// The accesses of a loop that does nothing else to memory, by location and type.
    fn accesses(&self, l: Loop) -> Option<Vec<Promoted>> {
        let mut all: Vec<Promoted> = Vec::new();
        for (count, Step { inst, effect }) in self.steps_of(l).enumerate() {
            let Some((location, ty, is_store)) = effect.access() else {
                match effect {
                    Effect::Read if !self.func.dfg.effects(inst).may_not_return => continue,
                    _ => return None,
                }
            };
            if count >= MAX_ACCESSES {
                return None;
            }
            let key = (bytes(&location), ty);
            let known = all.iter().position(|other| other.key() == key);
            let at = known.unwrap_or_else(|| {
                let (loads, stores, along) = (Vec::new(), Vec::new(), Vec::new());
                all.push(Promoted {
                    location,
                    ty,
                    loads,
                    stores,
                    along,
                    stays: false,
                    always: inst,
                    needs_first: true,
                });
                all.len() - 1
            });
            let list = if is_store { &mut all[at].stores } else { &mut all[at].loads };
            list.push(inst);
        }
        all.retain(|it| {
            let space = it.location.place.space;
            let is_of_base = self.func.dfg.ty(it.location.place.base).space() == Some(space);
            is_of_base && !matches!(space, Space::Const | Space::Param)
        });
        Some(all)
    }

    /// Finds an access that runs in every round before the loop can be left, a store if stores of
    /// the bytes go.
    fn find_always(&self, l: Loop, exits: &[Edge], it: &mut Promoted) -> bool {
        let accesses = if it.moves_stores() { &it.stores } else { &it.loads };
        let always = accesses.iter().copied().find(|&inst| self.runs_always(l, exits, inst));
        it.always = always.unwrap_or(it.always);
        always.is_some()
    }

    /// Whether what is there before the loop is not needed, or loaded in every round before the
    /// store that is made in every round.
    fn finds_first(&self, l: Loop, exits: &[Edge], it: &mut Promoted) -> bool {
        let is_behind = |&load: &Inst| self.is_before(it.always, load);
        it.needs_first = it.stays || !it.loads.iter().all(is_behind);
        let is_first = |&load: &Inst| {
            self.runs_always(l, exits, load) && it.stores.iter().all(|&s| !self.is_before(s, load))
        };
        !it.needs_first || it.loads.iter().any(is_first)
    }

    fn runs_always(&self, l: Loop, exits: &[Edge], inst: Inst) -> bool {
        let home = self.home(inst);
        let mut ends = self.loops.latches(self.cfg, l).chain(exits.iter().copied());
        ends.all(|end| self.dom.dominates(home, end.from))
    }

    fn home(&self, inst: Inst) -> Block {
        self.func.layout.block_of(inst).expect("it is a step of the function")
    }

    /// Whether an instruction runs before another wherever that runs.
    fn is_before(&self, first: Inst, second: Inst) -> bool {
        let (one, other) = (self.home(first), self.home(second));
        if one != other {
            return self.dom.dominates(one, other);
        }
        let mut insts = self.func.layout.insts(one);
        insts.find(|&inst| inst == first || inst == second) == Some(first)
    }

    /// Whether an address can be computed in front of a loop; adds what has to move.
    fn address(&self, l: Loop, value: Value, along: &mut Vec<Inst>) -> bool {
        if self.loops.is_outside(self.func, l, value) {
            return true;
        }
        let Some(inst) = self.func.dfg.def_inst(value).filter(|_| along.len() < MAX_DEPTH) else {
            return false;
        };
        if along.contains(&inst) {
            return true;
        }
        if !computes_address(self.func.dfg.opcode(inst)) {
            return false;
        }
        let args = self.func.dfg.args(inst).to_vec();
        let can_move = args.into_iter().all(|arg| self.address(l, arg, along));
        if can_move {
            along.push(inst);
        }
        can_move
    }
}

/// Whether an operation only computes, whatever its operands are.
fn computes_address(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        Ptradd
            | Addrcast
            | GlobalAddr
            | SlotAddr
            | Sext
            | Zext
            | Trunc
            | Add
            | Sub
            | Mul
            | Shl
            | Or
            | And
            | Smulw
            | Umulw
    )
}

impl Promoted {
    fn key(&self) -> (Bytes, Type) {
        (bytes(&self.location), self.ty)
    }

    /// Whether there are stores in the loop that go behind it.
    fn moves_stores(&self) -> bool {
        !self.stays && !self.stores.is_empty()
    }

    /// Whether a step does not touch the bytes, or only reads what is there, or is one of ours.
    fn is_apart(&self, step: &Step) -> bool {
        let Some((location, ty, is_store)) = step.effect.access() else { return true };
        let is_harmless = !is_store && !self.moves_stores();
        is_harmless || (bytes(&location), ty) == self.key() || location.is_apart(&self.location)
    }
}
