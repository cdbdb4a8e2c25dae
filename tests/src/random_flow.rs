//! Random modules with any control flow, for tests of analyses.
//!
//! A kernel and an internal device function, whose blocks branch to any others but the entry:
//! loops, irreducible regions, unreachable blocks, infinite loops. Values are scalars made from
//! special registers, parameters and constants by the operations that analyses know most about.
//! Nothing is written to memory that others read.

use arbitrary::{Result, Unstructured};
use cranelift_entity::EntityRef as _;
use irc_ir::builder::InstBuilder as _;
use irc_ir::cursor::Cursor;
use irc_ir::data::DataKind;
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::{Block, FuncId, GlobalId, Value};
use irc_ir::function::{Function, FunctionKind};
use irc_ir::module::{Global, Init, Module};
use irc_ir::op::{
    IntCond, IntFlags, MatchMode, MemFlags, Opcode, Payload, ShflMode, SpecialReg, VoteMode,
};
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::{I1, I16, I32, I64, Space, Type};

/// A module, its kernel, and the shape of the CTAs that it is made for.
pub struct RandomModule {
    /// The module.
    pub module: Module,
    /// The kernel; its parameters are two `i32`.
    pub kernel: FuncId,
    /// Threads of a CTA.
    pub shape: [u32; 3],
}

/// A random module with functions of at most `blocks` blocks.
pub fn module(u: &mut Unstructured<'_>, blocks: usize) -> Result<RandomModule> {
    let mut module = Module::new();
    let word = module.types.value(I32);
    let ty = module.types.intern(DataKind::Array(word, 16)).expect("it is small");
    let init = Init::List((0..16).map(|i| Init::Bits(i * 7 % 16)).collect());
    let table = Global {
        name: "table".to_owned(),
        linkage: Linkage::Internal,
        space: Space::Const,
        ty,
        align: 4,
        init: Some(init),
        dynamic: false,
        attrs: Default::default(),
    };
    let table = module.add_global(table).expect("the name is new");
    let shape = *u.choose(&[[64, 1, 1], [32, 2, 1], [8, 4, 2], [40, 1, 1], [1, 64, 1]])?;

    let signature = Signature::new(&[I32, I32], Some(I32));
    let linkage = *u.choose(&[Linkage::Internal, Linkage::Visible])?;
    let device = Function::new("device", FunctionKind::Device, linkage, signature);
    let device = fill(u, device, blocks / 2 + 1, table, None)?;
    let device = module.add_func(device).expect("the name is new");
    let signature = Signature::new(&[I32, I32], None);
    let mut kernel = Function::new("kernel", FunctionKind::Kernel, Linkage::Visible, signature);
    if u.arbitrary()? {
        kernel.attrs.reqntid = Some(shape);
    }
    let kernel = fill(u, kernel, blocks, table, Some(device))?;
    let kernel = module.add_func(kernel).expect("the name is new");
    Ok(RandomModule { module, kernel, shape })
}

/// Targets of each block, none of them the entry.
fn targets(u: &mut Unstructured<'_>, max: usize) -> Result<Vec<Vec<usize>>> {
    let n = u.int_in_range(2..=max.max(2))?;
    let mut targets = Vec::new();
    for i in 0..n {
        let degree = *u.choose(&[0, 1, 2, 2, 2, 2, 2, 3])?;
        let degree = if i + 1 == n {
            0
        } else if i == 0 {
            degree.max(1)
        } else {
            degree
        };
        // Mostly forward and near, so that many runs end.
        let mut target = || {
            let low = if u.ratio(2, 3)? { i + 1 } else { 1 };
            let high = if u.ratio(3, 4)? { i + 3 } else { n };
            u.int_in_range(low..=high.min(n - 1).max(low))
        };
        targets.push((0..degree).map(|_| target()).collect::<Result<_>>()?);
    }
    Ok(targets)
}

/// Gives a function a body.
fn fill(
    u: &mut Unstructured<'_>,
    mut func: Function,
    blocks: usize,
    table: GlobalId,
    callee: Option<FuncId>,
) -> Result<Function> {
    let targets = targets(u, blocks)?;
    for i in 0..targets.len() {
        let block = func.dfg.make_block();
        func.layout.append_block(block);
        let types: Vec<Type> = match i {
            0 => func.signature.params.iter().map(|param| param.ty).collect(),
            _ => {
                let n = u.int_in_range(0..=2)?;
                (0..n).map(|_| Ok(*u.choose(&[I32, I32, I64, I1])?)).collect::<Result<_>>()?
            }
        };
        for ty in types {
            func.dfg.append_param(block, ty);
        }
    }
    let dom = dominators(&func, &targets);
    let mut known: Vec<Vec<Value>> = vec![Vec::new(); targets.len()];
    let unreachable = func.layout.blocks().filter(|&b| !dom.is_reachable(b));
    let order: Vec<Block> = dom.preorder().iter().copied().chain(unreachable).collect();
    for block in order {
        let mut values =
            dom.idom(block).map_or_else(Vec::new, |above| known[above.index()].clone());
        values.extend(func.dfg.params(block));
        for _ in 0..u.int_in_range(0..=4)? {
            let value = operation(u, &mut func, block, &values, table, callee)?;
            values.push(value);
        }
        terminate(u, &mut func, block, &targets[block.index()], &values)?;
        known[block.index()] = values;
    }
    Ok(func)
}

fn dominators(func: &Function, targets: &[Vec<usize>]) -> Dominators {
    let mut skeleton = Function::new("s", func.kind, Linkage::Visible, Signature::default());
    for _ in targets {
        let block = skeleton.dfg.make_block();
        skeleton.layout.append_block(block);
    }
    for (i, targets) in targets.iter().enumerate() {
        let mut cursor = Cursor::at_end(&mut skeleton, Block::new(i));
        let key = cursor.i32(0);
        let cases: Vec<_> =
            (0..).zip(targets).map(|(case, &t)| (case, Block::new(t), &[][..])).collect();
        match cases.split_first() {
            None => cursor.ret(None),
            Some((&(_, default, _), cases)) => cursor.switch(key, (default, &[]), cases),
        };
    }
    Dominators::new(&Cfg::new(&skeleton))
}

/// A value of this type: one of those known, or a constant.
fn pick(u: &mut Unstructured<'_>, func: &mut Function, known: &[Value], ty: Type) -> Result<Value> {
    let fitting: Vec<Value> =
        known.iter().copied().filter(|&value| func.dfg.ty(value) == ty).collect();
    if fitting.is_empty() || u.ratio(1, 5)? {
        let bits = [0, 1, 2, 3, 4, 31, 32, 0x7fff_fff0, u128::MAX - 31, u128::MAX];
        let bits = *u.choose(&bits)?;
        return Ok(func.dfg.constant(ty, bits));
    }
    // The youngest are the most interesting.
    let recent = fitting.len().saturating_sub(4);
    let from = if u.ratio(2, 3)? { recent } else { 0 };
    Ok(*u.choose(&fitting[from..])?)
}

/// Appends an operation to a block. Its first result.
fn operation(
    u: &mut Unstructured<'_>,
    func: &mut Function,
    block: Block,
    known: &[Value],
    table: GlobalId,
    callee: Option<FuncId>,
) -> Result<Value> {
    let kind = u.int_in_range(0..=19)?;
    let ty = *u.choose(&[I32, I32, I32, I64])?;
    let x = pick(u, func, known, ty)?;
    let y = pick(u, func, known, ty)?;
    let cond = pick(u, func, known, I1)?;
    let amount = pick(u, func, known, I32)?;
    let flags = IntFlags::no_wrap(u.ratio(1, 3)?, u.ratio(1, 4)?);
    let mut at = Cursor::at_end(func, block);
    Ok(match kind {
        0..=2 => {
            use SpecialReg::*;
            let regs = [TidX, TidX, TidY, TidZ, NtidX, CtaidX, NctaidX, LaneId];
            at.sreg(*u.choose(&regs)?)
        }
        3..=6 => {
            let op = *u.choose(&[Opcode::Add, Opcode::Add, Opcode::Sub, Opcode::Mul])?;
            at.binary_flags(op, flags, x, y)
        }
        7 => at.binary_flags(Opcode::Shl, flags, x, amount),
        8 => {
            let ops = [Opcode::And, Opcode::And, Opcode::Or, Opcode::Xor, Opcode::Umin];
            at.binary(*u.choose(&ops)?, x, y)
        }
        9 => {
            let op = *u.choose(&[Opcode::Lshr, Opcode::Ashr])?;
            at.binary(op, x, amount)
        }
        10 | 11 => {
            let conds = [IntCond::Eq, IntCond::Slt, IntCond::Ult, IntCond::Uge];
            let cond = *u.choose(&conds)?;
            at.icmp(cond, x, y)
        }
        12 => at.select(cond, x, y),
        13..=16 => conversion(u, func, block, known, flags)?,
        17 => {
            let mask = at.i32(15);
            let index = at.and(amount, mask);
            let space = [Type::Ptr(Space::Const)];
            let base = at.insert(Opcode::GlobalAddr, Payload::Global(table), &[], &space);
            let base = at.func.dfg.first_result(base).expect("an address is a value");
            let address = at.ptradd(base, index, 4, 0);
            at.load(I32, MemFlags::aligned(4), address)
        }
        18 if u.ratio(1, 3)? => together(u, &mut at, x, amount, cond)?,
        18 => at.unary(Opcode::Freeze, x),
        _ => match callee {
            Some(callee) => {
                let mut y = pick(u, at.func, known, I32)?;
                let (mut at, mut x) = (Cursor::at_end(func, block), amount);
                if u.arbitrary()? {
                    (x, y) = (at.i32(3), at.i32(4));
                }
                let result = at.call(callee, Some(I32), &[x, y]);
                result.expect("the function has a result")
            }
            None => at.sub(x, y),
        },
    })
}

/// Appends an operation of a whole warp, which may not be there.
fn together(
    u: &mut Unstructured<'_>,
    at: &mut Cursor<'_>,
    x: Value,
    amount: Value,
    cond: Value,
) -> Result<Value> {
    let all = at.i32(-1);
    Ok(match u.int_in_range(0..=4)? {
        0 => {
            let modes = [ShflMode::Idx, ShflMode::Idx, ShflMode::Bfly, ShflMode::Down];
            let mode = *u.choose(&modes)?;
            let clamp = at.i32(*u.choose(&[31, 31, 0x1f1f, 7, 0x101f])?);
            let (value, in_range) = at.shfl(mode, x, amount, clamp, all);
            if u.ratio(1, 4)? { in_range } else { value }
        }
        1 => at.warp_match(*u.choose(&[MatchMode::All, MatchMode::Any])?, x, all),
        _ => at.vote(*u.choose(&[VoteMode::Any, VoteMode::Ballot])?, cond, all),
    })
}

/// Appends an operation that changes the width of a number.
fn conversion(
    u: &mut Unstructured<'_>,
    func: &mut Function,
    block: Block,
    known: &[Value],
    flags: IntFlags,
) -> Result<Value> {
    let narrow = pick(u, func, known, I32)?;
    Ok(match u.int_in_range(0..=3)? {
        0 => Cursor::at_end(func, block).build1(Opcode::Sext, Payload::None, Some(I64), &[narrow]),
        1 => Cursor::at_end(func, block).zext(I64, narrow),
        2 => {
            let op = *u.choose(&[Opcode::Smulw, Opcode::Umulw])?;
            let other = pick(u, func, known, I32)?;
            let args = [narrow, other];
            Cursor::at_end(func, block).build1(op, Payload::None, Some(I32), &args)
        }
        _ => {
            let wide = pick(u, func, known, I64)?;
            let to = *u.choose(&[I32, I32, I16])?;
            let payload = Payload::IntFlags(flags);
            Cursor::at_end(func, block).build1(Opcode::Trunc, payload, Some(to), &[wide])
        }
    })
}

/// Ends a block with a branch to its targets.
fn terminate(
    u: &mut Unstructured<'_>,
    func: &mut Function,
    block: Block,
    targets: &[usize],
    known: &[Value],
) -> Result<()> {
    let mut calls: Vec<(Block, Vec<Value>)> = Vec::new();
    for &target in targets {
        let target = Block::new(target);
        let types: Vec<Type> =
            func.dfg.params(target).iter().map(|&param| func.dfg.ty(param)).collect();
        let mut args = Vec::new();
        for (i, ty) in types.into_iter().enumerate() {
            let param = func.dfg.params(target)[i];
            args.push(match () {
                // A counter: back to a block around, its parameter steps on.
                () if ty == I32 && known.contains(&param) && u.ratio(3, 4)? => {
                    let mut at = Cursor::at_end(func, block);
                    let one = at.i32(1);
                    at.add(param, one)
                }
                () if target > block && u.ratio(1, 3)? => func.dfg.constant(ty, 0),
                () => pick(u, func, known, ty)?,
            });
        }
        calls.push((target, args));
    }
    match &calls[..] {
        [] => {
            let result = func.signature.results.first().map(|result| result.ty);
            let result = result.map(|ty| pick(u, func, known, ty)).transpose()?;
            Cursor::at_end(func, block).ret(result);
        }
        [(target, args)] => {
            Cursor::at_end(func, block).br(*target, args);
        }
        [(then, yes), (other, no)] => {
            let mut cond = pick(u, func, known, I1)?;
            if u.ratio(2, 3)? {
                let x = pick(u, func, known, I32)?;
                let y = match u.ratio(1, 3)? {
                    true => Cursor::at_end(func, block).sreg(SpecialReg::LaneId),
                    false => pick(u, func, known, I32)?,
                };
                let how = *u.choose(&[IntCond::Eq, IntCond::Ult, IntCond::Sge])?;
                cond = Cursor::at_end(func, block).icmp(how, x, y);
            }
            Cursor::at_end(func, block).condbr(cond, (*then, yes), (*other, no));
        }
        [(default, args), cases @ ..] => {
            let key = pick(u, func, known, I32)?;
            let cases: Vec<_> =
                (0..).zip(cases).map(|(i, (block, args))| (i, *block, &args[..])).collect();
            Cursor::at_end(func, block).switch(key, (*default, args), &cases);
        }
    }
    Ok(())
}
