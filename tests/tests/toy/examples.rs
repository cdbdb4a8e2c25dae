//! Every program of `examples/toy/` computes what its reference in Rust computes.

use irc::{Options, compile};
use irc_passes::pipeline::OptLevel;
use irc_ptx as ptx;
use irc_ptx::target::{Sm, Target};
use irc_tests::simulator;
use irc_tests::toy::{self, Folder, Program};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/toy")
}

/// The PTX of a module.
fn ptx_of(name: &str, module: &irc_ir::module::Module, level: OptLevel) -> ptx::Module {
    // Products on tensor cores want sm_80.
    let target = Target::new(Sm::plain(80));
    let options = Options::default().with_level(level);
    let text = compile(module, &target, &options)
        .unwrap_or_else(|error| panic!("{name} at {level:?}: {error}"))
        .text;
    ptx::Module::parse(&text).unwrap_or_else(|errors| panic!("{name} at {level:?}: {errors:?}"))
}

#[test]
fn every_file_has_a_case() {
    let entries = std::fs::read_dir(folder()).expect("the folder of the examples");
    let files: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry of a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toy"))
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    let programs = toy::all().into_iter().map(|program| program.name.to_owned());
    let libraries = toy::LIBRARIES.iter().map(|&name| name.to_owned());
    assert_eq!(files, programs.chain(libraries).collect());
}

fn check(program: &Program) {
    let name = program.name;
    let compiled = Folder(folder()).compile(name).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(compiled.warnings, [], "{name}");
    let case = toy::expand((program.case)(), &compiled);
    let mut codes = Vec::new();
    for level in OptLevel::ALL {
        let code = ptx_of(name, &compiled.module, level);
        let text = code.to_string();
        // What was run at another level need not run again.
        if codes.contains(&text) {
            continue;
        }
        codes.push(text);
        for seed in 0..3 {
            let found = simulator::launch(&compiled.module, &code, &case, simulator::options(seed));
            let checked = found
                .and_then(|buffers| case.check(&buffers).map_err(|mismatch| mismatch.to_string()));
            checked.unwrap_or_else(|error| panic!("{name} at {level:?}, seed {seed}: {error}"));
        }
    }
}

/// Draws a picture into a file, and gives its pixels as a reader finds them there.
fn through_png(pixels: &[u8], file: &Path) -> Vec<u8> {
    let to = std::fs::File::create(file).expect("the folder is there");
    let mut encoder = png::Encoder::new(to, toy::PICTURE[0], toy::PICTURE[1]);
    encoder.set_color(png::ColorType::Rgba);
    let mut writer = encoder.write_header().expect("the file takes it");
    writer.write_image_data(pixels).expect("the file takes it");
    writer.finish().expect("the file takes it");
    read_png(file)
}

fn read_png(file: &Path) -> Vec<u8> {
    let from = std::io::BufReader::new(std::fs::File::open(file).expect("the picture is there"));
    let mut reader = png::Decoder::new(from).read_info().expect("a picture");
    let size = reader.output_buffer_size().expect("a small picture");
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels).expect("a picture");
    assert_eq!([frame.width, frame.height], toy::PICTURE);
    pixels
}

/// The picture is written where the tests may write, and is the one of the tutorial, which
/// `BLESS=1` in the environment writes.
#[test]
fn the_ray_marcher_draws_the_picture_of_the_tutorial() {
    let compiled =
        Folder(folder()).compile("ray_marcher").unwrap_or_else(|error| panic!("{error}"));
    let case = toy::picture();
    let code = ptx_of(&case.kernel, &compiled.module, OptLevel::O1);
    let case = toy::expand(case, &compiled);
    let buffers = simulator::launch(&compiled.module, &code, &case, simulator::options(0))
        .unwrap_or_else(|error| panic!("{error}"));
    case.check(&buffers).unwrap_or_else(|mismatch| panic!("{mismatch}"));
    let pixels: Vec<u8> =
        buffers[0].iter().map(|byte| byte.expect("the kernel wrote it")).collect();
    let drawn = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ray_marcher.png");
    assert_eq!(through_png(&pixels, &drawn), pixels);
    let committed = folder().join("ray_marcher.png");
    if std::env::var_os("BLESS").is_some() {
        std::fs::copy(&drawn, &committed).expect("the folder of the examples");
    }
    assert!(read_png(&committed) == pixels, "see {}; BLESS=1 takes it over", drawn.display());
}

#[test]
fn programs_compute_what_they_must() {
    let wanted = std::env::var("IRC_EXAMPLE").ok();
    let programs = toy::all();
    let chosen = programs.iter().filter(|p| wanted.as_ref().is_none_or(|name| name == p.name));
    let failures: Vec<String> = chosen
        .filter_map(|program| {
            let caught = std::panic::catch_unwind(|| check(program));
            caught.err().map(|_| program.name.to_owned())
        })
        .collect();
    assert!(failures.is_empty(), "{failures:?}");
}
