//! Bodies of functions: blocks, names, and how operands are numbered.
//!
//! Values of the module come first, then arguments, constants of the function, and the results of
//! its instructions. An operand is how far back its value is; one that comes later has its type
//! behind it.

use super::constant::{Slot, What};
use super::stream::{self, Entry, Operands, Record, malformed};
use super::words::{self, block};
use super::{Reader, name_of};
use crate::codes::{Fault, fault};
use crate::tree::{
    Block, BlockId, DebugOperand, DebugRecord, Inst, Name, Op, Type, TypeId, Typed, Value,
    ValueKind,
};
use irc_ptx::text::Span;

/// The bits that an instruction has on average.
const INST_BITS: usize = 40;
/// The most instructions that room is made for before they are read.
const MOST_AT_ONCE: usize = 4096;

/// The body that is being read.
#[derive(Debug, Default)]
pub(super) struct Bodies<'a> {
    /// The functions that have one, in order.
    pub defined: Vec<usize>,
    /// The function in the tree.
    pub function: usize,
    blocks: Vec<Block<'a>>,
    /// How many instructions are before each block.
    starts: Vec<u64>,
    /// How many instructions there are.
    count: u64,
    /// How many blocks there are to be.
    declared: u32,
    /// How many bits of the function are left.
    left: usize,
    /// Whether the last block has no terminator yet.
    is_open: bool,
    locals: Vec<Name<'a>>,
    pub params: u32,
    /// What the call of an intrinsic says of a variable, until its location is known.
    pub called: Option<DebugRecord>,
    /// The number of the value that the first instruction with a result makes.
    first: Option<u32>,
    /// The highest local that was named before it was made, and where.
    ahead: Option<(u32, Span)>,
    location: Option<u32>,
}

impl<'a> Bodies<'a> {
    /// An instruction by its number in the function.
    pub fn inst(&mut self, number: u64) -> Option<&mut Inst<'a>> {
        let block = self.starts.partition_point(|&start| start <= number).checked_sub(1)?;
        let index = usize::try_from(number - self.starts[block]).ok()?;
        self.blocks[block].insts.get_mut(index)
    }

    /// Adds what is said of a variable before the last instruction. Whether there is one.
    pub fn add_record(&mut self, record: DebugRecord) -> bool {
        let Some(block) = self.blocks.last_mut() else { return false };
        let before = block.insts.len().saturating_sub(1) as u32;
        block.records.push((before, record));
        true
    }
}

impl<'a> Reader<'a> {
    /// Reads the body of a function.
    pub(super) fn body(
        &mut self,
        function: usize,
        mut block: stream::Block<'a>,
    ) -> Result<(), Fault> {
        let outer = self.values.len();
        self.begin_body(function);
        let mut record = Record::default();
        loop {
            match block.next(&mut self.abbreviations, &mut record)? {
                Entry::End => break,
                Entry::Block(block::CONSTANTS, inner) => {
                    if self.bodies.first.is_some() {
                        let message = "constants of a function behind its instructions";
                        return Err(malformed(message, inner.span()));
                    }
                    self.constants(inner)?;
                }
                Entry::Block(block::METADATA, inner) => self.metadata(inner)?,
                Entry::Block(block::METADATA_ATTACHMENT, inner) => self.attachments(inner)?,
                Entry::Block(block::VALUE_SYMTAB, inner) => self.local_names(inner)?,
                Entry::Block(..) => {}
                Entry::Record if record.code == 1 => {
                    let count = record.op(0)?;
                    if count > block.left() as u64 {
                        let message = format!("{count} blocks do not fit into the function");
                        return Err(malformed(message, record.span));
                    }
                    self.bodies.declared = count as u32;
                }
                Entry::Record => {
                    self.bodies.left = block.left();
                    self.function_record(&record)?;
                }
            }
        }
        self.end_body(block.span())?;
        self.values.truncate(outer);
        self.nodes.end_function();
        Ok(())
    }

    fn begin_body(&mut self, function: usize) {
        let params = &self.module.functions[function].params;
        for (local, param) in (0..).zip(params) {
            self.values.push(Slot { ty: param.ty, what: What::Local(local) });
        }
        self.bodies = Bodies {
            function,
            locals: vec![Name::default(); params.len()],
            params: params.len() as u32,
            ..Bodies::default()
        };
    }

    fn end_body(&mut self, end: Span) -> Result<(), Fault> {
        let mut body = std::mem::take(&mut self.bodies);
        if body.blocks.len() != body.declared as usize || body.is_open || body.declared == 0 {
            let found = body.blocks.len() - usize::from(body.is_open);
            let message =
                format!("expected {} blocks with their ends, found {found}", body.declared.max(1));
            return Err(malformed(message, end));
        }
        if let Some((local, span)) = body.ahead
            && local as usize >= body.locals.len()
        {
            return Err(malformed("an operand that no instruction makes", span));
        }
        // Metadata may name locals that no instruction makes.
        let count = body.locals.len();
        for block in &mut body.blocks {
            block.records.retain(|(_, record)| {
                let is_made = |operand: &DebugOperand| match operand {
                    DebugOperand::Local(local) => (*local as usize) < count,
                    DebugOperand::Int(_) => true,
                };
                let address = record.address.map(DebugOperand::Local);
                record.operands.iter().flatten().chain(&address).all(is_made)
            });
        }
        let function = &mut self.module.functions[body.function];
        (function.blocks, function.locals) = (body.blocks, body.locals);
        Ok(())
    }

    fn local_names(&mut self, block: stream::Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| {
            let number = usize::try_from(record.op(0)?).unwrap_or(usize::MAX);
            let name = name_of(record.bytes(1));
            if name.parse::<u32>().is_ok() {
                return Ok(());
            }
            match (record.code, reader.values.get(number).map(|slot| &slot.what)) {
                (1, Some(What::Local(local))) => {
                    reader.bodies.locals[*local as usize] = name;
                }
                (2, _) => {
                    if let Some(block) = reader.bodies.blocks.get_mut(number) {
                        block.name = name;
                    }
                }
                _ => {}
            }
            Ok(())
        })
    }

    fn function_record(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        match record.code {
            33 => {
                self.locate(self.bodies.location);
                return Ok(());
            }
            35 => {
                self.bodies.location = self.location(record)?;
                self.locate(self.bodies.location);
                return Ok(());
            }
            // Operand bundles are passed, as in text.
            55 | 60 => return Ok(()),
            61..=66 => return self.debug_record(record),
            _ => {}
        }
        self.bodies.called = None;
        if let Some(word) = words::refused(record.code) {
            let message = match word {
                "indirectbr" | "callbr" => format!("`{word}` is not supported"),
                _ => format!("`{word}` is not supported: there are no exceptions on a GPU"),
            };
            return Err(fault("L0204", message, record.span));
        }
        if self.bodies.first.is_none() {
            self.bodies.first = Some(self.values.len() as u32);
        }
        let (op, result) = self.inst(record)?;
        self.add_inst(op, result, record.span)
    }

    /// Says the location of the last instruction.
    fn locate(&mut self, location: Option<u32>) {
        let insts = self.bodies.blocks.last_mut().map(|block| &mut block.insts);
        if let Some(inst) = insts.and_then(|insts| insts.last_mut()) {
            inst.dbg = location;
        }
        if let Some((record, location)) = self.bodies.called.take().zip(location) {
            self.bodies.add_record(DebugRecord { location, ..record });
        }
    }

    fn add_inst(&mut self, op: Op<'a>, result: Option<TypeId>, span: Span) -> Result<(), Fault> {
        let body = &mut self.bodies;
        if !body.is_open {
            if body.blocks.len() >= body.declared as usize {
                let message = format!("an instruction behind the last of {} blocks", body.declared);
                return Err(malformed(message, span));
            }
            // As many as there would be if all blocks were as long.
            let blocks = body.declared as usize - body.blocks.len();
            let insts = (body.left / INST_BITS / blocks).clamp(1, MOST_AT_ONCE);
            body.blocks.push(Block {
                name: Name::default(),
                span,
                insts: Vec::with_capacity(insts),
                records: Vec::new(),
            });
            body.starts.push(body.count);
        }
        body.count += 1;
        body.is_open = !matches!(
            op,
            Op::Ret(_) | Op::Br(_) | Op::CondBr(..) | Op::Switch(..) | Op::Unreachable
        );
        let result = result.filter(|&ty| !matches!(self.module.types.get(ty), Type::Void));
        let result = result.map(|ty| {
            let local = body.locals.len() as u32;
            body.locals.push(Name::default());
            self.values.push(Slot { ty, what: What::Local(local) });
            local
        });
        let inst =
            Inst { result, op, span, dbg: None, loop_id: None, range: None, metadata: Vec::new() };
        if let Some(block) = body.blocks.last_mut() {
            block.insts.push(inst);
        }
        Ok(())
    }

    // ---- operands ----

    /// An operand; one that comes later has its type behind it.
    pub(super) fn operand(&mut self, ops: &mut Operands<'_>) -> Result<Typed<'a>, Fault> {
        let (relative, span) = (ops.next()?, ops.span());
        let number = (self.values.len() as u32).wrapping_sub(relative as u32);
        match self.values.get(number as usize) {
            Some(&Slot { ty, what: What::Local(local) }) => {
                return Ok(Typed { ty, value: Value { kind: ValueKind::Local(local), span } });
            }
            Some(_) => return self.value(number, span),
            None => {}
        }
        let ty = self.ty(ops.next()?, span)?;
        Ok(Typed { ty, value: self.ahead(number, span) })
    }

    /// An operand of a type.
    pub(super) fn operand_of(
        &mut self,
        ops: &mut Operands<'_>,
        ty: TypeId,
    ) -> Result<Typed<'a>, Fault> {
        let (relative, span) = (ops.next()?, ops.span());
        if let Type::Metadata = self.module.types.get(ty) {
            let number = (self.values.len() as u32).wrapping_sub(relative as u32);
            let kind = match self.nodes.text(number) {
                Some(text) => {
                    self.spend(text.len() / 16, span)?;
                    ValueKind::Text(Box::new(text))
                }
                None => ValueKind::Metadata,
            };
            return Ok(Typed { ty, value: Value { kind, span } });
        }
        self.numbered((self.values.len() as u32).wrapping_sub(relative as u32), ty, span)
    }

    /// The value of a number, which may come later, of a type.
    pub(super) fn numbered(
        &mut self,
        number: u32,
        ty: TypeId,
        span: Span,
    ) -> Result<Typed<'a>, Fault> {
        let found = match self.values.get(number as usize) {
            None => return Ok(Typed { ty, value: self.ahead(number, span) }),
            Some(&Slot { ty, what: What::Local(local) }) => {
                Typed { ty, value: Value { kind: ValueKind::Local(local), span } }
            }
            Some(_) => self.value(number, span)?,
        };
        if found.ty != ty {
            let types = &self.module.types;
            let (expected, found) = (types.show(ty), types.show(found.ty));
            let message = format!("expected a value of type {expected}, found one of type {found}");
            return Err(fault("L0208", message, span));
        }
        Ok(found)
    }

    /// The local that a later instruction makes.
    fn ahead(&mut self, number: u32, span: Span) -> Value<'a> {
        let body = &mut self.bodies;
        let behind = number - body.first.unwrap_or(number).min(number);
        let local = behind.saturating_add(body.params);
        if body.ahead.is_none_or(|(highest, _)| highest < local) {
            body.ahead = Some((local, span));
        }
        Value { kind: ValueKind::Local(local), span }
    }

    /// A block of the function.
    pub(super) fn block_id(&self, number: u64, span: Span) -> Result<BlockId, Fault> {
        if number >= u64::from(self.bodies.declared) {
            let message = format!("block {number} is not one of {}", self.bodies.declared);
            return Err(malformed(message, span));
        }
        Ok(number as BlockId)
    }
}
