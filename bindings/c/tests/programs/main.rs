//! Programs in C and C++ that use the library: built with warnings as errors, run as they are,
//! under valgrind and with gcc's address sanitizer, against the shared and the static library, and
//! as an installed package. Where a tool is missing, the test says `skipped:` and is counted.

mod generate;

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

const WARNINGS: &[&str] = &["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror"];
/// What the static library of a program in Rust needs.
const SYSTEM_LIBRARIES: &[&str] = &["-lpthread", "-ldl", "-lm"];
/// What valgrind's process ends with if it found something.
const FOUND: &str = "--error-exitcode=99";

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The folder that the library is installed in, from where cargo puts it: that of this test.
fn installed() -> &'static Path {
    static PREFIX: OnceLock<PathBuf> = OnceLock::new();
    PREFIX.get_or_init(|| {
        let test = std::env::current_exe().expect("this program has a path");
        let folder = test.parent().expect("it is in a folder");
        let prefix = scratch("prefix");
        succeed(Command::new("sh").arg(here().join("install.sh")).arg(&prefix).arg(folder));
        prefix
    })
}

/// A folder for what a test makes.
fn scratch(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder for temporary files can be written");
    folder
}

/// Says that a test is skipped, past what captures the output of tests.
fn skip(why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {why}");
}

/// Whether a tool runs; if not, the test is skipped.
fn has(tool: &str) -> bool {
    let runs = Command::new(tool).arg("--version").output().is_ok_and(|out| out.status.success());
    if !runs {
        skip(&format!("{tool} not found"));
    }
    runs
}

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

fn succeed(command: &mut Command) -> Output {
    let out = run(command);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let (stdout, stderr) = (text(&out.stdout), text(&out.stderr));
    assert!(out.status.success(), "{command:?}: {}\n{stdout}{stderr}", out.status);
    out
}

/// Builds a program.
fn build(compiler: &str, source: &Path, more: &[&OsStr], out: &Path) {
    let is_cpp = source.extension().is_some_and(|extension| extension == "cpp");
    let standard = if is_cpp { "-std=c++17" } else { "-std=c11" };
    let mut command = Command::new(compiler);
    command.arg(standard).args(WARNINGS).arg("-I").arg(installed().join("include"));
    command.arg("-I").arg(here().join("tests/programs")).arg(source).args(more);
    succeed(command.arg("-pthread").arg("-o").arg(out));
}

/// The arguments that link the shared library.
fn shared() -> Vec<String> {
    let folder = installed().join("lib").display().to_string();
    vec![format!("-L{folder}"), "-lirc".to_owned(), format!("-Wl,-rpath,{folder}")]
}

/// Builds a program of `tests/programs` with the shared library.
fn build_shared(compiler: &str, source: &str, more: &[&str], out: &Path) {
    let shared = shared();
    let all = more.iter().map(OsStr::new).chain(shared.iter().map(OsStr::new));
    build(compiler, &program(source), &all.collect::<Vec<_>>(), out);
}

/// A program of `tests/programs`.
fn program(source: &str) -> PathBuf {
    here().join("tests/programs").join(source)
}

/// The ptxas that `tools/setup.sh` has fetched, if it did.
fn ptxas() -> Option<PathBuf> {
    let path = here().join("../../.tools/ptxas-13.5/bin/ptxas");
    let found = path.canonicalize().ok();
    if found.is_none() {
        skip("ptxas not found");
    }
    found
}

#[test]
fn programs_in_c_do_what_they_say() {
    if !has("gcc") {
        return;
    }
    let folder = scratch("c");
    for name in ["compile", "build", "structs", "freed", "misuse", "threads"] {
        let program = folder.join(name);
        build_shared("gcc", &format!("{name}.c"), &[], &program);
        let ptxas = if name == "compile" { ptxas() } else { None };
        succeed(Command::new(&program).args(ptxas));
    }
}

/// Each function of the header that takes a handle is called with one that was freed.
#[test]
fn every_function_is_misused() {
    let read = |path: &str| fs::read_to_string(here().join(path)).expect("the file is there");
    let (header, misused) = (read("include/irc.h"), read("tests/programs/freed.c"));
    let handles = [
        "struct irc_module m",
        "struct irc_builder b",
        "struct irc_machine m",
        "struct irc_output o",
    ];
    let mut found = 0;
    for (at, _) in handles.iter().flat_map(|handle| header.match_indices(handle)) {
        let Some(before) = header[..at].strip_suffix('(') else { continue };
        let name = before.rsplit([' ', '*']).next().expect("a function has a name");
        assert!(misused.contains(&format!("{name}(")), "{name}");
        found += 1;
    }
    assert!(found > 60, "{found}");
}

/// The program that calls each function of the headers with each of its arguments wrong.
fn misuse_of_all(folder: &Path, more: &[&str]) -> PathBuf {
    let read = |name: &str| fs::read_to_string(here().join("include").join(name));
    let headers = ["irc.h", "irc_ops.h"].map(|name| read(name).expect("the header is there"));
    let (text, calls) = generate::program(&[&headers[0], &headers[1]]);
    assert!(calls > 1000, "{calls}");
    let (source, program) = (folder.join("misuse_of_all.c"), folder.join("misuse_of_all"));
    fs::write(&source, text).expect("the folder can be written");
    let shared = shared();
    let all = more.iter().map(OsStr::new).chain(shared.iter().map(OsStr::new));
    build("gcc", &source, &all.collect::<Vec<_>>(), &program);
    program
}

/// The prototypes are read: each exported function of the crate is among them.
#[test]
fn the_headers_are_read_completely() {
    let header = fs::read_to_string(here().join("include/irc.h")).expect("the header is there");
    let found = generate::functions(&header);
    let names: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
    let mut exported = 0;
    for file in fs::read_dir(here().join("src")).expect("the crate has sources") {
        let file = fs::read_to_string(file.expect("it can be read").path()).expect("it is text");
        for (_, rest) in
            file.match_indices("extern \"C\" fn ").map(|(at, _)| file.split_at(at + 14))
        {
            let name = rest.split('(').next().expect("there is a first part");
            assert!(names.contains(&name), "{name}");
            exported += 1;
        }
    }
    assert_eq!(exported, names.len());
    let op = found.iter().find(|(name, _)| name == "irc_op").expect("there is one");
    let params = ["irc_builder", "const char *", "const char *", "irc_type", "const irc_value *"];
    assert_eq!(op.1[..5], params);
}

#[test]
fn each_argument_of_each_function_may_be_wrong() {
    if !has("gcc") {
        return;
    }
    let program = misuse_of_all(&scratch("misuse_of_all"), &[]);
    succeed(&mut Command::new(program));
}

/// `irc-config` tells what `pkg-config` would, and where it is itself.
#[test]
fn the_config_program_tells_flags() {
    let (folder, prefix) = (scratch("config"), installed());
    let config = prefix.join("bin/irc-config");
    let ask = |words: &[&str]| {
        let out = succeed(Command::new(&config).args(words)).stdout;
        String::from_utf8(out).expect("it is text").trim_end().to_owned()
    };
    assert_eq!(ask(&["--version"]), env!("CARGO_PKG_VERSION"));
    assert_eq!(Path::new(&ask(&["--prefix"])), prefix.canonicalize().expect("it is there"));
    for wrong in [&[][..], &["--lib"][..]] {
        let out = run(Command::new(&config).args(wrong));
        assert!(!out.status.success() && out.stdout.is_empty());
        assert!(String::from_utf8_lossy(&out.stderr).contains("usage: irc-config"));
    }
    if !has("gcc") {
        return;
    }
    for (words, library) in
        [(&["--cflags", "--libs"], "shared"), (&["--cflags", "--static"], "static")]
    {
        let program = folder.join(library);
        let mut command = Command::new("gcc");
        command.arg(self::program("compile.c"));
        command.args(ask(words).split_whitespace()).arg("-o").arg(&program);
        succeed(&mut command);
        succeed(Command::new(program).env("LD_LIBRARY_PATH", prefix.join("lib")));
    }
}

/// Without a folder, `install.sh` builds what it installs. A stand-in for cargo looks at what is
/// asked for, and puts there what this test was built with.
#[cfg(unix)]
#[test]
fn what_is_installed_is_built_first() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, prefix) = (scratch("built"), scratch("built_prefix"));
    let test = std::env::current_exe().expect("this program has a path");
    let built = test.parent().expect("it is in a folder");
    let (cargo, target) = (folder.join("cargo"), folder.join("target"));
    let script = format!(
        "#!/bin/sh\n[ \"$*\" = 'build --locked --profile dist -p irc-c' ] || exit 3\n\
         mkdir -p '{0}/dist'\ncp '{1}'/libirc_c.* '{0}/dist'\n",
        target.display(),
        built.display()
    );
    fs::write(&cargo, script).expect("the folder can be written");
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).expect("it is ours");
    let install = |arguments: &[&Path]| {
        let mut command = Command::new("sh");
        command.arg(here().join("install.sh")).args(arguments);
        run(command.env("CARGO", &cargo).env("CARGO_TARGET_DIR", &target))
    };
    let usage = install(&[]);
    assert!(!usage.status.success());
    assert!(String::from_utf8_lossy(&usage.stderr).contains("install.sh PREFIX"));
    let out = install(&[&prefix]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    for file in ["lib/libirc.a", "include/irc.h", "bin/irc-config", "lib/pkgconfig/irc.pc"] {
        assert!(prefix.join(file).is_file(), "{file}");
    }
    fs::write(&cargo, "#!/bin/sh\nexit 101\n").expect("the folder can be written");
    assert!(!install(&[&prefix]).status.success(), "a build that fails ends it");
}

#[test]
fn the_header_is_cpp_too() {
    if !has("g++") {
        return;
    }
    let folder = scratch("cpp");
    for name in ["plus", "structs"] {
        let program = folder.join(name);
        build_shared("g++", &format!("{name}.cpp"), &[], &program);
        succeed(&mut Command::new(program));
    }
}

#[test]
fn the_static_library_needs_no_other() {
    if !has("gcc") {
        return;
    }
    let program = scratch("static").join("build");
    let library = installed().join("lib/libirc.a");
    let system = SYSTEM_LIBRARIES.iter().map(OsStr::new);
    let all: Vec<&OsStr> = std::iter::once(library.as_os_str()).chain(system).collect();
    build("gcc", &self::program("build.c"), &all, &program);
    succeed(&mut Command::new(program));
}

#[test]
fn valgrind_finds_no_error_and_no_leak() {
    if !has("gcc") || !has("valgrind") {
        return;
    }
    let folder = scratch("valgrind");
    for name in ["build", "structs", "freed", "misuse"] {
        let program = folder.join(name);
        build_shared("gcc", &format!("{name}.c"), &[], &program);
        let leaks = ["--leak-check=full", "--errors-for-leak-kinds=definite,indirect"];
        succeed(Command::new("valgrind").args(["-q", FOUND]).args(leaks).arg(program));
    }
    let all = misuse_of_all(&folder, &[]);
    succeed(Command::new("valgrind").args(["-q", FOUND]).arg(all));
}

#[test]
fn the_address_sanitizer_finds_nothing() {
    if !has("gcc") {
        return;
    }
    let folder = scratch("sanitizer");
    let empty = folder.join("empty.c");
    fs::write(&empty, "int main(void) { return 0; }\n").expect("the folder can be written");
    let mut command = Command::new("gcc");
    let built = run(command.arg("-fsanitize=address").arg(&empty).arg("-o").arg(folder.join("e")));
    if !built.status.success() || !run(&mut Command::new(folder.join("e"))).status.success() {
        skip("gcc's address sanitizer does not run");
        return;
    }
    for name in ["compile", "build", "structs", "freed", "misuse"] {
        let program = folder.join(name);
        build_shared("gcc", &format!("{name}.c"), &["-fsanitize=address", "-g"], &program);
        succeed(&mut Command::new(program));
    }
    succeed(&mut Command::new(misuse_of_all(&folder, &["-fsanitize=address", "-g"])));
}

/// The program of docs/c.md prints what stands there.
#[test]
fn the_guide_has_a_program_that_runs() {
    if !has("gcc") {
        return;
    }
    let guide = fs::read_to_string(here().join("../../docs/c.md")).expect("there is a guide");
    let part = |fence: &str| {
        let rest = guide.split_once(fence).expect("the guide has it").1;
        rest.split_once("```").expect("it ends").0.to_owned()
    };
    let folder = scratch("guide");
    let source = folder.join("guide.c");
    fs::write(&source, part("```c\n")).expect("the folder can be written");
    let (shared, program) = (shared(), folder.join("guide"));
    build("gcc", &source, &shared.iter().map(OsStr::new).collect::<Vec<_>>(), &program);
    let printed = succeed(&mut Command::new(&program)).stdout;
    assert_eq!(String::from_utf8_lossy(&printed), part("```console\n"));
}

/// What `install.sh` installs can be used through pkg-config.
#[test]
fn the_package_can_be_used() {
    if !has("gcc") || !has("pkg-config") {
        return;
    }
    let (folder, prefix) = (scratch("package"), installed());
    let mut query = Command::new("pkg-config");
    query.env("PKG_CONFIG_PATH", prefix.join("lib/pkgconfig"));
    let flags = succeed(query.args(["--cflags", "--libs", "irc"])).stdout;
    let flags = String::from_utf8(flags).expect("flags are text");
    let program = folder.join("compile");
    let mut command = Command::new("gcc");
    command.arg(self::program("compile.c")).args(flags.split_whitespace());
    succeed(command.arg("-o").arg(&program));
    succeed(Command::new(&program).env("LD_LIBRARY_PATH", prefix.join("lib")));
}

/// A project in C and C++ that finds the package, with the shared and the static library.
const PROJECT: &str = "\
cmake_minimum_required(VERSION 3.13)
project(use C CXX)
find_package(irc 0.1 REQUIRED)
add_executable(c compile.c)
target_link_libraries(c irc::irc)
add_executable(cpp plus.cpp)
target_link_libraries(cpp irc::irc)
add_executable(static compile.c)
target_link_libraries(static irc::static)
";

#[test]
fn cmake_finds_the_package() {
    let fetched = here().join("../../.tools/python/bin/cmake");
    let cmake = if fetched.exists() { fetched } else { PathBuf::from("cmake") };
    if !has("gcc") || !has("g++") || !has("make") || !has(&cmake.display().to_string()) {
        return;
    }
    let (folder, prefix) = (scratch("cmake"), installed());
    fs::write(folder.join("CMakeLists.txt"), PROJECT).expect("the folder can be written");
    for name in ["compile.c", "plus.cpp", "check.h"] {
        fs::copy(self::program(name), folder.join(name)).expect("the program is there");
    }
    let configure = |project: &str| {
        fs::write(folder.join("CMakeLists.txt"), project).expect("the folder can be written");
        let mut command = Command::new(&cmake);
        command.arg(format!("-DCMAKE_PREFIX_PATH={}", prefix.display()));
        run(command.arg("-S").arg(&folder).arg("-B").arg(folder.join("built")))
    };
    let newer = configure(&PROJECT.replace("irc 0.1", "irc 99"));
    let said = String::from_utf8_lossy(&newer.stderr).into_owned();
    assert!(!newer.status.success() && said.contains("requested version \"99\""), "{said}");
    let found = configure(PROJECT);
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    succeed(Command::new(&cmake).arg("--build").arg(folder.join("built")));
    for program in ["c", "cpp", "static"] {
        succeed(&mut Command::new(folder.join("built").join(program)));
    }
}
