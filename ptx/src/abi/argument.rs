//! Arguments of a launch, held against the parameters of a kernel.

use super::{FunctionAbi, ParamAbi, ParamKind};
use crate::text::counted;
use smallvec::SmallVec;

/// An argument: its bytes, and what it is. Numbers are made by `From`.
///
/// ```
/// use irc_ptx::abi::Argument;
///
/// let arguments: [Argument; 4] =
///     [Argument::pointer(0x1000), 1.5f32.into(), 7u32.into(), Argument::bytes(&[0; 12])];
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Argument {
    kind: ParamKind,
    bytes: SmallVec<[u8; 8]>,
}

impl Argument {
    /// An address.
    pub fn pointer(address: u64) -> Argument {
        Argument::new(ParamKind::Pointer, &address.to_le_bytes())
    }

    /// An aggregate, or anything of which only the bytes are known.
    pub fn bytes(bytes: &[u8]) -> Argument {
        Argument::new(ParamKind::Bytes, bytes)
    }

    /// The handle of a texture, sampler or surface.
    pub fn handle(kind: ParamKind, handle: u64) -> Argument {
        Argument::new(kind, &handle.to_le_bytes())
    }

    fn new(kind: ParamKind, bytes: &[u8]) -> Argument {
        Argument { kind, bytes: SmallVec::from_slice(bytes) }
    }

    /// Its bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// What it is.
    pub fn kind(&self) -> ParamKind {
        self.kind
    }

    /// Whether it can be passed where this is taken, whatever its size.
    fn suits(&self, taken: ParamKind) -> bool {
        use ParamKind as K;
        match (self.kind, taken) {
            // Bytes are taken at their word, and bits hold everything.
            (K::Bytes, _) | (_, K::Bits) => true,
            // A handle is a number of 64 bits as well.
            (K::Texture | K::Sampler | K::Surface, K::Int) => true,
            (found, taken) => found == taken,
        }
    }
}

macro_rules! from_numbers {
    ($($number:ty: $kind:ident),+ $(,)?) => {
        $(
            impl From<$number> for Argument {
                fn from(number: $number) -> Argument {
                    Argument::new(ParamKind::$kind, &number.to_le_bytes())
                }
            }
        )+
    };
}

from_numbers!(
    u8: Int, i8: Int, u16: Int, i16: Int, u32: Int, i32: Int, u64: Int, i64: Int,
    f32: Float, f64: Float,
);

/// Why arguments are none for a kernel.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArgumentError {
    /// There are more or fewer than parameters.
    #[error(
        "`{kernel}` takes {}{}, found {found}",
        counted(*.expected, "argument"), list(.params)
    )]
    Count {
        /// The kernel.
        kernel: String,
        /// The parameters in words.
        params: Vec<String>,
        /// How many it takes.
        expected: usize,
        /// How many are given.
        found: usize,
    },
    /// One has another size.
    #[error("argument {index} of `{kernel}` is for {param}, found {}", counted(*.found, "byte"))]
    Size {
        /// The kernel.
        kernel: String,
        /// Which argument, counted from zero.
        index: usize,
        /// The parameter in words.
        param: String,
        /// Its size in bytes.
        expected: usize,
        /// The size of what is given.
        found: usize,
    },
    /// One is something else.
    #[error("argument {index} of `{kernel}` is for {param}, found {}", .found.describe())]
    Kind {
        /// The kernel.
        kernel: String,
        /// Which argument, counted from zero.
        index: usize,
        /// The parameter in words.
        param: String,
        /// What it is.
        expected: ParamKind,
        /// What is given.
        found: ParamKind,
    },
}

fn list(params: &[String]) -> String {
    match params {
        [] => String::new(),
        params => format!(" ({})", params.join(", ")),
    }
}

impl FunctionAbi {
    /// The bytes of arguments for this kernel.
    ///
    /// # Errors
    /// There are more or fewer than parameters, or one has another size or is something else.
    pub fn check<'a>(&self, arguments: &'a [Argument]) -> Result<Vec<&'a [u8]>, ArgumentError> {
        let bytes: Vec<&[u8]> = arguments.iter().map(Argument::as_bytes).collect();
        self.check_count(arguments.len())?;
        for (index, (param, argument)) in self.params.iter().zip(arguments).enumerate() {
            if !argument.suits(param.kind) {
                return Err(ArgumentError::Kind {
                    kernel: self.name.clone(),
                    index,
                    param: param.to_string(),
                    expected: param.kind,
                    found: argument.kind,
                });
            }
        }
        self.check_bytes(&bytes)?;
        Ok(bytes)
    }

    /// Holds arguments of which only the bytes are known against the parameters.
    ///
    /// # Errors
    /// There are more or fewer than parameters, or one has another size.
    pub fn check_bytes(&self, arguments: &[&[u8]]) -> Result<(), ArgumentError> {
        self.check_count(arguments.len())?;
        let sizes = self.params.iter().zip(arguments).enumerate();
        for (index, (param, argument)) in sizes {
            if param.size != argument.len() as u64 {
                return Err(ArgumentError::Size {
                    kernel: self.name.clone(),
                    index,
                    param: param.to_string(),
                    expected: usize::try_from(param.size).unwrap_or(usize::MAX),
                    found: argument.len(),
                });
            }
        }
        Ok(())
    }

    fn check_count(&self, found: usize) -> Result<(), ArgumentError> {
        if found == self.params.len() {
            return Ok(());
        }
        Err(ArgumentError::Count {
            kernel: self.name.clone(),
            params: self.params.iter().map(ParamAbi::to_string).collect(),
            expected: self.params.len(),
            found,
        })
    }
}
