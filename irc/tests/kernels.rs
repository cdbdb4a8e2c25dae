//! Tests of the compiler on the page about embedding, as its author would write them.

#[path = "../examples/expressions.rs"]
#[expect(dead_code, reason = "its `main` is for running it as a program")]
mod expressions;

use expressions::build;
use irc::prelude::*;
use irc::runtime::device::{Argument, Device, DeviceArrays, DeviceError, FaultKind, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};

/// Runs `source`, whose parameters are arrays, for `n` threads on arrays of these contents; the
/// first is what it leaves in memory.
fn run(source: &str, n: i32, arrays: &[&[f32]]) -> Result<Vec<f32>, DeviceError> {
    let module = build(source).expect("the source is right");
    let target = "sm_90".parse().expect("there is such a target");
    let ptx = compile(&module, &target, &Options::default()).expect("sm_90 has all of it");
    let mut device = SimDevice::new(sim::Options::default());
    let mut args: Vec<Argument> = vec![n.into()];
    let mut addresses = Vec::new();
    for array in arrays {
        let address = device.upload(array)?;
        args.push(Argument::pointer(address));
        addresses.push(address);
    }
    device.run_ptx(&ptx.text, "run", &LaunchConfig::linear(1, 64), &args)?;
    device.download(addresses[0], arrays[0].len())
}

#[test]
fn squares_are_squares() {
    let found = run("y[i] = x[i] * x[i];", 3, &[&[0.0; 3], &[1.0, 2.0, 3.0]]);
    assert_eq!(found.expect("nothing is wrong with it"), [1.0, 4.0, 9.0]);
}

#[test]
fn what_lies_behind_an_array_is_not_read() {
    // The kernel is launched for four elements; `x` has three.
    let error = run("y[i] = x[i];", 4, &[&[0.0; 4], &[1.0, 2.0, 3.0]]).unwrap_err();
    let DeviceError::Faults(faults) = error else { panic!("{error}") };
    assert_eq!(faults[0].kind, FaultKind::OutOfBounds);
    assert_eq!(faults[0].thread, Some([3, 0, 0]));
    let place = faults[0].place.source.as_ref().expect("the compiler says where it is");
    assert_eq!(place.to_string(), "expressions:1");
}
