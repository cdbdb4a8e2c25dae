//! Builds and runs one test in the copy.

use crate::list::Test;
use crate::tree::Tree;
use serde_json::Value;
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long a test may run: one that a defect keeps from ending is caught as well.
const LIMIT: Duration = Duration::from_secs(300);

/// The bytes of stack for each thread of a test.
const STACK: &str = "67108864";

/// What became of a defect.
#[derive(Debug)]
pub enum Outcome {
    /// The test failed.
    Caught,
    /// The test did not end.
    Endless,
    /// The test passed.
    Survived,
    /// The compiler did not take it, and said this.
    Unbuilt(String),
}

impl Outcome {
    /// Whether the defect was noticed.
    pub fn is_caught(&self) -> bool {
        matches!(self, Self::Caught | Self::Endless)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Caught => "caught",
            Self::Endless => "caught (the test does not end)",
            Self::Survived => "SURVIVED",
            Self::Unbuilt(_) => "DOES NOT COMPILE",
        })
    }
}

/// A test in a copy of the project.
pub struct Trial<'a> {
    tree: &'a Tree,
    test: &'a Test,
}

/// A test program, and the folder that it runs in.
struct Program {
    path: PathBuf,
    folder: PathBuf,
}

impl<'a> Trial<'a> {
    /// The test in this copy.
    pub fn new(tree: &'a Tree, test: &'a Test) -> Self {
        Self { tree, test }
    }

    /// Builds and runs it.
    pub fn run(&self) -> Result<Outcome, String> {
        match self.build()? {
            Ok(program) => self.execute(&program),
            Err(said) => Ok(Outcome::Unbuilt(said)),
        }
    }

    /// The test program, or what the compiler said.
    fn build(&self) -> Result<Result<Program, String>, String> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.args(["test", "--no-run", "--message-format", "json-render-diagnostics"]);
        cargo.args(["--package", &self.test.package]);
        match self.test.binary.as_str() {
            "lib" => cargo.arg("--lib"),
            binary => cargo.args(["--test", binary]),
        };
        // Each program runs one short test: what counts is how long it takes to build.
        cargo.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0");
        cargo.env("CARGO_TARGET_DIR", self.tree.build()).current_dir(self.tree.files());
        let output = cargo.output().map_err(|error| format!("cargo: {error}"))?;
        if !output.status.success() {
            return Ok(Err(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        let text = String::from_utf8_lossy(&output.stdout);
        let program = text.lines().find_map(program_in);
        program.map(Ok).ok_or_else(|| format!("cargo did not say what it built for {}", self.test))
    }

    fn execute(&self, program: &Program) -> Result<Outcome, String> {
        let shown = |error: std::io::Error| format!("{}: {error}", program.path.display());
        let log = self.tree.build().join("output.txt");
        let mut command = Command::new(&program.path);
        match self.test.is_file() {
            true => command.args(["filetests", "--exact"]).env("FILETEST", &self.test.name),
            false => command.args([&self.test.name, "--exact"]),
        };
        command.current_dir(&program.folder).stderr(Stdio::null());
        // What is not optimised takes more of the stack, and a test that overflows it for want of
        // room says nothing about the defect.
        command.env("RUST_MIN_STACK", STACK);
        command.stdout(File::create(&log).map_err(shown)?);
        let mut child = command.spawn().map_err(shown)?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(shown)? {
                break status;
            }
            if start.elapsed() > LIMIT {
                child.kill().and_then(|()| child.wait()).map_err(shown)?;
                return Ok(Outcome::Endless);
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        if !status.success() {
            return Ok(Outcome::Caught);
        }
        match std::fs::read_to_string(&log).map_err(shown)?.contains("test result: ok. 1 passed") {
            true => Ok(Outcome::Survived),
            false => Err(format!("there is no test `{}`", self.test)),
        }
    }
}

/// The test program that a line of cargo's messages names.
fn program_in(line: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(line).ok()?;
    let is_test = message.get("profile")?.get("test")?.as_bool()?;
    let path = message.get("executable")?.as_str().filter(|_| is_test)?;
    let folder = Path::new(message.get("manifest_path")?.as_str()?).parent()?;
    Some(Program { path: path.into(), folder: folder.to_owned() })
}
