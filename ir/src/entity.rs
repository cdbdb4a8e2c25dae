//! Ids of everything that a module holds.
//!
//! Ids are small `Copy` indices into the arenas that own the data, so side tables
//! ([`cranelift_entity::SecondaryMap`]) are free and nothing is borrowed while the IR changes.
//!
//! Those ids that frontends keep while they build a function also carry a [`Tag`] of that function
//! in bits that an index does not need, so that an id that strays into another function is found by
//! the builder and the verifier, instead of being that function's value of the same number. The tag
//! is no part of what an id *is*: ids with the same index are equal, whatever their tags, and print
//! alike. An id made from a number has no tag and is good everywhere.

use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{EntityRef, entity_impl};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Bits of an index in ids with a tag.
const INDEX_BITS: u32 = 26;
const INDEX_MASK: u32 = (1 << INDEX_BITS) - 1;
/// Tags of functions, from 1: a tag of all ones belongs to the reserved id, 0 is none.
const NUM_TAGS: u32 = (1 << (32 - INDEX_BITS)) - 2;

/// Which function an id was made for, as far as that fits: functions of one module whose numbers
/// do not differ by a multiple of 62 have different tags.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tag(u32);

impl Tag {
    /// The tag of ids of no function in particular.
    pub(crate) const NONE: Tag = Tag(0);

    /// The tag of the ids of a function.
    pub(crate) fn of(func: FuncId) -> Tag {
        Tag((func.as_u32() % NUM_TAGS + 1) << INDEX_BITS)
    }

    /// Whether ids with these tags can be of one function.
    #[inline]
    pub(crate) fn agrees(self, other: Tag) -> bool {
        self == other || self == Tag::NONE || other == Tag::NONE
    }
}

macro_rules! entity {
    ($($(#[$doc:meta])* $name:ident, $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);
    )*};
}

/// Ids with a tag.
macro_rules! tagged_entity {
    ($($(#[$doc:meta])* $name:ident, $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone)]
        pub struct $name(u32);

        impl $name {
            /// The id with this index.
            #[inline]
            pub fn from_u32(index: u32) -> Self {
                assert!(index < INDEX_MASK, "a function has less than 2^26 of each kind");
                $name(index)
            }

            /// The index.
            #[inline]
            pub fn as_u32(self) -> u32 {
                self.0 & INDEX_MASK
            }

            /// The same id as one of a function.
            #[inline]
            pub(crate) fn tagged(self, tag: Tag) -> Self {
                $name(self.as_u32() | tag.0)
            }

            /// The function that the id was made for.
            #[inline]
            pub(crate) fn tag(self) -> Tag {
                Tag(self.0 & !INDEX_MASK)
            }
        }

        impl EntityRef for $name {
            #[inline]
            fn new(index: usize) -> Self {
                assert!(index < INDEX_MASK as usize, "a function has less than 2^26 of each kind");
                $name(index as u32)
            }

            #[inline]
            fn index(self) -> usize {
                self.as_u32() as usize
            }
        }

        impl ReservedValue for $name {
            #[inline]
            fn reserved_value() -> Self {
                $name(u32::MAX)
            }

            #[inline]
            fn is_reserved_value(&self) -> bool {
                self.0 == u32::MAX
            }
        }

        impl PartialEq for $name {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.as_u32() == other.as_u32()
            }
        }

        impl Eq for $name {}

        impl Hash for $name {
            #[inline]
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.as_u32().hash(state);
            }
        }

        impl PartialOrd for $name {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                Some(self.cmp(other))
            }
        }

        impl Ord for $name {
            #[inline]
            fn cmp(&self, other: &Self) -> Ordering {
                self.as_u32().cmp(&other.as_u32())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.as_u32())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    )*};
}

tagged_entity! {
    /// An SSA value: a result of an instruction, a parameter of a block, or a constant.
    Value, "v";
    /// A basic block of a function.
    Block, "block";
    /// A stack slot of a function.
    StackSlot, "slot";
    /// A signature that a function's indirect calls use.
    SigRef, "sig";
    /// A source location of a function.
    Loc, "loc";
    /// A mutable variable of a function that is being built.
    Variable, "var";
    /// The code of a `ptx` operation of a function.
    PtxRef, "ptx";
    /// A switch table of a function.
    SwitchTable, "switch";
}

entity! {
    /// An instruction of a function.
    Inst, "inst";
    /// A function of a module.
    FuncId, "func";
    /// A global variable of a module.
    GlobalId, "global";
    /// A constant of a function.
    Const, "const";
    /// A type that describes memory, interned in a module.
    DataType, "type";
    /// A block of the source in which variables are seen, as a debugger is told.
    DebugScope, "debugscope";
    /// A type of the source, as a debugger is told.
    DebugType, "debugtype";
    /// A variable of the source, as a debugger is told.
    DebugVar, "debugvar";
    /// A source file of a module.
    File, "file";
    /// The name of an inlined function in the locations of the function that it was inlined into.
    InlinedName, "inlined";
    /// A name of a value, block or stack slot, for people to read.
    Name, "name";
}

impl Value {
    /// The id of something that is there, so that the index is known to be one.
    #[inline]
    pub(crate) fn with_tag(index: u32, tag: Tag) -> Value {
        debug_assert!(index < INDEX_MASK, "what is there has an id");
        Value(index | tag.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::packed_option::PackedOption;
    use rustc_hash::FxBuildHasher;
    use std::hash::BuildHasher;

    #[test]
    fn tags_are_no_part_of_an_id() {
        let [plain, tagged] = [Tag::NONE, Tag::of(FuncId::from_u32(61))]
            .map(|tag| Value::from_u32(INDEX_MASK - 1).tagged(tag));
        assert_eq!(plain, tagged);
        assert_eq!((plain.to_string(), plain.index()), (tagged.to_string(), tagged.index()));
        assert_eq!(plain.cmp(&tagged), Ordering::Equal);
        assert_eq!(FxBuildHasher.hash_one(plain), FxBuildHasher.hash_one(tagged));
        assert_eq!(PackedOption::from(tagged).expand(), Some(plain));
        assert_ne!(PackedOption::from(tagged), None.into());
    }

    #[test]
    fn near_functions_have_different_tags() {
        let tags: Vec<Tag> = (0..63).map(|i| Tag::of(FuncId::from_u32(i))).collect();
        assert!(tags[..62].iter().enumerate().all(|(i, tag)| !tags[..i].contains(tag)));
        assert_eq!(tags[62], tags[0]);
        assert!(tags.iter().all(|tag| tag.agrees(Tag::NONE) && Tag::NONE.agrees(*tag)));
        assert!(!tags[1].agrees(tags[2]));
    }
}
