//! Holds `irc check` and `irc fmt` against ptxas on a folder of PTX files.
//!
//! `cargo run --release -p irc-bench --bin corpus -- --corpus DIR [--jobs N] [--least PERCENT]`
//!
//! For each `.ptx` file below the folder: whether the checker and the ptxas that knows its target
//! agree that it is right, and if both take it, whether the formatted text becomes the same machine
//! code. A name that other modules define (`Unresolved extern`) is no error of the text: it is
//! assembled once more as a relocatable object. A target that ptxas makes no code for any more is
//! raised to the oldest that it does; what names no target is judged as text for sm_75. What no
//! ptxas can judge is counted apart: targets without an available release, addresses of 32 bits,
//! and texts that are in the folder more than once. Prints the disagreements with the reasons of
//! both sides, and a table with a line for each folder. Nothing is fetched. Exits with 1 where less
//! than `--least` percent (99.5) agree or a formatted text becomes other code.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use irc::ptx::target::Sm;
use irc::ptx::text::Severity;
use irc::ptx::{Module, check::check};
use irc::runtime::ptxas::Severity as MessageSeverity;
use irc::runtime::ptxas::{AssembleOptions, PtxasError, Toolbox};
use irc_bench::command;

/// Sections that hold the text itself, or say where its lines are.
const OF_THE_TEXT: [&str; 3] = [".nv_debug_ptx_txt", ".nv_debug_line_sass", ".debug_line"];

const USAGE: &str = "\
usage: corpus --corpus DIR [--jobs N] [--least PERCENT]

Holds `irc check` and `irc fmt` against ptxas on every `.ptx` file below a folder.

  --corpus DIR     the folder; a folder in it is a line of the table
  --jobs N         how many files are judged at once (2)
  --least PERCENT  exit with 1 where fewer agree (99.5)
  --help           print this
";

/// After N files there is a line about the progress.
const PROGRESS: usize = 50;

struct Arguments {
    corpus: PathBuf,
    jobs: usize,
    least: f64,
}

/// What came out for one file.
#[derive(Default)]
struct Outcome {
    /// What ptxas says against it, or that it takes it; nothing if it cannot judge.
    ptxas: Option<Result<(), String>>,
    /// The same of the checker.
    check: Option<String>,
    /// What is wrong with the formatted text, or that nothing is; nothing if one side refuses.
    fmt: Option<Result<(), String>>,
    /// Why ptxas cannot judge.
    apart: String,
    check_time: Duration,
    ptxas_time: Duration,
    bytes: usize,
}

impl Outcome {
    fn agrees(&self) -> bool {
        self.ptxas.as_ref().is_some_and(|ptxas| ptxas.is_ok() == self.check.is_none())
    }
}

/// How many files of a folder came out how.
#[derive(Default)]
struct Counts {
    files: usize,
    judged: usize,
    agreed: usize,
    formatted: usize,
    same: usize,
}

impl Counts {
    fn add(&mut self, outcome: &Outcome) {
        self.files += 1;
        self.judged += usize::from(outcome.ptxas.is_some());
        self.agreed += usize::from(outcome.agrees());
        self.formatted += usize::from(outcome.fmt.is_some());
        self.same += usize::from(matches!(outcome.fmt, Some(Ok(()))));
    }

    fn percent(&self) -> f64 {
        if self.judged == 0 { 100.0 } else { self.agreed as f64 * 100.0 / self.judged as f64 }
    }

    fn print(&self, name: &str) {
        let Self { files, judged, agreed, formatted, same } = self;
        let percent = self.percent();
        println!(
            "{name:40} {files:>6} {judged:>7} {agreed:>7} {percent:>7.2} {formatted:>10} {same:>6}"
        );
    }
}

fn main() -> ExitCode {
    let arguments = match command::arguments(USAGE, arguments) {
        Ok(arguments) => arguments,
        Err(end) => return end,
    };
    let mut files = Vec::new();
    if let Err(error) = collect(&arguments.corpus, &mut files) {
        eprintln!("cannot read `{}`: {error}", arguments.corpus.display());
        return ExitCode::from(2);
    }
    files.sort();
    let toolbox = match Toolbox::find(None) {
        Ok(toolbox) if !toolbox.tools().is_empty() => toolbox,
        Ok(_) => {
            eprintln!("no ptxas was found");
            return ExitCode::from(2);
        }
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let outcomes = judge_all(&files, &toolbox, arguments.jobs);
    match report(&arguments, &files, &outcomes) {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn arguments() -> Result<Arguments, String> {
    let (mut corpus, mut jobs, mut least) = (None, 2, 99.5);
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or(format!("`{word}` needs a value"));
        match word.as_str() {
            "--corpus" => corpus = Some(PathBuf::from(value()?)),
            "--jobs" => jobs = value()?.parse().map_err(|_| "`--jobs` is a number".to_owned())?,
            "--least" => {
                least = value()?.parse().map_err(|_| "`--least` is a percentage".to_owned())?;
            }
            _ => return Err(format!("unknown argument `{word}`")),
        }
    }
    let corpus = corpus.ok_or("which folder?".to_owned())?;
    Ok(Arguments { corpus, jobs: jobs.max(1), least })
}

/// The `.ptx` files below a folder; links are not followed.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        let kind = entry.file_type()?;
        if kind.is_dir() {
            collect(&path, files)?;
        } else if kind.is_file() && path.extension().is_some_and(|end| end == "ptx") {
            files.push(path);
        }
    }
    Ok(())
}

fn judge_all(files: &[PathBuf], toolbox: &Toolbox, jobs: usize) -> Vec<Outcome> {
    let outcomes: Vec<Mutex<Outcome>> = files.iter().map(|_| Mutex::default()).collect();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let seen = Mutex::new(HashSet::new());
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(index) else { return };
                    let outcome = match first_of_its_text(file, &seen) {
                        Ok(text) => judge(&text, toolbox),
                        Err(apart) => Outcome { apart, ..Outcome::default() },
                    };
                    *outcomes[index].lock().expect("nobody panics with the lock held") = outcome;
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    if done.is_multiple_of(PROGRESS) {
                        eprintln!("{done} of {} files", files.len());
                    }
                }
            });
        }
    });
    let taken = |slot: Mutex<Outcome>| slot.into_inner().expect("nobody panics with the lock held");
    outcomes.into_iter().map(taken).collect()
}

/// The text of a file, if no other file was read that has the same.
fn first_of_its_text(file: &Path, seen: &Mutex<HashSet<Vec<u8>>>) -> Result<String, String> {
    let bytes = fs::read(file).map_err(|error| format!("cannot be read: {error}"))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let is_first = seen.lock().expect("nobody panics with the lock held").insert(bytes);
    is_first.then_some(text).ok_or_else(|| "has the text of another file".to_owned())
}

fn judge(text: &str, toolbox: &Toolbox) -> Outcome {
    let Some(target) = target_of(text).or_else(|| "sm_75".parse().ok()) else {
        return Outcome { apart: "names no target".to_owned(), ..Outcome::default() };
    };
    let mut outcome = Outcome { bytes: text.len(), ..Outcome::default() };
    let start = Instant::now();
    let found = check(text, None);
    outcome.check_time = start.elapsed();
    outcome.check =
        found.into_iter().find(|found| found.severity == Severity::Error).map(|error| {
            let line = error.span.map_or(0, |span| line_of(text, span.start as usize));
            format!("{line}: {}", error.message)
        });
    let start = Instant::now();
    match assemble(toolbox, text, target, false) {
        Verdict::Code(code, options) => {
            outcome.ptxas = Some(Ok(()));
            if outcome.check.is_none() {
                outcome.fmt = Some(formatted(toolbox, text, target, &code, options));
            }
        }
        Verdict::Refused(why) => outcome.ptxas = Some(Err(why)),
        Verdict::Apart(why) => outcome.apart = why,
    }
    outcome.ptxas_time = start.elapsed();
    outcome
}

fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

/// The first word of the `.target` of a text.
fn target_of(text: &str) -> Option<Sm> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(line));
    let mut words = lines.flat_map(|line| line.split([' ', '\t', ',', ';']));
    words.find(|word| *word == ".target")?;
    words.find(|word| !word.is_empty())?.trim().parse().ok()
}

/// What ptxas says of a text.
enum Verdict {
    /// It takes it so.
    Code(Vec<u8>, AssembleOptions),
    Refused(String),
    /// It cannot say.
    Apart(String),
}

fn assemble(toolbox: &Toolbox, text: &str, target: Sm, relocatable: bool) -> Verdict {
    let tool = match toolbox.for_target(target) {
        Ok(tool) => tool,
        Err(error) => return Verdict::Apart(error.to_string()),
    };
    let options = AssembleOptions::default().with_relocatable(relocatable);
    let messages = match tool.assemble(text, target, options) {
        Ok(assembled) => return Verdict::Code(assembled.cubin, options),
        Err(PtxasError::Rejected { messages, .. }) => messages,
        Err(other) => return Verdict::Apart(other.to_string().replace('\n', " ")),
    };
    let says = |what: &str| messages.iter().any(|message| message.text.contains(what));
    if says("32-Bit compilation is no longer supported") {
        return Verdict::Apart("addresses of 32 bits, which no ptxas takes".to_owned());
    }
    if says("requires PTX ISA .version 3.1") && relocatable {
        return Verdict::Apart("names of other modules before PTX 3.1".to_owned());
    }
    if says("Unresolved extern") && !relocatable {
        return assemble(toolbox, text, target, true);
    }
    let serious = messages.iter().filter(|message| message.severity >= MessageSeverity::Error);
    let first = serious.map(ToString::to_string).next();
    Verdict::Refused(first.unwrap_or_else(|| "no reason is given".to_owned()))
}

/// Whether the formatted text becomes the same code.
fn formatted(
    toolbox: &Toolbox,
    text: &str,
    target: Sm,
    code: &[u8],
    options: AssembleOptions,
) -> Result<(), String> {
    let module = Module::parse_with_comments(text);
    let form = module.map_err(|_| "it is not read".to_owned())?.print();
    match assemble(toolbox, &form, target, options.relocatable) {
        Verdict::Code(again, _) => match (sections(code), sections(&again)) {
            (Some(a), Some(b)) => differing(&a, &b)
                .map_or(Ok(()), |name| Err(format!("the section `{name}` differs"))),
            _ => Err("the machine code is not read".to_owned()),
        },
        Verdict::Refused(why) | Verdict::Apart(why) => Err(format!("refused: {why}")),
    }
}

/// The name of the first section that is not the same in both.
fn differing(a: &[(String, &[u8])], b: &[(String, &[u8])]) -> Option<String> {
    let kept = |sections: &[(String, &[u8])]| -> Vec<(String, Vec<u8>)> {
        let is_code = |name: &str| !OF_THE_TEXT.iter().any(|of| name.ends_with(of));
        let kept = sections.iter().filter(|(name, _)| is_code(name));
        kept.map(|(name, bytes)| (name.clone(), bytes.to_vec())).collect()
    };
    let (a, b) = (kept(a), kept(b));
    if a.len() != b.len() {
        return Some("<number of sections>".to_owned());
    }
    a.into_iter().zip(b).find(|(a, b)| a != b).map(|((name, _), _)| name)
}

/// The sections of a 64-bit little-endian ELF file, by their names.
fn sections(elf: &[u8]) -> Option<Vec<(String, &[u8])>> {
    let number = |at: usize, bytes: usize| -> Option<u64> {
        let field = elf.get(at..at.checked_add(bytes)?)?;
        Some(field.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)))
    };
    let place = |at: usize, bytes: usize| usize::try_from(number(at, bytes)?).ok();
    if !elf.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let (table, size) = (place(0x28, 8)?, place(0x3a, 2)?);
    let (count, names) = (place(0x3c, 2)?, place(0x3e, 2)?);
    let header = |n: usize| table.checked_add(n.checked_mul(size)?);
    let names = place(header(names)?.checked_add(0x18)?, 8)?;
    let mut found = Vec::with_capacity(count);
    for n in 0..count {
        let at = header(n)?;
        let name = elf.get(names.checked_add(place(at, 4)?)?..)?;
        let end = name.iter().position(|&byte| byte == 0)?;
        let (kind, offset, bytes) = (place(at + 4, 4)?, place(at + 0x18, 8)?, place(at + 0x20, 8)?);
        // A section without bits has a size only.
        const NO_BITS: usize = 8;
        let bytes = if kind == NO_BITS { 0 } else { bytes };
        let content = elf.get(offset.min(elf.len())..)?.get(..bytes)?;
        // Where names and symbols lie depends on the sections that are left out.
        let name = String::from_utf8_lossy(&name[..end]).into_owned();
        if !matches!(name.as_str(), ".shstrtab" | ".strtab" | ".symtab") {
            found.push((name, content));
        }
    }
    Some(found)
}

/// Prints the tables; whether enough agrees.
fn report(arguments: &Arguments, files: &[PathBuf], outcomes: &[Outcome]) -> bool {
    let name =
        |file: &Path| file.strip_prefix(&arguments.corpus).unwrap_or(file).display().to_string();
    let all = || files.iter().zip(outcomes);
    println!("disagreements (file | ptxas | irc check)");
    for (file, outcome) in all().filter(|(_, outcome)| outcome.ptxas.is_some()) {
        if !outcome.agrees() {
            let ptxas = outcome.ptxas.as_ref().and_then(|ptxas| ptxas.as_ref().err());
            let ptxas = ptxas.map_or("takes it", String::as_str);
            let check = outcome.check.as_deref().unwrap_or("takes it");
            println!("  {} | {ptxas} | {check}", name(file));
        }
    }
    println!("formatted texts that become other code");
    for (file, outcome) in all() {
        if let Some(Err(why)) = &outcome.fmt {
            println!("  {} | {why}", name(file));
        }
    }
    println!("not judged");
    for (file, outcome) in all().filter(|(_, outcome)| outcome.ptxas.is_none()) {
        println!("  {} | {}", name(file), outcome.apart);
    }
    let mut folders: BTreeMap<String, Counts> = BTreeMap::new();
    let mut total = Counts::default();
    for (file, outcome) in all() {
        let inside = file.strip_prefix(&arguments.corpus).unwrap_or(file);
        let first = inside.iter().next().filter(|_| inside.iter().count() > 1);
        let folder = first.map_or(".".into(), |first| first.to_string_lossy().into_owned());
        folders.entry(folder).or_default().add(outcome);
        total.add(outcome);
    }
    println!(
        "{:40} {:>6} {:>7} {:>7} {:>7} {:>10} {:>6}",
        "folder", "files", "judged", "agreed", "%", "formatted", "same"
    );
    for (folder, counts) in &folders {
        counts.print(folder);
    }
    total.print("all");
    let bytes: usize = outcomes.iter().map(|outcome| outcome.bytes).sum();
    let check_time: Duration = outcomes.iter().map(|outcome| outcome.check_time).sum();
    let ptxas_time: Duration = outcomes.iter().map(|outcome| outcome.ptxas_time).sum();
    println!("text        {:>8.1} MiB", bytes as f64 / f64::from(1 << 20));
    println!("irc check   {:>8.2} s", check_time.as_secs_f64());
    println!("ptxas       {:>8.2} s", ptxas_time.as_secs_f64());
    total.percent() >= arguments.least && total.formatted == total.same
}
