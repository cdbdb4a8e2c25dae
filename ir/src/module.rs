//! A module: functions, globals, data types and source files under one table of symbols.

use crate::data::DataTypes;
use crate::entity::{DataType, File, FuncId, GlobalId, Inst};
use crate::function::Function;
use crate::op::{Opcode, Payload};
use crate::types::{Space, Type};
use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;
use irc_ptx::isa::TextureMode;
use irc_ptx::{OpaqueField, OpaqueValue};

/// How a symbol is seen by other modules.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// Not seen.
    Internal,
    /// Seen: `.visible`.
    Visible,
    /// Seen, and gives way to another definition: `.weak`.
    Weak,
    /// Defined elsewhere: `.extern`.
    External,
}

/// Attributes of a parameter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ParamAttrs {
    /// How an integer narrower than 32 bits is widened by the caller.
    pub extension: Option<Extension>,
    /// No other pointer of the function reaches the memory behind this one.
    pub noalias: bool,
    /// The memory behind the pointer is not written while the function runs.
    pub readonly: bool,
    /// Alignment in bytes of the memory behind the pointer.
    pub align: Option<u32>,
    /// How an aggregate is passed.
    pub aggregate: Option<Aggregate>,
    /// The parameter of a kernel is the texture, sampler or surface itself, which the host binds
    /// to it, not the handle of one.
    pub opaque: bool,
}

/// How a small integer is widened to 32 bits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Extension {
    /// With copies of its sign.
    Sign,
    /// With zeros.
    Zero,
}

/// How a parameter stands for an aggregate. The type of such a parameter is a pointer to it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Aggregate {
    /// The callee gets a copy of the aggregate.
    ByVal {
        /// Its type.
        ty: DataType,
        /// Its alignment in bytes.
        align: u32,
    },
    /// The aggregate is the result; the callee writes it behind the pointer.
    Sret {
        /// Its type.
        ty: DataType,
        /// Its alignment in bytes.
        align: u32,
    },
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Type of the value that the function sees.
    pub ty: Type,
    /// Attributes.
    pub attrs: ParamAttrs,
}

impl Param {
    /// A parameter with no attributes.
    pub fn new(ty: Type) -> Param {
        Param { ty, attrs: ParamAttrs::default() }
    }

    /// A parameter that stands for an aggregate; its type is a pointer.
    pub fn aggregate(ty: Type, aggregate: Aggregate) -> Param {
        let aggregate = Some(aggregate);
        Param { ty, attrs: ParamAttrs { aggregate, ..ParamAttrs::default() } }
    }

    /// Whether it points to where an aggregate is returned.
    pub fn is_sret(&self) -> bool {
        matches!(self.attrs.aggregate, Some(Aggregate::Sret { .. }))
    }
}

/// Parameters and result of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// Parameters in order. At most one has `sret`, the first, and then there is no result.
    pub params: Vec<Param>,
    /// The result, if there is one; its attributes hold at most an extension.
    pub result: Option<Param>,
}

impl Signature {
    /// A signature of plain types.
    pub fn new(params: &[Type], result: Option<Type>) -> Signature {
        Signature {
            params: params.iter().map(|&ty| Param::new(ty)).collect(),
            result: result.map(Param::new),
        }
    }
}

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
    },
    /// The elements of an array or vector or the fields of a struct; those left out are zero.
    List(Vec<Init>),
    /// Fields of a texture, sampler or surface; the host says those left out.
    Fields(Vec<(OpaqueField, OpaqueValue)>),
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
        let func = self.get_func(func)?;
        let loc = func.loc(inst).filter(|&loc| func.locations.contains(loc))?;
        let location = func.locations.get(loc);
        let file = self.files.get(location.file)?;
        Some(format!("{file}:{}:{}", location.line, location.column))
    }

    /// Whether threads meet at an instruction, as far as is known without call summaries: calls
    /// are convergent unless the callee is declared not to be.
    pub fn is_convergent(&self, func: &Function, inst: Inst) -> bool {
        match (func.dfg.opcode(inst), func.dfg.inst(inst).payload) {
            (Opcode::Call, Payload::Func(callee)) => !self.funcs[callee].attrs.nonconvergent,
            (Opcode::CallIndirect, _) => true,
            _ => func.dfg.row_is_convergent(inst),
        }
    }
}
