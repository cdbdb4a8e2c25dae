//! Instructions that access memory, and addresses.

use super::Reader;
use super::inst::{Made, promises_of, word};
use super::module::alignment;
use super::stream::Operands;
use super::words;
use crate::codes::{Fault, fault};
use crate::parse::both_orderings;
use crate::tree::{Access, Atomic, Bits, GepFlags, Name, Op, Type, ValueKind};
use irc_ir::op::Promise;
use irc_ptx::text::Span;

impl<'a> Reader<'a> {
    pub(super) fn memory_op(
        &mut self,
        code: u32,
        ops: &mut Operands<'_>,
    ) -> Result<Made<'a>, Fault> {
        let span = ops.span();
        match code {
            19 => self.alloca(ops),
            20 | 41 => {
                let address = self.operand(ops)?;
                let ty = self.ty(ops.next()?, span)?;
                let access = self.access(code == 41, ops)?;
                Ok((Op::Load(ty, address, access), Some(ty)))
            }
            44 | 45 => {
                let (address, value) = (self.operand(ops)?, self.operand(ops)?);
                let access = self.access(code == 45, ops)?;
                Ok((Op::Store(value, address, access), None))
            }
            43 => self.gep(ops),
            46 => self.compare_exchange(ops),
            59 => {
                let (address, value) = (self.operand(ops)?, self.operand(ops)?);
                let name = word(&words::RMW, "atomic operation", ops.next()?, span)?;
                let mut access = Access { volatile: ops.next()? != 0, ..Access::default() };
                self.order(&mut access, ops)?;
                access.align = alignment(ops.optional().unwrap_or(0), span)?;
                let ty = value.ty;
                Ok((Op::AtomicRmw(name, address, value, access), Some(ty)))
            }
            _ => {
                let mut access = Access::default();
                self.order(&mut access, ops)?;
                Ok((Op::Fence(access), None))
            }
        }
    }

    /// Alignment and whether it is volatile; of an atomic also its ordering and scope.
    fn access(&self, is_atomic: bool, ops: &mut Operands<'_>) -> Result<Access<'a>, Fault> {
        let align = alignment(ops.next()?, ops.span())?;
        let mut access = Access { volatile: ops.next()? != 0, align, ..Access::default() };
        if is_atomic {
            self.order(&mut access, ops)?;
        }
        Ok(access)
    }

    fn order(&self, access: &mut Access<'a>, ops: &mut Operands<'_>) -> Result<(), Fault> {
        let ordering = word(&words::ORDERINGS, "ordering", ops.next()?, ops.span())?;
        let scope = self.scope(ops.next()?, ops.span())?;
        access.atomic = Some(Box::new(Atomic { ordering, scope }));
        Ok(())
    }

    /// The name of a scope; that of the whole system is empty.
    fn scope(&self, number: u64, span: Span) -> Result<Name<'a>, Fault> {
        let named = usize::try_from(number).ok().and_then(|number| self.scopes.get(number));
        match (named, number) {
            (Some(name), _) => Ok(name.clone()),
            (None, 0) => Ok("singlethread".into()),
            (None, 1) => Ok(Name::default()),
            _ => Err(super::constant::unknown("scope", number, span)),
        }
    }

    fn compare_exchange(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let (address, expected) = (self.operand(ops)?, self.operand(ops)?);
        let (ty, span) = (expected.ty, ops.span());
        let new = self.operand_of(ops, ty)?;
        let mut access = Access { volatile: ops.next()? != 0, ..Access::default() };
        self.order(&mut access, ops)?;
        let failure = word(&words::ORDERINGS, "ordering", ops.next()?, span)?;
        if let Some(atomic) = &mut access.atomic {
            atomic.ordering = both_orderings(atomic.ordering, failure);
        }
        // Whether it may fail without reason.
        ops.optional();
        access.align = alignment(ops.optional().unwrap_or(0), span)?;
        let bit = self.module.types.intern(Type::Int(1));
        let result = self.module.types.intern(Type::Struct([ty, bit].into(), false));
        Ok((Op::CmpXchg(Box::new([address, expected, new]), access), Some(result)))
    }

    fn gep(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        // `inbounds`, which says `nusw`, `nusw` and `nuw`.
        let bits = ops.next()?;
        let promises = promises_of(&[Promise::Nusw, Promise::Nusw, Promise::Nuw], bits);
        let flags = GepFlags { promises, inbounds: bits & 1 != 0 };
        let source = self.ty(ops.next()?, ops.span())?;
        let base = self.operand(ops)?;
        let mut indices = Vec::with_capacity(ops.rest().len());
        let mut ty = base.ty;
        while !ops.rest().is_empty() {
            let index = self.operand(ops)?;
            if !matches!(self.module.types.get(ty), Type::Vector(..)) {
                ty = self.shaped(ty, index.ty);
            }
            indices.push(index);
        }
        Ok((Op::Gep(flags, source, base, indices), Some(ty)))
    }

    fn alloca(&mut self, ops: &mut Operands<'_>) -> Result<Made<'a>, Fault> {
        let span = ops.span();
        let ty = self.ty(ops.next()?, span)?;
        let count_type = self.ty(ops.next()?, span)?;
        let count = self.numbered(ops.next()? as u32, count_type, span)?;
        let flags = ops.next()?;
        if flags & 1 << 6 == 0 {
            let message =
                "`alloca` by the type of its address (bitcode of LLVM 3) is not supported";
            return Err(fault("L0204", message, span));
        }
        let align = alignment(flags & 31 | (flags >> 8 & 7) << 5, span)?;
        let space = ops.optional().unwrap_or(0) as u32;
        let count = match count.value.kind {
            ValueKind::Int(Bits::ONE) => None,
            _ => Some(count),
        };
        let pointer = self.module.types.intern(Type::Ptr(space));
        Ok((Op::Alloca(ty, count, align, space), Some(pointer)))
    }
}
