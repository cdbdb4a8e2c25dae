//! One PTX instruction and its operands.
//!
//! Operands stand at the place that the row gives them: an optional operand that is left out in
//! the middle is [`Operand::Omitted`], at the end it is missing. `d|p` is two operands. So the
//! n-th operand always answers to the n-th rule of the row.

mod form;
mod gate;
mod module_context;
mod nearest;
mod registers;
#[cfg(test)]
mod tests;

pub use gate::{GateError, GateKey};
pub use module_context::ModuleContext;
pub use nearest::{nearest_form, nearest_form_on, nearest_opcode, operand_pattern};
pub use registers::{RegisterError, Wanted};

use crate::isa::{
    self, Modifier, Mods, OperandRule, PtxType, RegClass, Role, Row, RowId, Select, Shape,
    SpecialReg, TypeRef,
};
use cranelift_entity::entity_impl;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;
use std::fmt::Debug;
use std::hash::{Hash, Hasher};

/// Where an instruction came from, in the numbering of whoever made it: the byte offset in the text
/// for the reader, the number of an IR instruction for selection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origin(u32);
entity_impl!(Origin, "origin");

/// What can stand for a register in an instruction.
pub trait Register: Copy + Eq + Debug {}

/// A virtual register of printed PTX.
///
/// Numbered registers are those of the canonical declarations (`.reg .b32 %r<5>;` at the top of
/// a body); all others are entries of the function's table of named registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(u32);

impl Reg {
    const CLASS_SHIFT: u32 = 29;
    const INDEX_MASK: u32 = (1 << Self::CLASS_SHIFT) - 1;
    const NAMED: u32 = 7;

    /// The numbered register of a class.
    pub const fn new(class: RegClass, index: u32) -> Self {
        assert!(index <= Self::INDEX_MASK, "there are fewer than 2^29 registers of a class");
        Self((class as u32) << Self::CLASS_SHIFT | index)
    }

    /// An entry of the table of named registers.
    pub const fn named(index: u32) -> Self {
        assert!(index <= Self::INDEX_MASK, "there are fewer than 2^29 named registers");
        Self(Self::NAMED << Self::CLASS_SHIFT | index)
    }

    /// The register N places further on; there must be one.
    #[inline]
    pub(super) const fn nth(self, places: u32) -> Self {
        debug_assert!(self.index() + places <= Self::INDEX_MASK);
        Self(self.0 + places)
    }

    /// The class of a numbered register; nothing for a named one.
    #[inline]
    pub const fn class(self) -> Option<RegClass> {
        let class = self.0 >> Self::CLASS_SHIFT;
        if class < 6 { Some(RegClass::ALL[class as usize]) } else { None }
    }

    /// The number within the class, or the place in the table of named registers.
    #[inline]
    pub const fn index(self) -> u32 {
        self.0 & Self::INDEX_MASK
    }
}

impl Register for Reg {}

impl Debug for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.class() {
            Some(class) => write!(f, "{}{}", class.prefix(), self.index()),
            None => write!(f, "%named{}", self.index()),
        }
    }
}

/// A name of the module: a function, a variable, a parameter, a section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol(u32);

impl Symbol {
    pub(super) const fn from_index(index: u32) -> Self {
        Self(index)
    }

    /// The place in the table of names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A label of a function: numbered (printed `$L5`) or named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// The canonical labels of printed code.
    Numbered(u32),
    /// Any other.
    Named(Symbol),
}

impl Label {
    /// The label of this name; `symbol` gives the symbol of a name that is not canonical.
    pub(super) fn of_name(name: &str, symbol: impl FnOnce() -> Symbol) -> Self {
        let digits = name.strip_prefix("$L").filter(|digits| {
            digits.bytes().all(|b| b.is_ascii_digit())
                && (*digits == "0" || !digits.starts_with('0'))
        });
        let number = digits.and_then(|digits| digits.parse().ok());
        number.map_or_else(|| Self::Named(symbol()), Self::Numbered)
    }
}

/// The base of an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base<R> {
    /// A register that holds an address.
    Reg(R),
    /// A variable or parameter.
    Symbol(Symbol),
    /// None: the offset is the address.
    Absolute,
}

/// A memory address: `[base+offset]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address<R> {
    /// What the offset is added to.
    pub base: Base<R>,
    /// The offset in bytes.
    pub offset: i32,
    /// Whether an offset of zero is written out (`[reg+0]`): in builds for debuggers ptxas makes
    /// other code of it.
    pub explicit: bool,
    /// `[reg].unified`: memory that host and device share at one address.
    pub unified: bool,
}

impl<R> Address<R> {
    /// `[reg+offset]`.
    pub const fn reg(reg: R, offset: i32) -> Self {
        Self { base: Base::Reg(reg), offset, explicit: false, unified: false }
    }

    /// `[symbol+offset]`.
    pub const fn symbol(symbol: Symbol, offset: i32) -> Self {
        Self { base: Base::Symbol(symbol), offset, explicit: false, unified: false }
    }
}

/// An operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand<R> {
    /// An optional operand that is left out.
    Omitted,
    /// A register.
    Reg(R),
    /// A negated predicate, `!p`.
    Not(R),
    /// A video operand: negated, or a part of the register.
    Video {
        /// The register.
        reg: R,
        /// `-a`.
        negated: bool,
        /// `a.h0`.
        select: Select,
    },
    /// `%r1+5`, which ptxas takes where it takes an integer: it adds first.
    Sum(R, i32),
    /// An integer immediate; unsigned ones above the range are stored wrapped.
    Int(i64),
    /// The bits of an f32 immediate.
    F32(u32),
    /// The bits of an f64 immediate.
    F64(u64),
    /// The address of a symbol as a value, with an offset.
    Symbol(Symbol, i32),
    /// A memory address in brackets.
    Address(Address<R>),
    /// A special register.
    Special(SpecialReg),
    /// A label.
    Label(Label),
    /// `_`.
    Sink,
    /// `{a, b}`.
    List(Box<Operands<R>>),
    /// `[a, b]`: an address and more inside brackets.
    Bracket(Box<Operands<R>>),
    /// `(a, b)`: call parameters or results.
    Params(Box<Operands<R>>),
}

/// The operands of an instruction or of a list.
pub type Operands<R> = SmallVec<[Operand<R>; 4]>;

impl<R> Operand<R> {
    /// `[reg+offset]`.
    pub const fn at(reg: R, offset: i32) -> Self {
        Self::Address(Address::reg(reg, offset))
    }

    /// `[symbol+offset]`.
    pub const fn at_symbol(symbol: Symbol, offset: i32) -> Self {
        Self::Address(Address::symbol(symbol, offset))
    }

    /// The f32 immediate of this value.
    pub const fn f32(value: f32) -> Self {
        Self::F32(value.to_bits())
    }

    /// The f64 immediate of this value.
    pub const fn f64(value: f64) -> Self {
        Self::F64(value.to_bits())
    }

    /// A brace list.
    pub fn list(items: impl IntoIterator<Item = Self>) -> Self {
        Self::List(Box::new(items.into_iter().collect()))
    }

    /// A brace list of registers.
    pub fn regs(regs: impl IntoIterator<Item = R>) -> Self {
        Self::list(regs.into_iter().map(Self::Reg))
    }

    /// Parameters or results of a call.
    pub fn params(items: impl IntoIterator<Item = Self>) -> Self {
        Self::Params(Box::new(items.into_iter().collect()))
    }

    /// Whether the operand is there at all.
    pub const fn is_given(&self) -> bool {
        !matches!(self, Self::Omitted)
    }

    /// Whether it is a symbol or an address of one.
    pub const fn is_symbolic(&self) -> bool {
        matches!(self, Self::Symbol(..) | Self::Address(Address { base: Base::Symbol(_), .. }))
    }

    /// The register, if the operand is exactly that.
    pub fn as_reg(&self) -> Option<R>
    where
        R: Copy,
    {
        match *self {
            Self::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// The elements of a brace, bracket or parameter list.
    pub fn items(&self) -> Option<&[Self]> {
        match self {
            Self::List(items) | Self::Bracket(items) | Self::Params(items) => Some(items),
            _ => None,
        }
    }
}

/// Whether an operand is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// Always.
    Required,
    /// Or not.
    Optional,
    /// Not in this form.
    Absent,
}

/// The predicate that an instruction runs under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard<R> {
    /// The predicate register.
    pub pred: R,
    /// `@!p`.
    pub negated: bool,
}

/// One instruction: a row of the table, what it says in each part, and its operands.
#[derive(Clone, Debug)]
pub struct Inst<R> {
    /// The row.
    pub row: RowId,
    /// The value of each part of the row.
    pub mods: Mods,
    /// The guard predicate.
    pub guard: Option<Guard<R>>,
    /// The operands, by the rules of the row.
    pub operands: Operands<R>,
    /// Where it came from. No part of the instruction's identity.
    pub origin: PackedOption<Origin>,
}

impl<R: PartialEq> PartialEq for Inst<R> {
    fn eq(&self, other: &Self) -> bool {
        self.row == other.row
            && self.mods == other.mods
            && self.guard == other.guard
            && self.operands == other.operands
    }
}

impl<R: Eq> Eq for Inst<R> {}

impl<R: Hash> Hash for Inst<R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.row, self.mods, &self.guard, &self.operands).hash(state);
    }
}

impl<R> Inst<R> {
    /// An instruction with every optional part omitted.
    pub fn new(row: RowId, operands: Operands<R>) -> Self {
        Self { row, mods: Mods::NONE, guard: None, operands, origin: None.into() }
    }

    /// An instruction of these operands, typed `ty` in its first type part.
    pub fn typed<const N: usize>(row: RowId, ty: PtxType, operands: [Operand<R>; N]) -> Self {
        Self::new(row, Operands::from_iter(operands)).with_type(0, ty)
    }

    /// The row.
    #[inline]
    pub fn row(&self) -> &'static Row {
        isa::row(self.row)
    }

    /// Sets a modifier. The row must have the part and allow the word.
    #[inline]
    pub fn with<M: Modifier>(mut self, modifier: M) -> Self {
        self.set(modifier);
        self
    }

    /// Sets a modifier if there is one.
    #[inline]
    pub fn with_some<M: Modifier>(mut self, modifier: Option<M>) -> Self {
        if let Some(modifier) = modifier {
            self.set(modifier);
        }
        self
    }

    /// Sets a modifier in place.
    pub fn set<M: Modifier>(&mut self, modifier: M) {
        let row = self.row();
        let part = row.part_of(M::KIND);
        debug_assert!(part.is_some(), "{} has no part {:?}", row.id_name, M::KIND);
        if let Some(part) = part {
            let code = modifier.code();
            debug_assert!(
                row.parts[part].allowed() >> code & 1 == 1,
                "{} does not take {}",
                row.id_name,
                M::KIND.words()[usize::from(code) - 1]
            );
            self.mods.set(part, code);
        }
    }

    /// The modifier of a kind; nothing if it is omitted or the row has no such part.
    pub fn modifier<M: Modifier>(&self) -> Option<M> {
        let part = self.row().part_of(M::KIND)?;
        M::from_code(self.mods.get(part))
    }

    /// Says the n-th type.
    pub fn with_type(mut self, n: usize, ty: PtxType) -> Self {
        let row = self.row();
        let part = row.type_part(n);
        debug_assert!(part.is_some(), "{} has no type {n}", row.id_name);
        if let Some(part) = part {
            debug_assert!(
                row.parts[part].allowed() >> ty.code() & 1 == 1,
                "{} does not take {ty} as type {n}",
                row.id_name
            );
            self.mods.set(part, ty.code());
        }
        self
    }

    /// The n-th type.
    pub fn ty(&self, n: usize) -> Option<PtxType> {
        PtxType::from_code(self.mods.get(self.row().type_part(n)?))
    }

    /// The type that an operand rule refers to.
    pub fn type_of(&self, ty: TypeRef) -> Option<PtxType> {
        match ty {
            TypeRef::Part(n) | TypeRef::Exact(n) => self.ty(usize::from(n)),
            TypeRef::Wide(n) => self.ty(usize::from(n))?.widened(),
            TypeRef::WideIf(n) => {
                let ty = self.ty(usize::from(n))?;
                match self.modifier() {
                    Some(isa::MulPart::Wide) => ty.widened(),
                    _ => Some(ty),
                }
            }
            TypeRef::Fixed(ty) => Some(ty),
            TypeRef::Fragment(n) => match self.ty(usize::from(n))? {
                ty if ty.bits() < 32 => Some(PtxType::B32),
                ty => Some(ty),
            },
            TypeRef::Coordinate(n) => match self.modifier() {
                Some(
                    isa::TextureGeometry::A1d
                    | isa::TextureGeometry::A2d
                    | isa::TextureGeometry::Acube,
                ) => Some(PtxType::B32),
                _ => self.ty(usize::from(n)),
            },
            TypeRef::Address => Some(PtxType::B64),
        }
    }

    /// Runs only where the predicate holds.
    pub fn guarded(mut self, pred: R) -> Self {
        self.guard = Some(Guard { pred, negated: false });
        self
    }

    /// Runs only where the predicate does not hold.
    pub fn guarded_not(mut self, pred: R) -> Self {
        self.guard = Some(Guard { pred, negated: true });
        self
    }

    /// The byte offset in the text that the instruction was read from; 0 if it was not read.
    pub fn offset(&self) -> u32 {
        self.origin.expand().map_or(0, Origin::as_u32)
    }

    /// Remembers where the instruction came from.
    pub fn from(mut self, origin: impl Into<PackedOption<Origin>>) -> Self {
        self.origin = origin.into();
        self
    }

    /// The operands with their rules.
    pub fn ruled_operands(&self) -> impl Iterator<Item = (&'static OperandRule, &Operand<R>)> {
        self.row().operands.iter().zip(&self.operands)
    }

    /// Calls `visit` for every register, with how it is used.
    ///
    /// The guard comes first, then the operands from left to right. A register inside an address
    /// is always read, whatever the role of the operand. The results of an instruction under a
    /// guard are [`Role::Tied`]: they keep their old value where it does not run.
    pub fn visit_regs(&self, mut visit: impl FnMut(R, Role))
    where
        R: Copy,
    {
        if let Some(guard) = self.guard {
            visit(guard.pred, Role::Use);
        }
        for (rule, operand) in self.ruled_operands() {
            let role = match rule.role {
                Role::Def if self.guard.is_some() => Role::Tied,
                role => role,
            };
            match *operand {
                Operand::Reg(reg) => visit(reg, role),
                Operand::Int(_) => {}
                ref other => other.visit_regs(role, &mut visit),
            }
        }
    }

    /// The same instruction over other registers; `map` gets how each is used.
    pub fn map_regs<S>(self, mut map: impl FnMut(R, Role) -> S) -> Inst<S> {
        let rules = isa::row(self.row).operands;
        let guard = self.guard.map(|g| Guard { pred: map(g.pred, Role::Use), negated: g.negated });
        let mut operands = Operands::with_capacity(self.operands.len());
        for (operand, rule) in self.operands.into_iter().zip(rules) {
            operands.push(match operand {
                Operand::Reg(reg) => Operand::Reg(map(reg, rule.role)),
                other => other.map_regs(rule.role, &mut map),
            });
        }
        Inst { row: self.row, mods: self.mods, guard, operands, origin: self.origin }
    }
}

impl<R> Operand<R> {
    /// Calls `visit` for every register of an operand of this role.
    pub fn visit_regs(&self, role: Role, visit: &mut impl FnMut(R, Role))
    where
        R: Copy,
    {
        match self {
            Self::Reg(reg) | Self::Not(reg) | Self::Sum(reg, _) | Self::Video { reg, .. } => {
                visit(*reg, role);
            }
            Self::Address(address) => {
                if let Base::Reg(reg) = address.base {
                    visit(reg, Role::Use);
                }
            }
            // Lists nest two deep at most (coordinates inside a texture operand).
            Self::List(items) | Self::Params(items) => {
                for item in items.iter() {
                    item.visit_regs(role, visit);
                }
            }
            Self::Bracket(items) => {
                for item in items.iter() {
                    item.visit_regs(Role::Use, visit);
                }
            }
            _ => {}
        }
    }

    /// The same operand, of this role, over other registers.
    pub fn map_regs<S>(self, role: Role, map: &mut impl FnMut(R, Role) -> S) -> Operand<S> {
        match self {
            Self::Omitted => Operand::Omitted,
            Self::Reg(reg) => Operand::Reg(map(reg, role)),
            Self::Not(reg) => Operand::Not(map(reg, role)),
            Self::Sum(reg, offset) => Operand::Sum(map(reg, role), offset),
            Self::Video { reg, negated, select } => {
                Operand::Video { reg: map(reg, role), negated, select }
            }
            Self::Int(value) => Operand::Int(value),
            Self::F32(bits) => Operand::F32(bits),
            Self::F64(bits) => Operand::F64(bits),
            Self::Symbol(symbol, offset) => Operand::Symbol(symbol, offset),
            Self::Address(Address { base, offset, explicit, unified }) => {
                let base = match base {
                    Base::Reg(reg) => Base::Reg(map(reg, Role::Use)),
                    Base::Symbol(symbol) => Base::Symbol(symbol),
                    Base::Absolute => Base::Absolute,
                };
                Operand::Address(Address { base, offset, explicit, unified })
            }
            Self::Special(reg) => Operand::Special(reg),
            Self::Label(label) => Operand::Label(label),
            Self::Sink => Operand::Sink,
            Self::List(items) => Operand::List(map_items(*items, role, map)),
            Self::Bracket(items) => Operand::Bracket(map_items(*items, Role::Use, map)),
            Self::Params(items) => Operand::Params(map_items(*items, role, map)),
        }
    }
}

fn map_items<R, S>(
    items: Operands<R>,
    role: Role,
    map: &mut impl FnMut(R, Role) -> S,
) -> Box<Operands<S>> {
    Box::new(items.into_iter().map(|item| item.map_regs(role, map)).collect())
}

impl<R: Copy + PartialEq> Inst<R> {
    /// The type of the value that the n-th operand holds (of each element, for a list).
    pub fn operand_type(&self, n: usize) -> Option<PtxType> {
        self.type_of(self.row().operands.get(n)?.ty)
    }

    /// The class of register that the n-th operand (or element of it) needs.
    pub fn operand_class(&self, n: usize) -> Option<RegClass> {
        self.class_of(self.row().operands.get(n)?)
    }

    /// How many registers the operand of a rule has, if it is given.
    pub fn registers(&self, rule: &OperandRule) -> usize {
        match rule.shape {
            Shape::List(count) => self.count(count).unwrap_or(1),
            _ => 1,
        }
    }

    /// How many elements the list of a rule has; nothing where a plain register stands there.
    pub fn list_length(&self, rule: &OperandRule) -> Option<usize> {
        match rule.shape {
            Shape::List(count) => self.count(count),
            _ => None,
        }
    }

    /// The class of register that the operand of a rule (or an element of it) needs.
    pub fn class_of(&self, rule: &OperandRule) -> Option<RegClass> {
        let ty = self.type_of(rule.ty)?;
        match rule.ty {
            TypeRef::Exact(_) if ty.bits() == 8 => Some(RegClass::B8),
            _ => Some(ty.class()),
        }
    }

    /// Whether the operand of this rule must be there, may be, or must not be.
    pub fn presence(&self, rule: &OperandRule) -> Presence {
        match rule.goes_with {
            Some(kind) => {
                let row = self.row();
                match row.part_of(kind).map_or(0, |part| self.mods.get(part)) {
                    0 => Presence::Absent,
                    _ => Presence::Required,
                }
            }
            None if rule.accepts.contains(isa::Accepts::OMITTED) => Presence::Optional,
            None => Presence::Required,
        }
    }

    /// Whether the row allows what the instruction says in its parts.
    pub fn parts_are_allowed(&self) -> bool {
        let row = self.row();
        row.parts.iter().enumerate().all(|(i, part)| part.allowed() >> self.mods.get(i) & 1 == 1)
    }

    /// Whether the shapes of the operands are what the row asks for.
    pub fn operands_fit(&self) -> bool {
        let row = self.row();
        let given = self.operands.len();
        given <= row.operands.len()
            && self.ruled_operands().all(|(rule, operand)| self.fits(rule, operand))
            && row.operands[given..].iter().all(|r| self.presence(r) != Presence::Required)
    }

    /// Whether one operand has the shape that its rule asks for.
    pub fn fits(&self, rule: &OperandRule, operand: &Operand<R>) -> bool {
        use isa::Accepts;
        let accepts = |what| rule.accepts.contains(what);
        let shape = self.wanted_shape(rule, operand);
        match operand {
            Operand::Omitted => self.presence(rule) != Presence::Required,
            _ if self.presence(rule) == Presence::Absent => false,
            Operand::Sink => accepts(Accepts::SINK),
            Operand::Reg(_) => matches!(shape, Shape::Value | Shape::Pred | Shape::Callee),
            Operand::Not(_) => {
                let negatable = accepts(Accepts::NEGATED) || matches!(rule.shape, Shape::Value);
                matches!(shape, Shape::Pred) && negatable
            }
            Operand::Sum(..) => {
                let takes_sums = |ty: PtxType| ty.takes_immediate() && !ty.is_float();
                matches!(shape, Shape::Value)
                    && rule.role == Role::Use
                    && rule.selects.is_none()
                    && accepts(Accepts::IMM)
                    && self.type_of(rule.ty).is_some_and(takes_sums)
            }
            Operand::Video { negated, select, .. } => {
                let allowed = |selects| select.is_allowed(selects);
                matches!(shape, Shape::Value)
                    && (!negated || accepts(Accepts::NEGATED))
                    && (select.is_whole() || rule.selects.is_some_and(allowed))
            }
            Operand::Int(_) => match shape {
                Shape::Imm => true,
                Shape::Pred => accepts(Accepts::IMM),
                Shape::Value => {
                    let ty = self.type_of(rule.ty);
                    let float = ty.is_some_and(PtxType::is_float);
                    accepts(Accepts::IMM) && !float && ty.is_none_or(PtxType::takes_immediate)
                }
                _ => false,
            },
            Operand::F32(_) => matches!(shape, Shape::Value) && self.takes_float(rule, 32),
            Operand::F64(_) => matches!(shape, Shape::Value) && self.takes_float(rule, 64),
            Operand::Symbol(..) => {
                matches!(shape, Shape::Callee | Shape::Table)
                    || accepts(Accepts::SYMBOL)
                    || accepts(Accepts::VARIABLE)
            }
            Operand::Special(_) => accepts(Accepts::SYMBOL) || accepts(Accepts::SPECIAL),
            Operand::Label(_) => matches!(shape, Shape::Label),
            Operand::Address(address) => {
                matches!(shape, Shape::Address) && (!address.unified || accepts(Accepts::UNIFIED))
            }
            Operand::List(items) => match shape {
                Shape::List(count) => {
                    self.is_as_long(rule, count, items.len()) && self.items_fit(rule, items)
                }
                _ => {
                    let parts = accepts(Accepts::PACKED) && matches!(items.len(), 2 | 4);
                    parts && self.items_fit(rule, items)
                }
            },
            Operand::Bracket(items) => match shape {
                Shape::Bracket(rules) => {
                    rules.len() == items.len()
                        && rules.iter().zip(items.iter()).all(|(r, o)| self.fits(r, o))
                }
                _ => false,
            },
            Operand::Params(_) => matches!(shape, Shape::Params),
        }
    }

    /// The shape that a rule asks of an operand.
    fn wanted_shape(&self, rule: &OperandRule, operand: &Operand<R>) -> Shape {
        let is_list = matches!(operand, Operand::List(_));
        match rule.shape {
            // A list that is one by omission is a plain value.
            Shape::List(count) if self.count(count).is_none() => Shape::Value,
            Shape::List(count)
                if self.count(count) == Some(1) && rule.accepts.contains(isa::Accepts::SCALAR) =>
            {
                if is_list {
                    rule.shape
                } else {
                    Shape::Value
                }
            }
            // What logic reads as `.pred` is a predicate like any other.
            Shape::Value if self.reads_predicate(rule) => Shape::Pred,
            shape => shape,
        }
    }

    /// Whether the operand of a rule is a predicate that is read.
    pub fn reads_predicate(&self, rule: &OperandRule) -> bool {
        rule.role == Role::Use
            && match rule.shape {
                Shape::Pred => true,
                Shape::Value => self.type_of(rule.ty) == Some(PtxType::Pred),
                _ => false,
            }
    }

    /// Whether a brace list of N items matches the count of its rule.
    fn is_as_long(&self, rule: &OperandRule, count: isa::Count, items: usize) -> bool {
        self.count(count).is_some_and(|wanted| {
            let longer = rule.accepts.contains(isa::Accepts::LONGER) && matches!(items, 2 | 4);
            items == wanted || longer && items > wanted
        })
    }

    /// Whether the items of a brace list suit its rule: what is read may be a number of the type,
    /// what is only written may be the sink, but not all of it, as may what is not stored.
    fn items_fit(&self, rule: &OperandRule, items: &[Operand<R>]) -> bool {
        let ty = self.type_of(rule.ty);
        let read = rule.role == Role::Use;
        let sinks = items.iter().filter(|item| **item == Operand::Sink).count();
        let may_sink = rule.role == Role::Def || self.may_leave_out(rule);
        (sinks == 0 || may_sink && sinks < items.len())
            && items.iter().all(|item| match item {
                // Narrow and packed floats are bits to a list.
                Operand::Int(_) => read && !matches!(ty, Some(PtxType::F32 | PtxType::F64)),
                Operand::F32(_) => read && is_float_of(ty, 32),
                Operand::F64(_) => read && is_float_of(ty, 64),
                Operand::Reg(_) | Operand::Sink => true,
                Operand::Special(_) => read,
                _ => false,
            })
    }

    /// Whether elements of a list of sources may be the sink: 32 bytes are stored with a mask.
    fn may_leave_out(&self, rule: &OperandRule) -> bool {
        let (length, ty) = (self.registers(rule), self.type_of(rule.ty));
        rule.accepts.contains(isa::Accepts::SINK)
            && ty.is_some_and(|ty| ty.bits() as usize * length == 256)
    }

    fn takes_float(&self, rule: &OperandRule, bits: u32) -> bool {
        rule.accepts.contains(isa::Accepts::IMM) && is_float_of(self.type_of(rule.ty), bits)
    }

    /// How many elements the list has; nothing if a plain register stands there.
    pub fn count(&self, count: isa::Count) -> Option<usize> {
        count.length(self.row(), &self.mods)
    }
}

/// Whether a float immediate of this width may stand for a value of the type.
fn is_float_of(ty: Option<PtxType>, bits: u32) -> bool {
    ty.is_none_or(|ty| {
        ty.takes_immediate()
            && ty.bits() == bits
            && (ty.is_float() || ty.kind() == isa::TypeKind::Bits)
    })
}
