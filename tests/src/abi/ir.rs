//! Signatures as text of the IR.

use super::types::{Leaf, Member, Scalar, Ty};
use super::{Call, MULTIPLIER, START, Signature};
use std::fmt::{self, Write};

/// The side of the functions, and how others get to those that are not named.
pub(super) fn callees(signatures: &[Signature]) -> String {
    let mut out = String::new();
    for signature in signatures {
        callee(signature, &mut out).expect("strings take all text");
    }
    out
}

/// The side of the kernels: one that calls each function, one with its parameters.
pub(super) fn callers(signatures: &[Signature]) -> String {
    let mut out = String::new();
    for signature in signatures {
        caller(signature, &mut out).expect("strings take all text");
        kernel(signature, &mut out).expect("strings take all text");
    }
    out
}

/// The body of a function, with names for its values.
struct Body {
    text: String,
    values: u32,
    hash: String,
}

impl Body {
    fn new() -> Self {
        Body { text: String::new(), values: 0, hash: START.to_string() }
    }

    /// Adds an instruction and names its result.
    fn def(&mut self, inst: fmt::Arguments<'_>) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        self.line(format_args!("{name} = {inst}"));
        name
    }

    fn line(&mut self, inst: fmt::Arguments<'_>) {
        writeln!(self.text, "  {inst}").expect("strings take all text");
    }

    /// Mixes 64 bits into a hash.
    fn mixed(&mut self, hash: &str, bits: &str) -> String {
        let sum = self.def(format_args!("xor.i64 {hash}, {bits}"));
        let product = self.def(format_args!("mul.i64 {sum}, {MULTIPLIER}"));
        let high = self.def(format_args!("lshr.i64 {product}, 32"));
        self.def(format_args!("xor.i64 {product}, {high}"))
    }

    /// Mixes bits into the hash of the body; 128 in two halves, the low one first.
    fn mix(&mut self, (low, high): (String, Option<String>)) {
        for half in [Some(low), high].into_iter().flatten() {
            self.hash = self.mixed(&self.hash.clone(), &half);
        }
    }

    /// The bits of a value, in one or two words of 64.
    fn bits(&mut self, value: &str, ty: &str) -> (String, Option<String>) {
        match ty {
            "i64" => (value.to_owned(), None),
            "i128" => {
                let low = self.def(format_args!("trunc.i64 {value}"));
                let high = self.def(format_args!("lshr.i128 {value}, 64"));
                (low, Some(self.def(format_args!("trunc.i64 {high}"))))
            }
            "f64" => (self.def(format_args!("bitcast.i64 {value}")), None),
            "ptr" => (self.def(format_args!("ptrtoint.i64 {value}")), None),
            "f16" | "f32" => {
                let bits = self.def(format_args!("bitcast.i{} {value}", &ty[1..]));
                (self.def(format_args!("zext.i64 {bits}")), None)
            }
            _ => (self.def(format_args!("zext.i64 {value}")), None),
        }
    }

    /// A value of these bits.
    fn value(&mut self, low: &str, high: &str, ty: &str) -> String {
        match ty {
            "i64" => low.to_owned(),
            "i128" => {
                let [low, high] = [low, high].map(|x| self.def(format_args!("zext.i128 {x}")));
                let high = self.def(format_args!("shl.i128 {high}, 64"));
                self.def(format_args!("or.i128 {low}, {high}"))
            }
            "f64" => self.def(format_args!("bitcast.f64 {low}")),
            "ptr" => self.def(format_args!("inttoptr.ptr {low}")),
            "f16" | "f32" => {
                let bits = self.def(format_args!("trunc.i{} {low}", &ty[1..]));
                self.def(format_args!("bitcast.{ty} {bits}"))
            }
            ty => self.def(format_args!("trunc.{ty} {low}")),
        }
    }

    /// A value of these bits, which are known.
    fn constant(&mut self, bits: u128, scalar: &Scalar) -> String {
        let [low, high] = [bits as u64, (bits >> 64) as u64]
            .map(|half| self.def(format_args!("xor.i64 {half}, 0")));
        self.value(&low, &high, scalar.ir)
    }

    /// The bits of a scalar of the record at an address that is aligned to `align`.
    fn load(&mut self, record: &str, align: u32, leaf: &Leaf) -> (String, Option<String>) {
        if leaf.is_field {
            return (self.load_field(record, leaf), None);
        }
        let (at, align) = self.place(record, align, leaf);
        let bytes = leaf.scalar.bytes;
        let value = self.def(format_args!("load.i{} align({align}) {at}", 8 * bytes));
        self.bits(&value, &format!("i{}", 8 * bytes))
    }

    /// Where a scalar begins, and what its address is a multiple of.
    fn place(&mut self, record: &str, align: u32, leaf: &Leaf) -> (String, u32) {
        let offset = leaf.at / 8;
        let at = self.def(format_args!("ptradd {record}, {offset}"));
        let known = if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) };
        (at, known.min(leaf.scalar.bytes))
    }

    /// The bytes that a bit-field lies in, as one number, and where it begins in the first.
    fn load_field(&mut self, record: &str, leaf: &Leaf) -> String {
        let (mut bits, first) = (String::from("0"), leaf.at / 8);
        for byte in first..(leaf.at + leaf.bits).div_ceil(8) {
            let at = self.def(format_args!("ptradd {record}, {byte}"));
            let loaded = self.def(format_args!("load.i8 {at}"));
            let wide = self.def(format_args!("zext.i64 {loaded}"));
            // Those of the first byte that are below the field go.
            let (shift, by) = match (byte - first) * 8 {
                0 => ("lshr", leaf.at % 8),
                up => ("shl", up - leaf.at % 8),
            };
            let moved = self.def(format_args!("{shift}.i64 {wide}, {by}"));
            bits = self.def(format_args!("or.i64 {bits}, {moved}"));
        }
        let mask = u64::MAX >> (64 - leaf.bits);
        self.def(format_args!("and.i64 {bits}, {mask}"))
    }

    /// Stores a scalar of the record, of which bit-fields have been cleared.
    fn store(&mut self, record: &str, align: u32, leaf: &Leaf, (low, high): (&str, &str)) {
        if leaf.is_field {
            self.store_field(record, leaf, low);
            return;
        }
        let (at, align) = self.place(record, align, leaf);
        let low = match leaf.bits {
            1 => self.def(format_args!("and.i64 {low}, 1")),
            _ => low.to_owned(),
        };
        let value = match leaf.scalar.bytes {
            8 => low,
            16 => self.value(&low, high, "i128"),
            bytes => self.def(format_args!("trunc.i{} {low}", 8 * bytes)),
        };
        let bits = 8 * leaf.scalar.bytes;
        self.line(format_args!("store.i{bits} align({align}) {value}, {at}"));
    }

    fn store_field(&mut self, record: &str, leaf: &Leaf, low: &str) {
        let mask = u64::MAX >> (64 - leaf.bits);
        let bits = self.def(format_args!("and.i64 {low}, {mask}"));
        let first = leaf.at / 8;
        for byte in first..(leaf.at + leaf.bits).div_ceil(8) {
            let (shift, by) = match (byte - first) * 8 {
                0 => ("shl", leaf.at % 8),
                up => ("lshr", up - leaf.at % 8),
            };
            let at = self.def(format_args!("ptradd {record}, {byte}"));
            let moved = self.def(format_args!("{shift}.i64 {bits}, {by}"));
            let new = self.def(format_args!("trunc.i8 {moved}"));
            let old = self.def(format_args!("load.i8 {at}"));
            let both = self.def(format_args!("or.i8 {old}, {new}"));
            self.line(format_args!("store.i8 {both}, {at}"));
        }
    }

    /// Mixes all scalars of a variable into the hash.
    fn mix_all(&mut self, variable: &str, ty: &Ty) {
        match ty {
            Ty::Scalar(scalar) => {
                let bits = self.bits(variable, scalar.ir);
                self.mix(bits);
            }
            _ => {
                for leaf in ty.leaves() {
                    let bits = self.load(variable, ty.align(), &leaf);
                    self.mix(bits);
                }
            }
        }
    }

    /// Mixes the variable arguments into the hash: they lie one after the other, each aligned to
    /// its size, at most 8.
    fn mix_variable(&mut self, of: &Signature) {
        if of.call != Call::Variadic {
            return;
        }
        let (all, mut offset) = (self.def(format_args!("va_start")), 0);
        for ty in &of.variable {
            offset = u32::next_multiple_of(offset, ty.align().min(8));
            for leaf in ty.leaves() {
                let bits = self.load(&all, 8, &Leaf { at: 8 * offset + leaf.at, ..leaf });
                self.mix(bits);
            }
            offset += ty.size();
        }
    }

    /// Clears the bytes of a record.
    fn clear(&mut self, record: &str, ty: &Ty) {
        self.line(format_args!("memset align({}) {record}, 0: i8, {}: i64", ty.align(), ty.size()));
    }
}

/// How a type stands in a signature.
fn param(ty: &Ty, space: &str) -> String {
    match ty {
        Ty::Scalar(scalar) => format!("{} {}", scalar.ir, scalar.extension).trim_end().to_owned(),
        _ => format!("ptr.{space} byval([{} x i8], {})", ty.size(), ty.align()),
    }
}

/// How a variable argument stands in the signature of a call: a struct by its members, which say
/// how it is aligned.
fn variable_param(ty: &Ty) -> String {
    let Ty::Record(record) = ty else { return param(ty, "local") };
    let member = |member: &Member| match &member.ty {
        // A truth value is a byte in memory.
        Ty::Scalar(scalar) if scalar.bits == 1 => "i8",
        Ty::Scalar(scalar) => scalar.ir,
        _ => unreachable!("structs among variable arguments have scalars"),
    };
    let members: Vec<_> = record.members.iter().map(member).collect();
    format!("ptr.local byval({{ {} }})", members.join(", "))
}

/// The parameters of a device function with the names that `name` gives, and its result. `this`
/// comes before those that are written.
fn signature(signature: &Signature, name: impl Fn(&str) -> String) -> String {
    let result = &signature.result;
    let mut params = Vec::new();
    if let Ty::Record(_) = result {
        let (size, align) = (result.size(), result.align());
        params.push(format!("{}ptr.local sret([{size} x i8], {align})", name("r")));
    }
    if signature.call == Call::Virtual {
        params.push(format!("{}ptr", name("this")));
    }
    for (i, ty) in signature.params.iter().enumerate() {
        params.push(format!("{}{}", name(&format!("p{i}")), param(ty, "local")));
    }
    if signature.call == Call::Variadic {
        params.push("...".to_owned());
    }
    let arrow = match result {
        Ty::Scalar(_) => format!(" -> {}", param(result, "local")),
        _ => String::new(),
    };
    format!("({}){arrow}", params.join(", "))
}

/// The signature of a call, with what it passes behind the parameters.
fn signature_of_call(of: &Signature) -> String {
    let more = of.variable.iter().map(|ty| format!(", {}", variable_param(ty)));
    signature(of, |_| String::new()).replacen("...", &format!("...{}", more.collect::<String>()), 1)
}

fn callee(of: &Signature, out: &mut String) -> fmt::Result {
    let n = of.number;
    let mut body = Body::new();
    for (i, ty) in of.params.iter().enumerate() {
        body.mix_all(&format!("%p{i}"), ty);
    }
    body.mix_variable(of);
    if let Ty::Record(_) = of.result {
        body.clear("%r", &of.result);
    }
    let hash = body.hash.clone();
    for (l, leaf) in of.result.leaves().iter().enumerate() {
        let low = body.mixed(&hash, &l.to_string());
        let high = body.def(format_args!("xor.i64 {low}, -1"));
        match of.result {
            Ty::Scalar(scalar) => {
                let value = body.value(&low, &high, scalar.ir);
                body.line(format_args!("ret {value}"));
            }
            _ => body.store("%r", of.result.align(), leaf, (&low, &high)),
        }
    }
    if let Ty::Record(_) = of.result {
        body.line(format_args!("ret"));
    }
    let is_named = matches!(of.call, Call::Direct | Call::Variadic);
    let linkage = if is_named { "visible " } else { "" };
    let params = signature(of, |name| format!("%{name}: "));
    writeln!(out, "{linkage}func @f{n}{params} {{\nentry:\n{}}}", body.text)?;
    match of.call {
        Call::Direct | Call::Variadic => Ok(()),
        Call::Indirect => {
            writeln!(
                out,
                "visible func @get{n}() -> ptr {{\nentry:\n  %f = func_addr @f{n}\n  ret %f\n}}"
            )
        }
        Call::Virtual => {
            writeln!(out, "global @table{n}: global [2 x ptr] = [@other{n}, @f{n}]")?;
            writeln!(out, "global @object{n}: global ptr = generic(@table{n})")?;
            writeln!(out, "func @other{n}(%this: ptr, %x: i32) -> i32 {{\nentry:\n  ret %x\n}}")?;
            writeln!(
                out,
                "visible func @get{n}() -> ptr {{\nentry:\n  %o = global_addr @object{n}"
            )?;
            writeln!(out, "  %g = addrcast.ptr %o\n  ret %g\n}}")
        }
    }
}

fn caller(of: &Signature, out: &mut String) -> fmt::Result {
    let n = of.number;
    let (mut body, mut slots) = (Body::new(), String::new());
    let mut slot = |name: &str, ty: &Ty, body: &mut Body| {
        writeln!(slots, "  slot ${name}: [{} x i8] align({})", ty.size(), ty.align())
            .expect("strings take all text");
        body.line(format_args!("%{name} = slot_addr ${name}"));
    };
    let mut arguments = Vec::new();
    if let Ty::Record(_) = of.result {
        slot("r", &of.result, &mut body);
        arguments.push("%r".to_owned());
    }
    let this = if matches!(of.call, Call::Direct | Call::Variadic) {
        None
    } else {
        Some(body.def(format_args!("call @get{n}()")))
    };
    if of.call == Call::Virtual {
        arguments.extend(this.clone());
    }
    for (i, ty) in of.arguments() {
        let Ty::Scalar(scalar) = ty else {
            slot(&format!("p{i}"), ty, &mut body);
            for (at, byte) in of.bytes(i, ty).into_iter().enumerate() {
                let to = body.def(format_args!("ptradd %p{i}, {at}"));
                body.line(format_args!("store.i8 {byte}, {to}"));
            }
            arguments.push(format!("%p{i}"));
            continue;
        };
        arguments.push(body.constant(of.value(i, 0, scalar.bits), scalar));
    }
    // What is passed by value behind the others, the signature of the call says.
    let says_variable = of.variable.iter().any(|ty| matches!(ty, Ty::Record(_)));
    let callee = match (of.call, &this) {
        (Call::Virtual, Some(object)) => {
            let table = body.def(format_args!("load.ptr {object}"));
            let at = body.def(format_args!("ptradd {table}, 8"));
            body.def(format_args!("load.ptr {at}"))
        }
        (_, Some(pointer)) => pointer.clone(),
        _ if says_variable => body.def(format_args!("func_addr @f{n}")),
        (_, None) => format!("@f{n}"),
    };
    let word = match this {
        None if !says_variable => "call".to_owned(),
        _ => format!("call_indirect {}", signature_of_call(of)),
    };
    let call = format!("{word} {callee}({})", arguments.join(", "));
    let result = match of.result {
        Ty::Scalar(_) => body.def(format_args!("{call}")),
        _ => {
            body.line(format_args!("{call}"));
            "%r".to_owned()
        }
    };
    body.mix_all(&result, &of.result);
    let hash = body.hash.clone();
    body.line(format_args!("store.i64 {hash}, %out\n  ret"));
    match of.call {
        Call::Direct | Call::Variadic => {
            writeln!(out, "extern func @f{n}{}", signature(of, |_| String::new()))?;
        }
        _ => writeln!(out, "extern func @get{n}() -> ptr")?,
    }
    writeln!(out, "kernel @call{n}(%out: ptr.global) {{\n{slots}entry:\n{}}}", body.text)
}

fn kernel(of: &Signature, out: &mut String) -> fmt::Result {
    let mut body = Body::new();
    let mut params = String::from("%out: ptr.global");
    for (i, ty) in of.params.iter().enumerate() {
        let plain = match ty {
            Ty::Scalar(scalar) => scalar.ir.to_owned(),
            _ => param(ty, "param"),
        };
        write!(params, ", %p{i}: {plain}")?;
        body.mix_all(&format!("%p{i}"), ty);
    }
    let hash = body.hash.clone();
    body.line(format_args!("store.i64 {hash}, %out\n  ret"));
    writeln!(out, "kernel @take{}({params}) {{\nentry:\n{}}}", of.number, body.text)
}
