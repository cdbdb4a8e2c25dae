//! A GPU of this machine, through the driver and `cust`.
//!
//! The driver is looked for when a device is made, so a program with this feature starts on any
//! machine. `cust` keeps the context and the memory; modules, functions and launches go through
//! [`irc_driver::module`], because `cust` has neither the compiler's log nor clusters nor shared
//! memory over 48 KiB.
//!
//! Invariants:
//! - Every call makes the device's context current first; all work is in its default stream.
//! - The log of the driver's compiler is always taken: it becomes the messages and the facts of a
//!   loaded module, or those of the error, with lines of the PTX.
//! - The driver is never given arguments whose sizes do not match the kernel. A driver that cannot
//!   tell the sizes (before CUDA 12.4) leaves them to the PTX text.

mod errors;

use crate::device::{
    Device, DeviceError, DeviceInfo, Global, Image, Kernel, KernelAttributes, KernelId,
    LaunchConfig, Loaded, ModuleId, param_places,
};
use crate::ptxas::parse_log;
use cust::CudaFlags;
use cust::context::{Context, CurrentContext};
use cust::device::Device as Card;
use cust::memory::{CopyDestination, DeviceBuffer};
use errors::Failure;
use irc_driver::module::{self, Attribute, CallError};
use irc_ptx::abi::{Abi, FunctionAbi};
use irc_ptx::mangle::mangle;
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString};
use std::sync::Arc;

/// The attributes of a device that are asked for, as the driver numbers them.
const MULTIPROCESSORS: u32 = 16;
const CAPABILITY: [u32; 2] = [75, 76];
const MAX_SHARED_BYTES: u32 = 97;
/// Dynamic shared memory that a launch may ask for without more ado.
const PLAIN_SHARED_BYTES: u32 = 48 << 10;
/// CTAs of a cluster that every device takes.
const PORTABLE_CLUSTER: u32 = 8;

/// A GPU.
pub struct CudaDevice {
    info: DeviceInfo,
    modules: BTreeMap<ModuleId, LoadedModule>,
    kernels: BTreeMap<KernelId, LoadedKernel>,
    buffers: BTreeMap<u64, DeviceBuffer<u8>>,
    /// The next handle.
    next: u64,
    /// The kernel that was launched last: what a fault is said to be of.
    last: String,
    /// Goes last: all of the above is in it.
    context: Context,
}

struct LoadedModule {
    code: Arc<module::Module>,
    /// The text, if it was that.
    ptx: Option<String>,
    /// What the text says of its kernels, once somebody has asked.
    abi: OnceCell<Option<Abi>>,
    globals: BTreeMap<u64, module::Global>,
}

impl LoadedModule {
    /// What a kernel takes, by the text.
    fn kernel_abi(&self, name: &str) -> Option<FunctionAbi> {
        let read = || irc_ptx::Module::parse(self.ptx.as_deref()?).ok().map(|ptx| Abi::of(&ptx));
        self.abi.get_or_init(read).as_ref()?.kernel(name).filter(|kernel| kernel.defined).cloned()
    }
}

struct LoadedKernel {
    name: String,
    module: ModuleId,
    function: module::Function,
    /// What it takes, where the driver or the text tells.
    abi: Option<FunctionAbi>,
}

impl CudaDevice {
    /// The device of this number, counted from zero.
    ///
    /// # Errors
    /// There is no driver, or no such device; the message says which.
    pub fn new(number: u32) -> Result<CudaDevice, DeviceError> {
        irc_driver::load()
            .map_err(|error| DeviceError::Unavailable(format!("no CUDA driver: {error}")))?;
        let unavailable = |call: &'static str| {
            move |error| {
                let error = Failure::of_cust(call, error).plain();
                DeviceError::Unavailable(format!("no CUDA device {number}: {error}"))
            }
        };
        cust::init(CudaFlags::empty()).map_err(unavailable("cuInit"))?;
        let card = Card::get_device(number).map_err(unavailable("cuDeviceGet"))?;
        let context = Context::new(card).map_err(unavailable("cuDevicePrimaryCtxRetain"))?;
        let info = info(card).map_err(Failure::plain)?;
        Ok(CudaDevice {
            info,
            modules: BTreeMap::new(),
            kernels: BTreeMap::new(),
            buffers: BTreeMap::new(),
            next: 0,
            last: String::new(),
            context,
        })
    }

    /// The latest version of CUDA that the driver supports, such as `13.0`.
    ///
    /// # Errors
    /// The driver does not say.
    pub fn driver_version(&self) -> Result<String, DeviceError> {
        let version = cust::CudaApiVersion::get()
            .map_err(|error| Failure::of_cust("cuDriverGetVersion", error).plain())?;
        Ok(format!("{}.{}", version.major(), version.minor()))
    }

    fn enter(&self) -> Result<(), DeviceError> {
        CurrentContext::set_current(&self.context)
            .map_err(|error| Failure::of_cust("cuCtxSetCurrent", error).plain())
    }

    fn next(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    fn module(&self, id: ModuleId) -> Result<&LoadedModule, DeviceError> {
        self.modules.get(&id).ok_or(DeviceError::UnknownHandle { what: "module" })
    }

    fn loaded_kernel(&self, id: KernelId) -> Result<&LoadedKernel, DeviceError> {
        self.kernels.get(&id).ok_or(DeviceError::UnknownHandle { what: "kernel" })
    }

    /// The variable that has this address, and the offset in it.
    fn global_at(
        &self,
        address: u64,
        bytes: usize,
    ) -> Result<(&module::Global, usize), DeviceError> {
        let variables = self.modules.values().filter_map(|module| {
            module.globals.range(..=address).next_back().map(|(_, global)| global)
        });
        for global in variables {
            let offset = (address - global.address()) as usize;
            if offset.checked_add(bytes).is_some_and(|end| end <= global.bytes()) {
                return Ok((global, offset));
            }
        }
        Err(DeviceError::BadAddress { address, bytes: bytes as u64 })
    }

    /// Where the bytes from this address on lie in a buffer, if all of them do.
    fn part(&self, address: u64, bytes: usize) -> Option<(u64, std::ops::Range<usize>)> {
        let (&start, buffer) = self.buffers.range(..=address).next_back()?;
        let offset = usize::try_from(address - start).ok()?;
        let end = offset.checked_add(bytes)?;
        (end <= buffer.len()).then_some((start, offset..end))
    }
}

impl Drop for CudaDevice {
    fn drop(&mut self) {
        // Modules and buffers are given back to the current context. Without it they go with the
        // device's own, which is dropped last.
        let _ = self.enter();
    }
}

fn info(card: Card) -> Result<DeviceInfo, Failure> {
    let attribute = |number| {
        let value = module::device_attribute(card.as_raw(), number)?;
        Ok::<u32, Failure>(u32::try_from(value).unwrap_or(0))
    };
    let [major, minor] = CAPABILITY;
    Ok(DeviceInfo {
        name: card.name().map_err(|error| Failure::of_cust("cuDeviceGetName", error))?,
        capability: (attribute(major)?, attribute(minor)?),
        memory_bytes: card
            .total_memory()
            .map_err(|error| Failure::of_cust("cuDeviceTotalMem", error))?
            as u64,
        multiprocessors: attribute(MULTIPROCESSORS)?,
        max_shared_bytes: attribute(MAX_SHARED_BYTES)?,
    })
}

/// Finds what has a name: mangled as irc does that, else as it is. One with a zero in it is
/// nobody's.
fn by_name<T>(
    name: &str,
    find: impl Fn(&CStr) -> Result<T, CallError>,
    unknown: impl Fn() -> DeviceError,
) -> Result<T, DeviceError> {
    for name in [&*mangle(name), name] {
        let Ok(name) = CString::new(name) else { continue };
        match find(&name) {
            Err(error) if error.code == irc_driver::codes::NOT_FOUND => {}
            found => return found.map_err(|error| Failure::from(error).plain()),
        }
    }
    Err(unknown())
}

/// Starts a kernel, whose attributes are set first where it needs that.
fn start(
    function: &module::Function,
    config: &LaunchConfig,
    arguments: &mut [u8],
) -> Result<(), CallError> {
    let LaunchConfig { grid, block, cluster, dynamic_shared } = *config;
    if dynamic_shared > PLAIN_SHARED_BYTES {
        function.set_attribute(Attribute::MaxDynamicSharedBytes, dynamic_shared)?;
    }
    let ctas = |shape: [u32; 3]| shape.iter().fold(1, |ctas: u32, &n| ctas.saturating_mul(n));
    if cluster.is_some_and(|cluster| ctas(cluster) > PORTABLE_CLUSTER) {
        function.set_attribute(Attribute::LargeClusters, 1)?;
    }
    function.launch(&module::LaunchDims { grid, block, cluster, dynamic_shared }, arguments)
}

impl Device for CudaDevice {
    fn info(&self) -> DeviceInfo {
        self.info.clone()
    }

    fn load(&mut self, image: Image<'_>) -> Result<Loaded, DeviceError> {
        self.enter()?;
        let (bytes, ptx) = match image {
            Image::Ptx(text) => (text.as_bytes(), Some(text.to_owned())),
            Image::Cubin(bytes) => (bytes, None),
        };
        let (code, log) = module::load(bytes);
        let code = code.map_err(|error| Failure::from(error).of_image(&log))?;
        let (messages, facts) = parse_log(&log.info);
        let id = ModuleId(self.next());
        let (code, abi, globals) = (Arc::new(code), OnceCell::new(), BTreeMap::new());
        let module = LoadedModule { code, ptx, abi, globals };
        self.modules.insert(id, module);
        Ok(Loaded { module: id, messages, facts })
    }

    fn unload(&mut self, module: ModuleId) -> Result<(), DeviceError> {
        self.enter()?;
        self.module(module)?;
        self.kernels.retain(|_, kernel| kernel.module != module);
        self.modules.remove(&module);
        Ok(())
    }

    fn kernel(&mut self, module: ModuleId, name: &str) -> Result<Kernel, DeviceError> {
        self.enter()?;
        let loaded = self.module(module)?;
        let unknown = || DeviceError::UnknownKernel { name: name.to_owned(), kernels: Vec::new() };
        let function = by_name(name, |name| loaded.code.function(name), unknown)?;
        let placed = loaded.kernel_abi(name).filter(|abi| param_places(abi).is_some());
        let abi = placed.or_else(|| {
            let place = |param: &module::Param| (param.offset as u64, param.bytes as u64);
            Some(FunctionAbi::of_places(name, function.params()?.iter().map(place)))
        });
        let params = abi.as_ref().and_then(param_places);
        let id = KernelId(self.next());
        let kernel = LoadedKernel { name: name.to_owned(), module, function, abi };
        self.kernels.insert(id, kernel);
        Ok(Kernel { id, params })
    }

    fn global(&mut self, module: ModuleId, name: &str) -> Result<Global, DeviceError> {
        self.enter()?;
        let unknown = || DeviceError::UnknownGlobal(name.to_owned());
        let code = &self.module(module)?.code;
        let global = by_name(name, |name| code.global(name), unknown)?;
        let place = Global { address: global.address(), bytes: global.bytes() as u64 };
        if let Some(module) = self.modules.get_mut(&module) {
            module.globals.insert(place.address, global);
        }
        Ok(place)
    }

    fn attributes(&mut self, kernel: KernelId) -> Result<KernelAttributes, DeviceError> {
        self.enter()?;
        let function = &self.loaded_kernel(kernel)?.function;
        let get = |attribute| function.attribute(attribute).map_err(|e| Failure::from(e).plain());
        Ok(KernelAttributes {
            registers: get(Attribute::Registers)?,
            local_bytes: get(Attribute::LocalBytes)?,
            shared_bytes: get(Attribute::SharedBytes)?,
            constant_bytes: get(Attribute::ConstantBytes)?,
            max_threads: get(Attribute::MaxThreads)?,
        })
    }

    fn alloc(&mut self, bytes: u64) -> Result<u64, DeviceError> {
        self.enter()?;
        let out_of_memory = || DeviceError::OutOfMemory { bytes };
        let size = usize::try_from(bytes).map_err(|_| out_of_memory())?;
        // The driver does not allocate nothing.
        let buffer = DeviceBuffer::zeroed(size.max(1)).map_err(|error| match error {
            cust::error::CudaError::OutOfMemory
            | cust::error::CudaError::InvalidMemoryAllocation => out_of_memory(),
            _ => Failure::of_cust("cuMemAlloc", error).of_launch(&self.last),
        })?;
        let address = buffer.as_device_ptr().as_raw();
        self.buffers.insert(address, buffer);
        Ok(address)
    }

    fn free(&mut self, address: u64) -> Result<(), DeviceError> {
        self.enter()?;
        let buffer = self.buffers.remove(&address);
        let buffer = buffer.ok_or(DeviceError::BadAddress { address, bytes: 0 })?;
        DeviceBuffer::drop(buffer)
            .map_err(|(error, _)| Failure::of_cust("cuMemFree", error).of_launch(&self.last))
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), DeviceError> {
        self.enter()?;
        let Some((start, range)) = self.part(address, bytes.len()) else {
            let (global, offset) = self.global_at(address, bytes.len())?;
            let written = global.write(offset, bytes);
            return written.map_err(|error| Failure::from(error).of_launch(&self.last));
        };
        let written = self.buffers[&start].index(range).copy_from(bytes);
        written.map_err(|error| Failure::of_cust("cuMemcpyHtoD", error).of_launch(&self.last))
    }

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), DeviceError> {
        self.enter()?;
        let Some((start, range)) = self.part(address, bytes.len()) else {
            let (global, offset) = self.global_at(address, bytes.len())?;
            let read = global.read(offset, bytes);
            return read.map_err(|error| Failure::from(error).of_launch(&self.last));
        };
        let read = self.buffers[&start].index(range).copy_to(bytes);
        read.map_err(|error| Failure::of_cust("cuMemcpyDtoH", error).of_launch(&self.last))
    }

    fn memory(&mut self) -> Result<(u64, u64), DeviceError> {
        self.enter()?;
        let (free, total) = cust::memory::mem_get_info()
            .map_err(|error| Failure::of_cust("cuMemGetInfo", error).of_launch(&self.last))?;
        Ok((free as u64, total as u64))
    }

    fn launch(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<(), DeviceError> {
        self.enter()?;
        let LoadedKernel { name, function, abi, .. } = self.loaded_kernel(kernel)?;
        let Some((abi, params)) = abi.as_ref().and_then(|abi| Some((abi, param_places(abi)?)))
        else {
            let reason = "the driver is older than CUDA 12.4 and cannot report its parameters";
            return Err(DeviceError::BadLaunch { kernel: name.clone(), reason: reason.to_owned() });
        };
        abi.check_bytes(args)?;
        let size = params.iter().map(|param| param.offset + param.bytes).max().unwrap_or(0);
        let mut block = vec![0; size];
        for (param, arg) in params.iter().zip(args) {
            block[param.offset..param.offset + param.bytes].copy_from_slice(arg);
        }
        let (name, started) = (name.clone(), start(function, config, &mut block));
        started.map_err(|error| Failure::from(error).of_shape(&name, &self.last))?;
        self.last = name;
        Ok(())
    }

    fn synchronize(&mut self) -> Result<(), DeviceError> {
        self.enter()?;
        CurrentContext::synchronize()
            .map_err(|error| Failure::of_cust("cuCtxSynchronize", error).of_launch(&self.last))
    }
}

#[cfg(test)]
mod tests;
