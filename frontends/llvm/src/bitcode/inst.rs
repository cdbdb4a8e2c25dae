//! Instructions: what they do, and the types of their results.

use super::Reader;
use super::constant::{unknown, unrotated};
use super::stream::{Operands, Record, malformed};
use super::words;
use crate::codes::{Fault, fault};
use crate::tree::{Flags, Op, Type, TypeId, Typed};
use irc_ir::op::{IntFlags, Promise};
use irc_ptx::text::Span;

/// What an instruction does, and the type of its result, if it has one.
pub(super) type Made<'a> = (Op<'a>, Option<TypeId>);

/// The flags of a float operation.
pub(super) fn float_flags(bits: u64) -> Flags {
    // The lowest stands for all of them in old files.
    let has = |bit: u32| bits & 1 != 0 || bits >> bit & 1 != 0;
    Flags { contract: has(5), afn: has(6), ..Flags::default() }
}

/// What an operation on integers or a conversion promises.
fn promises(name: &str, bits: u64) -> Flags {
    if bits == 0 {
        return Flags::default();
    }
    let order: &[Promise] = match name {
        "add" | "sub" | "mul" | "shl" | "trunc" => &[Promise::Nuw, Promise::Nsw],
        "udiv" | "sdiv" | "lshr" | "ashr" => &[Promise::Exact],
        "or" => &[Promise::Disjoint],
        "zext" | "uitofp" => &[Promise::Nneg],
        "icmp" => &[Promise::Samesign],
        _ => &[],
    };
    Flags { promises: promises_of(order, bits), ..Flags::default() }
}

/// The promises whose bits are set, the lowest bit being that of the first.
pub(super) fn promises_of(order: &[Promise], bits: u64) -> IntFlags {
    let mut all = IntFlags::NONE;
    for (bit, &promise) in order.iter().enumerate() {
        *all.flag_mut(promise) |= bits >> bit & 1 != 0;
    }
    all
}

/// A word by its number in a table.
pub(super) fn word(
    table: &'static [&'static str],
    what: &str,
    number: u64,
    span: Span,
) -> Result<&'static str, Fault> {
    let found = usize::try_from(number).ok().and_then(|number| table.get(number));
    found.copied().filter(|word| !word.is_empty()).ok_or_else(|| unknown(what, number, span))
}

impl<'a> Reader<'a> {
    pub(super) fn inst(&mut self, record: &Record<'a>) -> Result<Made<'a>, Fault> {
        let mut ops = record.operands(0);
        let ops = &mut ops;
        match record.code {
            2 => self.binary(ops),
            3 => self.cast(ops),
            6 => self.extract_element(ops),
            7 => self.insert_element(ops),
            8 => self.shuffle_vector(ops),
            9 | 28 => self.compare(ops),
            10..=12 | 15 => Ok((self.terminator(record.code, ops)?, None)),
            16 => self.phi(ops),
            19 | 20 | 36 | 41 | 43 | 44..=46 | 59 => self.memory_op(record.code, ops),
            23 => {
                let ty = self.ty(ops.next()?, record.span)?;
                let list = self.operand_of(ops, ty)?;
                let ty = self.ty(ops.next()?, record.span)?;
                Ok((Op::VaArg(list, ty), Some(ty)))
            }
            26 => {
                let value = self.operand(ops)?;
                let path = self.path(ops)?;
                let ty = self.element_at(value.ty, &path, record.span)?;
                Ok((Op::ExtractValue(value, path), Some(ty)))
            }
            27 => {
                let (into, value) = (self.operand(ops)?, self.operand(ops)?);
                let (ty, path) = (into.ty, self.path(ops)?);
                Ok((Op::InsertValue(into, value, path), Some(ty)))
            }
            29 => {
                let x = self.operand(ops)?;
                let y = self.operand_of(ops, x.ty)?;
                let (condition, ty) = (self.operand(ops)?, x.ty);
                Ok((Op::Select(condition, x, y), Some(ty)))
            }
            34 => self.call(ops),
            56 => {
                let x = self.operand(ops)?;
                word(&["fneg"], "operation", ops.next()?, record.span)?;
                let (flags, ty) = (float_flags(ops.optional().unwrap_or(0)), x.ty);
                Ok((Op::Fneg(flags, x), Some(ty)))
            }
            58 => {
                let x = self.operand(ops)?;
                let ty = x.ty;
                Ok((Op::Freeze(x), Some(ty)))
            }
            4 | 5 | 24 | 30 | 37 | 38 | 42 => {
                let message = format!("an instruction of LLVM 3 (record {})", record.code);
                Err(fault("L0204", format!("{message} is not supported"), record.span))
            }
            code => Err(malformed(format!("instruction {code} is not known"), record.span)),
        }
    }

    pub(super) fn is_float(&self, ty: TypeId) -> bool {
        let lane = self.lane_type(ty);
        matches!(lane, Type::Half | Type::BFloat | Type::Float | Type::Double | Type::OtherFloat(_))
    }

    fn binary(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let x = self.operand(ops)?;
        let y = self.operand_of(ops, x.ty)?;
        let (number, ty) = (ops.next()?, x.ty);
        let bits = ops.optional().unwrap_or(0);
        let (name, flags) = match self.is_float(ty) {
            true => {
                let name = word(&words::FLOAT_BINARY, "operation", number, ops.span())?;
                (name, float_flags(bits))
            }
            false => {
                let name = word(&words::BINARY, "operation", number, ops.span())?;
                (name, promises(name, bits))
            }
        };
        Ok((Op::Binary(name, flags, ty, x.value, y.value), Some(ty)))
    }

    fn cast(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let x = self.operand(ops)?;
        let ty = self.ty(ops.next()?, ops.span())?;
        let name = word(&words::CASTS, "conversion", ops.next()?, ops.span())?;
        let bits = ops.optional().unwrap_or(0);
        let flags = match name {
            "fptrunc" | "fpext" => Flags { afn: false, ..float_flags(bits) },
            name => promises(name, bits),
        };
        Ok((Op::Cast(name, flags, x, ty), Some(ty)))
    }

    fn compare(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let x = self.operand(ops)?;
        let y = self.operand_of(ops, x.ty)?;
        let (number, ty, span) = (ops.next()?, x.ty, ops.span());
        let truth = self.truth_of(ty);
        let op = match number {
            0..=15 => {
                let condition = word(&words::FCMP, "comparison", number, span)?;
                Op::Fcmp(condition, ty, x.value, y.value)
            }
            _ => {
                let index =
                    number.checked_sub(32).ok_or_else(|| unknown("comparison", number, span))?;
                let condition = word(&words::ICMP, "comparison", index, span)?;
                let flags = promises("icmp", ops.optional().unwrap_or(0)).promises;
                Op::Icmp(condition, flags, ty, x.value, y.value)
            }
        };
        Ok((op, Some(truth)))
    }

    fn terminator(&mut self, code: u32, ops: &mut Operands<'_>) -> Result<Op<'a>, Fault> {
        let span = ops.span();
        match code {
            10 if ops.rest().is_empty() => Ok(Op::Ret(None)),
            10 => Ok(Op::Ret(Some(self.operand(ops)?))),
            11 => {
                let then = self.block_id(ops.next()?, span)?;
                if ops.rest().is_empty() {
                    return Ok(Op::Br(then));
                }
                let other = self.block_id(ops.next()?, span)?;
                let bit = self.module.types.intern(Type::Int(1));
                let condition = self.operand_of(ops, bit)?;
                Ok(Op::CondBr(condition.value, then, other))
            }
            12 => {
                let ty = self.ty(ops.next()?, span)?;
                let value = self.operand_of(ops, ty)?;
                let default = self.block_id(ops.next()?, span)?;
                let mut cases = Vec::with_capacity(ops.rest().len() / 2);
                while !ops.rest().is_empty() {
                    let case = self.numbered(ops.next()? as u32, ty, span)?;
                    cases.push((case.value, self.block_id(ops.next()?, span)?));
                }
                Ok(Op::Switch(value, default, cases))
            }
            _ => Ok(Op::Unreachable),
        }
    }

    fn phi(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let span = ops.span();
        let ty = self.ty(ops.next()?, span)?;
        let mut incoming = Vec::with_capacity(ops.rest().len() / 2);
        // One more are flags.
        while ops.rest().len() >= 2 {
            let relative = unrotated(ops.next()?);
            let number = (self.values.len() as i64).wrapping_sub(relative) as u32;
            let value = self.numbered(number, ty, span)?;
            incoming.push((value.value, self.block_id(ops.next()?, span)?));
        }
        Ok((Op::Phi(ty, incoming), Some(ty)))
    }

    // ---- vectors, arrays and structs ----

    fn extract_element(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let vector = self.operand(ops)?;
        let elem = self.lane(&vector)?;
        Ok((Op::ExtractElement(vector, self.operand(ops)?), Some(elem)))
    }

    fn insert_element(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let vector = self.operand(ops)?;
        let (elem, ty) = (self.lane(&vector)?, vector.ty);
        let elem = self.operand_of(ops, elem)?;
        Ok((Op::InsertElement(vector, elem, self.operand(ops)?), Some(ty)))
    }

    fn shuffle_vector(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let x = self.operand(ops)?;
        let y = self.operand_of(ops, x.ty)?;
        let (elem, lanes) = (self.lane(&x)?, self.operand(ops)?);
        let ty = self.shaped(elem, lanes.ty);
        Ok((Op::ShuffleVector(x, y, lanes), Some(ty)))
    }

    /// The type of the lanes of a vector.
    fn lane(&self, vector: &Typed<'a>) -> Result<TypeId, Fault> {
        match self.module.types.get(vector.ty) {
            Type::Vector(elem, _) => Ok(*elem),
            _ => {
                let found = self.module.types.show(vector.ty);
                let message = format!("expected a vector, found a value of type {found}");
                Err(fault("L0208", message, vector.value.span))
            }
        }
    }

    fn path(&self, ops: &mut Operands<'_>) -> Result<Vec<u32>, Fault> {
        let span = ops.span();
        let index = |&op: &u64| {
            u32::try_from(op)
                .map_err(|_| fault("L0107", format!("`{op}` is out of range for an index"), span))
        };
        ops.rest().iter().map(index).collect()
    }

    fn element_at(&self, ty: TypeId, path: &[u32], span: Span) -> Result<TypeId, Fault> {
        path.iter().try_fold(ty, |ty, &index| {
            self.element(ty, index.into()).ok_or_else(|| {
                let found = self.module.types.show(ty);
                let message = format!("a value of type {found} has no element {index}");
                fault("L0208", message, span)
            })
        })
    }
}
