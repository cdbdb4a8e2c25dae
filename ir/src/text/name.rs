//! Names of values, slots and blocks in the text.
//!
//! A name in the text is the name of the entity and, where several share one, a number that tells
//! them apart: `%x`, `%x.1`, `%x.2`. An entity without a name is written as a number alone (`%0`,
//! `$0`) or `block0`. A name that would be misread is put in quotes; so reading what was written
//! gives the same names, and the numbers are not part of them.

use super::error::ErrorKind;
use super::lexer::{is_sigil_name, is_word};
use super::literal::parse_string;
use crate::op::{Opcode, PayloadKind};
use std::borrow::Cow;

/// What an unnamed block is called, before its number.
pub(super) const BLOCK: &str = "block";

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The name without the number that tells it apart.
fn without_number(text: &str) -> &str {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    let name = text.len() - digits;
    if digits > 0 && name > 1 && text.as_bytes()[name - 1] == b'.' {
        &text[..name - 1]
    } else {
        text
    }
}

/// What a name written after a sigil (the sigil left out) stands for: the key that tells it from
/// others, and the name of the entity if it has one.
pub(super) fn sigil_name(text: &str) -> Result<(&str, Option<Cow<'_, str>>), ErrorKind> {
    read(text, text, is_number(text), needs_no_quotes)
}

/// The key alone, as [`sigil_name`] gives it.
pub(super) fn sigil_key(text: &str) -> Result<&str, ErrorKind> {
    if text.starts_with('"') { Ok(sigil_name(text)?.0) } else { Ok(text) }
}

/// The same for the name of a block.
pub(super) fn block_name(text: &str) -> Result<(&str, Option<Cow<'_, str>>), ErrorKind> {
    read(text, text, is_unnamed_block(text), block_needs_no_quotes)
}

fn read<'a>(
    text: &'a str,
    key: &'a str,
    unnamed: bool,
    bare: fn(&str) -> bool,
) -> Result<(&'a str, Option<Cow<'a, str>>), ErrorKind> {
    if !text.starts_with('"') {
        let name = (!unnamed).then(|| Cow::Borrowed(without_number(text)));
        return Ok((key, name));
    }
    let end = text.rfind('"').unwrap_or(0);
    let name = symbol_name(&text[..end + 1])?;
    let key = match &name {
        Cow::Borrowed(inner) if bare(inner) && end + 1 == text.len() => inner,
        _ => text,
    };
    Ok((key, Some(name)))
}

/// The name that text in quotes, or bare text, stands for.
pub(super) fn symbol_name(text: &str) -> Result<Cow<'_, str>, ErrorKind> {
    let Some(inner) = text.strip_prefix('"') else { return Ok(Cow::Borrowed(text)) };
    if !inner.contains('\\') {
        return Ok(Cow::Borrowed(inner.strip_suffix('"').unwrap_or(inner)));
    }
    let bytes = parse_string(text)?;
    String::from_utf8(bytes).map(Cow::Owned).map_err(|_| ErrorKind::BadName)
}

fn is_unnamed_block(text: &str) -> bool {
    text.strip_prefix(BLOCK).is_some_and(is_number)
}

/// Whether a value or slot of this name is written without quotes.
pub(super) fn needs_no_quotes(name: &str) -> bool {
    is_sigil_name(name) && !is_number(name) && without_number(name) == name
}

/// Whether a block of this name is written without quotes.
pub(super) fn block_needs_no_quotes(name: &str) -> bool {
    let looks_like_an_instruction =
        Opcode::from_name(name).is_some_and(|op| op.desc().payload == PayloadKind::Sig);
    is_word(name)
        && !is_unnamed_block(name)
        && without_number(name) == name
        && !looks_like_an_instruction
}

/// Whether a symbol of this name is written without quotes.
pub(super) fn symbol_needs_no_quotes(name: &str) -> bool {
    is_sigil_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_not_part_of_names() {
        let check = |text, key, name: Option<&str>| {
            assert_eq!(sigil_name(text), Ok((key, name.map(Cow::from))), "{text}");
        };
        check("x", "x", Some("x"));
        check("x.1", "x.1", Some("x"));
        check("x.y", "x.y", Some("x.y"));
        check("12", "12", None);
        check("\"12\"", "\"12\"", Some("12"));
        check("\"x\"", "x", Some("x"));
        check("\"x.1\"", "\"x.1\"", Some("x.1"));
        check("\"x.1\".2", "\"x.1\".2", Some("x.1"));
        check("\"a b\"", "\"a b\"", Some("a b"));
        assert_eq!(block_name("block3"), Ok(("block3", None)));
        assert_eq!(block_name("loop.1"), Ok(("loop.1", Some("loop".into()))));
        assert_eq!(sigil_name("\"\\ff\""), Err(ErrorKind::BadName));
    }
}
