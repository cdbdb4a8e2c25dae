//! Writes bodies: the names of values, blocks and slots; blocks.
//!
//! Names are settled for the whole body first: a number for what has no name, and a number behind
//! the name where several share one, both in the order of the text.

use super::{AnnotationSite, Printer};
use crate::dfg::ConstData;
use crate::entity::{Block, FuncId, StackSlot, Value};
use crate::function::Function;
use crate::text::literal::{push_bits, push_string, push_uint};
use crate::text::name;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// What tells an entity apart.
#[derive(Copy, Clone, Debug, Default)]
struct Number {
    /// Position in the order of the text, from 1; 0 for what does not stand in it.
    order: u32,
    /// Of an entity without a name its number; else how many share the name above it.
    number: u32,
    /// Whether the name needs quotes.
    quoted: bool,
}

/// Gives out numbers in the order of the text.
struct Numbering<'a> {
    order: u32,
    unnamed: u32,
    shared: FxHashMap<&'a str, u32>,
    /// Whether a name is written without quotes.
    bare: fn(&str) -> bool,
}

impl<'a> Numbering<'a> {
    fn new(bare: fn(&str) -> bool) -> Numbering<'a> {
        Numbering { order: 0, unnamed: 0, shared: FxHashMap::default(), bare }
    }

    fn next(&mut self, name: Option<&'a str>) -> Number {
        self.order += 1;
        let (count, quoted) = match name {
            Some(name) => (self.shared.entry(name).or_default(), !(self.bare)(name)),
            None => (&mut self.unnamed, false),
        };
        *count += 1;
        Number { order: self.order, number: *count - 1, quoted }
    }
}

/// Writes one body.
pub(super) struct BodyPrinter<'a> {
    pub func: &'a Function,
    id: FuncId,
    values: SecondaryMap<Value, Number>,
    blocks: SecondaryMap<Block, Number>,
    slots: SecondaryMap<StackSlot, Number>,
}

impl<'a> BodyPrinter<'a> {
    pub(super) fn new(func: &'a Function, id: FuncId) -> BodyPrinter<'a> {
        let mut values = SecondaryMap::with_capacity(func.dfg.num_values());
        let mut blocks = SecondaryMap::with_capacity(func.dfg.num_blocks());
        let mut slots = SecondaryMap::new();
        let mut numbering = Numbering::new(name::needs_no_quotes);
        for slot in func.slots.keys() {
            slots[slot] = numbering.next(func.slot_name(slot));
        }
        let mut numbering = Numbering::new(name::block_needs_no_quotes);
        for block in func.layout.blocks() {
            blocks[block] = numbering.next(func.block_name(block));
        }
        let mut numbering = Numbering::new(name::needs_no_quotes);
        for block in func.layout.blocks() {
            for &param in func.dfg.params(block) {
                values[param] = numbering.next(func.value_name(param));
            }
            for inst in func.layout.insts(block) {
                for result in func.dfg.results(inst) {
                    values[result] = numbering.next(func.value_name(result));
                }
            }
        }
        BodyPrinter { func, id, values, blocks, slots }
    }

    /// Whether a value is defined in the text before the one that is number `order`.
    pub(super) fn is_above(&self, value: Value, order: u32) -> bool {
        let at = self.values[value].order;
        at != 0 && at < order
    }

    /// Whether a value is in the text: a constant, or one that is defined there.
    pub(super) fn stands(&self, value: Value) -> bool {
        let dfg = &self.func.dfg;
        dfg.is_value(value) && (dfg.as_const(value).is_some() || self.values[value].order != 0)
    }

    pub(super) fn write(&self, printer: &mut Printer<'_>) {
        self.write_source(printer);
        self.write_slots(printer);
        self.write_variables(printer);
        // The number of the next value: those below it stand above.
        let mut next = 1;
        for block in self.func.layout.blocks() {
            self.label(printer, block);
            next += self.func.dfg.params(block).len() as u32;
            for inst in self.func.layout.insts(block) {
                if !self.func.layout.debug.is_empty() {
                    self.debug_values(printer, inst);
                }
                printer.text("  ");
                self.inst(printer, inst, next);
                self.comment(printer, AnnotationSite::Inst(inst));
                next += self.func.dfg.results(inst).len() as u32;
            }
        }
    }

    fn write_slots(&self, printer: &mut Printer<'_>) {
        for (slot, data) in &self.func.slots {
            printer.text("  slot ");
            self.slot(printer, slot);
            printer.text(": ");
            printer.data_type(data.ty);
            if data.align != printer.module.types.layout(data.ty).align {
                printer.align(data.align);
            }
            printer.text(if data.frozen { " frozen" } else { "" });
            printer.char('\n');
        }
    }

    fn label(&self, printer: &mut Printer<'_>, block: Block) {
        self.block(printer, block);
        let params = self.func.dfg.params(block);
        if !params.is_empty() && self.func.layout.entry() != Some(block) {
            for (i, &param) in params.iter().enumerate() {
                printer.text(if i == 0 { "(" } else { ", " });
                self.value(printer, param);
                printer.text(": ");
                printer.ty(self.func.dfg.ty(param));
            }
            printer.char(')');
        }
        printer.char(':');
        self.comment(printer, AnnotationSite::Block(block));
    }

    /// Ends a line, with the comment for the place if there is one.
    fn comment(&self, printer: &mut Printer<'_>, place: AnnotationSite) {
        if let Some(comment) = printer.options.annotate.and_then(|f| f(self.id, place)) {
            printer.text("  ; ");
            printer.out.extend(comment.chars().map(|c| if c == '\n' { ' ' } else { c }));
        }
        printer.char('\n');
    }

    // ---- names ----

    /// A value that stands in the text.
    pub(super) fn value(&self, printer: &mut Printer<'_>, value: Value) {
        printer.char('%');
        let number = self.values[value];
        sigil_name(printer, self.func.value_name(value), number, value.as_u32());
    }

    pub(super) fn slot(&self, printer: &mut Printer<'_>, slot: StackSlot) {
        printer.char('$');
        let name = if self.func.slots.is_valid(slot) { self.func.slot_name(slot) } else { None };
        sigil_name(printer, name, self.slots[slot], slot.as_u32());
    }

    pub(super) fn block(&self, printer: &mut Printer<'_>, block: Block) {
        let number = self.blocks[block];
        if number.order == 0 {
            return missing(printer, block.as_u32());
        }
        let Some(name) = self.func.block_name(block) else {
            printer.text(name::BLOCK);
            return printer.uint(number.number);
        };
        written_name(printer, name, number);
    }

    /// A constant, or the name of a value.
    pub(super) fn value_or_const(&self, printer: &mut Printer<'_>, value: Value) {
        if !self.func.dfg.is_value(value) {
            printer.char('%');
            return missing(printer, value.as_u32());
        }
        match self.func.dfg.as_const(value) {
            Some(ConstData::Bits(bits)) => push_bits(self.func.dfg.ty(value), bits, printer.out),
            Some(ConstData::Poison) => printer.text("poison"),
            None => self.value(printer, value),
        }
    }
}

/// The rest of a name behind its sigil.
fn sigil_name(printer: &mut Printer<'_>, name: Option<&str>, number: Number, id: u32) {
    if number.order == 0 {
        return missing(printer, id);
    }
    let Some(name) = name else { return printer.uint(number.number) };
    written_name(printer, name, number);
}

fn written_name(printer: &mut Printer<'_>, name: &str, number: Number) {
    if number.quoted {
        push_string(name, printer.out);
    } else {
        printer.text(name);
    }
    if number.number > 0 {
        printer.char('.');
        push_uint(number.number.into(), printer.out);
    }
}

/// An entity that does not stand in the text.
fn missing(printer: &mut Printer<'_>, id: u32) {
    printer.char('<');
    printer.uint(id);
    printer.char('>');
}
