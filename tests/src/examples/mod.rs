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

static EXAMPLES: &[Example] = &[
    example!("saxpy", since 50, streaming::saxpy),
    example!("strided_copy", since 50, streaming::strided_copy),
    example!("reduce_shared", since 50, reduction::reduce_shared),
    example!("reduce_warp", since 50, reduction::reduce_warp),
    example!("scan", since 50, reduction::scan),
    example!("histogram", since 50, reduction::histogram),
    example!("transpose", since 50, streaming::transpose),
    example!("matmul_f32", since 50, algebra::matmul_f32),
    example!("matmul_f16", since 50, algebra::matmul_f16),
    example!("stencil", since 50, streaming::stencil),
    example!("spmv_csr", since 50, algebra::spmv_csr),
    example!("softmax", since 50, reduction::softmax),
    example!("layer_norm", since 50, reduction::layer_norm),
    example!("nbody", since 50, algebra::nbody),
    example!("mandelbrot", since 50, integer::mandelbrot),
    example!("bitonic_step", since 50, integer::bitonic_step),
    example!("sha256", since 50, integer::sha256),
    example!("philox", since 50, integer::philox),
    example!("struct_by_value", since 50, calls::struct_by_value),
    example!("ackermann", since 50, calls::ackermann, recursive true),
    example!("quicksort", since 50, calls::quicksort),
    example!("spin_lock_queue", since 70, calls::spin_lock_queue),
];

/// Every example.
pub fn all() -> &'static [Example] {
    EXAMPLES
}
