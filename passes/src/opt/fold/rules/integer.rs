//! Rules about integers, and comparisons of integers and addresses.

use super::{
    Applied, Operand, Simplification, Term, amount, becomes, becomes_constant, becomes_poison,
    constant_right, negation, rewrite, unary,
};
use crate::rules::Rule;
use irc_ir::entity::Value;
use irc_ir::op::{IntCond, IntFlags, Opcode, Payload};
use irc_ir::types::{I1, Scalar};
use smallvec::smallvec;

fn flags(term: &Term<'_>) -> IntFlags {
    term.payload.promises()
}

/// The integer in the lanes of the first operand; addresses count as `i64`.
fn scalar(term: &Term<'_>) -> Scalar {
    term.arg_ty(0).elem().unwrap_or(Scalar::I64)
}

fn signed(scalar: Scalar, bits: u128) -> i128 {
    let shift = 128 - scalar.bits();
    ((bits << shift) as i128) >> shift
}

pub(super) fn arithmetic(term: &Term<'_>) -> Applied {
    use Opcode as O;
    let &[x, y] = term.args else { return None };
    let of_bits = || logic_of_cut(term, x, y).or_else(|| two_comparisons(term, term.opcode, x, y));
    if let Some(applied) = logic_of_truth(term, x, y).or_else(of_bits) {
        return Some(applied);
    }
    if x == y {
        match term.opcode {
            O::And | O::Or => return becomes(Rule::IdempotentLogic, x),
            O::Xor | O::Sub => return term.becomes_bits(Rule::Cancels, 0),
            _ => {}
        }
    }
    if let Some(left) = left_of_sum(term, x, y) {
        return becomes(Rule::CancelTerm, left);
    }
    if term.opcode == O::Add
        && let Some(whole) = divided(term, x, y).or_else(|| divided(term, y, x))
    {
        return becomes(Rule::QuotientAndRemainder, whole);
    }
    if let Some(applied) = magnitude(term, x, y) {
        return Some(applied);
    }
    let Some(c) = term.bits(1) else {
        let commutes = term.opcode.desc().commutative;
        return if commutes { constant_right(term) } else { None };
    };
    let ones = scalar(term).mask();
    match term.opcode {
        O::Add | O::Sub | O::Or | O::Xor if c == 0 => becomes(Rule::NeutralConstant, x),
        O::Mul | O::And if c == 0 => becomes(Rule::AbsorbingConstant, y),
        O::Mul if c == 1 => becomes(Rule::NeutralConstant, x),
        O::And if c == ones => becomes(Rule::NeutralConstant, x),
        O::Or if c == ones => becomes(Rule::AbsorbingConstant, y),
        O::Sub => subtract_constant(term, c),
        O::Xor if term.ty() == I1 => invert_comparison(term),
        O::And => reassociate(term, c).or_else(|| mask_out(term, c)),
        _ => reassociate(term, c),
    }
}

/// `(x ^ s) - s` and `(x + s) ^ s`, where `s` is all bits the sign of `x`.
fn magnitude(term: &Term<'_>, x: Value, y: Value) -> Applied {
    let before = match term.opcode {
        Opcode::Sub => Opcode::Xor,
        Opcode::Xor => Opcode::Add,
        _ => return None,
    };
    let of = |inner, sign| {
        let shift = term.def(sign, Opcode::Ashr)?;
        let number = shift.args[0];
        let is_sign = shift.bits(1) == Some(u128::from(scalar(term).bits() - 1));
        let args = term.def(inner, before)?.args;
        let is_of_both = args == [number, sign] || args == [sign, number];
        (is_sign && is_of_both).then_some(number)
    };
    let commutes = term.opcode.desc().commutative;
    let number = of(x, y).or_else(|| of(y, x).filter(|_| commutes))?;
    unary(Rule::SignMagnitude, Opcode::Abs, number)
}

/// A mask of what differs from `x` only in bits that it takes away is one of `x`: a sum from the
/// lowest bit of its constant on, what is set or changed there. Of other sums the bits of the
/// constant count that the mask reaches, so that sums of several constants become one; a number
/// less a constant is left, as it mostly is an index or a bound, too.
fn mask_out(term: &Term<'_>, mask: u128) -> Applied {
    use Opcode as O;
    let inner = [O::Add, O::Or, O::Xor].into_iter().find_map(|op| term.def(term.args[0], op))?;
    let c = inner.bits(1)?;
    let reached = match inner.opcode {
        O::Add => u128::MAX >> mask.leading_zeros(),
        _ => mask,
    };
    let [x, by] = [inner.args[0], term.args[1]].map(Operand::Value);
    if c & reached == 0 {
        return rewrite(Rule::MaskOut, O::And, Payload::None, smallvec![x, by]);
    }
    let is_negative = c >> (scalar(term).bits() - 1) != 0;
    if inner.opcode != O::Add || c & reached == c || is_negative {
        return None;
    }
    let low = Operand::Constant(term.ty(), c & reached);
    let masked = Simplification::Nest(O::And, Payload::None, O::Add, [x, low], Some(by));
    Some((Rule::MaskLow, masked))
}

/// What is left where a term is added and taken away again.
fn left_of_sum(term: &Term<'_>, x: Value, y: Value) -> Option<Value> {
    use Opcode as O;
    let pair = |value, opcode| term.def(value, opcode).map(|inner| [inner.args[0], inner.args[1]]);
    // The other operand of what `value` is, if `known` is one.
    let other = |value, opcode, known| match pair(value, opcode)? {
        [a, b] if a == known => Some(b),
        [a, b] if b == known => Some(a),
        _ => None,
    };
    let minuend = |value, known| pair(value, O::Sub).and_then(|[a, b]| (b == known).then_some(a));
    match term.opcode {
        O::Add => minuend(y, x).or_else(|| minuend(x, y)),
        O::Sub => {
            other(x, O::Add, y).or_else(|| pair(y, O::Sub).and_then(|[a, b]| (a == x).then_some(b)))
        }
        O::Xor => other(x, O::Xor, y).or_else(|| other(y, O::Xor, x)),
        _ => None,
    }
}

/// What was divided, if `product` is the quotient times the divisor and `rest` what remained.
fn divided(term: &Term<'_>, product: Value, rest: Value) -> Option<Value> {
    use Opcode as O;
    let product = term.def(product, O::Mul)?;
    let (rest, divide) = match term.def(rest, O::Urem) {
        Some(rest) => (rest, O::Udiv),
        None => (term.def(rest, O::Srem)?, O::Sdiv),
    };
    let is_quotient =
        |value| term.def(value, divide).is_some_and(|quotient| quotient.args == rest.args);
    let &[a, b] = product.args else { return None };
    let divisor = rest.args[1];
    let is_whole = (b == divisor && is_quotient(a)) || (a == divisor && is_quotient(b));
    is_whole.then_some(rest.args[0])
}

/// Logic on widened truth values is widened logic: predicates stay predicates.
fn logic_of_truth(term: &Term<'_>, x: Value, y: Value) -> Applied {
    if !matches!(term.opcode, Opcode::And | Opcode::Or | Opcode::Xor) || x == y {
        return None;
    }
    let truth = |value, extension| {
        let inner = term.def(value, extension)?.args[0];
        (term.dfg.ty(inner) == I1).then_some(inner)
    };
    [Opcode::Zext, Opcode::Sext].into_iter().find_map(|extension| {
        let a = truth(x, extension)?;
        let all = if extension == Opcode::Zext { 1 } else { scalar(term).mask() };
        let b = match term.dfg.as_bits(y) {
            Some(c) if c == all => Operand::Constant(I1, 1),
            Some(_) => return None,
            None => Operand::Value(truth(y, extension)?),
        };
        let step = Simplification::Nest(
            extension,
            extension.desc().payload.plain(),
            term.opcode,
            [Operand::Value(a), b],
            None,
        );
        Some((Rule::TruthLogic, step))
    })
}

/// Logic on lowest bits is the lowest bit of logic.
fn logic_of_cut(term: &Term<'_>, x: Value, y: Value) -> Applied {
    let is_logic = matches!(term.opcode, Opcode::And | Opcode::Or | Opcode::Xor);
    if !is_logic || term.ty() != I1 || x == y {
        return None;
    }
    let [a, b] = [x, y].map(|value| term.def(value, Opcode::Trunc).map(|cut| cut.args[0]));
    let (a, b) = (a?, b?);
    let operands = [a, b].map(Operand::Value);
    let step = Simplification::Nest(
        Opcode::Trunc,
        Opcode::Trunc.desc().payload.plain(),
        term.opcode,
        operands,
        None,
    );
    (term.dfg.ty(a) == term.dfg.ty(b)).then_some((Rule::LogicOfCut, step))
}

/// Logic of two comparisons that is one. Both are poison if a number that both look at is, so it
/// does not matter whether the second is looked at.
pub(super) fn two_comparisons(term: &Term<'_>, logic: Opcode, x: Value, y: Value) -> Applied {
    let is_and = match logic {
        Opcode::And => true,
        Opcode::Or => false,
        _ => return None,
    };
    if term.ty() != I1 {
        return None;
    }
    same_compared(term, is_and, x, y).or_else(|| both_bounds(term, is_and, x, y))
}

/// Comparisons of the same numbers: `x < y || x > y` is `x != y`.
fn same_compared(term: &Term<'_>, is_and: bool, x: Value, y: Value) -> Applied {
    use IntCond as C;
    let compared = |value: Value| {
        let icmp = term.def(value, Opcode::Icmp)?;
        let (Payload::IntCond(cond, _), &[a, b]) = (icmp.payload, icmp.args) else { return None };
        Some((cond, a, b))
    };
    let ((one, a, b), (two, c, d)) = (compared(x)?, compared(y)?);
    let two = match () {
        () if (a, b) == (c, d) => two,
        () if (a, b) == (d, c) => two.swapped(),
        () => return None,
    };
    // Where there is an order, it is that of numbers with a sign, or without.
    let is_order = |cond: C| !matches!(cond, C::Eq | C::Ne);
    if is_order(one) && is_order(two) && one.is_signed() != two.is_signed() {
        return None;
    }
    // Whether it holds below, at and above the second number.
    let holds = |cond: C| match cond.unsigned() {
        C::Eq => 0b010,
        C::Ne => 0b101,
        C::Ult => 0b001,
        C::Ule => 0b011,
        C::Ugt => 0b100,
        _ => 0b110,
    };
    let (one_holds, two_holds) = (holds(one), holds(two));
    let both = if is_and { one_holds & two_holds } else { one_holds | two_holds };
    let cond = match both {
        0b000 => return becomes_constant(Rule::CompareTwice, I1, 0),
        0b111 => return becomes_constant(Rule::CompareTwice, I1, 1),
        0b010 => C::Eq,
        0b101 => C::Ne,
        0b001 => C::Ult,
        0b011 => C::Ule,
        0b100 => C::Ugt,
        _ => C::Uge,
    };
    let cond = if one.is_signed() || two.is_signed() { cond.signed() } else { cond };
    let operands = smallvec![Operand::Value(a), Operand::Value(b)];
    let payload = Payload::IntCond(cond, IntFlags::NONE);
    rewrite(Rule::CompareTwice, Opcode::Icmp, payload, operands)
}

/// `x >= 0 && x < c` is `x < c` without a sign, if `c` is not negative; likewise the opposite.
fn both_bounds(term: &Term<'_>, is_and: bool, x: Value, y: Value) -> Applied {
    use IntCond as C;
    // What is compared with which constant, and how, where both hold.
    let bound = |value: Value| {
        let icmp = term.def(value, Opcode::Icmp)?;
        let Payload::IntCond(cond, _) = icmp.payload else { return None };
        let elem = icmp.arg_ty(0).elem()?;
        let cond = if is_and { cond } else { cond.inverse() };
        Some((icmp.args[0], cond, signed(elem, icmp.bits(1)?), icmp.args[1]))
    };
    let is_at_least_0 =
        |(_, cond, c, _): (Value, C, i128, Value)| matches!((cond, c), (C::Sge, 0) | (C::Sgt, -1));
    let (one, two) = (bound(x)?, bound(y)?);
    let other = match (is_at_least_0(one), is_at_least_0(two)) {
        (true, false) => two,
        (false, true) => one,
        _ => return None,
    };
    let (value, cond, c, constant) = other;
    if one.0 != two.0 || c < 0 || !matches!(cond, C::Slt | C::Sle) {
        return None;
    }
    let cond = if is_and { cond.unsigned() } else { cond.unsigned().inverse() };
    let operands = smallvec![Operand::Value(value), Operand::Value(constant)];
    let payload = Payload::IntCond(cond, IntFlags::NONE);
    rewrite(Rule::CompareBothBounds, Opcode::Icmp, payload, operands)
}

/// A choice of one of two numbers that are compared, or of a number and its negation. A minimum or
/// maximum of a negation is left to ptxas, of which 12.9 loses negations in front of these.
pub(super) fn choice(term: &Term<'_>) -> Applied {
    use IntCond as C;
    let &[cond, x, y] = term.args else { return None };
    let icmp = term.def(cond, Opcode::Icmp).filter(|_| term.ty() != I1)?;
    let Payload::IntCond(cond, _) = icmp.payload else { return None };
    let &[a, b] = icmp.args else { return None };
    let order = match () {
        () if (a, b) == (x, y) => Some(cond),
        () if (a, b) == (y, x) => Some(cond.swapped()),
        () => None,
    };
    // What a value is the negation of.
    let negated = |value: Value| {
        let sub = term.def(value, Opcode::Sub).filter(|sub| sub.bits(0) == Some(0))?;
        Some(sub.args[1])
    };
    if let Some(order) = order.filter(|_| negated(x).or_else(|| negated(y)).is_none()) {
        let opcode = match order {
            C::Slt | C::Sle => Opcode::Smin,
            C::Sgt | C::Sge => Opcode::Smax,
            C::Ult | C::Ule => Opcode::Umin,
            C::Ugt | C::Uge => Opcode::Umax,
            C::Eq | C::Ne => return None,
        };
        let operands = smallvec![Operand::Value(x), Operand::Value(y)];
        return rewrite(Rule::SelectMinMax, opcode, Payload::None, operands);
    }
    let c = signed(scalar(&icmp), icmp.bits(1)?);
    let (kept, other) = match (cond, c) {
        (C::Sgt, -1 | 0) | (C::Sge, 0 | 1) => (x, y),
        (C::Slt, 0 | 1) | (C::Sle, -1 | 0) => (y, x),
        _ => return None,
    };
    (a == kept && negated(other) == Some(kept)).then_some(())?;
    rewrite(Rule::SelectMagnitude, Opcode::Abs, Payload::None, smallvec![Operand::Value(kept)])
}

/// `x - c` is `x + -c`; that it does not wrap as a signed number carries over unless `-c` wraps.
fn subtract_constant(term: &Term<'_>, c: u128) -> Applied {
    let scalar = scalar(term);
    let negative = c.wrapping_neg() & scalar.mask();
    let nsw = flags(term).nsw && negative != c;
    let operands = smallvec![Operand::Value(term.args[0]), Operand::Constant(term.ty(), negative)];
    let payload = Payload::IntFlags(IntFlags::no_wrap(nsw, false));
    rewrite(Rule::SubtractConstant, Opcode::Add, payload, operands)
}

/// The negation of a comparison is the inverse comparison; that of a negation is the original.
fn invert_comparison(term: &Term<'_>) -> Applied {
    let x = term.args[0];
    let inverse = |rule, comparison: Term<'_>, payload| {
        let operands = comparison.args.iter().map(|&arg| Operand::Value(arg)).collect();
        rewrite(rule, comparison.opcode, payload, operands)
    };
    if let Some(icmp) = term.def(x, Opcode::Icmp)
        && let Payload::IntCond(cond, flags) = icmp.payload
    {
        return inverse(Rule::InvertCompare, icmp, Payload::IntCond(cond.inverse(), flags));
    }
    if let Some(fcmp) = term.def(x, Opcode::Fcmp)
        && let Payload::FloatCond(cond, ftz) = fcmp.payload
    {
        return inverse(Rule::InvertFloatCompare, fcmp, Payload::FloatCond(cond.inverse(), ftz));
    }
    reassociate(term, 1)
}

/// `(x op c1) op c2` is `x op (c1 op c2)`.
fn reassociate(term: &Term<'_>, c2: u128) -> Applied {
    use Opcode as O;
    let inner = term.def(term.args[0], term.opcode)?;
    let c1 = inner.bits(1)?;
    let scalar = scalar(term);
    let (rule, combined, payload) = match term.opcode {
        O::Add => {
            let (outer, inner) = (flags(term), flags(&inner));
            let sum = c1.wrapping_add(c2) & scalar.mask();
            // What only the outer sum promises lets its constant leave an index.
            if outer.nsw && !inner.nsw && sum != 0 {
                return None;
            }
            let [s1, s2] = [c1, c2].map(|c| signed(scalar, c));
            let fits = s1.checked_add(s2) == Some(signed(scalar, sum));
            // What takes back a part of what was added stays between the two.
            let is_part = s2.signum() != s1.signum() && s2.unsigned_abs() <= s1.unsigned_abs();
            let nsw = inner.nsw && (outer.nsw && fits || is_part);
            let fits = c1.checked_add(c2) == Some(sum);
            let is_part = s2 <= 0 && s2.unsigned_abs() <= c1;
            let nuw = inner.nuw && (outer.nuw && fits || is_part);
            (Rule::AddTwice, sum, Payload::IntFlags(IntFlags::no_wrap(nsw, nuw)))
        }
        O::Mul => {
            let (outer, inner) = (flags(term), flags(&inner));
            let product = c1.wrapping_mul(c2) & scalar.mask();
            let exact = signed(scalar, c1).checked_mul(signed(scalar, c2));
            let nsw = outer.nsw && inner.nsw && exact == Some(signed(scalar, product));
            let nuw = outer.nuw && inner.nuw && c1.checked_mul(c2) == Some(product);
            (Rule::MultiplyTwice, product, Payload::IntFlags(IntFlags::no_wrap(nsw, nuw)))
        }
        O::And => (Rule::AndTwice, c1 & c2, Payload::None),
        O::Or => {
            // Bits that are apart from c1 and then from c1 | c2 are apart from both.
            let disjoint = flags(term).disjoint && flags(&inner).disjoint;
            let payload = Payload::IntFlags(IntFlags { disjoint, ..IntFlags::NONE });
            (Rule::OrTwice, c1 | c2, payload)
        }
        O::Xor => (Rule::XorTwice, c1 ^ c2, Payload::None),
        _ => return None,
    };
    let operands = smallvec![Operand::Value(inner.args[0]), Operand::Constant(term.ty(), combined)];
    rewrite(rule, term.opcode, payload, operands)
}

pub(super) fn divide(term: &Term<'_>) -> Applied {
    use Opcode as O;
    let &[x, _] = term.args else { return None };
    let c = term.bits(1)?;
    let remainder = matches!(term.opcode, O::Srem | O::Urem);
    match (term.opcode, c) {
        (_, 0) => becomes_poison(Rule::DivideByZero, term.ty()),
        (_, 1) if remainder => term.becomes_bits(Rule::RemainderByOne, 0),
        (O::Sdiv | O::Udiv, 1) if scalar(term) != Scalar::I1 => becomes(Rule::DivideByOne, x),
        // A remainder by -1 is 0 or poison.
        (O::Srem, c) if c == scalar(term).mask() => term.becomes_bits(Rule::RemainderByMinusOne, 0),
        (O::Udiv, c) if c.is_power_of_two() => {
            let shift = amount(c.trailing_zeros().into());
            let operands = smallvec![Operand::Value(x), shift];
            rewrite(Rule::UdivPower, O::Lshr, term.payload, operands)
        }
        (O::Urem, c) if c.is_power_of_two() => {
            let low = Operand::Constant(term.ty(), c - 1);
            let operands = smallvec![Operand::Value(x), low];
            rewrite(Rule::UremPower, O::And, Payload::None, operands)
        }
        _ => None,
    }
}

pub(super) fn min_max(term: &Term<'_>) -> Applied {
    let &[x, y] = term.args else { return None };
    if x == y {
        return becomes(Rule::SameMinMax, x);
    }
    let Some(c) = term.bits(1) else { return constant_right(term) };
    let (ones, high) = (scalar(term).mask(), 1 << (scalar(term).bits() - 1));
    // The constants that every value is at least, and at most, in the order of the operation.
    let (least, most) = match term.opcode {
        Opcode::Smin | Opcode::Smax => (high, ones ^ high),
        _ => (0, ones),
    };
    match term.opcode {
        Opcode::Smin | Opcode::Umin if c == least => becomes(Rule::MinMaxBound, y),
        Opcode::Smin | Opcode::Umin if c == most => becomes(Rule::MinMaxBound, x),
        Opcode::Smax | Opcode::Umax if c == least => becomes(Rule::MinMaxBound, x),
        Opcode::Smax | Opcode::Umax if c == most => becomes(Rule::MinMaxBound, y),
        _ => None,
    }
}

pub(super) fn shift(term: &Term<'_>) -> Applied {
    use Opcode as O;
    let &[x, _] = term.args else { return None };
    if term.bits(0) == Some(0) {
        return becomes(Rule::ShiftOfZero, x);
    }
    let c = term.bits(1)?;
    let n = u128::from(scalar(term).bits());
    match term.opcode {
        _ if c == 0 => becomes(Rule::ShiftByZero, x),
        O::Rotl | O::Rotr if c % n == 0 => becomes(Rule::RotateWhole, x),
        O::Shl | O::Lshr if c >= n => term.becomes_bits(Rule::ShiftOut, 0),
        O::Shl | O::Lshr => shift_again(term, c),
        _ => None,
    }
}

/// Two shifts the same way are one. The amounts are `i32`, so their sum does not wrap here.
fn shift_again(term: &Term<'_>, c2: u128) -> Applied {
    let inner = term.def(term.args[0], term.opcode)?;
    let n = u128::from(scalar(term).bits());
    match inner.bits(1) {
        Some(c1) if c1 + c2 >= n => term.becomes_bits(Rule::ShiftTwiceOut, 0),
        Some(c1) => {
            // What neither loses, both together do not lose.
            let payload = Payload::IntFlags(flags(term).and(flags(&inner)));
            let operands = smallvec![Operand::Value(inner.args[0]), amount(c1 + c2)];
            rewrite(Rule::ShiftTwice, term.opcode, payload, operands)
        }
        None => None,
    }
}

pub(super) fn funnel(term: &Term<'_>) -> Applied {
    let &[high, low, by] = term.args else { return None };
    let left = term.opcode == Opcode::Fshl;
    if term.bits(2).is_some_and(|c| c % u128::from(scalar(term).bits()) == 0) {
        return becomes(Rule::FunnelWhole, if left { high } else { low });
    }
    if high == low {
        let rotation = if left { Opcode::Rotl } else { Opcode::Rotr };
        let operands = smallvec![Operand::Value(high), Operand::Value(by)];
        return rewrite(Rule::FunnelSame, rotation, Payload::None, operands);
    }
    None
}

pub(super) fn compare(term: &Term<'_>) -> Applied {
    use IntCond as C;
    let &[x, y] = term.args else { return None };
    let Payload::IntCond(cond, flags) = term.payload else { return None };
    if x == y {
        let holds = matches!(cond, C::Eq | C::Sle | C::Sge | C::Ule | C::Uge);
        return term.becomes_bits(Rule::CompareSelf, holds.into());
    }
    if let Some(applied) = compare_extended(term, cond) {
        return Some(applied);
    }
    let Some(c) = term.bits(1) else {
        term.bits(0)?;
        let operands = smallvec![Operand::Value(y), Operand::Value(x)];
        let payload = Payload::IntCond(cond.swapped(), flags);
        return rewrite(Rule::CompareConstantRight, Opcode::Icmp, payload, operands);
    };
    let against = |cond, c| compares(term, Rule::CompareZero, cond, x, c);
    let by_operand = compare_remainder(term, cond, c)
        .or_else(|| compare_sum(term, cond, c))
        .or_else(|| compare_product(term, cond, c));
    if by_operand.is_some() {
        return by_operand;
    }
    match (cond, c) {
        (C::Ult, 0) => becomes_constant(Rule::CompareBound, I1, 0),
        (C::Uge, 0) => becomes_constant(Rule::CompareBound, I1, 1),
        (C::Ugt, 0) => against(C::Ne, 0),
        (C::Ule, 0) => against(C::Eq, 0),
        (C::Ult, 1) => against(C::Eq, 0),
        (C::Uge, 1) => against(C::Ne, 0),
        (C::Ugt, c) if c == scalar(term).mask() => becomes_constant(Rule::CompareBound, I1, 0),
        (C::Ule, c) if c == scalar(term).mask() => becomes_constant(Rule::CompareBound, I1, 1),
        (C::Eq | C::Ne, 0 | 1) => compare_truth(term, (cond == C::Eq) == (c == 1)),
        _ => None,
    }
}

/// Whether a signed remainder by a power of two is a constant, its lowest bits and its sign say;
/// whether it is 0, the lowest bits alone.
fn compare_remainder(term: &Term<'_>, cond: IntCond, c: u128) -> Applied {
    let rest = term.def(term.args[0], Opcode::Srem)?;
    let by = rest.bits(1).filter(|by| by.is_power_of_two() && *by > 1)?;
    let scalar = scalar(term);
    let (low, sign) = (by - 1, scalar.mask() ^ scalar.mask() >> 1);
    let is_remainder = signed(scalar, c).unsigned_abs() < by;
    if !matches!(cond, IntCond::Eq | IntCond::Ne) || !is_remainder {
        return None;
    }
    let mask = if c == 0 { low } else { low | sign };
    let operands = [Operand::Value(rest.args[0]), Operand::Constant(term.arg_ty(0), mask)];
    let other = Operand::Constant(term.arg_ty(0), c & mask);
    let payload = Payload::IntCond(cond, IntFlags::NONE);
    let compared = Simplification::Nest(term.opcode, payload, Opcode::And, operands, Some(other));
    Some((Rule::CompareRemainder, compared))
}

/// It compares a value with a constant instead.
fn compares(term: &Term<'_>, rule: Rule, cond: IntCond, x: Value, c: u128) -> Applied {
    let operands = smallvec![Operand::Value(x), Operand::Constant(term.arg_ty(0), c)];
    rewrite(rule, Opcode::Icmp, Payload::IntCond(cond, IntFlags::NONE), operands)
}

/// `x + c < d` is `x < d - c` if neither wraps. Counters of loops are left as they are, which count
/// to what they are compared with.
fn compare_sum(term: &Term<'_>, cond: IntCond, d: u128) -> Applied {
    let sum = term.def(term.args[0], Opcode::Add)?;
    let (x, c, promises) = (sum.args[0], sum.bits(1)?, flags(&sum));
    term.dfg.def_inst(x)?;
    let scalar = scalar(term);
    let difference = d.wrapping_sub(c) & scalar.mask();
    let is_exact = match cond {
        IntCond::Eq | IntCond::Ne => true,
        _ if cond.is_signed() => {
            let exact = signed(scalar, d).checked_sub(signed(scalar, c));
            promises.nsw && exact == Some(signed(scalar, difference))
        }
        _ => promises.nuw && c <= d,
    };
    is_exact.then_some(())?;
    compares(term, Rule::CompareSum, cond, x, difference)
}

/// `x * c < d` is `x < d / c`, rounded up or down, for a positive `c` if the product does not wrap.
/// Counters are left as they are, here, too.
fn compare_product(term: &Term<'_>, cond: IntCond, d: u128) -> Applied {
    use IntCond as C;
    let scalar = scalar(term);
    let def = |opcode| term.def(term.args[0], opcode);
    let (product, c) = match def(Opcode::Mul) {
        Some(product) => (product, product.bits(1)?),
        None => {
            let shift = def(Opcode::Shl)?;
            let by = shift.bits(1).filter(|&by| by < u128::from(scalar.bits()) - 1)?;
            (shift, 1 << by)
        }
    };
    term.dfg.def_inst(product.args[0])?;
    let promises = flags(&product);
    let has_sign = match cond {
        C::Eq | C::Ne => promises.nsw,
        cond => cond.is_signed(),
    };
    let is_exact = if has_sign { promises.nsw } else { promises.nuw };
    if !is_exact || c < 2 || has_sign && signed(scalar, c) < 0 {
        return None;
    }
    let (floor, is_whole) = match has_sign {
        true => {
            let (c, d) = (signed(scalar, c), signed(scalar, d));
            (d.div_euclid(c) as u128 & scalar.mask(), d.rem_euclid(c) == 0)
        }
        false => (d / c, d.is_multiple_of(c)),
    };
    // `d` is above the rounded multiple of `c`, which only these conditions may ignore.
    let bound = match cond {
        C::Sgt | C::Ugt | C::Sle | C::Ule => floor,
        _ if is_whole => floor,
        C::Slt | C::Ult | C::Sge | C::Uge => (floor + 1) & scalar.mask(),
        C::Eq | C::Ne => return None,
    };
    compares(term, Rule::CompareProduct, cond, product.args[0], bound)
}

/// Extended integers, or one and what the extension makes of a constant, compare as what was
/// extended does: that keeps their order, with and without a sign if signs were extended, and
/// without if zeros were. What is narrower than a register is left: its extension makes it one.
fn compare_extended(term: &Term<'_>, cond: IntCond) -> Applied {
    use Opcode as O;
    let extension = |value| {
        let inner = [O::Sext, O::Zext].into_iter().find_map(|op| term.def(value, op))?;
        let is_scalar = !inner.ty().is_vector() && inner.arg_ty(0).bits() >= 32;
        is_scalar.then_some(inner)
    };
    let one = extension(term.args[0])?;
    let ty = one.arg_ty(0);
    let (with_sign, other) = match term.bits(1) {
        Some(bits) => {
            let (from, to) = (ty.elem()?, scalar(term));
            let low = bits & from.mask();
            let with_sign = one.opcode == O::Sext;
            let again = if with_sign { signed(from, low) as u128 & to.mask() } else { low };
            (again == bits).then_some((with_sign, Operand::Constant(ty, low)))?
        }
        None => {
            let two = extension(term.args[1])?;
            let with_sign = match (one.opcode, two.opcode) {
                (O::Sext, O::Zext) => flags(&two).nneg.then_some(true)?,
                (O::Zext, O::Sext) => flags(&one).nneg.then_some(true)?,
                (opcode, _) => opcode == O::Sext,
            };
            (two.arg_ty(0) == ty).then_some((with_sign, Operand::Value(two.args[0])))?
        }
    };
    let cond = if with_sign { cond } else { cond.unsigned() };
    let operands = smallvec![Operand::Value(one.args[0]), other];
    rewrite(Rule::CompareExtended, O::Icmp, Payload::IntCond(cond, IntFlags::NONE), operands)
}

/// A truth value, widened or not, compared with 0 or 1: is it true, or is it false?
fn compare_truth(term: &Term<'_>, is_true: bool) -> Applied {
    let x = term.args[0];
    let truth = match term.def(x, Opcode::Zext) {
        Some(zext) => zext.args[0],
        None => x,
    };
    match term.dfg.ty(truth) == I1 {
        true if is_true => becomes(Rule::CompareTrue, truth),
        true => negation(Rule::CompareFalse, truth),
        false => None,
    }
}
