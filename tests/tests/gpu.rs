//! The harness that compares a GPU with the simulator, on the simulator in place of the GPU; and
//! records of GPUs, replayed.

use irc_tests::gpu::{self, Plan};
use std::path::Path;

const PLAN: Plan = Plan { seed: 3, modules: 3, forms: 3, cases: 32 };

/// With the feature `cuda` through the driver's functions and `cust`, else without them.
fn stand_in() -> (Box<dyn irc_runtime::device::Device>, String) {
    #[cfg(feature = "cuda")]
    return gpu::open(true).expect("the simulator is there");
    #[cfg(not(feature = "cuda"))]
    (Box::new(gpu::reference()), "none".to_owned())
}

#[test]
fn the_stand_in_agrees_and_its_record_is_replayed() {
    let (mut device, driver) = stand_in();
    let outcome = gpu::run(device.as_mut(), &driver, &PLAN).expect("the device has a target");
    assert_eq!(outcome.failures, Vec::<String>::new());
    let target = gpu::target_of((9, 0)).expect("the target is known");
    assert_eq!(outcome.checks, gpu::count(&PLAN, &target));
    println!("{} checks, {} bytes of records", outcome.checks, outcome.recorded.len());
    let (forms, failures) = gpu::replay(&outcome.recorded).expect("it is a record");
    assert!(forms > 150, "{forms} forms");
    assert_eq!(failures, Vec::<String>::new());
}

const RECORD: &str = "\
device by hand
driver none
target sm_90
form 7.8 add.sat.s32 %r0, %r1, %r2;
in %r1 %r2
out %r0
7fffffff 1 = 7fffffff
1 2 = 3
form 7.8 addc.cc.u32 %r0, %r1, %r2;
in %r1 %r2 cc
out %r0 cc
ffffffff 0 1 = 0 1
1 1 0 = 2 0
form 7.8 rcp.approx.f32 %r0, %r1;
in %r1
out %r0
40400000 = 3eaaaaab
";

#[test]
fn a_record_by_hand_is_replayed() {
    assert_eq!(gpu::replay(RECORD), Ok((3, Vec::new())));
    // The neighbour of an approximate result is as good; that of an exact one is wrong.
    let near = RECORD.replace("3eaaaaab", "3eaaaaaa");
    assert_eq!(gpu::replay(&near), Ok((3, Vec::new())));
    for (right, wrong) in [("= 3eaaaaab", "= 3eaaaabb"), ("1 2 = 3", "1 2 = 4"), ("= 2 0", "= 2 1")]
    {
        let (_, failures) = gpu::replay(&RECORD.replace(right, wrong)).expect("it is a record");
        assert_eq!(failures.len(), 1, "{wrong}: {failures:?}");
    }
    assert!(gpu::replay(&RECORD.replace("1 2 = 3", "1 2 = 3 4")).is_err());
    assert!(gpu::replay(&RECORD.replace("target sm_90\n", "")).is_err());
}

/// The records of GPUs below tests/golden/gpu, of which there may be none yet.
#[test]
fn records_of_gpus_are_replayed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/gpu");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let (mut files, mut forms, mut all) = (0, 0, Vec::new());
    for path in paths.filter(|path| path.extension().is_some_and(|kind| kind == "txt")) {
        let text = std::fs::read_to_string(&path).expect("a record is text");
        let (count, failures) = gpu::replay(&text).expect("it is a record");
        assert!(count > 0, "{} has no forms", path.display());
        files += 1;
        forms += count;
        all.extend(failures);
    }
    println!("{files} records of GPUs with {forms} forms");
    if files == 0 {
        irc_tests::say_skipped("no record of a GPU in tests/golden/gpu");
    }
    assert_eq!(all, Vec::<String>::new());
}
