//! The pointers that callers hand over.
//!
//! Null is an error wherever something must be there; else a pointer is trusted to point to as much
//! as the function's manual says, which is what every function here asks of its caller.

#![allow(unsafe_code, reason = "the pointers are those of programs in other languages")]

use crate::process::Refusal;
use irc_driver::codes;
use std::ffi::{CStr, c_char, c_void};

const NULL: Refusal = Refusal(codes::INVALID_VALUE);

/// Writes a result.
///
/// # Safety
/// `to` is null or has room for a value.
pub unsafe fn put<T>(to: *mut T, value: T) -> Result<(), Refusal> {
    if to.is_null() {
        return Err(NULL);
    }
    // SAFETY: the caller says so; C does not promise alignment.
    unsafe { to.write_unaligned(value) };
    Ok(())
}

/// Writes a result where it is requested.
///
/// # Safety
/// `to` is null or has room for a value.
pub unsafe fn put_if<T>(to: *mut T, value: T) {
    if !to.is_null() {
        // SAFETY: the caller says so.
        unsafe { to.write_unaligned(value) };
    }
}

/// Reads an argument.
///
/// # Safety
/// `from` is null or has a value.
pub unsafe fn get<T: Copy>(from: *const T) -> Result<T, Refusal> {
    if from.is_null() {
        return Err(NULL);
    }
    // SAFETY: the caller says so.
    Ok(unsafe { from.read_unaligned() })
}

/// A text that ends with a zero.
///
/// # Safety
/// `from` is null or points to such a text, which lives as long as the result is used.
pub unsafe fn text<'a>(from: *const c_char) -> Result<&'a CStr, Refusal> {
    if from.is_null() {
        return Err(NULL);
    }
    // SAFETY: the caller says so.
    Ok(unsafe { CStr::from_ptr(from) })
}

/// Whether there can be N bytes at an address at all.
fn is_possible(address: usize, count: usize) -> bool {
    isize::try_from(count).is_ok() && address.checked_add(count).is_some()
}

/// Room for N bytes, all zero.
pub fn room(bytes: usize) -> Result<Vec<u8>, Refusal> {
    let mut room = Vec::new();
    room.try_reserve_exact(bytes).map_err(|_| Refusal(codes::OUT_OF_MEMORY))?;
    room.resize(bytes, 0);
    Ok(room)
}

/// Bytes to read.
///
/// # Safety
/// `from` is null or points to N bytes, which nobody changes as long as the result is used.
pub unsafe fn bytes<'a>(from: *const c_void, count: usize) -> Result<&'a [u8], Refusal> {
    match count {
        0 => Ok(&[]),
        _ if from.is_null() || !is_possible(from.addr(), count) => Err(NULL),
        // SAFETY: the caller says so.
        _ => Ok(unsafe { std::slice::from_raw_parts(from.cast(), count) }),
    }
}

/// Bytes to write.
///
/// # Safety
/// `to` is null or points to N bytes, which nobody else uses as long as the result is used.
pub unsafe fn bytes_mut<'a>(to: *mut c_void, count: usize) -> Result<&'a mut [u8], Refusal> {
    match count {
        0 => Ok(&mut []),
        _ if to.is_null() || !is_possible(to.addr(), count) => Err(NULL),
        // SAFETY: the caller says so.
        _ => Ok(unsafe { std::slice::from_raw_parts_mut(to.cast(), count) }),
    }
}

/// Writes a text into a buffer, cut to its size, with a zero at its end.
///
/// # Safety
/// `to` is null or points to N bytes.
pub unsafe fn put_text(to: *mut c_char, size: usize, text: &str) -> Result<(), Refusal> {
    // SAFETY: the caller says so.
    let buffer = unsafe { bytes_mut(to.cast(), size) }?;
    let Some(room) = buffer.len().checked_sub(1) else { return Err(NULL) };
    let length = text.len().min(room);
    buffer[..length].copy_from_slice(&text.as_bytes()[..length]);
    buffer[length] = 0;
    Ok(())
}
