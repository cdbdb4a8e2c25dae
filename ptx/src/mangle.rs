//! Mangling: any name as an identifier of PTX, and back.
//!
//! Identifiers are `[a-zA-Z][a-zA-Z0-9_$]*` or `[_$%][a-zA-Z0-9_$]+` (PTX ISA, "Identifiers"), of
//! any length. A name that is one is kept, unless it begins with `$` or `%`, as labels and
//! registers do, or is `WARP_SZ`. Any other becomes `_$` and its bytes, each that is no letter,
//! digit or `_` as `$` and two hexadecimal digits. A name that could have been made so is itself
//! mangled, so no two names become one, and [`demangle`] is the inverse of [`mangle`] whatever else
//! is in the module.
//!
//! Instruction names, directives without their dots and the functions of the driver are no
//! keywords: ptxas takes them as names of functions and variables.

use std::borrow::Cow;
use std::fmt::Write;

/// What every mangled name begins with.
const PREFIX: &str = "_$";
/// The one identifier that PTX keeps for itself.
const RESERVED: &str = "WARP_SZ";

/// The identifier for a name.
///
/// ```
/// use irc_ptx::mangle::{demangle, mangle};
///
/// assert_eq!(mangle("saxpy"), "saxpy");
/// assert_eq!(mangle("core::max<f32>"), "_$core$3a$3amax$3cf32$3e");
/// assert_eq!(demangle("_$core$3a$3amax$3cf32$3e"), "core::max<f32>");
/// ```
pub fn mangle(name: &str) -> Cow<'_, str> {
    if is_kept(name) { Cow::Borrowed(name) } else { Cow::Owned(encode(name)) }
}

/// The name that an identifier stands for: that which [`mangle`] made it of, else itself.
pub fn demangle(identifier: &str) -> Cow<'_, str> {
    match decode(identifier) {
        Some(name) if !is_kept(&name) => Cow::Owned(name),
        _ => Cow::Borrowed(identifier),
    }
}

/// A text with every mangled name in it as people wrote it; control characters are escaped.
pub fn demangle_text(text: &str) -> Cow<'_, str> {
    if !text.contains(PREFIX) {
        return Cow::Borrowed(text);
    }
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(start) = rest.find(|c: char| c.is_ascii() && follows(c as u8)) {
        let (before, word) = rest.split_at(start);
        let end = word.find(|c: char| !(c.is_ascii() && follows(c as u8))).unwrap_or(word.len());
        out.push_str(before);
        match demangle(&word[..end]) {
            Cow::Borrowed(kept) => out.push_str(kept),
            Cow::Owned(name) => push_shown(&mut out, &name),
        }
        rest = &word[end..];
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn push_shown(out: &mut String, name: &str) {
    for c in name.chars() {
        match c.is_control() {
            true => out.extend(c.escape_default()),
            false => out.push(c),
        }
    }
}

const fn follows(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$'
}

/// Whether PTX takes the name, and nothing that is not a name looks like it.
fn is_identifier(name: &str) -> bool {
    let starts = match name.as_bytes() {
        [first, ..] if first.is_ascii_alphabetic() => true,
        [b'_', _, ..] => true,
        _ => false,
    };
    starts && name != RESERVED && name.bytes().all(follows)
}

/// Whether a name stays as it is: it is an identifier that [`encode`] makes of no name that needs
/// it. Each round takes at least two bytes away.
fn is_kept(name: &str) -> bool {
    let mut name = Cow::Borrowed(name);
    loop {
        if !is_identifier(&name) {
            return false;
        }
        match decode(&name) {
            Some(inner) => name = Cow::Owned(inner),
            None => return true,
        }
    }
}

fn encode(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    out.push_str(PREFIX);
    for byte in name.bytes() {
        if follows(byte) && byte != b'$' {
            out.push(char::from(byte));
        } else {
            write!(out, "${byte:02x}").expect("a string takes all that is written");
        }
    }
    out
}

/// The name of which [`encode`] makes this.
fn decode(identifier: &str) -> Option<String> {
    let encoded = identifier.strip_prefix(PREFIX)?.as_bytes();
    let (mut name, mut at) = (Vec::with_capacity(encoded.len()), 0);
    while let Some(&byte) = encoded.get(at) {
        if byte != b'$' {
            if !follows(byte) {
                return None;
            }
            name.push(byte);
            at += 1;
            continue;
        }
        let digits = encoded.get(at + 1..at + 3)?;
        let digit = |digit: u8| match digit {
            b'0'..=b'9' => Some(digit - b'0'),
            b'a'..=b'f' => Some(digit - b'a' + 10),
            _ => None,
        };
        let byte = digit(digits[0])? << 4 | digit(digits[1])?;
        // What needs no escape has none.
        if follows(byte) && byte != b'$' {
            return None;
        }
        name.push(byte);
        at += 3;
    }
    String::from_utf8(name).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, wanted: &str) {
        assert_eq!(mangle(name), wanted);
        assert_eq!(demangle(wanted), name);
    }

    #[test]
    fn names_become_identifiers() {
        for kept in ["saxpy", "_Z3fooii", "a$b", "a$2eb", "x1", "add", "tid", "_$foo", "_$x$41"] {
            check(kept, kept);
        }
        check("a.b", "_$a$2eb");
        check("core::fmt", "_$core$3a$3afmt");
        check("1st", "_$1st");
        check("WARP_SZ", "_$WARP_SZ");
        check("_", "_$_");
        check("$L1", "_$$24L1");
        check("%tid", "_$$25tid");
        check("ü", "_$$c3$bc");
        check("", "_$");
        // What looks mangled is so once more.
        check("_$a$2eb", "_$_$24a$242eb");
        check("_$_$24a$242eb", "_$_$24_$2424a$24242eb");
    }

    #[test]
    fn mangling_is_injective_and_its_inverse_is_exact() {
        arbtest::arbtest(|u| {
            // Names of few signs collide if any do.
            const SIGNS: [&str; 10] = ["_$", "$", "_", "a", "2", "4", "e", ".", "$24", "é"];
            let signs = u.arbitrary_len::<u8>()?.min(12);
            let mut name = String::new();
            for _ in 0..signs {
                name.push_str(u.choose(&SIGNS)?);
            }
            let mangled = mangle(&name);
            assert_eq!(demangle(&mangled), name, "{mangled}");
            let is_kept = mangled == name;
            assert!(is_kept || mangled.starts_with(PREFIX));
            assert!(is_identifier(&mangled) || name.is_empty(), "{mangled}");
            // Nothing else becomes the same.
            if let Cow::Owned(other) = demangle(&name) {
                assert_ne!(mangle(&other), mangled);
                assert_eq!(mangle(&other), name);
            }
            Ok(())
        });
    }

    #[test]
    fn texts_show_the_names_that_people_gave() {
        let text = "Entry function '_$a$2eb' with _$a$2eb_param_0 and `_$_`, not x_$a$2eb";
        let wanted = "Entry function 'a.b' with a.b_param_0 and `_`, not x_$a$2eb";
        assert_eq!(demangle_text(text), wanted);
        assert_eq!(demangle_text("_$a$0ab ü _$$c3$bc"), "a\\nb ü ü");
        assert_eq!(demangle_text("_$a$2"), "_$a$2");
        assert_eq!(demangle_text("no names"), "no names");
    }
}
