//! Bitcode gives the same PTX as the text that it was made of.
//!
//! `tools/record-bitcode.sh` makes the recorded files of `golden/llvm-bitcode` from recordings of
//! text in `golden/llvm`, for places without LLVM, and `tools/record-debug.sh` those of
//! `golden/debug`; where `llvm-as` is found, all recordings are compared. What debuggers are told
//! is compared, too.

use irc::{DebugInfo, OptLevel, Options, compile};
use irc_ptx::target::Target;
use irc_tests::foreign;
use irc_tests::foreign::recording::target_of;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The PTX of a module with all that debuggers are told, or its first error.
fn ptx(bytes: &[u8], target: &Target, level: OptLevel) -> Result<String, String> {
    let options = irc_llvm::Options::default().with_debug(true);
    let module = irc_llvm::read_with(bytes, &options).map_err(|errors| {
        let error = &errors[0].diagnostic;
        format!("{}: {} ({})", error.code, error.message, error.notes.join("; "))
    })?;
    let options = Options::default().with_level(level).with_debug(DebugInfo::Full);
    compile(&module, target, &options).map(|ptx| ptx.text).map_err(|errors| errors[0].to_string())
}

/// Whether errors are the same but for their places.
fn is_same(want: &str, found: &str) -> bool {
    let message = |text: &str| text.split(" (").next().unwrap_or_default().to_owned();
    message(want) == message(found)
}

/// How often bitcode and its text gave the same PTX, or what differs.
fn compare(name: &str, text: &str, bitcode: &[u8]) -> Result<usize, String> {
    // Some compilers leave the target to whoever compiles further.
    let newest = || "sm_90".parse().expect("a known target");
    let has_target = text.contains("\"target-cpu\"=\"sm");
    let (target, mut equal) = (if has_target { target_of(text) } else { newest() }, 0);
    for level in [OptLevel::O0, OptLevel::O2] {
        let (want, found) = (ptx(text.as_bytes(), &target, level), ptx(bitcode, &target, level));
        match (want, found) {
            (Ok(want), Ok(found)) if want == found => equal += 1,
            (Ok(want), Ok(found)) => {
                let mut lines = want.lines().zip(found.lines());
                let line = lines.find(|(want, found)| want != found);
                return Err(format!("{name} {level:?}: {line:?}"));
            }
            // What neither is compiled.
            (Err(want), Err(found)) if is_same(&want, &found) => {}
            (want, found) => {
                return Err(format!("{name} {level:?}: {:?} but {:?}", want.err(), found.err()));
            }
        }
    }
    Ok(equal)
}

/// The recorded files: name, text and bitcode.
fn recorded() -> Vec<(String, String, Vec<u8>)> {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let folders = ["llvm-bitcode", "debug"].map(|folder| golden.join(folder));
    let entries = folders.iter().flat_map(|folder| folder.read_dir().expect("it is there"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|kind| kind == "bc")).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
        let bitcode = std::fs::read(&path).expect("a file");
        let texts = ["llvm-bitcode", "llvm", "debug"].map(|folder| golden.join(folder));
        let mut texts = texts.iter().map(|folder| folder.join(format!("{name}.ll")));
        let text = texts.find_map(|path| std::fs::read_to_string(path).ok());
        let text = text.unwrap_or_else(|| panic!("there is a text {name}.ll"));
        (name, text, bitcode)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn recorded_bitcode_is_its_text() {
    let files = recorded();
    assert!(files.len() >= 13, "{} files", files.len());
    let problems = foreign::on_two_threads(&files, |(name, text, bitcode)| {
        let equal = compare(name, text, bitcode);
        vec![equal.and_then(|equal| if equal == 2 { Ok(()) } else { Err(name.clone()) })]
    });
    let problems: Vec<String> = problems.into_iter().filter_map(Result::err).collect();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn a_wrapper_is_passed() {
    let files = recorded();
    let (name, _, bitcode) = &files[0];
    let mut wrapped: Vec<u8> = Vec::new();
    for word in [0x0b17_c0de, 0, 20, bitcode.len() as u32, 7] {
        wrapped.extend(u32::to_le_bytes(word));
    }
    wrapped.extend(bitcode);
    wrapped.extend([0; 12]);
    let module = irc_llvm::read(&wrapped).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    let plain = irc_llvm::read(bitcode).expect("bitcode");
    assert_eq!(module.to_string(), plain.to_string());
}

/// The assembler of LLVM, if there is one.
fn llvm_as() -> Option<PathBuf> {
    let places = ["/usr/lib/llvm-22/bin/llvm-as", "/usr/bin/llvm-as-22"];
    let found = places.map(PathBuf::from).into_iter().find(|path| path.exists());
    if found.is_none() {
        irc_tests::say_skipped("llvm-as of LLVM 22 not found");
    }
    found
}

fn assembled(tool: &Path, text: &str) -> Result<Vec<u8>, String> {
    let mut child = Command::new(tool)
        .args(["-", "-o", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())?;
    let mut input = child.stdin.take().expect("it is piped");
    let text = text.to_owned();
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    writer.join().expect("no panic").map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err("llvm-as refuses it".to_owned()),
    }
}

#[test]
fn bitcode_of_all_recordings_is_its_text() {
    let Some(tool) = llvm_as() else { return };
    let texts = ["llvm", "llvm-semantics", "llvm-rustc", "debug/cuda"];
    let texts = texts.into_iter().flat_map(foreign::recorded);
    let texts: Vec<(String, String)> = texts.collect();
    let results = foreign::on_two_threads(&texts, |(name, text)| {
        let bitcode = assembled(&tool, text).map_err(|error| format!("{name}: {error}"));
        vec![bitcode.and_then(|bitcode| compare(name, text, &bitcode))]
    });
    let problems: Vec<&String> =
        results.iter().filter_map(|result| result.as_ref().err()).collect();
    assert!(problems.is_empty(), "{problems:#?}");
    let equal: usize = results.iter().flatten().sum();
    println!("{} files, {equal} times the same PTX", texts.len());
    assert!(equal >= 400, "{equal}");
}

/// Names that debuggers cannot be told are refused in both forms.
#[test]
fn bad_names_are_refused_as_in_text() {
    let Some(tool) = llvm_as() else { return };
    let long = "n".repeat((64 << 10) + 1);
    for (name, message) in [(&*long, "of more than 64 KiB"), ("\\F6", "that is not UTF-8")] {
        let text = format!(
            "!named = !{{!0}}\n!0 = !DIBasicType(name: \"{name}\", size: 32, \
             encoding: DW_ATE_signed)\n"
        );
        let bitcode = assembled(&tool, &text).expect("LLVM takes it");
        for bytes in [text.as_bytes(), &bitcode] {
            let errors = irc_llvm::read_with(bytes, &irc_llvm::Options::default().with_debug(true));
            let error = errors.expect_err("debuggers cannot be told").remove(0).diagnostic;
            assert_eq!(error.code, "L0209");
            assert!(error.message.ends_with(message), "{}", error.message);
        }
    }
}
