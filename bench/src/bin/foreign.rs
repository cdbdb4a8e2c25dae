//! Kernels of other people's sources next to `clang -O3 | llc -O3` and `nvcc -O3`, one by one.
//!
//! `cargo run --release -p irc-bench --bin foreign -- FOLDER.. [--sample N] [--seed S]`, and more
//! options below. A kernel without loops is compared by its machine instructions, one with loops by
//! the instructions of these for each access and each operation of arithmetic in them; each with
//! the better of both rivals. Nothing is fetched, and nothing of the sources is kept but below
//! `target`.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use irc::ir::module::Module;
use irc::passes::pipeline::Fuel;
use irc::ptx::target::{Sm, Target};
use irc::runtime::ptxas::Toolbox;
use irc::stages::{self, Compiler};
use irc::{Errors, OptLevel};
use irc_bench::command;
use irc_bench::peer::find_clang;
use irc_bench::shapes::{
    Compared, Disassembler, Foreign, Golden, Rivals, Shape, geometric_mean, ratio_text, shape_text,
};
use rayon::prelude::*;

const USAGE: &str = "\
usage: foreign [options] FOLDER|FILE..

Compares what irc, LLVM 22 and nvcc make of the kernels in files of CUDA.

  --sample N      so many files, drawn at random, of those with kernels (all)
  --seed S        other files for another number (0)
  --except FILE   none of the files that FILE, once saved, has rows of
  --again FILE    just the files that FILE, once saved, has rows of
  --level LEVEL   how far clang optimises what irc gets: O3, O1 or raw (O3)
  --irc LEVEL     how far irc optimises: O0 to O3 (O2)
  --without PASS  compiles without a pass; may be repeated
  --save FILE     writes a row for each kernel
  --compare FILE  says what is different from rows that were saved
  --worst N       prints so many kernels that are longest next to the rivals' (20)
  --by WHAT       which are worst: by length, registers or ptx (length)
  --help          print this
";

const SM: Sm = Sm::plain(90);

struct Arguments {
    roots: Vec<PathBuf>,
    sample: usize,
    seed: u64,
    except: Option<Golden>,
    again: Option<Golden>,
    level: &'static [&'static str],
    irc: OptLevel,
    without: Vec<&'static str>,
    save: Option<PathBuf>,
    compare: Option<Golden>,
    worst: usize,
    by: fn(&Compared) -> Option<f64>,
}

fn main() -> ExitCode {
    let arguments = match command::arguments(USAGE, arguments) {
        Ok(arguments) => arguments,
        Err(end) => return end,
    };
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Result<Arguments, String> {
    let mut parsed = Arguments {
        roots: Vec::new(),
        sample: usize::MAX,
        seed: 0,
        except: None,
        again: None,
        level: &["-O3"],
        irc: OptLevel::O2,
        without: Vec::new(),
        save: None,
        compare: None,
        worst: 20,
        by: by_length,
    };
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        if !word.starts_with("--") {
            parsed.roots.push(word.into());
            continue;
        }
        let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{word}: `{value}` is no number"));
        match word.as_str() {
            "--sample" => parsed.sample = number()?,
            "--worst" => parsed.worst = number()?,
            "--seed" => parsed.seed = number()? as u64,
            "--except" => parsed.except = Some(saved(&value)?),
            "--again" => parsed.again = Some(saved(&value)?),
            "--compare" => parsed.compare = Some(saved(&value)?),
            "--save" => parsed.save = Some(value.into()),
            "--without" => parsed.without.push(pass(&value)?),
            "--by" => parsed.by = measure(&value)?,
            "--level" => parsed.level = level(&value)?,
            "--irc" => parsed.irc = irc_level(&value)?,
            _ => return Err(format!("unknown option `{word}`")),
        }
    }
    if parsed.roots.is_empty() && parsed.again.is_none() {
        return Err("there is no folder to search".to_owned());
    }
    Ok(parsed)
}

fn level(word: &str) -> Result<&'static [&'static str], String> {
    match word {
        "O3" => Ok(&["-O3"]),
        "O1" => Ok(&["-O1"]),
        "raw" => Ok(&["-O1", "-Xclang", "-disable-llvm-passes"]),
        _ => Err(format!("`{word}` is no level: O3, O1 or raw")),
    }
}

fn irc_level(word: &str) -> Result<OptLevel, String> {
    let level = OptLevel::ALL.into_iter().find(|level| format!("{level:?}") == word);
    level.ok_or_else(|| format!("`{word}` is no level: O0, O1, O2 or O3"))
}

fn pass(word: &str) -> Result<&'static str, String> {
    let known = stages::optional().find(|&name| name == word);
    known.ok_or_else(|| format!("no pass called `{word}` can be left out; see `irc --help`"))
}

fn saved(path: &str) -> Result<Golden, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    Golden::parse(&text).map_err(|line| format!("{path}:{line}: this is no row of a kernel"))
}

/// The sources that rows were saved of.
fn sources_of(golden: &Golden) -> HashSet<PathBuf> {
    golden.rows().filter_map(|(name, _)| Some(name.split_once(' ')?.0.into())).collect()
}

/// The sources that are wanted.
fn sources(arguments: &Arguments) -> io::Result<Vec<PathBuf>> {
    if let Some(again) = &arguments.again {
        let mut sources: Vec<PathBuf> = sources_of(again).into_iter().collect();
        sources.sort();
        return Ok(sources);
    }
    let mut found = Vec::new();
    for root in &arguments.roots {
        collect(root, &mut found)?;
    }
    let except = arguments.except.as_ref().map(sources_of).unwrap_or_default();
    found.retain(|source| !except.contains(source));
    found.sort_by_cached_key(|source| {
        let mut hasher = DefaultHasher::new();
        (arguments.seed, source).hash(&mut hasher);
        hasher.finish()
    });
    found.truncate(arguments.sample);
    Ok(found)
}

/// The files of CUDA at or below a path that have kernels. A name with a space in it could not be
/// saved.
fn collect(path: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), found)?;
        }
    } else if path.extension().is_some_and(|extension| extension == "cu")
        && !path.to_string_lossy().contains(' ')
        && String::from_utf8_lossy(&fs::read(path)?).contains("__global__")
    {
        found.push(path.to_owned());
    }
    Ok(())
}

/// The kernels of one source, by their names; none where clang makes nothing of it, which is of no
/// use here.
///
/// # Errors
/// What irc or ptxas says against what clang has made.
fn compare(
    source: &Path,
    foreign: &Foreign<'_>,
    arguments: &Arguments,
) -> Result<BTreeMap<String, Compared>, String> {
    let Ok(made) = foreign.make(source) else { return Ok(BTreeMap::new()) };
    let options = irc_llvm::Options::default().with_cuda_atomics(true);
    let module = irc_llvm::read_with(made.ir.as_bytes(), &options);
    let module = module.map_err(|errors| errors[0].diagnostic.message.clone())?;
    let ptx = compile(module, arguments).map_err(|error| error.to_string())?;
    let kernels = foreign.kernels(&ptx).map_err(|error| error.to_string())?;
    let of = |rival: &Option<BTreeMap<String, Shape>>, name: &str| {
        rival.as_ref().and_then(|kernels| kernels.get(name).copied())
    };
    let compared = |(name, irc): (String, Shape)| {
        let (llc, nvcc) = (of(&made.llc, &name), of(&made.nvcc, &name));
        (name, Compared { irc, llc, nvcc })
    };
    Ok(kernels.into_iter().map(compared).collect())
}

/// The PTX of a module, at the level that is wanted and without the passes that are not.
fn compile(mut module: Module, arguments: &Arguments) -> Result<String, Errors> {
    let mut compiler = Compiler::unwatched(Target::new(SM), arguments.irc);
    compiler.fuel = Fuel::UNLIMITED.without(arguments.without.iter().copied());
    compiler.optimize(&mut module)?;
    Ok(compiler.emit(module, None)?.text)
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let toolbox = Toolbox::find(None).map_err(|error| error.to_string())?;
    let disassembler = Disassembler::find().ok_or("nvdisasm not found; see tools/setup.sh")?;
    let rivals = Rivals::find();
    if let [missing, ..] = rivals.missing()[..] {
        return Err(format!("{missing} not found; see tools/setup.sh"));
    }
    let clang = find_clang().ok_or("clang not found; see tools/setup.sh")?;
    let ptxas = toolbox.for_target(SM).map_err(|error| error.to_string())?;
    let foreign = Foreign {
        sm: SM,
        level: arguments.level,
        clang: &clang,
        ptxas,
        disassembler: &disassembler,
        rivals: &rivals,
    };
    let sources = sources(arguments).map_err(|error| error.to_string())?;
    let made: Vec<_> =
        sources.par_iter().map(|source| compare(source, &foreign, arguments)).collect();
    let mut rows = Vec::new();
    for (source, made) in sources.iter().zip(made) {
        match made {
            Ok(kernels) => {
                let named = |(name, row)| (format!("{} {name}", source.display()), row);
                rows.extend(kernels.into_iter().map(named));
            }
            Err(why) => println!("{}: irc: {why}", source.display()),
        }
    }
    report(&rows, arguments);
    if let Some(path) = &arguments.save {
        let mut golden = Golden::default();
        rows.iter().for_each(|(name, row)| golden.record(name, row.irc, None));
        fs::write(path, golden.text()).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn report(rows: &[(String, Compared)], arguments: &Arguments) {
    if let Some(golden) = &arguments.compare {
        differences(rows, golden);
    }
    let measured = rows.iter().filter_map(|row| Some(((arguments.by)(&row.1)?, row)));
    let mut worst: Vec<_> = measured.filter(|&(ratio, _)| ratio > 1.0).collect();
    worst.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    println!(
        "{:>6} {:>22} {:>22} {:>22}  kernel (instructions/registers/PTX, loops:work in them)",
        "", "irc", "llc", "nvcc"
    );
    for (ratio, (name, row)) in worst.into_iter().take(arguments.worst) {
        let [irc, llc, nvcc] = [Some(row.irc), row.llc, row.nvcc].map(with_loops);
        let ratio = ratio_text(Some(ratio));
        println!("{ratio:>6} {irc:>22} {llc:>22} {nvcc:>22}  {name}");
    }
    let mean = |what: &str, of: fn(&Compared) -> Option<f64>| {
        let ratios: Vec<f64> = rows.iter().filter_map(|(_, row)| of(row)).collect();
        if !ratios.is_empty() {
            let over = ratios.iter().filter(|&&ratio| ratio > 1.10).count();
            let (mean, all) = (geometric_mean(&ratios), ratios.len());
            println!("{what:24} {mean:.3} over {all}, {over} of them over 1.10");
        }
    };
    mean("code without loops", Compared::straight);
    mean("loops", Compared::loops);
    mean("registers", Compared::registers);
    mean("PTX, llc's", Compared::ptx);
}

fn by_length(row: &Compared) -> Option<f64> {
    Some(row.ratio())
}

fn measure(name: &str) -> Result<fn(&Compared) -> Option<f64>, String> {
    match name {
        "length" => Ok(by_length),
        "registers" => Ok(Compared::registers),
        "ptx" => Ok(Compared::ptx),
        _ => Err(format!("--by: there are length, registers and ptx, not `{name}`")),
    }
}

/// The text of a shape, with its loops.
fn with_loops(shape: Option<Shape>) -> String {
    let loops = shape.map_or(String::new(), |shape| match shape.work {
        0 => String::new(),
        work => format!(" {}:{work}", shape.looped),
    });
    shape_text(shape) + &loops
}

/// What is not as it was saved, and how much that is.
fn differences(rows: &[(String, Compared)], golden: &Golden) {
    let before: BTreeMap<&str, &Shape> = golden.rows().collect();
    let mut ratios: [Vec<f64>; 3] = Default::default();
    for (name, row) in rows {
        let Some(&before) = before.get(name.as_str()) else { continue };
        let now = &row.irc;
        if (now.sass, now.registers, now.looped) != (before.sass, before.registers, before.looped) {
            let texts = [*before, *now].map(|shape| shape_text(Some(shape)));
            let costs = [before, now].map(|shape| ratio_text(shape.loop_cost()));
            println!("{} to {}, loops {} to {}  {name}", texts[0], texts[1], costs[0], costs[1]);
        }
        ratios[0].push(now.sass as f64 / before.sass as f64);
        ratios[1].extend(now.loop_cost().zip(before.loop_cost()).map(|(now, old)| now / old));
        ratios[2].push(f64::from(now.registers) / f64::from(before.registers));
    }
    let [sass, loops, registers] = ratios.map(|ratios| geometric_mean(&ratios));
    println!(
        "against what was saved: instructions {sass:.4}, loops {loops:.4}, registers {registers:.4}"
    );
}
