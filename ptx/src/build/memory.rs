//! Loads, stores, atomics and fences.

use super::typed;
use crate::IntoOperand;
use crate::inst::{Address, Inst, Operand, Register};
use crate::isa::{AtomOp, BarrierLevel, NoFtz, NonCoherent, Order, PtxType, RowId, Scope};
use crate::isa::{Space, Vector, rows};
use smallvec::smallvec;

use PtxType::{BF16, F16, F16x2};

/// `ld`: one register for a scalar, several for a vector.
pub fn ld<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    regs: &[R],
    address: Address<R>,
) -> Inst<R> {
    load(rows::LD, ty, regs, address).with_some(space)
}

/// `ld.global.nc`: one register for a scalar, several for a vector.
pub fn ld_nc<R: Register>(ty: PtxType, regs: &[R], address: Address<R>) -> Inst<R> {
    load(rows::LD_NC, ty, regs, address).with(NonCoherent::Nc)
}

fn load<R: Register>(row: RowId, ty: PtxType, regs: &[R], address: Address<R>) -> Inst<R> {
    typed(row, ty, smallvec![elements(regs), Operand::Address(address)])
        .with_some(vector(regs.len()))
}

/// `st` of one value.
pub fn st<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    address: Address<R>,
    value: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Address(address), value.into_operand()];
    typed(rows::ST, ty, operands).with_some(space)
}

/// `st` of a vector of registers (one register is a scalar).
pub fn st_vector<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    address: Address<R>,
    regs: &[R],
) -> Inst<R> {
    let operands = smallvec![Operand::Address(address), elements(regs)];
    typed(rows::ST, ty, operands).with_some(space).with_some(vector(regs.len()))
}

/// One register alone, several in braces.
fn elements<R: Register>(regs: &[R]) -> Operand<R> {
    match regs {
        [reg] => Operand::Reg(*reg),
        _ => Operand::regs(regs.iter().copied()),
    }
}

/// The vector part for so many elements.
fn vector(len: usize) -> Option<Vector> {
    debug_assert!(matches!(len, 1 | 2 | 4 | 8), "no vector has {len} elements");
    match len {
        2 => Some(Vector::V2),
        4 => Some(Vector::V4),
        8 => Some(Vector::V8),
        _ => None,
    }
}

/// `atom`: the old value goes to `d`. Halves get `.noftz`, which they need.
pub fn atom<R: Register>(
    op: AtomOp,
    space: Option<Space>,
    ty: PtxType,
    d: R,
    address: Address<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), Operand::Address(address), b.into_operand()];
    typed(rows::ATOM, ty, operands).with(op).with_some(space).with_some(no_ftz(ty))
}

/// `atom.cas`: writes `new` if the old value is `expected`.
pub fn atom_cas<R: Register>(
    space: Option<Space>,
    ty: PtxType,
    d: R,
    address: Address<R>,
    expected: impl IntoOperand<R>,
    new: impl IntoOperand<R>,
) -> Inst<R> {
    let mut inst = atom(AtomOp::Cas, space, ty, d, address, expected);
    inst.operands.push(new.into_operand());
    inst
}

/// `red`: an atomic operation whose old value nobody wants.
pub fn red<R: Register>(
    op: AtomOp,
    space: Option<Space>,
    ty: PtxType,
    address: Address<R>,
    b: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Address(address), b.into_operand()];
    typed(rows::RED, ty, operands).with(op).with_some(space).with_some(no_ftz(ty))
}

fn no_ftz(ty: PtxType) -> Option<NoFtz> {
    matches!(ty, F16 | F16x2 | BF16 | PtxType::BF16x2).then_some(NoFtz::NoFtz)
}

/// `fence`: with `Order::Sc` or `Order::AcqRel` and so on.
pub fn fence<R: Register>(order: Order, scope: Scope) -> Inst<R> {
    Inst::new(rows::FENCE, smallvec![]).with(order).with(scope)
}

/// `membar`, for targets before sm_70.
pub fn membar<R: Register>(level: BarrierLevel) -> Inst<R> {
    Inst::new(rows::MEMBAR, smallvec![]).with(level)
}
