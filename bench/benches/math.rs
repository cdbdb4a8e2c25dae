//! The machine code of functions of the math library next to that of NVIDIA's libdevice, which LLVM
//! compiles: `cargo bench -p irc-bench --bench math -- [--quick] [f32 | f64] [FUNCTION]`.
//! `--quick` takes some of the functions.
//!
//! A kernel loads a number, calls `__nv_NAME` and stores the result. irc has it from its own
//! library; for the rival it is linked with the user's libdevice (`tools/setup.sh --nvcc`),
//! optimised by `opt -O3` and compiled by `llc -O3`. Instructions are those of the machine: of the
//! whole program, cold paths included, and those that threads run, as often as the simulator runs
//! the line of PTX that each comes from, but where loops run: for operands from 0.1 to 0.9
//! (`acosh`: 1.1 to 1.9), and for random bits.
//!
//! Before the table stands what a function adds to the time that a kernel takes to compile, once
//! its family has been read and for the first time in the process: nothing has been read by then.

use irc::ir::module::Module;
use irc::ir::op::{MathFn, MathTier, Word};
use irc::ir::text::parse_module;
use irc::ir::types::Scalar;
use irc::ptx::target::{Sm, Target};
use irc::runtime::ptxas::{Ptxas, Toolbox};
use irc::runtime::sim::{Checks, LaunchConfig, Options, Simulator};
use irc::{OptLevel, compile};
use irc_bench::clock::timed;
use irc_bench::peer::Llvm;
use irc_bench::shapes::{Disassembler, MachineLines, Shape, geometric_mean, ratio_text, shape};
use irc_tests::cuda_folder;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;
use std::{env, fs};

const SM: Sm = Sm::plain(90);
/// Functions whose operands are others in libdevice.
const OTHERS: [MathFn; 6] =
    [MathFn::Modf, MathFn::Frexp, MathFn::Ldexp, MathFn::Remquo, MathFn::Jn, MathFn::Yn];
/// The functions of a short run.
const QUICK: [MathFn; 3] = [MathFn::Sin, MathFn::Exp, MathFn::Pow];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// A kernel for a function, as LLVM IR.
fn kernel(function: MathFn, scalar: Scalar) -> String {
    let (ty, suffix) = if scalar == Scalar::F32 { ("float", "f") } else { ("double", "") };
    let word = match function {
        MathFn::I0 => "cyl_bessel_i0",
        MathFn::I1 => "cyl_bessel_i1",
        _ => function.word(),
    };
    let name = format!("__nv_{word}{suffix}");
    let operands = function.operands();
    let ty_of = |i: usize| if function.is_integer(i) { "i32" } else { ty };
    let params: Vec<&str> = (0..operands).map(ty_of).collect();
    let params = params.join(", ");
    let args: Vec<String> = (0..operands).map(|i| format!("{} %x{i}", ty_of(i))).collect();
    let args = args.join(", ");
    // All from the input: what a thread has stored is no operand of the next.
    let loads: String = (1..operands)
        .map(|i| {
            format!(
                "  %p{i} = getelementptr {ty}, ptr addrspace(1) %p, i32 {i}\n  \
                 %x{i} = load {}, ptr addrspace(1) %p{i}\n",
                ty_of(i)
            )
        })
        .collect();
    format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         declare {ty} @{name}({params})\n\
         define ptx_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\n  \
         %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
         %p = getelementptr {ty}, ptr addrspace(1) %in, i32 %i\n  \
         %x0 = load {ty}, ptr addrspace(1) %p\n{loads}  \
         %r = call {ty} @{name}({args})\n  \
         %q = getelementptr {ty}, ptr addrspace(1) %out, i32 %i\n  \
         store {ty} %r, ptr addrspace(1) %q\n  ret void\n}}\n"
    )
}

/// What LLVM makes of a kernel and libdevice.
fn rival(text: &str, library: &Path, llvm: &Llvm) -> Result<String, Box<dyn Error>> {
    let folder = env::temp_dir().join(format!("irc-bench-math-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let (source, linked) = (folder.join("kernel.ll"), folder.join("linked.bc"));
    fs::write(&source, text)?;
    let mut command = Command::new("llvm-link-22");
    command.args(["--only-needed", "--internalize"]).arg(&source).arg(library);
    let output = command.arg("-o").arg(&linked).output()?;
    let made = match output.status.success() {
        true => llvm.ptx(&linked, SM.name()).map_err(Into::into),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned().into()),
    };
    fs::remove_dir_all(&folder)?;
    made.and_then(|ptx: String| match ptx.contains(".extern .func") {
        true => Err("it is not in libdevice".into()),
        false => Ok(ptx),
    })
}

/// How often a kernel is compiled; the least time counts.
const ROUNDS: usize = 50;

/// Prints what functions add to the time of a kernel's compilation.
fn print_times() -> Result<(), Box<dyn Error>> {
    println!("compiling a function into a kernel takes, in us:");
    let functions = [MathFn::Sin, MathFn::Exp, MathFn::Pow];
    for (scalar, functions) in [(Scalar::F32, &functions[..]), (Scalar::F64, &functions[..1])] {
        let plain = compile_time("fadd %x, %x", scalar, ROUNDS)?;
        let micros = |time: Duration| time.saturating_sub(plain).as_secs_f64() * 1e6;
        for function in functions {
            let operands = vec!["%x"; function.operands()].join(", ");
            let operation = format!("math {function} {operands}");
            let first = compile_time(&operation, scalar, 1)?;
            let warm = compile_time(&operation, scalar, ROUNDS)?;
            let name = scalar.name();
            println!(
                "{function:<10} {name:>4} {:>6.0}, for the first time {:.0}",
                micros(warm),
                micros(first)
            );
        }
    }
    Ok(())
}

/// The least time that the compilation of a kernel with an operation takes.
fn compile_time(
    operation: &str,
    scalar: Scalar,
    rounds: usize,
) -> Result<Duration, Box<dyn Error>> {
    let ty = scalar.name();
    let text = format!(
        "kernel @k(%p: ptr.global) {{\nentry:\n  %x = load.{ty} %p\n  %y = {operation}\n  \
         store %y, %p\n  ret\n}}\n"
    );
    let module = parse_module(&text).map_err(|errors| errors[0].to_string())?.module;
    let mut least = Duration::MAX;
    for _ in 0..rounds {
        let (made, time) = timed(|| compiled(&module));
        made?;
        least = least.min(time);
    }
    Ok(least)
}

/// How many threads run a kernel that is counted.
const THREADS: u64 = 256;

/// How many machine instructions the threads of a kernel run, for the operands of `operand`.
fn steps(
    ptx: &str,
    lines: &MachineLines,
    scalar: Scalar,
    operand: impl Fn(u64) -> u64,
) -> Result<Option<u64>, Box<dyn Error>> {
    let options = Options::default().with_checks(Checks::empty()).with_profile(true);
    let mut simulator = Simulator::new(options);
    let loaded = simulator.load(ptx).map_err(|error| error.to_string())?;
    let width = scalar.bits() as usize / 8;
    let mut addresses = Vec::new();
    for salt in [0, 1 << 32] {
        // A thread takes further operands from behind its own place.
        let bits = (0..THREADS + 4).map(|i| operand(i + salt).to_le_bytes());
        let bytes: Vec<u8> = bits.flat_map(|bits| bits[..width].to_vec()).collect();
        let address = simulator.allocate(bytes.len() as u64);
        simulator.write(address, &bytes).map_err(|error| error.to_string())?;
        addresses.push(address.to_le_bytes());
    }
    let args: Vec<&[u8]> = addresses.iter().map(|bytes| &bytes[..]).collect();
    let shape = LaunchConfig::new([1, 1, 1], [THREADS as u32, 1, 1]);
    let finished = simulator.launch(loaded, "k", shape, &args, &|_| {});
    Ok(lines.run(&finished.map_err(|error| error.to_string())?.profile, THREADS))
}

/// An operand of any size.
fn any(index: u64) -> u64 {
    let z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb)
}

/// An operand from 0.1 to 0.9, or one more.
fn usual(function: MathFn, scalar: Scalar, index: u64) -> u64 {
    let share = (any(index) >> 11) as f64 / 2f64.powi(53);
    let number = 0.1 + 0.8 * share + f64::from(u8::from(function == MathFn::Acosh));
    match scalar {
        Scalar::F32 => (number as f32).to_bits().into(),
        _ => number.to_bits(),
    }
}

fn own(text: &str) -> Result<String, Box<dyn Error>> {
    let module = irc_llvm::read(text.as_bytes()).map_err(|e| e[0].message.clone())?;
    compiled(&module)
}

fn compiled(module: &Module) -> Result<String, Box<dyn Error>> {
    let options = irc::Options::default().with_level(OptLevel::O2);
    let ptx = compile(module, &Target::new(SM), &options).map_err(|e| e[0].to_string())?;
    Ok(ptx.text)
}

fn run() -> Result<(), Box<dyn Error>> {
    let (options, words): (Vec<String>, Vec<String>) =
        env::args().skip(1).partition(|word| word.starts_with("--"));
    let quick = options.iter().any(|option| option == "--quick");
    let library: PathBuf = cuda_folder().join("nvvm/libdevice/libdevice.10.bc");
    let (Some(disassembler), Some(llvm)) = (Disassembler::find(), Llvm::find()) else {
        println!("skipped: nvdisasm or LLVM 22 not found");
        return Ok(());
    };
    if !library.is_file() {
        println!("skipped: libdevice.10.bc not found; tools/setup.sh --nvcc fetches it");
        return Ok(());
    }
    let is_known = |word: &String| {
        MathFn::from_word(word).is_some()
            || [Scalar::F32, Scalar::F64].map(Scalar::name).contains(&&**word)
    };
    if let Some(word) = words.iter().find(|word| !is_known(word)) {
        return Err(format!("`{word}` is neither a function of the library nor f32 or f64").into());
    }
    print_times()?;
    let toolbox = Toolbox::find(None)?;
    let lab = Lab { ptxas: toolbox.for_target(SM)?, disassembler, llvm, library };
    println!(
        "{:<10} {:>4}  instructions: irc libdevice ratio   registers   stack   run: usual    any",
        "function", ""
    );
    for scalar in [Scalar::F32, Scalar::F64] {
        let mut ratios: Vec<[Option<f64>; 3]> = Vec::new();
        for &function in MathFn::ALL {
            let is_wanted = |word: &String| word == function.word() || word == scalar.name();
            let is_left = quick && !QUICK.contains(&function) || OTHERS.contains(&function);
            if !is_left
                && irc::ir::math::has(function, MathTier::Precise, scalar)
                && words.iter().all(is_wanted)
            {
                ratios.extend(lab.compare(function, scalar)?);
            }
        }
        if !ratios.is_empty() {
            print_means(&ratios, scalar);
        }
    }
    Ok(())
}

/// What functions are compiled and measured with.
struct Lab<'a> {
    ptxas: &'a Ptxas,
    disassembler: Disassembler,
    llvm: Llvm,
    library: PathBuf,
}

impl Lab<'_> {
    /// Prints the row of a function; next to the rival's, its instructions and those that run, for
    /// usual operands and for any.
    fn compare(
        &self,
        function: MathFn,
        scalar: Scalar,
    ) -> Result<Option<[Option<f64>; 3]>, Box<dyn Error>> {
        let text = kernel(function, scalar);
        let measure = |ptx: &str| shape(ptx, SM, self.ptxas, &self.disassembler);
        let own = own(&text)?;
        let ours: Shape = measure(&own)?;
        let Ok(rival) = rival(&text, &self.library, &self.llvm) else {
            println!("{function:<10} {:>4}  {:>17} not in libdevice", scalar.name(), ours.sass);
            return Ok(None);
        };
        let theirs = measure(&rival)?;
        let lines = |ptx: &str| MachineLines::new(ptx, SM, self.ptxas, &self.disassembler);
        let [our_lines, their_lines] = [lines(&own)?, lines(&rival)?];
        let of = |operand: &dyn Fn(u64) -> u64| -> Result<Option<f64>, Box<dyn Error>> {
            let ours = steps(&own, &our_lines, scalar, operand)?;
            let theirs = steps(&rival, &their_lines, scalar, operand)?;
            Ok(ours.zip(theirs).map(|(ours, theirs)| ours as f64 / theirs as f64))
        };
        let ratio = ours.sass as f64 / theirs.sass as f64;
        let run = [of(&|index| usual(function, scalar, index))?, of(&any)?];
        println!(
            "{function:<10} {:>4}  {:>17} {:>9} {ratio:>5.2} {:>5} {:>5} {:>4} {:>3} {:>12} {:>6}",
            scalar.name(),
            ours.sass,
            theirs.sass,
            ours.registers,
            theirs.registers,
            ours.stack,
            theirs.stack,
            ratio_text(run[0]),
            ratio_text(run[1])
        );
        Ok(Some([Some(ratio), run[0], run[1]]))
    }
}

fn print_means(ratios: &[[Option<f64>; 3]], scalar: Scalar) {
    let of = |i: usize| ratios.iter().filter_map(|ratios| ratios[i]).collect::<Vec<_>>();
    let [whole, usual, any] = [0, 1, 2].map(|i| geometric_mean(&of(i)));
    println!(
        "{} functions of {}, geometric means: {whole:.3} of the program, run {usual:.3} and \
         {any:.3}",
        ratios.len(),
        scalar.name()
    );
}
