//! Codes and messages of what goes wrong, and the guard that every function runs in.

use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

/// The number of this interface. It grows with each change that old programs would notice.
pub const IRC_ABI_VERSION: u32 = 1;

/// How a call went.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum irc_status {
    /// Well.
    IRC_OK = 0,
    /// The text or the module is wrong; the output has diagnostics.
    IRC_INPUT = 1,
    /// There is no ptxas, or it failed; the output has diagnostics.
    IRC_PTXAS = 2,
    /// The launch had faults; the output has them.
    IRC_FAULT = 3,
    /// The launch could not begin; the output says why.
    IRC_LAUNCH = 4,
    /// A pointer is null that must not be.
    IRC_NULL = 5,
    /// A handle that is none, or none any more.
    IRC_HANDLE = 6,
    /// A handle of something else than what is wanted.
    IRC_KIND = 7,
    /// A handle of another module, function or machine.
    IRC_FOREIGN = 8,
    /// A text is not UTF-8.
    IRC_UTF8 = 9,
    /// An argument that cannot be.
    IRC_ARGUMENT = 10,
    /// A mistake in building a function.
    IRC_BUILD = 11,
    /// Memory of the machine: used up, or not allocated.
    IRC_MEMORY = 12,
    /// A bug of irc.
    IRC_INTERNAL = 13,
}

/// What went wrong.
pub struct Failure {
    pub status: irc_status,
    pub message: String,
}

impl Failure {
    pub fn new(status: irc_status, message: impl Into<String>) -> Failure {
        Failure { status, message: message.into() }
    }

    pub fn argument(message: impl Into<String>) -> Failure {
        Failure::new(irc_status::IRC_ARGUMENT, message)
    }
}

pub type Result<T> = std::result::Result<T, Failure>;

thread_local! {
    static LAST: RefCell<(irc_status, CString)> =
        RefCell::new((irc_status::IRC_OK, CString::default()));
}

/// Keeps how the call went.
fn note(status: irc_status, message: String) {
    let text = CString::new(message.replace('\0', "\u{fffd}")).unwrap_or_default();
    // A thread that is ending has nowhere to keep it.
    let _ = LAST.try_with(|last| *last.borrow_mut() = (status, text));
}

/// Runs a call; what it gives where something goes wrong is zero.
pub fn guard_value<T: Default>(call: impl FnOnce() -> Result<T>) -> T {
    let (status, message, value) = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(value)) => (irc_status::IRC_OK, String::new(), value),
        Ok(Err(failure)) => (failure.status, failure.message, T::default()),
        Err(panic) => {
            let what = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let what = what.or_else(|| panic.downcast_ref::<String>().cloned());
            let message = format!("a bug of irc: {}", what.unwrap_or_default());
            (irc_status::IRC_INTERNAL, message, T::default())
        }
    };
    note(status, message);
    value
}

/// Runs a call, whose value is how it went.
pub fn guard(call: impl FnOnce() -> Result<()>) -> irc_status {
    guard_value(call);
    irc_error_status()
}

/// How the last call of this thread went.
#[unsafe(no_mangle)]
pub extern "C" fn irc_error_status() -> irc_status {
    LAST.try_with(|last| last.borrow().0).unwrap_or(irc_status::IRC_INTERNAL)
}

/// What went wrong in the last call of this thread, an empty text if nothing did. Good until the
/// next call of the thread.
#[unsafe(no_mangle)]
pub extern "C" fn irc_error() -> *const c_char {
    LAST.try_with(|last| last.borrow().1.as_ptr()).unwrap_or(ptr::null())
}

/// The number of the interface of this library: IRC_ABI_VERSION of the header that fits it.
#[unsafe(no_mangle)]
pub extern "C" fn irc_abi_version() -> u32 {
    IRC_ABI_VERSION
}

/// The version of irc.
#[unsafe(no_mangle)]
pub extern "C" fn irc_version() -> *const c_char {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    VERSION.as_ptr().cast()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The message of the last call.
    fn message() -> String {
        // SAFETY: it is a text, and good until the next call.
        unsafe { std::ffi::CStr::from_ptr(irc_error()) }.to_string_lossy().into_owned()
    }

    #[test]
    fn a_panic_is_a_code() {
        let status = guard(|| panic!("on purpose"));
        assert_eq!(
            (status, message()),
            (irc_status::IRC_INTERNAL, "a bug of irc: on purpose".into())
        );
        assert_eq!(guard_value(|| Ok(3u32)), 3);
        assert_eq!((irc_error_status(), message()), (irc_status::IRC_OK, String::new()));
        let zero: u32 = guard_value(|| Err(Failure::argument("a\0b")));
        assert_eq!((zero, message()), (0, "a\u{fffd}b".to_owned()));
    }
}
