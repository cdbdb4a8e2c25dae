//! Statements.

use super::expr::begins_block_like;
use super::recover::begins_item;
use super::{Parsed, Parser, Reported};
use crate::ast::{Block, Expr, Stmt, StmtKind, Unit};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;
use crate::source::Span;
use crate::types::BinaryOp;

/// What an assigning token does: the operator in front of its `=`.
pub(super) fn assigned_by(kind: T) -> Option<Option<BinaryOp>> {
    let op = match kind {
        T::Assign => return Some(None),
        T::AddAssign => BinaryOp::Add,
        T::SubAssign => BinaryOp::Sub,
        T::MulAssign => BinaryOp::Mul,
        T::DivAssign => BinaryOp::Div,
        T::RemAssign => BinaryOp::Rem,
        T::AndAssign => BinaryOp::And,
        T::OrAssign => BinaryOp::Or,
        T::XorAssign => BinaryOp::Xor,
        T::ShlAssign => BinaryOp::Shl,
        T::ShrAssign => BinaryOp::Shr,
        _ => return None,
    };
    Some(Some(op))
}

/// A statement, or the value of the block.
enum StmtOrValue {
    Stmt(StmtKind),
    Value(Expr),
}

impl Parser<'_> {
    /// The statements of a block and its value, up to the `}` that closes `open`.
    pub(super) fn statements(&mut self, open: Span) -> Parsed<Block> {
        let mut stmts = Vec::new();
        let mut value = None;
        loop {
            let (start, span) = (self.at, self.span());
            match self.peek() {
                T::BraceClose => break,
                T::Semicolon => {
                    self.bump();
                    continue;
                }
                T::End => return Err(self.unclosed_block(open)),
                kind if begins_item(kind) => {
                    self.inner_item(open)?;
                    continue;
                }
                _ => {}
            }
            match self.statement() {
                Ok(StmtOrValue::Stmt(kind)) => stmts.push(Stmt { kind, span: self.since(span) }),
                Ok(StmtOrValue::Value(expr)) => value = Some(Box::new(expr)),
                Err(Reported) => self.recover_statement(start),
            }
        }
        self.bump();
        Ok(Block { stmts, value, span: self.since(open) })
    }

    /// A block is not closed.
    pub(super) fn unclosed_block(&mut self, open: Span) -> Reported {
        let message = format!("expected `}}`, found {}", self.found());
        let error = Diagnostic::error("T0112", message, self.span()).at("expected `}`");
        self.report(error.label(open, "this `{` is open"))
    }

    /// An item in a block: if it stands at the start of its line, the block is likely not closed;
    /// else the item is likely meant to be there.
    pub(super) fn inner_item(&mut self, open: Span) -> Parsed<()> {
        let span = self.span();
        if span.start == 0 || self.text[..span.start as usize].ends_with('\n') {
            return Err(self.unclosed_block(open));
        }
        let error = Diagnostic::error("T0129", "items are not allowed inside functions", span);
        let error = error.at("expected a statement");
        self.report(error.help("move it out of the function: items see each other"));
        let mut unit = Unit { file: span.file, imports: Vec::new(), items: Vec::new() };
        let start = self.at;
        if self.nested(|parser| parser.item(&mut unit)).is_err() {
            self.recover_statement(start);
        }
        Ok(())
    }

    fn statement(&mut self) -> Parsed<StmtOrValue> {
        match self.peek() {
            T::Let | T::Var => self.let_statement().map(StmtOrValue::Stmt),
            T::Const => self.constant().map(|item| StmtOrValue::Stmt(StmtKind::Const(item))),
            T::Shared => {
                self.bump();
                let name = self.name("the name of a shared variable")?;
                let ty = self.typed("a shared variable", &name.text)?;
                self.no_value("shared memory is not initialised")?;
                self.semicolon()?;
                Ok(StmtOrValue::Stmt(StmtKind::Shared { name, ty }))
            }
            kind if begins_block_like(kind) => {
                let expr = self.nested(Self::block_like)?;
                match self.peek() {
                    T::BraceClose => Ok(StmtOrValue::Value(expr)),
                    _ => {
                        self.eat(T::Semicolon);
                        Ok(StmtOrValue::Stmt(StmtKind::Expr(expr)))
                    }
                }
            }
            _ => self.expression_statement(),
        }
    }

    /// `let name: T = value;`, `var ..` and `let (a, b) = ptx!(..);`
    fn let_statement(&mut self) -> Parsed<StmtKind> {
        let word = self.bump();
        let mutable = word.kind == T::Var;
        if self.peek() == T::Mut {
            let error = Diagnostic::error("T0120", "expected a name, found `mut`", self.span());
            let error = error.at("expected a name");
            return Err(self.report(error.help("a variable that can change is `var x = ..`")));
        }
        if self.peek() == T::ParenOpen {
            let open = self.bump().span;
            let names = self.list(open, T::ParenClose, |parser| parser.name("a name"))?;
            if mutable {
                let error = Diagnostic::error("T0122", "results cannot be `var`", word.span);
                let error = error.at("expected `let`");
                self.report(error.help("copy them: `var x = a;`"));
            }
            self.expect(T::Assign)?;
            let value = self.expr()?;
            self.semicolon()?;
            return Ok(StmtKind::LetMany { names, value });
        }
        let name = self.name("the name of a variable")?;
        let ty = match self.eat(T::Colon) {
            true => Some(self.ty()?),
            false => None,
        };
        if matches!(self.peek(), T::Semicolon | T::Comma) {
            let message = format!("the variable `{}` has no value", name.text);
            let error = Diagnostic::error("T0122", message, name.span).at("expected `= value`");
            return Err(self.report(error.help("variables must be initialised")));
        }
        self.expect(T::Assign)?;
        let value = self.expr()?;
        self.semicolon()?;
        Ok(StmtKind::Let { name, mutable, ty, value })
    }

    fn expression_statement(&mut self) -> Parsed<StmtOrValue> {
        self.foreign_statement()?;
        let expr = self.expr()?;
        if let Some(op) = assigned_by(self.peek()) {
            self.bump();
            let value = self.expr()?;
            if assigned_by(self.peek()).is_some() {
                let error = Diagnostic::error("T0118", "an assignment is not a value", self.span());
                let error = error.at("a second assignment");
                return Err(self.report(error.help("write two statements")));
            }
            self.semicolon()?;
            return Ok(StmtOrValue::Stmt(StmtKind::Assign { place: expr, op, value }));
        }
        if self.peek() == T::BraceClose {
            return Ok(StmtOrValue::Value(expr));
        }
        self.semicolon()?;
        Ok(StmtOrValue::Stmt(StmtKind::Expr(expr)))
    }

    /// Takes the `;` behind a statement. If the next line seems to begin another one, a missing `;`
    /// is reported and no more.
    pub(super) fn semicolon(&mut self) -> Parsed<()> {
        if self.eat(T::Semicolon) {
            return Ok(());
        }
        let message = format!("expected `;`, found {}", self.found());
        if self.begins_line() || matches!(self.peek(), T::BraceClose | T::End) {
            let error = Diagnostic::error("T0111", message, self.gap());
            self.report(error.at("expected `;`"));
            return Ok(());
        }
        let error = Diagnostic::error("T0111", message, self.span()).at("expected `;`");
        let error = self.with_foreign_help(error, true);
        Err(self.report(error))
    }

    /// A `=` where no value may stand.
    pub(super) fn no_value(&mut self, why: &str) -> Parsed<()> {
        if self.peek() != T::Assign {
            return Ok(());
        }
        let error = Diagnostic::error("T0122", why, self.span());
        Err(self.report(error.at("expected `;`")))
    }
}
