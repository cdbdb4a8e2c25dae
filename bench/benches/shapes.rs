//! The ptxas-shape lab: the machine code of kernels next to that of `clang -O3 | llc -O3` and of
//! `nvcc -O3`, and held to what was recorded.
//!
//! `cargo bench -p irc-bench --bench shapes -- [--quick] [--deny] [--record] [--because WHY]
//! [FILTER]`. First the kernels of `tests/cuda` for sm_90, by the newest ptxas: irc -O2 takes what
//! clang makes of them at -O3, at -O1 and before any pass (with CUDA's atomics, as llc takes them);
//! the rivals always get their best. A
//! program without loops is compared by its instructions, one with loops by the instructions of its
//! loops for each access and each operation of arithmetic in them, since ptxas unrolls one and not
//! another. Then these, the examples and the toy programs by every ptxas for targets from sm_75 to
//! sm_120 beside the recorded `bench/shapes.txt`.
//!
//! With `--deny` the exit status is 1 if a row has more instructions, registers, stack or spilled
//! bytes than were recorded. `--record` records what there is now; what is worse needs a reason
//! then, which is kept in its row. `--quick` takes a sample, the same each time.

use irc::ir::module::Module;
use irc::ir::text::parse_module;
use irc::ptx::target::{Sm, Suffix, Target};
use irc::runtime::ptxas::{Ptxas, Toolbox};
use irc::{OptLevel, Options, compile};
use irc_bench::figures::Figures;
use irc_bench::shapes::{
    Compared, Disassembler, Golden, Rivals, Shape, geometric_mean, ratio_text, shape, shape_text,
};
use irc_tests::foreign::recording::target_of;
use irc_tests::{examples, toy};
use rayon::prelude::*;
use std::collections::HashSet;
use std::error::Error;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// What the rivals are measured on.
const SM: Sm = Sm::plain(90);
/// What the recorded rows are for, if the program is not for a newer one.
const TARGETS: [Sm; 5] =
    [Sm::plain(75), Sm::plain(80), Sm::plain(90), Sm::plain(100), Sm::plain(120)];
/// What clang recorded, from the best to the worst input.
const LEVELS: [&str; 3] = ["O3", "O1", "raw"];
/// `--quick` takes one row of so many.
const SAMPLE: u64 = 24;
/// From which ratio on a cause has to be written in [`CAUSES`].
const BOUND: f64 = 1.10;

/// Why a program is longer than the better rival's by more than [`BOUND`], from any input or from
/// that of one level.
const CAUSES: &[(&str, &str)] = &[
    ("dynamic_shared", "nvcc shifts before `xor`, so that three indices share one shift"),
    ("linkage", "nvcc takes a weak function for final and puts it in; llc does as irc"),
    ("locks", "nvcc computes a remainder ahead of the loop, which may not need it"),
    ("named_barriers", "ptxas unrolls its loop by four in the shape that irc prints"),
    ("packed", "irc puts unaligned words together from bytes in registers of 16 bits"),
    ("sha256", "its loops are unrolled, and its arrays are registers, not local memory"),
];

struct Arguments {
    quick: bool,
    deny: bool,
    record: bool,
    because: Option<String>,
    filter: String,
    /// Where the figures are kept, and older ones: `--save=` and `--compare=`.
    kept: Vec<String>,
}

fn main() -> ExitCode {
    match arguments().and_then(|arguments| run(&arguments)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, Box<dyn Error>> {
    let mut parsed = Arguments {
        quick: false,
        deny: false,
        record: false,
        because: None,
        filter: String::new(),
        kept: Vec::new(),
    };
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--quick" => parsed.quick = true,
            "--deny" => parsed.deny = true,
            "--record" => parsed.record = true,
            "--because" => parsed.because = Some(words.next().ok_or("--because needs a reason")?),
            word if word.starts_with("--save=") || word.starts_with("--compare=") => {
                parsed.kept.push(word.to_owned());
            }
            // cargo says it.
            "--bench" => {}
            word if word.starts_with('-') => return Err(format!("unknown flag `{word}`").into()),
            word => word.clone_into(&mut parsed.filter),
        }
    }
    if parsed.record && parsed.quick {
        return Err("--record takes all rows, --quick a sample".into());
    }
    Ok(parsed)
}

fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let Some(disassembler) = Disassembler::find() else {
        println!("skipped: nvdisasm not found; tools/setup.sh --nvcc fetches it");
        return Ok(!arguments.deny);
    };
    let toolbox = Toolbox::find(None)?;
    let lab = Lab { toolbox, disassembler, rivals: Rivals::find() };
    let programs = programs(&arguments.filter)?;
    if !arguments.record {
        lab.compare(&programs, arguments)?;
    }
    lab.hold_to_golden(&programs, arguments)
}

/// A module and where it is from.
struct Program {
    /// With the level of its input behind a dot, or the extension of its file.
    name: String,
    module: Module,
    /// The oldest target that it is for.
    target: Sm,
    /// What the rivals take, for a kernel that clang recorded.
    source: Option<Source>,
}

struct Source {
    kernel: String,
    level: &'static str,
}

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn programs(filter: &str) -> Result<Vec<Program>, Box<dyn Error>> {
    let mut programs = recorded(filter)?;
    let mut add = |name: String, module: Module| {
        if name.contains(filter) {
            programs.push(Program { name, module, target: Sm::plain(75), source: None });
        }
    };
    for example in examples::all() {
        let module = parse_module(example.text).map_err(|errors| errors[0].to_string())?.module;
        add(format!("{}.ir", example.name), module);
    }
    let folder = || toy::Folder(repository().join("examples/toy"));
    for program in toy::all() {
        add(format!("{}.toy", program.name), folder().compile(program.name)?.module);
    }
    Ok(programs)
}

/// What clang made of the kernels.
fn recorded(filter: &str) -> Result<Vec<Program>, Box<dyn Error>> {
    let mut kernels: Vec<String> = Vec::new();
    for entry in fs::read_dir(repository().join("tests/cuda"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        kernels.extend(name.strip_suffix(".cu").map(str::to_owned));
    }
    kernels.sort();
    let mut programs = Vec::new();
    for kernel in kernels {
        for level in LEVELS {
            let name = format!("{kernel}.{level}");
            let path = recording(&kernel, level);
            // Kernels that need the headers of CUDA are not recorded.
            if !name.contains(filter) || !path.is_file() {
                continue;
            }
            let text = fs::read_to_string(&path)?;
            let options = irc_llvm::Options::default().with_cuda_atomics(true);
            let module = irc_llvm::read_with(text.as_bytes(), &options)
                .map_err(|errors| format!("{name}: {}", errors[0].diagnostic.message))?;
            let source = Some(Source { kernel: kernel.clone(), level });
            programs.push(Program { name, module, target: target_of(&text).sm, source });
        }
    }
    Ok(programs)
}

fn recording(kernel: &str, level: &str) -> PathBuf {
    repository().join(format!("tests/golden/llvm/{kernel}.{level}.ll"))
}

impl Program {
    /// The targets that it can be compiled for.
    fn targets(&self) -> Vec<Sm> {
        if self.target.suffix() != Suffix::None {
            return vec![self.target];
        }
        TARGETS.into_iter().filter(|sm| sm.number() >= self.target.number()).collect()
    }

    /// Its PTX; nothing where it needs another target.
    fn ptx(&self, sm: Sm) -> Option<String> {
        let options = Options::default().with_level(OptLevel::O2);
        compile(&self.module, &Target::new(sm), &options).ok().map(|ptx| ptx.text)
    }
}

/// Whether a row is in the sample.
fn is_sampled(name: &str, quick: bool) -> bool {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    !quick || hasher.finish().is_multiple_of(SAMPLE)
}

struct Lab {
    toolbox: Toolbox,
    disassembler: Disassembler,
    rivals: Rivals,
}

/// A kernel by each compiler.
struct Row<'a> {
    name: &'a str,
    by: Compared,
}

impl Lab {
    fn shape(&self, ptx: &str, sm: Sm, ptxas: &Ptxas) -> Option<Shape> {
        shape(ptx, sm, ptxas, &self.disassembler).ok()
    }

    /// Prints the kernels next to the rivals'.
    fn compare(&self, programs: &[Program], arguments: &Arguments) -> Result<(), Box<dyn Error>> {
        for rival in self.rivals.missing() {
            println!("skipped: {rival} not found; tools/setup.sh --llvm --nvcc fetches it");
        }
        let rows: Result<Vec<_>, _> = programs
            .par_iter()
            .filter(|program| is_sampled(&program.name, arguments.quick))
            .filter_map(|program| self.row(program, program.source.as_ref()?).transpose())
            .collect();
        let rows: Vec<(&str, Row<'_>)> = rows?;
        let mut figures = Figures::default();
        for level in LEVELS {
            let rows: Vec<&Row<'_>> =
                rows.iter().filter(|(of, _)| *of == level).map(|(_, row)| row).collect();
            if !rows.is_empty() {
                print_level(level, &rows, &mut figures);
            }
        }
        figures.keep(&arguments.kept)?;
        Ok(())
    }

    /// A kernel by each compiler, with its level; nothing if irc's needs another target than the
    /// rivals are measured on.
    fn row<'a>(
        &self,
        program: &'a Program,
        source: &Source,
    ) -> Result<Option<(&'static str, Row<'a>)>, String> {
        let (name, sm) = (program.name.as_str(), SM.max(program.target));
        let ptxas = self.toolbox.for_target(sm).map_err(|error| error.to_string())?;
        let Some(ptx) = program.ptx(sm) else { return Ok(None) };
        let irc = shape(&ptx, sm, ptxas, &self.disassembler)
            .map_err(|error| format!("{name}: {error}"))?;
        let of_rival = |ptx: std::io::Result<String>| self.shape(&ptx.ok()?, sm, ptxas);
        let llc = of_rival(self.rivals.llc(&recording(&source.kernel, "O3"), sm));
        let cuda = repository().join("tests/cuda").join(&source.kernel).with_extension("cu");
        let nvcc = of_rival(self.rivals.nvcc(&cuda, sm, &[]));
        Ok(Some((source.level, Row { name, by: Compared { irc, llc, nvcc } })))
    }

    /// Prints what became worse, or records what there is. Whether all is well.
    fn hold_to_golden(
        &self,
        programs: &[Program],
        arguments: &Arguments,
    ) -> Result<bool, Box<dyn Error>> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("shapes.txt");
        let text = if path.is_file() { fs::read_to_string(&path)? } else { String::new() };
        let mut golden = Golden::parse(&text)
            .map_err(|line| format!("{}:{line}: expected a recorded shape", path.display()))?;
        let found: Result<Vec<Vec<_>>, String> =
            programs.par_iter().map(|program| self.golden_rows(program, arguments.quick)).collect();
        let found: Vec<(String, Shape)> = found?.into_iter().flatten().collect();
        let mut worse = 0;
        for (name, shape) in &found {
            match golden.losses(name, shape) {
                None if !arguments.record => {
                    worse += 1;
                    println!("{name}: was not recorded");
                }
                None => golden.record(name, *shape, None),
                Some(losses) => {
                    for loss in &losses {
                        println!("{name}: {} {}, were {}", loss.found, loss.what, loss.recorded);
                    }
                    let because = arguments.because.as_deref().filter(|_| !losses.is_empty());
                    worse += usize::from(!losses.is_empty() && because.is_none());
                    if arguments.record && (losses.is_empty() || because.is_some()) {
                        golden.record(name, *shape, because);
                    }
                }
            }
        }
        println!("{} recorded shapes compared, {worse} worse", found.len());
        if arguments.record {
            if arguments.filter.is_empty() {
                let names: HashSet<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
                golden.retain(|name| names.contains(name));
            }
            fs::write(&path, golden.text())?;
        }
        Ok(worse == 0 || !(arguments.deny || arguments.record))
    }

    /// The shapes of a program by each ptxas for each target.
    fn golden_rows(&self, program: &Program, quick: bool) -> Result<Vec<(String, Shape)>, String> {
        let mut rows = Vec::new();
        for sm in program.targets() {
            let tools = self.toolbox.tools().iter().filter(|ptxas| ptxas.release().knows(sm));
            let named = tools.map(|ptxas| {
                (ptxas, format!("{} {} {}", program.name, ptxas.release(), sm.name()))
            });
            let named: Vec<_> = named.filter(|(_, name)| is_sampled(name, quick)).collect();
            // A program that another target is needed for has no row.
            let Some(ptx) = (!named.is_empty()).then(|| program.ptx(sm)).flatten() else {
                continue;
            };
            for (ptxas, name) in named {
                let shape = shape(&ptx, sm, ptxas, &self.disassembler)
                    .map_err(|error| format!("{name}: {error}"))?;
                rows.push((name, shape));
            }
        }
        Ok(rows)
    }
}

impl Row<'_> {
    fn cause(&self) -> &'static str {
        let kernel = self.name.split('.').next().unwrap_or(self.name);
        let cause = CAUSES.iter().find(|(name, _)| [kernel, self.name].contains(name));
        cause.map_or("no written cause", |(_, why)| why)
    }
}

fn print_level(level: &str, rows: &[&Row<'_>], figures: &mut Figures) {
    println!(
        "\nirc -O2 of what clang makes at {level}, beside clang -O3 with llc -O3 and nvcc -O3"
    );
    println!(
        "{:<22} {:>16} {:>16} {:>16} {:>8} {:>6} {:>5}",
        "sass/regs/ptx", "irc", "llc", "nvcc", "straight", "loops", "regs"
    );
    let mut shown: Vec<&&Row<'_>> = rows.iter().collect();
    shown.sort_by(|a, b| a.by.ratio().total_cmp(&b.by.ratio()).then(a.name.cmp(b.name)));
    for row in shown {
        let by = &row.by;
        let cause = if by.ratio() > BOUND { row.cause() } else { "" };
        println!(
            "{:<22} {:>16} {:>16} {:>16} {:>8} {:>6} {:>5} {cause}",
            row.name,
            shape_text(Some(by.irc)),
            shape_text(by.llc),
            shape_text(by.nvcc),
            ratio_text(by.straight()),
            ratio_text(by.loops()),
            ratio_text(by.registers()),
        );
        if by.irc.stack > 0 && by.rivals().any(|rival| rival.stack == 0) {
            println!("  {} bytes of stack, a rival has none", by.irc.stack);
        }
    }
    let mut mean = |what: &str, ratio: fn(&Compared) -> Option<f64>| {
        let ratios: Vec<f64> = rows.iter().filter_map(|row| ratio(&row.by)).collect();
        let mean = geometric_mean(&ratios);
        println!("{level}: {what}: {mean:.3} over {} programs", ratios.len());
        if !ratios.is_empty() {
            figures.add(format!("{level}, {what}"), mean);
        }
    };
    mean("machine code without loops", Compared::straight);
    mean("loops for each operation", Compared::loops);
    mean("registers", Compared::registers);
    mean("PTX beside llc's", Compared::ptx);
}
