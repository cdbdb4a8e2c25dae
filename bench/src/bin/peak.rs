//! How much memory a compilation asks for at its peak, in bytes: a program of its own, whose
//! allocator counts. What the system holds for a process depends on the machine and on the run;
//! this does not.
//!
//! `peak FILE [lines | full]`: at O2, or at O0 with what debuggers are told.

use std::error::Error;
use std::{env, fs};

use irc::ptx::target::{Sm, Target};
use irc::work::Workers;
use irc::{DebugInfo, OptLevel};
use irc_bench::stages;
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

fn main() -> Result<(), Box<dyn Error>> {
    let target = Target::new(Sm::plain(90));
    let mut arguments = env::args().skip(1);
    let path = arguments.next().ok_or("give a file of IR")?;
    let text = fs::read_to_string(path)?;
    match arguments.next().as_deref() {
        None => drop(stages::whole(&text, target, OptLevel::O2, Workers::ONE)),
        Some("lines") => drop(stages::told(&text, target, DebugInfo::Lines)),
        Some("full") => drop(stages::told(&text, target, DebugInfo::Full)),
        Some(other) => return Err(format!("`{other}` is not known: `lines` or `full`").into()),
    }
    println!("{}", ALLOCATOR.peak_usage());
    Ok(())
}
