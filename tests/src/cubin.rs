//! Looks into cubins, which are 64-bit little-endian ELF files.

use std::collections::BTreeMap;

/// The sections with code and data, by name: what the machine runs, without what debuggers read.
///
/// # Panics
/// If the file is no ELF file.
pub fn code_sections(cubin: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut sections = sections(cubin);
    let runs = [".text", ".nv.constant", ".nv.global", ".nv.shared", ".nv.info"];
    sections.retain(|name, _| runs.iter().any(|prefix| name.starts_with(prefix)));
    assert!(!sections.is_empty(), "a cubin has sections");
    sections
}

/// How many instructions the code of a cubin for sm_70 or later has; see
/// [`instructions_by_function`].
///
/// # Panics
/// If the file is no ELF file.
pub fn count_instructions(cubin: &[u8]) -> usize {
    instructions_by_function(cubin).values().sum()
}

/// How many instructions each function of a cubin for sm_70 or later has, without the padding
/// behind it: the jump to itself that ends it, and what fills up its last line.
///
/// # Panics
/// If the file is no ELF file.
pub fn instructions_by_function(cubin: &[u8]) -> BTreeMap<String, usize> {
    const BYTES: usize = 16;
    const NOP: [u8; 2] = [0x18, 0x79];
    const BRA: [u8; 2] = [0x47, 0x79];
    let count = |code: &[u8]| {
        let is = |index: usize, opcode: [u8; 2]| code[index * BYTES..].starts_with(&opcode);
        let mut len = code.len() / BYTES;
        while len > 0 && is(len - 1, NOP) {
            len -= 1;
        }
        len - usize::from(len > 0 && is(len - 1, BRA))
    };
    let functions = sections(cubin).into_iter();
    functions
        .filter_map(|(name, code)| Some((name.strip_prefix(".text.")?.to_owned(), count(&code))))
        .collect()
}

/// What a section of a cubin holds, if it has one of that name.
///
/// # Panics
/// If the file is no ELF file.
pub fn section(cubin: &[u8], name: &str) -> Option<Vec<u8>> {
    sections(cubin).remove(name)
}

fn sections(file: &[u8]) -> BTreeMap<String, Vec<u8>> {
    assert!(file.starts_with(b"\x7fELF\x02\x01"), "a cubin is a 64-bit ELF file");
    let number = |at: usize, bytes: usize| {
        let bytes = file.get(at..at + bytes).expect("the headers lie within the file");
        bytes.iter().rev().fold(0u64, |value, &byte| value << 8 | u64::from(byte)) as usize
    };
    let (table, size) = (number(0x28, 8), number(0x3a, 2));
    let (count, names) = (number(0x3c, 2), number(0x3e, 2));
    let header = |index: usize| table + index * size;
    let names = number(header(names) + 24, 8);
    let mut sections = BTreeMap::new();
    for index in 0..count {
        let header = header(index);
        let name = &file[names + number(header, 4)..];
        let name = name.split(|&byte| byte == 0).next().expect("names end with a zero");
        let (kind, offset, length) =
            (number(header + 4, 4), number(header + 24, 8), number(header + 32, 8));
        // A section without contents (shared memory, zeros) takes no room in the file.
        let empty = kind == 8 || name.starts_with(b".nv.shared");
        let contents = match file.get(offset..offset + length) {
            Some(contents) if !empty => contents.to_vec(),
            _ => length.to_le_bytes().to_vec(),
        };
        sections.insert(String::from_utf8_lossy(name).into_owned(), contents);
    }
    sections
}

/// Where the parameters of a kernel lie: offset and size in bytes of each, in their order, as its
/// `.nv.info` says (EIATTR_KPARAM_INFO).
///
/// # Panics
/// If the file is no ELF file.
pub fn kernel_params(cubin: &[u8], kernel: &str) -> Vec<(u16, u32)> {
    const SIZED: u8 = 4;
    const KPARAM_INFO: u8 = 0x17;
    let sections = sections(cubin);
    let Some(mut info) = sections.get(&format!(".nv.info.{kernel}")).map(Vec::as_slice) else {
        return Vec::new();
    };
    let mut params = BTreeMap::new();
    while let [format, attribute, low, high, rest @ ..] = info {
        let size = if *format == SIZED { u16::from_le_bytes([*low, *high]) } else { 0 };
        let (payload, next) = rest.split_at_checked(size.into()).unwrap_or((rest, &[]));
        // The symbol of the kernel, the number of the parameter, its offset, and a word with its
        // size from bit 18 on; below that is what is known of what it points to.
        if let (SIZED, KPARAM_INFO, &[_, _, _, _, n, _, low, high, _, _, size, more]) =
            (*format, *attribute, payload)
        {
            let size = u32::from(u16::from_le_bytes([size, more])) >> 2;
            params.insert(n, (u16::from_le_bytes([low, high]), size));
        }
        info = next;
    }
    params.into_values().collect()
}
