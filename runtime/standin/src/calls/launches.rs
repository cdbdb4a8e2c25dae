//! Functions: what they need, how many fit, and running them.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use super::devices::{
    CTA_THREADS, MULTIPROCESSOR_CTAS, MULTIPROCESSOR_THREADS, SYSTEM_SHARED_BYTES, WARP,
};
use super::streams::stream;
use crate::context::Context;
use crate::pointers::{bytes, get, put, put_if};
use crate::process::{Handle, Refusal, with_context};
use irc_driver::codes;
use irc_driver::raw::{self, CUfunction, CUkernel, CUmodule, CUstream, Entry, SharedBytesOfBlock};
use irc_runtime::device::{DeviceInfo, KernelAttributes, LaunchConfig, ParamPlace};
use std::ffi::{c_char, c_int, c_uint, c_void};

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuFuncGetAttribute(get_attribute),
        Entry::cuFuncSetAttribute(set_attribute),
        Entry::cuFuncGetModule(get_module),
        Entry::cuFuncGetName(get_name),
        Entry::cuFuncGetParamInfo(get_param_info),
        Entry::cuKernelGetParamInfo(kernel_get_param_info),
        Entry::cuFuncSetCacheConfig(set_config),
        Entry::cuFuncSetSharedMemConfig(set_config),
        Entry::cuLaunchKernel(launch_kernel),
        Entry::cuLaunchCooperativeKernel(launch_cooperative_kernel),
        Entry::cuLaunchKernelEx(launch_kernel_ex),
        Entry::cuOccupancyAvailableDynamicSMemPerBlock(available_dynamic_shared),
        Entry::cuOccupancyMaxActiveBlocksPerMultiprocessor(max_active_blocks),
        Entry::cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(max_active_blocks_with_flags),
        Entry::cuOccupancyMaxPotentialBlockSize(max_potential_block_size),
        Entry::cuOccupancyMaxPotentialBlockSizeWithFlags(max_potential_block_size_with_flags),
    ]
};

/// The attribute that programs set: the most dynamic shared memory.
const MAX_DYNAMIC_SHARED: c_uint = 8;
/// The numbers of attributes end here.
const ATTRIBUTES: c_uint = 16;
/// The attribute of a launch that is followed.
const CLUSTER_SHAPE: c_uint = 4;
/// Entries of the list that hands a block of arguments over.
const END: usize = 0;
const ARGUMENTS: usize = 1;
const ARGUMENT_BYTES: usize = 2;

const WRONG: Refusal = Refusal(codes::INVALID_VALUE);

/// A number as programs see it.
fn shown(number: u32) -> c_int {
    c_int::try_from(number).unwrap_or(c_int::MAX)
}

unsafe extern "C" fn get_attribute(
    value: *mut c_int,
    attribute: c_uint,
    function: CUfunction,
) -> c_int {
    with_context(|context| {
        let (major, minor) = context.device.info().capability;
        let function = context.function(Handle::of(function))?;
        let needs = function.attributes;
        let found = match attribute {
            0 => needs.max_threads,
            1 => needs.shared_bytes,
            2 => needs.constant_bytes,
            3 => needs.local_bytes,
            4 => needs.registers,
            // The versions of PTX and of the machine code.
            5 | 6 => 10 * major + minor,
            MAX_DYNAMIC_SHARED => function.max_dynamic_shared,
            _ if attribute < ATTRIBUTES => 0,
            _ => return Err(WRONG),
        };
        // SAFETY: the caller's pointer.
        unsafe { put(value, shown(found)) }
    })
}

unsafe extern "C" fn set_attribute(function: CUfunction, attribute: c_uint, value: c_int) -> c_int {
    with_context(|context| {
        let most = context.device.info().max_shared_bytes;
        let function = context.function(Handle::of(function))?;
        match attribute {
            MAX_DYNAMIC_SHARED => {
                let value = u32::try_from(value).map_err(|_| WRONG)?;
                if value > most.saturating_sub(function.attributes.shared_bytes) {
                    return Err(WRONG);
                }
                function.max_dynamic_shared = value;
                Ok(())
            }
            // Hints, and what is always allowed.
            9..ATTRIBUTES => Ok(()),
            _ => Err(WRONG),
        }
    })
}

unsafe extern "C" fn get_module(module: *mut CUmodule, function: CUfunction) -> c_int {
    with_context(|context| {
        let found = context.function(Handle::of(function))?.module;
        // SAFETY: the caller's pointer.
        unsafe { put(module, found.pointer()) }
    })
}

unsafe extern "C" fn get_name(name: *mut *const c_char, function: CUfunction) -> c_int {
    with_context(|context| {
        // The text lives as long as the function.
        let found = context.function(Handle::of(function))?.name.as_ptr();
        // SAFETY: the caller's pointer.
        unsafe { put(name, found) }
    })
}

unsafe extern "C" fn get_param_info(
    function: CUfunction,
    index: usize,
    offset: *mut usize,
    size: *mut usize,
) -> c_int {
    with_context(|context| {
        let function = context.function(Handle::of(function))?;
        let params = function.kernel.params.as_ref().ok_or(Refusal(codes::NOT_SUPPORTED))?;
        let param = params.get(index).ok_or(WRONG)?;
        // SAFETY: the caller's pointers; the size may be unwanted.
        unsafe {
            put(offset, param.offset)?;
            put_if(size, param.bytes);
        }
        Ok(())
    })
}

unsafe extern "C" fn kernel_get_param_info(
    kernel: CUkernel,
    index: usize,
    offset: *mut usize,
    size: *mut usize,
) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe { get_param_info(kernel, index, offset, size) }
}

unsafe extern "C" fn set_config(function: CUfunction, _config: c_uint) -> c_int {
    with_context(|context| context.function(Handle::of(function)).map(|_| ()))
}

/// The bytes of a block of arguments that a list hands over.
///
/// # Safety
/// The list ends, and what it points to is there.
unsafe fn block<'a>(extra: *mut *mut c_void) -> Result<&'a [u8], Refusal> {
    let (mut start, mut size, mut at) = (None, None, 0);
    loop {
        // SAFETY: the caller says so: the end was not met yet.
        let (key, value) = unsafe {
            let key = get(extra.wrapping_add(at))?;
            match key.addr() {
                END => break,
                _ => (key, get(extra.wrapping_add(at + 1))?),
            }
        };
        match key.addr() {
            ARGUMENTS => start = Some(value),
            // SAFETY: the caller says so.
            ARGUMENT_BYTES => size = Some(unsafe { get(value.cast::<usize>()) }?),
            _ => return Err(WRONG),
        }
        at += 2;
    }
    // SAFETY: the caller says so.
    unsafe { bytes(start.ok_or(WRONG)?, size.ok_or(WRONG)?) }
}

/// The bytes of each parameter, from a block or from an array of pointers.
///
/// # Safety
/// There are arguments for all parameters.
unsafe fn arguments<'a>(
    places: &[ParamPlace],
    pointers: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> Result<Vec<&'a [u8]>, Refusal> {
    if pointers.is_null() && !extra.is_null() {
        // SAFETY: the caller says so.
        let block = unsafe { block(extra) }?;
        let part = |place: &ParamPlace| {
            let end = place.offset.checked_add(place.bytes)?;
            block.get(place.offset..end)
        };
        return places.iter().map(|place| part(place).ok_or(WRONG)).collect();
    }
    let one = |(index, place): (usize, &ParamPlace)| {
        // SAFETY: the caller says so.
        unsafe { bytes(get(pointers.wrapping_add(index))?, place.bytes) }
    };
    places.iter().enumerate().map(one).collect()
}

/// Runs a function.
///
/// # Safety
/// There are arguments for all parameters.
unsafe fn launch(
    function: CUfunction,
    config: &LaunchConfig,
    in_stream: CUstream,
    pointers: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> c_int {
    with_context(|context| {
        stream(context, in_stream)?;
        let handle = Handle::of(function);
        let places = context.function(handle)?.kernel.params.clone();
        let places = places.ok_or(Refusal(codes::NOT_SUPPORTED))?;
        // SAFETY: the caller says so.
        let args = unsafe { arguments(&places, pointers, extra) }?;
        context.launch(handle, config, &args)
    })
}

#[allow(clippy::too_many_arguments, reason = "the signature is the driver's")]
unsafe extern "C" fn launch_kernel(
    function: CUfunction,
    grid_x: c_uint,
    grid_y: c_uint,
    grid_z: c_uint,
    block_x: c_uint,
    block_y: c_uint,
    block_z: c_uint,
    shared: c_uint,
    stream: CUstream,
    pointers: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> c_int {
    let (grid, block) = ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]);
    let config = LaunchConfig::new(grid, block).with_dynamic_shared(shared);
    // SAFETY: the caller's pointers.
    unsafe { launch(function, &config, stream, pointers, extra) }
}

#[allow(clippy::too_many_arguments, reason = "the signature is the driver's")]
unsafe extern "C" fn launch_cooperative_kernel(
    function: CUfunction,
    grid_x: c_uint,
    grid_y: c_uint,
    grid_z: c_uint,
    block_x: c_uint,
    block_y: c_uint,
    block_z: c_uint,
    shared: c_uint,
    stream: CUstream,
    pointers: *mut *mut c_void,
) -> c_int {
    let (grid, block) = ([grid_x, grid_y, grid_z], [block_x, block_y, block_z]);
    let config = LaunchConfig::new(grid, block).with_dynamic_shared(shared);
    // SAFETY: the caller's pointers.
    unsafe { launch(function, &config, stream, pointers, std::ptr::null_mut()) }
}

unsafe extern "C" fn launch_kernel_ex(
    config: *const raw::LaunchConfig,
    function: CUfunction,
    pointers: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> c_int {
    // SAFETY: the caller's pointer.
    let Ok(given) = (unsafe { get(config) }) else { return codes::INVALID_VALUE };
    let mut config =
        LaunchConfig::new(given.grid, given.block).with_dynamic_shared(given.shared_bytes);
    for index in 0..given.attribute_count as usize {
        // SAFETY: the caller's pointer, with N attributes.
        let Ok(attribute) = (unsafe { get(given.attributes.wrapping_add(index)) }) else {
            return codes::INVALID_VALUE;
        };
        if attribute.id == CLUSTER_SHAPE {
            let [x, y, z, ..] = attribute.value;
            config = config.with_cluster([x, y, z]);
        }
    }
    // SAFETY: the caller's pointers.
    unsafe { launch(function, &config, given.stream, pointers, extra) }
}

/// What decides how many CTAs of a function fit.
struct Fit {
    info: DeviceInfo,
    needs: KernelAttributes,
}

impl Fit {
    fn of(context: &mut Context, function: CUfunction) -> Result<Fit, Refusal> {
        let needs = context.function(Handle::of(function))?.attributes;
        Ok(Fit { info: context.device.info(), needs })
    }

    /// The most threads of a CTA.
    fn max_threads(&self) -> u32 {
        self.needs.max_threads.min(CTA_THREADS)
    }

    /// CTAs that a multiprocessor holds.
    fn ctas(&self, threads: u32, dynamic_shared: usize) -> u32 {
        if threads == 0 || threads > self.max_threads() {
            return 0;
        }
        let by_threads = MULTIPROCESSOR_THREADS / threads.next_multiple_of(WARP);
        let all = (self.info.max_shared_bytes + SYSTEM_SHARED_BYTES) as usize;
        let fixed = (self.needs.shared_bytes + SYSTEM_SHARED_BYTES) as usize;
        let by_shared = all / fixed.saturating_add(dynamic_shared);
        by_threads.min(MULTIPROCESSOR_CTAS).min(u32::try_from(by_shared).unwrap_or(u32::MAX))
    }
}

unsafe extern "C" fn available_dynamic_shared(
    size: *mut usize,
    function: CUfunction,
    ctas: c_int,
    _threads: c_int,
) -> c_int {
    with_context(|context| {
        let Fit { info, needs } = Fit::of(context, function)?;
        let ctas = u32::try_from(ctas).ok().filter(|&ctas| ctas > 0).ok_or(WRONG)?;
        let each = (info.max_shared_bytes + SYSTEM_SHARED_BYTES) / ctas;
        let left = each.saturating_sub(SYSTEM_SHARED_BYTES + needs.shared_bytes);
        // SAFETY: the caller's pointer.
        unsafe { put(size, left as usize) }
    })
}

unsafe extern "C" fn max_active_blocks(
    count: *mut c_int,
    function: CUfunction,
    threads: c_int,
    dynamic_shared: usize,
) -> c_int {
    with_context(|context| {
        let fit = Fit::of(context, function)?;
        let threads = u32::try_from(threads).map_err(|_| WRONG)?;
        // SAFETY: the caller's pointer.
        unsafe { put(count, shown(fit.ctas(threads, dynamic_shared))) }
    })
}

unsafe extern "C" fn max_active_blocks_with_flags(
    count: *mut c_int,
    function: CUfunction,
    threads: c_int,
    dynamic_shared: usize,
    _flags: c_uint,
) -> c_int {
    // SAFETY: the caller's pointer.
    unsafe { max_active_blocks(count, function, threads, dynamic_shared) }
}

unsafe extern "C" fn max_potential_block_size(
    grid: *mut c_int,
    block: *mut c_int,
    function: CUfunction,
    shared_of_block: SharedBytesOfBlock,
    dynamic_shared: usize,
    limit: c_int,
) -> c_int {
    let mut fit = None;
    let code = with_context(|context| {
        fit = Some(Fit::of(context, function)?);
        Ok(())
    });
    let Some(fit) = fit else { return code };
    let most = match u32::try_from(limit) {
        Ok(limit) if limit > 0 => limit.min(fit.max_threads()),
        _ => fit.max_threads(),
    };
    // The function of the caller's may call the driver, so nothing is locked while it runs.
    let shared = |threads: u32| match shared_of_block {
        // SAFETY: the caller's function.
        Some(shared) => unsafe { shared(shown(threads)) },
        None => dynamic_shared,
    };
    // The largest of the CTAs that keep most threads in place.
    let sizes = (1..=most.div_ceil(WARP)).map(|warps| (warps * WARP).min(most));
    let best = sizes.map(|threads| (threads, fit.ctas(threads, shared(threads))));
    let best = best.max_by_key(|(threads, ctas)| (threads * ctas, *threads));
    let (threads, ctas) = best.unwrap_or((0, 0));
    // SAFETY: the caller's pointers.
    crate::process::code(|| unsafe {
        put(grid, shown(ctas * fit.info.multiprocessors))?;
        put(block, shown(threads))
    })
}

unsafe extern "C" fn max_potential_block_size_with_flags(
    grid: *mut c_int,
    block: *mut c_int,
    function: CUfunction,
    shared_of_block: SharedBytesOfBlock,
    dynamic_shared: usize,
    limit: c_int,
    _flags: c_uint,
) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe {
        max_potential_block_size(grid, block, function, shared_of_block, dynamic_shared, limit)
    }
}
