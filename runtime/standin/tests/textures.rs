//! Arrays, textures and surfaces through the functions of the driver, on the simulator.
//!
//! One test, because the functions of the driver are one set for the process. Structures are
//! written as words here, as the manual lays them out.

#![allow(unsafe_code, reason = "the functions of the driver are foreign")]

use irc_driver::{codes, raw};
use std::ffi::{CStr, c_int, c_void};
use std::ptr::{null, null_mut, without_provenance_mut};

/// Reads a texture at (tid, 0.5) or (tid) into memory; adds 1 to a surface at (tid, ctaid).
const PTX: &CStr = c".version 8.0\n.target sm_90\n.address_size 64\n\
.visible .entry flat(.param .u64 image, .param .u64 to) {\n\
    .reg .b64 %rd<4>; .reg .b32 %r<4>; .reg .f32 %f<8>;\n\
    ld.param.u64 %rd1, [image]; ld.param.u64 %rd2, [to];\n\
    mov.u32 %r1, %tid.x; cvt.rn.f32.u32 %f1, %r1;\n\
    tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd1, {%f1, 0f3F000000}];\n\
    mad.wide.u32 %rd3, %r1, 4, %rd2; st.global.f32 [%rd3], %f2; ret; }\n\
.visible .entry line(.param .u64 image, .param .u64 to) {\n\
    .reg .b64 %rd<4>; .reg .b32 %r<8>;\n\
    ld.param.u64 %rd1, [image]; ld.param.u64 %rd2, [to]; mov.u32 %r1, %tid.x;\n\
    tex.1d.v4.u32.s32 {%r2, %r3, %r4, %r5}, [%rd1, {%r1}];\n\
    mad.wide.u32 %rd3, %r1, 4, %rd2; st.global.u32 [%rd3], %r3; ret; }\n\
.visible .entry count(.param .u64 image) {\n\
    .reg .b64 %rd<4>; .reg .b32 %r<8>;\n\
    ld.param.u64 %rd1, [image]; mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; shl.b32 %r3, %r1, 2;\n\
    suld.b.2d.b32.trap %r4, [%rd1, {%r3, %r2}]; add.u32 %r4, %r4, 1;\n\
    sust.b.2d.b32.trap [%rd1, {%r3, %r2}], %r4; ret; }\n";

const U8: u64 = 1;
const U32: u64 = 3;
const F32: u64 = 0x20;
const SURFACE: u64 = 2;

#[track_caller]
fn ok(code: c_int) {
    assert_eq!(code, codes::SUCCESS);
}

fn words(words: &[u64]) -> *const c_void {
    words.as_ptr().cast()
}

/// `CUDA_ARRAY3D_DESCRIPTOR`.
fn descriptor(size: [u64; 3], format: u64, channels: u64, flags: u64) -> [u64; 5] {
    [size[0], size[1], size[2], format | channels << 32, flags]
}

/// One side of `CUDA_MEMCPY2D`.
fn side(kind: u64, host: *const c_void, array: *mut c_void, pitch: u64) -> [u64; 7] {
    [0, 0, kind, host.addr() as u64, 0, array.addr() as u64, pitch]
}

/// `CUDA_RESOURCE_DESC`.
fn resource(kind: u64, words: &[u64]) -> [u64; 18] {
    let mut all = [0; 18];
    all[0] = kind;
    all[1..=words.len()].copy_from_slice(words);
    all
}

/// `CUDA_TEXTURE_DESC`, all dimensions of one mode.
fn reading(mode: u64, filter: u64, flags: u64) -> [u64; 13] {
    let mut all = [0; 13];
    all[0] = mode | mode << 32;
    all[1] = mode | filter << 32;
    all[2] = flags;
    all
}

struct Program {
    module: raw::CUmodule,
}

impl Program {
    unsafe fn run(&self, kernel: &CStr, threads: u32, ctas: u32, args: &[u64]) -> c_int {
        let mut function = null_mut();
        let mut args: Vec<*mut c_void> =
            args.iter().map(|arg| std::ptr::from_ref(arg).cast_mut().cast()).collect();
        // SAFETY: all pointers are to what lives here.
        unsafe {
            ok(raw::cuModuleGetFunction(&raw mut function, self.module, kernel.as_ptr()));
            ok(raw::cuLaunchKernel(
                function,
                ctas,
                1,
                1,
                threads,
                1,
                1,
                0,
                null_mut(),
                args.as_mut_ptr(),
                null_mut(),
            ));
            raw::cuCtxSynchronize()
        }
    }

    /// The first words that a kernel writes of what it reads.
    unsafe fn read(&self, kernel: &CStr, handle: u64, threads: u32) -> Vec<u32> {
        let (mut buffer, size) = (0, 4 * threads as usize);
        let mut found = vec![0u32; threads as usize];
        // SAFETY: all pointers are to what lives here.
        unsafe {
            ok(raw::cuMemAlloc_v2(&raw mut buffer, size));
            ok(self.run(kernel, threads, 1, &[handle, buffer]));
            ok(raw::cuMemcpyDtoH_v2(found.as_mut_ptr().cast(), buffer, size));
            ok(raw::cuMemFree_v2(buffer));
        }
        found
    }
}

#[test]
fn textures_and_surfaces_are_made_of_arrays_and_memory() {
    irc_cuda::install();
    // SAFETY: pointers are to what lives in these functions.
    unsafe {
        ok(raw::cuInit(0));
        let mut context = null_mut();
        ok(raw::cuCtxCreate_v2(&raw mut context, 0, 0));
        let mut module = null_mut();
        ok(raw::cuModuleLoadData(&raw mut module, PTX.as_ptr().cast()));
        let program = Program { module };
        arrays_are_textures(&program);
        memory_is_a_texture(&program);
        arrays_are_surfaces(&program);
        boxes_are_copied();
        rows_are_copied();
        what_cannot_be_is_refused();
        a_texture_outlives_no_array(&program);
        ok(raw::cuCtxDestroy_v2(context));
    }
}

unsafe fn make(array: &[u64; 5]) -> Result<*mut c_void, c_int> {
    let mut made = null_mut();
    // SAFETY: both pointers are to what lives here.
    match unsafe { raw::cuArray3DCreate_v2(&raw mut made, words(array)) } {
        codes::SUCCESS => Ok(made),
        code => Err(code),
    }
}

unsafe fn texture(resource: &[u64; 18], reading: &[u64; 13]) -> Result<u64, c_int> {
    let mut made = 0;
    let made_at = &raw mut made;
    // SAFETY: all pointers are to what lives here.
    match unsafe { raw::cuTexObjectCreate(made_at, words(resource), words(reading), null()) } {
        codes::SUCCESS => Ok(made),
        code => Err(code),
    }
}

unsafe fn arrays_are_textures(program: &Program) {
    // SAFETY: all pointers are to what lives here.
    unsafe {
        let what = descriptor([4, 2, 0], F32, 1, 0);
        let array = make(&what).expect("an array");
        let mut told = [0u64; 5];
        ok(raw::cuArray3DGetDescriptor_v2(told.as_mut_ptr().cast(), array));
        assert_eq!(told, what);
        let texels: Vec<f32> = (0..8).map(|n| n as f32).collect();
        let mut copy = [[0; 7]; 2].concat();
        copy[..7].copy_from_slice(&side(1, texels.as_ptr().cast(), null_mut(), 16));
        copy[7..].copy_from_slice(&side(3, null(), array, 0));
        copy.extend([16, 2]);
        ok(raw::cuMemcpy2D_v2(words(&copy)));
        let of_array = resource(0, &[array.addr() as u64]);
        let handle = texture(&of_array, &reading(1, 0, 0)).expect("a texture");
        let bits = |values: [f32; 6]| values.map(f32::to_bits);
        assert_eq!(program.read(c"flat", handle, 6), bits([0.0, 1.0, 2.0, 3.0, 3.0, 3.0]));
        // Between the texels, whose middles are at 0.5, 1.5 and so on; and zero beyond the edge.
        let smooth = texture(&of_array, &reading(3, 1, 0)).expect("a texture");
        assert_eq!(program.read(c"flat", smooth, 6), bits([0.0, 0.5, 1.5, 2.5, 1.5, 0.0]));
        // A coordinate of 1 is the end, and the begin of what is repeated.
        let whole = texture(&of_array, &reading(0, 0, 2)).expect("a texture");
        assert_eq!(program.read(c"flat", whole, 3), bits([4.0; 6])[..3]);

        let mut told = [0u64; 18];
        ok(raw::cuTexObjectGetResourceDesc(told.as_mut_ptr().cast(), handle));
        assert_eq!(told, of_array);
        let mut told = [0u64; 13];
        ok(raw::cuTexObjectGetTextureDesc(told.as_mut_ptr().cast(), smooth));
        assert_eq!(told, reading(3, 1, 0));
        for handle in [handle, smooth, whole] {
            ok(raw::cuTexObjectDestroy(handle));
            assert_eq!(raw::cuTexObjectDestroy(handle), codes::INVALID_VALUE);
        }
        ok(raw::cuArrayDestroy(array));
        assert_eq!(raw::cuArrayDestroy(array), codes::INVALID_HANDLE);
    }
}

unsafe fn memory_is_a_texture(program: &Program) {
    // SAFETY: all pointers are to what lives here.
    unsafe {
        let mut memory = 0;
        ok(raw::cuMemAlloc_v2(&raw mut memory, 256));
        let texels: Vec<u8> = (0..=255).collect();
        ok(raw::cuMemcpyHtoD_v2(memory, texels.as_ptr().cast(), 256));
        // Texels of two bytes: the second channel is what the kernel reads.
        let line = resource(2, &[memory, U8 | 2 << 32, 8]);
        let integers = texture(&line, &reading(1, 0, 1)).expect("a texture");
        assert_eq!(program.read(c"line", integers, 5), [1, 3, 5, 7, 7]);
        // Rows of 4 bytes, 16 apart; without the flag a byte is a fraction.
        let rows = resource(3, &[memory + 32, U8 | 1 << 32, 4, 2, 16]);
        let fractions = texture(&rows, &reading(1, 0, 0)).expect("a texture");
        let want = [32u8, 33, 34].map(|byte| (f32::from(byte) / 255.0).to_bits());
        assert_eq!(program.read(c"flat", fractions, 3), want);
        ok(raw::cuTexObjectDestroy(integers));
        ok(raw::cuTexObjectDestroy(fractions));
        ok(raw::cuMemFree_v2(memory));
    }
}

unsafe fn arrays_are_surfaces(program: &Program) {
    // SAFETY: all pointers are to what lives here.
    unsafe {
        let array = make(&descriptor([3, 2, 0], U32, 1, SURFACE)).expect("an array");
        let mut texels: Vec<u32> = (10..16).collect();
        ok(raw::cuMemcpyHtoA_v2(array, 0, texels.as_ptr().cast(), 24));
        let (mut handle, of_array) = (0, resource(0, &[array.addr() as u64]));
        ok(raw::cuSurfObjectCreate(&raw mut handle, words(&of_array)));
        ok(program.run(c"count", 3, 2, &[handle]));
        ok(raw::cuMemcpyAtoH_v2(texels.as_mut_ptr().cast(), array, 4, 20));
        assert_eq!(texels, [12, 13, 14, 15, 16, 15]);
        let mut told = [0u64; 18];
        ok(raw::cuSurfObjectGetResourceDesc(told.as_mut_ptr().cast(), handle));
        assert_eq!(told, of_array);
        // A surface is no texture.
        assert_eq!(raw::cuTexObjectDestroy(handle), codes::INVALID_VALUE);
        ok(raw::cuSurfObjectDestroy(handle));
        ok(raw::cuArrayDestroy(array));
    }
}

/// `CUDA_MEMCPY3D`: between an array at (1, 1, 1) and packed memory of the host.
unsafe fn copy_box(array: *mut c_void, host: *mut c_void, to_array: bool, width: u64) -> c_int {
    let in_array = [1, 1, 1, 0, 3, 0, 0, array.addr() as u64, 0, 0, 0];
    let in_host = [0, 0, 0, 0, 1, host.addr() as u64, 0, 0, 0, 0, 0];
    let sides = if to_array { [in_host, in_array] } else { [in_array, in_host] };
    let copy = [&sides.concat()[..], &[width, 2, 2]].concat();
    // SAFETY: the structure lives here.
    unsafe { raw::cuMemcpy3D_v2(words(&copy)) }
}

unsafe fn boxes_are_copied() {
    // SAFETY: all pointers are to what lives here, and exposed where they become numbers.
    unsafe {
        let array = make(&descriptor([3, 3, 3], U8, 1, 0)).expect("an array");
        ok(raw::cuMemcpyHtoA_v2(array, 0, [0u8; 27].as_ptr().cast(), 27));
        let (mut corner, mut whole) = ([1u8, 2, 3, 4, 5, 6, 7, 8], [9u8; 27]);
        let host = without_provenance_mut(corner.as_mut_ptr().expose_provenance());
        ok(copy_box(array, host, true, 2));
        ok(raw::cuMemcpyAtoH_v2(whole.as_mut_ptr().cast(), array, 0, 27));
        assert_eq!(whole[13..18], [1, 2, 0, 3, 4]);
        assert_eq!(whole[22..], [5, 6, 0, 7, 8]);
        assert!(whole[..13].iter().all(|&byte| byte == 0));
        corner = [0; 8];
        let host = without_provenance_mut(corner.as_mut_ptr().expose_provenance());
        ok(copy_box(array, host, false, 2));
        assert_eq!(corner, [1, 2, 3, 4, 5, 6, 7, 8]);
        // One byte beyond the end of the rows.
        assert_eq!(copy_box(array, host, false, 3), codes::INVALID_VALUE);
        let mut memory = 0;
        ok(raw::cuMemAlloc_v2(&raw mut memory, 4));
        ok(raw::cuMemcpyAtoD_v2(memory, array, 13, 4));
        ok(raw::cuMemcpyDtoA_v2(array, 0, memory, 4));
        ok(raw::cuMemcpyAtoH_v2(whole.as_mut_ptr().cast(), array, 0, 4));
        assert_eq!(whole[..4], [1, 2, 0, 3]);
        assert_eq!(raw::cuMemcpyAtoD_v2(memory, array, 24, 4), codes::INVALID_VALUE);
        ok(raw::cuMemFree_v2(memory));
        ok(raw::cuArrayDestroy(array));
    }
}

/// `CUDA_MEMCPY2D` of a box of 3 bytes and 2 rows.
fn rows(from: [u64; 7], to: [u64; 7]) -> Vec<u64> {
    [&from[..], &to, &[3, 2]].concat()
}

unsafe fn rows_are_copied() {
    const UNIFIED: u64 = 4;
    // SAFETY: all pointers are to what lives here, and exposed where they become numbers.
    unsafe {
        let mut array = null_mut();
        let what = [4, 2, U8 | 1 << 32];
        ok(raw::cuArrayCreate_v2(&raw mut array, words(&what)));
        let mut told = [0; 3];
        ok(raw::cuArrayGetDescriptor_v2(told.as_mut_ptr().cast(), array));
        assert_eq!(told, what);
        let (mut memory, texels) = (0, [1u8, 2, 3, 0, 0, 4, 5, 6]);
        ok(raw::cuMemAlloc_v2(&raw mut memory, 16));
        // By way of memory of the device, whose kind is unspecified, into the array and back.
        let unified = |address: u64, pitch| [0, 0, UNIFIED, 0, address, 0, pitch];
        let host = texels.as_ptr().expose_provenance() as u64;
        ok(raw::cuMemcpy2DUnaligned_v2(words(&rows(unified(host, 5), unified(memory, 6)))));
        let in_array = side(3, null(), array, 0);
        let copy = rows([0, 0, 2, 0, memory, 0, 6], in_array);
        ok(raw::cuMemcpy2DAsync_v2(words(&copy), null_mut()));
        let mut found = [9u8; 8];
        let host = found.as_mut_ptr().expose_provenance() as u64;
        ok(raw::cuMemcpy2D_v2(words(&rows(in_array, unified(host, 4)))));
        assert_eq!(found, [1, 2, 3, 9, 4, 5, 6, 9]);
        // The same as a box of one slice.
        found = [9; 8];
        let from = [0, 0, 0, 0, 3, 0, 0, array.addr() as u64, 0, 0, 0];
        let to = [0, 0, 0, 0, 1, host, 0, 0, 0, 5, 0];
        let copy = [&from[..], &to, &[3, 2, 1]].concat();
        ok(raw::cuMemcpy3DAsync_v2(words(&copy), null_mut()));
        assert_eq!(found, [1, 2, 3, 9, 9, 4, 5, 6]);
        // No such kind, and rows that are longer than their pitch.
        let unknown = side(7, null(), null_mut(), 4);
        assert_eq!(raw::cuMemcpy2D_v2(words(&rows(in_array, unknown))), codes::INVALID_VALUE);
        let narrow = rows(in_array, unified(memory, 2));
        assert_eq!(raw::cuMemcpy2D_v2(words(&narrow)), codes::INVALID_VALUE);
        let nowhere = rows(in_array, side(1, null(), null_mut(), 4));
        assert_eq!(raw::cuMemcpy2D_v2(words(&nowhere)), codes::INVALID_VALUE);
        ok(raw::cuMemFree_v2(memory));
        ok(raw::cuArrayDestroy(array));
    }
}

unsafe fn what_cannot_be_is_refused() {
    // SAFETY: all pointers are to what lives here.
    unsafe {
        for (size, format, channels, flags) in [
            ([0, 1, 0], F32, 1, 0),
            ([4, 4, 0], 0x7f, 1, 0),
            ([4, 4, 0], F32, 3, 0),
            ([4, 4, 5], F32, 1, 4),
            ([1 << 40, 0, 0], F32, 1, 0),
        ] {
            let made = make(&descriptor(size, format, channels, flags));
            assert_eq!(made, Err(codes::INVALID_VALUE), "{size:?} {format} {channels} {flags}");
        }
        let array = make(&descriptor([4, 4, 0], U8, 1, 0)).expect("an array");
        let of_array = resource(0, &[array.addr() as u64]);
        let mut handle = 0;
        // Without the flag it is no surface.
        let made = raw::cuSurfObjectCreate(&raw mut handle, words(&of_array));
        assert_eq!(made, codes::INVALID_VALUE);
        // Integers are not filtered; fractions are.
        assert_eq!(texture(&of_array, &reading(1, 1, 1)), Err(codes::INVALID_VALUE));
        let fractions = texture(&of_array, &reading(1, 1, 0)).expect("a texture");
        ok(raw::cuTexObjectDestroy(fractions));
        assert_eq!(texture(&of_array, &reading(4, 0, 0)), Err(codes::INVALID_VALUE));
        assert_eq!(texture(&of_array, &reading(0, 0, 0x10)), Err(codes::NOT_SUPPORTED));
        assert_eq!(texture(&resource(1, &[16]), &reading(0, 0, 0)), Err(codes::NOT_SUPPORTED));
        assert_eq!(texture(&resource(0, &[16]), &reading(0, 0, 0)), Err(codes::INVALID_HANDLE));
        ok(raw::cuArrayDestroy(array));
    }
}

/// A read of a texture whose array is gone is reported, as any other access to freed memory.
unsafe fn a_texture_outlives_no_array(program: &Program) {
    // SAFETY: all pointers are to what lives here.
    unsafe {
        let array = make(&descriptor([4, 4, 0], F32, 1, 0)).expect("an array");
        let of_array = resource(0, &[array.addr() as u64]);
        let handle = texture(&of_array, &reading(1, 0, 0)).expect("a texture");
        let mut buffer = 0;
        ok(raw::cuMemAlloc_v2(&raw mut buffer, 16));
        ok(raw::cuArrayDestroy(array));
        assert_eq!(program.run(c"flat", 1, 1, &[handle, buffer]), codes::ILLEGAL_ADDRESS);
    }
}
