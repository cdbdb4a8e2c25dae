//! Lookups by `tex` and `tld4`.

use super::{Loaded, MODES, Numbers, bytes, floats, sampler};
use irc_runtime::sim::image::*;

/// A kernel that looks up at the four words of each thread, with `behind` after the bracket, and
/// stores four words.
fn lookup(op: &str, place: &str, behind: &str) -> Loaded {
    Loaded::new(&format!(
        ".visible .entry k(.param .u64 tex, .param .u64 from, .param .u64 to) {{
         .reg .b32 %r<16>; .reg .b64 %rd<8>; .reg .f32 depth;
         ld.param.u64 %rd1, [tex]; ld.param.u64 %rd2, [from]; ld.param.u64 %rd3, [to];
         mov.u32 %r9, %tid.x;
         mul.wide.u32 %rd4, %r9, 16;
         add.s64 %rd2, %rd2, %rd4; add.s64 %rd3, %rd3, %rd4;
         ld.global.v4.u32 {{%r1, %r2, %r3, %r4}}, [%rd2];
         mov.b32 depth, %r2;
         {op} {{%r5, %r6, %r7, %r8}}, [%rd1, {place}]{behind};
         st.global.v4.u32 [%rd3], {{%r5, %r6, %r7, %r8}};
         ret; }}"
    ))
}

/// What a kernel finds at places.
fn at(loaded: &mut Loaded, texture: u64, places: &[[u32; 4]]) -> Vec<[u32; 4]> {
    let mut found = Vec::new();
    for places in places.chunks(64) {
        let from = loaded.buffer(&bytes(places.as_flattened()));
        let to = loaded.buffer(&vec![0; places.len() * 16]);
        loaded.run(places.len() as u32, &[texture, from, to]);
        let words = loaded.words(to, places.len() * 4);
        found.extend(words.chunks(4).map(|w| [w[0], w[1], w[2], w[3]]));
    }
    found
}

fn place(numbers: &[f32]) -> [u32; 4] {
    std::array::from_fn(|i| numbers.get(i).map_or(0, |n| n.to_bits()))
}

/// A texture of floats, one channel, in the order of memory.
fn texture(
    loaded: &mut Loaded,
    (geometry, size, layers): (TextureGeometry, [u32; 3], u32),
    texels: &[f32],
    normalized: bool,
    sampler: Sampler,
) -> u64 {
    let address = loaded.buffer(&floats(texels));
    let image = Image::packed(geometry, size, layers, (ChannelType::F32, 1), address);
    loaded.device.create_texture(Texture { image, normalized, sampler }).expect("a texture")
}

/// The texel of a number by the definition of a mode: the texture as an infinite row.
fn texel(row: &[f32], index: i64, mode: AddressMode) -> f32 {
    let n = row.len() as i64;
    match mode {
        AddressMode::Wrap => row[(index - n * (index as f64 / n as f64).floor() as i64) as usize],
        AddressMode::Mirror => {
            let period = (index as f64 / n as f64).floor() as i64;
            let inside = index - n * period;
            row[if period % 2 == 0 { inside } else { n - 1 - inside } as usize]
        }
        AddressMode::ClampToEdge => row[if index < 0 { 0 } else { index.min(n - 1) } as usize],
        _ => usize::try_from(index).ok().and_then(|i| row.get(i)).copied().unwrap_or(0.0),
    }
}

/// The filter of the programming guide in one dimension, `x` in texels.
fn filtered(row: &[f32], x: f64, mode: AddressMode) -> f64 {
    let x = if mode == AddressMode::ClampOgl { x.max(0.0).min(row.len() as f64) } else { x };
    let b = x - 0.5;
    let alpha = ((b - b.floor()) * 256.0).round() / 256.0;
    let (low, high) = (b.floor() as i64, b.floor() as i64 + 1);
    (1.0 - alpha) * f64::from(texel(row, low, mode)) + alpha * f64::from(texel(row, high, mode))
}

#[test]
fn points_of_one_dimension_are_those_of_the_mode() {
    let mut numbers = Numbers(7);
    let row: Vec<f32> = (0..13).map(|i| i as f32 + 1.0).collect();
    for mode in MODES {
        let mut loaded = lookup("tex.1d.v4.f32.f32", "{%r1}", "");
        let shape = (TextureGeometry::D1, [13, 1, 1], 1);
        for filter in [Filter::Nearest, Filter::Linear] {
            let handle = texture(&mut loaded, shape, &row, true, sampler(filter, mode));
            let xs: Vec<f32> = (0..192).map(|_| numbers.draw() * 6.0 - 3.0).collect();
            let places: Vec<_> = xs.iter().map(|&x| place(&[x])).collect();
            for (&x, found) in xs.iter().zip(at(&mut loaded, handle, &places)) {
                let x = f64::from(x) * 13.0;
                let want = match filter {
                    Filter::Nearest if mode == AddressMode::ClampOgl => {
                        texel(&row, x.floor() as i64, AddressMode::ClampToEdge)
                    }
                    Filter::Nearest => texel(&row, x.floor() as i64, mode),
                    Filter::Linear => filtered(&row, x, mode) as f32,
                };
                let got = f32::from_bits(found[0]);
                assert_eq!(got, want, "{mode:?} {filter:?} at {x}");
                // Red only: then nothing, nothing, one; nothing at all beyond a border.
                if filter == Filter::Nearest && want != 0.0 {
                    assert_eq!(found[1..], [0, 0, 1f32.to_bits()]);
                }
            }
        }
    }
}

#[test]
fn without_normalised_coordinates_nothing_repeats() {
    let row = [1.0, 2.0, 4.0, 8.0];
    for mode in [AddressMode::Wrap, AddressMode::Mirror] {
        let mut loaded = lookup("tex.1d.v4.f32.f32", "{%r1}", "");
        let shape = (TextureGeometry::D1, [4, 1, 1], 1);
        let handle = texture(&mut loaded, shape, &row, false, sampler(Filter::Linear, mode));
        let xs = [-5.0, 0.0, 0.5, 1.0, 1.25, 3.75, 9.0, f32::INFINITY, f32::NEG_INFINITY];
        let places = xs.map(|x| place(&[x]));
        let found = at(&mut loaded, handle, &places);
        let found: Vec<f32> = found.iter().map(|f| f32::from_bits(f[0])).collect();
        assert_eq!(found, [1.0, 1.0, 1.0, 1.5, 1.75, 8.0, 8.0, 8.0, 1.0], "{mode:?}");
    }
}

#[test]
fn planes_and_volumes_are_filtered_in_every_dimension() {
    let mut numbers = Numbers(3);
    let [w, h, d] = [5usize, 4, 3];
    let texels: Vec<f32> = (0..w * h * d).map(|_| numbers.draw() * 100.0 - 50.0).collect();
    for mode in MODES {
        // A filter of a volume is one of filtered planes of filtered rows.
        let plane = |z: usize, x: f64, y: f64| {
            let rows: Vec<&[f32]> = texels[z * w * h..][..w * h].chunks(w).collect();
            let column: Vec<f64> = rows.iter().map(|row| filtered(row, x, mode)).collect();
            across(&column, y, mode)
        };
        for (geometry, depth) in [(TextureGeometry::D2, 1), (TextureGeometry::D3, d)] {
            let word = if depth == 1 { "2d" } else { "3d" };
            let list = if depth == 1 { "{%r1, %r2}" } else { "{%r1, %r2, %r3, %r4}" };
            let mut loaded = lookup(&format!("tex.{word}.v4.f32.f32"), list, "");
            let shape = (geometry, [w as u32, h as u32, depth as u32], 1);
            let sampler = sampler(Filter::Linear, mode);
            let handle = texture(&mut loaded, shape, &texels[..w * h * depth], true, sampler);
            let points: Vec<[f32; 3]> =
                (0..128).map(|_| [0; 3].map(|_| numbers.draw() * 3.0 - 1.0)).collect();
            let places: Vec<_> = points.iter().map(|p| place(p)).collect();
            for (p, found) in points.iter().zip(at(&mut loaded, handle, &places)) {
                let [x, y, z] = p.map(f64::from);
                let (x, y) = (x * w as f64, y * h as f64);
                let want = if depth == 1 {
                    plane(0, x, y)
                } else {
                    let planes: Vec<f64> = (0..d).map(|i| plane(i, x, y)).collect();
                    across(&planes, z * d as f64, mode)
                };
                let got = f64::from(f32::from_bits(found[0]));
                // Half a unit in the last place of the largest texel.
                assert!((got - want).abs() < 50.0 / 8e6, "{mode:?} {word} {p:?}: {got} {want}");
            }
        }
    }
}

/// The filter along a column of numbers that are filtered already.
fn across(column: &[f64], y: f64, mode: AddressMode) -> f64 {
    let pick: Vec<f32> = (0..column.len()).map(|i| i as f32 + 1.0).collect();
    let y = if mode == AddressMode::ClampOgl { y.max(0.0).min(column.len() as f64) } else { y };
    let b = y - 0.5;
    let beta = ((b - b.floor()) * 256.0).round() / 256.0;
    // The place in the column of what the mode finds, from 1; 0 is the border.
    let value = |index: i64| match texel(&pick, index, mode) as usize {
        0 => 0.0,
        n => column[n - 1],
    };
    (1.0 - beta) * value(b.floor() as i64) + beta * value(b.floor() as i64 + 1)
}

#[test]
fn layers_are_clamped_and_not_filtered() {
    let texels: Vec<f32> = (0..24).map(|i| i as f32).collect();
    let mut loaded = lookup("tex.a2d.v4.f32.f32", "{%r1, %r2, %r3, %r4}", "");
    let shape = (TextureGeometry::A2d, [4, 2, 1], 3);
    let nearest = sampler(Filter::Nearest, AddressMode::ClampToEdge);
    let handle = texture(&mut loaded, shape, &texels, false, nearest);
    let [x, y] = [2.5f32, 1.5].map(f32::to_bits);
    let places = [0, 1, 2, 3, u32::MAX].map(|layer| [layer, x, y, 0]);
    let found = at(&mut loaded, handle, &places);
    let found: Vec<f32> = found.iter().map(|f| f32::from_bits(f[0])).collect();
    assert_eq!(found, [6.0, 14.0, 22.0, 22.0, 22.0]);

    let mut loaded = lookup("tex.a1d.v4.f32.f32", "{%r1, %r2}", "");
    let shape = (TextureGeometry::A1d, [4, 1, 1], 6);
    let linear = sampler(Filter::Linear, AddressMode::ClampToEdge);
    let handle = texture(&mut loaded, shape, &texels, false, linear);
    let places = [1, 5].map(|layer| [layer, 2f32.to_bits(), 0, 0]);
    let found = at(&mut loaded, handle, &places);
    assert_eq!(found.iter().map(|f| f32::from_bits(f[0])).collect::<Vec<_>>(), [5.5, 21.5]);
}

#[test]
fn directions_choose_the_faces_of_cubes() {
    // Face f has the texel 100 f + 10 row + column.
    let texel = |face: usize, row: usize, column: usize| (100 * face + 10 * row + column) as f32;
    let all = |cubes: usize| -> Vec<f32> {
        let faces = (0..6 * cubes).flat_map(|f| [(f, 0), (f, 1)]);
        faces.flat_map(|(f, row)| [texel(f, row, 0), texel(f, row, 1)]).collect()
    };
    // For each face the axis, and the axes along which columns and rows grow.
    let axes: [[[f32; 3]; 3]; 6] = [
        [[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, -1.0, 0.0]],
        [[-1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]],
        [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, -1.0]],
        [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, -1.0, 0.0]],
        [[0.0, 0.0, -1.0], [-1.0, 0.0, 0.0], [0.0, -1.0, 0.0]],
    ];
    let (mut places, mut want) = (Vec::new(), Vec::new());
    for (face, [axis, s, t]) in axes.iter().enumerate() {
        for (row, column) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let (a, b) = (column as f32 - 0.5, row as f32 - 0.5);
            places.push([0, 1, 2].map(|i| 3.0 * (axis[i] + a * s[i] + b * t[i])));
            want.push(texel(face, row, column));
        }
    }
    let nearest = sampler(Filter::Nearest, AddressMode::Wrap);
    let mut loaded = lookup("tex.cube.v4.f32.f32", "{%r1, %r2, %r3, %r4}", "");
    let shape = (TextureGeometry::Cube, [2, 2, 1], 6);
    let handle = texture(&mut loaded, shape, &all(1), true, nearest);
    let found = at(&mut loaded, handle, &places.iter().map(|p| place(p)).collect::<Vec<_>>());
    assert_eq!(found.iter().map(|f| f32::from_bits(f[0])).collect::<Vec<_>>(), want);

    let mut loaded = lookup("tex.acube.v4.f32.f32", "{%r1, %r2, %r3, %r4}", "");
    let shape = (TextureGeometry::Acube, [2, 2, 1], 12);
    let handle = texture(&mut loaded, shape, &all(2), true, nearest);
    let second = places.iter().map(|p| [1, p[0].to_bits(), p[1].to_bits(), p[2].to_bits()]);
    let found = at(&mut loaded, handle, &second.collect::<Vec<_>>());
    let want: Vec<f32> = want.iter().map(|texel| texel + 600.0).collect();
    assert_eq!(found.iter().map(|f| f32::from_bits(f[0])).collect::<Vec<_>>(), want);
}

#[test]
fn channels_are_read_by_their_type() {
    let cases: [(ChannelType, u32, &[u8], [u32; 4]); 10] = {
        use ChannelType as C;
        let one = 1f32.to_bits();
        [
            (C::U8, 4, &[1, 2, 255, 7], [1, 2, 255, 7]),
            (C::S8, 2, &[1, 0xfe], [1, -2i32 as u32, 0, 1]),
            (C::U16, 1, &[0x34, 0x12], [0x1234, 0, 0, 1]),
            (C::S16, 2, &[0, 0x80, 5, 0], [-32768i32 as u32, 5, 0, 1]),
            (C::S32, 1, &[0xff; 4], [u32::MAX, 0, 0, 1]),
            (C::U32, 2, &[1, 2, 3, 4, 5, 6, 7, 8], [0x0403_0201, 0x0807_0605, 0, 1]),
            (C::Unorm8, 2, &[255, 51], [one, 0.2f32.to_bits(), 0, one]),
            (C::Snorm8, 2, &[0x80, 127], [(-1f32).to_bits(), one, 0, one]),
            (C::Snorm16, 1, &[1, 0x80], [(-1f32).to_bits(), 0, 0, one]),
            (C::F16, 2, &[0, 0x3c, 0, 0xc2], [one, (-3f32).to_bits(), 0, one]),
        ]
    };
    for (channel, channels, texel, want) in cases {
        let mut loaded = lookup("tex.2d.v4.u32.s32", "{%r1, %r2}", "");
        let address = loaded.buffer(texel);
        let image = Image::packed(TextureGeometry::D2, [1; 3], 1, (channel, channels), address);
        let made = Texture { image, normalized: false, sampler: Sampler::default() };
        let handle = loaded.device.create_texture(made).expect("a texture");
        assert_eq!(at(&mut loaded, handle, &[[0; 4]]), [want], "{channel:?}");
    }
    assert_eq!(halves(), [0x3c00, 0xc200, 0, 0x3c00]);
}

/// What `tex` gives in halves, one by one and in pairs.
fn halves() -> [u32; 4] {
    let mut loaded = Loaded::new(
        ".visible .entry k(.param .u64 tex, .param .u64 to) {
         .reg .b16 %h<4>; .reg .b32 %r<4>; .reg .b64 %rd<4>;
         ld.param.u64 %rd1, [tex]; ld.param.u64 %rd2, [to];
         tex.1d.v4.f16.f32 {%h0, %h1, %h2, %h3}, [%rd1, {0f00000000}];
         tex.1d.v2.f16x2.f32 {%r0, %r1}, [%rd1, {0f00000000}];
         mov.b32 %r2, {%h0, %h1}; mov.b32 %r3, {%h2, %h3};
         st.global.v4.b32 [%rd2], {%r0, %r1, %r2, %r3};
         ret; }",
    );
    let texel = loaded.buffer(&floats(&[1.0, -3.0]));
    let image = Image::packed(TextureGeometry::D1, [1; 3], 1, (ChannelType::F32, 2), texel);
    let made = Texture { image, normalized: false, sampler: Sampler::default() };
    let handle = loaded.device.create_texture(made).expect("a texture");
    let to = loaded.buffer(&[0; 16]);
    loaded.run(1, &[handle, to]);
    let words = loaded.words(to, 4);
    assert_eq!(words[..2], words[2..]);
    [words[0] & 0xffff, words[0] >> 16, words[1] & 0xffff, words[1] >> 16]
}

#[test]
fn integers_fetch_texels_and_offsets_move_places() {
    let row: Vec<f32> = (0..8).map(|i| i as f32 + 1.0).collect();
    let shape = (TextureGeometry::D1, [8, 1, 1], 1);
    for (mode, beyond) in [(AddressMode::ClampToEdge, 8.0), (AddressMode::ClampToBorder, 0.0)] {
        let mut loaded = lookup("tex.1d.v4.f32.s32", "{%r1}", "");
        let handle = texture(&mut loaded, shape, &row, true, sampler(Filter::Linear, mode));
        let places = [0, 3, 8, 1000].map(|x| [x, 0, 0, 0]);
        let found = at(&mut loaded, handle, &places);
        let found: Vec<f32> = found.iter().map(|f| f32::from_bits(f[0])).collect();
        assert_eq!(found, [1.0, 4.0, beyond, beyond]);
    }
    let mut loaded = lookup("tex.1d.v4.f32.f32", "{%r1}", ", {%r2}");
    let nearest = sampler(Filter::Nearest, AddressMode::ClampToEdge);
    let handle = texture(&mut loaded, shape, &row, false, nearest);
    let places = [-2i32, 0, 3, 7].map(|offset| [2.5f32.to_bits(), offset as u32, 0, 0]);
    let found = at(&mut loaded, handle, &places);
    let found: Vec<f32> = found.iter().map(|f| f32::from_bits(f[0])).collect();
    assert_eq!(found, [1.0, 3.0, 6.0, 8.0]);
    let from = loaded.buffer(&bytes(&[0, 8, 0, 0]));
    loaded.fails(1, &[handle, from, from], "an offset of a texture lookup");
}

#[test]
fn depths_are_compared_before_they_are_filtered() {
    let row = [0.25, 0.5, 0.75, 1.0];
    let mut loaded = lookup("tex.1d.v4.f32.f32", "{%r1}", ", depth");
    let shape = (TextureGeometry::D1, [4, 1, 1], 1);
    let linear = sampler(Filter::Linear, AddressMode::ClampToEdge);
    let handle = texture(&mut loaded, shape, &row, false, linear);
    let places = [(1.75, 0.6), (1.75, 0.5), (1.75, 0.9)].map(|(x, depth)| place(&[x, depth]));
    let found = at(&mut loaded, handle, &places);
    let found: Vec<f32> = found.iter().map(|f| f32::from_bits(f[0])).collect();
    // A quarter of the way from the second texel to the third.
    assert_eq!(found, [0.25, 1.0, 0.0]);
}

#[test]
fn four_texels_are_gathered_around_a_place() {
    let mut loaded = lookup("tld4.g.2d.v4.f32.f32", "{%r1, %r2}", "");
    let texels: Vec<f32> = (0..12).flat_map(|i| [-1.0, i as f32]).collect();
    let address = loaded.buffer(&floats(&texels));
    let image = Image::packed(TextureGeometry::D2, [4, 3, 1], 1, (ChannelType::F32, 2), address);
    let sampler = sampler(Filter::Nearest, AddressMode::ClampToEdge);
    let made = Texture { image, normalized: false, sampler };
    let handle = loaded.device.create_texture(made).expect("a texture");
    let found = at(&mut loaded, handle, &[place(&[2.25, 1.75]), place(&[0.0, 0.0])]);
    let found: Vec<[f32; 4]> = found.iter().map(|f| f.map(f32::from_bits)).collect();
    // Lower left, lower right, upper right, upper left.
    assert_eq!(found, [[9.0, 10.0, 6.0, 5.0], [0.0; 4]]);
}

/// A row of 8 texels of 1, a level of 4 texels of 2, one of 2 texels of 4, one of 8.
fn levels(loaded: &mut Loaded, level_filter: Filter) -> u64 {
    let mut image = Image::packed(TextureGeometry::D1, [8, 1, 1], 1, (ChannelType::F32, 1), 0);
    image.levels = [(8, 1.0), (4, 2.0), (2, 4.0), (1, 8.0)]
        .map(|(count, value)| {
            let address = loaded.buffer(&floats(&vec![value; count]));
            Level { address, row_pitch: 0, slice_pitch: 0 }
        })
        .to_vec();
    let sampler = Sampler { level_filter, ..Sampler::default() };
    let made = Texture { image, normalized: true, sampler };
    loaded.device.create_texture(made).expect("a texture")
}

#[test]
fn levels_are_chosen_and_mixed() {
    let lods = [-1.0, 0.0, 0.25, 0.75, 1.0, 2.75, 9.0];
    let nearest = [1.0, 1.0, 1.0, 2.0, 2.0, 8.0, 8.0];
    let linear = [1.0, 1.0, 1.25, 1.75, 2.0, 7.0, 8.0];
    for (filter, want) in [(Filter::Nearest, nearest), (Filter::Linear, linear)] {
        let mut loaded = lookup("tex.level.1d.v4.f32.f32", "{%r1}", ", %r2");
        let handle = levels(&mut loaded, filter);
        let places = lods.map(|lod| place(&[0.4, lod]));
        let found = at(&mut loaded, handle, &places);
        assert_eq!(found.iter().map(|f| f32::from_bits(f[0])).collect::<Vec<_>>(), want);
        // One step of a pixel is N texels of the first level.
        let mut loaded = lookup("tex.grad.1d.v4.f32.f32", "{%r1}", ", {%r2}, {%r3}");
        let handle = levels(&mut loaded, filter);
        let places = lods.map(|lod| place(&[0.4, 0.001, -(lod.exp2()) / 8.0]));
        let found = at(&mut loaded, handle, &places);
        assert_eq!(found.iter().map(|f| f32::from_bits(f[0])).collect::<Vec<_>>(), want);
    }
}

#[test]
fn wrong_handles_and_filters_are_found() {
    let mut loaded = lookup("tex.1d.v4.f32.f32", "{%r1}", "");
    let from = loaded.buffer(&[0; 16]);
    loaded.fails(1, &[77, from, from], "not a texture, sampler or surface");
    let surface = Image::packed(TextureGeometry::D1, [4, 1, 1], 1, (ChannelType::U8, 4), from);
    let handle = loaded.device.create_surface(surface.clone()).expect("a surface");
    loaded.fails(1, &[handle, from, from], "no texture");
    let flat = Image { geometry: TextureGeometry::D2, ..surface.clone() };
    let made = Texture { image: flat, normalized: false, sampler: Sampler::default() };
    let handle = loaded.device.create_texture(made).expect("a texture");
    loaded.fails(1, &[handle, from, from], "a texture of other dimensions");
    assert!(loaded.device.destroy_handle(handle) && !loaded.device.destroy_handle(handle));
    loaded.fails(1, &[handle, from, from], "not a texture, sampler or surface");
    let linear = Sampler { filter: Filter::Linear, ..Sampler::default() };
    let made = Texture { image: surface, normalized: false, sampler: linear };
    assert_eq!(loaded.device.create_texture(made), Err(ImageError::Filter));
    // Texels that are not there.
    let image = Image::packed(TextureGeometry::D1, [64, 1, 1], 1, (ChannelType::U8, 4), from);
    let made = Texture { image, normalized: false, sampler: Sampler::default() };
    let handle = loaded.device.create_texture(made).expect("a texture");
    let far = loaded.buffer(&floats(&[60.0, 0.0, 0.0, 0.0]));
    loaded.fails(1, &[handle, far, from], "OutOfBounds");
}
