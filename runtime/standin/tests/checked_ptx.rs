//! Modules in which `irc check` finds errors are refused, as a driver refuses them, unless the
//! environment asks for all that can be run.
//!
//! One test, because the functions of the driver are one set for the process.

#![allow(unsafe_code, reason = "the functions of the driver are foreign")]

use irc_driver::{codes, raw};
use std::ffi::CString;
use std::process::Command;
use std::ptr::null_mut;

const SWITCH: &str = "IRC_CHECK_PTX";

/// A module of `sm_75` with an instruction.
fn module(instruction: &str) -> CString {
    let text = format!(
        ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k() {{\n.reg .b16 h;\n\
         .reg .f32 f;\n.reg .b32 a, b;\nmov.b32 b, 1;\nmov.f32 f, 0f3F800000;\n{instruction}\n\
         ret;\n}}\n"
    );
    CString::new(text).expect("no byte is zero")
}

#[test]
fn modules_are_checked_unless_asked_not_to() {
    let is_checked = std::env::var(SWITCH).map_or(true, |value| value != "0");
    irc_cuda::install();
    // SAFETY: pointers are to places of the test's, and texts end with a zero.
    let load = |text: &CString| unsafe {
        let mut module = null_mut();
        raw::cuModuleLoadData(&mut module, text.as_ptr().cast())
    };
    // SAFETY: the place is of the test's.
    unsafe {
        let mut context = null_mut();
        assert_eq!(raw::cuInit(0), codes::SUCCESS);
        assert_eq!(raw::cuCtxCreate_v2(&mut context, 0, 0), codes::SUCCESS);
    }
    assert_eq!(load(&module("cvt.rn.f16.f32 h, f;")), codes::SUCCESS);
    for refused in ["cvt.f16.f32 h, f;", "redux.sync.add.s32 a, b, -1;"] {
        let want = if is_checked { codes::INVALID_PTX } else { codes::SUCCESS };
        assert_eq!(load(&module(refused)), want, "{refused}");
    }
    if is_checked {
        let test = std::env::current_exe().expect("the test is a file");
        let again = Command::new(test).env(SWITCH, "0").output().expect("it runs again");
        assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stdout));
    }
}
