//! Reads the bodies of functions: declarations, labels and scopes.

use super::inst::InstCache;
use super::module::{params, variable};
use super::{Parsed, Parser, ReadErrorKind};
use crate::isa::{PtxType, RegClass};
use crate::ptx::ast::*;
use crate::ptx::inst::{Label, Reg, Symbol};
use crate::ptx::lexer::Token;
use std::collections::HashMap;

/// What a name stands for in a scope.
#[derive(Clone, Copy)]
enum Declared {
    /// One register.
    Register(Reg),
    /// `name<n>`: registers by number. The number tells declarations apart.
    Family { id: u32, ty: PtxType, count: u32 },
}

/// The state of reading one body.
pub(super) struct BodyReader<'s, 'n> {
    pub(super) names: &'n mut Names,
    pub(super) cache: &'n mut InstCache<'s>,
    pub(super) body: Body,
    /// What each scope declares, innermost last; the numbered registers are in none.
    scopes: Vec<HashMap<Symbol, Declared>>,
    /// The members of families that have been used.
    members: HashMap<(u32, u32), Reg>,
    families: u32,
    /// How many scopes inside the outermost declare registers, and may hide names.
    hiding: u32,
}

/// Reads a body from its `{` on.
pub(super) fn parse_body<'s>(
    p: &mut Parser<'s>,
    names: &mut Names,
    cache: &mut InstCache<'s>,
    function: &Function,
) -> Parsed<Body> {
    p.expect_sign(b'{', "`{`")?;
    let mut reader = BodyReader {
        names,
        cache,
        body: Body::default(),
        scopes: vec![HashMap::new()],
        members: HashMap::new(),
        families: 0,
        hiding: 0,
    };
    for param in function.results.iter().chain(&function.params) {
        if let FunctionParam::Reg(ty, name) = *param {
            let reg = reader.push_named(NamedReg { name, index: None, ty });
            reader.scopes[0].insert(name, Declared::Register(reg));
        }
    }
    loop {
        if p.eat_sign(b'}') {
            if reader.scopes.len() == 1 {
                return Ok(reader.body);
            }
            let closed = reader.scopes.pop();
            reader.hiding -= u32::from(closed.is_some_and(|scope| !scope.is_empty()));
            reader.body.statements.push(Statement::Close);
        } else if p.eat_sign(b'{') {
            reader.scopes.push(HashMap::new());
            reader.body.statements.push(Statement::Open);
        } else if p.token == Token::End {
            return p.expected("`}`");
        } else if reader.statement(p).is_err() {
            if p.exhausted() {
                return Err(super::Failed);
            }
            p.skip_statement();
        }
    }
}

impl<'s> BodyReader<'s, '_> {
    fn statement(&mut self, p: &mut Parser<'s>) -> Parsed<()> {
        let statement = match p.token {
            Token::Directive(".reg") => {
                p.advance();
                return self.registers(p);
            }
            Token::Directive(".loc") => {
                p.advance();
                Statement::Loc(Box::new(self.loc(p)?))
            }
            Token::Directive(".pragma") => {
                p.advance();
                let text = p.string()?;
                p.expect_sign(b';', "`;`")?;
                Statement::Pragma(text.into())
            }
            Token::Directive(_) => {
                let variable = variable(p, self.names)?;
                p.expect_sign(b';', "`;`")?;
                Statement::Variable(Box::new(variable))
            }
            Token::Sign(b';') => {
                p.advance();
                return Ok(());
            }
            Token::Sign(b'@') => Statement::Inst(self.guarded(p)?),
            Token::Name(name) => {
                let span = p.span.clone();
                p.advance();
                if p.eat_sign(b':') {
                    self.labelled(p, name)?
                } else {
                    Statement::Inst(self.inst(p, name, span, None)?)
                }
            }
            _ => return p.expected("an instruction or a directive"),
        };
        self.body.statements.push(statement);
        Ok(())
    }

    /// What follows `name:`: a list of targets or nothing.
    fn labelled(&mut self, p: &mut Parser<'s>, name: &str) -> Parsed<Statement> {
        let Token::Directive(word @ (".branchtargets" | ".calltargets" | ".callprototype")) =
            p.token
        else {
            return Ok(Statement::Label(self.label(name)));
        };
        p.advance();
        let name = self.names.intern(name);
        let statement = match word {
            ".branchtargets" => {
                let names = name_list(p)?;
                let labels = names.iter().map(|name| self.label(name)).collect();
                Statement::BranchTargets(name, labels)
            }
            ".calltargets" => {
                let names = name_list(p)?;
                let targets = names.iter().map(|name| self.names.intern(name)).collect();
                Statement::CallTargets(name, targets)
            }
            _ => Statement::CallPrototype(name, Box::new(self.prototype(p)?)),
        };
        p.expect_sign(b';', "`;`")?;
        Ok(statement)
    }

    fn prototype(&mut self, p: &mut Parser<'s>) -> Parsed<Prototype> {
        let mut prototype = Prototype { results: Vec::new(), params: Vec::new(), noreturn: false };
        if p.at_sign(b'(') {
            prototype.results = params(p, self.names)?;
        }
        p.name()?;
        if p.at_sign(b'(') {
            prototype.params = params(p, self.names)?;
        }
        prototype.noreturn = p.eat_directive(".noreturn");
        Ok(prototype)
    }

    fn loc(&mut self, p: &mut Parser<'s>) -> Parsed<Loc> {
        let mut loc = Loc { file: p.small()?, line: p.small()?, column: p.small()?, inlined: None };
        if p.eat_sign(b',') {
            if p.name()? != "function_name" {
                return p.expected("`function_name`");
            }
            let function = match p.token {
                Token::Directive(name) | Token::Name(name) => self.names.intern(name),
                _ => return p.expected("a name"),
            };
            p.advance();
            let offset = if p.eat_sign(b'+') { p.small()? } else { 0 };
            p.expect_sign(b',', "`,`")?;
            if p.name()? != "inlined_at" {
                return p.expected("`inlined_at`");
            }
            let (file, line, column) = (p.small()?, p.small()?, p.small()?);
            loc.inlined = Some(Inlined { function, offset, file, line, column });
        }
        Ok(loc)
    }

    /// `.reg` is behind us.
    fn registers(&mut self, p: &mut Parser<'s>) -> Parsed<()> {
        let mut vector = None;
        if let Token::Directive(word @ (".v2" | ".v4")) = p.token {
            p.advance();
            vector = Some(if word == ".v2" { 2 } else { 4 });
        }
        let ty = p.ty()?;
        let mut names = Vec::new();
        loop {
            let span = p.span.clone();
            let name = p.name()?;
            let mut count = None;
            if p.eat_sign(b'<') {
                count = Some(p.small()?);
                p.expect_sign(b'>', "`>`")?;
            }
            names.push((name, count, span));
            if !p.eat_sign(b',') {
                break;
            }
        }
        p.expect_sign(b';', "`;`")?;
        if let [(name, Some(count), _)] = names[..]
            && vector.is_none()
            && let Some(class) = self.canonical_class(name, ty)
            && count > 0
            && count < 1 << 29
        {
            self.body.registers[class as usize] = count;
            return Ok(());
        }
        let mut decl = RegDecl { ty, vector, names: Vec::new() };
        for (name, count, span) in names {
            let symbol = self.names.intern(name);
            decl.names.push((symbol, count));
            if !self.declare(name, symbol, ty, vector, count) {
                return p.fail(span, ReadErrorKind::Duplicate(name.to_owned()));
            }
        }
        self.body.statements.push(Statement::Regs(Box::new(decl)));
        Ok(())
    }

    /// The class whose numbered registers `.reg ty name<n>` declares, if it does so.
    fn canonical_class(&self, name: &str, ty: PtxType) -> Option<RegClass> {
        let class = RegClass::ALL.into_iter().find(|class| class.type_word() == ty.word())?;
        let canonical = name == class.prefix()
            && self.scopes.len() == 1
            && self.body.registers[class as usize] == 0;
        canonical.then_some(class)
    }

    /// Declares a name in the innermost scope; false if it is there already.
    fn declare(
        &mut self,
        name: &str,
        symbol: Symbol,
        ty: PtxType,
        vector: Option<u8>,
        count: Option<u32>,
    ) -> bool {
        let inner = self.scopes.len() > 1;
        if inner && self.scopes.last().is_some_and(HashMap::is_empty) {
            self.hiding += 1;
        }
        let mut new = Vec::new();
        match (vector, count) {
            (_, Some(count)) => {
                new.push((symbol, Declared::Family { id: self.families, ty, count }));
                self.families += 1;
            }
            (Some(n), None) => {
                for component in ["x", "y", "z", "w"].into_iter().take(usize::from(n)) {
                    let symbol = self.names.intern(&format!("{name}.{component}"));
                    let reg = self.push_named(NamedReg { name: symbol, index: None, ty });
                    new.push((symbol, Declared::Register(reg)));
                }
            }
            (None, None) => {
                let reg = self.push_named(NamedReg { name: symbol, index: None, ty });
                new.push((symbol, Declared::Register(reg)));
            }
        }
        let Some(scope) = self.scopes.last_mut() else { return false };
        new.into_iter().all(|(symbol, declared)| scope.insert(symbol, declared).is_none())
    }

    fn push_named(&mut self, named: NamedReg) -> Reg {
        let index = self.body.named.len() as u32;
        self.body.named.push(named);
        Reg::named(index)
    }

    /// The register of this name where we are.
    pub(super) fn register(&mut self, name: &str) -> Option<Reg> {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let digits = &name[stem.len()..];
        let plain = !digits.is_empty()
            && digits.len() < 10
            && (digits.len() == 1 || !digits.starts_with('0'));
        let number: Option<u32> = if plain { digits.parse().ok() } else { None };
        let numbered = number.and_then(|n| {
            let class = class_of_prefix(stem)?;
            (n < self.body.registers[class as usize]).then(|| Reg::new(class, n))
        });
        if self.hiding == 0 && numbered.is_some() {
            return numbered;
        }
        let whole = self.names.lookup(name);
        let stem = self.names.lookup(stem);
        for at in (0..self.scopes.len()).rev() {
            if let Some(symbol) = whole
                && let Some(Declared::Register(reg)) = self.scopes[at].get(&symbol)
            {
                return Some(*reg);
            }
            if let (Some(symbol), Some(n)) = (stem, number)
                && let Some(&Declared::Family { id, ty, count }) = self.scopes[at].get(&symbol)
                && n < count
            {
                if let Some(&reg) = self.members.get(&(id, n)) {
                    return Some(reg);
                }
                let reg = self.push_named(NamedReg { name: symbol, index: Some(n), ty });
                self.members.insert((id, n), reg);
                return Some(reg);
            }
        }
        numbered
    }

    /// The label of this name.
    pub(super) fn label(&mut self, name: &str) -> Label {
        let digits = name.strip_prefix("$L").unwrap_or_default();
        let plain = digits.bytes().all(|b| b.is_ascii_digit())
            && (digits == "0" || !digits.starts_with('0'));
        match digits.parse() {
            Ok(n) if plain => Label::Numbered(n),
            _ => Label::Named(self.names.intern(name)),
        }
    }
}

/// Names up to the semicolon.
fn name_list<'s>(p: &mut Parser<'s>) -> Parsed<Vec<&'s str>> {
    let mut names = vec![p.name()?];
    while p.eat_sign(b',') {
        names.push(p.name()?);
    }
    Ok(names)
}

fn class_of_prefix(prefix: &str) -> Option<RegClass> {
    Some(match prefix {
        "%p" => RegClass::Pred,
        "%rb" => RegClass::B8,
        "%rs" => RegClass::B16,
        "%r" => RegClass::B32,
        "%rd" => RegClass::B64,
        "%rq" => RegClass::B128,
        _ => return None,
    })
}
