//! All codes of errors of the reader, with what each is about, and how an error is made.

use irc_ptx::text::{Diagnostic, Span};

/// Code and explanation, in order. The hundreds say who finds it: 01 the reader of the text, 02 the
/// lowering to the IR.
pub const CODES: &[(&str, &str)] = &[
    ("L0101", "Malformed token."),
    ("L0102", "Unexpected token."),
    ("L0103", "Types, constants or metadata are nested too deeply."),
    ("L0104", "Undefined name."),
    ("L0105", "A name is defined twice."),
    ("L0106", "The input is neither text of LLVM IR nor bitcode."),
    ("L0107", "A number is out of range."),
    ("L0108", "Malformed bitcode, or bitcode in an old form."),
    ("L0201", "A type is not supported."),
    ("L0202", "The data layout or the triple is not one of this target."),
    ("L0203", "A global variable, an alias or its initialiser is not supported."),
    ("L0204", "An instruction is not supported, or not in this form."),
    ("L0205", "An intrinsic is not supported."),
    ("L0206", "Inline assembly that cannot be read."),
    ("L0207", "An attribute or a calling convention is not supported."),
    ("L0208", "Operands or types do not match."),
    ("L0209", "A name that debuggers cannot be told."),
    ("L0299", "A bug in the reader."),
];

/// What a code is about.
pub fn explain(code: &str) -> Option<&'static str> {
    CODES.iter().find(|(known, _)| *known == code).map(|&(_, text)| text)
}

/// An error with its place; boxed, as it is rare and large.
pub type Fault = Box<Diagnostic>;

/// An error at a place.
#[cold]
pub fn fault(code: &'static str, message: impl Into<String>, span: Span) -> Fault {
    Box::new(Diagnostic::error(code, message.into()).at(span))
}
