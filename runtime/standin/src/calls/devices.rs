//! The one device and what it is.

#![allow(unsafe_code, reason = "foreign functions: see the module above")]

use crate::context::PLAIN_SHARED_BYTES;
use crate::pointers::{put, put_text, text};
use crate::process::{DEVICE, Process, Refusal, with_process};
use irc_driver::codes;
use irc_driver::raw::{CUdevice, Entry};
use irc_runtime::device::DeviceInfo;
use std::ffi::{c_char, c_int, c_uint, c_void};

/// The functions of this file.
pub const ENTRIES: fn() -> Vec<Entry> = || {
    vec![
        Entry::cuDeviceGet(get),
        Entry::cuDeviceGetAttribute(get_attribute),
        Entry::cuDeviceGetCount(get_count),
        Entry::cuDeviceGetName(get_name),
        Entry::cuDeviceGetUuid(get_uuid),
        Entry::cuDeviceGetUuid_v2(get_uuid),
        Entry::cuDeviceTotalMem_v2(total_mem),
        Entry::cuDeviceComputeCapability(compute_capability),
        Entry::cuDeviceGetPCIBusId(get_pci_bus_id),
        Entry::cuDeviceGetByPCIBusId(get_by_pci_bus_id),
        Entry::cuDeviceCanAccessPeer(can_access_peer),
    ]
};

/// The device says who it is.
const UUID: [u8; 16] = *b"irc simulator \0\0";
const PCI_BUS_ID: &str = "0000:00:00.0";

/// Threads that a multiprocessor holds.
pub const MULTIPROCESSOR_THREADS: u32 = 2048;
/// CTAs that a multiprocessor holds.
pub const MULTIPROCESSOR_CTAS: u32 = 32;
/// The most threads of a CTA.
pub const CTA_THREADS: u32 = 1024;
/// The size of a warp.
pub const WARP: u32 = 32;
/// Shared memory of a CTA that the system takes.
pub const SYSTEM_SHARED_BYTES: u32 = 1024;
/// The numbers of attributes end here.
const ATTRIBUTES: c_uint = 150;

/// An attribute by the driver's number; what the device does not have is zero.
fn attribute(info: &DeviceInfo, number: c_uint) -> u32 {
    match number {
        // Threads of a CTA, extents of CTAs and grids.
        1..=3 => CTA_THREADS,
        4 => 64,
        5 => i32::MAX as u32,
        6 | 7 => 65535,
        // Memory of CTAs and kernels.
        8 => PLAIN_SHARED_BYTES,
        9 => 64 << 10,
        10 => WARP,
        11 => i32::MAX as u32,
        12 | 82 => 64 << 10,
        81 => info.max_shared_bytes + SYSTEM_SHARED_BYTES,
        97 => info.max_shared_bytes,
        111 => SYSTEM_SHARED_BYTES,
        // Clocks in kHz: something to divide by.
        13 | 36 => 1_000_000,
        37 => 256,
        38 => 4 << 20,
        // Textures.
        14 => 512,
        21 | 22 | 56 | 70 => 131_072,
        23 | 57 => 65536,
        71 => 65000,
        72 => 2 << 20,
        24..=26 | 58..=60 | 47 | 48 => 16384,
        27 | 28 | 42 | 45 | 46 | 49 | 52 | 53 | 55 | 61 | 63 | 64 | 66 | 67 | 73 | 74 | 77 => 32768,
        29 | 43 | 62 | 65 => 2048,
        54 | 68 => 2046,
        69 => 1 << 28,
        51 => 32,
        // How much there is.
        16 => info.multiprocessors,
        39 => MULTIPROCESSOR_THREADS,
        106 => MULTIPROCESSOR_CTAS,
        75 => info.capability.0,
        76 => info.capability.1,
        87 => 2,
        // Copies beside kernels, several kernels, one address space, priorities of streams, caches,
        // preemption, cooperative launches, allocation in streams.
        15 | 31 | 40 | 41 | 78 | 79 | 80 | 90 | 95 | 115 => 1,
        // Clusters.
        120 => u32::from(info.capability.0 >= 9),
        _ => 0,
    }
}

/// Work on the device, if it is asked of the one there is.
fn with_device(device: CUdevice, work: impl FnOnce(&mut Process) -> Result<(), Refusal>) -> c_int {
    with_process(|process| match device {
        DEVICE => work(process),
        _ => Err(Refusal(codes::INVALID_DEVICE)),
    })
}

unsafe extern "C" fn get(device: *mut CUdevice, ordinal: c_int) -> c_int {
    // SAFETY: the caller's pointer.
    with_device(ordinal, |_| unsafe { put(device, DEVICE) })
}

unsafe extern "C" fn get_count(count: *mut c_int) -> c_int {
    // SAFETY: the caller's pointer.
    with_process(|_| unsafe { put(count, 1) })
}

unsafe extern "C" fn get_attribute(value: *mut c_int, number: c_uint, device: CUdevice) -> c_int {
    with_device(device, |process| {
        if number == 0 || number > ATTRIBUTES {
            return Err(Refusal(codes::INVALID_VALUE));
        }
        let found = attribute(&process.info()?, number);
        // SAFETY: the caller's pointer.
        unsafe { put(value, c_int::try_from(found).unwrap_or(c_int::MAX)) }
    })
}

unsafe extern "C" fn get_name(name: *mut c_char, len: c_int, device: CUdevice) -> c_int {
    with_device(device, |process| {
        let info = process.info()?;
        // SAFETY: the caller's buffer of this size.
        unsafe { put_text(name, usize::try_from(len).unwrap_or(0), &info.name) }
    })
}

unsafe extern "C" fn get_uuid(uuid: *mut c_void, device: CUdevice) -> c_int {
    // SAFETY: the caller's room for 16 bytes.
    with_device(device, |_| unsafe { put(uuid.cast(), UUID) })
}

unsafe extern "C" fn total_mem(bytes: *mut usize, device: CUdevice) -> c_int {
    with_device(device, |process| {
        let info = process.info()?;
        // SAFETY: the caller's pointer.
        unsafe { put(bytes, usize::try_from(info.memory_bytes).unwrap_or(usize::MAX)) }
    })
}

unsafe extern "C" fn compute_capability(
    major: *mut c_int,
    minor: *mut c_int,
    device: CUdevice,
) -> c_int {
    with_device(device, |process| {
        let (first, second) = process.info()?.capability;
        // SAFETY: the caller's pointers.
        unsafe {
            put(major, first as c_int)?;
            put(minor, second as c_int)
        }
    })
}

unsafe extern "C" fn get_pci_bus_id(bus: *mut c_char, len: c_int, device: CUdevice) -> c_int {
    // SAFETY: the caller's buffer of this size.
    with_device(device, |_| unsafe { put_text(bus, usize::try_from(len).unwrap_or(0), PCI_BUS_ID) })
}

unsafe extern "C" fn get_by_pci_bus_id(device: *mut CUdevice, bus: *const c_char) -> c_int {
    with_process(|_| {
        // SAFETY: the caller's pointers.
        match unsafe { text(bus) }?.to_bytes() == PCI_BUS_ID.as_bytes() {
            // SAFETY: likewise.
            true => unsafe { put(device, DEVICE) },
            false => Err(Refusal(codes::INVALID_VALUE)),
        }
    })
}

unsafe extern "C" fn can_access_peer(can: *mut c_int, device: CUdevice, _peer: CUdevice) -> c_int {
    // SAFETY: the caller's pointer.
    with_device(device, |_| unsafe { put(can, 0) })
}
