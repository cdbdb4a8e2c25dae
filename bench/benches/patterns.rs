//! Machine code for the patterns in `bench/patterns`, next to LLVM's.
//!
//! `cargo bench -p irc-bench --bench patterns [-- FILTER]`. Both go through the newest ptxas at
//! `-O3`; the numbers are instructions for sm_90. A kernel that is longer than LLVM's is marked.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::{env, fs};

use irc::ir::text::parse_module;
use irc::ptx::target::{Sm, Target};
use irc::runtime::ptxas::{AssembleOptions, Toolbox};
use irc::{OptLevel, Options, compile};
use irc_bench::figures::Figures;
use irc_bench::peer::Llvm;
use irc_tests::cubin;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let filter = arguments.iter().find(|argument| !argument.starts_with('-'));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("patterns");
    let text = fs::read_to_string(folder.join("patterns.ir"))?;
    let parsed = parse_module(&text).map_err(|errors| format!("{errors:?}"))?;
    let target = Sm::plain(90);
    let lengths = |ptx: &str| -> Result<BTreeMap<String, usize>, Box<dyn Error>> {
        let toolbox = Toolbox::find(None)?;
        let ptxas = toolbox.for_target(target)?;
        let assembled = ptxas.assemble(ptx, target, AssembleOptions::default())?;
        Ok(cubin::instructions_by_function(&assembled.cubin))
    };
    let mut columns = Vec::new();
    for level in [OptLevel::O0, OptLevel::O2] {
        let options = Options::default().with_level(level);
        let ptx = compile(&parsed.module, &Target::new(target), &options)?;
        columns.push(lengths(&ptx.text)?);
    }
    let llvm = match Llvm::find() {
        Some(llvm) => lengths(&llvm.ptx(&folder.join("patterns.ll"), "sm_90")?)?,
        None => BTreeMap::new(),
    };
    println!("{:<20} {:>6} {:>6} {:>6}", "instructions", "-O0", "-O2", "LLVM");
    let mut logarithm = 0.0;
    let mut compared = 0;
    for (name, &plain) in &columns[0] {
        if filter.as_ref().is_some_and(|filter| !name.contains(filter.as_str())) {
            continue;
        }
        let optimised = columns[1].get(name).copied().unwrap_or(0);
        let peer = llvm.get(name).copied();
        let mark = if peer.is_some_and(|peer| optimised > peer) { " longer" } else { "" };
        let shown = peer.map_or("-".to_owned(), |peer| peer.to_string());
        println!("{name:<20} {plain:>6} {optimised:>6} {shown:>6}{mark}");
        if let Some(peer) = peer {
            logarithm += (optimised as f64 / peer as f64).ln();
            compared += 1;
        }
    }
    let mut figures = Figures::default();
    if compared > 0 {
        let mean = (logarithm / f64::from(compared)).exp();
        println!("geometric mean of -O2 to LLVM: {mean:.3}");
        figures.add("machine code over llc -O3", mean);
    }
    figures.keep(&arguments)?;
    Ok(())
}
