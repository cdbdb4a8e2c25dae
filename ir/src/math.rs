//! The math library: which routine computes a function of the `math` operation, and what that
//! gives.
//!
//! Functions of 16-bit floats are those of `f32`, rounded once more, but in the tier `rounded`. A
//! family of routines is read when the first of them is asked for.

use crate::builder::InstBuilder;
use crate::entity::{Block, FuncId, Inst, Value};
use crate::function::Function;
use crate::interp::eval::{Lane, Operand, evaluate as compute};
use crate::interp::float::{self, Format, Mode};
use crate::module::{Module, Symbol};
use crate::op::{BlockCall, MathFn, MathTier, Opcode, Payload, Rounding, Word};
use crate::types::{Scalar, Type};
use irc_math::FAMILIES;

/// A routine of the library.
#[derive(Copy, Clone, Debug)]
pub struct Routine {
    /// The family that it is in.
    pub library: &'static Module,
    /// Its id there.
    pub id: FuncId,
}

impl Routine {
    /// Its body.
    pub fn func(self) -> &'static Function {
        self.library.func(self.id)
    }
}

/// The families that have been asked for.
#[allow(clippy::disallowed_types, reason = "what is kept is the same in every program")]
static READ: [std::sync::OnceLock<Module>; FAMILIES.len()] =
    [const { std::sync::OnceLock::new() }; FAMILIES.len()];

/// A family, by its index.
fn read(index: usize) -> &'static Module {
    READ[index].get_or_init(|| {
        let text = crate::text::parse_module(FAMILIES[index].text);
        text.expect("the library is well-formed: a test reads it").module
    })
}

/// The type that a function of this type is computed in.
pub fn computed_in(scalar: Scalar) -> Scalar {
    if scalar == Scalar::F64 { Scalar::F64 } else { Scalar::F32 }
}

/// The routine that computes a function, of the type that it is computed in. What is rounded twice
/// may not be the nearest number, so 16-bit floats have no tier `rounded`.
pub fn routine(function: MathFn, tier: MathTier, scalar: Scalar) -> Option<Routine> {
    if tier == MathTier::Rounded && scalar != Scalar::F32 {
        return None;
    }
    let ty = computed_in(scalar).name();
    // These are read for themselves alone.
    let apart = match tier {
        MathTier::Rounded | MathTier::Device => tier.word(),
        _ => "",
    };
    let library = read(irc_math::family(function.word(), ty, apart)?);
    let name = match tier {
        MathTier::Precise => format!("__irc_{function}_{ty}"),
        _ => format!("__irc_{function}_{ty}_{tier}"),
    };
    match library.symbol(&name) {
        Some(Symbol::Func(id)) => Some(Routine { library, id }),
        _ => None,
    }
}

/// Whether the library has a function, of this type and tier.
pub fn has(function: MathFn, tier: MathTier, scalar: Scalar) -> bool {
    routine(function, tier, scalar).is_some()
}

/// What is nearest to a function that the library has not got, in words: the same in another tier
/// that is no less exact, else in any, else of another type, else the functions of this type.
pub fn nearest(function: MathFn, tier: MathTier, scalar: Scalar) -> String {
    let more = MathTier::ALL.iter().rev().skip_while(|&&other| other != tier);
    let others = more.chain(MathTier::ALL).copied();
    if let Some(tier) = others.into_iter().find(|&tier| has(function, tier, scalar)) {
        return format!("the tier `{tier}`");
    }
    let types = [Scalar::F32, Scalar::F64];
    if let Some(ty) = types.into_iter().find(|&ty| has(function, MathTier::Precise, ty)) {
        return format!("that of {}", ty.name());
    }
    let there = MathFn::ALL.iter().filter(|&&other| has(other, MathTier::Precise, scalar));
    let names: Vec<String> = there.map(|other| format!("`{other}`")).collect();
    format!("one of {}", names.join(", "))
}

/// The most instructions that a routine runs, so that a mistake in one ends.
const MAX_STEPS: usize = 1 << 20;

/// Computes a function of operands that are not poison: the bits of the result. `None`, poison, if
/// the library has no such function.
pub fn evaluate(function: MathFn, tier: MathTier, scalar: Scalar, args: &[u128]) -> Lane {
    let routine = routine(function, tier, scalar)?;
    let wide = computed_in(scalar);
    let convert = |from: Scalar, to: Scalar, bits: u128| {
        let mode = Mode { rounding: Rounding::Rn, ftz: false, saturate: false };
        let formats = Format::of(from).zip(Format::of(to)).filter(|_| from != to);
        let change = |(from, to)| u128::from(float::convert(from, to, bits as u64, mode));
        formats.map_or(bits, change)
    };
    let args = args.iter().enumerate().map(|(index, &bits)| match function.is_integer(index) {
        true => Some(bits),
        false => Some(convert(scalar, wide, bits)),
    });
    let args: Vec<Lane> = args.collect();
    let mut steps = MAX_STEPS;
    let results = run(routine.library, routine.func(), &args, &mut steps)?;
    Some(convert(wide, scalar, (*results.first()?)?))
}

/// Runs a routine: its results, or nothing if it does what routines must not do.
fn run(library: &Module, func: &Function, args: &[Lane], steps: &mut usize) -> Option<Vec<Lane>> {
    let mut frame = Frame { func, values: vec![None; func.dfg.num_values()] };
    let mut block = func.layout.entry()?;
    frame.enter(block, args);
    let mut next = func.layout.first_inst(block);
    while let Some(inst) = next {
        *steps = steps.checked_sub(1)?;
        let args: Vec<Lane> = func.dfg.args(inst).iter().map(|&v| frame.value(v)).collect();
        let data = func.dfg.inst(inst);
        let target = match (data.opcode, &data.payload) {
            (Opcode::Ret, _) => return Some(args),
            (Opcode::Br, Payload::Jump(target)) => Some(*target),
            (Opcode::Condbr, Payload::Branch(targets)) => {
                Some(targets[usize::from(args[0]? & 1 == 0)])
            }
            (Opcode::Switch, &Payload::Switch(table)) => {
                let switch = func.dfg.switch(table);
                let case = switch.cases.iter().position(|&case| Some(case) == args[0]);
                Some(switch.targets[case.map_or(0, |case| case + 1)])
            }
            (Opcode::Call, &Payload::Func(callee)) => {
                let results = run(library, library.func(callee), &args, steps)?;
                frame.define(inst, &results);
                None
            }
            _ => {
                frame.compute(inst, &args)?;
                None
            }
        };
        next = match target {
            Some(target) => {
                block = target.block;
                frame.jump(&target);
                func.layout.first_inst(block)
            }
            None => func.layout.next_inst(inst),
        };
    }
    None
}

/// What the values of a routine are, all of them scalars.
struct Frame<'a> {
    func: &'a Function,
    values: Vec<Lane>,
}

impl Frame<'_> {
    fn value(&self, value: Value) -> Lane {
        let constant = self.func.dfg.as_bits(value);
        constant.or_else(|| self.values[value.as_u32() as usize])
    }

    fn enter(&mut self, block: Block, args: &[Lane]) {
        for (&param, &arg) in self.func.dfg.params(block).iter().zip(args) {
            self.values[param.as_u32() as usize] = arg;
        }
    }

    fn jump(&mut self, target: &BlockCall) {
        let args = self.func.dfg.call_args(target).iter();
        let args: Vec<Lane> = args.map(|&arg| self.value(arg)).collect();
        self.enter(target.block, &args);
    }

    fn define(&mut self, inst: Inst, results: &[Lane]) {
        for (result, &lane) in self.func.dfg.results(inst).zip(results) {
            self.values[result.as_u32() as usize] = lane;
        }
    }

    fn compute(&mut self, inst: Inst, args: &[Lane]) -> Option<()> {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        let types = dfg.args(inst).iter().map(|&arg| dfg.ty(arg));
        let operands: Vec<Operand<'_>> = types
            .zip(args)
            .map(|(ty, lane)| Operand { ty, lanes: std::slice::from_ref(lane) })
            .collect();
        let ty = dfg.controlling_type(inst).unwrap_or(Type::Scalar(Scalar::I64));
        let mut out = [None; 2];
        let count = dfg.results(inst).count();
        let done = compute(data.opcode, &data.payload, ty, &operands, &mut out[..count]);
        self.define(inst, &out[..count]);
        done.then_some(())
    }
}

/// Whether the body of a routine may stand in the place of a call everywhere: one block without
/// calls.
pub fn is_straight(func: &Function) -> bool {
    let entry = func.layout.entry();
    let is_one = entry.is_some_and(|entry| func.layout.next_block(entry).is_none());
    is_one && func.insts().all(|inst| func.dfg.opcode(inst) != Opcode::Call)
}

/// Copies the body of a straight routine; the value that it returns.
pub fn copy_straight(
    cur: &mut crate::cursor::Cursor<'_>,
    func: &Function,
    args: &[Value],
) -> Value {
    let mut values: Vec<Option<Value>> = vec![None; func.dfg.num_values()];
    let entry = func.layout.entry().expect("the routine has a body");
    for (&param, &arg) in func.dfg.params(entry).iter().zip(args) {
        values[param.as_u32() as usize] = Some(arg);
    }
    for inst in func.layout.insts(entry) {
        let mut copy = |&value: &Value| match func.dfg.as_bits(value) {
            Some(bits) => cur.constant(func.dfg.ty(value), bits),
            None => values[value.as_u32() as usize].expect("definitions come before uses"),
        };
        let args: Vec<Value> = func.dfg.args(inst).iter().map(&mut copy).collect();
        let data = func.dfg.inst(inst);
        if data.opcode == Opcode::Ret {
            return args[0];
        }
        let types: Vec<Type> = func.dfg.results(inst).map(|result| func.dfg.ty(result)).collect();
        let new = cur.insert(data.opcode, data.payload, &args, &types);
        let made: Vec<Value> = cur.func.dfg.results(new).collect();
        for (old, new) in func.dfg.results(inst).zip(made) {
            values[old.as_u32() as usize] = Some(new);
        }
    }
    unreachable!("a block ends in a terminator, and the only one is `ret`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verify::verify_module;

    /// Routines compute, and do nothing else.
    #[test]
    fn the_library_is_well_formed() {
        for (index, family) in FAMILIES.iter().enumerate() {
            let module = read(index);
            assert_eq!(verify_module(module), Ok(()), "{:?}", family.functions);
            for (_, func) in module.funcs() {
                assert!(func.name.starts_with("__irc_"), "{}", func.name);
                let is_approximate =
                    ["_approx", "_device"].iter().any(|end| func.name.ends_with(end));
                for inst in func.insts() {
                    let data = func.dfg.inst(inst);
                    let at = || format!("{}: {}", func.name, data.opcode);
                    let desc = data.opcode.desc();
                    assert!(desc.effects.is_pure() || data.opcode == Opcode::Call, "{}", at());
                    if let Payload::Float(flags) = data.payload {
                        let is_exact = !flags.approx && !flags.contract && !desc.float.approx;
                        let rounded = [Opcode::Fdiv, Opcode::Fsqrt, Opcode::Frcp];
                        let is_exact = is_exact || rounded.contains(&data.opcode) && !flags.approx;
                        assert!(is_exact || is_approximate, "{}", at());
                    }
                }
            }
            for function in family.functions {
                let function = MathFn::from_word(function).expect("a function of the operation");
                let scalar = if family.ty == "f64" { Scalar::F64 } else { Scalar::F32 };
                let tier = MathTier::from_word(family.tier).unwrap_or(MathTier::Precise);
                assert!(has(function, tier, scalar), "{function}");
            }
        }
        for &function in MathFn::ALL {
            assert!(has(function, MathTier::Precise, Scalar::F32), "{function}");
        }
    }

    #[test]
    fn what_is_missing_is_told_with_what_is_nearest() {
        let (function, scalar) = (MathFn::Expm1, Scalar::F32);
        assert_eq!(nearest(function, MathTier::Approx, scalar), "the tier `device`");
        for (function, scalar) in [(MathFn::Pow, scalar), (MathFn::Sin, Scalar::F16)] {
            assert_eq!(nearest(function, MathTier::Rounded, scalar), "the tier `precise`");
        }
    }

    #[test]
    fn functions_of_halves_are_those_of_floats_rounded() {
        let evaluate = |scalar, bits| evaluate(MathFn::Exp2, MathTier::Precise, scalar, &[bits]);
        assert_eq!(evaluate(Scalar::F16, 0x4200), Some(0x4800), "2^3");
        assert_eq!(evaluate(Scalar::BF16, 0x4040), Some(0x4100), "2^3");
        assert_eq!(evaluate(Scalar::F32, 0x4040_0000), Some(0x4100_0000), "2^3");
    }
}
