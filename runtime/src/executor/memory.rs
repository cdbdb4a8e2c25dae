//! Global memory as a sorted list of allocations, and the windows of generic addresses.

use irc_ir::isa::Space;
use irc_ir::isa::sem::Fault;

/// Where global memory begins.
const GLOBAL_BASE: u64 = 0x7000_0000_0000;
/// What is left free between allocations, so that small overruns are found.
const GUARD: u64 = 256;
/// The size of each window of generic addresses.
pub(super) const WINDOW: u64 = 1 << 32;

/// The generic address where a space begins; global addresses are generic already.
pub(super) fn window(space: Space) -> Option<u64> {
    match space {
        Space::Shared | Space::SharedCta | Space::SharedCluster => Some(0x10 * WINDOW),
        Space::Local => Some(0x20 * WINDOW),
        Space::Const => Some(0x30 * WINDOW),
        Space::Param | Space::ParamEntry => Some(0x40 * WINDOW),
        Space::Global | Space::ParamFunc => None,
    }
}

/// The space whose window has this generic address, and the address in it.
pub(super) fn resolve(address: u64) -> (Space, u64) {
    let offset = address % WINDOW;
    match address / WINDOW {
        0x10 => (Space::Shared, offset),
        0x20 => (Space::Local, offset),
        0x30 => (Space::Const, offset),
        0x40 => (Space::ParamEntry, offset),
        _ => (Space::Global, address),
    }
}

struct Allocation {
    base: u64,
    bytes: Vec<u8>,
}

/// The global memory of the device.
#[derive(Default)]
pub(super) struct GlobalMemory {
    /// In the order of addresses.
    allocations: Vec<Allocation>,
    end: u64,
}

impl GlobalMemory {
    pub(super) fn alloc(&mut self, bytes: usize, align: u64) -> u64 {
        let align = align.max(16);
        let base = (self.end.max(GLOBAL_BASE) + GUARD).next_multiple_of(align);
        self.end = base + bytes as u64;
        self.allocations.push(Allocation { base, bytes: vec![0; bytes] });
        base
    }

    fn place(&self, address: u64, len: usize) -> Result<(usize, usize), Fault> {
        let fault = Fault::OutOfBounds { address, bytes: len as u32 };
        let index = self.allocations.partition_point(|a| a.base <= address);
        let index = index.checked_sub(1).ok_or(fault)?;
        let allocation = &self.allocations[index];
        let offset = usize::try_from(address - allocation.base).map_err(|_| fault)?;
        let inside = offset.checked_add(len).is_some_and(|end| end <= allocation.bytes.len());
        if inside { Ok((index, offset)) } else { Err(fault) }
    }

    pub(super) fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        let (index, offset) = self.place(address, bytes.len())?;
        bytes.copy_from_slice(&self.allocations[index].bytes[offset..offset + bytes.len()]);
        Ok(())
    }

    pub(super) fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        let (index, offset) = self.place(address, bytes.len())?;
        self.allocations[index].bytes[offset..offset + bytes.len()].copy_from_slice(bytes);
        Ok(())
    }
}

/// Reads from one flat piece of memory.
pub(super) fn read_flat(memory: &[u8], address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
    let range = flat_range(memory.len(), address, bytes.len())?;
    bytes.copy_from_slice(&memory[range]);
    Ok(())
}

/// Writes to one flat piece of memory.
pub(super) fn write_flat(memory: &mut [u8], address: u64, bytes: &[u8]) -> Result<(), Fault> {
    let range = flat_range(memory.len(), address, bytes.len())?;
    memory[range].copy_from_slice(bytes);
    Ok(())
}

fn flat_range(size: usize, address: u64, len: usize) -> Result<std::ops::Range<usize>, Fault> {
    let fault = Fault::OutOfBounds { address, bytes: len as u32 };
    let start = usize::try_from(address).map_err(|_| fault)?;
    let end = start.checked_add(len).ok_or(fault)?;
    if end <= size { Ok(start..end) } else { Err(fault) }
}
