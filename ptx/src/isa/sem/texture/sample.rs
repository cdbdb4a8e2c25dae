//! From a place in a texture to a sample.

use super::texel;
use crate::isa::sem::{AddressMode, Fault, Filter, Image, Machine, Sampler, float};
use crate::isa::types::PtxType;

/// Weights are multiples of 1 / STEPS.
const STEPS: f64 = 256.0;

/// Where a lookup goes.
pub(super) struct SamplePoint {
    /// The coordinates as they are said; those on the face of a cube from 0 to 1.
    at: [f64; 3],
    /// What one of each coordinate is in texels of the first level; 1 if coordinates count texels,
    /// then of whatever level is read.
    pub(super) scale: [f64; 3],
    /// In texels.
    offset: [i32; 3],
    layer: u32,
    normalized: bool,
}

impl SamplePoint {
    /// A place in an image; `layer` is the number of the cube in an array of cubes.
    pub(super) fn new(
        image: &Image,
        at: [f64; 3],
        layer: u32,
        offset: [i32; 3],
        normalized: bool,
    ) -> Self {
        let (mut at, mut layer, mut normalized) = (at, layer, normalized);
        if image.is_cube() {
            let (face, s, t) = face(at);
            let cube = layer.min(image.layers / 6 - 1);
            (at, layer, normalized) = ([s, t, 0.0], cube * 6 + face, true);
        }
        let scale = if normalized { image.size.map(f64::from) } else { [1.0; 3] };
        Self { at, scale, offset, layer: layer.min(image.layers - 1), normalized }
    }
}

/// The face of a cube that a direction goes through, and where, from 0 to 1. Of components that are
/// equally long the last counts.
pub(super) fn face([x, y, z]: [f64; 3]) -> (u32, f64, f64) {
    let [ax, ay, az] = [x, y, z].map(f64::abs);
    let (face, major, s, t) = if az >= ax && az >= ay {
        (4 + u32::from(z < 0.0), az, if z < 0.0 { -x } else { x }, -y)
    } else if ay >= ax {
        (2 + u32::from(y < 0.0), ay, x, if y < 0.0 { -z } else { z })
    } else {
        (u32::from(x < 0.0), ax, if x < 0.0 { z } else { -z }, -y)
    };
    (face, (s / major + 1.0) / 2.0, (t / major + 1.0) / 2.0)
}

/// The two neighbours along one dimension, with their weights; nothing is beyond the border.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pair {
    texels: [Option<u32>; 2],
    weights: [f64; 2],
}

impl Pair {
    /// Where a dimension that is not there is looked up.
    const FLAT: Self = Self { texels: [Some(0); 2], weights: [1.0, 0.0] };
}

/// The texel of a number along a dimension.
pub(super) fn resolve(index: i64, size: u32, mode: AddressMode) -> Option<u32> {
    let size = i64::from(size);
    let inside = match mode {
        AddressMode::Wrap => index.rem_euclid(size),
        AddressMode::Mirror => {
            let twice = index.rem_euclid(2 * size);
            twice.min(2 * size - 1 - twice)
        }
        AddressMode::ClampToEdge => index.clamp(0, size - 1),
        AddressMode::ClampOgl | AddressMode::ClampToBorder => index,
    };
    (0..size).contains(&inside).then_some(inside as u32)
}

/// How a texture is read.
pub(super) struct Sampling<'a> {
    pub(super) image: &'a Image,
    pub(super) sampler: Sampler,
    /// Whether coordinates are integers: then nothing is filtered.
    pub(super) fetch: bool,
    /// What texels are compared with.
    pub(super) depth: Option<f32>,
}

impl Sampling<'_> {
    /// The mode of a dimension.
    fn mode(&self, place: &SamplePoint, dimension: usize) -> AddressMode {
        let mode = self.sampler.modes[dimension];
        let repeats = matches!(mode, AddressMode::Wrap | AddressMode::Mirror);
        if self.image.is_cube() || repeats && !place.normalized {
            AddressMode::ClampToEdge
        } else {
            mode
        }
    }

    /// The coordinate of a dimension in texels of a level, near enough to count texels exactly.
    fn coordinate(&self, place: &SamplePoint, level: usize, dimension: usize) -> f64 {
        let size = f64::from(self.image.level_size(level)[dimension]);
        let mut at = place.at[dimension];
        let offset = f64::from(place.offset[dimension]);
        if place.normalized {
            match self.mode(place, dimension) {
                AddressMode::Wrap => at -= at.floor(),
                AddressMode::Mirror => at -= 2.0 * (at / 2.0).floor(),
                _ => {}
            }
            at *= size;
        }
        at = (at + offset).clamp(-32.0, 2.0 * size + 32.0);
        if self.mode(place, dimension) == AddressMode::ClampOgl { at.clamp(0.0, size) } else { at }
    }

    /// The neighbours along a dimension, for a filter.
    fn linear(&self, place: &SamplePoint, level: usize, dimension: usize) -> Pair {
        if dimension >= self.image.dimensions() {
            return Pair::FLAT;
        }
        let size = self.image.level_size(level)[dimension];
        let at = self.coordinate(place, level, dimension) - 0.5;
        let first = at.floor();
        let fraction = ((at - first) * STEPS + 0.5).floor() / STEPS;
        let mode = self.mode(place, dimension);
        let texel = |index: i64| resolve(index, size, mode);
        Pair {
            texels: [texel(first as i64), texel(first as i64 + 1)],
            weights: if fraction.is_nan() { [1.0, 0.0] } else { [1.0 - fraction, fraction] },
        }
    }

    /// The texel along a dimension.
    fn nearest(&self, place: &SamplePoint, level: usize, dimension: usize) -> Pair {
        if dimension >= self.image.dimensions() {
            return Pair::FLAT;
        }
        let size = self.image.level_size(level)[dimension];
        let index = self.coordinate(place, level, dimension).floor() as i64;
        let mode = match self.mode(place, dimension) {
            AddressMode::ClampOgl => AddressMode::ClampToEdge,
            mode => mode,
        };
        Pair { texels: [resolve(index, size, mode); 2], ..Pair::FLAT }
    }

    /// A texel, compared with the depth if there is one.
    fn texel(
        &self,
        m: &mut dyn Machine,
        place: &SamplePoint,
        level: usize,
        [x, y, z]: [Option<u32>; 3],
    ) -> Result<[u32; 4], Fault> {
        let texel = match (x, y, z) {
            (Some(x), Some(y), Some(z)) => {
                texel::read(self.image, m, level, [x, y, z], place.layer)?
            }
            _ => [0; 4],
        };
        let Some(depth) = self.depth else { return Ok(texel) };
        let passes = |bits: u32| if depth <= f32::from_bits(bits) { 1f32 } else { 0.0 };
        Ok(texel.map(|bits| passes(bits).to_bits()))
    }

    /// The neighbours along each dimension.
    fn pairs(&self, place: &SamplePoint, level: usize) -> [Pair; 3] {
        let is_linear = self.sampler.filter == Filter::Linear && !self.fetch;
        std::array::from_fn(|dimension| match is_linear {
            true => self.linear(place, level, dimension),
            false => self.nearest(place, level, dimension),
        })
    }

    /// Adds the sample of a level, times a weight.
    fn add(
        &self,
        m: &mut dyn Machine,
        place: &SamplePoint,
        (level, weight): (usize, f64),
        sum: &mut [f64; 4],
    ) -> Result<(), Fault> {
        let [xs, ys, zs] = self.pairs(place, level);
        for corner in 0..8 {
            let [x, y, z] = [corner & 1, corner >> 1 & 1, corner >> 2];
            let weight = weight * xs.weights[x] * ys.weights[y] * zs.weights[z];
            if weight == 0.0 {
                continue;
            }
            let texel = self.texel(m, place, level, [xs.texels[x], ys.texels[y], zs.texels[z]])?;
            for (sum, bits) in sum.iter_mut().zip(texel) {
                *sum += weight * f64::from(f32::from_bits(bits));
            }
        }
        Ok(())
    }

    /// The sample at a place and a level, which may lie between two.
    pub(super) fn sample(
        &self,
        m: &mut dyn Machine,
        place: &SamplePoint,
        lod: f64,
    ) -> Result<[u32; 4], Fault> {
        let last = self.image.levels.len() - 1;
        let lod = if lod.is_nan() { 0.0 } else { lod.clamp(0.0, last as f64) };
        let between = if self.sampler.level_filter == Filter::Linear && !self.fetch {
            ((lod - lod.floor()) * STEPS + 0.5).floor() / STEPS
        } else {
            0.0
        };
        let is_linear = self.sampler.filter == Filter::Linear && !self.fetch;
        if between == 0.0 && !is_linear {
            let level = match self.sampler.level_filter {
                Filter::Linear => lod.floor(),
                Filter::Nearest => (lod + 0.5).floor(),
            };
            let level = level as usize;
            let [x, y, z] = self.pairs(place, level).map(|pair| pair.texels[0]);
            return self.texel(m, place, level, [x, y, z]);
        }
        let mut sum = [0.0; 4];
        if self.sampler.level_filter == Filter::Nearest {
            self.add(m, place, ((lod + 0.5).floor() as usize, 1.0), &mut sum)?;
        } else {
            let level = lod.floor() as usize;
            self.add(m, place, (level, 1.0 - between), &mut sum)?;
            if between != 0.0 {
                self.add(m, place, (level + 1, between), &mut sum)?;
            }
        }
        Ok(sum.map(|value| float::from_f64(PtxType::F32, value) as u32))
    }

    /// The four texels that a filter would take, around them from the lower left.
    pub(super) fn gather(
        &self,
        m: &mut dyn Machine,
        place: &SamplePoint,
    ) -> Result<[[u32; 4]; 4], Fault> {
        let [xs, ys] = [0, 1].map(|dimension| self.linear(place, 0, dimension).texels);
        let mut texels = [[0; 4]; 4];
        for (texel, (x, y)) in texels.iter_mut().zip([(0, 1), (1, 1), (1, 0), (0, 0)]) {
            *texel = self.texel(m, place, 0, [xs[x], ys[y], Some(0)])?;
        }
        Ok(texels)
    }
}
