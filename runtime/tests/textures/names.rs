//! Textures that modules name, parameters that are handles, queries, and kernels of real compilers.

use super::{Loaded, bytes, floats};
use irc_runtime::sim::image::*;
use irc_runtime::sim::{BindError, LaunchConfig, Options, Simulator};
use std::sync::Arc;

fn row(address: u64, width: u32) -> Image {
    Image::packed(TextureGeometry::D1, [width, 1, 1], 1, (ChannelType::F32, 1), address)
}

#[test]
fn names_are_bound_and_read_as_their_initialisers_say() {
    let mut loaded = Loaded::new(
        ".global .texref image =
         { normalized_coords = 1, filter_mode = linear, addr_mode_0 = wrap };
         .global .surfref out;
         .visible .entry k(.param .u64 to) {
         .reg .b32 %r<8>; .reg .b64 %rd<4>;
         ld.param.u64 %rd1, [to];
         mov.u64 %rd2, image;
         tex.1d.v4.f32.f32 {%r0, %r1, %r2, %r3}, [image, {0f3F000000}];
         tex.1d.v4.f32.f32 {%r1, %r2, %r3, %r4}, [%rd2, {0f3F800000}];
         sust.b.1d.v2.b32.trap [out, {8}], {%r0, %r1};
         txq.filter_mode.b32 %r2, [image]; txq.addr_mode_0.b32 %r3, [%rd2];
         txq.addr_mode_1.b32 %r4, [image]; txq.normalized_coords.b32 %r5, [image];
         st.global.v4.b32 [%rd1], {%r2, %r3, %r4, %r5};
         ret; }",
    );
    let to = loaded.buffer(&[0; 16]);
    loaded.fails(1, &[to], "no texture or surface is bound");
    let texels = loaded.buffer(&floats(&[1.0, 2.0, 4.0, 7.0]));
    let module = loaded.module;
    loaded.device.bind_texture(module, "image", row(texels, 4)).expect("it is a texture");
    let surface = loaded.buffer(&[0; 16]);
    let opaque = Opaque::Surface(Arc::new(row(surface, 4)));
    let wrong = loaded.device.bind(module, "image", opaque.clone());
    assert_eq!(
        wrong.map_err(|error| error.to_string()),
        Err("`image` is a variable of the type `.texref`".to_owned())
    );
    let missing = loaded.device.bind(module, "to", opaque.clone());
    assert_eq!(missing, Err(BindError::Undefined("to".to_owned())));
    loaded.device.bind(module, "out", opaque).expect("it is a surface");
    loaded.run(1, &[to]);
    assert_eq!(loaded.words(surface, 4), [0, 0, 3f32.to_bits(), 4f32.to_bits()]);
    assert_eq!(loaded.words(to, 4), [1, 0, 3, 1]);
}

#[test]
fn samplers_stand_apart_in_independent_mode() {
    let mut loaded = Loaded::with_mode(
        ", texmode_independent",
        ".global .samplerref border = { addr_mode_0 = clamp_to_border, filter_mode = nearest };
         .visible .entry k(.param .texref image, .param .samplerref given, .param .u64 to) {
         .reg .b32 %r<12>; .reg .b64 %rd<4>;
         ld.param.u64 %rd1, [to];
         tex.1d.v4.f32.f32 {%r0, %r3, %r4, %r5}, [image, border, {0f3FC00000}];
         tex.1d.v4.f32.f32 {%r1, %r3, %r4, %r5}, [image, given, {0f3FC00000}];
         txq.width.b32 %r2, [image];
         txq.addr_mode_0.b32 %r3, [border];
         st.global.v4.b32 [%rd1], {%r0, %r1, %r2, %r3};
         ret; }",
    );
    let texels = loaded.buffer(&floats(&[1.0, 2.0, 4.0, 7.0]));
    let texture = Texture { image: row(texels, 4), normalized: true, sampler: Sampler::default() };
    let texture = loaded.device.create_texture(texture).expect("a texture");
    let given =
        Sampler { modes: [AddressMode::Wrap; 3], force_unnormalized: true, ..Sampler::default() };
    let given = loaded.device.create_sampler(given);
    let to = loaded.buffer(&[0; 16]);
    loaded.run(1, &[texture, given, to]);
    // Half a turn beyond the border; the second texel where coordinates count texels.
    assert_eq!(loaded.words(to, 4), [0, 2f32.to_bits(), 4, 4]);
    loaded.fails(1, &[given, texture, to], "no texture");
}

#[test]
fn queries_tell_what_there_is() {
    let queries = [
        "txq.width.b32 %r, [%rd1]",
        "txq.height.b32 %r, [%rd1]",
        "txq.depth.b32 %r, [%rd1]",
        "txq.array_size.b32 %r, [%rd1]",
        "txq.channel_data_type.b32 %r, [%rd1]",
        "txq.channel_order.b32 %r, [%rd1]",
        "txq.num_mipmap_levels.b32 %r, [%rd1]",
        "txq.num_samples.b32 %r, [%rd1]",
        "txq.level.width.b32 %r, [%rd1], 1",
        "suq.width.b32 %r, [%rd2]",
        "suq.array_size.b32 %r, [%rd2]",
        "suq.memory_layout.b32 %r, [%rd2]",
        "istypep.texref %p, %rd1; selp.u32 %r, 1, 0, %p",
        "istypep.surfref %p, %rd2; selp.u32 %r, 1, 0, %p",
        "istypep.samplerref %p, %rd1; selp.u32 %r, 1, 0, %p",
        "istypep.texref %p, %rd3; selp.u32 %r, 1, 0, %p",
    ];
    let mut body = String::new();
    for (n, query) in queries.iter().enumerate() {
        body.push_str(&format!("{query}; st.global.u32 [%rd3+{}], %r;\n", 4 * n));
    }
    let mut loaded = Loaded::new(&format!(
        ".visible .entry k(.param .u64 tex, .param .u64 surf, .param .u64 to) {{
         .reg .pred %p; .reg .b32 %r; .reg .b64 %rd<4>;
         ld.param.u64 %rd1, [tex]; ld.param.u64 %rd2, [surf]; ld.param.u64 %rd3, [to];
         {body} ret; }}"
    ));
    let texels = loaded.buffer(&[0; 2048]);
    let mut image =
        Image::packed(TextureGeometry::A2d, [8, 4, 1], 5, (ChannelType::Unorm8, 4), texels);
    image.is_linear = true;
    let surface = loaded.device.create_surface(image.clone()).expect("a surface");
    let second = Level { address: texels, row_pitch: 16, slice_pitch: 32 };
    image.levels.push(second);
    let texture = Texture { image, normalized: true, sampler: Sampler::default() };
    let texture = loaded.device.create_texture(texture).expect("a texture");
    let to = loaded.buffer(&[0; 64]);
    loaded.run(1, &[texture, surface, to]);
    let want = [8, 4, 0, 5, 0x10d2, 0x10b5, 2, 0, 4, 8, 5, 1, 1, 1, 0, 0];
    assert_eq!(loaded.words(to, 16), want);
}

/// Runs a kernel of the recorded outputs of compilers.
fn golden(
    file: &str,
    kernel: &str,
    prepare: impl Fn(&mut Simulator) -> (u64, u64, Vec<u64>),
) -> Vec<u32> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/ptx/");
    let text = std::fs::read_to_string(format!("{folder}{file}")).expect("a recorded module");
    let mut device = Simulator::new(Options::default());
    let module = device.load(&text).unwrap_or_else(|error| panic!("{file}: {error:?}"));
    let (address, count, args) = prepare(&mut device);
    let args: Vec<[u8; 8]> = args.iter().map(|arg| arg.to_le_bytes()).collect();
    let args: Vec<&[u8]> = args.iter().map(|arg| &arg[..]).collect();
    let shape = LaunchConfig::new([1; 3], [4, 1, 1]);
    let finished = device.launch(module, kernel, shape, &args, &|_| ()).expect("it is launched");
    assert!(finished.reports.is_empty(), "{file}: {:?}", finished.reports);
    let mut found = vec![0; count as usize * 4];
    device.read(address, &mut found).expect("it is allocated");
    found.chunks(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
}

#[test]
fn kernels_of_compilers_read_textures() {
    for compiler in ["nvcc", "nvcc-debug", "clang", "clang-debug"] {
        // The sum of the channels of texel (x, 0).
        let found = golden(&format!("texture.{compiler}.ptx"), "_Z6sampleyPf", |device| {
            let texels: Vec<f32> = (0..32).map(|i| (i * i) as f32).collect();
            let address = device.allocate(128);
            device.write(address, &floats(&texels)).expect("it was allocated");
            let image =
                Image::packed(TextureGeometry::D2, [4, 2, 1], 1, (ChannelType::F32, 4), address);
            let texture = Texture { image, normalized: false, sampler: Sampler::default() };
            let handle = device.create_texture(texture).expect("a texture");
            let to = device.allocate(16);
            (to, 4, vec![handle, to])
        });
        let square = |i: u32| (i * i) as f32;
        let want: Vec<u32> =
            (0..4).map(|x| (0..4).map(|c| square(4 * x + c)).sum::<f32>().to_bits()).collect();
        assert_eq!(found, want, "{compiler}");
    }
}

#[test]
fn one_texture_is_not_of_several_dimensions() {
    // The kernel takes the same handle for an array of planes, a volume and a plane.
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/golden/ptx/");
    let text = std::fs::read_to_string(format!("{folder}texture.nvcc.ptx")).expect("a module");
    let mut device = Simulator::new(Options::default());
    let module = device.load(&text).expect("it is loaded");
    let address = device.allocate(64);
    device.write(address, &[0; 64]).expect("it was allocated");
    let format = (ChannelType::F32, 4);
    let image = Image::packed(TextureGeometry::A2d, [2, 1, 1], 2, format, address);
    let texture = Texture { image, normalized: false, sampler: Sampler::default() };
    let handle = device.create_texture(texture).expect("a texture").to_le_bytes();
    let to = device.allocate(16).to_le_bytes();
    let shape = LaunchConfig::new([1; 3], [1; 3]);
    let kernel = "_Z7layeredyP6float4";
    let finished =
        device.launch(module, kernel, shape, &[&handle, &to], &|_| ()).expect("it is launched");
    let text = format!("{:?}", finished.reports);
    assert!(text.contains("tex.level.3d") && text.contains("of other dimensions"), "{text}");
}

#[test]
fn kernels_of_compilers_invert_surfaces() {
    for compiler in ["nvcc", "clang"] {
        let found = golden(&format!("surface.{compiler}.ptx"), "_Z6inverty", |device| {
            let address = device.allocate(32);
            let words: Vec<u32> = (10..18).collect();
            device.write(address, &bytes(&words)).expect("it was allocated");
            let image =
                Image::packed(TextureGeometry::D2, [4, 2, 1], 1, (ChannelType::U8, 4), address);
            (address, 8, vec![device.create_surface(image).expect("a surface")])
        });
        assert_eq!(found, [!10, !11, !12, !13, 14, 15, 16, 17], "{compiler}");
    }
}
