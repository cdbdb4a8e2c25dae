//! `check` against whole modules around the forms that ptxas was seen to accept and to refuse: what
//! is legal has no error, what is not has one.
//!
//! The lists lie beside the project where it is developed; elsewhere the tests of lists say so and
//! pass.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "the library is pure; this test of it reads lists and says what it compared"
)]

use irc_ir::ptx::check::check;
use irc_ir::target::{PtxVersion, Sm};
use irc_ir::text::Severity;

/// What examples may name, declared at module level: the name, and the declaration.
const MODULE: &[(&str, &str)] = &[
    ("gvar32", ".global .u32 gvar32;"),
    ("gvar", ".global .align 128 .b8 gvar[4096];"),
    ("svar", ".shared .align 128 .b8 svar[4096];"),
    ("cvar", ".const .align 128 .b8 cvar[1024];"),
    ("mbar", ".shared .align 8 .b64 mbar;"),
    ("tmap", ".global .align 128 .b8 tmap[128];"),
    ("tref", ".global .texref tref;"),
    ("sref", ".global .samplerref sref;"),
    ("surf", ".global .surfref surf;"),
    ("callee0", ".func callee0() { ret; }"),
    ("callee1", ".func (.reg .b32 rv) callee1(.reg .b32 av) { mov.b32 rv, av; ret; }"),
    (
        "calleep",
        ".func (.param .b32 rp) calleep(.param .b32 ap) { .reg .b32 %t; ld.param.b32 %t, [ap]; \
         st.param.b32 [rp], %t; ret; }",
    ),
    ("calleer", ".func (.param .align 16 .b8 rv[64]) calleer() { ret; }"),
    ("calleev", ".func calleev(.param .align 16 .b8 ap[16]) { ret; }"),
    (
        "alias0",
        ".visible .func aliasee() { ret; }\n.visible .func alias0();\n.alias alias0, aliasee;",
    ),
    ("gtab", ".func fa() { ret; }\n.func fb() { ret; }\n.global .u64 gtab[2] = { fa, fb };"),
    ("targs0", ".func callee0() { ret; }"),
    (
        "targs1",
        ".func (.param .b32 rp) calleep(.param .b32 ap) { .reg .b32 %t; ld.param.b32 %t, [ap]; \
         st.param.b32 [rp], %t; ret; }",
    ),
];

/// The same inside a body.
const BODY: &[(&str, &str)] = &[
    ("lvar", ".local .align 128 .b8 lvar[1024];"),
    ("pa", ".param .b32 pa;"),
    ("pr", ".param .b32 pr;"),
    ("pav", ".param .align 16 .b8 pav[64];"),
    ("proto0", "proto0: .callprototype _ ();"),
    ("proto1", "proto1: .callprototype (.param .b32 _) _ (.param .b32 _);"),
    ("targs0", "targs0: .calltargets callee0;"),
    ("targs1", "targs1: .calltargets calleep;"),
    ("btab", "btab: .branchtargets Ltgt, Ltgt2;"),
];

/// The declarations of one kind of register that examples use.
const REGISTERS: &[(&str, &str)] = &[
    ("%p", ".pred"),
    ("%rb", ".b8"),
    ("%rs", ".b16"),
    ("%r", ".b32"),
    ("%rd", ".b64"),
    ("%f", ".f32"),
    ("%fd", ".f64"),
    ("%rq", ".b128"),
];

/// The words of a text that may be names.
fn words(text: &str) -> Vec<&str> {
    let inside = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '%';
    text.split(|c: char| !inside(c)).filter(|word| !word.is_empty()).collect()
}

/// A module around an example.
fn module(example: &str, ctx: &str, ptx: PtxVersion, sm: Sm) -> String {
    let words = words(example);
    let mode = if ctx == "texi" { ", texmode_independent" } else { "" };
    let mut text = format!(".version {ptx}\n.target {sm}{mode}\n");
    if ptx >= PtxVersion::new(2, 3) {
        text.push_str(".address_size 64\n");
    }
    let mut declared = Vec::new();
    for (name, declaration) in MODULE {
        if words.contains(name) && !declared.contains(declaration) {
            declared.push(*declaration);
            text.push_str(declaration);
            text.push('\n');
        }
    }
    let params = words.iter().any(|word| ["kp", "kpg"].contains(word));
    text.push_str(match ctx {
        "func" => {
            ".func (.param .align 16 .b8 frv[128]) f0 (.param .align 16 .b8 fpv[128],\n\
             .param .u64 fp)"
        }
        _ if params => ".entry k0(.param .align 128 .b8 kp[256], .param .u64 kpg)",
        _ => ".entry k0()",
    });
    text.push_str(if ctx == "maxn" { " .maxntid 128 {\n" } else { " {\n" });
    for (prefix, ty) in REGISTERS {
        let digits = |word: &&str| {
            word.strip_prefix(prefix)
                .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
        };
        if words.iter().any(digits) {
            text.push_str(&format!(".reg {ty} {prefix}<300>;\n"));
        }
    }
    for (name, declaration) in BODY {
        if words.contains(name) {
            text.push_str(declaration);
            text.push('\n');
        }
    }
    let labels = ["Ltgt", "Ltgt2", "btab"].iter().any(|label| words.contains(label));
    text.push_str(&format!("{example}\n{}ret;\n}}\n", if labels { "Ltgt:\nLtgt2:\n" } else { "" }));
    text
}

fn errors(text: &str) -> Vec<String> {
    let found = check(text, None);
    let errors = found.into_iter().filter(|d| d.severity == Severity::Error);
    errors.map(|d| format!("{} {}", d.code, d.message)).collect()
}

fn version(text: &str) -> PtxVersion {
    match text {
        "5.1" => PtxVersion::new(6, 0),
        _ => text.parse().expect("a version"),
    }
}

#[test]
fn what_is_legal_has_no_error() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/isa/forms.tsv");
    let Ok(tsv) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared not found");
        return;
    };
    let (mut checked, mut open, mut problems) = (0, 0, Vec::new());
    for line in tsv.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let sm: Sm = fields[6].parse().expect("a target");
        let ptx = version(fields[5]).max(sm.first_ptx());
        let found = errors(&module(fields[7], fields[9], ptx, sm));
        // What the table does not hold yet is the business of its own test.
        if found.iter().any(|error| error.starts_with("E030")) {
            open += 1;
            continue;
        }
        checked += 1;
        if !found.is_empty() {
            problems.push(format!("{} at {ptx} on {sm}: {found:?}", fields[7]));
        }
    }
    println!("{checked} legal forms, {} with errors; {open} not in the table", problems.len());
    let shown: Vec<&String> = problems.iter().take(80).collect();
    assert!(problems.is_empty(), "{} of {checked}: {shown:#?}", problems.len());
    assert!(checked > 20_000, "{checked}");
}

#[test]
fn what_is_illegal_has_an_error() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/isa/illegal.tsv");
    let Ok(tsv) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared not found");
        return;
    };
    let (mut checked, mut accepted) = (0, Vec::new());
    for line in tsv.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (example, ctx, kind) = (fields[4], fields[5], fields[8]);
        // What only the generation of code refuses is none of the checker's business.
        if !matches!(kind, "form" | "version" | "arch") {
            continue;
        }
        checked += 1;
        let (ptx, sm) = (fields[6].parse().expect("a version"), fields[7]);
        let sm: Sm = sm.parse().expect("a target");
        let mut text = module(example, ctx, ptx, sm);
        if fields[9].contains("map_f64_to_f32") {
            text = text.replacen(&format!("{sm}\n"), &format!("{sm}, map_f64_to_f32\n"), 1);
        }
        if errors(&text).is_empty() {
            accepted.push(format!("{example} at {ptx} on {sm}: {}", fields[9]));
        }
    }
    println!("{checked} illegal lines, {} accepted", accepted.len());
    let shown: Vec<&String> = accepted.iter().take(60).collect();
    assert!(accepted.is_empty(), "{} of {checked}: {shown:#?}", accepted.len());
    assert!(checked > 2_000, "{checked}");
}

/// Registers of every type with instructions of every type, as ptxas takes them.
#[test]
fn registers_must_suit() {
    let body = |example: &str| {
        errors(&format!(
            ".version 9.0\n.target sm_90\n.address_size 64\n.global .u32 g;\n.shared .u32 s;\n\
             .func callee(.reg .u32 a) {{ ret; }}\n.entry k(.param .u64 p) {{\n\
             .reg .pred %p<3>; .reg .b16 %rs<3>; .reg .b32 %r<3>; .reg .b64 %rd<3>;\n\
             .reg .f32 %f<3>; .reg .f64 %fd<3>; .reg .u16 u16; .reg .u32 u32; .reg .f16 f16;\n\
             .reg .v2 .u32 v;\n{example}\nL: ret;\n}}\n"
        ))
    };
    for legal in [
        "add.f32 %f1, %r1, %f2;",
        "mov.b32 %r1, %f1;",
        "mov.f32 %f1, %r1;",
        "ld.global.u8 %r1, [%rd1];",
        "ld.global.u16 %rd1, [%rd1];",
        "ld.global.f32 %rd1, [%rd1];",
        "ld.global.b32 %fd1, [%rd1];",
        "st.global.v2.u32 [%rd1], {%f1, %r1};",
        "ld.global.v2.u32 v, [%rd1];",
        "cvt.u16.u32 %r1, %r2;",
        "shl.b32 %f1, %f1, 1;",
        "mov.u16 u16, %tid.x;",
        "mov.b32 %r1, %tid.x;",
        "ld.shared.u32 %r1, [%r2];",
        "ld.u32 %r1, [g];",
        "mov.u64 %rd1, g+4;",
        "mov.u32 %r1, g[1];",
        "call callee, (5);",
        "bra L;",
        "add.f16 f16, %rs1, f16;",
    ] {
        assert_eq!(body(legal), [] as [&str; 0], "{legal}");
    }
    for illegal in [
        "add.s32 %r1, %f1, %r2;",
        "add.u32 %r1, %rd1, %r2;",
        "add.u32 %r1, u16, %r2;",
        "mov.u32 %r1, %f1;",
        "ld.global.f32 %fd1, [%rd1];",
        "ld.global.u32 %f1, [%rd1];",
        "st.global.f32 [%rd1], u32;",
        "ld.global.u32 %r1, [%fd1];",
        "selp.b32 %r1, %r2, %r1, %r2;",
        "@%r1 add.u32 %r1, %r2, %r1;",
        "setp.eq.u32 %r1, %r2, %r1;",
        "mov.u64 %rd1, %tid.x;",
        "mov.f32 %f1, %tid.x;",
        "mul.wide.u32 %r1, %r2, %r1;",
        "shl.b64 %rd1, %rd1, %rd2;",
        "ld.global.u32 %r1, [s];",
        "ld.global.u32 %r1, [nowhere];",
        "mov.u64 %rd1, nowhere;",
        "bra nowhere;",
        "call nowhere;",
        "call callee;",
        "call callee, (%f1);",
        "call g;",
        "add.f16 f16, u16, f16;",
        "{ inside: } bra inside;",
    ] {
        let found = body(illegal);
        assert!(!found.is_empty(), "{illegal}");
    }
}

/// Immediates of barriers, as ptxas takes them.
#[test]
fn immediates_of_barriers_are_in_range() {
    let body = |example: &str| {
        errors(&format!(
            ".version 9.0\n.target sm_90\n.address_size 64\n.entry k() {{\n\
             .reg .pred p, q; .reg .b32 r;\n{example}\nret;\n}}\n"
        ))
    };
    for name in ["bar", "barrier"] {
        for (number, threads) in
            [("0", "32"), ("15", "1024"), ("r", "r"), ("7", "r"), ("r", "4096")]
        {
            for form in
                ["sync N, T", "arrive N, T", "red.popc.u32 r, N, T, q", "red.or.pred p, N, T, q"]
            {
                let form = form.replace('N', number).replace('T', threads);
                assert_eq!(body(&format!("{name}.{form};")), [] as [&str; 0], "{name}.{form}");
            }
        }
        for illegal in [
            "sync 16",
            "sync 99",
            "sync -1",
            "sync 0, 1",
            "sync 0, 48",
            "sync r, 31",
            "arrive 16, 32",
            "arrive -1, 32",
            "arrive 0, 0",
            "arrive 0, 33",
            "red.popc.u32 r, 16, q",
            "red.popc.u32 r, 0, 16, q",
            "red.and.pred p, 99, 32, q",
            "red.and.pred p, r, 33, q",
        ] {
            assert_eq!(body(&format!("{name}.{illegal};")).len(), 1, "{name}.{illegal}");
        }
        assert_eq!(body(&format!("{name}.sync 0, 0;")), [] as [&str; 0]);
    }
}
