//! Arrays of a graph to kernels. What is done element by element is part of the kernel that needs
//! it: of a sum, a result, or a product that loads its tiles. In memory are only inputs, products,
//! reductions, results, and what would nest too deeply.

use super::graph::{Array, DEEP, Graph, Node, Op, Over, Term};
use irc::prelude::*;
use irc::runtime::device::{Argument, Device, DeviceArrays, LaunchConfig};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::error::Error;

/// PTX with a kernel for each array that is in memory; in the order in which they run, the arrays
/// that each takes, and how it is launched.
#[derive(Debug)]
pub struct Program<'g> {
    graph: &'g Graph,
    results: Vec<usize>,
    pub ptx: String,
    pub kernels: BTreeMap<usize, (Vec<usize>, LaunchConfig)>,
}

impl<'g> Program<'g> {
    /// The kernels that compute these arrays; or what is wrong with the expressions.
    pub fn new(results: &[Array<'g>]) -> Result<Program<'g>, Box<dyn Error>> {
        let graph = results.first().ok_or("nothing is to be computed")?.graph;
        let results: Vec<usize> = results.iter().map(|&array| array.array(graph).node).collect();
        graph.mistake.get().map_or(Ok(()), |mistake| Err(mistake.as_str()))?;
        let nodes = &*graph.nodes.borrow();
        let fused = |node: usize| nodes[node].depth < DEEP && !results.contains(&node);
        let (mut module, mut kernels) = (Module::new(), BTreeMap::new());
        let mut needed = results.clone();
        while let Some(node) = needed.pop() {
            if kernels.contains_key(&node) || matches!(nodes[node].op, Op::Input(_)) {
                continue;
            }
            let mut b = FunctionBuilder::kernel(&mut module, &format!("array{node}"), &[])?;
            let mut c = Compiler { nodes, fused: &fused, node, params: BTreeMap::new() };
            b.begin();
            b.set_caller_loc(nodes[node].place);
            let (ctas, block) = match nodes[node].op {
                Op::Reduce(fold, over, x) => (c.reduce(&mut b, fold, over, x), [THREADS, 1, 1]),
                Op::Product(x, y) => (c.product(&mut b, x, y), [TILE, TILE, 1]),
                _ => (c.elementwise(&mut b), [THREADS, 1, 1]),
            };
            b.ret(None);
            b.finish()?;
            needed.extend(c.params.keys());
            let mut arrays: Vec<usize> = c.params.keys().copied().collect();
            arrays.sort_by_key(|array| c.params[array]);
            kernels.insert(node, (arrays, LaunchConfig::new([ctas, 1, 1], block)));
        }
        let ptx = compile(&module, &"sm_90".parse()?, &Options::default())?.text;
        Ok(Program { graph, results, ptx, kernels })
    }

    /// What it computes of these inputs on a device: each result, row by row.
    pub fn run(
        &self,
        device: &mut dyn Device,
        inputs: &HashMap<&str, Vec<f32>>,
    ) -> Result<Vec<Vec<f32>>, Box<dyn Error>> {
        let nodes = self.graph.nodes.borrow();
        let size = |node: usize| nodes[node].shape.iter().product::<u32>() as usize;
        let mut addresses = HashMap::new();
        let arrays = self.kernels.values().flat_map(|kernel| &kernel.0).chain(&self.results);
        for &node in arrays.collect::<BTreeSet<_>>() {
            let address = match &nodes[node].op {
                Op::Input(name) => device.upload(inputs.get(&**name).ok_or("an input is missing")?),
                _ => device.alloc(4 * size(node) as u64),
            };
            addresses.insert(node, address?);
        }
        for (node, (arrays, launch)) in &self.kernels {
            let args: Vec<_> = arrays.iter().map(|i| Argument::pointer(addresses[i])).collect();
            device.run_ptx(&self.ptx, &format!("array{node}"), launch, &args)?;
        }
        let result = |node: &usize| device.download(addresses[node], size(*node));
        let results = self.results.iter().map(result).collect::<Result<_, _>>()?;
        addresses.values().try_for_each(|&address| device.free(address))?;
        Ok(results)
    }
}

/// Threads of a CTA, and the side of a tile.
const THREADS: u32 = 128;
const TILE: u32 = 16;

type Builder<'m> = FunctionBuilder<'m>;
/// A row and a column, and the elements there that are known, by their arrays.
type At = [Value; 2];
type Known = HashMap<usize, Value>;

struct Compiler<'a> {
    nodes: &'a [Node],
    /// Whether an array is part of the kernels that need it.
    fused: &'a dyn Fn(usize) -> bool,
    /// What the kernel computes.
    node: usize,
    /// The addresses of arrays in memory: the parameters.
    params: BTreeMap<usize, Value>,
}

impl Compiler<'_> {
    /// The array of an element in memory, and its index there.
    fn index(&mut self, b: &mut Builder<'_>, node: usize, at: At) -> (Value, Value) {
        let pointer = Type::Ptr(Space::Global);
        let array = *self.params.entry(node).or_insert_with(|| b.append_func_param(pointer));
        // A single row or column is the same for all.
        let [rows, columns] = self.nodes[node].shape;
        let column = b.mul(at[1], u32::from(columns > 1));
        (array, b.matrix_index(at[0], if rows == 1 { 0 } else { columns }, column))
    }

    /// Stores an element of what the kernel computes.
    fn put(&mut self, b: &mut Builder<'_>, value: Value, at: At) {
        let (array, index) = self.index(b, self.node, at);
        b.store_element(value, array, index);
    }

    /// An element of an array, by the row and column of what needs it.
    fn element(&mut self, b: &mut Builder<'_>, node: usize, at: At, known: &mut Known) -> Value {
        if let Some(&known) = known.get(&node) {
            return known;
        }
        let outer = b.loc();
        let value = match &self.nodes[node].op {
            Op::Number(number) => b.f32(*number),
            Op::Each(op, payload, args) if (self.fused)(node) || node == self.node => {
                let args: Vec<_> = args.iter().map(|&x| self.element(b, x, at, known)).collect();
                b.set_caller_loc(self.nodes[node].place);
                b.build1(*op, *payload, Some(F32), &args)
            }
            _ => {
                let (array, index) = self.index(b, node, at);
                b.load_element(F32, array, index)
            }
        };
        b.restore_loc(outer);
        known.insert(node, value);
        value
    }

    /// One thread an element.
    fn elementwise(&mut self, b: &mut Builder<'_>) -> u32 {
        let [rows, columns] = self.nodes[self.node].shape;
        b.for_each_index_2d(rows, columns, |b, at| {
            let x = self.element(b, self.node, at, &mut Known::new());
            self.put(b, x, at);
        });
        (rows * columns).div_ceil(THREADS)
    }

    /// One CTA an element of the result.
    fn reduce(&mut self, b: &mut Builder<'_>, fold: Opcode, over: Over, array: usize) -> u32 {
        let count = self.nodes[array].shape[over as usize];
        let [cta, thread] = b.sregs([SpecialReg::CtaidX, SpecialReg::TidX]);
        let total = b.init_var(F32, if fold == Opcode::Fadd { 0.0 } else { f32::NEG_INFINITY });
        b.for_range(thread, count, THREADS, |b, i| {
            let mut at = [cta, cta];
            at[over as usize] = i;
            let x = self.element(b, array, at, &mut Known::new());
            b.update_var(total, |b, old| b.binary(fold, old, x));
        });
        let total = b.use_var(total);
        let total = b.reduce_cta("partial", THREADS, total, |b, x, y| b.binary(fold, x, y));
        let first = b.icmp(IntCond::Eq, thread, 0);
        b.if_then(first, |b| self.put(b, total, [cta, cta]));
        self.nodes[self.node].shape.iter().product()
    }

    /// One CTA a tile of the result. Tiles of the operands go through shared memory.
    fn product(&mut self, b: &mut Builder<'_>, left: usize, right: usize) -> u32 {
        let [down, across] = self.nodes[self.node].shape.map(|size| size.div_ceil(TILE));
        let [tx, ty, cta] = b.sregs([SpecialReg::TidX, SpecialReg::TidY, SpecialReg::CtaidX]);
        let tile = [b.udiv(cta, across), b.urem(cta, across)];
        let row = b.matrix_index(tile[0], TILE, ty);
        let column = b.matrix_index(tile[1], TILE, tx);
        let tiles = ["left", "right"].map(|name| b.shared_array(name, F32, (TILE * TILE).into()));
        let mine = b.matrix_index(ty, TILE, tx);
        let total = b.init_var(F32, 0.0);
        b.for_range(0, self.nodes[left].shape[1], TILE, |b, k| {
            let [x, y] = [tx, ty].map(|i| b.add(k, i));
            for (node, at, tile) in [(left, [row, x], tiles[0]), (right, [y, column], tiles[1])] {
                let inside = self.inside(b, node, at);
                let known = &mut Known::new();
                let x = b.choose(inside, |b| self.element(b, node, at, known), |b| b.f32(0.0));
                b.store_element(x, tile, mine);
            }
            b.barrier_aligned();
            for k in 0..TILE {
                let at = [b.matrix_index(ty, TILE, k), b.add(tx, k * TILE)];
                let [x, y] = [0, 1].map(|i| b.load_element(F32, tiles[i], at[i]));
                b.update_var(total, |b, old| b.fma(FloatFlags::default(), x, y, old));
            }
            b.barrier_aligned();
        });
        let inside = self.inside(b, self.node, [row, column]);
        b.if_then(inside, |b| {
            let total = b.use_var(total);
            self.put(b, total, [row, column]);
        });
        across * down
    }

    fn inside(&self, b: &mut Builder<'_>, node: usize, at: At) -> Value {
        let [row, column] = [0, 1].map(|i| b.icmp(IntCond::Ult, at[i], self.nodes[node].shape[i]));
        b.and(row, column)
    }
}
