//! What watches the accesses of threads while a kernel runs.

use super::memory::Place;
use irc_ir::isa::sem::Access;
use irc_ir::isa::{Order, Scope};
use std::marker::PhantomData;

/// Watches for one instruction.
pub(super) struct Observer<'o>(pub(super) PhantomData<&'o ()>);

impl Observer<'_> {
    /// Whether anything is watched at all.
    #[inline]
    pub(super) fn is_on(&self) -> bool {
        false
    }

    pub(super) fn read(&mut self, _: usize, _: Place, _: u64, _: u32, _: &Access) {}

    pub(super) fn write(&mut self, _: usize, _: Place, _: u64, _: u32, _: &Access) {}

    pub(super) fn fence(&mut self, _: usize, _: Order, _: Scope) {}

    pub(super) fn release(&mut self, _: usize, _: Place, _: u64, _: &Access) {}

    pub(super) fn acquire(&mut self, _: usize, _: Place, _: u64, _: &Access) {}
}
