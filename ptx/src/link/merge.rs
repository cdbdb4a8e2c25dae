//! Puts the items of all modules into one, in an order that PTX takes.

use super::Keep;
use super::error::{LinkError, LinkErrorKind};
use super::resolve::{At, Resolved};
use super::walk::{Mention, Walk};
use super::{Input, LinkPlace};
use crate::ast::*;
use crate::inst::Symbol;
use crate::target::PtxVersion;
use indexmap::{IndexMap, IndexSet};
use std::collections::BTreeMap;

/// An item of the result, with what it uses.
struct Part {
    at: At,
    item: Item,
    uses: IndexSet<Symbol>,
}

/// Merges modules whose names are resolved.
pub(super) fn merge(
    inputs: Vec<Input>,
    resolved: Resolved,
    keep: Keep,
) -> Result<Module, LinkError> {
    let Some(first) = inputs.first() else {
        return Ok(Module::new(PtxVersion::new(6, 0), crate::target::Sm::plain(50)));
    };
    let mut out = Module::new(first.module.version, first.module.sm);
    out.address_size = first.module.address_size;
    out.options.clone_from(&first.module.options);
    let debug = TargetOption::Debug;
    let with_sections = inputs.iter().filter(|input| has_sections(&input.module)).count();
    // Those of several modules cannot be joined, and ptxas takes no `debug` without them.
    let sections_stay = with_sections < 2;
    if !sections_stay || !inputs.iter().all(|input| input.module.options.contains(&debug)) {
        out.options.retain(|&option| option != debug);
    }
    let places: BTreeMap<At, LinkPlace> = resolved
        .taken
        .iter()
        .filter(|at| matches!(inputs[at.0].module.items[at.1], Item::Variable(_)))
        .map(|&at| (at, inputs[at.0].place(at.0, at.1)))
        .collect();
    let mut merger = Merger { out, files: IndexMap::new(), parts: Vec::new() };
    for (number, input) in inputs.into_iter().enumerate() {
        merger.add(number, input.module, &resolved, sections_stay);
    }
    let Merger { mut out, parts, .. } = merger;
    let reached = reached(&parts, keep);
    let parts: Vec<Part> =
        parts.into_iter().zip(reached).filter(|(_, r)| *r).map(|(p, _)| p).collect();
    arrange(parts, &places, &mut out)?;
    Ok(out)
}

fn has_sections(module: &Module) -> bool {
    module.items.iter().any(|item| matches!(item, Item::Section(_)))
}

struct Merger {
    out: Module,
    /// The new number of each file.
    files: IndexMap<(String, Option<(u64, u64)>), u32>,
    parts: Vec<Part>,
}

impl Merger {
    fn add(&mut self, number: usize, module: Module, resolved: &Resolved, sections: bool) {
        let Module { version, items, names, .. } = module;
        self.out.version = self.out.version.max(version);
        let renamed = &resolved.renamed[number];
        let mut symbols: Vec<Symbol> = Vec::with_capacity(names.len());
        for index in 0..names.len() {
            let old = Symbol::from_index(index as u32);
            let name = renamed.get(&old).map_or_else(|| names.name(old), String::as_str);
            symbols.push(self.out.names.intern(name));
        }
        let mut files: BTreeMap<u32, u32> = BTreeMap::new();
        let taken = |index: usize| resolved.taken.contains(&(number, index));
        let declared = items.iter().enumerate().filter(|(index, _)| taken(*index));
        let declared: IndexSet<Symbol> = declared.filter_map(|(_, item)| name_of(item)).collect();
        // They may come behind the functions whose lines name them.
        let before = self.files.len() as u32;
        for item in &items {
            if let Item::File { index, path, stamp } = item {
                let next = self.files.len() as u32 + 1;
                let new = *self.files.entry((path.clone(), *stamp)).or_insert(next);
                files.insert(*index, new);
            }
        }
        let mut seen = before;
        for (index, mut item) in items.into_iter().enumerate() {
            let at = (number, index);
            match &mut item {
                Item::File { index, .. } => {
                    // Each once, in the order of their numbers.
                    let new = files[&*index];
                    if new <= seen {
                        continue;
                    }
                    (*index, seen) = (new, new);
                }
                Item::Function(_) | Item::Variable(_) if !resolved.taken.contains(&at) => continue,
                Item::Function(function) => renumber(function, &files),
                Item::Variable(variable) => {
                    variable.align = resolved.aligned.get(&at).copied().or(variable.align);
                }
                Item::Section(section) if !sections && names.name(section.name) != ".debug_str" => {
                    continue;
                }
                Item::Alias(alias, _) if !declared.contains(alias) => continue,
                Item::Comment(_) => continue,
                _ => {}
            }
            let mut uses = IndexSet::new();
            let mut visit = |symbol: &mut Symbol, mention: Mention| {
                *symbol = symbols[symbol.index()];
                if mention == Mention::Use {
                    uses.insert(*symbol);
                }
            };
            Walk(&mut visit).item(&mut item);
            self.parts.push(Part { at, item, uses });
        }
    }
}

/// Gives locations the new numbers of their files.
fn renumber(function: &mut Function, files: &BTreeMap<u32, u32>) {
    let Some(body) = &mut function.body else { return };
    let new = |file: &mut u32| *file = files.get(file).copied().unwrap_or(*file);
    for statement in &mut body.statements {
        if let Statement::Loc(loc) = statement {
            new(&mut loc.file);
            if let Some(inlined) = &mut loc.inlined {
                new(&mut inlined.file);
            }
        }
    }
}

fn name_of(item: &Item) -> Option<Symbol> {
    match item {
        Item::Function(function) => Some(function.name),
        Item::Variable(variable) => Some(variable.name),
        Item::Alias(alias, _) => Some(*alias),
        _ => None,
    }
}

/// Which parts are needed.
fn reached(parts: &[Part], keep: Keep) -> Vec<bool> {
    let mut named: BTreeMap<Symbol, Vec<usize>> = BTreeMap::new();
    for (index, part) in parts.iter().enumerate() {
        if let Some(name) = name_of(&part.item) {
            named.entry(name).or_default().push(index);
        }
    }
    let is_kernel =
        |part: &Part| matches!(&part.item, Item::Function(f) if f.is_entry && f.body.is_some());
    let all = keep == Keep::Visible || !parts.iter().any(is_kernel);
    let is_seen =
        |linkage: Linkage| matches!(linkage, Linkage::Visible | Linkage::Weak | Linkage::Common);
    let is_root = |part: &Part| match &part.item {
        Item::Function(f) => is_kernel(part) || (all && is_seen(f.linkage)),
        Item::Variable(v) => all && is_seen(v.linkage),
        Item::Alias(..) => false,
        _ => true,
    };
    let mut reached = vec![false; parts.len()];
    let mut work: Vec<usize> = (0..parts.len()).filter(|&index| is_root(&parts[index])).collect();
    while let Some(index) = work.pop() {
        if std::mem::replace(&mut reached[index], true) {
            continue;
        }
        // An alias comes with the declaration of its name.
        let own = name_of(&parts[index].item);
        let uses = parts[index].uses.iter().copied().chain(own);
        let used = uses.filter_map(|symbol| named.get(&symbol)).flatten();
        work.extend(used.copied().filter(|&used| !reached[used]));
    }
    reached
}

/// Puts the parts in order.
fn arrange(
    parts: Vec<Part>,
    places: &BTreeMap<At, LinkPlace>,
    out: &mut Module,
) -> Result<(), LinkError> {
    let (mut variables, mut functions, mut last) = (IndexMap::new(), Vec::new(), Vec::new());
    let mut sections: IndexMap<Symbol, Section> = IndexMap::new();
    let mut declared: Vec<Function> = Vec::new();
    let mut pragmas: IndexSet<String> = IndexSet::new();
    let mut regs = Vec::new();
    let aliased: IndexSet<Symbol> = parts
        .iter()
        .filter_map(|part| match &part.item {
            Item::Alias(alias, _) => Some(*alias),
            _ => None,
        })
        .collect();
    for part in parts {
        match part.item {
            Item::File { .. } => out.items.push(part.item),
            Item::Pragma(text) => {
                pragmas.insert(text);
            }
            Item::Regs(_) | Item::Dwarf(_) => regs.push(part.item),
            Item::Variable(ref variable) => {
                variables.insert(variable.name, part);
            }
            Item::Function(function) if function.body.is_none() => {
                let is_internal = function.linkage == Linkage::Internal;
                if !is_internal || aliased.contains(&function.name) {
                    declared.push(*function);
                }
            }
            Item::Function(function) => functions.push((function, part.uses)),
            Item::Section(section) => {
                let found = sections.entry(section.name);
                let tokens = &mut found
                    .or_insert_with(|| Section { name: section.name, tokens: Vec::new() })
                    .tokens;
                tokens.extend(section.tokens);
            }
            Item::Alias(..) => last.push(part.item),
            Item::Comment(_) => {}
        }
    }
    out.items.extend(pragmas.into_iter().map(Item::Pragma));
    out.items.extend(regs);
    // What initial contents or functions before them use is declared first.
    let mut early: IndexSet<Symbol> =
        variables.values().flat_map(|part: &Part| part.uses.iter().copied()).collect();
    let mut met: IndexSet<Symbol> = IndexSet::new();
    for (function, uses) in &functions {
        early.extend(
            uses.iter().copied().filter(|used| !met.contains(used) && *used != function.name),
        );
        met.insert(function.name);
    }
    let heads = functions.iter().filter(|(function, _)| early.contains(&function.name));
    let heads = heads.map(|(function, _)| function.declaration());
    let known = declared.into_iter().chain(heads);
    out.items.extend(known.map(|function| Item::Function(Box::new(function))));
    out.items.extend(in_order(variables, places)?);
    out.items.extend(functions.into_iter().map(|(function, _)| Item::Function(function)));
    out.items.extend(last);
    out.items.extend(sections.into_values().map(|section| Item::Section(Box::new(section))));
    Ok(())
}

/// Variables, each behind those whose addresses it holds.
fn in_order(
    mut variables: IndexMap<Symbol, Part>,
    places: &BTreeMap<At, LinkPlace>,
) -> Result<Vec<Item>, LinkError> {
    #[derive(Clone, Copy, PartialEq)]
    enum Progress {
        Untouched,
        Entered,
        Done,
    }
    let mut progress = vec![Progress::Untouched; variables.len()];
    let mut order = Vec::new();
    for start in 0..variables.len() {
        let mut work = vec![start];
        while let Some(&at) = work.last() {
            if progress[at] != Progress::Untouched {
                work.pop();
                if progress[at] == Progress::Entered {
                    progress[at] = Progress::Done;
                    order.push(at);
                }
                continue;
            }
            progress[at] = Progress::Entered;
            let (name, part) = variables.get_index(at).expect("it is one of them");
            for used in part.uses.iter().filter(|&used| used != name).rev() {
                let Some(other) = variables.get_index_of(used) else { continue };
                match progress[other] {
                    Progress::Untouched => work.push(other),
                    Progress::Done => {}
                    Progress::Entered => {
                        let ats = [part.at, variables[other].at];
                        let places = ats.iter().filter_map(|at| places.get(at)).cloned().collect();
                        return Err(LinkError { kind: LinkErrorKind::Cycle, places });
                    }
                }
            }
        }
    }
    let mut taken: Vec<Option<Item>> =
        variables.drain(..).map(|(_, part)| Some(part.item)).collect();
    Ok(order.into_iter().filter_map(|at| taken[at].take()).collect())
}
