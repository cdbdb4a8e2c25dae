//! The simulator.

use crate::text::outcome;
use irc::runtime::sim::{Checks, LaunchConfig, Options, Schedule};
use irc_bindings::{Outcome, Program, Status, lock};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::sync::Mutex;

/// A simulated device. Programs and addresses are numbers.
#[pyclass(frozen)]
pub struct Machine(Mutex<irc_bindings::Machine>);

#[pymethods]
impl Machine {
    #[new]
    #[pyo3(signature = (*, checks, schedule, seed, steps))]
    fn new(checks: &str, schedule: &str, seed: u64, steps: Option<u64>) -> PyResult<Machine> {
        let checks = checks.parse::<Checks>();
        let checks = checks.map_err(|error| PyValueError::new_err(format!("{error}")))?;
        let schedule = match schedule {
            "fair" => Schedule::Fair,
            "random" => Schedule::Random,
            "adversarial" => Schedule::Adversarial,
            other => {
                let there_are = "there are: fair, random, adversarial";
                let message = format!("unknown schedule `{other}`; {there_are}");
                return Err(PyValueError::new_err(message));
            }
        };
        let mut options =
            Options::default().with_checks(checks).with_schedule(schedule).with_seed(seed);
        if let Some(steps) = steps {
            options = options.with_steps(steps);
        }
        Ok(Machine(Mutex::new(irc_bindings::Machine::new(options))))
    }

    /// Loads PTX: the number of the program, or the outcome with what is wrong.
    fn load<'py>(&self, py: Python<'py>, ptx: &str) -> PyResult<Bound<'py, PyAny>> {
        match lock(&self.0).load(ptx) {
            Ok(Program(number)) => Ok(number.into_pyobject(py)?.into_any()),
            Err(found) => Ok(outcome(py, &Outcome::failed(Status::Input, found))?.into_any()),
        }
    }

    fn kernels(&self, program: u32) -> Vec<String> {
        lock(&self.0).kernels(Program(program))
    }

    /// The sizes of the parameters of a kernel.
    fn parameters(&self, program: u32, kernel: &str) -> Option<Vec<u64>> {
        lock(&self.0).parameters(Program(program), kernel)
    }

    fn allocate(&self, bytes: u64) -> PyResult<u64> {
        lock(&self.0).allocate(bytes).map_err(PyMemoryError::new_err)
    }

    fn free(&self, address: u64) -> PyResult<()> {
        lock(&self.0).free(address).map_err(PyValueError::new_err)
    }

    fn write(&self, address: u64, bytes: &[u8]) -> PyResult<()> {
        lock(&self.0).write(address, bytes).map_err(PyValueError::new_err)
    }

    fn read<'py>(
        &self,
        py: Python<'py>,
        address: u64,
        count: usize,
    ) -> PyResult<Bound<'py, PyBytes>> {
        PyBytes::new_with(py, count, |bytes| {
            lock(&self.0).read(address, bytes).map_err(PyValueError::new_err)
        })
    }

    /// Runs a kernel to its end; the data of the outcome are what it printed.
    #[allow(clippy::too_many_arguments, reason = "a launch has them")]
    fn launch<'py>(
        &self,
        py: Python<'py>,
        program: u32,
        kernel: &str,
        grid: [u32; 3],
        block: [u32; 3],
        shared: u32,
        args: Vec<Vec<u8>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let config = LaunchConfig::new(grid, block).with_dynamic_shared(shared);
        let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
        let done = py.detach(|| lock(&self.0).launch(Program(program), kernel, config, &args));
        outcome(py, &done)
    }
}
