//! Rows and blocks of text as operations.

use super::row::{PtxExtras, PtxGuard, PtxRow, usage};
use super::*;
use irc_ptx::Select;
use irc_ptx::isa;

fn new(
    spelling: &str,
    items: &[PtxItem<usize>],
    results: usize,
) -> Result<PtxRow<usize>, PtxRowError> {
    PtxRow::new(spelling, items, results, &PtxExtras::default())
}

fn value(n: usize) -> PtxItem<usize> {
    PtxItem::Value(n)
}

fn number(n: usize, int: i64) -> PtxItem<usize> {
    PtxItem::Number { value: n, int: Some(int) }
}

fn list(values: std::ops::Range<usize>) -> PtxItem<usize> {
    PtxItem::List(values.map(value).collect())
}

#[test]
fn rows_are_operations() {
    let row = new("bfind.shiftamt.u32", &[value(4)], 1).unwrap();
    assert_eq!(
        (&row.code.args[..], &row.code.results[..]),
        (&[PtxArg::Value(I32)][..], &[I32][..])
    );
    assert_eq!(row.args, [4]);
    assert!(row.code.effects().is_pure() && !row.code.is_convergent());
    let row = new("st.global.f32", &[value(0), value(1)], 0).unwrap();
    assert_eq!(&row.code.args[..], [PtxArg::Address(Some(Space::Global)), PtxArg::Value(F32)]);
    assert!(row.code.effects().writes && row.code.results.is_empty());
    assert!(new("activemask.b32", &[], 1).unwrap().code.is_convergent());
}

#[test]
fn lists_and_brackets_and_optional_operands() {
    let row = new("ld.global.v2.f32", &[value(0)], 2).unwrap();
    assert_eq!(row.code.results, [F32, F32]);
    let row = new("st.global.v4.b32", &[value(0), list(1..5)], 0).unwrap();
    assert_eq!((row.code.args.len(), row.args), (5, vec![0, 1, 2, 3, 4]));
    // With `p|q` and without; with the third operand of the combination and without.
    let one = new("setp.lt.s32", &[value(0), value(1)], 1).unwrap();
    let two = new("setp.lt.s32", &[value(0), value(1)], 2).unwrap();
    assert_eq!((one.code.results.len(), two.code.results.len()), (1, 2));
    let not = new("setp.lt.and.s32", &[value(0), value(1), PtxItem::Not(2)], 1);
    assert_eq!(not.unwrap().code.args[2], PtxArg::Value(I1));
    // Without a result the state goes to the sink.
    let arrive = new("mbarrier.arrive.shared.b64", &[value(0)], 0).unwrap();
    assert_eq!(arrive.code.insts[0].operands[0], Operand::Sink);
}

#[test]
fn video_instructions_write_a_part() {
    let into = PtxExtras { guard: None, into: Select::from_word("h1") };
    let items = [value(0), value(1), value(2)];
    let row = PtxRow::new("vadd.u32.u32.u32", &items, 1, &into).unwrap();
    assert!(matches!(row.code.insts[0].operands[0], Operand::Video { .. }));
    assert!(PtxRow::new("add.u32", &items[..2], 1, &into).is_err());
}

#[test]
fn values_are_packed_and_taken_apart() {
    let row = new("mov.b32", &[list(0..4)], 1).unwrap();
    assert_eq!(row.code.args, [PtxArg::Bits(I8); 4]);
    assert_eq!(row.code.classes[1], RegClass::B8);
    let row = new("mov.b64", &[value(0)], 2).unwrap();
    assert_eq!(row.code.results, [I32, I32]);
    assert!(new("mov.b64", &[value(0)], 3).is_err());
    assert!(new("mov.b64", &[list(0..3)], 1).is_err());
}

#[test]
fn addresses_are_of_the_space_that_is_said() {
    let address = |spelling: &str| new(spelling, &[value(0)], 1).unwrap().code.args[0];
    let (pointer, generic) = (Type::Ptr, address("ld.b32"));
    assert!(generic.accepts(pointer(Space::Generic)) && generic.accepts(pointer(Space::Global)));
    assert!(!generic.accepts(pointer(Space::Shared)) && !generic.accepts(I32));
    let shared = address("ld.shared::cluster.b32");
    assert!(shared.accepts(pointer(Space::Shared)) && shared.accepts(I32) && shared.accepts(I64));
    assert!(!shared.accepts(pointer(Space::Generic)) && !shared.accepts(F32));
    assert_eq!(shared.to_string(), "ptr.shared, i32 or i64");
}

#[test]
fn guards_need_what_the_results_are_elsewhere() {
    let guard = PtxGuard { pred: 2, negated: true, otherwise: vec![3] };
    let under = |guard| PtxExtras { guard: Some(guard), into: None };
    let row = PtxRow::new("popc.b32", &[value(1)], 1, &under(guard.clone())).unwrap();
    assert_eq!((row.args, row.code.starts), (vec![1, 3, 2], vec![(0, 1)]));
    let guard = PtxGuard { otherwise: Vec::new(), ..guard };
    let error = PtxRow::new("popc.b32", &[value(1)], 1, &under(guard)).unwrap_err();
    assert!(matches!(error, PtxRowError::NoElse { results: 1, found: 0, .. }), "{error}");
}

#[test]
fn what_is_no_operation_says_why() {
    let new = |spelling: &str, items: &[PtxItem<usize>], results| {
        new(spelling, items, results).unwrap_err().to_string()
    };
    assert_eq!(new("frob.u32", &[], 0), "the ISA table has no instruction `frob.u32`");
    assert!(new("add.u33", &[], 1).contains("it has no `.u33`"));
    assert!(new("bra.uni", &[], 0).contains("control flow"));
    assert_eq!(
        new("ld.global.v2.f32", &[value(0)], 1),
        "the operands do not match: `d * 2 = ptx.ld.global.v2.f32 [a]`"
    );
    let atom = new("atom.global.cas.b32", &[value(0), value(1)], 1);
    assert!(atom.contains("does not exist in this form"), "{atom}");
}

#[test]
fn usages_name_every_operand() {
    let (row, mods) = isa::rows_spelled("shfl.sync.bfly.b32")[0];
    assert_eq!(usage(row, mods), "d, [p] = ptx.shfl.sync.bfly.b32 a, b, c, membermask");
    let mods = isa::describe::Forms::of(isa::rows::SZEXT).example().expect("a form");
    assert_eq!(usage(isa::rows::SZEXT, mods), "d = ptx.szext.clamp.u32 a, b");
    for (id, _) in isa::all_rows() {
        let mods = isa::describe::Forms::of(id).example().expect("a form");
        let usage = usage(id, mods);
        let spelling = usage.split_once("ptx.").expect("an operation").1;
        let spelling = spelling.split(' ').next().unwrap_or(spelling);
        assert!(isa::rows_spelled(spelling).iter().any(|&(found, _)| found == id), "{usage}");
    }
}

#[test]
fn text_becomes_code() {
    let flags = InlineFlags { pure: true, nomemory: false, nonconvergent: true };
    let text = "add.cc.u32 %0, %2, %4; // low\naddc.u32 %1, %3, %5;";
    let code = PtxCode::inline(text, &[I32; 2], &[I32; 4], &[], flags).unwrap();
    assert_eq!(code.insts.len(), 2);
    assert!(code.effects().is_pure() && !code.is_convergent());
    assert_eq!(code.inline_text(), ["add.cc.u32 %0, %2, %4;", "addc.u32 %1, %3, %5;"]);
    let text = "{ .reg .pred t; setp.ne.b32 t, %1, 0; @t add.u32 %0, %0, %1; }";
    let code = PtxCode::inline(text, &[I32], &[I32], &[0], InlineFlags::default()).unwrap();
    assert_eq!(code.starts, [(0, 1)]);
    assert!(code.effects().writes && code.is_convergent());
    let lines = code.inline_text();
    assert_eq!(lines, [".reg .pred %t0;", "setp.ne.b32 %t0, %1, 0;", "@%t0 add.u32 %0, %0, %1;"]);
    let again = PtxCode::inline(&lines.join("\n"), &[I32], &[I32], &[0], InlineFlags::default());
    assert_eq!(again.unwrap(), code);
}

#[test]
fn labels_are_numbered_by_place() {
    let flags = InlineFlags::default();
    let text = "{ .reg .pred p; setp.eq.u32 p, %1, 0; mov.b32 %0, 1; A: B: @p bra OUT; bra.uni IN;
                { .reg .pred p; UNUSED: setp.eq.u32 p, %1, 1; A: @p bra A; } IN: @p bra B; } OUT:";
    let code = PtxCode::inline(text, &[I32], &[I32], &[], flags).unwrap();
    assert_eq!(code.labels, [2, 5, 6, 7]);
    let runs: Vec<_> =
        code.runs().into_iter().map(|run| (run.insts, run.taken, run.next)).collect();
    let wanted = [
        (0..2, None, Some(1)),
        (2..3, Some(6), Some(2)),
        (3..4, Some(5), None),
        (4..5, None, Some(4)),
        (5..6, Some(4), Some(5)),
        (6..7, Some(1), Some(6)),
    ];
    assert_eq!(runs, wanted);
    assert_eq!(code.parted().map(|(part, _)| part), Some(2..7));
    let lines = code.inline_text();
    assert_eq!(lines.last().map(String::as_str), Some("$L3:"));
    let again = PtxCode::inline(&lines.join("\n"), &[I32], &[I32], &[], flags);
    assert_eq!(again.unwrap(), code);
}

#[test]
fn bad_text_is_refused_at_its_place() {
    let bad = |text: &str| {
        let error = PtxCode::inline(text, &[I32], &[I32], &[], InlineFlags::default()).unwrap_err();
        (text[error.span].to_owned(), error.message)
    };
    assert!(bad("mov.b32 %0, %5;").1.contains("%5"));
    assert_eq!(bad("add.s32 %0, %0, %1;").1, "%0 is read before it is written");
    assert_eq!(bad("mov.b32 %0, %1; mov.b32 %1, 0;").1, "%1 is an operand and cannot be written");
    assert_eq!(bad("nanosleep.u32 1;").1, "the result %0 is never written");
    assert!(bad("L: mov.b32 %0, %1; bra L;").1.contains("the end of the block is unreachable"));
    assert!(bad("mov.b32 %0, %1; } .entry x() { ret;").1.contains("too early"));
    assert_eq!(bad("mov.b32 %0, %1; frob.u32 %0;").0, "frob.u32");
    let error =
        PtxCode::inline("", &[Type::Vector(Scalar::I32, 4)], &[], &[], InlineFlags::default());
    assert!(error.unwrap_err().message.contains("not in one register"));
}

/// A block that has no memory in it but stays where it is.
#[test]
fn blocks_without_memory_stay() {
    let flags = InlineFlags::default().with_nomemory(true);
    let read = |text: &str| PtxCode::inline(text, &[I32], &[I32, I64], &[], flags);
    let effects = read("add.u32 %0, %1, 1;").unwrap().effects();
    assert!(!effects.reads && !effects.writes && !effects.orders);
    assert!(effects.may_not_return && effects.volatile, "it may not go or be merged");
    for text in [
        "ld.global.u32 %0, [%2];",
        "mov.b32 %0, %1; st.global.u32 [%2], %1;",
        "mov.b32 %0, %1; membar.gl;",
        "mov.u32 %0, %clock;",
    ] {
        assert!(read(text).unwrap_err().message.contains("`nomemory`"), "{text}");
    }
}

#[test]
fn promises_are_held_against_the_rows() {
    let read = |text: &str, pure: bool, nonconvergent: bool| {
        let flags = InlineFlags { pure, nomemory: false, nonconvergent };
        PtxCode::inline(text, &[I32], &[I32, I64], &[], flags).map_err(|error| error.message)
    };
    let shuffle = "shfl.sync.idx.b32 %0, %1, 0, 31, -1;";
    assert!(read(shuffle, false, false).is_ok());
    assert!(read(shuffle, false, true).unwrap_err().contains("convergent"));
    assert!(read(shuffle, true, false).unwrap_err().contains("`pure`"));
    for text in [
        "mov.b32 %0, %1; st.global.u32 [%2], %1;",
        "atom.global.add.u32 %0, [%2], %1;",
        "ld.volatile.global.u32 %0, [%2];",
        "ld.acquire.gpu.global.u32 %0, [%2];",
        "mov.b32 %0, %1; membar.gl;",
        "mov.b32 %0, %1; trap;",
        "mov.u32 %0, %clock;",
    ] {
        assert!(read(text, true, true).is_err(), "{text}");
        assert!(read(text, false, false).is_ok(), "{text}");
    }
    for text in [
        "add.cc.u32 %0, %1, 1; addc.u32 %0, %0, 0;",
        "ld.global.nc.u32 %0, [%2];",
        "mov.u32 %0, %tid.x;",
    ] {
        assert!(read(text, true, true).is_ok(), "{text}");
    }
}

#[test]
fn number_operands_stand_where_the_row_wants_them() {
    let items = [value(0), value(1), number(2, 20), number(3, -1)];
    let row = new("shfl.sync.bfly.b32", &items, 1).unwrap();
    assert_eq!(row.args, [0, 1, 2, 3]);
}
