//! From the IR of one legal function to its PTX: select, allocate, lay out.

use crate::abi;
use crate::converged::Converged;
use crate::debug::trace::Tracing;
use crate::debug::{self, DebugInfo};
use crate::error::CodegenError;
use crate::join_carries::join_carries;
use crate::layout::{self, BlockOrder};
use crate::legalize::Origins;
use crate::locations::{Calls, InlinedNames};
use crate::lower::LowerOptions;
use crate::mir::{Code, MirFunction, Terminator, VReg};
use crate::pipeline::{
    At, EMIT, Emitted, JOIN_CARRIES, LAYOUT, Output, PROMOTE_SLOTS, REGALLOC, SELECT,
    SPLIT_CARRIED, Stage, Watch,
};
use crate::promote_slots::promote_slots;
use crate::regalloc::{self, Allocation};
use crate::select::{self, Env};
use crate::split_carried::split_carried;
use crate::symbols::Symbols;
use crate::traps::TRAP_ENDS;
use crate::verify;
use crate::version::{Requirements, gate_error};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::entity::{Block, FuncId, Inst, Loc, Value};
use irc_ir::function::Function;
use irc_ir::module::{Module, Symbol};
use irc_ir::op::Opcode;
use irc_ir::signature::Linkage;
use irc_ir::types::Space;
use irc_ir::unroll::Unroll;
use irc_passes::analysis::divergence::{Divergence, Group};
use irc_passes::analysis::summary::Summaries;
use irc_passes::analysis::{Analyses, Edge, Loop, Loops, SlotSharing, trip_bound};
use irc_passes::pipeline::OptLevel;
use irc_ptx::isa::rows;
use irc_ptx::print::{FunctionPrinter, FunctionText};
use irc_ptx::{self as ptx, Origin};

/// What is known of a module whose functions are lowered one by one.
#[derive(Copy, Clone)]
pub(crate) struct Common<'a> {
    /// The module; bodies are elsewhere.
    pub module: &'a Module,
    pub summaries: Option<&'a Summaries>,
    pub converged: Option<&'a Converged>,
    pub inlined: &'a InlinedNames,
    pub options: LowerOptions<'a>,
}

/// What functions that are lowered one after the other add to.
#[derive(Clone)]
pub(crate) struct Shared {
    pub symbols: Symbols,
    pub requirements: Requirements,
}

/// A function that is to be lowered.
pub(crate) struct Job {
    pub id: FuncId,
    /// Its place among the items of the PTX module, which has its head.
    pub place: usize,
    pub body: Function,
    pub origins: Origins,
    pub analyses: Analyses,
    /// How values differ between threads, if that was asked before.
    pub divergence: Option<Divergence>,
}

/// A function that has been lowered.
pub(crate) enum Lowered {
    /// The tree, in which nothing is complete that depends on the version of the module, and the
    /// calls that its locations have to tell; what a debugger is told of it, if that is wanted.
    Tree(ptx::Function, Calls, Option<Box<debug::Subject>>),
    /// The text, which does not depend on it.
    Text(FunctionText),
}

/// Lowers a function, of which `head` has everything but the body: to text at once if that is
/// wanted and it does not depend on the version of the module.
pub(crate) fn lower_function(
    common: Common<'_>,
    job: Job,
    mut head: ptx::Function,
    shared: &mut Shared,
    watch: &mut Watch<'_>,
    as_text: bool,
) -> Result<Lowered, Vec<CodegenError>> {
    let (id, options) = (job.id, common.options);
    let code = allocated(common, job, shared, watch)?;
    let Allocated { mut mir, order, allocation, origins, inst_locs, locations, calls, subject } =
        code;
    let location = |origin: PackedOption<Origin>| {
        let inst = crate::mir::origin_inst(origin)?;
        locations[inst_locs[inst].expand()?]
    };
    let comment = |origin: PackedOption<Origin>| {
        let inst = origins.of(crate::mir::origin_inst(origin)?)?;
        options.comment.and_then(|comment| comment(id, inst))
    };
    let notes = layout::Notes {
        location: (options.debug != DebugInfo::None).then_some(&location),
        comment: options.comment.map(|_| &comment as _),
        block_comment: None,
    };
    let version = shared.requirements.lowest_in_text();
    let symbols = &mut shared.symbols;
    let tables: Vec<ptx::Symbol> =
        (0..num_tables(&mir)).map(|n| symbols.inner(format!("$table{n}"))).collect();
    let mut table = |n: u32| tables[n as usize];
    if as_text
        && subject.is_none()
        && calls.is_empty()
        && (version >= TRAP_ENDS || !has_traps(&mir))
    {
        let mut printer = FunctionPrinter::new(&symbols.names, num_insts(&mir));
        let mut print = |statement: ptx::Statement| printer.statement(&statement);
        let registers = layout::emit_to(mir, &order, &allocation, notes, &mut table, &mut print);
        return Ok(Lowered::Text(printer.finish(&head, registers)));
    }
    let marks = std::mem::take(&mut mir.debug);
    let located = subject.as_ref().map(|subject| {
        let sizes = debug::locate::Sizes::new(subject.source.as_deref(), &common.module.debug);
        debug::locate::locate(&mir, &marks, &order, &allocation, sizes)
    });
    let scope = |origin: PackedOption<Origin>| {
        let loc = inst_locs[crate::mir::origin_inst(origin)?].expand()?;
        Some(subject.as_ref()?.scopes.of_loc(loc))
    };
    let mut labels = 0u32;
    let mut label = || {
        labels += 1;
        symbols.inner(format!("$L__{id}_{labels}"))
    };
    let tracing =
        located.as_ref().map(|located| Tracing { located, label: &mut label, scope: &scope });
    let mut statements = Vec::with_capacity(num_insts(&mir));
    let mut push = |statement| statements.push(statement);
    let code = (&order, &allocation);
    let (registers, traced) = layout::emit_traced(mir, code, notes, &mut table, &mut push, tracing);
    head.body = Some(ptx::Body { registers, named: Vec::new(), statements });
    let subject = subject.map(|subject| debug::Subject { traced, ..subject });
    let emitted = Emitted { func: id, function: &head, names: &symbols.names, origins: &origins };
    watch.done(EMIT.name, Output::Function(emitted))?;
    Ok(Lowered::Tree(head, calls, subject.map(Box::new)))
}

/// Machine code with its registers, and what its statements have to say besides.
struct Allocated {
    mir: MirFunction,
    order: BlockOrder,
    allocation: Allocation,
    origins: Origins,
    inst_locs: SecondaryMap<Inst, PackedOption<Loc>>,
    locations: SecondaryMap<Loc, Option<ptx::Loc>>,
    calls: Calls,
    subject: Option<debug::Subject>,
}

/// Selects the instructions of a function, lays its blocks out and allocates its registers.
fn allocated(
    common: Common<'_>,
    mut job: Job,
    shared: &mut Shared,
    watch: &mut Watch<'_>,
) -> Result<Allocated, Vec<CodegenError>> {
    let (module, id, options) = (common.module, job.id, common.options);
    let may_share = options.level > OptLevel::O0 && watch.fuel.burn(SELECT.name, Some(id));
    let sharing = match may_share {
        true => SlotSharing::find(&job.body, &module.types, job.analyses.cfg(&job.body)),
        false => SlotSharing::default(),
    };
    let selected = machine_code(common, &mut job, &sharing, shared, options);
    let mut mir = selected.map_err(|errors| {
        let placed =
            |error: CodegenError| error.of_origins(&job.origins).placed_in(module, &job.body);
        errors.into_iter().map(placed).collect::<Vec<_>>()
    })?;
    let Job { mut body, origins, .. } = job;
    let is_described = options.debug == DebugInfo::Full;
    let mut subject = is_described.then(|| describe(module, id, (&body, &sharing), shared));
    let symbols = &shared.symbols;
    let done = |stage: &Stage, body: &Function, mir: &MirFunction, watch: &mut Watch<'_>| {
        watch.machine(
            stage,
            At { module, func: id, body, symbols, origins: &origins },
            mir,
            None,
        )?;
        match options.verifies() {
            true => verify::machine_code(mir, id, stage.name).map_err(|e| of_origins(e, &origins)),
            false => Ok(()),
        }
    };
    done(&SELECT, &body, &mir, watch)?;
    if options.level > OptLevel::O0 && watch.fuel.burn(JOIN_CARRIES.name, Some(id)) {
        join_carries(&mut mir);
        done(&JOIN_CARRIES, &body, &mir, watch)?;
    }
    if options.level > OptLevel::O0 && watch.fuel.burn(PROMOTE_SLOTS.name, Some(id)) {
        promote_slots(&mut mir);
        if let Some(subject) = &mut subject {
            subject.forget_undeclared(&mir);
        }
        done(&PROMOTE_SLOTS, &body, &mir, watch)?;
    }
    if options.level > OptLevel::O1 && watch.fuel.burn(SPLIT_CARRIED.name, Some(id)) {
        split_carried(&mut mir);
        done(&SPLIT_CARRIED, &body, &mir, watch)?;
    }
    let (locations, calls) = common.inlined.locations(&body);
    // The memory of a body is free before registers are allocated.
    let inst_locs = body.take_body().inst_locs;
    debug::locate::pass_on_marks_of_empty_blocks(&mut mir);
    let order = layout::arrange(&mut mir, watch.fuel.burn(LAYOUT.name, Some(id)));
    done(&LAYOUT, &body, &mir, watch)?;
    let allocation = regalloc::allocate(&mir, &order, watch.fuel.burn(REGALLOC.name, Some(id)));
    let at = At { module, func: id, body: &body, symbols, origins: &origins };
    watch.machine(&REGALLOC, at, &mir, Some((&order, &allocation)))?;
    if options.verifies() {
        let proved = verify::allocation(&mir, &order, &allocation, id, REGALLOC.name);
        proved.map_err(|errors| of_origins(errors, &origins))?;
    }
    Ok(Allocated { mir, order, allocation, origins, inst_locs, locations, calls, subject })
}

/// What a debugger is told of a function but its code, which has not been written.
fn describe(
    module: &Module,
    id: FuncId,
    (func, sharing): (&Function, &SlotSharing),
    shared: &mut Shared,
) -> debug::Subject {
    let Shared { symbols, requirements } = shared;
    let sm = requirements.target().sm;
    let symbols_of_slots = abi::slot_symbols(func, sharing, symbols).into_iter();
    let mut slots: Vec<_> = symbols_of_slots.map(|symbol| Some((symbol, Space::Local))).collect();
    // Memory that several share has now the one, now the other.
    for slot in sharing.guests().flat_map(|(guest, host)| [guest, host]) {
        slots[slot.as_u32() as usize] = None;
    }
    debug::Subject {
        symbol: symbols.symbol(Symbol::Func(id)),
        is_external: func.is_kernel() || func.linkage != Linkage::Internal,
        source: func.debug.clone(),
        scopes: debug::scopes::Scopes::new(func),
        slots,
        params: abi::FunctionParams::new(func, module, symbols, sm).places(),
        traced: None,
    }
}

/// Errors with the instructions that those at fault stand for.
fn of_origins(errors: Vec<CodegenError>, origins: &Origins) -> Vec<CodegenError> {
    errors.into_iter().map(|error| error.of_origins(origins)).collect()
}

fn num_insts(mir: &MirFunction) -> usize {
    mir.order.iter().map(|&block| mir.block(block).code.len() + 1).sum()
}

/// How many blocks end in a table of targets.
fn num_tables(mir: &MirFunction) -> usize {
    let ends_in_table =
        |&&block: &&Block| matches!(mir.block(block).terminator, Terminator::Table { .. });
    mir.order.iter().filter(ends_in_table).count()
}

/// Whether a trap may stand in the code.
fn has_traps(mir: &MirFunction) -> bool {
    let is_trap = |inst: &ptx::Inst<VReg>| inst.row == rows::TRAP;
    mir.order.iter().any(|&block| {
        let block = mir.block(block);
        let ends = matches!(&block.terminator, Terminator::Stop(inst) if is_trap(inst));
        ends || block.code.iter().any(|code| matches!(code, Code::Inst(inst) if is_trap(inst)))
    })
}

/// Selects the instructions of a function, which are checked against the target.
fn machine_code(
    common: Common<'_>,
    job: &mut Job,
    sharing: &SlotSharing,
    shared: &mut Shared,
    options: LowerOptions<'_>,
) -> Result<MirFunction, Vec<CodegenError>> {
    let Shared { symbols, requirements } = shared;
    let (id, func) = (job.id, &job.body);
    let (analyses, divergence) = (std::mem::take(&mut job.analyses), job.divergence.take());
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let divergence = common
        .summaries
        .filter(|_| asks_divergence(common.module, func))
        .map(|them| divergence.unwrap_or_else(|| them.divergence(func, id, &analyses)));
    let uniform = uniform_ends(&order, func, divergence.as_ref());
    let sm = requirements.target().sm;
    let gatherings = common.converged.and_then(|converged| converged.of(id));
    let gatherings = gatherings.as_ref();
    let kept_loops = kept_loops(func, &analyses, options.level);
    if !kept_loops.is_empty() {
        requirements.add_pragma(NO_UNROLL);
    }
    // A large function needs the memory for its machine code.
    drop((analyses, divergence));
    let module = common.module;
    let debug = options.debug == DebugInfo::Full;
    let env = Env { module, symbols, sm, uniform, gatherings, kept_loops, sharing, debug };
    let mut errors = Vec::new();
    let mir = select::select(env, (id, func), &order, &mut errors);
    check_gates((id, func), &mir, requirements, &mut errors);
    if errors.is_empty() { Ok(mir) } else { Err(errors) }
}

/// Whether it matters in a function where threads of a warp part: it has a table, or an operation
/// of the threads that are together.
pub(crate) fn asks_divergence(module: &Module, func: &Function) -> bool {
    func.insts()
        .any(|inst| func.dfg.opcode(inst) == Opcode::Switch || module.is_convergent(func, inst))
}

/// The blocks at whose ends ptxas is told that all threads of a warp go one way.
///
/// Of two ways it is told only what it cannot see, such as `tid.x / 32 == 0`: there operations of
/// a warp cost more where it may have parted. If it is told of others, it computes the predicate
/// for the warp, in two or three more instructions (measured).
fn uniform_ends(
    order: &[Block],
    func: &Function,
    divergence: Option<&Divergence>,
) -> EntitySet<Block> {
    let mut uniform = EntitySet::new();
    let Some(divergence) = divergence else { return uniform };
    for &block in order {
        let end = func.terminator(block).map(|inst| func.dfg.opcode(inst));
        let group = divergence.branch(block);
        let is_told = match end {
            Some(Opcode::Switch) => group <= Group::Warp,
            Some(Opcode::Condbr) => group == Group::Warp,
            _ => false,
        };
        if is_told {
            uniform.insert(block);
        }
    }
    uniform
}

/// The pragma that keeps ptxas from unrolling the loop whose header begins with it.
pub(crate) const NO_UNROLL: &str = "nounroll";

/// What ptxas unrolls a loop by of whose rounds it knows nothing.
const UNROLLED_BY: u64 = 4;

/// ptxas unrolls loops that are left on several ways fully, too, however much that becomes; more
/// instructions than these are kept from it.
const MAX_ROUNDS_SIZE: u64 = 1024;

/// A loop whose counter steps by so much has been unrolled by the frontend.
const UNROLLED_STEP: u128 = 4;

/// Of so many instructions the counter and the branch are a small part.
const LONG_ROUND: usize = 16;

/// The headers of loops that ptxas must not unroll: those of which a branch that closes them says
/// so, and, from O1 on, short ones. ptxas would unroll those for a number of rounds that it does
/// not know, and that can be seen to be too small for the unrolled body ever to run. So are those
/// that are left on several ways after a known number of long rounds at most, and those of integers
/// alone that the frontend has unrolled: nothing in them waits for memory.
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
    let is_long = |l| {
        let size = || -> u64 {
            let blocks = loops.blocks(l).iter();
            blocks.map(|&block| func.layout.insts(block).count() as u64).sum()
        };
        loops.exits(cfg, l).nth(1).is_some()
            && trip_bound(func, cfg, loops, l).is_some_and(|bound| {
                bound.is_exact && bound.most.saturating_mul(size()) > MAX_ROUNDS_SIZE
            })
    };
    let is_unrolled = |l| {
        let insts = || loops.blocks(l).iter().flat_map(|&block| func.layout.insts(block));
        let mut latches = loops.latches(cfg, l).filter_map(|edge| func.terminator(edge.from));
        latches.any(|branch| counts_by(func, loops, l, branch) >= Some(UNROLLED_STEP))
            && insts().nth(LONG_ROUND - 1).is_some()
            && insts().all(|inst| is_integer(func, inst))
            && !trip_bound(func, cfg, loops, l).is_some_and(|bound| bound.is_exact)
    };
    let asks = |edge: Edge| func.terminator(edge.from).and_then(|branch| func.unroll(branch));
    for l in loops.iter() {
        let is_kept = loops.latches(cfg, l).filter_map(asks).any(Unroll::is_disabled);
        if is_kept || (level != OptLevel::O0 && (is_short(l) || is_long(l) || is_unrolled(l))) {
            headers.insert(loops.header(l));
        }
    }
    headers
}

/// The constant that is added in each round of a loop to the number that a branch compares,
/// whichever way it counts.
fn counts_by(func: &Function, loops: &Loops, l: Loop, branch: Inst) -> Option<u128> {
    let def = |value: Value, opcode| {
        func.dfg.def_inst(value).filter(|&inst| func.dfg.opcode(inst) == opcode)
    };
    let test = def(*func.dfg.args(branch).first()?, Opcode::Icmp)?;
    let mut varying = func.dfg.args(test).iter().filter(|&&it| !loops.is_outside(func, l, it));
    let sum = varying.find_map(|&value| def(value, Opcode::Add))?;
    func.dfg.as_signed(func.dfg.args(sum)[1]).map(i128::unsigned_abs)
}

/// Whether an instruction computes integers of integers or branches.
fn is_integer(func: &Function, inst: Inst) -> bool {
    let desc = func.dfg.opcode(inst).desc();
    let is_integer = |value: Value| func.dfg.ty(value).is_int();
    let computes = desc.effects.is_pure() && func.dfg.effects(inst).is_pure();
    (desc.terminator || computes)
        && func.dfg.results(inst).all(is_integer)
        && func.dfg.args(inst).iter().copied().all(is_integer)
}

/// Checks every instruction against the target, and notes the versions that they need.
fn check_gates(
    (id, func): (FuncId, &Function),
    mir: &MirFunction,
    requirements: &mut Requirements,
    errors: &mut Vec<CodegenError>,
) {
    let mut check = |inst: &ptx::Inst<VReg>, origin: PackedOption<Origin>| {
        if let Err(gate) = requirements.add(inst) {
            errors.push(gate_error((id, func), origin, gate));
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
                    rows::BRX_IDX,
                    [ptx::Operand::Reg(*index)].into_iter().collect(),
                );
                check(&jump, block.origin);
            }
            _ => {}
        }
    }
}
