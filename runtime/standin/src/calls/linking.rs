//! The linker: several inputs to one image, which is PTX here.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use super::modules::{Logs, read_file};
use crate::context::{Context, Object};
use crate::pointers::{bytes, put, put_if, text};
use crate::process::{Handle, Refusal, with_context};
use irc_driver::codes;
use irc_driver::raw::{CUlinkState, Entry};
use irc_runtime::device::Image;
use irc_runtime::link::{self, Keep, Linker};
use std::ffi::{c_char, c_int, c_uint, c_void};

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuLinkCreate_v2(create),
        Entry::cuLinkAddData_v2(add_data),
        Entry::cuLinkAddFile_v2(add_file),
        Entry::cuLinkComplete(complete),
        Entry::cuLinkDestroy(destroy),
    ]
};

/// What is linked.
pub struct Link {
    linker: Linker,
    /// Where its maker wants to be told what is wrong.
    logs: Logs,
    /// The image, once it is complete.
    image: Option<Vec<u8>>,
}

fn link_of(context: &mut Context, state: CUlinkState) -> Result<&mut Link, Refusal> {
    match context.object(Handle::of(state))? {
        Object::Link(link) => Ok(link),
        _ => Err(Refusal(codes::INVALID_HANDLE)),
    }
}

impl Link {
    fn add(&mut self, name: &str, image: &[u8]) -> Result<(), Refusal> {
        if self.image.is_some() {
            return Err(Refusal(codes::INVALID_HANDLE));
        }
        let Some(Image::Ptx(text)) = Image::of(image).filter(|_| !image.starts_with(b"!<arch>"))
        else {
            eprintln!("irc: `{name}` is no PTX: the simulator links nothing else");
            return Err(Refusal(codes::NO_BINARY_FOR_GPU));
        };
        link::add_text(&mut self.linker, name, text)
            .map_err(|told| self.fail(&told, codes::INVALID_PTX))
    }

    /// Says what is wrong where that is wanted.
    fn fail(&self, told: &str, code: c_int) -> Refusal {
        eprint!("irc: {told}");
        // SAFETY: whoever made this keeps the buffers as long as it lives, as the manual says.
        let written = unsafe { self.logs.write_errors(told) };
        written.err().unwrap_or(Refusal(code))
    }
}

unsafe extern "C" fn create(
    count: c_uint,
    options: *mut c_uint,
    values: *mut *mut c_void,
    state: *mut CUlinkState,
) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointers.
        let logs = unsafe { Logs::of(count, options, values) }?;
        let linker = Linker::new().with_keep(Keep::Visible);
        let handle = context.add(Object::Link(Box::new(Link { linker, logs, image: None })));
        // SAFETY: the caller's pointer.
        unsafe { put(state, handle.pointer()) }
    })
}

#[allow(clippy::too_many_arguments, reason = "the signature is the driver's")]
unsafe extern "C" fn add_data(
    state: CUlinkState,
    _kind: c_uint,
    data: *mut c_void,
    size: usize,
    name: *const c_char,
    _count: c_uint,
    _options: *mut c_uint,
    _values: *mut *mut c_void,
) -> c_int {
    with_context(|context| {
        let link = link_of(context, state)?;
        // SAFETY: the caller's pointers; an input need not have a name.
        let (image, name) = unsafe {
            let name = if name.is_null() { c"<input>" } else { text(name)? };
            (bytes(data, size)?, name.to_string_lossy())
        };
        link.add(&name, image)
    })
}

unsafe extern "C" fn add_file(
    state: CUlinkState,
    _kind: c_uint,
    path: *const c_char,
    _count: c_uint,
    _options: *mut c_uint,
    _values: *mut *mut c_void,
) -> c_int {
    with_context(|context| {
        let link = link_of(context, state)?;
        // SAFETY: the caller's pointer.
        let path = unsafe { text(path) }?.to_string_lossy();
        link.add(&path, &read_file(&path)?)
    })
}

unsafe extern "C" fn complete(
    state: CUlinkState,
    image: *mut *mut c_void,
    size: *mut usize,
) -> c_int {
    with_context(|context| {
        let link = link_of(context, state)?;
        if link.image.is_none() {
            let linked = std::mem::take(&mut link.linker).link().map_err(|errors| {
                let told: String = errors.iter().map(|error| format!("{error}\n")).collect();
                link.fail(&told, codes::INVALID_PTX)
            })?;
            link.image = Some((linked.print() + "\0").into_bytes());
        }
        let made = link.image.as_mut().ok_or(Refusal(codes::INVALID_HANDLE))?;
        // SAFETY: the caller's pointers. The image lives as long as the link.
        unsafe {
            put_if(size, made.len());
            put(image, made.as_mut_ptr().cast())
        }
    })
}

unsafe extern "C" fn destroy(state: CUlinkState) -> c_int {
    with_context(|context| {
        link_of(context, state)?;
        context.remove(Handle::of(state));
        Ok(())
    })
}
