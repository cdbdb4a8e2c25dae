//! Byte-addressed memory of a launch: regions of objects in a flat 64-bit generic address space.
//!
//! Each state space has a window of the generic address space; inside its window an address is an
//! offset from the window's base, except that a global address is the same number in both. Shared
//! windows show each CTA, and local windows each thread, its own region, so equal addresses of
//! different owners are different bytes, as on the device.
//!
//! Invariants:
//! - objects of a region are disjoint, sorted by address and apart by at least [`GUARD`] bytes, so
//!   small overruns hit no other object; 0 is never inside an object of any space;
//! - an access lies inside one object, or it is an error;
//! - each byte is either defined or poison, and reading a poison byte makes the value poison.
//!
//! Addresses carry no provenance: an address computed from one object that lands in another is
//! accepted.

use crate::interp::race::Shadow;
use crate::types::Space;

/// Distance kept between objects, in bytes.
pub const GUARD: u64 = 256;

/// Address of the first object of each space but global.
const FIRST: u64 = 0x400;

/// Address of the first object of global memory: no 32-bit number is a global address.
pub const FIRST_GLOBAL: u64 = 0x10_0000_0000;

/// The generic addresses at which spaces begin. All but global have the size [`WINDOW`].
const WINDOWS: [(Space, u64); 4] = [
    (Space::Shared, 0x7f00_0000_0000),
    (Space::Local, 0x7f10_0000_0000),
    (Space::Const, 0x7f20_0000_0000),
    (Space::Param, 0x7f30_0000_0000),
];

/// Size of each window but the global one.
const WINDOW: u64 = 1 << 36;

/// Why an access touches no memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum AccessError {
    /// No single object holds all the bytes.
    #[error("{size} bytes at {space} address {address:#x} lie in no object")]
    OutOfBounds {
        /// The space after a generic address is resolved.
        space: Space,
        /// Address in that space.
        address: u64,
        /// Bytes accessed.
        size: u64,
    },
    /// The address is not a multiple of the alignment that the access states.
    #[error("{space} address {address:#x} is not a multiple of {align}")]
    Misaligned {
        /// The space after a generic address is resolved.
        space: Space,
        /// Address in that space.
        address: u64,
        /// Alignment that the access states.
        align: u64,
    },
    /// A store to memory that the kernel may only read.
    #[error("store to read-only {space} address {address:#x}")]
    ReadOnly {
        /// The space after a generic address is resolved.
        space: Space,
        /// Address in that space.
        address: u64,
    },
}

/// Who accesses memory: it decides which shared and local region is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agent {
    /// Index of the thread in the grid.
    pub thread: u32,
    /// Index of its CTA in the grid.
    pub cta: u32,
}

/// Bytes inside one object, checked to exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryRange {
    /// The space, never generic.
    pub space: Space,
    /// Index of the region among those of the space.
    region: u32,
    /// Index of the object in the region.
    object: u32,
    /// Offset of the first byte in the object.
    pub offset: u32,
    /// Number of bytes.
    pub size: u32,
}

/// A run of bytes with an address.
#[derive(Clone, Debug)]
pub struct Object {
    /// Address in its space.
    pub base: u64,
    /// The bytes; those that are poison read as 0.
    pub bytes: Vec<u8>,
    /// Which bytes are poison: never written, or written with poison.
    pub poison: Vec<bool>,
    /// What the race detector knows of the bytes.
    pub shadow: Shadow,
    /// Whether a store is an error although the space may be written.
    pub constant: bool,
}

/// The objects of one space and one owner.
#[derive(Clone, Debug)]
pub struct Region {
    objects: Vec<Object>,
    next: u64,
}

impl Default for Region {
    fn default() -> Region {
        Region { objects: Vec::new(), next: FIRST }
    }
}

impl Region {
    /// An empty region whose first object will be at or after this address.
    pub fn starting_at(address: u64) -> Region {
        Region { objects: Vec::new(), next: address }
    }

    /// Adds an object of poison bytes and returns its address.
    pub fn allocate(&mut self, size: u64, align: u64) -> u64 {
        let size = usize::try_from(size).expect("an object fits the host's memory");
        let base = self.next.next_multiple_of(align.max(1));
        self.next = base + size as u64 + GUARD;
        self.objects.push(Object {
            base,
            bytes: vec![0; size],
            poison: vec![true; size],
            shadow: Shadow::default(),
            constant: false,
        });
        base
    }

    /// Adds an object with these bytes, all defined, and returns its address.
    pub fn allocate_bytes(&mut self, bytes: &[u8], align: u64) -> u64 {
        let base = self.allocate(bytes.len() as u64, align);
        let object = self.objects.last_mut().expect("just added");
        object.bytes.copy_from_slice(bytes);
        object.poison.fill(false);
        base
    }

    /// Gives the first bytes of the object at `address` these values.
    pub fn define(&mut self, address: u64, bytes: &[u8]) {
        if let Some((object, offset)) = self.find(address, bytes.len() as u64) {
            let object = &mut self.objects[object as usize];
            let range = offset as usize..offset as usize + bytes.len();
            object.bytes[range.clone()].copy_from_slice(bytes);
            object.poison[range].fill(false);
        }
    }

    /// Makes stores to the object at `address` errors.
    pub fn protect(&mut self, address: u64) {
        if let Some((object, _)) = self.find(address, 0) {
            self.objects[object as usize].constant = true;
        }
    }

    /// The objects in order of address.
    pub fn objects(&self) -> &[Object] {
        &self.objects
    }

    /// Drops what the race detector knows of the objects.
    pub fn forget_accesses(&mut self) {
        self.objects.iter_mut().for_each(|object| object.shadow = Shadow::default());
    }

    /// Removes all objects but the first `count`; their addresses are used again.
    pub fn truncate(&mut self, count: usize) {
        if let Some(removed) = self.objects.get(count) {
            self.next = removed.base;
            self.objects.truncate(count);
        }
    }

    /// Where the next object may begin.
    pub fn end(&self) -> u64 {
        self.next
    }

    /// Removes the objects from an address on, which must be between two of them: the number of
    /// their bytes.
    pub fn free_from(&mut self, address: u64) -> Option<u64> {
        let count = self.objects.partition_point(|object| object.base < address);
        let before = self.objects[..count].last();
        let end = before.map_or(FIRST, |object| object.base + object.bytes.len() as u64 + GUARD);
        if address < end || address > self.next {
            return None;
        }
        let freed = self.objects.drain(count..).map(|object| object.bytes.len() as u64).sum();
        self.next = address;
        Some(freed)
    }

    /// The object that holds `size` bytes from `address`, and the offset in it.
    fn find(&self, address: u64, size: u64) -> Option<(u32, u32)> {
        let index = self.objects.partition_point(|o| o.base <= address).checked_sub(1)?;
        let object = &self.objects[index];
        let offset = address - object.base;
        let end = offset.checked_add(size)?;
        (end <= object.bytes.len() as u64).then_some((index as u32, offset as u32))
    }
}

/// All memory that a launch sees.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Global memory.
    pub global: Region,
    /// Constant memory.
    pub constant: Region,
    /// Parameters of the kernel.
    pub param: Region,
    /// Shared memory of each CTA.
    pub shared: Vec<Region>,
    /// Local memory of each thread.
    pub local: Vec<Region>,
}

impl Memory {
    /// Finds the bytes that `agent` means by `address`, or says why there are none.
    pub fn resolve(
        &self,
        agent: Agent,
        space: Space,
        address: u64,
        size: u64,
        align: u64,
    ) -> Result<MemoryRange, AccessError> {
        let (space, address) = to_specific(space, address);
        if !address.is_multiple_of(align) {
            return Err(AccessError::Misaligned { space, address, align });
        }
        let region = match space {
            Space::Shared => agent.cta,
            Space::Local => agent.thread,
            _ => 0,
        };
        match self.region(space, region).find(address, size) {
            Some((object, offset)) => {
                Ok(MemoryRange { space, region, object, offset, size: size as u32 })
            }
            None => Err(AccessError::OutOfBounds { space, address, size }),
        }
    }

    /// Whether a store to the place is allowed.
    pub fn check_writable(&self, place: MemoryRange) -> Result<(), AccessError> {
        if !place.space.is_read_only() && !self.object(place).constant {
            return Ok(());
        }
        let address = self.object(place).base + u64::from(place.offset);
        Err(AccessError::ReadOnly { space: place.space, address })
    }

    /// The little-endian number in the bytes, at most 16 of them; `None` if one is poison.
    pub fn read(&self, place: MemoryRange) -> Option<u128> {
        let object = self.object(place);
        let range = place.range();
        if object.poison[range.clone()].contains(&true) {
            return None;
        }
        let mut bytes = [0; 16];
        bytes[..range.len()].copy_from_slice(&object.bytes[range]);
        Some(u128::from_le_bytes(bytes))
    }

    /// Stores the low bytes of a number, or poison.
    pub fn write(&mut self, place: MemoryRange, value: Option<u128>) {
        let object = self.object_mut(place);
        let range = place.range();
        object.poison[range.clone()].fill(value.is_none());
        let bytes = value.unwrap_or(0).to_le_bytes();
        let size = range.len();
        object.bytes[range].copy_from_slice(&bytes[..size]);
    }

    /// The byte states of a place: the bytes and whether each is poison.
    pub fn bytes(&self, place: MemoryRange) -> (&[u8], &[bool]) {
        let object = self.object(place);
        (&object.bytes[place.range()], &object.poison[place.range()])
    }

    /// Defines the bytes of a place.
    pub fn set_bytes(&mut self, place: MemoryRange, bytes: &[u8]) {
        let object = self.object_mut(place);
        object.bytes[place.range()].copy_from_slice(bytes);
        object.poison[place.range()].fill(false);
    }

    /// Gives every byte of a place this value; `None` is poison.
    pub fn fill(&mut self, place: MemoryRange, byte: Option<u8>) {
        let object = self.object_mut(place);
        object.bytes[place.range()].fill(byte.unwrap_or(0));
        object.poison[place.range()].fill(byte.is_none());
    }

    /// Copies the bytes of one place, poison or not, to another of the same size.
    pub fn copy(&mut self, from: MemoryRange, to: MemoryRange) {
        let (bytes, poison) = self.bytes(from);
        let (bytes, poison) = (bytes.to_vec(), poison.to_vec());
        let object = self.object_mut(to);
        object.bytes[to.range()].copy_from_slice(&bytes);
        object.poison[to.range()].copy_from_slice(&poison);
    }

    /// Size in bytes of the object that holds the place.
    pub fn object_size(&self, place: MemoryRange) -> usize {
        self.object(place).bytes.len()
    }

    /// What the race detector knows of the object that holds the place.
    pub fn shadow(&mut self, place: MemoryRange) -> &mut Shadow {
        &mut self.object_mut(place).shadow
    }

    /// Address of a place in its space.
    pub fn address(&self, place: MemoryRange) -> u64 {
        self.object(place).base + u64::from(place.offset)
    }

    fn region(&self, space: Space, index: u32) -> &Region {
        match space {
            Space::Global | Space::Generic => &self.global,
            Space::Const => &self.constant,
            Space::Param => &self.param,
            Space::Shared => &self.shared[index as usize],
            Space::Local => &self.local[index as usize],
        }
    }

    fn object(&self, place: MemoryRange) -> &Object {
        &self.region(place.space, place.region).objects[place.object as usize]
    }

    fn object_mut(&mut self, place: MemoryRange) -> &mut Object {
        let region = match place.space {
            Space::Global | Space::Generic => &mut self.global,
            Space::Const => &mut self.constant,
            Space::Param => &mut self.param,
            Space::Shared => &mut self.shared[place.region as usize],
            Space::Local => &mut self.local[place.region as usize],
        };
        &mut region.objects[place.object as usize]
    }
}

impl MemoryRange {
    /// The part of `size` bytes that starts `offset` bytes into this place.
    pub fn part(self, offset: u32, size: u32) -> MemoryRange {
        debug_assert!(offset + size <= self.size);
        MemoryRange { offset: self.offset + offset, size, ..self }
    }

    /// Whether the two places have a byte in common.
    pub fn overlaps(self, other: MemoryRange) -> bool {
        let object = |place: MemoryRange| (place.space, place.region, place.object);
        object(self) == object(other)
            && self.offset < other.offset + other.size
            && other.offset < self.offset + self.size
    }

    fn range(self) -> std::ops::Range<usize> {
        self.offset as usize..(self.offset + self.size) as usize
    }
}

/// The space that an address belongs to and the address there. A generic address outside all
/// windows is global.
pub fn to_specific(space: Space, address: u64) -> (Space, u64) {
    if space != Space::Generic {
        return (space, address);
    }
    let window = WINDOWS.iter().find(|&&(_, base)| address.wrapping_sub(base) < WINDOW);
    match window {
        Some(&(space, base)) => (space, address - base),
        None => (Space::Global, address),
    }
}

/// The generic address of an address in a space.
pub fn to_generic(space: Space, address: u64) -> u64 {
    address.wrapping_add(window_base(space))
}

/// The address in `space` of a generic address; meaningful only if the address is of that space.
pub fn from_generic(space: Space, address: u64) -> u64 {
    address.wrapping_sub(window_base(space))
}

fn window_base(space: Space) -> u64 {
    WINDOWS.iter().find(|(s, _)| *s == space).map_or(0, |&(_, base)| base)
}

#[cfg(test)]
mod tests {
    use super::*;

    const AGENT: Agent = Agent { thread: 0, cta: 0 };

    #[test]
    fn protected_objects_are_read_only() {
        let mut memory = Memory::default();
        let [a, b] = [8, 8].map(|size| memory.global.allocate(size, 8));
        memory.global.protect(b);
        let at = |address| memory.resolve(AGENT, Space::Generic, address, 4, 4).unwrap();
        assert_eq!(memory.check_writable(at(a)), Ok(()));
        let error = AccessError::ReadOnly { space: Space::Global, address: b + 4 };
        assert_eq!(memory.check_writable(at(b + 4)), Err(error));
    }

    #[test]
    fn accesses_stay_inside_one_object() {
        let mut memory = Memory::default();
        let a = memory.global.allocate(8, 4);
        let b = memory.global.allocate(8, 64);
        assert!(b.is_multiple_of(64) && b >= a + 8 + GUARD);
        let at = |address, size| memory.resolve(AGENT, Space::Generic, address, size, 4);
        assert_eq!(at(a + 4, 4).map(|p| p.offset), Ok(4));
        let beyond = AccessError::OutOfBounds { space: Space::Global, address: a + 8, size: 4 };
        assert_eq!(at(a + 8, 4), Err(beyond));
        assert!(at(a + 4, 8).is_err() && at(a - 4, 4).is_err() && at(0, 4).is_err());
        assert!(at(u64::MAX - 3, 4).is_err());
        let odd = AccessError::Misaligned { space: Space::Global, address: a + 2, align: 4 };
        assert_eq!(at(a + 2, 2), Err(odd));
    }

    #[test]
    fn bytes_are_poison_until_written() {
        let mut memory = Memory::default();
        let address = memory.global.allocate(8, 8);
        let place = |memory: &Memory, offset, size| {
            memory.resolve(AGENT, Space::Global, address + offset, size, 1).unwrap()
        };
        let (low, all) = (place(&memory, 0, 4), place(&memory, 0, 8));
        assert_eq!(memory.read(all), None);
        memory.write(low, Some(0x1122_3344));
        assert_eq!(memory.read(place(&memory, 1, 2)), Some(0x2233));
        assert_eq!(memory.read(all), None);
        memory.write(all.part(4, 4), Some(0xffff_ffff_5566_7788));
        assert_eq!(memory.read(all), Some(0x5566_7788_1122_3344));
        memory.write(place(&memory, 3, 1), None);
        assert_eq!(memory.read(low), None);
        assert_eq!(memory.bytes(low).1, [false, false, false, true]);
    }

    #[test]
    fn generic_windows_lead_to_the_owners_bytes() {
        let regions = vec![Region::default(), Region::default()];
        let mut memory = Memory { shared: regions, ..Memory::default() };
        let address = memory.shared[0].allocate_bytes(&[1], 1);
        assert_eq!(memory.shared[1].allocate_bytes(&[2], 1), address);
        let generic = to_generic(Space::Shared, address);
        assert_eq!(to_specific(Space::Generic, generic), (Space::Shared, address));
        assert_eq!(from_generic(Space::Shared, generic), address);
        assert_eq!(to_generic(Space::Global, 7), 7);
        for cta in [0, 1] {
            let agent = Agent { thread: 0, cta };
            let place = memory.resolve(agent, Space::Generic, generic, 1, 1).unwrap();
            assert_eq!(memory.read(place), Some(u128::from(cta) + 1));
        }
    }

    #[test]
    fn constants_are_read_only_and_frames_reuse_addresses() {
        let mut memory = Memory::default();
        let address = memory.constant.allocate_bytes(&[1, 2], 2);
        let place = memory.resolve(AGENT, Space::Const, address, 2, 2).unwrap();
        let error = AccessError::ReadOnly { space: Space::Const, address };
        assert_eq!(memory.check_writable(place), Err(error));
        let mut region = Region::default();
        region.allocate(4, 4);
        let first = region.allocate(4, 4);
        region.allocate(4, 4);
        region.truncate(1);
        assert_eq!(region.allocate(16, 4), first);
        assert_eq!(region.objects().len(), 2);
    }
}
