//! The codes of the command itself: files, formats and tools. Code generation has those before.

/// Code and explanation, in order.
pub const CODES: &[(&str, &str)] = &[
    ("C0301", "A file cannot be read or written."),
    ("C0302", "A file is not in canonical form, or its language has none."),
    ("C0303", "An invalid script of `irc run`."),
    ("C0304", "PTX where IR or a toy program is compiled."),
    ("C0401", "A message of ptxas about the PTX that was compiled."),
    ("C0402", "ptxas cannot be found or run."),
];
