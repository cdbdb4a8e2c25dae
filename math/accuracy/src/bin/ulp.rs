//! `ulp FUNCTION.. [--type f64] [--count N] [--tier TIER] [--all] [--native] [--gpu]
//! [--text FILE] [--inputs FILE] [--record WHEN]`: measures functions of `f32` or `f64`; `every`
//! stands for all.
//!
//! `--text FILE` takes routines from a file in place of the library, so that one can be tried while
//! it is written.
//!
//! `--inputs FILE` tries the operands of a list, in the form of CORE-MATH's files `*.wc`, on `f64`.
//!
//! Without `--all` N inputs, about a million, are tried; with it all 2^32 of `f32`. A run that was
//! ended goes on at the last 64th of them: it is kept in `target/ulp`, with a hash of the routine.
//! With `--native` as well that takes a minute: the routine is compiled as C. Where only 192 bits
//! tell that a result is not the nearest, it is listed. With `--native` and without `--all`, or of
//! `f64`, or of several operands, `--count` random inputs are compared with 64 and 113 bits, and
//! the worst with 192.
//! `--all --gpu` has a GPU compute the routine, as it is compiled for it: that takes seconds. The
//! program must be built with the feature `cuda`.
//!
//! `--record` writes what was found to `math/accuracy/results.tsv`, with this text as the date and
//! the commit: `2026-11-27, dc802b41`.

use irc_accuracy::inputs::listed;
use irc_accuracy::native::{self, Compared, Program};
use irc_accuracy::sweep::{Found, MOST, Sweep};
use irc_accuracy::table::{Row, read};
use irc_ir::math::Routine;
use irc_ir::module::{Module, Symbol};
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::text::parse_module;
use irc_ir::types::Scalar;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "ulp FUNCTION.. [--type f64] [--count N] [--tier TIER] [--all] \
                     [--native] [--gpu] [--text FILE] [--inputs FILE] [--record WHEN]";

struct Wanted {
    functions: Vec<MathFn>,
    tier: MathTier,
    scalar: Scalar,
    count: u64,
    all: bool,
    native: bool,
    gpu: bool,
    text: Option<&'static Module>,
    inputs: Option<Vec<Vec<u64>>>,
    record: Option<String>,
}

fn wanted() -> Option<Wanted> {
    let mut wanted = Wanted {
        functions: Vec::new(),
        tier: MathTier::Precise,
        scalar: Scalar::F32,
        count: 1 << 20,
        all: false,
        native: false,
        gpu: false,
        text: None,
        inputs: None,
        record: None,
    };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--tier" => wanted.tier = MathTier::from_word(&args.next()?)?,
            "--type" => {
                wanted.scalar = match args.next()?.as_str() {
                    "f32" => Scalar::F32,
                    "f64" => Scalar::F64,
                    _ => return None,
                }
            }
            "--count" => wanted.count = args.next()?.parse().ok()?,
            "--all" => wanted.all = true,
            "--native" => wanted.native = true,
            "--gpu" => wanted.gpu = true,
            "--text" => wanted.text = Some(library(&args.next()?)?),
            "--inputs" => {
                let path = args.next()?;
                let text = std::fs::read_to_string(&path);
                wanted.inputs = Some(listed(&text.map_err(|e| eprintln!("{path}: {e}")).ok()?));
            }
            "--record" => wanted.record = Some(args.next()?),
            "every" => wanted.functions.extend(MathFn::ALL),
            name => wanted.functions.push(MathFn::from_word(name)?),
        }
    }
    (!wanted.functions.is_empty()).then_some(wanted)
}

/// The routines of a file.
fn library(path: &str) -> Option<&'static Module> {
    let text = std::fs::read_to_string(path).map_err(|e| eprintln!("{path}: {e}")).ok()?;
    match parse_module(&text) {
        Ok(parsed) => Some(Box::leak(Box::new(parsed.module))),
        Err(errors) => {
            errors.iter().for_each(|e| eprintln!("{path}: {e:?}"));
            None
        }
    }
}

const ALL: u64 = 1 << 32;

fn is_all(function: MathFn, wanted: &Wanted) -> bool {
    wanted.all && function.operands() == 1 && wanted.scalar == Scalar::F32
}

fn measure(function: MathFn, wanted: &Wanted) -> Option<Found> {
    let (scalar, ty) = (wanted.scalar, wanted.scalar.name());
    let routine = match wanted.text {
        Some(library) => {
            let name = match wanted.tier {
                MathTier::Precise => format!("__irc_{function}_{ty}"),
                tier => format!("__irc_{function}_{ty}_{tier}"),
            };
            let Some(Symbol::Func(id)) = library.symbol(&name) else { return None };
            Routine { library, id }
        }
        None => irc_ir::math::routine(function, wanted.tier, scalar)?,
    };
    let mut sweep = Sweep::of(function, scalar, routine);
    if let Some(inputs) = &wanted.inputs {
        let whole = inputs.iter().filter(|input| input.len() == function.operands());
        let inputs: Vec<[u64; MOST]> = whole
            .map(|input| std::array::from_fn(|i| input.get(i).copied().unwrap_or(0)))
            .collect();
        let mut found = Found::default();
        sweep.run(0, inputs.len() as u64, |i| inputs[i as usize], &mut found);
        return Some(found);
    }
    if wanted.gpu && is_all(function, wanted) {
        let found = measure_on_gpu(function, wanted.tier, &mut sweep);
        return found.map_err(|error| eprintln!("{function}: {error}")).ok();
    }
    if wanted.native {
        let found = measure_native(function, wanted, routine, &mut sweep);
        return found.map_err(|error| eprintln!("{function}: {error}")).ok();
    }
    if !is_all(function, wanted) {
        return Some(sweep.sample(wanted.count));
    }
    let kept = Kept::of(function, wanted, &routine.library.to_string());
    let (first, mut found) = kept.read().unwrap_or_default();
    let part = ALL / 64;
    for first in (first..ALL).step_by(part as usize) {
        sweep.run(first, first + part, |bits| [bits, 0, 0, 0], &mut found);
        kept.write(first + part, &found);
        eprintln!("{function}: {} of 64, at most {:.6} ulp", first / part + 1, found.worst);
    }
    Some(found)
}

/// Tries all inputs, or so many, with the routine as C; what that cannot tell is left to the
/// evaluator.
fn measure_native(
    function: MathFn,
    wanted: &Wanted,
    routine: Routine,
    sweep: &mut Sweep,
) -> std::io::Result<Found> {
    let without = || std::io::Error::other("the C library has nothing to compare it with");
    let (text, count, of) = match is_all(function, wanted) {
        true => (native::sweep_f32(function, routine), ALL, None),
        false => {
            let text = native::random(function, wanted.scalar, routine);
            (text, wanted.count, Some(wanted.count))
        }
    };
    let text = text.ok_or_else(without)?;
    let kept = Kept::of(function, wanted, &text);
    let folder = kept.path.parent().unwrap_or(Path::new("."));
    let name = format!("run-{}", routine.func().name);
    let program = Program::compile(&text, folder, &name, "-O3")?;
    let (first, mut found) = kept.read().unwrap_or_default();
    let part = count.div_ceil(64);
    for first in (first..count).step_by(part as usize) {
        let end = count.min(first + part);
        let compared = program.compare(first, end, of)?;
        if compared.worst > found.worst {
            found.at = compared.at;
            found.worst = match of {
                Some(_) => confirmed(sweep, &compared)?,
                None => compared.worst,
            };
        }
        found.rounded += compared.rounded;
        settle(function, wanted.tier, &compared, sweep, &mut found);
        found.tried = end;
        kept.write(end, &found);
    }
    Ok(found)
}

/// Tries all inputs on a GPU.
#[cfg(feature = "cuda")]
fn measure_on_gpu(function: MathFn, tier: MathTier, sweep: &mut Sweep) -> Result<Found, String> {
    if !irc_accuracy::device::has(function, tier) {
        return Err("f64 has nothing to compare it with".to_owned());
    }
    let gpu = irc_runtime::cuda::CudaDevice::new(0);
    let mut gpu = gpu.map_err(|error| error.to_string())?;
    let mut on_gpu = irc_accuracy::device::Sweep::new(&mut gpu, function, tier)?;
    let mut found = Found::default();
    let part = ALL / 64;
    for first in (0..ALL).step_by(part as usize) {
        let compared = on_gpu.compare(first, first + part)?;
        if compared.worst > found.worst {
            (found.worst, found.at) = (compared.worst, compared.at);
        }
        found.rounded += compared.rounded;
        settle(function, tier, &compared, sweep, &mut found);
    }
    // The device has it as a float.
    found.worst = sweep.error_at(found.at);
    found.tried = ALL;
    Ok(found)
}

/// Tries all inputs on a GPU.
#[cfg(not(feature = "cuda"))]
fn measure_on_gpu(_: MathFn, _: MathTier, _: &mut Sweep) -> Result<Found, String> {
    Err("`ulp` is built without the feature `cuda`".to_owned())
}

/// Tries what was left over.
fn settle(
    function: MathFn,
    tier: MathTier,
    compared: &Compared,
    sweep: &mut Sweep,
    found: &mut Found,
) {
    for &bits in &compared.left {
        let at = [bits.into(), 0, 0, 0];
        let error = sweep.error_at(at);
        if error > 0.5 && tier == MathTier::Rounded {
            println!("{function} {bits:08x} is not the nearest: {error:.9} ulp");
        }
        found.note(error, at);
    }
}

/// The error of random operands, which was computed with 113 bits, as more bits have it.
fn confirmed(sweep: &mut Sweep, compared: &Compared) -> std::io::Result<f64> {
    let error = sweep.error_at(compared.at);
    if (error - compared.worst).abs() <= 1e-3 || error == compared.worst {
        return Ok(error);
    }
    let (at, rough) = (compared.at, compared.worst);
    let message = format!("at {at:x?} the references disagree: {rough} and {error} ulp");
    Err(std::io::Error::other(message))
}

/// Where a run over all inputs is kept.
struct Kept {
    path: PathBuf,
}

impl Kept {
    fn of(function: MathFn, wanted: &Wanted, text: &str) -> Kept {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/ulp");
        let native = if wanted.native { "-native" } else { "" };
        let some = if wanted.all { String::new() } else { format!("-{}", wanted.count) };
        let (tier, hash) = (wanted.tier, hasher.finish());
        Kept { path: folder.join(format!("{function}-{tier}{native}{some}-{hash:016x}")) }
    }

    /// The next input, and what was found before it.
    fn read(&self) -> Option<(u64, Found)> {
        let text = std::fs::read_to_string(&self.path).ok()?;
        let numbers: Vec<u64> =
            text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let [next, worst, rounded, x, y, z, w] = numbers[..] else { return None };
        let worst = f64::from_bits(worst);
        Some((next, Found { tried: next, worst, at: [x, y, z, w], rounded }))
    }

    /// Keeps it; a run that cannot is only slower to repeat.
    fn write(&self, next: u64, found: &Found) {
        let Found { worst, at, rounded, .. } = found;
        let [x, y, z, w] = at;
        let text = format!("{next} {} {rounded} {x} {y} {z} {w}\n", worst.to_bits());
        let folder = self.path.parent().unwrap_or(Path::new("."));
        let written =
            std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&self.path, text));
        if let Err(error) = written {
            eprintln!("{}: {error}", self.path.display());
        }
    }
}

fn record(row: Row) -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/results.tsv");
    let text = std::fs::read_to_string(path)?;
    let mut rows = read(&text);
    rows.retain(|other| other.key() != row.key());
    rows.push(row);
    rows.sort_by_key(|row| (row.ty.clone(), row.function, row.tier));
    let head: String =
        text.lines().filter(|line| line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let lines: String = rows.iter().map(|row| row.line() + "\n").collect();
    std::fs::write(path, head + &lines)
}

fn main() -> ExitCode {
    let Some(wanted) = wanted() else {
        eprintln!("{USAGE}");
        return ExitCode::FAILURE;
    };
    for &function in &wanted.functions {
        let Some(found) = measure(function, &wanted) else {
            println!("{function}: not in this tier");
            continue;
        };
        let row = Row {
            function,
            ty: wanted.scalar.name().to_owned(),
            tier: wanted.tier,
            tried: found.tried,
            all: found.tried == ALL,
            worst: found.worst,
            at: found.at,
            rounded: found.rounded,
            when: wanted.record.clone().unwrap_or_default(),
        };
        println!("{}", row.line());
        if wanted.record.is_some()
            && let Err(error) = record(row)
        {
            eprintln!("the table is not written: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
