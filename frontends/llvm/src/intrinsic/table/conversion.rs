//! Conversions between integers, floats and narrow formats.

use super::Form::{Plain, Refused};
use super::Row;

pub(super) const ROWS: &[Row] = &[
    ("d2f.{rn|rz|rm|rp}[.ftz]", "cvt.$1$2.f32.f64", Plain),
    ("d2{i=s32|ui=u32|ll=s64|ull=u64}.{rn=rni|rz=rzi|rm=rmi|rp=rpi}", "cvt.$2.$1.f64", Plain),
    (
        "f2{i=s32|ui=u32|ll=s64|ull=u64}.{rn=rni|rz=rzi|rm=rmi|rp=rpi}[.ftz]",
        "cvt.$2$3.$1.f32",
        Plain,
    ),
    ("{i=s32|ui=u32|ll=s64|ull=u64}2{f=f32|d=f64}.{rn|rz|rm|rp}", "cvt.$3.$2.$1", Plain),
    ("f2h.rn[.ftz]", "cvt.rn$1.f16.f32", Plain),
    ("bf2h.rn[.ftz]", "", Refused("PTX has no conversion of a bfloat to a half")),
    ("f2{bf16|f16}.{rn|rz}[.relu][.satfinite]", "cvt.$2$3$4.$1.f32", Plain),
    ("ff2{bf16x2|f16x2}.{rn|rz|rs}[.relu][.satfinite]", "cvt.$2$3$4.$1.f32", Plain),
    ("f2tf32.{rna|rn|rz}[.relu][.satfinite]", "cvt.$1$3$2.tf32.f32", Plain),
    ("ff.to.{e4m3x2|e5m2x2}.rn[.relu]", "cvt.rn.satfinite$2.$1.f32", Plain),
    ("ff.to.{e2m1x2|e2m3x2|e3m2x2}.rn[.relu].satfinite", "cvt.rn.satfinite$2.$1.f32", Plain),
    ("ff.to.ue8m0x2.{rz|rp}[.satfinite]", "cvt.$1$2.ue8m0x2.f32", Plain),
    ("bf16x2.to.ue8m0x2.{rz|rp}[.satfinite]", "cvt.$1$2.ue8m0x2.bf16x2", Plain),
    ("ue8m0x2.to.bf16x2", "cvt.rn.bf16x2.ue8m0x2", Plain),
    ("f16x2.to.{e4m3x2|e5m2x2}.rn[.relu]", "cvt.rn.satfinite$2.$1.f16x2", Plain),
    ("{e4m3x2|e5m2x2|e2m1x2|e2m3x2|e3m2x2}.to.f16x2.rn[.relu]", "cvt.rn$2.f16x2.$1", Plain),
    (
        "f32x4.to.{e4m3x4|e5m2x4|e2m1x4|e2m3x4|e3m2x4}.rs[.relu].satfinite",
        "cvt.rs$2.satfinite.$1.f32",
        Plain,
    ),
];
