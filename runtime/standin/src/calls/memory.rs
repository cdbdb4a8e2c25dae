//! Memory of the device and of the host, copies and fills. Streams change nothing: all is done when
//! a call returns.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use super::streams::in_order;
use crate::context::Context;
use crate::host::HostMemory;
use crate::pointers::{bytes, bytes_mut, put, put_if, room};
use crate::process::{Refusal, refuse, with_context};
use irc_driver::codes;
use irc_driver::raw::{CUdevice, CUdeviceptr, CUstream, Entry};
use std::ffi::{c_int, c_uchar, c_uint, c_ushort, c_void};
use std::ptr::with_exposed_provenance_mut;

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuMemAlloc_v2(alloc),
        Entry::cuMemAllocAsync(alloc_async),
        Entry::cuMemAllocManaged(alloc_managed),
        Entry::cuMemAdvise(advise),
        Entry::cuMemPrefetchAsync(prefetch_async),
        Entry::cuMemFree_v2(free),
        Entry::cuMemFreeAsync(free_async),
        Entry::cuMemGetInfo_v2(get_info),
        Entry::cuMemGetAddressRange_v2(get_address_range),
        Entry::cuMemAllocHost_v2(alloc_host),
        Entry::cuMemHostAlloc(host_alloc),
        Entry::cuMemFreeHost(free_host),
        Entry::cuMemHostRegister_v2(host_register),
        Entry::cuMemHostUnregister(host_unregister),
        Entry::cuMemcpy(copy),
        Entry::cuMemcpyAsync(copy_async),
        Entry::cuMemcpyDtoD_v2(copy_d_to_d),
        Entry::cuMemcpyDtoDAsync_v2(copy_d_to_d_async),
        Entry::cuMemcpyDtoH_v2(copy_d_to_h),
        Entry::cuMemcpyDtoHAsync_v2(copy_d_to_h_async),
        Entry::cuMemcpyHtoD_v2(copy_h_to_d),
        Entry::cuMemcpyHtoDAsync_v2(copy_h_to_d_async),
        Entry::cuMemsetD8_v2(set_d8),
        Entry::cuMemsetD8Async(set_d8_async),
        Entry::cuMemsetD16_v2(set_d16),
        Entry::cuMemsetD16Async(set_d16_async),
        Entry::cuMemsetD32_v2(set_d32),
        Entry::cuMemsetD32Async(set_d32_async),
        Entry::cuMemsetD2D8_v2(set_2d_d8),
        Entry::cuMemsetD2D32_v2(set_2d_d32),
    ]
};

const WRONG: Refusal = Refusal(codes::INVALID_VALUE);

unsafe extern "C" fn alloc(pointer: *mut CUdeviceptr, size: usize) -> c_int {
    with_context(|context| {
        if size == 0 {
            return Err(WRONG);
        }
        let address = context.device.alloc(size as u64).map_err(|error| refuse(&error))?;
        context.memory.insert(address, size as u64);
        // SAFETY: the caller's pointer.
        unsafe { put(pointer, address) }
    })
}

unsafe extern "C" fn alloc_async(
    pointer: *mut CUdeviceptr,
    size: usize,
    stream: CUstream,
) -> c_int {
    // SAFETY: the caller's pointer.
    in_order(stream, || unsafe { alloc(pointer, size) })
}

unsafe extern "C" fn alloc_managed(
    pointer: *mut CUdeviceptr,
    size: usize,
    _flags: c_uint,
) -> c_int {
    with_context(|context| {
        if size == 0 {
            return Err(WRONG);
        }
        // SAFETY: the caller's pointer.
        unsafe { put(pointer, context.allocate_managed(size)?.addr() as u64) }
    })
}

/// Whether N bytes from an address on are in one allocation.
fn is_allocated(context: &Context, pointer: CUdeviceptr, size: usize) -> Result<(), Refusal> {
    let (start, bytes) = context.allocation(pointer).ok_or(WRONG)?;
    let left = bytes - (pointer - start);
    (size as u64 <= left).then_some(()).ok_or(WRONG)
}

unsafe extern "C" fn advise(
    pointer: CUdeviceptr,
    size: usize,
    _advice: c_uint,
    _device: CUdevice,
) -> c_int {
    with_context(|context| is_allocated(context, pointer, size))
}

unsafe extern "C" fn prefetch_async(
    pointer: CUdeviceptr,
    size: usize,
    _device: CUdevice,
    stream: CUstream,
) -> c_int {
    in_order(stream, || with_context(|context| is_allocated(context, pointer, size)))
}

unsafe extern "C" fn free(pointer: CUdeviceptr) -> c_int {
    with_context(|context| {
        if pointer == 0 {
            return Ok(());
        }
        context.free(pointer)
    })
}

unsafe extern "C" fn free_async(pointer: CUdeviceptr, stream: CUstream) -> c_int {
    // SAFETY: nothing is asked of the caller.
    in_order(stream, || unsafe { free(pointer) })
}

unsafe extern "C" fn get_info(free: *mut usize, total: *mut usize) -> c_int {
    with_context(|context| {
        let (unused, all) = context.device.memory().map_err(|error| refuse(&error))?;
        // SAFETY: the caller's pointers.
        unsafe {
            put_if(free, unused as usize);
            put_if(total, all as usize);
        }
        Ok(())
    })
}

unsafe extern "C" fn get_address_range(
    base: *mut CUdeviceptr,
    size: *mut usize,
    pointer: CUdeviceptr,
) -> c_int {
    with_context(|context| {
        let (start, bytes) = context.allocation(pointer).ok_or(Refusal(codes::NOT_FOUND))?;
        // SAFETY: the caller's pointers.
        unsafe {
            put_if(base, start);
            put_if(size, bytes as usize);
        }
        Ok(())
    })
}

unsafe extern "C" fn alloc_host(pointer: *mut *mut c_void, size: usize) -> c_int {
    with_context(|context| {
        if size == 0 {
            return Err(WRONG);
        }
        let memory = HostMemory::new(size).ok_or(Refusal(codes::OUT_OF_MEMORY))?;
        let start = memory.pointer();
        context.host.insert(start.expose_provenance(), memory);
        // SAFETY: the caller's pointer.
        unsafe { put(pointer, start) }
    })
}

unsafe extern "C" fn host_alloc(pointer: *mut *mut c_void, size: usize, _flags: c_uint) -> c_int {
    // SAFETY: the caller's pointer.
    unsafe { alloc_host(pointer, size) }
}

unsafe extern "C" fn free_host(pointer: *mut c_void) -> c_int {
    with_context(|context| context.host.remove(&pointer.addr()).map(|_| ()).ok_or(WRONG))
}

unsafe extern "C" fn host_register(pointer: *mut c_void, size: usize, _flags: c_uint) -> c_int {
    with_context(|context| {
        let start = pointer.addr();
        let end = start.checked_add(size).filter(|&end| end <= isize::MAX as usize);
        let end = end.filter(|_| start != 0 && size != 0).ok_or(WRONG)?;
        let before = context.registered.range(..end).next_back();
        if before.is_some_and(|(_, &last)| last > start) {
            return Err(Refusal(codes::HOST_MEMORY_ALREADY_REGISTERED));
        }
        context.registered.insert(start, end);
        Ok(())
    })
}

unsafe extern "C" fn host_unregister(pointer: *mut c_void) -> c_int {
    with_context(|context| match context.registered.remove(&pointer.addr()) {
        _ if pointer.is_null() => Err(WRONG),
        Some(_) => Ok(()),
        None => Err(Refusal(codes::HOST_MEMORY_NOT_REGISTERED)),
    })
}

unsafe extern "C" fn copy_h_to_d(to: CUdeviceptr, from: *const c_void, size: usize) -> c_int {
    with_context(|context| {
        context.check(to, size)?;
        // SAFETY: the caller's pointer.
        context.write(to, unsafe { bytes(from, size) }?)
    })
}

unsafe extern "C" fn copy_h_to_d_async(
    to: CUdeviceptr,
    from: *const c_void,
    size: usize,
    stream: CUstream,
) -> c_int {
    // SAFETY: the caller's pointer.
    in_order(stream, || unsafe { copy_h_to_d(to, from, size) })
}

unsafe extern "C" fn copy_d_to_h(to: *mut c_void, from: CUdeviceptr, size: usize) -> c_int {
    with_context(|context| {
        context.check(from, size)?;
        // SAFETY: the caller's pointer.
        context.read(from, unsafe { bytes_mut(to, size) }?)
    })
}

unsafe extern "C" fn copy_d_to_h_async(
    to: *mut c_void,
    from: CUdeviceptr,
    size: usize,
    stream: CUstream,
) -> c_int {
    // SAFETY: the caller's pointer.
    in_order(stream, || unsafe { copy_d_to_h(to, from, size) })
}

unsafe extern "C" fn copy_d_to_d(to: CUdeviceptr, from: CUdeviceptr, size: usize) -> c_int {
    with_context(|context| {
        context.check(from, size)?;
        context.check(to, size)?;
        let mut between = room(size)?;
        context.read(from, &mut between)?;
        context.write(to, &between)
    })
}

unsafe extern "C" fn copy_d_to_d_async(
    to: CUdeviceptr,
    from: CUdeviceptr,
    size: usize,
    stream: CUstream,
) -> c_int {
    // SAFETY: nothing is asked of the caller.
    in_order(stream, || unsafe { copy_d_to_d(to, from, size) })
}

unsafe extern "C" fn copy(to: CUdeviceptr, from: CUdeviceptr, size: usize) -> c_int {
    with_context(|context| {
        if size == 0 {
            return Ok(());
        }
        let is_of_device = [from, to].map(|address| context.is_of_device(address));
        for (address, _) in [from, to].into_iter().zip(is_of_device).filter(|(_, own)| *own) {
            context.check(address, size)?;
        }
        let mut between = room(size)?;
        if is_of_device[0] {
            context.read(from, &mut between)?;
        } else {
            let from = with_exposed_provenance_mut(from as usize);
            // SAFETY: the caller's pointer, as the device does not have it.
            between.copy_from_slice(unsafe { bytes(from, size) }?);
        }
        if is_of_device[1] {
            return context.write(to, &between);
        }
        // SAFETY: likewise.
        unsafe { bytes_mut(with_exposed_provenance_mut(to as usize), size) }?
            .copy_from_slice(&between);
        Ok(())
    })
}

unsafe extern "C" fn copy_async(
    to: CUdeviceptr,
    from: CUdeviceptr,
    size: usize,
    stream: CUstream,
) -> c_int {
    // SAFETY: the caller's pointers.
    in_order(stream, || unsafe { copy(to, from, size) })
}

/// How many elements are written at once.
const FILL: usize = 1 << 16;

/// Fills `rows` rows, `pitch` bytes apart, with `count` copies of an element each.
fn fill(to: CUdeviceptr, element: &[u8], count: usize, rows: usize, pitch: usize) -> c_int {
    with_context(|context| {
        if !to.is_multiple_of(element.len() as u64) {
            return Err(WRONG);
        }
        let bytes = element.len().checked_mul(count).ok_or(WRONG)?;
        let Some(last) = rows.checked_sub(1).filter(|_| count > 0) else { return Ok(()) };
        if last > 0 && pitch < bytes {
            return Err(WRONG);
        }
        let last = last.checked_mul(pitch).and_then(|last| to.checked_add(last as u64));
        context.check(to, bytes)?;
        context.check(last.ok_or(WRONG)?, bytes)?;
        let row = element.repeat(count.min(FILL));
        for y in 0..rows {
            let start = to + (y * pitch) as u64;
            for at in (0..bytes).step_by(row.len()) {
                let part = &row[..row.len().min(bytes - at)];
                context.write(start + at as u64, part)?;
            }
        }
        Ok(())
    })
}

unsafe extern "C" fn set_d8(to: CUdeviceptr, value: c_uchar, count: usize) -> c_int {
    fill(to, &[value], count, 1, 0)
}

unsafe extern "C" fn set_d8_async(
    to: CUdeviceptr,
    value: c_uchar,
    count: usize,
    stream: CUstream,
) -> c_int {
    in_order(stream, || fill(to, &[value], count, 1, 0))
}

unsafe extern "C" fn set_d16(to: CUdeviceptr, value: c_ushort, count: usize) -> c_int {
    fill(to, &value.to_le_bytes(), count, 1, 0)
}

unsafe extern "C" fn set_d16_async(
    to: CUdeviceptr,
    value: c_ushort,
    count: usize,
    stream: CUstream,
) -> c_int {
    in_order(stream, || fill(to, &value.to_le_bytes(), count, 1, 0))
}

unsafe extern "C" fn set_d32(to: CUdeviceptr, value: c_uint, count: usize) -> c_int {
    fill(to, &value.to_le_bytes(), count, 1, 0)
}

unsafe extern "C" fn set_d32_async(
    to: CUdeviceptr,
    value: c_uint,
    count: usize,
    stream: CUstream,
) -> c_int {
    in_order(stream, || fill(to, &value.to_le_bytes(), count, 1, 0))
}

unsafe extern "C" fn set_2d_d8(
    to: CUdeviceptr,
    pitch: usize,
    value: c_uchar,
    width: usize,
    height: usize,
) -> c_int {
    fill(to, &[value], width, height, pitch)
}

unsafe extern "C" fn set_2d_d32(
    to: CUdeviceptr,
    pitch: usize,
    value: c_uint,
    width: usize,
    height: usize,
) -> c_int {
    fill(to, &value.to_le_bytes(), width, height, pitch)
}
