//! A compiler for expressions of arrays, which are built by operators of Rust:
//!
//! ```
//! let h = x.matmul(w) / 48.0; // a product: tiles in shared memory
//! let e = (h - h.max(Over::Columns)).exp(); // less the largest of its row
//! let program = Program::new(&[e / e.sum(Over::Columns)])?;
//! ```
//!
//! This becomes four kernels. What is done element by element is part of the kernel that needs it:
//! of a sum, a result, or a product that loads its tiles. In memory are only inputs, products,
//! reductions, results, and what would nest too deeply. All arrays are matrices of `f32`; a single
//! row or column is repeated where the other operand has more.
//!
//! Places are those of the expressions in the Rust program: mistakes such as shapes that do not fit
//! name them, and so do faults on the simulator.

use super::graph::{Array, DEEP, Node, Op, Over, Term};
use irc::prelude::*;
use irc::runtime::device::LaunchConfig;
use std::collections::HashMap;
use std::error::Error;

/// A kernel: the arrays that it takes, and how it is launched.
#[derive(Debug)]
pub struct Kernel {
    pub name: String,
    pub arrays: Vec<usize>,
    pub launch: LaunchConfig,
}

/// What was compiled: a module, and its kernels in the order in which they run.
#[derive(Debug)]
pub struct Program {
    pub module: Module,
    pub kernels: Vec<Kernel>,
}

impl Program {
    /// The kernels that compute these arrays; or what is wrong with the expressions.
    pub fn new(results: &[Array<'_>]) -> Result<Program, Box<dyn Error>> {
        let graph = results.first().ok_or("nothing is to be computed")?.graph;
        let results: Vec<usize> = results.iter().map(|&array| array.array(graph).node).collect();
        if let Some(mistake) = graph.first_mistake() {
            return Err(mistake.into());
        }
        let nodes = graph.nodes();
        let fused = |i: usize| match nodes[i].op {
            Op::Core(..) | Op::Math(..) => nodes[i].depth < DEEP && !results.contains(&i),
            ref op => matches!(op, Op::Number(_)),
        };
        let fused: Vec<bool> = (0..nodes.len()).map(fused).collect();
        let (mut module, mut kernels) = (Module::new(), Vec::new());
        let mut needed: Vec<bool> = (0..nodes.len()).map(|i| results.contains(&i)).collect();
        for node in (0..nodes.len()).rev() {
            if !needed[node] || matches!(nodes[node].op, Op::Input(_)) {
                continue;
            }
            let name = format!("array{node}");
            let kernel = module.add_func(Function::kernel(&name, &[]))?;
            let mut b = FunctionBuilder::new(&mut module, kernel);
            let (params, known) = (Vec::new(), HashMap::new());
            let mut c = Compiler { nodes: &nodes, fused: &fused, node, params, known };
            let (grid, block) = c.kernel(&mut b);
            b.finish()?;
            let launch = LaunchConfig::new(grid, block);
            let arrays: Vec<usize> = c.params.iter().map(|param| param.0).collect();
            arrays.iter().for_each(|&array| needed[array] = true);
            kernels.push(Kernel { name, arrays, launch });
        }
        kernels.reverse();
        Ok(Program { module, kernels })
    }
}

/// Threads of a CTA, and the side of a tile.
const THREADS: u32 = 128;
const TILE: u32 = 16;

/// The grid and the block of a launch.
type Shape = ([u32; 3], [u32; 3]);

struct Compiler<'a> {
    nodes: &'a [Node],
    /// Which arrays are part of the kernels that need them.
    fused: &'a [bool],
    /// What the kernel computes.
    node: usize,
    /// The addresses of arrays in memory: the parameters.
    params: Vec<(usize, Value)>,
    /// The elements that are known, of those that one instruction after the other computes.
    known: HashMap<(usize, [Value; 2]), Value>,
}

impl Compiler<'_> {
    fn kernel(&mut self, b: &mut FunctionBuilder<'_>) -> Shape {
        b.begin();
        self.locate(b, self.node);
        let shape = match self.nodes[self.node].op {
            Op::Reduce(fold, over, x) => self.reduce(b, fold, over, x),
            Op::Product(x, y) => self.product(b, x, y),
            _ => self.elementwise(b),
        };
        b.ret(None);
        shape
    }

    fn locate(&self, b: &mut FunctionBuilder<'_>, node: usize) {
        let place = self.nodes[node].place;
        let file = b.file(place.file());
        b.set_loc(file, place.line(), place.column(), None);
    }

    /// The row and column of an array that are those of an array with more.
    fn within(&self, b: &mut FunctionBuilder<'_>, node: usize, at: [Value; 2]) -> [Value; 2] {
        let (shape, zero) = (self.nodes[node].shape, b.i32(0));
        [0, 1].map(|i| if shape[i] == 1 { zero } else { at[i] })
    }

    /// The address of an element.
    fn address(&mut self, b: &mut FunctionBuilder<'_>, node: usize, at: [Value; 2]) -> Value {
        let known = self.params.iter().find(|param| param.0 == node).map(|param| param.1);
        let base = known.unwrap_or_else(|| {
            let base = b.append_func_param(Type::Ptr(Space::Global));
            self.params.push((node, base));
            base
        });
        let [row, column] = self.within(b, node, at);
        let first = b.mul(row, self.nodes[node].shape[1]);
        let index = b.add(first, column);
        b.ptradd(base, index, 4, 0)
    }

    /// Stores an element of what the kernel computes.
    fn put(&mut self, b: &mut FunctionBuilder<'_>, value: Value, at: [Value; 2]) {
        self.locate(b, self.node);
        let address = self.address(b, self.node, at);
        b.store(MemFlags::default(), value, address);
    }

    /// An element of an array, by the row and column of what needs it.
    fn element(&mut self, b: &mut FunctionBuilder<'_>, node: usize, at: [Value; 2]) -> Value {
        self.known.clear();
        self.compute(b, node, at)
    }

    fn compute(&mut self, b: &mut FunctionBuilder<'_>, node: usize, at: [Value; 2]) -> Value {
        let at = self.within(b, node, at);
        if let Some(&known) = self.known.get(&(node, at)) {
            return known;
        }
        let here = self.fused[node] || node == self.node;
        let value = match &self.nodes[node].op {
            Op::Number(number) => b.f32(*number),
            Op::Core(op, args) if here => {
                let args: Vec<Value> = args.iter().map(|&arg| self.compute(b, arg, at)).collect();
                self.locate(b, node);
                match args[..] {
                    [x] => b.unary(*op, x),
                    _ => b.binary(*op, args[0], args[1]),
                }
            }
            Op::Math(function, x) if here => {
                let x = self.compute(b, *x, at);
                self.locate(b, node);
                b.math(*function, MathTier::Precise, &[x])
            }
            _ => {
                self.locate(b, self.node);
                let address = self.address(b, node, at);
                b.load(F32, MemFlags::default(), address)
            }
        };
        self.known.insert((node, at), value);
        value
    }

    /// One thread an element.
    fn elementwise(&mut self, b: &mut FunctionBuilder<'_>) -> Shape {
        let [rows, columns] = self.nodes[self.node].shape;
        let i = b.thread_index_x();
        let inside = b.icmp(IntCond::Ult, i, rows * columns);
        b.if_then(inside, |b| {
            let at = [b.udiv(i, columns), b.urem(i, columns)];
            let x = self.element(b, self.node, at);
            self.put(b, x, at);
        });
        ([(rows * columns).div_ceil(THREADS), 1, 1], [THREADS, 1, 1])
    }

    /// One CTA an element of the result.
    fn reduce(
        &mut self,
        b: &mut FunctionBuilder<'_>,
        fold: Opcode,
        over: Over,
        array: usize,
    ) -> Shape {
        let [rows, columns] = self.nodes[array].shape;
        let (count, grid) = match over {
            Over::Rows => (rows, columns),
            Over::Columns => (columns, rows),
            Over::All => (rows * columns, 1),
        };
        let (cta, thread) = (b.sreg(SpecialReg::CtaidX), b.sreg(SpecialReg::TidX));
        let total = b.declare_var(F32);
        b.set_var(total, if fold == Opcode::Fadd { 0.0 } else { f32::NEG_INFINITY });
        // Each thread takes every 128th element ..
        b.for_range(thread, count, THREADS, |b, i| {
            let at = match over {
                Over::Rows => [i, cta],
                Over::Columns => [cta, i],
                Over::All => [b.udiv(i, columns), b.urem(i, columns)],
            };
            let x = self.element(b, array, at);
            self.locate(b, self.node);
            let old = b.use_var(total);
            let new = b.binary(fold, old, x);
            b.set_var(total, new);
        });
        // .. and half of the threads take what the others have, until one has all.
        let shared = b.shared_array("partial", F32, THREADS.into());
        let mine = b.ptradd(shared, thread, 4, 0);
        let total = b.use_var(total);
        b.store(MemFlags::default(), total, mine);
        let mut half = THREADS;
        while half > 1 {
            half /= 2;
            b.barrier_aligned();
            let lower = b.icmp(IntCond::Ult, thread, half);
            b.if_then(lower, |b| {
                let other = b.ptr_offset(mine, i64::from(4 * half));
                let [x, y] = [mine, other].map(|at| b.load(F32, MemFlags::default(), at));
                let both = b.binary(fold, x, y);
                b.store(MemFlags::default(), both, mine);
            });
        }
        let first = b.icmp(IntCond::Eq, thread, 0);
        b.if_then(first, |b| {
            let x = b.load(F32, MemFlags::default(), mine);
            self.put(b, x, [cta, cta]);
        });
        ([grid, 1, 1], [THREADS, 1, 1])
    }

    /// One CTA a tile of the result. The tiles of the operands, which are as wide, go through
    /// shared memory.
    fn product(&mut self, b: &mut FunctionBuilder<'_>, left: usize, right: usize) -> Shape {
        let [rows, columns] = self.nodes[self.node].shape;
        let inner = self.nodes[left].shape[1];
        let [tx, ty] = [SpecialReg::TidX, SpecialReg::TidY].map(|reg| b.sreg(reg));
        let (across, down) = (columns.div_ceil(TILE), rows.div_ceil(TILE));
        let cta = b.sreg(SpecialReg::CtaidX);
        let at = [b.udiv(cta, across), b.urem(cta, across)];
        let [row, column] = [(at[0], ty), (at[1], tx)].map(|(tile, i)| {
            let first = b.mul(tile, TILE);
            b.add(first, i)
        });
        let tiles = ["left", "right"].map(|name| b.shared_array(name, F32, (TILE * TILE).into()));
        let line = b.ptradd(tiles[0], ty, 4 * TILE, 0);
        let pillar = b.ptradd(tiles[1], tx, 4, 0);
        let slots = [b.ptradd(line, tx, 4, 0), b.ptradd(pillar, ty, 4 * TILE, 0)];
        let total = b.declare_var(F32);
        b.set_var(total, 0.0);
        b.for_range(0, inner, TILE, |b, k| {
            let [x, y] = [tx, ty].map(|i| b.add(k, i));
            for (node, at, slot) in [(left, [row, x], slots[0]), (right, [y, column], slots[1])] {
                let x = self.element_or_zero(b, node, at);
                b.store(MemFlags::default(), x, slot);
            }
            b.barrier_aligned();
            for i in 0..i64::from(TILE) {
                let at = [b.ptr_offset(line, 4 * i), b.ptr_offset(pillar, 4 * i64::from(TILE) * i)];
                let [x, y] = at.map(|at| b.load(F32, MemFlags::default(), at));
                let old = b.use_var(total);
                let new = b.fma(FloatFlags::default(), x, y, old);
                b.set_var(total, new);
            }
            b.barrier_aligned();
        });
        let inside = self.inside(b, self.node, [row, column]);
        b.if_then(inside, |b| {
            let total = b.use_var(total);
            self.put(b, total, [row, column]);
        });
        ([across * down, 1, 1], [TILE, TILE, 1])
    }

    fn inside(&self, b: &mut FunctionBuilder<'_>, node: usize, at: [Value; 2]) -> Value {
        let shape = self.nodes[node].shape;
        let [row, column] = [0, 1].map(|i| b.icmp(IntCond::Ult, at[i], shape[i]));
        b.and(row, column)
    }

    fn element_or_zero(
        &mut self,
        b: &mut FunctionBuilder<'_>,
        node: usize,
        at: [Value; 2],
    ) -> Value {
        let value = b.declare_var(F32);
        b.set_var(value, 0.0);
        let inside = self.inside(b, node, at);
        b.if_then(inside, |b| {
            let x = self.element(b, node, at);
            b.set_var(value, x);
        });
        self.locate(b, self.node);
        b.use_var(value)
    }
}
