//! What nvcc tells debuggers under `-G`, and what is told here of the same source.

use super::{entries, in_scratch, llvm, made, parsed, target};
use irc::{DebugInfo, OptLevel};
use irc_ptx as ptx;
use irc_tests::{dwarf, foreign};
use std::collections::BTreeSet;
use std::path::Path;

/// What a compiler tells of functions and variables: the function, the name, the type, and the
/// class of the address where it is memory.
pub fn told(module: &ptx::Module) -> BTreeSet<String> {
    let dump = in_scratch("told", |folder| {
        let object = dwarf::elf(module, folder)?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let mut function = (0, String::new());
    let mut told = BTreeSet::new();
    for entry in entries(&dump.expect("the sections are readable")) {
        if entry.depth <= function.0 {
            function = (0, String::new());
        }
        let name = entry.get("DW_AT_name").unwrap_or_default().to_owned();
        // `0x0000004e "int"` is the type and its place.
        let ty = entry.get("DW_AT_type").unwrap_or_default();
        let ty = ty.split_once(' ').map_or("void", |(_, ty)| ty.trim_matches('"'));
        match &*entry.tag {
            "DW_TAG_subprogram" => {
                told.insert(format!("{name} gives {ty}"));
                function = (entry.depth, name);
            }
            "DW_TAG_variable" | "DW_TAG_formal_parameter" => {
                let class = entry.get("DW_AT_address_class").unwrap_or_default();
                // Where copies of parameters are is each compiler's choice.
                let class = match &*entry.tag {
                    "DW_TAG_variable" if class != "0x2" && class != "0x02" => class,
                    _ => "",
                };
                let kind = &entry.tag[7..];
                let class = class.trim_start_matches("0x0").trim_start_matches("0x");
                told.insert(format!("{}: {kind} {name}: {ty} {class}", function.1));
            }
            _ => {}
        }
    }
    told
}

/// The file of nvcc was made by `nvcc -arch=sm_90 -G -ptx places.cu` of CUDA 13.5.
#[test]
fn nvcc_tells_the_same_variables_types_and_spaces() {
    if !dwarf::has_tools() {
        return;
    }
    let theirs = ptx::Module::parse(include_str!("../../golden/debug/places.ptx"));
    let ours = parsed(include_str!("../../golden/debug/places.ir"));
    let ours = made(&ours, target("sm_90"), OptLevel::O0, DebugInfo::Full).expect("it compiles");
    let ours = ptx::Module::parse(&ours.text).expect("it reads back");
    let (theirs, ours) = (told(&theirs.expect("nvcc's file is readable")), told(&ours));
    // A static of a function is told inside or outside of it.
    let global = |told: BTreeSet<String>| -> BTreeSet<String> {
        let outside = |line: String| line.replacen("places: variable tile", ": variable tile", 1);
        told.into_iter().map(outside).collect()
    };
    assert_eq!(global(ours), global(theirs));
}

/// What is told of the functions that both compilers have, without what is theirs to choose.
fn of_both(told: &BTreeSet<String>, functions: &BTreeSet<String>) -> BTreeSet<String> {
    let comparable = |line: &String| {
        // Names of templates, and whether `this` itself is constant, are the frontend's; so is
        // whether a variable of a thread is in a register or on the stack.
        let line = line.replace(", ", ",").replace("*const ", "* ");
        let line = line.strip_suffix(" 6").map_or(line.clone(), |line| format!("{line} "));
        let (function, rest) = line.split_once(": ")?;
        if rest.starts_with("variable") && !rest.ends_with(' ') {
            // A static of a function is told inside or outside of it.
            return Some(rest.to_owned());
        }
        functions.contains(function).then_some(line)
    };
    told.iter().filter_map(comparable).collect()
}

/// The functions that something is told of.
fn functions(told: &BTreeSet<String>) -> BTreeSet<String> {
    let function =
        |line: &String| Some(line.replace(", ", ",").split_once(" gives ")?.0.to_owned());
    told.iter().filter_map(function).collect()
}

/// What clang made of kernels in tests/cuda is told as nvcc tells it of the same source: names,
/// types and spaces of variables and parameters. The files of clang are recorded by
/// tools/record-debug.sh, those of nvcc by tools/record-ptx.sh.
#[test]
fn nvcc_tells_the_same_of_kernels() {
    if !dwarf::has_tools() {
        return;
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/ptx");
    let (mut problems, mut compared, mut kernels) = (Vec::new(), 0, 0);
    for (name, text) in foreign::recorded("debug/cuda") {
        let name = name.trim_end_matches(".ll");
        let theirs = std::fs::read_to_string(golden.join(format!("{name}.nvcc-debug.ptx")));
        let theirs = ptx::Module::parse(&theirs.expect("nvcc's file is there")).expect("PTX");
        let ours = made(&llvm(&text), target("sm_90"), OptLevel::O0, DebugInfo::Full);
        let ours = ptx::Module::parse(&ours.expect("it compiles").text).expect("it reads back");
        let (theirs, ours) = (told(&theirs), told(&ours));
        // Intrinsics of device.cuh are functions for one compiler and instructions for the other.
        let both: BTreeSet<String> =
            functions(&theirs).intersection(&functions(&ours)).cloned().collect();
        let both: BTreeSet<String> =
            both.into_iter().filter(|name| !name.starts_with("atomic")).collect();
        let (theirs, ours) = (of_both(&theirs, &both), of_both(&ours, &both));
        kernels += both.len();
        compared += theirs.len();
        problems.extend(theirs.difference(&ours).map(|line| format!("{name}: nvcc only: {line}")));
        problems.extend(ours.difference(&theirs).map(|line| format!("{name}: here only: {line}")));
    }
    // Strings have no name, and tables of virtual functions are not told of by clang.
    problems.retain(|line| !line.contains("variable :") && !line.contains("variable _ZTV"));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(kernels >= 20 && compared >= 100, "{kernels} functions, {compared} lines");
}
