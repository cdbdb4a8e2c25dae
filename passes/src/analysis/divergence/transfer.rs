//! The form of a result from the forms of the operands.
//!
//! What each operation does to uniformity is the `transfer` column of its row. On top of that, the
//! linear operations keep strides; the proofs that they hold are short. All equations are modulo
//! 2^n, so sums, differences and products with a constant need none. An extension needs an exact
//! operand; exactness comes from `tid` (below 1024), from uniform values (trivially), from no-wrap
//! promises (where one is broken the result is poison, of which nothing is claimed), and from
//! extensions.

use super::form::{AffineForm, CtaShape, Group, INDICES};
use crate::analysis::summary::Summaries;
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntFlags, MatchMode, Opcode, Payload, ShflMode, SpecialReg, Transfer, Variation};
use irc_ir::types::{Scalar, Space, Type};
use irc_ptx::isa;

/// How many values above an operand are looked at.
const MOST_STEPS: usize = 64;

/// What transfer reads besides the forms of operands.
#[derive(Copy, Clone)]
pub(super) struct Evaluator<'a> {
    pub func: &'a Function,
    pub shape: CtaShape,
    pub summaries: Option<&'a Summaries>,
}

impl Evaluator<'_> {
    /// The form of the results of an instruction. `control` is the group whose threads run it all
    /// or none.
    pub fn evaluate(
        self,
        inst: Inst,
        control: Group,
        form: impl Fn(Value) -> AffineForm,
    ) -> AffineForm {
        let data = self.func.dfg.inst(inst);
        match data.opcode.desc().transfer {
            Transfer::Join => self.join(inst, form),
            Transfer::Uniform => AffineForm::UNIFORM,
            Transfer::Special => match data.payload {
                Payload::Special(reg) => self.special(reg),
                _ => AffineForm::DIVERGENT,
            },
            Transfer::Load => self.load(inst, form),
            Transfer::Warp => self.warp(inst, control, form),
            Transfer::Shuffle => self.shuffle(inst, control, form),
            Transfer::Match => match data.payload {
                Payload::Match(MatchMode::All) => self.warp(inst, control, form),
                _ => AffineForm::DIVERGENT,
            },
            Transfer::Callee => match (data.payload, self.summaries) {
                (Payload::Func(callee), Some(summaries)) => {
                    let args = self.operands(inst, form);
                    let callee = summaries.func(callee);
                    AffineForm::uniform(callee.result.max(args).min(callee.result_of_any))
                }
                _ => AffineForm::DIVERGENT,
            },
            Transfer::Row => self.row(inst, control, form),
            Transfer::Frame if self.func.is_kernel() => AffineForm::UNIFORM,
            Transfer::Frame | Transfer::Divergent => AffineForm::DIVERGENT,
        }
    }

    /// The group for which all operands are the same.
    fn operands(self, inst: Inst, form: impl Fn(Value) -> AffineForm) -> Group {
        let args = self.func.dfg.args(inst).iter();
        args.map(|&arg| self.shape.group(form(arg))).max().unwrap_or(Group::Grid)
    }

    fn special(self, reg: SpecialReg) -> AffineForm {
        match reg.variation() {
            Variation::Grid => AffineForm::UNIFORM,
            Variation::Cta => AffineForm::uniform(Group::Cta),
            Variation::Tid(d) if self.shape.ntid(d) == Some(1) => AffineForm::UNIFORM,
            Variation::Tid(d) => AffineForm::tid(d),
            Variation::Lane if (0..3).all(|d| self.shape.ntid(d) == Some(1)) => AffineForm::UNIFORM,
            Variation::Lane => AffineForm::LANE,
            Variation::Divergent | Variation::Volatile => AffineForm::DIVERGENT,
        }
    }

    /// Memory that no store may change holds the same for all who read the same address. The
    /// parameters of a kernel are that; those of a device function belong to each thread. So is
    /// what lies behind a parameter of a kernel that promises `readonly`: nobody writes it while
    /// the kernel runs. (That of a device function is for one call of one thread.)
    fn load(self, inst: Inst, form: impl Fn(Value) -> AffineForm) -> AffineForm {
        let dfg = &self.func.dfg;
        let Payload::Mem(flags) = dfg.inst(inst).payload else {
            return AffineForm::DIVERGENT;
        };
        let address = dfg.args(inst)[0];
        let constant = match dfg.ty(address) {
            _ if flags.is_strong() => false,
            Type::Ptr(Space::Const) => true,
            Type::Ptr(Space::Param) => self.func.is_kernel(),
            Type::Ptr(Space::Global | Space::Generic) => {
                flags.nc || self.is_behind_readonly(address)
            }
            _ => false,
        };
        if constant {
            AffineForm::uniform(self.shape.group(form(address)))
        } else {
            AffineForm::DIVERGENT
        }
    }

    /// Whether an address is that of a parameter of a kernel that is `readonly`, with something
    /// added to it.
    fn is_behind_readonly(self, mut address: Value) -> bool {
        let dfg = &self.func.dfg;
        for _ in 0..MOST_STEPS {
            match dfg.def(address) {
                ValueDef::Param(block, index) => {
                    let is_entry = self.func.layout.entry() == Some(block);
                    let params = &self.func.signature.params;
                    let param = params.get(index as usize).filter(|_| is_entry);
                    return self.func.is_kernel() && param.is_some_and(|p| p.attrs.readonly);
                }
                ValueDef::Result(inst, _) => match dfg.opcode(inst) {
                    Opcode::Ptradd | Opcode::Addrcast => address = dfg.args(inst)[0],
                    _ => return false,
                },
                ValueDef::Const(_) => return false,
            }
        }
        false
    }

    /// Whether a value may be poison, as far as that is seen in `budget` values above it.
    fn may_be_poison(self, value: Value, budget: &mut usize) -> bool {
        let dfg = &self.func.dfg;
        let Some(left) = budget.checked_sub(1) else { return true };
        *budget = left;
        match dfg.def(value) {
            ValueDef::Const(_) => dfg.as_bits(value).is_none(),
            // The host passes bits.
            ValueDef::Param(block, _) => {
                !(self.func.is_kernel() && self.func.layout.entry() == Some(block))
            }
            ValueDef::Result(inst, _) => {
                dfg.may_make_poison(inst)
                    || dfg.args(inst).iter().any(|&arg| self.may_be_poison(arg, budget))
            }
        }
    }

    /// Threads that shuffle together get the same value if they read the same lane of whole warps:
    /// the one that an operand names, in no segments and without a bound above it. And whatever
    /// lane they read, if it has the same for all.
    fn shuffle(self, inst: Inst, control: Group, form: impl Fn(Value) -> AffineForm) -> AffineForm {
        let dfg = &self.func.dfg;
        let (&[value, lane, clamp, _], Payload::Shfl(mode)) =
            (dfg.args(inst), dfg.inst(inst).payload)
        else {
            return AffineForm::DIVERGENT;
        };
        let is_uniform = |value: Value| self.shape.group(form(value)) <= Group::Warp;
        let same_lane = mode == ShflMode::Idx && self.is_whole_warp(clamp) && is_uniform(lane);
        match same_lane || (is_uniform(value) && is_uniform(lane) && is_uniform(clamp)) {
            true => self.warp(inst, control, form),
            false => AffineForm::DIVERGENT,
        }
    }

    /// Whether the third operand of a shuffle lets it read any lane of the warp.
    fn is_whole_warp(self, clamp: Value) -> bool {
        self.func.dfg.as_bits(clamp).is_some_and(|bits| bits & 0x1f1f == 0x1f)
    }

    /// The form of the results behind the first, whose form is known.
    pub fn rest(self, inst: Inst, first: AffineForm) -> AffineForm {
        let dfg = &self.func.dfg;
        match (dfg.inst(inst).payload, dfg.args(inst)) {
            // Whether the lane is in range, which it may be for some though all read one value.
            (Payload::Shfl(mode), &[_, _, clamp, _])
                if mode != ShflMode::Idx || !self.is_whole_warp(clamp) =>
            {
                AffineForm::DIVERGENT
            }
            _ => AffineForm::uniform(self.shape.group(first)),
        }
    }

    /// What the threads of a warp find together is the same for them if they name the same lanes
    /// (the last operand) and meet: a thread that skips an instance might meet others at the next.
    fn warp(self, inst: Inst, control: Group, form: impl Fn(Value) -> AffineForm) -> AffineForm {
        let lanes = self.func.dfg.args(inst).last().map_or(AffineForm::UNIFORM, |&arg| form(arg));
        if self.shape.group(lanes).max(control) <= Group::Warp {
            AffineForm::uniform(Group::Warp)
        } else {
            AffineForm::DIVERGENT
        }
    }

    /// A row of the ISA table. What it computes from its operands alone is as uniform as they are;
    /// for what a warp finds together the last operand names the lanes, if the row is alone and
    /// under no guard, and a barrier must be the same one for all.
    fn row(self, inst: Inst, control: Group, form: impl Fn(Value) -> AffineForm) -> AffineForm {
        let dfg = &self.func.dfg;
        let Some(code) = dfg.ptx_code(inst) else {
            return AffineForm::DIVERGENT;
        };
        let effects = code.effects();
        let operands = self.operands(inst, &form);
        match code.divergence() {
            isa::Divergence::Join if effects.is_pure() && !code.is_convergent() => {
                AffineForm::uniform(operands)
            }
            isa::Divergence::Uniform
                if code.row_inst().is_some_and(|row| row.guard.is_none())
                    && !dfg.args(inst).is_empty()
                    && (!effects.orders || operands <= Group::Warp) =>
            {
                self.warp(inst, control, form)
            }
            _ => AffineForm::DIVERGENT,
        }
    }

    /// Uniform where all operands are; more for linear operations on operands with strides.
    fn join(self, inst: Inst, form: impl Fn(Value) -> AffineForm) -> AffineForm {
        let dfg = &self.func.dfg;
        let (mut group, mut base, mut strided) = (Group::Grid, Group::Grid, false);
        let opcode = dfg.opcode(inst);
        if self.is_absorbed(inst) {
            return AffineForm::UNIFORM;
        }
        let has_rules = matches!(
            opcode,
            Opcode::Select | Opcode::Lshr | Opcode::Udiv | Opcode::And | Opcode::Urem
        );
        for &arg in dfg.args(inst) {
            let form = form(arg);
            // Most values are divergent, and so is what is computed from them.
            if form.base() == Group::Thread && !has_rules {
                return AffineForm::DIVERGENT;
            }
            group = group.max(self.shape.group(form));
            base = base.max(form.base());
            strided |= form.has_strides();
        }
        match opcode {
            // A poison operand may freeze to one value in one thread and another in the next.
            Opcode::Freeze => {
                let operand = dfg.args(inst)[0];
                return match self.may_be_poison(operand, &mut MOST_STEPS.clone()) {
                    true => AffineForm::DIVERGENT,
                    false => form(operand),
                };
            }
            Opcode::Select => {
                let [_, yes, no] = *dfg.args(inst) else { return AffineForm::DIVERGENT };
                if yes == no {
                    return form(yes);
                }
                if let Some(bits) = dfg.as_bits(dfg.args(inst)[0]) {
                    return form(if bits != 0 { yes } else { no });
                }
            }
            // The linear index has no form, as it has factors that are not known.
            Opcode::Lshr | Opcode::Udiv if group == Group::Thread => {
                if let Some(form) = self.warp_index(inst, &form) {
                    return form;
                }
            }
            Opcode::And | Opcode::Urem if group == Group::Thread => {
                if let Some(form) = self.lane_or_warp(inst, &form) {
                    return form;
                }
            }
            _ => {}
        }
        if strided && base < Group::Thread {
            return self.linear(inst, base, &form).unwrap_or(AffineForm::uniform(group));
        }
        AffineForm::uniform(group)
    }

    /// The form of a linear operation whose operands, at least one of them with strides, have bases
    /// that are the same for a group; `None` for other operations.
    fn linear(
        self,
        inst: Inst,
        base: Group,
        form: impl Fn(Value) -> AffineForm,
    ) -> Option<AffineForm> {
        let dfg = &self.func.dfg;
        let args = dfg.args(inst);
        let ty = dfg.ty(dfg.first_result(inst)?);
        if !matches!(ty, Type::Scalar(s) if s.is_int() && s != Scalar::I1) && !ty.is_ptr() {
            return None;
        }
        let flags = match dfg.inst(inst).payload {
            Payload::IntFlags(flags) => flags,
            _ => IntFlags::default(),
        };
        let combine = |y: i64, flags: IntFlags| {
            let (a, b) = (form(args[0]), form(args[1]));
            let strides = sum(a.strides().map(i64::from), b.strides().map(|s| i64::from(s) * y));
            let signed = a.is_signed_exact() && b.is_signed_exact() && flags.nsw;
            let unsigned = a.is_unsigned_exact() && b.is_unsigned_exact() && flags.nuw;
            Some(AffineForm::strided(base, strides, signed, unsigned))
        };
        match dfg.opcode(inst) {
            Opcode::Add => combine(1, flags),
            Opcode::Sub => combine(-1, flags),
            Opcode::Mul => {
                let (x, factor) = self.split_constant(args)?;
                Some(scaled(form(x), factor, flags.nsw, flags.nuw && factor >= 0))
            }
            Opcode::Shl => {
                let amount = self.constant(args[1]).filter(|amount| (0..31).contains(amount))?;
                Some(scaled(form(args[0]), 1 << amount, flags.nsw, flags.nuw))
            }
            // The product cannot wrap in twice the width.
            Opcode::Smulw => {
                let (x, factor) = self.split_constant(args)?;
                let x = Some(form(x)).filter(|x| x.is_signed_exact())?;
                Some(scaled(x, factor, true, false))
            }
            // With a factor below half of its range, the product is also below half of its.
            Opcode::Umulw => {
                let (x, factor) = self.split_constant(args).filter(|&(_, factor)| factor >= 0)?;
                let x = Some(form(x)).filter(|x| x.is_unsigned_exact())?;
                Some(AffineForm::strided(base, product(x.strides(), factor)?, true, true))
            }
            Opcode::Sext | Opcode::Zext => {
                let is_signed = dfg.opcode(inst) == Opcode::Sext || flags.nneg;
                extended(base, form(args[0]), is_signed, dfg.opcode(inst) == Opcode::Zext)
            }
            Opcode::Trunc => Some(scaled(form(args[0]), 1, flags.nsw, flags.nuw)),
            Opcode::Ptrtoint | Opcode::Inttoptr | Opcode::Addrcast | Opcode::InRange => {
                Some(form(args[0]))
            }
            // A sum that wraps in no way.
            Opcode::Or if flags.disjoint => combine(1, IntFlags::no_wrap(true, true)),
            Opcode::Ptradd => self.ptradd(inst, base, form),
            Opcode::Select => {
                let (cond, yes, no) = (form(args[0]), form(args[1]), form(args[2]));
                let cond = self.shape.group(cond);
                Some(self.shape.join(yes, no).raised(cond))
            }
            Opcode::Lshr | Opcode::Ashr | Opcode::Udiv | Opcode::Sdiv => {
                self.warp_index(inst, &form)
            }
            _ => None,
        }
    }

    /// Base + index * scale: 64 bits, so the index must be exact if it has to be extended.
    fn ptradd(
        self,
        inst: Inst,
        base: Group,
        form: impl Fn(Value) -> AffineForm,
    ) -> Option<AffineForm> {
        let dfg = &self.func.dfg;
        let (&[pointer, index], Payload::Scale(scale, ..)) =
            (dfg.args(inst), &dfg.inst(inst).payload)
        else {
            return Some(scaled(form(dfg.args(inst)[0]), 1, false, false));
        };
        let (pointer, step) = (form(pointer), form(index));
        if dfg.ty(index).bits() < 64 && !step.is_signed_exact() {
            return None;
        }
        let steps = step.strides().map(|s| i64::from(s) * i64::from(*scale));
        let strides = sum(pointer.strides().map(i64::from), steps);
        Some(AffineForm::strided(base, strides, false, false))
    }

    /// `tid.x` divided by a multiple of 32 is the index of the warp in its row, and the linear
    /// index of the thread by 32 that of the warp in its CTA. Rows may be counted over many CTAs.
    fn warp_index(self, inst: Inst, form: impl Fn(Value) -> AffineForm) -> Option<AffineForm> {
        let dfg = &self.func.dfg;
        let &[x, by] = dfg.args(inst) else { return None };
        let linear = self.is_linear_index(x);
        if !linear && !self.is_row_index(x, form) {
            return None;
        }
        let by = self.constant(by)?;
        let whole_warps = match dfg.opcode(inst) {
            // Behind a multiple of 32 only numbers of whole warps leave warps whole.
            Opcode::Udiv => by > 0 && by % 32 == 0,
            Opcode::Sdiv => by > 0 && by % 32 == 0 && self.special_of(x).is_some(),
            _ => by >= 5,
        };
        let in_warps = linear || self.shape.warps_are_rows();
        (whole_warps && in_warps).then_some(AffineForm::uniform(Group::Warp))
    }

    /// Of an index whose warps are whole: its low five bits are the lane, the others are the same
    /// in the warp.
    fn lane_or_warp(self, inst: Inst, form: impl Fn(Value) -> AffineForm) -> Option<AffineForm> {
        let dfg = &self.func.dfg;
        let (x, by) = self.split_constant(dfg.args(inst))?;
        let is_and = dfg.opcode(inst) == Opcode::And;
        let is_lane = if is_and { by == 31 } else { by == 32 && x == dfg.args(inst)[0] };
        let is_warp = is_and && by % 32 == 0;
        let of_warps = || {
            self.is_linear_index(x) || (self.shape.warps_are_rows() && self.is_row_index(x, &form))
        };
        match (is_lane, is_warp) {
            (true, _) if of_warps() => Some(AffineForm::LANE),
            (_, true) if of_warps() => Some(AffineForm::uniform(Group::Warp)),
            _ => None,
        }
    }

    /// Whether a constant operand decides the result, whatever the other is.
    fn is_absorbed(self, inst: Inst) -> bool {
        let dfg = &self.func.dfg;
        let &[x, y] = dfg.args(inst) else { return false };
        let is = |value: Value, wanted: i128| dfg.as_signed(value) == Some(wanted);
        match dfg.opcode(inst) {
            Opcode::And | Opcode::Mul | Opcode::Umin => is(x, 0) || is(y, 0),
            Opcode::Or | Opcode::Umax => is(x, -1) || is(y, -1),
            Opcode::Urem => is(y, 1),
            Opcode::Sub | Opcode::Xor => x == y,
            _ => false,
        }
    }

    /// Whether a value is `tid.x`, or `a * b + tid.x` where the product is the same for the threads
    /// of a warp and, by one factor, a multiple of 32: rows of many CTAs, one behind the other. The
    /// sum may wrap, as that keeps multiples of 32.
    fn is_row_index(self, value: Value, form: impl Fn(Value) -> AffineForm) -> bool {
        if self.special_of(value) == Some(SpecialReg::TidX) {
            return true;
        }
        let is_tid = |value: Value| self.special_of(value) == Some(SpecialReg::TidX);
        let is_before = |value: Value| {
            let dfg = &self.func.dfg;
            let product = dfg.def_inst(value).filter(|&inst| dfg.opcode(inst) == Opcode::Mul);
            product.is_some_and(|inst| {
                let factors = dfg.args(inst).iter();
                let whole = |&factor: &Value| self.constant(factor).is_some_and(|n| n % 32 == 0);
                factors.clone().any(whole) && self.shape.group(form(value)) <= Group::Warp
            })
        };
        let ways = self.operands_of(value, Opcode::Add);
        ways.into_iter().flatten().any(|(x, y)| is_tid(y) && is_before(x))
    }

    /// The operands of an operation of two in both orders, if a value is the result of one.
    fn operands_of(self, value: Value, opcode: Opcode) -> Option<[(Value, Value); 2]> {
        let dfg = &self.func.dfg;
        let inst = dfg.def_inst(value).filter(|&inst| dfg.opcode(inst) == opcode)?;
        <[Value; 2]>::try_from(dfg.args(inst)).ok().map(|[x, y]| [(x, y), (y, x)])
    }

    /// The special register that a value was read from.
    fn special_of(self, value: Value) -> Option<SpecialReg> {
        match self.func.dfg.inst(self.func.dfg.def_inst(value)?).payload {
            Payload::Special(reg) => Some(reg),
            _ => None,
        }
    }

    /// Whether a value is `(tid.z * ntid.y + tid.y) * ntid.x + tid.x`, with the operands of sums
    /// and products in any order.
    fn is_linear_index(self, value: Value) -> bool {
        use SpecialReg as R;
        self.is_sum(value, R::TidX, R::NtidX, |row| {
            self.is_sum(row, R::TidY, R::NtidY, |plane| self.special_of(plane) == Some(R::TidZ))
        })
    }

    /// Whether a value is `x * factor + add` of two registers and an `x` that `is_right`.
    fn is_sum(
        self,
        value: Value,
        add: SpecialReg,
        factor: SpecialReg,
        is_right: impl Fn(Value) -> bool,
    ) -> bool {
        let is_reg = |value: Value, reg: SpecialReg| self.special_of(value) == Some(reg);
        let is_product = |value: Value| {
            let ways = self.operands_of(value, Opcode::Mul);
            ways.into_iter().flatten().any(|(x, y)| is_reg(y, factor) && is_right(x))
        };
        let ways = self.operands_of(value, Opcode::Add);
        ways.into_iter().flatten().any(|(x, y)| is_reg(y, add) && is_product(x))
    }

    /// The operand of two that is not a constant, and the one that is.
    fn split_constant(self, args: &[Value]) -> Option<(Value, i64)> {
        let &[x, y] = args else { return None };
        match self.constant(y) {
            Some(factor) => Some((x, factor)),
            None => Some((y, self.constant(x)?)),
        }
    }

    /// The number that a value is, read as signed: a constant, or a size of the CTA that is known.
    fn constant(self, value: Value) -> Option<i64> {
        let dfg = &self.func.dfg;
        if let Some(number) = dfg.as_signed(value) {
            return i64::try_from(number).ok();
        }
        let reg = match dfg.inst(dfg.def_inst(value)?).payload {
            Payload::Special(reg) => reg,
            _ => return None,
        };
        let dimension = match reg {
            SpecialReg::NtidX => 0,
            SpecialReg::NtidY => 1,
            SpecialReg::NtidZ => 2,
            _ => return None,
        };
        self.shape.ntid(dimension).map(i64::from)
    }
}

/// An extended number: of one that is not negative, both ways to extend it are the same.
fn extended(base: Group, x: AffineForm, is_signed: bool, is_unsigned: bool) -> Option<AffineForm> {
    let strides = x.strides().map(i64::from);
    if is_unsigned && x.is_unsigned_exact() {
        return Some(AffineForm::strided(base, strides, true, true));
    }
    (is_signed && x.is_signed_exact()).then(|| AffineForm::strided(base, strides, true, false))
}

/// A form times a constant, exact where it was and the promise holds.
fn scaled(x: AffineForm, factor: i64, nsw: bool, nuw: bool) -> AffineForm {
    let Some(strides) = product(x.strides(), factor) else {
        return AffineForm::DIVERGENT;
    };
    let (signed, unsigned) = (x.is_signed_exact() && nsw, x.is_unsigned_exact() && nuw);
    AffineForm::strided(x.base(), strides, signed, unsigned)
}

fn product(strides: [i32; INDICES], factor: i64) -> Option<[i64; INDICES]> {
    let mut out = [0; INDICES];
    for (out, stride) in out.iter_mut().zip(strides) {
        *out = i64::from(stride).checked_mul(factor)?;
    }
    Some(out)
}

/// The sum of strides; none of them is above 2^63 / 2, products of 32-bit numbers included.
fn sum(a: [i64; INDICES], b: [i64; INDICES]) -> [i64; INDICES] {
    std::array::from_fn(|i| a[i].saturating_add(b[i]))
}
