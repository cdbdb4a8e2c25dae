//! A checked program: names resolved, types known, generic functions made concrete, constants
//! computed.
//!
//! Everything here is right by construction: operands have the types that the comments ask for, and
//! neither lowering nor the interpreter reports errors about a program. Expressions are evaluated
//! from left to right. The tree is at most a small multiple of [`crate::ast::MAX_DEPTH`] deep.

use crate::builtin::{Builtin, Words};
use crate::source::{Files, Span};
use crate::types::{BinaryOp, CompareOp, Number, UnaryOp};
use cranelift_entity::{PrimaryMap, entity_impl};
use irc_ir::types::Space;

/// A struct type with its parameters filled in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StructId(u32);
entity_impl!(StructId, "struct");

/// A static variable, or a `shared` one of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StaticId(u32);
entity_impl!(StaticId, "static");

/// A function or kernel with its parameters filled in.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FunctionId(u32);
entity_impl!(FunctionId, "fn");

/// A parameter or variable of a function.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalId(u32);
entity_impl!(LocalId, "local");

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    /// No value: what a block without a last expression gives.
    Unit,
    /// What never gives a value: `return`, `break`, `trap`, a `loop` without `break`. It goes where
    /// any type is expected.
    Never,
    /// A truth value.
    Bool,
    /// A number.
    Number(Number),
    /// 2, 4 or 8 numbers.
    Vector(Number, u8),
    /// A pointer.
    Pointer(Pointer),
    /// A pointer to the first element, and a `u32` length.
    Slice(Pointer),
    /// Elements and their number, which may be 0.
    Array(Box<Ty>, u64),
    /// A struct.
    Struct(StructId),
}

/// What a pointer or slice points to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pointer {
    /// The state space.
    pub space: Space,
    /// Whether it may be written through.
    pub mutable: bool,
    /// What is there; sized.
    pub to: Box<Ty>,
}

/// A whole program.
#[derive(Clone, Debug)]
pub struct Program {
    /// The source files.
    pub files: Files,
    /// Structs; one stands behind those that it contains.
    pub structs: PrimaryMap<StructId, Struct>,
    /// Statics that something uses or that are not shared.
    pub statics: PrimaryMap<StaticId, Static>,
    /// All kernels, in the order of their source, and the functions that they reach.
    pub functions: PrimaryMap<FunctionId, Function>,
}

/// A struct.
#[derive(Clone, Debug)]
pub struct Struct {
    /// `Pair<f32>`.
    pub name: String,
    /// Names and types in order; memory as in C.
    pub fields: Vec<(String, Ty)>,
}

/// A static variable.
#[derive(Clone, Debug)]
pub struct Static {
    /// Its symbol in the module, unique there.
    pub symbol: String,
    /// Global, const or shared.
    pub space: Space,
    /// Its type; for dynamic shared memory the type of an element.
    pub ty: Ty,
    /// The bits at first; `None` for shared memory.
    pub init: Option<Constant>,
    /// Whether it is the dynamic shared memory of a launch (all of those are the same memory).
    pub dynamic: bool,
    /// Whether the source names it, so that the host may ask for it.
    pub named: bool,
    /// Where its name is defined.
    pub span: Span,
}

/// A value that is known when compiling.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// A truth value.
    Bool(bool),
    /// The bits of a number, zeros above its width.
    Number(u128),
    /// Lanes of a vector, elements of an array, fields of a struct.
    List(Vec<Constant>),
    /// An array of this many equal elements.
    Repeat(Box<Constant>, u64),
}

/// A function or kernel.
#[derive(Clone, Debug)]
pub struct Function {
    /// For people: `sum<f32, 4>`.
    pub name: String,
    /// The symbol, unique in the module: the plain name for kernels and where that is free.
    pub symbol: String,
    /// The attributes, if it is a kernel.
    pub kernel: Option<KernelAttrs>,
    /// Whether a product and a sum may be rounded once.
    pub contract: bool,
    /// Whether its body is wanted in the place of its calls.
    pub inline: bool,
    /// Parameters, each a local, in order.
    pub params: Vec<LocalId>,
    /// What it gives; `Unit` for nothing, `Never` if it does not return.
    pub result: Ty,
    /// Parameters and variables.
    pub locals: PrimaryMap<LocalId, Local>,
    /// The body; its value is the result.
    pub body: Block,
    /// The signature.
    pub span: Span,
}

/// Attributes of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelAttrs {
    /// `@block`
    pub block: Option<[u32; 3]>,
    /// `@max_block`
    pub max_block: Option<[u32; 3]>,
    /// `@min_blocks`
    pub min_blocks: Option<u32>,
    /// `@max_registers`
    pub max_registers: Option<u32>,
    /// `@cluster`
    pub cluster: Option<[u32; 3]>,
}

/// A parameter or variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its name.
    pub name: String,
    /// Its type; neither `Unit` nor `Never`.
    pub ty: Ty,
    /// Whether something takes its address or a slice of it, so that it must lie in memory.
    pub in_memory: bool,
    /// Whether it is `var`: the body may write it after it came to be.
    pub mutable: bool,
    /// Where it is defined.
    pub span: Span,
}

/// Statements, and what they give.
#[derive(Clone, Debug)]
pub struct Block {
    /// Statements in order.
    pub stmts: Vec<Stmt>,
    /// What it gives; without it `Unit`, or `Never` if the end is not reached.
    pub value: Option<Box<Expr>>,
}

/// A statement where it is written.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// The statement.
    pub kind: StmtKind,
    /// Its place.
    pub span: Span,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// A variable comes to be.
    Let(LocalId, Expr),
    /// A place is written: its address is computed first, then the value.
    Assign(Place, Expr),
    /// `place op= value`: the address of the place is computed once, then the value, then the place
    /// is read and written.
    Update(BinaryOp, Place, Expr),
    /// Something is evaluated.
    Expr(Expr),
    /// PTX text; the results are new variables.
    Ptx(Ptx),
}

/// PTX text, which has been parsed but not checked for a target.
#[derive(Clone, Debug)]
pub struct Ptx {
    /// Whether it is without effects and not convergent.
    pub pure: bool,
    /// The text, with `%0`, `%1` and so on for the results, then the operands, then what results
    /// begin as: the way of `irc_ir::builder::PtxBuilder::ptx_inline`.
    pub text: String,
    /// Operands.
    pub inputs: Vec<Expr>,
    /// Results: the variable, and what it begins as.
    pub outputs: Vec<(LocalId, Option<Expr>)>,
    /// The place of the text.
    pub span: Span,
}

/// An expression where it is written.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The expression.
    pub kind: ExprKind,
    /// Its type.
    pub ty: Ty,
    /// Its place.
    pub span: Span,
}

/// An expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// A constant of the type.
    Constant(Constant),
    /// What a place holds.
    Load(Place),
    /// A pointer to a place, in the space of the place.
    AddressOf(Place),
    /// An operator; lane by lane for vectors. The operand has the type of the result.
    Unary(UnaryOp, Box<Expr>),
    /// Operators from left to right, at least one; lane by lane for vectors. Operands have the type
    /// of the result, but the amount of a shift is a `u32`.
    Chain(Box<Expr>, Vec<(BinaryOp, Expr)>),
    /// A comparison of two equal types: numbers, `bool` and pointers (`Eq` and `Ne`).
    Compare(CompareOp, Box<Expr>, Box<Expr>),
    /// `&&`: each only if those before are true; at least two.
    All(Vec<Expr>),
    /// `||`: each only if those before are false; at least two.
    Any(Vec<Expr>),
    /// A conversion to the type of the expression.
    Convert(Conversion, Box<Expr>),
    /// A function of the program.
    Call(FunctionId, Vec<Expr>),
    /// A function that is there. `size_of` is a constant by now.
    Builtin(Builtin, Words, Vec<Expr>),
    /// `print` with its format (as C's `printf`, with one conversion of the right kind for each
    /// argument; sizes such as `ll` need not be right) and arguments: numbers of at most 64 bits,
    /// `bool` and pointers.
    Print(String, Vec<Expr>),
    /// If the condition is false: prints the message, and traps.
    Assert(Box<Expr>, String),
    /// Prints the message, and traps; the type is `Never`.
    Trap(String),
    /// Fields in the order of the struct, elements of an array, lanes of a vector; evaluated in the
    /// order of `evaluation` (positions in the list), which is that of the source.
    Aggregate {
        /// The parts, in the order of the type.
        parts: Vec<Expr>,
        /// In which order they are evaluated.
        evaluation: Vec<u32>,
    },
    /// An array of equal elements, or a vector of equal lanes; evaluated once.
    Repeat(Box<Expr>),
    /// A lane of a vector that is no place.
    Lane(Box<Expr>, u8),
    /// A field of a struct that is no place.
    Field(Box<Expr>, u32),
    /// A slice of a pointer and a length (`u32`).
    Slice(Box<Expr>, Box<Expr>),
    /// Elements `from..to` of a slice; bounds of any integer type, checked.
    SliceRange(Box<Expr>, Option<Box<Expr>>, Option<Box<Expr>>),
    /// An array in memory as a slice of all its elements, in the space of the place.
    SliceOf(Place),
    /// `.len` of a slice.
    Len(Box<Expr>),
    /// `.ptr` of a slice.
    SlicePointer(Box<Expr>),
    /// All dynamic shared memory as a slice of the elements of the static.
    Dynamic(StaticId),
    /// A block.
    Block(Block),
    /// Conditions in order, at least one, with what is done where they are the first that holds;
    /// what else. Without that the branches have no value.
    If(Vec<(Expr, Block)>, Option<Block>),
    /// Arms in order, and what happens if none fits. If the patterns are all there is, that is
    /// `None`.
    Match(Box<Expr>, Vec<Arm>, Option<Block>),
    /// The condition is evaluated before each round.
    While(Box<Expr>, Block),
    /// For ever, but for `break`.
    Loop(Block),
    /// Counts; the bounds and the step are evaluated once, before the loop. `to` is exclusive or
    /// inclusive; at the end of the type's range it ends all the same.
    For {
        /// The variable, new and constant in each round.
        local: LocalId,
        /// The first value.
        from: Box<Expr>,
        /// The bound.
        to: Box<Expr>,
        /// Whether the bound is a value, too.
        inclusive: bool,
        /// What is added; positive, checked where it is no constant. 1 without it.
        step: Option<Box<Expr>>,
        /// The body.
        body: Block,
    },
    /// Leaves the innermost loop.
    Break,
    /// Goes on with the next round of the innermost loop.
    Continue,
    /// Leaves the function.
    Return(Option<Box<Expr>>),
}

/// `patterns => block`
#[derive(Clone, Debug)]
pub struct Arm {
    /// Ranges of bits, both ends included, cut to the width of the type; no two arms share a value.
    /// A range of a signed type is in signed order. `bool` is 0 and 1.
    pub ranges: Vec<(u128, u128)>,
    /// What it gives.
    pub block: Block,
}

/// A place in memory, or a variable.
#[derive(Clone, Debug)]
pub struct Place {
    /// Where it begins.
    pub base: Base,
    /// What is taken of it, from the outside in.
    pub path: Vec<Projection>,
    /// The type of what is there.
    pub ty: Ty,
    /// The state space; `Local` for variables.
    pub space: Space,
    /// Its place in the source.
    pub span: Span,
}

/// Where a place begins.
#[derive(Clone, Debug)]
pub enum Base {
    /// A parameter or variable.
    Local(LocalId),
    /// A static variable that is not dynamic.
    Static(StaticId),
    /// What a pointer points to.
    Deref(Box<Expr>),
    /// An element of a slice; the index is any integer, checked.
    Element(Box<Expr>, Box<Expr>),
}

/// A part of a place.
#[derive(Clone, Debug)]
pub enum Projection {
    /// A field of a struct, by its number.
    Field(u32),
    /// An element of an array of this many; the index is any integer, checked.
    Element(Box<Expr>, u64),
    /// A lane of a vector.
    Lane(u8),
}

/// How a value becomes one of another type; lane by lane for vectors.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Conversion {
    /// Between numbers, or vectors of as many; every value of the old type is one of the new. Of
    /// `bool` to integers: 0 or 1.
    Widen,
    /// Integers: the lower bits.
    Wrap,
    /// Integers: the nearest value that there is.
    Saturate,
    /// To a float, or from a float to an integer: nearest, ties to even; integers saturate, NaN
    /// is 0.
    Round,
    /// A float to an integer, toward zero; saturates, NaN is 0.
    Truncate,
    /// The same bits in another type of the same size.
    Bits,
    /// A pointer to another element type, or without `mut`; the same address. Slices: without
    /// `mut`.
    Pointer,
    /// A pointer or slice to the generic space.
    ToGeneric,
    /// A generic pointer to one of the space in the type.
    FromGeneric,
}
