//! Texture lookups: what `tex` and `tld4` read. Queries are in [`query`], surfaces in [`surface`].
//!
//! # Places
//! A float coordinate `x` counts texels, or runs from 0 to 1 over the texture if that is
//! normalised; texel `i` reaches from `i` to `i + 1`. An integer coordinate always counts texels
//! and is never filtered. Layers are clamped to those that there are. `wrap` and `mirror` need
//! normalised coordinates; without them, and on the faces of a cube, places are clamped to the
//! edge. What lies beyond a border is zero in every channel. A NaN coordinate means the first
//! texel.
//!
//! # Precision
//! Nearest texels are exact: the texel at `floor(x)`, where `x` times the size is computed without
//! rounding. A linear filter takes the two texels of each dimension around `x - 0.5` with weights
//! that are multiples of 1/256 (8 bits of fraction, rounded to nearest, ties up), as the CUDA
//! programming guide says; the weighted texels are added in f64 and rounded once to f32, so what is
//! off by more than half a unit in the last place of the largest texel comes from the weights. A
//! texel of weight zero is not read. Normalised integers become the nearest f32 of `n / max`. The
//! fraction between two mipmap levels has 8 bits too; the level by gradients is the binary
//! logarithm of the longer of the two, in texels. Hardware may differ in how it rounds weights.
//!
//! # Channels
//! The texture's channels fill the result from the first on; behind them stand 0, 0 and 1. Floats
//! and normalised integers give the bits of an f32 whatever register the instruction names, other
//! integers their value, and `.f16` results are rounded from the f32. With a depth, each channel
//! becomes 1 if the depth is at most the texel, else 0, before it is filtered.

pub(in crate::isa) mod query;
mod sample;
pub(in crate::isa) mod surface;
mod texel;

use super::{Fault, Form, Machine, Opaque, Sampler, Step, Texture, Values, elementary, float};
use crate::isa::modifiers::{TextureComponent, TextureGeometry};
use crate::isa::row::Shape;
use crate::isa::types::PtxType;
use sample::{SamplePoint, Sampling};
use std::sync::Arc;

/// The operand of the bracket.
const BRACKET: usize = 2;

/// A texture and what it is read through.
struct Bound {
    texture: Arc<Texture>,
    sampler: Sampler,
    handle: u64,
    /// Where in the bracket the place begins.
    first: usize,
}

impl Bound {
    fn of(form: &Form, v: &Values, m: &mut dyn Machine) -> Result<Self, Fault> {
        let bracket = v.list(BRACKET);
        let handle = bracket[0] as u64;
        let Opaque::Texture(texture) = m.opaque(handle)? else {
            return Err(Fault::Object { what: "no texture", address: handle });
        };
        if form.get() != Some(texture.image.geometry) {
            return Err(Fault::Object { what: "a texture of other dimensions", address: handle });
        }
        let rule = form.row.operands[BRACKET].shape;
        if !matches!(rule, Shape::Bracket(inside) if inside.len() == 3) {
            let sampler = texture.sampler;
            return Ok(Self { texture, sampler, handle, first: 1 });
        }
        let named = bracket[1] as u64;
        let sampler = match m.opaque(named)? {
            Opaque::Sampler(sampler) => sampler,
            // In unified mode the sampler of another texture is used.
            Opaque::Texture(other) => other.sampler,
            Opaque::Surface(_) => {
                return Err(Fault::Object { what: "no sampler", address: named });
            }
        };
        Ok(Self { texture, sampler, handle, first: 2 })
    }

    /// Where the lookup goes, with the offset as this operand and the depth behind it.
    fn place(&self, form: &Form, v: &Values, offset: usize) -> Result<SamplePoint, Fault> {
        let numbers = &v.list(BRACKET)[self.first..];
        let number = |n: usize| numbers.get(n).map_or(0, |&bits| bits as u32);
        let image = &self.texture.image;
        let layered = usize::from(image.is_array());
        let is_integer = form.source == PtxType::S32;
        let at: [f64; 3] = std::array::from_fn(|i| {
            let bits = number(i + layered);
            if is_integer { f64::from(bits as i32) } else { f64::from(f32::from_bits(bits)) }
        });
        let mut offsets = [0; 3];
        for (to, &value) in offsets.iter_mut().zip(v.list(offset)) {
            *to = value as i32;
            if !(-8..8).contains(to) {
                let what = "an offset of a texture lookup is from -8 to 7";
                return Err(Fault::Operand { what, value: u64::from(*to as u32) });
            }
        }
        let layer = if layered == 1 { number(0) } else { 0 };
        let normalized = self.texture.normalized && !self.sampler.force_unnormalized;
        Ok(SamplePoint::new(image, at, layer, offsets, normalized && !is_integer))
    }

    fn sampling(&self, form: &Form, v: &Values, depth: usize) -> Result<Sampling<'_>, Fault> {
        let depth = v.is_given(depth).then(|| f32::from_bits(v.scalars[depth] as u32));
        let image = &self.texture.image;
        let Sampler { filter, level_filter, .. } = self.sampler;
        let needs_floats = [filter, level_filter].contains(&super::Filter::Linear);
        if image.channel.is_integer() && (depth.is_some() || needs_floats) {
            let what = "texels that are integers cannot be filtered or compared";
            return Err(Fault::Object { what, address: self.handle });
        }
        let is_integer = form.source == PtxType::S32;
        Ok(Sampling { image, sampler: self.sampler, fetch: is_integer, depth })
    }
}

/// Looks up with the offset as this operand, and the depth behind it.
fn lookup(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
    offset: usize,
    lod: impl Fn(&Bound, &SamplePoint, &Values) -> Result<f64, Fault>,
) -> Result<Step, Fault> {
    let bound = Bound::of(form, v, m)?;
    let place = bound.place(form, v, offset)?;
    let lod = lod(&bound, &place, v)?;
    let texel = bound.sampling(form, v, offset + 1)?.sample(m, &place, lod)?;
    let is_float = !bound.texture.image.channel.is_integer();
    let half = |bits: u32| match is_float {
        true => float::convert(PtxType::F32, PtxType::F16, u128::from(bits), float::round(None)),
        false => u128::from(bits & 0xffff),
    };
    for (n, result) in v.list_mut(0).iter_mut().enumerate() {
        *result = match form.ty {
            PtxType::F16 => half(texel[n]),
            PtxType::F16x2 => half(texel[2 * n]) | half(texel[2 * n + 1]) << 16,
            _ => u128::from(texel[n]),
        };
    }
    // All of it is resident.
    v.scalars[1] = 1;
    Ok(Step::Done)
}

/// `tex` of the first level.
pub(in crate::isa) fn tex(form: &Form, v: &mut Values, m: &mut dyn Machine) -> Result<Step, Fault> {
    lookup(form, v, m, 3, |_, _, _| Ok(0.0))
}

/// `tex.level`.
pub(in crate::isa) fn tex_level(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let bits = v.scalars[3] as u32;
    let is_integer = form.source == PtxType::S32;
    let lod = if is_integer { f64::from(bits as i32) } else { f64::from(f32::from_bits(bits)) };
    lookup(form, v, m, 4, |_, _, _| Ok(lod))
}

/// `tex.grad`.
pub(in crate::isa) fn tex_grad(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    lookup(form, v, m, 5, |bound, place, v| {
        let image = &bound.texture.image;
        if image.levels.len() == 1 {
            return Ok(0.0);
        }
        if image.is_cube() {
            let what = "gradients on a cube that has mipmap levels";
            return Err(Fault::NotSimulated { what });
        }
        // The square of the length in texels.
        let length = |operand: usize| -> f64 {
            let steps = v.list(operand).iter().zip(place.scale).take(image.dimensions());
            let steps = steps.map(|(&bits, scale)| f64::from(f32::from_bits(bits as u32)) * scale);
            steps.map(|step| step * step).sum()
        };
        Ok(elementary::log2(length(3).max(length(4))) / 2.0)
    })
}

/// `tld4`: the four texels in the order that goes around them, from the lower left.
pub(in crate::isa) fn gather(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let bound = Bound::of(form, v, m)?;
    let place = bound.place(form, v, 3)?;
    let component = form.get().unwrap_or(TextureComponent::R) as usize;
    let texels = bound.sampling(form, v, 4)?.gather(m, &place)?;
    for (result, texel) in v.list_mut(0).iter_mut().zip(texels) {
        *result = u128::from(texel[component]);
    }
    v.scalars[1] = 1;
    Ok(Step::Done)
}

/// Whether places of this shape of instruction may lie in an image of that one.
fn suits(wanted: Option<TextureGeometry>, image: TextureGeometry) -> bool {
    use TextureGeometry as G;
    // Surfaces see the faces of cubes as layers.
    wanted == Some(image) || wanted == Some(G::A2d) && matches!(image, G::Cube | G::Acube)
}

#[cfg(test)]
mod tests;
