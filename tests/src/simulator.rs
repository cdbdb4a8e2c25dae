//! Launches of a [`Case`] in the simulator.

use crate::examples::{Argument, Case};
use irc_ir::module::{Module, Symbol};
use irc_ptx as ptx;
use irc_runtime::sim::{Checks, LaunchConfig, Options, Schedule, Simulator};

/// Instructions that all warps of a launch together may execute.
const STEPS: u64 = 200_000_000;

/// The buffers of a case, byte by byte; what is uninitialised is `None`.
pub type Buffers = Vec<Vec<Option<u8>>>;

/// The options for a seed: every schedule comes, and most seeds watch everything.
pub fn options(seed: u64) -> Options {
    let schedule = [Schedule::Fair, Schedule::Random, Schedule::Adversarial][(seed % 3) as usize];
    let checks = if seed % 8 == 7 { Checks::empty() } else { Checks::all() };
    Options::default().with_seed(seed).with_schedule(schedule).with_checks(checks).with_steps(STEPS)
}

/// The buffers of a case after a launch of `code`, in the order of the arguments; what is
/// uninitialised is nothing. `module` is what the code was made from; it says how wide each
/// argument is.
pub fn launch(
    module: &Module,
    code: &ptx::Module,
    case: &Case,
    options: Options,
) -> Result<Buffers, String> {
    launch_counted(module, code, case, options).map(|(buffers, _)| buffers)
}

/// Likewise, with how many instructions the threads ran together.
pub fn launch_counted(
    module: &Module,
    code: &ptx::Module,
    case: &Case,
    options: Options,
) -> Result<(Buffers, u64), String> {
    let Some(Symbol::Func(kernel)) = module.symbol(&case.kernel) else {
        return Err(format!("there is no kernel @{}", case.kernel));
    };
    let params = &module.func(kernel).signature.params;
    let mut simulator = Simulator::new(options);
    let text = code.to_string();
    let loaded = simulator.load(&text).map_err(|error| error.to_string())?;
    let (mut args, mut places) = (Vec::new(), Vec::new());
    for (argument, param) in case.arguments.iter().zip(params) {
        args.push(match argument {
            Argument::Bits(bits) => bits.to_le_bytes()[..param.ty.bytes() as usize].to_vec(),
            Argument::Bytes(bytes) => bytes.clone(),
            Argument::Buffer { before, .. } => {
                let address = simulator.allocate(before.len() as u64);
                simulator.write(address, before).map_err(|error| error.to_string())?;
                places.push((address, before.len()));
                address.to_le_bytes().to_vec()
            }
        });
    }
    let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
    let shape = LaunchConfig::new(case.grid, case.block).with_dynamic_shared(case.dynamic_shared);
    let finished = simulator
        .launch(loaded, &case.kernel, shape, &args, &|_| {})
        .map_err(|error| error.to_string())?;
    if let Some(report) = finished.reports.iter().find(|report| report.kind.is_error()) {
        return Err(report.to_string());
    }
    let read = |(address, size)| {
        let mut bytes = vec![0; size];
        simulator.read(address, &mut bytes).map_err(|error| error.to_string())?;
        Ok(bytes.into_iter().map(Some).collect())
    };
    let buffers: Result<_, String> = places.into_iter().map(read).collect();
    Ok((buffers?, finished.thread_steps))
}
