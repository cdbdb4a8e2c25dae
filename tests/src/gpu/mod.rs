//! Everything that runs on a device is run on one and on the simulator, and the results compared.
//!
//! A check is an example, a random module or the vectors of a form of a lane-wise instruction. What
//! a form computes may differ from the simulator where the manual leaves it open; the models say
//! where that is.

pub mod math;
pub mod vectors;

use crate::examples::{self, Argument, Case};
use crate::random;
use irc::{OptLevel, Options, compile};
use irc_ir::module::{Module, Symbol};
use irc_ir::text::parse_module;
use irc_ptx::target::{PtxVersion, Sm, Suffix, Target};
use irc_runtime::device::{Device, Image, LaunchConfig};
use irc_runtime::sim::{self, Checks, SimDevice};
use std::path::Path;
use vectors::{Results, Vectors};

/// Each kernel is compiled at all of them.
const LEVELS: [OptLevel; 3] = [OptLevel::O0, OptLevel::O1, OptLevel::O2];

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
    /// Operands of each routine of the math library, a multiple of 128.
    pub operands: usize,
    /// Which checks of all, counted from 0, and how many such parts there are: that many programs
    /// side by side do the whole.
    pub part: (usize, usize),
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
pub fn open(stand_in: bool) -> Result<Opened, String> {
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
pub fn open(_stand_in: bool) -> Result<Opened, String> {
    Err("built without the feature `cuda`".to_owned())
}

/// How many checks a plan has for a target.
pub fn count(plan: &Plan, target: &Target) -> usize {
    let kernels = LEVELS.len() * (examples::all().len() + plan.modules as usize);
    kernels + math::count() + vectors::all(plan, target).len()
}

/// A device and the version of its driver.
pub type Opened = (Box<dyn Device>, String);

/// Opens the device anew, after what may have left it unusable.
pub type Open<'a> = &'a dyn Fn() -> Result<Opened, String>;

/// Runs everything on the device and on the simulator.
///
/// # Errors
/// The device is of no target that there is.
pub fn run((device, driver): Opened, open: Open<'_>, plan: &Plan) -> Result<Outcome, String> {
    let info = device.info();
    let target = target_of(info.capability).ok_or("the device is of no target that irc has")?;
    let (part, outcome) = (plan.part, Outcome::default());
    let mut runner = Runner { open, device: Some(device), target, part, turn: 0, outcome };
    for example in examples::all() {
        let module = parse_module(example.text).map_err(|errors| errors[0].to_string())?.module;
        if !runner.is_next() {
            continue;
        }
        let case = (example.case)();
        runner.every_level(example.name, &module, &case, Against::Case);
    }
    for number in plan.seed..plan.seed + plan.modules {
        if !runner.is_next() {
            continue;
        }
        let random = random::module(number, 20);
        let name = format!("random module {number}");
        // Where operations are open, so are results.
        let against = match random.traits.poison || random.traits.approximate {
            true => Against::Nothing,
            false => Against::Simulator,
        };
        runner.every_level(&name, &random.module, &random.case, against);
    }
    runner.math(plan.operands);
    let known = runner.with_ptx_of_device()?;
    runner.outcome.recorded = vectors::head(&info.name, &driver, &target);
    let mut recorded = 0;
    for batch in vectors::all(plan, &known).chunks(32) {
        if runner.is_next() {
            recorded += runner.vectors(batch);
        }
    }
    runner.outcome.recorded += &vectors::tail(recorded);
    Ok(runner.outcome)
}

/// A device at work.
struct Runner<'a> {
    open: Open<'a>,
    /// `None` where it could not be opened again.
    device: Option<Box<dyn Device>>,
    target: Target,
    part: (usize, usize),
    /// How many checks were asked for.
    turn: usize,
    outcome: Outcome,
}

impl Runner<'_> {
    /// Whether the next check is one of this part.
    fn is_next(&mut self) -> bool {
        let (part, parts) = self.part;
        self.turn += 1;
        self.turn % parts == part
    }

    /// Does something on the device. One that fails is opened anew, as after a fault the driver
    /// does nothing more.
    fn on_device<T>(
        &mut self,
        run: impl FnOnce(&mut dyn Device, &Target) -> Result<T, String>,
    ) -> Result<T, String> {
        let device = self.device.as_deref_mut().ok_or("the device is lost")?;
        let result = run(device, &self.target);
        if result.is_err() {
            self.device = None;
            self.device = (self.open)().ok().map(|(device, _)| device);
        }
        result
    }

    /// The target, held to the newest PTX that the compiler of the device reads.
    fn with_ptx_of_device(&mut self) -> Result<Target, String> {
        let sm = self.target.sm;
        let device = self.device.as_deref_mut().ok_or("the device is lost")?;
        // No version of the language has a second digit after the point.
        let numbers = (0..=PtxVersion::NEWEST.major)
            .flat_map(|major| (0..10).map(move |minor| (major, minor)));
        let versions = numbers
            .map(|(major, minor)| PtxVersion::new(major, minor))
            .rev()
            .filter(|version| (sm.first_ptx()..=PtxVersion::NEWEST).contains(version));
        for version in versions {
            let empty = format!(".version {version}\n.target {}\n.address_size 64\n", sm.name());
            if let Ok(loaded) = device.load(Image::Ptx(&empty)) {
                device.unload(loaded.module).map_err(|error| error.to_string())?;
                return Target::pinned(sm, version).map_err(|error| error.to_string());
            }
        }
        Err(format!("the device loads nothing for {}", sm.name()))
    }

    fn every_level(&mut self, name: &str, module: &Module, case: &Case, against: Against) {
        for level in LEVELS {
            self.outcome.checks += 1;
            let result = compile(module, &self.target, &Options::default().with_level(level))
                .map_err(|errors| errors[0].to_string())
                .and_then(|ptx| {
                    let found =
                        self.on_device(|device, _| launch(device, module, &ptx.text, case))?;
                    compare(found, module, &ptx.text, case, against)
                });
            if let Err(error) = result {
                self.outcome.failures.push(format!("{name} at {level:?}: {error}"));
            }
        }
    }

    /// How many forms were recorded. A batch that fails is taken apart until it is known which
    /// form is at fault.
    fn vectors(&mut self, batch: &[Vectors]) -> usize {
        let found = self.on_device(|device, target| vectors::launch(device, target, batch));
        match found {
            Err(_) if batch.len() > 1 => {
                let (first, second) = batch.split_at(batch.len() / 2);
                self.vectors(first) + self.vectors(second)
            }
            Err(error) => {
                self.outcome.checks += batch.len();
                self.outcome.failures.push(format!("{}: {error}", batch[0].text));
                0
            }
            Ok(found) => self.judge(batch, &found),
        }
    }

    fn judge(&mut self, batch: &[Vectors], found: &[Results]) -> usize {
        let outcome = &mut self.outcome;
        outcome.checks += batch.len();
        let wanted = match vectors::launch(&mut reference(), &self.target, batch) {
            Ok(wanted) => wanted,
            Err(error) => {
                let what = format!("{} and what follows, simulated: {error}", batch[0].text);
                outcome.failures.push(what);
                return 0;
            }
        };
        for ((vectors, found), wanted) in batch.iter().zip(found).zip(wanted) {
            outcome.recorded += &vectors.record(found);
            match vectors.judge(&self.target, found, &wanted) {
                Ok(open) => outcome.open += open,
                Err(error) => outcome.failures.push(error),
            }
        }
        batch.len()
    }
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

fn compare(
    found: Vec<Vec<u8>>,
    module: &Module,
    ptx: &str,
    case: &Case,
    against: Against,
) -> Result<(), String> {
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
