//! What the checker knows of a function before all its types are known.
//!
//! It is built from the syntax tree in one walk, with names resolved and a [`Type`] for each
//! expression. When the walk is over every variable is decided, and `finish` turns it into
//! [`crate::hir`].

use super::ty::{StructDef, Type};
use crate::builtin::{Builtin, Words};
use crate::hir::{Constant, Conversion, StaticId};
use crate::source::Span;
use crate::types::{BinaryOp, CompareOp, UnaryOp};

/// A parameter or variable of the function that is checked, by its number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Local(pub(super) u32);

/// The place of a function in the list of definitions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct FunctionDef(pub(super) u32);

/// How a variable came to be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Binding {
    /// `let`
    Let,
    /// `var`
    Var,
    /// A parameter.
    Param,
    /// A parameter that begins with `var`.
    VarParam,
    /// The variable of a `for`.
    For,
    /// Made by the checker.
    Temp,
}

/// A parameter or variable.
#[derive(Debug)]
pub(super) struct LocalInfo {
    pub(super) name: String,
    pub(super) ty: Type,
    pub(super) span: Span,
    pub(super) binding: Binding,
    /// Whether something reads it.
    pub(super) used: bool,
    /// Whether something writes it after its definition, or may.
    pub(super) changed: bool,
}

/// An expression.
#[derive(Debug)]
pub(super) struct Expr {
    pub(super) kind: Kind,
    pub(super) ty: Type,
    pub(super) span: Span,
}

impl Expr {
    pub(super) fn error(span: Span) -> Expr {
        Expr { kind: Kind::Error, ty: Type::Error, span }
    }

    pub(super) fn new(kind: Kind, ty: Type, span: Span) -> Expr {
        Expr { kind, ty, span }
    }
}

/// A conversion that is asked for; whether it is right is known when the types are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Cast {
    As,
    Wrap,
    Saturate,
    Round,
    Truncate,
    Bits,
    Pointer,
    Space,
}

/// An expression.
#[derive(Debug)]
pub(super) enum Kind {
    Error,
    /// An integer literal; its range is checked when its type is known.
    Int(u128),
    /// A float literal.
    Float(String),
    /// A constant of the type.
    Constant(Constant),
    Local(Local),
    Static(StaticId),
    Dynamic(StaticId),
    Unary(UnaryOp, Box<Expr>),
    Chain(Box<Expr>, Vec<(BinaryOp, Expr)>),
    /// With the place of the operator.
    Compare(CompareOp, Box<Expr>, Box<Expr>, Span),
    All(Vec<Expr>),
    Any(Vec<Expr>),
    /// One that nobody asked for, and that is right.
    Convert(Conversion, Box<Expr>),
    /// One that is asked for, with the place of the target.
    Cast(Cast, Box<Expr>, Span),
    Deref(Box<Expr>),
    AddressOf(Box<Expr>),
    /// A field of a struct, by its number.
    Field(Box<Expr>, u32),
    /// A lane of a vector, by its number.
    Lane(Box<Expr>, u8),
    /// Of an array, slice or pointer.
    Index(Box<Expr>, Box<Expr>),
    /// Of an array in memory or a slice.
    Range(Box<Expr>, Option<Box<Expr>>, Option<Box<Expr>>),
    Len(Box<Expr>),
    SlicePointer(Box<Expr>),
    /// A function, its arguments in `<..>`, its arguments.
    Call(FunctionDef, Vec<Type>, Vec<Expr>),
    /// With its type parameter.
    Builtin(Builtin, Words, Type, Vec<Expr>),
    SizeOf(Type),
    MakeSlice(Box<Expr>, Box<Expr>),
    Print(String, Vec<Expr>, Span),
    Assert(Box<Expr>, String),
    Trap(String),
    /// Parts in the order of the type, and the order in which they are evaluated.
    Aggregate(Vec<Expr>, Vec<u32>),
    /// An array or vector of equal parts.
    Repeat(Box<Expr>),
    Block(Block),
    If(Vec<(Expr, Block)>, Option<Block>),
    Match(Box<Expr>, Vec<Arm>),
    While(Box<Expr>, Block),
    Loop(Block),
    For(Box<For>),
    Break,
    Continue,
    Return(Option<Box<Expr>>),
}

/// A `for`.
#[derive(Debug)]
pub(super) struct For {
    pub(super) local: Local,
    pub(super) from: Expr,
    pub(super) to: Expr,
    pub(super) inclusive: bool,
    pub(super) step: Option<Expr>,
    pub(super) body: Block,
}

/// `patterns => block`; no patterns for `_`.
#[derive(Debug)]
pub(super) struct Arm {
    pub(super) patterns: Vec<(Expr, Option<Expr>)>,
    pub(super) block: Block,
    pub(super) span: Span,
}

/// Statements, and what they give.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) stmts: Vec<Stmt>,
    pub(super) value: Option<Box<Expr>>,
    pub(super) ty: Type,
    pub(super) span: Span,
}

/// A statement.
#[derive(Debug)]
pub(super) enum Stmt {
    Let(Local, Expr, Span),
    Assign(Expr, Expr, Span),
    Update(BinaryOp, Expr, Expr, Span),
    Expr(Expr),
    Ptx(Ptx),
}

/// PTX text.
#[derive(Debug)]
pub(super) struct Ptx {
    pub(super) pure: bool,
    pub(super) text: String,
    pub(super) text_span: Span,
    pub(super) inputs: Vec<(String, Expr, Span)>,
    pub(super) outputs: Vec<(String, Local, Option<Expr>, Span)>,
    pub(super) span: Span,
}

/// What a struct literal or a signature is about: used in the work list of instances.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct StructInstance {
    pub(super) def: StructDef,
    pub(super) args: Vec<Type>,
}
