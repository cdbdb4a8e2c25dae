//! Lets integers of 16 bits that are only moved be halves.
//!
//! Sources in CUDA have halves as integers of 16 bits, with each operation on them a block of text.
//! Integers lie in registers of 32 bits and halves in those of 16 that texts ask for, so each was
//! converted in front of a text and behind it; and two that a word is made of are put together by
//! shifts, where ptxas rounds two numbers at once if it sees them moved.
//!
//! ```text
//! x = ptx (a) -> (i16) {cvt.rn.f16.f32}     x' = ptx (a) -> (f16) {cvt.rn.f16.f32}
//! y = ptx (b) -> (i16) {cvt.rn.f16.f32}     y' = ptx (b) -> (f16) {cvt.rn.f16.f32}
//! or (zext.i32 x), (shl (zext.i32 y), 16)   bitcast.i32 (vbuild.<2 x f16> x', y')
//! ```
//!
//! Values that are moved into each other are a web, which is retyped as a whole where that saves
//! conversions: parameters, loads and stores, `select`, lanes of vectors, operands of texts.
//!
//! **Refinement.** The bits are the same at each place. That they are no number, or poison, is said
//! of halves as of integers.
//!
//! **Locations.** What is made has the location of what it stands for.

mod webs;

use super::Changed;
use super::remove_unreachable_blocks::reachable_cfg;
use crate::analysis::Analyses;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use irc_ir::builder::{InstBuilder, PtxBuilder};
use irc_ir::cursor::Cursor;
use irc_ir::dfg::{ConstData, Substitution};
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::ptx::{PtxArg, PtxCode, PtxKind};
use irc_ir::types::{I16, Scalar, Type};
use smallvec::SmallVec;
use webs::{Half, Role, Webs, half_type, is_half_slot};

/// Lets integers of 16 bits that are only moved be halves.
pub fn retype_halves(func: &mut Function, analyses: &Analyses) -> Changed {
    if !func.dfg.ptx_codes().any(has_half) {
        return Changed::No;
    }
    let anew = Analyses::default();
    let (unreachable, cfg) = reachable_cfg(func, analyses, &anew);
    let blocks: Vec<Block> = cfg.reverse_postorder().collect();
    let webs = Webs::new(func, &blocks);
    let insts: Vec<Inst> = blocks.iter().flat_map(|&block| func.layout.insts(block)).collect();
    let mut retyping = Retyping {
        twins: SecondaryMap::with_capacity(func.dfg.num_values()),
        substitution: Substitution::default(),
        func,
        webs,
    };
    for &block in &blocks {
        retyping.params(block);
    }
    let mut changed = false;
    for inst in insts {
        changed |= retyping.inst(inst);
    }
    let Retyping { func, mut substitution, .. } = retyping;
    func.substitute(&mut substitution);
    unreachable | Changed::from(changed)
}

/// Whether a block of text has an integer in a register of 16 bits.
fn has_half(code: &PtxCode) -> bool {
    let results = code.results.iter().map(|&ty| ty == I16);
    let args = code.args.iter().map(|&arg| arg.accepts(I16));
    let mut slots = results.chain(args).enumerate();
    matches!(code.kind, PtxKind::Inline(_)) && slots.any(|(n, it)| it && is_half_slot(code, n))
}

struct Retyping<'f> {
    func: &'f mut Function,
    webs: Webs,
    /// The halves with the bits of integers.
    twins: SecondaryMap<Value, PackedOption<Value>>,
    substitution: Substitution,
}

impl Retyping<'_> {
    /// Gives a block a parameter for each that is to be a half. The old one goes when nobody passes
    /// on what is passed for it.
    fn params(&mut self, block: Block) {
        let at = self.func.layout.first_inst(block).expect("a block ends in a terminator");
        let is_entry = self.func.layout.entry() == Some(block);
        for param in SmallVec::<[Value; 8]>::from_slice(self.func.dfg.params(block)) {
            if !self.webs.is_half(self.func, param) {
                continue;
            }
            let ty = self.func.dfg.ty(param);
            let half = half_type(ty).expect("it is one of a web");
            if is_entry {
                let twin = Cursor::before(self.func, at).bitcast(half, param);
                self.twins[param] = twin.into();
                continue;
            }
            let twin = self.func.dfg.append_param(block, half);
            self.func.inherit_name(param, twin);
            self.replace(at, param, twin);
        }
    }

    /// Lets a half stand for an integer: where it is still one, it is cast in front of `at`.
    fn replace(&mut self, at: Inst, old: Value, twin: Value) {
        let ty = self.func.dfg.ty(old);
        let loc = self.func.loc(at);
        let integer = Cursor::before(self.func, at).with_loc(loc).bitcast(ty, twin);
        self.substitution.replace(old, integer);
        self.twins[old] = twin.into();
    }

    /// The half with the bits of an integer, at an instruction.
    fn twin(&mut self, at: Inst, value: Value) -> Value {
        if let Some(twin) = self.twins[value].expand() {
            return twin;
        }
        let half = half_type(self.func.dfg.ty(value)).expect("it is an integer of 16 bits");
        match self.func.dfg.as_const(value) {
            Some(ConstData::Poison) => self.func.dfg.poison(half),
            Some(ConstData::Bits(bits)) => self.func.dfg.constant(half, bits),
            None => Cursor::before(self.func, at).bitcast(half, value),
        }
    }

    /// Whether a value of the function before is to be a half.
    fn is_half(&self, value: Value) -> bool {
        self.webs.is_half(self.func, value)
    }

    fn inst(&mut self, inst: Inst) -> bool {
        match Role::of(self.func, inst) {
            Role::Branches => self.edges(inst),
            Role::Moves => self.moved(inst),
            Role::Text => self.text(inst),
            Role::Casts => self.cast(inst),
            Role::Computes => self.computed(inst),
        }
    }

    fn edges(&mut self, branch: Inst) -> bool {
        let mut changed = false;
        for target in 0..self.func.dfg.targets(branch).len() {
            let call = &self.func.dfg.targets(branch)[target];
            let params = self.func.dfg.params(call.block);
            let args = self.func.dfg.call_args(call);
            let passed: SmallVec<[(Value, Value); 8]> =
                params.iter().copied().zip(args.iter().copied()).collect();
            for (param, arg) in passed {
                if self.is_half(param) {
                    let twin = self.twin(branch, arg);
                    self.func.dfg.push_target_arg(branch, target as u32, twin);
                    changed = true;
                }
            }
        }
        changed
    }

    /// Moves halves in the place of integers.
    fn moved(&mut self, inst: Inst) -> bool {
        let args: SmallVec<[Value; 8]> = self.func.dfg.args(inst).into();
        let result = self.func.dfg.first_result(inst);
        if !args.iter().chain(&result).any(|&value| self.is_half(value)) {
            return false;
        }
        let args: SmallVec<[Value; 8]> = args
            .iter()
            .map(|&arg| match half_type(self.func.dfg.ty(arg)) {
                Some(_) => self.twin(inst, arg),
                None => arg,
            })
            .collect();
        let data = self.func.dfg.inst(inst);
        let (opcode, payload) = (data.opcode, data.payload);
        let Some(result) = result else {
            self.func.dfg.replace_inst(inst, opcode, payload, &args);
            return true;
        };
        let half = half_type(self.func.dfg.ty(result)).expect("it is one of the web");
        let loc = self.func.loc(inst);
        let mut cur = Cursor::before(self.func, inst).with_loc(loc);
        let new = cur.insert(opcode, payload, &args, &[half]);
        let twin = self.func.dfg.first_result(new).expect("it has as many");
        self.func.inherit_name(result, twin);
        self.finish(inst, &[(result, twin)]);
        true
    }

    /// Lets other values stand for the results of an instruction, which goes.
    fn finish(&mut self, inst: Inst, results: &[(Value, Value)]) {
        for &(old, new) in results {
            if self.func.dfg.ty(old) == self.func.dfg.ty(new) {
                self.substitution.replace(old, new);
            } else {
                self.replace(inst, old, new);
            }
        }
        self.func.layout.remove_inst(inst);
    }

    fn text(&mut self, inst: Inst) -> bool {
        let code = self.func.dfg.ptx_code(inst).expect("it is a text");
        let results: SmallVec<[Value; 4]> = self.func.dfg.results(inst).collect();
        let args: SmallVec<[Value; 8]> = self.func.dfg.args(inst).into();
        let mut values = results.iter().chain(&args).enumerate();
        let is_new = |n: usize, value: Value| is_half_slot(code, n) && self.is_half(value);
        if !values.any(|(n, &value)| is_new(n, value)) {
            return false;
        }
        let half = Type::Scalar(Scalar::F16);
        let mut code = code.clone();
        for (n, &result) in results.iter().enumerate() {
            if is_half_slot(&code, n) && self.is_half(result) {
                code.results[n] = half;
            }
        }
        let mut new_args = args.clone();
        for (n, &arg) in args.iter().enumerate() {
            let start = code.starts.iter().find(|start| usize::from(start.1) == n);
            let is_new = match start {
                Some(&(result, _)) => self.is_half(results[usize::from(result)]),
                None => self.is_half(arg),
            };
            if is_new && is_half_slot(&code, results.len() + n) {
                new_args[n] = self.twin(inst, arg);
                if code.args[n] == PtxArg::Value(I16) {
                    code.args[n] = PtxArg::Value(half);
                }
            }
        }
        let loc = self.func.loc(inst);
        let new = Cursor::before(self.func, inst).with_loc(loc).ptx_code(code, &new_args);
        let new: SmallVec<[(Value, Value); 4]> = results.iter().copied().zip(new).collect();
        for &(old, new) in &new {
            self.func.inherit_name(old, new);
        }
        self.finish(inst, &new);
        true
    }

    fn cast(&mut self, inst: Inst) -> bool {
        let (arg, result) = (self.func.dfg.args(inst)[0], self.func.dfg.first_result(inst));
        let result = result.expect("a cast has a result");
        let to = self.func.dfg.ty(result);
        if self.is_half(result) {
            let half = half_type(to).expect("it is an integer of 16 bits");
            let arg = if self.is_half(arg) { self.twin(inst, arg) } else { arg };
            let twin = self.cast_to(inst, half, arg);
            self.replace(inst, result, twin);
        } else if self.is_half(arg) {
            let twin = self.twin(inst, arg);
            let new = self.cast_to(inst, to, twin);
            self.substitution.replace(result, new);
        } else {
            return false;
        }
        self.func.layout.remove_inst(inst);
        true
    }

    /// A value as one of another type, at an instruction.
    fn cast_to(&mut self, at: Inst, ty: Type, value: Value) -> Value {
        if self.func.dfg.ty(value) == ty {
            return value;
        }
        let loc = self.func.loc(at);
        Cursor::before(self.func, at).with_loc(loc).bitcast(ty, value)
    }

    /// What is made of integers, or makes them.
    fn computed(&mut self, inst: Inst) -> bool {
        let loc = self.func.loc(inst);
        if let Some(halves) = self.webs.pair(self.func, inst) {
            let halves = halves.map(|half| self.twin(inst, half));
            let old = self.func.dfg.first_result(inst).expect("a word is a result");
            let mut cur = Cursor::before(self.func, inst).with_loc(loc);
            let both = cur.vbuild(Type::Vector(Scalar::F16, 2), &halves);
            let word = cur.bitcast(Type::Scalar(Scalar::I32), both);
            self.substitution.replace(old, word);
            self.func.layout.remove_inst(inst);
            return true;
        }
        let half = Half::find(self.func, inst).filter(|half| self.is_half(half.value));
        if let Some(Half { value, word, lane }) = half {
            let mut cur = Cursor::before(self.func, inst).with_loc(loc);
            let both = cur.bitcast(Type::Vector(Scalar::F16, 2), word);
            let twin = cur.extract(both, lane);
            self.finish(inst, &[(value, twin)]);
            return true;
        }
        let results = self.func.dfg.results(inst).filter(|&result| self.is_half(result));
        let results: SmallVec<[Value; 4]> = results.collect();
        let changed = !results.is_empty();
        for result in results {
            let half = half_type(self.func.dfg.ty(result)).expect("it is one of a web");
            let twin = Cursor::after(self.func, inst).with_loc(loc).bitcast(half, result);
            self.twins[result] = twin.into();
        }
        changed
    }
}
