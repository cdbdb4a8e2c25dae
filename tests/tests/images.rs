//! The examples of textures and surfaces name what they access, and ptxas takes them.
//!
//! They stand apart from the other examples, for nothing but a GPU runs them.

use irc::{OptLevel, Options, compile};
use irc_ir::module::Module;
use irc_ptx as ptx;
use irc_ptx::check::check;
use irc_ptx::target::{Sm, Target};
use irc_runtime::ptxas::AssembleOptions;
use irc_tests::ptxas_toolbox;
use irc_tests::text::{parse_verified, round_trip};
use std::path::Path;

/// Each example, and what its instructions name.
const EXAMPLES: [(&str, &[&str]); 2] = [
    ("bilinear_resize", &["[source, smooth, {"]),
    ("fade_surface", &["[trail, {", "[fade_surface_param_0, {"]),
];

fn module(name: &str) -> Module {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/images");
    let text = std::fs::read_to_string(folder.join(format!("{name}.ir"))).expect("the example");
    let module = parse_verified(name, &text).unwrap_or_else(|problem| panic!("{problem}"));
    round_trip(&module).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    module
}

/// The oldest and the newest target, and some between.
fn targets() -> Vec<Target> {
    let all: Vec<Target> = Target::all().collect();
    let (oldest, newest) = (all[0].sm, all[all.len() - 1].sm);
    let chosen = [oldest, Sm::plain(70), Sm::plain(75), Sm::plain(90), newest];
    all.into_iter().filter(|target| chosen.contains(&target.sm)).collect()
}

/// The PTX of an example, which names what it should, is read back and found right.
fn compiled(name: &str, names: &[&str], target: Target, level: OptLevel) -> String {
    let options = Options::default().with_level(level);
    let text = compile(&module(name), &target, &options)
        .unwrap_or_else(|errors| panic!("{name} for {target}: {}", errors[0]))
        .text;
    for named in names {
        assert!(text.contains(named), "{name} for {target}: no {named} in\n{text}");
    }
    let again = ptx::Module::parse(&text).expect("what was printed can be read");
    assert_eq!(again.to_string(), text);
    let found = check(&text, None);
    assert!(found.is_empty(), "{name} for {target}: {}", found[0].message);
    text
}

#[test]
fn every_release_of_ptxas_takes_them() {
    let mut assembled = 0;
    for (name, names) in EXAMPLES {
        for target in targets() {
            for level in [OptLevel::O0, OptLevel::O1] {
                let text = compiled(name, names, target, level);
                let Some(toolbox) = ptxas_toolbox() else { continue };
                for tool in toolbox.tools().iter().filter(|tool| tool.release().knows(target.sm)) {
                    let made = tool.assemble(&text, target.sm, AssembleOptions::default());
                    let made = made.unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
                    assert_eq!(made.messages, [], "{name} for {target}");
                    assembled += 1;
                }
            }
        }
    }
    println!("{assembled} modules were assembled");
}

#[test]
fn every_file_is_among_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/images");
    let files = std::fs::read_dir(folder).expect("the folder of the examples");
    let mut names: Vec<String> = files
        .map(|file| file.expect("an entry of a readable folder").path())
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert_eq!(names, EXAMPLES.map(|(name, _)| name));
}
