//! The literals of floats that LLVM 23 prints: `f0x3FB8AA3B` has the bits in the float's own
//! format; `+inf`, `-nan(0x1)`, `+snan(0x200000)` and `+qnan` say what has no decimal form.

use crate::tree::Type;

/// Bits of exponent and of fraction.
fn format(ty: &Type) -> Option<(u32, u32)> {
    match ty {
        Type::Half => Some((5, 10)),
        Type::BFloat => Some((8, 7)),
        Type::Float => Some((8, 23)),
        Type::Double => Some((11, 52)),
        _ => None,
    }
}

/// Whether a word without its sign is one of these, for the lexer.
pub fn is_special(word: &str) -> bool {
    matches!(word, "inf" | "nan" | "qnan" | "snan")
}

/// Whether a literal is of LLVM 23's kind.
pub(super) fn is_modern(text: &str) -> bool {
    let rest = text.strip_prefix(['+', '-']).unwrap_or(text);
    text.starts_with("f0x") || is_special(rest.split('(').next().unwrap_or_default())
}

/// The bits of such a literal; `None` if it is no value of the type.
pub(super) fn bits(text: &str, ty: &Type) -> Option<u128> {
    let (exponent, fraction) = format(ty)?;
    let width = 1 + exponent + fraction;
    let hex = |digits: &str| u128::from_str_radix(digits, 16).ok();
    if let Some(digits) = text.strip_prefix("f0x") {
        return hex(digits).filter(|bits| bits >> width == 0);
    }
    let sign = u128::from(text.starts_with('-')) << (width - 1);
    let top = ((1u128 << exponent) - 1) << fraction;
    let quiet = 1u128 << (fraction - 1);
    let magnitude = match text.strip_prefix(['+', '-'])? {
        "inf" => top,
        "qnan" | "nan" => top | quiet,
        rest => {
            let (kind, payload) = rest.strip_suffix(')')?.split_once("(0x")?;
            let payload = hex(payload).filter(|&payload| payload < quiet)?;
            match kind {
                "nan" => top | quiet | payload,
                // Without a payload it would be an infinity.
                "snan" if payload != 0 => top | payload,
                _ => return None,
            }
        }
    };
    Some(sign | magnitude)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_have_the_bits_of_their_type() {
        let float = |text| bits(text, &Type::Float);
        assert_eq!(float("f0x3FB8AA3B"), Some(0x3fb8_aa3b));
        assert_eq!(float("+inf"), Some(0x7f80_0000));
        assert_eq!(float("-qnan"), Some(0xffc0_0000));
        assert_eq!(float("-nan(0x3FFFFF)"), Some(0xffff_ffff));
        assert_eq!(float("+snan(0x200000)"), Some(0x7fa0_0000));
        assert_eq!(bits("f0x3C00", &Type::Half), Some(0x3c00));
        assert_eq!(bits("-inf", &Type::BFloat), Some(0xff80));
        assert_eq!(bits("+snan(0x4000000000000)", &Type::Double), Some(0x7ff4 << 48));
    }

    #[test]
    fn what_is_no_value_of_the_type_is_refused() {
        for text in ["f0x13FB8AA3B", "f0x", "+snan(0x0)", "+nan(0x400000)", "+nan(7)", "-inf(0x1)"]
        {
            assert_eq!(bits(text, &Type::Float), None, "{text}");
        }
        assert_eq!(bits("+inf", &Type::Int(32)), None);
    }
}
