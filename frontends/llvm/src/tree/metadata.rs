//! Metadata: nodes, what is in them, and records of variables.

use super::Name;

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
    /// Anything else.
    Other,
}

/// What is said of a variable: `#dbg_value`, `#dbg_declare`.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DebugRecord {
    /// Whether the variable is in memory all the time, at the address that is the value.
    pub is_declare: bool,
    /// The value; nothing where it is not known, or is more than a local or a number.
    pub value: Option<DebugOperand>,
    /// The node of the variable.
    pub variable: u32,
    /// The node of the location.
    pub location: u32,
}

/// The value of a variable.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DebugOperand {
    /// That of a local.
    Local(u32),
    /// An integer.
    Int(u128),
}
