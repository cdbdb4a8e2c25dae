//! Streams and events. All work is done when the call that asks for it returns, so streams are
//! handles only, and an event is the time at which it was recorded.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use crate::context::{Context, Object};
use crate::pointers::{put, put_if};
use crate::process::{Handle, Refusal, current, with_context};
use irc_driver::codes;
use irc_driver::raw::{CUcontext, CUevent, CUstream, Entry, HostFunction, StreamCallback};
use std::ffi::{c_int, c_uint, c_void};
use std::time::Instant;

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuStreamCreate(create),
        Entry::cuStreamCreateWithPriority(create_with_priority),
        Entry::cuStreamDestroy_v2(destroy),
        Entry::cuStreamGetFlags(get_flags),
        Entry::cuStreamGetPriority(get_priority),
        Entry::cuStreamGetCtx(get_ctx),
        Entry::cuStreamIsCapturing(is_capturing),
        Entry::cuStreamQuery(query),
        Entry::cuStreamSynchronize(query),
        Entry::cuStreamWaitEvent(wait_event),
        Entry::cuStreamAddCallback(add_callback),
        Entry::cuLaunchHostFunc(launch_host_func),
        Entry::cuEventCreate(event_create),
        Entry::cuEventDestroy_v2(event_destroy),
        Entry::cuEventElapsedTime(event_elapsed_time),
        Entry::cuEventElapsedTime_v2(event_elapsed_time),
        Entry::cuEventQuery(event_query),
        Entry::cuEventRecord(event_record),
        Entry::cuEventRecordWithFlags(event_record_with_flags),
        Entry::cuEventSynchronize(event_query),
    ]
};

const NO_HANDLE: Refusal = Refusal(codes::INVALID_HANDLE);
/// Streams that are always there: the default one, by its three names.
const DEFAULT_STREAMS: usize = 3;

/// Flags and priority of a stream.
pub(super) fn stream(context: &mut Context, stream: CUstream) -> Result<(u32, c_int), Refusal> {
    if stream.addr() < DEFAULT_STREAMS {
        return Ok((0, 0));
    }
    match context.object(Handle::of(stream))? {
        Object::Stream(flags, priority) => Ok((*flags, *priority)),
        _ => Err(NO_HANDLE),
    }
}

/// Makes a call that is ordered behind others of a stream, if there is such a stream.
pub(super) fn in_order(handle: CUstream, call: impl FnOnce() -> c_int) -> c_int {
    // SAFETY: nothing is asked of the caller.
    match unsafe { query(handle) } {
        codes::SUCCESS => call(),
        code => code,
    }
}

/// When an event was recorded.
fn event(context: &mut Context, event: CUevent) -> Result<&mut Option<Instant>, Refusal> {
    match context.object(Handle::of(event))? {
        Object::Event(time) => Ok(time),
        _ => Err(NO_HANDLE),
    }
}

unsafe extern "C" fn create(stream: *mut CUstream, flags: c_uint) -> c_int {
    // SAFETY: the caller's pointer.
    unsafe { create_with_priority(stream, flags, 0) }
}

unsafe extern "C" fn create_with_priority(
    stream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
) -> c_int {
    with_context(|context| {
        let handle = context.add(Object::Stream(flags, priority));
        // SAFETY: the caller's pointer.
        unsafe { put(stream, handle.pointer()) }
    })
}

unsafe extern "C" fn destroy(handle: CUstream) -> c_int {
    with_context(|context| {
        stream(context, handle)?;
        context.remove(Handle::of(handle)).map(|_| ()).ok_or(NO_HANDLE)
    })
}

unsafe extern "C" fn get_flags(handle: CUstream, flags: *mut c_uint) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|context| unsafe { put(flags, stream(context, handle)?.0) })
}

unsafe extern "C" fn get_priority(handle: CUstream, priority: *mut c_int) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|context| unsafe { put(priority, stream(context, handle)?.1) })
}

unsafe extern "C" fn get_ctx(handle: CUstream, to: *mut CUcontext) -> c_int {
    with_context(|context| {
        stream(context, handle)?;
        let current = current().ok_or(Refusal(codes::INVALID_CONTEXT))?;
        // SAFETY: the caller's pointer.
        unsafe { put(to, current.pointer()) }
    })
}

unsafe extern "C" fn is_capturing(handle: CUstream, status: *mut c_uint) -> c_int {
    with_context(|context| {
        stream(context, handle)?;
        // SAFETY: the caller's pointer.
        unsafe { put(status, 0) }
    })
}

unsafe extern "C" fn query(handle: CUstream) -> c_int {
    with_context(|context| stream(context, handle).map(|_| ()))
}

unsafe extern "C" fn wait_event(handle: CUstream, waited: CUevent, _flags: c_uint) -> c_int {
    with_context(|context| {
        stream(context, handle)?;
        event(context, waited).map(|_| ())
    })
}

unsafe extern "C" fn add_callback(
    handle: CUstream,
    callback: StreamCallback,
    data: *mut c_void,
    _flags: c_uint,
) -> c_int {
    // The function may call the driver, so nothing is locked while it runs.
    // SAFETY: nothing is asked of the caller.
    let code = unsafe { query(handle) };
    let Some(callback) = callback else { return codes::INVALID_VALUE };
    if code == codes::SUCCESS {
        // SAFETY: the caller's function, with the caller's data.
        unsafe { callback(handle, codes::SUCCESS, data) };
    }
    code
}

unsafe extern "C" fn launch_host_func(
    handle: CUstream,
    function: HostFunction,
    data: *mut c_void,
) -> c_int {
    // SAFETY: nothing is asked of the caller.
    let code = unsafe { query(handle) };
    let Some(function) = function else { return codes::INVALID_VALUE };
    if code == codes::SUCCESS {
        // SAFETY: the caller's function, with the caller's data.
        unsafe { function(data) };
    }
    code
}

unsafe extern "C" fn event_create(to: *mut CUevent, _flags: c_uint) -> c_int {
    with_context(|context| {
        let handle = context.add(Object::Event(None));
        // SAFETY: the caller's pointer.
        unsafe { put(to, handle.pointer()) }
    })
}

unsafe extern "C" fn event_destroy(handle: CUevent) -> c_int {
    with_context(|context| {
        event(context, handle)?;
        context.remove(Handle::of(handle)).map(|_| ()).ok_or(NO_HANDLE)
    })
}

unsafe extern "C" fn event_elapsed_time(
    milliseconds: *mut f32,
    start: CUevent,
    end: CUevent,
) -> c_int {
    with_context(|context| {
        let start = event(context, start)?.ok_or(NO_HANDLE)?;
        let end = event(context, end)?.ok_or(NO_HANDLE)?;
        let time = end.saturating_duration_since(start).as_secs_f32() * 1e3;
        // SAFETY: the caller's pointer.
        unsafe { put_if(milliseconds, time) };
        Ok(())
    })
}

unsafe extern "C" fn event_query(handle: CUevent) -> c_int {
    with_context(|context| event(context, handle).map(|_| ()))
}

unsafe extern "C" fn event_record(handle: CUevent, in_stream: CUstream) -> c_int {
    with_context(|context| {
        stream(context, in_stream)?;
        *event(context, handle)? = Some(Instant::now());
        Ok(())
    })
}

unsafe extern "C" fn event_record_with_flags(
    handle: CUevent,
    in_stream: CUstream,
    _flags: c_uint,
) -> c_int {
    // SAFETY: nothing is asked of the caller.
    unsafe { event_record(handle, in_stream) }
}
