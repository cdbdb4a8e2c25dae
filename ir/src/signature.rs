//! What others see of a function: its linkage, its parameters and its results.

use crate::data::{DataLayout, align_up};
use crate::entity::DataType;
use crate::types::Type;

/// How a symbol is seen by other modules.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// Not seen.
    Internal,
    /// Seen: `.visible`.
    Visible,
    /// Seen, and gives way to another definition: `.weak`.
    Weak,
    /// Seen, and one with the variables of that name in other modules: `.common`. Variables in
    /// global memory only, which begin with zeros.
    Common,
    /// Defined elsewhere: `.extern`.
    External,
}

/// How many registers a function keeps for its callers, where that is not what the ABI says. It is
/// part of how the function is called.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Preserved {
    /// General registers: `.abi_preserve`.
    pub registers: Option<u32>,
    /// Registers of predicates and barriers: `.abi_preserve_control`.
    pub control: Option<u32>,
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

/// Parameters and results of a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signature {
    /// Parameters in order. At most one has `sret`, the first, and then there is no result.
    pub params: Vec<Param>,
    /// The results. The attributes of one hold at most an extension; several have none, and lie
    /// together in one aggregate: see [`Signature::result_layout`].
    pub results: Vec<Param>,
    /// Where the `...` of a variadic function stands: behind this many parameters, which are all
    /// there are. In the signature of a call, those behind it say how variable arguments of the
    /// call are passed; it need not name them all.
    pub variadic: Option<usize>,
    /// The registers that calls keep.
    pub preserved: Preserved,
}

impl Signature {
    /// A signature of plain types.
    pub fn new(params: &[Type], result: Option<Type>) -> Signature {
        Signature {
            params: params.iter().map(|&ty| Param::new(ty)).collect(),
            results: result.map(Param::new).into_iter().collect(),
            ..Signature::default()
        }
    }

    /// The same with these results.
    pub fn with_results(self, results: &[Type]) -> Signature {
        let results = results.iter().map(|&ty| Param::new(ty)).collect();
        Signature { results, ..self }
    }

    /// The types of the results.
    pub fn result_types(&self) -> impl ExactSizeIterator<Item = Type> + '_ {
        self.results.iter().map(|result| result.ty)
    }

    /// Where several results lie when they are returned: the offset of each, and size and
    /// alignment of all. They are the fields of a C struct, where an `i1` takes a byte.
    pub fn result_layout(&self) -> (Vec<u64>, DataLayout) {
        let (mut size, mut most) = (0, 1);
        let place = |ty: Type| {
            let align = ty.align();
            most = align.max(most);
            let offset = align_up(size, align.into());
            size = offset + u64::from(ty.bytes());
            offset
        };
        let offsets = self.result_types().map(place).collect();
        (offsets, DataLayout { size: align_up(size, most.into()), align: most })
    }

    /// The same, taking any number of further arguments.
    pub fn with_variable_arguments(self) -> Signature {
        Signature { variadic: Some(self.params.len()), ..self }
    }

    /// The parameters before the `...`: all of them where there is none.
    pub fn fixed_params(&self) -> &[Param] {
        &self.params[..self.variadic.map_or(self.params.len(), |n| n.min(self.params.len()))]
    }
}
