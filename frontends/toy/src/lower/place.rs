//! Places: variables, and what is in memory; slices of it; the checks of indices.

use super::SLICE;
use super::function::{Body, Storage, Val};
use super::types::Class;
use crate::hir::{Base, Constant, Expr, ExprKind, LocalId, Place, Projection, StaticId, Ty};
use crate::types::Number;
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{IntCond, MemFlags, Opcode, SpecialReg};
use irc_ir::types::{I8, I32, I64, I128, Scalar, Space, Type};

/// A place whose address has been computed.
#[derive(Clone, Debug)]
pub(super) enum Target {
    /// A variable of the builder, or a lane of it.
    Local(LocalId, Option<u8>),
    /// Memory that holds a value of a type.
    Memory(Value, Ty),
}

/// What the check of an index says.
const OUT_OF_BOUNDS: &str = "index out of bounds";
const SIGNED_INDEX: &str = "the index is %lld, the length is %llu\n";
const UNSIGNED_INDEX: &str = "the index is %llu, the length is %llu\n";
const RANGE: &str = "the range is not within the slice";

/// An address that is being computed: a pointer and bytes to add.
#[derive(Copy, Clone)]
struct Address {
    base: Value,
    offset: i64,
}

impl Body<'_, '_, '_> {
    /// Evaluates the parts of a place.
    pub fn place(&mut self, place: &Place) -> Option<Target> {
        let outside = std::mem::replace(&mut self.span, place.span);
        let target = self.place_parts(place);
        self.span = outside;
        target
    }

    fn place_parts(&mut self, place: &Place) -> Option<Target> {
        let (base, ty) = match &place.base {
            Base::Local(local) => match self.local_address(*local) {
                Some(base) => (base, &self.function.locals[*local].ty),
                None => {
                    let lane = place.path.iter().find_map(|step| match step {
                        Projection::Lane(lane) => Some(*lane),
                        _ => None,
                    });
                    return Some(Target::Local(*local, lane));
                }
            },
            Base::Static(of) => {
                let (global, space) = (self.shared.statics[*of], self.program.statics[*of].space);
                (self.global_addr(global, space), &self.program.statics[*of].ty)
            }
            Base::Deref(pointer) => {
                let address = self.expr(pointer)?.one();
                let Ty::Pointer(to) = &pointer.ty else { return None };
                (address, &*to.to)
            }
            Base::Element(slice, index) => {
                let (pointer, length) = self.expr(slice)?.slice();
                let Ty::Slice(of) = &slice.ty else { return None };
                let index = self.checked_index(index, Length::Value(length))?;
                (self.element(pointer, index, &of.to), &*of.to)
            }
        };
        self.path(Address { base, offset: 0 }, ty, &place.path)
    }

    fn path(&mut self, mut at: Address, ty: &Ty, path: &[Projection]) -> Option<Target> {
        let program = self.program;
        let mut ty = ty;
        let mut lane = None;
        for step in path {
            match (step, ty) {
                (Projection::Field(field), Ty::Struct(id)) => {
                    at.offset += self.field_offset(ty, *field);
                    ty = &program.structs[*id].fields[*field as usize].1;
                }
                (Projection::Element(index, count), Ty::Array(of, _)) => {
                    at = self.array_element(at, index, *count, of)?;
                    ty = of;
                }
                (Projection::Lane(index), Ty::Vector(number, _)) => {
                    at.offset += i64::from(*index) * i64::from(number.bits() / 8);
                    lane = Some(Ty::Number(*number));
                }
                _ => return None,
            }
        }
        let ty = lane.unwrap_or_else(|| ty.clone());
        Some(Target::Memory(self.address(at), ty))
    }

    /// The number of bytes in front of a field of a struct.
    pub fn field_offset(&mut self, ty: &Ty, field: u32) -> i64 {
        let data = self.data_type(ty);
        self.b.module().types.offset(data, u64::from(field)).unwrap_or(0) as i64
    }

    pub fn size_of(&mut self, ty: &Ty) -> u64 {
        let data = self.data_type(ty);
        self.layout(data).size
    }

    fn address(&mut self, at: Address) -> Value {
        match at.offset {
            0 => at.base,
            offset => self.ptr_offset(at.base, offset),
        }
    }

    /// The address of a variable that is in memory.
    fn local_address(&mut self, local: LocalId) -> Option<Value> {
        match self.locals[local] {
            Storage::Slot(slot) => Some(self.slot_addr(slot)),
            Storage::At(address) => Some(address),
            Storage::Var(_) | Storage::Slice(..) => None,
        }
    }

    /// The address of a variable that is an aggregate, to build its value there.
    pub fn storage_address(&mut self, local: LocalId, ty: &Ty) -> Option<Value> {
        match self.class(ty) {
            Class::Memory(_) => self.local_address(local),
            _ => None,
        }
    }

    fn array_element(&mut self, at: Address, index: &Expr, n: u64, of: &Ty) -> Option<Address> {
        let size = self.size_of(of);
        if let Some(known) = constant_index(index).filter(|&known| known < n) {
            return Some(Address { offset: at.offset + (known * size) as i64, ..at });
        }
        let index = self.checked_index(index, Length::Known(n))?;
        let base = self.scaled(at.base, index, size, at.offset);
        Some(Address { base, offset: 0 })
    }

    /// The address of element `index` (an `i64`) behind a pointer.
    pub fn element(&mut self, pointer: Value, index: Value, of: &Ty) -> Value {
        let size = self.size_of(of);
        self.scaled(pointer, index, size, 0)
    }

    fn scaled(&mut self, base: Value, index: Value, size: u64, offset: i64) -> Value {
        match u32::try_from(size) {
            Ok(0) => self.address(Address { base, offset }),
            Ok(size) => self.ptradd(base, index, size, offset),
            Err(_) => {
                let size = self.i64(size as i64);
                let bytes = self.mul(index, size);
                self.ptradd(base, bytes, 1, offset)
            }
        }
    }

    // ---- indices ----

    /// An index as an `i64`, after the check.
    fn checked_index(&mut self, index: &Expr, length: Length) -> Option<Value> {
        let value = self.expr(index)?.one();
        let Ty::Number(number) = index.ty else { return None };
        if !self.shared.options.checks {
            return Some(self.wide_index(value, number));
        }
        // Unsigned numbers of at most 32 bits are compared as such; the others with 64 bits, so
        // that a negative index is above every length.
        let (ok, wide) = match (number, length.narrow(self)) {
            (Number::Unsigned(8 | 16 | 32), Some(length)) => {
                let narrow = match number.bits() {
                    32 => value,
                    _ => self.zext(I32, value),
                };
                let ok = self.icmp(IntCond::Ult, narrow, length);
                (ok, None)
            }
            _ => {
                let wide = self.wide_index(value, number);
                let length = length.wide(self);
                (self.icmp(IntCond::Ult, wide, length), Some(wide))
            }
        };
        let before = std::mem::replace(&mut self.span, index.span);
        self.check_with(ok, OUT_OF_BOUNDS, Some(Shown { value, number, length }));
        self.span = before;
        Some(wide.unwrap_or_else(|| self.wide_index(value, number)))
    }

    /// An index as an `i64`; what does not fit becomes the largest.
    pub fn wide_index(&mut self, value: Value, number: Number) -> Value {
        match number {
            Number::Signed(8 | 16 | 32) => self.sext(I64, value),
            Number::Unsigned(8 | 16 | 32) => self.zext(I64, value),
            Number::Signed(128) | Number::Unsigned(128) => {
                let most = self.constant(I128, i64::MAX as u128);
                let least = self.binary(Opcode::Umin, value, most);
                self.trunc(I64, least)
            }
            _ => value,
        }
    }

    /// Prints an index that is out of bounds.
    pub fn show_index(&mut self, shown: Shown) {
        let Shown { value, number, length } = shown;
        let format = if number.is_signed() { SIGNED_INDEX } else { UNSIGNED_INDEX };
        let values = [self.wide_index(value, number), length.wide(self)];
        let slot = self.index_slot();
        self.print_values(format, &values, slot);
    }

    // ---- memory ----

    /// The type by which a value lies in memory, and how it is accessed.
    fn access(&self, ty: Type) -> (Type, MemFlags) {
        let ty = if ty == Type::Scalar(Scalar::I1) { I8 } else { ty };
        (ty, MemFlags::aligned(ty.align().min(irc_ir::data::MAX_ALIGN)))
    }

    /// Reads a place; an aggregate is copied to `into` or new memory.
    pub fn read(&mut self, target: &Target, into: Option<Value>) -> Val {
        match target {
            Target::Local(local, lane) => match (self.locals[*local], lane) {
                (Storage::Var(var), None) => Val::One(self.b.use_var(var)),
                (Storage::Var(var), Some(lane)) => {
                    let vector = self.b.use_var(var);
                    Val::One(self.extract(vector, *lane))
                }
                (Storage::Slice(pointer, length), _) => {
                    Val::Slice(self.b.use_var(pointer), self.b.use_var(length))
                }
                (Storage::Slot(_) | Storage::At(_), _) => Val::Unit,
            },
            Target::Memory(address, ty) => self.load_value(*address, ty, into),
        }
    }

    /// Reads memory.
    pub fn load_value(&mut self, address: Value, ty: &Ty, into: Option<Value>) -> Val {
        match self.class(ty) {
            Class::Unit => Val::Unit,
            Class::One(ty) => {
                let (stored, flags) = self.access(ty);
                let value = self.load(stored, flags, address);
                if stored == ty {
                    return Val::One(value);
                }
                let zero = self.constant(stored, 0);
                Val::One(self.icmp(IntCond::Ne, value, zero))
            }
            Class::Slice(space) => {
                let pointer = self.load(Type::Ptr(space), MemFlags::aligned(SLICE.align), address);
                let address = self.ptr_offset(address, SLICE.length);
                Val::Slice(pointer, self.load(I32, MemFlags::aligned(4), address))
            }
            Class::Memory(data) => {
                let to = into.unwrap_or_else(|| self.temporary(ty));
                self.copy(to, address, data);
                Val::Memory(to)
            }
        }
    }

    /// Writes a place.
    pub fn write(&mut self, target: &Target, value: Val) {
        match target {
            Target::Local(local, None) => self.define(*local, value),
            Target::Local(local, Some(lane)) => {
                if let Storage::Var(var) = self.locals[*local] {
                    let vector = self.b.use_var(var);
                    let vector = self.insert_lane(vector, value.one(), *lane);
                    self.define(*local, Val::One(vector));
                }
            }
            Target::Memory(address, ty) => self.store_value(*address, ty, value),
        }
    }

    /// Writes memory.
    pub fn store_value(&mut self, address: Value, ty: &Ty, value: Val) {
        match value {
            Val::Unit => {}
            Val::One(value) => {
                let (stored, flags) = self.access(self.b.ty(value));
                let value = match stored == self.b.ty(value) {
                    true => value,
                    false => self.zext(stored, value),
                };
                self.store(flags, value, address);
            }
            Val::Slice(pointer, length) => {
                self.store(MemFlags::aligned(SLICE.align), pointer, address);
                let address = self.ptr_offset(address, SLICE.length);
                self.store(MemFlags::aligned(4), length, address);
            }
            Val::Memory(from) => {
                let data = self.data_type(ty);
                self.copy(address, from, data);
            }
        }
    }

    /// `&place`.
    pub fn address_of(&mut self, place: &Place) -> Option<Value> {
        match self.place(place)? {
            Target::Memory(address, _) => Some(address),
            Target::Local(..) => unreachable!("what has its address taken is in memory"),
        }
    }

    // ---- slices ----

    /// An array in memory as a slice.
    pub fn slice_of(&mut self, place: &Place) -> Option<Val> {
        let address = self.address_of(place)?;
        let Ty::Array(_, count) = place.ty else { return None };
        let count = self.constant(I32, u128::from(u32::try_from(count).unwrap_or(u32::MAX)));
        Some(Val::Slice(address, count))
    }

    /// `slice[from..to]`.
    pub fn slice_range(
        &mut self,
        of: &Expr,
        from: Option<&Expr>,
        to: Option<&Expr>,
    ) -> Option<Val> {
        let (pointer, length) = self.expr(of)?.slice();
        let Ty::Slice(elements) = &of.ty else { return None };
        let from = self.bound(from)?;
        let to = self.bound(to)?;
        if from.is_none() && to.is_none() {
            return Some(Val::Slice(pointer, length));
        }
        let wide = self.zext(I64, length);
        if self.shared.options.checks {
            let end = to.unwrap_or(wide);
            if to.is_some() {
                let ok = self.icmp(IntCond::Ule, end, wide);
                self.check(ok, RANGE);
            }
            if let Some(from) = from {
                let ok = self.icmp(IntCond::Ule, from, end);
                self.check(ok, RANGE);
            }
        }
        let end = to.unwrap_or(wide);
        let Some(from) = from else {
            return Some(Val::Slice(pointer, self.trunc(I32, end)));
        };
        let pointer = self.element(pointer, from, &elements.to);
        let count = self.sub(end, from);
        Some(Val::Slice(pointer, self.trunc(I32, count)))
    }

    fn bound(&mut self, bound: Option<&Expr>) -> Option<Option<Value>> {
        let Some(bound) = bound else { return Some(None) };
        let value = self.expr(bound)?.one();
        let Ty::Number(number) = bound.ty else { return None };
        Some(Some(self.wide_index(value, number)))
    }

    /// All dynamic shared memory as a slice.
    pub fn dynamic(&mut self, of: StaticId) -> Val {
        let size = self.size_of(&self.program.statics[of].ty).max(1);
        let pointer = self.global_addr(self.shared.statics[of], Space::Shared);
        let bytes = self.sreg(SpecialReg::DynamicSmemSize);
        if size == 1 {
            return Val::Slice(pointer, bytes);
        }
        let size = self.constant(I32, u128::from(u32::try_from(size).unwrap_or(u32::MAX)));
        Val::Slice(pointer, self.udiv(bytes, size))
    }
}

/// An index and what it was compared with, for the message.
#[derive(Copy, Clone)]
pub(super) struct Shown {
    value: Value,
    number: Number,
    length: Length,
}

/// The length that an index is compared with.
#[derive(Copy, Clone)]
enum Length {
    /// That of a slice.
    Value(Value),
    /// That of an array.
    Known(u64),
}

impl Length {
    fn narrow(self, body: &mut Body<'_, '_, '_>) -> Option<Value> {
        match self {
            Length::Value(value) => Some(value),
            Length::Known(n) => u32::try_from(n).ok().map(|n| body.constant(I32, n.into())),
        }
    }

    fn wide(self, body: &mut Body<'_, '_, '_>) -> Value {
        match self {
            Length::Value(value) => body.zext(I64, value),
            Length::Known(n) => body.constant(I64, n.into()),
        }
    }
}

/// An index that is known when compiling, if it is not negative.
fn constant_index(index: &Expr) -> Option<u64> {
    let (ExprKind::Constant(Constant::Number(bits)), Ty::Number(number)) = (&index.kind, &index.ty)
    else {
        return None;
    };
    let negative = number.is_signed() && bits >> (number.bits() - 1) & 1 == 1;
    u64::try_from(*bits).ok().filter(|_| !negative)
}
