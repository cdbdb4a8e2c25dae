//! NVIDIA's libdevice, the user's own copy of it, linked as bitcode: its functions give on the
//! simulator what the machine's mathematics library gives.
//!
//! It is never part of the repository: `IRC_LIBDEVICE` names it, else it is looked for below
//! `.tools`, where `tools/setup.sh --nvcc` puts a CUDA toolkit.

use irc::{OptLevel, Options, compile};
use irc_ir::op::{MathFn, Word};
use irc_ptx::target::Target;
use irc_runtime::sim::{LaunchConfig, Options as SimOptions, Simulator};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// The library, if there is one.
fn libdevice() -> Option<Vec<u8>> {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.tools");
    let folders = std::fs::read_dir(tools).into_iter().flatten().filter_map(Result::ok);
    let below = folders.map(|entry| entry.path().join("nvvm/libdevice/libdevice.10.bc"));
    let mut places = std::env::var_os("IRC_LIBDEVICE").map(PathBuf::from).into_iter().chain(below);
    let found = places.find_map(|path| std::fs::read(path).ok());
    if found.is_none() {
        irc_tests::say_skipped("libdevice.10.bc not found");
    }
    found
}

/// A function of one number or two: its name, a reference, and its largest error in units in the
/// last place, as NVIDIA's programming guide has them, of `double` and `float`.
type Known = (&'static str, Reference, f64, f64);

#[derive(Clone, Copy)]
enum Reference {
    One(fn(f64) -> f64),
    Two(fn(f64, f64) -> f64),
}

use Reference::{One, Two};

const KNOWN: &[Known] = &[
    ("sin", One(f64::sin), 2.0, 2.0),
    ("cos", One(f64::cos), 2.0, 2.0),
    ("tan", One(f64::tan), 2.0, 4.0),
    ("atan", One(f64::atan), 2.0, 2.0),
    ("sinh", One(f64::sinh), 2.0, 3.0),
    ("cosh", One(f64::cosh), 1.0, 2.0),
    ("tanh", One(f64::tanh), 2.0, 2.0),
    ("exp", One(f64::exp), 1.0, 2.0),
    ("exp2", One(f64::exp2), 1.0, 2.0),
    ("expm1", One(f64::exp_m1), 1.0, 1.0),
    ("log", One(|x| x.abs().ln()), 1.0, 1.0),
    ("log2", One(|x| x.abs().log2()), 1.0, 1.0),
    ("log10", One(|x| x.abs().log10()), 1.0, 2.0),
    ("cbrt", One(f64::cbrt), 1.0, 1.0),
    ("sqrt", One(|x| x.abs().sqrt()), 0.0, 0.0),
    ("rsqrt", One(|x| 1.0 / x.abs().sqrt()), 1.0, 2.0),
    ("pow", Two(|x, y| x.abs().powf(y)), 2.0, 4.0),
    ("atan2", Two(f64::atan2), 2.0, 3.0),
    ("hypot", Two(f64::hypot), 2.0, 3.0),
    ("fmod", Two(|x, y| x % y), 0.0, 0.0),
];

/// Functions that are given what is positive.
const POSITIVE: [&str; 6] = ["log", "log2", "log10", "sqrt", "rsqrt", "pow"];

/// A kernel for each function: `y[i] = f(x[i])`, or of two numbers `f(x[i], 1.75)`.
fn module(of_float: bool, wanted: impl Fn(&str) -> bool) -> String {
    let (ty, suffix) = if of_float { ("float", "f") } else { ("double", "") };
    let mut text = "target triple = \"nvptx64-nvidia-cuda\"\n\
                    declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        .to_owned();
    for (name, reference, ..) in KNOWN.iter().filter(|(name, ..)| wanted(name)) {
        let f = format!("@__nv_{name}{suffix}");
        let (params, args) = match reference {
            One(_) => (ty.to_owned(), format!("{ty} %x")),
            Two(_) => (format!("{ty}, {ty}"), format!("{ty} %x, {ty} 1.75")),
        };
        let argument = if POSITIVE.contains(name) { "fabs" } else { "v" };
        write!(
            text,
            "declare {ty} {f}({params})\n\
             define ptx_kernel void @{name}(ptr %in, ptr %out) {{\n  \
             %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
             %p = getelementptr {ty}, ptr %in, i32 %i\n  %v = load {ty}, ptr %p\n  \
             %n = fneg {ty} %v\n  %s = fcmp olt {ty} %v, 0.0\n  \
             %fabs = select i1 %s, {ty} %n, {ty} %v\n  \
             %x = select i1 true, {ty} %{argument}, {ty} %v\n  \
             %y = call {ty} {f}({args})\n  \
             %q = getelementptr {ty}, ptr %out, i32 %i\n  store {ty} %y, ptr %q\n  \
             ret void\n}}\n"
        )
        .expect("writing to a string");
    }
    text
}

/// What the functions are asked for: small and large, on both sides of zero.
fn inputs() -> Vec<f64> {
    let mut all: Vec<f64> = (1..=24).map(|i| f64::from(i) * 0.37 - 4.4).collect();
    all.extend([1e-3, -1e-3, 0.75, 1.0, -1.0, 12.5, -17.25, 40.0]);
    // Floats, so that both types take the same.
    all.iter().map(|&x| f64::from(x as f32)).collect()
}

/// Runs a kernel on numbers.
fn run(simulator: &mut Simulator, text: &str, name: &str, of_float: bool) -> Vec<f64> {
    let inputs = inputs();
    let size = if of_float { 4 } else { 8 };
    let bytes: Vec<u8> = match of_float {
        true => inputs.iter().flat_map(|&x| (x as f32).to_le_bytes()).collect(),
        false => inputs.iter().flat_map(|x| x.to_le_bytes()).collect(),
    };
    let module = simulator.load(text).expect("valid PTX");
    let (from, to) =
        (simulator.allocate(bytes.len() as u64), simulator.allocate(bytes.len() as u64));
    simulator.write(from, &bytes).expect("an input");
    let shape = LaunchConfig::new([1, 1, 1], [inputs.len() as u32, 1, 1]);
    let args = [from.to_le_bytes(), to.to_le_bytes()];
    let args: Vec<&[u8]> = args.iter().map(<[u8; 8]>::as_slice).collect();
    let finished = simulator.launch(module, name, shape, &args, &|_| {}).expect("a launch");
    assert!(finished.reports.iter().all(|report| !report.kind.is_error()), "{name}");
    let mut out = vec![0; bytes.len()];
    simulator.read(to, &mut out).expect("an output");
    let number = |chunk: &[u8]| match of_float {
        true => f32::from_le_bytes(chunk.try_into().expect("4 bytes")).into(),
        false => f64::from_le_bytes(chunk.try_into().expect("8 bytes")),
    };
    out.chunks_exact(size).map(number).collect()
}

/// The distance of a result from its reference in units in the last place.
fn error(found: f64, want: f64, of_float: bool) -> f64 {
    if of_float {
        let rounded = want as f32;
        if !rounded.is_finite() || rounded == 0.0 {
            return if found as f32 == rounded { 0.0 } else { f64::INFINITY };
        }
        let ulp = f64::from(f32::from_bits(rounded.abs().to_bits() + 1) - rounded.abs());
        return ((found - want) / ulp).abs().floor();
    }
    if !want.is_finite() || want == 0.0 {
        return if found == want { 0.0 } else { f64::INFINITY };
    }
    let ulp = f64::from_bits(want.abs().to_bits() + 1) - want.abs();
    ((found - want) / ulp).abs().floor()
}

#[test]
fn functions_of_libdevice_are_as_near_as_nvidia_says() {
    let Some(library) = libdevice() else { return };
    let mut problems = Vec::new();
    for (of_float, level) in [(false, OptLevel::O2), (true, OptLevel::O2), (false, OptLevel::O0)] {
        let text = module(of_float, |_| true);
        let options = irc_llvm::Options::default().with_library(&library).with_cpu("sm_80");
        let module = irc_llvm::read_with(text.as_bytes(), &options)
            .unwrap_or_else(|errors| panic!("{:?}", errors[0]));
        let target: Target = "sm_80".parse().expect("a target");
        let options = Options::default().with_level(level);
        let ptx = compile(&module, &target, &options).unwrap_or_else(|e| panic!("{}", e[0])).text;
        assert!(!ptx.contains("__nv_lgamma"), "what is not needed is not linked");
        problems.extend(wrong(&ptx, of_float, |_| true));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// What is not as near as it should be, of the functions that are wanted.
fn wrong(ptx: &str, of_float: bool, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let mut problems = Vec::new();
    let mut simulator = Simulator::new(SimOptions::default());
    for &(name, reference, of_f64, of_f32) in KNOWN.iter().filter(|(name, ..)| wanted(name)) {
        let found = run(&mut simulator, ptx, name, of_float);
        // The reference may be off by one itself.
        let limit = if of_float { of_f32 } else { of_f64 + 1.0 };
        for (x, found) in inputs().into_iter().zip(found) {
            let x = if POSITIVE.contains(&name) { x.abs() } else { x };
            let want = match reference {
                One(f) => f(x),
                Two(f) => f(x, 1.75),
            };
            let off = error(found, want, of_float);
            if off.is_nan() || off > limit {
                problems.push(format!("{name}({x}) = {found}, not {want}: {off} ulp"));
            }
        }
    }
    problems
}

/// Whether irc has a function of its own.
fn is_own(name: &str) -> bool {
    name == "sqrt" || MathFn::from_word(name).is_some()
}

/// Without the library the functions that irc has itself are taken from there.
#[test]
fn functions_of_our_own_serve_without_libdevice() {
    let mut problems = Vec::new();
    for (of_float, level) in [(false, OptLevel::O2), (true, OptLevel::O2), (true, OptLevel::O0)] {
        let text = module(of_float, is_own);
        let module =
            irc_llvm::read(text.as_bytes()).unwrap_or_else(|errors| panic!("{:?}", errors[0]));
        let target: Target = "sm_80".parse().expect("a target");
        let options = Options::default().with_level(level);
        let ptx = compile(&module, &target, &options).unwrap_or_else(|e| panic!("{}", e[0])).text;
        assert!(of_float != ptx.contains("f64"), "`f32` is not computed by way of `f64`");
        for instruction in ["ex2.approx.f32", "rsqrt.approx.f32"] {
            assert_eq!(of_float, ptx.contains(instruction), "{instruction}");
        }
        problems.extend(wrong(&ptx, of_float, is_own));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Without the library the error says what to do.
#[test]
fn functions_of_libdevice_without_it_are_an_error() {
    let text = module(false, |name| name == "fmod").replace("__nv_fmod", "__nv_none");
    let errors = irc_llvm::read(text.as_bytes()).expect_err("it is not linked");
    let help = errors[0].help.as_deref().unwrap_or_default();
    assert!(errors[0].message.contains("`__nv_none`") && help.contains("--link-bitcode"), "{help}");
}
