//! PTX names of the symbols of a module.
//!
//! PTX identifiers are `[a-zA-Z][a-zA-Z0-9_$]*` or `[_$%][a-zA-Z0-9_$]+` (PTX ISA, "Identifiers").
//! A name that is one already is kept. In any other name each byte that PTX does not take becomes
//! `$` and two hexadecimal digits, and a name of one bad first byte gets a leading `_`; where the
//! result is another symbol's name, the module is refused, so two symbols are never one.

use crate::error::{CodegenError, Reason};
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{FuncId, GlobalId};
use irc_ir::module::{Module, Symbol};
use irc_ptx as ptx;
use std::borrow::Cow;

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
    pub fn new(module: &Module) -> Result<Symbols, CodegenError> {
        let mut symbols = Symbols::default();
        for (name, symbol) in module.symbols() {
            let ptx_name = ptx_name(name);
            if symbols.names.lookup(&ptx_name).is_some() {
                let why =
                    format!("`@{name}` would be `{ptx_name}` in PTX, which is another symbol");
                return Err(CodegenError::new(None, None, Reason::Symbol(why)));
            }
            let interned = Some(symbols.names.intern(&ptx_name));
            match symbol {
                Symbol::Func(id) => symbols.funcs[id] = interned,
                Symbol::Global(id) => symbols.globals[id] = interned,
            }
            symbols.num_symbols += 1;
        }
        Ok(symbols)
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
        self.inner(format!("{}{suffix}", ptx_name(func)))
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

/// The PTX identifier for a name.
pub(crate) fn ptx_name(name: &str) -> Cow<'_, str> {
    let follows = |b: u8| b.is_ascii_alphanumeric() || b == b'_' || b == b'$';
    let bytes = name.as_bytes();
    let starts = match bytes {
        [first, ..] if first.is_ascii_alphabetic() => true,
        [b'_' | b'$', _, ..] => true,
        _ => false,
    };
    // The one identifier that PTX keeps for itself (instruction names are none).
    let reserved = name == "WARP_SZ";
    if starts && !reserved && bytes[1..].iter().all(|&b| follows(b)) {
        return Cow::Borrowed(name);
    }
    let mut out = String::with_capacity(name.len() + 8);
    if !starts || reserved {
        out.push_str("_$");
    }
    for &b in bytes {
        if follows(b) {
            out.push(char::from(b));
        } else {
            out.push_str(&format!("${b:02x}"));
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::ptx_name;

    #[test]
    fn names_become_identifiers() {
        for kept in ["saxpy", "_Z3fooii", "$x", "a$b", "x1"] {
            assert_eq!(ptx_name(kept), kept);
        }
        assert_eq!(ptx_name("a.b"), "a$2eb");
        assert_eq!(ptx_name("core::fmt"), "core$3a$3afmt");
        assert_eq!(ptx_name("1st"), "_$1st");
        assert_eq!(ptx_name("WARP_SZ"), "_$WARP_SZ");
        assert_eq!(ptx_name("_"), "_$_");
        assert_eq!(ptx_name(""), "_$");
        assert_eq!(ptx_name("ü"), "_$$c3$bc");
    }
}
