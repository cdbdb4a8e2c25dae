//! What debuggers are told: DWARF that tools accept, beside code that is the same without it.
//!
//! Of the examples, toy programs and random modules every fifth is looked at, on the oldest and the
//! newest target of each ptxas; with `IRC_DEBUG=all` all are, on all targets (minutes).

use irc::{DebugInfo, OptLevel, Options, Ptx, compile};
use irc_ir::module::Module;
use irc_ptx::target::Target;
use irc_ptx::{self as ptx, Item, Label, Statement, TargetOption};
use irc_runtime::ptxas::{self, AssembleOptions, Toolbox, assemble_many};
use irc_tests::foreign::on_two_threads;
use irc_tests::toy::Folder;
use irc_tests::{cubin, dwarf, examples, ptxas_toolbox, random, toy};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Random modules, of which some are looked at.
const MODULES: u64 = 60;

/// One of how many is looked at.
const SAMPLE: usize = 5;

/// Whether everything is looked at.
fn all() -> bool {
    std::env::var("IRC_DEBUG").is_ok_and(|value| value == "all")
}

fn target(name: &str) -> Target {
    Target::new(name.parse().expect("a target"))
}

fn parsed(text: &str) -> Module {
    irc_ir::text::parse_module(text).expect("it is well-formed").module
}

/// Examples, toy programs with what debuggers are told of them, and random modules.
fn modules() -> Vec<(String, Module)> {
    let mut modules: Vec<(String, Module)> =
        examples::all().iter().map(|e| (format!("{}.ir", e.name), parsed(e.text))).collect();
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/toy"));
    let options = irc_toy::lower::Options::default().with_debug(true);
    for program in toy::all() {
        let name = format!("{}.toy", program.name);
        let text = fs::read_to_string(folder.join(&name)).expect("the program is there");
        let root = irc_toy::source::SourceFile { name: name.clone(), text };
        let compiled = irc_toy::compile(root, &mut Folder(folder.clone()), &options);
        modules.push((name, compiled.expect("the programs are right").module));
    }
    modules.extend((0..MODULES).map(|n| (format!("random {n}"), random::module(n, 20).module)));
    if !all() {
        modules = modules.into_iter().step_by(SAMPLE).collect();
    }
    modules.push(("places.ir".to_owned(), parsed(include_str!("../golden/debug/places.ir"))));
    modules
}

fn made(module: &Module, target: Target, level: OptLevel, debug: DebugInfo) -> Option<Ptx> {
    let options = Options::default().with_level(level).with_debug(debug);
    compile(module, &target, &options).ok()
}

/// The text of a module without what is for debuggers.
fn code_alone(mut module: ptx::Module) -> String {
    module.options.retain(|&option| option != TargetOption::Debug);
    module.items.retain(|item| !matches!(item, Item::Section(_) | Item::File { .. }));
    for item in &mut module.items {
        let Item::Function(function) = item else { continue };
        let Some(body) = &mut function.body else { continue };
        let names = &module.names;
        body.statements.retain(|statement| match statement {
            Statement::Label(Label::Named(name)) => !names.name(*name).starts_with("$L__"),
            Statement::Loc(_) => false,
            _ => true,
        });
    }
    module.print()
}

#[test]
fn code_is_the_same_whatever_debuggers_are_told() {
    let sm_90 = target("sm_90");
    let modules = modules();
    let problems = on_two_threads(&modules, |(name, module)| {
        let mut problems = Vec::new();
        for level in [OptLevel::O0, OptLevel::O1, OptLevel::O2] {
            // Debug values are left out altogether.
            let mut plain = module.clone();
            plain.debug = Default::default();
            let ids: Vec<_> = plain.funcs().map(|(id, _)| id).collect();
            for id in ids {
                plain.func_mut(id).debug = None;
                plain.func_mut(id).layout.debug = Default::default();
            }
            let Some(none) = made(&plain, sm_90, level, DebugInfo::None) else { continue };
            for debug in [DebugInfo::Lines, DebugInfo::Full] {
                let told = made(module, sm_90, level, debug).expect("it is no harder");
                if code_alone(told.module) != none.text {
                    problems.push(format!("{name}: {level:?}, {debug:?}"));
                }
            }
        }
        problems
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_assembler_takes_what_debuggers_are_told() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let modules = modules();
    let mut problems = Vec::new();
    for tool in toolbox.tools() {
        let alone = Toolbox::find(Some(tool.path())).expect("it was found before");
        let sms: Vec<_> =
            Target::all().map(|target| target.sm).filter(|&sm| tool.release().knows(sm)).collect();
        let sms = match all() {
            true => sms,
            false => [sms.first(), sms.last()].into_iter().flatten().copied().collect(),
        };
        for (&sm, level) in sms.iter().zip([OptLevel::O0, OptLevel::O2].into_iter().cycle()) {
            for (debug, options) in [
                (DebugInfo::Full, AssembleOptions::default().with_debug(true)),
                (DebugInfo::Lines, AssembleOptions::default().with_line_info(true)),
            ] {
                let compiled: Vec<(&str, String)> = modules
                    .iter()
                    .filter_map(|(name, module)| {
                        Some((&**name, made(module, Target::new(sm), level, debug)?.text))
                    })
                    .collect();
                assert!(compiled.len() > 20, "{sm}: {} modules", compiled.len());
                let inputs: Vec<ptxas::Module<'_>> = compiled
                    .iter()
                    .map(|(_, text)| ptxas::Module { ptx: text, target: sm, options })
                    .collect();
                for (result, (name, _)) in assemble_many(&alone, &inputs).iter().zip(&compiled) {
                    if let Err(error) = result {
                        problems.push(format!("{name} ({sm}, {level:?}, {debug:?}): {error}"));
                    }
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn lines_do_not_change_machine_code() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let target = target("sm_90");
    let tool = toolbox.for_target(target.sm).expect("a ptxas for sm_90");
    for (name, module) in modules().iter().filter(|(name, _)| name.ends_with(".toy")) {
        let code = |debug, options| {
            let ptx = made(module, target, OptLevel::O2, debug).expect("it compiles").text;
            let assembled = tool.assemble(&ptx, target.sm, options).expect("ptxas takes it");
            cubin::code_sections(&assembled.cubin)
        };
        let lines = code(DebugInfo::Lines, AssembleOptions::default().with_line_info(true));
        let none = code(DebugInfo::None, AssembleOptions::default());
        let text = |sections: &std::collections::BTreeMap<String, Vec<u8>>| {
            let code = sections.iter().filter(|(name, _)| name.starts_with(".text"));
            code.map(|(name, code)| (name.clone(), code.clone())).collect::<Vec<_>>()
        };
        assert_eq!(text(&lines), text(&none), "{name}");
    }
}

/// Runs `work` with a folder of its own.
fn in_scratch<T>(name: &str, work: impl FnOnce(&Path) -> T) -> T {
    let folder = std::env::temp_dir().join(format!("irc-debug-{}-{name}", std::process::id()));
    fs::create_dir_all(&folder).expect("the folder can be made");
    let result = work(&folder);
    fs::remove_dir_all(&folder).expect("the folder can be removed");
    result
}

#[test]
fn tools_find_no_fault_in_the_sections() {
    if !dwarf::has_tools() {
        return;
    }
    let sm_90 = target("sm_90");
    let modules: Vec<(usize, (String, Module))> = modules().into_iter().enumerate().collect();
    let problems = on_two_threads(&modules, |(number, (name, module))| {
        let mut problems = Vec::new();
        for level in [OptLevel::O0, OptLevel::O2] {
            let Some(ptx) = made(module, sm_90, level, DebugInfo::Full) else { continue };
            // What is read back is what was printed.
            let read = ptx::Module::parse(&ptx.text).expect("it reads back");
            let verdict = in_scratch(&format!("verify-{number}"), |folder| {
                let object = dwarf::elf(&read, folder)?;
                dwarf::dump(&object, &["--verify"])
            });
            if let Err(error) = verdict {
                problems.push(format!("{name} ({level:?}): {error}"));
            }
        }
        problems
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// An entry of DWARF: depth, tag, attributes.
struct Entry {
    depth: usize,
    tag: String,
    attributes: Vec<(String, String)>,
}

impl Entry {
    fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| known == name).map(|(_, value)| &**value)
    }
}

fn entries(dump: &str) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for line in dump.lines() {
        if let Some((_, rest)) = line.split_once(": ").filter(|(at, _)| at.starts_with("0x")) {
            let depth = rest.len() - rest.trim_start().len();
            let tag = rest.trim().to_owned();
            entries.push(Entry { depth, tag, attributes: Vec::new() });
        } else if let Some((name, value)) = line.trim().split_once('\t')
            && name.starts_with("DW_AT_")
            && let Some(entry) = entries.last_mut()
        {
            let value = value.trim().trim_start_matches('(').trim_end_matches(')');
            entry.attributes.push((name.to_owned(), value.trim_matches('"').to_owned()));
        }
    }
    entries
}

/// What a compiler tells of functions and variables: the function, the name, the type, and the
/// class of the address where it is memory.
fn told(module: &ptx::Module) -> BTreeSet<String> {
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
    let theirs = ptx::Module::parse(include_str!("../golden/debug/places.ptx"));
    let ours = parsed(include_str!("../golden/debug/places.ir"));
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
