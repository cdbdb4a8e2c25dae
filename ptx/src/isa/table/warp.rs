//! Operations between the threads of a warp.

use super::sync::{self, VOLTA};
use crate::isa::class::InstClass;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, warp};
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const MASK: OperandRule = val("membermask", TypeRef::Fixed(B32)).with_purpose(Purpose::LaneMask);
const WORD: TypeRef = TypeRef::Fixed(B32);

isa! { Synchronisation rows after sync::END;
    BAR_WARP_SYNC = Row::new(
            "bar.warp.sync",
            "9.7.13.2",
            "Waits until all lanes of the mask arrive.",
        )
        .operands(&[MASK])
        .base(&[since((6, 0), 30)])
        .effects(InstEffects::BARRIER)
        .convergent()
        .together_below(VOLTA)
        .sem(Sem::Control(Control::WarpSync));
    SHFL_SYNC = Row::new("shfl.sync", "9.7.9.6", "Reads a register of another lane.")
        .class(InstClass::DataMovement)
        .parts(&[ShuffleMode::required(), ty(&[B32])])
        .operands(&[
            def("d", T0),
            def_pred("p").joined().sink(),
            val("a", T0),
            val("b", WORD),
            val("c", WORD),
            MASK,
        ])
        .base(&[since((6, 0), 30)])
        .divergence(Divergence::Source)
        .effects(InstEffects::OTHER)
        .convergent()
        .together_below(VOLTA)
        .sem(Sem::Warp(warp::shfl))
        .carries();
    SHFL = Row::new(
            "shfl",
            "9.7.9.5",
            "Reads a register of another lane; removed on newer targets.",
        )
        .class(InstClass::DataMovement)
        .parts(&[ShuffleMode::required(), ty(&[B32])])
        .operands(&[
            def("d", T0),
            def_pred("p").joined(),
            val("a", T0),
            val("b", WORD),
            val("c", WORD),
        ])
        .base(&[
            on(SmSet::between(30, 62), (3, 0)),
            on(SmSet::between(70, 70), (6, 0)).until((6, 3)),
        ])
        .divergence(Divergence::Source)
        .effects(InstEffects::OTHER)
        .convergent()
        .takes_present_lanes()
        .sem(Sem::Warp(warp::shfl))
        .carries();
    VOTE_SYNC = Row::new("vote.sync", "9.7.13.9", "Votes on a predicate of the lanes of a mask.")
        .parts(&[VoteMode::one_of(&[VoteMode::All, VoteMode::Any, VoteMode::Uni]), ty(&[Pred])])
        .operands(&[def_pred("d"), pred("a"), MASK])
        .base(&[since((6, 0), 30)])
        .divergence(Divergence::Uniform)
        .effects(InstEffects::OTHER)
        .convergent()
        .together_below(VOLTA)
        .sem(Sem::Warp(warp::vote));
    VOTE_BALLOT_SYNC = Row::new(
            "vote.sync",
            "9.7.13.9",
            "Ballot: collects a predicate of each lane of the mask.",
        )
        .parts(&[VoteMode::one_of(&[VoteMode::Ballot]), ty(&[B32])])
        .operands(&[def("d", T0), pred("a"), MASK])
        .base(&[since((6, 0), 30)])
        .divergence(Divergence::Uniform)
        .effects(InstEffects::OTHER)
        .convergent()
        .together_below(VOLTA)
        .sem(Sem::Warp(warp::vote));
    VOTE = Row::new("vote", "9.7.13.8", "Votes on a predicate; removed on newer targets.")
        .parts(&[VoteMode::one_of(&[VoteMode::All, VoteMode::Any, VoteMode::Uni]), ty(&[Pred])])
        .operands(&[def_pred("d"), pred("a")])
        .base(&[
            on(SmSet::between(12, 62), (1, 2)),
            on(SmSet::between(70, 70), (6, 0)).until((6, 3)),
        ])
        .divergence(Divergence::Uniform)
        .effects(InstEffects::OTHER)
        .convergent()
        .takes_present_lanes()
        .sem(Sem::Warp(warp::vote));
    VOTE_BALLOT = Row::new(
            "vote",
            "9.7.13.8",
            "Ballot over the warp; removed on newer targets.",
        )
        .parts(&[VoteMode::one_of(&[VoteMode::Ballot]), ty(&[B32])])
        .operands(&[def("d", T0), pred("a")])
        .base(&[
            on(SmSet::between(20, 62), (2, 0)),
            on(SmSet::between(70, 70), (6, 0)).until((6, 3)),
        ])
        .divergence(Divergence::Uniform)
        .effects(InstEffects::OTHER)
        .convergent()
        .takes_present_lanes()
        .sem(Sem::Warp(warp::vote));
    MATCH_ANY = Row::new("match", "9.7.13.10", "The lanes that hold the same value.")
        .parts(&[MatchMode::one_of(&[MatchMode::Any]), Part::Lit(".sync"), ty(&[B32, B64])])
        .operands(&[def("d", WORD), val("a", T0), MASK])
        .base(&[since((6, 0), 70)])
        .divergence(Divergence::Source)
        .effects(InstEffects::OTHER)
        .convergent()
        .sem(Sem::Warp(warp::match_any));
    MATCH_ALL = Row::new("match", "9.7.13.10", "Whether all lanes of the mask hold the same value.")
        .parts(&[MatchMode::one_of(&[MatchMode::All]), Part::Lit(".sync"), ty(&[B32, B64])])
        .operands(&[def("d", WORD).sink(), def_pred("p").joined().sink(), val("a", T0), MASK])
        .rules(&[illegal(&[Cond::Sink(0), Cond::Sink(1)], "one of the results is kept")])
        .base(&[since((6, 0), 70)])
        .divergence(Divergence::Uniform)
        .effects(InstEffects::OTHER)
        .convergent()
        .sem(Sem::Warp(warp::match_all));
    ACTIVEMASK = Row::new("activemask", "9.7.13.11", "The lanes that execute this together.")
        .parts(&[ty(&[B32])])
        .operands(&[def("d", T0)])
        .base(&[since((6, 2), 30)])
        .divergence(Divergence::Source)
        .effects(InstEffects::OTHER)
        .convergent()
        .takes_present_lanes()
        .sem(Sem::Warp(warp::activemask));
    REDUX = Row::new("redux.sync", "9.7.13.12", "Reduces a value over the lanes of the mask.")
        .parts(&[
            ReduceOp::one_of(&[
                ReduceOp::Add, ReduceOp::Min, ReduceOp::Max, ReduceOp::And, ReduceOp::Or,
                ReduceOp::Xor,
            ]),
            AbsMode::optional(),
            NanMode::optional(),
            ty(&[U32, S32, B32, F32]),
        ])
        .operands(&[def("d", T0), val("a", T0), MASK])
        .base(&[since((7, 0), 80)])
        .rules(&[
            needs(
                &[ty_is(0, &[F32])],
                &[
                    on(SmSet::specific(&[100, 101, 103, 107]), (8, 8)),
                    on(SmSet::exact(&[100, 101]), (8, 6)),
                ],
            ),
            illegal(
                &[
                    ReduceOp::is(&[ReduceOp::And, ReduceOp::Or, ReduceOp::Xor]),
                    ty_is(0, &[U32, S32, F32]),
                ],
                "the operation is for b32",
            ),
            illegal(
                &[ReduceOp::is(&[ReduceOp::Add, ReduceOp::Min, ReduceOp::Max]), ty_is(0, &[B32])],
                "the operation is for numbers",
            ),
            illegal(&[ReduceOp::is(&[ReduceOp::Add]), ty_is(0, &[F32])], "f32 has no sum"),
            illegal(&[AbsMode::given(), ty_is(0, &[U32, S32, B32])], "`.abs` is for f32"),
            illegal(&[NanMode::given(), ty_is(0, &[U32, S32, B32])], "`.NaN` is for f32"),
        ])
        .divergence(Divergence::Uniform)
        .effects(InstEffects::OTHER)
        .convergent()
        .sem(Sem::Warp(warp::redux));
    ELECT = Row::new("elect.sync", "9.7.13.15", "Elects one lane of the mask.")
        .operands(&[def("d", WORD).sink(), def_pred("p").accepting(Accepts::JOINED), MASK])
        .base(&[since((8, 0), 90)])
        .divergence(Divergence::Source)
        .effects(InstEffects::OTHER)
        .convergent()
        .sem(Sem::Warp(warp::elect));
}
