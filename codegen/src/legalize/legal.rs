//! Legal IR: what selection takes, as a table, and the check that a function keeps to it.
//!
//! Values of every type may still be moved about: parameters of blocks and functions, arguments,
//! loads, stores and renamings (`vbuild`, `extract`, `insert`, `shuffle`, `splat`, `freeze`, bit
//! casts of the same register shape). Operations that the table does not list are legal as they
//! are. Of vectors only pairs of halves are computed with, where the target does so.

use super::bitcast::is_selected;
use super::support::Support;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{Opcode, Opcode::*, Order, Payload};
use irc_ir::types::{BF16, F32, I32, I64, Scalar, Space, Type};
use irc_ptx::target::Sm;

/// A set of types.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Types(u16);

impl Types {
    const fn or(self, other: Types) -> Types {
        Types(self.0 | other.0)
    }

    fn has(self, ty: Type) -> bool {
        let of = match ty {
            Type::Scalar(Scalar::I1) => B1,
            Type::Scalar(Scalar::I8 | Scalar::I16) => SMALL,
            Type::Scalar(Scalar::I32) => WORD,
            Type::Scalar(Scalar::I64) => LONG,
            Type::Scalar(Scalar::F16) => HALF,
            Type::Scalar(Scalar::F32) => SINGLE,
            Type::Scalar(Scalar::F64) => DOUBLE,
            Type::Ptr(_) => POINTER,
            _ => OTHER,
        };
        self.0 & of.0 != 0
    }
}

/// `i1`.
const B1: Types = Types(1);
/// `i8` and `i16`: in 32 bits, with anything above them.
const SMALL: Types = Types(1 << 1);
/// `i32`.
const WORD: Types = Types(1 << 2);
/// `i64`.
const LONG: Types = Types(1 << 3);
/// `f16`.
const HALF: Types = Types(1 << 4);
/// `f32`.
const SINGLE: Types = Types(1 << 5);
/// `f64`.
const DOUBLE: Types = Types(1 << 6);
/// Pointers into any space.
const POINTER: Types = Types(1 << 7);
/// All others: `i128`, `bf16`, vectors, handles.
const OTHER: Types = Types(1 << 8);
const NONE: Types = Types(0);
const ANY: Types = Types(u16::MAX);
/// `i32` and `i64`.
const FULL: Types = WORD.or(LONG);
/// `f32` and `f64`.
const FLOAT: Types = SINGLE.or(DOUBLE);

/// What is legal of some operations.
struct Rule {
    ops: &'static [Opcode],
    /// The type of the first operand.
    from: Types,
    /// The type of the first result.
    to: Types,
    /// Whether halves, alone and in pairs, are legal as well where the target has the operation.
    halves: bool,
}

const fn rule(ops: &'static [Opcode], from: Types, to: Types) -> Rule {
    Rule { ops, from, to, halves: false }
}

const fn with_halves(ops: &'static [Opcode], from: Types, to: Types) -> Rule {
    Rule { ops, from, to, halves: true }
}

/// The table.
static RULES: &[Rule] = &[
    rule(&[And, Or, Xor], B1.or(SMALL).or(FULL), ANY),
    // The bits above a small value are anything, before and after.
    rule(&[Add, Sub, Mul, Shl], SMALL.or(FULL), ANY),
    rule(&[Smulh, Umulh, Sdiv, Udiv, Srem, Urem, Smin, Smax, Umin, Umax], FULL, ANY),
    rule(&[Abs, Lshr, Ashr, Bitrev, Popcnt, Clz, Ubfe, Sbfe, Bfi, Addc, Subb], FULL, ANY),
    rule(&[Smulw, Umulw, Fshl, Fshr, Rotl, Rotr, Bswap], WORD, ANY),
    rule(&[Icmp], FULL.or(POINTER), B1),
    with_halves(&[Fadd, Fsub, Fmul, Fma, Fmin, Fmax, Fneg, Fabs, Fcmp], FLOAT, ANY),
    rule(&[Fdiv, Fsqrt, Frcp, Frsqrt, Fcopysign, Fround], FLOAT, ANY),
    // Of `f32` where the target has `.NaN`.
    with_halves(&[Fminimum, Fmaximum], SINGLE, ANY),
    // `ftanh` where the target has it.
    rule(&[Fsin, Fcos, Fexp2, Flog2, Ftanh], SINGLE, ANY),
    // One condition for all lanes; truth values are chosen by logic.
    rule(&[Select], B1, SMALL.or(FULL).or(HALF).or(FLOAT).or(POINTER).or(OTHER)),
    rule(&[Zext, Sext], B1.or(SMALL).or(WORD), SMALL.or(FULL)),
    rule(&[Trunc], SMALL.or(FULL), B1.or(SMALL).or(WORD)),
    // `bf16` where the target has the conversion.
    rule(&[Fcvt], HALF.or(FLOAT).or(OTHER), HALF.or(FLOAT).or(OTHER)),
    rule(&[Ftos, Ftou], HALF.or(FLOAT), FULL),
    rule(&[Stof, Utof], FULL, HALF.or(FLOAT)),
    rule(&[Match], FULL, ANY),
    // Cases 0, 1, 2, .. in order; the default is not reached.
    rule(&[Switch], WORD, ANY),
    rule(&[Ctz, Memcpy, Memset, InRange, Math], NONE, NONE),
];

/// What says an operation in terms of others.
type Expansion = fn(&mut Cursor<'_>, Opcode, &[Value]) -> Value;

/// What stands for an operation of integers of this type, if the table has the operation for other
/// types only. It is legalised in turn, so it may use what is not legal for the type either.
pub(super) fn expansion(op: Opcode, ty: Type) -> Option<Expansion> {
    let expansion: Expansion = match op {
        Rotl | Rotr => rotation,
        // What it says has been used.
        InRange => |_, _, args| args[0],
        _ => return None,
    };
    let rule = RULES.iter().find(|rule| rule.ops.contains(&op));
    rule.is_some_and(|rule| !rule.from.has(ty)).then_some(expansion)
}

fn rotation(cur: &mut Cursor<'_>, op: Opcode, args: &[Value]) -> Value {
    let funnel = if op == Rotl { Fshl } else { Fshr };
    let ty = cur.func.dfg.ty(args[0]);
    cur.build1(funnel, Payload::None, Some(ty), &[args[0], args[0], args[1]])
}

/// The instructions of a function that are not legal for a target, with what is wrong.
pub(crate) fn check(func: &Function, sm: Sm) -> Vec<(Inst, String)> {
    let checker = Checker { func, support: Support::of(sm) };
    let fault = |inst| {
        let what = checker.fault(inst)?;
        Some((inst, format!("`{}` {what}", func.dfg.opcode(inst))))
    };
    func.insts().filter_map(fault).collect()
}

struct Checker<'a> {
    func: &'a Function,
    support: &'static Support,
}

impl Checker<'_> {
    /// What is not legal about an instruction.
    fn fault(&self, inst: Inst) -> Option<String> {
        let dfg = &self.func.dfg;
        let op = dfg.opcode(inst);
        let from = dfg.args(inst).first().map(|&arg| dfg.ty(arg));
        let to = dfg.first_result(inst).map(|result| dfg.ty(result));
        if let Some(rule) = RULES.iter().find(|rule| rule.ops.contains(&op)) {
            let elem = from.and_then(Type::elem).filter(|_| rule.halves);
            let halves = elem.is_some_and(|elem| self.support.half_op(op, elem));
            if let Some(from) = from.filter(|&from| !rule.from.has(from) && !halves) {
                return Some(format!("of `{from}` is not legal"));
            }
            if let Some(to) = to.filter(|&to| !rule.to.has(to)) {
                return Some(format!("to `{to}` is not legal"));
            }
        }
        let why = match op {
            Fminimum | Fmaximum => from == Some(F32) && !self.support.nan_f32,
            Ftanh => !self.support.tanh,
            Fcvt => !self.converts(from?, to?),
            Bitcast => !is_selected(from?, to?),
            Ptradd => self.has_scaled_index(inst),
            Load => !self.accesses(inst, to?, from?),
            Store => !self.accesses(inst, from?, dfg.ty(dfg.args(inst)[1])),
            Atomicrmw | Cmpxchg => !self.is_atomic(inst, dfg.ty(dfg.args(inst)[1])),
            Shfl => to?.bits() != 32,
            Switch => !self.is_table(inst),
            _ => false,
        };
        why.then(|| "is not legal in this form".to_owned())
    }

    /// Whether the target converts between these floats.
    fn converts(&self, from: Type, to: Type) -> bool {
        let native = match (from, to) {
            (BF16, F32) => self.support.cvt_from_bf16,
            (F32, BF16) => self.support.cvt_to_bf16,
            (from, to) => from != BF16 && to != BF16,
        };
        native && !from.is_vector() && !to.is_vector()
    }

    /// Whether an index of 64 bits is scaled: that is a product of its own.
    fn has_scaled_index(&self, inst: Inst) -> bool {
        let dfg = &self.func.dfg;
        let Payload::Scale(scale, ..) = dfg.inst(inst).payload else { return false };
        let index = dfg.args(inst).get(1).map(|&index| dfg.ty(index));
        match index {
            Some(I64) => scale != 1,
            Some(ty) => ty != I32,
            None => false,
        }
    }

    /// Whether it is one access of the target.
    fn accesses(&self, inst: Inst, ty: Type, pointer: Type) -> bool {
        let Payload::Mem(flags) = self.func.dfg.inst(inst).payload else { return false };
        let space = pointer.space().unwrap_or(Space::Generic);
        let orders = match flags.order {
            Order::Weak => true,
            Order::SeqCst => false,
            _ => self.support.orders,
        };
        let quad = ty == Type::Scalar(Scalar::I128) && self.support.ld128 && flags.align() >= 16;
        orders && (self.support.is_access(ty, flags.align(), space) || quad)
    }

    /// Whether it is one instruction of the target.
    fn is_atomic(&self, inst: Inst, ty: Type) -> bool {
        match self.func.dfg.inst(inst).payload {
            Payload::Atomic(op, flags) => {
                flags.order != Order::SeqCst && self.support.has_atomic(op, ty)
            }
            Payload::Mem(flags) => flags.order != Order::SeqCst && self.support.exchanges(ty),
            _ => false,
        }
    }

    fn is_table(&self, inst: Inst) -> bool {
        let Payload::Switch(table) = self.func.dfg.inst(inst).payload else { return false };
        let cases = &self.func.dfg.switch(table).cases;
        cases.iter().zip(0..).all(|(&case, n)| case == n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legalize::legalize;
    use irc_ir::text::parse_module;
    use irc_ir::work::Workers;
    use irc_passes::pipeline::OptLevel;

    /// What is not legal is found before legalisation, and nothing behind it.
    #[test]
    fn what_is_not_legal_is_found() {
        for (code, wanted) in [
            ("%y = sdiv %b, %b", "`sdiv` of `i8` is not legal"),
            ("%y = fdiv %h, %h", "`fdiv` of `f16` is not legal"),
            ("%y = add %w, %w", "`add` of `i128` is not legal"),
            ("%y = ptradd %p, %l * 4", "`ptradd` is not legal in this form"),
            ("%y = load.i32 align(1) %p", "`load` is not legal in this form"),
            ("%y = load.i32 seq_cst gpu %p", "`load` is not legal in this form"),
            ("%y = atomicrmw.f32 fmax relaxed gpu %p, %s", "`atomicrmw` is not legal in this form"),
            ("%y = math exp %s", "`math` of `f32` is not legal"),
            ("memset %p, 0, 4", "`memset` of `ptr.global` is not legal"),
            ("%y = select %c, %c, false", "`select` to `i1` is not legal"),
            ("%y = ftanh approx %s", "`ftanh` is not legal in this form"),
        ] {
            let head = "%p: ptr.global, %b: i8, %h: f16, %w: i128, %l: i64, %s: f32, %c: i1";
            let text = format!("kernel @k({head}) {{\nentry:\n  {code}\n  ret\n}}");
            let text = text
                .replace("%c: i1", "%n: i32")
                .replace("entry:\n", "entry:\n  %c = icmp eq %n, 0\n");
            let mut module = parse_module(&text).unwrap_or_else(|e| panic!("{code}: {e:?}")).module;
            let sm = Sm::plain(70);
            let faults = |module: &irc_ir::module::Module| -> Vec<String> {
                let faults = module.funcs().flat_map(|(_, func)| check(func, sm));
                faults.map(|(_, what)| what).collect()
            };
            assert_eq!(faults(&module), [wanted], "{code}");
            let mut errors = Vec::new();
            legalize(&mut module, sm, OptLevel::O0, &mut errors, Workers::ONE);
            assert_eq!((faults(&module), errors.len()), (Vec::new(), 0), "{code}");
        }
    }
}
