//! Source locations: `!dbg` as locations of instructions, with where they were inlined.

use super::{Body, Context};
use crate::tree::{Inst, Node};
use irc_ir::entity::{File, Loc};
use irc_ir::module::Module;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// How long chains of inlined calls and of scopes are followed.
const MAX_CHAIN: u32 = 64;

/// Makes the files that locations name.
pub(super) fn files(cx: &mut Context<'_, '_>, module: &mut Module) {
    let mut numbers: Vec<u32> = cx
        .tree
        .nodes
        .iter()
        .filter(|(_, node)| node.kind == "DIFile")
        .map(|(&number, _)| number)
        .collect();
    // What is compiled comes first: a module is called so.
    let units = cx.tree.nodes.values().filter(|node| node.kind == "DICompileUnit");
    let compiled: FxHashSet<u32> = units.filter_map(|unit| unit.node("file")).collect();
    numbers.sort_unstable_by_key(|number| (!compiled.contains(number), *number));
    let mut known: FxHashMap<String, File> = FxHashMap::default();
    for number in numbers {
        let node = &cx.tree.nodes[&number];
        let name = node.text("filename").unwrap_or_default();
        let path = match node.text("directory") {
            Some(folder) if !folder.is_empty() && !name.starts_with('/') => {
                format!("{folder}/{name}")
            }
            _ => name.to_owned(),
        };
        let file = *known.entry(path.clone()).or_insert_with(|| module.files.push(path));
        cx.files.insert(number, file);
    }
}

impl<'t, 'a> Context<'t, 'a> {
    /// The file that a node names.
    pub(super) fn file_of(&self, node: &Node<'a>) -> Option<File> {
        self.files.get(&node.node("file")?).copied()
    }

    /// The file and the symbol of the function that a scope is in, as nvcc names it in locations:
    /// functions of one name in the source are several. What debuggers are told ends at bytes of
    /// zero, so it has none.
    pub(super) fn scope_of(&self, mut number: u32) -> Option<(File, Cow<'t, str>)> {
        let mut file = None;
        for _ in 0..MAX_CHAIN {
            let node: &'t Node<'a> = self.tree.nodes.get(&number)?;
            file = file.or(node.node("file"));
            if node.kind == "DISubprogram" {
                let name = node.text("linkageName").filter(|name| !name.is_empty());
                let name = name.or(node.text("name")).unwrap_or_default();
                let name = match name.contains('\0') {
                    true => name.replace('\0', "_").into(),
                    false => name.into(),
                };
                return Some((*self.files.get(&file?)?, name));
            }
            number = node.node("scope")?;
        }
        None
    }
}

impl<'a> Body<'_, '_, 'a, '_> {
    /// The instructions that follow have the location of this one.
    pub(super) fn locate(&mut self, inst: &Inst<'_>) {
        let found = inst.dbg.and_then(|number| self.location(number));
        if found.is_none() {
            self.b.clear_loc();
        }
    }

    pub(super) fn location(&mut self, number: u32) -> Option<Loc> {
        // From the innermost place outwards.
        let mut chain = Vec::new();
        let mut next = Some(number);
        while let Some(number) = next {
            let node = self.cx.tree.nodes.get(&number).filter(|node| node.kind == "DILocation")?;
            let scope = node.node("scope")?;
            let (file, name) = self.cx.scope_of(scope)?;
            let line = node.number("line").unwrap_or(0) as u32;
            let column = node.number("column").unwrap_or(0) as u32;
            let inlined = node.node("inlinedAt");
            chain.push((file, name, line, column, scope, inlined));
            next = node.node("inlinedAt").filter(|_| chain.len() < MAX_CHAIN as usize);
        }
        let mut outer: Option<Loc> = None;
        for (file, name, line, column, scope, inlined) in chain.into_iter().rev() {
            self.enter_scope(scope, inlined);
            outer = Some(match outer {
                None => self.b.set_loc(file, line, column, None),
                Some(outer) => self.b.set_inlined_loc(&name, file, line, column, outer),
            });
        }
        outer
    }
}
