//! What the lane-wise instructions compute, written from the manual for the tests alone.
//!
//! Nothing here knows the meanings that the table of instructions has, and nothing is shared with
//! them: integers are done in wider ones of the host, bit by bit where the manual says it so;
//! floats are exact numbers that are rounded once. Where the manual leaves a result open, so do the
//! models.

mod approximate;
mod compare;
mod convert;
mod float;
mod integer;
mod logic;
pub mod number;
mod video;

use irc_ptx::isa::sem::VideoOperand;
use irc_ptx::isa::{Modifier, PtxType, RowId, rows};
use irc_ptx::{Inst, Operand, Reg};
use number::Format;

/// An instruction and the values of its operands.
#[derive(Debug)]
pub struct Ask<'a> {
    /// The instruction; its registers mean nothing.
    pub inst: &'a Inst<Reg>,
    /// The operands, cut to their types.
    pub operands: [u128; 12],
    /// The elements of the operand that is a list.
    pub list: Vec<u128>,
    /// The carry flag before.
    pub carry: bool,
}

/// What a number in a result must be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Want {
    /// These bits.
    Bits(u128),
    /// One of these two.
    Either(u128, u128),
    /// Some NaN.
    Nan,
    /// Some NaN, or these bits.
    NanOr(u128),
    /// A number between these two, the ends included.
    Between(f64, f64),
    /// The same, or these bits.
    BetweenOr(f64, f64, u128),
    /// A double between these two whose lower word is zero.
    CoarseBetween(f64, f64),
    /// Anything: the manual does not say.
    Any,
}

/// What an instruction must give.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Answer {
    /// The numbers that the first result consists of, the lowest first.
    pub numbers: [Want; 4],
    /// How many there are, and how wide each is.
    pub shape: (u32, u32),
    /// The type of each, if it is a float.
    pub float: PtxType,
    /// The second result.
    pub second: Option<Want>,
    /// The carry flag after.
    pub carry: Option<bool>,
}

/// A function that answers.
pub type Model = fn(&Ask<'_>) -> Answer;

impl Ask<'_> {
    /// The modifier of a kind.
    fn get<M: Modifier>(&self) -> Option<M> {
        self.inst.modifier()
    }

    /// Whether there is a modifier of the kind of this one.
    fn has<M: Modifier>(&self, _example: M) -> bool {
        self.get::<M>().is_some()
    }

    /// The n-th type that the instruction says.
    fn ty(&self, n: usize) -> PtxType {
        self.inst.ty(n).expect("the instruction has the type")
    }

    /// Whether the n-th operand is there. In what was read from text there is none at all for the
    /// last ones that are left out.
    fn given(&self, n: usize) -> bool {
        self.inst.operands.get(n).is_some_and(Operand::is_given)
    }

    /// The n-th operand as a number of a type.
    fn number(&self, n: usize, ty: PtxType) -> i128 {
        number(ty, self.operands[n])
    }

    /// The part of its register that the n-th operand is, and whether it is negated.
    fn video(&self, n: usize) -> VideoOperand {
        match self.inst.operands[n] {
            Operand::Video { negated, select, .. } => VideoOperand { select, negated },
            _ => VideoOperand { select: irc_ptx::Select::WHOLE, negated: false },
        }
    }
}

/// The number that bits are.
fn number(ty: PtxType, bits: u128) -> i128 {
    let width = ty.bits();
    let value = (bits & mask(width)) as i128;
    if ty.is_signed() && value >> (width - 1) & 1 == 1 { value - (1 << width) } else { value }
}

/// N ones.
fn mask(bits: u32) -> u128 {
    if bits < 128 { (1 << bits) - 1 } else { u128::MAX }
}

/// The least and the greatest number of a type.
fn range(ty: PtxType) -> (i128, i128) {
    let bits = ty.bits();
    if ty.is_signed() { (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) } else { (0, (1 << bits) - 1) }
}

/// The number or the end of the range that is nearest.
fn saturated(ty: PtxType, value: i128) -> i128 {
    let (least, greatest) = range(ty);
    if value < least {
        least
    } else if value > greatest {
        greatest
    } else {
        value
    }
}

/// The type of the numbers that are packed in a value of a type.
fn element(ty: PtxType) -> PtxType {
    use PtxType::*;
    match ty {
        F16x2 => F16,
        BF16x2 => BF16,
        F32x2 => F32,
        U16x2 => U16,
        S16x2 => S16,
        U8x4 => U8,
        S8x4 => S8,
        E4M3x2 | E4M3x4 => E4M3,
        E5M2x2 | E5M2x4 => E5M2,
        E2M3x2 | E2M3x4 => E2M3,
        E3M2x2 | E3M2x4 => E3M2,
        E2M1x2 | E2M1x4 => E2M1,
        ty => ty,
    }
}

impl Want {
    /// The integer, cut to a width.
    fn integer(value: i128, bits: u32) -> Self {
        Self::Bits(value as u128 & mask(bits))
    }

    /// A NaN as operations of the type give it: that of f64 and bf16 is not said.
    fn nan(ty: PtxType) -> Self {
        match ty {
            PtxType::F32 => Self::Bits(0x7fff_ffff),
            PtxType::F16 => Self::Bits(0x7fff),
            _ => Self::Nan,
        }
    }

    /// Whether bits of a number are the expected ones.
    fn is_met(self, ty: PtxType, bits: u128) -> bool {
        let between = |least, greatest| {
            let value = number::to_f64(Format::of(ty).decode(bits));
            least <= value && value <= greatest
        };
        match self {
            Self::Bits(want) => bits == want,
            Self::Either(a, b) => bits == a || bits == b,
            Self::Nan => Format::of(ty).is_nan(bits),
            Self::NanOr(or) => bits == or || Format::of(ty).is_nan(bits),
            Self::Between(least, greatest) => between(least, greatest),
            Self::BetweenOr(least, greatest, or) => bits == or || between(least, greatest),
            Self::CoarseBetween(least, greatest) => {
                bits & mask(32) == 0 && between(least, greatest)
            }
            Self::Any => true,
        }
    }
}

impl Answer {
    /// One number of a width.
    fn one(want: Want, bits: u32) -> Self {
        let numbers = [want, Want::Any, Want::Any, Want::Any];
        Self { numbers, shape: (1, bits), float: PtxType::F32, second: None, carry: None }
    }

    /// An integer of a type.
    fn integer(value: i128, ty: PtxType) -> Self {
        Self::one(Want::integer(value, ty.bits()), ty.bits())
    }

    /// A predicate.
    fn predicate(value: bool) -> Self {
        Self::one(Want::Bits(u128::from(value)), 1)
    }

    /// Anything.
    fn any() -> Self {
        Self::one(Want::Any, 64)
    }

    /// The numbers of a packed type, from the corresponding ones of operands 1, 2 and 3.
    fn packed(ask: &Ask<'_>, ty: PtxType, f: impl Fn(PtxType, [u128; 3]) -> Want) -> Self {
        let element = element(ty);
        let (count, bits) = (ty.lanes(), element.bits());
        let mut numbers = [Want::Any; 4];
        for (n, number) in numbers.iter_mut().enumerate().take(count as usize) {
            let part = |value: u128| value >> (n as u32 * bits) & mask(bits);
            *number = f(element, [1, 2, 3].map(|operand| part(ask.operands[operand])));
        }
        Self { numbers, shape: (count, bits), float: element, second: None, carry: None }
    }

    /// The numbers of a packed type, the lowest first.
    fn numbers(ty: PtxType, wants: &[Want]) -> Self {
        let mut numbers = [Want::Any; 4];
        numbers[..wants.len()].copy_from_slice(wants);
        let element = element(ty);
        let shape = (wants.len() as u32, ty.bits() / ty.lanes());
        Self { numbers, shape, float: element, second: None, carry: None }
    }

    /// Whether results and the carry flag after are right.
    pub fn is_met(&self, first: u128, second: u128, carry: bool) -> bool {
        let (count, bits) = self.shape;
        let part = |n: u32| first >> (n * bits) & mask(bits);
        let mut numbers = (0..count).zip(self.numbers);
        numbers.all(|(n, want)| want.is_met(self.float, part(n)))
            && self.second.is_none_or(|want| want.is_met(self.float, second))
            && self.carry.is_none_or(|want| want == carry)
    }
}

/// The model of a row.
pub fn model(row: RowId) -> Option<Model> {
    let families = [
        integer::MODELS,
        logic::MODELS,
        compare::MODELS,
        float::MODELS,
        approximate::MODELS,
        convert::MODELS,
        video::MODELS,
    ];
    let mut all = families.into_iter().flatten();
    all.find(|(of, _)| *of == row).map(|&(_, model)| model)
}

/// Rows of one thread's operands without a model, each with the reason.
pub const WITHOUT: &[(RowId, &str)] = &[
    (rows::CREATEPOLICY_CVT, OPAQUE),
    (rows::CLUSTERLAUNCHCONTROL_IS_CANCELED, OPAQUE),
    (rows::CLUSTERLAUNCHCONTROL_FIRST_CTA, OPAQUE),
    (rows::CLUSTERLAUNCHCONTROL_FIRST_CTA_DIM, OPAQUE),
];

const OPAQUE: &str = "what the bits mean is said nowhere";

/// Forms without a model, with the reason.
pub fn left_out(inst: &Inst<Reg>) -> Option<&'static str> {
    use PtxType::*;
    let newer = |n| matches!(inst.ty(n), Some(S2F6x2 | UE5M3x2));
    let scaled = inst.modifier::<irc_ptx::isa::Scaled>().is_some();
    let cvt = [
        rows::CVT_PACK_NARROW,
        rows::CVT_NARROW,
        rows::CVT_PACK_SCALE,
        rows::CVT_SCALE,
        rows::CVT_WIDEN_F16,
        rows::CVT_WIDEN_BF16,
    ];
    (cvt.contains(&inst.row) && (newer(0) || newer(1) || scaled))
        .then_some("the available manual is older than s2f6x2, ue5m3x2 and scaling")
}
