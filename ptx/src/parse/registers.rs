//! The registers that a body declares, scope by scope, and what a name stands for.
//!
//! Numbered registers of the canonical declarations become [`Reg`]s of their class. All others get
//! entries in the body's table of named registers; those of `name<n>` follow each other there, so
//! that a use finds its entry by counting.

use super::{Parsed, Parser, ReadErrorKind};
use crate::ast::*;
use crate::inst::{Label, Reg, Symbol};
use crate::isa::{PtxType, RegClass};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::hash::BuildHasher;

/// What a name without a number stands for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Meaning {
    /// One register.
    Register(Reg),
    /// A vector: its first component, the others follow, and how many.
    Vector(Reg, u8),
    /// A variable, which hides registers of its name.
    Variable,
    /// A label, a table or a prototype, which hides them likewise.
    Label,
}

/// `name<n>`.
#[derive(Clone, Copy, Debug)]
struct Family {
    stem: Symbol,
    count: u32,
    ty: PtxType,
    home: Home,
    scope: u32,
}

/// Where the registers of a family are.
#[derive(Clone, Copy, Debug)]
enum Home {
    /// One after the other from this one on: numbered registers of a class, or named ones.
    From(Reg),
    /// Too many to lay out: found one by one.
    Sparse(u32),
}

#[derive(Clone, Copy, Debug)]
struct Single {
    scope: u32,
    meaning: Meaning,
}

#[derive(Clone, Copy, Default, Debug)]
struct Scope {
    /// How many families and undo entries there were when it was opened.
    families: usize,
    undo: usize,
    /// Its number among all scopes of the text.
    number: u32,
}

/// A stem as one number: its letters where they are few, else a hash of them. Letters are ASCII, so
/// only a hash has the highest bit.
#[inline]
fn key_of(stem: &str) -> u64 {
    match stem.len() {
        0..=8 => stem.bytes().rfold(0, |key, byte| key << 8 | u64::from(byte)),
        _ => FxBuildHasher.hash_one(stem) | HASHED,
    }
}

const HASHED: u64 = 1 << 63;

/// A name as what comes before its last digits and the number that they are; nothing if it has
/// none, or one that no register has.
#[inline]
fn split_number(name: &str) -> Option<(&str, u32)> {
    let mut stem = name.as_bytes();
    let (mut number, mut place) = (0, 1);
    while let [before @ .., digit @ b'0'..=b'9'] = stem {
        if place == 1_000_000_000 {
            return None;
        }
        number += place * u32::from(digit - b'0');
        place *= 10;
        stem = before;
    }
    (place > 1).then(|| (&name[..stem.len()], number))
}

/// The key of the stem and the number of a name of one to eight bytes, which are the lowest ones;
/// nothing if it has no number. Without a branch for each letter: names vary so much that to guess
/// branches wrong would cost more than all of this.
#[inline]
fn split_short(bytes: u64, length: usize) -> Option<(u64, u32)> {
    const EACH: u64 = u64::MAX / 0xff;
    let unused = 64 - 8 * length;
    // With the end of the name at the upper end and its digits as numbers.
    let values = (bytes << unused) ^ (EACH * u64::from(b'0'));
    // Names are ASCII; the highest bit of all but digits, and at least of the first byte.
    let others = (values + EACH * (0x80 - 10)) & (EACH << 7) | 1;
    let digits = others.leading_zeros() / 8 * 8;
    let stem = u64::MAX >> digits;
    let ones = values & !stem;
    let pairs = (ones * 10 + (ones >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (pairs * 100 + (pairs >> 16)) & 0x0000_ffff_0000_ffff;
    let number = fours * 10_000 + (fours >> 32);
    (digits > 0).then_some((((bytes << unused) & stem) >> unused, number as u32))
}

/// The most families that are searched one by one; more are found by their stem.
const FEW: usize = 12;

/// A family whose registers are found at once: no single name hides them.
#[derive(Clone, Copy)]
struct Recent {
    key: u64,
    count: u32,
    first: Reg,
}

/// How many of them there are: a power of two.
const RECENT: usize = 16;

fn recent_place(key: u64) -> usize {
    // This keeps the stems apart that compilers have.
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize % RECENT
}

/// What names stand for at one place of the text.
#[derive(Default)]
pub(super) struct Registers {
    /// By `recent_place`, the families that names have been found in since the last change.
    recent: [Option<Recent>; RECENT],
    families: Vec<Family>,
    /// The key of the stem of each family.
    keys: Vec<u64>,
    /// The families of each key, innermost last.
    stems: FxHashMap<u64, SmallVec<[u32; 2]>>,
    /// By symbol.
    singles: Vec<Option<Single>>,
    /// What symbols stood for before, to go back to at the end of a scope.
    undo: Vec<(Symbol, Option<Single>)>,
    scopes: Vec<Scope>,
    /// How many scopes have been opened.
    opened: u32,
    /// The labels of the body with the number of the scope of each.
    labels: FxHashSet<(u32, Label)>,
    /// The innermost scope that declares a single name, counted from 1.
    last_single: u32,
    sparse: FxHashMap<(u32, u32), Reg>,
    sparse_families: u32,
}

impl Registers {
    /// How many scopes are open.
    pub(super) fn depth(&self) -> usize {
        self.scopes.len()
    }

    pub(super) fn open(&mut self) {
        self.opened = self.opened.wrapping_add(1);
        let (families, undo) = (self.families.len(), self.undo.len());
        self.scopes.push(Scope { families, undo, number: self.opened });
    }

    pub(super) fn close(&mut self) {
        let Some(scope) = self.scopes.pop() else { return };
        self.recent = Default::default();
        for key in self.keys.drain(scope.families..) {
            if let Some(stack) = self.stems.get_mut(&key) {
                stack.pop();
            }
        }
        self.families.truncate(scope.families);
        while self.undo.len() > scope.undo
            && let Some((symbol, before)) = self.undo.pop()
        {
            self.singles[symbol.index()] = before;
        }
        self.last_single = self.last_single.min(self.scopes.len() as u32);
        if self.scopes.is_empty() {
            self.sparse.clear();
            // To empty a large table for each of many small bodies would take long.
            match self.labels.capacity() {
                0..1024 => self.labels.clear(),
                _ => self.labels = FxHashSet::default(),
            }
        }
    }

    /// What a single name stands for where we are.
    pub(super) fn meaning(&self, symbol: Option<Symbol>) -> Option<Meaning> {
        self.single(symbol).map(|single| single.meaning)
    }

    fn single(&self, symbol: Option<Symbol>) -> Option<Single> {
        self.singles.get(symbol?.index()).copied().flatten()
    }

    /// The register of the short name that these bytes begin with, if others of its family have
    /// been found before: most have.
    #[inline]
    pub(super) fn recent(&self, bytes: u64, length: usize) -> Option<Reg> {
        let (key, number) = split_short(bytes, length)?;
        let recent = self.recent[recent_place(key)].as_ref()?;
        (recent.key == key && number < recent.count).then(|| recent.first.nth(number))
    }

    /// The register of this name where we are, if it belongs to a family that no single name can
    /// hide.
    pub(super) fn member(&mut self, names: &Names, body: &mut Body, name: &str) -> Option<Reg> {
        let (stem, number) = split_number(name)?;
        let place = self.family(names, stem, number)?;
        let family = &self.families[place];
        if family.scope < self.last_single {
            return None;
        }
        let key = self.keys[place];
        if let Home::From(first) = family.home
            && key & HASHED == 0
        {
            self.recent[recent_place(key)] = Some(Recent { key, count: family.count, first });
        }
        Some(self.nth(body, place, number))
    }

    /// Any register of this name where we are. The symbol is that of the name, if it has one.
    pub(super) fn register(
        &mut self,
        names: &Names,
        body: &mut Body,
        name: &str,
        symbol: Option<Symbol>,
    ) -> Option<Reg> {
        let single = self.single(symbol);
        let family =
            split_number(name).and_then(|(stem, n)| Some((self.family(names, stem, n)?, n)));
        match (single, family) {
            (Some(single), family)
                if family.is_none_or(|(f, _)| self.families[f].scope <= single.scope) =>
            {
                match single.meaning {
                    Meaning::Register(reg) => Some(reg),
                    _ => None,
                }
            }
            (_, Some((family, number))) => Some(self.nth(body, family, number)),
            _ => self.component(names, name),
        }
    }

    /// `v.r`, `v.g`, `v.b`, `v.a` are other names of `v.x` and so on.
    fn component(&self, names: &Names, name: &str) -> Option<Reg> {
        let [vector @ .., b'.', letter] = name.as_bytes() else { return None };
        let place = b"rgba".iter().position(|word| word == letter)? as u32;
        match self.meaning(names.lookup(&name[..vector.len()]))? {
            Meaning::Vector(first, n) if place < u32::from(n) => {
                Some(Reg::named(first.index() + place))
            }
            _ => None,
        }
    }

    /// The place of the family that a register of this stem and number belongs to.
    #[inline]
    fn family(&self, names: &Names, stem: &str, number: u32) -> Option<usize> {
        let key = key_of(stem);
        let fits = |place: usize| {
            let family = &self.families[place];
            number < family.count && (key & HASHED == 0 || names.name(family.stem) == stem)
        };
        if self.families.len() <= FEW {
            let mut places = (0..self.keys.len()).rev();
            return places.find(|&place| self.keys[place] == key && fits(place));
        }
        let stack = self.stems.get(&key)?;
        stack.iter().rev().map(|&place| place as usize).find(|&place| fits(place))
    }

    /// The register of this number in a family.
    #[inline]
    fn nth(&mut self, body: &mut Body, family: usize, number: u32) -> Reg {
        let &Family { home, stem, ty, .. } = &self.families[family];
        match home {
            Home::From(first) => first.nth(number),
            Home::Sparse(id) => *self.sparse.entry((id, number)).or_insert_with(|| {
                push_named(body, NamedReg { name: stem, index: Some(number), ty })
            }),
        }
    }

    /// Declares one name; false if it stands for something in this scope.
    pub(super) fn declare(&mut self, names: &Names, symbol: Symbol, meaning: Meaning) -> bool {
        let scope = self.scopes.len() as u32;
        if self.singles.len() <= symbol.index() {
            self.singles.resize(names.len().max(symbol.index() + 1), None);
        }
        let before = self.singles[symbol.index()];
        let family =
            split_number(names.name(symbol)).and_then(|(stem, n)| self.family(names, stem, n));
        let covered = family.is_some_and(|family| self.families[family].scope == scope);
        let labelled = meaning != Meaning::Label && self.has_label(names, symbol);
        if covered || labelled || before.is_some_and(|single| single.scope == scope) {
            return false;
        }
        self.recent = Default::default();
        self.undo.push((symbol, before));
        self.singles[symbol.index()] = Some(Single { scope, meaning });
        self.last_single = scope;
        true
    }

    /// Whether the innermost scope has a label of this name already.
    fn has_label(&self, names: &Names, symbol: Symbol) -> bool {
        let scope = self.scopes.last().map_or(0, |scope| scope.number);
        !self.labels.is_empty()
            && self.labels.contains(&(scope, Label::of_name(names.name(symbol), || symbol)))
    }

    /// Declares a label, or the name of a table or prototype; false if the name stands for
    /// something in this scope.
    pub(super) fn declare_label(&mut self, names: &mut Names, name: &str, label: Label) -> bool {
        let scope = self.scopes.last().map_or(0, |scope| scope.number);
        if !self.labels.insert((scope, label)) {
            return false;
        }
        let symbol = names.lookup(name);
        let family = split_number(name).and_then(|(stem, n)| self.family(names, stem, n));
        if self.single(symbol).is_none() && family.is_none() {
            return true;
        }
        let symbol = symbol.unwrap_or_else(|| names.intern(name));
        self.declare(names, symbol, Meaning::Label)
    }

    /// Declares `stem<count>`; false if a register of it stands for something in this scope.
    fn declare_family(&mut self, names: &Names, family: Family) -> bool {
        let scope = self.scopes.last().copied().unwrap_or_default();
        if self.families[scope.families..].iter().rev().take(64).any(|f| f.stem == family.stem) {
            return false;
        }
        let stem = names.name(family.stem);
        let hides = |&(symbol, _): &(Symbol, Option<Single>)| {
            let digits = names.name(symbol).strip_prefix(stem);
            digits.and_then(|n| n.parse::<u32>().ok()).is_some_and(|n| n < family.count)
        };
        if self.undo[scope.undo..].iter().rev().take(64).any(hides) {
            return false;
        }
        let key = key_of(stem);
        self.recent = Default::default();
        self.stems.entry(key).or_default().push(self.families.len() as u32);
        self.keys.push(key);
        self.families.push(family);
        true
    }

    /// Declares what a `.reg` says, in the innermost scope. `place` is where errors are shown;
    /// whether the declaration is canonical, and so needs no statement.
    pub(super) fn declare_regs(
        &mut self,
        p: &mut Parser<'_>,
        names: &mut Names,
        body: &mut Body,
        decl: &RegDecl,
        words: &[&str],
        place: usize,
    ) -> bool {
        let scope = self.scopes.len() as u32;
        let canonical = self.canonical_class(decl, words, body);
        for (&(symbol, count), &word) in decl.names.iter().zip(words) {
            let ok = match (decl.vector, count) {
                (None, Some(count)) => {
                    let home = match canonical {
                        Some(class) => {
                            body.registers[class as usize] = count;
                            Home::From(Reg::new(class, 0))
                        }
                        None => self.lay_out(p, body, decl.ty, symbol, count),
                    };
                    let family = Family { stem: symbol, count, ty: decl.ty, home, scope };
                    self.declare_family(names, family)
                }
                (Some(n), count) => (0..count.unwrap_or(1)).all(|i| {
                    let name = match count {
                        Some(_) => format!("{word}{i}"),
                        None => word.to_owned(),
                    };
                    self.declare_vector(names, body, &name, decl.ty, n)
                }),
                (None, None) => {
                    let named = NamedReg { name: symbol, index: None, ty: decl.ty };
                    let reg = push_named(body, named);
                    self.declare(names, symbol, Meaning::Register(reg))
                }
            };
            if !ok {
                p.note(place..place + 4, ReadErrorKind::Duplicate(word.to_owned()));
            }
        }
        canonical.is_some()
    }

    /// Makes room for a family among the named registers, as long as all families together take no
    /// more than the text is long.
    fn lay_out(
        &mut self,
        p: &mut Parser<'_>,
        body: &mut Body,
        ty: PtxType,
        name: Symbol,
        count: u32,
    ) -> Home {
        let first = Reg::named(body.named.len() as u32);
        let Some(left) = p.registers_left.checked_sub(count as usize) else {
            self.sparse_families += 1;
            return Home::Sparse(self.sparse_families);
        };
        p.registers_left = left;
        body.named.extend((0..count).map(|n| NamedReg { name, index: Some(n), ty }));
        Home::From(first)
    }

    /// Declares a vector and its components.
    pub(super) fn declare_vector(
        &mut self,
        names: &mut Names,
        body: &mut Body,
        name: &str,
        ty: PtxType,
        n: u8,
    ) -> bool {
        let mut first = None;
        let mut ok = true;
        for component in ["x", "y", "z", "w"].into_iter().take(usize::from(n)) {
            let symbol = names.intern(&format!("{name}.{component}"));
            let reg = push_named(body, NamedReg { name: symbol, index: None, ty });
            first.get_or_insert(reg);
            ok &= self.declare(names, symbol, Meaning::Register(reg));
        }
        let symbol = names.intern(name);
        match first {
            Some(first) => ok & self.declare(names, symbol, Meaning::Vector(first, n)),
            None => ok,
        }
    }

    /// The class whose numbered registers a declaration declares, if it does so.
    fn canonical_class(&self, decl: &RegDecl, words: &[&str], body: &Body) -> Option<RegClass> {
        let (&[(symbol, Some(count))], &[name]) = (&decl.names[..], words) else { return None };
        let class = RegClass::ALL.into_iter().find(|c| c.type_word() == decl.ty.word())?;
        let canonical = name == class.prefix()
            && decl.vector.is_none()
            && self.scopes.len() == 1
            // They are printed first, in the order of the classes: the order of declarations has a
            // say in what ptxas makes of debug builds.
            && body.statements.is_empty()
            && body.registers[class as usize..].iter().all(|&n| n == 0)
            && count > 0
            && count < 1 << 29
            && !self.families.iter().any(|family| family.stem == symbol);
        canonical.then_some(class)
    }
}

/// How many names a vector of N components has: theirs and its own.
pub(super) fn names_of_vector(components: u8) -> usize {
    usize::from(components) + 1
}

fn push_named(body: &mut Body, named: NamedReg) -> Reg {
    let index = body.named.len() as u32;
    body.named.push(named);
    Reg::named(index)
}

/// A declaration of registers from behind its `.reg`.
pub(super) fn reg_decl(p: &mut Parser<'_>, names: &mut Names) -> Parsed<RegDecl> {
    reg_decl_words(p, names).map(|(decl, _)| decl)
}

/// The same with the names as they are written.
pub(super) fn reg_decl_words<'s>(
    p: &mut Parser<'s>,
    names: &mut Names,
) -> Parsed<(RegDecl, SmallVec<[&'s str; 4]>)> {
    // Registers have no address, so an alignment says nothing.
    if p.eat_directive(".align") {
        super::variable::alignment(p)?;
    }
    let vector = p.vector();
    let ty = super::variable::data_type(p)?;
    let mut decl = RegDecl { ty, vector, names: Vec::new() };
    let mut words = SmallVec::new();
    loop {
        let word = p.name()?;
        let mut count = None;
        if p.eat_sign(b'<') {
            let span = p.span();
            let members = p.small()?;
            if members >= 1 << 29 {
                return p.fail(span, ReadErrorKind::OutOfRange);
            }
            // Vectors are made one by one.
            if let Some(components) = vector
                && let Err(kind) = p.take_names(names_of_vector(components) * members as usize)
            {
                return p.fail(span, kind);
            }
            count = Some(members);
            p.expect_sign(b'>', "`>`")?;
        }
        decl.names.push((names.intern(word), count));
        words.push(word);
        if !p.eat_sign(b',') {
            break;
        }
    }
    p.expect_sign(b';', "`;`")?;
    Ok((decl, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_are_split_like_others() {
        for name in ["%r1", "%rd0", "%p12", "%f001", "a1b2", "$9999999", "%abcdef7", "x", "%SP"] {
            for behind in ["        ", "12345678", ", %r2;  "] {
                let text = format!("{name}{behind}");
                let block =
                    text.as_bytes().first_chunk().copied().expect("eight bytes stand there");
                let short = split_short(u64::from_le_bytes(block), name.len());
                let split = split_number(name).map(|(stem, number)| (key_of(stem), number));
                assert_eq!(short, split, "{text}");
            }
        }
    }
}
