//! Launches of a [`Case`] in the executor of PTX.

use crate::examples::{Argument, Case};
use irc_ir::module::{Module, Symbol};
use irc_ir::ptx;
use irc_runtime::executor::{Arg, Executor, Limits};

/// Instructions that all threads of a launch together may execute.
const STEPS: u64 = 200_000_000;

/// The buffers of a case after a launch of `code`, in the order of the arguments. `module` is what
/// the code was made from; it says how wide each argument is.
pub fn launch(
    module: &Module,
    code: &ptx::Module,
    case: &Case,
    seed: u64,
) -> Result<Vec<Vec<Option<u8>>>, String> {
    let Some(Symbol::Func(kernel)) = module.symbol(&case.kernel) else {
        return Err(format!("there is no kernel @{}", case.kernel));
    };
    let params = &module.func(kernel).signature.params;
    let mut executor = Executor::new(code).map_err(|error| error.to_string())?;
    executor.set_limits(Limits { seed, steps: STEPS });
    let (mut args, mut places) = (Vec::new(), Vec::new());
    for (argument, param) in case.arguments.iter().zip(params) {
        args.push(match argument {
            Argument::Bits(bits) => Arg(bits.to_le_bytes()[..param.ty.bytes() as usize].to_vec()),
            Argument::Bytes(bytes) => Arg(bytes.clone()),
            Argument::Buffer { before, .. } => {
                let address = executor.alloc(before.len());
                executor.write(address, before).map_err(|error| error.to_string())?;
                places.push((address, before.len()));
                Arg::from(address)
            }
        });
    }
    executor
        .launch(&case.kernel, case.grid, case.block, case.dynamic_shared, &args)
        .map_err(|error| error.to_string())?;
    let read = |(address, size)| {
        let mut bytes = vec![0; size];
        executor.read(address, &mut bytes).map_err(|error| error.to_string())?;
        Ok(bytes.into_iter().map(Some).collect())
    };
    places.into_iter().map(read).collect()
}
