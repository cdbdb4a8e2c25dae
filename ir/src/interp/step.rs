//! One instruction of one thread: computing, control flow, calls and what a thread knows of itself.

use smallvec::SmallVec;

use crate::entity::{FuncId, Inst, Value};
use crate::function::Function;
use crate::op::{BlockCall, Opcode, Payload, SpecialReg};
use crate::signature::{Aggregate, Signature};
use crate::types::Space;

use super::eval::{MAX_LANES, Operand, evaluate, is_approximate};
use super::fault::Fault;
use super::grid::{Flow, Frame, Grid, WARP};
use super::memory::{to_generic, to_specific};
use super::program::{code_address, controlling_type, function_at};
use super::race::{Direction, Strength};

impl Grid<'_> {
    /// Executes the instruction that a thread stands at.
    pub(super) fn execute(&mut self, thread: u32) -> Result<Flow, Fault> {
        let func = self.func(thread);
        let inst = self.frame(thread).inst;
        let data = func.dfg.inst(inst);
        let args = func.dfg.args(inst);
        match (data.opcode, &data.payload) {
            (Opcode::Br, Payload::Jump(target)) => Ok(self.jump(thread, func, target)),
            (Opcode::Condbr, Payload::Branch([yes, no])) => {
                let condition = self.defined(thread, args[0], "condition of the branch")?;
                Ok(self.jump(thread, func, if condition != 0 { yes } else { no }))
            }
            (Opcode::Switch, Payload::Switch(table)) => {
                let key = self.defined(thread, args[0], "operand of the switch")?;
                let switch = func.dfg.switch(*table);
                let case = switch.cases.iter().position(|&case| case == key);
                let target = &switch.targets[case.map_or(0, |i| i + 1)];
                Ok(self.jump(thread, func, target))
            }
            (Opcode::Ret, _) => self.ret(thread, func, args),
            (Opcode::Unreachable, _) => Err(Fault::Unreachable),
            (Opcode::Assume, _) => match self.defined(thread, args[0], "operand of `assume`")? {
                0 => Err(Fault::Assumption),
                _ => Ok(Flow::Next),
            },
            (Opcode::Trap, _) => Err(Fault::Trap),
            (Opcode::Call, &Payload::Func(callee)) => {
                let callee = self.module.body_of(callee);
                let signature = &self.module.func(callee).signature;
                self.call(thread, func, callee, args, signature)
            }
            (Opcode::CallIndirect, &Payload::Sig(signature)) => {
                let address = self.defined(thread, args[0], "address of the callee")? as u64;
                let wanted = &func.dfg.signatures[signature];
                let callee = function_at(self.module, address)
                    .filter(|&id| {
                        let found = self.module.func(id);
                        !found.is_kernel() && same_types(&found.signature, wanted)
                    })
                    .ok_or(Fault::NoCallee(address))?;
                self.call(thread, func, callee, &args[1..], wanted)
            }
            (op @ (Opcode::Alloca | Opcode::Stacksave | Opcode::Stackrestore), payload) => {
                self.stack_operation(thread, func, inst, op, payload)
            }
            (Opcode::Ptx, _) => self.run_ptx(thread, func, inst),
            (op, _) if op.desc().convergent => self.meet(thread, func, inst),
            (op, payload) if !op.desc().effects.is_pure() && op != Opcode::Sreg => {
                self.access(thread, func, inst, op, payload)
            }
            (op, payload) => self.compute(thread, func, inst, op, payload),
        }
    }

    fn compute(
        &mut self,
        thread: u32,
        func: &Function,
        inst: Inst,
        op: Opcode,
        payload: &Payload,
    ) -> Result<Flow, Fault> {
        let args = func.dfg.args(inst);
        let mut out = [None; MAX_LANES];
        match (op, payload) {
            (Opcode::GlobalAddr, &Payload::Global(global)) => {
                let (address, ty) = (self.image.addresses[global], func.dfg.first_result(inst));
                let generic = ty.and_then(|v| func.dfg.ty(v).space()) == Some(Space::Generic);
                let space = self.module.global(global).space;
                out[0] = Some(if generic { to_generic(space, address) } else { address }.into());
            }
            (Opcode::SlotAddr, &Payload::Slot(slot)) => {
                out[0] = Some(self.frame(thread).slots[slot.as_u32() as usize].into());
            }
            (Opcode::VaStart, _) => out[0] = Some(self.frame(thread).variable.into()),
            (Opcode::FuncAddr, &Payload::Func(callee)) => {
                out[0] = Some(code_address(self.module, callee).into());
            }
            (Opcode::Sreg, &Payload::Special(reg)) => {
                out[0] = Some(self.special_register(thread, reg));
            }
            (Opcode::Freeze, _) => {
                let lanes = self.lanes(thread, args[0]);
                let count = lanes.len();
                out[..count].copy_from_slice(lanes);
                self.arbitrary |= out[..count].contains(&None);
                out[..count].iter_mut().for_each(|lane| *lane = lane.or(Some(0)));
            }
            _ => {
                self.inexact |= match payload {
                    Payload::Float(flags) => flags.approx || flags.contract || is_approximate(op),
                    Payload::Math(_, tier, _) => tier.is_approximate(),
                    _ => false,
                };
                let frame = self.frame(thread);
                let program = &self.programs[frame.func];
                let operands: SmallVec<[Operand<'_>; 4]> = args
                    .iter()
                    .map(|&value| {
                        let ty = func.dfg.ty(value);
                        Operand { ty, lanes: &frame.values[program.range(value, ty)] }
                    })
                    .collect();
                let lanes = func.dfg.results(inst).map(|v| func.dfg.ty(v).lanes() as usize).sum();
                let ty = controlling_type(func, inst);
                if !evaluate(op, payload, ty, &operands, &mut out[..lanes]) {
                    return Err(Fault::Unsupported(op));
                }
            }
        }
        let mut start = 0;
        for result in func.dfg.results(inst) {
            let end = start + func.dfg.ty(result).lanes() as usize;
            self.define(thread, result, &out[start..end]);
            start = end;
        }
        Ok(Flow::Next)
    }

    fn jump(&mut self, thread: u32, func: &Function, target: &BlockCall) -> Flow {
        self.gather(thread, func.dfg.call_args(target));
        self.enter_block(thread, target.block);
        Flow::Jumped
    }

    /// Puts the lanes of some values into `moving`.
    fn gather(&mut self, thread: u32, values: &[Value]) {
        let mut moving = std::mem::take(&mut self.moving);
        moving.clear();
        for &value in values {
            moving.extend_from_slice(self.lanes(thread, value));
        }
        self.moving = moving;
    }

    /// Calls a function through a signature that fits it.
    fn call(
        &mut self,
        thread: u32,
        func: &Function,
        callee: FuncId,
        args: &[Value],
        signature: &Signature,
    ) -> Result<Flow, Fault> {
        self.gather(thread, args);
        if signature.variadic.is_none() {
            self.enter_function(thread, callee)?;
            return Ok(Flow::Jumped);
        }
        let variable = self.pack_variable(thread, func, args, signature)?;
        self.enter_function(thread, callee)?;
        self.pass_variable(thread, &variable)?;
        Ok(Flow::Jumped)
    }

    /// Opens a call whose arguments are in `moving`.
    pub(super) fn enter_function(&mut self, thread: u32, callee: FuncId) -> Result<(), Fault> {
        let module = self.module;
        let func = module.func(callee);
        let Some((entry, first)) =
            func.layout.entry().and_then(|b| Some((b, func.layout.first_inst(b)?)))
        else {
            return Err(Fault::External(func.name.clone()));
        };
        let older_objects = self.memory.local[thread as usize].objects().len();
        let depth = self.threads[thread as usize].frames.len();
        if depth == self.limits.depth {
            return Err(Fault::StackLimit);
        }
        let mut stack = 0;
        if !func.is_kernel() {
            self.copy_aggregates(thread, &func.signature, &mut stack)?;
        }
        let program = &self.programs[callee];
        let mut slots = SmallVec::new();
        for &(size, align, frozen) in &program.slots {
            let address = self.allocate_local(thread, size, align, &mut stack)?;
            if frozen {
                self.memory.local[thread as usize].define(address, &vec![0; size as usize]);
            }
            slots.push(address);
        }
        let values = program.template.clone();
        let floor = self.memory.local[thread as usize].end();
        let (func, inst, variable) = (callee, first, 0);
        let frame = Frame { func, inst, values, slots, variable, floor, older_objects, stack };
        self.threads[thread as usize].frames.push(frame);
        let id = self.thread_id(thread);
        if let Some(observer) = &mut self.observer {
            observer.enter_function(id, callee);
        }
        self.enter_block(thread, entry);
        Ok(())
    }

    pub(super) fn allocate_local(
        &mut self,
        thread: u32,
        size: u64,
        align: u64,
        stack: &mut u64,
    ) -> Result<u64, Fault> {
        let used = &mut self.threads[thread as usize].stack;
        if size > self.limits.stack - (*used).min(self.limits.stack) {
            return Err(Fault::StackLimit);
        }
        *used += size;
        *stack += size;
        Ok(self.memory.local[thread as usize].allocate(size, align))
    }

    /// Gives the callee its own copies of the aggregates passed by value.
    fn copy_aggregates(
        &mut self,
        thread: u32,
        signature: &Signature,
        stack: &mut u64,
    ) -> Result<(), Fault> {
        let mut lane = 0;
        for param in &signature.params {
            if let Some(Aggregate::ByVal { ty, align }) = param.attrs.aggregate {
                let size = self.module.types.layout(ty).size;
                let align = u64::from(align);
                let space = param.ty.space().unwrap_or(Space::Generic);
                let from = self.moving[lane].ok_or(Fault::Poison("address of the aggregate"))?;
                let agent = self.threads[thread as usize].agent;
                let source = self.memory.resolve(agent, space, from as u64, size, align)?;
                self.note(thread, source, Direction::Read, Strength::Weak)?;
                let address = self.allocate_local(thread, size, align, stack)?;
                let copy = self.memory.resolve(agent, Space::Local, address, size, align)?;
                self.memory.copy(source, copy);
                let generic = to_generic(Space::Local, address);
                self.moving[lane] = Some(match space {
                    Space::Generic => generic.into(),
                    _ => to_specific(Space::Generic, generic).1.into(),
                });
            }
            lane += param.ty.lanes() as usize;
        }
        // The one parameter of a result is the first. It is cleared behind the copies, which may be
        // of the same memory.
        if let Some(param) = signature.params.first()
            && let Some(Aggregate::Sret { ty, align }) = param.attrs.aggregate
        {
            let size = self.module.types.layout(ty).size;
            let space = param.ty.space().unwrap_or(Space::Generic);
            let address = self.moving[0].ok_or(Fault::Poison("address of the aggregate"))?;
            let agent = self.threads[thread as usize].agent;
            let place =
                self.memory.resolve(agent, space, address as u64, size, u64::from(align))?;
            self.memory.check_writable(place)?;
            self.note(thread, place, Direction::Write, Strength::Weak)?;
            self.memory.fill(place, None);
        }
        Ok(())
    }

    fn ret(&mut self, thread: u32, func: &Function, args: &[Value]) -> Result<Flow, Fault> {
        if func.attrs.noreturn {
            return Err(Fault::Returned);
        }
        if self.threads[thread as usize].frames.len() == 1 {
            return Ok(Flow::Exits);
        }
        self.gather(thread, args);
        let id = self.thread_id(thread);
        let state = &mut self.threads[thread as usize];
        let frame = state.frames.pop().expect("the call that returns");
        state.stack -= frame.stack;
        self.memory.local[thread as usize].truncate(frame.older_objects);
        if let Some(observer) = &mut self.observer {
            observer.leave_function(id, frame.func);
        }
        let caller = self.func(thread);
        let moving = std::mem::take(&mut self.moving);
        let mut start = 0;
        for result in caller.dfg.results(self.frame(thread).inst) {
            let end = start + caller.dfg.ty(result).lanes() as usize;
            self.define(thread, result, &moving[start..end]);
            start = end;
        }
        self.moving = moving;
        Ok(Flow::Next)
    }

    fn special_register(&mut self, thread: u32, reg: SpecialReg) -> u128 {
        use SpecialReg as R;
        let state = &self.threads[thread as usize];
        let (grid, block, cluster) = (self.shape.grid, self.shape.block, self.shape.cluster);
        let at = |i: usize| (state.ctaid[i] / cluster[i], state.ctaid[i] % cluster[i]);
        let lane = state.index % WARP;
        let below = (1u32 << lane) - 1;
        let threads = block.iter().product::<u32>();
        let rank = |at: [u32; 3], of: [u32; 3]| at[0] + of[0] * (at[1] + of[1] * at[2]);
        let value = match reg {
            R::TidX => state.tid[0],
            R::TidY => state.tid[1],
            R::TidZ => state.tid[2],
            R::NtidX => block[0],
            R::NtidY => block[1],
            R::NtidZ => block[2],
            R::CtaidX => state.ctaid[0],
            R::CtaidY => state.ctaid[1],
            R::CtaidZ => state.ctaid[2],
            R::NctaidX => grid[0],
            R::NctaidY => grid[1],
            R::NctaidZ => grid[2],
            R::LaneId => lane,
            R::LanemaskEq => 1 << lane,
            R::LanemaskLt => below,
            R::LanemaskLe => below | 1 << lane,
            R::LanemaskGt => !(below | 1 << lane),
            R::LanemaskGe => !below,
            R::DynamicSmemSize => self.shape.dynamic_shared,
            R::ClusteridX => at(0).0,
            R::ClusteridY => at(1).0,
            R::ClusteridZ => at(2).0,
            R::NclusteridX => grid[0] / cluster[0],
            R::NclusteridY => grid[1] / cluster[1],
            R::NclusteridZ => grid[2] / cluster[2],
            R::ClusterCtaidX => at(0).1,
            R::ClusterCtaidY => at(1).1,
            R::ClusterCtaidZ => at(2).1,
            R::ClusterNctaidX => cluster[0],
            R::ClusterNctaidY => cluster[1],
            R::ClusterNctaidZ => cluster[2],
            R::ClusterCtarank => rank([at(0).1, at(1).1, at(2).1], cluster),
            R::ClusterNctarank => cluster.iter().product(),
            // What follows depends on the device or on the moment.
            R::WarpId => self.choose(state.index / WARP),
            R::NwarpId => self.choose(threads.div_ceil(WARP)),
            R::NsmId => self.choose(1),
            R::TotalSmemSize => self.choose(self.shape.static_shared + self.shape.dynamic_shared),
            R::SmId | R::GridId => self.choose(0),
            R::Clock | R::Clock64 | R::GlobalTimer => {
                self.arbitrary = true;
                return u128::from(self.steps) & reg.ty().scalar().map_or(0, |s| s.mask());
            }
        };
        value.into()
    }
}

impl Grid<'_> {
    /// Notes that `value` is one of several that the language allows.
    fn choose(&mut self, value: u32) -> u32 {
        self.arbitrary = true;
        value
    }
}

/// Whether a call through one signature may reach a function with the other.
fn same_types(a: &Signature, b: &Signature) -> bool {
    let fixed = |s: &Signature| s.fixed_params().iter().map(|p| p.ty).collect::<Vec<_>>();
    let results = |s: &Signature| s.result_types().collect::<Vec<_>>();
    let is_variadic = |s: &Signature| s.variadic.is_some();
    a.preserved == b.preserved
        && is_variadic(a) == is_variadic(b)
        && fixed(a) == fixed(b)
        && results(a) == results(b)
}
