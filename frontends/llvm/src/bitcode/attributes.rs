//! Attributes: groups of them for one place (a function, its result or a parameter), and lists of
//! groups.

use super::constant::unrotated;
use super::stream::{Block, Operands, Record, malformed};
use super::{Reader, name_of, words};
use crate::codes::{Fault, fault};
use crate::tree::{Attribute, Attributes, Name};
use irc_ptx::text::Span;

/// The attributes of a function or call: the numbers of groups.
pub(super) type AttributeList = Vec<u32>;

/// The place of a function; 0 is that of its result, parameters count from 1.
const FUNCTION: u32 = u32::MAX;

/// What the kind of an attribute is followed by.
const TYPES: [u64; 5] = [3, 29, 69, 77, 65];

impl<'a> Reader<'a> {
    pub(super) fn attribute_groups(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| match record.code {
            3 => reader.attribute_group(record),
            _ => Ok(()),
        })
    }

    fn attribute_group(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let mut ops = record.operands(0);
        let (number, place) = (ops.next()? as u32, ops.next()? as u32);
        let mut all = Vec::new();
        while !ops.rest().is_empty() {
            let attribute = self.attribute(&mut ops)?;
            all.extend(attribute);
        }
        self.attribute_groups.insert(number, place);
        self.module.groups.insert(number, all);
        Ok(())
    }

    fn attribute(&self, ops: &mut Operands<'_>) -> Result<Option<Attribute<'a>>, Fault> {
        let span = ops.span();
        let form = ops.next()?;
        if matches!(form, 3 | 4) {
            let key = text(ops)?;
            let value = if form == 4 { text(ops)? } else { Name::default() };
            return Ok(Some(Attribute::Text(key, value)));
        }
        let kind = ops.next()?;
        let word = words::attribute(kind);
        match form {
            0 if TYPES.contains(&kind) => {
                let message = "an attribute of a type without it (bitcode of LLVM 11 or older) is \
                               not supported";
                Err(fault("L0207", message, span))
            }
            0 | 5 => Ok(word.map(Attribute::Word)),
            1 => {
                let number = ops.next()?;
                Ok(word.map(|word| match word {
                    "align" | "alignstack" => Attribute::Number(word, number),
                    // What is accessed of each kind of memory; above it stands the form's version.
                    "memory" => {
                        let accessed = number & ((1 << 56) - 1);
                        let text = if accessed == 0 { "none" } else { "some" };
                        Attribute::Text(word.into(), text.into())
                    }
                    _ => Attribute::Word(word),
                }))
            }
            6 => {
                let ty = self.ty(ops.next()?, span)?;
                Ok(word.map(|word| Attribute::Type(word, ty)))
            }
            7 => {
                let bits = ops.next()?;
                if bits > 64 {
                    pass_range(bits, ops)?;
                    return Ok(None);
                }
                let all = if bits == 0 { 0 } else { u64::MAX >> (64 - bits) };
                let mut bound = || ops.next().map(|op| u128::from(unrotated(op) as u64 & all));
                let (least, end) = (bound()?, bound()?);
                Ok((word == Some("range")).then_some(Attribute::Range(least, end)))
            }
            8 => {
                let (ranges, bits) = (ops.next()?, ops.next()?);
                for _ in 0..ranges {
                    pass_range(bits, ops)?;
                }
                Ok(None)
            }
            form => Err(malformed(format!("an attribute of the form {form} is not known"), span)),
        }
    }

    pub(super) fn attribute_lists(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| {
            if record.code == 2 {
                let groups = record.ops.iter().map(|&group| group as u32);
                reader.attribute_lists.push(groups.collect());
            }
            Ok(())
        })
    }

    /// The groups of a list, which counts from 1; 0 is none.
    fn attribute_list(&self, list: u64) -> &[u32] {
        let index = usize::try_from(list).ok().and_then(|list| list.checked_sub(1));
        index.and_then(|index| self.attribute_lists.get(index)).map_or(&[], Vec::as_slice)
    }

    /// The attributes of a function or call, looked up in groups.
    pub(super) fn attributes_of_function(
        &mut self,
        list: u64,
        span: Span,
    ) -> Result<Attributes<'a>, Fault> {
        let group = self.group_of(list, FUNCTION);
        self.spend(1, span)?;
        Ok(Attributes { list: Vec::new(), groups: group.into_iter().collect() })
    }

    /// The attributes of a result (0) or a parameter, from 1.
    pub(super) fn attributes_of(
        &mut self,
        list: u64,
        place: u32,
        span: Span,
    ) -> Result<Attributes<'a>, Fault> {
        let Some(group) = self.group_of(list, place) else { return Ok(Attributes::default()) };
        let list = self.module.groups.get(&group).cloned().unwrap_or_default();
        self.spend(list.len(), span)?;
        Ok(Attributes { list, groups: Vec::new() })
    }

    /// The group of a list that is about a place.
    fn group_of(&self, list: u64, place: u32) -> Option<u32> {
        let mut groups = self.attribute_list(list).iter().copied();
        groups.find(|group| self.attribute_groups.get(group) == Some(&place))
    }
}

/// A text that ends with a zero.
fn text(ops: &mut Operands<'_>) -> Result<Name<'static>, Fault> {
    let rest = ops.rest();
    let end = rest.iter().position(|&op| op == 0).unwrap_or(rest.len());
    ops.take((end + 1).min(rest.len()) as u64)?;
    Ok(name_of(rest[..end].iter().map(|&op| op as u8).collect()))
}

/// Passes the bounds of a range of integers with as many bits.
pub(super) fn pass_range(bits: u64, ops: &mut Operands<'_>) -> Result<(), Fault> {
    let words = match bits {
        0..=64 => 2,
        // How many words the lower and the upper bound have.
        _ => {
            let active = ops.next()?;
            (active & 0xffff_ffff) + (active >> 32)
        }
    };
    ops.take(words)?;
    Ok(())
}
