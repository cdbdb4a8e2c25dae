//! Video instructions: arithmetic on selected bytes and halves, one at a time or packed.
//!
//! The scalar ones compute in one word and then either combine the result with a third operand or
//! merge it into that operand at the selected place. The packed ones take their lanes from both
//! sources and fill lanes outside the mask from the third operand.

use super::control;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Sem, video};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const WORD: &[PtxType] = &[U32, S32];
const ORDER: &[Compare] =
    &[Compare::Eq, Compare::Ne, Compare::Lt, Compare::Le, Compare::Gt, Compare::Ge];
const VIDEO: &[Since] = &[since((2, 0), 20)];
const PACKED: &[Since] = &[since((3, 0), 30)];

const D: OperandRule = def("d", T0).selecting(Selects::One);
const A: OperandRule = val("a", T1).selecting(Selects::One);
const B: OperandRule = val("b", T2).selecting(Selects::One);

const SCALAR: &[Part] = &[ty(WORD), ty(WORD), ty(WORD), Sat::optional(), VideoOp::optional()];
const SCALAR_OPERANDS: &[OperandRule] = &[D, A, B, val("c", T0).opt()];
const SHIFT: &[Part] =
    &[ty(WORD), ty(WORD), ty(&[U32]), Sat::optional(), ShiftMode::required(), VideoOp::optional()];
const SCALAR_RULES: &[Rule] = &[
    illegal(&[VideoOp::given(), Cond::NoOperand(3)], "the second operation lacks its operand"),
    illegal(&[Cond::Selected(0), Cond::NoOperand(3)], "what the result is merged with is missing"),
    illegal(
        &[Cond::Selected(0), VideoOp::given()],
        "a result is either merged or goes through a second operation",
    ),
];

const LANES: &[Part] =
    &[ty(WORD), ty(WORD), ty(WORD), Sat::optional(), VideoOp::maybe(&[VideoOp::Add])];
const HALF_LANES: &[OperandRule] = &[
    def("d", T0).selecting(Selects::Mask(Lane::Half)),
    src("a", T1).selecting(Selects::Permutation(Lane::Half)),
    src("b", T2).selecting(Selects::Permutation(Lane::Half)),
    src("c", T0),
];
const BYTE_LANES: &[OperandRule] = &[
    def("d", T0).selecting(Selects::Mask(Lane::Byte)),
    src("a", T1).selecting(Selects::Permutation(Lane::Byte)),
    src("b", T2).selecting(Selects::Permutation(Lane::Byte)),
    src("c", T0),
];
const LANE_RULES: &[Rule] =
    &[illegal(&[Sat::given(), VideoOp::given()], "a sum of lanes does not saturate")];

const COMPARE: &[Part] =
    &[ty(WORD), ty(WORD), Compare::one_of(ORDER), VideoOp::maybe(&[VideoOp::Add])];
const TRUTH: TypeRef = TypeRef::Fixed(U32);

isa! { Video rows after control::END;
    VADD = Row::new("vadd", "9.7.18.1.1", "Adds selected parts; a second operation or a merge.")
        .parts(SCALAR)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::add));
    VSUB = Row::new(
            "vsub",
            "9.7.18.1.1",
            "Subtracts selected parts; a second operation or a merge.",
        )
        .parts(SCALAR)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::sub));
    VABSDIFF = Row::new(
            "vabsdiff",
            "9.7.18.1.1",
            "Difference of selected parts without its sign, combined or merged.",
        )
        .parts(SCALAR)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::absolute_difference));
    VMIN = Row::new("vmin", "9.7.18.1.1", "The lesser of selected parts, combined or merged.")
        .parts(SCALAR)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::min));
    VMAX = Row::new("vmax", "9.7.18.1.1", "The greater of selected parts, combined or merged.")
        .parts(SCALAR)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::max));
    VSHL = Row::new("vshl", "9.7.18.1.2", "Shifts selected parts left, combined or merged.")
        .parts(SHIFT)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::shl));
    VSHR = Row::new("vshr", "9.7.18.1.2", "Shifts selected parts right, combined or merged.")
        .parts(SHIFT)
        .operands(SCALAR_OPERANDS)
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::shr));
    VMAD = Row::new("vmad", "9.7.18.1.3", "Multiplies selected parts, adds and scales.")
        .parts(&[
            ty(WORD),
            ty(WORD),
            ty(WORD),
            PlusOne::optional(),
            Sat::optional(),
            VideoScale::optional(),
        ])
        .operands(&[def("d", T0), A.neg(), B.neg(), val("c", T0).neg()])
        .base(VIDEO)
        .rules(&[
            illegal(
                &[Cond::Negated(1), Cond::NotNegated(2), Cond::Negated(3)],
                "either the product or the sum is negated",
            ),
            illegal(
                &[Cond::NotNegated(1), Cond::Negated(2), Cond::Negated(3)],
                "either the product or the sum is negated",
            ),
            illegal(
                &[PlusOne::given(), Cond::Negated(1), Cond::NotNegated(2)],
                "`.po` excludes negation",
            ),
            illegal(
                &[PlusOne::given(), Cond::NotNegated(1), Cond::Negated(2)],
                "`.po` excludes negation",
            ),
            illegal(&[PlusOne::given(), Cond::Negated(3)], "`.po` excludes negation"),
        ])
        .sem(Sem::Lane(video::mad));
    VSET = Row::new("vset", "9.7.18.1.4", "Compares selected parts, combined or merged.")
        .parts(&[ty(WORD), ty(WORD), Compare::one_of(ORDER), VideoOp::optional()])
        .operands(&[
            def("d", TRUTH).selecting(Selects::One),
            val("a", T0).selecting(Selects::One),
            val("b", T1).selecting(Selects::One),
            val("c", TRUTH).opt(),
        ])
        .base(VIDEO)
        .rules(SCALAR_RULES)
        .sem(Sem::Lane(video::set));

    VADD2 = Row::new("vadd2", "9.7.18.2.1", "Adds pairs of halves, merged or summed.")
        .parts(LANES)
        .operands(HALF_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::add_lanes));
    VSUB2 = Row::new("vsub2", "9.7.18.2.1", "Subtracts pairs of halves, merged or summed.")
        .parts(LANES)
        .operands(HALF_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::sub_lanes));
    VAVRG2 = Row::new("vavrg2", "9.7.18.2.1", "Averages pairs of halves, merged or summed.")
        .parts(LANES)
        .operands(HALF_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::average_lanes));
    VABSDIFF2 = Row::new(
            "vabsdiff2",
            "9.7.18.2.1",
            "Absolute differences of halves, merged or summed.",
        )
        .parts(LANES)
        .operands(HALF_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::absolute_difference_lanes));
    VMIN2 = Row::new("vmin2", "9.7.18.2.1", "The lesser of pairs of halves, merged or summed.")
        .parts(LANES)
        .operands(HALF_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::min_lanes));
    VMAX2 = Row::new("vmax2", "9.7.18.2.1", "The greater of pairs of halves, merged or summed.")
        .parts(LANES)
        .operands(HALF_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::max_lanes));
    VSET2 = Row::new("vset2", "9.7.18.2.2", "Compares pairs of halves, merged or counted.")
        .parts(COMPARE)
        .operands(&[
            def("d", TRUTH).selecting(Selects::Mask(Lane::Half)),
            src("a", T0).selecting(Selects::Permutation(Lane::Half)),
            src("b", T1).selecting(Selects::Permutation(Lane::Half)),
            src("c", TRUTH),
        ])
        .base(PACKED)
        .sem(Sem::Lane(video::set_lanes));
    VADD4 = Row::new("vadd4", "9.7.18.2.3", "Adds pairs of bytes, merged or summed.")
        .parts(LANES)
        .operands(BYTE_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::add_lanes));
    VSUB4 = Row::new("vsub4", "9.7.18.2.3", "Subtracts pairs of bytes, merged or summed.")
        .parts(LANES)
        .operands(BYTE_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::sub_lanes));
    VAVRG4 = Row::new("vavrg4", "9.7.18.2.3", "Averages pairs of bytes, merged or summed.")
        .parts(LANES)
        .operands(BYTE_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::average_lanes));
    VABSDIFF4 = Row::new(
            "vabsdiff4",
            "9.7.18.2.3",
            "Absolute differences of bytes, merged or summed.",
        )
        .parts(LANES)
        .operands(BYTE_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::absolute_difference_lanes));
    VMIN4 = Row::new("vmin4", "9.7.18.2.3", "The lesser of pairs of bytes, merged or summed.")
        .parts(LANES)
        .operands(BYTE_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::min_lanes));
    VMAX4 = Row::new("vmax4", "9.7.18.2.3", "The greater of pairs of bytes, merged or summed.")
        .parts(LANES)
        .operands(BYTE_LANES)
        .base(PACKED)
        .rules(LANE_RULES)
        .sem(Sem::Lane(video::max_lanes));
    VSET4 = Row::new("vset4", "9.7.18.2.4", "Compares pairs of bytes, merged or counted.")
        .parts(COMPARE)
        .operands(&[
            def("d", TRUTH).selecting(Selects::Mask(Lane::Byte)),
            src("a", T0).selecting(Selects::Permutation(Lane::Byte)),
            src("b", T1).selecting(Selects::Permutation(Lane::Byte)),
            src("c", TRUTH),
        ])
        .base(PACKED)
        .sem(Sem::Lane(video::set_lanes));
}
