//! Names that LLVM has no more, but reads: the modules of older versions say them.

use super::Form::{Own, Plain};
use super::{Own as O, Row};

pub(super) const ROWS: &[Row] = &[
    ("abs.{i=s32|ll=s64|bf16|bf16x2}", "abs.$1", Plain),
    ("{min|max}.{s=s16|i=s32|ll=s64|us=u16|ui=u32|ull=u64}", "$1.$2", Plain),
    ("{popc|clz}.{i=b32|ll=b64}", "$1.$2", Plain),
    ("brev{32|64}", "brev.b$1", Plain),
    ("h2f", "cvt.f32.f16", Plain),
    ("rotate[.right].b{32|64}", "", Own(O::Rotate)),
    ("swap.lo.hi.b64", "", Own(O::Rotate)),
    (
        "ptr.{gen.to.global|gen.to.shared|gen.to.constant|gen.to.local|gen.to.param|global.to.gen|\
         shared.to.gen|constant.to.gen|local.to.gen|param.to.gen}",
        "",
        Own(O::SpaceCast),
    ),
];
