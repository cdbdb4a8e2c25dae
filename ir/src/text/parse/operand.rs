//! Operands: values and literals, and the types that they are known to have.

use super::body::{Body, Lookup};
use super::{Parse, Reported};
use crate::entity::{Inst, Value};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token};
use crate::text::literal::{abbreviate, as_float, parse_bits};
use crate::types::Type;

/// An operand that has been read, but perhaps not understood: what a literal or a name that is
/// defined further below stands for depends on its type.
#[derive(Copy, Clone, Debug)]
pub(super) struct Operand {
    pub token: Token,
    /// The value, if the name is defined above.
    pub value: Option<Value>,
    /// Its type, if the value is known or the type was written.
    pub ty: Option<Type>,
}

/// An operand whose name was not defined where it was used.
#[derive(Copy, Clone, Debug)]
pub(super) struct Fixup {
    inst: Inst,
    arg: u32,
    /// Where the name stands.
    name: u32,
    /// The type that it was taken to have.
    ty: Type,
}

/// Words that are literals.
pub(super) fn is_literal(word: &str) -> bool {
    matches!(word, "true" | "false" | "null" | "poison" | "inf")
}

impl<'a> Body<'_, 'a> {
    /// Whether the next token begins an operand.
    pub(super) fn at_operand(&self) -> bool {
        match self.p.kind() {
            Kind::Value | Kind::Int | Kind::Float => true,
            Kind::Ident => self.p.word().is_some_and(is_literal),
            _ => false,
        }
    }

    /// Reads an operand: a name or literal, and perhaps its type.
    pub(super) fn operand(&mut self) -> Parse<Operand> {
        if !self.at_operand() {
            return Err(self.p.expected("an operand"));
        }
        let token = self.p.bump();
        let mut operand = Operand { token, value: None, ty: None };
        if token.kind == Kind::Value {
            match self.look_up(token) {
                Lookup::Value(value) => {
                    operand.value = Some(value);
                    operand.ty = Some(self.func.dfg.ty(value));
                }
                Lookup::Broken => return Err(Reported),
                Lookup::Unknown => {}
            }
        }
        if self.p.eat(Kind::Colon) {
            let expected = self.p.value_type()?;
            if operand.ty.is_some_and(|found| found != expected) {
                let found = operand.ty.unwrap_or(expected);
                return Err(self.wrong_type(token, found, expected));
            }
            operand.ty = Some(expected);
        }
        Ok(operand)
    }

    fn wrong_type(&mut self, token: Token, found: Type, expected: Type) -> Reported {
        let name = self.p.shown(token);
        self.p.error(token.span(), ErrorKind::WrongType { name, found, expected })
    }

    /// The value of an operand of the instruction to be made next, as its operand `arg`.
    pub(super) fn value_of(
        &mut self,
        operand: Operand,
        arg: usize,
        expected: Option<Type>,
    ) -> Parse<Value> {
        if let Some(value) = operand.value {
            return Ok(value);
        }
        let token = operand.token;
        let Some(ty) = operand.ty.or(expected) else {
            let text = abbreviate(self.p.text_of(token));
            let help = format!("write the type after it: `{text}: i32`");
            return Err(self.p.error_with(
                token.span(),
                ErrorKind::UnknownType { text },
                Some(help),
            ));
        };
        if token.kind == Kind::Value {
            let inst = Inst::from_u32(self.func.dfg.num_insts() as u32);
            let fixup = Fixup { inst, arg: arg as u32, name: token.start, ty };
            self.names.fixups.push(fixup);
            // Stands for the operand until the end of the body.
            return Ok(Value::from_u32(0));
        }
        self.literal(token, ty)
    }

    /// The constant that a literal of a type is.
    pub(super) fn literal(&mut self, token: Token, ty: Type) -> Parse<Value> {
        let text = self.p.text_of(token);
        if text == "poison" {
            return Ok(self.func.dfg.poison(ty));
        }
        match parse_bits(text, ty) {
            Ok(Some(bits)) => Ok(self.func.dfg.constant(ty, bits)),
            Ok(None) => {
                let help = match ty {
                    Type::Scalar(s) if s.is_float() && token.kind == Kind::Int => {
                        as_float(text, s).map(|float| format!("write `{float}`"))
                    }
                    _ => None,
                };
                let ty = ty.to_string().into();
                let kind = ErrorKind::WrongLiteral { text: abbreviate(text), ty };
                Err(self.p.error_with(token.span(), kind, help))
            }
            Err(kind) => Err(self.p.error(token.span(), kind)),
        }
    }

    /// At the end of the body: fills in the operands that were not defined when they were used.
    pub(super) fn resolve_operands(&mut self) {
        for fixup in std::mem::take(&mut self.names.fixups) {
            if self.p.gave_up() {
                return;
            }
            let token = self.p.tokens.at(fixup.name);
            let value = match self.look_up(token) {
                Lookup::Value(value) => value,
                Lookup::Broken => continue,
                Lookup::Unknown => {
                    self.undefined_value(token);
                    continue;
                }
            };
            let found = self.func.dfg.ty(value);
            if found != fixup.ty {
                self.wrong_type(token, found, fixup.ty);
            } else if self.p.is_sound() {
                self.func.dfg.args_mut(fixup.inst)[fixup.arg as usize] = value;
            }
        }
    }
}
