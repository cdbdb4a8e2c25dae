//! Warnings where threads that must come together may not all come.
//!
//! The divergence analysis says which groups of threads run a block all or none.
//! Where a convergent operation stands in a block that a part of its group may run, the warning
//! shows why: the value that differs between threads, the branch that it decides, and the
//! operation.
//!
//! The analysis looks at a copy of the module, so that it does not warn where a right program is
//! not in danger:
//!
//! - a branch to code that ends the program (a failed check) parts nobody, as nobody goes on;
//! - variables in memory become values;
//! - threads that read one address get one value: where they do not, the program races;
//! - a program that never asks for the second or third axis of a thread is launched with rows of
//!   whole warps;
//! - what a division without result gives is the same for all.
//!
//! A warp function with a mask of its own says itself who comes.

use super::copy;
use super::path::PathStep;
use crate::analysis::convergence::{Convergence, Dependence};
use crate::analysis::divergence::{Context, Divergence, Group};
use crate::analysis::inside::{Inside, parted_inside};
use crate::analysis::{CallTargets, Loops, PostDominators, Summaries};
use cranelift_entity::{PrimaryMap, SecondaryMap};
use irc_ir::dominance::Cfg;
use irc_ir::entity::{FuncId, Inst};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::ptx::SlotRole;
use irc_ir::op::{Opcode, Payload, PtxCode, Slot, SpecialReg};
use irc_ptx::{self as ptx, Operand};
use std::collections::HashSet;

/// An operation or call that threads must come to together, and some may not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Parted {
    /// The function.
    pub func: FuncId,
    /// The operation or call.
    pub op: Inst,
    /// The threads that must come together.
    pub group: Group,
    /// The branch that parts them; the operation itself where that is inside.
    pub branch: Inst,
    /// What parts them inside the operation.
    pub inside: Option<Inside>,
    /// Whether threads part at the operation itself, which calls functions by an address that
    /// differs between them.
    pub by_target: bool,
    /// The way to the branch from the value that differs, the nearest first.
    pub path: Vec<PathStep>,
    /// The function that is called, and the operation in it or below it that must be reached.
    pub callee: Option<(FuncId, (FuncId, Inst))>,
}

/// Where an instruction stands in the program's text: the number of the text and the offset.
pub type Position<'a> = dyn Fn(FuncId, Inst) -> Option<(u32, u32)> + 'a;

/// Finds the operations of a module that are in divergent control flow, by function and in its
/// order. Of several branches the one counts that stands last in front of the operation; what has
/// no position is passed over.
pub fn parted(module: &Module, position: &Position<'_>) -> Vec<Parted> {
    if !module.funcs().any(|(_, func)| func.insts().any(|inst| group(func, inst).is_some())) {
        return Vec::new();
    }
    let module = copy::copy(module, has_one_axis(module));
    let summaries = Summaries::precise(&module);
    let analyses = module.funcs().map(|(id, func)| Analysis::new(func, &summaries, id)).collect();
    let needs = needs(&module);
    let finder = Finder { module: &module, analyses, needs, position };
    let mut found = Vec::new();
    for (id, _) in module.funcs() {
        finder.function(id, &mut found);
    }
    found
}

/// Whether a module never asks for the second or third index of a thread, so that it is launched
/// with rows of threads.
fn has_one_axis(module: &Module) -> bool {
    use SpecialReg as R;
    let is_other = |func: &Function, inst: Inst| {
        let payload = func.dfg.inst(inst).payload;
        matches!(payload, Payload::Special(R::TidY | R::TidZ | R::NtidY | R::NtidZ))
            || func.dfg.ptx_code(inst).is_some_and(reads_other_index)
    };
    !module.funcs().any(|(_, func)| func.insts().any(|inst| is_other(func, inst)))
}

/// Whether code of PTX reads `%tid` other than `%tid.x`.
fn reads_other_index(code: &PtxCode) -> bool {
    use ptx::isa::SpecialReg as Reg;
    const OTHERS: [Reg; 4] = [Reg::TID, Reg::TID_Y, Reg::TID_Z, Reg::TID_W];
    let is_other = |operand: &Operand<Slot>| match operand {
        Operand::Special(reg) => OTHERS.contains(reg),
        _ => false,
    };
    code.insts.iter().any(|inst| inst.operands.iter().any(is_other))
}

/// What is known of a function.
pub(super) struct Analysis {
    pub cfg: Cfg,
    pub loops: Loops,
    post: PostDominators,
    pub divergence: Option<Divergence>,
}

impl Analysis {
    fn new(func: &Function, summaries: &Summaries, id: FuncId) -> Analysis {
        let cfg = Cfg::new(func);
        let (loops, post) = (Loops::new(&cfg), PostDominators::new(&cfg));
        // Where a device function is called by a part of a group, the call is warned about.
        let context = Context { entry: Group::Grid, ..summaries.context(id) };
        let divergence =
            (!func.is_declaration()).then(|| Divergence::new(func, &cfg, &loops, &post, &context));
        Analysis { cfg, loops, post, divergence }
    }
}

/// The group whose threads must all come to an operation, if there is one; calls are apart.
fn group(func: &Function, inst: Inst) -> Option<Group> {
    let all_lanes = |mask: usize| {
        let mask = func.dfg.args(inst).get(mask).and_then(|&mask| func.dfg.as_bits(mask));
        (mask == Some(u128::from(u32::MAX))).then_some(Group::Warp)
    };
    match func.dfg.opcode(inst) {
        Opcode::Barrier => match func.dfg.inst(inst).payload {
            Payload::Barrier(flags) if !flags.aligned => None,
            // A number of threads says that not all warps come.
            _ if func.dfg.args(inst).len() > 1 => Some(Group::Warp),
            _ => Some(Group::Cta),
        },
        Opcode::Syncwarp => all_lanes(0),
        Opcode::Vote | Opcode::Match => all_lanes(1),
        Opcode::Shfl => all_lanes(3),
        Opcode::Ptx => {
            let code = func.dfg.ptx_code(inst)?;
            code.insts.iter().any(|row| needs_warp(func, inst, row)).then_some(Group::Warp)
        }
        _ => None,
    }
}

/// Whether the whole warp must run an instruction of a `ptx` operation, on all targets: it is
/// aligned, or its mask is that of all lanes.
fn needs_warp(func: &Function, inst: Inst, row: &ptx::Inst<Slot>) -> bool {
    let all = |bits: u128| bits as u32 == u32::MAX;
    let mask = row.row().mask_operand().and_then(|at| row.operands.get(at));
    let names_all = match mask {
        Some(&Operand::Int(mask)) => all(mask as u128),
        Some(&Operand::Reg(slot)) => {
            let code = func.dfg.ptx_code(inst);
            let arg = match code.map(|code| code.role_of(slot)) {
                Some(SlotRole::Arg(arg)) => func.dfg.args(inst).get(arg),
                _ => None,
            };
            arg.and_then(|&arg| func.dfg.as_bits(arg)).is_some_and(all)
        }
        _ => false,
    };
    names_all || row.row().is_aligned(&row.mods)
}

/// The largest group that must come to each function together, and the operation that is why.
fn needs(module: &Module) -> SecondaryMap<FuncId, Option<(Group, FuncId, Inst)>> {
    let mut needs: SecondaryMap<FuncId, Option<(Group, FuncId, Inst)>> = SecondaryMap::new();
    let mut changed = true;
    while changed {
        changed = false;
        for (id, func) in module.funcs() {
            for inst in func.insts() {
                let called = callees(func, inst);
                let called = called.into_iter().filter_map(|callee| needs[callee]);
                let own = group(func, inst).map(|group| (group, id, inst));
                let Some(need) = called.chain(own).min_by_key(|need| need.0) else { continue };
                if needs[id].is_none_or(|known| need.0 < known.0) {
                    needs[id] = Some(need);
                    changed = true;
                }
            }
        }
    }
    needs
}

/// The function that an instruction calls.
pub(super) fn callee(func: &Function, inst: Inst) -> Option<FuncId> {
    match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
        (Opcode::Call, Payload::Func(callee)) => Some(callee),
        _ => None,
    }
}

/// The functions that an instruction calls, as far as they are known: of an indirect call those
/// whose addresses `select` picks from.
fn callees(func: &Function, inst: Inst) -> Vec<FuncId> {
    match (func.dfg.opcode(inst), func.dfg.args(inst)) {
        (Opcode::CallIndirect, &[address, ..]) => CallTargets::of(func, address).funcs,
        _ => callee(func, inst).into_iter().collect(),
    }
}

/// Looks for parted threads in a module.
pub(super) struct Finder<'a> {
    pub module: &'a Module,
    pub analyses: PrimaryMap<FuncId, Analysis>,
    needs: SecondaryMap<FuncId, Option<(Group, FuncId, Inst)>>,
    position: &'a Position<'a>,
}

impl Finder<'_> {
    /// The group that must come to an instruction together, and the function that it calls if that
    /// is why.
    fn need(&self, func: &Function, inst: Inst) -> Option<(Group, Option<FuncId>)> {
        let called = callees(func, inst).into_iter();
        let called = called.filter_map(|callee| Some((self.needs[callee]?.0, Some(callee))));
        let own = group(func, inst).map(|group| (group, None));
        called.chain(own).min_by_key(|need| need.0)
    }

    /// Finds the operations and calls of a function that not all threads may come to.
    fn function(&self, id: FuncId, found: &mut Vec<Parted>) {
        let func = self.module.func(id);
        let Some(divergence) = &self.analyses[id].divergence else { return };
        let mut parted = Vec::new();
        for block in func.layout.blocks() {
            for inst in func.layout.insts(block) {
                let Some((group, callee)) = self.need(func, inst) else { continue };
                let inside =
                    parted_inside(func, divergence, inst, group, |row| needs_warp(func, inst, row));
                let by_target = func.dfg.opcode(inst) == Opcode::CallIndirect
                    && !divergence.is_uniform(func.dfg.args(inst)[0], group);
                if divergence.is_run_by_part(block, group) || inside.is_some() || by_target {
                    parted.push((inst, group, callee, inside, by_target));
                }
            }
        }
        if parted.is_empty() {
            return;
        }
        let Analysis { cfg, loops, post, .. } = &self.analyses[id];
        let ops: HashSet<Inst> = parted.iter().map(|&(inst, ..)| inst).collect();
        let convergence =
            Convergence::with(func, cfg, loops, post, divergence, |inst| ops.contains(&inst));
        for (op, group, callee, inside, by_target) in parted {
            let around = self.branch(id, &convergence, op, group);
            let Some(branch) = around.or((inside.is_some() || by_target).then_some(op)) else {
                continue;
            };
            let inside = inside.filter(|_| branch == op);
            let path = self.path(id, branch, group);
            let by_target = by_target && branch == op;
            let callee = callee.and_then(|callee| {
                self.needs[callee].map(|(_, inside, meeting)| (callee, (inside, meeting)))
            });
            found.push(Parted { func: id, op, group, branch, inside, by_target, path, callee });
        }
    }

    /// The branch that parts the threads of an operation: of several that one which stands last in
    /// front of it.
    fn branch(
        &self,
        id: FuncId,
        convergence: &Convergence,
        op: Inst,
        group: Group,
    ) -> Option<Inst> {
        let func = self.module.func(id);
        let divergence = self.analyses[id].divergence.as_ref()?;
        let at = (self.position)(id, op)?;
        let parts = |on: &Dependence| {
            let block = func.layout.block_of(on.branch());
            block.is_some_and(|block| divergence.branch_is_divergent(block, group))
        };
        let branches: Vec<((u32, u32), Inst)> = convergence
            .dependences(op)
            .filter(parts)
            .filter_map(|on| Some(((self.position)(id, on.branch())?, on.branch())))
            .collect();
        let before = branches.iter().filter(|(there, _)| there.0 == at.0 && *there < at);
        let last = before.max_by_key(|(there, inst)| (*there, *inst));
        last.or(branches.first()).map(|&(_, inst)| inst)
    }
}
