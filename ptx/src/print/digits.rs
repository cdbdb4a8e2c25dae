//! Decimal numbers, without a loop over their digits.

/// Appends a number in decimal.
#[inline]
pub(super) fn number(out: &mut Vec<u8>, value: u64) {
    match u32::try_from(value) {
        Ok(value @ ..EIGHT_DIGITS) => {
            let (digits, count) = short_number(value);
            short(out, digits.to_le_bytes(), count);
        }
        _ => long_number(out, value),
    }
}

/// At least nine digits.
#[cold]
fn long_number(out: &mut Vec<u8>, value: u64) {
    let (high, low) = (value / u64::from(EIGHT_DIGITS), value % u64::from(EIGHT_DIGITS));
    number(out, high);
    out.extend_from_slice(&eight_digits(low as u32).to_le_bytes().map(|d| d | b'0'));
}

/// Appends the first bytes of a word. All of it is copied, which takes one instruction.
#[inline]
pub(super) fn short<const N: usize>(out: &mut Vec<u8>, word: [u8; N], length: usize) {
    let end = out.len() + length;
    out.extend_from_slice(&word);
    out.truncate(end);
}

/// The first number of more than eight digits.
pub(super) const EIGHT_DIGITS: u32 = 100_000_000;

/// The eight digits of a number, the first in the lowest byte. A number is cut in two until its
/// parts are digits, all parts at once: a division by 100 or 10 is a multiplication and a shift,
/// and what is left over of each part goes into the bits above it.
#[inline]
fn eight_digits(value: u32) -> u64 {
    let fours = u64::from(value / 10_000) | u64::from(value % 10_000) << 32;
    let hundreds = ((fours * 10_486) >> 20) & 0x7f_0000_007f;
    let twos = hundreds | (fours - hundreds * 100) << 16;
    let tens = ((twos * 103) >> 10) & 0xf_000f_000f_000f;
    tens | (twos - tens * 10) << 8
}

/// The text of a number of at most eight digits, from the lowest byte on, and how many they are.
#[inline]
pub(super) fn short_number(value: u32) -> (u64, usize) {
    let digits = eight_digits(value);
    let zeros = (digits.trailing_zeros() / 8).min(7);
    let text = digits | 0x3030_3030_3030_3030;
    (text >> (8 * zeros), 8 - zeros as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_in_full() {
        let around = (0..9).flat_map(|n| 10u32.pow(n).saturating_sub(2)..10u32.pow(n) + 3);
        let short = (0..EIGHT_DIGITS).step_by(9_973).chain(0..20_000).chain(around);
        let long = [u64::from(EIGHT_DIGITS), u64::from(u32::MAX), u64::MAX, 10u64.pow(17) + 7];
        for value in short.map(u64::from).chain(long) {
            let mut out = Vec::new();
            number(&mut out, value);
            assert_eq!(out, value.to_string().as_bytes());
        }
    }
}
