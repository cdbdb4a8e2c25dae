//! Statements and control flow: branches, loops, switches, tangles and calls.

use arbitrary::Result;
use irc_ir::builder::InstBuilder as _;
use irc_ir::entity::{Block, DataType, FuncId, Value};
use irc_ir::function::SlotData;
use irc_ir::op::{IntCond, IntFlags, MemFlags, Opcode, Payload};
use irc_ir::types::{I32, PTR, Type};
use irc_ir::unroll::Unroll;

use super::signature::{AGGREGATE, Kind, SLOT};
use super::{Body, KEYS};

/// How deep control flow nests.
const DEPTH: usize = 3;

impl Body<'_, '_> {
    /// That many statements, or fewer where the budget ends.
    pub(super) fn statements(&mut self, count: usize) -> Result<()> {
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            self.statement()?;
        }
        Ok(())
    }

    fn statement(&mut self) -> Result<()> {
        let nests = self.depth < DEPTH;
        match self.u.int_in_range(0..=59)? {
            0..=4 => self.store()?,
            5 | 6 => self.bulk()?,
            7..=9 => self.atomic()?,
            10..=13 if nests => self.branch()?,
            14..=17 if nests => self.repeat()?,
            18 | 19 if nests => self.choose_case()?,
            20 if nests => self.tangle()?,
            21..=23 => self.call()?,
            24..=28 if self.converged && self.traits.syncs => self.meet()?,
            29 => self.guard()?,
            31 if self.traits.volta => self.allocate()?,
            30 => {
                let ty = self.any_type()?;
                let ty = if ty.elem() == Some(irc_ir::types::Scalar::I1) { I32 } else { ty };
                self.load(ty)?;
            }
            _ => {
                for _ in 0..self.u.int_in_range(1..=3)? {
                    if self.u.ratio(1, 8)? { self.promise()? } else { self.compute()? }
                }
            }
        }
        Ok(())
    }

    /// Makes the statements of a block that control comes to; what is known in it is forgotten at
    /// its end, unless `keep`.
    fn inside(&mut self, block: Block, converged: bool) -> Result<()> {
        self.block = block;
        self.converged = converged;
        self.depth += 1;
        let count = self.u.int_in_range(0..=5)?;
        self.statements(count)?;
        self.depth -= 1;
        Ok(())
    }

    /// Some types for the parameters of a block.
    fn param_types(&mut self, most: usize) -> Result<Vec<Type>> {
        (0..self.u.int_in_range(0..=most)?).map(|_| self.any_type()).collect()
    }

    fn values(&mut self, types: &[Type]) -> Result<Vec<Value>> {
        types.iter().map(|&ty| self.value(ty)).collect()
    }

    fn append_params(&mut self, block: Block, types: &[Type]) -> Vec<Value> {
        types.iter().map(|&ty| self.func.dfg.append_param(block, ty)).collect()
    }

    /// Two ways, or one and past it, that join.
    fn branch(&mut self) -> Result<()> {
        let outer = self.converged;
        let types = self.param_types(2)?;
        let [then, join] = [self.new_block(), self.new_block()];
        let params = self.append_params(join, &types);
        let cond = self.condition()?;
        if self.u.ratio(1, 3)? {
            let past = self.values(&types)?;
            let mark = self.known.len();
            let swapped: bool = self.u.arbitrary()?;
            let mut cursor = self.cursor();
            match swapped {
                false => cursor.condbr(cond, (then, &[]), (join, &past)),
                true => cursor.condbr(cond, (join, &past), (then, &[])),
            };
            self.way(then, join, &types)?;
            self.known.truncate(mark);
        } else {
            let mark = self.known.len();
            let other = self.new_block();
            self.cursor().condbr(cond, (then, &[]), (other, &[]));
            for way in [then, other] {
                self.way(way, join, &types)?;
                self.known.truncate(mark);
            }
        }
        self.block = join;
        self.converged = outer;
        params.into_iter().for_each(|param| self.know(param));
        Ok(())
    }

    /// Fills a block of a branch and goes on to the join.
    fn way(&mut self, block: Block, join: Block, types: &[Type]) -> Result<()> {
        let places = self.places.len();
        self.inside(block, false)?;
        let args = self.values(types)?;
        self.cursor().br(join, &args);
        self.places.truncate(places);
        Ok(())
    }

    /// A loop of at most four rounds, with values carried around it.
    fn repeat(&mut self) -> Result<()> {
        let outer = self.converged;
        let uniform = self.u.ratio(1, 2)?;
        let trips = if uniform {
            let trips = self.u.int_in_range(1..=4)?;
            self.cursor().i32(trips)
        } else {
            self.below(4)?
        };
        let types = self.param_types(3)?;
        let init = self.values(&types)?;
        let mark = self.known.len();
        let leaves = self.u.ratio(1, 4)?;
        let exit_types = if leaves { self.param_types(2)? } else { Vec::new() };
        let [header, exit] = [self.new_block(), self.new_block()];
        let counter = self.func.dfg.append_param(header, I32);
        let carried = self.append_params(header, &types);
        let results = self.append_params(exit, &exit_types);
        let mut cursor = self.cursor();
        let start = cursor.i32(0);
        let args: Vec<Value> = [start].into_iter().chain(init).collect();
        cursor.br(header, &args);
        self.block = header;
        self.know(counter);
        carried.into_iter().for_each(|value| self.know(value));
        self.inside(header, outer && uniform && !leaves)?;
        if leaves {
            self.leave(exit, &exit_types)?;
            self.inside(self.block, false)?;
        }
        let next_values = self.values(&types)?;
        let results_at_end = self.values(&exit_types)?;
        let flags = IntFlags::no_wrap(self.u.arbitrary()?, self.u.arbitrary()?);
        let mut cursor = self.cursor();
        let one = cursor.i32(1);
        let next = cursor.binary_flags(Opcode::Add, flags, counter, one);
        let more = cursor.icmp(IntCond::Ult, next, trips);
        let args: Vec<Value> = [next].into_iter().chain(next_values).collect();
        let latch = cursor.condbr(more, (header, &args), (exit, &results_at_end));
        let asked = match latch.as_u32() % 12 {
            0 => Some(Unroll::Disable),
            1 => Some(Unroll::Enable),
            2 => Some(Unroll::Full),
            rounds @ 3..=5 => Unroll::count(rounds as u16),
            _ => None,
        };
        self.func.set_unroll(latch, asked);
        if leaves {
            // What the rounds made is not there after an early end.
            self.known.truncate(mark);
        }
        self.block = exit;
        self.converged = outer;
        results.into_iter().for_each(|value| self.know(value));
        Ok(())
    }

    /// Goes to `exit` where a condition holds, else on.
    fn leave(&mut self, exit: Block, types: &[Type]) -> Result<()> {
        let cond = self.condition()?;
        let results = self.values(types)?;
        let next = self.new_block();
        self.cursor().condbr(cond, (exit, &results), (next, &[]));
        self.block = next;
        Ok(())
    }

    /// A switch with some cases, of which some go straight to the join.
    fn choose_case(&mut self) -> Result<()> {
        let outer = self.converged;
        let ty = *self.u.choose(&KEYS)?;
        let key = self.value(ty)?;
        let key = self.frozen(key);
        let key = if self.u.ratio(1, 2)? {
            let mut cursor = self.cursor();
            let mask = cursor.constant(ty, 7);
            cursor.and(key, mask)
        } else {
            key
        };
        let types = self.param_types(2)?;
        let join = self.new_block();
        let params = self.append_params(join, &types);
        let elem = ty.elem().expect("keys are integers");
        let mut cases: Vec<u128> = Vec::new();
        for _ in 0..self.u.int_in_range(0..=6)? {
            let case = match self.u.ratio(3, 4)? {
                true => self.u.int_in_range(0..=9)?,
                false => self.constant_bits(elem)? & elem.mask(),
            };
            if !cases.contains(&case) {
                cases.push(case);
            }
        }
        let past = self.values(&types)?;
        let mark = self.known.len();
        let blocks: Vec<Block> =
            (0..self.u.int_in_range(1..=3)?).map(|_| self.new_block()).collect();
        let mut targets: Vec<(Block, &[Value])> =
            blocks.iter().map(|&block| (block, &[][..])).collect();
        targets.push((join, &past));
        let chosen: Result<Vec<usize>> =
            cases.iter().map(|_| self.u.choose_index(targets.len())).collect();
        let chosen = chosen?;
        let cases: Vec<(u128, Block, &[Value])> = cases
            .iter()
            .zip(chosen)
            .map(|(&case, target)| (case, targets[target].0, targets[target].1))
            .collect();
        // The default goes to the last block; a block that no case names is not reachable.
        let default = targets[blocks.len() - 1];
        self.cursor().switch(key, default, &cases);
        for block in blocks {
            self.way(block, join, &types)?;
            self.known.truncate(mark);
        }
        self.block = join;
        self.converged = outer;
        params.into_iter().for_each(|param| self.know(param));
        Ok(())
    }

    /// Blocks that go to each other in any way, until the fuel is spent.
    fn tangle(&mut self) -> Result<()> {
        let outer = self.converged;
        let count = self.u.int_in_range(2..=4)?;
        let types = self.param_types(2)?;
        let blocks: Vec<Block> = (0..count).map(|_| self.new_block()).collect();
        let exit = self.new_block();
        let mut params = Vec::new();
        for &block in &blocks {
            let fuel = self.func.dfg.append_param(block, I32);
            params.push((fuel, self.append_params(block, &types)));
        }
        let results = self.append_params(exit, &types);
        let first = self.values(&types)?;
        let second = self.values(&types)?;
        let cond = self.condition()?;
        let mark = self.known.len();
        let tank = self.u.int_in_range(1..=8)?;
        let fuel = self.cursor().i32(tank);
        let [first, second] =
            [first, second].map(|args| [fuel].into_iter().chain(args).collect::<Vec<Value>>());
        let other = *self.u.choose(&blocks)?;
        self.cursor().condbr(cond, (blocks[0], &first), (other, &second));
        for (&block, (fuel, values)) in blocks.iter().zip(params) {
            self.block = block;
            values.into_iter().for_each(|value| self.know(value));
            self.converged = false;
            self.depth += 1;
            for _ in 0..self.u.int_in_range(0..=3)? {
                self.compute()?;
            }
            self.store()?;
            self.depth -= 1;
            self.go_on(fuel, &blocks, &types, exit)?;
            self.known.truncate(mark);
        }
        self.block = exit;
        self.converged = outer;
        results.into_iter().for_each(|value| self.know(value));
        Ok(())
    }

    /// Ends a block of a tangle: to the exit without fuel, else to one of two blocks.
    fn go_on(&mut self, fuel: Value, blocks: &[Block], types: &[Type], exit: Block) -> Result<()> {
        let (results, first, second) =
            (self.values(types)?, self.values(types)?, self.values(types)?);
        let cond = self.condition()?;
        let [a, b] = [*self.u.choose(blocks)?, *self.u.choose(blocks)?];
        let next = self.new_block();
        let mut cursor = self.cursor();
        let minus_one = cursor.i32(-1);
        let left = cursor.add(fuel, minus_one);
        let zero = cursor.i32(0);
        let spent = cursor.icmp(IntCond::Sle, left, zero);
        cursor.condbr(spent, (exit, &results), (next, &[]));
        self.block = next;
        let [first, second] =
            [first, second].map(|args| [left].into_iter().chain(args).collect::<Vec<Value>>());
        self.cursor().condbr(cond, (a, &first), (b, &second));
        Ok(())
    }

    /// A branch to a block that is never reached.
    fn guard(&mut self) -> Result<()> {
        let small = self.below(8)?;
        let [never, next] = [self.new_block(), self.new_block()];
        let traps = self.u.arbitrary()?;
        let mut cursor = self.cursor();
        let limit = cursor.i32(8);
        let wrong = cursor.icmp(IntCond::Uge, small, limit);
        cursor.condbr(wrong, (never, &[]), (next, &[]));
        self.block = never;
        let mut cursor = self.cursor();
        if traps {
            cursor.trap()
        } else {
            cursor.unreachable()
        };
        self.block = next;
        Ok(())
    }

    /// A call of a device function of the module.
    fn call(&mut self) -> Result<()> {
        let callees = self.callees;
        if callees.is_empty() {
            return self.compute();
        }
        let callee = self.u.choose(callees)?;
        let keeps_apart = self.func.attrs.nonconvergent && !callee.func.attrs.nonconvergent;
        if callee.syncs && !self.converged || keeps_apart {
            return Ok(());
        }
        let mut args = Vec::new();
        for param in &callee.params {
            args.push(match param.kind {
                Kind::Value(ty) => self.value(ty)?,
                Kind::Memory | Kind::ByVal | Kind::Sret => {
                    let size = if matches!(param.kind, Kind::Memory) { SLOT } else { AGGREGATE };
                    match self.own_memory(param.ty, size)? {
                        Some(address) if !args.contains(&address) => address,
                        _ => return Ok(()),
                    }
                }
            });
        }
        if !self.are_apart(&args) {
            return Ok(());
        }
        for &ty in &callee.variable {
            args.push(self.value(ty)?);
        }
        let id = callee.id.expect("callees are complete");
        let signature = &callee.func.signature;
        let values = if self.func.attrs.nonconvergent || self.u.ratio(3, 4)? {
            let results: Vec<Type> = signature.result_types().collect();
            let call = self.cursor().insert(Opcode::Call, Payload::Func(id), &args, &results);
            self.func.dfg.results(call).collect()
        } else {
            let address = self.address_of(id, callee.slots)?;
            let signature = self.func.dfg.signatures.push(signature.clone());
            self.cursor().call_indirect_results(signature, address, &args)
        };
        values.into_iter().for_each(|value| self.know(value));
        Ok(())
    }

    /// The address of a function, sometimes by way of memory, so that no pass knows the callee.
    fn address_of(&mut self, id: FuncId, slot: DataType) -> Result<Value> {
        let volatile = self.u.ratio(1, 2)?;
        let direct = self.u.ratio(1, 3)?;
        let address = self.cursor().func_addr(id);
        if direct {
            return Ok(address);
        }
        let slot = self.func.slots.push(SlotData::new(slot, 16));
        let flags = MemFlags { volatile, ..MemFlags::aligned(8) };
        let mut at = self.cursor();
        let place = at.slot_addr(slot);
        at.store(flags, address, place);
        Ok(at.load(PTR, flags, place))
    }

    /// Whether no two pointers among the arguments may be to the same memory: each is of a place
    /// of its own, before it is cast.
    fn are_apart(&self, args: &[Value]) -> bool {
        let root = |value: Value| match self.func.dfg.def_inst(value) {
            Some(inst) if self.func.dfg.opcode(inst) == Opcode::Addrcast => {
                self.func.dfg.args(inst)[0]
            }
            _ => value,
        };
        let pointers: Vec<Value> = args
            .iter()
            .filter(|&&arg| self.ty(arg).is_ptr() || self.ty(arg) == PTR)
            .map(|&arg| root(arg))
            .collect();
        (1..pointers.len()).all(|i| !pointers[..i].contains(&pointers[i]))
    }
}
