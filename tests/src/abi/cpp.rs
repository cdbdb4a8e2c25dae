//! Signatures as C++.

use super::types::{Leaf, Record, Ty};
use super::{Call, MULTIPLIER, START, Signature};
use std::fmt::{self, Write};

/// What each text begins with: how scalars become bits and back. `Half` is a class of two bytes as
/// CUDA's `__half`, whose header needs more than the compiler.
const HEAD: &str = "\
#include <cstddef>
struct __attribute__((aligned(2))) Half { unsigned short bits; };
typedef unsigned long long u64;
typedef unsigned __int128 u128;
template <class T> __device__ T from(u64 low, u64 high) { return (T)low; }
template <> __device__ __int128 from(u64 low, u64 high) { return (u128)high << 64 | low; }
template <> __device__ Half from(u64 low, u64 high) { return Half{(unsigned short)low}; }
template <> __device__ float from(u64 low, u64 high) { return __uint_as_float((unsigned)low); }
template <> __device__ double from(u64 low, u64 high) { return __longlong_as_double(low); }
template <> __device__ bool from(u64 low, u64 high) { return low & 1; }
template <class T> __device__ u64 bits(T x) { return (u64)x; }
template <> __device__ u64 bits(Half x) { return x.bits; }
template <> __device__ u64 bits(float x) { return __float_as_uint(x); }
template <> __device__ u64 bits(double x) { return __double_as_longlong(x); }
__device__ u64 mix(u64 hash, u64 x) { hash = (hash ^ x) * MULTIPLIERULL; return hash ^ hash >> 32; }
";

/// The side of the functions: all of them, and how others get to those that are not named.
pub(super) fn callees(signatures: &[Signature]) -> String {
    let mut out = head(signatures);
    for signature in signatures {
        callee(signature, &mut out).expect("strings take all text");
    }
    out
}

/// The side of the kernels: one that calls each function, one with its parameters.
pub(super) fn callers(signatures: &[Signature]) -> String {
    let mut out = head(signatures);
    for signature in signatures {
        caller(signature, &mut out).expect("strings take all text");
        kernel(signature, &mut out).expect("strings take all text");
    }
    out
}

fn head(signatures: &[Signature]) -> String {
    let mut out = HEAD.replace("MULTIPLIER", &MULTIPLIER.to_string());
    for record in signatures.iter().flat_map(|signature| &signature.records) {
        declare(record, &mut out).expect("strings take all text");
    }
    out
}

fn declare(record: &Record, out: &mut String) -> fmt::Result {
    let word = if record.union { "union" } else { "struct" };
    let packed = if record.packed { " __attribute__((packed))" } else { "" };
    let aligned = match record.aligned {
        0 => String::new(),
        n => format!(" __attribute__((aligned({n})))"),
    };
    write!(out, "{word}{packed}{aligned} {} {{ ", record.name)?;
    for (i, member) in record.members.iter().enumerate() {
        let (mut ty, mut counts) = (&member.ty, String::new());
        while let Ty::Array(element, count) = ty {
            write!(counts, "[{count}]")?;
            ty = element;
        }
        let bits = member.bits.map_or_else(String::new, |bits| format!(" : {bits}"));
        write!(out, "{} m{i}{counts}{bits}; ", name(ty))?;
    }
    writeln!(out, "}};")?;
    let (name, size, align) = (&record.name, record.size, record.align);
    writeln!(out, "static_assert(sizeof({name}) == {size} && alignof({name}) == {align}, \"\");")?;
    for (i, member) in record.members.iter().enumerate().filter(|(_, m)| m.bits.is_none()) {
        writeln!(out, "static_assert(offsetof({name}, m{i}) == {}, \"\");", member.at / 8)?;
    }
    Ok(())
}

fn name(ty: &Ty) -> String {
    match ty {
        Ty::Scalar(scalar) => scalar.cpp.to_owned(),
        Ty::Record(record) => record.name.clone(),
        Ty::Array(element, count) => format!("{}[{count}]", name(element)),
    }
}

/// The parameters with their names.
fn params(signature: &Signature) -> String {
    let params = signature.params.iter().enumerate();
    params.map(|(i, ty)| format!("{} p{i}", name(ty))).collect::<Vec<_>>().join(", ")
}

/// Those of the function: with the sign of variable ones.
fn function_params(signature: &Signature) -> String {
    let more = if signature.call == Call::Variadic { ", ..." } else { "" };
    params(signature) + more
}

/// Statements that mix the scalars of a variable into `hash`.
fn mix(variable: &str, ty: &Ty, out: &mut String) -> fmt::Result {
    for leaf in ty.leaves() {
        let path = format!("{variable}{}", leaf.path);
        if leaf.bits == 128 {
            writeln!(out, "  hash = mix(hash, (u64){path});")?;
            writeln!(out, "  hash = mix(hash, (u64)((u128){path} >> 64));")?;
        } else {
            let mask = u64::MAX >> (64 - leaf.bits);
            let bits = if leaf.is_field { "(u64)" } else { "bits" };
            writeln!(out, "  hash = mix(hash, {bits}({path}) & {mask}ULL);")?;
        }
    }
    Ok(())
}

fn assign(variable: &str, leaf: &Leaf, low: &str, high: &str) -> String {
    format!("  {variable}{} = from<{}>({low}, {high});\n", leaf.path, leaf.scalar.cpp)
}

fn callee(signature: &Signature, out: &mut String) -> fmt::Result {
    let (n, result) = (signature.number, name(&signature.result));
    let mut body = format!("  u64 hash = {START};\n");
    for (i, ty) in signature.params.iter().enumerate() {
        mix(&format!("p{i}"), ty, &mut body)?;
    }
    if signature.call == Call::Variadic {
        let last = signature.params.len() - 1;
        writeln!(body, "  __builtin_va_list list; __builtin_va_start(list, p{last});")?;
        for (i, ty) in signature.variable.iter().enumerate() {
            let word = name(ty);
            writeln!(body, "  {word} v{i} = __builtin_va_arg(list, {word});")?;
            mix(&format!("v{i}"), ty, &mut body)?;
        }
        writeln!(body, "  __builtin_va_end(list);")?;
    }
    writeln!(body, "  {result} r;")?;
    for (l, leaf) in signature.result.leaves().iter().enumerate() {
        writeln!(body, "  u64 x{l} = mix(hash, {l}ULL);")?;
        body += &assign("r", leaf, &format!("x{l}"), &format!("~x{l}"));
    }
    body += "  return r;\n";
    let params = function_params(signature);
    match signature.call {
        Call::Direct | Call::Variadic => {
            writeln!(out, "extern \"C\" __device__ {result} f{n}({params}) {{\n{body}}}")
        }
        Call::Indirect => {
            writeln!(out, "static __device__ {result} hidden{n}({params}) {{\n{body}}}")?;
            writeln!(out, "extern \"C\" __device__ void *get{n}() {{ return (void *)hidden{n}; }}")
        }
        Call::Virtual => {
            writeln!(out, "{}", base(signature))?;
            writeln!(
                out,
                "struct D{n} : B{n} {{ __device__ int other(int x) override {{ return x; }}"
            )?;
            writeln!(out, "  __device__ {result} f({params}) override {{\n{body}}} }};")?;
            writeln!(out, "extern \"C\" __device__ void *get{n}() {{ return (B{n} *)new D{n}; }}")
        }
    }
}

/// The class whose second virtual function has the signature.
fn base(signature: &Signature) -> String {
    let (n, result, params) = (signature.number, name(&signature.result), params(signature));
    format!(
        "struct B{n} {{ virtual __device__ int other(int) = 0; \
         virtual __device__ {result} f({params}) = 0; }};"
    )
}

fn caller(signature: &Signature, out: &mut String) -> fmt::Result {
    let (n, result) = (signature.number, name(&signature.result));
    let list = function_params(signature);
    match signature.call {
        Call::Direct | Call::Variadic => {
            writeln!(out, "extern \"C\" __device__ {result} f{n}({list});")?
        }
        Call::Indirect => writeln!(out, "extern \"C\" __device__ void *get{n}();")?,
        Call::Virtual => {
            writeln!(out, "{}\nextern \"C\" __device__ void *get{n}();", base(signature))?;
        }
    }
    writeln!(out, "extern \"C\" __global__ void call{n}(u64 *out) {{")?;
    let mut names = Vec::new();
    for (i, ty) in signature.arguments() {
        writeln!(out, "  {} p{i};", name(ty))?;
        for (l, leaf) in ty.leaves().iter().enumerate() {
            let value = signature.value(i, l, leaf.bits);
            let [low, high] = [value as u64, (value >> 64) as u64].map(|half| format!("{half}ULL"));
            *out += &assign(&format!("p{i}"), leaf, &low, &high);
        }
        names.push(format!("p{i}"));
    }
    let arguments = names.join(", ");
    match signature.call {
        Call::Direct | Call::Variadic => writeln!(out, "  {result} r = f{n}({arguments});")?,
        Call::Indirect => {
            writeln!(out, "  typedef {result} (*F)({list});")?;
            writeln!(out, "  {result} r = ((F)get{n}())({arguments});")?;
        }
        Call::Virtual => writeln!(out, "  {result} r = ((B{n} *)get{n}())->f({arguments});")?,
    }
    writeln!(out, "  u64 hash = {START};")?;
    mix("r", &signature.result, out)?;
    writeln!(out, "  *out = hash;\n}}")
}

fn kernel(signature: &Signature, out: &mut String) -> fmt::Result {
    let n = signature.number;
    let separator = if signature.params.is_empty() { "" } else { ", " };
    let params = params(signature);
    writeln!(out, "extern \"C\" __global__ void take{n}(u64 *out{separator}{params}) {{")?;
    writeln!(out, "  u64 hash = {START};")?;
    for (i, ty) in signature.params.iter().enumerate() {
        mix(&format!("p{i}"), ty, out)?;
    }
    writeln!(out, "  *out = hash;\n}}")
}
