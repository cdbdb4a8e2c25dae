//! Where the variables of the source are in machine code whose registers are allocated.
//!
//! Machine code has marks: from one on, a variable has the value of certain registers in SSA form,
//! or none ([`DebugMark`]). A variable can be found as long as the registers of PTX hold that
//! value, which may be longer than anything else needs it: two forward analyses say for each place
//! which mark was the last for each variable, on all paths, and which value was written last to
//! each register, on all paths. A variable is told to be somewhere where both agree. A value that
//! is written again is that of another round of a loop: what a variable had of it is gone.
//!
//! What holds at the beginnings and ends of blocks is kept in maps that share what they have in
//! common ([`PersistentMap`]), so that the whole takes time and memory for what changes.

use super::persistent::PersistentMap;
use super::{Piece, Place};
use crate::layout::{BlockOrder, EdgeId, Position};
use crate::mir::{Code, DebugMark, DebugPart, DebugPlace, MirFunction, RegSum, RegTerm, VReg};
use crate::regalloc::{Allocation, CopySite};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, SecondaryMap};
use irc_ir::debug::{DebugFunction, DebugInfo, Home, VariablePart};
use irc_ir::entity::{Block, DebugVar};
use irc_ptx::Reg;
use irc_ptx::isa::Role;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

/// What debuggers are told of variables, by block.
pub(crate) type Marks = SecondaryMap<Block, Vec<DebugMark>>;

/// A variable is somewhere else from an instruction of a block on, or nowhere.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// The number of the instruction that follows.
    pub index: u32,
    pub var: DebugVar,
    pub place: Option<Place<Reg>>,
}

/// What holds at a place. What is not in it is not known.
#[derive(Clone, Debug)]
pub(crate) struct State<'m> {
    /// The last mark of each variable: its value.
    values: PersistentMap<&'m DebugPlace>,
    /// What was last written to each register that matters, by its number.
    contents: PersistentMap<VReg>,
}

impl State<'_> {
    /// Keeps what another path agrees with. Whether something went.
    fn meet(&mut self, other: &Self) -> bool {
        let values = self.values.meet(&other.values);
        self.contents.meet(&other.contents) | values
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
    /// How many there are.
    count: u32,
}

impl Sizes {
    pub fn new(function: Option<&DebugFunction>, types: &DebugInfo) -> Sizes {
        let mut sizes = Sizes::default();
        for (id, variable) in function.iter().flat_map(|function| &function.variables) {
            sizes.count += 1;
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

/// Where the variables of a function are.
pub(crate) struct Located<'m> {
    places: Places<'m>,
    /// What holds at the beginning and at the end of each block.
    ends: PrimaryMap<Position, [State<'m>; 2]>,
    /// What changes inside each block, in order.
    pub changes: PrimaryMap<Position, Vec<Change>>,
}

impl<'m> Located<'m> {
    /// What holds where nothing was written.
    pub fn nothing(&self) -> State<'m> {
        self.places.nothing()
    }

    /// What holds at the beginning and at the end of a block.
    pub fn block(&self, place: Position) -> &[State<'m>; 2] {
        &self.ends[place]
    }

    /// What holds while the copies of an edge are made, from a block.
    pub fn on_edge(&self, edge: EdgeId, from: Position) -> State<'m> {
        let [_, end] = &self.ends[from];
        let mut state = end.clone();
        self.places.overwrite(edge, &mut state);
        state
    }

    /// Where variables are in one state that are not in the same place in another.
    pub fn differences(
        &self,
        from: &State<'m>,
        to: &State<'m>,
    ) -> impl Iterator<Item = (DebugVar, Option<Place<Reg>>)> {
        let Places { holders, sizes, .. } = &self.places;
        let mut vars = Vec::new();
        from.values.for_each_difference(&to.values, &mut |var, _, _| {
            vars.push(DebugVar::from_u32(var));
        });
        from.contents.for_each_difference(&to.contents, &mut |_, a, b| {
            for value in [a, b].into_iter().flatten() {
                vars.extend(&holders[&value]);
            }
        });
        sizes.wholes(&mut vars);
        let places: Vec<_> = vars.iter().map(|&var| (var, self.places.place(var, to))).collect();
        places.into_iter()
    }
}

impl Sizes {
    /// Each variable once, in order, those of which there are parts in place of these.
    fn wholes(&self, vars: &mut Vec<DebugVar>) {
        vars.iter_mut().for_each(|var| *var = self.whole(*var));
        vars.sort_unstable();
        vars.dedup();
    }
}

/// Finds out where variables are in a state.
struct Places<'m> {
    sizes: Sizes,
    allocation: &'m Allocation,
    /// The values of variables that some code makes, with the variables that may have them.
    holders: FxHashMap<VReg, SmallVec<[DebugVar; 2]>>,
    /// The numbers of the registers that hold them.
    numbers: FxHashMap<Reg, u32>,
}

struct Locator<'m, 'a> {
    mir: &'a MirFunction,
    marks: &'m Marks,
    order: &'a BlockOrder,
    places: Places<'m>,
}

/// Finds the variables of a function.
pub(crate) fn locate<'m>(
    mir: &MirFunction,
    marks: &'m Marks,
    order: &BlockOrder,
    allocation: &'m Allocation,
    sizes: Sizes,
) -> Located<'m> {
    let (holders, numbers) = (FxHashMap::default(), FxHashMap::default());
    let places = Places { sizes, allocation, holders, numbers };
    let mut locator = Locator { mir, marks, order, places };
    locator.find_registers();
    let states = locator.solve();
    let (mut ends, mut all_changes) = (PrimaryMap::new(), PrimaryMap::new());
    for (place, state) in order.blocks().map(|(place, _)| place).zip(states) {
        let begin = state.unwrap_or_else(|| locator.places.nothing());
        let (mut end, mut changes) = (begin.clone(), Vec::new());
        locator.block(place, &mut end, Some(&mut changes));
        ends.push([begin, end]);
        all_changes.push(changes);
    }
    Located { places: locator.places, ends, changes: all_changes }
}

impl<'m> Locator<'m, '_> {
    fn marks(&self, place: Position) -> &'m [DebugMark] {
        self.marks.get(self.order.block(place)).map_or(&[], Vec::as_slice)
    }

    /// Finds the registers that matter: those of values that marks name and that are made.
    fn find_registers(&mut self) {
        let mut named: FxHashSet<VReg> = FxHashSet::default();
        self.for_each_mark(|_, reg| {
            named.insert(reg);
        });
        if named.is_empty() {
            return;
        }
        let mut made: EntitySet<VReg> = EntitySet::new();
        for (_, block) in self.order.blocks() {
            let block = self.mir.block(block);
            for &param in block.params.iter().filter(|param| named.contains(param)) {
                made.insert(param);
            }
            for code in &block.code {
                if let Code::Inst(inst) = code {
                    inst.visit_regs(|reg, role| {
                        if role != Role::Use && named.contains(&reg) {
                            made.insert(reg);
                        }
                    });
                }
            }
        }
        let mut holders: FxHashMap<VReg, SmallVec<[DebugVar; 2]>> = FxHashMap::default();
        let mut numbers = FxHashMap::default();
        self.for_each_mark(|var, reg| {
            if made.contains(reg) {
                holders.entry(reg).or_default().push(var);
                let next = numbers.len() as u32;
                numbers.entry(self.places.allocation.reg(reg)).or_insert(next);
            }
        });
        for vars in holders.values_mut() {
            vars.sort_unstable();
            vars.dedup();
        }
        (self.places.holders, self.places.numbers) = (holders, numbers);
    }

    fn for_each_mark(&self, mut visit: impl FnMut(DebugVar, VReg)) {
        for (place, _) in self.order.blocks() {
            for mark in self.marks(place) {
                if let Some(place) = &mark.place {
                    place.visit_regs(|reg| visit(mark.var, reg));
                }
            }
        }
    }

    /// The states at the beginnings of blocks; none where control never comes.
    fn solve(&self) -> Vec<Option<State<'m>>> {
        let mut states: Vec<Option<State<'m>>> = vec![None; self.order.len()];
        let Some((first, _)) = self.order.blocks().next() else { return states };
        states[first.index()] = Some(self.places.nothing());
        let mut dirty: EntitySet<Position> = EntitySet::new();
        dirty.insert(first);
        let mut again = true;
        while std::mem::take(&mut again) {
            for (place, _) in self.order.blocks() {
                if !dirty.remove(place) {
                    continue;
                }
                let Some(mut state) = states[place.index()].clone() else { continue };
                self.block(place, &mut state, None);
                for edge in self.order.succs(place) {
                    let to = self.order.edge(edge).to;
                    let mut state = state.clone();
                    self.places.overwrite(edge, &mut state);
                    // The parameters of a block are in their registers.
                    for &param in &self.mir.block(self.order.block(to)).params {
                        self.places.write(param, &mut state, &mut Vec::new());
                    }
                    let changed = match &mut states[to.index()] {
                        Some(known) => known.meet(&state),
                        unknown => unknown.replace(state).is_none(),
                    };
                    if changed {
                        dirty.insert(to);
                        again = true;
                    }
                }
            }
        }
        states
    }

    /// Takes a state through a block, and notes what changes.
    fn block(&self, place: Position, state: &mut State<'m>, mut changes: Option<&mut Vec<Change>>) {
        let block = self.mir.block(self.order.block(place));
        let mut marks = self.marks(place).iter().peekable();
        let mut vars: Vec<DebugVar> = Vec::new();
        for index in 0..=block.code.len() {
            while let Some(mark) = marks.next_if(|mark| mark.index as usize <= index) {
                match &mark.place {
                    Some(place) => state.values.insert(mark.var.as_u32(), place),
                    None => state.values.remove(mark.var.as_u32()),
                };
                vars.push(mark.var);
            }
            if index == block.code.len() {
                // The copies at the end of a block overwrite registers.
                for edge in self.order.succs(place) {
                    for copy in self.places.allocation.copies_at(edge, CopySite::SourceEnd) {
                        self.places.forget(copy.to, state, &mut vars);
                    }
                }
            }
            if let Some(changes) = &mut changes {
                self.places.sizes.wholes(&mut vars);
                changes.extend(vars.iter().map(|&var| {
                    let place = self.places.place(var, state);
                    Change { index: index as u32, var, place }
                }));
            }
            vars.clear();
            if let Some(Code::Inst(inst)) = block.code.get(index) {
                inst.visit_regs(|reg, role| {
                    if role != Role::Use {
                        self.places.write(reg, state, &mut vars);
                        if role == Role::Tied {
                            self.places.forget(self.places.allocation.reg(reg), state, &mut vars);
                        }
                    }
                });
            }
        }
    }
}

impl<'m> Places<'m> {
    fn nothing(&self) -> State<'m> {
        let values = PersistentMap::new(self.sizes.count);
        State { values, contents: PersistentMap::new(self.numbers.len() as u32) }
    }

    /// The copies of an edge overwrite registers.
    fn overwrite(&self, edge: EdgeId, state: &mut State<'m>) {
        for copy in self.allocation.copies(edge) {
            self.forget(copy.to, state, &mut Vec::new());
        }
    }

    /// A register holds nothing that is known any more. Adds the variables for which that matters.
    fn forget(&self, reg: Reg, state: &mut State<'m>, vars: &mut Vec<DebugVar>) {
        let Some(&number) = self.numbers.get(&reg) else { return };
        if let Some(old) = state.contents.get(number) {
            state.contents.remove(number);
            vars.extend(&self.holders[&old]);
        }
    }

    /// A value is written to its register. What a variable had of it before was that of another
    /// round of a loop.
    fn write(&self, value: VReg, state: &mut State<'m>, vars: &mut Vec<DebugVar>) {
        if self.numbers.is_empty() {
            return;
        }
        let reg = self.allocation.reg(value);
        self.forget(reg, state, vars);
        let Some(holders) = self.holders.get(&value) else { return };
        state.contents.insert(self.numbers[&reg], value);
        for &var in holders {
            let key = var.as_u32();
            if state.values.get(key).is_some_and(|place| place.has(value)) {
                state.values.remove(key);
            }
        }
        vars.extend(holders);
    }

    /// Where a variable is that is no part: where its value is, or those of its parts.
    fn place(&self, var: DebugVar, state: &State<'_>) -> Option<Place<Reg>> {
        if let Some(value) = state.values.get(var.as_u32()) {
            return self.pieces(var, value, state);
        }
        let (mut place, mut at, mut is_somewhere) = (Place::new(), 0, false);
        for &(start, end, part) in self.sizes.parts.get(&var)? {
            let value = state.values.get(part.as_u32()).filter(|_| start >= at);
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

    /// The register of a value, if it is there.
    fn reg(&self, value: VReg, state: &State<'_>) -> Option<Reg> {
        let reg = self.holders.contains_key(&value).then(|| self.allocation.reg(value))?;
        (state.contents.get(self.numbers[&reg]) == Some(value)).then_some(reg)
    }

    /// Where a value of a variable is, if all of it is there.
    fn pieces(&self, var: DebugVar, place: &DebugPlace, state: &State<'_>) -> Option<Place<Reg>> {
        let bytes = self.sizes.bytes[var];
        match place {
            DebugPlace::Parts(parts) => {
                let bytes = bytes / parts.len() as u64;
                let piece = |part: &DebugPart| match *part {
                    DebugPart::Const(bits) => Some(Piece::Const(bits)),
                    DebugPart::Reg(value) => self.reg(value, state).map(Piece::Reg),
                };
                parts.iter().map(|part| Some((piece(part)?, bytes))).collect()
            }
            DebugPlace::Sum(sum) => {
                let term = |&RegTerm { reg, extend, factor }: &RegTerm<VReg>| {
                    Some(RegTerm { reg: self.reg(reg, state)?, extend, factor })
                };
                let terms = sum.terms.iter().map(term).collect::<Option<Vec<_>>>()?;
                let RegSum { constant, base, memory, .. } = **sum;
                let sum = RegSum { terms, constant, base, memory };
                Some(smallvec![(Piece::Sum(Box::new(sum)), bytes)])
            }
        }
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
        let unknown = |mark: &DebugMark| DebugMark { index: 0, var: mark.var, place: None };
        let mut unknown: Vec<DebugMark> = marks.map(unknown).collect();
        if !unknown.is_empty() && to != mir.order[i] {
            unknown.append(&mut mir.debug[to]);
            mir.debug[to] = unknown;
        }
    }
}
