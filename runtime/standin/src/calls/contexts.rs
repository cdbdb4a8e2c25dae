//! Contexts: the primary one, others, and which is current.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use super::support::VERSION;
use crate::pointers::{put, put_if};
use crate::process::{DEVICE, Handle, Refusal, current, pop, push, with_context, with_process};
use irc_driver::codes;
use irc_driver::raw::{CUcontext, CUdevice, Entry};
use std::ffi::{c_int, c_uint, c_void};
use std::ptr::null_mut;

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuDevicePrimaryCtxGetState(primary_get_state),
        Entry::cuDevicePrimaryCtxRelease_v2(primary_release),
        Entry::cuDevicePrimaryCtxReset_v2(primary_reset),
        Entry::cuDevicePrimaryCtxRetain(primary_retain),
        Entry::cuDevicePrimaryCtxSetFlags_v2(primary_set_flags),
        Entry::cuCtxCreate_v2(create),
        Entry::cuCtxCreate_v4(create_v4),
        Entry::cuCtxDestroy_v2(destroy),
        Entry::cuCtxGetApiVersion(get_api_version),
        Entry::cuCtxGetCacheConfig(get_config),
        Entry::cuCtxGetSharedMemConfig(get_config),
        Entry::cuCtxSetCacheConfig(set_config),
        Entry::cuCtxSetSharedMemConfig(set_config),
        Entry::cuCtxGetCurrent(get_current),
        Entry::cuCtxSetCurrent(set_current),
        Entry::cuCtxPushCurrent_v2(push_current),
        Entry::cuCtxPopCurrent_v2(pop_current),
        Entry::cuCtxGetDevice(get_device),
        Entry::cuCtxGetFlags(get_flags),
        Entry::cuCtxGetLimit(get_limit),
        Entry::cuCtxSetLimit(set_limit),
        Entry::cuCtxGetStreamPriorityRange(get_stream_priority_range),
        Entry::cuCtxSynchronize(synchronize),
    ]
};

/// The limits of a context, as long as nothing else is set, by the driver's number: stack, buffer
/// of `printf`, heap, depth and number of launches from the device, granularity of fetches, lines
/// that stay in the cache.
const LIMITS: [usize; 7] = [1024, 1 << 20, 8 << 20, 2, 2048, 128, 0];
/// What is not adjusted: caches and banks.
const NO_PREFERENCE: c_uint = 0;

fn check(device: CUdevice) -> Result<(), Refusal> {
    if device == DEVICE { Ok(()) } else { Err(Refusal(codes::INVALID_DEVICE)) }
}

unsafe extern "C" fn primary_get_state(
    device: CUdevice,
    flags: *mut c_uint,
    active: *mut c_int,
) -> c_int {
    with_process(|process| {
        check(device)?;
        let (set, is_active) = process.primary_state();
        // SAFETY: the caller's pointers.
        unsafe {
            put_if(flags, set);
            put_if(active, c_int::from(is_active));
        }
        Ok(())
    })
}

unsafe extern "C" fn primary_release(device: CUdevice) -> c_int {
    with_process(|process| check(device).and_then(|()| process.release_primary()))
}

unsafe extern "C" fn primary_reset(device: CUdevice) -> c_int {
    with_process(|process| check(device).and_then(|()| process.reset_primary()))
}

unsafe extern "C" fn primary_retain(context: *mut CUcontext, device: CUdevice) -> c_int {
    with_process(|process| {
        check(device)?;
        // SAFETY: the caller's pointer.
        unsafe { put(context, process.retain_primary()?.pointer()) }
    })
}

unsafe extern "C" fn primary_set_flags(device: CUdevice, flags: c_uint) -> c_int {
    with_process(|process| {
        process.set_primary_flags(flags);
        check(device)
    })
}

unsafe extern "C" fn create(context: *mut CUcontext, flags: c_uint, device: CUdevice) -> c_int {
    with_process(|process| {
        check(device)?;
        let created = process.create(flags)?;
        push(created);
        // SAFETY: the caller's pointer.
        unsafe { put(context, created.pointer()) }
    })
}

unsafe extern "C" fn create_v4(
    context: *mut CUcontext,
    _params: *mut c_void,
    flags: c_uint,
    device: CUdevice,
) -> c_int {
    // SAFETY: the caller's pointer.
    unsafe { create(context, flags, device) }
}

unsafe extern "C" fn destroy(context: CUcontext) -> c_int {
    with_process(|process| {
        let handle = Handle::of(context);
        process.destroy(handle)?;
        if current() == Some(handle) {
            pop();
        }
        Ok(())
    })
}

unsafe extern "C" fn get_api_version(context: CUcontext, version: *mut c_uint) -> c_int {
    with_process(|process| {
        if !context.is_null() {
            process.context(Handle::of(context))?;
        }
        // SAFETY: the caller's pointer.
        unsafe { put(version, VERSION as c_uint) }
    })
}

unsafe extern "C" fn get_config(config: *mut c_uint) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|_| unsafe { put(config, NO_PREFERENCE) })
}

unsafe extern "C" fn set_config(_config: c_uint) -> c_int {
    with_context(|_| Ok(()))
}

unsafe extern "C" fn get_current(context: *mut CUcontext) -> c_int {
    // SAFETY: the caller's pointer.
    with_process(|_| unsafe { put(context, current().map_or(null_mut(), Handle::pointer)) })
}

unsafe extern "C" fn set_current(context: CUcontext) -> c_int {
    with_process(|process| {
        if !context.is_null() {
            process.context(Handle::of(context))?;
        }
        pop();
        if !context.is_null() {
            push(Handle::of(context));
        }
        Ok(())
    })
}

unsafe extern "C" fn push_current(context: CUcontext) -> c_int {
    with_process(|process| {
        process.context(Handle::of(context))?;
        push(Handle::of(context));
        Ok(())
    })
}

unsafe extern "C" fn pop_current(context: *mut CUcontext) -> c_int {
    with_process(|_| {
        let popped = pop().ok_or(Refusal(codes::INVALID_CONTEXT))?;
        // SAFETY: the caller's pointer.
        unsafe { put_if(context, popped.pointer()) };
        Ok(())
    })
}

unsafe extern "C" fn get_device(device: *mut CUdevice) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|_| unsafe { put(device, DEVICE) })
}

unsafe extern "C" fn get_flags(flags: *mut c_uint) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|context| unsafe { put(flags, context.flags) })
}

unsafe extern "C" fn get_limit(value: *mut usize, limit: c_uint) -> c_int {
    with_context(|context| {
        let default = LIMITS.get(limit as usize).copied();
        let default = default.ok_or(Refusal(codes::UNSUPPORTED_LIMIT))?;
        // SAFETY: the caller's pointer.
        unsafe { put(value, context.limits.get(&limit).copied().unwrap_or(default)) }
    })
}

unsafe extern "C" fn set_limit(limit: c_uint, value: usize) -> c_int {
    with_context(|context| {
        if limit as usize >= LIMITS.len() {
            return Err(Refusal(codes::UNSUPPORTED_LIMIT));
        }
        context.limits.insert(limit, value);
        Ok(())
    })
}

unsafe extern "C" fn get_stream_priority_range(least: *mut c_int, greatest: *mut c_int) -> c_int {
    with_context(|_| {
        // SAFETY: the caller's pointers.
        unsafe {
            put_if(least, 0);
            put_if(greatest, 0);
        }
        Ok(())
    })
}

unsafe extern "C" fn synchronize() -> c_int {
    with_context(|_| Ok(()))
}
