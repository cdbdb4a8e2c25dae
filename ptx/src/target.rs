//! The targets that PTX can be written for, and the versions of the PTX language.
//!
//! The set of targets is closed: an [`Sm`] is an index into one static list, so a set of targets
//! is one machine word ([`SmSet`]). The list is ordered by number, and per number the plain
//! target comes before the family-specific (`f`) one, which comes before the
//! architecture-specific (`a`) one.
//!
//! Whatever ptxas opens at PTX 5.1 is documented for 6.0 and is treated as 6.0 here.
//!
//! Reference: PTX ISA, "PTX Module Directives: .version, .target".

use crate::text::edit_distance;
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;

/// A version of the PTX language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PtxVersion {
    /// The number before the point.
    pub major: u8,
    /// The number after the point.
    pub minor: u8,
}

impl PtxVersion {
    /// The first version of the language.
    pub const OLDEST: Self = Self::new(1, 0);
    /// The newest version that the table knows.
    pub const NEWEST: Self = Self::new(9, 5);

    /// The version `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }
}

impl fmt::Display for PtxVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

impl FromStr for PtxVersion {
    type Err = TargetError;

    fn from_str(text: &str) -> Result<Self, TargetError> {
        let parts = text.split_once('.').and_then(|(a, b)| Some((digits(a)?, digits(b)?)));
        match parts {
            Some((major, minor)) => Ok(Self::new(major, minor)),
            None => Err(TargetError::BadVersion(text.to_owned())),
        }
    }
}

fn digits(text: &str) -> Option<u8> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

/// How far code for a target may travel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suffix {
    /// Runs on this and every later target.
    None,
    /// Runs on later members of the same family only.
    F,
    /// Runs on exactly this chip only.
    A,
}

/// Whether a target name is one to compile for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    Current,
    /// Older than anything that irc compiles for; read and checked only.
    Old,
    /// Accepted by ptxas, absent from the manual.
    Undocumented,
    /// Renamed: sm_101 became sm_110 in PTX 9.0.
    Renamed,
}

struct SmInfo {
    name: &'static str,
    number: u16,
    suffix: Suffix,
    first_ptx: PtxVersion,
    standing: Standing,
}

const fn sm(
    name: &'static str,
    number: u16,
    suffix: Suffix,
    ptx: (u8, u8),
    standing: Standing,
) -> SmInfo {
    SmInfo { name, number, suffix, first_ptx: PtxVersion::new(ptx.0, ptx.1), standing }
}

/// THE TABLE of targets, in their order.
const SMS: &[SmInfo] = {
    use Standing::{Current, Old, Renamed, Undocumented};
    use Suffix::{A, F, None};
    &[
        sm("sm_10", 10, None, (1, 0), Old),
        sm("sm_11", 11, None, (1, 0), Old),
        sm("sm_12", 12, None, (1, 2), Old),
        sm("sm_13", 13, None, (1, 2), Old),
        sm("sm_20", 20, None, (2, 0), Old),
        sm("sm_21", 21, None, (2, 0), Old),
        sm("sm_30", 30, None, (3, 0), Old),
        sm("sm_32", 32, None, (4, 0), Old),
        sm("sm_35", 35, None, (3, 1), Old),
        sm("sm_37", 37, None, (4, 1), Old),
        sm("sm_50", 50, None, (4, 0), Current),
        sm("sm_52", 52, None, (4, 1), Current),
        sm("sm_53", 53, None, (4, 2), Current),
        sm("sm_60", 60, None, (5, 0), Current),
        sm("sm_61", 61, None, (5, 0), Current),
        sm("sm_62", 62, None, (5, 0), Current),
        sm("sm_70", 70, None, (6, 0), Current),
        sm("sm_72", 72, None, (6, 1), Current),
        sm("sm_75", 75, None, (6, 3), Current),
        sm("sm_80", 80, None, (7, 0), Current),
        sm("sm_82", 82, None, (6, 2), Undocumented),
        sm("sm_86", 86, None, (7, 1), Current),
        sm("sm_87", 87, None, (7, 4), Current),
        sm("sm_88", 88, None, (9, 0), Current),
        sm("sm_89", 89, None, (7, 8), Current),
        sm("sm_90", 90, None, (7, 8), Current),
        sm("sm_90a", 90, A, (8, 0), Current),
        sm("sm_100", 100, None, (8, 6), Current),
        sm("sm_100f", 100, F, (8, 8), Current),
        sm("sm_100a", 100, A, (8, 6), Current),
        sm("sm_101", 101, None, (8, 6), Renamed),
        sm("sm_101f", 101, F, (8, 8), Renamed),
        sm("sm_101a", 101, A, (8, 6), Renamed),
        sm("sm_103", 103, None, (8, 8), Current),
        sm("sm_103f", 103, F, (8, 8), Current),
        sm("sm_103a", 103, A, (8, 8), Current),
        sm("sm_107", 107, None, (9, 4), Current),
        sm("sm_107f", 107, F, (9, 4), Current),
        sm("sm_107a", 107, A, (9, 4), Current),
        sm("sm_110", 110, None, (9, 0), Current),
        sm("sm_110f", 110, F, (9, 0), Current),
        sm("sm_110a", 110, A, (9, 0), Current),
        sm("sm_120", 120, None, (8, 7), Current),
        sm("sm_120f", 120, F, (8, 8), Current),
        sm("sm_120a", 120, A, (8, 7), Current),
        sm("sm_121", 121, None, (8, 8), Current),
        sm("sm_121f", 121, F, (8, 8), Current),
        sm("sm_121a", 121, A, (8, 8), Current),
    ]
};

/// One `.target` name.
///
/// The order is that of the numbers; per number plain < `f` < `a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sm(u8);

impl Sm {
    /// How many targets there are.
    pub const COUNT: usize = SMS.len();

    /// Looks a target up by number and suffix.
    pub const fn lookup(number: u16, suffix: Suffix) -> Option<Self> {
        let mut i = 0;
        while i < Self::COUNT {
            if SMS[i].number == number && SMS[i].suffix as u8 == suffix as u8 {
                return Some(Self(i as u8));
            }
            i += 1;
        }
        None
    }

    /// The plain target of this number. For the table: a number that does not exist fails to
    /// compile there.
    pub const fn plain(number: u16) -> Self {
        Self::lookup(number, Suffix::None).expect("the table names known targets only")
    }

    /// Every known target, oldest first, also those that irc only reads.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The place among [`Sm::every`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn info(self) -> &'static SmInfo {
        &SMS[self.0 as usize]
    }

    /// The number: 90 of `sm_90a`.
    pub const fn number(self) -> u16 {
        self.info().number
    }

    /// The suffix: [`Suffix::A`] of `sm_90a`.
    pub const fn suffix(self) -> Suffix {
        self.info().suffix
    }

    /// The name, as `.target` spells it.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The oldest PTX version that knows this target.
    pub const fn first_ptx(self) -> PtxVersion {
        self.info().first_ptx
    }

    /// Whether the threads of a warp have program counters of their own and make progress by
    /// themselves. Before that, operations of a warp need its threads together.
    pub fn has_independent_threads(self) -> bool {
        self.number() >= 70
    }

    /// Whether irc compiles for this target (it is documented, current, and at least sm_50).
    pub fn is_current(self) -> bool {
        self.info().standing == Standing::Current
    }

    /// Whether irc can compile for this target at all: at least sm_50.
    pub fn is_supported(self) -> bool {
        self.info().standing != Standing::Old
    }

    /// Whether a chip of this (plain) number runs code that was compiled for `code`.
    ///
    /// Plain code runs on every later chip, `f` code on this and later members of its family
    /// (the numbers that share all but the last digit), `a` code on exactly that chip.
    pub fn runs(self, code: Sm) -> bool {
        let (mine, theirs) = (self.number(), code.number());
        match code.suffix() {
            Suffix::None => mine >= theirs,
            Suffix::F => mine >= theirs && mine / 10 == theirs / 10,
            Suffix::A => mine == theirs,
        }
    }
}

impl fmt::Display for Sm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Sm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Sm {
    type Err = TargetError;

    fn from_str(text: &str) -> Result<Self, TargetError> {
        let found = SMS.iter().position(|info| info.name == text);
        match found {
            Some(index) => Ok(Self(index as u8)),
            None => Err(TargetError::Unknown { name: text.to_owned(), near: nearest(text) }),
        }
    }
}

/// The current target whose name differs least from `text`, if any is near: of those as near the
/// one that begins like it for longest, then the one with the nearest number.
fn nearest(text: &str) -> Option<Sm> {
    let digits: String = text.chars().filter(char::is_ascii_digit).take(4).collect();
    let number = digits.parse::<u16>().unwrap_or(0);
    let known = || Sm::every().filter(|sm| sm.is_current());
    if let Some(same) = known().find(|sm| sm.suffix() == Suffix::None && sm.number() == number) {
        return Some(same);
    }
    let key = |sm: &Sm| {
        let in_common = sm.name().chars().zip(text.chars()).take_while(|(a, b)| a == b).count();
        let apart = sm.number().abs_diff(number);
        (edit_distance(sm.name(), text), Reverse(in_common), apart, *sm)
    };
    known().map(|sm| key(&sm)).min().filter(|key| key.0 <= 2).map(|key| key.3)
}

/// A set of targets.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SmSet(u64);

impl SmSet {
    /// No target.
    pub const EMPTY: Self = Self(0);
    /// Every known target.
    pub const ALL: Self = Self((1 << Sm::COUNT) - 1);

    /// The target of this number and every later one, with their variants.
    pub const fn since(number: u16) -> Self {
        Self(Self::ALL.0 & !((1 << Sm::plain(number).0) - 1))
    }

    /// The targets from one number to another, both included, with their variants.
    pub const fn between(first: u16, last: u16) -> Self {
        let end = Sm::plain(last).0;
        Self(Self::since(first).0 & ((1 << (end + 1)) - 1))
    }

    /// The `f` and `a` variants (where they exist) of these numbers.
    pub const fn specific(numbers: &[u16]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < numbers.len() {
            if let Some(f) = Sm::lookup(numbers[i], Suffix::F) {
                set |= 1 << f.0;
            }
            if let Some(a) = Sm::lookup(numbers[i], Suffix::A) {
                set |= 1 << a.0;
            }
            i += 1;
        }
        Self(set)
    }

    /// The `a` variants of these numbers.
    pub const fn exact(numbers: &[u16]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < numbers.len() {
            if let Some(a) = Sm::lookup(numbers[i], Suffix::A) {
                set |= 1 << a.0;
            }
            i += 1;
        }
        Self(set)
    }

    /// Just this target.
    pub const fn only(sm: Sm) -> Self {
        Self(1 << sm.0)
    }

    /// What is in either.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the target is in the set.
    pub const fn contains(self, sm: Sm) -> bool {
        self.0 >> sm.0 & 1 == 1
    }

    /// The targets of the set, oldest first.
    pub fn iter(self) -> impl Iterator<Item = Sm> {
        Sm::every().filter(move |&sm| self.contains(sm))
    }

    /// The oldest target of the set.
    pub fn oldest(self) -> Option<Sm> {
        self.iter().next()
    }
}

impl fmt::Debug for SmSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for SmSet {
    /// "sm_90 or later" where that says it all, else the list of names.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(first) = self.oldest() else { return f.write_str("no target") };
        if first.suffix() == Suffix::None && *self == Self::since(first.number()) {
            return write!(f, "{first} or later");
        }
        let names: Vec<&str> = self.iter().map(Sm::name).collect();
        match names.split_last() {
            Some((last, [])) => f.write_str(last),
            Some((last, rest)) => write!(f, "{} or {last}", rest.join(", ")),
            None => Ok(()),
        }
    }
}

/// What to compile for: a target, and the PTX version if it is pinned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The `.target`.
    pub sm: Sm,
    /// The `.version` if the user pins it; otherwise the lowest one that the module needs.
    pub ptx: Option<PtxVersion>,
}

impl Target {
    /// This target with the PTX version left open.
    pub const fn new(sm: Sm) -> Self {
        Self { sm, ptx: None }
    }

    /// This target with the PTX version pinned, if that version knows the target.
    pub fn pinned(sm: Sm, ptx: PtxVersion) -> Result<Self, TargetError> {
        if ptx > PtxVersion::NEWEST {
            return Err(TargetError::TooNew(ptx));
        }
        if ptx < sm.first_ptx() {
            return Err(TargetError::VersionBelowTarget { sm, ptx, first: sm.first_ptx() });
        }
        Ok(Self { sm, ptx: Some(ptx) })
    }

    /// Every current target from sm_50 up, oldest first, with no PTX version pinned.
    pub fn all() -> impl Iterator<Item = Self> {
        Sm::every().filter(|sm| sm.is_current()).map(Self::new)
    }

    /// The newest PTX version that may be used: the pinned one or the newest known.
    pub fn newest_ptx(self) -> PtxVersion {
        self.ptx.unwrap_or(PtxVersion::NEWEST)
    }
}

impl From<Sm> for Target {
    fn from(sm: Sm) -> Self {
        Self::new(sm)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ptx {
            Some(ptx) => write!(f, "{} with PTX {ptx}", self.sm),
            None => write!(f, "{}", self.sm),
        }
    }
}

impl FromStr for Target {
    type Err = TargetError;

    /// Reads a name such as `sm_90a`; targets older than sm_50 are refused.
    fn from_str(text: &str) -> Result<Self, TargetError> {
        let sm: Sm = text.parse()?;
        if !sm.is_supported() {
            return Err(TargetError::TooOld(sm));
        }
        Ok(Self::new(sm))
    }
}

/// Why a target or a version is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TargetError {
    /// No such target.
    #[error("unknown target `{name}`{}", suggestion(.near))]
    Unknown {
        /// What was given.
        name: String,
        /// A known target with a similar name.
        near: Option<Sm>,
    },
    /// The target is older than sm_50.
    #[error("target `{0}` is too old; irc compiles for sm_50 and later")]
    TooOld(Sm),
    /// Not of the form `major.minor`.
    #[error("`{0}` is not a PTX version; expected something like 8.7")]
    BadVersion(String),
    /// Newer than the newest known version.
    #[error("PTX {0} is newer than the newest that is known")]
    TooNew(PtxVersion),
    /// The version does not know the target.
    #[error("PTX {ptx} does not know {sm}; it needs PTX {first} or later")]
    VersionBelowTarget {
        /// The target.
        sm: Sm,
        /// The pinned version.
        ptx: PtxVersion,
        /// The first version that knows the target.
        first: PtxVersion,
    },
}

fn suggestion(near: &Option<Sm>) -> String {
    near.map(|sm| format!("; did you mean `{sm}`?")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sm(name: &str) -> Sm {
        name.parse().expect("a known target")
    }

    #[test]
    fn near_and_current_targets_are_suggested() {
        let near = |text: &str| match text.parse::<Sm>() {
            Err(TargetError::Unknown { near, .. }) => near.map(Sm::name),
            other => panic!("{text}: {other:?}"),
        };
        for (text, expected) in [
            ("sm_91", Some("sm_90")),
            ("sm_9", Some("sm_90")),
            ("sm_90b", Some("sm_90")),
            ("sm90a", Some("sm_90")),
            ("compute_80", Some("sm_80")),
            ("sm_1", Some("sm_61")),
            ("sm_14", Some("sm_100")),
            ("sm_36", Some("sm_86")),
            ("sm_54", Some("sm_53")),
            ("sm_102", Some("sm_103")),
            ("sm_104a", Some("sm_103a")),
            ("volta", None),
        ] {
            assert_eq!(near(text), expected, "{text}");
        }
        for number in 0..200 {
            for suffix in ["", "a", "f", "x"] {
                if let Err(TargetError::Unknown { near: Some(near), .. }) =
                    format!("sm_{number}{suffix}").parse::<Sm>()
                {
                    assert!(near.is_current(), "sm_{number}{suffix}: {near}");
                }
            }
        }
    }

    #[test]
    fn names_round_trip_in_order() {
        let all: Vec<Sm> = Sm::every().collect();
        assert!(all.windows(2).all(|w| {
            (w[0].number(), w[0].suffix()) < (w[1].number(), w[1].suffix()) && w[0] < w[1]
        }));
        for one in all {
            assert_eq!(one.to_string().parse(), Ok(one));
        }
        assert_eq!(Target::all().next(), Some(Target::new(sm("sm_50"))));
        assert!(Target::all().all(|t| t.sm != sm("sm_82") && t.sm != sm("sm_101a")));
    }

    #[test]
    fn near_names_are_suggested() {
        let message = |text: &str| text.parse::<Target>().expect_err("refused").to_string();
        assert_eq!(message("sm_90b"), "unknown target `sm_90b`; did you mean `sm_90`?");
        assert_eq!(message("compute_80"), "unknown target `compute_80`; did you mean `sm_80`?");
        assert_eq!(message("gfx"), "unknown target `gfx`");
        assert!(message("sm_35").contains("too old"));
    }

    #[test]
    fn versions() {
        assert_eq!("8.7".parse(), Ok(PtxVersion::new(8, 7)));
        assert!("8".parse::<PtxVersion>().is_err());
        assert!("+8.1".parse::<PtxVersion>().is_err());
        assert!(Target::pinned(sm("sm_90"), PtxVersion::new(7, 7)).is_err());
        let newer = PtxVersion::new(PtxVersion::NEWEST.major + 1, 0);
        assert!(Target::pinned(sm("sm_90"), newer).is_err());
        assert!(Target::pinned(sm("sm_90"), PtxVersion::new(7, 8)).is_ok());
    }

    #[test]
    fn families() {
        assert!(sm("sm_121").runs(sm("sm_120f")));
        assert!(!sm("sm_120").runs(sm("sm_121f")));
        assert!(!sm("sm_121").runs(sm("sm_120a")));
        assert!(sm("sm_120").runs(sm("sm_90")));
        assert!(!sm("sm_110").runs(sm("sm_100f")));
    }

    #[test]
    fn sets_print_short() {
        assert_eq!(SmSet::since(90).to_string(), "sm_90 or later");
        assert_eq!(SmSet::exact(&[90]).to_string(), "sm_90a");
        assert_eq!(SmSet::specific(&[120, 121]).iter().count(), 4);
        assert_eq!(SmSet::between(12, 13).to_string(), "sm_12 or sm_13");
        assert!(!SmSet::since(90).contains(sm("sm_89")));
        assert!(SmSet::since(90).contains(sm("sm_90a")));
    }
}
