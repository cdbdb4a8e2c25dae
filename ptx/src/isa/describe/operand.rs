//! Operands in words.

use super::Forms;
use super::words::{alternatives, mod_words};
use crate::isa::{
    Accepts, Count, ModKind, Mods, OperandRule, PtxType, Role, Selects, Shape, TypeRef,
};

/// One operand of a row, or one element of what stands in its brackets.
#[derive(Clone, Debug)]
pub struct OperandText {
    /// The name in the manual.
    pub name: &'static str,
    /// `in`, `out`, or `in and out`.
    pub direction: &'static str,
    /// What it is besides a plain value: a list, an address, a label.
    pub shape: &'static str,
    /// The type, in terms of those of the form.
    pub ty: String,
    /// What else may stand there, and when it does.
    pub notes: Vec<String>,
    /// Whether it may be left out of some of the forms.
    pub optional: bool,
}

impl Forms {
    /// The operands in order, those in brackets one after the other.
    pub fn operands(&self) -> Vec<OperandText> {
        let mut out = Vec::new();
        for rule in self.operand_rules() {
            match rule.shape {
                Shape::Bracket(inner) => {
                    for inner in inner {
                        let mut text = self.operand(inner);
                        text.direction = direction(rule.role);
                        text.notes.insert(0, format!("in the brackets of `{}`", rule.name));
                        text.notes.extend(self.presence_note(rule));
                        text.optional |= self.is_optional(rule);
                        out.push(text);
                    }
                }
                _ => out.push(self.operand(rule)),
            }
        }
        out
    }

    /// The rules of the operands that some of the forms have.
    fn operand_rules(&self) -> impl Iterator<Item = &'static OperandRule> {
        let is_there = |rule: &&OperandRule| self.presence(rule) != Some(false);
        self.row().operands.iter().filter(is_there)
    }

    /// Whether the operand is there in all of the forms, or in none.
    fn presence(&self, rule: &OperandRule) -> Option<bool> {
        match rule.goes_with.map(|kind| self.values(kind)) {
            Some(1) => Some(false),
            Some(values) if values & 1 == 0 => Some(true),
            Some(_) => None,
            None if rule.accepts.contains(Accepts::OMITTED) => None,
            None => Some(true),
        }
    }

    /// Whether the n-th operand is there in all of the forms, or in none.
    pub(super) fn has_operand(&self, n: u8) -> Option<bool> {
        self.row().operands.get(usize::from(n)).map_or(Some(false), |rule| self.presence(rule))
    }

    fn is_optional(&self, rule: &OperandRule) -> bool {
        self.presence(rule).is_none()
    }

    /// The operands as they are written.
    pub(super) fn operand_syntax(&self) -> String {
        let mut text = String::new();
        for rule in self.operand_rules() {
            if !text.is_empty() {
                text.push_str(if rule.accepts.contains(Accepts::JOINED) { "|" } else { ", " });
            }
            text.push_str(&self.syntax(rule));
            if self.is_optional(rule) {
                text.push('?');
            }
        }
        text
    }

    fn syntax(&self, rule: &OperandRule) -> String {
        let name = rule.name;
        match rule.shape {
            Shape::List(count) => match self.length(count) {
                Length::Known(n) => format!("{{{name} * {n}}}"),
                Length::Plain => name.to_owned(),
                Length::Open => format!("{{{name}..}}"),
            },
            Shape::Address => format!("[{name}]"),
            Shape::Bracket(rules) => {
                let inner: Vec<String> = rules.iter().map(|rule| self.syntax(rule)).collect();
                format!("[{}]", inner.join(", "))
            }
            Shape::Params => format!("({name}..)"),
            Shape::Value
            | Shape::Pred
            | Shape::Imm
            | Shape::Label
            | Shape::Callee
            | Shape::Table => name.to_owned(),
        }
    }

    fn operand(&self, rule: &OperandRule) -> OperandText {
        let mut notes = Vec::new();
        let mut shape = shape_word(rule.shape);
        if let Shape::List(count) = rule.shape {
            match self.length(count) {
                Length::Known(n) => notes.push(format!("{n} of them")),
                Length::Plain => shape = shape_word(Shape::Value),
                Length::Open => notes.push(match count {
                    Count::Vector => "one, or as many as the vector word says".to_owned(),
                    _ => "as many as the form says".to_owned(),
                }),
            }
        }
        let types = self.types_of(rule);
        for (accepts, what) in ALSO {
            let is_so = match accepts {
                Accepts::IMM => types.iter().any(|ty| ty.takes_immediate() || *ty == PtxType::Pred),
                Accepts::WIDER => types.iter().any(|ty| ty.may_be_widened()),
                _ => true,
            };
            if rule.accepts.contains(accepts) && is_so {
                notes.push(what.to_owned());
            }
        }
        notes.extend(rule.range.map(|n| format!("a number is from {} to {}", n.low, n.high)));
        notes.extend(rule.selects.map(|selects| selection(selects).to_owned()));
        notes.extend(self.presence_note(rule));
        OperandText {
            name: rule.name,
            direction: direction(rule.role),
            shape,
            ty: self.type_text(rule),
            notes,
            optional: self.is_optional(rule),
        }
    }

    /// When an operand is there that is not always.
    fn presence_note(&self, rule: &OperandRule) -> Option<String> {
        let kind = rule.goes_with.filter(|_| self.is_optional(rule));
        match kind {
            Some(kind) => Some(format!("there with {}", self.any_word(kind))),
            None => self.is_optional(rule).then(|| "can be omitted".to_owned()),
        }
    }

    fn any_word(&self, kind: ModKind) -> String {
        match mod_words(kind, self.values(kind)) {
            words if words.len() <= 2 => alternatives(&words),
            _ => format!("a word of {}", kind.name()),
        }
    }

    fn type_text(&self, rule: &OperandRule) -> String {
        match rule.shape {
            Shape::Pred => return "predicate".to_owned(),
            Shape::Address => return "address".to_owned(),
            Shape::Label | Shape::Callee | Shape::Params | Shape::Table => return String::new(),
            Shape::Value | Shape::Imm | Shape::List(_) | Shape::Bracket(_) => {}
        }
        match rule.ty {
            TypeRef::Part(n) => self.type_name(n),
            TypeRef::Wide(n) => format!("twice as wide as {}", self.type_name(n)),
            TypeRef::WideIf(n) => {
                let ty = self.type_name(n);
                format!("{ty}, twice as wide with `.wide`")
            }
            TypeRef::Fixed(ty) => ty.to_string(),
            TypeRef::Exact(n) => format!("{}, the register as wide", self.type_name(n)),
            TypeRef::Fragment(n) => format!("{} in a fragment", self.type_name(n)),
            TypeRef::Coordinate(n) => format!("{}, a layer in 32 bits first", self.type_name(n)),
            TypeRef::Address => "address".to_owned(),
        }
    }

    /// The types that the operand of a rule may have, those twice as wide left out.
    fn types_of(&self, rule: &OperandRule) -> Vec<PtxType> {
        match rule.ty {
            TypeRef::Fixed(ty) => vec![ty],
            TypeRef::Address => vec![PtxType::B64],
            TypeRef::Part(n)
            | TypeRef::Wide(n)
            | TypeRef::WideIf(n)
            | TypeRef::Exact(n)
            | TypeRef::Fragment(n)
            | TypeRef::Coordinate(n) => self.types(n),
        }
    }

    /// The n-th type: itself if there is one only, else what it is called.
    fn type_name(&self, n: u8) -> String {
        match self.types(n)[..] {
            [one] if self.is_said(n) => one.to_string(),
            _ => format!("T{}", n + 1),
        }
    }

    /// Whether the n-th type is there in all of the forms.
    fn is_said(&self, n: u8) -> bool {
        self.row().type_part(usize::from(n)).is_some_and(|part| self.allowed[part] & 1 == 0)
    }

    /// How long a list is.
    fn length(&self, count: Count) -> Length {
        let parts = &self.allowed[..self.row().parts.len()];
        let decides = |part: usize| match count {
            Count::Fixed(_) => false,
            Count::Vector => self.row().part_of(ModKind::Vector) == Some(part),
            Count::Of(_) => true,
        };
        let mut mods = Mods::NONE;
        for (part, values) in parts.iter().enumerate().filter(|&(part, _)| decides(part)) {
            if !values.is_power_of_two() {
                return Length::Open;
            }
            mods.set(part, values.trailing_zeros() as u8);
        }
        count.length(self.row(), &mods).map_or(Length::Plain, Length::Known)
    }
}

/// How long a list is.
enum Length {
    /// So long.
    Known(usize),
    /// A plain operand stands there.
    Plain,
    /// It depends on the form.
    Open,
}

fn direction(role: Role) -> &'static str {
    match role {
        Role::Def => "out",
        Role::Use => "in",
        Role::Tied => "in and out",
    }
}

/// What else may stand where an operand is.
const ALSO: [(Accepts, &str); 11] = [
    (Accepts::IMM, "or an immediate"),
    (Accepts::SYMBOL, "or a symbol or special register"),
    (Accepts::VARIABLE, "or a variable"),
    (Accepts::SPECIAL, "or a special register"),
    (Accepts::PACKED, "or a list of its parts"),
    (Accepts::SCALAR, "without braces if it is one"),
    (Accepts::SINK, "or `_`"),
    (Accepts::NEGATED, "may be negated"),
    (Accepts::WIDER, "the register may be wider"),
    (Accepts::UNIFIED, "`.unified` may follow"),
    (Accepts::LONGER, "2 or 4 of them where fewer are read"),
];

fn selection(selects: Selects) -> &'static str {
    match selects {
        Selects::One => "a byte or half may be named",
        Selects::Mask(_) => "lanes may be named",
        Selects::Permutation(_) => "lanes may be permuted",
    }
}

fn shape_word(shape: Shape) -> &'static str {
    match shape {
        Shape::Value | Shape::Pred => "value",
        Shape::Imm => "immediate",
        Shape::List(_) => "list",
        Shape::Address => "address",
        Shape::Bracket(_) => "brackets",
        Shape::Label => "label",
        Shape::Callee => "callee",
        Shape::Params => "parameters",
        Shape::Table => "table",
    }
}
