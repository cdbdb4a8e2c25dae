//! Random programs: the direct interpreter of the language and the simulator of the PTX agree.

use irc::{Options, compile};
use irc_passes::pipeline::OptLevel;
use irc_ptx as ptx;
use irc_ptx::target::{Sm, Target};
use irc_tests::examples::{Case, Expect, Random};
use irc_tests::simulator;
use irc_tests::toy::{self, random};
use irc_toy::hir::{FunctionId, Program};
use irc_toy::interp::{Interpreter, Limits, Value};
use irc_toy::lower::{self, lower};
use irc_toy::render::Renderer;
use irc_toy::source::SourceFile;

/// Programs of a run; `IRC_RANDOM_TOYS` says otherwise.
const PROGRAMS: u64 = 60;
const THREADS: usize = 4;

fn check_program(seed: u64, text: &str) -> Program {
    let root = SourceFile { name: format!("{seed}.toy"), text: text.to_owned() };
    irc_toy::check_program(root, &mut toy::NoImports).map(|(program, _)| program).unwrap_or_else(
        |failed| {
            let renderer = Renderer::new(&failed.files);
            panic!("seed {seed}: {}", renderer.render(&failed.diagnostics[0]))
        },
    )
}

fn bytes(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// What all threads change begins as this.
const START: u64 = 0x0123_4567_89ab_cdef;

/// What is in the buffers that a kernel writes: the results, and what all threads change.
type Written = [Vec<u8>; 3];

/// The sizes of those in bytes, the last two of 4 and 8 bytes for each number.
fn sizes(threads: usize) -> [usize; 3] {
    [8 * threads * random::OUTPUTS, 4 * random::TOTALS, 8 * random::TOTALS]
}

/// What is in those at first.
fn at_first(threads: usize) -> Written {
    let [results, ..] = sizes(threads);
    let totals = [START as u32; random::TOTALS].iter().flat_map(|n| n.to_le_bytes()).collect();
    [vec![0; results], totals, bytes(&[START; random::TOTALS])]
}

/// What the interpreter writes.
fn interpret(program: &Program, inputs: &[u64]) -> Result<Written, String> {
    let kernel = program.functions.iter().find(|(_, function)| function.kernel.is_some());
    let kernel: FunctionId = kernel.expect("there is a kernel").0;
    let mut interpreter = Interpreter::new(program, Limits::default());
    let input = interpreter.allocate(&bytes(inputs));
    let mut args = vec![Value::Slice(input, inputs.len() as u32)];
    let buffers = at_first(THREADS).map(|bytes| interpreter.allocate(&bytes));
    let elements = [THREADS * random::OUTPUTS, random::TOTALS, random::TOTALS];
    args.extend(buffers.iter().zip(elements).map(|(at, len)| Value::Slice(*at, len as u32)));
    interpreter
        .launch(kernel, [1, 1, 1], [THREADS as u32, 1, 1], &args)
        .map_err(|fault| fault.to_string())?;
    let mut sizes = sizes(THREADS).into_iter();
    Ok(buffers.map(|at| {
        let size = sizes.next().expect("a size for each");
        interpreter.buffer(at, size).to_vec()
    }))
}

fn inputs(seed: u64, threads: usize) -> Vec<u64> {
    let mut random = Random::new(seed);
    (0..threads * random::INPUTS).map(|_| random.bits() >> random.below(63)).collect()
}

/// The launch of a kernel that must write this.
fn case(inputs: &[u64], threads: usize, wanted: Option<&Written>) -> Case {
    let [_, totals, wide] = at_first(threads);
    let expect = |n: usize| match wanted {
        Some(wanted) => Expect::Exact(wanted[n].clone()),
        None => Expect::Property(|_| Ok(())),
    };
    Case::new("test", [1, 1, 1], [threads as u32, 1, 1])
        .input(inputs)
        .bits(inputs.len() as u64)
        .buffer(&vec![0u64; threads * random::OUTPUTS], expect(0))
        .bits((threads * random::OUTPUTS) as u64)
        .buffer(&totals, expect(1))
        .bits(random::TOTALS as u64)
        .buffer(&wide, expect(2))
        .bits(random::TOTALS as u64)
}

/// What a compiled program writes: exactly this, if it is known.
fn run(
    program: &Program,
    (seed, schedule): (u64, u64),
    (level, checks): (OptLevel, bool),
    threads: usize,
    wanted: Option<&Written>,
) -> Result<Written, String> {
    let lowered = lower(program, &lower::Options::default().with_checks(checks))
        .map_err(|e| format!("{e:?}"))?;
    let options = Options::default().with_level(level);
    let code = compile(&lowered.module, &Target::new(Sm::plain(75)), &options)
        .map_err(|error| error.to_string())?;
    let code = ptx::Module::parse(&code.text).map_err(|errors| format!("{errors:?}"))?;
    let case = case(&inputs(seed, threads), threads, wanted);
    let found = simulator::launch(&lowered.module, &code, &case, simulator::options(schedule))
        .map_err(|error| format!("{level:?}: {error}"))?;
    case.check(&found).map_err(|mismatch| format!("{level:?}: {mismatch}"))?;
    let written = |n: usize| found[n].iter().map(|byte| byte.unwrap_or(0)).collect();
    Ok([written(1), written(2), written(3)])
}

const WAYS: [(OptLevel, bool); 4] =
    [(OptLevel::O0, true), (OptLevel::O1, true), (OptLevel::O0, false), (OptLevel::O2, false)];

/// A program of threads that know nothing of each other means what the interpreter says.
fn check_alone(seed: u64) -> Result<(), String> {
    check_text(seed, &random::program(seed, None))
}

fn check_text(seed: u64, text: &str) -> Result<(), String> {
    let program = check_program(seed, text);
    let wanted = interpret(&program, &inputs(seed, THREADS))?;
    for way in WAYS {
        run(&program, (seed, seed % 3), way, THREADS, Some(&wanted))?;
    }
    Ok(())
}

/// How many threads of a seed work together.
fn threads_of(seed: u64) -> u32 {
    [4, 32, 64][(seed % 3) as usize]
}

/// A program of threads that work together means the same however it is compiled and run.
fn check_together(seed: u64) -> Result<(), String> {
    let threads = threads_of(seed);
    let text = random::program(seed, Some(threads));
    let program = check_program(seed, &text);
    let mut wanted = None;
    for (n, way) in WAYS.into_iter().enumerate() {
        let written =
            run(&program, (seed, seed + n as u64), way, threads as usize, wanted.as_ref())?;
        wanted.get_or_insert(written);
    }
    Ok(())
}

fn check_many(programs: u64, check: fn(u64) -> Result<(), String>, together: bool) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first: u64 = number("IRC_RANDOM_SEED").unwrap_or(0);
    let programs = number("IRC_RANDOM_TOYS").unwrap_or(programs);
    let run = move || {
        for seed in first..first + programs {
            let threads = together.then(|| threads_of(seed));
            let checked = std::panic::catch_unwind(|| check(seed));
            match checked {
                Ok(Ok(())) => {}
                Ok(Err(error)) => {
                    panic!("seed {seed}: {error}\n{}", random::program(seed, threads))
                }
                Err(panic) => {
                    eprintln!("seed {seed}\n{}", random::program(seed, threads));
                    std::panic::resume_unwind(panic);
                }
            }
        }
    };
    // The interpreter follows the tree by recursion.
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(run);
    let ended = thread.expect("a thread can start").join();
    ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
}

#[test]
fn random_programs_mean_what_the_language_says() {
    check_many(PROGRAMS, check_alone, false);
}

#[test]
fn random_programs_of_threads_that_meet_mean_the_same_in_every_way() {
    check_many(PROGRAMS / 2, check_together, true);
}

/// Programs of `filetests/toy/run/` say themselves what must hold.
#[test]
fn programs_of_each_feature_keep_their_assertions() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/filetests/toy/run");
    let files = std::fs::read_dir(folder).expect("the folder is there");
    let mut programs = 0;
    for file in files {
        let path = file.expect("a file of the folder").path();
        let text = std::fs::read_to_string(&path).expect("programs are text");
        if let Err(error) = check_text(0, &text) {
            panic!("{}: {error}", path.display());
        }
        programs += 1;
    }
    assert!(programs > 2, "only {programs} programs");
}
