//! The invariants of the IR, all checked, all errors collected.
//!
//! A module that passes can be printed, interpreted, optimised and lowered without a panic; what
//! may still fail is what depends on the target. Each group of invariants has a file, and each
//! invariant a variant of [`Violation`].
//!
//! **Module** (`module`)
//! - The table of symbols and the functions and globals agree on the names, and no name is empty.
//! - Types in memory hold no `i1`; vectors have 2, 4 or 8 lanes.
//! - Globals are in global, const or shared memory; their alignment is a power of two, at least
//!   that of the type and at most 128; their size is not 0 unless they are external.
//! - Definitions in global and const memory have an initialiser; shared memory and external
//!   globals have none. Initialisers have the shape of the type and values in range; the addresses
//!   in them are those of functions and of globals outside shared memory.
//! - Common variables are in global memory and begin with zeros; managed, unified and `constant`
//!   ones are in global memory.
//! - A global that is a texture, sampler or surface is in global memory; if it has an initialiser,
//!   that sets fields of its type which mean something in the texture mode of the module. Samplers
//!   are in modules of independent mode.
//! - Dynamic globals are external arrays of no elements in shared memory.
//!
//! **Signatures and attributes** (`signature`)
//! - At most the first parameter is `sret`, and then there is no result. `byval` and `sret`
//!   parameters are pointers into a space where the copy can be: `byval` of a kernel param or
//!   generic, else local or generic.
//! - `signext` and `zeroext` are on integers of at most 32 bits; `noalias`, `readonly` and `align`
//!   on pointers; a result has no attribute but an extension, and several results have none.
//! - Kernels are visible or weak, with no result, and not variadic; the `...` of a function stands
//!   behind its parameters.
//! - External functions have no body, all others have. An alias has that of another function of
//!   the module, which is a device function, not weak and no alias; it has its signature.
//! - `opaque` is on textures, samplers and surfaces of kernels.
//! - Launch bounds are on kernels and possible; `noreturn`, `nonconvergent`, `noinline`,
//!   `alwaysinline`, `unified` and numbers of preserved registers are on device functions, and
//!   what is `nonconvergent` holds no convergent instruction.
//! - Stack slots have a known type and an alignment as globals have.
//!
//! **Structure** (`structure`)
//! - Each block ends in its one terminator. Branches go to blocks of the layout and never to the
//!   entry, whose parameters are those of the signature.
//! - A body that was begun with a builder was finished with it.
//! - Only branches ask for the unrolling of loops.
//! - Every id belongs to something of this function or module and was made for it; what defines an
//!   operand stands in the layout. A switch table belongs to one instruction and has a target for
//!   each case and one.
//!
//! **Types** (`types`)
//! - The payload, the number and types of operands and results are those of the row; conversions
//!   change the width as their row says. Constants are scalars, addresses or poison.
//! - Branch arguments match the parameters of the block, a returned value the signature.
//! - Cases of a switch are different and fit the operand; lanes exist.
//!
//! **Flags** (`flags`)
//! - Float flags are those that the row takes, and have a meaning for the type.
//! - Memory orders fit the access; ordered accesses are to generic, global or shared memory, are
//!   aligned and not volatile; read-only memory is not written; cache operators, eviction hints and
//!   `nc` are on the accesses that have them, one at a time. Weak accesses have scope `gpu`.
//! - Atomic operations take the type.
//!
//! **Calls** (`calls`)
//! - Arguments match the callee's signature in number and type; behind the parameters of a variadic
//!   one there may be others, of types that memory can hold. Kernels are not called. Recursion is
//!   allowed.
//! - Only a variadic function asks for its variable arguments.
//!
//! **PTX operations** (`ptx`)
//! - Operands and results are those of the code; what the code reads has been written. A carry is
//!   read only where the same operation has made it.
//! - Handles are of what the instruction accesses, which fits the texture mode of the module.
//!
//! **Asynchronous results** (`async_results`)
//! - A result that comes late is read, copied or passed on only behind the wait that completes it,
//!   on every path; until then it may only be the accumulator of the next such operation.
//!
//! **Dominance** (`dominance`)
//! - In reachable blocks, the definition of each operand and branch argument dominates its use.
//!   Constants dominate everything.
//!
//! **Locations** (`locations`)
//! - Locations belong to the function's table and name files of the module.
//!
//! **Debug information** (`debug`)
//! - Types name types that there are and do not contain themselves; members lie in their structs.
//!   Files and global variables are of the module. Names are not longer than 64 KiB.
//! - A variable's home is as large as its type, and so is each of its values, which belong to the
//!   function. Where they are available is not asked.
//! - A scope of the source comes behind that which it is in; variables and locations name scopes of
//!   the function, and variables of inlined functions a location in such.
//!
//! All checks together take time linear in the size of the module, but for the dominator tree
//! (near linear). Errors come in the order of the module: types, globals, then function by
//! function; at most [`MAX_ERRORS`] of each function are kept.

mod async_results;
mod calls;
mod code;
mod debug;
mod dominance;
mod error;
mod flags;
mod lines;
mod locations;
mod module;
mod ptx;
mod signature;
mod structure;
#[cfg(test)]
mod tests;
mod types;

pub use error::{Named, Subject, VerifyError, Violation};
pub use lines::{SourceLines, verify_lines};

use crate::entity::{Block, FuncId, Inst, Value};
use crate::function::Function;
use crate::module::Module;
use crate::text::Names;
use crate::work::Workers;
use std::cell::{Cell, OnceCell, RefCell};

/// The most errors that are kept for one function.
pub const MAX_ERRORS: usize = 100;

/// Checks a module.
///
/// ```
/// use irc_ir::{text::parse_module, verify::verify_module};
///
/// let text = "
///     func @f(%c: i1, %x: i32) -> i32 {
///     entry:
///       condbr %c, some, all
///     some:
///       %y = add %x, 1
///       br all
///     all:
///       ret %y
///     }";
/// let module = parse_module(text).expect("it is well-formed").module;
/// let errors = verify_module(&module).unwrap_err();
/// let wanted = "@f: block all: `ret`: the definition of %y does not dominate this use";
/// assert_eq!(errors[0].to_string(), wanted);
/// ```
pub fn verify_module(module: &Module) -> Result<(), Vec<VerifyError>> {
    verify_module_with(module, Workers::ONE)
}

/// The same, where threads share the functions.
pub fn verify_module_with(module: &Module, workers: Workers<'_>) -> Result<(), Vec<VerifyError>> {
    let mut errors = module::check(module);
    let found = workers.map(module.funcs(), |(id, _)| check_function(module, id));
    errors.extend(found.into_iter().flatten());
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Checks one function of a module: all that [`verify_module`] checks of it.
pub fn verify_function(module: &Module, id: FuncId) -> Result<(), Vec<VerifyError>> {
    let errors = check_function(module, id);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Checks operands, results and flags of instructions by themselves, in a function that may still
/// be built: a frontend learns here which of its constructs has made what is wrong.
///
/// Targets of branches and whatever else instructions name must exist, as the builder sees to.
pub fn verify_types(
    module: &Module,
    id: FuncId,
    insts: impl IntoIterator<Item = Inst>,
) -> Result<(), Vec<VerifyError>> {
    let checker = Checker::new(module, id);
    insts.into_iter().for_each(|inst| checker.check_types(inst));
    let errors = checker.errors.into_inner();
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn check_function(module: &Module, id: FuncId) -> Vec<VerifyError> {
    let checker = Checker::new(module, id);
    checker.check_signature();
    checker.check_slots();
    checker.check_locations();
    checker.check_debug();
    let blocks_are_sound = checker.check_blocks();
    if blocks_are_sound {
        checker.check_dominance();
        checker.check_late_results();
    }
    checker.errors.into_inner()
}

/// A function that is being checked, and what was found so far.
struct Checker<'m> {
    module: &'m Module,
    id: FuncId,
    func: &'m Function,
    errors: RefCell<Vec<VerifyError>>,
    count: Cell<usize>,
    names: OnceCell<Names<'m>>,
}

impl<'m> Checker<'m> {
    fn new(module: &'m Module, id: FuncId) -> Self {
        let func = module.func(id);
        let (errors, count, names) = (RefCell::default(), Cell::new(0), OnceCell::new());
        Checker { module, id, func, errors, count, names }
    }

    #[cold]
    fn report(&self, place: Subject, violation: Violation) {
        self.count.set(self.count.get() + 1);
        if self.count.get() > MAX_ERRORS {
            return;
        }
        let source = match place {
            Subject::Inst(func, inst) => self.module.source_location(func, inst),
            _ => None,
        };
        let context = self.context(place);
        self.errors.borrow_mut().push(VerifyError { place, context, source, violation });
    }

    #[cold]
    fn report_func(&self, violation: Violation) {
        self.report(Subject::Func(self.id), violation);
    }

    #[cold]
    fn report_block(&self, block: Block, violation: Violation) {
        self.report(Subject::Block(self.id, block), violation);
    }

    #[cold]
    fn report_inst(&self, inst: Inst, violation: Violation) {
        self.report(Subject::Inst(self.id, inst), violation);
    }

    /// Number of errors so far; it grows if a check finds one.
    fn num_errors(&self) -> usize {
        self.count.get()
    }

    /// The place in words: the function, the block, the head of the instruction.
    fn context(&self, place: Subject) -> String {
        let func = format!("@{}", self.func.name);
        match place {
            Subject::Slot(_, slot) => format!("{func}: {}", self.names().slot(slot)),
            Subject::Block(_, block) => format!("{func}: block {}", self.named_block(block)),
            Subject::Inst(_, inst) => {
                let opcode = self.func.dfg.opcode(inst);
                let results: Vec<String> =
                    self.func.dfg.results(inst).map(|r| self.named_value(r).name).collect();
                let equals = if results.is_empty() { "" } else { " = " };
                let block = self.func.layout.block_of(inst).map(|block| self.named_block(block));
                let block = block.map_or(String::new(), |block| format!("block {block}: "));
                format!("{func}: {block}`{}{equals}{opcode}`", results.join(", "))
            }
            Subject::Func(_)
            | Subject::Global(_)
            | Subject::File(_)
            | Subject::Type(_)
            | Subject::DebugType(_) => func,
        }
    }

    /// The names, which are found out when the first error needs them.
    fn names(&self) -> &Names<'m> {
        self.names.get_or_init(|| Names::new(self.module, self.id))
    }

    fn named_value(&self, value: Value) -> Named<Value> {
        Named { id: value, name: self.names().value(value) }
    }

    fn named_block(&self, block: Block) -> Named<Block> {
        Named { id: block, name: self.names().block(block) }
    }
}
