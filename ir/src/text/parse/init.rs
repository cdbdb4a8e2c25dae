//! Initial contents of globals.

use super::{Parse, Parser};
use crate::data::DataKind;
use crate::entity::{DataType, GlobalId};
use crate::module::{Init, Symbol};
use crate::text::error::ErrorKind;
use crate::text::lexer::Kind;
use crate::text::literal::{abbreviate, parse_bits, parse_int, parse_string};
use crate::types::{I64, Type};
use irc_ptx::{OpaqueField, OpaqueValue};

/// Words that are literals of some type.
const LITERALS: [&str; 5] = ["true", "false", "null", "poison", "inf"];

const NO_LABELS: &str = "labels have no addresses in PTX; for a table of targets use `switch`, or \
     addresses of functions";

impl Parser<'_> {
    /// Reads the initialiser that begins at the next token and gives it to the global.
    pub(super) fn global_init(&mut self, global: GlobalId) -> Parse<()> {
        let ty = self.parsed.module.global(global).ty;
        let init = self.init(ty)?;
        if !self.token().first_of_line && self.kind() != Kind::Eof {
            return Err(self.expected("the end of the initialiser"));
        }
        self.parsed.module.global_mut(global).init = Some(init);
        Ok(())
    }

    /// An initialiser of a type; it nests as deep as the type, which is bounded.
    fn init(&mut self, ty: DataType) -> Parse<Init> {
        if self.eat_word("zero") {
            return Ok(Init::Zero);
        }
        match self.parsed.module.types.kind(ty).clone() {
            DataKind::Value(ty) if ty.is_vector() && self.kind() == Kind::LBracket => {
                let elem = self.parsed.module.types.value(ty.lane());
                let lanes = u64::from(ty.lanes());
                self.list(Kind::RBracket, "a vector", |i| (i < lanes).then_some(elem))
            }
            DataKind::Value(ty) if ty.is_handle() && self.kind() == Kind::LBrace => {
                self.opaque_fields()
            }
            DataKind::Value(ty) => self.init_value(ty),
            DataKind::Array(..) if self.kind() == Kind::Str => {
                let token = self.bump();
                let bytes = parse_string(self.text_of(token));
                bytes.map(Init::Bytes).map_err(|kind| self.error(token.span(), kind))
            }
            DataKind::Array(elem, n) => {
                if self.kind() != Kind::LBracket {
                    return Err(self.expected("`[` of an array, a string or `zero`"));
                }
                self.list(Kind::RBracket, "an array", |i| (i < n).then_some(elem))
            }
            DataKind::Struct(fields) | DataKind::Packed(fields) => {
                if self.kind() != Kind::LBrace {
                    return Err(self.expected("`{` of a struct or `zero`"));
                }
                let field = |i| usize::try_from(i).ok().and_then(|i| fields.get(i).copied());
                self.list(Kind::RBrace, "a struct", field)
            }
        }
    }

    /// The elements of a list up to its closing bracket; `elem` gives the type of each.
    fn list(
        &mut self,
        close: Kind,
        what: &str,
        elem: impl Fn(u64) -> Option<DataType>,
    ) -> Parse<Init> {
        self.bump();
        let mut inits = Vec::new();
        while self.kind() != close {
            let Some(ty) = elem(inits.len() as u64) else {
                let kind = ErrorKind::Count {
                    what: what.to_owned(),
                    expected: format!("{} elements", inits.len()),
                    found: inits.len() + 1,
                };
                return Err(self.error(self.token().span(), kind));
            };
            inits.push(self.init(ty)?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(close)?;
        Ok(Init::List(inits))
    }

    /// `{ field = value, .. }`
    fn opaque_fields(&mut self) -> Parse<Init> {
        self.expect(Kind::LBrace)?;
        let mut fields = Vec::new();
        while self.kind() != Kind::RBrace {
            let token = self.expect(Kind::Ident)?;
            let Some(field) = OpaqueField::from_word(self.text_of(token)) else {
                let known = OpaqueField::ALL.map(|row| row.word);
                return Err(self.unknown_word(token, "field", known));
            };
            self.expect(Kind::Equals)?;
            let value = match self.kind() {
                Kind::Int => {
                    let token = self.bump();
                    let bits = parse_bits(self.text_of(token), I64);
                    let bits = bits.map_err(|kind| self.error(token.span(), kind))?;
                    OpaqueValue::Int(bits.unwrap_or(0) as i64)
                }
                Kind::Ident => {
                    let token = self.bump();
                    let Some(value) = OpaqueValue::from_word(self.text_of(token)) else {
                        let known = OpaqueValue::WORDS.map(|(_, word)| word);
                        return Err(self.unknown_word(token, "mode", known));
                    };
                    value
                }
                _ => return Err(self.expected("a number or a mode")),
            };
            fields.push((field, value));
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RBrace)?;
        Ok(Init::Fields(fields))
    }

    fn init_value(&mut self, ty: Type) -> Parse<Init> {
        let token = self.token();
        let word = self.word();
        if token.kind == Kind::Symbol || word == Some("generic") {
            return self.address(None);
        }
        if self.eat_word("mask") {
            self.expect(Kind::LParen)?;
            let mask = self.integer(u64::MAX)?;
            self.expect(Kind::Comma)?;
            let init = self.address(Some(mask))?;
            self.expect(Kind::RParen)?;
            return Ok(init);
        }
        if !matches!(token.kind, Kind::Int | Kind::Float | Kind::Ident) {
            return Err(self.expected("a literal, an address or `zero`"));
        }
        self.bump();
        let text = self.text_of(token);
        match parse_bits(text, ty) {
            Ok(Some(bits)) => Ok(Init::Bits(bits)),
            Ok(None) => {
                let ty = ty.to_string().into();
                let kind = ErrorKind::WrongLiteral { text: abbreviate(text), ty };
                let is_name = token.kind == Kind::Ident && !LITERALS.contains(&text);
                let help = is_name.then(|| NO_LABELS.to_owned());
                Err(self.error_with(token.span(), kind, help))
            }
            Err(kind) => Err(self.error(token.span(), kind)),
        }
    }

    /// `@symbol`, `@symbol + N`, `@symbol - N`, or one of these in `generic(..)`.
    fn address(&mut self, mask: Option<u64>) -> Parse<Init> {
        let generic = self.eat_word("generic");
        if generic {
            self.expect(Kind::LParen)?;
        }
        let symbol: Symbol = self.symbol()?;
        let offset = if self.token().first_of_line { None } else { self.offset()? };
        if generic {
            self.expect(Kind::RParen)?;
        }
        Ok(Init::Address { symbol, offset: offset.unwrap_or(0), generic, mask })
    }

    /// `+ N` or `- N`, if there is one.
    pub(super) fn offset(&mut self) -> Parse<Option<i64>> {
        let subtract = match self.kind() {
            Kind::Plus => false,
            Kind::Minus => true,
            Kind::Int if self.text_of(self.token()).starts_with('-') => false,
            _ => return Ok(None),
        };
        if self.kind() != Kind::Int {
            self.bump();
        }
        let token = self.expect(Kind::Int)?;
        let text = self.text_of(token);
        let (negative, magnitude) =
            parse_int(text).map_err(|kind| self.error(token.span(), kind))?;
        let negative = negative != subtract;
        let offset = i128::try_from(magnitude).ok().and_then(|magnitude| {
            i64::try_from(if negative { -magnitude } else { magnitude }).ok()
        });
        match offset {
            Some(offset) => Ok(Some(offset)),
            None => {
                let kind = ErrorKind::OutOfRange { text: abbreviate(text), ty: "i64".into() };
                Err(self.error(token.span(), kind))
            }
        }
    }
}
