//! The tree of a PTX module: directives, variables, functions and flat lists of statements.
//!
//! Bodies are flat: a nested scope is a pair of statements, an initialiser a list of tokens. So
//! nothing recurses over what the input decides the depth of.

use super::inst::{Inst, Label, Reg, Symbol};
use super::opaque::{OpaqueField, OpaqueValue};
use crate::isa::{PtxType, RegClass, Space};
use crate::target::{PtxVersion, Sm};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use std::sync::Arc;

/// The names of a module, each with its [`Symbol`].
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Names that others have, too, and that have the first symbols.
    base: Option<Arc<Names>>,
    /// How many those are.
    first: usize,
    /// All other names, one behind the other.
    text: String,
    /// Where each ends.
    ends: Vec<usize>,
    /// The symbols by the hashes of their names.
    table: HashTable<Symbol>,
}

impl PartialEq for Names {
    /// The same names with the same symbols.
    fn eq(&self, other: &Self) -> bool {
        self.base == other.base && self.text == other.text && self.ends == other.ends
    }
}

impl Eq for Names {}

impl Names {
    /// No names yet, but room for N.
    pub fn with_capacity(count: usize) -> Self {
        Self {
            text: String::with_capacity(16 * count),
            ends: Vec::with_capacity(count),
            table: HashTable::with_capacity(count),
            ..Self::default()
        }
    }

    /// Those of `base`, with the same symbols. What is added is added here alone.
    pub fn over(base: Arc<Names>) -> Self {
        Self { first: base.len(), base: Some(base), ..Self::default() }
    }

    /// The symbol of a name, new or known.
    pub fn intern(&mut self, name: &str) -> Symbol {
        if let Some(symbol) = self.lookup(name) {
            return symbol;
        }
        let hash = FxBuildHasher.hash_one(name);
        let index = u32::try_from(self.len()).expect("a module has fewer than 2^32 names");
        let symbol = Symbol::from_index(index);
        self.text.push_str(name);
        self.ends.push(self.text.len());
        let Self { first, text, ends, table, .. } = self;
        let own = |known: Symbol| name_of(text, ends, known.index() - *first);
        let hash_of = |&known: &Symbol| FxBuildHasher.hash_one(own(known));
        table.insert_unique(hash, symbol, hash_of);
        symbol
    }

    /// How many names there are; symbols are numbered from 0.
    pub fn len(&self) -> usize {
        self.first + self.ends.len()
    }

    /// Whether there are no names.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The symbol of a name that is known.
    pub fn lookup(&self, name: &str) -> Option<Symbol> {
        if let Some(known) = self.base.as_ref().and_then(|base| base.lookup(name)) {
            return Some(known);
        }
        let hash = FxBuildHasher.hash_one(name);
        self.table.find(hash, |&known| self.name(known) == name).copied()
    }

    /// The name of a symbol of this module.
    pub fn name(&self, symbol: Symbol) -> &str {
        match (symbol.index().checked_sub(self.first), &self.base) {
            (None, Some(base)) => base.name(symbol),
            (own, _) => name_of(&self.text, &self.ends, own.unwrap_or_default()),
        }
    }
}

/// The name with this number.
fn name_of<'a>(text: &'a str, ends: &[usize], number: usize) -> &'a str {
    let start = number.checked_sub(1).map_or(0, |before| ends[before]);
    &text[start..ends[number]]
}

/// A PTX module.
#[derive(Clone, Debug)]
pub struct Module {
    /// `.version`.
    pub version: PtxVersion,
    /// `.target`.
    pub sm: Sm,
    /// The options behind the target.
    pub options: Vec<TargetOption>,
    /// `.address_size`: 32 or 64; nothing where it is not said (before PTX 2.3).
    pub address_size: Option<u8>,
    /// What follows, in order.
    pub items: Vec<Item>,
    /// The names that symbols stand for.
    pub names: Names,
}

impl Module {
    /// An empty module with 64-bit addresses.
    pub fn new(version: PtxVersion, sm: Sm) -> Self {
        Self {
            version,
            sm,
            options: Vec::new(),
            address_size: Some(64),
            items: Vec::new(),
            names: Names::default(),
        }
    }

    /// The functions in order.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(&**function),
            _ => None,
        })
    }

    /// The variables of the module in order.
    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.items.iter().filter_map(|item| match item {
            Item::Variable(variable) => Some(&**variable),
            _ => None,
        })
    }
}

/// A word behind the target name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetOption {
    /// `texmode_unified`.
    TexmodeUnified,
    /// `texmode_independent`.
    TexmodeIndependent,
    /// `debug`.
    Debug,
    /// `map_f64_to_f32`.
    MapF64ToF32,
}

impl TargetOption {
    /// Every option.
    pub const ALL: [Self; 4] =
        [Self::TexmodeUnified, Self::TexmodeIndependent, Self::Debug, Self::MapF64ToF32];

    /// The word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::TexmodeUnified => "texmode_unified",
            Self::TexmodeIndependent => "texmode_independent",
            Self::Debug => "debug",
            Self::MapF64ToF32 => "map_f64_to_f32",
        }
    }
}

/// Something at module level.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A kernel or function, declared or defined.
    Function(Box<Function>),
    /// A variable.
    Variable(Box<Variable>),
    /// `.file index "name"`, perhaps with time and size.
    File {
        /// The number that `.loc` refers to.
        index: u32,
        /// The file.
        path: String,
        /// Modification time and size.
        stamp: Option<(u64, u64)>,
    },
    /// `.alias a, b;`
    Alias(Symbol, Symbol),
    /// `.pragma "text";`
    Pragma(String),
    /// A debug section.
    Section(Box<Section>),
    /// A declaration of registers for all functions; only old PTX has it.
    Regs(Box<RegDecl>),
    /// `@@DWARF`: a line of the debug format of old PTX, as it stands.
    Dwarf(String),
    /// A comment line, without the slashes. The reader drops comments unless it is asked not to.
    Comment(String),
}

/// `.section name { ... }`: data for debuggers.
#[derive(Clone, PartialEq, Debug)]
pub struct Section {
    /// The name with its dot.
    pub name: Symbol,
    /// What stands inside, in order.
    pub tokens: Vec<SectionToken>,
}

/// A token of a debug section: a label, the beginning of a list, or a value of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SectionToken {
    /// `name:`.
    Label(Symbol),
    /// `.b8`, `.b16`, `.b32` or `.b64`: what follows has this width.
    Data(PtxType),
    /// An integer.
    Int(i64),
    /// A label or section, and what is added.
    Address(Symbol, i64),
    /// `a-b`: the distance of two labels.
    Difference(Symbol, Symbol),
}

/// How a symbol is seen by other modules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Linkage {
    /// Only this module sees it.
    #[default]
    Internal,
    /// `.visible`: other modules see it.
    Visible,
    /// `.extern`: defined in another module.
    Extern,
    /// `.weak`: seen, and gives way to another definition.
    Weak,
    /// `.common`: seen, and merged with those of the same name.
    Common,
}

impl Linkage {
    /// Every linkage that has a word.
    pub const SPELLED: [Self; 4] = [Self::Visible, Self::Extern, Self::Weak, Self::Common];

    /// The directive with its dot; empty for internal linkage.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Internal => "",
            Self::Visible => ".visible",
            Self::Extern => ".extern",
            Self::Weak => ".weak",
            Self::Common => ".common",
        }
    }
}

/// What a variable or parameter holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataType {
    /// A number.
    Scalar(PtxType),
    /// `.v2` or `.v4` of a number.
    Vector(u8, PtxType),
    /// `.texref`: a texture.
    TexRef,
    /// `.samplerref`: a sampler.
    SamplerRef,
    /// `.surfref`: a surface.
    SurfRef,
    /// `.tex .u32`: how old PTX declares a texture; it stands where the space and the type do.
    Tex(PtxType),
}

impl DataType {
    /// The size of one element in bytes.
    pub const fn bytes(self) -> u64 {
        match self {
            Self::Scalar(ty) => ty.bytes() as u64,
            Self::Vector(n, ty) => n as u64 * ty.bytes() as u64,
            Self::TexRef | Self::SamplerRef | Self::SurfRef | Self::Tex(_) => 8,
        }
    }

    /// The type of a number, if it is made of numbers.
    pub const fn number(self) -> Option<PtxType> {
        match self {
            Self::Scalar(ty) | Self::Vector(_, ty) => Some(ty),
            Self::TexRef | Self::SamplerRef | Self::SurfRef | Self::Tex(_) => None,
        }
    }
}

/// A variable in memory: of the module, of a body, or a parameter.
#[derive(Clone, PartialEq, Debug)]
pub struct Variable {
    /// How other modules see it.
    pub linkage: Linkage,
    /// Where it lives.
    pub space: Space,
    /// `.attribute(...)`.
    pub attributes: Vec<VariableAttribute>,
    /// `.align`, in bytes.
    pub align: Option<u32>,
    /// The type of an element.
    pub ty: DataType,
    /// For parameters of kernels: what the pointer points to.
    pub ptr: Option<PtrAttribute>,
    /// The name.
    pub name: Symbol,
    /// The sizes of the dimensions; nothing for `[]`.
    pub dims: Vec<Option<u64>>,
    /// The initialiser.
    pub init: Vec<InitToken>,
    /// `name<n>`: N variables at once.
    pub count: Option<u32>,
}

impl Variable {
    /// All but the initialiser.
    #[must_use]
    pub fn head(&self) -> Self {
        Self {
            linkage: self.linkage,
            space: self.space,
            attributes: self.attributes.clone(),
            align: self.align,
            ty: self.ty,
            ptr: self.ptr,
            name: self.name,
            dims: self.dims.clone(),
            init: Vec::new(),
            count: self.count,
        }
    }

    /// An uninitialised scalar.
    pub fn new(space: Space, ty: DataType, name: Symbol) -> Self {
        Self {
            linkage: Linkage::Internal,
            space,
            attributes: Vec::new(),
            align: None,
            ty,
            ptr: None,
            name,
            dims: Vec::new(),
            init: Vec::new(),
            count: None,
        }
    }

    /// An aligned array of bytes.
    pub fn bytes(space: Space, align: u32, size: u64, name: Symbol) -> Self {
        let mut variable = Self::new(space, DataType::Scalar(PtxType::B8), name);
        variable.align = Some(align);
        variable.dims.push(Some(size));
        variable
    }

    /// The size in bytes; 0 if a dimension is open.
    pub fn size(&self) -> u64 {
        self.dims
            .iter()
            .try_fold(self.ty.bytes(), |size, dim| size.checked_mul(dim.unwrap_or(0)))
            .unwrap_or(u64::MAX)
    }

    /// The alignment in bytes, said or natural.
    pub fn alignment(&self) -> u64 {
        self.align.map_or(self.ty.bytes(), u64::from)
    }
}

/// An attribute of a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VariableAttribute {
    /// `.managed`.
    Managed,
    /// `.unified(a, b)`.
    Unified(u64, u64),
}

/// `.ptr .space .align n`: what a kernel parameter points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PtrAttribute {
    /// The space; generic if nothing is said.
    pub space: Option<Space>,
    /// The alignment.
    pub align: Option<u32>,
}

/// A token of an initialiser: `{`, `}` or a value. A scalar initialiser is one value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InitToken {
    /// `{`.
    Open,
    /// `}`.
    Close,
    /// An integer.
    Int(i64),
    /// The bits of an f32.
    F32(u32),
    /// The bits of an f64.
    F64(u64),
    /// The address of a symbol.
    Address {
        /// The symbol.
        symbol: Symbol,
        /// What is added, in bytes.
        offset: i64,
        /// `generic(symbol)`.
        generic: bool,
        /// `0xff00(symbol)`: the byte that the mask picks.
        mask: Option<u64>,
    },
    /// `filter_mode = linear`: a field of a texture, sampler or surface.
    Field(OpaqueField, OpaqueValue),
}

impl InitToken {
    /// Whether it is one byte of an address.
    pub const fn is_masked(&self) -> bool {
        matches!(self, Self::Address { mask: Some(_), .. })
    }
}

/// A kernel or a function.
#[derive(Clone, PartialEq, Debug)]
pub struct Function {
    /// How other modules see it.
    pub linkage: Linkage,
    /// `.entry` rather than `.func`.
    pub is_entry: bool,
    /// `.attribute(...)`.
    pub attributes: Vec<VariableAttribute>,
    /// The name.
    pub name: Symbol,
    /// The results: at most one.
    pub results: Vec<FunctionParam>,
    /// The parameters.
    pub params: Vec<FunctionParam>,
    /// Performance and linking directives.
    pub directives: Vec<FunctionDirective>,
    /// The body; nothing for a declaration.
    pub body: Option<Body>,
}

/// The counts of a directive in three dimensions, of which the last may be left out.
pub fn in_three_dimensions(counts: &[u32]) -> [u32; 3] {
    std::array::from_fn(|i| counts.get(i).copied().unwrap_or(1))
}

impl Function {
    /// A function or kernel with neither parameters nor body.
    pub fn new(is_entry: bool, linkage: Linkage, name: Symbol) -> Self {
        Self {
            linkage,
            is_entry,
            attributes: Vec::new(),
            name,
            results: Vec::new(),
            params: Vec::new(),
            directives: Vec::new(),
            body: None,
        }
    }

    /// All but the body.
    #[must_use]
    pub fn head(&self) -> Self {
        Self {
            linkage: self.linkage,
            is_entry: self.is_entry,
            attributes: self.attributes.clone(),
            name: self.name,
            results: self.results.clone(),
            params: self.params.clone(),
            directives: self.directives.clone(),
            body: None,
        }
    }

    /// What declares it to those that come before its definition. A kernel has its directives where
    /// it is defined; ptxas takes none before.
    #[must_use]
    pub fn declaration(&self) -> Self {
        let head = self.head();
        let directives = if self.is_entry { Vec::new() } else { head.directives };
        Self { directives, ..head }
    }
}

/// A parameter or result of a function.
#[derive(Clone, PartialEq, Debug)]
pub enum FunctionParam {
    /// In `.param` space.
    Param(Variable),
    /// In a register; the body has a named register of this name.
    Reg(PtxType, Symbol),
    /// In a vector of registers; the body has a named register for each component.
    VectorReg(u8, PtxType, Symbol),
}

impl FunctionParam {
    /// Whether it is an array of an open size, which takes all further arguments of a call.
    pub fn is_variadic(&self) -> bool {
        matches!(self, Self::Param(variable) if variable.dims.first() == Some(&None))
    }
}

/// A directive between the head and the body of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FunctionDirective {
    /// `.maxnreg`: at most N registers a thread.
    MaxNReg(u32),
    /// `.local_maxnreg`: at most N registers a thread in this function.
    LocalMaxNReg(u32),
    /// `.maxntid`: at most N threads in a CTA.
    MaxNTid(Vec<u32>),
    /// `.reqntid`: just N threads in a CTA.
    ReqNTid(Vec<u32>),
    /// `.minnctapersm`: at least N CTAs on a multiprocessor.
    MinNCtaPerSm(u32),
    /// `.maxnctapersm`: at most N CTAs on a multiprocessor; only old PTX has it.
    MaxNCtaPerSm(u32),
    /// `.noreturn`: the function does not return.
    NoReturn,
    /// `.explicitcluster`: launches must say the size of clusters.
    ExplicitCluster,
    /// `.reqnctapercluster`: just N CTAs in a cluster.
    ReqNCtaPerCluster(Vec<u32>),
    /// `.maxclusterrank`: at most N CTAs in a cluster.
    MaxClusterRank(u32),
    /// `.blocksareclusters`: launches count clusters, not CTAs.
    BlocksAreClusters,
    /// `.abi_preserve`: N data registers are preserved by calls.
    AbiPreserve(u32),
    /// `.abi_preserve_control`: N control registers are preserved by calls.
    AbiPreserveControl(u32),
    /// `.pragma "text";`
    Pragma(String),
}

/// The body of a function.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Body {
    /// How many numbered registers of each class there are, in the order of [`RegClass::ALL`].
    pub registers: [u32; 6],
    /// The registers that are not numbered.
    pub named: Vec<NamedReg>,
    /// The statements.
    pub statements: Vec<Statement>,
}

/// A register that has a name of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedReg {
    /// The name as declared, with its percent sign if it has one.
    pub name: Symbol,
    /// The number behind the name, for one of `name<n>`.
    pub index: Option<u32>,
    /// The declared type.
    pub ty: PtxType,
}

/// The declaration of registers that are not numbered.
#[derive(Clone, PartialEq, Debug)]
pub struct RegDecl {
    /// The type.
    pub ty: PtxType,
    /// `.v2` or `.v4`.
    pub vector: Option<u8>,
    /// The names, with the count of `name<n>`.
    pub names: Vec<(Symbol, Option<u32>)>,
}

/// A statement of a body.
#[derive(Clone, PartialEq, Debug)]
pub enum Statement {
    /// An instruction.
    Inst(Inst<Reg>),
    /// A label.
    Label(Label),
    /// `{`.
    Open,
    /// `}`.
    Close,
    /// A declaration of registers that are not numbered.
    Regs(Box<RegDecl>),
    /// A variable in `.local`, `.shared` or `.param` space.
    Variable(Box<Variable>),
    /// `.loc`.
    Loc(Box<Loc>),
    /// `.pragma "text";`
    Pragma(Box<str>),
    /// `name: .branchtargets ...;`
    BranchTargets(Symbol, Box<[Label]>),
    /// `name: .calltargets ...;`
    CallTargets(Symbol, Box<[Symbol]>),
    /// `name: .callprototype ...;`
    CallPrototype(Symbol, Box<Prototype>),
    /// A comment line, without the slashes. The reader drops comments unless it is asked not to.
    Comment(Box<str>),
}

/// `.loc file line column`, perhaps inlined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Loc {
    /// The number of the `.file`.
    pub file: u32,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// The function that is inlined here, and where.
    pub inlined: Option<Inlined>,
}

/// Where a location was inlined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inlined {
    /// The name in the string section.
    pub function: Symbol,
    /// What is added to it.
    pub offset: u32,
    /// The number of the `.file`.
    pub file: u32,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// The signature that an indirect call assumes.
#[derive(Clone, PartialEq, Debug)]
pub struct Prototype {
    /// The results.
    pub results: Vec<FunctionParam>,
    /// The parameters.
    pub params: Vec<FunctionParam>,
    /// `.noreturn` and the like.
    pub directives: Vec<FunctionDirective>,
}

impl Body {
    /// The class of a register of this body.
    pub fn class(&self, reg: Reg) -> Option<RegClass> {
        match reg.class() {
            Some(class) => Some(class),
            None => match self.named.get(reg.index() as usize)?.ty {
                PtxType::B8 | PtxType::U8 | PtxType::S8 => Some(RegClass::B8),
                ty => Some(ty.class()),
            },
        }
    }

    /// The type that a register of this body is declared with.
    pub fn declared_type(&self, reg: Reg) -> Option<PtxType> {
        match reg.class() {
            Some(class) => Some(class.ty()),
            None => self.named.get(reg.index() as usize).map(|named| named.ty),
        }
    }

    /// The instructions in order.
    pub fn insts(&self) -> impl Iterator<Item = &Inst<Reg>> {
        self.statements.iter().filter_map(|statement| match statement {
            Statement::Inst(inst) => Some(inst),
            _ => None,
        })
    }
}
