//! A module: functions, globals, data types and source files under one table of symbols.

use crate::data::DataTypes;
use crate::debug::DebugInfo;
use crate::entity::{DataType, File, FuncId, GlobalId, Inst};
use crate::function::{Function, FunctionKind};
use crate::op::{Opcode, Payload};
use crate::signature::{Linkage, Signature};
use crate::types::{Space, Type};
use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;
use irc_ptx::isa::TextureMode;
use irc_ptx::{OpaqueField, OpaqueValue};

/// The initial contents of a global, or of a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Init {
    /// Zeros.
    Zero,
    /// The bits of a scalar.
    Bits(u128),
    /// Bytes, for arrays of `i8`.
    Bytes(Vec<u8>),
    /// The address of a symbol plus a number of bytes.
    Address {
        /// The symbol.
        symbol: Symbol,
        /// Bytes to add.
        offset: i64,
        /// As a generic address.
        generic: bool,
        /// One byte of the address, the one whose bits are set here, for an `i8`.
        mask: Option<u64>,
    },
    /// The elements of an array or vector or the fields of a struct; those left out are zero.
    List(Vec<Init>),
    /// Fields of a texture, sampler or surface; the host says those left out.
    Fields(Vec<(OpaqueField, OpaqueValue)>),
}

impl Init {
    /// The symbols whose addresses are in it, in order.
    pub fn symbols(&self) -> Vec<Symbol> {
        let mut found = Vec::new();
        // An explicit stack: contents nest as deeply as the input says.
        let mut work = vec![self];
        while let Some(init) = work.pop() {
            match init {
                Init::Address { symbol, .. } => found.push(*symbol),
                Init::List(list) => work.extend(list.iter().rev()),
                Init::Zero | Init::Bits(_) | Init::Bytes(_) | Init::Fields(_) => {}
            }
        }
        found
    }
}

/// What else is said of a global variable.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GlobalAttrs {
    /// Host and device reach it at one address, and it moves to where it is used: `.managed`.
    pub managed: bool,
    /// It is the same memory on all devices that have a variable of this name and these numbers:
    /// `.unified`.
    pub unified: Option<[u64; 2]>,
    /// Global memory that has its initial contents for good: nobody writes it.
    pub constant: bool,
}

/// A global variable.
///
/// One whose type is `texref`, `samplerref` or `surfref` is such a thing itself, which the host
/// binds: it has no contents, and its address is a handle. Elsewhere in memory these types stand
/// for handles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// Name of the symbol.
    pub name: String,
    /// Linkage of the symbol.
    pub linkage: Linkage,
    /// Global, const or shared; global for a texture, sampler or surface.
    pub space: Space,
    /// What it holds.
    pub ty: DataType,
    /// Alignment in bytes, at least that of the type.
    pub align: u32,
    /// Initial contents; `None` leaves them undefined (shared), to another module (external) or to
    /// the host (textures, samplers and surfaces).
    pub init: Option<Init>,
    /// Shared memory whose size the launch decides; `ty` is then an array of no elements.
    pub dynamic: bool,
    /// Attributes.
    pub attrs: GlobalAttrs,
}

/// What a name of a module stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A function.
    Func(FuncId),
    /// A global variable.
    Global(GlobalId),
}

/// The name is already that of another symbol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name `@{0}` is already used")]
pub struct DuplicateSymbol(pub String);

/// A module: what is compiled in one go into one PTX file.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Data types.
    pub types: DataTypes,
    /// Paths of the source files that locations name.
    pub files: PrimaryMap<File, String>,
    /// Types and global variables of the source.
    pub debug: DebugInfo,
    /// Whether textures bring their samplers along.
    pub textures: TextureMode,
    funcs: PrimaryMap<FuncId, Function>,
    globals: PrimaryMap<GlobalId, Global>,
    symbols: IndexMap<String, Symbol>,
}

impl Module {
    /// An empty module.
    pub fn new() -> Module {
        Module::default()
    }

    /// Adds a function.
    pub fn add_func(&mut self, mut func: Function) -> Result<FuncId, DuplicateSymbol> {
        let id = self.funcs.next_key();
        self.add_symbol(&func.name, Symbol::Func(id))?;
        func.dfg.set_tag(id);
        Ok(self.funcs.push(func))
    }

    /// Adds another name for a function of this module, which may be defined later.
    pub fn add_alias(
        &mut self,
        name: &str,
        linkage: Linkage,
        aliasee: FuncId,
    ) -> Result<FuncId, DuplicateSymbol> {
        let mut alias = Function::new(name, FunctionKind::Device, linkage, Signature::default());
        alias.aliasee = Some(aliasee);
        if let Some(aliasee) = self.get_func(aliasee) {
            alias.look_like(aliasee);
        }
        self.add_func(alias)
    }

    /// The function whose body runs when this one is called: itself, or what it is an alias of.
    pub fn body_of(&self, id: FuncId) -> FuncId {
        self.funcs[id].aliasee.filter(|&id| self.funcs.is_valid(id)).unwrap_or(id)
    }

    /// Adds a global variable.
    pub fn add_global(&mut self, global: Global) -> Result<GlobalId, DuplicateSymbol> {
        let id = self.globals.next_key();
        self.add_symbol(&global.name, Symbol::Global(id))?;
        Ok(self.globals.push(global))
    }

    fn add_symbol(&mut self, name: &str, symbol: Symbol) -> Result<(), DuplicateSymbol> {
        if self.symbols.contains_key(name) {
            return Err(DuplicateSymbol(name.to_owned()));
        }
        self.symbols.insert(name.to_owned(), symbol);
        Ok(())
    }

    /// What a name stands for.
    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.get(name).copied()
    }

    /// The symbols in the order in which they were added.
    pub fn symbols(&self) -> impl Iterator<Item = (&str, Symbol)> {
        self.symbols.iter().map(|(name, &symbol)| (name.as_str(), symbol))
    }

    /// A function, if the id is one of this module.
    pub fn get_func(&self, id: FuncId) -> Option<&Function> {
        self.funcs.get(id)
    }

    /// The same, to change it (but not its name).
    pub fn get_func_mut(&mut self, id: FuncId) -> Option<&mut Function> {
        self.funcs.get_mut(id)
    }

    /// A function.
    pub fn func(&self, id: FuncId) -> &Function {
        &self.funcs[id]
    }

    /// A function, to change it (but not its name).
    pub fn func_mut(&mut self, id: FuncId) -> &mut Function {
        &mut self.funcs[id]
    }

    /// The functions in order.
    pub fn funcs(&self) -> impl Iterator<Item = (FuncId, &Function)> {
        self.funcs.iter()
    }

    /// The functions in order, to change them (but not their names).
    pub fn funcs_mut(&mut self) -> impl Iterator<Item = (FuncId, &mut Function)> {
        self.funcs.iter_mut()
    }

    /// The data types, and the functions in order, to change them (but not their names).
    pub fn types_and_funcs_mut(
        &mut self,
    ) -> (&DataTypes, impl Iterator<Item = (FuncId, &mut Function)>) {
        (&self.types, self.funcs.iter_mut())
    }

    /// Number of functions; ids are below it.
    pub fn num_funcs(&self) -> usize {
        self.funcs.len()
    }

    /// A global variable, if the id is one of this module.
    pub fn get_global(&self, id: GlobalId) -> Option<&Global> {
        self.globals.get(id)
    }

    /// A global variable.
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id]
    }

    /// A global variable, to change it (but not its name).
    pub fn global_mut(&mut self, id: GlobalId) -> &mut Global {
        &mut self.globals[id]
    }

    /// The global variables in order.
    pub fn globals(&self) -> impl Iterator<Item = (GlobalId, &Global)> {
        self.globals.iter()
    }

    /// The functions whose addresses global variables begin with, each as often as that is so.
    pub fn functions_in_initialisers(&self) -> Vec<FuncId> {
        let inits = self.globals.values().filter_map(|global| global.init.as_ref());
        inits
            .flat_map(Init::symbols)
            .filter_map(|symbol| match symbol {
                Symbol::Func(id) => Some(id),
                Symbol::Global(_) => None,
            })
            .collect()
    }

    /// Number of global variables; ids are below it.
    pub fn num_globals(&self) -> usize {
        self.globals.len()
    }

    /// The type of a global variable that is a texture, sampler or surface.
    pub fn opaque_type(&self, id: GlobalId) -> Option<Type> {
        self.types.opaque(self.globals[id].ty)
    }

    /// The type of the address of a global variable: a pointer, or a handle.
    pub fn address_type(&self, id: GlobalId) -> Type {
        self.opaque_type(id).unwrap_or(Type::Ptr(self.globals[id].space))
    }

    /// The name of a symbol.
    pub fn symbol_name(&self, symbol: Symbol) -> &str {
        match symbol {
            Symbol::Func(id) => &self.funcs[id].name,
            Symbol::Global(id) => &self.globals[id].name,
        }
    }

    /// The source location of an instruction as `file:line:column`, if it has one.
    pub fn source_location(&self, func: FuncId, inst: Inst) -> Option<String> {
        self.location_in(self.get_func(func)?, inst)
    }

    /// The source location of an instruction of a function that has been taken out of the module.
    pub fn location_in(&self, func: &Function, inst: Inst) -> Option<String> {
        let loc = func.loc(inst).filter(|&loc| func.locations.contains(loc))?;
        let location = func.locations.get(loc);
        let file = self.files.get(location.file)?;
        Some(format!("{file}:{}:{}", location.line, location.column))
    }

    /// Whether an instruction is convergent, as far as is known without call summaries: calls
    /// are convergent unless the callee is declared not to be.
    pub fn is_convergent(&self, func: &Function, inst: Inst) -> bool {
        match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
            (Opcode::Call, Payload::Func(callee)) => !self.funcs[callee].attrs.nonconvergent,
            (Opcode::CallIndirect, _) => true,
            _ => func.dfg.row_is_convergent(inst),
        }
    }
}
