//! The operations of DWARF that say where a variable is.
//!
//! Sums are computed in 64 bits: what debuggers compute with. Registers of 64 bits are two of the
//! machine, which CUDA's debugger knows in `DW_OP_bregx`, too.

use super::{Piece, Place};
use crate::mir::{RegSum, SumBase};
use gimli::constants as dw;
use gimli::leb128::write::Leb128;
use gimli::write::{Address, Expression};
use irc_ir::debug::Extend;
use irc_ir::types::Space;
use irc_ptx::Reg;

/// The operations for a place; `address` has what has an address.
pub(super) fn expression(
    place: &Place<Reg>,
    mut address: impl FnMut(SumBase) -> Option<Address>,
) -> Option<Expression> {
    let mut code = Vec::new();
    if let [(Piece::Sum(sum), _)] = &place[..]
        && let Some(base) = sum.base
    {
        return at_base(sum, address(base)?);
    }
    for (piece, bytes) in place {
        match piece {
            Piece::Reg(reg) => unsigned(dw::DW_OP_regx, register_number(*reg)?, &mut code),
            Piece::Const(bits) => {
                unsigned(dw::DW_OP_constu, *bits, &mut code);
                code.push(dw::DW_OP_stack_value.0);
            }
            // Addresses stand in no piece: what is written so far has no place for them.
            Piece::Sum(sum) if sum.base.is_some() => return None,
            Piece::Sum(sum) => {
                push_terms(sum, &mut code)?;
                // What is no address is the value itself.
                if sum.memory.is_none() {
                    code.push(dw::DW_OP_stack_value.0);
                }
            }
            // A piece of nothing.
            Piece::Unknown => {}
        }
        if place.len() > 1 {
            unsigned(dw::DW_OP_piece, *bytes, &mut code);
        }
    }
    (!place.is_empty()).then(|| Expression::raw(code))
}

/// The space of memory that a variable is in, if it is.
pub(super) fn memory_of(place: &Place<Reg>) -> Option<Space> {
    place.iter().find_map(|(piece, _)| match piece {
        Piece::Sum(sum) => sum.memory,
        _ => None,
    })
}

/// Whether what is known of a variable is in registers.
pub(super) fn is_in_registers(place: &Place<Reg>) -> bool {
    place.iter().all(|(piece, _)| matches!(piece, Piece::Reg(_) | Piece::Unknown))
}

/// A sum to which an address is added.
fn at_base(sum: &RegSum<Reg>, address: Address) -> Option<Expression> {
    let mut expression = match (&sum.terms[..], u64::try_from(sum.constant)) {
        ([], Ok(offset)) => {
            // As nvcc has it: ptxas fails on addresses of local memory without an offset.
            let mut expression = Expression::new();
            expression.op_addr(address);
            expression.op_plus_uconst(offset);
            expression
        }
        _ => {
            let mut code = Vec::new();
            push_terms(sum, &mut code)?;
            let mut expression = Expression::raw(code);
            expression.op_addr(address);
            expression.op(dw::DW_OP_plus);
            expression
        }
    };
    if sum.memory.is_none() {
        expression.op(dw::DW_OP_stack_value);
    }
    Some(expression)
}

fn push_terms(sum: &RegSum<Reg>, code: &mut Vec<u8>) -> Option<()> {
    let mut constant = sum.constant;
    for (i, term) in sum.terms.iter().enumerate() {
        let is_plain = term.extend.is_none() && term.factor == 1;
        let offset = if is_plain { std::mem::take(&mut constant) } else { 0 };
        unsigned(dw::DW_OP_bregx, register_number(term.reg)?, code);
        code.extend(Leb128::signed(offset).bytes());
        match term.extend {
            Some((Extend::Signed, bits)) => {
                unsigned(dw::DW_OP_constu, u64::from(64 - bits), code);
                code.push(dw::DW_OP_shl.0);
                unsigned(dw::DW_OP_constu, u64::from(64 - bits), code);
                code.push(dw::DW_OP_shra.0);
            }
            Some((Extend::Unsigned, bits)) => {
                unsigned(dw::DW_OP_constu, u64::MAX >> (64 - bits), code);
                code.push(dw::DW_OP_and.0);
            }
            None => {}
        }
        if term.factor != 1 {
            signed(dw::DW_OP_consts, term.factor, code);
            code.push(dw::DW_OP_mul.0);
        }
        if i > 0 {
            code.push(dw::DW_OP_plus.0);
        }
    }
    if sum.terms.is_empty() {
        signed(dw::DW_OP_consts, constant, code);
    } else if constant != 0 {
        signed(dw::DW_OP_consts, constant, code);
        code.push(dw::DW_OP_plus.0);
    }
    Some(())
}

/// The number of a register: the characters of its name, as a debugger for CUDA takes it. Longer
/// names than eight characters have none.
fn register_number(reg: Reg) -> Option<u64> {
    let name = format!("{}{}", reg.class()?.prefix(), reg.index());
    let number = |number: u64, byte: u8| number << 8 | u64::from(byte);
    (name.len() <= 8).then(|| name.bytes().fold(0, number))
}

fn unsigned(op: dw::DwOp, number: u64, code: &mut Vec<u8>) {
    code.push(op.0);
    code.extend(Leb128::unsigned(number).bytes());
}

fn signed(op: dw::DwOp, number: i64, code: &mut Vec<u8>) {
    code.push(op.0);
    code.extend(Leb128::signed(number).bytes());
}
