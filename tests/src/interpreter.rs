//! Launches of a [`Case`] in the reference interpreter.

use crate::examples::{Argument, Case};
use irc_ir::interp::{Arg, Interp, Launch, Limits, Outcome};
use irc_ir::module::{Module, Symbol};

/// The contents of the buffers of a case, in the order of its arguments; `None` stands for a byte
/// that is poison.
pub type Buffers = Vec<Vec<Option<u8>>>;

/// Alignment of buffers in bytes, that of `cudaMalloc`.
const ALIGN: u64 = 256;

/// The buffers of a case after a launch, in the order of the arguments, and how the launch went.
/// A fault or a bad launch is an error.
pub fn launch(module: &Module, case: &Case, seed: u64) -> Result<(Buffers, Outcome), String> {
    launch_within(module, case, seed, Limits::default().steps)
}

/// The same; a launch that takes more steps than these is an error, too.
pub fn launch_within(
    module: &Module,
    case: &Case,
    seed: u64,
    steps: u64,
) -> Result<(Buffers, Outcome), String> {
    let Some(Symbol::Func(kernel)) = module.symbol(&case.kernel) else {
        return Err(format!("there is no kernel @{}", case.kernel));
    };
    let mut interp = Interp::new(module).map_err(|error| error.to_string())?;
    let (mut args, mut places) = (Vec::new(), Vec::new());
    for argument in &case.arguments {
        args.push(match argument {
            Argument::Bits(bits) => Arg::Bits((*bits).into()),
            Argument::Bytes(bytes) => Arg::Bytes(bytes.clone()),
            Argument::Buffer { before, .. } => {
                let address =
                    interp.alloc_bytes(before, ALIGN).map_err(|error| error.to_string())?;
                places.push((address, before.len() as u64));
                Arg::Bits(address.into())
            }
        });
    }
    let mut launch = Launch::new(1, 1, seed);
    (launch.grid, launch.block) = (case.grid, case.block);
    launch.dynamic_shared = case.dynamic_shared;
    launch.limits.steps = steps;
    let outcome = interp.launch(kernel, &launch, &args).map_err(|error| error.to_string())?;
    let read = |&(address, size)| interp.read(address, size).map_err(|error| error.to_string());
    let buffers = places.iter().map(read).collect::<Result<_, _>>()?;
    Ok((buffers, outcome))
}
