//! Gates and exclusions in words.

use super::words::{alternatives, mod_words, type_words};
use super::{Forms, decided};
use crate::isa::{Cond, ModKind, PtxType, Referent, Requirement, Rule, Since, TextureMode, Then};
use crate::target::{PtxVersion, Sm};

/// What forms need under a condition.
#[derive(Clone, Debug)]
pub struct Need {
    /// The condition in words (`with .bf16`, in code spans); empty if there is none.
    pub when: String,
    /// One of these entries must have the target.
    pub since: &'static [Since],
}

impl Need {
    /// The versions that have it on a target; nothing if none does.
    pub fn on(&self, sm: Sm) -> Option<Requirement> {
        let entries = self.since.iter().filter(|since| since.targets.contains(sm));
        let since = entries.min_by_key(|since| since.first)?;
        Some(Requirement { first: since.first.max(sm.first_ptx()), last: since.last })
    }
}

impl Need {
    /// Whether what has this has the other as well, the conditions apart.
    fn implies(&self, other: &Need) -> bool {
        Sm::every().all(|sm| match (self.on(sm), other.on(sm)) {
            (Some(mine), Some(other)) => mine.first >= other.first && mine.last <= other.last,
            (mine, _) => mine.is_none(),
        })
    }
}

/// A combination that does not exist.
#[derive(Clone, Debug)]
pub struct Exclusion {
    /// The condition in words.
    pub when: String,
    /// The reason.
    pub why: &'static str,
}

impl Forms {
    /// What the forms need: first what all do, then what is asked for under conditions.
    pub fn needs(&self) -> Vec<Need> {
        let mut needs = vec![Need { when: String::new(), since: self.row().base }];
        for rule in self.row().rules {
            if let Then::Needs(since) = rule.then
                && let Some(when) = self.conditions(rule)
            {
                needs.push(Need { when, since });
            }
        }
        let implied = |i: usize, need: &Need| {
            needs.iter().enumerate().any(|(j, other)| {
                // Of two that say the same the first stays.
                other.when.is_empty()
                    && j != i
                    && other.implies(need)
                    && (j < i || !(need.when.is_empty() && need.implies(other)))
            })
        };
        let kept = needs.iter().enumerate().filter(|&(i, need)| !implied(i, need));
        kept.map(|(_, need)| need.clone()).collect()
    }

    /// What the forms need on a target: only what asks for more than all of them do.
    pub fn needs_on(&self, sm: Sm) -> Vec<(String, Option<Requirement>)> {
        let mut needs = self.needs();
        // What holds of all forms is one requirement.
        let mut all = Requirement { first: PtxVersion::OLDEST, last: PtxVersion::NEWEST };
        needs.retain(|need| match need.on(sm) {
            Some(found) if need.when.is_empty() => {
                all.first = all.first.max(found.first);
                all.last = all.last.min(found.last);
                false
            }
            _ => true,
        });
        let more = needs.into_iter().map(|need| (need.on(sm), need.when));
        let more = more.filter(|(found, _)| {
            found.is_none_or(|found| found.first > all.first || found.last < all.last)
        });
        let more = more.map(|(found, when)| (when, found));
        std::iter::once((String::new(), Some(all))).chain(more).collect()
    }

    /// The combinations that do not exist.
    pub fn exclusions(&self) -> Vec<Exclusion> {
        let rules = self.row().rules.iter();
        let excluded = rules.filter_map(|rule| {
            let why = rule.then.exclusion()?;
            Some(Exclusion { when: self.conditions(rule)?, why })
        });
        excluded.collect()
    }

    /// The conditions of a rule that are open, in words; nothing if one fails.
    fn conditions(&self, rule: &Rule) -> Option<String> {
        let phrases = self.open_conditions(rule)?.into_iter().map(|cond| self.condition(cond));
        Some(phrases.collect::<Vec<_>>().join(" and "))
    }

    fn condition(&self, cond: Cond) -> String {
        let name = |n: u8| {
            let rule = self.row().operands.get(usize::from(n));
            format!("`{}`", rule.map_or("?", |rule| rule.name))
        };
        match cond {
            Cond::Mod(kind, set) => self.with_words(kind, set),
            Cond::Type(n, set) => {
                let types = self.types(n).into_iter().filter(|&ty| set.contains(ty));
                let types: Vec<PtxType> = types.collect();
                let text = match types.len() {
                    0..4 => alternatives(&types.iter().map(PtxType::to_string).collect::<Vec<_>>()),
                    _ => format!("`{}`", type_words(&types)),
                };
                match self.row().type_part(1) {
                    Some(_) => format!("with T{} {text}", n + 1),
                    None => format!("with {text}"),
                }
            }
            Cond::TypesDiffer(a, b) => format!("with T{} other than T{}", a + 1, b + 1),
            Cond::Operand(n) => format!("with {}", name(n)),
            Cond::NoOperand(n) => format!("without {}", name(n)),
            Cond::Sink(n) => format!("with `_` for {}", name(n)),
            Cond::NotSink(n) => format!("without `_` for {}", name(n)),
            Cond::List(n) => format!("with a list for {}", name(n)),
            Cond::Int(n, holds) => format!("with {} {}", name(n), integers(holds)),
            Cond::Named(n) => format!("with the name of a variable as {}", name(n)),
            Cond::Number(n) => format!("with a number as {}", name(n)),
            Cond::Float(n, _) => format!("with some values of {}", name(n)),
            Cond::Item(n, item, holds) => {
                format!("with element {item} of {} {}", name(n), integers(holds))
            }
            Cond::Handle(n) => format!("with a register for {}", name(n)),
            Cond::Offset(n) => format!("with an offset in {}", name(n)),
            Cond::Selected(n) => format!("with a part of {}", name(n)),
            Cond::Negated(n) => format!("with {} negated", name(n)),
            Cond::NotNegated(n) => format!("without {} negated", name(n)),
            Cond::Textures(mode) => match mode {
                TextureMode::Unified => "in unified texture mode".to_owned(),
                TextureMode::Independent => "in independent texture mode".to_owned(),
            },
            Cond::NamesOther(n, _, wanted) => {
                format!("with another name than that of {} in {}", referent(wanted), name(n))
            }
            Cond::Names(n, _, wanted) => {
                let wanted: Vec<&str> = wanted.iter().map(|&wanted| referent(wanted)).collect();
                format!("with the name of {} in {}", wanted.join(" or "), name(n))
            }
        }
    }

    /// The condition that the part of a kind has one of these values.
    fn with_words(&self, kind: ModKind, set: u64) -> String {
        const FEW: usize = 3;
        let allowed = self.values(kind);
        let words = mod_words(kind, allowed & set);
        let others = mod_words(kind, allowed & !set);
        let all = mod_words(kind, allowed);
        match (set & allowed & 1 == 1, decided(allowed & !1, set)) {
            (true, Some(false)) if all.len() <= FEW => format!("without {}", alternatives(&all)),
            (true, Some(false)) => format!("without a word of {}", kind.name()),
            (false, Some(true)) if all.len() > FEW => format!("with a word of {}", kind.name()),
            (true, _) => format!("unless {}", alternatives(&others)),
            (false, None) if allowed & 1 == 0 && others.len() < words.len().min(FEW) => {
                format!("unless {}", alternatives(&others))
            }
            (false, _) => format!("with {}", alternatives(&words)),
        }
    }
}

/// What a name stands for.
fn referent(referent: Referent) -> &'static str {
    match referent {
        Referent::Texture => "a `.texref`",
        Referent::Sampler => "a `.samplerref`",
        Referent::Surface => "a `.surfref`",
        Referent::Data => "a variable",
        Referent::Parameter => "a parameter",
        Referent::Function => "a function",
        Referent::BranchTargets => "a list of targets",
    }
}

/// The integers of which something holds, in words.
fn integers(holds: fn(i64) -> bool) -> String {
    const SOME: &str = "of some values";
    let runs = runs(holds);
    if runs.len() > 4 {
        return SOME.to_owned();
    }
    let texts: Vec<String> = runs
        .iter()
        .map(|&run| match run {
            (LOWEST, LIMIT) => "of any value".to_owned(),
            (LOWEST, last) => format!("below {}", last + 1),
            (first, LIMIT) => format!("above {}", first - 1),
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first} to {last}"),
        })
        .collect();
    match texts.is_empty() {
        true => SOME.to_owned(),
        false => texts.join(" or "),
    }
}

/// Beyond this in either direction nothing changes.
const LIMIT: i64 = 1 << 40;
const LOWEST: i64 = -LIMIT;

/// The runs of integers of which something holds: every one of the small numbers is tried, of the
/// large ones the powers of two and what is between two of them that differ.
fn runs(holds: fn(i64) -> bool) -> Vec<(i64, i64)> {
    const DENSE: u32 = 11;
    let powers = || DENSE..=40;
    let probes = powers()
        .rev()
        .map(|k| -(1 << k))
        .chain(1 - (1 << DENSE)..1 << DENSE)
        .chain(powers().map(|k| 1 << k));
    let mut runs: Vec<(i64, i64)> = Vec::new();
    let mut last: Option<i64> = None;
    for probe in probes {
        let held = last.is_some_and(holds);
        // The first number of which the same holds as of the probe.
        let mut first = probe;
        let mut below = last.unwrap_or(probe - 1);
        while last.is_some() && held != holds(probe) && first - below > 1 {
            let middle = below + (first - below) / 2;
            if holds(middle) == held { below = middle } else { first = middle }
        }
        match (held, holds(probe)) {
            (false, true) => runs.push((first, probe)),
            (true, true) => runs.last_mut().expect("a run has begun").1 = probe,
            (true, false) => runs.last_mut().expect("a run has begun").1 = first - 1,
            (false, false) => {}
        }
        last = Some(probe);
    }
    runs
}
