//! Which lines of a text are not in the one before it.

use super::words::{Line, Text};
use std::collections::HashMap;

/// More than this many pairs of lines are not compared one by one.
const MAX_PAIRS: usize = 4_000_000;

/// For each line of the two texts, whether the other has none like it at that place. Lines are
/// alike if they read the same but for the numbers of values without a name.
pub fn changed(old: &Text, new: &Text) -> (Vec<bool>, Vec<bool>) {
    let [a, b] = [old, new].map(|text| text.lines.iter().map(likeness).collect::<Vec<_>>());
    let start = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let rest = a.len().min(b.len()) - start;
    let end = a.iter().rev().zip(b.iter().rev()).take(rest).take_while(|(a, b)| a == b).count();
    let (inner_a, inner_b) = (&a[start..a.len() - end], &b[start..b.len() - end]);
    let (gone, came) = match inner_a.len().saturating_mul(inner_b.len()) <= MAX_PAIRS {
        true => by_place(inner_a, inner_b),
        false => by_count(inner_a, inner_b),
    };
    let mark = |inner: Vec<bool>, len: usize| {
        let mut all = vec![false; len];
        all[start..start + inner.len()].copy_from_slice(&inner);
        all
    };
    (mark(gone, a.len()), mark(came, b.len()))
}

/// What a line is compared by.
fn likeness(line: &Line) -> String {
    let mut out = String::new();
    for (i, gap) in line.gaps.iter().enumerate() {
        out.push_str(gap);
        if let Some(word) = line.words.get(i) {
            match word.key {
                Some(key) => out.push_str(&format!("\u{1}{key}")),
                None => out.push_str(&word.text),
            }
        }
    }
    out
}

/// By the longest common subsequence.
fn by_place(a: &[String], b: &[String]) -> (Vec<bool>, Vec<bool>) {
    let width = b.len() + 1;
    let mut length = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            length[i * width + j] = match a[i] == b[j] {
                true => length[(i + 1) * width + j + 1] + 1,
                false => length[(i + 1) * width + j].max(length[i * width + j + 1]),
            };
        }
    }
    let (mut gone, mut came) = (vec![true; a.len()], vec![true; b.len()]);
    let (mut i, mut j) = (0, 0);
    while i < a.len() && j < b.len() {
        if a[i] == b[j] {
            (gone[i], came[j]) = (false, false);
            (i, j) = (i + 1, j + 1);
        } else if length[(i + 1) * width + j] >= length[i * width + j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    (gone, came)
}

/// By how often each line occurs, wherever.
fn by_count(a: &[String], b: &[String]) -> (Vec<bool>, Vec<bool>) {
    let missing = |of: &[String], other: &[String]| {
        let mut left: HashMap<&str, u32> = HashMap::new();
        other.iter().for_each(|line| *left.entry(line).or_default() += 1);
        let mut take = |line: &String| match left.get_mut(line.as_str()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        };
        of.iter().map(&mut take).collect()
    };
    (missing(a, b), missing(b, a))
}

#[cfg(test)]
mod tests {
    use super::{by_count, by_place};

    #[test]
    fn lines_that_came_and_went_are_marked() {
        let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (a, b) = (lines("a b c d e"), lines("a c x d b"));
        let marks = |marks: [u8; 5]| marks.map(|mark| mark == 1).to_vec();
        assert_eq!(by_place(&a, &b), (marks([0, 1, 0, 0, 1]), marks([0, 0, 1, 0, 1])));
        assert_eq!(by_count(&a, &b), (marks([0, 0, 0, 0, 1]), marks([0, 0, 1, 0, 0])));
    }
}
