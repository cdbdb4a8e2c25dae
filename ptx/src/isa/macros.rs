//! The `isa!` macro: it expands a list into an enum (or ids) and a static table, and nothing else.
//!
//! - `isa!(modifiers ...)`: each kind of modifier becomes a closed enum of its words.
//! - `isa!(CLASS rows after PREVIOUS ...)`: each row of the table gets a [`RowId`] constant and the
//!   class of the family, unless it has one of its own.
//!
//! [`RowId`]: super::RowId

macro_rules! isa {
    (modifiers $(
        $(#[doc = $doc:literal])+ $kind:ident { $( $word:ident $text:literal ),+ $(,)? }
    )+) => {
        /// The kinds of modifiers: one for each enum of words.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum ModKind { $( $(#[doc = $doc])+ $kind, )+ }

        impl ModKind {
            /// Every kind.
            pub const ALL: &'static [Self] = &[$( Self::$kind ),+];

            pub(super) const COUNT: usize = [$( ModKind::$kind ),+].len();

            /// The words of this kind with their dots, by part value less one.
            pub const fn words(self) -> &'static [&'static str] {
                match self { $( Self::$kind => $kind::WORDS, )+ }
            }

            /// The hashes of its words, up to the next dot, by part value less one.
            pub(super) const fn hashes(self) -> &'static [u32] {
                match self { $( Self::$kind => $kind::HASHES, )+ }
            }

            /// Whether a word of this hash may be among its words; it seldom is if not.
            #[inline]
            pub(super) fn may_have(self, hash: u32) -> bool {
                const FILTERS: [u64; ModKind::COUNT] = [$( hash_filter($kind::HASHES) ),+];
                FILTERS[self as usize] >> (hash % 64) & 1 == 1
            }

            /// The name of its enum.
            pub const fn name(self) -> &'static str {
                match self { $( Self::$kind => stringify!($kind), )+ }
            }

            /// What its words say, in one line.
            pub fn summary(self) -> &'static str {
                match self { $( Self::$kind => concat!($($doc),+).trim(), )+ }
            }
        }

        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            #[repr(u8)]
            pub enum $kind { $( #[doc = concat!("`", $text, "`.")] $word, )+ }

            impl $kind {
                /// Every word of the kind.
                pub const ALL: &'static [Self] = &[$( Self::$word ),+];
                const WORDS: &'static [&'static str] = &[$( $text ),+];
                const HASHES: &'static [u32] = &[$( word_hash($text) ),+];

                /// A part that must be one of these words.
                pub const fn one_of(words: &[Self]) -> Part {
                    Part::Mod { kind: ModKind::$kind, choices: Self::set(words), optional: false }
                }

                /// A part that is one of these words or is omitted.
                pub const fn maybe(words: &[Self]) -> Part {
                    Part::Mod { kind: ModKind::$kind, choices: Self::set(words), optional: true }
                }

                /// A part that may be any word of the kind or is omitted.
                pub const fn optional() -> Part {
                    Self::maybe(Self::ALL)
                }

                /// A part that must be some word of the kind.
                pub const fn required() -> Part {
                    Self::one_of(Self::ALL)
                }

                /// The condition that the part is one of these words.
                pub const fn is(words: &[Self]) -> Cond {
                    Cond::of_kind(ModKind::$kind, Self::set(words))
                }

                /// The condition that the part is one of these words or is omitted.
                pub const fn is_or_omitted(words: &[Self]) -> Cond {
                    Cond::of_kind(ModKind::$kind, Self::set(words) | 1)
                }

                /// The condition that the part is some other word.
                pub const fn is_not(words: &[Self]) -> Cond {
                    Cond::of_kind(ModKind::$kind, Self::set(Self::ALL) & !Self::set(words))
                }

                /// The condition that the part is present.
                pub const fn given() -> Cond {
                    Self::is(Self::ALL)
                }

                /// The condition that the part is omitted.
                pub const fn omitted() -> Cond {
                    Cond::of_kind(ModKind::$kind, 1)
                }

                const fn set(words: &[Self]) -> u64 {
                    let mut set = 0;
                    let mut i = 0;
                    while i < words.len() {
                        set |= 2 << words[i] as u8;
                        i += 1;
                    }
                    set
                }
            }

            impl Modifier for $kind {
                const KIND: ModKind = ModKind::$kind;

                fn code(self) -> u8 {
                    self as u8 + 1
                }

                fn from_code(code: u8) -> Option<Self> {
                    Self::ALL.get(usize::from(code).wrapping_sub(1)).copied()
                }
            }

            impl std::fmt::Display for $kind {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(Self::WORDS[*self as usize])
                }
            }
        )+
    };

    ($class:ident rows after $previous:expr ; $( $name:ident = $row:expr ; )+) => {
        use $crate::isa::row::RowId as Id;

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $( $name, )+ END }

        /// The number of the first row behind this family.
        pub(super) const END: u16 = BASE + Index::END as u16;
        const BASE: u16 = $previous;

        $(
            #[doc = concat!("The row ", stringify!($name), "; its summary says what it does.")]
            pub const $name: Id = Id::new(BASE + Index::$name as u16);
        )+

        /// The rows of this family in the order of their ids.
        pub(super) static ROWS: &[$crate::isa::row::Row] = &[
            $( $row.named(stringify!($name), $crate::isa::InstClass::$class), )+
        ];
    };
}

pub(super) use isa;
