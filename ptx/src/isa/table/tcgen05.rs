//! Tensor memory and the matrix operations on it, `tcgen05`.
//!
//! Addresses of tensor memory are 32-bit numbers of lane and column, no addresses of bytes. Only
//! what has `.sync.aligned` is done by whole warps; one thread starts copies, shifts and matrix
//! operations, and learns of their end through the barrier of a `tcgen05.commit`.

use super::multimem;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::types::PtxType::*;
use crate::target::SmSet;

const TENSOR_MEMORY: &[Since] = &[
    on(SmSet::specific(&[100, 101, 103, 107, 110]), (8, 8)),
    on(SmSet::exact(&[100, 101]), (8, 6)),
];
/// What only the targets with an `a` have.
const EXACT: &[Since] = &[on(SmSet::exact(&[100, 101, 103, 107, 110]), (8, 6))];

/// An address in tensor memory.
const fn tmem(name: &'static str) -> OperandRule {
    src(name, TypeRef::Fixed(B32)).shaped(Shape::Address)
}

// Allocation.

const COLUMNS: OperandRule = val("ncols", TypeRef::Fixed(U32));
const COLUMN_COUNTS: &[Rule] = &[
    illegal(&[Cond::Int(1, |n| !(32..=512).contains(&n))], "32 to 512 columns are allocated"),
    illegal(&[Cond::Int(1, no_power_of_two)], "the number of columns is a power of two"),
];

// Loads and stores.

const LANES: &[TmemShape] =
    &[TmemShape::S16x64b, TmemShape::S16x128b, TmemShape::S16x256b, TmemShape::S32x32b];
const SPLIT: Part = TmemShape::one_of(&[TmemShape::S16x32bx2]);
const HALF_SPLIT_OFFSET: OperandRule = imm("half_splitoff", S32);
const TMEM_COUNTS: &[Rule] = &[
    illegal(
        &[TmemShape::is(&[TmemShape::S16x256b]), TmemCount::is(&[TmemCount::X64, TmemCount::X128])],
        "a thread moves at most 128 registers",
    ),
    illegal(
        &[TmemShape::is(&[TmemShape::S16x128b]), TmemCount::is(&[TmemCount::X128])],
        "a thread moves at most 128 registers",
    ),
];
const REDUCED_COUNTS: Part = TmemCount::one_of(&[
    TmemCount::X2,
    TmemCount::X4,
    TmemCount::X8,
    TmemCount::X16,
    TmemCount::X32,
    TmemCount::X64,
    TmemCount::X128,
]);
const REDUCTION: Part = ReduceOp::one_of(&[ReduceOp::Min, ReduceOp::Max]);
const REDUCTION_RULES: &[Rule] = &[
    illegal(&[AbsMode::given(), ty_is(0, &[U32, S32])], "only floats are compared by magnitude"),
    illegal(&[NanMode::given(), ty_is(0, &[U32, S32])], "integers have no NaN"),
];
const REDUCTION_TARGETS: &[Since] = &[on(SmSet::specific(&[101, 103, 107, 110]), (8, 8))];

/// How many registers a thread gets or gives.
fn tmem_registers(row: &Row, mods: &Mods) -> u16 {
    let code = |kind| row.part_of(kind).map_or(0, |part| mods.get(part));
    let each = match TmemShape::from_code(code(ModKind::TmemShape)) {
        Some(TmemShape::S16x128b) => 2,
        Some(TmemShape::S16x256b) => 4,
        _ => 1,
    };
    each << code(ModKind::TmemCount).saturating_sub(1).min(7)
}

const LOADED: OperandRule = def("r", T0).list(Count::Of(tmem_registers));
const STORED: OperandRule = src("r", T0).list(Count::Of(tmem_registers));

// Matrix operations.

const PLAIN_KINDS: Part =
    MmaKind::one_of(&[MmaKind::F16, MmaKind::Tf32, MmaKind::F8f6f4, MmaKind::I8]);
const SCALED_KINDS: Part = MmaKind::one_of(&[MmaKind::Mxf8f6f4, MmaKind::Mxf4, MmaKind::Mxf4nvf4]);
const MMA_PARTS: &[Part] = &[CtaGroup::required(), PLAIN_KINDS, CollectorA::optional()];
const MMA_SHIFTED_PARTS: &[Part] =
    &[CtaGroup::required(), PLAIN_KINDS, ShiftA::optional(), CollectorA::optional()];
const MMA_SCALED_PARTS: &[Part] = &[
    CtaGroup::required(),
    SCALED_KINDS,
    Part::Lit(".block_scale"),
    ScaleVector::optional(),
    CollectorA::optional(),
];
const MMA_WS_PARTS: &[Part] =
    &[CtaGroup::one_of(&[CtaGroup::One]), PLAIN_KINDS, CollectorB::optional()];

const D: OperandRule = tmem("d_tmem");
const A_SHARED: OperandRule = val("a_desc", TypeRef::Fixed(U64));
const A_TMEM: OperandRule = tmem("a_tmem");
const B: OperandRule = val("b_desc", TypeRef::Fixed(U64));
const METADATA: OperandRule = tmem("sp_meta_tmem");
const IDESC: OperandRule = val("idesc", TypeRef::Fixed(U32));
const DISABLED_LANES: OperandRule =
    src("disable_output_lane", TypeRef::Fixed(B32)).list(Count::Of(lane_masks)).opt();
const ENABLE_D: OperandRule = pred("enable_input_d");
const SCALE_D: OperandRule = imm("scale_input_d", U32).opt();
const SCALE_A: OperandRule = tmem("scale_a_tmem");
const SCALE_B: OperandRule = tmem("scale_b_tmem");
const ZERO_COLUMNS: OperandRule = val("zero_column_mask_desc", TypeRef::Fixed(U64)).opt();

/// How many words mask the 128 lanes of each CTA.
fn lane_masks(row: &Row, mods: &Mods) -> u16 {
    4 * u16::from(row.part_of(ModKind::CtaGroup).map_or(1, |part| mods.get(part)))
}

const INTEGERS: Rule =
    needs(&[MmaKind::is(&[MmaKind::I8])], &[on(SmSet::exact(&[100, 101, 110]), (8, 6))]);
const SHIFT_COLLECTOR: Rule = illegal(
    &[ShiftA::given(), CollectorA::is(&[CollectorA::Fill, CollectorA::Use])],
    "a shifted matrix does not stay in the collector buffer",
);
const SCALED_TARGETS: &[Since] =
    &[on(SmSet::specific(&[100, 103, 107]), (8, 8)), on(SmSet::exact(&[100]), (8, 6))];
const WHY_UNSCALED: &str = "only f16, tf32 and i8 scale the input D";
const WHY_SCALE: &str = "D is scaled by at most 2^-15";

const DENSE_SCALE_TARGETS: Rule =
    needs(&[MmaKind::is(&[MmaKind::F16, MmaKind::Tf32]), Cond::Operand(6)], SCALED_TARGETS);
const DENSE_UNSCALED: Rule =
    illegal(&[MmaKind::is(&[MmaKind::F8f6f4]), Cond::Operand(6)], WHY_UNSCALED);
const DENSE_SCALE: Rule = illegal(
    &[MmaKind::is(&[MmaKind::F16, MmaKind::Tf32]), Cond::Int(6, |n| !(0..=15).contains(&n))],
    WHY_SCALE,
);
const SPARSE_SCALE_TARGETS: Rule =
    needs(&[MmaKind::is(&[MmaKind::F16, MmaKind::Tf32]), Cond::Operand(7)], SCALED_TARGETS);
const SPARSE_UNSCALED: Rule =
    illegal(&[MmaKind::is(&[MmaKind::F8f6f4]), Cond::Operand(7)], WHY_UNSCALED);
const SPARSE_SCALE: Rule = illegal(
    &[MmaKind::is(&[MmaKind::F16, MmaKind::Tf32]), Cond::Int(7, |n| !(0..=15).contains(&n))],
    WHY_SCALE,
);
const SPARSE_INTEGERS: Rule = illegal(
    &[MmaKind::is(&[MmaKind::I8]), Cond::Operand(5), Cond::Operand(7)],
    "sparse integers either scale D or disable lanes",
);
const MMA_RULES: &[Rule] = &[INTEGERS, DENSE_SCALE_TARGETS, DENSE_UNSCALED, DENSE_SCALE];
const MMA_TMEM_RULES: &[Rule] =
    &[INTEGERS, SHIFT_COLLECTOR, DENSE_SCALE_TARGETS, DENSE_UNSCALED, DENSE_SCALE];
const MMA_SP_RULES: &[Rule] =
    &[INTEGERS, SPARSE_SCALE_TARGETS, SPARSE_UNSCALED, SPARSE_SCALE, SPARSE_INTEGERS];
const MMA_SP_TMEM_RULES: &[Rule] = &[
    INTEGERS,
    SHIFT_COLLECTOR,
    SPARSE_SCALE_TARGETS,
    SPARSE_UNSCALED,
    SPARSE_SCALE,
    SPARSE_INTEGERS,
];

const SCALE_OF_MXF8F6F4: Rule = illegal(
    &[
        MmaKind::is(&[MmaKind::Mxf8f6f4]),
        ScaleVector::is(&[ScaleVector::X2, ScaleVector::X4, ScaleVector::Block16]),
    ],
    "each 32 elements of mxf8f6f4 share a scale factor",
);
const SCALE_OF_MXF4: Rule = illegal(
    &[
        MmaKind::is(&[MmaKind::Mxf4]),
        ScaleVector::is(&[ScaleVector::X1, ScaleVector::X4, ScaleVector::Block16]),
    ],
    "each 32 elements of mxf4 share a scale factor",
);
const SCALE_OF_NVF4: Rule = illegal(
    &[MmaKind::is(&[MmaKind::Mxf4nvf4]), ScaleVector::is_or_omitted(&[ScaleVector::X1])],
    "mxf4nvf4 says whether 16 or 32 elements share a scale factor",
);
const FACTORS_A_ROW: Rule =
    needs(&[ScaleVector::is(&[ScaleVector::X1, ScaleVector::X2, ScaleVector::X4])], EXACT);
const NVF4: Rule = needs(&[MmaKind::is(&[MmaKind::Mxf4nvf4])], &[on(SmSet::ALL, (8, 7))]);
const BLOCKS: Rule = needs(
    &[ScaleVector::is(&[ScaleVector::Block16, ScaleVector::Block32])],
    &[on(SmSet::ALL, (8, 8))],
);
const MMA_SCALED_RULES: &[Rule] =
    &[FACTORS_A_ROW, NVF4, BLOCKS, SCALE_OF_MXF8F6F4, SCALE_OF_MXF4, SCALE_OF_NVF4];
const MMA_SCALED_SPARSE_RULES: &[Rule] = &[
    FACTORS_A_ROW,
    NVF4,
    BLOCKS,
    SCALE_OF_MXF8F6F4,
    SCALE_OF_MXF4,
    SCALE_OF_NVF4,
    needs(
        &[MmaKind::is(&[MmaKind::Mxf4, MmaKind::Mxf4nvf4])],
        &[on(SmSet::exact(&[100, 103, 107, 110]), (8, 6)), on(SmSet::exact(&[101]), (8, 8))],
    ),
];

/// A load, from shared and tensor memory, and a store to tensor memory that goes on after it.
const ASYNC_MOVE: InstEffects =
    InstEffects::LOAD.union(InstEffects::STORE).union(InstEffects::OTHER);

/// A row for a matrix operation, all of which are started by one thread.
const fn matrix(mnemonic: &'static str, section: &'static str, summary: &'static str) -> Row {
    Row::new(mnemonic, section, summary)
        .base(TENSOR_MEMORY)
        .effects(ASYNC_MOVE)
        .completed_by(Wait::Mbarrier)
}

isa! { Matrix rows after multimem::END;
    TCGEN05_ALLOC = Row::new(
            "tcgen05.alloc",
            "9.7.16.7",
            "Allocates columns of tensor memory and writes their address to shared memory.",
        )
        .parts(&[
            CtaGroup::required(),
            Part::Lit(".sync"),
            Part::Lit(".aligned"),
            Space::maybe(&[Space::SharedCta]),
            Part::Lit(".b32"),
        ])
        .operands(&[addr("dst"), COLUMNS])
        .base(TENSOR_MEMORY)
        .rules(COLUMN_COUNTS)
        .effects(InstEffects::STORE.union(InstEffects::OTHER))
        .aligned();
    TCGEN05_DEALLOC = Row::new("tcgen05.dealloc", "9.7.16.7", "Frees columns of tensor memory.")
        .parts(&[
            CtaGroup::required(),
            Part::Lit(".sync"),
            Part::Lit(".aligned"),
            Part::Lit(".b32"),
        ])
        .operands(&[val("taddr", TypeRef::Fixed(U32)), COLUMNS])
        .base(TENSOR_MEMORY)
        .rules(COLUMN_COUNTS)
        .effects(InstEffects::OTHER)
        .aligned();
    TCGEN05_RELINQUISH_ALLOC_PERMIT = Row::new(
            "tcgen05.relinquish_alloc_permit",
            "9.7.16.7",
            "Relinquishes the right to allocate tensor memory.",
        )
        .parts(&[CtaGroup::required(), Part::Lit(".sync"), Part::Lit(".aligned")])
        .base(TENSOR_MEMORY)
        .effects(InstEffects::OTHER)
        .aligned();
    TCGEN05_LD = Row::new(
            "tcgen05.ld.sync.aligned",
            "9.7.16.8",
            "Starts a load from tensor memory.",
        )
        .parts(&[
            TmemShape::one_of(LANES),
            TmemCount::required(),
            TmemPack::optional(),
            ty(&[B32]),
        ])
        .operands(&[LOADED, tmem("taddr")])
        .base(TENSOR_MEMORY)
        .rules(TMEM_COUNTS)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .completed_by(Wait::TensorLoad);
    TCGEN05_LD_SPLIT = Row::new(
            "tcgen05.ld.sync.aligned",
            "9.7.16.8",
            "Starts a load from two halves of tensor memory.",
        )
        .parts(&[SPLIT, TmemCount::required(), TmemPack::optional(), ty(&[B32])])
        .operands(&[LOADED, tmem("taddr"), HALF_SPLIT_OFFSET])
        .base(TENSOR_MEMORY)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .completed_by(Wait::TensorLoad);
    TCGEN05_LD_RED = Row::new(
            "tcgen05.ld.red.sync.aligned",
            "9.7.16.8",
            "Starts a load from tensor memory, and reduces what each thread loads.",
        )
        .parts(&[
            TmemShape::one_of(&[TmemShape::S32x32b]),
            REDUCED_COUNTS,
            REDUCTION,
            AbsMode::optional(),
            NanMode::optional(),
            ty(&[U32, S32, F32]),
        ])
        .operands(&[LOADED, def("redval", T0), tmem("taddr")])
        .base(REDUCTION_TARGETS)
        .rules(REDUCTION_RULES)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .completed_by(Wait::TensorLoad);
    TCGEN05_LD_RED_SPLIT = Row::new(
            "tcgen05.ld.red.sync.aligned",
            "9.7.16.8",
            "Starts a load from two halves of tensor memory, and reduces what each thread loads.",
        )
        .parts(&[
            SPLIT,
            REDUCED_COUNTS,
            REDUCTION,
            AbsMode::optional(),
            NanMode::optional(),
            ty(&[U32, S32, F32]),
        ])
        .operands(&[LOADED, def("redval", T0), tmem("taddr"), HALF_SPLIT_OFFSET])
        .base(REDUCTION_TARGETS)
        .rules(REDUCTION_RULES)
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .aligned()
        .completed_by(Wait::TensorLoad);
    TCGEN05_ST = Row::new(
            "tcgen05.st.sync.aligned",
            "9.7.16.8",
            "Starts a store to tensor memory.",
        )
        .parts(&[
            TmemShape::one_of(LANES),
            TmemCount::required(),
            TmemUnpack::optional(),
            ty(&[B32]),
        ])
        .operands(&[tmem("taddr"), STORED])
        .base(TENSOR_MEMORY)
        .rules(TMEM_COUNTS)
        .effects(InstEffects::STORE)
        .aligned()
        .completed_by(Wait::TensorStore);
    TCGEN05_ST_SPLIT = Row::new(
            "tcgen05.st.sync.aligned",
            "9.7.16.8",
            "Starts a store to two halves of tensor memory.",
        )
        .parts(&[SPLIT, TmemCount::required(), TmemUnpack::optional(), ty(&[B32])])
        .operands(&[tmem("taddr"), HALF_SPLIT_OFFSET, STORED])
        .base(TENSOR_MEMORY)
        .effects(InstEffects::STORE)
        .aligned()
        .completed_by(Wait::TensorStore);
    TCGEN05_WAIT_LD = Row::new(
            "tcgen05.wait::ld.sync.aligned",
            "9.7.16.8",
            "Waits for the loads from tensor memory that the thread has started.",
        )
        .base(TENSOR_MEMORY)
        .effects(InstEffects::BARRIER)
        .waits(Wait::TensorLoad)
        .aligned();
    TCGEN05_WAIT_ST = Row::new(
            "tcgen05.wait::st.sync.aligned",
            "9.7.16.8",
            "Waits for the stores to tensor memory that the thread has started.",
        )
        .base(TENSOR_MEMORY)
        .effects(InstEffects::BARRIER)
        .waits(Wait::TensorStore)
        .aligned();
    TCGEN05_CP = Row::new(
            "tcgen05.cp",
            "9.7.16.9",
            "Starts a copy from shared to tensor memory.",
        )
        .parts(&[
            CtaGroup::required(),
            TmemCopyShape::required(),
            TmemCopyWarps::optional(),
            UnpackFormat::optional(),
        ])
        .operands(&[tmem("taddr"), val("s_desc", TypeRef::Fixed(U64))])
        .base(TENSOR_MEMORY)
        .rules(&[
            illegal(
                &[
                    TmemCopyWarps::given(),
                    TmemCopyShape::is(&[
                        TmemCopyShape::S128x256b,
                        TmemCopyShape::S4x256b,
                        TmemCopyShape::S128x128b,
                    ]),
                ],
                "only what is copied to a part of the warps is repeated",
            ),
            illegal(
                &[
                    TmemCopyWarps::is_or_omitted(&[TmemCopyWarps::Four]),
                    TmemCopyShape::is(&[TmemCopyShape::S64x128b]),
                ],
                "64 lanes are copied to two pairs of warps",
            ),
            illegal(
                &[
                    TmemCopyWarps::is_or_omitted(&[
                        TmemCopyWarps::Two02And13,
                        TmemCopyWarps::Two01And23,
                    ]),
                    TmemCopyShape::is(&[TmemCopyShape::S32x128b]),
                ],
                "32 lanes are copied to four warps",
            ),
        ])
        .effects(ASYNC_MOVE)
        .completed_by(Wait::Mbarrier);
    TCGEN05_SHIFT = Row::new(
            "tcgen05.shift",
            "9.7.16.9",
            "Starts to shift the rows of a matrix in tensor memory down by one.",
        )
        .parts(&[CtaGroup::required(), Part::Lit(".down")])
        .operands(&[tmem("taddr")])
        .base(EXACT)
        .effects(ASYNC_MOVE)
        .completed_by(Wait::Mbarrier);
    TCGEN05_COMMIT = Row::new(
            "tcgen05.commit",
            "9.7.16.12",
            "Makes an mbarrier track the completion of the operations that the thread has started.",
        )
        .parts(&[
            CtaGroup::required(),
            Part::Lit(".mbarrier::arrive::one"),
            Space::maybe(&[Space::SharedCluster]),
            Multicast::maybe(&[Multicast::Cluster]),
            Part::Lit(".b64"),
        ])
        .operands(&[
            addr("mbar"),
            val("cta_mask", TypeRef::Fixed(U16))
                .within(0, 0xffff, "the mask of CTAs has 16 bits")
                .with(ModKind::Multicast),
        ])
        .base(TENSOR_MEMORY)
        .effects(InstEffects::ATOMIC.union(InstEffects::BARRIER));
    TCGEN05_FENCE_BEFORE = Row::new(
            "tcgen05.fence::before_thread_sync",
            "9.7.16.11",
            "Orders the operations on tensor memory before it before a synchronisation.",
        )
        .base(TENSOR_MEMORY)
        .effects(InstEffects::BARRIER);
    TCGEN05_FENCE_AFTER = Row::new(
            "tcgen05.fence::after_thread_sync",
            "9.7.16.11",
            "Orders the operations on tensor memory after it after a synchronisation.",
        )
        .base(TENSOR_MEMORY)
        .effects(InstEffects::BARRIER);
    TCGEN05_MMA = matrix(
            "tcgen05.mma",
            "9.7.16.10",
            "Starts a matrix multiplication; A in shared memory.",
        )
        .parts(MMA_PARTS)
        .operands(&[D, A_SHARED, B, IDESC, DISABLED_LANES, ENABLE_D, SCALE_D])
        .rules(MMA_RULES);
    TCGEN05_MMA_TMEM = matrix(
            "tcgen05.mma",
            "9.7.16.10",
            "Starts a matrix multiplication; A in tensor memory.",
        )
        .parts(MMA_SHIFTED_PARTS)
        .operands(&[D, A_TMEM, B, IDESC, DISABLED_LANES, ENABLE_D, SCALE_D])
        .rules(MMA_TMEM_RULES);
    TCGEN05_MMA_SCALED = matrix(
            "tcgen05.mma",
            "9.7.16.10",
            "Starts a matrix multiplication with scale factors; A in shared memory.",
        )
        .parts(MMA_SCALED_PARTS)
        .operands(&[D, A_SHARED, B, IDESC, SCALE_A, SCALE_B, ENABLE_D])
        .rules(MMA_SCALED_RULES);
    TCGEN05_MMA_SCALED_TMEM = matrix(
            "tcgen05.mma",
            "9.7.16.10",
            "Starts a matrix multiplication with scale factors; A in tensor memory.",
        )
        .parts(MMA_SCALED_PARTS)
        .operands(&[D, A_TMEM, B, IDESC, SCALE_A, SCALE_B, ENABLE_D])
        .rules(MMA_SCALED_RULES);
    TCGEN05_MMA_SP = matrix(
            "tcgen05.mma.sp",
            "9.7.16.10",
            "Starts a matrix multiplication; sparse A in shared memory.",
        )
        .parts(MMA_PARTS)
        .operands(&[D, A_SHARED, B, METADATA, IDESC, DISABLED_LANES, ENABLE_D, SCALE_D])
        .rules(MMA_SP_RULES);
    TCGEN05_MMA_SP_TMEM = matrix(
            "tcgen05.mma.sp",
            "9.7.16.10",
            "Starts a matrix multiplication; sparse A in tensor memory.",
        )
        .parts(MMA_SHIFTED_PARTS)
        .operands(&[D, A_TMEM, B, METADATA, IDESC, DISABLED_LANES, ENABLE_D, SCALE_D])
        .rules(MMA_SP_TMEM_RULES);
    TCGEN05_MMA_SP_SCALED = matrix(
            "tcgen05.mma.sp",
            "9.7.16.10",
            "Starts a matrix multiplication with scale factors; sparse A in shared memory.",
        )
        .parts(MMA_SCALED_PARTS)
        .operands(&[D, A_SHARED, B, METADATA, IDESC, SCALE_A, SCALE_B, ENABLE_D])
        .rules(MMA_SCALED_SPARSE_RULES);
    TCGEN05_MMA_SP_SCALED_TMEM = matrix(
            "tcgen05.mma.sp",
            "9.7.16.10",
            "Starts a matrix multiplication with scale factors; sparse A in tensor memory.",
        )
        .parts(MMA_SCALED_PARTS)
        .operands(&[D, A_TMEM, B, METADATA, IDESC, SCALE_A, SCALE_B, ENABLE_D])
        .rules(MMA_SCALED_SPARSE_RULES);
    TCGEN05_MMA_WS = matrix(
            "tcgen05.mma.ws",
            "9.7.16.10",
            "Starts a matrix multiplication that keeps B; A in shared memory.",
        )
        .parts(MMA_WS_PARTS)
        .operands(&[D, A_SHARED, B, IDESC, ENABLE_D, ZERO_COLUMNS])
        .rules(&[INTEGERS]);
    TCGEN05_MMA_WS_TMEM = matrix(
            "tcgen05.mma.ws",
            "9.7.16.10",
            "Starts a matrix multiplication that keeps B; A in tensor memory.",
        )
        .parts(MMA_WS_PARTS)
        .operands(&[D, A_TMEM, B, IDESC, ENABLE_D, ZERO_COLUMNS])
        .rules(&[INTEGERS]);
    TCGEN05_MMA_WS_SP = matrix(
            "tcgen05.mma.ws.sp",
            "9.7.16.10",
            "Starts a matrix multiplication that keeps B; sparse A in shared memory.",
        )
        .parts(MMA_WS_PARTS)
        .operands(&[D, A_SHARED, B, METADATA, IDESC, ENABLE_D, ZERO_COLUMNS])
        .rules(&[INTEGERS]);
    TCGEN05_MMA_WS_SP_TMEM = matrix(
            "tcgen05.mma.ws.sp",
            "9.7.16.10",
            "Starts a matrix multiplication that keeps B; sparse A in tensor memory.",
        )
        .parts(MMA_WS_PARTS)
        .operands(&[D, A_TMEM, B, METADATA, IDESC, ENABLE_D, ZERO_COLUMNS])
        .rules(&[INTEGERS]);
}
