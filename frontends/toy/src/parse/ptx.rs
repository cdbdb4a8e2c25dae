//! `ptx!(..)`.

use super::{Parsed, Parser};
use crate::ast::{Expr, ExprKind, Name, PtxExpr, Type};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;

impl Parser<'_> {
    /// `ptx!(pure (a: T = x) -> (inout d: T = c) "text")`
    pub(super) fn ptx(&mut self) -> Parsed<Expr> {
        let start = self.bump().span;
        self.expect(T::Not)?;
        let open = self.expect(T::ParenOpen)?;
        let pure = self.eat_word("pure");
        let inputs_open = self.expect_ptx_list("operands")?;
        let inputs = self.list(inputs_open, T::ParenClose, Self::ptx_input)?;
        self.expect(T::Arrow)?;
        let outputs_open = self.expect_ptx_list("results")?;
        let outputs = self.list(outputs_open, T::ParenClose, Self::ptx_output)?;
        if self.peek() == T::Comma {
            let error = Diagnostic::error("T0127", "expected a string, found `,`", self.span());
            return Err(self.report(error.at("remove the comma before the PTX text")));
        }
        let (text, text_span) = self.string("the PTX text, a string")?;
        if self.peek() == T::Str {
            let error = Diagnostic::error("T0127", "the PTX text must be one string", self.span());
            let error = error.at("a second string").label(text_span, "the PTX text");
            return Err(self.report(error.help("strings may span lines")));
        }
        self.close(T::ParenClose, open)?;
        let kind = ExprKind::Ptx(PtxExpr { pure, inputs, outputs, text, text_span });
        Ok(Expr { kind, span: self.since(start) })
    }

    fn expect_ptx_list(&mut self, what: &str) -> Parsed<crate::source::Span> {
        if self.peek() == T::ParenOpen {
            return Ok(self.bump().span);
        }
        let message = format!("expected the list of {what}, found {}", self.found());
        let error = Diagnostic::error("T0127", message, self.span()).at("expected `(`");
        let help =
            "as in `ptx!((a: u32 = x) -> (d: u32) \"popc.b32 %d, %a;\")`; lists may be empty";
        Err(self.report(error.help(help)))
    }

    /// `a: T = x`
    fn ptx_input(&mut self) -> Parsed<(Name, Type, Expr)> {
        let (name, ty) = self.ptx_operand()?;
        if self.peek() != T::Assign {
            let message = format!("the operand `{}` has no value", name.text);
            let error = Diagnostic::error("T0127", message, self.gap()).at("expected `=`");
            return Err(self.report(error.help(format!("write `{}: T = value`", name.text))));
        }
        self.bump();
        Ok((name, ty, self.expr()?))
    }

    /// `d: T` or `inout d: T = x`
    fn ptx_output(&mut self) -> Parsed<(Name, Type, Option<Expr>)> {
        let begins_with_inout = self.is_word("inout") && self.ahead(1).kind == T::Name;
        let inout = begins_with_inout.then(|| self.bump().span);
        let (name, ty) = self.ptx_operand()?;
        match (inout, self.peek() == T::Assign) {
            (Some(_), true) => {
                self.bump();
                Ok((name, ty, Some(self.expr()?)))
            }
            (None, false) => Ok((name, ty, None)),
            (Some(_), false) => {
                let message = format!("the result `{}` has no initial value", name.text);
                let error = Diagnostic::error("T0127", message, self.gap()).at("expected `=`");
                Err(self.report(error.help("write `inout d: T = value`, or remove `inout`")))
            }
            (None, true) => {
                let message = format!("the result `{}` has an initial value", name.text);
                let error =
                    Diagnostic::error("T0127", message, self.span()).at("only with `inout`");
                Err(self.report(error.help(format!("write `inout {}: T = value`", name.text))))
            }
        }
    }

    fn ptx_operand(&mut self) -> Parsed<(Name, Type)> {
        if self.peek() == T::Percent {
            let error = Diagnostic::error("T0127", "expected a name, found `%`", self.span());
            let help =
                "`%` is only used in the PTX text: `(a: u32 = x) -> (d: u32) \"mov.b32 %d, %a;\"`";
            return Err(self.report(error.at("no `%` here").help(help)));
        }
        let name = self.name("the name of an operand")?;
        self.expect(T::Colon)?;
        Ok((name, self.ty()?))
    }
}
