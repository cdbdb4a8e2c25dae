//! Numbers as operands.

use super::{InstBuilder, Misuse};
use crate::entity::Value;
use crate::types::{Scalar, Type};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::fmt;

/// What can be an operand: a value, or a number, which becomes a constant of the type that the
/// operation asks for.
///
/// Integers are right for integers, signed or unsigned, and for floats that are exactly they;
/// floats are rounded to nearest; zero is the null address. In a vector every lane is the number.
///
/// ```
/// use irc_ir::builder::{FunctionBuilder, InstBuilder};
/// use irc_ir::function::Function;
/// use irc_ir::module::Module;
/// use irc_ir::op::IntCond;
/// use irc_ir::types::{F16, I64};
///
/// let mut module = Module::new();
/// let kernel = module.add_func(Function::kernel("k", &[I64, F16]))?;
/// let mut b = FunctionBuilder::new(&mut module, kernel);
/// let [n, x] = b.begin()[..] else { unreachable!("it has two parameters") };
/// let m = b.add(n, 1);
/// b.icmp(IntCond::Slt, m, 100);
/// let y = b.fmul(x, 0.5);
/// b.fdiv(1.0, y);
/// b.ret(None);
/// b.finish()?;
/// assert!(module.to_string().contains("fmul %1, 0.5"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Operand: Copy {
    /// The type that it has by itself: that of a value.
    fn known_type(self, b: &mut (impl InstBuilder + ?Sized)) -> Option<Type>;

    /// The value, which is of type `ty` if it is a number.
    fn into_value(self, b: &mut (impl InstBuilder + ?Sized), ty: Type) -> Value;
}

impl Operand for Value {
    #[inline]
    fn known_type(self, b: &mut (impl InstBuilder + ?Sized)) -> Option<Type> {
        Some(b.value_type(self))
    }

    #[inline]
    fn into_value(self, _: &mut (impl InstBuilder + ?Sized), _: Type) -> Value {
        self
    }
}

/// A number that is an operand.
#[derive(Copy, Clone, Debug)]
pub enum Number {
    /// An integer.
    Int(i128),
    /// A float.
    Float(f64),
}

/// Of floats the bits are compared.
impl PartialEq for Number {
    fn eq(&self, other: &Number) -> bool {
        match (*self, *other) {
            (Number::Int(x), Number::Int(y)) => x == y,
            (Number::Float(x), Number::Float(y)) => x.to_bits() == y.to_bits(),
            _ => false,
        }
    }
}

impl Eq for Number {}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Int(int) => write!(f, "{int}"),
            Number::Float(float) => write!(f, "{float:?}"),
        }
    }
}

impl Number {
    /// The bits of the number as a scalar or address of this type, if it is one.
    pub fn bits(self, ty: Type) -> Option<u128> {
        match (self, ty) {
            (Number::Int(int), Type::Scalar(scalar)) if scalar.is_int() => {
                let shift = 128 - scalar.bits();
                let signed = int << shift >> shift == int;
                let unsigned = int >= 0 && int as u128 & scalar.mask() == int as u128;
                (signed || unsigned).then_some(int as u128 & scalar.mask())
            }
            (Number::Int(int), Type::Scalar(scalar)) => {
                let float = int as f64;
                let bits = float_bits(float, scalar);
                let back = float_value(bits, scalar);
                (float.abs() < 2f64.powi(127) && float as i128 == int && back == float)
                    .then_some(bits)
            }
            (Number::Float(float), Type::Scalar(scalar)) if scalar.is_float() => {
                Some(float_bits(float, scalar))
            }
            (Number::Int(0), ty) if ty.is_ptr() => Some(0),
            _ => None,
        }
    }
}

impl Operand for Number {
    fn known_type(self, _: &mut (impl InstBuilder + ?Sized)) -> Option<Type> {
        None
    }

    #[track_caller]
    fn into_value(self, b: &mut (impl InstBuilder + ?Sized), ty: Type) -> Value {
        match self.bits(ty.lane()) {
            Some(bits) => {
                let lane = b.constant(ty.lane(), bits);
                if ty.is_vector() { b.splat(ty, lane) } else { lane }
            }
            None => {
                b.misuse(Misuse::Immediate { number: self, ty });
                b.poison(ty)
            }
        }
    }
}

macro_rules! numbers {
    ($($ty:ident $variant:ident $wide:ident;)*) => {$(
        impl Operand for $ty {
            fn known_type(self, _: &mut (impl InstBuilder + ?Sized)) -> Option<Type> {
                None
            }

            #[track_caller]
            fn into_value(self, b: &mut (impl InstBuilder + ?Sized), ty: Type) -> Value {
                Number::$variant($wide::from(self)).into_value(b, ty)
            }
        }
    )*};
}

numbers! {
    bool Int i128;
    i8 Int i128;
    u8 Int i128;
    i16 Int i128;
    u16 Int i128;
    i32 Int i128;
    u32 Int i128;
    i64 Int i128;
    u64 Int i128;
    f32 Float f64;
    f64 Float f64;
}

/// The bits of the float of this type that is nearest.
pub(super) fn float_bits(value: f64, scalar: Scalar) -> u128 {
    let value = Double::from_bits(value.to_bits().into());
    let (rounding, lossy) = (Round::NearestTiesToEven, &mut false);
    match scalar {
        Scalar::F16 => {
            let half: Half = value.convert_r(rounding, lossy).value;
            half.to_bits()
        }
        Scalar::BF16 => {
            let half: BFloat = value.convert_r(rounding, lossy).value;
            half.to_bits()
        }
        Scalar::F32 => {
            let single: Single = value.convert_r(rounding, lossy).value;
            single.to_bits()
        }
        _ => value.to_bits(),
    }
}

fn float_value(bits: u128, scalar: Scalar) -> f64 {
    let lossy = &mut false;
    let value: Double = match scalar {
        Scalar::F16 => Half::from_bits(bits).convert(lossy).value,
        Scalar::BF16 => BFloat::from_bits(bits).convert(lossy).value,
        Scalar::F32 => Single::from_bits(bits).convert(lossy).value,
        _ => Double::from_bits(bits),
    };
    f64::from_bits(value.to_bits() as u64)
}

#[cfg(test)]
mod tests {
    use super::Number::{Float, Int};
    use crate::types::{BF16, F16, F32, F64, I1, I8, I32, I64, I128, PTR};

    #[test]
    fn numbers_are_constants_of_types_that_have_them() {
        assert_eq!(
            [Int(-128), Int(255), Int(-129), Int(256)].map(|n| n.bits(I8)),
            [Some(0x80), Some(0xff), None, None]
        );
        assert_eq!([Int(1), Int(-1), Int(2)].map(|n| n.bits(I1)), [Some(1), Some(1), None]);
        assert_eq!(Int(-1).bits(I64), Some(u64::MAX.into()));
        assert_eq!(Int(-1).bits(I128), Some(u128::MAX));
        assert_eq!([Int(0).bits(PTR), Int(8).bits(PTR)], [Some(0), None]);
        assert_eq!(Float(0.0).bits(I32), None);
        assert_eq!(Int(i128::from(u64::MAX)).bits(I32), None);
    }

    #[test]
    fn floats_are_rounded_and_integers_exact() {
        assert_eq!(Float(0.1).bits(F32), Some(0.1f32.to_bits().into()));
        assert_eq!(Float(1.5).bits(F16), Some(0x3e00));
        assert_eq!(Float(1.5).bits(BF16), Some(0x3fc0));
        assert_eq!(Float(65520.0).bits(F16), Some(0x7c00));
        assert_eq!(Int(2).bits(F64), Some(2f64.to_bits().into()));
        assert_eq!(Int(2048).bits(F16), Some(0x6800));
        assert_eq!([Int(2049).bits(F16), Int(1 << 70).bits(BF16)], [None, Some(0x6280)]);
        assert_eq!(Int(i128::MAX).bits(F64), None);
    }
}
