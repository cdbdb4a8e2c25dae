//! `irc isa` as its users run it, and the page that is made of it.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

mod common;

use irc::ptx::directive::DirectiveWord;
use irc::ptx::isa::{SpecialReg, all_rows};
use std::collections::BTreeMap;
use std::path::Path;

fn answer(args: &[&str]) -> String {
    common::answer("isa", args)
}

fn refusal(args: &[&str]) -> String {
    common::refusal("isa", args, 1)
}

#[test]
fn a_word_is_explained() {
    let expected = "\
szext: Sign- or zero-extends the lowest N bits. (9.7.1.21, row SZEXT)
  form        szext{.clamp,.wrap}{.u32,.s32} d, a, b
  operands    d  out         T1
              a  in          T1, or an immediate
              b  in          .u32, or an immediate
  needs       sm_70+, PTX 7.6
  effects     none
  results     as uniform as the operands
  in the IR   d = ptx.szext.clamp.u32 a, b
";
    assert_eq!(answer(&["szext"]), expected);
    assert_eq!(answer(&["ptx.szext"]), expected);
    let mma = answer(&["mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32"]);
    assert!(mma.contains("{d * 4}, {a * 4}, {b * 2}, {c * 4}") && mma.contains("convergent"));
    assert!(mma.contains("needs       sm_80+, PTX 7.0\n"), "{mma}");
    let setp = answer(&["setp"]);
    assert!(setp.contains("with .bf16 or .bf16x2: sm_90+, PTX 7.8"), "{setp}");
    assert!(setp.contains("(the condition is for floats)"), "{setp}");
    assert!(answer(&["bra"]).contains("the control flow of the IR"));
    assert!(answer(&["tcgen05.ld"]).contains("complete    after tcgen05.wait::ld"));
}

#[test]
fn a_target_shows_what_it_has() {
    let add = answer(&["add.sat", "--target", "sm_80"]);
    assert!(add.contains("form        add.sat.s32 d, a, b\n"), "{add}");
    assert!(add.contains("on sm_80    PTX 7.0\n"), "{add}");
    assert!(answer(&["szext", "--target", "sm_90a"]).contains("on sm_90a   PTX 8.0\n"));
    let message = refusal(&["wgmma", "--target", "sm_80"]);
    assert_eq!(message, "error: sm_80 has no form of `wgmma`\n");
    assert!(!answer(&["--target", "sm_80"]).contains("wgmma"));
    assert!(!answer(&["--target", "sm_80", "--format", "md"]).contains("`wgmma."));
    assert_eq!(common::ask("isa", &["add", "--target", "sm_8"]).status.code(), Some(2));
}

#[test]
fn special_registers_are_explained() {
    let tid = answer(&["%tid"]);
    assert!(tid.starts_with("%tid.x %tid.y %tid.z %tid.w %tid: Index of the thread in its CTA."));
    assert!(!tid.contains("ntid") && !tid.contains("%tid.x\n"));
    let all = answer(&["sreg"]);
    assert!(all.contains("%envreg0 to %envreg31") && all.contains("%pm4 %pm5 %pm6 %pm7"), "{all}");
    assert!(!answer(&["sreg", "--target", "sm_80"]).contains("%clusterid"));
    assert!(refusal(&["%clusterid", "--target", "sm_80"]).contains("sm_80 has no form"));
    assert!(refusal(&["%tidd"]).contains("help: did you mean `%tid`"));
}

#[test]
fn directives_are_explained() {
    let explained = answer(&[".maxntid"]);
    for line in [
        ".maxntid: The most threads of a CTA",
        "\n  syntax      .maxntid X[, Y[, Z]]\n",
        "\n  stands      between the name of a function and its body\n",
        "\n  needs       PTX 1.3\n",
        "\n  example     .entry k .maxntid 256 { ret; }\n",
    ] {
        assert!(explained.contains(line), "{explained}");
    }
    assert_eq!(answer(&["maxntid"]), explained);
    let more = answer(&[".param", "--target", "sm_80"]);
    assert!(more.contains("with more than 4352 bytes of parameters: PTX 8.1\n"), "{more}");
    assert!(answer(&[".version"]).contains("  needs       every target\n"));
    let list = answer(&["directive"]);
    assert!(list.contains("sm_90+, PTX 7.8"));
    for word in DirectiveWord::all() {
        assert!(list.lines().any(|line| line.starts_with(word.word)), "{}", word.word);
        assert!(answer(&[word.word]).starts_with(word.word), "{}", word.word);
    }
    assert!(!answer(&["directive", "--target", "sm_80"]).contains("cluster"));
    assert!(refusal(&[".maxntdi"]).contains("help: did you mean `.maxntid`"));
    assert!(refusal(&["maxntdi"]).contains("help: did you mean `.maxntid`"));
    assert!(refusal(&[".explicitcluster", "--target", "sm_80"]).contains("sm_80 has no form"));
    assert!(refusal(&[".explicitclusters"]).contains("`.explicitcluster`"));
}

#[test]
fn unknown_words_are_answered_with_similar_ones() {
    assert_eq!(
        refusal(&["szxt"]),
        "error: the ISA table has no instruction `szxt`\nhelp: did you mean `szext`?\n"
    );
    assert!(refusal(&["add.foo.s32"]).contains("`add.foo.s32`: it has no `.foo`"));
    assert!(refusal(&["async"]).contains("`cp.async`"));
    assert!(refusal(&["frobnicate"]).contains("`irc isa` lists all mnemonics"));
    for word in ["", ".", "..", "add.", "%", "ptx.", "add..s32", "äöü", "add.\u{0}"] {
        if word.contains('\0') {
            continue;
        }
        let code = common::ask("isa", &[word]).status.code();
        assert!(matches!(code, Some(0 | 1)), "{word}: {code:?}");
    }
}

#[test]
fn everything_is_listed() {
    let list = answer(&[]);
    assert!(list.starts_with("Integers\n  add "), "{list}");
    let mut rows = BTreeMap::new();
    for (_, row) in all_rows() {
        *rows.entry(row.mnemonic).or_insert(0) += 1;
    }
    let word = |line: &str, n: usize| line.split_whitespace().nth(n).unwrap().to_owned();
    let mut listed: BTreeMap<String, i32> = BTreeMap::new();
    let (opcodes, directives) = list.split_once("\nDirectives\n").unwrap();
    for word in DirectiveWord::all() {
        assert!(directives.contains(&format!("  {} ", word.word)), "{}", word.word);
    }
    for line in opcodes.lines().filter(|line| line.starts_with("  ")) {
        *listed.entry(word(line, 0)).or_default() += word(line, 1).parse::<i32>().unwrap();
    }
    assert_eq!(listed, rows.into_iter().map(|(name, n)| (name.to_owned(), n)).collect());
}

#[test]
fn json_has_the_documented_fields() {
    let page = include_str!("../src/cli/isa/fields.md");
    let fields = |of: &str| -> Vec<String> {
        let lines =
            page.lines().filter(|line| line.split('|').nth(2).is_some_and(|w| w.contains(of)));
        let names =
            lines.flat_map(|line| line.split('|').nth(1).unwrap().split('`').skip(1).step_by(2));
        names.map(str::to_owned).collect()
    };
    let check = |args: &[&str], of: &str, count: usize| {
        let json = answer(&[args, &["--format", "json"]].concat());
        let lines: Vec<&str> = json.lines().collect();
        assert_eq!((lines[0], lines[lines.len() - 1]), ("[", "]"), "{json}");
        let objects = &lines[1..lines.len() - 1];
        assert_eq!(objects.len(), count, "{args:?}");
        let fields = fields(of);
        assert!(fields.len() > 1, "the page lists fields of {of}");
        for field in fields {
            let name = format!("\"{field}\":");
            assert!(objects.iter().all(|object| object.contains(&name)), "{args:?} lacks {field}");
        }
        json
    };
    check(&["sreg"], "special register", SpecialReg::all().count());
    check(&["directive"], "each directive", DirectiveWord::all().count());
    let json = check(&["szext", "--target", "sm_70"], "row", 1);
    assert!(
        json.contains(
            r#""parts":[{"kind":"ShiftMode","words":[".clamp",".wrap"],"optional":false},"#
        )
    );
    assert!(json.contains(r#""on":[{"when":"","first":"7.6","last":null}]"#), "{json}");
    let mnemonics: std::collections::BTreeSet<_> =
        all_rows().map(|(id, row)| (irc::ptx::isa::family_of(id), row.mnemonic)).collect();
    check(&[], "mnemonic", mnemonics.len());
}

#[test]
fn help_teaches_the_notation() {
    let help = answer(&["--help"]);
    for text in ["{.lo,.hi}", "[.sat]", "T1, T2", "Examples:", "Exit status"] {
        assert!(help.contains(text), "{text}");
    }
}

#[test]
fn markdown_tells_of_one_row() {
    let page = answer(&["szext", "--format", "md"]);
    assert!(page.starts_with("## `szext`\n\nSign-"), "{page}");
    assert!(page.contains("| `b` | in | .u32 | or an immediate |\n"), "{page}");
    assert!(page.contains("- Needs: sm_70+, PTX 7.6\n"), "{page}");
}

/// With `BLESS=1` in the environment the page is rewritten.
#[test]
fn the_page_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/isa.md");
    let wanted = answer(&["--format", "md"]);
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap();
    let line = found.lines().zip(wanted.lines()).find(|(found, wanted)| found != wanted);
    assert!(found == wanted, "run with BLESS=1 to rewrite docs/isa.md; {line:#?}");
}
