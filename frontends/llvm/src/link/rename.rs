//! Gives symbols of a module other names, everywhere.

use crate::tree::{Meta, Module, Name, Value, ValueKind};
use rustc_hash::FxHashMap;

/// The new names, by the old ones.
type Names<'a> = FxHashMap<Name<'a>, Name<'a>>;

/// Renames symbols where they are defined and where they are used.
pub(super) fn rename<'a>(module: &mut Module<'a>, names: &Names<'a>) {
    if names.is_empty() {
        return;
    }
    for global in &mut module.globals {
        name(&mut global.name, names);
        global.init.iter_mut().for_each(|init| value(init, names));
    }
    for alias in &mut module.aliases {
        name(&mut alias.name, names);
        value(&mut alias.target.value, names);
    }
    for function in &mut module.functions {
        name(&mut function.name, names);
        for inst in function.blocks.iter_mut().flat_map(|block| &mut block.insts) {
            inst.op.for_each_value_mut(|used| value(used, names));
        }
    }
    let fields = module.nodes.values_mut().flat_map(|node| &mut node.fields);
    for (_, meta) in fields {
        if let Meta::Symbol(symbol) = meta {
            name(symbol, names);
        }
    }
}

fn name<'a>(name: &mut Name<'a>, names: &Names<'a>) {
    if let Some(new) = names.get(name) {
        *name = new.clone();
    }
}

fn value<'a>(all: &mut Value<'a>, names: &Names<'a>) {
    match &mut all.kind {
        ValueKind::Global(symbol) => name(symbol, names),
        ValueKind::List(elems) => {
            elems.iter_mut().for_each(|elem| value(&mut elem.value, names));
        }
        ValueKind::Splat(elem) => value(&mut elem.value, names),
        ValueKind::Expr(op) => op.for_each_value_mut(|used| value(used, names)),
        _ => {}
    }
}
