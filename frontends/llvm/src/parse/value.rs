//! Constants and other operands.

use super::{Parser, float};
use crate::codes::{Fault, fault};
use crate::lex::{self, Token};
use crate::tree::{Asm, Bits, Flags, GepFlags, Op, Type, TypeId, Typed, Value, ValueKind};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float as _, FloatConvert as _};

impl<'a> Parser<'a> {
    /// A type and a value.
    pub(super) fn typed(&mut self) -> Result<Typed<'a>, Fault> {
        let ty = self.plain_type()?;
        Ok(Typed { ty, value: self.value(ty)? })
    }

    /// A value of this type.
    pub(super) fn value(&mut self, ty: TypeId) -> Result<Value<'a>, Fault> {
        let start = self.span;
        let kind = self.nested(|p| p.value_kind(ty))?;
        Ok(Value { kind, span: self.since(start) })
    }

    fn value_kind(&mut self, ty: TypeId) -> Result<ValueKind<'a>, Fault> {
        match self.token {
            Token::Local => {
                let name = self.name(Token::Local, "a value")?;
                Ok(ValueKind::Local(self.local(name)))
            }
            Token::Global => Ok(ValueKind::Global(self.name(Token::Global, "a symbol")?)),
            Token::Int => self.int(ty),
            Token::Float => {
                let bits = self.float(ty)?;
                self.advance()?;
                Ok(ValueKind::Float(bits.into()))
            }
            Token::Bytes => {
                let text = self.text();
                self.advance()?;
                let quoted = text.get(2..text.len() - 1).unwrap_or_default();
                Ok(ValueKind::Bytes(lex::unescape(quoted).into()))
            }
            Token::Sign(b'[') => self.elements(b']'),
            Token::Sign(b'{') => self.elements(b'}'),
            Token::Sign(b'<') => {
                self.advance()?;
                match self.is_sign(b'{') {
                    true => {
                        let list = self.elements(b'}')?;
                        self.expect(b'>')?;
                        Ok(list)
                    }
                    false => Ok(ValueKind::List(self.list(b'>', Self::typed)?.into())),
                }
            }
            Token::Word => self.word_value(ty),
            Token::Meta | Token::Bang => {
                self.skip_metadata()?;
                Ok(ValueKind::Metadata)
            }
            _ => Err(self.unexpected("a value")),
        }
    }

    fn elements(&mut self, close: u8) -> Result<ValueKind<'a>, Fault> {
        self.advance()?;
        Ok(ValueKind::List(self.list(close, Self::typed)?.into()))
    }

    fn int(&mut self, ty: TypeId) -> Result<ValueKind<'a>, Fault> {
        let text = self.text();
        let bits = match self.module.types.get(ty) {
            Type::Int(bits) => *bits,
            _ => {
                let message = format!("`{text}` is not a {}", self.module.types.show(ty));
                return Err(fault("L0208", message, self.span));
            }
        };
        let out_of_range = || fault("L0107", format!("`{text}` has more than 128 bits"), self.span);
        let hex = |digits| u128::from_str_radix(digits, 16).map_err(|_| out_of_range());
        let decimal = |digits: &str| digits.parse::<u128>().map_err(|_| out_of_range());
        let number = match text.split_at_checked(3) {
            Some(("u0x", digits)) => hex(digits)?,
            Some(("s0x", digits)) => match hex(digits)? {
                0 => 0,
                // As LLVM has it, the highest bit that is set is the sign.
                number => number | u128::MAX << number.ilog2(),
            },
            _ => match text.strip_prefix('-') {
                Some(digits) => decimal(digits)?.wrapping_neg(),
                None => decimal(text)?,
            },
        };
        self.advance()?;
        let mask = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
        Ok(ValueKind::Int((number & mask).into()))
    }

    /// The bits of the float that the current token is.
    fn float(&self, ty: TypeId) -> Result<u128, Fault> {
        let text = self.text();
        let wrong = || {
            let ty = self.module.types.show(ty);
            fault("L0107", format!("`{text}` is not a number of type {ty}"), self.span)
        };
        let hex = |digits: &str| u128::from_str_radix(digits, 16).map_err(|_| wrong());
        let ty = self.module.types.get(ty);
        if float::is_modern(text) {
            return float::bits(text, ty).ok_or_else(wrong);
        }
        if let Some(digits) = text.strip_prefix("0x") {
            return match (digits.as_bytes().first(), ty) {
                (Some(b'H'), Type::Half) => hex(&digits[1..]),
                (Some(b'R'), Type::BFloat) => hex(&digits[1..]),
                // The lower half is written first.
                (Some(b'L'), Type::OtherFloat("fp128")) if digits.len() == 33 => {
                    Ok(hex(&digits[1..])?.rotate_left(64))
                }
                (Some(b'H' | b'R' | b'K' | b'L' | b'M'), _) => Err(wrong()),
                (_, Type::Double) => hex(digits),
                // Of a float the bits as a double are written.
                (_, Type::Float | Type::Half | Type::BFloat) => {
                    narrow_exactly(hex(digits)?, ty).ok_or_else(wrong)
                }
                _ => Err(wrong()),
            };
        }
        let number: Double = text.trim_start_matches('+').parse().map_err(|_| wrong())?;
        match ty {
            Type::Double | Type::Float | Type::Half | Type::BFloat => Ok(narrow(number, ty)),
            _ => Err(wrong()),
        }
    }

    fn word_value(&mut self, ty: TypeId) -> Result<ValueKind<'a>, Fault> {
        let word = self.text();
        let kind = match word {
            "true" => ValueKind::Int(Bits::ONE),
            "false" => ValueKind::Int(Bits::ZERO),
            "null" => ValueKind::Null,
            "undef" => ValueKind::Undef,
            "poison" => ValueKind::Poison,
            "zeroinitializer" => ValueKind::Zero,
            "none" => ValueKind::None,
            "splat" => {
                self.advance()?;
                self.expect(b'(')?;
                let elem = self.typed()?;
                self.expect(b')')?;
                return Ok(ValueKind::Splat(Box::new(elem)));
            }
            "asm" => {
                self.advance()?;
                return self.asm();
            }
            "dso_local_equivalent" | "no_cfi" => {
                self.advance()?;
                return Ok(ValueKind::Global(self.name(Token::Global, "a symbol")?));
            }
            "blockaddress" | "ptrauth" => {
                let message = format!("`{word}` is not supported");
                return Err(fault("L0204", message, self.span));
            }
            _ => return self.expression(ty),
        };
        self.advance()?;
        Ok(kind)
    }

    fn asm(&mut self) -> Result<ValueKind<'a>, Fault> {
        let mut side_effect = false;
        loop {
            match self.word() {
                Some("sideeffect") => side_effect = true,
                Some("alignstack" | "inteldialect" | "unwind") => {}
                _ => break,
            }
            self.advance()?;
        }
        let text = self.string("the text of the assembly")?;
        self.expect(b',')?;
        let constraints = self.string("constraints")?;
        Ok(ValueKind::Asm(Box::new(Asm { side_effect, text, constraints })))
    }

    /// A constant expression: an instruction with its operands in brackets.
    fn expression(&mut self, ty: TypeId) -> Result<ValueKind<'a>, Fault> {
        let span = self.span;
        let word = self.text();
        let op = match word {
            "getelementptr" => {
                self.advance()?;
                self.gep_flags()?;
                self.expect(b'(')?;
                let source = self.plain_type()?;
                self.expect(b',')?;
                let mut operands = self.list(b')', Self::typed_inrange)?;
                if operands.is_empty() {
                    return Err(self.unexpected("an address"));
                }
                let base = operands.remove(0);
                Op::Gep(GepFlags::default(), source, base, operands)
            }
            "ptrtoint" | "ptrtoaddr" | "inttoptr" | "bitcast" | "addrspacecast" | "trunc"
            | "zext" | "sext" => {
                self.advance()?;
                self.expect(b'(')?;
                let value = self.typed()?;
                self.expect_word("to")?;
                let to = self.plain_type()?;
                self.expect(b')')?;
                Op::Cast(word, Flags::default(), value, to)
            }
            "add" | "sub" | "mul" | "xor" | "and" | "or" | "shl" | "lshr" | "ashr" => {
                self.advance()?;
                let flags = self.int_flags(word)?;
                self.expect(b'(')?;
                let x = self.typed()?;
                self.expect(b',')?;
                let y = self.typed()?;
                self.expect(b')')?;
                Op::Binary(word, flags, ty, x.value, y.value)
            }
            _ => return Err(self.unexpected("a value")),
        };
        if self.depth > super::MAX_DEPTH {
            return Err(fault("L0103", "nested too deeply", span));
        }
        Ok(ValueKind::Expr(Box::new(op)))
    }

    /// An index of `getelementptr`, perhaps marked.
    fn typed_inrange(&mut self) -> Result<Typed<'a>, Fault> {
        self.eat("inrange")?;
        self.typed()
    }
}

/// The bits of a double as those of another type, which has this number; a signalling NaN stays
/// one.
fn narrow_exactly(bits: u128, ty: &Type) -> Option<u128> {
    let number = Double::from_bits(bits);
    let (width, fraction) = match ty {
        Type::Float => (32, 23),
        Type::Half => (16, 10),
        _ => (16, 7),
    };
    if number.is_nan() {
        let (kept, lost) = (bits & ((1 << 52) - 1), 52 - fraction);
        let infinity = ((1 << (width - fraction - 1)) - 1) << fraction;
        let is_whole = kept & ((1 << lost) - 1) == 0;
        return is_whole.then_some(bits >> 63 << (width - 1) | infinity | kept >> lost);
    }
    let found = narrow(number, ty);
    let mut loses = false;
    let again: Double = match ty {
        Type::Float => Single::from_bits(found).convert(&mut loses).value,
        Type::Half => Half::from_bits(found).convert(&mut loses).value,
        _ => BFloat::from_bits(found).convert(&mut loses).value,
    };
    (again.to_bits() == bits).then_some(found)
}

/// The bits of a double as another type, rounded to nearest.
fn narrow(number: Double, ty: &Type) -> u128 {
    let mut loses = false;
    match ty {
        Type::Float => {
            let single: Single = number.convert(&mut loses).value;
            single.to_bits()
        }
        Type::Half => {
            let half: Half = number.convert(&mut loses).value;
            half.to_bits()
        }
        Type::BFloat => {
            let bfloat: BFloat = number.convert(&mut loses).value;
            bfloat.to_bits()
        }
        _ => number.to_bits(),
    }
}
