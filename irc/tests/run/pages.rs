//! What pages show of the command is what it prints.

use std::path::Path;
use std::process::Command;

use crate::{Folder, finish};

/// The blocks of a page: each with its first line and what stands before it.
fn blocks(page: &str) -> Vec<(&str, &str, String)> {
    let mut found = Vec::new();
    let mut lines = page.lines();
    let mut before = "";
    while let Some(line) = lines.next() {
        if let Some(kind) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            found.push((kind, before, body.join("\n") + "\n"));
        } else if !line.is_empty() {
            before = line;
        }
    }
    found
}

#[test]
fn the_guide_shows_what_is_printed() {
    let page = include_str!("../../../docs/run.md");
    let folder = Folder::new("guide");
    for name in ["bilinear_resize.ir", "fade_surface.ir"] {
        let images = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/images");
        std::fs::copy(images.join(name), folder.0.join(name)).unwrap();
    }
    let mut commands = 0;
    for (kind, before, body) in blocks(page) {
        if kind == "console" {
            let (command, want) = body.split_once('\n').unwrap();
            let words = command.strip_prefix("$ irc ").unwrap().split_whitespace();
            let mut irc = Command::new(env!("CARGO_BIN_EXE_irc"));
            irc.args(words).current_dir(&folder.0);
            let run = finish(irc, "");
            assert_eq!(run.stdout + &run.stderr, want, "{command}");
            commands += 1;
            continue;
        }
        let name = before.strip_prefix('`').and_then(|name| name.strip_suffix("`:")).unwrap();
        folder.file(name, &body);
        match name {
            "scale.ir" => folder.file("fixed.ir", body.replace("ule", "ult")),
            _ => folder.file("safe.ir", body.replace("  %next", "  barrier\n  %next")),
        };
    }
    assert_eq!(commands, 7);
}

#[test]
fn the_readme_shows_what_is_printed() {
    let page = include_str!("../../../README.md");
    let (_, _, body) =
        blocks(page).into_iter().find(|(.., body)| body.starts_with("$ irc run ")).unwrap();
    let (command, want) = body.split_once('\n').unwrap();
    let mut irc = Command::new(env!("CARGO_BIN_EXE_irc"));
    irc.args(command.strip_prefix("$ irc ").unwrap().split_whitespace());
    irc.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    let run = finish(irc, "");
    assert_eq!(run.stdout + &run.stderr, want);
}
