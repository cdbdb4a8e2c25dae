//! Arrays: texels in memory of the device that programs reach by copies, textures and surfaces
//! only; and copies of boxes of bytes between arrays, the device and the host.
//!
//! The texels of an array lie one behind the other, row by row and slice by slice.

#![allow(unsafe_code, reason = "copies of what the caller points to")]

use crate::context::Context;
use crate::pointers::{bytes, bytes_mut, room};
use crate::process::{Handle, Refusal};
use irc_driver::codes;
use irc_runtime::sim::image::{ChannelType, Image, TextureGeometry};
use std::ffi::{c_uint, c_void};
use std::ptr::with_exposed_provenance_mut;

const WRONG: Refusal = Refusal(codes::INVALID_VALUE);

/// The slices of an array are layers.
pub const LAYERED: c_uint = 1;
/// The array may become a surface.
pub const SURFACE: c_uint = 2;
/// The slices are the faces of a cube.
pub const CUBE: c_uint = 4;

/// Formats of the driver: the number, how a channel is read, and how it is read as a fraction.
const FORMATS: [(c_uint, ChannelType, ChannelType); 8] = [
    (0x01, ChannelType::U8, ChannelType::Unorm8),
    (0x02, ChannelType::U16, ChannelType::Unorm16),
    (0x03, ChannelType::U32, ChannelType::U32),
    (0x08, ChannelType::S8, ChannelType::Snorm8),
    (0x09, ChannelType::S16, ChannelType::Snorm16),
    (0x0a, ChannelType::S32, ChannelType::S32),
    (0x10, ChannelType::F16, ChannelType::F16),
    (0x20, ChannelType::F32, ChannelType::F32),
];

/// What a channel of a format is, as it lies in memory or read as a fraction where it can be.
pub fn channel(format: c_uint, fraction: bool) -> Result<ChannelType, Refusal> {
    let found = FORMATS.iter().find(|(number, ..)| *number == format);
    let &(_, plain, normalized) = found.ok_or(WRONG)?;
    Ok(if fraction { normalized } else { plain })
}

/// What an array is: `CUDA_ARRAY3D_DESCRIPTOR` of the driver. Height and depth are zero where the
/// array has none.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Descriptor {
    /// Texels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// Slices, or layers.
    pub depth: usize,
    /// The type of a channel.
    pub format: c_uint,
    /// Channels of a texel.
    pub channels: c_uint,
    /// What sort of array it is.
    pub flags: c_uint,
}

/// An array.
pub struct Array {
    /// What it is.
    pub descriptor: Descriptor,
    /// Where it is.
    pub image: Image,
}

impl Descriptor {
    /// The image of such an array at an address.
    pub fn image(&self, address: u64) -> Result<Image, Refusal> {
        use TextureGeometry as G;
        let extent = |n: usize| u32::try_from(n.max(1)).map_err(|_| WRONG);
        let (width, height, depth) =
            (extent(self.width)?, extent(self.height)?, extent(self.depth)?);
        let flags = self.flags & (LAYERED | CUBE);
        let (geometry, depth, layers) = match (flags, self.height, self.depth) {
            (0, 0, 0) => (G::D1, 1, 1),
            (0, _, 0) => (G::D2, 1, 1),
            (0, ..) => (G::D3, depth, 1),
            (LAYERED, 0, _) => (G::A1d, 1, depth),
            (LAYERED, ..) => (G::A2d, 1, depth),
            (CUBE, ..) => (G::Cube, 1, depth),
            _ => (G::Acube, 1, depth),
        };
        let texel = (channel(self.format, false)?, self.channels);
        let image = Image::packed(geometry, [width, height, depth], layers, texel, address);
        match self.width > 0 && image.check().is_ok() && size(&image).is_some() {
            true => Ok(image),
            false => Err(WRONG),
        }
    }
}

/// Texels in a row, rows, slices: the last of a layered image are its layers.
fn extents(image: &Image) -> [usize; 3] {
    let [width, height, depth] = image.size.map(|n| n as usize);
    [width, height, depth.max(image.layers as usize)]
}

/// The bytes of an image.
fn size(image: &Image) -> Option<usize> {
    let texels = extents(image).into_iter().try_fold(1usize, usize::checked_mul);
    texels?.checked_mul(image.texel_bytes() as usize).filter(|&bytes| bytes <= isize::MAX as usize)
}

impl Array {
    /// How many bytes it has.
    pub fn bytes(&self) -> usize {
        size(&self.image).unwrap_or(usize::MAX)
    }

    /// Where it begins.
    pub fn address(&self) -> u64 {
        self.image.levels[0].address
    }
}

/// Where one side of a copy begins.
#[derive(Clone, Copy)]
pub enum Memory {
    /// The host's.
    Host(*mut c_void),
    /// The device's.
    Device(u64),
    /// An array.
    Array(*mut c_void),
}

/// Numbers of the driver for kinds of memory.
const HOST: c_uint = 1;
const DEVICE: c_uint = 2;
const ARRAY: c_uint = 3;
const UNIFIED: c_uint = 4;

impl Memory {
    /// The one that a structure names by its kind.
    pub fn of(
        context: &mut Context,
        kind: c_uint,
        host: *mut c_void,
        device: u64,
        array: *mut c_void,
    ) -> Result<Memory, Refusal> {
        match kind {
            HOST => Ok(Memory::Host(host)),
            DEVICE => Ok(Memory::Device(device)),
            ARRAY => Ok(Memory::Array(array)),
            // The address says whose memory it is.
            UNIFIED if context.is_of_device(device) => Ok(Memory::Device(device)),
            UNIFIED => usize::try_from(device)
                .map(|address| Memory::Host(with_exposed_provenance_mut(address)))
                .map_err(|_| WRONG),
            _ => Err(WRONG),
        }
    }
}

/// One side of a copy of a box.
#[derive(Clone, Copy)]
pub struct Side {
    /// Where it begins.
    pub memory: Memory,
    /// The first byte of a row, the first row, the first slice.
    pub at: [usize; 3],
    /// Bytes from row to row; zero if rows are as long as the box needs.
    pub pitch: usize,
    /// Rows from slice to slice; zero if slices are as high as the box needs.
    pub height: usize,
}

/// One side, its rows found.
struct Rows {
    memory: Memory,
    first: usize,
    pitch: usize,
    slice: usize,
}

impl Rows {
    fn of(context: &mut Context, side: Side, extent: [usize; 3]) -> Result<Rows, Refusal> {
        let Side { memory, at, pitch, height } = side;
        let end = |n: usize| at[n].checked_add(extent[n]).ok_or(WRONG);
        let ends = [end(0)?, end(1)?, end(2)?];
        let (memory, pitch, height) = match memory {
            Memory::Array(handle) => {
                let Array { image, .. } = context.array(Handle::of(handle))?;
                let [width, rows, slices] = extents(image);
                let row = width * image.texel_bytes() as usize;
                if ends[0] > row || ends[1] > rows || ends[2] > slices {
                    return Err(WRONG);
                }
                (Memory::Device(image.levels[0].address), row, rows)
            }
            _ => (
                memory,
                if pitch == 0 { ends[0] } else { pitch },
                if height == 0 { ends[1] } else { height },
            ),
        };
        let slice = pitch.checked_mul(height).ok_or(WRONG)?;
        let offset = |n: usize, step: usize| at[n].checked_mul(step).ok_or(WRONG);
        let first = at[0].checked_add(offset(1, pitch)?).ok_or(WRONG)?;
        let first = first.checked_add(offset(2, slice)?).ok_or(WRONG)?;
        // The last byte of the box has an offset, too.
        let last = ends[2].checked_mul(slice).and_then(|n| n.checked_add(offset(1, pitch).ok()?));
        last.and_then(|n| n.checked_add(slice)).ok_or(WRONG)?;
        let rows = Rows { memory, first, pitch, slice };
        if ends[0] > pitch {
            return Err(WRONG);
        }
        // The first and the last row are there.
        if let Memory::Device(start) = memory {
            for offset in [first, rows.offset(extent[1] - 1, extent[2] - 1)] {
                let row = start.checked_add(offset as u64).ok_or(WRONG)?;
                context.check(row, extent[0])?;
            }
        }
        Ok(rows)
    }

    const fn offset(&self, row: usize, slice: usize) -> usize {
        self.first + row * self.pitch + slice * self.slice
    }
}

/// Copies a box: bytes of a row, rows, slices.
///
/// # Safety
/// Memory of the host is the caller's, and large enough.
pub unsafe fn copy(
    context: &mut Context,
    from: Side,
    to: Side,
    extent: [usize; 3],
) -> Result<(), Refusal> {
    let [width, height, depth] = extent;
    if extent.contains(&0) {
        return Ok(());
    }
    let (from, to) = (Rows::of(context, from, extent)?, Rows::of(context, to, extent)?);
    let mut row = room(width)?;
    for (z, y) in (0..depth).flat_map(|z| (0..height).map(move |y| (z, y))) {
        let (source, target) = (from.offset(y, z), to.offset(y, z));
        match from.memory {
            // SAFETY: the caller says so.
            Memory::Host(host) => row.copy_from_slice(unsafe { bytes(at(host, source)?, width) }?),
            Memory::Device(start) => context.read(start.wrapping_add(source as u64), &mut row)?,
            Memory::Array(_) => return Err(WRONG),
        }
        match to.memory {
            // SAFETY: likewise.
            Memory::Host(host) => {
                unsafe { bytes_mut(at(host, target)?, width) }?.copy_from_slice(&row)
            }
            Memory::Device(start) => context.write(start.wrapping_add(target as u64), &row)?,
            Memory::Array(_) => return Err(WRONG),
        }
    }
    Ok(())
}

/// A place in memory of the host's; none behind null.
fn at(start: *mut c_void, offset: usize) -> Result<*mut c_void, Refusal> {
    match start.is_null() {
        true => Err(WRONG),
        false => Ok(start.wrapping_byte_add(offset)),
    }
}
