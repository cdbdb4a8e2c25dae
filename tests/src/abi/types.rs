//! Types of C++ that random signatures are made of, and how they lie in memory.
//!
//! The layout is that of the Itanium C++ ABI, which nvcc and its hosts follow. The C++ that is
//! printed asserts every size, alignment and offset, so a mistake here does not compile.

use crate::examples::Random;
use std::rc::Rc;

/// A scalar type, with how it is written here and there.
#[derive(Debug, PartialEq, Eq)]
pub struct Scalar {
    /// In C++.
    pub cpp: &'static str,
    /// In the IR.
    pub ir: &'static str,
    /// How the IR widens an argument: `signext`, `zeroext` or nothing.
    pub extension: &'static str,
    /// Bytes, and the alignment.
    pub bytes: u32,
    /// Bits that values have: one for `bool`.
    pub bits: u32,
    /// Whether a bit-field may have this type.
    pub fields: bool,
}

const fn scalar(
    cpp: &'static str,
    ir: &'static str,
    extension: &'static str,
    bytes: u32,
    fields: bool,
) -> Scalar {
    Scalar { cpp, ir, extension, bytes, bits: 8 * bytes, fields }
}

/// All scalar types.
pub const SCALARS: &[Scalar] = &[
    Scalar { bits: 1, ..scalar("bool", "i1", "zeroext", 1, true) },
    scalar("signed char", "i8", "signext", 1, true),
    scalar("unsigned char", "i8", "zeroext", 1, true),
    scalar("short", "i16", "signext", 2, true),
    scalar("unsigned short", "i16", "zeroext", 2, true),
    scalar("int", "i32", "", 4, true),
    scalar("unsigned int", "i32", "", 4, true),
    scalar("long long", "i64", "", 8, true),
    scalar("unsigned long long", "i64", "", 8, true),
    scalar("__int128", "i128", "", 16, false),
    scalar("Half", "f16", "", 2, false),
    scalar("float", "f32", "", 4, false),
    scalar("double", "f64", "", 8, false),
    scalar("void *", "ptr", "", 8, false),
];

/// A type.
#[derive(Clone, Debug)]
pub enum Ty {
    /// A number or an address.
    Scalar(&'static Scalar),
    /// N elements; only inside of records.
    Array(Box<Ty>, u32),
    /// A struct or union.
    Record(Rc<Record>),
}

/// A struct or union.
#[derive(Debug)]
pub struct Record {
    /// Its name.
    pub name: String,
    /// Whether it is a union; `active` is the member that is used.
    pub union: bool,
    /// The member of a union that is used.
    pub active: usize,
    /// Without padding.
    pub packed: bool,
    /// The alignment that is asked for, or 0.
    pub aligned: u32,
    /// Its members.
    pub members: Vec<Member>,
    /// Bytes.
    pub size: u32,
    /// The alignment that it has.
    pub align: u32,
}

/// A member of a record.
#[derive(Debug)]
pub struct Member {
    /// Its type.
    pub ty: Ty,
    /// How many bits it has, if it is a bit-field.
    pub bits: Option<u32>,
    /// Where it begins, in bits.
    pub at: u32,
}

/// A scalar inside of a value.
#[derive(Debug)]
pub struct Leaf {
    /// How C++ gets there, such as `.m0.m1[2]`.
    pub path: String,
    /// Its type.
    pub scalar: &'static Scalar,
    /// Where it begins, in bits.
    pub at: u32,
    /// How many bits it has.
    pub bits: u32,
    /// Whether it is a bit-field.
    pub is_field: bool,
}

impl Ty {
    /// Bytes.
    pub fn size(&self) -> u32 {
        match self {
            Ty::Scalar(scalar) => scalar.bytes,
            Ty::Array(element, count) => element.size() * count,
            Ty::Record(record) => record.size,
        }
    }

    /// The alignment.
    pub fn align(&self) -> u32 {
        match self {
            Ty::Scalar(scalar) => scalar.bytes,
            Ty::Array(element, _) => element.align(),
            Ty::Record(record) => record.align,
        }
    }

    /// The scalars that a value consists of; of a union those of the member that is used.
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.collect("", 0, &mut leaves);
        leaves
    }

    fn collect(&self, path: &str, at: u32, leaves: &mut Vec<Leaf>) {
        match self {
            Ty::Scalar(scalar) => {
                let path = path.to_owned();
                leaves.push(Leaf { path, scalar, at, bits: scalar.bits, is_field: false });
            }
            Ty::Array(element, count) => {
                for i in 0..*count {
                    let at = at + 8 * i * element.size();
                    element.collect(&format!("{path}[{i}]"), at, leaves);
                }
            }
            Ty::Record(record) => {
                for (i, member) in record.members.iter().enumerate() {
                    if record.union && i != record.active {
                        continue;
                    }
                    let (path, at) = (format!("{path}.m{i}"), at + member.at);
                    match (&member.ty, member.bits) {
                        (Ty::Scalar(scalar), Some(bits)) => {
                            leaves.push(Leaf { path, scalar, at, bits, is_field: true });
                        }
                        (ty, _) => ty.collect(&path, at, leaves),
                    }
                }
            }
        }
    }
}

impl Record {
    /// A record of these members, laid out.
    fn new(name: String, union: bool, packed: bool, aligned: u32, members: Vec<Member>) -> Record {
        let mut record =
            Record { name, union, active: 0, packed, aligned, members, size: 0, align: 1 };
        let (mut at, mut end) = (0, 0);
        for member in &mut record.members {
            let align = if packed { 1 } else { member.ty.align() };
            record.align = record.align.max(align);
            at = if union { 0 } else { at };
            let bits = match member.bits {
                // A bit-field that would cross a unit of its type begins at the next one.
                Some(bits) => {
                    let unit = 8 * member.ty.size();
                    if at / unit != (at + bits - 1) / unit {
                        at = at.next_multiple_of(unit);
                    }
                    bits
                }
                None => {
                    at = at.next_multiple_of(8 * align);
                    8 * member.ty.size()
                }
            };
            member.at = at;
            at += bits;
            end = end.max(at);
        }
        record.align = record.align.max(aligned);
        // A record without members has a byte, so that it has an address.
        record.size = end.max(1).next_multiple_of(8).div_ceil(8).next_multiple_of(record.align);
        record
    }
}

/// Bytes of the members of structs that have no padding, and whose first member is aligned as they
/// are.
const SIZES: &[&[u32]] = &[
    &[1],
    &[1, 1, 1],
    &[2, 1, 1],
    &[2, 2, 2, 2, 2],
    &[4, 2, 1, 1],
    &[4, 4, 4],
    &[8, 4, 4],
    &[8, 8],
    &[8, 2, 2, 4],
    &[16],
];

/// Makes types; records have names of their own.
pub struct Types<'r> {
    random: &'r mut Random,
    prefix: String,
    /// The records so far, those that others have in them first.
    pub records: Vec<Rc<Record>>,
}

impl<'r> Types<'r> {
    /// Records are called `{prefix}_N`.
    pub fn new(random: &'r mut Random, prefix: String) -> Self {
        Self { random, prefix, records: Vec::new() }
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.random.below(one_in) == 0
    }

    /// A scalar type.
    pub fn scalar(&mut self) -> &'static Scalar {
        &SCALARS[self.random.below(SCALARS.len() as u32) as usize]
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u32) -> u32 {
        self.random.below(n)
    }

    /// A type of a variable argument: a scalar that C++ does not promote, or a struct of these
    /// [`SIZES`].
    pub fn variable(&mut self) -> Ty {
        if self.chance(3) {
            let sizes = SIZES[self.random.below(SIZES.len() as u32) as usize];
            let members = sizes.iter().map(|&bytes| {
                let ty = Ty::Scalar(self.scalar_like(|scalar| scalar.bytes == bytes));
                Member { ty, bits: None, at: 0 }
            });
            let members = members.collect();
            return Ty::Record(self.named(|name| Record::new(name, false, false, 0, members)));
        }
        Ty::Scalar(self.scalar_like(|scalar| scalar.bytes >= 4 && scalar.ir != "f32"))
    }

    fn scalar_like(&mut self, fits: impl Fn(&Scalar) -> bool) -> &'static Scalar {
        let fitting: Vec<_> = SCALARS.iter().filter(|scalar| fits(scalar)).collect();
        fitting[self.random.below(fitting.len() as u32) as usize]
    }

    /// A record of the next name.
    fn named(&mut self, make: impl FnOnce(String) -> Record) -> Rc<Record> {
        let record = Rc::new(make(format!("{}_{}", self.prefix, self.records.len())));
        self.records.push(Rc::clone(&record));
        record
    }

    /// A type that is passed by value.
    pub fn any(&mut self) -> Ty {
        if self.chance(2) { Ty::Scalar(self.scalar()) } else { Ty::Record(self.record(0)) }
    }

    fn record(&mut self, depth: u32) -> Rc<Record> {
        let union = self.chance(6);
        let packed = self.chance(6);
        let aligned = if self.chance(5) { 1 << self.random.below(6) } else { 0 };
        let mut members = Vec::new();
        let count = if self.chance(24) { 0 } else { 1 + self.random.below(5) };
        for _ in 0..count {
            members.push(self.member(depth, !union && !packed));
        }
        let active = self.random.below(count.max(1)) as usize;
        self.named(|name| Record { active, ..Record::new(name, union, packed, aligned, members) })
    }

    fn member(&mut self, depth: u32, may_be_field: bool) -> Member {
        let scalar = self.scalar();
        if may_be_field && scalar.fields && self.chance(3) {
            let bits = 1 + self.random.below(scalar.bits);
            return Member { ty: Ty::Scalar(scalar), bits: Some(bits), at: 0 };
        }
        let ty = if depth < 2 && self.chance(4) {
            Ty::Record(self.record(depth + 1))
        } else {
            Ty::Scalar(scalar)
        };
        let ty =
            if self.chance(5) { Ty::Array(Box::new(ty), 1 + self.random.below(3)) } else { ty };
        Member { ty, bits: None, at: 0 }
    }
}
