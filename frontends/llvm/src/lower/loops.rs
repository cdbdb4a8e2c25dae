//! Loops: what `!llvm.loop` says of one is what its branch asks.

use super::Body;
use crate::loop_marks::unroll_of;
use crate::tree::Inst;
use irc_ir::builder::InstBuilder;

impl Body<'_, '_, '_, '_> {
    /// Lets the terminator of the current block ask what the metadata of `inst` says.
    pub(super) fn ask_unroll(&mut self, inst: &Inst<'_>) {
        let tree = self.cx.tree;
        let Some(unroll) = inst.loop_id.and_then(|number| unroll_of(tree, number)) else { return };
        let block = self.b.current_block();
        let func = self.b.func();
        if let Some(branch) = block.and_then(|block| func.terminator(block))
            && !func.dfg.targets(branch).is_empty()
        {
            func.set_unroll(branch, Some(unroll));
        }
    }
}
