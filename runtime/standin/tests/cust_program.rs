//! A program of `cust`, unchanged, on the stand-in: with no GPU and no driver.
//!
//! The program is linked against the shared library of this crate as it would be against the
//! driver's, and started where the library is found under the driver's name.
#![cfg(feature = "cuda")]
#![allow(clippy::unwrap_used, reason = "a test that fails may panic, helpers of tests too")]

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The folder of what this build made, where this test is in `deps`.
fn built() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.parent().and_then(Path::parent).unwrap().to_owned()
}

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(command: &mut Command) -> (Output, String, String) {
    let output = command.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    (output, out, err)
}

#[test]
fn a_program_of_cust_runs_unchanged() {
    let path = std::env::temp_dir().join(format!("irc-standin-{}", std::process::id()));
    fs::create_dir_all(&path).unwrap();
    let folder = Folder(path);
    let library = folder.0.join("libcuda.so.1");
    std::os::unix::fs::symlink(built().join("deps/libirc_cuda.so"), &library).unwrap();
    let mut link = OsString::from("link-arg=");
    link.push(&library);
    // What was built with this test is there already, so only the program is compiled.
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(env!("CARGO_MANIFEST_DIR"));
    cargo.args(["rustc", "--offline", "--example", "cust_program", "--features", "program"]);
    cargo.arg("--target-dir").arg(built().parent().unwrap());
    if built().ends_with("release") {
        cargo.arg("--release");
    }
    let (built_program, _, err) = run(cargo.arg("--").arg("-C").arg(link));
    assert!(built_program.status.success(), "{err}");
    let program = built().join("examples").join("cust_program");
    let (output, out, err) = run(Command::new(&program).env("LD_LIBRARY_PATH", &folder.0));
    assert!(output.status.success(), "{out}{err}");
    let said: Vec<&str> = out.lines().collect();
    let want = [
        "device: irc simulator of 1",
        "sums: right",
        "managed: 15 114 19",
        "after the fault: Err(IllegalAddress)",
        "and again: the same",
    ];
    assert_eq!(said, want);
    assert!(err.contains("out-of-bounds") && err.contains("in kernel axpy"), "{err}");
}

#[test]
fn cust_runs_in_this_process_too() {
    irc_cuda::install();
    let device = irc_runtime::cuda::CudaDevice::new(0).unwrap();
    drive(device).unwrap();
}

/// The device of the feature `cuda`, on functions that are the simulator's.
fn drive(
    mut device: irc_runtime::cuda::CudaDevice,
) -> Result<(), irc_runtime::device::DeviceError> {
    use irc_runtime::device::{Device, DeviceError, FaultKind, Image, LaunchConfig};
    assert_eq!(device.info().name, "irc simulator");
    let ptx = "\
.version 8.0
.target sm_90
.address_size 64
.extern .shared .align 4 .b8 dynamic[];
.visible .entry ranks(.param .u64 p)
{
    .reg .b32 %r<8>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    mov.u32 %r1, %ctaid.x;
    mov.u32 %r2, %cluster_ctarank;
    mov.u32 %r3, dynamic;
    st.shared.u32 [%r3+102396], %r2;
    ld.shared.u32 %r4, [%r3+102396];
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd3, %rd1, %rd2;
    st.global.u32 [%rd3], %r4;
    ret;
}
";
    let Err(DeviceError::Rejected(messages)) = device.load(Image::Ptx(&ptx.replace("mul", "mull")))
    else {
        panic!("`mull` is no instruction")
    };
    assert!(messages.iter().any(|message| message.line == Some(15)), "{messages:?}");
    let empty = ".version 8.0\n.target sm_90\n.visible .entry nothing() { ret; }\n";
    let empty = device.load(Image::Ptx(empty))?.module;
    let nothing = device.kernel(empty, "nothing")?;
    assert_eq!(nothing.params.as_deref(), Some(&[][..]));
    device.launch(nothing.id, &LaunchConfig::new([1; 3], [1; 3]), &[])?;
    device.unload(empty)?;
    let module = device.load(Image::Ptx(ptx))?.module;
    let kernel = device.kernel(module, "ranks")?;
    let buffer = device.alloc(16)?;
    let (grid, block) = ([4, 1, 1], [1, 1, 1]);
    let config = LaunchConfig::new(grid, block).with_cluster([2, 1, 1]);
    let config = config.with_dynamic_shared(100 << 10);
    device.launch(kernel.id, &config, &[&buffer.to_le_bytes()])?;
    device.synchronize()?;
    let mut bytes = [0; 16];
    device.read(buffer, &mut bytes)?;
    assert_eq!(bytes, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
    let little = config.with_dynamic_shared(64 << 10);
    device.launch(kernel.id, &little, &[&buffer.to_le_bytes()])?;
    let Err(DeviceError::Faults(faults)) = device.synchronize() else {
        panic!("the word is not there")
    };
    assert_eq!((faults[0].kind, faults[0].kernel.as_str()), (FaultKind::OutOfBounds, "ranks"));
    Ok(())
}
