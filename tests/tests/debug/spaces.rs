//! Variables in memory of every space, types that only some frontends have, functions of one name.

use super::{Entry, entries, in_scratch, llvm, made, parsed, target, tree_of};
use irc::{DebugInfo, OptLevel};
use irc_ir::module::Module;
use irc_ptx as ptx;
use irc_tests::dwarf;

/// What is told of a module, which tools find no fault in.
fn told(module: &Module, level: OptLevel) -> Vec<Entry> {
    let ptx = made(module, target("sm_90"), level, DebugInfo::Full).expect("it compiles");
    let ptx = ptx::Module::parse(&ptx.text).expect("it reads back");
    let dump = in_scratch("spaces", |folder| {
        let object = dwarf::elf(&ptx, folder)?;
        dwarf::dump(&object, &["--verify"])?;
        dwarf::dump(&object, &["--debug-info"])
    });
    entries(&dump.expect("tools take the sections"))
}

#[track_caller]
fn named<'a>(entries: &'a [Entry], name: &str) -> &'a Entry {
    let mut found = entries.iter().filter(|entry| entry.get("DW_AT_name") == Some(name));
    found.next().unwrap_or_else(|| panic!("there is no {name}"))
}

/// The guide, 6.2: the class of an address is that of the space, also where the address is in
/// registers, or is that of a variable or a slot and something.
#[test]
fn memory_of_every_space_is_told() {
    if !dwarf::has_tools() {
        return;
    }
    let module = parsed(include_str!("../../golden/debug/spaces.ir"));
    for level in [OptLevel::O0, OptLevel::O2] {
        let entries = told(&module, level);
        for (name, class, operations) in [
            ("shared", "0x08", "DW_OP_consts +4, DW_OP_mul, DW_OP_plus)"),
            ("local", "0x06", " +8)"),
            ("cast", "0x08", " +4)"),
            ("tile_at", "0x08", "DW_OP_mul, DW_OP_addr 0x10, DW_OP_plus)"),
            ("tile_8", "0x08", "DW_OP_addr 0x10, DW_OP_plus_uconst 0x8)"),
            ("far_at", "0x0c", "DW_OP_mul, DW_OP_addr 0x10, DW_OP_plus)"),
            ("lut_8", "0x04", "DW_OP_addr 0x10, DW_OP_plus_uconst 0x8)"),
            ("slot_8", "0x06", "DW_OP_addr 0x10, DW_OP_plus_uconst 0x8)"),
            ("slot_at", "0x06", "DW_OP_mul, DW_OP_addr 0x10, DW_OP_plus)"),
            ("mixed", "0x08", "DW_OP_regx"),
        ] {
            let entry = named(&entries, name);
            // At O2 little of it is left.
            if level != OptLevel::O0 && entry.get("DW_AT_location").is_none() {
                continue;
            }
            assert_eq!(entry.get("DW_AT_address_class"), Some(class), "{level:?}: {name}");
            let location = entry.get("DW_AT_location").unwrap_or_default();
            let location = location.to_owned() + ")";
            assert!(location.contains(operations), "{level:?}: {name} is at {location}");
        }
        if level == OptLevel::O0 {
            // An address has one class: the second memory is of another.
            let twice = named(&entries, "twice").get("DW_AT_location").unwrap_or_default();
            assert_eq!(twice.matches("DW_OP_bregx").count(), 1, "{twice}");
        }
        for (name, ty) in [
            ("tile", "int[16]"),
            ("dynamic", "int[0]"),
            ("ref", "int &"),
            ("array", "int (&&)[3][16]"),
            ("fn", "int (*)(int, int &)"),
        ] {
            let told = named(&entries, name).get("DW_AT_type").unwrap_or_default();
            assert!(told.ends_with(&format!("\"{ty}")), "{name} is of the type {told}");
        }
        let dynamic = named(&entries, "dynamic");
        assert_eq!(dynamic.get("DW_AT_address_class"), Some("0x08"));
        assert_eq!(dynamic.get("DW_AT_MIPS_linkage_name"), Some("dynamic"));
    }
}

/// Functions that have one name in the source, as overloads and instances of templates have, are
/// several where they are inlined.
#[test]
fn inlined_functions_of_one_name_are_several() {
    if !dwarf::has_tools() {
        return;
    }
    let module = llvm(include_str!("../../golden/debug/overloads.ll"));
    let tree = tree_of(&module, OptLevel::O0);
    let inlined = [
        "  inlined_subroutine _Z3getf 5",
        "    formal_parameter x",
        "  inlined_subroutine _Z3geti 5",
        "    formal_parameter x",
    ];
    for line in ["subprogram get -", inlined[0], inlined[2]] {
        assert!(tree.iter().any(|known| known == line), "{line} is not in {tree:#?}");
    }
    let of = |line: &str| tree.iter().filter(|known| *known == line).count();
    assert_eq!(of("subprogram get -"), 2, "{tree:#?}");
    let entries = told(&module, OptLevel::O0);
    let types: Vec<&str> = entries
        .iter()
        .filter(|entry| entry.get("DW_AT_name") == Some("x"))
        .filter_map(|entry| entry.get("DW_AT_type")?.split('"').nth(1))
        .collect();
    assert_eq!(types, ["int", "float"]);
}
