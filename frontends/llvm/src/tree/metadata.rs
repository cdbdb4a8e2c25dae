//! Metadata: nodes, what is in them, and records of variables.

use super::{Expression, Module, Name, ValueKind};
use irc_ir::debug::MAX_NAME;
use smallvec::SmallVec;

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
            Some(Meta::Expression(expression)) => return expression.clone(),
            Some(Meta::Node(number)) => self.nodes.get(number),
            _ => None,
        };
        match node.and_then(|node| node.fields.first()) {
            Some((_, Meta::Expression(expression))) => expression.clone(),
            _ => Expression::UNKNOWN,
        }
    }
}

/// What is said of a variable: `#dbg_value`, `#dbg_declare`, `#dbg_assign` and calls of the
/// intrinsics that LLVM had before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugRecord {
    /// Whether the variable is in memory all the time, at the address that is the value.
    pub is_declare: bool,
    /// The operands.
    pub operands: DebugOperands,
    /// The local that is the address of the variable in memory, of an assignment that goes there,
    /// too.
    pub address: Option<u32>,
    /// What is computed from them, and of which part of the variable that is the value.
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

/// The operands of a record, mostly one; nothing for one that is not known, or that is more than a
/// local or a number.
pub type DebugOperands = SmallVec<[Option<DebugOperand>; 1]>;

/// What the value of a variable is computed from.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DebugOperand {
    /// That of a local.
    Local(u32),
    /// The bits of a constant.
    Int(u128),
}

impl DebugOperand {
    /// The local that it is, if it is one.
    pub fn local(self) -> Option<u32> {
        match self {
            DebugOperand::Local(local) => Some(local),
            DebugOperand::Int(_) => None,
        }
    }

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
