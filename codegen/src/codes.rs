//! All codes of errors of code generation and of the text form of machine code.
//!
//! The hundreds say what finds it: 01 code generation, 02 the reader of machine code. The command
//! has those from 03 on.

/// Code and explanation, in order.
pub const CODES: &[(&str, &str)] = &[
    ("C0101", "The target does not have an instruction that an operation needs."),
    ("C0102", "The target does not have what a signature needs."),
    ("C0103", "The target does not support an operation with these types."),
    ("C0104", "On this target a warp must be converged at an operation, but may have diverged."),
    ("C0105", "An operation is not supported."),
    ("C0106", "The pinned PTX version is too old for the module."),
    ("C0107", "No PTX version has all that the module needs."),
    ("C0108", "Parameters or results are too large to be passed."),
    ("C0109", "The initial contents or the linkage of a global are not supported for the target."),
    ("C0110", "A symbol has no name in PTX."),
    ("C0199", "A bug in the compiler: a stage made invalid code."),
    ("C0201", "Invalid text of machine code."),
];
