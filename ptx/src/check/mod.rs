//! Says all that is wrong with a PTX text for its `.version` and `.target`, without ptxas.
//!
//! What cannot be read is reported by the reader. What can be read is checked against the tables of
//! instructions and directives; names and labels must be declared where they are seen, registers
//! must suit the operands they stand for. One walk over the module, in time that grows with the
//! text.

mod call;
mod declare;
mod error;
mod find;
mod inst;
mod names;
mod param;

pub use error::CheckError;

use super::ast::*;
use super::directive::Directive;
use super::inst::{Inst, Label, Reg};
use super::labels::Labels;
use super::parse::ReadModule;
use crate::ModuleContext;
use crate::isa::Space;
use crate::target::{PtxVersion, Sm, Target};
use crate::text::{Diagnostic, Span};
use find::TokenFinder;
use names::{Formal, Kind, Scopes};
use std::collections::HashSet;

/// After N findings no more are made: what comes is no PTX.
const MAX_FINDINGS: usize = 100_000;

/// All that is wrong with a text; `target` stands for that of the module.
///
/// ```
/// let text = ".version 7.0\n.target sm_70\n.address_size 64\n.entry k() {\n.reg .b32 %r<3>;\n\
///             redux.sync.add.u32 %r1, %r2, -1;\nret;\n}\n";
/// let found = irc_ptx::check::check(text, None);
/// assert_eq!(found[0].message, "`redux.sync.add.u32` needs sm_80 or later; the target is sm_70");
/// assert!(irc_ptx::check::check(text, "sm_80".parse().ok()).is_empty());
/// ```
pub fn check(text: &str, target: Option<Sm>) -> Vec<Diagnostic> {
    let read = ReadModule::read(text);
    let target_of = |sm| Target { sm, ptx: Some(rounded(read.module.version).max(sm.first_ptx())) };
    let known = read.has_head().then(|| target_of(target.unwrap_or(read.module.sm)));
    let mut found: Vec<Diagnostic> = read
        .errors
        .iter()
        .map(|error| {
            let mut diagnostic = Diagnostic::error(error.kind.code(), error.to_string());
            diagnostic.help = error.kind.help_on(known);
            diagnostic.at(Span::new(error.span.start as u32, error.span.end as u32))
        })
        .collect();
    if read.has_head() {
        let sm = target.unwrap_or(read.module.sm);
        let mut checker = Checker::new(text, &read, sm);
        checker.module();
        found.append(&mut checker.found);
        found.sort_by_key(|diagnostic| diagnostic.span);
    }
    found
}

/// The lowest target that has all that a text uses, and the lowest version there, from the rows of
/// its instructions and directives. `None` if the text cannot be read or no target has it all.
///
/// ```
/// let text = ".version 9.0\n.target sm_90\n.address_size 64\n.entry k() {\n.reg .b32 %r<3>;\n\
///             redux.sync.add.u32 %r1, %r2, -1;\nret;\n}\n";
/// let (sm, ptx) = irc_ptx::check::lowest(text).unwrap();
/// assert_eq!((sm.to_string(), ptx.to_string()), ("sm_80".to_owned(), "7.0".to_owned()));
/// ```
pub fn lowest(text: &str) -> Option<(Sm, PtxVersion)> {
    let read = ReadModule::read(text);
    if !read.errors.is_empty() || !read.has_head() {
        return None;
    }
    Sm::every().find_map(|sm| {
        let mut checker = Checker::new(text, &read, sm);
        checker.target.ptx = Some(PtxVersion::NEWEST);
        checker.module();
        (!checker.lacks).then_some((sm, checker.needs))
    })
}

/// Whether a text is the mask of a pragma: at least one digit behind `0x`.
fn is_mask(text: &str) -> bool {
    let digits = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

struct Checker<'a> {
    finder: TokenFinder<'a>,
    read: &'a ReadModule,
    module: &'a Module,
    target: Target,
    around: ModuleContext,
    scopes: Scopes<'a>,
    found: Vec<Diagnostic>,
    /// The lowest version of what has been seen.
    needs: PtxVersion,
    /// Whether the target lacks something.
    lacks: bool,
    /// The variables of the body that a call before returned something in, by their places in the
    /// module.
    returned: HashSet<*const Variable>,
}

impl<'a> Checker<'a> {
    fn new(text: &'a str, read: &'a ReadModule, sm: Sm) -> Self {
        let module = &read.module;
        Self {
            finder: TokenFinder::new(text),
            read,
            module,
            // A version that is too old for the target is reported once.
            target: Target { sm, ptx: Some(rounded(module.version).max(sm.first_ptx())) },
            around: ModuleContext::of(module),
            scopes: Scopes::new(module.names.len()),
            found: Vec::new(),
            needs: sm.first_ptx(),
            lacks: false,
            returned: HashSet::new(),
        }
    }

    /// Notes what something needs on the target; `None` if the target lacks it.
    fn note(&mut self, first: Option<PtxVersion>) {
        match first {
            Some(first) => self.needs = self.needs.max(first),
            None => self.lacks = true,
        }
    }

    #[cold]
    fn report(&mut self, span: Span, error: CheckError) {
        if self.found.len() >= MAX_FINDINGS {
            return;
        }
        let mut diagnostic = match error.is_warning() {
            true => Diagnostic::warning(error.code(), error.to_string()),
            false => Diagnostic::error(error.code(), error.to_string()),
        };
        diagnostic.help = error.help(self.target);
        self.found.push(diagnostic.at(span));
    }

    /// Checks the gates of a directive, told at a word of what begins at `from`.
    fn gate(&mut self, directive: Directive, from: u32, word: &str) {
        let (name, sm) = (directive.row().name, self.target.sm);
        let ptx = self.target.ptx.unwrap_or(self.module.version);
        let need = directive.requirement(sm);
        self.note(need.as_ref().ok().map(|need| need.first));
        let error = match need {
            Err(needs) => CheckError::DirectiveTarget { name, needs, sm },
            Ok(need) if ptx < need.first => {
                CheckError::DirectiveTooOld { name, first: need.first, ptx }
            }
            Ok(need) if ptx > need.last => {
                CheckError::DirectiveTooNew { name, last: need.last, ptx }
            }
            Ok(_) => return,
        };
        self.report(self.finder.word(from, word), error);
    }

    fn misplaced(&mut self, from: u32, word: &str, what: &'static str) {
        self.report(self.finder.word(from, word), CheckError::Misplaced { what });
    }

    fn module(&mut self) {
        let module = self.module;
        self.head();
        let mut body = 0;
        for (item, &from) in module.items.iter().zip(&self.read.items) {
            match item {
                Item::Function(function) => {
                    self.function(function, from);
                    if let Some(code) = &function.body {
                        self.body(function, code, body);
                        body += 1;
                    }
                }
                Item::Variable(variable) => {
                    self.variable(variable, from, true);
                    self.declare(variable, from);
                }
                Item::File { path, stamp, .. } => {
                    if !path.is_ascii() {
                        self.misplaced(from, ".file", "strings must be ASCII");
                    }
                    if stamp.is_some() {
                        self.gate(Directive::FileStamp, from, ".file");
                    }
                }
                Item::Alias(alias, aliasee) => {
                    self.gate(Directive::Alias, from, ".alias");
                    for symbol in [*alias, *aliasee] {
                        self.function_name(symbol, from);
                    }
                }
                Item::Pragma(text) => {
                    let row = Directive::of_pragma(text).map(Directive::row);
                    if let Some(what) = row.and_then(|row| row.taker.of_module()) {
                        self.misplaced(from, ".pragma", what);
                    }
                    self.pragma(text, from);
                }
                Item::Section(section) => {
                    self.gate(Directive::Section, from, ".section");
                    let label = |token: &&SectionToken| matches!(token, SectionToken::Label(_));
                    if let Some(SectionToken::Label(name)) = section.tokens.iter().find(label) {
                        self.gate(Directive::SectionLabel, from, module.names.name(*name));
                    }
                }
                Item::Regs(decl) => {
                    self.gate(Directive::ModuleReg, from, ".reg");
                    self.regs(decl, from);
                }
                Item::Dwarf(_) => self.gate(Directive::Dwarf, from, "@@DWARF"),
                Item::Comment(_) => {}
            }
        }
        let is_section = |item: &Item| matches!(item, Item::Section(_));
        if module.options.contains(&TargetOption::Debug) && !module.items.iter().any(is_section) {
            let [version, _] = &self.read.head;
            let what = "a module with `.target debug` needs `.section`s with debug information";
            self.misplaced(version.start as u32, TargetOption::Debug.word(), what);
        }
    }

    /// `.version`, `.target` and `.address_size`.
    fn head(&mut self) {
        let (module, sm) = (self.module, self.target.sm);
        let ptx = module.version;
        let [version, target] = &self.read.head;
        let (from, end) = (version.start as u32, version.end as u32);
        if ptx > PtxVersion::NEWEST {
            self.report(Span::new(from, end), CheckError::UnknownVersion(ptx));
        }
        let at_target = Span::new(target.start as u32, target.end as u32);
        if rounded(ptx) < sm.first_ptx() {
            self.report(at_target, CheckError::TargetTooNew { sm, ptx });
        }
        for option in &module.options {
            let directive = match option {
                TargetOption::TexmodeIndependent => Directive::TexmodeIndependent,
                TargetOption::Debug => Directive::Debug,
                TargetOption::MapF64ToF32 => Directive::MapF64ToF32,
                TargetOption::TexmodeUnified => continue,
            };
            self.gate(directive, from, option.word());
        }
        let both = [TargetOption::TexmodeUnified, TargetOption::TexmodeIndependent];
        if both.iter().all(|mode| module.options.contains(mode)) {
            let what = "a module can have only one texture mode";
            self.misplaced(from, TargetOption::TexmodeIndependent.word(), what);
        }
        if module.address_size.is_some() {
            self.gate(Directive::AddressSize, from, ".address_size");
        }
    }

    fn pragma(&mut self, text: &str, from: u32) {
        if !text.is_ascii() {
            self.misplaced(from, ".pragma", "strings must be ASCII");
        }
        let word = text.split([' ', '\t']).next().unwrap_or(text);
        if word == "used_bytes_mask" && !is_mask(text[word.len()..].trim()) {
            self.misplaced(from, ".pragma", "a byte mask must be a hexadecimal number");
        }
        match Directive::of_pragma(text) {
            Some(directive) => self.gate(directive, from, ".pragma"),
            None => {
                self.gate(Directive::Pragma, from, ".pragma");
                let span = self.finder.word(from, ".pragma");
                self.report(span, CheckError::UnknownPragma(text.to_owned()));
            }
        }
    }

    /// The statements of a body, the `index`-th of the module.
    fn body(&mut self, function: &'a Function, body: &'a Body, index: usize) {
        let read = self.read;
        let Some(starts) = read.statements.get(index) else { return };
        self.scopes.open();
        self.returned.clear();
        let results = function.results.iter().map(|param| (param, Formal::Result));
        let params = function.params.iter().map(|param| (param, Formal::Parameter));
        for (param, formal) in results.chain(params) {
            if let FunctionParam::Param(variable) = param {
                let from = starts.first().copied().unwrap_or_default();
                self.formal(variable, formal, from);
            }
        }
        let mut labels = Labels::of(&body.statements);
        let mut locations = Vec::new();
        for (statement, &from) in body.statements.iter().zip(starts) {
            labels.step(statement);
            match statement {
                Statement::Inst(inst) => self.inst(body, &labels, inst, from),
                Statement::Open => self.scopes.open(),
                Statement::Close => self.scopes.close(),
                Statement::Label(label) => self.labelled(*label, from),
                Statement::Loc(loc) => self.loc(loc, &mut locations, from),
                other => self.declaration(other, &labels, from),
            }
        }
        while self.scopes.depth() > 0 {
            self.scopes.close();
        }
    }

    /// A label hides what has its name in the scopes around it. The reader has told of names that
    /// it declares twice itself; parameters are not among them.
    fn labelled(&mut self, label: Label, from: u32) {
        let Label::Named(symbol) = label else { return };
        match self.scopes.here(symbol) {
            Some(Kind::Formal(..)) => self.duplicate(symbol, from),
            Some(Kind::Variable(variable)) if variable.space == Space::Param => {
                self.duplicate(symbol, from);
            }
            _ if self.scopes.kind(symbol).is_some() => {
                self.scopes.replace(symbol, Kind::Label);
            }
            _ => {}
        }
    }

    fn label_name(&self, label: Label) -> String {
        match label {
            Label::Numbered(n) => format!("$L{n}"),
            Label::Named(symbol) => self.module.names.name(symbol).to_owned(),
        }
    }

    fn loc(&mut self, loc: &Loc, locations: &mut Vec<(u32, u32, u32)>, from: u32) {
        if let Some(inlined) = loc.inlined {
            self.gate(Directive::InlinedAt, from, "inlined_at");
            let place = (inlined.file, inlined.line, inlined.column);
            if locations.binary_search(&place).is_err() {
                let what = "no preceding `.loc` names the place of inlining";
                self.misplaced(from, "inlined_at", what);
            }
        }
        let place = (loc.file, loc.line, loc.column);
        if let Err(at) = locations.binary_search(&place) {
            locations.insert(at, place);
        }
    }

    /// What a body declares besides labels.
    fn declaration(&mut self, statement: &'a Statement, seen: &Labels, from: u32) {
        match statement {
            Statement::Regs(decl) => self.regs(decl, from),
            Statement::Variable(variable) => {
                self.variable(variable, from, false);
                // The reader has told of names that are declared twice.
                self.scopes.declare(variable.name, Kind::Variable(variable));
            }
            Statement::Pragma(text) => self.pragma(text, from),
            Statement::BranchTargets(name, labels) => {
                self.gate(Directive::BranchTargets, from, ".branchtargets");
                for label in labels {
                    self.label(*label, seen, from);
                }
                self.scopes.replace(*name, Kind::BranchTargets);
            }
            Statement::CallTargets(name, targets) => {
                self.gate(Directive::CallTargets, from, ".calltargets");
                for target in targets {
                    self.function_name(*target, from);
                }
                let first = targets.first().and_then(|target| self.scopes.function(*target));
                self.scopes.replace(*name, Kind::CallTargets(first));
            }
            Statement::CallPrototype(name, prototype) => {
                self.gate(Directive::CallPrototype, from, ".callprototype");
                self.params(&prototype.results, &prototype.params, false, from);
                self.directives(&prototype.directives, false, from);
                self.scopes.replace(*name, Kind::Prototype(prototype));
            }
            _ => {}
        }
    }

    /// A label that a branch or a table names. What the name stands for here already, ptxas takes
    /// it for, though a label of that name follows in an inner scope.
    fn label(&mut self, label: Label, seen: &Labels, from: u32) {
        let kind = match label {
            Label::Named(symbol) => self.scopes.kind(symbol),
            Label::Numbered(_) => None,
        };
        let error = match kind {
            Some(kind) if !matches!(kind, Kind::Label) => {
                let (name, found) = (self.label_name(label), kind.describe());
                CheckError::WrongName { name, found, wanted: "a label" }
            }
            _ if seen.find(label).is_none() => CheckError::NoLabel(self.label_name(label)),
            _ => return,
        };
        let span = self.finder.word(from, &self.label_name(label));
        self.report(span, error);
    }

    fn function_name(&mut self, symbol: super::inst::Symbol, from: u32) {
        let name = self.module.names.name(symbol);
        let error = match self.scopes.kind(symbol) {
            Some(Kind::Function(_)) => return,
            None => CheckError::Undeclared(name.to_owned()),
            Some(kind) => CheckError::WrongName {
                name: name.to_owned(),
                found: kind.describe(),
                wanted: "a function",
            },
        };
        self.report(self.finder.word(from, name), error);
    }

    fn inst(&mut self, body: &Body, labels: &Labels, inst: &Inst<Reg>, from: u32) {
        inst::Operands { checker: self, body, labels, inst, from }.check();
    }
}

/// The version as gates count it: whatever ptxas opens at 5.1 is documented for 6.0.
fn rounded(version: PtxVersion) -> PtxVersion {
    if version == PtxVersion::new(5, 1) { PtxVersion::new(6, 0) } else { version }
}
