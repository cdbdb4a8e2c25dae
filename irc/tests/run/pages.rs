//! What pages show of the command is what it prints. With `BLESS=1` in the environment what it
//! prints is written into the pages; review the difference like code.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Folder, finish};
use pretty_assertions::assert_eq;

/// A file of the repository.
fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// Runs the commands of a page in a folder; how many they are. Blocks after a line with only a
/// name in backticks and a colon are files, which `write` makes; console blocks begin with their
/// command.
fn check(page: &str, folder: &Path, mut write: impl FnMut(&str, &str)) -> usize {
    let text = std::fs::read_to_string(file(page)).unwrap();
    let (mut now, mut before, mut commands) = (String::new(), "", 0);
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        now += line;
        now.push('\n');
        if let Some(kind) = line.strip_prefix("```") {
            let body: String =
                lines.by_ref().take_while(|l| *l != "```").map(|l| format!("{l}\n")).collect();
            if kind == "console" {
                let (command, _) = body.split_once('\n').unwrap();
                now += &format!("{command}\n{}```\n", printed(command, folder));
                commands += 1;
                continue;
            }
            if let Some(name) = before.strip_prefix('`').and_then(|n| n.strip_suffix("`:")) {
                write(name, &body);
            }
            now += &body;
            now += "```\n";
        } else if !line.is_empty() {
            before = line;
        }
    }
    match std::env::var_os("BLESS") {
        Some(_) => std::fs::write(file(page), now).unwrap(),
        None => assert_eq!(text, now, "{page} (BLESS=1 rewrites it)"),
    }
    commands
}

/// What a command prints.
fn printed(command: &str, folder: &Path) -> String {
    let mut irc = Command::new(env!("CARGO_BIN_EXE_irc"));
    irc.args(command.strip_prefix("$ irc ").unwrap().split_whitespace()).current_dir(folder);
    let run = finish(irc, "");
    run.stdout + &run.stderr
}

#[test]
fn the_guide_shows_what_is_printed() {
    let folder = Folder::new("guide");
    for name in ["bilinear_resize.ir", "fade_surface.ir"] {
        std::fs::copy(file("examples/images").join(name), folder.0.join(name)).unwrap();
    }
    let commands = check("docs/run.md", &folder.0, |name, body| {
        folder.file(name, body);
        match name {
            "scale.ir" => folder.file("fixed.ir", body.replace("ule", "ult")),
            "shift.ir" => folder.file("safe.ir", body.replace("  %next", "  barrier\n  %next")),
            _ => String::new(),
        };
    });
    assert_eq!(commands, 9);
}

#[test]
fn the_tutorial_of_the_toy_language_shows_what_is_printed() {
    let folder = Folder::new("tutorial");
    let mut programs = 0;
    let commands = check("docs/toy.md", &folder.0, |name, body| {
        folder.file(name, body);
        programs += 1;
    });
    assert_eq!((programs, commands), (15, 16));
}

#[test]
fn the_readme_shows_what_is_printed() {
    let folder = Folder::new("readme");
    std::os::unix::fs::symlink(file("examples"), folder.0.join("examples")).unwrap();
    let mut programs = 0;
    let commands = check("README.md", &folder.0, |name, body| {
        folder.file(name, body);
        programs += 1;
    });
    assert_eq!((programs, commands), (1, 2));
}
