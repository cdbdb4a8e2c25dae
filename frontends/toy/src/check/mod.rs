//! From syntax trees to a checked program.
//!
//! Items are collected first, then every kernel is checked, then what they call, until nothing new
//! is asked for: a generic function is checked once for each list of arguments, with the types put
//! in, so that nothing abstract is left (and before that with samples of types, see `generic`).
//! Functions that no kernel reaches are checked last and left out of the program. In a function
//! one walk resolves names and infers types (`tree` with variables of `ty`), a second one
//! (`finish`) puts the types in and makes [`crate::hir`].
//!
//! Invariants: an error is reported where it is found, and what it concerns becomes an expression
//! or type `Error`, which agrees with everything, so that one mistake is reported once. A message
//! is reported once for a place, however many instances have it.
//!
//! Reference: local type inference by unification, as in Pierce and Turner, *Local Type Inference*
//! (2000), with variables of literals as in Rust.

mod attribute;
mod block;
mod builtin;
mod call;
mod cast;
mod coerce;
mod constant;
mod expr;
mod finish;
mod function;
mod generic;
mod item;
mod literal;
mod names;
mod operator;
mod pattern;
mod place;
mod ptx;
mod resolve;
mod show;
mod table;
mod tree;
mod ty;

#[cfg(test)]
mod tests;

use crate::ast;
use crate::diagnostic::{Diagnostic, Severity};
use crate::hir::{self, FunctionId, StaticId, StructId};
use crate::source::{FileId, Files, Span};
use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;
use irc_ir::data::DataTypes;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use tree::{FunctionDef, StructInstance};
use ty::Type;

/// How many instances of generic functions a program has at most.
const MAX_INSTANCES: usize = 2000;
/// How many parts the types have at most that a generic function is asked for with.
const MAX_TYPE_SIZE: usize = 64;
/// How deep expressions nest at most, counted through the constants that they name.
const MAX_NESTING: u32 = ast::MAX_DEPTH + 60;
/// The most messages that are reported.
const MAX_MESSAGES: usize = 200;

/// Checks a program: the checked program and warnings, or all that is wrong, with the warnings.
///
/// The units are those of all files, in the order in which they were imported, the root first.
pub fn check(
    units: &[ast::Unit],
    files: Files,
) -> Result<(hir::Program, Vec<Diagnostic>), Vec<Diagnostic>> {
    let in_generics = generic::errors(units, &files);
    let mut cx = Checker::new(&files);
    cx.collect(units);
    cx.check_items();
    // Instances do not tell them again.
    in_generics.into_iter().for_each(|error| cx.report(error));
    let counts = cx.check_functions();
    cx.warn_unused_items();
    let mut diagnostics = std::mem::take(&mut cx.diagnostics);
    // Messages of imported files come behind those of the root.
    diagnostics.sort_by_key(|d| (d.span().file, d.span().start, d.span().end));
    if diagnostics.iter().any(|d| d.severity == Severity::Error) {
        // What seems to be unused may be what the mistake was about.
        diagnostics.retain(|d| !matches!(d.code, "T0901" | "T0903"));
        diagnostics.truncate(MAX_MESSAGES);
        return Err(diagnostics);
    }
    let Checker { mut functions, statics, structs, .. } = cx;
    let functions = functions.drain(..counts.functions).collect();
    let statics = statics.into_iter().take(counts.statics).map(|(_, s)| s).collect();
    Ok((hir::Program { files, structs, statics, functions }, diagnostics))
}

/// How many there are that kernels reach.
struct Reached {
    functions: usize,
    statics: usize,
}

/// A function with its parameters filled in, and who asked for it first.
#[derive(Clone, Debug)]
struct Instance {
    def: FunctionDef,
    args: Vec<Type>,
    asked: Option<Span>,
}

/// A struct that is right.
#[derive(Copy, Clone, Debug)]
struct KnownStruct {
    id: StructId,
    /// Numbers and the like that it consists of, elements of arrays counted once.
    parts: u32,
    /// How many structs are inside each other, with itself.
    depth: u32,
}

/// Everything that is known while a program is checked.
struct Checker<'a> {
    files: &'a Files,
    root: FileId,
    items: item::Items<'a>,
    diagnostics: Vec<Diagnostic>,
    told: HashSet<(&'static str, Span)>,
    structs: PrimaryMap<StructId, hir::Struct>,
    /// What is known of structs; `None` of one that is wrong or being looked at.
    struct_ids: HashMap<StructInstance, Option<KnownStruct>>,
    statics: PrimaryMap<StaticId, hir::Static>,
    /// Statics that hold constants of which elements are asked for, by type and value.
    tables: HashMap<(hir::Ty, hir::Constant), StaticId>,
    /// Instances in the order of their ids; those below `functions.len()` have been checked.
    instances: IndexMap<(FunctionDef, Vec<Type>), Instance>,
    functions: Vec<hir::Function>,
    signatures: HashMap<FunctionDef, Rc<function::Signature>>,
    symbols: HashSet<String>,
    layout: DataTypes,
    /// How deep expressions nest now.
    nesting: u32,
    /// The instance that is checked, and where it is asked for.
    inside: Option<(String, Span)>,
    /// Structs that have an id, but no fields yet.
    unfilled: Vec<(StructId, StructInstance)>,
}

impl<'a> Checker<'a> {
    fn new(files: &'a Files) -> Checker<'a> {
        Checker {
            files,
            root: files.keys().next().unwrap_or(FileId::from_u32(0)),
            items: item::Items::default(),
            diagnostics: Vec::new(),
            told: HashSet::new(),
            structs: PrimaryMap::new(),
            struct_ids: HashMap::new(),
            statics: PrimaryMap::new(),
            tables: HashMap::new(),
            instances: IndexMap::new(),
            functions: Vec::new(),
            signatures: HashMap::new(),
            symbols: HashSet::new(),
            layout: DataTypes::default(),
            nesting: 0,
            inside: None,
            unfilled: Vec::new(),
        }
    }

    /// Reports something, unless it has been said of this place.
    fn report(&mut self, mut diagnostic: Diagnostic) {
        if !self.told.insert((diagnostic.code, diagnostic.span())) {
            return;
        }
        if let (Some((name, span)), Severity::Error) = (&self.inside, diagnostic.severity) {
            diagnostic = diagnostic
                .label(*span, format!("`{}` is asked for here", call::short(name.clone())));
        }
        self.diagnostics.push(diagnostic);
    }

    /// A symbol that nothing has yet.
    fn unique_symbol(&mut self, wanted: &str) -> String {
        let base: String =
            wanted.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let mut symbol = base.clone();
        let mut number = 1;
        while !self.symbols.insert(symbol.clone()) {
            number += 1;
            symbol = format!("{base}_{number}");
        }
        symbol
    }

    /// Checks all functions: kernels and what they reach, then the others.
    fn check_functions(&mut self) -> Reached {
        self.ask_for(|item| item.kernel);
        self.check_instances();
        let reached = Reached { functions: self.functions.len(), statics: self.statics.len() };
        for (def, _) in self.instances.keys() {
            self.items.functions[def.0 as usize].reached = true;
        }
        self.ask_for(|_| true);
        self.check_instances();
        self.fill_structs();
        reached
    }

    /// Asks for functions and kernels without parameters in `<..>`.
    fn ask_for(&mut self, wanted: impl Fn(&ast::FunctionItem) -> bool) {
        for index in 0..self.items.functions.len() {
            let item = self.items.functions[index].item;
            if item.generics.is_empty() && wanted(item) {
                self.instance(FunctionDef(index as u32), Vec::new(), None);
            }
        }
    }

    fn check_instances(&mut self) {
        while self.functions.len() < self.instances.len() {
            let instance = self.instances[self.functions.len()].clone();
            let function = self.check_function(&instance);
            self.functions.push(function);
        }
    }

    /// The id of a function for a list of arguments; it is checked later.
    fn instance(&mut self, def: FunctionDef, args: Vec<Type>, asked: Option<Span>) -> FunctionId {
        let entry = self.instances.entry((def, args.clone()));
        let index = entry.index();
        entry.or_insert(Instance { def, args, asked });
        FunctionId::from_u32(index as u32)
    }
}
