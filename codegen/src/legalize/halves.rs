//! Integers of 128 bits as their halves.

use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::Value;
use irc_ir::op::IntCond;
use irc_ir::types::{I128, Scalar, Type};

/// The two halves of an `i128`, low first.
const HALVES: Type = Type::Vector(Scalar::I64, 2);

/// The halves of an `i128`.
pub(super) fn halves(cur: &mut Cursor<'_>, x: Value) -> (Value, Value) {
    let pair = cur.bitcast(HALVES, x);
    (cur.extract(pair, 0), cur.extract(pair, 1))
}

/// An `i128` of its halves.
pub(super) fn whole(cur: &mut Cursor<'_>, low: Value, high: Value) -> Value {
    let pair = cur.vbuild(HALVES, &[low, high]);
    cur.bitcast(I128, pair)
}

/// The absolute value, as an unsigned number.
pub(super) fn magnitude(cur: &mut Cursor<'_>, x: Value) -> Value {
    let zero = cur.constant(I128, 0);
    let minus = cur.sub(zero, x);
    let negative = cur.icmp(IntCond::Slt, x, zero);
    cur.select(negative, minus, x)
}
