//! Constant expressions: the operators of C on 64-bit integers and doubles.
//!
//! An integer is signed unless it ends in `U`, is too large, or comes from an operation on an
//! unsigned one. `~` and `%` are unsigned, comparisons and `!` give 0 or 1, shifts have the type of
//! what is shifted. Operators wait on a stack, so parentheses nest as deep as they like.
//!
//! Reference: PTX ISA, "Constant Expressions".

use super::{Parsed, Parser, ReadErrorKind};
use crate::lexer::Token;
use smallvec::SmallVec;
use std::ops::Range;

/// The value of a constant expression.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Constant {
    /// 64 bits, and whether they are unsigned.
    Int(u64, bool),
    /// The bits of an f32 literal; it stands alone.
    F32(u32),
    /// The bits of an f64 literal; it stands alone.
    F64(u64),
    /// A decimal number, or what was computed of such.
    Decimal(f64),
}

/// An operator of two operands, loosest first within its `level`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Binary {
    LogicalOr,
    LogicalAnd,
    Or,
    Xor,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl Binary {
    /// Which operators bind first: the higher.
    fn level(self) -> u8 {
        match self {
            Self::LogicalOr => 1,
            Self::LogicalAnd => 2,
            Self::Or => 3,
            Self::Xor => 4,
            Self::And => 5,
            Self::Eq | Self::Ne => 6,
            Self::Lt | Self::Le | Self::Gt | Self::Ge => 7,
            Self::Shl | Self::Shr => 8,
            Self::Add | Self::Sub => 9,
            Self::Mul | Self::Div | Self::Rem => 10,
        }
    }
}

/// An operator of one operand; casts are among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unary {
    Plus,
    Minus,
    Not,
    Invert,
    Signed,
    Unsigned,
}

/// What waits on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waiting {
    Paren,
    Unary(Unary),
    Binary(Binary),
    /// `a ?`: the value for true comes.
    Question,
    /// `a ? b :`: the value for false comes.
    Colon,
}

/// Operators that wait, and where they stand. Most expressions are short: `-1`.
type Operators = SmallVec<[(Waiting, Range<usize>); 4]>;
type Values = SmallVec<[Constant; 4]>;

impl<'s> Parser<'s> {
    /// Whether a constant expression may begin at the token ahead.
    pub(super) fn at_constant(&self) -> bool {
        match self.token {
            Token::Int(_) | Token::Unsigned(_) | Token::Decimal(_) => true,
            Token::F32(_) | Token::F64(_) | Token::Name("WARP_SZ") => true,
            Token::Sign(sign) => matches!(sign, b'-' | b'+' | b'~' | b'!' | b'('),
            _ => false,
        }
    }

    /// A constant expression that must be an integer.
    pub(super) fn constant_int(&mut self) -> Parsed<i64> {
        let span = self.span();
        match self.constant()? {
            Constant::Int(bits, _) => Ok(bits as i64),
            _ => self.fail(
                span,
                ReadErrorKind::Expected { wanted: "an integer", found: "a float".to_owned() },
            ),
        }
    }

    /// A constant expression.
    #[inline]
    pub(super) fn constant(&mut self) -> Parsed<Constant> {
        // Nearly always it is one literal.
        if let Some(value) = self.literal() {
            self.advance();
            if !self.at_operator() {
                return Ok(value);
            }
            return self.expression(Some(value));
        }
        self.expression(None)
    }

    #[inline]
    fn literal(&self) -> Option<Constant> {
        Some(match self.token {
            Token::Int(value) => Constant::Int(value as u64, false),
            Token::Unsigned(value) => Constant::Int(value, true),
            Token::F32(bits) => Constant::F32(bits),
            Token::F64(bits) => Constant::F64(bits),
            Token::Decimal(value) => Constant::Decimal(value),
            Token::Name("WARP_SZ") => Constant::Int(32, false),
            _ => return None,
        })
    }

    fn at_operator(&self) -> bool {
        matches!(
            self.token,
            Token::Sign(
                b'+' | b'-'
                    | b'*'
                    | b'/'
                    | b'%'
                    | b'<'
                    | b'>'
                    | b'='
                    | b'!'
                    | b'&'
                    | b'^'
                    | b'|'
                    | b'?'
            )
        )
    }

    /// Operands and operators in turn, until one fits no more.
    fn expression(&mut self, first: Option<Constant>) -> Parsed<Constant> {
        let mut values = Values::new();
        let mut waiting = Operators::new();
        // How many parentheses are open, and questions without their colon.
        let (mut parens, mut questions) = (0u32, 0u32);
        match first {
            Some(value) => values.push(value),
            None => parens += self.prefix(&mut values, &mut waiting)?,
        }
        loop {
            let span = self.span();
            if let Some(operator) = self.binary() {
                let level = operator.level();
                self.reduce(&mut values, &mut waiting, |top| match top {
                    Waiting::Unary(_) => true,
                    Waiting::Binary(other) => other.level() >= level,
                    _ => false,
                })?;
                waiting.push((Waiting::Binary(operator), span));
            } else if self.at_sign(b'?') {
                self.advance();
                let stays = |top| !matches!(top, Waiting::Unary(_) | Waiting::Binary(_));
                self.reduce(&mut values, &mut waiting, |top| !stays(top))?;
                waiting.push((Waiting::Question, span));
                questions += 1;
            } else if self.at_sign(b':') && questions > 0 {
                let closed = |top| !matches!(top, Waiting::Question | Waiting::Paren);
                self.reduce(&mut values, &mut waiting, closed)?;
                match waiting.last_mut() {
                    Some((top @ Waiting::Question, _)) => *top = Waiting::Colon,
                    _ => return self.expected("`)`"),
                }
                questions -= 1;
                self.advance();
            } else if self.at_sign(b')') && parens > 0 {
                let closed = |top| !matches!(top, Waiting::Question | Waiting::Paren);
                self.reduce(&mut values, &mut waiting, closed)?;
                match waiting.pop() {
                    Some((Waiting::Paren, _)) => self.advance(),
                    _ => return self.expected("`:`"),
                }
                parens -= 1;
                continue;
            } else {
                break;
            }
            parens += self.prefix(&mut values, &mut waiting)?;
        }
        self.reduce(&mut values, &mut waiting, |top| {
            !matches!(top, Waiting::Question | Waiting::Paren)
        })?;
        match (waiting.is_empty(), values.pop()) {
            (true, Some(value)) => Ok(value),
            _ => self.expected("an operator or the end of the expression"),
        }
    }

    /// Signs, casts and parentheses, and the literal behind them; how many parentheses.
    fn prefix(&mut self, values: &mut Values, waiting: &mut Operators) -> Parsed<u32> {
        let mut parens = 0;
        loop {
            let span = self.span();
            if let Some(value) = self.literal() {
                self.advance();
                values.push(value);
                return Ok(parens);
            }
            let unary = match self.token {
                Token::Sign(b'+') => Unary::Plus,
                Token::Sign(b'-') => Unary::Minus,
                Token::Sign(b'!') => Unary::Not,
                Token::Sign(b'~') => Unary::Invert,
                Token::Sign(b'(') => {
                    self.advance();
                    let cast = match self.token {
                        Token::Directive(".s64") => Unary::Signed,
                        Token::Directive(".u64") => Unary::Unsigned,
                        _ => {
                            waiting.push((Waiting::Paren, span));
                            parens += 1;
                            continue;
                        }
                    };
                    self.advance();
                    if !self.at_sign(b')') {
                        return self.expected("`)`");
                    }
                    cast
                }
                _ => return self.expected("a constant"),
            };
            self.advance();
            waiting.push((Waiting::Unary(unary), span));
        }
    }

    /// The operator of two operands ahead, which is taken.
    fn binary(&mut self) -> Option<Binary> {
        let Token::Sign(sign) = self.token else { return None };
        let second = self.lexer.text().as_bytes().get(self.end).copied().unwrap_or(0);
        let (operator, double) = match (sign, second) {
            (b'|', b'|') => (Binary::LogicalOr, true),
            (b'&', b'&') => (Binary::LogicalAnd, true),
            (b'=', b'=') => (Binary::Eq, true),
            (b'!', b'=') => (Binary::Ne, true),
            (b'<', b'=') => (Binary::Le, true),
            (b'>', b'=') => (Binary::Ge, true),
            (b'<', b'<') => (Binary::Shl, true),
            (b'>', b'>') => (Binary::Shr, true),
            (b'|', _) => (Binary::Or, false),
            (b'^', _) => (Binary::Xor, false),
            (b'&', _) => (Binary::And, false),
            (b'<', _) => (Binary::Lt, false),
            (b'>', _) => (Binary::Gt, false),
            (b'+', _) => (Binary::Add, false),
            (b'-', _) => (Binary::Sub, false),
            (b'*', _) => (Binary::Mul, false),
            (b'/', _) => (Binary::Div, false),
            (b'%', _) => (Binary::Rem, false),
            _ => return None,
        };
        self.advance();
        if double {
            self.advance();
        }
        Some(operator)
    }

    /// Applies operators from the top of the stack as long as `ready` says so.
    fn reduce(
        &mut self,
        values: &mut Values,
        waiting: &mut Operators,
        ready: impl Fn(Waiting) -> bool,
    ) -> Parsed<()> {
        while waiting.last().is_some_and(|(top, _)| ready(*top))
            && let Some((operator, span)) = waiting.pop()
        {
            let Some(b) = values.pop() else { return self.expected("a constant") };
            let result = match operator {
                Waiting::Unary(unary) => apply_unary(unary, b),
                Waiting::Binary(binary) => match values.pop() {
                    Some(a) => apply_binary(binary, a, b),
                    None => return self.expected("a constant"),
                },
                _ => match (values.pop(), values.pop()) {
                    (Some(a), Some(condition)) => choose(condition, a, b),
                    _ => return self.expected("a constant"),
                },
            };
            match result {
                Ok(value) => values.push(value),
                Err(Problem::DivisionByZero) => {
                    return self.fail(span, ReadErrorKind::DivisionByZero);
                }
                Err(Problem::Types) => {
                    let text = self.lexer.text()[span.clone()].to_owned();
                    return self.fail(span, ReadErrorKind::ConstantTypes(text));
                }
            }
        }
        Ok(())
    }
}

enum Problem {
    DivisionByZero,
    Types,
}

fn truth(value: bool) -> Constant {
    Constant::Int(u64::from(value), false)
}

fn choose(condition: Constant, a: Constant, b: Constant) -> Result<Constant, Problem> {
    match condition {
        Constant::Int(0, _) => Ok(b),
        Constant::Int(..) => Ok(a),
        _ => Err(Problem::Types),
    }
}

fn apply_unary(operator: Unary, value: Constant) -> Result<Constant, Problem> {
    Ok(match (operator, value) {
        (Unary::Plus, Constant::Int(..) | Constant::Decimal(_)) => value,
        (Unary::Minus, Constant::Int(bits, unsigned)) => {
            Constant::Int(bits.wrapping_neg(), unsigned)
        }
        (Unary::Minus, Constant::Decimal(value)) => Constant::Decimal(-value),
        (Unary::Minus, Constant::F32(bits)) => Constant::F32(bits ^ 1 << 31),
        (Unary::Minus, Constant::F64(bits)) => Constant::F64(bits ^ 1 << 63),
        (Unary::Not, Constant::Int(bits, _)) => truth(bits == 0),
        (Unary::Not, Constant::Decimal(value)) => truth(value == 0.0),
        (Unary::Invert, Constant::Int(bits, _)) => Constant::Int(!bits, true),
        (Unary::Signed, Constant::Int(bits, _)) => Constant::Int(bits, false),
        (Unary::Unsigned, Constant::Int(bits, _)) => Constant::Int(bits, true),
        _ => return Err(Problem::Types),
    })
}

fn apply_binary(operator: Binary, a: Constant, b: Constant) -> Result<Constant, Problem> {
    match (a, b) {
        (Constant::Int(a, ua), Constant::Int(b, ub)) => integers(operator, (a, ua), (b, ub)),
        (Constant::Decimal(a), Constant::Decimal(b)) => decimals(operator, a, b),
        _ => Err(Problem::Types),
    }
}

fn integers(operator: Binary, left: (u64, bool), right: (u64, bool)) -> Result<Constant, Problem> {
    let ((a, ua), (b, ub)) = (left, right);
    // The usual conversions: one unsigned operand makes both unsigned.
    let unsigned = ua || ub;
    let (sa, sb) = (a as i64, b as i64);
    let less = if unsigned { a < b } else { sa < sb };
    let same = |bits| Ok(Constant::Int(bits, unsigned));
    match operator {
        Binary::LogicalOr => Ok(truth(a != 0 || b != 0)),
        Binary::LogicalAnd => Ok(truth(a != 0 && b != 0)),
        Binary::Or => same(a | b),
        Binary::Xor => same(a ^ b),
        Binary::And => same(a & b),
        Binary::Eq => Ok(truth(a == b)),
        Binary::Ne => Ok(truth(a != b)),
        Binary::Lt => Ok(truth(less)),
        Binary::Ge => Ok(truth(!less)),
        Binary::Le => Ok(truth(less || a == b)),
        Binary::Gt => Ok(truth(!less && a != b)),
        Binary::Shl => Ok(Constant::Int(if b < 64 { a << b } else { 0 }, ua)),
        Binary::Shr if ua => Ok(Constant::Int(if b < 64 { a >> b } else { 0 }, true)),
        Binary::Shr => Ok(Constant::Int((sa >> b.min(63)) as u64, false)),
        Binary::Add => same(a.wrapping_add(b)),
        Binary::Sub => same(a.wrapping_sub(b)),
        Binary::Mul => same(a.wrapping_mul(b)),
        Binary::Div | Binary::Rem if b == 0 => Err(Problem::DivisionByZero),
        Binary::Div if unsigned => same(a / b),
        Binary::Div => same(sa.wrapping_div(sb) as u64),
        Binary::Rem => Ok(Constant::Int(a % b, true)),
    }
}

fn decimals(operator: Binary, a: f64, b: f64) -> Result<Constant, Problem> {
    Ok(match operator {
        Binary::Add => Constant::Decimal(a + b),
        Binary::Sub => Constant::Decimal(a - b),
        Binary::Mul => Constant::Decimal(a * b),
        Binary::Div => Constant::Decimal(a / b),
        Binary::Eq => truth(a == b),
        Binary::Ne => truth(a != b),
        Binary::Lt => truth(a < b),
        Binary::Le => truth(a <= b),
        Binary::Gt => truth(a > b),
        Binary::Ge => truth(a >= b),
        _ => return Err(Problem::Types),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluate(text: &str) -> Result<Constant, String> {
        let mut parser = Parser::new(text, false);
        match parser.constant() {
            Ok(value) if parser.token == Token::End => Ok(value),
            Ok(_) => Err("something follows".to_owned()),
            Err(_) => Err(parser.errors[0].to_string()),
        }
    }

    #[test]
    fn integers_are_those_of_the_manual() {
        let signed = |value: i64| Ok(Constant::Int(value as u64, false));
        let unsigned = |value: u64| Ok(Constant::Int(value, true));
        for (text, value) in [
            ("1+2*3", signed(7)),
            ("(1+2)*3", signed(9)),
            ("2-1-1", signed(0)),
            ("-7/2", signed(-3)),
            ("-1>>1", signed(-1)),
            ("-1U>>1", unsigned(u64::MAX >> 1)),
            ("1<<63>>63", signed(-1)),
            ("1>>64", signed(0)),
            ("-2>>64", signed(-1)),
            ("1<<64", signed(0)),
            ("1U>>64", unsigned(0)),
            ("-1U/2", unsigned(u64::MAX / 2)),
            ("-2/1U", unsigned(u64::MAX - 1)),
            ("-7 % 3", unsigned((-7i64 as u64) % 3)),
            ("~0", unsigned(u64::MAX)),
            ("!5", signed(0)),
            ("!0", signed(1)),
            ("-1 < 0U", signed(0)),
            ("-1 < 0", signed(1)),
            ("1?2:0?4:5", signed(2)),
            ("0?2:0?4:5", signed(5)),
            ("0||2&&0", signed(0)),
            ("6|1^3&2", signed(7)),
            ("1==1!=0", signed(1)),
            ("(.u64)-1>>60", unsigned(15)),
            ("(.s64)0xffffffffffffffff", signed(-1)),
            ("-(-5)", signed(5)),
            ("WARP_SZ*2", signed(64)),
            ("1 <= 1 >= 1 > 0", signed(1)),
        ] {
            assert_eq!(evaluate(text), value, "{text}");
        }
        assert_eq!(evaluate("1.5*2.0+1.0"), Ok(Constant::Decimal(4.0)));
        assert_eq!(evaluate("1.0<2.0?3.0:4.0"), Ok(Constant::Decimal(3.0)));
    }

    #[test]
    fn mistakes_are_named() {
        assert_eq!(evaluate("1/0"), Err("division by zero in a constant expression".to_owned()));
        for text in ["1+", "(1", "1?2", "1:2", "1+1.0", "~1.0", "0f3F800000+1.0", "()", "1)"] {
            assert!(evaluate(text).is_err(), "{text}");
        }
        let deep = format!("{}1", "(".repeat(100_000));
        assert!(evaluate(&deep).is_err());
        let deep = format!("{}1", "-(!~".repeat(100_000));
        assert!(evaluate(&deep).is_err());
        let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
        assert_eq!(evaluate(&deep), Ok(Constant::Int(1, false)));
    }
}
