//! Types of values, types of data in memory, signatures and the attributes of parameters.

use super::{Parse, Parser, Reported};
use crate::data::{DataError, DataKind, MAX_DEPTH};
use crate::entity::DataType;
use crate::signature::{Aggregate, Extension, Param, Signature};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token};
use crate::text::name;
use crate::types::{Scalar, Space, Type};
use irc_ptx::text::{Span, nearest_name, suggestion};

/// The types of textures, samplers and surfaces with their words.
pub(super) const HANDLES: [(&str, Type); 3] =
    [("texref", Type::Texref), ("samplerref", Type::Samplerref), ("surfref", Type::Surfref)];

const PARAM_ATTRS: [&str; 8] =
    ["signext", "zeroext", "noalias", "readonly", "opaque", "align", "byval", "sret"];

/// The type of a value that is written as one word.
pub(super) fn word_type(word: &str) -> Option<Type> {
    if let Some(scalar) = Scalar::from_name(word) {
        return Some(Type::Scalar(scalar));
    }
    if let Some(rest) = word.strip_prefix("ptr") {
        if rest.is_empty() {
            return Some(Type::Ptr(Space::Generic));
        }
        return rest.strip_prefix('.').and_then(Space::from_name).map(Type::Ptr);
    }
    HANDLES.iter().find(|(name, _)| *name == word).map(|&(_, ty)| ty)
}

/// The words that are types of textures, samplers and surfaces.
pub(super) fn is_handle_word(word: &str) -> bool {
    HANDLES.iter().any(|(name, _)| *name == word)
}

/// The words that are types.
const TYPE_WORDS: [&str; 19] = [
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "f16",
    "bf16",
    "f32",
    "f64",
    "ptr",
    "ptr.global",
    "ptr.shared",
    "ptr.const",
    "ptr.local",
    "ptr.param",
    "texref",
    "samplerref",
    "surfref",
];

/// Whether a data type of this name is written without quotes.
pub(in crate::text) fn type_name_needs_no_quotes(name: &str) -> bool {
    crate::text::lexer::is_word(name) && word_type(name).is_none()
}

impl<'a> Parser<'a> {
    /// The type of a value.
    pub(super) fn value_type(&mut self) -> Parse<Type> {
        match self.kind() {
            Kind::Ident => {
                let token = self.bump();
                let word = self.text_of(token);
                word_type(word).ok_or_else(|| self.unknown_type(token.span(), word))
            }
            Kind::Lt => self.vector_type(),
            _ => Err(self.expected("a type")),
        }
    }

    /// A word that should be the type of a value is not.
    pub(super) fn unknown_type(&mut self, span: Span, word: &str) -> Reported {
        self.unknown_word_at(span, word, "type", TYPE_WORDS)
    }

    /// `<N x lane>`; a lane is a scalar or a pointer.
    pub(super) fn vector_type(&mut self) -> Parse<Type> {
        let start = self.pos();
        self.expect(Kind::Lt)?;
        let lanes = self.integer(u64::MAX)?;
        self.times()?;
        let token = self.expect(Kind::Ident)?;
        let word = self.text_of(token);
        let lane = word_type(word).filter(|ty| !ty.is_handle());
        let lane = lane.ok_or_else(|| {
            let words = TYPE_WORDS.into_iter().filter(|word| !is_handle_word(word));
            self.unknown_word_at(token.span(), word, "type", words)
        })?;
        self.expect(Kind::Gt)?;
        let ty = u8::try_from(lanes).ok().and_then(|lanes| Type::vector(lane, lanes));
        ty.ok_or_else(|| {
            let text = format!("a vector of {lanes} lanes");
            let kind = ErrorKind::Expected { expected: "2, 3, 4 or 8 lanes".into(), found: text };
            self.error(self.span_from(start), kind)
        })
    }

    fn times(&mut self) -> Parse<()> {
        if self.eat_word("x") { Ok(()) } else { Err(self.expected("`x`")) }
    }

    /// The type of data in memory.
    pub(super) fn data_type(&mut self) -> Parse<DataType> {
        self.nested_data_type(0)
    }

    fn nested_data_type(&mut self, depth: u32) -> Parse<DataType> {
        if depth > MAX_DEPTH {
            let kind = ErrorKind::TooDeep { limit: MAX_DEPTH };
            return Err(self.error(self.token().span(), kind));
        }
        let start = self.pos();
        let kind = match self.kind() {
            Kind::Ident => {
                let token = self.bump();
                let word = self.text_of(token);
                return match word_type(word) {
                    Some(ty) => Ok(self.parsed.module.types.value(ty)),
                    None => self.named_type(token, word),
                };
            }
            Kind::Str => {
                let token = self.bump();
                let text = self.text_of(token);
                let name = name::symbol_name(text);
                let name = name.map_err(|kind| self.error(token.span(), kind))?;
                return self.named_type(token, &name);
            }
            Kind::LBracket => {
                self.bump();
                let count = self.integer(u64::MAX)?;
                self.times()?;
                let elem = self.nested_data_type(depth + 1)?;
                self.expect(Kind::RBracket)?;
                DataKind::Array(elem, count)
            }
            Kind::LBrace => DataKind::Struct(self.fields(depth)?),
            Kind::Lt if self.kind_after_next() == Kind::LBrace => {
                self.bump();
                let fields = self.fields(depth)?;
                self.expect(Kind::Gt)?;
                DataKind::Packed(fields)
            }
            Kind::Lt => {
                let ty = self.vector_type()?;
                return Ok(self.parsed.module.types.value(ty));
            }
            _ => return Err(self.expected("a type")),
        };
        self.parsed.module.types.intern(kind).map_err(|error| self.data_error(start, error))
    }

    pub(super) fn data_error(&mut self, start: u32, error: DataError) -> Reported {
        self.error(self.span_from(start), ErrorKind::Data(error))
    }

    fn fields(&mut self, depth: u32) -> Parse<Box<[DataType]>> {
        self.expect(Kind::LBrace)?;
        let mut fields = Vec::new();
        while self.kind() != Kind::RBrace {
            fields.push(self.nested_data_type(depth + 1)?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RBrace)?;
        Ok(fields.into())
    }

    fn named_type(&mut self, token: Token, name: &str) -> Parse<DataType> {
        if let Some(ty) = self.parsed.module.types.by_name(name) {
            return Ok(ty);
        }
        if self.broken.contains(name) {
            return Err(Reported);
        }
        let names = self.parsed.module.types.names().map(|(name, _)| name);
        let near = nearest_name(name, names.chain(TYPE_WORDS));
        let help = match near {
            Some(near) => suggestion(near),
            None => "a type may only use types that are declared above it".to_owned(),
        };
        let kind = ErrorKind::UnknownWord { what: "type".into(), word: self.shown(token) };
        Err(self.error_with(token.span(), kind, Some(help)))
    }

    // ---- signatures ----

    /// Parameters and result, and where the name of each parameter stands. A `...` stands among the
    /// parameters or behind them.
    pub(super) fn signature(&mut self) -> Parse<(Signature, Vec<Option<u32>>)> {
        let mut signature = Signature::default();
        let mut names = Vec::new();
        self.expect(Kind::LParen)?;
        while self.kind() != Kind::RParen {
            if self.kind() == Kind::Ellipsis {
                let token = self.bump();
                if signature.variadic.replace(signature.params.len()).is_some() {
                    return Err(self.repeated(token));
                }
                if !self.eat(Kind::Comma) {
                    break;
                }
                continue;
            }
            names.push(match self.kind() {
                Kind::Value => {
                    let name = self.bump();
                    self.expect(Kind::Colon)?;
                    Some(name.start)
                }
                _ => None,
            });
            signature.params.push(self.param()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RParen)?;
        if self.eat(Kind::Arrow) {
            self.results(&mut signature)?;
        }
        self.preserved(&mut signature)?;
        Ok((signature, names))
    }

    /// One result, or several in parentheses.
    fn results(&mut self, signature: &mut Signature) -> Parse<()> {
        if !self.eat(Kind::LParen) {
            signature.results.push(self.param()?);
            return Ok(());
        }
        loop {
            signature.results.push(self.param()?);
            if !self.eat(Kind::Comma) || self.kind() == Kind::RParen {
                break;
            }
        }
        self.expect(Kind::RParen)?;
        Ok(())
    }

    /// How many registers a call keeps.
    fn preserved(&mut self, signature: &mut Signature) -> Parse<()> {
        let preserved = &mut signature.preserved;
        loop {
            let token = self.token();
            let count = match self.word() {
                Some("abi_preserve") => &mut preserved.registers,
                Some("abi_preserve_control") => &mut preserved.control,
                _ => return Ok(()),
            };
            self.bump();
            if count.replace(self.count()?).is_some() {
                return Err(self.repeated(token));
            }
        }
    }

    /// A type and the attributes of a parameter or result.
    fn param(&mut self) -> Parse<Param> {
        let mut param = Param::new(self.value_type()?);
        let attrs = &mut param.attrs;
        while let Some(word) = self.word() {
            if !PARAM_ATTRS.contains(&word) {
                break;
            }
            let token = self.bump();
            let repeated = match word {
                "signext" => attrs.extension.replace(Extension::Sign).is_some(),
                "zeroext" => attrs.extension.replace(Extension::Zero).is_some(),
                "noalias" => std::mem::replace(&mut attrs.noalias, true),
                "readonly" => std::mem::replace(&mut attrs.readonly, true),
                "opaque" => std::mem::replace(&mut attrs.opaque, true),
                "align" => attrs.align.replace(self.alignment()?).is_some(),
                _ => {
                    let aggregate = self.aggregate(word == "byval")?;
                    attrs.aggregate.replace(aggregate).is_some()
                }
            };
            if repeated {
                return Err(self.repeated(token));
            }
        }
        Ok(param)
    }

    pub(super) fn repeated(&mut self, token: Token) -> Reported {
        let word = self.shown(token);
        self.error(token.span(), ErrorKind::RepeatedWord { word })
    }

    /// `(type, align)`; without an alignment that of the type is meant.
    fn aggregate(&mut self, by_value: bool) -> Parse<Aggregate> {
        self.expect(Kind::LParen)?;
        let ty = self.data_type()?;
        let align = if self.eat(Kind::Comma) {
            self.power_of_two()?
        } else {
            self.parsed.module.types.layout(ty).align
        };
        self.expect(Kind::RParen)?;
        Ok(if by_value { Aggregate::ByVal { ty, align } } else { Aggregate::Sret { ty, align } })
    }
}
