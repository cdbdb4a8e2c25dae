//! `--remarks`: what the passes say.

use crate::common::{Folder, finish as run, irc};
use crate::text;
use irc::passes::remarks::RemarkName;
use std::fs;
use std::path::Path;

/// A call that is inlined, one that cannot be, a store that nothing reads and a slot that stays.
const SOURCE: &str = r#"file 0 "source.toy"
extern func @far(ptr.local)
func @near(%x: i32) -> i32 {
entry:
  %y = add %x, 1 at 0:1:5
  ret %y
}
kernel @k(%p: ptr.global, %x: i32) {
  slot $s: i32
entry:
  %y = call @near(%x) at 0:5:9
  store.i32 7, %p at 0:6:3
  store %y, %p at 0:7:3
  %s = slot_addr $s at 0:8:3
  call @far(%s) at 0:8:5
  ret
}
"#;

const LINES: &str = "\
source.toy:5:9: remark: `@near` is inlined: 1 instructions [passed: inline, Inlined, in `@k`]
source.toy:6:3: remark: a store that nothing reads is removed \
[passed: dead_stores, StoreElim, in `@k`]
source.toy:8:5: remark: `@far` has no body in this module [missed: inline, NoDefinition, in `@k`]
source.toy:8:5: remark: 4 bytes of `$s` stay in local memory: `call` uses its address \
[analysis: sroa, SlotInMemory, in `@k`]
";

#[test]
fn passes_say_what_they_do_at_source_lines() {
    let folder = Folder::new("remarks");
    let input = folder.write("k.ir", SOURCE);
    let output = run(irc().arg(&input).args(["--remarks", "-"]), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).starts_with(".version"), "the PTX is printed as ever");
    assert_eq!(text(&output.stderr), LINES);
}

#[test]
fn remarks_are_json_in_a_file() {
    let folder = Folder::new("remarks-json");
    let input = folder.write("k.ir", SOURCE);
    let file = folder.0.join("remarks.json");
    let arguments = ["--format", "json", "--remarks"];
    let output = run(irc().arg(&input).args(arguments).arg(&file), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let remarks = fs::read_to_string(&file).expect("the file was written");
    let remarks: serde_json::Value = serde_json::from_str(&remarks).expect("it is JSON");
    assert_eq!(remarks.as_array().map(Vec::len), Some(LINES.lines().count()));
    let store = serde_json::json!({
        "kind": "passed", "pass": "dead_stores", "name": "StoreElim", "function": "k",
        "file": "source.toy", "line": 6, "column": 3,
        "message": "a store that nothing reads is removed",
    });
    assert_eq!(remarks[1], store);
}

#[test]
fn remarks_are_of_one_input() {
    let folder = Folder::new("remarks-two");
    let inputs = ["a.ir", "b.ir"].map(|name| folder.write(name, SOURCE));
    let output = run(irc().args(&inputs).args(["-o"]).arg(&folder.0).args(["--remarks", "-"]), b"");
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("--remarks takes one input"));
}

#[test]
fn remarks_and_output_do_not_get_in_each_other_s_way() {
    let folder = Folder::new("remarks_and_output");
    let input = folder.write("a.ir", "kernel @k() {\nentry:\n  ret\n}\n");
    let (out, nowhere) = (folder.0.join("a.ptx"), folder.0.join("none/a.txt"));
    let with = |remarks: &Path, more: &[&str]| {
        run(irc().arg(&input).arg("-o").arg(&out).arg("--remarks").arg(remarks).args(more), b"")
    };
    let same = with(&out, &[]);
    assert_eq!(same.status.code(), Some(2), "{}", text(&same.stderr));
    let lost = with(&nowhere, &[]);
    assert_eq!(lost.status.code(), Some(1));
    assert!(text(&lost.stderr).contains("cannot write"), "{}", text(&lost.stderr));
    let mixed = with(Path::new("-"), &["--format", "json"]);
    assert_eq!(mixed.status.code(), Some(2));
    assert!(text(&mixed.stderr).contains("needs the name of a file"), "{}", text(&mixed.stderr));
    assert!(!out.exists(), "none of these runs leaves output");
}

#[test]
fn the_page_lists_all_remarks() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/remarks.md");
    let page = fs::read_to_string(page).expect("the page is there");
    for name in RemarkName::ALL {
        let row = name.row();
        let line = format!("| `{}` | `{}` | {} | {} |", row.name, row.pass, row.kind, row.summary);
        assert!(page.contains(&line), "docs/remarks.md has no row\n{line}");
    }
}
