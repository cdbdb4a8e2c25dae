//! Sizes, handles and pointers that nothing can be: every function of memory answers with an error.
//!
//! One test, because the functions of the driver are one set for the process.

#![allow(unsafe_code, reason = "the functions of the driver are foreign")]

use irc_driver::{codes, raw};
use std::ffi::{CStr, c_int, c_uint, c_void};
use std::ptr::{null_mut, without_provenance_mut};

const PTX: &CStr = c".version 8.0\n.target sm_90\n.address_size 64\n\
    .visible .entry k() { ret; }\n\
    .visible .entry wide() .reqntid 4294967295, 4294967295, 9 { ret; }\n";

#[track_caller]
fn ok(code: c_int) {
    assert_eq!(codes::name(code), "CUDA_SUCCESS");
}

/// The call fails, and by more than an error of ours.
#[track_caller]
fn fails(code: c_int) {
    assert!(code != codes::SUCCESS && code != codes::UNKNOWN, "{}", codes::name(code));
}

/// Counts that are no sizes of anything.
const HUGE: [usize; 6] = [65, 1 << 33, 1 << 60, 1 << 62, 1 << 63, usize::MAX];
/// Numbers that are no addresses and no handles.
const NOWHERE: [u64; 5] = [1, 0x1000, 1 << 47, 1 << 63, u64::MAX];

#[test]
fn absurd_calls_are_errors() {
    irc_cuda::install();
    // SAFETY: pointers are to places of the test's wherever a call could get as far as using them.
    unsafe {
        ok(raw::cuInit(0));
        let mut context = null_mut();
        ok(raw::cuCtxCreate_v2(&mut context, 0, 0));
        let mut a = 0;
        ok(raw::cuMemAlloc_v2(&mut a, 64));
        copies(a);
        fills(a);
        allocations();
        arrays(a);
        handles(a);
        launches();
        // All is as it was.
        let mut bytes = [1u8; 64];
        ok(raw::cuMemsetD8_v2(a, 7, 64));
        ok(raw::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), a, 64));
        assert_eq!(bytes, [7; 64]);
        ok(raw::cuCtxDestroy_v2(context));
    }
}

unsafe fn copies(a: u64) {
    let mut host = [0u8; 64];
    let to = host.as_mut_ptr().cast::<c_void>();
    let stream = null_mut();
    for size in HUGE {
        // SAFETY: see the test; this holds for the functions below, too.
        unsafe {
            fails(raw::cuMemcpyDtoD_v2(a, a, size));
            fails(raw::cuMemcpyDtoDAsync_v2(a, a, size, stream));
            fails(raw::cuMemcpyHtoD_v2(a, to, size));
            fails(raw::cuMemcpyHtoDAsync_v2(a, to, size, stream));
            fails(raw::cuMemcpyDtoH_v2(to, a, size));
            fails(raw::cuMemcpyDtoHAsync_v2(to, a, size, stream));
            fails(raw::cuMemcpy(a, a, size));
            fails(raw::cuMemcpyAsync(a, a, size, stream));
        }
    }
    for address in NOWHERE {
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuMemcpyDtoD_v2(a, address, 8));
            fails(raw::cuMemcpyDtoD_v2(address, a, 8));
            fails(raw::cuMemcpyHtoD_v2(address, to, 8));
            fails(raw::cuMemcpyDtoH_v2(to, address, 8));
        }
    }
}

unsafe fn fills(a: u64) {
    for size in HUGE {
        // SAFETY: see the test.
        unsafe {
            fails(raw::cuMemsetD8_v2(a, 1, size));
            fails(raw::cuMemsetD16_v2(a, 1, size));
            fails(raw::cuMemsetD32_v2(a, 1, size));
            fails(raw::cuMemsetD32Async(a, 1, size, null_mut()));
            fails(raw::cuMemsetD2D8_v2(a, 8, 1, size, 2));
            fails(raw::cuMemsetD2D8_v2(a, 8, 1, 8, size));
            fails(raw::cuMemsetD2D8_v2(a, size, 1, 8, 2));
            fails(raw::cuMemsetD2D32_v2(a, size, 1, size, size));
            fails(raw::cuMemsetD2D8_v2(a, 0, 1, 8, size));
            // Nothing is filled, however many rows of nothing there are.
            ok(raw::cuMemsetD2D8_v2(a, 8, 1, 0, size));
        }
    }
}

unsafe fn allocations() {
    let (mut address, mut pointer) = (0, null_mut());
    for size in &HUGE[1..] {
        // SAFETY: see the test.
        unsafe {
            fails(raw::cuMemAlloc_v2(&mut address, *size));
            fails(raw::cuMemAllocAsync(&mut address, *size, null_mut()));
            fails(raw::cuMemAllocManaged(&mut address, *size, 1));
        }
    }
    for size in &HUGE[2..] {
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuMemAllocHost_v2(&mut pointer, *size));
            fails(raw::cuMemHostAlloc(&mut pointer, *size, 0));
        }
    }
}

unsafe fn arrays(a: u64) {
    // CUDA_ARRAY3D_DESCRIPTOR of 4 x 4 words.
    let descriptor = |size: [u64; 3]| [size[0], size[1], size[2], 3 | 1 << 32, 0u64];
    let mut array = null_mut();
    for size in HUGE.map(|size| size as u64) {
        for shape in [[size.max(1 << 33), 0, 0], [4, size.max(1 << 33), 0], [size; 3]] {
            // SAFETY: see the test.
            unsafe {
                let code = raw::cuArray3DCreate_v2(&mut array, descriptor(shape).as_ptr().cast());
                if size > 65 {
                    fails(code);
                }
            }
        }
    }
    // SAFETY: likewise.
    unsafe { ok(raw::cuArray3DCreate_v2(&mut array, descriptor([4, 4, 0]).as_ptr().cast())) };
    let mut host = [0u8; 64];
    let to = host.as_mut_ptr().cast::<c_void>();
    for size in HUGE {
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuMemcpyAtoD_v2(a, array, 0, size));
            fails(raw::cuMemcpyDtoA_v2(array, 0, a, size));
            fails(raw::cuMemcpyAtoH_v2(to, array, 0, size));
            fails(raw::cuMemcpyHtoA_v2(array, 0, to, size));
            fails(raw::cuMemcpyAtoD_v2(a, array, size, 4));
        }
        // CUDA_MEMCPY2D of the device: x, y, kind, host, device, array, pitch; width and height.
        let n = size as u64;
        let boxes = [[8, 8, n], [8, n, 8], [n, 8, 8], [n, n, n]];
        for [pitch, width, height] in boxes {
            let side = [0, 0, 2, 0, a, 0, pitch];
            let copy: Vec<u64> = [&side[..], &side, &[width, height.saturating_add(8)]].concat();
            // SAFETY: likewise.
            unsafe { fails(raw::cuMemcpy2D_v2(copy.as_ptr().cast())) };
            let far = [n, n, 2, 0, a, 0, pitch];
            let copy: Vec<u64> = [&far[..], &side, &[width, height]].concat();
            // SAFETY: likewise.
            unsafe { fails(raw::cuMemcpy2D_v2(copy.as_ptr().cast())) };
        }
    }
}

unsafe fn handles(a: u64) {
    let mut value: c_int = 0;
    for number in NOWHERE {
        let handle = without_provenance_mut::<c_void>(number as usize);
        let mut found = null_mut();
        // SAFETY: see the test.
        unsafe {
            fails(raw::cuModuleUnload(handle));
            fails(raw::cuModuleGetFunction(&mut found, handle, c"k".as_ptr()));
            fails(raw::cuFuncGetAttribute(&mut value, 0, handle));
            fails(raw::cuArrayDestroy(handle));
            fails(raw::cuEventDestroy_v2(handle));
            fails(raw::cuTexObjectDestroy(number));
            fails(raw::cuSurfObjectDestroy(number));
            fails(raw::cuMemFreeHost(handle));
            fails(raw::cuMemFree_v2(number));
            fails(raw::cuMemFree_v2(a.wrapping_add(number)));
            fails(raw::cuCtxSetCurrent(handle));
        }
        if number > 2 {
            // SAFETY: likewise; the smaller numbers are the streams that are always there.
            unsafe { fails(raw::cuStreamDestroy_v2(handle)) };
        }
    }
}

unsafe fn launches() {
    let (mut module, mut function) = (null_mut(), null_mut());
    // SAFETY: see the test.
    unsafe {
        ok(raw::cuModuleLoadData(&mut module, PTX.as_ptr().cast()));
        let mut value: c_int = 0;
        ok(raw::cuModuleGetFunction(&mut function, module, c"wide".as_ptr()));
        ok(raw::cuFuncGetAttribute(&mut value, 0, function));
        ok(raw::cuModuleGetFunction(&mut function, module, c"k".as_ptr()));
        let none = null_mut();
        let launch = |grid: [c_uint; 3], block: [c_uint; 3], shared| {
            let ([x, y, z], [i, j, k]) = (grid, block);
            raw::cuLaunchKernel(function, x, y, z, i, j, k, shared, none, null_mut(), null_mut())
        };
        const MOST: c_uint = c_uint::MAX;
        fails(launch([1; 3], [MOST; 3], 0));
        fails(launch([1; 3], [1 << 31, 1 << 31, 4], 0));
        fails(launch([MOST; 3], [1; 3], 0));
        fails(launch([0; 3], [1; 3], 0));
        fails(launch([1; 3], [0; 3], 0));
        fails(launch([1; 3], [1; 3], MOST));
        ok(launch([1; 3], [1; 3], 0));
        fails(raw::cuModuleLoad(&mut module, c"/dev/zero".as_ptr()));
        fails(raw::cuModuleLoad(&mut module, c"/".as_ptr()));
    }
}
