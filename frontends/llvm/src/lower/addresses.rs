//! `getelementptr` of vectors: an address for each lane.

use super::Body;
use super::function::Vals;
use super::layout::Kind;
use crate::codes::{Fault, fault};
use crate::tree::{Type as Tree, TypeId, Typed};
use irc_ir::builder::InstBuilder;
use irc_ir::dfg::ConstData;
use irc_ir::entity::Value;
use irc_ir::op::IntFlags;
use irc_ir::types::Space;

impl<'a> Body<'_, '_, 'a, '_> {
    /// How many addresses there are, if base or indices are vectors.
    pub(super) fn lanes_of_gep(&self, base: &Typed<'a>, indices: &[Typed<'a>]) -> Option<usize> {
        let types = std::iter::once(base).chain(indices).map(|operand| operand.ty);
        types.into_iter().find_map(|ty| match self.cx.tree.types.get(ty) {
            Tree::Vector(_, count) => Some(*count as usize),
            _ => None,
        })
    }

    /// The address of each lane; what is no vector is the same for all.
    pub(super) fn addresses_of(
        &mut self,
        flags: IntFlags,
        source: TypeId,
        base: &Typed<'a>,
        indices: &[Typed<'a>],
        lanes: usize,
    ) -> Result<Vals, Fault> {
        let mut addresses = self.spread(base, lanes)?;
        let flags = self.kept_of_addresses(flags, base, addresses.first().copied())?;
        let mut ty = source;
        for (i, index) in indices.iter().enumerate() {
            let values = self.spread(index, lanes)?;
            if i > 0 && matches!(self.cx.tree.types.get(ty), Tree::Struct(..)) {
                let (next, add) = match self.b.func().dfg.as_const(values[0]) {
                    Some(ConstData::Bits(field)) => self.cx.step(ty, field as i64, self.span)?,
                    _ => {
                        let message = "the index of a field is not constant";
                        return Err(fault("L0208", message, index.value.span));
                    }
                };
                for address in &mut addresses {
                    *address = self.move_by(flags, *address, add);
                }
                ty = next;
                continue;
            }
            let (size, next) = match i {
                0 => (self.cx.size_align(source, self.span)?.0, source),
                _ => {
                    let (next, size) = self.cx.step(ty, 1, self.span)?;
                    (size as u64, next)
                }
            };
            let kind = self.cx.leaves(index.ty, self.span)?[0].kind;
            for (address, value) in addresses.iter_mut().zip(values) {
                let (value, scale) = self.scaled_value(value, kind, size);
                *address = self.add_to(flags, *address, value, scale, 0);
            }
            ty = next;
        }
        Ok(addresses)
    }

    /// What is promised of addresses that are computed from a base, if the numbers are those of
    /// LLVM: addresses of 64 bits, and in the space that LLVM computes them in.
    pub(super) fn kept_of_addresses(
        &self,
        flags: IntFlags,
        base: &Typed<'a>,
        value: Option<Value>,
    ) -> Result<IntFlags, Fault> {
        if flags == IntFlags::NONE {
            return Ok(flags);
        }
        let kind = self.cx.leaves(base.ty, self.span)?.first().map(|leaf| leaf.kind);
        let (Some(Kind::Ptr(space)), Some(value)) = (kind, value) else {
            return Ok(IntFlags::NONE);
        };
        // Generic addresses of global memory are those of its own space.
        let is_same = match self.b.ty(value).space() {
            Some(Space::Generic | Space::Global) => true,
            Some(_) => space != 0,
            None => false,
        };
        let keeps = is_same && self.cx.layout.index_bits(space) == 64;
        Ok(if keeps { flags } else { IntFlags::NONE })
    }

    /// The lanes of a vector, or a scalar for every lane.
    fn spread(&mut self, operand: &Typed<'a>, lanes: usize) -> Result<Vals, Fault> {
        let vals = self.vals(operand)?;
        match vals.len() {
            count if count == lanes => Ok(vals),
            1 => Ok(Vals::from_elem(vals[0], lanes)),
            _ => Err(self.cx.mismatch("a vector of as many lanes", operand.ty, self.span)),
        }
    }
}
