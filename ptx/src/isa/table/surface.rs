//! Surface loads, stores, reductions and queries.

use super::mbarrier;
use crate::isa::macros::isa;
use crate::isa::modifiers::TextureGeometry as G;
use crate::isa::modifiers::TextureQuery as Q;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::rule::Referent;
use crate::isa::sem::Sem;
use crate::isa::sem::texture::{query, surface};
use crate::isa::types::PtxType::*;

const PLACES: &[G] = &[G::D1, G::D2, G::D3, G::A1d, G::A2d];
const VECTOR: Part = Vector::maybe(&[Vector::V2, Vector::V4]);
const SURFACE: OperandRule = src("a", TypeRef::Fixed(B64)).accepting(Accepts::SYMBOL);
const COORDINATES: OperandRule =
    src("b", TypeRef::Fixed(S32)).list(Count::Of(coordinates)).or_scalar().longer();
const PLACE: OperandRule = src("a", T0).shaped(Shape::Bracket(&[SURFACE, COORDINATES]));

/// How many numbers say the place: arrays begin with the layer, and three are passed as four.
fn coordinates(row: &Row, mods: &Mods) -> u16 {
    let place = row.part_of(ModKind::TextureGeometry).map(|part| mods.get(part));
    match place.and_then(G::from_code) {
        Some(G::D1) => 1,
        Some(G::D2 | G::A1d) => 2,
        _ => 4,
    }
}

/// The rules of an access whose surface and place are operand `N`.
struct Access<const N: u8>;

impl<const N: u8> Access<N> {
    const RULES: [Rule; 4] = [
        needs(&[G::is(&[G::D3, G::A1d, G::A2d])], &[since((3, 0), 20)]),
        needs(&[Cond::Handle(N)], &[since((3, 1), 20)]),
        illegal(&[Cond::Offset(N)], "a surface is named as a whole"),
        illegal(&[Cond::NamesOther(N, 0, Referent::Surface)], "the operand is not a surface"),
    ];
    const UNFORMATTED: &[Rule] = &joined::<7>(
        &Self::RULES,
        &[
            needs(&[CacheOp::given()], &[since((2, 0), 20)]),
            needs(
                &[SurfaceClamp::is(&[SurfaceClamp::Clamp, SurfaceClamp::Zero])],
                &[since((2, 0), 10)],
            ),
            illegal(
                &[Vector::is(&[Vector::V4]), ty_is(0, &[B64])],
                "an access has at most 128 bits",
            ),
        ],
    );
}

const STORE_CACHES: Part = CacheOp::maybe(&[CacheOp::Wb, CacheOp::Cg, CacheOp::Cs, CacheOp::Wt]);
const STORED: &[OperandRule] = &[PLACE, val("c", T0).list(Count::Vector).or_wider()];
const REDUCE: &[OperandRule] = &[PLACE, val("c", T0).or_wider()];
const OPS: Part = AtomOp::one_of(&[AtomOp::Add, AtomOp::Min, AtomOp::Max, AtomOp::And, AtomOp::Or]);
const FIRST: &[Since] = &[since((1, 5), 10)];
const FERMI: &[Since] = &[since((2, 0), 20)];
const WIDE: &[Since] = &[since((8, 1), 50)];

isa! { Surface rows after mbarrier::END;
    SULD = Row::new("suld.b", "9.7.11.1", "Loads from a surface without conversion.")
        .parts(&[
            G::one_of(PLACES),
            CacheOp::maybe(&[CacheOp::Ca, CacheOp::Cg, CacheOp::Cs, CacheOp::Cv]),
            VECTOR,
            ty(&[B8, B16, B32, B64]),
            SurfaceClamp::required(),
        ])
        .operands(&[def("d", T0).list(Count::Vector).or_wider(), PLACE])
        .base(FIRST)
        .rules(Access::<1>::UNFORMATTED)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(surface::load));
    SUST = Row::new("sust.b", "9.7.11.2", "Stores to a surface without conversion.")
        .parts(&[
            G::one_of(PLACES),
            STORE_CACHES,
            VECTOR,
            ty(&[B8, B16, B32, B64]),
            SurfaceClamp::required(),
        ])
        .operands(STORED)
        .base(FIRST)
        .rules(Access::<0>::UNFORMATTED)
        .effects(InstEffects::STORE)
        .sem(Sem::Memory(surface::store));
    SUST_FORMATTED = Row::new("sust.p", "9.7.11.2", "Stores to a surface in its format.")
        .parts(&[G::one_of(PLACES), STORE_CACHES, VECTOR, ty(&[B32]), SurfaceClamp::required()])
        .operands(STORED)
        .base(FERMI)
        .rules(&joined::<5>(
            &Access::<0>::RULES,
            &[needs(&[G::is(&[G::A1d, G::A2d])], &[since((4, 1), 30)])],
        ))
        .effects(InstEffects::STORE)
        .sem(Sem::Memory(surface::store_formatted));
    SURED = Row::new("sured.b", "9.7.11.3", "Reduces into an element of a surface.")
        .parts(&[
            OPS,
            G::one_of(&[G::D1, G::D2, G::D3]),
            ty(&[U32, U64, S32, S64, B32]),
            SurfaceClamp::required(),
        ])
        .operands(REDUCE)
        .base(FERMI)
        .rules(&joined::<8>(
            &Access::<0>::RULES,
            &[
                needs(
                    &[AtomOp::is(&[AtomOp::Min, AtomOp::Max]), ty_is(0, &[U64, S64])],
                    WIDE,
                ),
                illegal(
                    &[AtomOp::is(&[AtomOp::And, AtomOp::Or]), ty_is(0, &[U32, U64, S32, S64])],
                    "the operation is for b32",
                ),
                illegal(
                    &[AtomOp::is(&[AtomOp::Add, AtomOp::Min, AtomOp::Max]), ty_is(0, &[B32])],
                    "the operation is for numbers",
                ),
                illegal(&[AtomOp::is(&[AtomOp::Add]), ty_is(0, &[S64])], "u64 adds s64 as well"),
            ],
        ))
        .effects(InstEffects::ATOMIC)
        .sem(Sem::Memory(surface::reduce));
    SURED_FORMATTED = Row::new("sured.p", "9.7.11.3", "Reduces into a sample of a surface.")
        .parts(&[
            OPS,
            G::one_of(&[G::D1, G::D2, G::D3]),
            ty(&[B32, B64]),
            SurfaceClamp::required(),
        ])
        .operands(REDUCE)
        .base(FERMI)
        .rules(&joined::<6>(
            &Access::<0>::RULES,
            &[
                needs(&[ty_is(0, &[B64])], WIDE),
                illegal(
                    &[AtomOp::is(&[AtomOp::Add, AtomOp::And, AtomOp::Or]), ty_is(0, &[B64])],
                    "64 bits have a minimum and a maximum only",
                ),
            ],
        ))
        .effects(InstEffects::ATOMIC)
        .sem(Sem::Memory(surface::reduce_formatted));
    SUQ = Row::new("suq", "9.7.11.4", "Queries an attribute of a surface.")
        .parts(&[
            Q::one_of(&[
                Q::Width, Q::Height, Q::Depth, Q::ChannelDataType, Q::ChannelOrder, Q::ArraySize,
                Q::MemoryLayout,
            ]),
            ty(&[B32]),
        ])
        .operands(&[def("d", T0), src("a", TypeRef::Fixed(B64)).shaped(Shape::Address)])
        .base(FIRST)
        .rules(&[
            needs(&[Cond::Handle(1)], &[since((3, 1), 20)]),
            needs(&[Q::is(&[Q::ChannelDataType, Q::ChannelOrder])], &[since((2, 1), 10)]),
            needs(&[Q::is(&[Q::ArraySize])], &[since((4, 1), 10)]),
            needs(&[Q::is(&[Q::MemoryLayout])], &[since((4, 2), 10)]),
            illegal(&[Cond::Offset(1)], "a surface is named as a whole"),
            illegal(&[Cond::NamesOther(1, 0, Referent::Surface)], "this is asked of a surface"),
        ])
        .sem(Sem::Memory(query::query));
}
