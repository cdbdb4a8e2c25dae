//! Textures, samplers and surfaces, by handles of 64 bits.
//!
//! Coordinates of arrays in two dimensions, of volumes and of cubes are four registers in PTX: the
//! last one again is as good as any.

use super::Form::{Order, Own, Plain, Refused};
use super::{Own as O, Row};

pub(super) const ROWS: &[Row] = &[
    ("texsurf.handle[.internal]", "", Own(O::Handle)),
    ("istypep.{sampler=samplerref|surface=surfref|texture=texref}", "istypep.$1", Plain),
    (
        "{txq|suq}.{width|height|depth|channel.data.type=channel_data_type|\
         channel.order=channel_order|array.size=array_size|num.samples=num_samples|\
         num.mipmap.levels=num_mipmap_levels}",
        "$1.$2.b32",
        Plain,
    ),
    // Lookups with a texture and a sampler.
    (
        "tex.{1d.array=a1d|1d|2d|cube.array=acube}.v4{f32|s32|u32}.{f32|s32}",
        "tex.$1.v4.$2.$3",
        Plain,
    ),
    (
        "tex.{2d.array=a2d|3d|cube}.v4{f32|s32|u32}.{f32|s32}",
        "tex.$1.v4.$2.$3",
        Order("0 1 2 3 4 4"),
    ),
    (
        "tex.{1d.array=a1d|1d|2d|cube.array=acube}.level.v4{f32|s32|u32}.f32",
        "tex.level.$1.v4.$2.f32",
        Plain,
    ),
    (
        "tex.{2d.array=a2d|3d|cube}.level.v4{f32|s32|u32}.f32",
        "tex.level.$1.v4.$2.f32",
        Order("0 1 2 3 4 4 5"),
    ),
    ("tex.{1d.array=a1d|1d|2d}.grad.v4{f32|s32|u32}.f32", "tex.grad.$1.v4.$2.f32", Plain),
    (
        "tex.2d.array.grad.v4{f32|s32|u32}.f32",
        "tex.grad.a2d.v4.$1.f32",
        Order("0 1 2 3 4 4 5 6 7 8"),
    ),
    (
        "tex.{3d|cube}.grad.v4{f32|s32|u32}.f32",
        "tex.grad.$1.v4.$2.f32",
        Order("0 1 2 3 4 4 5 6 7 7 8 9 10 10"),
    ),
    ("tld4.{r|g|b|a}.2d.v4{f32|s32|u32}.f32", "tld4.$1.2d.v4.$2.f32", Plain),
    // Lookups where the texture brings its sampler along.
    (
        "tex.unified.{1d.array=a1d|1d|2d|cube.array=acube}.v4{f32|s32|u32}.{f32|s32}",
        "tex.$1.v4.$2.$3",
        Plain,
    ),
    (
        "tex.unified.{2d.array=a2d|3d|cube}.v4{f32|s32|u32}.{f32|s32}",
        "tex.$1.v4.$2.$3",
        Order("0 1 2 3 3"),
    ),
    (
        "tex.unified.{1d.array=a1d|1d|2d|cube.array=acube}.level.v4{f32|s32|u32}.f32",
        "tex.level.$1.v4.$2.f32",
        Plain,
    ),
    (
        "tex.unified.{2d.array=a2d|3d|cube}.level.v4{f32|s32|u32}.f32",
        "tex.level.$1.v4.$2.f32",
        Order("0 1 2 3 3 4"),
    ),
    ("tex.unified.{1d.array=a1d|1d|2d}.grad.v4{f32|s32|u32}.f32", "tex.grad.$1.v4.$2.f32", Plain),
    (
        "tex.unified.2d.array.grad.v4{f32|s32|u32}.f32",
        "tex.grad.a2d.v4.$1.f32",
        Order("0 1 2 3 3 4 5 6 7"),
    ),
    (
        "tex.unified.{3d|cube}.grad.v4{f32|s32|u32}.f32",
        "tex.grad.$1.v4.$2.f32",
        Order("0 1 2 3 3 4 5 6 6 7 8 9 9"),
    ),
    (
        "tex.unified.cube.array.grad.v4{f32|s32|u32}.f32",
        "tex.grad.acube.v4.$1.f32",
        Order("0 1 2 3 4 5 6 7 7 8 9 10 10"),
    ),
    ("tld4.unified.{r|g|b|a}.2d.v4{f32|s32|u32}.f32", "tld4.$1.2d.v4.$2.f32", Plain),
    // Surfaces.
    ("suld.{1d.array=a1d|1d|2d}.i{8|16|32|64}.{clamp|trap|zero}", "suld.b.$1.b$2.$3", Plain),
    (
        "suld.{1d.array=a1d|1d|2d}.{v2|v4}i{8|16|32|64}.{clamp|trap|zero}",
        "suld.b.$1.$2.b$3.$4",
        Plain,
    ),
    (
        "suld.{2d.array=a2d|3d}.i{8|16|32|64}.{clamp|trap|zero}",
        "suld.b.$1.b$2.$3",
        Order("0 1 2 3 3"),
    ),
    (
        "suld.{2d.array=a2d|3d}.{v2|v4}i{8|16|32|64}.{clamp|trap|zero}",
        "suld.b.$1.$2.b$3.$4",
        Order("0 1 2 3 3"),
    ),
    ("sust.b.{1d.array=a1d|1d|2d}.i{8|16|32|64}.{clamp|trap|zero}", "sust.b.$1.b$2.$3", Plain),
    (
        "sust.b.{1d.array=a1d|1d|2d}.{v2|v4}i{8|16|32|64}.{clamp|trap|zero}",
        "sust.b.$1.$2.b$3.$4",
        Plain,
    ),
    (
        "sust.b.{2d.array=a2d|3d}.i{8|16|32|64}.{clamp|trap|zero}",
        "sust.b.$1.b$2.$3",
        Order("0 1 2 3 3 4.."),
    ),
    (
        "sust.b.{2d.array=a2d|3d}.{v2|v4}i{8|16|32|64}.{clamp|trap|zero}",
        "sust.b.$1.$2.b$3.$4",
        Order("0 1 2 3 3 4.."),
    ),
    ("sust.p.{1d.array=a1d|1d|2d}.i32.trap", "sust.p.$1.b32.trap", Plain),
    ("sust.p.{1d.array=a1d|1d|2d}.{v2|v4}i32.trap", "sust.p.$1.$2.b32.trap", Plain),
    ("sust.p.{2d.array=a2d|3d}.i32.trap", "sust.p.$1.b32.trap", Order("0 1 2 3 3 4..")),
    ("sust.p.{2d.array=a2d|3d}.{v2|v4}i32.trap", "sust.p.$1.$2.b32.trap", Order("0 1 2 3 3 4..")),
    (
        "sust.p.{1d.array|1d|2d.array|2d|3d}.[v2|v4]i{8|16}.trap",
        "",
        Refused("PTX has formatted stores of 32 bits only"),
    ),
];

/// Whether the lookup takes a sampler of its own, which only modules without samplers in their
/// textures have.
pub(in crate::intrinsic) fn takes_sampler(name: &str) -> bool {
    let is_lookup = name.starts_with("tex.") || name.starts_with("tld4.");
    is_lookup && !name.contains(".unified.")
}
