//! The compiler of array expressions in `examples/array`: what it computes is what Rust computes.

#[path = "../examples/array/main.rs"]
#[expect(dead_code, reason = "its `main` is for running it as a program")]
mod array;

use array::compiler::Program;
use array::graph::{Array, Graph, Node, Op, Over};
use irc::prelude::{MathFn, Opcode, Payload};
use irc::runtime::device::{DeviceError, FaultKind};
use irc::runtime::sim::{self, SimDevice};
use std::collections::HashMap;
use std::error::Error;

type Inputs = HashMap<&'static str, Vec<f32>>;

/// What the compiled program computes.
fn compute(results: &[Array<'_>], inputs: &Inputs) -> Result<Vec<Vec<f32>>, Box<dyn Error>> {
    let program = Program::new(results)?;
    let mut device = SimDevice::new(sim::Options::default());
    program.run(&mut device, inputs)
}

fn numbers(count: u32, seed: u32) -> Vec<f32> {
    (0..count).map(|i| (((i + seed) * 7919) % 200) as f32 / 100.0 - 1.0).collect()
}

/// All arrays of a graph, computed one after the other without a thought.
fn reference(nodes: &[Node], inputs: &Inputs) -> Vec<Vec<f64>> {
    let mut known: Vec<Vec<f64>> = Vec::new();
    for node in nodes {
        let [rows, columns] = node.shape.map(|size| size as usize);
        let at = |array: usize, i: usize, j: usize| {
            let [rows, columns] = nodes[array].shape.map(|size| size as usize);
            known[array][i.min(rows - 1) * columns + j.min(columns - 1)]
        };
        let element = |i: usize, j: usize| match &node.op {
            Op::Input(name) => inputs[&**name][i * columns + j].into(),
            Op::Number(number) => (*number).into(),
            Op::Each(_, Payload::Math(MathFn::Exp, ..), args) => at(args[0], i, j).exp(),
            Op::Each(_, Payload::Math(MathFn::Tanh, ..), args) => at(args[0], i, j).tanh(),
            Op::Each(Opcode::Fneg, _, args) => -at(args[0], i, j),
            Op::Each(Opcode::Fsqrt, _, args) => at(args[0], i, j).sqrt(),
            Op::Each(op, _, args) => two(*op, at(args[0], i, j), at(args[1], i, j)),
            Op::Reduce(op, over, x) => {
                let all = (0..nodes[*x].shape[*over as usize] as usize).map(|k| match over {
                    Over::Rows => at(*x, k, j),
                    Over::Columns => at(*x, i, k),
                });
                all.reduce(|x, y| two(*op, x, y)).expect("some")
            }
            Op::Product(x, y) => {
                (0..nodes[*x].shape[1] as usize).map(|k| at(*x, i, k) * at(*y, k, j)).sum()
            }
        };
        let all = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j)));
        let elements = all.map(|(i, j)| element(i, j)).collect();
        known.push(elements);
    }
    known
}

fn two(op: Opcode, x: f64, y: f64) -> f64 {
    match op {
        Opcode::Fadd => x + y,
        Opcode::Fsub => x - y,
        Opcode::Fmul => x * y,
        Opcode::Fdiv => x / y,
        Opcode::Fmax => x.max(y),
        other => panic!("{other:?} is not tested"),
    }
}

fn sum(array: Array<'_>, over: Over) -> Array<'_> {
    array.reduce(Opcode::Fadd, over)
}

/// Holds what is computed to the reference.
fn check(graph: &Graph, results: &[Array<'_>], inputs: &Inputs) {
    let found = compute(results, inputs).expect("nothing is wrong");
    let wanted = reference(&graph.nodes.borrow(), inputs);
    for (result, found) in results.iter().zip(found) {
        let wanted = &wanted[result.node];
        assert_eq!(found.len(), wanted.len());
        for (i, (&found, &wanted)) in found.iter().zip(wanted).enumerate() {
            let error = (f64::from(found) - wanted).abs();
            assert!(error <= 1e-4 * (1.0 + wanted.abs()), "{i}: {found} is not {wanted}");
        }
    }
}

#[test]
fn a_softmax_of_a_product_takes_four_kernels() {
    let g = Graph::default();
    let (x, w) = (g.input("x", 20, 33), g.input("w", 33, 17));
    let h = x.matmul(w) / 4.0;
    let e = (h - h.reduce(Opcode::Fmax, Over::Columns)).math(MathFn::Exp);
    let y = e / sum(e, Over::Columns);
    assert_eq!(Program::new(&[y]).expect("it is right").kernels.len(), 4);
    check(&g, &[y], &Inputs::from([("x", numbers(20 * 33, 1)), ("w", numbers(33 * 17, 2))]));
}

/// What is done element by element is part of the sum, and of the product.
#[test]
fn operands_of_reductions_and_products_are_fused() {
    let g = Graph::default();
    let x = g.input("x", 5, 300);
    let norm = sum(x * x, Over::Columns).each(Opcode::Fsqrt);
    assert_eq!(Program::new(&[norm]).expect("it is right").kernels.len(), 2);
    let total = sum(sum(x.math(MathFn::Tanh).each(Opcode::Fneg), Over::Columns), Over::Rows);
    let gram = (x.zip(Opcode::Fmax, 0.0) * 2.0).matmul(total + g.input("y", 300, 3));
    assert_eq!(Program::new(&[gram]).expect("it is right").kernels.len(), 3);
    let inputs = Inputs::from([("x", numbers(1500, 3)), ("y", numbers(900, 4))]);
    check(&g, &[norm, gram, sum(x, Over::Rows), x], &inputs);
}

/// An expression that uses itself twice, fifty times over, is computed once.
#[test]
fn what_nests_deeply_goes_through_memory() {
    let g = Graph::default();
    let x = g.input("x", 3, 4);
    let mut y = x;
    for _ in 0..50 {
        y = (y + y) * 0.5 - y * 0.25;
    }
    let program = Program::new(&[y]).expect("it is right");
    assert!((4..10).contains(&program.kernels.len()), "{}", program.kernels.len());
    check(&g, &[y], &Inputs::from([("x", numbers(12, 5))]));
}

#[test]
fn mistakes_have_the_place_of_the_expression() {
    let g = Graph::default();
    let (x, y) = (g.input("x", 2, 3), g.input("y", 4, 3));
    let (line, wrong) = (line!(), x + y);
    let wrong = wrong.matmul(x);
    let error = Program::new(&[wrong]).expect_err("the shapes do not fit").to_string();
    let wanted = format!("{}:{line}:", file!());
    assert!(error.starts_with(&wanted), "{error}");
    assert!(error.ends_with("operands of [2, 3] and [4, 3] elements"), "{error}");

    let message = |build: &dyn for<'g> Fn(&'g Graph) -> Array<'g>| {
        let g = Graph::default();
        let error = Program::new(&[build(&g)]).expect_err("it is wrong").to_string();
        error.split_once(": ").expect("a place and a message").1.to_owned()
    };
    let product = message(&|g| g.input("x", 2, 3).matmul(g.input("y", 2, 3)));
    assert_eq!(product, "no product of [2, 3] and [2, 3] elements");
    assert_eq!(message(&|g| g.input("x", 0, 3)), "an array of [0, 3] elements");
    // That is found by the library, which is given the place.
    let power = message(&|g| g.input("x", 1, 1).math(MathFn::Pow));
    assert!(power.contains("`pow` takes 2 operands, found 1"), "{power}");
    let other = Graph::default();
    let stray = other.input("x", 1, 1);
    let mixed = g.input("z", 1, 1);
    assert!(Program::new(&[mixed, stray]).is_err());
    assert!(Program::new(&[]).is_err());
}

/// An input with too few numbers is a fault at the expression that reads it.
#[test]
fn faults_have_the_place_of_the_expression() {
    let g = Graph::default();
    let x = g.input("x", 8, 8);
    let (line, y) = (line!(), x.math(MathFn::Exp));
    let error = compute(&[y], &Inputs::from([("x", numbers(63, 0))])).expect_err("one is missing");
    let error = error.downcast::<DeviceError>().expect("an error of the device");
    let DeviceError::Faults(faults) = *error else { panic!("{error}") };
    assert_eq!(faults[0].kind, FaultKind::OutOfBounds);
    let place = faults[0].place.source.as_ref().expect("the compiler says where it is");
    assert_eq!(place.to_string(), format!("{}:{line}", file!()));
}

/// Random expressions of a few shapes.
#[test]
fn random_expressions_are_what_the_reference_says() {
    arbtest::arbtest(|u| {
        let g = Graph::default();
        let mut arrays = vec![g.input("x", 9, 5), g.input("y", 5, 9), g.input("z", 1, 9)];
        for _ in 0..u.int_in_range(1..=12)? {
            let x = *u.choose(&arrays)?;
            let y = *u.choose(&arrays)?;
            let shape = |array: Array<'_>| g.nodes.borrow()[array.node].shape;
            let (s, t) = (shape(x), shape(y));
            let fit = (0..2).all(|i| s[i] == t[i] || s[i] == 1 || t[i] == 1);
            arrays.push(match u.int_in_range(0..=9)? {
                0 if fit => x + y,
                1 if fit => x - y,
                2 if fit => x.math(MathFn::Tanh) * y,
                3 if fit => x.zip(Opcode::Fmax, y),
                4 if fit => x / (y * y + 1.0),
                5 if s[1] == t[0] => x.math(MathFn::Tanh).matmul(y),
                6 => sum(x, Over::Columns) / 8.0,
                7 => x.reduce(Opcode::Fmax, Over::Rows),
                8 => sum(x * x, Over::Rows).each(Opcode::Fsqrt) * 0.1,
                _ => x.each(Opcode::Fneg),
            });
        }
        let results = &arrays[arrays.len() - 2..];
        let inputs = [("x", numbers(45, 1)), ("y", numbers(45, 2)), ("z", numbers(9, 3))];
        check(&g, results, &Inputs::from(inputs));
        Ok(())
    })
    .budget_ms(1500);
}
