//! Properties of loops: `!llvm.loop` as what the branch asks of the unrolling of the loop.
//!
//! The node lists itself and one node for each property, a text and perhaps a number. What says
//! nothing of unrolling (`llvm.loop.mustprogress`, vectorisation, locations) is passed.

use super::Body;
use crate::tree::{Inst, Meta, Node};
use irc_ir::builder::InstBuilder;
use irc_ir::unroll::Unroll;

impl<'a> Body<'_, '_, 'a, '_> {
    /// Lets the terminator of the current block ask what the metadata of `inst` says.
    pub(super) fn ask_unroll(&mut self, inst: &Inst<'_>) {
        let Some(unroll) = inst.loop_id.and_then(|number| self.unroll_of(number)) else { return };
        let block = self.b.current_block();
        let func = self.b.func();
        if let Some(branch) = block.and_then(|block| func.terminator(block))
            && !func.dfg.targets(branch).is_empty()
        {
            func.set_unroll(branch, Some(unroll));
        }
    }

    /// What the properties of a loop ask for; that it is left alone comes first, then the number.
    fn unroll_of(&self, number: u32) -> Option<Unroll> {
        let nodes = &self.cx.tree.nodes;
        let properties = nodes.get(&number)?.fields.iter().filter_map(|(_, meta)| match meta {
            Meta::Node(property) if *property != number => nodes.get(property),
            _ => None,
        });
        properties.filter_map(asked).min_by_key(|unroll| match unroll {
            Unroll::Disable => 0,
            Unroll::Count(_) => 1,
            Unroll::Full => 2,
            Unroll::Enable => 3,
        })
    }
}

/// What one property asks for.
fn asked(property: &Node<'_>) -> Option<Unroll> {
    let mut fields = property.fields.iter().map(|(_, meta)| meta);
    let Some(Meta::Text(name)) = fields.next() else { return None };
    match &name[..] {
        "llvm.loop.unroll.disable" => Some(Unroll::Disable),
        "llvm.loop.unroll.enable" => Some(Unroll::Enable),
        "llvm.loop.unroll.full" => Some(Unroll::Full),
        "llvm.loop.unroll.count" => match fields.next() {
            Some(Meta::Number(rounds)) => u16::try_from(*rounds).ok().and_then(Unroll::count),
            _ => None,
        },
        _ => None,
    }
}
