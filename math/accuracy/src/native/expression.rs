//! What instructions of routines are in C.

use crate::evaluate::is_of_hardware;
use irc_ir::dfg::InstData;
use irc_ir::entity::Value;
use irc_ir::op::word::{FloatCond, IntCond, Integral, Rounding};
use irc_ir::op::{Opcode, Payload};
use irc_ir::types::Scalar;

/// The type of C for a scalar; `i1` is a word of 0 and 1.
pub fn c_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::F32 => "float",
        Scalar::F64 => "double",
        _ if scalar.bits() == 64 => "uint64_t",
        _ => "uint32_t",
    }
}

fn signed(scalar: Scalar) -> &'static str {
    if scalar.bits() == 64 { "int64_t" } else { "int32_t" }
}

/// The name of a value.
pub fn name(value: Value) -> String {
    format!("v{}", value.as_u32())
}

/// A constant.
pub fn constant(scalar: Scalar, bits: u128) -> String {
    match scalar {
        Scalar::F32 => format!("f32({bits:#x}u)"),
        Scalar::F64 => format!("f64({bits:#x}ull)"),
        _ if scalar.bits() == 64 => format!("UINT64_C({bits:#x})"),
        _ => format!("{bits:#x}u"),
    }
}

/// What an instruction computes of these operands; nothing if routines have no such instruction.
pub fn expression(
    data: &InstData,
    types: &[Scalar],
    to: Scalar,
    args: &[String],
) -> Option<String> {
    let from = types[0];
    if let Payload::Float(flags) = data.payload
        && is_of_hardware(data.opcode, &data.payload)
    {
        let flushes = if flags.ftz { "_ftz" } else { "" };
        return Some(format!("{}_approx{flushes}_{from}({})", data.opcode, args[0]));
    }
    if let Payload::Float(flags) = data.payload
        && (flags.rounding != Rounding::Rn || flags.ftz || flags.approx || flags.contract)
    {
        return None;
    }
    if matches!(data.payload, Payload::Float(flags) if flags.normal) {
        return Some(format!("{}_{to}({})", data.opcode, args.join(", ")));
    }
    if data.opcode == Opcode::Select {
        return Some(format!("{} ? {} : {}", args[0], args[1], args[2]));
    }
    match from {
        Scalar::F32 | Scalar::F64 => {
            of_floats(data, from, args).or_else(|| converted(data, from, to, args))
        }
        _ => of_integers(data, from, args).or_else(|| converted(data, from, to, args)),
    }
}

fn of_floats(data: &InstData, ty: Scalar, args: &[String]) -> Option<String> {
    use Opcode::*;
    let x = &args[0];
    let y = args.get(1);
    let call = |of: &str| {
        let end = if ty == Scalar::F32 { "f" } else { "" };
        Some(format!("__builtin_{of}{end}({})", args.join(", ")))
    };
    let infix = |sign: &str| Some(format!("{x} {sign} {}", y?));
    match (data.opcode, data.payload) {
        (Fadd, _) => infix("+"),
        (Fsub, _) => infix("-"),
        (Fmul, _) => infix("*"),
        (Fdiv, _) => infix("/"),
        (Fma, _) => call("fma"),
        (Fneg, _) => Some(format!("-{x}")),
        (Fabs, _) => call("fabs"),
        (Fcopysign, _) => call("copysign"),
        (Fsqrt, _) => call("sqrt"),
        (Frcp, _) => Some(format!("1 / {x}")),
        (Fmin, _) => Some(format!("least_{ty}({x}, {})", y?)),
        (Fmax, _) => Some(format!("most_{ty}({x}, {})", y?)),
        (Fround, Payload::Integral(direction, false)) => match direction {
            Integral::Nearest => call("roundeven"),
            Integral::Floor => call("floor"),
            Integral::Ceil => call("ceil"),
            Integral::Trunc => call("trunc"),
        },
        (Fcmp, Payload::FloatCond(cond, false)) => Some(holds(cond, x, y?)),
        _ => None,
    }
}

fn holds(cond: FloatCond, x: &str, y: &str) -> String {
    use FloatCond::*;
    let (sign, is_negated) = match cond {
        Oeq => ("==", false),
        Olt => ("<", false),
        Ole => ("<=", false),
        Ogt => (">", false),
        Oge => (">=", false),
        Une => ("==", true),
        Uge => ("<", true),
        Ugt => ("<=", true),
        Ule => (">", true),
        Ult => (">=", true),
        One => return format!("{x} < {y} || {x} > {y}"),
        Ueq => return format!("!({x} < {y} || {x} > {y})"),
        Ord => return format!("{x} == {x} && {y} == {y}"),
        Uno => return format!("{x} != {x} || {y} != {y}"),
    };
    if is_negated { format!("!({x} {sign} {y})") } else { format!("{x} {sign} {y}") }
}

fn of_integers(data: &InstData, ty: Scalar, args: &[String]) -> Option<String> {
    use Opcode::*;
    let x = &args[0];
    let y = args.get(1);
    let infix = |sign: &str| Some(format!("{x} {sign} {}", y?));
    let call = |of: &str| Some(format!("{of}_{ty}({})", args.join(", ")));
    let least = |sign: &str, cast: &str| {
        let y = y?;
        Some(format!("({cast}){x} {sign} ({cast}){y} ? {x} : {y}"))
    };
    match (data.opcode, data.payload) {
        (And, _) => infix("&"),
        (Or, _) => infix("|"),
        (Xor, _) => infix("^"),
        (Add, _) if ty != Scalar::I1 => infix("+"),
        (Sub, _) if ty != Scalar::I1 => infix("-"),
        (Mul, _) if ty != Scalar::I1 => infix("*"),
        (Shl, _) => call("shl"),
        (Lshr, _) => call("lshr"),
        (Ashr, _) => call("ashr"),
        (Fshl, _) => call("fshl"),
        (Clz, _) => call("clz"),
        (Umulh, _) => call("umulh"),
        (Umulw, _) if ty == Scalar::I32 => Some(format!("(uint64_t){x} * {}", y?)),
        (Smin, _) => least("<", signed(ty)),
        (Smax, _) => least(">", signed(ty)),
        (Umin, _) => least("<", c_type(ty)),
        (Umax, _) => least(">", c_type(ty)),
        (Icmp, Payload::IntCond(cond, _)) => {
            let cast = if cond.is_signed() { signed(ty) } else { c_type(ty) };
            let sign = match cond {
                IntCond::Eq => "==",
                IntCond::Ne => "!=",
                IntCond::Slt | IntCond::Ult => "<",
                IntCond::Sle | IntCond::Ule => "<=",
                IntCond::Sgt | IntCond::Ugt => ">",
                IntCond::Sge | IntCond::Uge => ">=",
            };
            Some(format!("({cast}){x} {sign} ({cast}){}", y?))
        }
        _ => None,
    }
}

fn converted(data: &InstData, from: Scalar, to: Scalar, args: &[String]) -> Option<String> {
    use Opcode::*;
    let x = &args[0];
    let flags = match data.payload {
        Payload::Convert(flags) => Some(flags),
        _ => None,
    };
    if flags.is_some_and(|flags| flags.ftz) {
        return None;
    }
    let cast = |ty: &str| Some(format!("({}){ty}{x}", c_type(to)));
    match data.opcode {
        Bitcast if from.bits() == to.bits() => Some(match (from, to) {
            (Scalar::F32 | Scalar::F64, _) => format!("bits_of_{from}({x})"),
            _ => format!("{to}({x})"),
        }),
        Fcvt | Utof | Zext => cast(""),
        Stof => cast(&format!("({})", signed(from))),
        Trunc if to == Scalar::I1 => Some(format!("{x} & 1")),
        Trunc => cast(""),
        Sext if from == Scalar::I1 => cast("-(int64_t)"),
        Sext => cast(&format!("(int64_t)({})", signed(from))),
        Ftos | Ftou => {
            let flags = flags.filter(|flags| flags.sat)?;
            let kind = if data.opcode == Ftos { "i" } else { "u" };
            let whole = match flags.rounding {
                Rounding::Rz => x.clone(),
                Rounding::Rn => format!("__builtin_roundeven({x})"),
                _ => return None,
            };
            Some(format!("{kind}{}_of({whole})", to.bits()))
        }
        _ => None,
    }
}
