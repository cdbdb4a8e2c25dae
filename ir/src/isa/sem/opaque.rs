//! What texture, sampler and surface handles stand for.

use crate::isa::modifiers::HandleKind;
use crate::ptx::OpaqueValue;

/// One dimension of a texture or surface: its size and what happens beyond its edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dimension {
    /// How many texels there are.
    pub size: u32,
    /// The addressing mode.
    pub mode: OpaqueValue,
}

/// What a handle stands for. The texels lie in global memory, row after row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opaque {
    /// What it is.
    pub kind: HandleKind,
    /// Width, height and depth; the depth of an array is its number of layers.
    pub dims: [Dimension; 3],
    /// The value of `channel_data_type`.
    pub channel_type: u32,
    /// The value of `channel_order`.
    pub channel_order: u32,
    /// How many channels a texel has in memory.
    pub channels: u32,
    /// Whether coordinates are from 0 to 1.
    pub normalized: bool,
    /// `.nearest` or `.linear`.
    pub filter: OpaqueValue,
    /// Where the texels begin, in global memory.
    pub address: u64,
    /// From row to row, in bytes.
    pub row_pitch: u64,
    /// From slice to slice, in bytes.
    pub slice_pitch: u64,
}
