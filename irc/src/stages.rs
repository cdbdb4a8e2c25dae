//! The stages from a module to PTX text, and who watches them.
//!
//! The order of the stages is written here and nowhere else: [`crate::compile`], the command and
//! the benchmarks all run a [`Compiler`] and differ in what they do after each stage.

use crate::compile::{Errors, Ptx};
pub use irc_codegen::Comment;
use irc_codegen::error::CodegenError;
use irc_codegen::pipeline::{Output, STAGES, Watch};
use irc_codegen::{DebugInfo, LowerOptions, Streamed, lower_to_text, lower_watched};
use irc_ir::entity::{FuncId, Inst};
use irc_ir::module::Module;
use irc_ir::verify::verify_module_with;
use irc_ir::work::Workers;
use irc_passes::location_check::{LocationCheck, LocationFault};
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

/// The fewest instructions, those of the largest function left out, that several threads share.
const WORTH_SHARING: usize = 3_000;

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
    /// Whether the output of each stage of code generation is verified, and what passes and stages
    /// do to source locations.
    pub verify: bool,
    /// How much a debugger is told.
    pub debug: DebugInfo,
    /// What the passes have to say.
    pub remarks: Remarks,
    /// The threads that share the functions of large modules, where nobody watches.
    pub workers: Workers<'a>,
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
        let (debug, remarks, workers) = (DebugInfo::default(), Remarks::OFF, Workers::ONE);
        Compiler { target, level, fuel, verify, debug, remarks, workers, observer: None }
    }

    fn done(&mut self, stage: Stage<'_>) -> Result<(), Errors> {
        match &mut self.observer {
            Some(observer) => observer(stage),
            None => Ok(()),
        }
    }

    /// The stages from a module to a better one: it is verified and optimised.
    pub fn optimize(&mut self, module: &mut Module) -> Result<(), Errors> {
        let workers = self.workers_for(module);
        verify_module_with(module, workers)?;
        self.done(Stage::Verify(module))?;
        let remarks = std::mem::take(&mut self.remarks);
        let fuel = std::mem::take(&mut self.fuel);
        let mut optimizer = Optimizer::new(module, fuel).with_remarks(&remarks);
        if self.observer.is_none() {
            let before = self.verify.then(|| LocationCheck::new(optimizer.module()));
            optimizer.run_all(self.level.passes(), workers);
            if let Some(before) = before {
                check_locations("passes", &before, optimizer.module())?;
            }
        } else {
            for pass in self.level.passes() {
                let before = self.verify.then(|| LocationCheck::new(optimizer.module()));
                optimizer.run(pass);
                if let Some(before) = before {
                    check_locations(pass.name, &before, optimizer.module())?;
                }
                self.done(Stage::Pass(pass, optimizer.module()))?;
            }
        }
        self.fuel = optimizer.finish().0;
        remarks.note_slots(module);
        self.remarks = remarks;
        Ok(())
    }

    /// The threads that share the functions of a module: there is nothing to share in one function,
    /// and it takes time to start threads.
    fn workers_for(&self, module: &Module) -> Workers<'a> {
        let sizes = module.funcs().map(|(_, func)| func.dfg.num_insts());
        let (all, largest) = sizes.fold((0, 0), |(all, most), size| (all + size, size.max(most)));
        if all - largest < WORTH_SHARING { Workers::ONE } else { self.workers }
    }

    /// The stages from an optimised module to text and nothing else. Where nobody watches and
    /// nothing is counted, functions become text one by one.
    pub fn emit_text(
        &mut self,
        module: Module,
        comment: Option<&Comment<'_>>,
    ) -> Result<Streamed, Errors> {
        if self.observer.is_some() || self.fuel.is_limited() {
            let Ptx { text, module } = self.emit(module, comment)?;
            return Ok(Streamed::new(text, module));
        }
        let workers = self.workers_for(&module);
        let options = self.options(comment);
        Ok(lower_to_text(module, self.target, options, &self.fuel, workers)?)
    }

    fn options<'o>(&self, comment: Option<&'o Comment<'o>>) -> LowerOptions<'o> {
        let options = LowerOptions::default().with_level(self.level);
        options.with_comment(comment).with_verify(self.verify).with_debug(self.debug)
    }

    /// The stages from an optimised module to text and the tree of it.
    pub fn emit(&mut self, module: Module, comment: Option<&Comment<'_>>) -> Result<Ptx, Errors> {
        let options = self.options(comment);
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

/// A pass keeps the rules for source locations.
fn check_locations(
    pass: &'static str,
    before: &LocationCheck,
    module: &Module,
) -> Result<(), Errors> {
    let faults = before.faults(module);
    if faults.is_empty() {
        return Ok(());
    }
    let error = |(func, inst, fault): (FuncId, Inst, LocationFault)| {
        CodegenError::broken(pass, func, inst, fault.to_string())
    };
    Err(faults.into_iter().map(error).collect::<Vec<_>>().into())
}
