//! The bitstream: blocks, records and abbreviations.
//!
//! Everything that is read is bounded by the block that it is in, so neither a length nor a
//! nesting that the input claims can cost more than the input is long. Places are offsets in bytes
//! from the beginning of the file.
//!
//! Reference: "LLVM Bitcode File Format", the part about the bitstream.

use crate::codes::{Fault, fault};
use irc_ptx::text::Span;
use rustc_hash::FxHashMap;

/// The most bits of a field, as LLVM has it.
const MAX_WIDTH: u64 = 32;
/// The block that defines abbreviations for other blocks.
const BLOCKINFO: u32 = 0;

/// The bits that a word of 64 bits has of a field at any bit of its first byte.
const WINDOW: usize = 57;

/// The bytes at the end of a file as a number.
#[cold]
fn tail(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// An error about the bitstream.
#[cold]
pub(super) fn malformed(message: impl Into<String>, span: Span) -> Fault {
    fault("L0108", message, span)
}

/// How an operand of an abbreviated record is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
    /// As many as said, each as the encoding behind it.
    Array,
    Blob,
}

/// How records of one kind are written.
type Abbreviation = Vec<Encoding>;

/// All abbreviations of a file, and which the blocks of a kind begin with.
#[derive(Debug, Default)]
pub(super) struct Abbreviations {
    all: Vec<Abbreviation>,
    of_blocks: FxHashMap<u32, Vec<u32>>,
}

/// A record: a code and numbers, of which an array or the bytes of a blob may be the last.
#[derive(Debug, Default)]
pub(super) struct Record<'a> {
    pub code: u32,
    pub ops: Vec<u64>,
    pub blob: &'a [u8],
    pub span: Span,
}

/// What is next in a block.
#[derive(Debug)]
pub(super) enum Entry<'a> {
    /// The block has ended.
    End,
    /// A block of this number.
    Block(u32, Block<'a>),
    /// A record, which is in what was given for it.
    Record,
}

/// A block that is being read.
#[derive(Clone, Debug)]
pub(super) struct Block<'a> {
    bytes: &'a [u8],
    /// The next bit, and the one behind the last.
    at: usize,
    end: usize,
    /// The bits of the number that every entry begins with.
    width: u32,
    abbreviations: Vec<u32>,
    is_file: bool,
}

impl<'a> Block<'a> {
    /// The blocks of a file: the bytes from `start`, a multiple of 4.
    pub fn file(bytes: &'a [u8], start: usize) -> Block<'a> {
        let (at, end) = (start.min(bytes.len()) * 8, bytes.len() * 8);
        Block { bytes, at, end, width: 2, abbreviations: Vec::new(), is_file: true }
    }

    /// The current place.
    pub fn span(&self) -> Span {
        let byte = (self.at / 8) as u32;
        Span::new(byte, byte)
    }

    /// The bits that are left.
    pub fn left(&self) -> usize {
        self.end - self.at
    }

    #[cold]
    fn ended(&self, wanted: &str) -> Fault {
        malformed(format!("expected {wanted}, found the end of the block"), self.span())
    }

    /// The bits from here on, the next one lowest: [`WINDOW`] of them, or those that are left of
    /// the file.
    #[inline]
    fn window(&self) -> u64 {
        let rest = self.bytes.get(self.at / 8..).unwrap_or_default();
        let word = match rest.first_chunk::<8>() {
            Some(chunk) => u64::from_le_bytes(*chunk),
            None => tail(rest),
        };
        word >> (self.at % 8)
    }

    #[inline]
    fn fixed(&mut self, bits: u32) -> Result<u64, Fault> {
        if bits as usize > self.left() {
            return Err(self.ended("a field"));
        }
        let word = self.window();
        self.at += bits as usize;
        // No field has more than 32 bits.
        Ok(word & ((1 << bits) - 1))
    }

    #[inline(always)]
    fn vbr(&mut self, bits: u32) -> Result<u64, Fault> {
        let (word, more) = (self.window(), 1 << (bits - 1));
        if word & more == 0 && bits as usize <= self.left() {
            self.at += bits as usize;
            return Ok(word & (more - 1));
        }
        self.vbr_of_pieces(word, bits)
    }

    /// A number whose pieces are in a window.
    #[inline(never)]
    fn vbr_of_pieces(&mut self, word: u64, bits: u32) -> Result<u64, Fault> {
        let (valid, more) = (self.left().min(WINDOW), 1u64 << (bits - 1));
        let (mut rest, mut used, mut number, mut shift) = (word, bits, 0, 0);
        while used as usize <= valid {
            number |= (rest & (more - 1)) << shift;
            if rest & more == 0 {
                self.at += used as usize;
                return Ok(number);
            }
            (rest, used, shift) = (rest >> bits, used + bits, shift + bits - 1);
        }
        self.long_vbr(bits)
    }

    /// A number of any length.
    #[cold]
    fn long_vbr(&mut self, bits: u32) -> Result<u64, Fault> {
        let more = 1 << (bits - 1);
        let (mut number, mut shift) = (0u64, 0);
        loop {
            let piece = self.fixed(bits)?;
            let part = piece & (more - 1);
            if shift >= 64 || part << shift >> shift != part {
                return Err(malformed("a number of more than 64 bits", self.span()));
            }
            number |= part << shift;
            if piece & more == 0 {
                return Ok(number);
            }
            // A field of one bit has no room for a number.
            shift += (bits - 1).max(1);
        }
    }

    fn align(&mut self) -> Result<(), Fault> {
        self.at = self.at.next_multiple_of(32);
        if self.at > self.end {
            self.at = self.end;
            return Err(self.ended("padding"));
        }
        Ok(())
    }

    /// The next entry; abbreviations are defined on the way.
    pub fn next(
        &mut self,
        abbreviations: &mut Abbreviations,
        record: &mut Record<'a>,
    ) -> Result<Entry<'a>, Fault> {
        loop {
            // A file ends with its last block; some writers pad it.
            if self.is_file && self.left() < 32 {
                return Ok(Entry::End);
            }
            let start = self.span();
            match self.fixed(self.width)? as u32 {
                0 => {
                    self.align()?;
                    return Ok(Entry::End);
                }
                1 => {
                    let (id, mut block) = self.enter(abbreviations)?;
                    if id != BLOCKINFO {
                        return Ok(Entry::Block(id, block));
                    }
                    block.block_info(abbreviations)?;
                }
                2 => {
                    let abbreviation = self.definition()?;
                    self.abbreviations.push(abbreviations.all.len() as u32);
                    abbreviations.all.push(abbreviation);
                }
                3 => {
                    self.plain_record(record)?;
                    record.span = Span::new(start.start, self.byte_end());
                    return Ok(Entry::Record);
                }
                number => {
                    let index = self.abbreviations.get(number as usize - 4);
                    let Some(&index) = index else {
                        let message = format!("the abbreviation {number} is not defined");
                        return Err(malformed(message, start));
                    };
                    self.abbreviated(&abbreviations.all[index as usize], record)?;
                    record.span = Span::new(start.start, self.byte_end());
                    return Ok(Entry::Record);
                }
            }
        }
    }

    fn byte_end(&self) -> u32 {
        self.at.div_ceil(8) as u32
    }

    /// Number and contents of the block that begins here; passes it.
    fn enter(&mut self, abbreviations: &Abbreviations) -> Result<(u32, Block<'a>), Fault> {
        let start = self.span();
        let id = self.vbr(8)? as u32;
        let width = self.vbr(4)?;
        if !(2..=MAX_WIDTH).contains(&width) {
            let message = format!("abbreviations of {width} bits: expected 2 to 32");
            return Err(malformed(message, start));
        }
        self.align()?;
        let words = self.fixed(32)?;
        let bits = words as usize * 32;
        if bits > self.left() {
            let message = format!(
                "a block of {words} words: it ends behind what it is in, of which {} are left",
                self.left() / 32
            );
            return Err(malformed(message, start));
        }
        let at = self.at;
        self.at += bits;
        let known = abbreviations.of_blocks.get(&id).cloned().unwrap_or_default();
        let block = Block {
            bytes: self.bytes,
            at,
            end: self.at,
            width: width as u32,
            abbreviations: known,
            is_file: false,
        };
        Ok((id, block))
    }

    /// A record that is written without an abbreviation.
    fn plain_record(&mut self, record: &mut Record<'a>) -> Result<(), Fault> {
        record.code = self.vbr(6)? as u32;
        record.blob = &[];
        record.ops.clear();
        let count = self.vbr(6)?;
        self.check_length(count, 6)?;
        for _ in 0..count {
            let op = self.vbr(6)?;
            record.ops.push(op);
        }
        Ok(())
    }

    fn check_length(&self, count: u64, bits: u32) -> Result<(), Fault> {
        if count > (self.left() / bits as usize) as u64 {
            let message = format!("a list of {count} entries does not fit into its block");
            return Err(malformed(message, self.span()));
        }
        Ok(())
    }

    #[inline]
    fn scalar(&mut self, encoding: Encoding) -> Result<u64, Fault> {
        match encoding {
            Encoding::Literal(value) => Ok(value),
            Encoding::Fixed(bits) => self.fixed(bits),
            Encoding::Vbr(bits) => self.vbr(bits),
            Encoding::Char6 => {
                const CHARS: &[u8; 64] =
                    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                Ok(CHARS[self.fixed(6)? as usize].into())
            }
            Encoding::Array | Encoding::Blob => {
                Err(malformed("a list where a number is expected", self.span()))
            }
        }
    }

    fn abbreviated(
        &mut self,
        abbreviation: &[Encoding],
        record: &mut Record<'a>,
    ) -> Result<(), Fault> {
        record.blob = &[];
        record.ops.clear();
        let (&code, rest) = abbreviation.split_first().ok_or_else(|| self.ended("a code"))?;
        record.code = self.scalar(code)? as u32;
        let mut rest = rest.iter();
        while let Some(&encoding) = rest.next() {
            match encoding {
                Encoding::Array => {
                    // An abbreviation has the encoding of the elements behind it.
                    let elem = rest.next().copied().unwrap_or(Encoding::Char6);
                    self.array(elem, &mut record.ops)?;
                }
                Encoding::Blob => record.blob = self.blob()?,
                scalar => {
                    let op = self.scalar(scalar)?;
                    record.ops.push(op);
                }
            }
        }
        Ok(())
    }

    fn array(&mut self, elem: Encoding, ops: &mut Vec<u64>) -> Result<(), Fault> {
        let count = self.vbr(6)?;
        let bits = match elem {
            Encoding::Fixed(bits) | Encoding::Vbr(bits) => bits,
            _ => 6,
        };
        self.check_length(count, bits)?;
        ops.reserve(count as usize);
        for _ in 0..count {
            let op = match elem {
                Encoding::Vbr(bits) => self.vbr(bits)?,
                elem => self.scalar(elem)?,
            };
            ops.push(op);
        }
        Ok(())
    }

    fn blob(&mut self) -> Result<&'a [u8], Fault> {
        let count = self.vbr(6)?;
        self.align()?;
        self.check_length(count, 8)?;
        let start = self.at / 8;
        let end = start + count as usize;
        self.at = end * 8;
        self.align()?;
        Ok(&self.bytes[start..end])
    }

    /// The definition of an abbreviation.
    fn definition(&mut self) -> Result<Abbreviation, Fault> {
        let start = self.span();
        let wrong = |what: &str| malformed(format!("an abbreviation {what}"), start);
        let count = self.vbr(5)?;
        self.check_length(count, 4)?;
        let mut all = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let encoding = self.encoding()?;
            all.push(encoding);
        }
        for (i, encoding) in all.iter().enumerate() {
            let left = all.len() - 1 - i;
            match encoding {
                Encoding::Array if left != 1 || i == 0 => {
                    return Err(wrong("whose list is not the last"));
                }
                Encoding::Blob if left != 0 || i == 0 => {
                    return Err(wrong("whose bytes are not the last"));
                }
                Encoding::Literal(_) if i > 0 && all[i - 1] == Encoding::Array => {
                    return Err(wrong("with a list of literals"));
                }
                _ => {}
            }
        }
        match all.is_empty() {
            true => Err(wrong("without a code")),
            false => Ok(all),
        }
    }

    fn encoding(&mut self) -> Result<Encoding, Fault> {
        if self.fixed(1)? == 1 {
            return Ok(Encoding::Literal(self.vbr(8)?));
        }
        Ok(match self.fixed(3)? {
            kind @ (1 | 2) => match self.vbr(5)? {
                // No bits are the number 0.
                0 => Encoding::Literal(0),
                width if width > MAX_WIDTH => {
                    let message = format!("a field of {width} bits: expected at most 32");
                    return Err(malformed(message, self.span()));
                }
                width if kind == 1 => Encoding::Fixed(width as u32),
                width => Encoding::Vbr(width as u32),
            },
            3 => Encoding::Array,
            4 => Encoding::Char6,
            5 => Encoding::Blob,
            kind => {
                return Err(malformed(format!("the encoding {kind} is not known"), self.span()));
            }
        })
    }

    /// Abbreviations of other blocks.
    fn block_info(&mut self, abbreviations: &mut Abbreviations) -> Result<(), Fault> {
        let mut of = None;
        let mut record = Record::default();
        loop {
            let start = self.span();
            match self.fixed(self.width)? {
                0 => return self.align(),
                2 => {
                    let Some(id) = of else {
                        return Err(malformed("an abbreviation of no block", start));
                    };
                    let definition = self.definition()?;
                    let number = abbreviations.all.len() as u32;
                    abbreviations.all.push(definition);
                    abbreviations.of_blocks.entry(id).or_default().push(number);
                }
                3 => {
                    self.plain_record(&mut record)?;
                    // The others are names, for people.
                    if let (1, Some(&id)) = (record.code, record.ops.first()) {
                        of = Some(id as u32);
                    }
                }
                _ => {
                    let message = "expected a plain record in the information about blocks";
                    return Err(malformed(message, start));
                }
            }
        }
    }
}

impl Record<'_> {
    /// An operand.
    pub fn op(&self, index: usize) -> Result<u64, Fault> {
        self.ops.get(index).copied().ok_or_else(|| self.too_short())
    }

    #[cold]
    fn too_short(&self) -> Fault {
        let (code, count) = (self.code, self.ops.len());
        let message =
            format!("a record of the kind {code} with {count} operands: expected more of them");
        malformed(message, self.span)
    }

    /// The operands from an index, as the bytes of a text.
    pub fn bytes(&self, from: usize) -> Vec<u8> {
        self.ops.get(from..).unwrap_or_default().iter().map(|&op| op as u8).collect()
    }

    /// The operands from an index, one after the other.
    pub fn operands(&self, from: usize) -> Operands<'_> {
        Operands { record: self, at: from.min(self.ops.len()) }
    }
}

/// The operands of a record that are left.
#[derive(Clone, Debug)]
pub(super) struct Operands<'r> {
    record: &'r Record<'r>,
    at: usize,
}

impl<'r> Operands<'r> {
    /// The next operand.
    pub fn next(&mut self) -> Result<u64, Fault> {
        let op = self.record.op(self.at)?;
        self.at += 1;
        Ok(op)
    }

    /// The next operand, if there is one.
    pub fn optional(&mut self) -> Option<u64> {
        let op = self.record.ops.get(self.at).copied();
        self.at += usize::from(op.is_some());
        op
    }

    /// As many operands.
    pub fn take(&mut self, count: u64) -> Result<&'r [u64], Fault> {
        let rest = self.rest();
        let taken = usize::try_from(count).ok().and_then(|count| rest.get(..count));
        let taken = taken.ok_or_else(|| self.record.too_short())?;
        self.at += taken.len();
        Ok(taken)
    }

    /// Those that are left.
    pub fn rest(&self) -> &'r [u64] {
        &self.record.ops[self.at..]
    }

    /// Where the record is.
    pub fn span(&self) -> Span {
        self.record.span
    }
}
