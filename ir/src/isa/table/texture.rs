//! Texture lookups.

use super::video;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const TEXELS: &[PtxType] = &[U32, S32, F32, F16, F16x2];
const PLAIN: &[TextureGeometry] = &[TextureGeometry::D1, TextureGeometry::D2, TextureGeometry::D3];
const REFERENCE: OperandRule = src("a", TypeRef::Fixed(B64)).accepting(Accepts::SYMBOL);
const COORDINATES: OperandRule = src("c", T1).list(Count::Of(coordinates));
const UNIFIED: Shape = Shape::Bracket(&[REFERENCE, COORDINATES]);
const INDEPENDENT: Shape = Shape::Bracket(&[REFERENCE, REFERENCE, COORDINATES]);
const TEXEL: OperandRule = def("d", T0).list(Count::Vector);

const COMMON: [Rule; 4] = [
    needs(&[Cond::Operand(1)], &[since((7, 1), 60)]),
    needs(&[ty_is(0, &[F16, F16x2])], &[since((4, 2), 53)]),
    illegal(
        &[Vector::is(&[Vector::V2]), ty_is(0, &[U32, S32, F32, F16])],
        "a texel has four parts",
    ),
    illegal(&[Vector::is(&[Vector::V4]), ty_is(0, &[F16x2])], "two pairs make a texel"),
];
const UNIFIED_RULES: &[Rule] =
    &[COMMON[0], COMMON[1], COMMON[2], COMMON[3], needs(&[Cond::Handle(2)], &[since((3, 1), 20)])];
const SAMPLER_RULES: &[Rule] =
    &[COMMON[0], COMMON[1], COMMON[2], COMMON[3], needs(&[Cond::Handle(2)], &[since((4, 3), 30)])];
const PARTS: &[Part] = &[
    TextureGeometry::one_of(PLAIN),
    Vector::one_of(&[Vector::V2, Vector::V4]),
    ty(TEXELS),
    ty(&[S32, F32]),
];

/// How many coordinates the geometry takes; three are passed as four.
fn coordinates(row: &Row, mods: &Mods) -> u16 {
    let code = row.part_of(ModKind::TextureGeometry).map_or(0, |part| mods.get(part));
    match TextureGeometry::from_code(code) {
        Some(TextureGeometry::D1) => 1,
        Some(TextureGeometry::D2) => 2,
        _ => 4,
    }
}

isa! { rows after video::END;
    TEX = Row::new("tex", "9.7.10.3", "Looks a texture up; the sampler belongs to it.")
        .parts(PARTS)
        .operands(&[TEXEL, def_pred("p").joined(), src("a", T1).shaped(UNIFIED)])
        .base(&[since((1, 5), 10)])
        .rules(UNIFIED_RULES)
        .effects(Effects::LOAD)
        .divergence(Divergence::Source);
    TEX_SAMPLER = Row::new("tex", "9.7.10.3", "Looks a texture up through a sampler.")
        .parts(PARTS)
        .operands(&[TEXEL, def_pred("p").joined(), src("a", T1).shaped(INDEPENDENT)])
        .base(&[since((1, 5), 10)])
        .rules(SAMPLER_RULES)
        .effects(Effects::LOAD)
        .divergence(Divergence::Source);
}
