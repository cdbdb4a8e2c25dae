//! A module to PTX, in one call.

use crate::stages::Compiler;
use irc_codegen::DebugInfo;
use irc_codegen::error::{CodegenError, Reason};
use irc_ir::entity::{FuncId, Inst};
use irc_ir::module::Module;
use irc_ir::verify::{Subject, VerifyError};
use irc_ir::work::Workers;
use irc_passes::pipeline::OptLevel;
use irc_ptx as ptx;
use irc_ptx::target::Target;
use std::fmt;

/// How to compile.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// How hard to optimise.
    pub level: OptLevel,
    /// Whether the PTX has comments with the IR that it came from.
    pub annotate: bool,
    /// How much a debugger is told: lines unless something else is said.
    pub debug: DebugInfo,
}

impl Options {
    /// Sets [`Self::level`].
    pub const fn with_level(self, level: OptLevel) -> Self {
        Options { level, ..self }
    }

    /// Sets [`Self::annotate`].
    pub const fn with_annotate(self, annotate: bool) -> Self {
        Options { annotate, ..self }
    }

    /// Sets [`Self::debug`].
    pub const fn with_debug(self, debug: DebugInfo) -> Self {
        Options { debug, ..self }
    }
}

/// Compiled code.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Ptx {
    /// The text, for ptxas or the driver.
    pub text: String,
    /// The same as a tree.
    pub module: ptx::Module,
}

/// Why a module could not be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// The module is not valid: the fault of whoever built it.
    #[error("{0}")]
    Verify(#[from] VerifyError),
    /// The target lacks something that the module needs.
    #[error("{0}")]
    Codegen(#[from] CodegenError),
}

impl Error {
    /// The code of what is wrong.
    pub fn code(&self) -> &'static str {
        match self {
            Error::Verify(error) => error.violation.code(),
            Error::Codegen(error) => error.reason.code(),
        }
    }

    /// What is at fault, the nearest first: of code generation the instruction, then the function,
    /// then the global variable.
    pub fn places(&self) -> impl Iterator<Item = Subject> {
        let places = match self {
            Error::Verify(error) => [Some(error.place), None, None],
            Error::Codegen(error) => {
                let inst = error.func.zip(error.inst).map(|(func, inst)| Subject::Inst(func, inst));
                let global = match error.reason {
                    Reason::Contents { global, .. } => Some(Subject::Global(global)),
                    _ => None,
                };
                [inst, error.func.map(Subject::Func), global]
            }
        };
        places.into_iter().flatten()
    }
}

/// All that is wrong with a module: at least one error.
#[derive(Clone, PartialEq, Eq)]
pub struct Errors(Vec<Error>);

impl std::ops::Deref for Errors {
    type Target = [Error];

    fn deref(&self) -> &[Error] {
        &self.0
    }
}

impl IntoIterator for Errors {
    type Item = Error;
    type IntoIter = std::vec::IntoIter<Error>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// One line for each.
impl fmt::Display for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            let end = if i == 0 { "" } else { "\n" };
            write!(f, "{end}{error}")?;
        }
        Ok(())
    }
}

/// As the messages, which are what a program shows whose `main` returns the errors.
impl fmt::Debug for Errors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Errors {}

impl<E: Into<Error>> From<Vec<E>> for Errors {
    fn from(errors: Vec<E>) -> Errors {
        Errors(errors.into_iter().map(E::into).collect())
    }
}

/// Verifies, optimises and lowers a module.
///
/// The same module, target and options give the same bytes on every run and machine.
///
/// ```
/// use irc::prelude::*;
///
/// let mut module = irc::ir::text::parse_module(
///     "kernel @double(%p: ptr.global) {
///      entry:
///        %x = load.f32 %p
///        %y = fadd %x, %x
///        store %y, %p
///        ret
///      }",
/// )
/// .expect("it is well-formed")
/// .module;
/// let target = Target::new("sm_80".parse()?);
/// let ptx = compile(&module, &target, &Options::default())?;
/// assert!(ptx.text.contains("add.rn.f32"));
///
/// // All errors of a module are reported, with their places.
/// module.add_func(Function::kernel("k", &[I1]))?;
/// let errors = compile(&module, &target, &Options::default()).unwrap_err();
/// assert!(errors[0].to_string().starts_with("@k:"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compile(module: &Module, target: &Target, options: &Options) -> Result<Ptx, Errors> {
    let mut compiler = Compiler::unwatched(*target, options.level);
    compiler.debug = options.debug;
    let mut module = module.clone();
    compiler.optimize(&mut module)?;
    if !options.annotate {
        return compiler.emit(module, None);
    }
    let source = module.clone();
    compiler.emit(module, Some(&|func, inst| opcode(&source, func, inst)))
}

/// The same for text alone, which takes less memory: what is known of a function is gone when its
/// text is there, and `workers` may share the functions. The text is that of [`compile`], whoever
/// works.
///
/// ```
/// use irc::prelude::*;
/// use irc::work::Workers;
///
/// let text = "kernel @nothing() {\nentry:\n  ret\n}";
/// let module = irc::ir::text::parse_module(text).expect("it is well-formed").module;
/// let (target, options) = (Target::new("sm_80".parse()?), Options::default());
/// let text = irc::compile_to_text(module, &target, &options, Workers::ONE)?;
/// assert!(text.contains(".visible .entry nothing()"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compile_to_text(
    mut module: Module,
    target: &Target,
    options: &Options,
    workers: Workers<'_>,
) -> Result<String, Errors> {
    let mut compiler = Compiler::unwatched(*target, options.level);
    compiler.workers = workers;
    compiler.debug = options.debug;
    compiler.optimize(&mut module)?;
    if !options.annotate {
        return Ok(compiler.emit_text(module, None)?.text);
    }
    let source = module.clone();
    let comment = |func, inst| opcode(&source, func, inst);
    Ok(compiler.emit_text(module, Some(&comment))?.text)
}

/// The name of the operation of an instruction that a module has.
fn opcode(module: &Module, func: FuncId, inst: Inst) -> Option<String> {
    let func = module.get_func(func)?;
    (inst.as_u32() < func.dfg.num_insts() as u32).then(|| func.dfg.opcode(inst).to_string())
}
