//! Where the variables of the source are in machine code whose registers are allocated.
//!
//! Machine code has marks: from one on, a variable has the value of certain registers in SSA form,
//! or none ([`DebugMark`]). A variable can be found as long as the registers of PTX hold that
//! value, which may be longer than anything else needs it: two forward analyses say for each place
//! which mark was the last for each variable, on all paths, and which value was written last to
//! each register, on all paths. A variable is told to be somewhere where both agree.

use super::{Piece, Place};
use crate::layout::{BlockOrder, Position};
use crate::mir::{Code, DebugMark, DebugPart, MirFunction, VReg};
use crate::regalloc::{Allocation, CopySite};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, SecondaryMap};
use irc_ir::debug::{DebugFunction, DebugInfo, Home, VariablePart};
use irc_ir::entity::DebugVar;
use irc_ptx::Reg;
use irc_ptx::isa::Role;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// Where variables are; those that are not in it are nowhere.
pub(crate) type Known = BTreeMap<DebugVar, Place<Reg>>;

/// A variable is somewhere else from an instruction of a block on, or nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// The number of the instruction that follows.
    pub index: u32,
    pub var: DebugVar,
    pub place: Option<Place<Reg>>,
}

/// Where the variables of a function are.
#[derive(Debug, Default)]
pub(crate) struct Located {
    /// At the beginning of each block.
    pub entries: PrimaryMap<Position, Known>,
    /// Inside each block, in order.
    pub changes: PrimaryMap<Position, Vec<Change>>,
}

/// What holds at a place. What is not in it is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State<'m> {
    /// The last mark of each variable: its value.
    values: BTreeMap<DebugVar, &'m [DebugPart]>,
    /// What was last written to each register that matters.
    contents: FxHashMap<Reg, VReg>,
}

impl State<'_> {
    /// Keeps what another path agrees with. Whether something went.
    fn meet(&mut self, other: &Self) -> bool {
        let before = self.values.len() + self.contents.len();
        self.values.retain(|var, value| other.values.get(var) == Some(value));
        self.contents.retain(|reg, content| other.contents.get(reg) == Some(content));
        before != self.values.len() + self.contents.len()
    }
}

/// How large variables are, and which are parts of others.
#[derive(Debug, Default)]
pub(crate) struct Sizes {
    bytes: SecondaryMap<DebugVar, u64>,
    /// The variable that a part is of.
    whole: SecondaryMap<DebugVar, PackedOption<DebugVar>>,
    /// The parts of variables, with where they begin and end, in order.
    parts: FxHashMap<DebugVar, Vec<(u64, u64, DebugVar)>>,
}

impl Sizes {
    pub fn new(function: Option<&DebugFunction>, types: &DebugInfo) -> Sizes {
        let mut sizes = Sizes::default();
        for (id, variable) in function.iter().flat_map(|function| &function.variables) {
            sizes.bytes[id] = match variable.home {
                Home::Part(VariablePart { of, start, end }) => {
                    sizes.whole[id] = of.into();
                    sizes.parts.entry(of).or_default().push((start, end, id));
                    end.saturating_sub(start)
                }
                _ => types.size(variable.ty).unwrap_or(0),
            };
        }
        sizes.parts.values_mut().for_each(|parts| parts.sort_unstable());
        sizes
    }

    /// The variable that one is, or is a part of.
    fn whole(&self, var: DebugVar) -> DebugVar {
        self.whole[var].expand().unwrap_or(var)
    }
}

struct Locator<'a> {
    sizes: &'a Sizes,
    mir: &'a MirFunction,
    order: &'a BlockOrder,
    allocation: &'a Allocation,
    /// The values of variables that some code makes.
    wanted: EntitySet<VReg>,
    /// The registers that hold them, and the variables that may be there.
    regs: FxHashMap<Reg, Vec<DebugVar>>,
}

/// Finds the variables of a function.
pub(crate) fn locate(
    mir: &MirFunction,
    order: &BlockOrder,
    allocation: &Allocation,
    sizes: &Sizes,
) -> Located {
    let (wanted, regs) = (EntitySet::new(), FxHashMap::default());
    let mut locator = Locator { sizes, mir, order, allocation, wanted, regs };
    locator.find_registers();
    let states = locator.solve();
    let mut located = Located::default();
    for (place, state) in order.blocks().map(|(place, _)| place).zip(states) {
        let mut state = state.unwrap_or_default();
        let mut changes = Vec::new();
        located.entries.push(locator.known(&state));
        locator.block(place, &mut state, Some(&mut changes));
        located.changes.push(changes);
    }
    located
}

impl<'a> Locator<'a> {
    fn marks(&self, place: Position) -> &'a [DebugMark] {
        self.mir.debug.get(self.order.block(place)).map_or(&[], Vec::as_slice)
    }

    /// Finds the registers that matter: those of values that marks name and that are made.
    fn find_registers(&mut self) {
        let mut named: FxHashSet<VReg> = FxHashSet::default();
        let parts = |mark: &'a DebugMark| mark.value.iter().flatten();
        for (place, _) in self.order.blocks() {
            for part in self.marks(place).iter().flat_map(parts) {
                if let DebugPart::Reg(reg) = *part {
                    named.insert(reg);
                }
            }
        }
        if named.is_empty() {
            return;
        }
        for (_, block) in self.order.blocks() {
            let block = self.mir.block(block);
            for &param in block.params.iter().filter(|param| named.contains(param)) {
                self.wanted.insert(param);
            }
            for code in &block.code {
                if let Code::Inst(inst) = code {
                    inst.visit_regs(|reg, role| {
                        if role != Role::Use && named.contains(&reg) {
                            self.wanted.insert(reg);
                        }
                    });
                }
            }
        }
        for (place, _) in self.order.blocks() {
            for mark in self.marks(place) {
                for part in parts(mark) {
                    if let DebugPart::Reg(reg) = *part
                        && self.wanted.contains(reg)
                    {
                        let vars = self.regs.entry(self.allocation.reg(reg)).or_default();
                        if !vars.contains(&mark.var) {
                            vars.push(mark.var);
                        }
                    }
                }
            }
        }
    }

    /// The states at the beginnings of blocks; none where control never comes.
    fn solve(&self) -> Vec<Option<State<'a>>> {
        let mut states: Vec<Option<State<'a>>> = vec![None; self.order.len()];
        let Some((first, _)) = self.order.blocks().next() else { return states };
        states[first.index()] = Some(State::default());
        let mut again = true;
        while std::mem::take(&mut again) {
            for (place, _) in self.order.blocks() {
                let Some(mut state) = states[place.index()].clone() else { continue };
                self.block(place, &mut state, None);
                for edge in self.order.succs(place) {
                    let to = self.order.edge(edge).to;
                    let mut state = state.clone();
                    for copy in self.allocation.copies(edge) {
                        state.contents.remove(&copy.to);
                    }
                    self.enter(to, &mut state);
                    match &mut states[to.index()] {
                        Some(known) => again |= known.meet(&state),
                        unknown => {
                            *unknown = Some(state);
                            again = true;
                        }
                    }
                }
            }
        }
        states
    }

    /// The parameters of a block are in their registers.
    fn enter(&self, to: Position, state: &mut State<'a>) {
        for &param in &self.mir.block(self.order.block(to)).params {
            self.write(param, state);
        }
    }

    /// A value is written to its register. Whether that matters.
    fn write(&self, value: VReg, state: &mut State<'a>) -> Option<Reg> {
        if self.regs.is_empty() {
            return None;
        }
        let reg = self.allocation.reg(value);
        self.regs.contains_key(&reg).then(|| {
            state.contents.insert(reg, value);
            reg
        })
    }

    /// Takes a state through a block, and notes what changes.
    fn block(&self, place: Position, state: &mut State<'a>, mut changes: Option<&mut Vec<Change>>) {
        let block = self.mir.block(self.order.block(place));
        let mut marks = self.marks(place).iter().peekable();
        let mut vars: Vec<DebugVar> = Vec::new();
        for index in 0..=block.code.len() {
            while let Some(mark) = marks.next_if(|mark| mark.index as usize <= index) {
                match &mark.value {
                    Some(value) => state.values.insert(mark.var, value),
                    None => state.values.remove(&mark.var),
                };
                vars.push(mark.var);
            }
            if index == block.code.len() {
                self.leave(place, state, &mut vars);
            }
            if let Some(changes) = &mut changes {
                vars.iter_mut().for_each(|var| *var = self.sizes.whole(*var));
                vars.sort_unstable();
                vars.dedup();
                changes.extend(vars.iter().map(|&var| {
                    let place = self.place(var, state);
                    Change { index: index as u32, var, place }
                }));
            }
            vars.clear();
            if let Some(Code::Inst(inst)) = block.code.get(index) {
                inst.visit_regs(|reg, role| {
                    let written = (role != Role::Use).then(|| self.write(reg, state)).flatten();
                    if let Some(written) = written {
                        if role == Role::Tied {
                            state.contents.remove(&written);
                        }
                        vars.extend(&self.regs[&written]);
                    }
                });
            }
        }
    }

    /// The copies at the end of a block overwrite registers.
    fn leave(&self, place: Position, state: &mut State<'a>, vars: &mut Vec<DebugVar>) {
        for edge in self.order.succs(place) {
            for copy in self.allocation.copies_at(edge, CopySite::SourceEnd) {
                if state.contents.remove(&copy.to).is_some() {
                    vars.extend(&self.regs[&copy.to]);
                }
            }
        }
    }

    /// Where a variable is that is no part: where its value is, or those of its parts.
    fn place(&self, var: DebugVar, state: &State<'_>) -> Option<Place<Reg>> {
        if let Some(value) = state.values.get(&var) {
            return self.pieces(var, value, state);
        }
        let (mut place, mut at, mut is_somewhere) = (Place::new(), 0, false);
        for &(start, end, part) in self.sizes.parts.get(&var)? {
            let value = state.values.get(&part).filter(|_| start >= at);
            let Some(pieces) = value.and_then(|value| self.pieces(part, value, state)) else {
                continue;
            };
            if start > at {
                place.push((Piece::Unknown, start - at));
            }
            place.extend(pieces);
            (at, is_somewhere) = (end, true);
        }
        let size = self.sizes.bytes[var];
        if size > at {
            place.push((Piece::Unknown, size - at));
        }
        is_somewhere.then_some(place)
    }

    /// Where a value of a variable is, if all of it is there.
    fn pieces(&self, var: DebugVar, value: &[DebugPart], state: &State<'_>) -> Option<Place<Reg>> {
        let bytes = self.sizes.bytes[var] / value.len() as u64;
        let piece = |part: &DebugPart| match *part {
            DebugPart::Const(bits) => Some(Piece::Const(bits)),
            DebugPart::Reg(value) if self.wanted.contains(value) => {
                let reg = self.allocation.reg(value);
                let holds = state.contents.get(&reg) == Some(&value);
                holds.then_some(Piece::Reg(reg))
            }
            DebugPart::Reg(_) => None,
        };
        value.iter().map(|part| Some((piece(part)?, bytes))).collect()
    }

    fn known(&self, state: &State<'_>) -> Known {
        let mut known = Known::new();
        for &var in state.values.keys() {
            let var = self.sizes.whole(var);
            if !known.contains_key(&var)
                && let Some(place) = self.place(var, state)
            {
                known.insert(var, place);
            }
        }
        known
    }
}

/// Blocks without code may be left out, and then their marks: the variables of those have no value
/// where the blocks lead.
pub(crate) fn pass_on_marks_of_empty_blocks(mir: &mut MirFunction) {
    use crate::mir::Terminator;
    if mir.debug.is_empty() {
        return;
    }
    for i in 0..mir.order.len() {
        let block = mir.block(mir.order[i]);
        let Terminator::Jump(edge) = &block.terminator else { continue };
        if !block.code.is_empty() {
            continue;
        }
        let to = edge.block;
        let marks = mir.debug.get(mir.order[i]).into_iter().flatten();
        let unknown = |mark: &DebugMark| DebugMark { index: 0, var: mark.var, value: None };
        let mut unknown: Vec<DebugMark> = marks.map(unknown).collect();
        if !unknown.is_empty() && to != mir.order[i] {
            unknown.append(&mut mir.debug[to]);
            mir.debug[to] = unknown;
        }
    }
}
