//! Runs a routine over many inputs and keeps the worst.

use crate::big::{self, Exact, Reference};
use crate::evaluate::{Column, Evaluator, LANES};
use crate::inputs::{
    bits, number, scrambled, special_f32, special_f64, stratified_f32, stratified_f64,
    with_integers,
};
use crate::reference::{amplitude, error_f32, floor, is_special, known, of_f32, of_f32_fast};
use irc_ir::math::{Routine, routine};
use irc_ir::op::{MathFn, MathTier};
use irc_ir::types::Scalar;

/// So near to half an ulp the `f64` that results are compared with may be on the wrong side.
const NEAR_MIDDLE: f64 = 4e-6;

/// The most operands that a function has.
pub const MOST: usize = 4;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// How many inputs were tried.
    pub tried: u64,
    /// The most ulp.
    pub worst: f64,
    /// The operands where.
    pub at: [u64; MOST],
    /// How many results are rounded correctly.
    pub rounded: u64,
}

impl Found {
    /// Adds an input.
    pub fn note(&mut self, error: f64, at: [u64; MOST]) {
        self.tried += 1;
        self.rounded += u64::from(error <= 0.5);
        if error > self.worst {
            (self.worst, self.at) = (error, at);
        }
    }
}

/// A function that is measured.
#[derive(Debug)]
pub struct Sweep {
    function: MathFn,
    scalar: Scalar,
    /// Whether the routine is one of the tier `fast`, or of `rounded`.
    is_fast: bool,
    is_rounded: bool,
    evaluator: Evaluator,
    /// What the function of `f64` gives, for special ones of `f32`.
    wide: Option<Evaluator>,
    reference: Reference,
    args: [Column; MOST],
}

impl Sweep {
    /// For a function in a tier; nothing if the library has not got it.
    pub fn new(function: MathFn, tier: MathTier, scalar: Scalar) -> Option<Sweep> {
        Some(Sweep::of(function, scalar, routine(function, tier, scalar)?))
    }

    /// For a function that this routine computes.
    pub fn of(function: MathFn, scalar: Scalar, routine: Routine) -> Sweep {
        let (evaluator, reference) = (Evaluator::new(routine), Reference::default());
        let is_fast = routine.func().name.ends_with("_fast");
        let is_rounded = routine.func().name.ends_with("_rounded");
        let args =
            std::array::from_fn(|index| Column::filled(function.operand_type(index, scalar), 0));
        let is_narrow = scalar == Scalar::F32 && is_special(function);
        let wide = crate::evaluate::precise(function, Scalar::F64).filter(|_| is_narrow);
        let wide = wide.map(Evaluator::new);
        Sweep { function, scalar, is_fast, is_rounded, evaluator, wide, reference, args }
    }

    /// Tries inputs from `first` on, as `input` numbers them.
    pub fn run(
        &mut self,
        first: u64,
        end: u64,
        input: impl Fn(u64) -> [u64; MOST],
        found: &mut Found,
    ) {
        for start in (first..end).step_by(LANES) {
            let count = (end - start).min(LANES as u64) as usize;
            for lane in 0..LANES {
                let at = input((start + lane as u64).min(end - 1));
                for (column, bits) in self.args.iter_mut().zip(at) {
                    column.set(lane, bits);
                }
            }
            let operands = self.function.operands();
            let results = self.evaluator.run(&self.args[..operands]);
            let exact = self.wide_results();
            for lane in 0..count {
                let at = [0, 1, 2, 3].map(|index: usize| self.args[index].get(lane));
                let exact = exact.as_ref().map(|exact| f64::from_bits(exact.get(lane)));
                let error = self.error(at, results[0].get(lane), exact);
                found.note(error, at);
            }
        }
    }

    /// What the function of `f64` gives for these operands of `f32`, if that is the reference.
    fn wide_results(&mut self) -> Option<Column> {
        let wide = self.wide.as_mut()?;
        let widened = self.args[..self.function.operands()].iter().map(|column| {
            let mut wide = Column::filled(Scalar::F64, 0);
            for lane in 0..LANES {
                let x = f32::from_bits(column.get(lane) as u32);
                wide.set(lane, f64::from(x).to_bits());
            }
            wide
        });
        let widened: Vec<Column> = widened.collect();
        wide.run(&widened).pop()
    }

    fn error(&mut self, at: [u64; MOST], result: u64, exact: Option<f64>) -> f64 {
        let function = self.function;
        if self.scalar == Scalar::F32 {
            let operands = self.numbers(at);
            let exact = known(function, operands).or(exact);
            let exact = exact.unwrap_or_else(|| match self.is_fast {
                true => of_f32_fast(function, operands),
                false => of_f32(function, operands),
            });
            let floor = if self.is_rounded { 0.0 } else { floor(function, operands) };
            let found = f32::from_bits(result as u32);
            let error = error_f32(found, exact, floor);
            let doubt = NEAR_MIDDLE * (amplitude(function, operands) / exact.abs()).max(1.0);
            if (error - 0.5).abs() > doubt || self.is_fast || floor > 0.0 {
                return error;
            }
            return match self.reference.of(function, operands) {
                Exact::Number(exact) => big::error_single(found, &exact),
                Exact::Special(_) => error,
            };
        }
        let at = self.numbers(at);
        let exact = self.reference.of(function, at);
        big::error(f64::from_bits(result), &exact, floor(function, at))
    }

    /// The operands that these bits are.
    fn numbers(&self, at: [u64; MOST]) -> [f64; MOST] {
        std::array::from_fn(|index| number(self.function, index, self.scalar, at[index]))
    }

    /// The error at operands.
    pub fn error_at(&mut self, at: [u64; MOST]) -> f64 {
        let mut found = Found::default();
        self.run(0, 1, |_| at, &mut found);
        found.worst
    }

    /// Tries about `count` stratified inputs, or random pairs, and all that are special, or some
    /// pairs of these if `count` is small.
    pub fn sample(&mut self, count: u64) -> Found {
        let mut found = Found::default();
        let is_single = self.scalar == Scalar::F32;
        let special = match is_single {
            true => special_f32().into_iter().map(u64::from).collect(),
            false => special_f64(),
        };
        let specials = special.len() as u64;
        let stratified = |i: u64| match is_single {
            true => stratified_f32(i % count, count).into(),
            false => stratified_f64(i % count, count),
        };
        if self.function.operands() == 1 {
            self.run(0, specials, |i| [special[i as usize], 0, 0, 0], &mut found);
            self.run(0, count, |i| [stratified(i), 0, 0, 0], &mut found);
            return found;
        }
        // References of special functions are slow, small samples quick: some pairs have to do.
        let most = if is_special(self.function) { 4 } else { (count / 8).max(4) };
        let pairs = specials * most.min(specials);
        let pair = |i: u64| {
            let of = |seed: u64| special[(seed % specials) as usize];
            let first = if most < specials { scrambled(i ^ 1 << 44) } else { i / specials };
            [of(first), of(i), of(scrambled(i)), of(scrambled(!i))]
        };
        let has_degree = matches!(self.function, MathFn::Jn | MathFn::Yn);
        let (function, scalar) = (self.function, self.scalar);
        let both =
            |[x, y]: [f64; 2]| [bits(function, 0, scalar, x), bits(function, 1, scalar, y), 0, 0];
        let of = |at| match has_degree {
            true => with_low_degree(function, scalar, at),
            false => with_integers(function, at),
        };
        self.run(0, pairs, |i| of(pair(i)), &mut found);
        // Half of the pairs are of about the same size.
        let near = if is_single { 1 << 27 } else { 1 << 56 };
        let mask = if is_single { u64::from(u32::MAX) } else { u64::MAX };
        let random = |i: u64| {
            let (x, y) = (stratified(i), scrambled(i ^ 1 << 40));
            let other = match i % 4 < 2 {
                true => stratified(y % count),
                false => x.wrapping_add(y % near).wrapping_sub(near / 2) ^ y << 63,
            };
            let rest = [1 << 42, 1 << 43].map(|salt| match i % 8 < 4 {
                true => stratified(scrambled(i ^ salt) % count),
                false => x.wrapping_add(scrambled(i ^ salt) % near),
            });
            [x, other & mask, rest[0] & mask, rest[1] & mask]
        };
        self.run(0, count, |i| of(random(i)), &mut found);
        if self.function == MathFn::Rootn {
            let roots = |i: u64| {
                let limit = if i.is_multiple_of(4) { 1 << 20 } else { 40 };
                let degree = (scrambled(!i) % (2 * limit)) as f64 - limit as f64;
                [stratified(i), bits(function, 1, scalar, degree), 0, 0]
            };
            self.run(0, count, roots, &mut found);
        }
        if has_degree {
            self.run(0, count, |i| both(degree(i)), &mut found);
        }
        if matches!(function, MathFn::Pow | MathFn::Pown) {
            self.run(0, count, |i| both(power(is_single, i)), &mut found);
        }
        found
    }
}

/// A degree below 130 and a number of usual size.
fn degree(i: u64) -> [f64; 2] {
    let x = (scrambled(i) >> 11) as f64 / 2f64.powi(53) * libm::exp2((i % 9) as f64);
    [(scrambled(!i) % 130) as f64, x]
}

/// A degree below 130, as the error grows with it, and the other operands.
fn with_low_degree(function: MathFn, scalar: Scalar, mut at: [u64; MOST]) -> [u64; MOST] {
    at[0] = bits(function, 0, scalar, number(function, 0, scalar, at[0]) % 130.0);
    at
}

/// A base and an exponent whose power is neither zero nor infinite: the base of any size, or
/// about 1.
fn power(is_single: bool, i: u64) -> [f64; 2] {
    let bits = scrambled(i ^ 1 << 41);
    let share = (scrambled(bits) >> 11) as f64 / 2f64.powi(52) - 1.0;
    let most = if is_single { 151.0 } else { 1080.0 };
    let place = (scrambled(!bits) >> 11) as f64 / 2f64.powi(53) * 60.0;
    let exponent = place - if i.is_multiple_of(2) { 30.0 } else { 60.0 };
    let base = match i % 2 {
        0 => libm::exp2(exponent),
        _ => 1.0 + share.signum() * libm::exp2(exponent.min(-1.0)),
    };
    let base = if is_single { f64::from(base as f32) } else { base };
    [base, share * most / libm::log2(base).abs().max(1e-300)]
}
