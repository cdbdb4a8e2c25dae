//! Launches on the simulator.

use crate::{Found, Outcome, Status};
use irc::lines::location;
use irc::ptx::text::{Diagnostic, SourceFile, Span};
use irc::runtime::sim::{HostError, LaunchConfig, LoadError, ModuleId, Options, Simulator};

/// The global memory that is simulated.
const MEMORY: u64 = irc::runtime::sim::MEMORY_BYTES;

/// A simulated device with its memory and modules.
pub struct Machine {
    simulator: Simulator,
    programs: Vec<(ModuleId, String)>,
}

/// A module that a machine has loaded: its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program(pub u32);

impl Machine {
    /// A device without modules.
    pub fn new(options: Options) -> Machine {
        Machine { simulator: Simulator::new(options), programs: Vec::new() }
    }

    /// Loads a module of PTX; what is wrong with the text if it cannot be loaded.
    pub fn load(&mut self, ptx: &str) -> Result<Program, Found> {
        match self.simulator.load(ptx) {
            Ok(id) => {
                self.programs.push((id, ptx.to_owned()));
                Ok(Program(self.programs.len() as u32 - 1))
            }
            Err(error) => Err(refused(ptx, &error)),
        }
    }

    /// Allocates global memory; its address.
    pub fn allocate(&mut self, bytes: u64) -> Result<u64, String> {
        if bytes > MEMORY.saturating_sub(self.simulator.memory_used()) {
            return Err(HostError::OutOfMemory(bytes).to_string());
        }
        Ok(self.simulator.allocate(bytes))
    }

    /// Gives memory back.
    pub fn free(&mut self, address: u64) -> Result<(), String> {
        self.simulator.free(address).map_err(|error| error.to_string())
    }

    /// Writes to global memory.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), String> {
        self.simulator.write(address, bytes).map_err(|error| error.to_string())
    }

    /// Reads from global memory.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), String> {
        self.simulator.read(address, bytes).map(|_unwritten| ()).map_err(|error| error.to_string())
    }

    /// The address and size of a global variable.
    pub fn variable(&self, program: Program, name: &str) -> Option<(u64, u64)> {
        let (id, _) = self.programs.get(program.0 as usize)?;
        self.simulator.variable(*id, name)
    }

    /// The kernels of a module.
    pub fn kernels(&self, program: Program) -> Vec<String> {
        let found = self.programs.get(program.0 as usize);
        found.map(|(id, _)| self.simulator.kernels(*id)).unwrap_or_default()
    }

    /// The sizes of the parameters of a kernel.
    pub fn parameters(&self, program: Program, kernel: &str) -> Option<Vec<u64>> {
        let (id, _) = self.programs.get(program.0 as usize)?;
        self.simulator.parameters(*id, kernel)
    }

    /// Runs a kernel to its end; the bytes of the outcome are what it printed.
    pub fn launch(
        &mut self,
        program: Program,
        kernel: &str,
        config: LaunchConfig,
        args: &[&[u8]],
    ) -> Outcome {
        let mut found = Found::default();
        let Some((id, ptx)) = self.programs.get(program.0 as usize) else {
            found.add_plain("<launch>", "R0203", "the module was not loaded");
            return Outcome::failed(Status::Launch, found);
        };
        match self.simulator.launch(*id, kernel, config, args, &|_| ()) {
            Err(error) => {
                found.add_plain("<launch>", "R0203", error.to_string());
                Outcome::failed(Status::Launch, found)
            }
            Ok(finished) => {
                for mut report in finished.reports {
                    for place in report.places_mut() {
                        let ptx_line = place.ptx.as_ref().map(|line| line.line);
                        if place.source.is_none() {
                            place.source = ptx_line.and_then(|line| location(ptx, line));
                        }
                        place.ir.clone_from(&place.source);
                    }
                    found.add_report(&report);
                }
                let status = if found.has_errors() { Status::Fault } else { Status::Ok };
                Outcome { status, bytes: finished.output, found }
            }
        }
    }
}

/// What is wrong with a text that cannot be loaded.
fn refused(ptx: &str, error: &LoadError) -> Found {
    let mut found = Found::default();
    let source = SourceFile::new("<ptx>", ptx);
    match error {
        LoadError::Read(errors) => {
            errors.iter().for_each(|error| found.add(&source, &error.to_diagnostic()));
        }
        LoadError::NotSimulated { offset, .. } => {
            let at = Span::new(*offset, *offset);
            let said = Diagnostic::error("R0123", error.to_string()).at(at);
            found.add(&source, &said);
        }
        _ => found.add_plain("<ptx>", "R0203", error.to_string()),
    }
    found
}
