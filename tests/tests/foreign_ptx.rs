//! What nvcc, clang and Triton made of CUDA kernels runs on the simulator with all checks on, and
//! gives what references in Rust give, whatever the order of threads.

use irc_runtime::sim::{Checks, Options, Schedule, Simulator};
use irc_tests::foreign;

/// Kernels that are not run: the recording, and why not.
const NOT_RUN: &[(&str, &str)] = &[("warpgroup", "wgmma is not simulated")];

/// The orders of threads under which each case runs.
const ORDERS: [(Schedule, u64); 5] = [
    (Schedule::Fair, 0),
    (Schedule::Random, 1),
    (Schedule::Random, 2),
    (Schedule::Adversarial, 3),
    (Schedule::Adversarial, 4),
];

#[test]
fn kernels_of_other_compilers_run_as_their_sources_say() {
    let cases = foreign::all();
    let is_left =
        |name: &str| NOT_RUN.iter().any(|(prefix, _)| name.starts_with(&format!("{prefix}.")));
    let (mut problems, mut without) = (Vec::new(), Vec::new());
    let (mut files, mut launches) = (0, 0);
    let mut used = vec![false; cases.len()];
    for (name, text) in foreign::recorded("ptx") {
        let of: Vec<usize> =
            (0..cases.len()).filter(|&i| cases[i].is_of(&name) && !is_left(&name)).collect();
        if of.is_empty() {
            without.push(name);
            continue;
        }
        files += 1;
        for i in of {
            used[i] = true;
            for (schedule, seed) in ORDERS {
                let options = Options::default()
                    .with_checks(Checks::all())
                    .with_schedule(schedule)
                    .with_seed(seed);
                launches += 1;
                if let Err(what) = cases[i].run(&text, options) {
                    let kernel = cases[i].kernel;
                    problems.push(format!("{name}: {kernel}, {schedule:?} {seed}: {what}"));
                    break;
                }
            }
        }
    }
    let mut kernels: Vec<(&str, &str)> =
        cases.iter().map(|case| (case.file, case.kernel)).collect();
    kernels.sort_unstable();
    kernels.dedup();
    println!("{} kernels in {files} recordings, {launches} launches", kernels.len());
    for (name, why) in NOT_RUN {
        println!("not run: {name}: {why}");
    }
    without
        .retain(|name| !NOT_RUN.iter().any(|(prefix, _)| name.starts_with(&format!("{prefix}."))));
    assert_eq!(without, [""; 0], "recordings without a case");
    let left = |i: usize| NOT_RUN.iter().any(|(name, _)| *name == cases[i].file);
    assert!((0..cases.len()).all(|i| used[i] || left(i)), "every case has a recording");
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
    assert!(kernels.len() >= 30 && files >= 60, "{} {files}", kernels.len());
}

#[test]
fn what_is_not_simulated_is_named() {
    let files = foreign::recorded("ptx");
    let (_, text) =
        files.iter().find(|(name, _)| name == "warpgroup.nvcc.ptx").expect("it is recorded");
    let error = Simulator::new(Options::default()).load(text).expect_err("it has wgmma");
    assert!(error.to_string().starts_with("`wgmma."), "{error}");
}
