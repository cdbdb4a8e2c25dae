//! How far the results of approximate instructions may be from the exact ones: a column of rows.
//!
//! The bounds are those of the manual, where it has one; what it leaves open says so. Each
//! approximate row has them, and no other.

use super::modifiers::{Approx, Ftz};
use super::sem::{Form, power_of_2};
use super::types::{PtxType, TypeSet};
use std::fmt;

/// How far a result may be from the exact one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Error {
    /// 2 to this power.
    Absolute(f64),
    /// 2 to this power of the exact result.
    Relative(f64),
    /// N units in the last place of the exact result.
    Ulps(u32),
    /// 2 to this power of the operand, which is what reducing an angle loses. The manual says
    /// nothing of these.
    OfOperand(f64),
}

/// A bound of the results of some types.
#[derive(Clone, Copy, Debug)]
pub struct Accuracy {
    /// The types.
    pub types: TypeSet,
    /// The word that forms have; any if nothing is said.
    pub word: Option<Approx>,
    /// Whether it is of forms with `.ftz` only.
    pub flushes: bool,
    /// The operand that decides which bound counts: by its name, and its place.
    pub operand: (&'static str, u8),
    /// The sizes of that operand, from one number up to another: nothing if any.
    pub range: Option<Range>,
    /// The bound.
    pub error: Error,
    /// The largest size that a result has.
    pub most: f64,
}

/// A range of sizes: from a number up to another, and how both are written.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    from: f64,
    to: f64,
    words: &'static str,
}

/// Sizes in a range.
pub(super) const fn sizes(from: f64, to: f64, words: &'static str) -> Range {
    Range { from, to, words }
}

impl Accuracy {
    /// A bound of all results of these types.
    pub(super) const fn of(types: &[PtxType], error: Error) -> Self {
        let types = TypeSet::of(types);
        Self {
            types,
            word: None,
            flushes: false,
            operand: ("a", 1),
            range: None,
            error,
            most: f64::INFINITY,
        }
    }

    /// The same for forms with this word.
    pub(super) const fn with(mut self, word: Approx) -> Self {
        self.word = Some(word);
        self
    }

    /// The same for forms with `.ftz`.
    pub(super) const fn flushing(mut self) -> Self {
        self.flushes = true;
        self
    }

    /// The same for a range of the operand.
    pub(super) const fn within(mut self, range: Range) -> Self {
        self.range = Some(range);
        self
    }

    /// The same where the second source is the operand that decides.
    pub(super) const fn by_divisor(mut self) -> Self {
        self.operand = ("b", 2);
        self
    }

    /// The same with results no larger than this.
    pub(super) const fn at_most(mut self, most: f64) -> Self {
        self.most = most;
        self
    }

    /// Whether it is the bound of results of this type of a form, where the operand that decides is
    /// this one.
    pub fn applies(&self, form: &Form, ty: PtxType, operand: f64) -> bool {
        let inside = |range: Range| range.from <= operand.abs() && operand.abs() <= range.to;
        let said = self.word.is_none_or(|word| form.get() == Some(word))
            && (!self.flushes || form.has(Ftz::Ftz));
        said && self.types.contains(ty) && self.range.is_none_or(inside)
    }

    /// The largest error of a result whose exact value this is, for this operand, in a format of so
    /// many bits of fraction.
    pub fn largest_error(&self, exact: f64, operand: f64, fraction: u32) -> f64 {
        match self.error {
            Error::Absolute(power) => power_of_2(power),
            Error::Relative(power) => exact.abs() * power_of_2(power),
            Error::OfOperand(power) => operand.abs() * power_of_2(power),
            Error::Ulps(count) => {
                // The power of two below the result.
                let binade = f64::from_bits(exact.abs().to_bits() & f64::INFINITY.to_bits());
                f64::from(count) * binade * power_of_2(-f64::from(fraction))
            }
        }
    }
}

impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(word) = self.word {
            write!(f, "`{word}` ")?;
        }
        if self.flushes {
            f.write_str("`.ftz` ")?;
        }
        match self.error {
            Error::Absolute(power) => write!(f, "absolute error at most 2^{power}")?,
            Error::Relative(power) => write!(f, "relative error at most 2^{power}")?,
            Error::Ulps(1) => write!(f, "within 1 ulp")?,
            Error::Ulps(count) => write!(f, "within {count} ulp")?,
            Error::OfOperand(power) => {
                write!(f, "no bound is documented (simulated: 2^{power} of the operand)")?;
            }
        }
        match self.range {
            Some(range) => write!(f, " for |{}| {}", self.operand.0, range.words),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::isa::sem::Sem;
    use crate::isa::{ModKind, Part, all_rows};

    /// Whether all forms of the row are approximate.
    fn is_approximate(parts: &[Part]) -> bool {
        parts
            .iter()
            .any(|part| matches!(*part, Part::Mod { kind: ModKind::Approx, optional: false, .. }))
    }

    #[test]
    fn approximate_rows_have_bounds_and_no_others() {
        for (id, row) in all_rows() {
            let approximate = is_approximate(row.parts);
            assert_eq!(!row.accuracy.is_empty(), approximate, "{id:?}");
            assert!(row.accuracy.is_empty() || matches!(row.sem, Sem::Lane(_)), "{id:?}");
        }
    }

    #[test]
    fn bounds_are_written_in_words() {
        let row = all_rows().find(|(_, row)| row.id_name == "DIV_APPROX").expect("it is a row").1;
        let words: Vec<String> = row.accuracy.iter().map(ToString::to_string).collect();
        let approximate = "`.approx` within 2 ulp for |b| from 2^-126 to 2^126";
        assert_eq!(words, [approximate, "`.full` within 2 ulp"]);
    }
}
