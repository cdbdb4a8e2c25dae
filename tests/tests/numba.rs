//! LLVM IR that Numba made of the kernels in `tests/numba` compiles, ptxas accepts what becomes of
//! it, and on the simulator it gives what a reference in Rust gives.
//!
//! The recorded files come from `tools/record-numba.sh`. Their pointers have types, as those of
//! LLVM before version 17, and functions of libdevice are those of the math library.

use irc::OptLevel;
use irc_ptx::target::Target;
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{Checks, LaunchConfig, Options as SimOptions, Schedule};
use irc_tests::foreign::data::{changed, fractions, input, output, small, small_floats, value};
use irc_tests::foreign::recording::{
    Compiled, Recording, assert_none, compiled_at, problems_of, recordings, refused,
};
use irc_tests::foreign::{Arg, Case, line};
use irc_tests::ptxas_toolbox;

fn compiled(file: &Recording, level: OptLevel) -> Result<Compiled, String> {
    let target: Target = "sm_80".parse().expect("a known target");
    file.compile(&target, level)
}

/// What Numba passes for an array: its owner and its parent, which nothing reads, the number of
/// elements, the size of one, where they are, the extents and the strides.
fn array(data: Arg, elem: u64, extents: &[u64]) -> Vec<Arg> {
    let count: u64 = extents.iter().product();
    let mut args = vec![value(0u64), value(0u64), value(count), value(elem), data];
    args.extend(extents.iter().map(|&extent| value(extent)));
    let behind = |axis: usize| extents[axis + 1..].iter().product::<u64>() * elem;
    args.extend((0..extents.len()).map(|axis| value(behind(axis))));
    args
}

fn cases() -> Vec<Case> {
    vec![axpy(), total(), curve(), matmul(), steps()]
}

fn axpy() -> Case {
    let (x, y) = (fractions(90, 200), fractions(91, 200));
    let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 2.5 * x + y).collect();
    let mut args = vec![value(2.5f32)];
    args.extend(array(input(&x), 4, &[200]));
    // Numba lets a product and a sum become one operation, with one rounding.
    args.extend(array(changed(&y, &want).near(1e-6), 4, &[200]));
    Case::new("axpy", "axpy", line(2, 128), args)
}

fn total() -> Case {
    let x = small_floats(92, 300);
    let want = x.iter().sum::<f32>();
    let mut args = array(input(&x), 4, &[300]);
    args.extend(array(changed(&[0f32], &[want]), 4, &[1]));
    Case::new("total", "total", line(3, 128), args)
}

fn curve() -> Case {
    let x: Vec<f64> = fractions(93, 100).into_iter().map(f64::from).collect();
    let want: Vec<f32> = x.iter().map(|x| (x.exp() * x.sin() + x.abs().sqrt()) as f32).collect();
    let mut args = array(input(&x), 8, &[100]);
    args.extend(array(output(&want).near(1e-6), 4, &[100]));
    Case::new("curve", "curve", line(1, 128), args)
}

fn matmul() -> Case {
    let (m, n, k) = (10, 12, 7);
    let (a, b) = (small_floats(94, m * k), small_floats(95, k * n));
    let cell = |i: usize, j: usize| (0..k).map(|l| a[i * k + l] * b[l * n + j]).sum::<f32>();
    let want: Vec<f32> = (0..m * n).map(|at| cell(at / n, at % n)).collect();
    let extents = |rows: usize, columns: usize| [rows as u64, columns as u64];
    let mut args = array(input(&a), 4, &extents(m, k));
    args.extend(array(input(&b), 4, &extents(k, n)));
    args.extend(array(output(&want), 4, &extents(m, n)));
    let shape = LaunchConfig::new([2, 2, 1], [8, 8, 1]);
    Case::new("matmul", "matmul", shape, args)
}

/// Division rounds down in Python.
fn steps() -> Case {
    let x: Vec<i32> = small(96, 100).into_iter().zip(0..).map(|(x, i)| x * i).collect();
    let orbit = |x: i32| {
        let (re, im) = (f64::from(x.rem_euclid(5) - 2), f64::from(x.div_euclid(5)));
        let (mut a, mut b, mut count) = (0.0f64, 0.0f64, 0);
        while count < 20 && a.abs() + b.abs() < 8.0 {
            (a, b) = (a * a - b * b + re, a * b + b * a + im);
            count += 1;
        }
        count * 100 + x.div_euclid(3) - x.rem_euclid(7)
    };
    let want: Vec<i32> = x.iter().map(|&x| orbit(x)).collect();
    let mut args = array(input(&x), 4, &[100]);
    args.extend(array(output(&want), 4, &[100]));
    Case::new("steps", "steps", line(1, 128), args)
}

#[test]
fn what_numba_prints_compiles_and_runs() {
    let (files, cases) = (recordings("llvm-numba"), cases());
    assert_eq!(files.len(), cases.len(), "a case for each kernel");
    let problems = problems_of(&files, &cases, &OptLevel::ALL, compiled, |case, text| {
        let options = SimOptions::default()
            .with_checks(Checks::all())
            .with_schedule(Schedule::Adversarial)
            .with_seed(7);
        case.run(&text.ptx, options).err().map(|what| format!("{}: {what}", text.from))
    });
    assert_none(&problems);
}

#[test]
fn ptxas_accepts_what_becomes_of_it() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let files = recordings("llvm-numba");
    let texts = compiled_at(&files, &[OptLevel::O0, OptLevel::O2], compiled);
    assert_none(&refused(toolbox, &texts, AssembleOptions::default()));
}
