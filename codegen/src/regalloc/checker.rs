//! A proof that an allocation is right, independent of how it was made.
//!
//! An abstract interpretation of the allocated code (after the checker of `regalloc2`). The state
//! says for each register of PTX which *symbols* it holds: registers of machine code and
//! constants. A symbol is in the set only if on every path the register holds its value.
//!
//! - Lattice: sets of symbols by register, ordered by inclusion; all symbols at the top (a block
//!   that was not reached yet), none at the bottom.
//! - Meet, where edges come together: the intersection.
//! - A read of `v` in `r`: demands that `r` holds `v`.
//! - A write of `v` in `r`: `r` holds `v` alone, and no other register holds `v`, since theirs is
//!   the one of an earlier iteration. A tied operand is a read and then a write.
//! - A copy of `s` to `r`, on an edge: `r` holds what `s` holds.
//! - A move of `w` to `v`: both, `r` holds `v` and what the other register holds; and each register
//!   that holds `w` holds `v`, so that a second move to `r` does not lose it.
//! - An edge that gives arguments `a` to parameters `x`: all `x` of before are forgotten; then
//!   each register that holds `a` also holds `x`.
//!
//! Copies at the end of a block come before its branch is read and count for each of its edges;
//! copies at the beginning of a block demand that it has one edge only.
//!
//! A register that belongs to one register of machine code, no parameter, and that no copy writes
//! is right by the dominance that the SSA form promises. So the state leaves it out. It also
//! forgets at the beginning of a block what is not read before it is written: knowing less never
//! makes the proof unsound.

use super::{Allocation, CopySite, RegCopy, as_move};
use crate::layout::{BlockOrder, EdgeId, Position};
use crate::mir::{Code, Edge, MirBlock, MirFunction, Terminator, VReg};
use cranelift_entity::{EntityRef, EntitySet};
use irc_ir::entity::Block;
use irc_ptx::isa::{RegClass, Role};
use irc_ptx::{Inst, Operand, Reg, Symbol};
use std::collections::{BTreeMap, BTreeSet};

/// What a register can hold.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Held {
    /// The value of a register of machine code.
    Value(VReg),
    /// An integer.
    Int(i64),
    /// The bits of an f32.
    F32(u32),
    /// The bits of an f64.
    F64(u64),
    /// The address of a symbol with an offset.
    Symbol(Symbol, i32),
}

/// Why an allocation is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// A register of another class.
    #[error("{vreg} of class {want} has register {got:?}")]
    Class {
        /// The register of machine code.
        vreg: VReg,
        /// Its class.
        want: RegClass,
        /// What it was given.
        got: Reg,
    },
    /// A copy between registers of different classes.
    #[error("{block}: a copy from {from:?} to {to:?} on an edge, which differ in class")]
    CopyClass {
        /// The block that the edge leaves.
        block: Block,
        /// The source.
        from: Reg,
        /// The destination.
        to: Reg,
    },
    /// A read that may get another value.
    #[error("{block}, statement {index}: {reg:?} is read as {vreg}, but holds {held:?}")]
    WrongValue {
        /// The block.
        block: Block,
        /// Which of its statements; their number for the terminator.
        index: usize,
        /// What is meant to be read.
        vreg: VReg,
        /// What is read.
        reg: Reg,
        /// What that holds on every path.
        held: Vec<Held>,
    },
    /// Copies stand at the beginning of a block that has other edges, too.
    #[error("{from} to {to}: the copies stand at the beginning of a block with several edges")]
    SharedStart {
        /// The block that the edge leaves.
        from: Block,
        /// The block that it enters.
        to: Block,
    },
}

/// Finds everything that is wrong with an allocation.
pub fn check(
    mir: &MirFunction,
    order: &BlockOrder,
    allocation: &Allocation,
) -> Result<(), Vec<CheckError>> {
    let mut checker = Checker::new(mir, order, allocation);
    checker.check_structure();
    checker.solve();
    for (place, _) in order.blocks() {
        if let Some(mut state) = checker.entries[place.index()].take() {
            checker.errors_on = true;
            checker.run_block(place, &mut state);
        }
    }
    if checker.errors.is_empty() { Ok(()) } else { Err(checker.errors) }
}

/// What each tracked register holds; nothing for the empty set.
type State = BTreeMap<Reg, BTreeSet<Held>>;

struct Checker<'a> {
    mir: &'a MirFunction,
    order: &'a BlockOrder,
    allocation: &'a Allocation,
    /// The registers that the state is about.
    tracked: BTreeSet<Reg>,
    /// The registers of machine code whose register is tracked.
    is_tracked: EntitySet<VReg>,
    /// Those whose register may also have its content in others.
    is_copied: EntitySet<VReg>,
    /// The only symbol of a register that is not tracked.
    owners: BTreeMap<Reg, VReg>,
    /// By place, the tracked registers that are read before they are written.
    live: Vec<BTreeSet<Reg>>,
    /// By place, what holds on entry; nothing if it was not reached yet.
    entries: Vec<Option<State>>,
    errors_on: bool,
    errors: Vec<CheckError>,
}

impl<'a> Checker<'a> {
    fn new(mir: &'a MirFunction, order: &'a BlockOrder, allocation: &'a Allocation) -> Self {
        let mut tracked = BTreeSet::new();
        let mut copied = BTreeSet::new();
        let mut owners = BTreeMap::new();
        for vreg in mir.classes.keys() {
            let reg = allocation.reg(vreg);
            if owners.insert(reg, vreg).is_some() {
                tracked.insert(reg);
            }
        }
        for copy in order.edges().flat_map(|(id, _)| allocation.copies(id)) {
            tracked.insert(copy.to);
            if let Operand::Reg(from) = copy.from {
                copied.insert(from);
            }
        }
        for (_, block) in order.blocks() {
            let block = mir.block(block);
            tracked.extend(block.params.iter().map(|&param| allocation.reg(param)));
            for code in &block.code {
                if let Code::Inst(inst) = code
                    && let Some((to, from)) = as_move(inst)
                {
                    tracked.extend([to, from].map(|vreg| allocation.reg(vreg)));
                }
            }
        }
        copied.extend(&tracked);
        let regs_in = |set: &BTreeSet<Reg>| {
            let mut found = EntitySet::with_capacity(mir.classes.len());
            let vregs = mir.classes.keys().filter(|&vreg| set.contains(&allocation.reg(vreg)));
            vregs.for_each(|vreg| _ = found.insert(vreg));
            found
        };
        let mut checker = Self {
            mir,
            order,
            allocation,
            is_tracked: regs_in(&tracked),
            is_copied: regs_in(&copied),
            tracked,
            owners,
            live: vec![BTreeSet::new(); order.len()],
            entries: vec![None; order.len()],
            errors_on: false,
            errors: Vec::new(),
        };
        checker.find_live();
        checker
    }

    /// Finds what is read before it is written: the least fixed point, from the back.
    fn find_live(&mut self) {
        let mut work: BTreeSet<Position> = self.order.blocks().map(|(place, _)| place).collect();
        while let Some(place) = work.pop_last() {
            let live = self.live_at_start(place);
            if live.len() > self.live[place.index()].len() {
                self.live[place.index()] = live;
                let edges = self.order.preds(place).iter();
                work.extend(edges.map(|&edge| self.order.edge(edge).from));
            }
        }
    }

    fn live_at_start(&self, place: Position) -> BTreeSet<Reg> {
        let before = |copies: &[RegCopy], live: &mut BTreeSet<Reg>| {
            for copy in copies.iter().rev() {
                live.remove(&copy.to);
                live.extend(constant(&copy.from).ok().filter(|from| self.tracked.contains(from)));
            }
        };
        let mut live = BTreeSet::new();
        for id in self.order.succs(place) {
            let mut on_edge = self.live[self.order.edge(id).to.index()].clone();
            if self.allocation.site(id) != CopySite::SourceEnd {
                before(self.allocation.copies(id), &mut on_edge);
            }
            live.append(&mut on_edge);
        }
        let block = self.mir.block(self.order.block(place));
        let tracked = |vreg| self.is_tracked.contains(vreg).then(|| self.allocation.reg(vreg));
        let before_inst = |inst: &Inst<VReg>, live: &mut BTreeSet<Reg>| {
            inst.visit_regs(|vreg, role| {
                if let Some(reg) = tracked(vreg).filter(|_| role == Role::Def) {
                    live.remove(&reg);
                }
            });
            inst.visit_regs(|vreg, role| {
                live.extend(tracked(vreg).filter(|_| role != Role::Def));
            });
        };
        match &block.terminator {
            Terminator::Jump(_) => {}
            Terminator::Branch { pred: vreg, .. } | Terminator::Table { index: vreg, .. } => {
                live.extend(tracked(*vreg));
            }
            Terminator::Stop(inst) => before_inst(inst, &mut live),
        }
        let hoisted: Vec<EdgeId> = self.order.succs(place).collect();
        for &edge in hoisted.iter().rev() {
            before(self.allocation.copies_at(edge, CopySite::SourceEnd), &mut live);
        }
        for code in block.code.iter().rev() {
            if let Code::Inst(inst) = code {
                before_inst(inst, &mut live);
            }
        }
        live
    }

    fn check_structure(&mut self) {
        for (vreg, &want) in &self.mir.classes {
            let got = self.allocation.reg(vreg);
            if got.class() != Some(want) {
                self.errors.push(CheckError::Class { vreg, want, got });
            }
        }
        for (id, edge) in self.order.edges() {
            let (from, to) = (self.order.block(edge.from), self.order.block(edge.to));
            if !self.allocation.copies_at(id, CopySite::TargetStart).is_empty()
                && self.order.preds(edge.to).len() > 1
            {
                self.errors.push(CheckError::SharedStart { from, to });
            }
            for copy in self.allocation.copies(id) {
                if let Operand::Reg(source) = copy.from
                    && source.class() != copy.to.class()
                {
                    let (block, from, to) = (from, source, copy.to);
                    self.errors.push(CheckError::CopyClass { block, from, to });
                }
            }
        }
    }

    /// Finds the greatest fixed point.
    fn solve(&mut self) {
        if self.order.is_empty() {
            return;
        }
        let entry = Position::new(0);
        self.entries[entry.index()] = Some(State::new());
        let mut work = BTreeSet::from([entry]);
        while let Some(place) = work.pop_first() {
            let Some(mut state) = self.entries[place.index()].clone() else { continue };
            self.run_block(place, &mut state);
            let terminator = &self.mir.block(self.order.block(place)).terminator;
            for (id, edge) in self.order.succs(place).zip(terminator.edges()) {
                let mut state = state.clone();
                if self.allocation.site(id) != CopySite::SourceEnd {
                    self.run_copies(self.allocation.copies(id), &mut state);
                }
                self.pass_arguments(edge, &mut state);
                let to = self.order.edge(id).to;
                state.retain(|reg, _| self.live[to.index()].contains(reg));
                if meet(&mut self.entries[to.index()], state) {
                    work.insert(to);
                }
            }
        }
    }

    /// What a register holds.
    fn held(&self, reg: Reg, state: &State) -> BTreeSet<Held> {
        if self.tracked.contains(&reg) {
            return state.get(&reg).cloned().unwrap_or_default();
        }
        self.owners.get(&reg).map(|&owner| Held::Value(owner)).into_iter().collect()
    }

    /// From the beginning of a block to behind its terminator.
    fn run_block(&mut self, place: Position, state: &mut State) {
        let id = self.order.block(place);
        let block: &MirBlock = self.mir.block(id);
        for (index, code) in block.code.iter().enumerate() {
            if let Code::Inst(inst) = code {
                self.run_inst(inst, (id, index), state);
            }
        }
        for edge in self.order.succs(place) {
            self.run_copies(self.allocation.copies_at(edge, CopySite::SourceEnd), state);
        }
        let at = (id, block.code.len());
        match &block.terminator {
            Terminator::Jump(_) => {}
            Terminator::Branch { pred: reg, .. } | Terminator::Table { index: reg, .. } => {
                self.read(*reg, at, state);
            }
            Terminator::Stop(inst) => self.run_inst(inst, at, state),
        }
    }

    fn run_inst(&mut self, inst: &Inst<VReg>, at: (Block, usize), state: &mut State) {
        inst.visit_regs(|reg, role| {
            if role != Role::Def {
                self.read(reg, at, state);
            }
        });
        if let Some((to, from)) = as_move(inst) {
            return self.run_move(to, from, state);
        }
        inst.visit_regs(|reg, role| {
            if role != Role::Use {
                self.write(reg, state);
            }
        });
    }

    fn run_move(&self, to: VReg, from: VReg, state: &mut State) {
        let moved = self.held(self.allocation.reg(from), state);
        self.write(to, state);
        let others = moved.into_iter().filter(|&held| held != Held::Value(to));
        state.entry(self.allocation.reg(to)).or_default().extend(others);
        for held in state.values_mut().filter(|held| held.contains(&Held::Value(from))) {
            held.insert(Held::Value(to));
        }
    }

    fn read(&mut self, vreg: VReg, (block, index): (Block, usize), state: &State) {
        let reg = self.allocation.reg(vreg);
        if self.errors_on && self.is_tracked.contains(vreg) {
            let held = self.held(reg, state);
            if !held.contains(&Held::Value(vreg)) {
                let held = held.into_iter().collect();
                self.errors.push(CheckError::WrongValue { block, index, vreg, reg, held });
            }
        }
    }

    fn write(&self, vreg: VReg, state: &mut State) {
        let reg = self.allocation.reg(vreg);
        if self.is_copied.contains(vreg) {
            for held in state.values_mut() {
                held.remove(&Held::Value(vreg));
            }
        }
        if self.is_tracked.contains(vreg) {
            state.insert(reg, BTreeSet::from([Held::Value(vreg)]));
        }
    }

    fn run_copies(&self, copies: &[RegCopy], state: &mut State) {
        for copy in copies {
            let held = match constant(&copy.from) {
                Ok(from) => self.held(from, state),
                Err(constant) => BTreeSet::from([constant]),
            };
            state.insert(copy.to, held);
        }
    }

    /// Gives the parameters of the target their arguments.
    fn pass_arguments(&self, edge: &Edge, state: &mut State) {
        let params = &self.mir.block(edge.block).params;
        let mut by_argument: BTreeMap<Held, Vec<VReg>> = BTreeMap::new();
        for (&param, arg) in params.iter().zip(&edge.args) {
            let arg = constant(arg).map_or_else(|constant| constant, Held::Value);
            by_argument.entry(arg).or_default().push(param);
        }
        let old: BTreeSet<Held> = params.iter().map(|&param| Held::Value(param)).collect();
        for held in state.values_mut() {
            let new: Vec<Held> = held
                .iter()
                .filter_map(|held| by_argument.get(held))
                .flatten()
                .map(|&param| Held::Value(param))
                .collect();
            held.retain(|held| !old.contains(held));
            held.extend(new);
        }
    }
}

/// The register of an operand, or what constant it is.
fn constant<R: Copy>(operand: &Operand<R>) -> Result<R, Held> {
    match *operand {
        Operand::Reg(reg) => Ok(reg),
        Operand::Int(value) => Err(Held::Int(value)),
        Operand::F32(bits) => Err(Held::F32(bits)),
        Operand::F64(bits) => Err(Held::F64(bits)),
        Operand::Symbol(symbol, offset) => Err(Held::Symbol(symbol, offset)),
        _ => panic!("an argument is a register, an immediate or a symbol"),
    }
}

/// Makes the entry of a block the meet of itself and one more state; says whether it changed.
fn meet(entry: &mut Option<State>, state: State) -> bool {
    let Some(entry) = entry else {
        *entry = Some(state);
        return true;
    };
    let mut changed = false;
    entry.retain(|reg, held| {
        let before = held.len();
        match state.get(reg) {
            Some(other) => held.retain(|held| other.contains(held)),
            None => held.clear(),
        }
        changed |= held.len() < before;
        !held.is_empty()
    });
    changed
}
