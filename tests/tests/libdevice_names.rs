//! Every name of libdevice is a function of irc, or refused with the reason: the names that
//! `tests/libdevice/names.txt` lists.

use irc::{OptLevel, Options, compile};
use irc_ptx::target::Target;
use std::fmt::Write as _;
use std::path::Path;

const LANES: usize = 32;
/// Bytes of results of a lane: of the function, and of up to two pointers.
const ROOM: usize = 24;
/// What has no counterpart.
const REFUSED: [&str; 4] = ["__nv_norm", "__nv_normf", "__nv_rnorm", "__nv_rnormf"];

/// A function: its name, its result and its operands.
struct Declared {
    name: String,
    result: String,
    params: Vec<String>,
}

fn declared() -> Vec<Declared> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("libdevice/names.txt");
    let text = std::fs::read_to_string(path).expect("the list of names");
    let one = |line: &str| {
        let (result, rest) = line.split_once(" @").expect("a result");
        let (name, params) = rest.trim_end_matches(')').split_once('(').expect("operands");
        let params = params.split(", ").map(str::to_owned).collect();
        Declared { name: name.to_owned(), result: result.to_owned(), params }
    };
    text.lines().filter(|line| !line.starts_with('#')).map(one).collect()
}

/// A kernel that calls a function: `(in of each type, out)`.
fn kernel(text: &mut String, f: &Declared) {
    let (name, result) = (&f.name, &f.result);
    let mut args = Vec::new();
    let mut code = String::new();
    let mut pointers = 0;
    for (index, ty) in f.params.iter().enumerate() {
        if ty == "ptr" {
            pointers += 1;
            let at = 8 * pointers;
            let _ = writeln!(code, "  %q{index} = getelementptr i8, ptr %o, i32 {at}");
            args.push(format!("ptr %q{index}"));
            continue;
        }
        let from = match ty.as_str() {
            "float" => "f",
            "double" => "d",
            "i64" => "l",
            "i16" => "s",
            _ => "i",
        };
        let first = index * LANES;
        let _ = write!(
            code,
            "  %n{index} = add i32 %lane, {first}\n  \
             %p{index} = getelementptr {ty}, ptr %{from}, i32 %n{index}\n  \
             %v{index} = load {ty}, ptr %p{index}\n"
        );
        args.push(format!("{ty} %v{index}"));
    }
    let args = args.join(", ");
    let call = match result.as_str() {
        "void" => format!("  call void @{name}({args})\n"),
        _ => format!("  %r = call {result} @{name}({args})\n  store {result} %r, ptr %o\n"),
    };
    let params = f.params.join(", ");
    let _ = write!(
        text,
        "declare {result} @{name}({params})\n\
         define ptx_kernel void @k{name}(ptr %f, ptr %d, ptr %i, ptr %l, ptr %s, ptr %out) {{\n  \
         %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
         %at = mul i32 %lane, {ROOM}\n  %o = getelementptr i8, ptr %out, i32 %at\n\
         {code}{call}  ret void\n}}\n"
    );
}

fn module(f: &Declared) -> String {
    let mut text = "target triple = \"nvptx64-nvidia-cuda\"\n\
                    declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        .to_owned();
    kernel(&mut text, f);
    text
}

fn ptx(text: &str) -> Result<String, String> {
    let options = irc_llvm::Options::default().with_cpu("sm_80");
    let module = irc_llvm::read_with(text.as_bytes(), &options)
        .map_err(|e| e[0].diagnostic.message.clone())?;
    let target: Target = "sm_80".parse().expect("a target");
    let options = Options::default().with_level(OptLevel::O1);
    Ok(compile(&module, &target, &options).map_err(|e| e[0].to_string())?.text)
}

#[test]
fn every_name_of_libdevice_is_known_or_refused_with_a_reason() {
    let all = declared();
    assert_eq!(all.len(), 349, "the names of libdevice");
    for f in &all {
        let found = ptx(&module(f));
        match REFUSED.contains(&f.name.as_str()) {
            true => {
                let error = found.expect_err("it is refused");
                assert!(error.contains("reads an array of any length"), "{error}");
            }
            false => drop(found.unwrap_or_else(|error| panic!("{}: {error}", f.name))),
        }
    }
}
