//! Lets loops that count in bytes or halves count in 32 bits, where nothing wraps.
//!
//! A machine has no such registers: the counter is cut and extended in every round. ptxas does not
//! unroll a loop that compares what has been extended, and no other pass knows how often it runs.
//!
//! ```text
//! header(i: i8):    ..                           header(i': i32):   i = trunc.i8 i'
//!   n = add i, 1                                   n' = add nsw i', 1
//!   condbr (icmp slt (zext.i32 n), 9), header(n)   condbr (icmp slt n', 9), header(n')
//! ```
//!
//! **Refinement.** A round begins with the first number or with one that the last round's
//! comparison has let through. If the step takes none of these out of the range of the type, the
//! counter of 32 bits is the extension of the other in all rounds, as signed or unsigned numbers,
//! whichever the comparison is of.

use super::Changed;
use crate::analysis::{Analyses, Edge, KnownBits, Loop};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, IntFlags, Opcode, Payload};
use irc_ir::types::{I32, Scalar, Type};
use rustc_hash::FxHashMap;
use std::ops::RangeInclusive;

/// Lets loops that count in bytes or halves count in 32 bits, where nothing wraps.
pub fn widen_counters(func: &mut Function, analyses: &Analyses) -> Changed {
    let loops = analyses.loops(func);
    let found: Vec<Widened> =
        loops.iter().flat_map(|l| Widened::of_loop(func, analyses, l)).collect();
    if found.is_empty() {
        return Changed::No;
    }
    let mut substitution = Substitution::default();
    let mut wide = FxHashMap::default();
    for counter in &found {
        counter.replace(func, &mut substitution, &mut wide);
    }
    replace_extensions(func, &mut substitution, &wide);
    func.substitute(&mut substitution);
    Changed::Yes
}

/// Numbers that a value may be.
type Numbers = RangeInclusive<i64>;

/// A counter that is to have 32 bits.
struct Widened {
    header: Block,
    /// The only way in, and the only one back.
    entry: Edge,
    latch: Edge,
    index: usize,
    next: Value,
    step: i32,
    /// What compares it, and how its numbers are extended there.
    compare: Inst,
    extension: Opcode,
}

/// What a number and its extension are in 32 bits.
type Wide = FxHashMap<Value, (Value, Opcode)>;

impl Widened {
    /// The counters of a loop.
    fn of_loop(func: &Function, analyses: &Analyses, l: Loop) -> Vec<Widened> {
        let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
        let mut latches = loops.latches(cfg, l);
        let (Some(entry), Some(latch), None) =
            (loops.only_entry_edge(cfg, l), latches.next(), latches.next())
        else {
            return Vec::new();
        };
        let header = loops.header(l);
        let counters = (0..func.dfg.params(header).len())
            .filter_map(|index| Widened::find(func, header, [entry, latch], index));
        // One comparison lets one counter through.
        counters.take(1).collect()
    }

    fn find(
        func: &Function,
        header: Block,
        [entry, latch]: [Edge; 2],
        index: usize,
    ) -> Option<Widened> {
        let dfg = &func.dfg;
        let param = dfg.params(header)[index];
        let Type::Scalar(Scalar::I8 | Scalar::I16) = dfg.ty(param) else { return None };
        let next = func.edge_arg(latch, index)?;
        let add = dfg.def_inst(next).filter(|&inst| dfg.opcode(inst) == Opcode::Add)?;
        let &[before, step] = dfg.args(add) else { return None };
        let step = i64::try_from(dfg.as_signed(step).filter(|_| before == param)?).ok()?;

        let branch = func.terminator(latch.from)?;
        let compare = match dfg.opcode(branch) {
            Opcode::Condbr => dfg.def_inst(dfg.args(branch)[0])?,
            _ => return None,
        };
        let &Payload::IntCond(cond, _) = &dfg.inst(compare).payload else { return None };
        let cond = if latch.target == 0 { cond } else { cond.inverse() };
        let &[x, y] = dfg.args(compare) else { return None };
        let through = Through::find(func, next, (cond, x, y))
            .or_else(|| Through::find(func, next, (cond.swapped(), y, x)))?;

        let first = known(func, func.edge_arg(entry, index)?, through.extension);
        let all = through.type_numbers(dfg.ty(param));
        let again = through.numbers(&all);
        let least = (*first.start()).min(*again.start());
        let most = (*first.end()).max(*again.end());
        let fits = all.contains(&(least + step)) && all.contains(&(most + step));
        let extension = through.extension;
        let step = i32::try_from(step).ok()?;
        fits.then_some(Widened { header, entry, latch, index, next, step, compare, extension })
    }

    fn replace(&self, func: &mut Function, substitution: &mut Substitution, wide: &mut Wide) {
        let small = func.dfg.params(self.header)[self.index];
        let ty = func.dfg.ty(small);
        let before = func.terminator(self.entry.from).expect("an edge leaves a branch");
        let first = func.edge_arg(self.entry, self.index).expect("an edge gives each parameter");
        let first = extended(&mut Cursor::before(func, before), first, self.extension);
        func.dfg.push_target_arg(before, self.entry.target, first);
        let param = func.dfg.append_param(self.header, I32);
        func.inherit_name(small, param);

        let at = func.layout.first_inst(self.header).expect("a block ends in a terminator");
        let small_again = Cursor::before(func, at).trunc(ty, param);
        let old = func.dfg.def_inst(self.next).expect("a counter is stepped by an instruction");
        let loc = func.loc(old);
        let mut cur = Cursor::before(func, old).with_loc(loc);
        let step = cur.i32(self.step);
        let flags = IntFlags { nsw: true, ..IntFlags::NONE };
        let stepped = cur.binary_flags(Opcode::Add, flags, param, step);
        let next_again = cur.trunc(ty, stepped);
        let end = func.terminator(self.latch.from).expect("an edge leaves a branch");
        func.dfg.push_target_arg(end, self.latch.target, stepped);

        // What compares bytes or halves compares their extensions.
        let args = func.dfg.args(self.compare).to_vec();
        if args.contains(&self.next) {
            let mut cur = Cursor::before(func, self.compare);
            let both = args.iter().map(|&arg| match arg == self.next {
                true => stepped,
                false => extended(&mut cur, arg, self.extension),
            });
            let both: Vec<Value> = both.collect();
            func.dfg.args_mut(self.compare).copy_from_slice(&both);
        }
        wide.insert(small, (param, self.extension));
        wide.insert(self.next, (stepped, self.extension));
        substitution.replace(small, small_again);
        substitution.replace(self.next, next_again);
    }
}

/// What a comparison lets through to the next round.
struct Through {
    cond: IntCond,
    /// How what is compared is extended.
    extension: Opcode,
    bound: Numbers,
}

impl Through {
    /// A comparison of a number, or of its extension, with a bound.
    fn find(
        func: &Function,
        number: Value,
        (cond, compared, bound): (IntCond, Value, Value),
    ) -> Option<Through> {
        let dfg = &func.dfg;
        if compared == number {
            let is_signed = cond.is_signed();
            let extension = if is_signed { Opcode::Sext } else { Opcode::Zext };
            return Through::new(cond.signed(), extension, known(func, bound, extension));
        }
        let inst = dfg.def_inst(compared).filter(|&inst| dfg.args(inst) == [number])?;
        let extension = match (dfg.opcode(inst), dfg.ty(compared)) {
            (extension @ (Opcode::Sext | Opcode::Zext), I32) => extension,
            _ => return None,
        };
        let bound = known(func, bound, Opcode::Sext);
        // Without signs the order is the same if neither is negative.
        let is_signed = cond.is_signed();
        let is_alike = is_signed || extension == Opcode::Zext && *bound.start() >= 0;
        is_alike.then(|| Through::new(cond.signed(), extension, bound))?
    }

    fn new(cond: IntCond, extension: Opcode, bound: Numbers) -> Option<Through> {
        use IntCond::*;
        matches!(cond, Slt | Sle | Sgt | Sge).then_some(Through { cond, extension, bound })
    }

    /// The numbers of a type.
    fn type_numbers(&self, ty: Type) -> Numbers {
        let bits = ty.bits();
        match self.extension {
            Opcode::Sext => -(1 << (bits - 1))..=(1 << (bits - 1)) - 1,
            _ => 0..=(1 << bits) - 1,
        }
    }

    /// Those that are let through.
    fn numbers(&self, all: &Numbers) -> Numbers {
        let (least, most) = (*self.bound.start(), *self.bound.end());
        let [least, most] = match self.cond {
            IntCond::Slt => [i64::MIN, most - 1],
            IntCond::Sle => [i64::MIN, most],
            IntCond::Sgt => [least + 1, i64::MAX],
            _ => [least, i64::MAX],
        };
        // A range without numbers would do no harm, but it must not look like one.
        let least = least.clamp(*all.start(), *all.end());
        least..=most.clamp(least, *all.end())
    }
}

/// What is known of a number of at most 32 bits.
fn known(func: &Function, value: Value, extension: Opcode) -> Numbers {
    let bits = KnownBits::of(func, value);
    match extension {
        Opcode::Sext => bits.signed_min()..=bits.signed_max(),
        _ => bits.min() as i64..=bits.max() as i64,
    }
}

/// A number in 32 bits.
fn extended(cur: &mut Cursor<'_>, value: Value, extension: Opcode) -> Value {
    let dfg = &cur.func.dfg;
    match (extension, dfg.as_signed(value), dfg.as_bits(value)) {
        (Opcode::Sext, Some(number), _) => cur.i32(number as i32),
        (_, _, Some(bits)) => cur.i32(bits as i32),
        (Opcode::Sext, ..) => cur.sext(I32, value),
        _ => cur.zext(I32, value),
    }
}

/// Puts the wide numbers in the place of the extensions of the others.
fn replace_extensions(func: &mut Function, substitution: &mut Substitution, wide: &Wide) {
    let insts: Vec<Inst> = func.insts().collect();
    for inst in insts {
        let &[arg] = func.dfg.args(inst) else { continue };
        let Some(&(number, extension)) = wide.get(&arg) else { continue };
        let Some(result) = func.dfg.first_result(inst) else { continue };
        if func.dfg.opcode(inst) != extension {
            continue;
        }
        if func.dfg.ty(result) == I32 {
            substitution.replace(result, number);
            func.layout.remove_inst(inst);
        } else if func.dfg.ty(result).bits() > 32 {
            let payload = extension.desc().payload.plain();
            func.dfg.replace_inst(inst, extension, payload, &[number]);
        }
    }
}

#[cfg(test)]
mod tests;
