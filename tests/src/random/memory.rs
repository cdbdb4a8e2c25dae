//! Accesses to memory: what there is, addresses in it, loads, stores, copies and atomics.

use arbitrary::Result;
use irc_ir::builder::InstBuilder as _;
use irc_ir::data::DataTypes;
use irc_ir::entity::Value;
use irc_ir::op::{
    AtomicOp, BulkFlags, CacheOp, Evict, IntFlags, MemFlags, Opcode, Order, Scope, Word as _,
    desc::EXCHANGE,
};
use irc_ir::signature::Signature;
use irc_ir::types::{I8, I32, I64, PTR, Scalar, Space, Type};
use irc_ir::variable_args;

use super::Body;

/// Memory that a thread may use.
#[derive(Clone, Copy, Debug)]
pub(super) struct Buffer {
    /// Its address, a multiple of 16.
    pub address: Value,
    /// Its size in bytes, a power of two.
    pub size: u64,
    /// Whether it may be written.
    pub writable: bool,
    /// Whether it may be written while the kernel runs.
    pub coherent: bool,
}

impl Buffer {
    pub fn new(address: Value, size: u64, writable: bool) -> Buffer {
        Buffer { address, size, writable, coherent: true }
    }
}

/// What each counter counts: an operation that commutes, on a type.
const COUNTS: [(AtomicOp, Type); 10] = [
    (AtomicOp::Add, I32),
    (AtomicOp::Add, I64),
    (AtomicOp::And, I64),
    (AtomicOp::Or, I32),
    (AtomicOp::Xor, I64),
    (AtomicOp::Smin, I32),
    (AtomicOp::Smax, I64),
    (AtomicOp::Umin, I64),
    (AtomicOp::Umax, I32),
    (AtomicOp::Sub, I32),
];
/// Number of counters, of 8 bytes each.
pub(super) const COUNTERS: u64 = COUNTS.len() as u64;

impl Body<'_, '_> {
    fn place(&mut self, written: bool) -> Result<Buffer> {
        let places: Vec<Buffer> =
            self.places.iter().copied().filter(|place| place.writable || !written).collect();
        Ok(*self.u.choose(&places)?)
    }

    fn has_writable_place(&self) -> bool {
        self.places.iter().any(|place| place.writable)
    }

    /// An address in a place where `size` bytes fit, and the alignment that it has, at least
    /// `least`.
    fn address(&mut self, place: Buffer, size: u64, least: u64) -> Result<(Value, u64)> {
        let natural = size.next_power_of_two().min(16);
        let align = if least < natural && self.u.ratio(1, 10)? {
            *self.u.choose(&[1u64, 2, 4, 8])?
        } else {
            natural
        };
        let align = align.clamp(least.min(natural), natural);
        let free = place.size.saturating_sub(size) / align;
        // An index below a power of two, times the alignment, plus a number of bytes.
        let most = (free + 1).ilog2();
        let count = 1u64 << self.u.int_in_range(0..=most)?;
        let offset = self.u.int_in_range(0..=free - (count - 1))? * align;
        let address = self.offset(place.address, count as u32, align, offset as i64)?;
        let address = self.detour(address, place, offset)?;
        Ok((address, align))
    }

    /// `base + index * scale + offset` with an index below `count`, written in some way.
    fn offset(&mut self, base: Value, count: u32, scale: u64, offset: i64) -> Result<Value> {
        if count == 1 {
            return Ok(match offset {
                0 if self.u.ratio(3, 4)? => base,
                _ => {
                    let flags = self.in_object(true)?;
                    self.cursor().ptr_offset_flags(flags, base, offset)
                }
            });
        }
        let index = self.below(count)?;
        let way = self.u.int_in_range(0..=5)?;
        let flags = IntFlags::no_wrap(self.u.arbitrary()?, self.u.arbitrary()?);
        let (forward, any) = (self.in_object(true)?, self.in_object(false)?);
        let mut cursor = self.cursor();
        Ok(match way {
            0 => {
                let index = cursor.sext(I64, index);
                cursor.ptradd_flags(forward, base, index, scale as u32, offset)
            }
            1 => {
                // The offset taken into the index, before it is extended.
                let three = cursor.i32(3);
                let index = cursor.binary_flags(Opcode::Add, flags, index, three);
                cursor.ptradd_flags(any, base, index, scale as u32, offset - 3 * scale as i64)
            }
            2 => {
                let one = cursor.i32(1);
                let signed = IntFlags { nuw: false, ..flags };
                let index = cursor.binary_flags(Opcode::Sub, signed, index, one);
                let index = cursor.sext(I64, index);
                cursor.ptradd_flags(any, base, index, scale as u32, offset + scale as i64)
            }
            3 => {
                let scale = cursor.i32(scale as i32);
                let bytes = cursor.binary_flags(Opcode::Mul, flags, index, scale);
                let fits = IntFlags { nneg: flags.nuw, ..IntFlags::NONE };
                let bytes = cursor.cast_flags(Opcode::Zext, fits, I64, bytes);
                let base = cursor.ptr_offset_flags(forward, base, offset);
                cursor.ptradd_flags(any, base, bytes, 1, 0)
            }
            4 => {
                let shift = cursor.i32(scale.ilog2() as i32);
                let bytes = cursor.binary_flags(Opcode::Shl, flags, index, shift);
                cursor.ptradd_flags(forward, base, bytes, 1, offset)
            }
            _ => cursor.ptradd_flags(forward, base, index, scale as u32, offset),
        })
    }

    /// Promises that hold of an address in an object, where nothing that is added to its base is
    /// negative (`forward`) or something may be.
    fn in_object(&mut self, forward: bool) -> Result<IntFlags> {
        let (nusw, nuw) = (self.u.ratio(1, 3)?, self.u.ratio(1, 3)?);
        let near = self.u.ratio(1, 3)?;
        Ok(IntFlags { nusw, nuw: nuw && forward, near, ..IntFlags::NONE })
    }

    /// Sometimes takes an address through another space, an integer, or a choice.
    fn detour(&mut self, address: Value, place: Buffer, offset: u64) -> Result<Value> {
        let space = self.ty(address).space().expect("it is an address");
        let way = self.u.int_in_range(0..=15)?;
        let cond = if way == 2 { Some(self.condition()?) } else { None };
        let (forward, any) = (self.in_object(true)?, self.in_object(false)?);
        let mut cursor = self.cursor();
        Ok(match way {
            0 if space != Space::Generic => cursor.addrcast(Space::Generic, address),
            1 => {
                let number = cursor.ptrtoint(address);
                let other = cursor.ptrtoint(place.address);
                let distance = cursor.sub(number, other);
                let sum = cursor.add(other, distance);
                cursor.inttoptr(space, sum)
            }
            2 => {
                // Both are the same place.
                let there = cursor.ptr_offset_flags(forward, address, offset as i64);
                let back = cursor.ptr_offset_flags(any, there, -(offset as i64));
                cursor.select(cond.expect("made for this way"), address, back)
            }
            3 => {
                // A comparison inside an object does not depend on where it lies.
                let below = cursor.icmp(irc_ir::op::IntCond::Uge, address, place.address);
                self.know(below);
                address
            }
            _ => address,
        })
    }

    /// How to access `ty` behind an address in a place.
    fn flags(&mut self, ty: Type, address: Value, align: u64, writes: bool) -> Result<MemFlags> {
        let space = self.ty(address).space().expect("it is an address");
        let mut flags = MemFlags::aligned(align as u32);
        let lanes_fit = ty.lanes() <= 4 && ty.elem().is_none_or(|elem| elem.bits() <= 64);
        let is_one = align == u64::from(ty.bytes()) && lanes_fit;
        let shared_with_others = matches!(space, Space::Generic | Space::Global | Space::Shared);
        let cached = matches!(space, Space::Generic | Space::Global | Space::Local);
        match self.u.int_in_range(0..=40)? {
            // What is one access must be one of the machine.
            0 if !space.is_read_only() && is_one => flags.volatile = true,
            1 if shared_with_others && is_one => {
                flags.order = if writes {
                    *self.u.choose(&[Order::Relaxed, Order::Release])?
                } else {
                    *self.u.choose(&[Order::Relaxed, Order::Acquire])?
                };
                flags.scope = *self.u.choose(&[Scope::Cta, Scope::Gpu, Scope::Sys])?;
            }
            2 if cached => {
                let loads = [CacheOp::Ca, CacheOp::Cg, CacheOp::Cs, CacheOp::Lu, CacheOp::Cv];
                let stores = [CacheOp::Wb, CacheOp::Cg, CacheOp::Cs, CacheOp::Wt];
                let ops: &[CacheOp] = if writes { &stores } else { &loads };
                flags.cache = Some(*self.u.choose(ops)?);
            }
            3 if matches!(space, Space::Generic | Space::Global) => {
                flags.evict = Some(*self.u.choose(Evict::ALL)?);
            }
            _ => {}
        }
        Ok(flags)
    }

    /// Loads a value of a type that memory may hold.
    pub(super) fn load(&mut self, ty: Type) -> Result<Value> {
        let size = u64::from(ty.bytes());
        let mut place = self.place(false)?;
        if place.size < size {
            place = *self.places.iter().max_by_key(|place| place.size).expect("there is a place");
        }
        if place.size < size {
            return self.constant(ty);
        }
        let (address, align) = self.address(place, size, 1)?;
        let mut flags = self.flags(ty, address, align, false)?;
        let plain = flags.order == Order::Weak && !flags.volatile;
        let lasting = matches!(flags.cache, Some(CacheOp::Lu | CacheOp::Cv));
        flags.nc = !place.coherent && plain && !lasting && self.u.ratio(1, 2)?;
        let value = self.cursor().load(ty, flags, address);
        self.know(value);
        Ok(value)
    }

    /// A store of a value that is there.
    pub(super) fn store(&mut self) -> Result<()> {
        let ty = self.any_type()?;
        let mut value = self.value(ty)?;
        if ty.elem() == Some(Scalar::I1) {
            value = self.cursor().zext(ty.with_elem(Scalar::I8), value);
        }
        let ty = self.ty(value);
        let size = u64::from(ty.bytes());
        if !self.has_writable_place() {
            return Ok(());
        }
        let place = self.place(true)?;
        if place.size < size {
            return Ok(());
        }
        let (address, align) = self.address(place, size, 1)?;
        let flags = self.flags(ty, address, align, true)?;
        self.cursor().store(flags, value, address);
        Ok(())
    }

    /// Fills memory with zeros.
    pub(super) fn clear(&mut self, address: Value, size: u64, align: u32) {
        let align = align.trailing_zeros() as u8;
        let flags = BulkFlags { dst_align_log2: align, src_align_log2: 0, volatile: false };
        let mut cursor = self.cursor();
        let (zero, size) = (cursor.constant(I8, 0), cursor.i64(size as i64));
        cursor.memset(flags, address, zero, size);
    }

    /// A copy between two places, or a fill.
    pub(super) fn bulk(&mut self) -> Result<()> {
        if !self.has_writable_place() {
            return Ok(());
        }
        let to = self.place(true)?;
        let most = self.u.int_in_range(1..=to.size.min(40))?;
        let (dst, dst_align) = self.address(to, most, 1)?;
        let fills = self.u.ratio(1, 3)?;
        let mut flags = BulkFlags {
            dst_align_log2: dst_align.ilog2() as u8,
            src_align_log2: 0,
            volatile: self.u.ratio(1, 20)?,
        };
        let size = if self.u.ratio(3, 4)? {
            self.cursor().i64(most as i64)
        } else {
            let below = 1u32 << most.ilog2();
            let size = self.below(below)?;
            self.cursor().zext(I64, size)
        };
        if fills {
            let byte = self.value(I8)?;
            self.cursor().memset(flags, dst, byte, size);
            return Ok(());
        }
        // Another place: the blocks do not overlap. All places but these have their own memory.
        let from = *self.u.choose(&self.places)?;
        if from.address == to.address || from.size < most {
            return Ok(());
        }
        let (src, src_align) = self.address(from, most, 1)?;
        flags.src_align_log2 = src_align.ilog2() as u8;
        let read_only = |space: Option<Space>| space.is_some_and(Space::is_read_only);
        flags.volatile &= !read_only(self.ty(src).space());
        self.cursor().memcpy(flags, dst, src, size);
        Ok(())
    }

    /// Loads the variable arguments, which have these types.
    pub(super) fn add_variable(&mut self, types: &[Type]) {
        if types.is_empty() {
            return;
        }
        let signature = Signature::default().with_variable_arguments();
        let (placed, _) =
            variable_args::place(&DataTypes::default(), &signature, types.len(), |i| types[i]);
        let list = self.cursor().va_start();
        for arg in placed {
            let ty = types[arg.index];
            let align = ty.lane().bytes().min(8);
            let mut cursor = self.cursor();
            let at = cursor.ptr_offset(list, arg.offset as i64);
            let value = cursor.load(ty, MemFlags::aligned(align), at);
            self.know(value);
        }
    }

    /// Memory of the stack that a value goes through, freed again or not.
    pub(super) fn allocate(&mut self) -> Result<()> {
        let ty = self.any_type()?;
        let ty = if ty.elem() == Some(Scalar::I1) { I32 } else { ty };
        let value = self.value(ty)?;
        let (frees, known_size) = (self.u.ratio(2, 3)?, self.u.ratio(1, 2)?);
        let align = ty.align().min(128) << self.u.int_in_range(0..=2)?;
        let align = align.min(128);
        let more = if known_size { None } else { Some(self.below(32)?) };
        let mut cursor = self.cursor();
        let position = frees.then(|| cursor.stacksave());
        let least = cursor.i64(ty.bytes().into());
        let size = match more {
            Some(more) => {
                let more = cursor.zext(I64, more);
                cursor.add(least, more)
            }
            None => least,
        };
        let memory = cursor.alloca(size, align);
        let flags = MemFlags::aligned(align.min(ty.align()));
        cursor.store(flags, value, memory);
        let value = cursor.load(ty, flags, memory);
        if let Some(position) = position {
            cursor.stackrestore(position);
        }
        self.know(value);
        Ok(())
    }

    /// An atomic operation on a counter that threads share, or on memory of the thread.
    pub(super) fn atomic(&mut self) -> Result<()> {
        if let Some(counters) = self.counters
            && self.u.ratio(1, 3)?
        {
            let index = self.u.int_in_range(0..=COUNTS.len() - 1)?;
            let (op, ty) = COUNTS[index];
            let value = self.value(ty)?;
            let mut flags = MemFlags::aligned(ty.bytes());
            flags.order =
                *self.u.choose(&[Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel])?;
            let mut cursor = self.cursor();
            let mut at = cursor.ptr_offset(counters, 8 * index as i64);
            if index % 2 == 0 {
                at = cursor.addrcast(Space::Generic, at);
            }
            cursor.atomicrmw(op, flags, at, value);
            return Ok(());
        }
        let places: Vec<Buffer> = self.places.iter().copied().filter(|p| p.writable).collect();
        // A place behind a generic pointer may be local memory, which takes no atomic operation;
        // generic addresses of the others are made on the way to them.
        let suits = |space: Option<Space>| matches!(space, Some(Space::Global | Space::Shared));
        let places: Vec<Buffer> =
            places.into_iter().filter(|place| suits(self.ty(place.address).space())).collect();
        if places.is_empty() {
            return Ok(());
        }
        let place = *self.u.choose(&places)?;
        self.atomic_at(place)
    }

    fn atomic_at(&mut self, place: Buffer) -> Result<()> {
        let rare = [Type::Scalar(Scalar::I16), Type::Scalar(Scalar::F64)];
        let types: &[Type] = if self.u.ratio(1, 10)? { &rare } else { &[I32, I32, I64] };
        let ty = *self.u.choose(types)?;
        let size = u64::from(ty.bytes());
        let (address, align) = self.address(place, size, size)?;
        let mut flags = MemFlags::aligned(align as u32);
        flags.order = *self.u.choose(&[
            Order::Relaxed,
            Order::Acquire,
            Order::Release,
            Order::AcqRel,
            Order::SeqCst,
        ])?;
        let scopes = [Scope::Cta, Scope::Cta, Scope::Gpu, Scope::Gpu, Scope::Gpu, Scope::Sys];
        flags.scope = *self.u.choose(&scopes)?;
        let value = self.value(ty)?;
        if self.u.ratio(1, 4)? && EXCHANGE.contains(ty) {
            let expected = self.value(ty)?;
            let expected = self.frozen(expected);
            let old = self.cursor().cmpxchg(flags, address, expected, value);
            self.know(old);
            return Ok(());
        }
        // Which NaN a float operation leaves in memory is not specified.
        let ops: Vec<AtomicOp> = AtomicOp::ALL
            .iter()
            .copied()
            .filter(|op| op.types().contains(ty) && !op.is_float())
            .collect();
        let op = *self.u.choose(&ops)?;
        let old = self.cursor().atomicrmw(op, flags, address, value);
        self.know(old);
        Ok(())
    }

    /// An address to pass to a callee, of this type, with `size` bytes of the thread's own memory
    /// behind it; `None` if there is none.
    pub(super) fn own_memory(&mut self, ty: Type, size: u64) -> Result<Option<Value>> {
        let space = |value: Value| self.func.dfg.ty(value);
        let fits = |place: &Buffer| {
            place.writable
                && place.size >= size
                && (space(place.address) == ty || ty == PTR && space(place.address) != PTR)
        };
        let places: Vec<Buffer> = self.places.iter().copied().filter(fits).collect();
        if places.is_empty() {
            return Ok(None);
        }
        let address = self.u.choose(&places)?.address;
        let same = self.ty(address) == ty;
        Ok(Some(if same { address } else { self.cursor().addrcast(Space::Generic, address) }))
    }
}
