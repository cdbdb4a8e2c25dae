//! The lattice: how a value varies between threads.

use irc_ir::function::Function;
use std::fmt;

/// A group of threads, from the largest to the smallest.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// All threads of the launch.
    Grid,
    /// The threads of a CTA.
    Cta,
    /// The threads of a warp: 32 with consecutive linear indices.
    Warp,
    /// A thread by itself.
    Thread,
}

impl Group {
    /// Every group, the largest first.
    pub const ALL: [Group; 4] = [Group::Grid, Group::Cta, Group::Warp, Group::Thread];

    /// The word that annotations use.
    pub const fn word(self) -> &'static str {
        match self {
            Group::Grid => "grid",
            Group::Cta => "cta",
            Group::Warp => "warp",
            Group::Thread => "thread",
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The indices of a thread that forms have strides of: `tid.x`, `tid.y`, `tid.z` and `laneid`.
pub const INDICES: usize = 4;

/// How a value varies between threads: `U + sx*tid.x + sy*tid.y + sz*tid.z + sl*laneid`, where `U`
/// is the same for all threads of a [`Group`], or anything (the group of one thread).
///
/// For a value of `n` bits the equation holds modulo 2^n. If it is *signed* (*unsigned*) *exact*,
/// it also holds between the integers, for the value read as a signed (unsigned) number: no thread
/// of the group wraps, so the form survives an extension.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineForm {
    base: Group,
    signed: bool,
    unsigned: bool,
    strides: [i32; INDICES],
}

impl AffineForm {
    /// The same for all threads of the grid.
    pub const UNIFORM: AffineForm = AffineForm::uniform(Group::Grid);
    /// Nothing is known.
    pub const DIVERGENT: AffineForm = AffineForm::uniform(Group::Thread);

    /// The same for all threads of a group.
    pub const fn uniform(base: Group) -> AffineForm {
        AffineForm { base, signed: true, unsigned: true, strides: [0; INDICES] }
    }

    /// `tid` in a dimension (0 = x, 1 = y, 2 = z).
    pub fn tid(dimension: u8) -> AffineForm {
        let mut strides = [0; INDICES];
        strides[usize::from(dimension)] = 1;
        AffineForm { strides, ..AffineForm::UNIFORM }
    }

    /// The index of the lane in its warp.
    pub const LANE: AffineForm = AffineForm { strides: [0, 0, 0, 1], ..AffineForm::UNIFORM };

    /// A sum of strides over a base, as far as the strides fit; exact in the ways that are said.
    pub(super) fn strided(
        base: Group,
        strides: [i64; INDICES],
        signed: bool,
        unsigned: bool,
    ) -> AffineForm {
        if base == Group::Thread {
            return AffineForm::DIVERGENT;
        }
        let [Ok(x), Ok(y), Ok(z), Ok(lane)] = strides.map(i32::try_from) else {
            return AffineForm::DIVERGENT;
        };
        let strides = [x, y, z, lane];
        if strides == [0; INDICES] {
            return AffineForm::uniform(base);
        }
        AffineForm { base, signed, unsigned, strides }
    }

    /// The group for which `U` is the same. The value is that too if it has no strides.
    pub fn base(self) -> Group {
        self.base
    }

    /// The factors of `tid.x`, `tid.y`, `tid.z` and `laneid`; all zero in a divergent value.
    pub fn strides(self) -> [i32; INDICES] {
        self.strides
    }

    /// Whether a stride is not zero.
    #[inline]
    pub fn has_strides(self) -> bool {
        self.strides != [0; INDICES]
    }

    /// Whether the form is exact for the value read as a signed number.
    pub fn is_signed_exact(self) -> bool {
        self.signed
    }

    /// Whether the form is exact for the value read as an unsigned number.
    pub fn is_unsigned_exact(self) -> bool {
        self.unsigned
    }

    /// The form with a base that is the same for no more than a group.
    #[inline]
    pub(super) fn raised(self, group: Group) -> AffineForm {
        match self.base.max(group) {
            Group::Thread => AffineForm::DIVERGENT,
            base => AffineForm { base, ..self },
        }
    }
}

impl fmt::Display for AffineForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.base == Group::Thread {
            return f.write_str("divergent");
        }
        write!(f, "uniform({})", self.base)?;
        let indices = ["tid.x", "tid.y", "tid.z", "laneid"];
        for (stride, index) in self.strides.into_iter().zip(indices) {
            let sign = if stride < 0 { '-' } else { '+' };
            match stride.unsigned_abs() {
                0 => {}
                1 => write!(f, " {sign} {index}")?,
                factor => write!(f, " {sign} {factor}*{index}")?,
            }
        }
        Ok(())
    }
}

/// What is known of the shape of the CTAs that run a function.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct CtaShape {
    reqntid: Option<[u32; 3]>,
    /// The dimensions in which all threads of a warp have the same index.
    warp_uniform: [bool; 3],
    /// CTAs have one thread.
    one_thread: bool,
    /// CTAs have one warp.
    one_warp: bool,
}

impl CtaShape {
    /// The shape that the attributes of a function promise.
    pub fn new(func: &Function) -> CtaShape {
        let most = func.attrs.max_threads().unwrap_or(u64::MAX);
        let (one_thread, one_warp) = (most <= 1, most <= 32);
        let Some([x, y, z]) = func.attrs.reqntid else {
            return CtaShape { one_thread, one_warp, ..CtaShape::default() };
        };
        let row = u64::from(x);
        let plane = row * u64::from(y);
        let warp_uniform = [x == 1, y == 1 || row % 32 == 0, z == 1 || plane % 32 == 0];
        CtaShape { reqntid: Some([x, y, z]), warp_uniform, one_thread, one_warp }
    }

    /// Number of threads in a dimension, where it is known.
    pub fn ntid(self, dimension: u8) -> Option<u32> {
        let known = self.reqntid.map(|n| n[usize::from(dimension)]);
        known.or(self.one_thread.then_some(1))
    }

    /// Whether `tid.x` divided by a multiple of 32 is the same for all threads of a warp: rows are
    /// made of whole warps, or there is only one.
    pub(super) fn warps_are_rows(self) -> bool {
        let whole = |[x, y, z]: [u32; 3]| x % 32 == 0 || (y == 1 && z == 1);
        self.one_thread || self.reqntid.is_some_and(whole)
    }

    /// The largest group for which a value with this form is the same.
    #[inline]
    pub fn group(self, form: AffineForm) -> Group {
        if !form.has_strides() {
            return self.widened(form.base);
        }
        let [x, y, z, lane] = form.strides;
        // In rows of whole warps `tid.x` is the lane and what all threads of the warp share.
        let in_row = match self.warps_are_rows() {
            true => i64::from(x) + i64::from(lane) == 0,
            false => (x == 0 || self.warp_uniform[0]) && lane == 0,
        };
        let is_uniform =
            in_row && (y == 0 || self.warp_uniform[1]) && (z == 0 || self.warp_uniform[2]);
        if is_uniform { self.widened(form.base.max(Group::Warp)) } else { Group::Thread }
    }

    /// The only warp of a CTA is all of it.
    fn widened(self, group: Group) -> Group {
        if group == Group::Warp && self.one_warp { Group::Cta } else { group }
    }

    /// The least form that holds wherever one of two does.
    pub fn join(self, a: AffineForm, b: AffineForm) -> AffineForm {
        if a.strides == b.strides {
            let base = a.base.max(b.base);
            let (signed, unsigned) = (a.signed && b.signed, a.unsigned && b.unsigned);
            return AffineForm { base, signed, unsigned, strides: a.strides };
        }
        AffineForm::uniform(self.group(a).max(self.group(b)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::function::FunctionKind;
    use irc_ir::signature::{Linkage, Signature};

    fn shape(reqntid: [u32; 3]) -> CtaShape {
        let signature = Signature::new(&[], None);
        let mut func = Function::new("k", FunctionKind::Kernel, Linkage::Visible, signature);
        func.attrs.reqntid = Some(reqntid);
        CtaShape::new(&func)
    }

    #[test]
    fn warps_lie_in_rows_and_planes() {
        let groups = |shape: CtaShape| [0, 1, 2].map(|i| shape.group(AffineForm::tid(i)));
        use Group::{Thread, Warp};
        assert_eq!(groups(CtaShape::default()), [Thread; 3]);
        assert_eq!(groups(shape([64, 3, 2])), [Thread, Warp, Warp]);
        assert_eq!(groups(shape([16, 2, 2])), [Thread, Thread, Warp]);
        assert_eq!(groups(shape([8, 2, 2])), [Thread, Thread, Thread]);
        assert!(shape([8, 1, 1]).warps_are_rows());
        assert!(!shape([8, 2, 1]).warps_are_rows());
        // The only warp of a CTA is the CTA.
        assert_eq!(shape([8, 2, 2]).group(AffineForm::uniform(Warp)), Group::Cta);
        assert_eq!(shape([8, 2, 4]).group(AffineForm::uniform(Warp)), Warp);
    }

    #[test]
    fn lanes_are_indices_of_rows_of_warps() {
        let above = AffineForm::strided(Group::Grid, [1, 0, 0, -1], true, true);
        let groups = |form| {
            [shape([64, 3, 1]), shape([8, 1, 1]), shape([8, 8, 1]), CtaShape::default()]
                .map(|shape| shape.group(form))
        };
        use Group::{Cta, Thread, Warp};
        assert_eq!(groups(above), [Warp, Cta, Thread, Thread]);
        assert_eq!(groups(AffineForm::LANE), [Thread; 4]);
    }

    #[test]
    fn join_is_the_least_upper_bound() {
        let shape = shape([32, 4, 1]);
        let strided = AffineForm::tid(0);
        assert_eq!(shape.join(strided, strided), strided);
        assert_eq!(shape.join(strided, AffineForm::UNIFORM), AffineForm::DIVERGENT);
        // Two forms that a warp sees as uniform stay that.
        assert_eq!(
            shape.join(AffineForm::tid(1), AffineForm::UNIFORM),
            AffineForm::uniform(Group::Warp)
        );
        let cta = AffineForm::uniform(Group::Cta);
        assert_eq!(shape.join(cta, AffineForm::UNIFORM), cta);
        assert_eq!(strided.raised(Group::Cta).to_string(), "uniform(cta) + tid.x");
        assert_eq!(strided.raised(Group::Thread), AffineForm::DIVERGENT);
        let form = AffineForm::strided(Group::Grid, [-1, 0, 12, 2], true, true);
        assert_eq!(form.to_string(), "uniform(grid) - tid.x + 12*tid.z + 2*laneid");
        assert_eq!(
            AffineForm::strided(Group::Grid, [1 << 31, 0, 0, 0], true, true),
            AffineForm::DIVERGENT
        );
    }
}
