//! PTX names of the symbols of a module.
//!
//! They are mangled ([`irc_ptx::mangle`]), so any name will do, and no two become one.

use cranelift_entity::SecondaryMap;
use irc_ir::entity::{FuncId, GlobalId};
use irc_ir::module::{Module, Symbol};
use irc_ptx as ptx;
use irc_ptx::mangle::mangle;

/// The PTX names of the symbols of a module, and all other names of its PTX.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbols {
    /// The names of the PTX module.
    pub names: ptx::Names,
    /// How many of them are symbols of the module; they were interned first.
    num_symbols: usize,
    funcs: SecondaryMap<FuncId, Option<ptx::Symbol>>,
    globals: SecondaryMap<GlobalId, Option<ptx::Symbol>>,
}

impl Symbols {
    /// Names every symbol of a module.
    pub fn new(module: &Module) -> Symbols {
        let mut symbols = Symbols::default();
        for (name, symbol) in module.symbols() {
            let interned = Some(symbols.names.intern(&mangle(name)));
            match symbol {
                Symbol::Func(id) => symbols.funcs[id] = interned,
                Symbol::Global(id) => symbols.globals[id] = interned,
            }
            symbols.num_symbols += 1;
        }
        symbols
    }

    /// The PTX name of a symbol of the module.
    pub fn symbol(&self, symbol: Symbol) -> ptx::Symbol {
        let name = match symbol {
            Symbol::Func(id) => self.funcs[id],
            Symbol::Global(id) => self.globals[id],
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
