//! The items of a module.

use super::Parser;
use crate::bitcode::words;
use crate::codes::{Fault, fault};
use crate::lex::Token;
use crate::tree::{Alias, Attributes, Function, Global, Linkage, Name, Param, Type, Typed};
use irc_ptx::text::Span;

/// Words between a name and what it is that change nothing for a GPU.
const IGNORED: &[&str] = &[
    "dso_local",
    "dso_preemptable",
    "hidden",
    "protected",
    "default",
    "dllimport",
    "dllexport",
    "unnamed_addr",
    "local_unnamed_addr",
];

impl<'a> Parser<'a> {
    pub(super) fn items(&mut self) -> Result<(), Fault> {
        loop {
            match self.token {
                Token::End => return Ok(()),
                Token::Global => self.symbol()?,
                Token::Local => self.type_item()?,
                Token::Comdat => {
                    self.advance()?;
                    self.expect(b'=')?;
                    self.expect_word("comdat")?;
                    self.advance()?;
                }
                Token::Meta => self.metadata_item()?,
                Token::Summary => {
                    self.advance()?;
                    self.expect(b'=')?;
                    while !matches!(self.token, Token::Sign(b'(') | Token::End) {
                        self.advance()?;
                    }
                    self.skip_brackets()?;
                }
                Token::Word => self.word_item()?,
                _ => return Err(self.unexpected("a function, a variable or a type")),
            }
        }
    }

    fn word_item(&mut self) -> Result<(), Fault> {
        let span = self.span;
        match self.text() {
            "source_filename" => {
                self.advance()?;
                self.expect(b'=')?;
                self.string("a name")?;
            }
            "target" => {
                self.advance()?;
                let what = self.word().ok_or_else(|| self.unexpected("`datalayout`"))?;
                self.advance()?;
                self.expect(b'=')?;
                let at = self.span;
                let text = self.string("a string")?;
                match what {
                    "datalayout" => self.module.layout = Some((text, at)),
                    "triple" => self.module.triple = Some((text, at)),
                    _ => return Err(fault("L0102", format!("unknown target `{what}`"), span)),
                }
            }
            "module" => {
                self.advance()?;
                self.expect_word("asm")?;
                let at = self.span;
                self.string("assembly")?;
                self.module.assembly = Some(at);
            }
            "attributes" => {
                self.advance()?;
                self.attribute_group()?;
            }
            "declare" => {
                self.advance()?;
                // Metadata of declarations stands before them.
                while self.token == Token::Meta {
                    self.advance()?;
                    self.attached()?;
                }
                let function = self.header(true)?;
                self.module.functions.push(function);
            }
            "define" => {
                self.advance()?;
                let function = self.header(false)?;
                let function = self.body(function)?;
                self.module.functions.push(function);
            }
            "uselistorder" | "uselistorder_bb" => {
                while !self.is_sign(b'{') && self.token != Token::End {
                    self.advance()?;
                }
                self.skip_brackets()?;
            }
            _ => return Err(self.unexpected("a function, a variable or a type")),
        }
        Ok(())
    }

    fn type_item(&mut self) -> Result<(), Fault> {
        let span = self.span;
        let name = self.name(Token::Local, "a type")?;
        self.expect(b'=')?;
        self.expect_word("type")?;
        let number = self.module.types.name(name) as usize;
        if self.module.types.named[number].1.is_some() {
            return Err(fault("L0105", "this type is defined twice", span));
        }
        if !self.eat("opaque")? {
            let body = self.plain_type()?;
            self.module.types.named[number].1 = Some(body);
        }
        Ok(())
    }

    /// The linkage, and words that say nothing here.
    fn linkage(&mut self) -> Result<Linkage, Fault> {
        let mut linkage = Linkage::Default;
        while let Some(word) = self.word() {
            linkage = match word {
                "internal" | "private" => Linkage::Internal,
                "weak" | "weak_odr" | "linkonce" | "common" => Linkage::Weak,
                "linkonce_odr" => Linkage::Inline,
                "external" => Linkage::External,
                "extern_weak" => Linkage::ExternWeak,
                "available_externally" => Linkage::Available,
                "appending" => Linkage::Appending,
                word if IGNORED.contains(&word) => linkage,
                "thread_local" => {
                    let message = "`thread_local` is not supported";
                    return Err(fault("L0203", message, self.span));
                }
                _ => break,
            };
            self.advance()?;
        }
        Ok(linkage)
    }

    fn symbol(&mut self) -> Result<(), Fault> {
        let span = self.span;
        let name = self.name(Token::Global, "a symbol")?;
        self.expect(b'=')?;
        let linkage = self.linkage()?;
        if self.is_word("ifunc") {
            return Err(fault("L0203", "`ifunc` is not supported", self.span));
        }
        if self.eat("alias")? {
            self.ty()?;
            self.expect(b',')?;
            let target = self.aliasee()?;
            while self.eat_sign(b',')? {
                self.advance()?;
                self.eat_string()?;
            }
            self.module.aliases.push(Alias { name, span, linkage, target });
            return Ok(());
        }
        self.global(name, span, linkage)
    }

    /// What an alias stands for: an expression stands without its type.
    fn aliasee(&mut self) -> Result<Typed<'a>, Fault> {
        let expressions = ["getelementptr", "addrspacecast", "bitcast", "inttoptr"];
        if !self.word().is_some_and(|word| expressions.contains(&word)) {
            return self.typed();
        }
        let ty = self.module.types.intern(Type::Ptr(0));
        Ok(Typed { ty, value: self.value(ty)? })
    }

    fn eat_string(&mut self) -> Result<(), Fault> {
        if self.token == Token::Str {
            self.advance()?;
        }
        Ok(())
    }

    fn global(&mut self, name: Name<'a>, span: Span, linkage: Linkage) -> Result<(), Fault> {
        const SET_BY_HOST: &str = "externally_initialized";
        let mut is_set_by_host = self.eat(SET_BY_HOST)?;
        let space = self.address_space()?;
        self.linkage()?;
        is_set_by_host |= self.eat(SET_BY_HOST)?;
        let constant = match self.word() {
            Some("constant") => true,
            Some("global") => false,
            _ => return Err(self.unexpected("`global` or `constant`")),
        };
        self.advance()?;
        let ty = self.plain_type()?;
        let is_declared = matches!(linkage, Linkage::External | Linkage::ExternWeak);
        let init = if is_declared { None } else { Some(self.value(ty)?) };
        let (mut align, mut dbg) = (None, None);
        while self.eat_sign(b',')? {
            match self.token {
                Token::Meta => self.attachment(&mut dbg)?,
                Token::Word => {
                    let word = self.text();
                    self.advance()?;
                    match word {
                        "align" => align = Some(self.integer("an alignment")?),
                        "comdat" if self.is_sign(b'(') => self.skip_brackets()?,
                        "section" | "partition" | "code_model" => self.eat_string()?,
                        _ => {}
                    }
                }
                _ => return Err(self.unexpected("an attribute of the variable")),
            }
        }
        self.attributes()?;
        let constant = constant && !is_set_by_host;
        let global = Global { name, span, linkage, space, ty, constant, init, align, dbg };
        self.module.globals.push(global);
        Ok(())
    }

    /// Metadata of a symbol, of which the node of `!dbg` is kept.
    fn attachment(&mut self, dbg: &mut Option<u32>) -> Result<(), Fault> {
        let is_dbg = self.text() == "!dbg";
        self.advance()?;
        let number = self.attached()?;
        if is_dbg {
            *dbg = number;
        }
        Ok(())
    }

    /// A function up to its body.
    fn header(&mut self, is_declaration: bool) -> Result<Function<'a>, Fault> {
        let mut linkage = self.linkage()?;
        if is_declaration && linkage != Linkage::ExternWeak {
            linkage = Linkage::External;
        }
        let convention = self.convention()?;
        let result_attrs = self.attributes()?;
        let result = self.plain_type()?;
        let span = self.span;
        let name = self.name(Token::Global, "the name of the function")?;
        self.expect(b'(')?;
        self.begin_function();
        let (params, variadic) = self.params(is_declaration)?;
        let mut attrs = Attributes::default();
        let mut dbg = None;
        loop {
            let mut more = self.attributes()?;
            attrs.list.append(&mut more.list);
            attrs.groups.append(&mut more.groups);
            match self.token {
                // Behind a declaration it is the next item of the module.
                Token::Meta if !is_declaration => self.attachment(&mut dbg)?,
                Token::Word => match self.text() {
                    "unnamed_addr" | "local_unnamed_addr" => self.advance()?,
                    "comdat" => {
                        self.advance()?;
                        if self.is_sign(b'(') {
                            self.skip_brackets()?;
                        }
                    }
                    "section" | "partition" | "gc" => {
                        self.advance()?;
                        self.eat_string()?;
                    }
                    "addrspace" => {
                        self.address_space()?;
                    }
                    "personality" | "prefix" | "prologue" => {
                        self.advance()?;
                        self.typed()?;
                    }
                    _ => break,
                },
                _ => break,
            }
        }
        Ok(Function {
            name,
            span,
            linkage,
            convention,
            result,
            result_attrs,
            params,
            variadic,
            attrs,
            blocks: Vec::new(),
            locals: Vec::new(),
            dbg,
        })
    }

    /// A calling convention, if there is one.
    pub(super) fn convention(&mut self) -> Result<Option<&'a str>, Fault> {
        let Some(word) = self.word() else { return Ok(None) };
        if word == "cc" {
            self.advance()?;
            let number = self.integer("the number of a calling convention")?;
            return Ok(words::convention(number));
        }
        let known = word.ends_with("cc")
            || word.contains("_kernel")
            || ["ptx_device", "spir_func", "aarch64_vector_pcs"].contains(&word);
        if known {
            self.advance()?;
        }
        Ok(known.then_some(word))
    }

    fn params(&mut self, is_declaration: bool) -> Result<(Vec<Param<'a>>, bool), Fault> {
        let mut params = Vec::new();
        if self.eat_sign(b')')? {
            return Ok((params, false));
        }
        loop {
            if self.token == Token::Dots {
                self.advance()?;
                self.expect(b')')?;
                return Ok((params, true));
            }
            let start = self.span;
            let ty = self.plain_type()?;
            let attrs = self.attributes()?;
            let name = match self.token {
                Token::Local => Some(self.name(Token::Local, "a name")?),
                _ => None,
            };
            let span = self.since(start);
            if !is_declaration {
                self.define_local(name, span)?;
            }
            params.push(Param { ty, attrs, span });
            if self.eat_sign(b')')? {
                return Ok((params, false));
            }
            self.expect(b',')?;
        }
    }
}
