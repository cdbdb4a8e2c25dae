//! Finds a known name near one that is not known.

use std::cmp::Reverse;

/// How many candidates are looked at, so that many mistakes in a large text stay cheap.
const MAX_CANDIDATES: usize = 2_000;

/// The candidate nearest to `word`, if one is near: at most a third of its letters differ, counting
/// two neighbours that change places as one. Of several as near the one that begins like `word` for
/// longest, then the first in alphabetical order.
pub fn nearest<'c>(word: &str, candidates: impl IntoIterator<Item = &'c str>) -> Option<&'c str> {
    let limit = (word.chars().count() / 3).clamp(1, 4);
    candidates
        .into_iter()
        .take(MAX_CANDIDATES)
        .filter(|candidate| candidate.len().abs_diff(word.len()) <= 4 * limit)
        .filter(|&candidate| candidate != word)
        .map(|candidate| (distance(word, candidate, limit), candidate))
        .filter(|&(distance, _)| distance <= limit)
        .min_by_key(|&(distance, candidate)| {
            (distance, Reverse(common_start(word, candidate)), candidate)
        })
        .map(|(_, candidate)| candidate)
}

/// How many letters two words begin with in common.
fn common_start(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(x, y)| x == y).count()
}

/// The phrase that suggests a name.
pub fn phrase(name: &str) -> String {
    format!("did you mean `{name}`?")
}

/// Words longer than this are far from everything, so that long ones cost nothing.
const LONGEST: usize = 64;

/// Optimal string alignment distance; more than `limit` for long words.
fn distance(a: &str, b: &str, limit: usize) -> usize {
    match a.len().max(b.len()) <= LONGEST {
        true => strsim::osa_distance(a, b),
        false => limit + 1,
    }
}

/// The edit distance of two short words, in which a change of places counts as two; a long word is
/// far from everything.
pub fn edit_distance(a: &str, b: &str) -> usize {
    match b.len() <= LONGEST {
        true => strsim::levenshtein(a, b),
        false => usize::MAX / 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        let known = ["load", "sitof", "stof", "store", "select", "atomicrmw"];
        let check = |word, expected| assert_eq!(nearest(word, known), expected, "{word}");
        check("laod", Some("load"));
        check("stores", Some("store"));
        check("stor", Some("store"));
        check("sotf", Some("stof"));
        check("atomicmrw", Some("atomicrmw"));
        check("sel", None);
        check("xyz", None);
        check("load", None);
    }
}
