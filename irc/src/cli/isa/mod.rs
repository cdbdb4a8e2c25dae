//! `irc isa`: what the ISA table knows.
//!
//! What a row says in words comes from `irc_ptx::isa::describe`; here it is found by a word and
//! written as text, Markdown or JSON, one file for each.

mod json;
mod markdown;
mod text;

use super::args::{IsaArgs, IsaFormat};
use super::output::Destination;
use irc::ptx::directive::DirectiveWord;
use irc::ptx::isa::describe::{Forms, Need, near_names, since_text};
use irc::ptx::isa::{self, Since, SpecialReg};
use irc::ptx::target::Sm;

/// What is asked for.
enum Found {
    /// Everything: instructions by family, and directives.
    Table(Vec<Family>, Vec<&'static DirectiveWord>),
    /// The forms of some rows.
    Rows(Vec<Forms>),
    /// Special registers.
    Registers(Vec<SpecialReg>),
    /// Directives.
    Directives(Vec<&'static DirectiveWord>),
}

/// A family with the rows that the target has.
struct Family {
    name: &'static str,
    rows: Vec<Forms>,
}

/// A mnemonic of a family and how many rows have it.
struct Opcode {
    mnemonic: &'static str,
    rows: usize,
    summary: &'static str,
}

impl Family {
    /// The mnemonics in the order of their first rows.
    fn opcodes(&self) -> Vec<Opcode> {
        let mut opcodes: Vec<Opcode> = Vec::new();
        for row in self.rows.iter().map(Forms::row) {
            match opcodes.iter_mut().find(|opcode| opcode.mnemonic == row.mnemonic) {
                Some(opcode) => opcode.rows += 1,
                None => {
                    opcodes.push(Opcode { mnemonic: row.mnemonic, rows: 1, summary: row.summary })
                }
            }
        }
        opcodes
    }
}

/// Answers on standard output; whether there is an answer.
pub fn run(args: &IsaArgs) -> Result<bool, String> {
    let found = match find(args.word.as_deref(), args.target) {
        Ok(found) => found,
        Err(message) => {
            super::say_error(&message);
            return Ok(false);
        }
    };
    let text = match args.format {
        IsaFormat::Text => text::render(&found, args.target),
        IsaFormat::Md => markdown::render(&found, args.target),
        IsaFormat::Json => json::render(&found, args.target),
    };
    Ok(Destination::Stdout.write_or_say(text.as_bytes()))
}

fn find(word: Option<&str>, target: Option<Sm>) -> Result<Found, String> {
    let Some(word) = word else {
        return Ok(Found::Table(table(target), directives_on(target).collect()));
    };
    let on_target = |reg: &SpecialReg| target.is_none_or(|sm| reg.targets().contains(sm));
    if word == "sreg" {
        return Ok(Found::Registers(SpecialReg::all().filter(on_target).collect()));
    }
    let absent = |sm: Sm| absent(word, sm);
    if word == "directive" || word.starts_with(['.', '@']) {
        return find_directives(word, target).map(Found::Directives);
    }
    if let Some(name) = word.strip_prefix('%') {
        let all: Vec<SpecialReg> =
            SpecialReg::all().filter(|reg| begins(reg.name(), name)).collect();
        let found: Vec<SpecialReg> = all.iter().copied().filter(on_target).collect();
        return match (found.is_empty(), all.is_empty(), target) {
            (false, ..) => Ok(Found::Registers(found)),
            (true, false, Some(sm)) => Err(absent(sm)),
            _ => Err(unknown_register(name, target)),
        };
    }
    let spelling = word.strip_prefix("ptx.").unwrap_or(word).trim_end_matches('.');
    let all = Forms::spelled(spelling);
    if all.is_empty() {
        if DirectiveWord::find(word).is_some() {
            return find_directives(word, target).map(Found::Directives);
        }
        return Err(unknown(spelling, target));
    }
    let rows = on(all, target);
    match target.filter(|_| rows.is_empty()) {
        Some(sm) => Err(absent(sm)),
        None => Ok(Found::Rows(rows)),
    }
}

/// The directives that a word names, or all.
fn find_directives(word: &str, target: Option<Sm>) -> Result<Vec<&'static DirectiveWord>, String> {
    if word == "directive" {
        return Ok(directives_on(target).collect());
    }
    let quoted = format!("`{word}`");
    let takes = |known: &&DirectiveWord| known.more().any(|row| row.name.contains(&quoted));
    let all: Vec<_> = match DirectiveWord::find(word) {
        Some(known) => vec![known],
        None => DirectiveWord::all().filter(takes).collect(),
    };
    let found: Vec<_> = all.iter().copied().filter(|known| is_on(known, target)).collect();
    match target {
        _ if !found.is_empty() => Ok(found),
        Some(sm) if !all.is_empty() => Err(absent(word, sm)),
        _ => {
            let names = directives_on(target).map(|known| known.word);
            let near = irc::ptx::text::nearest_name(word, names).map(str::to_owned);
            let near = suggestions(near.into_iter());
            Err(format!("there is no directive `{word}`{near}"))
        }
    }
}

fn directives_on(target: Option<Sm>) -> impl Iterator<Item = &'static DirectiveWord> {
    DirectiveWord::all().filter(move |word| is_on(word, target))
}

/// Whether the target has a directive.
fn is_on(word: &DirectiveWord, target: Option<Sm>) -> bool {
    let since = word.since();
    let has = |sm| since.iter().any(|since| since.targets.contains(sm));
    since.is_empty() || target.is_none_or(has)
}

fn absent(word: &str, sm: Sm) -> String {
    format!("{sm} has no form of `{word}`")
}

/// What a directive needs, of any target or of one.
fn directive_needs(since: &'static [Since], target: Option<Sm>) -> String {
    let need = Need { when: String::new(), since };
    match target {
        _ if since.is_empty() => "every target".to_owned(),
        Some(sm) => text::versions(need.on(sm)),
        None => since_text(since),
    }
}

/// What a directive takes besides, and what that needs.
fn directive_more(word: &DirectiveWord, target: Option<Sm>) -> Vec<String> {
    let more = word.more().map(|row| (row.name, directive_needs(row.since, target)));
    more.map(|(name, needs)| format!("with {name}: {needs}")).collect()
}

/// Whether a register is meant: the name itself, or what it begins with up to a `.` or a number.
fn begins(name: &str, start: &str) -> bool {
    let rest = name.strip_prefix(start);
    rest.is_some_and(|rest| {
        rest.is_empty() || rest.starts_with('.') || rest.bytes().all(|b| b.is_ascii_digit())
    })
}

fn on(rows: Vec<Forms>, target: Option<Sm>) -> Vec<Forms> {
    match target {
        Some(sm) => rows.into_iter().filter_map(|forms| forms.on(sm)).collect(),
        None => rows,
    }
}

fn table(target: Option<Sm>) -> Vec<Family> {
    let families = isa::families().map(|(name, rows)| {
        let rows = on(rows.map(Forms::of).collect(), target);
        Family { name, rows }
    });
    families.filter(|family| !family.rows.is_empty()).collect()
}

fn unknown(spelling: &str, target: Option<Sm>) -> String {
    let names = near_names(spelling, target);
    let mut message = format!("the ISA table has no instruction `{spelling}`");
    if names.contains(&spelling.split('.').next().unwrap_or(spelling))
        && let Some(part) = isa::unknown_part(spelling)
    {
        message += &format!(": it has no `.{part}`");
    }
    let words = directives_on(target).map(|known| known.word.trim_start_matches('.'));
    let directive = irc::ptx::text::nearest_name(spelling, words).filter(|_| names.is_empty());
    let names = names.into_iter().map(str::to_owned);
    message + &suggestions(names.chain(directive.map(|name| format!(".{name}"))))
}

fn unknown_register(name: &str, target: Option<Sm>) -> String {
    let on_target = |reg: &SpecialReg| target.is_none_or(|sm| reg.targets().contains(sm));
    let names = SpecialReg::all().filter(on_target).map(SpecialReg::name);
    let near = irc::ptx::text::nearest_name(name, names);
    let near = suggestions(near.into_iter().map(|near| format!("%{near}")));
    format!("there is no special register `%{name}`{near}")
}

fn suggestions(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    match names.is_empty() {
        true => {
            "\nhelp: `irc isa` lists all mnemonics, `irc isa sreg` and `irc isa directive` the rest"
                .to_owned()
        }
        false => format!("\nhelp: did you mean {}?", names.join(", ")),
    }
}

/// Registers that differ in a number or a component alone, in the order of the table.
fn register_groups(registers: &[SpecialReg]) -> Vec<Vec<SpecialReg>> {
    let key = |reg: &SpecialReg| {
        let mut stem = String::new();
        for c in reg.name().split('.').next().unwrap_or_default().chars() {
            let c = if c.is_ascii_digit() { '0' } else { c };
            if c != '0' || !stem.ends_with('0') {
                stem.push(c);
            }
        }
        (stem, reg.ty(), reg.first_ptx(), reg.targets(), reg.summary())
    };
    let groups = registers.chunk_by(|a, b| key(a) == key(b));
    groups.map(<[SpecialReg]>::to_vec).collect()
}

/// The names of a group: all of a few, the first and the last of many.
fn group_name(group: &[SpecialReg], quote: &str) -> String {
    let name = |reg: &SpecialReg| format!("{quote}{reg}{quote}");
    match group {
        [first, .., last] if group.len() > 5 => format!("{} to {}", name(first), name(last)),
        _ => group.iter().map(name).collect::<Vec<_>>().join(" "),
    }
}

/// Over which threads a register has one value.
fn uniformity(reg: SpecialReg) -> &'static str {
    match reg.uniformity() {
        isa::Uniformity::Grid => "the same in the grid",
        isa::Uniformity::Cta => "the same in the CTA or cluster",
        isa::Uniformity::Warp => "the same in the warp",
        isa::Uniformity::Thread => "differs between threads",
        isa::Uniformity::Read => "differs from read to read",
    }
}

/// How the IR says the forms: an operation, or nothing where it has operations of its own.
fn usage(forms: &Forms) -> Option<String> {
    use irc::ir::op::ptx;
    if ptx::is_control(forms.row()) {
        return None;
    }
    Some(ptx::row::usage(forms.id(), forms.example()?))
}
