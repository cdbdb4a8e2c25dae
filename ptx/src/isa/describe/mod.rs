//! What the rows say, for people: forms, operands, gates and exclusions in words.
//!
//! [`Forms`] is a row with the words that may still stand in each of its parts: all of them, or
//! those that a spelling or a target leaves. Everything is read from the columns of the row, so a
//! new row is described without another line of code.
//!
//! Notation: a part that is one of several words stands in braces (`{.lo,.hi}`), one that may be
//! omitted in brackets (`[.sat]`). Types that differ in width alone are joined (`.u16/32`). The
//! types are called T1, T2 and so on, as they stand in the form. Operands are written as in PTX;
//! `{d * 4}` is a list of four, and an operand with `?` may be left out.

mod gate;
mod operand;
mod words;

pub use gate::{Exclusion, Need};
pub use operand::OperandText;
pub use words::{since_text, target_text};

use super::row::{Cond, MAX_PARTS, Mods, Part, Row, RowId, Rule, Then};
use super::spelling::{continuation, longest, strip_words, word_hash};
use super::{ModKind, PtxType, all_rows, row, rows_spelled, rows_with_opcode};
use crate::target::Sm;
use words::{mod_words, type_words};

/// Some of the forms of a row.
#[derive(Clone, Debug)]
pub struct Forms {
    id: RowId,
    /// For each part the values that it may have, as bits.
    allowed: [u64; MAX_PARTS],
}

/// How long the parts of a form may get.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// Every word of every part.
    Full,
    /// The kind in place of its words, where there are many.
    Brief,
}

impl Forms {
    /// All forms of a row.
    pub fn of(id: RowId) -> Self {
        let mut allowed = [1; MAX_PARTS];
        for (allowed, part) in allowed.iter_mut().zip(row(id).parts) {
            *allowed = part.allowed();
        }
        Self { id, allowed }
    }

    /// The forms of the table that a spelling or the beginning of one picks (`mma`, `cp.async`,
    /// `cvt.rn`), by row. The words may leave others out, and those that fit are fixed. Where they
    /// are all of a spelling, rows that have more words do not count.
    pub fn spelled(text: &str) -> Vec<Self> {
        let opcode = text.split('.').next().unwrap_or(text);
        let whole = rows_spelled(text);
        let counts = |id: &RowId| {
            opcode == text || whole.is_empty() || whole.iter().any(|(known, _)| known == id)
        };
        rows_with_opcode(opcode).filter(counts).filter_map(|id| Self::begun(id, text)).collect()
    }

    /// The forms of the row that have these words.
    fn begun(id: RowId, text: &str) -> Option<Self> {
        let row = row(id);
        let mut forms = Self::of(id);
        let Some(mut rest) = strip_words(text, row.mnemonic) else {
            return strip_words(row.mnemonic, text).map(|_| forms);
        };
        let mut taken = 0u32;
        while !rest.is_empty() {
            let mut open = row.parts.iter().enumerate().filter(|&(i, _)| taken >> i & 1 == 0);
            let (place, code, after) = open.find_map(|(i, &part)| {
                let (code, after) =
                    longest(part, rest, word_hash(rest), continuation(row.parts, i));
                code.filter(|_| after.len() < rest.len()).map(|code| (i, code, after))
            })?;
            taken |= 1 << place;
            forms.allowed[place] = 1 << code;
            rest = after;
        }
        forms.narrow(None).then_some(forms)
    }

    /// Those that the target has in some version.
    pub fn on(mut self, sm: Sm) -> Option<Self> {
        let has = self.row().base.iter().any(|since| since.targets.contains(sm));
        (has && self.narrow(Some(sm))).then_some(self)
    }

    /// Takes out the words with which no form is left, on the target if there is one; whether one
    /// is left at all.
    fn narrow(&mut self, sm: Option<Sm>) -> bool {
        let is_left = self.settle(sm);
        for part in 0..self.row().parts.len() {
            for value in in_order(&self.row().parts[part], self.allowed[part]) {
                let mut with = self.clone();
                with.allowed[part] = 1 << value;
                if !with.settle(sm) {
                    self.allowed[part] &= !(1 << value);
                }
            }
        }
        is_left && self.settle(sm)
    }

    /// Takes out the words that rules exclude now that others are fixed, or that the target lacks;
    /// whether a form is left.
    fn settle(&mut self, sm: Option<Sm>) -> bool {
        let row = self.row();
        let mut changed = true;
        while changed {
            changed = false;
            for rule in row.rules {
                let excludes = match rule.then {
                    Then::Illegal(_) | Then::Misread(_) => true,
                    Then::Needs(entries) => {
                        sm.is_some_and(|sm| entries.iter().all(|since| !since.targets.contains(sm)))
                    }
                };
                let Some(open) = self.open_conditions(rule).filter(|_| excludes) else { continue };
                let (part, values) = match open[..] {
                    [] => return false,
                    [Cond::Mod(kind, set)] => (row.part_of(kind), set),
                    [Cond::Type(n, set)] => (row.type_part(usize::from(n)), set.codes()),
                    _ => continue,
                };
                if let Some(part) = part {
                    self.allowed[part] &= !values;
                    changed = true;
                }
            }
        }
        self.allowed.iter().all(|&values| values != 0)
    }

    /// The row.
    pub fn row(&self) -> &'static Row {
        row(self.id)
    }

    /// The id of the row.
    pub fn id(&self) -> RowId {
        self.id
    }

    /// The conditions of a rule that the parts do not decide; nothing if one of them fails.
    fn open_conditions(&self, rule: &Rule) -> Option<Vec<Cond>> {
        let mut open = Vec::new();
        for &cond in rule.when {
            match self.decides(cond) {
                Some(false) => return None,
                Some(true) => {}
                None => open.push(cond),
            }
        }
        Some(open)
    }

    /// Whether a condition holds in all of the forms, or in none.
    fn decides(&self, cond: Cond) -> Option<bool> {
        match cond {
            Cond::Mod(kind, set) => decided(self.values(kind), set),
            Cond::Type(n, set) => match self.row().type_part(usize::from(n)) {
                Some(part) => decided(self.allowed[part], set.codes()),
                None => Some(false),
            },
            Cond::TypesDiffer(a, b) => {
                let values = |n: u8| {
                    let part = self.row().type_part(usize::from(n));
                    part.map_or(1, |part| self.allowed[part])
                };
                match (values(a), values(b)) {
                    (a, b) if a & b == 0 => Some(true),
                    (a, b) if a == b && a.is_power_of_two() => Some(false),
                    _ => None,
                }
            }
            Cond::Operand(n) => self.has_operand(n),
            Cond::NoOperand(n) => self.has_operand(n).map(|has| !has),
            _ => None,
        }
    }

    /// The values of the part of a kind; omitted where the row has none.
    fn values(&self, kind: ModKind) -> u64 {
        self.row().part_of(kind).map_or(1, |part| self.allowed[part])
    }

    /// The words of each part, with their dots. A part that is omitted in all forms has none.
    pub fn parts(&self) -> Vec<PartWords> {
        let parts = self.row().parts.iter().zip(self.allowed);
        parts.map(|(&part, allowed)| PartWords::new(part, allowed)).collect()
    }

    /// The mnemonic with its parts.
    pub fn mnemonic(&self, detail: Detail) -> String {
        let mut text = self.row().mnemonic.to_owned();
        for part in self.parts() {
            part.write(detail, &mut text);
        }
        text
    }

    /// The mnemonic with its parts and the operands behind it.
    pub fn form(&self, detail: Detail) -> String {
        let operands = self.operand_syntax();
        let space = if operands.is_empty() { "" } else { " " };
        format!("{}{space}{operands}", self.mnemonic(detail))
    }

    /// The types that the n-th type part may have.
    fn types(&self, n: u8) -> Vec<PtxType> {
        let part = self.row().type_part(usize::from(n));
        let values = part.map_or(0, |part| self.allowed[part]);
        PtxType::all().filter(|ty| values >> ty.code() & 1 == 1).collect()
    }

    /// One of the forms that no rule on parts excludes: that of the first words, with what may be
    /// omitted omitted; nothing if there is none among the first N.
    pub fn example(&self) -> Option<Mods> {
        const TRIES: usize = 20_000;
        let count = self.row().parts.len();
        let parts = self.row().parts.iter().zip(self.allowed);
        let choices: Vec<Vec<u8>> = parts.map(|(part, values)| in_order(part, values)).collect();
        let mut places = vec![0; count];
        for _ in 0..TRIES {
            let mut one = self.clone();
            let mut mods = Mods::NONE;
            for (part, (choices, &place)) in choices.iter().zip(&places).enumerate() {
                mods.set(part, choices[place]);
                one.allowed[part] = 1 << choices[place];
            }
            let excludes = |rule: &Rule| {
                rule.then.exclusion().is_some()
                    && one.open_conditions(rule).is_some_and(|open| open.is_empty())
            };
            if !self.row().rules.iter().any(excludes) {
                return Some(mods);
            }
            // The next combination; the last part changes fastest.
            let next = (0..count).rev().find(|&part| places[part] + 1 < choices[part].len())?;
            places[next] += 1;
            places[next + 1..].fill(0);
        }
        None
    }

    /// Which threads share the results, if there are any.
    pub fn divergence(&self) -> Option<&'static str> {
        let writes = self.row().operands.iter().any(|rule| rule.role != super::Role::Use);
        writes.then_some(match self.row().divergence {
            super::Divergence::Join => "as uniform as the operands",
            super::Divergence::Source => "may differ between threads",
            super::Divergence::Uniform => "the same in all threads that execute it together",
        })
    }
}

fn decided(allowed: u64, set: u64) -> Option<bool> {
    match (allowed & set, allowed & !set) {
        (0, _) => Some(false),
        (_, 0) => Some(true),
        _ => None,
    }
}

/// The values of a part: the omitted one first, plain types of 32 bits before other types.
fn in_order(part: &Part, values: u64) -> Vec<u8> {
    let mut values: Vec<u8> = (0..64).filter(|&value| values >> value & 1 == 1).collect();
    if let Part::Type { .. } = part {
        values.sort_by_key(|&code| {
            PtxType::from_code(code).is_some_and(|ty| (ty.bits(), ty.lanes()) != (32, 1))
        });
    }
    values
}

/// The words that may stand in one part.
#[derive(Clone, Debug)]
pub struct PartWords {
    /// The kind of modifier; nothing for types and fixed words.
    pub kind: Option<ModKind>,
    /// Whether the words are types.
    pub is_type: bool,
    /// The words with their dots; a fixed word may continue the one before it without a dot.
    pub words: Vec<String>,
    /// The types, where they are.
    types: Vec<PtxType>,
    /// Whether it may be omitted.
    pub optional: bool,
}

impl PartWords {
    fn new(part: Part, allowed: u64) -> Self {
        let mut out = Self {
            kind: None,
            is_type: false,
            words: Vec::new(),
            types: Vec::new(),
            optional: false,
        };
        match part {
            Part::Lit(word) => out.words.push(word.to_owned()),
            Part::Mod { kind, .. } => {
                out.kind = Some(kind);
                out.words = mod_words(kind, allowed).into_iter().map(str::to_owned).collect();
            }
            Part::Type { .. } => {
                out.is_type = true;
                out.types = PtxType::all().filter(|ty| allowed >> ty.code() & 1 == 1).collect();
                out.words = out.types.iter().map(PtxType::to_string).collect();
            }
        }
        out.optional = allowed & 1 == 1 && !matches!(part, Part::Lit(_));
        out
    }

    fn write(&self, detail: Detail, out: &mut String) {
        /// How many words are written out in brief.
        const FEW: usize = 4;
        let text = match self.kind {
            Some(kind) if detail == Detail::Brief && self.words.len() > FEW => {
                kind.name().to_owned()
            }
            _ if self.is_type => type_words(&self.types),
            _ => self.words.join(","),
        };
        match (self.optional, self.words.len()) {
            (_, 0) => {}
            (true, _) => out.extend(["[", &text, "]"]),
            (false, 1) => out.push_str(&text),
            (false, _) => out.extend(["{", &text, "}"]),
        }
    }
}

/// The names that are near a word that begins no row: the mnemonics that have it as one of their
/// words or the beginning of one, else those that few letters differ from.
/// Of those the ones that a target has, if one is named.
pub fn near_names(text: &str, target: Option<Sm>) -> Vec<&'static str> {
    const MOST: usize = 8;
    let on_target = |id: RowId| target.is_none_or(|sm| Forms::of(id).on(sm).is_some());
    let rows = all_rows().filter(|&(id, _)| on_target(id));
    let mut mnemonics: Vec<&'static str> = rows.map(|(_, row)| row.mnemonic).collect();
    mnemonics.sort_unstable();
    mnemonics.dedup();
    let has_word = |name: &&&str| {
        name.split(['.', ':', '_']).any(|word| !text.is_empty() && word.starts_with(text))
    };
    let mut near: Vec<&'static str> = mnemonics.iter().filter(has_word).copied().collect();
    if near.is_empty() {
        near.extend(crate::text::nearest_name(text, mnemonics.iter().copied()));
    }
    if near.is_empty() {
        // The opcode alone, where something behind it is wrong.
        let opcodes = mnemonics.iter().map(|name| name.split('.').next().unwrap_or(name));
        let opcode = text.split('.').next().unwrap_or(text);
        let known = opcodes.clone().find(|&known| known == opcode);
        near.extend(known.or_else(|| crate::text::nearest_name(opcode, opcodes)));
    }
    near.truncate(MOST);
    near
}

#[cfg(test)]
mod tests;
