//! `ulp FUNCTION.. [--type f64] [--count N] [--tier TIER] [--all] [--text FILE] [--record WHEN]`: measures functions of `f32` or `f64`.
//!
//! `--text FILE` takes routines from a file in place of the library, so that one can be tried while
//! it is written.
//!
//! Without `--all` N inputs, about a million, are tried; with it all 2^32, with a line for every 16th of
//! them: a run that was ended goes on with `--from N` of the last line. `--record` writes what was
//! found to `math/accuracy/results.tsv`, with this text as the date and commit.

use irc_accuracy::sweep::{Found, Sweep};
use irc_accuracy::table::{Row, read};
use irc_ir::math::Routine;
use irc_ir::module::{Module, Symbol};
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::text::parse_module;
use irc_ir::types::Scalar;
use std::process::ExitCode;

struct Wanted {
    functions: Vec<MathFn>,
    tier: MathTier,
    scalar: Scalar,
    count: u64,
    all: bool,
    from: u64,
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
        from: 0,
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
            "--from" => wanted.from = args.next()?.parse().ok()?,
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
    let mut sweep = match wanted.text {
        Some(library) => {
            let name = match wanted.tier {
                MathTier::Precise => format!("__irc_{function}_{ty}"),
                tier => format!("__irc_{function}_{ty}_{tier}"),
            };
            let Some(Symbol::Func(id)) = library.symbol(&name) else { return None };
            Sweep::of(function, scalar, Routine { library, id })
        }
        None => Sweep::new(function, wanted.tier, scalar)?,
    };
    if !wanted.all || function.operands() != 1 || scalar != Scalar::F32 {
        return Some(sweep.sample(wanted.count));
    }
    let mut found = Found::default();
    let part = ALL / 16;
    for first in (wanted.from..ALL).step_by(part as usize) {
        sweep.run(first, first + part, |bits| [bits, 0], &mut found);
        eprintln!("{function} --from {}: {found:x?}", first + part);
    }
    Some(found)
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
        eprintln!(
            "ulp FUNCTION.. [--type f64] [--count N] [--tier TIER] [--all] [--from N] [--record WHEN]"
        );
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
