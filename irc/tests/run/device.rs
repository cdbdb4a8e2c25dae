//! `irc run --device cuda` with a library in place of the driver's.

use super::{Folder, Run, finish};
use std::path::Path;
use std::process::Command;

/// Runs a program on the device of the library.
fn run_on_device(name: &str, text: &str, args: &[&str]) -> Run {
    let folder = Folder::new(&format!("device-{}", name.replace('.', "-")));
    let test = std::env::current_exe().unwrap();
    let library = test.parent().unwrap_or(Path::new(".")).join("libirc_cuda.so");
    assert!(library.exists(), "{} is built with this test", library.display());
    std::os::unix::fs::symlink(&library, folder.path("libcuda.so.1")).unwrap();
    let file = folder.file(name, text);
    let mut command = Command::new(env!("CARGO_BIN_EXE_irc"));
    command.env("LD_LIBRARY_PATH", &folder.0).args(["run", &file, "--device", "cuda"]).args(args);
    let mut run = finish(command, "");
    run.stderr = run.stderr.replace(&format!("{}/", folder.0.display()), "");
    run
}

/// The library does not do the last instruction.
const KERNEL: &str = "\
kernel @k(%p: ptr.global) {
entry:
  store.i32 7, %p
  ptx.wgmma.fence.sync.aligned
  ret
}
";

#[test]
fn kernels_run() {
    let text = KERNEL.replace("  ptx.wgmma.fence.sync.aligned\n", "");
    let args = ["--target", "sm_70", "--print", "0", "--", "s32[1]=zero"];
    let run = run_on_device("fine.ir", &text, &args);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert!(run.stdout.contains("0: 7"), "{}", run.stdout);
}

#[test]
fn what_the_compiler_of_the_driver_says_has_lines_of_the_source() {
    let args = ["--target", "sm_90a", "--", "s32[1]=zero"];
    let run = run_on_device("k.ir", KERNEL, &args);
    assert_eq!(run.status, Some(1), "{}", run.stderr);
    let head = "error[R0201]: not simulated: `wgmma.fence.sync.aligned` in `k` (PTX line ";
    assert!(run.stderr.contains(head), "{}", run.stderr);
    assert!(run.stderr.contains("4 |   ptx.wgmma.fence.sync.aligned"), "{}", run.stderr);
    let run = run_on_device("json.ir", KERNEL, &[&["--format", "json"], &args[..]].concat());
    assert!(run.stdout.contains("\"line\":4,\"column\":3"), "{}{}", run.stdout, run.stderr);
    let toy = "kernel k(p: &global mut [i32]) {\n    p[0] = 7;\n    \
               ptx!(() -> () \"wgmma.fence.sync.aligned;\");\n}\n";
    let run = run_on_device("k.toy", toy, &args);
    assert!(run.stderr.contains("--> k.toy:3:5\n"), "{}", run.stderr);
    let ptx = ".version 8.0\n.target sm_90a\n.address_size 64\n.entry k(.param .u64 p) {\n\
               wgmma.fence.sync.aligned;\nret; }\n";
    let run = run_on_device("k.ptx", ptx, &args[2..]);
    assert!(run.stderr.contains("--> k.ptx:5:1\n"), "{}", run.stderr);
}
