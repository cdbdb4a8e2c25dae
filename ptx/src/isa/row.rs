//! The form of a row of the ISA table.
//!
//! A row is one instruction with all its spellings: the mnemonic, the parts that follow it in
//! documented order, the operands, the gates, and what passes and register allocation must know.
//! Several rows may share a mnemonic where the operands differ in kind (`add` of integers, of
//! floats, with carry). Everything is data; nothing else knows facts about one instruction.
//!
//! Its gates are [`Rule`]s. All that apply must be met: the requirement of an instruction is the
//! newest of what its rules demand.

use super::accuracy::Accuracy;
use super::class::InstClass;
use super::modifiers::ModKind;
pub use super::operand::{Count, Numbers, Purpose};
use super::sem::{AllLanes, Form, MAX_OPERANDS, Sem};
use super::types::{PtxType, TypeSet};
pub use super::wait::{Wait, WaitRole};
use std::fmt;

pub use super::effects::InstEffects;
pub use super::rule::*;

/// A row of the table; by default the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct RowId(u16);

impl RowId {
    pub(super) const fn new(index: u16) -> Self {
        Self(index)
    }

    /// The place of the row in the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for RowId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(super::row(*self).id_name)
    }
}

/// The most parts that a row has.
pub const MAX_PARTS: usize = 14;

/// What an instruction says in each part of its row: one small number a part, 0 if omitted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mods([u8; MAX_PARTS]);

impl Mods {
    /// Everything omitted.
    pub const NONE: Self = Self([0; MAX_PARTS]);

    /// The value of a part.
    #[inline]
    pub fn get(&self, part: usize) -> u8 {
        self.0.get(part).copied().unwrap_or(0)
    }

    /// Sets the value of a part.
    #[inline]
    pub fn set(&mut self, part: usize, code: u8) {
        self.0[part] = code;
    }
}

impl fmt::Debug for Mods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One part of a mnemonic, in documented order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A fixed word with its dot; without a dot it continues the word before it (`k16`).
    Lit(&'static str),
    /// A modifier: some of the words of one kind.
    Mod {
        /// The kind; no kind occurs twice in a row.
        kind: ModKind,
        /// Bit `code` is set for each word that is allowed.
        choices: u64,
        /// Whether it may be omitted.
        optional: bool,
    },
    /// A type. The n-th type part of a row is what [`TypeRef::Part`] `(n)` refers to.
    Type {
        /// The types that are allowed.
        set: TypeSet,
        /// Whether it may be omitted.
        optional: bool,
    },
}

/// A type part.
pub const fn ty(types: &[PtxType]) -> Part {
    Part::Type { set: TypeSet::of(types), optional: false }
}

impl Part {
    /// The part values that are allowed, as bits; bit 0 stands for "omitted".
    pub const fn allowed(self) -> u64 {
        match self {
            Self::Lit(_) => 1,
            Self::Mod { choices, optional, .. } => choices | optional as u64,
            Self::Type { set, optional } => set.codes() | optional as u64,
        }
    }
}

/// What the type of an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeRef {
    /// The n-th type part.
    Part(u8),
    /// The integer type twice as wide as the n-th type part.
    Wide(u8),
    /// Twice as wide if the product is `.wide`, else the n-th type part.
    WideIf(u8),
    /// Always this type.
    Fixed(PtxType),
    /// The n-th type part in a register of exactly its width (`.b8`).
    Exact(u8),
    /// A register of a matrix fragment of the n-th type part: narrow types are packed in b32.
    Fragment(u8),
    /// The n-th type part, or any 32 bits where the coordinates of a texture begin with a layer.
    Coordinate(u8),
    /// As many bits as a generic address has; either width is read.
    Address,
}

/// The first type part.
pub const T0: TypeRef = TypeRef::Part(0);
/// The second type part.
pub const T1: TypeRef = TypeRef::Part(1);
/// The third type part.
pub const T2: TypeRef = TypeRef::Part(2);
/// The syntactic shape of an operand.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A register, or an immediate where allowed.
    Value,
    /// A predicate register.
    Pred,
    /// An immediate only.
    Imm,
    /// A brace list; where the count is 1 by omission, a plain register.
    List(Count),
    /// `[register]`, `[register+imm]`, `[symbol+imm]`.
    Address,
    /// `[a, b, ..]`: an address followed by more operands inside the brackets.
    Bracket(&'static [OperandRule]),
    /// A label of the function.
    Label,
    /// A function name, or a register that holds its address.
    Callee,
    /// `(a, b, ..)`: parameters or results of a call.
    Params,
    /// The name of a `.branchtargets`, `.calltargets` or `.callprototype` statement.
    Table,
}

/// Whether an operand is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Written.
    Def,
    /// Read.
    Use,
    /// Read, then written: one register for both (an accumulator).
    Tied,
}

impl Role {
    /// Whether the operand is written.
    pub fn writes(self) -> bool {
        self != Self::Use
    }
}

bitflags::bitflags! {
    /// What an operand may be besides the plain form of its shape.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Accepts: u16 {
        /// An immediate.
        const IMM = 1;
        /// A negated predicate, `!p`, or a negated video operand, `-a`. What logic reads as `.pred`
        /// is negated like every predicate, without this.
        const NEGATED = 1 << 1;
        /// The sink, `_`: in place of the operand, or of elements of a list that is stored.
        const SINK = 1 << 2;
        /// Nothing at all.
        const OMITTED = 1 << 3;
        /// A symbol (with offset) or a special register: what `mov` reads.
        const SYMBOL = 1 << 4;
        /// A plain value where the list has one element.
        const SCALAR = 1 << 5;
        /// Joined to the operand before with `|`: the second half of a dual destination.
        const JOINED = 1 << 6;
        /// A brace list that packs or unpacks the value (`mov.b64 {a, b}, c`).
        const PACKED = 1 << 7;
        /// The address of a variable, with an offset, but no special register.
        const VARIABLE = 1 << 8;
        /// A register wider than the type.
        const WIDER = 1 << 9;
        /// A special register, of which the lower bits are read.
        const SPECIAL = 1 << 10;
        /// `.unified` behind the address.
        const UNIFIED = 1 << 11;
        /// A brace list of 2 or 4 elements where fewer are read.
        const LONGER = 1 << 12;
    }
}

/// Which bytes or halves of its registers a video operand may name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selects {
    /// One byte or one half of the register.
    One,
    /// Any of the lanes of the register, the highest first: the lanes that are written.
    Mask(Lane),
    /// As many lanes as a register has, each from either source.
    Permutation(Lane),
}

/// How wide the lanes of a packed video instruction are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Two halves in a register.
    Half,
    /// Four bytes in a register.
    Byte,
}

impl Lane {
    /// Its width in bits.
    pub const fn bits(self) -> u32 {
        match self {
            Lane::Half => 16,
            Lane::Byte => 8,
        }
    }
}

/// What one operand must be.
#[derive(Clone, Copy, Debug)]
pub struct OperandRule {
    /// The name in the manual.
    pub name: &'static str,
    /// Read or written.
    pub role: Role,
    /// Its shape.
    pub shape: Shape,
    /// The type of the value (of each element of a list).
    pub ty: TypeRef,
    /// What else may stand there.
    pub accepts: Accepts,
    /// The operand is there if and only if the instruction has a modifier of this kind.
    pub goes_with: Option<ModKind>,
    /// Which bytes or halves of the register may be named.
    pub selects: Option<Selects>,
    /// What it may be as a number, if not all that its type holds.
    pub range: Option<Numbers>,
    /// What it is to the machine that runs the instruction, where the meaning does not read it.
    pub purpose: Option<Purpose>,
}

/// A destination register.
pub const fn def(name: &'static str, ty: TypeRef) -> OperandRule {
    OperandRule {
        name,
        role: Role::Def,
        shape: Shape::Value,
        ty,
        accepts: Accepts::empty(),
        goes_with: None,
        selects: None,
        range: None,
        purpose: None,
    }
}

/// A source register.
pub const fn src(name: &'static str, ty: TypeRef) -> OperandRule {
    OperandRule {
        name,
        role: Role::Use,
        shape: Shape::Value,
        ty,
        accepts: Accepts::empty(),
        goes_with: None,
        selects: None,
        range: None,
        purpose: None,
    }
}

/// A source that may be an immediate where its type has immediates.
pub const fn val(name: &'static str, ty: TypeRef) -> OperandRule {
    src(name, ty).accepting(Accepts::IMM)
}

/// A source that must be an immediate.
pub const fn imm(name: &'static str, ty: PtxType) -> OperandRule {
    src(name, TypeRef::Fixed(ty)).shaped(Shape::Imm)
}

/// A destination predicate.
pub const fn def_pred(name: &'static str) -> OperandRule {
    def(name, TypeRef::Fixed(PtxType::Pred)).shaped(Shape::Pred)
}

/// A source predicate: a register, negated or not, or a number, which holds unless it is 0.
pub const fn pred(name: &'static str) -> OperandRule {
    pred_register(name).accepting(Accepts::IMM)
}

/// A source predicate that is no number.
pub const fn pred_register(name: &'static str) -> OperandRule {
    src(name, TypeRef::Fixed(PtxType::Pred)).shaped(Shape::Pred).neg()
}

/// An address.
pub const fn addr(name: &'static str) -> OperandRule {
    src(name, TypeRef::Address).shaped(Shape::Address)
}

impl OperandRule {
    /// The same with a purpose.
    pub const fn with_purpose(mut self, purpose: Purpose) -> Self {
        self.purpose = Some(purpose);
        self
    }

    /// The same with another shape.
    pub const fn shaped(mut self, shape: Shape) -> Self {
        self.shape = shape;
        self
    }

    /// The same as a brace list of N.
    pub const fn list(self, count: Count) -> Self {
        self.shaped(Shape::List(count))
    }

    /// The same, accepting more.
    pub const fn accepting(mut self, accepts: Accepts) -> Self {
        self.accepts = self.accepts.union(accepts);
        self
    }

    /// The same, may be left out.
    pub const fn opt(self) -> Self {
        self.accepting(Accepts::OMITTED)
    }

    /// The same, also in a register wider than its type.
    pub const fn or_wider(self) -> Self {
        self.accepting(Accepts::WIDER)
    }

    /// The same, may be negated.
    pub const fn neg(self) -> Self {
        self.accepting(Accepts::NEGATED)
    }

    /// The same, may be the sink `_`.
    pub const fn sink(self) -> Self {
        self.accepting(Accepts::SINK)
    }

    /// The same, joined with `|` to the operand before and optional.
    pub const fn joined(self) -> Self {
        self.accepting(Accepts::JOINED).opt()
    }

    /// The same, there if and only if the instruction has a modifier of this kind.
    pub const fn with(mut self, kind: ModKind) -> Self {
        self.goes_with = Some(kind);
        self.opt()
    }

    /// The same, may name bytes or halves of the register.
    pub const fn selecting(mut self, selects: Selects) -> Self {
        self.selects = Some(selects);
        self
    }

    /// The same, where it is a number one from `low` to `high`, as `why` says.
    pub const fn within(mut self, low: i64, high: i64, why: &'static str) -> Self {
        self.range = Some(Numbers { low, high, why });
        self
    }

    /// The same, without braces as well if there is one element.
    pub const fn or_scalar(self) -> Self {
        self.accepting(Accepts::SCALAR)
    }

    /// The same, also as a list of 2 or 4 where fewer are read.
    pub const fn longer(self) -> Self {
        self.accepting(Accepts::LONGER)
    }

    /// The same, read and written.
    pub const fn tied(mut self) -> Self {
        self.role = Role::Tied;
        self
    }
}

/// How uniform the results are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Divergence {
    /// As uniform as the operands.
    Join,
    /// May differ between threads whatever the operands are.
    Source,
    /// The same in all threads that run the instruction together.
    Uniform,
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The name of its [`RowId`] constant.
    pub id_name: &'static str,
    /// The mnemonic up to the first part that can vary; it may have several words.
    pub mnemonic: &'static str,
    /// What follows the mnemonic, in documented order.
    pub parts: &'static [Part],
    /// The operands in source order.
    pub operands: &'static [OperandRule],
    /// What every form of the row needs.
    pub base: &'static [Since],
    /// Further gates and exclusions.
    pub rules: &'static [Rule],
    /// What it does besides its results.
    pub effects: InstEffects,
    /// Whether which threads run it together is part of its meaning.
    pub convergent: bool,
    /// Whether all forms demand that the whole warp runs them together; else those with the
    /// modifier `.aligned` do.
    pub aligned: bool,
    /// The target below which all forms demand it, whatever they say.
    pub aligned_below: u32,
    /// Below this target the threads of its mask must run it together.
    pub together_below: u32,
    /// How uniform its results are.
    pub divergence: Divergence,
    /// The wait that must come before a result or source may be touched.
    pub completed_by: Option<Wait>,
    /// What it does for a wait.
    pub wait_role: Option<WaitRole>,
    /// Whether lanes of a warp run it with those that happen to be there, waiting for nobody; of
    /// rows that warps run without a mask.
    pub takes_present_lanes: bool,
    /// What it computes.
    pub sem: Sem,
    /// The same for all lanes of a warp at once, for forms that run often.
    pub all_lanes: Option<fn(&Form) -> Option<AllLanes>>,
    /// The operand that divides: what an integer divided by zero gives is not specified.
    pub divisor: Option<u8>,
    /// How far its results may be from the exact ones: the first that applies; of approximate rows.
    pub accuracy: &'static [Accuracy],
    /// Whether it goes on reading and writing its registers after it has been issued, so that a
    /// fence must stand between it and other accesses to them.
    pub holds_registers: bool,
    /// Whether it only carries bits from place to place: carrying what was never written is no
    /// use of it.
    pub carries: bool,
    /// What kind of instruction it is, where that is not what its family is.
    own_class: Option<InstClass>,
    /// What kind of instruction it is.
    pub class: InstClass,
    /// Section of the manual.
    pub section: &'static str,
    /// What it does, in one line.
    pub summary: &'static str,
    /// Whether a rule or a range looks at the values of immediates.
    looks_at_values: bool,
    /// The place of the part of each kind, and of the type parts; `ABSENT` if there is none.
    places: Places,
}

#[derive(Clone, Copy, Debug)]
struct Places {
    kinds: [u8; ModKind::COUNT],
    types: [u8; MAX_TYPES],
}

const ABSENT: u8 = u8::MAX;

/// The most type parts that a row has.
const MAX_TYPES: usize = 6;

impl Places {
    const NONE: Self = Self { kinds: [ABSENT; ModKind::COUNT], types: [ABSENT; MAX_TYPES] };

    const fn of(parts: &[Part]) -> Self {
        let mut places = Self::NONE;
        let (mut i, mut types) = (0, 0);
        while i < parts.len() {
            match parts[i] {
                Part::Lit(_) => {}
                Part::Mod { kind, .. } => {
                    assert!(places.kinds[kind as usize] == ABSENT, "a kind occurs twice in a row");
                    places.kinds[kind as usize] = i as u8;
                }
                Part::Type { .. } => {
                    places.types[types] = i as u8;
                    types += 1;
                }
            }
            i += 1;
        }
        places
    }
}

const fn look_at_values(operands: &[OperandRule], rules: &[Rule]) -> bool {
    let mut i = 0;
    while i < operands.len() {
        if operands[i].range.is_some() {
            return true;
        }
        i += 1;
    }
    i = 0;
    while i < rules.len() {
        let mut j = 0;
        while j < rules[i].when.len() {
            let cond = rules[i].when[j];
            if matches!(cond, Cond::Int(..) | Cond::Float(..) | Cond::Item(..)) {
                return true;
            }
            j += 1;
        }
        i += 1;
    }
    false
}

/// A place, if there is one.
#[inline]
fn present(place: u8) -> Option<usize> {
    (place != ABSENT).then_some(usize::from(place))
}

impl Row {
    /// A row with no parts and no operands that every target takes.
    pub const fn new(mnemonic: &'static str, section: &'static str, summary: &'static str) -> Self {
        const ALWAYS: &[Since] = &[since((1, 0), 10)];
        Self {
            id_name: "",
            mnemonic,
            parts: &[],
            operands: &[],
            base: ALWAYS,
            rules: &[],
            effects: InstEffects::PURE,
            convergent: false,
            aligned: false,
            aligned_below: 0,
            together_below: 0,
            divergence: Divergence::Join,
            completed_by: None,
            wait_role: None,
            takes_present_lanes: false,
            sem: Sem::Unwritten,
            all_lanes: None,
            divisor: None,
            accuracy: &[],
            holds_registers: false,
            carries: false,
            own_class: None,
            class: InstClass::Other,
            section,
            summary,
            looks_at_values: false,
            places: Places::NONE,
        }
    }

    pub(super) const fn named(mut self, id_name: &'static str, family: InstClass) -> Self {
        assert!(self.parts.len() <= MAX_PARTS, "a row has too many parts");
        assert!(self.operands.len() <= MAX_OPERANDS, "a row has too many operands");
        self.id_name = id_name;
        self.class = match self.own_class {
            Some(class) => class,
            None => family,
        };
        self.places = Places::of(self.parts);
        self.looks_at_values = look_at_values(self.operands, self.rules);
        self
    }

    /// Sets the class, where it is not that of the family.
    pub const fn class(mut self, class: InstClass) -> Self {
        self.own_class = Some(class);
        self
    }

    /// Sets the parts.
    pub const fn parts(mut self, parts: &'static [Part]) -> Self {
        self.parts = parts;
        self
    }

    /// Sets the operands.
    pub const fn operands(mut self, operands: &'static [OperandRule]) -> Self {
        self.operands = operands;
        self
    }

    /// Sets what every form needs.
    pub const fn base(mut self, base: &'static [Since]) -> Self {
        self.base = base;
        self
    }

    /// Sets the conditional gates and exclusions.
    pub const fn rules(mut self, rules: &'static [Rule]) -> Self {
        self.rules = rules;
        self
    }

    /// Sets the effects.
    pub const fn effects(mut self, effects: InstEffects) -> Self {
        self.effects = effects;
        self
    }

    /// Marks the row convergent.
    pub const fn convergent(mut self) -> Self {
        self.convergent = true;
        self
    }

    /// Marks the row convergent, and run by whole warps only.
    pub const fn aligned(mut self) -> Self {
        self.convergent = true;
        self.aligned = true;
        self
    }

    /// Marks the row run by whole warps only on targets below one.
    pub const fn aligned_below(mut self, sm: u32) -> Self {
        self.aligned_below = sm;
        self
    }

    /// Sets how uniform the results are.
    pub const fn divergence(mut self, divergence: Divergence) -> Self {
        self.divergence = divergence;
        self
    }

    /// Sets the wait that completes the instruction.
    pub const fn completed_by(mut self, wait: Wait) -> Self {
        self.completed_by = Some(wait);
        self
    }

    /// Says that it ends a group that can be waited for.
    pub const fn commits(mut self, wait: Wait) -> Self {
        self.wait_role = Some(WaitRole::Commits(wait));
        self
    }

    /// Says that it waits.
    pub const fn waits(mut self, wait: Wait) -> Self {
        self.wait_role = Some(WaitRole::Waits(wait));
        self
    }

    /// Says that lanes run it with those that happen to be there.
    pub const fn takes_present_lanes(mut self) -> Self {
        self.takes_present_lanes = true;
        self
    }

    /// Sets the meaning.
    pub const fn sem(mut self, sem: Sem) -> Self {
        self.sem = sem;
        self
    }

    /// Sets the meaning for all lanes at once.
    pub const fn all_lanes(mut self, all_lanes: fn(&Form) -> Option<AllLanes>) -> Self {
        self.all_lanes = Some(all_lanes);
        self
    }

    /// Names the operand that divides integers.
    pub const fn divisor(mut self, operand: u8) -> Self {
        self.divisor = Some(operand);
        self
    }

    /// Sets how exact the results are.
    pub const fn accuracy(mut self, accuracy: &'static [Accuracy]) -> Self {
        self.accuracy = accuracy;
        self
    }

    /// Says that it holds its registers after it has been issued.
    pub const fn holds_registers(mut self) -> Self {
        self.holds_registers = true;
        self
    }

    /// Says that it only carries bits from place to place.
    pub const fn carries(mut self) -> Self {
        self.carries = true;
        self
    }

    /// Says that below a target the threads of its mask must run it together.
    pub const fn together_below(mut self, sm: u32) -> Self {
        self.together_below = sm;
        self
    }

    /// The operand that names the lanes of the warp that run it together.
    pub fn mask_operand(&self) -> Option<usize> {
        self.operand_for(Purpose::LaneMask)
    }

    /// The operand with a purpose.
    pub fn operand_for(&self, purpose: Purpose) -> Option<usize> {
        self.operands.iter().position(|rule| rule.purpose == Some(purpose))
    }

    /// Whether a form demands on a target that the threads it names (the whole warp or those of a
    /// mask) run it together, rather than one after the other.
    pub fn is_together_on(&self, mods: &Mods, sm: u32) -> bool {
        sm < self.together_below || self.is_aligned_on(mods, sm)
    }

    /// Whether a form demands on a target that the whole warp runs it together.
    pub fn is_aligned_on(&self, mods: &Mods, sm: u32) -> bool {
        sm < self.aligned_below || self.is_aligned(mods)
    }

    /// Whether a form demands on all targets that the whole warp runs it together.
    pub fn is_aligned(&self, mods: &Mods) -> bool {
        let said = self.part_of(ModKind::Aligned).is_some_and(|part| mods.get(part) != 0);
        self.aligned || said
    }

    /// Whether a rule or a range looks at the values of immediates, not only at what the operands
    /// are.
    pub fn looks_at_values(&self) -> bool {
        self.looks_at_values
    }

    /// Whether it depends on which operands are immediates whether the form exists.
    pub fn looks_at_immediates(&self) -> bool {
        let number = |cond: &Cond| matches!(cond, Cond::Number(_));
        self.looks_at_values || self.rules.iter().any(|rule| rule.when.iter().any(number))
    }

    /// The place of the part of this kind.
    #[inline]
    pub fn part_of(&self, kind: ModKind) -> Option<usize> {
        present(self.places.kinds[kind as usize])
    }

    /// The place of the n-th type part.
    #[inline]
    pub fn type_part(&self, n: usize) -> Option<usize> {
        self.places.types.get(n).copied().and_then(present)
    }

    /// The type that the n-th type part says.
    pub(crate) fn type_at(&self, mods: &Mods, n: u8) -> Option<PtxType> {
        PtxType::from_code(mods.get(self.type_part(usize::from(n))?))
    }
}
