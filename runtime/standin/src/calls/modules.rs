//! Modules and libraries, their functions and variables.
//!
//! A library is a module here, and a kernel of a library is a function.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use crate::context::Object;
use crate::pointers::{bytes_mut, get, put, put_if, text};
use crate::process::{Handle, Refusal, refuse, with_context};
use irc_driver::codes;
use irc_driver::raw::{CUdeviceptr, CUfunction, CUkernel, CUlibrary, CUmodule, Entry};
use irc_runtime::device::Image;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr::without_provenance_mut;

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuModuleLoad(load),
        Entry::cuModuleLoadData(load_data),
        Entry::cuModuleLoadDataEx(load_data_ex),
        Entry::cuModuleLoadFatBinary(load_data),
        Entry::cuModuleUnload(unload),
        Entry::cuModuleGetFunction(get_function),
        Entry::cuModuleGetGlobal_v2(get_global),
        Entry::cuModuleGetLoadingMode(get_loading_mode),
        Entry::cuLibraryLoadData(library_load_data),
        Entry::cuLibraryUnload(unload),
        Entry::cuLibraryGetKernel(get_function),
        Entry::cuLibraryGetModule(library_get_module),
        Entry::cuLibraryGetGlobal(get_global),
        Entry::cuKernelGetFunction(kernel_get_function),
    ]
};

/// Options of the compiler that are followed, by the driver's numbers.
const INFO_LOG: c_uint = 3;
const INFO_LOG_BYTES: c_uint = 4;
const ERROR_LOG: c_uint = 5;
const ERROR_LOG_BYTES: c_uint = 6;
/// How several images in one file begin.
const FAT_BINARY: &[u8] = &[0x50, 0xed, 0x55, 0xba];
/// How machine code begins.
const ELF: &[u8] = b"\x7fELF";
/// Modules are loaded when the program says so.
const EAGER: c_uint = 1;

/// An image as text, which it is unless it begins as something else.
///
/// # Safety
/// `image` points to an image as the driver takes them: text ends with a zero.
unsafe fn image_text<'a>(image: *const c_void) -> Result<&'a str, Refusal> {
    // SAFETY: the caller says so; other images are longer than this and are not read further.
    let start: [u8; 4] = unsafe { first_bytes(image.cast()) }?;
    if start == ELF || start == FAT_BINARY {
        eprintln!("irc: the simulator runs PTX, not machine code");
        return Err(Refusal(codes::NO_BINARY_FOR_GPU));
    }
    // SAFETY: the caller says so.
    let text = unsafe { text(image.cast()) }?;
    text.to_str().map_err(|_| Refusal(codes::INVALID_IMAGE))
}

/// The first four bytes of what may be a shorter text.
unsafe fn first_bytes(image: *const u8) -> Result<[u8; 4], Refusal> {
    let mut start = [0; 4];
    for (index, byte) in start.iter_mut().enumerate() {
        // SAFETY: no byte before this one was the zero at the end of a text.
        *byte = unsafe { get(image.wrapping_add(index)) }?;
        if *byte == 0 {
            break;
        }
    }
    Ok(start)
}

/// The logs that a caller wants.
#[derive(Clone, Copy)]
pub(super) struct Logs {
    values: *mut *mut c_void,
    /// The places of buffer and size of the log of errors among the values, then of the other.
    errors: (Option<usize>, Option<usize>),
    info: (Option<usize>, Option<usize>),
}

impl Logs {
    /// # Safety
    /// There are as many options as said, and values for those of the logs.
    pub(super) unsafe fn of(
        count: c_uint,
        options: *mut c_uint,
        values: *mut *mut c_void,
    ) -> Result<Logs, Refusal> {
        let mut logs = Logs { values, errors: (None, None), info: (None, None) };
        for index in 0..count as usize {
            // SAFETY: the caller says so.
            match unsafe { get(options.wrapping_add(index)) }? {
                INFO_LOG => logs.info.0 = Some(index),
                INFO_LOG_BYTES => logs.info.1 = Some(index),
                ERROR_LOG => logs.errors.0 = Some(index),
                ERROR_LOG_BYTES => logs.errors.1 = Some(index),
                _ => {}
            }
        }
        Ok(logs)
    }

    /// Writes what is wrong.
    ///
    /// # Safety
    /// As for [`Logs::of`]; the buffer is as large as its size says.
    pub(super) unsafe fn write_errors(self, text: &str) -> Result<(), Refusal> {
        // SAFETY: the caller says so.
        unsafe { self.write(self.errors, text) }
    }

    /// Writes a log, if there is a buffer with a size; the size becomes that of the text.
    ///
    /// # Safety
    /// As for [`Logs::of`]; the buffer is as large as its size says.
    unsafe fn write(self, log: (Option<usize>, Option<usize>), text: &str) -> Result<(), Refusal> {
        let (Some(buffer), Some(size)) = log else { return Ok(()) };
        // SAFETY: the caller says so.
        unsafe {
            let room = get(self.values.wrapping_add(size))?.addr() & (u32::MAX as usize);
            let buffer = bytes_mut(get(self.values.wrapping_add(buffer))?, room)?;
            let length = text.len().min(room.saturating_sub(1));
            if let Some((text_room, [end, ..])) = buffer.split_at_mut_checked(length) {
                text_room.copy_from_slice(&text.as_bytes()[..length]);
                *end = 0;
            }
            put(self.values.wrapping_add(size), without_provenance_mut(length))
        }
    }
}

// SAFETY: the pointers are those of a program that keeps them for whoever asks.
unsafe impl Send for Logs {}

/// The largest file that is read as a module.
const MAX_FILE: u64 = 1 << 30;

/// The bytes of a file; what has no end is none.
pub(super) fn read_file(path: &str) -> Result<Vec<u8>, Refusal> {
    let not_found = |_| Refusal(codes::FILE_NOT_FOUND);
    let facts = std::fs::metadata(path).map_err(not_found)?;
    if !facts.is_file() {
        return Err(Refusal(codes::FILE_NOT_FOUND));
    }
    if facts.len() > MAX_FILE {
        return Err(Refusal(codes::INVALID_IMAGE));
    }
    std::fs::read(path).map_err(not_found)
}

unsafe extern "C" fn load(module: *mut CUmodule, path: *const c_char) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointer.
        let path = unsafe { text(path) }?.to_string_lossy();
        let bytes = read_file(&path)?;
        let image = Image::of(&bytes).ok_or(Refusal(codes::INVALID_IMAGE))?;
        let loaded = context.load(image).0?;
        // SAFETY: the caller's pointer.
        unsafe { put(module, loaded.pointer()) }
    })
}

unsafe extern "C" fn load_data(module: *mut CUmodule, image: *const c_void) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointers.
        let loaded = context.load(Image::Ptx(unsafe { image_text(image) }?)).0?;
        // SAFETY: the caller's pointer.
        unsafe { put(module, loaded.pointer()) }
    })
}

unsafe extern "C" fn load_data_ex(
    module: *mut CUmodule,
    image: *const c_void,
    count: c_uint,
    options: *mut c_uint,
    values: *mut *mut c_void,
) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointers.
        let (text, logs) = unsafe { (image_text(image)?, Logs::of(count, options, values)?) };
        let (loaded, log) = context.load(Image::Ptx(text));
        let (errors, info) = if loaded.is_err() { (log.as_str(), "") } else { ("", log.as_str()) };
        // SAFETY: the caller's pointers.
        unsafe {
            logs.write(logs.errors, errors)?;
            logs.write(logs.info, info)?;
            put(module, loaded?.pointer())
        }
    })
}

#[allow(clippy::too_many_arguments, reason = "the signature is the driver's")]
unsafe extern "C" fn library_load_data(
    library: *mut CUlibrary,
    code: *const c_void,
    jit_options: *mut c_uint,
    jit_values: *mut *mut c_void,
    jit_count: c_uint,
    _options: *mut c_uint,
    _values: *mut *mut c_void,
    _count: c_uint,
) -> c_int {
    // SAFETY: the caller's pointers.
    unsafe { load_data_ex(library, code, jit_count, jit_options, jit_values) }
}

unsafe extern "C" fn unload(module: CUmodule) -> c_int {
    with_context(|context| context.unload(Handle::of(module)))
}

unsafe extern "C" fn get_function(
    function: *mut CUfunction,
    module: CUmodule,
    name: *const c_char,
) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointer.
        let name: &CStr = unsafe { text(name) }?;
        let found = context.find(Handle::of(module), name.to_owned())?;
        // SAFETY: the caller's pointer.
        unsafe { put(function, found.pointer()) }
    })
}

unsafe extern "C" fn get_global(
    pointer: *mut CUdeviceptr,
    bytes: *mut usize,
    module: CUmodule,
    name: *const c_char,
) -> c_int {
    with_context(|context| {
        let module = context.module(Handle::of(module))?;
        // SAFETY: the caller's pointer.
        let name = unsafe { text(name) }?.to_str().map_err(|_| Refusal(codes::NOT_FOUND))?;
        let global = context.device.global(module, name).map_err(|error| refuse(&error))?;
        // SAFETY: the caller's pointers, either of which may be null.
        unsafe {
            put_if(pointer, global.address);
            put_if(bytes, global.bytes as usize);
        }
        Ok(())
    })
}

unsafe extern "C" fn get_loading_mode(mode: *mut c_uint) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|_| unsafe { put(mode, EAGER) })
}

unsafe extern "C" fn library_get_module(module: *mut CUmodule, library: CUlibrary) -> c_int {
    with_context(|context| {
        context.module(Handle::of(library))?;
        // SAFETY: the caller's pointer.
        unsafe { put(module, library) }
    })
}

unsafe extern "C" fn kernel_get_function(function: *mut CUfunction, kernel: CUkernel) -> c_int {
    with_context(|context| match context.object(Handle::of(kernel))? {
        // SAFETY: the caller's pointer.
        Object::Function(_) => unsafe { put(function, kernel) },
        _ => Err(Refusal(codes::INVALID_HANDLE)),
    })
}
