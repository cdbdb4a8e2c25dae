//! Much, deep and odd debug information: an answer in time that grows with the text.

use super::{in_scratch, made, parsed, target};
use irc::{DebugInfo, OptLevel};
use irc_ptx as ptx;
use irc_runtime::ptxas::AssembleOptions;
use irc_tests::{dwarf, ptxas_toolbox};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// What everything here takes at most: a small part of it is enough where nothing is wrong.
const MOST: Duration = Duration::from_secs(60);

const HEAD: &str = "file 0 \"a.c\"\ndebug_type 0 = base \"int\" signed 4\n";

/// Compiles a text for debuggers.
fn told(text: &str, level: OptLevel) -> String {
    let module = parsed(text);
    irc_ir::verify::verify_module(&module).expect("the module is right");
    made(&module, target("sm_90"), level, DebugInfo::Full).expect("it compiles").text
}

/// A function of many blocks, each of which changes one of many variables.
fn many(blocks: usize, variables: usize) -> String {
    let mut text = HEAD.to_owned() + "kernel @k(%out: ptr, %n: i32) {\n  source \"k\" at 0:1\n";
    for v in 0..variables {
        let _ = writeln!(text, "  var {v} \"v{v}\": 0 at {v}");
    }
    text += "entry:\n";
    for v in 0..variables {
        let _ = writeln!(text, "  value {v} = {v}: i32");
    }
    text += "  br b0 at 0:1:1\n";
    for b in 0..blocks {
        let (v, next) = (b % variables, b + 1);
        let _ = writeln!(text, "b{b}:\n  %c{b} = icmp slt %n, {b} at 0:{b}:1");
        let _ = writeln!(text, "  condbr %c{b}, t{b}, e{b} at 0:{b}:2");
        let _ = writeln!(text, "t{b}:\n  %x{b} = load.i32 volatile %out at 0:{b}:3");
        let _ = writeln!(text, "  value {v} = %x{b}\n  br e{b} at 0:{b}:4");
        let _ = writeln!(text, "e{b}:\n  store volatile %n, %out at 0:{b}:5");
        let _ = writeln!(text, "  br b{next} at 0:{b}:6");
    }
    let _ = write!(text, "b{blocks}:\n  ret at 0:1:2\n}}\n");
    text
}

/// What is told grows with what changes, not with blocks times variables.
#[test]
fn many_variables_in_many_blocks_are_told() {
    let start = Instant::now();
    let small = told(&many(1_000, 1_000), OptLevel::O0).len();
    let large = told(&many(8_000, 8_000), OptLevel::O0).len();
    assert!(large < 12 * small, "{small} bytes, and {large} for eight times as much");
    // Many in a block.
    let most = told(&many(10, 100_000), OptLevel::O0);
    assert!(most.contains(".debug_loc"));
    assert!(start.elapsed() < MOST, "{:?}", start.elapsed());
}

#[test]
fn deep_scopes_and_long_chains_of_calls_are_told() {
    let start = Instant::now();
    let mut text = HEAD.to_owned() + "kernel @k(%out: ptr, %n: i32) {\n  source \"k\" at 0:1\n";
    for n in 0..20_000 {
        let parent = if n == 0 { String::new() } else { format!(" in {}", n - 1) };
        let _ = writeln!(text, "  scope {n} at {n}:1{parent}");
    }
    text += "  var 0 \"x\": 0 at 3 scope 19999\nentry:\n";
    text += "  value 0 = %n\n  store volatile %n, %out at 0:3:1 scope 19999\n";
    // Each call was inlined into the next.
    text += "  store volatile %n, %out at 0:4:1 in \"f\"";
    (0..20_000).for_each(|n| _ = write!(text, " inlined_at 0:{n}:1 in \"f{n}\""));
    text += " inlined_at 0:5:1\n  ret at 0:5:2\n}\n";
    for level in [OptLevel::O0, OptLevel::O2] {
        let ptx = told(&text, level);
        assert!(ptx.contains(".loc 1 4 1"), "{level:?}");
    }
    assert!(start.elapsed() < MOST, "{:?}", start.elapsed());
}

/// Functions that were inlined into many, and into each other.
#[test]
fn many_inlined_functions_are_told() {
    let start = Instant::now();
    let mut text = HEAD.to_owned();
    let count = 2_000;
    for n in 0..count {
        let _ = writeln!(text, "func @f{n}(%x: i32) -> i32 alwaysinline {{");
        let _ = writeln!(text, "  source \"f{n}\" at 0:{n} -> 0\n  var 0 \"x\": 0 at {n} param");
        let _ = writeln!(text, "entry:\n  value 0 = %x\n  %y = mul %x, {n} at 0:{n}:1");
        let _ = writeln!(text, "  ret %y at 0:{n}:2\n}}");
    }
    text += "kernel @k(%out: ptr, %n: i32) {\n  source \"k\" at 0:1\nentry:\n";
    for n in 0..count {
        let _ = writeln!(text, "  %a{n} = call @f{n}(%n) at 0:{n}:3");
        let _ = writeln!(text, "  store volatile %a{n}, %out at 0:{n}:4");
    }
    text += "  ret at 0:1:5\n}\n";
    let ptx = told(&text, OptLevel::O2);
    assert!(!ptx.contains("call") && ptx.contains(".debug_info"));
    assert!(start.elapsed() < MOST, "{:?}", start.elapsed());
}

/// Names of all kinds go through ptxas and come back from the sections; one file may have several
/// names, and several files one.
#[test]
fn odd_names_are_told() {
    let names =
        ["a \"b\"", "c\nd", "e\\f", "\u{e4}\u{4e2d}\u{1f600}", "", " ", "%r1", "*/", "\u{7f}"];
    let mut text = String::new();
    for (n, name) in ["", "a.c", "./a.c", "a.c", "", "b\"\n\\.c", "\u{e4}.c"].iter().enumerate() {
        let _ = writeln!(text, "file {n} \"{}\"", escaped(name));
    }
    text += "debug_type 0 = base \"int\" signed 4\n";
    for (n, name) in names.iter().enumerate() {
        let name = escaped(name);
        let _ =
            writeln!(text, "debug_type {} = struct \"{name}\" 4 {{ \"{name}\": 0 at 0 }}", n + 1);
    }
    text += "kernel @k(%n: i32) {\n  source \"k\" at 0:1\n";
    for (n, name) in names.iter().enumerate() {
        let _ = writeln!(text, "  slot $s{n}: i32\n");
        let _ = writeln!(text, "  var {n} \"{}\": {} at 2 in $s{n}", escaped(name), n + 1);
    }
    text += "entry:\n";
    for n in 0..names.len() {
        let _ = writeln!(text, "  %p{n} = slot_addr $s{n} at {}:3:1", n % 7);
        let _ = writeln!(text, "  store volatile %n, %p{n} at {}:3:2", n % 7);
    }
    text += "  ret at 0:4:1\n}\n";
    let text = told(&text, OptLevel::O0);
    if let Some(toolbox) = ptxas_toolbox() {
        let sm = target("sm_90").sm;
        let tool = toolbox.for_target(sm).expect("a ptxas for sm_90");
        let options = AssembleOptions::default().with_debug(true);
        tool.assemble(&text, sm, options).expect("ptxas takes it");
    }
    if !dwarf::has_tools() {
        return;
    }
    let ptx = ptx::Module::parse(&text).expect("it reads back");
    let dump = in_scratch("names", |folder| {
        let object = dwarf::elf(&ptx, folder)?;
        dwarf::dump(&object, &["--verify"])?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let dump = dump.expect("tools take the sections");
    for name in ["e\\f", "\u{e4}\u{4e2d}\u{1f600}", "%r1", "*/"] {
        assert!(dump.contains(name), "{name} is not in {dump}");
    }
}

/// A name as IR text writes it.
fn escaped(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n").replace('\u{7f}', "\\7f")
}

/// A name of 64 KiB of a file is an error with its place, whatever debuggers are told: ptxas 13.5
/// fails on it.
#[test]
fn long_names_of_files_are_errors() {
    for (bytes, is_right) in [(65_535, true), (65_536, false)] {
        let name = "x".repeat(bytes);
        let text = format!("file 0 \"{name}\"\nkernel @k() {{\nentry:\n  ret at 0:1:1\n}}\n");
        let parsed = irc_ir::text::parse_module(&text).expect("it is well-formed");
        let errors = irc_ir::verify::verify_module(&parsed.module).err().unwrap_or_default();
        assert_eq!(errors.is_empty(), is_right, "{errors:?}");
        for error in errors {
            let span = parsed.spans.place(error.place).expect("it has a place");
            assert_eq!(&text[span.start as usize..span.end as usize], "0");
            assert!(error.to_string().contains("has 64 KiB or more"), "{error}");
        }
    }
}
