//! What can be wrong with PTX text, with a stable code for each sort of mistake.

use crate::isa::{self, RowId};
use crate::target::{Target, TargetError};
use crate::text::{Diagnostic, Span};
use crate::{nearest_form, nearest_form_on, nearest_opcode};
use std::ops::Range;

/// Where and why text is not PTX.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{kind}")]
pub struct ReadError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong.
    pub kind: ReadErrorKind,
}

impl ReadError {
    /// The error in the form that all errors are shown in.
    pub fn to_diagnostic(&self) -> Diagnostic {
        let span = Span::new(self.span.start as u32, self.span.end as u32);
        let mut diagnostic = Diagnostic::error(self.kind.code(), self.to_string()).at(span);
        diagnostic.help = self.kind.help();
        diagnostic
    }
}

/// What is wrong with PTX text.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// Something else should stand there.
    #[error("expected {wanted}, found {found}")]
    Expected {
        /// What should.
        wanted: &'static str,
        /// What does.
        found: String,
    },
    /// The table has no such instruction.
    #[error("unknown instruction `{0}`")]
    UnknownOpcode(String),
    /// No row of the opcode takes the word.
    #[error("no form of `{opcode}` takes `.{part}`")]
    UnknownPart {
        /// The opcode.
        opcode: String,
        /// The word.
        part: String,
        /// The whole spelling.
        form: String,
    },
    /// The words are known, but not together.
    #[error("this instruction has no form `{0}`")]
    UnknownForm(String),
    /// The operands suit no row with this spelling.
    #[error("the operands do not match `{}`; expected: {}", .form, expected_operands(*.row))]
    Operands {
        /// The spelling.
        form: String,
        /// A row that has it.
        row: RowId,
    },
    /// A register that is not declared.
    #[error("register `{0}` is not declared")]
    UnknownRegister(String),
    /// A name that is declared twice in the same scope.
    #[error("`{0}` is declared twice")]
    Duplicate(String),
    /// An unknown type word.
    #[error("unknown type `{0}`")]
    UnknownType(String),
    /// An unknown directive.
    #[error("unknown directive `{0}`")]
    UnknownDirective(String),
    /// A number that does not fit.
    #[error("the number is out of range")]
    OutOfRange,
    /// `name<n>` stands for more names, all over the text, than are made one by one.
    #[error("the `name<n>` of the text declare more than {0} names in total")]
    TooMany(usize),
    /// Lists nest deeper than any instruction needs.
    #[error("lists are nested too deeply")]
    TooDeep,
    /// A constant expression that divides by zero.
    #[error("division by zero in a constant expression")]
    DivisionByZero,
    /// An operator of integers on floats, or integers and floats together.
    #[error("the operands of `{0}` in a constant expression cannot be combined")]
    ConstantTypes(String),
    /// The initialiser does not match the type.
    #[error("a variable of type `{0}` cannot be initialised with this value")]
    InitialType(String),
    /// The initialiser has more elements than the variable.
    #[error("the initialiser has more elements than the variable")]
    InitialCount,
    /// `.const[n]`.
    #[error("explicit constant banks (`.const[n]`) ended with PTX 2.1 and are not supported")]
    ConstantBank,
    /// A bad version or target.
    #[error(transparent)]
    Target(#[from] TargetError),
}

impl ReadErrorKind {
    /// The code of the error; [`codes`](crate::codes) explains it.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Expected { .. } => "P0101",
            Self::OutOfRange => "P0102",
            Self::TooDeep => "P0103",
            Self::UnknownDirective(_) => "P0104",
            Self::UnknownType(_) => "P0105",
            Self::DivisionByZero => "P0106",
            Self::ConstantTypes(_) => "P0107",
            Self::InitialType(_) => "P0108",
            Self::InitialCount => "P0109",
            Self::TooMany(_) => "P0110",
            Self::ConstantBank => "P0111",
            Self::UnknownRegister(_) => "P0201",
            Self::Duplicate(_) => "P0202",
            Self::UnknownOpcode(_) => "P0301",
            Self::UnknownPart { .. } => "P0302",
            Self::UnknownForm(_) => "P0303",
            Self::Operands { .. } => "P0304",
            Self::Target(_) => "P0501",
        }
    }

    /// What to do about it, if there is anything to suggest.
    pub fn help(&self) -> Option<String> {
        self.help_on(None)
    }

    /// The same, where the target and version are known: nothing is suggested that they lack.
    pub fn help_on(&self, target: Option<Target>) -> Option<String> {
        match self {
            Self::UnknownOpcode(word) => {
                let near = nearest_opcode(word, target)?;
                Some(format!("the nearest instruction is `{near}`"))
            }
            Self::UnknownPart { form, .. } | Self::UnknownForm(form) => {
                let near = match target {
                    Some(target) => nearest_form_on(form, target),
                    None => nearest_form(form),
                }?;
                Some(format!("the nearest form is `{near}`"))
            }
            Self::Operands { form, row } => {
                let operands = crate::operand_pattern(*row, form);
                Some(format!("write `{form} {operands};`"))
            }
            Self::UnknownRegister(name) => {
                Some(format!("declare it before its use, as in `.reg .b32 {name};`"))
            }
            Self::ConstantBank => Some("`.const` without a number is bank 0".to_owned()),
            _ => None,
        }
    }
}

fn expected_operands(row: RowId) -> String {
    let operands = isa::row(row).operands;
    operands.iter().map(|rule| rule.name).collect::<Vec<_>>().join(", ")
}
