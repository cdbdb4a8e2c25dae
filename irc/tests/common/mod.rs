//! What tests of the command share: folders of their own, and running it.

#![allow(dead_code, reason = "each test uses some of it")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// A folder of its own for each test, gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    /// A folder that is named after the test.
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("irc-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Writes a file.
    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path
    }

    /// Writes a file, and gives its path as text.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        self.write(name, bytes).display().to_string()
    }

    /// The path of a file as text.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The command. Nothing of the user's comes into a test, and nothing of a test gets to the user.
pub fn irc() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
    command.env("IRC_CACHE", "off");
    command
}

/// Runs a command with this standard input.
pub fn finish(command: &mut Command, stdin: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The command may stop reading where it has seen enough.
    let _ = child.stdin.take().unwrap().write_all(stdin);
    child.wait_with_output().unwrap()
}

/// Runs a subcommand.
pub fn ask(subcommand: &str, args: &[&str]) -> Output {
    irc().arg(subcommand).args(args).output().unwrap()
}

/// What a subcommand prints where it has an answer.
pub fn answer(subcommand: &str, args: &[&str]) -> String {
    let output = ask(subcommand, args);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert_eq!((output.status.code(), errors.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a subcommand says where it has none, and this exit status.
pub fn refusal(subcommand: &str, args: &[&str], status: i32) -> String {
    let output = ask(subcommand, args);
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(status), &b""[..]), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}
