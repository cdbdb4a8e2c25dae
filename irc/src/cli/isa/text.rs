//! For people at a terminal.

use super::{
    Found, directive_more, directive_needs, group_name, register_groups, uniformity, usage,
};
use irc::ptx::directive::DirectiveWord;
use irc::ptx::isa::describe::{
    Detail, Exclusion, Forms, Need, OperandText, since_text, target_text,
};
use irc::ptx::isa::{Requirement, SpecialReg};
use irc::ptx::target::{PtxVersion, Sm};
use std::fmt::Write as _;

pub(super) fn render(found: &Found, target: Option<Sm>) -> String {
    let mut out = String::new();
    match found {
        Found::Table(families, directives) => {
            for family in families {
                let _ = writeln!(out, "{}", plain(family.name));
                for opcode in family.opcodes() {
                    let (name, rows) = (opcode.mnemonic, opcode.rows);
                    let plural = if rows == 1 { "row " } else { "rows" };
                    let _ = writeln!(out, "  {name:<36} {rows:>2} {plural}  {}", opcode.summary);
                }
                out.push('\n');
            }
            out.push_str("Directives\n");
            directives.iter().for_each(|word| {
                let _ = writeln!(out, "  {:<36} {}", word.word, plain(word.summary));
            });
            out.push_str(
                "\n`irc isa WORD` shows one in full; `irc isa sreg` lists the special registers.\n",
            );
        }
        Found::Rows(rows) => {
            for (i, forms) in rows.iter().enumerate() {
                if i > 0 {
                    out.push('\n');
                }
                row(forms, target, &mut out);
            }
        }
        Found::Registers(registers) => {
            for group in register_groups(registers) {
                register(&group, target, &mut out);
            }
        }
        Found::Directives(directives) => {
            if let [word] = directives[..] {
                directive(word, target, &mut out);
                return out;
            }
            for word in directives {
                let needs = directive_needs(word.since(), target);
                let _ = writeln!(out, "{:<22} {needs:<18} {}", word.word, plain(word.summary));
            }
        }
    }
    out
}

/// Without the marks of code.
fn plain(text: &str) -> String {
    text.replace('`', "")
}

fn line(name: &str, text: &str, out: &mut String) {
    let _ = writeln!(out, "  {name:<11} {text}");
}

fn lines(name: &str, texts: impl IntoIterator<Item = String>, out: &mut String) {
    for (i, text) in texts.into_iter().enumerate() {
        line(if i == 0 { name } else { "" }, &text, out);
    }
}

fn row(forms: &Forms, target: Option<Sm>, out: &mut String) {
    let row = forms.row();
    let _ =
        writeln!(out, "{}: {} ({}, row {})", row.mnemonic, row.summary, row.section, row.id_name);
    line("form", &forms.form(Detail::Full), out);
    lines("operands", operands(forms), out);
    match target {
        Some(sm) => lines(&format!("on {sm}"), needs_on(forms, sm), out),
        None => lines("needs", needs(forms), out),
    }
    lines("but not", exclusions(forms), out);
    let effects: Vec<&str> = row.effects.words().collect();
    lines("accuracy", row.accuracy.iter().map(|bound| plain(&bound.to_string())), out);
    line("effects", &if effects.is_empty() { "none".to_owned() } else { effects.join(", ") }, out);
    if row.convergent {
        line("convergent", "its effect depends on which threads execute it together", out);
    }
    if let Some(divergence) = forms.divergence() {
        line("results", divergence, out);
    }
    if let Some(wait) = row.completed_by {
        line("complete", &format!("after {}", wait.mnemonic()), out);
    }
    match usage(forms) {
        Some(usage) => line("in the IR", &usage, out),
        None => line("in the IR", "the control flow of the IR: br, condbr, switch, call, ret", out),
    }
}

fn operands(forms: &Forms) -> Vec<String> {
    let operands = forms.operands();
    let longest = operands.iter().map(|operand| operand.name.len()).max().unwrap_or(0);
    let line = |operand: OperandText| {
        let (name, direction) = (operand.name, operand.direction);
        let what = match operand.shape {
            "value" | "address" | "brackets" => operand.ty,
            shape => format!("{shape} {}", operand.ty).trim_end().to_owned(),
        };
        let mut text = format!("{name:<longest$}  {direction:<10}  {what}");
        for note in &operand.notes {
            let _ = write!(text, ", {}", plain(note));
        }
        text
    };
    operands.into_iter().map(line).collect()
}

fn needs(forms: &Forms) -> Vec<String> {
    let text = |(i, need): (usize, Need)| {
        let since = since_text(need.since);
        match (i, need.when.is_empty()) {
            (0, _) => since,
            (_, true) => format!("and {since}"),
            (_, false) => format!("{}: {since}", plain(&need.when)),
        }
    };
    forms.needs().into_iter().enumerate().map(text).collect()
}

/// The versions of a requirement.
pub(super) fn versions(found: Option<Requirement>) -> String {
    match found {
        None => "not there".to_owned(),
        Some(found) if found.last == PtxVersion::NEWEST => format!("PTX {}", found.first),
        Some(found) => format!("PTX {} to {}", found.first, found.last),
    }
}

fn needs_on(forms: &Forms, sm: Sm) -> Vec<String> {
    let text = |(when, found): (String, Option<Requirement>)| {
        let versions = versions(found);
        if when.is_empty() { versions } else { format!("{}: {versions}", plain(&when)) }
    };
    forms.needs_on(sm).into_iter().map(text).collect()
}

fn exclusions(forms: &Forms) -> Vec<String> {
    let text =
        |exclusion: Exclusion| format!("{} ({})", plain(&exclusion.when), plain(exclusion.why));
    forms.exclusions().into_iter().map(text).collect()
}

fn register(group: &[SpecialReg], target: Option<Sm>, out: &mut String) {
    let Some(&first) = group.first() else { return };
    let _ = writeln!(out, "{}: {}", group_name(group, ""), first.summary());
    line("type", &first.ty().to_string(), out);
    line("threads", uniformity(first), out);
    let ptx = target.map_or(first.first_ptx(), |sm| first.first_ptx().max(sm.first_ptx()));
    match target {
        Some(sm) => line(&format!("on {sm}"), &format!("PTX {ptx}"), out),
        None => line("needs", &format!("{}, PTX {ptx}", target_text(first.targets())), out),
    }
}

fn directive(word: &DirectiveWord, target: Option<Sm>, out: &mut String) {
    let _ = writeln!(out, "{}: {}", word.word, plain(word.summary));
    line("syntax", word.syntax, out);
    lines("stands", word.stands.iter().map(|stands| plain(stands.words())), out);
    let needs = [directive_needs(word.since(), target)];
    let more = directive_more(word, target).into_iter().map(|more| plain(&more));
    let whose = target.map_or_else(|| "needs".to_owned(), |sm| format!("on {sm}"));
    lines(&whose, needs.into_iter().chain(more), out);
    if !word.example.is_empty() {
        line("example", word.example.trim_end(), out);
    }
}
