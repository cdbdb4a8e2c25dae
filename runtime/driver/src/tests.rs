//! The table with functions of a tiny driver. One test, because the table is one for the process.

#![allow(unsafe_code, reason = "the functions of a driver, and calls of what is exported")]

use crate::{codes, install, load, module, raw};
use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

unsafe extern "C" {
    // As `cust_raw` declares them.
    fn cuInit(flags: c_uint) -> c_int;
    fn cuDeviceGetCount(count: *mut c_int) -> c_int;
    fn cuStreamSynchronize(stream: *mut c_void) -> c_int;
}

unsafe extern "C" fn init(flags: c_uint) -> c_int {
    if flags == 0 { codes::SUCCESS } else { codes::INVALID_VALUE }
}

unsafe extern "C" fn count(count: *mut c_int) -> c_int {
    // SAFETY: the callers below give places of theirs.
    unsafe { *count = 7 };
    codes::SUCCESS
}

unsafe extern "C" fn newer(_: *mut c_void) -> c_int {
    912
}

static UNLOADED: AtomicUsize = AtomicUsize::new(0);

unsafe extern "C" fn load_data(
    module: *mut raw::CUmodule,
    image: *const c_void,
    count: c_uint,
    options: *mut c_uint,
    values: *mut *mut c_void,
) -> c_int {
    // SAFETY: the caller gives as many options as it says, and room for what is written.
    unsafe {
        assert_eq!(std::slice::from_raw_parts(options, count as usize), [3, 4, 5, 6, 12]);
        assert!((*values.add(3)).addr() > 10);
        (*values.add(2)).cast::<[u8; 10]>().write(*b"bad line 1");
        if image.cast::<u8>().read() == b'!' {
            return codes::INVALID_PTX;
        }
        module.write(std::ptr::without_provenance_mut(16));
    }
    codes::SUCCESS
}

unsafe extern "C" fn unload(module: *mut c_void) -> c_int {
    assert_eq!(module.addr(), 16);
    UNLOADED.fetch_add(1, Ordering::Relaxed);
    codes::SUCCESS
}

unsafe extern "C" fn function(
    function: *mut raw::CUfunction,
    _: raw::CUmodule,
    _: *const c_char,
) -> c_int {
    // SAFETY: the caller gives a place.
    unsafe { function.write(std::ptr::without_provenance_mut(32)) };
    codes::SUCCESS
}

unsafe extern "C" fn param_info(
    _: raw::CUfunction,
    index: usize,
    offset: *mut usize,
    bytes: *mut usize,
) -> c_int {
    if index == 2 {
        return codes::INVALID_VALUE;
    }
    // SAFETY: the caller gives places.
    unsafe {
        offset.write(8 * index);
        bytes.write(8 - 4 * index);
    }
    codes::SUCCESS
}

unsafe extern "C" fn launch(
    config: *const raw::LaunchConfig,
    _: raw::CUfunction,
    params: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> c_int {
    assert!(params.is_null());
    // SAFETY: the caller hands over a block of arguments and a config with one attribute.
    unsafe {
        let config = &*config;
        assert_eq!((config.grid, config.block), ([4, 1, 1], [32, 1, 1]));
        let attribute = *config.attributes;
        assert_eq!((attribute.id, config.attribute_count), (4, 1));
        assert_eq!(attribute.value[..3], [2, 1, 1]);
        let extra: [*mut c_void; 5] = extra.cast::<[*mut c_void; 5]>().read();
        assert_eq!((extra[0].addr(), extra[2].addr(), extra[4].addr()), (1, 2, 0));
        let bytes = extra[3].cast::<usize>().read();
        let block = std::slice::from_raw_parts(extra[1].cast::<u8>(), bytes);
        assert_eq!(block, [1, 2, 3]);
    }
    codes::SUCCESS
}

#[test]
fn the_table_is_empty_then_what_is_put_in() {
    let (mut devices, null) = (0, std::ptr::null_mut());
    // SAFETY: the arguments are what the functions take; this holds for all calls below.
    unsafe {
        assert_eq!((cuInit(0), cuDeviceGetCount(&mut devices)), (3, 3), "nobody filled it");
        install(&[
            raw::Entry::cuInit(init),
            raw::Entry::cuDeviceGetCount(count),
            raw::Entry::cuStreamSynchronize(newer),
            raw::Entry::cuModuleLoadDataEx(load_data),
            raw::Entry::cuModuleUnload(unload),
            raw::Entry::cuModuleGetFunction(function),
            raw::Entry::cuFuncGetParamInfo(param_info),
            raw::Entry::cuLaunchKernelEx(launch),
        ]);
        assert_eq!((cuInit(0), cuInit(1)), (0, 1));
        assert_eq!((cuDeviceGetCount(&mut devices), devices), (0, 7));
        assert_eq!(cuStreamSynchronize(null), codes::UNKNOWN, "`cust_raw` does not know 912");
        assert_eq!(raw::cuStreamSynchronize(null), 912);
        assert_eq!(raw::cuCtxSynchronize(), codes::NOT_SUPPORTED, "a hole in a filled table");
    }
    assert_eq!(load(), Ok(()), "it is filled");
    let find = |name: &std::ffi::CStr| raw::exported(name).map(|function| function as usize);
    assert_eq!(find(c"cuInit"), Some(cuInit as *const () as usize));
    assert_eq!(find(c"cuNothing"), None);
    modules();
    install(&[]);
    // SAFETY: as above.
    assert_eq!(unsafe { cuInit(0) }, codes::NOT_INITIALIZED);
}

fn modules() {
    let (refused, log) = module::load(b"!");
    let error = refused.expect_err("it begins with `!`");
    assert_eq!(error.to_string(), "cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218)");
    assert_eq!((log.info.as_str(), log.errors.as_str()), ("", "bad line 1"));
    let (loaded, _) = module::load(b".version 8.0");
    let loaded = Arc::new(loaded.expect("it does not begin with `!`"));
    let kernel = loaded.function(c"k").expect("every name is one");
    let params = kernel.params().expect("the driver can tell");
    let sizes: Vec<(usize, usize)> =
        params.iter().map(|param| (param.offset, param.bytes)).collect();
    assert_eq!(sizes, [(0, 8), (8, 4)]);
    let (grid, block) = ([4, 1, 1], [32, 1, 1]);
    let shape = module::LaunchDims { grid, block, cluster: Some([2, 1, 1]), dynamic_shared: 0 };
    kernel.launch(&shape, &mut [1, 2, 3]).expect("the driver takes it");
    drop(loaded);
    assert_eq!(UNLOADED.load(Ordering::Relaxed), 0, "a function is left");
    drop(kernel);
    assert_eq!(UNLOADED.load(Ordering::Relaxed), 1);
}
