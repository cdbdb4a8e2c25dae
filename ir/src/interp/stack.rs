//! What a call takes from the stack while it runs: its variable arguments, and allocations.

use crate::entity::{Inst, Value};
use crate::function::Function;
use crate::op::{Opcode, Payload};
use crate::signature::Signature;
use crate::types::Space;
use crate::variable_args::{self, VariableArg};

use super::eval::lane_type;
use super::fault::Fault;
use super::grid::{Flow, Grid};
use super::race::{Direction, Strength};

/// The bytes of variable arguments; `None` is poison.
pub(super) type VariableBytes = Vec<Option<u8>>;

impl Grid<'_> {
    /// Executes an operation on the stack.
    pub(super) fn stack_operation(
        &mut self,
        thread: u32,
        func: &Function,
        inst: Inst,
        op: Opcode,
        payload: &Payload,
    ) -> Result<Flow, Fault> {
        let args = func.dfg.args(inst);
        let address = match (op, payload) {
            (Opcode::Alloca, &Payload::Align(align)) => {
                let size = self.defined(thread, args[0], "number of bytes")? as u64;
                self.allocate_in_frame(thread, size, 1 << align)?
            }
            (Opcode::Stacksave, _) => self.memory.local[thread as usize].end(),
            (Opcode::Stackrestore, _) => {
                let position = self.defined(thread, args[0], "position of the stack")? as u64;
                self.restore(thread, position)?;
                return Ok(Flow::Next);
            }
            _ => return Err(Fault::Unsupported(op)),
        };
        if let Some(result) = func.dfg.first_result(inst) {
            self.define(thread, result, &[Some(address.into())]);
        }
        Ok(Flow::Next)
    }

    fn allocate_in_frame(&mut self, thread: u32, size: u64, align: u64) -> Result<u64, Fault> {
        let mut stack = 0;
        let address = self.allocate_local(thread, size, align, &mut stack)?;
        let frame = self.threads[thread as usize].frames.last_mut().expect("the call that runs");
        frame.stack += stack;
        Ok(address)
    }

    /// Frees what the call that runs allocated behind a position.
    fn restore(&mut self, thread: u32, position: u64) -> Result<(), Fault> {
        let state = &mut self.threads[thread as usize];
        let frame = state.frames.last_mut().expect("the call that runs");
        let region = &mut self.memory.local[thread as usize];
        let freed = (position >= frame.floor).then(|| region.free_from(position)).flatten();
        let freed = freed.ok_or(Fault::StackPosition(position))?;
        frame.stack -= freed;
        state.stack -= freed;
        Ok(())
    }

    /// The bytes of the variable arguments of a call. `moving` holds the lanes of all arguments;
    /// behind this it holds those of the parameters only.
    pub(super) fn pack_variable(
        &mut self,
        thread: u32,
        func: &Function,
        args: &[Value],
        signature: &Signature,
    ) -> Result<VariableBytes, Fault> {
        let types = &self.module.types;
        let ty = |index: usize| func.dfg.ty(args[index]);
        let (placed, size) = variable_args::place(types, signature, args.len(), ty);
        let lanes = |values: &[Value]| {
            values.iter().map(|&value| func.dfg.ty(value).lanes() as usize).sum::<usize>()
        };
        let mut bytes = vec![None; size as usize];
        for arg in placed {
            let offset = arg.offset as usize;
            let first = lanes(&args[..arg.index]);
            match arg.arg {
                VariableArg::Value(ty) => {
                    let width = lane_type(ty).bytes() as usize;
                    for lane in 0..ty.lanes() as usize {
                        let Some(bits) = self.moving[first + lane] else { continue };
                        let places = &mut bytes[offset + lane * width..][..width];
                        let data = bits.to_le_bytes();
                        places.iter_mut().zip(data).for_each(|(place, byte)| *place = Some(byte));
                    }
                }
                VariableArg::Aggregate(ty) => {
                    let size = self.module.types.layout(ty).size;
                    let space = func.dfg.ty(args[arg.index]).space().unwrap_or(Space::Generic);
                    let from =
                        self.moving[first].ok_or(Fault::Poison("address of the aggregate"))?;
                    let agent = self.threads[thread as usize].agent;
                    let source = self.memory.resolve(agent, space, from as u64, size, 1)?;
                    self.note(thread, source, Direction::Read, Strength::Weak)?;
                    let (data, poison) = self.memory.bytes(source);
                    let data = data.iter().zip(poison).map(|(&byte, &bad)| (!bad).then_some(byte));
                    bytes[offset..].iter_mut().zip(data).for_each(|(place, byte)| *place = byte);
                }
            }
        }
        let fixed = signature.variadic.unwrap_or(args.len());
        self.moving.truncate(lanes(&args[..fixed]));
        Ok(bytes)
    }

    /// Gives the call that has just begun its variable arguments.
    pub(super) fn pass_variable(
        &mut self,
        thread: u32,
        bytes: &VariableBytes,
    ) -> Result<(), Fault> {
        let size = bytes.len() as u64;
        let address = self.allocate_in_frame(thread, size, variable_args::ALIGN.into())?;
        let agent = self.threads[thread as usize].agent;
        let place = self.memory.resolve(agent, Space::Local, address, size, 1)?;
        for (offset, &byte) in (0..).zip(bytes) {
            self.memory.fill(place.part(offset, 1), byte);
        }
        let end = self.memory.local[thread as usize].end();
        let frame = self.threads[thread as usize].frames.last_mut().expect("the call that runs");
        (frame.variable, frame.floor) = (address, end);
        Ok(())
    }
}
