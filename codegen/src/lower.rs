//! The whole of code generation, in order: legalise, select, allocate, lay out, put together.

use crate::abi;
use crate::constants::{may_have_table, pool_constants};
use crate::converged::Converged;
use crate::debug::{self, DebugInfo};
use crate::error::CodegenError;
use crate::function::{Common, Job, Lowered, Shared, asks_divergence, lower_function};
use crate::globals;
use crate::legalize::{self, Origins};
use crate::locations::{Calls, InlinedNames, UsedNames, complete_locations, file_number};
use crate::pipeline::{CONSTANTS, FINISH, LEGALIZE, Output, Watch};
use crate::symbols::Symbols;
use crate::traps::{TRAP_ENDS, end_after_traps};
use crate::verify;
use crate::version::Requirements;
use cranelift_entity::{EntitySet, PrimaryMap};
use irc_ir::entity::{FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::{Module, Symbol};
use irc_ir::work::Workers;
use irc_passes::analysis::Analyses;
use irc_passes::analysis::summary::Summaries;
use irc_passes::analysis::used::{functions_in, used_functions};
use irc_passes::location_check::LocationCheck;
use irc_passes::pipeline::{AFTER_LEGALIZE, OptLevel, Optimizer};
use irc_ptx::directive::Directive;
use irc_ptx::isa::TextureMode;
use irc_ptx::target::{PtxVersion, Sm, Target};
use irc_ptx::{self as ptx, Item, TargetOption};

/// A comment for what came from an instruction of the module.
pub type Comment<'a> = dyn Fn(FuncId, Inst) -> Option<String> + Sync + 'a;

/// What a caller may ask of code generation besides the code.
#[derive(Copy, Clone, Default)]
#[non_exhaustive]
pub struct LowerOptions<'a> {
    /// The optimisation level.
    pub level: OptLevel,
    /// A comment for what came from an instruction of the module.
    pub comment: Option<&'a Comment<'a>>,
    /// Whether the output of each stage is verified, and each register allocation proved right.
    pub verify: bool,
    /// How much a debugger is told.
    pub debug: DebugInfo,
}

impl<'a> LowerOptions<'a> {
    /// Sets [`Self::level`].
    pub const fn with_level(self, level: OptLevel) -> Self {
        LowerOptions { level, ..self }
    }

    /// Sets [`Self::comment`].
    pub const fn with_comment(self, comment: Option<&'a Comment<'a>>) -> Self {
        LowerOptions { comment, ..self }
    }

    /// Sets [`Self::verify`].
    pub const fn with_verify(self, verify: bool) -> Self {
        LowerOptions { verify, ..self }
    }

    /// Sets [`Self::debug`].
    pub const fn with_debug(self, debug: DebugInfo) -> Self {
        LowerOptions { debug, ..self }
    }

    /// Whether anything is verified: always with debug assertions.
    pub(crate) const fn verifies(self) -> bool {
        self.verify || cfg!(debug_assertions)
    }
}

/// A module with what stands before all functions and variables.
fn head(module: &Module, target: Target, debug: DebugInfo) -> ptx::Module {
    let mut out = ptx::Module::new(target.sm.first_ptx(), target.sm);
    if module.textures == TextureMode::Independent {
        out.options.push(TargetOption::TexmodeIndependent);
    }
    let files = module.files.iter().filter(|_| debug != DebugInfo::None);
    for (file, path) in files {
        let index = file_number(file);
        // PTX strings have no escapes and are ASCII.
        let path = path.replace(|c: char| c.is_control() || !c.is_ascii() || c == '"', "_");
        // ptxas dies of a name without characters before another.
        let path = if path.is_empty() { "_".to_owned() } else { path };
        out.items.push(Item::File { index, path, stamp: None });
    }
    out
}

/// Lowers a verified module to PTX for a target. The order of the functions is kept.
pub fn lower(
    module: Module,
    target: Target,
    options: LowerOptions<'_>,
) -> Result<ptx::Module, Vec<CodegenError>> {
    lower_watched(module, target, options, &mut Watch::default())
}

/// The same, while somebody watches the stages.
pub fn lower_watched(
    mut module: Module,
    target: Target,
    options: LowerOptions<'_>,
    watch: &mut Watch<'_>,
) -> Result<ptx::Module, Vec<CodegenError>> {
    let mut plan = Plan::new(&mut module, target, options, watch, Workers::ONE)?;
    let (mut all_calls, mut subjects) = (Vec::new(), Vec::new());
    for job in std::mem::take(&mut plan.jobs) {
        let (place, head) = (job.place, plan.head(&job));
        let common = plan.known.common(&module, options);
        match lower_function(common, job, head, &mut plan.shared, watch, false) {
            Ok(Lowered::Text(_)) => unreachable!("no text was asked for"),
            Ok(Lowered::Tree(function, calls, subject)) => {
                subjects.extend(subject.map(|subject| *subject));
                plan.out.items[place] = Item::Function(Box::new(function));
                all_calls.push((place, calls));
            }
            Err(found) => plan.errors.extend(found),
        }
    }
    let Plan { mut out, mut shared, known, .. } = plan.finished(&module)?;
    let mut used = UsedNames::default();
    for (place, calls) in all_calls {
        complete(&mut out, place, &calls, &mut used);
    }
    out.names = std::mem::take(&mut shared.symbols.names);
    if options.debug == DebugInfo::Full {
        let described =
            debug::Described { module: &module, symbol: &|symbol| shared.symbols.symbol(symbol) };
        debug::add_sections(&described, &subjects, &mut out);
    }
    let section = known.inlined.section(&used, &mut out.names);
    out.items.extend(section);
    watch.done(FINISH.name, Output::Ptx(&out))?;
    Ok(out)
}

/// Completes the body at a place among the items, when the version is known.
fn complete(out: &mut ptx::Module, place: usize, calls: &Calls, used: &mut UsedNames) {
    let Item::Function(function) = &mut out.items[place] else { return };
    if let Some(body) = &mut function.body {
        complete_body(body, calls, out.version, used);
    }
}

/// What depends on the version of the module in a body.
pub(crate) fn complete_body(
    body: &mut ptx::Body,
    calls: &Calls,
    version: PtxVersion,
    used: &mut UsedNames,
) {
    if version < TRAP_ENDS {
        end_after_traps(body);
    }
    complete_locations(body, calls, version, used);
}

/// What was found out about a module.
pub(crate) struct Known {
    summaries: Option<Summaries>,
    converged: Option<Converged>,
    pub inlined: InlinedNames,
}

impl Known {
    pub fn common<'a>(&'a self, module: &'a Module, options: LowerOptions<'a>) -> Common<'a> {
        let Known { summaries, converged, inlined } = self;
        let (summaries, converged) = (summaries.as_ref(), converged.as_ref());
        Common { module, summaries, converged, inlined, options }
    }
}

/// A module whose functions are ready to be lowered one by one.
pub(crate) struct Plan {
    /// The functions with bodies, which are not in the module any more.
    pub jobs: Vec<Job>,
    pub known: Known,
    pub shared: Shared,
    pub errors: Vec<CodegenError>,
    /// The PTX module; the bodies in it are empty.
    pub out: ptx::Module,
}

impl Plan {
    pub fn new(
        module: &mut Module,
        target: Target,
        options: LowerOptions<'_>,
        watch: &mut Watch<'_>,
        workers: Workers<'_>,
    ) -> Result<Plan, Vec<CodegenError>> {
        let mut errors = Vec::new();
        let (mut origins, mut analyses) =
            legalized(module, target, options, &mut errors, watch, workers)?;
        let used = options.level.drops_unused().then(|| used_functions(module, []));
        let is_kept = |id: &FuncId| used.as_ref().is_none_or(|used| used.contains(*id));
        let ids: Vec<FuncId> = module.funcs().map(|(id, _)| id).filter(is_kept).collect();
        if errors.is_empty() {
            load_constants((module, &ids), &origins, target.sm, options, watch)?;
        }
        let requirements = Requirements::new(target, module.textures);
        let mut shared = Shared { symbols: Symbols::new(module), requirements };
        let mut out = head(module, target, options.debug);
        let sizes = module.funcs();
        let sizes = sizes.map(|(id, _)| abi::check_size(module, id, &mut shared.requirements));
        errors.extend(sizes.filter_map(Result::err));
        let mut declared = EntitySet::new();
        for id in module.functions_in_initialisers() {
            declare_function(module, id, &mut shared, &mut declared, &mut out);
        }
        let Shared { symbols, requirements } = &mut shared;
        declare_variables(module, symbols, requirements, &mut out, &mut errors);
        let asks = |(_, func): (FuncId, &Function)| asks_divergence(module, func);
        let asks = options.level > OptLevel::O0 && module.funcs().any(asks);
        let summaries = asks.then(|| Summaries::new(module));
        let converged = Converged::new(module, summaries.as_ref(), &analyses);
        let mut known = Known { summaries, converged, inlined: InlinedNames::default() };
        let places = outline(module, &ids, &mut shared, &mut declared, &mut known, &mut out);
        add_aliases(module, &ids, &mut shared, &mut out);
        let errors = errors.into_iter().map(|error| error.placed(module)).collect();
        let jobs = places.into_iter().map(|(id, place)| {
            let mut body = module.func_mut(id).take_body();
            // Unrolling may have left room for as much again, and nothing is added any more.
            body.shrink_to_fit();
            let origins = std::mem::take(&mut origins[id]);
            let analyses = std::mem::take(&mut analyses[id]);
            let divergence = known.converged.as_mut().and_then(|known| known.take_divergence(id));
            Job { id, place, body, origins, analyses, divergence }
        });
        let jobs = jobs.collect();
        Ok(Plan { jobs, known, shared, errors, out })
    }

    /// The head of a function, which is among the items.
    pub fn head(&self, job: &Job) -> ptx::Function {
        match &self.out.items[job.place] {
            Item::Function(head) => ptx::Function::clone(head),
            _ => unreachable!("the place of a job is that of a function"),
        }
    }

    /// The plan when all functions are lowered and the version is known, if nothing went wrong.
    pub fn finished(mut self, module: &Module) -> Result<Plan, Vec<CodegenError>> {
        match self.shared.requirements.version() {
            Ok(version) => self.out.version = version,
            Err(error) => self.errors.push(error),
        }
        if self.errors.is_empty() { Ok(self) } else { Err(in_order(self.errors, module)) }
    }
}

/// Declares all functions, each behind those that it names; where those with bodies stand among
/// the items.
fn outline(
    module: &Module,
    ids: &[FuncId],
    shared: &mut Shared,
    declared: &mut EntitySet<FuncId>,
    known: &mut Known,
    out: &mut ptx::Module,
) -> Vec<(FuncId, usize)> {
    let mut places = Vec::with_capacity(ids.len());
    for &id in ids {
        let func = module.func(id);
        if func.is_declaration() {
            declare_function(module, id, shared, declared, out);
            continue;
        }
        for callee in functions_in(func).filter(|&callee| callee != id) {
            declare_function(module, callee, shared, declared, out);
        }
        declared.insert(id);
        let mut head =
            abi::declare(module, id, &mut shared.symbols, shared.requirements.target().sm);
        shared.requirements.add_directives(&head, id);
        let pragmas = &func.attrs.pragmas;
        pragmas.iter().for_each(|pragma| shared.requirements.add_pragma(pragma));
        known.inlined.add(func, &mut shared.symbols);
        head.body = Some(ptx::Body::default());
        places.push((id, out.items.len()));
        out.items.push(Item::Function(Box::new(head)));
    }
    places
}

/// Makes a module legal, and shares what that has made more than once. Which instructions stand for
/// which, and what is known of the control flow of each function.
#[allow(clippy::type_complexity, reason = "two maps by function")]
fn legalized(
    module: &mut Module,
    target: Target,
    options: LowerOptions<'_>,
    errors: &mut Vec<CodegenError>,
    watch: &mut Watch<'_>,
    workers: Workers<'_>,
) -> Result<(PrimaryMap<FuncId, Origins>, PrimaryMap<FuncId, Analyses>), Vec<CodegenError>> {
    let before = options.verifies().then(|| LocationCheck::new(module));
    let origins = legalize::legalize(module, target.sm, options.level, errors, workers);
    let before = before.filter(|_| errors.is_empty());
    watch.done(LEGALIZE.name, Output::Ir(module, &origins))?;
    if let Some(before) = &before {
        verify::legal_module(module, &origins, before, target.sm, LEGALIZE.name)?;
    }
    let analyses = match options.level {
        OptLevel::O1 | OptLevel::O2 | OptLevel::O3 if errors.is_empty() => {
            let sm = before.is_some().then_some(target.sm);
            clean_up(module, &origins, sm, watch, workers)?
        }
        _ => module.funcs().map(|_| Analyses::default()).collect(),
    };
    Ok((origins, analyses))
}

/// Loads numbers of these functions from constant memory, where that is worth it.
fn load_constants(
    (module, functions): (&mut Module, &[FuncId]),
    origins: &PrimaryMap<FuncId, Origins>,
    sm: Sm,
    options: LowerOptions<'_>,
    watch: &mut Watch<'_>,
) -> Result<(), Vec<CodegenError>> {
    let is_wanted = options.level > OptLevel::O1
        && options.debug != DebugInfo::Full
        && may_have_table(module, sm)
        && watch.fuel.burn(CONSTANTS.name, None);
    let before = (is_wanted && options.verifies()).then(|| LocationCheck::new(module));
    if !is_wanted || !pool_constants(module, functions) {
        return Ok(());
    }
    watch.done(CONSTANTS.name, Output::Ir(module, origins))?;
    match before {
        Some(before) => verify::legal_module(module, origins, &before, sm, CONSTANTS.name),
        None => Ok(()),
    }
}

/// The errors of functions in the order of the module, each once, with their places.
fn in_order(mut errors: Vec<CodegenError>, module: &Module) -> Vec<CodegenError> {
    errors.sort_by_key(|error| (error.func, error.inst));
    let mut told: Vec<CodegenError> = Vec::with_capacity(errors.len());
    for error in errors.into_iter().map(|error| error.placed(module)) {
        let of_same = |other: &&CodegenError| (other.func, other.inst) == (error.func, error.inst);
        if !told.iter().rev().take_while(of_same).any(|other| *other == error) {
            told.push(error);
        }
    }
    told
}

/// Shares what legalisation made more than once, address arithmetic above all. What nothing needs
/// any more is not selected. What is known of the control flow of each function then. With a
/// target, it is verified that the module stays legal.
fn clean_up(
    module: &mut Module,
    origins: &PrimaryMap<FuncId, Origins>,
    sm: Option<Sm>,
    watch: &mut Watch<'_>,
    workers: Workers<'_>,
) -> Result<PrimaryMap<FuncId, Analyses>, Vec<CodegenError>> {
    let first_new = origins.values().map(Origins::first_new).collect();
    let fuel = std::mem::take(&mut watch.fuel);
    let mut optimizer = Optimizer::new(module, fuel).with_first_new(first_new);
    if watch.observer.is_none() && sm.is_none() {
        optimizer.run_all(AFTER_LEGALIZE, workers);
        let (fuel, analyses) = optimizer.finish();
        watch.fuel = fuel;
        return Ok(analyses.into());
    }
    for pass in AFTER_LEGALIZE {
        let before = sm.map(|_| LocationCheck::new(optimizer.module()));
        optimizer.run(pass);
        watch.done(pass.name, Output::Ir(optimizer.module(), origins))?;
        if let Some((sm, before)) = sm.zip(before) {
            verify::legal_module(optimizer.module(), origins, &before, sm, pass.name)?;
        }
    }
    let (fuel, analyses) = optimizer.finish();
    watch.fuel = fuel;
    Ok(analyses.into())
}

/// Adds the variables, those that others name first.
fn declare_variables(
    module: &Module,
    symbols: &Symbols,
    requirements: &mut Requirements,
    out: &mut ptx::Module,
    errors: &mut Vec<CodegenError>,
) {
    let ordered = globals::in_order(module).unwrap_or_else(|error| {
        errors.push(error);
        Vec::new()
    });
    for id in ordered {
        match globals::declare(module, id, symbols) {
            Ok(variable) => {
                errors.extend(globals::add_requirements(&variable, id, requirements).err());
                out.items.push(Item::Variable(Box::new(variable)));
            }
            Err(error) => errors.push(error),
        }
    }
}

/// Adds what functions the declared aliases stand for, behind all functions.
fn add_aliases(module: &Module, ids: &[FuncId], shared: &mut Shared, out: &mut ptx::Module) {
    for &id in ids {
        if let Some(aliasee) = module.func(id).aliasee {
            let name = |id| shared.symbols.symbol(Symbol::Func(id));
            out.items.push(Item::Alias(name(id), name(aliasee)));
            shared.requirements.add_directive(Directive::Alias);
        }
    }
}

/// Adds a declaration, unless the function was declared or defined before.
fn declare_function(
    module: &Module,
    id: FuncId,
    shared: &mut Shared,
    declared: &mut EntitySet<FuncId>,
    out: &mut ptx::Module,
) {
    if declared.insert(id) {
        let sm = shared.requirements.target().sm;
        let head = abi::declare(module, id, &mut shared.symbols, sm);
        shared.requirements.add_directives(&head, id);
        if head.is_entry {
            shared.requirements.add_directive(Directive::ExternEntry);
        }
        out.items.push(Item::Function(Box::new(head.declaration())));
    }
}
