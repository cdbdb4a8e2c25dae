//! What is said of variables: records, `#dbg_value(..)`, and calls of intrinsics that LLVM had
//! before it had records, `call void @llvm.dbg.value(metadata ..)`.

use super::Parser;
use crate::codes::Fault;
use crate::lex::Token;
use crate::tree::{DebugOperand, DebugOperands, DebugRecord, Expression, Meta};
use smallvec::smallvec;

impl<'a> Parser<'a> {
    /// A record: those that say where a variable is are kept.
    pub(super) fn record(&mut self) -> Result<Option<DebugRecord>, Fault> {
        let kind = self.text().strip_prefix("#dbg_").unwrap_or_default();
        self.advance()?;
        self.debug_variable(kind, |p| {
            p.expect(b',')?;
            p.attached()
        })
    }

    /// The arguments of an intrinsic: what they say, without a location.
    pub(super) fn debug_call(&mut self, name: &str) -> Result<Option<DebugRecord>, Fault> {
        let kind = name.strip_prefix("llvm.dbg.").unwrap_or_default();
        self.debug_variable(kind, |_| Ok(Some(0)))
    }

    /// An operand, a variable, an expression; an assignment has an address behind those, too, and
    /// some have a location. What says nothing of a variable is passed.
    fn debug_variable(
        &mut self,
        kind: &str,
        location: impl FnOnce(&mut Self) -> Result<Option<u32>, Fault>,
    ) -> Result<Option<DebugRecord>, Fault> {
        if !self.is_sign(b'(') {
            return Err(self.unexpected("`(`"));
        }
        let Some(is_declare) = DebugRecord::declares(kind) else {
            return self.skip_brackets().map(|()| None);
        };
        self.advance()?;
        self.eat("metadata")?;
        let operands = self.debug_operands()?;
        self.expect(b',')?;
        self.eat("metadata")?;
        let variable = self.attached()?;
        self.expect(b',')?;
        self.eat("metadata")?;
        let expression = self.debug_expression()?;
        let address = match kind {
            "assign" => self.assigned()?,
            _ => None,
        };
        let location = location(self)?;
        self.expect(b')')?;
        Ok(variable.zip(location).map(|(variable, location)| DebugRecord {
            is_declare,
            operands,
            address,
            expression,
            variable,
            location,
        }))
    }

    /// The rest of an assignment: its number, the address that it goes to, and what is computed
    /// from that. The address, if it is there.
    fn assigned(&mut self) -> Result<Option<u32>, Fault> {
        self.expect(b',')?;
        self.skip_to_comma()?;
        self.expect(b',')?;
        self.eat("metadata")?;
        let address = self.debug_operand()?;
        self.expect(b',')?;
        self.skip_to_comma()?;
        Ok(address.and_then(DebugOperand::local))
    }

    /// What a variable's value is computed from: an operand, or a list.
    fn debug_operands(&mut self) -> Result<DebugOperands, Fault> {
        if self.token == Token::Meta && self.text() == "!DIArgList" {
            self.advance()?;
            self.expect(b'(')?;
            return Ok(self.list(b')', Self::debug_operand)?.into());
        }
        Ok(smallvec![self.debug_operand()?])
    }

    /// A local, a number, or something else, which is passed.
    fn debug_operand(&mut self) -> Result<Option<DebugOperand>, Fault> {
        if matches!(self.token, Token::Meta | Token::Bang) {
            return self.skip_metadata().map(|()| None);
        }
        let ty = self.ty()?;
        match self.token {
            Token::Local | Token::Int | Token::Float | Token::Word | Token::Sign(b'<') => {
                Ok(DebugOperand::of(&self.value(ty)?.kind))
            }
            _ => self.skip_to_comma().map(|_| None),
        }
    }

    /// `!DIExpression(..)`, or the number of one, which says nothing here.
    pub(super) fn debug_expression(&mut self) -> Result<Expression, Fault> {
        if self.text() != "!DIExpression" {
            let field = self.attached()?.map(Meta::Node);
            return Ok(self.module.expression(field.as_ref()));
        }
        self.advance()?;
        self.operations()
    }

    /// `(DW_OP_plus_uconst, 8, ..)`.
    pub(super) fn operations(&mut self) -> Result<Expression, Fault> {
        self.expect(b'(')?;
        let operations = self.list(b')', |p| {
            let text = p.text();
            let number = match p.token {
                Token::Int => {
                    let signed = || text.parse::<i64>().map(|number| number as u64);
                    text.parse().or_else(|_| signed()).unwrap_or(u64::MAX)
                }
                Token::Word => Expression::operation(text),
                _ => return Err(p.unexpected("an operation")),
            };
            p.advance()?;
            Ok(number)
        })?;
        Ok(Expression::of(&operations))
    }
}
