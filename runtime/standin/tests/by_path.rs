//! The shared library, loaded by its path as any program loads a driver, through the dozen
//! functions that most programs need.

#![allow(unsafe_code, reason = "the functions of a library that is loaded here")]

use libloading::Library;
use std::ffi::{c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::ptr::null_mut;

type Handle = *mut c_void;

const PTX: &str = ".version 7.0\n.target sm_70\n.address_size 64\n\
    .visible .entry popc(.param .u64 out, .param .u64 in, .param .u32 n) {\n\
    .reg .pred %p<2>;\n.reg .b32 %r<5>;\n.reg .b64 %rd<6>;\n\
    ld.param.u64 %rd1, [out];\nld.param.u64 %rd2, [in];\nld.param.u32 %r1, [n];\n\
    mov.u32 %r2, %tid.x;\nsetp.ge.u32 %p1, %r2, %r1;\n@%p1 ret;\n\
    mul.wide.u32 %rd3, %r2, 4;\nadd.s64 %rd4, %rd1, %rd3;\nadd.s64 %rd5, %rd2, %rd3;\n\
    ld.global.u32 %r3, [%rd5];\npopc.b32 %r4, %r3;\nst.global.u32 [%rd4], %r4;\nret;\n}\n\0";

/// Calls a function of a library with arguments of these types; it must succeed.
macro_rules! call {
    ($library:ident.$name:ident($($arg:expr => $ty:ty),*)) => {{
        let name = concat!(stringify!($name), "\0");
        // SAFETY: the function has this signature by the driver's manual, and the arguments are
        // what it takes.
        let code = unsafe {
            let function = $library
                .get::<unsafe extern "C" fn($($ty),*) -> c_int>(name.as_bytes())
                .expect("the library has it");
            function($($arg),*)
        };
        assert_eq!(code, 0, stringify!($name));
    }};
}

#[test]
fn the_library_is_a_driver_to_who_loads_it() {
    let test = std::env::current_exe().expect("the test is a file");
    let path = test.parent().unwrap_or(Path::new(".")).join("libirc_cuda.so");
    // SAFETY: the library may be loaded at any time.
    let library = unsafe { Library::new(&path) }.expect("it was built with this test");
    let (mut context, mut module, mut function) = (null_mut(), null_mut(), null_mut());
    call!(library.cuInit(0 => c_uint));
    call!(library.cuCtxCreate_v2(&mut context => *mut Handle, 0 => c_uint, 0 => c_int));
    let image = PTX.as_ptr().cast();
    call!(library.cuModuleLoadData(&mut module => *mut Handle, image => *const c_void));
    call!(library.cuModuleGetFunction(
        &mut function => *mut Handle, module => Handle, c"popc".as_ptr() => *const c_char
    ));
    let (mut out, mut input, mut free, mut total) = (0u64, 0u64, 0usize, 0usize);
    call!(library.cuMemAlloc_v2(&mut out => *mut u64, 16 => usize));
    call!(library.cuMemAlloc_v2(&mut input => *mut u64, 16 => usize));
    call!(library.cuMemGetInfo_v2(&mut free => *mut usize, &mut total => *mut usize));
    assert!(free < total);
    let (values, mut counts, mut n) = ([0u32, 1, 0xff00, u32::MAX], [7u32; 4], 4u32);
    call!(library.cuMemcpyHtoD_v2(
        input => u64, values.as_ptr().cast() => *const c_void, 16 => usize
    ));
    let mut params: [Handle; 3] =
        [(&raw mut out).cast(), (&raw mut input).cast(), (&raw mut n).cast()];
    call!(library.cuLaunchKernel(
        function => Handle,
        1 => c_uint, 1 => c_uint, 1 => c_uint, 32 => c_uint, 1 => c_uint, 1 => c_uint,
        0 => c_uint, null_mut() => Handle,
        params.as_mut_ptr() => *mut Handle, null_mut() => *mut Handle
    ));
    call!(library.cuStreamSynchronize(null_mut() => Handle));
    call!(library.cuMemcpyDtoH_v2(
        counts.as_mut_ptr().cast() => *mut c_void, out => u64, 16 => usize
    ));
    assert_eq!(counts, values.map(u32::count_ones));
    call!(library.cuMemFree_v2(out => u64));
    call!(library.cuMemFree_v2(input => u64));
    call!(library.cuModuleUnload(module => Handle));
}
