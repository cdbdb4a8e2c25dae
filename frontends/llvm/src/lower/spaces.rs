//! What is found out about a module and its functions before they are lowered: which symbols
//! something refers to, and what is done with stack slots and copies of arguments.

use super::Context;
use crate::tree::{Call, Function, Module, Op, TypeId, ValueKind};
use rustc_hash::FxHashSet;

/// The symbols that something refers to.
pub(super) fn referenced<'t>(tree: &'t Module<'_>) -> FxHashSet<&'t str> {
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

/// What is done with the memory behind a local.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Uses {
    /// It is loaded and stored as one scalar only.
    pub whole: bool,
    /// The size of these scalars in bytes, if they have the same.
    pub size: Option<u64>,
    /// It is only read.
    pub reads: bool,
}

/// The uses of all locals of a function, as addresses; derived ones count for what they are derived
/// from.
pub(super) fn uses(cx: &Context<'_, '_>, function: &Function<'_>) -> Vec<Uses> {
    let mut uses = vec![Uses { whole: true, size: None, reads: true }; function.locals.len()];
    // From which local the address in a local is computed.
    let mut from: Vec<Vec<u32>> = vec![Vec::new(); function.locals.len()];
    for inst in function.blocks.iter().flat_map(|block| &block.insts) {
        note(cx, inst.result, &inst.op, &mut uses, &mut from);
    }
    // What is written through an address is written through what it is derived from.
    let mut left: Vec<u32> = (0..uses.len() as u32).filter(|&x| !uses[x as usize].reads).collect();
    while let Some(local) = left.pop() {
        for &base in &from[local as usize] {
            if std::mem::replace(&mut uses[base as usize].reads, false) {
                left.push(base);
            }
        }
    }
    uses
}

/// What is known of a local whose value goes anywhere.
const ANY: Uses = Uses { whole: false, size: None, reads: false };

/// Notes an access to the memory behind a local as a value of this type.
fn access(cx: &Context<'_, '_>, uses: &mut Uses, ty: TypeId, plain: bool) {
    let leaves = cx.layout.leaves(&cx.tree.types, ty);
    let size = match leaves.as_deref() {
        // An integer that does not fill its bytes leaves bits that others may read.
        Ok([leaf]) if leaf.kind.odd_bits().is_none() => Some(cx.layout.store_bytes(leaf.kind)),
        _ => None,
    };
    uses.whole &= plain && size.is_some() && (uses.size.is_none() || uses.size == size);
    uses.size = size;
}

fn note(
    cx: &Context<'_, '_>,
    result: Option<u32>,
    op: &Op<'_>,
    uses: &mut [Uses],
    from: &mut [Vec<u32>],
) {
    let local = |value: &crate::tree::Value<'_>| match value.kind {
        ValueKind::Local(local) => Some(local as usize),
        _ => None,
    };
    match op {
        Op::Load(ty, address, how) => {
            if let Some(x) = local(&address.value) {
                access(cx, &mut uses[x], *ty, !how.volatile && how.ordering.is_none());
            }
        }
        Op::Store(value, address, how) => {
            if let Some(x) = local(&value.value) {
                uses[x] = ANY;
            }
            if let Some(x) = local(&address.value) {
                access(cx, &mut uses[x], value.ty, !how.volatile && how.ordering.is_none());
                uses[x].reads = false;
            }
        }
        Op::Gep(_, base, _) | Op::Cast("addrspacecast" | "bitcast", _, base, _) => {
            if let (Some(x), Some(result)) = (local(&base.value), result) {
                uses[x].whole = false;
                from[result as usize].push(x as u32);
            }
        }
        Op::Icmp(..) => op.for_each_value(|value| {
            if let Some(x) = local(value) {
                uses[x].whole = false;
            }
        }),
        Op::Call(call) => note_call(call, uses),
        op => op.for_each_value(|value| {
            if let Some(x) = local(value) {
                uses[x] = ANY;
            }
        }),
    }
}

fn note_call(call: &Call<'_>, uses: &mut [Uses]) {
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
        let reads = (copies && index == 1) || attrs.ty("byval").is_some();
        let uses = &mut uses[local as usize];
        uses.whole = false;
        uses.reads &= reads;
    }
}
