//! ptxas accepts every example for every target, at each level, and says nothing.

use irc::{OptLevel, Options, compile};
use irc_ptx::target::{Sm, Target};
use irc_runtime::ptxas::{AssembleOptions, Assembled, Module, PtxasError, assemble_many};
use irc_tests::examples::{self, Example};
use irc_tests::ptxas_toolbox;
use irc_tests::text::parse_verified;
use std::collections::{BTreeMap, HashMap};
use std::time::Instant;

/// One example compiled for one target at one level.
struct Cell {
    example: &'static Example,
    target: Target,
    level: OptLevel,
    ptx: String,
}

fn compile_all() -> Vec<Cell> {
    let mut cells = Vec::new();
    for example in examples::all() {
        let module =
            parse_verified(example.name, example.text).unwrap_or_else(|error| panic!("{error}"));
        for target in Target::all() {
            for level in [OptLevel::O0, OptLevel::O1] {
                let options = Options::default().with_level(level);
                let ptx = compile(&module, &target, &options).unwrap_or_else(|errors| {
                    panic!("{} for {target} at {level:?}: {}", example.name, errors[0])
                });
                cells.push(Cell { example, target, level, ptx: ptx.text });
            }
        }
    }
    cells
}

/// What is wrong with a verdict. That the stack of recursion is not known is no fault.
fn fault(cell: &Cell, result: Result<Assembled, PtxasError>) -> Option<String> {
    let said = match result {
        Ok(assembled) => {
            let messages = assembled.messages.iter().map(ToString::to_string);
            let recursion = |message: &String| {
                cell.example.recursive && message.contains("Stack size for entry function")
            };
            messages.filter(|message| !recursion(message)).collect::<Vec<_>>().join("\n")
        }
        Err(error) => error.to_string(),
    };
    let Cell { example, target, level, ptx } = cell;
    let name = example.name;
    (!said.is_empty()).then(|| format!("{name} for {target} at {level:?}: {said}\n{ptx}"))
}

#[test]
fn ptxas_accepts_every_example_for_every_target() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let start = Instant::now();
    let cells = compile_all();
    println!("compiled {} modules in {:?}", cells.len(), start.elapsed());
    // The same text for the same target is assembled once.
    let mut modules: Vec<Module<'_>> = Vec::new();
    let mut places: HashMap<(&str, Sm), usize> = HashMap::new();
    let place: Vec<usize> = cells
        .iter()
        .map(|cell| {
            let target = cell.target.sm;
            *places.entry((cell.ptx.as_str(), target)).or_insert_with(|| {
                modules.push(Module {
                    ptx: &cell.ptx,
                    target,
                    options: AssembleOptions::default(),
                });
                modules.len() - 1
            })
        })
        .collect();
    let start = Instant::now();
    let mut results: Vec<_> = assemble_many(toolbox, &modules).into_iter().map(Some).collect();
    println!("assembled {} modules in {:?}", modules.len(), start.elapsed());
    let mut counts: BTreeMap<Sm, usize> = BTreeMap::new();
    let mut faults = Vec::new();
    for (cell, place) in cells.iter().zip(place) {
        *counts.entry(cell.target.sm).or_default() += 1;
        // A second cell with the same text has the verdict of the first.
        if let Some(result) = results[place].take() {
            faults.extend(fault(cell, result));
        }
    }
    for (target, count) in &counts {
        println!("{target:8} {count:3} modules");
    }
    println!("{} of {} modules are refused or warned about", faults.len(), cells.len());
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}
