//! What runs PTX: a trait with one implementation for each kind of device.
//!
//! A device owns modules, memory and one queue of work. Handles and addresses are plain numbers;
//! they are good for the device that gave them and until what they name is given back.
//!
//! Invariants:
//! - Work runs in the order in which it is asked for. A copy waits for all launches before it;
//!   [`Device::launch`] itself may return before its kernel has run, so a fault of the kernel may
//!   be the error of a later call, of [`Device::synchronize`] at the latest.
//! - Arguments are bytes, one slice for each parameter of the kernel, laid out as in memory. A
//!   device that knows the sizes of the parameters refuses others before the launch.
//! - What a device says of an image has the shape of what ptxas says: messages with lines of PTX.

use std::fmt;

pub use irc_ptx::abi::Argument;
use irc_ptx::abi::{Abi, ArgumentError, FunctionAbi, FunctionKind, ParamAbi};

pub use crate::elements::{DeviceArrays, Element};
pub use crate::launch::LaunchConfig;
use crate::ptxas::{FunctionFacts, Message};
pub use crate::sim::check::report::{DriverError, FaultKind, Line, Other, Report, SourceLocation};
use crate::sim::image::{Image as Texels, Opaque};

/// The code of a module.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Image<'a> {
    /// PTX text.
    Ptx(&'a str),
    /// Machine code, an ELF file.
    Cubin(&'a [u8]),
}

impl<'a> Image<'a> {
    /// The kind of image that these bytes are, a zero at the end of text left out; `None` if they
    /// are neither an ELF file nor text.
    pub fn of(bytes: &'a [u8]) -> Option<Image<'a>> {
        if bytes.starts_with(b"\x7fELF") {
            return Some(Image::Cubin(bytes));
        }
        let text = bytes.split(|&byte| byte == 0).next().unwrap_or_default();
        std::str::from_utf8(text).ok().map(Image::Ptx)
    }
}

impl fmt::Debug for Image<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Image::Ptx(text) => write!(f, "Ptx({} bytes)", text.len()),
            Image::Cubin(bytes) => write!(f, "Cubin({} bytes)", bytes.len()),
        }
    }
}

/// A loaded module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ModuleId(pub u64);

/// A kernel of a loaded module.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KernelId(pub u64);

/// What became of an image.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// The module.
    pub module: ModuleId,
    /// Warnings and advice, with lines of the PTX.
    pub messages: Vec<Message>,
    /// What the compiler said of each function; empty where it said nothing.
    pub facts: Vec<FunctionFacts>,
}

/// Where a parameter of a kernel lies in the block of all parameters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ParamPlace {
    /// Bytes from the begin of the block.
    pub offset: usize,
    /// Bytes of the parameter.
    pub bytes: usize,
}

/// A kernel and what its parameters are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kernel {
    /// The kernel.
    pub id: KernelId,
    /// Its parameters in order; `None` where the device cannot tell.
    pub params: Option<Vec<ParamPlace>>,
}

/// A global variable of a loaded module.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Global {
    /// Its address.
    pub address: u64,
    /// Its size.
    pub bytes: u64,
}

/// What a kernel needs of the machine.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct KernelAttributes {
    /// 32-bit registers a thread.
    pub registers: u32,
    /// Bytes of local memory a thread: its stack and its spills.
    pub local_bytes: u32,
    /// Bytes of static shared memory a CTA.
    pub shared_bytes: u32,
    /// Bytes of constant memory.
    pub constant_bytes: u32,
    /// The most threads that a CTA may have.
    pub max_threads: u32,
}

/// What a device is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DeviceInfo {
    /// Its name, for people.
    pub name: String,
    /// The compute capability, such as (9, 0).
    pub capability: (u32, u32),
    /// Bytes of global memory.
    pub memory_bytes: u64,
    /// How many CTAs run at once if each fills its place.
    pub multiprocessors: u32,
    /// The most bytes of shared memory that a CTA may ask for.
    pub max_shared_bytes: u32,
}

/// Why a device did not do what was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeviceError {
    /// There is no such device on this machine.
    #[error("{0}")]
    Unavailable(String),
    /// The image cannot be loaded.
    #[error("the module cannot be loaded{}", list_messages(.0))]
    Rejected(Vec<Message>),
    /// The image is of a kind that the device does not take.
    #[error("{device} cannot run {what}")]
    WrongImage {
        /// The device.
        device: String,
        /// What it was given.
        what: &'static str,
    },
    /// A handle that names nothing, or nothing any more.
    #[error("invalid handle of a {what}")]
    UnknownHandle {
        /// What it should name.
        what: &'static str,
    },
    /// The module has no kernel of this name.
    #[error("there is no kernel `{name}`{}", list_kernels(.kernels))]
    UnknownKernel {
        /// What was asked for.
        name: String,
        /// The kernels that there are, if the device knows.
        kernels: Vec<String>,
    },
    /// The module has no global variable of this name.
    #[error("there is no global variable `{0}`")]
    UnknownGlobal(String),
    /// The kernel takes other arguments.
    #[error("{0}")]
    Arguments(#[from] ArgumentError),
    /// A kernel has other parameters than a launcher was told.
    #[error("`{kernel}` has other parameters than expected: found {found}, expected {expected}")]
    Abi {
        /// The kernel.
        kernel: String,
        /// The parameters that were expected: offset and size of each.
        expected: String,
        /// Those that it has.
        found: String,
    },
    /// A launch of a shape that the device or the kernel does not take.
    #[error("invalid launch of `{kernel}`: {reason}")]
    BadLaunch {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        reason: String,
    },
    /// Memory is used up.
    #[error("{bytes} bytes cannot be allocated")]
    OutOfMemory {
        /// How much was asked for.
        bytes: u64,
    },
    /// An address of the host's that is no allocation, or one that is too small.
    #[error("{bytes} bytes at {address:#x} are not allocated")]
    BadAddress {
        /// The address.
        address: u64,
        /// How many bytes.
        bytes: u64,
    },
    /// A texture, sampler or surface that cannot be one, or is not of the module.
    #[error("{0}")]
    BadObject(String),
    /// The kernel did wrong. There is at least one fault, the first being the first found.
    #[error("{}", list_faults(.0))]
    Faults(Vec<Report>),
    /// Something that the device does not do, by name.
    #[error("not simulated: {what}")]
    NotSimulated {
        /// What it is.
        what: String,
        /// The line of the PTX that asks for it, if one does.
        line: Option<u32>,
    },
    /// A call of the driver failed.
    #[error("{call}: {name} ({code})")]
    Driver {
        /// The function.
        call: &'static str,
        /// What it returned.
        code: i32,
        /// The name of that.
        name: String,
    },
}

impl DeviceError {
    /// What the kernel did wrong, the first found first; nothing if it is another error.
    pub fn faults(&self) -> &[Report] {
        if let DeviceError::Faults(faults) = self { faults } else { &[] }
    }

    /// What is wrong; of faults the first, in one line.
    pub fn summary(&self) -> String {
        self.faults().first().map_or_else(|| self.to_string(), Report::summary)
    }
}

fn list_messages(messages: &[Message]) -> String {
    messages.iter().map(|message| format!("\n  {message}")).collect()
}

fn list_faults(faults: &[Report]) -> String {
    faults.iter().map(Report::to_string).collect::<String>().trim_end().to_owned()
}

fn list_kernels(kernels: &[String]) -> String {
    match kernels {
        [] => String::new(),
        names => format!("; there are: {}", names.join(", ")),
    }
}

fn not_done(what: &str) -> DeviceError {
    DeviceError::NotSimulated { what: what.to_owned(), line: None }
}

fn no_textures() -> DeviceError {
    not_done("textures and surfaces")
}

/// A device with its modules and its memory.
pub trait Device {
    /// What the device is.
    fn info(&self) -> DeviceInfo;

    /// Loads a module and initialises its variables.
    fn load(&mut self, image: Image<'_>) -> Result<Loaded, DeviceError>;

    /// Gives a module back; its kernels and variables go with it.
    fn unload(&mut self, module: ModuleId) -> Result<(), DeviceError>;

    /// Finds a kernel.
    fn kernel(&mut self, module: ModuleId, name: &str) -> Result<Kernel, DeviceError>;

    /// Finds a global variable.
    fn global(&mut self, module: ModuleId, name: &str) -> Result<Global, DeviceError>;

    /// What a kernel needs of the machine.
    fn attributes(&mut self, kernel: KernelId) -> Result<KernelAttributes, DeviceError>;

    /// Allocates global memory, aligned to 256 bytes, with nothing said about its contents. No
    /// bytes have an address too.
    fn alloc(&mut self, bytes: u64) -> Result<u64, DeviceError>;

    /// Likewise, at an address of the caller's choice. A device need not do that.
    fn alloc_at(&mut self, address: u64, bytes: u64) -> Result<(), DeviceError> {
        let _ = (address, bytes);
        Err(not_done("allocation at a given address"))
    }

    /// Gives memory back: an address that [`Device::alloc`] gave, or that it was given.
    fn free(&mut self, address: u64) -> Result<(), DeviceError>;

    /// Writes to global memory.
    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), DeviceError>;

    /// Reads from global memory.
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), DeviceError>;

    /// Makes a texture, sampler or surface, whose texels lie in global memory, and gives the handle
    /// that kernels take. A device need not do that.
    fn create_object(&mut self, object: Opaque) -> Result<u64, DeviceError> {
        let _ = object;
        Err(no_textures())
    }

    /// Ends a texture, sampler or surface; its texels stay.
    fn destroy_object(&mut self, handle: u64) -> Result<(), DeviceError> {
        let _ = handle;
        Err(no_textures())
    }

    /// Binds a texture, sampler or surface to a variable of its type. A device need not do that.
    fn bind(&mut self, module: ModuleId, name: &str, object: Opaque) -> Result<(), DeviceError> {
        let _ = (module, name, object);
        Err(no_textures())
    }

    /// Binds texels to a `.texref`, which says itself how it is read.
    fn bind_texels(
        &mut self,
        module: ModuleId,
        name: &str,
        texels: Texels,
    ) -> Result<(), DeviceError> {
        let _ = (module, name, texels);
        Err(no_textures())
    }

    /// Bytes of global memory: those that are free, and all.
    fn memory(&mut self) -> Result<(u64, u64), DeviceError>;

    /// Starts a kernel. `args` has the bytes of each parameter.
    fn launch(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<(), DeviceError>;

    /// Starts a kernel with arguments that are held against what it takes first.
    ///
    /// # Errors
    /// There are more or fewer arguments, one has another size or is something else, or that of
    /// [`Device::launch`].
    fn launch_checked(
        &mut self,
        kernel: KernelId,
        abi: &FunctionAbi,
        config: &LaunchConfig,
        args: &[Argument],
    ) -> Result<(), DeviceError> {
        let bytes = abi.check(args)?;
        self.launch(kernel, config, &bytes)
    }

    /// Loads PTX, runs a kernel of it, waits for that, and gives the module back. The arguments are
    /// held against what the kernel takes.
    ///
    /// # Errors
    /// Those of [`Device::load`], [`Device::kernel`], [`Device::launch_checked`] and
    /// [`Device::synchronize`].
    fn run_ptx(
        &mut self,
        ptx: &str,
        kernel: &str,
        config: &LaunchConfig,
        args: &[Argument],
    ) -> Result<(), DeviceError> {
        let module = self.load(Image::Ptx(ptx))?.module;
        let id = self.kernel(module, kernel).map(|kernel| kernel.id);
        let launched = id.and_then(|id| match kernel_abi(ptx, kernel) {
            Some(abi) => self.launch_checked(id, &abi, config, args),
            None => {
                let bytes: Vec<&[u8]> = args.iter().map(Argument::as_bytes).collect();
                self.launch(id, config, &bytes)
            }
        });
        launched.and(self.synchronize()).and(self.unload(module))
    }

    /// Holds a module against what a launcher was told of it: each kernel is there, and its
    /// parameters lie where they should.
    ///
    /// # Errors
    /// A kernel is not there, or has other parameters.
    fn check_abi(&mut self, module: ModuleId, abi: &Abi) -> Result<(), DeviceError> {
        // Devices do not agree on where textures, samplers and surfaces are.
        let is_kernel = |f: &&FunctionAbi| {
            f.kind == FunctionKind::Kernel
                && f.defined
                && f.params.iter().all(|p| p.offset.is_some())
        };
        for kernel in abi.functions.iter().filter(is_kernel) {
            let Some(found) = self.kernel(module, &kernel.name)?.params else { continue };
            let found: Vec<_> = found.iter().map(|p| (p.offset as u64, p.bytes as u64)).collect();
            let expected: Vec<_> =
                kernel.params.iter().map(|p| (p.offset.unwrap_or(0), p.size)).collect();
            if found != expected {
                return Err(DeviceError::Abi {
                    kernel: kernel.name.clone(),
                    expected: describe(expected.into_iter()),
                    found: describe(found.into_iter()),
                });
            }
        }
        Ok(())
    }

    /// Waits for all that was asked for.
    fn synchronize(&mut self) -> Result<(), DeviceError>;
}

/// Places in words: `8 bytes at 0, 4 bytes at 8`.
fn describe(places: impl Iterator<Item = (u64, u64)>) -> String {
    let words: Vec<String> =
        places.map(|(offset, size)| format!("{size} bytes at {offset}")).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

/// What a kernel takes, by the text of its module; `None` if that cannot be read or has no such
/// kernel.
pub fn kernel_abi(ptx: &str, kernel: &str) -> Option<FunctionAbi> {
    let abi = Abi::of(&irc_ptx::Module::parse(ptx).ok()?);
    abi.kernel(kernel).filter(|kernel| kernel.defined).cloned()
}

/// Where the parameters of a kernel lie.
pub fn param_places(kernel: &FunctionAbi) -> Option<Vec<ParamPlace>> {
    let place = |param: &ParamAbi| {
        let (offset, bytes) = (param.offset?, param.size);
        Some(ParamPlace { offset: offset.try_into().ok()?, bytes: bytes.try_into().ok()? })
    };
    kernel.params.iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_are_known_by_their_bytes() {
        assert_eq!(Image::of(b".version 8.0\n\0junk"), Some(Image::Ptx(".version 8.0\n")));
        assert_eq!(Image::of(b".version 8.0"), Some(Image::Ptx(".version 8.0")));
        let elf = b"\x7fELF\x02\x01\0\0";
        assert_eq!(Image::of(elf), Some(Image::Cubin(elf)));
        assert_eq!(Image::of(b"\xff\xfe"), None);
    }

    #[test]
    fn parameters_lie_as_the_text_says() {
        let ptx = ".version 8.0\n.target sm_90\n.address_size 64\n\
                   .visible .entry k(.param .u8 a, .param .u64 b, .param .align 16 .b8 c[20])\n\
                   { ret; }\n";
        let place = |offset, bytes| ParamPlace { offset, bytes };
        let want = vec![place(0, 1), place(8, 8), place(16, 20)];
        assert_eq!(kernel_abi(ptx, "k").as_ref().and_then(param_places), Some(want));
        assert_eq!(kernel_abi(ptx, "j"), None);
        assert_eq!(kernel_abi("no PTX", "k"), None);
    }
}
