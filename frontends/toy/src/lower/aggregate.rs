//! Structs, arrays and vectors that are made of parts, and parts of those that are no places.

use super::function::{Body, Val};
use super::statics;
use super::types::{Class, is_zero};
use crate::hir::{Constant, Expr, ExprKind, Ty};
use irc_ir::builder::InstBuilder;
use irc_ir::data::DataKind;
use irc_ir::entity::Value;
use irc_ir::op::{BulkFlags, IntCond};
use irc_ir::types::{I8, I64, Space, Type};

/// Arrays of up to this many elements are filled without a loop, and constants of as many numbers
/// are written number by number.
const FEW: u64 = 16;

impl Body<'_, '_, '_> {
    /// A value of parts, which are evaluated in the order of `evaluation`.
    pub fn aggregate(
        &mut self,
        ty: &Ty,
        parts: &[Expr],
        evaluation: &[u32],
        into: Option<Value>,
    ) -> Option<Val> {
        if let Ty::Vector(number, lanes) = ty {
            let mut values = vec![None; parts.len()];
            for &part in evaluation {
                values[part as usize] = Some(self.expr(&parts[part as usize])?.one());
            }
            let ty = Type::Vector(number.scalar(), *lanes);
            let values: Vec<Value> = values.into_iter().flatten().collect();
            return Some(Val::One(self.vbuild(ty, &values)));
        }
        let address = into.unwrap_or_else(|| self.temporary(ty));
        for &part in evaluation {
            let of = &parts[part as usize];
            let offset = self.part_offset(ty, part);
            self.part_into(address, offset, of)?;
        }
        Some(Val::Memory(address))
    }

    /// Evaluates a part to its place in an aggregate.
    fn part_into(&mut self, address: Value, offset: i64, part: &Expr) -> Option<()> {
        if let Class::Memory(_) = self.class(&part.ty) {
            let at = self.behind(address, offset);
            return self.expr_to(part, Some(at)).map(|_| ());
        }
        let value = self.expr(part)?;
        let at = self.behind(address, offset);
        self.store_value(at, &part.ty, value);
        Some(())
    }

    fn behind(&mut self, address: Value, offset: i64) -> Value {
        match offset {
            0 => address,
            offset => self.ptr_offset(address, offset),
        }
    }

    /// The number of bytes in front of a field or an element.
    fn part_offset(&mut self, ty: &Ty, part: u32) -> i64 {
        match ty {
            Ty::Array(of, _) => (self.size_of(of) * u64::from(part)) as i64,
            ty => self.field_offset(ty, part),
        }
    }

    /// A field of a struct that is no place.
    pub fn field(&mut self, of: &Expr, field: u32, into: Option<Value>) -> Option<Val> {
        let address = self.expr(of)?.one();
        let Ty::Struct(id) = of.ty else { return None };
        let offset = self.field_offset(&of.ty, field);
        let at = self.behind(address, offset);
        Some(self.load_value(at, &self.program.structs[id].fields[field as usize].1, into))
    }

    /// An array of equal elements, or a vector of equal lanes.
    pub fn repeat(&mut self, ty: &Ty, part: &Expr, into: Option<Value>) -> Option<Val> {
        if let Ty::Vector(number, lanes) = ty {
            let lane = self.expr(part)?.one();
            return Some(Val::One(self.splat(Type::Vector(number.scalar(), *lanes), lane)));
        }
        let Ty::Array(of, count) = ty else { return None };
        let address = into.unwrap_or_else(|| self.temporary(ty));
        if let ExprKind::Constant(constant) = &part.kind
            && is_zero(constant)
        {
            self.clear(address, ty);
            return Some(Val::Memory(address));
        }
        let value = self.expr(part)?;
        self.fill(address, of, *count, |body, at| body.store_value(at, of, value));
        Some(Val::Memory(address))
    }

    /// Makes all bytes of a value in memory zero.
    fn clear(&mut self, address: Value, ty: &Ty) {
        let data = self.data_type(ty);
        let layout = self.layout(data);
        if layout.size > 0 {
            let align = layout.align.trailing_zeros() as u8;
            let flags = BulkFlags { dst_align_log2: align, src_align_log2: 0, volatile: false };
            let (zero, size) = (self.constant(I8, 0), self.i64(layout.size as i64));
            self.memset(flags, address, zero, size);
        }
    }

    /// Writes each element of an array.
    fn fill(
        &mut self,
        address: Value,
        of: &Ty,
        count: u64,
        mut write: impl FnMut(&mut Self, Value),
    ) {
        let size = self.size_of(of);
        if count <= FEW {
            for i in 0..count {
                let at = self.behind(address, (i * size) as i64);
                write(self, at);
            }
            return;
        }
        let (fill, filled) = (self.label("fill").block, self.label("filled").block);
        let var = self.b.declare_var(I64);
        let zero = self.i64(0);
        self.b.def_var(var, zero);
        self.br(fill, &[]);
        self.b.switch_to_block(fill);
        let index = self.b.use_var(var);
        let at = self.element(address, index, of);
        write(self, at);
        let one = self.i64(1);
        let next = self.add(index, one);
        self.b.def_var(var, next);
        let end = self.i64(count as i64);
        let more = self.icmp(IntCond::Ult, next, end);
        self.condbr(more, (fill, &[]), (filled, &[]));
        self.b.seal_block(fill);
        self.b.switch_to_block(filled);
        self.b.seal_block(filled);
    }

    /// Writes a constant to memory.
    pub fn store_constant(&mut self, address: Value, ty: &Ty, constant: &Constant) {
        match (constant, ty) {
            (zero, Ty::Array(..) | Ty::Struct(_)) if is_zero(zero) => self.clear(address, ty),
            (Constant::Repeat(part, count), Ty::Array(of, _)) => {
                self.fill(address, of, *count, |body, at| body.store_constant(at, of, part));
            }
            (Constant::List(parts), Ty::Array(of, _)) => {
                if statics::numbers(constant) > FEW {
                    return self.copy_table(address, ty, constant);
                }
                let size = self.size_of(of);
                for (i, part) in parts.iter().enumerate() {
                    let at = self.behind(address, (i as u64 * size) as i64);
                    self.store_constant(at, of, part);
                }
            }
            (Constant::List(parts), Ty::Struct(id)) => {
                for (i, part) in parts.iter().enumerate() {
                    let offset = self.field_offset(ty, i as u32);
                    let at = self.behind(address, offset);
                    self.store_constant(at, &self.program.structs[*id].fields[i].1, part);
                }
            }
            (constant, Ty::Vector(number, lanes)) => {
                let vector = self.constant_vector(constant, *number, *lanes);
                self.store_value(address, ty, Val::One(vector));
            }
            (Constant::Number(bits), Ty::Number(number)) => {
                let value = self.number(*number, *bits);
                self.store_value(address, ty, Val::One(value));
            }
            (Constant::Bool(value), _) => {
                let value = self.bool(*value);
                self.store_value(address, ty, Val::One(value));
            }
            _ => {}
        }
    }

    fn copy_table(&mut self, address: Value, ty: &Ty, constant: &Constant) {
        let data = self.data_type(ty);
        debug_assert!(matches!(self.b.module().types.kind(data), DataKind::Array(..)));
        if let Some(table) = statics::table(self.shared, self.b.module(), ty, constant) {
            let from = self.global_addr(table, Space::Global);
            self.copy(address, from, data);
        }
    }
}
