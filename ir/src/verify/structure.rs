//! Invariants of blocks and of ids. The walk over all instructions is here, too.

use super::module::{contains_func, contains_global};
use super::{Checker, Violation};
use crate::dfg::ValueDef;
use crate::entity::{Block, Inst, SwitchTable, Value};
use crate::op::Payload;
use cranelift_entity::EntitySet;
use std::fmt;

impl Checker<'_> {
    /// Checks every block and instruction. Returns whether all ids are valid and all blocks end in
    /// a terminator, so that the control flow graph can be computed.
    pub(super) fn check_blocks(&self) -> bool {
        if self.func.unfinished {
            self.report_func(Violation::Unfinished);
        }
        let Some(entry) = self.func.layout.entry() else { return false };
        self.check_entry(entry);
        let mut sound = true;
        let mut switches = EntitySet::new();
        for block in self.func.layout.blocks() {
            for &param in self.func.dfg.params(block) {
                self.check_lanes(block, param);
            }
            let Some(last) = self.func.layout.last_inst(block) else {
                self.report_block(block, Violation::EmptyBlock);
                sound = false;
                continue;
            };
            for inst in self.func.layout.insts(block) {
                sound &= self.check_end(block, inst, last);
                if self.check_ids(inst, &mut switches) {
                    self.check_inst(inst);
                } else {
                    sound = false;
                }
            }
        }
        sound
    }

    fn check_inst(&self, inst: Inst) {
        self.check_inst_location(inst);
        if self.func.unroll(inst).is_some() && self.func.dfg.targets(inst).is_empty() {
            self.report_inst(inst, Violation::UnrollOfNoBranch);
        }
        self.check_types(inst);
        if self.func.attrs.nonconvergent && self.module.is_convergent(self.func, inst) {
            self.report_inst(inst, Violation::ConvergentOp);
        }
    }

    fn check_entry(&self, entry: Block) {
        let params = self.func.dfg.params(entry);
        let wanted = &self.func.signature.params;
        if params.len() != wanted.len() {
            let (found, wanted) = (params.len(), wanted.len());
            return self.report_block(entry, Violation::EntryParamCount { found, wanted });
        }
        for (&param, wanted) in params.iter().zip(wanted) {
            let (found, wanted) = (self.func.dfg.ty(param), wanted.ty);
            if found != wanted {
                let param = self.named_value(param);
                self.report_block(entry, Violation::EntryParamType { param, found, wanted });
            }
        }
    }

    /// Checks that an instruction is a terminator just if it is the last of its block.
    fn check_end(&self, block: Block, inst: Inst, last: Inst) -> bool {
        let opcode = self.func.dfg.opcode(inst);
        let terminator = opcode.desc().terminator;
        if terminator && inst != last {
            self.report_inst(inst, Violation::EarlyTerminator);
        } else if !terminator && inst == last {
            self.report_block(block, Violation::MissingTerminator { last: opcode });
        }
        terminator == (inst == last)
    }

    /// Checks that everything an instruction names is there. What follows relies on it.
    fn check_ids(&self, inst: Inst, switches: &mut EntitySet<SwitchTable>) -> bool {
        let before = self.num_errors();
        self.check_payload_ids(inst, switches);
        if self.num_errors() != before {
            return false;
        }
        let func = self.func;
        func.dfg.for_each_use(inst, |value| self.check_value(inst, value));
        for call in func.dfg.targets(inst) {
            if !func.dfg.tag().agrees(call.block.tag()) {
                self.report_foreign(inst, "block", &call.block);
            } else if !func.dfg.is_block(call.block) || !func.layout.is_block_inserted(call.block) {
                let block = self.named_block(call.block);
                self.report_inst(inst, Violation::BlockNotInserted { block });
            } else if func.layout.entry() == Some(call.block) {
                self.report_inst(inst, Violation::EntryPredecessor);
            }
        }
        self.num_errors() == before
    }

    fn check_payload_ids(&self, inst: Inst, switches: &mut EntitySet<SwitchTable>) {
        let func = self.func;
        let agrees = |tag| func.dfg.tag().agrees(tag);
        let unknown = match func.dfg.inst(inst).payload {
            Payload::Slot(id) if !agrees(id.tag()) => {
                return self.report_foreign(inst, "stack slot", &id);
            }
            Payload::Sig(id) if !agrees(id.tag()) => {
                return self.report_foreign(inst, "signature", &id);
            }
            Payload::Slot(id) if !func.slots.is_valid(id) => ("stack slot", id.to_string()),
            Payload::Global(id) if !contains_global(self.module, id) => ("global", id.to_string()),
            Payload::Func(id) if !contains_func(self.module, id) => ("function", id.to_string()),
            Payload::Sig(id) if !func.dfg.signatures.is_valid(id) => ("signature", id.to_string()),
            Payload::Switch(id) if !func.dfg.is_switch(id) => ("switch table", id.to_string()),
            Payload::Switch(id) => {
                if !switches.insert(id) {
                    self.report_inst(inst, Violation::SharedSwitch);
                }
                let switch = func.dfg.switch(id);
                let (cases, targets) = (switch.cases.len(), switch.targets.len());
                if targets != cases + 1 {
                    self.report_inst(inst, Violation::SwitchTargets { cases, targets });
                }
                return;
            }
            _ => return,
        };
        self.report_inst(inst, Violation::UnknownId { what: unknown.0, id: unknown.1 });
    }

    #[cold]
    fn report_foreign(&self, inst: Inst, what: &'static str, id: &dyn fmt::Display) {
        self.report_inst(inst, Violation::ForeignId { what, id: id.to_string() });
    }

    fn check_value(&self, inst: Inst, value: Value) {
        let func = self.func;
        if !func.dfg.is_value(value) {
            let id = value.to_string();
            return self.report_inst(inst, Violation::UnknownId { what: "value", id });
        }
        if !func.dfg.owns_value(value) {
            return self.report_foreign(inst, "value", &value);
        }
        let stands = match func.dfg.def(value) {
            ValueDef::Result(def, _) => func.layout.block_of(def).is_some(),
            ValueDef::Param(block, index) => {
                func.layout.is_block_inserted(block)
                    && func.dfg.params(block).get(index as usize) == Some(&value)
            }
            ValueDef::Const(_) => {
                let ty = func.dfg.ty(value);
                if func.dfg.as_bits(value).is_some() && !(ty.scalar().is_some() || ty.is_ptr()) {
                    self.report_inst(inst, Violation::ConstantType { ty });
                }
                true
            }
        };
        if !stands {
            let value = self.named_value(value);
            self.report_inst(inst, Violation::ValueNotInserted { value });
        }
    }
}
