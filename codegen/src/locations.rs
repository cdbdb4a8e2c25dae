//! Source locations of code, as `.loc`.
//!
//! The code of an inlined function has the place in it, the function's name and the place of the
//! call; the `.loc` of that call stands somewhere before it in the function, so that the whole
//! chain can be followed (PTX ISA, "Debugging Directives: .loc"). The names stand in the section
//! `.debug_str`. PTX knows this from version 7.2 on. A location does not raise the version of a
//! module: in an older one, and where a name is not known, there is the innermost place alone.

use crate::symbols::Symbols;
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{File, Loc};
use irc_ir::function::Function;
use irc_ir::location::Location;
use irc_ptx::isa::PtxType;
use irc_ptx::target::PtxVersion;
use irc_ptx::{self as ptx, Inlined, Item, Section, SectionToken, Statement};
use rustc_hash::{FxHashMap, FxHashSet};

/// The first version that knows inlined code.
const FIRST: PtxVersion = PtxVersion::new(7, 2);

/// The number of a file in `.file` and `.loc`, from 1.
pub(crate) fn file_number(file: File) -> u32 {
    file.as_u32() + 1
}

/// The location of the call of each inlined function of a function.
pub(crate) type Calls = FxHashMap<ptx::Loc, ptx::Loc>;

/// The names of inlined functions.
#[derive(Debug, Default)]
pub(crate) struct InlinedNames {
    /// In the order of their strings.
    names: Vec<(ptx::Symbol, String)>,
    known: FxHashMap<String, ptx::Symbol>,
}

impl InlinedNames {
    /// Adds those of a function.
    pub fn add(&mut self, func: &Function, symbols: &mut Symbols) {
        for (_, location) in func.locations.iter().filter(|(_, at)| at.inlined_at.is_some()) {
            if let Some(function) = location.function.expand() {
                self.add_name(func.locations.function_name(function), symbols);
            }
        }
    }

    fn add_name(&mut self, name: &str, symbols: &mut Symbols) {
        if !self.known.contains_key(name) {
            let label = symbols.inner(format!("$L__info_string{}", self.names.len()));
            self.names.push((label, name.to_owned()));
            self.known.insert(name.to_owned(), label);
        }
    }

    /// What `.loc` says of each location of a function whose names are there.
    pub fn locations(&self, func: &Function) -> (SecondaryMap<Loc, Option<ptx::Loc>>, Calls) {
        let mut out: SecondaryMap<Loc, Option<ptx::Loc>> = SecondaryMap::new();
        let mut calls = Calls::default();
        for (loc, &location) in func.locations.iter() {
            let Location { file, line, column, inlined_at, function, .. } = location;
            let mut place = ptx::Loc { file: file_number(file), line, column, inlined: None };
            let call = inlined_at.expand().and_then(|call| out[call]);
            if let (Some(call), Some(function)) = (call, function.expand()) {
                let name = func.locations.function_name(function);
                let function = self.known[name];
                let ptx::Loc { file, line, column, .. } = call;
                place.inlined = Some(Inlined { function, offset: 0, file, line, column });
                // Calls come first in the table: following these entries ends.
                calls.entry(place).or_insert(call);
            }
            out[loc] = Some(place);
        }
        (out, calls)
    }

    /// The section with the names that are used.
    pub fn section(&self, used: &UsedNames, names: &mut ptx::Names) -> Option<Item> {
        let mut tokens = Vec::new();
        for (label, name) in self.names.iter().filter(|(label, _)| used.contains(label)) {
            tokens.extend([SectionToken::Label(*label), SectionToken::Data(PtxType::B8)]);
            let bytes = name.bytes().filter(|&byte| byte != 0).chain([0]);
            tokens.extend(bytes.map(|byte| SectionToken::Int(i64::from(byte))));
        }
        let name = (!tokens.is_empty()).then(|| names.intern(".debug_str"))?;
        Some(Item::Section(Box::new(Section { name, tokens })))
    }
}

/// The labels of names that stand in the code.
pub(crate) type UsedNames = FxHashSet<ptx::Symbol>;

/// The first version that has other locations of such code.
pub(crate) fn changes_with(calls: &Calls) -> Option<PtxVersion> {
    (!calls.is_empty()).then_some(FIRST)
}

/// Makes the locations of a body complete, when the version is known.
pub(crate) fn complete_locations(
    body: &mut ptx::Body,
    calls: &Calls,
    version: PtxVersion,
    used: &mut UsedNames,
) {
    if calls.is_empty() {
        return;
    }
    let statements = std::mem::take(&mut body.statements);
    body.statements = match version >= FIRST {
        true => with_calls(statements, calls, used),
        false => innermost(statements),
    };
}

/// The statements with the locations of calls before the first location in what was called.
fn with_calls(statements: Vec<Statement>, calls: &Calls, used: &mut UsedNames) -> Vec<Statement> {
    let mut out = Vec::with_capacity(statements.len());
    let mut said = FxHashSet::default();
    for statement in statements {
        if let Statement::Loc(loc) = &statement {
            let mut chain = Vec::new();
            let mut at = **loc;
            said.insert(at);
            used.extend(at.inlined.map(|inlined| inlined.function));
            while let Some(&call) = calls.get(&at)
                && said.insert(call)
            {
                used.extend(call.inlined.map(|inlined| inlined.function));
                chain.push(call);
                at = call;
            }
            out.extend(chain.into_iter().rev().map(|call| Statement::Loc(Box::new(call))));
        }
        out.push(statement);
    }
    out
}

/// The statements with the innermost places alone, each once where it stands several times in a
/// row.
fn innermost(statements: Vec<Statement>) -> Vec<Statement> {
    let mut last = None;
    let mut out = Vec::with_capacity(statements.len());
    for mut statement in statements {
        if let Statement::Loc(loc) = &mut statement {
            loc.inlined = None;
            if last.replace(**loc) == Some(**loc) {
                continue;
            }
        }
        out.push(statement);
    }
    out
}
