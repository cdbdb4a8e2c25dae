//! Random machine code is allocated, proved, written and run.

use super::checker::check;
use super::*;
use crate::execute_mir::{agree, run_body, run_mir};
use crate::layout::{Notes, arrange, copy_inst, emit};
use crate::mir::{Code, MirBlock, verify};
use crate::random_mir;
use crate::split_carried::split_carried;
use arbtest::arbitrary::{Result, Unstructured};
use irc_ir::entity::Block;
use irc_ptx::isa::{Compare, PtxType, RegClass, RowId, rows};
use irc_ptx::{self as ptx, Body, Inst, Names, Operands, Statement};

/// How long each property is tried.
const BUDGET_MS: u64 = 1_000;

fn body(mir: &MirFunction, order: &BlockOrder, allocation: &Allocation) -> Body {
    let mut names = Names::default();
    emit(mir.clone(), order, allocation, Notes::default(), &mut |n| names.intern(&format!("$T{n}")))
}

/// Registers and labels are dense, and each label is gone to.
fn check_numbers(body: &Body) {
    let mut seen = [0; 6];
    let mut labels = 0;
    for statement in &body.statements {
        match statement {
            Statement::Inst(inst) => inst.visit_regs(|reg, _| {
                let seen = &mut seen[reg.class().unwrap() as usize];
                assert!(reg.index() >= 1 && reg.index() <= *seen + 1, "{reg:?} appears too early");
                *seen = reg.index().max(*seen);
            }),
            Statement::Label(label) => {
                labels += 1;
                assert_eq!(*label, irc_ptx::Label::Numbered(labels));
                let wanted = Operand::Label(*label);
                let is_target = body.insts().any(|inst| inst.operands.contains(&wanted))
                    || body.statements.iter().any(|s| match s {
                        Statement::BranchTargets(_, targets) => targets.contains(label),
                        _ => false,
                    });
                assert!(is_target, "nothing goes to {label:?}");
            }
            _ => {}
        }
    }
    assert_eq!(body.registers, seen.map(|n| if n > 0 { n + 1 } else { 0 }));
}

fn text(body: &Body) -> String {
    let mut names = Names::default();
    (0..99).for_each(|n| _ = names.intern(&format!("$T{n}")));
    let statements = body.statements.iter().map(|statement| match statement {
        Statement::Inst(inst) => ptx::print::print_inst(&names, body, inst),
        other => format!("{other:?}"),
    });
    statements.collect::<Vec<_>>().join("\n")
}

/// Machine code, to read when a test fails.
fn show(mir: &MirFunction) -> String {
    let mut out = String::new();
    for &id in &mir.order {
        let block = mir.block(id);
        out += &format!("{id}({:?}):\n", block.params);
        for code in &block.code {
            if let Code::Inst(inst) = code {
                out += &format!("  {} {:?}\n", inst.mnemonic(), inst.operands);
            }
        }
        out += &match &block.terminator {
            Terminator::Stop(_) => "  stop\n".to_owned(),
            other => format!("  {other:?}\n"),
        };
    }
    out
}

/// Whether the optional parts are done: splitting what loops carry, orienting branches, coalescing.
#[derive(Copy, Clone)]
struct Optional {
    splits: bool,
    orients: bool,
    coalesces: bool,
}

const ALL: Optional = Optional { splits: true, orients: true, coalesces: true };

fn check_one(mut mir: MirFunction, with: Optional) -> (MirFunction, BlockOrder, Allocation) {
    let plain = run_mir(&mir);
    if with.splits {
        split_carried(&mut mir);
        verify(&mir).unwrap_or_else(|faults| panic!("{}\n{}", faults[0], show(&mir)));
        assert!(agree(&plain, &run_mir(&mir)), "splitting changed the meaning\n{}", show(&mir));
    }
    let order = arrange(&mut mir, with.orients);
    let arranged = run_mir(&mir);
    assert!(agree(&plain, &arranged), "arranging changed the meaning");
    let allocation = allocate(&mir, &order, with.coalesces);
    let applied = apply(&mir, &order, &allocation);
    assert!(agree(&arranged, &run_mir(&applied)), "applying the allocation changed the meaning");
    check(&mir, &order, &allocation).unwrap_or_else(|errors| panic!("{errors:?}\n{mir:?}"));
    let body = body(&mir, &order, &allocation);
    let run = run_body(&body);
    if !agree(&arranged, &run) {
        let at = arranged.iter().zip(&run).position(|(a, b)| a != b).unwrap_or(0);
        let pair = (&arranged[at], &run[at]);
        panic!("step {at} differs: {pair:?}\n{}\n{}", show(&mir), text(&body));
    }
    check_numbers(&body);
    check_once(&mir, &order, &body);
    (mir, order, allocation)
}

/// Every instruction but moves and branches stands exactly once.
fn check_once(mir: &MirFunction, order: &BlockOrder, body: &Body) {
    let is_work =
        |row: RowId| !matches!(row, rows::MOV | rows::MOV_PRED | rows::BRA | rows::BRX_IDX);
    let mut want = Vec::new();
    for (_, block) in order.blocks() {
        let block = mir.block(block);
        want.extend(block.code.iter().filter_map(|code| match code {
            Code::Inst(inst) => Some(inst.row),
            Code::Plain(_) => None,
        }));
        if let Terminator::Stop(inst) = &block.terminator {
            want.push(inst.row);
        }
    }
    want.retain(|&row| is_work(row));
    let found: Vec<RowId> = body.insts().map(|inst| inst.row).filter(|&row| is_work(row)).collect();
    assert_eq!(found, want);
}

#[test]
fn random_functions() {
    fn one(u: &mut Unstructured<'_>) -> Result<()> {
        let [splits, orients, coalesces] = [u.ratio(3, 4)?, u.ratio(3, 4)?, u.ratio(3, 4)?];
        let with = Optional { splits, orients, coalesces };
        check_one(random_mir::function(u, 12)?, with);
        Ok(())
    }
    arbtest::arbtest(one).budget_ms(BUDGET_MS).size_min(512).size_max(16384);
}

/// Breaks an allocation in some way.
fn mutate(
    u: &mut Unstructured<'_>,
    mir: &MirFunction,
    order: &BlockOrder,
    allocation: &mut Allocation,
) -> Result<()> {
    let edges = order.edges().len();
    let copies = allocation.copies.len();
    match u.int_in_range(0..=4)? {
        // Another register of the class.
        0 | 1 => {
            let pick = |u: &mut Unstructured<'_>| {
                let last = mir.classes.len() as u32 - 1;
                Ok(VReg::from_u32(u.int_in_range(0..=last)?))
            };
            let (a, b) = (pick(u)?, pick(u)?);
            if mir.classes[a] == mir.classes[b] {
                allocation.regs[a] = allocation.regs[b];
            }
        }
        2 if copies > 1 => {
            let (a, b) = (u.int_in_range(0..=copies - 1)?, u.int_in_range(0..=copies - 1)?);
            allocation.copies.swap(a, b);
        }
        3 if copies > 0 => {
            let at = u.int_in_range(0..=copies - 1)?;
            allocation.copies[at].from = Operand::Reg(allocation.copies[at].to);
        }
        _ if edges > 0 => {
            let edge = EdgeId::from_u32(u.int_in_range(0..=edges as u32 - 1)?);
            let sites = [CopySite::SourceEnd, CopySite::TargetStart, CopySite::Edge];
            allocation.edges[edge].site = *u.choose(&sites)?;
        }
        _ => {}
    }
    Ok(())
}

#[test]
fn what_the_checker_accepts_runs_right() {
    use std::cell::Cell;
    let (wrong, harmless) = (Cell::new(0), Cell::new(0));
    let one = |u: &mut Unstructured<'_>| -> Result<()> {
        let mut mir = random_mir::function(u, 8)?;
        if mir.classes.is_empty() {
            return Ok(());
        }
        let order = arrange(&mut mir, true);
        let mut allocation = allocate(&mir, &order, true);
        mutate(u, &mir, &order, &mut allocation)?;
        let accepted = check(&mir, &order, &allocation).is_ok();
        // Copies at the beginning of a block with several edges cannot be written.
        let misplaced = order.edges().any(|(id, edge)| {
            !allocation.copies_at(id, CopySite::TargetStart).is_empty()
                && order.preds(edge.to).len() > 1
        });
        let body = body(&mir, &order, &allocation);
        let right = !misplaced && agree(&run_mir(&mir), &run_body(&body));
        assert!(right || !accepted, "accepted, but wrong\n{}\n{}", show(&mir), text(&body));
        if !right {
            wrong.set(wrong.get() + 1);
        } else if accepted {
            harmless.set(harmless.get() + 1);
        }
        Ok(())
    };
    arbtest::arbtest(one).budget_ms(BUDGET_MS).size_min(512).size_max(8192);
    assert!(wrong.get() > 0 && harmless.get() > 0);
}

fn number(to: VReg, n: i64) -> Code {
    Code::Inst(Inst::typed(rows::MOV, PtxType::B32, [Operand::Reg(to), Operand::Int(n)]))
}

fn add(to: VReg, a: VReg, b: VReg) -> Code {
    Code::Inst(Inst::typed(rows::ADD_INT, PtxType::U32, [to, a, b].map(Operand::Reg)))
}

fn ret() -> Terminator {
    Terminator::Stop(Box::new(Inst::new(rows::RET, Operands::new())))
}

fn goto(id: u32, args: Vec<Operand<VReg>>) -> Edge {
    Edge { block: Block::from_u32(id), args: args.into() }
}

/// Appends a block of this number.
fn put(mir: &mut MirFunction, id: u32, params: &[VReg], code: Vec<Code>, terminator: Terminator) {
    let block = MirBlock { params: params.to_vec(), code, terminator, origin: None.into() };
    mir.blocks[Block::from_u32(id)] = Some(block);
    mir.order.push(Block::from_u32(id));
}

/// Whether the checker takes the allocation of this machine code, and whether it does so if two
/// values share a register.
fn accepts(mut mir: MirFunction, [a, b]: [VReg; 2]) -> (bool, bool) {
    let order = arrange(&mut mir, true);
    let mut allocation = allocate(&mir, &order, true);
    let right = check(&mir, &order, &allocation).is_ok();
    allocation.regs[a] = allocation.regs[b];
    (right, check(&mir, &order, &allocation).is_ok())
}

/// A register that two live values share holds the wrong one where the first is read.
#[test]
fn a_shared_register_is_refused() {
    let mut mir = MirFunction::default();
    let [a, b, sum] = [(); 3].map(|()| mir.new_reg(RegClass::B32));
    put(&mut mir, 0, &[], vec![number(a, 1), number(b, 2), add(sum, a, b)], ret());
    assert_eq!(accepts(mir, [a, b]), (true, false));
}

/// So does one that the other value takes on one of two ways only.
#[test]
fn a_register_shared_on_one_way_is_refused() {
    for way in [1, 2] {
        let mut mir = MirFunction::default();
        let [a, b, sum] = [(); 3].map(|()| mir.new_reg(RegClass::B32));
        let pred = mir.new_reg(RegClass::Pred);
        let test = [Operand::Reg(pred), Operand::Omitted, Operand::Reg(a), Operand::Int(7)];
        let test = Inst::typed(rows::SETP, PtxType::S32, test).with(Compare::Ne);
        let (then, other) = (goto(1, vec![]), goto(2, vec![]));
        let branch = Terminator::Branch { pred, then, other, divergent: true };
        put(&mut mir, 0, &[], vec![number(a, 1), Code::Inst(test)], branch);
        for id in [1, 2] {
            let code = if id == way { vec![number(b, 2), add(sum, b, b)] } else { vec![] };
            put(&mut mir, id, &[], code, Terminator::Jump(goto(3, vec![])));
        }
        put(&mut mir, 3, &[], vec![add(sum, a, a)], ret());
        assert_eq!(accepts(mir, [a, b]), (true, false), "{way}");
    }
}

/// Two copies of one value can share a register: behind the second it still holds the first. What
/// another value wrote there last is not theirs.
#[test]
fn copies_of_one_value_may_share() {
    for is_last in [false, true] {
        let mut mir = MirFunction::default();
        let [a, b, c, other, sum] = [(); 5].map(|()| mir.new_reg(RegClass::B32));
        let copy = |to| Code::Inst(copy_inst(RegClass::B32, to, Operand::Reg(a)));
        let mut code = vec![number(a, 1), copy(b), number(other, 2), copy(c), add(sum, b, c)];
        if is_last {
            code.swap(2, 3);
        }
        put(&mut mir, 0, &[], code, ret());
        let order = arrange(&mut mir, true);
        let mut allocation = allocate(&mir, &order, false);
        for shares in [c, other] {
            allocation.regs[shares] = allocation.regs[b];
        }
        assert_eq!(check(&mir, &order, &allocation).is_err(), is_last);
    }
}

/// A loop of many blocks through which many values rotate: more live ranges than are looked at.
#[test]
fn live_ranges_beyond_the_budget() {
    const VALUES: usize = 200;
    const BLOCKS: u32 = 400;
    let mut mir = MirFunction::default();
    let params: Vec<VReg> = (0..VALUES).map(|_| mir.new_reg(RegClass::B32)).collect();
    let pred = mir.new_reg(RegClass::Pred);
    let start = (0..VALUES as i64).map(Operand::Int).collect();
    put(&mut mir, 0, &[], vec![], Terminator::Jump(goto(1, start)));
    put(&mut mir, 1, &params, vec![], Terminator::Jump(goto(2, vec![])));
    for id in 2..BLOCKS {
        put(&mut mir, id, &[], vec![], Terminator::Jump(goto(id + 1, vec![])));
    }
    let operands = [Operand::Reg(pred), Operand::Omitted, Operand::Reg(params[0]), Operand::Int(7)];
    let test = Inst::typed(rows::SETP, PtxType::S32, operands).with(Compare::Ne);
    let mut rotated = params.clone();
    rotated.rotate_left(1);
    let then = goto(1, rotated.into_iter().map(Operand::Reg).collect());
    let branch =
        Terminator::Branch { pred, then, other: goto(BLOCKS + 1, vec![]), divergent: true };
    put(&mut mir, BLOCKS, &[], vec![Code::Inst(test)], branch);
    let last = params.iter().zip(&params[1..]).map(|(&a, &b)| {
        let operands = [Operand::Address(ptx::Address::reg(a, 0)), Operand::Reg(b)];
        Code::Inst(Inst::typed(rows::ST, PtxType::B32, operands))
    });
    put(&mut mir, BLOCKS + 1, &[], last.collect(), ret());
    let (_, _, allocation) = check_one(mir, ALL);
    // The rotation is one cycle.
    assert_eq!(allocation.stats.cycles, 1);
    assert_eq!(allocation.stats.copies as usize, VALUES + VALUES + 1);
}
