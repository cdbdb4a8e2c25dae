//! Texts to PTX, and outcomes as values of Python.

use irc::ir::math;
use irc::ir::op::table::ALL;
use irc::ir::op::{MathFn, MathTier, Word};
use irc::ir::types::Scalar;
use irc_bindings::{Outcome, Status, compile};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList};
use std::collections::BTreeMap;

/// How a text or a module is compiled.
#[pyclass(frozen)]
pub struct Settings(pub irc_bindings::Settings);

#[pymethods]
impl Settings {
    #[new]
    #[pyo3(signature = (*, name, language, target, ptx, emit, level, ptxas, imports, lines))]
    #[allow(clippy::too_many_arguments, reason = "they are given by name")]
    fn new(
        name: Option<String>,
        language: &str,
        target: &str,
        ptx: Option<&str>,
        emit: &str,
        level: u32,
        ptxas: Option<std::path::PathBuf>,
        imports: Option<std::path::PathBuf>,
        lines: bool,
    ) -> PyResult<Settings> {
        let mut settings = irc_bindings::Settings { ptxas, imports, lines, ..Default::default() };
        if let Some(name) = name {
            settings.name = name;
        }
        let wrong = PyValueError::new_err::<String>;
        settings.set_language(language).map_err(wrong)?;
        settings.emit = emit.parse().map_err(wrong)?;
        settings.set_target(target, ptx).map_err(wrong)?;
        settings.set_level(level).map_err(wrong)?;
        Ok(Settings(settings))
    }
}

/// Compiles a text; see [`outcome`].
#[pyfunction]
pub fn compile_text<'py>(
    py: Python<'py>,
    source: &[u8],
    settings: &Settings,
) -> PyResult<Bound<'py, PyDict>> {
    let done = py.detach(|| compile(source, &settings.0));
    outcome(py, &done)
}

/// The names of all operations.
pub fn operations() -> Vec<&'static str> {
    ALL.iter().map(|opcode| opcode.name()).collect()
}

/// The functions of the math library, by name, with whether each of their operands is an integer.
pub fn math_functions() -> BTreeMap<&'static str, Vec<bool>> {
    let integers = |function: MathFn| (0..function.operands()).map(move |i| function.is_integer(i));
    MathFn::ALL.iter().map(|&function| (function.word(), integers(function).collect())).collect()
}

/// The types of each function of the math library that a tier has.
type Types = BTreeMap<&'static str, Vec<&'static str>>;

/// What each tier of the math library has, by its name.
pub fn math_tiers() -> BTreeMap<&'static str, Types> {
    let types = |function: MathFn, tier: MathTier| {
        let has = |&ty: &Scalar| math::has(function, tier, ty);
        let types = [Scalar::F16, Scalar::F32, Scalar::F64].into_iter().filter(has);
        (function.word(), types.map(Scalar::name).collect::<Vec<_>>())
    };
    let functions = |tier: MathTier| {
        let all = MathFn::ALL.iter().map(|&function| types(function, tier));
        (tier.word(), all.filter(|(_, types)| !types.is_empty()).collect())
    };
    MathTier::ALL.iter().copied().map(functions).collect()
}

/// An outcome as a dictionary: `status`, `data`, `log`, `json` and `diagnostics`.
pub fn outcome<'py>(py: Python<'py>, done: &Outcome) -> PyResult<Bound<'py, PyDict>> {
    let status = match done.status {
        Status::Ok => "ok",
        Status::Input => "input",
        Status::Ptxas => "ptxas",
        Status::Fault => "fault",
        Status::Launch => "launch",
    };
    let diagnostics = PyList::empty(py);
    for found in &done.found.diagnostics {
        let one = PyDict::new(py);
        one.set_item("severity", found.severity.word())?;
        one.set_item("code", &found.code)?;
        one.set_item("message", &found.message)?;
        one.set_item("file", &found.file)?;
        one.set_item("line", found.line)?;
        one.set_item("column", found.column)?;
        one.set_item("end_line", found.end_line)?;
        one.set_item("end_column", found.end_column)?;
        one.set_item("notes", &found.notes)?;
        one.set_item("help", &found.help)?;
        one.set_item("kernel", &found.kernel)?;
        one.set_item("ptx_line", found.ptx_line)?;
        one.set_item("thread", found.thread.map(<(u32, u32, u32)>::from))?;
        one.set_item("cta", found.cta.map(<(u32, u32, u32)>::from))?;
        diagnostics.append(one)?;
    }
    let all = PyDict::new(py);
    all.set_item("status", status)?;
    all.set_item("data", PyBytes::new(py, &done.bytes))?;
    all.set_item("log", &done.found.text)?;
    all.set_item("json", done.found.json())?;
    all.set_item("diagnostics", diagnostics)?;
    Ok(all)
}
