//! What the simulator looks for besides what no launch survives, and how it is reported.
//!
//! Each check has a flag of [`Checks`] and a file: `uninit`, `race`, `division`, `redundant`. One
//! that looks at instructions is called by `instruction`, the others where what they look at
//! happens. Wrong accesses, barriers, masks and kernels that never end are always found: a launch
//! cannot go on from there.

mod division;
pub mod race;
pub(super) mod redundant;
pub mod report;
pub(super) mod uninit;

use super::finding::FindingKind;
use super::operands::Environment;
use super::program::Op;
use super::warp::{Warp, WarpSplit};
use irc_ptx::isa::sem::Values;
use irc_ptx::text::nearest_name;
use report::FaultKind;
use std::fmt;
use std::str::FromStr;

/// Declares the checks: flag, name, and what it finds.
macro_rules! checks {
    ($($bit:literal $flag:ident $name:literal: $finds:literal;)*) => {
        bitflags::bitflags! {
            /// What is looked for while a kernel runs, besides what no launch survives. Written and
            /// read as a list of names: `race,uninit`; also `all` and `none`.
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub struct Checks: u8 {
                $(#[doc = $finds] const $flag = 1 << $bit;)*
            }
        }

        impl Checks {
            /// All checks with their names and what they find.
            pub const LIST: &[Check] =
                &[$(Check { flag: Checks::$flag, name: $name, finds: $finds }),*];
        }
    };
}

checks! {
    0 UNINIT "uninit": "uses of uninitialised registers and memory";
    1 RACE "race": "data races in global and shared memory";
    2 DIVISION "division": "divisions of integers by zero";
    3 REDUNDANT "redundant": "lanes that store the same value to the same address";
}

/// A check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Check {
    /// Its flag.
    pub flag: Checks,
    /// Its name in lists.
    pub name: &'static str,
    /// What it finds.
    pub finds: &'static str,
}

/// Words of lists that stand for other than one check. `memory` is what `none` was called besides:
/// accesses are always checked.
const SETS: [(&str, Checks); 3] =
    [("all", Checks::all()), ("none", Checks::empty()), ("memory", Checks::empty())];

impl Checks {
    /// Those that look at instructions before they run.
    pub(super) const INSTRUCTIONS: Checks = Checks::UNINIT.union(Checks::DIVISION);

    /// The names that a list may have.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Self::LIST.iter().map(|check| check.name).chain(SETS.map(|(name, _)| name))
    }
}

impl Default for Checks {
    fn default() -> Self {
        Self::all()
    }
}

impl fmt::Display for Checks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = SETS.iter().find(|(_, set)| set == self) {
            return f.pad(name);
        }
        let on = Self::LIST.iter().filter(|check| self.contains(check.flag));
        f.pad(&on.map(|check| check.name).collect::<Vec<_>>().join(","))
    }
}

/// A list of checks has a name that is none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown check `{name}`; {}the checks are {}",
    near.map_or_else(String::new, |near| format!("did you mean `{near}`? ")),
    Checks::names().collect::<Vec<_>>().join(", ")
)]
pub struct UnknownCheck {
    name: String,
    near: Option<&'static str>,
}

impl FromStr for Checks {
    type Err = UnknownCheck;

    fn from_str(list: &str) -> Result<Self, UnknownCheck> {
        let flags = Self::LIST.iter().map(|check| (check.name, check.flag)).chain(SETS);
        let one = |name: &str| {
            let known = flags.clone().find(|&(known, _)| known == name);
            known.map(|(_, flags)| flags).ok_or_else(|| UnknownCheck {
                name: name.to_owned(),
                near: nearest_name(name, Self::names()),
            })
        };
        list.split(',').map(str::trim).map(one).collect()
    }
}

/// An instruction that lanes of a warp are about to run.
pub(super) struct Instruction<'a> {
    pub(super) split: WarpSplit,
    pub(super) op: &'a Op,
    pub(super) lanes: u32,
    /// What its operands are read from besides registers.
    pub(super) environment: Environment<'a>,
}

/// Looks at an instruction that is no load or store before lanes run it. `found` gets what is wrong
/// with which lanes; `values` is room for operands.
#[inline]
pub(super) fn instruction(
    checks: Checks,
    warp: &mut Warp,
    about: &Instruction<'_>,
    values: &mut Values,
    mut found: impl FnMut(&Warp, u32, FindingKind),
) {
    if checks.contains(Checks::UNINIT) {
        let lanes = uninit::values(warp, about, values);
        if lanes != 0 {
            found(warp, lanes, FindingKind::Unwritten);
        }
    }
    if checks.contains(Checks::DIVISION) {
        let lanes = division::divisors(warp, about);
        if lanes != 0 {
            let what = "integer division by zero".to_owned();
            found(warp, lanes, FindingKind::Note(FaultKind::DivisionByZero, what));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_as_they_are_written() {
        for check in Checks::LIST {
            assert_eq!(check.name.parse(), Ok(check.flag));
            assert_eq!(check.flag.to_string(), check.name);
        }
        let all = Checks::LIST.iter().map(|check| check.flag).collect::<Checks>();
        assert_eq!(all, Checks::all(), "each flag has a name");
        assert_eq!("race, uninit".parse(), Ok(Checks::RACE | Checks::UNINIT));
        assert_eq!((Checks::RACE | Checks::UNINIT).to_string(), "uninit,race");
        assert_eq!("none,race".parse(), Ok(Checks::RACE));
        assert_eq!("memory".parse(), Ok(Checks::empty()));
        assert_eq!("all".parse(), Ok(Checks::default()));
        assert_eq!(
            (Checks::all().to_string(), Checks::empty().to_string()),
            ("all".to_owned(), "none".to_owned())
        );
    }

    #[test]
    fn unknown_names_are_refused() {
        let message = |list: &str| list.parse::<Checks>().expect_err("it is unknown").to_string();
        let names = "the checks are uninit, race, division, redundant, all, none, memory";
        assert_eq!(
            message("races"),
            format!("unknown check `races`; did you mean `race`? {names}")
        );
        assert_eq!(message("race,x"), format!("unknown check `x`; {names}"));
        assert_eq!(message(""), format!("unknown check ``; {names}"));
    }
}
