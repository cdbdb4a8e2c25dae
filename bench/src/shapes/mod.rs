//! The ptxas-shape lab: what ptxas makes of PTX, by figures that do not depend on the machine that
//! measures them.

mod compared;
mod foreign;
mod golden;
mod rivals;
mod sass;
mod steps;

pub use compared::{Compared, geometric_mean, ratio_text, shape_text};
pub use foreign::{Foreign, Made};
pub use golden::{Golden, Loss};
pub use rivals::Rivals;
pub use steps::MachineLines;

use irc::ptx::target::Sm;
use irc::runtime::ptxas::{AssembleOptions, Assembled, Ptxas, PtxasError};
use irc_tests::{cubin, cuda_folder};
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fmt, fs, io};

/// What is made of a program. All of it is static.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Shape {
    /// Machine instructions, padding left out.
    pub sass: usize,
    /// Registers of a thread, of all kernels together.
    pub registers: u32,
    /// Bytes of stack frame of a thread, of all functions together.
    pub stack: u32,
    /// Bytes of registers that are stored to local memory for want of registers.
    pub spilled: u32,
    /// Instructions of PTX.
    pub ptx: usize,
    /// Machine instructions in loops.
    pub looped: usize,
    /// The accesses and the arithmetic among these: accesses and arithmetic.
    pub work: usize,
    /// Accesses of 8 bytes or more.
    pub wide: usize,
}

impl Shape {
    /// Machine instructions of loops for each operation in them; nothing where there is none.
    pub fn loop_cost(&self) -> Option<f64> {
        (self.work > 0).then(|| self.looped as f64 / self.work as f64)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { sass, registers, stack, spilled, ptx, looped, work, wide } = self;
        write!(f, "sass {sass} regs {registers} stack {stack} spill {spilled} ptx {ptx} ")?;
        write!(f, "loop {looped} work {work} wide {wide}")
    }
}

/// Why there is no shape.
#[derive(Debug, thiserror::Error)]
pub enum ShapeError {
    /// ptxas refuses the text.
    #[error(transparent)]
    Ptxas(#[from] PtxasError),
    /// `nvdisasm` cannot be run, or fails.
    #[error("nvdisasm: {0}")]
    Disassembler(#[from] io::Error),
}

/// `nvdisasm`.
#[derive(Debug, Clone)]
pub struct Disassembler(PathBuf);

impl Disassembler {
    /// The one in `$IRC_CUDA/bin`, or that tools/setup.sh fetches.
    pub fn find() -> Option<Disassembler> {
        let path = cuda_folder().join("bin/nvdisasm");
        path.is_file().then_some(Disassembler(path))
    }

    /// # Errors
    /// It fails.
    fn run(&self, cubin: &[u8]) -> io::Result<String> {
        self.run_with(&["-c"], cubin)
    }

    /// The same with other options.
    fn run_with(&self, options: &[&str], cubin: &[u8]) -> io::Result<String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("irc-shape-{}-{number}", std::process::id()));
        fs::write(&path, cubin)?;
        let output = Command::new(&self.0).args(options).arg(&path).output();
        fs::remove_file(&path)?;
        let output = output?;
        match output.status.success() {
            true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
            false => Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned())),
        }
    }
}

/// The shape of PTX.
///
/// # Errors
/// ptxas refuses it, or `nvdisasm` fails.
pub fn shape(
    ptx: &str,
    sm: Sm,
    ptxas: &Ptxas,
    disassembler: &Disassembler,
) -> Result<Shape, ShapeError> {
    let assembled = assemble(ptx, sm, ptxas)?;
    let mut shape = Shape {
        sass: cubin::count_instructions(&assembled.cubin),
        ptx: count_ptx(ptx),
        ..Shape::default()
    };
    for facts in &assembled.facts {
        shape.registers += facts.registers.unwrap_or(0);
        shape.stack += facts.stack_bytes;
        shape.spilled += facts.spill_store_bytes;
    }
    for code in sass::parse(&disassembler.run(&assembled.cubin)?) {
        let counts = code.counts();
        shape.looped += counts.looped;
        shape.work += counts.work;
        shape.wide += counts.wide;
    }
    Ok(shape)
}

fn assemble(ptx: &str, sm: Sm, ptxas: &Ptxas) -> Result<Assembled, PtxasError> {
    let alone = ptxas.assemble(ptx, sm, AssembleOptions::default());
    // What leaves functions to other modules is a part of a program.
    let part = AssembleOptions::default().with_relocatable(true);
    alone.or_else(|_| ptxas.assemble(ptx, sm, part))
}

/// The instructions of a text.
fn count_ptx(text: &str) -> usize {
    text.lines().filter(|line| is_instruction(line)).count()
}

/// Whether a line of PTX, by whichever compiler, is an instruction: it ends in `;` and is no
/// directive.
fn is_instruction(line: &str) -> bool {
    let line = line.split("//").next().unwrap_or("").trim();
    let starts = line.starts_with(|first: char| first.is_ascii_lowercase() || first == '@');
    starts && line.ends_with(';')
}
