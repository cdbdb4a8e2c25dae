//! The stages from a module to PTX text, and who watches them.
//!
//! The order of the stages is written here and nowhere else: [`crate::compile`], the command and
//! the benchmarks all run a [`Compiler`] and differ in what they do after each stage.

use crate::compile::{Errors, Ptx};
use irc_codegen::{LowerOptions, lower};
use irc_ir::entity::{FuncId, Inst};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use irc_passes::pipeline::{Fuel, OptLevel, Optimizer, Pass};
use irc_ptx as ptx;
use irc_ptx::target::Target;

/// A stage that is done, with what came out of it.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub enum Stage<'a> {
    /// The module was found valid.
    Verify(&'a Module),
    /// A pass of the level has run on all functions.
    Pass(&'static Pass, &'a Module),
    /// The module was lowered to PTX.
    Lower(&'a ptx::Module),
    /// The PTX was printed.
    Print(&'a str),
}

impl Stage<'_> {
    /// The name of the stage; for a pass, that of the pass.
    pub fn name(&self) -> &'static str {
        match self {
            Stage::Verify(_) => "verify",
            Stage::Pass(pass, _) => pass.name,
            Stage::Lower(_) => "lower",
            Stage::Print(_) => "print",
        }
    }
}

/// Is told of each stage when it is done; an error ends the compilation.
pub type Observer<'a> = dyn FnMut(Stage<'_>) -> Result<(), Errors> + 'a;

/// A comment for the code of an instruction of the module that is lowered.
pub type Comment<'a> = dyn Fn(FuncId, Inst) -> Option<String> + 'a;

/// Takes modules through the stages.
///
/// ```
/// use irc::ir::module::Module;
/// use irc::ptx::target::Target;
/// use irc::stages::Compiler;
///
/// let mut stages = Vec::new();
/// let mut observer = |stage: irc::stages::Stage<'_>| {
///     stages.push(stage.name());
///     Ok(())
/// };
/// let target = Target::new("sm_80".parse().expect("a target"));
/// let mut compiler = Compiler::new(target, irc::OptLevel::O0, &mut observer);
/// let mut module = Module::new();
/// compiler.optimize(&mut module).expect("it is valid");
/// compiler.emit(module, None).expect("there is nothing in it");
/// assert_eq!(stages, ["verify", "remove_unreachable_blocks", "lower", "print"]);
/// ```
pub struct Compiler<'a> {
    /// What to compile for.
    pub target: Target,
    /// How hard to optimise.
    pub level: OptLevel,
    /// How many passes may run.
    pub fuel: Fuel,
    /// Whether register allocation is proved right; a wrong one is a panic.
    pub verify: bool,
    observer: &'a mut Observer<'a>,
}

impl<'a> Compiler<'a> {
    /// For a target and a level, with fuel for all passes.
    pub fn new(target: Target, level: OptLevel, observer: &'a mut Observer<'a>) -> Compiler<'a> {
        let (fuel, verify) = (Fuel::UNLIMITED, cfg!(debug_assertions));
        Compiler { target, level, fuel, verify, observer }
    }

    /// The stages from a module to a better one: it is verified and optimised.
    pub fn optimize(&mut self, module: &mut Module) -> Result<(), Errors> {
        verify_module(module)?;
        (self.observer)(Stage::Verify(module))?;
        let mut optimizer = Optimizer::new(module, self.fuel);
        for pass in self.level.passes() {
            optimizer.run(pass);
            (self.observer)(Stage::Pass(pass, optimizer.module()))?;
        }
        Ok(())
    }

    /// The stages from an optimised module to text.
    pub fn emit(&mut self, module: Module, comment: Option<&Comment<'_>>) -> Result<Ptx, Errors> {
        let options = LowerOptions::default()
            .with_level(self.level)
            .with_comment(comment)
            .with_verify(self.verify);
        let module = lower(module, self.target, options)?;
        (self.observer)(Stage::Lower(&module))?;
        let text = module.print();
        (self.observer)(Stage::Print(&text))?;
        Ok(Ptx { text, module })
    }
}
