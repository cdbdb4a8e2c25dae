//! The whole of code generation, in order: legalise, select, allocate, lay out, put together.

use crate::abi;
use crate::converged::Converged;
use crate::error::CodegenError;
use crate::globals;
use crate::layout;
use crate::legalize::{self, Origins};
use crate::locations::{InlinedCode, file_number};
use crate::mir::{Code, MirFunction, Terminator};
use crate::pipeline::{
    EMIT, Emitted, FINISH, LAYOUT, LEGALIZE, Output, PROMOTE_SLOTS, REGALLOC, SELECT, Watch,
};
use crate::promote_slots::promote_slots;
use crate::regalloc;
use crate::select::{self, Env};
use crate::symbols::Symbols;
use crate::verify;
use crate::version::{Requirements, gate_error};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, PrimaryMap};
use irc_ir::entity::{Block, FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::{Module, Symbol};
use irc_ir::op::Payload;
use irc_ir::signature::Linkage;
use irc_passes::analysis::divergence::{Divergence, Group};
use irc_passes::analysis::summary::Summaries;
use irc_passes::analysis::{Analyses, Loop, is_kept, trip_bound, unrolled_loops};
use irc_passes::pipeline::{AFTER_LEGALIZE, OptLevel, Optimizer};
use irc_ptx::directive::Directive;
use irc_ptx::isa::{TextureMode, rows};
use irc_ptx::target::{PtxVersion, Sm, Target};
use irc_ptx::{self as ptx, Item, Origin, Statement, TargetOption};

/// What a caller may ask of code generation besides the code.
#[derive(Copy, Clone, Default)]
#[non_exhaustive]
pub struct LowerOptions<'a> {
    /// The optimisation level.
    pub level: OptLevel,
    /// A comment for what came from an instruction of the module.
    pub comment: Option<&'a dyn Fn(FuncId, Inst) -> Option<String>>,
    /// Whether the output of each stage is verified, and each register allocation proved right.
    pub verify: bool,
}

impl<'a> LowerOptions<'a> {
    /// Sets [`Self::level`].
    pub const fn with_level(self, level: OptLevel) -> Self {
        LowerOptions { level, ..self }
    }

    /// Sets [`Self::comment`].
    pub const fn with_comment(
        self,
        comment: Option<&'a dyn Fn(FuncId, Inst) -> Option<String>>,
    ) -> Self {
        LowerOptions { comment, ..self }
    }

    /// Sets [`Self::verify`].
    pub const fn with_verify(self, verify: bool) -> Self {
        LowerOptions { verify, ..self }
    }

    /// Whether anything is verified: always with debug assertions.
    const fn verifies(self) -> bool {
        self.verify || cfg!(debug_assertions)
    }
}

/// What the functions of a module are lowered into together, besides the code.
struct Shared {
    symbols: Symbols,
    requirements: Requirements,
    inlined: InlinedCode,
}

/// A module with what stands before all functions and variables.
fn head(module: &Module, target: Target) -> ptx::Module {
    let mut out = ptx::Module::new(target.sm.first_ptx(), target.sm);
    if module.textures == TextureMode::Independent {
        out.options.push(TargetOption::TexmodeIndependent);
    }
    for (file, path) in module.files.iter() {
        let index = file_number(file);
        // PTX strings have no escapes and are ASCII.
        let path = path.replace(|c: char| c.is_control() || !c.is_ascii() || c == '"', "_");
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
    let mut errors = Vec::new();
    let (origins, mut analyses) = legalized(&mut module, target, options, &mut errors, watch)?;
    let symbols = Symbols::new(&module);
    let requirements = Requirements::new(target, module.textures);
    let mut shared = Shared { symbols, requirements, inlined: InlinedCode::default() };
    let mut out = head(&module, target);
    let sizes = module.funcs();
    let sizes = sizes.map(|(id, _)| abi::check_size(&module, id, &mut shared.requirements));
    errors.extend(sizes.filter_map(Result::err));
    let mut declared = EntitySet::new();
    for id in functions_in_initialisers(&module) {
        declare_function(&module, id, &mut shared, &mut declared, &mut out);
    }
    let Shared { symbols, requirements, .. } = &mut shared;
    declare_variables(&module, symbols, requirements, &mut out, &mut errors);
    let summaries = (options.level > OptLevel::O0).then(|| Summaries::new(&module));
    let mut converged = Converged::new(&module, summaries.as_ref(), &analyses);
    let ids: Vec<FuncId> = match options.level {
        OptLevel::O0 | OptLevel::O1 => module.funcs().map(|(id, _)| id).collect(),
        _ => used_functions(&module),
    };
    for &id in &ids {
        if module.func(id).is_declaration() {
            declare_function(&module, id, &mut shared, &mut declared, &mut out);
            continue;
        }
        for callee in functions_in(module.func(id)).filter(|&callee| callee != id) {
            declare_function(&module, callee, &mut shared, &mut declared, &mut out);
        }
        declared.insert(id);
        let known = Known {
            summaries: summaries.as_ref(),
            analyses: std::mem::take(&mut analyses[id]),
            divergence: converged.as_mut().and_then(|converged| converged.take_divergence(id)),
            origins: &origins[id],
            converged: converged.as_ref(),
        };
        match function(&mut module, id, &mut shared, known, options, watch) {
            Ok(function) => out.items.push(Item::Function(Box::new(function))),
            Err(found) => errors.extend(found.into_iter().map(|e| e.of_origins(&origins[id]))),
        }
    }
    add_aliases(&module, &ids, &mut shared, &mut out);
    match shared.requirements.version() {
        Ok(version) => out.version = version,
        Err(error) => errors.push(error),
    }
    if !errors.is_empty() {
        return Err(in_order(errors, &module));
    }
    if out.version < TRAP_ENDS {
        out.items.iter_mut().for_each(end_after_traps);
    }
    out.names = shared.symbols.names;
    shared.inlined.finish(&mut out);
    watch.done(FINISH.name, Output::Ptx(&out))?;
    Ok(out)
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
) -> Result<(PrimaryMap<FuncId, Origins>, PrimaryMap<FuncId, Analyses>), Vec<CodegenError>> {
    let origins = legalize::legalize(module, target.sm, errors);
    let origins = origins.map_err(|error| vec![error.placed(module)])?;
    let verifies = options.verifies() && errors.is_empty();
    watch.done(LEGALIZE.name, Output::Ir(module, &origins))?;
    if verifies {
        verify::legal_module(module, &origins, target.sm, LEGALIZE.name)?;
    }
    let analyses = match options.level {
        OptLevel::O1 | OptLevel::O2 | OptLevel::O3 if errors.is_empty() => {
            let sm = verifies.then_some(target.sm);
            clean_up(module, &origins, sm, watch)?
        }
        _ => module.funcs().map(|_| Analyses::default()).collect(),
    };
    Ok((origins, analyses))
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

/// The first version whose assembler knows that nothing runs after `trap`: before CUDA 12.3 it let
/// control fall into what follows, and drew threads that had trapped into the meeting points of
/// loops around.
const TRAP_ENDS: PtxVersion = PtxVersion::new(8, 3);

/// Puts `exit` behind each `trap` that ends a block.
fn end_after_traps(item: &mut Item) {
    let Item::Function(function) = item else { return };
    let Some(body) = &mut function.body else { return };
    let is_trap = |statement: &Statement| match statement {
        Statement::Inst(inst) => inst.row == rows::TRAP && inst.guard.is_none(),
        _ => false,
    };
    if !body.statements.iter().any(is_trap) {
        return;
    }
    let mut statements = Vec::with_capacity(body.statements.len() + 8);
    let mut old = std::mem::take(&mut body.statements).into_iter().peekable();
    while let Some(statement) = old.next() {
        let ends_block = matches!(old.peek(), None | Some(Statement::Label(_)));
        let exit = match &statement {
            Statement::Inst(inst) if is_trap(&statement) && ends_block => {
                Some(ptx::Inst::new(rows::EXIT, ptx::Operands::new()).from(inst.origin))
            }
            _ => None,
        };
        statements.push(statement);
        statements.extend(exit.map(Statement::Inst));
    }
    body.statements = statements;
}

/// Shares what legalisation made more than once, address arithmetic above all. What nothing needs
/// any more is not selected. What is known of the control flow of each function then. With a
/// target, it is verified that the module stays legal.
fn clean_up(
    module: &mut Module,
    origins: &PrimaryMap<FuncId, Origins>,
    sm: Option<Sm>,
    watch: &mut Watch<'_>,
) -> Result<PrimaryMap<FuncId, Analyses>, Vec<CodegenError>> {
    let first_new = origins.values().map(Origins::first_new).collect();
    let fuel = std::mem::take(&mut watch.fuel);
    let mut optimizer = Optimizer::new(module, fuel).with_first_new(first_new);
    for pass in AFTER_LEGALIZE {
        optimizer.run(pass);
        watch.done(pass.name, Output::Ir(optimizer.module(), origins))?;
        if let Some(sm) = sm {
            verify::legal_module(optimizer.module(), origins, sm, pass.name)?;
        }
    }
    let (fuel, analyses) = optimizer.finish();
    watch.fuel = fuel;
    Ok(analyses.into())
}

/// What was found out about a function before.
struct Known<'a> {
    summaries: Option<&'a Summaries>,
    analyses: Analyses,
    divergence: Option<Divergence>,
    origins: &'a Origins,
    converged: Option<&'a Converged>,
}

/// Lowers one function. Its body is not in the module any more then.
fn function(
    module: &mut Module,
    id: FuncId,
    shared: &mut Shared,
    known: Known<'_>,
    options: LowerOptions<'_>,
    watch: &mut Watch<'_>,
) -> Result<ptx::Function, Vec<CodegenError>> {
    let mut head = abi::declare(module, id, &mut shared.symbols, shared.requirements.target().sm);
    shared.requirements.add_directives(&head, id);
    let pragmas = &module.func(id).attrs.pragmas;
    pragmas.iter().for_each(|pragma| shared.requirements.add_pragma(pragma));
    let origins = known.origins;
    let mut mir = machine_code(module, id, shared, known, options.level)?;
    let Shared { symbols, inlined, .. } = shared;
    let verifies = options.verifies();
    watch.machine(&SELECT, (module, id, symbols, origins), &mir, None)?;
    if verifies {
        verify::machine_code(&mir, id, SELECT.name)?;
    }
    if options.level > OptLevel::O0 && watch.fuel.burn(PROMOTE_SLOTS.name, Some(id)) {
        promote_slots(&mut mir);
        watch.machine(&PROMOTE_SLOTS, (module, id, symbols, origins), &mir, None)?;
        if verifies {
            verify::machine_code(&mir, id, PROMOTE_SLOTS.name)?;
        }
    }
    let locations = inlined.locations(module.func(id), id, symbols);
    // The memory of a body is free before registers are allocated.
    let inst_locs = module.func_mut(id).take_body().inst_locs;
    let order = layout::arrange(&mut mir, watch.fuel.burn(LAYOUT.name, Some(id)));
    watch.machine(&LAYOUT, (module, id, symbols, origins), &mir, None)?;
    if verifies {
        verify::machine_code(&mir, id, LAYOUT.name)?;
    }
    let allocation = regalloc::allocate(&mir, &order, watch.fuel.burn(REGALLOC.name, Some(id)));
    let allocated = Some((&order, &allocation));
    watch.machine(&REGALLOC, (module, id, symbols, origins), &mir, allocated)?;
    if verifies {
        verify::allocation(&mir, &order, &allocation, id, REGALLOC.name)?;
    }
    let location = |origin: PackedOption<Origin>| {
        let inst = crate::mir::origin_inst(origin)?;
        locations[inst_locs[inst].expand()?]
    };
    let comment = |origin: PackedOption<Origin>| {
        let inst = origins.of(crate::mir::origin_inst(origin)?)?;
        options.comment.and_then(|comment| comment(id, inst))
    };
    let notes = layout::Notes {
        location: Some(&location),
        comment: options
            .comment
            .is_some()
            .then_some(&comment as &dyn Fn(PackedOption<Origin>) -> Option<String>),
        block_comment: None,
    };
    let mut table = |n: u32| symbols.inner(format!("$table{n}"));
    head.body = Some(layout::emit(mir, &order, &allocation, notes, &mut table));
    watch.done(
        EMIT.name,
        Output::Function(Emitted { func: id, function: &head, names: &symbols.names, origins }),
    )?;
    Ok(head)
}

/// Selects the instructions of a function, which are checked against the target.
fn machine_code(
    module: &Module,
    id: FuncId,
    shared: &mut Shared,
    known: Known<'_>,
    level: OptLevel,
) -> Result<MirFunction, Vec<CodegenError>> {
    let Known { summaries, analyses, divergence, converged, .. } = known;
    let Shared { symbols, requirements, .. } = shared;
    let func = module.func(id);
    let divergence = summaries
        .map(|summaries| divergence.unwrap_or_else(|| summaries.divergence(func, id, &analyses)));
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let is_divergent = |block: Block| {
        divergence.as_ref().is_none_or(|d| d.branch_is_divergent(block, Group::Warp))
    };
    let mut divergent = EntitySet::new();
    for &block in order.iter().filter(|&&block| is_divergent(block)) {
        divergent.insert(block);
    }
    let sm = requirements.target().sm;
    let gatherings = converged.and_then(|converged| converged.of(id));
    let gatherings = gatherings.as_ref();
    let kept_loops = kept_loops(func, &analyses, level);
    if !kept_loops.is_empty() {
        requirements.add_pragma(NO_UNROLL);
    }
    // A large function needs the memory for its machine code.
    drop((analyses, divergence));
    let env = Env { module, symbols, sm, divergent, gatherings, kept_loops };
    let mut errors = Vec::new();
    let mir = select::select(env, id, &order, &mut errors);
    check_gates(module, id, &mir, requirements, &mut errors);
    if errors.is_empty() { Ok(mir) } else { Err(errors) }
}

/// The pragma that keeps ptxas from unrolling the loop whose header begins with it.
pub(crate) const NO_UNROLL: &str = "nounroll";

/// What ptxas unrolls a loop by of whose rounds it knows nothing.
const UNROLLED_BY: u64 = 4;

/// A loop that has been unrolled is left to ptxas, which unrolls it once more, if it has no more
/// instructions than these: what counts and tests is still a good part of it.
const MAX_UNROLLED_TWICE: usize = 40;

/// The headers of loops that ptxas must not unroll: those of which a branch that closes them says
/// so, those that have been unrolled already and are large, and, from O1 on, short ones. ptxas
/// would unroll those for a number of rounds that it does not know, and that can be seen to be too
/// small for the unrolled body ever to run.
fn kept_loops(func: &Function, analyses: &Analyses, level: OptLevel) -> EntitySet<Block> {
    let mut headers = EntitySet::new();
    if level == OptLevel::O0 && !func.asks_unroll() {
        return headers;
    }
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let is_short = |l| {
        trip_bound(func, cfg, loops, l)
            .is_some_and(|bound| !bound.is_exact && bound.most < UNROLLED_BY)
    };
    for l in loops.iter() {
        if is_kept(func, cfg, loops, l) || (level != OptLevel::O0 && is_short(l)) {
            headers.insert(loops.header(l));
        }
    }
    let insts = |l| loops.blocks(l).iter().flat_map(|&block| func.layout.insts(block));
    let is_large = |&l: &Loop| insts(l).nth(MAX_UNROLLED_TWICE).is_some();
    for l in unrolled_loops(func, cfg, loops).into_iter().filter(is_large) {
        headers.insert(loops.header(l));
    }
    headers
}

/// Checks every instruction against the target, and notes the versions that they need.
fn check_gates(
    module: &Module,
    id: FuncId,
    mir: &MirFunction,
    requirements: &mut Requirements,
    errors: &mut Vec<CodegenError>,
) {
    let mut check = |inst: &ptx::Inst<crate::mir::VReg>, origin: PackedOption<Origin>| {
        if let Err(gate) = requirements.add(inst) {
            errors.push(gate_error(module, id, origin, gate));
        }
    };
    for &block in &mir.order {
        let block = mir.block(block);
        for code in &block.code {
            if let Code::Inst(inst) = code {
                check(inst, inst.origin);
            }
        }
        match &block.terminator {
            Terminator::Stop(inst) => check(inst, block.origin),
            Terminator::Table { index, .. } => {
                let jump = ptx::Inst::new(
                    irc_ptx::isa::rows::BRX_IDX,
                    [ptx::Operand::Reg(*index)].into_iter().collect(),
                );
                check(&jump, block.origin);
            }
            _ => {}
        }
    }
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

/// The functions that a body calls or takes the address of, in order; that of an alias.
fn functions_in(func: &Function) -> impl Iterator<Item = FuncId> + '_ {
    let in_body = func.insts().filter_map(|inst| match func.dfg.inst(inst).payload {
        Payload::Func(callee) => Some(callee),
        _ => None,
    });
    func.aliasee.into_iter().chain(in_body)
}

/// The functions that others see or that those use, in the order of the module, and declarations.
fn used_functions(module: &Module) -> Vec<FuncId> {
    let mut used: EntitySet<FuncId> = EntitySet::new();
    let is_seen = |(_, func): &(FuncId, &Function)| {
        let is_elsewhere = func.is_declaration() && func.aliasee.is_none();
        func.is_kernel() || func.linkage != Linkage::Internal || is_elsewhere
    };
    let mut work: Vec<FuncId> = module.funcs().filter(is_seen).map(|(id, _)| id).collect();
    work.extend(functions_in_initialisers(module));
    while let Some(id) = work.pop() {
        if used.insert(id) {
            work.extend(functions_in(module.func(id)));
        }
    }
    module.funcs().map(|(id, _)| id).filter(|&id| used.contains(id)).collect()
}

fn functions_in_initialisers(module: &Module) -> Vec<FuncId> {
    let inits = module.globals().filter_map(|(_, global)| global.init.as_ref());
    inits
        .flat_map(globals::symbols_in)
        .filter_map(|symbol| match symbol {
            Symbol::Func(id) => Some(id),
            Symbol::Global(_) => None,
        })
        .collect()
}
