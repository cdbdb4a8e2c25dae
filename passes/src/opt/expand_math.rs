//! Puts routines of the math library in the place of `math` operations.
//!
//! A routine of one block without calls stands there itself; any other is called, after it and
//! what it calls have been added to the module, with operands that are frozen. Lanes of vectors are
//! computed one by one, 16-bit floats as `f32`. Where the module has another symbol with the name
//! of a routine, the routine gets a number behind it.

use super::Changed;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{FuncId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::math::{computed_in, copy_straight, is_straight, routine};
use irc_ir::module::{Module, Symbol};
use irc_ir::op::{FloatFlags, MathFn, MathTier, Opcode, Payload};
use irc_ir::types::{Scalar, Type};
use rustc_hash::FxHashMap;

/// 1 as `f32`, of which alone there is `ftz`.
const ONE: u128 = 0x3f80_0000;

/// How a function is computed.
#[derive(Copy, Clone, Debug)]
enum Code {
    /// By a copy of this body.
    Body(&'static Function),
    /// By a call.
    Call(FuncId),
}

/// What computes the functions that a module uses.
#[derive(Debug, Default)]
pub struct MathRoutines(FxHashMap<(MathFn, MathTier, Scalar), Code>);

/// Adds the routines to a module that it needs. Nothing is added of a module that is not valid.
pub fn link_math(module: &mut Module) -> MathRoutines {
    let mut wanted = Vec::new();
    for (_, func) in module.funcs() {
        for inst in func.insts() {
            if let Some(key) = key(func, inst) {
                wanted.push(key);
            }
        }
    }
    let mut routines = MathRoutines::default();
    for key in wanted {
        let (function, tier, scalar) = key;
        let Some(found) = routine(function, tier, scalar) else { continue };
        if routines.0.contains_key(&key) {
            continue;
        }
        let code = match found.func() {
            func if is_straight(func) => Code::Body(func),
            _ => Code::Call(link_routine(module, found.library, found.id)),
        };
        routines.0.insert(key, code);
    }
    routines
}

/// The function of an instruction, with its tier and the type that it is computed in.
fn key(func: &Function, inst: Inst) -> Option<(MathFn, MathTier, Scalar)> {
    let Payload::Math(function, tier, _) = func.dfg.inst(inst).payload else { return None };
    let elem = func.dfg.ty(func.dfg.first_result(inst)?).elem()?;
    Some((function, tier, computed_in(elem)))
}

/// Adds a routine of a library and those that it calls to a module, unless they are there; its id
/// there.
pub fn link_routine(module: &mut Module, library: &Module, id: FuncId) -> FuncId {
    let routine = library.func(id);
    let name = match name_in(module, &routine.name) {
        Ok(known) => return known,
        Err(free) => free,
    };
    let mut func = routine.clone();
    (func.name, func.is_routine) = (name, true);
    let insts: Vec<Inst> = func.insts().collect();
    for inst in insts {
        if let Payload::Func(callee) = func.dfg.inst(inst).payload {
            let callee = link_routine(module, library, callee);
            func.dfg.inst_mut(inst).payload = Payload::Func(callee);
        }
    }
    module.add_func(func).expect("nothing has the name")
}

/// The routine of this name in a module, or else the name that it is to have there.
fn name_in(module: &Module, name: &str) -> Result<FuncId, String> {
    let numbered = (1..).map(|number| format!("{name}_{number}"));
    for name in std::iter::once(name.to_owned()).chain(numbered) {
        match module.symbol(&name) {
            None => return Err(name),
            Some(Symbol::Func(known)) if module.func(known).is_routine => return Ok(known),
            // It is somebody else's.
            Some(_) => {}
        }
    }
    unreachable!("there are more numbers than symbols")
}

/// Puts routines of the math library in the place of the functions that a module uses.
pub fn expand_math(module: &mut Module) -> Changed {
    let routines = link_math(module);
    let mut changed = Changed::No;
    for (_, func) in module.funcs_mut() {
        let insts: Vec<Inst> = func.insts().filter(|&inst| key(func, inst).is_some()).collect();
        let mut substitution = Substitution::default();
        for inst in insts {
            let result = func.dfg.first_result(inst).expect("a function has a result");
            let value = routines.expand(func, inst);
            func.inherit_name(result, value);
            substitution.replace(result, value);
            func.layout.remove_inst(inst);
            changed = Changed::Yes;
        }
        func.substitute(&mut substitution);
    }
    changed
}

impl MathRoutines {
    /// Those that are called.
    pub fn called(&self) -> impl Iterator<Item = FuncId> + '_ {
        self.0.values().filter_map(|code| match *code {
            Code::Call(id) => Some(id),
            Code::Body(_) => None,
        })
    }

    /// Makes what computes the function of an instruction, before it; the result.
    pub fn expand(&self, func: &mut Function, inst: Inst) -> Value {
        let key = key(func, inst).expect("the instruction is `math`");
        let args = func.dfg.args(inst).to_vec();
        let ty = func.dfg.ty(args[0]);
        let code = self.0[&key];
        let flushes = matches!(func.dfg.inst(inst).payload, Payload::Math(.., true));
        let mut cur = Cursor::before(func, inst);
        if !ty.is_vector() {
            return flushed_lane(&mut cur, code, key.2, &args, flushes);
        }
        let lanes: Vec<Value> = (0..ty.lanes() as u8)
            .map(|index| {
                let args = args.iter().map(|&arg| match cur.func.dfg.ty(arg).is_vector() {
                    true => cur.extract(arg, index),
                    false => arg,
                });
                let args: Vec<Value> = args.collect();
                flushed_lane(&mut cur, code, key.2, &args, flushes)
            })
            .collect();
        cur.vbuild(ty, &lanes)
    }
}

/// A number, also of what may be poison: a routine branches on it, `math` of it is poison only.
pub(super) fn settled(cur: &mut Cursor<'_>, arg: Value) -> Value {
    match cur.func.dfg.as_bits(arg) {
        Some(_) => arg,
        None => cur.freeze(arg),
    }
}

/// A function of scalars, whose floats have the type of the first; with `ftz` subnormal operands
/// and results are zero.
fn flushed_lane(
    cur: &mut Cursor<'_>,
    code: Code,
    wide: Scalar,
    args: &[Value],
    flushes: bool,
) -> Value {
    if !flushes {
        return lane(cur, code, wide, args);
    }
    let args = of_floats(cur, args, flushed);
    let value = lane(cur, code, wide, &args);
    flushed(cur, value)
}

/// Operands of which those that have the type of the first are changed.
fn of_floats(
    cur: &mut Cursor<'_>,
    args: &[Value],
    change: impl Fn(&mut Cursor<'_>, Value) -> Value,
) -> Vec<Value> {
    let ty = cur.func.dfg.ty(args[0]);
    let changed = args.iter().map(|&arg| match cur.func.dfg.ty(arg) == ty {
        true => change(cur, arg),
        false => arg,
    });
    changed.collect()
}

fn flushed(cur: &mut Cursor<'_>, value: Value) -> Value {
    let flags = FloatFlags { ftz: true, ..FloatFlags::default() };
    let one = cur.constant(cur.func.dfg.ty(value), ONE);
    cur.float2(Opcode::Fmul, flags, value, one)
}

/// A function of scalars.
fn lane(cur: &mut Cursor<'_>, code: Code, wide: Scalar, args: &[Value]) -> Value {
    let (ty, wide) = (cur.func.dfg.ty(args[0]), Type::Scalar(wide));
    let widened = match ty == wide {
        true => args.to_vec(),
        false => of_floats(cur, args, |cur, arg| cur.fcvt(wide, arg)),
    };
    let value = match code {
        Code::Body(body) => copy_straight(cur, body, &widened),
        Code::Call(id) => {
            let settled: Vec<Value> = widened.iter().map(|&arg| settled(cur, arg)).collect();
            cur.call(id, Some(wide), &settled).expect("a routine has a result")
        }
    };
    if ty == wide { value } else { cur.fcvt(ty, value) }
}
