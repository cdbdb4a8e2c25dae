//! How good the code for the examples is, and whether any level makes it worse than O0 does.
//!
//! `cargo bench -p irc-bench --bench code_quality -- [--quick] [--deny] [FILTER]`. For every kernel
//! of `examples/` and `examples/toy`, at each level whose PTX is not that of the level before: the
//! instructions of the PTX; those that the threads run on the simulator with the inputs of the
//! tests; the machine instructions and registers that ptxas makes of it, where there is one.
//! `--quick` runs those on the simulator that take no time.
//!
//! A row says what is more than at O0, or why. With `--deny` the exit status is 1 if there are more
//! steps or machine instructions for no reason that is written here. Instructions of PTX and
//! registers are shown only: one machine instruction can be several of PTX, and code that waits
//! less needs more registers. From O2 on only steps count: bodies in the place of calls are larger.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fmt};

use irc::ir::module::Module;
use irc::ir::text::parse_module;
use irc::ptx;
use irc::ptx::target::{Sm, Target};
use irc::runtime::ptxas::{AssembleOptions, Ptxas, Toolbox};
use irc::{OptLevel, Options, compile};
use irc_tests::examples::{self, Case};
use irc_tests::toy::{self, Folder};
use irc_tests::{cubin, simulator};

const SM: Sm = Sm::plain(90);
/// With `--quick`, programs that run more instructions at O0 are not run.
const QUICK_STEPS: u64 = 2_000_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match measure_all(&arguments) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(worse) => {
            println!("{worse} rows have more than at O0 for no reason that is known");
            let deny = arguments.iter().any(|argument| argument == "--deny");
            if deny { ExitCode::FAILURE } else { ExitCode::SUCCESS }
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Why a program has more of something than at O0, and which column it is.
const EXPLAINED: &[(&str, Column, &str)] = &[
    (
        "stencil.ir",
        Column::Steps,
        "two divisions by a constant are five instructions of PTX, and fewer of the machine",
    ),
    (
        "lookback_scan.toy",
        Column::Sass,
        "ptxas unrolls the loop over the warps, whose index is not checked any more",
    ),
    ("lookback_scan.toy", Column::Steps, "it spins on memory, and comes there sooner"),
    (
        "game_of_life.toy",
        Column::Steps,
        "the moves of an edge stand before the branch, not in a block of their own",
    ),
    (
        "softmax.ir",
        Column::Steps,
        "its loops run too few rounds here for four at once, and it is found out before each",
    ),
    (
        "strided_copy.ir",
        Column::Steps,
        "the grid strides over too little here for four rounds at once, and it is found out before",
    ),
    (
        "reduce_shared.ir",
        Column::Steps,
        "the grid strides over too little here for four rounds at once, and it is found out before",
    ),
    ("spin_lock_queue.toy", Column::Steps, "it spins on a lock, and comes there sooner"),
    (
        "spin_lock_queue.ir",
        Column::Steps,
        "all threads compute where one that consumes stores, in front of the loop that waits",
    ),
    (
        "ray_marcher.toy",
        Column::Sass,
        "ptxas puts the march along a ray in the place of more of its calls",
    ),
    (
        "transpose.toy",
        Column::Sass,
        "ptxas makes two loops of one where a check of an index does not change in it",
    ),
];

/// A kernel with its inputs.
struct Program {
    name: String,
    module: Module,
    case: Case,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples")
}

fn programs(filter: &str) -> Result<Vec<Program>, Box<dyn Error>> {
    let mut programs = Vec::new();
    for example in examples::all() {
        let name = format!("{}.ir", example.name);
        if name.contains(filter) {
            let module = parse_module(example.text).map_err(|errors| errors[0].to_string())?.module;
            programs.push(Program { name, module, case: (example.case)() });
        }
    }
    for program in toy::all() {
        let name = format!("{}.toy", program.name);
        if name.contains(filter) {
            let compiled = Folder(folder().join("toy")).compile(program.name)?;
            let case = toy::expand((program.case)(), &compiled);
            programs.push(Program { name, module: compiled.module, case });
        }
    }
    Ok(programs)
}

/// What is counted; what was not is nothing.
#[derive(Clone, Copy, Default)]
struct Counts {
    ptx: usize,
    steps: Option<u64>,
    sass: Option<usize>,
    registers: Option<u32>,
}

/// What decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Steps,
    Sass,
}

impl Counts {
    /// What there is more of than before at a level.
    fn worse_than(&self, before: &Counts, level: OptLevel) -> Vec<Column> {
        let columns = [
            (Column::Steps, self.steps > before.steps),
            (Column::Sass, self.sass > before.sass && level < OptLevel::O2),
        ];
        columns.into_iter().filter(|(_, worse)| *worse).map(|(column, _)| column).collect()
    }
}

/// What a row says of what there is more of, and whether there is a reason for all of it.
fn explain(program: &str, more: &[Column]) -> (String, bool) {
    let reason = |column: Column| {
        EXPLAINED.iter().find(|known| known.0 == program && known.1 == column).map(|known| known.2)
    };
    let said = more.iter().map(|&column| match reason(column) {
        Some(reason) => format!("{column:?}: {reason}"),
        None => format!("{column:?}"),
    });
    (said.collect::<Vec<_>>().join("; "), more.iter().all(|&column| reason(column).is_some()))
}

fn measure_all(arguments: &[String]) -> Result<usize, Box<dyn Error>> {
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let filter = arguments.iter().find(|argument| !argument.starts_with('-'));
    let programs = programs(filter.map_or("", String::as_str))?;
    let toolbox = Toolbox::find(None)?;
    let ptxas = toolbox.for_target(SM).ok();
    match ptxas {
        Some(ptxas) => println!("for {SM}, ptxas {}:", ptxas.release()),
        None => println!("for {SM}; no ptxas was found, so machine code is not counted:"),
    }
    println!(
        "{:24}{:>4}{:>7}{:>12}{:>7}{:>5}  more than at O0",
        "program", "", "PTX", "steps", "SASS", "regs"
    );
    let mut worse = 0;
    for program in &programs {
        worse += measure(program, ptxas, quick)?;
    }
    Ok(worse)
}

/// Prints the rows of a program. Returns how many are worse than the first.
fn measure(program: &Program, ptxas: Option<&Ptxas>, quick: bool) -> Result<usize, Box<dyn Error>> {
    let (mut at_o0, mut last, mut worse) = (None, String::new(), 0);
    for level in OptLevel::ALL {
        let options = Options::default().with_level(level);
        let compiled = compile(&program.module, &Target::new(SM), &options);
        let text = compiled.map_err(|errors| format!("{}: {}", program.name, errors[0]))?.text;
        if text == last {
            continue;
        }
        let run = !quick || at_o0.is_none_or(|counts: Counts| counts.steps < Some(QUICK_STEPS));
        let mut counts = Counts { ptx: count_ptx(&text), ..Counts::default() };
        if run {
            let code = ptx::Module::parse(&text).map_err(|errors| errors[0].to_string())?;
            let options = simulator::options(0);
            let case = &program.case;
            let launched = simulator::launch_counted(&program.module, &code, case, options);
            counts.steps = Some(launched.map_err(|error| format!("{}: {error}", program.name))?.1);
        }
        if let Some(ptxas) = ptxas {
            let assembled = ptxas.assemble(&text, SM, AssembleOptions::default())?;
            counts.sass = Some(cubin::count_instructions(&assembled.cubin));
            counts.registers = assembled.facts.iter().filter_map(|f| f.registers).max();
        }
        let first = *at_o0.get_or_insert(counts);
        let (more, is_explained) = explain(&program.name, &counts.worse_than(&first, level));
        worse += usize::from(!is_explained);
        print_row(&program.name, level, &counts, &more);
        last = text;
    }
    Ok(worse)
}

/// The instructions of PTX as irc prints it: a line each.
fn count_ptx(text: &str) -> usize {
    let is_inst = |line: &&str| {
        let line = line.trim_start();
        line.ends_with(';') && !line.starts_with('.') && !line.starts_with("//")
    };
    text.lines().filter(is_inst).count()
}

fn print_row(name: &str, level: OptLevel, counts: &Counts, more: &str) {
    fn shown(number: Option<impl fmt::Display>) -> String {
        number.map_or_else(|| "-".to_owned(), |number| number.to_string())
    }
    println!(
        "{name:24}{:>4}{:>7}{:>12}{:>7}{:>5}  {more}",
        format!("{level:?}"),
        counts.ptx,
        shown(counts.steps),
        shown(counts.sass),
        shown(counts.registers),
    );
}
