//! Toy programs through the command: compiled, checked and run, with their own lines in whatever is
//! said.

use crate::{Folder, Run, finish};
use std::process::Command;

const LIBRARY: &str = "fn double(x: u32) -> u32 {\n    x * 2\n}\n\n\
    fn put(p: *global mut u32, x: u32) {\n    *p = x;\n}\n";
const PROGRAM: &str = "import \"lib/numbers.toy\";\n\n\
    kernel k(out: &global mut [u32], n: u32) {\n    \
    put(offset(out.ptr, n), double(n));\n}\n";

/// A folder with a program and what it imports.
fn project(name: &str) -> Folder {
    let folder = Folder::new(name);
    std::fs::create_dir(folder.0.join("lib")).unwrap();
    folder.file("lib/numbers.toy", LIBRARY);
    folder.file("main.toy", PROGRAM);
    folder
}

fn irc(folder: &Folder, args: &[&str], stdin: &str) -> Run {
    let mut irc = Command::new(env!("CARGO_BIN_EXE_irc"));
    irc.args(args).current_dir(&folder.0).env("IRC_CACHE", "off");
    finish(irc, stdin)
}

#[test]
fn programs_become_ir_and_ptx_at_every_level() {
    let folder = project("toy-emit");
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ptx = irc(&folder, &["main.toy", level, "--target", "sm_90"], "");
        assert_eq!((ptx.status, ptx.stderr.as_str()), (Some(0), ""));
        assert!(ptx.stdout.contains(".entry k(") && ptx.stdout.contains(".target sm_90"));
        // Lines of both files are there.
        assert!(ptx.stdout.contains("\"main.toy\"") && ptx.stdout.contains("numbers.toy\""));
    }
    let ir = irc(&folder, &["main.toy", "--emit-ir"], "");
    assert!(ir.stdout.contains("kernel @k(%out: ptr.global"), "{}", ir.stdout);
    let graph = irc(&folder, &["main.toy", "--emit-cfg"], "");
    assert!(graph.stdout.starts_with("digraph"), "{}", graph.stdout);
    let ir = irc(&folder, &["-", "--language", "toy", "--emit-ir"], "kernel k() {}");
    assert_eq!(ir.status, Some(0), "{}", ir.stderr);
}

#[test]
fn checks_of_indices_are_left_out_where_one_says() {
    let folder = Folder::new("toy-unchecked");
    folder.file("k.toy", "kernel k(x: &global mut [u32], i: u32) {\n    x[i] = 1;\n}\n");
    let [checked, unchecked] = [&["k.toy"][..], &["k.toy", "--unchecked"]]
        .map(|args| irc(&folder, args, "").stdout.contains("__assertfail"));
    assert!(checked && !unchecked);
    let args = ["run", "k.toy", "--", "u32[2]=zero", "u32:2"];
    let asserted = irc(&folder, &args, "");
    assert_eq!(asserted.status, Some(1));
    assert!(asserted.stderr.contains("k.toy:2 "), "{}", asserted.stderr);
    assert_eq!(asserted.stdout, "the index is 2, the length is 2\n");
    let args = ["run", "k.toy", "--unchecked", "--", "u32[2]=zero", "u32:2"];
    let found = irc(&folder, &args, "");
    assert!(found.stderr.contains(" --> k.toy:2 (PTX line "), "{}", found.stderr);
    assert!(found.stderr.contains("error[R0101]: out-of-bounds: "), "{}", found.stderr);
}

#[test]
fn faults_have_the_lines_of_the_file_that_they_are_in() {
    let folder = project("toy-faults");
    for level in ["-O0", "-O1"] {
        let good = ["run", "main.toy", level, "--print", "0", "--", "u32[4]=zero", "u32:3"];
        let good = irc(&folder, &good, "");
        assert_eq!(good.stdout, "argument 0, u32[4]:\n  0: 0 0 0 6\n", "{}", good.stderr);
        let bad = ["run", "main.toy", level, "--format", "json", "--", "u32[4]=zero", "u32:4"];
        let bad = irc(&folder, &bad, "");
        assert_eq!(bad.status, Some(1));
        for part in ["\"kind\":\"out-of-bounds\"", "numbers.toy\",\"source_line\":6,"] {
            assert!(bad.stdout.contains(part), "{part} in {}", bad.stdout);
        }
    }
}

#[test]
fn what_is_wrong_is_told_for_people_and_for_tools() {
    let folder = project("toy-wrong");
    folder.file("lib/numbers.toy", LIBRARY.replace("x * 2", "x * 2.0"));
    for args in [&["check", "main.toy"][..], &["main.toy"], &["run", "main.toy"]] {
        let told = irc(&folder, args, "");
        assert_eq!((told.status, told.stdout.as_str()), (Some(1), ""), "{args:?}");
        assert!(told.stderr.contains("error[T0301]: "), "{}", told.stderr);
        assert!(told.stderr.contains("numbers.toy:2:9\n"), "{}", told.stderr);
    }
    let json = irc(&folder, &["check", "main.toy", "--format", "json"], "");
    let line = json.stdout.lines().nth(1).unwrap();
    assert!(line.contains("numbers.toy\",\"line\":2,\"column\":9,"), "{line}");
    assert!(line.contains("\"severity\":\"error\",\"code\":\"T0301\""), "{line}");
    folder.file("main.toy", "import \"nothing.toy\";\n");
    let missing = irc(&folder, &["main.toy"], "");
    assert_eq!(missing.status, Some(1));
    assert!(missing.stderr.contains("nothing.toy"), "{}", missing.stderr);
    let formatted = irc(&folder, &["fmt", "main.toy"], "");
    assert_eq!(formatted.status, Some(1));
    assert!(formatted.stderr.contains("toy programs cannot be formatted"));
}

/// Refuses the instruction that stores.
#[cfg(unix)]
const PTXAS: &str = "#!/bin/sh\n\
    case \"$*\" in *--version*) echo 'ptxas: Cuda, release 13.5, V13.5.1'; exit 0;; esac\n\
    for arg in \"$@\"; do case \"$arg\" in *.ptx) file=$arg;; esac; done\n\
    line=$(grep -n 'st.global' \"$file\" | head -n 1 | cut -d: -f1)\n\
    echo \"ptxas $file, line $line; error   : no stores today\" >&2\n\
    exit 255\n";

#[cfg(unix)]
#[test]
fn complaints_of_ptxas_have_the_lines_of_the_program() {
    use std::os::unix::fs::PermissionsExt;
    let folder = project("toy-ptxas");
    let ptxas = folder.file("ptxas", PTXAS);
    std::fs::set_permissions(&ptxas, std::fs::Permissions::from_mode(0o755)).unwrap();
    let args = ["main.toy", "--emit-cubin", "--ptxas", &ptxas, "-o", "out.cubin"];
    let told = irc(&folder, &args, "");
    assert_eq!(told.status, Some(1));
    assert!(told.stderr.contains("numbers.toy:6:"), "{}", told.stderr);
    assert!(told.stderr.contains("error[C0401]: ptxas: no stores today"), "{}", told.stderr);
    assert!(!folder.0.join("out.cubin").exists());
}
