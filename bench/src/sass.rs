//! How long machine code is: the instructions of each kernel of a cubin, padding left out.

use std::collections::BTreeMap;

/// Bytes of an instruction, from sm_70 on.
const SIZE: usize = 16;
/// The low bits of the first two bytes of an instruction that does nothing.
const NOP: u16 = 0x918;

/// The number of instructions of each kernel, by name; the jump to itself that ends each is none.
///
/// # Errors
/// The file is no cubin.
pub fn lengths(cubin: &[u8]) -> Result<BTreeMap<String, usize>, &'static str> {
    let number = |at: usize, bytes: usize| {
        let bytes = cubin.get(at..at + bytes).ok_or("the file ends early")?;
        Ok(bytes.iter().rev().fold(0usize, |value, &byte| value << 8 | usize::from(byte)))
    };
    if !cubin.starts_with(b"\x7fELF\x02\x01") {
        return Err("a cubin is a 64-bit ELF file");
    }
    let (table, size) = (number(0x28, 8)?, number(0x3a, 2)?);
    let (count, names) = (number(0x3c, 2)?, number(0x3e, 2)?);
    let names = number(table + names * size + 24, 8)?;
    let mut lengths = BTreeMap::new();
    for header in (0..count).map(|index| table + index * size) {
        let name = cubin.get(names + number(header, 4)?..).ok_or("the file ends early")?;
        let name = name.split(|&byte| byte == 0).next().unwrap_or_default();
        let name = String::from_utf8_lossy(name);
        let Some(kernel) = name.strip_prefix(".text.") else { continue };
        let (offset, bytes) = (number(header + 24, 8)?, number(header + 32, 8)?);
        let code = cubin.get(offset..offset + bytes).ok_or("the file ends early")?;
        let works = |inst: &&[u8]| u16::from_le_bytes([inst[0], inst[1]]) & 0xfff != NOP;
        let length = code.chunks_exact(SIZE).filter(works).count();
        lengths.insert(kernel.to_owned(), length.saturating_sub(1));
    }
    Ok(lengths)
}
