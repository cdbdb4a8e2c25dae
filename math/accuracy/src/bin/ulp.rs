//! `ulp FUNCTION.. [--type f64] [--count N] [--tier TIER] [--all] [--text FILE] [--record WHEN]`:
//! measures functions of `f32` or `f64`; `every` stands for all.
//!
//! `--text FILE` takes routines from a file in place of the library, so that one can be tried while
//! it is written.
//!
//! Without `--all` N inputs, about a million, are tried; with it all 2^32 of `f32`. A run that was
//! ended goes on at the last 64th of them: it is kept in `target/ulp`, with a hash of the routine.
//! `--record` writes what was found to `math/accuracy/results.tsv`, with this text as the date.

use irc_accuracy::sweep::{Found, Sweep};
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
                     [--text FILE] [--record WHEN]";

struct Wanted {
    functions: Vec<MathFn>,
    tier: MathTier,
    scalar: Scalar,
    count: u64,
    all: bool,
    text: Option<&'static Module>,
    record: Option<String>,
}

fn wanted() -> Option<Wanted> {
    let mut wanted = Wanted {
        functions: Vec::new(),
        tier: MathTier::Precise,
        scalar: Scalar::F32,
        count: 1 << 20,
        all: false,
        text: None,
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
            "--text" => wanted.text = Some(library(&args.next()?)?),
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
    if !wanted.all || function.operands() != 1 || scalar != Scalar::F32 {
        return Some(sweep.sample(wanted.count));
    }
    let kept = Kept::of(function, wanted.tier, &routine.library.to_string());
    let (first, mut found) = kept.read().unwrap_or_default();
    let part = ALL / 64;
    for first in (first..ALL).step_by(part as usize) {
        sweep.run(first, first + part, |bits| [bits, 0, 0, 0], &mut found);
        kept.write(first + part, &found);
        eprintln!("{function}: {} of 64, at most {:.6} ulp", first / part + 1, found.worst);
    }
    Some(found)
}

/// Where a run over all inputs is kept.
struct Kept {
    path: PathBuf,
}

impl Kept {
    fn of(function: MathFn, tier: MathTier, text: &str) -> Kept {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/ulp");
        Kept { path: folder.join(format!("{function}-{tier}-{:016x}", hasher.finish())) }
    }

    /// The next input, and what was found before it.
    fn read(&self) -> Option<(u64, Found)> {
        let text = std::fs::read_to_string(&self.path).ok()?;
        let numbers: Vec<u64> =
            text.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let [next, worst, at, rounded] = numbers[..] else { return None };
        let worst = f64::from_bits(worst);
        Some((next, Found { tried: next, worst, at: [at, 0, 0, 0], rounded }))
    }

    /// Keeps it; a run that cannot is only slower to repeat.
    fn write(&self, next: u64, found: &Found) {
        let Found { worst, at, rounded, .. } = found;
        let text = format!("{next} {} {} {rounded}\n", worst.to_bits(), at[0]);
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
