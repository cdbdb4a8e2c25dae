//! What was meant by a spelling that no row has, or that the target lacks: the nearest legal one.
//!
//! The words of the spelling are aligned with the parts of every row of the opcode; the row and the
//! words that need the least change win. Where rules exclude the result, parts are changed one by
//! one until no rule does.

use super::{Inst, Operands, Reg};
use crate::isa::{
    Accepts, Mods, Part, Row, RowId, Shape, all_rows, row, rows_spelled, rows_with_opcode,
};
use crate::target::Target;
use crate::text::edit_distance;

/// What it costs to leave a word out or to put one in, against changing letters of it.
const WORD_COST: usize = 4;
/// Spellings with more words than any row has parts are not looked at.
const MAX_WORDS: usize = 24;

/// The opcode that differs least from a word, if one is near; of those that the target has, if
/// there is one.
pub fn nearest_opcode(word: &str, target: Option<Target>) -> Option<&'static str> {
    let first = |row: &'static Row| row.mnemonic.split('.').next().unwrap_or(row.mnemonic);
    let mut near: Vec<(usize, &'static str)> = all_rows()
        .map(|(_, row)| (edit_distance(first(row), word), first(row)))
        .filter(|&(distance, _)| distance <= 1 + word.len() / 4)
        .collect();
    near.sort_unstable();
    near.dedup();
    let is_there = |opcode: &str| {
        target.is_none_or(|target| {
            rows_with_opcode(opcode).any(|id| {
                let form = align(id, &[opcode]);
                let legal = |inst: &Inst<Reg>| inst.check_target(target).is_ok();
                form.is_some_and(|(_, mods)| make_legal(id, mods, &legal).is_some())
            })
        })
    };
    near.into_iter().map(|(_, opcode)| opcode).find(|opcode| is_there(opcode))
}

/// The legal spelling that differs least from one that is none.
pub fn nearest_form(spelling: &str) -> Option<String> {
    nearest(spelling, |inst| !inst.is_excluded())
}

/// The spelling that differs least from one that the target or its PTX version lacks, among
/// those that it has.
pub fn nearest_form_on(spelling: &str, target: Target) -> Option<String> {
    nearest(spelling, |inst| inst.check_target(target).is_ok())
}

fn nearest(spelling: &str, legal: impl Fn(&Inst<Reg>) -> bool) -> Option<String> {
    let words: Vec<&str> = spelling.split('.').collect();
    if words.len() > MAX_WORDS || spelling.len() > 256 {
        return None;
    }
    let mut aligned: Vec<(usize, RowId, Mods)> = match rows_spelled(spelling).as_slice() {
        [] => rows_with_opcode(words[0])
            .filter_map(|id| align(id, &words).map(|(cost, mods)| (cost, id, mods)))
            .collect(),
        known => known.iter().map(|&(id, mods)| (0, id, mods)).collect(),
    };
    aligned.sort_by_key(|&(cost, id, _)| (cost, id));
    aligned.truncate(6);
    let mut best: Option<(usize, String)> = None;
    for (cost, id, mods) in aligned {
        let Some((changes, mods)) = make_legal(id, mods, &legal) else { continue };
        let mut inst: Inst<Reg> = Inst::new(id, Operands::new());
        inst.mods = mods;
        let near = (cost + changes, inst.mnemonic());
        if near.1 != spelling && best.as_ref().is_none_or(|known| near.0 < known.0) {
            best = Some(near);
        }
    }
    best.map(|(_, near)| near)
}

/// What the words say in the parts of a row, and how far off they are.
fn align(id: RowId, words: &[&str]) -> Option<(usize, Mods)> {
    let row = row(id);
    let fixed: Vec<&str> = row.mnemonic.split('.').collect();
    let known = fixed.iter().zip(words).take_while(|(a, b)| a == b).count();
    let mut base = (fixed.len() - known) * WORD_COST;
    // A fixed word that is spelled wrong is not also a word too many.
    let wrong = fixed[known..].iter().zip(&words[known..]);
    let replaced = wrong.take_while(|(a, b)| edit_distance(a, b) <= a.len() / 2).count();
    base -= replaced * (WORD_COST - 1);
    let words = &words[known + replaced..];
    // costs[i][j]: the first i words against the first j parts.
    let (n, m) = (words.len(), row.parts.len());
    let mut costs = vec![vec![usize::MAX; m + 1]; n + 1];
    let mut steps = vec![vec![(Edit::Drop, 0u8); m + 1]; n + 1];
    costs[0][0] = base;
    for i in 0..=n {
        for j in 0..=m {
            let cost = costs[i][j];
            if cost == usize::MAX {
                continue;
            }
            let mut offer = |to: (usize, usize), cost: usize, step: Edit, code: u8| {
                if cost < costs[to.0][to.1] {
                    costs[to.0][to.1] = cost;
                    steps[to.0][to.1] = (step, code);
                }
            };
            if j < m {
                let (missing, code) = leave_out(row.parts[j]);
                offer((i, j + 1), cost + missing, Edit::Skip, code);
                if i < n
                    && let Some((off, code)) = best_word(row.parts[j], words[i])
                {
                    offer((i + 1, j + 1), cost + off, Edit::Take, code);
                }
            }
            if i < n {
                offer((i + 1, j), cost + WORD_COST, Edit::Drop, 0);
            }
        }
    }
    let mut mods = Mods::NONE;
    let (mut i, mut j) = (n, m);
    while (i, j) != (0, 0) {
        let (step, code) = steps[i][j];
        if step != Edit::Drop {
            j -= 1;
            mods.set(j, code);
        }
        if step != Edit::Skip {
            i -= 1;
        }
    }
    (costs[n][m] != usize::MAX).then_some((costs[n][m], mods))
}

#[derive(Clone, Copy, PartialEq)]
enum Edit {
    /// The word goes to the part.
    Take,
    /// The part has no word.
    Skip,
    /// The word has no part.
    Drop,
}

/// What it costs to say nothing in a part, and the value it has then.
fn leave_out(part: Part) -> (usize, u8) {
    match part {
        Part::Lit(_) => (WORD_COST, 0),
        _ if part.allowed() & 1 == 1 => (0, 0),
        _ => (WORD_COST, part.allowed().trailing_zeros() as u8),
    }
}

/// The words of a part with their values, without dots.
fn words_of(part: Part) -> Vec<(&'static str, u8)> {
    match part {
        Part::Lit(word) => vec![(&word[1..], 0)],
        Part::Mod { kind, choices, .. } => {
            let words = kind.words().iter().zip(1u8..);
            words.filter(|(_, code)| choices >> code & 1 == 1).map(|(w, c)| (&w[1..], c)).collect()
        }
        Part::Type { set, .. } => set.iter().map(|ty| (ty.word(), ty.code())).collect(),
    }
}

/// The word of a part that is nearest to a word, if half of the letters are right.
fn best_word(part: Part, word: &str) -> Option<(usize, u8)> {
    let candidates = words_of(part).into_iter();
    candidates
        .map(|(known, code)| (edit_distance(known, word), code))
        .filter(|&(distance, _)| distance <= word.len().div_ceil(2))
        .min_by_key(|&(distance, _)| distance)
        .map(|(distance, code)| ((2 * distance).saturating_sub(1), code))
}

/// Changes one or two parts of a form that is not legal; how many, and the result.
fn make_legal(id: RowId, mods: Mods, legal: &impl Fn(&Inst<Reg>) -> bool) -> Option<(usize, Mods)> {
    let mut inst: Inst<Reg> = Inst::new(id, Operands::new());
    inst.mods = mods;
    if inst.parts_are_allowed() && legal(&inst) {
        return Some((0, mods));
    }
    let alternatives = |part: usize| {
        let allowed = row(id).parts[part].allowed();
        (0..64u8).filter(move |code| allowed >> code & 1 == 1)
    };
    let parts = row(id).parts.len();
    for part in 0..parts {
        for code in alternatives(part) {
            inst.mods = mods;
            inst.mods.set(part, code);
            if inst.parts_are_allowed() && legal(&inst) {
                return Some((WORD_COST, inst.mods));
            }
        }
    }
    // Two at a time; a few thousand tries at most.
    let mut tries = 4000;
    for first in 0..parts {
        for second in first + 1..parts {
            for (a, b) in
                alternatives(first).flat_map(|a| alternatives(second).map(move |b| (a, b)))
            {
                tries -= 1;
                if tries == 0 {
                    return None;
                }
                inst.mods = mods;
                inst.mods.set(first, a);
                inst.mods.set(second, b);
                if inst.parts_are_allowed() && legal(&inst) {
                    return Some((2 * WORD_COST, inst.mods));
                }
            }
        }
    }
    None
}

/// How the operands of a row are written, for a spelling of it: `d, a, [b]`.
pub fn operand_pattern(id: RowId, spelling: &str) -> String {
    let mods = rows_spelled(spelling).iter().find(|(known, _)| *known == id).map(|&(_, m)| m);
    let mut inst: Inst<Reg> = Inst::new(id, Operands::new());
    inst.mods = mods.unwrap_or(Mods::NONE);
    let mut text = String::new();
    for rule in row(id).operands {
        let presence = inst.presence(rule);
        if presence == crate::Presence::Absent {
            continue;
        }
        let joined = rule.accepts.contains(Accepts::JOINED);
        let separator = if joined { "|" } else { ", " };
        let name = rule.name;
        let shaped = match rule.shape {
            Shape::List(_) => format!("{{{name}, ..}}"),
            Shape::Address => format!("[{name}]"),
            Shape::Bracket(items) => {
                let names: Vec<&str> = items.iter().map(|item| item.name).collect();
                format!("[{}]", names.join(", "))
            }
            Shape::Params => format!("({name}, ..)"),
            _ => name.to_owned(),
        };
        let separator = if text.is_empty() { "" } else { separator };
        match presence {
            crate::Presence::Optional => text.push_str(&format!("{{{separator}{shaped}}}")),
            _ => text.push_str(&format!("{separator}{shaped}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::{PtxType, TypeSet};
    use crate::target::Sm;

    #[test]
    fn the_nearest_form_is_found() {
        let check = |text: &str, want: &str| {
            assert_eq!(nearest_form(text).as_deref(), Some(want), "{text}");
        };
        check("add.foo.s32", "add.s32");
        check("add.s322", "add.s32");
        check("ld.golbal.f32", "ld.global.f32");
        check("ld.global.v3.f32", "ld.global.v2.f32");
        check("setp.lt.andd.s32", "setp.lt.and.s32");
        assert_eq!(nearest_opcode("frob", None), None);
        assert_eq!(nearest_opcode("mow", None), Some("mov"));
        // What the target lacks is not suggested, however near it is.
        let on = |sm: &str| Some(Target::new(sm.parse().expect("a target")));
        assert_eq!(nearest_opcode("wgmm", on("sm_90a")), Some("wgmma"));
        assert_eq!(nearest_opcode("wgmm", on("sm_80")), Some("wmma"));
        assert_eq!(nearest_form("nosuch.s32"), None);
    }

    #[test]
    fn every_suggestion_is_legal() {
        let target = Target { sm: Sm::plain(90), ptx: None };
        for text in ["wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16", "add.rn.bf16x3", "ld.q"] {
            if let Some(near) = nearest_form_on(text, target) {
                let (id, mods) = rows_spelled(&near)[0];
                let mut inst: Inst<Reg> = Inst::new(id, Operands::new());
                inst.mods = mods;
                assert!(inst.check_target(target).is_ok(), "{text}: {near}");
            }
        }
        let bits = PtxType::B32;
        let part = Part::Type { set: TypeSet::of(&[bits]), optional: false };
        assert_eq!(best_word(part, "b32"), Some((0, bits.code())));
    }
}
