//! Source locations of code, as `.loc`.
//!
//! The code of an inlined function has the place in it, the function's name and the place of the
//! call; the `.loc` of that call stands somewhere before it in the function, so that the whole
//! chain can be followed (PTX ISA, "Debugging Directives: .loc"). The names stand in the section
//! `.debug_str`. PTX knows this from version 7.2 on. A location does not raise the version of a
//! module: in an older one, and where a name is not known, there is the innermost place alone.

use crate::symbols::Symbols;
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{File, FuncId, Loc};
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

/// What the locations of inlined code need of the module.
#[derive(Debug, Default)]
pub(crate) struct InlinedCode {
    /// The functions, in the order of their strings.
    names: Vec<(ptx::Symbol, String)>,
    known: FxHashMap<String, ptx::Symbol>,
    /// By the name of the PTX function, the location of the call of each inlined one.
    calls: FxHashMap<ptx::Symbol, FxHashMap<ptx::Loc, ptx::Loc>>,
}

impl InlinedCode {
    /// What `.loc` says of each location of a function.
    pub fn locations(
        &mut self,
        func: &Function,
        id: FuncId,
        symbols: &mut Symbols,
    ) -> SecondaryMap<Loc, Option<ptx::Loc>> {
        let mut out: SecondaryMap<Loc, Option<ptx::Loc>> = SecondaryMap::new();
        let mut calls = FxHashMap::default();
        for (loc, &location) in func.locations.iter() {
            let Location { file, line, column, inlined_at, function } = location;
            let mut place = ptx::Loc { file: file_number(file), line, column, inlined: None };
            let call = inlined_at.expand().and_then(|call| out[call]);
            if let (Some(call), Some(function)) = (call, function.expand()) {
                let name = func.locations.function_name(function);
                let function = self.name(name, symbols);
                let ptx::Loc { file, line, column, .. } = call;
                place.inlined = Some(Inlined { function, offset: 0, file, line, column });
                // Calls come first in the table: following these entries ends.
                calls.entry(place).or_insert(call);
            }
            out[loc] = Some(place);
        }
        if !calls.is_empty() {
            self.calls.insert(symbols.symbol(irc_ir::module::Symbol::Func(id)), calls);
        }
        out
    }

    fn name(&mut self, name: &str, symbols: &mut Symbols) -> ptx::Symbol {
        if let Some(&known) = self.known.get(name) {
            return known;
        }
        let label = symbols.inner(format!("$L__info_string{}", self.names.len()));
        self.names.push((label, name.to_owned()));
        self.known.insert(name.to_owned(), label);
        label
    }

    /// Makes the locations of a module whose version is known complete.
    pub fn finish(self, module: &mut ptx::Module) {
        if self.calls.is_empty() {
            return;
        }
        let mut used = FxHashSet::default();
        for item in &mut module.items {
            let Item::Function(function) = item else { continue };
            let Some(calls) = self.calls.get(&function.name) else { continue };
            let Some(body) = &mut function.body else { continue };
            let statements = std::mem::take(&mut body.statements);
            body.statements = match module.version >= FIRST {
                true => with_calls(statements, calls, &mut used),
                false => innermost(statements),
            };
        }
        let mut tokens = Vec::new();
        for (label, name) in self.names.iter().filter(|(label, _)| used.contains(label)) {
            tokens.extend([SectionToken::Label(*label), SectionToken::Data(PtxType::B8)]);
            let bytes = name.bytes().filter(|&byte| byte != 0).chain([0]);
            tokens.extend(bytes.map(|byte| SectionToken::Int(i64::from(byte))));
        }
        if !tokens.is_empty() {
            let name = module.names.intern(".debug_str");
            module.items.push(Item::Section(Box::new(Section { name, tokens })));
        }
    }
}

/// The statements with the locations of calls before the first location in what was called.
fn with_calls(
    statements: Vec<Statement>,
    calls: &FxHashMap<ptx::Loc, ptx::Loc>,
    used: &mut FxHashSet<ptx::Symbol>,
) -> Vec<Statement> {
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
