//! Odd and bad text: the reader answers, and places lie in the text.
//!
//! `IRC_FUZZ_SECONDS` says how long a random test runs; else it is 30 seconds under continuous
//! integration (`CI=true`) and 2 elsewhere.

use arbitrary::{Result, Unstructured};
use irc_ptx::text::SourceFile;
use std::time::Duration;

/// Texts to begin with.
const SEEDS: [&str; 9] = [
    include_str!("../../../tests/golden/llvm/saxpy.O1.ll"),
    include_str!("../../../tests/golden/llvm/struct_params.raw.ll"),
    include_str!("../../../tests/golden/llvm/atomics.O0.ll"),
    include_str!("../../../tests/golden/llvm/asm_scopes.O1.ll"),
    include_str!("../../../tests/golden/llvm/pointer_tables.O3.ll"),
    include_str!("semantics.ll"),
    include_str!("../../../tests/golden/debug/types.O1.ll"),
    include_str!("../../../tests/golden/debug/sums.O1.ll"),
    include_str!("../../../tests/golden/debug/old_records.ll"),
];

/// Pieces that change what something means.
const PIECES: [&str; 40] = [
    "\"",
    "\\",
    "/*",
    ";",
    "\n",
    "é",
    "\0",
    "%",
    "@",
    "!",
    "#0",
    "0x",
    "1e9",
    "-1",
    "340282366920938463463374607431768211456",
    "i1",
    "i7",
    "i128",
    "i4096",
    "ptr addrspace(3)",
    "ptr addrspace(7)",
    "<4 x i32>",
    "<3 x half>",
    "[0 x i8]",
    "{ i8, i64 }",
    "<{ i8, i64 }>",
    "void",
    "undef",
    "poison",
    "zeroinitializer",
    "null",
    "getelementptr (i8, ptr null, i64 1)",
    "phi",
    "call",
    "label %0",
    ", align 3",
    ", align 1073741824",
    "byval(i32)",
    "splat (i32 1)",
    "((((((((",
];

fn budget() -> Duration {
    let in_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    let seconds = std::env::var("IRC_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(if in_ci { 30 } else { 2 }, |text| text.parse().expect("seconds"));
    Duration::from_secs(seconds)
}

/// Reads a text, and shows what is wrong with it.
fn check(text: &str) {
    let options = irc_llvm::Options::default().with_debug(true);
    match irc_llvm::read_with(text.as_bytes(), &options) {
        // Text may say what the IR does not allow, but for what debuggers are told; that it does is
        // all the same an answer.
        Ok(module) => {
            for error in irc_ir::verify::verify_module(&module).err().unwrap_or_default() {
                assert!(!error.to_string().contains("debug information"), "{error}: {text}");
            }
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            let source = SourceFile::new("x.ll", text);
            for error in errors.iter().map(|error| &error.diagnostic).take(3) {
                let span = error.span.expect("every error has a place");
                let range = span.start as usize..span.end as usize;
                assert!(text.get(range).is_some(), "{error:?} is no part of {text:?}");
                assert_ne!(error.code, "L0299", "{error:?}: {text}");
                let mut shown = String::new();
                source.render(error, &mut shown);
                assert!(shown.contains(error.code), "{shown}");
            }
        }
    }
}

fn position(u: &mut Unstructured<'_>, text: &str) -> Result<usize> {
    let mut at = u.int_in_range(0..=text.len())?;
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    Ok(at)
}

/// The ends of the word at a position.
fn word_at(text: &str, at: usize) -> (usize, usize) {
    let is_blank = |c: char| c.is_whitespace() || "(),".contains(c);
    let start = text[..at].rfind(is_blank).map_or(0, |start| start + 1);
    let end = text[at..].find(is_blank).map_or(text.len(), |end| at + end);
    (start, end.max(start))
}

fn changed(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = (*u.choose(&SEEDS)?).to_owned();
    for _ in 0..u.int_in_range(1..=6)? {
        let at = position(u, &text)?;
        let (start, end) = word_at(&text, at);
        match u.int_in_range(0..=4)? {
            0 => text.insert_str(at, u.choose(&PIECES)?),
            1 => text.replace_range(start..end, u.choose(&PIECES)?),
            2 => text.replace_range(start..end, ""),
            3 => {
                // A word from elsewhere.
                let from = position(u, &text)?;
                let (a, b) = word_at(&text, from);
                let word = text[a..b].to_owned();
                text.replace_range(start..end, &word);
            }
            _ => {
                // A line twice, or gone.
                let line = text[..at].rfind('\n').map_or(0, |start| start + 1);
                let stop = text[at..].find('\n').map_or(text.len(), |end| at + end + 1);
                let again = if u.arbitrary()? { text[line..stop].repeat(2) } else { String::new() };
                text.replace_range(line..stop, &again);
            }
        }
    }
    Ok(text)
}

#[test]
fn changed_text_is_answered() {
    arbtest::arbtest(|u| {
        check(&changed(u)?);
        Ok(())
    })
    .budget(budget());
}

#[test]
fn every_prefix_is_answered() {
    for seed in SEEDS {
        let step = seed.len() / 200 + 1;
        (0..seed.len()).step_by(step).filter(|&at| seed.is_char_boundary(at)).for_each(|at| {
            check(&seed[..at]);
        });
        check(seed);
    }
}

#[test]
fn random_characters_are_answered() {
    arbtest::arbtest(|u| {
        let text: String = u.arbitrary()?;
        check(&text);
        Ok(())
    })
    .budget(budget() / 2);
}
