//! The types that PTX instructions name, register classes, and sets of types.

use std::fmt;

/// A class of virtual registers. The type belongs to the instruction, the class to the register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum RegClass {
    /// Predicates, `.pred`.
    Pred,
    /// Only where an instruction insists on `.b8`.
    B8,
    /// Also what is 8 bits wide, f16 and bf16.
    B16,
    /// 32-bit integers, f32, packed halves.
    B32,
    /// 64-bit integers, f64, addresses.
    B64,
    /// `.b128`.
    B128,
}

impl RegClass {
    /// Every class, narrowest first.
    pub const ALL: [Self; 6] = [Self::Pred, Self::B8, Self::B16, Self::B32, Self::B64, Self::B128];

    /// The type that registers of the class are declared with.
    pub const fn ty(self) -> PtxType {
        use PtxType::{B8, B16, B32, B64, B128, Pred};
        [Pred, B8, B16, B32, B64, B128][self as usize]
    }

    /// The type word of a declaration, without the dot.
    pub const fn type_word(self) -> &'static str {
        self.ty().word()
    }

    /// What the names of registers of this class start with, with the percent sign.
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Pred => "%p",
            Self::B8 => "%rb",
            Self::B16 => "%rs",
            Self::B32 => "%r",
            Self::B64 => "%rd",
            Self::B128 => "%rq",
        }
    }

    /// The width in bits; a predicate counts as 1.
    pub const fn bits(self) -> u32 {
        [1, 8, 16, 32, 64, 128][self as usize]
    }

    /// The class that holds a value of N bits in arithmetic (never `B8`).
    pub const fn for_bits(bits: u32) -> Self {
        match bits {
            1 => Self::Pred,
            2..=16 => Self::B16,
            17..=32 => Self::B32,
            33..=64 => Self::B64,
            _ => Self::B128,
        }
    }
}

impl fmt::Display for RegClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.type_word())
    }
}

/// What kind of number a type holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// A truth value.
    Pred,
    /// Bits without a meaning.
    Bits,
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// A floating-point number, also the narrow ones.
    Float,
}

/// A type as an instruction names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum PtxType {
    /// `.pred`: a truth value.
    Pred,
    /// `.b1`: 1 bit without a meaning.
    B1,
    /// `.b8`: 8 bits without a meaning.
    B8,
    /// `.b16`: 16 bits without a meaning.
    B16,
    /// `.b32`: 32 bits without a meaning.
    B32,
    /// `.b64`: 64 bits without a meaning.
    B64,
    /// `.b128`: 128 bits without a meaning.
    B128,
    /// `.b1024`: 1024 bits without a meaning.
    B1024,
    /// `.u2`: an unsigned integer of 2 bits.
    U2,
    /// `.u4`: an unsigned integer of 4 bits.
    U4,
    /// `.u8`: an unsigned integer of 8 bits.
    U8,
    /// `.u16`: an unsigned integer of 16 bits.
    U16,
    /// `.u32`: an unsigned integer of 32 bits.
    U32,
    /// `.u64`: an unsigned integer of 64 bits.
    U64,
    /// `.s2`: a signed integer of 2 bits.
    S2,
    /// `.s4`: a signed integer of 4 bits.
    S4,
    /// `.s8`: a signed integer of 8 bits.
    S8,
    /// `.s16`: a signed integer of 16 bits.
    S16,
    /// `.s32`: a signed integer of 32 bits.
    S32,
    /// `.s64`: a signed integer of 64 bits.
    S64,
    /// `.f16`: a float of 16 bits.
    F16,
    /// `.bf16`: a float of 16 bits.
    BF16,
    /// `.tf32`: a float of 32 bits.
    TF32,
    /// `.f32`: a float of 32 bits.
    F32,
    /// `.f64`: a float of 64 bits.
    F64,
    /// `.f16x2`: 2 floats in 32 bits.
    F16x2,
    /// `.bf16x2`: 2 floats in 32 bits.
    BF16x2,
    /// `.f32x2`: 2 floats in 64 bits.
    F32x2,
    /// `.u16x2`: 2 unsigned integers in 32 bits.
    U16x2,
    /// `.s16x2`: 2 signed integers in 32 bits.
    S16x2,
    /// `.u8x4`: 4 unsigned integers in 32 bits.
    U8x4,
    /// `.s8x4`: 4 signed integers in 32 bits.
    S8x4,
    /// `.e4m3`: a float of 8 bits.
    E4M3,
    /// `.e5m2`: a float of 8 bits.
    E5M2,
    /// `.e2m3`: a float of 8 bits.
    E2M3,
    /// `.e3m2`: a float of 8 bits.
    E3M2,
    /// `.e2m1`: a float of 4 bits.
    E2M1,
    /// `.ue8m0`: a float of 8 bits.
    UE8M0,
    /// `.ue4m3`: a float of 8 bits.
    UE4M3,
    /// `.ue5m3`: a float of 8 bits.
    UE5M3,
    /// `.e4m3x2`: 2 floats in 16 bits.
    E4M3x2,
    /// `.e5m2x2`: 2 floats in 16 bits.
    E5M2x2,
    /// `.e2m3x2`: 2 floats in 16 bits.
    E2M3x2,
    /// `.e3m2x2`: 2 floats in 16 bits.
    E3M2x2,
    /// `.e2m1x2`: 2 floats in 8 bits.
    E2M1x2,
    /// `.ue8m0x2`: 2 floats in 16 bits.
    UE8M0x2,
    /// `.s2f6x2`: 2 numbers with 6 bits behind the point in 16 bits.
    S2F6x2,
    /// `.ue5m3x2`: 2 floats in 16 bits.
    UE5M3x2,
    /// `.e4m3x4`: 4 floats in 32 bits.
    E4M3x4,
    /// `.e5m2x4`: 4 floats in 32 bits.
    E5M2x4,
    /// `.e2m3x4`: 4 floats in 32 bits.
    E2M3x4,
    /// `.e3m2x4`: 4 floats in 32 bits.
    E3M2x4,
    /// `.e2m1x4`: 4 floats in 16 bits.
    E2M1x4,
}

struct TypeInfo {
    word: &'static str,
    /// Width of the whole in bits.
    bits: u16,
    /// How many numbers are packed into it.
    lanes: u8,
    kind: TypeKind,
}

const fn t(word: &'static str, bits: u16, lanes: u8, kind: TypeKind) -> TypeInfo {
    TypeInfo { word, bits, lanes, kind }
}

static TYPES: [TypeInfo; PtxType::COUNT] = {
    use TypeKind::{Bits, Float, Pred, Signed, Unsigned};
    [
        t("pred", 1, 1, Pred),
        t("b1", 1, 1, Bits),
        t("b8", 8, 1, Bits),
        t("b16", 16, 1, Bits),
        t("b32", 32, 1, Bits),
        t("b64", 64, 1, Bits),
        t("b128", 128, 1, Bits),
        t("b1024", 1024, 1, Bits),
        t("u2", 2, 1, Unsigned),
        t("u4", 4, 1, Unsigned),
        t("u8", 8, 1, Unsigned),
        t("u16", 16, 1, Unsigned),
        t("u32", 32, 1, Unsigned),
        t("u64", 64, 1, Unsigned),
        t("s2", 2, 1, Signed),
        t("s4", 4, 1, Signed),
        t("s8", 8, 1, Signed),
        t("s16", 16, 1, Signed),
        t("s32", 32, 1, Signed),
        t("s64", 64, 1, Signed),
        t("f16", 16, 1, Float),
        t("bf16", 16, 1, Float),
        t("tf32", 32, 1, Float),
        t("f32", 32, 1, Float),
        t("f64", 64, 1, Float),
        t("f16x2", 32, 2, Float),
        t("bf16x2", 32, 2, Float),
        t("f32x2", 64, 2, Float),
        t("u16x2", 32, 2, Unsigned),
        t("s16x2", 32, 2, Signed),
        t("u8x4", 32, 4, Unsigned),
        t("s8x4", 32, 4, Signed),
        t("e4m3", 8, 1, Float),
        t("e5m2", 8, 1, Float),
        t("e2m3", 8, 1, Float),
        t("e3m2", 8, 1, Float),
        t("e2m1", 4, 1, Float),
        t("ue8m0", 8, 1, Float),
        t("ue4m3", 8, 1, Float),
        t("ue5m3", 8, 1, Float),
        t("e4m3x2", 16, 2, Float),
        t("e5m2x2", 16, 2, Float),
        t("e2m3x2", 16, 2, Float),
        t("e3m2x2", 16, 2, Float),
        t("e2m1x2", 8, 2, Float),
        t("ue8m0x2", 16, 2, Float),
        t("s2f6x2", 16, 2, Float),
        t("ue5m3x2", 16, 2, Float),
        t("e4m3x4", 32, 4, Float),
        t("e5m2x4", 32, 4, Float),
        t("e2m3x4", 32, 4, Float),
        t("e3m2x4", 32, 4, Float),
        t("e2m1x4", 16, 4, Float),
    ]
};

/// A short word as one number; nothing for one that is longer than any type.
const fn key_of(word: &str) -> Option<u64> {
    let bytes = word.as_bytes();
    if bytes.len() > 7 {
        return None;
    }
    // A leading 1 keeps words of different lengths apart.
    let (mut key, mut i) = (1, 0);
    while i < bytes.len() {
        key = key << 8 | bytes[i] as u64;
        i += 1;
    }
    Some(key)
}

/// The words of the types as numbers, which are faster to compare.
const KEYS: [u64; PtxType::COUNT] = {
    let mut keys = [0; PtxType::COUNT];
    let mut i = 0;
    while i < keys.len() {
        keys[i] = key_of(TYPES[i].word).expect("the words of types are short");
        i += 1;
    }
    keys
};

/// The least number by which all keys leave different remainders.
const PLACES: usize = {
    let mut places = KEYS.len();
    'larger: loop {
        let mut taken = [false; 1024];
        let mut i = 0;
        while i < KEYS.len() {
            let place = (KEYS[i] % places as u64) as usize;
            if taken[place] {
                places += 1;
                continue 'larger;
            }
            taken[place] = true;
            i += 1;
        }
        break places;
    }
};

/// The types by the remainders of their keys.
static BY_KEY: [u8; PLACES] = {
    let mut types = [0; PLACES];
    let mut i = 0;
    while i < KEYS.len() {
        types[(KEYS[i] % PLACES as u64) as usize] = i as u8;
        i += 1;
    }
    types
};

impl PtxType {
    pub(super) const COUNT: usize = Self::E2M1x4 as usize + 1;

    /// Every type.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).filter_map(Self::from_index)
    }

    const fn from_index(index: u8) -> Option<Self> {
        let mut i = 0;
        while i < ALL.len() {
            if ALL[i] as u8 == index {
                return Some(ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// The type whose part value is `code`; 0 is the omitted type.
    #[inline]
    pub fn from_code(code: u8) -> Option<Self> {
        ALL.get(usize::from(code).wrapping_sub(1)).copied()
    }

    /// The value of a part that names this type.
    #[inline]
    pub const fn code(self) -> u8 {
        self as u8 + 1
    }

    /// The word after the dot.
    pub const fn word(self) -> &'static str {
        TYPES[self as usize].word
    }

    /// The type of this name (without the dot).
    pub fn from_word(word: &str) -> Option<Self> {
        let key = key_of(word)?;
        let index = BY_KEY[(key % PLACES as u64) as usize];
        (KEYS[usize::from(index)] == key).then(|| ALL[usize::from(index)])
    }

    /// The width in bits of the whole value.
    pub const fn bits(self) -> u32 {
        TYPES[self as usize].bits as u32
    }

    /// The size in memory in bytes.
    pub const fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// How many numbers are packed into one value.
    pub const fn lanes(self) -> u32 {
        TYPES[self as usize].lanes as u32
    }

    /// What kind of number it holds.
    pub const fn kind(self) -> TypeKind {
        TYPES[self as usize].kind
    }

    /// Whether it is a signed integer.
    pub fn is_signed(self) -> bool {
        self.kind() == TypeKind::Signed
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        self.kind() == TypeKind::Float
    }

    /// Whether `ld`, `st` and `cvt` take registers wider than it: those that are no types of
    /// registers stay in their own width.
    pub const fn may_be_widened(self) -> bool {
        match self.kind() {
            TypeKind::Float => matches!(self, Self::F16 | Self::F16x2 | Self::F32 | Self::F64),
            _ => self.lanes() == 1,
        }
    }

    /// The class of the registers that hold it.
    pub const fn class(self) -> RegClass {
        RegClass::for_bits(self.bits())
    }

    /// The integer type of twice the width, as `mul.wide` results in.
    pub const fn widened(self) -> Option<Self> {
        match self {
            Self::U16 => Some(Self::U32),
            Self::S16 => Some(Self::S32),
            Self::U32 => Some(Self::U64),
            Self::S32 => Some(Self::S64),
            _ => None,
        }
    }

    /// Whether an immediate may stand for a value of this type. For 128 bits it is extended with
    /// zeros, even a negative one.
    pub fn takes_immediate(self) -> bool {
        let plain = self.lanes() == 1 && self.bits() >= 8 && self.bits() <= 128;
        match self.kind() {
            TypeKind::Float => matches!(self, Self::F32 | Self::F64),
            _ => plain,
        }
    }
}

const ALL: [PtxType; PtxType::COUNT] = {
    use PtxType::*;
    [
        Pred, B1, B8, B16, B32, B64, B128, B1024, U2, U4, U8, U16, U32, U64, S2, S4, S8, S16, S32,
        S64, F16, BF16, TF32, F32, F64, F16x2, BF16x2, F32x2, U16x2, S16x2, U8x4, S8x4, E4M3, E5M2,
        E2M3, E3M2, E2M1, UE8M0, UE4M3, UE5M3, E4M3x2, E5M2x2, E2M3x2, E3M2x2, E2M1x2, UE8M0x2,
        S2F6x2, UE5M3x2, E4M3x4, E5M2x4, E2M3x4, E3M2x4, E2M1x4,
    ]
};

impl fmt::Display for PtxType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.word())
    }
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TypeSet(u64);

impl TypeSet {
    /// The set of these types.
    pub const fn of(types: &[PtxType]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < types.len() {
            set |= 1 << types[i] as u8;
            i += 1;
        }
        Self(set)
    }

    /// What is in either set.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the type is in the set.
    pub const fn contains(self, ty: PtxType) -> bool {
        self.0 >> ty as u8 & 1 == 1
    }

    /// The members in order.
    pub fn iter(self) -> impl Iterator<Item = PtxType> {
        PtxType::all().filter(move |&ty| self.contains(ty))
    }

    /// The set over part values: bit `code` is set for each member.
    pub(super) const fn codes(self) -> u64 {
        self.0 << 1
    }
}

impl fmt::Debug for TypeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_codes_round_trip() {
        assert_eq!(PtxType::all().count(), PtxType::COUNT);
        for ty in PtxType::all() {
            assert_eq!(PtxType::from_word(ty.word()), Some(ty));
            assert_eq!(PtxType::from_code(ty.code()), Some(ty));
            assert!(TypeSet::of(&[ty]).iter().eq([ty]));
            let spelled = format!("{ty:?}").to_lowercase();
            assert_eq!(spelled, ty.word());
        }
        assert_eq!(PtxType::from_code(0), None);
    }
}
