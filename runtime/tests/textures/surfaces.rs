//! Surfaces: loads, stores, reductions, and what happens at the edge.

use super::{Loaded, bytes};
use irc_runtime::sim::image::*;

/// A kernel with a surface in `%rd1`, a place in `%r1`, `%r2` and `%r3`, and a buffer in `%rd2`.
fn kernel(body: &str) -> Loaded {
    Loaded::new(&format!(
        ".visible .entry k(.param .u64 surf, .param .u64 buffer,
                           .param .u64 x, .param .u64 y, .param .u64 z) {{
         .reg .b16 %h<8>; .reg .b32 %r<16>; .reg .b64 %rd<8>;
         ld.param.u64 %rd1, [surf]; ld.param.u64 %rd2, [buffer];
         ld.param.u32 %r1, [x]; ld.param.u32 %r2, [y]; ld.param.u32 %r3, [z];
         {body}
         ret; }}"
    ))
}

/// A surface of 4 by 3 words that count from 0, at an address.
fn surface(loaded: &mut Loaded) -> (u64, u64) {
    let address = loaded.buffer(&bytes(&(0..12).collect::<Vec<_>>()));
    let image = Image::packed(TextureGeometry::D2, [4, 3, 1], 1, (ChannelType::U32, 1), address);
    (loaded.device.create_surface(image).expect("a surface"), address)
}

fn word(n: i32) -> u64 {
    u64::from(n as u32)
}

#[test]
fn loads_at_the_edge_trap_clamp_or_give_zero() {
    let body = |how: &str| {
        format!("suld.b.2d.b32.{how} %r4, [%rd1, {{%r1, %r2}}]; st.global.u32 [%rd2], %r4;")
    };
    // Bytes in the row, the row, and the words that are found with `.clamp` and `.zero`.
    let places = [
        (0, 0, 0, 0),
        (12, 2, 11, 11),
        (16, 1, 7, 0),
        (-4, 1, 4, 0),
        (4, 3, 9, 0),
        (4, -1, 1, 0),
        (1 << 20, 1 << 20, 11, 0),
    ];
    for (x, y, clamped, zero) in places {
        for (how, want) in [("clamp", clamped), ("zero", zero)] {
            let mut loaded = kernel(&body(how));
            let (handle, _) = surface(&mut loaded);
            let buffer = loaded.buffer(&[0xff; 4]);
            loaded.run(1, &[handle, buffer, word(x), word(y), 0]);
            assert_eq!(loaded.words(buffer, 1), [want], "{how} at {x}, {y}");
        }
        let mut loaded = kernel(&body("trap"));
        let (handle, _) = surface(&mut loaded);
        let buffer = loaded.buffer(&[0xff; 4]);
        let args = [handle, buffer, word(x), word(y), 0];
        if (0..16).contains(&x) && (0..3).contains(&y) {
            loaded.run(1, &args);
            assert_eq!(loaded.words(buffer, 1), [clamped]);
        } else {
            loaded.fails(1, &args, "an access beyond the edge of the surface");
        }
    }
    let mut loaded = kernel(&body("clamp"));
    let (handle, _) = surface(&mut loaded);
    let buffer = loaded.buffer(&[0xff; 4]);
    loaded.fails(1, &[handle, buffer, 2, 0, 0], "Misaligned");
}

#[test]
fn stores_move_bytes_or_convert() {
    // Bytes: two words behind the first; beyond the edge nothing, or the last two.
    for (how, x, want) in
        [("trap", 8, [0, 1, 70, 71]), ("zero", 12, [0, 1, 2, 3]), ("clamp", 16, [0, 1, 70, 71])]
    {
        let mut loaded = kernel(&format!(
            "mov.u32 %r4, 70; mov.u32 %r5, 71;
             sust.b.2d.v2.b32.{how} [%rd1, {{%r1, %r2}}], {{%r4, %r5}};"
        ));
        let (handle, address) = surface(&mut loaded);
        loaded.run(1, &[handle, 0, x, 0, 0]);
        assert_eq!(loaded.words(address, 4), want, "{how}");
    }
    let formats: [(ChannelType, [u32; 4], &[u8]); 5] = {
        use ChannelType as C;
        let floats = [0.5f32, -1.5, 0.2, 1.0].map(f32::to_bits);
        [
            (C::Unorm8, floats, &[128, 0, 51, 255]),
            (C::Snorm8, floats, &[64, 0x81, 25, 127]),
            (C::F16, floats, &[0, 0x38, 0, 0xbe, 0x66, 0x32, 0, 0x3c]),
            (C::U8, [5, 255, 256, u32::MAX], &[5, 255, 255, 255]),
            (C::S16, [5, -5i32 as u32, 40000, 1 << 31], &[5, 0, 0xfb, 0xff, 0xff, 0x7f, 0, 0x80]),
        ]
    };
    for (channel, values, want) in formats {
        let mut loaded = kernel(
            "ld.global.v4.u32 {%r4, %r5, %r6, %r7}, [%rd2];
             sust.p.2d.v4.b32.trap [%rd1, {%r1, %r2}], {%r4, %r5, %r6, %r7};",
        );
        let address = loaded.buffer(&[0; 64]);
        let image = Image::packed(TextureGeometry::D2, [2, 2, 1], 1, (channel, 4), address);
        let handle = loaded.device.create_surface(image).expect("a surface");
        let buffer = loaded.buffer(&bytes(&values));
        loaded.run(1, &[handle, buffer, 1, 1, 0]);
        let mut found = vec![0; want.len()];
        loaded.device.read(address + 3 * want.len() as u64, &mut found).expect("it is allocated");
        assert_eq!(found, want, "{channel:?}");
    }
}

#[test]
fn channels_that_are_not_stored_hold_nothing() {
    let mut loaded = kernel("mov.u32 %r4, 9; sust.p.2d.b32.trap [%rd1, {%r1, %r2}], %r4;");
    let address = loaded.buffer(&[1; 8]);
    let image = Image::packed(TextureGeometry::D2, [2, 1, 1], 1, (ChannelType::U8, 4), address);
    let handle = loaded.device.create_surface(image).expect("a surface");
    loaded.run(1, &[handle, 0, 1, 0, 0]);
    let mut found = [0; 8];
    let image = loaded.device.read(address, &mut found);
    // The whole memory counts as written by the host, but for the three bytes behind the first.
    assert_eq!((image, found[4]), (Ok(3), 9));
}

#[test]
fn layers_and_slices_are_places_of_surfaces() {
    for (geometry, size, layers, place) in [
        (TextureGeometry::D3, [4, 1, 3], 1, "3d.b32.trap %r4, [%rd1, {%r1, %r2, %r3, %r3}]"),
        (TextureGeometry::A2d, [4, 1, 1], 3, "a2d.b32.trap %r4, [%rd1, {%r3, %r1, %r2, %r2}]"),
        (TextureGeometry::A1d, [4, 1, 1], 3, "a1d.b32.trap %r4, [%rd1, {%r3, %r1}]"),
    ] {
        let mut loaded = kernel(&format!("suld.b.{place}; st.global.u32 [%rd2], %r4;"));
        let address = loaded.buffer(&bytes(&(0..12).collect::<Vec<_>>()));
        let image = Image::packed(geometry, size, layers, (ChannelType::U32, 1), address);
        let handle = loaded.device.create_surface(image).expect("a surface");
        let buffer = loaded.buffer(&[0; 4]);
        loaded.run(1, &[handle, buffer, 4, 0, 2]);
        assert_eq!(loaded.words(buffer, 1), [9], "{geometry:?}");
        loaded.fails(1, &[handle, buffer, 4, 0, 3], "an access beyond the edge");
    }
}

#[test]
fn reductions_are_atomic() {
    let mut loaded = kernel(
        "mov.u32 %r4, %tid.x;
         sured.b.add.2d.u32.trap [%rd1, {4, 0}], %r4;
         sured.p.max.2d.b32.trap [%rd1, {2, 1}], %r4;
         sured.b.min.2d.s32.zero [%rd1, {64, 0}], %r4;",
    );
    let (handle, address) = surface(&mut loaded);
    loaded.run(128, &[handle, 0, 0, 0, 0]);
    let sum = 127 * 64;
    assert_eq!(loaded.words(address, 12), [0, 1 + sum, 2, 3, 4, 5, 127, 7, 8, 9, 10, 11]);
}

#[test]
fn stores_race_as_others_do() {
    let mut loaded = kernel("mov.u32 %r4, %tid.x; sust.b.2d.b32.trap [%rd1, {%r1, %r2}], %r4;");
    let (handle, _) = surface(&mut loaded);
    loaded.fails(64, &[handle, 0, 0, 0, 0], "Race");
}
