//! Calls, and the functions that the machine provides.

use super::{Engine, MAX_STACKS};
use crate::sim::check::Checks;
use crate::sim::cluster_memory::ClusterMemory;
use crate::sim::finding::{Finding, FindingKind};
use crate::sim::format::{self, Argument};
use crate::sim::interface::{Assumed, WrongCall};
use crate::sim::operands;
use crate::sim::program::{Builtin, Call};
use crate::sim::registers::lanes_of;
use crate::sim::view::View;
use crate::sim::warp::{State, Warp, WarpSplit, activation_in};
use irc_ptx::isa::sem::{Access, Fault, Machine};

/// The most that kernels print; what they print behind it is lost.
const MAX_OUTPUT: usize = 16 << 20;
/// The longest string that a kernel hands over.
const MAX_STRING: u64 = 1 << 16;

/// What a kernel printed.
#[derive(Default)]
pub(in crate::sim) struct Output(Vec<u8>);

impl Output {
    /// Adds text, as much of it as there is room for.
    pub(in crate::sim) fn print(&mut self, text: &[u8]) {
        let room = MAX_OUTPUT.saturating_sub(self.0.len());
        self.0.extend_from_slice(&text[..text.len().min(room)]);
    }

    /// Adds what a later part of the launch printed.
    pub(in crate::sim) fn append(&mut self, later: Output) {
        self.print(&later.0);
    }

    /// All of it.
    pub(in crate::sim) fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

impl Engine<'_> {
    /// Calls a function with all lanes of a split; they may call different ones.
    pub(super) fn call(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        call: &Call,
    ) -> Result<(), Box<Finding>> {
        self.progress.advance();
        let environment = self.environment(warp);
        let mut left = split.lanes;
        let mut groups = 0;
        while left != 0 {
            let lane = left.trailing_zeros() as usize;
            let activation = warp.activation(split.activation);
            let callee =
                |lane| operands::read(&call.callee, 64, activation, lane, environment) as u64;
            let address = callee(lane);
            let lanes = lanes_of(left).filter(|&other| callee(other) == address);
            let lanes = lanes.fold(0, |lanes, lane| lanes | 1 << lane);
            left &= !lanes;
            groups += 1;
            if groups == 1 && left != 0 {
                warp.diverge(self.context, split);
            }
            let together = WarpSplit { lanes, ..split };
            let target = self.callee(call, address).map_err(|wrong| {
                self.context.finding(warp, together, lane, FindingKind::WrongCall(wrong))
            })?;
            self.call_one(common, warp, together, call, target)?;
        }
        Ok(())
    }

    /// The function at an address, if a call may call it.
    fn callee(&self, call: &Call, address: u64) -> Result<usize, WrongCall> {
        let program = &self.context.program;
        let target = program.function_at(address).ok_or(WrongCall::Address(address))?;
        let code = &program.functions[target];
        match &call.assumed {
            _ if code.is_entry => Err(WrongCall::Kernel(code.name.clone())),
            Assumed::Targets(targets) if !targets.contains(&target) => {
                Err(WrongCall::Unlisted(code.name.clone()))
            }
            Assumed::Prototype(prototype) if !prototype.fits(&code.interface) => {
                Err(WrongCall::Interface {
                    assumed: prototype.clone(),
                    name: code.name.clone(),
                    found: Box::new(code.interface.clone()),
                })
            }
            _ => Ok(target),
        }
    }

    fn call_one(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        call: &Call,
        target: usize,
    ) -> Result<(), Box<Finding>> {
        let code = &self.context.program.functions[target];
        if let Some(builtin) = code.builtin {
            for lane in lanes_of(split.lanes) {
                let result = self.builtin(common, warp, split, call, builtin, lane)?;
                if let Some(&target) = call.results.first() {
                    warp.give(split.activation, target, u128::from(result), lane)
                        .map_err(|error| self.context.call_error(warp, split, error))?;
                }
            }
            warp.join(WarpSplit { pc: split.pc + 1, ..split });
            return Ok(());
        }
        if code.ops.is_none() {
            let kind = FindingKind::NoBody(code.name.clone());
            let lane = split.lanes.trailing_zeros() as usize;
            return Err(self.context.finding(warp, split, lane, kind));
        }
        let watched = self.context.checks(Checks::UNINIT);
        match warp.enter(target, code, &call.args, split, watched) {
            Ok(_) if !self.count_stacks(warp) => {
                let lane = split.lanes.trailing_zeros() as usize;
                Err(self.context.finding(warp, split, lane, FindingKind::StacksFull(MAX_STACKS)))
            }
            Ok(activation) => {
                warp.join(WarpSplit { activation, pc: 0, state: State::Ready, ..split });
                Ok(())
            }
            Err(error) => Err(self.context.call_error(warp, split, error)),
        }
    }

    /// Runs a function of the machine for one lane.
    fn builtin(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        call: &Call,
        builtin: Builtin,
        lane: usize,
    ) -> Result<u64, Box<Finding>> {
        let taken = |&arg| warp.taken(split.activation, arg, lane) as u64;
        let args: Vec<u64> = call.args.iter().map(taken).collect();
        let arg = |n: usize| args.get(n).copied().unwrap_or(0);
        // Text that is printed, and memory of the heap, are for others to see.
        self.progress.sign(true);
        let done = match builtin {
            Builtin::Malloc => Ok(self.malloc(arg(0))),
            Builtin::Free => self.free(arg(0)).map(|()| 0),
            Builtin::Vprintf => self
                .with_view(common, warp, split, lane, |view| print(view, arg(0), arg(1)))
                .map(|printed| {
                    // CUDA says -1 of a format that is not there.
                    let Some((text, arguments)) = printed else { return u64::from(u32::MAX) };
                    self.output.print(&text);
                    arguments
                }),
            Builtin::AssertFail => {
                let said = self.with_view(common, warp, split, lane, |view| {
                    let mut text = |n| read_string(view, arg(n));
                    Ok((text(0)?, text(1)?, text(3)?))
                });
                match said {
                    Ok((message, file, function)) => {
                        let [message, file, function] = [message, file, function]
                            .map(|text| String::from_utf8_lossy(&text).into_owned());
                        let line = arg(2) as u32;
                        let text = format!("{file}:{line}: {function}: `{message}`");
                        return Err(self.context.finding(
                            warp,
                            split,
                            lane,
                            FindingKind::Assert(text),
                        ));
                    }
                    Err(fault) => Err(fault),
                }
            }
        };
        done.map_err(|fault| self.context.finding(warp, split, lane, FindingKind::Fault(fault)))
    }

    fn with_view<T>(
        &mut self,
        common: &mut ClusterMemory,
        warp: &mut Warp,
        split: WarpSplit,
        lane: usize,
        run: impl FnOnce(&mut View<'_, '_>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let context = self.context;
        let observer = self.observer(warp, split);
        let (_, stack) = activation_in(&mut warp.activations, split.activation).split();
        let mut view = View::new(context, common, &mut warp.local, stack, observer);
        view.memories.lane = lane;
        run(&mut view)
    }

    /// The address of new memory; 0 if there is none.
    fn malloc(&mut self, bytes: u64) -> u64 {
        let Some((allocation, heap)) = self.context.global.heap() else { return 0 };
        let Some(offset) = heap.allocate(bytes, allocation.bytes) else { return 0 };
        let address = allocation.base + offset;
        allocation.renew(offset, bytes);
        self.watch.allocated(address, bytes);
        address
    }

    fn free(&mut self, address: u64) -> Result<(), Fault> {
        let global = self.context.global;
        let freed = address == 0
            || global
                .heap()
                .is_some_and(|(allocation, heap)| heap.free(address.wrapping_sub(allocation.base)));
        let what = match global.freed(address) {
            Some((base, _)) if base == address => "double free",
            _ => "free of an address that malloc did not return",
        };
        if freed { Ok(()) } else { Err(Fault::Object { what, address }) }
    }
}

/// Reads a string that ends with a zero.
fn read_string(view: &mut View<'_, '_>, address: u64) -> Result<Vec<u8>, Fault> {
    let mut text = Vec::new();
    for at in 0..MAX_STRING {
        let mut byte = [0];
        view.read(Access::weak(None, address.wrapping_add(at)), &mut byte)?;
        if byte == [0] {
            break;
        }
        text.extend(byte);
    }
    Ok(text)
}

/// What is printed, and how many arguments were taken: that is what CUDA's function returns, not
/// how many characters there are. Nothing without a format.
fn print(view: &mut View<'_, '_>, format: u64, args: u64) -> Result<Option<(Vec<u8>, u64)>, Fault> {
    if format == 0 {
        return Ok(None);
    }
    let format = read_string(view, format)?;
    let (mut at, mut taken) = (args, 0);
    let mut output = Vec::new();
    for piece in format::pieces(&format) {
        let format::Piece::Conversion(conversion) = piece else {
            if let format::Piece::Text(text) = piece {
                output.extend_from_slice(text);
            }
            continue;
        };
        let mut next = |bytes: u64| {
            at = at.checked_next_multiple_of(bytes).unwrap_or(0);
            let mut buffer = [0; 8];
            view.read(Access::weak(None, at), &mut buffer[..bytes as usize])?;
            at = at.wrapping_add(bytes);
            taken += 1;
            Ok(u64::from_le_bytes(buffer))
        };
        let mut widths = Vec::new();
        for _ in 0..conversion.stars {
            widths.push(next(4)? as i32);
        }
        let value = next(conversion.bytes())?;
        let argument = if conversion.is_string() {
            Argument::Text(read_string(view, value)?)
        } else {
            Argument::Bits(value)
        };
        conversion.write(&widths, &argument, &mut output);
    }
    Ok(Some((output, taken)))
}
