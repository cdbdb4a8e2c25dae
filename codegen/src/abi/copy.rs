//! Copies of aggregates between memory and `.param` space.

use super::{chunk_class, chunks};
use crate::mir::VReg;
use crate::select::{Selector, typed};
use irc_ptx::isa::{Space, rows};
use irc_ptx::{Address, Operand};

/// Where an aggregate lies; a generic address has no space.
pub(super) type Area = (Address<VReg>, Option<Space>);

impl Selector<'_> {
    /// Copies an aggregate of this size and alignment in straight code: the sizes are bounded.
    pub(super) fn copy_aggregate(&mut self, size: u64, align: u32, from: Area, to: Area) {
        for (offset, ty) in chunks(size, align) {
            let reg = Operand::Reg(self.temp(chunk_class(ty)));
            let load = [reg.clone(), Operand::Address(moved(from.0, offset))];
            self.put(typed(rows::LD, ty, load).with_some(from.1));
            let store = [Operand::Address(moved(to.0, offset)), reg];
            self.put(typed(rows::ST, ty, store).with_some(to.1));
        }
    }
}

/// The address N bytes further.
fn moved<R>(address: Address<R>, offset: i32) -> Address<R> {
    Address { offset: address.offset.wrapping_add(offset), ..address }
}
