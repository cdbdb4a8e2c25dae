//! Programs with a few tokens changed go the whole way: the checker, the lowering and the warnings
//! answer, and places lie in the text.
//!
//! `IRC_FUZZ_SECONDS` says how long the test runs; else it is 30 seconds under continuous
//! integration (`CI=true`) and 2 elsewhere.

use arbitrary::{Result, Unstructured};
use irc_toy::lex;
use irc_toy::render::Renderer;
use irc_toy::source::{FileId, Loader, SourceFile, Span};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

struct NoImports;

impl Loader for NoImports {
    fn load(&mut self, _: &str) -> std::result::Result<String, String> {
        Err("there are no other files".to_owned())
    }
}

fn budget() -> Duration {
    let in_ci = std::env::var_os("CI").is_some_and(|value| value == "true");
    let seconds = std::env::var("IRC_FUZZ_SECONDS").ok();
    let seconds = seconds.map_or(if in_ci { 30 } else { 2 }, |text| text.parse().expect("seconds"));
    Duration::from_secs(seconds)
}

/// All programs of the tests and examples, cut to tokens.
fn seeds() -> Vec<Vec<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders: Vec<PathBuf> =
        ["tests/filetests/toy", "examples/toy"].iter().map(|folder| root.join(folder)).collect();
    let mut seeds = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository") {
            let path = entry.expect("an entry of a readable folder").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "toy") {
                let text = fs::read_to_string(&path).expect("programs are text");
                seeds.push(tokens(&text));
            }
        }
    }
    seeds.sort();
    seeds
}

fn tokens(text: &str) -> Vec<String> {
    let (tokens, _) = lex::lex(FileId::from_u32(0), text);
    let part = |span: Span| text[span.start as usize..span.end as usize].to_owned();
    tokens.iter().map(|token| part(token.span)).collect()
}

/// Changes a few tokens of a program: one is left out, doubled, exchanged, or becomes another of
/// any program.
fn mutated(u: &mut Unstructured<'_>, seeds: &[Vec<String>]) -> Result<String> {
    let mut tokens = u.choose(seeds)?.clone();
    for _ in 0..u.int_in_range(1..=5)? {
        let at = u.choose_index(tokens.len())?;
        match u.int_in_range(0..=7)? {
            0 => tokens[at].clear(),
            1 => tokens.insert(at, tokens[at].clone()),
            2 => {
                let other = u.choose_index(tokens.len())?;
                tokens.swap(at, other);
            }
            3 | 4 => {
                let other = u.choose(seeds)?;
                tokens[at] = u.choose(other)?.clone();
            }
            _ => {
                // One of the same program is more likely to have a meaning.
                let other = u.choose_index(tokens.len())?;
                tokens[at] = tokens[other].clone();
            }
        }
    }
    Ok(tokens.join(" "))
}

#[test]
fn programs_with_changed_tokens_are_answered() {
    let seeds = seeds();
    assert!(seeds.len() > 100, "only {} programs", seeds.len());
    let property = |u: &mut Unstructured<'_>| {
        let text = mutated(u, &seeds)?;
        let root = SourceFile { name: "x.toy".to_owned(), text: text.clone() };
        let (files, diagnostics) = match irc_toy::compile(root, &mut NoImports, &Default::default())
        {
            Ok(compiled) => (compiled.files, compiled.warnings),
            Err(failed) => (failed.files, failed.diagnostics),
        };
        let renderer = Renderer::new(&files);
        for diagnostic in &diagnostics {
            for label in &diagnostic.labels {
                let range = label.span.start as usize..label.span.end as usize;
                assert!(text.get(range).is_some(), "{diagnostic:?} of {text}");
            }
            assert_ne!(diagnostic.code, "T0899", "{diagnostic:?} of {text}");
        }
        if let Some(first) = diagnostics.first() {
            assert!(renderer.render(first).contains(first.code), "{first:?} of {text}");
        }
        Ok(())
    };
    arbtest::arbtest(property).budget(budget()).size_max(4096).run();
}
