//! What a call made and what it found wrong.

use crate::handles::{Handle, Object, irc_output, keep, object, release};
use crate::pointers::put;
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use irc_bindings::{Diagnostic, Outcome, Severity, Status};
use std::ffi::{CString, c_char};
use std::sync::Arc;

/// How bad something is.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum irc_severity {
    /// Nothing came of it.
    IRC_ERROR = 0,
    /// Doubtful.
    IRC_WARNING = 1,
    /// Worth knowing.
    IRC_NOTE = 2,
}

/// A diagnostic of a text or a fault of a launch. Texts are empty and numbers 0 where nothing is
/// known; lines and columns count from 1. The texts live as long as the output.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct irc_diagnostic {
    /// How bad it is.
    pub severity: irc_severity,
    /// Its code, such as `I0109`.
    pub code: *const c_char,
    /// What is wrong.
    pub message: *const c_char,
    /// The name of the text.
    pub file: *const c_char,
    /// Where it begins.
    pub line: u32,
    /// Where it begins.
    pub column: u32,
    /// Where it ends.
    pub end_line: u32,
    /// Where it ends.
    pub end_column: u32,
    /// What else is to be said, a line each.
    pub notes: *const c_char,
    /// What may help.
    pub help: *const c_char,
    /// For faults, the kernel.
    pub kernel: *const c_char,
    /// For faults, the line of the PTX.
    pub ptx_line: u32,
    /// Whether `thread` is known.
    pub has_thread: u32,
    /// For faults, the thread in its CTA.
    pub thread: [u32; 3],
    /// For faults, the CTA.
    pub cta: [u32; 3],
}

/// Texts of a diagnostic.
struct Texts([CString; 6]);

/// What a handle of an output names. It does not change, so what callers read stays where it is.
pub struct OutputObject {
    /// With a zero after them.
    bytes: Vec<u8>,
    log: CString,
    json: CString,
    diagnostics: Vec<(Diagnostic, Texts)>,
}

fn c_text(text: &str) -> CString {
    CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default()
}

impl OutputObject {
    fn new(outcome: Outcome) -> OutputObject {
        let Outcome { mut bytes, found, .. } = outcome;
        bytes.push(0);
        let (log, json) = (c_text(&found.text), c_text(&found.json()));
        let with_texts = |d: Diagnostic| {
            let texts = [&d.code, &d.message, &d.file, &d.notes, &d.help, &d.kernel];
            let texts = Texts(texts.map(|text| c_text(text)));
            (d, texts)
        };
        let diagnostics = found.diagnostics.into_iter().map(with_texts).collect();
        OutputObject { bytes, log, json, diagnostics }
    }
}

/// Keeps an outcome at the place for the handle, and tells how it went.
///
/// # Safety
/// The place is null, or good to be written.
pub unsafe fn deliver(outcome: Outcome, place: *mut irc_output) -> Result<()> {
    let status = match outcome.status {
        Status::Ok => None,
        Status::Input => Some(irc_status::IRC_INPUT),
        Status::Ptxas => Some(irc_status::IRC_PTXAS),
        Status::Fault => Some(irc_status::IRC_FAULT),
        Status::Launch => Some(irc_status::IRC_LAUNCH),
    };
    let message = outcome.found.text.clone();
    let kept: irc_output = keep(Object::Output(Arc::new(OutputObject::new(outcome))))?;
    // SAFETY: as the caller says.
    if let Err(failure) = unsafe { put(place, kept, "output") } {
        release(kept)?;
        return Err(failure);
    }
    match status {
        None => Ok(()),
        Some(status) => Err(Failure::new(status, message)),
    }
}

/// The output of a handle. It lives as long as its handle, and callers say that they do not free
/// it while they read.
fn output(handle: irc_output) -> Result<Arc<OutputObject>> {
    match object(handle)? {
        Object::Output(output) => Ok(output),
        _ => Err(Failure::new(irc_status::IRC_KIND, format!("it is no {}", irc_output::WHAT))),
    }
}

/// What was made: a text or machine code, with a zero behind it that `length` does not count. It
/// lives as long as the output. `length` may be null.
///
/// # Safety
/// `bytes` and `length` are null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_output_bytes(
    output: irc_output,
    bytes: *mut *const c_char,
    length: *mut usize,
) -> irc_status {
    guard(|| {
        let found = self::output(output)?;
        // SAFETY: as the caller says.
        unsafe {
            put(bytes, found.bytes.as_ptr().cast(), "bytes")?;
            if !length.is_null() {
                put(length, found.bytes.len() - 1, "length")?;
            }
        }
        Ok(())
    })
}

/// All diagnostics and faults for people to read, an empty text if there are none; null where the
/// handle is wrong. It lives as long as the output.
#[unsafe(no_mangle)]
pub extern "C" fn irc_output_log(output: irc_output) -> *const c_char {
    guard_value(|| self::output(output).map(|found| Pointer(found.log.as_ptr()))).0
}

/// All diagnostics and faults as a JSON array; null where the handle is wrong. It lives as long as
/// the output.
#[unsafe(no_mangle)]
pub extern "C" fn irc_output_json(output: irc_output) -> *const c_char {
    guard_value(|| self::output(output).map(|found| Pointer(found.json.as_ptr()))).0
}

/// A pointer that is null by default.
struct Pointer(*const c_char);

impl Default for Pointer {
    fn default() -> Pointer {
        Pointer(std::ptr::null())
    }
}

/// How many diagnostics and faults there are.
#[unsafe(no_mangle)]
pub extern "C" fn irc_output_count(output: irc_output) -> usize {
    guard_value(|| self::output(output).map(|found| found.diagnostics.len()))
}

/// Writes a diagnostic or fault: its first `size` bytes, which is `sizeof *diagnostic`.
///
/// # Safety
/// `diagnostic` is null or good for that many bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_output_diagnostic(
    output: irc_output,
    index: usize,
    diagnostic: *mut irc_diagnostic,
    size: usize,
) -> irc_status {
    guard(|| {
        let found = self::output(output)?;
        let count = found.diagnostics.len();
        let Some((of, Texts(texts))) = found.diagnostics.get(index) else {
            return Err(Failure::argument(format!("there are {count} diagnostics, none {index}")));
        };
        let [code, message, file, notes, help, kernel] = texts.each_ref().map(|text| text.as_ptr());
        let value = irc_diagnostic {
            severity: match of.severity {
                Severity::Error => irc_severity::IRC_ERROR,
                Severity::Warning => irc_severity::IRC_WARNING,
                Severity::Note => irc_severity::IRC_NOTE,
            },
            code,
            message,
            file,
            line: of.line,
            column: of.column,
            end_line: of.end_line,
            end_column: of.end_column,
            notes,
            help,
            kernel,
            ptx_line: of.ptx_line,
            has_thread: of.thread.is_some().into(),
            thread: of.thread.unwrap_or_default(),
            cta: of.cta.unwrap_or_default(),
        };
        if diagnostic.is_null() {
            return Err(Failure::new(irc_status::IRC_NULL, "`diagnostic` is null"));
        }
        let size = size.min(size_of::<irc_diagnostic>());
        // SAFETY: it is not null, and good for that many bytes.
        unsafe {
            std::ptr::copy_nonoverlapping(
                (&raw const value).cast::<u8>(),
                diagnostic.cast::<u8>(),
                size,
            );
        }
        Ok(())
    })
}

/// Gives an output back, with all texts of it.
#[unsafe(no_mangle)]
pub extern "C" fn irc_output_free(output: irc_output) -> irc_status {
    guard(|| release(output))
}
