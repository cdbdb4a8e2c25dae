//! Softmax of the rows of a product, compiled by a small compiler for expressions of arrays and
//! run on the simulator: `cargo run -p irc-compiler --example array`.

pub(crate) mod compiler;
#[allow(dead_code, reason = "this program does not use all that there is")]
pub(crate) mod graph;
pub(crate) mod run;

use graph::{Graph, Over};
use irc::runtime::sim::{self, SimDevice};
use std::collections::HashMap;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let g = Graph::default();
    let (x, w) = (g.input("x", 20, 48), g.input("w", 48, 10));
    let h = x.matmul(w) / 48.0;
    let e = (h - h.max(Over::Columns)).exp();
    let softmax = e / e.sum(Over::Columns);
    let program = compiler::Program::new(&[softmax])?;

    let numbers = |count: u32| (0..count).map(|i| (i as f32).sin()).collect::<Vec<f32>>();
    let inputs = HashMap::from([("x", numbers(20 * 48)), ("w", numbers(48 * 10))]);
    let mut device = SimDevice::new(sim::Options::default());
    let (ptx, results) = run::run(&program, &[softmax], &mut device, &inputs)?;
    println!("{ptx}");
    for row in results[0].chunks(10) {
        let row: Vec<String> = row.iter().map(|x| format!("{x:.3}")).collect();
        println!("// {}", row.join(" "));
    }
    Ok(())
}
