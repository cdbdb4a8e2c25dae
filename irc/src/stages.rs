//! The stages from a module to PTX text, and who watches them.
//!
//! The order of the stages is written here and nowhere else: [`crate::compile`], the command and
//! the benchmarks all run a [`Compiler`] and differ in what they do after each stage.

use crate::compile::{Errors, Ptx};
use irc_codegen::pipeline::{Output, STAGES, Watch};
use irc_codegen::{LowerOptions, lower_watched};
use irc_ir::entity::{FuncId, Inst};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use irc_passes::pipeline::{Fuel, OptLevel, Optimizer, PASSES, Pass};
use irc_passes::remarks::Remarks;
use irc_ptx::target::Target;

/// The name of every pass and stage between a module and PTX, and what it does: first those that
/// optimise, then those of code generation in order.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let passes = PASSES.iter().map(|pass| (pass.name, pass.summary));
    passes.chain(STAGES.iter().map(|stage| (stage.name, stage.summary)))
}

/// The names of the passes and stages that can be left out: all passes, and the stages of code
/// generation of which something is optional.
pub fn optional() -> impl Iterator<Item = &'static str> {
    let stages = STAGES.iter().filter(|stage| stage.is_optional);
    PASSES.iter().map(|pass| pass.name).chain(stages.map(|stage| stage.name))
}

/// A stage that is done, with what came out of it.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub enum Stage<'a> {
    /// The module was found valid.
    Verify(&'a Module),
    /// A pass of the level has run on all functions.
    Pass(&'static Pass, &'a Module),
    /// A stage of code generation, or a pass behind legalisation. The stages of machine code come
    /// once for each function.
    Codegen(&'static str, Output<'a>),
    /// The PTX was printed.
    Print(&'a str),
}

impl Stage<'_> {
    /// The name of the stage; for a pass, that of the pass.
    pub fn name(&self) -> &'static str {
        match self {
            Stage::Verify(_) => "verify",
            Stage::Pass(pass, _) => pass.name,
            Stage::Codegen(name, _) => name,
            Stage::Print(_) => "print",
        }
    }
}

/// Called for each stage when it is done; an error ends the compilation.
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
/// assert_eq!(stages, ["verify", "remove_unreachable_blocks", "legalize", "finish", "print"]);
/// ```
pub struct Compiler<'a> {
    /// What to compile for.
    pub target: Target,
    /// The optimisation level.
    pub level: OptLevel,
    /// What is left for optional passes and stages.
    pub fuel: Fuel,
    /// Whether the output of each stage of code generation is verified.
    pub verify: bool,
    /// What the passes have to say.
    pub remarks: Remarks,
    observer: Option<&'a mut Observer<'a>>,
}

impl<'a> Compiler<'a> {
    /// For a target and a level, with fuel for all passes.
    pub fn new(target: Target, level: OptLevel, observer: &'a mut Observer<'a>) -> Compiler<'a> {
        Compiler { observer: Some(observer), ..Compiler::unwatched(target, level) }
    }

    /// The same, while nobody watches.
    pub fn unwatched(target: Target, level: OptLevel) -> Compiler<'a> {
        let (fuel, verify) = (Fuel::UNLIMITED, cfg!(debug_assertions));
        Compiler { target, level, fuel, verify, remarks: Remarks::OFF, observer: None }
    }

    fn done(&mut self, stage: Stage<'_>) -> Result<(), Errors> {
        match &mut self.observer {
            Some(observer) => observer(stage),
            None => Ok(()),
        }
    }

    /// The stages from a module to a better one: it is verified and optimised.
    pub fn optimize(&mut self, module: &mut Module) -> Result<(), Errors> {
        verify_module(module)?;
        self.done(Stage::Verify(module))?;
        let remarks = std::mem::take(&mut self.remarks);
        let fuel = std::mem::take(&mut self.fuel);
        let mut optimizer = Optimizer::new(module, fuel).with_remarks(&remarks);
        for pass in self.level.passes() {
            optimizer.run(pass);
            self.done(Stage::Pass(pass, optimizer.module()))?;
        }
        self.fuel = optimizer.finish().0;
        remarks.note_slots(module);
        self.remarks = remarks;
        Ok(())
    }

    /// The stages from an optimised module to text.
    pub fn emit(&mut self, module: Module, comment: Option<&Comment<'_>>) -> Result<Ptx, Errors> {
        let options = LowerOptions::default()
            .with_level(self.level)
            .with_comment(comment)
            .with_verify(self.verify);
        let fuel = std::mem::take(&mut self.fuel);
        let (mut stopped, is_watched) = (None, self.observer.is_some());
        let mut observer = |name: &'static str, out: Output<'_>| match &mut self.observer {
            Some(observer) if stopped.is_none() => {
                observer(Stage::Codegen(name, out)).map_err(|errors| {
                    stopped = Some(errors);
                    Vec::new()
                })
            }
            _ => Ok(()),
        };
        let mut watch = Watch { fuel, observer: is_watched.then_some(&mut observer) };
        let lowered = lower_watched(module, self.target, options, &mut watch);
        self.fuel = watch.fuel;
        if let Some(errors) = stopped {
            return Err(errors);
        }
        let module = lowered?;
        let text = module.print();
        self.done(Stage::Print(&text))?;
        Ok(Ptx { text, module })
    }
}
