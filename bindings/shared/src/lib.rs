//! What the bindings for other languages share: texts of any language to PTX, operations by their
//! names, launches on the simulator, and whatever is wrong as data.
//!
//! Nothing here panics on bad input, and nothing knows of C or Python.

mod build;
mod compile;
mod found;
mod settings;
mod simulate;
mod source;

pub use build::{Build, SharedModule, lock, opcode};
pub use compile::{compile, compile_module};
pub use found::{Diagnostic, Found, Outcome, Severity, Status};
pub use settings::{Emit, Settings};
pub use simulate::{Machine, Program};
pub use source::{Source, read};
