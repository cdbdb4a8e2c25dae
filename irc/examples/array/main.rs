//! Softmax of the rows of a product, and the norms of its columns, compiled by a small compiler for
//! expressions of arrays and run on the simulator: `cargo run -p irc-compiler --example array`.

pub(crate) mod compiler;
pub(crate) mod graph;

use graph::{Graph, Over};
use irc::prelude::{MathFn, Opcode};
use irc::runtime::sim::{self, SimDevice};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let g = Graph::default();
    let (x, w) = (g.input("x", 20, 48), g.input("w", 48, 10));
    let h = x.matmul(w) / 48.0;
    let e = (h - h.reduce(Opcode::Fmax, Over::Columns)).math(MathFn::Exp);
    let softmax = e / e.reduce(Opcode::Fadd, Over::Columns);
    let norms = (softmax * softmax).reduce(Opcode::Fadd, Over::Rows).each(Opcode::Fsqrt);
    let program = compiler::Program::new(&[softmax, norms])?;

    let numbers = |count: u32| (0..count).map(|i| (i as f32).sin()).collect::<Vec<f32>>();
    let inputs = [("x", numbers(20 * 48)), ("w", numbers(48 * 10))];
    let mut device = SimDevice::new(sim::Options::default());
    let results = program.run(&mut device, &inputs.into())?;
    println!("{}", program.ptx);
    results.concat().chunks(10).for_each(|row| println!("// {row:.3?}"));
    Ok(())
}
