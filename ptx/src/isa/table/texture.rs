//! Texture lookups and queries.
//!
//! In unified mode a texture brings its sampler along; in independent mode the sampler is an
//! operand of its own, so each lookup has two rows. Which operands a lookup takes depends on its
//! geometry: the [`Count`] functions below say how many numbers stand in each list.

use super::video;
use crate::isa::macros::isa;
use crate::isa::modifiers::TextureGeometry as G;
use crate::isa::modifiers::TextureQuery as Q;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::rule::{Referent, TextureMode};
use crate::isa::sem::{Sem, texture};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const TEXELS: &[PtxType] = &[U32, S32, F32, F16, F16x2];
const SAMPLED: &[G] = &[G::D1, G::D2, G::D3, G::A1d, G::A2d, G::Cube, G::Acube];

const REFERENCE: OperandRule = src("a", TypeRef::Fixed(B64)).accepting(Accepts::SYMBOL);
const SAMPLER: OperandRule = src("b", TypeRef::Fixed(B64)).accepting(Accepts::SYMBOL);
const COORDINATES: OperandRule =
    src("c", TypeRef::Coordinate(1)).list(Count::Of(coordinates)).or_scalar().longer();
const UNIFIED: OperandRule = src("a", T1).shaped(Shape::Bracket(&[REFERENCE, COORDINATES]));
const INDEPENDENT: OperandRule =
    src("a", T1).shaped(Shape::Bracket(&[REFERENCE, SAMPLER, COORDINATES]));
const TEXEL: OperandRule = def("d", T0).list(Count::Vector);
const RESIDENT: OperandRule = def_pred("p").joined();
const LOD: OperandRule = val("lod", T1);
const GRADIENT_X: OperandRule = src("dPdx", TypeRef::Fixed(F32)).list(Count::Of(offsets));
const GRADIENT_Y: OperandRule = src("dPdy", TypeRef::Fixed(F32)).list(Count::Of(offsets));
const OFFSET: OperandRule =
    val("e", TypeRef::Fixed(S32)).list(Count::Of(offsets)).or_scalar().longer().opt();
const DEPTH: OperandRule = val("f", TypeRef::Fixed(F32)).opt();

/// How many numbers say the place: arrays begin with the layer, samples with their number, and
/// three are passed as four.
fn coordinates(row: &Row, mods: &Mods) -> u16 {
    match geometry(row, mods) {
        Some(G::D1) => 1,
        Some(G::D2 | G::A1d) => 2,
        _ => 4,
    }
}

/// How many numbers say an offset or a gradient: one for each dimension, and four for three.
fn offsets(row: &Row, mods: &Mods) -> u16 {
    match geometry(row, mods) {
        Some(G::D1 | G::A1d) => 1,
        Some(G::D2 | G::A2d | G::D2ms | G::A2dms) => 2,
        _ => 4,
    }
}

fn geometry(row: &Row, mods: &Mods) -> Option<G> {
    G::from_code(mods.get(row.part_of(ModKind::TextureGeometry)?))
}

/// The rules of a lookup whose offset is operand `E` and whose depth follows it.
struct Lookup<const E: u8>;

impl<const E: u8> Lookup<E> {
    const DEPTH: u8 = E + 1;
    const RULES: &[Rule] = &[
        needs(&[Cond::Operand(1)], &[since((7, 1), 60)]),
        needs(&[Cond::Operand(E)], &[since((4, 3), 30)]),
        needs(&[Cond::Operand(Self::DEPTH)], &[since((4, 3), 30)]),
        needs(&[Cond::Handle(2)], &[since((3, 1), 20)]),
        needs(&[ty_is(0, &[F16, F16x2])], &[since((4, 2), 53)]),
        needs(&[G::is(&[G::A1d, G::A2d])], &[since((2, 3), 10)]),
        needs(&[G::is(&[G::Cube])], &[since((3, 0), 10)]),
        needs(&[G::is(&[G::Acube])], &[since((3, 0), 20)]),
        needs(&[G::is(&[G::D2ms, G::A2dms])], &[since((3, 2), 30)]),
        illegal(&[G::is(&[G::Cube, G::Acube]), ty_is(1, &[S32])], "f32 says a place on a cube"),
        illegal(&[G::is(&[G::D2ms, G::A2dms]), ty_is(1, &[F32])], "s32 says the place of a sample"),
        illegal(&[G::is(&[G::Cube, G::Acube]), Cond::Operand(E)], "a cube has no offset"),
        illegal(&[Cond::Operand(Self::DEPTH), ty_is(1, &[S32])], "a depth goes with f32"),
        illegal(&[Cond::Operand(Self::DEPTH), G::is(&[G::D3])], "three dimensions have no depth"),
        illegal(
            &[Vector::is(&[Vector::V2]), ty_is(0, &[U32, S32, F32, F16])],
            "a texel has four parts",
        ),
        illegal(&[Vector::is(&[Vector::V4]), ty_is(0, &[F16x2])], "two pairs make a texel"),
        illegal(&[Cond::Offset(2)], "a texture or sampler is named as a whole"),
        illegal(&[Cond::NamesOther(2, 0, Referent::Texture)], "the operand is not a texture"),
    ];

    /// Of a lookup without a sampler.
    const UNIFIED: &[Rule] = &joined::<19>(
        Self::RULES,
        &[illegal(
            &[Cond::Textures(TextureMode::Independent)],
            "in independent mode the sampler is an operand",
        )],
    );

    /// Of a lookup with a sampler.
    const INDEPENDENT: &[Rule] = &joined::<23>(
        Self::RULES,
        &[
            // ptxas 12.9 and 13.5 assemble `[t, u, {x, y}]` there, but not as a lookup through `u`:
            // their code has `u` as the coordinates and the coordinates as offsets.
            misread(
                &[Cond::Textures(TextureMode::Unified)],
                "in unified mode a texture brings its sampler along",
            ),
            illegal(
                &[
                    Cond::Textures(TextureMode::Unified),
                    Cond::Names(2, 1, &[Referent::Data, Referent::Function]),
                ],
                "the operand is not a sampler",
            ),
            needs(&[Cond::Textures(TextureMode::Unified)], &[since((4, 3), 30)]),
            needs(&[Cond::Handle(2)], &[since((4, 3), 30)]),
            illegal(
                &[
                    Cond::Textures(TextureMode::Independent),
                    Cond::NamesOther(2, 1, Referent::Sampler),
                ],
                "the operand is not a sampler",
            ),
        ],
    );
}

const PARTS: &[Part] = &[
    TextureLevel::maybe(&[TextureLevel::Base]),
    G::required(),
    Vector::one_of(&[Vector::V2, Vector::V4]),
    ty(TEXELS),
    ty(&[S32, F32]),
];
const LEVEL_PARTS: &[Part] = &[
    TextureLevel::one_of(&[TextureLevel::Level]),
    G::one_of(SAMPLED),
    Vector::one_of(&[Vector::V2, Vector::V4]),
    ty(TEXELS),
    ty(&[S32, F32]),
];
const GRADIENT_PARTS: &[Part] = &[
    TextureLevel::one_of(&[TextureLevel::Grad]),
    G::one_of(SAMPLED),
    Vector::one_of(&[Vector::V2, Vector::V4]),
    ty(TEXELS),
    ty(&[S32, F32]),
];
const GATHER_PARTS: &[Part] = &[
    TextureComponent::required(),
    G::one_of(&[G::D2, G::A2d, G::Cube, G::Acube]),
    Vector::one_of(&[Vector::V4]),
    ty(&[U32, S32, F32]),
    ty(&[F32]),
];

const LEVELS: &[Rule] = &[
    needs(&[TextureLevel::given()], &[since((3, 1), 20)]),
    needs(
        &[TextureLevel::is(&[TextureLevel::Grad]), G::is(&[G::Cube, G::Acube])],
        &[since((4, 3), 20)],
    ),
];
const GATHERS: &[Rule] = &[needs(&[G::is(&[G::A2d, G::Cube, G::Acube])], &[since((4, 3), 30)])];

/// Textures are older than the types of their references.
const OLDEST: &[Since] = &[since((1, 0), 10)];
const FIRST: &[Since] = &[since((1, 5), 10)];

const HANDLE: OperandRule = src("a", TypeRef::Fixed(B64)).shaped(Shape::Address);
const QUERY: &[OperandRule] = &[def("d", T0), HANDLE];
const TEXTURE_QUERIES: &[Q] = &[
    Q::Width,
    Q::Height,
    Q::Depth,
    Q::ChannelDataType,
    Q::ChannelOrder,
    Q::NormalizedCoords,
    Q::ArraySize,
    Q::NumMipmapLevels,
    Q::NumSamples,
];
const SAMPLER_QUERIES: &[Q] =
    &[Q::FilterMode, Q::AddrMode0, Q::AddrMode1, Q::AddrMode2, Q::ForceUnnormalizedCoords];
const INDIRECT_QUERY: Rule =
    needs(&[Cond::Handle(1), Cond::Textures(TextureMode::Unified)], &[since((3, 1), 20)]);
const WHOLE: Rule = illegal(&[Cond::Offset(1)], "a texture or sampler is named as a whole");

isa! { Texture rows after video::END;
    TEX = Row::new("tex", "9.7.10.3", "Looks a texture up without a sampler.")
        .parts(PARTS)
        .operands(&[TEXEL, RESIDENT, UNIFIED, OFFSET, DEPTH])
        .base(OLDEST)
        .rules(&joined::<21>(Lookup::<3>::UNIFIED, LEVELS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::tex));
    TEX_LEVEL = Row::new(
            "tex",
            "9.7.10.3",
            "Looks a mipmap level of a texture up without a sampler.",
        )
        .parts(LEVEL_PARTS)
        .operands(&[TEXEL, RESIDENT, UNIFIED, LOD, OFFSET, DEPTH])
        .base(OLDEST)
        .rules(&joined::<21>(Lookup::<4>::UNIFIED, LEVELS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::tex_level));
    TEX_GRAD = Row::new(
            "tex",
            "9.7.10.3",
            "Looks a texture up without a sampler, the level by gradients.",
        )
        .parts(GRADIENT_PARTS)
        .operands(&[TEXEL, RESIDENT, UNIFIED, GRADIENT_X, GRADIENT_Y, OFFSET, DEPTH])
        .base(OLDEST)
        .rules(&joined::<21>(Lookup::<5>::UNIFIED, LEVELS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::tex_grad));
    TEX_SAMPLER = Row::new("tex", "9.7.10.3", "Looks a texture up through a sampler.")
        .parts(PARTS)
        .operands(&[TEXEL, RESIDENT, INDEPENDENT, OFFSET, DEPTH])
        .base(OLDEST)
        .rules(&joined::<25>(Lookup::<3>::INDEPENDENT, LEVELS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::tex));
    TEX_LEVEL_SAMPLER = Row::new(
            "tex",
            "9.7.10.3",
            "Looks a mipmap level of a texture up through a sampler.",
        )
        .parts(LEVEL_PARTS)
        .operands(&[TEXEL, RESIDENT, INDEPENDENT, LOD, OFFSET, DEPTH])
        .base(OLDEST)
        .rules(&joined::<25>(Lookup::<4>::INDEPENDENT, LEVELS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::tex_level));
    TEX_GRAD_SAMPLER = Row::new(
            "tex",
            "9.7.10.3",
            "Looks a texture up through a sampler, the level by gradients.",
        )
        .parts(GRADIENT_PARTS)
        .operands(&[TEXEL, RESIDENT, INDEPENDENT, GRADIENT_X, GRADIENT_Y, OFFSET, DEPTH])
        .base(OLDEST)
        .rules(&joined::<25>(Lookup::<5>::INDEPENDENT, LEVELS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::tex_grad));
    TLD4 = Row::new(
            "tld4",
            "9.7.10.4",
            "Gathers a component of the four nearest texels without a sampler.",
        )
        .parts(GATHER_PARTS)
        .operands(&[TEXEL, RESIDENT, UNIFIED, OFFSET, DEPTH])
        .base(&[since((2, 2), 20)])
        .rules(&joined::<20>(Lookup::<3>::UNIFIED, GATHERS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::gather));
    TLD4_SAMPLER = Row::new(
            "tld4",
            "9.7.10.4",
            "Gathers a component of the four nearest texels through a sampler.",
        )
        .parts(GATHER_PARTS)
        .operands(&[TEXEL, RESIDENT, INDEPENDENT, OFFSET, DEPTH])
        .base(&[since((2, 2), 20)])
        .rules(&joined::<24>(Lookup::<3>::INDEPENDENT, GATHERS))
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .sem(Sem::Memory(texture::gather));
    TXQ = Row::new("txq", "9.7.10.5", "Queries an attribute of a texture.")
        .parts(&[Q::one_of(TEXTURE_QUERIES), ty(&[B32])])
        .operands(QUERY)
        .base(FIRST)
        .rules(&[
            INDIRECT_QUERY,
            WHOLE,
            needs(&[Q::is(&[Q::ChannelDataType, Q::ChannelOrder])], &[since((2, 1), 10)]),
            needs(&[Q::is(&[Q::ArraySize])], &[since((4, 1), 10)]),
            needs(&[Q::is(&[Q::NumMipmapLevels])], &[since((4, 1), 20)]),
            needs(&[Q::is(&[Q::NumSamples])], &[since((4, 1), 30)]),
            illegal(&[Cond::NamesOther(1, 0, Referent::Texture)], "this is asked of a texture"),
        ])
        .sem(Sem::Memory(texture::query::query));
    TXQ_SAMPLER = Row::new("txq", "9.7.10.5", "Queries an attribute of a sampler.")
        .parts(&[Q::one_of(SAMPLER_QUERIES), ty(&[B32])])
        .operands(QUERY)
        .base(FIRST)
        .rules(&[
            INDIRECT_QUERY,
            WHOLE,
            needs(&[Q::is(&[Q::ForceUnnormalizedCoords])], &[since((2, 2), 10)]),
            illegal(
                &[
                    Cond::Textures(TextureMode::Independent),
                    Cond::NamesOther(1, 0, Referent::Sampler),
                ],
                "in independent mode this is queried from a sampler",
            ),
            illegal(
                &[
                    Cond::Textures(TextureMode::Unified),
                    Q::is(&[Q::FilterMode, Q::AddrMode0, Q::AddrMode1, Q::AddrMode2]),
                    Cond::NamesOther(1, 0, Referent::Texture),
                ],
                "in unified mode this is queried from a texture",
            ),
            illegal(
                &[
                    Q::is(&[Q::ForceUnnormalizedCoords]),
                    Cond::NamesOther(1, 0, Referent::Sampler),
                ],
                "this is asked of a sampler",
            ),
        ])
        .sem(Sem::Memory(texture::query::query));
    TXQ_LEVEL = Row::new("txq.level", "9.7.10.5", "Queries the size of a mipmap level.")
        .parts(&[Q::one_of(&[Q::Width, Q::Height, Q::Depth]), ty(&[B32])])
        .operands(&[def("d", T0), HANDLE, val("lod", TypeRef::Fixed(U32))])
        .base(&[since((4, 3), 30)])
        .rules(&[
            WHOLE,
            illegal(&[Cond::NamesOther(1, 0, Referent::Texture)], "this is asked of a texture"),
        ])
        .sem(Sem::Memory(texture::query::level));
    ISTYPEP = Row::new("istypep", "9.7.10.6", "Tests whether a handle is of this kind.")
        .parts(&[HandleKind::required()])
        .operands(&[def_pred("p"), val("a", TypeRef::Fixed(B64))])
        .base(&[since((4, 0), 30)])
        .sem(Sem::Memory(texture::query::is_type));
}
