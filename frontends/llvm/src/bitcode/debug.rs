//! Debug information: nodes as text has them, by a table, and records of variables.
//!
//! Reference: `writeDI..` in `BitcodeWriter.cpp` of LLVM 17 to 22.

use super::Reader;
use super::constant::unrotated;
use super::stream::{Operands, Record, malformed};
use crate::codes::Fault;
use crate::tree::{DebugOperand, DebugRecord, Meta, Node};
use Field::{Encoding, Flags, Measure, Number, Ref, Tag};
use smallvec::smallvec;

/// How a field of a node is written.
#[derive(Copy, Clone)]
enum Field {
    /// Other metadata.
    Ref,
    Number,
    /// A number, or metadata if a bit of the first operand says so, as since LLVM 21.
    Measure(u64),
    Tag,
    Encoding,
    Flags,
}

/// The bit for sizes of composite types; that below it has had another use.
const COMPOSITE: u64 = 4;
const OTHERS: u64 = 2;

/// A node: its record, kind, and fields with their operands.
type Kind = (u32, &'static str, &'static [(&'static str, usize, Field)]);

/// What functions and variables of the module begin with.
const SYMBOL: &[(&str, usize, Field)] = &[
    ("scope", 1, Ref),
    ("name", 2, Ref),
    ("linkageName", 3, Ref),
    ("file", 4, Ref),
    ("line", 5, Number),
    ("type", 6, Ref),
];

/// The nodes that the lowering uses, with what it uses of them.
const KINDS: [Kind; 14] = [
    (
        15,
        "DIBasicType",
        &[
            ("tag", 1, Tag),
            ("name", 2, Ref),
            ("size", 3, Measure(OTHERS)),
            ("encoding", 5, Encoding),
        ],
    ),
    (16, "DIFile", &[("filename", 1, Ref), ("directory", 2, Ref)]),
    (
        17,
        "DIDerivedType",
        &[
            ("tag", 1, Tag),
            ("name", 2, Ref),
            ("baseType", 6, Ref),
            ("size", 7, Measure(OTHERS)),
            ("offset", 9, Measure(OTHERS)),
            ("flags", 10, Flags),
        ],
    ),
    (
        18,
        "DICompositeType",
        &[
            ("tag", 1, Tag),
            ("name", 2, Ref),
            ("baseType", 6, Ref),
            ("size", 7, Measure(COMPOSITE)),
            ("elements", 11, Ref),
        ],
    ),
    (19, "DISubroutineType", &[("types", 2, Ref)]),
    (20, "DICompileUnit", &[("file", 2, Ref)]),
    (21, "DISubprogram", SYMBOL),
    (
        22,
        "DILexicalBlock",
        &[("scope", 1, Ref), ("file", 2, Ref), ("line", 3, Number), ("column", 4, Number)],
    ),
    (23, "DILexicalBlockFile", &[("scope", 1, Ref), ("file", 2, Ref)]),
    (24, "DINamespace", &[("scope", 1, Ref), ("name", 2, Ref)]),
    (27, "DIGlobalVariable", SYMBOL),
    (
        28,
        "DILocalVariable",
        &[
            ("scope", 1, Ref),
            ("name", 2, Ref),
            ("file", 3, Ref),
            ("line", 4, Number),
            ("type", 5, Ref),
            ("arg", 6, Number),
        ],
    ),
    (37, "DIGlobalVariableExpression", &[("var", 1, Ref), ("expr", 2, Ref)]),
    (13, "DISubrange", &[("count", 1, Ref)]),
];

/// The tags of types, by their numbers in DWARF.
const TAGS: [(u64, &str); 16] = [
    (0x01, "DW_TAG_array_type"),
    (0x02, "DW_TAG_class_type"),
    (0x04, "DW_TAG_enumeration_type"),
    (0x0d, "DW_TAG_member"),
    (0x0f, "DW_TAG_pointer_type"),
    (0x10, "DW_TAG_reference_type"),
    (0x13, "DW_TAG_structure_type"),
    (0x16, "DW_TAG_typedef"),
    (0x17, "DW_TAG_union_type"),
    (0x1c, "DW_TAG_inheritance"),
    (0x26, "DW_TAG_const_type"),
    (0x35, "DW_TAG_volatile_type"),
    (0x37, "DW_TAG_restrict_type"),
    (0x3b, "DW_TAG_unspecified_type"),
    (0x42, "DW_TAG_rvalue_reference_type"),
    (0x47, "DW_TAG_atomic_type"),
];

/// The encodings of base types.
const ENCODINGS: [(u64, &str); 7] = [
    (0x02, "DW_ATE_boolean"),
    (0x04, "DW_ATE_float"),
    (0x05, "DW_ATE_signed"),
    (0x06, "DW_ATE_signed_char"),
    (0x07, "DW_ATE_unsigned"),
    (0x08, "DW_ATE_unsigned_char"),
    (0x10, "DW_ATE_UTF"),
];

/// The flag of members that are not in their structs.
const STATIC_MEMBER: u64 = 1 << 12;

fn word<'a>(table: &[(u64, &'static str)], number: u64) -> Meta<'a> {
    let found = table.iter().find(|(known, _)| *known == number);
    found.map_or(Meta::Other, |(_, word)| Meta::Word(word))
}

impl<'a> Reader<'a> {
    /// A node of debug information; nothing for those that are not used.
    pub(super) fn debug_node(&self, record: &Record<'a>) -> Result<Option<Node<'a>>, Fault> {
        if record.code == 14 {
            return self.enumerator(record).map(Some);
        }
        let Some((_, kind, fields)) = KINDS.iter().find(|(code, ..)| *code == record.code) else {
            return Ok(None);
        };
        // Subranges had numbers for counts before LLVM 7.
        if record.code == 13 && record.op(0)? >> 1 == 0 {
            return Ok(Some(Node { kind, fields: vec![("count", Meta::Number(record.op(1)?))] }));
        }
        let field = |&(name, index, field): &(&'static str, usize, Field)| {
            Ok((name, self.debug_field(field, record.op(index)?, record.op(0)?)))
        };
        Ok(Some(Node { kind, fields: fields.iter().map(field).collect::<Result<_, Fault>>()? }))
    }

    fn debug_field(&self, field: Field, op: u64, first: u64) -> Meta<'a> {
        match field {
            Ref => self.nodes.operand(op),
            Measure(bit) if first & bit != 0 => self.nodes.operand(op),
            Number | Measure(_) => Meta::Number(op),
            Tag => word(&TAGS, op),
            Encoding => word(&ENCODINGS, op),
            Flags if op & STATIC_MEMBER != 0 => Meta::Word("DIFlagStaticMember"),
            Flags => Meta::Other,
        }
    }

    /// A constant of an enumeration: its bits in the width that is said, or a number with a sign
    /// before LLVM 12.
    fn enumerator(&self, record: &Record<'a>) -> Result<Node<'a>, Fault> {
        const IS_UNSIGNED: u64 = 2;
        const HAS_WIDTH: u64 = 4;
        let flags = record.op(0)?;
        let (name, value) = match flags & HAS_WIDTH != 0 {
            true => {
                let (width, bits) = (record.op(1)?, unrotated(record.op(3)?));
                let shift = 64 - width.clamp(1, 64);
                let value = match flags & IS_UNSIGNED != 0 {
                    true => (bits as u64) << shift >> shift,
                    false => (bits << shift >> shift) as u64,
                };
                (record.op(2)?, value)
            }
            false => (record.op(2)?, unrotated(record.op(1)?) as u64),
        };
        let fields = vec![("name", self.nodes.operand(name)), ("value", Meta::Number(value))];
        Ok(Node { kind: "DIEnumerator", fields })
    }

    /// A record of a variable. It stands behind the instruction that it is said before.
    pub(super) fn debug_record(&mut self, record: &Record<'a>) -> Result<(), Fault> {
        let (is_declare, is_operand) = match record.code {
            61 | 63 => (false, false),
            62 => (true, false),
            64 => (false, true),
            // Labels, and values that are nowhere when the function begins.
            _ => return Ok(()),
        };
        let operands = match is_operand {
            true => {
                let value = self.operand(&mut record.operands(3))?.value;
                smallvec![DebugOperand::of(&value.kind)]
            }
            false => self.nodes.debug_operands(record.op(3)?),
        };
        let places = [record.op(0)?, record.op(1)?].map(|index| self.nodes.number(index));
        let [Some(location), Some(variable)] = places else { return Ok(()) };
        let expression = self.nodes.expression(record.op(2)?);
        let address = match record.code {
            63 => self.address_operand(record.op(6)?),
            _ => None,
        };
        let said = DebugRecord { is_declare, operands, address, expression, variable, location };
        if !self.bodies.add_record(said) {
            let message = "a record of a variable that is before no instruction";
            return Err(malformed(message, record.span));
        }
        Ok(())
    }

    /// The local that is the address of an assignment, if it is one.
    fn address_operand(&self, index: u64) -> Option<u32> {
        match self.nodes.debug_operands(index)[..] {
            [Some(operand)] => operand.local(),
            _ => None,
        }
    }

    /// The arguments of an intrinsic that says something of a variable, as LLVM had them before
    /// version 19: the location is that of the call, which comes later.
    pub(super) fn debug_call(
        &mut self,
        name: &str,
        ops: &mut Operands<'_>,
    ) -> Result<Option<DebugRecord>, Fault> {
        let kind = name.strip_prefix("llvm.dbg.").unwrap_or_default();
        let Some(is_declare) = DebugRecord::declares(kind) else { return Ok(None) };
        let mut number = || {
            let relative = ops.next()? as u32;
            Ok::<_, Fault>(u64::from((self.values.len() as u32).wrapping_sub(relative)))
        };
        let (value, variable, expression) = (number()?, number()?, number()?);
        let operands = self.nodes.debug_operands(value);
        let expression = self.nodes.expression(expression);
        let variable = self.nodes.number(variable);
        let address = match kind {
            // Behind the number of the assignment.
            "assign" => {
                number()?;
                let address = number()?;
                self.address_operand(address)
            }
            _ => None,
        };
        Ok(variable.map(|variable| DebugRecord {
            is_declare,
            operands,
            address,
            expression,
            variable,
            location: 0,
        }))
    }
}
