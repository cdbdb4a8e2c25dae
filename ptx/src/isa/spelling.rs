//! From the spelling of an instruction to the rows that have it.
//!
//! Parts are matched in documented order. ptxas accepts most of them in any order, so a spelling
//! that no row has in order is matched again with each word going to the first part that takes it.
//! Which words ptxas moves was measured on permutations of every form that it has (13.5).

use super::row::{Mods, Part, RowId};
use super::table::may_end_with;
use super::types::PtxType;
use super::{row, rows_with_opcode};
use smallvec::SmallVec;

/// The rows that a spelling fits, with what it says in their parts.
pub type Spelled = SmallVec<[(RowId, Mods); 2]>;

/// The rows that have this spelling (`setp.lt.and.s32`), in the order of the table.
pub fn rows_spelled(text: &str) -> Spelled {
    // Spellings are short: looking for dots byte by byte is faster than any search.
    let is_dot = |byte| byte == b'.';
    let word = &text[..text.bytes().position(is_dot).unwrap_or(text.len())];
    let dot = text.bytes().rposition(is_dot);
    let last = dot.and_then(|dot| PtxType::from_word(&text[dot + 1..]));
    let ending = Ending { length: dot.map_or(0, |dot| text.len() - dot), ty: last };
    let mut found = Spelled::new();
    // Most rows of an opcode differ in their types, which come last.
    for id in rows_with_opcode(word).filter(|&id| may_end_with(id, last)) {
        if let Some(mods) = in_order(id, text, word.len(), ending) {
            found.push((id, mods));
        }
    }
    if found.is_empty() && are_in_place(text) {
        found = rows_with_opcode(word)
            .filter_map(|id| in_any_order(id, text).map(|mods| (id, mods)))
            .collect();
    }
    found
}

/// A hash of the word that a text begins with, with its dot, up to the next dot.
pub(super) const fn word_hash(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut hash: u32 = 0x811c_9dc5;
    let mut i = 1;
    while i < bytes.len() && bytes[i] != b'.' {
        hash = (hash ^ bytes[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    hash
}

/// A bit for each of the last six bits that a hash among these has.
pub(super) const fn hash_filter(hashes: &[u32]) -> u64 {
    let (mut filter, mut i) = (0, 0);
    while i < hashes.len() {
        filter |= 1 << (hashes[i] % 64);
        i += 1;
    }
    filter
}

/// The first word of the spelling that no row of its opcode knows.
pub fn unknown_part(text: &str) -> Option<&str> {
    let opcode = text.split('.').next().unwrap_or(text);
    let knows = |word: &str| {
        rows_with_opcode(opcode).any(|id| {
            let row = row(id);
            row.mnemonic.split('.').any(|w| w == word)
                || (0..row.parts.len()).any(|i| {
                    let part = row.parts[i];
                    let value = part_value(row.parts, i, word);
                    value.is_some_and(|code| part.allowed() >> code & 1 == 1)
                        || is_literal(part, word)
                })
        })
    };
    text.split('.').skip(1).find(|word| !knows(word))
}

/// What follows a prefix that ends at a dot or at the end.
#[inline]
pub(super) fn strip_words<'s>(text: &'s str, prefix: &str) -> Option<&'s str> {
    text.strip_prefix(prefix).filter(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The last word: its length, with its dot, and the type that it is.
#[derive(Clone, Copy)]
struct Ending {
    length: usize,
    ty: Option<PtxType>,
}

/// The parts for words in documented order. N bytes of the mnemonic are the opcode, which the
/// text has.
fn in_order(id: RowId, text: &str, opcode: usize, ending: Ending) -> Option<Mods> {
    let row = row(id);
    let mut rest = match row.mnemonic.len() == opcode {
        true => &text[opcode..],
        false => strip_words(text, row.mnemonic)?,
    };
    let mut hash = word_hash(rest);
    let mut mods = Mods::NONE;
    for (i, &part) in row.parts.iter().enumerate() {
        let continued = continuation(row.parts, i);
        if let Part::Mod { kind, optional: true, .. } = part
            && continued.is_empty()
            && !kind.may_have(hash)
        {
            continue;
        }
        let (code, after) = match (part, ending.ty) {
            (Part::Type { set, .. }, Some(ty)) if rest.len() == ending.length => {
                match set.contains(ty) {
                    true => (Some(ty.code()), ""),
                    false => (None, rest),
                }
            }
            _ => longest(part, rest, hash, continued),
        };
        match code {
            Some(code) => {
                mods.set(i, code);
                rest = after;
                hash = word_hash(rest);
            }
            None if part.allowed() & 1 == 1 && !matches!(part, Part::Lit(_)) => {}
            None => return None,
        }
    }
    rest.is_empty().then_some(mods)
}

/// What continues the word of a part without a dot (`k16` of `.m64n8k16`); mostly nothing.
pub(super) fn continuation(parts: &[Part], i: usize) -> &'static str {
    match parts.get(i + 1) {
        Some(Part::Lit(lit)) if !lit.starts_with('.') => lit,
        _ => "",
    }
}

/// The value of a part for the longest of its words that the text begins with, and what follows.
/// The hash is that of the first word of the text.
pub(super) fn longest<'s>(
    part: Part,
    text: &'s str,
    hash: u32,
    continuation: &str,
) -> (Option<u8>, &'s str) {
    match part {
        Part::Lit(lit) => match strip_words(text, lit) {
            Some(rest) => (Some(0), rest),
            None => (None, text),
        },
        Part::Mod { kind, choices, .. } => {
            let mut best = (None, text);
            let (words, hashes) = (kind.words(), kind.hashes());
            let mut left = choices;
            while left != 0 {
                let code = left.trailing_zeros() as u8;
                left &= left - 1;
                let place = usize::from(code) - 1;
                let rest = match continuation {
                    "" if hashes[place] != hash => continue,
                    "" => strip_words(text, words[place]),
                    more => text.strip_prefix(words[place]).filter(|rest| rest.starts_with(more)),
                };
                if let Some(rest) = rest
                    && rest.len() < best.1.len()
                {
                    best = (Some(code), rest);
                }
            }
            best
        }
        Part::Type { set, .. } => {
            let Some(rest) = text.strip_prefix('.') else { return (None, text) };
            let end = rest.bytes().position(|byte| byte == b'.').unwrap_or(rest.len());
            match PtxType::from_word(&rest[..end]).filter(|&ty| set.contains(ty)) {
                Some(ty) => (Some(ty.code()), &rest[end..]),
                None => (None, text),
            }
        }
    }
}

/// Whether a part is this word, without its dot, and no other.
fn is_literal(part: Part, word: &str) -> bool {
    matches!(part, Part::Lit(lit) if lit.strip_prefix('.') == Some(word))
}

/// The value that one word without its dot would have in a part, allowed there or not.
fn part_value(parts: &[Part], i: usize, word: &str) -> Option<u8> {
    match parts[i] {
        Part::Lit(_) => None,
        Part::Mod { kind, .. } => {
            let word = word.strip_suffix(continuation(parts, i))?;
            let index = kind.words().iter().position(|w| w.get(1..) == Some(word))?;
            Some(index as u8 + 1)
        }
        Part::Type { .. } => PtxType::from_word(word).map(PtxType::code),
    }
}

/// Words of mnemonics that ptxas takes among the others as well (`vote.ballot.sync.b32`,
/// `ld.nc.global.f32`). The rest of a mnemonic comes first.
const MOVABLE: [&str; 7] = ["sync", "aligned", "cc", "sat", "global", "nc", "sp"];

/// More of them, of one opcode.
const MOVABLE_OF: [(&str, &[&str]); 2] = [
    ("fence", &["mbarrier_init", "release", "cluster", "tensormap::generic", "async::generic"]),
    ("tensormap", &["tile"]),
];

/// Words that ptxas takes in front of all others only, in this order: it has them in the names of
/// its instructions, whatever the documentation says.
const IN_FRONT: [(&str, &[&str]); 14] = [
    ("bar", &["cta", "sync", "arrive", "red"]),
    ("barrier", &["cta", "cluster", "arrive", "red", "wait"]),
    ("clmad", &["lo", "hi"]),
    ("cvta", &["to"]),
    ("div", &["full"]),
    ("dp2a", &["lo", "hi"]),
    ("mad", &["lo", "hi", "wide"]),
    ("mad24", &["lo", "hi"]),
    ("madc", &["lo", "hi"]),
    ("mul", &["lo", "hi", "wide"]),
    ("mul24", &["lo", "hi"]),
    ("setmaxnreg", &["inc", "dec"]),
    ("shf", &["l", "r"]),
    ("tex", &["base", "level", "grad"]),
];

/// Words that stay in this order among each other, wherever they are.
const IN_ORDER: [(&str, &[&str]); 5] = [
    ("clusterlaunchcontrol", &["pred", "b32", "b128"]),
    ("ldmatrix", &["b8x16", "b6x16_p32", "b4x16_p64"]),
    ("mma", &["and", "xor", "popc"]),
    ("tcgen05", &["b8x16", "b6x16_p32", "b4x16_p64"]),
    ("tensormap", &["global", "shared::cta"]),
];

/// The words that a list has for an opcode.
fn words_for(list: &[(&str, &'static [&'static str])], opcode: &str) -> &'static [&'static str] {
    list.iter().find(|(of, _)| *of == opcode).map_or(&[], |(_, words)| words)
}

/// Whether words that keep their places are in them.
fn are_in_place(text: &str) -> bool {
    let mut words = text.split('.');
    let opcode = words.next().unwrap_or(text);
    let places = |list| {
        let ordered = words_for(list, opcode);
        words.clone().map(move |word| ordered.iter().position(|&known| known == word))
    };
    places(&IN_FRONT).is_sorted_by_key(|place| place.unwrap_or(usize::MAX))
        && places(&IN_ORDER).flatten().is_sorted()
}

/// The words behind a mnemonic, some of whose own may stand among them.
fn words_behind<'s>(text: &'s str, mnemonic: &str) -> Option<SmallVec<[&'s str; 8]>> {
    let mut words: SmallVec<[&str; 8]> = text.split('.').collect();
    let movable = words_for(&MOVABLE_OF, words[0]);
    let mut fixed = 0;
    for own in mnemonic.split('.') {
        let at = match MOVABLE.contains(&own) || movable.contains(&own) {
            true => fixed + words[fixed..].iter().position(|word| *word == own)?,
            false => Some(fixed).filter(|&at| words.get(at) == Some(&own))?,
        };
        words[fixed..=at].rotate_right(1);
        fixed += 1;
    }
    words.drain(..fixed);
    Some(words)
}

/// Joins what a part has as one choice of two words (`.b8x16.b4x16_p64`) and the text apart.
fn join_words(parts: &[Part], words: &mut SmallVec<[&str; 8]>) {
    for part in parts {
        let Part::Mod { kind, choices, .. } = *part else { continue };
        for (i, choice) in kind.words().iter().enumerate() {
            let Some((first, second)) = choice[1..].split_once('.') else { continue };
            let place = |wanted| words.iter().position(|&word| word == wanted);
            if choices >> (i + 1) & 1 == 1
                && let (Some(first), Some(second)) = (place(first), place(second))
            {
                words[first] = &choice[1..];
                words.remove(second);
            }
        }
    }
}

/// The parts for words in another order than the documented one. Words that several parts know
/// (types, layouts) stay in order: each is for the first of them that has none yet.
fn in_any_order(id: RowId, text: &str) -> Option<Mods> {
    let row = row(id);
    let mut mods = Mods::NONE;
    let mut literals = 0u32;
    let mut words = words_behind(text, row.mnemonic)?;
    join_words(row.parts, &mut words);
    for word in words {
        let place = row.parts.iter().enumerate().find_map(|(i, &part)| match part {
            Part::Lit(_) => (literals >> i & 1 == 0 && is_literal(part, word)).then_some((i, None)),
            _ if mods.get(i) != 0 => None,
            _ => part_value(row.parts, i, word).map(|code| (i, Some(code))),
        });
        match place? {
            (i, Some(code)) => mods.set(i, code),
            (i, None) => literals |= 1 << i,
        }
    }
    let complete = row.parts.iter().enumerate().all(|(i, &part)| match part {
        // A literal without a dot came with the word before it.
        Part::Lit(lit) => !lit.starts_with('.') || literals >> i & 1 == 1,
        _ => part.allowed() >> mods.get(i) & 1 == 1,
    });
    complete.then_some(mods)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::rows;

    fn ids(text: &str) -> Vec<RowId> {
        rows_spelled(text).iter().map(|&(id, _)| id).collect()
    }

    #[test]
    fn rows_are_found_by_their_spelling() {
        assert_eq!(ids("add.s32"), [rows::ADD_INT]);
        assert_eq!(ids("add.rn.ftz.f32"), [rows::ADD_FLOAT]);
        assert_eq!(ids("add.cc.u32"), [rows::ADD_CC]);
        assert_eq!(ids("mad.lo.cc.u32"), [rows::MAD_CC]);
        assert_eq!(ids("ld.global.nc.v4.f32"), [rows::LD_NC]);
        assert_eq!(ids("ld.global.v4.f32"), [rows::LD]);
        assert_eq!(ids("fence.proxy.async.global"), [rows::FENCE_PROXY]);
        assert_eq!(ids("wgmma.mma_async.sync.aligned.m64n80k8.f32.tf32.tf32").len(), 2);
        assert_eq!(ids("wgmma.mma_async.sync.aligned.m64n80k16.f32.tf32.tf32"), []);
        assert_eq!(ids("wgmma.mma_async.sync.aligned.m64n80.f32.tf32.tf32"), []);
        assert_eq!(ids("add.foo.s32"), []);
        assert_eq!(unknown_part("add.foo.s32"), Some("foo"));
    }

    #[test]
    fn words_are_read_in_any_order() {
        assert_eq!(rows_spelled("ld.b32.global"), rows_spelled("ld.global.b32"));
        assert_eq!(rows_spelled("cvt.f32.rn.s32"), rows_spelled("cvt.rn.f32.s32"));
        assert_eq!(ids("cvt.rn.u8.f16"), [], "types stay in order");
        let mma = |text| rows_spelled(text);
        let documented = mma("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32");
        assert_eq!(documented.len(), 1);
        assert_eq!(mma("mma.row.aligned.sync.col.f32.m16n8k16.f16.f16.f32"), documented);
        for (text, documented) in [
            ("vote.ballot.sync.b32", "vote.sync.ballot.b32"),
            ("shfl.b32.bfly.sync", "shfl.sync.bfly.b32"),
            ("redux.add.sync.s32", "redux.sync.add.s32"),
            ("addc.s32.cc", "addc.cc.s32"),
            ("ld.nc.L1::evict_first.global.v2.f32", "ld.global.nc.L1::evict_first.v2.f32"),
            ("cvt.pack.u4.s32.sat.b32", "cvt.pack.sat.u4.s32.b32"),
            ("fence.cluster.release.mbarrier_init", "fence.mbarrier_init.release.cluster"),
            (
                "fence.proxy.gpu.acq_rel.tensormap::generic",
                "fence.proxy.tensormap::generic.acq_rel.gpu",
            ),
            ("fence.proxy.global.async", "fence.proxy.async.global"),
            ("tensormap.replace.b1024.rank.b32.tile", "tensormap.replace.tile.rank.b1024.b32"),
            (
                "tcgen05.cp.b8x16.cta_group::1.4x256b.b4x16_p64",
                "tcgen05.cp.cta_group::1.4x256b.b8x16.b4x16_p64",
            ),
            ("barrier.aligned.sync", "barrier.sync.aligned"),
            ("barrier.cta.red.pred.or.aligned", "barrier.cta.red.or.pred.aligned"),
            ("mul.f16.sat.rn", "mul.rn.sat.f16"),
            ("cvta.to.u64.const", "cvta.to.const.u64"),
        ] {
            assert!(!ids(documented).is_empty(), "{documented}");
            assert_eq!(rows_spelled(text), rows_spelled(documented), "{text}");
        }
        assert_eq!(ids("ld.v2.f32.nc"), [], "a word is missing");
        assert_eq!(ids("wmma.a.load.sync.aligned.row.m8n8k4.f64"), [], "the name comes first");
        for text in [
            "bar.arrive.cta",
            "barrier.aligned.arrive",
            "cvta.global.to.u64",
            "div.f32.full",
            "dp2a.s32.lo.s32",
            "mad.cc.lo.u32",
            "madc.s32.lo",
            "mul.s32.lo",
            "mul24.s32.hi",
            "setmaxnreg.sync.aligned.inc.u32",
            "shf.clamp.l.b32",
            "tex.2d.level.v4.f32.f32",
            "clusterlaunchcontrol.query_cancel.is_canceled.b128.pred",
        ] {
            assert_eq!(ids(text), [], "{text}: ptxas has a part of it in the name");
        }
        assert_eq!(ids("mma.sync.aligned.m16n8k16.col.row.f32.f16.f16.f32"), [], "so do layouts");
        assert_eq!(
            mma("wgmma.mma_async.aligned.sync.f32.m64n8k8.tf32.tf32"),
            mma("wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32")
        );
    }
}
