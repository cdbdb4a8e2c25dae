//! A million operands of every function in every tier, with the routines compiled as C.

use irc_accuracy::native::{self, Compared, Program};
use irc_accuracy::promise::{promised, tiers};
use irc_accuracy::sweep::Sweep;
use irc_ir::math::routine;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::types::Scalar;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{io, thread};

/// How many operands of each function are tried.
const MANY: u64 = 1 << 20;

/// A function in a tier.
type Case = (MathFn, MathTier, Scalar);

fn cases() -> Vec<Case> {
    let types = [Scalar::F32, Scalar::F64];
    let all = MathFn::ALL.iter().flat_map(|&function| {
        tiers().flat_map(move |tier| types.map(|scalar| (function, tier, scalar)))
    });
    all.filter(|&(function, tier, scalar)| irc_ir::math::has(function, tier, scalar)).collect()
}

/// Compares results with numbers of 64 and 113 bits; of `f32` with those of 53.
fn compare((function, tier, scalar): Case, folder: &Path) -> io::Result<Compared> {
    let routine = routine(function, tier, scalar).expect("the library has it");
    let is_narrow = scalar == Scalar::F32 && function.operands() == 1;
    let text = match is_narrow {
        true => native::sweep_f32(function, routine),
        false => native::random(function, scalar, routine),
    };
    let text = text.ok_or_else(|| io::Error::other("there is nothing to compare it with"))?;
    let name = format!("{}-{}", routine.func().name, scalar.name());
    let program = Program::compile(&text, folder, &name, "-O1")?;
    program.compare(0, MANY, Some(MANY))
}

/// What is wrong with a function; what C cannot tell is left to more bits.
fn fault(case: Case, folder: &Path) -> Option<String> {
    let (function, tier, scalar) = case;
    let most = promised(function, tier, scalar);
    let compared = match compare(case, folder) {
        Ok(compared) => compared,
        Err(error) => return Some(error.to_string()),
    };
    let mut sweep = Sweep::new(function, tier, scalar).expect("the library has it");
    if compared.worst > most {
        let exact = sweep.error_at(compared.at);
        return Some(format!("{} ulp at {:x?}, {exact} by more bits", compared.worst, compared.at));
    }
    let left = compared.left.iter().map(|&bits| [u64::from(bits), 0, 0, 0]);
    let worse = left.map(|at| (sweep.error_at(at), at)).find(|&(error, _)| error > most);
    worse.map(|(error, at)| format!("{error} ulp at {at:x?}"))
}

#[test]
fn a_million_operands_keep_the_promises() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("million");
    let probe = "#define _GNU_SOURCE\n#include <math.h>\n\
                 int main(int n, char **a) { return sinf128(n) > 2; }\n";
    if let Err(error) = Program::compile(probe, &folder, "probe", "-O0") {
        println!("skipped: the C compiler or its library has no numbers of 113 bits: {error}");
        return;
    }
    let (cases, next) = (cases(), AtomicUsize::new(0));
    let faults: Mutex<Vec<(Case, String)>> = Mutex::default();
    let threads = thread::available_parallelism().map_or(1, |n| n.get());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(&case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(fault) = fault(case, &folder) {
                        faults.lock().expect("no thread panics").push((case, fault));
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().expect("no thread panics");
    assert!(faults.is_empty(), "{faults:#?}");
}
