//! The table: one row for each function of the driver that this crate knows.
//!
//! From a row come an exported symbol of the name, which `cust_raw` links to; a function here that
//! calls the driver and returns its code as it is; and a constructor of [`Entry`], which takes a
//! function only if it has the signature of the row.
//!
//! Names and order of parameters are the driver's, handles are pointers to nothing that a program
//! may look at, and structures that are only handed through are `c_void`.

#![allow(unsafe_code, reason = "the functions of the driver are foreign functions")]

use crate::codes;
use std::ffi::{CStr, c_char, c_int, c_uchar, c_uint, c_ushort, c_void};
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

/// An address of device memory.
pub type CUdeviceptr = u64;
/// The number of a device.
pub type CUdevice = c_int;
/// A context.
pub type CUcontext = *mut c_void;
/// A module.
pub type CUmodule = *mut c_void;
/// A library: a module of no context.
pub type CUlibrary = *mut c_void;
/// A kernel of a library.
pub type CUkernel = *mut c_void;
/// A kernel of a module.
pub type CUfunction = *mut c_void;
/// A stream; null is the default stream.
pub type CUstream = *mut c_void;
/// An event.
pub type CUevent = *mut c_void;
/// An array.
pub type CUarray = *mut c_void;
/// A graph.
pub type CUgraph = *mut c_void;
/// A node of a graph.
pub type CUgraphNode = *mut c_void;
/// A linker at work.
pub type CUlinkState = *mut c_void;
/// Memory of another interface.
pub type CUexternalMemory = *mut c_void;
/// A pool of memory.
pub type CUmemoryPool = *mut c_void;
/// Says how much dynamic shared memory a CTA of N threads takes.
pub type SharedBytesOfBlock = Option<unsafe extern "C" fn(c_int) -> usize>;
/// A function of the host's in a stream.
pub type HostFunction = Option<unsafe extern "C" fn(*mut c_void)>;
/// A host function that gets the status of the stream.
pub type StreamCallback = Option<unsafe extern "C" fn(CUstream, c_int, *mut c_void)>;
/// Any function, to be called under another type only.
pub type Pointer = unsafe extern "C" fn();

/// One attribute of a launch.
#[derive(Debug, Clone, Copy)]
#[repr(C, align(8))]
pub struct LaunchAttribute {
    /// Which attribute.
    pub id: c_uint,
    /// Nothing.
    pub pad: c_uint,
    /// Its value; the first words of a union of 64 bytes.
    pub value: [c_uint; 16],
}

/// A launch with attributes.
#[derive(Debug, Clone, Copy)]
#[repr(C)]
pub struct LaunchConfig {
    /// CTAs in the grid.
    pub grid: [c_uint; 3],
    /// Threads in a CTA.
    pub block: [c_uint; 3],
    /// Bytes of dynamic shared memory a CTA.
    pub shared_bytes: c_uint,
    /// The stream.
    pub stream: CUstream,
    /// The attributes.
    pub attributes: *const LaunchAttribute,
    /// How many there are.
    pub attribute_count: c_uint,
}

/// A function to fill a row with.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    index: usize,
    function: Pointer,
}

/// Whether any function is filled in.
static FILLED: AtomicBool = AtomicBool::new(false);

/// Whether the table is filled.
pub fn is_filled() -> bool {
    FILLED.load(Ordering::Acquire)
}

/// Empties the table, then puts in what `entries` name.
pub(crate) fn install(entries: &[Entry]) {
    for slot in &TABLE {
        slot.store(std::ptr::null_mut(), Ordering::Release);
    }
    for entry in entries {
        TABLE[entry.index].store(entry.function as *mut c_void, Ordering::Release);
    }
    FILLED.store(!entries.is_empty(), Ordering::Release);
}

/// Fills every row for whose name `find` has a function.
///
/// # Safety
/// The functions must have the signatures of the rows.
pub(crate) unsafe fn fill(find: impl Fn(&CStr) -> Option<Pointer>) {
    for (slot, name) in TABLE.iter().zip(NAMES) {
        if let Some(function) = find(name) {
            slot.store(function as *mut c_void, Ordering::Release);
        }
    }
    FILLED.store(true, Ordering::Release);
}

/// What a call of a row returns that no function is filled in for.
fn missing() -> c_int {
    if is_filled() { codes::NOT_SUPPORTED } else { codes::NOT_INITIALIZED }
}

/// The exported symbol of a name, such as `cuInit`.
pub fn exported(name: &CStr) -> Option<Pointer> {
    let index = NAMES.iter().position(|known| *known == name)?;
    Some(EXPORTED[index])
}

/// Makes of each row what the module's documentation says.
macro_rules! functions {
    ($(fn $name:ident($($arg:ident: $ty:ty),* $(,)?);)*) => {
        /// The numbers of the rows.
        #[allow(non_camel_case_types, reason = "the names are the driver's")]
        enum Row { $($name,)* }

        const COUNT: usize = [$(Row::$name as usize),*].len();

        /// The names of the rows.
        pub static NAMES: [&CStr; COUNT] = [$(name(concat!(stringify!($name), "\0"))),*];

        static TABLE: [AtomicPtr<c_void>; COUNT] =
            [const { AtomicPtr::new(std::ptr::null_mut()) }; COUNT];

        static EXPORTED: [Pointer; COUNT] = [$(
            // SAFETY: a pointer to a function is a pointer to a function; who calls through it
            // gives it its type back.
            unsafe {
                std::mem::transmute::<unsafe extern "C" fn($($ty),*) -> c_int, Pointer>(
                    symbols::$name
                )
            }
        ),*];

        $(
            #[doc = concat!("`", stringify!($name), "` of the driver.")]
            ///
            /// # Safety
            /// What the driver's manual asks of its arguments.
            #[allow(non_snake_case, reason = "the names are the driver's")]
            #[allow(clippy::too_many_arguments, reason = "the signatures are the driver's")]
            pub unsafe fn $name($($arg: $ty),*) -> c_int {
                let function = TABLE[Row::$name as usize].load(Ordering::Acquire);
                if function.is_null() {
                    return missing();
                }
                // SAFETY: what is in the table has the signature of its row: `Entry` and `fill` say
                // so. The arguments are the caller's to answer for.
                unsafe {
                    let function = std::mem::transmute::<
                        *mut c_void,
                        unsafe extern "C" fn($($ty),*) -> c_int,
                    >(function);
                    function($($arg),*)
                }
            }
        )*

        impl Entry {
            $(
                #[doc = concat!("A function for the row `", stringify!($name), "`.")]
                #[allow(non_snake_case, reason = "the names are the driver's")]
                pub fn $name(function: unsafe extern "C" fn($($ty),*) -> c_int) -> Entry {
                    // SAFETY: a pointer to a function is a pointer to a function; it is called with
                    // the type of its row again.
                    let function = unsafe {
                        std::mem::transmute::<unsafe extern "C" fn($($ty),*) -> c_int, Pointer>(
                            function,
                        )
                    };
                    Entry { index: Row::$name as usize, function }
                }
            )*
        }

        /// What other crates link to.
        mod symbols {
            use super::*;
            $(
                #[unsafe(no_mangle)]
                #[allow(non_snake_case, reason = "the names are the driver's")]
                #[allow(clippy::too_many_arguments, reason = "the signatures are the driver's")]
                pub unsafe extern "C" fn $name($($arg: $ty),*) -> c_int {
                    // SAFETY: the caller answers for the arguments.
                    codes::known(unsafe { super::$name($($arg),*) })
                }
            )*
        }
    };
}

const fn name(text: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!("the macro adds the one zero"),
    }
}

functions! {
    // Start, errors, versions.
    fn cuInit(flags: c_uint);
    fn cuDriverGetVersion(driver_version: *mut c_int);
    fn cuGetErrorName(error: c_int, text: *mut *const c_char);
    fn cuGetErrorString(error: c_int, text: *mut *const c_char);
    fn cuGetProcAddress(
        symbol: *const c_char, function: *mut *mut c_void, cuda_version: c_int, flags: u64
    );
    fn cuGetProcAddress_v2(
        symbol: *const c_char, function: *mut *mut c_void, version: c_int, flags: u64,
        status: *mut c_uint
    );
    fn cuProfilerStart();
    fn cuProfilerStop();
    // Devices.
    fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int);
    fn cuDeviceGetAttribute(value: *mut c_int, attribute: c_uint, device: CUdevice);
    fn cuDeviceGetCount(count: *mut c_int);
    fn cuDeviceGetName(name: *mut c_char, len: c_int, device: CUdevice);
    fn cuDeviceGetUuid(uuid: *mut c_void, device: CUdevice);
    fn cuDeviceGetUuid_v2(uuid: *mut c_void, device: CUdevice);
    fn cuDeviceTotalMem_v2(bytes: *mut usize, device: CUdevice);
    fn cuDeviceComputeCapability(major: *mut c_int, minor: *mut c_int, device: CUdevice);
    fn cuDeviceGetPCIBusId(bus: *mut c_char, len: c_int, device: CUdevice);
    fn cuDeviceGetByPCIBusId(device: *mut CUdevice, bus: *const c_char);
    fn cuDeviceCanAccessPeer(can_access_peer: *mut c_int, device: CUdevice, peer_dev: CUdevice);
    fn cuDeviceGetDefaultMemPool(pool: *mut CUmemoryPool, device: CUdevice);
    // Contexts.
    fn cuDevicePrimaryCtxGetState(device: CUdevice, flags: *mut c_uint, active: *mut c_int);
    fn cuDevicePrimaryCtxRelease_v2(device: CUdevice);
    fn cuDevicePrimaryCtxReset_v2(device: CUdevice);
    fn cuDevicePrimaryCtxRetain(context: *mut CUcontext, device: CUdevice);
    fn cuDevicePrimaryCtxSetFlags_v2(device: CUdevice, flags: c_uint);
    fn cuCtxCreate_v2(context: *mut CUcontext, flags: c_uint, device: CUdevice);
    fn cuCtxCreate_v4(
        context: *mut CUcontext, params: *mut c_void, flags: c_uint, device: CUdevice
    );
    fn cuCtxDestroy_v2(context: CUcontext);
    fn cuCtxGetApiVersion(context: CUcontext, version: *mut c_uint);
    fn cuCtxGetCacheConfig(config: *mut c_uint);
    fn cuCtxGetCurrent(context: *mut CUcontext);
    fn cuCtxGetDevice(device: *mut CUdevice);
    fn cuCtxGetFlags(flags: *mut c_uint);
    fn cuCtxGetLimit(value: *mut usize, limit: c_uint);
    fn cuCtxGetSharedMemConfig(config: *mut c_uint);
    fn cuCtxGetStreamPriorityRange(least_priority: *mut c_int, greatest_priority: *mut c_int);
    fn cuCtxPopCurrent_v2(context: *mut CUcontext);
    fn cuCtxPushCurrent_v2(context: CUcontext);
    fn cuCtxSetCacheConfig(config: c_uint);
    fn cuCtxSetCurrent(context: CUcontext);
    fn cuCtxSetLimit(limit: c_uint, value: usize);
    fn cuCtxSetSharedMemConfig(config: c_uint);
    fn cuCtxSynchronize();
    // Modules, libraries, linking.
    fn cuModuleLoad(module: *mut CUmodule, path: *const c_char);
    fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void);
    fn cuModuleLoadDataEx(
        module: *mut CUmodule, image: *const c_void, num_options: c_uint, options: *mut c_uint,
        option_values: *mut *mut c_void
    );
    fn cuModuleLoadFatBinary(module: *mut CUmodule, image: *const c_void);
    fn cuModuleUnload(module: CUmodule);
    fn cuModuleGetFunction(function: *mut CUfunction, module: CUmodule, name: *const c_char);
    fn cuModuleGetGlobal_v2(
        pointer: *mut CUdeviceptr, bytes: *mut usize, module: CUmodule, name: *const c_char
    );
    fn cuModuleGetLoadingMode(mode: *mut c_uint);
    fn cuLibraryLoadData(
        library: *mut CUlibrary, code: *const c_void, jit_options: *mut c_uint,
        jit_values: *mut *mut c_void, jit_count: c_uint, options: *mut c_uint,
        values: *mut *mut c_void, count: c_uint
    );
    fn cuLibraryUnload(library: CUlibrary);
    fn cuLibraryGetKernel(kernel: *mut CUkernel, library: CUlibrary, name: *const c_char);
    fn cuLibraryGetModule(module: *mut CUmodule, library: CUlibrary);
    fn cuLibraryGetGlobal(
        pointer: *mut CUdeviceptr, bytes: *mut usize, library: CUlibrary, name: *const c_char
    );
    fn cuKernelGetFunction(function: *mut CUfunction, kernel: CUkernel);
    fn cuKernelGetParamInfo(kernel: CUkernel, index: usize, offset: *mut usize, size: *mut usize);
    fn cuLinkCreate_v2(
        num_options: c_uint, options: *mut c_uint, option_values: *mut *mut c_void,
        state_out: *mut CUlinkState
    );
    fn cuLinkAddData_v2(
        state: CUlinkState, kind: c_uint, data: *mut c_void, size: usize, name: *const c_char,
        num_options: c_uint, options: *mut c_uint, option_values: *mut *mut c_void
    );
    fn cuLinkAddFile_v2(
        state: CUlinkState, kind: c_uint, path: *const c_char, num_options: c_uint,
        options: *mut c_uint, option_values: *mut *mut c_void
    );
    fn cuLinkComplete(state: CUlinkState, cubin_out: *mut *mut c_void, size_out: *mut usize);
    fn cuLinkDestroy(state: CUlinkState);
    // Functions and launches.
    fn cuFuncGetAttribute(value: *mut c_int, attribute: c_uint, function: CUfunction);
    fn cuFuncSetAttribute(function: CUfunction, attribute: c_uint, value: c_int);
    fn cuFuncGetModule(module: *mut CUmodule, function: CUfunction);
    fn cuFuncGetName(name: *mut *const c_char, function: CUfunction);
    fn cuFuncGetParamInfo(function: CUfunction, index: usize, offset: *mut usize, size: *mut usize);
    fn cuFuncSetCacheConfig(function: CUfunction, config: c_uint);
    fn cuFuncSetSharedMemConfig(function: CUfunction, config: c_uint);
    fn cuLaunchKernel(
        function: CUfunction, grid_dim_x: c_uint, grid_dim_y: c_uint, grid_dim_z: c_uint,
        block_dim_x: c_uint, block_dim_y: c_uint, block_dim_z: c_uint, shared_mem_bytes: c_uint,
        stream: CUstream, kernel_params: *mut *mut c_void, extra: *mut *mut c_void
    );
    fn cuLaunchKernelEx(
        config: *const LaunchConfig, function: CUfunction, kernel_params: *mut *mut c_void,
        extra: *mut *mut c_void
    );
    fn cuLaunchCooperativeKernel(
        function: CUfunction, grid_dim_x: c_uint, grid_dim_y: c_uint, grid_dim_z: c_uint,
        block_dim_x: c_uint, block_dim_y: c_uint, block_dim_z: c_uint, shared_mem_bytes: c_uint,
        stream: CUstream, kernel_params: *mut *mut c_void
    );
    fn cuLaunchHostFunc(stream: CUstream, function: HostFunction, user_data: *mut c_void);
    fn cuOccupancyAvailableDynamicSMemPerBlock(
        dynamic_smem_size: *mut usize, function: CUfunction, num_blocks: c_int, block_size: c_int
    );
    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        num_blocks: *mut c_int, function: CUfunction, block_size: c_int, dynamic_smem_size: usize
    );
    fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        num_blocks: *mut c_int, function: CUfunction, block_size: c_int, dynamic_smem_size: usize,
        flags: c_uint
    );
    fn cuOccupancyMaxPotentialBlockSize(
        min_grid_size: *mut c_int, block_size: *mut c_int, function: CUfunction,
        block_size_to_dynamic_smem_size: SharedBytesOfBlock, dynamic_smem_size: usize,
        block_size_limit: c_int
    );
    fn cuOccupancyMaxPotentialBlockSizeWithFlags(
        min_grid_size: *mut c_int, block_size: *mut c_int, function: CUfunction,
        block_size_to_dynamic_smem_size: SharedBytesOfBlock, dynamic_smem_size: usize,
        block_size_limit: c_int, flags: c_uint
    );
    fn cuOccupancyMaxActiveClusters(
        count: *mut c_int, function: CUfunction, config: *const LaunchConfig
    );
    // Memory.
    fn cuMemAlloc_v2(pointer: *mut CUdeviceptr, bytes: usize);
    fn cuMemAllocAsync(pointer: *mut CUdeviceptr, bytes: usize, stream: CUstream);
    fn cuMemAllocHost_v2(pointer: *mut *mut c_void, bytes: usize);
    fn cuMemAllocManaged(pointer: *mut CUdeviceptr, bytes: usize, flags: c_uint);
    fn cuMemFree_v2(pointer: CUdeviceptr);
    fn cuMemFreeAsync(pointer: CUdeviceptr, stream: CUstream);
    fn cuMemFreeHost(pointer: *mut c_void);
    fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize);
    fn cuMemGetAddressRange_v2(base: *mut CUdeviceptr, size: *mut usize, pointer: CUdeviceptr);
    fn cuMemHostAlloc(pointer: *mut *mut c_void, bytes: usize, flags: c_uint);
    fn cuMemHostGetDevicePointer_v2(
        device_pointer: *mut CUdeviceptr, pointer: *mut c_void, flags: c_uint
    );
    fn cuMemHostRegister_v2(pointer: *mut c_void, bytes: usize, flags: c_uint);
    fn cuMemHostUnregister(pointer: *mut c_void);
    fn cuMemAdvise(pointer: CUdeviceptr, count: usize, advice: c_uint, device: CUdevice);
    fn cuMemPrefetchAsync(
        pointer: CUdeviceptr, count: usize, dst_device: CUdevice, stream: CUstream
    );
    fn cuPointerGetAttribute(data: *mut c_void, attribute: c_uint, ptr: CUdeviceptr);
    fn cuMemcpy(to: CUdeviceptr, from: CUdeviceptr, bytes: usize);
    fn cuMemcpyAsync(to: CUdeviceptr, from: CUdeviceptr, bytes: usize, stream: CUstream);
    fn cuMemcpy2D_v2(copy: *const c_void);
    fn cuMemcpy2DUnaligned_v2(copy: *const c_void);
    fn cuMemcpy2DAsync_v2(copy: *const c_void, stream: CUstream);
    fn cuMemcpy3D_v2(copy: *const c_void);
    fn cuMemcpy3DAsync_v2(copy: *const c_void, stream: CUstream);
    fn cuMemcpyAtoD_v2(
        dst_device: CUdeviceptr, src_array: CUarray, src_offset: usize, bytes: usize
    );
    fn cuMemcpyDtoA_v2(
        dst_array: CUarray, dst_offset: usize, src_device: CUdeviceptr, bytes: usize
    );
    fn cuMemcpyAtoH_v2(dst_host: *mut c_void, src_array: CUarray, src_offset: usize, bytes: usize);
    fn cuMemcpyDtoD_v2(dst_device: CUdeviceptr, src_device: CUdeviceptr, bytes: usize);
    fn cuMemcpyDtoDAsync_v2(
        dst_device: CUdeviceptr, src_device: CUdeviceptr, bytes: usize, stream: CUstream
    );
    fn cuMemcpyDtoH_v2(dst_host: *mut c_void, src_device: CUdeviceptr, bytes: usize);
    fn cuMemcpyDtoHAsync_v2(
        dst_host: *mut c_void, src_device: CUdeviceptr, bytes: usize, stream: CUstream
    );
    fn cuMemcpyHtoA_v2(
        dst_array: CUarray, dst_offset: usize, src_host: *const c_void, bytes: usize
    );
    fn cuMemcpyHtoD_v2(dst_device: CUdeviceptr, src_host: *const c_void, bytes: usize);
    fn cuMemcpyHtoDAsync_v2(
        dst_device: CUdeviceptr, src_host: *const c_void, bytes: usize, stream: CUstream
    );
    fn cuMemsetD8_v2(dst_device: CUdeviceptr, value: c_uchar, count: usize);
    fn cuMemsetD8Async(dst_device: CUdeviceptr, value: c_uchar, count: usize, stream: CUstream);
    fn cuMemsetD16_v2(dst_device: CUdeviceptr, value: c_ushort, count: usize);
    fn cuMemsetD16Async(dst_device: CUdeviceptr, value: c_ushort, count: usize, stream: CUstream);
    fn cuMemsetD32_v2(dst_device: CUdeviceptr, value: c_uint, count: usize);
    fn cuMemsetD32Async(dst_device: CUdeviceptr, value: c_uint, count: usize, stream: CUstream);
    fn cuMemsetD2D8_v2(
        dst_device: CUdeviceptr, dst_pitch: usize, value: c_uchar, width: usize, height: usize
    );
    fn cuMemsetD2D32_v2(
        dst_device: CUdeviceptr, dst_pitch: usize, value: c_uint, width: usize, height: usize
    );
    // Streams and events.
    fn cuStreamCreate(stream: *mut CUstream, flags: c_uint);
    fn cuStreamCreateWithPriority(stream: *mut CUstream, flags: c_uint, priority: c_int);
    fn cuStreamDestroy_v2(stream: CUstream);
    fn cuStreamGetFlags(stream: CUstream, flags: *mut c_uint);
    fn cuStreamGetPriority(stream: CUstream, priority: *mut c_int);
    fn cuStreamGetCtx(stream: CUstream, context: *mut CUcontext);
    fn cuStreamIsCapturing(stream: CUstream, capture_status: *mut c_uint);
    fn cuStreamQuery(stream: CUstream);
    fn cuStreamSynchronize(stream: CUstream);
    fn cuStreamWaitEvent(stream: CUstream, event: CUevent, flags: c_uint);
    fn cuStreamAddCallback(
        stream: CUstream, callback: StreamCallback, user_data: *mut c_void, flags: c_uint
    );
    fn cuEventCreate(event: *mut CUevent, flags: c_uint);
    fn cuEventDestroy_v2(event: CUevent);
    fn cuEventElapsedTime(milliseconds: *mut f32, start: CUevent, end: CUevent);
    fn cuEventElapsedTime_v2(milliseconds: *mut f32, start: CUevent, end: CUevent);
    fn cuEventQuery(event: CUevent);
    fn cuEventRecord(event: CUevent, stream: CUstream);
    fn cuEventRecordWithFlags(event: CUevent, stream: CUstream, flags: c_uint);
    fn cuEventSynchronize(event: CUevent);
    // Textures, surfaces, arrays, memory of others.
    fn cuArrayCreate_v2(array: *mut CUarray, allocate_array: *const c_void);
    fn cuArrayGetDescriptor_v2(array_descriptor: *mut c_void, array: CUarray);
    fn cuArray3DCreate_v2(array: *mut CUarray, allocate_array: *const c_void);
    fn cuArray3DGetDescriptor_v2(array_descriptor: *mut c_void, array: CUarray);
    fn cuArrayDestroy(array: CUarray);
    fn cuSurfObjectCreate(surf_object: *mut u64, res_desc: *const c_void);
    fn cuSurfObjectDestroy(surf_object: u64);
    fn cuSurfObjectGetResourceDesc(res_desc: *mut c_void, surf_object: u64);
    fn cuTexObjectCreate(
        tex_object: *mut u64, res_desc: *const c_void, tex_desc: *const c_void,
        res_view_desc: *const c_void
    );
    fn cuTexObjectDestroy(tex_object: u64);
    fn cuTexObjectGetResourceDesc(res_desc: *mut c_void, tex_object: u64);
    fn cuTexObjectGetTextureDesc(tex_desc: *mut c_void, tex_object: u64);
    fn cuTexObjectGetResourceViewDesc(res_view_desc: *mut c_void, tex_object: u64);
    fn cuTensorMapEncodeTiled(
        map: *mut c_void, data_type: c_uint, rank: c_uint, address: *mut c_void, dims: *const u64,
        strides: *const u64, box_dims: *const c_uint, element_strides: *const c_uint,
        interleave: c_uint, swizzle: c_uint, l2_promotion: c_uint, oob_fill: c_uint
    );
    fn cuImportExternalMemory(memory: *mut CUexternalMemory, mem_handle_desc: *const c_void);
    fn cuDestroyExternalMemory(memory: CUexternalMemory);
    fn cuExternalMemoryGetMappedBuffer(
        pointer: *mut CUdeviceptr, memory: CUexternalMemory, buffer_desc: *const c_void
    );
    // Graphs.
    fn cuGraphAddKernelNode(
        node: *mut CUgraphNode, graph: CUgraph, dependencies: *const CUgraphNode,
        num_dependencies: usize, node_params: *const c_void
    );
    fn cuGraphCreate(graph: *mut CUgraph, flags: c_uint);
    fn cuGraphDebugDotPrint(graph: CUgraph, path: *const c_char, flags: c_uint);
    fn cuGraphDestroy(graph: CUgraph);
    fn cuGraphGetEdges(
        graph: CUgraph, from: *mut CUgraphNode, to: *mut CUgraphNode, num_edges: *mut usize
    );
    fn cuGraphGetNodes(graph: CUgraph, nodes: *mut CUgraphNode, num_nodes: *mut usize);
    fn cuGraphKernelNodeGetParams(node: CUgraphNode, node_params: *mut c_void);
    fn cuGraphNodeGetType(node: CUgraphNode, kind: *mut c_uint);
}
