//! SSA construction against the meaning of the program and against the dominance frontier.

use super::*;
use crate::builder::{FunctionBuilder, InstBuilder, Misuse};
use crate::dominance::{Cfg, Dominators};
use crate::entity::FuncId;
use crate::function::FunctionKind;
use crate::module::Module;
use crate::op::{IntCond, Opcode, Payload};
use crate::signature::{Linkage, Signature};
use crate::types::{I32, I64};
use crate::verify::verify_module;
use arbitrary::{Arbitrary, Result, Unstructured};
use irc_ptx::graph::FlowGraph;
use std::collections::BTreeSet;

fn module(params: &[Type]) -> (Module, FuncId) {
    let mut module = Module::new();
    let signature = Signature::new(params, Some(I32));
    let func = Function::new("f", FunctionKind::Device, Linkage::Visible, signature);
    let id = module.add_func(func).unwrap();
    (module, id)
}

/// A statement of a small language with mutable variables.
#[derive(Debug)]
enum Stmt {
    /// `var = a + b * constant`.
    Assign(usize, usize, usize, i32),
    /// Runs the first list if the variable is negative, else the second.
    If(usize, Vec<Stmt>, Vec<Stmt>),
    /// Runs the list that many times.
    Loop(u32, Vec<Stmt>),
    /// Leaves the innermost loop if the variable is negative.
    BreakIf(usize),
    /// Goes on with the next round of the innermost loop if the variable is negative.
    ContinueIf(usize),
    /// Returns the variable if it is negative; what follows is another block.
    ReturnIf(usize, usize),
    /// Runs the list that the variable chooses.
    Switch(usize, Vec<Vec<Stmt>>),
}

const VARS: usize = 4;

fn block(u: &mut Unstructured<'_>, depth: u32, in_loop: bool) -> Result<Vec<Stmt>> {
    let mut list = Vec::new();
    for _ in 0..u.int_in_range(0..=4)? {
        let (a, b) = (u.int_in_range(0..=VARS - 1)?, u.int_in_range(0..=VARS - 1)?);
        list.push(match u.int_in_range(0..=9)? {
            0 | 1 if depth > 0 => {
                Stmt::If(a, block(u, depth - 1, in_loop)?, block(u, depth - 1, in_loop)?)
            }
            2 | 3 if depth > 0 => Stmt::Loop(u.int_in_range(0..=3)?, block(u, depth - 1, true)?),
            4 if depth > 0 => {
                let arms = u.int_in_range(1..=3)?;
                let arms: Result<_> = (0..arms).map(|_| block(u, depth - 1, in_loop)).collect();
                Stmt::Switch(a, arms?)
            }
            5 if in_loop => Stmt::BreakIf(a),
            6 if in_loop => Stmt::ContinueIf(a),
            7 => Stmt::ReturnIf(a, b),
            _ => Stmt::Assign(a, b, u.int_in_range(0..=VARS - 1)?, i32::arbitrary(u)?),
        });
    }
    Ok(list)
}

#[derive(PartialEq)]
enum Flow {
    Next,
    Break,
    Continue,
    Return(i32),
}

fn run(list: &[Stmt], vars: &mut [i32; VARS]) -> Flow {
    for stmt in list {
        let flow = match stmt {
            &Stmt::Assign(var, a, b, k) => {
                vars[var] = vars[a].wrapping_add(vars[b].wrapping_mul(k));
                Flow::Next
            }
            Stmt::If(var, then, other) => run(if vars[*var] < 0 { then } else { other }, vars),
            Stmt::Loop(times, body) => {
                let mut flow = Flow::Next;
                for _ in 0..*times {
                    flow = run(body, vars);
                    if !matches!(flow, Flow::Next | Flow::Continue) {
                        break;
                    }
                }
                if matches!(flow, Flow::Return(_)) { flow } else { Flow::Next }
            }
            &Stmt::BreakIf(var) if vars[var] < 0 => Flow::Break,
            &Stmt::ContinueIf(var) if vars[var] < 0 => Flow::Continue,
            &Stmt::ReturnIf(var, result) if vars[var] < 0 => Flow::Return(vars[result]),
            Stmt::BreakIf(_) | Stmt::ContinueIf(_) | Stmt::ReturnIf(..) => Flow::Next,
            Stmt::Switch(var, arms) => {
                arms.get(vars[*var] as usize).map_or(Flow::Next, |arm| run(arm, vars))
            }
        };
        if flow != Flow::Next {
            return flow;
        }
    }
    Flow::Next
}

/// Lowers the language through the builder, and notes where variables are written.
struct Lowering<'m> {
    b: FunctionBuilder<'m>,
    vars: Vec<Variable>,
    /// Where to go on `break` and `continue`, innermost last.
    loops: Vec<(Block, Block)>,
    /// Blocks are sealed as soon as all branches to them are there.
    seal: bool,
    writes: BTreeSet<(Variable, Block)>,
}

impl Lowering<'_> {
    fn write(&mut self, var: Variable, value: Value) {
        self.writes.insert((var, self.b.current_block().unwrap()));
        self.b.def_var(var, value);
    }

    fn enter(&mut self, block: Block) {
        self.seal(block);
        self.b.switch_to_block(block);
    }

    fn seal(&mut self, block: Block) {
        if self.seal {
            self.b.seal_block(block);
        }
    }

    /// Goes to a block if the variable is negative, and on in a new one if not.
    fn branch_if(&mut self, var: usize, block: Block) {
        let next = self.b.create_block();
        self.branch(var, block, next);
        self.enter(next);
    }

    fn branch(&mut self, var: usize, then: Block, other: Block) {
        let (value, zero) = (self.b.use_var(self.vars[var]), self.b.i32(0));
        let cond = self.b.icmp(IntCond::Slt, value, zero);
        self.b.condbr(cond, (then, &[]), (other, &[]));
    }

    fn list(&mut self, list: &[Stmt]) {
        for stmt in list {
            match stmt {
                &Stmt::Assign(var, a, b, k) => {
                    let (a, b) = (self.b.use_var(self.vars[a]), self.b.use_var(self.vars[b]));
                    let k = self.b.i32(k);
                    let product = self.b.mul(b, k);
                    let sum = self.b.add(a, product);
                    self.write(self.vars[var], sum);
                }
                Stmt::If(var, then, other) => self.conditional(*var, then, other),
                Stmt::Loop(times, body) => self.repeat(*times, body),
                &Stmt::BreakIf(var) => self.branch_if(var, self.loops.last().unwrap().0),
                &Stmt::ContinueIf(var) => self.branch_if(var, self.loops.last().unwrap().1),
                &Stmt::ReturnIf(var, result) => {
                    let [leave, next] = [(); 2].map(|()| self.b.create_block());
                    self.branch(var, leave, next);
                    self.enter(leave);
                    let value = self.b.use_var(self.vars[result]);
                    self.b.ret(Some(value));
                    self.enter(next);
                }
                Stmt::Switch(var, arms) => self.choose(*var, arms),
            }
        }
    }

    fn conditional(&mut self, var: usize, then: &[Stmt], other: &[Stmt]) {
        let [yes, no, join] = [(); 3].map(|()| self.b.create_block());
        self.branch(var, yes, no);
        for (block, list) in [(yes, then), (no, other)] {
            self.enter(block);
            self.list(list);
            self.b.br(join, &[]);
        }
        self.enter(join);
    }

    fn repeat(&mut self, times: u32, body: &[Stmt]) {
        let [head, first, latch, exit] = [(); 4].map(|()| self.b.create_block());
        let counter = self.b.declare_var(I32);
        let zero = self.b.i32(0);
        self.write(counter, zero);
        self.b.br(head, &[]);
        self.b.switch_to_block(head);
        let (i, n) = (self.b.use_var(counter), self.b.i32(times as i32));
        let more = self.b.icmp(IntCond::Ult, i, n);
        self.b.condbr(more, (first, &[]), (exit, &[]));
        self.enter(first);
        self.loops.push((exit, latch));
        self.list(body);
        self.loops.pop();
        self.b.br(latch, &[]);
        self.enter(latch);
        let (i, one) = (self.b.use_var(counter), self.b.i32(1));
        let next = self.b.add(i, one);
        self.write(counter, next);
        self.b.br(head, &[]);
        self.seal(head);
        self.enter(exit);
    }

    fn choose(&mut self, var: usize, arms: &[Vec<Stmt>]) {
        let blocks: Vec<Block> = arms.iter().map(|_| self.b.create_block()).collect();
        let join = self.b.create_block();
        let value = self.b.use_var(self.vars[var]);
        let cases: Vec<_> = (0..).zip(&blocks).map(|(i, &b)| (i, b, &[][..])).collect();
        self.b.switch(value, (join, &[]), &cases);
        for (block, list) in blocks.into_iter().zip(arms) {
            self.enter(block);
            self.list(list);
            self.b.br(join, &[]);
        }
        self.enter(join);
    }
}

/// Runs what the lowering makes of the language, for at most N blocks.
fn interpret(func: &Function, args: &[i32], blocks: u32) -> Option<i32> {
    let mut values: SecondaryMap<Value, i32> = SecondaryMap::new();
    let mut block = func.layout.entry()?;
    let mut incoming = args.to_vec();
    for _ in 0..blocks {
        for (&param, &arg) in func.dfg.params(block).iter().zip(&incoming) {
            values[param] = arg;
        }
        for inst in func.layout.insts(block) {
            let get = |v: Value| match func.dfg.as_signed(v) {
                Some(constant) => constant as i32,
                None => values[v],
            };
            let args: Vec<i32> = func.dfg.args(inst).iter().map(|&v| get(v)).collect();
            let data = func.dfg.inst(inst);
            let target = match (data.opcode, data.payload) {
                (Opcode::Ret, _) => return args.first().copied(),
                (Opcode::Br, _) => 0,
                (Opcode::Condbr, _) => usize::from(args[0] & 1 == 0),
                (Opcode::Switch, Payload::Switch(table)) => {
                    let case = u128::from(args[0] as u32);
                    let cases = &func.dfg.switch(table).cases;
                    cases.iter().position(|&c| c == case).map_or(0, |i| i + 1)
                }
                (opcode, payload) => {
                    let result = match (opcode, payload) {
                        (Opcode::Add, _) => args[0].wrapping_add(args[1]),
                        (Opcode::Mul, _) => args[0].wrapping_mul(args[1]),
                        (_, Payload::IntCond(IntCond::Slt, _)) => i32::from(args[0] < args[1]),
                        _ => i32::from((args[0] as u32) < args[1] as u32),
                    };
                    values[func.dfg.first_result(inst)?] = result;
                    continue;
                }
            };
            let call = func.dfg.targets(inst)[target];
            incoming = func.dfg.call_args(&call).iter().map(|&v| get(v)).collect();
            block = call.block;
        }
    }
    None
}

/// The blocks where several of the paths that begin at `from` meet first, again and again.
fn iterated_frontier(cfg: &Cfg, dom: &Dominators, from: BTreeSet<Block>) -> BTreeSet<Block> {
    let mut frontier = BTreeSet::new();
    let mut sources = from;
    loop {
        let before = frontier.len();
        for &join in cfg.postorder() {
            for &pred in cfg.preds(join).iter().filter(|&&pred| dom.is_reachable(pred)) {
                let mut at = Some(pred);
                while let Some(block) = at.filter(|&block| dom.idom(join) != Some(block)) {
                    if sources.contains(&block) {
                        frontier.insert(join);
                    }
                    at = dom.idom(block);
                }
            }
        }
        if frontier.len() == before {
            return frontier;
        }
        sources.extend(&frontier);
    }
}

fn check_program(u: &mut Unstructured<'_>) -> Result<()> {
    let program = block(u, 4, false)?;
    let (mut module, id) = module(&[I32; VARS]);
    let mut b = FunctionBuilder::new(&mut module, id);
    let vars: Vec<Variable> = (0..VARS).map(|_| b.declare_var(I32)).collect();
    let entry = b.create_block();
    b.switch_to_block(entry);
    let params = b.append_block_params_for_signature(entry);
    let seal = u.arbitrary()?;
    let mut lowering = Lowering { b, vars, loops: vec![], seal, writes: BTreeSet::new() };
    for (i, param) in params.into_iter().enumerate() {
        lowering.write(lowering.vars[i], param);
    }
    lowering.list(&program);
    let result = lowering.b.use_var(lowering.vars[0]);
    lowering.b.ret(Some(result));
    let Lowering { mut b, writes, .. } = lowering;
    let kept = b.finish_in_place().unwrap();
    let phis = phis(&b, &kept);
    assert_eq!(verify_module(&module), Ok(()));
    let func = module.func(id);
    for _ in 0..3 {
        let mut vars: [i32; VARS] = u.arbitrary()?;
        let want = interpret(func, &vars, u32::MAX);
        let got = match run(&program, &mut vars) {
            Flow::Return(value) => value,
            _ => vars[0],
        };
        assert_eq!(Some(got), want);
    }
    check_minimal(func, phis, &writes);
    Ok(())
}

fn phis(b: &FunctionBuilder<'_>, kept: &[Phi]) -> Vec<(Block, Variable, Value)> {
    kept.iter().map(|&phi| b.phi(phi)).map(|phi| (phi.block, phi.var, phi.value)).collect()
}

/// Each parameter of a variable stands in the iterated dominance frontier of the writes and of the
/// entry.
fn check_minimal(
    func: &Function,
    phis: Vec<(Block, Variable, Value)>,
    writes: &BTreeSet<(Variable, Block)>,
) {
    let cfg = Cfg::new(func);
    let dom = Dominators::new(&cfg);
    for (block, var, value) in phis {
        assert!(func.dfg.params(block).contains(&value));
        let blocks = writes.iter().filter(|write| write.0 == var).map(|write| write.1);
        let frontier = iterated_frontier(&cfg, &dom, blocks.chain(cfg.entry()).collect());
        assert!(frontier.contains(&block), "{var} needs no parameter of {block}");
    }
}

/// How a block of random control flow ends.
#[derive(Debug)]
enum End {
    Return(usize),
    Jump(usize),
    /// To the first block if the variable is negative, else to the second.
    Branch(usize, usize, usize),
}

type Graph = Vec<(Vec<(usize, usize, usize, i32)>, End)>;

fn graph(u: &mut Unstructured<'_>) -> Result<Graph> {
    let n = u.int_in_range(2..=8)?;
    let mut graph = Vec::new();
    for _ in 0..n {
        let mut var = || u.int_in_range(0..=VARS - 1);
        let write = (var()?, var()?, var()?);
        let used = var()?;
        let writes = if u.ratio(1, 2)? { vec![] } else { vec![(write.0, write.1, write.2, 3)] };
        let mut target = || u.int_in_range(1..=n - 1);
        let (a, b) = (target()?, target()?);
        graph.push((
            writes,
            match u.int_in_range(0..=5)? {
                0 => End::Return(used),
                1 => End::Jump(a),
                _ => End::Branch(used, a, b),
            },
        ));
    }
    Ok(graph)
}

fn run_graph(graph: &Graph, mut vars: [i32; VARS], blocks: u32) -> Option<i32> {
    let mut at = 0;
    for _ in 0..blocks {
        let (writes, end) = &graph[at];
        for &(var, a, b, k) in writes {
            vars[var] = vars[a].wrapping_add(vars[b].wrapping_mul(k));
        }
        at = match *end {
            End::Return(var) => return Some(vars[var]),
            End::Jump(to) => to,
            End::Branch(var, then, other) => {
                if vars[var] < 0 {
                    then
                } else {
                    other
                }
            }
        };
    }
    None
}

fn check_graph(u: &mut Unstructured<'_>) -> Result<()> {
    let graph = graph(u)?;
    let (mut module, id) = module(&[I32; VARS]);
    let mut b = FunctionBuilder::new(&mut module, id);
    let vars: Vec<Variable> = (0..VARS).map(|_| b.declare_var(I32)).collect();
    let blocks: Vec<Block> = graph.iter().map(|_| b.create_block()).collect();
    let mut lowering = Lowering { b, vars, loops: vec![], seal: false, writes: BTreeSet::new() };
    for (i, (writes, end)) in graph.iter().enumerate() {
        lowering.b.switch_to_block(blocks[i]);
        if i == 0 {
            let params = lowering.b.append_block_params_for_signature(blocks[0]);
            for (i, param) in params.into_iter().enumerate() {
                lowering.write(lowering.vars[i], param);
            }
        }
        for &(var, a, b, k) in writes {
            lowering.list(&[Stmt::Assign(var, a, b, k)]);
        }
        match *end {
            End::Return(var) => {
                let value = lowering.b.use_var(lowering.vars[var]);
                lowering.b.ret(Some(value));
            }
            End::Jump(to) => {
                lowering.b.br(blocks[to], &[]);
            }
            End::Branch(var, then, other) => lowering.branch(var, blocks[then], blocks[other]),
        }
    }
    let Lowering { mut b, writes, .. } = lowering;
    let kept = b.finish_in_place().unwrap();
    let phis = phis(&b, &kept);
    assert_eq!(verify_module(&module), Ok(()));
    let func = module.func(id);
    for _ in 0..3 {
        let vars: [i32; VARS] = u.arbitrary()?;
        assert_eq!(interpret(func, &vars, 100), run_graph(&graph, vars, 100));
    }
    check_minimal(func, phis, &writes);
    Ok(())
}

#[test]
fn random_control_flow_keeps_its_meaning_with_minimal_parameters() {
    arbtest::arbtest(check_graph);
}

#[test]
fn random_programs_keep_their_meaning_with_minimal_parameters() {
    arbtest::arbtest(check_program);
}

#[test]
fn a_loop_that_does_not_write_needs_no_parameter() {
    let (mut module, id) = module(&[I32]);
    let mut b = FunctionBuilder::new(&mut module, id);
    let var = b.declare_var(I32);
    let [entry, outer, inner, exit] = [(); 4].map(|()| b.create_block());
    b.switch_to_block(entry);
    let param = b.append_block_params_for_signature(entry)[0];
    b.def_var(var, param);
    b.br(outer, &[]);
    b.switch_to_block(outer);
    b.br(inner, &[]);
    b.switch_to_block(inner);
    let (x, zero) = (b.use_var(var), b.i32(0));
    let again = b.icmp(IntCond::Eq, x, zero);
    b.condbr(again, (inner, &[]), (exit, &[]));
    b.switch_to_block(exit);
    let (x, one) = (b.use_var(var), b.i32(1));
    let again = b.icmp(IntCond::Eq, x, one);
    let last = b.create_block();
    b.condbr(again, (outer, &[]), (last, &[]));
    b.switch_to_block(last);
    let x = b.use_var(var);
    b.ret(Some(x));
    b.finish().unwrap();
    let func = module.func(id);
    assert_eq!(verify_module(&module), Ok(()));
    assert!(func.layout.blocks().skip(1).all(|block| func.dfg.params(block).is_empty()));
    let ret = func.terminator(last).unwrap();
    assert_eq!(func.dfg.args(ret), [param]);
}

#[test]
fn own_parameters_come_before_those_of_variables() {
    let (mut module, id) = module(&[I32]);
    let mut b = FunctionBuilder::new(&mut module, id);
    let var = b.declare_var(I32);
    let [entry, join] = [(); 2].map(|()| b.create_block());
    b.switch_to_block(entry);
    let x = b.append_block_params_for_signature(entry)[0];
    b.def_var(var, x);
    let (zero, wide) = (b.i32(0), b.i64(7));
    let cond = b.icmp(IntCond::Eq, x, zero);
    let other = b.create_block();
    b.condbr(cond, (other, &[]), (join, &[wide]));
    b.switch_to_block(other);
    b.def_var(var, zero);
    b.br(join, &[wide]);
    b.switch_to_block(join);
    let y = b.use_var(var);
    let own = b.append_block_param(join, I64);
    b.ret(Some(y));
    b.finish().unwrap();
    assert_eq!(verify_module(&module), Ok(()));
    assert_eq!(module.func(id).dfg.params(join), [own, y]);
}

#[test]
fn a_path_without_a_write_gives_poison() {
    let (mut module, id) = module(&[I32]);
    let mut b = FunctionBuilder::new(&mut module, id);
    let var = b.declare_var(I32);
    let [entry, then, join] = [(); 3].map(|()| b.create_block());
    b.switch_to_block(entry);
    let x = b.append_block_params_for_signature(entry)[0];
    let zero = b.i32(0);
    let cond = b.icmp(IntCond::Eq, x, zero);
    b.condbr(cond, (then, &[]), (join, &[]));
    b.switch_to_block(then);
    b.def_var(var, x);
    b.br(join, &[]);
    b.switch_to_block(join);
    let y = b.use_var(var);
    b.ret(Some(y));
    let poison = b.poison(I32);
    b.finish().unwrap();
    assert_eq!(verify_module(&module), Ok(()));
    let func = module.func(id);
    let branch = func.terminator(entry).unwrap();
    assert_eq!(func.dfg.call_args(&func.dfg.targets(branch)[1]), [poison]);
}

#[test]
fn mistakes_are_reported() {
    let check = |want: Misuse, build: &dyn Fn(&mut FunctionBuilder<'_>, [Block; 2])| {
        let (mut module, id) = module(&[]);
        let mut b = FunctionBuilder::new(&mut module, id);
        let blocks = [(); 2].map(|()| b.create_block());
        build(&mut b, blocks);
        assert_eq!(b.finish().map_err(|error| error.misuse), Err(want));
    };
    let [first, second] = [Block::from_u32(0), Block::from_u32(1)];
    let var = Variable::from_u32(0);
    check(Misuse::NoBlock, &|b, _| {
        b.trap();
    });
    check(Misuse::NoBlock, &|b, _| {
        let var = b.declare_var(I32);
        b.use_var(var);
    });
    check(Misuse::BlockFilled { block: first }, &|b, [first, _]| {
        b.switch_to_block(first);
        b.trap();
        b.barrier();
    });
    check(Misuse::Unterminated { block: first }, &|b, [first, _]| {
        b.switch_to_block(first);
        b.barrier();
    });
    check(Misuse::NeverFilled { block: second }, &|b, [first, second]| {
        b.switch_to_block(first);
        b.br(second, &[]);
    });
    check(Misuse::Sealed { block: second }, &|b, [first, second]| {
        b.seal_block(second);
        b.switch_to_block(first);
        b.br(second, &[]);
    });
    check(Misuse::VariableType { var, wanted: I64, found: I32 }, &|b, [first, _]| {
        let (var, one) = (b.declare_var(I64), b.i32(1));
        b.switch_to_block(first);
        b.def_var(var, one);
    });
    check(Misuse::Undefined { var }, &|b, [first, _]| {
        let var = b.declare_var(I32);
        b.switch_to_block(first);
        let value = b.use_var(var);
        b.ret(Some(value));
    });
}

#[test]
fn deep_functions_need_no_stack() {
    // A chain of blocks, then a nest of loops, with one variable read at the end only.
    for seal in [false, true] {
        let n = 100_000;
        let (mut module, id) = module(&[I32]);
        let mut b = FunctionBuilder::new(&mut module, id);
        let var = b.declare_var(I32);
        let entry = b.create_block();
        b.switch_to_block(entry);
        let x = b.append_block_params_for_signature(entry)[0];
        b.def_var(var, x);
        let mut heads = Vec::new();
        for _ in 0..n {
            let next = b.create_block();
            b.br(next, &[]);
            b.switch_to_block(next);
            heads.push(next);
            if seal {
                b.seal_block(next);
            }
        }
        let mut loops = Vec::new();
        for _ in 0..n {
            let head = b.create_block();
            b.br(head, &[]);
            b.switch_to_block(head);
            loops.push(head);
        }
        let zero = b.i32(0);
        for head in loops.into_iter().rev() {
            let next = b.create_block();
            let x = b.use_var(var);
            let cond = b.icmp(IntCond::Eq, x, zero);
            b.condbr(cond, (head, &[]), (next, &[]));
            b.switch_to_block(next);
        }
        let result = b.use_var(var);
        b.ret(Some(result));
        b.finish().unwrap();
        let func = module.func(id);
        let params: usize = func.layout.blocks().map(|block| func.dfg.params(block).len()).sum();
        assert_eq!(params, 1);
        assert_eq!(verify_module(&module), Ok(()));
    }
}

#[test]
fn parameters_have_the_names_of_variables() {
    let (mut module, id) = module(&[I32]);
    let mut b = FunctionBuilder::new(&mut module, id);
    let (entry, head, body, exit) =
        (b.create_block(), b.create_block(), b.create_block(), b.create_block());
    let count = b.declare_var(I32);
    b.name_var(count, "count");
    b.switch_to_block(entry);
    let n = b.append_block_params_for_signature(entry)[0];
    let zero = b.i32(0);
    b.def_var(count, zero);
    b.br(head, &[]);
    b.switch_to_block(head);
    let now = b.use_var(count);
    let more = b.icmp(IntCond::Slt, now, n);
    b.condbr(more, (body, &[]), (exit, &[]));
    b.switch_to_block(body);
    let one = b.i32(1);
    let now = b.use_var(count);
    let next = b.add(now, one);
    b.def_var(count, next);
    b.br(head, &[]);
    b.switch_to_block(exit);
    let result = b.use_var(count);
    b.ret(Some(result));
    b.finish().expect("a right function");
    let func = module.func(id);
    let names: Vec<_> = func.dfg.params(head).iter().map(|&v| func.value_name(v)).collect();
    assert_eq!(names, [Some("count")]);
}
