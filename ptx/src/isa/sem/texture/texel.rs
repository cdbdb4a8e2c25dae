//! Texels in memory and in registers.

use crate::isa::modifiers::Space;
use crate::isa::sem::opaque::ChannelKind;
use crate::isa::sem::{Access, ChannelType, Fault, Image, Machine, float, sign_extend};
use crate::isa::types::PtxType;

/// The address of what N bytes from the beginning of a row of a level.
pub(super) fn address(
    image: &Image,
    level: usize,
    byte: u64,
    [row, slice, layer]: [u32; 3],
) -> Access {
    let level = image.levels[level];
    let slices = (u64::from(slice) + u64::from(layer)).wrapping_mul(level.slice_pitch);
    let rows = u64::from(row).wrapping_mul(level.row_pitch);
    let address = level.address.wrapping_add(slices).wrapping_add(rows).wrapping_add(byte);
    Access::weak(Some(Space::Global), address)
}

/// The texel at a place that is there, as registers hold it.
pub(super) fn read(
    image: &Image,
    m: &mut dyn Machine,
    level: usize,
    [x, y, z]: [u32; 3],
    layer: u32,
) -> Result<[u32; 4], Fault> {
    let size = image.texel_bytes() as usize;
    let access = address(image, level, u64::from(x) * size as u64, [y, z, layer]);
    let mut bytes = [0; 16];
    m.read(access, &mut bytes[..size])?;
    let one = if image.channel.is_integer() { 1 } else { 1f32.to_bits() };
    let mut texel = [0, 0, 0, one];
    let each = size / image.channels as usize;
    for (value, bytes) in texel.iter_mut().zip(bytes[..size].chunks(each)) {
        let bits = bytes.iter().rev().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        *value = decode(image.channel, bits);
    }
    Ok(texel)
}

/// The register that holds a channel with these bits.
pub(super) fn decode(channel: ChannelType, bits: u32) -> u32 {
    let width = channel.bits();
    let signed = || sign_extend(u128::from(bits), width) as i32;
    let largest = |bits: u32| f64::from((1u32 << bits) - 1);
    match channel.kind() {
        ChannelKind::Unsigned => bits,
        ChannelKind::Signed => signed() as u32,
        ChannelKind::UnsignedNorm => ((f64::from(bits) / largest(width)) as f32).to_bits(),
        // The lowest number means -1 as its neighbour does.
        ChannelKind::SignedNorm => {
            ((f64::from(signed()) / largest(width - 1)).max(-1.0) as f32).to_bits()
        }
        ChannelKind::Float if width == 16 => {
            float::convert(PtxType::F16, PtxType::F32, u128::from(bits), float::round(None)) as u32
        }
        ChannelKind::Float => bits,
    }
}

/// The bits of a channel that is written from a register: integers are clamped, floats rounded to
/// nearest.
pub(super) fn encode(channel: ChannelType, value: u32) -> u32 {
    let width = channel.bits();
    let largest = |bits: u32| ((1u64 << bits) - 1) as i64;
    let norm = |low: f64, bits: u32| {
        let number = f64::from(f32::from_bits(value)).clamp(low, 1.0) * largest(bits) as f64;
        // A NaN becomes 0.
        number.round_ties_even() as i32 as u32
    };
    let bits = match channel.kind() {
        ChannelKind::Unsigned => i64::from(value).min(largest(width)) as u32,
        ChannelKind::Signed => {
            let most = largest(width - 1);
            i64::from(value as i32).clamp(-most - 1, most) as u32
        }
        ChannelKind::UnsignedNorm => norm(0.0, width),
        ChannelKind::SignedNorm => norm(-1.0, width - 1),
        ChannelKind::Float if width == 16 => {
            let value = u128::from(value);
            float::convert(PtxType::F32, PtxType::F16, value, float::round(None)) as u32
        }
        ChannelKind::Float => value,
    };
    bits & largest(width) as u32
}
