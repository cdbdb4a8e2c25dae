//! Every name of libdevice is a function of irc, or refused with the reason: the names that
//! `tests/libdevice/names.txt` lists. So is every intrinsic of LLVM that computes with floats
//! (`tests/libdevice/intrinsics.txt`).

use irc::{OptLevel, Options, compile};
use irc_accuracy::promise::STATED;
use irc_ir::op::Word;
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

/// What an intrinsic is of, for each type: of `T` the name, the type, and that of a vector of four.
const FLOATS: [[&str; 3]; 4] = [
    ["f16", "half", "v4f16"],
    ["bf16", "bfloat", "v4bf16"],
    ["f32", "float", "v4f32"],
    ["f64", "double", "v4f64"],
];

/// Intrinsics whose name has the types of their results, of all their operands, or of the first
/// operand alone.
fn suffix(name: &str, result: &str, params: &[&str], of: [&str; 3]) -> String {
    let ty = |shown: &str| match shown {
        "T" => of[0].to_owned(),
        "V" => of[2].to_owned(),
        other => other.to_owned(),
    };
    match name {
        "lrint" | "lround" | "llrint" | "llround" | "fptosi.sat" | "fptoui.sat" => {
            format!("{}.{}", ty(result), of[0])
        }
        "ldexp" | "powi" => format!("{}.i32", of[0]),
        "frexp" => format!("{}.i32", of[0]),
        _ if params.contains(&"V") => ty("V"),
        _ => of[0].to_owned(),
    }
}

/// A kernel that calls an intrinsic and keeps what it gives.
fn intrinsic(line: &str, of: [&str; 3]) -> String {
    let (head, params) = line.trim_end_matches(')').split_once('(').expect("operands");
    let (result, name) = head.rsplit_once(' ').expect("a result");
    let params: Vec<&str> = params.split(", ").collect();
    let name = format!("llvm.{name}.{}", suffix(name, result, &params, of));
    let ty = |shown: &str| shown.replace('V', &format!("<4 x {}>", of[1])).replace('T', of[1]);
    let (mut loads, mut args) = (String::new(), Vec::new());
    for (index, shown) in params.iter().enumerate() {
        let ty = ty(shown);
        // Which classes are asked for is a constant.
        if name.starts_with("llvm.is.fpclass") && index == 1 {
            args.push(format!("{ty} 264"));
            continue;
        }
        let _ = writeln!(loads, "  %v{index} = load {ty}, ptr %in");
        args.push(format!("{ty} %v{index}"));
    }
    let (result, args) = (ty(result), args.join(", "));
    let params: Vec<String> = params.iter().map(|shown| ty(shown)).collect();
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         declare {result} @{name}({})\n\
         define ptx_kernel void @k(ptr %in, ptr %out) {{\n\
         {loads}  %r = call {result} @{name}({args})\n  \
         store {result} %r, ptr %out\n  ret void\n}}\n",
        params.join(", ")
    )
}

#[test]
fn every_intrinsic_of_llvm_that_computes_with_floats_is_known() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("libdevice/intrinsics.txt");
    let text = std::fs::read_to_string(path).expect("the list of intrinsics");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 56, "the intrinsics");
    let mut wrong = Vec::new();
    for line in lines {
        for of in FLOATS {
            if let Err(error) = ptx(&intrinsic(line, of)) {
                wrong.push(format!("{line} of {}: {error}", of[0]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// How a module says that it flushes.
const FLUSHES: &str = "!llvm.module.flags = !{!0}\n!0 = !{i32 4, !\"nvvm-reflect-ftz\", i32 1}\n";

/// Where a module says that it flushes, functions do.
#[test]
fn functions_flush_where_the_module_does() {
    let text = intrinsic("T log(T)", FLOATS[2]).replace("llvm.log.f32", "__nv_logf");
    let options = irc_llvm::Options::default().with_cpu("sm_80");
    for (text, flushes) in [(text.clone(), false), (text + FLUSHES, true)] {
        let module = irc_llvm::read_with(text.as_bytes(), &options).expect("it is read");
        let shown = module.to_string();
        assert!(shown.contains("math log ") && shown.contains("ftz") == flushes, "{shown}");
    }
}

/// The tier in which a module has a function.
fn tier_of(text: &str, word: &str) -> &'static str {
    let options = irc_llvm::Options::default().with_cpu("sm_80");
    let module = irc_llvm::read_with(text.as_bytes(), &options).expect("it is read").to_string();
    let (_, rest) = module.split_once(&format!("math {word} ")).expect("the function");
    let tiers = ["fast", "device", "approx", "rounded"];
    let written = rest.split_whitespace().next();
    tiers.into_iter().find(|&tier| written == Some(tier)).unwrap_or("precise")
}

/// What was measured of a function in a tier, in ulp.
fn measured(word: &str, ty: &str, tier: &str) -> f64 {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../math/accuracy/results.tsv");
    let text = std::fs::read_to_string(path).expect("the measurements");
    let row = text.lines().find(|row| row.starts_with(&format!("{word}\t{ty}\t{tier}\t")));
    let row = row.unwrap_or_else(|| panic!("{word} of {ty} is measured in the tier {tier}"));
    row.split('\t').nth(5).and_then(|most| most.parse().ok()).expect("ulp")
}

/// A name of libdevice stands for a tier that is as exact as NVIDIA states, whose ulps count from
/// the result that is rounded correctly: of all numbers, also subnormal ones. The error of what is
/// left to one instruction of the hardware is that of libdevice.
#[test]
fn functions_are_as_exact_as_is_stated() {
    let declared = declared();
    for &(function, stated) in STATED {
        let word = function.word();
        let is_modified = matches!(word, "i0" | "i1");
        for (stated, end, ty) in [(stated[0], "f", "f32"), (stated[1], "", "f64")] {
            let before = if is_modified { "cyl_bessel_" } else { "" };
            let name = format!("__nv_{before}{word}{end}");
            let declared = declared.iter().find(|f| f.name == name).expect("it is declared");
            let tier = tier_of(&module(declared), word);
            if tier == "approx" {
                assert!(matches!(word, "exp2" | "rsqrt"), "{word} is {tier}");
                continue;
            }
            let found = measured(word, ty, tier);
            let half = if tier == "device" { 0.5 } else { 0.0 };
            assert!(found < stated + half || found <= stated, "{word} of {ty}: {found}");
            let takes_zero = matches!(word, "exp" | "exp10" | "log" | "log2" | "log10");
            assert!(!takes_zero || tier != "fast", "{word} is {tier}");
        }
    }
}
