//! Properties of random modules, from text to PTX: those of [`irc_tests::agreement`], and ptxas
//! accepts the PTX.
//!
//! `IRC_RANDOM_MODULES=100000 cargo test -p irc-tests --test random_modules` makes that many
//! modules. `IRC_RANDOM_FIRST=7` sets where their numbers begin (with `IRC_RANDOM_MODULES=1` one
//! looks at a single module), `IRC_RANDOM_SIZE=20` how many statements each function has, and
//! `IRC_RANDOM_THREADS=2` how many modules are checked at a time. A failure says the number and
//! the smallest size that still fails; with `IRC_RANDOM_SAVE=FOLDER` it is made smaller, and saved
//! there as a file test.

use irc_ir::op::{Opcode, table};
use irc_ir::types::{Scalar, Space, Type};
use irc_runtime::ptxas::{self, AssembleOptions, Toolbox, assemble_many};
use irc_tests::agreement::{BATCH, Code, LAUNCHES, Tally, check};
use irc_tests::random::{self, RandomModule};
use irc_tests::{find_ptxas, say_skipped, shrink::shrink};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const MODULES: u64 = 2000;
const SIZE: u64 = 20;
/// How long a failing module may be made smaller.
const SHRINKING: Duration = Duration::from_secs(60);

fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("{name}={value}")))
}

/// A failure of a random module.
struct Failure {
    number: u64,
    size: u64,
    error: String,
}

impl Failure {
    /// The same of the smallest size that fails.
    fn smallest(self) -> Failure {
        let Failure { number, size, error } = self;
        let smaller = (1..size).find_map(|size| {
            let error = check_number(number, size, &mut Tally::default()).err()?;
            Some(Failure { number, size, error })
        });
        smaller.unwrap_or(Failure { number, size, error })
    }

    fn command(&self) -> String {
        let Failure { number, size, .. } = self;
        format!(
            "IRC_RANDOM_MODULES=1 IRC_RANDOM_FIRST={number} IRC_RANDOM_SIZE={size} cargo test -p \
             irc-tests --test random_modules random_modules_keep_their_meaning"
        )
    }

    fn describe(&self) -> String {
        format!(
            "module {}: {}\nreproduce with\n{}\nand save the smallest module as a file test with \
             IRC_RANDOM_SAVE=FOLDER\n",
            self.number,
            self.error,
            self.command()
        )
    }

    /// A file test of a module that fails so.
    fn file_test(&self, random: &RandomModule, text: &str) -> String {
        let shape = |[x, y, z]: [u32; 3]| format!("{x},{y},{z}");
        let case = &random.case;
        let mut head = format!(
            "; test agree {} {} {} {}",
            case.kernel,
            shape(case.grid),
            shape(case.block),
            self.number
        );
        head += if random.traits.poison { " poison" } else { "" };
        head += if random.traits.volta { " volta" } else { "" };
        head += &format!("\n;\n; Random module {} of size {}:\n", self.number, self.size);
        for line in self.error.lines().take(20) {
            head += &format!(";   {line}\n");
        }
        format!("{head}; Before it was made smaller:\n;   {}\n{text}", self.command())
    }

    /// Writes the file test of a small module that fails in the same way.
    fn save(&self, folder: &Path) -> std::io::Result<PathBuf> {
        let random = random::module(self.number, self.size as usize);
        let same = |module: &irc_ir::module::Module| {
            let candidate = RandomModule { module: module.clone(), ..random.clone() };
            let failed = check(self.number, &candidate, &mut Tally::default());
            failed.is_err_and(|error| kind(&error) == kind(&self.error))
        };
        let text = random.module.to_string();
        let text = match same(&random.module) {
            true => shrink(&text, Instant::now() + SHRINKING, same),
            // What only ptxas refuses stays as it is.
            false => text,
        };
        std::fs::create_dir_all(folder)?;
        let path = folder.join(format!("random_{}.ir", self.number));
        std::fs::write(&path, self.file_test(&random, &text))?;
        Ok(path)
    }
}

/// What failed, without the numbers: the places differ in a smaller module.
fn kind(error: &str) -> String {
    let parts: Vec<&str> = error.split(':').take(3).collect();
    parts.join(":").chars().filter(|c| !c.is_ascii_digit()).collect()
}

/// All properties of the module with this number but ptxas' verdict.
fn check_number(number: u64, size: u64, tally: &mut Tally) -> Result<Vec<Code>, String> {
    let made = std::panic::catch_unwind(|| random::module(number, size as usize));
    let random = made.map_err(|_| "panic: the module is not made".to_owned())?;
    check(number, &random, tally)
}

/// What ptxas says of kernels that allocate on the stack, and of callees that do.
const UNKNOWN_STACK: &str = "cannot be statically determined";

/// ptxas accepts all of the code, and says nothing but that it does not know how much stack is
/// allocated.
fn check_ptxas(toolbox: &Toolbox, codes: &[Code]) -> Vec<(u64, String)> {
    let options = AssembleOptions::default().with_opt_level(0);
    let modules: Vec<ptxas::Module<'_>> = codes
        .iter()
        .map(|code| ptxas::Module { ptx: &code.text, target: code.target, options })
        .collect();
    let verdicts = assemble_many(toolbox, &modules).into_iter().zip(codes);
    verdicts
        .filter_map(|(verdict, code)| {
            let Code { number, target, text } = code;
            let allocates = text.contains("alloca.");
            let is_expected =
                |said: &&ptxas::Message| allocates && said.text.contains(UNKNOWN_STACK);
            let said = match verdict {
                Ok(assembled) => {
                    let messages = assembled.messages.iter().filter(|said| !is_expected(said));
                    messages.map(ToString::to_string).collect()
                }
                Err(error) => vec![error.to_string()],
            };
            let said = said.join("\n");
            (!said.is_empty()).then(|| (*number, format!("for {target}: {said}\n{text}")))
        })
        .collect()
}

#[test]
fn every_operation_and_type_is_made() {
    let (mut opcodes, mut types) = (BTreeSet::new(), BTreeSet::new());
    // Rows of the ISA table are not generated.
    let made = |opcode: &Opcode| *opcode != Opcode::Ptx;
    let all_opcodes: BTreeSet<Opcode> = table::ALL.iter().copied().filter(made).collect();
    let vectors = |elem| Type::LANES.into_iter().map(move |lanes| Type::Vector(elem, lanes));
    let pointers = [2, 3, 4].map(|lanes| Type::PtrVector(Space::Generic, lanes));
    let all_types: BTreeSet<Type> = Scalar::ALL
        .into_iter()
        .flat_map(|scalar| std::iter::once(Type::Scalar(scalar)).chain(vectors(scalar)))
        .chain(pointers)
        .collect();
    // A new operation changes what is drawn: as many as it takes, up to a bound.
    for number in 0..4000 {
        if opcodes.is_superset(&all_opcodes) && types.is_superset(&all_types) {
            break;
        }
        let random = random::module(number, 30);
        for (_, func) in random.module.funcs() {
            for inst in func.insts() {
                opcodes.insert(func.dfg.opcode(inst));
                types.extend(func.dfg.results(inst).map(|result| func.dfg.ty(result)));
            }
        }
    }
    assert_eq!(all_opcodes.difference(&opcodes).collect::<Vec<_>>(), Vec::<&Opcode>::new());
    assert_eq!(all_types.difference(&types).collect::<Vec<_>>(), Vec::<&Type>::new());
}

/// Checks modules until there are no more; the failures.
fn work(next: &AtomicU64, end: u64, size: u64, tally: &mut Tally) -> Vec<Failure> {
    let mut failures = Vec::new();
    loop {
        let from = next.fetch_add(BATCH, Ordering::Relaxed);
        if from >= end {
            return failures;
        }
        let mut codes = Vec::new();
        for number in from..(from + BATCH).min(end) {
            tally.add("modules");
            match check_number(number, size, tally) {
                Ok(code) => codes.extend(code),
                Err(error) => failures.push(Failure { number, size, error }.smallest()),
            }
        }
        let Some(toolbox) = find_ptxas() else {
            tally.add(SKIPPED);
            continue;
        };
        let refused = tally.timed("ptxas", || check_ptxas(toolbox, &codes));
        tally.add("batches");
        let refused = refused.into_iter();
        failures.extend(refused.map(|(number, error)| Failure { number, size, error }));
    }
}

const SKIPPED: &str = "batches without ptxas";

#[test]
fn random_modules_keep_their_meaning() {
    let count = setting("IRC_RANDOM_MODULES", MODULES);
    let first = setting("IRC_RANDOM_FIRST", 0);
    let size = setting("IRC_RANDOM_SIZE", SIZE);
    let next = AtomicU64::new(first);
    let found = Mutex::new((Tally::default(), Vec::new()));
    let start = Instant::now();
    let thread = || {
        let mut own = Tally::default();
        let failures = work(&next, first + count, size, &mut own);
        let mut found = found.lock().expect("no thread panics with it");
        found.0.merge(own);
        found.1.extend(failures);
    };
    std::thread::scope(|scope| {
        for _ in 0..setting("IRC_RANDOM_THREADS", 2) {
            scope.spawn(thread);
        }
    });
    let seconds = start.elapsed().as_secs_f64();
    let (tally, failures) = found.into_inner().expect("no thread panics with it");
    print!("{tally}");
    let rate = |what| tally.count(what) as f64 / seconds;
    println!("{:8.1} modules a second, {:.1} launches a second", rate("modules"), rate(LAUNCHES));
    if tally.count(SKIPPED) > 0 {
        say_skipped(&format!("ptxas not found ({} batches of modules)", tally.count(SKIPPED)));
    }
    if let ([failure], 1) = (&failures[..], count) {
        println!("{}", random::module(first, failure.size as usize).module);
    }
    if let Some(folder) = std::env::var_os("IRC_RANDOM_SAVE") {
        for failure in &failures {
            let path = failure.save(Path::new(&folder)).expect("the folder can be written to");
            println!("saved {}", path.display());
        }
    }
    let shown: Vec<String> = failures.iter().take(10).map(Failure::describe).collect();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), shown.join("\n"));
}

#[test]
fn a_failure_is_saved_as_a_file_test() {
    let folder = std::env::temp_dir().join(format!("irc-random-{}", std::process::id()));
    let failure = Failure { number: 3, size: 2, error: "two\nlines".to_owned() };
    let path = failure.save(&folder).expect("there is a folder for temporary files");
    let text = std::fs::read_to_string(&path).expect("it was written");
    std::fs::remove_dir_all(&folder).expect("it was made");
    let head: Vec<&str> = text.lines().take(4).collect();
    assert!(head[0].starts_with("; test agree k3 ") && head[3] == ";   two", "{text}");
    assert!(text.contains("IRC_RANDOM_FIRST=3 IRC_RANDOM_SIZE=2"));
    let module = irc_tests::text::parse_verified("the file", &text).expect("it is a module");
    let random = random::module(3, 2);
    let case = random::case(&module, &random.case.kernel, random.case.grid, random.case.block, 3);
    assert_eq!(format!("{case:?}"), format!("{:?}", Some(random.case)));
}

#[test]
fn failures_of_a_kind_differ_in_numbers() {
    let first = kind("O1 for sm_90: seed 4: buffer 0, byte 17: Some(1), not Some(2)");
    assert_eq!(first, kind("O1 for sm_90: seed 7: buffer 1, byte 3: Some(3), not None"));
    assert_ne!(first, kind("O1 for sm_90: seed 4: no end"));
}
