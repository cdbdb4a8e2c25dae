//! The PTX language: the ISA table, a typed tree, its reader, printer and checker.
//!
//! [`isa`] has every instruction as one row of data, and what it means. A [`Module`] is the tree of
//! a text, read by [`ReadModule`] and written by [`mod@print`]; [`Inst::typed`] makes instructions
//! from rows. [`mod@check`] reports what is wrong with a text on a [`target`].
//!
//! Instructions are generic over the register type, so selection makes `Inst<VReg>` and
//! register allocation turns it into `Inst<Reg>`. The text is spelled in [`mod@print`] only.
//!
//! The crate is pure: no files, processes, environment or clock.

pub mod abi;
pub mod ast;
pub mod check;
pub mod codes;
pub mod directive;
pub mod graph;
mod inst;
pub mod isa;
mod labels;
mod lexer;
pub mod link;
pub mod mangle;
mod mnemonic;
pub mod opaque;
mod parse;
pub mod print;
pub mod target;
pub mod text;

pub use ast::*;
pub use inst::{
    Address, Base, GateError, GateKey, Guard, Inst, Label, ModuleContext, Operand, Operands,
    Origin, Presence, Reg, Register, RegisterError, Symbol, Wanted, nearest_form, nearest_form_on,
    nearest_opcode, operand_pattern,
};
pub use isa::Select;
pub use labels::Labels;
pub use opaque::{OpaqueField, OpaqueValue};
pub use parse::{ReadError, ReadErrorKind, ReadModule};
