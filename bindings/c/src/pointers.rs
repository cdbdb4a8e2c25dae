//! What callers point to.

use crate::status::{Failure, Result, irc_status};
use std::ffi::{CStr, c_char};

fn null(what: &str) -> Failure {
    Failure::new(irc_status::IRC_NULL, format!("`{what}` is null"))
}

/// A text that ends with a zero.
///
/// # Safety
/// It is null, or points to such a text that lives as long as is said.
pub unsafe fn text<'a>(text: *const c_char, what: &str) -> Result<&'a str> {
    // SAFETY: as the caller says.
    unsafe { optional_text(text, what) }?.ok_or_else(|| null(what))
}

/// The same, `None` for null.
///
/// # Safety
/// As for [`text`].
pub unsafe fn optional_text<'a>(text: *const c_char, what: &str) -> Result<Option<&'a str>> {
    if text.is_null() {
        return Ok(None);
    }
    // SAFETY: it is not null, so it points to a text that ends.
    let text = unsafe { CStr::from_ptr(text) };
    let utf8 = |_| Failure::new(irc_status::IRC_UTF8, format!("`{what}` is not UTF-8"));
    text.to_str().map(Some).map_err(utf8)
}

/// A number of things, one after the other. Null is good for none of them.
///
/// # Safety
/// It points to that many, unless it is null.
pub unsafe fn slice<'a, T>(first: *const T, count: usize, what: &str) -> Result<&'a [T]> {
    if count == 0 {
        return Ok(&[]);
    }
    if first.is_null() {
        return Err(null(what));
    }
    if count > isize::MAX as usize / size_of::<T>().max(1) || !first.is_aligned() {
        return Err(Failure::argument(format!("`{what}`: {count} of them cannot be there")));
    }
    // SAFETY: it is neither null nor too long, and aligned; that it points to them says the caller.
    Ok(unsafe { std::slice::from_raw_parts(first, count) })
}

/// The same, to be written.
///
/// # Safety
/// It points to that many, which nobody else uses, unless it is null.
pub unsafe fn slice_mut<'a, T>(first: *mut T, count: usize, what: &str) -> Result<&'a mut [T]> {
    if count == 0 {
        return Ok(&mut []);
    }
    if first.is_null() {
        return Err(null(what));
    }
    if count > isize::MAX as usize / size_of::<T>().max(1) || !first.is_aligned() {
        return Err(Failure::argument(format!("`{what}`: {count} of them cannot be there")));
    }
    // SAFETY: as above; that nobody else uses them says the caller.
    Ok(unsafe { std::slice::from_raw_parts_mut(first, count) })
}

/// Where a result goes; it is there even if the call fails.
///
/// # Safety
/// It is null, or good to be written.
pub unsafe fn put<T: Copy>(place: *mut T, value: T, what: &str) -> Result<()> {
    if place.is_null() {
        return Err(null(what));
    }
    if !place.is_aligned() {
        return Err(Failure::argument(format!("`{what}` is not aligned")));
    }
    // SAFETY: it is neither null nor misaligned.
    unsafe { place.write(value) };
    Ok(())
}

/// A struct that begins with its size in bytes: what the caller's version of it has, the rest as it
/// was.
///
/// # Safety
/// It is null, or points to a struct whose first member is its size.
pub unsafe fn sized<T: Copy>(from: *const T, default: T, what: &str) -> Result<T> {
    if from.is_null() {
        return Ok(default);
    }
    if !from.is_aligned() {
        return Err(Failure::argument(format!("`{what}` is not aligned")));
    }
    // SAFETY: its first member is there.
    let size = unsafe { from.cast::<usize>().read() };
    if size < size_of::<usize>() || size > 1 << 16 {
        return Err(Failure::argument(format!("`{what}`: its first member is not its size")));
    }
    let mut value = default;
    // SAFETY: both are there for as many bytes, and all bits are good for the members: numbers and
    // pointers.
    unsafe {
        std::ptr::copy_nonoverlapping(
            from.cast::<u8>(),
            (&raw mut value).cast::<u8>(),
            size.min(size_of::<T>()),
        );
    }
    Ok(value)
}
