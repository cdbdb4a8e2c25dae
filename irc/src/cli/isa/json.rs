//! For programs: one array of objects, one object a line. `docs/isa.md` lists the fields.

use super::{Found, uniformity, usage};
use irc::json;
use irc::ptx::directive::{DirectiveRow, DirectiveWord};
use irc::ptx::isa::describe::{Detail, Exclusion, Forms, Need, OperandText, PartWords};
use irc::ptx::isa::{Since, SpecialReg, family_of};
use irc::ptx::target::{PtxVersion, Sm};
use serde_json::Value;

pub(super) fn render(found: &Found, target: Option<Sm>) -> String {
    json::lines(match found {
        Found::Table(families, _) => families.iter().flat_map(opcodes).collect(),
        Found::Rows(rows) => rows.iter().map(|forms| row(forms, target)).collect(),
        Found::Registers(registers) => registers.iter().map(|&reg| register(reg)).collect(),
        Found::Directives(words) => words.iter().map(|word| directive(word)).collect::<Vec<_>>(),
    })
}

fn string(text: impl AsRef<str>) -> Value {
    text.as_ref().into()
}

fn object(fields: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

fn array(values: impl IntoIterator<Item = Value>) -> Value {
    values.into_iter().collect()
}

fn or_null(value: Option<Value>) -> Value {
    value.unwrap_or_default()
}

/// The last version, if it has passed.
fn last(version: PtxVersion) -> Value {
    or_null((version != PtxVersion::NEWEST).then(|| string(version.to_string())))
}

fn opcodes(family: &super::Family) -> Vec<Value> {
    let opcode = |opcode: super::Opcode| {
        object([
            ("mnemonic", string(opcode.mnemonic)),
            ("family", string(family.name)),
            ("rows", opcode.rows.into()),
            ("summary", string(opcode.summary)),
        ])
    };
    family.opcodes().into_iter().map(opcode).collect()
}

fn register(reg: SpecialReg) -> Value {
    object([
        ("register", string(reg.to_string())),
        ("type", string(reg.ty().to_string())),
        ("threads", string(uniformity(reg))),
        ("targets", array(reg.targets().iter().map(|sm| string(sm.name())))),
        ("first", string(reg.first_ptx().to_string())),
        ("summary", string(reg.summary())),
    ])
}

fn directive(word: &DirectiveWord) -> Value {
    let more = |row: &DirectiveRow| {
        let name = row.name.replace('`', "");
        object([("what", string(name)), ("any_of", any_of(row.since))])
    };
    object([
        ("directive", string(word.word)),
        ("syntax", string(word.syntax)),
        ("stands", array(word.stands.iter().map(|stands| string(stands.words())))),
        ("summary", string(word.summary)),
        ("any_of", any_of(word.since())),
        ("more", array(word.more().map(more))),
        ("example", string(word.example)),
    ])
}

/// Targets and versions of which one is needed.
fn any_of(entries: &[Since]) -> Value {
    array(entries.iter().map(|since| {
        object([
            ("targets", array(since.targets.iter().map(|sm| string(sm.name())))),
            ("first", string(since.first.to_string())),
            ("last", last(since.last)),
        ])
    }))
}

fn row(forms: &Forms, target: Option<Sm>) -> Value {
    let row = forms.row();
    let mut fields = vec![
        ("row", string(row.id_name)),
        ("mnemonic", string(row.mnemonic)),
        ("family", string(family_of(forms.id()))),
        ("section", string(row.section)),
        ("summary", string(row.summary)),
        ("form", string(forms.form(Detail::Full))),
        ("parts", array(forms.parts().iter().map(part))),
        ("operands", array(operands(forms))),
        ("needs", array(needs(forms))),
        ("exclusions", array(exclusions(forms))),
        ("accuracy", array(row.accuracy.iter().map(|bound| string(bound.to_string())))),
        ("effects", array(row.effects.words().map(string))),
        ("convergent", row.convergent.into()),
        ("divergence", or_null(forms.divergence().map(string))),
        ("completed_by", or_null(row.completed_by.map(|wait| string(wait.mnemonic())))),
        ("ir", or_null(usage(forms).map(string))),
    ];
    if let Some(sm) = target {
        fields.push(("on", array(on(forms, sm))));
    }
    object(fields)
}

fn part(part: &PartWords) -> Value {
    let kind = match part.kind {
        Some(kind) => string(kind.name()),
        None if part.is_type => string("type"),
        None => or_null(None),
    };
    object([
        ("kind", kind),
        ("words", array(part.words.iter().map(string))),
        ("optional", part.optional.into()),
    ])
}

fn operands(forms: &Forms) -> Vec<Value> {
    let operand = |operand: OperandText| {
        object([
            ("name", string(operand.name)),
            ("direction", string(operand.direction)),
            ("shape", string(operand.shape)),
            ("type", string(&operand.ty)),
            ("notes", array(operand.notes.iter().map(string))),
            ("optional", operand.optional.into()),
        ])
    };
    forms.operands().into_iter().map(operand).collect()
}

fn needs(forms: &Forms) -> Vec<Value> {
    let need = |need: Need| object([("when", string(&need.when)), ("any_of", any_of(need.since))]);
    forms.needs().into_iter().map(need).collect()
}

fn on(forms: &Forms, sm: Sm) -> Vec<Value> {
    let needs = forms.needs_on(sm).into_iter().map(|(when, found)| {
        object([
            ("when", string(when)),
            ("first", or_null(found.map(|found| string(found.first.to_string())))),
            ("last", found.map_or_else(|| or_null(None), |found| last(found.last))),
        ])
    });
    needs.collect()
}

fn exclusions(forms: &Forms) -> Vec<Value> {
    let exclusion = |exclusion: Exclusion| {
        object([("when", string(exclusion.when)), ("why", string(exclusion.why))])
    };
    forms.exclusions().into_iter().map(exclusion).collect()
}
