//! What a debugger is told of the source: types, functions and variables.
//!
//! None of this changes what a program does. The types are a table of the module, so that they may
//! name each other in circles; a function has a table of its variables. Where a variable is, is
//! said in one of two ways:
//!
//! - It has a *home*: a stack slot, a parameter in memory or a global variable holds it wherever
//!   control is.
//! - *Debug values* say from which place on it has which value ([`DebugValue`]). They stand between
//!   instructions, in [`crate::layout::Layout`], and are no uses: a value that nothing else needs
//!   goes, and then the variable has none. On paths that do not agree it has none, either. In place
//!   of a value there may be a sum of some, or memory at such an address ([`DebugLocation`]).
//!
//! A variable may be told in parts: others that are some bytes of it ([`Home::Part`]) and have
//! debug values of their own. They say what it is where it has no value as a whole: neither ends
//! the other.
//!
//! A variable is seen in its function or in a block of it ([`DebugScopeData`]); instructions are
//! in a block if their location says so. When a function is inlined, its blocks and variables
//! become those of the caller, in the place of the call.
//!
//! The names are those of the source; [`crate::location`] has the places of instructions.

mod circles;
mod tables;
mod value;

pub use tables::InlinedFunctions;
pub use value::{DebugLocation, DebugSum, DebugTerm, DebugValue, Extend, MAX_TERMS};

use crate::entity::{DebugScope, DebugType, DebugVar, File, GlobalId, Loc, StackSlot};
use crate::types::Space;
use cranelift_entity::PrimaryMap;
use tables::Alike;

/// The longest name that a debugger is told, in bytes.
pub const MAX_NAME: usize = 64 << 10;

/// How many arrays, qualifiers and other names may be one in the other.
pub const MAX_NESTING: u32 = 256;

/// How the bits of a base type are read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// True or false.
    Boolean,
    /// A signed integer.
    Signed,
    /// An unsigned integer.
    Unsigned,
    /// A character with a sign.
    SignedChar,
    /// A character without.
    UnsignedChar,
    /// A floating-point number.
    Float,
}

impl Encoding {
    /// Every encoding with its word.
    pub const ALL: [(&'static str, Encoding); 6] = [
        ("boolean", Encoding::Boolean),
        ("signed", Encoding::Signed),
        ("unsigned", Encoding::Unsigned),
        ("signed_char", Encoding::SignedChar),
        ("unsigned_char", Encoding::UnsignedChar),
        ("float", Encoding::Float),
    ];

    /// The word of the text form.
    pub fn word(self) -> &'static str {
        let (word, _) = Self::ALL.iter().find(|&&(_, encoding)| encoding == self).expect("in it");
        word
    }
}

/// A member of a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: DebugType,
    /// Where it begins, in bytes.
    pub offset: u64,
    /// The bits that it has, if it is a bit-field.
    pub bits: Option<BitField>,
}

impl Member {
    /// A member that has all of its bytes.
    pub fn new(name: &str, ty: DebugType, offset: u64) -> Member {
        Member { name: name.to_owned(), ty, offset, bits: None }
    }
}

/// The bits of a bit-field, counted from the lowest one of the byte where the member begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct BitField {
    /// The first.
    pub start: u32,
    /// The one behind the last.
    pub end: u32,
}

/// What a qualified type says of its values.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Qualifier {
    /// They may not be written.
    Const,
    /// They change by themselves.
    Volatile,
}

impl Qualifier {
    /// Every qualifier with its word.
    pub const ALL: [(&'static str, Qualifier); 2] =
        [("const", Qualifier::Const), ("volatile", Qualifier::Volatile)];

    /// The word of the text form.
    pub fn word(self) -> &'static str {
        match self {
            Qualifier::Const => "const",
            Qualifier::Volatile => "volatile",
        }
    }
}

/// A type of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebugTypeKind {
    /// A number, a character or a truth value.
    Base {
        /// Its name.
        name: String,
        /// How its bits are read.
        encoding: Encoding,
        /// Its size.
        bytes: u32,
    },
    /// The address of something.
    Pointer {
        /// Of what; nothing for `void`.
        to: Option<DebugType>,
        /// Where that is.
        space: Space,
    },
    /// Another name of an object, whose address it is.
    Reference {
        /// Of what.
        to: DebugType,
        /// Where that is.
        space: Space,
        /// Whether it is `&&` of C++.
        is_rvalue: bool,
    },
    /// A function, to which pointers point. It has no size.
    Function {
        /// What it returns; nothing for `void`.
        result: Option<DebugType>,
        /// Its parameters.
        params: Vec<DebugType>,
    },
    /// Elements one behind the other; arrays of arrays are one of several dimensions.
    Array {
        /// An element.
        elem: DebugType,
        /// How many; 0 where that is not known.
        count: u64,
    },
    /// Named members.
    Struct {
        /// Its name.
        name: String,
        /// Its size.
        bytes: u64,
        /// In order.
        members: Vec<Member>,
    },
    /// Named members in the same place.
    Union {
        /// Its name.
        name: String,
        /// Its size.
        bytes: u64,
        /// In order; all begin at 0.
        members: Vec<Member>,
    },
    /// Another name of a type.
    Typedef {
        /// The name.
        name: String,
        /// The type; nothing for `void`.
        of: Option<DebugType>,
    },
    /// A type whose values may not be written, or change by themselves.
    Qualified {
        /// Which of both.
        qualifier: Qualifier,
        /// The type; nothing for `void`.
        of: Option<DebugType>,
    },
    /// Named constants.
    Enum {
        /// Its name.
        name: String,
        /// The type of the constants.
        base: DebugType,
        /// In order.
        values: Vec<(String, i64)>,
    },
}

/// A global variable of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugGlobal {
    /// Where it is.
    pub global: GlobalId,
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: DebugType,
    /// The file that declares it.
    pub file: File,
    /// The line there.
    pub line: u32,
}

/// What a module says of its source, besides files.
#[derive(Clone, Debug, Default)]
pub struct DebugInfo {
    /// Types.
    pub types: PrimaryMap<DebugType, DebugTypeKind>,
    /// Global variables.
    pub globals: Vec<DebugGlobal>,
}

impl DebugInfo {
    /// What a type is behind its other names and qualifiers.
    pub fn kind_of(&self, mut ty: DebugType) -> Option<&DebugTypeKind> {
        for _ in 0..=MAX_NESTING {
            match self.types.get(ty)? {
                DebugTypeKind::Typedef { of, .. } | DebugTypeKind::Qualified { of, .. } => {
                    ty = (*of)?;
                }
                kind => return Some(kind),
            }
        }
        None
    }

    /// The size of a type in bytes; nothing for `void` and functions, for one that contains itself,
    /// nests deeper than [`MAX_NESTING`], names a type that there is not, or is too large to count.
    pub fn size(&self, ty: DebugType) -> Option<u64> {
        let (mut ty, mut times) = (ty, 1u64);
        for _ in 0..=MAX_NESTING {
            match self.types.get(ty)? {
                DebugTypeKind::Base { bytes, .. } => return times.checked_mul(u64::from(*bytes)),
                DebugTypeKind::Struct { bytes, .. } | DebugTypeKind::Union { bytes, .. } => {
                    return times.checked_mul(*bytes);
                }
                DebugTypeKind::Typedef { of, .. } | DebugTypeKind::Qualified { of, .. } => {
                    ty = (*of)?;
                }
                DebugTypeKind::Pointer { .. } | DebugTypeKind::Reference { .. } => {
                    return times.checked_mul(8);
                }
                DebugTypeKind::Function { .. } => return None,
                DebugTypeKind::Array { elem, count } => {
                    times = times.checked_mul(*count)?;
                    ty = *elem;
                }
                DebugTypeKind::Enum { base, .. } => ty = *base,
            }
        }
        None
    }
}

/// Where a variable of a function is, if it is in one place.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Home {
    /// In none: debug values say it.
    #[default]
    Values,
    /// In a parameter of the kernel, or an aggregate by value of a function, counted from 0.
    Param(u32),
    /// In a stack slot.
    Slot(StackSlot),
    /// In none: it is a part of another variable, and debug values say it.
    Part(VariablePart),
}

/// Some bytes of a variable.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct VariablePart {
    /// The variable, which is no part and comes before its parts.
    pub of: DebugVar,
    /// Where they begin.
    pub start: u64,
    /// Where they end.
    pub end: u64,
}

/// A variable of a function of the source.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DebugVariable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: DebugType,
    /// The line that declares it, in the file of the function.
    pub line: u32,
    /// Whether it is a parameter, in the order of the variables.
    pub is_param: bool,
    /// Where it is.
    pub home: Home,
    /// The block that it is seen in; without one it is the function.
    pub scope: Option<DebugScope>,
    /// Where the function that it is of was inlined, if it was: a location in it.
    pub inlined: Option<Loc>,
}

impl DebugVariable {
    /// A variable of the function itself, whose values are said one by one.
    pub fn new(name: &str, ty: DebugType, line: u32) -> DebugVariable {
        let (name, home) = (name.to_owned(), Home::Values);
        DebugVariable { name, ty, line, is_param: false, home, scope: None, inlined: None }
    }

    /// A parameter of the function itself, whose values are said one by one.
    pub fn param(name: &str, ty: DebugType, line: u32) -> DebugVariable {
        DebugVariable { is_param: true, ..DebugVariable::new(name, ty, line) }
    }
}

/// A block of the source in which variables are seen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DebugScopeData {
    /// The block around it, which comes before it in the table; without one it is the function.
    pub parent: Option<DebugScope>,
    /// The line where it begins.
    pub line: u32,
    /// The column there.
    pub column: u32,
}

/// A function of the source that was inlined: it may be nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlinedFunction {
    /// What locations call it.
    pub symbol: String,
    /// Its name in the source.
    pub name: String,
    /// The file that defines it.
    pub file: File,
    /// The line there.
    pub line: u32,
    /// What it returns.
    pub result: Option<DebugType>,
}

/// What a function is in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DebugFunction {
    /// Its name there.
    pub name: String,
    /// The file that defines it.
    pub file: File,
    /// The line there.
    pub line: u32,
    /// What it returns.
    pub result: Option<DebugType>,
    /// The functions that were inlined into it, by what locations call them.
    pub inlined: InlinedFunctions,
    /// Blocks of it, and of what was inlined.
    pub scopes: PrimaryMap<DebugScope, DebugScopeData>,
    /// Parameters and local variables of it, and of what was inlined.
    pub variables: PrimaryMap<DebugVar, DebugVariable>,
    alike: Alike,
}

impl DebugFunction {
    /// A function without variables yet that returns nothing.
    pub fn new(name: &str, file: File, line: u32) -> DebugFunction {
        DebugFunction {
            name: name.to_owned(),
            file,
            line,
            result: None,
            inlined: InlinedFunctions::default(),
            scopes: PrimaryMap::new(),
            variables: PrimaryMap::new(),
            alike: Alike::default(),
        }
    }

    /// The number of a variable; one that is like another is that one, but for those that have a
    /// home.
    pub fn add_variable(&mut self, variable: DebugVariable) -> DebugVar {
        // Only what was inlined twice at one place is there already.
        let is_told = matches!(variable.home, Home::Values | Home::Part(_));
        if !is_told || variable.inlined.is_none() {
            return self.variables.push(variable);
        }
        let next = self.variables.next_key();
        let alike = self.alike.of(&variable);
        let known = alike.iter().copied().find(|&known| self.variables[known] == variable);
        known.unwrap_or_else(|| {
            alike.push(next);
            self.variables.push(variable)
        })
    }

    /// Adds a variable that is some bytes of another.
    pub fn add_part(&mut self, part: VariablePart) -> DebugVar {
        let home = Home::Part(part);
        self.variables.push(DebugVariable { home, ..self.variables[part.of].clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_have_sizes_up_to_a_nesting() {
        for (nesting, size) in [(1, Some(8)), (MAX_NESTING, Some(8)), (MAX_NESTING + 1, None)] {
            let mut debug = DebugInfo::default();
            let (name, encoding) = ("long".to_owned(), Encoding::Signed);
            let mut ty = debug.types.push(DebugTypeKind::Base { name, encoding, bytes: 8 });
            for _ in 0..nesting {
                ty = debug.types.push(DebugTypeKind::Array { elem: ty, count: 1 });
            }
            assert_eq!(debug.size(ty), size, "{nesting}");
        }
    }
}
