//! The syntax tree: what is written, with its places, before anything is known of names and types.
//!
//! The parser keeps the tree at most [`MAX_DEPTH`] deep, so that later phases may follow it by
//! recursion.

use crate::source::{FileId, Span};
use crate::types::{BinaryOp, CompareOp, UnaryOp};
use irc_ir::types::Space;

/// How deep expressions, types and blocks nest at most, counted over all of them together.
pub const MAX_DEPTH: u32 = 200;

/// A name where it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub text: String,
    /// Its place.
    pub span: Span,
}

/// A file.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Which file.
    pub file: FileId,
    /// `import "path";` in order.
    pub imports: Vec<Import>,
    /// Its items in order.
    pub items: Vec<Item>,
}

/// `import "path";`
#[derive(Clone, Debug)]
pub struct Import {
    /// The path as it is written.
    pub path: String,
    /// The place of the path.
    pub span: Span,
}

/// An item.
#[derive(Clone, Debug)]
pub enum Item {
    /// `const NAME: T = value;`
    Const(ConstItem),
    /// `struct Name<T> { .. }`
    Struct(StructItem),
    /// `static SPACE [mut] name: T = value;`
    Static(StaticItem),
    /// `fn` or `kernel`.
    Function(FunctionItem),
}

/// `const NAME: T = value;`, as an item or a statement.
#[derive(Clone, Debug)]
pub struct ConstItem {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub ty: Type,
    /// Its value.
    pub value: Expr,
    /// The whole.
    pub span: Span,
}

/// `struct Name<T> { field: T, .. }`
#[derive(Clone, Debug)]
pub struct StructItem {
    /// Its name.
    pub name: Name,
    /// Parameters: types and constants.
    pub generics: Vec<Generic>,
    /// Fields in order.
    pub fields: Vec<(Name, Type)>,
    /// The whole.
    pub span: Span,
}

/// `static SPACE [mut] name: T [= value];`
#[derive(Clone, Debug)]
pub struct StaticItem {
    /// Its name.
    pub name: Name,
    /// Where it lies: global, constant (`Space::Const`) or shared; the checker refuses others.
    pub space: Space,
    /// Whether the program may write it.
    pub mutable: bool,
    /// Its type.
    pub ty: Type,
    /// What it holds at first.
    pub value: Option<Expr>,
    /// The whole.
    pub span: Span,
}

/// What a function begins with.
#[derive(Clone, Debug)]
pub struct FunctionItem {
    /// `@name(args)` in order.
    pub attributes: Vec<Attribute>,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// Its name.
    pub name: Name,
    /// Parameters in `<..>`.
    pub generics: Vec<Generic>,
    /// Parameters: name, whether `var`, type.
    pub params: Vec<Param>,
    /// The type after `->`.
    pub result: Option<Type>,
    /// Its body.
    pub body: Block,
    /// From the first attribute or keyword to the end of the signature.
    pub span: Span,
}

/// `@name(args)`.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// The name.
    pub name: Name,
    /// The arguments.
    pub args: Vec<Expr>,
    /// The whole.
    pub span: Span,
}

/// `name: T`, or `var name: T`, which the body may change.
#[derive(Clone, Debug)]
pub struct Param {
    /// Its name.
    pub name: Name,
    /// Whether the body may change it.
    pub mutable: bool,
    /// Its type.
    pub ty: Type,
}

/// A parameter in `<..>`.
#[derive(Clone, Debug)]
pub struct Generic {
    /// Its name.
    pub name: Name,
    /// What it stands for.
    pub kind: GenericKind,
}

/// What a parameter in `<..>` stands for.
#[derive(Clone, Debug)]
pub enum GenericKind {
    /// A type; the class that it must be of: `any`, `num`, `int`, `float`. `T` alone is `any`.
    Type(Option<Name>),
    /// `const N: T`.
    Const(Type),
}

/// A type where it is written.
#[derive(Clone, Debug)]
pub struct Type {
    /// The type.
    pub kind: TypeKind,
    /// Its place.
    pub span: Span,
}

/// A type.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// A scalar, vector, struct or type parameter, with what is in `<..>`.
    Named(Name, Vec<GenericArg>),
    /// `*SPACE [mut] T`.
    Pointer {
        /// The space; `Generic` with no word.
        space: Space,
        /// Whether it may be written through.
        mutable: bool,
        /// What it points to.
        to: Box<Type>,
    },
    /// `&SPACE [mut] [T]`.
    Slice {
        /// The space; `Generic` with no word.
        space: Space,
        /// Whether it may be written through.
        mutable: bool,
        /// Its elements.
        of: Box<Type>,
    },
    /// `[T; N]`.
    Array(Box<Type>, Box<Expr>),
    /// `[T]` alone: only what `shared name: [T];` says.
    Unsized(Box<Type>),
}

/// An argument in `<..>` or `::<..>`: which of the two a name stands for is known when it is
/// resolved, so a single name or path is a type here.
#[derive(Clone, Debug)]
pub enum GenericArg {
    /// A type, or the name of a constant, an order or a scope.
    Type(Type),
    /// A constant: a literal, or `{ expression }`.
    Const(Expr),
}

/// `{ statements value }`.
#[derive(Clone, Debug)]
pub struct Block {
    /// Statements in order.
    pub stmts: Vec<Stmt>,
    /// The last expression, if it has no `;`.
    pub value: Option<Box<Expr>>,
    /// With its braces.
    pub span: Span,
}

/// A statement.
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
    /// `let name: T = value;` or `var name: T = value;`
    Let {
        /// The name.
        name: Name,
        /// Whether it is `var`.
        mutable: bool,
        /// The type, if it is written.
        ty: Option<Type>,
        /// The value; the parser asks for one.
        value: Expr,
    },
    /// `let (a, b) = ptx!(..);`
    LetMany {
        /// The names.
        names: Vec<Name>,
        /// The value.
        value: Expr,
    },
    /// `const NAME: T = value;`
    Const(ConstItem),
    /// `shared name: T;`
    Shared {
        /// The name.
        name: Name,
        /// The type: an array or another sized type, or `[T]` for dynamic shared memory.
        ty: Type,
    },
    /// `place = value;` and `place += value;`
    Assign {
        /// What is written.
        place: Expr,
        /// The operator in front of `=`.
        op: Option<BinaryOp>,
        /// The value.
        value: Expr,
    },
    /// An expression with `;`, or a block-like one without.
    Expr(Expr),
}

/// An expression where it is written.
#[derive(Clone, Debug)]
pub struct Expr {
    /// The expression.
    pub kind: ExprKind,
    /// Its place.
    pub span: Span,
}

/// An operator with its right operand: a part of a chain.
#[derive(Clone, Debug)]
pub struct Link {
    /// The operator.
    pub op: BinaryOp,
    /// Its place.
    pub at: Span,
    /// The right operand; the left one is all that is in front of it in the chain.
    pub right: Expr,
}

/// An expression.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// An integer, and its suffix (any number type).
    Int(u128, Option<Name>),
    /// A float as it is written without suffix and `_`, and its suffix (a float type).
    Float(String, Option<Name>),
    /// `true`, `false`.
    Bool(bool),
    /// A string: only as an argument of `print`, `trap`, `assert`.
    Str(String),
    /// A variable, constant, static or function, with what is in `::<..>`.
    Name(Name, Vec<GenericArg>),
    /// `-x`, `!x`.
    Unary(UnaryOp, Box<Expr>),
    /// `x + y - z`: operators from left to right. A chain is one node, however long it is.
    Chain(Box<Expr>, Vec<Link>),
    /// `x < y`; the place of the operator.
    Compare(CompareOp, Box<Expr>, Box<Expr>, Span),
    /// `x && y && z`: at least two.
    All(Vec<Expr>),
    /// `x || y || z`: at least two.
    Any(Vec<Expr>),
    /// `x as T`
    As(Box<Expr>, Type),
    /// `*p`
    Deref(Box<Expr>),
    /// `&place`, `&mut place`
    AddressOf {
        /// Whether it is `&mut`.
        mutable: bool,
        /// The place.
        place: Box<Expr>,
    },
    /// `f::<T>(x, y)`; the callee is a name in all right programs.
    Call(Box<Expr>, Vec<Expr>),
    /// `x[i]`
    Index(Box<Expr>, Box<Expr>),
    /// `x[a..b]`; either bound may be missing.
    Range(Box<Expr>, Option<Box<Expr>>, Option<Box<Expr>>),
    /// `x.name`; `x.0` is no field.
    Field(Box<Expr>, Name),
    /// `Name::<T> { field: value, .. }`
    Struct(Name, Vec<GenericArg>, Vec<(Name, Expr)>),
    /// `[a, b, c]`
    Array(Vec<Expr>),
    /// `[a; N]`
    Repeat(Box<Expr>, Box<Expr>),
    /// `{ .. }`
    Block(Block),
    /// `if c { .. } else if d { .. } else { .. }`: at least one condition with its branch, and what
    /// follows the last `else`.
    If(Vec<(Expr, Block)>, Option<Block>),
    /// `match x { .. }`
    Match(Box<Expr>, Vec<Arm>),
    /// `while c { .. }`
    While(Box<Expr>, Block),
    /// `loop { .. }`
    Loop(Block),
    /// `for i in a..b step s { .. }`
    For {
        /// The variable.
        name: Name,
        /// The first value.
        from: Box<Expr>,
        /// The bound.
        to: Box<Expr>,
        /// Whether it is `a..=b`.
        inclusive: bool,
        /// What is added each time.
        step: Option<Box<Expr>>,
        /// The body.
        body: Block,
    },
    /// `break`
    Break,
    /// `continue`
    Continue,
    /// `return x`
    Return(Option<Box<Expr>>),
    /// `ptx!(..)`
    Ptx(PtxExpr),
    /// What stands where something was wrong that has been reported; it has every type.
    Error,
}

/// `ptx!(pure (a: T = x) -> (inout d: T = c) "text")`
#[derive(Clone, Debug)]
pub struct PtxExpr {
    /// Whether it is without effects and not convergent.
    pub pure: bool,
    /// Operands: the name in the text, the type, the value.
    pub inputs: Vec<(Name, Type, Expr)>,
    /// Results: the name in the text, the type, what it begins as.
    pub outputs: Vec<(Name, Type, Option<Expr>)>,
    /// The text.
    pub text: String,
    /// The place of the text's first character (after the quote); escapes `\n \t \" \\` are two
    /// bytes of source and one of text.
    pub text_span: Span,
}

/// `patterns => value`
#[derive(Clone, Debug)]
pub struct Arm {
    /// Alternatives; empty for `_`.
    pub patterns: Vec<Pattern>,
    /// What it gives.
    pub value: Expr,
    /// The place of the patterns.
    pub span: Span,
}

/// `1`, `-1`, `NAME`, `1..=5`, `true`: constant expressions.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// The lowest value.
    pub low: Expr,
    /// The highest value, if it is a range.
    pub high: Option<Expr>,
}
