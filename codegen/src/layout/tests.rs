//! The order of random graphs, and the text of small functions.

use super::*;
use crate::mir::{Code, Edge, MirBlock, Terminator, VReg};
use crate::random_mir;
use crate::regalloc::{Stats, allocate, checker};
use arbtest::arbitrary::{Result, Unstructured};
use cranelift_entity::packed_option::PackedOption;
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::Block;
use irc_passes::analysis::Loops;
use irc_ptx::isa::{Compare, InstEffects, PtxType, RegClass, RowId, rows};
use irc_ptx::{self as ptx, Inst, Loc, Names, Operand, Origin, Statement, print};
use smallvec::smallvec;
use std::collections::BTreeSet;

fn check_order(targets: &[Vec<usize>], traps: &BTreeSet<usize>) {
    let mut mir = MirFunction::default();
    let p = mir.new_reg(RegClass::Pred);
    let index = mir.new_reg(RegClass::B32);
    for (i, targets) in targets.iter().enumerate() {
        let mut edges: Vec<Edge> = targets.iter().map(|&t| edge(t, [])).collect();
        let terminator = match edges.len() {
            0 if traps.contains(&i) => stop(rows::TRAP),
            0 => stop(rows::RET),
            1 => Terminator::Jump(edges.remove(0)),
            2 => branch(p, edges.remove(0), edges.remove(0)),
            _ => Terminator::Table { index, targets: edges, divergent: true },
        };
        put(&mut mir, i, [], [], terminator);
    }
    let order = arrange(&mut mir, true);
    let cfg = Cfg::from_successors(targets.len(), Some(Block::from_u32(0)), |block, add| {
        targets[block.as_u32() as usize].iter().for_each(|&t| add(Block::from_u32(t as u32)));
    });
    let dom = Dominators::new(&cfg);
    assert_eq!(order.blocks().next().map(|(_, block)| block), Some(mir.order[0]));
    let placed: BTreeSet<Block> = order.blocks().map(|(_, block)| block).collect();
    assert_eq!(placed, cfg.postorder().iter().copied().collect());
    for (place, block) in order.blocks() {
        assert_eq!(order.place(block), Some(place));
        assert!(dom.idom(block).is_none_or(|idom| order.place(idom) < Some(place)));
        let tos: Vec<Block> = order.succs(place).map(|e| order.block(order.edge(e).to)).collect();
        let want: Vec<Block> = mir.block(block).terminator.edges().map(|e| e.block).collect();
        assert_eq!(tos, want);
        for &edge in order.preds(place) {
            assert_eq!(order.edge(edge).to, place);
        }
    }
    check_loops(&order, &Loops::new(&cfg));
    let ends_in_trap = |block: Block| match &mir.block(block).terminator {
        Terminator::Stop(inst) => inst.row().effects.contains(InstEffects::TRAP),
        _ => false,
    };
    let blocks: Vec<Block> = order.blocks().map(|(_, block)| block).skip(1).collect();
    let first_trap = blocks.iter().position(|&block| ends_in_trap(block)).unwrap_or(blocks.len());
    let returns = |block: Block| {
        matches!(mir.block(block).terminator, Terminator::Stop(_)) && !ends_in_trap(block)
    };
    assert!(!blocks[first_trap..].iter().any(|&block| returns(block)));
}

/// Loops are runs of places, natural ones from the header on.
fn check_loops(order: &BlockOrder, loops: &Loops) {
    for l in loops.iter() {
        let places: BTreeSet<Position> =
            loops.blocks(l).iter().filter_map(|&block| order.place(block)).collect();
        let (first, last) = (*places.first().unwrap(), *places.last().unwrap());
        assert_eq!(places.len() as u32, last.as_u32() - first.as_u32() + 1);
        if !loops.is_irreducible(l) {
            assert_eq!(order.block(first), loops.header(l));
        }
    }
    for (_, edge) in order.edges() {
        let (from, to) = (order.block(edge.from), order.block(edge.to));
        let closes = loops.iter().any(|l| loops.header(l) == to && loops.contains(l, from));
        assert_eq!(order.closes_loop(edge.from, edge.to), closes);
        let leaves = loops.innermost(from).is_some_and(|l| !loops.contains(l, to));
        assert_eq!(order.leaves_loop(edge.from, edge.to), leaves);
    }
}

#[test]
fn random_orders() {
    fn one(u: &mut Unstructured<'_>) -> Result<()> {
        let targets = random_mir::targets(u, 14)?;
        let traps = (0..targets.len()).filter(|_| u.ratio(1, 2).unwrap_or(false)).collect();
        check_order(&targets, &traps);
        Ok(())
    }
    arbtest::arbtest(one);
}

fn edge<const N: usize>(block: usize, args: [Operand<VReg>; N]) -> Edge {
    Edge { block: Block::from_u32(block as u32), args: args.into() }
}

fn branch(pred: VReg, then: Edge, other: Edge) -> Terminator {
    Terminator::Branch { pred, then, other, divergent: true }
}

fn put<const P: usize, const N: usize>(
    mir: &mut MirFunction,
    id: usize,
    params: [VReg; P],
    code: [Inst<VReg>; N],
    terminator: Terminator,
) {
    let id = Block::from_u32(id as u32);
    let origin = Some(Origin::from_u32(100 + id.as_u32())).into();
    let code = code.into_iter().map(Code::Inst).collect();
    mir.blocks[id] = Some(MirBlock { params: params.into(), code, terminator, origin });
    mir.order.push(id);
}

/// The statements without indentation, and what the allocation did.
fn compile(mut mir: MirFunction, notes: Notes<'_>) -> (String, Stats) {
    let order = arrange(&mut mir, true);
    let allocation = allocate(&mir, &order, true);
    checker::check(&mir, &order, &allocation).expect("the allocation is right");
    let mut names = Names::default();
    let body = emit(mir, &order, &allocation, notes, &mut |n| names.intern(&format!("$T{n}")));
    let mut text = String::new();
    for statement in &body.statements {
        text += &match statement {
            Statement::Inst(inst) => print::print_inst(&names, &body, inst),
            Statement::Label(ptx::Label::Numbered(n)) => format!("L{n}:"),
            Statement::BranchTargets(_, targets) => format!("targets {targets:?}"),
            Statement::Loc(loc) => format!(".loc {}", loc.line),
            Statement::Comment(text) => format!("// {text}"),
            other => format!("{other:?}"),
        };
        text.push('\n');
    }
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = text.lines().map(words).collect::<Vec<_>>().join("\n");
    (text, allocation.stats)
}

fn check(mir: MirFunction, want: &str) -> Stats {
    let (text, stats) = compile(mir, Notes::default());
    let want = want.trim().lines().map(str::trim).collect::<Vec<_>>().join("\n");
    assert_eq!(text, want);
    stats
}

fn regs<const N: usize>(mir: &mut MirFunction, class: RegClass) -> [VReg; N] {
    std::array::from_fn(|_| mir.new_reg(class))
}

const S32: PtxType = PtxType::S32;

fn add(d: VReg, a: VReg, b: i64) -> Inst<VReg> {
    Inst::typed(rows::ADD_INT, S32, [Operand::Reg(d), Operand::Reg(a), Operand::Int(b)])
}

fn less(p: VReg, a: VReg, b: i64) -> Inst<VReg> {
    compare(S32, p, a, Operand::Int(b))
}

/// `p = a < b`.
fn compare(ty: PtxType, p: VReg, a: VReg, b: Operand<VReg>) -> Inst<VReg> {
    let operands = [Operand::Reg(p), Operand::Omitted, Operand::Reg(a), b];
    Inst::typed(rows::SETP, ty, operands).with(Compare::Lt)
}

/// `d = p ? a : b`.
fn choose(d: VReg, p: VReg, a: Operand<VReg>, b: i64) -> Inst<VReg> {
    Inst::typed(rows::SELP, S32, [Operand::Reg(d), a, Operand::Int(b), Operand::Reg(p)])
}

fn stop(row: RowId) -> Terminator {
    Terminator::Stop(Box::new(Inst::new(row, smallvec![])))
}

fn ret() -> Terminator {
    stop(rows::RET)
}

/// `i = 0; do { next = i + 1; } while (next < 9);`, with these uses of `i` and `next` behind.
fn counted(exit: impl Fn(VReg, VReg) -> [Inst<VReg>; 1]) -> MirFunction {
    let mut mir = MirFunction::default();
    let [p] = regs(&mut mir, RegClass::Pred);
    let [i, next, _] = regs(&mut mir, RegClass::B32);
    put(&mut mir, 0, [], [], Terminator::Jump(edge(1, [Operand::Int(0)])));
    let again = edge(1, [Operand::Reg(next)]);
    put(&mut mir, 1, [i], [add(next, i, 1), less(p, next, 9)], branch(p, again, edge(2, [])));
    put(&mut mir, 2, [], exit(i, next), ret());
    mir
}

#[test]
fn a_counter_needs_no_copy() {
    let mir = counted(|_, next| [add(VReg::from_u32(3), next, 7)]);
    let stats = check(
        mir,
        "mov.b32 %r1, 0;
         L1:
         add.s32 %r1, %r1, 1;
         setp.lt.s32 %p1, %r1, 9;
         @%p1 bra $L1;
         add.s32 %r2, %r1, 7;
         ret;",
    );
    assert_eq!(stats, Stats { arguments: 2, copies: 1, ..Stats::default() });
}

#[test]
fn a_value_that_outlives_its_loop_is_not_lost() {
    let mir = counted(|i, _| [add(VReg::from_u32(3), i, 7)]);
    let stats = check(
        mir,
        "mov.b32 %r1, 0;
         L1:
         add.s32 %r2, %r1, 1;
         setp.lt.s32 %p1, %r2, 9;
         @%p1 bra $L2;
         bra.uni $L3;
         L2:
         mov.b32 %r1, %r2;
         bra.uni $L1;
         L3:
         add.s32 %r3, %r1, 7;
         ret;",
    );
    assert_eq!((stats.copies, stats.split_edges), (2, 1));
}

#[test]
fn swapped_parameters() {
    let mut mir = MirFunction::default();
    let [p, q, r] = regs(&mut mir, RegClass::Pred);
    let [x, y, z] = regs(&mut mir, RegClass::B32);
    let start = [Operand::Int(1), Operand::Int(2), Operand::Int(0), Operand::Int(1)];
    put(&mut mir, 0, [], [], Terminator::Jump(edge(1, start)));
    let swapped = [y, x, r, q].map(Operand::Reg);
    put(&mut mir, 1, [x, y, q, r], [less(p, x, 9)], branch(p, edge(1, swapped), edge(2, [])));
    put(&mut mir, 2, [], [choose(z, q, Operand::Int(1), 2)], ret());
    let stats = check(
        mir,
        "mov.b32 %r1, 1;
         mov.b32 %r2, 2;
         mov.pred %p1, 0;
         mov.pred %p2, 1;
         L1:
         setp.lt.s32 %p3, %r1, 9;
         @%p3 bra $L2;
         bra.uni $L3;
         L2:
         mov.b32 %r3, %r1;
         mov.b32 %r1, %r2;
         mov.b32 %r2, %r3;
         mov.pred %p4, %p1;
         mov.pred %p1, %p2;
         mov.pred %p2, %p4;
         bra.uni $L1;
         L3:
         selp.s32 %r4, 1, 2, %p1;
         ret;",
    );
    assert_eq!((stats.copies, stats.cycles, stats.split_edges), (10, 2, 1));
}

#[test]
fn copies_go_before_the_branch_that_closes_a_loop() {
    let mut mir = MirFunction::default();
    let [p] = regs(&mut mir, RegClass::Pred);
    let [x, y] = regs(&mut mir, RegClass::B32);
    put(&mut mir, 0, [], [], Terminator::Jump(edge(1, [Operand::Int(1), Operand::Int(2)])));
    let again = edge(1, [Operand::Reg(y), Operand::Int(5)]);
    put(&mut mir, 1, [x, y], [less(p, x, 9)], branch(p, again, edge(2, [])));
    put(&mut mir, 2, [], [], ret());
    let stats = check(
        mir,
        "mov.b32 %r1, 1;
         mov.b32 %r2, 2;
         L1:
         setp.lt.s32 %p1, %r1, 9;
         mov.b32 %r1, %r2;
         mov.b32 %r2, 5;
         @%p1 bra $L1;
         ret;",
    );
    assert_eq!((stats.hoisted, stats.split_edges), (1, 0));
}

/// A loop that is tested at the top by `lt`; `then_stays` says which way goes on.
fn top_tested(then_stays: bool, compare: Inst<VReg>, mut mir: MirFunction) -> MirFunction {
    let [i, next] = regs(&mut mir, RegClass::B32);
    let Operand::Reg(p) = compare.operands[0] else { panic!("a comparison") };
    put(&mut mir, 0, [], [], Terminator::Jump(edge(1, [Operand::Int(0)])));
    let (mut then, mut other) = (edge(2, []), edge(3, []));
    if !then_stays {
        std::mem::swap(&mut then, &mut other);
    }
    put(&mut mir, 1, [i], [compare], branch(p, then, other));
    put(&mut mir, 2, [], [add(next, i, 1)], Terminator::Jump(edge(1, [Operand::Reg(next)])));
    put(&mut mir, 3, [], [], ret());
    mir
}

#[test]
fn a_loop_is_left_by_a_positive_predicate() {
    for (ty, inverse) in [(S32, "setp.ge.s32"), (PtxType::F32, "setp.geu.f32")] {
        let mut mir = MirFunction::default();
        let [p] = regs(&mut mir, RegClass::Pred);
        let [bound] = regs(&mut mir, RegClass::B32);
        let mir = top_tested(true, compare(ty, p, bound, Operand::Reg(bound)), mir);
        check(
            mir,
            &format!(
                "mov.b32 %r1, 0;
                 L1:
                 {inverse} %p1, %r2, %r2;
                 @%p1 bra $L2;
                 add.s32 %r1, %r1, 1;
                 bra.uni $L1;
                 L2:
                 ret;"
            ),
        );
    }
}

#[test]
fn a_predicate_that_cannot_be_inverted_leaves_a_loop_by_two_jumps() {
    let mut mir = MirFunction::default();
    let [p, q] = regs(&mut mir, RegClass::Pred);
    let and = Inst::typed(rows::AND, PtxType::Pred, [p, q, q].map(Operand::Reg));
    let mir = top_tested(true, and, mir);
    check(
        mir,
        "mov.b32 %r1, 0;
         L1:
         and.pred %p1, %p2, %p2;
         @%p1 bra $L2;
         bra.uni $L3;
         L2:
         add.s32 %r1, %r1, 1;
         bra.uni $L1;
         L3:
         ret;",
    );
}

#[test]
fn a_shared_predicate_is_compared_twice() {
    let mut mir = MirFunction::default();
    let [p] = regs(&mut mir, RegClass::Pred);
    let [i, next, bound] = regs(&mut mir, RegClass::B32);
    put(&mut mir, 0, [], [], Terminator::Jump(edge(1, [Operand::Int(0)])));
    let again = edge(1, [Operand::Reg(next)]);
    let code = [compare(S32, p, i, Operand::Reg(bound)), choose(next, p, Operand::Reg(i), 1)];
    put(&mut mir, 1, [i], code, branch(p, edge(2, []), again));
    put(&mut mir, 2, [], [], ret());
    check(
        mir,
        "mov.b32 %r1, 0;
         L1:
         setp.lt.s32 %p1, %r1, %r2;
         setp.ge.s32 %p2, %r1, %r2;
         selp.s32 %r1, %r1, 1, %p1;
         @%p2 bra $L1;
         ret;",
    );
}

#[test]
fn branches_outside_of_loops() {
    for (divergent, uni) in [(true, ""), (false, ".uni")] {
        let mut mir = MirFunction::default();
        let [p] = regs(&mut mir, RegClass::Pred);
        let [x, y] = regs(&mut mir, RegClass::B32);
        let ends = (edge(1, []), edge(2, [Operand::Int(3)]));
        let end = Terminator::Branch { pred: p, then: ends.0, other: ends.1, divergent };
        put(&mut mir, 0, [], [less(p, x, 9)], end);
        put(&mut mir, 1, [], [], Terminator::Jump(edge(2, [Operand::Int(4)])));
        put(&mut mir, 2, [y], [add(x, y, 1)], ret());
        // The copy of the other edge is made whichever way the branch goes.
        check(
            mir,
            &format!(
                "setp.lt.s32 %p1, %r1, 9;
                 mov.b32 %r2, 3;
                 @!%p1 bra{uni} $L1;
                 mov.b32 %r2, 4;
                 L1:
                 add.s32 %r1, %r2, 1;
                 ret;"
            ),
        );
    }
}

#[test]
fn tables_traps_and_empty_blocks() {
    let mut mir = MirFunction::default();
    let [p] = regs(&mut mir, RegClass::Pred);
    let [x] = regs(&mut mir, RegClass::B32);
    put(&mut mir, 0, [], [less(p, x, 9)], branch(p, edge(1, []), edge(2, [])));
    put(&mut mir, 1, [], [], stop(rows::TRAP));
    let targets = vec![edge(3, []), edge(4, []), edge(4, [])];
    put(&mut mir, 2, [], [], Terminator::Table { index: x, targets, divergent: false });
    put(&mut mir, 3, [], [], Terminator::Jump(edge(4, [])));
    put(&mut mir, 4, [], [], ret());
    check(
        mir,
        "setp.lt.s32 %p1, %r1, 9;
         @%p1 bra $L2;
         targets [Numbered(1), Numbered(1), Numbered(1)]
         brx.idx.uni %r1, $T0;
         L1:
         ret;
         L2:
         trap;",
    );
}

#[test]
fn accumulators_change_in_place() {
    let mut mir = MirFunction::default();
    let [p, scale] = regs(&mut mir, RegClass::Pred);
    let [a, b, c, d, e, f] = regs(&mut mir, RegClass::B32);
    let [desc] = regs(&mut mir, RegClass::B64);
    let start = [Operand::Int(0), Operand::Int(0)];
    put(&mut mir, 0, [], [less(scale, e, 1)], Terminator::Jump(edge(1, start)));
    let mut mma = Inst::new(rows::WGMMA, smallvec![Operand::regs([c, d])]);
    mma.operands.extend([desc, desc, scale].map(Operand::Reg));
    mma.operands.extend([1, 1, 0, 0].map(Operand::Int));
    let mma = mma.with(irc_ptx::isa::WgmmaShape::N8).with_type(0, PtxType::F16);
    let mma = mma.with_type(1, PtxType::F16).with_type(2, PtxType::F16);
    let copies =
        [(c, a), (d, b)].map(|(to, from)| copy_inst(RegClass::B32, to, Operand::Reg(from)));
    let [first, second] = copies;
    let code = [first, second, mma, less(p, c, 5)];
    let again = edge(1, [c, d].map(Operand::Reg));
    put(&mut mir, 1, [a, b], code, branch(p, again, edge(2, [])));
    put(&mut mir, 2, [], [add(f, d, 1)], ret());
    let (text, stats) = compile(mir, Notes::default());
    assert_eq!(stats.copies, 2, "{text}");
    assert!(!text.contains("mov.s32"), "{text}");
}

#[test]
fn locations_and_comments() {
    let mir = {
        let mut mir =
            counted(|_, next| [add(VReg::from_u32(3), next, 7).from(Origin::from_u32(3))]);
        let Code::Inst(inst) = &mut mir.block_mut(Block::from_u32(1)).code[0] else { return };
        inst.origin = Some(Origin::from_u32(2)).into();
        mir
    };
    let loc = |origin: PackedOption<Origin>| {
        origin.expand().map(|o| Loc { file: 1, line: o.as_u32(), column: 1, inlined: None })
    };
    let comment = |origin: PackedOption<Origin>| {
        (origin == Some(Origin::from_u32(2)).into()).then(|| "i + 1".to_owned())
    };
    let block = |block: Block| Some(format!("{block}"));
    let notes =
        Notes { location: Some(&loc), comment: Some(&comment), block_comment: Some(&block) };
    let (text, _) = compile(mir, notes);
    let want = "// block0\n.loc 100\nmov.b32 %r1, 0;\nL1:\n// block1\n.loc 2\n// i + 1\n\
                add.s32 %r1, %r1, 1;\nsetp.lt.s32 %p1, %r1, 9;\n.loc 101\n@%p1 bra $L1;\n\
                // block2\n.loc 3\nadd.s32 %r2, %r1, 7;\nret;";
    assert_eq!(text, want);
}

#[test]
fn opposite_comparisons_are_complements() {
    // Whether a condition holds where the first operand is less, equal, greater, or one is NaN.
    let relations = |compare: Compare| -> [bool; 4] {
        let name = compare.to_string();
        let name = name.trim_start_matches('.');
        let unordered = name.len() == 3 && name.ends_with('u');
        let ordered = match name.trim_end_matches('u') {
            "eq" => [false, true, false],
            "ne" => [true, false, true],
            "lt" | "lo" => [true, false, false],
            "le" | "ls" => [true, true, false],
            "gt" | "hi" => [false, false, true],
            "ge" | "hs" => [false, true, true],
            "num" => [true; 3],
            "nan" => return [false, false, false, true],
            other => panic!("a new condition: {other}"),
        };
        [ordered[0], ordered[1], ordered[2], unordered]
    };
    for of_floats in [false, true] {
        let cases = if of_floats { 4 } else { 3 };
        for &compare in Compare::ALL {
            let Some(opposite) = compare.opposite(of_floats) else { continue };
            assert_eq!(opposite.opposite(of_floats), Some(compare));
            let (a, b) = (relations(compare), relations(opposite));
            assert!((0..cases).all(|i| a[i] != b[i]), "{compare} and {opposite}");
        }
        for &compare in &[Compare::Eq, Compare::Ne, Compare::Lt, Compare::Ge] {
            assert!(compare.opposite(of_floats).is_some());
        }
    }
}
