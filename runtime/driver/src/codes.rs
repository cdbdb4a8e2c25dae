//! What the functions of the driver return: the codes, their names, and their messages.

use std::ffi::{CStr, c_int};

/// One code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Code {
    /// The number.
    pub number: c_int,
    /// The name in the manual.
    pub name: &'static CStr,
    /// What it means.
    pub text: &'static CStr,
    /// Whether CUDA 11.4 has it, and with that `cust_raw`.
    pub is_old: bool,
}

/// All went well.
pub const SUCCESS: c_int = 0;
/// An argument is wrong.
pub const INVALID_VALUE: c_int = 1;
/// Memory is used up.
pub const OUT_OF_MEMORY: c_int = 2;
/// There is no driver, or `cuInit` was not called.
pub const NOT_INITIALIZED: c_int = 3;
/// There is no device.
pub const NO_DEVICE: c_int = 100;
/// There is no device of this number.
pub const INVALID_DEVICE: c_int = 101;
/// What should be a module is none.
pub const INVALID_IMAGE: c_int = 200;
/// No context, or none like this.
pub const INVALID_CONTEXT: c_int = 201;
/// The machine code is for another device.
pub const NO_BINARY_FOR_GPU: c_int = 209;
/// There is no such limit.
pub const UNSUPPORTED_LIMIT: c_int = 215;
/// The PTX is wrong.
pub const INVALID_PTX: c_int = 218;
/// The PTX is of a version that the driver does not know.
pub const UNSUPPORTED_PTX_VERSION: c_int = 222;
/// What should be a module is none, either.
pub const INVALID_SOURCE: c_int = 300;
/// A file is not there.
pub const FILE_NOT_FOUND: c_int = 301;
/// A handle names nothing.
pub const INVALID_HANDLE: c_int = 400;
/// A name is not there.
pub const NOT_FOUND: c_int = 500;
/// Work is under way.
pub const NOT_READY: c_int = 600;
/// An access outside of memory.
pub const ILLEGAL_ADDRESS: c_int = 700;
/// A launch wants more than there is.
pub const LAUNCH_OUT_OF_RESOURCES: c_int = 701;
/// A launch took too long.
pub const LAUNCH_TIMEOUT: c_int = 702;
/// An assertion failed.
pub const ASSERT: c_int = 710;
/// Host memory is registered already.
pub const HOST_MEMORY_ALREADY_REGISTERED: c_int = 712;
/// Host memory is not registered.
pub const HOST_MEMORY_NOT_REGISTERED: c_int = 713;
/// The stack overflowed.
pub const HARDWARE_STACK_ERROR: c_int = 714;
/// An instruction is none.
pub const ILLEGAL_INSTRUCTION: c_int = 715;
/// An address is not aligned.
pub const MISALIGNED_ADDRESS: c_int = 716;
/// An instruction is not for the space of its address.
pub const INVALID_ADDRESS_SPACE: c_int = 717;
/// A thread left its code.
pub const INVALID_PC: c_int = 718;
/// A launch failed otherwise.
pub const LAUNCH_FAILED: c_int = 719;
/// The driver does not do this.
pub const NOT_SUPPORTED: c_int = 801;
/// A cluster that the device or the kernel does not take.
pub const INVALID_CLUSTER_SIZE: c_int = 912;
/// The driver does not know either.
pub const UNKNOWN: c_int = 999;

/// The row of a number.
pub fn row(number: c_int) -> Option<&'static Code> {
    let index = CODES.binary_search_by_key(&number, |code| code.number).ok()?;
    Some(&CODES[index])
}

/// The name of a number, for messages.
pub fn name(number: c_int) -> &'static str {
    let name = row(number).map(|code| code.name.to_str());
    name.and_then(Result::ok).unwrap_or("an error code of a newer driver")
}

/// The number itself if `cust_raw` knows it, else [`UNKNOWN`].
pub(crate) fn known(number: c_int) -> c_int {
    if number == SUCCESS || row(number).is_some_and(|code| code.is_old) { number } else { UNKNOWN }
}

const fn old(number: c_int, name: &'static CStr, text: &'static CStr) -> Code {
    Code { number, name, text, is_old: true }
}

const fn new(number: c_int, name: &'static CStr, text: &'static CStr) -> Code {
    Code { number, name, text, is_old: false }
}

/// All codes, by number.
#[rustfmt::skip]
pub static CODES: &[Code] = &[
    old(0, c"CUDA_SUCCESS", c"no error"),
    old(1, c"CUDA_ERROR_INVALID_VALUE", c"invalid argument"),
    old(2, c"CUDA_ERROR_OUT_OF_MEMORY", c"out of memory"),
    old(3, c"CUDA_ERROR_NOT_INITIALIZED", c"initialization error"),
    old(4, c"CUDA_ERROR_DEINITIALIZED", c"driver shutting down"),
    old(5, c"CUDA_ERROR_PROFILER_DISABLED", c"the profiler is disabled"),
    old(6, c"CUDA_ERROR_PROFILER_NOT_INITIALIZED", c"the profiler is not initialized"),
    old(7, c"CUDA_ERROR_PROFILER_ALREADY_STARTED", c"the profiler is started already"),
    old(8, c"CUDA_ERROR_PROFILER_ALREADY_STOPPED", c"the profiler is stopped already"),
    old(34, c"CUDA_ERROR_STUB_LIBRARY", c"a stub library stands in for the driver"),
    new(46, c"CUDA_ERROR_DEVICE_UNAVAILABLE", c"the device is busy or not available"),
    old(100, c"CUDA_ERROR_NO_DEVICE", c"no CUDA-capable device is detected"),
    old(101, c"CUDA_ERROR_INVALID_DEVICE", c"invalid device ordinal"),
    old(102, c"CUDA_ERROR_DEVICE_NOT_LICENSED", c"the device has no license"),
    old(200, c"CUDA_ERROR_INVALID_IMAGE", c"device kernel image is invalid"),
    old(201, c"CUDA_ERROR_INVALID_CONTEXT", c"invalid device context"),
    old(202, c"CUDA_ERROR_CONTEXT_ALREADY_CURRENT", c"the context is current already"),
    old(205, c"CUDA_ERROR_MAP_FAILED", c"mapping failed"),
    old(206, c"CUDA_ERROR_UNMAP_FAILED", c"unmapping failed"),
    old(207, c"CUDA_ERROR_ARRAY_IS_MAPPED", c"the array is mapped"),
    old(208, c"CUDA_ERROR_ALREADY_MAPPED", c"the resource is mapped already"),
    old(209, c"CUDA_ERROR_NO_BINARY_FOR_GPU", c"no kernel image is available for the device"),
    old(210, c"CUDA_ERROR_ALREADY_ACQUIRED", c"the resource is acquired already"),
    old(211, c"CUDA_ERROR_NOT_MAPPED", c"the resource is not mapped"),
    old(212, c"CUDA_ERROR_NOT_MAPPED_AS_ARRAY", c"the resource is not mapped as an array"),
    old(213, c"CUDA_ERROR_NOT_MAPPED_AS_POINTER", c"the resource is not mapped as a pointer"),
    old(214, c"CUDA_ERROR_ECC_UNCORRECTABLE", c"uncorrectable ECC error encountered"),
    old(215, c"CUDA_ERROR_UNSUPPORTED_LIMIT", c"the device has no such limit"),
    old(216, c"CUDA_ERROR_CONTEXT_ALREADY_IN_USE", c"another thread uses the context"),
    old(217, c"CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", c"the devices have no access to each other"),
    old(218, c"CUDA_ERROR_INVALID_PTX", c"a PTX JIT compilation failed"),
    old(219, c"CUDA_ERROR_INVALID_GRAPHICS_CONTEXT", c"invalid graphics context"),
    old(220, c"CUDA_ERROR_NVLINK_UNCORRECTABLE", c"uncorrectable NVLink error encountered"),
    old(221, c"CUDA_ERROR_JIT_COMPILER_NOT_FOUND", c"the PTX JIT compiler is not found"),
    old(222, c"CUDA_ERROR_UNSUPPORTED_PTX_VERSION", c"this version of PTX is not known"),
    old(223, c"CUDA_ERROR_JIT_COMPILATION_DISABLED", c"JIT compilation is disabled"),
    old(224, c"CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY", c"no such execution affinity"),
    new(225, c"CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC", c"waiting on the device for the device"),
    new(226, c"CUDA_ERROR_CONTAINED", c"a contained error was encountered"),
    old(300, c"CUDA_ERROR_INVALID_SOURCE", c"device kernel image is invalid"),
    old(301, c"CUDA_ERROR_FILE_NOT_FOUND", c"file not found"),
    old(302, c"CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND", c"a symbol is not found"),
    old(303, c"CUDA_ERROR_SHARED_OBJECT_INIT_FAILED", c"a shared object cannot start"),
    old(304, c"CUDA_ERROR_OPERATING_SYSTEM", c"a call of the operating system failed"),
    old(400, c"CUDA_ERROR_INVALID_HANDLE", c"invalid resource handle"),
    old(401, c"CUDA_ERROR_ILLEGAL_STATE", c"the resource is not in a state for this"),
    new(402, c"CUDA_ERROR_LOSSY_QUERY", c"the answer would lose information"),
    old(500, c"CUDA_ERROR_NOT_FOUND", c"named symbol not found"),
    old(600, c"CUDA_ERROR_NOT_READY", c"device not ready"),
    old(700, c"CUDA_ERROR_ILLEGAL_ADDRESS", c"an illegal memory access was encountered"),
    old(701, c"CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", c"too many resources requested for launch"),
    old(702, c"CUDA_ERROR_LAUNCH_TIMEOUT", c"the launch timed out and was terminated"),
    old(703, c"CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING", c"another texturing mode"),
    old(704, c"CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", c"the access is enabled already"),
    old(705, c"CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", c"the access is not enabled"),
    old(708, c"CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE", c"the primary context is active"),
    old(709, c"CUDA_ERROR_CONTEXT_IS_DESTROYED", c"the context is destroyed"),
    old(710, c"CUDA_ERROR_ASSERT", c"device-side assert triggered"),
    old(711, c"CUDA_ERROR_TOO_MANY_PEERS", c"too many devices have access to each other"),
    old(712, c"CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED", c"registered already"),
    old(713, c"CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", c"not registered"),
    old(714, c"CUDA_ERROR_HARDWARE_STACK_ERROR", c"hardware stack error"),
    old(715, c"CUDA_ERROR_ILLEGAL_INSTRUCTION", c"an illegal instruction was encountered"),
    old(716, c"CUDA_ERROR_MISALIGNED_ADDRESS", c"misaligned address"),
    old(717, c"CUDA_ERROR_INVALID_ADDRESS_SPACE", c"the operation is not for this space"),
    old(718, c"CUDA_ERROR_INVALID_PC", c"invalid program counter"),
    old(719, c"CUDA_ERROR_LAUNCH_FAILED", c"unspecified launch failure"),
    old(720, c"CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE", c"too many CTAs at once"),
    new(721, c"CUDA_ERROR_TENSOR_MEMORY_LEAK", c"tensor memory was not given back"),
    old(800, c"CUDA_ERROR_NOT_PERMITTED", c"operation not permitted"),
    old(801, c"CUDA_ERROR_NOT_SUPPORTED", c"operation not supported"),
    old(802, c"CUDA_ERROR_SYSTEM_NOT_READY", c"the system is not ready"),
    old(803, c"CUDA_ERROR_SYSTEM_DRIVER_MISMATCH", c"the parts of the driver do not match"),
    old(804, c"CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE", c"no compatibility driver"),
    old(805, c"CUDA_ERROR_MPS_CONNECTION_FAILED", c"no connection to the MPS control daemon"),
    old(806, c"CUDA_ERROR_MPS_RPC_FAILURE", c"a remote call to the MPS server failed"),
    old(807, c"CUDA_ERROR_MPS_SERVER_NOT_READY", c"the MPS server is not ready"),
    old(808, c"CUDA_ERROR_MPS_MAX_CLIENTS_REACHED", c"too many clients of the MPS server"),
    old(809, c"CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED", c"too many connections"),
    new(810, c"CUDA_ERROR_MPS_CLIENT_TERMINATED", c"the MPS client was terminated"),
    old(900, c"CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", c"not while a stream is captured"),
    old(901, c"CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", c"an earlier error ended the capture"),
    old(902, c"CUDA_ERROR_STREAM_CAPTURE_MERGE", c"the streams are captured apart"),
    old(903, c"CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", c"the capture began elsewhere"),
    old(904, c"CUDA_ERROR_STREAM_CAPTURE_UNJOINED", c"the captured streams do not join"),
    old(905, c"CUDA_ERROR_STREAM_CAPTURE_ISOLATION", c"a dependency would leave the capture"),
    old(906, c"CUDA_ERROR_STREAM_CAPTURE_IMPLICIT", c"a dependency on the default stream"),
    old(907, c"CUDA_ERROR_CAPTURED_EVENT", c"the event was recorded in a captured stream"),
    old(908, c"CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", c"another thread began the capture"),
    old(909, c"CUDA_ERROR_TIMEOUT", c"the wait timed out"),
    old(910, c"CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", c"the graph cannot be updated so"),
    old(911, c"CUDA_ERROR_EXTERNAL_DEVICE", c"a device outside of CUDA failed"),
    new(912, c"CUDA_ERROR_INVALID_CLUSTER_SIZE", c"invalid cluster size"),
    new(913, c"CUDA_ERROR_FUNCTION_NOT_LOADED", c"the function is not loaded"),
    new(914, c"CUDA_ERROR_INVALID_RESOURCE_TYPE", c"invalid resource type"),
    new(915, c"CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION", c"invalid configuration"),
    new(916, c"CUDA_ERROR_KEY_ROTATION", c"a key is being rotated"),
    old(999, c"CUDA_ERROR_UNKNOWN", c"unknown error"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_in_order_and_found() {
        assert!(CODES.windows(2).all(|pair| pair[0].number < pair[1].number));
        assert_eq!(name(ILLEGAL_ADDRESS), "CUDA_ERROR_ILLEGAL_ADDRESS");
        assert_eq!(name(12345), "an error code of a newer driver");
        assert!(CODES.iter().all(|code| row(code.number) == Some(code)));
    }

    #[test]
    fn newer_codes_do_not_reach_old_callers() {
        assert_eq!((known(0), known(700), known(912), known(12345)), (0, 700, 999, 999));
    }
}
