//! Runs routines of the math library for many inputs at once, as fast as the processor can.
//!
//! An instruction is computed for all lanes of a column before the next; where lanes take different
//! branches, blocks run for some of them. A test holds what it computes to
//! [`irc_ir::math::evaluate`], which has the meaning of the language.

mod lanes;

pub use lanes::{Column, LANES, Lanes, is_of_hardware};

use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, FuncId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::math::Routine;
use irc_ir::module::Module;
use irc_ir::op::{BlockCall, MathFn, MathTier, Opcode, Payload};
use irc_ir::types::{Scalar, Type};
use lanes::{What, compute};
use std::collections::{BTreeMap, HashMap};

/// The routine of a function in the tier `precise`.
pub fn precise(function: MathFn, scalar: Scalar) -> Option<Routine> {
    irc_ir::math::routine(function, MathTier::Precise, scalar)
}

/// A routine that has been prepared.
#[derive(Debug)]
pub struct Evaluator {
    library: &'static Module,
    entry: FuncId,
    frames: HashMap<FuncId, Frame>,
}

/// What runs of a function work on. Routines are not recursive, so one is enough.
#[derive(Debug)]
struct Frame {
    columns: Vec<Column>,
    /// The position of each block in reverse postorder.
    order: HashMap<Block, usize>,
    blocks: Vec<Block>,
}

impl Evaluator {
    /// Prepares a routine.
    pub fn new(routine: Routine) -> Evaluator {
        let mut evaluator =
            Evaluator { library: routine.library, entry: routine.id, frames: HashMap::new() };
        evaluator.prepare(routine.id);
        evaluator
    }

    fn prepare(&mut self, id: FuncId) {
        if self.frames.contains_key(&id) {
            return;
        }
        let func = self.library.func(id);
        let column = |index: usize| {
            let value = Value::from_u32(index as u32);
            let scalar = func.dfg.ty(value).elem().unwrap_or(Scalar::I32);
            Column::filled(scalar, func.dfg.as_bits(value).unwrap_or(0) as u64)
        };
        let cfg = Cfg::new(func);
        let blocks: Vec<Block> = cfg.reverse_postorder().collect();
        let order = blocks.iter().enumerate().map(|(at, &block)| (block, at)).collect();
        let columns = (0..func.dfg.num_values()).map(column).collect();
        self.frames.insert(id, Frame { columns, order, blocks });
        for inst in func.insts() {
            if let Payload::Func(callee) = func.dfg.inst(inst).payload {
                self.prepare(callee);
            }
        }
    }

    /// Computes the routine for columns of operands; the columns of its results.
    pub fn run(&mut self, args: &[Column]) -> Vec<Column> {
        self.call(self.entry, &args.iter().collect::<Vec<_>>(), Lanes::All)
    }

    fn call(&mut self, id: FuncId, args: &[&Column], lanes: Lanes) -> Vec<Column> {
        let func = self.library.func(id);
        let mut frame = self.frames.remove(&id).expect("it was prepared, and is not recursive");
        let result = |ty: Type| Column::filled(ty.elem().unwrap_or(Scalar::I32), 0);
        let mut results: Vec<Column> = func.signature.result_types().map(result).collect();
        let entry = func.layout.entry().expect("a routine has a body");
        for (&param, arg) in func.dfg.params(entry).iter().zip(args) {
            frame.columns[param.as_u32() as usize].copy(arg, &lanes);
        }
        let mut pending = BTreeMap::from([(0, lanes)]);
        while let Some((at, lanes)) = pending.pop_first() {
            let block = frame.blocks[at];
            for inst in func.layout.insts(block) {
                self.step(func, &mut frame, inst, &lanes, &mut pending, &mut results);
            }
        }
        self.frames.insert(id, frame);
        results
    }

    fn step(
        &mut self,
        func: &Function,
        frame: &mut Frame,
        inst: Inst,
        lanes: &Lanes,
        pending: &mut BTreeMap<usize, Lanes>,
        results: &mut [Column],
    ) {
        let data = func.dfg.inst(inst);
        let args = func.dfg.args(inst);
        let at = |value: Value| value.as_u32() as usize;
        match (data.opcode, &data.payload) {
            (Opcode::Ret, _) => {
                for (result, &arg) in results.iter_mut().zip(args) {
                    result.copy(&frame.columns[at(arg)], lanes);
                }
            }
            (Opcode::Br, Payload::Jump(target)) => frame.jump(func, target, lanes.clone(), pending),
            (Opcode::Condbr, Payload::Branch(_)) | (Opcode::Switch, Payload::Switch(_)) => {
                frame.branch(func, inst, lanes, pending);
            }
            (Opcode::Call, &Payload::Func(callee)) => {
                let columns: Vec<&Column> =
                    args.iter().map(|&arg| &frame.columns[at(arg)]).collect();
                let found = self.call(callee, &columns, lanes.clone());
                for (result, column) in func.dfg.results(inst).zip(&found) {
                    frame.columns[at(result)].copy(column, lanes);
                }
            }
            _ => {
                let result = func.dfg.first_result(inst).expect("what computes has a result");
                let empty = Column::Word(Box::new([0; LANES]));
                let mut out = std::mem::replace(&mut frame.columns[at(result)], empty);
                let columns: Vec<&Column> =
                    args.iter().map(|&arg| &frame.columns[at(arg)]).collect();
                let elem = |ty: Type| ty.elem().unwrap_or(Scalar::I64);
                let from = elem(func.dfg.ty(args[0]));
                let to = func.dfg.controlling_type(inst).map_or(from, elem);
                let what = What { opcode: data.opcode, payload: data.payload, to, from };
                let known = compute(&what, lanes, &columns, &mut out);
                assert!(known, "{}: `{}` is not evaluated", func.name, data.opcode);
                frame.columns[at(result)] = out;
            }
        }
    }
}

impl Frame {
    /// Sends lanes to a block.
    fn jump(
        &mut self,
        func: &Function,
        target: &BlockCall,
        lanes: Lanes,
        pending: &mut BTreeMap<usize, Lanes>,
    ) {
        let args = func.dfg.call_args(target);
        // A parameter may be an argument for another one.
        let columns: Vec<Column> =
            args.iter().map(|arg| self.columns[arg.as_u32() as usize].clone()).collect();
        for (&param, column) in func.dfg.params(target.block).iter().zip(&columns) {
            self.columns[param.as_u32() as usize].copy(column, &lanes);
        }
        let at = self.order[&target.block];
        let merged = match (pending.remove(&at), lanes) {
            (None, lanes) => lanes,
            (Some(Lanes::Some(mut first)), Lanes::Some(more)) => {
                first.extend(more);
                if first.len() == LANES { Lanes::All } else { Lanes::Some(first) }
            }
            _ => unreachable!("a lane is in one place"),
        };
        pending.insert(at, merged);
    }

    fn branch(
        &mut self,
        func: &Function,
        inst: Inst,
        lanes: &Lanes,
        pending: &mut BTreeMap<usize, Lanes>,
    ) {
        let cond = &self.columns[func.dfg.args(inst)[0].as_u32() as usize];
        let targets = func.dfg.targets(inst).to_vec();
        let mut taken: Vec<Vec<u16>> = vec![Vec::new(); targets.len()];
        let cases = match func.dfg.inst(inst).payload {
            Payload::Switch(table) => Some(&func.dfg.switch(table).cases),
            _ => None,
        };
        lanes.each(|lane| {
            let bits = cond.get(lane);
            let target = match cases {
                None => usize::from(bits & 1 == 0),
                Some(cases) => {
                    cases.iter().position(|&case| case == bits.into()).map_or(0, |case| case + 1)
                }
            };
            taken[target].push(lane as u16);
        });
        for (target, lanes) in targets.iter().zip(taken).filter(|(_, lanes)| !lanes.is_empty()) {
            let lanes = if lanes.len() == LANES { Lanes::All } else { Lanes::Some(lanes) };
            self.jump(func, target, lanes, pending);
        }
    }
}
