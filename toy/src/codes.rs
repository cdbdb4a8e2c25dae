//! All codes of errors and warnings, with what each is about.
//!
//! The hundreds say who finds it: 01 the lexer and the parser, 02 names, 03 types, 04 constants and
//! parameters in `<..>`, 05 memory and places, 06 `ptx!`, 07 kernels, attributes and files, 08
//! lowering for a target; 09 are warnings.

/// Code and explanation, in order.
pub const CODES: &[(&str, &str)] = &[
    ("T0101", "A character begins nothing in this language."),
    ("T0102", "A comment has no end."),
    ("T0103", "A string has no end."),
    ("T0104", "An escape in a string is unknown."),
    ("T0105", "A number is not written as numbers are."),
    ("T0106", "An integer has more than 128 bits."),
    ("T0107", "A number has a suffix that is none, or none of its kind."),
    ("T0108", "There are no character literals and no labels."),
    ("T0110", "Something else must stand here."),
    ("T0111", "A statement wants a `;`."),
    ("T0112", "A bracket is not closed, or closed by another one."),
    ("T0113", "No item begins so."),
    ("T0114", "Comparisons are chained."),
    ("T0115", "The program is nested too deep."),
    ("T0116", "Arguments in `<..>` are not written as they are."),
    ("T0117", "A struct literal stands in front of a block."),
    ("T0118", "An assignment stands where a value must."),
    ("T0119", "A range stands in the wrong place, or is missing in a `for`."),
    ("T0120", "A spelling of another language."),
    ("T0121", "There are no tuples."),
    ("T0122", "A definition lacks its value or type, or has one too much."),
    ("T0123", "A state space is missing or stands in the wrong place."),
    ("T0124", "A body in braces is missing."),
    ("T0125", "A slice type is not written as slice types are."),
    ("T0126", "An arm of a `match` is not written as arms are."),
    ("T0127", "`ptx!` is not written as it must be."),
    ("T0128", "Something has attributes that can have none."),
    ("T0129", "An item stands inside a function."),
    ("T0130", "There are too many errors to go on."),
    ("T0131", "A file is too large."),
    ("T0780", "An imported file cannot be read."),
    ("T0781", "An import is no relative path below the folder of the program."),
    ("T0801", "A type is too large for a device."),
    ("T0802", "A static begins with too many numbers."),
    ("T0803", "PTX text is no operation."),
    ("T0899", "The compiler is wrong."),
    ("T0950", "Threads that must come together may not all come."),
];

/// What a code is about.
pub fn explain(code: &str) -> Option<&'static str> {
    CODES.iter().find(|(known, _)| *known == code).map(|&(_, text)| text)
}
