//! Fields of textures, samplers and surfaces, as their initialisers set them.
//!
//! Which field belongs to which type, and what it may be, are columns of one table; PTX text and IR
//! text read it, and so does whatever checks initialisers. In independent mode the samplers have
//! the modes of reading, and those of a texture mean nothing.
//!
//! Reference: PTX ISA, "Texture, Sampler and Surface Types".

use crate::isa::sem::{AddressMode, Filter};
use crate::isa::{Referent, TextureMode};
use Referent::{Sampler, Surface, Texture};

/// A field of an opaque type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum OpaqueField {
    /// `width`.
    Width,
    /// `height`.
    Height,
    /// `depth`.
    Depth,
    /// `channel_data_type`.
    ChannelDataType,
    /// `channel_order`.
    ChannelOrder,
    /// `normalized_coords`.
    NormalizedCoords,
    /// `force_unnormalized_coords`.
    ForceUnnormalizedCoords,
    /// `filter_mode`.
    FilterMode,
    /// `addr_mode_0`.
    AddrMode0,
    /// `addr_mode_1`.
    AddrMode1,
    /// `addr_mode_2`.
    AddrMode2,
    /// `array_size`.
    ArraySize,
    /// `num_mipmap_levels`.
    NumMipmapLevels,
    /// `num_samples`.
    NumSamples,
    /// `memory_layout`.
    MemoryLayout,
}

/// What a field may be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A number that is not negative.
    Number,
    /// 0 or 1.
    Flag,
    /// How texels become a sample.
    Filter,
    /// What is read outside of the texture.
    AddressMode,
}

impl FieldKind {
    /// Whether a field of this kind may be set so.
    pub fn takes(self, value: OpaqueValue) -> bool {
        match (self, value) {
            (FieldKind::Number, OpaqueValue::Int(n)) => (0..=i64::from(u32::MAX)).contains(&n),
            (FieldKind::Flag, OpaqueValue::Int(n)) => (0..=1).contains(&n),
            (_, OpaqueValue::Int(_)) => false,
            (FieldKind::Filter, value) => {
                matches!(value, OpaqueValue::Nearest | OpaqueValue::Linear)
            }
            (FieldKind::AddressMode, value) => {
                !matches!(value, OpaqueValue::Nearest | OpaqueValue::Linear)
            }
            (FieldKind::Number | FieldKind::Flag, _) => false,
        }
    }

    /// What it may be, in words.
    pub const fn describe(self) -> &'static str {
        match self {
            FieldKind::Number => "a number of 32 bits",
            FieldKind::Flag => "0 or 1",
            FieldKind::Filter => "`nearest` or `linear`",
            FieldKind::AddressMode => {
                "`wrap`, `mirror`, `clamp_ogl`, `clamp_to_edge` or `clamp_to_border`"
            }
        }
    }
}

/// A row of the table of fields.
#[derive(Clone, Copy, Debug)]
pub struct FieldRow {
    /// The field.
    pub field: OpaqueField,
    /// The word.
    pub word: &'static str,
    /// What has the field.
    pub holders: &'static [Referent],
    /// What it may be set to.
    pub kind: FieldKind,
}

const fn row(
    field: OpaqueField,
    word: &'static str,
    holders: &'static [Referent],
    kind: FieldKind,
) -> FieldRow {
    FieldRow { field, word, holders, kind }
}

impl OpaqueField {
    /// Every field, in order.
    pub const ALL: [FieldRow; 15] = {
        use FieldKind::{AddressMode, Filter, Flag, Number};
        use OpaqueField as F;
        const IMAGES: &[Referent] = &[Texture, Surface];
        const SAMPLED: &[Referent] = &[Texture, Sampler];
        [
            row(F::Width, "width", IMAGES, Number),
            row(F::Height, "height", IMAGES, Number),
            row(F::Depth, "depth", IMAGES, Number),
            row(F::ChannelDataType, "channel_data_type", IMAGES, Number),
            row(F::ChannelOrder, "channel_order", IMAGES, Number),
            row(F::NormalizedCoords, "normalized_coords", &[Texture], Flag),
            row(F::ForceUnnormalizedCoords, "force_unnormalized_coords", &[Sampler], Flag),
            row(F::FilterMode, "filter_mode", SAMPLED, Filter),
            row(F::AddrMode0, "addr_mode_0", SAMPLED, AddressMode),
            row(F::AddrMode1, "addr_mode_1", SAMPLED, AddressMode),
            row(F::AddrMode2, "addr_mode_2", SAMPLED, AddressMode),
            row(F::ArraySize, "array_size", IMAGES, Number),
            row(F::NumMipmapLevels, "num_mipmap_levels", &[Texture], Number),
            row(F::NumSamples, "num_samples", &[Texture], Number),
            row(F::MemoryLayout, "memory_layout", &[Surface], Number),
        ]
    };

    /// The row of the table.
    pub const fn row(self) -> &'static FieldRow {
        const ROWS: &[FieldRow; 15] = &OpaqueField::ALL;
        &ROWS[self as usize]
    }

    /// The word.
    pub const fn word(self) -> &'static str {
        self.row().word
    }

    /// The field with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|row| row.word == word).map(|row| row.field)
    }

    /// Whether such a thing has the field.
    pub fn belongs_to(self, holder: Referent) -> bool {
        self.row().holders.contains(&holder)
    }

    /// Whether the field of such a thing means something in a mode: where samplers are variables
    /// of their own, they say how texels are read.
    pub fn counts_in(self, holder: Referent, textures: TextureMode) -> bool {
        let is_of_samplers = holder == Texture && self.belongs_to(Sampler);
        self.belongs_to(holder) && !(is_of_samplers && textures == TextureMode::Independent)
    }
}

/// What a field of an opaque type is set to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpaqueValue {
    /// A number.
    Int(i64),
    /// `nearest`.
    Nearest,
    /// `linear`.
    Linear,
    /// `wrap`.
    Wrap,
    /// `mirror`.
    Mirror,
    /// `clamp_ogl`.
    ClampOgl,
    /// `clamp_to_edge`.
    ClampToEdge,
    /// `clamp_to_border`.
    ClampToBorder,
}

impl OpaqueValue {
    /// Every value that is a word, with the word.
    pub const WORDS: [(Self, &'static str); 7] = [
        (Self::Nearest, "nearest"),
        (Self::Linear, "linear"),
        (Self::Wrap, "wrap"),
        (Self::Mirror, "mirror"),
        (Self::ClampOgl, "clamp_ogl"),
        (Self::ClampToEdge, "clamp_to_edge"),
        (Self::ClampToBorder, "clamp_to_border"),
    ];

    /// The word, unless it is a number.
    pub fn word(self) -> Option<&'static str> {
        Self::WORDS.iter().find(|(value, _)| *value == self).map(|(_, word)| *word)
    }

    /// The value with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(value, _)| *value)
    }
}

impl Filter {
    /// The filter with this word in an initialiser.
    pub const fn from_value(value: OpaqueValue) -> Option<Self> {
        match value {
            OpaqueValue::Nearest => Some(Self::Nearest),
            OpaqueValue::Linear => Some(Self::Linear),
            _ => None,
        }
    }
}

impl AddressMode {
    /// The mode with this word in an initialiser.
    pub const fn from_value(value: OpaqueValue) -> Option<Self> {
        match value {
            OpaqueValue::Wrap => Some(Self::Wrap),
            OpaqueValue::Mirror => Some(Self::Mirror),
            OpaqueValue::ClampOgl => Some(Self::ClampOgl),
            OpaqueValue::ClampToEdge => Some(Self::ClampToEdge),
            OpaqueValue::ClampToBorder => Some(Self::ClampToBorder),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_in_the_order_of_the_fields() {
        for (i, row) in OpaqueField::ALL.iter().enumerate() {
            assert_eq!(row.field as usize, i);
            assert_eq!(OpaqueField::from_word(row.word), Some(row.field));
        }
    }

    #[test]
    fn samplers_say_how_texels_are_read_in_independent_mode() {
        use TextureMode::{Independent, Unified};
        let filter = OpaqueField::FilterMode;
        assert!(filter.counts_in(Texture, Unified));
        assert!(!filter.counts_in(Texture, Independent));
        assert!(filter.counts_in(Sampler, Independent));
        assert!(!filter.counts_in(Surface, Unified));
        assert!(OpaqueField::Width.counts_in(Texture, Independent));
    }

    #[test]
    fn kinds_take_their_values_only() {
        assert!(FieldKind::Filter.takes(OpaqueValue::Linear));
        assert!(!FieldKind::Filter.takes(OpaqueValue::Wrap));
        assert!(FieldKind::AddressMode.takes(OpaqueValue::Wrap));
        assert!(!FieldKind::AddressMode.takes(OpaqueValue::Int(0)));
        assert!(FieldKind::Flag.takes(OpaqueValue::Int(1)));
        assert!(!FieldKind::Flag.takes(OpaqueValue::Int(2)));
        assert!(!FieldKind::Number.takes(OpaqueValue::Int(-1)));
    }
}
