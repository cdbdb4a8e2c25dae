//! What ends with a block: `if`, `match`, loops.

use super::expr::{BIT_OR, begins_block_like};
use super::recover::begins_item;
use super::stmt::assigned_by;
use super::{Parsed, Parser, Reported};
use crate::ast::{Arm, Block, Expr, ExprKind, Name, Pattern};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;
use crate::source::Span;

impl Parser<'_> {
    /// `if`, `match`, a loop or a block.
    pub(super) fn block_like(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let kind = match self.peek() {
            T::If => self.if_expr()?,
            T::Match => self.match_expr()?,
            T::While => {
                self.bump();
                let condition = Box::new(self.condition()?);
                ExprKind::While(condition, self.block("the body of `while`")?)
            }
            T::Loop => {
                self.bump();
                ExprKind::Loop(self.block("the body of `loop`")?)
            }
            T::For => self.for_expr()?,
            _ => ExprKind::Block(self.block("a block")?),
        };
        Ok(Expr { kind, span: self.since(start) })
    }

    /// What stands between a word and `{`. A wrong one is reported, and the block is parsed all the
    /// same.
    fn condition(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let condition = self.head().and_then(|condition| match self.peek() {
            T::BraceOpen => Ok(condition),
            _ => Err(self.unexpected_behind_condition(&condition)),
        });
        match condition {
            Err(Reported) if self.recover_block() => {
                Ok(Expr { kind: ExprKind::Error, span: self.since(start) })
            }
            condition => condition,
        }
    }

    fn unexpected_behind_condition(&mut self, condition: &Expr) -> Reported {
        let message = format!("expected `{{`, found {}", self.found());
        let error = Diagnostic::error("T0110", message, self.span()).at("expected `{`");
        match self.peek() {
            T::Assign => {
                let message = "expected a condition, found an assignment";
                let error = Diagnostic::error("T0118", message, self.span());
                self.report(error.at("this assigns").help("`==` compares"))
            }
            _ if self.text_of(condition.span).starts_with('(') && self.begins_expr() => self
                .report(error.help("branches and bodies need braces, even for a single statement")),
            _ => {
                let error = self.with_foreign_help(error, true);
                self.report(error)
            }
        }
    }

    fn if_expr(&mut self) -> Parsed<ExprKind> {
        let mut branches = Vec::new();
        while self.eat(T::If) {
            let condition = self.condition()?;
            branches.push((condition, self.block("the branch of `if`")?));
            self.foreign_else()?;
            if !self.eat(T::Else) {
                return Ok(ExprKind::If(branches, None));
            }
        }
        let other = self.block("the branch of `else`, or `if`")?;
        Ok(ExprKind::If(branches, Some(other)))
    }

    /// `for i in a..b step s { .. }`
    fn for_expr(&mut self) -> Parsed<ExprKind> {
        self.bump();
        let head = self.for_head();
        let (name, from, to, inclusive, step) = match head {
            Ok(head) => head,
            Err(Reported) if self.recover_block() => {
                self.block("the body of `for`")?;
                return Ok(ExprKind::Error);
            }
            Err(reported) => return Err(reported),
        };
        let body = self.block("the body of `for`")?;
        Ok(ExprKind::For { name, from, to, inclusive, step, body })
    }

    #[allow(clippy::type_complexity, reason = "the parts of ExprKind::For")]
    fn for_head(&mut self) -> Parsed<(Name, Box<Expr>, Box<Expr>, bool, Option<Box<Expr>>)> {
        if self.peek() == T::ParenOpen {
            let error = Diagnostic::error("T0120", "expected a name, found `(`", self.span());
            let help = "write `for i in a..b { .. }`, or `for i in a..b step s { .. }`";
            return Err(self.report(error.at("expected a name").help(help)));
        }
        let name = self.name("the name of the loop's variable")?;
        self.expect(T::In)?;
        let from = Box::new(self.head()?);
        let inclusive = match self.peek() {
            T::DotDot => false,
            T::DotDotEq => true,
            _ => {
                let message = format!("expected `..`, found {}", self.found());
                let error = Diagnostic::error("T0119", message, self.span());
                let error = error.at("expected `..` or `..=`");
                let help = "loops iterate over ranges: `for i in 0..s.len { .. }`";
                return Err(self.report(error.help(help)));
            }
        };
        self.bump();
        let to = Box::new(self.head()?);
        let step = match self.eat_word("step") {
            true => Some(Box::new(self.head()?)),
            false => None,
        };
        if self.peek() == T::Comma {
            let error =
                Diagnostic::error("T0119", "expected `{` or `step`, found `,`", self.span());
            let help = "write the step after `step`: `for i in a..b step s`";
            return Err(self.report(error.at("expected `{` or `step`").help(help)));
        }
        if self.peek() != T::BraceOpen {
            return Err(self.unexpected(if step.is_some() { "`{`" } else { "`{` or `step`" }));
        }
        Ok((name, from, to, inclusive, step))
    }

    fn match_expr(&mut self) -> Parsed<ExprKind> {
        self.bump();
        let value = Box::new(self.condition()?);
        let open = self.expect(T::BraceOpen)?;
        let arms = self.nested(|parser| parser.within(true, |parser| parser.arms(open)))?;
        Ok(ExprKind::Match(value, arms))
    }

    fn arms(&mut self, open: Span) -> Parsed<Vec<Arm>> {
        let mut arms = Vec::new();
        loop {
            let start = self.at;
            match self.peek() {
                T::BraceClose => break,
                T::End => return Err(self.unclosed_block(open)),
                kind if begins_item(kind) => {
                    self.inner_item(open)?;
                    continue;
                }
                _ => {}
            }
            match self.arm() {
                Ok(arm) => arms.push(arm),
                Err(Reported) => self.recover_arm(start),
            }
        }
        self.bump();
        Ok(arms)
    }

    fn arm(&mut self) -> Parsed<Arm> {
        let start = self.span();
        let patterns = self.patterns()?;
        let span = self.since(start);
        if matches!(self.peek(), T::Arrow | T::Colon | T::Assign) {
            let message = format!("expected `=>`, found {}", self.found());
            let error = Diagnostic::error("T0126", message, self.span()).at("expected `=>`");
            return Err(self.report(error.help("arms are `pattern => value,`")));
        }
        self.expect(T::FatArrow)?;
        let is_block = begins_block_like(self.peek());
        let value = match is_block {
            true => self.nested(Self::block_like)?,
            false => self.expr()?,
        };
        if !self.eat(T::Comma) && self.peek() != T::BraceClose && !is_block {
            return Err(self.unexpected_behind_arm());
        }
        Ok(Arm { patterns, value, span })
    }

    fn unexpected_behind_arm(&mut self) -> Reported {
        let message = format!("expected `,` or `}}`, found {}", self.found());
        let error = Diagnostic::error("T0126", message, self.span());
        let error = error.at("expected `,` or `}`");
        match self.peek() {
            T::Semicolon => self.report(error.help("arms are separated by `,`")),
            kind if assigned_by(kind).is_some() => {
                let help = "an assignment is a statement: put it in braces, `{ x = 1; }`";
                self.report(error.help(help))
            }
            _ => {
                let error = self.with_foreign_help(error, true);
                self.report(error)
            }
        }
    }

    /// `_`, or alternatives.
    fn patterns(&mut self) -> Parsed<Vec<Pattern>> {
        if self.is_word("_") {
            self.bump();
            if self.peek() == T::If {
                return Err(self.unexpected("`=>`"));
            }
            return Ok(Vec::new());
        }
        let mut patterns = Vec::new();
        loop {
            let low = self.pattern_bound()?;
            let high = match self.peek() {
                T::DotDotEq => {
                    self.bump();
                    Some(self.pattern_bound()?)
                }
                T::DotDot => {
                    let error =
                        Diagnostic::error("T0126", "range patterns must be inclusive", self.span());
                    return Err(self.report(error.at("expected `..=`").help("write `a..=b`")));
                }
                _ => None,
            };
            patterns.push(Pattern { low, high });
            if !self.eat(T::Or) {
                return Ok(patterns);
            }
        }
    }

    /// An expression in which `|` is no operator.
    fn pattern_bound(&mut self) -> Parsed<Expr> {
        if self.is_word("_") || self.is_word("default") || self.is_word("case") {
            let message = format!("expected a pattern, found {}", self.found());
            let error = Diagnostic::error("T0126", message, self.span()).at("expected a pattern");
            let help = "patterns are constants: `0`, `1 | 2`, `3..=9`; the last arm may be `_`";
            return Err(self.report(error.help(help)));
        }
        self.nested(|parser| parser.operators(BIT_OR + 1))
    }

    /// A block behind something that needs one.
    pub(super) fn block(&mut self, what: &str) -> Parsed<Block> {
        if self.peek() != T::BraceOpen {
            let message = format!("expected `{{`, found {}", self.found());
            let error = Diagnostic::error("T0124", message, self.span());
            let error = error.at(format!("expected {what} in braces"));
            return Err(self.report(error));
        }
        let open = self.bump().span;
        self.nested(|parser| parser.within(true, |parser| parser.statements(open)))
    }
}
