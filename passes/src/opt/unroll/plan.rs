//! Which loops are to be unrolled.
//!
//! Those of which the frontend asks it, and those that keep a local array in memory: where every
//! access to a stack slot is at a place that is constant once certain loops are unrolled, these
//! are, so that `sroa` makes values of the slot. (Not where a round has a call, which costs more
//! than the array.) And short ones that ptxas leaves as they are: threads meet in them, their
//! number of rounds, or only the greatest, follows from what is known of the bits of values, they
//! count by shifts or products, or stand inside of another. What else has a known number of rounds
//! is left to ptxas, which unrolls it as far as is good.

use super::evolve::{Counted, count, count_up_to, first_value, is_computed, only_latch};
use super::shared::Shared;
use crate::analysis::{Analyses, Edge, Loop, trip_bound};
use crate::opt::{is_call, may_be_convergent};
use cranelift_entity::SecondaryMap;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, StackSlot, Value};
use irc_ir::function::Function;
use irc_ir::op::{FloatFlags, Opcode, Payload};
use irc_ir::unroll::Unroll;
use irc_ptx::graph::FlowGraph;

/// The most instructions that a loop becomes for the sake of an array.
const MAX_FOR_ARRAY: u64 = 4096;
/// The most that it becomes where the frontend asks for it.
const MAX_ASKED: u64 = 16_384;
/// The most that it becomes where the frontend leaves it to us.
const MAX_ENABLED: u64 = 512;
/// The most that a loop becomes of which nobody asks it.
const MAX_SHORT: u64 = 400;
/// The same of one that has inner loops, which ptxas may unroll.
const MAX_SHORT_OUTER: u64 = 256;
/// The most blocks of such a loop.
const MAX_SHORT_BLOCKS: usize = 32;
/// The most rounds of a loop in which threads meet that is unrolled unasked.
const MAX_SHORT_ROUNDS: u32 = 16;
/// The most rounds of a loop whose number of rounds only the bits of values tell.
const MAX_BOUND: u64 = 8;
/// As many arguments of a branch are not counted.
const USUAL_ARGS: usize = 16;
/// At most this many values decide about a place in an array.
const MAX_INDEX: usize = 32;

/// A loop to be unrolled.
#[derive(Copy, Clone, Debug)]
pub(super) struct Chosen {
    /// The loop.
    pub counted: Counted,
    /// How many rounds become one, if a loop is to be left.
    pub factor: Option<u32>,
}

/// The loops to be unrolled of which none is inside another: the innermost. `room` is how many
/// instructions may be added.
pub(super) fn choose(func: &Function, analyses: &Analyses, room: &mut u64) -> Vec<Chosen> {
    let places = Places::find(func, analyses);
    let (wanted, counts) = (SecondaryMap::new(), SecondaryMap::new());
    let counts_for_array = SecondaryMap::new();
    let mut plan = Plan { func, analyses, wanted, counts, counts_for_array };
    plan.want_for_slots(&places);
    plan.want_asked();
    plan.want_short();
    plan.within_bounds(room)
}

/// Why a loop is unrolled.
#[derive(Copy, Clone)]
struct Wanted {
    counted: Counted,
    most: u64,
    factor: Option<u32>,
    /// What of the loop its rounds share.
    shared: Shared,
}

impl Wanted {
    /// A loop of which each round has all.
    fn new(counted: Counted, most: u64, factor: Option<u32>) -> Wanted {
        Wanted { counted, most, factor, shared: Shared::default() }
    }
}

struct Plan<'f> {
    func: &'f Function,
    analyses: &'f Analyses,
    wanted: SecondaryMap<Loop, Option<Wanted>>,
    /// What is known of the number of rounds.
    counts: SecondaryMap<Loop, Option<Option<Counted>>>,
    counts_for_array: SecondaryMap<Loop, Option<Option<Counted>>>,
}

impl Plan<'_> {
    /// What the branches that close a loop ask for.
    fn asked(&self, l: Loop) -> Option<Unroll> {
        let latches = self.analyses.loops(self.func).latches(self.analyses.cfg(self.func), l);
        let asked = latches.filter_map(|edge| self.func.unroll(self.func.terminator(edge.from)?));
        asked.max_by_key(|unroll| unroll.is_disabled())
    }

    /// The number of rounds of a loop, which is found once.
    fn count(&mut self, l: Loop) -> Option<Counted> {
        if self.counts[l].is_none() {
            let counted = count(self.func, self.analyses, l);
            self.counts[l] = Some(counted.filter(|counted| self.keeps_convergence(counted)));
        }
        self.counts[l].flatten()
    }

    /// Whether threads that come to a convergent operation of a loop come to it in the same rounds,
    /// and so to the same copies of it: in every round, of a loop that all leave after the same.
    fn keeps_convergence(&self, counted: &Counted) -> bool {
        let (func, l) = (self.func, counted.l);
        let loops = self.analyses.loops(func);
        let (cfg, dom) = (self.analyses.cfg(func), self.analyses.dominators(func));
        let meets =
            |&&block: &&Block| func.layout.insts(block).any(|inst| may_be_convergent(func, inst));
        let mut places = loops.blocks(l).iter().filter(meets).peekable();
        if places.peek().is_none() {
            return true;
        }
        let in_each = |&block: &Block| {
            loops.innermost(block) == Some(l) && dom.dominates(block, counted.latch.from)
        };
        loops.exits(cfg, l).count() == 1 && places.all(in_each)
    }

    /// The number of rounds of a loop that may be unrolled for the sake of an array.
    fn count_for_array(&mut self, l: Loop) -> Option<Counted> {
        if self.counts_for_array[l].is_none() {
            let is_free = matches!(self.asked(l), None | Some(Unroll::Enable | Unroll::Full));
            let counted = if is_free { self.count(l) } else { None };
            self.counts_for_array[l] = Some(counted.filter(|_| !self.calls(l)));
        }
        self.counts_for_array[l].flatten()
    }

    /// Whether a loop calls functions.
    fn calls(&self, l: Loop) -> bool {
        let func = self.func;
        let blocks = self.analyses.loops(func).blocks(l);
        let mut insts = blocks.iter().flat_map(|&block| func.layout.insts(block));
        insts.any(|inst| is_call(func, inst))
    }

    /// Wants the loops that make all places in a slot constant.
    fn want_for_slots(&mut self, places: &Places) {
        let mut needed: SecondaryMap<StackSlot, Vec<Counted>> = SecondaryMap::new();
        let mut stays = places.escaped.clone();
        for place in &places.list {
            if stays[place.slot] {
                continue;
            }
            match self.loops_of_index(place) {
                Some(more) => needed[place.slot].extend(more),
                None => stays[place.slot] = true,
            }
        }
        for slot in needed.keys().filter(|&slot| !stays[slot]) {
            for &counted in &needed[slot] {
                let wanted = Wanted::new(counted, MAX_FOR_ARRAY, None);
                self.wanted[counted.l].get_or_insert(wanted);
            }
        }
    }

    /// The loops that are to be unrolled so that an index is constant: those whose counters it is
    /// computed from.
    fn loops_of_index(&mut self, place: &Place) -> Option<Vec<Counted>> {
        let (func, loops) = (self.func, self.analyses.loops(self.func));
        let mut needed: Vec<Counted> = Vec::new();
        let (mut seen, mut work) = (Vec::new(), vec![place.index]);
        while let Some(value) = work.pop() {
            if seen.contains(&value) {
                continue;
            }
            seen.push(value);
            match func.dfg.def(value) {
                _ if seen.len() > MAX_INDEX => return None,
                ValueDef::Const(_) => func.dfg.as_bits(value).map(|_| ())?,
                ValueDef::Result(inst, _) if is_computed(func, inst) => {
                    work.extend_from_slice(func.dfg.args(inst));
                }
                ValueDef::Param(header, index) if loops.is_header(header) => {
                    let l = loops.innermost(header).filter(|&l| loops.contains(l, place.block))?;
                    let known = needed.iter().find(|counted| counted.l == l).copied();
                    let counted = match known {
                        Some(counted) => counted,
                        None => {
                            let counted = self.count_for_array(l)?;
                            needed.push(counted);
                            counted
                        }
                    };
                    work.push(first_value(func, self.analyses, l, index as usize)?);
                    work.push(func.edge_arg(counted.latch, index as usize)?);
                }
                _ => return None,
            }
        }
        Some(needed)
    }

    /// Wants what the frontend asks for.
    fn want_asked(&mut self) {
        if !self.func.asks_unroll() {
            return;
        }
        for l in self.analyses.loops(self.func).iter() {
            let most = match self.asked(l) {
                Some(asked) if asked.is_disabled() => continue,
                Some(Unroll::Full | Unroll::Count(_)) => MAX_ASKED,
                Some(Unroll::Enable) => MAX_ENABLED,
                _ => continue,
            };
            let counted = self.count(l).or_else(|| self.bound(l));
            let Some(counted) = counted else { continue };
            let factor = match self.asked(l) {
                Some(Unroll::Count(factor)) => Some(u32::from(factor.get())),
                _ => None,
            };
            // Of a number of rounds that is not known, which of several leaves is not, either.
            if factor.is_some() && !counted.is_exact {
                continue;
            }
            let factor = factor.filter(|&factor| factor < self.whole_rounds(&counted));
            let wanted = self.wanted[l].get_or_insert(Wanted::new(counted, most, factor));
            wanted.most = wanted.most.max(most);
        }
    }

    /// How many rounds do more than find out that the loop is left.
    fn whole_rounds(&self, counted: &Counted) -> u32 {
        let loops = self.analyses.loops(self.func);
        let exits = loops.exits(self.analyses.cfg(self.func), counted.l).count();
        let is_left_first = exits == 1 && counted.test == loops.header(counted.l);
        counted.rounds.saturating_sub(is_left_first.into())
    }

    /// Wants short loops that ptxas leaves as they are: those in which threads meet, those whose
    /// number of rounds only the bits of values tell, those that do not count by adding, and those
    /// inside others.
    fn want_short(&mut self) {
        for l in self.analyses.loops(self.func).iter() {
            // Of nested loops all blocks are looked at once for each.
            let is_large = self.analyses.loops(self.func).blocks(l).len() > MAX_SHORT_BLOCKS;
            if is_large || self.wanted[l].is_some() {
                continue;
            }
            let is_free = matches!(self.asked(l), None | Some(Unroll::Enable));
            if !is_free || self.calls(l) {
                continue;
            }
            let counted = match self.meets(l) {
                true => self.count_short(l),
                false => self.bound(l).or_else(|| {
                    let counted = self.count_short(l)?;
                    let is_inside = self.analyses.loops(self.func).parent(l).is_some();
                    (is_inside || self.counts_by_factors(&counted)).then_some(counted)
                }),
            };
            let Some(counted) = counted else { continue };
            let loops = self.analyses.loops(self.func);
            let has_inner = loops.blocks(l).iter().any(|&block| loops.innermost(block) != Some(l));
            let most = if has_inner { MAX_SHORT_OUTER } else { MAX_SHORT };
            let mut wanted = Wanted::new(counted, most, None);
            if counted.is_exact {
                wanted.shared = Shared::find(self.func, self.analyses, l, counted.latch);
            }
            self.wanted[l] = Some(wanted);
        }
    }

    /// Whether what a loop is left by is shifted, multiplied or divided from round to round.
    fn counts_by_factors(&self, counted: &Counted) -> bool {
        use Opcode::{Ashr, Lshr, Mul, Sdiv, Shl, Udiv};
        let (func, dfg) = (self.func, &self.func.dfg);
        let tested = func.terminator(counted.test).and_then(|test| dfg.args(test).first());
        let Some(compare) = tested.and_then(|&tested| dfg.def_inst(tested)) else { return false };
        let header = self.analyses.loops(func).header(counted.l);
        dfg.params(header).iter().enumerate().any(|(index, &param)| {
            let Some(next) = func.edge_arg(counted.latch, index) else { return false };
            let step = dfg.def_inst(next).filter(|&step| dfg.args(step).first() == Some(&param));
            let by_factor = step.is_some_and(|step| {
                matches!(dfg.opcode(step), Shl | Lshr | Ashr | Mul | Udiv | Sdiv)
            });
            by_factor && dfg.args(compare).iter().any(|&value| value == param || value == next)
        })
    }

    /// Whether threads may meet in a loop, or a text of PTX does there what puts memory in order.
    fn meets(&self, l: Loop) -> bool {
        let blocks = self.analyses.loops(self.func).blocks(l);
        let mut insts = blocks.iter().flat_map(|&block| self.func.layout.insts(block));
        insts.any(|inst| {
            let dfg = &self.func.dfg;
            let orders =
                matches!(dfg.inst(inst).payload, Payload::Ptx(_)) && dfg.effects(inst).orders;
            orders || may_be_convergent(self.func, inst)
        })
    }

    /// The number of rounds of a loop that has few.
    fn count_short(&self, l: Loop) -> Option<Counted> {
        let counted = count_up_to(self.func, self.analyses, l, MAX_SHORT_ROUNDS);
        counted.filter(|counted| self.keeps_convergence(counted))
    }

    /// The number of rounds, or the greatest, of a loop that has few, which is not evident; threads
    /// do not meet in it and it is left to one place.
    fn bound(&self, l: Loop) -> Option<Counted> {
        let (func, loops) = (self.func, self.analyses.loops(self.func));
        let cfg = self.analyses.cfg(func);
        let bound = trip_bound(func, cfg, loops, l).filter(|bound| !bound.is_evident)?;
        let is_large = loops.blocks(l).len() > MAX_SHORT_BLOCKS;
        if bound.most > MAX_BOUND || is_large || self.meets(l) {
            return None;
        }
        let latch = only_latch(func, self.analyses, l)?;
        let target = |edge: Edge| cfg.succs(edge.from)[edge.target as usize];
        let mut exits = loops.exits(cfg, l);
        let exit = target(exits.next()?);
        if !exits.all(|edge| target(edge) == exit) {
            return None;
        }
        let branch = func.terminator(bound.test)?;
        let stays = func.dfg.targets(branch).iter().position(|to| loops.contains(l, to.block))?;
        let (test, stays, rounds) = (bound.test, stays as u32, bound.last as u32);
        Some(Counted { l, latch, test, stays, rounds, is_exact: bound.is_exact })
    }

    /// The innermost of the wanted loops, without those that would become too large.
    fn within_bounds(&self, room: &mut u64) -> Vec<Chosen> {
        let loops = self.analyses.loops(self.func);
        let mut sizes: SecondaryMap<Loop, u64> = SecondaryMap::new();
        for &block in loops.all_blocks() {
            let l = loops.innermost(block).expect("it is in a loop");
            sizes[l] += size(self.func, block);
        }
        let mut holds_wanted: SecondaryMap<Loop, bool> = SecondaryMap::new();
        let mut chosen = Vec::new();
        for l in loops.iter().rev() {
            let mut grown = sizes[l];
            let mut holds = holds_wanted[l];
            if let Some(Wanted { counted, most, factor, shared }) = self.wanted[l] {
                let copies = factor.unwrap_or(counted.rounds);
                let each = grown - shared.constant - shared.invariant;
                let all = each.saturating_mul(copies.into()) + shared.invariant;
                let added = all.saturating_sub(grown);
                if all <= most && added <= *room {
                    if !holds {
                        chosen.push(Chosen { counted, factor });
                        *room -= added;
                    }
                    grown = all;
                    holds = true;
                }
            }
            if let Some(parent) = loops.parent(l) {
                sizes[parent] += grown;
                holds_wanted[parent] |= holds;
            }
        }
        chosen
    }
}

/// About how many machine instructions a block makes.
pub(super) fn size(func: &Function, block: Block) -> u64 {
    func.layout.insts(block).map(|inst| inst_size(func, inst)).sum()
}

/// The same of an instruction: of a branch each way out is one, and what it takes along beyond the
/// values of a usual loop. Addresses are a part of what accesses them where only constants are
/// added.
pub(super) fn inst_size(func: &Function, inst: Inst) -> u64 {
    match func.dfg.opcode(inst) {
        Opcode::SlotAddr | Opcode::GlobalAddr => return 0,
        Opcode::Ptradd if func.dfg.args(inst).len() == 1 => return 0,
        _ => {}
    }
    let taken = func.dfg.targets(inst).iter().map(|call| {
        let args = call.args.as_slice(&func.dfg.pool).len();
        1 + args.saturating_sub(USUAL_ARGS) as u64
    });
    taken.sum::<u64>().max(1) + text_size(func, inst)
}

/// The instructions of a block of PTX text, and of a copy of memory.
fn text_size(func: &Function, inst: Inst) -> u64 {
    let dfg = &func.dfg;
    match dfg.inst(inst).payload {
        Payload::Ptx(code) => dfg.ptx(code).insts.len() as u64,
        Payload::Bulk(_) => dfg.as_bits(dfg.args(inst)[2]).map_or(16, |size| size.min(128) as u64),
        _ => 0,
    }
}

/// How many machine instructions ptxas makes of one beyond the first, about: of divisions by no
/// constant, and of quotients, inverses and roots that are rounded.
pub(super) fn expanded_size(func: &Function, inst: Inst) -> u64 {
    let dfg = &func.dfg;
    let (opcode, args) = (dfg.opcode(inst), dfg.args(inst));
    if !opcode.desc().costly {
        return 0;
    }
    let is_wide = dfg.ty(args[0]).lane().bits() > 32;
    let is_rounded =
        matches!(dfg.inst(inst).payload, Payload::Float(FloatFlags { approx: false, .. }));
    match opcode {
        Opcode::Sdiv | Opcode::Udiv | Opcode::Srem | Opcode::Urem
            if dfg.as_const(args[1]).is_none() =>
        {
            if is_wide {
                60
            } else {
                20
            }
        }
        Opcode::Fdiv | Opcode::Fsqrt | Opcode::Frcp if is_rounded => {
            if is_wide {
                20
            } else {
                12
            }
        }
        _ => 0,
    }
}

/// A place in a slot that is not constant.
struct Place {
    slot: StackSlot,
    index: Value,
    block: Block,
}

/// The places in slots that are not constant, and the slots that are used in other ways than `sroa`
/// sees through.
struct Places {
    list: Vec<Place>,
    escaped: SecondaryMap<StackSlot, bool>,
}

impl Places {
    fn find(func: &Function, analyses: &Analyses) -> Places {
        let mut places = Places { list: Vec::new(), escaped: SecondaryMap::new() };
        if func.slots.is_empty() || analyses.loops(func).is_empty() {
            return places;
        }
        let mut slots: SecondaryMap<Value, Option<StackSlot>> = SecondaryMap::new();
        for block in analyses.cfg(func).reverse_postorder() {
            for inst in func.layout.insts(block) {
                places.visit(func, &mut slots, block, inst);
            }
        }
        places
    }

    fn visit(
        &mut self,
        func: &Function,
        slots: &mut SecondaryMap<Value, Option<StackSlot>>,
        block: Block,
        inst: Inst,
    ) {
        let dfg = &func.dfg;
        let args = dfg.args(inst);
        let of = |arg: usize| args.get(arg).and_then(|&value| slots[value]);
        let result = dfg.first_result(inst);
        let address = match (dfg.opcode(inst), dfg.inst(inst).payload) {
            (_, Payload::Slot(slot)) => Some(slot),
            (Opcode::Addrcast, _) => of(0),
            (Opcode::Ptradd, _) => {
                let variable = args.get(1).filter(|&&index| dfg.as_const(index).is_none());
                if let (Some(slot), Some(&index)) = (of(0), variable) {
                    self.list.push(Place { slot, index, block });
                }
                of(0)
            }
            (Opcode::Load | Opcode::Store, Payload::Mem(flags)) if !flags.is_strong() => {
                // The address is the last operand.
                if args.len() == 2
                    && let Some(slot) = of(0)
                {
                    self.escaped[slot] = true;
                }
                return;
            }
            (Opcode::Memset | Opcode::Memcpy, Payload::Bulk(flags))
                if !flags.volatile && dfg.as_const(args[2]).is_some() =>
            {
                return;
            }
            _ => {
                dfg.for_each_use(inst, |value| {
                    if let Some(slot) = slots[value] {
                        self.escaped[slot] = true;
                    }
                });
                return;
            }
        };
        if let (Some(slot), Some(result)) = (address, result) {
            slots[result] = Some(slot);
        }
    }
}
