//! What is promised of the math library: the bounds of docs/math.md, the special values of IEEE 754
//! and annex F of C, and that the evaluator that measures means what the language means.

use irc_accuracy::evaluate::{Column, Evaluator, LANES};
use irc_accuracy::inputs::{
    bits, scrambled, special_f32, special_f64, stratified_f32, stratified_f64, with_integers,
};
use irc_accuracy::native;
use irc_accuracy::promise::{promised, tiers};
use irc_accuracy::reference::is_special;
use irc_accuracy::sweep::{Found, Sweep};
use irc_accuracy::table::{Row, markdown, read};
use irc_ir::math::{Routine, evaluate, has, routine};
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::types::Scalar;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

const TYPES: [Scalar; 2] = [Scalar::F32, Scalar::F64];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn recorded() -> Vec<Row> {
    let path = root().join("math/accuracy/results.tsv");
    read(&std::fs::read_to_string(path).expect("results are kept"))
}

fn scalar_of(row: &Row) -> Scalar {
    if row.ty == "f64" { Scalar::F64 } else { Scalar::F32 }
}

/// Operands of some kind for a type.
fn operands(function: MathFn, scalar: Scalar, index: u64) -> [u64; 4] {
    let special = match scalar {
        Scalar::F32 => special_f32().into_iter().map(u64::from).collect(),
        _ => special_f64(),
    };
    let random = |seed: u64| match scalar {
        Scalar::F32 => stratified_f32(seed % 4096, 4096).into(),
        _ => stratified_f64(seed % 4096, 4096),
    };
    let count = special.len() as u64;
    let second = |seed: u64| special[(scrambled(seed) % count) as usize];
    let floats = match index {
        _ if index < count => {
            [special[index as usize], second(index), second(index ^ 1 << 30), second(!index)]
        }
        _ => [index, !index, index ^ 1 << 30, index ^ 1 << 31].map(|seed| random(scrambled(seed))),
    };
    with_integers(function, floats)
}

/// The language has one NaN, processors have several.
fn is_nan(scalar: Scalar, bits: u64) -> bool {
    match scalar {
        Scalar::F32 => f32::from_bits(bits as u32).is_nan(),
        _ => f64::from_bits(bits).is_nan(),
    }
}

#[test]
fn the_evaluator_means_what_the_language_means() {
    for (&function, scalar) in MathFn::ALL.iter().flat_map(|f| TYPES.map(|ty| (f, ty))) {
        for tier in tiers() {
            let Some(routine) = routine(function, tier, scalar) else { continue };
            let mut evaluator = Evaluator::new(routine);
            let ty = |index: usize| function.operand_type(index, scalar);
            let mut args = [0, 1, 2, 3].map(|index| Column::filled(ty(index), 0));
            for lane in 0..LANES {
                let at = operands(function, scalar, lane as u64);
                for (column, bits) in args.iter_mut().zip(at) {
                    column.set(lane, bits);
                }
            }
            let results = evaluator.run(&args[..function.operands()]);
            for lane in 0..LANES {
                let at = [0, 1, 2, 3].map(|index: usize| u128::from(args[index].get(lane)));
                let wanted = evaluate(function, tier, scalar, &at[..function.operands()]);
                let wanted = wanted.expect("no operand is poison") as u64;
                let found = results[0].get(lane);
                let same = found == wanted || is_nan(scalar, found) && is_nan(scalar, wanted);
                assert!(same, "{function} {tier} {at:x?}: {found:x}, not {wanted:x}");
            }
        }
    }
}

/// The worst operands give what is recorded, and nothing is beyond what its tier promises.
#[test]
fn recorded_bounds_hold() {
    let rows = recorded();
    for (&function, scalar) in MathFn::ALL.iter().flat_map(|f| TYPES.map(|ty| (f, ty))) {
        for tier in tiers() {
            let name = format!("{function} of {} in {tier}", scalar.name());
            let most = promised(function, tier, scalar);
            if !has(function, tier, scalar) {
                continue;
            }
            let row = rows.iter().find(|row| row.key() == (function, scalar.name(), tier));
            let row = row.unwrap_or_else(|| panic!("{name} is measured"));
            assert!(row.worst <= most, "{name}: {}", row.worst);
            let mut sweep = Sweep::new(function, tier, scalar).expect("it is there");
            let found = sweep.error_at(row.at);
            assert!((found - row.worst).abs() < 1e-5, "{name}: {found}, not {}", row.worst);
            let few = if is_special(function) { 1 << 5 } else { 1 << 7 };
            let sample = sweep.sample(if scalar == Scalar::F32 { 1 << 13 } else { few });
            assert!(sample.worst <= most, "{name}: {sample:x?}");
        }
    }
    for row in &rows {
        assert!(has(row.function, row.tier, scalar_of(row)), "{row:?} is of nothing");
    }
}

/// Operands for which a result was once beyond what is promised: a quotient whose remainder is
/// less than every number; powers of what is near the ends of the logarithm's polynomial.
#[test]
fn what_was_beyond_the_promise_is_not() {
    let cases = [
        (MathFn::Atan2pi, Scalar::F64, [0x8018_b950_fb6b_3faf, 0x134f_8645_a8b7_4746]),
        (MathFn::Atan2pi, Scalar::F32, [0x59_d6ad, 0x2589_16b4]),
        (MathFn::Pow, Scalar::F64, [0x3fe6_a3af_f22a_549f, 0x409f_2800_0000_0000]),
        (MathFn::Pow, Scalar::F64, [0x3ff6_97b6_56be_290d, 0xc09e_c400_0000_0000]),
        (MathFn::Pown, Scalar::F64, [0x3fe6_df65_c4e4_5d83, 0xffff_f858]),
        (MathFn::Pown, Scalar::F64, [0x3fe6_b46b_aa39_6f83, 0xffff_f944]),
        (MathFn::Pown, Scalar::F64, [0x3fe6_a79d_f6bd_1742, 0x6c9]),
    ];
    for (function, scalar, [x, y]) in cases {
        let mut sweep = Sweep::new(function, MathTier::Precise, scalar).expect("it is there");
        let error = sweep.error_at([x, y, 0, 0]);
        let most = promised(function, MathTier::Precise, scalar);
        assert!(error <= most, "{function} of {}: {error}", scalar.name());
    }
}

/// Where two roundings are wrong, the tier `rounded` is right.
#[test]
fn hard_cases_are_rounded_correctly() {
    let text = std::fs::read_to_string(root().join("tools/math/rounded.txt")).expect("it is there");
    let mut sweep: Option<(MathFn, Sweep)> = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [function, x, nearest] = words[..] else { panic!("not a case: {line}") };
        let function = MathFn::from_word(function).expect("a function");
        let [x, nearest] = [x, nearest].map(|hex| u64::from_str_radix(hex, 16).expect("bits"));
        let found = evaluate(function, MathTier::Rounded, Scalar::F32, &[x.into()]);
        assert_eq!(found, Some(nearest.into()), "{line}");
        if sweep.as_ref().is_none_or(|(of, _)| *of != function) {
            let new = Sweep::new(function, MathTier::Rounded, Scalar::F32);
            sweep = Some((function, new.expect("it is there")));
        }
        let (_, sweep) = sweep.as_mut().expect("it was made");
        let error = sweep.error_at([x, 0, 0, 0]);
        assert!(error <= 0.5 && error > 0.499_99, "{line}: {error}");
    }
}

/// Of small numbers `i1` is a little more than their half, `j1` a little less: where the half is
/// the middle of two numbers that tells the nearest.
#[test]
fn halves_of_subnormal_numbers_are_rounded_correctly() {
    for n in [1u32, 3, 5, 7, 0x7f_ffff, 0x80_0001] {
        for sign in [0, 1 << 31] {
            for (function, half) in [(MathFn::I1, n / 2 + 1), (MathFn::J1, n / 2)] {
                let found =
                    evaluate(function, MathTier::Rounded, Scalar::F32, &[(n | sign).into()]);
                assert_eq!(found, Some((half | sign).into()), "{function} of {n:x}");
            }
        }
    }
}

/// Published operands of `f64` whose results are hardest to round are within the bound as well.
#[test]
fn published_worst_cases_are_within_bounds() {
    let path = root().join("math/accuracy/worst_cases.txt");
    let text = std::fs::read_to_string(path).expect("they are kept");
    let mut cases: BTreeMap<MathFn, Vec<[u64; 4]>> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (function, operands) = line.split_once(' ').expect("operands");
        let function = MathFn::from_word(function).expect("a function");
        let bits = operands.split(' ').map(|hex| u64::from_str_radix(hex, 16).expect("bits"));
        let mut at = [0; 4];
        at.iter_mut().zip(bits).for_each(|(to, bits)| *to = bits);
        cases.entry(function).or_default().push(at);
    }
    assert_eq!(cases.len(), 35, "functions");
    for (function, cases) in cases {
        let mut sweep = Sweep::new(function, MathTier::Precise, Scalar::F64).expect("it is there");
        let mut found = Found::default();
        sweep.run(0, cases.len() as u64, |index| cases[index as usize], &mut found);
        assert!(
            found.worst <= promised(function, MathTier::Precise, Scalar::F64),
            "{function}: {found:x?}"
        );
    }
}

/// Routines as C, by which all operands are tried, compute what the evaluator computes.
#[test]
fn routines_in_c_mean_what_the_language_means() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let is_single = |function: &&MathFn| function.operands() == 1;
    for (index, family) in irc_math::FAMILIES.iter().enumerate() {
        let scalar = if family.ty == "f64" { Scalar::F64 } else { Scalar::F32 };
        let functions: Vec<MathFn> =
            family.functions.iter().filter_map(|word| MathFn::from_word(word)).collect();
        let tiers = match MathTier::from_word(family.tier) {
            Some(tier) => vec![tier],
            None => vec![MathTier::Precise, MathTier::Fast],
        };
        let wanted: Vec<(MathFn, MathTier, Routine)> = functions
            .iter()
            .filter(is_single)
            .flat_map(|&f| tiers.iter().filter_map(move |&t| Some((f, t, routine(f, t, scalar)?))))
            .collect();
        let routines: Vec<Routine> = wanted.iter().map(|(_, _, routine)| *routine).collect();
        if routines.is_empty() {
            continue;
        }
        let text = native::evaluation(&routines, 1, scalar);
        let name = format!("routines-{index}");
        let program = match native::Program::compile(&text, &folder, &name, "-O0") {
            Ok(program) => program,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return eprintln!("skipped: cc not found");
            }
            Err(error) => panic!("{error}"),
        };
        let of = |index: u64| operands(wanted[0].0, scalar, index)[0];
        let inputs: Vec<u64> = (0..256).map(of).collect();
        let mut found = program.evaluate(&inputs).expect("it runs").into_iter();
        for x in inputs {
            for (function, tier, _) in &wanted {
                let wanted = evaluate(*function, *tier, scalar, &[x.into()]).expect("a number");
                let found = found.next().expect("each has a result");
                let same = u128::from(found) == wanted
                    || is_nan(scalar, found) && is_nan(scalar, wanted as u64);
                assert!(same, "{function} {tier} {x:x}: {found:x}, not {wanted:x}");
            }
        }
    }
}

/// docs/math.md has the table; `BLESS=1` writes it.
#[test]
fn the_page_has_the_table() {
    let path = root().join("docs/math.md");
    let page = std::fs::read_to_string(&path).expect("there is a page");
    let (before, rest) = page.split_once("<!-- results -->\n").expect("where the table begins");
    let (_, after) = rest.split_once("<!-- end -->").expect("where the table ends");
    let table = markdown(&recorded());
    let wanted = format!("{before}<!-- results -->\n{table}<!-- end -->{after}");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &wanted).expect("the page can be written");
        return;
    }
    assert_eq!(page, wanted, "run with BLESS=1");
}

fn of(function: MathFn, args: &[f64]) -> [f64; 2] {
    TYPES.map(|scalar| in_tier(function, MathTier::Precise, scalar, args))
}

fn in_tier(function: MathFn, tier: MathTier, scalar: Scalar, args: &[f64]) -> f64 {
    let of = |(index, &x): (usize, &f64)| bits(function, index, scalar, x).into();
    let args: Vec<u128> = args.iter().enumerate().map(of).collect();
    let Some(found) = evaluate(function, tier, scalar, &args) else { return f64::NAN };
    match scalar {
        Scalar::F32 => f32::from_bits(found as u32).into(),
        _ => f64::from_bits(found as u64),
    }
}

/// Checks a result in every tier that has the function.
fn check(function: MathFn, args: &[f64], wanted: f64) {
    for (scalar, tier) in TYPES.into_iter().flat_map(|scalar| tiers().map(move |t| (scalar, t))) {
        if !has(function, tier, scalar) {
            continue;
        }
        let found = in_tier(function, tier, scalar, args);
        let same = found.to_bits() == wanted.to_bits() || found.is_nan() && wanted.is_nan();
        let name = scalar.name();
        assert!(same, "{function} of {name} {tier} {args:?}: {found}, not {wanted}");
    }
}

const INF: f64 = f64::INFINITY;

#[test]
fn special_values_of_one_operand_are_those_of_annex_f() {
    use MathFn::*;
    // Zeros keep their sign.
    for function in [Sin, Tan, Sinpi, Asin, Atan, Sinh, Tanh, Expm1, Log1p, Cbrt] {
        check(function, &[0.0], 0.0);
        check(function, &[-0.0], -0.0);
    }
    for function in [Cos, Cospi, Cosh, Exp, Exp2, Exp10] {
        check(function, &[0.0], 1.0);
        check(function, &[-0.0], 1.0);
    }
    for function in [Sin, Cos, Tan, Sinpi, Cospi, Asin, Acos] {
        check(function, &[INF], f64::NAN);
        check(function, &[-INF], f64::NAN);
    }
    for &function in MathFn::ALL {
        let nan = |index: usize| if function.is_integer(index) { 1.0 } else { f64::NAN };
        let args: Vec<f64> = (0..function.operands()).map(nan).collect();
        check(function, &args, f64::NAN);
    }
    for function in [Exp, Exp2, Exp10] {
        check(function, &[INF], INF);
        check(function, &[-INF], 0.0);
    }
    check(Expm1, &[INF], INF);
    check(Expm1, &[-INF], -1.0);
    for function in [Log, Log2, Log10] {
        check(function, &[1.0], 0.0);
        check(function, &[0.0], -INF);
        check(function, &[-0.0], -INF);
        check(function, &[INF], INF);
        check(function, &[-1.0], f64::NAN);
        check(function, &[-INF], f64::NAN);
    }
    check(Log1p, &[-1.0], -INF);
    check(Log1p, &[INF], INF);
    check(Log1p, &[-2.0], f64::NAN);
    for function in [Sinh, Cbrt] {
        check(function, &[INF], INF);
        check(function, &[-INF], -INF);
    }
    check(Cosh, &[-INF], INF);
    check(Tanh, &[INF], 1.0);
    check(Tanh, &[-INF], -1.0);
    for function in [Asin, Acos] {
        check(function, &[1.5], f64::NAN);
        check(function, &[-1.5], f64::NAN);
    }
    check(Acos, &[1.0], 0.0);
    check(Rsqrt, &[INF], 0.0);
    check(Rsqrt, &[0.0], INF);
    check(Rsqrt, &[-1.0], f64::NAN);
    // What is exact is exact.
    for n in -10..=10 {
        check(Exp2, &[f64::from(n)], 2f64.powi(n));
        check(Log2, &[2f64.powi(n)], f64::from(n));
        check(Cbrt, &[f64::from(n).powi(3)], f64::from(n));
        check(Cospi, &[f64::from(n)], if n % 2 == 0 { 1.0 } else { -1.0 });
        check(Cospi, &[f64::from(n) + 0.5], 0.0);
        check(Sinpi, &[f64::from(n)], 0f64.copysign(f64::from(n)));
    }
}

#[test]
fn special_values_of_two_operands_are_those_of_annex_f() {
    use MathFn::*;
    // Of powers, in the order of the standard.
    for odd in [-3.0, -1.0] {
        check(Pow, &[0.0, odd], INF);
        check(Pow, &[-0.0, odd], -INF);
        check(Pow, &[0.0, -odd], 0.0);
        check(Pow, &[-0.0, -odd], -0.0);
        check(Pow, &[-INF, odd], -0.0);
        check(Pow, &[-INF, -odd], -INF);
    }
    for other in [-2.0, -0.5, -INF] {
        check(Pow, &[-0.0, other], INF);
        check(Pow, &[-0.0, -other], 0.0);
        check(Pow, &[-INF, other], 0.0);
        check(Pow, &[-INF, -other], INF);
        check(Pow, &[INF, other], 0.0);
        check(Pow, &[INF, -other], INF);
    }
    for one in [INF, -INF] {
        check(Pow, &[-1.0, one], 1.0);
    }
    for any in [f64::NAN, 0.0, -3.5, INF] {
        check(Pow, &[1.0, any], 1.0);
        check(Pow, &[any, 0.0], 1.0);
        check(Pow, &[any, -0.0], 1.0);
    }
    check(Pow, &[-2.0, 0.5], f64::NAN);
    check(Pow, &[-2.0, 3.0], -8.0);
    check(Pow, &[0.5, -INF], INF);
    check(Pow, &[0.5, INF], 0.0);
    check(Pow, &[2.0, -INF], 0.0);
    check(Pow, &[2.0, INF], INF);
    check(Pow, &[2.0, f64::NAN], f64::NAN);
    check(Pow, &[f64::NAN, 2.0], f64::NAN);
    check(Hypot, &[INF, f64::NAN], INF);
    check(Hypot, &[f64::NAN, -INF], INF);
    check(Hypot, &[3.0, -4.0], 5.0);
    check(Hypot, &[0.0, -0.0], 0.0);
    check(Atan2, &[0.0, 1.0], 0.0);
    check(Atan2, &[-0.0, 1.0], -0.0);
    check(Atan2, &[0.0, 0.0], 0.0);
    check(Atan2, &[-0.0, 0.0], -0.0);
    check(Atan2, &[1.0, INF], 0.0);
    check(Atan2, &[-1.0, INF], -0.0);
    check(Atan2, &[1.0, f64::NAN], f64::NAN);
    check(Atan2, &[f64::NAN, 1.0], f64::NAN);
    let pi = std::f64::consts::PI;
    let near = |args: &[f64], wanted: f64| {
        let found = of(Atan2, args);
        let tolerance = [1.2e-7, 4.5e-16];
        for (found, tolerance) in found.into_iter().zip(tolerance) {
            assert!((found - wanted).abs() <= wanted.abs() * tolerance, "{args:?}: {found}");
        }
    };
    for sign in [1.0, -1.0] {
        near(&[sign * 0.0, -1.0], sign * pi);
        near(&[sign * 0.0, -0.0], sign * pi);
        near(&[sign * 1.0, -INF], sign * pi);
        near(&[sign * 1.0, 0.0], sign * pi / 2.0);
        near(&[sign * INF, 1.0], sign * pi / 2.0);
        near(&[sign * INF, INF], sign * pi / 4.0);
        near(&[sign * INF, -INF], sign * pi * 0.75);
    }
}

#[test]
fn special_values_of_integral_powers_are_those_of_ieee_754() {
    use MathFn::*;
    for (size, odd, even) in [(0.0, 3.0, 2.0), (INF, -3.0, -2.0)] {
        for x in [size, -size] {
            check(Pown, &[x, odd], 0f64.copysign(x));
            check(Pown, &[x, even], 0.0);
            check(Pown, &[x, -odd], INF.copysign(x));
            check(Pown, &[x, -even], INF);
        }
    }
    for any in [f64::NAN, 0.0, -0.0, -3.5, INF, -INF] {
        check(Pown, &[any, 0.0], 1.0);
    }
    for n in [0, 1, -1, 3, i32::MAX, i32::MIN] {
        check(Pown, &[1.0, n.into()], 1.0);
    }
    for (n, sign) in [(f64::from(i32::MAX), -1.0), (f64::from(i32::MIN), 1.0)] {
        check(Pown, &[-1.0, n], sign);
        check(Pown, &[-2.0, n], if n > 0.0 { -INF } else { 0.0 });
        check(Pown, &[0.5, n], if n > 0.0 { 0.0 } else { INF });
    }
    for n in -20..=20 {
        check(Pown, &[-2.0, n.into()], if n % 2 == 0 { 1.0 } else { -1.0 } * 2f64.powi(n));
    }
}

/// Numbers that differ from 1 by some ulp, and exponents of up to 31 bits.
#[test]
fn exponents_that_are_no_float_count() {
    for tier in [MathTier::Precise, MathTier::Fast] {
        let mut sweep = Sweep::new(MathFn::Pown, tier, Scalar::F32).expect("it is there");
        for (ulps, n) in [(1, 0x1000_0001), (-3, 0x0f00_0003), (2, 0x1fff_ffff), (-1, i32::MAX)] {
            for n in [n, -n] {
                let x = 1f32.to_bits().wrapping_add_signed(ulps);
                let error = sweep.error_at([x.into(), (n as u32).into(), 0, 0]);
                assert!(error <= promised(MathFn::Pown, tier, Scalar::F32), "{x:x} {n}: {error}");
            }
        }
    }
}

#[test]
fn special_values_of_inverses_and_parts_are_right() {
    use MathFn::*;
    for function in [Tanpi, Asinpi, Atanpi, Asinh, Atanh, Modf, Frexp] {
        check(function, &[0.0], 0.0);
        check(function, &[-0.0], -0.0);
    }
    for (n, pole) in [(0.5, INF), (1.5, -INF), (-0.5, -INF), (-1.5, INF), (2.5, INF)] {
        check(Tanpi, &[n], pole);
    }
    for (n, zero) in [(1.0, -0.0), (2.0, 0.0), (-1.0, 0.0), (-2.0, -0.0), (3.0, -0.0), (0.25, 1.0)]
    {
        check(Tanpi, &[n], zero);
    }
    check(Tanpi, &[INF], f64::NAN);
    check(Asinpi, &[-1.0], -0.5);
    check(Acospi, &[-1.0], 1.0);
    check(Acospi, &[0.0], 0.5);
    check(Acospi, &[1.0], 0.0);
    check(Asinpi, &[1.5], f64::NAN);
    check(Acospi, &[-1.5], f64::NAN);
    check(Atanpi, &[1.0], 0.25);
    check(Atanpi, &[-INF], -0.5);
    check(Asinh, &[-INF], -INF);
    check(Acosh, &[1.0], 0.0);
    check(Acosh, &[0.5], f64::NAN);
    check(Acosh, &[INF], INF);
    check(Atanh, &[1.0], INF);
    check(Atanh, &[-1.0], -INF);
    check(Atanh, &[1.5], f64::NAN);
    check(Rcbrt, &[0.0], INF);
    check(Rcbrt, &[-0.0], -INF);
    check(Rcbrt, &[-INF], -0.0);
    check(Rcbrt, &[-8.0], -0.5);
    check(Logb, &[0.0], -INF);
    check(Logb, &[-INF], INF);
    check(Logb, &[-12.0], 3.0);
    check(Frexp, &[-12.0], -0.75);
    check(FrexpExponent, &[-12.0], 4.0);
    check(Frexp, &[-INF], -INF);
    check(Modf, &[-INF], -0.0);
    check(Modf, &[-2.75], -0.75);
}

#[test]
fn special_values_of_error_functions_and_gamma_are_right() {
    use MathFn::*;
    for (function, values) in [
        (Erf, [(0.0, 0.0), (-0.0, -0.0), (INF, 1.0), (-INF, -1.0)]),
        (Erfc, [(0.0, 1.0), (-0.0, 1.0), (INF, 0.0), (-INF, 2.0)]),
        (Erfcx, [(0.0, 1.0), (-0.0, 1.0), (INF, 0.0), (-INF, INF)]),
        (Normcdf, [(0.0, 0.5), (-0.0, 0.5), (INF, 1.0), (-INF, 0.0)]),
        (Erfinv, [(0.0, 0.0), (-0.0, -0.0), (1.0, INF), (-1.0, -INF)]),
        (Erfcinv, [(0.0, INF), (1.0, 0.0), (2.0, -INF), (-0.0, INF)]),
        (Normcdfinv, [(0.0, -INF), (0.5, 0.0), (1.0, INF), (-0.0, -INF)]),
        (Tgamma, [(0.0, INF), (-0.0, -INF), (INF, INF), (-INF, f64::NAN)]),
        (Lgamma, [(1.0, 0.0), (2.0, 0.0), (INF, INF), (-INF, INF)]),
    ] {
        values.iter().for_each(|&(x, wanted)| check(function, &[x], wanted));
    }
    for function in [Erfinv, Erfcinv, Normcdfinv] {
        check(function, &[-1.5], f64::NAN);
        check(function, &[2.5], f64::NAN);
    }
    for pole in [-1.0, -2.0, -3.0, -1e10] {
        check(Tgamma, &[pole], f64::NAN);
        check(Lgamma, &[pole], INF);
    }
    check(Lgamma, &[-0.0], INF);
    for (n, factorial) in
        [(1.0, 1.0), (2.0, 1.0), (3.0, 2.0), (4.0, 6.0), (5.0, 24.0), (9.0, 40320.0)]
    {
        check(Tgamma, &[n], factorial);
    }
}

#[test]
fn special_values_of_bessel_functions_are_right() {
    use MathFn::*;
    for (function, of_zero) in [(J0, 1.0), (J1, 0.0), (Y0, -INF), (Y1, -INF), (I0, 1.0), (I1, 0.0)]
    {
        check(function, &[0.0], of_zero);
    }
    check(J1, &[-0.0], -0.0);
    check(I1, &[-0.0], -0.0);
    for function in [J0, J1, Y0, Y1] {
        check(function, &[INF], 0.0);
    }
    check(I0, &[-INF], INF);
    check(I1, &[-INF], -INF);
    for function in [Y0, Y1] {
        check(function, &[-1.0], f64::NAN);
        check(function, &[-INF], f64::NAN);
    }
    check(Jn, &[0.0, 0.0], 1.0);
    check(Jn, &[3.0, INF], 0.0);
    check(Jn, &[2e6, 1.0], f64::NAN);
    check(Yn, &[3.0, 0.0], -INF);
    check(Yn, &[-3.0, 0.0], INF);
    check(Yn, &[3.0, INF], 0.0);
    check(Yn, &[3.0, -1.0], f64::NAN);
    for (degree, x) in [(3.0, 2.5), (4.0, 0.25), (5.0, 40.0)] {
        let [j, turned] = [of(Jn, &[degree, x]), of(Jn, &[-degree, -x])];
        assert_eq!(j, turned, "the signs of both cancel");
    }
}

#[test]
fn special_values_of_lengths_and_roots_are_right() {
    use MathFn::*;
    check(Rhypot, &[f64::NAN, INF], 0.0);
    check(Rhypot, &[0.0, -0.0], INF);
    check(Rhypot, &[0.0, f64::NAN], f64::NAN);
    check(Norm3d, &[1.0, -2.0, 2.0], 3.0);
    check(Norm3d, &[1.0, f64::NAN, -INF], INF);
    check(Rnorm3d, &[0.0, 0.0, 0.0], INF);
    check(Norm4d, &[2.0, -2.0, 2.0, 2.0], 4.0);
    check(Rnorm4d, &[2.0, -2.0, 2.0, 2.0], 0.25);
    for degree in [3.0, -3.0] {
        check(Rootn, &[8.0, degree], 2f64.powf(degree.signum()));
        check(Rootn, &[-8.0, degree], -(2f64.powf(degree.signum())));
    }
    check(Rootn, &[-0.0, -3.0], -INF);
    check(Rootn, &[-0.0, -2.0], INF);
    check(Rootn, &[-0.0, 3.0], -0.0);
    check(Rootn, &[-0.0, 2.0], 0.0);
    check(Rootn, &[INF, -2.0], 0.0);
    check(Rootn, &[-INF, 3.0], -INF);
    check(Rootn, &[4.0, 0.0], f64::NAN);
    check(Rootn, &[-4.0, 2.0], f64::NAN);
    check(Rootn, &[4.0, 0.5], f64::NAN);
}

#[test]
fn special_values_of_remainders_and_neighbours_are_those_of_annex_f() {
    use MathFn::*;
    check(Fmod, &[-0.0, 1.0], -0.0);
    check(Fmod, &[-6.0, 3.0], -0.0);
    check(Fmod, &[1.0, INF], 1.0);
    check(Fmod, &[INF, 1.0], f64::NAN);
    check(Fmod, &[1.0, 0.0], f64::NAN);
    check(Remainder, &[5.0, 2.0], 1.0);
    check(Remainder, &[7.0, 2.0], -1.0);
    check(Remainder, &[-6.0, 3.0], -0.0);
    check(Remainder, &[1.0, -INF], 1.0);
    check(Remquo, &[-7.0, 2.0], -4.0);
    check(Ldexp, &[-0.0, 5.0], -0.0);
    check(Ldexp, &[INF, -5000.0], INF);
    check(Ldexp, &[3.0, -2.0], 0.75);
    check(Fdim, &[1.0, INF], 0.0);
    check(Fdim, &[f64::NAN, 1.0], f64::NAN);
    check(Fdim, &[INF, INF], 0.0);
    check(Nextafter, &[0.0, -0.0], -0.0);
    check(Atan2pi, &[1.0, -1.0], 0.75);
    check(Atan2pi, &[-0.0, -0.0], -1.0);
    check(Atan2pi, &[-INF, INF], -0.25);
}

/// Functions in tiers that have them.
fn pairs(functions: &[MathFn]) -> impl Iterator<Item = (MathFn, MathTier)> {
    let all = functions.iter().flat_map(|&function| tiers().map(move |tier| (function, tier)));
    all.filter(|&(function, tier)| has(function, tier, Scalar::F32))
}

/// What is a zero, an infinity, one or no number is that in tiers that are less exact as well.
#[test]
fn powers_of_other_tiers_have_the_same_special_values() {
    let sizes = [0.0, 0.5, 1.0, 2.0, 3.0, 1e-40, 1e38, f32::MAX, f32::INFINITY, f32::NAN];
    let all: Vec<f32> = sizes.into_iter().flat_map(|x| [x, -x]).collect();
    for (x, y) in all.iter().flat_map(|&x| all.iter().map(move |&y| (x, y))) {
        let of = |tier| {
            let args = [x, y].map(|x| x.to_bits().into());
            let found = evaluate(MathFn::Pow, tier, Scalar::F32, &args);
            f32::from_bits(found.expect("a number") as u32)
        };
        let precise = of(MathTier::Precise);
        let is_special = precise == 0.0 || precise.abs() == 1.0 || !precise.is_finite();
        for tier in [MathTier::Fast, MathTier::Device] {
            let found = of(tier);
            let same = found.to_bits() == precise.to_bits() || found.is_nan() && precise.is_nan();
            assert!(same || !is_special, "{x} to the power of {y}: {found}, not {precise}: {tier}");
        }
    }
}

#[test]
fn functions_are_odd_or_even() {
    use MathFn::*;
    let odd = [Sin, Tan, Sinpi, Tanpi, Asin, Atan, Asinpi, Atanpi, Sinh, Tanh, Asinh, Atanh, Cbrt];
    let odd = odd.into_iter().chain([Rcbrt, Erf, Erfinv, J1, I1]).collect::<Vec<_>>();
    const SIGN: u32 = 1 << 31;
    for (functions, flips) in [(&odd[..], SIGN), (&[Cos, Cospi, Cosh, J0, I0], 0)] {
        for (function, tier) in pairs(functions) {
            let of = |bits: u32| {
                let found = evaluate(function, tier, Scalar::F32, &[bits.into()]);
                found.expect("no operand is poison") as u32
            };
            for bits in special_f32().into_iter().chain((0..64).map(|i| stratified_f32(i, 64))) {
                let (here, there) = (of(bits), of(bits ^ SIGN));
                let both_nan = f32::from_bits(here).is_nan() && f32::from_bits(there).is_nan();
                assert!(both_nan || here == there ^ flips, "{function} {tier} {bits:x}");
            }
        }
    }
}

/// Results do not go back where functions rise, at the seams of the code above all.
#[test]
fn functions_that_rise_rise_at_their_seams() {
    use MathFn::*;
    use std::f32::consts::{FRAC_1_SQRT_2, SQRT_2};
    let seams = [0.5f32, 0.6, 1.0, 0.346_573_6, 1.039_721, SQRT_2, FRAC_1_SQRT_2, 2.0, 0.25];
    let rising = [Asin, Atan, Sinh, Tanh, Exp, Exp2, Expm1, Log, Log2, Log10, Log1p, Cbrt];
    for (function, tier) in pairs(&rising).filter(|&(_, tier)| tier <= MathTier::Precise) {
        for seam in seams {
            let mut last = f32::NEG_INFINITY;
            for bits in seam.to_bits() - 40..seam.to_bits() + 40 {
                if function == Asin && f32::from_bits(bits) > 1.0 {
                    continue;
                }
                let found = evaluate(function, tier, Scalar::F32, &[bits.into()]);
                let found = f32::from_bits(found.expect("a number") as u32);
                assert!(found >= last, "{function}({}) = {found}", f32::from_bits(bits));
                last = found;
            }
        }
    }
}
