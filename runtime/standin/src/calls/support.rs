//! Start, versions, errors, and finding functions by name.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use crate::pointers::{put, put_if, text};
use crate::process::{Process, Refusal, code};
use irc_driver::codes;
use irc_driver::raw::{self, Entry};
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::ptr::null;

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuInit(init),
        Entry::cuDriverGetVersion(driver_get_version),
        Entry::cuGetErrorName(get_error_name),
        Entry::cuGetErrorString(get_error_string),
        Entry::cuGetProcAddress(get_proc_address),
        Entry::cuGetProcAddress_v2(get_proc_address_v2),
        Entry::cuProfilerStart(nothing),
        Entry::cuProfilerStop(nothing),
    ]
};

/// The release of CUDA that the functions are those of: 12.8.
pub const VERSION: c_int = 12080;

/// What `cuGetProcAddress_v2` says of a name that it does not know.
const SYMBOL_NOT_FOUND: c_uint = 1;

unsafe extern "C" fn init(flags: c_uint) -> c_int {
    code(|| if flags == 0 { Process::start() } else { Err(Refusal(codes::INVALID_VALUE)) })
}

unsafe extern "C" fn nothing() -> c_int {
    codes::SUCCESS
}

unsafe extern "C" fn driver_get_version(version: *mut c_int) -> c_int {
    // SAFETY: the caller's pointer.
    code(|| unsafe { put(version, VERSION) })
}

/// Writes one of the texts of a code, or null.
unsafe fn put_row(
    error: c_int,
    to: *mut *const c_char,
    part: fn(&codes::Code) -> &'static CStr,
) -> c_int {
    code(|| {
        let row = codes::row(error);
        // SAFETY: the caller's pointer.
        unsafe { put(to, row.map_or(null(), |row| part(row).as_ptr())) }?;
        row.map(|_| ()).ok_or(Refusal(codes::INVALID_VALUE))
    })
}

unsafe extern "C" fn get_error_name(error: c_int, name: *mut *const c_char) -> c_int {
    // SAFETY: the caller's pointer.
    unsafe { put_row(error, name, |row| row.name) }
}

unsafe extern "C" fn get_error_string(error: c_int, text: *mut *const c_char) -> c_int {
    // SAFETY: the caller's pointer.
    unsafe { put_row(error, text, |row| row.text) }
}

/// The newest form of a function: programs ask for it without the number of its version.
fn newest(name: &CStr) -> Option<raw::Pointer> {
    let numbered = CString::new([name.to_bytes(), b"_v2"].concat()).ok()?;
    raw::exported(&numbered).or_else(|| raw::exported(name))
}

unsafe extern "C" fn get_proc_address(
    symbol: *const c_char,
    function: *mut *mut c_void,
    _version: c_int,
    _flags: u64,
) -> c_int {
    code(|| {
        // SAFETY: the caller's pointer.
        let found = newest(unsafe { text(symbol) }?);
        let pointer = found.map_or(std::ptr::null_mut(), |found| found as *mut c_void);
        // SAFETY: the caller's pointer.
        unsafe { put(function, pointer) }?;
        found.map(|_| ()).ok_or(Refusal(codes::NOT_FOUND))
    })
}

unsafe extern "C" fn get_proc_address_v2(
    symbol: *const c_char,
    function: *mut *mut c_void,
    version: c_int,
    flags: u64,
    status: *mut c_uint,
) -> c_int {
    // SAFETY: the caller's pointers.
    let code = unsafe { get_proc_address(symbol, function, version, flags) };
    let found = if code == codes::SUCCESS { 0 } else { SYMBOL_NOT_FOUND };
    // SAFETY: the caller's pointer.
    unsafe { put_if(status, found) };
    code
}
