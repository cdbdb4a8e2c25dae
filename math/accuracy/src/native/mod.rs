//! Routines as C: compiled for the processor at hand they run twenty times as fast as by
//! [`crate::evaluate`], so that all 2^32 operands of a function take a minute. A test holds what
//! they compute to what the language means.
//!
//! A program of one routine computes it for a range of operands. It compares each result of `f32`
//! with that of a function of `f64`, and prints what it found, and operands for which that function
//! cannot tell which float is the nearest: those are left to [`crate::big`]. Results of `f64` are
//! compared with numbers of 113 bits.

mod expression;

use crate::reference::{Flushes, flushes, oscillates};
use crate::sweep::MOST;
use expression::{c_type, constant, expression, name};
use irc_ir::entity::{Block, FuncId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::math::Routine;
use irc_ir::module::Module;
use irc_ir::op::{BlockCall, MathFn, Opcode, Payload, Word};
use irc_ir::types::Scalar;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What every program begins with: operations that C does not have.
const PRELUDE: &str = include_str!("prelude.c");
/// Runs over operands and compares.
const SWEEP_F32: &str = include_str!("sweep_f32.c");
/// Functions of 64 and 113 bits that the C library has not got.
const SPECIAL: &str = include_str!("special.c");
/// Runs over operands that look random.
const RANDOM: &str = include_str!("random.c");
/// Runs operands that are read.
const EVALUATE: &str = include_str!("evaluate.c");

/// The C functions of a routine and of those that it calls, in an order that C wants.
fn functions(library: &Module, id: FuncId, done: &mut Vec<FuncId>, out: &mut String) {
    if done.contains(&id) {
        return;
    }
    let func = library.func(id);
    for inst in func.insts() {
        if let Payload::Func(callee) = func.dfg.inst(inst).payload {
            functions(library, callee, done, out);
        }
    }
    done.push(id);
    *out += &function(library, func);
}

fn scalar_of(func: &Function, value: Value) -> Scalar {
    func.dfg.ty(value).elem().expect("routines compute with numbers")
}

/// A routine as a C function; results behind the first are stored where pointers point.
fn function(library: &Module, func: &Function) -> String {
    let entry = func.layout.entry().expect("a routine has a body");
    let declared = |value: Value| format!("{} {}", c_type(scalar_of(func, value)), name(value));
    let types: Vec<Scalar> = func.signature.result_types().filter_map(|ty| ty.elem()).collect();
    let mut params: Vec<String> = func.dfg.params(entry).iter().map(|&v| declared(v)).collect();
    for (index, &ty) in types.iter().enumerate().skip(1) {
        params.push(format!("{} *r{index}", c_type(ty)));
    }
    let mut out = format!("static {} {}({}) {{\n", c_type(types[0]), func.name, params.join(", "));
    for block in func.layout.blocks() {
        let params = func.dfg.params(block).iter().filter(|_| block != entry);
        let results = func.layout.insts(block).flat_map(|inst| func.dfg.results(inst));
        for value in params.copied().chain(results) {
            let _ = writeln!(out, "  {};", declared(value));
        }
    }
    for block in func.layout.blocks() {
        let _ = writeln!(out, "{}:;", label(block));
        for inst in func.layout.insts(block) {
            let _ = writeln!(out, "  {}", statement(library, func, inst));
        }
    }
    out + "}\n"
}

fn label(block: Block) -> String {
    format!("block{}", block.as_u32())
}

/// A value where it is used.
fn used(func: &Function, value: Value) -> String {
    match func.dfg.as_bits(value) {
        Some(bits) => constant(scalar_of(func, value), bits),
        None => name(value),
    }
}

fn statement(library: &Module, func: &Function, inst: Inst) -> String {
    let data = func.dfg.inst(inst);
    let args: Vec<String> = func.dfg.args(inst).iter().map(|&arg| used(func, arg)).collect();
    match (data.opcode, &data.payload) {
        (Opcode::Ret, _) => {
            let more = args.iter().enumerate().skip(1);
            let stores: String = more.map(|(index, arg)| format!("*r{index} = {arg}; ")).collect();
            format!("{stores}return {};", args[0])
        }
        (Opcode::Br, Payload::Jump(target)) => jump(func, target),
        (Opcode::Condbr, Payload::Branch([then, other])) => {
            format!("if ({}) {} else {}", args[0], jump(func, then), jump(func, other))
        }
        (Opcode::Switch, &Payload::Switch(table)) => {
            let switch = func.dfg.switch(table);
            let cases = switch.cases.iter().zip(&switch.targets[1..]);
            let cases: String = cases
                .map(|(case, target)| format!("case {case}: {} ", jump(func, target)))
                .collect();
            let default = jump(func, &switch.targets[0]);
            format!("switch ({}) {{ {cases}default: {default} }}", args[0])
        }
        (Opcode::Call, &Payload::Func(callee)) => {
            let results: Vec<Value> = func.dfg.results(inst).collect();
            let more = results[1..].iter().map(|&value| format!("&{}", name(value)));
            let all: Vec<String> = args.into_iter().chain(more).collect();
            let callee = &library.func(callee).name;
            format!("{} = {callee}({});", name(results[0]), all.join(", "))
        }
        _ => {
            let result = func.dfg.first_result(inst).expect("what computes has a result");
            let types: Vec<Scalar> =
                func.dfg.args(inst).iter().map(|&arg| scalar_of(func, arg)).collect();
            let value = expression(data, &types, scalar_of(func, result), &args);
            let value = value
                .unwrap_or_else(|| panic!("{}: `{}` has no form in C", func.name, data.opcode));
            format!("{} = {value};", name(result))
        }
    }
}

/// A jump; a parameter may be an argument for another one.
fn jump(func: &Function, target: &BlockCall) -> String {
    let params = func.dfg.params(target.block);
    let args = func.dfg.call_args(target);
    let mut out = "{ ".to_owned();
    for (index, (&param, &arg)) in params.iter().zip(args).enumerate() {
        let ty = c_type(scalar_of(func, param));
        let _ = write!(out, "{ty} t{index} = {}; ", used(func, arg));
    }
    for (index, &param) in params.iter().enumerate() {
        let _ = write!(out, "{} = t{index}; ", name(param));
    }
    out + &format!("goto {}; }}", label(target.block))
}

/// The function of `f64` that results of `f32` are compared with, in C: of the C library, or of
/// `sweep_f32.c` where it has none. Bessel functions it has with the error of their amplitude.
fn compared_with(function: MathFn) -> Option<&'static str> {
    use MathFn::*;
    Some(match function {
        Sin | Cos | Tan | Asin | Acos | Atan | Sinh | Cosh | Tanh | Asinh | Acosh | Atanh | Exp
        | Exp2 | Exp10 | Expm1 | Log | Log2 | Log10 | Log1p | Cbrt | Erf | Erfc | Erfcx
        | Erfinv | Erfcinv | Normcdf | Normcdfinv | Lgamma | I0 | I1 => function.word(),
        Modf => "modf_of",
        Frexp => "frexp_of",
        FrexpExponent => "frexp_exponent_of",
        Logb => "logb_of",
        Tgamma => "gamma_of",
        J0 => "j0_of",
        J1 => "j1_of",
        Y0 => "y0_of",
        Y1 => "y1_of",
        Sinpi => "sin_of_turns",
        Cospi => "cos_of_turns",
        Tanpi => "tan_of_turns",
        Asinpi => "asin_in_turns",
        Acospi => "acos_in_turns",
        Atanpi => "atan_in_turns",
        Rsqrt => "one_by_sqrt",
        Rcbrt => "one_by_cbrt",
        _ => return None,
    })
}

/// A program that has been compiled.
#[derive(Debug)]
pub struct Program {
    path: PathBuf,
}

/// What a program found in a range of operands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Compared {
    /// The most ulp, but for what is left.
    pub worst: f64,
    /// The operands where.
    pub at: [u64; MOST],
    /// How many results are the nearest floats.
    pub rounded: u64,
    /// Operands for which the other function cannot tell.
    pub left: Vec<u32>,
}

/// What results for operands that look random are compared with, in C: a function of `long double`
/// and one of 113 bits, by their name without the suffix, or one that is exact.
fn compared_at_random(function: MathFn) -> Option<(&'static str, bool)> {
    use MathFn::*;
    let name = match function {
        Atan2 | Pow => function.word(),
        Pown => "pow",
        Atan2pi => "atan2_in_turns",
        Rootn => "root",
        Hypot => "length_of_2",
        Norm3d => "length_of_3",
        Norm4d => "length",
        Rhypot => "one_by_length_of_2",
        Rnorm3d => "one_by_length_of_3",
        Rnorm4d => "one_by_length",
        Tgamma | J0 | J1 | Y0 | Y1 => function.word(),
        Jn => "jn_of",
        Yn => "yn_of",
        Modf => return Some(("fraction", true)),
        Frexp => return Some(("mantissa", true)),
        FrexpExponent => return Some(("exponent_of", true)),
        Logb => return Some(("binade", true)),
        Fmod => return Some(("rest_of", true)),
        Remainder => return Some(("nearest_rest", true)),
        Remquo => return Some(("low_quotient", true)),
        Ldexp => return Some(("raised", true)),
        Fdim => return Some(("more", true)),
        Nextafter => return Some(("next_to", true)),
        _ => compared_with(function)?,
    };
    Some((name, false))
}

/// By which kind of `floor_of` in `prelude.c` errors are counted.
fn floor_kind(function: MathFn) -> u32 {
    match function {
        _ if oscillates(function) => 1,
        MathFn::Jn => 2,
        MathFn::Yn => 3,
        MathFn::Lgamma => 4,
        _ => 0,
    }
}

/// What a routine takes for zero: only those of the tier `fast` do.
fn flushes_of(function: MathFn, routine: Routine) -> Flushes {
    match routine.func().name.ends_with("_fast") {
        true => flushes(function),
        false => Flushes::Nothing,
    }
}

/// The C text that measures a routine on operands that look random; nothing for functions that have
/// no reference there.
pub fn random(function: MathFn, scalar: Scalar, routine: Routine) -> Option<String> {
    let (name, is_exact) = compared_at_random(function)?;
    let mut text = PRELUDE.to_owned();
    functions(routine.library, routine.id, &mut Vec::new(), &mut text);
    let [rough, exact] = match is_exact {
        true => [name.to_owned(), name.to_owned()],
        false => [format!("{name}l"), format!("{name}f128")],
    };
    let choice = match function {
        MathFn::Pow | MathFn::Pown => 1,
        MathFn::Rootn => 2,
        MathFn::Jn | MathFn::Yn => 3,
        _ => 0,
    };
    // How far functions of 64 bits are trusted, in ulp of 53.
    let slack = match function {
        MathFn::Jn | MathFn::Yn => "0x1p-3",
        MathFn::Erfcx | MathFn::Normcdf | MathFn::I0 | MathFn::I1 => "0x1p-4",
        _ => "0x1p-6",
    };
    let operands = function.operands();
    let arg = |i: usize| match function.is_integer(i) {
        true => format!("(int32_t)at[{i}]"),
        false => format!("(ty)OF_BITS(at[{i}])"),
    };
    let args: Vec<String> = (0..operands).map(arg).collect();
    let integer = (0..operands).find(|&i| function.is_integer(i)).unwrap_or(0);
    let flushes = flushes_of(function, routine) == Flushes::Results;
    let defines = [
        ("ROUTINE", routine.func().name.clone()),
        ("ROUGH", rough),
        ("EXACT", exact),
        ("CHOICE", choice.to_string()),
        ("FLOOR", floor_kind(function).to_string()),
        ("SLACK", slack.to_owned()),
        ("FLUSHES", u8::from(flushes).to_string()),
        ("WIDTH", scalar.bits().to_string()),
        ("OPERANDS", operands.to_string()),
        ("INTEGER", integer.to_string()),
        ("ARGS(ty)", args.join(", ")),
    ];
    for (name, value) in defines {
        let _ = writeln!(text, "#define {name} {value}");
    }
    Some(text + SPECIAL + RANDOM)
}

/// The C text that measures a routine of `f32` with one operand; nothing for functions that have no
/// reference there.
pub fn sweep_f32(function: MathFn, routine: Routine) -> Option<String> {
    let name = compared_with(function)?;
    let (mut text, mut done) = (PRELUDE.to_owned(), Vec::new());
    functions(routine.library, routine.id, &mut done, &mut text);
    // Inverses are compared with what is nearer than the routine of `f64`, which must be there.
    let is_inverse = matches!(function, MathFn::Erfinv | MathFn::Erfcinv | MathFn::Normcdfinv);
    let wide = crate::evaluate::precise(function, Scalar::F64).filter(|_| is_inverse);
    if let Some(wide) = wide {
        let wide_name = &wide.func().name;
        if !done.iter().any(|&id| routine.library.func(id).name == *wide_name) {
            functions(wide.library, wide.id, &mut Vec::new(), &mut text);
        }
        let _ = writeln!(text, "#define WIDE {wide_name}");
    }
    let flushes = match flushes_of(function, routine) {
        Flushes::Nothing => 0,
        Flushes::Results => 1,
        Flushes::Operands => 2,
    };
    let routine = &routine.func().name;
    let _ = write!(text, "#define ROUTINE {routine}\n#define REFERENCE {name}\n");
    let floor = if routine.ends_with("_rounded") { 0 } else { floor_kind(function) };
    let is_bessel = u8::from(oscillates(function));
    let _ = writeln!(text, "#define FLUSHES {flushes}\n#define FLOOR {floor}");
    // Of other functions the compiler computes several references at once.
    let symmetry = match function {
        MathFn::J0 | MathFn::I0 => 1,
        MathFn::J1 | MathFn::I1 | MathFn::Erfinv => -1,
        _ => 0,
    };
    let _ = writeln!(text, "#define IS_BESSEL {is_bessel}\n#define SYMMETRY {symmetry}");
    Some(text + SWEEP_F32)
}

/// The C text of a program that computes routines, all of them of one library and of operands of
/// one type, for the operands that it reads.
pub fn evaluation(routines: &[Routine], operands: usize, scalar: Scalar) -> String {
    let (mut text, mut done) = (PRELUDE.to_owned(), Vec::new());
    for routine in routines {
        functions(routine.library, routine.id, &mut done, &mut text);
    }
    let bits = if scalar == Scalar::F32 { "uint32_t" } else { "uint64_t" };
    let convert = if scalar == Scalar::F32 { "f32" } else { "f64" };
    let args: Vec<String> = (0..operands).map(|i| format!("{convert}(in[{i}])")).collect();
    let _ = write!(text, "typedef {bits} bits_t;\n#define OPERANDS {operands}\n");
    text += "static void compute(const bits_t *in) {\n";
    for routine in routines {
        let name = &routine.func().name;
        let _ = writeln!(text, "  show(bits_of_{convert}({name}({})));", args.join(", "));
    }
    text.replacen("typedef", "static void show(uint64_t);\ntypedef", 1) + "}\n" + EVALUATE
}

impl Program {
    /// Compiles a text to a file in a folder with `cc`, or what `CC` says.
    pub fn compile(text: &str, folder: &Path, name: &str, level: &str) -> io::Result<Program> {
        std::fs::create_dir_all(folder)?;
        let (source, path) = (folder.join(format!("{name}.c")), folder.join(name));
        std::fs::write(&source, text)?;
        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let mut command = Command::new(compiler);
        // Nothing may be contracted, and an operation that faults is as good as one that does not.
        command.args([level, "-march=native", "-ffp-contract=off", "-fno-math-errno"]);
        command.args(["-fno-trapping-math", "-w", "-o"]).arg(&path).arg(&source).arg("-lm");
        let status = command.status()?;
        match status.success() {
            true => Ok(Program { path }),
            false => Err(io::Error::other(format!("{}: {status}", source.display()))),
        }
    }

    /// Runs a program of [`sweep_f32`] on operands from `first` to `end`, or on those of so many, a
    /// power of two, that have these numbers; one of [`random`] on the latter always.
    pub fn compare(&self, first: u64, end: u64, of: Option<u64>) -> io::Result<Compared> {
        let numbers = [Some(first), Some(end), of];
        let args = numbers.into_iter().flatten().map(|number| number.to_string());
        let output = Command::new(&self.path).args(args).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let mut found = Compared::default();
        let mut is_whole = false;
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let hex = |word: &str| u64::from_str_radix(word, 16).unwrap_or_default();
            match words[..] {
                ["left", at] => found.left.push(hex(at) as u32),
                ["found", worst, rounded, ref at @ ..] => {
                    is_whole = true;
                    found.worst = f64::from_bits(hex(worst));
                    found.rounded = hex(rounded);
                    found.at.iter_mut().zip(at).for_each(|(to, word)| *to = hex(word));
                }
                _ => {}
            }
        }
        let broken = || io::Error::other(format!("{}: {}", self.path.display(), output.status));
        if is_whole { Ok(found) } else { Err(broken()) }
    }

    /// Runs a program of [`evaluation`]: the results of each routine for each row of operands.
    pub fn evaluate(&self, operands: &[u64]) -> io::Result<Vec<u64>> {
        let input = self.path.with_extension("in");
        let text: String = operands.iter().map(|bits| format!("{bits:x}\n")).collect();
        std::fs::write(&input, text)?;
        let output = Command::new(&self.path).stdin(std::fs::File::open(&input)?).output()?;
        let text = String::from_utf8_lossy(&output.stdout);
        let read = |word: &str| u64::from_str_radix(word, 16).map_err(io::Error::other);
        text.split_whitespace().map(read).collect()
    }
}
