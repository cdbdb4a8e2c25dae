//! Which state space generic pointers point into.
//!
//! A pointer is followed from where its space is known: a cast from a space, and what the host gave
//! a kernel, as a pointer or as an integer, which points into global memory. Offsets stay in the
//! space, and what selects and block parameters choose among is in it if all of them are. Null and
//! poison agree with what they are chosen among; null only with global memory, where its address is
//! the same.
//!
//! This is the greatest solution: a pointer that is advanced in a loop is where it began.

use crate::analysis::Cfg;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::Opcode;
use irc_ir::types::{PTR, Space, Type};
use smallvec::SmallVec;

/// What is known of a generic pointer. Along the paths that bring it, it only gets worse.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum State {
    /// Nothing brings it, or only poison.
    Unseen,
    /// It is null.
    Null,
    /// It points into this space.
    In(Space),
    /// It may point anywhere.
    Anywhere,
}

impl State {
    fn join(self, other: State) -> State {
        match (self, other) {
            (State::Unseen, state) | (state, State::Unseen) => state,
            (a, b) if a == b => a,
            (State::Null, known @ State::In(Space::Global))
            | (known @ State::In(Space::Global), State::Null) => known,
            _ => State::Anywhere,
        }
    }
}

/// The spaces of the generic pointers of a function.
#[derive(Debug)]
pub struct PointerSpaces {
    /// By value; constants are not among them.
    states: Vec<State>,
}

impl PointerSpaces {
    /// Those of a function without unreachable blocks.
    pub fn new(func: &Function, cfg: &Cfg) -> PointerSpaces {
        let blocks: Vec<Block> = cfg.reverse_postorder().collect();
        let mut spaces = PointerSpaces { states: vec![State::Unseen; func.dfg.num_values()] };
        if let Some(entry) = func.layout.entry() {
            for (index, &param) in func.dfg.params(entry).iter().enumerate() {
                spaces.meet(param, parameter(func, index));
            }
        }
        spaces.solve(func, &blocks);
        // What only null or poison reaches is in no space.
        for state in &mut spaces.states {
            if matches!(state, State::Unseen | State::Null) {
                *state = State::Anywhere;
            }
        }
        spaces.solve(func, &blocks);
        spaces
    }

    /// The space that a pointer points into, if it is known. That of a constant is not.
    pub fn of(&self, func: &Function, value: Value) -> Option<Space> {
        match self.state(func, value) {
            State::In(space) => Some(space),
            _ => None,
        }
    }

    /// Lets the states follow from each other until none changes.
    fn solve(&mut self, func: &Function, blocks: &[Block]) {
        let mut is_stable = false;
        while !is_stable {
            is_stable = true;
            for &block in blocks {
                for inst in func.layout.insts(block) {
                    is_stable &= !self.follow(func, inst);
                }
            }
        }
    }

    /// Follows what an instruction computes and brings along. Whether anything got worse.
    fn follow(&mut self, func: &Function, inst: Inst) -> bool {
        let mut changed = false;
        for &target in func.dfg.targets(inst) {
            let params = func.dfg.params(target.block);
            for (&param, &arg) in params.iter().zip(func.dfg.call_args(&target)) {
                if func.dfg.ty(param) == PTR {
                    changed |= self.meet(param, self.state(func, arg));
                }
            }
        }
        for result in func.dfg.results(inst).filter(|&result| func.dfg.ty(result) == PTR) {
            changed |= self.meet(result, self.result(func, inst));
        }
        changed
    }

    fn result(&self, func: &Function, inst: Inst) -> State {
        match source(func, inst) {
            Source::Space(space) => State::In(space),
            Source::Values(values) => {
                let states = values.iter().map(|&value| self.state(func, value));
                states.fold(State::Unseen, State::join)
            }
            Source::Unknown => State::Anywhere,
        }
    }

    fn meet(&mut self, value: Value, state: State) -> bool {
        let old = &mut self.states[value.as_u32() as usize];
        let new = old.join(state);
        std::mem::replace(old, new) != new
    }

    fn state(&self, func: &Function, value: Value) -> State {
        if let ValueDef::Const(_) = func.dfg.def(value) {
            return match func.dfg.as_bits(value) {
                Some(0) => State::Null,
                Some(_) => State::Anywhere,
                None => State::Unseen,
            };
        }
        // A value that is new is not known.
        let state = self.states.get(value.as_u32() as usize).copied();
        state.filter(|_| func.dfg.ty(value) == PTR).unwrap_or(State::Anywhere)
    }
}

/// What a parameter of the function is: a pointer that the host gives a kernel points into global
/// memory.
fn parameter(func: &Function, index: usize) -> State {
    let attrs = func.signature.params.get(index).map(|param| &param.attrs);
    let is_value = attrs.is_some_and(|attrs| attrs.aggregate.is_none());
    if func.is_kernel() && is_value { State::In(Space::Global) } else { State::Anywhere }
}

/// Whether an integer is one that a kernel is given, as a parameter or in an aggregate.
fn is_given(func: &Function, value: Value) -> bool {
    match func.dfg.def(value) {
        ValueDef::Param(block, _) => func.layout.entry() == Some(block),
        ValueDef::Result(inst, _) => loads_param(func, inst),
        ValueDef::Const(_) => false,
    }
}

/// Whether an instruction loads what a kernel is given in an aggregate.
fn loads_param(func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    dfg.opcode(inst) == Opcode::Load && dfg.ty(dfg.args(inst)[0]) == Type::Ptr(Space::Param)
}

/// Where a generic pointer that an instruction computes comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// From a pointer into this space, or from memory that holds pointers into it.
    Space(Space),
    /// It is computed of these pointers, and is where they are.
    Values(SmallVec<[Value; 2]>),
    /// From anywhere.
    Unknown,
}

/// Where the result of an instruction, a generic pointer, comes from.
pub fn source(func: &Function, inst: Inst) -> Source {
    let args = func.dfg.args(inst);
    match func.dfg.opcode(inst) {
        Opcode::Addrcast => match func.dfg.ty(args[0]) {
            Type::Ptr(Space::Generic) => Source::Values(SmallVec::from_slice(&args[..1])),
            Type::Ptr(space) => Source::Space(space),
            _ => Source::Unknown,
        },
        Opcode::Ptradd => Source::Values(SmallVec::from_slice(&args[..1])),
        Opcode::Select => Source::Values(SmallVec::from_slice(&args[1..])),
        Opcode::Load if func.is_kernel() && loads_param(func, inst) => Source::Space(Space::Global),
        Opcode::Inttoptr if func.is_kernel() && is_given(func, args[0]) => {
            Source::Space(Space::Global)
        }
        _ => Source::Unknown,
    }
}
