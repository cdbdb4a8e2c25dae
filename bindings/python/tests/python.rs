//! The package in Python: its tests by pytest, the examples of its documentation, and its tutorial,
//! whose cells are run. Where Python, NumPy or pytest is missing, the test says `skipped:` and is
//! counted.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Says that a test is skipped, past what captures the output of tests.
fn skip(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// A Python with NumPy and pytest: that of `tools/setup.sh --python`, else the first one.
fn python() -> Option<PathBuf> {
    python_with("numpy, pytest")
}

/// A Python with these modules.
fn python_with(modules: &str) -> Option<PathBuf> {
    let own = here().join("../../.tools/python/bin/python");
    let found = [own, PathBuf::from("python3"), PathBuf::from("python")].into_iter().find(|path| {
        let check = Command::new(path).args(["-c", &format!("import {modules}")]).output();
        check.is_ok_and(|out| out.status.success())
    });
    if found.is_none() {
        skip(&format!("no Python with {modules} (tools/setup.sh --python makes one)"));
    }
    found
}

/// A folder with the package as it is installed: its files, and the module that cargo has built.
fn package(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    let inside = folder.join("irc_compiler");
    fs::create_dir_all(&inside).expect("the folder for temporary files can be written");
    for entry in fs::read_dir(here().join("python/irc_compiler")).expect("the package is there") {
        let path = entry.expect("a file of the package").path();
        if path.is_file() {
            let name = path.file_name().expect("it has a name");
            fs::copy(&path, inside.join(name)).expect("the folder can be written");
        }
    }
    let program = std::env::current_exe().expect("this program has a path");
    let built = program.parent().expect("it is in a folder");
    let endings =
        [("libirc_python.so", "so"), ("libirc_python.dylib", "so"), ("irc_python.dll", "pyd")];
    let found = endings.iter().find(|(name, _)| built.join(name).exists());
    let (name, ending) = found.expect("cargo has built the module");
    let to = inside.join(format!("_native.abi3.{ending}"));
    fs::copy(built.join(name), to).expect("the folder can be written");
    folder
}

/// Runs Python on the package.
fn run(test: &str, args: &[&str]) {
    let Some(python) = python() else { return };
    let folder = package(test);
    // What a program finds in place of the driver's library.
    let driver = folder.join("driver");
    fs::create_dir_all(&driver).expect("the folder can be written");
    let program = std::env::current_exe().expect("this program has a path");
    let standin = program.with_file_name("libirc_cuda.so");
    if standin.exists() {
        fs::copy(standin, driver.join("libcuda.so.1")).expect("the folder can be written");
    } else {
        skip("no library in place of the driver's");
    }
    let out = Command::new(python)
        .args(args)
        .env("IRC_TEST_DRIVER", &driver)
        .current_dir(here())
        .env("PYTHONPATH", &folder)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .expect("Python was found");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let shown = format!("{}{}", text(&out.stdout), text(&out.stderr));
    assert!(out.status.success(), "{shown}");
}

#[test]
fn pytest_passes() {
    run("pytest", &["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]);
}

#[test]
fn the_documentation_and_the_tutorial_run() {
    run("documentation", &["tests/documentation.py", "../../docs/python.md"]);
}

/// The package is typed: mypy finds nothing at its strictest, and what the stubs say of the native
/// module is what it has. A program that uses the package wrongly is found.
#[test]
fn the_types_are_right() {
    let Some(python) = python_with("mypy") else { return };
    let folder = package("types");
    let mypy = |module: &str, args: &[&str]| {
        let mut command = Command::new(&python);
        command.args(["-m", module]).args(args).current_dir(&folder);
        command.env("MYPYPATH", &folder).env("PYTHONPATH", &folder);
        let out = command.env("PYTHONDONTWRITEBYTECODE", "1").output().expect("Python was found");
        (out.status.success(), String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let (clean, said) = mypy("mypy", &["--strict", "irc_compiler"]);
    assert!(clean, "{said}");
    let (clean, said) = mypy("mypy.stubtest", &["irc_compiler._native"]);
    assert!(clean, "{said}");
    let program = "import irc_compiler as irc\n\
                   text: str = irc.compile(\"\")\n\
                   data: bytes = irc.compile(\"\", emit=\"cubin\")\n\
                   text = irc.compile(3)\n";
    fs::write(folder.join("program.py"), program).expect("the folder can be written");
    let (clean, said) = mypy("mypy", &["--strict", "program.py"]);
    let errors: Vec<&str> = said.lines().filter(|line| line.contains("error:")).collect();
    assert!(!clean && !errors.is_empty(), "{said}");
    assert!(errors.iter().all(|line| line.starts_with("program.py:4:")), "{said}");
}
