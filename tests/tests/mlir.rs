//! LLVM IR that MLIR made of the kernels in `tests/mlir` compiles and does on the simulator what
//! they say. The recorded file comes from `tools/record-mlir.sh`.

use irc::OptLevel;
use irc_ptx::target::Target;
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{Checks, Options as SimOptions, Schedule};
use irc_tests::foreign::data::{changed, fractions, input, output, small, value};
use irc_tests::foreign::recording::{recordings, refused};
use irc_tests::foreign::{Arg, Case, line};
use irc_tests::ptxas_toolbox;

/// A `memref` as MLIR passes it: the allocation, the data, the offset, sizes and strides. The data
/// is the only one of the two pointers that is used.
fn memref(data: Arg, sizes: &[i64]) -> Vec<Arg> {
    let strides = (0..sizes.len()).map(|at| sizes[at + 1..].iter().product::<i64>());
    let mut args = vec![value(0u64), data, value(0i64)];
    args.extend(sizes.iter().copied().chain(strides).map(value));
    args
}

fn cases() -> [Case; 2] {
    let (x, y) = (fractions(90, 80), fractions(91, 80));
    // LLVM IR without `contract` is not fused.
    let want: Vec<f32> = x.iter().zip(&y).map(|(x, y)| 1.5 * x + y).collect();
    let mut args = vec![value(1.5f32)];
    args.extend(memref(input(&x), &[80]));
    args.extend(memref(changed(&y, &want), &[80]));
    let saxpy = Case::new("kernels", "saxpy", line(3, 32), args);

    let rows: Vec<f32> = small(92, 4 * 32).into_iter().map(|x| x as f32).collect();
    let sums: Vec<f32> = rows.chunks(32).map(|row| row.iter().sum()).collect();
    let mut args = memref(input(&rows), &[4, 32]);
    args.extend(memref(output(&sums), &[4]));
    [saxpy, Case::new("kernels", "row_sums", line(4, 32), args)]
}

#[test]
fn what_mlir_prints_compiles_and_runs() {
    let target: Target = "sm_80".parse().expect("a known target");
    let (files, mut texts) = (recordings("llvm-mlir"), Vec::new());
    for file in &files {
        for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3] {
            let text = file.compile(&target, level).unwrap_or_else(|error| panic!("{error}"));
            for case in cases() {
                assert!(case.is_of(&file.name));
                let options = SimOptions::default()
                    .with_checks(Checks::all())
                    .with_schedule(Schedule::Adversarial);
                let run = case.run(&text.ptx, options);
                run.unwrap_or_else(|what| panic!("{} of {}: {what}", case.kernel, text.from));
            }
            texts.push(text);
        }
    }
    assert_eq!(files.len(), 1);
    let Some(toolbox) = ptxas_toolbox() else { return };
    let problems = refused(toolbox, &texts, AssembleOptions::default());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
