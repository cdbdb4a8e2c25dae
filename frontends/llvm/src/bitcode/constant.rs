//! Numbered values: symbols, constants, and the locals of a function.
//!
//! A constant refers to others by number, also to later ones. It becomes a tree where it is used;
//! how large those trees may get together is bounded by the size of the file, as a few constants
//! that refer to each other can be huge when they are written out.

use super::attributes::pass_range;
use super::stream::{Block, Operands, Record, malformed};
use super::{MAX_DEPTH, Reader, name_of, words};
use crate::codes::{Fault, fault};
use crate::tree::{Asm, Bits, Flags, GepFlags, Name, Op, Type, TypeId, Typed, Value, ValueKind};
use irc_ptx::text::Span;

/// A numbered value.
#[derive(Clone, Debug)]
pub(super) struct Slot<'a> {
    pub ty: TypeId,
    pub what: What<'a>,
}

/// What a numbered value is.
#[derive(Clone, Debug)]
pub(super) enum What<'a> {
    /// A symbol, by its number.
    Symbol(u32),
    /// An argument or instruction, by its number in the function.
    Local(u32),
    /// A constant without parts.
    Plain(ValueKind<'a>),
    /// Another value, under conditions that say nothing here.
    Same(u32),
    /// The numbers of elements.
    List(Box<[u32]>),
    /// A conversion of a value.
    Cast(&'static str, u32),
    /// An operation of two values.
    Binary(&'static str, u32, u32),
    /// An address: the type that is stepped through, base and indices.
    Gep(TypeId, Box<[u32]>),
    /// A constant expression that is refused where it is used.
    Refused(&'static str),
}

impl<'a> Reader<'a> {
    pub(super) fn constants(&mut self, block: Block<'a>) -> Result<(), Fault> {
        // Records before the first type are of `i32`.
        let mut ty = self.module.types.intern(Type::Int(32));
        self.records(block, |reader, record| {
            if record.code == 1 {
                ty = reader.ty(record.op(0)?, record.span)?;
                return Ok(());
            }
            let what = reader.constant(record, ty)?;
            reader.values.push(Slot { ty, what });
            Ok(())
        })
    }

    fn constant(&mut self, record: &Record<'a>, ty: TypeId) -> Result<What<'a>, Fault> {
        let mut ops = record.operands(0);
        Ok(match record.code {
            2 => What::Plain(self.null(ty)),
            3 => What::Plain(ValueKind::Undef),
            26 => What::Plain(ValueKind::Poison),
            4 => What::Plain(self.int(unrotated(record.op(0)?) as u128, ty, record.span)?),
            5 => {
                let words = ops.take(2.min(record.ops.len() as u64))?;
                let words = words.iter().rev().map(|&op| unrotated(op));
                let bits = words.fold(0u128, |bits, word| bits << 64 | u128::from(word as u64));
                if record.ops.len() > 2 {
                    let message = "an integer of more than 128 bits";
                    return Err(fault("L0107", message, record.span));
                }
                What::Plain(self.int(bits, ty, record.span)?)
            }
            6 => What::Plain(ValueKind::Float(self.float(record, ty)?.into())),
            7 => What::List(numbers(ops.rest())),
            8 => What::Plain(ValueKind::Bytes(record.bytes(0).into())),
            9 => {
                let mut bytes = record.bytes(0);
                bytes.push(0);
                What::Plain(ValueKind::Bytes(bytes.into()))
            }
            10 => {
                let number = ops.next()?;
                let name = usize::try_from(number).ok().and_then(|n| words::BINARY.get(n));
                let name = name.ok_or_else(|| unknown("operation", number, record.span))?;
                What::Binary(name, ops.next()? as u32, ops.next()? as u32)
            }
            11 => {
                let number = ops.next()?;
                let name = usize::try_from(number).ok().and_then(|n| words::CASTS.get(n));
                let name = name.ok_or_else(|| unknown("conversion", number, record.span))?;
                ops.next()?;
                What::Cast(name, ops.next()? as u32)
            }
            12 | 20 | 24 | 31 | 32 => self.constant_gep(record.code, &mut ops)?,
            13..=17 | 19 | 25 => What::Refused("this constant expression is not supported"),
            18 | 23 | 28 | 30 => What::Plain(self.asm(record.code, &mut ops)?),
            21 => What::Refused("`blockaddress` is not supported"),
            22 => self.data(record, ty)?,
            27 | 29 => {
                ops.next()?;
                What::Same(ops.next()? as u32)
            }
            33 | 34 => What::Refused("`ptrauth` is not supported"),
            code => {
                let message = format!("a constant of the kind {code} is not known");
                return Err(malformed(message, record.span));
            }
        })
    }

    /// The zero of a type, as it is written in text.
    fn null(&self, ty: TypeId) -> ValueKind<'a> {
        match self.module.types.get(ty) {
            Type::Int(_) => ValueKind::Int(Bits::ZERO),
            Type::Half | Type::BFloat | Type::Float | Type::Double => ValueKind::Float(Bits::ZERO),
            Type::Ptr(_) => ValueKind::Null,
            Type::Token => ValueKind::None,
            _ => ValueKind::Zero,
        }
    }

    fn int(&self, bits: u128, ty: TypeId, span: Span) -> Result<ValueKind<'a>, Fault> {
        match *self.module.types.get(ty) {
            Type::Int(width) if width >= 128 => Ok(ValueKind::Int(bits.into())),
            Type::Int(width) => Ok(ValueKind::Int((bits & ((1 << width) - 1)).into())),
            _ => Err(self.no_such("an integer", ty, span)),
        }
    }

    fn float(&self, record: &Record<'a>, ty: TypeId) -> Result<u128, Fault> {
        let bits = u128::from(record.op(0)?);
        match self.module.types.get(ty) {
            Type::Half | Type::BFloat => Ok(bits & 0xffff),
            Type::Float => Ok(bits & 0xffff_ffff),
            Type::Double => Ok(bits),
            Type::OtherFloat("fp128") => Ok(bits | u128::from(record.op(1)?) << 64),
            _ => Err(self.no_such("a number of 16, 32 or 64 bits", ty, record.span)),
        }
    }

    #[cold]
    fn no_such(&self, what: &str, ty: TypeId, span: Span) -> Fault {
        let ty = self.module.types.show(ty);
        fault("L0208", format!("{what} as a constant of type {ty}"), span)
    }

    /// Numbers as the elements of an array or vector.
    fn data(&mut self, record: &Record<'a>, ty: TypeId) -> Result<What<'a>, Fault> {
        let span = record.span;
        let (Type::Array(elem, _) | Type::Vector(elem, _)) = *self.module.types.get(ty) else {
            return Err(self.no_such("a list of numbers", ty, span));
        };
        let is_int = matches!(self.module.types.get(elem), Type::Int(_));
        self.spend(record.ops.len(), span)?;
        let mut all = Vec::with_capacity(record.ops.len());
        for &op in &record.ops {
            let kind = match is_int {
                true => self.int(op.into(), elem, span)?,
                false => ValueKind::Float(u128::from(op).into()),
            };
            all.push(Typed { ty: elem, value: Value { kind, span } });
        }
        Ok(What::Plain(ValueKind::List(all.into())))
    }

    fn constant_gep(&mut self, code: u32, ops: &mut Operands<'_>) -> Result<What<'a>, Fault> {
        let span = ops.span();
        if code != 24 && code < 31 && ops.rest().len().is_multiple_of(2) {
            let message =
                "a constant address without its type (bitcode of LLVM 3) is not supported";
            return Err(fault("L0201", message, span));
        }
        let source = self.ty(ops.next()?, span)?;
        if matches!(code, 24 | 31 | 32) {
            ops.next()?;
        }
        if code == 31 {
            let bits = ops.next()?;
            pass_range(bits, ops)?;
        }
        let mut parts = Vec::with_capacity(ops.rest().len() / 2);
        while !ops.rest().is_empty() {
            ops.next()?;
            parts.push(ops.next()? as u32);
        }
        match parts.is_empty() {
            true => Err(malformed("a constant address without a base", span)),
            false => Ok(What::Gep(source, parts.into())),
        }
    }

    fn asm(&mut self, code: u32, ops: &mut Operands<'_>) -> Result<ValueKind<'a>, Fault> {
        if code == 30 {
            // The type of it; the call says the same.
            ops.next()?;
        }
        let flags = ops.next()?;
        let mut text = || {
            let size = ops.next()?;
            let bytes = ops.take(size)?;
            Ok::<Name<'a>, Fault>(name_of(bytes.iter().map(|&op| op as u8).collect()))
        };
        let (text, constraints) = (text()?, text()?);
        Ok(ValueKind::Asm(Box::new(Asm { side_effect: flags & 1 != 0, text, constraints })))
    }

    /// Counts constants that are made.
    pub(super) fn spend(&mut self, count: usize, span: Span) -> Result<(), Fault> {
        match self.constants_left.checked_sub(count) {
            Some(left) => {
                self.constants_left = left;
                Ok(())
            }
            None => {
                let message = "the constants, written out, are too large for a file of this size";
                Err(fault("L0103", message, span))
            }
        }
    }

    /// A value of the table where it is used.
    pub(super) fn value(&mut self, number: u32, span: Span) -> Result<Typed<'a>, Fault> {
        self.nested_value(number, span, 0)
    }

    fn nested_value(&mut self, number: u32, span: Span, depth: u32) -> Result<Typed<'a>, Fault> {
        let Some(slot) = self.values.get(number as usize) else {
            let message = format!("value {number} is not one of {}", self.values.len());
            return Err(malformed(message, span));
        };
        let ty = slot.ty;
        let kind = match &slot.what {
            What::Local(local) => ValueKind::Local(*local),
            What::Plain(ValueKind::Int(bits)) => ValueKind::Int(*bits),
            What::Symbol(symbol) => {
                let name = self.symbols[*symbol as usize].name.clone();
                self.spend(1 + name.len() / 16, span)?;
                ValueKind::Global(name)
            }
            What::Plain(kind) => {
                let (kind, size) = (kind.clone(), size_of(kind));
                self.spend(size, span)?;
                kind
            }
            What::Refused(why) => return Err(fault("L0204", *why, span)),
            _ => self.compound(number, span, depth)?,
        };
        Ok(Typed { ty, value: Value { kind, span } })
    }

    /// A constant that is made of others.
    fn compound(&mut self, number: u32, span: Span, depth: u32) -> Result<ValueKind<'a>, Fault> {
        if depth >= MAX_DEPTH {
            let message = format!("nested more than {MAX_DEPTH} levels deep");
            return Err(fault("L0103", message, span));
        }
        self.spend(1, span)?;
        let Slot { ty, what } = self.values[number as usize].clone();
        let depth = depth + 1;
        let op = match what {
            What::List(parts) => {
                self.spend(parts.len(), span)?;
                let parts = parts.iter().map(|&part| self.nested_value(part, span, depth));
                return Ok(ValueKind::List(parts.collect::<Result<_, _>>()?));
            }
            What::Same(value) => return Ok(self.nested_value(value, span, depth)?.value.kind),
            What::Cast(name, value) => {
                Op::Cast(name, Flags::default(), self.nested_value(value, span, depth)?, ty)
            }
            What::Binary(name, x, y) => {
                let x = self.nested_value(x, span, depth)?.value;
                let y = self.nested_value(y, span, depth)?.value;
                Op::Binary(name, Flags::default(), ty, x, y)
            }
            What::Gep(source, parts) => {
                let parts = parts.iter().map(|&part| self.nested_value(part, span, depth));
                let mut parts = parts.collect::<Result<Vec<_>, _>>()?;
                let base = parts.remove(0);
                Op::Gep(GepFlags::default(), source, base, parts)
            }
            What::Symbol(_) | What::Local(_) | What::Plain(_) | What::Refused(_) => {
                return Err(fault("L0299", "a constant without parts", span));
            }
        };
        Ok(ValueKind::Expr(Box::new(op)))
    }
}

/// How much a constant counts.
fn size_of(kind: &ValueKind<'_>) -> usize {
    match kind {
        ValueKind::List(all) => all.len(),
        ValueKind::Bytes(bytes) => 1 + bytes.len() / 16,
        ValueKind::Asm(asm) => 1 + (asm.text.len() + asm.constraints.len()) / 16,
        _ => 0,
    }
}

fn numbers(ops: &[u64]) -> Box<[u32]> {
    ops.iter().map(|&op| op as u32).collect()
}

/// A number whose sign is its lowest bit.
pub(super) fn unrotated(op: u64) -> i64 {
    match (op & 1 == 1, op >> 1) {
        (false, number) => number as i64,
        (true, 0) => i64::MIN,
        (true, number) => (number as i64).wrapping_neg(),
    }
}

#[cold]
pub(super) fn unknown(what: &str, number: u64, span: Span) -> Fault {
    malformed(format!("{what} {number} is not known"), span)
}
