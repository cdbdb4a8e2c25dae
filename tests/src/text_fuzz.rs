//! Mutated IR text: what is not IR gives errors with a place, what is survives printing.

use crate::text::round_trip;
use arbitrary::{Result, Unstructured};
use irc::{DebugInfo, OptLevel, Options};
use irc_ir::module::Module;
use irc_ir::text::{ParsedModule, decode, first_difference, format, parse_module};
use irc_ir::verify::verify_module;
use irc_ptx::target::{Sm, Target};
use irc_ptx::text::{Diagnostic, SourceFile};

/// Valid texts to begin with.
const SEEDS: [&str; 11] = [
    include_str!("../filetests/text/instructions.ir"),
    include_str!("../filetests/text/names.ir"),
    include_str!("../filetests/text/opaque.ir"),
    include_str!("../filetests/interp/integer.ir"),
    include_str!("../filetests/interp/threads.ir"),
    include_str!("../../examples/saxpy.ir"),
    include_str!("../golden/debug/parts.ir"),
    include_str!("../golden/debug/scopes.ir"),
    include_str!("../golden/debug/sums.ir"),
    include_str!("../filetests/text/debug.ir"),
    include_str!("../filetests/text/debug_bits.ir"),
];

/// Tokens that are put where they do not belong.
const TOKENS: [&str; 54] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    ",",
    ":",
    "=",
    "+",
    "-",
    "*",
    "->",
    "%x",
    "%0",
    "$buf",
    "@f",
    "0",
    "-1",
    "18446744073709551616",
    "0x",
    "1.5",
    "0f3F800000",
    "\"",
    "\n",
    "\n\n",
    ";",
    "poison",
    "null",
    "true",
    "add",
    "load.f32",
    "i32",
    "<2 x f32>",
    "align(3)",
    "at",
    "func",
    "block0",
    "opaque",
    "texref",
    "filter_mode",
    "sum",
    "memory",
    "sext",
    "none",
    "value 0 =",
    "scope 0",
    "in var 0 from 0 to 4",
    "bits 3 to 9",
    "inlined_at 0:1:1",
    "4294967295",
    "at 0:4294967295:0",
];

/// Changes a valid text a little and checks what the reader, the verifier and the printer make of
/// it.
///
/// # Panics
/// If one of them panics, if an error has no place in the text, or if a well-formed module changes
/// on its way through text.
pub fn check(u: &mut Unstructured<'_>) -> Result<()> {
    let text = mutated(u)?;
    check_text(&text);
    Ok(())
}

/// The same for bytes that may be anything.
pub fn check_bytes(bytes: &[u8]) {
    match decode(bytes) {
        Ok(text) => check_text(text),
        Err(error) => assert!(error.span.start as usize <= bytes.len(), "{error:?}"),
    }
}

fn check_text(text: &str) {
    match parse_module(text) {
        Err(errors) => {
            assert!(!errors.is_empty(), "no result and no error");
            let diagnostics: Vec<_> = errors.iter().map(|error| error.to_diagnostic()).collect();
            check_diagnostics(text, &diagnostics);
        }
        Ok(parsed) => check_module(text, &parsed),
    }
}

fn check_module(text: &str, parsed: &ParsedModule) {
    match verify_module(&parsed.module) {
        Ok(()) => {
            if let Err(problem) = round_trip(&parsed.module) {
                panic!("{problem}\nread from\n{text}");
            }
            if !parsed.module.files.is_empty() {
                check_told(&parsed.module);
            }
        }
        Err(errors) => {
            // What is not well formed can be looked at.
            assert!(!parsed.module.to_string().is_empty(), "errors in an empty module");
            let spans = &parsed.spans;
            let diagnostics: Vec<_> =
                errors.iter().map(|error| error.to_diagnostic(spans)).collect();
            check_diagnostics(text, &diagnostics);
        }
    }
}

/// What debuggers are told of a module never keeps it from being compiled.
fn check_told(module: &Module) {
    let target = Target::new(Sm::plain(90));
    for level in [OptLevel::O0, OptLevel::O2] {
        let options = Options::default().with_level(level);
        let plain = irc::compile(module, &target, &options.clone().with_debug(DebugInfo::None));
        let told = irc::compile(module, &target, &options.with_debug(DebugInfo::Full));
        assert_eq!(plain.is_ok(), told.is_ok(), "{level:?}: {module}");
        if let Ok(told) = told {
            irc_ptx::Module::parse(&told.text).expect("what is printed can be read");
        }
    }
}

/// Every diagnostic has a place in the text and can be shown.
pub(crate) fn check_diagnostics(text: &str, diagnostics: &[Diagnostic]) {
    let file = SourceFile::new("fuzz.ir", text);
    let mut out = String::new();
    for diagnostic in diagnostics {
        let span = diagnostic.span.unwrap_or_default();
        assert!(span.start <= span.end && span.end as usize <= text.len(), "{diagnostic:?}");
        assert!(!diagnostic.message.is_empty(), "{diagnostic:?}");
        out.clear();
        file.render(diagnostic, &mut out);
        let longest = out.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        assert!(out.contains("--> fuzz.ir") && longest < 1000, "{out}");
    }
}

/// Puts comments anywhere into a valid text, and checks that its canonical form has the same module
/// and all comments, and stays as it is when it is formatted again.
///
/// # Panics
/// If it is not so.
pub fn check_comments(u: &mut Unstructured<'_>) -> Result<()> {
    let mut tokens = split(u.choose(&SEEDS)?);
    for n in 0..u.int_in_range(0..=8)? {
        let comment = *u.choose(&["; c", "\n; c", "\n\n  ; c", ";", "\r; \" { c \t"])?;
        let end = *u.choose(&["\n", "\n\n", "\r\n", "\r\n\n\n"])?;
        let at = u.choose_index(tokens.len())?;
        tokens.insert(at, format!("{comment}{n}{end}"));
    }
    let text = tokens.concat();
    // A line that ends in the middle of a statement may be a mistake.
    let Ok(parsed) = parse_module(&text) else { return Ok(()) };
    let form = format(&text).expect("it can be read");
    let again = parse_module(&form).unwrap_or_else(|errors| panic!("{errors:?}\n{text}\n{form}"));
    let difference = first_difference(&parsed.module, &again.module);
    assert_eq!(difference, None, "{text}\nbecomes\n{form}");
    assert_eq!(comments(&form), comments(&text), "{text}\nbecomes\n{form}");
    assert_eq!(format(&form).as_deref(), Ok(&*form), "{text}");
    Ok(())
}

/// The comments of a text that has no semicolons in strings, sorted.
fn comments(text: &str) -> Vec<&str> {
    let lines = text.split(['\n', '\r']);
    let comments = lines.filter_map(|line| line.find(';').map(|at| line[at..].trim_end()));
    let mut comments: Vec<&str> = comments.collect();
    comments.sort_unstable();
    comments
}

/// A seed without its expectations, changed at a few places.
fn mutated(u: &mut Unstructured<'_>) -> Result<String> {
    let seed = *u.choose(&SEEDS)?;
    let seed = seed.split("; --- expect").next().unwrap_or(seed);
    changed(u, seed, &TOKENS)
}

/// A text changed at a few places; `strange` are tokens that are put where they do not belong.
pub(crate) fn changed(u: &mut Unstructured<'_>, seed: &str, strange: &[&str]) -> Result<String> {
    let mut tokens: Vec<String> = split(seed);
    for _ in 0..u.int_in_range(1..=6)? {
        mutate(u, &mut tokens, strange)?;
    }
    Ok(tokens.concat())
}

fn mutate(u: &mut Unstructured<'_>, tokens: &mut Vec<String>, strange: &[&str]) -> Result<()> {
    if tokens.is_empty() {
        return Ok(());
    }
    let i = u.choose_index(tokens.len())?;
    let j = u.choose_index(tokens.len())?;
    match u.int_in_range(0..=8)? {
        0 => drop(tokens.remove(i)),
        1 => tokens.insert(i, tokens[j].clone()),
        2 => tokens.swap(i, j),
        3 => tokens[i] = tokens[j].clone(),
        4 => tokens[i] = (*u.choose(strange)?).to_owned(),
        5 => tokens.insert(i, (*u.choose(strange)?).to_owned()),
        6 => tokens.insert(i, u.arbitrary::<char>()?.to_string()),
        7 => tokens.truncate(i),
        _ => {
            // A stretch of the text once more, often some statements.
            let (from, to) = (i.min(j), i.max(j).min(i.min(j) + 40));
            let stretch: Vec<String> = tokens[from..to].to_vec();
            tokens.splice(from..from, stretch);
        }
    }
    Ok(())
}

/// The text in words, blanks and single characters.
fn split(text: &str) -> Vec<String> {
    let class = |c: char| match c {
        ' ' => 1,
        c if c.is_alphanumeric() || "%@$_.".contains(c) => 2,
        _ => 0,
    };
    let mut tokens: Vec<String> = Vec::new();
    let mut last = 0;
    for c in text.chars() {
        match tokens.last_mut() {
            Some(token) if class(c) == last && last != 0 => token.push(c),
            _ => tokens.push(c.to_string()),
        }
        last = class(c);
    }
    tokens
}
