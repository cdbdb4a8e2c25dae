//! The lists of what ptxas was seen to accept and to refuse, and modules around their lines.
//!
//! The lists lie beside the project where it is developed; elsewhere the tests of them say so and
//! pass.

#![allow(
    dead_code,
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "each test uses a part of this; the library is pure, its tests read lists and report"
)]

use irc_ptx::check::check;
use irc_ptx::target::{PtxVersion, Sm};
use irc_ptx::text::Severity;

/// The text of a list; nothing, and a line that says so, where it is not there.
pub fn read(name: &str) -> Option<String> {
    let path = format!("{}/../../shared/isa/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).ok();
    if text.is_none() {
        println!("skipped: ../shared not found");
    }
    text
}

/// The fields of each line of a list.
pub fn lines(tsv: &str) -> impl Iterator<Item = Vec<&str>> {
    tsv.lines().skip(1).map(|line| line.split('\t').collect())
}

/// Says how many lines were compared, and that nothing was wrong with any.
pub fn report(what: &str, checked: usize, problems: &[String]) {
    println!("{checked} {what}, {} problems", problems.len());
    let shown: Vec<&String> = problems.iter().take(500).collect();
    assert!(problems.is_empty(), "{} of {checked}: {shown:#?}", problems.len());
}

/// What the checker of modules finds wrong with a text, warnings apart.
pub fn errors(text: &str) -> Vec<String> {
    let found = check(text, None);
    let errors = found.into_iter().filter(|d| d.severity == Severity::Error);
    errors.map(|d| format!("{} {}", d.code, d.message)).collect()
}

/// A version of a list: what opens at 5.1 is documented as 6.0.
pub fn version(text: &str) -> PtxVersion {
    match text {
        "5.1" => PtxVersion::new(6, 0),
        _ => text.parse().expect("a version"),
    }
}

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
pub fn module(example: &str, ctx: &str, ptx: PtxVersion, sm: Sm) -> String {
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
