//! One row of the ISA table as an operation, by its spelling.
//!
//! The operands of the operation stand in the order of the row, without those that it writes: lists
//! are lists, addresses and what is in brackets stand in brackets, operands that may be left out
//! are left out. The results are those that the row writes, in its order. A destination that may be
//! the sink `_` is that where there are fewer results; so is one left out that may be missing.
//!
//! Where several rows have the spelling, the first that the operands and the number of results fit
//! is meant. A tied operand (an accumulator) is both: its old value is an operand, its new value
//! a result.

use super::{PtxArg, PtxCode, PtxKind, Slot, arg_of, is_control};
use crate::types::{I1, I64, Space, Type};
use irc_ptx::isa::{
    self, Accepts, Modifier, Mods, OperandRule, PtxType, RegClass, Role, RowId, Shape, SpecialReg,
    TypeRef,
};
use irc_ptx::{Address, Guard, Inst, Operand, Operands, Presence, Select};

/// An operand as it is written, over the caller's values.
#[derive(Clone, PartialEq, Debug)]
pub enum PtxItem<V> {
    /// A value.
    Value(V),
    /// A number, which is an immediate where the row wants one and else a value.
    Number {
        /// The value that stands for it elsewhere.
        value: V,
        /// What it is as an integer.
        int: Option<i64>,
    },
    /// A negated predicate.
    Not(V),
    /// A part of a register for a video instruction, perhaps negated.
    Part {
        /// The value.
        value: V,
        /// Whether it is negated.
        negated: bool,
        /// The part.
        select: Select,
    },
    /// A list.
    List(Vec<PtxItem<V>>),
    /// An address, and what else is in its brackets.
    Bracket {
        /// The address or the first of several.
        base: Box<PtxItem<V>>,
        /// What is added to the address, in bytes.
        offset: i32,
        /// What follows inside the brackets.
        rest: Vec<PtxItem<V>>,
    },
    /// A special register.
    Special(SpecialReg),
}

impl<V> PtxItem<V> {
    /// A list of values.
    pub fn list(values: impl IntoIterator<Item = V>) -> Self {
        PtxItem::List(values.into_iter().map(PtxItem::Value).collect())
    }

    /// `[base + offset]`.
    pub fn address(base: V, offset: i32) -> Self {
        PtxItem::Bracket { base: Box::new(PtxItem::Value(base)), offset, rest: Vec::new() }
    }
}

/// What an operation may say besides its operands.
#[derive(Clone, PartialEq, Debug)]
pub struct PtxExtras<V> {
    /// Under which predicate it runs.
    pub guard: Option<PtxGuard<V>>,
    /// The part of the destination that a video instruction writes; the rest comes from its last
    /// operand.
    pub into: Option<Select>,
}

impl<V> Default for PtxExtras<V> {
    fn default() -> Self {
        PtxExtras { guard: None, into: None }
    }
}

/// Under which predicate an instruction runs.
#[derive(Clone, PartialEq, Debug)]
pub struct PtxGuard<V> {
    /// The predicate.
    pub pred: V,
    /// Whether it runs where the predicate does not hold.
    pub negated: bool,
    /// For each result, what it is where the instruction does not run.
    pub otherwise: Vec<V>,
}

/// Why there is no such operation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PtxRowError {
    /// No row has this spelling.
    #[error("the ISA table has no instruction `{spelling}`{}", unknown_word(.spelling))]
    Unknown {
        /// The spelling.
        spelling: String,
    },
    /// Control flow is said by the operations of the IR.
    #[error("`{spelling}` is control flow: use the operations of the IR")]
    Control {
        /// The spelling.
        spelling: String,
    },
    /// The operands or results are not those of the row.
    #[error("the operands do not match: `{expected}`")]
    Operands {
        /// How it is written.
        expected: String,
    },
    /// The combination does not exist.
    #[error("`{spelling}` does not exist in this form: {why}")]
    Illegal {
        /// The spelling.
        spelling: String,
        /// The reason.
        why: &'static str,
    },
    /// An integer where a type has no such constants.
    #[error("{int} is not a constant of type {ty}; make one of that type")]
    Literal {
        /// The integer.
        int: i64,
        /// The type.
        ty: Type,
    },
    /// An instruction under a guard has results, and nothing says what they are elsewhere.
    #[error(
        "`{spelling}` is predicated: give its {results} result(s) for a false predicate after \
         `else` (`poison` is allowed), found {found}"
    )]
    NoElse {
        /// The spelling.
        spelling: String,
        /// How many results there are.
        results: usize,
        /// How many values are given.
        found: usize,
    },
}

/// Names the word of a spelling that no row knows.
fn unknown_word(spelling: &str) -> String {
    let opcode = spelling.split('.').next().unwrap_or(spelling);
    if isa::rows_with_opcode(opcode).next().is_none() {
        return String::new();
    }
    match isa::unknown_part(spelling) {
        Some(word) => format!(": it has no `.{word}`"),
        None => String::new(),
    }
}

/// An operation, and which values of the caller are its operands.
#[derive(Clone, Debug)]
pub struct PtxRow<V> {
    /// The code.
    pub code: PtxCode,
    /// For each operand, the value.
    pub args: Vec<V>,
}

/// A row with what it says in its parts. A word that no instruction has is no modifier and does not
/// compile; one that this row has not is an error when the operation is made.
///
/// ```
/// use irc_ptx::isa::{PtxType, ShiftAmount, rows};
/// use irc_ir::op::ptx::row::PtxForm;
/// let form = PtxForm::new(rows::BFIND).with(ShiftAmount::ShiftAmount).with_type(0, PtxType::U32);
/// assert_eq!(form.spelling(), "bfind.shiftamt.u32");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PtxForm {
    row: RowId,
    mods: Mods,
    /// Whether the row has every part that was set, and allows the word.
    fits: bool,
}

impl PtxForm {
    /// The row with everything omitted that may be.
    pub fn new(row: RowId) -> PtxForm {
        PtxForm { row, mods: Mods::NONE, fits: true }
    }

    /// The same with a modifier.
    pub fn with<M: Modifier>(self, modifier: M) -> PtxForm {
        self.set(isa::row(self.row).part_of(M::KIND), modifier.code())
    }

    /// The same with the n-th type, from 0.
    pub fn with_type(self, n: usize, ty: PtxType) -> PtxForm {
        self.set(isa::row(self.row).type_part(n), ty.code())
    }

    fn set(mut self, part: Option<usize>, code: u8) -> PtxForm {
        match part {
            Some(part) if isa::row(self.row).parts[part].allowed() >> code & 1 == 1 => {
                self.mods.set(part, code);
            }
            _ => self.fits = false,
        }
        self
    }

    /// The spelling, without `ptx.` before it.
    pub fn spelling(&self) -> String {
        let mut inst = Inst::<Slot>::new(self.row, Operands::new());
        inst.mods = self.mods;
        inst.mnemonic()
    }
}

impl<V: Copy> PtxRow<V> {
    /// The operation with this spelling (without `ptx.`), these operands and N results.
    pub fn new(
        spelling: &str,
        items: &[PtxItem<V>],
        results: usize,
        extras: &PtxExtras<V>,
    ) -> Result<PtxRow<V>, PtxRowError> {
        Self::of(&isa::rows_spelled(spelling), spelling, items, results, extras)
    }

    /// The operation of this form, with these operands and N results.
    pub fn of_form(
        form: PtxForm,
        items: &[PtxItem<V>],
        results: usize,
        extras: &PtxExtras<V>,
    ) -> Result<PtxRow<V>, PtxRowError> {
        let inst = Inst::<Slot> { mods: form.mods, ..Inst::new(form.row, Operands::new()) };
        let spelling = form.spelling();
        if !form.fits || !inst.parts_are_allowed() {
            let why = "the row has no such part, or a required part is missing";
            return Err(PtxRowError::Illegal { spelling, why });
        }
        Self::of(&[(form.row, form.mods)], &spelling, items, results, extras)
    }

    fn of(
        spelled: &[(RowId, Mods)],
        spelling: &str,
        items: &[PtxItem<V>],
        results: usize,
        extras: &PtxExtras<V>,
    ) -> Result<PtxRow<V>, PtxRowError> {
        let owned = || spelling.to_owned();
        let Some(&(first, first_mods)) = spelled.first() else {
            return Err(PtxRowError::Unknown { spelling: owned() });
        };
        if is_control(isa::row(first)) {
            return Err(PtxRowError::Control { spelling: owned() });
        }
        let mut excluded = None;
        for &(row, mods) in spelled {
            for bare_lists in [false, true] {
                let layout = Layout::new(row, mods, results, extras.into);
                let laid_out = layout.and_then(|layout| Layout { bare_lists, ..layout }.all(items));
                let Some(laid_out) = laid_out else { continue };
                match laid_out.inst.exclusion() {
                    None => return laid_out.finish(extras.guard.as_ref(), spelling),
                    Some(why) => excluded = excluded.or(Some(why)),
                }
            }
        }
        Err(match excluded {
            Some(why) => PtxRowError::Illegal { spelling: owned(), why },
            None => PtxRowError::Operands { expected: usage(first, first_mods) },
        })
    }
}

/// How an operation of this row is written.
pub fn usage(row: RowId, mods: Mods) -> String {
    let mut inst = Inst::<Slot>::new(row, Operands::new());
    inst.mods = mods;
    let (mut results, mut operands) = (Vec::new(), Vec::new());
    for rule in inst.row().operands {
        let presence = inst.presence(rule);
        if presence == Presence::Absent {
            continue;
        }
        let mut text = shape_text(&inst, rule);
        if presence == Presence::Optional || rule.accepts.contains(Accepts::SINK) {
            text = format!("[{text}]");
        }
        if rule.role.writes() {
            results.push(text.clone());
        }
        if rule.role != Role::Def {
            operands.push(text);
        }
    }
    let equals = if results.is_empty() { "" } else { " = " };
    let space = if operands.is_empty() { "" } else { " " };
    let (results, operands) = (results.join(", "), operands.join(", "));
    format!("{results}{equals}ptx.{}{space}{operands}", inst.mnemonic())
}

fn shape_text(inst: &Inst<Slot>, rule: &OperandRule) -> String {
    let name = rule.name;
    match rule.shape {
        Shape::List(count) => match inst.count(count) {
            Some(n) if rule.role == Role::Def => format!("{name} * {n}"),
            Some(n) => format!("({name} * {n})"),
            None => name.to_owned(),
        },
        Shape::Bracket(rules) => {
            let inner: Vec<String> = rules.iter().map(|rule| shape_text(inst, rule)).collect();
            format!("[{}]", inner.join(", "))
        }
        Shape::Address => format!("[{name}]"),
        _ => name.to_owned(),
    }
}

/// An instruction whose operands have found their places.
struct LaidOut<V> {
    inst: Inst<Slot>,
    results: Vec<Type>,
    result_classes: Vec<RegClass>,
    args: Vec<(PtxArg, RegClass, V)>,
    starts: Vec<(u16, u16)>,
}

impl<V: Copy> LaidOut<V> {
    fn finish(
        mut self,
        guard: Option<&PtxGuard<V>>,
        spelling: &str,
    ) -> Result<PtxRow<V>, PtxRowError> {
        if let Some(guard) = guard {
            let (results, found) = (self.results.len(), guard.otherwise.len());
            // Accumulators have a value where the instruction does not run.
            let needed = results - self.starts.len();
            if found != needed {
                let spelling = spelling.to_owned();
                return Err(PtxRowError::NoElse { spelling, results: needed, found });
            }
            let mut otherwise = guard.otherwise.iter();
            for result in 0..results as u16 {
                if self.starts.iter().all(|&(started, _)| started != result) {
                    let ty = self.results[usize::from(result)];
                    let class = self.result_classes[usize::from(result)];
                    self.starts.push((result, self.args.len() as u16));
                    self.args.extend(otherwise.next().map(|&v| (PtxArg::Value(ty), class, v)));
                }
            }
            let pred = Slot((results + self.args.len()) as u16);
            self.args.push((PtxArg::Value(I1), RegClass::Pred, guard.pred));
            self.inst.guard = Some(Guard { pred, negated: guard.negated });
        }
        let classes = self.args.iter().map(|&(_, class, _)| class);
        let classes = self.result_classes.into_iter().chain(classes).collect();
        let code = PtxCode {
            insts: vec![self.inst],
            results: self.results,
            args: self.args.iter().map(|&(arg, ..)| arg).collect(),
            classes,
            starts: self.starts,
            labels: Vec::new(),
            kind: PtxKind::Row,
        };
        Ok(PtxRow { code, args: self.args.iter().map(|&(.., value)| value).collect() })
    }
}

/// Lays operands out as one row has them.
struct Layout<V> {
    out: LaidOut<V>,
    /// Results that no operand needs: they go to sinks and optional destinations.
    spare: usize,
    /// The number of results of the operation.
    num_results: usize,
    /// The part of the destination that is written, until it has been seen to.
    into: Option<Select>,
    /// Whether a list of one may be written without parentheses, where PTX leaves its braces out:
    /// the offset into a texture, which is also told from the depth by them.
    bare_lists: bool,
}

impl<V: Copy> Layout<V> {
    fn new(row: RowId, mods: Mods, results: usize, into: Option<Select>) -> Option<Layout<V>> {
        let mut inst = Inst::new(row, Operands::new());
        inst.mods = mods;
        let needed: usize = inst
            .row()
            .operands
            .iter()
            .filter(|rule| rule.role.writes() && !rule.accepts.contains(Accepts::SINK))
            .filter(|rule| inst.presence(rule) == Presence::Required)
            .map(|rule| inst.registers(rule))
            .sum();
        let out = LaidOut {
            inst,
            results: Vec::new(),
            result_classes: Vec::new(),
            args: Vec::new(),
            starts: Vec::new(),
        };
        Some(Layout {
            out,
            spare: results.checked_sub(needed)?,
            num_results: results,
            into,
            bare_lists: false,
        })
    }
}

impl<V: Copy> Layout<V> {
    fn all(mut self, items: &[PtxItem<V>]) -> Option<LaidOut<V>> {
        let rules = self.out.inst.row().operands;
        let mut next = 0;
        for (i, rule) in rules.iter().enumerate() {
            let presence = self.out.inst.presence(rule);
            if presence == Presence::Absent {
                self.out.inst.operands.push(Operand::Omitted);
                continue;
            }
            if rule.role == Role::Def {
                let operand = self.definition(rule, presence)?;
                self.out.inst.operands.push(operand);
                continue;
            }
            let inst = &self.out.inst;
            let needed = rules[i + 1..]
                .iter()
                .filter(|rule| rule.role != Role::Def && inst.presence(rule) == Presence::Required);
            let is_free = presence == Presence::Required || items.len() - next > needed.count();
            let marks = (self.out.args.len(), self.out.results.len(), self.out.starts.len());
            let fitting = items.get(next).filter(|_| is_free).and_then(|item| self.fit(rule, item));
            match fitting {
                Some(operand) => {
                    self.out.inst.operands.push(operand);
                    next += 1;
                }
                None if presence == Presence::Optional => {
                    self.out.args.truncate(marks.0);
                    self.out.results.truncate(marks.1);
                    self.out.result_classes.truncate(marks.1);
                    self.out.starts.truncate(marks.2);
                    self.out.inst.operands.push(Operand::Omitted);
                }
                None => return None,
            }
        }
        if next < items.len() || self.out.results.len() != self.num_results || self.into.is_some() {
            return None;
        }
        while self.out.inst.operands.last() == Some(&Operand::Omitted) {
            self.out.inst.operands.pop();
        }
        Some(self.out)
    }

    /// A destination: the next results, the sink, or nothing.
    fn definition(&mut self, rule: &OperandRule, presence: Presence) -> Option<Operand<Slot>> {
        let count = self.out.inst.registers(rule);
        if rule.accepts.contains(Accepts::PACKED) && self.spare > 0 {
            let parts = count + std::mem::take(&mut self.spare);
            return self.unpacked(rule, parts);
        }
        let sinks = rule.accepts.contains(Accepts::SINK);
        if sinks || presence == Presence::Optional {
            match self.spare.checked_sub(count) {
                Some(spare) => self.spare = spare,
                None if presence == Presence::Optional => return Some(Operand::Omitted),
                None => return Some(Operand::Sink),
            }
        }
        let is_list = matches!(rule.shape, Shape::List(n) if self.out.inst.count(n).is_some());
        let mut slots = Vec::with_capacity(count);
        for _ in 0..count {
            slots.push(self.result(rule)?);
        }
        let into = self.into.filter(|&into| rule.selects.is_some_and(|s| into.is_allowed(s)));
        Some(match (&slots[..], into) {
            (&[reg], Some(select)) if !is_list => {
                self.into = None;
                Operand::Video { reg, negated: false, select }
            }
            (&[slot], _) if !is_list => Operand::Reg(slot),
            _ => Operand::regs(slots),
        })
    }

    /// The next result, of the type that a rule says.
    fn result(&mut self, rule: &OperandRule) -> Option<Slot> {
        let arg = self.type_of(rule)?;
        let slot = Slot(self.out.results.len() as u16);
        self.out.results.push(arg.natural());
        self.out.result_classes.push(self.out.inst.class_of(rule)?);
        Some(slot)
    }

    fn type_of(&self, rule: &OperandRule) -> Option<PtxArg> {
        match rule.shape {
            Shape::Pred => Some(PtxArg::Value(I1)),
            // Where a symbol may stand, so may a pointer or a handle.
            _ => match arg_of(self.out.inst.type_of(rule.ty)?)? {
                PtxArg::Value(I64)
                    if rule.accepts.contains(Accepts::SYMBOL)
                        || rule.accepts.contains(Accepts::VARIABLE) =>
                {
                    Some(PtxArg::Bits(I64))
                }
                arg => Some(arg),
            },
        }
    }

    /// A new operand of the operation.
    fn arg(&mut self, arg: PtxArg, class: RegClass, value: V) -> Slot {
        let slot = Slot((self.num_results + self.out.args.len()) as u16);
        self.out.args.push((arg, class, value));
        slot
    }

    /// A value where a rule wants a register.
    fn register(&mut self, rule: &OperandRule, value: V) -> Option<Slot> {
        let arg = self.type_of(rule)?;
        let class = self.out.inst.class_of(rule)?;
        let slot = self.arg(arg, class, value);
        if rule.role != Role::Tied {
            return Some(slot);
        }
        let start = slot.0 - self.num_results as u16;
        let result = self.result(rule)?;
        self.out.starts.push((result.0, start));
        Some(result)
    }

    /// An item as its rule has it.
    fn fit(&mut self, rule: &OperandRule, item: &PtxItem<V>) -> Option<Operand<Slot>> {
        let accepts = |what| rule.accepts.contains(what);
        let shape = match rule.shape {
            Shape::List(count) if self.out.inst.count(count).is_none() => Shape::Value,
            Shape::List(count)
                if self.bare_lists
                    && accepts(Accepts::SCALAR)
                    && self.out.inst.count(count) == Some(1)
                    && !matches!(item, PtxItem::List(_)) =>
            {
                Shape::Value
            }
            shape => shape,
        };
        Some(match (shape, item) {
            (Shape::Imm, &PtxItem::Number { int: Some(int), .. }) => Operand::Int(int),
            (
                Shape::Value | Shape::Pred,
                &(PtxItem::Value(value) | PtxItem::Number { value, .. }),
            ) => Operand::Reg(self.register(rule, value)?),
            (Shape::Value | Shape::Pred, &PtxItem::Not(value))
                if self.out.inst.reads_predicate(rule) =>
            {
                Operand::Not(self.register(rule, value)?)
            }
            (Shape::Value, &PtxItem::Part { value, negated, select })
                if (!negated || accepts(Accepts::NEGATED))
                    && (select.is_whole()
                        || rule.selects.is_some_and(|s| select.is_allowed(s))) =>
            {
                let reg = self.register(rule, value)?;
                Operand::Video { reg, negated, select }
            }
            (Shape::Value | Shape::Pred | Shape::List(_), &PtxItem::Special(reg))
                if accepts(Accepts::SYMBOL) || accepts(Accepts::SPECIAL) =>
            {
                Operand::Special(reg)
            }
            (Shape::Value, PtxItem::List(items)) if accepts(Accepts::PACKED) => {
                self.packed(rule, items)?
            }
            (Shape::List(count), PtxItem::List(items)) => {
                if self.out.inst.count(count) != Some(items.len()) {
                    return None;
                }
                let element = rule.shaped(Shape::Value);
                let items = items.iter().map(|item| self.fit(&element, item));
                Operand::list(items.collect::<Option<Vec<_>>>()?)
            }
            (Shape::Address, _) => self.address(rule, item)?,
            (Shape::Bracket(rules), PtxItem::Bracket { base, offset: 0, rest }) => {
                let items = std::iter::once(&**base).chain(rest);
                if rules.len() != rest.len() + 1 {
                    return None;
                }
                let items = rules.iter().zip(items).map(|(rule, item)| self.fit(rule, item));
                Operand::Bracket(Box::new(items.collect::<Option<Operands<Slot>>>()?))
            }
            _ => return None,
        })
    }

    /// `[base + offset]`, or the bare base.
    fn address(&mut self, rule: &OperandRule, item: &PtxItem<V>) -> Option<Operand<Slot>> {
        let (base, offset) = match item {
            PtxItem::Bracket { base, offset, rest } if rest.is_empty() => (&**base, *offset),
            item => (item, 0),
        };
        match *base {
            PtxItem::Value(value) | PtxItem::Number { value, .. } => {
                // An address of tensor memory is a number of 32 bits.
                let slot = match rule.ty {
                    TypeRef::Address => {
                        let space = space_of(&self.out.inst);
                        self.arg(PtxArg::Address(space), RegClass::B64, value)
                    }
                    _ => self.register(rule, value)?,
                };
                Some(Operand::Address(Address::reg(slot, offset)))
            }
            _ => None,
        }
    }

    /// Equal parts that make up the value of a rule.
    fn packed(&mut self, rule: &OperandRule, items: &[PtxItem<V>]) -> Option<Operand<Slot>> {
        let (arg, class) = self.part_of(rule, items.len())?;
        let slots = items.iter().map(|item| match *item {
            PtxItem::Value(value) | PtxItem::Number { value, .. } => {
                Some(self.arg(arg, class, value))
            }
            _ => None,
        });
        Some(Operand::regs(slots.collect::<Option<Vec<_>>>()?))
    }

    /// The results that the value of a rule is taken apart into.
    fn unpacked(&mut self, rule: &OperandRule, count: usize) -> Option<Operand<Slot>> {
        let (arg, class) = self.part_of(rule, count)?;
        let first = self.out.results.len();
        self.out.results.extend(std::iter::repeat_n(arg.natural(), count));
        self.out.result_classes.extend(std::iter::repeat_n(class, count));
        Some(Operand::regs((first..first + count).map(|slot| Slot(slot as u16))))
    }

    /// What one of N equal parts of the value of a rule is, and its register.
    fn part_of(&self, rule: &OperandRule, count: usize) -> Option<(PtxArg, RegClass)> {
        let bits = self.out.inst.type_of(rule.ty)?.bits();
        let ty = match bits.checked_div(count as u32)? {
            8 => PtxType::B8,
            16 => PtxType::B16,
            32 => PtxType::B32,
            64 => PtxType::B64,
            _ => return None,
        };
        let class = if ty == PtxType::B8 { RegClass::B8 } else { ty.class() };
        (bits == ty.bits() * count as u32).then_some((arg_of(ty)?, class))
    }
}

/// The space of the one address of an instruction, if its row says it.
fn space_of(inst: &Inst<Slot>) -> Option<Space> {
    use isa::Space as At;
    let row = inst.row();
    row.part_of(isa::ModKind::Space)?;
    let is_address = |rule: &&OperandRule| matches!(rule.shape, Shape::Address | Shape::Bracket(_));
    if row.operands.iter().filter(is_address).count() != 1 {
        return None;
    }
    Some(match inst.modifier::<At>() {
        None => Space::Generic,
        Some(At::Global) => Space::Global,
        Some(At::Const) => Space::Const,
        Some(At::Local) => Space::Local,
        Some(At::Param | At::ParamEntry | At::ParamFunc) => Space::Param,
        Some(At::Shared | At::SharedCta | At::SharedCluster) => Space::Shared,
    })
}
