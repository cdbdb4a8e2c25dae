//! The functions of the driver over a device that knows three kernels by name.
//!
//! One test, because the functions of the driver are one set for the process.

#![allow(unsafe_code, reason = "the functions of the driver are foreign")]

use irc_driver::{codes, raw};
use irc_runtime::device::{
    Device, DeviceError, DeviceInfo, FaultKind, Global, Image, Kernel, KernelAttributes, KernelId,
    LaunchConfig, Loaded, ModuleId, Report, kernel_abi, param_places,
};
use irc_runtime::ptxas::{Message, Severity};
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_uint, c_void};
use std::ptr::{null, null_mut, without_provenance_mut};

const PTX: &CStr = c".version 8.0\n.target sm_90\n.address_size 64\n\
    .visible .entry fill(.param .u8 value, .param .u64 p, .param .u32 n) { ret; }\n\
    .visible .entry fault(.param .u32 kind) { ret; }\n\
    .visible .entry shape(.param .u64 p) { ret; }\n";

/// Memory, and what the kernels above do.
#[derive(Default)]
struct Fake {
    ptx: String,
    kernels: Vec<String>,
    memory: BTreeMap<u64, Vec<u8>>,
    next: u64,
}

impl Fake {
    fn bytes(&mut self, address: u64, len: usize) -> Result<&mut [u8], DeviceError> {
        let bad = DeviceError::BadAddress { address, bytes: len as u64 };
        let found = self.memory.range_mut(..=address).next_back();
        let part = found.and_then(|(start, bytes)| {
            let offset = (address - start) as usize;
            bytes.get_mut(offset..offset.checked_add(len)?)
        });
        part.ok_or(bad)
    }
}

fn number<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("sizes are checked before")
}

impl Device for Fake {
    fn info(&self) -> DeviceInfo {
        DeviceInfo {
            name: "Fake".to_owned(),
            capability: (9, 0),
            memory_bytes: 1 << 30,
            multiprocessors: 4,
            max_shared_bytes: 227 << 10,
        }
    }

    fn load(&mut self, image: Image<'_>) -> Result<Loaded, DeviceError> {
        let Image::Ptx(text) = image else {
            return Err(DeviceError::WrongImage {
                device: "Fake".to_owned(),
                what: "machine code",
            });
        };
        if !text.starts_with(".version") {
            let message = Message::new(Severity::Error, Some(1), "no .version");
            return Err(DeviceError::Rejected(vec![message]));
        }
        self.ptx = text.to_owned();
        let messages = vec![Message::new(Severity::Warning, Some(3), "it is odd")];
        Ok(Loaded { module: ModuleId(1), messages, facts: Vec::new() })
    }

    fn unload(&mut self, _module: ModuleId) -> Result<(), DeviceError> {
        Ok(())
    }

    fn kernel(&mut self, _module: ModuleId, name: &str) -> Result<Kernel, DeviceError> {
        let unknown = DeviceError::UnknownKernel { name: name.to_owned(), kernels: Vec::new() };
        let params = kernel_abi(&self.ptx, name).as_ref().and_then(param_places).ok_or(unknown)?;
        self.kernels.push(name.to_owned());
        Ok(Kernel { id: KernelId(self.kernels.len() as u64), params: Some(params) })
    }

    fn global(&mut self, _module: ModuleId, name: &str) -> Result<Global, DeviceError> {
        Err(DeviceError::UnknownGlobal(name.to_owned()))
    }

    fn attributes(&mut self, _kernel: KernelId) -> Result<KernelAttributes, DeviceError> {
        let (registers, max_threads) = (17, 1024);
        Ok(KernelAttributes { registers, max_threads, shared_bytes: 16, ..Default::default() })
    }

    fn alloc(&mut self, bytes: u64) -> Result<u64, DeviceError> {
        if bytes > 1 << 30 {
            return Err(DeviceError::OutOfMemory { bytes });
        }
        self.next += 1 << 32;
        self.memory.insert(self.next, vec![0xcc; bytes as usize]);
        Ok(self.next)
    }

    fn free(&mut self, address: u64) -> Result<(), DeviceError> {
        self.memory.remove(&address);
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), DeviceError> {
        self.bytes(address, bytes.len())?.copy_from_slice(bytes);
        Ok(())
    }

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), DeviceError> {
        bytes.copy_from_slice(self.bytes(address, bytes.len())?);
        Ok(())
    }

    fn memory(&mut self) -> Result<(u64, u64), DeviceError> {
        Ok((1 << 29, 1 << 30))
    }

    fn launch(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<(), DeviceError> {
        let name = self.kernels[kernel.0 as usize - 1].clone();
        match name.as_str() {
            "fill" => {
                let (address, count) = (number(args[1]), number(args[2]));
                let count = u32::from_le_bytes(count) as usize;
                self.bytes(u64::from_le_bytes(address), count)?.fill(args[0][0]);
            }
            "shape" => {
                let LaunchConfig { grid, block, cluster, dynamic_shared, .. } = *config;
                let cluster = cluster.unwrap_or([0; 3]);
                let words = [grid, block, cluster, [dynamic_shared, 0, 0]].concat();
                let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                self.write(u64::from_le_bytes(number(args[0])), &bytes)?;
            }
            _ => {
                let kind = match u32::from_le_bytes(number(args[0])) {
                    0 => FaultKind::OutOfBounds,
                    1 => FaultKind::Misaligned,
                    2 => FaultKind::Assert,
                    3 => {
                        return Err(DeviceError::NotSimulated {
                            what: "this".to_owned(),
                            line: None,
                        });
                    }
                    _ => FaultKind::Race,
                };
                return Err(DeviceError::Faults(vec![Report::new(kind, "as was asked for", name)]));
            }
        }
        Ok(())
    }

    fn synchronize(&mut self) -> Result<(), DeviceError> {
        Ok(())
    }
}

fn ok(code: c_int) {
    assert_eq!(codes::name(code), "CUDA_SUCCESS");
}

fn start(function: raw::CUfunction, pointers: &mut [*mut c_void]) -> c_int {
    let pointers = pointers.as_mut_ptr();
    // SAFETY: the tests give an argument for each parameter.
    unsafe { raw::cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, null_mut(), pointers, null_mut()) }
}

fn function(module: raw::CUmodule, name: &CStr) -> raw::CUfunction {
    let mut function = null_mut();
    // SAFETY: a place and a name.
    ok(unsafe { raw::cuModuleGetFunction(&mut function, module, name.as_ptr()) });
    function
}

fn alloc(bytes: usize) -> raw::CUdeviceptr {
    let mut address = 0;
    // SAFETY: a place for the result.
    ok(unsafe { raw::cuMemAlloc_v2(&mut address, bytes) });
    address
}

#[test]
fn programs_of_the_driver_run() {
    irc_cuda::install_with(|| Ok(Box::<Fake>::default()));
    let mut count = 0;
    // SAFETY: in all that follows pointers are to places of the test's, or null where the driver
    // says what it does with null.
    unsafe {
        assert_eq!(raw::cuDeviceGetCount(&mut count), codes::NOT_INITIALIZED);
        ok(raw::cuInit(0));
        ok(raw::cuDeviceGetCount(&mut count));
        assert_eq!(count, 1);
        assert_eq!(raw::cuDeviceGet(&mut count, 1), codes::INVALID_DEVICE);
        let mut address = 0;
        assert_eq!(raw::cuMemAlloc_v2(&mut address, 4), codes::INVALID_CONTEXT);
        let mut context = null_mut();
        ok(raw::cuCtxCreate_v2(&mut context, 0, 0));
        what_the_device_is();
        let module = modules();
        arguments(module);
        memory();
        streams();
        occupancy(module);
        errors(module);
        ok(raw::cuCtxDestroy_v2(context));
        assert_eq!(raw::cuMemAlloc_v2(&mut address, 4), codes::INVALID_CONTEXT);
        faults();
        primary();
    }
}

unsafe fn what_the_device_is() {
    let (mut name, mut value, mut text) = ([0u8; 4], 0, null());
    // SAFETY: see the test; this holds for the functions below, too.
    unsafe {
        ok(raw::cuDeviceGetName(name.as_mut_ptr().cast(), 4, 0));
        assert_eq!(&name, b"Fak\0");
        for (number, want) in [(75, 9), (76, 0), (16, 4), (10, 32), (1, 1024), (97, 227 << 10)] {
            ok(raw::cuDeviceGetAttribute(&mut value, number, 0));
            assert_eq!(value, want, "attribute {number}");
        }
        assert_eq!(raw::cuDeviceGetAttribute(&mut value, 5000, 0), codes::INVALID_VALUE);
        ok(raw::cuDriverGetVersion(&mut value));
        assert!(value >= 12000);
        ok(raw::cuGetErrorName(700, &mut text));
        assert_eq!(CStr::from_ptr(text), c"CUDA_ERROR_ILLEGAL_ADDRESS");
        ok(raw::cuGetErrorString(716, &mut text));
        assert_eq!(CStr::from_ptr(text), c"misaligned address");
        assert_eq!(raw::cuGetErrorName(12345, &mut text), codes::INVALID_VALUE);
        assert!(text.is_null());
        let (mut found, mut status) = (null_mut(), 7);
        ok(raw::cuGetProcAddress_v2(c"cuMemAlloc".as_ptr(), &mut found, 12000, 0, &mut status));
        let exported = raw::exported(c"cuMemAlloc_v2").map(|function| function as *mut c_void);
        assert_eq!((Some(found), status), (exported, 0));
        assert_eq!(
            raw::cuGetProcAddress_v2(c"cuX".as_ptr(), &mut found, 12000, 0, &mut status),
            codes::NOT_FOUND
        );
        assert!(found.is_null());
    }
}

unsafe fn modules() -> raw::CUmodule {
    let mut module = null_mut();
    let mut log = [b'x'; 40];
    let (errors, info) = (&mut log.map(|byte| byte), &mut log);
    let mut options: [c_uint; 5] = [5, 6, 3, 4, 12];
    let size = without_provenance_mut::<c_void>(40);
    // SAFETY: see the test.
    unsafe {
        let mut values = [
            errors.as_mut_ptr().cast(),
            size,
            info.as_mut_ptr().cast(),
            size,
            without_provenance_mut::<c_void>(1),
        ];
        let (options, all) = (options.as_mut_ptr(), values.as_mut_ptr());
        let text = c"wrong".as_ptr().cast();
        let code = raw::cuModuleLoadDataEx(&mut module, text, 5, options, all);
        assert_eq!(code, codes::INVALID_PTX);
        let said = CStr::from_bytes_until_nul(errors).expect("a string").to_string_lossy();
        assert!(said.starts_with("ptxas application ptx input, line 1; er"), "{said}");
        assert_eq!(said.len(), 39, "cut to the buffer");
        assert_eq!((values[1].addr(), values[3].addr()), (39, 0));
        values[1] = size;
        values[3] = size;
        let all = values.as_mut_ptr();
        ok(raw::cuModuleLoadDataEx(&mut module, PTX.as_ptr().cast(), 5, options, all));
        let said = CStr::from_bytes_until_nul(info).expect("a string");
        assert_eq!(said, c"ptxas application ptx input, line 3; wa");
        let elf = c"\x7fELF\x02\x01".as_ptr().cast();
        assert_eq!(raw::cuModuleLoadData(&mut module, elf), codes::NO_BINARY_FOR_GPU);
        assert_eq!(raw::cuModuleLoadData(&mut module, null()), codes::INVALID_VALUE);
        ok(raw::cuModuleLoadData(&mut module, PTX.as_ptr().cast()));
        let mut found = null_mut();
        let name = c"nobody".as_ptr();
        assert_eq!(raw::cuModuleGetFunction(&mut found, module, name), codes::NOT_FOUND);
        let wrong = without_provenance_mut(64);
        assert_eq!(raw::cuModuleGetFunction(&mut found, wrong, name), codes::INVALID_HANDLE);
        let (mut address, mut bytes) = (0, 0);
        let global = raw::cuModuleGetGlobal_v2(&mut address, &mut bytes, module, name);
        assert_eq!(global, codes::NOT_FOUND);
    }
    assert_eq!(function(module, c"fill"), function(module, c"fill"));
    module
}

/// Arguments as pointers, as a block, and with attributes of the launch.
unsafe fn arguments(module: raw::CUmodule) {
    let (fill, shape) = (function(module, c"fill"), function(module, c"shape"));
    let mut buffer = alloc(64);
    let mut bytes = [0u8; 8];
    // SAFETY: see the test.
    unsafe {
        let (mut value, mut count) = (5u8, 3u32);
        let mut pointers: [*mut c_void; 3] =
            [(&raw mut value).cast(), (&raw mut buffer).cast(), (&raw mut count).cast()];
        ok(start(fill, &mut pointers));
        ok(raw::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), buffer, 8));
        assert_eq!(bytes, [5, 5, 5, 0xcc, 0xcc, 0xcc, 0xcc, 0xcc]);
        let mut block = [0u8; 20];
        block[0] = 9;
        block[8..16].copy_from_slice(&(buffer + 4).to_le_bytes());
        block[16] = 2;
        let mut size = block.len();
        let mut extra: [*mut c_void; 5] = [
            without_provenance_mut(2),
            (&raw mut size).cast(),
            without_provenance_mut(1),
            block.as_mut_ptr().cast(),
            null_mut(),
        ];
        let all = extra.as_mut_ptr();
        let stream = null_mut();
        ok(raw::cuLaunchKernel(fill, 1, 1, 1, 1, 1, 1, 0, stream, null_mut(), all));
        ok(raw::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), buffer, 8));
        assert_eq!(bytes, [5, 5, 5, 0xcc, 9, 9, 0xcc, 0xcc]);
        extra[1].cast::<usize>().write(19);
        let all = extra.as_mut_ptr();
        let code = raw::cuLaunchKernel(fill, 1, 1, 1, 1, 1, 1, 0, stream, null_mut(), all);
        assert_eq!(code, codes::INVALID_VALUE, "the last parameter is cut");
        let mut pointers: [*mut c_void; 1] = [(&raw mut buffer).cast()];
        let attribute = raw::LaunchAttribute { id: 4, pad: 0, value: [2; 16] };
        let mut config = raw::LaunchConfig {
            grid: [4, 2, 1],
            block: [32, 3, 1],
            shared_bytes: 100 << 10,
            stream,
            attributes: &attribute,
            attribute_count: 1,
        };
        let all = pointers.as_mut_ptr();
        let code = raw::cuLaunchKernelEx(&config, shape, all, null_mut());
        assert_eq!(code, codes::INVALID_VALUE, "more than 48 KiB, unasked");
        assert_eq!(raw::cuFuncSetAttribute(shape, 8, 300 << 10), codes::INVALID_VALUE);
        ok(raw::cuFuncSetAttribute(shape, 8, 100 << 10));
        ok(raw::cuLaunchKernelEx(&config, shape, all, null_mut()));
        let mut words = [0u32; 10];
        ok(raw::cuMemcpyDtoH_v2(words.as_mut_ptr().cast(), buffer, 40));
        assert_eq!(words, [4, 2, 1, 32, 3, 1, 2, 2, 2, 100 << 10]);
        config.attribute_count = 0;
        ok(raw::cuLaunchKernelEx(&config, shape, all, null_mut()));
        let (mut offset, mut size) = (0, 0);
        ok(raw::cuFuncGetParamInfo(fill, 1, &mut offset, &mut size));
        assert_eq!((offset, size), (8, 8));
        let end = raw::cuFuncGetParamInfo(fill, 3, &mut offset, &mut size);
        assert_eq!(end, codes::INVALID_VALUE);
        let mut registers = 0;
        ok(raw::cuFuncGetAttribute(&mut registers, 4, fill));
        assert_eq!(registers, 17);
        ok(raw::cuMemFree_v2(buffer));
    }
}

unsafe fn memory() {
    let (a, b) = (alloc(16), alloc(16));
    let mut host = [0u8; 16];
    // SAFETY: see the test.
    unsafe {
        ok(raw::cuMemcpyHtoD_v2(a, b"0123456789abcdef".as_ptr().cast(), 16));
        ok(raw::cuMemsetD8_v2(b, b'.', 16));
        ok(raw::cuMemsetD16_v2(b + 2, 0x4241, 2));
        ok(raw::cuMemcpyDtoD_v2(b + 8, a + 2, 4));
        ok(raw::cuMemcpyDtoH_v2(host.as_mut_ptr().cast(), b, 16));
        assert_eq!(&host, b"..ABAB..2345....");
        let code = raw::cuMemcpyHtoD_v2(a + 8, host.as_ptr().cast(), 16);
        assert_eq!(code, codes::INVALID_VALUE, "it does not fit");
        let (mut base, mut size, mut free) = (0, 0, 0);
        ok(raw::cuMemGetAddressRange_v2(&mut base, &mut size, a + 5));
        assert_eq!((base, size), (a, 16));
        ok(raw::cuMemGetInfo_v2(&mut free, &mut size));
        assert_eq!((free, size), (1 << 29, 1 << 30));
        let mut locked: *mut c_void = null_mut();
        ok(raw::cuMemAllocHost_v2(&mut locked, 24));
        ok(raw::cuMemcpyDtoH_v2(locked, a, 16));
        assert_eq!(locked.cast::<u8>().add(15).read(), b'f');
        ok(raw::cuMemcpy(b, locked.expose_provenance() as u64, 4));
        ok(raw::cuMemcpyDtoH_v2(host.as_mut_ptr().cast(), b, 4));
        assert_eq!(&host[..4], b"0123");
        ok(raw::cuMemFreeHost(locked));
        assert_eq!(raw::cuMemFreeHost(locked), codes::INVALID_VALUE);
        let mut address = 0;
        assert_eq!(raw::cuMemAlloc_v2(&mut address, 1 << 31), codes::OUT_OF_MEMORY);
        ok(raw::cuMemFree_v2(a));
        assert_eq!(raw::cuMemFree_v2(a), codes::INVALID_VALUE);
        assert_eq!(raw::cuMemAllocManaged(&mut address, 4, 0), codes::NOT_SUPPORTED);
    }
}

unsafe extern "C" fn note(data: *mut c_void) {
    // SAFETY: the test's own number.
    unsafe { *data.cast::<u32>() += 1 };
}

unsafe fn streams() {
    let (mut stream, mut early, mut late) = (null_mut(), null_mut(), null_mut());
    let (mut flags, mut time, mut calls) = (0, -1.0, 0u32);
    // SAFETY: see the test.
    unsafe {
        ok(raw::cuStreamCreateWithPriority(&mut stream, 1, 0));
        ok(raw::cuStreamGetFlags(stream, &mut flags));
        assert_eq!(flags, 1);
        ok(raw::cuEventCreate(&mut early, 0));
        ok(raw::cuEventCreate(&mut late, 0));
        assert_eq!(raw::cuEventElapsedTime(&mut time, early, late), codes::INVALID_HANDLE);
        ok(raw::cuEventRecord(early, stream));
        ok(raw::cuEventRecord(late, null_mut()));
        ok(raw::cuStreamWaitEvent(stream, late, 0));
        ok(raw::cuEventElapsedTime(&mut time, early, late));
        assert!(time >= 0.0);
        ok(raw::cuLaunchHostFunc(stream, Some(note), (&raw mut calls).cast()));
        assert_eq!(calls, 1);
        ok(raw::cuStreamDestroy_v2(stream));
        assert_eq!(raw::cuStreamSynchronize(stream), codes::INVALID_HANDLE);
        assert_eq!(raw::cuStreamSynchronize(early), codes::INVALID_HANDLE, "it is an event");
        ok(raw::cuEventDestroy_v2(early));
    }
}

unsafe fn occupancy(module: raw::CUmodule) {
    let fill = function(module, c"fill");
    let (mut grid, mut block, mut count, mut bytes) = (0, 0, 0, 0);
    // SAFETY: see the test.
    unsafe {
        ok(raw::cuOccupancyMaxPotentialBlockSize(&mut grid, &mut block, fill, None, 0, 0));
        assert_eq!((grid, block), (8, 1024), "all threads of four multiprocessors");
        ok(raw::cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut count, fill, 64, 100 << 10));
        assert_eq!(count, 2);
        ok(raw::cuOccupancyAvailableDynamicSMemPerBlock(&mut bytes, fill, 2, 64));
        assert_eq!(bytes, (114 << 10) - 1024 - 16);
    }
}

/// Errors that are no faults leave the context as it was.
unsafe fn errors(module: raw::CUmodule) {
    let fault = function(module, c"fault");
    let mut kind = 3u32;
    assert_eq!(start(fault, &mut [(&raw mut kind).cast()]), codes::NOT_SUPPORTED);
    // SAFETY: see the test.
    unsafe {
        ok(raw::cuCtxSynchronize());
        ok(raw::cuModuleUnload(module));
        assert_eq!(start(fault, &mut [null_mut()]), codes::INVALID_HANDLE, "it went along");
    }
}

/// A fault is the answer to the next call, and to each until the context ends.
unsafe fn faults() {
    let wants = [
        (0, codes::ILLEGAL_ADDRESS),
        (1, codes::MISALIGNED_ADDRESS),
        (2, codes::ASSERT),
        (4, codes::LAUNCH_FAILED),
    ];
    for (mut kind, want) in wants {
        let (mut context, mut module) = (null_mut(), null_mut());
        // SAFETY: see the test.
        unsafe {
            ok(raw::cuCtxCreate_v2(&mut context, 0, 0));
            ok(raw::cuModuleLoadData(&mut module, PTX.as_ptr().cast()));
            let (fault, buffer) = (function(module, c"fault"), alloc(4));
            ok(start(fault, &mut [(&raw mut kind).cast()]));
            assert_eq!(raw::cuStreamSynchronize(null_mut()), want);
            let mut bytes = [0u8; 4];
            assert_eq!(raw::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), buffer, 4), want);
            assert_eq!(start(fault, &mut [(&raw mut kind).cast()]), want);
            ok(raw::cuCtxDestroy_v2(context));
        }
    }
}

unsafe fn primary() {
    let (mut first, mut second, mut current) = (null_mut(), null_mut(), null_mut());
    let mut active: c_int = 7;
    let name: *const c_char = c"fault".as_ptr();
    // SAFETY: see the test.
    unsafe {
        ok(raw::cuDevicePrimaryCtxRetain(&mut first, 0));
        ok(raw::cuDevicePrimaryCtxRetain(&mut second, 0));
        assert_eq!(first, second);
        ok(raw::cuCtxGetCurrent(&mut current));
        assert!(current.is_null());
        ok(raw::cuCtxSetCurrent(first));
        let (mut module, mut fault, mut kind) = (null_mut(), null_mut(), 0u32);
        ok(raw::cuModuleLoadData(&mut module, PTX.as_ptr().cast()));
        ok(raw::cuModuleGetFunction(&mut fault, module, name));
        ok(start(fault, &mut [(&raw mut kind).cast()]));
        assert_eq!(raw::cuCtxSynchronize(), codes::ILLEGAL_ADDRESS);
        ok(raw::cuDevicePrimaryCtxReset_v2(0));
        ok(raw::cuCtxSynchronize());
        let gone = raw::cuModuleGetFunction(&mut fault, module, name);
        assert_eq!(gone, codes::INVALID_HANDLE, "modules went with the reset");
        std::thread::spawn(|| {
            // SAFETY: no arguments.
            assert_eq!(raw::cuCtxSynchronize(), codes::INVALID_CONTEXT, "another thread");
        })
        .join()
        .expect("the thread does not panic");
        ok(raw::cuDevicePrimaryCtxRelease_v2(0));
        ok(raw::cuCtxSynchronize());
        ok(raw::cuDevicePrimaryCtxRelease_v2(0));
        assert_eq!(raw::cuCtxSynchronize(), codes::INVALID_CONTEXT);
        ok(raw::cuDevicePrimaryCtxGetState(0, null_mut(), &mut active));
        assert_eq!(active, 0);
    }
}
