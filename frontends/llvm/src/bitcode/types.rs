//! The table of types.

use super::stream::{Block, Record, malformed};
use super::{MAX_DEPTH, Reader, name_of};
use crate::codes::{Fault, fault};
use crate::tree::{Type, TypeId};
use irc_ptx::text::Span;

/// A type of the table.
#[derive(Copy, Clone, Debug)]
pub(super) struct Entry {
    pub id: TypeId,
    /// How deep it nests.
    depth: u32,
}

impl<'a> Reader<'a> {
    pub(super) fn types(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, Self::type_record)
    }

    fn type_record(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let ty = match record.code {
            // How many there are.
            1 => return Ok(()),
            19 => {
                self.struct_name = Some(name_of(record.bytes(0)));
                return Ok(());
            }
            2 => Type::Void,
            3 => Type::Float,
            4 => Type::Double,
            5 => Type::Label,
            7 => match record.op(0)? {
                bits @ 1..=0x0080_0000 => Type::Int(bits as u32),
                bits => {
                    let message = format!("`i{bits}` has more bits than LLVM has, or none");
                    return Err(fault("L0107", message, record.span));
                }
            },
            // What an old pointer points to is said again where it is used.
            8 => Type::Ptr(record.ops.get(1).copied().unwrap_or(0) as u32),
            10 => Type::Half,
            13 => Type::OtherFloat("x86_fp80"),
            14 => Type::OtherFloat("fp128"),
            15 => Type::OtherFloat("ppc_fp128"),
            16 => Type::Metadata,
            22 => Type::Token,
            23 => Type::BFloat,
            24 => Type::OtherFloat("x86_amx"),
            25 => Type::Ptr(record.op(0)? as u32),
            6 | 11 | 12 | 18 | 20 | 21 => return self.compound_type(record),
            26 => {
                let message = "a type of another target (`target(..)`) is not supported";
                return Err(fault("L0201", message, record.span));
            }
            code => {
                let message = format!("a type of the kind {code} is not supported");
                return Err(fault("L0201", message, record.span));
            }
        };
        self.add_type(ty, 0);
        Ok(())
    }

    fn add_type(&mut self, ty: Type, depth: u32) {
        let id = self.module.types.intern(ty);
        self.types.push(Entry { id, depth });
    }

    fn part(&self, number: u64, span: Span, depth: &mut u32) -> Result<TypeId, Fault> {
        let id = self.ty(number, span)?;
        // It is there.
        let below = self.types[number as usize].depth;
        *depth = (*depth).max(below + 1);
        match *depth > MAX_DEPTH {
            true => Err(fault("L0103", format!("nested more than {MAX_DEPTH} levels deep"), span)),
            false => Ok(id),
        }
    }

    fn parts(
        &self,
        record: &Record<'a>,
        from: usize,
        depth: &mut u32,
    ) -> Result<Box<[TypeId]>, Fault> {
        let numbers = record.ops.get(from..).unwrap_or_default();
        numbers.iter().map(|&number| self.part(number, record.span, depth)).collect()
    }

    /// A type that is made of others.
    fn compound_type(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let (span, mut depth) = (record.span, 0);
        let ty = match record.code {
            6 => self.named_type(None),
            11 => Type::Array(self.part(record.op(1)?, span, &mut depth)?, record.op(0)?),
            12 => {
                let elem = self.part(record.op(1)?, span, &mut depth)?;
                if record.ops.get(2).is_some_and(|&scalable| scalable != 0) {
                    let message = "vectors of scalable length are not supported";
                    return Err(fault("L0201", message, span));
                }
                match u32::try_from(record.op(0)?) {
                    Ok(lanes @ 1..) => Type::Vector(elem, lanes),
                    _ => return Err(malformed("a vector of no lanes, or too many", span)),
                }
            }
            18 => Type::Struct(self.parts(record, 1, &mut depth)?, record.op(0)? != 0),
            20 => {
                let fields = self.parts(record, 1, &mut depth)?;
                let body = Type::Struct(fields, record.op(0)? != 0);
                let body = self.module.types.intern(body);
                self.named_type(Some(body))
            }
            _ => {
                let result = self.part(record.op(1)?, span, &mut depth)?;
                let params = self.parts(record, 2, &mut depth)?;
                Type::Function(result, params, record.op(0)? != 0)
            }
        };
        self.add_type(ty, depth);
        Ok(())
    }

    /// The struct of the name that was just read, or of none.
    fn named_type(&mut self, body: Option<TypeId>) -> Type {
        let name = self.struct_name.take().unwrap_or_default();
        Type::Named(self.module.types.add_named(name, body))
    }

    /// The type of 1 bit, or the vector of it with as many lanes as a type has.
    pub(super) fn truth_of(&mut self, ty: TypeId) -> TypeId {
        let bit = self.module.types.intern(Type::Int(1));
        self.shaped(bit, ty)
    }

    /// A type, or the vector of it with as many lanes as another type has.
    pub(super) fn shaped(&mut self, elem: TypeId, like: TypeId) -> TypeId {
        match *self.module.types.get(like) {
            Type::Vector(_, lanes) => self.module.types.intern(Type::Vector(elem, lanes)),
            _ => elem,
        }
    }

    /// The scalar type, or that of the lanes.
    pub(super) fn lane_type(&self, ty: TypeId) -> &Type {
        match self.module.types.get(ty) {
            Type::Vector(elem, _) => self.module.types.get(*elem),
            other => other,
        }
    }

    /// The type of a field or element.
    pub(super) fn element(&self, ty: TypeId, index: u64) -> Option<TypeId> {
        match self.module.types.get(ty) {
            Type::Array(elem, count) => (index < *count).then_some(*elem),
            Type::Vector(elem, count) => (index < u64::from(*count)).then_some(*elem),
            Type::Struct(fields, _) => fields.get(usize::try_from(index).ok()?).copied(),
            _ => None,
        }
    }
}
