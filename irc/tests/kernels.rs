//! Tests of the compiler on the page about embedding, as its author would write them.

#[path = "../examples/expressions.rs"]
#[expect(dead_code, reason = "its `main` is for running it as a program")]
mod expressions;

use expressions::build;
use irc::prelude::*;
use irc::runtime::device::{Device, DeviceError, FaultKind, Image, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};

/// Runs `source`, whose parameters are arrays, for `n` threads on arrays of these contents; the
/// first is what it leaves in memory.
fn run(source: &str, n: i32, arrays: &[&[f32]]) -> Result<Vec<f32>, DeviceError> {
    let module = build(source).expect("the source is right");
    let target = Target::new("sm_90".parse().expect("there is such a target"));
    let ptx = compile(&module, &target, &Options::default()).expect("sm_90 has all of it");
    let mut device = SimDevice::new(sim::Options::default());
    let loaded = device.load(Image::Ptx(&ptx.text))?.module;
    let kernel = device.kernel(loaded, "run")?.id;
    let mut args = vec![n.to_le_bytes().to_vec()];
    let mut addresses = Vec::new();
    for array in arrays {
        let bytes: Vec<u8> = array.iter().flat_map(|x| x.to_le_bytes()).collect();
        let address = device.alloc(bytes.len() as u64)?;
        device.write(address, &bytes)?;
        args.push(address.to_le_bytes().to_vec());
        addresses.push(address);
    }
    let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
    device.launch(kernel, &LaunchConfig::new([1, 1, 1], [64, 1, 1]), &args)?;
    let mut bytes = vec![0; 4 * arrays[0].len()];
    device.read(addresses[0], &mut bytes)?;
    let float = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("four bytes"));
    Ok(bytes.chunks_exact(4).map(float).collect())
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
