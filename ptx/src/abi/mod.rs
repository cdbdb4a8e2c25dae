//! What a module is to those outside: its kernels, functions and global variables.
//!
//! [`Abi::of`] reads it off PTX. A compiler that knows more (the names of parameters, what a number
//! of 64 bits is) puts that in. With the feature `serde` it is read and written as data; the JSON
//! of `irc --emit-abi` is that, and docs/abi.md says what its members are.
//!
//! [`FunctionAbi::check`] holds the arguments of a launch against the parameters of a kernel.

mod argument;

pub use argument::{Argument, ArgumentError};

use crate::ast::{
    DataType, Function, FunctionDirective, FunctionParam, Item, Linkage, Module, Variable,
    VariableAttribute, in_three_dimensions,
};
use crate::inst::Symbol;
use crate::isa::{PtxType, Space, TypeKind};
use crate::mangle::demangle;
use crate::target::{PtxVersion, Sm};
use crate::text::counted;
use indexmap::IndexMap;
use std::fmt;

/// The version of the form: members may be added to it.
pub const ABI_VERSION: u32 = 1;

/// What a module is to those outside.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct Abi {
    /// [`ABI_VERSION`].
    pub version: u32,
    /// `.version` of the PTX.
    #[cfg_attr(feature = "serde", serde(with = "by_text"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub ptx: PtxVersion,
    /// `.target` of the PTX.
    #[cfg_attr(feature = "serde", serde(with = "by_text"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub target: Sm,
    /// Bits of a generic address.
    pub address_size: u8,
    /// Kernels and functions in the order of the module.
    pub functions: Vec<FunctionAbi>,
    /// Variables of the module in order.
    pub globals: Vec<GlobalAbi>,
}

/// A kernel or a function.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct FunctionAbi {
    /// Its name, as people wrote it.
    pub name: String,
    /// Its name in PTX.
    pub symbol: String,
    /// Whether it can be launched or called.
    pub kind: FunctionKind,
    /// How other modules see it.
    #[cfg_attr(feature = "serde", serde(with = "linkage_word"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub linkage: Linkage,
    /// Whether its body is in the module.
    pub defined: bool,
    /// Whether more arguments may follow the last parameter, in an array that is not listed.
    pub variadic: bool,
    /// The parameters in order.
    pub params: Vec<ParamAbi>,
    /// The results: at most one.
    pub results: Vec<ParamAbi>,
    /// The number of threads of a CTA, where the kernel demands one.
    pub block: Option<[u32; 3]>,
    /// The number of CTAs of a cluster, where the kernel demands one.
    pub cluster: Option<[u32; 3]>,
}

/// What a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum FunctionKind {
    /// It is launched.
    Kernel,
    /// It is called.
    Function,
}

/// A parameter or result.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct ParamAbi {
    /// Its name, as people wrote it; that of PTX where nothing else is known.
    pub name: String,
    /// Its name in PTX.
    pub symbol: String,
    /// What an argument for it is.
    pub kind: ParamKind,
    /// The type of an element in PTX, without the dot.
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub ty: String,
    /// Bytes from the begin of all parameters of a kernel; nothing for a texture, sampler or
    /// surface, which is not among them, and for a function, each of whose parameters is by itself.
    pub offset: Option<u64>,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// The space that a pointer points into, where that is said.
    pub space: Option<AbiSpace>,
}

/// Where a variable lies, or what a pointer points into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum AbiSpace {
    /// Any.
    Generic,
    /// `.global`.
    Global,
    /// `.const`.
    Const,
    /// `.shared`.
    Shared,
    /// `.local`.
    Local,
    /// `.param`.
    Param,
}

impl From<Space> for AbiSpace {
    fn from(space: Space) -> AbiSpace {
        match space {
            Space::Global => AbiSpace::Global,
            Space::Const => AbiSpace::Const,
            Space::Local => AbiSpace::Local,
            Space::Param | Space::ParamEntry | Space::ParamFunc => AbiSpace::Param,
            Space::Shared | Space::SharedCta | Space::SharedCluster => AbiSpace::Shared,
        }
    }
}

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum ParamKind {
    /// An integer.
    Int,
    /// A float.
    Float,
    /// An address.
    Pointer,
    /// Bits: any of those; PTX does not tell.
    Bits,
    /// An aggregate or vector.
    Bytes,
    /// A texture.
    Texture,
    /// A sampler.
    Sampler,
    /// A surface.
    Surface,
}

impl ParamKind {
    /// The word, with its article.
    pub const fn describe(self) -> &'static str {
        match self {
            Self::Int => "an integer",
            Self::Float => "a float",
            Self::Pointer => "a pointer",
            Self::Bits => "a number or a pointer",
            Self::Bytes => "an aggregate",
            Self::Texture => "a texture",
            Self::Sampler => "a sampler",
            Self::Surface => "a surface",
        }
    }
}

/// A variable of the module.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub struct GlobalAbi {
    /// Its name, as people wrote it.
    pub name: String,
    /// Its name in PTX.
    pub symbol: String,
    /// How other modules see it.
    #[cfg_attr(feature = "serde", serde(with = "linkage_word"))]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub linkage: Linkage,
    /// Whether it is in the module.
    pub defined: bool,
    /// Where it lies.
    pub space: AbiSpace,
    /// The type of an element in PTX, without the dot.
    #[cfg_attr(feature = "serde", serde(rename = "type"))]
    pub ty: String,
    /// Size in bytes; 0 for an array of open size.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Whether host and device have it at one address.
    pub managed: bool,
}

impl Abi {
    /// That of a PTX module. A function or variable that is declared and defined is listed once.
    pub fn of(module: &Module) -> Abi {
        let mut functions: IndexMap<Symbol, FunctionAbi> = IndexMap::new();
        let mut globals: IndexMap<Symbol, GlobalAbi> = IndexMap::new();
        for item in &module.items {
            match item {
                Item::Function(function) => {
                    let mut abi = FunctionAbi::of(module, function);
                    // A definition has the linkage of the declaration before it.
                    let before = functions.get(&function.name).map(|before| before.linkage);
                    if let (Linkage::Internal, Some(linkage)) = (abi.linkage, before) {
                        abi.linkage = linkage;
                    }
                    list_once(&mut functions, function.name, abi.defined, abi);
                }
                Item::Variable(variable) => {
                    let abi = GlobalAbi::of(module, variable);
                    list_once(&mut globals, variable.name, abi.defined, abi);
                }
                Item::Alias(alias, _) => {
                    if let Some(function) = functions.get_mut(alias) {
                        function.defined = true;
                    }
                }
                _ => {}
            }
        }
        Abi {
            version: ABI_VERSION,
            ptx: module.version,
            target: module.sm,
            address_size: module.address_size.unwrap_or(32),
            functions: functions.into_values().collect(),
            globals: globals.into_values().collect(),
        }
    }

    /// The kernel of this name: that which people gave it, else that of PTX.
    pub fn kernel(&self, name: &str) -> Option<&FunctionAbi> {
        let kernels = || self.functions.iter().filter(|f| f.kind == FunctionKind::Kernel);
        kernels().find(|f| f.name == name).or_else(|| kernels().find(|f| f.symbol == name))
    }
}

/// A definition takes the place of the declarations before it.
fn list_once<T>(list: &mut IndexMap<Symbol, T>, name: Symbol, defined: bool, abi: T) {
    if defined || !list.contains_key(&name) {
        list.insert(name, abi);
    }
}

impl FunctionAbi {
    /// That of a function of a module.
    pub fn of(module: &Module, function: &Function) -> FunctionAbi {
        let symbol = module.names.name(function.name).to_owned();
        let mut end = function.is_entry.then_some(0);
        let variadic = function.params.last().is_some_and(FunctionParam::is_variadic);
        let listed = function.params.len() - usize::from(variadic);
        let params = &function.params[..listed];
        FunctionAbi {
            name: demangle(&symbol).into_owned(),
            kind: if function.is_entry { FunctionKind::Kernel } else { FunctionKind::Function },
            linkage: function.linkage,
            defined: function.body.is_some(),
            variadic,
            params: params.iter().map(|param| ParamAbi::of(module, param, &mut end)).collect(),
            results: function.results.iter().map(|r| ParamAbi::of(module, r, &mut None)).collect(),
            block: function.directives.iter().find_map(|directive| match directive {
                FunctionDirective::ReqNTid(counts) => Some(in_three_dimensions(counts)),
                _ => None,
            }),
            cluster: function.directives.iter().find_map(|directive| match directive {
                FunctionDirective::ReqNCtaPerCluster(counts) => Some(in_three_dimensions(counts)),
                _ => None,
            }),
            symbol,
        }
    }

    /// A kernel of which only the places of its parameters are known: offsets and sizes.
    pub fn of_places(name: &str, places: impl IntoIterator<Item = (u64, u64)>) -> FunctionAbi {
        let param = |(index, (offset, size)): (usize, (u64, u64))| ParamAbi {
            name: index.to_string(),
            symbol: String::new(),
            kind: if size > 8 { ParamKind::Bytes } else { ParamKind::Bits },
            ty: "b8".to_owned(),
            offset: Some(offset),
            size,
            align: 1,
            space: None,
        };
        FunctionAbi {
            name: name.to_owned(),
            symbol: name.to_owned(),
            kind: FunctionKind::Kernel,
            linkage: Linkage::Visible,
            defined: true,
            variadic: false,
            params: places.into_iter().enumerate().map(param).collect(),
            results: Vec::new(),
            block: None,
            cluster: None,
        }
    }
}

impl ParamAbi {
    /// `end` is where the parameters before it end.
    fn of(module: &Module, param: &FunctionParam, end: &mut Option<u64>) -> ParamAbi {
        let (symbol, kind, ty, size, align, space) = match param {
            FunctionParam::Param(variable) => (
                variable.name,
                kind(variable),
                type_word(variable.ty),
                variable.size(),
                variable.alignment().max(1),
                variable.ptr.map(|ptr| ptr.space.map_or(AbiSpace::Generic, AbiSpace::from)),
            ),
            FunctionParam::Reg(ty, name) => (
                *name,
                number(*ty),
                ty.word().to_owned(),
                ty.bytes().into(),
                ty.bytes().into(),
                None,
            ),
            FunctionParam::VectorReg(n, ty, name) => {
                let size = u64::from(*n) * u64::from(ty.bytes());
                (*name, ParamKind::Bytes, format!("v{n}.{}", ty.word()), size, size, None)
            }
        };
        // Textures, samplers and surfaces are not among the bytes.
        let opaque = matches!(kind, ParamKind::Texture | ParamKind::Sampler | ParamKind::Surface);
        let offset = end.filter(|_| !opaque);
        let offset = offset.map(|end| end.checked_next_multiple_of(align).unwrap_or(u64::MAX));
        *end = offset.map(|offset| offset.saturating_add(size)).or(*end);
        let symbol = module.names.name(symbol).to_owned();
        let name = demangle(&symbol).into_owned();
        ParamAbi { name, symbol, kind, ty, offset, size, align, space }
    }
}

/// `` `x`: a pointer of 8 bytes at offset 0 ``.
impl fmt::Display for ParamAbi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}", self.name, self.kind.describe())?;
        write!(f, " of {}", counted(self.size, "byte"))?;
        self.offset.map_or(Ok(()), |offset| write!(f, " at offset {offset}"))
    }
}

impl GlobalAbi {
    fn of(module: &Module, variable: &Variable) -> GlobalAbi {
        let symbol = module.names.name(variable.name).to_owned();
        GlobalAbi {
            name: demangle(&symbol).into_owned(),
            linkage: variable.linkage,
            defined: variable.linkage != Linkage::Extern,
            space: variable.space.into(),
            ty: type_word(variable.ty),
            size: variable.size(),
            align: variable.alignment(),
            managed: variable.attributes.contains(&VariableAttribute::Managed),
            symbol,
        }
    }
}

fn kind(variable: &Variable) -> ParamKind {
    match variable.ty {
        _ if variable.ptr.is_some() => ParamKind::Pointer,
        DataType::TexRef | DataType::Tex(_) => ParamKind::Texture,
        DataType::SamplerRef => ParamKind::Sampler,
        DataType::SurfRef => ParamKind::Surface,
        DataType::Scalar(ty) if variable.dims.is_empty() => number(ty),
        DataType::Scalar(_) | DataType::Vector(..) => ParamKind::Bytes,
    }
}

/// What a number of a type is. The addresses of old compilers are unsigned integers.
fn number(ty: PtxType) -> ParamKind {
    match ty.kind() {
        TypeKind::Float => ParamKind::Float,
        TypeKind::Unsigned | TypeKind::Signed if ty.bits() < 64 => ParamKind::Int,
        _ if ty.bits() > 64 => ParamKind::Bytes,
        _ => ParamKind::Bits,
    }
}

fn type_word(ty: DataType) -> String {
    match ty {
        DataType::Scalar(ty) => ty.word().to_owned(),
        DataType::Vector(n, ty) => format!("v{n}.{}", ty.word()),
        DataType::TexRef | DataType::Tex(_) => "texref".to_owned(),
        DataType::SamplerRef => "samplerref".to_owned(),
        DataType::SurfRef => "surfref".to_owned(),
    }
}

/// Values that are written as text.
#[cfg(feature = "serde")]
mod by_text {
    use serde::{Deserialize, Deserializer, Serializer, de};
    use std::fmt::Display;
    use std::str::FromStr;

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        String::deserialize(from)?.parse().map_err(de::Error::custom)
    }
}

/// A linkage as its word without the dot, `internal` where there is none.
#[cfg(feature = "serde")]
mod linkage_word {
    use crate::ast::Linkage;
    use serde::{Deserialize, Deserializer, Serializer, de};

    fn word(linkage: Linkage) -> &'static str {
        match linkage {
            Linkage::Internal => "internal",
            spelled => &spelled.word()[1..],
        }
    }

    pub fn serialize<S: Serializer>(linkage: &Linkage, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(word(*linkage))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Linkage, D::Error> {
        let found = String::deserialize(from)?;
        let mut all = [Linkage::Internal].into_iter().chain(Linkage::SPELLED);
        let unknown = || de::Error::custom(format!("unknown linkage `{found}`"));
        all.find(|&linkage| word(linkage) == found).ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests;
