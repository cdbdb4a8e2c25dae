//! Several inputs become one image, which is loaded and run on the simulator.
//!
//! One test, because the functions of the driver are one set for the process.

#![allow(unsafe_code, reason = "the functions of the driver are foreign")]

use irc_driver::{codes, raw};
use std::ffi::{CStr, CString, c_int, c_uint, c_void};
use std::ptr::{null_mut, without_provenance_mut};

const CALLER: &CStr = c".version 7.0\n.target sm_75\n.address_size 64\n\
    .extern .func (.param .b32 r) f(.param .b32 x);\n\
    .visible .entry k(.param .u64 p)\n{ .reg .b64 %rd<2>; .reg .b32 %r<3>;\n\
    ld.param.u64 %rd1, [p]; ld.global.u32 %r1, [%rd1];\n\
    { .param .b32 a; .param .b32 b; st.param.b32 [a], %r1; call (b), f, (a);\n\
    ld.param.b32 %r2, [b]; }\nst.global.u32 [%rd1], %r2; ret; }\n";
const CALLEE: &CStr = c".version 7.0\n.target sm_75\n.address_size 64\n\
    .visible .global .align 4 .u32 step = 5;\n\
    .visible .func (.param .b32 r) f(.param .b32 x)\n{ .reg .b32 %r<4>;\n\
    ld.param.b32 %r1, [x]; ld.global.u32 %r2, [step]; add.u32 %r3, %r1, %r2;\n\
    st.param.b32 [r], %r3; ret; }\n";
/// `CU_JIT_INPUT_PTX`.
const PTX: c_uint = 1;

#[track_caller]
fn ok(code: c_int) {
    assert_eq!(code, codes::SUCCESS);
}

/// Adds a text to a link.
fn add(link: *mut c_void, text: &CStr) -> c_int {
    let (data, size) = (text.as_ptr().cast_mut().cast(), text.count_bytes() + 1);
    // SAFETY: the text has that many bytes, and nothing else is passed.
    unsafe {
        raw::cuLinkAddData_v2(link, PTX, data, size, c"x.ptx".as_ptr(), 0, null_mut(), null_mut())
    }
}

/// Links texts with a log of errors; the link and what completing it returns.
fn linked(texts: &[&CStr], log: &mut [u8]) -> (*mut c_void, c_int, *mut c_void) {
    let (mut link, mut image, mut size) = (null_mut(), null_mut(), 0);
    // The buffer of the log of errors, and its size.
    let mut options: [c_uint; 2] = [5, 6];
    let mut values = [log.as_mut_ptr().cast(), without_provenance_mut(log.len())];
    // SAFETY: all places are of the test's; the driver writes to `values` while they are here.
    unsafe {
        ok(raw::cuLinkCreate_v2(2, options.as_mut_ptr(), values.as_mut_ptr(), &mut link));
        texts.iter().for_each(|text| ok(add(link, text)));
        let code = raw::cuLinkComplete(link, &mut image, &mut size);
        (link, code, image)
    }
}

#[test]
fn several_inputs_become_one_image() {
    irc_cuda::install();
    // SAFETY: pointers are to places of the test's, and texts end with a zero.
    unsafe {
        let (mut context, mut module, mut kernel) = (null_mut(), null_mut(), null_mut());
        ok(raw::cuInit(0));
        ok(raw::cuCtxCreate_v2(&mut context, 0, 0));
        let mut log = [0u8; 512];
        let (link, code, image) = linked(&[CALLER, CALLEE], &mut log);
        ok(code);
        ok(raw::cuModuleLoadData(&mut module, image));
        assert_eq!(add(link, CALLEE), codes::INVALID_HANDLE);
        ok(raw::cuLinkDestroy(link));
        assert_ne!(raw::cuLinkDestroy(link), codes::SUCCESS);
        ok(raw::cuModuleGetFunction(&mut kernel, module, c"k".as_ptr()));
        let mut memory = 0;
        ok(raw::cuMemAlloc_v2(&mut memory, 4));
        ok(raw::cuMemcpyHtoD_v2(memory, [7u32].as_ptr().cast(), 4));
        let mut args = [(&raw mut memory).cast::<c_void>()];
        let params = args.as_mut_ptr();
        ok(raw::cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, null_mut(), params, null_mut()));
        let mut result = [0u32];
        ok(raw::cuMemcpyDtoH_v2(result.as_mut_ptr().cast(), memory, 4));
        assert_eq!(result, [12]);
        // What does not fit is told in the log.
        let other = CALLEE.to_string_lossy().replace("b32 x)", "b64 x)");
        let other = CString::new(other).expect("no byte is zero");
        let (link, code, _) = linked(&[CALLER, &other], &mut log);
        assert_eq!(code, codes::INVALID_PTX);
        let told = CStr::from_bytes_until_nul(&log).expect("it ends").to_string_lossy();
        assert!(told.starts_with("`f` has different prototypes\n  x.ptx:4: .extern"), "{told}");
        assert!(told.contains("x.ptx:5: .visible .func"), "{told}");
        // Only PTX is linked, and a file that is not there is not.
        let elf = c"\x7fELF\x02\x01";
        assert_eq!(add(link, elf), codes::NO_BINARY_FOR_GPU);
        let nowhere = c"/nowhere/at/all.ptx".as_ptr();
        let code = raw::cuLinkAddFile_v2(link, PTX, nowhere, 0, null_mut(), null_mut());
        assert_eq!(code, codes::FILE_NOT_FOUND);
    }
}
