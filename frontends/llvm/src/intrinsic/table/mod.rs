//! The table of `llvm.nvvm.*`: names with parts, and what they are in PTX.
//!
//! A name is written with its alternatives: `{rn|rz}` is one of them, `[.ftz]` may be there or not.
//! `{f=f32|d=f64}` is `f` in the name and `f32` in the spelling. The types at the end of an
//! overloaded name (`.p3`, `.i64`) are left out.
//!
//! In the spelling stand
//!
//! - `$1`, `$2` for what the parts became;
//! - `@5(a|b)` for the word that argument 5, a number in the text, chooses: `@5(a)` is `a` for 1
//!   and nothing for 0; counted from the end if it is negative, `@-1(a)`;
//! - `^0` for the type of argument 0, such as `f16x2`;
//! - `~0` for the space that argument 0 points into: nothing for a generic pointer, else `.shared`
//!   or another; `~cta0` says `.shared::cta`.

mod conversion;
mod copies;
mod matrix;
mod memory;
mod old;
mod scalar;
mod tensor_memory;
pub(super) mod texture;
mod threads;

/// How the operands of an instruction stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// The arguments in order, as the row of the ISA table wants them: in lists, in brackets, as
    /// numbers.
    Plain,
    /// The same with these arguments: `0` is one, `-2` the second from the end, `3+2` are two of
    /// them, `3..-2` those before the last two, `..-2` the same from where the last such list
    /// ended, `?-1:4` is there if the last argument, a flag, is not 0, `=8` is a number and `$2`
    /// what a part of the name became.
    Order(&'static str),
    /// Nothing of PTX is needed: the result is the argument, in other bits if need be.
    Same,
    /// A special register.
    Register,
    /// `llvm.nvvm.shfl.sync`: mode and, with `p`, the predicate.
    Shuffle,
    /// `llvm.nvvm.vote` with a mask first.
    Vote,
    /// `llvm.nvvm.match`.
    Match,
    /// A barrier of the CTA.
    Barrier,
    /// A function of its own.
    Own(Own),
    /// There is nothing to do.
    Nothing,
    /// It is not supported: why.
    Refused(&'static str),
}

/// Those that are not one instruction with their arguments as operands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Own {
    /// `barrier0.popc` and others: a reduction of barrier 0, of integers.
    Reduce,
    /// A double of two halves of 32 bits.
    LowHigh,
    /// The lower or upper half of a double.
    Half,
    /// `bfind`: a flag chooses what is counted.
    FindLeading,
    /// A load of memory that is not written.
    Load,
    /// `is_explicit_cluster`.
    ExplicitCluster,
    /// The handle of a texture, sampler or surface.
    Handle,
    /// A rotation: left, right, or by half of the width.
    Rotate,
    /// A pointer into another space.
    SpaceCast,
    /// An atomic operation with a scope.
    Atomic,
    /// Arithmetic of floats that says its rounding.
    Rounded,
}

/// A row: the name without `llvm.nvvm.`, the spelling, the form.
pub type Row = (&'static str, &'static str, Form);

/// The rows, by family.
pub const TABLE: &[&[Row]] = &[
    threads::ROWS,
    scalar::ROWS,
    conversion::ROWS,
    memory::ROWS,
    copies::ROWS,
    matrix::ROWS,
    tensor_memory::ROWS,
    texture::ROWS,
    old::ROWS,
];
