//! Vectors, arrays and structs as values: their scalars are moved around, which makes no code.

use super::Body;
use super::function::Vals;
use crate::codes::{Fault, fault};
use crate::tree::{Type, TypeId, Typed, Value as Operand, ValueKind};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::IntCond;
use irc_ir::types::{I64, PTR};
use std::ops::Range;

impl<'a> Body<'_, '_, 'a, '_> {
    /// Which scalars of a value a path leads to.
    fn path(&self, ty: TypeId, path: &[u32]) -> Result<(TypeId, Range<usize>), Fault> {
        let types = &self.cx.tree.types;
        let (mut ty, mut start) = (ty, 0);
        for &index in path {
            let wrong =
                || self.cx.mismatch("an array or a struct with this element", ty, self.span);
            let (elem, before) = match types.get(ty) {
                Type::Array(elem, count) if u64::from(index) < *count => {
                    (*elem, self.cx.leaves(*elem, self.span)?.len() * index as usize)
                }
                Type::Struct(fields, _) if (index as usize) < fields.len() => {
                    let mut before = 0;
                    for &field in &fields[..index as usize] {
                        before += self.cx.leaves(field, self.span)?.len();
                    }
                    (fields[index as usize], before)
                }
                _ => return Err(wrong()),
            };
            (ty, start) = (elem, start + before);
        }
        let count = self.cx.leaves(ty, self.span)?.len();
        Ok((ty, start..start + count))
    }

    pub(super) fn extract_value(&mut self, x: &Typed<'a>, path: &[u32]) -> Result<Vals, Fault> {
        let vals = self.vals(x)?;
        let (_, range) = self.path(x.ty, path)?;
        Ok(Vals::from_slice(&vals[range]))
    }

    pub(super) fn insert_value(
        &mut self,
        into: &Typed<'a>,
        x: &Typed<'a>,
        path: &[u32],
    ) -> Result<Vals, Fault> {
        let mut vals = self.vals(into)?;
        let new = self.vals(x)?;
        let (_, range) = self.path(into.ty, path)?;
        if range.len() != new.len() {
            return Err(self.cx.mismatch("the type of the element", x.ty, self.span));
        }
        for (slot, value) in range.zip(new) {
            if self.b.ty(vals[slot]) != self.b.ty(value) {
                return Err(self.cx.mismatch("the type of the element", x.ty, self.span));
            }
            vals[slot] = value;
        }
        Ok(vals)
    }

    fn lanes_of(&self, ty: TypeId) -> Result<u32, Fault> {
        match self.cx.tree.types.get(ty) {
            Type::Vector(_, count) => Ok(*count),
            _ => Err(self.cx.mismatch("a vector", ty, self.span)),
        }
    }

    pub(super) fn extract_element(
        &mut self,
        x: &Typed<'a>,
        index: &Typed<'a>,
    ) -> Result<Vals, Fault> {
        self.lanes_of(x.ty)?;
        let vals = self.vals(x)?;
        let Some(&first) = vals.first() else { return Ok(Vals::new()) };
        if let Some(known) = self.known_lane(index) {
            let poison = self.b.ty(first);
            let lane = usize::try_from(known).ok().and_then(|lane| vals.get(lane).copied());
            return Ok(Vals::from_slice(&[lane.unwrap_or_else(|| self.b.poison(poison))]));
        }
        let index = self.one(index)?;
        let mut result = first;
        for (lane, &value) in vals.iter().enumerate().skip(1) {
            if let Some(here) = self.is_lane(index, lane) {
                result = self.b.select(here, value, result);
            }
        }
        Ok(Vals::from_slice(&[result]))
    }

    fn known_lane(&self, index: &Typed<'a>) -> Option<u128> {
        match index.value.kind {
            ValueKind::Int(lane) => Some(lane.get()),
            ValueKind::Zero => Some(0),
            _ => None,
        }
    }

    /// Whether an index is this lane; nothing where the type of the index has no such number.
    fn is_lane(&mut self, index: Value, lane: usize) -> Option<Value> {
        let (ty, lane) = (self.b.ty(index), lane as u128);
        let fits = lane.checked_shr(ty.bits()).unwrap_or(0) == 0;
        fits.then(|| {
            let lane = self.b.constant(ty, lane);
            self.b.icmp(IntCond::Eq, index, lane)
        })
    }

    pub(super) fn insert_element(
        &mut self,
        x: &Typed<'a>,
        elem: &Typed<'a>,
        index: &Typed<'a>,
    ) -> Result<Vals, Fault> {
        self.lanes_of(x.ty)?;
        let mut vals = self.vals(x)?;
        let elem = self.one(elem)?;
        if vals.first().is_some_and(|&first| self.b.ty(first) != self.b.ty(elem)) {
            return Err(self.cx.mismatch("a vector of such lanes", x.ty, self.span));
        }
        if let Some(known) = self.known_lane(index) {
            let lane = usize::try_from(known).ok().and_then(|lane| vals.get_mut(lane));
            match lane {
                Some(lane) => *lane = elem,
                None => {
                    for lane in &mut vals {
                        let ty = self.b.ty(*lane);
                        *lane = self.b.poison(ty);
                    }
                }
            }
            return Ok(vals);
        }
        let index = self.one(index)?;
        for lane in 0..vals.len() {
            if let Some(here) = self.is_lane(index, lane) {
                vals[lane] = self.b.select(here, elem, vals[lane]);
            }
        }
        Ok(vals)
    }

    pub(super) fn shuffle_vector(
        &mut self,
        x: &Typed<'a>,
        y: &Typed<'a>,
        lanes: &Typed<'a>,
    ) -> Result<Vals, Fault> {
        let count = self.lanes_of(lanes.ty)? as usize;
        // The result has as many, which has a bound.
        self.cx.leaves(lanes.ty, self.span)?;
        self.lanes_of(x.ty)?;
        let (xs, ys) = (self.vals(x)?, self.vals(y)?);
        let all: Vals = xs.into_iter().chain(ys).collect();
        let Some(&first) = all.first() else { return Ok(Vals::new()) };
        let ty = self.b.ty(first);
        let chosen = self.mask(&lanes.value, count)?;
        let mut out = Vals::new();
        for lane in chosen {
            out.push(match lane {
                None => self.b.poison(ty),
                Some(lane) => match all.get(lane) {
                    Some(&value) if self.b.ty(value) == ty => value,
                    _ => return Err(fault("L0208", "a lane that is not there", self.span)),
                },
            });
        }
        Ok(out)
    }

    /// The lanes that a mask names; nothing for those that may be anything.
    fn mask(&self, mask: &Operand<'a>, count: usize) -> Result<Vec<Option<usize>>, Fault> {
        let lane = |value: &Operand<'a>| match &value.kind {
            ValueKind::Int(lane) => Ok(usize::try_from(lane.get()).ok()),
            ValueKind::Zero => Ok(Some(0)),
            ValueKind::Undef | ValueKind::Poison => Ok(None),
            _ => Err(fault("L0208", "the lanes of a shuffle are not constant", value.span)),
        };
        match &mask.kind {
            ValueKind::List(all) if all.len() == count => {
                all.iter().map(|elem| lane(&elem.value)).collect()
            }
            ValueKind::Splat(elem) => Ok(vec![lane(&elem.value)?; count]),
            _ => Ok(vec![lane(mask)?; count]),
        }
    }

    /// The next of variable arguments; the list is the address of the place where it is.
    pub(super) fn va_arg(&mut self, list: &Typed<'a>, ty: TypeId) -> Result<Vals, Fault> {
        let list = self.address(list)?;
        let (size, align) = self.cx.size_align(ty, self.span)?;
        let flags = self.aligned(8);
        let next = self.b.load(PTR, flags, list);
        let bits = self.b.ptrtoint(next);
        let (above, mask) = (self.b.i64(align as i64 - 1), self.b.i64(-(align as i64)));
        let bits = self.b.add(bits, above);
        let bits = self.b.and(bits, mask);
        let at = self.b.build1(
            irc_ir::op::Opcode::Inttoptr,
            irc_ir::op::Payload::None,
            Some(PTR),
            &[bits],
        );
        let leaves = self.cx.leaves(ty, self.span)?;
        let vals = self.load_leaves(&leaves, at, align as u32)?;
        let after = self.b.ptr_offset(at, size as i64);
        self.b.store(flags, after, list);
        debug_assert_eq!(self.b.ty(bits), I64);
        Ok(vals)
    }
}
