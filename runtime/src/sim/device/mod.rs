//! The simulator as a device.
//!
//! Launches run to their end before the call returns, so every fault is the error of its own
//! launch. What a kernel prints goes to standard output, as on a GPU.
//!
//! Constant variables have addresses for the host in a range of their own, one window for each
//! module; kernels never see these addresses.

use super::image::{Image as Texels, Opaque};
use super::memory::{HostError, WINDOW};
use super::program::{Program, by_name};
use super::{
    Finished, LaunchError, LoadError, MAX_SHARED, MEMORY_BYTES, ModuleId as Loaded, Options,
    Simulator, Stopper,
};
use crate::device::{
    self, Device, DeviceError, DeviceInfo, Global, Image, Kernel, KernelAttributes, KernelId,
    LaunchConfig, ModuleId, param_places,
};
use crate::ptxas::{Message, Severity};
use std::io::Write;

/// What the device is called.
const NAME: &str = "irc simulator";
/// What it looks like to programs that choose code by the device.
const CAPABILITY: (u32, u32) = (9, 0);
/// Where the host sees constant variables: below all global memory.
const CONSTANTS: u64 = 0x6000_0000_0000;
/// The most threads of a CTA.
const CTA_THREADS: u32 = 1024;

/// A simulated device.
///
/// ```
/// use irc_runtime::device::{Device, DeviceError, Image, LaunchConfig};
/// use irc_runtime::sim::{Options, SimDevice};
///
/// let ptx = "
///     .version 7.0 .target sm_70 .address_size 64
///     .visible .entry square(.param .u64 p) {
///         .reg .b32 %r<3>; .reg .b64 %rd<4>;
///         ld.param.u64 %rd1, [p];
///         mov.u32 %r1, %tid.x;
///         mul.wide.u32 %rd2, %r1, 4;
///         add.s64 %rd3, %rd1, %rd2;
///         mul.lo.u32 %r2, %r1, %r1;
///         st.global.u32 [%rd3], %r2;
///         ret;
///     }";
/// let mut device = SimDevice::new(Options::default());
/// let module = device.load(Image::Ptx(ptx))?.module;
/// let kernel = device.kernel(module, "square")?;
/// let p = device.alloc(256)?;
/// let config = LaunchConfig::new([1, 1, 1], [64, 1, 1]);
/// device.launch(kernel.id, &config, &[&p.to_le_bytes()])?;
/// device.synchronize()?;
/// let mut last = [0; 4];
/// device.read(p + 63 * 4, &mut last)?;
/// assert_eq!(u32::from_le_bytes(last), 63 * 63);
/// # Ok::<(), DeviceError>(())
/// ```
pub struct SimDevice {
    simulator: Simulator,
    options: Options,
    /// Module and name of each kernel that was asked for.
    kernels: Vec<(Loaded, String)>,
    /// Whether modules are refused that their target or version does not take.
    checks_ptx: bool,
}

impl SimDevice {
    /// A device without modules and memory.
    pub fn new(options: Options) -> SimDevice {
        let simulator = Simulator::new(options);
        SimDevice { simulator, options, kernels: Vec::new(), checks_ptx: false }
    }

    /// The same, but whether modules are refused in which `irc check` finds errors, as a driver
    /// refuses them; else all are taken that can be run.
    pub const fn with_ptx_checks(mut self, checks_ptx: bool) -> SimDevice {
        self.checks_ptx = checks_ptx;
        self
    }

    /// What stops launches, from any thread.
    pub fn stopper(&self) -> Stopper {
        self.simulator.stopper()
    }

    /// Runs a kernel as [`Device::launch`] does, and tells all that happened: notes, what the
    /// kernel printed, how much ran. `done` gets how many clusters have ended.
    ///
    /// # Errors
    /// The launch cannot begin; what the kernel does wrong is no error here.
    pub fn run(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Finished, DeviceError> {
        let (module, name) = self.named(kernel)?;
        let name = name.to_owned();
        let finished = self.simulator.launch(module, &name, *config, args, done);
        finished.map_err(|error| not_launched(error, &name))
    }

    fn program(&self, module: ModuleId) -> Result<(Loaded, &Program), DeviceError> {
        let unknown = DeviceError::UnknownHandle { what: "module" };
        let loaded = usize::try_from(module.0).map(Loaded);
        let found = loaded.ok().and_then(|loaded| Some((loaded, self.simulator.program(loaded)?)));
        found.ok_or(unknown)
    }

    fn named(&self, kernel: KernelId) -> Result<(Loaded, &str), DeviceError> {
        let found = usize::try_from(kernel.0).ok().and_then(|index| self.kernels.get(index));
        let found = found.filter(|(module, _)| self.simulator.program(*module).is_some());
        let (module, name) = found.ok_or(DeviceError::UnknownHandle { what: "kernel" })?;
        Ok((*module, name))
    }

    /// The constants that an address of the host's lies in, and the offset of N bytes.
    fn constants(&mut self, address: u64, bytes: usize) -> Option<(&mut super::Flat, u64)> {
        let offset = address.checked_sub(CONSTANTS)?;
        let module = usize::try_from(offset / WINDOW).ok()?;
        let program = self.simulator.modules.get_mut(module)?.as_mut()?;
        let fits = program.constants.holds(offset % WINDOW, u32::try_from(bytes).ok()?);
        fits.then_some((&mut program.constants, offset % WINDOW))
    }
}

/// Whether a text is one that its target and version take.
fn accepted(text: &str) -> Result<(), DeviceError> {
    let found = irc_ptx::check::check(text, None);
    let errors = found.iter().filter(|found| found.severity == irc_ptx::text::Severity::Error);
    let message = |found: &irc_ptx::text::Diagnostic| {
        let line = found.span.and_then(|span| line_of(text, span.start as usize));
        Message::new(Severity::Error, line, found.message.clone())
    };
    let messages: Vec<Message> = errors.map(message).collect();
    if messages.is_empty() { Ok(()) } else { Err(DeviceError::Rejected(messages)) }
}

/// The line of a place in a text, counted from one.
fn line_of(text: &str, offset: usize) -> Option<u32> {
    let before = text.as_bytes().get(..offset).unwrap_or(text.as_bytes());
    u32::try_from(1 + before.iter().filter(|&&byte| byte == b'\n').count()).ok()
}

/// A module that was refused, with lines of its text.
fn refused(error: &LoadError, text: &str) -> DeviceError {
    let line = |offset: usize| line_of(text, offset);
    match error {
        LoadError::Read(errors) => {
            let message = |error: &irc_ptx::ReadError| {
                let line = line(error.span.start);
                Message::new(Severity::Error, line, error.kind.to_string())
            };
            DeviceError::Rejected(errors.iter().map(message).collect())
        }
        LoadError::NotSimulated { mnemonic, function, offset } => DeviceError::NotSimulated {
            what: format!("`{mnemonic}` in `{function}`"),
            line: line(*offset as usize),
        },
        _ => DeviceError::Rejected(vec![Message::new(Severity::Error, None, error.to_string())]),
    }
}

fn not_launched(error: LaunchError, kernel: &str) -> DeviceError {
    match error {
        LaunchError::UnknownKernel { name, known } => {
            DeviceError::UnknownKernel { name, kernels: known }
        }
        LaunchError::Arguments(error) => DeviceError::Arguments(error),
        LaunchError::Shape(reason) => {
            let named = format!("`{kernel}`: ");
            let reason = reason.strip_prefix(&named).unwrap_or(&reason).to_owned();
            DeviceError::BadLaunch { kernel: kernel.to_owned(), reason }
        }
    }
}

fn bad_address(error: &HostError) -> DeviceError {
    match *error {
        HostError::OutOfBounds { address, bytes } => DeviceError::BadAddress { address, bytes },
        HostError::NotAllocated(address) => DeviceError::BadAddress { address, bytes: 0 },
        HostError::OutOfMemory(bytes) => DeviceError::OutOfMemory { bytes },
    }
}

fn bad_object(error: &dyn std::error::Error) -> DeviceError {
    DeviceError::BadObject(error.to_string())
}

impl Device for SimDevice {
    fn info(&self) -> DeviceInfo {
        DeviceInfo {
            name: NAME.to_owned(),
            capability: CAPABILITY,
            memory_bytes: MEMORY_BYTES,
            multiprocessors: self.options.multiprocessors,
            max_shared_bytes: MAX_SHARED,
        }
    }

    fn load(&mut self, image: Image<'_>) -> Result<device::Loaded, DeviceError> {
        let Image::Ptx(text) = image else {
            let what = "machine code";
            return Err(DeviceError::WrongImage { device: NAME.to_owned(), what });
        };
        if self.checks_ptx {
            accepted(text)?;
        }
        let Loaded(index) = self.simulator.load(text).map_err(|error| refused(&error, text))?;
        let module = ModuleId(index as u64);
        Ok(device::Loaded { module, messages: Vec::new(), facts: Vec::new() })
    }

    fn unload(&mut self, module: ModuleId) -> Result<(), DeviceError> {
        let (loaded, _) = self.program(module)?;
        self.simulator.unload(loaded);
        Ok(())
    }

    fn kernel(&mut self, module: ModuleId, name: &str) -> Result<Kernel, DeviceError> {
        let (loaded, program) = self.program(module)?;
        let index = program.kernel(name).ok_or_else(|| DeviceError::UnknownKernel {
            name: name.to_owned(),
            kernels: self.simulator.kernels(loaded),
        })?;
        // As a driver lays the parameters out, which is closer than the simulator does for itself.
        let params = program.abi(&program.functions[index]).as_ref().and_then(param_places);
        self.kernels.push((loaded, name.to_owned()));
        Ok(Kernel { id: KernelId(self.kernels.len() as u64 - 1), params })
    }

    fn global(&mut self, module: ModuleId, name: &str) -> Result<Global, DeviceError> {
        let (Loaded(index), program) = self.program(module)?;
        if let Some((address, bytes)) = by_name(name, |name| program.globals.get(name).copied()) {
            return Ok(Global { address, bytes });
        }
        let constant = by_name(name, |name| program.constant_names.get(name).copied());
        let (offset, bytes) =
            constant.ok_or_else(|| DeviceError::UnknownGlobal(name.to_owned()))?;
        Ok(Global { address: CONSTANTS + index as u64 * WINDOW + offset, bytes })
    }

    fn attributes(&mut self, kernel: KernelId) -> Result<KernelAttributes, DeviceError> {
        let (module, name) = self.named(kernel)?;
        let gone = DeviceError::UnknownHandle { what: "kernel" };
        let program = self.simulator.program(module).ok_or_else(|| gone.clone())?;
        let code = &program.functions[program.kernel(name).ok_or(gone)?];
        let most =
            code.reqntid.map(|[x, y, z]| x.saturating_mul(y).saturating_mul(z)).or(code.maxntid);
        Ok(KernelAttributes {
            // PTX has as many as it likes.
            registers: 0,
            local_bytes: code.local.size as u32,
            shared_bytes: program.shared.size as u32,
            constant_bytes: program.constants.bytes as u32,
            max_threads: most.unwrap_or(CTA_THREADS).min(CTA_THREADS),
        })
    }

    fn alloc(&mut self, bytes: u64) -> Result<u64, DeviceError> {
        let free = MEMORY_BYTES.saturating_sub(self.simulator.memory_used());
        if bytes > free {
            return Err(DeviceError::OutOfMemory { bytes });
        }
        Ok(self.simulator.allocate(bytes))
    }

    fn alloc_at(&mut self, address: u64, bytes: u64) -> Result<(), DeviceError> {
        let free = MEMORY_BYTES.saturating_sub(self.simulator.memory_used());
        if bytes > free {
            return Err(DeviceError::OutOfMemory { bytes });
        }
        match self.simulator.allocate_at(address, bytes) {
            true => Ok(()),
            false => Err(DeviceError::BadAddress { address, bytes }),
        }
    }

    fn free(&mut self, address: u64) -> Result<(), DeviceError> {
        self.simulator.free(address).map_err(|error| bad_address(&error))
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), DeviceError> {
        let Some((constants, offset)) = self.constants(address, bytes.len()) else {
            return self.simulator.write(address, bytes).map_err(|error| bad_address(&error));
        };
        for (at, &byte) in (offset..).zip(bytes) {
            let lane = at % 4;
            constants.store((at / 4) as usize, u32::from(byte) << (8 * lane), 1 << lane);
        }
        Ok(())
    }

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), DeviceError> {
        let Some((constants, offset)) = self.constants(address, bytes.len()) else {
            let read = self.simulator.read(address, bytes);
            return read.map(|_unwritten| ()).map_err(|error| bad_address(&error));
        };
        for (at, byte) in (offset..).zip(bytes) {
            *byte = constants.words[(at / 4) as usize].to_le_bytes()[(at % 4) as usize];
        }
        Ok(())
    }

    fn create_object(&mut self, object: Opaque) -> Result<u64, DeviceError> {
        self.simulator.create(object).map_err(|error| bad_object(&error))
    }

    fn destroy_object(&mut self, handle: u64) -> Result<(), DeviceError> {
        let what = "texture, sampler or surface";
        let destroyed = self.simulator.destroy_handle(handle);
        destroyed.then_some(()).ok_or(DeviceError::UnknownHandle { what })
    }

    fn bind(&mut self, module: ModuleId, name: &str, object: Opaque) -> Result<(), DeviceError> {
        let (loaded, _) = self.program(module)?;
        self.simulator.bind(loaded, name, object).map_err(|error| bad_object(&error))
    }

    fn bind_texels(
        &mut self,
        module: ModuleId,
        name: &str,
        texels: Texels,
    ) -> Result<(), DeviceError> {
        let (loaded, _) = self.program(module)?;
        self.simulator.bind_texture(loaded, name, texels).map_err(|error| bad_object(&error))
    }

    fn memory(&mut self) -> Result<(u64, u64), DeviceError> {
        let free = MEMORY_BYTES.saturating_sub(self.simulator.memory_used());
        Ok((free, MEMORY_BYTES))
    }

    fn launch(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<(), DeviceError> {
        let finished = self.run(kernel, config, args, &|_| ())?;
        // Where nobody reads what the kernel prints, the kernel does not care.
        let _ = std::io::stdout().write_all(&finished.output);
        let faults = finished.reports.into_iter().filter(|report| report.kind.is_error());
        match faults.collect::<Vec<_>>() {
            faults if faults.is_empty() => Ok(()),
            faults => Err(DeviceError::Faults(faults)),
        }
    }

    fn synchronize(&mut self) -> Result<(), DeviceError> {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
