//! Splits what loops carry from one round to the next, where the old value outlives the new one.
//!
//! A header's parameter cannot share a register with the value of the next round that the latch
//! gives it, as long as something still needs the old value when the new one is there:
//!
//! ```text
//! header(old):             header(carried):
//!   new = ..                 old = mov carried
//!   .. old ..                new = ..
//!   jump header(new)         .. old ..
//!                            jump header(new)
//! ```
//!
//! The latch would copy `new` in each round; a copy at the header costs the same, and behind it the
//! parameter can be one register with `new`, with what enters the loop, and with whatever these
//! share theirs with. So two values that go round together, one a round behind the other, take one
//! copy and not one for each of the ways that lead through the loop.
//!
//! Uses that come before the new value keep the parameter: there it is still in its register. Those
//! that may come behind it, within the round or behind the loop, take the copy. Any use may take
//! either: the copy is made wherever the parameter is.

use crate::mir::{Code, MirFunction, Terminator, VReg};
use crate::select::mov;
use cranelift_entity::EntitySet;
use irc_ir::dominance::Cfg;
use irc_ir::entity::Block;
use irc_passes::analysis::{Loop, Loops};
use irc_ptx::Operand;
use irc_ptx::graph::FlowGraph;
use irc_ptx::isa::{RegClass, Role};
use rustc_hash::FxHashMap;

/// How many blocks are looked at for each block of the function, at most.
const STEPS_PER_BLOCK: usize = 16;

/// Splits what the loops of a function carry. Whether there was anything.
pub fn split_carried(mir: &mut MirFunction) -> bool {
    let cfg = mir.cfg();
    let loops = Loops::new(&cfg);
    // Inner loops first: they have the most to gain, should the steps not suffice.
    let inner_first = loops.iter().rev();
    let carried: Vec<Carried> = inner_first.flat_map(|l| find(mir, &cfg, &loops, l)).collect();
    if carried.is_empty() {
        return false;
    }
    let (uses, defs) = places(mir, &carried);
    let mut paths = Paths { cfg: &cfg, steps: STEPS_PER_BLOCK * cfg.num_nodes(), known: None };
    let mut copies: Vec<Copy> = Vec::new();
    for it in &carried {
        let copy = it.split(mir, &uses, &defs, &mut paths);
        copies.extend(copy.map(|copy| Copy { header: it.header, copy, old: it.old }));
    }
    insert(mir, &copies);
    !copies.is_empty()
}

/// What is put at the head of a loop.
struct Copy {
    header: Block,
    copy: VReg,
    old: VReg,
}

/// Puts the copies in front of all instructions of the headers, behind what is said of the loops:
/// ptxas takes a pragma for the loop only where no instruction precedes it.
fn insert(mir: &mut MirFunction, copies: &[Copy]) {
    for of_header in copies.chunk_by(|a, b| a.header == b.header) {
        let header = of_header[0].header;
        let origin = mir.block(header).origin;
        let insts: Vec<Code> = of_header
            .iter()
            .rev()
            .map(|&Copy { copy, old, .. }| {
                let inst = mov(mir.classes[old], Operand::Reg(copy), Operand::Reg(old));
                Code::Inst(inst.from(origin))
            })
            .collect();
        let code = &mut mir.block_mut(header).code;
        let at = code.iter().take_while(|code| matches!(code, Code::Plain(_))).count();
        code.splice(at..at, insts);
        let behind = mir.debug[header].iter_mut().filter(|mark| mark.index as usize >= at);
        behind.for_each(|mark| mark.index += of_header.len() as u32);
    }
}

/// A parameter of a header, and what it is in the next round.
struct Carried {
    header: Block,
    old: VReg,
    new: VReg,
}

/// What a loop with one latch carries in registers.
fn find(mir: &MirFunction, cfg: &Cfg, loops: &Loops, l: Loop) -> Vec<Carried> {
    let header = loops.header(l);
    let mut latches = cfg.preds(header).iter().filter(|&&block| loops.contains(l, block));
    let (Some(&latch), None) = (latches.next(), latches.next()) else { return Vec::new() };
    let mut edges = mir.block(latch).terminator.edges().filter(|edge| edge.block == header);
    let (Some(edge), None) = (edges.next(), edges.next()) else { return Vec::new() };
    let params = &mir.block(header).params;
    let pairs = params.iter().zip(&edge.args).filter_map(|(&old, arg)| match *arg {
        Operand::Reg(new) if mir.classes[old] != RegClass::Pred => {
            Some(Carried { header, old, new })
        }
        _ => None,
    });
    // What comes from outside, or from this round's parameters, is not made anew.
    pairs.filter(|carried| !params.contains(&carried.new)).collect()
}

/// A place in a block: the number of a statement, the terminator's behind them; 0 is the
/// parameters.
type Place = (Block, usize);

/// Where parameters that loops carry are used, and where what they are next is written.
fn places(
    mir: &MirFunction,
    carried: &[Carried],
) -> (FxHashMap<VReg, Vec<Place>>, FxHashMap<VReg, Place>) {
    let mut uses: FxHashMap<VReg, Vec<Place>> = FxHashMap::default();
    let mut defs: FxHashMap<VReg, Option<Place>> = FxHashMap::default();
    for it in carried {
        uses.insert(it.old, Vec::new());
        defs.insert(it.new, None);
    }
    for &id in &mir.order {
        let block = mir.block(id);
        let mut define = |reg: VReg, place: usize| {
            if let Some(def) = defs.get_mut(&reg) {
                *def = Some((id, place));
            }
        };
        let mut using = |reg: VReg, place: usize| {
            if let Some(uses) = uses.get_mut(&reg) {
                uses.push((id, place));
            }
        };
        block.params.iter().for_each(|&param| define(param, 0));
        for (index, code) in block.code.iter().enumerate() {
            let Code::Inst(inst) = code else { continue };
            inst.visit_regs(|reg, role| match role {
                Role::Def => define(reg, index + 1),
                _ => using(reg, index + 1),
            });
        }
        let end = block.code.len() + 1;
        block.terminator.visit_regs(|reg, _| using(reg, end));
        for arg in block.terminator.edges().flat_map(|edge| &edge.args) {
            if let Operand::Reg(reg) = *arg {
                using(reg, end);
            }
        }
    }
    (uses, defs.into_iter().filter_map(|(reg, def)| Some((reg, def?))).collect())
}

impl Carried {
    /// Lets a copy stand for the old value where the new one may be there already; the copy, if
    /// there is such a place.
    fn split(
        &self,
        mir: &mut MirFunction,
        uses: &FxHashMap<VReg, Vec<Place>>,
        defs: &FxHashMap<VReg, Place>,
        paths: &mut Paths<'_>,
    ) -> Option<VReg> {
        let &(block, at) = defs.get(&self.new)?;
        let uses = &uses[&self.old];
        if !uses.iter().any(|&(other, place)| other != block || place > at) {
            return None;
        }
        let behind = paths.behind(block, self.header)?;
        let is_behind =
            |&(other, place): &Place| behind.contains(other) || other == block && place > at;
        let late: Vec<Place> = uses.iter().copied().filter(is_behind).collect();
        if late.is_empty() || late.iter().any(|&place| is_tied(mir, place, self.old)) {
            return None;
        }
        let copy = mir.new_reg(mir.classes[self.old]);
        late.into_iter().for_each(|place| rename(mir, place, self.old, copy));
        Some(copy)
    }
}

/// Which blocks lie behind others.
struct Paths<'a> {
    cfg: &'a Cfg,
    /// How many edges may still be looked at.
    steps: usize,
    /// The last answer, with the block and the header: what one block makes is asked for in a row.
    known: Option<((Block, Block), EntitySet<Block>)>,
}

impl Paths<'_> {
    /// The blocks that control can come to behind a block before it comes to a header; nothing if
    /// that takes too many steps.
    fn behind(&mut self, block: Block, header: Block) -> Option<&EntitySet<Block>> {
        if self.known.as_ref().is_none_or(|(key, _)| *key != (block, header)) {
            self.known = None;
            let mut seen = EntitySet::with_capacity(self.cfg.num_nodes());
            let mut work = vec![block];
            while let Some(block) = work.pop() {
                for &next in self.cfg.succs(block) {
                    self.steps = self.steps.checked_sub(1)?;
                    if next != header && seen.insert(next) {
                        work.push(next);
                    }
                }
            }
            self.known = Some(((block, header), seen));
        }
        self.known.as_ref().map(|(_, seen)| seen)
    }
}

/// Whether the instruction at a place changes a register in place.
fn is_tied(mir: &MirFunction, (block, place): Place, reg: VReg) -> bool {
    let Some(Code::Inst(inst)) = mir.block(block).code.get(place - 1) else { return false };
    let mut is_tied = false;
    inst.visit_regs(|other, role| is_tied |= other == reg && role == Role::Tied);
    is_tied
}

/// Replaces a register in what a place reads.
fn rename(mir: &mut MirFunction, (block, place): Place, old: VReg, new: VReg) {
    let block = mir.block_mut(block);
    let renamed = |reg: VReg, _: Role| if reg == old { new } else { reg };
    if let Some(Code::Inst(inst)) = block.code.get_mut(place - 1) {
        *inst = inst.clone().map_regs(renamed);
        return;
    }
    if let Terminator::Stop(inst) = &mut block.terminator {
        **inst = inst.as_ref().clone().map_regs(renamed);
    }
    if let Some(reg) = block.terminator.decides_mut() {
        *reg = renamed(*reg, Role::Use);
    }
    for arg in block.terminator.edges_mut().flat_map(|edge| edge.args.iter_mut()) {
        if *arg == Operand::Reg(old) {
            *arg = Operand::Reg(new);
        }
    }
}
