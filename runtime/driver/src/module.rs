//! Safe calls for what `cust` lacks: modules with the log of their compiler, the parameters and
//! attributes of functions, launches with arguments that are made when the program runs.
//!
//! All work goes to the default stream of the current context, which the caller makes current
//! (with `cust`).
//!
//! Invariants:
//! - A [`Function`] and a [`Global`] keep their [`Module`] loaded.
//! - A launch never reads memory of the host that is not the caller's: arguments are handed over as
//!   one block whose size the driver gets, never as pointers whose number it must trust.

use crate::{codes, raw};
use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr::{null_mut, without_provenance_mut};
use std::sync::Arc;

/// A call of the driver that failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{call}: {} ({code})", codes::name(*.code))]
pub struct CallError {
    /// The function.
    pub call: &'static str,
    /// What it returned.
    pub code: c_int,
}

fn check(call: &'static str, code: c_int) -> Result<(), CallError> {
    if code == codes::SUCCESS { Ok(()) } else { Err(CallError { call, code }) }
}

/// What the driver's compiler said about an image.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Log {
    /// Facts and advice.
    pub info: String,
    /// Errors.
    pub errors: String,
}

/// Bytes for each log; longer ones are cut.
const LOG_BYTES: usize = 64 << 10;

/// Options of the compiler, as the driver numbers them.
const INFO_LOG: c_uint = 3;
const INFO_LOG_BYTES: c_uint = 4;
const ERROR_LOG: c_uint = 5;
const ERROR_LOG_BYTES: c_uint = 6;
const VERBOSE: c_uint = 12;

/// What a launch says of its clusters, as the driver numbers it.
const CLUSTER_SHAPE: c_uint = 4;
/// How a block of arguments is announced.
const ARGUMENTS: usize = 1;
const ARGUMENT_BYTES: usize = 2;
const END: usize = 0;

/// A loaded module.
#[derive(Debug)]
pub struct Module {
    handle: raw::CUmodule,
}

// The driver lets every thread use its handles; the context is the caller's to make current.
#[expect(unsafe_code, reason = "the handle is a pointer for the driver only")]
// SAFETY: nothing here looks at what the handle points to.
unsafe impl Send for Module {}
#[expect(unsafe_code, reason = "the handle is a pointer for the driver only")]
// SAFETY: likewise, and the driver's functions lock what they use.
unsafe impl Sync for Module {}

impl Drop for Module {
    #[expect(unsafe_code, reason = "a call of the driver")]
    fn drop(&mut self) {
        // SAFETY: the handle is ours, and no function of the module is left.
        // An error is one of earlier work, which is reported to others.
        let _ = unsafe { raw::cuModuleUnload(self.handle) };
    }
}

/// Where a parameter lies in the block of arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Param {
    /// Bytes from the begin of the block.
    pub offset: usize,
    /// Bytes of the parameter.
    pub bytes: usize,
}

/// An attribute of a function, with the driver's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum Attribute {
    /// The most threads of a CTA.
    MaxThreads = 0,
    /// Bytes of static shared memory.
    SharedBytes = 1,
    /// Bytes of constant memory.
    ConstantBytes = 2,
    /// Bytes of local memory a thread.
    LocalBytes = 3,
    /// Registers a thread.
    Registers = 4,
    /// The most bytes of dynamic shared memory; can be set.
    MaxDynamicSharedBytes = 8,
    /// Whether clusters may have more than eight CTAs; can be set.
    LargeClusters = 14,
}

/// The shape of a launch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaunchDims {
    /// CTAs in the grid.
    pub grid: [u32; 3],
    /// Threads in a CTA.
    pub block: [u32; 3],
    /// CTAs in a cluster, where the launch says it.
    pub cluster: Option<[u32; 3]>,
    /// Bytes of dynamic shared memory a CTA.
    pub dynamic_shared: u32,
}

/// A variable of a module.
#[derive(Debug, Clone)]
pub struct Global {
    address: u64,
    bytes: usize,
    /// Kept loaded.
    _module: Arc<Module>,
}

/// A function of a module.
#[derive(Debug, Clone)]
pub struct Function {
    handle: raw::CUfunction,
    /// Kept loaded.
    _module: Arc<Module>,
}

#[expect(unsafe_code, reason = "the handle is a pointer for the driver only")]
// SAFETY: as for modules.
unsafe impl Send for Function {}

/// Loads PTX text or machine code into the current context, always with the compiler's log.
pub fn load(image: &[u8]) -> (Result<Module, CallError>, Log) {
    // The driver reads text to its zero, and machine code as far as that says itself.
    let image: Vec<u8> = image.iter().copied().chain([0]).collect();
    let (mut info, mut errors) = (vec![0u8; LOG_BYTES], vec![0u8; LOG_BYTES]);
    let size = without_provenance_mut::<c_void>(LOG_BYTES);
    let mut options = [INFO_LOG, INFO_LOG_BYTES, ERROR_LOG, ERROR_LOG_BYTES, VERBOSE];
    let mut values = [
        info.as_mut_ptr().cast(),
        size,
        errors.as_mut_ptr().cast(),
        size,
        without_provenance_mut(1),
    ];
    let mut handle = null_mut();
    #[expect(unsafe_code, reason = "a call of the driver")]
    // SAFETY: the image ends as the driver wants it; the buffers of the logs are as large as said;
    // there are as many values as options.
    let code = unsafe {
        raw::cuModuleLoadDataEx(
            &mut handle,
            image.as_ptr().cast(),
            options.len() as c_uint,
            options.as_mut_ptr(),
            values.as_mut_ptr(),
        )
    };
    let log = Log { info: text(&info), errors: text(&errors) };
    (check("cuModuleLoadDataEx", code).map(|()| Module { handle }), log)
}

/// The text before the first zero.
fn text(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

impl Module {
    /// Finds a kernel.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn function(self: &Arc<Self>, name: &CStr) -> Result<Function, CallError> {
        let mut handle = null_mut();
        // SAFETY: the module is loaded, the name ends with a zero.
        let code = unsafe { raw::cuModuleGetFunction(&mut handle, self.handle, name.as_ptr()) };
        check("cuModuleGetFunction", code)?;
        Ok(Function { handle, _module: Arc::clone(self) })
    }

    /// Finds a global variable.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn global(self: &Arc<Self>, name: &CStr) -> Result<Global, CallError> {
        let (mut address, mut bytes) = (0, 0);
        // SAFETY: the module is loaded, the name ends with a zero.
        let code = unsafe {
            raw::cuModuleGetGlobal_v2(&mut address, &mut bytes, self.handle, name.as_ptr())
        };
        check("cuModuleGetGlobal_v2", code)?;
        Ok(Global { address, bytes, _module: Arc::clone(self) })
    }
}

impl Global {
    /// The address of the first byte.
    pub fn address(&self) -> u64 {
        self.address
    }

    /// How many bytes there are.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The address of some of the bytes, if they are inside.
    fn part(&self, call: &'static str, offset: usize, bytes: usize) -> Result<u64, CallError> {
        match offset.checked_add(bytes) {
            Some(end) if end <= self.bytes => Ok(self.address + offset as u64),
            _ => Err(CallError { call, code: codes::INVALID_VALUE }),
        }
    }

    /// Writes bytes from an offset on.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn write(&self, offset: usize, bytes: &[u8]) -> Result<(), CallError> {
        let to = self.part("cuMemcpyHtoD_v2", offset, bytes.len())?;
        // SAFETY: the variable is there as long as its module, and has N bytes.
        let code = unsafe { raw::cuMemcpyHtoD_v2(to, bytes.as_ptr().cast(), bytes.len()) };
        check("cuMemcpyHtoD_v2", code)
    }

    /// Reads bytes from an offset on.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn read(&self, offset: usize, bytes: &mut [u8]) -> Result<(), CallError> {
        let from = self.part("cuMemcpyDtoH_v2", offset, bytes.len())?;
        // SAFETY: the variable is there as long as its module, and has N bytes.
        let code = unsafe { raw::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), from, bytes.len()) };
        check("cuMemcpyDtoH_v2", code)
    }
}

/// An attribute of a device, by the driver's number: `cust` knows those of CUDA 11.4 only.
#[expect(unsafe_code, reason = "a call of the driver")]
pub fn device_attribute(device: c_int, number: u32) -> Result<c_int, CallError> {
    let mut value = 0;
    // SAFETY: the place for the value is ours; a wrong device or number is an error.
    let code = unsafe { raw::cuDeviceGetAttribute(&mut value, number, device) };
    check("cuDeviceGetAttribute", code)?;
    Ok(value)
}

impl Function {
    /// An attribute.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn attribute(&self, attribute: Attribute) -> Result<u32, CallError> {
        let mut value = 0;
        // SAFETY: the function's module is loaded.
        let code = unsafe { raw::cuFuncGetAttribute(&mut value, attribute as c_uint, self.handle) };
        check("cuFuncGetAttribute", code)?;
        Ok(u32::try_from(value).unwrap_or(0))
    }

    /// Sets an attribute that can be set.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn set_attribute(&self, attribute: Attribute, value: u32) -> Result<(), CallError> {
        let value = c_int::try_from(value).unwrap_or(c_int::MAX);
        // SAFETY: the function's module is loaded.
        let code = unsafe { raw::cuFuncSetAttribute(self.handle, attribute as c_uint, value) };
        check("cuFuncSetAttribute", code)
    }

    /// The parameters in order; `None` if the driver is older than CUDA 12.4, which cannot tell.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn params(&self) -> Option<Vec<Param>> {
        let mut params = Vec::new();
        loop {
            let (mut offset, mut bytes) = (0, 0);
            // SAFETY: the function's module is loaded.
            let code = unsafe {
                raw::cuFuncGetParamInfo(self.handle, params.len(), &mut offset, &mut bytes)
            };
            match code {
                codes::SUCCESS => params.push(Param { offset, bytes }),
                codes::INVALID_VALUE => return Some(params),
                _ => return None,
            }
        }
    }

    /// Starts the function with a block of arguments, which is copied.
    #[expect(unsafe_code, reason = "a call of the driver")]
    pub fn launch(&self, shape: &LaunchDims, arguments: &mut [u8]) -> Result<(), CallError> {
        let mut bytes = arguments.len();
        let mut extra = [
            without_provenance_mut::<c_void>(ARGUMENTS),
            arguments.as_mut_ptr().cast(),
            without_provenance_mut(ARGUMENT_BYTES),
            (&raw mut bytes).cast(),
            without_provenance_mut(END),
        ];
        // A function without parameters takes no block, not an empty one.
        let extra = if arguments.is_empty() { null_mut() } else { extra.as_mut_ptr() };
        let LaunchDims { grid, block, cluster, dynamic_shared } = *shape;
        let Some(cluster) = cluster else {
            // SAFETY: the function's module is loaded; the block of arguments is as large as said.
            let code = unsafe {
                raw::cuLaunchKernel(
                    self.handle,
                    grid[0],
                    grid[1],
                    grid[2],
                    block[0],
                    block[1],
                    block[2],
                    dynamic_shared,
                    null_mut(),
                    null_mut(),
                    extra,
                )
            };
            return check("cuLaunchKernel", code);
        };
        let mut attribute = raw::LaunchAttribute { id: CLUSTER_SHAPE, pad: 0, value: [0; 16] };
        attribute.value[..3].copy_from_slice(&cluster);
        let config = raw::LaunchConfig {
            grid,
            block,
            shared_bytes: dynamic_shared,
            stream: null_mut(),
            attributes: &attribute,
            attribute_count: 1,
        };
        // SAFETY: likewise, and the attribute lives as long as the call.
        let code = unsafe { raw::cuLaunchKernelEx(&config, self.handle, null_mut(), extra) };
        check("cuLaunchKernelEx", code)
    }
}
