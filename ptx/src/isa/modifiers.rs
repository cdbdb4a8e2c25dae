//! The modifiers of PTX instructions: closed enums, one for each kind.
//!
//! An instruction stores one small number for each part of its row: 0 where the part is omitted,
//! else the place of the word in its enum plus one. An omitted modifier is thus a value of its
//! own: `add.f32` may be contracted into an `fma`, `add.rn.f32` may not.

use super::macros::isa;
use super::row::{Cond, Part};
use super::spelling::{hash_filter, word_hash};

/// A closed set of words that may stand in one part of an instruction.
pub trait Modifier: Copy {
    /// The kind of part that takes it.
    const KIND: ModKind;

    /// The part value: at least 1.
    fn code(self) -> u8;

    /// The word of this part value; nothing for 0.
    fn from_code(code: u8) -> Option<Self>;
}

isa! { modifiers
    /// How a result is rounded; the words that end in `i` round to an integral value.
    Rounding {
        Rn ".rn", Rz ".rz", Rm ".rm", Rp ".rp", Rna ".rna", Rs ".rs",
        Rni ".rni", Rzi ".rzi", Rmi ".rmi", Rpi ".rpi",
    }
    /// Subnormal inputs and results become zero of the same sign.
    Ftz { Ftz ".ftz" }
    /// The result is clamped: integers to the range of the type, floats to [0, 1].
    Sat { Sat ".sat" }
    /// Out of range becomes the largest finite value.
    SatFinite { SatFinite ".satfinite" }
    /// A pair of powers of two, the last operand, scales the values.
    Scaled { Ue8m0 ".scaled::n2::ue8m0" }
    /// Negative results become 0.
    Relu { Relu ".relu" }
    /// How the approximation is made.
    Approx { Approx ".approx", Full ".full" }
    /// A NaN operand gives NaN.
    NanMode { Nan ".NaN" }
    /// The sign is the exclusive or of the operands' signs.
    XorSign { XorSign ".xorsign" }
    /// The magnitudes of the operands are compared.
    AbsMode { Abs ".abs" }
    /// The out-of-bounds value counts as 0.
    Oob { Oob ".oob" }
    /// Which part of a product is kept.
    MulPart { Lo ".lo", Hi ".hi", Wide ".wide" }
    /// How two values are compared. `Lo Ls Hi Hs` are unsigned, `Equ` and so on also true on NaN.
    Compare {
        Eq ".eq", Ne ".ne", Lt ".lt", Le ".le", Gt ".gt", Ge ".ge",
        Lo ".lo", Ls ".ls", Hi ".hi", Hs ".hs",
        Equ ".equ", Neu ".neu", Ltu ".ltu", Leu ".leu", Gtu ".gtu", Geu ".geu",
        Num ".num", Nan ".nan",
    }
    /// How a comparison is combined with a predicate.
    BoolOp { And ".and", Or ".or", Xor ".xor" }
    /// What `testp` tests for.
    TestClass {
        Finite ".finite", Infinite ".infinite", Number ".number", NotANumber ".notanumber",
        Normal ".normal", Subnormal ".subnormal",
    }
    /// Which way a funnel shift goes.
    ShiftDirection { Left ".l", Right ".r" }
    /// What happens to a shift amount or a position that is too large.
    ShiftMode { Clamp ".clamp", Wrap ".wrap" }
    /// The result of `bfind` is the shift amount that brings the bit to the top.
    ShiftAmount { ShiftAmount ".shiftamt" }
    /// How `prmt` chooses bytes, other than by a selector for each.
    PermuteMode {
        F4e ".f4e", B4e ".b4e", Rc8 ".rc8", Ecl ".ecl", Ecr ".ecr", Rc16 ".rc16",
    }
    /// A state space; omitted for generic addresses.
    Space {
        Const ".const", Global ".global", Local ".local", Param ".param",
        ParamEntry ".param::entry", ParamFunc ".param::func", Shared ".shared",
        SharedCta ".shared::cta", SharedCluster ".shared::cluster",
    }
    /// The space that an asynchronous copy reads from.
    SourceSpace { Global ".global", SharedCta ".shared::cta" }
    /// Memory order of a memory operation or fence; `Weak` and `Volatile` stand in the same place.
    Order {
        Weak ".weak", Volatile ".volatile", Relaxed ".relaxed", Acquire ".acquire",
        Release ".release", AcqRel ".acq_rel", Sc ".sc",
    }
    /// A memory-mapped IO access.
    Mmio { Mmio ".mmio" }
    /// The threads that a memory operation synchronises with.
    Scope { Cta ".cta", Cluster ".cluster", Gpu ".gpu", Sys ".sys" }
    /// The level of the old `membar`.
    BarrierLevel { Cta ".cta", Gl ".gl", Sys ".sys" }
    /// How a load or store uses the caches.
    CacheOp { Ca ".ca", Cg ".cg", Cs ".cs", Lu ".lu", Cv ".cv", Wb ".wb", Wt ".wt" }
    /// Priority in the first-level cache.
    L1Evict {
        Normal ".L1::evict_normal", Unchanged ".L1::evict_unchanged", First ".L1::evict_first",
        Last ".L1::evict_last", NoAllocate ".L1::no_allocate",
    }
    /// Priority in the second-level cache.
    L2Evict {
        Normal ".L2::evict_normal", First ".L2::evict_first", Last ".L2::evict_last",
    }
    /// The priority of the accesses that a cache policy singles out.
    PrimaryPriority {
        Last ".L2::evict_last", Normal ".L2::evict_normal", First ".L2::evict_first",
        Unchanged ".L2::evict_unchanged",
    }
    /// The priority of all other accesses of a cache policy.
    SecondaryPriority { First ".L2::evict_first", Unchanged ".L2::evict_unchanged" }
    /// A cache policy operand follows.
    CacheHint { CacheHint ".L2::cache_hint" }
    /// How much the second-level cache fetches ahead.
    L2Prefetch { B64 ".L2::64B", B128 ".L2::128B", B256 ".L2::256B" }
    /// The cache that a prefetch fills.
    PrefetchLevel {
        L1 ".L1", L2 ".L2", L2EvictLast ".L2::evict_last", L2EvictNormal ".L2::evict_normal",
        Tensormap ".tensormap",
    }
    /// Through the non-coherent cache: nobody may write the data while the kernel runs.
    NonCoherent { Nc ".nc" }
    /// How many elements a vector access has.
    Vector { V2 ".v2", V4 ".v4", V8 ".v8" }
    /// What an atomic operation computes.
    AtomOp {
        Add ".add", And ".and", Or ".or", Xor ".xor", Cas ".cas", Exch ".exch", Inc ".inc",
        Dec ".dec", Min ".min", Max ".max",
    }
    /// Subnormals are kept.
    NoFtz { NoFtz ".noftz" }
    /// From generic to the named space.
    To { To ".to" }
    /// Which lane a shuffle reads from.
    ShuffleMode { Up ".up", Down ".down", Bfly ".bfly", Idx ".idx" }
    /// What a vote asks.
    VoteMode { All ".all", Any ".any", Uni ".uni", Ballot ".ballot" }
    /// What `match` compares.
    MatchMode { Any ".any", All ".all" }
    /// What a reduction over threads computes.
    ReduceOp {
        Add ".add", Min ".min", Max ".max", And ".and", Or ".or", Xor ".xor", Popc ".popc",
    }
    /// Barriers of the CTA, said explicitly.
    CtaLevel { Cta ".cta" }
    /// All threads of the warp run the instruction together.
    Aligned { Aligned ".aligned" }
    /// The branch does not diverge.
    Uni { Uni ".uni" }
    /// What a fence orders besides plain accesses.
    SyncRestrict {
        SharedCta ".sync_restrict::shared::cta", SharedCluster ".sync_restrict::shared::cluster",
        SharedClusterRead ".sync_restrict::shared::cluster::read",
    }
    /// The proxies between which a fence orders.
    Proxy {
        Alias ".alias", Async ".async", AsyncGlobal ".async.global",
        AsyncSharedCta ".async.shared::cta", AsyncSharedCluster ".async.shared::cluster",
    }
    /// The result of a video multiply-add is scaled down.
    VideoScale { Shr7 ".shr7", Shr15 ".shr15" }
    /// One is added as well.
    PlusOne { PlusOne ".po" }
    /// The secondary operation of a video instruction.
    VideoOp { Add ".add", Min ".min", Max ".max" }
    /// The shape of a texture.
    TextureGeometry {
        D1 ".1d", D2 ".2d", D3 ".3d", A1d ".a1d", A2d ".a2d", Cube ".cube", Acube ".acube",
        D2ms ".2dms", A2dms ".a2dms",
    }
    /// How a texture lookup chooses the mipmap level.
    TextureLevel { Base ".base", Level ".level", Grad ".grad" }
    /// Which part of four texels a gathering lookup takes.
    TextureComponent { R ".r", G ".g", B ".b", A ".a" }
    /// What is asked of a texture, sampler or surface.
    TextureQuery {
        Width ".width", Height ".height", Depth ".depth",
        ChannelDataType ".channel_data_type", ChannelOrder ".channel_order",
        NormalizedCoords ".normalized_coords", ArraySize ".array_size",
        NumMipmapLevels ".num_mipmap_levels", NumSamples ".num_samples",
        MemoryLayout ".memory_layout", FilterMode ".filter_mode", AddrMode0 ".addr_mode_0",
        AddrMode1 ".addr_mode_1", AddrMode2 ".addr_mode_2",
        ForceUnnormalizedCoords ".force_unnormalized_coords",
    }
    /// What a handle may refer to.
    HandleKind { TexRef ".texref", SamplerRef ".samplerref", SurfRef ".surfref" }
    /// What happens to an access beyond the edge of a surface.
    SurfaceClamp { Trap ".trap", Clamp ".clamp", Zero ".zero" }
    /// The layout of matrix A.
    LayoutA { Row ".row", Col ".col" }
    /// The layout of matrix B.
    LayoutB { Row ".row", Col ".col" }
    /// The shape of the matrices that a warp loads or stores.
    MatrixShape { M8n8 ".m8n8", M8n16 ".m8n16", M16n8 ".m16n8", M16n16 ".m16n16" }
    /// Rows and columns are exchanged.
    Transpose { Trans ".trans" }
    /// Elements of 6 or 4 bits, padded in memory, are widened to bytes on the way.
    UnpackFormat { B6 ".b8x16.b6x16_p32", B4 ".b8x16.b4x16_p64" }
    /// The shape of a warp-level matrix operation: m, n and k.
    MmaShape {
        M8n8k4 ".m8n8k4", M8n8k16 ".m8n8k16", M8n8k32 ".m8n8k32", M8n8k128 ".m8n8k128",
        M16n8k4 ".m16n8k4", M16n8k8 ".m16n8k8", M16n8k16 ".m16n8k16", M16n8k32 ".m16n8k32",
        M16n8k64 ".m16n8k64", M16n8k128 ".m16n8k128", M16n8k256 ".m16n8k256",
        M16n16k8 ".m16n16k8", M16n16k16 ".m16n16k16", M8n32k16 ".m8n32k16", M32n8k16 ".m32n8k16",
    }
    /// How the sparsity metadata is ordered.
    SparseMetadata { Plain ".sp", Ordered ".sp::ordered_metadata" }
    /// The m and n of a warp-group matrix operation; the k follows without a dot.
    WgmmaShape {
        N8 ".m64n8", N16 ".m64n16", N24 ".m64n24", N32 ".m64n32", N40 ".m64n40", N48 ".m64n48",
        N56 ".m64n56", N64 ".m64n64", N72 ".m64n72", N80 ".m64n80", N88 ".m64n88", N96 ".m64n96",
        N104 ".m64n104", N112 ".m64n112", N120 ".m64n120", N128 ".m64n128", N136 ".m64n136",
        N144 ".m64n144", N152 ".m64n152", N160 ".m64n160", N168 ".m64n168", N176 ".m64n176",
        N184 ".m64n184", N192 ".m64n192", N200 ".m64n200", N208 ".m64n208", N216 ".m64n216",
        N224 ".m64n224", N232 ".m64n232", N240 ".m64n240", N248 ".m64n248", N256 ".m64n256",
    }
    /// The number of dimensions of a tensor.
    TensorDim { D1 ".1d", D2 ".2d", D3 ".3d", D4 ".4d", D5 ".5d" }
    /// How a tensor copy walks the tensor.
    TensorMode {
        Tile ".tile", Im2col ".im2col", Im2colW ".im2col::w", Im2colW128 ".im2col::w::128",
        Gather4 ".tile::gather4", Scatter4 ".tile::scatter4", Im2colNoOffs ".im2col_no_offs",
    }
    /// How the end of an asynchronous copy is made known.
    Completion {
        Mbarrier ".mbarrier::complete_tx::bytes", BulkGroup ".bulk_group",
    }
    /// The copy goes to several CTAs of the cluster.
    Multicast { Cluster ".multicast::cluster" }
    /// Bytes before and after what is copied are left as they are.
    IgnoreOob { IgnoreOob ".ignore_oob" }
    /// A mask says which bytes of each 16 are copied.
    CopyMask { CopyMask ".cp_mask" }
    /// Waits only until the sources have been read.
    SourcesRead { Read ".read" }
    /// The arrival is among those that the barrier was made for.
    NoIncrement { NoIncrement ".noinc" }
    /// How many CTAs work together on tensor memory.
    CtaGroup { One ".cta_group::1", Two ".cta_group::2" }
    /// The shape of a tensor-memory access.
    TmemShape {
        S16x64b ".16x64b", S16x128b ".16x128b", S16x256b ".16x256b", S32x32b ".32x32b",
        S16x32bx2 ".16x32bx2",
    }
    /// How often the shape is repeated.
    TmemCount {
        X1 ".x1", X2 ".x2", X4 ".x4", X8 ".x8", X16 ".x16", X32 ".x32", X64 ".x64", X128 ".x128",
    }
    /// Two 16-bit elements are packed in a register.
    TmemPack { Pack16b ".pack::16b" }
    /// A register is unpacked into two 16-bit elements.
    TmemUnpack { Unpack16b ".unpack::16b" }
    /// What the bits of a barrier mean.
    BarrierLayout { V0 ".layout::v0", V1 ".layout::v1" }
    /// The completion of the phase is not counted.
    NoComplete { NoComplete ".noComplete" }
    /// The type in which narrow values are added up.
    Accumulator { F16 ".acc::f16", F32 ".acc::f32" }
    /// The request goes to all CTAs of the cluster.
    MulticastAll { All ".multicast::cluster::all" }
    /// The coordinate of a CTA that is asked for.
    FirstCta { X ".get_first_ctaid::x", Y ".get_first_ctaid::y", Z ".get_first_ctaid::z" }
    /// What a grid tells or asks of the grids that depend on it.
    GridControl { LaunchDependents ".launch_dependents", Wait ".wait" }
    /// Whether a warp asks for registers or gives some back.
    RegisterChange { Inc ".inc", Dec ".dec" }
    /// The field of a tensor map that is written.
    TensormapField {
        GlobalAddress ".global_address", Rank ".rank", BoxDim ".box_dim", GlobalDim ".global_dim",
        GlobalStride ".global_stride", ElementStride ".element_stride", ElementType ".elemtype",
        Interleave ".interleave_layout", Swizzle ".swizzle_mode",
        SwizzleAtomicity ".swizzle_atomicity", Fill ".fill_mode",
    }
    /// The shape of a copy from shared to tensor memory.
    TmemCopyShape {
        S128x256b ".128x256b", S4x256b ".4x256b", S128x128b ".128x128b", S64x128b ".64x128b",
        S32x128b ".32x128b",
    }
    /// To which warps' lanes a copy to tensor memory is repeated.
    TmemCopyWarps { Two02And13 ".warpx2::02_13", Two01And23 ".warpx2::01_23", Four ".warpx4" }
    /// What kind of elements a matrix operation multiplies.
    MmaKind {
        F16 ".kind::f16", Tf32 ".kind::tf32", F8f6f4 ".kind::f8f6f4", I8 ".kind::i8",
        Mxf8f6f4 ".kind::mxf8f6f4", Mxf4 ".kind::mxf4", Mxf4nvf4 ".kind::mxf4nvf4",
    }
    /// How many elements share a scale factor, said as factors a row or as the size of a block.
    ScaleVector {
        X1 ".scale_vec::1X", X2 ".scale_vec::2X", X4 ".scale_vec::4X", Block16 ".block16",
        Block32 ".block32",
    }
    /// The rows of matrix A in tensor memory are shifted down by one.
    ShiftA { ShiftA ".ashift" }
    /// What happens to the buffer that keeps matrix A.
    CollectorA {
        Fill ".collector::a::fill", Use ".collector::a::use", LastUse ".collector::a::lastuse",
        Discard ".collector::a::discard",
    }
    /// What happens to one of the buffers that keep matrix B.
    CollectorB {
        Fill0 ".collector::b0::fill", Use0 ".collector::b0::use",
        LastUse0 ".collector::b0::lastuse", Discard0 ".collector::b0::discard",
        Fill1 ".collector::b1::fill", Use1 ".collector::b1::use",
        LastUse1 ".collector::b1::lastuse", Discard1 ".collector::b1::discard",
        Fill2 ".collector::b2::fill", Use2 ".collector::b2::use",
        LastUse2 ".collector::b2::lastuse", Discard2 ".collector::b2::discard",
        Fill3 ".collector::b3::fill", Use3 ".collector::b3::use",
        LastUse3 ".collector::b3::lastuse", Discard3 ".collector::b3::discard",
    }
}

impl Compare {
    /// Pairs of conditions of which always one holds: of integers, and of floats.
    const OPPOSITES: [&[(Self, Self)]; 2] = [
        &[
            (Self::Eq, Self::Ne),
            (Self::Lt, Self::Ge),
            (Self::Gt, Self::Le),
            (Self::Lo, Self::Hs),
            (Self::Hi, Self::Ls),
        ],
        &[
            (Self::Eq, Self::Neu),
            (Self::Ne, Self::Equ),
            (Self::Lt, Self::Geu),
            (Self::Le, Self::Gtu),
            (Self::Gt, Self::Leu),
            (Self::Ge, Self::Ltu),
            (Self::Num, Self::Nan),
        ],
    ];

    /// The condition that holds exactly where this one does not, of integers or of floats; nothing
    /// if they have no such condition.
    pub fn opposite(self, of_floats: bool) -> Option<Self> {
        Self::OPPOSITES[usize::from(of_floats)].iter().find_map(|&(a, b)| match self {
            _ if self == a => Some(b),
            _ if self == b => Some(a),
            _ => None,
        })
    }
}

impl Space {
    /// The space without what it says of whose part of it is meant.
    pub const fn main(self) -> Self {
        match self {
            Self::ParamEntry | Self::ParamFunc => Self::Param,
            Self::SharedCta | Self::SharedCluster => Self::Shared,
            other => other,
        }
    }
}
