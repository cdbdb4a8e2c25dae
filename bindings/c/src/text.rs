//! What kernels print, and what they assert.

use crate::builder::{arguments, in_builder};
use crate::handles::{irc_builder, irc_value};
use crate::pointers::text;
use crate::status::{guard, irc_status};
use std::ffi::c_char;

/// Prints as `printf` of C does. Arguments are held against the format; their sizes go into it, so
/// `%d` takes an i64, too. What a launch printed is in its output.
///
/// # Safety
/// `format` is a text; `operands` points to `count` values.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_printf(
    builder: irc_builder,
    format: *const c_char,
    operands: *const irc_value,
    count: usize,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let (format, operands) =
                unsafe { (text(format, "format")?, arguments(b, operands, count)?) };
            b.with(|b| b.printf(format, &operands)).map(|_| ())
        })
    })
}

/// Ends the program with a message, the location and the function where a condition is false: a
/// fault of the launch.
///
/// # Safety
/// `message` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_assert(
    builder: irc_builder,
    condition: irc_value,
    message: *const c_char,
) -> irc_status {
    guard(|| {
        in_builder(builder, |b| {
            // SAFETY: as the caller says.
            let message = unsafe { text(message, "message") }?;
            let condition = b.value(condition)?;
            b.with(|b| b.assert(condition, message))
        })
    })
}
