//! How much memory a compilation asks for at its peak, in bytes: a program of its own, whose
//! allocator counts. What the system holds for a process depends on the machine and on the run;
//! this does not.
//!
//! `peak FILE [lines | full]`: at O2, or at O0 with what debuggers are told.

use std::error::Error;
use std::{env, fs};

use irc::OptLevel;
use irc::ptx::target::{Sm, Target};
use irc::work::Workers;
use irc_bench::stages::{self, TOLD};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

fn main() -> Result<(), Box<dyn Error>> {
    let target = Target::new(Sm::plain(90));
    let mut arguments = env::args().skip(1);
    let path = arguments.next().ok_or("give a file of IR")?;
    let text = fs::read_to_string(path)?;
    let _ptx = match arguments.next() {
        None => stages::whole(&text, target, OptLevel::O2, Workers::ONE),
        Some(name) => {
            let told = TOLD.into_iter().find(|(known, _)| *known == name);
            let (_, debug) = told.ok_or("`lines` or `full` is told")?;
            stages::told(&text, target, debug)
        }
    };
    println!("{}", ALLOCATOR.peak_usage());
    Ok(())
}
