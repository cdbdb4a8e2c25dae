//! Text to the tree.
//!
//! The first mistake ends it: text that a compiler printed has none, and what follows one cannot be
//! trusted. `module` has the items, `types` types, `value` constants, `function` bodies, `inst`
//! instructions, `attributes`, `metadata` and `debug` what their names say.

mod attributes;
mod debug;
pub(crate) mod float;
mod function;
mod inst;
mod memory;
mod metadata;
mod module;
mod types;
mod value;

pub(crate) use memory::both_orderings;

use crate::codes::{Fault, fault};
use crate::lex::{self, Lexer, Token};
use crate::tree::{DebugRecord, Module, Name};
use function::Scope;
use irc_ptx::text::Span;

/// How deep types, constants and metadata may nest.
const MAX_DEPTH: u32 = 200;

/// Reads a module.
pub fn parse(text: &str) -> Result<Module<'_>, Fault> {
    let mut parser = Parser {
        lexer: Lexer::new(text),
        token: Token::End,
        span: Span::new(0, 0),
        end: 0,
        depth: 0,
        module: Module::default(),
        scope: Scope::default(),
        called: None,
    };
    parser.advance()?;
    parser.items()?;
    Ok(parser.module)
}

struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The current token and its place.
    token: Token,
    span: Span,
    /// Where the token before it ended.
    end: u32,
    depth: u32,
    module: Module<'a>,
    scope: Scope<'a>,
    /// What the call of an intrinsic that is being read says of a variable.
    called: Option<DebugRecord>,
}

impl<'a> Parser<'a> {
    fn advance(&mut self) -> Result<(), Fault> {
        self.end = self.span.end;
        (self.token, self.span) = self.lexer.next()?;
        Ok(())
    }

    /// The text of the current token.
    fn text(&self) -> &'a str {
        &self.lexer.text()[self.span.start as usize..self.span.end as usize]
    }

    /// The current token if it is a word.
    fn word(&self) -> Option<&'a str> {
        (self.token == Token::Word).then(|| self.text())
    }

    fn is_word(&self, word: &str) -> bool {
        self.token == Token::Word && self.text() == word
    }

    fn is_sign(&self, sign: u8) -> bool {
        self.token == Token::Sign(sign)
    }

    /// Passes a word if it is there.
    fn eat(&mut self, word: &str) -> Result<bool, Fault> {
        let found = self.is_word(word);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    fn eat_sign(&mut self, sign: u8) -> Result<bool, Fault> {
        let found = self.is_sign(sign);
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    fn expect(&mut self, sign: u8) -> Result<(), Fault> {
        match self.eat_sign(sign)? {
            true => Ok(()),
            false => Err(self.unexpected(&format!("`{}`", sign as char))),
        }
    }

    fn expect_word(&mut self, word: &str) -> Result<(), Fault> {
        match self.eat(word)? {
            true => Ok(()),
            false => Err(self.unexpected(&format!("`{word}`"))),
        }
    }

    #[cold]
    fn unexpected(&self, expected: &str) -> Fault {
        let found = match self.token {
            Token::End => "the end of the text".to_owned(),
            _ => {
                let text = self.text();
                let short: String = text.chars().take(40).collect();
                let more = if short.len() < text.len() { ".." } else { "" };
                format!("`{short}{more}`")
            }
        };
        fault("L0102", format!("expected {expected}, found {found}"), self.span)
    }

    /// From a place to the end of the token before the current one.
    fn since(&self, start: Span) -> Span {
        Span::new(start.start, self.end.max(start.end))
    }

    /// The name that the current token is, which has this form.
    fn name(&mut self, token: Token, what: &str) -> Result<Name<'a>, Fault> {
        if self.token != token {
            return Err(self.unexpected(what));
        }
        let name = lex::name(self.text());
        self.advance()?;
        Ok(name)
    }

    fn string(&mut self, what: &str) -> Result<Name<'a>, Fault> {
        self.name(Token::Str, what)
    }

    /// A number that fits.
    fn integer(&mut self, what: &str) -> Result<u64, Fault> {
        if self.token != Token::Int {
            return Err(self.unexpected(what));
        }
        let number = self.text().parse::<u64>();
        let number = number.map_err(|_| {
            fault("L0107", format!("`{}` is out of range for {what}", self.text()), self.span)
        })?;
        self.advance()?;
        Ok(number)
    }

    fn number32(&mut self, what: &str) -> Result<u32, Fault> {
        let span = self.span;
        let number = self.integer(what)?;
        u32::try_from(number)
            .map_err(|_| fault("L0107", format!("`{number}` is out of range for {what}"), span))
    }

    /// One level deeper, as far as that goes.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Result<T, Fault>) -> Result<T, Fault> {
        if self.depth >= MAX_DEPTH {
            let message = format!("nested more than {MAX_DEPTH} levels deep");
            return Err(fault("L0103", message, self.span));
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// Things with commas between them up to a closing bracket, which is passed.
    fn list<T>(
        &mut self,
        close: u8,
        mut one: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let mut all = Vec::new();
        if self.eat_sign(close)? {
            return Ok(all);
        }
        loop {
            all.push(one(self)?);
            if self.eat_sign(close)? {
                return Ok(all);
            }
            self.expect(b',')?;
        }
    }

    /// Passes everything between an open bracket, which is the current token, and the one that
    /// closes it.
    fn skip_brackets(&mut self) -> Result<(), Fault> {
        let start = self.span;
        let mut depth = 0u32;
        loop {
            match self.token {
                Token::Sign(b'(' | b'{' | b'[') => depth += 1,
                Token::Sign(b')' | b'}' | b']') => depth = depth.saturating_sub(1),
                Token::End => {
                    return Err(fault("L0102", "this bracket is not closed", start));
                }
                _ => {}
            }
            self.advance()?;
            if depth == 0 {
                return Ok(());
            }
        }
    }
}
