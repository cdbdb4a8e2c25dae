//! Metadata: nodes, what is in them, and records of variables.

use super::{Module, Name, ValueKind};
use irc_ir::debug::MAX_NAME;

/// A node of metadata.
#[derive(Clone, Debug, Default)]
pub struct Node<'a> {
    /// The kind of a specialised node, such as `DILocation`; empty for a tuple.
    pub kind: &'a str,
    /// What is in it, with names in a specialised node.
    pub fields: Vec<(&'a str, Meta<'a>)>,
}

impl<'a> Node<'a> {
    /// A field by its name.
    pub fn field(&self, name: &str) -> Option<&Meta<'a>> {
        self.fields.iter().find(|(known, _)| *known == name).map(|(_, meta)| meta)
    }

    /// A number in a field.
    pub fn number(&self, name: &str) -> Option<u64> {
        match self.field(name)? {
            Meta::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A node in a field.
    pub fn node(&self, name: &str) -> Option<u32> {
        match self.field(name)? {
            Meta::Node(number) => Some(*number),
            _ => None,
        }
    }

    /// Words in a field.
    pub fn word(&self, name: &str) -> Option<&'a str> {
        match self.field(name)? {
            Meta::Word(word) => Some(word),
            _ => None,
        }
    }

    /// A text in a field.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.field(name)? {
            Meta::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// What is in a node of metadata.
#[derive(Clone, Debug)]
pub enum Meta<'a> {
    /// Another node.
    Node(u32),
    /// A text.
    Text(Name<'a>),
    /// A number.
    Number(u64),
    /// A symbol.
    Symbol(Name<'a>),
    /// Words, as `DW_TAG_member` or `DIFlagPublic | DIFlagArtificial`.
    Word(&'a str),
    /// An expression of debug information.
    Expression(Expression),
    /// Anything else.
    Other,
}

/// Why debuggers cannot be told a name, if so.
pub fn fault_of_name(name: &[u8]) -> Option<&'static str> {
    match name.len() > MAX_NAME {
        true => Some("a name for debuggers of more than 64 KiB"),
        false => std::str::from_utf8(name).err().map(|_| "a name for debuggers that is not UTF-8"),
    }
}

impl Module<'_> {
    /// An expression in a field.
    pub fn expression(&self, field: Option<&Meta<'_>>) -> Expression {
        let node = match field {
            Some(Meta::Expression(expression)) => return *expression,
            Some(Meta::Node(number)) => self.nodes.get(number),
            _ => None,
        };
        match node.and_then(|node| node.fields.first()) {
            Some((_, Meta::Expression(expression))) => *expression,
            _ => Expression::UNKNOWN,
        }
    }
}

/// What is said of a variable: `#dbg_value`, `#dbg_declare`, `#dbg_assign` and calls of the
/// intrinsics that LLVM had before.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DebugRecord {
    /// Whether the variable is in memory all the time, at the address that is the value.
    pub is_declare: bool,
    /// The operand; nothing where it is not known, or is more than a local or a number.
    pub value: Option<DebugOperand>,
    /// What is computed from it, and of which part of the variable that is the value.
    pub expression: Expression,
    /// The node of the variable.
    pub variable: u32,
    /// The node of the location.
    pub location: u32,
}

impl DebugRecord {
    /// Whether a kind of record declares a variable; nothing for those that say nothing of one.
    pub(crate) fn declares(kind: &str) -> Option<bool> {
        match kind {
            "declare" => Some(true),
            "value" | "assign" => Some(false),
            _ => None,
        }
    }
}

/// What the value of a variable is computed from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DebugOperand {
    /// That of a local.
    Local(u32),
    /// The bits of a constant.
    Int(u128),
}

impl DebugOperand {
    /// A local or a number.
    pub fn of(value: &ValueKind<'_>) -> Option<DebugOperand> {
        match value {
            ValueKind::Local(local) => Some(DebugOperand::Local(*local)),
            ValueKind::Int(bits) | ValueKind::Float(bits) => Some(DebugOperand::Int(bits.get())),
            ValueKind::Null | ValueKind::Zero => Some(DebugOperand::Int(0)),
            _ => None,
        }
    }
}

/// What an expression of debug information computes from its operand, as far as it can be told.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Computed {
    /// The operand itself.
    #[default]
    Operand,
    /// A number more than the operand.
    Sum(u64),
    /// What is in memory at the operand.
    Memory,
    /// The operand, as an address in the space of a class.
    Class,
    /// Something else.
    Other,
}

/// An expression of debug information.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Expression {
    /// What it computes.
    pub computed: Computed,
    /// The part of the variable that it is about: where it begins and its size, in bits. Without
    /// one it is the variable.
    pub part: Option<(u64, u64)>,
}

/// The operations that are looked at, by their numbers.
const OPERATIONS: [(&str, u64); 10] = [
    ("DW_OP_LLVM_arg", ARG),
    ("DW_OP_deref", DEREF),
    ("DW_OP_constu", CONSTU),
    ("DW_OP_minus", MINUS),
    ("DW_OP_plus", PLUS),
    ("DW_OP_plus_uconst", PLUS_UCONST),
    ("DW_OP_stack_value", STACK_VALUE),
    ("DW_OP_swap", SWAP),
    ("DW_OP_xderef", XDEREF),
    ("DW_OP_LLVM_fragment", FRAGMENT),
];
const DEREF: u64 = 0x06;
const CONSTU: u64 = 0x10;
const SWAP: u64 = 0x16;
const XDEREF: u64 = 0x18;
const MINUS: u64 = 0x1c;
const PLUS: u64 = 0x22;
const PLUS_UCONST: u64 = 0x23;
const STACK_VALUE: u64 = 0x9f;
const FRAGMENT: u64 = 0x1000;
const ARG: u64 = 0x1005;

impl Expression {
    /// One that is not told.
    pub const UNKNOWN: Expression = Expression { computed: Computed::Other, part: None };

    /// Of operations and their operands.
    pub fn of(operations: &[u64]) -> Expression {
        let (rest, part) = match operations {
            [rest @ .., FRAGMENT, offset, size] => (rest, Some((*offset, *size))),
            _ => (operations, None),
        };
        // The operand is the first of a list of operands, or all of it.
        let rest = rest.strip_prefix(&[ARG, 0]).unwrap_or(rest);
        let (rest, is_value) = match rest {
            [rest @ .., STACK_VALUE] => (rest, true),
            _ => (rest, false),
        };
        let computed = match *rest {
            [] => Computed::Operand,
            [PLUS_UCONST, number] | [CONSTU, number, PLUS] => Computed::Sum(number),
            [CONSTU, number, MINUS] => Computed::Sum(number.wrapping_neg()),
            [DEREF] if !is_value => Computed::Memory,
            [CONSTU, _, SWAP, XDEREF] if !is_value => Computed::Class,
            _ => Computed::Other,
        };
        Expression { computed, part }
    }

    /// The number of an operation by its name; one that is nowhere for those that are not known.
    pub fn operation(name: &str) -> u64 {
        let known = OPERATIONS.iter().find(|(known, _)| *known == name);
        known.map_or(u64::MAX, |&(_, number)| number)
    }
}
