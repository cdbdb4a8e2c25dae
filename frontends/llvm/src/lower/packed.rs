//! Vectors in memory whose lanes are not whole bytes: the bits of all lanes next to each other, the
//! first lowest, as one integer.

use super::constant::Constant;
use super::function::Vals;
use super::layout::{Kind, Leaf};
use super::{Body, Context};
use crate::codes::{Fault, fault};
use crate::tree::{self, Type, TypeId, ValueKind};
use irc_ir::entity::Value;
use irc_ir::op::MemFlags;

/// The most bits of an integer in memory.
const MAX_BITS: usize = 128;

/// Lanes that are one integer in memory.
#[derive(Clone, Copy)]
pub(super) struct Packed {
    /// How many they are.
    pub lanes: usize,
    /// The bits of each.
    bits: u32,
}

impl Packed {
    fn kind(self) -> Kind {
        Kind::Int(self.bits * self.lanes as u32)
    }
}

impl<'a> Context<'_, 'a> {
    /// The bytes of a constant vector whose lanes are not whole bytes; nothing of other values.
    pub(super) fn packed_bytes(
        &self,
        ty: TypeId,
        value: &tree::Value<'a>,
    ) -> Result<Option<Vec<u8>>, Fault> {
        let types = &self.tree.types;
        let Type::Vector(elem, _) = *types.get(ty) else { return Ok(None) };
        let Type::Int(bits) = *types.get(elem) else { return Ok(None) };
        if bits % 8 == 0 || !matches!(value.kind, ValueKind::List(_) | ValueKind::Splat(_)) {
            return Ok(None);
        }
        let wrong = || self.mismatch("another initialiser", ty, value.span);
        let (bits, count) = (bits as usize, self.leaves(ty, value.span)?.len());
        let mut bytes = vec![0; (bits * count).div_ceil(8)];
        for index in 0..count {
            let lane = match &value.kind {
                ValueKind::List(lanes) if lanes.len() == count => &lanes[index],
                ValueKind::Splat(lane) => lane,
                _ => return Err(wrong()),
            };
            match self.constant(lane)? {
                Constant::Bits(lane_bits) if lane.ty == elem => {
                    for bit in (0..bits).filter(|&bit| lane_bits >> bit & 1 == 1) {
                        let at = index * bits + bit;
                        bytes[at / 8] |= 1 << (at % 8);
                    }
                }
                _ => return Err(wrong()),
            }
        }
        Ok(Some(bytes))
    }
}

impl Body<'_, '_, '_, '_> {
    /// The scalars from here on that share bytes.
    pub(super) fn packed_lanes(&self, leaves: &[Leaf]) -> Result<Option<Packed>, Fault> {
        let Some(first) = leaves.first() else { return Ok(None) };
        let Kind::Int(bits) = first.kind else { return Ok(None) };
        let follows = |index: usize| {
            leaves.get(index).is_some_and(|leaf| {
                let at = first.offset + index as u64 * u64::from(bits) / 8;
                leaf.kind == first.kind && leaf.offset == at
            })
        };
        let next_byte = first.offset + self.cx.layout.store_bytes(first.kind);
        let overlap = leaves.get(1).is_some_and(|leaf| leaf.offset < next_byte);
        if bits % 8 == 0 || !overlap || !follows(1) {
            return Ok(None);
        }
        // None where not even two fit.
        let mut lanes = 2.min(MAX_BITS / bits as usize);
        while follows(lanes) && (lanes + 1) * bits as usize <= MAX_BITS {
            lanes += 1;
        }
        // What does not fit begins at a byte of its own.
        while lanes > 0 && follows(lanes) && !(lanes * bits as usize).is_multiple_of(8) {
            lanes -= 1;
        }
        if lanes < 2 {
            let message = format!(
                "a vector of `i{bits}` of more than {MAX_BITS} bits in memory is not supported"
            );
            return Err(fault("L0204", message, self.span));
        }
        Ok(Some(Packed { lanes, bits }))
    }

    pub(super) fn load_packed(
        &mut self,
        packed: Packed,
        from: Value,
        flags: MemFlags,
    ) -> Result<Vals, Fault> {
        let Kind::Int(total) = packed.kind() else { return Ok(Vals::new()) };
        let whole = self.load_scalar(packed.kind(), from, flags)?;
        Ok(self.regroup(&[(whole, total)], &vec![packed.bits; packed.lanes]).into())
    }

    pub(super) fn store_packed(
        &mut self,
        packed: Packed,
        vals: &[Value],
        to: Value,
        flags: MemFlags,
    ) -> Result<(), Fault> {
        let Kind::Int(total) = packed.kind() else { return Ok(()) };
        let parts: Vec<(Value, u32)> = vals.iter().map(|&value| (value, packed.bits)).collect();
        let whole = self.regroup(&parts, &[total])[0];
        debug_assert_eq!(self.b.ty(whole), packed.kind().ir());
        self.store_scalar(packed.kind(), whole, to, flags)
    }
}
