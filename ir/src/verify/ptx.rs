//! Invariants of `ptx` operations: their code, operands and results, and results that come late.

use super::{Checker, Violation};
use crate::dominance::Cfg;
use crate::entity::{Block, Inst, Value};
use crate::isa::{self, Role};
use crate::op::ptx::SlotRole;
use crate::op::{Opcode, PtxCode, PtxKind, Slot};
use crate::ptx::{Inst as PtxInst, Operand};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeMap;

impl Checker<'_> {
    /// Checks the code, operands and results of a `ptx` operation.
    pub(super) fn check_ptx(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        let Some(code) = dfg.ptx_code(inst) else { return };
        if let Err(why) = check_code(code) {
            return self.report_inst(inst, Violation::PtxCode { why });
        }
        let args = dfg.args(inst);
        if args.len() != code.args.len() {
            let (opcode, found) = (Opcode::Ptx, args.len());
            let wanted = code.args.len().to_string();
            return self.report_inst(inst, Violation::OperandCount { opcode, found, wanted });
        }
        for (i, (&arg, wanted)) in args.iter().zip(&code.args).enumerate() {
            if !wanted.accepts(dfg.ty(arg)) {
                self.report_operand(inst, i, arg, &wanted.to_string());
            }
        }
        self.check_results(inst, &code.results);
    }

    /// Checks that results that come late are left alone until they are there: the analysis of a
    /// forward data flow problem over the values that are still on their way.
    pub(super) fn check_late_results(&self) {
        let func = self.func;
        if !func.dfg.ptx_codes().any(|code| late_wait(Some(code)).is_some()) {
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
                for target in func
                    .layout
                    .last_inst(block)
                    .into_iter()
                    .flat_map(|last| func.dfg.targets(last).iter().map(|target| target.block))
                {
                    changed |= join(&mut starts[target], &state);
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

    /// What an instruction does to the values on their way; reports uses of them.
    fn step(&self, inst: Inst, state: &mut Pending, report: bool) {
        let dfg = &self.func.dfg;
        let code = dfg.ptx_code(inst);
        let wait = late_wait(code);
        if !state.0.is_empty() {
            if report {
                let mut reported = None;
                dfg.for_each_use(inst, |value| {
                    let Some(late) = state.0.get(&value) else { return };
                    let is_next = wait == Some(late.wait) && !late.is_replaced();
                    if is_next && self.is_accumulator(inst, value) || reported == Some(value) {
                        return;
                    }
                    reported = Some(value);
                    let (value, wait) = (self.named_value(value), late.wait);
                    let is_replaced = late.is_replaced();
                    self.report_inst(inst, Violation::LateResult { value, wait, is_replaced });
                });
            }
            for &arg in dfg.args(inst) {
                if wait.is_some()
                    && let Some(late) = state.0.get_mut(&arg)
                {
                    late.age = REPLACED;
                }
            }
            for row in code.into_iter().flat_map(|code| &code.insts) {
                state.complete(row);
            }
        }
        if let Some(wait) = wait {
            for result in dfg.results(inst) {
                state.0.insert(result, Late { wait, age: 0 });
            }
        }
    }

    /// Whether an instruction reads a value as its accumulator only.
    fn is_accumulator(&self, inst: Inst, value: Value) -> bool {
        let Some(code) = self.func.dfg.ptx_code(inst) else { return false };
        let args = self.func.dfg.args(inst).iter().enumerate();
        let mut uses = args.filter(|&(_, &arg)| arg == value);
        match (uses.next(), uses.next()) {
            (Some((n, _)), None) => code.starts.iter().any(|&(_, arg)| usize::from(arg) == n),
            _ => false,
        }
    }
}

/// The wait that completes the results of an operation, if they come late.
fn late_wait(code: Option<&PtxCode>) -> Option<&'static str> {
    let code = code.filter(|code| !code.results.is_empty())?;
    code.insts.iter().find_map(|inst| inst.row().completed_by)
}

/// The age of a value whose register has gone to the next result.
const REPLACED: i32 = -1;

/// A value on its way.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Late {
    wait: &'static str,
    /// How many groups have been committed since, at least.
    age: i32,
}

impl Late {
    fn is_replaced(self) -> bool {
        self.age == REPLACED
    }
}

/// The values on their way.
#[derive(Clone, PartialEq, Eq, Default)]
struct Pending(BTreeMap<Value, Late>);

impl Pending {
    /// A row that commits a group or waits.
    fn complete(&mut self, row: &PtxInst<Slot>) {
        let mnemonic = row.mnemonic();
        let is = |name: &str| {
            mnemonic.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let keep = row.operands.iter().find_map(|operand| match operand {
            Operand::Int(groups) => Some(*groups),
            _ => None,
        });
        self.0.retain(|_, late| {
            if late.is_replaced() {
                return true;
            }
            if is(&late.wait.replace("wait_group", "commit_group")) && late.wait.contains("_group")
            {
                late.age = late.age.saturating_add(1);
            }
            !(is(late.wait) && keep.is_none_or(|groups| i64::from(late.age) > groups))
        });
    }
}

/// Joins what comes over an edge; whether that is new.
fn join(into: &mut Option<Pending>, from: &Pending) -> bool {
    let Some(known) = into else {
        *into = Some(from.clone());
        return true;
    };
    let mut changed = false;
    for (&value, late) in &from.0 {
        match known.0.get_mut(&value) {
            Some(old) if old.age <= late.age => {}
            Some(old) => (old.age, changed) = (late.age, true),
            None => {
                known.0.insert(value, *late);
                changed = true;
            }
        }
    }
    changed
}

/// Checks that code is what it says that it is.
fn check_code(code: &PtxCode) -> Result<(), String> {
    let outer = code.results.len() + code.args.len();
    if code.classes.len() < outer {
        return Err("a result or operand has no register".to_owned());
    }
    if code.kind == PtxKind::Row && code.insts.len() != 1 {
        return Err(format!("an instruction is one, not {}", code.insts.len()));
    }
    let mut written = vec![false; code.classes.len()];
    written[code.results.len()..outer].fill(true);
    for &(result, arg) in &code.starts {
        let pair = (code.results.get(usize::from(result)), code.args.get(usize::from(arg)));
        match pair {
            (Some(&ty), Some(arg)) if arg.accepts(ty) => written[usize::from(result)] = true,
            _ => return Err(format!("result {result} cannot begin as operand {arg}")),
        }
    }
    let mut carry = false;
    for inst in &code.insts {
        check_inst(code, inst, &mut written)?;
        let row = inst.row();
        if row.effects.has(isa::Effects::CARRY_IN) && !carry {
            return Err(format!(
                "`{}` reads a carry that nothing in the operation has made: a carry chain is one \
                 block, `ptx (..) -> (..) {{ .. }}`",
                inst.mnemonic()
            ));
        }
        carry |= row.effects.has(isa::Effects::CARRY_OUT);
        if carry && code.kind == PtxKind::Row {
            return Err(format!(
                "the carry of `{}` is lost: a carry chain is one block, \
                 `ptx (..) -> (..) {{ .. }}`",
                inst.mnemonic()
            ));
        }
    }
    match written[..code.results.len()].iter().position(|written| !written) {
        Some(n) => Err(format!("nothing writes result {n}")),
        None => Ok(()),
    }
}

fn check_inst(code: &PtxCode, inst: &PtxInst<Slot>, written: &mut [bool]) -> Result<(), String> {
    let name = inst.mnemonic();
    if !inst.parts_are_allowed() || !inst.operands_fit() {
        return Err(format!("`{name}` is not a form of its row"));
    }
    if let Some(why) = inst.exclusion() {
        return Err(format!("`{name}` does not exist so: {why}"));
    }
    let mut problem = None;
    inst.visit_regs(|slot, role| {
        let known = written.get(slot.index()).copied();
        match (known, role) {
            (None, _) => problem = Some(format!("`{name}` has an unknown register")),
            (Some(false), Role::Use | Role::Tied) => {
                problem = Some(format!("`{name}` reads what nothing has written"));
            }
            (_, Role::Def | Role::Tied) if matches!(code.role_of(slot), SlotRole::Arg(_)) => {
                problem = Some(format!("`{name}` writes an operand"));
            }
            _ => {}
        }
    });
    inst.visit_regs(|slot, role| {
        if role != Role::Use
            && let Some(known) = written.get_mut(slot.index())
        {
            *known = true;
        }
    });
    problem.map_or(Ok(()), Err)
}
