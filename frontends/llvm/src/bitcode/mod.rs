//! Bitcode to the tree.
//!
//! `stream` reads blocks and records, `module` the module and its symbols, `types`, `attributes`,
//! `constant`, `metadata` and `debug` the tables that the rest refers to by number, `function` and
//! `inst` bodies; `words` says what numbers stand for. What is defined later than it is needed
//! (names, metadata, bodies) is read when the rest of the module has been.
//!
//! Bitcode of LLVM 17 to 22 is read, and older one as far as it needs no more than that typed
//! pointers become opaque ones: NVIDIA's libdevice is such a file. Places in the tree are offsets
//! in bytes; [`describe`] says them in words.

mod attributes;
mod call;
mod constant;
mod debug;
mod function;
mod inst;
mod memory;
mod metadata;
mod module;
mod stream;
mod types;
pub(crate) mod words;

use crate::codes::Fault;
use crate::tree::{Module, Name, TypeId};
use attributes::AttributeList;
use constant::Slot;
use function::Bodies;
use irc_ptx::text::{Diagnostic, Span};
use metadata::Nodes;
use rustc_hash::FxHashMap;
use stream::{Abbreviations, Block, Entry, Record, malformed};
use words::block;

/// How deep types and constants may nest.
const MAX_DEPTH: u32 = 200;
/// Constants that a module may have besides those that its size allows.
const FREE_CONSTANTS: usize = 1 << 20;

/// Reads a module.
pub fn read(bytes: &[u8]) -> Result<Module<'_>, Fault> {
    let bytes = unwrapped(bytes)?;
    let mut reader = Reader::new(bytes.inner);
    let file = Block::file(bytes.inner, bytes.start + 4);
    reader.strings(file.clone())?;
    reader.file(file)?;
    Ok(reader.module)
}

/// Bitcode within a file.
struct Unwrapped<'a> {
    /// The file up to the end of the bitcode.
    inner: &'a [u8],
    /// Where it begins.
    start: usize,
}

/// The bitcode behind a wrapper, if there is one.
fn unwrapped(bytes: &[u8]) -> Result<Unwrapped<'_>, Fault> {
    if bytes.starts_with(b"BC\xc0\xde") {
        return Ok(Unwrapped { inner: bytes, start: 0 });
    }
    let start = Span::new(0, 0);
    let word = |index: usize| {
        let at = bytes.get(index * 4..index * 4 + 4)?;
        Some(u32::from_le_bytes(at.try_into().ok()?) as usize)
    };
    let (Some(offset), Some(size)) = (word(2), word(3)) else {
        return Err(malformed("expected a wrapper of 20 bytes, found the end of the file", start));
    };
    let inner = offset.checked_add(size).and_then(|end| bytes.get(..end));
    let magic = inner.and_then(|inner| inner.get(offset..offset + 4));
    match (inner, magic) {
        (Some(inner), Some(b"BC\xc0\xde")) if offset % 4 == 0 => {
            Ok(Unwrapped { inner, start: offset })
        }
        _ => {
            let message = format!(
                "the wrapper says that there is bitcode of {size} bytes at {offset}: there is none"
            );
            Err(malformed(message, start))
        }
    }
}

/// What has been read of a module.
struct Reader<'a> {
    module: Module<'a>,
    abbreviations: Abbreviations,
    /// All names, if symbols are named by their place in here.
    strings: Option<&'a [u8]>,
    has_module: bool,
    types: Vec<types::Entry>,
    struct_name: Option<Name<'a>>,
    attribute_groups: FxHashMap<u32, u32>,
    attribute_lists: Vec<AttributeList>,
    /// The numbered values: of the module, then of the function that is being read.
    values: Vec<Slot<'a>>,
    symbols: Vec<module::Symbol<'a>>,
    /// How many more constants may be made.
    constants_left: usize,
    nodes: Nodes<'a>,
    metadata_kinds: FxHashMap<u64, &'static str>,
    scopes: Vec<Name<'a>>,
    bodies: Bodies<'a>,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader {
            module: Module::default(),
            abbreviations: Abbreviations::default(),
            strings: None,
            has_module: false,
            types: Vec::new(),
            struct_name: None,
            attribute_groups: FxHashMap::default(),
            attribute_lists: Vec::new(),
            values: Vec::new(),
            symbols: Vec::new(),
            constants_left: FREE_CONSTANTS + 4 * bytes.len(),
            nodes: Nodes::default(),
            metadata_kinds: FxHashMap::default(),
            scopes: Vec::new(),
            bodies: Bodies::default(),
        }
    }

    /// Finds the names, which are behind the module that has them.
    fn strings(&mut self, mut file: Block<'a>) -> Result<(), Fault> {
        let mut record = Record::default();
        loop {
            match file.next(&mut self.abbreviations, &mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(block::STRTAB, mut strings) => {
                    while let Entry::Record = strings.next(&mut self.abbreviations, &mut record)? {
                        if record.code == 1 {
                            self.strings = Some(record.blob);
                        }
                    }
                }
                Entry::Block(..) => {}
                Entry::Record => return Err(unexpected_record(&record)),
            }
        }
    }

    fn file(&mut self, mut file: Block<'a>) -> Result<(), Fault> {
        let mut record = Record::default();
        loop {
            let span = file.span();
            match file.next(&mut self.abbreviations, &mut record)? {
                Entry::End if self.has_module => return Ok(()),
                Entry::End => return Err(malformed("there is no module in the file", span)),
                Entry::Block(block::IDENTIFICATION, inner) => self.identification(inner)?,
                Entry::Block(block::MODULE, inner) => {
                    if std::mem::replace(&mut self.has_module, true) {
                        let message = "a file of several modules is not supported: \
                                       expected one module";
                        return Err(malformed(message, span));
                    }
                    self.module_block(inner)?;
                }
                Entry::Block(..) => {}
                Entry::Record => return Err(unexpected_record(&record)),
            }
        }
    }

    /// The writer of the file: its epoch must be that of LLVM's present form.
    fn identification(&mut self, mut inner: Block<'a>) -> Result<(), Fault> {
        let mut record = Record::default();
        while let Entry::Record = inner.next(&mut self.abbreviations, &mut record)? {
            if record.code == 2 && record.op(0)? != 0 {
                let epoch = record.op(0)?;
                let message = format!("bitcode of epoch {epoch}: expected 0, that of LLVM");
                return Err(malformed(message, record.span));
            }
        }
        Ok(())
    }

    /// Passes the blocks of a block and gives its records to `f`.
    fn records(
        &mut self,
        mut block: Block<'a>,
        mut f: impl FnMut(&mut Self, &Record<'a>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut record = Record::default();
        loop {
            match block.next(&mut self.abbreviations, &mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(..) => {}
                Entry::Record => f(self, &record)?,
            }
        }
    }

    /// The type of a number.
    fn ty(&self, number: u64, span: Span) -> Result<TypeId, Fault> {
        let entry = usize::try_from(number).ok().and_then(|index| self.types.get(index));
        entry.map(|entry| entry.id).ok_or_else(|| {
            malformed(format!("type {number} is not one of {}", self.types.len()), span)
        })
    }
}

#[cold]
fn unexpected_record(record: &Record<'_>) -> Fault {
    malformed("expected a block, found a record", record.span)
}

/// A name of characters.
fn name_of(bytes: Vec<u8>) -> Name<'static> {
    let by_byte = |bytes: &[u8]| bytes.iter().map(|&byte| byte as char).collect();
    Name::Owned(String::from_utf8(bytes).unwrap_or_else(|error| by_byte(error.as_bytes())))
}

/// An error about bitcode, whose places begin at `base`, as one without a place in a text: the
/// function and the number of the instruction, and the offset in bytes, are said in words.
pub fn describe(mut error: Diagnostic, module: Option<&Module<'_>>, base: u32) -> Diagnostic {
    let Some(span) = error.span.take() else { return error };
    let functions = module.into_iter().flat_map(|module| &module.functions);
    let mut insts = functions.flat_map(|function| {
        let insts = function.blocks.iter().flat_map(|block| &block.insts);
        insts.enumerate().map(move |(number, inst)| (function, number + 1, inst.span))
    });
    let at = format!("byte {:#x} of the bitcode", span.start - base.min(span.start));
    let note = match insts.find(|(.., at)| at.start <= span.start && span.start < at.end) {
        Some((function, number, _)) => {
            format!("in the function `@{}`, instruction {number} ({at})", function.name)
        }
        None => format!("at {at}"),
    };
    error.notes.insert(0, note);
    error.labels.clear();
    error
}
