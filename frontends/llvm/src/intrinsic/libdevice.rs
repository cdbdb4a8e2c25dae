//! The names of libdevice (`__nv_sinf`), by what they are: functions of the math library,
//! arithmetic that says its rounding, conversions, integers, and what gives a second result in
//! memory.

use super::float::{by_lane, constant_of, one_of, scalar};
use super::math::call;
use super::{Intrinsic, exponent, general, nvvm};
use crate::codes::Fault;
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::Value;
use irc_ir::op::{ConvertFlags, FloatCond, FloatFlags, IntCond, MathFn, MathTier, Opcode};
use irc_ir::op::{Rounding, Word};
use irc_ir::types::{F16, F32, F64, I16, I32, I64, Scalar, Type};

/// Names without `__nv_` and `f` at the end, and the intrinsics of LLVM that are the same.
const SAME: &[(&str, &str)] = &[
    ("ceil", "llvm.ceil"),
    ("copysign", "llvm.copysign"),
    ("fabs", "llvm.fabs"),
    ("floor", "llvm.floor"),
    ("fma", "llvm.fma"),
    ("fmax", "llvm.maxnum"),
    ("fmin", "llvm.minnum"),
    ("ldexp", "llvm.ldexp"),
    ("llrint", "llvm.llrint"),
    ("llround", "llvm.llround"),
    ("nearbyint", "llvm.nearbyint"),
    ("powi", "llvm.powi"),
    ("rint", "llvm.rint"),
    ("round", "llvm.round"),
    ("scalbn", "llvm.ldexp"),
    ("sqrt", "llvm.sqrt"),
    ("trunc", "llvm.trunc"),
];

/// Functions of the math library that have another name here.
const RENAMED: &[(&str, MathFn)] = &[("cyl_bessel_i0", MathFn::I0), ("cyl_bessel_i1", MathFn::I1)];

/// Functions of `float` that libdevice leaves to the hardware, whose approximation is within 2 ulp.
const OF_HARDWARE: &[MathFn] = &[MathFn::Exp2, MathFn::Rsqrt];

/// Functions of `float` without the tier `device` whose tier `fast` is within what NVIDIA states of
/// its own, 2 ulp.
const STATED: &[MathFn] = &[MathFn::Sin, MathFn::Cos];

/// Arithmetic that says its rounding behind `_`: of `float` after `f`, of `double` after `d`; how
/// many operands.
const ROUNDED: &[(&str, Opcode, usize)] = &[
    ("add", Opcode::Fadd, 2),
    ("sub", Opcode::Fsub, 2),
    ("mul", Opcode::Fmul, 2),
    ("div", Opcode::Fdiv, 2),
    ("fma", Opcode::Fma, 3),
    ("rcp", Opcode::Frcp, 1),
    ("sqrt", Opcode::Fsqrt, 1),
];

/// Integer operations that are one operation.
const INTEGERS: &[(&str, Opcode)] = &[
    ("abs", Opcode::Abs),
    ("llabs", Opcode::Abs),
    ("brev", Opcode::Bitrev),
    ("brevll", Opcode::Bitrev),
    ("clz", Opcode::Clz),
    ("clzll", Opcode::Clz),
    ("popc", Opcode::Popcnt),
    ("popcll", Opcode::Popcnt),
    ("min", Opcode::Smin),
    ("llmin", Opcode::Smin),
    ("max", Opcode::Smax),
    ("llmax", Opcode::Smax),
    ("umin", Opcode::Umin),
    ("ullmin", Opcode::Umin),
    ("umax", Opcode::Umax),
    ("ullmax", Opcode::Umax),
    ("mulhi", Opcode::Smulh),
    ("mul64hi", Opcode::Smulh),
    ("umulhi", Opcode::Umulh),
    ("umul64hi", Opcode::Umulh),
];

/// Sums of products, which headers of CUDA call by these names with `_impl` and libdevice does not
/// have: the instructions.
const PRODUCTS: &[(&str, &str)] = &[
    ("idp4a_s_s", "dp4a.s32.s32"),
    ("idp4a_u_u", "dp4a.u32.u32"),
    ("idp2a_lo_s_s", "dp2a.lo.s32.s32"),
    ("idp2a_lo_u_u", "dp2a.lo.u32.u32"),
    ("idp2a_hi_s_s", "dp2a.hi.s32.s32"),
    ("idp2a_hi_u_u", "dp2a.hi.u32.u32"),
];

/// Bits under another type.
const CASTS: &[(&str, Type)] = &[
    ("float_as_int", I32),
    ("float_as_uint", I32),
    ("int_as_float", F32),
    ("uint_as_float", F32),
    ("double_as_longlong", I64),
    ("longlong_as_double", F64),
];

/// What irc has none of, and why.
pub(super) const REFUSED: &[(&str, &str)] = &[
    ("norm", "it reads an array of any length"),
    ("normf", "it reads an array of any length"),
    ("rnorm", "it reads an array of any length"),
    ("rnormf", "it reads an array of any length"),
];

type Found = Result<Option<Vals>, Fault>;

fn value(value: Value) -> Found {
    Ok(Some(Vals::from_slice(&[value])))
}

/// A function of libdevice, by its name without `__nv_`; nothing if irc has none that is the same.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Found {
    if let Some((op, count, rounding)) = rounded(name) {
        let how = FloatFlags { rounding, ..FloatFlags::default() };
        return by_lane(body, what, op, count, how).map(Some);
    }
    for family in [integer, conversion, of_bits, test, function, with_integer, with_memory] {
        if let Some(vals) = family(body, what, name)? {
            return Ok(Some(vals));
        }
    }
    Ok(None)
}

fn rounding(word: &str) -> Option<Rounding> {
    match word {
        "rn" => Some(Rounding::Rn),
        "rz" => Some(Rounding::Rz),
        "rd" => Some(Rounding::Rm),
        "ru" => Some(Rounding::Rp),
        _ => None,
    }
}

/// Arithmetic with a rounding: `fadd_rz`, `dmul_rn`, `fmaf_rd`, `fmaf_ieee_rn`, `frcp_ru`.
fn rounded(name: &str) -> Option<(Opcode, usize, Rounding)> {
    let (operation, word) = name.rsplit_once('_')?;
    let operation = operation.strip_suffix("_ieee").unwrap_or(operation);
    let operation = match operation {
        "fmaf" | "fma" => "fma",
        _ => operation.strip_prefix(['f', 'd'])?,
    };
    let (op, count) = arithmetic(operation)?;
    Some((op, count, rounding(word)?))
}

/// Arithmetic of floats that says its rounding, by its name, and of how many operands it is.
pub(super) fn arithmetic(operation: &str) -> Option<(Opcode, usize)> {
    ROUNDED.iter().find(|(name, ..)| *name == operation).map(|&(_, op, count)| (op, count))
}

/// Functions of floats that give a float, and what LLVM has an intrinsic for. The type tells `f` at
/// the end from a part of the name.
fn function<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    let Ok(scalar) = scalar(body, what) else { return Ok(None) };
    let plain = if scalar == Scalar::F32 { name.strip_suffix('f') } else { Some(name) };
    let Some(plain) = plain else { return Ok(None) };
    // Those with an operand of another type are here, too, so they come first.
    if let Some((_, same)) = SAME.iter().find(|(known, _)| *known == plain) {
        return general::lower(body, &Intrinsic { name: same, call: what.call }).map(Some);
    }
    let (word, tier) = match plain.strip_prefix("fast_") {
        Some(word) => (word, MathTier::Approx),
        None => (plain, MathTier::Precise),
    };
    let renamed = RENAMED.iter().find(|(known, _)| *known == word).map(|&(_, function)| function);
    if let Some(function) = renamed.or_else(|| MathFn::from_word(word)) {
        let tier = match tier {
            MathTier::Precise => stated(function, scalar),
            tier => tier,
        };
        let is_there = irc_ir::math::has(function, tier, scalar);
        if is_there && function.operands() == what.call.args.len() {
            return call(body, what, function, tier).map(Some);
        }
    }
    match tier {
        MathTier::Approx => approximate(body, what, word),
        _ => Ok(None),
    }
}

/// The cheapest tier that is within the error that NVIDIA states of a function of libdevice.
fn stated(function: MathFn, scalar: Scalar) -> MathTier {
    let is_float = scalar == Scalar::F32;
    if irc_ir::math::has(function, MathTier::Device, scalar) {
        MathTier::Device
    } else if is_float && OF_HARDWARE.contains(&function) {
        MathTier::Approx
    } else if is_float && STATED.contains(&function) {
        MathTier::Fast
    } else {
        MathTier::Precise
    }
}

/// Approximations that are more than one operation.
fn approximate<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, word: &str) -> Found {
    let how = FloatFlags { approx: true, ..FloatFlags::default() };
    match word {
        "fdivide" => by_lane(body, what, Opcode::Fdiv, 2, how).map(Some),
        "tan" => {
            let x = what.one(body, 0)?;
            let [sine, cosine] = [MathFn::Sin, MathFn::Cos].map(|f| approx(body, f, x));
            value(body.b.float2(Opcode::Fdiv, how, sine, cosine))
        }
        _ => Ok(None),
    }
}

fn approx(body: &mut Body<'_, '_, '_, '_>, function: MathFn, x: Value) -> Value {
    body.b.math(function, MathTier::Approx, &[x])
}

fn integer<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    if let Some(&(_, op)) = INTEGERS.iter().find(|(known, _)| *known == name) {
        let x = what.one(body, 0)?;
        let found = match what.call.args.len() {
            1 => body.b.unary(op, x),
            _ => {
                let y = what.one(body, 1)?;
                body.b.binary(op, x, y)
            }
        };
        let is_count = matches!(op, Opcode::Clz | Opcode::Popcnt);
        return value(if is_count { body.resize(found, I32) } else { found });
    }
    let product = PRODUCTS.iter().find(|(known, _)| name.strip_suffix("_impl") == Some(known));
    if let Some((_, row)) = product {
        let operands = three(body, what)?.map(Into::into);
        return value(body.row(row, &operands)?);
    }
    match name {
        "byte_perm" => {
            let what = Intrinsic { name: "llvm.nvvm.prmt", call: what.call };
            nvvm::lower(body, "prmt", &what).map(Some)
        }
        "ffs" | "ffsll" => first_set(body, what),
        "mul24" | "umul24" => product_of_24_bits(body, what, name == "mul24"),
        "sad" | "usad" => {
            let [x, y, z] = three(body, what)?;
            let (most, least) = match name {
                "sad" => (Opcode::Smax, Opcode::Smin),
                _ => (Opcode::Umax, Opcode::Umin),
            };
            let (most, least) = (body.b.binary(most, x, y), body.b.binary(least, x, y));
            let difference = body.b.sub(most, least);
            value(body.b.add(difference, z))
        }
        "hadd" | "rhadd" | "uhadd" | "urhadd" => mean(body, what, name),
        _ => Ok(None),
    }
}

fn three<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<[Value; 3], Fault> {
    Ok([what.one(body, 0)?, what.one(body, 1)?, what.one(body, 2)?])
}

/// The position of the lowest bit that is 1, counted from 1; 0 if there is none.
fn first_set<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Found {
    let x = what.one(body, 0)?;
    let below = body.b.unary(Opcode::Ctz, x);
    let below = body.resize(below, I32);
    let place = body.b.add_imm(below, 1);
    let none = body.b.icmp_imm(IntCond::Eq, x, 0);
    let zero = body.b.i32(0);
    value(body.b.select(none, zero, place))
}

fn product_of_24_bits<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    signed: bool,
) -> Found {
    let by = body.b.i32(8);
    let right = if signed { Opcode::Ashr } else { Opcode::Lshr };
    let mut low = |index| {
        let x = what.one(body, index)?;
        let up = body.b.shl(x, by);
        Ok::<Value, Fault>(body.b.binary(right, up, by))
    };
    let (x, y) = (low(0)?, low(1)?);
    value(body.b.mul(x, y))
}

/// Half of the sum, rounded down or, with `r`, up, without its overflow.
fn mean<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    let (x, y) = (what.one(body, 0)?, what.one(body, 1)?);
    let right = if name.starts_with('u') { Opcode::Lshr } else { Opcode::Ashr };
    let up = name.contains("rh");
    let differ = body.b.xor(x, y);
    let one = body.b.i32(1);
    let half = body.b.binary(right, differ, one);
    let both = if up { body.b.or(x, y) } else { body.b.and(x, y) };
    value(if up { body.b.sub(both, half) } else { body.b.add(both, half) })
}

/// The integer that a word of a conversion means, and whether it is signed.
fn integer_of(word: &str) -> Option<(Type, bool)> {
    match word {
        "int" => Some((I32, true)),
        "uint" => Some((I32, false)),
        "ll" => Some((I64, true)),
        "ull" => Some((I64, false)),
        _ => None,
    }
}

/// `float2int_rn`, `ull2double_rz`, `double2float_rd`, `float2half_rn`. Integers are what the
/// instruction gives, also of what is no number: only of `float` and 32 bits is that zero, as in
/// the operation.
fn conversion<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    if name == "half2float" {
        let bits = what.one(body, 0)?;
        let half = body.b.bitcast(F16, bits);
        return value(body.b.fcvt(F32, half));
    }
    let Some((words, how)) = name.rsplit_once('_') else { return Ok(None) };
    let Some(((from, to), how)) = words.split_once('2').zip(rounding(how)) else { return Ok(None) };
    let float_of = |word| match word {
        "float" => Some(F32),
        "double" => Some(F64),
        _ => None,
    };
    let how = ConvertFlags::rounded(how);
    let flushed = ConvertFlags { ftz: body.cx.flush, ..how };
    let found = match (integer_of(from), float_of(from), integer_of(to), float_of(to)) {
        (Some((_, signed)), _, _, Some(ty)) => {
            let op = if signed { Opcode::Stof } else { Opcode::Utof };
            let x = what.one(body, 0)?;
            body.b.convert(op, how, ty, x)
        }
        (_, Some(float), Some((ty, _)), _) if float == F64 || ty == I64 => {
            let ftz = if float == F32 && flushed.ftz { ".ftz" } else { "" };
            let name = format!("{}2{}.{}{ftz}", short(from), short(to), how.rounding.word());
            return nvvm::lower(body, &name, what).map(Some);
        }
        (_, Some(_), Some((ty, signed)), _) => {
            let op = if signed { Opcode::Ftos } else { Opcode::Ftou };
            let x = what.one(body, 0)?;
            body.b.convert(op, ConvertFlags { sat: true, ..flushed }, ty, x)
        }
        (_, Some(F64), _, Some(F32)) => {
            let x = what.one(body, 0)?;
            body.b.convert(Opcode::Fcvt, flushed, F32, x)
        }
        (_, Some(F32), ..) if to == "half" => {
            let x = what.one(body, 0)?;
            let half = body.b.fcvt(F16, x);
            body.b.bitcast(I16, half)
        }
        _ => return Ok(None),
    };
    value(found)
}

/// What intrinsics of NVVM call a type of libdevice in the names of conversions.
fn short(word: &str) -> &str {
    match word {
        "float" => "f",
        "double" => "d",
        "int" => "i",
        "uint" => "ui",
        other => other,
    }
}

/// What takes bits apart, and other bits.
fn of_bits<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    if let Some(&(_, ty)) = CASTS.iter().find(|(known, _)| *known == name) {
        let x = what.one(body, 0)?;
        return value(body.b.bitcast(ty, x));
    }
    let half = body.b.i32(32);
    match name {
        "double2hiint" | "double2loint" => {
            let x = what.one(body, 0)?;
            let bits = body.b.bitcast(I64, x);
            let bits = if name == "double2hiint" { body.b.lshr(bits, half) } else { bits };
            value(body.b.trunc(I32, bits))
        }
        "hiloint2double" => {
            let (high, low) = (what.one(body, 0)?, what.one(body, 1)?);
            let (high, low) = (body.b.zext(I64, high), body.b.zext(I64, low));
            let high = body.b.shl(high, half);
            let bits = body.b.or(high, low);
            value(body.b.bitcast(F64, bits))
        }
        // What the text says is not looked at.
        "nan" => value(constant_of(body, Scalar::F64, 0x7ff8 << 48)),
        "nanf" => value(constant_of(body, Scalar::F32, 0x7fff_ffff)),
        "rcp64h" => {
            let what = Intrinsic { name: "llvm.nvvm.rcp.approx.ftz.d", call: what.call };
            nvvm::lower(body, "rcp.approx.ftz.d", &what).map(Some)
        }
        "saturatef" => {
            let x = what.one(body, 0)?;
            let [zero, one] = [0, one_of(Scalar::F32)].map(|x| constant_of(body, Scalar::F32, x));
            let positive = body.b.float2(Opcode::Fmax, FloatFlags::default(), x, zero);
            value(body.b.float2(Opcode::Fmin, FloatFlags::default(), positive, one))
        }
        "frsqrt_rn" => call(body, what, MathFn::Rsqrt, MathTier::Precise).map(Some),
        _ => Ok(None),
    }
}

/// `isnanf`, `isinfd`, `finitef`, `isfinited`, `signbitd`: 1 or 0.
fn test<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    let plain = name.strip_suffix(['f', 'd']).unwrap_or_default();
    if !["isnan", "isinf", "finite", "isfinite", "signbit"].contains(&plain) {
        return Ok(None);
    }
    let (scalar, x) = (scalar(body, what)?, what.one(body, 0)?);
    let (int, infinity) = match scalar {
        Scalar::F32 => (I32, 0x7f80_0000),
        _ => (I64, 0x7ff0 << 48),
    };
    let size = body.b.fabs(x);
    let infinity = constant_of(body, scalar, infinity);
    let answer = match plain {
        "isnan" => body.b.fcmp(FloatCond::Uno, x, x),
        "isinf" => body.b.fcmp(FloatCond::Oeq, size, infinity),
        "signbit" => {
            let bits = body.b.bitcast(int, x);
            body.b.icmp_imm(IntCond::Slt, bits, 0)
        }
        _ => body.b.fcmp(FloatCond::Olt, size, infinity),
    };
    value(body.b.zext(I32, answer))
}

/// Functions with a degree before the number, and the exponent as an integer.
fn with_integer<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Found {
    let plain = name.strip_suffix('f').unwrap_or(name);
    if let "jn" | "yn" = plain {
        let function = if plain == "jn" { MathFn::Jn } else { MathFn::Yn };
        let (degree, x) = (what.one(body, 0)?, what.one(body, 1)?);
        let ty = body.b.ty(x);
        let degree = body.b.stof(ty, degree);
        return value(body.b.math(function, MathTier::Precise, &[degree, x]));
    }
    if plain != "ilogb" {
        return Ok(None);
    }
    // Of NaN it is the least number, as of zero.
    let x = what.one(body, 0)?;
    let exponent = body.b.math(MathFn::Logb, MathTier::Precise, &[x]);
    let sat = ConvertFlags { sat: true, ..ConvertFlags::rounded(Rounding::Rz) };
    let exponent = body.b.convert(Opcode::Ftos, sat, I32, exponent);
    let nan = body.b.fcmp(FloatCond::Uno, x, x);
    let least = body.b.i32(i32::MIN);
    value(body.b.select(nan, least, exponent))
}

/// Functions that write a result, or both, to memory.
fn with_memory<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>, name: &str) -> Found {
    let Ok(scalar) = scalar(body, what) else { return Ok(None) };
    let plain = if scalar == Scalar::F32 { name.strip_suffix('f') } else { Some(name) };
    let Some(plain) = plain else { return Ok(None) };
    let pair = match plain {
        "sincos" => Some((MathFn::Sin, MathFn::Cos, None)),
        "fast_sincos" => Some((MathFn::Sin, MathFn::Cos, Some(MathTier::Approx))),
        "sincospi" => Some((MathFn::Sinpi, MathFn::Cospi, None)),
        _ => None,
    };
    if let Some((sine, cosine, tier)) = pair {
        for (index, function) in [(1, sine), (2, cosine)] {
            let tier = tier.unwrap_or_else(|| stated(function, scalar));
            let found = call(body, what, function, tier)?[0];
            put(body, what, index, found)?;
        }
        return Ok(Some(Vals::new()));
    }
    let (first, second, index) = match plain {
        "frexp" => {
            let x = what.one(body, 0)?;
            let (fraction, exponent) = exponent::parted(body, scalar, x, Kind::Int(32));
            (fraction, exponent, 1)
        }
        "modf" => {
            let x = what.one(body, 0)?;
            let (fraction, whole) = exponent::fraction_and_whole(body, scalar, x);
            (fraction, whole, 1)
        }
        "remquo" => {
            let args = [what.one(body, 0)?, what.one(body, 1)?];
            let rest = body.b.math(MathFn::Remainder, MathTier::Precise, &args);
            let quotient = body.b.math(MathFn::Remquo, MathTier::Precise, &args);
            let sat = ConvertFlags { sat: true, ..ConvertFlags::rounded(Rounding::Rz) };
            (rest, body.b.convert(Opcode::Ftos, sat, I32, quotient), 2)
        }
        _ => return Ok(None),
    };
    put(body, what, index, second)?;
    value(first)
}

/// Writes a value to where an argument points.
fn put<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    index: usize,
    value: Value,
) -> Result<(), Fault> {
    let to = what.arg(body, index)?.clone();
    let to = body.address(&to)?;
    let flags = body.aligned(u64::from(body.b.ty(value).bits() / 8));
    body.b.store(flags, value, to);
    Ok(())
}
