//! `ptx` operations that are wrong.

use super::Cases;
use crate::cursor::Cursor;
use crate::op::ptx::row::{PtxExtras, PtxRow};
use crate::op::{Opcode, Payload, PtxItem};
use crate::text::parse_module;
use crate::types::{F32, I32};
use crate::verify::{Violation, verify_module};

/// A row with values as operands.
fn row(spelling: &str, operands: usize) -> PtxRow<usize> {
    let items: Vec<PtxItem<usize>> = (0..operands).map(PtxItem::Value).collect();
    PtxRow::new(spelling, &items, 1, &PtxExtras::default()).unwrap()
}

fn bfind(c: &mut Cursor<'_>) -> Payload {
    Payload::Ptx(c.func.dfg.intern_ptx(row("bfind.u32", 1).code))
}

pub(super) fn cases(cases: &mut Cases) {
    cases.inst("OperandType", |c, [_, y, _]| {
        let bfind = bfind(c);
        c.insert(Opcode::Ptx, bfind, &[y], &[I32]);
    });
    cases.inst("OperandCount", |c, [x, ..]| {
        let bfind = bfind(c);
        c.insert(Opcode::Ptx, bfind, &[x, x], &[I32]);
    });
    cases.inst("ResultType", |c, [x, ..]| {
        let bfind = bfind(c);
        c.insert(Opcode::Ptx, bfind, &[x], &[F32]);
    });
    // The carry of an instruction alone is lost.
    cases.inst("PtxCode", |c, [x, ..]| {
        let code = Payload::Ptx(c.func.dfg.intern_ptx(row("add.cc.u32", 2).code));
        c.insert(Opcode::Ptx, code, &[x, x], &[I32]);
    });
    cases.inst("PtxCode", |c, [x, ..]| {
        let mut code = row("bfind.u32", 1).code;
        code.insts[0].operands.pop();
        let code = Payload::Ptx(c.func.dfg.intern_ptx(code));
        c.insert(Opcode::Ptx, code, &[x], &[I32]);
    });
    let error =
        cases.module("LateResult", &parsed("%y = add %a, 1\n ptx.tcgen05.wait::ld.sync.aligned"));
    assert!(error.to_string().contains("%a is not complete yet: `ptx.tcgen05.wait::ld"), "{error}");
}

/// A kernel that loads from tensor memory and goes on.
fn parsed(rest: &str) -> crate::module::Module {
    let text = format!(
        "kernel @k(%t: i32, %n: i1) {{\nentry:\n\
         %a = ptx.tcgen05.ld.sync.aligned.32x32b.x1.b32 [%t]\n{rest}\n ret\n}}"
    );
    match parse_module(&text) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{}: {text}", errors[0]),
    }
}

#[test]
fn late_results_wait_on_every_path() {
    let wait = "ptx.tcgen05.wait::ld.sync.aligned";
    let good = [
        format!("{wait}\n %y = add %a, 1"),
        format!("condbr %n, then, next\nthen:\n {wait}\n br next\nnext:\n {wait}\n %y = add %a, 1"),
        // The wait may stand inside the operation.
        "%b = ptx (%t) -> (i32) {\n\"tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];\"\n\
         \"tcgen05.wait::ld.sync.aligned;\"\n}\n %y = add %a, %b"
            .to_owned(),
    ];
    for text in good {
        assert_eq!(verify_module(&parsed(&text)), Ok(()), "{text}");
    }
    let bad = [
        format!("condbr %n, then, next\nthen:\n {wait}\n br next\nnext:\n %y = add %a, 1"),
        format!("br next(%a)\nnext(%x: i32):\n {wait}"),
        "%y = bitcast.f32 %a".to_owned(),
        // Under a guard a wait may not happen.
        format!("{wait} if %n\n %y = add %a, 1"),
        "ptx (%a) { \"nanosleep.u32 %0;\" }".to_owned(),
        "%b = ptx (%t) -> (i32 = %a) {\n\"nanosleep.u32 %0;\"\n\
         \"tcgen05.ld.sync.aligned.32x32b.x1.b32 {%0}, [%1];\"\n}"
            .to_owned(),
    ];
    for text in bad {
        let errors = verify_module(&parsed(&text)).unwrap_err();
        assert!(matches!(errors[0].violation, Violation::LateResult { .. }), "{text}: {errors:?}");
    }
    let inside = "%b = ptx (%t) -> (i32) {\n\".reg .b32 q;\"\n\
        \"tcgen05.ld.sync.aligned.32x32b.x1.b32 {q}, [%1]; add.s32 %0, q, 1;\"\n}";
    let errors = verify_module(&parsed(inside)).unwrap_err();
    assert!(matches!(errors[0].violation, Violation::PtxCode { .. }), "{errors:?}");
}
