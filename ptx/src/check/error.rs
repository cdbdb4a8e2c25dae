//! What can be wrong with PTX that can be read, with a stable code for each sort of mistake.

use crate::ast::Linkage;
use crate::isa::Space;
use crate::target::{PtxVersion, Sm, SmSet, Target};
use crate::{GateError, RegisterError, Wanted, nearest_form_on};

/// What is wrong with a module that can be read.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckError {
    /// The target came later than the version.
    #[error("{sm} needs PTX {}; the module is PTX {ptx}", sm.first_ptx())]
    TargetTooNew {
        /// The target.
        sm: Sm,
        /// The version of the module.
        ptx: PtxVersion,
    },
    /// The version is newer than all that are known.
    #[error("PTX {0} is not supported")]
    UnknownVersion(PtxVersion),
    /// An instruction does not exist, or not here.
    #[error(transparent)]
    Gate(#[from] GateError),
    /// The target lacks a directive.
    #[error("{name} needs {needs}; the target is {sm}")]
    DirectiveTarget {
        /// What it is.
        name: &'static str,
        /// The targets that have it.
        needs: SmSet,
        /// The target.
        sm: Sm,
    },
    /// The version lacks a directive.
    #[error("{name} needs PTX {first}; the module is PTX {ptx}")]
    DirectiveTooOld {
        /// What it is.
        name: &'static str,
        /// The first version that has it.
        first: PtxVersion,
        /// The version of the module.
        ptx: PtxVersion,
    },
    /// The version has a directive no longer.
    #[error("{name} ends with PTX {last}; the module is PTX {ptx}")]
    DirectiveTooNew {
        /// What it is.
        name: &'static str,
        /// The last version that has it.
        last: PtxVersion,
        /// The version of the module.
        ptx: PtxVersion,
    },
    /// Something that stands where it must not.
    #[error("{what}")]
    Misplaced {
        /// What, and why.
        what: &'static str,
    },
    /// ptxas assembles an instruction into another one.
    #[error("ptxas takes `{form}` for another instruction: {why}")]
    Misread {
        /// The mnemonic with its parts.
        form: String,
        /// What it should have been.
        why: &'static str,
    },
    /// ptxas knows no such pragma.
    #[error("unknown pragma `{0}`")]
    UnknownPragma(String),
    /// A name that nothing declares.
    #[error("`{0}` is not declared")]
    Undeclared(String),
    /// A label that is not in this scope.
    #[error("label `{0}` is not defined in this function or scope")]
    NoLabel(String),
    /// A name that is declared twice.
    #[error("`{0}` is declared twice")]
    Duplicate(String),
    /// Declared and defined differently.
    #[error("`{name}` is declared {} but defined {}", shown(*.before), shown(*.now))]
    Linkage {
        /// The name.
        name: String,
        /// How it is declared.
        before: Linkage,
        /// How it is defined.
        now: Linkage,
    },
    /// A name of another sort.
    #[error("`{name}` is {found}, not {wanted}")]
    WrongName {
        /// The name.
        name: String,
        /// What it stands for.
        found: &'static str,
        /// What should stand there.
        wanted: &'static str,
    },
    /// The register has another type than the operand.
    #[error("`{name}`: {error}")]
    RegisterType {
        /// The register as it is written.
        name: String,
        /// What is wrong with it.
        error: RegisterError,
    },
    /// The variable is in another space than the access.
    #[error("`{name}` is in `{found}` space; the instruction accesses `{wanted}`")]
    SpaceMismatch {
        /// The variable.
        name: String,
        /// Its space.
        found: Space,
        /// The space of the instruction.
        wanted: Space,
    },
    /// A variable without a generic address where an access names it without its space.
    #[error("`{name}` is in `{found}` space; a generic access cannot name it")]
    NoGenericAddress {
        /// The variable.
        name: String,
        /// Its space.
        found: Space,
    },
    /// A call with too many or too few arguments or results.
    #[error("`{name}` has {wanted} {what}, the call has {found}")]
    CallCount {
        /// The function or prototype.
        name: String,
        /// Parameters or results.
        what: &'static str,
        /// How many it has.
        wanted: usize,
        /// How many the call has.
        found: usize,
    },
    /// An argument or result of another size than that of the function.
    #[error("`{argument}` does not have the type and size of `{param}`")]
    CallType {
        /// What the call passes.
        argument: String,
        /// The parameter or result.
        param: String,
    },
}

/// A linkage as it is spelled.
fn shown(linkage: Linkage) -> String {
    match linkage {
        Linkage::Internal => "without a linkage".to_owned(),
        spelled => format!("`{}`", spelled.word()),
    }
}

impl CheckError {
    /// The code of the error; [`codes`](crate::codes) explains it.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Duplicate(_) | Self::Linkage { .. } => "P0202",
            Self::Undeclared(_) => "P0203",
            Self::NoLabel(_) => "P0204",
            Self::WrongName { .. } => "P0205",
            Self::Gate(GateError::Illegal { .. }) => "P0305",
            Self::RegisterType { .. } => "P0401",
            Self::Gate(GateError::SpecialRegType { .. }) => "P0402",
            Self::SpaceMismatch { .. } | Self::NoGenericAddress { .. } => "P0403",
            Self::CallCount { .. } => "P0404",
            Self::CallType { .. } => "P0405",
            Self::TargetTooNew { .. } => "P0502",
            Self::UnknownVersion(_) => "P0503",
            Self::Gate(GateError::Target { .. } | GateError::SpecialReg { .. }) => "P0511",
            Self::Gate(GateError::TooOld { .. }) => "P0512",
            Self::Gate(GateError::TooNew { .. }) => "P0513",
            Self::DirectiveTarget { .. } => "P0521",
            Self::DirectiveTooOld { .. } => "P0522",
            Self::DirectiveTooNew { .. } => "P0523",
            Self::Misplaced { .. } => "P0524",
            Self::UnknownPragma(_) => "P0601",
            Self::Misread { .. } => "P0602",
        }
    }

    /// Whether there is a result all the same.
    pub const fn is_warning(&self) -> bool {
        matches!(self, Self::UnknownPragma(_) | Self::Misread { .. })
    }

    /// What to do about it, if there is anything to suggest.
    pub fn help(&self, target: Target) -> Option<String> {
        match self {
            Self::Gate(GateError::Illegal { form, .. } | GateError::Target { form, .. }) => {
                let near = nearest_form_on(form, target)?;
                Some(format!("the nearest form for {} is `{near}`", target.sm))
            }
            Self::Gate(GateError::TooOld { first, .. }) | Self::DirectiveTooOld { first, .. } => {
                Some(format!("write `.version {first}`"))
            }
            Self::NoGenericAddress { found, .. } => Some(format!("write `{found}`")),
            Self::TargetTooNew { sm, .. } => Some(format!("write `.version {}`", sm.first_ptx())),
            Self::RegisterType { error, .. } => match error.wanted {
                Wanted::Holding(ty) if ty.class().bits() == error.declared.bits() => {
                    let bits = error.declared.bits();
                    Some(format!("`mov.b{bits}` copies the bits to a register of the right type"))
                }
                _ => None,
            },
            _ => None,
        }
    }
}
