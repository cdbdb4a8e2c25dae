//! What debuggers are told: DWARF that tools accept, beside code that is the same without it.
//!
//! Of the examples, toy programs and random modules every fifth is looked at, on the oldest and the
//! newest target of each ptxas; with `IRC_DEBUG=all` all are, on all targets (minutes).

mod hostile;
mod nvcc;
mod spaces;

use irc::{DebugInfo, OptLevel, Options, Ptx, compile};
use irc_ir::module::Module;
use irc_ptx::target::Target;
use irc_ptx::{self as ptx, Item, Label, Statement, TargetOption};
use irc_runtime::ptxas::{self, AssembleOptions, Toolbox, assemble_many};
use irc_tests::foreign::on_two_threads;
use irc_tests::toy::Folder;
use irc_tests::{cubin, dwarf, examples, ptxas_toolbox, random, toy};
use nvcc::told;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

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

fn toy_folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/toy"))
}

/// A toy program with what debuggers are told of it.
fn of_toy(name: &str) -> Module {
    let options = irc_toy::lower::Options::default().with_debug(true);
    let compiled = Folder(toy_folder()).compile_with(name, &options);
    compiled.expect("the programs are right").module
}

/// Examples, toy programs with what debuggers are told of them, and random modules.
fn modules() -> Vec<(String, Module)> {
    let mut modules: Vec<(String, Module)> =
        examples::all().iter().map(|e| (format!("{}.ir", e.name), parsed(e.text))).collect();
    for program in toy::all() {
        modules.push((format!("{}.toy", program.name), of_toy(program.name)));
    }
    modules.extend((0..MODULES).map(|n| (format!("random {n}"), random::module(n, 20).module)));
    if !all() {
        modules = modules.into_iter().step_by(SAMPLE).collect();
    }
    for (name, text) in [
        ("places.ir", include_str!("../../golden/debug/places.ir")),
        ("scopes.ir", include_str!("../../golden/debug/scopes.ir")),
        ("by_value.ir", include_str!("../../golden/debug/by_value.ir")),
        ("parts.ir", include_str!("../../golden/debug/parts.ir")),
        ("sums.ir", include_str!("../../golden/debug/sums.ir")),
        ("spaces.ir", include_str!("../../golden/debug/spaces.ir")),
    ] {
        modules.push((name.to_owned(), parsed(text)));
    }
    for (name, text) in [
        ("variables.O0.ll", include_str!("../../golden/debug/variables.O0.ll")),
        ("variables.O1.ll", include_str!("../../golden/debug/variables.O1.ll")),
        ("types.O0.ll", include_str!("../../golden/debug/types.O0.ll")),
        ("types.O1.ll", include_str!("../../golden/debug/types.O1.ll")),
        ("sums.O1.ll", include_str!("../../golden/debug/sums.O1.ll")),
        ("assigned.O1.ll", include_str!("../../golden/debug/assigned.O1.ll")),
        ("overloads.ll", include_str!("../../golden/debug/overloads.ll")),
        ("references.ll", include_str!("../../golden/debug/references.ll")),
        ("old_records.ll", include_str!("../../golden/debug/old_records.ll")),
    ] {
        modules.push((name.to_owned(), llvm(text)));
    }
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

/// cuda-gdb looks for registers by the distance from where a function begins, which ptxas counts
/// from the symbol: a prologue comes before the first label.
#[test]
fn functions_begin_at_their_symbols() {
    let module = parsed(include_str!("../../golden/debug/scopes.ir"));
    let made = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full);
    let ptx = ptx::Module::parse(&made.expect("it compiles").text).expect("it is well-formed");
    let tokens = ptx.items.iter().filter_map(|item| match item {
        Item::Section(section) => Some(&section.tokens),
        _ => None,
    });
    let tokens: Vec<_> = tokens.flatten().collect();
    for function in ptx.functions() {
        let is_told = tokens.iter().any(|token| {
            matches!(token, ptx::SectionToken::Address(symbol, 0) if *symbol == function.name)
        });
        assert!(is_told, "{}", ptx.names.name(function.name));
    }
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
            plain.debug.globals.clear();
            let ids: Vec<_> = plain.funcs().map(|(id, _)| id).collect();
            for id in ids {
                if let Some(debug) = &mut plain.func_mut(id).debug {
                    debug.variables.clear();
                }
                plain.func_mut(id).layout.debug = Default::default();
            }
            let none = made(&plain, sm_90, level, DebugInfo::None);
            if none.is_none() && !name.starts_with("random") {
                problems.push(format!("{name} does not compile"));
            }
            let Some(none) = none else { continue };
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
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("irc-debug-{}-{name}-{number}", std::process::id());
    let folder = std::env::temp_dir().join(name);
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
    /// Its place in the section, which others refer to.
    at: String,
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
        if let Some((at, rest)) = line.split_once(": ").filter(|(at, _)| at.starts_with("0x")) {
            let depth = rest.len() - rest.trim_start().len();
            let tag = rest.trim().to_owned();
            entries.push(Entry { at: at.to_owned(), depth, tag, attributes: Vec::new() });
        } else if let Some((name, value)) = line.trim().split_once('\t')
            && name.starts_with("DW_AT_")
            && let Some(entry) = entries.last_mut()
        {
            let value = value.trim().trim_start_matches('(').trim_end_matches(')');
            entry.attributes.push((name.to_owned(), value.trim_matches('"').to_owned()));
        } else if let Some(entry) = entries.last_mut()
            && let Some((_, value)) = entry.attributes.last_mut()
        {
            // A list of locations or ranges.
            value.push_str(line.trim());
        }
    }
    entries
}

/// The entries of functions and what is in them, a line for each, with the names of what is
/// inlined.
fn tree(module: &ptx::Module) -> Vec<String> {
    let dump = in_scratch("tree", |folder| {
        let object = dwarf::elf(module, folder)?;
        dwarf::dump(&object, &["--verify"])?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let mut inside = None;
    let mut lines = Vec::new();
    for entry in entries(&dump.expect("tools take the sections")) {
        if inside.is_none_or(|outer| entry.depth <= outer) {
            let begins = entry.tag == "DW_TAG_subprogram";
            inside = begins.then_some(entry.depth);
        }
        let Some(outer) = inside.filter(|_| entry.tag != "NULL") else { continue };
        let quoted = |text: &str| text.split('"').nth(1).unwrap_or_default().to_owned();
        let name = match entry.get("DW_AT_abstract_origin") {
            Some(origin) => quoted(origin),
            None => entry.get("DW_AT_name").unwrap_or_default().to_owned(),
        };
        let indent = "  ".repeat((entry.depth - outer) / 2);
        let is_found = ["DW_AT_location", "DW_AT_low_pc", "DW_AT_ranges"];
        let is_found = is_found.iter().any(|name| entry.get(name).is_some());
        let line = entry.get("DW_AT_call_line").map_or(String::new(), |line| format!(" {line}"));
        let found = if is_found { "" } else { " -" };
        lines.push(format!("{indent}{} {name}{line}{found}", &entry.tag[7..]));
    }
    lines
}

/// What is told of a module on sm_90.
fn tree_of(module: &Module, level: OptLevel) -> Vec<String> {
    let ptx = made(module, target("sm_90"), level, DebugInfo::Full).expect("it compiles");
    tree(&ptx::Module::parse(&ptx.text).expect("it reads back"))
}

#[test]
fn blocks_and_inlined_functions_have_their_variables() {
    if !dwarf::has_tools() {
        return;
    }
    let module = parsed(include_str!("../../golden/debug/scopes.ir"));
    let plain = [
        "subprogram sq",
        "  formal_parameter x",
        "  lexical_block ",
        "    variable y",
        "subprogram k",
        "  lexical_block ",
        "    variable t",
        "  formal_parameter out",
        "  formal_parameter n",
        "  variable seen",
    ];
    let mut found = tree_of(&module, OptLevel::O0);
    let mut plain = plain.map(str::to_owned);
    found.sort();
    plain.sort();
    assert_eq!(found, plain);
    // The slot is a value, and the call is gone.
    let inlined = [
        "subprogram k",
        "  lexical_block ",
        "    inlined_subroutine _Z2sqi 10",
        "      lexical_block ",
        "        variable y",
        "      formal_parameter x",
        "    variable t",
        "  formal_parameter out",
        "  formal_parameter n",
        "  variable seen",
        "subprogram sq -",
        "  formal_parameter x -",
        "  variable y -",
    ];
    assert_eq!(tree_of(&module, OptLevel::O2), inlined);
}

fn llvm(text: &str) -> Module {
    let options = irc_llvm::Options::default().with_debug(true);
    irc_llvm::read_with(text.as_bytes(), &options).expect("it is well-formed")
}

#[test]
fn aggregates_by_value_are_where_their_copies_are() {
    if !dwarf::has_tools() {
        return;
    }
    let module = parsed(include_str!("../../golden/debug/by_value.ir"));
    let ptx = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full).expect("it compiles");
    let told = told(&ptx::Module::parse(&ptx.text).expect("it reads back"));
    for line in ["sum: formal_parameter pair: Pair ", "k: variable copy: Pair 6"] {
        assert!(told.contains(line), "{line} is not in {told:?}");
    }
    let found = tree_of(&module, OptLevel::O2);
    for line in ["subprogram sum", "  formal_parameter pair", "subprogram k"] {
        assert!(found.iter().any(|found| found == line), "{line} is not in {found:?}");
    }
}

/// The files were made by clang 22 and `opt -O1` of tests/golden/debug/variables.c.
#[test]
fn variables_of_llvm_are_told() {
    if !dwarf::has_tools() {
        return;
    }
    let plain = llvm(include_str!("../../golden/debug/variables.O0.ll"));
    let mut found = tree_of(&plain, OptLevel::O0);
    let mut expected = [
        "subprogram variables",
        "  formal_parameter out",
        "  formal_parameter at",
        "  formal_parameter count",
        "  variable sum",
        "  variable colour",
        "  lexical_block ",
        "    variable i",
        "    lexical_block ",
        "      lexical_block ",
        "        variable part",
        "subprogram twice",
        "  formal_parameter value",
        "  variable result",
    ]
    .map(str::to_owned);
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    let optimized = llvm(include_str!("../../golden/debug/variables.O1.ll"));
    for level in [OptLevel::O0, OptLevel::O2] {
        let found = tree_of(&optimized, level);
        for line in ["inlined_subroutine twice 15", "formal_parameter value", "variable result"] {
            let is_there = found.iter().any(|found| found.trim_start() == line);
            assert!(is_there, "{level:?}: {line} is not in\n{}", found.join("\n"));
        }
    }
}

/// Where a variable is, by its name: the operations of its locations, each once, as the tools for
/// DWARF print them.
fn locations_of(module: &Module, level: OptLevel, name: &str) -> String {
    let ptx = made(module, target("sm_90"), level, DebugInfo::Full).expect("it compiles");
    let ptx = ptx::Module::parse(&ptx.text).expect("it reads back");
    let dump = in_scratch("locations", |folder| {
        let object = dwarf::elf(&ptx, folder)?;
        dwarf::dump(&object, &["--verify"])?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let entries = entries(&dump.expect("tools take the sections"));
    let has_name = |entry: &&Entry| {
        let place = ["DW_AT_name", "DW_AT_abstract_origin"].map(|key| entry.get(key));
        place.into_iter().flatten().any(|text| text.trim_matches('"').ends_with(name))
    };
    let found = entries.iter().filter(has_name);
    found.filter_map(|entry| entry.get("DW_AT_location")).collect::<Vec<_>>().join("\n")
}

/// A struct that is taken apart is told in parts: in registers, constants, and parts of which
/// nothing is known.
#[test]
fn parts_of_variables_are_told() {
    if !dwarf::has_tools() {
        return;
    }
    let module = parsed(include_str!("../../golden/debug/parts.ir"));
    let whole = locations_of(&module, OptLevel::O0, "pair");
    assert!(whole.contains("DW_OP_addr") && !whole.contains("DW_OP_piece"), "{whole}");
    let parts = locations_of(&module, OptLevel::O2, "pair");
    assert!(parts.matches("DW_OP_piece 0x4").count() >= 3, "{parts}");
    assert!(parts.contains("DW_OP_regx") && !parts.contains("DW_OP_addr"), "{parts}");
    let said = locations_of(&module, OptLevel::O0, "said");
    let pieces = "DW_OP_piece 0x4, DW_OP_constu 0x7, DW_OP_stack_value, DW_OP_piece 0x4";
    assert!(said.contains(pieces), "{said}");
    let llvm = llvm(include_str!("../../golden/debug/types.O1.ll"));
    let local = locations_of(&llvm, OptLevel::O0, "local");
    assert!(local.matches("DW_OP_piece 0x4").count() >= 3, "{local}");
}

/// What no register holds but several together, what is in memory at an address, and what selection
/// has folded into other code.
#[test]
fn sums_and_memory_are_told() {
    if !dwarf::has_tools() {
        return;
    }
    let module = parsed(include_str!("../../golden/debug/sums.ir"));
    for level in [OptLevel::O0, OptLevel::O2] {
        for (name, operations) in [
            ("behind", "+8, DW_OP_stack_value"),
            ("more", "+5, DW_OP_bregx"),
            ("more", "DW_OP_consts -1, DW_OP_mul, DW_OP_plus, DW_OP_stack_value"),
            (
                "wide",
                "DW_OP_constu 0x20, DW_OP_shl, DW_OP_constu 0x20, DW_OP_shra, DW_OP_consts +4",
            ),
            ("wide", "DW_OP_constu 0xffffffff, DW_OP_and, DW_OP_plus, DW_OP_stack_value"),
            ("second", "DW_OP_consts +8, DW_OP_mul, DW_OP_plus"),
            ("folded", "+12, DW_OP_stack_value"),
            ("halves", "+4, DW_OP_piece 0x4, DW_OP_bregx"),
            ("halves", "+1, DW_OP_stack_value, DW_OP_piece 0x4"),
        ] {
            let found = locations_of(&module, level, name);
            assert!(found.contains(operations), "{level:?}: {name} is at {found}");
        }
        for name in ["pair", "second"] {
            let found = locations_of(&module, level, name);
            let is_memory = found.contains("DW_OP_bregx") && !found.contains("DW_OP_stack_value");
            assert!(is_memory, "{level:?}: {name} is at {found}");
        }
    }
    let module = llvm(include_str!("../../golden/debug/sums.O1.ll"));
    for level in [OptLevel::O0, OptLevel::O2] {
        for name in ["more", "less", "twice", "place"] {
            let found = locations_of(&module, level, name);
            assert!(found.contains("DW_OP_stack_value"), "{level:?}: {name} is at {found}");
        }
    }
    // At O2 it moves behind what tells of it, and is told of no more.
    assert!(locations_of(&module, OptLevel::O0, "behind").contains("DW_OP_"));
}

/// A variable that is assigned in memory, where a call may change it, is there and in no register.
#[test]
fn variables_that_are_assigned_in_memory_are_there() {
    if !dwarf::has_tools() {
        return;
    }
    let text = include_bytes!("../../golden/debug/assigned.O1.ll");
    let bitcode = include_bytes!("../../golden/debug/assigned.O1.bc");
    let options = irc_llvm::Options::default().with_debug(true);
    for bytes in [&text[..], &bitcode[..]] {
        let module = irc_llvm::read_with(bytes, &options).expect("it is well-formed");
        for level in [OptLevel::O0, OptLevel::O2] {
            let kept = locations_of(&module, level, "kept");
            assert!(kept.contains("DW_OP_addr") && !kept.contains("reg"), "{level:?}: {kept}");
            let more = locations_of(&module, level, "more");
            assert!(more.contains("DW_OP_regx"), "{level:?}: {more}");
        }
    }
}

/// What a variable had of a value is not what the next round of a loop gives it: from where the
/// value is computed again the variable is nowhere.
#[test]
fn values_of_other_rounds_are_not_told() {
    if !dwarf::has_tools() {
        return;
    }
    let text = "file 0 \"a.c\"\ndebug_type 0 = base \"int\" signed 4\n\
        func @next() -> i32 {\nentry:\n  %x = sreg tid.x\n  ret %x\n}\n\
        func @f(%n: i32) -> i32 {\n\
        source \"f\" at 0:1 -> 0\nvar 0 \"last\": 0 at 2\n\
        entry:\n  br head at 0:2:1\n\
        head:\n  %x = call @next() at 0:3:1\n  %y = call @next() at 0:4:1\n\
        value 0 = sum %x + 1\n  %z = call @next() at 0:5:1\n  %w = add %x, %y at 0:6:1\n\
        %v = add %z, %w at 0:6:2\n  %again = icmp slt %v, %n at 0:7:1\n\
        condbr %again, head, out at 0:7:1\nout:\n  ret %x at 0:8:1\n}\n";
    let module = parsed(text);
    let ptx = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full).expect("it compiles");
    // It is somewhere from the second call on, and neither at the first nor at the second.
    let (mut lines, mut open) = (Vec::new(), false);
    let (_, list) = ptx.text.split_once(".section .debug_loc").expect("there is a list");
    let (list, _) = list.split_once("}").expect("it has an end");
    for line in ptx.text.lines().take_while(|line| !line.starts_with(".section")) {
        if let Some(label) = line.trim().strip_suffix(':').filter(|_| line.contains("$L__")) {
            let count = list.matches(&format!(" {label}\n")).count();
            open ^= count % 2 == 1;
        }
        if line.contains("call") && open {
            lines.push(line.trim().to_owned());
        }
    }
    assert_eq!(lines.len(), 1, "{lines:?}\n{}", ptx.text);
}

/// Unnamed structs and unions have no name, so that debuggers take their members as those of what
/// is around them.
#[test]
fn what_has_no_name_is_told_without_one() {
    if !dwarf::has_tools() {
        return;
    }
    let module = llvm(include_str!("../../golden/debug/types.O0.ll"));
    let ptx = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full).expect("it compiles");
    let ptx = ptx::Module::parse(&ptx.text).expect("it reads back");
    let dump =
        in_scratch("unnamed", |folder| dwarf::dump(&dwarf::elf(&ptx, folder)?, &["--debug-info"]));
    let entries = entries(&dump.expect("tools take the sections"));
    let unnamed = |tag| entries.iter().any(|e| e.tag == tag && e.get("DW_AT_name").is_none());
    assert!(unnamed("DW_TAG_structure_type") && unnamed("DW_TAG_union_type"));
    let names: Vec<&str> = entries.iter().filter_map(|entry| entry.get("DW_AT_name")).collect();
    assert!(!names.contains(&""), "{names:?}");
    for name in ["Parts", "Either", "Level", "Wide", "List", "counters", "tile", "limit"] {
        assert!(names.contains(&name), "{name} is not in {names:?}");
    }
}

/// The example of the PTX Writer's Guide, chapter 7: who is what, where and how large.
#[test]
fn the_example_of_the_guide_is_told_as_there() {
    if !dwarf::has_tools() {
        return;
    }
    let module = parsed(include_str!("../../golden/debug/guide.ir"));
    let ptx = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full).expect("it compiles");
    let ptx = ptx::Module::parse(&ptx.text).expect("it reads back");
    let expected = [
        ": formal_parameter i: int ",
        ": formal_parameter j: int ",
        ": formal_parameter p: int * ",
    ];
    let told = told(&ptx);
    for line in expected {
        assert!(told.iter().any(|told| told.ends_with(line)), "{line} is not in {told:?}");
    }
    assert!(told.contains("foo gives int") && told.contains("test gives void"), "{told:?}");
    let dump = in_scratch("guide", |folder| {
        let object = dwarf::elf(&ptx, folder)?;
        dwarf::dump(&object, &["--verify"])?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let entries = entries(&dump.expect("tools take the sections"));
    let named = |name: &str| {
        let mut found = entries.iter().filter(|entry| entry.get("DW_AT_name") == Some(name));
        found.next().unwrap_or_else(|| panic!("there is no {name}"))
    };
    let class = |entry: &Entry| {
        let class = entry.get("DW_AT_address_class").unwrap_or_default();
        u64::from_str_radix(class.trim_start_matches("0x"), 16).ok()
    };
    // The number of a register is made of the characters of its name: %r1 and %r2.
    for (name, register) in [("i", "0x257231"), ("j", "0x257232")] {
        let location = named(name).get("DW_AT_location").unwrap_or_default();
        assert!(location.contains(&format!("DW_OP_regx {register}")), "{name}: {location}");
    }
    let p = named("p");
    assert!(p.get("DW_AT_location").unwrap_or_default().contains("DW_OP_addr"));
    assert_eq!(class(p), Some(7), "p is in parameter space");
    let pointer = entries.iter().find(|entry| entry.tag == "DW_TAG_pointer_type");
    assert_eq!(class(pointer.expect("p has a type")), Some(12), "p is a generic pointer");
    assert_eq!(named("int").get("DW_AT_byte_size"), Some("4"));
    assert_eq!(named("foo").get("DW_AT_MIPS_linkage_name"), Some("_Z3fooii"));
    assert_eq!(named("test").get("DW_AT_external"), Some("0x01"));
    assert!(ptx.options.contains(&TargetOption::Debug));
}

/// With `-g` ptxas does not optimise: what PTX says of lines is in the machine code.
#[test]
fn the_table_of_lines_has_every_line() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let target = target("sm_90");
    let tool = toolbox.for_target(target.sm).expect("a ptxas for sm_90");
    let modules = modules();
    let problems = on_two_threads(&modules, |(name, module)| {
        let mut problems = Vec::new();
        let Some(ptx) = made(module, target, OptLevel::O0, DebugInfo::Full) else {
            return problems;
        };
        let options = AssembleOptions::default().with_debug(true);
        let assembled = tool.assemble(&ptx.text, target.sm, options).expect("ptxas takes it");
        let (wanted, found) = (dwarf::lines_of_ptx(&ptx.module), dwarf::lines(&assembled.cubin));
        let missing: Vec<_> = wanted.difference(&found).collect();
        if !missing.is_empty() {
            problems.push(format!("{name}: lines {missing:?} are not in the machine code"));
        }
        let invented: Vec<_> = found.difference(&wanted).filter(|&&(_, line)| line > 0).collect();
        if !wanted.is_empty() && !invented.is_empty() {
            problems.push(format!("{name}: lines {invented:?} are in the machine code only"));
        }
        problems
    });
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Which machine instructions each line of a module made, as nvdisasm says.
#[test]
fn lines_are_at_the_instructions_that_they_made() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let Some(nvdisasm) = dwarf::nvdisasm() else { return };
    let target = target("sm_90");
    let tool = toolbox.for_target(target.sm).expect("a ptxas for sm_90");
    /// A name, what was compiled, and lines with what their machine code has.
    type Program<'a> = (&'a str, Module, &'a [(u32, &'a str)]);
    let programs: [Program<'_>; 4] = [
        (
            "lines.ir",
            parsed(include_str!("../../golden/debug/lines.ir")),
            &[(10, "S2R"), (12, "LDG"), (13, "MUFU"), (14, "POPC"), (15, "STG"), (16, "EXIT")],
        ),
        (
            "saxpy.toy",
            of_toy("saxpy"),
            &[(5, "EXIT"), (7, "S2R"), (8, "ISETP"), (9, "LDG"), (9, "FFMA"), (9, "STG")],
        ),
        (
            "saxpy.ll",
            llvm(include_str!("../../golden/debug/cuda/saxpy.ll")),
            &[(4, "S2R"), (7, "ISETP"), (7, "FFMA"), (7, "DFMA"), (7, "ST")],
        ),
        (
            "queens.ll",
            llvm(include_str!("../../golden/debug/cuda/queens.ll")),
            &[(5, "ISETP"), (14, "ISETP"), (25, "S2R"), (26, "ST"), (27, "EXIT")],
        ),
    ];
    for (debug, options, level) in [
        (DebugInfo::Full, AssembleOptions::default().with_debug(true), OptLevel::O0),
        (DebugInfo::Full, AssembleOptions::default().with_debug(true), OptLevel::O2),
        (DebugInfo::Lines, AssembleOptions::default().with_line_info(true), OptLevel::O2),
    ] {
        for (name, module, expected) in &programs {
            let ptx = made(module, target, level, debug).expect("it compiles");
            let cubin = tool.assemble(&ptx.text, target.sm, options).expect("ptxas takes it").cubin;
            let lines =
                in_scratch("lines", |folder| dwarf::machine_lines(&nvdisasm, &cubin, folder));
            let lines = lines.expect("nvdisasm takes the cubin");
            for (line, mnemonic) in *expected {
                let is_there = lines.iter().any(|(at, inst)| at == line && inst.contains(mnemonic));
                assert!(is_there, "{name}, {debug:?}: no {mnemonic} at line {line} in {lines:#?}");
            }
        }
    }
}
