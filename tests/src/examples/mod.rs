//! The kernels of `examples/`: how each is launched, on what, and what it must compute.
//!
//! Every file of the folder has one row in [`all`], with a reference in Rust beside it that was
//! written from the task and not from the IR. Inputs are pseudo-random and the same on every run.
//! Results are compared bit by bit where the kernel fixes each rounding, else within a tolerance
//! that the case states.

mod case;
mod streaming;

pub use case::{Argument, Case, Element, Expect, Mismatch, Random, Tolerance};

/// An example, and how it is tested.
pub struct Example {
    /// Name of the file in `examples/`, without `.ir`.
    pub name: &'static str,
    /// The IR text.
    pub text: &'static str,
    /// The number of the oldest target that it can be compiled for.
    pub since: u16,
    /// Whether it calls itself, so that ptxas warns that it cannot bound the stack.
    pub recursive: bool,
    /// The launch, the inputs and the expected outputs.
    pub case: fn() -> Case,
}

macro_rules! example {
    ($name:literal, since $since:literal, $case:path) => {
        example!($name, since $since, $case, recursive false)
    };
    ($name:literal, since $since:literal, $case:path, recursive $recursive:literal) => {
        Example {
            name: $name,
            text: include_str!(concat!("../../../examples/", $name, ".ir")),
            since: $since,
            recursive: $recursive,
            case: $case,
        }
    };
}

static EXAMPLES: &[Example] = &[example!("saxpy", since 50, streaming::saxpy)];

/// Every example.
pub fn all() -> &'static [Example] {
    EXAMPLES
}
