//! Types of SSA values, and state spaces.
//!
//! A value is a scalar, a pointer into a state space, a small vector of one of these, or an opaque
//! handle. Signedness belongs to the operation, never to the type. Pointers are 64 bits wide in
//! every space. Structs and arrays exist only in memory: see [`crate::data`].

use std::fmt;

/// A scalar type.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Scalar {
    /// A truth value; one bit; a predicate register in PTX.
    I1,
    /// An 8-bit integer.
    I8,
    /// A 16-bit integer.
    I16,
    /// A 32-bit integer.
    I32,
    /// A 64-bit integer.
    I64,
    /// A 128-bit integer.
    I128,
    /// IEEE 754 binary16.
    F16,
    /// The upper half of a binary32: 8 bits of exponent, 7 of fraction.
    BF16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
}

impl Scalar {
    /// Every scalar type, in order.
    pub const ALL: [Scalar; 10] = [
        Scalar::I1,
        Scalar::I8,
        Scalar::I16,
        Scalar::I32,
        Scalar::I64,
        Scalar::I128,
        Scalar::F16,
        Scalar::BF16,
        Scalar::F32,
        Scalar::F64,
    ];

    /// Width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Scalar::I1 => 1,
            Scalar::I8 => 8,
            Scalar::I16 | Scalar::F16 | Scalar::BF16 => 16,
            Scalar::I32 | Scalar::F32 => 32,
            Scalar::I64 | Scalar::F64 => 64,
            Scalar::I128 => 128,
        }
    }

    /// Size in memory in bytes; an `i1` has none of its own and counts as one byte.
    pub const fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// Whether this is an integer type, `i1` included.
    pub const fn is_int(self) -> bool {
        matches!(
            self,
            Scalar::I1 | Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 | Scalar::I128
        )
    }

    /// Whether this is a floating point type.
    pub const fn is_float(self) -> bool {
        !self.is_int()
    }

    /// The integer type of this width, if there is one.
    pub const fn int(bits: u32) -> Option<Scalar> {
        Some(match bits {
            1 => Scalar::I1,
            8 => Scalar::I8,
            16 => Scalar::I16,
            32 => Scalar::I32,
            64 => Scalar::I64,
            128 => Scalar::I128,
            _ => return None,
        })
    }

    /// The name in the text form.
    pub const fn name(self) -> &'static str {
        match self {
            Scalar::I1 => "i1",
            Scalar::I8 => "i8",
            Scalar::I16 => "i16",
            Scalar::I32 => "i32",
            Scalar::I64 => "i64",
            Scalar::I128 => "i128",
            Scalar::F16 => "f16",
            Scalar::BF16 => "bf16",
            Scalar::F32 => "f32",
            Scalar::F64 => "f64",
        }
    }

    /// The scalar type with this name.
    pub fn from_name(name: &str) -> Option<Scalar> {
        Scalar::ALL.into_iter().find(|s| s.name() == name)
    }

    /// A mask of the bits that a value of this type has.
    pub const fn mask(self) -> u128 {
        u128::MAX >> (128 - self.bits())
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A state space: the part of memory that a pointer points into.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Space {
    /// Any of the spaces below; decided when the address is used.
    Generic,
    /// Memory of the whole device.
    Global,
    /// Memory of a CTA.
    Shared,
    /// Read-only memory of the device, at most 64 KiB of it static.
    Const,
    /// Memory of a thread.
    Local,
    /// Parameters of a kernel, read-only.
    Param,
}

impl Space {
    /// Every space, in order.
    pub const ALL: [Space; 6] =
        [Space::Generic, Space::Global, Space::Shared, Space::Const, Space::Local, Space::Param];

    /// The name in the text form; the generic space is written by leaving the name out.
    pub const fn name(self) -> &'static str {
        match self {
            Space::Generic => "generic",
            Space::Global => "global",
            Space::Shared => "shared",
            Space::Const => "const",
            Space::Local => "local",
            Space::Param => "param",
        }
    }

    /// The space with this name.
    pub fn from_name(name: &str) -> Option<Space> {
        Space::ALL.into_iter().find(|s| s.name() == name)
    }

    /// Whether no store may go there.
    pub const fn is_read_only(self) -> bool {
        matches!(self, Space::Const | Space::Param)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The type of an SSA value.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// A scalar.
    Scalar(Scalar),
    /// A vector of 2, 3, 4 or 8 scalars.
    Vector(Scalar, u8),
    /// A vector of 2, 3, 4 or 8 pointers into one state space.
    PtrVector(Space, u8),
    /// A 64-bit address in a state space.
    Ptr(Space),
    /// A handle of a texture.
    Texref,
    /// A handle of a sampler.
    Samplerref,
    /// A handle of a surface.
    Surfref,
}

/// A truth value.
pub const I1: Type = Type::Scalar(Scalar::I1);
/// An 8-bit integer.
pub const I8: Type = Type::Scalar(Scalar::I8);
/// A 16-bit integer.
pub const I16: Type = Type::Scalar(Scalar::I16);
/// A 32-bit integer.
pub const I32: Type = Type::Scalar(Scalar::I32);
/// A 64-bit integer.
pub const I64: Type = Type::Scalar(Scalar::I64);
/// A 128-bit integer.
pub const I128: Type = Type::Scalar(Scalar::I128);
/// IEEE 754 binary16.
pub const F16: Type = Type::Scalar(Scalar::F16);
/// bfloat16.
pub const BF16: Type = Type::Scalar(Scalar::BF16);
/// IEEE 754 binary32.
pub const F32: Type = Type::Scalar(Scalar::F32);
/// IEEE 754 binary64.
pub const F64: Type = Type::Scalar(Scalar::F64);
/// A generic pointer.
pub const PTR: Type = Type::Ptr(Space::Generic);

impl Type {
    /// The type of accesses of 1, 2, 4, 8 or 16 bytes that only move them.
    pub const fn of_bytes(bytes: u64) -> Type {
        match bytes {
            1 => I8,
            2 => I16,
            4 => I32,
            8 => I64,
            _ => Type::Vector(Scalar::I32, 4),
        }
    }

    /// The numbers of lanes that a vector may have.
    pub const LANES: [u8; 4] = [2, 3, 4, 8];

    /// The vector type of `lanes` scalars or pointers, if there is one.
    pub fn vector(lane: Type, lanes: u8) -> Option<Type> {
        let ty = match lane {
            Type::Scalar(elem) => Type::Vector(elem, lanes),
            Type::Ptr(space) => Type::PtrVector(space, lanes),
            _ => return None,
        };
        ty.has_valid_lanes().then_some(ty)
    }

    /// Whether a vector has a number of lanes that vectors may have; true for all other types.
    pub fn has_valid_lanes(self) -> bool {
        match self {
            Type::Vector(_, lanes) | Type::PtrVector(_, lanes) => Type::LANES.contains(&lanes),
            _ => true,
        }
    }

    /// The type with the lanes of `self` (one or several) and `elem` in each.
    pub const fn with_elem(self, elem: Scalar) -> Type {
        match self {
            Type::Vector(_, n) | Type::PtrVector(_, n) => Type::Vector(elem, n),
            _ => Type::Scalar(elem),
        }
    }

    /// The type of one lane: that of the elements of a vector, else the type itself.
    pub const fn lane(self) -> Type {
        match self {
            Type::Vector(elem, _) => Type::Scalar(elem),
            Type::PtrVector(space, _) => Type::Ptr(space),
            _ => self,
        }
    }

    /// The scalar of a scalar type or a vector of scalars.
    pub const fn elem(self) -> Option<Scalar> {
        match self {
            Type::Scalar(s) | Type::Vector(s, _) => Some(s),
            _ => None,
        }
    }

    /// The scalar, if this is one.
    pub const fn scalar(self) -> Option<Scalar> {
        match self {
            Type::Scalar(s) => Some(s),
            _ => None,
        }
    }

    /// Number of lanes; 1 for everything but vectors.
    pub const fn lanes(self) -> u32 {
        match self {
            Type::Vector(_, n) | Type::PtrVector(_, n) => n as u32,
            _ => 1,
        }
    }

    /// The state space, if this is a pointer.
    pub const fn space(self) -> Option<Space> {
        match self {
            Type::Ptr(space) => Some(space),
            _ => None,
        }
    }

    /// Whether this is a pointer.
    pub const fn is_ptr(self) -> bool {
        matches!(self, Type::Ptr(_))
    }

    /// Whether this is the handle of a texture, sampler or surface.
    pub const fn is_handle(self) -> bool {
        matches!(self, Type::Texref | Type::Samplerref | Type::Surfref)
    }

    /// Whether this is a vector.
    pub const fn is_vector(self) -> bool {
        matches!(self, Type::Vector(..) | Type::PtrVector(..))
    }

    /// Whether this is an integer scalar.
    pub const fn is_int(self) -> bool {
        matches!(self, Type::Scalar(s) if s.is_int())
    }

    /// Whether this is a floating point scalar.
    pub const fn is_float(self) -> bool {
        matches!(self, Type::Scalar(s) if s.is_float())
    }

    /// Width of the value in bits. Pointers and handles have 64.
    pub const fn bits(self) -> u32 {
        match self.lane() {
            Type::Scalar(s) => s.bits() * self.lanes(),
            _ => 64 * self.lanes(),
        }
    }

    /// Size in memory in bytes.
    pub const fn bytes(self) -> u32 {
        match self.lane() {
            Type::Scalar(s) => s.bytes() * self.lanes(),
            _ => 8 * self.lanes(),
        }
    }

    /// Natural alignment in bytes: the size, but that of a lane for a vector of an odd number of
    /// them (Writer's Guide, section 2.2).
    pub const fn align(self) -> u32 {
        let lanes = self.lanes();
        if lanes.is_multiple_of(2) { self.bytes() } else { self.bytes() / lanes }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Scalar(s) => s.fmt(f),
            Type::Vector(..) | Type::PtrVector(..) => {
                write!(f, "<{} x {}>", self.lanes(), self.lane())
            }
            Type::Ptr(Space::Generic) => f.write_str("ptr"),
            Type::Ptr(space) => write!(f, "ptr.{space}"),
            Type::Texref => f.write_str("texref"),
            Type::Samplerref => f.write_str("samplerref"),
            Type::Surfref => f.write_str("surfref"),
        }
    }
}

impl fmt::Debug for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
