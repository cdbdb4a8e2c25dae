//! PTX names of the symbols of a module.
//!
//! They are mangled ([`irc_ptx::mangle`]), so any name will do, and no two become one.

use cranelift_entity::SecondaryMap;
use irc_ir::entity::{FuncId, GlobalId};
use irc_ir::module::{Module, Symbol};
use irc_ptx as ptx;
use irc_ptx::mangle::mangle;
use std::sync::Arc;

/// The PTX names of the symbols of a module, and all other names of its PTX.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols {
    /// The names of the PTX module.
    pub names: ptx::Names,
    /// How many of them are symbols of the module; they were interned first.
    num_symbols: usize,
    ids: Arc<Ids>,
}

/// The symbols of a module by what they stand for.
#[derive(Debug, Default)]
struct Ids {
    funcs: SecondaryMap<FuncId, Option<ptx::Symbol>>,
    globals: SecondaryMap<GlobalId, Option<ptx::Symbol>>,
}

impl Symbols {
    /// Names every symbol of a module.
    pub fn new(module: &Module) -> Symbols {
        let (mut names, mut ids) = (ptx::Names::default(), Ids::default());
        for (name, symbol) in module.symbols() {
            let interned = Some(names.intern(&mangle(name)));
            match symbol {
                Symbol::Func(id) => ids.funcs[id] = interned,
                Symbol::Global(id) => ids.globals[id] = interned,
            }
        }
        Symbols { num_symbols: names.len(), names, ids: Arc::new(ids) }
    }

    /// Lets others have these names without a copy: clones are cheap from now on.
    pub fn share(&mut self) {
        self.names = ptx::Names::over(Arc::new(std::mem::take(&mut self.names)));
    }

    /// The PTX name of a symbol of the module.
    pub fn symbol(&self, symbol: Symbol) -> ptx::Symbol {
        let name = match symbol {
            Symbol::Func(id) => self.ids.funcs[id],
            Symbol::Global(id) => self.ids.globals[id],
        };
        name.expect("every symbol of the module was named")
    }

    /// A name made of that of a function and a suffix: a parameter, a stack slot.
    pub fn local(&mut self, func: &str, suffix: std::fmt::Arguments<'_>) -> ptx::Symbol {
        self.inner(format!("{}{suffix}", mangle(func)))
    }

    /// The name of the array of variable arguments, which no symbol of a module can have.
    pub fn variable_arguments(&mut self) -> ptx::Symbol {
        self.names.intern("%VAParam")
    }

    /// A name for use inside a function, made different from those of all symbols of the module:
    /// it would hide one.
    pub fn inner(&mut self, mut name: String) -> ptx::Symbol {
        let hides = |name: &str| {
            self.names.lookup(name).is_some_and(|symbol| symbol.index() < self.num_symbols)
        };
        while hides(&name) {
            name.push('$');
        }
        self.names.intern(&name)
    }
}
