//! Lets blocks hand on truth values as such where what they hand on is only ever 0 or 1.
//!
//! A `bool` of C is a byte. Where it has become a value, blocks hand on a byte that was extended
//! from a truth value, and what looks at it cuts it again.
//!
//! ```text
//!     br head(0: i8)                          br head(false)
//!   head(p: i8):                            head(q: i1):
//!     condbr (trunc.i1 p), out, body          condbr q, out, body
//!   body:                                   body:
//!     br head(zext.i8 c)                      br head(c)
//! ```
//!
//! Parameters that are arguments of each other, also by way of `select`, `and`, `or` and `xor`, are
//! one web. A web is narrowed if more is saved, a cut or an extension each, than extensions are
//! needed for what still wants the number; what stands in loops counts as often as it runs.
//!
//! **Refinement.** What a member of a web is, is the extended value of its twin: that holds of
//! constants and extended values, and of members if it holds of their operands. Of parameters in a
//! circle it follows round by round.
//!
//! **Locations.** What is made has the location of what it stands for.

use super::Changed;
use super::block_params::retain_params;
use crate::analysis::{Analyses, Loops};
use cranelift_entity::EntitySet;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::{ConstData, Substitution, ValueDef};
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, Inst, Value};
use irc_ir::function::Function;
use irc_ir::op::{IntCond, Opcode, Payload};
use irc_ir::types::I1;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Lets blocks hand on truth values where they hand on 0 or 1.
pub fn narrow_params(func: &mut Function, analyses: &Analyses) -> Changed {
    let cfg = analyses.cfg(func);
    let mut webs = Webs::find(func, cfg);
    if !webs.members.iter().any(|member| member.is_truth) {
        return Changed::No;
    }
    let blocks: Vec<Block> = cfg.reverse_postorder().collect();
    // What unreachable blocks do with members would have to be looked at, too.
    if blocks.len() != func.layout.blocks().count() {
        return Changed::No;
    }
    webs.join();
    webs.weigh(func, analyses.loops(func));
    Narrowing { webs, twins: FxHashMap::default(), made: EntitySet::new() }.run(func, &blocks)
}

/// A value that may only ever be 0 or 1, because of what it is made of.
struct Member {
    value: Value,
    is_param: bool,
    /// Whether all that it is made of is 0 or 1.
    is_truth: bool,
    /// The members that it is made of.
    operands: SmallVec<[u32; 4]>,
    /// The instructions that extend truth values that it is made of.
    extended: SmallVec<[Inst; 2]>,
    /// The member that stands for its web.
    web: u32,
    /// Whether something wants its number.
    is_number: bool,
}

/// What narrowing a web is worth.
#[derive(Copy, Clone, Default)]
struct Worth {
    has_params: bool,
    /// Extensions of what is handed on, and what asks for a truth, as often as they run.
    saved: u64,
    /// Extensions of members whose numbers are wanted.
    extensions: u64,
}

#[derive(Default)]
struct Webs {
    members: Vec<Member>,
    /// By value, its member.
    numbers: FxHashMap<Value, u32>,
    /// By the member that stands for a web.
    worth: Vec<Worth>,
}

/// What a value is to a web.
enum Part {
    /// A truth value, and what extends it if that is an instruction.
    Truth(Option<Inst>),
    /// What depends on what it is made of.
    Member,
    Other,
}

impl Webs {
    /// All that parameters of blocks are made of, and which of that is 0 or 1.
    fn find(func: &Function, cfg: &Cfg) -> Webs {
        let mut webs = Webs::default();
        for block in cfg.reverse_postorder().skip(1) {
            for &param in func.dfg.params(block) {
                let ty = func.dfg.ty(param);
                if ty.is_int() && ty != I1 {
                    webs.number(func, param);
                }
            }
        }
        let mut at = 0;
        while at < webs.members.len() {
            let operands = operands(func, cfg, webs.members[at].value);
            for operand in operands {
                match part(func, operand) {
                    Part::Truth(extension) => webs.members[at].extended.extend(extension),
                    Part::Member => {
                        let number = webs.number(func, operand);
                        webs.members[at].operands.push(number);
                    }
                    Part::Other => webs.members[at].is_truth = false,
                }
            }
            at += 1;
        }
        webs.spread();
        webs
    }

    /// The number of a member.
    fn number(&mut self, func: &Function, value: Value) -> u32 {
        *self.numbers.entry(value).or_insert_with(|| {
            let number = self.members.len() as u32;
            self.members.push(Member {
                value,
                is_param: matches!(func.dfg.def(value), ValueDef::Param(..)),
                is_truth: true,
                operands: SmallVec::new(),
                extended: SmallVec::new(),
                web: number,
                is_number: false,
            });
            number
        })
    }

    /// What is made of something else than 0 and 1 may be something else, too.
    fn spread(&mut self) {
        let mut users: Vec<SmallVec<[u32; 2]>> = vec![SmallVec::new(); self.members.len()];
        for (user, member) in self.members.iter().enumerate() {
            member.operands.iter().for_each(|&it| users[it as usize].push(user as u32));
        }
        let others = self.members.iter().enumerate().filter(|(_, member)| !member.is_truth);
        let mut work: Vec<usize> = others.map(|(number, _)| number).collect();
        while let Some(number) = work.pop() {
            for &user in &users[number] {
                if std::mem::replace(&mut self.members[user as usize].is_truth, false) {
                    work.push(user as usize);
                }
            }
        }
    }

    fn web(&mut self, mut number: u32) -> u32 {
        while self.members[number as usize].web != number {
            let above = self.members[number as usize].web;
            let above = self.members[above as usize].web;
            self.members[number as usize].web = above;
            number = above;
        }
        number
    }

    /// Joins members with what they are made of.
    fn join(&mut self) {
        for number in 0..self.members.len() {
            if !self.members[number].is_truth {
                continue;
            }
            for operand in self.members[number].operands.clone() {
                let (web, other) = (self.web(number as u32), self.web(operand));
                self.members[web.max(other) as usize].web = web.min(other);
            }
        }
        for number in 0..self.members.len() {
            self.members[number].web = self.web(number as u32);
        }
    }

    /// The number of a value that is 0 or 1.
    fn truth(&self, value: Value) -> Option<u32> {
        let number = *self.numbers.get(&value)?;
        self.members[number as usize].is_truth.then_some(number)
    }

    fn weigh(&mut self, func: &Function, loops: &Loops) {
        self.worth = vec![Worth::default(); self.members.len()];
        let runs = |inst| func.layout.block_of(inst).map_or(0, |block| runs(loops, block));
        for member in &self.members {
            let worth = &mut self.worth[member.web as usize];
            worth.has_params |= member.is_param;
            worth.saved += member.extended.iter().map(|&inst| runs(inst)).sum::<u64>();
        }
        for inst in func.insts() {
            for (place, &value) in func.dfg.args(inst).iter().enumerate() {
                let Some(number) = self.truth(value) else { continue };
                if asks_truth(func, inst).is_some() {
                    let web = self.members[number as usize].web;
                    self.worth[web as usize].saved += runs(inst);
                } else if !self.is_within(func, inst, place) {
                    self.wants_number(func, loops, number);
                }
            }
            for call in func.dfg.targets(inst) {
                let params = func.dfg.params(call.block).iter();
                for (&param, &value) in params.zip(func.dfg.call_args(call)) {
                    if let Some(number) = self.truth(value)
                        && self.truth(param).is_none()
                    {
                        self.wants_number(func, loops, number);
                    }
                }
            }
        }
    }

    /// Whether an operand makes its instruction a member.
    fn is_within(&self, func: &Function, inst: Inst, place: usize) -> bool {
        let is_part = func.dfg.opcode(inst) != Opcode::Select || place > 0;
        is_part && func.dfg.first_result(inst).is_some_and(|value| self.truth(value).is_some())
    }

    fn wants_number(&mut self, func: &Function, loops: &Loops, number: u32) {
        let member = &mut self.members[number as usize];
        if !std::mem::replace(&mut member.is_number, true) {
            let block = match func.dfg.def(member.value) {
                ValueDef::Param(block, _) => Some(block),
                ValueDef::Result(inst, _) => func.layout.block_of(inst),
                ValueDef::Const(_) => None,
            };
            let runs = block.map_or(0, |block| runs(loops, block));
            self.worth[member.web as usize].extensions += runs;
        }
    }

    /// Whether a value is a member of a web that is to be narrowed.
    fn is_narrowed(&self, value: Value) -> bool {
        self.truth(value).is_some_and(|number| {
            let worth = self.worth[self.members[number as usize].web as usize];
            worth.has_params && worth.saved > worth.extensions
        })
    }
}

/// How often a block runs, as a guess: loops have eight rounds.
fn runs(loops: &Loops, block: Block) -> u64 {
    1 << (3 * loops.depth_of_block(block).min(6))
}

/// What a member is made of.
fn operands(func: &Function, cfg: &Cfg, value: Value) -> SmallVec<[Value; 4]> {
    match func.dfg.def(value) {
        ValueDef::Param(block, index) => {
            cfg.pred_edges(block).filter_map(|edge| func.edge_arg(edge, index as usize)).collect()
        }
        ValueDef::Result(inst, _) => {
            let skipped = usize::from(func.dfg.opcode(inst) == Opcode::Select);
            func.dfg.args(inst)[skipped..].iter().copied().collect()
        }
        ValueDef::Const(_) => SmallVec::new(),
    }
}

fn part(func: &Function, value: Value) -> Part {
    let is_int = func.dfg.ty(value).is_int();
    match func.dfg.def(value) {
        ValueDef::Const(_) => match truth_constant(func, value) {
            Some(_) => Part::Truth(None),
            None => Part::Other,
        },
        ValueDef::Param(block, _) if is_int && Some(block) != func.layout.entry() => Part::Member,
        ValueDef::Result(inst, _) if is_int => match func.dfg.opcode(inst) {
            Opcode::Zext if func.dfg.ty(func.dfg.args(inst)[0]) == I1 => Part::Truth(Some(inst)),
            Opcode::And | Opcode::Or | Opcode::Xor => Part::Member,
            Opcode::Select if func.dfg.ty(func.dfg.args(inst)[0]) == I1 => Part::Member,
            _ => Part::Other,
        },
        _ => Part::Other,
    }
}

/// A constant as truth value: `None` in the answer is poison.
fn truth_constant(func: &Function, value: Value) -> Option<Option<bool>> {
    match (func.dfg.as_const(value)?, func.dfg.as_bits(value)) {
        (ConstData::Poison, _) => Some(None),
        (_, Some(bits @ 0..=1)) => Some(Some(bits == 1)),
        _ => None,
    }
}

/// Whether an instruction asks for the truth of its first operand, or for the opposite.
fn asks_truth(func: &Function, inst: Inst) -> Option<bool> {
    let dfg = &func.dfg;
    match (dfg.opcode(inst), dfg.inst(inst).payload) {
        (Opcode::Trunc, _) => (dfg.ty(dfg.first_result(inst)?) == I1).then_some(true),
        (Opcode::Icmp, Payload::IntCond(cond @ (IntCond::Eq | IntCond::Ne), _)) => {
            let with = truth_constant(func, dfg.args(inst)[1])??;
            Some(with == (cond == IntCond::Eq))
        }
        _ => None,
    }
}

struct Narrowing {
    webs: Webs,
    /// The truth value of each member.
    twins: FxHashMap<Value, Value>,
    /// The parameters that have twins, and go.
    made: EntitySet<Value>,
}

impl Narrowing {
    fn run(mut self, func: &mut Function, blocks: &[Block]) -> Changed {
        for &block in blocks {
            self.make_params(func, block);
        }
        if self.made.is_empty() {
            return Changed::No;
        }
        let mut substitution = Substitution::default();
        for &block in blocks {
            self.make_insts(func, block, &mut substitution);
        }
        let branches: Vec<Inst> =
            func.layout.blocks().filter_map(|block| func.layout.last_inst(block)).collect();
        for branch in branches {
            self.hand_on(func, branch);
        }
        for &block in blocks {
            self.answer(func, block, &mut substitution);
            self.remove_members(func, block);
        }
        func.substitute(&mut substitution);
        retain_params(func, |param| !self.made.contains(param));
        Changed::Yes
    }

    fn make_params(&mut self, func: &mut Function, block: Block) {
        for param in SmallVec::<[Value; 8]>::from_slice(func.dfg.params(block)) {
            if self.webs.is_narrowed(param) && self.made.insert(param) {
                let twin = func.dfg.append_param(block, I1);
                func.inherit_name(param, twin);
                self.twins.insert(param, twin);
            }
        }
    }

    /// Makes the twins of instructions, and the numbers that are wanted.
    fn make_insts(&mut self, func: &mut Function, block: Block, substitution: &mut Substitution) {
        let first = func.layout.first_inst(block).expect("a block ends in a terminator");
        for param in SmallVec::<[Value; 8]>::from_slice(func.dfg.params(block)) {
            if self.made.contains(param) {
                self.extend(Cursor::before(func, first), param, substitution);
            }
        }
        for inst in func.layout.insts(block).collect::<Vec<Inst>>() {
            let Some(value) = func.dfg.first_result(inst) else { continue };
            if !self.webs.is_narrowed(value) {
                continue;
            }
            let (opcode, payload) = (func.dfg.opcode(inst), func.dfg.inst(inst).payload);
            let args: SmallVec<[Value; 3]> = func.dfg.args(inst).iter().copied().collect();
            let args: SmallVec<[Value; 3]> =
                args.into_iter().map(|arg| self.twin(func, arg)).collect();
            let loc = func.loc(inst);
            let mut cur = Cursor::before(func, inst).with_loc(loc);
            let twin = cur.insert(opcode, payload, &args, &[I1]);
            let twin = func.dfg.first_result(twin).expect("it has a result, as the other");
            func.inherit_name(value, twin);
            self.twins.insert(value, twin);
            self.extend(Cursor::before(func, inst).with_loc(loc), value, substitution);
        }
    }

    fn extend(&self, mut cur: Cursor<'_>, value: Value, substitution: &mut Substitution) {
        let number = self.webs.numbers[&value];
        if self.webs.members[number as usize].is_number {
            let ty = cur.func.dfg.ty(value);
            substitution.replace(value, cur.zext(ty, self.twins[&value]));
        }
    }

    /// The truth value of what a member is made of; poison of what only unreachable blocks have.
    fn twin(&self, func: &mut Function, value: Value) -> Value {
        if func.dfg.ty(value) == I1 {
            return value;
        }
        if let Some(&twin) = self.twins.get(&value) {
            return twin;
        }
        match (func.dfg.def(value), truth_constant(func, value)) {
            (_, Some(Some(truth))) => func.dfg.constant(I1, u128::from(truth)),
            (ValueDef::Result(inst, _), _) if matches!(part(func, value), Part::Truth(_)) => {
                func.dfg.args(inst)[0]
            }
            _ => func.dfg.poison(I1),
        }
    }

    /// Gives the new parameters their arguments.
    fn hand_on(&self, func: &mut Function, branch: Inst) {
        for target in 0..func.dfg.targets(branch).len() {
            let call = func.dfg.targets(branch)[target];
            let handed = func.dfg.params(call.block).iter().zip(func.dfg.call_args(&call));
            let handed = handed.filter(|&(&param, _)| self.made.contains(param));
            let handed: SmallVec<[Value; 4]> = handed.map(|(_, &arg)| arg).collect();
            for arg in handed {
                let twin = self.twin(func, arg);
                func.dfg.push_target_arg(branch, target as u32, twin);
            }
        }
    }

    /// Puts twins in the place of what asks for the truth of members.
    fn answer(&self, func: &mut Function, block: Block, substitution: &mut Substitution) {
        for inst in func.layout.insts(block).collect::<Vec<Inst>>() {
            let Some(is_truth) = asks_truth(func, inst) else { continue };
            let Some(&twin) = self.twins.get(&func.dfg.args(inst)[0]) else { continue };
            let answer = func.dfg.first_result(inst).expect("what asks has a result");
            if is_truth {
                func.inherit_name(answer, twin);
                substitution.replace(answer, twin);
                func.layout.remove_inst(inst);
            } else {
                let yes = func.dfg.constant(I1, 1);
                func.dfg.replace_inst(inst, Opcode::Xor, Payload::None, &[twin, yes]);
            }
        }
    }

    /// Removes what has got twins.
    fn remove_members(&self, func: &mut Function, block: Block) {
        for inst in func.layout.insts(block).collect::<Vec<Inst>>() {
            let result = func.dfg.first_result(inst);
            if result.is_some_and(|value| self.twins.contains_key(&value)) {
                func.layout.remove_inst(inst);
            }
        }
    }
}

#[cfg(test)]
mod tests;
