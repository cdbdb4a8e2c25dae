//! Functions that make instructions, one for each mnemonic that selection uses.
//!
//! Types choose the row: `add(U32, d, a, b)` and `add(F32, d, a, b)` are different rows of the
//! same mnemonic. Modifiers follow: `add(F32, d, a, b).with(Rounding::Rn)`; a word that the row
//! does not take is caught by a debug assertion, a word that does not exist does not compile.

mod arithmetic;
mod memory;
mod threads;

pub use arithmetic::*;
pub use memory::*;
pub use threads::*;

use super::inst::{Inst, Operand, Operands, Register};
use super::into_operand::IntoOperand;
use crate::isa::{PtxType, RowId};
use smallvec::smallvec;

/// An instruction of a row with one type.
pub fn typed<R: Register>(row: RowId, ty: PtxType, operands: Operands<R>) -> Inst<R> {
    Inst::new(row, operands).with_type(0, ty)
}

fn one<R: Register>(row: RowId, ty: PtxType, d: R, a: impl IntoOperand<R>) -> Inst<R> {
    typed(row, ty, smallvec![Operand::Reg(d), a.into_operand()])
}

fn two<R: Register>(
    row: RowId,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    typed(row, ty, smallvec![Operand::Reg(d), a.into_operand(), b.into_operand()])
}

fn three<R: Register>(
    row: RowId,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    b: impl IntoOperand<R>,
    c: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), a.into_operand(), b.into_operand(), c.into_operand()];
    typed(row, ty, operands)
}
