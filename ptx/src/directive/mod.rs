//! The directives of PTX: which versions and targets take each of them.
//!
//! The table stands beside that of the instructions and has the same gates. Where a directive
//! takes more in some version (a parameter list, a larger parameter, an opaque type), that is a row
//! of its own.
//!
//! Reference: PTX ISA, "Directives", "State Spaces, Types, and Variables".

mod words;

pub use words::{DirectiveWord, Stands};

use super::ast::FunctionDirective;
use crate::isa::{Requirement, Since};
use crate::target::{PtxVersion, Sm, SmSet};

/// A directive, or something that one of them takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Directive {
    /// `texmode_independent`.
    TexmodeIndependent,
    /// `debug`.
    Debug,
    /// `map_f64_to_f32`.
    MapF64ToF32,
    /// `.address_size`.
    AddressSize,
    /// `.weak`.
    Weak,
    /// `.common`.
    Common,
    /// The declaration of a kernel.
    ExternEntry,
    /// The parameter list of a kernel.
    EntryParams,
    /// `.ptr`.
    PtrAttribute,
    /// An opaque type.
    OpaqueType,
    /// More than 256 bytes of parameters.
    MediumParams,
    /// More than 4352 bytes of parameters.
    LargeParams,
    /// A parameter of a function in `.param` space.
    ParamSpace,
    /// An array parameter of open size.
    UnsizedParam,
    /// The type `.b128`.
    B128,
    /// A register of type `.f16x2`.
    F16x2,
    /// `.noreturn`.
    NoReturn,
    /// `.alias`.
    Alias,
    /// `.maxnreg`.
    MaxNReg,
    /// `.local_maxnreg`.
    LocalMaxNReg,
    /// `.maxntid`.
    MaxNTid,
    /// `.reqntid`.
    ReqNTid,
    /// `.minnctapersm`.
    MinNCtaPerSm,
    /// `.maxnctapersm`.
    MaxNCtaPerSm,
    /// `.reqnctapercluster`.
    ReqNCtaPerCluster,
    /// `.explicitcluster`.
    ExplicitCluster,
    /// `.maxclusterrank`.
    MaxClusterRank,
    /// `.blocksareclusters`.
    BlocksAreClusters,
    /// `.abi_preserve`.
    AbiPreserve,
    /// `.abi_preserve_control`.
    AbiPreserveControl,
    /// `.pragma`.
    Pragma,
    /// `enable_smem_spilling`.
    PragmaSmemSpilling,
    /// `used_bytes_mask`.
    PragmaUsedBytesMask,
    /// `frequency`.
    PragmaFrequency,
    /// `.branchtargets`.
    BranchTargets,
    /// `.calltargets`.
    CallTargets,
    /// `.callprototype`.
    CallPrototype,
    /// A `.local` variable of the module.
    ModuleLocal,
    /// A register of the module.
    ModuleReg,
    /// `.tex`.
    Tex,
    /// A `.param` variable of a body.
    LocalParam,
    /// An address as initial value.
    AddressInitialiser,
    /// `generic()`.
    GenericInitialiser,
    /// A function as initial value.
    FunctionInitialiser,
    /// A mask in an initialiser.
    MaskInitialiser,
    /// `.attribute`.
    Attribute,
    /// `.managed`.
    Managed,
    /// `.unified`.
    Unified,
    /// Time and size of a `.file`.
    FileStamp,
    /// The place where a function was inlined.
    InlinedAt,
    /// `.section`.
    Section,
    /// A label in a `.section`.
    SectionLabel,
    /// `@@DWARF`.
    Dwarf,
}

/// How many bytes the parameters of a kernel have at most without [`Directive::MediumParams`].
pub const OLD_PARAM_BYTES: u64 = 256;
/// How many they have at most without [`Directive::LargeParams`].
pub const FEW_PARAM_BYTES: u64 = 4352;
/// How many they have at most.
pub const MAX_PARAM_BYTES: u64 = 32764;

/// A row of the table of directives.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveRow {
    /// Which directive it is.
    pub id: Directive,
    /// How messages call it.
    pub name: &'static str,
    /// One of these must have the target.
    pub since: &'static [Since],
    /// What takes it.
    pub taker: Taker,
}

/// What takes a directive or pragma, where not everything does that it can be read behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taker {
    /// Everything.
    Any,
    /// Kernels.
    Kernels,
    /// Functions that are no kernels.
    Functions,
    /// Bodies.
    Bodies,
}

impl Taker {
    /// Why a module does not take it, if it does not.
    pub const fn of_module(self) -> Option<&'static str> {
        match self {
            Self::Bodies => self.refusal(false),
            _ => None,
        }
    }

    /// Why the head of a function does not take it, if it does not.
    pub const fn refusal(self, is_entry: bool) -> Option<&'static str> {
        match self {
            Self::Kernels if !is_entry => Some("this directive is for kernels"),
            Self::Functions if is_entry => Some("this directive is for functions, not for kernels"),
            Self::Bodies => Some("this pragma stands in the body of a function"),
            _ => None,
        }
    }
}

const NEWEST: PtxVersion = PtxVersion::NEWEST;

const fn on(targets: SmSet, first: (u8, u8), last: PtxVersion) -> Since {
    Since { targets, first: PtxVersion::new(first.0, first.1), last }
}

const fn row(id: Directive, name: &'static str, since: &'static [Since]) -> DirectiveRow {
    DirectiveRow { id, name, since, taker: Taker::Any }
}

impl DirectiveRow {
    /// The same, taken by these only.
    const fn of(mut self, taker: Taker) -> Self {
        self.taker = taker;
        self
    }
}

/// From a version on, on the target of this number and every later one.
const fn since(first: (u8, u8), sm: u16) -> Since {
    on(SmSet::since(sm), first, NEWEST)
}

/// From one version to another, up to the target of this number.
const fn until(first: (u8, u8), last: (u8, u8), sm: u16) -> Since {
    on(SmSet::between(10, sm), first, PtxVersion::new(last.0, last.1))
}

#[rustfmt::skip]
static ROWS: &[DirectiveRow] = {
    use Directive::*;
    &[
        row(TexmodeIndependent, "`texmode_independent`", &[since((1, 5), 10)]),
        row(Debug, "`debug`", &[since((3, 0), 10)]),
        row(MapF64ToF32, "`map_f64_to_f32`", &[on(SmSet::between(10, 12), (1, 0), NEWEST)]),
        row(AddressSize, "`.address_size`", &[since((2, 3), 10)]),
        row(Weak, "`.weak`", &[since((3, 1), 10)]),
        row(Common, "`.common`", &[since((5, 0), 10)]),
        row(ExternEntry, "the declaration of a kernel", &[since((3, 0), 10)]),
        row(EntryParams, "the parameter list of a kernel", &[since((1, 4), 10)]),
        row(PtrAttribute, "`.ptr`", &[since((2, 2), 10)]),
        row(OpaqueType, "an opaque type", &[since((1, 5), 10)]),
        row(MediumParams, "more than 256 bytes of parameters", &[since((1, 5), 10)]),
        row(LargeParams, "more than 4352 bytes of parameters", &[since((8, 1), 70)]),
        row(ParamSpace, "a parameter of a function in `.param` space", &[since((2, 0), 20)]),
        row(UnsizedParam, "an array parameter of open size", &[since((6, 0), 30)]),
        row(B128, "the type `.b128`", &[since((8, 3), 70)]),
        row(F16x2, "a register of type `.f16x2`", &[since((4, 2), 53)]),
        row(NoReturn, "`.noreturn`", &[since((6, 4), 30)]).of(Taker::Functions),
        row(Alias, "`.alias`", &[since((6, 3), 30)]),
        row(MaxNReg, "`.maxnreg`", &[since((1, 3), 10)]).of(Taker::Kernels),
        row(LocalMaxNReg, "`.local_maxnreg`", &[since((8, 8), 10)]),
        row(MaxNTid, "`.maxntid`", &[since((1, 3), 10)]).of(Taker::Kernels),
        row(ReqNTid, "`.reqntid`", &[since((2, 1), 10)]).of(Taker::Kernels),
        row(MinNCtaPerSm, "`.minnctapersm`", &[since((2, 0), 10)]).of(Taker::Kernels),
        row(MaxNCtaPerSm, "`.maxnctapersm`", &[until((1, 3), (2, 0), 21)]).of(Taker::Kernels),
        row(ReqNCtaPerCluster, "`.reqnctapercluster`", &[since((7, 8), 90)]).of(Taker::Kernels),
        row(ExplicitCluster, "`.explicitcluster`", &[since((7, 8), 90)]).of(Taker::Kernels),
        row(MaxClusterRank, "`.maxclusterrank`", &[since((7, 8), 90)]).of(Taker::Kernels),
        row(BlocksAreClusters, "`.blocksareclusters`", &[since((9, 0), 90)]).of(Taker::Kernels),
        row(AbiPreserve, "`.abi_preserve`", &[since((9, 0), 80)]).of(Taker::Functions),
        row(AbiPreserveControl, "`.abi_preserve_control`", &[since((9, 0), 80)])
            .of(Taker::Functions),
        row(Pragma, "`.pragma`", &[since((2, 0), 10)]),
        row(PragmaSmemSpilling, "`enable_smem_spilling`", &[since((8, 7), 75)]).of(Taker::Bodies),
        row(PragmaUsedBytesMask, "`used_bytes_mask`", &[since((8, 3), 50)]).of(Taker::Bodies),
        row(PragmaFrequency, "`frequency`", &[since((9, 0), 10)]).of(Taker::Bodies),
        row(BranchTargets, "`.branchtargets`", &[since((6, 0), 30)]),
        row(CallTargets, "`.calltargets`", &[since((2, 1), 20)]),
        row(CallPrototype, "`.callprototype`", &[since((2, 1), 20)]),
        row(ModuleLocal, "a `.local` variable of the module", &[until((1, 0), (2, 3), 21)]),
        row(ModuleReg, "a register of the module", &[until((1, 0), (2, 3), 21)]),
        row(Tex, "`.tex`", &[until((1, 0), (1, 4), 13)]),
        row(LocalParam, "a `.param` variable of a body", &[since((2, 0), 10)]),
        row(AddressInitialiser, "an address as initial value", &[since((2, 1), 10)]),
        row(GenericInitialiser, "`generic()`", &[since((3, 1), 10)]),
        row(FunctionInitialiser, "a function as initial value", &[since((2, 1), 20)]),
        row(MaskInitialiser, "a mask in an initialiser", &[since((7, 1), 10)]),
        row(Attribute, "`.attribute`", &[since((4, 0), 30)]),
        row(Managed, "`.managed`", &[since((4, 0), 30)]),
        row(Unified, "`.unified`", &[since((8, 0), 90)]),
        row(FileStamp, "time and size of a `.file`", &[since((3, 2), 10)]),
        row(InlinedAt, "the place where a function was inlined", &[since((7, 0), 10)]),
        row(Section, "`.section`", &[since((2, 0), 10)]),
        row(SectionLabel, "a label in a `.section`", &[since((7, 0), 10)]),
        row(Dwarf, "`@@DWARF`", &[until((1, 0), (1, 5), 13)]),
    ]
};

impl DirectiveRow {
    /// Every row, in the order of the table.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ROWS.iter()
    }
}

impl Directive {
    /// The row of the directive.
    pub fn row(self) -> &'static DirectiveRow {
        &ROWS[self as usize]
    }

    /// The PTX versions that take it on a target, or the targets that have it at all.
    pub fn requirement(self, sm: Sm) -> Result<Requirement, SmSet> {
        let entries = self.row().since;
        match Since::of(entries, sm) {
            Some(since) => {
                Ok(Requirement { first: since.first.max(sm.first_ptx()), last: since.last })
            }
            None => Err(Since::all_targets(entries)),
        }
    }

    /// The directive of a function, and its word; nothing for a pragma that ptxas does not know.
    pub fn of_function(directive: &FunctionDirective) -> Option<(Self, &'static str)> {
        use FunctionDirective as F;
        Some(match directive {
            F::MaxNReg(_) => (Self::MaxNReg, ".maxnreg"),
            F::LocalMaxNReg(_) => (Self::LocalMaxNReg, ".local_maxnreg"),
            F::MaxNTid(_) => (Self::MaxNTid, ".maxntid"),
            F::ReqNTid(_) => (Self::ReqNTid, ".reqntid"),
            F::MinNCtaPerSm(_) => (Self::MinNCtaPerSm, ".minnctapersm"),
            F::MaxNCtaPerSm(_) => (Self::MaxNCtaPerSm, ".maxnctapersm"),
            F::NoReturn => (Self::NoReturn, ".noreturn"),
            F::ExplicitCluster => (Self::ExplicitCluster, ".explicitcluster"),
            F::ReqNCtaPerCluster(_) => (Self::ReqNCtaPerCluster, ".reqnctapercluster"),
            F::MaxClusterRank(_) => (Self::MaxClusterRank, ".maxclusterrank"),
            F::BlocksAreClusters => (Self::BlocksAreClusters, ".blocksareclusters"),
            F::AbiPreserve(_) => (Self::AbiPreserve, ".abi_preserve"),
            F::AbiPreserveControl(_) => (Self::AbiPreserveControl, ".abi_preserve_control"),
            F::Pragma(text) => (Self::of_pragma(text)?, ".pragma"),
        })
    }

    /// What a pragma needs besides being one; nothing for those that ptxas does not know.
    pub fn of_pragma(text: &str) -> Option<Self> {
        let word = text.split([' ', '\t']).next().unwrap_or(text);
        Some(match word {
            "nounroll" | "ptxas" => Self::Pragma,
            "enable_smem_spilling" => Self::PragmaSmemSpilling,
            "used_bytes_mask" => Self::PragmaUsedBytesMask,
            "frequency" => Self::PragmaFrequency,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_stand_where_their_id_says() {
        for (i, row) in ROWS.iter().enumerate() {
            assert_eq!(row.id as usize, i, "{:?}", row.id);
        }
        let last = Directive::Dwarf as usize;
        assert_eq!(ROWS.len(), last + 1);
    }

    #[test]
    fn gates_are_those_of_the_rows() {
        let sm = Sm::plain(90);
        let need = Directive::BlocksAreClusters.requirement(sm).expect("it has clusters");
        assert_eq!(need.first, PtxVersion::new(9, 0));
        assert!(Directive::Tex.requirement(sm).is_err());
        assert!(Directive::ReqNCtaPerCluster.requirement(Sm::plain(80)).is_err());
    }
}
