//! The special registers and the targets against what ptxas was seen to accept.

#![allow(
    clippy::disallowed_macros,
    reason = "the library is pure; this test of it says what it compared"
)]

mod lists;

use irc_ptx::Module;
use irc_ptx::isa::SpecialReg;
use irc_ptx::target::{PtxVersion, Sm};

/// The registers of a type, as the operand of `mov` or `cvt`.
fn registers(ty: &str, count: usize) -> String {
    let prefix = match ty {
        "pred" => "%p",
        _ if ty.ends_with('8') || ty.ends_with("16") => "%rs",
        "f32" => "%f",
        "f64" => "%fd",
        _ if ty.ends_with("64") => "%rd",
        _ => "%r",
    };
    let all: Vec<String> = (1..=count).map(|i| format!("{prefix}{i}")).collect();
    if count == 1 { all[0].clone() } else { format!("{{{}}}", all.join(", ")) }
}

/// The instruction that reads a register in one of the ways of the list: as `u32`, `v4.u32`, or
/// `cvt.u64<-u32`.
fn reading(name: &str, way: &str) -> String {
    if let Some((to, from)) = way.strip_prefix("cvt.").and_then(|way| way.split_once("<-")) {
        return format!("cvt.{to}.{from} {}, {name};", registers(to, 1));
    }
    let (ty, count) = match way.strip_prefix("v4.") {
        Some(ty) => (ty, 4),
        None => (way, 1),
    };
    format!("mov.{way} {}, {name};", registers(ty, count))
}

/// The versions that take an instruction on each target; nothing if it cannot be read or no target
/// has it.
fn requirements(inst: &str) -> Option<Vec<(Sm, PtxVersion)>> {
    let text = format!(
        ".version 9.5\n.target sm_100a\n.address_size 64\n.entry k()\n{{\n.reg .pred %p<9>;\n\
         .reg .b16 %rs<9>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\n.reg .f32 %f<9>;\n\
         .reg .f64 %fd<9>;\n{inst}\nret;\n}}\n"
    );
    let module = Module::parse(&text).ok()?;
    let body = module.functions().find_map(|f| f.body.as_ref()).expect("there is a body");
    let read = body.insts().next().expect("there is an instruction");
    let legal = |sm: Sm| Some((sm, read.requirement(sm).ok()?.first));
    let all: Vec<_> = Sm::every().filter_map(legal).collect();
    (!all.is_empty()).then_some(all)
}

const WAYS: &[&str] = &[
    "pred",
    "b8",
    "u8",
    "b16",
    "u16",
    "s16",
    "b32",
    "u32",
    "s32",
    "b64",
    "u64",
    "s64",
    "f32",
    "f64",
    "cvt.u32<-u16",
    "cvt.u64<-u32",
];

/// Asked of vectors; a register of one component fills a vector, of which the list says nothing.
const VECTOR_WAYS: &[&str] = &["v4.u16", "v4.b16", "v4.u32", "v4.b32", "v4.s32", "v4.f32"];

#[test]
fn special_registers_are_read_as_they_were_seen_to_be() {
    let Some(tsv) = lists::read("special_registers.tsv") else { return };
    let mut count = 0;
    for fields in lists::lines(&tsv) {
        let (name, min_sm) = (fields[0], fields[4].parse::<Sm>().expect("a target"));
        let known: Vec<&str> = std::iter::once(fields[1])
            .chain(fields[6].split(',').filter(|way| !way.is_empty()))
            .collect();
        // The list names one way to read an integer of the width; it holds for all of them.
        let integer = |way: &str| way.replace(['b', 's'], "u");
        let same = |a: &str, b: &str| integer(a) == integer(b);
        let vector_ways = if fields[2] == "v4" { VECTOR_WAYS } else { &[] };
        for way in WAYS.iter().chain(vector_ways) {
            let inst = reading(name, way);
            let found = requirements(&inst);
            if !known.iter().any(|known| same(known, way)) {
                assert_eq!(found, None, "{inst}");
                continue;
            }
            let want: Vec<_> = Sm::every()
                .filter(|&sm| sm >= min_sm)
                .map(|sm| (sm, sm.first_ptx().max(lists::version(fields[3]))))
                .collect();
            assert_eq!(found, Some(want), "{inst}");
        }
        count += 1;
    }
    println!("{count} special registers");
    assert_eq!(count, SpecialReg::all().count());
}

#[test]
fn targets_exist_from_the_version_that_was_seen() {
    let Some(tsv) = lists::read("targets.tsv") else { return };
    let mut found = Vec::new();
    for fields in lists::lines(&tsv) {
        let sm: Sm = fields[0].parse().expect("a known target");
        // The newer ptxas no longer knows the variants of sm_101.
        let first = if fields[1] == "-" { fields[2] } else { fields[1] };
        assert_eq!(sm.first_ptx(), lists::version(first), "{sm}");
        found.push(sm);
    }
    found.sort();
    assert!(found.iter().copied().eq(Sm::every()));
    println!("{} targets", found.len());
}
