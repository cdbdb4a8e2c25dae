//! Conversions.

use super::Body;
use super::function::Vals;
use super::layout::{CLUSTER, Kind, Leaf, TENSOR};
use crate::codes::{Fault, fault};
use crate::tree::{Flags, TypeId, Typed};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{ConvertFlags, IntFlags, Opcode, Rounding};
use irc_ir::types::{F32, I32, I64, Scalar, Space, Type};

impl<'a> Body<'_, '_, 'a, '_> {
    pub(crate) fn cast(
        &mut self,
        name: &str,
        flags: Flags,
        x: &Typed<'a>,
        to: TypeId,
    ) -> Result<Vals, Fault> {
        self.cast_rounded(name, flags, x, to, Rounding::Rn)
    }

    /// A conversion whose result, if it is a float, is rounded this way.
    pub(crate) fn cast_rounded(
        &mut self,
        name: &str,
        flags: Flags,
        x: &Typed<'a>,
        to: TypeId,
        rounding: Rounding,
    ) -> Result<Vals, Fault> {
        if name == "bitcast" {
            return self.bitcast(x, to);
        }
        // Of pointers what is known about their space is kept.
        let vals = match name {
            "addrspacecast" => self.raw(x.ty, &x.value)?,
            _ => self.vals(x)?,
        };
        let (from, into) = (self.cx.leaves(x.ty, self.span)?, self.cx.leaves(to, self.span)?);
        if from.len() != into.len() || vals.len() != into.len() {
            return Err(self.cx.mismatch("as many lanes", to, self.span));
        }
        let lanes = vals.into_iter().zip(from.iter().zip(into.iter()));
        let one = |(value, (from, into)): (Value, (&Leaf, &Leaf))| {
            self.cast_scalar(name, flags, value, (from.kind, into.kind), rounding)
        };
        lanes.map(one).collect()
    }

    fn cast_scalar(
        &mut self,
        name: &str,
        flags: Flags,
        x: Value,
        (from, to): (Kind, Kind),
        rounding: Rounding,
    ) -> Result<Value, Fault> {
        let wrong =
            || fault("L0208", format!("`{name}` does not convert between these types"), self.span);
        match (name, from, to) {
            ("trunc", Kind::Int(a), Kind::Int(b)) if a > b => Ok(self.trunc_int(x, a, b, flags)),
            ("zext", Kind::Int(a), Kind::Int(b)) if a < b => {
                if self.b.ty(x) == to.ir() {
                    return Ok(x);
                }
                // An odd number has zeros above it and is not negative in the type that holds it.
                let nneg = flags.promises.nneg || from.odd_bits().is_some();
                let promises = IntFlags { nneg, ..IntFlags::NONE };
                Ok(self.b.cast_flags(Opcode::Zext, promises, to.ir(), x))
            }
            ("sext", Kind::Int(a), Kind::Int(b)) if a < b => {
                let x = self.signed(x, from);
                let wide = if self.b.ty(x) == to.ir() { x } else { self.b.sext(to.ir(), x) };
                Ok(self.clean(wide, to))
            }
            ("fptrunc" | "fpext", Kind::Float(a), Kind::Float(b)) if a != b => {
                let ftz = self.ftz && (a == Scalar::F32 || b == Scalar::F32) && is_flushed(a, b);
                let how = ConvertFlags { ftz, ..ConvertFlags::rounded(rounding) };
                Ok(self.b.convert(Opcode::Fcvt, how, to.ir(), x))
            }
            ("fptosi" | "fptoui", Kind::Float(scalar), Kind::Int(bits)) => {
                let signed = name == "fptosi";
                let op = if signed { Opcode::Ftos } else { Opcode::Ftou };
                let ftz = self.ftz && scalar == Scalar::F32;
                let how = ConvertFlags { ftz, ..ConvertFlags::rounded(Rounding::Rz) };
                // What does not fit is poison in any width that holds it.
                let wide = if bits == 1 && signed { Kind::Int(8) } else { to };
                let value = self.b.convert(op, how, wide.ir(), x);
                Ok(match wide == to {
                    true => self.clean(value, to),
                    false => self.b.trunc(to.ir(), value),
                })
            }
            ("sitofp" | "uitofp", Kind::Int(_), Kind::Float(_)) => {
                let signed = name == "sitofp";
                let x = if signed { self.signed(x, from) } else { x };
                let op = if signed { Opcode::Stof } else { Opcode::Utof };
                let nneg = !signed && flags.promises.nneg;
                let how = ConvertFlags { nneg, ..ConvertFlags::rounded(rounding) };
                Ok(self.b.convert(op, how, to.ir(), x))
            }
            ("ptrtoint" | "ptrtoaddr", Kind::Ptr(_), Kind::Int(_)) => {
                let bits = self.address_bits(x, from);
                let value = self.resize(bits, to.ir());
                Ok(self.clean(value, to))
            }
            ("inttoptr", Kind::Int(_), Kind::Ptr(space)) => Ok(self.int_to_ptr(x, space)),
            ("addrspacecast", Kind::Ptr(a), Kind::Ptr(b)) => self.space_cast(x, a, b),
            _ => Err(wrong()),
        }
    }

    /// An address as an integer: of a short one, which the registers hold in 64 bits, the low half.
    pub(super) fn address_bits(&mut self, x: Value, kind: Kind) -> Value {
        let bits = if self.b.ty(x).is_ptr() { self.b.ptrtoint(x) } else { x };
        if self.cx.layout.is_short(kind) { self.resize(bits, I32) } else { bits }
    }

    fn trunc_int(&mut self, x: Value, from: u32, to: u32, flags: Flags) -> Value {
        let (from, to) = (Kind::Int(from), Kind::Int(to));
        let (wide, narrow) = (from.ir(), to.ir());
        let value = match wide == narrow {
            true => x,
            false => {
                let even = from.odd_bits().is_none() && to.odd_bits().is_none();
                let promises = flags.promises;
                let keep = IntFlags::no_wrap(promises.nsw && even, promises.nuw && even);
                self.b.cast_flags(Opcode::Trunc, keep, narrow, x)
            }
        };
        self.clean(value, to)
    }

    /// An unsigned integer in another width.
    pub(crate) fn resize(&mut self, x: Value, to: Type) -> Value {
        match self.b.ty(x).bits().cmp(&to.bits()) {
            std::cmp::Ordering::Less => self.b.zext(to, x),
            std::cmp::Ordering::Equal => x,
            std::cmp::Ordering::Greater => self.b.trunc(to, x),
        }
    }

    /// An integer as an address; where addresses are short, its low bits.
    pub(super) fn int_to_ptr(&mut self, x: Value, space: u32) -> Value {
        if space == TENSOR {
            return self.resize(x, I32);
        }
        let x = match self.cx.layout.index_bits(space) {
            32 => self.resize(x, I32),
            _ => x,
        };
        let x = self.resize(x, I64);
        match super::layout::space_of(space) {
            Some(space) => self.b.inttoptr(space, x),
            None => x,
        }
    }

    fn space_cast(&mut self, x: Value, from: u32, to: u32) -> Result<Value, Fault> {
        let span = self.span;
        let refuse = || {
            let message = format!("a cast from address space {from} to {to} is not supported");
            fault("L0204", message, span)
        };
        let known = self.b.ty(x).space();
        match (from, to) {
            // What is known to lie in a space is used as it is.
            (_, 0) if known.is_some() => Ok(x),
            (0, to) if known.is_some() && known == super::layout::space_of(to) => Ok(x),
            (CLUSTER, 0) => {
                let cast = self.row("cvta.shared::cluster.u64", &[x.into()])?;
                Ok(self.b.inttoptr(Space::Generic, cast))
            }
            (0, CLUSTER) => {
                let x = self.generic(x);
                let x = self.b.ptrtoint(x);
                self.row("cvta.to.shared::cluster.u64", &[x.into()])
            }
            // The memory of a CTA is part of that of its cluster, at the same addresses.
            (3, CLUSTER) if self.b.ty(x).is_ptr() => Ok(self.b.ptrtoint(x)),
            (0, to) => {
                let x = self.generic(x);
                match super::layout::space_of(to) {
                    Some(space) => Ok(self.b.addrcast(space, x)),
                    None => Err(refuse()),
                }
            }
            // Between two spaces by way of the generic one.
            (from, to) if ![from, to].contains(&TENSOR) && from != 0 && to != 0 => {
                let generic = self.space_cast(x, from, 0)?;
                self.space_cast(generic, 0, to)
            }
            _ => Err(refuse()),
        }
    }

    /// The same bits as another type: lane by lane where lanes are as wide, else through one
    /// integer.
    fn bitcast(&mut self, x: &Typed<'a>, to: TypeId) -> Result<Vals, Fault> {
        let vals = self.vals(x)?;
        let (from, into) = (self.cx.leaves(x.ty, self.span)?, self.cx.leaves(to, self.span)?);
        let total =
            |leaves: &[Leaf]| -> u64 { leaves.iter().map(|leaf| u64::from(bits(leaf.kind))).sum() };
        if total(&from) != total(&into) {
            return Err(self.cx.mismatch("as many bits", to, self.span));
        }
        Ok(self.rebit(&vals, &from, &into).into())
    }

    /// The bits of scalars as others, which have as many together.
    pub(super) fn rebit(&mut self, vals: &[Value], from: &[Leaf], into: &[Leaf]) -> Vec<Value> {
        let all = from.iter().zip(into);
        let same =
            from.len() == into.len() && all.clone().all(|(a, b)| bits(a.kind) == bits(b.kind));
        if same {
            let lanes = vals.iter().zip(all);
            return lanes.map(|(&value, (a, b))| self.reinterpret(value, a.kind, b.kind)).collect();
        }
        let mut parts = Vec::with_capacity(from.len());
        for (&value, leaf) in vals.iter().zip(from) {
            let width = bits(leaf.kind);
            parts.push((self.reinterpret(value, leaf.kind, Kind::Int(width)), width));
        }
        let widths: Vec<u32> = into.iter().map(|leaf| bits(leaf.kind)).collect();
        let pieces = self.regroup(&parts, &widths).into_iter().zip(into);
        pieces
            .map(|(value, leaf)| self.reinterpret(value, Kind::Int(bits(leaf.kind)), leaf.kind))
            .collect()
    }

    fn reinterpret(&mut self, value: Value, from: Kind, to: Kind) -> Value {
        match (from, to) {
            _ if from == to => value,
            (Kind::Ptr(_), Kind::Int(_)) if self.b.ty(value).is_ptr() => self.b.ptrtoint(value),
            (Kind::Int(_), Kind::Ptr(space)) => self.int_to_ptr(value, space),
            _ if self.b.ty(value) == to.ir() => value,
            _ if self.b.ty(value).is_ptr() => value,
            _ => self.b.bitcast(to.ir(), value),
        }
    }

    /// The bits of integers, the first lowest, as integers of other widths.
    pub(crate) fn regroup(&mut self, parts: &[(Value, u32)], widths: &[u32]) -> Vec<Value> {
        let mut out = Vec::with_capacity(widths.len());
        let (mut index, mut used) = (0, 0u32);
        for &width in widths {
            let ty = Kind::Int(width).ir();
            let mut whole: Option<Value> = None;
            let mut have = 0;
            while have < width {
                let (value, bits) = parts[index];
                let take = (bits - used).min(width - have);
                let piece = self.piece(value, used, take, bits, ty);
                let by = self.b.i32(have as i32);
                let moved = if have == 0 { piece } else { self.b.shl(piece, by) };
                whole = Some(match whole {
                    None => moved,
                    Some(low) => self.b.or(low, moved),
                });
                (have, used) = (have + take, used + take);
                if used == bits {
                    (index, used) = (index + 1, 0);
                }
            }
            out.push(whole.unwrap_or_else(|| self.b.constant(ty, 0)));
        }
        out
    }

    /// `take` bits of a value at a position, as a type that may be wider or narrower.
    fn piece(&mut self, value: Value, at: u32, take: u32, bits: u32, ty: Type) -> Value {
        let mut value = value;
        if at > 0 {
            let by = self.b.i32(at as i32);
            value = self.b.lshr(value, by);
        }
        if at + take < bits {
            let from = self.b.ty(value);
            let mask = self.b.constant(from, (1u128 << take) - 1);
            value = self.b.and(value, mask);
        }
        self.resize(value, ty)
    }
}

/// The bits of a scalar as a value.
pub(super) fn bits(kind: Kind) -> u32 {
    match kind {
        Kind::Int(bits) => bits,
        Kind::Float(scalar) => scalar.bits(),
        Kind::Ptr(_) => 64,
    }
}

/// Whether subnormals are flushed by a conversion that has an `f32` on one side.
fn is_flushed(from: Scalar, to: Scalar) -> bool {
    // Between f32 and f64 or to f16; conversions of bf16 keep them.
    from.bits() != 16 || to == Scalar::F32 && F32.bits() == 32 && from == Scalar::F16
}
