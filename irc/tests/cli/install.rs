//! What is installed beside the command: completions for shells, manual pages.

use super::common::{Folder, finish as run, irc};
use super::text;
use std::fs;
use std::process::Command;

/// The standard output of the command, which ends well.
fn output(args: &[&str]) -> Vec<u8> {
    let output = run(irc().args(args), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    output.stdout
}

/// Runs a tool on a file if it is there; what it says on its standard output.
fn checked(tool: &str, args: &[&str], file: &std::path::Path) -> Option<String> {
    let Ok(output) = Command::new(tool).args(args).arg(file).output() else {
        eprintln!("skipped: {tool} not found");
        return None;
    };
    assert!(output.status.success(), "{tool}: {output:?}");
    Some(text(&output.stdout).to_owned())
}

#[test]
fn shells_take_their_completions() {
    let folder = Folder::new("completions");
    for (shell, tool, args) in [
        ("bash", "bash", &["-n"][..]),
        ("zsh", "zsh", &["-n"]),
        ("fish", "fish", &["--no-execute"]),
        ("elvish", "elvish", &["-compileonly"]),
        ("powershell", "pwsh", &["-NoProfile", "-File"]),
    ] {
        let script = output(&["completions", shell]);
        for word in ["explain-error", "print-after", "emit-cubin"] {
            assert!(text(&script).contains(word), "{shell}: no {word}");
        }
        let file = folder.0.join(shell);
        fs::write(&file, script).unwrap();
        checked(tool, args, &file);
    }
}

/// bash offers subcommands, options and values.
#[test]
fn bash_completes() {
    let folder = Folder::new("bash_completes");
    let file = folder.0.join("irc.bash");
    fs::write(&file, output(&["completions", "bash"])).unwrap();
    for (words, at, wanted) in [
        ("irc exp", 1, "explain-error"),
        ("irc run --sch", 2, "--schedule"),
        ("irc isa --format j", 3, "json"),
    ] {
        let script = format!(
            "source \"$1\"; COMP_WORDS=({words}); COMP_CWORD={at}; \
             _irc irc \"${{COMP_WORDS[{at}]}}\" \"${{COMP_WORDS[{at}-1]}}\"; \
             echo \"${{COMPREPLY[*]}}\""
        );
        let path = file.to_str().unwrap();
        let Ok(found) = Command::new("bash").args(["-c", &script, "bash", path]).output() else {
            eprintln!("skipped: bash not found");
            return;
        };
        let found = text(&found.stdout).trim().to_owned();
        assert!(found.split(' ').any(|word| word == wanted), "{words}: {found}");
    }
}

/// Every command has a page that says what its help says.
#[test]
fn manual_pages_are_written() {
    let folder = Folder::new("manual");
    let pages = folder.0.join("deep/man1");
    output(&["man", "--write", pages.to_str().unwrap()]);
    let mut names: Vec<String> = fs::read_dir(&pages)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let commands = ["check", "completions", "explain-error", "fmt", "isa", "link", "man", "run"];
    let wanted = commands.iter().chain(&["toy"]).map(|name| format!("irc-{name}.1"));
    assert_eq!(names, wanted.chain(["irc.1".to_owned()]).collect::<Vec<_>>());
    let read = |name: &str| fs::read(pages.join(name)).unwrap();
    assert_eq!(output(&["man"]), read("irc.1"));
    assert_eq!(output(&["man", "run"]), read("irc-run.1"));
    assert!(text(&read("irc.1")).contains("Passes and stages"));
    assert!(text(&read("irc-run.1")).contains("\\-\\-schedule"));
    for name in &names {
        // Lists that are aligned by spaces stand as they are.
        let page = checked("mandoc", &["-Thtml", "-Wfatal"], &pages.join(name));
        assert!(page.is_none_or(|page| page.contains("NAME") && page.contains("SYNOPSIS")));
    }
    let unknown = run(irc().args(["man", "nothing"]), b"");
    assert_eq!(unknown.status.code(), Some(2));
    assert_eq!(text(&unknown.stderr).lines().next(), Some("error: there is no page irc-nothing"));
    let file = folder.0.join("a_file");
    fs::write(&file, "").unwrap();
    let output = run(irc().args(["man", "--write"]).arg(&file), b"");
    assert_eq!(output.status.code(), Some(1), "a file is no folder");
}
