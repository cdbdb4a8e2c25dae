//! Where things lie: the data layout, sizes and offsets of types, and the scalars they consist of.

use crate::codes::{Fault, fault};
use crate::tree::{Type, TypeId, Types};
use irc_ir::types::{self as ir, Scalar, Space};
use irc_ptx::text::Span;
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Deref;
use std::rc::Rc;

/// The most scalars of one value.
const MAX_LEAVES: usize = 4096;
/// How deep types nest, so that they may be followed by recursion.
const MAX_DEPTH: u32 = 200;
/// The largest size in bytes.
const MAX_SIZE: u64 = 1 << 46;

/// A scalar of LLVM.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer of so many bits, at most 128. The bits above it in its register are zero.
    Int(u32),
    /// A float.
    Float(Scalar),
    /// A pointer into an address space.
    Ptr(u32),
}

/// A scalar of a value, and where it lies in memory.
#[derive(Copy, Clone, Debug)]
pub struct Leaf {
    /// What it is.
    pub kind: Kind,
    /// Its offset in bytes.
    pub offset: u64,
}

/// The scalars of a type, which all values of it share.
#[derive(Clone, Debug)]
pub struct Leaves(Rc<[Leaf]>);

impl Deref for Leaves {
    type Target = [Leaf];

    fn deref(&self) -> &[Leaf] {
        &self.0
    }
}

/// The state space of an address space, where values are pointers into one.
pub fn space_of(space: u32) -> Option<Space> {
    Some(match space {
        0 => Space::Generic,
        1 => Space::Global,
        SHARED => Space::Shared,
        CONST => Space::Const,
        LOCAL => Space::Local,
        PARAM => Space::Param,
        _ => return None,
    })
}

/// The address space of shared memory.
pub const SHARED: u32 = 3;
/// The address space of constants.
pub const CONST: u32 = 4;
/// The address space of local memory.
pub const LOCAL: u32 = 5;
/// The address space of parameters.
pub const PARAM: u32 = 101;
/// The address space of shared memory of the whole cluster: its addresses are integers of 64 bits.
pub const CLUSTER: u32 = 7;
/// The address space of tensor memory: its addresses are integers of 32 bits.
pub const TENSOR: u32 = 6;

impl Kind {
    /// The type of the value that stands for it.
    pub fn ir(self) -> ir::Type {
        match self {
            Kind::Int(bits) => ir::Type::Scalar(int_scalar(bits)),
            Kind::Float(scalar) => ir::Type::Scalar(scalar),
            Kind::Ptr(TENSOR) => ir::I32,
            Kind::Ptr(space) => space_of(space).map_or(ir::I64, ir::Type::Ptr),
        }
    }

    /// Its bits if it is an integer whose register has more.
    pub fn odd_bits(self) -> Option<u32> {
        match self {
            Kind::Int(bits) if int_scalar(bits).bits() != bits => Some(bits),
            _ => None,
        }
    }
}

/// The narrowest integer that has so many bits, at most 128.
pub fn int_scalar(bits: u32) -> Scalar {
    match bits {
        0..=1 => Scalar::I1,
        2..=8 => Scalar::I8,
        9..=16 => Scalar::I16,
        17..=32 => Scalar::I32,
        33..=64 => Scalar::I64,
        _ => Scalar::I128,
    }
}

/// What the data layout says.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    /// Address spaces with pointers of 4 bytes.
    short: Vec<u32>,
    align64: u64,
    align128: u64,
    /// Size and alignment of structs that were looked at: they may share their parts many times.
    known: RefCell<HashMap<TypeId, (u64, u64)>>,
    /// By type, its scalars, if they were asked for.
    leaves: RefCell<Vec<Option<Leaves>>>,
}

impl Layout {
    /// The layout that a module names, or that of the target.
    pub fn new(named: Option<(&str, Span)>) -> Result<Layout, Fault> {
        let mut layout =
            Layout { short: vec![TENSOR], align64: 8, align128: 16, ..Layout::default() };
        let Some((text, span)) = named.filter(|(text, _)| !text.is_empty()) else {
            return Ok(layout);
        };
        layout.short.clear();
        for entry in text.split('-') {
            layout.entry(entry).ok_or_else(|| {
                let message = format!("`{entry}` is not part of a data layout of NVPTX");
                fault("L0202", message, span)
            })?;
        }
        Ok(layout)
    }

    /// Whether memory looks the same by another one. Tensor memory was not known to old ones.
    pub fn agrees(&self, other: &Layout) -> bool {
        let short = |layout: &Layout| {
            let spaces = layout.short.iter().filter(|&&space| space != TENSOR);
            spaces.copied().collect::<std::collections::BTreeSet<u32>>()
        };
        let aligned = |layout: &Layout| (layout.align64, layout.align128);
        short(self) == short(other) && aligned(self) == aligned(other)
    }

    fn entry(&mut self, entry: &str) -> Option<()> {
        let (head, rest) = entry.split_once(':').unwrap_or((entry, ""));
        let abi = || rest.split(':').next()?.parse::<u64>().ok();
        match head.as_bytes() {
            // The mangling of private names says nothing about memory.
            b"e" | b"m" => Some(()),
            [b'p', space @ ..] => {
                let space = std::str::from_utf8(space).ok()?;
                let space: u32 = if space.is_empty() { 0 } else { space.parse().ok()? };
                match (abi()?, space) {
                    (64, _) => {}
                    (32, CONST | SHARED | LOCAL | CLUSTER | PARAM | TENSOR) => {
                        self.short.push(space);
                    }
                    _ => return None,
                }
                Some(())
            }
            b"i64" => {
                self.align64 = abi()? / 8;
                matches!(self.align64, 4 | 8).then_some(())
            }
            b"i128" => {
                self.align128 = abi()? / 8;
                matches!(self.align128, 8 | 16).then_some(())
            }
            b"i1" | b"i8" => (abi()? == 8).then_some(()),
            b"i16" => (abi()? == 16).then_some(()),
            b"i32" | b"f32" => (abi()? == 32).then_some(()),
            b"f64" => (abi()? == 64).then_some(()),
            b"i256" => Some(()),
            [b'v', bits @ ..] => {
                let bits: u64 = std::str::from_utf8(bits).ok()?.parse().ok()?;
                (abi()? == bits.next_power_of_two()).then_some(())
            }
            [b'n' | b'a' | b'S' | b'G' | b'A', ..] => Some(()),
            _ => None,
        }
    }

    fn pointer_bytes(&self, space: u32) -> u64 {
        if self.short.contains(&space) { 4 } else { 8 }
    }

    /// Whether a value is an address that memory keeps in 4 bytes.
    pub fn is_short(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Ptr(space) if space != TENSOR && self.short.contains(&space))
    }

    /// The bits of an index into a space.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer_bytes(space) as u32 * 8
    }

    /// Bytes that a scalar takes when it is stored.
    pub fn store_bytes(&self, kind: Kind) -> u64 {
        match kind {
            Kind::Int(bits) => u64::from(bits.div_ceil(8)),
            Kind::Float(scalar) => scalar.bytes().into(),
            Kind::Ptr(space) => self.pointer_bytes(space),
        }
    }

    /// Size and alignment of a type: an array has elements at multiples of the size.
    pub fn size_align(&self, types: &Types<'_>, ty: TypeId) -> Option<(u64, u64)> {
        self.size_align_to(types, ty, 0)
    }

    fn size_align_to(&self, types: &Types<'_>, ty: TypeId, depth: u32) -> Option<(u64, u64)> {
        if depth > MAX_DEPTH {
            return None;
        }
        let (size, align) = match *types.get(ty) {
            Type::Int(bits) => {
                let align = match int_scalar(bits).bytes() {
                    8 => self.align64,
                    16 => self.align128,
                    bytes => bytes.into(),
                };
                (u64::from(bits.div_ceil(8)), align)
            }
            Type::Half | Type::BFloat => (2, 2),
            Type::Float => (4, 4),
            Type::Double => (8, 8),
            Type::OtherFloat("fp128") => (16, 16),
            Type::Ptr(space) => (self.pointer_bytes(space), self.pointer_bytes(space)),
            Type::Array(elem, count) => {
                let (size, align) = self.size_align_to(types, elem, depth + 1)?;
                (size.checked_mul(count).filter(|&size| size <= MAX_SIZE)?, align)
            }
            Type::Vector(elem, count) => {
                let bits = self.elem_bits(types, elem)? * u64::from(count);
                let bytes = bits.div_ceil(8);
                (bytes, bytes.next_power_of_two())
            }
            Type::Struct(ref fields, packed) => {
                if let Some(&known) = self.known.borrow().get(&ty) {
                    return Some(known);
                }
                let (mut size, mut align) = (0u64, 1);
                for &field in fields {
                    let (bytes, want) = self.size_align_to(types, field, depth + 1)?;
                    if !packed {
                        size = size.next_multiple_of(want);
                        align = align.max(want);
                    }
                    size = size.checked_add(bytes).filter(|&size| size <= MAX_SIZE)?;
                }
                let known = (size.next_multiple_of(align), align);
                self.known.borrow_mut().insert(ty, known);
                known
            }
            _ => return None,
        };
        Some((size.next_multiple_of(align), align))
    }

    /// Bits of a lane of a vector.
    pub fn elem_bits(&self, types: &Types<'_>, elem: TypeId) -> Option<u64> {
        Some(match types.get(elem) {
            Type::Int(bits) => (*bits).into(),
            Type::Half | Type::BFloat => 16,
            Type::Float => 32,
            Type::Double => 64,
            Type::Ptr(space) => self.pointer_bytes(*space) * 8,
            _ => return None,
        })
    }

    /// The type and offset of a field.
    pub fn field(&self, types: &Types<'_>, ty: TypeId, index: u64) -> Option<(TypeId, u64)> {
        match types.get(ty) {
            Type::Array(elem, _) => {
                let (size, _) = self.size_align(types, *elem)?;
                Some((*elem, size.checked_mul(index)?))
            }
            Type::Vector(elem, _) => {
                let bits = self.elem_bits(types, *elem)?;
                (bits % 8 == 0).then_some((*elem, (bits / 8).checked_mul(index)?))
            }
            Type::Struct(fields, packed) => {
                let mut offset = 0u64;
                for (i, &field) in fields.iter().enumerate() {
                    let (size, align) = self.size_align(types, field)?;
                    if !packed {
                        offset = offset.next_multiple_of(align);
                    }
                    if i as u64 == index {
                        return Some((field, offset));
                    }
                    offset += size;
                }
                None
            }
            _ => None,
        }
    }

    /// The scalars of a type in order.
    pub fn leaves(&self, types: &Types<'_>, ty: TypeId) -> Result<Leaves, String> {
        if let Some(Some(known)) = self.leaves.borrow().get(ty.index()) {
            return Ok(known.clone());
        }
        let mut leaves = Vec::new();
        self.collect(types, ty, 0, 0, &mut leaves)?;
        let leaves = Leaves(leaves.into());
        let mut known = self.leaves.borrow_mut();
        if known.len() <= ty.index() {
            known.resize(ty.index() + 1, None);
        }
        known[ty.index()] = Some(leaves.clone());
        Ok(leaves)
    }

    fn collect(
        &self,
        types: &Types<'_>,
        ty: TypeId,
        offset: u64,
        depth: u32,
        leaves: &mut Vec<Leaf>,
    ) -> Result<(), String> {
        let refuse = |why: &str| Err(format!("{why}: {}", types.show(ty)));
        if depth > MAX_DEPTH {
            return refuse("a type that is nested too deeply");
        }
        if matches!(self.size_align(types, ty), Some((0, _))) {
            return Ok(());
        }
        if leaves.len() >= MAX_LEAVES {
            return refuse("a value of more than 4096 scalars");
        }
        let kind = match *types.get(ty) {
            Type::Void | Type::Token => return Ok(()),
            Type::Int(bits @ 1..=128) => Kind::Int(bits),
            Type::Int(_) => return refuse("an integer of more than 128 bits"),
            Type::Half => Kind::Float(Scalar::F16),
            Type::BFloat => Kind::Float(Scalar::BF16),
            Type::Float => Kind::Float(Scalar::F32),
            Type::Double => Kind::Float(Scalar::F64),
            Type::Ptr(space @ (CLUSTER | TENSOR)) => Kind::Ptr(space),
            Type::Ptr(space) if space_of(space).is_some() => Kind::Ptr(space),
            Type::Ptr(_) => return refuse("an address space that NVPTX does not have"),
            Type::Array(elem, count) => {
                let Some((size, _)) = self.size_align(types, elem) else {
                    return refuse("a type without a size");
                };
                for i in 0..count {
                    let before = leaves.len();
                    self.collect(types, elem, offset + i * size, depth + 1, leaves)?;
                    if leaves.len() == before {
                        break;
                    }
                }
                return Ok(());
            }
            Type::Vector(elem, count) => {
                let Some(bits) = self.elem_bits(types, elem) else {
                    return refuse("a vector of this type");
                };
                for i in 0..u64::from(count) {
                    self.collect(types, elem, offset + i * bits / 8, depth + 1, leaves)?;
                }
                return Ok(());
            }
            Type::Struct(ref fields, _) => {
                for index in 0..fields.len() as u64 {
                    let Some((field, at)) = self.field(types, ty, index) else {
                        return refuse("a type without a size");
                    };
                    self.collect(types, field, offset + at, depth + 1, leaves)?;
                }
                return Ok(());
            }
            // Bits that can be moved, and not computed with.
            Type::OtherFloat("fp128") => Kind::Int(128),
            Type::OtherFloat(_) => return refuse("a float type that no GPU has"),
            Type::Named(_) => return refuse("an opaque type"),
            _ => return refuse("a type that has no values"),
        };
        leaves.push(Leaf { kind, offset });
        Ok(())
    }
}
