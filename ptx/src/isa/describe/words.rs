//! Words, types, targets and versions as text.

use crate::isa::{ModKind, PtxType, Since, TypeKind};
use crate::target::{PtxVersion, Sm, SmSet, Suffix};
use std::fmt::Display;

/// The words of a kind that are among these part values, with their dots.
pub(super) fn mod_words(kind: ModKind, values: u64) -> Vec<&'static str> {
    let words = kind.words().iter().enumerate();
    words.filter(|(i, _)| values >> (i + 1) & 1 == 1).map(|(_, &word)| word).collect()
}

/// Types with commas; plain ones that differ in width alone are joined: `.u16/32/64`.
pub(super) fn type_words(types: &[PtxType]) -> String {
    let mut text = String::new();
    let mut last = None;
    for &ty in types {
        let stem = stem(ty);
        if stem.is_some() && stem == last {
            text.push('/');
            text.push_str(ty.word().trim_start_matches(|c: char| !c.is_ascii_digit()));
        } else {
            text.push_str(if text.is_empty() { "." } else { ",." });
            text.push_str(ty.word());
        }
        last = stem;
    }
    text
}

/// What stands before the width of a plain type: `u` of `.u32`.
fn stem(ty: PtxType) -> Option<&'static str> {
    let word = ty.word();
    let digits = word.find(|c: char| c.is_ascii_digit()).filter(|_| ty.lanes() == 1)?;
    let is_plain = word[digits..].parse::<u32>() == Ok(ty.bits()) && ty.kind() != TypeKind::Pred;
    is_plain.then_some(&word[..digits])
}

/// Words in code spans, with `or` before the last.
pub(super) fn alternatives(words: &[impl Display]) -> String {
    let spans: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match spans.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// A set of targets: numbers in ranges, with the suffixes where not all variants are in it
/// (`sm_100f/a` is `sm_100f` and `sm_100a`); `sm_90+` is a target and all later ones.
pub fn target_text(set: SmSet) -> String {
    if set == SmSet::ALL {
        return "every target".to_owned();
    }
    let mut numbers: Vec<u16> = Sm::every().map(Sm::number).collect();
    numbers.dedup();
    let named: Vec<(u16, String)> = numbers.iter().map(|&n| (n, suffixes(set, n))).collect();
    let mut texts = Vec::new();
    let mut rest = &named[..];
    while let Some((first, suffix)) = rest.first() {
        let length = rest.iter().take_while(|(_, other)| other == suffix).count();
        let (run, after) = rest.split_at(length);
        rest = after;
        let name = |(number, suffix): &(u16, String)| format!("sm_{number}{suffix}");
        match run {
            _ if suffix == NONE => {}
            [.., _] if after.is_empty() && suffix.is_empty() => {
                texts.push(format!("sm_{first}+"));
            }
            [one, .., last] if length > 2 => texts.push(format!("{} to {}", name(one), name(last))),
            run => texts.extend(run.iter().map(name)),
        }
    }
    match texts.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => texts.pop().unwrap_or_else(|| "no target".to_owned()),
    }
}

/// Stands for a number of which no variant is in a set.
const NONE: &str = "-";

/// The suffixes of the variants of a number that are in a set: nothing if all are.
fn suffixes(set: SmSet, number: u16) -> String {
    let of_number = |sm: &Sm| sm.number() == number;
    let all = Sm::every().filter(of_number).count();
    let mut found: Vec<Sm> = set.iter().filter(of_number).collect();
    if found.len() == all {
        return String::new();
    }
    found.sort_by_key(|sm| sm.suffix());
    let names = found.iter().map(|sm| match sm.suffix() {
        Suffix::None => "",
        Suffix::F => "f",
        Suffix::A => "a",
    });
    match found.len() {
        0 => NONE.to_owned(),
        1 if found[0].suffix() == Suffix::None => " without suffix".to_owned(),
        _ => names.collect::<Vec<_>>().join("/"),
    }
}

/// One of several ways to have something: targets and versions.
fn one_since(since: &Since) -> String {
    let always = since.first == PtxVersion::OLDEST;
    let versions = match (always, since.last == PtxVersion::NEWEST) {
        (true, true) => return target_text(since.targets),
        (true, false) => format!("up to PTX {}", since.last),
        (false, true) => format!("PTX {}", since.first),
        (false, false) => format!("PTX {} to {}", since.first, since.last),
    };
    match since.targets == SmSet::ALL {
        true => versions,
        false => format!("{}, {versions}", target_text(since.targets)),
    }
}

/// What something needs: one of these.
pub fn since_text(entries: &[Since]) -> String {
    entries.iter().map(one_since).collect::<Vec<_>>().join("; or else ")
}
