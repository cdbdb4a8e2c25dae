//! What the verifier finds: a place and the invariant that does not hold there.

use crate::entity::{Block, DataType, DebugType, File, FuncId, GlobalId, Inst, StackSlot, Value};
use crate::op::{CacheOp, MathFn, MathTier, Opcode, Order, PayloadKind, Promise, Relation};
use crate::text::SourceSpans;
use crate::types::{Space, Type};
use irc_ptx::text::Diagnostic;
use std::fmt;

/// The part of a module that an error is about.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A file of the source.
    File(File),
    /// A data type.
    Type(DataType),
    /// A type of the source.
    DebugType(DebugType),
    /// A global variable.
    Global(GlobalId),
    /// A function: its signature, attributes or locations.
    Func(FuncId),
    /// A stack slot.
    Slot(FuncId, StackSlot),
    /// A block.
    Block(FuncId, Block),
    /// An instruction.
    Inst(FuncId, Inst),
}

/// An id with the name that messages show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<E> {
    /// The id.
    pub id: E,
    /// Its name in the text form, where it has one.
    pub name: String,
}

impl<E> fmt::Display for Named<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// An invariant that does not hold, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifyError {
    /// Where.
    pub place: Subject,
    /// Where, in words.
    pub context: String,
    /// The source location of the instruction, as `file:line:column`, if it has one.
    pub source: Option<String>,
    /// What is wrong.
    pub violation: Violation,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(source) = &self.source {
            write!(f, "{source}: ")?;
        }
        write!(f, "{}: {}", self.context, self.violation)
    }
}

impl std::error::Error for VerifyError {}

impl VerifyError {
    /// The error as a diagnostic, at the place in the text where the entity was written.
    pub fn to_diagnostic(&self, spans: &SourceSpans) -> Diagnostic {
        match spans.place(self.place) {
            Some(span) => {
                Diagnostic::error(self.violation.code(), self.violation.to_string()).at(span)
            }
            None => Diagnostic::error(self.violation.code(), self.to_string()),
        }
    }
}

/// What is wrong. The groups are those of the module documentation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Violation {
    // ---- module ----
    /// The table of symbols and the entity disagree about the name.
    #[error("the symbol table names it `@{table}`")]
    SymbolName {
        /// The name in the table.
        table: String,
    },
    /// A symbol has no name.
    #[error("empty symbol name")]
    EmptyName,
    /// A type in memory holds `i1`.
    #[error("{ty} cannot be in memory; use i8")]
    BoolInMemory {
        /// The type.
        ty: Type,
    },
    /// A vector type with a number of lanes that vectors do not have.
    #[error("{ty} is not a type: vectors have 2, 4 or 8 lanes")]
    Lanes {
        /// The type.
        ty: Type,
    },
    /// A global in a space that holds none.
    #[error("a global is in global, const or shared memory, not in {space} memory")]
    GlobalSpace {
        /// The space.
        space: Space,
    },
    /// An alignment that is no power of two, too small or too large.
    #[error("alignment {found} is not a power of two from {least} to {most}")]
    Alignment {
        /// The alignment in bytes.
        found: u64,
        /// The least that is allowed.
        least: u32,
        /// The largest that is allowed.
        most: u32,
    },
    /// A global of shared memory has an initialiser.
    #[error("shared memory cannot be initialised")]
    SharedInit,
    /// An external global has an initialiser.
    #[error("an external global cannot be initialised: its contents are defined elsewhere")]
    ExternalInit,
    /// A definition in global or const memory lacks its initialiser.
    #[error("a definition in {space} memory needs an initialiser, such as `zero`")]
    MissingInit {
        /// The space.
        space: Space,
    },
    /// Dynamic shared memory that is not declared as such.
    #[error("dynamic memory must be an external array of no elements in shared memory")]
    Dynamic,
    /// A definition of no size.
    #[error("a definition must have a size; only external memory may be left open")]
    EmptyGlobal,
    /// An initialiser of another shape than the type.
    #[error("the initialiser has {found} where the type has {wanted}")]
    InitShape {
        /// What the initialiser has.
        found: &'static str,
        /// What the type has.
        wanted: String,
    },
    /// Bits that do not fit the scalar.
    #[error("the initialiser {bits:#x} does not fit {ty}")]
    InitRange {
        /// The bits.
        bits: u128,
        /// The scalar type.
        ty: Type,
    },
    /// More elements than the type has.
    #[error("the initialiser has {found} elements, the type {wanted}")]
    InitLength {
        /// Number of elements of the initialiser.
        found: usize,
        /// Number of elements of the type.
        wanted: u64,
    },
    /// A symbol whose address is not known before the launch.
    #[error("the address of `@{symbol}` is not a valid initialiser: {reason}")]
    InitSymbol {
        /// The symbol.
        symbol: String,
        /// Why not.
        reason: &'static str,
    },
    /// A mask that does not pick one byte of an address.
    #[error("the mask {mask:#x} does not pick one byte of an address: it is {BYTE_MASKS}")]
    InitMask {
        /// The mask.
        mask: u64,
    },
    /// A common variable that cannot be one.
    #[error("a `common` variable {rule}")]
    CommonGlobal {
        /// What must be.
        rule: &'static str,
    },
    /// An attribute on a global that cannot have it.
    #[error("`{attr}` is only allowed on variables in global memory")]
    GlobalAttr {
        /// The attribute.
        attr: &'static str,
    },
    /// A texture, sampler or surface in a space that holds none.
    #[error("a {ty} must be in global memory; for a handle of one write `[1 x {ty}]`")]
    OpaqueSpace {
        /// The type.
        ty: Type,
    },
    /// A sampler in a module where textures bring theirs along.
    #[error("samplers need `textures independent`; in unified mode textures have their own")]
    UnifiedSampler,
    /// A field of a texture, sampler or surface that cannot be set so.
    #[error("field `{field}`: {why}")]
    OpaqueField {
        /// The field.
        field: &'static str,
        /// What is wrong.
        why: String,
    },

    // ---- signatures and attributes ----
    /// An `sret` parameter that is not the first, or a variable argument.
    #[error(
        "{} has `sret`; only the first parameter may",
        if *is_variable { "a variable argument".to_owned() } else { format!("parameter {index}") }
    )]
    SretPosition {
        /// Number of the parameter.
        index: usize,
        /// Whether it stands behind the `...`.
        is_variable: bool,
    },
    /// An `sret` parameter beside a result.
    #[error("a function with an `sret` parameter cannot have other results")]
    SretWithResult,
    /// An aggregate parameter that is no pointer, or one into a space where no copy can be.
    #[error("{what}: an aggregate is passed as {wanted}, not {ty}")]
    AggregateType {
        /// The parameter.
        what: String,
        /// Its type.
        ty: Type,
        /// What is allowed.
        wanted: &'static str,
    },
    /// An attribute on a type where it means nothing.
    #[error("{what}: `{attr}` applies to {wanted}, not to {ty}")]
    ParamAttr {
        /// The parameter.
        what: String,
        /// The attribute.
        attr: &'static str,
        /// The types that may have it.
        wanted: &'static str,
        /// The type of the parameter.
        ty: Type,
    },
    /// A kernel with a result.
    #[error("kernels cannot return a value")]
    KernelResult,
    /// A kernel that the host could not see.
    #[error("a kernel must be visible or weak")]
    KernelLinkage,
    /// A variadic kernel.
    #[error("a kernel cannot be variadic")]
    VariadicKernel,
    /// Parameters behind the `...` of a function.
    #[error("`...` must stand behind all parameters of the function")]
    Ellipsis,
    /// An external function with a body.
    #[error("an external function cannot have a body")]
    ExternalBody,
    /// A function with no body that is not external.
    #[error("a function with no body must be external")]
    MissingBody,
    /// An attribute of kernels on a device function.
    #[error("`{attr}` is only allowed on kernels")]
    KernelAttr {
        /// The attribute.
        attr: &'static str,
    },
    /// An attribute of device functions on a kernel.
    #[error("`{attr}` is only allowed on device functions")]
    DeviceAttr {
        /// The attribute.
        attr: &'static str,
    },
    /// A number of threads or CTAs that cannot be.
    #[error("`{attr}({}, {}, {})` cannot be: {limit}", dims[0], dims[1], dims[2])]
    Dimensions {
        /// The attribute.
        attr: &'static str,
        /// The counts.
        dims: [u32; 3],
        /// The limit that they break.
        limit: &'static str,
    },
    /// An attribute that is 0.
    #[error("`{attr}` cannot be 0")]
    ZeroAttr {
        /// The attribute.
        attr: &'static str,
    },
    /// Attributes that exclude or need each other.
    #[error("{rule}")]
    AttrConflict {
        /// The rule.
        rule: &'static str,
    },
    /// A pragma that PTX cannot write.
    #[error(
        "the pragma {text:?} has a quote or a control character, which PTX strings cannot hold"
    )]
    PragmaText {
        /// The text.
        text: String,
    },
    /// A number of preserved registers that there cannot be.
    #[error("`{attr}({found})` cannot be: a function keeps from {least} to {most} of them")]
    Preserved {
        /// The attribute.
        attr: &'static str,
        /// The number.
        found: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// A function that is common.
    #[error("a function cannot be `common`")]
    CommonFunction,
    /// An alias of what has none.
    #[error("`@{aliasee}` cannot have an alias: {why}")]
    Aliasee {
        /// What it is to be an alias of.
        aliasee: String,
        /// Why not.
        why: &'static str,
    },
    /// An alias that is not like a function.
    #[error("an alias {rule}")]
    Alias {
        /// What must be.
        rule: &'static str,
    },
    /// A convergent instruction in a function that is declared to hold none.
    #[error("the function is declared `nonconvergent`, but this operation is convergent")]
    ConvergentOp,

    // ---- structure ----
    /// A block with no instructions.
    #[error("the block is empty; it must end in a terminator")]
    EmptyBlock,
    /// A block that does not end in a terminator.
    #[error("the block does not end in a terminator but in `{last}`")]
    MissingTerminator {
        /// The last operation.
        last: Opcode,
    },
    /// A terminator before the end of its block.
    #[error("a terminator must be the last instruction of its block")]
    EarlyTerminator,
    /// A branch to the entry block.
    #[error("the entry block cannot be branched to")]
    EntryPredecessor,
    /// The entry block has another number of parameters than the signature.
    #[error("the entry block has {found} parameters, the signature {wanted}")]
    EntryParamCount {
        /// Number of parameters of the block.
        found: usize,
        /// Number of parameters of the signature.
        wanted: usize,
    },
    /// A parameter of the entry block has another type than in the signature.
    #[error("the entry block's parameter {param} is {found}, in the signature {wanted}")]
    EntryParamType {
        /// The parameter.
        param: Named<Value>,
        /// Its type.
        found: Type,
        /// Its type in the signature.
        wanted: Type,
    },
    /// An id that belongs to nothing.
    #[error("{id} is not a {what} of this module or function")]
    UnknownId {
        /// The kind of id.
        what: &'static str,
        /// The id.
        id: String,
    },
    /// An id that belongs to another function, where it means something else.
    #[error("the {what} {id} is that of another function")]
    ForeignId {
        /// The kind of id.
        what: &'static str,
        /// The id.
        id: String,
    },
    /// A builder was begun and not finished, or misused.
    #[error("the body was begun with a builder that was not finished or was misused")]
    Unfinished,
    /// A branch to a block that stands nowhere.
    #[error("block {block} is not in the function")]
    BlockNotInserted {
        /// The block.
        block: Named<Block>,
    },
    /// An operand whose definition stands nowhere.
    #[error("{value} is used, but its definition is not in the function")]
    ValueNotInserted {
        /// The value.
        value: Named<Value>,
    },
    /// A switch table that two instructions use, so that changing one changes the other.
    #[error("the switch table belongs to another instruction too")]
    SharedSwitch,
    /// A switch with another number of targets than cases and a default.
    #[error(
        "the switch has {cases} cases and {targets} targets; it needs one target more than cases"
    )]
    SwitchTargets {
        /// Number of cases.
        cases: usize,
        /// Number of targets, the default included.
        targets: usize,
    },
    /// Unrolling asked for by what is no branch.
    #[error("`unroll` is only allowed on branches")]
    UnrollOfNoBranch,

    // ---- types ----
    /// An operation that carries another kind of payload than its row says.
    #[error("`{opcode}` carries {wanted:?}, not {found:?}: the builder's method `{}` takes it",
        builder_method(*.opcode))]
    PayloadKind {
        /// The operation.
        opcode: Opcode,
        /// What it carries.
        found: PayloadKind,
        /// What the row says.
        wanted: PayloadKind,
    },
    /// The code of a `ptx` operation is not sound.
    #[error("{why}")]
    PtxCode {
        /// What is wrong.
        why: String,
    },
    /// A result that is not there yet is used.
    #[error(
        "{value} {}", if *.is_replaced {
            "was consumed as the accumulator of the next operation: use its result".to_owned()
        } else {
            format!("is not complete yet: `ptx.{wait}` must precede this use")
        }
    )]
    LateResult {
        /// The result.
        value: Named<Value>,
        /// The mnemonic of the wait.
        wait: &'static str,
        /// Whether the register has gone to the next result.
        is_replaced: bool,
    },
    /// Another number of operands than the row takes.
    #[error("`{opcode}` takes {wanted} operands, not {found}")]
    OperandCount {
        /// The operation.
        opcode: Opcode,
        /// How many there are.
        found: usize,
        /// How many it takes, in words.
        wanted: String,
    },
    /// The controlling type is not one of those that the row allows.
    #[error("`{opcode}` is not for {ty}; it takes {wanted}")]
    ControllingType {
        /// The operation.
        opcode: Opcode,
        /// The type.
        ty: Type,
        /// The types that it takes, in words.
        wanted: String,
    },
    /// An operand has a type that the row does not allow.
    #[error("operand {index}, {value}, is {found}; expected {wanted}")]
    OperandType {
        /// Which operand, from 1.
        index: usize,
        /// The operand.
        value: Named<Value>,
        /// Its type.
        found: Type,
        /// The type expected, in words.
        wanted: String,
    },
    /// The operand and the result of a conversion do not relate as they must.
    #[error("`{opcode}` from {from} to {to}: {}", relation_rule(*relation))]
    Conversion {
        /// The operation.
        opcode: Opcode,
        /// Type of the operand.
        from: Type,
        /// Type of the result.
        to: Type,
        /// What must hold.
        relation: Relation,
    },
    /// Another number of results than the row has.
    #[error("`{opcode}` has {wanted} results, not {found}")]
    ResultCount {
        /// The operation.
        opcode: Opcode,
        /// How many there are.
        found: usize,
        /// How many the row has.
        wanted: usize,
    },
    /// A result has another type than the row says.
    #[error("the result {value} is {found}; expected {wanted}")]
    ResultType {
        /// The result.
        value: Named<Value>,
        /// Its type.
        found: Type,
        /// The type expected.
        wanted: Type,
    },
    /// A constant of a type that has none.
    #[error("constants of type {ty} do not exist; build them from scalars")]
    ConstantType {
        /// The type.
        ty: Type,
    },
    /// Another number of branch arguments than the target has parameters.
    #[error("block {block} takes {wanted} arguments, not {found}")]
    BranchArity {
        /// The target.
        block: Named<Block>,
        /// Number of arguments.
        found: usize,
        /// Number of parameters.
        wanted: usize,
    },
    /// A branch argument has another type than the parameter.
    #[error("argument {index}, {value}, of block {block} is {found}; expected {wanted}")]
    BranchType {
        /// The target.
        block: Named<Block>,
        /// Which argument, from 1.
        index: usize,
        /// The argument.
        value: Named<Value>,
        /// Its type.
        found: Type,
        /// The type of the parameter.
        wanted: Type,
    },
    /// A return with another number of values than the function has results.
    #[error("the function returns {}", list_results(wanted))]
    ReturnArity {
        /// The results of the function.
        wanted: Vec<Type>,
    },
    /// A case that another case has already.
    #[error("duplicate case {value}")]
    DuplicateCase {
        /// The value.
        value: u128,
    },
    /// A case that the operand cannot have.
    #[error("case {value:#x} does not fit {ty}")]
    CaseRange {
        /// The value.
        value: u128,
        /// Type of the operand.
        ty: Type,
    },
    /// A lane that the vectors do not have.
    #[error("lane {lane} is out of range: there are {lanes}")]
    LaneRange {
        /// The lane.
        lane: u8,
        /// Number of lanes to choose from.
        lanes: u32,
    },

    // ---- flags ----
    /// A float flag that the operation does not take.
    #[error("`{opcode}` does not take `{flag}`")]
    FloatFlag {
        /// The operation.
        opcode: Opcode,
        /// The flag.
        flag: &'static str,
    },
    /// A promise that the operation cannot make.
    #[error("`{opcode}` does not take `{promise}`; it takes {takes}")]
    Promise {
        /// The operation.
        opcode: Opcode,
        /// The promise.
        promise: Promise,
        /// The promises that it takes.
        takes: String,
    },
    /// A float flag that has no meaning for the type.
    #[error("`{flag}` is {rule}, not for {ty}")]
    FloatFlagType {
        /// The flag.
        flag: &'static str,
        /// The types that it is for.
        rule: &'static str,
        /// The type.
        ty: Type,
    },
    /// A mathematical function with another number of operands.
    #[error(
        "`{function}` takes {want} operand{}, found {found}",
        if *want == 1 { "" } else { "s" }
    )]
    MathOperands {
        /// The function.
        function: MathFn,
        /// How many it takes.
        want: usize,
        /// How many there are.
        found: usize,
    },
    /// A mathematical function that the library has not got for the type in this tier.
    #[error("there is no `{function}` of {ty} in the tier `{tier}`; the nearest is {nearest}")]
    MathTier {
        /// The function.
        function: MathFn,
        /// The tier.
        tier: MathTier,
        /// The type.
        ty: Type,
        /// What there is, in words.
        nearest: String,
    },
    /// A rounding where every result is exact, or an approximation is asked for.
    #[error("a rounding mode is not allowed: {reason}")]
    Rounding {
        /// Why not.
        reason: &'static str,
    },
    /// A scale without an index.
    #[error("a scale of {scale} needs an index")]
    ScaleWithoutIndex {
        /// The scale.
        scale: u32,
    },
    /// A memory order that the operation does not have.
    #[error("`{opcode}` cannot be {order}")]
    MemoryOrder {
        /// The operation.
        opcode: Opcode,
        /// The order.
        order: Order,
    },
    /// An ordered access to memory that other threads cannot see, or that no thread may write.
    #[error(
        "atomic accesses are only allowed to generic, global and shared memory, not {space} memory"
    )]
    OrderSpace {
        /// The space.
        space: Space,
    },
    /// A weak access with a scope.
    #[error("a weak access has no scope (it is kept as `gpu`)")]
    ScopeOfWeak,
    /// A volatile access that is ordered, or to read-only memory.
    #[error("`volatile` is only allowed on weak accesses to writable memory")]
    Volatile,
    /// A write to read-only memory.
    #[error("{space} memory is read-only")]
    ReadOnly {
        /// The space.
        space: Space,
    },
    /// `nc` where it is not allowed.
    #[error("`nc` is only allowed on weak loads of global or generic memory")]
    NonCoherent,
    /// A cache operator that the operation does not take.
    #[error("`{cache}` is not for this access: {reason}")]
    Cache {
        /// The operator.
        cache: CacheOp,
        /// Why not.
        reason: &'static str,
    },
    /// An eviction hint that the operation does not take.
    #[error("an eviction hint is not allowed: {reason}")]
    Evict {
        /// Why not.
        reason: &'static str,
    },
    /// An atomic operation that is not for the type.
    #[error("`{op}` is not for {ty}; it takes {wanted}")]
    AtomicType {
        /// The operation.
        op: crate::op::AtomicOp,
        /// The type.
        ty: Type,
        /// The types that it takes, in words.
        wanted: String,
    },

    // ---- dominance ----
    /// A use that its definition does not dominate.
    #[error("the definition of {value} does not dominate this use")]
    Dominance {
        /// The value.
        value: Named<Value>,
    },

    // ---- calls ----
    /// A kernel as the callee.
    #[error("`@{name}` is a kernel; it can only be launched")]
    KernelCallee {
        /// The kernel.
        name: String,
    },
    /// A variable argument that memory cannot hold.
    #[error("operand {index} is a variable argument; {ty} cannot be one")]
    VariableArgument {
        /// Number of the operand, from 1.
        index: usize,
        /// Its type.
        ty: Type,
    },
    /// Variable arguments are asked for where there are none.
    #[error("the function has no variable arguments: its signature has no `...`")]
    NotVariadic,

    // ---- locations ----
    /// A location that belongs to no table or names no file.
    #[error("the source location {reason}")]
    Location {
        /// What is wrong with it.
        reason: &'static str,
    },
    /// What a debugger is told cannot be so.
    #[error("debug information: {reason}")]
    Debug {
        /// What is wrong with it.
        reason: String,
    },
}

/// The method of the builder that makes an operation: it has the name of the operation, unless that
/// is taken.
fn builder_method(opcode: Opcode) -> &'static str {
    match opcode {
        Opcode::Match => "warp_match",
        Opcode::Insert => "insert_lane",
        other => other.name(),
    }
}

const BYTE_MASKS: &str = "0xff, 0xff00 and so on up to 0xff00000000000000";

fn list_results(types: &[Type]) -> String {
    match types {
        [] => "nothing".to_owned(),
        [ty] => format!("one {ty}"),
        types => {
            let types: Vec<String> = types.iter().map(Type::to_string).collect();
            format!("({})", types.join(", "))
        }
    }
}

fn relation_rule(relation: Relation) -> &'static str {
    match relation {
        Relation::Free => "the number of lanes must stay the same",
        Relation::Widens => "the number of lanes must stay the same and each must get wider",
        Relation::Narrows => "the number of lanes must stay the same and each must get narrower",
        Relation::Changes => "the number of lanes must stay the same and their type must change",
        Relation::Reinterprets => "the number of bits must stay the same",
        Relation::Respaces => "exactly one of the two must be generic",
    }
}
