//! Arrays, and copies of rows and boxes.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use super::streams::in_order;
use crate::arrays::{Descriptor, Memory, SURFACE, Side, copy};
use crate::context::Context;
use crate::pointers::{bytes, bytes_mut, get, put, room};
use crate::process::{Handle, Refusal, with_context};
use irc_driver::codes;
use irc_driver::raw::{CUarray, CUdeviceptr, CUstream, Entry};
use std::ffi::{c_int, c_uint, c_void};

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuArrayCreate_v2(create),
        Entry::cuArrayGetDescriptor_v2(get_descriptor),
        Entry::cuArray3DCreate_v2(create_3d),
        Entry::cuArray3DGetDescriptor_v2(get_descriptor_3d),
        Entry::cuArrayDestroy(destroy),
        Entry::cuMemcpyHtoA_v2(copy_h_to_a),
        Entry::cuMemcpyAtoH_v2(copy_a_to_h),
        Entry::cuMemcpyDtoA_v2(copy_d_to_a),
        Entry::cuMemcpyAtoD_v2(copy_a_to_d),
        Entry::cuMemcpy2D_v2(copy_2d),
        Entry::cuMemcpy2DUnaligned_v2(copy_2d),
        Entry::cuMemcpy2DAsync_v2(copy_2d_async),
        Entry::cuMemcpy3D_v2(copy_3d),
        Entry::cuMemcpy3DAsync_v2(copy_3d_async),
    ]
};

const WRONG: Refusal = Refusal(codes::INVALID_VALUE);

/// An array of at most two dimensions, `CUDA_ARRAY_DESCRIPTOR` of the driver.
#[derive(Clone, Copy)]
#[repr(C)]
struct FlatDescriptor {
    width: usize,
    height: usize,
    format: c_uint,
    channels: c_uint,
}

unsafe extern "C" fn create(array: *mut CUarray, descriptor: *const c_void) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointer.
        let flat: FlatDescriptor = unsafe { get(descriptor.cast()) }?;
        let FlatDescriptor { width, height, format, channels } = flat;
        // Such arrays may become surfaces.
        let descriptor = Descriptor { width, height, depth: 0, format, channels, flags: SURFACE };
        // SAFETY: the caller's pointer.
        unsafe { put(array, context.create_array(descriptor)?.pointer()) }
    })
}

unsafe extern "C" fn create_3d(array: *mut CUarray, descriptor: *const c_void) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointers.
        let descriptor: Descriptor = unsafe { get(descriptor.cast()) }?;
        // SAFETY: likewise.
        unsafe { put(array, context.create_array(descriptor)?.pointer()) }
    })
}

unsafe extern "C" fn get_descriptor(descriptor: *mut c_void, array: CUarray) -> c_int {
    with_context(|context| {
        let Descriptor { width, height, format, channels, .. } =
            context.array(Handle::of(array))?.descriptor;
        let flat = FlatDescriptor { width, height, format, channels };
        // SAFETY: the caller's pointer.
        unsafe { put(descriptor.cast(), flat) }
    })
}

unsafe extern "C" fn get_descriptor_3d(descriptor: *mut c_void, array: CUarray) -> c_int {
    with_context(|context| {
        let found = context.array(Handle::of(array))?.descriptor;
        // SAFETY: the caller's pointer.
        unsafe { put(descriptor.cast(), found) }
    })
}

unsafe extern "C" fn destroy(array: CUarray) -> c_int {
    with_context(|context| context.destroy_array(Handle::of(array)))
}

/// The address of bytes of an array.
fn part(context: &mut Context, array: CUarray, offset: usize, size: usize) -> Result<u64, Refusal> {
    let array = context.array(Handle::of(array))?;
    match offset.checked_add(size) {
        Some(end) if end <= array.bytes() => Ok(array.address() + offset as u64),
        _ => Err(WRONG),
    }
}

unsafe extern "C" fn copy_h_to_a(
    to: CUarray,
    offset: usize,
    from: *const c_void,
    size: usize,
) -> c_int {
    with_context(|context| {
        let to = part(context, to, offset, size)?;
        // SAFETY: the caller's pointer.
        context.write(to, unsafe { bytes(from, size) }?)
    })
}

unsafe extern "C" fn copy_a_to_h(
    to: *mut c_void,
    from: CUarray,
    offset: usize,
    size: usize,
) -> c_int {
    with_context(|context| {
        let from = part(context, from, offset, size)?;
        // SAFETY: the caller's pointer.
        context.read(from, unsafe { bytes_mut(to, size) }?)
    })
}

unsafe extern "C" fn copy_d_to_a(
    to: CUarray,
    offset: usize,
    from: CUdeviceptr,
    size: usize,
) -> c_int {
    with_context(|context| {
        let to = part(context, to, offset, size)?;
        context.check(from, size)?;
        let mut between = room(size)?;
        context.read(from, &mut between)?;
        context.write(to, &between)
    })
}

unsafe extern "C" fn copy_a_to_d(
    to: CUdeviceptr,
    from: CUarray,
    offset: usize,
    size: usize,
) -> c_int {
    with_context(|context| {
        let from = part(context, from, offset, size)?;
        context.check(to, size)?;
        let mut between = room(size)?;
        context.read(from, &mut between)?;
        context.write(to, &between)
    })
}

/// One side of a copy of rows, as in `CUDA_MEMCPY2D` of the driver.
#[derive(Clone, Copy)]
#[repr(C)]
struct FlatSide {
    x: usize,
    y: usize,
    kind: c_uint,
    host: *mut c_void,
    device: CUdeviceptr,
    array: CUarray,
    pitch: usize,
}

/// `CUDA_MEMCPY2D` of the driver.
#[derive(Clone, Copy)]
#[repr(C)]
struct Copy2D {
    from: FlatSide,
    to: FlatSide,
    width: usize,
    height: usize,
}

/// One side of a copy of a box, as in `CUDA_MEMCPY3D` of the driver.
#[derive(Clone, Copy)]
#[repr(C)]
struct DeepSide {
    x: usize,
    y: usize,
    z: usize,
    level: usize,
    kind: c_uint,
    host: *mut c_void,
    device: CUdeviceptr,
    array: CUarray,
    reserved: *mut c_void,
    pitch: usize,
    height: usize,
}

/// `CUDA_MEMCPY3D` of the driver.
#[derive(Clone, Copy)]
#[repr(C)]
struct Copy3D {
    from: DeepSide,
    to: DeepSide,
    width: usize,
    height: usize,
    depth: usize,
}

// As the driver lays them out.
const _: () = assert!(size_of::<Copy2D>() == 128 && size_of::<Copy3D>() == 200);

impl FlatSide {
    fn side(&self, context: &mut Context) -> Result<Side, Refusal> {
        let FlatSide { x, y, kind, host, device, array, pitch } = *self;
        let memory = Memory::of(context, kind, host, device, array)?;
        Ok(Side { memory, at: [x, y, 0], pitch, height: 0 })
    }
}

impl DeepSide {
    fn side(&self, context: &mut Context) -> Result<Side, Refusal> {
        let DeepSide { x, y, z, level, kind, host, device, array, pitch, height, .. } = *self;
        if level != 0 {
            return Err(WRONG);
        }
        let memory = Memory::of(context, kind, host, device, array)?;
        Ok(Side { memory, at: [x, y, z], pitch, height })
    }
}

unsafe extern "C" fn copy_2d(structure: *const c_void) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointer.
        let Copy2D { from, to, width, height } = unsafe { get(structure.cast()) }?;
        let (from, to) = (from.side(context)?, to.side(context)?);
        // SAFETY: the caller's pointers, with N rows.
        unsafe { copy(context, from, to, [width, height, 1]) }
    })
}

unsafe extern "C" fn copy_2d_async(structure: *const c_void, stream: CUstream) -> c_int {
    // SAFETY: the caller's pointer.
    in_order(stream, || unsafe { copy_2d(structure) })
}

unsafe extern "C" fn copy_3d(structure: *const c_void) -> c_int {
    with_context(|context| {
        // SAFETY: the caller's pointer.
        let Copy3D { from, to, width, height, depth } = unsafe { get(structure.cast()) }?;
        let (from, to) = (from.side(context)?, to.side(context)?);
        // SAFETY: the caller's pointers, with N rows.
        unsafe { copy(context, from, to, [width, height, depth]) }
    })
}

unsafe extern "C" fn copy_3d_async(structure: *const c_void, stream: CUstream) -> c_int {
    // SAFETY: the caller's pointer.
    in_order(stream, || unsafe { copy_3d(structure) })
}
