//! What stands for operands where instructions are built by hand.

use super::inst::{Address, Label, Operand, Register, Symbol};
use crate::isa::SpecialReg;

/// What a builder takes as an operand: a register, an integer, or an operand.
pub trait IntoOperand<R> {
    /// The operand.
    fn into_operand(self) -> Operand<R>;
}

impl<R: Register> IntoOperand<R> for R {
    fn into_operand(self) -> Operand<R> {
        Operand::Reg(self)
    }
}

impl<R: Register> IntoOperand<R> for Operand<R> {
    fn into_operand(self) -> Operand<R> {
        self
    }
}

impl<R: Register> IntoOperand<R> for Address<R> {
    fn into_operand(self) -> Operand<R> {
        Operand::Address(self)
    }
}

impl<R: Register> IntoOperand<R> for i64 {
    fn into_operand(self) -> Operand<R> {
        Operand::Int(self)
    }
}

impl<R: Register> IntoOperand<R> for SpecialReg {
    fn into_operand(self) -> Operand<R> {
        Operand::Special(self)
    }
}

impl<R: Register> IntoOperand<R> for Symbol {
    fn into_operand(self) -> Operand<R> {
        Operand::Symbol(self, 0)
    }
}

impl<R: Register> IntoOperand<R> for Label {
    fn into_operand(self) -> Operand<R> {
        Operand::Label(self)
    }
}
