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
        streams_and_events(a);
        textures(a);
        host_memory();
        contexts();
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

unsafe fn streams_and_events(a: u64) {
    let mut host = [0u8; 64];
    let to = host.as_mut_ptr().cast::<c_void>();
    let (mut stream, mut start, mut end) = (null_mut(), null_mut(), null_mut());
    let (mut flags, mut number, mut time): (c_uint, c_int, f32) = (0, 0, 0.0);
    // SAFETY: see the test.
    unsafe {
        fails(raw::cuStreamCreate(null_mut(), 0));
        fails(raw::cuEventCreate(null_mut(), 0));
        ok(raw::cuStreamCreate(&mut stream, 0));
        ok(raw::cuEventCreate(&mut start, 0));
        ok(raw::cuEventCreate(&mut end, 0));
        fails(raw::cuStreamGetFlags(stream, null_mut()));
        fails(raw::cuStreamGetPriority(stream, null_mut()));
        fails(raw::cuStreamGetCtx(stream, null_mut()));
        fails(raw::cuStreamIsCapturing(stream, null_mut()));
        fails(raw::cuStreamAddCallback(stream, None, null_mut(), 0));
        fails(raw::cuLaunchHostFunc(stream, None, null_mut()));
        // Neither was recorded.
        fails(raw::cuEventElapsedTime(&mut time, start, end));
        // An event is no stream, and a stream no event.
        fails(raw::cuStreamQuery(start));
        fails(raw::cuEventQuery(stream));
        fails(raw::cuStreamDestroy_v2(start));
        fails(raw::cuEventDestroy_v2(stream));
        ok(raw::cuEventRecord(start, stream));
        ok(raw::cuStreamDestroy_v2(stream));
        // What is gone is gone.
        fails(raw::cuStreamDestroy_v2(stream));
        fails(raw::cuStreamQuery(stream));
        fails(raw::cuEventRecord(start, stream));
        fails(raw::cuMemsetD8Async(a, 1, 8, stream));
    }
    for handle in NOWHERE[1..].iter().map(|&n| without_provenance_mut::<c_void>(n as usize)) {
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuStreamGetFlags(handle, &mut flags));
            fails(raw::cuStreamGetPriority(handle, &mut number));
            fails(raw::cuStreamIsCapturing(handle, &mut flags));
            fails(raw::cuStreamQuery(handle));
            fails(raw::cuStreamSynchronize(handle));
            fails(raw::cuStreamWaitEvent(handle, start, 0));
            fails(raw::cuStreamWaitEvent(null_mut(), handle, 0));
            fails(raw::cuEventQuery(handle));
            fails(raw::cuEventSynchronize(handle));
            fails(raw::cuEventRecord(handle, null_mut()));
            fails(raw::cuEventRecord(start, handle));
            fails(raw::cuEventRecordWithFlags(start, handle, 0));
            fails(raw::cuEventElapsedTime(&mut time, start, handle));
            let mut pointer = 0;
            fails(raw::cuMemAllocAsync(&mut pointer, 8, handle));
            fails(raw::cuMemFreeAsync(a, handle));
            fails(raw::cuMemcpyAsync(a, a, 8, handle));
            fails(raw::cuMemcpyDtoDAsync_v2(a, a, 8, handle));
            fails(raw::cuMemcpyDtoHAsync_v2(to, a, 8, handle));
            fails(raw::cuMemcpyHtoDAsync_v2(a, to, 8, handle));
            fails(raw::cuMemsetD8Async(a, 1, 8, handle));
            fails(raw::cuMemsetD16Async(a, 1, 4, handle));
            fails(raw::cuMemsetD32Async(a, 1, 2, handle));
            fails(raw::cuMemPrefetchAsync(a, 8, 0, handle));
        }
    }
    for size in HUGE {
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuMemPrefetchAsync(a, size, 0, null_mut()));
            fails(raw::cuMemAdvise(a, size, 1, 0));
        }
    }
}

/// CUDA_RESOURCE_DESC: the kind, 16 words of which few are used, flags.
fn resource(kind: u64, words: [u64; 5]) -> [u64; 18] {
    let mut all = [0; 18];
    all[0] = kind;
    all[1..6].copy_from_slice(&words);
    all
}

unsafe fn textures(a: u64) {
    let reading = [0u64; 13];
    let mut object = 0;
    let (array, linear, pitched) = (0, 2, 3);
    // Words of 32 bits, one to a texel.
    let format = 3 | 1 << 32;
    let wrong = NOWHERE.into_iter().flat_map(|nowhere| {
        [
            resource(array, [nowhere, 0, 0, 0, 0]),
            resource(linear, [nowhere, format, 64, 0, 0]),
            resource(pitched, [nowhere, format, 4, 4, 16]),
        ]
    });
    let huge = HUGE.into_iter().flat_map(|size| {
        let size = size as u64;
        [
            resource(linear, [a, format, size.max(1 << 33), 0, 0]),
            resource(linear, [a, 3 | size << 32, 64, 0, 0]),
            resource(linear, [a, size, 64, 0, 0]),
            resource(pitched, [a, format, size, size, size]),
            resource(pitched, [a, format, 4, size, 16]),
            resource(pitched, [a, format, 4, 4, size << 5]),
            resource(size, [a, format, 64, 0, 0]),
        ]
    });
    for resource in wrong.chain(huge) {
        // SAFETY: see the test.
        unsafe {
            let (from, how) = (resource.as_ptr().cast(), reading.as_ptr().cast());
            let code = raw::cuTexObjectCreate(&mut object, from, how, null_mut());
            assert_ne!(code, codes::SUCCESS, "{resource:x?}");
            fails(raw::cuSurfObjectCreate(&mut object, from));
        }
    }
    let fine = resource(linear, [a, format, 64, 0, 0]);
    let mut room = [0u64; 18];
    // SAFETY: likewise.
    unsafe {
        let (from, how) = (fine.as_ptr().cast(), reading.as_ptr().cast());
        fails(raw::cuTexObjectCreate(null_mut(), from, how, null_mut()));
        fails(raw::cuTexObjectCreate(&mut object, null_mut(), how, null_mut()));
        fails(raw::cuTexObjectCreate(&mut object, from, null_mut(), null_mut()));
        fails(raw::cuSurfObjectCreate(&mut object, null_mut()));
        fails(raw::cuArrayCreate_v2(null_mut(), null_mut()));
        fails(raw::cuArray3DCreate_v2(null_mut(), null_mut()));
        for number in NOWHERE {
            let to = room.as_mut_ptr().cast();
            fails(raw::cuTexObjectGetResourceDesc(to, number));
            fails(raw::cuTexObjectGetTextureDesc(to, number));
            fails(raw::cuSurfObjectGetResourceDesc(to, number));
            let handle = without_provenance_mut(number as usize);
            fails(raw::cuArrayGetDescriptor_v2(to, handle));
            fails(raw::cuArray3DGetDescriptor_v2(to, handle));
        }
    }
}

unsafe fn host_memory() {
    let mut host = [0u8; 64];
    let place = host.as_mut_ptr().cast::<c_void>();
    // SAFETY: see the test.
    unsafe {
        fails(raw::cuMemHostRegister_v2(null_mut(), 64, 0));
        fails(raw::cuMemHostRegister_v2(place, 0, 0));
        for size in &HUGE[4..] {
            fails(raw::cuMemHostRegister_v2(place, *size, 0));
        }
        fails(raw::cuMemHostUnregister(place));
        ok(raw::cuMemHostRegister_v2(place, 64, 0));
        fails(raw::cuMemHostRegister_v2(place.wrapping_byte_add(8), 8, 0));
        ok(raw::cuMemHostUnregister(place));
        fails(raw::cuMemHostUnregister(place));
        fails(raw::cuMemHostUnregister(null_mut()));
        fails(raw::cuMemAllocHost_v2(null_mut(), 8));
        fails(raw::cuMemAlloc_v2(null_mut(), 8));
        fails(raw::cuMemAllocManaged(null_mut(), 8, 1));
        let (mut base, mut size) = (0, 0);
        for address in NOWHERE {
            fails(raw::cuMemGetAddressRange_v2(&mut base, &mut size, address));
            fails(raw::cuMemAdvise(address, 8, 1, 0));
        }
    }
}

unsafe fn contexts() {
    let (mut number, mut size) = (0, 0);
    for handle in NOWHERE.map(|n| without_provenance_mut::<c_void>(n as usize)) {
        // SAFETY: see the test.
        unsafe {
            fails(raw::cuCtxPushCurrent_v2(handle));
            fails(raw::cuCtxDestroy_v2(handle));
            fails(raw::cuCtxGetApiVersion(handle, &mut number));
        }
    }
    for ordinal in [-1, 1, c_int::MIN, c_int::MAX] {
        let mut device = 0;
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuDeviceGet(&mut device, ordinal));
            fails(raw::cuDeviceTotalMem_v2(&mut size, ordinal));
            fails(raw::cuDeviceGetAttribute(&mut device, 1, ordinal));
            fails(raw::cuCtxCreate_v2(&mut null_mut(), 0, ordinal));
            fails(raw::cuDevicePrimaryCtxRetain(&mut null_mut(), ordinal));
        }
    }
    for limit in [1 << 20, c_uint::MAX] {
        // SAFETY: likewise.
        unsafe {
            fails(raw::cuCtxGetLimit(&mut size, limit));
            fails(raw::cuCtxSetLimit(limit, 1));
            fails(raw::cuDeviceGetAttribute(&mut 0, limit, 0));
        }
    }
    // SAFETY: likewise.
    unsafe {
        fails(raw::cuInit(7));
        fails(raw::cuDeviceGet(null_mut(), 0));
        fails(raw::cuDeviceGetCount(null_mut()));
        fails(raw::cuDriverGetVersion(null_mut()));
        fails(raw::cuCtxGetCurrent(null_mut()));
        fails(raw::cuCtxGetDevice(null_mut()));
        fails(raw::cuModuleLoadData(&mut null_mut(), null_mut()));
        fails(raw::cuModuleLoad(&mut null_mut(), null_mut()));
        fails(raw::cuGetErrorName(c_int::MIN, &mut std::ptr::null()));
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
