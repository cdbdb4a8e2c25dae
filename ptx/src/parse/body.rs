//! Reads the bodies of functions: declarations, labels and scopes.

use super::inst::InstCache;
use super::module::{directives, params, place_name};
use super::registers::{Meaning, names_of_vector, reg_decl_words};
use super::variable::variables;
use super::{Parsed, Parser, ReadErrorKind, begins_item};
use crate::ast::*;
use crate::inst::{Label, Reg, Symbol};
use crate::lexer::Token;
use std::ops::Range;

/// The state of reading one body.
pub(super) struct BodyReader<'s, 'n> {
    pub(super) names: &'n mut Names,
    pub(super) cache: &'n mut InstCache<'s>,
    /// What stands before the function.
    pub(super) items: &'n [Item],
    pub(super) body: Body,
    /// Where each statement begins.
    starts: Vec<u32>,
}

/// Reads a body from its `{` on.
pub(super) fn parse_body<'s>(
    p: &mut Parser<'s>,
    names: &mut Names,
    items: &[Item],
    cache: &mut InstCache<'s>,
    function: &Function,
) -> Parsed<Body> {
    p.expect_sign(b'{', "`{`")?;
    let mut body = Body { statements: std::mem::take(&mut cache.statements), ..Body::default() };
    let mut starts = std::mem::take(&mut cache.starts);
    // Enough for most: a statement takes about thirty bytes.
    let rest = p.lexer.text().len() - p.start;
    let expected = (rest / 32).min(4096);
    body.statements.reserve(expected);
    starts.reserve(expected);
    let mut reader = BodyReader { names, cache, items, body, starts };
    reader.cache.registers.open();
    reader.outer_registers(p, function);
    let result = reader.statements(p);
    while reader.cache.registers.depth() > 0 {
        reader.cache.registers.close();
    }
    let BodyReader { mut body, starts, cache, .. } = reader;
    body.named.shrink_to_fit();
    body.statements = fitting(body.statements, &mut cache.statements);
    p.statements.push(fitting(starts, &mut cache.starts));
    result.map(|()| body)
}

/// The same elements with little room behind them; room that is left goes to the next body.
fn fitting<T>(mut filled: Vec<T>, room: &mut Vec<T>) -> Vec<T> {
    if filled.len() > filled.capacity() / 2 {
        return filled;
    }
    let mut fitting = Vec::with_capacity(filled.len());
    fitting.append(&mut filled);
    *room = filled;
    fitting
}

impl<'s> BodyReader<'s, '_> {
    /// Declares the parameters that are registers, and the registers of the module.
    fn outer_registers(&mut self, p: &mut Parser<'s>, function: &Function) {
        for n in 0..p.outer_registers.len() {
            let item = p.outer_registers[n] as usize;
            let Item::Regs(decl) = &self.items[item] else { continue };
            for &(symbol, count) in &decl.names {
                let each = decl.vector.map_or(1, names_of_vector);
                if let Err(kind) = p.take_names(each * count.unwrap_or(1) as usize) {
                    return p.note(p.span(), kind);
                }
                let name = self.names.name(symbol).to_owned();
                for n in 0..count.unwrap_or(1) {
                    let member = match count {
                        Some(_) => self.names.intern(&format!("{name}{n}")),
                        None => symbol,
                    };
                    self.outer(member, decl.ty, decl.vector);
                }
            }
        }
        for param in function.results.iter().chain(&function.params) {
            let ok = match *param {
                FunctionParam::Reg(ty, name) => self.outer(name, ty, None),
                FunctionParam::VectorReg(n, ty, name) => self.outer(name, ty, Some(n)),
                FunctionParam::Param(_) => true,
            };
            if let FunctionParam::Reg(_, name) | FunctionParam::VectorReg(_, _, name) = *param
                && !ok
            {
                let name = self.names.name(name).to_owned();
                p.note(p.span(), ReadErrorKind::Duplicate(name));
            }
        }
    }

    fn outer(&mut self, name: Symbol, ty: crate::isa::PtxType, vector: Option<u8>) -> bool {
        let registers = &mut self.cache.registers;
        if let Some(n) = vector {
            let text = self.names.name(name).to_owned();
            return registers.declare_vector(self.names, &mut self.body, &text, ty, n);
        }
        let reg = Reg::named(self.body.named.len() as u32);
        self.body.named.push(NamedReg { name, index: None, ty });
        registers.declare(self.names, name, Meaning::Register(reg))
    }

    /// The statements up to the closing brace.
    fn statements(&mut self, p: &mut Parser<'s>) -> Parsed<()> {
        loop {
            let from = p.start;
            if p.keeps_comments {
                for text in std::mem::take(&mut p.comments) {
                    self.push(from, Statement::Comment(text.into()));
                }
            }
            match p.token {
                Token::Sign(b'}') => {
                    p.advance();
                    self.cache.registers.close();
                    if self.cache.registers.depth() == 0 {
                        return Ok(());
                    }
                    self.push(from, Statement::Close);
                }
                Token::Sign(b'{') => {
                    p.advance();
                    self.cache.registers.open();
                    self.push(from, Statement::Open);
                }
                Token::End => return p.expected("`}`"),
                Token::Directive(word) if begins_item(word) => {
                    // The brace was forgotten; what follows is read all the same.
                    let _: Parsed<()> = p.expected("`}`");
                    return Ok(());
                }
                _ => {
                    if self.statement(p).is_err() {
                        if p.exhausted() {
                            return Err(super::Failed);
                        }
                        p.skip_statement(from, true);
                    }
                }
            }
        }
    }

    #[inline]
    pub(super) fn push(&mut self, from: usize, statement: Statement) {
        self.starts.push(from as u32);
        self.body.statements.push(statement);
    }

    #[inline]
    fn statement(&mut self, p: &mut Parser<'s>) -> Parsed<()> {
        let from = p.start;
        match p.token {
            Token::Name(name) => {
                let end = p.end;
                p.advance();
                if p.at_sign(b':') {
                    p.advance();
                    let statement = self.labelled(p, name, from..end)?;
                    self.push(from, statement);
                } else {
                    self.inst(p, name, from..end, None, from)?;
                }
            }
            Token::Sign(b'@') => self.guarded(p)?,
            Token::Directive(word) => self.directive(p, word, from)?,
            _ => return p.expected("an instruction or a directive"),
        }
        Ok(())
    }

    fn directive(&mut self, p: &mut Parser<'s>, word: &str, from: usize) -> Parsed<()> {
        match word {
            ".reg" => {
                p.advance();
                self.registers(p, from)?;
            }
            ".loc" => {
                p.advance();
                let loc = self.loc(p)?;
                self.push(from, Statement::Loc(Box::new(loc)));
            }
            ".pragma" => {
                p.advance();
                let strings = p.strings()?;
                p.expect_sign(b';', "`;`")?;
                for text in strings {
                    self.push(from, Statement::Pragma(text.into()));
                }
            }
            _ => {
                let span = p.span();
                let variables = variables(p, self.names)?;
                p.expect_sign(b';', "`;`")?;
                for variable in variables {
                    let registers = &mut self.cache.registers;
                    if !registers.declare(self.names, variable.name, Meaning::Variable) {
                        let name = self.names.name(variable.name).to_owned();
                        p.note(span.clone(), ReadErrorKind::Duplicate(name));
                    }
                    self.cache.elements.insert(variable.name, variable.ty.bytes());
                    self.push(from, Statement::Variable(Box::new(variable)));
                }
            }
        }
        Ok(())
    }

    /// What follows `name:`: a list of targets or nothing.
    fn labelled(
        &mut self,
        p: &mut Parser<'s>,
        name: &str,
        span: Range<usize>,
    ) -> Parsed<Statement> {
        let label = self.label(name);
        if !self.cache.registers.declare_label(self.names, name, label) {
            p.note(span, ReadErrorKind::Duplicate(name.to_owned()));
        }
        let Token::Directive(word @ (".branchtargets" | ".calltargets" | ".callprototype")) =
            p.token
        else {
            return Ok(Statement::Label(label));
        };
        p.advance();
        let name = self.names.intern(name);
        let statement = match word {
            ".branchtargets" => {
                let names = target_list(p)?;
                let labels = names.iter().map(|name| self.label(name)).collect();
                Statement::BranchTargets(name, labels)
            }
            ".calltargets" => {
                let names = target_list(p)?;
                let targets = names.iter().map(|name| self.names.intern(name)).collect();
                Statement::CallTargets(name, targets)
            }
            _ => Statement::CallPrototype(name, Box::new(self.prototype(p)?)),
        };
        p.expect_sign(b';', "`;`")?;
        Ok(statement)
    }

    fn prototype(&mut self, p: &mut Parser<'s>) -> Parsed<Prototype> {
        let mut prototype =
            Prototype { results: Vec::new(), params: Vec::new(), directives: Vec::new() };
        if p.at_sign(b'(') {
            prototype.results = params(p, self.names)?;
        }
        p.name()?;
        if p.at_sign(b'(') {
            prototype.params = params(p, self.names)?;
        }
        prototype.directives = directives(p)?;
        Ok(prototype)
    }

    fn loc(&mut self, p: &mut Parser<'s>) -> Parsed<Loc> {
        let mut loc = Loc { file: p.small()?, line: p.small()?, column: p.small()?, inlined: None };
        if p.eat_sign(b',') {
            if p.token != Token::Name("function_name") {
                return p.expected("`function_name`");
            }
            p.advance();
            let function = place_name(p, self.names, "a label or a section")?;
            let offset = if p.eat_sign(b'+') { p.small()? } else { 0 };
            p.expect_sign(b',', "`,`")?;
            if p.token != Token::Name("inlined_at") {
                return p.expected("`inlined_at`");
            }
            p.advance();
            let (file, line, column) = (p.small()?, p.small()?, p.small()?);
            loc.inlined = Some(Inlined { function, offset, file, line, column });
        }
        Ok(loc)
    }

    /// `.reg` is behind us.
    fn registers(&mut self, p: &mut Parser<'s>, from: usize) -> Parsed<()> {
        let (decl, words) = reg_decl_words(p, self.names)?;
        let registers = &mut self.cache.registers;
        let canonical = registers.declare_regs(p, self.names, &mut self.body, &decl, &words, from);
        if !canonical {
            self.push(from, Statement::Regs(Box::new(decl)));
        }
        Ok(())
    }

    /// The register of this name where we are.
    #[inline]
    pub(super) fn register(&mut self, name: &str) -> Option<Reg> {
        let registers = &mut self.cache.registers;
        registers.member(self.names, &mut self.body, name).or_else(|| {
            registers.register(self.names, &mut self.body, name, self.names.lookup(name))
        })
    }

    /// The label of this name.
    pub(super) fn label(&mut self, name: &str) -> Label {
        Label::of_name(name, || self.names.intern(name))
    }

    /// The label of the name of a symbol.
    pub(super) fn label_of(&self, symbol: Symbol) -> Label {
        Label::of_name(self.names.name(symbol), || symbol)
    }
}

/// Names up to the semicolon; `name<n>` stands for `name0`, `name1` and so on.
fn target_list(p: &mut Parser<'_>) -> Parsed<Vec<String>> {
    let mut names = Vec::new();
    loop {
        let name = p.name()?;
        if p.eat_sign(b'<') {
            let span = p.span();
            let count = p.small()?;
            if let Err(kind) = p.take_names(count as usize) {
                return p.fail(span, kind);
            }
            p.expect_sign(b'>', "`>`")?;
            names.extend((0..count).map(|n| format!("{name}{n}")));
        } else {
            names.push(name.to_owned());
        }
        if !p.eat_sign(b',') {
            return Ok(names);
        }
    }
}
