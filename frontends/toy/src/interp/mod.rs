//! A direct interpreter: what checked programs mean, said once more and without the IR.
//!
//! It is the oracle of the tests of random programs. Threads run one after the other, each to its
//! end, so what needs threads together (barriers, warp functions) is not served, nor are PTX and
//! approximate functions: those end the run with [`Fault::NotServed`].
//!
//! It follows the tree by recursion: run it on a stack that suits [`Limits::calls`].

mod expr;
mod memory;
mod number;
mod place;

pub use number::is_nan;

use crate::hir::{Block, Function, FunctionId, LocalId, Program, Stmt, StmtKind};
use crate::source::Span;
use cranelift_entity::SecondaryMap;
use memory::Memory;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Nothing.
    Unit,
    /// The bits of a number, 0 or 1 of a `bool`, the address of a pointer.
    Bits(u128),
    /// Lanes, elements or fields.
    List(Vec<Value>),
    /// A pointer and a length.
    Slice(u64, u32),
}

/// Why a run ended early.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// `trap`, a failed `assert` or check.
    #[error("{message}")]
    Trap {
        /// What it says.
        message: String,
        /// Where.
        span: Span,
    },
    /// An access that is in no object.
    #[error("there is nothing at {0:#x}")]
    OutOfBounds(u64),
    /// More steps or calls than allowed.
    #[error("the program takes too long")]
    TooLong,
    /// Something that this interpreter does not do.
    #[error("{0} is not served")]
    NotServed(&'static str),
}

/// How much a run may do.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Expressions that are evaluated in all.
    pub steps: u64,
    /// Calls inside each other.
    pub calls: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: 10_000_000, calls: 64 }
    }
}

/// Why the evaluation of something did not go on behind it.
enum Stop {
    Fault(Fault),
    Break,
    Continue,
    Return(Value),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

type Outcome<T = Value> = Result<T, Stop>;

/// Where a thread is.
#[derive(Copy, Clone, Debug, Default)]
pub struct Thread {
    /// Its place in its CTA.
    pub thread: [u32; 3],
    /// The place of its CTA in the grid.
    pub block: [u32; 3],
    /// Threads in a CTA.
    pub block_dim: [u32; 3],
    /// CTAs in the grid.
    pub grid_dim: [u32; 3],
}

/// A program with its memory.
pub struct Interpreter<'p> {
    program: &'p Program,
    memory: Memory,
    statics: SecondaryMap<crate::hir::StaticId, u64>,
    limits: Limits,
    thread: Thread,
    calls: u32,
}

/// What a function that runs has.
struct Frame<'p> {
    function: &'p Function,
    /// The address of each local that came to be.
    locals: SecondaryMap<LocalId, u64>,
}

impl<'p> Interpreter<'p> {
    /// A program whose static variables hold what they hold at first.
    pub fn new(program: &'p Program, limits: Limits) -> Interpreter<'p> {
        let mut memory = Memory::default();
        let mut statics = SecondaryMap::new();
        for (id, variable) in program.statics.iter().filter(|(_, v)| !v.dynamic) {
            let address = memory.allocate(memory::layout(program, &variable.ty).0);
            statics[id] = address;
            if let Some(init) = &variable.init {
                let value = expr::constant(init);
                memory
                    .write(program, &variable.ty, address, &value)
                    .expect("the object has the size of the type");
            }
        }
        let thread = Thread::default();
        Interpreter { program, memory, statics, limits, thread, calls: 0 }
    }

    /// A buffer with these bytes; its address.
    pub fn allocate(&mut self, bytes: &[u8]) -> u64 {
        let address = self.memory.allocate(bytes.len() as u64);
        self.buffer(address, bytes.len()).copy_from_slice(bytes);
        address
    }

    /// The bytes of a buffer.
    pub fn buffer(&mut self, address: u64, size: usize) -> &mut [u8] {
        self.memory.bytes(address, size as u64).expect("a buffer that was allocated")
    }

    /// Runs a kernel, thread after thread.
    pub fn launch(
        &mut self,
        kernel: FunctionId,
        grid: [u32; 3],
        block: [u32; 3],
        args: &[Value],
    ) -> Result<(), Fault> {
        let places = |dim: [u32; 3]| {
            (0..dim[2]).flat_map(move |z| {
                (0..dim[1]).flat_map(move |y| (0..dim[0]).map(move |x| [x, y, z]))
            })
        };
        for cta in places(grid) {
            for thread in places(block) {
                self.thread = Thread { thread, block: cta, block_dim: block, grid_dim: grid };
                self.call(kernel, args.to_vec())?;
            }
        }
        Ok(())
    }

    /// Calls a function.
    fn call(&mut self, id: FunctionId, args: Vec<Value>) -> Result<Value, Fault> {
        let function = &self.program.functions[id];
        if self.calls == self.limits.calls {
            return Err(Fault::TooLong);
        }
        self.calls += 1;
        let mut frame = Frame { function, locals: SecondaryMap::new() };
        for (&param, value) in function.params.iter().zip(args) {
            self.bind(&mut frame, param, &value)?;
        }
        let value = self.block(&mut frame, &function.body);
        self.calls -= 1;
        match value {
            Ok(value) | Err(Stop::Return(value)) => Ok(value),
            Err(Stop::Fault(fault)) => Err(fault),
            Err(Stop::Break | Stop::Continue) => unreachable!("the checker keeps these in loops"),
        }
    }

    /// A local comes to be.
    fn bind(&mut self, frame: &mut Frame<'p>, local: LocalId, value: &Value) -> Result<(), Fault> {
        let ty = &frame.function.locals[local].ty;
        let address = self.memory.allocate(memory::layout(self.program, ty).0);
        frame.locals[local] = address;
        self.memory.write(self.program, ty, address, value)
    }

    fn step(&mut self) -> Result<(), Fault> {
        self.limits.steps = self.limits.steps.checked_sub(1).ok_or(Fault::TooLong)?;
        Ok(())
    }

    fn block(&mut self, frame: &mut Frame<'p>, block: &'p Block) -> Outcome {
        for stmt in &block.stmts {
            self.stmt(frame, stmt)?;
        }
        block.value.as_ref().map_or(Ok(Value::Unit), |value| self.expr(frame, value))
    }

    fn stmt(&mut self, frame: &mut Frame<'p>, stmt: &'p Stmt) -> Outcome<()> {
        self.step()?;
        match &stmt.kind {
            StmtKind::Let(local, value) => {
                let value = self.expr(frame, value)?;
                self.bind(frame, *local, &value)?;
            }
            StmtKind::Assign(place, value) => {
                let address = self.place(frame, place)?;
                let value = self.expr(frame, value)?;
                self.memory.write(self.program, &place.ty, address, &value)?;
            }
            StmtKind::Update(op, place, value) => {
                let address = self.place(frame, place)?;
                let value = self.expr(frame, value)?;
                let before = self.memory.read(self.program, &place.ty, address)?;
                let after = expr::operate(*op, &place.ty, &before, &value, stmt.span)?;
                self.memory.write(self.program, &place.ty, address, &after)?;
            }
            StmtKind::Expr(expr) => {
                self.expr(frame, expr)?;
            }
            StmtKind::Ptx(_) => return Err(Fault::NotServed("ptx!").into()),
        }
        Ok(())
    }
}

/// A failed check.
fn trap(message: impl Into<String>, span: Span) -> Stop {
    Stop::Fault(Fault::Trap { message: message.into(), span })
}
