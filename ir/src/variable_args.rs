//! Where the variable arguments of a call lie.
//!
//! They are in order in one block of bytes that is aligned to 8, each at the next multiple of its
//! alignment: that of its scalars, at most 8. So a vector is passed as its lanes are one after the
//! other, an `i128` as two numbers of 64 bits, and an aggregate by value as its bytes, aligned to
//! what its members ask for, whatever more its type asks for. This is how nvcc does it; nothing is
//! promoted here, for that is what the frontend's language says.

use crate::data::DataTypes;
use crate::entity::DataType;
use crate::signature::{Aggregate, Signature};
use crate::types::Type;

/// Alignment of the block in bytes.
pub const ALIGN: u32 = 8;

/// What a variable argument is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum VariableArg {
    /// A value.
    Value(Type),
    /// The bytes of an aggregate that the argument points to.
    Aggregate(DataType),
}

impl VariableArg {
    /// Size and alignment in bytes. There is no aggregate of no bytes.
    pub fn layout(self, types: &DataTypes) -> (u64, u32) {
        match self {
            Self::Value(ty) => {
                let align = ty.lane().bytes().min(ALIGN);
                (ty.bytes().into(), align)
            }
            Self::Aggregate(ty) => (types.layout(ty).size.max(1), types.scalar_align(ty)),
        }
    }
}

/// A variable argument, and the offset of its bytes in the block.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlacedArg {
    /// Its number among all arguments of the call.
    pub index: usize,
    /// What it is.
    pub arg: VariableArg,
    /// Offset in bytes.
    pub offset: u64,
    /// What the address of its bytes is a multiple of, where it comes from and where it goes to.
    pub align: u32,
}

/// The variable arguments of a call through a signature, and the size of the block; `ty` says the
/// type of an argument. There are none where the signature is not variadic.
pub fn place(
    types: &DataTypes,
    signature: &Signature,
    num_args: usize,
    ty: impl Fn(usize) -> Type,
) -> (Vec<PlacedArg>, u64) {
    let (mut placed, mut size) = (Vec::new(), 0u64);
    let first = signature.variadic.unwrap_or(num_args);
    for index in first..num_args {
        let param = signature.params.get(index);
        let (arg, promised) = match param.and_then(|param| param.attrs.aggregate) {
            Some(Aggregate::ByVal { ty, align }) => (VariableArg::Aggregate(ty), align),
            _ => (VariableArg::Value(ty(index)), ALIGN),
        };
        let (bytes, align) = arg.layout(types);
        let offset = size.next_multiple_of(align.into());
        placed.push(PlacedArg { index, arg, offset, align: align.min(promised) });
        size = offset.saturating_add(bytes);
    }
    (placed, size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::DataKind;
    use crate::signature::Param;
    use crate::types::{F32, F64, I8, I16, I32, I64, I128, PTR, Scalar};

    /// As nvcc 13.5 places `(int, double, {short, char}, {char}, float4, __int128, long long)`.
    #[test]
    fn arguments_lie_where_nvcc_puts_them() {
        let mut types = DataTypes::default();
        let [byte, short] = [I8, I16].map(|ty| types.value(ty));
        let pair = types.intern(DataKind::Struct([short, byte].into())).expect("a small type");
        let one = types.intern(DataKind::Struct([byte].into())).expect("a small type");
        let by_value = |ty| Param::aggregate(PTR, Aggregate::ByVal { ty, align: 16 });
        let mut signature = Signature::new(&[I32], Some(I32)).with_variable_arguments();
        let plain = [I32, F64].map(Param::new);
        signature.params.extend(plain.into_iter().chain([pair, one].map(by_value)));
        let args =
            [I32, I32, F64, PTR, PTR, Type::Vector(Scalar::F32, 4), I128, I64, Type::Texref, F32];
        let (placed, size) = place(&types, &signature, args.len(), |i| args[i]);
        let offsets: Vec<u64> = placed.iter().map(|arg| arg.offset).collect();
        assert_eq!(offsets, [0, 8, 16, 20, 24, 40, 56, 64, 72]);
        assert_eq!((placed[0].index, size), (1, 76));
    }

    #[test]
    fn packed_and_empty_aggregates_need_no_alignment() {
        let mut types = DataTypes::default();
        let (int, vector) = (types.value(I32), types.value(Type::Vector(Scalar::F32, 4)));
        let packed = types.intern(DataKind::Packed([int].into())).expect("a small type");
        let empty = types.intern(DataKind::Struct([].into())).expect("a small type");
        let wide = types.intern(DataKind::Struct([vector].into())).expect("a small type");
        let layout = |ty| VariableArg::Aggregate(ty).layout(&types);
        assert_eq!([packed, empty, wide].map(layout), [(4, 1), (1, 1), (16, 4)]);
    }

    #[test]
    fn no_arguments_take_no_room() {
        let types = DataTypes::default();
        let signature = Signature::new(&[I32], None);
        assert_eq!(place(&types, &signature, 1, |_| I32), (Vec::new(), 0));
        let variadic = signature.with_variable_arguments();
        assert_eq!(place(&types, &variadic, 1, |_| I32), (Vec::new(), 0));
    }
}
