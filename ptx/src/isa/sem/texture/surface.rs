//! Loads, stores and reductions of surfaces.
//!
//! `.b` counts the lowest coordinate in bytes and moves them as they are; `.p` counts texels and
//! converts to the format of the surface. An access that does not lie in the surface as a whole is
//! beyond its edge: with `.trap` the launch stops, with `.clamp` each coordinate, and the layer, is
//! moved to the nearest that fits, with `.zero` nothing is accessed.

use super::{suits, texel};
use crate::isa::modifiers::*;
use crate::isa::sem::opaque::ChannelKind;
use crate::isa::sem::{
    Access, Fault, Form, Image, Machine, Opaque, Step, Values, integer, truncate,
};
use crate::isa::types::PtxType;
use std::sync::Arc;

/// An access to a surface.
struct Spot {
    image: Arc<Image>,
    /// Nothing if it lies beyond the edge and is to be left alone.
    access: Option<Access>,
}

/// The surface and place of the bracket that is this operand, for an access of N bytes; the
/// size of a texel if nothing is said.
fn spot(
    form: &Form,
    v: &Values,
    m: &mut dyn Machine,
    bracket: usize,
    bytes: Option<u32>,
) -> Result<Spot, Fault> {
    let bracket = v.list(bracket);
    let handle = bracket[0] as u64;
    let Opaque::Surface(image) = m.opaque(handle)? else {
        return Err(Fault::Object { what: "no surface", address: handle });
    };
    let wanted = form.get();
    if !suits(wanted, image.geometry) {
        return Err(Fault::Object { what: "a surface of other dimensions", address: handle });
    }
    let layered = matches!(wanted, Some(TextureGeometry::A1d | TextureGeometry::A2d));
    let number = |n: usize| bracket.get(n + 1).map_or(0, |&bits| bits as u32);
    let place = |n: usize| match n < image.dimensions() {
        true => i64::from(number(n + usize::from(layered)) as i32),
        false => 0,
    };
    let texel = image.texel_bytes();
    let width = i64::from(image.size[0]) * i64::from(texel);
    // In bytes, rows, slices and layers; the last of each that there is.
    let size = bytes.unwrap_or(texel);
    let x = if bytes.is_some() { place(0) } else { place(0) * i64::from(texel) };
    let layer = if layered { i64::from(number(0)) } else { 0 };
    let mut at = [x, place(1), place(2), layer];
    let last = [
        width - i64::from(size),
        i64::from(image.size[1]) - 1,
        i64::from(image.size[2]) - 1,
        i64::from(image.layers) - 1,
    ];
    if at.iter().zip(last).any(|(&at, last)| at < 0 || at > last) {
        match form.get() {
            Some(SurfaceClamp::Zero) => return Ok(Spot { image, access: None }),
            Some(SurfaceClamp::Clamp) if last[0] >= 0 => {
                at = std::array::from_fn(|n| at[n].clamp(0, last[n]));
            }
            _ => {
                let what = "an access beyond the edge of the surface";
                return Err(Fault::Object { what, address: handle });
            }
        }
    }
    let [x, y, z, layer] = at;
    let access = texel::address(&image, 0, x as u64, [y as u32, z as u32, layer as u32]);
    Ok(Spot { image, access: Some(access) })
}

/// The size of all elements together.
fn bytes(form: &Form) -> u32 {
    form.ty.bytes() * form.elements() as u32
}

/// `suld.b`.
pub(in crate::isa) fn load(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let size = bytes(form);
    let spot = spot(form, v, m, 1, Some(size))?;
    let mut buffer = [0; 32];
    let buffer = &mut buffer[..size as usize];
    if let Some(access) = spot.access {
        m.read(access, buffer)?;
    }
    for (element, bytes) in elements(form, buffer).enumerate() {
        let value = bytes.iter().rev().fold(0, |value, &byte| value << 8 | u128::from(byte));
        match v.list_mut(0).get_mut(element) {
            Some(result) => *result = value,
            None => v.scalars[0] = value,
        }
    }
    Ok(Step::Done)
}

fn elements<'b>(form: &Form, buffer: &'b [u8]) -> impl Iterator<Item = &'b [u8]> {
    buffer.chunks(form.ty.bytes() as usize)
}

/// The elements that operand 1 stores.
fn stored(v: &Values) -> &[u128] {
    if v.list(1).is_empty() { &v.scalars[1..2] } else { v.list(1) }
}

/// `sust.b`.
pub(in crate::isa) fn store(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let size = bytes(form);
    let spot = spot(form, v, m, 0, Some(size))?;
    let mut buffer = [0; 32];
    let each = form.ty.bytes() as usize;
    for (bytes, value) in buffer.chunks_mut(each).zip(stored(v)) {
        bytes.copy_from_slice(&value.to_le_bytes()[..each]);
    }
    if let Some(access) = spot.access {
        m.write(access, &buffer[..size as usize])?;
    }
    Ok(Step::Done)
}

/// `sust.p`: channels that the instruction does not have hold nothing afterwards.
pub(in crate::isa) fn store_formatted(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let Spot { image, access } = spot(form, v, m, 0, None)?;
    let Some(access) = access else { return Ok(Step::Done) };
    let each = image.channel.bits() as usize / 8;
    let mut buffer = [0; 16];
    let given = stored(v).len().min(image.channels as usize);
    for (bytes, &value) in buffer.chunks_mut(each).zip(&stored(v)[..given]) {
        let bits = texel::encode(image.channel, value as u32);
        bytes.copy_from_slice(&bits.to_le_bytes()[..each]);
    }
    let written = given * each;
    m.write(access, &buffer[..written])?;
    let rest = image.texel_bytes() - written as u32;
    if rest != 0 {
        let behind = access.address + written as u64;
        m.undefine(Access { address: behind, ..access }, rest)?;
    }
    Ok(Step::Done)
}

/// Combines operand 1 with what is there, in one step.
fn combine(
    form: &Form,
    v: &Values,
    m: &mut dyn Machine,
    spot: &Spot,
    ty: PtxType,
) -> Result<Step, Fault> {
    let Some(access) = spot.access else { return Ok(Step::Done) };
    let access =
        Access { order: Some(Order::Relaxed), scope: Some(Scope::Gpu), atomic: true, ..access };
    let mut buffer = [0; 8];
    let buffer = &mut buffer[..ty.bytes() as usize];
    m.read(access, buffer)?;
    let old = buffer.iter().rev().fold(0, |value, &byte| value << 8 | u128::from(byte));
    let operand = truncate(v.scalars[1], ty.bits());
    let new = integer::combine(ty, form.get().unwrap_or(AtomOp::Add), old, operand, 0);
    buffer.copy_from_slice(&new.to_le_bytes()[..ty.bytes() as usize]);
    m.write(access, buffer)?;
    Ok(Step::Done)
}

/// `sured.b`.
pub(in crate::isa) fn reduce(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let spot = spot(form, v, m, 0, Some(form.ty.bytes()))?;
    combine(form, v, m, &spot, form.ty)
}

/// `sured.p`: the texels are as wide as the type, and say whether there is a sign.
pub(in crate::isa) fn reduce_formatted(
    form: &Form,
    v: &mut Values,
    m: &mut dyn Machine,
) -> Result<Step, Fault> {
    let spot = spot(form, v, m, 0, None)?;
    let signed = spot.image.channel.kind() == ChannelKind::Signed;
    let ty = match (form.ty.bytes(), signed) {
        (8, false) => PtxType::U64,
        (8, true) => PtxType::S64,
        (_, false) => PtxType::U32,
        (_, true) => PtxType::S32,
    };
    if !spot.image.channel.is_integer() || spot.image.texel_bytes() != ty.bytes() {
        let what = "a surface whose texels are no integers of this width";
        return Err(Fault::Object { what, address: v.list(0)[0] as u64 });
    }
    combine(form, v, m, &spot, ty)
}
