//! Properties of loops: what `!llvm.loop` says of unrolling.
//!
//! The node lists itself and one node for each property, a text and perhaps a number. What says
//! nothing of unrolling (`llvm.loop.mustprogress`, vectorisation, locations) is passed.
//!
//! Below `-O2` clang switches LLVM's unrolling off by marking every loop of which the source asks
//! nothing as not to be unrolled. Such marks say how LLVM was to optimise, not what the source
//! wants, so they are forgotten: a module in which more than three of four branches back have a
//! mark comes from there. (At `-O1` some lose theirs, where blocks are merged.) LLVM, when it
//! unrolls, marks the remainder and leaves the loop before it without. Where a module has one loop
//! only, and the source asks that it stay (`#pragma unroll 1`), the mark looks the same and is
//! forgotten, too; loops that nobody asks anything of are far more.

use crate::tree::{Inst, Meta, Module, Node, Op};
use irc_ir::unroll::Unroll;

/// What the properties of a loop ask for; that it is left alone comes first, then the number.
pub fn unroll_of(module: &Module<'_>, number: u32) -> Option<Unroll> {
    let nodes = &module.nodes;
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

/// Forgets that loops are not to be unrolled where a level of clang says so of all.
pub fn forget_defaults(module: &mut Module<'_>) {
    let asks = |inst: &Inst<'_>| inst.loop_id.and_then(|number| unroll_of(module, number));
    let blocks = module.functions.iter().flat_map(|function| function.blocks.iter().enumerate());
    let ends = blocks.filter_map(|(number, block)| Some((number, block.insts.last()?)));
    let backs = ends.filter(|(number, end)| goes_back(&end.op, *number)).map(|(_, end)| end);
    let (mut all, mut marked) = (0, 0);
    for end in backs {
        all += 1;
        marked += usize::from(asks(end).is_some());
    }
    if marked * 4 <= all * 3 {
        return;
    }
    let nodes = module.nodes.keys();
    let defaults: Vec<u32> =
        nodes.copied().filter(|&node| unroll_of(module, node) == Some(Unroll::Disable)).collect();
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    for inst in blocks.filter_map(|block| block.insts.last_mut()) {
        inst.loop_id = inst.loop_id.filter(|number| !defaults.contains(number));
    }
}

/// Whether the end of a block leads to it or to one before it in the text.
fn goes_back(op: &Op<'_>, number: usize) -> bool {
    let is_back = |&target: &u32| target as usize <= number;
    match op {
        Op::Br(target) => is_back(target),
        Op::CondBr(_, then, other) => is_back(then) || is_back(other),
        Op::Switch(_, default, cases) => {
            is_back(default) || cases.iter().any(|(_, target)| is_back(target))
        }
        _ => false,
    }
}
