//! Invariants of flags: what an instruction carries, given that its types are right.

use super::{Checker, Violation};
use crate::entity::Inst;
use crate::op::{
    Arg, Args, AtomicOp, CacheOp, ConvertFlags, FloatFlags, IntFlags, MathFn, MathTier, MemFlags,
    OpDesc, Order, Payload, Relation, Rounding, Scope, SwitchData, Word,
};
use crate::types::{Scalar, Space, Type};
use rustc_hash::FxHashSet;

/// Base-2 logarithm of the largest alignment that an address may be known to have.
const MAX_ALIGN_LOG2: u8 = 31;

impl Checker<'_> {
    pub(super) fn check_flags(&self, inst: Inst) {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        let row = data.opcode.desc();
        // The controlling type; `i1` where there is none and the flags do not depend on it.
        let ty = dfg.controlling_type(inst).unwrap_or(crate::types::I1);
        self.check_promises(inst, row, data.payload.promises());
        match data.payload {
            Payload::Float(flags) => self.check_float(inst, row, ty, flags),
            Payload::FloatCond(_, ftz) | Payload::Integral(_, ftz) => {
                self.check_ftz(inst, row, ftz, &[ty]);
            }
            Payload::Math(function, tier, ftz) => {
                self.check_math(inst, function, tier, ty);
                self.check_ftz(inst, row, ftz, &[ty]);
            }
            Payload::Convert(flags) => self.check_convert(inst, row, ty, flags),
            Payload::Scale(scale, ..) if scale != 1 && dfg.args(inst).len() == 1 => {
                self.report_inst(inst, Violation::ScaleWithoutIndex { scale });
            }
            Payload::Mem(flags) => self.check_access(inst, row, ty, flags),
            Payload::Atomic(op, flags) => {
                self.check_atomic(inst, op, ty);
                self.check_access(inst, row, ty, flags);
            }
            Payload::Fence(order, _) if matches!(order, Order::Weak | Order::Relaxed) => {
                self.report_inst(inst, Violation::MemoryOrder { opcode: data.opcode, order });
            }
            Payload::Bulk(flags) => {
                self.check_bulk(inst, flags.volatile);
                for align in [flags.dst_align_log2, flags.src_align_log2] {
                    self.check_alignment(inst, align, 1);
                }
            }
            Payload::Align(align) => self.check_alignment(inst, align, 1),
            Payload::Lane(lane) => self.check_lane(inst, lane, ty.lanes()),
            Payload::Shuffle(lanes) => {
                let from = dfg.args(inst).first().map_or(0, |&arg| dfg.ty(arg).lanes());
                for lane in lanes.into_iter().take(ty.lanes() as usize) {
                    self.check_lane(inst, lane, 2 * from);
                }
                if lanes.into_iter().skip(ty.lanes() as usize).any(|lane| lane != 0) {
                    let lanes = ty.lanes();
                    self.report_inst(inst, Violation::LaneRange { lane: lanes as u8, lanes });
                }
            }
            Payload::Switch(table) => self.check_cases(inst, ty, dfg.switch(table)),
            _ => {}
        }
    }

    fn check_promises(&self, inst: Inst, row: &OpDesc, promises: IntFlags) {
        for promise in promises.iter().filter(|&promise| !row.promises.has(promise)) {
            let opcode = self.func.dfg.opcode(inst);
            let known: Vec<_> = row.promises.iter().map(|known| format!("`{known}`")).collect();
            let takes =
                if known.is_empty() { "no promise".to_owned() } else { known.join(" and ") };
            self.report_inst(inst, Violation::Promise { opcode, promise, takes });
        }
    }

    fn check_lane(&self, inst: Inst, lane: u8, lanes: u32) {
        if u32::from(lane) >= lanes {
            self.report_inst(inst, Violation::LaneRange { lane, lanes });
        }
    }

    fn check_cases(&self, inst: Inst, ty: Type, switch: &SwitchData) {
        let mut seen = FxHashSet::default();
        for &value in &switch.cases {
            if value >> ty.bits() != 0 {
                self.report_inst(inst, Violation::CaseRange { value, ty });
            } else if !seen.insert(value) {
                self.report_inst(inst, Violation::DuplicateCase { value });
            }
        }
    }

    // ---- floats ----

    fn check_float(&self, inst: Inst, row: &OpDesc, ty: Type, flags: FloatFlags) {
        let opcode = self.func.dfg.opcode(inst);
        let rules = row.float;
        let rounding = flags.rounding.word();
        let elem = ty.elem();
        let is_approximate = flags.approx || !rules.rounds;
        let is_gross = rules.gross && is_approximate && flags.ftz && elem == Some(Scalar::F64);
        if !is_gross {
            self.check_ftz(inst, row, flags.ftz, &[ty]);
        }
        let refused = [
            (rounding, flags.rounding != Rounding::Rn && !rules.rounds),
            ("approx", flags.approx && !rules.approx),
            ("contract", flags.contract && !rules.contracts),
            ("normal", flags.normal && !rules.normal),
        ];
        for (flag, _) in refused.into_iter().filter(|flag| flag.1) {
            self.report_inst(inst, Violation::FloatFlag { opcode, flag });
        }
        if !rules.rounds {
            // What is approximate by itself is so for each of its types.
            return;
        }
        if flags.approx && rules.approx && elem != Some(Scalar::F32) && !is_gross {
            let violation = Violation::FloatFlagType { flag: "approx", rule: "for f32", ty };
            self.report_inst(inst, violation);
        }
        if flags.normal && rules.normal && elem.and_then(FloatFlags::normal_bounds).is_none() {
            let violation =
                Violation::FloatFlagType { flag: "normal", rule: "for f32 and f64", ty };
            self.report_inst(inst, violation);
        }
        if flags.normal && (flags.approx || flags.rounding != Rounding::Rn) {
            let reason = "`normal` is of results that are rounded to nearest";
            self.report_inst(inst, Violation::Rounding { reason });
        }
        if flags.rounding == Rounding::Rn {
            return;
        }
        if flags.approx {
            self.report_inst(inst, Violation::Rounding { reason: "the result is approximate" });
        } else if !matches!(ty.elem(), Some(Scalar::F32 | Scalar::F64)) {
            let rule = "for f32 and f64";
            self.report_inst(inst, Violation::FloatFlagType { flag: rounding, rule, ty });
        }
    }

    /// Checks `ftz` of an operation on values of these types.
    fn check_ftz(&self, inst: Inst, row: &OpDesc, ftz: bool, types: &[Type]) {
        if !ftz {
            return;
        }
        let opcode = self.func.dfg.opcode(inst);
        if !row.float.ftz {
            self.report_inst(inst, Violation::FloatFlag { opcode, flag: "ftz" });
        } else if types.iter().all(|ty| ty.elem() != Some(Scalar::F32)) {
            let (rule, ty) = ("for f32", types[0]);
            self.report_inst(inst, Violation::FloatFlagType { flag: "ftz", rule, ty });
        }
    }

    /// Checks that the library has the function, of this type and tier.
    fn check_math(&self, inst: Inst, function: MathFn, tier: MathTier, ty: Type) {
        let (want, found) = (function.operands(), self.func.dfg.args(inst).len());
        if want != found {
            self.report_inst(inst, Violation::MathOperands { function, want, found });
        }
        let Some(scalar) = ty.elem() else { return };
        if crate::math::routine(function, tier, scalar).is_none() {
            let nearest = crate::math::nearest(function, tier, scalar);
            self.report_inst(inst, Violation::MathTier { function, tier, ty, nearest });
        }
    }

    fn check_convert(&self, inst: Inst, row: &OpDesc, to: Type, flags: ConvertFlags) {
        let dfg = &self.func.dfg;
        let opcode = dfg.opcode(inst);
        let from = dfg.args(inst).first().map_or(to, |&arg| dfg.ty(arg));
        self.check_ftz(inst, row, flags.ftz, &[to, from]);
        if flags.sat && !row.float.sat {
            self.report_inst(inst, Violation::FloatFlag { opcode, flag: "sat" });
        }
        let exact = row.relation == Relation::Changes && is_exact(from.elem(), to.elem());
        if exact && flags.rounding != Rounding::Rn {
            self.report_inst(inst, Violation::Rounding { reason: "the result is exact" });
        }
    }

    // ---- memory ----

    /// The space that the address of an access points into.
    fn space(&self, inst: Inst, row: &OpDesc) -> Option<Space> {
        let Args::Fixed(args) = row.args else { return None };
        let dfg = &self.func.dfg;
        let index = args.iter().position(|&arg| arg == Arg::Ptr)?;
        dfg.ty(*dfg.args(inst).get(index)?).space()
    }

    fn check_access(&self, inst: Inst, row: &OpDesc, ty: Type, flags: MemFlags) {
        let opcode = self.func.dfg.opcode(inst);
        let (reads, writes) = (row.effects.reads, row.effects.writes);
        let Some(space) = self.space(inst, row) else { return };
        if writes && space.is_read_only() {
            self.report_inst(inst, Violation::ReadOnly { space });
        }
        if !has_order(reads, writes, flags.order) {
            let order = flags.order;
            self.report_inst(inst, Violation::MemoryOrder { opcode, order });
        }
        let weak = flags.order == Order::Weak;
        if weak && flags.scope != Scope::Gpu {
            self.report_inst(inst, Violation::ScopeOfWeak);
        }
        if !weak && !matches!(space, Space::Generic | Space::Global | Space::Shared) {
            self.report_inst(inst, Violation::OrderSpace { space });
        }
        if flags.volatile && (!weak || space.is_read_only()) {
            self.report_inst(inst, Violation::Volatile);
        }
        let least = match (weak, reads && writes) {
            (true, _) => 1,
            (false, true) => ty.bytes(),
            (false, false) => ty.lane().bytes(),
        };
        self.check_alignment(inst, flags.align_log2, least);
        let plain = weak && !flags.volatile;
        let global = matches!(space, Space::Generic | Space::Global);
        if flags.nc && !(reads && !writes && plain && global) {
            self.report_inst(inst, Violation::NonCoherent);
        }
        if let Some(cache) = flags.cache
            && let Some(reason) = cache_fault(cache, flags, writes, plain, space)
        {
            self.report_inst(inst, Violation::Cache { cache, reason });
        }
        if flags.evict.is_some() {
            if reads && writes {
                self.report_inst(inst, Violation::Evict { reason: "the access is atomic" });
            } else if flags.volatile || !global {
                let reason = "the access is volatile, or not to global or generic memory";
                self.report_inst(inst, Violation::Evict { reason });
            }
        }
    }

    fn check_alignment(&self, inst: Inst, align_log2: u8, least: u32) {
        if align_log2 > MAX_ALIGN_LOG2 || 1 << align_log2 < least {
            let found = 1u64.checked_shl(align_log2.into()).unwrap_or(u64::MAX);
            let most = 1 << MAX_ALIGN_LOG2;
            self.report_inst(inst, Violation::Alignment { found, least, most });
        }
    }

    fn check_atomic(&self, inst: Inst, op: AtomicOp, ty: Type) {
        if !op.types().contains(ty) {
            let wanted = op.types().describe();
            self.report_inst(inst, Violation::AtomicType { op, ty, wanted });
        }
    }

    /// Checks a copy or a fill: the first operand is written, the second, if an address, read.
    fn check_bulk(&self, inst: Inst, volatile: bool) {
        let dfg = &self.func.dfg;
        let spaces = dfg.args(inst).iter().map(|&arg| dfg.ty(arg).space());
        for (i, space) in spaces.enumerate() {
            match space {
                Some(space) if i == 0 && space.is_read_only() => {
                    self.report_inst(inst, Violation::ReadOnly { space });
                }
                Some(space) if volatile && space.is_read_only() => {
                    self.report_inst(inst, Violation::Volatile);
                }
                _ => {}
            }
        }
    }
}

/// Whether an access that reads and writes as said can have the order.
fn has_order(reads: bool, writes: bool, order: Order) -> bool {
    match order {
        Order::Weak => !(reads && writes),
        Order::Relaxed | Order::SeqCst => true,
        Order::Acquire => reads,
        Order::Release => writes,
        Order::AcqRel => reads && writes,
    }
}

/// Why an access cannot have the cache operator.
fn cache_fault(
    cache: CacheOp,
    flags: MemFlags,
    writes: bool,
    plain: bool,
    space: Space,
) -> Option<&'static str> {
    use CacheOp::{Ca, Cg, Cs, Cv, Lu, Wb, Wt};
    if !plain {
        Some("only weak accesses that are not volatile can have one")
    } else if flags.evict.is_some() {
        Some("there already is an eviction hint")
    } else if !matches!(space, Space::Generic | Space::Global | Space::Local) {
        Some("only generic, global and local memory is cached so")
    } else {
        match (cache, writes) {
            (Ca | Lu | Cv, true) => Some("it is for loads"),
            (Wb | Wt, false) => Some("it is for stores"),
            (Lu | Cv, false) if flags.nc => Some("the load is `nc`"),
            (Ca | Cg | Cs | Lu | Cv | Wb | Wt, _) => None,
        }
    }
}

/// Whether every value of float type `from` is one of `to`.
fn is_exact(from: Option<Scalar>, to: Option<Scalar>) -> bool {
    use Scalar::{BF16, F16, F32, F64};
    matches!((from, to), (Some(F16 | BF16), Some(F32 | F64)) | (Some(F32), Some(F64)))
}
