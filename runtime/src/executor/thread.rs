//! One thread: its frames, how it reads and writes operands, and its view of memory.

use super::decode::{Code, Op, Passed, Slot, Source};
use super::memory::{GlobalMemory, read_flat, resolve, window, write_flat};
use irc_ir::isa::sem::{
    Access, AsyncCopy, Fault, GroupKind, Machine, Opaque, Step, Values, sign_extend, truncate,
};
use irc_ir::isa::{Order, Scope, Space, SpecialReg};

/// What registers and memory hold before anything is written to them.
pub(super) const UNINITIALISED: u8 = 0xa5;
const UNINITIALISED_REGISTER: u128 = 0xa5a5_a5a5_a5a5_a5a5_a5a5_a5a5_a5a5_a5a5;

/// The most nested calls.
const MAX_FRAMES: usize = 10_000;
/// The most local memory of a thread.
const MAX_LOCAL: u64 = 16 << 20;

/// What a thread does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// It can go on.
    Ready,
    /// It waits for the lanes of a mask, at a warp operation.
    Warp(u32),
    /// It waits at a barrier of the CTA.
    Barrier,
    /// It has ended.
    Done,
}

/// Why a function cannot be entered.
pub(super) enum CallError {
    StackOverflow,
    /// The arguments are not those that the function takes.
    Mismatch,
}

/// An activation of a function.
pub(super) struct Frame {
    pub(super) function: u32,
    pub(super) pc: u32,
    registers: Vec<u128>,
    param: Vec<u8>,
    local_base: u64,
}

/// A thread.
pub(super) struct Thread {
    pub(super) state: State,
    pub(super) frames: Vec<Frame>,
    local: Vec<u8>,
    carry: bool,
}

/// What the special registers of a thread read.
#[derive(Clone, Copy)]
pub(super) struct Position {
    pub(super) tid: [u32; 3],
    pub(super) ntid: [u32; 3],
    pub(super) ctaid: [u32; 3],
    pub(super) nctaid: [u32; 3],
    /// The place of the thread in the CTA, `x` first.
    pub(super) linear: u32,
    pub(super) static_shared: u32,
    pub(super) dynamic_shared: u32,
    pub(super) clock: u64,
}

impl Position {
    fn read(&self, reg: SpecialReg) -> u128 {
        let name = reg.name();
        let lane = self.linear % 32;
        let threads: u32 = self.ntid.iter().product();
        let (base, component) = name.split_once('.').unwrap_or((name, ""));
        let pick = |v: [u32; 3]| match component {
            "x" => v[0],
            "y" => v[1],
            "z" => v[2],
            _ => 0,
        };
        let value = match base {
            "tid" => pick(self.tid),
            "ntid" => pick(self.ntid),
            "ctaid" | "clusterid" => pick(self.ctaid),
            "nctaid" | "nclusterid" => pick(self.nctaid),
            "cluster_nctaid" => pick([1; 3]),
            "cluster_nctarank" | "nsmid" => 1,
            "laneid" => lane,
            "warpid" => self.linear / 32,
            "nwarpid" => threads.div_ceil(32),
            "lanemask_eq" => 1 << lane,
            "lanemask_lt" => (1 << lane) - 1,
            "lanemask_le" => (2u64 << lane).wrapping_sub(1) as u32,
            "lanemask_gt" => !(2u64 << lane).wrapping_sub(1) as u32,
            "lanemask_ge" => !((1 << lane) - 1),
            "dynamic_smem_size" => self.dynamic_shared,
            "total_smem_size" | "aggr_smem_size" => self.static_shared + self.dynamic_shared,
            "clock" | "globaltimer_lo" => self.clock as u32,
            "clock_hi" | "globaltimer_hi" => (self.clock >> 32) as u32,
            "clock64" | "globaltimer" => return u128::from(self.clock),
            _ => 0,
        };
        u128::from(value)
    }
}

impl Frame {
    fn new(index: u32, code: &Code, local_base: u64) -> Self {
        Self {
            function: index,
            pc: 0,
            registers: code
                .registers
                .iter()
                .map(|&bits| truncate(UNINITIALISED_REGISTER, bits))
                .collect(),
            param: vec![UNINITIALISED; code.param_size as usize],
            local_base,
        }
    }

    fn register(&self, index: u32) -> u128 {
        self.registers[index as usize]
    }

    fn value(&self, passed: Passed) -> u128 {
        match passed {
            Passed::Register(index) => self.register(index),
            Passed::Constant(value) => value,
            Passed::Memory { offset, size } => {
                let bytes = self.param.get(offset as usize..(offset + size.min(16)) as usize);
                let bytes = bytes.unwrap_or_default();
                bytes.iter().rev().fold(0, |value, &byte| value << 8 | u128::from(byte))
            }
        }
    }
}

/// Copies a parameter or result from one frame to another; false if they do not suit.
fn pass(from: &Frame, source: Passed, to: &mut Frame, target: Passed) -> bool {
    match (source, target) {
        (Passed::Memory { offset: a, size }, Passed::Memory { offset: b, size: into }) => {
            let size = size.min(into) as usize;
            let (a, b) = (a as usize, b as usize);
            match (from.param.get(a..a + size), to.param.get_mut(b..b + size)) {
                (Some(source), Some(target)) => target.copy_from_slice(source),
                _ => return false,
            }
        }
        (_, Passed::Memory { offset, size }) => {
            let bytes = from.value(source).to_le_bytes();
            let size = size.min(16) as usize;
            let at = offset as usize;
            match to.param.get_mut(at..at + size) {
                Some(target) => target.copy_from_slice(&bytes[..size]),
                None => return false,
            }
        }
        (_, Passed::Register(index)) => to.registers[index as usize] = from.value(source),
        (_, Passed::Constant(_)) => return false,
    }
    true
}

impl Thread {
    /// A thread at the start of a kernel.
    pub(super) fn new(kernel: u32, code: &Code, params: &[u8]) -> Self {
        let mut frame = Frame::new(kernel, code, 0);
        let size = params.len().min(frame.param.len());
        frame.param[..size].copy_from_slice(&params[..size]);
        Self {
            state: State::Ready,
            frames: vec![frame],
            local: vec![UNINITIALISED; code.local.size as usize],
            carry: false,
        }
    }

    /// The innermost frame.
    pub(super) fn frame(&self) -> &Frame {
        self.frames.last().expect("a thread that has not ended has a frame")
    }

    fn frame_mut(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a thread that has not ended has a frame")
    }

    pub(super) fn advance(&mut self) {
        self.frame_mut().pc += 1;
    }

    pub(super) fn jump(&mut self, pc: u32) {
        self.frame_mut().pc = pc;
    }

    pub(super) fn predicate(&self, register: u32) -> bool {
        self.frame().register(register) & 1 == 1
    }

    /// Enters a function.
    pub(super) fn call(
        &mut self,
        index: u32,
        code: &Code,
        caller: &Code,
        args: &[Passed],
    ) -> Result<(), CallError> {
        let base = self.frame().local_base + caller.local.size;
        let local_base = base.next_multiple_of(code.local.align.max(16));
        let end = local_base + code.local.size;
        if args.len() != code.params.len() {
            return Err(CallError::Mismatch);
        }
        if self.frames.len() >= MAX_FRAMES || end > MAX_LOCAL {
            return Err(CallError::StackOverflow);
        }
        if self.local.len() < end as usize {
            self.local.resize(end as usize, UNINITIALISED);
        }
        let mut frame = Frame::new(index, code, local_base);
        for (&arg, &param) in args.iter().zip(&code.params) {
            if !pass(self.frame(), arg, &mut frame, param) {
                return Err(CallError::Mismatch);
            }
        }
        self.frames.push(frame);
        Ok(())
    }

    /// Leaves a function and hands its results over; false if they do not suit.
    pub(super) fn ret(&mut self, code: &Code, results: &[Passed]) -> bool {
        let callee = self.frames.pop().expect("a function that returns has a frame");
        let caller = self.frame_mut();
        caller.pc += 1;
        results.len() <= code.results.len()
            && code.results.iter().zip(results).all(|(&from, &to)| pass(&callee, from, caller, to))
    }

    /// The value of a source of so many bits.
    fn read(&self, source: &Source, bits: u32, position: &Position) -> u128 {
        let frame = self.frame();
        let value = match *source {
            Source::Nothing | Source::List(_) => 0,
            Source::Register(index) => frame.register(index),
            Source::Negated(index) => !frame.register(index),
            Source::Constant(value) => value,
            Source::Special(reg) => position.read(reg),
            Source::Local(offset) => u128::from(frame.local_base.wrapping_add(offset)),
            Source::Dynamic(offset) => {
                u128::from(u64::from(position.static_shared).wrapping_add(offset as u64))
            }
            Source::Offset(index, offset) => {
                u128::from((frame.register(index) as u64).wrapping_add(offset as u64))
            }
        };
        truncate(value, bits)
    }

    /// The value of a call target.
    pub(super) fn callee(&self, source: &Source, position: &Position) -> u64 {
        self.read(source, 64, position) as u64
    }

    /// Reads the operands of an instruction.
    pub(super) fn gather(&self, op: &Op, position: &Position) -> Values {
        let mut values = Values::default();
        values.carry = self.carry;
        values.lay_out(op.slots.iter().map(|slot| match &slot.source {
            Source::List(items) if !slot.packed => items.len(),
            _ => 0,
        }));
        for (n, slot) in op.slots.iter().enumerate() {
            match &slot.source {
                Source::Nothing => continue,
                _ if slot.is_def => {}
                Source::List(items) if slot.packed => {
                    let width = slot.bits / items.len().max(1) as u32;
                    values.scalars[n] = items
                        .iter()
                        .rev()
                        .fold(0, |value, item| value << width | self.read(item, width, position));
                }
                Source::List(items) => {
                    for (value, item) in values.list_mut(n).iter_mut().zip(items) {
                        *value = self.read(item, slot.bits, position);
                    }
                }
                source => values.scalars[n] = self.read(source, slot.bits, position),
            }
            values.given |= 1 << n;
        }
        values
    }

    /// Writes the results of an instruction.
    pub(super) fn scatter(&mut self, op: &Op, values: &Values, code: &Code) {
        self.carry = values.carry;
        for (n, slot) in op.slots.iter().enumerate().filter(|(_, slot)| slot.is_def) {
            match &slot.source {
                Source::List(items) if slot.packed => {
                    let width = slot.bits / items.len().max(1) as u32;
                    for (i, item) in items.iter().enumerate() {
                        let part = truncate(values.scalars[n] >> (i as u32 * width), width);
                        self.write(item, part, slot, width, code);
                    }
                }
                Source::List(items) => {
                    for (value, item) in values.list(n).iter().zip(items) {
                        self.write(item, *value, slot, slot.bits, code);
                    }
                }
                source => self.write(source, values.scalars[n], slot, slot.bits, code),
            }
        }
    }

    fn write(&mut self, target: &Source, value: u128, slot: &Slot, bits: u32, code: &Code) {
        if let Source::Register(index) = *target {
            let value =
                if slot.signed { sign_extend(value, bits) as u128 } else { truncate(value, bits) };
            let width = code.registers[index as usize];
            self.frame_mut().registers[index as usize] = truncate(value, width);
        }
    }

    /// The memory that the thread sees.
    pub(super) fn view<'a>(
        &'a mut self,
        memory: &'a mut GlobalMemory,
        shared: &'a mut [u8],
        constants: &'a [u8],
        kernel_params: &'a [u8],
    ) -> View<'a> {
        let frame = self.frames.last_mut().expect("a running thread has a frame");
        View {
            memory,
            shared,
            constants,
            kernel_params,
            local: &mut self.local,
            param: &mut frame.param,
        }
    }
}

/// The memory that one thread sees at one instruction.
pub(super) struct View<'a> {
    memory: &'a mut GlobalMemory,
    shared: &'a mut [u8],
    constants: &'a [u8],
    kernel_params: &'a [u8],
    local: &'a mut [u8],
    param: &'a mut [u8],
}

fn placed(access: Access, bytes: usize) -> Result<(Space, u64), Fault> {
    if bytes != 0 && !access.address.is_multiple_of(bytes as u64) {
        return Err(Fault::Misaligned { address: access.address, bytes: bytes as u32 });
    }
    Ok(match access.space {
        Some(space) => (space, access.address),
        None => resolve(access.address),
    })
}

impl View<'_> {
    pub(super) fn load(
        &mut self,
        op: &Op,
        space: Option<Space>,
        values: &mut Values,
    ) -> Result<Step, Fault> {
        let (count, size) = (op.form.elements(), op.form.ty.bytes() as usize);
        let mut bytes = [0; 128];
        let space = op.form.get().or(space);
        self.read(Access::of(&op.form, space, values.scalars[1]), &mut bytes[..count * size])?;
        let element =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |v, &byte| v << 8 | u128::from(byte));
        values.scalars[0] = element(&bytes[..size]);
        for (value, bytes) in values.list_mut(0).iter_mut().zip(bytes.chunks(size)) {
            *value = element(bytes);
        }
        Ok(Step::Done)
    }

    pub(super) fn store(
        &mut self,
        op: &Op,
        space: Option<Space>,
        values: &mut Values,
    ) -> Result<Step, Fault> {
        let (count, size) = (op.form.elements(), op.form.ty.bytes() as usize);
        let mut bytes = [0; 128];
        bytes[..size].copy_from_slice(&values.scalars[1].to_le_bytes()[..size]);
        for (value, bytes) in values.list(1).iter().zip(bytes.chunks_mut(size)) {
            bytes.copy_from_slice(&value.to_le_bytes()[..size]);
        }
        let space = op.form.get().or(space);
        self.write(Access::of(&op.form, space, values.scalars[0]), &bytes[..count * size])?;
        Ok(Step::Done)
    }
}

impl Machine for View<'_> {
    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault> {
        let (space, address) = placed(access, bytes.len())?;
        match space {
            Space::Global => self.memory.read(address, bytes),
            Space::Shared | Space::SharedCta | Space::SharedCluster => {
                read_flat(self.shared, address, bytes)
            }
            Space::Local => read_flat(self.local, address, bytes),
            Space::Const => read_flat(self.constants, address, bytes),
            Space::ParamEntry => read_flat(self.kernel_params, address, bytes),
            Space::Param | Space::ParamFunc => read_flat(self.param, address, bytes),
        }
    }

    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault> {
        let (space, address) = placed(access, bytes.len())?;
        match space {
            Space::Global => self.memory.write(address, bytes),
            Space::Shared | Space::SharedCta | Space::SharedCluster => {
                write_flat(self.shared, address, bytes)
            }
            Space::Local => write_flat(self.local, address, bytes),
            Space::Const | Space::ParamEntry => Err(Fault::ReadOnly { address }),
            Space::Param | Space::ParamFunc => write_flat(self.param, address, bytes),
        }
    }

    fn undefine(&mut self, _: Access, _: u32) -> Result<(), Fault> {
        Ok(())
    }

    fn to_generic(&mut self, space: Space, address: u64) -> u64 {
        address.wrapping_add(window(space).unwrap_or(0))
    }

    fn to_space(&mut self, space: Space, address: u64) -> u64 {
        address.wrapping_sub(window(space).unwrap_or(0))
    }

    fn is_in(&mut self, space: Space, address: u64) -> bool {
        window(resolve(address).0) == window(space)
    }

    fn is_shared(&mut self, access: Access) -> bool {
        let space = access.space.unwrap_or_else(|| resolve(access.address).0);
        window(space) == window(Space::Shared)
    }

    fn select(&mut self, _: u32) {}

    fn map_shared(&mut self, address: u64, _: u32) -> Result<u64, Fault> {
        Ok(address)
    }

    fn rank_of(&mut self, _: u64) -> Result<u32, Fault> {
        Ok(0)
    }

    fn cluster(&mut self) -> (u32, u32) {
        (0, 1)
    }

    fn fence(&mut self, _: Order, _: Scope) {}

    fn release(&mut self, _: Access) {}

    fn acquire(&mut self, _: Access) {}

    fn wait_for(&mut self, _: Access) -> Result<bool, Fault> {
        Ok(false)
    }

    fn start(&mut self, _: AsyncCopy) -> Result<(), Fault> {
        Err(Fault::NotSimulated { what: "asynchronous copies" })
    }

    fn commit(&mut self, _: GroupKind) {}

    fn groups_done(&mut self, _: GroupKind, _: usize, _: bool) -> Result<bool, Fault> {
        Ok(true)
    }

    fn stack_pointer(&mut self) -> u64 {
        0
    }

    fn set_stack_pointer(&mut self, _: u64) -> Result<(), Fault> {
        Err(Fault::NotSimulated { what: "the stack pointer" })
    }

    fn allocate(&mut self, _: u64, _: u64) -> Result<u64, Fault> {
        Err(Fault::NotSimulated { what: "the stack pointer" })
    }

    fn opaque(&mut self, _: u64) -> Result<Opaque, Fault> {
        Err(Fault::NotSimulated { what: "textures" })
    }
}
