//! Which row of the table a name belongs to, and what the row's spelling becomes.

use super::table::{Form, Row, TABLE};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// What a name is: the row, and what the parts of the name became.
pub(super) struct Found {
    /// The spelling of the row, as it is written.
    pub spelling: &'static str,
    /// What the parts became.
    pub parts: Vec<String>,
    /// The form.
    pub form: Form,
}

/// The names that a module calls, each searched for once.
#[derive(Default)]
pub(crate) struct Names(RefCell<FxHashMap<Box<str>, Option<Rc<Found>>>>);

impl Names {
    /// What a name without `llvm.nvvm.` is.
    pub(super) fn find(&self, name: &str) -> Option<Rc<Found>> {
        let known = self.0.borrow().get(name).cloned();
        known.unwrap_or_else(|| {
            let found = find(name).map(Rc::new);
            self.0.borrow_mut().insert(name.into(), found.clone());
            found
        })
    }
}

/// The row of a name without `llvm.nvvm.`; the types at its end may be there or not.
pub(super) fn find(name: &str) -> Option<Found> {
    let mut rest = name;
    loop {
        if let Some(found) = find_exact(rest) {
            return Some(found);
        }
        let (shorter, suffix) = rest.rsplit_once('.')?;
        rest = is_type(suffix).then_some(shorter)?;
    }
}

/// Whether a part of a name is a type: of an overloaded intrinsic, LLVM writes them at the end.
/// Until LLVM 14 the name of a pointer had what it points to: `p1v4f32`.
fn is_type(word: &str) -> bool {
    let mut rest = word;
    while let Some(pointed) = numbered(rest, &["p"]) {
        if pointed.is_empty() {
            return true;
        }
        rest = pointed;
    }
    let elem = numbered(rest, &["v"]).unwrap_or(rest);
    numbered(elem, &["i", "f", "bf"]).is_some_and(str::is_empty)
}

/// What is behind one of these letters and a number.
fn numbered<'n>(word: &'n str, letters: &[&str]) -> Option<&'n str> {
    let behind = letters.iter().find_map(|letters| word.strip_prefix(letters))?;
    let rest = behind.trim_start_matches(|c: char| c.is_ascii_digit());
    (rest.len() < behind.len()).then_some(rest)
}

fn find_exact(name: &str) -> Option<Found> {
    let rows = TABLE.iter().flat_map(|rows| rows.iter());
    rows.into_iter().find_map(|row| of_row(row, name))
}

fn of_row(&(pattern, spelling, form): &Row, name: &str) -> Option<Found> {
    let mut parts = Vec::new();
    matches(pattern, name, &mut parts)?;
    let parts = parts.into_iter().map(str::to_owned).collect();
    Some(Found { spelling, parts, form })
}

/// Takes a pattern apart: what the parts of the name become in the spelling, if it is this one.
fn matches<'p>(pattern: &'p str, name: &'p str, parts: &mut Vec<&'p str>) -> Option<()> {
    let Some(at) = pattern.find(['{', '[']) else { return (pattern == name).then_some(()) };
    let rest = name.strip_prefix(&pattern[..at])?;
    let optional = pattern.as_bytes()[at] == b'[';
    let close = at + pattern[at..].find(if optional { ']' } else { '}' })?;
    let after = &pattern[close + 1..];
    let mark = parts.len();
    let none = optional.then_some("");
    for choice in pattern[at + 1..close].split('|').chain(none) {
        if choice == "*" {
            parts.push(rest);
            return Some(());
        }
        let (in_name, in_ptx) = choice.split_once('=').unwrap_or((choice, choice));
        let Some(rest) = rest.strip_prefix(in_name) else { continue };
        parts.push(in_ptx);
        if matches(after, rest, parts).is_some() {
            return Some(());
        }
        parts.truncate(mark);
    }
    None
}

/// What a spelling asks about the arguments of the call.
pub(super) trait Arguments {
    /// Why it cannot be answered.
    type Error;

    /// The number that an argument is, counted from the end if it is negative.
    fn number(&mut self, index: i64) -> Result<usize, Self::Error>;

    /// The space that an argument points into, with its dot; nothing for a generic pointer.
    fn space(&mut self, index: i64, shared_cta: bool) -> Result<&'static str, Self::Error>;

    /// The type of an argument.
    fn ty(&mut self, index: i64) -> Result<&'static str, Self::Error>;

    /// There is no word for a number.
    fn no_word(&mut self, index: i64, words: usize) -> Self::Error;
}

impl Found {
    /// The spelling with the parts of the name and what the arguments say.
    pub fn spell<A: Arguments>(&self, arguments: &mut A) -> Result<String, A::Error> {
        let mut out = String::new();
        let mut rest = self.spelling;
        while let Some(at) = rest.find(['$', '@', '~', '^']) {
            out.push_str(&rest[..at]);
            let sign = rest.as_bytes()[at];
            rest = &rest[at + 1..];
            let shared_cta = rest.strip_prefix("cta");
            rest = shared_cta.unwrap_or(rest);
            let index = take_number(&mut rest);
            match sign {
                b'$' => out.push_str(self.part(index)),
                b'~' => out.push_str(arguments.space(index, shared_cta.is_some())?),
                b'^' => out.push_str(arguments.ty(index)?),
                _ => {
                    let words = take_words(&mut rest);
                    // One word is there or not.
                    let words = if words.contains('|') { words } else { &format!("|{words}") };
                    let chosen = arguments.number(index)?;
                    let count = words.split('|').count();
                    let word = words.split('|').nth(chosen);
                    out.push_str(word.ok_or_else(|| arguments.no_word(index, count))?);
                }
            }
        }
        out.push_str(rest);
        Ok(out)
    }

    /// What the n-th part of the name became, from 1.
    pub fn part(&self, number: i64) -> &str {
        let index = usize::try_from(number - 1).unwrap_or(usize::MAX);
        self.parts.get(index).map_or("", |part| part)
    }
}

/// Takes a number from the front of a text; a part of the name has one digit.
pub(super) fn take_number(text: &mut &str) -> i64 {
    let sign = usize::from(text.starts_with('-'));
    let digits = text[sign..].bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text.split_at(sign + digits);
    *text = rest;
    number.parse().unwrap_or(0)
}

/// Takes `(a|b)` from the front of a text: what is in the brackets.
fn take_words<'a>(text: &mut &'a str) -> &'a str {
    let inside = text.strip_prefix('(').and_then(|text| text.split_once(')'));
    let (words, rest) = inside.unwrap_or(("", text));
    *text = rest;
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Arguments whose numbers are known and that point into shared memory.
    struct Known(Vec<usize>);

    impl Arguments for Known {
        type Error = String;

        fn number(&mut self, index: i64) -> Result<usize, String> {
            let len = self.0.len() as i64;
            let index = if index < 0 { len + index } else { index };
            self.0.get(index as usize).copied().ok_or_else(|| format!("no argument {index}"))
        }

        fn space(&mut self, _: i64, shared_cta: bool) -> Result<&'static str, String> {
            Ok(if shared_cta { ".shared::cta" } else { ".shared" })
        }

        fn ty(&mut self, _: i64) -> Result<&'static str, String> {
            Ok("f16x2")
        }

        fn no_word(&mut self, index: i64, words: usize) -> String {
            format!("argument {index} is not one of {words}")
        }
    }

    fn spelled(name: &str, arguments: &[usize]) -> Option<Result<String, String>> {
        Some(find(name)?.spell(&mut Known(arguments.to_vec())))
    }

    #[test]
    fn names_become_spellings() {
        let check = |name: &str, arguments: &[usize], want: &str| {
            assert_eq!(spelled(name, arguments), Some(Ok(want.to_owned())), "{name}");
        };
        check("fma.rz.ftz.f", &[], "fma.rz.ftz.f32");
        check("fmin.ftz.nan.f16x2", &[], "min.ftz.NaN.f16x2");
        check("read.ptx.sreg.tid.x", &[], "tid.x");
        check("mulhi.ull", &[], "mul.hi.u64");
        check("fabs.ftz.v2f16", &[], "abs.ftz.f16x2");
        check(
            "wmma.m16n16k16.load.a.row.stride.f16.p3",
            &[],
            "wmma.load.a.sync.aligned.row.m16n16k16.shared.f16",
        );
        check(
            "tensormap.replace.rank.p3",
            &[],
            "tensormap.replace.tile.rank.shared::cta.b1024.b32",
        );
        check("tcgen05.ld.32x32b.x4", &[0, 1], "tcgen05.ld.sync.aligned.32x32b.x4.pack::16b.b32");
        check("tcgen05.ld.32x32b.x4", &[0, 0], "tcgen05.ld.sync.aligned.32x32b.x4.b32");
        assert!(spelled("mulhi.u", &[]).is_none());
        assert_eq!(
            spelled("tcgen05.ld.32x32b.x4", &[0, 2]),
            Some(Err("argument 1 is not one of 2".to_owned()))
        );
    }
}
