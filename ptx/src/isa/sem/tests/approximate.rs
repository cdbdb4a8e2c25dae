//! Approximate functions whose results are as far off as they may be.

use super::inst;
use crate::isa::sem::{Approximation, Form, Sem, Values};
use crate::isa::{Approx, PtxType, RowId, rows};

/// The result of a function of single precision.
fn at(row: RowId, approximation: Approximation, operands: &[f32]) -> f32 {
    let form = Form::of(&inst(row, PtxType::F32).with(Approx::Approx));
    let Sem::Lane(meaning) = form.row.sem else { panic!("{row:?} has no meaning") };
    let mut v = Values::approximating(approximation);
    for (value, operand) in v.scalars[1..].iter_mut().zip(operands) {
        *value = u128::from(operand.to_bits());
    }
    meaning(&form, &mut v);
    f32::from_bits(v.scalars[0] as u32)
}

const FUNCTIONS: [RowId; 8] = [
    rows::RCP_APPROX,
    rows::SQRT_APPROX,
    rows::RSQRT,
    rows::SIN,
    rows::COS,
    rows::LG2,
    rows::EX2,
    rows::TANH,
];

#[test]
fn the_worst_sine_is_at_the_bound() {
    let error = |seed, x: f32| {
        f64::from(at(rows::SIN, Approximation::Worst(seed), &[x])) - f64::from(x).sin()
    };
    let bound = (-20.5f64).exp2();
    for x in [0.5, 1.0, -2.0, 3.0] {
        let errors: Vec<f64> = (0..20).map(|seed| error(seed, x)).collect();
        assert!(errors.iter().all(|e| e.abs() <= bound && e.abs() > 0.9 * bound), "{x} {errors:?}");
        assert!(errors.iter().any(|e| *e > 0.0) && errors.iter().any(|e| *e < 0.0), "{x}");
    }
    let far = error(0, 200.0).abs();
    assert!(far > 0.9 * (-14.7f64).exp2() && far <= (-14.7f64).exp2(), "{far}");
    assert!(at(rows::SIN, Approximation::Worst(0), &[1.570_796_4]).abs() <= 1.0);
}

#[test]
fn special_values_and_powers_of_two_stay() {
    for seed in 0..8 {
        let worst = Approximation::Worst(seed);
        for row in FUNCTIONS {
            for x in [0.0, -0.0, 1.0, -1.0, f32::INFINITY, -f32::INFINITY, f32::NAN] {
                let [exact, got] = [Approximation::Exact, worst].map(|how| at(row, how, &[x]));
                let is_free = exact.fract() != 0.0 && exact.is_finite();
                assert!(is_free || got.to_bits() == exact.to_bits(), "{row:?} {x} {got}");
            }
        }
        assert_eq!(at(rows::RCP_APPROX, worst, &[-4.0]), -0.25);
        assert_eq!(at(rows::SQRT_APPROX, worst, &[16.0]), 4.0);
        assert_eq!(at(rows::EX2, worst, &[-3.0]), 0.125);
        assert_eq!(at(rows::LG2, worst, &[1024.0]), 10.0);
        assert_eq!(at(rows::DIV_APPROX, worst, &[7.0, 2.0]), 3.5);
    }
}

#[test]
fn functions_stay_monotonic() {
    let rising = [rows::SQRT_APPROX, rows::LG2, rows::EX2, rows::TANH];
    for seed in 0..4 {
        for row in rising {
            let values: Vec<f32> = (1..4000)
                .map(|n| at(row, Approximation::Worst(seed), &[n as f32 * 0.003_7]))
                .collect();
            assert!(values.windows(2).all(|w| w[0] <= w[1]), "{row:?} {seed}");
        }
    }
}
