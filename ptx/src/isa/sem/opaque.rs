//! What texture, sampler and surface handles stand for.
//!
//! The texels lie in global memory, those of a row one behind the other, the rows of a slice a row
//! pitch apart, the slices (or layers) a slice pitch apart. The numbers of channel types, channel
//! orders and modes are those that `txq` and `suq` give: those of OpenCL, and the order of the
//! enumerations in the PTX ISA, "Texture, Sampler and Surface Types".

use crate::isa::modifiers::{HandleKind, TextureGeometry};
use std::sync::Arc;

/// What one channel of a texel is in memory, and as what it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelType {
    /// 8 bits with a sign, read as floats from -1 to 1.
    Snorm8,
    /// 16 bits with a sign, read as floats from -1 to 1.
    Snorm16,
    /// 8 bits, read as floats from 0 to 1.
    Unorm8,
    /// 16 bits, read as floats from 0 to 1.
    Unorm16,
    /// An integer of 8 bits with a sign.
    S8,
    /// An integer of 16 bits with a sign.
    S16,
    /// An integer of 32 bits with a sign.
    S32,
    /// An integer of 8 bits.
    U8,
    /// An integer of 16 bits.
    U16,
    /// An integer of 32 bits.
    U32,
    /// A half, read as f32.
    F16,
    /// An f32.
    F32,
}

/// What the bits of a channel mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::isa) enum ChannelKind {
    Signed,
    Unsigned,
    SignedNorm,
    UnsignedNorm,
    Float,
}

impl ChannelType {
    /// Width in bits, meaning, and the number of OpenCL.
    const fn facts(self) -> (u32, ChannelKind, u32) {
        match self {
            Self::Snorm8 => (8, ChannelKind::SignedNorm, 0x10d0),
            Self::Snorm16 => (16, ChannelKind::SignedNorm, 0x10d1),
            Self::Unorm8 => (8, ChannelKind::UnsignedNorm, 0x10d2),
            Self::Unorm16 => (16, ChannelKind::UnsignedNorm, 0x10d3),
            Self::S8 => (8, ChannelKind::Signed, 0x10d7),
            Self::S16 => (16, ChannelKind::Signed, 0x10d8),
            Self::S32 => (32, ChannelKind::Signed, 0x10d9),
            Self::U8 => (8, ChannelKind::Unsigned, 0x10da),
            Self::U16 => (16, ChannelKind::Unsigned, 0x10db),
            Self::U32 => (32, ChannelKind::Unsigned, 0x10dc),
            Self::F16 => (16, ChannelKind::Float, 0x10dd),
            Self::F32 => (32, ChannelKind::Float, 0x10de),
        }
    }

    /// Its width.
    pub const fn bits(self) -> u32 {
        self.facts().0
    }

    /// What `txq.channel_data_type` gives.
    pub const fn number(self) -> u32 {
        self.facts().2
    }

    pub(in crate::isa) const fn kind(self) -> ChannelKind {
        self.facts().1
    }

    /// Whether it is read as an integer: such texels cannot be filtered.
    pub const fn is_integer(self) -> bool {
        matches!(self.kind(), ChannelKind::Signed | ChannelKind::Unsigned)
    }
}

/// How texels become a sample.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Filter {
    /// The texel that the place lies in.
    #[default]
    Nearest,
    /// The weighted mean of those around the place.
    Linear,
}

/// What is read beyond the edge of a texture.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum AddressMode {
    /// The texture again and again; places without a normalised coordinate are clamped.
    Wrap,
    /// Likewise, every second time from its end.
    Mirror,
    /// The edge; filtering mixes the edge with zero.
    ClampOgl,
    /// The edge.
    #[default]
    ClampToEdge,
    /// Zero.
    ClampToBorder,
}

/// How a texture is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sampler {
    /// How texels of a level become a sample.
    pub filter: Filter,
    /// How levels become a sample.
    pub level_filter: Filter,
    /// What is read beyond the edge, by dimension.
    pub modes: [AddressMode; 3],
    /// Coordinates count texels, whatever the texture says.
    pub force_unnormalized: bool,
}

/// Where the texels of a mipmap level lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Where they begin, in global memory.
    pub address: u64,
    /// From row to row, in bytes.
    pub row_pitch: u64,
    /// From slice to slice, or layer to layer, in bytes.
    pub slice_pitch: u64,
}

/// Texels in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Image {
    /// What dimensions and layers there are. Only `.1d` to `.acube`.
    pub geometry: TextureGeometry,
    /// Width, height and depth in texels; 1 where the geometry has none.
    pub size: [u32; 3],
    /// How many layers there are: six for a cube, six for each of an array of cubes; 1 if the
    /// geometry has none.
    pub layers: u32,
    /// What a channel is.
    pub channel: ChannelType,
    /// How many channels a texel has: 1, 2 or 4.
    pub channels: u32,
    /// Whether it is plain memory of the device rather than an array, for `suq.memory_layout`.
    pub is_linear: bool,
    /// The mipmap levels, each half the size of the one before; at least one.
    pub levels: Vec<Level>,
}

/// Why an image cannot be one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImageError {
    /// There are no images of several samples.
    #[error("images of several samples for each texel are not simulated")]
    Samples,
    /// No image has this size.
    #[error("an image cannot have the size {size:?} and {layers} layers")]
    Size {
        /// Width, height and depth.
        size: [u32; 3],
        /// The layers.
        layers: u32,
    },
    /// A texel has another number of channels.
    #[error("a texel has 1, 2 or 4 channels, not {channels}")]
    Channels {
        /// How many are asked for.
        channels: u32,
    },
    /// There is no level, or more than down to a single texel.
    #[error("an image of this size has 1 to {most} levels, not {levels}")]
    Levels {
        /// How many are asked for.
        levels: usize,
        /// How many there may be.
        most: u32,
    },
    /// The texels of a level overlap, or do not lie at multiples of their size.
    #[error("the address or a pitch of level {level} does not match texels of {bytes} bytes")]
    Place {
        /// Which level.
        level: usize,
        /// The size of a texel.
        bytes: u32,
    },
    /// Integers cannot be filtered.
    #[error("texels that are read as integers cannot be filtered")]
    Filter,
}

impl Image {
    /// An image of one level whose rows and slices lie one behind the other.
    pub fn packed(
        geometry: TextureGeometry,
        [width, height, depth]: [u32; 3],
        layers: u32,
        (channel, channels): (ChannelType, u32),
        address: u64,
    ) -> Self {
        let texel = u64::from(channel.bits() / 8) * u64::from(channels);
        let row_pitch = u64::from(width).saturating_mul(texel);
        // A size that no memory has is found by `check`.
        let slice_pitch = row_pitch.saturating_mul(height.into());
        Self {
            geometry,
            size: [width, height, depth],
            layers,
            channel,
            channels,
            is_linear: false,
            levels: vec![Level { address, row_pitch, slice_pitch }],
        }
    }

    /// The size of a texel in bytes.
    pub const fn texel_bytes(&self) -> u32 {
        (self.channel.bits() / 8).saturating_mul(self.channels)
    }

    /// The size of a level.
    pub fn level_size(&self, level: usize) -> [u32; 3] {
        self.size.map(|size| size.checked_shr(level as u32).unwrap_or(0).max(1))
    }

    /// How many dimensions a place in it has, without the layer; the faces of a cube have two.
    pub const fn dimensions(&self) -> usize {
        match self.geometry {
            TextureGeometry::D1 | TextureGeometry::A1d => 1,
            TextureGeometry::D3 => 3,
            _ => 2,
        }
    }

    /// Whether it is a cube or an array of them.
    pub const fn is_cube(&self) -> bool {
        matches!(self.geometry, TextureGeometry::Cube | TextureGeometry::Acube)
    }

    /// Whether a place in it begins with a layer.
    pub const fn is_array(&self) -> bool {
        use TextureGeometry as G;
        matches!(self.geometry, G::A1d | G::A2d | G::Acube)
    }

    /// Whether it can be one.
    pub fn check(&self) -> Result<(), ImageError> {
        use TextureGeometry as G;
        let (size, layers) = (self.size, self.layers);
        if matches!(self.geometry, G::D2ms | G::A2dms) {
            return Err(ImageError::Samples);
        }
        let [width, height, _] = size;
        let is_flat = size[self.dimensions()..].iter().all(|&n| n == 1);
        let layers_fit = match self.geometry {
            G::Cube => layers == 6,
            G::Acube => layers.is_multiple_of(6),
            _ => layers == 1 || self.is_array(),
        };
        let is_square = width == height || !self.is_cube();
        if size.contains(&0) || layers == 0 || !is_flat || !layers_fit || !is_square {
            return Err(ImageError::Size { size, layers });
        }
        if !matches!(self.channels, 1 | 2 | 4) {
            return Err(ImageError::Channels { channels: self.channels });
        }
        let most = 1 + size.into_iter().max().unwrap_or(1).ilog2();
        if !(1..=most as usize).contains(&self.levels.len()) {
            return Err(ImageError::Levels { levels: self.levels.len(), most });
        }
        let misplaced = |&level: &usize| !self.is_well_placed(level);
        match (0..self.levels.len()).find(misplaced) {
            Some(level) => Err(ImageError::Place { level, bytes: self.texel_bytes() }),
            None => Ok(()),
        }
    }

    fn is_well_placed(&self, level: usize) -> bool {
        let Level { address, row_pitch, slice_pitch } = self.levels[level];
        let [width, height, depth] = self.level_size(level);
        let bytes = u64::from(self.texel_bytes());
        let has_slices = depth > 1 || self.layers > 1;
        let rows = row_pitch.checked_mul(u64::from(height));
        [address, row_pitch, slice_pitch].iter().all(|n| n.is_multiple_of(bytes))
            && (height == 1 || row_pitch >= u64::from(width) * bytes)
            && (!has_slices || rows.is_some_and(|rows| slice_pitch >= rows))
    }
}

/// Texels that are read through a sampler.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Texture {
    /// The texels.
    pub image: Image,
    /// Whether coordinates are from 0 to 1.
    pub normalized: bool,
    /// What it is read through where the instruction names no sampler.
    pub sampler: Sampler,
}

impl Texture {
    /// Whether it can be one.
    pub fn check(&self) -> Result<(), ImageError> {
        let filters = [self.sampler.filter, self.sampler.level_filter];
        if self.image.channel.is_integer() && filters.contains(&Filter::Linear) {
            return Err(ImageError::Filter);
        }
        self.image.check()
    }
}

/// What a handle stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opaque {
    /// A texture.
    Texture(Arc<Texture>),
    /// A sampler.
    Sampler(Sampler),
    /// A surface.
    Surface(Arc<Image>),
}

impl Opaque {
    /// What it is.
    pub const fn kind(&self) -> HandleKind {
        match self {
            Self::Texture(_) => HandleKind::TexRef,
            Self::Sampler(_) => HandleKind::SamplerRef,
            Self::Surface(_) => HandleKind::SurfRef,
        }
    }
}
