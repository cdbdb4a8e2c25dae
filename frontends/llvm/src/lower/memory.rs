//! Addresses, stack slots, loads, stores and fences.

use super::Body;
use super::function::Vals;
use super::layout::{Kind, Leaf};
use super::signature::bytes_type;
use crate::codes::{Fault, fault};
use crate::tree::{Access, Atomic, GepFlags, Inst, Op, Type as Tree, TypeId, Typed, ValueKind};
use irc_ir::builder::InstBuilder;
use irc_ir::data::MAX_VARIABLE_ALIGN;
use irc_ir::entity::Value;
use irc_ir::op::{BulkFlags, IntFlags, MemFlags, Opcode, Order, Scope};
use irc_ir::types::{I8, I16, I32, I64, Scalar, Space, Type};

/// The widest access in bytes.
const WIDEST: u64 = 16;
/// An index that has wrapped leads back by as many elements of this size as 2^31 is more than the
/// constant that it has wrapped by, so by 7 GiB.
const MIN_ELEMENT: u32 = 4;
const MAX_CONSTANT: i128 = 1 << 28;

impl<'t, 'a> Body<'_, 't, 'a, '_> {
    // ---- addresses ----

    pub(super) fn gep(&mut self, inst: &'t Inst<'a>) -> Result<(), Fault> {
        let Op::Gep(flags, source, base, indices) = &inst.op else { return Ok(()) };
        if let Some(lanes) = self.lanes_of_gep(base, indices) {
            let vals = self.addresses_of(flags.promises, *source, base, indices, lanes)?;
            self.define(inst, vals);
            return Ok(());
        }
        let (value, near) = self.address_of(*flags, *source, base, indices)?;
        self.define(inst, Vals::from_slice(&[value]));
        if let Some(near) = near {
            self.define_near(inst, near);
        }
        Ok(())
    }

    /// Base and indices as an address, and the same in the space that the base is known to point
    /// into, where that is another value.
    pub(super) fn address_of(
        &mut self,
        flags: GepFlags,
        source: TypeId,
        base: &Typed<'a>,
        indices: &[Typed<'a>],
    ) -> Result<(Value, Option<Value>), Fault> {
        let near = self.near(base);
        let [mut value] = self.raw(base.ty, &base.value)?[..] else {
            return Err(self.cx.mismatch("an address", base.ty, self.span));
        };
        let mut near = near;
        let GepFlags { promises, inbounds } = flags;
        let near_flags = self.kept_of_addresses(promises, base, near)?;
        let flags = self.kept_of_addresses(promises, base, Some(value))?;
        let is_inside = inbounds && indices.len() == 1 && flags.nusw;
        let (mut ty, mut offset) = (source, 0i64);
        for (i, index) in indices.iter().enumerate() {
            let (size, next) = if i == 0 {
                (self.cx.size_align(source, self.span)?.0, source)
            } else if let Some(known) = self.cx.index(index)? {
                let (next, add) = self.cx.step(ty, known, self.span)?;
                (ty, offset) = (next, offset.wrapping_add(add));
                continue;
            } else {
                let (next, size) = self.cx.step(ty, 1, self.span)?;
                if matches!(self.cx.tree.types.get(ty), Tree::Struct(..)) {
                    let message = "the index of a field is not constant";
                    return Err(fault("L0208", message, index.value.span));
                }
                (size as u64, next)
            };
            ty = next;
            if let Some(known) = self.cx.index(index)? {
                offset = offset.wrapping_add(known.wrapping_mul(size as i64));
                continue;
            }
            let (index, scale) = self.scaled(index, size)?;
            let is_near = is_inside && scale >= MIN_ELEMENT && self.short(index).is_some();
            let (index, constant) = match is_inside {
                true => self.without_constant(index, scale),
                false => (index, 0),
            };
            // Without it, the index may be negative.
            let kept = |flags: IntFlags| IntFlags {
                nuw: flags.nuw && constant == 0,
                near: is_near && constant == 0,
                ..flags
            };
            let add = std::mem::take(&mut offset).wrapping_add(constant);
            value = self.add_to(kept(flags), value, index, scale, add);
            near = near.map(|near| self.add_to(kept(near_flags), near, index, scale, add));
        }
        if offset != 0 {
            value = self.move_by(flags, value, offset);
            near = near.map(|near| self.b.ptr_offset_flags(near_flags, near, offset));
        }
        Ok((value, near))
    }

    /// The only index of an address that is `inbounds`, without a constant that is added to it in
    /// 32 bits, and how many bytes that is. Where the sum promises not to wrap, optimisation does
    /// it with all addresses in view.
    ///
    /// If the sum wraps, the index is less than the constant above the least number of 32 bits.
    /// LLVM takes the index of such an address never to be negative, whatever the elements and the
    /// constant (`SeparateConstOffsetFromGEP`); for us no object begins 7 GiB before an address in
    /// it whose index has wrapped.
    fn without_constant(&mut self, index: Value, scale: u32) -> (Value, i64) {
        let Some(sum) = self.short(index).filter(|_| scale >= MIN_ELEMENT) else {
            return (index, 0);
        };
        let dfg = &self.b.func().dfg;
        let Some(add) = dfg.def_inst(sum).filter(|&inst| dfg.opcode(inst) == Opcode::Add) else {
            return (index, 0);
        };
        let may_wrap = !dfg.inst(add).payload.promises().nsw;
        let &[x, constant] = dfg.args(add) else { return (index, 0) };
        match dfg.as_signed(constant) {
            Some(constant @ 1..=MAX_CONSTANT) if may_wrap => {
                (self.b.sext(I64, x), constant as i64 * i64::from(scale))
            }
            _ => (index, 0),
        }
    }

    /// The number of 32 bits that an index is, or whose sign extension it is.
    fn short(&mut self, index: Value) -> Option<Value> {
        let dfg = &self.b.func().dfg;
        let number = dfg.sign_extended(index).unwrap_or(index);
        (dfg.ty(number) == I32).then_some(number)
    }

    /// An index of 32 or 64 bits, and what it is multiplied by.
    fn scaled(&mut self, index: &Typed<'a>, size: u64) -> Result<(Value, u32), Fault> {
        let kind = self.cx.scalar(index.ty, index.value.span)?;
        let value = self.one(index)?;
        Ok(self.scaled_value(value, kind, size))
    }

    /// The same of a value.
    pub(super) fn scaled_value(&mut self, value: Value, kind: Kind, size: u64) -> (Value, u32) {
        let value = self.signed(value, kind);
        let index = match self.b.ty(value).bits() {
            32 | 64 => value,
            0..32 => self.b.sext(I32, value),
            _ => self.b.trunc(I64, value),
        };
        match u32::try_from(size) {
            Ok(scale) => (index, scale),
            Err(_) => {
                let wide = if self.b.ty(index) == I64 { index } else { self.b.sext(I64, index) };
                let size = self.b.i64(size as i64);
                (self.b.mul(wide, size), 1)
            }
        }
    }

    pub(super) fn add_to(
        &mut self,
        flags: IntFlags,
        base: Value,
        index: Value,
        scale: u32,
        offset: i64,
    ) -> Value {
        let ty = self.b.ty(base);
        if ty.is_ptr() {
            return self.b.ptradd_flags(flags, base, index, scale, offset);
        }
        let index = match (self.b.ty(index), ty) {
            (I32, I64) => self.b.sext(I64, index),
            (I64, I32) => self.b.trunc(I32, index),
            _ => index,
        };
        let scale = self.b.constant(ty, scale.into());
        let scaled = self.b.mul(index, scale);
        let moved = self.b.add(base, scaled);
        self.move_by(flags, moved, offset)
    }

    pub(super) fn move_by(&mut self, flags: IntFlags, base: Value, offset: i64) -> Value {
        let ty = self.b.ty(base);
        if ty.is_ptr() {
            return self.b.ptr_offset_flags(flags, base, offset);
        }
        if offset == 0 {
            return base;
        }
        let offset = self.b.constant(ty, u128::from(offset as u64) & ty_mask(ty));
        self.b.add(base, offset)
    }

    // ---- stack ----

    pub(super) fn memory(&mut self, inst: &'t Inst<'a>) -> Result<Vals, Fault> {
        match &inst.op {
            Op::Alloca(ty, count, align, _) => self.alloca(inst, *ty, count.as_ref(), *align),
            Op::Load(ty, address, access) => {
                let nc = inst.metadata.contains(&"invariant.load");
                self.load(*ty, address, access, nc)
            }
            Op::Store(value, address, access) => {
                let (vals, to) = (self.vals(value)?, self.address(address)?);
                let leaves = self.cx.leaves(value.ty, self.span)?;
                let align = self.align_of(access, value.ty)?;
                let flags = self.access(access, align, to)?;
                self.store_leaves(&leaves, &vals, to, flags)?;
                Ok(Vals::new())
            }
            Op::Fence(access) => {
                // One thread's own accesses stay in order behind a fence of the CTA, too.
                let said = access.atomic.as_deref().map(|a| (a.ordering, &*a.scope));
                let (ordering, scope) = said.unwrap_or_default();
                let order = match ordering {
                    "seq_cst" if scope != "singlethread" => Order::SeqCst,
                    _ => Order::AcqRel,
                };
                let scope = self.scope(scope)?;
                self.b.fence(order, scope);
                Ok(Vals::new())
            }
            _ => Ok(Vals::new()),
        }
    }

    fn alloca(
        &mut self,
        inst: &Inst<'a>,
        ty: TypeId,
        count: Option<&Typed<'a>>,
        align: Option<u64>,
    ) -> Result<Vals, Fault> {
        let (size, natural) = self.cx.size_align(ty, self.span)?;
        let align = align.unwrap_or(natural).max(1);
        if !align.is_power_of_two() || align > MAX_VARIABLE_ALIGN.into() {
            let message = format!("a stack slot aligned to {align} is not supported");
            return Err(fault("L0204", message, self.span));
        }
        let known = match count.map(|count| &count.value.kind) {
            None => Some(1),
            Some(ValueKind::Int(count)) => u64::try_from(count.get()).ok(),
            Some(_) => None,
        };
        if let (Some(count), 0) = (known, self.current) {
            let bytes = size
                .checked_mul(count)
                .filter(|&bytes| bytes < 1 << 40)
                .ok_or_else(|| fault("L0204", "a stack slot that is too large", self.span))?;
            let data = bytes_type(self.b.module(), bytes.max(1), self.span)?;
            let slot = self.b.create_slot(data);
            let slot_data = &mut self.b.func().slots[slot];
            slot_data.align = align as u32;
            slot_data.frozen = true;
            if let Some(local) = inst.result {
                let name = &self.function.locals[local as usize];
                if !name.is_empty() {
                    self.b.func().set_slot_name(slot, name);
                }
            }
            return Ok(Vals::from_slice(&[self.b.slot_addr(slot)]));
        }
        let mut bytes = self.b.i64(size as i64);
        if let Some(count) = count {
            let count = self.one(count)?;
            let count = self.resize(count, I64);
            bytes = self.b.mul(bytes, count);
        }
        let address = self.b.alloca(bytes, align as u32);
        self.clear(address, bytes, align);
        Ok(Vals::from_slice(&[address]))
    }

    /// Zeros where LLVM has bytes of no particular value: a load of them gives such a value, not
    /// poison.
    fn clear(&mut self, address: Value, bytes: Value, align: u64) {
        let zero = self.b.constant(I8, 0);
        let dst_align_log2 = align.trailing_zeros() as u8;
        let flags = BulkFlags { dst_align_log2, src_align_log2: 0, volatile: false };
        self.b.memset(flags, address, zero, bytes);
    }

    // ---- accesses ----

    pub(super) fn align_of(&self, access: &Access<'_>, ty: TypeId) -> Result<u64, Fault> {
        match access.align {
            Some(align) if align.is_power_of_two() => Ok(align),
            Some(align) => Err(fault("L0208", format!("{align} is not an alignment"), self.span)),
            None => Ok(self.cx.size_align(ty, self.span)?.1),
        }
    }

    pub(super) fn scope(&self, scope: &str) -> Result<Scope, Fault> {
        Ok(match scope {
            "" => Scope::Sys,
            "device" | "agent" => Scope::Gpu,
            "cluster" => Scope::Cluster,
            "block" | "workgroup" | "singlethread" => Scope::Cta,
            other => {
                let message = format!("the scope \"{other}\" is not one of NVPTX");
                return Err(fault("L0204", message, self.span));
            }
        })
    }

    /// The flags of an access; memory of one thread needs no order.
    pub(super) fn access(
        &self,
        access: &Access<'_>,
        align: u64,
        address: Value,
    ) -> Result<MemFlags, Fault> {
        let mut flags = self.aligned(align);
        // What nobody writes does not change by itself, either; PTX has no volatile access to it.
        let is_written = !matches!(self.b.ty(address), Type::Ptr(Space::Const | Space::Param));
        flags.volatile = access.volatile && is_written;
        if let Some(Atomic { ordering, scope }) = access.atomic.as_deref() {
            if self.b.ty(address) == Type::Ptr(Space::Local) {
                return Ok(flags);
            }
            flags.order = match *ordering {
                "acquire" => Order::Acquire,
                "release" => Order::Release,
                "acq_rel" => Order::AcqRel,
                "seq_cst" => Order::SeqCst,
                // In PTX a volatile access is a relaxed one of the whole system.
                _ if access.volatile => return Ok(flags),
                _ => Order::Relaxed,
            };
            // Ordered accesses are never left out, and PTX has no volatile ones.
            flags.volatile = false;
            flags.scope = self.scope(scope)?;
        }
        Ok(flags)
    }

    fn load(
        &mut self,
        ty: TypeId,
        address: &Typed<'a>,
        access: &Access<'a>,
        nc: bool,
    ) -> Result<Vals, Fault> {
        let from = self.address(address)?;
        let leaves = self.cx.leaves(ty, self.span)?;
        let align = self.align_of(access, ty)?;
        let mut flags = self.access(access, align, from)?;
        flags.nc = nc && !flags.is_strong() && self.b.ty(from) == Type::Ptr(Space::Global);
        self.load_leaves_with(&leaves, from, flags)
    }

    pub(super) fn load_leaves(
        &mut self,
        leaves: &[Leaf],
        from: Value,
        align: u32,
    ) -> Result<Vals, Fault> {
        let flags = self.aligned(align.into());
        self.load_leaves_with(leaves, from, flags)
    }

    pub(crate) fn load_leaves_with(
        &mut self,
        leaves: &[Leaf],
        from: Value,
        flags: MemFlags,
    ) -> Result<Vals, Fault> {
        let mut out = Vals::new();
        while out.len() < leaves.len() {
            let rest = &leaves[out.len()..];
            let at = at_offset(flags, rest[0].offset);
            let address = self.at(from, rest[0].offset);
            if let Some(packed) = self.packed_lanes(rest)? {
                out.extend(self.load_packed(packed, address, at)?);
                continue;
            }
            match self.group(rest, at) {
                Some((ty, lanes)) => {
                    let vector = self.b.load(ty, at, address);
                    out.extend((0..lanes).map(|lane| self.b.extract(vector, lane)));
                }
                None => {
                    let value = self.load_scalar(rest[0].kind, address, at)?;
                    out.push(value);
                }
            }
        }
        Ok(out)
    }

    pub(crate) fn store_leaves(
        &mut self,
        leaves: &[Leaf],
        vals: &[Value],
        to: Value,
        flags: MemFlags,
    ) -> Result<(), Fault> {
        let mut done = 0;
        while done < leaves.len() {
            let rest = &leaves[done..];
            let at = at_offset(flags, rest[0].offset);
            let address = self.at(to, rest[0].offset);
            if let Some(packed) = self.packed_lanes(rest)? {
                self.store_packed(packed, &vals[done..done + packed.lanes], address, at)?;
                done += packed.lanes;
                continue;
            }
            match self.group(rest, at) {
                Some((ty, lanes)) => {
                    let lanes = usize::from(lanes);
                    let vector = self.b.vbuild(ty, &vals[done..done + lanes]);
                    self.b.store(at, vector, address);
                    done += lanes;
                }
                None => {
                    self.store_scalar(rest[0].kind, vals[done], address, at)?;
                    done += 1;
                }
            }
        }
        Ok(())
    }

    fn at(&mut self, base: Value, offset: u64) -> Value {
        if offset == 0 { base } else { self.b.ptr_offset(base, offset as i64) }
    }

    /// The most scalars from here on that are one access.
    fn group(&self, leaves: &[Leaf], flags: MemFlags) -> Option<(Type, u8)> {
        let first = leaves[0];
        let scalar = match first.kind {
            Kind::Int(bits @ (8 | 16 | 32 | 64)) => Scalar::int(bits)?,
            Kind::Float(scalar) => scalar,
            _ => return None,
        };
        let bytes = u64::from(scalar.bytes());
        [8u8, 4, 2].into_iter().find_map(|lanes| {
            let total = bytes * u64::from(lanes);
            let fits = total <= WIDEST && total <= u64::from(flags.align());
            let group = leaves.get(..usize::from(lanes)).filter(|_| fits)?;
            let in_row = group.iter().enumerate().all(|(i, leaf)| {
                leaf.kind == first.kind && leaf.offset == first.offset + bytes * i as u64
            });
            in_row.then_some((Type::Vector(scalar, lanes), lanes))
        })
    }

    pub(super) fn load_scalar(
        &mut self,
        kind: Kind,
        address: Value,
        flags: MemFlags,
    ) -> Result<Value, Fault> {
        let bytes = self.cx.layout.store_bytes(kind);
        let ty = kind.ir();
        let most = most_at_once(flags);
        if u64::from(ty.bytes()) == bytes && kind != Kind::Int(1) && bytes <= most {
            let value = self.b.load(ty, flags, address);
            return Ok(self.clean(value, kind));
        }
        let mut parts = Vec::new();
        let mut at = 0;
        while at < bytes {
            let piece = (1u64 << (bytes - at).ilog2()).min(most);
            let flags = at_offset(flags, at);
            let address = self.at(address, at);
            parts.push((self.b.load(int_of(piece), flags, address), piece as u32 * 8));
            at += piece;
        }
        match kind {
            Kind::Int(1) => Ok(self.b.trunc(ty, parts[0].0)),
            Kind::Int(_) => {
                let value = self.regroup(&parts, &[bytes as u32 * 8])[0];
                let value = self.resize(value, ty);
                Ok(self.clean(value, kind))
            }
            Kind::Ptr(space) => {
                let value = self.regroup(&parts, &[bytes as u32 * 8])[0];
                Ok(self.int_to_ptr(value, space))
            }
            Kind::Float(_) => {
                let value = self.regroup(&parts, &[bytes as u32 * 8])[0];
                Ok(self.b.bitcast(ty, value))
            }
        }
    }

    pub(super) fn store_scalar(
        &mut self,
        kind: Kind,
        value: Value,
        address: Value,
        flags: MemFlags,
    ) -> Result<(), Fault> {
        let bytes = self.cx.layout.store_bytes(kind);
        let ty = kind.ir();
        let most = most_at_once(flags);
        if u64::from(ty.bytes()) == bytes && kind != Kind::Int(1) && bytes <= most {
            self.b.store(flags, value, address);
            return Ok(());
        }
        let whole = match kind {
            _ if self.b.ty(value).is_ptr() => self.b.ptrtoint(value),
            Kind::Int(1) => self.b.zext(I8, value),
            Kind::Float(_) => self.b.bitcast(int_of(bytes), value),
            _ => value,
        };
        let mut at = 0;
        while at < bytes {
            let piece = (1u64 << (bytes - at).ilog2()).min(most);
            let by = self.b.i32(at as i32 * 8);
            let moved = if at == 0 { whole } else { self.b.lshr(whole, by) };
            let part = self.resize(moved, int_of(piece));
            let address = self.at(address, at);
            self.b.store(at_offset(flags, at), part, address);
            at += piece;
        }
        Ok(())
    }
}

/// How many bytes an access may have at once: what is volatile and aligned to less than its size is
/// made of several accesses, as by llc, since a volatile one is not taken apart later.
fn most_at_once(flags: MemFlags) -> u64 {
    match flags.volatile && flags.order == Order::Weak {
        true => flags.align().into(),
        false => u64::MAX,
    }
}

fn ty_mask(ty: Type) -> u128 {
    u128::MAX >> (128 - ty.bits())
}

fn int_of(bytes: u64) -> Type {
    match bytes {
        1 => I8,
        2 => I16,
        4 => I32,
        _ => I64,
    }
}

/// The flags of an access at an offset from an address with these.
fn at_offset(flags: MemFlags, offset: u64) -> MemFlags {
    let at = if offset == 0 { u8::MAX } else { offset.trailing_zeros() as u8 };
    MemFlags { align_log2: flags.align_log2.min(at), ..flags }
}
