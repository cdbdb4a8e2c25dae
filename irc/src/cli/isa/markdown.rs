//! Markdown: sections for single rows, and the whole table as `docs/isa.md`.

use super::text::versions;
use super::{
    Family, Found, directive_more, directive_needs, group_name, register_groups, uniformity, usage,
};
use irc::ptx::directive::DirectiveWord;
use irc::ptx::isa::describe::{Detail, Forms, Need, since_text, target_text};
use irc::ptx::isa::{ModKind, SpecialReg};
use irc::ptx::target::{PtxVersion, Sm, Target};
use std::fmt::Write as _;

/// What stands before the tables.
const TITLE: &str = include_str!("title.md");
/// The fields of JSON.
const FIELDS: &str = include_str!("fields.md");

pub(super) fn render(found: &Found, target: Option<Sm>) -> String {
    let mut out = String::new();
    match found {
        Found::Table(families, words) => {
            out.push_str(TITLE);
            families.iter().for_each(|family| table(family, target, &mut out));
            registers(&SpecialReg::all().collect::<Vec<_>>(), target, &mut out);
            directives(words, target, &mut out);
            kinds(&mut out);
            out.push('\n');
            out.push_str(FIELDS);
        }
        Found::Rows(rows) => rows.iter().for_each(|forms| section(forms, target, &mut out)),
        Found::Registers(found) => registers(found, target, &mut out),
        Found::Directives(found) => directives(found, target, &mut out),
    }
    out
}

/// Text in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

fn code(text: &str) -> String {
    format!("`{}`", cell(text))
}

fn table(family: &Family, target: Option<Sm>, out: &mut String) {
    let _ = write!(
        out,
        "\n## {}\n\n| form | needs | section | what it does |\n|---|---|---|---|\n",
        family.name
    );
    for forms in &family.rows {
        let row = forms.row();
        let form = code(&forms.form(Detail::Brief));
        let needs = cell(&needs(forms, target, matters).join("; "));
        let _ = writeln!(out, "| {form} | {needs} | {} | {} |", row.section, cell(row.summary));
    }
}

/// What forms need, of any target or of one.
fn needs(forms: &Forms, target: Option<Sm>, matters: impl Fn(&Need) -> bool) -> Vec<String> {
    let joined = |(when, what): (String, String)| match when.is_empty() {
        true => what,
        false => format!("{when}: {what}"),
    };
    match target {
        Some(sm) => {
            let needs = forms.needs_on(sm).into_iter();
            needs.map(|(when, found)| joined((when, versions(found)))).collect()
        }
        None => {
            let needs = forms.needs().into_iter().filter(matters);
            needs.map(|need| joined((need.when, since_text(need.since)))).collect()
        }
    }
}

/// Whether a target that irc compiles for lacks something without it, or some version of PTX does.
fn matters(need: &Need) -> bool {
    need.when.is_empty()
        || Target::all().any(|target| {
            need.on(target.sm).is_none_or(|found| {
                found.first > target.sm.first_ptx() || found.last < PtxVersion::NEWEST
            })
        })
}

fn section(forms: &Forms, target: Option<Sm>, out: &mut String) {
    let row = forms.row();
    let separator = if out.is_empty() { "" } else { "\n" };
    let _ = write!(
        out,
        "{separator}## `{}`\n\n{} (Section {}, row `{}`.)\n\n    {}\n\n",
        row.mnemonic,
        row.summary,
        row.section,
        row.id_name,
        forms.form(Detail::Full)
    );
    out.push_str("| operand | direction | type | |\n|---|---|---|---|\n");
    for operand in forms.operands() {
        let (name, direction) = (operand.name, operand.direction);
        let (ty, notes) = (cell(&operand.ty), cell(&operand.notes.join(", ")));
        let _ = writeln!(out, "| `{name}` | {direction} | {ty} | {notes} |");
    }
    out.push('\n');
    let whose = target.map_or_else(String::new, |sm| format!(" on {sm}"));
    for need in needs(forms, target, |_| true) {
        let _ = writeln!(out, "- Needs{whose}: {need}");
    }
    for exclusion in forms.exclusions() {
        let _ = writeln!(out, "- Not {}: {}", exclusion.when, exclusion.why);
    }
    for bound in row.accuracy {
        let _ = writeln!(out, "- Accuracy: {bound}");
    }
    for effect in row.effects.words() {
        let _ = writeln!(out, "- It {effect}");
    }
    if row.convergent {
        out.push_str("- Convergent: its effect depends on which threads execute it together\n");
    }
    if let Some(divergence) = forms.divergence() {
        let _ = writeln!(out, "- Results: {divergence}");
    }
    if let Some(wait) = row.completed_by {
        let _ = writeln!(out, "- Complete after `{}`", wait.mnemonic());
    }
    if let Some(usage) = usage(forms) {
        let _ = writeln!(out, "- In the IR: `{usage}`");
    }
}

fn registers(registers: &[SpecialReg], target: Option<Sm>, out: &mut String) {
    out.push_str(
        "\n## Special registers\n\n| register | type | between threads | needs | value |\n\
         |---|---|---|---|---|\n",
    );
    for group in register_groups(registers) {
        let Some(&first) = group.first() else { continue };
        let ptx = target.map_or(first.first_ptx(), |sm| first.first_ptx().max(sm.first_ptx()));
        let needs = match target {
            Some(_) => format!("PTX {ptx}"),
            None => format!("{}, PTX {ptx}", target_text(first.targets())),
        };
        let (names, ty, varies) = (group_name(&group, "`"), first.ty(), uniformity(first));
        let _ = writeln!(out, "| {names} | `{ty}` | {varies} | {needs} | {} |", first.summary());
    }
}

fn directives(words: &[&DirectiveWord], target: Option<Sm>, out: &mut String) {
    out.push_str(
        "\n## Directives\n\n| directive | stands | needs | what it does |\n|---|---|---|---|\n",
    );
    for word in words {
        let stands: Vec<&str> = word.stands.iter().map(|stands| stands.words()).collect();
        let mut needs = vec![directive_needs(word.since(), target)];
        needs.extend(directive_more(word, target));
        let (stands, needs) = (stands.join(", or "), needs.join("; "));
        let (syntax, summary) = (code(word.syntax), cell(word.summary));
        let _ = writeln!(out, "| {syntax} | {stands} | {needs} | {summary} |");
    }
}

fn kinds(out: &mut String) {
    out.push_str("\n## Kinds of words\n\n| kind | words | what they say |\n|---|---|---|\n");
    for kind in ModKind::ALL {
        let words: Vec<String> = kind.words().iter().map(|word| code(word)).collect();
        let (name, summary) = (kind.name(), cell(kind.summary()));
        let _ = writeln!(out, "| {name} | {} | {summary} |", words.join(" "));
    }
}
