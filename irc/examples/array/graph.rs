//! Expressions of arrays, built by operators of Rust. Their places are those in the Rust program.

use irc::prelude::{MathFn, MathTier, Opcode, Payload};
use std::cell::{OnceCell, RefCell};
use std::panic::Location;

/// How the elements of an array come about. Operands are numbers of nodes.
#[derive(Debug)]
pub enum Op {
    /// By whoever runs the program.
    Input(String),
    Number(f32),
    /// By an operation of the IR, element by element.
    Each(Opcode, Payload, Vec<usize>),
    /// By an operation on all elements over which it goes.
    Reduce(Opcode, Over, usize),
    Product(usize, usize),
}

/// What a reduction goes over; the result has one row or one column.
#[derive(Clone, Copy, Debug)]
pub enum Over {
    Rows = 0,
    Columns = 1,
}

/// An array as the graph has it; its shape is the numbers of rows and columns.
#[derive(Debug)]
pub struct Node {
    pub op: Op,
    pub shape: [u32; 2],
    pub place: &'static Location<'static>,
    /// How many operations nest in it up to what is in memory; [`DEEP`] if it is there itself.
    pub depth: u32,
}

/// Where more operations would nest in a kernel, an array is put into memory.
pub const DEEP: u32 = 32;

/// The arrays of a program, operands before what uses them, and the first mistake.
#[derive(Debug, Default)]
pub struct Graph {
    pub nodes: RefCell<Vec<Node>>,
    pub mistake: OnceCell<String>,
}

impl Graph {
    /// An array that is given when the program runs.
    #[track_caller]
    pub fn input(&self, name: &str, rows: u32, columns: u32) -> Array<'_> {
        self.add(Op::Input(name.to_owned()), [rows, columns])
    }

    #[track_caller]
    fn add(&self, op: Op, shape: [u32; 2]) -> Array<'_> {
        let elements = u64::from(shape[0]) * u64::from(shape[1]);
        self.check((1..=1 << 24).contains(&elements), || format!("an array of {shape:?} elements"));
        let nested = |&arg: &usize| 1 + self.nodes.borrow()[arg].depth % DEEP;
        let args = if let Op::Each(.., args) = &op { &args[..] } else { &[] };
        let depth = args.iter().map(nested).max().unwrap_or(0);
        let mut nodes = self.nodes.borrow_mut();
        nodes.push(Node { op, shape, place: Location::caller(), depth });
        Array { graph: self, node: nodes.len() - 1 }
    }

    /// Notes what is wrong, if something is.
    #[track_caller]
    pub fn check(&self, right: bool, mistake: impl Fn() -> String) {
        if !right {
            let place = Location::caller();
            self.mistake.get_or_init(|| format!("{place}: {}", mistake()));
        }
    }
}

/// An array of a graph, by its number there.
#[derive(Clone, Copy, Debug)]
pub struct Array<'g> {
    pub graph: &'g Graph,
    pub node: usize,
}

/// An operand: an array, or a number.
pub trait Term<'g> {
    fn array(self, graph: &'g Graph) -> Array<'g>;
}

impl<'g> Term<'g> for Array<'g> {
    #[track_caller]
    fn array(self, graph: &'g Graph) -> Array<'g> {
        let own = std::ptr::eq(graph, self.graph);
        graph.check(own, || "an array of another graph".to_owned());
        if own { self } else { 0.0.array(graph) }
    }
}

impl<'g> Term<'g> for f32 {
    #[track_caller]
    fn array(self, graph: &'g Graph) -> Array<'g> {
        graph.add(Op::Number(self), [1, 1])
    }
}

impl<'g> Array<'g> {
    pub fn shape(self) -> [u32; 2] {
        self.graph.nodes.borrow()[self.node].shape
    }

    /// An operation of the IR on this array alone, such as `Opcode::Fsqrt`.
    #[track_caller]
    pub fn each(self, op: Opcode) -> Array<'g> {
        self.graph.add(Op::Each(op, op.desc().payload.plain(), vec![self.node]), self.shape())
    }

    /// An operation of the IR on two arrays; a single row or column is repeated.
    #[track_caller]
    pub fn zip(self, op: Opcode, other: impl Term<'g>) -> Array<'g> {
        let other = other.array(self.graph);
        let (x, y) = (self.shape(), other.shape());
        let fit = (0..2).all(|i| x[i] == y[i] || x[i] == 1 || y[i] == 1);
        self.graph.check(fit, || format!("operands of {x:?} and {y:?} elements"));
        let op = Op::Each(op, op.desc().payload.plain(), vec![self.node, other.node]);
        self.graph.add(op, [x[0].max(y[0]), x[1].max(y[1])])
    }

    /// A function of the math library: `x.math(MathFn::Exp)`.
    #[track_caller]
    pub fn math(self, function: MathFn) -> Array<'g> {
        let payload = Payload::Math(function, MathTier::Precise, false);
        self.graph.add(Op::Each(Opcode::Math, payload, vec![self.node]), self.shape())
    }

    /// The sum, by `Opcode::Fadd`, or the largest, by `Opcode::Fmax`.
    #[track_caller]
    pub fn reduce(self, fold: Opcode, over: Over) -> Array<'g> {
        let mut shape = self.shape();
        shape[over as usize] = 1;
        self.graph.add(Op::Reduce(fold, over, self.node), shape)
    }

    /// The product of two matrices.
    #[track_caller]
    pub fn matmul(self, other: Array<'g>) -> Array<'g> {
        let other = other.array(self.graph);
        let (x, y) = (self.shape(), other.shape());
        self.graph.check(x[1] == y[0], || format!("no product of {x:?} and {y:?} elements"));
        self.graph.add(Op::Product(self.node, other.node), [x[0], y[1]])
    }
}

macro_rules! operators {
    ($($name:ident $method:ident $op:ident)*) => {$(
        impl<'g, T: Term<'g>> std::ops::$name<T> for Array<'g> {
            type Output = Array<'g>;
            #[track_caller]
            fn $method(self, other: T) -> Array<'g> {
                self.zip(Opcode::$op, other)
            }
        }
    )*};
}

operators! { Add add Fadd Sub sub Fsub Mul mul Fmul Div div Fdiv }
