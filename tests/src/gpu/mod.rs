//! Everything that runs on a device is run on one and on the simulator, and the results compared.
//!
//! A check is an example, a random module or the vectors of a form of a lane-wise instruction. What
//! a form computes may differ from the simulator where the manual leaves it open; the models say
//! where that is.

pub mod vectors;

use crate::examples::{self, Argument, Case};
use crate::random;
use irc::{OptLevel, Options, compile};
use irc_ir::module::{Module, Symbol};
use irc_ir::text::parse_module;
use irc_ptx::target::{Sm, Suffix, Target};
use irc_runtime::device::{Device, Image, LaunchConfig};
use irc_runtime::sim::{self, Checks, SimDevice};
use std::path::Path;
use vectors::Vectors;

/// What is run.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The number of the first random module.
    pub seed: u64,
    /// How many there are.
    pub modules: u64,
    /// The most forms of each row; they are spread over all of its forms.
    pub forms: usize,
    /// Cases of each form, at most 1024.
    pub cases: usize,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many checks were made.
    pub checks: usize,
    /// Results of instructions that are not the simulator's, but as good by the manual.
    pub open: usize,
    /// What is wrong.
    pub failures: Vec<String>,
    /// The vectors with the device's results, as [`vectors::parse`] reads them.
    pub recorded: String,
}

/// The simulator, to compare with.
pub fn reference() -> SimDevice {
    SimDevice::new(sim::Options::default().with_checks(Checks::empty()))
}

/// The target of a device of this capability: with all that is special to it, if there is such.
pub fn target_of((major, minor): (u32, u32)) -> Option<Target> {
    let number = u16::try_from(major * 10 + minor).ok()?;
    let sm = Sm::lookup(number, Suffix::A).or_else(|| Sm::lookup(number, Suffix::None))?;
    Some(Target::new(sm))
}

/// The first GPU of this machine and the version of its driver; with `stand_in` the simulator in
/// place of the driver.
///
/// # Errors
/// There is none, or the program is built without the feature `cuda`.
#[cfg(feature = "cuda")]
pub fn open(stand_in: bool) -> Result<(Box<dyn Device>, String), String> {
    if stand_in {
        irc_cuda::install();
    }
    let device = irc_runtime::cuda::CudaDevice::new(0).map_err(|error| error.to_string())?;
    let driver = device.driver_version().map_err(|error| error.to_string())?;
    Ok((Box::new(device), driver))
}

/// The first GPU of this machine and the version of its driver.
///
/// # Errors
/// The program is built without the feature `cuda`.
#[cfg(not(feature = "cuda"))]
pub fn open(_stand_in: bool) -> Result<(Box<dyn Device>, String), String> {
    Err("built without the feature `cuda`".to_owned())
}

/// How many checks a plan has for a target.
pub fn count(plan: &Plan, target: &Target) -> usize {
    2 * (examples::all().len() + plan.modules as usize) + vectors::all(plan, target).len()
}

/// Runs everything on the device and on the simulator.
pub fn run(device: &mut dyn Device, driver: &str, plan: &Plan) -> Result<Outcome, String> {
    let info = device.info();
    let target = target_of(info.capability).ok_or("the device is of no target that irc has")?;
    let mut outcome = Outcome::default();
    for example in examples::all() {
        let module = parse_module(example.text).map_err(|errors| errors[0].to_string())?.module;
        let case = (example.case)();
        both_levels(device, &target, example.name, &module, &case, Against::Case, &mut outcome);
    }
    for number in plan.seed..plan.seed + plan.modules {
        let random = random::module(number, 20);
        let name = format!("random module {number}");
        // Where operations are open, so are results.
        let against = match random.traits.poison || random.traits.approximate {
            true => Against::Nothing,
            false => Against::Simulator,
        };
        both_levels(device, &target, &name, &random.module, &random.case, against, &mut outcome);
    }
    outcome.recorded = vectors::head(&info.name, driver, &target);
    let mut recorded = 0;
    for batch in vectors::all(plan, &target).chunks(32) {
        recorded += run_vectors(device, &target, batch, &mut outcome);
    }
    outcome.recorded += &vectors::tail(recorded);
    Ok(outcome)
}

/// What results must be.
#[derive(Clone, Copy)]
enum Against {
    /// What the case says.
    Case,
    /// What the simulator computes.
    Simulator,
    /// Anything: the launch must end.
    Nothing,
}

fn both_levels(
    device: &mut dyn Device,
    target: &Target,
    name: &str,
    module: &Module,
    case: &Case,
    against: Against,
    outcome: &mut Outcome,
) {
    for level in [OptLevel::O0, OptLevel::O1] {
        outcome.checks += 1;
        let result = compile(module, target, &Options::default().with_level(level))
            .map_err(|errors| errors[0].to_string())
            .and_then(|ptx| compare(device, module, &ptx.text, case, against));
        if let Err(error) = result {
            outcome.failures.push(format!("{name} at {level:?}: {error}"));
        }
    }
}

fn compare(
    device: &mut dyn Device,
    module: &Module,
    ptx: &str,
    case: &Case,
    against: Against,
) -> Result<(), String> {
    let found = launch(device, module, ptx, case)?;
    match against {
        Against::Nothing => Ok(()),
        Against::Case => {
            let found: Vec<Vec<Option<u8>>> =
                found.into_iter().map(|bytes| bytes.into_iter().map(Some).collect()).collect();
            case.check(&found).map_err(|error| error.to_string())
        }
        Against::Simulator => {
            let wanted = launch(&mut reference(), module, ptx, case)?;
            for (buffer, (found, wanted)) in found.iter().zip(&wanted).enumerate() {
                if let Some(at) = found.iter().zip(wanted).position(|(a, b)| a != b) {
                    let (found, wanted) = (found[at], wanted[at]);
                    return Err(format!("buffer {buffer}, byte {at}: {found:#x}, not {wanted:#x}"));
                }
            }
            Ok(())
        }
    }
}

/// The buffers of a case after a launch.
fn launch(
    device: &mut dyn Device,
    module: &Module,
    ptx: &str,
    case: &Case,
) -> Result<Vec<Vec<u8>>, String> {
    let Some(Symbol::Func(kernel)) = module.symbol(&case.kernel) else {
        return Err(format!("there is no kernel @{}", case.kernel));
    };
    let params = &module.func(kernel).signature.params;
    let (mut args, mut places) = (Vec::new(), Vec::new());
    for (argument, param) in case.arguments.iter().zip(params) {
        args.push(match argument {
            Argument::Bits(bits) => bits.to_le_bytes()[..param.ty.bytes() as usize].to_vec(),
            Argument::Bytes(bytes) => bytes.clone(),
            Argument::Buffer { before, .. } => {
                let address = place(device, before)?;
                places.push((address, before.len()));
                address.to_le_bytes().to_vec()
            }
        });
    }
    let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
    let config = LaunchConfig::new(case.grid, case.block).with_dynamic_shared(case.dynamic_shared);
    let loaded = device.load(Image::Ptx(ptx)).map_err(|error| error.to_string())?;
    let ran = start(device, loaded.module, &case.kernel, &config, &args);
    let buffers = ran
        .and_then(|()| places.iter().map(|&(address, size)| take(device, address, size)).collect());
    device.unload(loaded.module).map_err(|error| error.to_string())?;
    buffers
}

fn start(
    device: &mut dyn Device,
    module: irc_runtime::device::ModuleId,
    kernel: &str,
    config: &LaunchConfig,
    args: &[&[u8]],
) -> Result<(), String> {
    let mut run = || {
        let kernel = device.kernel(module, kernel)?;
        device.launch(kernel.id, config, args)?;
        device.synchronize()
    };
    run().map_err(|error| error.to_string())
}

/// New memory with these contents.
fn place(device: &mut dyn Device, contents: &[u8]) -> Result<u64, String> {
    let mut write = || {
        let address = device.alloc(contents.len() as u64)?;
        device.write(address, contents)?;
        Ok::<u64, irc_runtime::device::DeviceError>(address)
    };
    write().map_err(|error| error.to_string())
}

/// The contents of memory, which is given back.
fn take(device: &mut dyn Device, address: u64, size: usize) -> Result<Vec<u8>, String> {
    let mut bytes = vec![0; size];
    device.read(address, &mut bytes).map_err(|error| error.to_string())?;
    device.free(address).map_err(|error| error.to_string())?;
    Ok(bytes)
}

/// How many forms were recorded.
fn run_vectors(
    device: &mut dyn Device,
    target: &Target,
    batch: &[Vectors],
    outcome: &mut Outcome,
) -> usize {
    outcome.checks += batch.len();
    let found = vectors::launch(device, target, batch);
    let wanted = vectors::launch(&mut reference(), target, batch);
    let (found, wanted) = match (found, wanted) {
        (Ok(found), Ok(wanted)) => (found, wanted),
        (Err(error), _) | (_, Err(error)) => {
            outcome.failures.push(format!("{} and what follows: {error}", batch[0].text));
            return 0;
        }
    };
    for ((vectors, found), wanted) in batch.iter().zip(found).zip(wanted) {
        outcome.recorded += &vectors.record(&found);
        match vectors.judge(target, &found, &wanted) {
            Ok(open) => outcome.open += open,
            Err(error) => outcome.failures.push(error),
        }
    }
    batch.len()
}

/// Replays a record on the simulator: how many forms it has, and what is wrong.
///
/// # Errors
/// The text is no record.
pub fn replay(text: &str) -> Result<(usize, Vec<String>), String> {
    let (target, recorded) = vectors::parse(text)?;
    let mut failures = Vec::new();
    for batch in recorded.chunks(32) {
        let forms: Vec<Vectors> = batch.iter().map(|(vectors, _)| vectors.clone()).collect();
        let wanted = vectors::launch(&mut reference(), &target, &forms)?;
        for ((vectors, found), wanted) in batch.iter().zip(&wanted) {
            failures.extend(vectors.judge(&target, found, wanted).err());
        }
    }
    Ok((recorded.len(), failures))
}

/// How many cases of a record the models are asked about, and what they do not take.
///
/// # Errors
/// The text is no record.
pub fn ask_models(text: &str) -> Result<(usize, Vec<String>), String> {
    let (target, recorded) = vectors::parse(text)?;
    let (mut asked, mut refused) = (0, Vec::new());
    for (vectors, results) in &recorded {
        match vectors.ask(&target, results) {
            Ok(cases) => asked += cases,
            Err(error) => refused.push(error),
        }
    }
    Ok((asked, refused))
}

/// What came of replaying the records in a folder.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Replayed {
    /// How many records there are.
    pub files: usize,
    /// How many forms they have.
    pub forms: usize,
    /// What is wrong, with the file.
    pub failures: Vec<String>,
}

/// Replays each file `NAME.txt` in a folder. One that is no record, or an empty one, is a failure.
///
/// # Errors
/// The folder or a file cannot be read.
pub fn replay_folder(folder: &Path) -> std::io::Result<Replayed> {
    let entries = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = entries.collect::<std::io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|kind| kind == "txt"));
    paths.sort();
    let mut replayed = Replayed { files: paths.len(), ..Replayed::default() };
    for path in paths {
        let text = std::fs::read(&path)?;
        let result = String::from_utf8(text).map_err(|error| error.to_string());
        let (forms, failures) = match result.and_then(|text| replay(&text)) {
            Ok((0, _)) => (0, vec!["it has no forms".to_owned()]),
            Ok(replayed) => replayed,
            Err(error) => (0, vec![error]),
        };
        replayed.forms += forms;
        let named = failures.into_iter().map(|failure| format!("{}: {failure}", path.display()));
        replayed.failures.extend(named);
    }
    Ok(replayed)
}
