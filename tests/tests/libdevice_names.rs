//! Every name of libdevice is a function of irc, or refused with the reason: the names that
//! `tests/libdevice/names.txt` lists. Where there is a copy of libdevice, results are compared with
//! what its code gives on the simulator.

use irc::{OptLevel, Options, compile};
use irc_ptx::target::Target;
use irc_runtime::sim::{LaunchConfig, Options as SimOptions, Simulator};
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

fn module(functions: &[&Declared]) -> String {
    let mut text = "target triple = \"nvptx64-nvidia-cuda\"\n\
                    declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
        .to_owned();
    functions.iter().for_each(|f| kernel(&mut text, f));
    text
}

fn ptx(text: &str, library: Option<&[u8]>) -> Result<String, String> {
    let mut options = irc_llvm::Options::default().with_cpu("sm_80");
    if let Some(library) = library {
        options = options.with_library(library);
    }
    let module =
        irc_llvm::read_with(text.as_bytes(), &options).map_err(|e| e[0].message.clone())?;
    let target: Target = "sm_80".parse().expect("a target");
    let options = Options::default().with_level(OptLevel::O1);
    Ok(compile(&module, &target, &options).map_err(|e| e[0].to_string())?.text)
}

#[test]
fn every_name_of_libdevice_is_known_or_refused_with_a_reason() {
    let all = declared();
    assert_eq!(all.len(), 349, "the names of libdevice");
    for f in &all {
        let found = ptx(&module(&[f]), None);
        match REFUSED.contains(&f.name.as_str()) {
            true => {
                let error = found.expect_err("it is refused");
                assert!(error.contains("reads an array of any length"), "{error}");
            }
            false => drop(found.unwrap_or_else(|error| panic!("{}: {error}", f.name))),
        }
    }
}

fn floats() -> Vec<f64> {
    let inf = f64::INFINITY;
    vec![
        0.1,
        0.5,
        0.75,
        1.0,
        1.5,
        2.0,
        2.5,
        3.75,
        5.0,
        7.5,
        10.0,
        20.25,
        -0.25,
        -1.0,
        -1.5,
        -2.5,
        -7.25,
        1e-3,
        -1e-3,
        1e-30,
        1e10,
        -1e10,
        100.5,
        inf,
        -inf,
        f64::NAN,
        0.0,
        -0.0,
        0.875,
        2147483648.0,
        -5e9,
        42.0,
    ]
}

/// Three operands of each lane, of a type: the next one begins at another place.
fn rotated<T: Copy, const N: usize>(numbers: &[T], bytes: impl Fn(T) -> [u8; N]) -> Vec<u8> {
    let lane = |i: usize| numbers[(i % LANES + i / LANES * 5) % numbers.len()];
    (0..3 * LANES).flat_map(|i| bytes(lane(i))).collect()
}

fn inputs(is_small: bool) -> [Vec<u8>; 5] {
    let floats = floats();
    let mut integers: Vec<i64> = (-8..9).collect();
    if !is_small {
        let large =
            [i64::MAX, i64::MIN, 1 << 31, (1 << 31) - 1, -(1 << 31), 1 << 40, 0x1234_5678_9abc];
        integers.extend(large);
    }
    [
        rotated(&floats, |x| (x as f32).to_le_bytes()),
        rotated(&floats, f64::to_le_bytes),
        rotated(&integers, |x| (x as i32).to_le_bytes()),
        rotated(&integers, i64::to_le_bytes),
        rotated(&floats, |x| half_bits(x as f32).to_le_bytes()),
    ]
}

/// A half that is a float cut off; any bits do.
fn half_bits(x: f32) -> u16 {
    (x.to_bits() >> 16) as u16
}

/// What a kernel writes, a lane after the other.
fn run(simulator: &mut Simulator, text: &str, name: &str) -> Vec<u8> {
    let plain = name.trim_start_matches("__nv_").trim_end_matches('f');
    let is_small = ["jn", "yn", "powi", "ldexp", "scalbn"].contains(&plain);
    let mut args: Vec<[u8; 8]> = Vec::new();
    for bytes in inputs(is_small) {
        let at = simulator.allocate(bytes.len() as u64);
        simulator.write(at, &bytes).expect("an input");
        args.push(at.to_le_bytes());
    }
    let mut out = vec![0; LANES * ROOM];
    let to = simulator.allocate(out.len() as u64);
    simulator.write(to, &out).expect("an output");
    args.push(to.to_le_bytes());
    let args: Vec<&[u8]> = args.iter().map(<[u8; 8]>::as_slice).collect();
    let module = simulator.load(text).expect("valid PTX");
    let shape = LaunchConfig::new([1, 1, 1], [LANES as u32, 1, 1]);
    let kernel = format!("k{name}");
    simulator.launch(module, &kernel, shape, &args, &|_| {}).expect("a launch");
    simulator.read(to, &mut out).expect("an output");
    out
}

/// Whether two results, the bytes of a lane, are near enough.
fn agree(f: &Declared, ours: &[u8], theirs: &[u8]) -> bool {
    let is_float = f.params.contains(&"float".to_owned());
    let is_approximate = f.name.contains("fast_");
    let near = |a: f64, b: f64, relative: f64| {
        let relative = if is_approximate { 1e-3 } else { relative };
        a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= relative * (1.0 + b.abs())
    };
    let single = |bytes: &[u8]| f64::from(f32::from_le_bytes(bytes[..4].try_into().expect("4")));
    let double = |bytes: &[u8]| f64::from_le_bytes(bytes[..8].try_into().expect("8"));
    let of = |ours: &[u8], theirs: &[u8], is_single: bool| match is_single {
        true => near(single(ours), single(theirs), 1e-6),
        false => near(double(ours), double(theirs), 1e-14),
    };
    let first = match f.result.as_str() {
        "float" | "double" => of(ours, theirs, f.result == "float"),
        _ => ours[..8] == theirs[..8],
    };
    // Pointers are to floats, but for the exponent of `frexp` and the quotient of `remquo`.
    let pointers = f.params.iter().filter(|ty| *ty == "ptr").count();
    let of_integer = f.name.contains("frexp") || f.name.contains("remquo");
    (1..=pointers).all(|index| {
        let (a, b) = (&ours[8 * index..], &theirs[8 * index..]);
        match of_integer {
            true => (a[0] & 7) == (b[0] & 7),
            false => f.name.contains("nan") || of(a, b, is_float),
        }
    }) && first
}

#[test]
fn results_are_those_of_libdevice() {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.tools");
    let folders = std::fs::read_dir(tools).into_iter().flatten().filter_map(Result::ok);
    let mut places = folders.map(|entry| entry.path().join("nvvm/libdevice/libdevice.10.bc"));
    let Some(library) = places.find_map(|path| std::fs::read(path).ok()) else {
        irc_tests::say_skipped("libdevice.10.bc not found");
        return;
    };
    let all = declared();
    let known: Vec<&Declared> =
        all.iter().filter(|f| !REFUSED.contains(&f.name.as_str())).collect();
    let mut problems = Vec::new();
    for f in known {
        let text = module(&[f]);
        let ours = ptx(&text, None).unwrap_or_else(|e| panic!("{}: {e}", f.name));
        let theirs = ptx(&text, Some(&library)).unwrap_or_else(|e| panic!("{}: {e}", f.name));
        let mut simulator = Simulator::new(SimOptions::default());
        let (ours, theirs) =
            (run(&mut simulator, &ours, &f.name), run(&mut simulator, &theirs, &f.name));
        for (lane, (a, b)) in ours.chunks(ROOM).zip(theirs.chunks(ROOM)).enumerate() {
            if !agree(f, a, b) {
                problems.push(format!("{} lane {lane}: {a:02x?}, not {b:02x?}", f.name));
                break;
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
