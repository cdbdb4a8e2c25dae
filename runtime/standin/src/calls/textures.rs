//! Textures and surfaces of arrays and of memory.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use crate::arrays::{Array, SURFACE, channel};
use crate::context::{Context, ImageObject};
use crate::pointers::{get, put};
use crate::process::{Handle, Refusal, refuse, with_context};
use irc_driver::codes;
use irc_driver::raw::Entry;
use irc_runtime::sim::image::{
    AddressMode, Filter, Image, Level, Opaque, Sampler, Texture, TextureGeometry,
};
use std::ffi::{c_int, c_uint, c_void};
use std::ptr::without_provenance_mut;
use std::sync::Arc;

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuTexObjectCreate(create_texture),
        Entry::cuTexObjectDestroy(destroy_texture),
        Entry::cuTexObjectGetResourceDesc(get_texture_resource),
        Entry::cuTexObjectGetTextureDesc(get_reading),
        Entry::cuSurfObjectCreate(create_surface),
        Entry::cuSurfObjectDestroy(destroy_surface),
        Entry::cuSurfObjectGetResourceDesc(get_surface_resource),
    ]
};

const WRONG: Refusal = Refusal(codes::INVALID_VALUE);
const NOT_DONE: Refusal = Refusal(codes::NOT_SUPPORTED);

/// What a texture is of: `CUDA_RESOURCE_DESC` of the driver. What the words are depends on the
/// kind.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Resource {
    kind: c_uint,
    words: [u64; 16],
    flags: c_uint,
}

/// Kinds of resources.
const ARRAY: c_uint = 0;
const LINEAR: c_uint = 2;
const PITCH: c_uint = 3;

/// How a texture is read: `CUDA_TEXTURE_DESC` of the driver.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Reading {
    modes: [c_uint; 3],
    filter: c_uint,
    flags: c_uint,
    anisotropy: c_uint,
    level_filter: c_uint,
    level_bias: f32,
    levels: [f32; 2],
    border: [f32; 4],
    reserved: [c_int; 12],
}

/// Flags of a texture.
const READ_AS_INTEGER: c_uint = 1;
const NORMALIZED: c_uint = 2;
const SRGB: c_uint = 0x10;

// As the driver lays them out.
const _: () = assert!(size_of::<Resource>() == 144 && size_of::<Reading>() == 104);

impl Resource {
    /// The texels, integers of few bits read as fractions if requested.
    fn image(&self, context: &mut Context, fraction: bool) -> Result<Image, Refusal> {
        let (format, channels) = (self.words[1] as c_uint, (self.words[1] >> 32) as u32);
        let number = |n: usize| u32::try_from(self.words[n]).map_err(|_| WRONG);
        let mut image = match self.kind {
            ARRAY => {
                let Array { image, descriptor } = self.array(context)?;
                return Ok(Image {
                    channel: channel(descriptor.format, fraction)?,
                    ..image.clone()
                });
            }
            LINEAR => {
                let texel = (channel(format, fraction)?, channels);
                let bytes = u64::from(texel.0.bits() / 8) * u64::from(channels);
                let width = self.words[2].checked_div(bytes).ok_or(WRONG)?;
                let width = u32::try_from(width).map_err(|_| WRONG)?;
                context.check(self.words[0], usize::try_from(self.words[2]).map_err(|_| WRONG)?)?;
                Image::packed(TextureGeometry::D1, [width, 1, 1], 1, texel, self.words[0])
            }
            PITCH => {
                let (size, texel) =
                    ([number(2)?, number(3)?, 1], (channel(format, fraction)?, channels));
                let image = Image::packed(TextureGeometry::D2, size, 1, texel, self.words[0]);
                let row_pitch = self.words[4];
                let slice_pitch = row_pitch.checked_mul(self.words[3]).ok_or(WRONG)?;
                context.check(self.words[0], usize::try_from(slice_pitch).map_err(|_| WRONG)?)?;
                Image { levels: vec![Level { row_pitch, slice_pitch, ..image.levels[0] }], ..image }
            }
            _ => return Err(NOT_DONE),
        };
        image.is_linear = true;
        Ok(image)
    }

    fn array<'a>(&self, context: &'a mut Context) -> Result<&'a Array, Refusal> {
        let handle = usize::try_from(self.words[0]).map_err(|_| WRONG)?;
        context.array(Handle::of(without_provenance_mut(handle)))
    }
}

impl Reading {
    fn sampler(&self) -> Result<Sampler, Refusal> {
        let filter = |number| match number {
            0 => Ok(Filter::Nearest),
            1 => Ok(Filter::Linear),
            _ => Err(WRONG),
        };
        let mut modes = [AddressMode::default(); 3];
        for (mode, number) in modes.iter_mut().zip(self.modes) {
            *mode = match number {
                0 => AddressMode::Wrap,
                1 => AddressMode::ClampToEdge,
                2 => AddressMode::Mirror,
                3 => AddressMode::ClampToBorder,
                _ => return Err(WRONG),
            };
        }
        // The border is black, colours are as they are, and no level is chosen but by the kernel.
        let has_border = modes.contains(&AddressMode::ClampToBorder);
        let is_coloured = self.border.iter().any(|&value| value != 0.0);
        if has_border && is_coloured || self.flags & SRGB != 0 || self.level_bias != 0.0 {
            return Err(NOT_DONE);
        }
        let (filter, level_filter) = (filter(self.filter)?, filter(self.level_filter)?);
        Ok(Sampler { filter, level_filter, modes, force_unnormalized: false })
    }
}

unsafe extern "C" fn create_texture(
    handle: *mut u64,
    resource: *const c_void,
    reading: *const c_void,
    view: *const c_void,
) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointers.
        let (resource, reading): (Resource, Reading) =
            unsafe { (get(resource.cast())?, get(reading.cast())?) };
        if !view.is_null() {
            return Err(NOT_DONE);
        }
        let image = resource.image(context, reading.flags & READ_AS_INTEGER == 0)?;
        let sampler = reading.sampler()?;
        let normalized = reading.flags & NORMALIZED != 0;
        let texture = Opaque::Texture(Arc::new(Texture { image, normalized, sampler }));
        let object = ImageObject { resource, reading: Some(reading) };
        // SAFETY: the caller's pointer.
        unsafe { put(handle, add(context, texture, object)?) }
    })
}

unsafe extern "C" fn create_surface(handle: *mut u64, resource: *const c_void) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointer.
        let resource: Resource = unsafe { get(resource.cast()) }?;
        if resource.kind != ARRAY || resource.array(context)?.descriptor.flags & SURFACE == 0 {
            return Err(WRONG);
        }
        let surface = Opaque::Surface(Arc::new(resource.image(context, false)?));
        let object = ImageObject { resource, reading: None };
        // SAFETY: the caller's pointer.
        unsafe { put(handle, add(context, surface, object)?) }
    })
}

fn add(context: &mut Context, opaque: Opaque, object: ImageObject) -> Result<u64, Refusal> {
    let handle = context.device.create_object(opaque).map_err(|error| refuse(&error))?;
    context.images.insert(handle, object);
    Ok(handle)
}

/// The texture, or the surface, of a handle.
fn find(context: &Context, handle: u64, is_texture: bool) -> Result<&ImageObject, Refusal> {
    let found = context.images.get(&handle);
    found.filter(|object| object.reading.is_some() == is_texture).ok_or(WRONG)
}

fn destroy(handle: u64, is_texture: bool) -> c_int {
    with_context(|context| {
        find(context, handle, is_texture)?;
        context.images.remove(&handle);
        context.device.destroy_object(handle).map_err(|error| refuse(&error))
    })
}

unsafe extern "C" fn destroy_texture(handle: u64) -> c_int {
    destroy(handle, true)
}

unsafe extern "C" fn destroy_surface(handle: u64) -> c_int {
    destroy(handle, false)
}

unsafe extern "C" fn get_texture_resource(to: *mut c_void, handle: u64) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|context| unsafe { put(to.cast(), find(context, handle, true)?.resource) })
}

unsafe extern "C" fn get_surface_resource(to: *mut c_void, handle: u64) -> c_int {
    // SAFETY: the caller's pointer.
    with_context(|context| unsafe { put(to.cast(), find(context, handle, false)?.resource) })
}

unsafe extern "C" fn get_reading(to: *mut c_void, handle: u64) -> c_int {
    with_context(|context| {
        let reading = find(context, handle, true)?.reading.ok_or(WRONG)?;
        // SAFETY: the caller's pointer.
        unsafe { put(to.cast(), reading) }
    })
}
