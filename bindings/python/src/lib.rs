//! `irc_compiler._native`: what the Python package `irc_compiler` has of irc.
//!
//! The package is written in Python; this module has what it needs of the compiler, the builder and
//! the simulator, as plain functions and numbers. It is not for others.

#![allow(unsafe_code, reason = "the macros of PyO3 make it")]

mod build;
mod simulate;
mod text;

use pyo3::prelude::*;

/// What Python calls.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(text::compile_text, module)?)?;
    module.add("version", env!("CARGO_PKG_VERSION"))?;
    module.add("operations", text::operations())?;
    module.add("math_functions", text::math_functions())?;
    module.add("math_tiers", text::math_tiers())?;
    module.add_class::<text::Settings>()?;
    module.add_class::<build::Module>()?;
    module.add_class::<build::Builder>()?;
    module.add_class::<simulate::Machine>()
}
