//! The tree to a module of the IR.
//!
//! A value of LLVM is the list of its scalars: vectors, arrays and structs are taken apart, so
//! moving their parts around makes no code. `layout` says which scalars a type has and where they
//! lie, `globals` makes variables and functions, `function` a body, block by block in reverse
//! postorder, so that a value is lowered before what uses it. One file has each family of
//! instructions.
//!
//! What becomes of LLVM's undefined values is written in docs/llvm.md: `undef` is zero, `poison` is
//! poison, and memory on the stack begins as arbitrary bytes, not as poison.

mod addresses;
mod aggregate;
mod arithmetic;
mod asm;
mod atomic;
mod calls;
mod cast;
mod constant;
mod control;
mod debug;
mod debug_types;
mod function;
mod globals;
mod internalize;
pub(crate) mod layout;
mod locations;
mod loops;
mod memory;
mod packed;
mod ranges;
mod remainder;
mod signature;
mod spaces;
pub(crate) mod spans;

pub(crate) use function::{Body, Vals};
pub(crate) use spaces::referenced;

use crate::codes::{Fault, fault};
use crate::intrinsic::pattern::Names;
use crate::tree::{self, Attribute, Attributes, TypeId};
use irc_ir::entity::{File, FuncId, GlobalId};
use irc_ir::module::Module;
use irc_ir::op::PtxCode;
use irc_ptx::text::{Diagnostic, Span};
use layout::{Kind, Layout, Leaves};
use rustc_hash::FxHashMap;
use signature::Abi;
use spans::Spans;
use std::cell::RefCell;

/// The most errors that are reported.
const MAX_ERRORS: usize = 100;

/// What a name of the module stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named {
    /// A variable.
    Global(GlobalId),
    /// A function, and its number in the tree.
    Func(FuncId, usize),
    /// A function that is an intrinsic, by its number in the tree.
    Intrinsic(usize),
    /// Another name of something, by its number in the tree.
    Alias(usize),
}

/// What all functions share.
pub(crate) struct Context<'t, 'a> {
    pub tree: &'t tree::Module<'a>,
    pub layout: Layout,
    pub names: FxHashMap<&'t str, Named>,
    /// How each function of the tree is called.
    pub abis: Vec<Option<Abi>>,
    /// Files by the node that names them.
    files: FxHashMap<u32, File>,
    /// The types of the source by their nodes, if a debugger is told of them.
    types: Option<RefCell<debug_types::Types>>,
    /// What `__nvvm_reflect("__CUDA_FTZ")` says.
    pub flush: bool,
    /// What `llvm.nvvm.*` are.
    pub nvvm_names: Names,
    /// Inline assembly that has been read: sources have the same one many times.
    texts: RefCell<FxHashMap<asm::Text, PtxCode>>,
}

/// Lowers a module; notes where its functions and instructions stand if somebody asks.
pub fn lower(
    tree: &tree::Module<'_>,
    debug: bool,
    mut spans: Option<&mut Spans>,
) -> Result<Module, Vec<Diagnostic>> {
    let one = |fault: Fault| vec![*fault];
    let named = tree.layout.as_ref().map(|(text, span)| (&**text, *span));
    let layout = Layout::new(named).map_err(one)?;
    check_triple(tree).map_err(one)?;
    if let Some(span) = tree.assembly {
        return Err(one(fault("L0206", "assembly outside of functions is not supported", span)));
    }
    if let Some((span, message)) = tree.bad_name.filter(|_| debug) {
        return Err(one(fault("L0209", message, span)));
    }
    let mut cx = Context {
        tree,
        layout,
        names: FxHashMap::default(),
        abis: Vec::new(),
        files: FxHashMap::default(),
        types: debug.then(RefCell::default),
        flush: flushes(tree),
        nvvm_names: Names::default(),
        texts: RefCell::default(),
    };
    let mut module = Module::new();
    globals::declare(&mut cx, &mut module).map_err(one)?;
    locations::files(&mut cx, &mut module);
    debug::globals(&cx, &mut module);
    let mut errors = Vec::new();
    for (number, function) in tree.functions.iter().enumerate() {
        if function.blocks.is_empty() || errors.len() >= MAX_ERRORS {
            continue;
        }
        if let Some(Named::Func(id, of)) = cx.names.get(&*function.name).copied()
            && of == number
            && !is_elsewhere(function)
            && let Err(fault) = function::lower(&cx, &mut module, id, number, spans.as_deref_mut())
        {
            errors.push(*fault);
        }
    }
    debug_types::end(&mut module);
    internalize::internalize(&cx, &mut module);
    if errors.is_empty() { Ok(module) } else { Err(errors) }
}

/// Whether the body of a function is a copy of one that is defined in another module.
fn is_elsewhere(function: &tree::Function<'_>) -> bool {
    function.linkage == tree::Linkage::Available
}

fn check_triple(tree: &tree::Module<'_>) -> Result<(), Fault> {
    let Some((triple, span)) = &tree.triple else { return Ok(()) };
    if triple.is_empty() || triple.starts_with("nvptx64") {
        return Ok(());
    }
    let message = match triple.starts_with("nvptx") {
        true => "programs of 32 bits are not supported: expected a triple of `nvptx64`".to_owned(),
        false => format!("`{triple}` is not a triple of `nvptx64`"),
    };
    Err(fault("L0202", message, *span))
}

/// Whether the module flag says that subnormals of floats are flushed.
fn flushes(tree: &tree::Module<'_>) -> bool {
    let flags = tree.named.iter().filter(|(name, _)| name == "llvm.module.flags");
    let nodes = flags.flat_map(|(_, nodes)| nodes).filter_map(|node| tree.nodes.get(node));
    let mut values = nodes.filter_map(|node| match node.fields.as_slice() {
        [_, (_, tree::Meta::Text(name)), (_, tree::Meta::Number(value))] => {
            (name == "nvvm-reflect-ftz").then_some(*value != 0)
        }
        _ => None,
    });
    values.next().unwrap_or(false)
}

impl<'t, 'a> Context<'t, 'a> {
    /// The scalars of a type.
    pub fn leaves(&self, ty: TypeId, span: Span) -> Result<Leaves, Fault> {
        let leaves = self.layout.leaves(&self.tree.types, ty);
        leaves.map_err(|why| fault("L0201", format!("{why} is not supported"), span))
    }

    /// The one scalar of a type.
    pub fn scalar(&self, ty: TypeId, span: Span) -> Result<Kind, Fault> {
        match &*self.leaves(ty, span)? {
            [leaf] => Ok(leaf.kind),
            _ => Err(self.mismatch("a scalar", ty, span)),
        }
    }

    /// Size and alignment of a type in bytes.
    pub fn size_align(&self, ty: TypeId, span: Span) -> Result<(u64, u64), Fault> {
        self.layout.size_align(&self.tree.types, ty).ok_or_else(|| {
            let ty = self.tree.types.show(ty);
            fault("L0201", format!("the type {ty} has no size, or is too large"), span)
        })
    }

    #[cold]
    pub fn mismatch(&self, expected: &str, ty: TypeId, span: Span) -> Fault {
        let found = self.tree.types.show(ty);
        fault("L0208", format!("expected {expected}, found a value of type {found}"), span)
    }

    /// All attributes of something, those of groups included.
    pub fn all<'s>(&'s self, attrs: &'s Attributes<'a>) -> impl Iterator<Item = &'s Attribute<'a>> {
        let groups = attrs.groups.iter().filter_map(|group| self.tree.groups.get(group));
        attrs.list.iter().chain(groups.flatten())
    }

    pub fn has(&self, attrs: &Attributes<'a>, word: &str) -> bool {
        self.all(attrs).any(|attribute| matches!(attribute, Attribute::Word(w) if *w == word))
    }

    /// The number of the processor that a function names, 90 of `sm_90a`.
    pub fn processor(&self, function: &tree::Function<'a>) -> Option<i32> {
        let cpu = self.text(&function.attrs, "target-cpu")?;
        let digits = cpu.strip_prefix("sm_")?.trim_end_matches(|c: char| !c.is_ascii_digit());
        digits.parse().ok()
    }

    /// The text of an attribute `"key"="value"`.
    pub fn text<'s>(&'s self, attrs: &'s Attributes<'a>, key: &str) -> Option<&'s str> {
        self.all(attrs).find_map(|attribute| match attribute {
            Attribute::Text(k, value) if k == key => Some(&**value),
            _ => None,
        })
    }
}
