//! Metadata: the few nodes that are used are kept, as from text.
//!
//! The metadata of a module is numbered from 0, that of a function goes on from there, and ends
//! with the function. In the tree every node has a number of its own.

use super::constant::What;
use super::stream::{Block, Record, malformed};
use super::{Reader, name_of, words};
use crate::codes::Fault;
use crate::tree::{
    DebugOperand, DebugOperands, Expression, Meta, Name, Node, Type, ValueKind, fault_of_name,
};
use irc_ptx::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::smallvec;

/// The first number of nodes that are made of locations of instructions.
const FIRST_LOCATION: u32 = 1 << 31;

/// The metadata that has a number.
#[derive(Debug, Default)]
pub(super) struct Nodes<'a> {
    /// Each of it: a node of the tree, or what stands in place of one.
    all: Vec<Entry<'a>>,
    /// How many are of the module.
    of_module: usize,
    /// How many the functions so far have had.
    of_functions: u32,
    /// The name that the next named node has.
    name: Name<'a>,
    locations: FxHashMap<[u64; 4], u32>,
    /// Texts that were bytes without a meaning in UTF-8.
    not_utf8: FxHashSet<String>,
}

#[derive(Clone, Debug)]
enum Entry<'a> {
    Node,
    Value(Meta<'a>),
    /// A value that a variable may have, too.
    Operand(Box<(Meta<'a>, DebugOperand)>),
    /// A list of such.
    Operands(DebugOperands),
}

impl<'a> Nodes<'a> {
    /// The number in the tree of a node, which may come later.
    pub fn number(&self, index: u64) -> Option<u32> {
        let index = u32::try_from(index).ok().filter(|&index| index < FIRST_LOCATION)?;
        let number = match (index as usize) < self.of_module {
            true => index,
            false => index.checked_add(self.of_functions)?,
        };
        (number < FIRST_LOCATION).then_some(number)
    }

    /// What an operand refers to: 0 is nothing, all else counts from 1.
    pub fn operand(&self, operand: u64) -> Meta<'a> {
        let Some(index) = operand.checked_sub(1) else { return Meta::Other };
        match self.entry(index) {
            Some(Entry::Value(meta)) => meta.clone(),
            Some(Entry::Operand(both)) => both.0.clone(),
            Some(Entry::Operands(_)) => Meta::Other,
            _ => self.number(index).map_or(Meta::Other, Meta::Node),
        }
    }

    fn push_operand(&mut self, meta: Meta<'a>, operand: Option<DebugOperand>) {
        self.all.push(match operand {
            Some(operand) => Entry::Operand(Box::new((meta, operand))),
            None => Entry::Value(meta),
        });
    }

    fn entry(&self, index: u64) -> Option<&Entry<'a>> {
        usize::try_from(index).ok().and_then(|index| self.all.get(index))
    }

    /// The value that variables have by a number, counted from 0.
    fn debug_operand(&self, index: u64) -> Option<DebugOperand> {
        match self.entry(index) {
            Some(Entry::Operand(both)) => Some(both.1),
            _ => None,
        }
    }

    /// The value or the list of such by a number, counted from 0.
    pub fn debug_operands(&self, index: u64) -> DebugOperands {
        match self.entry(index) {
            Some(Entry::Operands(operands)) => operands.clone(),
            _ => smallvec![self.debug_operand(index)],
        }
    }

    /// An expression by its number, counted from 0.
    pub fn expression(&self, index: u64) -> Expression {
        match self.entry(index) {
            Some(Entry::Value(Meta::Expression(expression))) => expression.clone(),
            _ => Expression::UNKNOWN,
        }
    }

    /// The text that an argument refers to.
    pub fn text(&self, index: u32) -> Option<Name<'a>> {
        match self.all.get(index as usize) {
            Some(Entry::Value(Meta::Text(text))) => Some(text.clone()),
            _ => None,
        }
    }

    /// How much a copy of what an operand refers to counts: texts of old files are copied.
    fn size(&self, operand: u64) -> usize {
        let index = operand.checked_sub(1).and_then(|index| usize::try_from(index).ok());
        match index.and_then(|index| self.all.get(index)) {
            Some(Entry::Value(Meta::Text(Name::Owned(text)))) => text.len() / 16,
            _ => 0,
        }
    }

    /// Nothing more of the module comes.
    pub fn end_module(&mut self) {
        self.of_module = self.all.len();
    }

    /// Forgets what is of the function.
    pub fn end_function(&mut self) {
        let count = (self.all.len() - self.of_module) as u32;
        self.of_functions = self.of_functions.saturating_add(count);
        self.all.truncate(self.of_module);
    }
}

impl<'a> Reader<'a> {
    pub(super) fn metadata(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, Self::metadata_record)
    }

    fn metadata_record(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        match record.code {
            1 => {
                let text = Meta::Text(name_of(record.bytes(0)));
                self.nodes.all.push(Entry::Value(text));
            }
            2 => {
                let (meta, operand) = self.metadata_value(record)?;
                self.nodes.push_operand(meta, operand);
            }
            4 => self.nodes.name = name_of(record.bytes(0)),
            6 => self.metadata_kind(record)?,
            10 => self.named_metadata(record),
            35 => self.metadata_strings(record)?,
            36 => self.symbol_attachment(record)?,
            // Where nodes are, for readers that skip some.
            38 | 39 => {}
            46 => {
                let operands = record.ops.iter().map(|&one| self.nodes.debug_operand(one));
                let operands = Entry::Operands(operands.collect());
                self.nodes.all.push(operands);
            }
            _ => self.metadata_node(record)?,
        }
        Ok(())
    }

    /// A node: kept if it is used by the lowering.
    fn metadata_node(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        self.spend(record.ops.len() / 4, record.span)?;
        let node = match record.code {
            3 | 5 => {
                let texts = record.ops.iter().map(|&op| self.nodes.size(op)).sum();
                self.spend(texts, record.span)?;
                let fields = record.ops.iter().map(|&op| ("", self.nodes.operand(op)));
                Some(Node { kind: "", fields: fields.collect() })
            }
            7 => Some(self.location_node(record)?),
            29 => {
                let operations = record.ops.get(1..).unwrap_or_default();
                let expression = Meta::Expression(Expression::of(operations));
                // Nodes in front of it, as distinct ones are, know its number only.
                if let Some(number) = self.nodes.number(self.nodes.all.len() as u64) {
                    let fields = vec![("", expression.clone())];
                    self.module.nodes.insert(number, Node { kind: "DIExpression", fields });
                }
                self.nodes.all.push(Entry::Value(expression));
                return Ok(());
            }
            _ => self.debug_node(record)?,
        };
        let texts = node.iter().flat_map(|node| &node.fields).map(|(_, meta)| match meta {
            Meta::Text(Name::Owned(text)) => text.len() / 16,
            _ => 0,
        });
        self.spend(texts.sum(), record.span)?;
        self.check_name(node.as_ref(), record.span);
        if let (Some(node), Some(number)) = (node, self.nodes.number(self.nodes.all.len() as u64)) {
            self.module.nodes.insert(number, node);
        }
        self.nodes.all.push(Entry::Node);
        Ok(())
    }

    /// Notes a name that debuggers cannot be told.
    fn check_name(&mut self, node: Option<&Node<'a>>, span: Span) {
        let name = node.filter(|_| self.module.bad_name.is_none());
        let text = name.and_then(|node| node.field("name").or(node.field("filename")));
        let Some(Meta::Text(name)) = text else { return };
        let fault = match self.nodes.not_utf8.contains(&**name) {
            true => Some("a name for debuggers that is not UTF-8"),
            false => fault_of_name(name.as_bytes()),
        };
        self.module.bad_name = fault.map(|fault| (span, fault));
    }

    fn location_node(&self, record: &Record<'a>) -> Result<Node<'a>, Fault> {
        // Here only the place where it was inlined may be missing.
        let scope = self.nodes.number(record.op(3)?).map_or(Meta::Other, Meta::Node);
        Ok(Node {
            kind: "DILocation",
            fields: vec![
                ("line", Meta::Number(record.op(1)?)),
                ("column", Meta::Number(record.op(2)?)),
                ("scope", scope),
                ("inlinedAt", self.nodes.operand(record.op(4)?)),
            ],
        })
    }

    /// The node of the location that a record of an instruction says.
    pub(super) fn location(&mut self, record: &Record<'a>) -> Result<Option<u32>, Fault> {
        let key = [record.op(0)?, record.op(1)?, record.op(2)?, record.op(3)?];
        let [line, column, scope, inlined] = key;
        if scope == 0 {
            return Ok(None);
        }
        let next = FIRST_LOCATION + self.nodes.locations.len() as u32;
        // Metadata of a function has the same numbers as that of another.
        let is_of_module = scope.max(inlined) <= self.nodes.of_module as u64;
        let at = match is_of_module {
            true => *self.nodes.locations.entry(key).or_insert(next),
            false => {
                let unique = [u64::MAX, u64::from(next), 0, 0];
                *self.nodes.locations.entry(unique).or_insert(next)
            }
        };
        if at == next {
            let (scope, inlined) = (self.nodes.operand(scope), self.nodes.operand(inlined));
            let fields = vec![
                ("line", Meta::Number(line)),
                ("column", Meta::Number(column)),
                ("scope", scope),
                ("inlinedAt", inlined),
            ];
            self.module.nodes.insert(at, Node { kind: "DILocation", fields });
        }
        Ok(Some(at))
    }

    /// A value as metadata: a number or a symbol is kept, and what variables may have.
    fn metadata_value(
        &mut self,
        record: &Record<'a>,
    ) -> Result<(Meta<'a>, Option<DebugOperand>), Fault> {
        let number = record.op(1)? as usize;
        let Some(slot) = self.values.get(number) else {
            // A local that an instruction makes: there are none before those of functions.
            let behind = (number - self.values.len()) as u64 + u64::from(self.bodies.params);
            let local = u32::try_from(behind).ok();
            return Ok((Meta::Other, local.map(DebugOperand::Local)));
        };
        Ok(match &slot.what {
            What::Local(local) => (Meta::Other, Some(DebugOperand::Local(*local))),
            What::Plain(value) => {
                let ty = self.module.types.get(slot.ty);
                (number_of(value, ty), DebugOperand::of(value))
            }
            What::Symbol(symbol) => {
                let name = self.symbols[*symbol as usize].name.clone();
                self.spend(name.len() / 16, record.span)?;
                (Meta::Symbol(name), None)
            }
            _ => (Meta::Other, None),
        })
    }

    /// Texts: how many, where their characters begin, and the lengths of all before those.
    fn metadata_strings(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let (count, start) = (record.op(0)?, record.op(1)?);
        let wrong =
            || malformed("texts of metadata that are longer than their record", record.span);
        let blob = record.blob;
        let start = usize::try_from(start).ok().filter(|&start| start <= blob.len());
        let start = start.ok_or_else(wrong)?;
        // The lengths are a stream of their own.
        let (mut lengths, mut chars) = (Bits { bytes: &blob[..start], at: 0 }, &blob[start..]);
        for _ in 0..count {
            let size = lengths.vbr6().ok_or_else(wrong)? as usize;
            let (text, rest) = chars.split_at_checked(size).ok_or_else(wrong)?;
            chars = rest;
            let text = match std::str::from_utf8(text) {
                Ok(text) => Name::Borrowed(text),
                Err(_) => {
                    let name = name_of(text.to_vec());
                    self.nodes.not_utf8.insert(name.to_string());
                    name
                }
            };
            self.nodes.all.push(Entry::Value(Meta::Text(text)));
        }
        Ok(())
    }

    fn named_metadata(&mut self, record: &Record<'a>) {
        let name = std::mem::take(&mut self.nodes.name);
        let numbers = record.ops.iter().filter_map(|&index| self.nodes.number(index));
        self.module.named.push((name, numbers.collect()));
    }

    fn metadata_kind(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let name = name_of(record.bytes(1));
        if name == "dbg" {
            self.metadata_kinds.insert(record.op(0)?, "dbg");
        } else if let Some(known) = words::metadata_kind(&name) {
            self.metadata_kinds.insert(record.op(0)?, known);
        }
        Ok(())
    }

    pub(super) fn metadata_kinds(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| match record.code {
            6 => reader.metadata_kind(record),
            _ => Ok(()),
        })
    }

    /// Metadata of a symbol: of a function its subprogram.
    fn symbol_attachment(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let slot = self.values.get(record.op(0)? as usize);
        let Some(What::Symbol(symbol)) = slot.map(|slot| &slot.what) else { return Ok(()) };
        let symbol = *symbol as usize;
        let Some(node) = self.attached(&record.ops[1..], "dbg") else { return Ok(()) };
        if let Some(dbg) = self.debug_of(symbol) {
            *dbg = Some(node);
        }
        Ok(())
    }

    /// The node of this kind among pairs of kinds and nodes.
    fn attached(&self, pairs: &[u64], kind: &str) -> Option<u32> {
        let mut pairs = pairs.chunks_exact(2);
        let pair = pairs.find(|pair| self.metadata_kinds.get(&pair[0]) == Some(&kind))?;
        self.nodes.number(pair[1])
    }

    /// The metadata of a function and its instructions.
    pub(super) fn attachments(&mut self, block: Block<'a>) -> Result<(), Fault> {
        self.records(block, |reader, record| {
            if record.code != 11 {
                return Ok(());
            }
            if record.ops.len().is_multiple_of(2) {
                let node = reader.attached(&record.ops, "dbg");
                let function = reader.bodies.function;
                let dbg = &mut reader.module.functions[function].dbg;
                *dbg = node.or(*dbg);
                return Ok(());
            }
            reader.attach(record)
        })
    }

    /// Metadata of an instruction: its number, then kinds and nodes.
    fn attach(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let (number, pairs) = (record.op(0)?, &record.ops[1..]);
        let loop_id = self.attached(pairs, "llvm.loop");
        let range = self.attached(pairs, "range");
        let kinds = pairs.chunks_exact(2).filter_map(|pair| self.metadata_kinds.get(&pair[0]));
        let kinds = kinds.copied().filter(|kind| !["llvm.loop", "range"].contains(kind)).collect();
        match self.bodies.inst(number) {
            Some(inst) => {
                (inst.loop_id, inst.range, inst.metadata) = (loop_id, range, kinds);
                Ok(())
            }
            None => {
                let message = format!("metadata of instruction {number}, which is not there");
                Err(malformed(message, record.span))
            }
        }
    }
}

/// A constant as a number of metadata.
fn number_of<'a>(value: &ValueKind<'_>, ty: &Type) -> Meta<'a> {
    match (value, ty) {
        (ValueKind::Int(_), Type::Int(1)) => Meta::Other,
        // As from text, where a negative number is none.
        (ValueKind::Int(bits), Type::Int(width @ 2..=127))
            if bits.get() >> (width - 1) & 1 == 1 =>
        {
            Meta::Other
        }
        (ValueKind::Int(bits), _) => u64::try_from(bits.get()).map_or(Meta::Other, Meta::Number),
        _ => Meta::Other,
    }
}

/// Numbers of six bits a piece.
struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn vbr6(&mut self) -> Option<u32> {
        let (mut number, mut shift) = (0u32, 0);
        loop {
            let (byte, bit) = (self.at / 8, self.at % 8);
            let low = u32::from(*self.bytes.get(byte)?);
            let high = u32::from(self.bytes.get(byte + 1).copied().unwrap_or(0));
            let piece = (low | high << 8) >> bit & 63;
            self.at += 6;
            if shift > 26 {
                return None;
            }
            number |= (piece & 31) << shift;
            if piece & 32 == 0 {
                return Some(number);
            }
            shift += 5;
        }
    }
}
