//! LLVM IR in the form that Julia's GPUCompiler prints, written by hand: arrays as structs by value
//! or in memory, `fastcc`, the state of a kernel, exceptions that end the thread.

use irc::OptLevel;
use irc_ptx::target::Target;
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{Checks, Options as SimOptions};
use irc_tests::foreign::data::{fractions, input, output, value};
use irc_tests::foreign::recording::{recordings, refused};
use irc_tests::foreign::{Case, line};
use irc_tests::ptxas_toolbox;

#[test]
fn kernels_in_the_form_of_gpucompiler_run() {
    let target: Target = "sm_80".parse().expect("a known target");
    let x = fractions(70, 32);
    let reversed: Vec<f32> = x.iter().rev().copied().collect();
    let args = vec![value(0u64), input(&x), output(&reversed), value(32i64)];
    let kernel = "_Z7reverse13CuDeviceArrayI7Float32Li1ELi1EE";
    let case = Case::new("kernels", kernel, line(1, 32), args);
    let (files, mut texts) = (recordings("llvm-julia"), Vec::new());
    for file in &files {
        for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
            let text = file.compile(&target, level).unwrap_or_else(|error| panic!("{error}"));
            let run = case.run(&text.ptx, SimOptions::default().with_checks(Checks::all()));
            run.unwrap_or_else(|what| panic!("{} of {}: {what}", case.kernel, text.from));
            assert!(text.ptx.contains(".entry _Z4vadd13CuDeviceArrayI7Float32Li1ELi1EES1_S1_"));
            texts.push(text);
        }
    }
    assert_eq!(files.len(), 1);
    let Some(toolbox) = ptxas_toolbox() else { return };
    let problems = refused(toolbox, &texts, AssembleOptions::default());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
