//! The machine code of toy programs next to that of their twins in CUDA, and what checks cost.
//!
//! `cargo bench -p irc-bench --bench twins -- [--quick] [FILTER]`. Each program of `examples/toy`
//! at -O2 without checks, for sm_90, by the newest ptxas, beside its twin of `tests/twins` by
//! `clang -O3` with `llc -O3` and by `nvcc -O3`; the rivals get their best. Nothing is contracted
//! that a program does not ask for. Programs with loops are compared by the instructions of these
//! for each access and each operation of arithmetic in them, since ptxas unrolls one and not
//! another.
//!
//! Then the same program with checks: its machine code, and the instructions that its threads run
//! on the simulator with the inputs of the tests. `--quick` takes a sample, the same each time.

use irc::ir::module::Module;
use irc::ptx::target::{Sm, Target};
use irc::runtime::ptxas::{Ptxas, Toolbox};
use irc::{Options, compile, ptx};
use irc_bench::figures::Figures;
use irc_bench::shapes::{
    Compared, Disassembler, Rivals, Shape, geometric_mean, ratio_text, shape, shape_text,
};
use irc_tests::examples::Case;
use irc_tests::simulator;
use irc_tests::toy::{self, Folder, Program};
use rayon::prelude::*;
use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const SM: Sm = Sm::plain(90);
/// `--quick` takes one program of so many.
const SAMPLE: usize = 8;
/// From which ratio on a cause has to be written in [`CAUSES`].
const BOUND: f64 = 1.05;

/// Why a program is longer than the better twin by more than [`BOUND`].
const CAUSES: &[(&str, &str)] = &[
    (
        "conjugate_gradient",
        "a warp's number is computed for three dimensions; llc leaves more rounds to ptxas",
    ),
    ("histogram", "ptxas unrolls the bytes of a word, and does not join shift, mask and scale"),
    ("mandelbrot", "a loop that is left for two reasons has two branches; nvcc makes them one"),
    ("radix_sort", "a warp's sums are unrolled fully, for llc by ptxas, with more loads a round"),
    (
        "reduce_shared",
        "the address of `partial[me + width]` is not made from that of `partial[me]`",
    ),
];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let Some(disassembler) = Disassembler::find() else {
        println!("skipped: nvdisasm not found; tools/setup.sh --nvcc fetches it");
        return Ok(());
    };
    let toolbox = Toolbox::find(None)?;
    let ptxas = toolbox.for_target(SM)?;
    let rivals = Rivals::find();
    for rival in rivals.missing() {
        println!("skipped: {rival} not found; tools/setup.sh --llvm --nvcc fetches it");
    }
    let lab = Lab { ptxas, disassembler, rivals };
    let arguments: Vec<String> = env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let filter = arguments.iter().find(|argument| !argument.starts_with('-'));
    let filter = filter.map_or("", String::as_str);
    let programs: Vec<Program> = toy::all()
        .into_iter()
        .enumerate()
        .filter(|(index, program)| program.name.contains(filter) && (!quick || index % SAMPLE == 0))
        .map(|(_, program)| program)
        .collect();
    let rows: Result<Vec<Row>, String> = programs.par_iter().map(|it| lab.row(it)).collect();
    let mut figures = Figures::default();
    print_rows(&rows?, &mut figures);
    figures.keep(&arguments)?;
    Ok(())
}

/// A program, its twin, and itself with checks.
struct Row {
    name: &'static str,
    by: Compared,
    checked: Shape,
    /// Instructions that the threads run with checks, for each without.
    steps: f64,
}

struct Lab<'a> {
    ptxas: &'a Ptxas,
    disassembler: Disassembler,
    rivals: Rivals,
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

impl Lab<'_> {
    fn row(&self, program: &Program) -> Result<Row, String> {
        let said = |error: String| format!("{}: {error}", program.name);
        let (irc, steps) = self.measure(program, false).map_err(said)?;
        let (checked, checked_steps) = self.measure(program, true).map_err(said)?;
        let of_rival = |ptx: std::io::Result<String>| self.shape(&ptx.ok()?).ok();
        let recorded = format!("tests/golden/twins/{}.ll", program.name);
        let source = format!("tests/twins/{}.cu", program.name);
        let llc = of_rival(self.rivals.llc(&repository().join(recorded), SM));
        let nvcc = self.rivals.nvcc(&repository().join(source), SM, &["-fmad=false"]);
        let by = Compared { irc, llc, nvcc: of_rival(nvcc) };
        Ok(Row { name: program.name, by, checked, steps: checked_steps as f64 / steps as f64 })
    }

    fn shape(&self, ptx: &str) -> Result<Shape, String> {
        shape(ptx, SM, self.ptxas, &self.disassembler).map_err(|error| error.to_string())
    }

    /// The shape of a program, and how many instructions its threads run.
    fn measure(&self, program: &Program, checks: bool) -> Result<(Shape, u64), String> {
        let folder = Folder(repository().join("examples/toy"));
        let options = irc_toy::lower::Options::default().with_checks(checks);
        let compiled = folder.compile_with(program.name, &options)?;
        let case = toy::expand((program.case)(), &compiled);
        let module = &compiled.module;
        let text = compile(module, &Target::new(SM), &Options::default())
            .map_err(|errors| errors[0].to_string())?
            .text;
        Ok((self.shape(&text)?, steps(module, &text, &case)?))
    }
}

fn steps(module: &Module, text: &str, case: &Case) -> Result<u64, String> {
    let code = ptx::Module::parse(text).map_err(|errors| errors[0].to_string())?;
    let (buffers, steps) = simulator::launch_counted(module, &code, case, simulator::options(0))?;
    case.check(&buffers).map_err(|mismatch| mismatch.to_string())?;
    Ok(steps)
}

impl Row {
    /// Machine code with checks against that without.
    fn checks(&self) -> f64 {
        self.checked.sass as f64 / self.by.irc.sass as f64
    }
}

fn print_rows(rows: &[Row], figures: &mut Figures) {
    println!("toy -O2 beside its twin by clang -O3 with llc -O3 and by nvcc -O3, for {SM}");
    println!(
        "{:<20} {:>12} {:>12} {:>12} {:>5} {:>8} {:>6} {:>5} {:>8} {:>7} {:>6}",
        "sass/regs/ptx",
        "irc",
        "llc",
        "nvcc",
        "all",
        "straight",
        "loops",
        "regs",
        "checked",
        "checks",
        "steps"
    );
    let mut shown: Vec<&Row> = rows.iter().collect();
    shown.sort_by(|a, b| a.by.ratio().total_cmp(&b.by.ratio()).then(a.name.cmp(b.name)));
    for row in shown {
        let by = &row.by;
        let cause = CAUSES.iter().find(|(name, _)| by.ratio() > BOUND && *name == row.name);
        let line = format!(
            "{:<20} {:>12} {:>12} {:>12} {:>5} {:>8} {:>6} {:>5} {:>8} {:>7.2} {:>6.2} {}",
            row.name,
            shape_text(Some(by.irc)),
            shape_text(by.llc),
            shape_text(by.nvcc),
            ratio_text(by.all()),
            ratio_text(by.straight()),
            ratio_text(by.loops()),
            ratio_text(by.registers()),
            row.checked.sass,
            row.checks(),
            row.steps,
            cause.map_or("", |(_, why)| why),
        );
        println!("{}", line.trim_end());
    }
    let both: Vec<Compared> = rows.iter().map(|row| row.by).collect();
    let nvcc: Vec<Compared> = both.iter().map(|by| Compared { llc: None, ..*by }).collect();
    print_means("the better of both", &both, figures);
    print_means("nvcc alone", &nvcc, figures);
    let mut mean = |what: &str, ratios| print_mean("", what, ratios, figures);
    mean("machine code with checks", rows.iter().map(Row::checks).collect());
    mean("instructions run with checks", rows.iter().map(|row| row.steps).collect());
}

fn print_means(rivals: &str, rows: &[Compared], figures: &mut Figures) {
    println!("against {rivals}:");
    let of = |ratio: fn(&Compared) -> Option<f64>| rows.iter().filter_map(ratio).collect();
    let over = format!(" over {rivals}");
    let mut mean = |what: &str, ratios| print_mean(&over, what, ratios, figures);
    mean("machine code", of(Compared::all));
    mean("machine code without loops", of(Compared::straight));
    mean("loops for each operation", of(Compared::loops));
    mean("registers", of(Compared::registers));
}

/// Prints the mean of some ratios, and keeps it if there are any.
fn print_mean(over: &str, what: &str, ratios: Vec<f64>, figures: &mut Figures) {
    let mean = geometric_mean(&ratios);
    println!("{what}: {mean:.3} over {} programs", ratios.len());
    if !ratios.is_empty() {
        figures.add(format!("{what}{over}"), mean);
    }
}
