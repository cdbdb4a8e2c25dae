//! Types as numbers.

use crate::status::{Failure, Result};
use irc_compiler::ir::types::{Scalar, Space, Type};

/// No type: where an operation has none, or where an operand says it.
pub const IRC_NO_TYPE: u32 = 0;
/// A truth value.
pub const IRC_I1: u32 = 1;
/// An integer of 8 bits.
pub const IRC_I8: u32 = 2;
/// An integer of 16 bits.
pub const IRC_I16: u32 = 3;
/// An integer of 32 bits.
pub const IRC_I32: u32 = 4;
/// An integer of 64 bits.
pub const IRC_I64: u32 = 5;
/// An integer of 128 bits.
pub const IRC_I128: u32 = 6;
/// A float of 16 bits.
pub const IRC_F16: u32 = 7;
/// The upper half of a float of 32 bits.
pub const IRC_BF16: u32 = 8;
/// A float of 32 bits.
pub const IRC_F32: u32 = 9;
/// A float of 64 bits.
pub const IRC_F64: u32 = 10;
/// A pointer into any space.
pub const IRC_PTR: u32 = 16;
/// A pointer into global memory.
pub const IRC_PTR_GLOBAL: u32 = 17;
/// A pointer into shared memory.
pub const IRC_PTR_SHARED: u32 = 18;
/// A pointer into constant memory.
pub const IRC_PTR_CONST: u32 = 19;
/// A pointer into local memory.
pub const IRC_PTR_LOCAL: u32 = 20;
/// A pointer to parameters.
pub const IRC_PTR_PARAM: u32 = 21;
/// A handle of a texture.
pub const IRC_TEXREF: u32 = 32;
/// A handle of a sampler.
pub const IRC_SAMPLERREF: u32 = 33;
/// A handle of a surface.
pub const IRC_SURFREF: u32 = 34;

/// A type: one of the numbers above, for vectors with the number of lanes in bits 8 to 15
/// (`IRC_VECTOR`).
pub type irc_type = u32;

const SCALARS: [(irc_type, Scalar); 10] = [
    (IRC_I1, Scalar::I1),
    (IRC_I8, Scalar::I8),
    (IRC_I16, Scalar::I16),
    (IRC_I32, Scalar::I32),
    (IRC_I64, Scalar::I64),
    (IRC_I128, Scalar::I128),
    (IRC_F16, Scalar::F16),
    (IRC_BF16, Scalar::BF16),
    (IRC_F32, Scalar::F32),
    (IRC_F64, Scalar::F64),
];

const POINTERS: [(irc_type, Space); 6] = [
    (IRC_PTR, Space::Generic),
    (IRC_PTR_GLOBAL, Space::Global),
    (IRC_PTR_SHARED, Space::Shared),
    (IRC_PTR_CONST, Space::Const),
    (IRC_PTR_LOCAL, Space::Local),
    (IRC_PTR_PARAM, Space::Param),
];

/// The first of a pair by the second, or the other way around.
fn find<A: Copy, B: Copy>(pairs: &[(A, B)], is_it: impl Fn(&(A, B)) -> bool) -> Option<(A, B)> {
    pairs.iter().copied().find(|pair| is_it(pair))
}

/// The type of a number, none for 0.
pub fn optional_type(number: irc_type) -> Result<Option<Type>> {
    if number == IRC_NO_TYPE { Ok(None) } else { type_of(number).map(Some) }
}

/// The type of a number.
pub fn type_of(number: irc_type) -> Result<Type> {
    let (low, lanes) = (number & 0xff, (number >> 8) as u8);
    let scalar = find(&SCALARS, |pair| pair.0 == low);
    let space = find(&POINTERS, |pair| pair.0 == low);
    let found = match (scalar, space, lanes) {
        (Some((_, scalar)), _, 0) => Some(Type::Scalar(scalar)),
        (Some((_, scalar)), _, 2 | 3 | 4 | 8) => Some(Type::Vector(scalar, lanes)),
        (_, Some((_, space)), 0) => Some(Type::Ptr(space)),
        (_, Some((_, space)), 2 | 3 | 4 | 8) => Some(Type::PtrVector(space, lanes)),
        (_, _, 0) => match low {
            IRC_TEXREF => Some(Type::Texref),
            IRC_SAMPLERREF => Some(Type::Samplerref),
            IRC_SURFREF => Some(Type::Surfref),
            _ => None,
        },
        _ => None,
    };
    let found = found.filter(|_| number >> 16 == 0);
    found.ok_or_else(|| Failure::argument(format!("{number:#x} is no type")))
}

/// The types of numbers.
pub fn types_of(numbers: &[irc_type]) -> Result<Vec<Type>> {
    numbers.iter().map(|&number| type_of(number)).collect()
}

/// The number of a type.
pub fn number_of(ty: Type) -> irc_type {
    let scalar = |scalar| find(&SCALARS, |pair| pair.1 == scalar).map_or(0, |pair| pair.0);
    let pointer = |space| find(&POINTERS, |pair| pair.1 == space).map_or(0, |pair| pair.0);
    match ty {
        Type::Scalar(of) => scalar(of),
        Type::Vector(of, lanes) => scalar(of) | u32::from(lanes) << 8,
        Type::Ptr(space) => pointer(space),
        Type::PtrVector(space, lanes) => pointer(space) | u32::from(lanes) << 8,
        Type::Texref => IRC_TEXREF,
        Type::Samplerref => IRC_SAMPLERREF,
        Type::Surfref => IRC_SURFREF,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_types_are_inverse() {
        let mut found = 0;
        for number in 0..1 << 18 {
            if let Ok(ty) = type_of(number) {
                assert_eq!(number_of(ty), number);
                found += 1;
            }
        }
        assert_eq!(found, (10 + 6) * 5 + 3);
        assert_eq!(type_of(IRC_F32).ok(), Some(irc_compiler::ir::types::F32));
        assert_eq!(type_of(IRC_PTR_PARAM).ok(), Some(Type::Ptr(Space::Param)));
    }
}
