//! Odd and bad text: the lexer, the parser and the renderer answer, and places lie in the text.
//!
//! `IRC_FUZZ_SECONDS` says how long a random test runs; else it is 30 seconds under continuous
//! integration (`CI=true`) and 2 elsewhere.

use arbitrary::{Result, Unstructured};
use irc_toy::ast::{MAX_DEPTH, Unit};
use irc_toy::diagnostic::Diagnostic;
use irc_toy::lex::{self, TokenKind};
use irc_toy::parse::parse;
use irc_toy::render::Renderer;
use irc_toy::source::{FileId, Files, SourceFile, Span};
use std::time::Duration;

/// Programs to begin with.
const SEEDS: [&str; 4] = [
    include_str!("../../../tests/filetests/toy/syntax.toy"),
    include_str!("../../../examples/toy/attention.toy"),
    include_str!("../../../examples/toy/sha256.toy"),
    include_str!("../../../examples/toy/quicksort.toy"),
];

/// Pieces that no token of the language is, or only with others.
const PIECES: [&str; 24] = [
    "\"",
    "'",
    "\\",
    "/*",
    "*/",
    "//",
    "\n",
    "é",
    "\u{2028}",
    "\r\n",
    "\0",
    "\u{feff}",
    "0x",
    "1e",
    "1.",
    "_",
    "ptx!((a: u32 = x) -> (d: u32) \"mov\")",
    "else if",
    "::<",
    "{ x: ",
    "..=",
    "(((((",
    "]]]]]",
    "fn f() {",
];

/// How long a random test runs.
fn budget() -> Duration {
    let in_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    let seconds = std::env::var("IRC_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(if in_ci { 30 } else { 2 }, |text| text.parse().expect("seconds"));
    Duration::from_secs(seconds)
}

/// Parses a text and shows what is wrong with it.
fn check(text: &str) {
    let file = FileId::from_u32(0);
    let (tokens, _) = lex::lex(file, text);
    let mut end = 0;
    for token in &tokens {
        check_span(token.span, text);
        assert!(token.span.start >= end, "{token:?} begins before {end}");
        end = token.span.end;
    }
    assert_eq!(tokens.last().map(|token| token.kind), Some(TokenKind::End));
    let (unit, errors) = parse(file, text);
    assert!(errors.len() <= lex::MAX_ERRORS + 1, "{}", errors.len());
    check_tree(&unit, text);
    let mut files = Files::new();
    files.push(SourceFile { name: "x.toy".to_owned(), text: text.to_owned() });
    check_errors(&errors, &files, text);
}

fn check_errors(errors: &[Diagnostic], files: &Files, text: &str) {
    let renderer = Renderer::new(files);
    for error in errors {
        error.labels.iter().for_each(|label| check_span(label.span, text));
    }
    for error in errors.iter().take(5) {
        let shown = renderer.render(error);
        assert!(shown.contains(error.code), "{shown}");
    }
}

fn check_span(span: Span, text: &str) {
    let range = span.start as usize..span.end as usize;
    assert!(text.get(range).is_some(), "{span:?} is no part of {text:?}");
}

/// Looks at a tree as its debug form shows it: the places, and how deep it is.
fn check_tree(unit: &Unit, text: &str) {
    let shown = format!("{unit:?}");
    let bytes = shown.as_bytes();
    let (mut open, mut depth, mut at) = (Vec::new(), 0u32, 0);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'{' => {
                let before = &shown[..at];
                let is_node = ["Expr ", "Type ", "Block "].iter().any(|n| before.ends_with(n));
                open.push(is_node);
                depth += u32::from(is_node);
                // A literal in `<..>` and its sign are not counted by the parser.
                assert!(depth <= MAX_DEPTH + 3, "{depth} deep: {text:?}");
                if before.ends_with("Span ") {
                    check_shown_span(&shown[at..], text);
                }
            }
            b'}' => depth -= u32::from(open.pop().expect("brackets match")),
            _ => {}
        }
        at += 1;
    }
}

/// `{ file: file0, start: 1, end: 2 }`
fn check_shown_span(shown: &str, text: &str) {
    let number = |name: &str| -> u32 {
        let (_, rest) = shown.split_once(name).expect("a field of a span");
        let end = rest.find(|c: char| !c.is_ascii_digit()).expect("more behind it");
        rest[..end].parse().expect("a number")
    };
    let (start, end) = (number("start: "), number("end: "));
    check_span(Span { file: FileId::from_u32(0), start, end }, text);
}

/// A position in the text where a character begins.
fn position(u: &mut Unstructured<'_>, text: &str) -> Result<usize> {
    let mut at = u.int_in_range(0..=text.len())?;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    Ok(at)
}

fn piece(u: &mut Unstructured<'_>) -> Result<String> {
    let known = lex::KEYWORDS;
    let texts: Vec<&str> = known.iter().map(|row| row.1).collect();
    let punctuation = "( ) { } [ ] < > , ; : :: . .. -> => = == + - * & && | || ! @ >> >>= ? ~ #";
    let text = match u.int_in_range(0..=3)? {
        0 => u.choose(&texts)?.to_string(),
        1 => u.choose(&punctuation.split(' ').collect::<Vec<_>>())?.to_string(),
        2 => u.choose(&PIECES)?.to_string(),
        _ => return Ok(u.choose(&PIECES)?.repeat(u.int_in_range(1..=300)?)),
    };
    Ok(format!(" {text} "))
}

fn mutated(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = u.choose(&SEEDS)?.to_string();
    if u.ratio(1, 2)? {
        let (a, b) = (position(u, &text)?, position(u, &text)?);
        text = text[a.min(b)..a.max(b)].to_owned();
    }
    for _ in 0..u.int_in_range(1..=6)? {
        let (a, b) = (position(u, &text)?, position(u, &text)?);
        let (a, b) = (a.min(b), a.max(b));
        match u.int_in_range(0..=3)? {
            0 => text.replace_range(a..b, ""),
            1 => {
                let part = text[a..b].to_owned();
                text.insert_str(position(u, &text)?, &part);
            }
            _ => text.insert_str(a, &piece(u)?),
        }
    }
    Ok(text)
}

#[test]
fn mutated_programs_are_answered() {
    let property = |u: &mut Unstructured<'_>| {
        let text = mutated(u)?;
        check(&text);
        Ok(())
    };
    arbtest::arbtest(property).budget(budget()).size_max(4096).run();
}

#[test]
fn arbitrary_text_is_answered() {
    let property = |u: &mut Unstructured<'_>| {
        let bytes: Vec<u8> = u.arbitrary()?;
        check(&String::from_utf8_lossy(&bytes));
        let mut text = String::new();
        while !u.is_empty() && text.len() < 2000 {
            text += &piece(u)?;
        }
        check(&text);
        Ok(())
    };
    arbtest::arbtest(property).budget(budget()).size_max(4096).run();
}

#[test]
fn deep_and_long_texts_are_answered() {
    let function = |body: &str| format!("fn f() {{ let x = {body}; }}");
    let pieces = [
        "(",
        "[",
        "{",
        "f(",
        "a[",
        "-",
        "!",
        "&",
        "*",
        "a + ",
        "a < ",
        "a.",
        "a as ",
        "if a {",
        "if a {} else ",
        "match a { 0 => ",
        "loop {",
        "while {",
        "for i in ",
        "x = ",
        "let x = ",
        "f::<",
        "P<",
        "P { a: ",
        "return ",
        "ptx!((a: u32 = ",
        "fn f() {",
        "\"",
        "/*",
        "\"\\\"\n",
        "'",
        "\\",
        "\\ ",
        "0x",
        "1e",
        "a>>",
        "P<P<i32>>,",
        "@a(",
        "import \"a",
        "\\\"\n",
        "}",
        ")",
        "++",
        "é ",
        "a\n",
    ];
    for piece in pieces {
        let many = piece.repeat(30_000 / piece.len());
        check(&many);
        check(&function(&many));
        check(&format!("struct S {{ a: {many} }}"));
        check(&format!("fn f(a: {many}"));
        check(&format!("fn f() {{ match a {{ {many}"));
    }
    for types in ["*", "&", "[", "P<", "&["] {
        check(&format!("fn f(a: {}", types.repeat(20_000)));
        check(&function(&format!("a as {}", types.repeat(20_000))));
        check(&function(&format!("f::<{}", types.repeat(20_000))));
    }
}
