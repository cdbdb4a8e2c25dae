//! Error functions, the gamma function and Bessel functions to some hundred bits: by power series,
//! whose terms cancel far fewer bits than numbers here have, and by expansions for large operands.

use astro_float::{BigFloat, Consts, Radix, RoundingMode};
use irc_ir::op::MathFn;
use std::ops::{Add, Div, Mul, Neg, Sub};

/// Bits of all numbers.
const BITS: usize = 1344;
const NEAREST: RoundingMode = RoundingMode::ToEven;
/// Terms below this share of a sum end it.
const SMALL: i32 = -320;
/// Euler's constant.
const EULER: &str = "0.57721566490153286060651209008240243104215933593992359880576723488486\
     7726777664\
     6709369470632917467495146314472498070824809605040144865428362241739976449235362535003337429373\
     37737673942792595258247094916008735204";
/// From here on Bessel functions are expanded for large operands, and Stirling's formula holds.
const LARGE: f64 = 256.0;
const STIRLING: f64 = 96.0;

/// A number with the usual operators.
#[derive(Clone, Debug)]
pub struct Number(pub BigFloat);

macro_rules! operators {
    ($($trait:ident $name:ident;)*) => {$(
        impl $trait for Number {
            type Output = Number;
            fn $name(self, other: Number) -> Number {
                Number(BigFloat::$name(&self.0, &other.0, BITS, NEAREST))
            }
        }
    )*};
}

operators! { Add add; Sub sub; Mul mul; Div div; }

impl Neg for Number {
    type Output = Number;
    fn neg(self) -> Number {
        Number(BigFloat::neg(&self.0))
    }
}

fn n(x: f64) -> Number {
    Number(crate::big::big(x).add(&BigFloat::from_f64(0.0, BITS), BITS, NEAREST))
}

impl Number {
    /// Whether it is too small to count beside another.
    fn vanishes_beside(&self, other: &Number) -> bool {
        let exponent = |x: &Number| x.0.exponent().unwrap_or(i32::MIN / 2);
        self.0.is_zero() || exponent(self) < exponent(other) + SMALL
    }

    fn sqrt(&self) -> Number {
        Number(self.0.sqrt(BITS, NEAREST))
    }

    fn is_negative(&self) -> bool {
        self.0.is_negative()
    }
}

/// Computes them; keeps constants.
#[derive(Debug)]
pub struct Special {
    constants: Consts,
    pi: Number,
    euler: Number,
    bernoulli: Vec<Number>,
}

impl Default for Special {
    fn default() -> Special {
        let mut constants = Consts::new().expect("there is memory for a few constants");
        let pi = Number(constants.pi(BITS, NEAREST));
        let euler = Number(BigFloat::parse(EULER, Radix::Dec, BITS, NEAREST, &mut constants));
        Special { constants, pi, euler, bernoulli: bernoulli(72) }
    }
}

/// Bernoulli's numbers up to an index, by their recurrence.
fn bernoulli(most: usize) -> Vec<Number> {
    let mut all = vec![n(1.0)];
    for m in 1..=most {
        // The sum of (m + 1 over k) B_k is zero.
        let mut choose = n(1.0);
        let mut sum = n(0.0);
        for (k, number) in all.iter().enumerate() {
            sum = sum + choose.clone() * number.clone();
            choose = choose * n((m + 1 - k) as f64) / n((k + 1) as f64);
        }
        all.push(-(sum / n((m + 1) as f64)));
    }
    all
}

impl Special {
    fn exp(&mut self, x: Number) -> Number {
        Number(x.0.exp(BITS, NEAREST, &mut self.constants))
    }

    fn ln(&mut self, x: Number) -> Number {
        Number(x.0.ln(BITS, NEAREST, &mut self.constants))
    }

    fn sin_cos(&mut self, x: Number) -> (Number, Number) {
        let cc = &mut self.constants;
        (Number(x.0.sin(BITS, NEAREST, cc)), Number(x.0.cos(BITS, NEAREST, cc)))
    }

    /// The value of a function of this file.
    pub fn of(&mut self, function: MathFn, at: [f64; 4]) -> BigFloat {
        let [x, y, ..] = at;
        let value = match function {
            MathFn::Erf => self.erf(n(x)),
            MathFn::Erfc => self.erfc(n(x)),
            MathFn::Erfcx => self.erfcx(x),
            MathFn::Normcdf => {
                let reduced = n(x) / n(2.0).sqrt();
                self.erfc(-reduced) / n(2.0)
            }
            MathFn::Erfinv => self.erfinv(n(x)),
            MathFn::Erfcinv => self.erfinv(n(1.0) - n(x)),
            MathFn::Normcdfinv => self.erfinv(n(2.0) * n(x) - n(1.0)) * n(2.0).sqrt(),
            MathFn::Tgamma => self.gamma(x),
            MathFn::Lgamma => self.log_gamma_of_any(x),
            MathFn::J0 => self.bessel_j(0, x),
            MathFn::J1 => self.bessel_j(1, x),
            MathFn::Jn => self.bessel_j(x as i32, y),
            MathFn::Y0 => self.bessel_y(0, x),
            MathFn::Y1 => self.bessel_y(1, x),
            MathFn::Yn => self.bessel_y(x as i32, y),
            MathFn::I0 => bessel_i(0, x),
            MathFn::I1 => bessel_i(1, x),
            _ => unreachable!("{function} is not special"),
        };
        value.0
    }

    /// All terms of the series have one sign.
    fn erf(&mut self, x: Number) -> Number {
        let square = x.clone() * x.clone();
        let mut term = x;
        let mut sum = term.clone();
        for k in 1.. {
            term = term * n(2.0) * square.clone() / n(f64::from(2 * k + 1));
            sum = sum + term.clone();
            if term.vanishes_beside(&sum) {
                break;
            }
        }
        n(2.0) / self.pi.sqrt() * self.exp(-square) * sum
    }

    /// e^(x^2) erfc(x) of x from 3 on, by a continued fraction.
    fn fraction(&self, x: &Number) -> Number {
        let half = n(0.5) / (x.clone() * x.clone());
        let mut tail = n(1.0);
        for k in (1..600).rev() {
            tail = n(1.0) + n(f64::from(k)) * half.clone() / tail;
        }
        n(1.0) / (x.clone() * self.pi.sqrt() * tail)
    }

    fn erfc(&mut self, x: Number) -> Number {
        if (x.clone() - n(3.0)).is_negative() {
            return n(1.0) - self.erf(x);
        }
        let scaled = self.fraction(&x);
        scaled * self.exp(-(x.clone() * x))
    }

    fn erfcx(&mut self, x: f64) -> Number {
        if x >= 3.0 {
            return self.fraction(&n(x));
        }
        self.erfc(n(x)) * self.exp(n(x) * n(x))
    }

    /// The number whose error function this is, by Newton's method on the logarithm of its rest.
    fn erfinv(&mut self, y: Number) -> Number {
        if y.is_negative() {
            return -self.erfinv(-y);
        }
        let rest = n(1.0) - y.clone();
        let log = self.ln(rest.clone());
        let is_small = (y.clone() - n(0.5)).is_negative();
        let mut x = if is_small { y.clone() } else { (-log.clone()).sqrt() };
        for _ in 0..60 {
            let slope = n(2.0) / self.pi.sqrt() * self.exp(-(x.clone() * x.clone()));
            let step = if is_small {
                (y.clone() - self.erf(x.clone())) / slope
            } else {
                let tail = self.erfc(x.clone());
                (self.ln(tail.clone()) - log.clone()) * tail / slope
            };
            x = x + step.clone();
            // The error is the square of the last step.
            if step.0.is_zero()
                || step.0.exponent().unwrap_or(0) < x.0.exponent().unwrap_or(0) - 130
            {
                break;
            }
        }
        x
    }

    /// The logarithm of gamma of a positive number, and what gamma was divided by first.
    fn log_gamma(&mut self, x: Number) -> (Number, Number) {
        let (mut x, mut factors) = (x, n(1.0));
        while (x.clone() - n(STIRLING)).is_negative() {
            factors = factors * x.clone();
            x = x + n(1.0);
        }
        let log = self.ln(x.clone());
        let mut sum = (x.clone() - n(0.5)) * log - x.clone();
        sum = sum + self.ln(n(2.0) * self.pi.clone()) / n(2.0);
        let square = x.clone() * x.clone();
        let mut power = x;
        for (index, number) in self.bernoulli.iter().enumerate().skip(2).step_by(2) {
            let of = n((index * (index - 1)) as f64);
            sum = sum + number.clone() / (of * power.clone());
            power = power * square.clone();
        }
        (sum, factors)
    }

    fn sinpi(&mut self, x: f64) -> Number {
        self.sin_cos(self.pi.clone() * n(x % 2.0)).0
    }

    fn gamma(&mut self, x: f64) -> Number {
        if x < 0.0 {
            let sine = self.sinpi(-x);
            return -(self.pi.clone() / (n(-x) * sine * self.gamma(-x)));
        }
        let (log, factors) = self.log_gamma(n(x));
        self.exp(log) / factors
    }

    fn log_gamma_of_any(&mut self, x: f64) -> Number {
        let (log, factors) = self.log_gamma(n(x.abs()));
        let log = log - self.ln(factors);
        if x > 0.0 {
            return log;
        }
        let sine = self.sinpi(-x);
        let product = n(-x) * if sine.is_negative() { -sine } else { sine };
        self.ln(self.pi.clone() / product) - log
    }

    fn bessel_j(&mut self, degree: i32, x: f64) -> Number {
        let order = degree.unsigned_abs();
        let turns = order % 2 == 1 && ((degree < 0) != (x < 0.0));
        let size = x.abs();
        let value = match size < LARGE {
            true => series(order, size, -1.0),
            false => self.climb(order, size, |special, order| special.large(order, size).0),
        };
        if turns { -value } else { value }
    }

    /// By the recurrence, from degrees 0 and 1.
    fn climb(&mut self, order: u32, x: f64, of: impl Fn(&mut Special, u32) -> Number) -> Number {
        if order < 2 {
            return of(self, order);
        }
        let (mut before, mut this) = (of(self, 0), of(self, 1));
        for k in 1..order {
            let next = n(2.0 * f64::from(k)) / n(x) * this.clone() - before;
            (before, this) = (this, next);
        }
        this
    }

    fn bessel_y(&mut self, degree: i32, x: f64) -> Number {
        let order = degree.unsigned_abs();
        let value = self.climb(order, x, |special, order| match x < LARGE {
            true => special.second_kind(order, x),
            false => special.large(order, x).1,
        });
        if order % 2 == 1 && degree < 0 { -value } else { value }
    }

    /// Y of degree 0 or 1, by the series.
    fn second_kind(&mut self, order: u32, x: f64) -> Number {
        let quarter = n(x) * n(x) / n(4.0);
        let mut term = if order == 0 { n(1.0) } else { n(x) / n(2.0) };
        // The sum of the inverses up to k, and to k + 1 where the degree is 1.
        let mut inverses = if order == 0 { n(0.0) } else { n(1.0) };
        let mut sum = term.clone() * inverses.clone();
        for k in 1.. {
            let k = f64::from(k);
            term = -(term * quarter.clone()) / (n(k) * n(k + f64::from(order)));
            inverses = inverses + n(1.0) / n(k);
            if order == 1 {
                inverses = inverses + n(1.0) / n(k + 1.0);
            } else {
                inverses = inverses + n(1.0) / n(k);
            }
            sum = sum + term.clone() * inverses.clone();
            if k > x && term.vanishes_beside(&n(1e-60 * x.min(1.0))) {
                break;
            }
        }
        let log = self.ln(n(x) / n(2.0)) + self.euler.clone();
        let mut y = n(2.0) * log * series(order, x, -1.0) - sum;
        if order == 1 {
            y = y - n(2.0) / n(x);
        }
        y / self.pi.clone()
    }

    /// J and Y of degree 0 or 1 of a large number.
    fn large(&mut self, order: u32, x: f64) -> (Number, Number) {
        let mu = f64::from(4 * order * order);
        let (mut p, mut q, mut term) = (n(1.0), n(0.0), n(1.0));
        for k in 1..400 {
            let odd = f64::from(2 * k - 1);
            term = term * n(mu - odd * odd) / (n(f64::from(8 * k)) * n(x));
            match k % 4 {
                1 => q = q + term.clone(),
                2 => p = p - term.clone(),
                3 => q = q - term.clone(),
                _ => p = p + term.clone(),
            }
            if term.vanishes_beside(&n(1.0)) {
                break;
            }
        }
        let quarters = n(f64::from(2 * order + 1)) / n(4.0);
        let (sine, cosine) = self.sin_cos(n(x));
        let (sine_off, cosine_off) = self.sin_cos(self.pi.clone() * quarters);
        let s = sine.clone() * cosine_off.clone() - cosine.clone() * sine_off.clone();
        let c = cosine * cosine_off + sine * sine_off;
        let root = (n(2.0) / (self.pi.clone() * n(x))).sqrt();
        let j = root.clone() * (p.clone() * c.clone() - q.clone() * s.clone());
        (j, root * (p * s + q * c))
    }
}

/// The power series of J, or of I where the sign is 1.
fn series(order: u32, x: f64, sign: f64) -> Number {
    let quarter = n(sign) * n(x) * n(x) / n(4.0);
    let mut term = n(1.0);
    for k in 1..=order {
        term = term * n(x) / n(2.0 * f64::from(k));
    }
    let mut sum = term.clone();
    for k in 1.. {
        term = term * quarter.clone() / (n(f64::from(k)) * n(f64::from(k) + f64::from(order)));
        sum = sum + term.clone();
        // Terms grow first.
        if f64::from(k) > x && term.vanishes_beside(&sum) {
            break;
        }
    }
    sum
}

fn bessel_i(order: u32, x: f64) -> Number {
    let value = series(order, x.abs(), 1.0);
    if order == 1 && x < 0.0 { -value } else { value }
}
