//! The PTX language: a typed tree, its builder, its printer and its reader.
//!
//! Instructions are generic over the register type, so selection makes `Inst<VReg>` and
//! register allocation turns it into `Inst<Reg>`. The text is spelled in [`mod@print`] only.

pub mod ast;
pub mod build;
pub mod check;
pub mod directive;
mod inst;
mod into_operand;
mod labels;
mod lexer;
mod mnemonic;
pub mod opaque;
mod parse;
pub mod print;
mod select;

pub use ast::*;
pub use inst::{
    Address, Base, Guard, Inst, Label, Operand, Operands, Presence, Reg, Register, Symbol,
};
pub use into_operand::IntoOperand;
pub use labels::Labels;
pub use opaque::{OpaqueField, OpaqueValue};
pub use parse::{ReadError, ReadErrorKind, ReadModule};
pub use select::Select;
