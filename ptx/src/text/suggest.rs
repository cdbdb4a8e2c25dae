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

/// Optimal string alignment distance, or more than `limit` where it is larger than that. Names
/// longer than 64 letters are far from everything.
fn distance(a: &str, b: &str, limit: usize) -> usize {
    const LONGEST: usize = 64;
    if a.len().max(b.len()) > LONGEST {
        return limit + 1;
    }
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut previous = '\0';
    for (i, x) in a.chars().enumerate() {
        let mut row = vec![i + 1; b.len() + 1];
        for (j, &y) in b.iter().enumerate() {
            let mut best = last[j] + usize::from(x != y);
            best = best.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && x == b[j - 1] && previous == y {
                best = best.min(before[j - 1] + 1);
            }
            row[j + 1] = best;
        }
        before = std::mem::replace(&mut last, row);
        previous = x;
    }
    last[b.len()]
}

/// The edit distance of two short words, in which a change of places counts as two; a word longer
/// than 64 bytes is far from everything.
pub fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if b.len() > 64 {
        return usize::MAX / 2;
    }
    let mut line: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.iter().enumerate() {
        let mut diagonal = line[0];
        line[0] = i + 1;
        for (j, cb) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(ca != cb);
            diagonal = line[j + 1];
            line[j + 1] = replaced.min(line[j] + 1).min(diagonal + 1);
        }
    }
    line[b.len()]
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
