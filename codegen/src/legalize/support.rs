//! What the target has, asked of the gates of the ISA table.

use crate::mir::VReg;
use irc_ir::types::Scalar;
use irc_ptx::isa::{Approx, Modifier, NanMode, PtxType, Rounding, RowId, rows};
use irc_ptx::target::Sm;
use irc_ptx::{Inst, Operands};

/// The instructions that a target has, where legalisation must know.
#[derive(Debug)]
pub(super) struct Support {
    /// The target.
    pub sm: Sm,
    f16: Half,
    bf16: Half,
    /// `min.NaN.f32`.
    pub nan_f32: bool,
    /// `tanh.approx.f32`.
    pub tanh: bool,
    /// `cvt.rn.bf16.f32`.
    pub cvt_to_bf16: bool,
    /// `cvt.f32.bf16`.
    pub cvt_from_bf16: bool,
    /// Accesses of 256 bits of global memory.
    pub wide_vectors: bool,
    /// Memory order and scope on loads, stores and fences.
    pub orders: bool,
    /// Ordered accesses of 128 bits.
    pub ld128: bool,
    /// `atom.cas.b16`.
    pub cas16: bool,
    /// `atom.cas.b128`.
    pub cas128: bool,
}

/// Arithmetic on a half float, alone and in pairs.
#[derive(Debug)]
struct Half {
    arith: bool,
    fma: bool,
    minmax: bool,
    nan: bool,
    sign: bool,
    compare: bool,
    /// `atom.add.noftz`.
    atomic: bool,
    /// The same in pairs.
    atomic2: bool,
}

/// What each target has, by its place in [`Sm::every`]: there are some fifty questions, which would
/// take longer than to compile a small module.
#[allow(clippy::disallowed_types, reason = "what is kept depends on the target alone")]
static KNOWN: [std::sync::OnceLock<Support>; Sm::COUNT] =
    [const { std::sync::OnceLock::new() }; Sm::COUNT];

impl Support {
    /// What a target has.
    pub fn of(sm: Sm) -> &'static Support {
        KNOWN[sm.index()].get_or_init(|| Support::new(sm))
    }

    fn new(sm: Sm) -> Support {
        let has = |row, ty| row_has(sm, row, ty, None::<NanMode>);
        let half = |one, pair| Half {
            arith: row_has(sm, rows::ADD_FLOAT, one, Some(Rounding::Rn)),
            fma: row_has(sm, rows::FMA, one, Some(Rounding::Rn)),
            minmax: has(rows::MIN_FLOAT, one),
            nan: row_has(sm, rows::MIN_FLOAT, one, Some(NanMode::Nan)),
            sign: has(rows::NEG_FLOAT, one) && has(rows::ABS_FLOAT, one),
            compare: row_has(sm, rows::SETP, one, Some(irc_ptx::isa::Compare::Eq)),
            atomic: atom_add_has(sm, one),
            atomic2: atom_add_has(sm, pair),
        };
        let cvt = |to, from, rounding: Option<Rounding>| {
            let inst = Inst::<VReg>::new(rows::CVT_FLOAT, Operands::new());
            let inst = inst.with_type(0, to).with_type(1, from).with_some(rounding);
            inst.requirement(sm).is_ok()
        };
        let cas = |ty| row_has(sm, rows::ATOM, ty, Some(irc_ptx::isa::AtomOp::Cas));
        Support {
            sm,
            f16: half(PtxType::F16, PtxType::F16x2),
            bf16: half(PtxType::BF16, PtxType::BF16x2),
            nan_f32: row_has(sm, rows::MIN_FLOAT, PtxType::F32, Some(NanMode::Nan)),
            tanh: row_has(sm, rows::TANH, PtxType::F32, Some(Approx::Approx)),
            cvt_to_bf16: cvt(PtxType::BF16, PtxType::F32, Some(Rounding::Rn)),
            cvt_from_bf16: cvt(PtxType::F32, PtxType::BF16, None),
            wide_vectors: row_has(sm, rows::LD, PtxType::B32, Some(irc_ptx::isa::Vector::V8)),
            orders: has_orders(sm, PtxType::B32),
            ld128: has_orders(sm, PtxType::B128),
            cas16: cas(PtxType::B16),
            cas128: cas(PtxType::B128),
        }
    }

    fn half(&self, elem: Scalar) -> &Half {
        if elem == Scalar::BF16 { &self.bf16 } else { &self.f16 }
    }

    /// Whether the target has this operation on a half float, to nearest.
    pub fn half_op(&self, op: irc_ir::op::Opcode, elem: Scalar) -> bool {
        use irc_ir::op::Opcode::*;
        let half = self.half(elem);
        match op {
            Fadd | Fsub | Fmul => half.arith,
            Fma => half.fma,
            Fmin | Fmax => half.minmax,
            Fminimum | Fmaximum => half.nan,
            Fneg | Fabs => half.sign,
            Fcmp => half.compare,
            _ => false,
        }
    }

    /// Whether the target adds to a half float, or to a pair of them, in memory.
    pub fn half_atomic_add(&self, elem: Scalar, pair: bool) -> bool {
        let half = self.half(elem);
        if pair { half.atomic2 } else { half.atomic }
    }
}

fn row_has<M: Modifier>(sm: Sm, row: RowId, ty: PtxType, modifier: Option<M>) -> bool {
    let inst = Inst::<VReg>::new(row, Operands::new()).with_type(0, ty).with_some(modifier);
    // Missing operands make some forms "illegal" for a reason that is not the target's.
    inst.requirement(sm).is_ok() || is_only_incomplete(&inst, sm)
}

/// Whether the form exists on the target once it has all its operands: `atom.cas` without a new
/// value does not.
fn is_only_incomplete(inst: &Inst<VReg>, sm: Sm) -> bool {
    let mut full = inst.clone();
    while full.operands.len() < full.row().operands.len() {
        full.operands.push(irc_ptx::Operand::Int(0));
        if full.requirement(sm).is_ok() {
            return true;
        }
    }
    false
}

fn has_orders(sm: Sm, ty: PtxType) -> bool {
    let inst = Inst::<VReg>::new(rows::LD, Operands::new())
        .with_type(0, ty)
        .with(irc_ptx::isa::Order::Relaxed)
        .with(irc_ptx::isa::Scope::Gpu);
    inst.requirement(sm).is_ok()
}

fn atom_add_has(sm: Sm, ty: PtxType) -> bool {
    let inst = Inst::<VReg>::new(rows::ATOM, Operands::new())
        .with_type(0, ty)
        .with(irc_ptx::isa::AtomOp::Add)
        .with(irc_ptx::isa::NoFtz::NoFtz);
    inst.requirement(sm).is_ok() || is_only_incomplete(&inst, sm)
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::op::Opcode;

    #[test]
    fn targets_have_what_the_manual_says() {
        let of = |n| Support::new(Sm::plain(n));
        let adds = |n, elem| of(n).half_op(Opcode::Fadd, elem);
        assert!(!adds(50, Scalar::F16) && adds(53, Scalar::F16));
        assert!(!adds(80, Scalar::BF16) && adds(90, Scalar::BF16));
        assert!(of(80).half_op(Opcode::Fma, Scalar::BF16));
        assert!(!of(75).nan_f32 && of(80).nan_f32);
        assert!(!of(70).tanh && of(75).tanh);
        assert!(!of(62).orders && of(70).orders);
        assert!(!of(62).ld128 && of(70).ld128);
        assert!(!of(62).cas16 && of(70).cas16);
        assert!(!of(80).cas128 && of(90).cas128);
        assert!(!of(90).wide_vectors && of(100).wide_vectors);
        assert!(of(80).cvt_to_bf16 && !of(75).cvt_to_bf16);
        assert!(of(60).half_atomic_add(Scalar::F16, true));
        assert!(!of(60).half_atomic_add(Scalar::F16, false));
    }
}
