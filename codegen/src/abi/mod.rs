//! The ABI: parameters and results in `.param` space (PTX Writer's Guide, section 3).
//!
//! | type | in a signature |
//! |---|---|
//! | `i1 i8 i16`, device functions | `.b32`, widened by the caller as `signext` or `zeroext` says |
//! | `i1 i8`, kernels | `.u8`; `i16`: `.u16` |
//! | `i32 f32` | `.b32`; `i64 f64`, pointers, handles: `.b64` |
//! | `f16 bf16` | `.align 2 .b8 [2]`, as a struct of one half |
//! | `i128` | `.align 16 .b8 [16]` |
//! | vectors | `.align size .b8 [size]` |
//! | `byval(T, align)` | `.align align .b8 [sizeof T]` |
//! | `sret(T, align)` | the result, `.align align .b8 [sizeof T]` |
//! | several results | the result, `.align A .b8 [S]`, as a C struct of them |
//! | `...` | `.align 8 .b8 %VAParam[]`; see [`irc_ir::variable_args`] |
//!
//! In a kernel the pointer to a `byval` parameter is an address in `.param` space. In a device
//! function there are no such addresses: the parameter is copied into local memory on entry. A
//! result by `sret` is built in local memory and copied into the result on return.
//!
//! The parameters of a kernel take at most 4352 bytes together, from sm_70 and PTX 8.1 on 32764
//! (PTX ISA, "Kernel Function Parameters"). Those copies are straight code, so an aggregate of a
//! device function has at most 32764 bytes, too; ptxas takes minutes for a megabyte.

mod call;
mod copy;
mod entry;
mod limits;
mod signature;
mod variable;

pub(crate) use call::CallNames;
pub(crate) use entry::{FunctionParams, slot_symbols};
pub(crate) use limits::check_size;
pub(crate) use signature::declare;

use crate::select::parts::registers_of;
use irc_ir::data::DataLayout;
use irc_ir::module::Module;
use irc_ir::signature::{Aggregate, Param, Signature};
use irc_ir::types::{Scalar, Type};
use irc_ir::variable_args;
use irc_ptx::isa::{self, PtxType, Space};
use irc_ptx::target::Sm;
use irc_ptx::{DataType, Symbol, Variable};

/// The array of an open size that holds the variable arguments of a function.
pub(crate) fn variable_array(name: Symbol) -> Variable {
    let mut array = Variable::bytes(Space::Param, variable_args::ALIGN, 0, name);
    array.dims = vec![None];
    array
}

/// Where a value lies in a parameter or result.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Passing {
    /// A number: one register of this type.
    Scalar(PtxType),
    /// An array of bytes that holds the registers of the value one after the other.
    Bytes {
        /// Size in bytes.
        size: u32,
        /// Alignment in bytes.
        align: u32,
    },
    /// A texture, sampler or surface, whose handle the value is.
    Opaque(DataType),
    /// An array of bytes that the value points to.
    Aggregate {
        /// Size in bytes.
        size: u64,
        /// Alignment in bytes.
        align: u32,
    },
}

/// The type of a texture, sampler or surface in PTX.
pub(crate) fn opaque_data(ty: Type) -> DataType {
    match ty {
        Type::Samplerref => DataType::SamplerRef,
        Type::Surfref => DataType::SurfRef,
        _ => DataType::TexRef,
    }
}

/// How a parameter or result is passed.
pub(crate) fn passing(module: &Module, param: &Param, kernel: bool) -> Passing {
    if param.attrs.opaque {
        return Passing::Opaque(opaque_data(param.ty));
    }
    if let Some(Aggregate::ByVal { ty, align } | Aggregate::Sret { ty, align }) =
        param.attrs.aggregate
    {
        let layout = module.types.layout(ty);
        // At least one byte, for PTX has no empty arrays.
        return Passing::Aggregate { size: layout.size.max(1), align };
    }
    match param.ty {
        Type::Scalar(Scalar::I1 | Scalar::I8) if kernel => Passing::Scalar(PtxType::U8),
        Type::Scalar(Scalar::I16) if kernel => Passing::Scalar(PtxType::U16),
        Type::Scalar(Scalar::F16 | Scalar::BF16) => Passing::Bytes { size: 2, align: 2 },
        Type::Scalar(Scalar::I128) => Passing::Bytes { size: 16, align: 16 },
        // 128 is the most that PTX has.
        ty if ty.is_vector() => Passing::Bytes { size: ty.bytes(), align: ty.align().min(128) },
        ty if ty.bits() == 64 => Passing::Scalar(PtxType::B64),
        _ => Passing::Scalar(PtxType::B32),
    }
}

/// How the results of a function are passed: one like a parameter, several in one aggregate.
pub(crate) fn result_passing(module: &Module, signature: &Signature) -> Option<Passing> {
    let sret = signature.params.iter().find(|param| param.is_sret());
    match (sret, &signature.results[..]) {
        (Some(param), _) | (None, [param]) => Some(passing(module, param, false)),
        (None, []) => None,
        (None, _) => {
            let (_, DataLayout { size, align }) = signature.result_layout();
            Some(Passing::Aggregate { size, align })
        }
    }
}

/// The declaration of a parameter or result.
pub(crate) fn variable(passing: Passing, name: Symbol) -> Variable {
    match passing {
        Passing::Scalar(ty) => Variable::new(Space::Param, DataType::Scalar(ty), name),
        Passing::Bytes { size, align } => {
            Variable::bytes(Space::Param, align, u64::from(size), name)
        }
        Passing::Opaque(ty) => Variable::new(Space::Param, ty, name),
        Passing::Aggregate { size, align } => Variable::bytes(Space::Param, align, size, name),
    }
}

/// The declaration of a parameter of a device function, or of what is passed for it.
///
/// Before sm_100 nvcc aligns aggregates of more than 128 bytes to at least 4 there, though not
/// those that are returned (seen of nvcc 13.5 for sm_75 to sm_90a). An alignment that differs from
/// the callee's is an error in ptxas, and wrong registers after nvlink.
pub(crate) fn argument(passing: Passing, name: Symbol, sm: Sm) -> Variable {
    match passing {
        Passing::Aggregate { size, align } if size > 128 && sm.number() < 100 => {
            variable(Passing::Aggregate { size, align: align.max(4) }, name)
        }
        _ => variable(passing, name),
    }
}

/// One access of a group of registers in an array of bytes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Offset in bytes.
    pub offset: u32,
    /// Type of one element.
    pub ty: PtxType,
    /// The first register.
    pub first: u32,
    /// Number of registers.
    pub count: u32,
}

/// The accesses that move a value of this type to or from an array of bytes, at most 16 bytes
/// each, four elements each, naturally aligned.
pub(crate) fn pieces(ty: Type) -> Vec<Piece> {
    let (class, count) = registers_of(ty);
    let elem = match ty.elem() {
        Some(Scalar::I1 | Scalar::I8) => PtxType::U8,
        Some(Scalar::I16) => PtxType::U16,
        _ => class.ty(),
    };
    // Powers of two: an odd number of lanes is aligned as one lane is.
    let step = (ty.align().min(16) / elem.bytes()).clamp(1, 4).min(count);
    let piece = |first: u32| Piece { offset: first * elem.bytes(), ty: elem, first, count: step };
    (0..count).step_by(step as usize).map(piece).collect()
}

/// The accesses that copy N bytes at this alignment: offset and type of each.
pub(crate) fn chunks(size: u64, align: u32) -> impl Iterator<Item = (i32, PtxType)> {
    let mut offset = 0u64;
    std::iter::from_fn(move || {
        let left = size - offset;
        let width = [8u64, 4, 2, 1].into_iter().find(|&w| w <= left && w <= u64::from(align))?;
        let at = i32::try_from(offset).ok()?;
        offset += width;
        Some((at, isa_bits(width)))
    })
}

fn isa_bits(bytes: u64) -> PtxType {
    match bytes {
        1 => PtxType::B8,
        2 => PtxType::B16,
        4 => PtxType::B32,
        _ => PtxType::B64,
    }
}

/// The class of the register that a chunk goes through.
pub(crate) fn chunk_class(ty: PtxType) -> isa::RegClass {
    match ty {
        PtxType::B64 => isa::RegClass::B64,
        PtxType::B32 => isa::RegClass::B32,
        _ => isa::RegClass::B16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::types::{F16, I32, I128};

    #[test]
    fn a_copy_covers_every_byte_once() {
        for (size, align) in [(1, 1), (7, 4), (16, 16), (13, 8), (12, 2)] {
            let mut next = 0;
            for (offset, ty) in chunks(size, align) {
                assert_eq!(offset, next);
                assert_eq!(offset as u32 % ty.bytes(), 0);
                assert!(ty.bytes() <= align, "{ty} of {size} bytes at {align}");
                next += ty.bytes() as i32;
            }
            assert_eq!(next as u64, size);
        }
    }

    #[test]
    fn values_are_moved_in_pieces_of_sixteen_bytes() {
        let counts = |ty| pieces(ty).iter().map(|p| (p.offset, p.count)).collect::<Vec<_>>();
        assert_eq!(counts(I32), [(0, 1)]);
        assert_eq!(counts(F16), [(0, 1)]);
        assert_eq!(counts(I128), [(0, 2)]);
        assert_eq!(counts(Type::Vector(Scalar::F32, 8)), [(0, 4), (16, 4)]);
        assert_eq!(counts(Type::Vector(Scalar::F64, 4)), [(0, 2), (16, 2)]);
        assert_eq!(counts(Type::Vector(Scalar::I8, 8)), [(0, 4), (4, 4)]);
        assert_eq!(counts(Type::Vector(Scalar::F16, 8)), [(0, 4)]);
        assert_eq!(counts(Type::Vector(Scalar::F32, 3)), [(0, 1), (4, 1), (8, 1)]);
        assert_eq!(counts(Type::Vector(Scalar::BF16, 3)), [(0, 1), (2, 1), (4, 1)]);
        assert_eq!(counts(Type::Vector(Scalar::I128, 3)), [(0, 2), (16, 2), (32, 2)]);
        assert_eq!(counts(Type::PtrVector(irc_ir::types::Space::Global, 4)), [(0, 2), (16, 2)]);
    }
}
