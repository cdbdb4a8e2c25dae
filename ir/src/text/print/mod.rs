//! Writes the text form.
//!
//! A type is written where the reader would not know it otherwise, a flag where it is not the
//! default. Modules that are not well formed are written too, for people to look at: what has no
//! text form (such as a value that stands nowhere) is written in angle brackets, which does not
//! parse.

mod body;
mod debug;
mod inst;
mod item;
mod ptx;
mod words;

use super::literal;
use crate::entity::{Block, FuncId, Inst, StackSlot, Value};
use crate::module::Module;
use crate::types::{Space, Type};
use std::fmt;

/// A place that a comment can stand at.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AnnotationSite {
    /// The label of a block, with its parameters. Those of the entry block are in the header.
    Block(Block),
    /// An instruction.
    Inst(Inst),
}

/// Gives the comment at a place, without the semicolon.
pub type Annotate<'a> = &'a dyn Fn(FuncId, AnnotationSite) -> Option<String>;

/// How to write.
#[derive(Clone, Copy, Default)]
#[non_exhaustive]
pub struct PrintOptions<'a> {
    /// Comments to write at the end of lines.
    pub annotate: Option<Annotate<'a>>,
}

impl<'a> PrintOptions<'a> {
    /// Sets [`Self::annotate`].
    pub const fn with_annotate(self, annotate: Annotate<'a>) -> Self {
        PrintOptions { annotate: Some(annotate) }
    }
}

impl fmt::Debug for PrintOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PrintOptions").field("annotate", &self.annotate.is_some()).finish()
    }
}

/// Writes a module.
pub fn write_module(module: &Module, options: PrintOptions<'_>, out: &mut String) {
    Printer::new(module, options, out).module();
}

/// Writes a function of a module.
pub fn write_function(module: &Module, func: FuncId, options: PrintOptions<'_>, out: &mut String) {
    Printer::new(module, options, out).function(func);
}

/// The text of a function of a module.
pub fn function_to_string(module: &Module, func: FuncId) -> String {
    let mut out = String::new();
    write_function(module, func, PrintOptions::default(), &mut out);
    out
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = String::new();
        write_module(self, PrintOptions::default(), &mut out);
        f.write_str(&out)
    }
}

/// The names of the entities of a function, as its text has them.
pub(crate) struct Names<'a> {
    module: &'a Module,
    body: body::BodyPrinter<'a>,
}

impl<'a> Names<'a> {
    pub(crate) fn new(module: &'a Module, func: FuncId) -> Names<'a> {
        Names { module, body: body::BodyPrinter::new(module.func(func), func) }
    }

    /// A value: `%name`, or what a constant is.
    pub(crate) fn value(&self, value: Value) -> String {
        self.text(|printer| self.body.value_or_const(printer, value))
    }

    /// A block.
    pub(crate) fn block(&self, block: Block) -> String {
        self.text(|printer| self.body.block(printer, block))
    }

    /// A stack slot: `$name`.
    pub(crate) fn slot(&self, slot: StackSlot) -> String {
        self.text(|printer| self.body.slot(printer, slot))
    }

    fn text(&self, write: impl FnOnce(&mut Printer<'_>)) -> String {
        let mut out = String::new();
        write(&mut Printer::new(self.module, PrintOptions::default(), &mut out));
        out
    }
}

struct Printer<'a> {
    module: &'a Module,
    options: PrintOptions<'a>,
    type_names: item::TypeNames<'a>,
    out: &'a mut String,
}

impl<'a> Printer<'a> {
    fn new(module: &'a Module, options: PrintOptions<'a>, out: &'a mut String) -> Printer<'a> {
        Printer { module, options, type_names: item::TypeNames::new(&module.types), out }
    }

    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn char(&mut self, c: char) {
        self.out.push(c);
    }

    fn uint(&mut self, n: impl Into<u128>) {
        literal::push_uint(n.into(), self.out);
    }

    fn int(&mut self, n: impl Into<i128>) {
        literal::push_int(n.into(), self.out);
    }

    /// ` align(N)`.
    fn align(&mut self, align: u32) {
        self.text(" align(");
        self.uint(align);
        self.char(')');
    }

    fn ty(&mut self, ty: Type) {
        match ty {
            Type::Scalar(scalar) => self.text(scalar.name()),
            Type::Vector(_, lanes) | Type::PtrVector(_, lanes) => {
                self.char('<');
                self.uint(lanes);
                self.text(" x ");
                self.ty(ty.lane());
                self.char('>');
            }
            Type::Ptr(Space::Generic) => self.text("ptr"),
            Type::Ptr(space) => {
                self.text("ptr.");
                self.text(space.name());
            }
            Type::Texref => self.text("texref"),
            Type::Samplerref => self.text("samplerref"),
            Type::Surfref => self.text("surfref"),
        }
    }
}
