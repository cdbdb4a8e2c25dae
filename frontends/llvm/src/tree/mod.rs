//! The tree of a module of LLVM IR: what the text says, with places, before anything is lowered.

mod expression;
mod metadata;

pub use crate::bits::Bits;
pub use expression::{Computed, Expression, Linear, Term};
pub use metadata::{DebugOperand, DebugOperands, DebugRecord, Meta, Node, fault_of_name};

use irc_ir::op::IntFlags;
use irc_ptx::text::Span;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// A name.
pub type Name<'a> = Cow<'a, str>;

/// A type, by its number in [`Types`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct TypeId(pub(crate) u32);

impl TypeId {
    /// The number, for side tables.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a type is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`.
    Void,
    /// `label`.
    Label,
    /// `metadata`.
    Metadata,
    /// `token`.
    Token,
    /// `iN`.
    Int(u32),
    /// `half`.
    Half,
    /// `bfloat`.
    BFloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// A type of floats that no GPU has: its name.
    OtherFloat(&'static str),
    /// `ptr` into an address space.
    Ptr(u32),
    /// `[N x T]`.
    Array(TypeId, u64),
    /// `<N x T>`.
    Vector(TypeId, u32),
    /// `{ .. }`, or `<{ .. }>` if it is packed.
    Struct(Box<[TypeId]>, bool),
    /// `%name`, by its number in [`Types::named`].
    Named(u32),
    /// Result, parameters, and whether there are more.
    Function(TypeId, Box<[TypeId]>, bool),
}

/// The types of a module, each kept once.
#[derive(Clone, Debug, Default)]
pub struct Types<'a> {
    all: Vec<Type>,
    known: FxHashMap<Type, TypeId>,
    /// The named types and what they are; nothing for an opaque or undefined one.
    pub named: Vec<(Name<'a>, Option<TypeId>)>,
    by_name: FxHashMap<Name<'a>, u32>,
}

impl<'a> Types<'a> {
    /// The id of a type.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.known.get(&ty) {
            return id;
        }
        let id = TypeId(self.all.len() as u32);
        self.all.push(ty.clone());
        self.known.insert(ty, id);
        id
    }

    /// The id of a type that something has.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        self.known.get(ty).copied()
    }

    /// The number of a named type, made if it is new.
    pub fn name(&mut self, name: Name<'a>) -> u32 {
        if let Some(&number) = self.by_name.get(&name) {
            return number;
        }
        let number = self.named.len() as u32;
        self.named.push((name.clone(), None));
        self.by_name.insert(name, number);
        number
    }

    /// The number of a new named type, which may have the name of another.
    pub(crate) fn add_named(&mut self, name: Name<'a>, body: Option<TypeId>) -> u32 {
        self.named.push((name, body));
        self.named.len() as u32 - 1
    }

    /// What a type is, as it was written.
    pub fn written(&self, id: TypeId) -> &Type {
        &self.all[id.0 as usize]
    }

    /// What a type is; a named one is its body, where it has one.
    pub fn get(&self, id: TypeId) -> &Type {
        let mut ty = self.written(id);
        // A chain of names is no longer than there are names.
        for _ in 0..self.named.len() {
            let Type::Named(number) = ty else { break };
            match self.named[*number as usize].1 {
                Some(body) => ty = self.written(body),
                None => break,
            }
        }
        ty
    }

    /// Adds all types of another module; what each of them is here. Named types stay apart.
    pub(crate) fn absorb(&mut self, other: &Types<'a>) -> Vec<TypeId> {
        let first = self.named.len() as u32;
        let mut ids: Vec<TypeId> = Vec::with_capacity(other.all.len());
        for ty in &other.all {
            // Parts have been made before what they are parts of.
            let part = |part: TypeId| ids[part.index()];
            let parts = |parts: &[TypeId]| parts.iter().map(|&id| ids[id.index()]).collect();
            let ty = match ty {
                Type::Array(elem, count) => Type::Array(part(*elem), *count),
                Type::Vector(elem, lanes) => Type::Vector(part(*elem), *lanes),
                Type::Struct(fields, is_packed) => Type::Struct(parts(fields), *is_packed),
                Type::Function(result, params, variadic) => {
                    Type::Function(part(*result), parts(params), *variadic)
                }
                Type::Named(number) => Type::Named(first + number),
                plain => plain.clone(),
            };
            ids.push(self.intern(ty));
        }
        let named = other.named.iter();
        self.named.extend(named.map(|(name, body)| (name.clone(), body.map(|id| ids[id.index()]))));
        ids
    }

    /// The type as it is written.
    pub fn show(&self, id: TypeId) -> String {
        self.show_to(id, 0)
    }

    fn show_to(&self, id: TypeId, depth: u32) -> String {
        if depth > 8 {
            return "..".to_owned();
        }
        let list = |types: &[TypeId]| -> String {
            let all: Vec<String> = types.iter().map(|&ty| self.show_to(ty, depth + 1)).collect();
            all.join(", ")
        };
        match self.written(id) {
            Type::Void => "void".to_owned(),
            Type::Label => "label".to_owned(),
            Type::Metadata => "metadata".to_owned(),
            Type::Token => "token".to_owned(),
            Type::Int(bits) => format!("i{bits}"),
            Type::Half => "half".to_owned(),
            Type::BFloat => "bfloat".to_owned(),
            Type::Float => "float".to_owned(),
            Type::Double => "double".to_owned(),
            Type::OtherFloat(name) => (*name).to_owned(),
            Type::Ptr(0) => "ptr".to_owned(),
            Type::Ptr(space) => format!("ptr addrspace({space})"),
            Type::Array(elem, n) => format!("[{n} x {}]", self.show_to(*elem, depth + 1)),
            Type::Vector(elem, n) => format!("<{n} x {}>", self.show_to(*elem, depth + 1)),
            Type::Struct(fields, false) => format!("{{ {} }}", list(fields)),
            Type::Struct(fields, true) => format!("<{{ {} }}>", list(fields)),
            Type::Named(number) => format!("%{}", self.named[*number as usize].0),
            Type::Function(result, params, _) => {
                format!("{} ({})", self.show_to(*result, depth + 1), list(params))
            }
        }
    }
}

/// A value where it is used.
#[derive(Clone, Debug)]
pub struct Value<'a> {
    /// What it is.
    pub kind: ValueKind<'a>,
    /// Where it is written.
    pub span: Span,
}

/// What a value is.
#[derive(Clone, Debug)]
pub enum ValueKind<'a> {
    /// An argument or instruction of the function, by its number there.
    Local(u32),
    /// A global variable, function or alias.
    Global(Name<'a>),
    /// An integer: its bits, cut to the type.
    Int(Bits),
    /// A float: its bits.
    Float(Bits),
    /// `null`.
    Null,
    /// `undef`.
    Undef,
    /// `poison`.
    Poison,
    /// `zeroinitializer`.
    Zero,
    /// `none`, the token.
    None,
    /// `c"..."`.
    Bytes(Box<[u8]>),
    /// The elements of an array, vector or struct.
    List(Box<[Typed<'a>]>),
    /// `splat (T v)`.
    Splat(Box<Typed<'a>>),
    /// A constant expression.
    Expr(Box<Op<'a>>),
    /// Inline assembly, as a callee.
    Asm(Box<Asm<'a>>),
    /// Metadata as an argument.
    Metadata,
    /// Metadata as an argument that is a text.
    Text(Box<Name<'a>>),
}

/// A value with its type.
#[derive(Clone, Debug)]
pub struct Typed<'a> {
    /// The type.
    pub ty: TypeId,
    /// The value.
    pub value: Value<'a>,
}

/// Inline assembly.
#[derive(Clone, Debug)]
pub struct Asm<'a> {
    /// Whether it does more than compute its results.
    pub side_effect: bool,
    /// The text, with `$0` and so on for operands.
    pub text: Name<'a>,
    /// The constraints.
    pub constraints: Name<'a>,
}

/// An attribute: a word or a string with what it says.
#[derive(Clone, Debug, PartialEq)]
pub enum Attribute<'a> {
    /// A word without anything.
    Word(&'a str),
    /// `align 8`, `align(8)`, `dereferenceable(8)`.
    Number(&'a str, u64),
    /// `byval(T)`.
    Type(&'a str, TypeId),
    /// `range(T a, b)`: the numbers from one on that are not yet the other.
    Range(u128, u128),
    /// `"key"` or `"key"="value"`.
    Text(Name<'a>, Name<'a>),
}

/// Attributes of one thing, groups not yet looked up.
#[derive(Clone, Debug, Default)]
pub struct Attributes<'a> {
    /// Those that are written there.
    pub list: Vec<Attribute<'a>>,
    /// Numbers of groups.
    pub groups: Vec<u32>,
}

impl<'a> Attributes<'a> {
    /// Whether a word is among those written here.
    pub fn has(&self, word: &str) -> bool {
        self.list.iter().any(|attribute| matches!(attribute, Attribute::Word(w) if *w == word))
    }

    /// The type that an attribute names.
    pub fn ty(&self, word: &str) -> Option<TypeId> {
        self.list.iter().find_map(|attribute| match attribute {
            Attribute::Type(w, ty) if *w == word => Some(*ty),
            _ => None,
        })
    }

    /// The numbers that an integer is among.
    pub fn range(&self) -> Option<(u128, u128)> {
        self.list.iter().find_map(|attribute| match attribute {
            Attribute::Range(least, end) => Some((*least, *end)),
            _ => None,
        })
    }

    /// The number of an attribute.
    pub fn number(&self, word: &str) -> Option<u64> {
        self.list.iter().find_map(|attribute| match attribute {
            Attribute::Number(w, n) if *w == word => Some(*n),
            _ => None,
        })
    }
}

/// How a symbol is linked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Linkage {
    /// None is written.
    Default,
    /// `internal` and `private`.
    Internal,
    /// `weak`, `weak_odr`, `linkonce`, `common`.
    Weak,
    /// `linkonce_odr`: every module that uses it has the same.
    Inline,
    /// `external`: a declaration.
    External,
    /// `extern_weak`.
    ExternWeak,
    /// `available_externally`.
    Available,
    /// `appending`.
    Appending,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global<'a> {
    /// Its name.
    pub name: Name<'a>,
    /// Where it is named.
    pub span: Span,
    /// Its linkage.
    pub linkage: Linkage,
    /// Its address space.
    pub space: u32,
    /// Its type.
    pub ty: TypeId,
    /// Whether it has its initial contents for good.
    pub constant: bool,
    /// The initialiser.
    pub init: Option<Value<'a>>,
    /// The alignment.
    pub align: Option<u64>,
    /// The node of the expression of its variable in the source.
    pub dbg: Option<u32>,
}

/// Another name of something.
#[derive(Clone, Debug)]
pub struct Alias<'a> {
    /// Its name.
    pub name: Name<'a>,
    /// Where it is named.
    pub span: Span,
    /// Its linkage.
    pub linkage: Linkage,
    /// What it stands for.
    pub target: Typed<'a>,
}

/// A parameter.
#[derive(Clone, Debug)]
pub struct Param<'a> {
    /// Its type.
    pub ty: TypeId,
    /// Its attributes.
    pub attrs: Attributes<'a>,
    /// Where it is.
    pub span: Span,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function<'a> {
    /// Its name.
    pub name: Name<'a>,
    /// Where it is named.
    pub span: Span,
    /// Its linkage.
    pub linkage: Linkage,
    /// The calling convention, if one is written.
    pub convention: Option<&'a str>,
    /// The type of its result.
    pub result: TypeId,
    /// Attributes of the result.
    pub result_attrs: Attributes<'a>,
    /// Its parameters; they are the first locals.
    pub params: Vec<Param<'a>>,
    /// Whether it takes more.
    pub variadic: bool,
    /// Its attributes.
    pub attrs: Attributes<'a>,
    /// The blocks; none for a declaration.
    pub blocks: Vec<Block<'a>>,
    /// Names of locals, for readers; empty for those with numbers only.
    pub locals: Vec<Name<'a>>,
    /// The subprogram.
    pub dbg: Option<u32>,
}

/// A block.
#[derive(Clone, Debug)]
pub struct Block<'a> {
    /// Its name, for readers; empty for one with a number only.
    pub name: Name<'a>,
    /// Where it begins.
    pub span: Span,
    /// The instructions.
    pub insts: Vec<Inst<'a>>,
    /// What is said of variables before instructions, by their numbers, in order.
    pub records: Vec<(u32, DebugRecord)>,
}

/// The number of a block in its function.
pub type BlockId = u32;

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst<'a> {
    /// The local that it defines.
    pub result: Option<u32>,
    /// What it does.
    pub op: Op<'a>,
    /// Where it is.
    pub span: Span,
    /// The number of its location.
    pub dbg: Option<u32>,
    /// The number of the node with properties of the loop that it closes.
    pub loop_id: Option<u32>,
    /// The number of the node with the range of its result.
    pub range: Option<u32>,
    /// Names of other metadata.
    pub metadata: Vec<&'a str>,
}

/// Flags of an instruction.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// What is promised of integers.
    pub promises: IntFlags,
    /// `contract`, also by `fast`.
    pub contract: bool,
    /// `afn`, also by `fast`.
    pub afn: bool,
}

/// Flags of a `getelementptr`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct GepFlags {
    /// What is promised of the sum: `inbounds` says `nusw`.
    pub promises: IntFlags,
    /// `inbounds`: the base and the address are in one object.
    pub inbounds: bool,
}

/// How memory is accessed.
#[derive(Clone, Debug, Default)]
pub struct Access<'a> {
    /// `volatile`.
    pub volatile: bool,
    /// The alignment in bytes, if it is written.
    pub align: Option<u64>,
    /// What is said of an atomic access.
    pub atomic: Option<Box<Atomic<'a>>>,
}

/// What is said of an atomic access.
#[derive(Clone, Debug)]
pub struct Atomic<'a> {
    /// The ordering.
    pub ordering: &'a str,
    /// The scope of the ordering; empty for the whole system.
    pub scope: Name<'a>,
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call<'a> {
    /// The callee.
    pub callee: Value<'a>,
    /// The type of the result.
    pub result: TypeId,
    /// The types of the parameters and whether there are more, if the call says them.
    pub signature: Option<(Box<[TypeId]>, bool)>,
    /// Attributes of the result.
    pub result_attrs: Attributes<'a>,
    /// Arguments with their attributes.
    pub args: Vec<(Typed<'a>, Attributes<'a>)>,
    /// Attributes of the call.
    pub attrs: Attributes<'a>,
    /// Flags of floats.
    pub flags: Flags,
    /// Whether it must be a jump.
    pub must_tail: bool,
}

/// What an instruction or a constant expression does.
#[derive(Clone, Debug)]
pub enum Op<'a> {
    /// `ret`.
    Ret(Option<Typed<'a>>),
    /// `br label`.
    Br(BlockId),
    /// `br i1`.
    CondBr(Value<'a>, BlockId, BlockId),
    /// `switch`.
    Switch(Typed<'a>, BlockId, Vec<(Value<'a>, BlockId)>),
    /// `unreachable`.
    Unreachable,
    /// An operation of two operands of one type.
    Binary(&'a str, Flags, TypeId, Value<'a>, Value<'a>),
    /// `fneg`.
    Fneg(Flags, Typed<'a>),
    /// `icmp`: condition, promises, type and operands.
    Icmp(&'a str, IntFlags, TypeId, Value<'a>, Value<'a>),
    /// `fcmp`.
    Fcmp(&'a str, TypeId, Value<'a>, Value<'a>),
    /// `select`.
    Select(Typed<'a>, Typed<'a>, Typed<'a>),
    /// A conversion.
    Cast(&'a str, Flags, Typed<'a>, TypeId),
    /// `freeze`.
    Freeze(Typed<'a>),
    /// `alloca`: type, number of elements, alignment, address space.
    Alloca(TypeId, Option<Typed<'a>>, Option<u64>, u32),
    /// `load`.
    Load(TypeId, Typed<'a>, Access<'a>),
    /// `store`.
    Store(Typed<'a>, Typed<'a>, Access<'a>),
    /// `getelementptr`: promises, source type, base and indices.
    Gep(GepFlags, TypeId, Typed<'a>, Vec<Typed<'a>>),
    /// `atomicrmw`.
    AtomicRmw(&'a str, Typed<'a>, Typed<'a>, Access<'a>),
    /// `cmpxchg`: address, expected, new.
    CmpXchg(Box<[Typed<'a>; 3]>, Access<'a>),
    /// `fence`.
    Fence(Access<'a>),
    /// `phi`.
    Phi(TypeId, Vec<(Value<'a>, BlockId)>),
    /// `call`.
    Call(Box<Call<'a>>),
    /// `extractvalue`.
    ExtractValue(Typed<'a>, Vec<u32>),
    /// `insertvalue`.
    InsertValue(Typed<'a>, Typed<'a>, Vec<u32>),
    /// `extractelement`.
    ExtractElement(Typed<'a>, Typed<'a>),
    /// `insertelement`.
    InsertElement(Typed<'a>, Typed<'a>, Typed<'a>),
    /// `shufflevector`.
    ShuffleVector(Typed<'a>, Typed<'a>, Typed<'a>),
    /// `va_arg`.
    VaArg(Typed<'a>, TypeId),
}

impl Op<'_> {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        matches!(self, Op::Ret(_) | Op::Br(_) | Op::CondBr(..) | Op::Switch(..) | Op::Unreachable)
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module<'a> {
    /// Its types.
    pub types: Types<'a>,
    /// The data layout and its place.
    pub layout: Option<(Name<'a>, Span)>,
    /// The triple and its place.
    pub triple: Option<(Name<'a>, Span)>,
    /// Global variables.
    pub globals: Vec<Global<'a>>,
    /// Aliases.
    pub aliases: Vec<Alias<'a>>,
    /// Functions.
    pub functions: Vec<Function<'a>>,
    /// Groups of attributes.
    pub groups: FxHashMap<u32, Vec<Attribute<'a>>>,
    /// Nodes of metadata.
    pub nodes: FxHashMap<u32, Node<'a>>,
    /// Named metadata.
    pub named: Vec<(Name<'a>, Vec<u32>)>,
    /// The first name for debuggers that they cannot be told: where it is, and why.
    pub bad_name: Option<(Span, &'static str)>,
    /// Assembly of the module, and its place.
    pub assembly: Option<Span>,
}

impl<'a> Op<'a> {
    /// Calls `f` with each value that is used, those inside of constants not included.
    pub fn for_each_value<'s>(&'s self, mut f: impl FnMut(&'s Value<'a>)) {
        match self {
            Op::Br(_) | Op::Unreachable | Op::Fence(_) | Op::Ret(None) => {}
            Op::CondBr(x, ..) => f(x),
            Op::Switch(x, _, cases) => {
                f(&x.value);
                cases.iter().for_each(|(case, _)| f(case));
            }
            Op::Binary(.., x, y) | Op::Icmp(.., x, y) | Op::Fcmp(.., x, y) => {
                f(x);
                f(y);
            }
            Op::Ret(Some(x))
            | Op::Fneg(_, x)
            | Op::Cast(_, _, x, _)
            | Op::Freeze(x)
            | Op::Load(_, x, _)
            | Op::ExtractValue(x, _)
            | Op::VaArg(x, _) => f(&x.value),
            Op::Alloca(_, count, ..) => count.iter().for_each(|count| f(&count.value)),
            Op::Store(x, y, _)
            | Op::AtomicRmw(_, x, y, _)
            | Op::InsertValue(x, y, _)
            | Op::ExtractElement(x, y) => {
                f(&x.value);
                f(&y.value);
            }
            Op::Select(x, y, z) | Op::InsertElement(x, y, z) | Op::ShuffleVector(x, y, z) => {
                f(&x.value);
                f(&y.value);
                f(&z.value);
            }
            Op::CmpXchg(operands, _) => operands.iter().for_each(|x| f(&x.value)),
            Op::Gep(.., base, indices) => {
                f(&base.value);
                indices.iter().for_each(|index| f(&index.value));
            }
            Op::Phi(_, incoming) => incoming.iter().for_each(|(value, _)| f(value)),
            Op::Call(call) => {
                f(&call.callee);
                call.args.iter().for_each(|(arg, _)| f(&arg.value));
            }
        }
    }
}

impl<'a> Op<'a> {
    /// Calls `f` with each value that is used, those inside of constants not included.
    pub(crate) fn for_each_value_mut(&mut self, mut f: impl FnMut(&mut Value<'a>)) {
        match self {
            Op::Br(_) | Op::Unreachable | Op::Fence(_) | Op::Ret(None) => {}
            Op::CondBr(x, ..) => f(x),
            Op::Switch(x, _, cases) => {
                f(&mut x.value);
                cases.iter_mut().for_each(|(case, _)| f(case));
            }
            Op::Binary(.., x, y) | Op::Icmp(.., x, y) | Op::Fcmp(.., x, y) => {
                f(x);
                f(y);
            }
            Op::Ret(Some(x))
            | Op::Fneg(_, x)
            | Op::Cast(_, _, x, _)
            | Op::Freeze(x)
            | Op::Load(_, x, _)
            | Op::ExtractValue(x, _)
            | Op::VaArg(x, _) => f(&mut x.value),
            Op::Alloca(_, count, ..) => count.iter_mut().for_each(|count| f(&mut count.value)),
            Op::Store(x, y, _)
            | Op::AtomicRmw(_, x, y, _)
            | Op::InsertValue(x, y, _)
            | Op::ExtractElement(x, y) => {
                f(&mut x.value);
                f(&mut y.value);
            }
            Op::Select(x, y, z) | Op::InsertElement(x, y, z) | Op::ShuffleVector(x, y, z) => {
                [x, y, z].into_iter().for_each(|x| f(&mut x.value));
            }
            Op::CmpXchg(operands, _) => operands.iter_mut().for_each(|x| f(&mut x.value)),
            Op::Gep(.., base, indices) => {
                f(&mut base.value);
                indices.iter_mut().for_each(|index| f(&mut index.value));
            }
            Op::Phi(_, incoming) => incoming.iter_mut().for_each(|(value, _)| f(value)),
            Op::Call(call) => {
                f(&mut call.callee);
                call.args.iter_mut().for_each(|(arg, _)| f(&mut arg.value));
            }
        }
    }

    /// Calls `f` with each type that is written, also those of operands, not those of attributes.
    pub(crate) fn for_each_type_mut(&mut self, mut f: impl FnMut(&mut TypeId)) {
        match self {
            Op::Br(_) | Op::Unreachable | Op::Fence(_) | Op::Ret(None) | Op::CondBr(..) => {}
            Op::Binary(_, _, ty, ..) | Op::Icmp(_, _, ty, ..) | Op::Fcmp(_, ty, ..) => f(ty),
            Op::Phi(ty, _) => f(ty),
            Op::Switch(x, ..)
            | Op::Ret(Some(x))
            | Op::Fneg(_, x)
            | Op::Freeze(x)
            | Op::ExtractValue(x, _) => f(&mut x.ty),
            Op::Cast(_, _, x, ty) | Op::Load(ty, x, _) | Op::VaArg(x, ty) => {
                f(&mut x.ty);
                f(ty);
            }
            Op::Alloca(ty, count, ..) => {
                f(ty);
                count.iter_mut().for_each(|count| f(&mut count.ty));
            }
            Op::Store(x, y, _)
            | Op::AtomicRmw(_, x, y, _)
            | Op::InsertValue(x, y, _)
            | Op::ExtractElement(x, y) => {
                f(&mut x.ty);
                f(&mut y.ty);
            }
            Op::Select(x, y, z) | Op::InsertElement(x, y, z) | Op::ShuffleVector(x, y, z) => {
                [x, y, z].into_iter().for_each(|x| f(&mut x.ty));
            }
            Op::CmpXchg(operands, _) => operands.iter_mut().for_each(|x| f(&mut x.ty)),
            Op::Gep(_, ty, base, indices) => {
                f(ty);
                f(&mut base.ty);
                indices.iter_mut().for_each(|index| f(&mut index.ty));
            }
            Op::Call(call) => {
                f(&mut call.result);
                let params = call.signature.iter_mut().flat_map(|(params, _)| params.iter_mut());
                params.for_each(&mut f);
                call.args.iter_mut().for_each(|(arg, _)| f(&mut arg.ty));
            }
        }
    }
}

impl<'a> Value<'a> {
    /// Calls `f` with the value and all constants inside of it.
    pub fn walk<'s>(&'s self, f: &mut impl FnMut(&'s Value<'a>)) {
        if !matches!(self.kind, ValueKind::List(_) | ValueKind::Splat(_) | ValueKind::Expr(_)) {
            return f(self);
        }
        let mut left = vec![self];
        while let Some(value) = left.pop() {
            f(value);
            match &value.kind {
                ValueKind::List(all) => left.extend(all.iter().map(|elem| &elem.value)),
                ValueKind::Splat(elem) => left.push(&elem.value),
                ValueKind::Expr(op) => op.for_each_value(|value| left.push(value)),
                _ => {}
            }
        }
    }
}
