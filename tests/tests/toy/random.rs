//! Random programs: the direct interpreter of the language and the simulator of the PTX agree.

use irc::{Options, compile};
use irc_ir::ptx;
use irc_ir::target::{Sm, Target};
use irc_passes::pipeline::OptLevel;
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
            let mut renderer = Renderer::new(&failed.files, false);
            panic!("seed {seed}: {}", renderer.render(&failed.diagnostics[0]))
        },
    )
}

fn bytes(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// What the interpreter writes.
fn interpret(program: &Program, inputs: &[u64]) -> Result<Vec<u8>, String> {
    let kernel = program.functions.iter().find(|(_, function)| function.kernel.is_some());
    let kernel: FunctionId = kernel.expect("there is a kernel").0;
    let mut interpreter = Interpreter::new(program, Limits::default());
    let input = interpreter.allocate(&bytes(inputs));
    let size = 8 * THREADS * random::OUTPUTS;
    let output = interpreter.allocate(&vec![0; size]);
    let args = [
        Value::Slice(input, inputs.len() as u32),
        Value::Slice(output, (THREADS * random::OUTPUTS) as u32),
    ];
    interpreter
        .launch(kernel, [1, 1, 1], [THREADS as u32, 1, 1], &args)
        .map_err(|fault| fault.to_string())?;
    Ok(interpreter.buffer(output, size).to_vec())
}

fn check(seed: u64) -> Result<(), String> {
    let text = random::program(seed);
    let program = check_program(seed, &text);
    let inputs: Vec<u64> = {
        let mut random = Random::new(seed);
        (0..THREADS * random::INPUTS).map(|_| random.bits() >> random.below(63)).collect()
    };
    let wanted = interpret(&program, &inputs)?;
    let target = Target::new(Sm::plain(75));
    for checks in [true, false] {
        let lowered = lower(&program, &lower::Options::default().with_checks(checks))
            .map_err(|e| format!("{e:?}"))?;
        let case = Case::new("test", [1, 1, 1], [THREADS as u32, 1, 1])
            .input(&inputs)
            .bits(inputs.len() as u64)
            .buffer(&vec![0u64; THREADS * random::OUTPUTS], Expect::Exact(wanted.clone()))
            .bits((THREADS * random::OUTPUTS) as u64);
        for level in [OptLevel::O0, OptLevel::O1] {
            let options = Options::default().with_level(level);
            let code = compile(&lowered.module, &target, &options).map_err(|e| e.to_string())?;
            let code = ptx::Module::parse(&code.text).map_err(|errors| format!("{errors:?}"))?;
            let found =
                simulator::launch(&lowered.module, &code, &case, simulator::options(seed % 3))
                    .map_err(|error| format!("{level:?}: {error}"))?;
            case.check(&found).map_err(|mismatch| format!("{level:?}: {mismatch}"))?;
        }
    }
    Ok(())
}

#[test]
fn random_programs_mean_what_the_language_says() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first: u64 = number("IRC_RANDOM_SEED").unwrap_or(0);
    let programs = number("IRC_RANDOM_TOYS").unwrap_or(PROGRAMS);
    let run = move || {
        for seed in first..first + programs {
            if let Err(error) = check(seed) {
                panic!("seed {seed}: {error}\n{}", random::program(seed));
            }
        }
    };
    // The interpreter follows the tree by recursion.
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(run);
    let ended = thread.expect("a thread can start").join();
    ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
}
