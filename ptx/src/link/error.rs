//! Why modules cannot be linked.

use std::fmt;

/// What one of the modules says.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LinkPlace {
    /// The number of the module, in the order in which they were added.
    pub module: usize,
    /// Its name.
    pub file: String,
    /// Where it says so in its text, in bytes, if the text is known.
    pub offset: Option<u32>,
    /// The line of that, counted from one.
    pub line: Option<u32>,
    /// The name of what it is about, as people wrote it; empty for the module as a whole.
    pub name: String,
    /// What it says, with names as people wrote them: the head of a function, the declaration of a
    /// variable.
    pub text: String,
}

/// `a.ptx:3: .extern .func f()`.
impl fmt::Display for LinkPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.text)
    }
}

/// Which rule is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LinkErrorKind {
    /// Two modules have a function or variable that both show.
    #[error("is defined twice")]
    Duplicate,
    /// It is a function here and a variable there, a kernel here and a function there.
    #[error("is declared as different things")]
    Kind,
    /// Parameters or results differ.
    #[error("has different prototypes")]
    Prototype,
    /// Types, sizes or spaces of a variable differ.
    #[error("has different types")]
    Type,
    /// The alignment that a declaration relies on is more than that of the definition.
    #[error("is declared with a larger alignment than it has")]
    Alignment,
    /// Of `.common` variables two have initial contents, or a smaller one has.
    #[error("is `.common` with initial contents where it is not the only or largest one")]
    Common,
    /// Targets or their options differ.
    #[error("targets differ")]
    Target,
    /// Address sizes differ.
    #[error("address sizes differ")]
    AddressSize,
    /// Initial contents refer to each other in a circle.
    #[error("is part of a cycle of initial contents, which PTX cannot express")]
    Cycle,
    /// A module has what cannot be put beside others: registers of the module.
    #[error("registers of a module cannot be linked")]
    Registers,
}

impl LinkErrorKind {
    /// The code of the diagnostic.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Duplicate => "P0701",
            Self::Kind | Self::Prototype | Self::Type | Self::Alignment => "P0702",
            Self::Common => "P0703",
            Self::Target | Self::AddressSize => "P0704",
            Self::Cycle | Self::Registers => "P0705",
        }
    }
}

/// Why modules cannot be linked, with all that say otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LinkError {
    /// Which rule is broken.
    pub kind: LinkErrorKind,
    /// The places that do not agree.
    pub places: Vec<LinkPlace>,
}

impl LinkError {
    /// What is wrong, without the places.
    pub fn message(&self) -> String {
        match self.places.first().map(|place| &*place.name) {
            None | Some("") => self.kind.to_string(),
            Some(name) => format!("`{name}` {}", self.kind),
        }
    }
}

/// The message, and each place on a line of its own.
impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())?;
        self.places.iter().try_for_each(|place| write!(f, "\n  {place}"))
    }
}

impl std::error::Error for LinkError {}
