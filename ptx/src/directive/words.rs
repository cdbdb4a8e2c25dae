//! What the words of directives mean: their syntax, where they stand, and what they do.
//!
//! A word has the gate of its row in the table of directives, or none where every version and
//! target takes it; what it takes in some versions only are rows beside it. The examples are held
//! against the checker, and the words against those that the reader knows.

use super::{Directive, DirectiveRow};
use crate::isa::Since;

/// Where a directive stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// At the head of a module.
    Head,
    /// In a module, outside of functions.
    Module,
    /// Before a function or variable of the module.
    Linkage,
    /// Between the name of a function and its body.
    FunctionHead,
    /// In the list of parameters or results of a function.
    Parameters,
    /// In the body of a function.
    Body,
    /// In the declaration of a variable or parameter.
    Declaration,
    /// In `.attribute(..)`.
    Attribute,
}

impl Stands {
    /// In words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Head => "at the head of a module",
            Self::Module => "in a module, outside of functions",
            Self::Linkage => "before a function or variable of the module",
            Self::FunctionHead => "between the name of a function and its body",
            Self::Parameters => "among the parameters and results of a function",
            Self::Body => "in the body of a function",
            Self::Declaration => "in the declaration of a variable or parameter",
            Self::Attribute => "in `.attribute(..)`",
        }
    }
}

/// A word that begins a directive or is part of one.
#[derive(Clone, Copy, Debug)]
pub struct DirectiveWord {
    /// The word with its dot.
    pub word: &'static str,
    /// The whole directive: `[..]` may be left out, capitals stand for names and numbers.
    pub syntax: &'static str,
    /// Where it stands.
    pub stands: &'static [Stands],
    /// What it does.
    pub summary: &'static str,
    /// The row with its gate; nothing if everything takes it.
    pub row: Option<Directive>,
    /// Rows of what it takes besides in some versions.
    pub more: &'static [Directive],
    /// What follows the head of a module that has it.
    pub example: &'static str,
}

impl DirectiveWord {
    /// Every word, in the order of the table.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        WORDS.iter()
    }

    /// The word, with or without its dot.
    pub fn find(word: &str) -> Option<&'static Self> {
        let name = |known: &&Self| known.word == word || known.word.strip_prefix('.') == Some(word);
        WORDS.iter().find(name)
    }

    /// The targets and versions of which it needs one; none if everything takes it.
    pub fn since(&self) -> &'static [Since] {
        self.row.map_or(&[], |row| row.row().since)
    }

    /// The rows of what it takes besides.
    pub fn more(&self) -> impl Iterator<Item = &'static DirectiveRow> + use<> {
        self.more.iter().map(|more| more.row())
    }
}

const fn word(
    word: &'static str,
    syntax: &'static str,
    stands: &'static [Stands],
    summary: &'static str,
    example: &'static str,
) -> DirectiveWord {
    DirectiveWord { word, syntax, stands, summary, row: None, more: &[], example }
}

impl DirectiveWord {
    /// The same, with the gate of a row.
    const fn since_row(mut self, row: Directive) -> Self {
        self.row = Some(row);
        self
    }

    /// The same, taking more in some versions.
    const fn and(mut self, more: &'static [Directive]) -> Self {
        self.more = more;
        self
    }
}

#[rustfmt::skip]
static WORDS: &[DirectiveWord] = {
    use Directive as D;
    use Stands::*;
    &[
        word(".version", ".version MAJOR.MINOR", &[Head],
            "The version of PTX that the module is written in; it comes first.", ""),
        word(".target", ".target sm_N[, OPTION..]", &[Head],
            "The oldest GPU that the module runs on, and options: `texmode_unified`, \
             `texmode_independent`, `debug`, `map_f64_to_f32`.", "")
            .and(&[D::TexmodeIndependent, D::Debug, D::MapF64ToF32]),
        word(".address_size", ".address_size 32|64", &[Head],
            "How many bits an address has; current ptxas only takes 64.", "")
            .since_row(D::AddressSize),
        word(".entry", ".entry NAME[(PARAMETERS)] [DIRECTIVES] { BODY }", &[Module],
            "A kernel: a function that the host launches.", ".entry k { ret; }")
            .and(&[D::EntryParams, D::ExternEntry, D::MediumParams, D::LargeParams]),
        word(".func", ".func [(RESULTS)] NAME[(PARAMETERS)] [DIRECTIVES] { BODY }", &[Module],
            "A function that other functions call; with `;` in place of the body it is declared.",
            ".func f() { ret; }"),
        word(".visible", ".visible FUNCTION|VARIABLE", &[Linkage],
            "Other modules and the host see the name.", ".visible .global .u32 v;"),
        word(".extern", ".extern FUNCTION|VARIABLE", &[Linkage],
            "Another module defines it; `.extern .shared` is the memory that a launch asks for.",
            ".extern .func f();"),
        word(".weak", ".weak FUNCTION|VARIABLE", &[Linkage],
            "Visible; of several modules that define the name, one is taken.",
            ".weak .func f() { ret; }").since_row(D::Weak),
        word(".common", ".common .global TYPE NAME;", &[Linkage],
            "A global variable that several modules declare and that has memory once.",
            ".common .global .u32 v;").since_row(D::Common),
        word(".alias", ".alias NAME, FUNCTION;", &[Module],
            "Another name of a function; the name has been declared with the same signature.",
            ".visible .func f() { ret; } .visible .func g(); .alias g, f;").since_row(D::Alias),
        word(".pragma", ".pragma \"TEXT\"[, \"TEXT\"];", &[Module, FunctionHead, Body],
            "A hint for ptxas; the meaning of the code is the same without it.",
            ".pragma \"nounroll\";").since_row(D::Pragma)
            .and(&[D::PragmaSmemSpilling, D::PragmaUsedBytesMask, D::PragmaFrequency]),
        word(".reg", ".reg [.v2|.v4] TYPE NAME[<COUNT>][, NAME..];", &[Body, Parameters, Module],
            "Registers of a type; `%r<4>` declares %r0 to %r3.",
            ".entry k { .reg .u32 %r<4>; ret; }").and(&[D::ModuleReg, D::F16x2, D::B128]),
        word(".global", ".global [.align N] TYPE NAME[DIMENSIONS] [= VALUES];", &[Module, Body],
            "A variable in memory that all threads and the host share.", ".global .u32 v = 1;")
            .and(&[D::AddressInitialiser, D::FunctionInitialiser, D::GenericInitialiser,
                   D::MaskInitialiser, D::B128]),
        word(".const", ".const[[BANK]] [.align N] TYPE NAME[DIMENSIONS] [= VALUES];",
            &[Module, Body],
            "A variable in constant memory, which the host sets and kernels read; numbers of banks \
             are of PTX before 2.2.", ".const .u32 v = 1;")
            .and(&[D::AddressInitialiser, D::FunctionInitialiser, D::GenericInitialiser,
                   D::MaskInitialiser, D::B128]),
        word(".shared", ".shared [.align N] TYPE NAME[DIMENSIONS];", &[Module, Body],
            "A variable that the threads of a CTA share; it has no initial value.",
            ".shared .u32 v;"),
        word(".local", ".local [.align N] TYPE NAME[DIMENSIONS];", &[Body, Module],
            "Memory of which each thread has its own.", ".entry k { .local .u32 v; ret; }")
            .and(&[D::ModuleLocal]),
        word(".param", ".param [.align N] TYPE NAME[DIMENSIONS]", &[Parameters, Body],
            "A parameter or result in memory; in a body what a call takes or returns.",
            ".entry k(.param .u32 a) { ret; }").since_row(D::EntryParams)
            .and(&[D::ParamSpace, D::LocalParam, D::UnsizedParam, D::MediumParams, D::LargeParams]),
        word(".ptr", ".param TYPE .ptr[ SPACE][ .align N] NAME", &[Parameters],
            "Where the memory behind a parameter of a kernel lies, and how it is aligned.",
            ".entry k(.param .u64 .ptr .global .align 16 a) { ret; }")
            .since_row(D::PtrAttribute),
        word(".align", ".align N", &[Declaration],
            "The address is a multiple of a power of two.", ".global .align 16 .b8 v[32];"),
        word(".tex", ".tex TYPE NAME;", &[Module],
            "A texture, as modules of old versions declare them.", ".tex .u32 t;")
            .since_row(D::Tex),
        word(".texref", ".global .texref NAME;", &[Module, Parameters],
            "A texture.", ".global .texref t;").since_row(D::OpaqueType),
        word(".samplerref", ".global .samplerref NAME [= { FIELD = VALUE, .. }];",
            &[Module, Parameters],
            "A sampler, in modules of `texmode_independent`: how textures are looked up.",
            ".global .samplerref s;").since_row(D::OpaqueType),
        word(".surfref", ".global .surfref NAME;", &[Module, Parameters],
            "A surface: an image that is read and written.", ".global .surfref s;")
            .since_row(D::OpaqueType),
        word(".attribute", ".attribute(ATTRIBUTE[, ATTRIBUTE])", &[Declaration],
            "Attributes of a variable or function.", ".global .attribute(.managed) .u32 v;")
            .since_row(D::Attribute).and(&[D::Managed, D::Unified]),
        word(".managed", ".attribute(.managed)", &[Attribute],
            "A global variable in memory that the host and the devices share.",
            ".global .attribute(.managed) .u32 v;").since_row(D::Managed),
        word(".unified", ".attribute(.unified(UUID1, UUID2))", &[Attribute],
            "A variable or function with one address on the host and all devices, found by the \
             two halves of an identifier.",
            ".global .attribute(.unified(19, 95)) .f32 v;").since_row(D::Unified),
        word(".maxntid", ".maxntid X[, Y[, Z]]", &[FunctionHead],
            "The most threads of a CTA; a launch with more fails.",
            ".entry k .maxntid 256 { ret; }").since_row(D::MaxNTid),
        word(".reqntid", ".reqntid X[, Y[, Z]]", &[FunctionHead],
            "The threads of a CTA in each dimension; any other launch fails.",
            ".entry k .reqntid 32, 2 { ret; }").since_row(D::ReqNTid),
        word(".minnctapersm", ".minnctapersm N", &[FunctionHead],
            "How many CTAs a multiprocessor is to hold at least; goes with `.maxntid` or \
             `.reqntid`.",
            ".entry k .maxntid 256 .minnctapersm 2 { ret; }").since_row(D::MinNCtaPerSm),
        word(".maxnctapersm", ".maxnctapersm N", &[FunctionHead],
            "The same as `.minnctapersm` under its old name.",
            ".entry k .maxntid 256 .maxnctapersm 2 { ret; }").since_row(D::MaxNCtaPerSm),
        word(".maxnreg", ".maxnreg N", &[FunctionHead],
            "The most registers of a thread; what does not fit is kept in memory.",
            ".entry k .maxnreg 32 { ret; }").since_row(D::MaxNReg),
        word(".local_maxnreg", ".local_maxnreg N", &[FunctionHead],
            "The most registers of a thread in this function alone.",
            ".entry k .local_maxnreg 32 { ret; }").since_row(D::LocalMaxNReg),
        word(".noreturn", ".noreturn", &[FunctionHead],
            "The function does not return to its caller.",
            ".func f() .noreturn { trap; }").since_row(D::NoReturn),
        word(".reqnctapercluster", ".reqnctapercluster X[, Y[, Z]]", &[FunctionHead],
            "The CTAs of a cluster in each dimension.",
            ".entry k() .reqnctapercluster 2 { ret; }").since_row(D::ReqNCtaPerCluster),
        word(".explicitcluster", ".explicitcluster", &[FunctionHead],
            "The kernel is launched with clusters that the launch or `.reqnctapercluster` gives.",
            ".entry k() .explicitcluster { ret; }").since_row(D::ExplicitCluster),
        word(".maxclusterrank", ".maxclusterrank N", &[FunctionHead],
            "The most CTAs of a cluster.",
            ".entry k() .maxclusterrank 8 { ret; }").since_row(D::MaxClusterRank),
        word(".blocksareclusters", ".blocksareclusters", &[FunctionHead],
            "The grid of a launch counts clusters rather than CTAs; goes with `.reqntid` and \
             `.reqnctapercluster`.",
            ".entry k() .reqntid 32 .reqnctapercluster 2 .blocksareclusters { ret; }")
            .since_row(D::BlocksAreClusters),
        word(".abi_preserve", ".abi_preserve N", &[FunctionHead],
            "How many registers the function keeps for its callers.",
            ".func f() .abi_preserve 16 { ret; }").since_row(D::AbiPreserve),
        word(".abi_preserve_control", ".abi_preserve_control N", &[FunctionHead],
            "How many registers of predicates and barriers the function keeps for its callers.",
            ".func f() .abi_preserve_control 2 { ret; }").since_row(D::AbiPreserveControl),
        word(".branchtargets", "LABEL: .branchtargets LABEL[, LABEL..];", &[Body],
            "The labels that a `brx.idx` branches to, by their numbers.",
            ".entry k() { .reg .u32 i; b: .branchtargets L; brx.idx i, b; L: ret; }")
            .since_row(D::BranchTargets),
        word(".calltargets", "LABEL: .calltargets FUNCTION[, FUNCTION..];", &[Body],
            "The functions that a call through a register may call.",
            ".func f() { ret; } .entry k() { c: .calltargets f; ret; }")
            .since_row(D::CallTargets),
        word(".callprototype", "LABEL: .callprototype [(RESULTS)] _ (PARAMETERS) [DIRECTIVES];",
            &[Body],
            "What a function that is called through a register takes and returns.",
            ".entry k() { p: .callprototype _ (); ret; }").since_row(D::CallPrototype),
        word(".file", ".file INDEX \"PATH\"[, TIME, SIZE]", &[Module],
            "A source file that `.loc` refers to.", ".file 1 \"a.cu\"")
            .and(&[D::FileStamp]),
        word(".loc", ".loc FILE LINE COLUMN[, function_name LABEL, inlined_at FILE LINE COLUMN]",
            &[Body],
            "The place in the source of the instructions that follow.",
            ".file 1 \"a.cu\" .entry k { .loc 1 2 3 ret; }").and(&[D::InlinedAt]),
        word(".section", ".section NAME { DATA }", &[Module],
            "A section of debug information.", ".section .debug_str { .b8 1 }")
            .since_row(D::Section).and(&[D::SectionLabel]),
        word("@@DWARF", "@@DWARF LINE", &[Module],
            "Debug information as modules of old versions have it.",
            "@@DWARF .section .debug_pubnames\n").since_row(D::Dwarf),
    ]
};
