//! ptxas, NVIDIA's assembler: found on this machine, called, and its answers read.
//!
//! Invariants:
//! - A run leaves nothing behind: input and output live in a folder of their own, with a name that
//!   no other run has, which is removed when the run ends, however it ends. A program that is
//!   interrupted calls [`abandon_all`] for that.
//! - The exit status decides whether a module was accepted, never the text; a run that succeeds and
//!   writes no machine code is an error, too. Every run has a time limit.
//! - [`assemble_many`] gives for each module the verdict that [`Ptxas::assemble`] gives it alone.
//!   ptxas drops repeated messages and skips later phases after any error, so only a run *without*
//!   an error proves anything; a run with one is divided until each failing module stands alone.
//!
//! No release covers every target: 13.x begins at `sm_75` and lacks `sm_101`, 12.9 ends before
//! `sm_88`, `sm_107` and `sm_110`. [`Toolbox::for_target`] chooses.
//!
//! Measured on two cores with release 13.5, a 14-line kernel: 12 ms for a module in a process of
//! its own (4 ms of it are the start), 1.0 ms for one of 64 modules given to one process. One
//! process takes several input files; names are then private to each file, but for those that a
//! linker sees.
//!
//! Reference: the `ptxas` options in the CUDA Compiler Driver manual.

mod batch;
mod messages;
mod process;

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::Duration;
use std::{env, fmt, fs, io};

use irc_ptx::target::{Sm, Suffix};

pub use batch::{Module, assemble_many};
pub use messages::{FunctionFacts, Message, Severity, parse as parse_log};
use process::{CUBIN, Ended, Scratch, run};
pub use process::{TIME_LIMIT, abandon_all};

/// What can go wrong between PTX text and machine code.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PtxasError {
    /// No ptxas was found in any of the places that were looked at.
    #[error("ptxas not found (looked at: {})", searched.join(", "))]
    NotFound {
        /// The places, in the order of the search.
        searched: Vec<String>,
    },
    /// A ptxas that was asked for by name is none.
    #[error("`{}` is not a usable ptxas: {reason}", path.display())]
    NotPtxas {
        /// The file that was asked for.
        path: PathBuf,
        /// What its `--version` gave.
        reason: String,
    },
    /// There is a ptxas, but of no release that knows the target.
    #[error("no ptxas for {target}: found {}", list_releases(found))]
    NoRelease {
        /// The target that was asked for.
        target: Sm,
        /// The releases that were found.
        found: Vec<Release>,
    },
    /// ptxas refused the module.
    #[error("ptxas rejected the module for {target}{}", list_messages(messages))]
    Rejected {
        /// The target it was assembled for.
        target: Sm,
        /// What ptxas said.
        messages: Vec<Message>,
    },
    /// ptxas itself died.
    #[error("ptxas died ({status}) on a module for {target}{}", list_messages(messages))]
    Died {
        /// The target it was assembling for.
        target: Sm,
        /// How it ended.
        status: ExitStatus,
        /// What it had said before.
        messages: Vec<Message>,
    },
    /// ptxas said that all is well, and there is no machine code.
    #[error("ptxas succeeded but wrote no machine code for {target}{}", list_messages(messages))]
    NoCode {
        /// The target it was assembled for.
        target: Sm,
        /// What ptxas said.
        messages: Vec<Message>,
    },
    /// ptxas ran longer than it may.
    #[error("ptxas did not finish within {} s and was stopped", limit.as_secs_f64())]
    TimedOut {
        /// The limit.
        limit: Duration,
    },
    /// The module could not be handed over, or the result not be read.
    #[error("{action} `{}`: {source}", path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// On which file.
        path: PathBuf,
        /// Why it failed.
        source: io::Error,
    },
}

fn list_releases(found: &[Release]) -> String {
    let names: Vec<String> = found.iter().map(Release::to_string).collect();
    names.join(", ")
}

fn list_messages(messages: &[Message]) -> String {
    messages.iter().map(|message| format!("\n  {message}")).collect()
}

/// A release of ptxas, such as 13.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Release {
    /// The number before the dot.
    pub major: u32,
    /// The number after the dot.
    pub minor: u32,
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl Release {
    const fn new(major: u32, minor: u32) -> Self {
        Release { major, minor }
    }

    /// Whether this release assembles for `target`.
    pub fn knows(self, target: Sm) -> bool {
        let Some(row) = TARGETS.iter().find(|row| row.numbers.contains(&target.number())) else {
            return false;
        };
        let first = if target.suffix() == Suffix::F { FAMILIES.max(row.first) } else { row.first };
        first <= self && self <= row.last
    }

    /// The chip for which this release is to assemble code whose `.target` is `target`: the oldest
    /// that it knows and that runs the code.
    fn chip(self, target: Sm) -> &'static str {
        match target.number() {
            ..50 if self >= WITHOUT_OLD_CHIPS => "sm_75",
            ..50 => "sm_50",
            82 => "sm_86",
            _ => target.name(),
        }
    }
}

/// The release that brought the family targets (`f`).
const FAMILIES: Release = Release::new(12, 9);
/// The release whose oldest chip is `sm_75`.
const WITHOUT_OLD_CHIPS: Release = Release::new(13, 0);
const NOT_ENDED: Release = Release::new(u32::MAX, 0);

/// Which releases know the targets with these numbers.
struct Known {
    numbers: RangeInclusive<u16>,
    first: Release,
    last: Release,
}

const fn known(numbers: RangeInclusive<u16>, first: (u32, u32), last: Release) -> Known {
    Known { numbers, first: Release::new(first.0, first.1), last }
}

/// The chips below `sm_50` are gone, but code for them is still read.
const TARGETS: &[Known] = &[
    known(10..=37, (11, 0), NOT_ENDED),
    known(50..=72, (11, 0), Release::new(12, 9)),
    known(75..=80, (11, 0), NOT_ENDED),
    known(82..=87, (11, 4), NOT_ENDED),
    known(88..=88, (13, 0), NOT_ENDED),
    known(89..=90, (11, 8), NOT_ENDED),
    known(100..=100, (12, 8), NOT_ENDED),
    known(101..=101, (12, 8), Release::new(12, 9)),
    known(103..=103, (12, 9), NOT_ENDED),
    known(107..=107, (13, 4), NOT_ENDED),
    known(110..=110, (13, 0), NOT_ENDED),
    known(120..=120, (12, 8), NOT_ENDED),
    known(121..=121, (12, 9), NOT_ENDED),
];

/// One ptxas on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ptxas {
    path: PathBuf,
    release: Release,
    version: String,
    time_limit: Duration,
}

/// The ptxas releases that were found, in the order of the search.
#[derive(Debug, Clone)]
pub struct Toolbox {
    tools: Vec<Ptxas>,
    searched: Vec<String>,
    time_limit: Duration,
}

/// One without any ptxas.
impl Default for Toolbox {
    fn default() -> Toolbox {
        Toolbox { tools: Vec::new(), searched: Vec::new(), time_limit: TIME_LIMIT }
    }
}

/// How to assemble.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AssembleOptions {
    /// The level of ptxas' own optimiser, 0 to 4; its default (3) where `None`.
    pub opt_level: Option<u8>,
    /// Leave calls to other modules unresolved (`-c`).
    pub relocatable: bool,
    /// Check syntax, types and gates only; the cubin stays empty.
    pub parse_only: bool,
    /// Have a table of lines in the machine code (`-lineinfo`).
    pub line_info: bool,
    /// Have all for a debugger in the machine code, and do not optimise it (`-g`).
    pub debug: bool,
}

impl AssembleOptions {
    /// Sets [`Self::opt_level`].
    pub const fn with_opt_level(self, opt_level: u8) -> Self {
        AssembleOptions { opt_level: Some(opt_level), ..self }
    }

    /// Sets [`Self::relocatable`].
    pub const fn with_relocatable(self, relocatable: bool) -> Self {
        AssembleOptions { relocatable, ..self }
    }

    /// Sets [`Self::parse_only`].
    pub const fn with_parse_only(self, parse_only: bool) -> Self {
        AssembleOptions { parse_only, ..self }
    }

    /// Sets [`Self::line_info`].
    pub const fn with_line_info(self, line_info: bool) -> Self {
        AssembleOptions { line_info, ..self }
    }

    /// Sets [`Self::debug`].
    pub const fn with_debug(self, debug: bool) -> Self {
        AssembleOptions { debug, ..self }
    }

    /// The flags of debugging.
    fn debug_flags(self) -> impl Iterator<Item = &'static str> {
        let flags = [(self.line_info, "-lineinfo"), (self.debug, "-g")];
        flags.into_iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| flag)
    }
}

/// What ptxas made of a module.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Assembled {
    /// The machine code, an ELF file; empty after `parse_only`, and from [`assemble_many`].
    pub cubin: Vec<u8>,
    /// Warnings and advice; the facts are not repeated here.
    pub messages: Vec<Message>,
    /// Registers, spills and memory of each function.
    pub facts: Vec<FunctionFacts>,
}

impl Toolbox {
    /// Looks for ptxas: `explicit` alone where given, else the files that `IRC_PTXAS` lists
    /// (separated as in `PATH`), else `.tools/ptxas-*/bin/ptxas` in the current folder, the folder
    /// of this program and all folders above them, then `PATH`. Relative paths are those of the
    /// current folder.
    ///
    /// # Errors
    /// A ptxas that was asked for by name does not run. Finding none is an empty toolbox.
    pub fn find(explicit: Option<&Path>) -> Result<Toolbox, PtxasError> {
        Toolbox::find_with_limit(explicit, TIME_LIMIT)
    }

    /// The same, and each run of what is found, the search included, may take so long.
    ///
    /// # Errors
    /// As [`Self::find`].
    pub fn find_with_limit(
        explicit: Option<&Path>,
        time_limit: Duration,
    ) -> Result<Toolbox, PtxasError> {
        let at = |path: &Path| Ptxas::at_with_limit(path, time_limit);
        if let Some(path) = explicit {
            return Ok(Toolbox { tools: vec![at(path)?], ..Toolbox::default() });
        }
        if let Some(list) = env::var_os("IRC_PTXAS").filter(|list| !list.is_empty()) {
            let tools: Result<Vec<Ptxas>, PtxasError> =
                env::split_paths(&list).map(|path| at(&path)).collect();
            return Ok(Toolbox { tools: tools?, ..Toolbox::default() });
        }
        let mut toolbox = Toolbox { time_limit, ..Toolbox::default() };
        let executable = env::current_exe().ok();
        let starts =
            [env::current_dir().ok(), executable.and_then(|path| Some(path.parent()?.into()))];
        for start in starts.iter().flatten() {
            toolbox.searched.push(format!("`.tools` in or above {}", start.display()));
            for folder in start.ancestors() {
                toolbox.add_tools_folder(&folder.join(".tools"));
            }
        }
        toolbox.searched.push("PATH".to_owned());
        if let Some(list) = env::var_os("PATH") {
            for folder in env::split_paths(&list) {
                toolbox.add(&folder.join("ptxas"));
            }
        }
        Ok(toolbox)
    }

    fn add_tools_folder(&mut self, folder: &Path) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        let is_ptxas = |name: &str| name.starts_with("ptxas-");
        let mut found: Vec<PathBuf> = entries
            .flatten()
            .filter(|entry| entry.file_name().to_str().is_some_and(is_ptxas))
            .map(|entry| entry.path().join("bin").join("ptxas"))
            .collect();
        found.sort();
        for path in &found {
            self.add(path);
        }
    }

    /// Adds a ptxas met on the way; one that is not there, does not run or is here already is
    /// passed over.
    fn add(&mut self, path: &Path) {
        let known = |tool: &Ptxas| same_file(&tool.path, path);
        if path.is_file() && !self.tools.iter().any(known) {
            // An entry of `PATH` may be relative, or empty for the current folder.
            let path = std::path::absolute(path);
            let found = path.map(|path| Ptxas::at_with_limit(&path, self.time_limit));
            self.tools.extend(found.ok().and_then(Result::ok));
        }
    }

    /// All that were found.
    pub fn tools(&self) -> &[Ptxas] {
        &self.tools
    }

    /// The newest ptxas that knows `target`.
    ///
    /// # Errors
    /// None was found, or none that knows it.
    pub fn for_target(&self, target: Sm) -> Result<&Ptxas, PtxasError> {
        if self.tools.is_empty() {
            return Err(PtxasError::NotFound { searched: self.searched.clone() });
        }
        let found = || self.tools.iter().map(|tool| tool.release).collect();
        let knowing = self.tools.iter().filter(|tool| tool.release.knows(target));
        // Of equals the first in the order of the search, which `max_by_key` would not give.
        let newest =
            knowing.reduce(|best, tool| if tool.release > best.release { tool } else { best });
        newest.ok_or_else(|| PtxasError::NoRelease { target, found: found() })
    }
}

fn same_file(a: &Path, b: &Path) -> bool {
    a == b || matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// How one process of ptxas ended.
struct Outcome {
    status: ExitStatus,
    log: String,
    messages: Vec<Message>,
    facts: Vec<FunctionFacts>,
}

impl Ptxas {
    /// The ptxas at `path`, asked for its release. A path without a separator is a name that is
    /// looked for in `PATH`, as a shell does; other relative paths are those of the current folder.
    ///
    /// # Errors
    /// There is none, or it does not run.
    pub fn at(path: &Path) -> Result<Ptxas, PtxasError> {
        Ptxas::at_with_limit(path, TIME_LIMIT)
    }

    /// The same, and each run may take so long.
    ///
    /// # Errors
    /// As [`Self::at`].
    pub fn at_with_limit(path: &Path, time_limit: Duration) -> Result<Ptxas, PtxasError> {
        let not_ptxas = |reason: String| PtxasError::NotPtxas { path: path.to_owned(), reason };
        // Runs have a current folder of their own.
        let absolute = resolve(path).map_err(|error| not_ptxas(error.to_string()))?;
        let ended = run(Command::new(&absolute).arg("--version"), time_limit);
        let ended = ended.map_err(|error| not_ptxas(error.to_string()))?;
        let Some(Ended { log, .. }) = ended else {
            let seconds = time_limit.as_secs_f64();
            return Err(not_ptxas(format!("`--version` did not finish within {seconds} s")));
        };
        let release = parse_release(&log)
            .ok_or_else(|| not_ptxas("`--version` does not name a release".to_owned()))?;
        Ok(Ptxas { path: absolute, release, version: log, time_limit })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Which release it is.
    pub fn release(&self) -> Release {
        self.release
    }

    /// What its `--version` says: two that say the same are the same build.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Assembles one module for `target`, which is to be that of its `.target`.
    ///
    /// # Errors
    /// ptxas refuses the module, dies, or cannot be started.
    pub fn assemble(
        &self,
        ptx: &str,
        target: Sm,
        options: AssembleOptions,
    ) -> Result<Assembled, PtxasError> {
        self.assemble_with_log(ptx, target, options).map(|(assembled, _)| assembled)
    }

    /// Likewise, with all that ptxas printed.
    pub(crate) fn assemble_with_log(
        &self,
        ptx: &str,
        target: Sm,
        options: AssembleOptions,
    ) -> Result<(Assembled, String), PtxasError> {
        let folder = Scratch::new()?;
        let outcome = self.run(&folder, &[ptx], target, options)?;
        let Outcome { status, log, messages, facts } = outcome;
        if status.code().is_none() {
            return Err(PtxasError::Died { target, status, messages });
        }
        if !status.success() {
            return Err(PtxasError::Rejected { target, messages: with_error(messages, status) });
        }
        let cubin = if options.parse_only { Vec::new() } else { folder.cubin()? };
        if cubin.is_empty() && !options.parse_only {
            return Err(PtxasError::NoCode { target, messages });
        }
        Ok((Assembled { cubin, messages, facts }, log))
    }

    /// Runs one process over `modules`; the machine code lands in `folder`.
    fn run(
        &self,
        folder: &Scratch,
        modules: &[&str],
        target: Sm,
        options: AssembleOptions,
    ) -> Result<Outcome, PtxasError> {
        let mut command = Command::new(&self.path);
        // Relative names keep the paths that ptxas repeats in its messages short and known.
        command.current_dir(&folder.path).arg("-v").arg("-o").arg(CUBIN);
        let chip = self.release.chip(target);
        command.arg(if options.parse_only {
            format!("-arch={}", chip.replacen("sm_", "compute_", 1))
        } else {
            format!("-arch={chip}")
        });
        if let Some(level) = options.opt_level {
            command.arg(format!("-O{level}"));
        }
        if options.relocatable {
            command.arg("-c");
        }
        command.args(options.debug_flags());
        for (index, ptx) in modules.iter().enumerate() {
            let name = messages::input_name(index);
            let path = folder.path.join(&name);
            fs::write(&path, ptx).map_err(io_error("cannot write", &path))?;
            command.arg(name);
        }
        let ended =
            run(&mut command, self.time_limit).map_err(io_error("cannot run", &self.path))?;
        let Some(Ended { status, log }) = ended else {
            return Err(PtxasError::TimedOut { limit: self.time_limit });
        };
        let (messages, facts) = messages::parse(&log);
        Ok(Outcome { status, log, messages, facts })
    }
}

/// The path to start: the file, or what `PATH` has of that name.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    let is_name = path.components().count() == 1
        && matches!(path.components().next(), Some(std::path::Component::Normal(_)));
    if is_name && let Some(list) = env::var_os("PATH") {
        let mut folders = env::split_paths(&list).map(|folder| folder.join(path));
        if let Some(found) = folders.find(|file| file.is_file()) {
            return std::path::absolute(found);
        }
    }
    std::path::absolute(path)
}

/// The messages of a run that failed: one of them is an error, even where ptxas said something
/// that is not understood or no more than warnings.
fn with_error(mut messages: Vec<Message>, status: ExitStatus) -> Vec<Message> {
    if messages.iter().any(|message| message.severity >= Severity::Error) {
        return messages;
    }
    let said: Vec<&str> = messages
        .iter()
        .filter(|message| message.severity == Severity::Info)
        .map(|message| message.text.as_str())
        .collect();
    let text = match said[..] {
        [] => format!("failed ({status}) without naming an error"),
        _ => format!("failed ({status}): {}", said.join("; ")),
    };
    messages.push(Message::new(Severity::Error, None, text));
    messages
}

fn io_error(action: &'static str, path: &Path) -> impl FnOnce(io::Error) -> PtxasError {
    let path = path.to_owned();
    move |source| PtxasError::Io { action, path, source }
}

/// Reads `... release 13.5, V13.5.37`.
fn parse_release(version: &str) -> Option<Release> {
    if !version.contains("ptxas") {
        return None;
    }
    let (_, rest) = version.split_once("release ")?;
    let (major, rest) = rest.split_once('.')?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    Some(Release::new(major.parse().ok()?, rest[..digits].parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn release_is_read_from_the_version_text() {
        let text = "ptxas: NVIDIA (R) Ptx optimizing assembler\n\
                    Cuda compilation tools, release 13.5, V13.5.37\n";
        assert_eq!(parse_release(text), Some(Release::new(13, 5)));
        assert_eq!(parse_release("gcc (Debian) release 12.2, x"), None);
        assert_eq!(parse_release("ptxas release thirteen"), None);
    }

    fn sm(name: &str) -> Sm {
        name.parse().expect("the name of a target")
    }

    #[test]
    fn releases_know_their_targets() {
        let (old, new) = (Release::new(12, 9), Release::new(13, 5));
        let knows = |name| (old.knows(sm(name)), new.knows(sm(name)));
        for name in ["sm_50", "sm_53", "sm_62", "sm_70", "sm_72", "sm_101", "sm_101a", "sm_101f"] {
            assert_eq!(knows(name), (true, false), "{name}");
        }
        for name in ["sm_88", "sm_107a", "sm_110f"] {
            assert_eq!(knows(name), (false, true), "{name}");
        }
        for name in ["sm_20", "sm_75", "sm_82", "sm_90a", "sm_100f", "sm_103", "sm_121a"] {
            assert_eq!(knows(name), (true, true), "{name}");
        }
        assert!(!Release::new(12, 8).knows(sm("sm_100f")));
    }

    #[test]
    fn every_target_is_known_to_one_of_the_two_releases() {
        let (old, new) = (Release::new(12, 9), Release::new(13, 5));
        for target in Sm::every() {
            assert!(old.knows(target) || new.knows(target), "{target}");
        }
        assert_eq!((old.chip(sm("sm_30")), new.chip(sm("sm_30"))), ("sm_50", "sm_75"));
    }

    #[test]
    fn toolbox_chooses_the_newest_that_knows_the_target() {
        let tool = |major, minor| Ptxas {
            path: PathBuf::from(format!("ptxas-{major}.{minor}")),
            release: Release::new(major, minor),
            version: String::new(),
            time_limit: TIME_LIMIT,
        };
        let tools = vec![tool(12, 9), tool(13, 5), tool(12, 4)];
        let toolbox = Toolbox { tools, ..Toolbox::default() };
        let release = |name| toolbox.for_target(sm(name)).map(Ptxas::release);
        assert_eq!(release("sm_61").expect("12.9 knows it"), Release::new(12, 9));
        assert_eq!(release("sm_90a").expect("13.5 knows it"), Release::new(13, 5));
        let one = Toolbox { tools: vec![tool(12, 4)], ..Toolbox::default() };
        let error = one.for_target(sm("sm_120")).expect_err("12.4 does not know it");
        assert_eq!(error.to_string(), "no ptxas for sm_120: found 12.4");
        let none = Toolbox { searched: vec!["PATH".to_owned()], ..Toolbox::default() };
        let error = none.for_target(sm("sm_90")).expect_err("there is none");
        assert_eq!(error.to_string(), "ptxas not found (looked at: PATH)");
    }

    #[test]
    fn a_named_ptxas_must_run() {
        let missing = Path::new("no-such-folder/ptxas");
        let error = Toolbox::find(Some(missing)).expect_err("there is no such file");
        assert!(matches!(error, PtxasError::NotPtxas { path, .. } if path == missing));
    }
}
