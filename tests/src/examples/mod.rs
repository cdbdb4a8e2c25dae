//! The kernels of `examples/`: how each is launched, on what, and what it must compute.
//!
//! Every file of the folder has one row in [`all`], with a reference in Rust beside it that was
//! written from the task and not from the IR. Inputs are pseudo-random and the same on every run.
//! Results are compared bit by bit where the kernel fixes each rounding, else within a tolerance
//! that the case states.

mod algebra;
mod calls;
mod case;
mod integer;
mod reduction;
mod streaming;

pub use case::{
    Argument, Case, Element, Expect, Mismatch, Random, Tolerance, f16_value, nearest_f16,
};

/// An example, and how it is tested.
pub struct Example {
    /// Name of the file in `examples/`, without `.ir`.
    pub name: &'static str,
    /// The IR text.
    pub text: &'static str,
    /// Whether it calls itself, so that ptxas warns that it cannot bound the stack.
    pub recursive: bool,
    /// The launch, the inputs and the expected outputs.
    pub case: fn() -> Case,
}

macro_rules! example {
    ($name:literal, $case:path) => {
        example!($name, $case, recursive false)
    };
    ($name:literal, $case:path, recursive $recursive:literal) => {
        Example {
            name: $name,
            text: include_str!(concat!("../../../examples/", $name, ".ir")),
            recursive: $recursive,
            case: $case,
        }
    };
}

static EXAMPLES: &[Example] = &[
    example!("saxpy", streaming::saxpy),
    example!("strided_copy", streaming::strided_copy),
    example!("reduce_shared", reduction::reduce_shared),
    example!("reduce_warp", reduction::reduce_warp),
    example!("scan", reduction::scan),
    example!("histogram", reduction::histogram),
    example!("transpose", streaming::transpose),
    example!("matmul_f32", algebra::matmul_f32),
    example!("matmul_f16", algebra::matmul_f16),
    example!("stencil", streaming::stencil),
    example!("spmv_csr", algebra::spmv_csr),
    example!("softmax", reduction::softmax),
    example!("layer_norm", reduction::layer_norm),
    example!("nbody", algebra::nbody),
    example!("mandelbrot", integer::mandelbrot),
    example!("bitonic_step", integer::bitonic_step),
    example!("sha256", integer::sha256),
    example!("philox", integer::philox),
    example!("struct_by_value", calls::struct_by_value),
    example!("ackermann", calls::ackermann, recursive true),
    example!("quicksort", calls::quicksort),
    example!("spin_lock_queue", calls::spin_lock_queue),
];

/// Every example.
pub fn all() -> &'static [Example] {
    EXAMPLES
}
