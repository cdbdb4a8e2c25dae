//! Bad and odd text: never a panic, always an answer, in time that grows with the text.
//!
//! `IRC_FUZZ_SECONDS` says how long the random test runs; else it is 30 seconds under continuous
//! integration (`CI=true`) and 2 elsewhere.

use irc_ir::text::{ErrorKind, ParseError, parse_module};
use irc_ptx::text::SourceFile;
use irc_tests::{ptx_fuzz, text_fuzz};
use std::fmt::Write as _;
use std::time::Duration;

/// How long a random test runs.
fn budget() -> Duration {
    let in_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    let usual = if in_ci { 30 } else { 2 };
    let seconds = std::env::var("IRC_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(usual, |text| text.parse().expect("a number of seconds"));
    Duration::from_secs(seconds)
}

#[test]
fn mutated_texts_are_read_or_refused() {
    arbtest::arbtest(text_fuzz::check).budget(budget()).run();
}

#[test]
fn comments_are_kept() {
    arbtest::arbtest(text_fuzz::check_comments).budget(budget()).run();
}

#[test]
fn mutated_ptx_is_read_or_refused() {
    arbtest::arbtest(ptx_fuzz::check_mutated).budget(budget()).run();
}

#[test]
fn deep_and_long_ptx_is_answered() {
    let kernel = |body: &str| {
        format!(".version 8.0\n.target sm_90\n.address_size 64\n.entry k() {{\n{body}\n}}")
    };
    for bracket in
        ["{", "(", "[", "}", ")", "-", "!", "~", "{ L: ", "{ .reg .b32 x; ", "1+", "1?", "@"]
    {
        let nested = bracket.repeat(MANY / 10);
        ptx_fuzz::check_text(&nested);
        ptx_fuzz::check_text(&kernel(&nested));
        ptx_fuzz::check_text(&kernel(&format!("mov.b32 x, {nested}")));
        ptx_fuzz::check_text(&kernel(&format!("call {nested}")));
        ptx_fuzz::check_text(&format!(".version 8.0\n.target sm_90\n.global .u32 x[] = {nested}"));
        ptx_fuzz::check_text(&format!(".version 8.0\n.target sm_90\n.section .x {{ .b8 {nested}"));
    }
    let closed = format!("{}{}", "{".repeat(MANY / 10), "}".repeat(MANY / 10));
    ptx_fuzz::check_text(&kernel(&closed));
    ptx_fuzz::check_text(&kernel(&".reg .b32 %r<500000000>;\n".repeat(1000)));
    ptx_fuzz::check_text(&kernel(&"{ .reg .f32 %r<500000>; mov.f32 %r1, %r2; }\n".repeat(1000)));
    ptx_fuzz::check_text(&kernel(&"x: bra x;\n".repeat(MANY / 100)));
    let names: String =
        (0..MANY / 50).map(|i| format!(".reg .b32 a{i}b; .reg .b32 n{i}<4>;\n")).collect();
    ptx_fuzz::check_text(&kernel(&names));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    for bytes in [&b"\xff"[..], b"func @\xc3(", b"", b"\0\0\0", b"\xef\xbb\xbf"] {
        text_fuzz::check_bytes(bytes);
    }
}

/// The errors of a text that must not parse, rendered one by one.
fn errors(text: &str) -> Vec<ParseError> {
    let errors = parse_module(text).expect_err("the text is wrong");
    let file = SourceFile::new("bad.ir", text);
    for error in &errors {
        let mut out = String::new();
        file.render(&error.to_diagnostic(), &mut out);
        assert!(out.len() < 2000, "{out}");
    }
    errors
}

fn first(text: &str) -> ErrorKind {
    errors(text).remove(0).kind
}

const MANY: usize = 1_000_000;

#[test]
fn a_million_nested_brackets_are_refused() {
    for bracket in ["{", "[", "(", "<", "{ [", "}", "]", "[1 x ", "<{", "( {"] {
        let nested = bracket.repeat(MANY);
        for prefix in ["", "func @f", "func @f() {\n", "type T = ", "global @g: global ", "type T"]
        {
            errors(&format!("{prefix}{nested}"));
        }
        errors(&format!("global @g: global [2 x i32] = {nested}"));
        errors(&format!("func @f() {{\n  br b{nested}\n}}"));
        errors(&format!("func @f() {{\n  switch 1, b {nested}\n}}"));
    }
}

#[test]
fn deep_types_are_refused() {
    let deep = format!("type T = {}i32{}", "[1 x ".repeat(300), "]".repeat(300));
    assert!(matches!(first(&deep), ErrorKind::TooDeep { .. }));
    let mut chain = String::from("type T0 = { i32 }\n");
    for i in 1..1000 {
        writeln!(chain, "type T{i} = {{ T{} }}", i - 1).expect("a string takes all");
    }
    assert!(matches!(first(&chain), ErrorKind::Data(_)));
    assert!(matches!(first("type T = { T }"), ErrorKind::UnknownWord { .. }));
    assert!(matches!(first("type A = { B }\ntype B = { A }"), ErrorKind::UnknownWord { .. }));
    assert!(matches!(first("type T = [18446744073709551615 x i64]"), ErrorKind::Data(_)));
}

#[test]
fn long_lines_are_read() {
    let blank = " ".repeat(10 << 20);
    assert!(parse_module(&format!("func @f() {{{blank}ret {blank} }}{blank}")).is_ok());
    let long = "x".repeat(10 << 20);
    errors(&long);
    errors(&format!("func @f() {{ {long} }}"));
    errors(&format!("func @f() {{ br {long} }}"));
    errors(&format!("func @f() {{ %a = add.i32 %{long}, {} }}", "9".repeat(10 << 20)));
    errors(&format!("func @f() {{ %a = fadd.f16 1.{}, 1.0 }}", "9".repeat(10 << 20)));
    errors(&format!("func @f() {{ %a = fadd.f16 1.0e{}, 1.0 }}", "9".repeat(10 << 20)));
    errors(&format!("file 0 \"{long}"));
    errors(&format!("{blank}{}{blank}", "#".repeat(MANY)));
    assert!(parse_module(&format!("file 0 \"{long}\"\n; {long}")).is_ok());
}

#[test]
fn many_mistakes_are_cut_off() {
    let mut text = String::from("func @f() {\nentry:\n");
    for i in 0..MANY / 10 {
        writeln!(text, "  %v{i} = add.i32 %w{i}, 1").expect("a string takes all");
    }
    text.push_str("  ret\n}\n");
    let found = errors(&text);
    assert_eq!(found.len(), irc_ir::text::MAX_ERRORS + 1);
    assert_eq!(found[found.len() - 1].kind, ErrorKind::TooMany);
}

#[test]
fn a_million_blocks_are_read() {
    let mut text = String::from("func @f(%c: i1) {\nentry:\n  br b0\n");
    for i in 0..MANY {
        writeln!(text, "b{i}: condbr %c, b{}, b{i}", i + 1).expect("a string takes all");
    }
    writeln!(text, "b{MANY}: ret\n}}").expect("a string takes all");
    let parsed = parse_module(&text).expect("the text is right");
    let (_, func) = parsed.module.funcs().next().expect("there is a function");
    assert_eq!(func.layout.blocks().count(), MANY + 2);
}
