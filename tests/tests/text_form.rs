//! The text form: the examples survive it, differences are seen, comments and places are right.

use irc_ir::text::{PrintOptions, decode, first_difference, format, parse_module, write_module};
use irc_ptx::text::Span;
use irc_tests::text::{parse_verified, round_trip};
use std::path::Path;

#[test]
fn examples_survive_printing_and_reading() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of the examples") {
        let path = entry.expect("an entry of a readable folder").path();
        if path.extension().is_none_or(|extension| extension != "ir") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a file of the repository");
        let name = path.to_string_lossy();
        let module = parse_verified(&name, &text).unwrap_or_else(|problem| panic!("{problem}"));
        round_trip(&module).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        count += 1;
    }
    assert!(count > 10, "{count} examples");
}

const TEXT: &str = "\
file 0 \"a\"
type T = { i32, [2 x f32] }
global @g: global T = {1, [1.0]}
global @a: const ptr = generic(@g + 4)
global @t: texref = { width = 4, filter_mode = linear }
func @callee(%x: i32 signext, %p: ptr byval(T, 4)) -> i32 {
  slot $s: T align(8)
entry:
  %v = load.<2 x f32> volatile align(4) %p
  %c = icmp slt %x, 5
  %w = shuffle.<2 x f32> %v, %v, [0, 3]
  %q = ptradd %p, %x * 4 + 8 at 0:1:2 inlined_at 0:3:4
  %o = slot_addr $s
  %m = atomicrmw add relaxed gpu %q, %x
  switch %x, next(%x, 1.5) [1: next(%m, 2.0), 2: other]
next(%n: i32, %f: f32):
  %r = call @callee(%n, %p)
  ret %r
other:
  condbr %c, third, next(7, poison)
third:
  %i = call_indirect (i32) -> i32 %p(%x)
  ret %i
}
kernel @k(%t: texref opaque) {
  ret
}
";

#[test]
fn every_difference_is_seen() {
    let original = parse_module(TEXT).expect("the text is right").module;
    assert_eq!(first_difference(&original, &original), None);
    let changes = [
        ("file 0 \"a\"", "file 0 \"b\""),
        ("type T = { i32,", "type U = { i32 }\ntype T = { i32,"),
        ("[2 x f32] }", "[3 x f32] }"),
        ("{1, [1.0]}", "{1, [1.0, 0.0]}"),
        ("{1, [1.0]}", "{2, [1.0]}"),
        ("@g + 4", "@g + 8"),
        ("generic(@g + 4)", "@g + 4"),
        ("const ptr", "global ptr"),
        ("width = 4", "width = 5"),
        ("width = 4", "height = 4"),
        (", filter_mode = linear", ""),
        (" = { width = 4, filter_mode = linear }", ""),
        ("@t: texref", "@t: surfref"),
        (" opaque", ""),
        ("signext", "zeroext"),
        ("byval(T, 4)", "byval(T, 8)"),
        ("-> i32 {", "-> i32 noreturn {"),
        ("func @callee", "visible func @callee"),
        ("align(8)", "align(16)"),
        ("$s", "$t"),
        ("volatile ", ""),
        ("slt", "sle"),
        ("%x, 5", "%x, 6"),
        ("[0, 3]", "[0, 2]"),
        ("* 4 + 8", "* 8 + 8"),
        ("* 4 + 8", "* 4 + 9"),
        ("0:1:2", "0:1:3"),
        ("0:3:4", "0:3:5"),
        (" inlined_at 0:3:4", ""),
        ("atomicrmw add", "atomicrmw sub"),
        ("relaxed gpu", "relaxed cta"),
        ("[1: ", "[3: "),
        (", 2: other]", "]"),
        ("next(%x, 1.5)", "next(%m, 1.5)"),
        ("next(%m, 2.0)", "other"),
        ("%n: i32", "%k: i32"),
        ("%r = ", "%s = "),
        ("%r = ", "%0 = "),
        ("next(7, poison)", "next(7, 0.0)"),
        ("third", "fourth"),
        ("condbr %c,", "condbr true,"),
        ("(i32) -> i32", "(i32 signext) -> i32"),
        ("  ret %i\n", "  trap\n"),
        ("  ret %i\n", "  fence acq_rel gpu\n  ret %i\n"),
        ("  ret %i\n}", "  ret %i\nlast:\n  trap\n}"),
    ];
    for (from, to) in changes {
        let text = TEXT.replace(from, to).replace("%s\n", "%r\n");
        // A renamed result is renamed where it is used, too.
        let text = if to == "%s = " { text.replace("ret %r", "ret %s") } else { text };
        let text = if to == "%0 = " { text.replace("ret %r", "ret %0") } else { text };
        let text = if to.contains("%k") { text.replace("(%n, %p)", "(%k, %p)") } else { text };
        let other = parse_module(&text).unwrap_or_else(|errors| panic!("{to}: {}", errors[0]));
        let difference = first_difference(&original, &other.module);
        assert!(difference.is_some(), "`{from}` and `{to}` are taken for equal");
        assert!(first_difference(&other.module, &original).is_some(), "{from}, {to}, reversed");
    }
}

#[test]
fn comments_stand_at_their_lines() {
    let text = "func @f(%x: i32) -> i32 {\nentry:\n  %y = add %x, 1\n  ret %y\n}\n";
    let module = parse_module(text).expect("the text is right").module;
    let annotate = |func, place| Some(format!("{func} {place:?}"));
    let mut out = String::new();
    write_module(&module, PrintOptions::default().with_annotate(&annotate), &mut out);
    let expected = "func @f(%x: i32) -> i32 {\nentry:  ; func0 Block(block0)\n  \
        %y = add %x, 1  ; func0 Inst(inst0)\n  ret %y  ; func0 Inst(inst1)\n}\n";
    assert_eq!(out, expected);
    assert_eq!(parse_module(&out).expect("comments are no part").module.to_string(), text);
}

#[test]
fn places_are_those_of_the_text() {
    let parsed = parse_module(TEXT).expect("the text is right");
    let (id, func) = parsed.module.funcs().next().expect("there is a function");
    let spans = &parsed.spans.funcs[id];
    let of = |span: Span| span.of(TEXT);
    assert_eq!(of(spans.name), "@callee");
    let blocks: Vec<&str> = func.layout.blocks().map(|block| of(spans.blocks[block])).collect();
    assert_eq!(blocks, ["entry", "next", "other", "third"]);
    let insts: Vec<&str> = func.insts().map(|inst| of(spans.insts[inst])).collect();
    assert_eq!(insts[1], "%c = icmp slt %x, 5");
    assert_eq!(insts[6], "switch %x, next(%x, 1.5) [1: next(%m, 2.0), 2: other]");
    assert_eq!(insts.len(), 12);
    let slots: Vec<&str> = func.slots.keys().map(|slot| of(spans.slots[slot])).collect();
    assert_eq!(slots, ["$s"]);
}

#[test]
fn bytes_that_are_not_utf8_have_a_place() {
    assert_eq!(decode(b"func"), Ok("func"));
    let error = decode(b"ab\xffcd").expect_err("this is not UTF-8");
    assert_eq!(error.span, Span::new(2, 3));
}

const COMMENTED: &str = "\
; Licensed to all.

; Says what follows.
;; Twice.
kernel @k(%n: i32 ; how many
  , ; a comma
  %p: ptr) { ; begins
  ; a slot
  slot $s: i32;behind
; the entry
entry: ; label
    %v = add %n,
      ; in the middle
      1 ; end
  condbr true, done(%v), done(0)

  ; between

done(%x: i32):
  ret
  ; before the brace
} ; closed
; of the type
type T = { i32, i32 } ; a pair
textures unified ; said
; of the global
global @g: global T = {1, ; one
  ; two
  2} ; both
; the end

; of all
";

const COMMENTED_FORM: &str = "\
; Licensed to all.

; of the type
type T = { i32, i32 }  ; a pair

; Says what follows.
;; Twice.
; how many
; a comma
kernel @k(%n: i32, %p: ptr) {  ; begins
  ; a slot
  slot $s: i32  ;behind
; the entry
entry:  ; label
  ; in the middle
  %v = add %n, 1  ; end
  condbr true, done(%v), done(0)
; between

done(%x: i32):
  ret
  ; before the brace
}  ; closed

; said
; of the global
; one
; two
global @g: global T = {1, 2}  ; both
; the end

; of all
";

/// Each comment stays with what it is about.
#[test]
fn comments_stay_where_they_are() {
    assert_eq!(format(COMMENTED).as_deref(), Ok(COMMENTED_FORM));
    assert_eq!(format(COMMENTED_FORM).as_deref(), Ok(COMMENTED_FORM));
}

/// What has no constructs but comments, and line ends of all sorts.
#[test]
fn comments_alone_are_kept() {
    for (text, form) in [
        ("", ""),
        ("; a", "; a\n"),
        ("\n\n; a\r\n\r\n; b\r; c\n\n", "; a\n\n; b\n; c\n"),
        ("func @f() { ret }\n\n\n; a", "func @f() {\nblock0:\n  ret\n}\n\n; a\n"),
        ("func @f() { ; a\n ret }", "func @f() {  ; a\nblock0:\n  ret\n}\n"),
        ("\u{feff}; a\nextern func @f()", "; a\nextern func @f()\n"),
        ("extern func @f() ; \u{e9}\u{2003}", "extern func @f()  ; \u{e9}\n"),
        (
            "func @f() {\na: br b(1, 2)\nb(%x: ; 1\ni32, ; 2\n%y: i32): ; 3\n\nret }",
            "func @f() {\na:\n  br b(1, 2)\n; 1\n; 2\nb(%x: i32, %y: i32):  ; 3\n  ret\n}\n",
        ),
    ] {
        assert_eq!(format(text).as_deref(), Ok(form), "{text:?}");
        assert_eq!(format(form).as_deref(), Ok(form), "{text:?}");
    }
}
