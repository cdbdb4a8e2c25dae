//! Which PTX version an instruction needs on a target, from the gates of its row.
//!
//! The requirement is the newest of what the rules that apply demand, and of what the special
//! registers among the operands demand, but never below the target's own first version.

use super::module_context::ModuleContext;
use super::{Address, Base, Inst, Operand, Register, Symbol};
use crate::isa::{
    Accepts, Cond, ModKind, Mods, OperandRule, PtxType, Referent, Requirement, Row, RowId, Rule,
    Shape, Since, SpecialReg, TextureMode, Then, Vector,
};
use crate::target::{PtxVersion, Sm, SmSet, Target};

/// Why an instruction cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum GateError {
    /// The combination of parts and operands does not exist on any target.
    #[error("`{form}` does not exist: {why}")]
    Illegal {
        /// The mnemonic with its parts.
        form: String,
        /// The row.
        row: RowId,
        /// The reason.
        why: &'static str,
    },
    /// The target lacks it.
    #[error("`{form}` needs {needs}; the target is {sm}")]
    Target {
        /// The mnemonic with its parts.
        form: String,
        /// The row.
        row: RowId,
        /// The targets that have it.
        needs: SmSet,
        /// The target.
        sm: Sm,
    },
    /// The pinned PTX version is too old.
    #[error("`{form}` needs PTX {first} on {sm}; the module is PTX {ptx}")]
    TooOld {
        /// The mnemonic with its parts.
        form: String,
        /// The row.
        row: RowId,
        /// The target.
        sm: Sm,
        /// The first version that has it there.
        first: PtxVersion,
        /// The pinned version.
        ptx: PtxVersion,
    },
    /// The PTX version has no longer got it.
    #[error("`{form}` ends with PTX {last} on {sm}; the module is PTX {ptx}")]
    TooNew {
        /// The mnemonic with its parts.
        form: String,
        /// The row.
        row: RowId,
        /// The target.
        sm: Sm,
        /// The last version that has it there.
        last: PtxVersion,
        /// The version of the module, or the version that other instructions need.
        ptx: PtxVersion,
    },
    /// The target lacks a special register.
    #[error("`{reg}` needs {}; the target is {sm}", reg.targets())]
    SpecialReg {
        /// The register.
        reg: SpecialReg,
        /// The target.
        sm: Sm,
    },
    /// A special register has another type.
    #[error("`{form}` does not read `{reg}`, which is a {}", kind_of(*.reg))]
    SpecialRegType {
        /// The mnemonic with its parts.
        form: String,
        /// The row.
        row: RowId,
        /// The register.
        reg: SpecialReg,
    },
}

fn kind_of(reg: SpecialReg) -> String {
    let vector = if reg.is_vector() { "vector of four " } else { "" };
    format!("{vector}{}", reg.ty().word())
}

/// The part of [`GateError`] that does not name the instruction.
enum Refusal {
    Illegal(&'static str),
    Target(SmSet),
    SpecialReg(SpecialReg),
    SpecialRegType(SpecialReg),
    Never(Requirement),
}

/// What is known of the module around an instruction, and of what its operands stand for.
#[derive(Clone, Copy)]
enum View<'a, R> {
    /// Nothing.
    Unknown,
    /// Everything.
    Module(&'a ModuleContext),
    /// The texture mode, and what the handles in registers refer to.
    Handles {
        textures: TextureMode,
        refers: &'a dyn Fn(R) -> Option<Referent>,
        /// Whether the handles are names that only stand in registers for now.
        by_name: bool,
    },
}

impl<R: Register> View<'_, R> {
    fn textures(&self) -> Option<TextureMode> {
        match *self {
            View::Unknown => None,
            View::Module(around) => Some(around.textures()),
            View::Handles { textures, .. } => Some(textures),
        }
    }

    /// What an operand or an element of a bracket refers to, if it can be seen.
    fn referent(&self, operand: &Operand<R>, item: u8) -> Option<Referent> {
        match *self {
            View::Unknown => None,
            View::Module(around) => around.referent(name_in(operand, item)?),
            View::Handles { refers, .. } => refers(register_in(operand, item)?),
        }
    }

    fn shows_names(&self) -> bool {
        !matches!(self, View::Handles { by_name: false, .. })
    }
}

/// What the gates of an instruction look at: its row and parts, and what kind of thing each
/// operand is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GateKey {
    row: RowId,
    mods: Mods,
    /// Four bits an operand.
    operands: u64,
    special: Option<SpecialReg>,
}

impl<R: Register> Inst<R> {
    /// A key that instructions share only if they have the same requirement on every target;
    /// nothing if that depends on the values of immediates.
    pub fn gate_key(&self) -> Option<GateKey> {
        if self.row().looks_at_values() || self.operands.len() > 16 {
            return None;
        }
        let mut key = GateKey { row: self.row, mods: self.mods, operands: 0, special: None };
        for operand in &self.operands {
            let code = match operand {
                Operand::Omitted => 1,
                Operand::Sink => 2,
                // What stands in it would not be seen.
                Operand::List(items)
                    if items.iter().any(|item| matches!(item, Operand::Special(_))) =>
                {
                    return None;
                }
                Operand::List(_) => 3,
                Operand::Not(_) => 4,
                Operand::Int(_) => 7,
                Operand::Special(reg) => {
                    // A second one would not be seen.
                    if key.special.replace(*reg).is_some() {
                        return None;
                    }
                    5
                }
                Operand::Address(Address { base: Base::Absolute, .. }) => 15,
                Operand::Address(_) | Operand::Bracket(_) => {
                    8 | u64::from(refers_by_register(operand)) | u64::from(has_offset(operand)) << 1
                }
                Operand::Video { negated, select, .. } => {
                    12 | u64::from(*negated) | u64::from(!select.is_whole()) << 1
                }
                _ => 6,
            };
            key.operands = key.operands << 4 | code;
        }
        Some(key)
    }

    /// The PTX versions that take this instruction on the target, whatever version is pinned, in
    /// a module in unified texture mode.
    pub fn requirement(&self, sm: Sm) -> Result<Requirement, GateError> {
        self.requirement_in(sm, ModuleContext::NONE)
    }

    /// The PTX versions that take this instruction on the target in such a module.
    pub fn requirement_in(&self, sm: Sm, around: &ModuleContext) -> Result<Requirement, GateError> {
        self.needed_on(sm, around).map_err(|refusal| match refusal {
            Refusal::Illegal(why) => {
                GateError::Illegal { form: self.mnemonic(), row: self.row, why }
            }
            Refusal::Target(needs) => {
                GateError::Target { form: self.mnemonic(), row: self.row, needs, sm }
            }
            Refusal::SpecialReg(reg) => GateError::SpecialReg { reg, sm },
            // One part of it was gone before another came.
            Refusal::Never(need) => GateError::TooNew {
                form: self.mnemonic(),
                row: self.row,
                sm,
                last: need.last,
                ptx: need.first,
            },
            Refusal::SpecialRegType(reg) => {
                GateError::SpecialRegType { form: self.mnemonic(), row: self.row, reg }
            }
        })
    }

    /// Checks the instruction against a target with its pinned version, and gives the lowest
    /// version that takes it.
    pub fn check_target(&self, target: Target) -> Result<PtxVersion, GateError> {
        self.check_target_in(target, ModuleContext::NONE)
    }

    /// Checks the instruction against a target and the module around it.
    pub fn check_target_in(
        &self,
        target: Target,
        around: &ModuleContext,
    ) -> Result<PtxVersion, GateError> {
        let need = self.requirement_in(target.sm, around)?;
        let (row, sm) = (self.row, target.sm);
        match target.ptx {
            Some(ptx) if ptx < need.first => {
                let first = need.first;
                Err(GateError::TooOld { form: self.mnemonic(), row, sm, first, ptx })
            }
            Some(ptx) if ptx > need.last => {
                let last = need.last;
                Err(GateError::TooNew { form: self.mnemonic(), row, sm, last, ptx })
            }
            _ => Ok(need.first),
        }
    }

    /// Why the combination does not exist in any module, if a rule of the row says so.
    pub fn exclusion(&self) -> Option<&'static str> {
        self.exclusion_in(View::Unknown)
    }

    /// Why the combination does not exist in a module of this texture mode where registers hold
    /// the handles of such things.
    pub fn exclusion_of_handles(
        &self,
        textures: TextureMode,
        refers: &dyn Fn(R) -> Option<Referent>,
    ) -> Option<&'static str> {
        self.exclusion_in(View::Handles { textures, refers, by_name: false })
    }

    /// The same where the names of such things are to stand in place of the registers.
    pub fn exclusion_of_names(
        &self,
        textures: TextureMode,
        refers: &dyn Fn(R) -> Option<Referent>,
    ) -> Option<&'static str> {
        self.exclusion_in(View::Handles { textures, refers, by_name: true })
    }

    fn exclusion_in(&self, view: View<'_, R>) -> Option<&'static str> {
        let row = self.row();
        let mut rules = row.rules.iter().filter(|rule| self.applies(row, rule, view));
        rules.find_map(|rule| rule.then.exclusion()).or_else(|| self.out_of_range())
    }

    /// Why ptxas, which assembles the instruction in such a module, takes it for another one.
    pub fn misread_in(&self, around: &ModuleContext) -> Option<&'static str> {
        let row = self.row();
        row.rules.iter().find_map(|rule| match rule.then {
            Then::Misread(why) if self.applies(row, rule, View::Module(around)) => Some(why),
            _ => None,
        })
    }

    /// Why an operand that is a number is none that the row takes.
    fn out_of_range(&self) -> Option<&'static str> {
        if !self.row().looks_at_values() {
            return None;
        }
        self.ruled_operands().find_map(|(rule, operand)| match (rule.range, operand) {
            (Some(range), &Operand::Int(number)) if !range.has(number) => Some(range.why),
            _ => None,
        })
    }

    /// Whether a rule of the row says that the combination does not exist, whatever module it is
    /// in.
    pub fn is_excluded(&self) -> bool {
        self.exclusion().is_some()
    }

    /// Whether a rule of the row says that the form does not exist, as far as that can be told
    /// without the operands; nothing where it depends on them.
    pub fn form_is_excluded(&self) -> Option<bool> {
        let row = self.row();
        let on_form =
            |cond: &Cond| matches!(cond, Cond::Mod(..) | Cond::Type(..) | Cond::TypesDiffer(..));
        let mut depends = row.operands.iter().any(|rule| rule.range.is_some());
        for rule in row.rules.iter().filter(|rule| rule.then.exclusion().is_some()) {
            let holds = |cond: &&Cond| self.holds(row, cond, View::Unknown);
            let formal = rule.when.iter().filter(|cond| on_form(cond));
            if !formal.clone().all(|cond| holds(&cond)) {
                continue;
            }
            match formal.count() == rule.when.len() {
                true => return Some(true),
                false => depends = true,
            }
        }
        if depends { None } else { Some(false) }
    }

    fn needed_on(&self, sm: Sm, around: &ModuleContext) -> Result<Requirement, Refusal> {
        let row = self.row();
        let applies = |rule: &Rule| self.applies(row, rule, View::Module(around));
        let mut need = Requirement { first: sm.first_ptx(), last: PtxVersion::NEWEST };
        // Exclusions come first: a form that does not exist has no target.
        for rule in row.rules {
            if let Then::Illegal(why) = rule.then
                && applies(rule)
            {
                return Err(Refusal::Illegal(why));
            }
        }
        if let Some(why) = self.out_of_range() {
            return Err(Refusal::Illegal(why));
        }
        demand(&mut need, row.base, sm, || self.targets(row, applies))?;
        for rule in row.rules {
            if let Then::Needs(entries) = rule.then
                && applies(rule)
            {
                demand(&mut need, entries, sm, || self.targets(row, applies))?;
            }
        }
        for (rule, operand) in self.ruled_operands() {
            let (items, length) = match operand {
                Operand::Special(_) => (std::slice::from_ref(operand), None),
                Operand::List(items) => (&items[..], Some(items.len())),
                _ => continue,
            };
            for item in items {
                let Operand::Special(reg) = *item else { continue };
                if !self.reads(rule, reg, length) {
                    return Err(Refusal::SpecialRegType(reg));
                }
                if !reg.targets().contains(sm) {
                    return Err(Refusal::SpecialReg(reg));
                }
                need.first = need.first.max(reg.first_ptx());
            }
        }
        if need.first > need.last {
            return Err(Refusal::Never(need));
        }
        Ok(need)
    }

    /// Whether the operand of this rule, or an element of its brace list of N, can be the
    /// special register.
    fn reads(&self, rule: &OperandRule, reg: SpecialReg, list: Option<usize>) -> bool {
        let Some(ty) = self.type_of(rule.ty) else { return false };
        if let Some(length) = list {
            let bits = match rule.shape {
                Shape::List(_) => ty.bits(),
                _ => ty.bits() / length.max(1) as u32,
            };
            return reg.ty() != PtxType::Pred && !reg.is_vector() && reg.ty().bits() == bits;
        }
        if rule.accepts.contains(Accepts::SPECIAL) {
            return reg.is_converted_from(ty);
        }
        let components = self.modifier() == Some(Vector::V4);
        reg.is_read_as(ty) && (components || !reg.is_vector())
    }

    /// The targets that meet every rule that applies.
    fn targets(&self, row: &Row, applies: impl Fn(&Rule) -> bool) -> SmSet {
        let mut set = Since::all_targets(row.base);
        for rule in row.rules {
            if let Then::Needs(entries) = rule.then
                && applies(rule)
            {
                set = set.intersection(Since::all_targets(entries));
            }
        }
        set
    }

    /// Whether all conditions of a rule hold; those on an unknown module do not.
    #[inline]
    fn applies(&self, row: &Row, rule: &Rule, view: View<'_, R>) -> bool {
        match *rule.when {
            // Most rules look at a part first, and do not apply.
            [Cond::Mod(kind, set), ref others @ ..] => {
                self.says(row, kind, set) && self.hold_all(row, others, view)
            }
            ref all => self.hold_all(row, all, view),
        }
    }

    fn hold_all(&self, row: &Row, conditions: &[Cond], view: View<'_, R>) -> bool {
        conditions.iter().all(|cond| self.holds(row, cond, view))
    }

    /// Whether the value of a part is one of a set; what is omitted is 0, also what the row lacks.
    #[inline]
    fn says(&self, row: &Row, kind: ModKind, set: u64) -> bool {
        let code = row.part_of(kind).map_or(0, |part| self.mods.get(part));
        set >> code & 1 == 1
    }

    fn holds(&self, row: &Row, cond: &Cond, view: View<'_, R>) -> bool {
        let operand = |n: u8| self.operands.get(usize::from(n));
        let referent = |n: u8, item: u8| view.referent(operand(n)?, item);
        match *cond {
            Cond::Mod(kind, set) => self.says(row, kind, set),
            Cond::Type(n, set) => row.type_at(&self.mods, n).is_some_and(|ty| set.contains(ty)),
            Cond::TypesDiffer(a, b) => row.type_at(&self.mods, a) != row.type_at(&self.mods, b),
            Cond::Operand(n) => operand(n).is_some_and(|o| o.is_given()),
            Cond::NoOperand(n) => operand(n).is_none_or(|o| !o.is_given()),
            Cond::Sink(n) => operand(n) == Some(&Operand::Sink),
            Cond::NotSink(n) => operand(n) != Some(&Operand::Sink),
            Cond::List(n) => matches!(operand(n), Some(Operand::List(_))),
            Cond::Int(n, holds) => match operand(n) {
                Some(&Operand::Int(value)) => holds(value),
                _ => false,
            },
            Cond::Number(n) => matches!(operand(n), Some(Operand::Int(_))),
            Cond::Float(n, holds) => match operand(n) {
                Some(&Operand::F32(bits)) => holds(f32::from_bits(bits)),
                _ => false,
            },
            Cond::Item(n, item, holds) => {
                let items = operand(n).and_then(Operand::items);
                let item = items.and_then(|items| items.get(usize::from(item)));
                matches!(item, Some(&Operand::Int(value)) if holds(value))
            }
            Cond::Handle(n) => operand(n).is_some_and(refers_by_register),
            Cond::Named(n) => {
                matches!(operand(n), Some(Operand::Address(Address { base: Base::Symbol(_), .. })))
            }
            Cond::Offset(n) => operand(n).is_some_and(has_offset),
            Cond::Selected(n) => {
                matches!(operand(n), Some(Operand::Video { select, .. }) if !select.is_whole())
            }
            Cond::Negated(n) => operand(n).is_some_and(is_negated),
            Cond::NotNegated(n) => !operand(n).is_some_and(is_negated),
            Cond::Textures(mode) => view.textures() == Some(mode),
            Cond::NamesOther(n, item, wanted) => {
                referent(n, item).is_some_and(|found| found != wanted)
            }
            Cond::Names(n, item, wanted) => {
                view.shows_names() && referent(n, item).is_some_and(|found| wanted.contains(&found))
            }
        }
    }
}

/// Whether the operand reaches a texture, sampler or surface through a register: `[reg]`, or a
/// register before the coordinates in `[a, b, {..}]`.
fn refers_by_register<R: Register>(operand: &Operand<R>) -> bool {
    match operand {
        Operand::Address(address) => matches!(address.base, Base::Reg(_)),
        Operand::Bracket(items) => match items.split_last() {
            Some((_, references)) => references.iter().any(|item| item.as_reg().is_some()),
            None => false,
        },
        _ => false,
    }
}

fn is_negated<R>(operand: &Operand<R>) -> bool {
    matches!(operand, Operand::Video { negated: true, .. } | Operand::Not(_))
}

/// Whether something is added to what stands first in the brackets.
fn has_offset<R: Register>(operand: &Operand<R>) -> bool {
    match operand {
        Operand::Address(address) => address.offset != 0,
        Operand::Bracket(items) => {
            items.iter().any(|item| matches!(item, Operand::Symbol(_, offset) if *offset != 0))
        }
        _ => false,
    }
}

/// The name that an operand is, or that this element of a bracket is.
fn name_in<R: Register>(operand: &Operand<R>, item: u8) -> Option<Symbol> {
    match operand {
        Operand::Symbol(name, _) => Some(*name),
        Operand::Address(address) => match address.base {
            Base::Symbol(name) => Some(name),
            _ => None,
        },
        Operand::Bracket(items) => match items.get(usize::from(item))? {
            Operand::Symbol(name, _) => Some(*name),
            _ => None,
        },
        _ => None,
    }
}

/// The register that an operand is, or that this element of a bracket is.
fn register_in<R: Register>(operand: &Operand<R>, item: u8) -> Option<R> {
    match operand {
        Operand::Address(address) => match address.base {
            Base::Reg(reg) => Some(reg),
            _ => None,
        },
        Operand::Bracket(items) => items.get(usize::from(item))?.as_reg(),
        operand => operand.as_reg(),
    }
}

fn demand(
    need: &mut Requirement,
    entries: &[Since],
    sm: Sm,
    targets: impl Fn() -> SmSet,
) -> Result<(), Refusal> {
    let Some(since) = Since::of(entries, sm) else {
        return Err(Refusal::Target(targets()));
    };
    need.first = need.first.max(since.first);
    need.last = need.last.min(since.last);
    Ok(())
}
