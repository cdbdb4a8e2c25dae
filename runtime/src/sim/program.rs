//! A module in the form that runs: registers are places in banks, names are addresses, labels are
//! places in the code, constants and special registers are ready for all lanes.

use super::interface::{Assumed, Interface};
use super::layout::Segment;
use super::memory::{Extents, Flat, Global};
use super::registers::{Counts, RegRef};
use irc_ptx::Module;
use irc_ptx::abi::FunctionAbi;
use irc_ptx::isa::sem::{
    AllLanes, Control, Fault, Form, Lanes32, Lanes64, Machine, Step, Values, WarpValues,
};
use irc_ptx::isa::{Order, Scope, Space, SpecialReg};
use irc_ptx::mangle::demangle;
use std::collections::BTreeMap;

/// Addresses of functions.
const FUNCTION_BASE: u64 = 0x6000_0000_0000;
const FUNCTION_STEP: u64 = 16;

/// A loaded module.
pub(super) struct Program {
    /// What it was made from, to print instructions in messages.
    pub(super) module: Module,
    /// The line in the PTX text where each line begins, as byte offsets.
    pub(super) lines: Vec<u32>,
    pub(super) functions: Vec<Code>,
    /// The variables in global memory: address and size.
    pub(super) globals: BTreeMap<String, (u64, u64)>,
    /// The addresses of the variables in global memory that functions declare.
    pub(super) inner_globals: Vec<u64>,
    /// The variables in constant memory: offset and size.
    pub(super) constant_names: BTreeMap<String, (u64, u64)>,
    pub(super) constants: Flat,
    /// The static shared memory of a CTA.
    pub(super) shared: Segment,
    /// Where each shared variable lies, for messages: offset, size, name.
    pub(super) shared_names: Vec<(u64, u64, String)>,
    /// Constants for all lanes; the first is zero.
    pub(super) words: Vec<Lanes32>,
    pub(super) doubles: Vec<Lanes64>,
    /// The special registers that instructions read for all lanes at once.
    pub(super) specials: Vec<SpecialReg>,
    /// The paths of `.file`, by number.
    pub(super) files: BTreeMap<u32, String>,
    /// Whether CTAs may see each other's work before the end of the launch.
    pub(super) communicates: bool,
    /// Where grids of this module synchronise, if they do.
    pub(super) workspace: Option<u64>,
    pub(super) first_sites: Vec<u32>,
}

/// What the machine does itself for a function that has no body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Builtin {
    Vprintf,
    Malloc,
    Free,
    AssertFail,
}

/// A function.
pub(super) struct Code {
    pub(super) name: String,
    pub(super) is_entry: bool,
    /// Nothing for an external function.
    pub(super) ops: Option<Vec<Op>>,
    pub(super) builtin: Option<Builtin>,
    /// The number of its first instruction among those of the module.
    pub(super) first_site: u32,
    pub(super) counts: Counts,
    /// Registers of less than 32 bits: place in the bank of words, and width.
    pub(super) narrow: Vec<(u32, u32)>,
    /// Parameters and results of this function, and what its body declares in `.param` space.
    pub(super) param_size: u64,
    /// Where these variables lie, in this order, and their names.
    pub(super) param_variables: Extents,
    pub(super) param_names: Vec<String>,
    pub(super) params: Vec<Passed>,
    /// Whether the last parameter takes all further arguments of a call, or none.
    pub(super) is_variadic: bool,
    pub(super) results: Vec<Passed>,
    /// The same, as indirect calls assume it.
    pub(super) interface: Interface,
    /// Its local variables, and parameters whose address it takes.
    pub(super) local: Segment,
    /// What a call takes of the stack of a thread besides.
    pub(super) saved_bytes: u64,
    /// What the simulator keeps for a call and a thread, besides local variables.
    pub(super) frame_bytes: u64,
    /// The instructions at which threads of a warp may part, in order, and where they meet again;
    /// nothing if they do not. Elsewhere they meet behind the instruction.
    pub(super) meets: Vec<(u32, Option<Meet>)>,
    /// The place in the text, and the source file and line, of each instruction.
    pub(super) origins: Vec<Origin>,
    /// The block that the kernel demands, if it does.
    pub(super) reqntid: Option<[u32; 3]>,
    /// The most threads of a block, if said.
    pub(super) maxntid: Option<u32>,
    /// The cluster that the kernel demands, if it does.
    pub(super) cluster: Option<[u32; 3]>,
}

/// Where diverged threads reconverge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meet {
    /// At this instruction of the function.
    At(u32),
    /// Where the function returns to.
    Return,
}

/// The size of the memory in which a grid synchronises.
pub(super) const WORKSPACE_BYTES: u64 = 64;

/// Where an instruction came from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    /// The byte offset in the PTX text.
    pub(super) offset: u32,
    /// The number of the `.file`, and the line.
    pub(super) source: Option<(u32, u32)>,
}

/// How a parameter or result is passed, on either side of a call.
#[derive(Clone, Copy, Debug)]
pub(super) enum Passed {
    /// In `.param` space: offset and size.
    Memory { offset: u64, size: u64 },
    /// Among the local variables, because the function takes its address: offset and size.
    Local { offset: u64, size: u64 },
    /// In a register.
    Register(RegRef),
    /// A constant.
    Constant(u128),
}

/// Where the operand of an instruction comes from or goes to.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Nothing,
    Register(RegRef),
    /// A negated predicate.
    Negated(RegRef),
    Constant(u128),
    Special(SpecialReg),
    /// N bits of a special register from this one on.
    Part {
        reg: SpecialReg,
        shift: u32,
        bits: u32,
    },
    /// The handle in the parameter of the function at this offset.
    Handle(u64),
    /// An address in local memory, from the start of the frame.
    Local(i64),
    /// A register and an offset.
    Offset(RegRef, i64),
    /// The elements of a brace list.
    List(Box<[Source]>),
    /// What stands in brackets, spread out.
    Bracket(Box<[Source]>),
}

/// An operand with the width of its type.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) source: Source,
    pub(super) bits: u32,
    pub(super) signed: bool,
    pub(super) is_def: bool,
    pub(super) is_use: bool,
    /// The elements of a list are parts of one value (`mov`), not values of their own.
    pub(super) packed: bool,
}

/// An operand that is there for all lanes at once: the number of a register of its bank, or of a
/// constant or a special register with a bit above all numbers of registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Src(u32);

impl Src {
    const CONSTANT: u32 = 1 << 31;
    const SPECIAL: u32 = 1 << 30;

    pub(super) fn of_register(index: u32) -> Self {
        Self(index)
    }

    pub(super) fn of_constant(index: u32) -> Self {
        Self(index | Self::CONSTANT)
    }

    pub(super) fn of_special(index: u32) -> Self {
        Self(index | Self::CONSTANT | Self::SPECIAL)
    }

    /// The number, if it is that of a register; else more than any has.
    #[inline(always)]
    pub(super) fn register(self) -> usize {
        self.0 as usize
    }

    /// The number of a constant or special register.
    #[inline(always)]
    pub(super) fn index(self) -> usize {
        (self.0 & !(Self::CONSTANT | Self::SPECIAL)) as usize
    }

    /// Whether it is a special register, if it is none of the bank.
    #[inline(always)]
    pub(super) fn is_special(self) -> bool {
        self.0 & Self::SPECIAL != 0
    }
}

/// An instruction for all lanes at once.
#[derive(Clone, Debug)]
pub(super) struct AllLanesOp {
    pub(super) kernel: AllLanes,
    /// The place of the result in its bank, and of a second one.
    pub(super) d: Option<u32>,
    pub(super) q: Option<u32>,
    /// Whether it writes a register of 64 bits.
    pub(super) is_wide: bool,
    pub(super) srcs: [Src; 4],
    /// Predicates that are read, each perhaps negated; a missing one is nothing.
    pub(super) preds: [Option<(u32, bool)>; 3],
}

/// The base of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AddressBase {
    Constant,
    Word(u32),
    Double(u32),
    /// The frame of the function.
    Local,
}

/// Where an element of an access goes to or comes from.
#[derive(Clone, Copy, Debug)]
pub(super) enum Element {
    Nothing,
    Register(RegRef),
    /// A register and what is added to it.
    Sum(RegRef, i64),
    Constant(u128),
}

/// A load or a store.
#[derive(Clone, Debug)]
pub(super) struct MemOp {
    pub(super) space: Option<Space>,
    pub(super) base: AddressBase,
    pub(super) offset: i64,
    /// The size of an element in bytes.
    pub(super) size: u32,
    pub(super) signed: bool,
    pub(super) elements: Box<[Element]>,
    pub(super) order: Option<Order>,
    pub(super) scope: Option<Scope>,
    /// It is of memory that nobody writes while the kernel runs (`.nc`).
    pub(super) is_constant: bool,
    /// It does not lie in the variable whose name it has.
    pub(super) is_outside: bool,
    /// Its elements are whole words, in registers as wide or constants (`coalesced`).
    pub(super) is_whole: bool,
    /// It goes byte by byte, since it names a place in a parameter that is not aligned.
    pub(super) is_split: bool,
}

impl MemOp {
    /// Whether it is of a parameter that it names, in whole words.
    pub(super) fn is_parameter(&self) -> bool {
        self.base == AddressBase::Constant
            && self.space == Some(Space::Param)
            && self.is_whole
            && !self.is_outside
    }

    pub(super) fn bytes(&self) -> u32 {
        self.size * self.elements.len() as u32
    }
}

/// The meaning of a memory operation of one thread.
pub(super) type MemoryFn = fn(&Form, &mut Values, &mut dyn Machine) -> Result<Step, Fault>;
/// The meaning of an operation of a warp that asks the machine.
pub(super) type WarpMemoryFn = fn(&Form, &mut WarpValues, &mut dyn Machine) -> Result<(), Fault>;

/// What an instruction does.
#[derive(Clone)]
pub(super) enum Action {
    AllLanes(Box<AllLanesOp>),
    Load(Box<MemOp>),
    Store(Box<MemOp>),
    Lane(fn(&Form, &mut Values)),
    Memory(MemoryFn),
    Warp(fn(&Form, &mut WarpValues), Lanes),
    WarpMemory(WarpMemoryFn, Lanes),
    Branch(u32),
    BranchTable(Box<[u32]>),
    Call(Box<Call>),
    Control(Control),
}

/// Which lanes of its warp a warp operation waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lanes {
    /// Those of the mask that this operand holds.
    Mask(usize),
    /// All that have not ended.
    All,
    /// Those that are here.
    Own,
}

/// The parts of a call.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) callee: Source,
    pub(super) args: Box<[Passed]>,
    pub(super) results: Box<[Passed]>,
    pub(super) assumed: Assumed,
}

/// An instruction.
pub(super) struct Op {
    pub(super) guard: Option<(RegRef, bool)>,
    pub(super) action: Action,
    pub(super) form: Form,
    pub(super) slots: Box<[Slot]>,
    /// The registers that are read, without the guard, and those that are written.
    pub(super) uses: Box<[RegRef]>,
    pub(super) defs: Box<[RegRef]>,
    /// Whether nobody else has to be asked about it, as a rule (`engine::straight`).
    pub(super) is_plain: bool,
    /// Whether the whole warp must run it together.
    pub(super) aligned: bool,
    /// Whether the lanes that it names, the whole warp or those of its mask, must.
    pub(super) together: bool,
}

impl Program {
    /// Frees its variables; false if one is not there any more.
    pub(super) fn give_back(&self, global: &mut Global) -> bool {
        self.globals.values().for_each(|&(address, _)| global.handles.forget(address));
        let variables = self.globals.values().map(|&(address, _)| address);
        let inner = self.inner_globals.iter().copied();
        let all: Vec<u64> = variables.chain(inner).chain(self.workspace).collect();
        all.into_iter().all(|address| global.free(address).is_ok())
    }

    pub(super) fn kernel(&self, name: &str) -> Option<usize> {
        by_name(name, |name| {
            let found = |code: &Code| code.is_entry && code.ops.is_some() && code.name == name;
            self.functions.iter().position(found)
        })
    }

    /// What a kernel takes, in the words of its text.
    pub(super) fn abi(&self, kernel: &Code) -> Option<FunctionAbi> {
        let same = |f: &&irc_ptx::Function| {
            f.is_entry
                && f.body.is_some()
                && demangle(self.module.names.name(f.name)) == kernel.name
        };
        Some(FunctionAbi::of(&self.module, self.module.functions().find(same)?))
    }

    /// The function at an address.
    pub(super) fn function_at(&self, address: u64) -> Option<usize> {
        let offset = address.checked_sub(FUNCTION_BASE)?;
        let index = (offset / FUNCTION_STEP) as usize;
        let exists = offset % FUNCTION_STEP == 0 && index < self.functions.len();
        exists.then_some(index)
    }

    /// The line of an instruction in the PTX text, counted from 1.
    pub(super) fn line(&self, function: usize, pc: usize) -> u32 {
        let origins = &self.functions[function].origins;
        let offset = origins.get(pc).map_or(0, |origin| origin.offset);
        self.lines.partition_point(|&start| start <= offset) as u32
    }

    /// The source file and line of an instruction.
    pub(super) fn source(&self, function: usize, pc: usize) -> Option<(&str, u32)> {
        let (file, line) = self.functions[function].origins.get(pc)?.source?;
        Some((self.files.get(&file)?, line))
    }

    /// The function and place of the instruction with this number.
    pub(super) fn site(&self, site: u32) -> (usize, usize) {
        let function = self.first_sites.partition_point(|&first| first <= site).saturating_sub(1);
        (function, (site - self.first_sites[function]) as usize)
    }

    /// An instruction as it is printed, but in one piece.
    pub(super) fn text(&self, function: usize, pc: usize) -> String {
        let name = &self.functions[function].name;
        let same = |f: &&irc_ptx::Function| {
            f.body.is_some() && demangle(self.module.names.name(f.name)) == *name
        };
        let body = self.module.functions().find(same).and_then(|f| f.body.as_ref());
        let inst = body.and_then(|body| Some((body, body.insts().nth(pc)?)));
        inst.map_or_else(String::new, |(body, inst)| {
            let text = irc_ptx::print::print_inst(&self.module.names, body, inst);
            let words: Vec<&str> = text.trim_end_matches(';').split_whitespace().collect();
            words.join(" ")
        })
    }
}

/// The address of a function, by its number.
pub(super) fn function_address(index: u32) -> u64 {
    FUNCTION_BASE + u64::from(index) * FUNCTION_STEP
}

/// Finds something by the name that people gave it, else by its name in PTX.
pub(super) fn by_name<T>(name: &str, find: impl Fn(&str) -> Option<T>) -> Option<T> {
    find(name).or_else(|| find(&demangle(name)))
}
