//! Results that come late: they are left alone until the wait that completes them.
//!
//! A forward data flow problem over the values that are on their way. Inside a `ptx` operation the
//! same is done over its slots, so that a block of text may hold an instruction with its wait.

use super::{Checker, Violation};
use crate::dominance::Cfg;
use crate::entity::{Block, Inst, Value};
use crate::op::ptx::{SlotRole, comes_late};
use crate::op::{PtxCode, Slot};
use cranelift_entity::SecondaryMap;
use irc_ptx::isa::{Role, Wait, WaitRole};
use irc_ptx::{Inst as PtxInst, Operand};
use std::collections::{BTreeMap, BTreeSet};

/// What is on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Late {
    /// The wait that completes it.
    wait: Wait,
    /// How many groups have been committed since, at least.
    age: i64,
}

/// The values on their way.
#[derive(Clone, PartialEq, Eq, Default)]
struct Pending {
    late: BTreeMap<Value, Late>,
    /// Those whose registers have gone to the next result.
    replaced: BTreeSet<Value>,
}

impl Checker<'_> {
    /// Checks that nothing touches a result that is not there yet, on any path.
    pub(super) fn check_late_results(&self) {
        let func = self.func;
        if !func.dfg.ptx_codes().any(starts_something) {
            return;
        }
        let cfg = Cfg::new(func);
        let mut starts: SecondaryMap<Block, Option<Pending>> = SecondaryMap::new();
        let Some(entry) = func.layout.entry() else { return };
        starts[entry] = Some(Pending::default());
        // Ages only go down and values only come, so this ends.
        let mut changed = true;
        while changed {
            changed = false;
            for block in cfg.reverse_postorder() {
                let Some(mut state) = starts[block].clone() else { continue };
                for inst in func.layout.insts(block) {
                    self.step(inst, &mut state, false);
                }
                let last = func.layout.last_inst(block);
                for target in last.into_iter().flat_map(|last| func.dfg.targets(last)) {
                    changed |= join(&mut starts[target.block], &state);
                }
            }
        }
        for block in cfg.reverse_postorder() {
            let Some(mut state) = starts[block].clone() else { continue };
            for inst in func.layout.insts(block) {
                self.step(inst, &mut state, true);
            }
        }
    }

    /// What an instruction does to the values on their way; reports those that it touches.
    fn step(&self, inst: Inst, state: &mut Pending, report: bool) {
        let dfg = &self.func.dfg;
        let code = dfg.ptx_code(inst);
        if report {
            let mut reported = None;
            dfg.for_each_use(inst, |value| {
                let late = state.late.get(&value);
                let is_replaced = state.replaced.contains(&value);
                // What a `ptx` operation may do with its operands is looked at below.
                if reported.is_none() && (is_replaced || late.is_some() && code.is_none()) {
                    reported = Some(value);
                    let wait = late.map_or("", |late| late.wait.mnemonic());
                    let value = self.named_value(value);
                    self.report_inst(inst, Violation::LateResult { value, wait, is_replaced });
                }
            });
        }
        let Some(code) = code else { return };
        let args = dfg.args(inst);
        if state.late.is_empty() && !starts_something(code) {
            return;
        }
        let late_args: Vec<Option<Late>> =
            args.iter().map(|arg| state.late.get(arg).copied()).collect();
        let run = Run::new(code, &late_args);
        if let Some((slot, wait)) = run.touched.filter(|_| report) {
            self.report_touched(inst, code, slot, wait);
        }
        for &(_, arg) in &code.starts {
            if let Some(&arg) = args.get(usize::from(arg))
                && state.late.remove(&arg).is_some()
            {
                state.replaced.insert(arg);
            }
        }
        // A branch may pass a wait by.
        let waits = if code.has_branches() { &[] } else { &code.insts[..] };
        for row in waits {
            complete(row, |stays| state.late.retain(|_, late| stays(late)));
        }
        // In a loop these are new values, whatever became of those of the round before.
        for (result, late) in dfg.results(inst).zip(run.slots) {
            state.replaced.remove(&result);
            match late {
                Some(late) => state.late.insert(result, late),
                None => state.late.remove(&result),
            };
        }
    }

    fn report_touched(&self, inst: Inst, code: &PtxCode, slot: Slot, wait: Wait) {
        let wait = wait.mnemonic();
        let arg = match code.role_of(slot) {
            SlotRole::Arg(arg) => Some(arg),
            SlotRole::Result(result) => {
                let start = code.starts.iter().find(|&&(n, _)| usize::from(n) == result);
                start.map(|&(_, arg)| usize::from(arg))
            }
            SlotRole::Temp => None,
        };
        match arg.and_then(|arg| self.func.dfg.args(inst).get(arg)) {
            Some(&value) => {
                let (value, is_replaced) = (self.named_value(value), false);
                self.report_inst(inst, Violation::LateResult { value, wait, is_replaced });
            }
            None => {
                let why = format!("a register is not complete yet: `{wait}` must precede this use");
                self.report_inst(inst, Violation::PtxCode { why });
            }
        }
    }
}

/// Whether some result of an instruction of the code comes late.
fn starts_something(code: &PtxCode) -> bool {
    code.insts.iter().any(comes_late)
}

/// The code of an operation, instruction by instruction.
struct Run {
    /// What is on its way, by slot.
    slots: Vec<Option<Late>>,
    /// The first slot that was touched too early, and the wait that should be before.
    touched: Option<(Slot, Wait)>,
}

impl Run {
    fn new(code: &PtxCode, args: &[Option<Late>]) -> Run {
        let mut run = Run { slots: vec![None; code.classes.len()], touched: None };
        for (n, &late) in args.iter().enumerate() {
            run.slots[code.arg(n).index()] = late;
        }
        for &(result, arg) in &code.starts {
            run.slots[usize::from(result)] = args.get(usize::from(arg)).copied().flatten();
        }
        for inst in &code.insts {
            run.step(inst, !code.has_branches());
        }
        run
    }

    /// The next instruction; `counts` says whether it runs on every path.
    fn step(&mut self, inst: &PtxInst<Slot>, counts: bool) {
        let own = inst.row().completed_by;
        let mut touched = None;
        let mut written = Vec::new();
        inst.visit_regs(|slot, role| {
            if role.writes() {
                written.push(slot);
            }
        });
        // An accumulator may still be on its way; what a guard leaves alone is a copy.
        let accumulators = inst.ruled_operands().filter(|(rule, _)| rule.role == Role::Tied);
        let mut next = Vec::new();
        for (rule, operand) in accumulators {
            operand.visit_regs(rule.role, &mut |slot, role| {
                if role == Role::Tied {
                    next.push(slot);
                }
            });
        }
        inst.visit_regs(|slot, role| {
            let Some(late) = self.slots[slot.index()] else { return };
            let is_next = next.contains(&slot) && own == Some(late.wait) && inst.guard.is_none();
            if role != Role::Def && !is_next {
                touched.get_or_insert((slot, late.wait));
            }
        });
        self.touched = self.touched.or(touched);
        if counts {
            complete(inst, |stays| {
                for slot in &mut self.slots {
                    if slot.as_mut().is_some_and(|late| !stays(late)) {
                        *slot = None;
                    }
                }
            });
        }
        for slot in written {
            self.slots[slot.index()] = own.map(|wait| Late { wait, age: 0 });
        }
    }
}

/// Applies a row that commits a group or waits to what is on its way: `apply` is called with what
/// tells whether something stays on its way. Under a guard a row may do nothing.
fn complete(row: &PtxInst<Slot>, apply: impl FnOnce(&mut dyn FnMut(&mut Late) -> bool)) {
    let Some(role) = row.row().wait_role.filter(|_| row.guard.is_none()) else { return };
    let keep = row.operands.iter().find_map(|operand| match operand {
        Operand::Int(groups) => Some(*groups),
        _ => None,
    });
    apply(&mut |late| match role {
        WaitRole::Commits(wait) => {
            late.age += i64::from(wait == late.wait);
            true
        }
        WaitRole::Waits(wait) => wait != late.wait || keep.is_some_and(|groups| late.age <= groups),
    });
}

/// Joins what comes over an edge; whether that is new.
fn join(into: &mut Option<Pending>, from: &Pending) -> bool {
    let Some(known) = into else {
        *into = Some(from.clone());
        return true;
    };
    let mut changed = false;
    for (&value, late) in &from.late {
        match known.late.get_mut(&value) {
            Some(old) if old.age <= late.age => {}
            Some(old) => (old.age, changed) = (late.age, true),
            None => {
                known.late.insert(value, *late);
                changed = true;
            }
        }
    }
    for &value in &from.replaced {
        changed |= known.replaced.insert(value);
    }
    changed
}
