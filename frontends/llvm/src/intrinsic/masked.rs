//! Loads and stores of the lanes that a mask picks.

use super::Intrinsic;
use crate::codes::{Fault, fault};
use crate::lower::layout::{Kind, Leaf, Leaves};
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::dfg::ConstData;
use irc_ir::entity::Value;
use irc_ir::op::MemFlags;

/// The operands of one of them.
struct Access {
    leaves: Leaves,
    /// The address of each lane, without its offset.
    addresses: Vals,
    mask: Vals,
    /// What is stored, or what lanes are that are not loaded.
    values: Vals,
    flags: MemFlags,
    /// Whether the lanes lie next to each other.
    in_row: bool,
}

/// Lowers `masked.load` and so on; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    operation: &str,
) -> Result<Option<Vals>, Fault> {
    // Older versions say the alignment as an argument before the mask.
    let old = usize::from(what.call.args.len() == 4);
    let (address, mask, values) = match operation {
        "load" | "gather" => (0, 1 + old, 2 + old),
        "store" | "scatter" => (1, 2 + old, 0),
        _ => return Ok(None),
    };
    let ty = what.arg(body, values)?.ty;
    let leaves = body.cx.leaves(ty, body.span)?;
    let in_row = matches!(operation, "load" | "store");
    let given = what.call.args.get(address).and_then(|(_, attrs)| attrs.number("align"));
    let align = match old {
        1 => u64::try_from(what.number(body, address + 1)?).unwrap_or(1),
        _ => given.unwrap_or(1),
    };
    let addresses = match in_row {
        true => {
            let arg = what.arg(body, address)?.clone();
            Vals::from_elem(body.address(&arg)?, leaves.len())
        }
        false => what.vals(body, address)?,
    };
    let flags = body.aligned(align);
    let (mask, values) = (what.vals(body, mask)?, what.vals(body, values)?);
    if mask.len() != leaves.len() || addresses.len() != leaves.len() {
        return Err(fault("L0208", format!("`{}` with another mask", what.name), body.span));
    }
    let access = Access { leaves, addresses, mask, values, flags, in_row };
    access.refuse_shared_bytes(body, what.name)?;
    if matches!(operation, "load" | "gather") {
        return access.load(body).map(Some);
    }
    access.store(body)?;
    Ok(Some(Vals::new()))
}

impl Access {
    /// Whether the lane is there, where that is known.
    fn known(&self, body: &mut Body<'_, '_, '_, '_>, lane: usize) -> Option<bool> {
        match body.b.func().dfg.as_const(self.mask[lane])? {
            ConstData::Bits(bits) => Some(bits != 0),
            ConstData::Poison => None,
        }
    }

    fn all_known(&self, body: &mut Body<'_, '_, '_, '_>) -> bool {
        (0..self.leaves.len()).all(|lane| self.known(body, lane) == Some(true))
    }

    /// Refuses lanes that share bytes, of which one alone has no address, unless all are there.
    fn refuse_shared_bytes(
        &self,
        body: &mut Body<'_, '_, '_, '_>,
        name: &str,
    ) -> Result<(), Fault> {
        let shared = self.leaves.iter().find_map(|leaf| match leaf.kind {
            Kind::Int(bits) if bits % 8 != 0 => Some(bits),
            _ => None,
        });
        let Some(bits) = shared else { return Ok(()) };
        if !self.in_row || self.leaves.len() == 1 || self.all_known(body) {
            return Ok(());
        }
        let message = format!(
            "`{name}` of lanes of `i{bits}`, which are not whole bytes: expected a mask that is \
             `true` everywhere"
        );
        Err(fault("L0204", message, body.span))
    }

    /// One scalar and where it is.
    fn lane(&self, body: &mut Body<'_, '_, '_, '_>, lane: usize) -> (Leaf, Value, MemFlags) {
        let leaf = self.leaves[lane];
        let offset = if self.in_row { leaf.offset } else { 0 };
        let align = if offset == 0 { u8::MAX } else { offset.trailing_zeros() as u8 };
        let flags = MemFlags { align_log2: self.flags.align_log2.min(align), ..self.flags };
        let base = self.addresses[lane];
        let address = if offset == 0 { base } else { body.b.ptr_offset(base, offset as i64) };
        (Leaf { offset: 0, ..leaf }, address, flags)
    }

    fn load(&self, body: &mut Body<'_, '_, '_, '_>) -> Result<Vals, Fault> {
        if self.in_row && self.all_known(body) {
            return body.load_leaves_with(&self.leaves, self.addresses[0], self.flags);
        }
        let mut out = Vals::new();
        for lane in 0..self.leaves.len() {
            let otherwise = self.values[lane];
            out.push(match self.known(body, lane) {
                Some(false) => otherwise,
                Some(true) => self.load_lane(body, lane)?,
                None => {
                    let [there, end] = [(); 2].map(|()| body.b.create_block());
                    body.b.condbr(self.mask[lane], (there, &[]), (end, &[otherwise]));
                    body.b.switch_to_block(there);
                    let loaded = self.load_lane(body, lane)?;
                    body.b.br(end, &[loaded]);
                    body.b.switch_to_block(end);
                    let ty = body.b.ty(otherwise);
                    body.b.append_block_param(end, ty)
                }
            });
        }
        Ok(out)
    }

    fn load_lane(&self, body: &mut Body<'_, '_, '_, '_>, lane: usize) -> Result<Value, Fault> {
        let (leaf, address, flags) = self.lane(body, lane);
        Ok(body.load_leaves_with(&[leaf], address, flags)?[0])
    }

    fn store(&self, body: &mut Body<'_, '_, '_, '_>) -> Result<(), Fault> {
        if self.in_row && self.all_known(body) {
            let to = self.addresses[0];
            return body.store_leaves(&self.leaves, &self.values, to, self.flags);
        }
        for lane in 0..self.leaves.len() {
            match self.known(body, lane) {
                Some(false) => {}
                Some(true) => self.store_lane(body, lane)?,
                None => {
                    let [there, end] = [(); 2].map(|()| body.b.create_block());
                    body.b.condbr(self.mask[lane], (there, &[]), (end, &[]));
                    body.b.switch_to_block(there);
                    self.store_lane(body, lane)?;
                    body.b.br(end, &[]);
                    body.b.switch_to_block(end);
                }
            }
        }
        Ok(())
    }

    fn store_lane(&self, body: &mut Body<'_, '_, '_, '_>, lane: usize) -> Result<(), Fault> {
        let (leaf, address, flags) = self.lane(body, lane);
        body.store_leaves(&[leaf], &self.values[lane..=lane], address, flags)
    }
}
