//! What the numbers in bitcode stand for.
//!
//! Reference: `LLVMBitCodes.h` of LLVM 22.

use crate::tree::Linkage;

/// Numbers of blocks.
pub(super) mod block {
    pub const MODULE: u32 = 8;
    pub const PARAMATTR: u32 = 9;
    pub const PARAMATTR_GROUP: u32 = 10;
    pub const CONSTANTS: u32 = 11;
    pub const FUNCTION: u32 = 12;
    pub const IDENTIFICATION: u32 = 13;
    pub const VALUE_SYMTAB: u32 = 14;
    pub const METADATA: u32 = 15;
    pub const METADATA_ATTACHMENT: u32 = 16;
    pub const TYPE: u32 = 17;
    pub const METADATA_KIND: u32 = 22;
    pub const STRTAB: u32 = 23;
    pub const SYNC_SCOPE_NAMES: u32 = 26;
}

/// The integer operations, by their numbers.
pub(super) const BINARY: [&str; 13] = [
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
];

/// The same numbers for floats.
pub(super) const FLOAT_BINARY: [&str; 7] = ["fadd", "fsub", "fmul", "", "fdiv", "", "frem"];

/// The conversions.
pub(super) const CASTS: [&str; 14] = [
    "trunc",
    "zext",
    "sext",
    "fptoui",
    "fptosi",
    "uitofp",
    "sitofp",
    "fptrunc",
    "fpext",
    "ptrtoint",
    "inttoptr",
    "bitcast",
    "addrspacecast",
    "ptrtoaddr",
];

/// The comparisons of floats.
pub(super) const FCMP: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult",
    "ule", "une", "true",
];

/// The comparisons of integers; the first has the number 32.
pub(super) const ICMP: [&str; 10] =
    ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

/// The operations of `atomicrmw`.
pub(super) const RMW: [&str; 21] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
];

/// The orderings of atomics; the first is none.
pub(super) const ORDERINGS: [&str; 7] =
    ["", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

/// Instructions that no GPU has a use for.
pub(super) fn refused(code: u32) -> Option<&'static str> {
    Some(match code {
        13 => "invoke",
        31 => "indirectbr",
        39 => "resume",
        40 | 47 => "landingpad",
        48 => "cleanupret",
        49 => "catchret",
        50 => "catchpad",
        51 => "cleanuppad",
        52 => "catchswitch",
        57 => "callbr",
        _ => return None,
    })
}

/// Attributes without a value. What is not listed says nothing to the reader.
pub(super) fn attribute(kind: u64) -> Option<&'static str> {
    Some(match kind {
        1 => "align",
        2 => "alwaysinline",
        86 => "memory",
        92 => "range",
        3 => "byval",
        4 => "inlinehint",
        9 => "noalias",
        11 => "nocapture",
        14 => "noinline",
        17 => "noreturn",
        18 => "nounwind",
        20 => "readnone",
        21 => "readonly",
        22 => "returned",
        24 => "signext",
        25 => "alignstack",
        29 => "sret",
        34 => "zeroext",
        36 => "cold",
        37 => "optnone",
        38 => "inalloca",
        39 => "nonnull",
        41 => "dereferenceable",
        42 => "dereferenceable_or_null",
        43 => "convergent",
        48 => "norecurse",
        52 => "writeonly",
        53 => "speculatable",
        61 => "willreturn",
        62 => "nofree",
        63 => "nosync",
        65 => "preallocated",
        68 => "noundef",
        69 => "byref",
        77 => "elementtype",
        _ => return None,
    })
}

/// Calling conventions by their numbers, named as in text where the name matters: what a processor
/// does with one is nothing to PTX, as to llc.
pub(crate) fn convention(number: u64) -> Option<&'static str> {
    Some(match number {
        0 => return None,
        71 => "ptx_kernel",
        76 => "spir_kernel",
        91 => "amdgpu_kernel",
        _ => "ccc",
    })
}

/// How a symbol is linked.
pub(super) fn linkage(number: u64) -> Linkage {
    match number {
        1 | 4 | 8 | 10 | 16..=18 => Linkage::Weak,
        11 | 19 => Linkage::Inline,
        2 => Linkage::Appending,
        3 | 9 | 13 | 14 => Linkage::Internal,
        7 => Linkage::ExternWeak,
        12 => Linkage::Available,
        _ => Linkage::Default,
    }
}

/// The kinds of metadata of instructions that say something about code.
pub(super) fn metadata_kind(name: &str) -> Option<&'static str> {
    const KINDS: &[&str] = &[
        "align",
        "alias.scope",
        "dereferenceable",
        "dereferenceable_or_null",
        "fpmath",
        "invariant.group",
        "invariant.load",
        "llvm.access.group",
        "llvm.loop",
        "noalias",
        "nofpclass",
        "nontemporal",
        "nonnull",
        "noundef",
        "prof",
        "range",
        "tbaa",
        "unpredictable",
    ];
    KINDS.iter().find(|&&known| known == name).copied()
}
