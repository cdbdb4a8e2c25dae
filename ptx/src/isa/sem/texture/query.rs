//! What textures, samplers and surfaces say of themselves.
//!
//! A dimension or a number that a geometry does not have is 0.

use crate::isa::modifiers::{HandleKind, TextureQuery as Q};
use crate::isa::sem::{Fault, Form, Image, Machine, Opaque, Sampler, Step, Values};

/// What the images of textures and surfaces answer.
fn of_image(image: &Image, query: Q, level: usize) -> u32 {
    let size = image.level_size(level);
    let dimension = |n: usize| if n < image.dimensions() { size[n] } else { 0 };
    // The numbers of OpenCL for one, two and four channels.
    let order = match image.channels {
        1 => 0x10b0,
        2 => 0x10b2,
        _ => 0x10b5,
    };
    match query {
        Q::Width => dimension(0),
        Q::Height => dimension(1),
        Q::Depth => dimension(2),
        Q::ChannelDataType => image.channel.number(),
        Q::ChannelOrder => order,
        Q::ArraySize if !image.is_array() => 0,
        Q::ArraySize if image.is_cube() => image.layers / 6,
        Q::ArraySize => image.layers,
        Q::NumMipmapLevels if image.levels.len() > 1 => image.levels.len() as u32,
        Q::MemoryLayout => u32::from(image.is_linear),
        _ => 0,
    }
}

fn of_sampler(sampler: &Sampler, query: Q) -> u32 {
    match query {
        Q::FilterMode => sampler.filter as u32,
        Q::AddrMode0 => sampler.modes[0] as u32,
        Q::AddrMode1 => sampler.modes[1] as u32,
        Q::AddrMode2 => sampler.modes[2] as u32,
        _ => u32::from(sampler.force_unnormalized),
    }
}

/// `txq` and `suq`, whatever is asked.
pub(in crate::isa) fn query(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let handle = v.scalars[1] as u64;
    let query = form.get().unwrap_or(Q::Width);
    let of_samplers = matches!(
        query,
        Q::FilterMode | Q::AddrMode0 | Q::AddrMode1 | Q::AddrMode2 | Q::ForceUnnormalizedCoords
    );
    let answer = match m.opaque(handle)? {
        Opaque::Texture(texture) if query == Q::NormalizedCoords => u32::from(texture.normalized),
        Opaque::Texture(texture) if of_samplers => of_sampler(&texture.sampler, query),
        Opaque::Texture(texture) => of_image(&texture.image, query, 0),
        Opaque::Sampler(sampler) if of_samplers => of_sampler(&sampler, query),
        Opaque::Surface(image) if !of_samplers => of_image(&image, query, 0),
        _ => return Err(Fault::Object { what: "nothing that answers this", address: handle }),
    };
    v.scalars[0] = u128::from(answer);
    Ok(Step::Done)
}

/// `txq.level`: the size of a mipmap level.
pub(in crate::isa) fn level(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let (handle, level) = (v.scalars[1] as u64, v.scalars[2] as u32);
    let Opaque::Texture(texture) = m.opaque(handle)? else {
        return Err(Fault::Object { what: "no texture", address: handle });
    };
    if level as usize >= texture.image.levels.len() {
        let what = "the texture has no such mipmap level";
        return Err(Fault::Operand { what, value: u64::from(level) });
    }
    let answer = of_image(&texture.image, form.get().unwrap_or(Q::Width), level as usize);
    v.scalars[0] = u128::from(answer);
    Ok(Step::Done)
}

/// `istypep`: a handle of nothing is none of them.
pub(in crate::isa) fn is_type(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let kind = m.opaque(v.scalars[1] as u64).map(|opaque| opaque.kind()).ok();
    v.scalars[0] = u128::from(kind.is_some() && kind == form.get::<HandleKind>());
    Ok(Step::Done)
}
