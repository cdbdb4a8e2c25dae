//! Marks loads of memory that nobody writes while the kernel runs, so that they may go through the
//! non-coherent cache and past stores.
//!
//! The memory is what is behind a parameter of the *kernel* that is
//! - `readonly`, or
//! - `noalias`, if nothing writes through what is derived from it, and it goes nowhere that is not
//!   looked at: into memory, a call, an integer. (That of a device function proves nothing of what
//!   its caller wrote before.)
//!
//! ptxas moves such loads, and no others, over stores, out of loops and next to each other; the
//! machine code has `LDG.E.CONSTANT` for them.
//!
//! **What other grids and CTAs write.** A promise is made for what the kernel is told of when it is
//! launched. Where a thread may have learnt from others that they have written something, a load
//! stays as it is: behind a fence, an access with acquire or release order, an instruction of PTX
//! that orders or writes (the waits of `mbarrier` and `griddepcontrol`, barriers of clusters), a
//! call, and a strong access in a loop whose result is looked at, as one that spins has it.
//! Barriers of the threads of one CTA order what these write, and that is nothing here, unless one
//! of them may have learnt it in such a way before: where one of these may come to a barrier, all
//! barriers count too.
//!
//! **Refinement.** No store reaches what is loaded, so what the loads see does not change.

use super::{Changed, is_call};
use crate::analysis::{Analyses, Cfg, count_uses};
use crate::remarks::{RemarkName, Remarks};
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Payload};
use irc_ir::signature::Param;
use irc_ir::types::{I128, Space, Type};
use irc_ptx::graph::FlowGraph;
use smallvec::SmallVec;
use std::cell::LazyCell;
use std::ops::Range;

/// Marks loads of memory that nobody writes while the kernel runs.
pub fn noncoherent_loads(func: &mut Function, analyses: &Analyses, remarks: &Remarks) -> Changed {
    if !func.is_kernel() || func.signature.params.iter().all(|param| !may_be_unwritten(param)) {
        return Changed::No;
    }
    let order: Vec<Block> = analyses.cfg(func).reverse_postorder().collect();
    let sources = Sources::find(func, &order);
    let unwritten = sources.unwritten(func, &order);
    if unwritten == 0 {
        return Changed::No;
    }
    let informed = Informed::find(func, analyses, &order);
    let mut found = Vec::new();
    for &block in &order {
        let mut is_informed = informed.at_start.contains(block);
        for inst in func.layout.insts(block) {
            is_informed |= informed.by.contains(inst);
            if !is_informed && sources.is_load_of(func, inst, unwritten) {
                found.push(inst);
            }
        }
    }
    for &inst in &found {
        if let Payload::Mem(flags) = &mut func.dfg.inst_mut(inst).payload {
            flags.nc = true;
        }
        remarks.note(RemarkName::NonCoherent, func, Some(inst), || {
            "nobody writes this memory while the kernel runs".to_owned()
        });
    }
    Changed::from(!found.is_empty())
}

/// Parameters, a bit for each of the first ones; the highest bit stands for anything else.
type Params = u64;
const ELSE: Params = 1 << 63;

/// Which parameters pointers are derived from.
struct Sources {
    of: SecondaryMap<Value, Params>,
}

impl Sources {
    fn find(func: &Function, order: &[Block]) -> Sources {
        let mut sources = Sources { of: SecondaryMap::new() };
        let Some(&entry) = order.first() else { return sources };
        for (index, &param) in func.dfg.params(entry).iter().enumerate() {
            let param_of = func.signature.params.get(index).filter(|_| index < 63);
            let is_known = param_of.is_some_and(may_be_unwritten);
            sources.of[param] = if is_known { 1 << index } else { ELSE };
        }
        let mut derived: SecondaryMap<Value, SmallVec<[Value; 2]>> = SecondaryMap::new();
        for inst in order.iter().flat_map(|&block| func.layout.insts(block)) {
            sources.note(func, inst, &mut derived);
        }
        let mut work: Vec<Value> = derived.keys().filter(|&it| sources.of[it] != 0).collect();
        while let Some(value) = work.pop() {
            for &other in &derived[value] {
                let all = sources.of[other] | sources.of[value];
                if std::mem::replace(&mut sources.of[other], all) != all {
                    work.push(other);
                }
            }
        }
        sources
    }

    /// Notes what is derived from what by an instruction.
    fn note(
        &mut self,
        func: &Function,
        inst: Inst,
        derived: &mut SecondaryMap<Value, SmallVec<[Value; 2]>>,
    ) {
        let is_pointer = |value: Value| matches!(func.dfg.ty(value), Type::Ptr(_));
        let mut derive = |from: Value, to: Value| match func.dfg.def(from) {
            _ if !is_pointer(to) => {}
            ValueDef::Const(_) => self.of[to] |= ELSE,
            _ => derived[from].push(to),
        };
        for call in func.dfg.targets(inst) {
            let params = func.dfg.params(call.block).iter();
            let passed = params.zip(func.dfg.call_args(call));
            passed.for_each(|(&param, &arg)| derive(arg, param));
        }
        let args = func.dfg.args(inst);
        let from = match func.dfg.opcode(inst) {
            Opcode::Ptradd | Opcode::Addrcast | Opcode::Freeze => &args[..1],
            Opcode::Select => &args[1..],
            _ => &[],
        };
        for result in func.dfg.results(inst) {
            from.iter().for_each(|&value| derive(value, result));
        }
        if from.is_empty() {
            let pointers = func.dfg.results(inst).filter(|&result| is_pointer(result));
            pointers.for_each(|result| self.of[result] = ELSE);
        }
    }

    fn source(&self, func: &Function, value: Value) -> Params {
        match func.dfg.def(value) {
            ValueDef::Const(_) => ELSE,
            _ => self.of[value],
        }
    }

    /// The parameters behind which nothing writes.
    fn unwritten(&self, func: &Function, order: &[Block]) -> Params {
        let mut written = 0;
        for inst in order.iter().flat_map(|&block| func.layout.insts(block)) {
            let kept = only_read(func.dfg.opcode(inst));
            for (index, &value) in func.dfg.args(inst).iter().enumerate() {
                if !kept.contains(&index) {
                    written |= self.of[value];
                }
            }
        }
        let params = func.signature.params.iter().enumerate().take(63);
        let is_unwritten = |&(index, param): &(usize, &Param)| {
            may_be_unwritten(param) && (param.attrs.readonly || written >> index & 1 == 0)
        };
        params.filter(is_unwritten).fold(0, |all, (index, _)| all | 1 << index)
    }

    /// Whether an instruction is a plain load of what is behind these parameters.
    fn is_load_of(&self, func: &Function, inst: Inst, params: Params) -> bool {
        let (Opcode::Load, Payload::Mem(flags), &[pointer]) =
            (func.dfg.opcode(inst), func.dfg.inst(inst).payload, func.dfg.args(inst))
        else {
            return false;
        };
        let is_plain = !flags.is_strong() && !flags.nc && flags.cache.is_none();
        let is_global = func.dfg.ty(pointer).space() == Some(Space::Global);
        // A load of 128 bits as one number wants a newer version of PTX.
        let is_short = func.dfg.first_result(inst).is_some_and(|it| func.dfg.ty(it) != I128);
        let source = self.source(func, pointer);
        is_plain && is_global && is_short && source != 0 && source & !params == 0
    }
}

/// Whether a promise of a parameter allows that nobody writes what is behind it.
fn may_be_unwritten(param: &Param) -> bool {
    matches!(param.ty, Type::Ptr(_)) && (param.attrs.noalias || param.attrs.readonly)
}

/// Which operands an operation neither writes through nor gives away.
fn only_read(opcode: Opcode) -> Range<usize> {
    match opcode {
        Opcode::Load | Opcode::Ptradd | Opcode::Addrcast | Opcode::Freeze => 0..1,
        Opcode::Select => 0..3,
        Opcode::Icmp => 0..2,
        Opcode::Memcpy => 1..2,
        _ => 0..0,
    }
}

/// Where a thread may have learnt what others have written.
struct Informed {
    /// By these instructions, the first of each block.
    by: EntitySet<Inst>,
    /// At the start of these blocks.
    at_start: EntitySet<Block>,
}

impl Informed {
    fn find(func: &Function, analyses: &Analyses, order: &[Block]) -> Informed {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let uses = LazyCell::new(|| count_uses(func, order));
        let tells = |block: Block, inst: Inst| {
            let is_looked_at = |value| loops.innermost(block).is_some() && uses[value] != 0;
            informs(func, inst, is_looked_at)
        };
        let informed = Informed::behind(func, cfg, order, tells);
        if !order.iter().any(|&block| informed.comes_to_barrier(func, block)) {
            return informed;
        }
        let tells = |block, inst| is_barrier(func, inst) || tells(block, inst);
        Informed::behind(func, cfg, order, tells)
    }

    /// Where threads are that have come by an instruction which tells them.
    fn behind(
        func: &Function,
        cfg: &Cfg,
        order: &[Block],
        tells: impl Fn(Block, Inst) -> bool,
    ) -> Informed {
        let mut informed = Informed { by: EntitySet::new(), at_start: EntitySet::new() };
        let mut behind = Vec::new();
        for &block in order {
            if let Some(first) = func.layout.insts(block).find(|&inst| tells(block, inst)) {
                informed.by.insert(first);
                behind.push(block);
            }
        }
        while let Some(block) = behind.pop() {
            for &succ in cfg.succs(block) {
                if informed.at_start.insert(succ) {
                    behind.push(succ);
                }
            }
        }
        informed
    }

    /// Whether a thread that has been told comes to a barrier of a block.
    fn comes_to_barrier(&self, func: &Function, block: Block) -> bool {
        let mut is_informed = self.at_start.contains(block);
        func.layout.insts(block).any(|inst| {
            is_informed |= self.by.contains(inst);
            is_informed && is_barrier(func, inst)
        })
    }
}

/// Whether an instruction may tell a thread that others have written something; `is_looked_at` is
/// whether it is in a loop that looks at a value.
fn informs(func: &Function, inst: Inst, is_looked_at: impl Fn(Value) -> bool) -> bool {
    let effects = func.dfg.effects(inst);
    match (func.dfg.inst(inst).payload, func.dfg.opcode(inst)) {
        (Payload::Mem(flags) | Payload::Atomic(_, flags), _) if !effects.orders => {
            flags.is_strong() && func.dfg.first_result(inst).is_some_and(is_looked_at)
        }
        (Payload::Ptx(_), _) => effects.orders || effects.writes,
        (_, Opcode::Stackrestore) => false,
        _ if is_barrier(func, inst) => false,
        _ => effects.orders || is_call(func, inst),
    }
}

/// Whether threads of one CTA wait for each other.
fn is_barrier(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.opcode(inst), Opcode::Barrier | Opcode::Syncwarp)
}
