//! The invariant that definitions dominate uses.

use super::{Checker, Violation};
use crate::dfg::ValueDef;
use crate::dominance::{Cfg, Dominators};
use crate::entity::{Block, Inst, Value};
use cranelift_entity::EntitySet;

impl Checker<'_> {
    /// Checks all uses in reachable blocks, given that the ids and the ends of blocks are valid.
    pub(super) fn check_dominance(&self) {
        let func = self.func;
        let dom = Dominators::new(&Cfg::new(func));
        // Instructions of the current block and of those before, for uses within a block.
        let mut seen = EntitySet::with_capacity(func.dfg.num_insts());
        for block in func.layout.blocks().filter(|&block| dom.is_reachable(block)) {
            for inst in func.layout.insts(block) {
                let mut reported = None;
                func.dfg.for_each_use(inst, |value| {
                    if reported != Some(value) && !self.reaches(value, block, &dom, &seen) {
                        reported = Some(value);
                        let value = self.named_value(value);
                        self.report_inst(inst, Violation::Dominance { value });
                    }
                });
                seen.insert(inst);
            }
        }
    }

    fn reaches(
        &self,
        value: Value,
        block: Block,
        dom: &Dominators,
        seen: &EntitySet<Inst>,
    ) -> bool {
        match self.func.dfg.def(value) {
            ValueDef::Const(_) => true,
            ValueDef::Param(def, _) => dom.dominates(def, block),
            ValueDef::Result(inst, _) => match self.func.layout.block_of(inst) {
                Some(def) if def == block => seen.contains(inst),
                Some(def) => dom.dominates(def, block),
                None => false,
            },
        }
    }
}
