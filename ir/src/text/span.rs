//! Places in a text.
//!
//! [`SourceSpans`] keeps where each entity of a parsed module was written, so that what is found
//! wrong later can be shown there.

use crate::entity::{Block, DebugType, File, FuncId, GlobalId, Inst, StackSlot};
use crate::verify::Subject;
use cranelift_entity::SecondaryMap;
use irc_ptx::text::Span;
use rustc_hash::FxHashMap;

/// Where the entities of a function were written.
#[derive(Clone, Debug, Default)]
pub struct FunctionSpans {
    /// The name of the function in its header.
    pub name: Span,
    /// The labels of blocks.
    pub blocks: SecondaryMap<Block, Span>,
    /// Instructions, from the first result to the last operand.
    pub insts: SecondaryMap<Inst, Span>,
    /// The names of stack slots.
    pub slots: SecondaryMap<StackSlot, Span>,
    /// What a debugger is told of the function, its variables, and values before instructions.
    pub(super) debug: DebugSpans,
    /// The body from brace to brace, if there is one.
    pub body: Option<Span>,
}

/// Where what a debugger is told of a function was written.
#[derive(Clone, Debug, Default)]
pub(super) struct DebugSpans {
    /// What is told before stack slots.
    pub head: Vec<Span>,
    pub variables: Vec<Span>,
    pub values: FxHashMap<Inst, Vec<Span>>,
}

/// What an item of a text is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// `textures`.
    TextureMode,
    /// `file`.
    File,
    /// `type`.
    Type,
    /// `debug_type`.
    DebugType,
    /// `debug_global`.
    DebugGlobal,
    /// `global`.
    Global,
    /// `kernel` or `func`.
    Func(FuncId),
}

/// An item of a text.
#[derive(Copy, Clone, Debug)]
pub(super) struct Item {
    pub kind: ItemKind,
    /// From its first word to its last.
    pub span: Span,
}

/// Where the entities of a module were written.
#[derive(Clone, Debug, Default)]
pub struct SourceSpans {
    /// Functions.
    pub funcs: SecondaryMap<FuncId, FunctionSpans>,
    /// The names of globals.
    pub globals: SecondaryMap<GlobalId, Span>,
    /// The numbers of files.
    pub files: SecondaryMap<File, Span>,
    /// The numbers of debug types.
    pub debug_types: SecondaryMap<DebugType, Span>,
    /// All items, in the order of the text.
    pub(super) items: Vec<Item>,
}

impl SourceSpans {
    /// Where a part of the module was written, if it was.
    pub fn place(&self, place: Subject) -> Option<Span> {
        let span = match place {
            Subject::Type(_) => return None,
            Subject::File(file) => self.files[file],
            Subject::DebugType(ty) => self.debug_types[ty],
            Subject::Global(global) => self.globals[global],
            Subject::Func(func) => self.funcs[func].name,
            Subject::Slot(func, slot) => self.funcs[func].slots[slot],
            Subject::Block(func, block) => self.funcs[func].blocks[block],
            Subject::Inst(func, inst) => self.funcs[func].insts[inst],
        };
        Some(span).filter(|&span| span != Span::default())
    }
}
