//! Types while a function is checked: those of a checked program, and variables that stand for what
//! is not known yet.
//!
//! A variable is bound at most once, and never to a type that contains it, so following bindings
//! ends. Arguments of generic structs and the lengths of arrays may be variables, too, so a
//! constant in a type is a [`Type::Value`].

use crate::types::Number;
use irc_ir::types::Space;
use std::rc::Rc;

/// A type variable of the function that is checked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Var(u32);

/// The place of a struct in the list of definitions.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct StructDef(pub(super) u32);

/// A type, or a constant where a generic argument or a length stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Type {
    /// Of what was wrong and has been reported; it agrees with every type.
    Error,
    /// No value.
    Unit,
    /// Never gives a value.
    Never,
    /// A truth value.
    Bool,
    /// A number.
    Number(Number),
    /// 2, 4 or 8 numbers.
    Vector(Number, u8),
    /// A pointer.
    Pointer(Rc<Pointer>),
    /// A slice.
    Slice(Rc<Pointer>),
    /// Elements and their number.
    Array(Rc<(Type, Type)>),
    /// A struct and its arguments.
    Struct(StructDef, Rc<[Type]>),
    /// A constant: the bits of an integer or `bool`.
    Value(u128),
    /// Not known yet.
    Var(Var),
}

/// What a pointer or slice points to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pointer {
    /// The state space.
    pub(super) space: Space,
    /// Whether it may be written through.
    pub(super) mutable: bool,
    /// What is there.
    pub(super) to: Type,
}

impl Type {
    pub(super) const I32: Type = Type::Number(Number::Signed(32));
    pub(super) const U32: Type = Type::Number(Number::Unsigned(32));
    pub(super) const U64: Type = Type::Number(Number::Unsigned(64));

    pub(super) fn pointer(space: Space, mutable: bool, to: Type) -> Type {
        Type::Pointer(Rc::new(Pointer { space, mutable, to }))
    }

    pub(super) fn slice(space: Space, mutable: bool, to: Type) -> Type {
        Type::Slice(Rc::new(Pointer { space, mutable, to }))
    }

    pub(super) fn array(of: Type, len: Type) -> Type {
        Type::Array(Rc::new((of, len)))
    }

    /// How many parts it has, so that types do not grow without bound.
    pub(super) fn size(&self) -> usize {
        match self {
            Type::Pointer(p) | Type::Slice(p) => 1 + p.to.size(),
            Type::Array(parts) => 1 + parts.0.size(),
            Type::Struct(_, args) => 1 + args.iter().map(Type::size).sum::<usize>(),
            _ => 1,
        }
    }

    /// Whether a value of it goes nowhere: nothing more is said about it.
    pub(super) fn is_silent(&self) -> bool {
        matches!(self, Type::Error | Type::Never)
    }
}

/// What a variable may become.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum VarKind {
    /// Any type.
    Any,
    /// The type of an integer literal.
    Int,
    /// The type of a float literal.
    Float,
    /// The length of an array, or a constant argument.
    Value,
    /// The type of what is never reached.
    Never,
}

/// The variables of a function.
#[derive(Default)]
pub(super) struct Vars {
    vars: Vec<(VarKind, Option<Type>)>,
}

impl Vars {
    /// A new variable.
    pub(super) fn fresh(&mut self, kind: VarKind) -> Type {
        self.vars.push((kind, None));
        Type::Var(Var(self.vars.len() as u32 - 1))
    }

    pub(super) fn kind(&self, var: Var) -> VarKind {
        self.vars[var.0 as usize].0
    }

    /// The type that a variable stands for, as far as its outermost part is known.
    pub(super) fn shallow(&self, ty: &Type) -> Type {
        let mut ty = ty;
        while let Type::Var(var) = ty {
            match &self.vars[var.0 as usize].1 {
                Some(bound) => ty = bound,
                None => break,
            }
        }
        ty.clone()
    }

    /// The type with everything that is known put in.
    pub(super) fn full(&self, ty: &Type) -> Type {
        self.map(ty, &|_, var| Type::Var(var))
    }

    /// The type for people: literals have the type that they would have by themselves.
    pub(super) fn shown(&self, ty: &Type) -> Type {
        self.map(ty, &|kind, var| match kind {
            VarKind::Int | VarKind::Never => Type::I32,
            VarKind::Float => Type::Number(Number::F32),
            VarKind::Any | VarKind::Value => Type::Var(var),
        })
    }

    /// The type with everything put in; what is not known becomes `i32`, `f32` or an error.
    pub(super) fn closed(&self, ty: &Type) -> Type {
        self.map(ty, &|kind, _| match kind {
            VarKind::Int | VarKind::Never => Type::I32,
            VarKind::Float => Type::Number(Number::F32),
            VarKind::Any | VarKind::Value => Type::Error,
        })
    }

    fn map(&self, ty: &Type, open: &dyn Fn(VarKind, Var) -> Type) -> Type {
        match self.shallow(ty) {
            Type::Var(var) => open(self.kind(var), var),
            Type::Pointer(p) => Type::pointer(p.space, p.mutable, self.map(&p.to, open)),
            Type::Slice(p) => Type::slice(p.space, p.mutable, self.map(&p.to, open)),
            Type::Array(parts) => Type::array(self.map(&parts.0, open), self.map(&parts.1, open)),
            Type::Struct(def, args) if !args.is_empty() => {
                Type::Struct(def, args.iter().map(|arg| self.map(arg, open)).collect())
            }
            other => other,
        }
    }

    /// Whether a part of a type is not known, other than what literals decide by themselves.
    pub(super) fn is_open(&self, ty: &Type) -> bool {
        match self.shallow(ty) {
            Type::Var(var) => matches!(self.kind(var), VarKind::Any | VarKind::Value),
            Type::Pointer(p) | Type::Slice(p) => self.is_open(&p.to),
            Type::Array(parts) => self.is_open(&parts.0) || self.is_open(&parts.1),
            Type::Struct(_, args) => args.iter().any(|arg| self.is_open(arg)),
            _ => false,
        }
    }

    /// Whether any variable is left in a type.
    pub(super) fn has_vars(&self, ty: &Type) -> bool {
        match self.shallow(ty) {
            Type::Var(_) => true,
            Type::Pointer(p) | Type::Slice(p) => self.has_vars(&p.to),
            Type::Array(parts) => self.has_vars(&parts.0) || self.has_vars(&parts.1),
            Type::Struct(_, args) => args.iter().any(|arg| self.has_vars(arg)),
            _ => false,
        }
    }

    /// Makes an error of what is not known in a type, so that it is reported once.
    pub(super) fn poison(&mut self, ty: &Type) {
        match self.shallow(ty) {
            Type::Var(var) => self.vars[var.0 as usize].1 = Some(Type::Error),
            Type::Pointer(p) | Type::Slice(p) => self.poison(&p.to),
            Type::Array(parts) => {
                self.poison(&parts.0);
                self.poison(&parts.1);
            }
            Type::Struct(_, args) => args.iter().for_each(|arg| self.poison(arg)),
            _ => {}
        }
    }

    fn occurs(&self, var: Var, ty: &Type) -> bool {
        match self.shallow(ty) {
            Type::Var(other) => other == var,
            Type::Pointer(p) | Type::Slice(p) => self.occurs(var, &p.to),
            Type::Array(parts) => self.occurs(var, &parts.0) || self.occurs(var, &parts.1),
            Type::Struct(_, args) => args.iter().any(|arg| self.occurs(var, arg)),
            _ => false,
        }
    }

    /// Makes two types equal, if they can be; what was bound before a part disagreed stays bound.
    pub(super) fn unify(&mut self, a: &Type, b: &Type) -> bool {
        match (self.shallow(a), self.shallow(b)) {
            (Type::Error, _) | (_, Type::Error) => true,
            (Type::Var(x), Type::Var(y)) if x == y => true,
            (Type::Var(x), Type::Var(y)) => self.join(x, y),
            (Type::Var(x), ty) | (ty, Type::Var(x)) => self.bind(x, ty),
            (Type::Pointer(p), Type::Pointer(q)) | (Type::Slice(p), Type::Slice(q)) => {
                p.space == q.space && p.mutable == q.mutable && self.unify(&p.to, &q.to)
            }
            (Type::Array(p), Type::Array(q)) => self.unify(&p.0, &q.0) && self.unify(&p.1, &q.1),
            (Type::Struct(d, p), Type::Struct(e, q)) => {
                d == e && p.iter().zip(q.iter()).all(|(a, b)| self.unify(a, b))
            }
            (a, b) => a == b,
        }
    }

    /// Makes one of two variables stand for the other: the one that says less.
    fn join(&mut self, x: Var, y: Var) -> bool {
        let rank = |kind| match kind {
            VarKind::Never => 0,
            VarKind::Any => 1,
            VarKind::Int | VarKind::Float | VarKind::Value => 2,
        };
        let (kx, ky) = (self.kind(x), self.kind(y));
        if rank(kx) == 2 && rank(ky) == 2 && kx != ky {
            return false;
        }
        let (from, to) = if rank(kx) <= rank(ky) { (x, y) } else { (y, x) };
        self.vars[from.0 as usize].1 = Some(Type::Var(to));
        true
    }

    fn bind(&mut self, var: Var, ty: Type) -> bool {
        let fits = match self.kind(var) {
            VarKind::Any | VarKind::Never => {
                !matches!(ty, Type::Unit | Type::Never | Type::Value(_)) && !self.occurs(var, &ty)
            }
            VarKind::Int => matches!(&ty, Type::Number(number) if number.is_int()),
            VarKind::Float => matches!(&ty, Type::Number(number) if number.is_float()),
            VarKind::Value => matches!(ty, Type::Value(_)),
        };
        if fits {
            self.vars[var.0 as usize].1 = Some(ty);
        }
        fits
    }
}
