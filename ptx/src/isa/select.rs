//! Selectors: the bytes or halves of its registers that a video instruction reads or writes.
//!
//! `.h1` is the upper half of a register, `.b3210` all of its bytes; where an instruction selects
//! from two sources, the numbers go on in the second one. The numbers stand as they are printed,
//! the highest lane first.

use super::row::{Lane, Selects};
use std::fmt;

/// Up to two halves or four bytes by number; none of them is the whole register.
///
/// The lowest 12 bits are the numbers, 3 bits each, the first one lowest; above them stands how
/// many there are, and the highest bit says that they count bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Select(u16);

impl Select {
    /// The whole register.
    pub const WHOLE: Self = Self(0);

    const COUNT_SHIFT: u32 = 12;
    const BYTES: u16 = 1 << 15;

    /// The selector of this word without its dot (`b3210`).
    pub fn from_word(word: &str) -> Option<Self> {
        let (bytes, digits) = match word.split_at_checked(1)? {
            ("b", digits) => (true, digits),
            ("h", digits) => (false, digits),
            _ => return None,
        };
        let (most, above) = if bytes { (4, b'8') } else { (2, b'4') };
        if digits.is_empty() || digits.len() > most {
            return None;
        }
        let mut select = (digits.len() as u16) << Self::COUNT_SHIFT;
        for (i, digit) in digits.bytes().enumerate() {
            if !(b'0'..above).contains(&digit) {
                return None;
            }
            select |= u16::from(digit - b'0') << (3 * i);
        }
        Some(Self(select | if bytes { Self::BYTES } else { 0 }))
    }

    /// Whether the whole register is meant.
    pub const fn is_whole(self) -> bool {
        self.0 == 0
    }

    /// What the numbers count.
    pub const fn lane(self) -> Lane {
        if self.0 & Self::BYTES != 0 { Lane::Byte } else { Lane::Half }
    }

    /// The numbers in the order of the text.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let count = u32::from(self.0 >> Self::COUNT_SHIFT & 7);
        (0..count).map(move |i| (self.0 >> (3 * i) & 7) as u8)
    }

    /// Whether an operand with such a rule may say this.
    pub fn is_allowed(self, selects: Selects) -> bool {
        let lanes = |lane| if lane == Lane::Byte { 4 } else { 2 };
        let count = self.numbers().count();
        let within = self.numbers().all(|n| n < lanes(self.lane()));
        match selects {
            Selects::One => count == 1 && within,
            Selects::Mask(lane) => {
                let falling = self.numbers().is_sorted_by(|a, b| a > b);
                count > 0 && self.lane() == lane && within && falling
            }
            // ptxas takes `.b1024` for a type.
            Selects::Permutation(lane) => {
                self.lane() == lane
                    && count == usize::from(lanes(lane))
                    && !self.numbers().eq([1, 0, 2, 4])
            }
        }
    }
}

impl fmt::Display for Select {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_whole() {
            return Ok(());
        }
        f.write_str(if self.lane() == Lane::Byte { ".b" } else { ".h" })?;
        self.numbers().try_for_each(|number| write!(f, "{number}"))
    }
}

impl fmt::Debug for Select {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_round_trip() {
        for word in ["b0", "b3", "h1", "h10", "h33", "b20", "b310", "b3210", "b7654", "b0000"] {
            let select = Select::from_word(word).expect("it is a selector");
            assert_eq!(select.to_string(), format!(".{word}"));
        }
        for word in ["", "b", "x1", "h4", "h123", "b8", "b01234", "h-1", "é"] {
            assert_eq!(Select::from_word(word), None, "{word}");
        }
    }

    #[test]
    fn what_an_operand_allows() {
        let check = |word: &str, selects: Selects, want: bool| {
            let select = Select::from_word(word).expect("it is a selector");
            assert_eq!(select.is_allowed(selects), want, "{word} {selects:?}");
        };
        check("b3", Selects::One, true);
        check("h1", Selects::One, true);
        check("b4", Selects::One, false);
        check("h2", Selects::One, false);
        check("h10", Selects::One, false);
        check("h10", Selects::Mask(Lane::Half), true);
        check("h01", Selects::Mask(Lane::Half), false);
        check("h2", Selects::Mask(Lane::Half), false);
        check("b310", Selects::Mask(Lane::Byte), true);
        check("b00", Selects::Mask(Lane::Byte), false);
        check("h0", Selects::Mask(Lane::Byte), false);
        check("h33", Selects::Permutation(Lane::Half), true);
        check("h3", Selects::Permutation(Lane::Half), false);
        check("b7700", Selects::Permutation(Lane::Byte), true);
        check("b770", Selects::Permutation(Lane::Byte), false);
        check("b1024", Selects::Permutation(Lane::Byte), false);
    }
}
