//! Expressions: precedence climbing over operators, then what stands between them.

use super::{Parsed, Parser, Reported};
use crate::ast::{Expr, ExprKind, GenericArg, Link, Name};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;
use crate::source::Span;
use crate::types::{BinaryOp, CompareOp, UnaryOp};

/// An operator between two operands.
#[derive(Copy, Clone)]
enum Infix {
    Or,
    And,
    Compare(CompareOp),
    Binary(BinaryOp),
    As,
}

/// Operators and how strongly they bind.
const INFIX: &[(T, Infix, u8)] = &[
    (T::OrOr, Infix::Or, 1),
    (T::AndAnd, Infix::And, 2),
    (T::EqEq, Infix::Compare(CompareOp::Eq), COMPARE),
    (T::NotEq, Infix::Compare(CompareOp::Ne), COMPARE),
    (T::Less, Infix::Compare(CompareOp::Lt), COMPARE),
    (T::LessEq, Infix::Compare(CompareOp::Le), COMPARE),
    (T::Greater, Infix::Compare(CompareOp::Gt), COMPARE),
    (T::GreaterEq, Infix::Compare(CompareOp::Ge), COMPARE),
    (T::Or, Infix::Binary(BinaryOp::Or), BIT_OR),
    (T::Caret, Infix::Binary(BinaryOp::Xor), 5),
    (T::And, Infix::Binary(BinaryOp::And), 6),
    (T::Shl, Infix::Binary(BinaryOp::Shl), 7),
    (T::Shr, Infix::Binary(BinaryOp::Shr), 7),
    (T::Plus, Infix::Binary(BinaryOp::Add), 8),
    (T::Minus, Infix::Binary(BinaryOp::Sub), 8),
    (T::Star, Infix::Binary(BinaryOp::Mul), 9),
    (T::Slash, Infix::Binary(BinaryOp::Div), 9),
    (T::Percent, Infix::Binary(BinaryOp::Rem), 9),
    (T::As, Infix::As, 10),
];

/// Whether an operator goes on with the chain that is its left operand, so that nothing comes to
/// lie deeper.
fn continues(left: &Expr, infix: Infix) -> bool {
    matches!(
        (&left.kind, infix),
        (ExprKind::Chain(..), Infix::Binary(_))
            | (ExprKind::All(_), Infix::And)
            | (ExprKind::Any(_), Infix::Or)
    )
}

const COMPARE: u8 = 3;
/// The strength of `|`, which separates patterns.
pub(super) const BIT_OR: u8 = 4;

impl Parser<'_> {
    /// An expression.
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        self.nested(|parser| parser.operators(0))
    }

    /// An expression in front of `{`, where struct literals would be ambiguous.
    pub(super) fn head(&mut self) -> Parsed<Expr> {
        self.within(false, Self::expr)
    }

    /// Operands and operators that bind at least this strongly.
    pub(super) fn operators(&mut self, weakest: u8) -> Parsed<Expr> {
        self.measured(|parser| {
            let mut left = parser.prefix()?;
            let mut compared = None;
            loop {
                let next = parser.peek();
                let Some(&(_, infix, strength)) = INFIX.iter().find(|row| row.0 == next) else {
                    return Ok(left);
                };
                if strength < weakest {
                    return Ok(left);
                }
                if parser.is_doubled() {
                    return Err(parser.doubled());
                }
                if let (Infix::Compare(_), Some(first)) = (infix, compared) {
                    return Err(parser.chained(first, &left));
                }
                let operator = parser.bump().span;
                if !continues(&left, infix) {
                    parser.push_down()?;
                }
                left = parser.infix(left, infix, operator, strength)?;
                compared = matches!(infix, Infix::Compare(_)).then_some(operator);
            }
        })
    }

    /// The rest of an operation whose left operand and operator have been taken.
    fn infix(&mut self, left: Expr, infix: Infix, operator: Span, strength: u8) -> Parsed<Expr> {
        let start = left.span;
        let kind = match infix {
            Infix::As => ExprKind::As(Box::new(left), self.ty()?),
            Infix::Compare(op) => {
                let right = Box::new(self.right(strength)?);
                ExprKind::Compare(op, Box::new(left), right, operator)
            }
            Infix::Or => {
                let right = self.right(strength)?;
                let mut all = match left.kind {
                    ExprKind::Any(all) => all,
                    _ => vec![left],
                };
                all.push(right);
                ExprKind::Any(all)
            }
            Infix::And => {
                let right = self.right(strength)?;
                let mut all = match left.kind {
                    ExprKind::All(all) => all,
                    _ => vec![left],
                };
                all.push(right);
                ExprKind::All(all)
            }
            Infix::Binary(op) => {
                let link = Link { op, at: operator, right: self.right(strength)? };
                let (first, mut links) = match left.kind {
                    ExprKind::Chain(first, links) => (first, links),
                    _ => (Box::new(left), Vec::new()),
                };
                links.push(link);
                ExprKind::Chain(first, links)
            }
        };
        Ok(Expr { kind, span: self.since(start) })
    }

    /// The right operand of an operator of this strength.
    fn right(&mut self, strength: u8) -> Parsed<Expr> {
        self.nested(|parser| parser.operators(strength + 1))
    }

    /// `a < b < c`: the first operator and what it gave.
    fn chained(&mut self, first: Span, left: &Expr) -> Reported {
        let second = self.span();
        let error = Diagnostic::error("T0114", "comparisons cannot be chained", second);
        let error = error.at("the second comparison").label(first, "the first one");
        let (ExprKind::Compare(op, a, b, _), T::Greater) = (&left.kind, self.peek()) else {
            return self.report(error.help("write `a < b && b < c`"));
        };
        let called = matches!(self.ahead(1).kind, T::ParenOpen | T::BraceOpen);
        let error = if *op == CompareOp::Lt && called && matches!(a.kind, ExprKind::Name(..)) {
            let (callee, arg) = (self.text_of(a.span), self.text_of(b.span));
            error.help(format!("generic arguments are written `{callee}::<{arg}>`"))
        } else {
            error.help("write `a < b && b < c`")
        };
        self.report(error)
    }

    /// An operand with the operators in front of it.
    fn prefix(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let kind = match self.peek() {
            T::Minus => ExprKind::Unary(UnaryOp::Neg, self.operand()?),
            T::Not => ExprKind::Unary(UnaryOp::Not, self.operand()?),
            T::Star => ExprKind::Deref(self.operand()?),
            T::And => {
                self.bump();
                let mutable = self.eat(T::Mut);
                let place = Box::new(self.nested(Self::prefix)?);
                ExprKind::AddressOf { mutable, place }
            }
            _ => return self.measured(Self::postfix),
        };
        Ok(Expr { kind, span: self.since(start) })
    }

    /// What stands behind an operator that is next.
    fn operand(&mut self) -> Parsed<Box<Expr>> {
        self.bump();
        self.nested(Self::prefix).map(Box::new)
    }

    /// A primary expression and what is called, indexed or selected of it.
    fn postfix(&mut self) -> Parsed<Expr> {
        let mut expr = self.primary()?;
        loop {
            let open = self.span();
            let start = expr.span;
            let kind = match self.peek() {
                T::ParenOpen => {
                    self.bump();
                    self.push_down()?;
                    let args = self.list(open, T::ParenClose, Self::expr)?;
                    ExprKind::Call(Box::new(expr), args)
                }
                T::BracketOpen => {
                    self.bump();
                    self.push_down()?;
                    self.index(expr, open)?
                }
                T::Dot => {
                    self.bump();
                    self.push_down()?;
                    if self.peek() == T::Int {
                        let error = Diagnostic::error("T0121", "there are no tuples", self.span());
                        let help = "the lanes of a vector are `.x .y .z .w` or `v[i]`";
                        return Err(
                            self.report(error.at("expected the name of a field").help(help))
                        );
                    }
                    ExprKind::Field(Box::new(expr), self.name("the name of a field")?)
                }
                _ => return Ok(expr),
            };
            expr = Expr { kind, span: self.since(start) };
        }
    }

    /// `x[i]` or `x[a..b]`, behind the bracket.
    fn index(&mut self, expr: Expr, open: Span) -> Parsed<ExprKind> {
        let expr = Box::new(expr);
        self.list_depth += 1;
        let structs = std::mem::replace(&mut self.struct_literals, true);
        let kind = self.index_or_range(expr);
        self.struct_literals = structs;
        self.list_depth -= 1;
        let kind = kind?;
        self.close(T::BracketClose, open)?;
        Ok(kind)
    }

    fn index_or_range(&mut self, expr: Box<Expr>) -> Parsed<ExprKind> {
        let from = match self.peek() {
            T::DotDot | T::DotDotEq => None,
            _ => Some(Box::new(self.expr()?)),
        };
        if self.peek() == T::DotDotEq {
            let error = Diagnostic::error("T0119", "slice ranges must be exclusive", self.span());
            let error = error.at("expected `..`");
            return Err(self.report(error.help("write `s[a..b + 1]`")));
        }
        match from {
            Some(index) if self.peek() != T::DotDot => Ok(ExprKind::Index(expr, index)),
            from => {
                self.bump();
                let to = match self.peek() {
                    T::BracketClose => None,
                    _ => Some(Box::new(self.expr()?)),
                };
                Ok(ExprKind::Range(expr, from, to))
            }
        }
    }

    /// An expression without operators.
    fn primary(&mut self) -> Parsed<Expr> {
        let start = self.span();
        let kind = match self.peek() {
            T::Int | T::Float | T::True | T::False | T::Str => return self.literal(),
            T::Name => return self.name_expr(),
            T::ParenOpen => return self.parentheses(),
            T::BracketOpen => self.array_expr()?,
            T::Break => self.word(ExprKind::Break),
            T::Continue => self.word(ExprKind::Continue),
            T::Return => {
                self.bump();
                let value = match self.begins_expr() {
                    true => Some(Box::new(self.expr()?)),
                    false => None,
                };
                ExprKind::Return(value)
            }
            kind if begins_block_like(kind) => return self.block_like(),
            _ => return Err(self.no_expression()),
        };
        Ok(Expr { kind, span: self.since(start) })
    }

    fn word(&mut self, kind: ExprKind) -> ExprKind {
        self.bump();
        kind
    }

    /// Whether the next token begins an expression.
    pub(super) fn begins_expr(&self) -> bool {
        let kind = self.peek();
        begins_block_like(kind)
            || matches!(
                kind,
                T::Int
                    | T::Float
                    | T::True
                    | T::False
                    | T::Str
                    | T::Name
                    | T::ParenOpen
                    | T::BracketOpen
                    | T::Break
                    | T::Continue
                    | T::Return
                    | T::Minus
                    | T::Not
                    | T::Star
                    | T::And
            )
    }

    /// A name, what is in `::<..>`, and a struct literal or `ptx!`.
    fn name_expr(&mut self) -> Parsed<Expr> {
        if self.peek_not_paren() {
            return match self.is_word("ptx") {
                true => self.ptx(),
                false => Err(self.unknown_macro()),
            };
        }
        let start = self.span();
        let name = self.name("an expression")?;
        let args = self.turbofish(&name)?;
        let braces = self.peek() == T::BraceOpen;
        if braces && (self.struct_literals || self.is_struct_literal()) {
            let kind = self.struct_literal(name, args)?;
            return Ok(Expr { kind, span: self.since(start) });
        }
        Ok(Expr { kind: ExprKind::Name(name, args), span: self.since(start) })
    }

    /// `::<..>`, or nothing.
    fn turbofish(&mut self, name: &Name) -> Parsed<Vec<GenericArg>> {
        if self.peek() == T::Less && self.are_arguments() {
            let error = Diagnostic::error("T0116", "`<` compares here", self.span());
            let error = error.at("expected `::<`");
            return Err(self.report(error.help(format!("write `{}::<..>`", name.text))));
        }
        if self.peek() != T::ColonColon {
            return Ok(Vec::new());
        }
        self.bump();
        if self.peek() != T::Less {
            let message = format!("expected `<`, found {}", self.found());
            let error = Diagnostic::error("T0116", message, self.span()).at("expected `<`");
            let note = "there are no paths: items of imported files are used by their names";
            return Err(self.report(error.note(note)));
        }
        let open = self.bump().span;
        self.generic_args(open)
    }

    /// Whether `<` and what follows can only be meant as arguments of a call: `f<u32, 4>(x)`.
    fn are_arguments(&self) -> bool {
        let mut distance = 1;
        let mut commas = 0;
        loop {
            match self.ahead(distance).kind {
                T::Name | T::Int => {}
                T::Comma => commas += 1,
                T::Greater => break,
                _ => return false,
            }
            distance += 1;
            if distance > 16 {
                return false;
            }
        }
        let called = self.ahead(distance + 1).kind == T::ParenOpen;
        // In a list `a < b, c > (d)` is two comparisons.
        called && distance > 1 && (commas == 0 || self.list_depth == 0)
    }

    /// Whether a `{` begins a struct literal even where none may stand: `{ name: value`.
    fn is_struct_literal(&self) -> bool {
        let kinds = [1, 2].map(|distance| self.ahead(distance).kind);
        kinds == [T::Name, T::Colon]
    }

    /// `{ field: value, .. }`
    fn struct_literal(&mut self, name: Name, args: Vec<GenericArg>) -> Parsed<ExprKind> {
        if !self.struct_literals {
            let error =
                Diagnostic::error("T0117", "a struct literal is not allowed here", name.span);
            let error = error.at("its `{` would start the block");
            let help = format!("put it in parentheses: `({} {{ .. }})`", name.text);
            self.report(error.help(help));
        }
        let open = self.bump().span;
        let fields = self.list(open, T::BraceClose, |parser| {
            let field = parser.name("the name of a field")?;
            if matches!(parser.peek(), T::Comma | T::BraceClose | T::Assign) {
                let message = format!("expected `:`, found {}", parser.found());
                let error = Diagnostic::error("T0110", message, parser.span()).at("expected `:`");
                let help = format!("write `{}: value`", field.text);
                return Err(parser.report(error.help(help)));
            }
            parser.expect(T::Colon)?;
            Ok((field, parser.expr()?))
        })?;
        Ok(ExprKind::Struct(name, args, fields))
    }

    /// `(x)`
    fn parentheses(&mut self) -> Parsed<Expr> {
        let open = self.bump().span;
        if self.peek() == T::ParenClose {
            self.bump();
            let error = Diagnostic::error("T0121", "there is no value `()`", self.since(open));
            return Err(self.report(error.help("remove it")));
        }
        self.list_depth += 1;
        let structs = std::mem::replace(&mut self.struct_literals, true);
        let inner = self.expr();
        self.struct_literals = structs;
        self.list_depth -= 1;
        let inner = inner?;
        if self.peek() == T::Comma {
            let error = Diagnostic::error("T0121", "there are no tuples", self.span());
            let error = error.at("expected `)`").label(open, "this `(` is open");
            return Err(self.report(error.help("make a `struct`, or return that")));
        }
        self.close(T::ParenClose, open)?;
        Ok(Expr { kind: inner.kind, span: self.since(open) })
    }

    /// `[a, b]` or `[a; N]`
    fn array_expr(&mut self) -> Parsed<ExprKind> {
        let open = self.bump().span;
        let mut repeat = None;
        let items = self.list(open, T::BracketClose, |parser| {
            let item = parser.expr()?;
            if repeat.is_none() && parser.peek() == T::Semicolon {
                parser.bump();
                repeat = Some(parser.expr()?);
                if parser.peek() == T::Comma {
                    return Err(parser.unexpected("`]`"));
                }
            }
            Ok(item)
        })?;
        match (repeat, <[Expr; 1]>::try_from(items)) {
            (Some(count), Ok([item])) => Ok(ExprKind::Repeat(Box::new(item), Box::new(count))),
            (Some(count), Err(_)) => {
                let error =
                    Diagnostic::error("T0110", "`;` must follow a single element", count.span);
                Err(self.report(error.at("the count").help("a repeated element is `[a; N]`")))
            }
            (None, Ok(items)) => Ok(ExprKind::Array(items.into())),
            (None, Err(items)) => Ok(ExprKind::Array(items)),
        }
    }
}

/// Whether an expression that begins so ends with its block.
pub(super) fn begins_block_like(kind: T) -> bool {
    matches!(kind, T::If | T::Match | T::While | T::Loop | T::For | T::BraceOpen)
}
