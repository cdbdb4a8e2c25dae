//! What can be wrong with a text.

use crate::data::DataError;
use crate::op::{InlineError, PtxRowError};
use crate::types::Type;
use irc_ptx::text::{Diagnostic, Span};
use std::borrow::Cow;

/// A mistake in a text, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{kind}")]
pub struct ParseError {
    /// The place.
    pub span: Span,
    /// What is wrong.
    pub kind: ErrorKind,
    /// What to do about it, where that is known.
    pub help: Option<String>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The text does not fit 32-bit offsets.
    #[error("the text is larger than 4 GiB")]
    TooLarge,
    /// The bytes are not UTF-8.
    #[error("the text is not UTF-8")]
    NotUtf8,
    /// A character that begins no token.
    #[error("unexpected character `{}`", char.escape_debug())]
    StrayChar {
        /// The character.
        char: char,
    },
    /// A sigil with no name after it.
    #[error("expected a name after the sigil")]
    EmptyName,
    /// A string that does not end on its line.
    #[error("the string does not end on this line")]
    UnterminatedString,
    /// An escape that is none.
    #[error("unknown escape in a string")]
    BadEscape,
    /// A name that is not UTF-8 once its escapes are read.
    #[error("the name is not UTF-8")]
    BadName,
    /// Something else was needed here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What was needed.
        expected: Cow<'static, str>,
        /// What stands there.
        found: String,
    },
    /// A word that is not in the set.
    #[error("unknown {what} `{word}`")]
    UnknownWord {
        /// What it was to be.
        what: Cow<'static, str>,
        /// The word.
        word: String,
    },
    /// A flag that was given already.
    #[error("duplicate `{word}`")]
    RepeatedWord {
        /// The word.
        word: String,
    },
    /// A name that stands for nothing.
    #[error("{what} `{name}` is not defined")]
    Undefined {
        /// What it was to be.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// A name that stands for something already.
    #[error("{what} `{name}` is defined twice")]
    Duplicate {
        /// What it was to be.
        what: &'static str,
        /// The name.
        name: String,
        /// Where it was defined first.
        first: Option<Span>,
    },
    /// A name that the language itself uses.
    #[error("`{name}` is the name of a built-in type")]
    Reserved {
        /// The name.
        name: String,
    },
    /// A symbol of another sort.
    #[error("`{name}` is a {found}, not a {expected}")]
    WrongSymbol {
        /// The name.
        name: String,
        /// What was needed.
        expected: &'static str,
        /// What stands there.
        found: &'static str,
    },
    /// A number that cannot be read.
    #[error("`{text}` is not a number")]
    BadNumber {
        /// What was written.
        text: String,
    },
    /// A number that the type does not have.
    #[error("`{text}` does not fit in `{ty}`")]
    OutOfRange {
        /// What was written.
        text: String,
        /// The type.
        ty: Cow<'static, str>,
    },
    /// A literal that cannot be of the type.
    #[error("`{text}` cannot be of type `{ty}`")]
    WrongLiteral {
        /// What was written.
        text: String,
        /// The type.
        ty: Cow<'static, str>,
    },
    /// The type of an operand that does not follow from anything.
    #[error("the type of `{text}` cannot be inferred here")]
    UnknownType {
        /// What was written.
        text: String,
    },
    /// An operation whose type does not follow from its operands.
    #[error("the type of `{mnemonic}` cannot be inferred here")]
    UnknownControl {
        /// The operation.
        mnemonic: &'static str,
    },
    /// A value that has another type than was written or needed.
    #[error("`{name}` has type `{found}`, not `{expected}`")]
    WrongType {
        /// The name.
        name: String,
        /// What stands there.
        found: Type,
        /// What was needed.
        expected: Type,
    },
    /// A controlling type that the operation does not take.
    #[error("`{mnemonic}` does not take the type `{ty}`")]
    BadControl {
        /// The operation.
        mnemonic: &'static str,
        /// The type.
        ty: Type,
    },
    /// A type after the mnemonic of an operation that has none.
    #[error("`{mnemonic}` takes no type")]
    NoControl {
        /// The operation.
        mnemonic: &'static str,
    },
    /// A wrong number of operands or arguments.
    #[error("{what} takes {expected}, found {found}")]
    Count {
        /// What it was to be.
        what: String,
        /// What was needed.
        expected: String,
        /// What stands there.
        found: usize,
    },
    /// A wrong number of results.
    #[error("`{mnemonic}` has {expected}, found {found}")]
    Results {
        /// The operation.
        mnemonic: &'static str,
        /// What was needed.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// A number that is not a power of two.
    #[error("{what} must be a power of two")]
    NotPowerOfTwo {
        /// What it was to be.
        what: &'static str,
    },
    /// Nesting that is too deep.
    #[error("nested more than {limit} levels deep")]
    TooDeep {
        /// How deep it may be.
        limit: u32,
    },
    /// A data type that cannot be.
    #[error("{0}")]
    Data(DataError),
    /// An instruction of the ISA table that is no operation.
    #[error("{error}")]
    Row {
        /// Why not.
        error: PtxRowError,
    },
    /// A block of PTX text that is no operation.
    #[error("{error}")]
    Inline {
        /// Why not.
        error: InlineError,
    },
    /// There is more wrong than is worth showing.
    #[error("too many errors; the rest is not shown")]
    TooMany,
}

impl ErrorKind {
    /// The code of the error; [`codes`](crate::codes) explains it.
    pub const fn code(&self) -> &'static str {
        match self {
            ErrorKind::TooLarge => "I0101",
            ErrorKind::NotUtf8 => "I0102",
            ErrorKind::StrayChar { .. } => "I0103",
            ErrorKind::EmptyName => "I0104",
            ErrorKind::UnterminatedString => "I0105",
            ErrorKind::BadEscape => "I0106",
            ErrorKind::BadName => "I0107",
            ErrorKind::Expected { .. } => "I0108",
            ErrorKind::UnknownWord { .. } => "I0109",
            ErrorKind::RepeatedWord { .. } => "I0110",
            ErrorKind::Undefined { .. } => "I0201",
            ErrorKind::Duplicate { .. } | ErrorKind::Reserved { .. } => "I0202",
            ErrorKind::WrongSymbol { .. } => "I0203",
            ErrorKind::BadNumber { .. } => "I0111",
            ErrorKind::OutOfRange { .. } => "I0301",
            ErrorKind::WrongLiteral { .. } => "I0302",
            ErrorKind::UnknownType { .. } | ErrorKind::UnknownControl { .. } => "I0303",
            ErrorKind::WrongType { .. } => "I0304",
            ErrorKind::BadControl { .. } | ErrorKind::NoControl { .. } => "I0305",
            ErrorKind::Count { .. } => "I0306",
            ErrorKind::Results { .. } => "I0307",
            ErrorKind::NotPowerOfTwo { .. } => "I0308",
            ErrorKind::TooDeep { .. } => "I0112",
            ErrorKind::Data(_) => "I0309",
            ErrorKind::Row { .. } | ErrorKind::Inline { .. } => "I0310",
            ErrorKind::TooMany => "I0113",
        }
    }

    /// A few words to stand at the underlined text.
    fn label(&self) -> Option<String> {
        Some(match self {
            ErrorKind::Expected { expected, .. } => format!("expected {expected}"),
            ErrorKind::Undefined { .. } => "not defined".to_owned(),
            ErrorKind::Duplicate { .. } => "defined again here".to_owned(),
            ErrorKind::WrongType { found, .. } => format!("this is `{found}`"),
            _ => return None,
        })
    }
}

impl ParseError {
    /// The error in the form that all errors are shown in.
    pub fn to_diagnostic(&self) -> Diagnostic {
        let mut diagnostic =
            Diagnostic::error(self.kind.code(), self.kind.to_string()).at(self.span);
        diagnostic.label = self.kind.label();
        diagnostic.help = self.help.clone();
        if let ErrorKind::Duplicate { first: Some(first), .. } = self.kind {
            diagnostic.labels.push((first, "first defined here".to_owned()));
        }
        diagnostic
    }
}
