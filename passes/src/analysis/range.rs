//! Ranges of integers, as unsigned numbers: what an operation makes of those of its operands.
//!
//! A range holds where the value is not poison, as what is known of its bits does
//! ([`super::KnownBits`]); a promise that is broken makes poison, so promises make ranges shorter.
//! Signed operations are looked at where their operands are not negative: then both ways to read a
//! number are the same.

use irc_ir::function::Function;
use irc_ir::op::{IntCond, IntFlags, Opcode, SpecialReg, Variation};

/// The numbers from the least to the most.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Range {
    /// The least.
    pub least: u64,
    /// The most; not below the least.
    pub most: u64,
}

/// The largest number of a width.
fn mask(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX >> (64 - width) }
}

/// What lies between two exact numbers, if all of it fits.
fn fitting(least: u128, most: u128, width: u32) -> Option<Range> {
    (most <= u128::from(mask(width))).then_some(Range { least: least as u64, most: most as u64 })
}

/// All ones from the highest bit of a number down.
fn filled(bits: u64) -> u64 {
    if bits == 0 { 0 } else { u64::MAX >> bits.leading_zeros() }
}

fn shifted_right(bits: u64, amount: u64) -> u64 {
    if amount >= 64 { 0 } else { bits >> amount }
}

impl Range {
    /// Every number of a width.
    pub fn full(width: u32) -> Range {
        Range { least: 0, most: mask(width) }
    }

    /// One number.
    pub fn only(number: u64) -> Range {
        Range { least: number, most: number }
    }

    /// The numbers up to this one.
    pub fn up_to(most: u64) -> Range {
        Range { least: 0, most }
    }

    /// Its number, if there is only one.
    pub fn number(self) -> Option<u64> {
        (self.least == self.most).then_some(self.least)
    }

    /// The numbers of both; if there is none, this range, which nothing reaches then.
    pub fn within(self, other: Range) -> Range {
        let (least, most) = (self.least.max(other.least), self.most.min(other.most));
        if least <= most { Range { least, most } } else { self }
    }

    /// The numbers of either, with all between.
    pub fn hull(self, other: Range) -> Range {
        Range { least: self.least.min(other.least), most: self.most.max(other.most) }
    }

    /// Whether no number is negative in this width.
    pub fn is_non_negative(self, width: u32) -> bool {
        self.most <= mask(width) >> 1
    }

    /// What a special register can be in a function.
    pub fn of_special(func: &Function, reg: SpecialReg) -> Range {
        use SpecialReg::{NtidX, NtidY, NtidZ};
        let attrs = &func.attrs;
        let size = |dim: usize| match attrs.reqntid {
            Some(shape) => Range::only(shape[dim].into()),
            None => Range { least: 1, most: attrs.max_threads().unwrap_or(u64::MAX).max(1) },
        };
        let all = Range::up_to(reg.most());
        match (reg, reg.variation()) {
            (NtidX, _) => all.within(size(0)),
            (NtidY, _) => all.within(size(1)),
            (NtidZ, _) => all.within(size(2)),
            (_, Variation::Tid(dim)) => {
                all.within(Range::up_to(size(dim.into()).most.saturating_sub(1)))
            }
            _ => all,
        }
    }

    /// The result, of `width` bits, of an operation whose operands, the first of `from` bits, are
    /// in these ranges. Operations on one operand are given it twice.
    pub fn transfer(
        opcode: Opcode,
        flags: IntFlags,
        [x, y]: [Range; 2],
        from: u32,
        width: u32,
    ) -> Range {
        use Opcode::*;
        let unsigned = x.is_non_negative(from) && y.is_non_negative(from);
        let range = match opcode {
            Add => sum(flags, x, y, width),
            Sub => difference(flags, x, y, width),
            Mul => product(flags, x, y, width),
            Umulw => product(flags, x, y, width),
            Smulw if unsigned => product(flags, x, y, width),
            Umulh => {
                let upper = |a: u64, b: u64| ((u128::from(a) * u128::from(b)) >> width) as u64;
                Some(Range { least: upper(x.least, y.least), most: upper(x.most, y.most) })
            }
            Udiv => quotient(x, y),
            Sdiv if unsigned => quotient(x, y),
            Urem => remainder(x, y),
            Srem if unsigned => remainder(x, y),
            And => Some(Range::up_to(x.most.min(y.most))),
            Or => {
                let bits = Range { least: x.least.max(y.least), most: filled(x.most | y.most) };
                // What has no bit in common is summed without wrapping.
                let sum = flags.disjoint.then(|| sum(IntFlags::no_wrap(false, true), x, y, width));
                Some(sum.flatten().map_or(bits, |sum| bits.within(sum)))
            }
            Xor => Some(Range::up_to(filled(x.most | y.most))),
            Lshr => right_shift(x, y),
            Ashr if x.is_non_negative(width) => right_shift(x, y),
            Shl if y.most < u64::from(width) => {
                let shifted = |bits: u64, amount: u64| u128::from(bits) << amount;
                fitting(shifted(x.least, y.least), shifted(x.most, y.most), width)
            }
            Umin => Some(Range { least: x.least.min(y.least), most: x.most.min(y.most) }),
            Umax => Some(Range { least: x.least.max(y.least), most: x.most.max(y.most) }),
            Smin if unsigned => {
                Some(Range { least: x.least.min(y.least), most: x.most.min(y.most) })
            }
            Smax => greater(x, y, width),
            Abs if x.is_non_negative(width) => Some(x),
            Abs => Some(Range::up_to((mask(width) >> 1) + 1)),
            Zext if flags.nneg => Some(x.within(Range::up_to(mask(from) >> 1))),
            Zext => Some(x),
            Sext if x.is_non_negative(from) => Some(x),
            Trunc => fitting(x.least.into(), x.most.into(), width),
            Popcnt | Clz | Ctz => Some(Range::up_to(from.into())),
            _ => None,
        };
        range.unwrap_or(Range::full(width))
    }

    /// What a comparison of numbers of these ranges gives, if all of them give it.
    pub fn compare(cond: IntCond, x: Range, y: Range, width: u32) -> Option<bool> {
        use IntCond::*;
        let is_below = x.most < y.least;
        let is_above = x.least > y.most;
        let decided = |holds: bool, fails: bool| (holds || fails).then_some(holds);
        if cond.is_signed() && !(x.is_non_negative(width) && y.is_non_negative(width)) {
            return None;
        }
        match cond {
            Eq => decided(x.number().is_some() && x == y, is_below || is_above),
            Ne => decided(is_below || is_above, x.number().is_some() && x == y),
            Ult | Slt => decided(is_below, x.least >= y.most),
            Ule | Sle => decided(x.most <= y.least, is_above),
            Ugt | Sgt => decided(is_above, x.most <= y.least),
            Uge | Sge => decided(x.least >= y.most, is_below),
        }
    }

    /// What is left of the numbers of `x` where it compares so with a number of `y`.
    pub fn where_compared(cond: IntCond, x: Range, y: Range, width: u32) -> Range {
        use IntCond::*;
        let half = mask(width) >> 1;
        let below = |most: u64| x.within(Range::up_to(most));
        let above = |least: u64, most: u64| x.within(Range { least: least.min(most), most });
        match cond {
            Eq => x.within(y),
            Ne => match y.number() {
                Some(number) if number == x.least && x.least < x.most => {
                    Range { least: x.least + 1, ..x }
                }
                Some(number) if number == x.most && x.least < x.most => {
                    Range { most: x.most - 1, ..x }
                }
                _ => x,
            },
            Ult => below(y.most.saturating_sub(1)),
            Ule => below(y.most),
            Ugt => above(y.least.saturating_add(1), mask(width)),
            Uge => above(y.least, mask(width)),
            // What is above a number that is not negative is not negative, either.
            Sgt if y.is_non_negative(width) => above(y.least.saturating_add(1), half),
            // -1 and all above it.
            Sgt if y.least == mask(width) => above(0, half),
            Sge if y.is_non_negative(width) => above(y.least, half),
            Slt if x.is_non_negative(width) && y.is_non_negative(width) => {
                below(y.most.saturating_sub(1))
            }
            Sle if x.is_non_negative(width) && y.is_non_negative(width) => below(y.most),
            _ => x,
        }
    }
}

/// What promises leave of numbers of which some do not fit.
fn promised(flags: IntFlags, x: Range, y: Range, least: u128, width: u32) -> Option<Range> {
    let all = mask(width);
    let most = match flags.nsw && x.is_non_negative(width) && y.is_non_negative(width) {
        true => all >> 1,
        false if flags.nuw => all,
        false => return None,
    };
    (least <= u128::from(most)).then_some(Range { least: least as u64, most })
}

fn sum(flags: IntFlags, x: Range, y: Range, width: u32) -> Option<Range> {
    let add = |a: u64, b: u64| u128::from(a) + u128::from(b);
    let (least, most) = (add(x.least, y.least), add(x.most, y.most));
    let promised = promised(flags, x, y, least, width);
    if let Some(range) = fitting(least, most, width) {
        return Some(promised.map_or(range, |promised| range.within(promised)));
    }
    // All of them wrap: a negative constant is added.
    let numbers = u128::from(mask(width)) + 1;
    match least >= numbers {
        true => fitting(least - numbers, most - numbers, width),
        false => promised,
    }
}

fn difference(flags: IntFlags, x: Range, y: Range, width: u32) -> Option<Range> {
    if x.least >= y.most {
        return Some(Range { least: x.least - y.most, most: x.most - y.least });
    }
    if flags.nuw && x.most >= y.least {
        return Some(Range::up_to(x.most - y.least));
    }
    let numbers = u128::from(mask(width)) + 1;
    let wrapped = |a: u64, b: u64| numbers + u128::from(a) - u128::from(b);
    (x.most < y.least)
        .then(|| fitting(wrapped(x.least, y.most), wrapped(x.most, y.least), width))?
}

fn product(flags: IntFlags, x: Range, y: Range, width: u32) -> Option<Range> {
    let mul = |a: u64, b: u64| u128::from(a) * u128::from(b);
    let (least, most) = (mul(x.least, y.least), mul(x.most, y.most));
    let promised = promised(flags, x, y, least, width);
    match fitting(least, most, width) {
        Some(range) => Some(promised.map_or(range, |promised| range.within(promised))),
        None => promised,
    }
}

/// A quotient by zero is poison.
fn quotient(x: Range, y: Range) -> Option<Range> {
    Some(Range { least: x.least / y.most.max(1), most: x.most / y.least.max(1) })
}

fn remainder(x: Range, y: Range) -> Option<Range> {
    if x.most < y.least {
        return Some(x);
    }
    Some(Range::up_to(x.most.min(y.most.saturating_sub(1))))
}

fn right_shift(x: Range, amount: Range) -> Option<Range> {
    let least = shifted_right(x.least, amount.most);
    Some(Range { least, most: shifted_right(x.most, amount.least) })
}

/// The greater as signed: not negative where one of both is not.
fn greater(x: Range, y: Range, width: u32) -> Option<Range> {
    let half = mask(width) >> 1;
    match [x, y].map(|range| range.is_non_negative(width)) {
        [true, true] => Some(Range { least: x.least.max(y.least), most: x.most.max(y.most) }),
        [true, false] => Some(Range { least: x.least, most: half }),
        [false, true] => Some(Range { least: y.least, most: half }),
        [false, false] => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::interp::eval::{self, Operand};
    use irc_ir::op::Payload;
    use irc_ir::types::{I8, I16, I32, Type};

    /// Numbers of 8 bits from which ranges are made.
    const ENDS: [u64; 14] = [0, 1, 2, 3, 7, 8, 31, 100, 126, 127, 128, 129, 254, 255];

    fn ranges() -> Vec<Range> {
        let all = ENDS.iter().flat_map(|&least| ENDS.map(|most| Range { least, most }));
        all.filter(|range| range.least <= range.most).collect()
    }

    fn some(range: Range) -> Vec<u64> {
        let ends = [range.least, range.least + 1, range.least.midpoint(range.most), range.most];
        let mut all: Vec<u64> = ENDS.into_iter().chain(ends).collect();
        all.retain(|number| (range.least..=range.most).contains(number));
        all.sort_unstable();
        all.dedup();
        all
    }

    fn result(opcode: Opcode, payload: &Payload, to: Type, args: &[(Type, u64)]) -> Option<u64> {
        let lanes: Vec<_> = args.iter().map(|&(_, bits)| [Some(u128::from(bits))]).collect();
        let operands: Vec<_> = args
            .iter()
            .zip(&lanes)
            .map(|(&(ty, _), lanes)| Operand { ty, lanes: lanes.as_slice() })
            .collect();
        let mut out = [None];
        assert!(eval::evaluate(opcode, payload, to, &operands, &mut out), "{opcode}");
        out[0].map(|bits| bits as u64)
    }

    #[test]
    fn operations_stay_within_their_ranges() {
        use Opcode::*;
        let two = [
            Add, Sub, Mul, Umulw, Smulw, Umulh, Udiv, Sdiv, Urem, Srem, And, Or, Xor, Lshr, Ashr,
            Shl, Umin, Umax, Smin, Smax,
        ];
        for opcode in two {
            for flags in promises(opcode) {
                check_two(opcode, flags);
            }
        }
    }

    /// Each set of what an operation can promise.
    fn promises(opcode: Opcode) -> Vec<IntFlags> {
        opcode.desc().promises.iter().fold(vec![IntFlags::NONE], |sets, promise| {
            sets.iter().flat_map(|&set| [set, set.with(promise)]).collect()
        })
    }

    fn check_two(opcode: Opcode, flags: IntFlags) {
        use Opcode::*;
        let payload = opcode.desc().payload.plain().with_promises(flags);
        let is_wide = matches!(opcode, Umulw | Smulw);
        let to = if is_wide { I16 } else { I8 };
        let amount = if matches!(opcode, Lshr | Ashr | Shl) { I32 } else { I8 };
        for x in ranges() {
            for y in ranges().into_iter().step_by(2) {
                let known = Range::transfer(opcode, flags, [x, y], 8, to.bits());
                for (a, b) in
                    some(x).into_iter().flat_map(|a| some(y).into_iter().map(move |b| (a, b)))
                {
                    if let Some(result) = result(opcode, &payload, to, &[(I8, a), (amount, b)]) {
                        let holds = (known.least..=known.most).contains(&result);
                        assert!(holds, "{opcode} {a} {b} is {result}, not in {known:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn operations_on_one_operand_stay_within_their_ranges() {
        use Opcode::*;
        for (opcode, to) in
            [(Zext, I16), (Sext, I16), (Trunc, I8), (Popcnt, I8), (Clz, I8), (Ctz, I8), (Abs, I8)]
        {
            let from = if opcode == Trunc { I16 } else { I8 };
            for x in ranges() {
                let x = if opcode == Trunc { Range { most: x.most * 3, ..x } } else { x };
                for flags in promises(opcode) {
                    check_one(opcode, flags, x, (from, to));
                }
            }
        }
    }

    fn check_one(opcode: Opcode, flags: IntFlags, x: Range, (from, to): (Type, Type)) {
        let known = Range::transfer(opcode, flags, [x, x], from.bits(), to.bits());
        let payload = opcode.desc().payload.plain().with_promises(flags);
        for a in x.least..=x.most {
            let result = result(opcode, &payload, to, &[(from, a)]);
            assert!(result.is_some() || !flags.is_empty(), "nothing is promised");
            let holds = result.is_none_or(|bits| (known.least..=known.most).contains(&bits));
            assert!(holds, "{opcode} {flags:?} {a} is {result:?}, not in {known:?}");
        }
    }

    #[test]
    fn comparisons_are_those_of_the_numbers() {
        use IntCond::*;
        for cond in [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge] {
            let payload = Payload::IntCond(cond, IntFlags::NONE);
            for (x, y) in
                ranges().into_iter().flat_map(|x| ranges().into_iter().map(move |y| (x, y)))
            {
                let decided = Range::compare(cond, x, y, 8);
                let left = Range::where_compared(cond, x, y, 8);
                for a in some(x) {
                    for b in some(y) {
                        let holds = result(Opcode::Icmp, &payload, I8, &[(I8, a), (I8, b)]);
                        let holds = holds.expect("it is not poison") == 1;
                        assert!(decided.is_none_or(|decided| decided == holds), "{a} {cond:?} {b}");
                        let is_left = (left.least..=left.most).contains(&a);
                        assert!(is_left || !holds, "{a} {cond:?} {b} is not in {left:?}");
                    }
                }
            }
        }
    }
}
