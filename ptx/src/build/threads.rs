//! Barriers, operations between threads, and control flow.

use super::{two, typed};
use crate::IntoOperand;
use crate::inst::{Inst, Label, Operand, Operands, Register, Symbol};
use crate::isa::{MatchMode, PtxType, ReduceOp, ShuffleMode, VoteMode, rows};
use smallvec::smallvec;

use PtxType::{B32, Pred, U32};

/// `bar.sync`, of all threads or of so many.
pub fn bar_sync<R: Register>(barrier: impl IntoOperand<R>, threads: Option<Operand<R>>) -> Inst<R> {
    let mut operands: Operands<R> = smallvec![barrier.into_operand()];
    operands.extend(threads);
    Inst::new(rows::BAR_SYNC, operands)
}

/// `barrier.sync`, which needs no converged warps.
pub fn barrier_sync<R: Register>(
    barrier: impl IntoOperand<R>,
    threads: Option<Operand<R>>,
) -> Inst<R> {
    let mut operands: Operands<R> = smallvec![barrier.into_operand()];
    operands.extend(threads);
    Inst::new(rows::BARRIER_SYNC, operands)
}

/// `bar.red.and.pred` or `bar.red.or.pred` of all threads; the predicate may be negated.
pub fn bar_red<R: Register>(
    op: ReduceOp,
    d: R,
    barrier: impl IntoOperand<R>,
    p: Operand<R>,
) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), barrier.into_operand(), Operand::Omitted, p];
    typed(rows::BAR_RED, Pred, operands).with(op)
}

/// `bar.red.popc.u32` of all threads; the predicate may be negated.
pub fn bar_red_popc<R: Register>(d: R, barrier: impl IntoOperand<R>, p: Operand<R>) -> Inst<R> {
    let operands = smallvec![Operand::Reg(d), barrier.into_operand(), Operand::Omitted, p];
    typed(rows::BAR_RED_POPC, U32, operands).with(ReduceOp::Popc)
}

/// `bar.warp.sync`.
pub fn bar_warp_sync<R: Register>(mask: impl IntoOperand<R>) -> Inst<R> {
    Inst::new(rows::BAR_WARP_SYNC, smallvec![mask.into_operand()])
}

/// `shfl.sync.b32`; `p` is set where the source lane is in range.
pub fn shfl_sync<R: Register>(
    mode: ShuffleMode,
    d: R,
    p: Option<R>,
    a: impl IntoOperand<R>,
    lane: impl IntoOperand<R>,
    clamp: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    let operands = Operands::from_vec(vec![
        Operand::Reg(d),
        p.map_or(Operand::Omitted, Operand::Reg),
        a.into_operand(),
        lane.into_operand(),
        clamp.into_operand(),
        mask.into_operand(),
    ]);
    typed(rows::SHFL_SYNC, B32, operands).with(mode)
}

/// `vote.sync`: `.ballot` into a b32, the others into a predicate. `a` may be negated.
pub fn vote_sync<R: Register>(
    mode: VoteMode,
    d: R,
    a: Operand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    let (row, ty) = match mode {
        VoteMode::Ballot => (rows::VOTE_BALLOT_SYNC, B32),
        _ => (rows::VOTE_SYNC, Pred),
    };
    typed(row, ty, smallvec![Operand::Reg(d), a, mask.into_operand()]).with(mode)
}

/// `match.any.sync` of b32 or b64.
pub fn match_any<R: Register>(
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::MATCH_ANY, ty, d, a, mask).with(MatchMode::Any)
}

/// `match.all.sync` of b32 or b64; `p` is set if all are equal.
pub fn match_all<R: Register>(
    ty: PtxType,
    d: R,
    p: Option<R>,
    a: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    let p = p.map_or(Operand::Omitted, Operand::Reg);
    typed(rows::MATCH_ALL, ty, smallvec![Operand::Reg(d), p, a.into_operand(), mask.into_operand()])
        .with(MatchMode::All)
}

/// `activemask.b32`.
pub fn activemask<R: Register>(d: R) -> Inst<R> {
    typed(rows::ACTIVEMASK, B32, smallvec![Operand::Reg(d)])
}

/// `redux.sync` of u32, s32 or b32.
pub fn redux_sync<R: Register>(
    op: ReduceOp,
    ty: PtxType,
    d: R,
    a: impl IntoOperand<R>,
    mask: impl IntoOperand<R>,
) -> Inst<R> {
    two(rows::REDUX, ty, d, a, mask).with(op)
}

/// `bra`.
pub fn bra<R: Register>(target: Label) -> Inst<R> {
    Inst::new(rows::BRA, smallvec![Operand::Label(target)])
}

/// `brx.idx` over a `.branchtargets` list.
pub fn brx_idx<R: Register>(index: impl IntoOperand<R>, targets: Symbol) -> Inst<R> {
    Inst::new(rows::BRX_IDX, smallvec![index.into_operand(), Operand::Symbol(targets, 0)])
}

/// `call` of a function by name, or of a register with the name of a prototype or target list.
pub fn call<R: Register>(
    results: Option<Operand<R>>,
    callee: impl IntoOperand<R>,
    params: Option<Operand<R>>,
    prototype: Option<Symbol>,
) -> Inst<R> {
    let mut operands = smallvec![results.unwrap_or(Operand::Omitted), callee.into_operand()];
    if params.is_some() || prototype.is_some() {
        operands.push(params.unwrap_or(Operand::Omitted));
    }
    operands.extend(prototype.map(|name| Operand::Symbol(name, 0)));
    Inst::new(rows::CALL, operands)
}

/// `ret`.
pub fn ret<R: Register>() -> Inst<R> {
    Inst::new(rows::RET, smallvec![])
}

/// `exit`.
pub fn exit<R: Register>() -> Inst<R> {
    Inst::new(rows::EXIT, smallvec![])
}

/// `trap`.
pub fn trap<R: Register>() -> Inst<R> {
    Inst::new(rows::TRAP, smallvec![])
}
