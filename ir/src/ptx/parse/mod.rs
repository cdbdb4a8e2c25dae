//! The reader: from PTX text to the tree.
//!
//! Errors are collected: after one in a statement, reading goes on behind the next semicolon.
//! Nothing recurses over the input, and no input makes it panic.

mod body;
mod inst;
mod module;

use super::ast::Module;
use super::lexer::{Lexer, Token};
use crate::isa::{PtxType, RowId};
use crate::target::TargetError;
use std::ops::Range;

/// Where and why text is not PTX.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{kind}")]
pub struct ReadError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong.
    pub kind: ReadErrorKind,
}

/// What is wrong with PTX text.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReadErrorKind {
    /// Something else should stand there.
    #[error("expected {wanted}, found {found}")]
    Expected {
        /// What should.
        wanted: &'static str,
        /// What does.
        found: String,
    },
    /// The table has no such instruction.
    #[error("unknown instruction `{0}`")]
    UnknownOpcode(String),
    /// No row of the opcode takes the word.
    #[error("no form of `{opcode}` takes `.{part}`")]
    UnknownPart {
        /// The opcode.
        opcode: String,
        /// The word.
        part: String,
    },
    /// The words are known, but not together.
    #[error("`{0}` is no form of this instruction")]
    UnknownForm(String),
    /// The operands suit no row with this spelling.
    #[error("the operands do not suit `{}`; expected: {}", .form, expected_operands(*.row))]
    Operands {
        /// The spelling.
        form: String,
        /// A row that has it.
        row: RowId,
    },
    /// A register that is not declared.
    #[error("register `{0}` is not declared")]
    UnknownRegister(String),
    /// A name that is declared twice in the same scope.
    #[error("`{0}` is declared twice")]
    Duplicate(String),
    /// An unknown type word.
    #[error("unknown type `{0}`")]
    UnknownType(String),
    /// An unknown directive.
    #[error("unknown directive `{0}`")]
    UnknownDirective(String),
    /// A number that does not fit.
    #[error("the number is out of range")]
    OutOfRange,
    /// Lists nest deeper than any instruction needs.
    #[error("lists nest too deep")]
    TooDeep,
    /// A bad version or target.
    #[error(transparent)]
    Target(#[from] TargetError),
}

fn expected_operands(row: RowId) -> String {
    let operands = crate::isa::row(row).operands;
    operands.iter().map(|rule| rule.name).collect::<Vec<_>>().join(", ")
}

/// After so many errors reading stops.
const MAX_ERRORS: usize = 100;

impl Module {
    /// Reads a module.
    pub fn parse(text: &str) -> Result<Self, Vec<ReadError>> {
        let mut parser = Parser::new(text);
        let module = module::parse_module(&mut parser);
        if parser.errors.is_empty() { Ok(module) } else { Err(parser.errors) }
    }
}

/// An error has been recorded; the caller skips to where it can go on.
struct Failed;

type Parsed<T> = Result<T, Failed>;

/// The state of reading: one token ahead.
struct Parser<'s> {
    lexer: Lexer<'s>,
    token: Token<'s>,
    span: Range<usize>,
    /// The end of the token before.
    last_end: usize,
    errors: Vec<ReadError>,
}

impl<'s> Parser<'s> {
    fn new(text: &'s str) -> Self {
        let mut lexer = Lexer::new(text);
        let (token, span) = lexer.next();
        Self { lexer, token, span, last_end: 0, errors: Vec::new() }
    }

    fn advance(&mut self) {
        self.last_end = self.span.end;
        (self.token, self.span) = self.lexer.next();
    }

    fn fail<T>(&mut self, span: Range<usize>, kind: impl Into<ReadErrorKind>) -> Parsed<T> {
        if self.errors.len() < MAX_ERRORS {
            self.errors.push(ReadError { span, kind: kind.into() });
        }
        Err(Failed)
    }

    fn expected<T>(&mut self, wanted: &'static str) -> Parsed<T> {
        let found = match self.token {
            Token::End => "the end of the text".to_owned(),
            _ => {
                let text = &self.lexer.text()[self.span.clone()];
                let short: String = text.chars().take(40).collect();
                format!("`{short}`")
            }
        };
        self.fail(self.span.clone(), ReadErrorKind::Expected { wanted, found })
    }

    fn at_sign(&self, sign: u8) -> bool {
        self.token == Token::Sign(sign)
    }

    fn eat_sign(&mut self, sign: u8) -> bool {
        let found = self.at_sign(sign);
        if found {
            self.advance();
        }
        found
    }

    fn expect_sign(&mut self, sign: u8, wanted: &'static str) -> Parsed<()> {
        if self.eat_sign(sign) { Ok(()) } else { self.expected(wanted) }
    }

    fn eat_directive(&mut self, word: &str) -> bool {
        let found = self.token == Token::Directive(word);
        if found {
            self.advance();
        }
        found
    }

    /// A name; `_` counts as one.
    fn name(&mut self) -> Parsed<&'s str> {
        match self.token {
            Token::Name(name) => {
                self.advance();
                Ok(name)
            }
            Token::Sign(b'_') => {
                self.advance();
                Ok("_")
            }
            _ => self.expected("a name"),
        }
    }

    fn string(&mut self) -> Parsed<&'s str> {
        match self.token {
            Token::Text(text) => {
                self.advance();
                Ok(text)
            }
            _ => self.expected("a string"),
        }
    }

    fn int(&mut self) -> Parsed<i64> {
        let negative = self.eat_sign(b'-');
        match self.token {
            Token::Int(value) => {
                self.advance();
                Ok(if negative { value.wrapping_neg() } else { value })
            }
            _ => self.expected("an integer"),
        }
    }

    fn unsigned(&mut self) -> Parsed<u64> {
        let span = self.span.clone();
        match u64::try_from(self.int()?) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    fn small(&mut self) -> Parsed<u32> {
        let span = self.span.clone();
        match u32::try_from(self.int()?) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    /// A type directive.
    fn ty(&mut self) -> Parsed<PtxType> {
        let Token::Directive(word) = self.token else { return self.expected("a type") };
        match PtxType::from_word(&word[1..]) {
            Some(ty) => {
                self.advance();
                Ok(ty)
            }
            None => self.fail(self.span.clone(), ReadErrorKind::UnknownType(word.to_owned())),
        }
    }

    /// Skips to behind the next semicolon, or to a closing brace of the level where it began.
    fn skip_statement(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.token {
                Token::End => return,
                Token::Sign(b';') if depth == 0 => {
                    self.advance();
                    return;
                }
                Token::Sign(b'{') => depth += 1,
                Token::Sign(b'}') if depth == 0 => return,
                Token::Sign(b'}') => depth -= 1,
                _ => {}
            }
            self.advance();
        }
    }

    fn exhausted(&self) -> bool {
        self.errors.len() >= MAX_ERRORS
    }
}

#[cfg(test)]
mod tests;
