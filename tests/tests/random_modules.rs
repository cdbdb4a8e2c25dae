//! Properties of random modules, from text to PTX.
//!
//! For each module: printing and reading gives it back; the verifier accepts it after every pass;
//! the interpreter's result is refined by every pass. At each level, for the oldest target, the
//! newest and one between: each allocation of registers is proved anew (`lower` does so where debug
//! assertions are on); the printed and re-read PTX computes in the executor what the interpreter
//! computes where that is defined; and ptxas accepts it.
//!
//! `IRC_RANDOM_MODULES=100000 cargo test -p irc-tests --test random_modules` makes that many
//! modules. `IRC_RANDOM_FIRST=7` sets where their numbers begin (with `IRC_RANDOM_MODULES=1` one
//! looks at a single module), `IRC_RANDOM_SIZE=20` how many statements each function has. A failure
//! says the number and the smallest size that still fails.

use irc::{OptLevel, Options, compile};
use irc_codegen::error::Reason;
use irc_ir::module::Module;
use irc_ir::op::{Opcode, table};
use irc_ir::ptx;
use irc_ir::target::{Sm, Target};
use irc_ir::text::{first_difference, parse_module};
use irc_ir::types::{Scalar, Type};
use irc_passes::pipeline::{self, Fuel};
use irc_runtime::ptxas::{self, AssembleOptions, assemble_many};
use irc_tests::interpreter::Buffers;
use irc_tests::random::{self, RandomModule};
use irc_tests::text::verify;
use irc_tests::{interpreter, ptxas_toolbox, simulator};
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const MODULES: u64 = 2000;
const SIZE: u64 = 20;
/// How many modules are given to ptxas together.
const BATCH: u64 = 50;

fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.map_or(default, |value| value.parse().unwrap_or_else(|_| panic!("{name}={value}")))
}

/// What was done, to see that not everything was skipped.
#[derive(Default)]
struct Tally {
    counts: BTreeMap<String, u64>,
    times: BTreeMap<&'static str, Duration>,
}

impl Tally {
    fn add(&mut self, what: impl Into<String>) {
        *self.counts.entry(what.into()).or_default() += 1;
    }

    fn timed<T>(&mut self, what: &'static str, run: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = run();
        *self.times.entry(what).or_default() += start.elapsed();
        result
    }

    fn merge(&mut self, other: Tally) {
        other.counts.into_iter().for_each(|(what, n)| *self.counts.entry(what).or_default() += n);
        other.times.into_iter().for_each(|(what, t)| *self.times.entry(what).or_default() += t);
    }
}

/// PTX of a random module.
struct Code {
    number: u64,
    target: Sm,
    text: String,
}

fn round_trip(module: &Module) -> Result<(), String> {
    let text = module.to_string();
    let again = parse_module(&text).map_err(|errors| format!("the text: {}", errors[0]))?.module;
    if let Some(difference) = first_difference(module, &again) {
        return Err(format!("reading what was printed gives another module: {difference}"));
    }
    if again.to_string() != text {
        return Err("printing again gives another text".to_owned());
    }
    Ok(())
}

/// Where a result differs from one that it should refine.
fn refines(wanted: &Buffers, found: &Buffers) -> Result<(), String> {
    for (buffer, (wanted, found)) in wanted.iter().zip(found).enumerate() {
        for (at, (wanted, found)) in wanted.iter().zip(found).enumerate() {
            if wanted.is_some() && wanted != found {
                return Err(format!("buffer {buffer}, byte {at}: {found:?}, not {wanted:?}"));
            }
        }
    }
    Ok(())
}

/// What the interpreter says of a module.
struct Meaning {
    /// The buffers, unless the module has undefined behaviour.
    buffers: Option<Buffers>,
    /// Whether another right implementation may compute something else.
    exact: bool,
}

fn meaning(random: &RandomModule, tally: &mut Tally) -> Result<Meaning, String> {
    let run = |seed| interpreter::launch(&random.module, &random.case, seed);
    let (first, second) = (run(0), run(1));
    match (first, second) {
        (Ok((first, outcome)), Ok((second, _))) => {
            if outcome.arbitrary {
                tally.add("runs with arbitrary choices");
                return Ok(Meaning { buffers: None, exact: false });
            }
            refines(&first, &second).map_err(|error| format!("another interleaving: {error}"))?;
            Ok(Meaning { buffers: Some(first), exact: !outcome.inexact })
        }
        (Err(error), _) | (_, Err(error)) if !random.traits.poison => Err(error),
        _ => {
            tally.add("runs with undefined behaviour");
            Ok(Meaning { buffers: None, exact: false })
        }
    }
}

/// Runs each pass of O1, and checks after each.
fn check_passes(random: &RandomModule, meaning: &Meaning, tally: &mut Tally) -> Result<(), String> {
    let mut module = random.module.clone();
    for pass in OptLevel::O1.passes() {
        let mut fuel = Fuel::UNLIMITED;
        tally.timed("passes", || pipeline::run(&mut module, &[pass], &mut fuel, |_, _, _| {}));
        let after = |error| format!("after {}: {error}", pass.name);
        verify(&module).map_err(after)?;
        let Some(wanted) = &meaning.buffers else { continue };
        let launch = || interpreter::launch(&module, &random.case, 0);
        let (found, _) = tally.timed("interpreter", launch).map_err(after)?;
        refines(wanted, &found).map_err(after)?;
        tally.add("results after a pass compared");
    }
    round_trip(&module)
}

/// Whether the module needs what the target does not have.
fn is_gate(error: &irc::Error) -> bool {
    let irc::Error::Codegen(error) = error else { return false };
    matches!(error.reason, Reason::Gate { .. } | Reason::Target { .. })
}

/// The operation that the target does not have.
fn gate_text(error: &irc::Error) -> String {
    error.to_string().split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

/// Compiles at each level for each target, and runs what comes out.
fn check_code(
    number: u64,
    random: &RandomModule,
    meaning: &Meaning,
    tally: &mut Tally,
) -> Result<Vec<Code>, String> {
    let oldest = if random.traits.volta { 70 } else { 50 };
    let targets: Vec<Target> =
        Target::all().filter(|target| target.sm.number() >= oldest).collect();
    let (first, last) = (targets[0], targets[targets.len() - 1]);
    // What is legal changes often between the oldest and the newest. ptxas is given the modules of
    // a batch together, so they have one such target.
    let between = targets[1 + (number / BATCH) as usize % (targets.len() - 2)];
    let mut codes = Vec::new();
    for level in [OptLevel::O0, OptLevel::O1] {
        for target in [first, between, last] {
            let place = |error: String| format!("{level:?} for {target}: {error}");
            let options = Options { level, ..Options::default() };
            let compiled = tally.timed("compile", || compile(&random.module, &target, &options));
            let text = match compiled {
                Ok(ptx) => ptx.text,
                Err(errors) if target != last && errors.iter().all(is_gate) => {
                    tally.add(format!("not for an older target: {}", gate_text(&errors[0])));
                    continue;
                }
                Err(errors) => return Err(place(errors[0].to_string())),
            };
            let code = ptx::Module::parse(&text)
                .map_err(|errors| place(format!("the PTX: {}\n{text}", errors[0])))?;
            if let Some(wanted) = meaning.buffers.as_ref().filter(|_| meaning.exact) {
                let seed = u64::from(target.sm.number());
                let launch = || {
                    simulator::launch(&random.module, &code, &random.case, simulator::options(seed))
                };
                let found = tally.timed("simulator", launch).map_err(place)?;
                refines(wanted, &found).map_err(place)?;
                tally.add("results of PTX compared");
            }
            // Half of the code is enough: each level for each target in every second module.
            if number.is_multiple_of(2) == ((level == OptLevel::O1) == (target == last)) {
                codes.push(Code { number, target: target.sm, text });
            }
        }
    }
    Ok(codes)
}

/// All properties but ptxas' verdict.
fn check(number: u64, size: u64, tally: &mut Tally) -> Result<Vec<Code>, String> {
    let checked = catch_unwind(AssertUnwindSafe(|| {
        let random = random::module(number, size as usize);
        verify(&random.module)?;
        round_trip(&random.module)?;
        let meaning = tally.timed("interpreter", || meaning(&random, &mut Tally::default()))?;
        check_passes(&random, &meaning, tally)?;
        check_code(number, &random, &meaning, tally)
    }));
    checked.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(format!("panic: {}", text.unwrap_or_default()))
    })
}

/// A failure with its smallest reproduction, of sizes up to the one that failed.
fn describe(number: u64, size: u64, error: &str) -> String {
    let smaller = (1..size).find_map(|size| {
        let error = check(number, size, &mut Tally::default()).err()?;
        Some((size, error))
    });
    let (size, error) = smaller.unwrap_or((size, error.to_owned()));
    format!(
        "module {number}: {error}\nreproduce with IRC_RANDOM_MODULES=1 IRC_RANDOM_FIRST={number} \
         IRC_RANDOM_SIZE={size}\n"
    )
}

/// ptxas accepts all of the code, and says nothing.
fn check_ptxas(codes: &[Code]) -> Vec<String> {
    let Some(toolbox) = ptxas_toolbox() else { return Vec::new() };
    let options = AssembleOptions { opt_level: Some(0), ..AssembleOptions::default() };
    let modules: Vec<ptxas::Module<'_>> = codes
        .iter()
        .map(|code| ptxas::Module { ptx: &code.text, target: code.target, options })
        .collect();
    let verdicts = assemble_many(toolbox, &modules).into_iter().zip(codes);
    verdicts
        .filter_map(|(verdict, code)| {
            let said = match verdict {
                Ok(assembled) => assembled.messages.iter().map(ToString::to_string).collect(),
                Err(error) => vec![error.to_string()],
            };
            let Code { number, target, text } = code;
            let said = said.join("\n");
            (!said.is_empty()).then(|| format!("module {number} for {target}: {said}\n{text}"))
        })
        .collect()
}

#[test]
fn every_operation_and_type_is_made() {
    let (mut opcodes, mut types) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..400 {
        let random = random::module(number, 30);
        for (_, func) in random.module.funcs() {
            for inst in func.insts() {
                opcodes.insert(func.dfg.opcode(inst));
                types.extend(func.dfg.results(inst).map(|result| func.dfg.ty(result)));
            }
        }
    }
    // Code generation has no indirect calls yet, and rows of the ISA table are not generated.
    let missing: Vec<Opcode> =
        table::ALL.iter().copied().filter(|opcode| !opcodes.contains(opcode)).collect();
    assert_eq!(missing, [Opcode::FuncAddr, Opcode::CallIndirect, Opcode::Ptx]);
    for scalar in Scalar::ALL {
        assert!(types.contains(&Type::Scalar(scalar)), "{scalar}");
        for lanes in Type::LANES {
            assert!(types.contains(&Type::Vector(scalar, lanes)), "<{lanes} x {scalar}>");
        }
    }
}

#[test]
fn random_modules_keep_their_meaning() {
    let count = setting("IRC_RANDOM_MODULES", MODULES);
    let first = setting("IRC_RANDOM_FIRST", 0);
    let size = setting("IRC_RANDOM_SIZE", SIZE);
    let show = count == 1;
    let next = AtomicU64::new(first);
    let failures = Mutex::new(Vec::new());
    let tally = Mutex::new(Tally::default());
    let work = || {
        let mut own = Tally::default();
        loop {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= first + count {
                break;
            }
            let mut codes = Vec::new();
            for number in from..(from + BATCH).min(first + count) {
                own.add("modules");
                match check(number, size, &mut own) {
                    Ok(code) => codes.extend(code),
                    Err(error) => {
                        let text = describe(number, size, &error);
                        failures.lock().expect("no thread panics with it").push(text);
                    }
                }
            }
            let refused = own.timed("ptxas", || check_ptxas(&codes));
            own.add("batches");
            failures.lock().expect("no thread panics with it").extend(refused);
        }
        tally.lock().expect("no thread panics with it").merge(own);
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    let tally = tally.into_inner().expect("no thread panics with it");
    for (what, count) in &tally.counts {
        println!("{count:8} {what}");
    }
    for (what, time) in &tally.times {
        println!("{time:8.1?} {what}");
    }
    let failures = failures.into_inner().expect("no thread panics with it");
    if show && !failures.is_empty() {
        println!("{}", random::module(first, size as usize).module);
    }
    let shown = failures.len().min(10);
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures[..shown].join("\n"));
}
