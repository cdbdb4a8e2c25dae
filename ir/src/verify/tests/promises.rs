//! Promises that operations cannot make.

use super::Cases;
use crate::builder::InstBuilder;
use crate::op::{ConvertFlags, IntCond, IntFlags, Opcode, Promise, Rounding};
use crate::types::F32;

pub(super) fn cases(cases: &mut Cases) {
    cases.inst("Promise", |c, [x, ..]| {
        c.binary_flags(Opcode::Or, IntFlags::only(Promise::Nsw), x, x);
    });
    cases.inst("Promise", |c, [x, ..]| {
        c.icmp_flags(IntCond::Eq, IntFlags::only(Promise::Nneg), x, x);
    });
    cases.inst("Promise", |c, [x, _, p]| {
        c.ptradd_flags(IntFlags::only(Promise::Nsw), p, x, 1, 0);
    });
    cases.inst("Promise", |c, [x, ..]| {
        let nneg = ConvertFlags { nneg: true, ..ConvertFlags::rounded(Rounding::Rn) };
        c.convert(Opcode::Stof, nneg, F32, x);
    });
}
