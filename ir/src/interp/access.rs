//! Loads, stores, block copies, atomics and fences.
//!
//! An access is checked in this order: its address is not poison, is a multiple of the alignment
//! that the instruction states, lies inside one object, may be written if it writes, and races
//! with no other. A vector is one access; each lane is poison by itself.

use crate::entity::{Inst, Value};
use crate::function::Function;
use crate::op::{AtomicOp, BulkFlags, MemFlags, Opcode, Order, Payload, Scope};
use crate::types::{Scalar, Space, Type};

use super::eval::{Lane, MAX_LANES, lane_type};
use super::fault::Fault;
use super::float::{self, Format, Mode, NanRule};
use super::grid::{Flow, Grid};
use super::integer;
use super::memory::MemoryRange;
use super::race::{Access, Direction, Strength};

impl Grid<'_> {
    /// Executes an instruction that touches memory.
    pub(super) fn access(
        &mut self,
        thread: u32,
        func: &Function,
        inst: Inst,
        op: Opcode,
        payload: &Payload,
    ) -> Result<Flow, Fault> {
        let args = func.dfg.args(inst);
        match (op, payload) {
            (Opcode::Load, Payload::Mem(flags)) => self.load(thread, func, inst, *flags)?,
            (Opcode::Store, Payload::Mem(flags)) => self.store(thread, func, args, *flags)?,
            (Opcode::Memcpy, Payload::Bulk(flags)) => self.copy(thread, func, args, *flags)?,
            (Opcode::Memset, Payload::Bulk(flags)) => self.fill(thread, func, args, *flags)?,
            (Opcode::Atomicrmw, Payload::Atomic(op, flags)) => {
                self.atomic(thread, func, inst, Some(*op), *flags)?;
            }
            (Opcode::Cmpxchg, Payload::Mem(flags)) => {
                self.atomic(thread, func, inst, None, *flags)?;
            }
            (Opcode::Fence, &Payload::Fence(order, scope)) => {
                let (acquire, release) = (order.is_acquire(), order.is_release());
                self.detector.fence(thread, scope, acquire, release);
            }
            _ => return Err(Fault::Unsupported(op)),
        }
        Ok(Flow::Next)
    }

    fn load(
        &mut self,
        thread: u32,
        func: &Function,
        inst: Inst,
        flags: MemFlags,
    ) -> Result<(), Fault> {
        let result = func.dfg.first_result(inst).expect("a load has a result");
        let ty = func.dfg.ty(result);
        let address = func.dfg.args(inst)[0];
        let place = self.place(thread, func, address, ty.bytes().into(), flags.align())?;
        let strength = strength(flags);
        self.note(thread, place, Direction::Read, strength)?;
        if let (Strength::Strong(scope), true) = (strength, is_shared(place)) {
            let shadow = self.memory.shadow(place);
            let acquire = flags.order.is_acquire();
            self.detector.observe(shadow, place.offset, thread, scope, acquire);
        }
        let mut lanes = [None; MAX_LANES];
        let lanes = &mut lanes[..ty.lanes() as usize];
        self.read_lanes(place, ty, lanes);
        self.define(thread, result, lanes);
        Ok(())
    }

    fn store(
        &mut self,
        thread: u32,
        func: &Function,
        args: &[Value],
        flags: MemFlags,
    ) -> Result<(), Fault> {
        let ty = func.dfg.ty(args[0]);
        let place = self.place(thread, func, args[1], ty.bytes().into(), flags.align())?;
        self.memory.check_writable(place)?;
        let strength = strength(flags);
        self.note(thread, place, Direction::Write, strength)?;
        if let (Strength::Strong(scope), true) = (strength, is_shared(place)) {
            let shadow = self.memory.shadow(place);
            let release = flags.order.is_release();
            self.detector.publish(shadow, place.offset, thread, scope, release, false);
        }
        let mut lanes = [None; MAX_LANES];
        let lanes = &mut lanes[..ty.lanes() as usize];
        lanes.copy_from_slice(self.lanes(thread, args[0]));
        self.write_lanes(place, ty, lanes);
        Ok(())
    }

    /// A read-modify-write; a compare-exchange if there is no operation.
    fn atomic(
        &mut self,
        thread: u32,
        func: &Function,
        inst: Inst,
        op: Option<AtomicOp>,
        flags: MemFlags,
    ) -> Result<(), Fault> {
        let args = func.dfg.args(inst);
        let ty = func.dfg.ty(args[1]);
        let count = ty.lanes() as usize;
        let place = self.place(thread, func, args[0], ty.bytes().into(), flags.align())?;
        self.memory.check_writable(place)?;
        if place.space == Space::Local {
            return Err(Fault::LocalAtomic);
        }
        let (mut old, mut new) = ([None; MAX_LANES], [None; MAX_LANES]);
        new[..count].copy_from_slice(self.lanes(thread, args[1]));
        if op.is_none() && new[..count].contains(&None) {
            return Err(Fault::Poison("value to compare with"));
        }
        let scope = if flags.volatile { Scope::Sys } else { flags.scope };
        self.note(thread, place, Direction::Write, Strength::Strong(scope))?;
        if is_shared(place) {
            let shadow = self.memory.shadow(place);
            let (acquire, release) = (flags.order.is_acquire(), flags.order.is_release());
            self.detector.observe(shadow, place.offset, thread, scope, acquire);
            self.detector.publish(shadow, place.offset, thread, scope, release, true);
        }
        self.read_lanes(place, ty, &mut old[..count]);
        match op {
            Some(op) => {
                let flush = place.space == Space::Global;
                for (new, old) in new.iter_mut().zip(&old) {
                    *new = combine(op, lane_type(ty), *old, *new, flush);
                }
            }
            None if old[..count].contains(&None) => new = [None; MAX_LANES],
            None if old[..count] == new[..count] => {
                new[..count].copy_from_slice(self.lanes(thread, args[2]));
            }
            None => new = old,
        }
        self.write_lanes(place, ty, &new[..count]);
        let result = func.dfg.first_result(inst).expect("an atomic has a result");
        self.define(thread, result, &old[..count]);
        Ok(())
    }

    fn copy(
        &mut self,
        thread: u32,
        func: &Function,
        args: &[Value],
        flags: BulkFlags,
    ) -> Result<(), Fault> {
        let size = self.defined(thread, args[2], "number of bytes")? as u64;
        if size == 0 {
            return Ok(());
        }
        let to = self.place(thread, func, args[0], size, 1 << flags.dst_align_log2)?;
        let from = self.place(thread, func, args[1], size, 1 << flags.src_align_log2)?;
        self.memory.check_writable(to)?;
        if to.overlaps(from) && to != from {
            return Err(Fault::Overlap);
        }
        let strength = bulk_strength(flags);
        self.note(thread, from, Direction::Read, strength)?;
        self.note(thread, to, Direction::Write, strength)?;
        self.memory.copy(from, to);
        Ok(())
    }

    fn fill(
        &mut self,
        thread: u32,
        func: &Function,
        args: &[Value],
        flags: BulkFlags,
    ) -> Result<(), Fault> {
        let size = self.defined(thread, args[2], "number of bytes")? as u64;
        if size == 0 {
            return Ok(());
        }
        let to = self.place(thread, func, args[0], size, 1 << flags.dst_align_log2)?;
        self.memory.check_writable(to)?;
        self.note(thread, to, Direction::Write, bulk_strength(flags))?;
        let byte = self.lane(thread, args[1]);
        self.memory.fill(to, byte.map(|byte| byte as u8));
        Ok(())
    }

    /// The place that an address operand means.
    fn place(
        &self,
        thread: u32,
        func: &Function,
        address: Value,
        size: u64,
        align: u32,
    ) -> Result<MemoryRange, Fault> {
        let space = func.dfg.ty(address).space().unwrap_or(Space::Generic);
        let address = self.defined(thread, address, "address")? as u64;
        let agent = self.threads[thread as usize].agent;
        Ok(self.memory.resolve(agent, space, address, size, align.into())?)
    }

    /// Tells the race detector of an access to memory that threads share.
    pub(super) fn note(
        &mut self,
        thread: u32,
        place: MemoryRange,
        direction: Direction,
        strength: Strength,
    ) -> Result<(), Fault> {
        if !is_shared(place) || self.threads.len() == 1 {
            return Ok(());
        }
        let size = self.memory.object_size(place);
        let access = Access { thread, direction, strength };
        let range = place.offset..place.offset + place.size;
        let noted = self.detector.access(self.memory.shadow(place), size, range, access);
        noted.map_err(|race| Fault::Race {
            space: place.space,
            address: self.memory.address(place) + u64::from(race.offset - place.offset),
            earlier: race.earlier,
            later: race.later,
        })
    }

    fn read_lanes(&self, place: MemoryRange, ty: Type, lanes: &mut [Lane]) {
        let size = lane_type(ty).bytes();
        for (i, lane) in (0..).zip(lanes) {
            *lane = self.memory.read(place.part(i * size, size));
        }
    }

    fn write_lanes(&mut self, place: MemoryRange, ty: Type, lanes: &[Lane]) {
        let size = lane_type(ty).bytes();
        for (i, &lane) in (0..).zip(lanes) {
            self.memory.write(place.part(i * size, size), lane);
        }
    }
}

/// Whether several threads may access the place while one of them writes.
fn is_shared(place: MemoryRange) -> bool {
    matches!(place.space, Space::Global | Space::Shared)
}

/// A volatile access counts as relaxed towards the whole system.
fn strength(flags: MemFlags) -> Strength {
    match flags.order {
        _ if flags.volatile => Strength::Strong(Scope::Sys),
        Order::Weak => Strength::Weak,
        _ => Strength::Strong(flags.scope),
    }
}

fn bulk_strength(flags: BulkFlags) -> Strength {
    if flags.volatile { Strength::Strong(Scope::Sys) } else { Strength::Weak }
}

/// The value that an atomic operation stores. `flush` is for global memory, where a sum of `f32`
/// flushes subnormals.
fn combine(op: AtomicOp, ty: Scalar, old: Lane, operand: Lane, flush: bool) -> Lane {
    if op == AtomicOp::Xchg {
        return operand;
    }
    let (old, x) = (old?, operand?);
    let n = ty.bits();
    let plain = crate::op::IntFlags::default();
    let number = Format::of(ty).unwrap_or(Format::F32);
    let (f, g) = (old as u64, x as u64);
    Some(match op {
        AtomicOp::Add => return integer::arithmetic(Opcode::Add, n, plain, old, x),
        AtomicOp::Sub => return integer::arithmetic(Opcode::Sub, n, plain, old, x),
        AtomicOp::And => old & x,
        AtomicOp::Or => old | x,
        AtomicOp::Xor => old ^ x,
        AtomicOp::Smin => integer::binary(Opcode::Smin, n, old, x),
        AtomicOp::Smax => integer::binary(Opcode::Smax, n, old, x),
        AtomicOp::Umin => old.min(x),
        AtomicOp::Umax => old.max(x),
        AtomicOp::Inc => {
            if old >= x {
                0
            } else {
                old + 1
            }
        }
        AtomicOp::Dec => {
            if old == 0 || old > x {
                x
            } else {
                old - 1
            }
        }
        AtomicOp::Xchg => x,
        AtomicOp::Fadd => {
            let ftz = flush && ty == Scalar::F32;
            float::add(number, f, g, Mode { ftz, ..Mode::RN }).into()
        }
        AtomicOp::Fmin => float::min(number, f, g, NanRule::Number, false).into(),
        AtomicOp::Fmax => float::max(number, f, g, NanRule::Number, false).into(),
    })
}
