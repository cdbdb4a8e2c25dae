//! What is found out about a module and its functions before they are lowered: which symbols
//! something refers to, and what is done with stack slots and copies of arguments.

use crate::tree::{Call, Function, Module, Op, ValueKind};
use rustc_hash::FxHashSet;

/// The symbols that something refers to.
pub(crate) fn referenced<'t>(tree: &'t Module<'_>) -> FxHashSet<&'t str> {
    let mut found = FxHashSet::default();
    let mut note = |value: &'t crate::tree::Value<'_>| {
        if let ValueKind::Global(name) = &value.kind {
            found.insert(&**name);
        }
    };
    for global in &tree.globals {
        if !global.name.starts_with("llvm.") {
            global.init.iter().for_each(|init| init.walk(&mut note));
        }
    }
    tree.aliases.iter().for_each(|alias| alias.target.value.walk(&mut note));
    let blocks = tree.functions.iter().flat_map(|function| &function.blocks);
    for inst in blocks.flat_map(|block| &block.insts) {
        inst.op.for_each_value(|value| value.walk(&mut note));
    }
    found
}

/// By local, whether the memory behind it is only read, as an address; derived ones count for what
/// they are derived from.
pub(super) fn only_read(function: &Function<'_>) -> Vec<bool> {
    let mut only_read = vec![true; function.locals.len()];
    // From which local the address in a local is computed.
    let mut from: Vec<Vec<u32>> = vec![Vec::new(); function.locals.len()];
    for inst in function.blocks.iter().flat_map(|block| &block.insts) {
        note(inst.result, &inst.op, &mut only_read, &mut from);
    }
    // What is written through an address is written through what it is derived from.
    let mut left: Vec<u32> =
        (0..only_read.len() as u32).filter(|&x| !only_read[x as usize]).collect();
    while let Some(local) = left.pop() {
        for &base in &from[local as usize] {
            if std::mem::replace(&mut only_read[base as usize], false) {
                left.push(base);
            }
        }
    }
    only_read
}

fn note(result: Option<u32>, op: &Op<'_>, only_read: &mut [bool], from: &mut [Vec<u32>]) {
    let local = |value: &crate::tree::Value<'_>| match value.kind {
        ValueKind::Local(local) => Some(local as usize),
        _ => None,
    };
    match op {
        Op::Load(..) | Op::Icmp(..) => {}
        Op::Gep(_, _, base, _) | Op::Cast("addrspacecast" | "bitcast", _, base, _) => {
            if let (Some(x), Some(result)) = (local(&base.value), result) {
                from[result as usize].push(x as u32);
            }
        }
        Op::Call(call) => note_call(call, only_read),
        op => op.for_each_value(|value| {
            if let Some(x) = local(value) {
                only_read[x] = false;
            }
        }),
    }
}

fn note_call(call: &Call<'_>, only_read: &mut [bool]) {
    let name = match &call.callee.kind {
        ValueKind::Global(name) => &**name,
        _ => "",
    };
    if name.starts_with("llvm.lifetime.") {
        return;
    }
    let copies = name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.");
    for (index, (arg, attrs)) in call.args.iter().enumerate() {
        let ValueKind::Local(local) = arg.value.kind else { continue };
        only_read[local as usize] &= (copies && index == 1) || attrs.ty("byval").is_some();
    }
}
