//! How often the body of a counting loop can run at most.
//!
//! A loop counts if it is natural with one latch, a parameter of its header grows by a constant in
//! each round, and the branch at its latch or its header goes on only below a bound, or until the
//! parameter is a constant that it comes to. Neither the first value nor the bound need be known:
//! what is known of their bits bounds them.

use super::{Cfg, Edge, KnownBits, Loop, Loops};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::types::Type;

/// How often the body of a loop runs at most, if it counts and this can be seen, and whether the
/// number is the same for every run of the loop.
pub fn trip_bound(func: &Function, cfg: &Cfg, loops: &Loops, l: Loop) -> Option<TripBound> {
    if loops.is_irreducible(l) {
        return None;
    }
    let header = loops.header(l);
    let mut latches = loops.latches(cfg, l);
    let (latch, None) = (latches.next()?, latches.next()) else { return None };
    let at_latch = || count(func, cfg, loops, l, latch, exit_test(func, loops, l, latch.from)?);
    let at_header = || count(func, cfg, loops, l, latch, exit_test(func, loops, l, header)?);
    at_latch().or_else(at_header)
}

/// The number of rounds of a loop.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TripBound {
    /// The greatest number.
    pub most: u64,
    /// The block whose branch leaves the loop after these.
    pub test: Block,
    /// In which round of the header, counted from 1, this branch leaves the loop at the latest: one
    /// more than `most` where the body is behind it.
    pub last: u64,
    /// Whether every run of the loop that is not left on another way has this number.
    pub is_exact: bool,
    /// Whether this can be seen without what is known of the bits of a value.
    pub is_evident: bool,
}

/// The comparison under which a block stays in the loop.
struct ExitTest {
    block: Block,
    number: Value,
    /// The number is below this, or below something that is at most this.
    bound: u64,
    is_constant: bool,
    signed: bool,
    /// It stays beyond the bound, too, so the number must come to the bound itself.
    is_inequality: bool,
}

impl ExitTest {
    /// Whether a number that begins with what is known here comes to no number beyond the bound.
    fn keeps_below(&self, first: &KnownBits, before: u64, step: u64) -> bool {
        let Some(most) = self.bound.checked_sub(first.max() + before) else {
            return !self.is_inequality;
        };
        let is_exact = first.min() == first.max();
        !self.is_inequality || step == 1 || (is_exact && most.is_multiple_of(step))
    }
}

/// The test of the branch that ends a block, if one of its ways leaves the loop.
fn exit_test(func: &Function, loops: &Loops, l: Loop, block: Block) -> Option<ExitTest> {
    let branch = func.terminator(block)?;
    let Payload::Branch([then, other]) = func.dfg.inst(branch).payload else { return None };
    let stays_if = match (loops.contains(l, then.block), loops.contains(l, other.block)) {
        (true, false) => true,
        (false, true) => false,
        _ => return None,
    };
    let compare = func.dfg.def_inst(func.dfg.args(branch)[0])?;
    let (Payload::IntCond(cond, _), &[x, y]) =
        (func.dfg.inst(compare).payload, func.dfg.args(compare))
    else {
        return None;
    };
    let Type::Scalar(scalar) = func.dfg.ty(x) else { return None };
    let width = scalar.bits();
    if !scalar.is_int() || width > 32 {
        return None;
    }
    let cond = if stays_if { cond } else { cond.inverse() };
    let (cond, number, bound) = match func.dfg.as_bits(x) {
        Some(_) => (cond.swapped(), y, x),
        None => (cond, x, y),
    };
    let is_constant = func.dfg.as_bits(bound).is_some();
    let bound = KnownBits::of(func, bound).max();
    // Bounds are at least 0 as signed, too.
    if bound >> (width - 1) != 0 {
        return None;
    }
    let (signed, bound) = match cond {
        IntCond::Slt => (true, bound),
        IntCond::Ult => (false, bound),
        IntCond::Sle => (true, bound + 1),
        IntCond::Ule => (false, bound + 1),
        IntCond::Ne if is_constant => (false, bound),
        _ => return None,
    };
    let is_inequality = cond == IntCond::Ne;
    Some(ExitTest { block, number, bound, is_constant, signed, is_inequality })
}

/// Counts the rounds of a loop with this latch and this test.
fn count(
    func: &Function,
    cfg: &Cfg,
    loops: &Loops,
    l: Loop,
    latch: Edge,
    test: ExitTest,
) -> Option<TripBound> {
    let header = loops.header(l);
    let stepped = step_of(func, test.number).filter(|_| test.block == latch.from);
    let (after_step, counter) = (stepped.is_some(), stepped.map_or(test.number, |(x, _)| x));
    let ValueDef::Param(block, index) = func.dfg.def(counter) else { return None };
    let index = index as usize;
    if block != header {
        return None;
    }
    let next = func.edge_arg(latch, index)?;
    let (before, step) = step_of(func, next)?;
    // The numbers of the type are below this.
    let end = 1 << (func.dfg.ty(counter).bits() - u32::from(test.signed));
    // No step from below the bound wraps.
    if before != counter || (after_step && test.number != next) || test.bound + step > end {
        return None;
    }
    // The body runs before the first test, whatever the number is.
    let untested = after_step || test.block != header || test.block == latch.from;
    let mut first: Option<(u64, u64)> = None;
    for edge in loops.entry_edges(cfg, l) {
        let known = KnownBits::of(func, func.edge_arg(edge, index)?);
        if test.signed && !known.is_non_negative() || untested && known.max() + step >= end {
            return None;
        }
        if !test.keeps_below(&known, if after_step { step } else { 0 }, step) {
            return None;
        }
        let (least, most) = first.unwrap_or((known.min(), known.max()));
        first = Some((least.min(known.min()), most.max(known.max())));
    }
    let (least, greatest) = first?;
    // Rounds of which the test is about the number that they begin with.
    let rounds = |first: u64| test.bound.saturating_sub(first).div_ceil(step);
    let from = |first: u64| match (after_step, untested) {
        (true, _) => 1 + rounds(first + step),
        (false, true) => 1 + rounds(first),
        // The body behind the test.
        (false, false) => rounds(first),
    };
    let most = from(least);
    let last = most + u64::from(!untested);
    let is_exact = test.is_constant && most == from(greatest);
    let is_evident = is_exact && least == greatest;
    Some(TripBound { most, test: test.block, last, is_exact, is_evident })
}

/// What a value is a small constant above, and that constant.
fn step_of(func: &Function, value: Value) -> Option<(Value, u64)> {
    let inst: Inst = func.dfg.def_inst(value)?;
    let (Opcode::Add, &[x, y]) = (func.dfg.opcode(inst), func.dfg.args(inst)) else { return None };
    let step = func.dfg.as_bits(y)? as u64;
    // So that numbers below a bound do not wrap in a step.
    let width = func.dfg.ty(value).bits();
    (step > 0 && step < 1 << (width - 1)).then_some((x, step))
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;

    /// The bound of the only loop of a kernel.
    fn bound(attributes: &str, lines: &str) -> Option<(u64, bool)> {
        let text = format!("kernel @k(%n: i32) {attributes} {{\n{lines}}}\n");
        let module = parse_module(&text).unwrap_or_else(|errors| panic!("{errors:?}")).module;
        let func = module.funcs().next().expect("there is one").1;
        let cfg = Cfg::new(func);
        let loops = Loops::new(&cfg);
        let l = loops.iter().next().expect("there is a loop");
        trip_bound(func, &cfg, &loops, l).map(|bound| (bound.most, bound.is_exact))
    }

    /// A loop that is tested at its end, with this first value and test of `%i` and `%next`.
    fn tested_last(first: &str, step: i32, test: &str) -> Option<(u64, bool)> {
        let lines = format!(
            "entry:\n  %tid = sreg tid.x\n  br body({first})\nbody(%i: i32):\n  \
             %next = add %i, {step}\n  %c = {test}\n  condbr %c, body(%next), out\nout:\n  ret\n"
        );
        bound("reqntid(256, 1, 1)", &lines)
    }

    #[test]
    fn loops_tested_last_are_counted() {
        assert_eq!(tested_last("0", 1, "icmp ult %next, 10"), Some((10, true)));
        assert_eq!(tested_last("0", 3, "icmp slt %next, 10"), Some((4, true)));
        assert_eq!(tested_last("0", 1, "icmp ule %next, 10"), Some((11, true)));
        assert_eq!(tested_last("0", 1, "icmp sgt 10, %next"), Some((10, true)));
        assert_eq!(tested_last("20", 1, "icmp ult %next, 10"), Some((1, true)));
        assert_eq!(tested_last("0", 1, "icmp ult %i, 10"), Some((11, true)));
        assert_eq!(tested_last("%tid", 256, "icmp ult %next, 324"), Some((2, false)));
        assert_eq!(tested_last("%tid", 256, "icmp ult %next, 512"), Some((2, true)));
        assert_eq!(tested_last("0", 1, "icmp ult %i, %tid"), Some((256, false)));
        assert_eq!(tested_last("%tid", 64, "icmp slt %next, %tid"), Some((4, false)));
        assert_eq!(tested_last("0", 1, "icmp ugt %tid, %next"), None);
        assert_eq!(tested_last("0", 1, "icmp ne %next, %tid"), None);
        assert_eq!(tested_last("0", 1, "icmp ne %next, 10"), Some((10, true)));
        assert_eq!(tested_last("0", 5, "icmp ne %next, 10"), Some((2, true)));
        assert_eq!(tested_last("0", 1, "icmp ne %i, 10"), Some((11, true)));
        assert_eq!(tested_last("%tid", 1, "icmp ne %next, 300"), Some((300, false)));
        // Nothing bounds these: the first step may wrap, the last, or others.
        assert_eq!(tested_last("%n", 1, "icmp ult %next, 10"), None);
        assert_eq!(tested_last("%n", 1, "icmp slt %next, 10"), None);
        assert_eq!(tested_last("0", -1, "icmp ult %next, 10"), None);
        assert_eq!(tested_last("0", 1, "icmp ult %next, %n"), None);
        assert_eq!(tested_last("0", 1, "icmp ugt %next, 10"), None);
        // These pass the bound by, or may.
        assert_eq!(tested_last("0", 3, "icmp ne %next, 10"), None);
        assert_eq!(tested_last("10", 1, "icmp ne %next, 10"), None);
        assert_eq!(tested_last("%tid", 1, "icmp ne %next, 100"), None);
        assert_eq!(tested_last("%tid", 4, "icmp ne %next, 1024"), None);
        // What is tested is not what the next round begins with.
        let other = "add %i, 1\n  %c = icmp ult %other, 324";
        let lines = format!(
            "entry:\n  br body(0)\nbody(%i: i32):\n  %next = add %i, 256\n  %other = {other}\n  \
             condbr %c, body(%next), out\nout:\n  ret\n"
        );
        assert_eq!(bound("", &lines), None);
        assert_eq!(tested_last("0", 1, "icmp ult %next, -10"), None);
        assert_eq!(tested_last("0", 1 << 30, "icmp slt %next, 2147483647"), None);
        assert_eq!(tested_last("0", 1 << 30, "icmp ult %next, 2147483647"), Some((2, true)));
    }

    #[test]
    fn loops_tested_first_are_counted() {
        let first = |stays: &str| {
            let lines = format!(
                "entry:\n  br head(0)\nhead(%i: i32):\n  %c = {stays}\n  condbr %c, body, out\n\
                 body:\n  %next = add %i, 4\n  br head(%next)\nout:\n  ret\n"
            );
            bound("", &lines)
        };
        assert_eq!(first("icmp ult %i, 10"), Some((3, true)));
        assert_eq!(first("icmp slt %i, 0"), Some((0, true)));
        assert_eq!(first("icmp ne %i, 8"), Some((2, true)));
        assert_eq!(first("icmp ne %i, 10"), None);
    }
}
