//! The linker: several modules of PTX into one, by the rules of their linkage directives.
//!
//! - Of the `.visible` definitions of a name there is one; it wins over those that are `.weak` or
//!   `.common`. Of several weak ones the first is taken, of common ones the largest.
//! - `.extern` declarations, and those without a body, become the definition of their name, if one
//!   of the modules has it, and stay as they are if none has: the driver or a later link has it.
//! - A variable of several definitions has the largest of their alignments: each module relies on
//!   its own.
//! - What is declared in several modules must be the same: parameters by size, alignment and kind,
//!   variables by space, size and kind. What differs only in how bits are read is the same.
//! - Internal names that another module has, too, are renamed: `f` to `f.1`. Kernels are not, for
//!   their names are how they are launched.
//! - `.extern .shared` arrays of open size are the dynamic shared memory of a launch; modules may
//!   declare one by one name with different types, which are then two names for the same memory.
//! - What no kernel reaches is left out ([`Keep`] says what else stays).
//! - The version is the highest of all; targets and address sizes are the same in all.
//!
//! The result has files and pragmas first, then what is only declared, variables (each behind those
//! whose addresses it holds), functions in the order of the modules, aliases. Sections for
//! debuggers stay only where there is one module that has them, but for `.debug_str`, to which
//! `.loc` refers.
//!
//! Reference: PTX ISA, "Linking Directives".

mod check;
mod error;
mod merge;
mod resolve;
mod walk;

pub use error::{LinkError, LinkErrorKind, LinkPlace};

use crate::ast::{Item, Module};
use crate::parse::{ReadError, ReadModule};
use crate::text::line_starts;

/// What stays in the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Keep {
    /// Kernels and what they reach; where there are none, as [`Keep::Visible`].
    #[default]
    Kernels,
    /// Also all that other modules may see.
    Visible,
}

/// A module that is to be linked.
#[derive(Clone, Debug)]
struct Input {
    name: String,
    module: Module,
    /// Where each item begins, if the text is known.
    items: Vec<u32>,
    /// Where the lines of the text begin.
    lines: Vec<u32>,
}

/// Links modules.
///
/// ```
/// use irc_ptx::link::Linker;
///
/// let head = ".version 7.0\n.target sm_80\n.address_size 64\n";
/// let mut linker = Linker::new();
/// linker.add_text("a.ptx", &format!("{head}.extern .func f(); .entry k() {{ call f; ret; }}"))?;
/// linker.add_text("b.ptx", &format!("{head}.visible .func f() {{ ret; }}"))?;
/// let linked = linker.link().expect("they fit");
/// assert_eq!(linked.functions().filter(|f| f.body.is_some()).count(), 2);
///
/// let mut linker = Linker::new();
/// linker.add_text("a.ptx", &format!("{head}.extern .func f(.param .b32 x);"))?;
/// linker.add_text("b.ptx", &format!("{head}.visible .func f() {{ ret; }}"))?;
/// let errors = linker.link().unwrap_err();
/// assert_eq!(
///     errors[0].to_string(),
///     "`f` has different prototypes\n  a.ptx:4: .extern .func f(.param .b32 x)\n  \
///      b.ptx:4: .visible .func f()"
/// );
/// # Ok::<(), Vec<irc_ptx::ReadError>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Linker {
    inputs: Vec<Input>,
    keep: Keep,
}

impl Linker {
    /// Nothing to link yet.
    pub fn new() -> Linker {
        Linker::default()
    }

    /// Says what stays.
    #[must_use]
    pub fn with_keep(self, keep: Keep) -> Linker {
        Linker { keep, ..self }
    }

    /// Adds a module under the name that messages have.
    pub fn add(&mut self, name: &str, module: Module) {
        let (items, lines) = (Vec::new(), Vec::new());
        self.inputs.push(Input { name: name.to_owned(), module, items, lines });
    }

    /// Adds a module by its text.
    ///
    /// # Errors
    /// It is no PTX.
    pub fn add_text(&mut self, name: &str, text: &str) -> Result<(), Vec<ReadError>> {
        let ReadModule { module, errors, items, .. } = ReadModule::read(text);
        if !errors.is_empty() {
            return Err(errors);
        }
        let lines = line_starts(text);
        self.inputs.push(Input { name: name.to_owned(), module, items, lines });
        Ok(())
    }

    /// How many modules were added.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Whether there is nothing to link.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// Links all modules into one.
    ///
    /// # Errors
    /// They do not fit; all that is wrong is told.
    pub fn link(self) -> Result<Module, Vec<LinkError>> {
        let Linker { mut inputs, keep } = self;
        inputs.iter_mut().for_each(|input| resolve::share_linkage(&mut input.module));
        let mut errors = check::heads(&inputs);
        let resolved = resolve::resolve(&inputs, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        merge::merge(inputs, resolved, keep).map_err(|error| vec![error])
    }
}

impl Input {
    /// What an item of it says.
    fn place(&self, module: usize, item: usize) -> LinkPlace {
        let names = &self.module.names;
        let (name, text) = match &self.module.items[item] {
            Item::Function(function) => {
                let text = crate::print::print_function(names, &function.head());
                let words: Vec<&str> = text.split_whitespace().collect();
                let text = words.join(" ").replace("( ", "(").replace(" )", ")");
                (function.name, text.trim_end_matches(';').to_owned())
            }
            Item::Variable(variable) => {
                (variable.name, crate::print::print_variable(names, &variable.head()))
            }
            Item::Alias(alias, of) => {
                (*alias, format!(".alias {}, {}", names.name(*alias), names.name(*of)))
            }
            _ => return self.head(module, String::new()),
        };
        let text = crate::mangle::demangle_text(&text).into_owned();
        let name = crate::mangle::demangle(names.name(name)).into_owned();
        let offset = self.items.get(item).copied();
        let line = offset.map(|at| self.lines.partition_point(|&start| start <= at) as u32);
        LinkPlace { module, file: self.name.clone(), offset, line, name, text }
    }

    /// The module as a whole.
    fn head(&self, module: usize, text: String) -> LinkPlace {
        let (file, name) = (self.name.clone(), String::new());
        LinkPlace { module, file, offset: None, line: None, name, text }
    }
}

#[cfg(test)]
mod tests;
