//! Kernels in Rust, as a `no_std` crate for `nvptx64-nvidia-cuda`.
//!
//! `work` is what they compute. Here is what only a GPU has: threads, shared
//! sums, atomics, vectors of the hardware, and where a panic ends.

#![no_std]
#![feature(abi_ptx, stdarch_nvptx, asm_experimental_arch, portable_simd)]

mod work;

use core::arch::{asm, nvptx};
use core::simd::Select;
use core::simd::prelude::*;
use core::slice;
use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    unsafe { nvptx::trap() }
}

/// The number of this thread in the grid.
fn thread() -> usize {
    let (block, threads, thread) =
        unsafe { (nvptx::_block_idx_x(), nvptx::_block_dim_x(), nvptx::_thread_idx_x()) };
    (block * threads + thread) as usize
}

/// What is passed by value.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Window {
    from: u32,
    to: u32,
    scale: f64,
    signs: [i8; 3],
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn saxpy(n: usize, a: f32, x: *const f32, y: *mut f32) {
    let (x, y) = unsafe { (slice::from_raw_parts(x, n), slice::from_raw_parts_mut(y, n)) };
    if let Some((x, y)) = x.get(thread()).zip(y.get_mut(thread())) {
        *y = a * x + *y;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn rows(a: *const i32, b: *const i32, width: usize, out: *mut i64) {
    let at = thread();
    let row = |rows: *const i32| unsafe { slice::from_raw_parts(rows.add(at * width), width) };
    unsafe { *out.add(at) = work::rows(row(a), row(b)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide(a: *const u64, b: *const u64, out: *mut i128) {
    let at = thread();
    unsafe { *out.add(at) = work::wide(*a.add(at), *b.add(at)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn machine(programs: *const u32, length: usize, out: *mut i64) {
    let at = thread();
    let program = unsafe { slice::from_raw_parts(programs.add(at * length), length) };
    unsafe { *out.add(at) = work::machine(program) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn shapes(numbers: *const u32, out: *mut f64) {
    let at = thread();
    unsafe { *out.add(at) = work::shapes(*numbers.add(at)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn closures(numbers: *const u32, out: *mut u64) {
    let at = thread();
    unsafe { *out.add(at) = work::closures(*numbers.add(at)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn sort(numbers: *mut [u32; 24], out: *mut u32) {
    let at = thread();
    unsafe { *out.add(at) = work::sort(&mut *numbers.add(at)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn parse(
    text: *const u8,
    width: usize,
    sums: *mut i64,
    wrong: *mut u32,
) {
    let at = thread();
    let (sum, count) = work::parse(unsafe { slice::from_raw_parts(text.add(at * width), width) });
    unsafe {
        *sums.add(at) = sum;
        *wrong.add(at) = count;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn format(
    numbers: *const u32,
    text: *mut u8,
    width: usize,
    out: *mut i32,
) {
    let at = thread();
    let text = unsafe { slice::from_raw_parts_mut(text.add(at * width), width) };
    let written = work::format(unsafe { *numbers.add(at) }, text);
    unsafe { *out.add(at) = written.map_or(-1, |len| len as i32) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn matrices(seeds: *const u32, out: *mut [f32; 2]) {
    let at = thread();
    let seed = unsafe { *seeds.add(at) };
    unsafe { *out.add(at) = [work::matrices::<3>(seed), work::matrices::<5>(seed)] };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn floats(x: *const f32, y: *const f64, out: *mut [u64; 4]) {
    let at = thread();
    unsafe { *out.add(at) = work::floats(*x.add(at), *y.add(at)) };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn checked(
    numbers: *const i32,
    n: usize,
    x: *const i32,
    out: *mut i32,
) {
    let at = thread();
    let numbers = unsafe { slice::from_raw_parts(numbers, n) };
    unsafe { *out.add(at) = work::checked(numbers, *x.add(at)) };
}

/// A structure by value: how many numbers are in the window, and their sum by signs.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn window(
    window: Window,
    numbers: *const u32,
    out: *mut f64,
    count: *const AtomicU32,
) {
    let at = thread();
    let number = unsafe { *numbers.add(at) };
    let inside = (window.from..window.to).contains(&number);
    if inside {
        unsafe { (*count).fetch_add(1, Ordering::Relaxed) };
    }
    let sign = f64::from(window.signs[at % 3]);
    unsafe { *out.add(at) = if inside { f64::from(number) * window.scale * sign } else { -0.0 } };
}

/// Counts numbers by their size, and keeps the largest.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn histogram(
    numbers: *const u32,
    bins: *const AtomicU32,
    largest: *const AtomicU64,
) {
    static SEEN: AtomicU32 = AtomicU32::new(5);
    let number = unsafe { *numbers.add(thread()) };
    let bins = unsafe { slice::from_raw_parts(bins, 34) };
    bins[number.leading_zeros() as usize].fetch_add(1, Ordering::Relaxed);
    unsafe { &*largest }.fetch_max(u64::from(number) << 8 | 1, Ordering::Relaxed);
    let square = |old: u32| old.checked_mul(3);
    if number % 8 == 0 {
        let _ = bins[33].try_update(Ordering::AcqRel, Ordering::Relaxed, square);
    }
    SEEN.fetch_sub(1, Ordering::SeqCst);
}

fn shuffle_down(value: f32, by: u32) -> f32 {
    let result: f32;
    unsafe {
        asm!(
            "shfl.sync.down.b32 {}, {}, {}, 31, -1;",
            out(reg32) result,
            in(reg32) value,
            in(reg32) by
        );
    }
    result
}

/// The sum of each warp by shuffles, which block 0 adds up after a barrier.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn block_sum(x: *const f32, parts: *mut f32, out: *mut f32) {
    let at = thread();
    let value = unsafe { *x.add(at) };
    let sum = [16, 8, 4, 2, 1].into_iter().fold(value, |sum, by| sum + shuffle_down(sum, by));
    if at % 32 == 0 {
        unsafe { parts.add(at / 32).write_volatile(sum) };
    }
    unsafe { nvptx::_syncthreads() };
    if at == 0 {
        let parts = unsafe { slice::from_raw_parts(parts, nvptx::_block_dim_x() as usize / 32) };
        unsafe { *out = parts.iter().sum() };
    }
}

/// Vectors of the portable kind.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn vectors(x: *const [i32; 8], out: *mut [i32; 8], sums: *mut i32) {
    let at = thread();
    let x = i32x8::from_array(unsafe { *x.add(at) });
    let mirror = x.reverse() * i32x8::splat(3);
    let larger = x.simd_gt(mirror);
    let mixed = larger.select(x - mirror, simd_swizzle!(x, [1, 0, 3, 2, 5, 4, 7, 6]));
    let bytes: i8x8 = mixed.cast();
    let capped = bytes.saturating_add(i8x8::splat(100));
    unsafe {
        *out.add(at) = (mixed + capped.cast::<i32>()).to_array();
        *sums.add(at) =
            mixed.reduce_max() + larger.to_bitmask() as i32 * 256 + i32::from(capped.reduce_min());
    }
}
