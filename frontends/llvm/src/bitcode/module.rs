//! The block of a module: its symbols, and the order in which the rest is read.

use super::constant::{Slot, What};
use super::stream::{Block, Entry, Operands, Record, malformed};
use super::words::{self, block};
use super::{Reader, name_of};
use crate::codes::{Fault, fault};
use crate::tree::{
    Alias, Attributes, Function, Global, Linkage, Name, Param, Type, TypeId, Typed, Value,
    ValueKind,
};
use irc_ptx::text::Span;

/// A symbol.
#[derive(Clone, Debug)]
pub(super) struct Symbol<'a> {
    pub name: Name<'a>,
    /// The value that a variable begins with, or that an alias stands for.
    value: Option<u32>,
    span: Span,
    kind: SymbolKind,
}

#[derive(Copy, Clone, Debug)]
enum SymbolKind {
    /// By its number in the tree.
    Global(usize),
    Function(usize),
    Alias(usize),
}

impl<'a> Reader<'a> {
    pub(super) fn module_block(&mut self, mut block: Block<'a>) -> Result<(), Fault> {
        let mut record = Record::default();
        // What needs all symbols and constants.
        let (mut metadata, mut functions, mut has_version) = (Vec::new(), Vec::new(), false);
        loop {
            match block.next(&mut self.abbreviations, &mut record)? {
                Entry::End => break,
                Entry::Block(block::TYPE, inner) => self.types(inner)?,
                Entry::Block(block::PARAMATTR_GROUP, inner) => self.attribute_groups(inner)?,
                Entry::Block(block::PARAMATTR, inner) => self.attribute_lists(inner)?,
                Entry::Block(block::CONSTANTS, inner) => self.constants(inner)?,
                Entry::Block(block::METADATA_KIND, inner) => self.metadata_kinds(inner)?,
                Entry::Block(block::SYNC_SCOPE_NAMES, inner) => self.scope_names(inner)?,
                Entry::Block(block::VALUE_SYMTAB, inner) => self.symbol_names(inner)?,
                Entry::Block(block::METADATA, inner) => metadata.push(inner),
                Entry::Block(block::FUNCTION, inner) => functions.push(inner),
                Entry::Block(..) => {}
                Entry::Record => {
                    has_version |= record.code == 1;
                    self.module_record(&record)?;
                }
            }
        }
        if !has_version {
            let message = "bitcode of LLVM 3.2 or older is not supported";
            return Err(malformed(message, block.span()));
        }
        self.finish_symbols()?;
        metadata.into_iter().try_for_each(|inner| self.metadata(inner))?;
        self.nodes.end_module();
        self.function_blocks(functions, block.span())
    }

    /// Reads the bodies: those of the functions that are defined, in order.
    fn function_blocks(&mut self, blocks: Vec<Block<'a>>, end: Span) -> Result<(), Fault> {
        let defined = std::mem::take(&mut self.bodies.defined);
        if blocks.len() != defined.len() {
            let message =
                format!("expected {} bodies of functions, found {}", defined.len(), blocks.len());
            return Err(malformed(message, end));
        }
        for (number, block) in defined.into_iter().zip(blocks) {
            self.body(number, block)?;
        }
        Ok(())
    }

    /// The node of debug information of a symbol, which only some have.
    pub(super) fn debug_of(&mut self, symbol: usize) -> Option<&mut Option<u32>> {
        match self.symbols[symbol].kind {
            SymbolKind::Function(number) => Some(&mut self.module.functions[number].dbg),
            SymbolKind::Global(number) => Some(&mut self.module.globals[number].dbg),
            SymbolKind::Alias(_) => None,
        }
    }

    fn module_record(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        match record.code {
            1 => match record.op(0)? {
                1 | 2 => {}
                version => {
                    let message =
                        format!("a module of version {version} is not supported: expected 1 or 2");
                    return Err(malformed(message, record.span));
                }
            },
            2 => self.module.triple = Some((name_of(record.bytes(0)), record.span)),
            3 => self.module.layout = Some((name_of(record.bytes(0)), record.span)),
            4 => self.module.assembly = Some(record.span),
            7 => return self.global(record),
            8 => return self.function(record),
            14 => return self.alias(record),
            9 => return Err(fault("L0203", "an alias of LLVM 3 is not supported", record.span)),
            18 => return Err(fault("L0203", "`ifunc` is not supported", record.span)),
            _ => {}
        }
        Ok(())
    }

    /// The name of a symbol, if it stands at the beginning of its record, and the rest.
    fn symbol_name<'r>(&self, record: &'r Record<'a>) -> Result<(Name<'a>, Operands<'r>), Fault> {
        let Some(strings) = self.strings else { return Ok((Name::default(), record.operands(0))) };
        let (start, size) = (record.op(0)?, record.op(1)?);
        let start = usize::try_from(start).ok().and_then(|start| strings.get(start..));
        let bytes = start.and_then(|rest| rest.get(..usize::try_from(size).ok()?));
        let bytes = bytes.ok_or_else(|| {
            malformed("the name of a symbol is behind the end of all names", record.span)
        })?;
        let name = match std::str::from_utf8(bytes) {
            Ok(name) => Name::Borrowed(name),
            Err(_) => name_of(bytes.to_vec()),
        };
        Ok((name, record.operands(2)))
    }

    fn add_symbol(&mut self, symbol: Symbol<'a>, space: u32) {
        let ty = self.module.types.intern(Type::Ptr(space));
        self.values.push(Slot { ty, what: What::Symbol(self.symbols.len() as u32) });
        self.symbols.push(symbol);
    }

    fn global(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let span = record.span;
        let (name, mut ops) = self.symbol_name(record)?;
        let (ty, flags) = (self.ty(ops.next()?, span)?, ops.next()?);
        if flags & 2 == 0 {
            let message = "a variable by the type of its address (bitcode of LLVM 3) is not \
                           supported";
            return Err(fault("L0201", message, span));
        }
        let (space, init) = ((flags >> 2) as u32, ops.next()?);
        let mut linkage = words::linkage(ops.next()?);
        let align = alignment(ops.next()?, span)?;
        // The section and the visibility.
        ops.optional();
        ops.optional();
        if ops.optional().is_some_and(|mode| mode != 0) {
            return Err(fault("L0203", "`thread_local` is not supported", span));
        }
        // Whether its address matters.
        ops.optional();
        let is_set_by_host = ops.optional().is_some_and(|flag| flag != 0);
        let value = init.checked_sub(1).map(|value| value as u32);
        if linkage == Linkage::Default && value.is_none() {
            linkage = Linkage::External;
        }
        let kind = SymbolKind::Global(self.module.globals.len());
        self.module.globals.push(Global {
            name: Name::default(),
            span,
            linkage,
            space,
            ty,
            constant: flags & 1 != 0 && !is_set_by_host,
            init: None,
            align,
            dbg: None,
        });
        self.add_symbol(Symbol { name, value, span, kind }, space);
        Ok(())
    }

    fn function(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let span = record.span;
        let (name, mut ops) = self.symbol_name(record)?;
        let ty = self.ty(ops.next()?, span)?;
        let Type::Function(result, params, variadic) = self.module.types.get(ty).clone() else {
            let found = self.module.types.show(ty);
            let message = format!("expected the type of a function, found {found}");
            return Err(malformed(message, span));
        };
        let convention = words::convention(ops.next()?);
        let (is_declaration, linkage) = (ops.next()? != 0, words::linkage(ops.next()?));
        let list = ops.next()?;
        let linkage = match linkage {
            Linkage::ExternWeak => linkage,
            _ if is_declaration => Linkage::External,
            _ => linkage,
        };
        let attrs = self.attributes_of_function(list, span)?;
        let number = self.module.functions.len();
        if !is_declaration {
            self.bodies.defined.push(number);
        }
        self.spend(params.len(), span)?;
        let params = self.params(&params, list, span)?;
        let result_attrs = self.attributes_of(list, 0, span)?;
        self.module.functions.push(Function {
            name: Name::default(),
            span,
            linkage,
            convention,
            result,
            result_attrs,
            params,
            variadic,
            attrs,
            blocks: Vec::new(),
            locals: Vec::new(),
            dbg: None,
        });
        let kind = SymbolKind::Function(number);
        self.add_symbol(Symbol { name, value: None, span, kind }, 0);
        Ok(())
    }

    fn params(&mut self, types: &[TypeId], list: u64, span: Span) -> Result<Vec<Param<'a>>, Fault> {
        let mut params = Vec::with_capacity(types.len());
        for (place, &ty) in (1..).zip(types) {
            let attrs: Attributes<'a> = self.attributes_of(list, place, span)?;
            params.push(Param { ty, attrs, span });
        }
        Ok(params)
    }

    fn alias(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let span = record.span;
        let (name, mut ops) = self.symbol_name(record)?;
        ops.next()?;
        let space = ops.next()? as u32;
        let value = Some(ops.next()? as u32);
        let linkage = words::linkage(ops.next()?);
        let kind = SymbolKind::Alias(self.module.aliases.len());
        let ty = self.module.types.intern(Type::Ptr(space));
        let target = Typed { ty, value: Value { kind: ValueKind::Null, span } };
        self.module.aliases.push(Alias { name: Name::default(), span, linkage, target });
        self.add_symbol(Symbol { name, value, span, kind }, space);
        Ok(())
    }

    /// Names of symbols in a module that has them here.
    fn symbol_names(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| {
            let from = match record.code {
                1 => 1,
                // Where the body is.
                3 => 2,
                _ => return Ok(()),
            };
            let slot = reader.values.get(record.op(0)? as usize).map(|slot| &slot.what);
            if let (Some(What::Symbol(symbol)), None) = (slot, reader.strings) {
                let symbol = *symbol as usize;
                reader.symbols[symbol].name = name_of(record.bytes(from));
            }
            Ok(())
        })
    }

    /// Gives symbols without a name the numbers that the text form has for them: one row for
    /// variables, aliases and functions, in this order.
    fn number_symbols(&mut self) {
        let mut unnamed: Vec<&mut Symbol<'a>> =
            self.symbols.iter_mut().filter(|symbol| symbol.name.is_empty()).collect();
        unnamed.sort_by_key(|symbol| match symbol.kind {
            SymbolKind::Global(_) => 0,
            SymbolKind::Alias(_) => 1,
            SymbolKind::Function(_) => 2,
        });
        for (number, symbol) in unnamed.into_iter().enumerate() {
            symbol.name = Name::Owned(number.to_string());
        }
    }

    /// Says the names of symbols, what variables begin with and what aliases stand for.
    fn finish_symbols(&mut self) -> Result<(), Fault> {
        self.number_symbols();
        for index in 0..self.symbols.len() {
            let Symbol { name, value, span, kind, .. } = self.symbols[index].clone();
            let value = value.map(|value| self.value(value, span)).transpose()?;
            match (kind, value) {
                (SymbolKind::Function(number), _) => self.module.functions[number].name = name,
                (SymbolKind::Global(number), value) => {
                    let global = &mut self.module.globals[number];
                    if let Some(value) = &value
                        && value.ty != global.ty
                    {
                        let types = &self.module.types;
                        let message = format!(
                            "a variable of type {} that begins as a value of type {}",
                            types.show(global.ty),
                            types.show(value.ty)
                        );
                        return Err(fault("L0208", message, span));
                    }
                    (global.name, global.init) = (name, value.map(|value| value.value));
                }
                (SymbolKind::Alias(number), value) => {
                    let alias = &mut self.module.aliases[number];
                    alias.name = name;
                    if let Some(value) = value {
                        alias.target = value;
                    }
                }
            }
        }
        Ok(())
    }

    fn scope_names(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| {
            reader.scopes.push(name_of(record.bytes(0)));
            Ok(())
        })
    }
}

/// An alignment in bytes: its logarithm is written, counted from 1.
pub(super) fn alignment(op: u64, span: Span) -> Result<Option<u64>, Fault> {
    match op {
        0 => Ok(None),
        1..=33 => Ok(Some(1 << (op - 1))),
        _ => Err(malformed(format!("an alignment of 2^{} bytes", op - 1), span)),
    }
}
