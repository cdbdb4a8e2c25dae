//! Expressions of arrays, built by operators of Rust.

use irc::prelude::{MathFn, Opcode};
use std::cell::{Ref, RefCell};
use std::ops::{Add, Div, Mul, Neg, Sub};
use std::panic::Location;

/// How the elements of an array come about. Operands are numbers of nodes.
#[derive(Clone, Debug)]
pub enum Op {
    /// By whoever runs the program.
    Input(String),
    Number(f32),
    /// By an operation of the IR, element by element.
    Core(Opcode, Vec<usize>),
    /// By a function of the math library of one operand.
    Math(MathFn, usize),
    /// By an operation on all elements over which it goes.
    Reduce(Opcode, Over, usize),
    Product(usize, usize),
}

/// What a reduction goes over; the result has one row, one column or both.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Over {
    Rows,
    Columns,
    All,
}

/// An array as the graph has it.
#[derive(Debug)]
pub struct Node {
    pub op: Op,
    /// Rows and columns.
    pub shape: [u32; 2],
    /// The expression in the Rust program.
    pub place: &'static Location<'static>,
    /// How many operations nest in it up to what is in memory; [`DEEP`] if it is in memory itself.
    pub depth: u32,
}

/// The arrays of a program. Operands stand before what uses them.
#[derive(Debug, Default)]
pub struct Graph {
    nodes: RefCell<Vec<Node>>,
    mistake: RefCell<Option<String>>,
}

/// An array of a graph.
#[derive(Clone, Copy, Debug)]
pub struct Array<'g> {
    pub graph: &'g Graph,
    /// Its number in the graph.
    pub node: usize,
}

/// Where more operations would nest in a kernel, an array is put into memory.
pub const DEEP: u32 = 32;
const MOST_ELEMENTS: u64 = 1 << 24;

impl Graph {
    /// What there is so far.
    pub fn nodes(&self) -> Ref<'_, Vec<Node>> {
        self.nodes.borrow()
    }

    /// The first mistake, if there is one.
    pub fn first_mistake(&self) -> Option<String> {
        self.mistake.borrow().clone()
    }

    /// An array that is given when the program runs.
    #[track_caller]
    pub fn input(&self, name: &str, rows: u32, columns: u32) -> Array<'_> {
        self.add(Op::Input(name.to_owned()), [rows, columns])
    }

    #[track_caller]
    fn add(&self, op: Op, shape: [u32; 2]) -> Array<'_> {
        let elements = u64::from(shape[0]) * u64::from(shape[1]);
        if elements == 0 || elements > MOST_ELEMENTS {
            self.mistake(format!("an array of {shape:?} elements"));
        }
        let nested = |&arg: &usize| self.nodes()[arg].depth % DEEP;
        let depth = match &op {
            Op::Math(_, arg) => 1 + nested(arg),
            Op::Core(_, args) => 1 + args.iter().map(nested).max().unwrap_or(0),
            _ => 0,
        };
        let mut nodes = self.nodes.borrow_mut();
        nodes.push(Node { op, shape, place: Location::caller(), depth });
        Array { graph: self, node: nodes.len() - 1 }
    }

    /// Notes what is wrong; the first mistake is what `Program::new` returns.
    #[track_caller]
    fn mistake(&self, what: String) {
        self.mistake.borrow_mut().get_or_insert(format!("{}: {what}", Location::caller()));
    }
}

/// An operand: an array, or a number.
pub trait Term<'g> {
    fn array(self, graph: &'g Graph) -> Array<'g>;
}

impl<'g> Term<'g> for Array<'g> {
    #[track_caller]
    fn array(self, graph: &'g Graph) -> Array<'g> {
        if !std::ptr::eq(self.graph, graph) {
            graph.mistake("an array of another graph".to_owned());
            return graph.add(Op::Number(0.0), [1, 1]);
        }
        self
    }
}

impl<'g> Term<'g> for f32 {
    #[track_caller]
    fn array(self, graph: &'g Graph) -> Array<'g> {
        graph.add(Op::Number(self), [1, 1])
    }
}

impl<'g> Array<'g> {
    fn shape(self) -> [u32; 2] {
        self.graph.nodes()[self.node].shape
    }

    #[track_caller]
    fn elementwise(self, other: impl Term<'g>, op: impl Fn(Vec<usize>) -> Op) -> Array<'g> {
        let other = other.array(self.graph);
        let (x, y) = (self.shape(), other.shape());
        if (0..2).any(|i| x[i] != y[i] && x[i] != 1 && y[i] != 1) {
            self.graph.mistake(format!("operands of {x:?} and {y:?} elements"));
        }
        let shape = [x[0].max(y[0]), x[1].max(y[1])];
        self.graph.add(op(vec![self.node, other.node]), shape)
    }

    #[track_caller]
    pub fn maximum(self, other: impl Term<'g>) -> Array<'g> {
        self.elementwise(other, |args| Op::Core(Opcode::Fmax, args))
    }

    #[track_caller]
    pub fn sqrt(self) -> Array<'g> {
        self.graph.add(Op::Core(Opcode::Fsqrt, vec![self.node]), self.shape())
    }

    /// A function of one operand: `x.math(MathFn::Sin)`.
    #[track_caller]
    pub fn math(self, function: MathFn) -> Array<'g> {
        if function.operands() != 1 {
            self.graph.mistake(format!("{function} takes {} operands", function.operands()));
        }
        self.graph.add(Op::Math(function, self.node), self.shape())
    }

    #[track_caller]
    pub fn exp(self) -> Array<'g> {
        self.math(MathFn::Exp)
    }

    #[track_caller]
    fn reduce(self, fold: Opcode, over: Over) -> Array<'g> {
        let [rows, columns] = self.shape();
        let shape = match over {
            Over::Rows => [1, columns],
            Over::Columns => [rows, 1],
            Over::All => [1, 1],
        };
        self.graph.add(Op::Reduce(fold, over, self.node), shape)
    }

    #[track_caller]
    pub fn sum(self, over: Over) -> Array<'g> {
        self.reduce(Opcode::Fadd, over)
    }

    #[track_caller]
    pub fn max(self, over: Over) -> Array<'g> {
        self.reduce(Opcode::Fmax, over)
    }

    /// The product of two matrices.
    #[track_caller]
    pub fn matmul(self, other: Array<'g>) -> Array<'g> {
        let other = other.array(self.graph);
        let (x, y) = (self.shape(), other.shape());
        if x[1] != y[0] {
            self.graph.mistake(format!("no product of matrices of {x:?} and {y:?} elements"));
        }
        self.graph.add(Op::Product(self.node, other.node), [x[0], y[1]])
    }
}

macro_rules! operators {
    ($($name:ident $method:ident $op:ident)*) => {$(
        impl<'g, T: Term<'g>> $name<T> for Array<'g> {
            type Output = Array<'g>;
            #[track_caller]
            fn $method(self, other: T) -> Array<'g> {
                self.elementwise(other, |args| Op::Core(Opcode::$op, args))
            }
        }
    )*};
}

operators! { Add add Fadd Sub sub Fsub Mul mul Fmul Div div Fdiv }

impl<'g> Neg for Array<'g> {
    type Output = Array<'g>;
    #[track_caller]
    fn neg(self) -> Array<'g> {
        self.graph.add(Op::Core(Opcode::Fneg, vec![self.node]), self.shape())
    }
}
