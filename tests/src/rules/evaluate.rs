//! What a function computes of many inputs at once: for proofs of rewritings over all operands.
//!
//! Functions here compute and branch; they have no memory and no other threads. An instruction is
//! run for all inputs that reach it before the next one, so the meaning of an operation on numbers
//! of 8 bits is looked up in a table that is made once.

use cranelift_entity::SecondaryMap;
use irc_ir::dfg::ConstData;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::interp::eval::{self, Lane, Operand};
use irc_ir::interp::evaluate_ptx;
use irc_ir::op::{BlockCall, Opcode, Payload};
use irc_ir::types::{I64, Type};
use std::collections::HashMap;
use std::rc::Rc;

/// How one input goes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It returns a value.
    Returns,
    /// It ends the program.
    Traps,
    /// It meets undefined behaviour.
    Undefined,
    /// It takes too long.
    Endless,
}

/// How each input goes.
#[derive(Clone, Debug)]
pub struct Runs {
    outcomes: Vec<Outcome>,
    /// What is returned, the lanes of each input one after the other; `None` is poison.
    returned: Column,
    lanes: usize,
}

impl Runs {
    /// How an input goes, and what it returns then.
    pub fn of(&self, input: usize) -> (Outcome, &[Lane]) {
        let lanes = input * self.lanes..(input + 1) * self.lanes;
        (self.outcomes[input], &self.returned[lanes])
    }

    /// The first input that goes in a way that `after` may not stand for.
    pub fn first_not_refined(&self, after: &Runs) -> Option<usize> {
        (0..self.outcomes.len()).find(|&input| {
            let ((wanted, before), (found, after)) = (self.of(input), after.of(input));
            match wanted {
                Outcome::Undefined | Outcome::Endless => false,
                _ if wanted != found => true,
                _ => before.iter().zip(after).any(|(w, f)| w.is_some() && w != f),
            }
        })
    }
}

/// More blocks than a function of a proof runs through.
const MAX_BLOCKS: usize = 2000;

/// The lanes of a value, one after the other, for each input.
pub type Column = Vec<Lane>;

/// An operation of one or two numbers of at most 8 bits.
type Key = (Opcode, String, Type, Type, bool);

/// Runs functions.
#[derive(Default)]
pub struct Evaluator {
    tables: HashMap<Key, Vec<Lane>>,
    /// What frozen poison is.
    pub frozen: u128,
}

/// Some inputs on their way through a function.
struct Group {
    /// Their numbers.
    inputs: Vec<usize>,
    values: SecondaryMap<Value, Rc<Column>>,
}

impl Evaluator {
    /// Runs a function of scalars for as many inputs as there are in the column of each parameter.
    pub fn run(&mut self, func: &Function, inputs: &[Column]) -> Runs {
        let count = inputs.first().map_or(1, Vec::len);
        let lanes = func.signature.results.first().map_or(0, |result| result.ty.lanes() as usize);
        let mut out = Runs {
            outcomes: vec![Outcome::Endless; count],
            returned: vec![None; count * lanes],
            lanes,
        };
        let entry = func.layout.entry().expect("it has a body");
        let mut values = SecondaryMap::new();
        for (&param, column) in func.dfg.params(entry).iter().zip(inputs) {
            values[param] = Rc::new(column.clone());
        }
        let all = Group { inputs: (0..count).collect(), values };
        let mut work = vec![(entry, all, 0)];
        while let Some((block, group, depth)) = work.pop() {
            if depth < MAX_BLOCKS && !group.inputs.is_empty() {
                let next = self.block(func, block, group, &mut out);
                work.extend(next.into_iter().map(|(block, group)| (block, group, depth + 1)));
            }
        }
        out
    }

    /// Runs a block; where the inputs go from there.
    fn block(
        &mut self,
        func: &Function,
        block: Block,
        mut group: Group,
        out: &mut Runs,
    ) -> Vec<(Block, Group)> {
        for inst in func.layout.insts(block) {
            let dfg = &func.dfg;
            let args = dfg.args(inst);
            match (dfg.opcode(inst), dfg.inst(inst).payload) {
                (Opcode::Assume, _) => {
                    let [holds, fails] = split(func, group, args[0], out);
                    for &input in &fails.inputs {
                        out.outcomes[input] = Outcome::Undefined;
                    }
                    group = holds;
                }
                (Opcode::Ret, _) => {
                    let column = column(func, &group, args[0]);
                    let lanes = func.dfg.ty(args[0]).lanes() as usize;
                    for (&input, values) in group.inputs.iter().zip(column.chunks(lanes)) {
                        out.outcomes[input] = Outcome::Returns;
                        out.returned[input * lanes..][..lanes].copy_from_slice(values);
                    }
                    return Vec::new();
                }
                (Opcode::Trap, _) => {
                    group.inputs.iter().for_each(|&input| out.outcomes[input] = Outcome::Traps);
                    return Vec::new();
                }
                (Opcode::Unreachable, _) => {
                    group.inputs.iter().for_each(|&input| out.outcomes[input] = Outcome::Undefined);
                    return Vec::new();
                }
                (_, Payload::Jump(to)) => return vec![go(func, group, to)],
                (_, Payload::Branch(targets)) => {
                    let ways = split(func, group, args[0], out).into_iter().zip(targets);
                    return ways.map(|(way, to)| go(func, way, to)).collect();
                }
                _ => self.compute(func, &mut group, inst),
            }
        }
        unreachable!("a block has a terminator")
    }

    fn compute(&mut self, func: &Function, group: &mut Group, inst: Inst) {
        let dfg = &func.dfg;
        let args: Vec<Rc<Column>> =
            dfg.args(inst).iter().map(|&v| column(func, group, v)).collect();
        let types: Vec<Type> = dfg.args(inst).iter().map(|&v| dfg.ty(v)).collect();
        let results: Vec<Value> = dfg.results(inst).collect();
        let lanes: Vec<usize> = results.iter().map(|&r| dfg.ty(r).lanes() as usize).collect();
        let count = group.inputs.len();
        if dfg.opcode(inst) == Opcode::Freeze {
            let mask = u128::MAX >> (128 - dfg.ty(results[0]).elem().map_or(64, |e| e.bits()));
            let frozen = Some(self.frozen & mask);
            let frozen: Column = args[0].iter().map(|lane| lane.or(frozen)).collect();
            group.values[results[0]] = Rc::new(frozen);
            return;
        }
        if let Some(column) = self.look_up(func, inst, &types, &args) {
            group.values[results[0]] = Rc::new(column);
            return;
        }
        let mut columns: Vec<Column> =
            lanes.iter().map(|n| Vec::with_capacity(n * count)).collect();
        let mut one = vec![None; lanes.iter().sum()];
        for at in 0..count {
            let operands: Vec<Operand<'_>> = args
                .iter()
                .zip(&types)
                .map(|(column, &ty)| {
                    let n = ty.lanes() as usize;
                    Operand { ty, lanes: &column[at * n..(at + 1) * n] }
                })
                .collect();
            evaluate(func, inst, &operands, &mut one);
            let mut from = 0;
            for (column, n) in columns.iter_mut().zip(&lanes) {
                column.extend_from_slice(&one[from..from + n]);
                from += n;
            }
        }
        for (result, column) in results.into_iter().zip(columns) {
            group.values[result] = Rc::new(column);
        }
    }

    /// The result of an operation on one or two numbers of at most 8 bits.
    fn look_up(
        &mut self,
        func: &Function,
        inst: Inst,
        types: &[Type],
        args: &[Rc<Column>],
    ) -> Option<Column> {
        let is_small = |ty: &Type| !ty.is_vector() && ty.is_int() && ty.bits() <= 8;
        let dfg = &func.dfg;
        let result = dfg.first_result(inst)?;
        if !types.iter().all(is_small) || types.is_empty() || types.len() > 2 {
            return None;
        }
        if dfg.results(inst).count() != 1 || args[0].len() < 1000 {
            return None;
        }
        let payload = dfg.inst(inst).payload;
        let key =
            (dfg.opcode(inst), format!("{payload:?}"), dfg.ty(result), types[0], types.len() == 2);
        let table = self.tables.entry(key).or_insert_with(|| {
            let numbers = 0..if types.len() == 2 { 1 << 16 } else { 1 << 8 };
            let of = |number: u128| {
                let lanes = [Some(number & 0xff), Some(number >> 8)];
                let operand = |(i, &ty)| Operand { ty, lanes: std::slice::from_ref(&lanes[i]) };
                let operands: Vec<Operand<'_>> = types.iter().enumerate().map(operand).collect();
                let mut one = [None];
                let fits = |(&ty, lane): (&Type, &Lane)| lane.is_some_and(|n| n >> ty.bits() == 0);
                if types.iter().zip(&lanes).all(fits) {
                    evaluate(func, inst, &operands, &mut one);
                }
                one[0]
            };
            numbers.map(of).collect()
        });
        Some(match args {
            [x] => x.iter().map(|x| table[(*x)? as usize]).collect(),
            [x, y] => x
                .iter()
                .zip(y.iter())
                .map(|(x, y)| table[(*x)? as usize | ((*y)? as usize) << 8])
                .collect(),
            _ => return None,
        })
    }
}

/// What an instruction makes of one input.
fn evaluate(func: &Function, inst: Inst, operands: &[Operand<'_>], out: &mut [Lane]) {
    let dfg = &func.dfg;
    if let Some(code) = dfg.ptx_code(inst) {
        let args: Vec<Lane> = operands.iter().map(|operand| operand.lanes[0]).collect();
        let results = evaluate_ptx(code, &args).expect("an instruction of one thread");
        out.copy_from_slice(&results);
        return;
    }
    let ty = dfg.controlling_type(inst).unwrap_or(I64);
    let payload = &dfg.inst(inst).payload;
    let computes = eval::evaluate(dfg.opcode(inst), payload, ty, operands, out);
    assert!(computes, "`{}` only computes", dfg.opcode(inst));
}

/// The lanes of a value for the inputs of a group.
fn column(func: &Function, group: &Group, value: Value) -> Rc<Column> {
    let count = group.inputs.len();
    match func.dfg.as_const(value) {
        Some(ConstData::Bits(bits)) => Rc::new(vec![Some(bits); count]),
        Some(ConstData::Poison) => Rc::new(vec![None; count * func.dfg.ty(value).lanes() as usize]),
        None => group.values[value].clone(),
    }
}

/// The inputs for which a condition holds, and those for which it does not. Where it is poison, the
/// behaviour is undefined.
fn split(func: &Function, group: Group, cond: Value, out: &mut Runs) -> [Group; 2] {
    let conds = column(func, &group, cond);
    for (&input, lane) in group.inputs.iter().zip(conds.iter()) {
        if lane.is_none() {
            out.outcomes[input] = Outcome::Undefined;
        }
    }
    [1, 0].map(|wanted| {
        let is_in: Vec<bool> = conds.iter().map(|lane| *lane == Some(wanted)).collect();
        let inputs = group.inputs.iter().zip(&is_in).filter(|(_, is_in)| **is_in);
        let mut values = SecondaryMap::new();
        for (value, column) in group.values.iter().filter(|(_, column)| !column.is_empty()) {
            let lanes = column.len() / is_in.len();
            let kept = column.chunks(lanes).zip(&is_in).filter(|(_, is_in)| **is_in);
            let kept: Column = kept.flat_map(|(lanes, _)| lanes.iter().copied()).collect();
            values[value] = Rc::new(kept);
        }
        Group { inputs: inputs.map(|(&input, _)| input).collect(), values }
    })
}

/// A group on its way into a block.
fn go(func: &Function, mut group: Group, to: BlockCall) -> (Block, Group) {
    let args: Vec<Rc<Column>> =
        func.dfg.call_args(&to).iter().map(|&arg| column(func, &group, arg)).collect();
    for (&param, column) in func.dfg.params(to.block).iter().zip(args) {
        group.values[param] = column;
    }
    (to.block, group)
}
