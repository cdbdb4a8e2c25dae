//! Convergent operations, where all threads are.

use arbitrary::Result;
use irc_ir::builder::InstBuilder as _;
use irc_ir::op::{BarrierFlags, MatchMode, MemFlags, Order, Scope, ShflMode, VoteMode, Word as _};
use irc_ir::types::{I1, I32, I64, Scalar, Space};

use super::{Body, SHOWN};

impl Body<'_, '_> {
    /// A barrier with an exchange of values, or a warp operation. All threads are here.
    pub(super) fn meet(&mut self) -> Result<()> {
        match self.u.int_in_range(0..=9)? {
            0..=2 => self.exchange(),
            3..=6 => self.shuffle(),
            7 => self.vote(),
            8 if self.traits.volta => self.warp_match(),
            8 => self.vote(),
            _ => {
                let fence = self.u.arbitrary()?;
                let order = *self.u.choose(&[Order::AcqRel, Order::SeqCst])?;
                let scope = *self.u.choose(&[Scope::Cta, Scope::Gpu, Scope::Sys])?;
                let mut cursor = self.cursor();
                if fence {
                    cursor.fence(order, scope);
                } else {
                    let all = cursor.i32(-1);
                    cursor.syncwarp(all);
                }
                Ok(())
            }
        }
    }

    /// All threads wait for each other, in one of the forms of the barrier.
    fn barrier(&mut self) -> Result<()> {
        let threads = self.thread.map(|(_, threads)| threads);
        let form = self.u.int_in_range(0..=2)?;
        let id = self.u.int_in_range(0..=15)?;
        // Older targets take a barrier of single threads only where they can be shown to be
        // together.
        let flags = BarrierFlags { aligned: !self.traits.volta || self.u.arbitrary()? };
        let mut cursor = self.cursor();
        let id = cursor.i32(id);
        match (form, threads) {
            (0, _) if flags.aligned => cursor.barrier_aligned(),
            (0, _) => cursor.barrier(),
            (2, Some(threads)) => {
                let threads = cursor.i32(threads as i32);
                cursor.barrier_at(flags, id, Some(threads))
            }
            _ => cursor.barrier_at(flags, id, None),
        };
        Ok(())
    }

    /// Each thread shows a value, and reads that of another.
    fn exchange(&mut self) -> Result<()> {
        let Some((tid, threads)) = self.thread else { return self.barrier() };
        let ty = self.any_type()?;
        let mut value = self.value(ty)?;
        if ty.elem() == Some(Scalar::I1) {
            value = self.cursor().zext(ty.with_elem(Scalar::I8), value);
        }
        let ty = self.ty(value);
        if u64::from(ty.bytes()) > SHOWN {
            return self.barrier();
        }
        let flags = MemFlags::aligned(ty.align().min(16));
        let distance = self.u.int_in_range(0..=threads - 1)?;
        let shown = self.globals.shown;
        let mut cursor = self.cursor();
        let base = cursor.global_addr(shown, Space::Shared);
        let own = cursor.ptradd(base, tid, SHOWN as u32, 0);
        cursor.store(flags, value, own);
        self.barrier()?;
        let mut cursor = self.cursor();
        let distance = cursor.i32(distance as i32);
        let other = cursor.xor(tid, distance);
        let theirs = cursor.ptradd(base, other, SHOWN as u32, 0);
        let seen = cursor.load(ty, flags, theirs);
        self.know(seen);
        self.barrier()
    }

    fn shuffle(&mut self) -> Result<()> {
        let ty = self.any_type()?;
        let value = self.value(ty)?;
        let mode = *self.u.choose(ShflMode::ALL)?;
        let lane = if self.u.ratio(1, 2)? {
            let lane = self.u.int_in_range(0..=31)?;
            self.cursor().i32(lane)
        } else {
            self.below(32)?
        };
        let last = if mode == ShflMode::Up { 0 } else { 31 };
        // Segments of 32, 16, 8 or 4 lanes.
        let segment = *self.u.choose(&[0, 0, 0x10, 0x18, 0x1c])?;
        let mut cursor = self.cursor();
        let clamp = cursor.i32(segment << 8 | last);
        let all = cursor.i32(-1);
        let (theirs, in_range) = cursor.shfl(mode, value, lane, clamp, all);
        self.know(theirs);
        self.know(in_range);
        Ok(())
    }

    fn vote(&mut self) -> Result<()> {
        let cond = self.value(I1)?;
        let mode = *self.u.choose(VoteMode::ALL)?;
        let mut cursor = self.cursor();
        let all = cursor.i32(-1);
        let result = cursor.vote(mode, cond, all);
        self.know(result);
        Ok(())
    }

    fn warp_match(&mut self) -> Result<()> {
        let ty = *self.u.choose(&[I32, I64])?;
        let value = self.value(ty)?;
        let mode = *self.u.choose(MatchMode::ALL)?;
        let mut cursor = self.cursor();
        let all = cursor.i32(-1);
        let lanes = cursor.warp_match(mode, value, all);
        self.know(lanes);
        Ok(())
    }
}
