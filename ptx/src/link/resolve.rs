//! Which definition each name of the result has.

use super::check::conflict;
use super::error::{LinkError, LinkErrorKind};
use super::{Input, LinkPlace};
use crate::ast::*;
use crate::inst::Symbol;
use crate::isa::Space;
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// An item of a module.
pub(super) type At = (usize, usize);

/// What becomes of each module.
#[derive(Debug, Default)]
pub(super) struct Resolved {
    /// The new names of internal symbols whose names another module has, by module.
    pub renamed: Vec<BTreeMap<Symbol, String>>,
    /// The items that stay, if they are reached.
    pub taken: BTreeSet<At>,
    /// The alignment of variables of which another definition has a larger one.
    pub aligned: BTreeMap<At, u32>,
}

/// Gives what is defined without a linkage that which its declaration has. Where that says that it
/// is defined elsewhere, which ptxas refuses, it is visible: no definition is lost.
pub(super) fn share_linkage(module: &mut Module) {
    let mut declared: BTreeMap<Symbol, Linkage> = BTreeMap::new();
    let mut items: Vec<(Symbol, &mut Linkage)> =
        module.items.iter_mut().filter_map(linkage).collect();
    for (name, linkage) in &items {
        match **linkage {
            Linkage::Internal => {}
            Linkage::Extern => drop(declared.entry(*name).or_insert(Linkage::Visible)),
            shown => drop(declared.insert(*name, shown)),
        }
    }
    for (name, linkage) in &mut items {
        if let (Linkage::Internal, Some(&shown)) = (**linkage, declared.get(name)) {
            **linkage = shown;
        }
    }
}

/// The name and linkage of a function or variable.
fn linkage(item: &mut Item) -> Option<(Symbol, &mut Linkage)> {
    match item {
        Item::Function(function) => Some((function.name, &mut function.linkage)),
        Item::Variable(variable) => Some((variable.name, &mut variable.linkage)),
        _ => None,
    }
}

/// How strong a definition is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Strength {
    /// It is only declared.
    Declared,
    Common,
    Weak,
    Strong,
}

/// What a module shows of a name to others: at most one definition, else a declaration.
struct Seen {
    at: At,
    strength: Strength,
}

/// The name that an item declares, and how it shows it; nothing where others do not see it.
fn shown(item: &Item, aliases: &BTreeSet<Symbol>) -> Option<(Symbol, Option<Strength>)> {
    let of = |linkage: Linkage, is_defined: bool| match linkage {
        Linkage::Internal => None,
        Linkage::Extern => Some(Strength::Declared),
        _ if !is_defined => Some(Strength::Declared),
        Linkage::Visible => Some(Strength::Strong),
        Linkage::Weak => Some(Strength::Weak),
        Linkage::Common => Some(Strength::Common),
    };
    match item {
        Item::Function(f) if f.is_entry => {
            let defined =
                if f.linkage == Linkage::Weak { Strength::Weak } else { Strength::Strong };
            let strength = if f.body.is_some() { defined } else { Strength::Declared };
            Some((f.name, Some(strength)))
        }
        Item::Function(f) => {
            Some((f.name, of(f.linkage, f.body.is_some() || aliases.contains(&f.name))))
        }
        Item::Variable(v) => Some((v.name, of(v.linkage, true))),
        _ => None,
    }
}

/// `.extern .shared` arrays of open size.
fn is_dynamic(item: &Item) -> bool {
    let is_open = |v: &Variable| v.dims.contains(&None) || v.dims.contains(&Some(0));
    let is_shared = |v: &Variable| v.linkage == Linkage::Extern && v.space == Space::Shared;
    matches!(item, Item::Variable(v) if is_shared(v) && is_open(v))
}

/// Finds the definition of every name, and new names for what clashes.
pub(super) fn resolve(inputs: &[Input], errors: &mut Vec<LinkError>) -> Resolved {
    let mut resolved = Resolved::default();
    let mut globals: IndexMap<&str, Vec<Seen>> = IndexMap::new();
    // The modules that have a name for themselves, and their symbols for it.
    let mut internal: Vec<BTreeSet<Symbol>> = Vec::new();
    for (number, input) in inputs.iter().enumerate() {
        let module = &input.module;
        let aliases: BTreeSet<Symbol> = module.items.iter().filter_map(alias).collect();
        // What a module says of a name in several items is one.
        let mut of_module: IndexMap<Symbol, (Option<Seen>, Vec<usize>)> = IndexMap::new();
        for (index, item) in module.items.iter().enumerate() {
            let Some((name, strength)) = shown(item, &aliases) else { continue };
            let (seen, items) = of_module.entry(name).or_default();
            items.push(index);
            if let Some(strength) = strength
                && seen.as_ref().is_none_or(|seen| seen.strength < strength)
            {
                *seen = Some(Seen { at: (number, index), strength });
            }
        }
        let mut own = BTreeSet::new();
        for (name, (seen, items)) in of_module {
            let Some(seen) = seen else {
                own.insert(name);
                resolved.taken.extend(items.into_iter().map(|item| (number, item)));
                continue;
            };
            globals.entry(module.names.name(name)).or_default().push(seen);
        }
        own.extend(labels(module));
        internal.push(own);
    }
    let mut dynamic = Vec::new();
    for seen in globals.values() {
        choose(inputs, seen, &mut resolved, &mut dynamic, errors);
    }
    let taken_names: BTreeSet<&str> = globals.keys().copied().collect();
    resolved.renamed = rename(inputs, internal, &taken_names, &dynamic);
    resolved
}

fn alias(item: &Item) -> Option<Symbol> {
    match item {
        Item::Alias(alias, _) => Some(*alias),
        _ => None,
    }
}

/// The labels of debug sections.
fn labels(module: &Module) -> impl Iterator<Item = Symbol> + '_ {
    module
        .items
        .iter()
        .flat_map(|item| match item {
            Item::Section(section) => &section.tokens[..],
            _ => &[],
        })
        .filter_map(|token| match token {
            SectionToken::Label(label) => Some(*label),
            _ => None,
        })
}

/// Takes the definition of a name, else its first declaration, and checks all others against it.
fn choose(
    inputs: &[Input],
    seen: &[Seen],
    resolved: &mut Resolved,
    dynamic: &mut Vec<At>,
    errors: &mut Vec<LinkError>,
) {
    let item = |at: At| &inputs[at.0].module.items[at.1];
    let strongest = seen.iter().map(|seen| seen.strength).max().unwrap_or(Strength::Declared);
    let mut candidates = seen.iter().filter(|seen| seen.strength == strongest);
    let Some(mut chosen) = candidates.next() else { return };
    let mut tell = |kind: LinkErrorKind, ats: &[At]| {
        let places: Vec<LinkPlace> = ats.iter().map(|at| inputs[at.0].place(at.0, at.1)).collect();
        errors.push(LinkError { kind, places });
    };
    for other in candidates {
        match strongest {
            Strength::Strong => tell(LinkErrorKind::Duplicate, &[chosen.at, other.at]),
            Strength::Common if is_larger(item(other.at), item(chosen.at)) => chosen = other,
            _ => {}
        }
    }
    let definitions = seen.iter().filter(|seen| seen.strength > Strength::Declared);
    let align = definitions.filter_map(|seen| alignment(item(seen.at))).max();
    if let Some(align) = align.filter(|&align| alignment(item(chosen.at)) < Some(align)) {
        resolved.aligned.insert(chosen.at, align);
    }
    for other in seen.iter().filter(|other| other.at != chosen.at) {
        let (a, b) = (item(other.at), item(chosen.at));
        if is_dynamic(a) && is_dynamic(b) {
            // Another view of the same memory, unless it is the same view.
            let (Item::Variable(a), Item::Variable(b)) = (a, b) else { continue };
            if (a.ty, &a.dims, a.align) != (b.ty, &b.dims, b.align) {
                dynamic.push(other.at);
                resolved.taken.insert(other.at);
            }
            continue;
        }
        if strongest == Strength::Common && has_contents(a) {
            tell(LinkErrorKind::Common, &[other.at, chosen.at]);
        } else if let Some(kind) = conflict(a, b, align) {
            let order =
                if other.at < chosen.at { [other.at, chosen.at] } else { [chosen.at, other.at] };
            tell(kind, &order);
        }
    }
    resolved.taken.insert(chosen.at);
}

/// The alignment of a variable.
fn alignment(item: &Item) -> Option<u32> {
    match item {
        Item::Variable(variable) => u32::try_from(variable.alignment()).ok(),
        _ => None,
    }
}

fn has_contents(item: &Item) -> bool {
    matches!(item, Item::Variable(v) if !v.init.is_empty())
}

fn is_larger(item: &Item, than: &Item) -> bool {
    let (Item::Variable(a), Item::Variable(b)) = (item, than) else { return false };
    (a.size(), has_contents(item), a.alignment()) > (b.size(), has_contents(than), b.alignment())
}

/// New names for internal symbols whose names are taken: by what others see, or by a module before.
fn rename(
    inputs: &[Input],
    internal: Vec<BTreeSet<Symbol>>,
    globals: &BTreeSet<&str>,
    dynamic: &[At],
) -> Vec<BTreeMap<Symbol, String>> {
    // No name of any module is given anew: it might be one inside a function.
    let mut all: BTreeSet<String> = BTreeSet::new();
    for input in inputs {
        let names = &input.module.names;
        let symbols = (0..names.len()).map(|n| names.name(Symbol::from_index(n as u32)).to_owned());
        all.extend(symbols);
    }
    let mut before: BTreeSet<&str> = BTreeSet::new();
    let mut renamed = Vec::new();
    for (number, (input, mut own)) in inputs.iter().zip(internal).enumerate() {
        let names = &input.module.names;
        let mut map = BTreeMap::new();
        for &(_, index) in dynamic.iter().filter(|at| at.0 == number) {
            if let Item::Variable(variable) = &input.module.items[index] {
                own.insert(variable.name);
            }
        }
        for &symbol in &own {
            let name = names.name(symbol);
            if globals.contains(name) || before.contains(name) {
                map.insert(symbol, fresh(name, &mut all));
            }
        }
        before.extend(own.iter().map(|&symbol| names.name(symbol)));
        renamed.push(map);
    }
    renamed
}

/// A name that nobody has, made of another as people wrote it.
fn fresh(name: &str, all: &mut BTreeSet<String>) -> String {
    let base = crate::mangle::demangle(name);
    let mut candidates =
        (1u64..).map(|n| crate::mangle::mangle(&format!("{base}.{n}")).into_owned());
    let new = candidates.find(|new| !all.contains(new)).expect("numbers do not end");
    all.insert(new.clone());
    new
}
