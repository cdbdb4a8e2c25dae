//! What can be wrong in the use of a builder.

use super::operand::Number;
use crate::entity::{
    Block, DataType, File, FuncId, GlobalId, Loc, PtxRef, SigRef, StackSlot, SwitchTable, Value,
    Variable,
};
use crate::op::Opcode;
use crate::types::Type;
use crate::verify::VerifyError;
use std::fmt;
use std::panic::Location;

/// The first mistake in the use of a builder, and where it was made: in which function, at which
/// place of the source, and in which line of the program that builds.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct BuildError {
    /// What was wrong.
    pub misuse: Misuse,
    /// The name of the function that was built.
    pub function: Box<str>,
    /// The name of the value or variable that it is about, if it was given one.
    pub name: Option<Box<str>>,
    /// The location that was set, as `file:line:column`, if one was.
    pub source: Option<Box<str>>,
    /// The line of the program that called the builder.
    pub caller: &'static Location<'static>,
}

/// With `#` the line of the program that called is left out.
impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(source) = &self.source {
            write!(f, "{source}: ")?;
        }
        let what = match &self.misuse {
            // It names the function, the block and the operation.
            Misuse::Invalid { error } => format!("{}: {}", error.context, error.violation),
            misuse => format!("@{}: {misuse}", self.function),
        };
        let what = match (&self.name, self.misuse.subject()) {
            (Some(name), Some(id)) => what.replacen(&id, &format!("`{name}` ({id})"), 1),
            _ => what,
        };
        f.write_str(&what)?;
        if f.alternate() {
            return Ok(());
        }
        write!(f, " (the builder was called at {})", self.caller)
    }
}

/// As the message, which is what a program shows whose `main` returns the error, or that unwraps.
impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl std::error::Error for BuildError {}

/// Where a mistake was made: the line of the program that builds, and the location that was set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin {
    pub(super) caller: &'static Location<'static>,
    pub(super) loc: Option<Loc>,
}

/// What was wrong in the use of a builder: a mistake of the program that builds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Misuse {
    /// An instruction or a variable was asked for before the first `switch_to_block`.
    #[error("there is no current block: `begin` or `switch_to_block` comes first")]
    NoBlock,
    /// A function of no blocks was finished, or given a parameter.
    #[error("the function has no entry block: `begin` or `switch_to_block` comes first")]
    NoEntry,
    /// The entry was to be made twice.
    #[error("the function already has its entry block: `begin` comes once")]
    HasEntry,
    /// An `if` or a loop that was begun has no end, or what is around it ended before.
    #[error("`{begin}` has no `{end}`")]
    NotEnded {
        /// The method that began it.
        begin: &'static str,
        /// The method that ends it.
        end: &'static str,
    },
    /// An `if` has a second `else`.
    #[error("the `if` already has its `else`")]
    SecondElse,
    /// An `if` that has a value has none where its condition is false.
    #[error("the `if` has a value, but no `begin_else_with`")]
    NoElse,
    /// Something follows the terminator of a block.
    #[error("{block} already has a terminator")]
    BlockFilled {
        /// The block.
        block: Block,
    },
    /// A block was left without a terminator.
    #[error("{block} has no terminator")]
    Unterminated {
        /// The block.
        block: Block,
    },
    /// A block is branched to, but was never filled.
    #[error("{block} is branched to, but was never switched to")]
    NeverFilled {
        /// The block.
        block: Block,
    },
    /// A branch goes to a block that was sealed before.
    #[error("{block} was sealed before all branches to it were made")]
    Sealed {
        /// The block.
        block: Block,
    },
    /// A variable was given a value of another type.
    #[error("{var} is {wanted}, the value {found}")]
    VariableType {
        /// The variable.
        var: Variable,
        /// Its type.
        wanted: Type,
        /// The type of the value.
        found: Type,
    },
    /// A variable is read, but never written anywhere.
    #[error("{var} is read, but never written")]
    Undefined {
        /// The variable.
        var: Variable,
    },
    /// The function to be built has a body.
    #[error("{func} already has a body")]
    HasBody {
        /// The function.
        func: FuncId,
    },
    /// A value of another function.
    #[error("{value} is no value of this function")]
    UnknownValue {
        /// The value.
        value: Value,
    },
    /// A block of another function.
    #[error("{block} is no block of this function")]
    UnknownBlock {
        /// The block.
        block: Block,
    },
    /// A variable of another function.
    #[error("{var} is no variable of this function")]
    UnknownVariable {
        /// The variable.
        var: Variable,
    },
    /// A stack slot of another function.
    #[error("{slot} is no stack slot of this function")]
    UnknownSlot {
        /// The stack slot.
        slot: StackSlot,
    },
    /// A signature of another function.
    #[error("{sig} is no signature of this function")]
    UnknownSignature {
        /// The signature.
        sig: SigRef,
    },
    /// A source location of another function.
    #[error("{loc} is no source location of this function")]
    UnknownLoc {
        /// The location.
        loc: Loc,
    },
    /// A function of another module.
    #[error("{func} is no function of this module")]
    UnknownFunction {
        /// The function.
        func: FuncId,
    },
    /// A global variable of another module.
    #[error("{global} is no global variable of this module")]
    UnknownGlobal {
        /// The global variable.
        global: GlobalId,
    },
    /// A data type of another module.
    #[error("{ty} is no data type of this module")]
    UnknownType {
        /// The data type.
        ty: DataType,
    },
    /// A source file of another module.
    #[error("{file} is no source file of this module")]
    UnknownFile {
        /// The file.
        file: File,
    },
    /// A switch table of another function.
    #[error("{table} is no switch table of this function")]
    UnknownSwitch {
        /// The table.
        table: SwitchTable,
    },
    /// The code of a `ptx` operation of another function.
    #[error("{code} is no code of this function")]
    UnknownPtx {
        /// The code.
        code: PtxRef,
    },
    /// An operation on something of a type that gives its results no type.
    #[error("`{opcode}` does not take {}", ty.map_or("no type".to_owned(), |ty| ty.to_string()))]
    ControllingType {
        /// The operation.
        opcode: Opcode,
        /// The type.
        ty: Option<Type>,
    },
    /// A symbol of the module that is no declaration of a function of the machine.
    #[error("`@{name}` is not the function of the machine that has this name")]
    SystemFunction {
        /// The name.
        name: &'static str,
    },
    /// The format of a `printf` asks for more or fewer arguments.
    #[error("the format takes {wanted} arguments, found {found}")]
    PrintCount {
        /// What it asks for.
        wanted: usize,
        /// What there are.
        found: usize,
    },
    /// The format of a `printf` asks for an argument of another kind.
    #[error("argument {index} is {ty}, which `%{conversion}` does not print")]
    PrintArgument {
        /// The number of the argument, from 0.
        index: usize,
        /// Its type.
        ty: Type,
        /// The letter of the conversion.
        conversion: char,
    },
    /// What is to be launched is no kernel of the module.
    #[error("{func} is no kernel of this module")]
    NoKernel {
        /// The function.
        func: FuncId,
    },
    /// A launch with more or fewer arguments than the kernel has parameters.
    #[error("the kernel takes {wanted} arguments, found {found}")]
    LaunchCount {
        /// How many parameters it has.
        wanted: usize,
        /// How many arguments there are.
        found: usize,
    },
    /// An argument of a launch that is of another type than the parameter.
    #[error("argument {index} of the launch is {found}; the parameter is {wanted}")]
    LaunchArgument {
        /// The number of the argument, from 0.
        index: usize,
        /// The type of the parameter.
        wanted: Type,
        /// Its type.
        found: Type,
    },
    /// A number as an operand that is no value of the type.
    #[error("the operand {number} is no value of type {ty}")]
    Immediate {
        /// The number.
        number: Number,
        /// The type.
        ty: Type,
    },
    /// Numbers for all operands, of which one has the type of the operation.
    #[error("`{opcode}` of numbers alone has no type: make the first operand a value")]
    NoOperandType {
        /// The operation.
        opcode: Opcode,
    },
    /// An alignment that is no power of two.
    #[error("`{opcode}`: the alignment is not a power of two")]
    Alignment {
        /// The operation.
        opcode: Opcode,
    },
    /// An array in shared memory that is empty, or larger than memory can be.
    #[error("the shared array `@{name}` is empty or too large")]
    SharedArray {
        /// Its name.
        name: String,
    },
    /// A range of numbers that are no integers.
    #[error("`for_range` counts in integers, not in {ty}")]
    RangeType {
        /// The type of its numbers.
        ty: Type,
    },
    /// The module has a symbol of this name.
    #[error("the name `@{name}` is already used")]
    Symbol {
        /// The name.
        name: String,
    },
    /// An instruction that is not what its row asks for (in strict mode).
    #[error("{}", error.violation)]
    Invalid {
        /// What the verifier says.
        error: Box<VerifyError>,
    },
    /// The result of an operation that has none, or fewer.
    #[error("`{opcode}` has no such result")]
    NoResult {
        /// The operation.
        opcode: Opcode,
    },
}

impl Misuse {
    /// How messages name the value or variable that this is about.
    fn subject(&self) -> Option<String> {
        match self {
            Misuse::VariableType { var, .. }
            | Misuse::Undefined { var }
            | Misuse::UnknownVariable { var } => Some(var.to_string()),
            _ => None,
        }
    }
}
