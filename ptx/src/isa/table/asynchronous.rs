//! Asynchronous copies, stores and reductions of memory, and the groups that they end in.

use super::surface;
use crate::isa::class::InstClass;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, copy, mbarrier, memory};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const POLICY: OperandRule = val("cache_policy", TypeRef::Fixed(U64)).with(ModKind::CacheHint);
const SIZE: OperandRule = val("size", TypeRef::Fixed(U32));
const BYTE_MASK: OperandRule = val("byte_mask", TypeRef::Fixed(U16)).with(ModKind::CopyMask);
const CTA_MASK: OperandRule = val("cta_mask", TypeRef::Fixed(U16)).with(ModKind::Multicast);
const COPY: InstEffects = InstEffects::LOAD.union(InstEffects::STORE);

const OWN_SHARED: Part = Space::one_of(&[Space::Shared, Space::SharedCta]);
const TO_GLOBAL: Part = Space::one_of(&[Space::Global]);
const FROM_SHARED: Part = SourceSpace::one_of(&[SourceSpace::SharedCta]);
const FROM_GLOBAL: Part = SourceSpace::one_of(&[SourceSpace::Global]);
const GROUPED: Part = Completion::one_of(&[Completion::BulkGroup]);
const COUNTED: Part = Completion::one_of(&[Completion::Mbarrier]);
const REDUCTION: Part = AtomOp::one_of(&[
    AtomOp::And,
    AtomOp::Or,
    AtomOp::Xor,
    AtomOp::Add,
    AtomOp::Inc,
    AtomOp::Dec,
    AtomOp::Min,
    AtomOp::Max,
]);

const FETCHED: Rule = needs(&[L2Prefetch::given()], &[since((7, 4), 80)]);
const HINTED: Rule = needs(&[CacheHint::given()], &[since((7, 4), 80)]);
const SMALL_COPY: Rule = illegal(
    &[CacheOp::is(&[CacheOp::Ca]), Cond::Int(2, |size| !matches!(size, 4 | 8 | 16))],
    "the size is 4, 8 or 16",
);
const WIDE_COPY: Rule = illegal(
    &[CacheOp::is(&[CacheOp::Cg]), Cond::Int(2, |size| size != 16)],
    "the size past the first-level cache is 16",
);
const READ_MORE: &str = "no more is read than is written";
const BULK_SIZE: &str = "the size is a multiple of 16 up to 1048560";

/// Whether N bytes are no bulk copy.
const fn odd_bulk(size: i64) -> bool {
    size % 16 != 0 || size < 0 || size > 1_048_560
}

pub(super) const WIDE_MASK: &str = "a mask of the CTAs of a cluster has 16 bits";

/// Whether a number has bits for more CTAs than a cluster has.
pub(super) const fn wide_mask(mask: i64) -> bool {
    mask & !0xffff != 0
}

const MASKED: Rule = needs(&[CopyMask::given()], &[since((8, 6), 100)]);
const NARROW: Cond = Cond::Int(2, odd_bulk);

/// The types of the operations of reductions.
const BITWISE: Cond = AtomOp::is(&[AtomOp::And, AtomOp::Or, AtomOp::Xor]);
const COUNTING: Cond = AtomOp::is(&[AtomOp::Inc, AtomOp::Dec]);
const EXTREME: Cond = AtomOp::is(&[AtomOp::Min, AtomOp::Max]);
const ADD: Cond = AtomOp::is(&[AtomOp::Add]);
const BITS_ONLY: Rule = illegal(
    &[BITWISE, ty_is(0, &[U32, S32, U64, S64, F16, BF16, F32, F64])],
    "the operation is for bits",
);
const U32_ONLY: Rule = illegal(
    &[COUNTING, ty_is(0, &[S32, U64, S64, F16, BF16, F32, F64, B32, B64])],
    "the operation is for u32",
);
const NUMBERS_ONLY: Rule = illegal(&[ADD, ty_is(0, &[B32, B64])], "the operation is for numbers");
const BULK_NUMBERS: Rule =
    illegal(&[ADD, ty_is(0, &[B32, B64, S64])], "the operation is for numbers, s64 excepted");
const EXTREMES: Rule = illegal(
    &[EXTREME, ty_is(0, &[B32, B64, F32, F64])],
    "the operation is for integers and halves",
);
const HALVES_KEPT: Rule =
    illegal(&[ADD, NoFtz::omitted(), ty_is(0, &[F16, BF16])], "halves are added with `.noftz`");
const SINGLE_KEPT: Rule = needs(&[NoFtz::given(), ty_is(0, &[F32])], &[since((9, 4), 90)]);
const KEPT_ADD: Rule = illegal(
    &[
        NoFtz::given(),
        AtomOp::is(&[
            AtomOp::And,
            AtomOp::Or,
            AtomOp::Xor,
            AtomOp::Inc,
            AtomOp::Dec,
            AtomOp::Min,
            AtomOp::Max,
        ]),
    ],
    "`.noftz` is for adding floats",
);
const KEPT_FLOAT: Rule = illegal(
    &[NoFtz::given(), ty_is(0, &[U32, S32, U64, S64, F64, B32, B64])],
    "`.noftz` is for adding f32 and halves",
);
const REDUCED: &[PtxType] = &[F16, BF16, B32, U32, S32, B64, U64, S64, F32, F64];

isa! { DataMovement rows after surface::END;
    CP_ASYNC = Row::new(
            "cp.async",
            "9.7.9.25",
            "Starts the copy of a few bytes from global to shared memory; unread bytes are zero.",
        )
        .parts(&[
            CacheOp::one_of(&[CacheOp::Ca, CacheOp::Cg]),
            OWN_SHARED,
            FROM_GLOBAL,
            CacheHint::optional(),
            L2Prefetch::optional(),
        ])
        .operands(&[
            addr("dst"),
            addr("src"),
            imm("cp_size", U32),
            val("src_size", TypeRef::Fixed(U32)).opt(),
            POLICY,
        ])
        .base(&[since((7, 0), 80)])
        .rules(&[
            FETCHED,
            HINTED,
            SMALL_COPY,
            WIDE_COPY,
            illegal(&[Cond::Int(3, |size| !(0..=16).contains(&size))], READ_MORE),
            illegal(&[Cond::Int(2, |size| size == 4), Cond::Int(3, |size| size > 4)], READ_MORE),
            illegal(&[Cond::Int(2, |size| size == 8), Cond::Int(3, |size| size > 8)], READ_MORE),
        ])
        .effects(COPY)
        .completed_by(Wait::CpAsync)
        .sem(Sem::Memory(copy::cp_async));
    CP_ASYNC_IGNORE = Row::new(
            "cp.async",
            "9.7.9.25",
            "Starts the copy of a few bytes from global to shared memory, or of zeros instead.",
        )
        .parts(&[
            CacheOp::one_of(&[CacheOp::Ca, CacheOp::Cg]),
            OWN_SHARED,
            FROM_GLOBAL,
            CacheHint::optional(),
            L2Prefetch::optional(),
        ])
        .operands(&[
            addr("dst"),
            addr("src"),
            imm("cp_size", U32),
            pred_register("ignore_src"),
            POLICY,
        ])
        .base(&[since((7, 5), 80)])
        .rules(&[FETCHED, HINTED, SMALL_COPY, WIDE_COPY])
        .effects(COPY)
        .completed_by(Wait::CpAsync)
        .sem(Sem::Memory(copy::cp_async_ignore));
    CP_ASYNC_COMMIT_GROUP = Row::new(
            "cp.async.commit_group",
            "9.7.9.25",
            "Ends a group of the copies that the thread has started.",
        )
        .base(&[since((7, 0), 80)])
        .effects(InstEffects::OTHER)
        .commits(Wait::CpAsync)
        .sem(Sem::Memory(copy::commit));
    CP_ASYNC_WAIT_GROUP = Row::new(
            "cp.async.wait_group",
            "9.7.9.25",
            "Waits until at most N of the latest groups of copies are pending.",
        )
        .operands(&[imm("n", S32)])
        .base(&[since((7, 0), 80)])
        .effects(InstEffects::BARRIER)
        .waits(Wait::CpAsync)
        .sem(Sem::Memory(copy::wait_group));
    CP_ASYNC_WAIT_ALL = Row::new(
            "cp.async.wait_all",
            "9.7.9.25",
            "Waits until all copies that the thread has started are complete.",
        )
        .base(&[since((7, 0), 80)])
        .effects(InstEffects::BARRIER)
        .waits(Wait::CpAsync)
        .sem(Sem::Memory(copy::wait_all));
    CP_ASYNC_MBARRIER_ARRIVE = Row::new(
            "cp.async.mbarrier.arrive",
            "9.7.13.15.15",
            "Arrives at a barrier when all copies that the thread has started are complete.",
        )
        .class(InstClass::Synchronisation)
        .parts(&[
            NoIncrement::optional(),
            Space::maybe(&[Space::Shared, Space::SharedCta]),
            ty(&[B64]),
        ])
        .operands(&[addr("a")])
        .base(&[since((7, 0), 80)])
        .rules(&[needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 80)])])
        .effects(InstEffects::ATOMIC.union(InstEffects::BARRIER))
        .sem(Sem::Memory(mbarrier::arrive_after_copies));
    CP_BULK_TO_SHARED = Row::new(
            "cp.async.bulk",
            "9.7.9.25",
            "Starts the copy of a block of memory to shared memory.",
        )
        .parts(&[
            Space::one_of(&[Space::SharedCluster, Space::SharedCta]),
            SourceSpace::required(),
            COUNTED,
            Multicast::optional(),
            CacheHint::optional(),
            IgnoreOob::optional(),
        ])
        .operands(&[
            addr("dst"),
            addr("src"),
            SIZE,
            val("ignore_bytes_left", TypeRef::Fixed(U32)).with(ModKind::IgnoreOob),
            val("ignore_bytes_right", TypeRef::Fixed(U32)).with(ModKind::IgnoreOob),
            addr("mbar"),
            CTA_MASK,
            POLICY,
        ])
        .base(&[since((8, 0), 90)])
        .rules(&[
            needs(&[Space::is(&[Space::SharedCta])], &[since((8, 6), 90)]),
            needs(&[IgnoreOob::given()], &[since((9, 2), 90)]),
            illegal(&[Cond::Int(6, wide_mask)], WIDE_MASK),
            illegal(&[NARROW], BULK_SIZE),
            illegal(
                &[Space::is(&[Space::SharedCta]), SourceSpace::is(&[SourceSpace::SharedCta])],
                "a copy from shared memory goes to the cluster",
            ),
            illegal(
                &[Multicast::given(), Space::is(&[Space::SharedCta])],
                "several CTAs are reached through `.shared::cluster`",
            ),
            illegal(
                &[Multicast::given(), SourceSpace::is(&[SourceSpace::SharedCta])],
                "several CTAs get copies of global memory",
            ),
            illegal(
                &[CacheHint::given(), SourceSpace::is(&[SourceSpace::SharedCta])],
                "cache policies are for global memory",
            ),
            illegal(
                &[IgnoreOob::given(), Space::is(&[Space::SharedCluster])],
                "bytes are ignored by copies to the own CTA",
            ),
            illegal(
                &[Cond::Int(3, |bytes| !(0..=15).contains(&bytes))],
                "at most 15 bytes are ignored",
            ),
            illegal(
                &[Cond::Int(4, |bytes| !(0..=15).contains(&bytes))],
                "at most 15 bytes are ignored",
            ),
        ])
        .effects(COPY)
        .completed_by(Wait::Mbarrier)
        .sem(Sem::Memory(copy::bulk_to_shared));
    CP_BULK_TO_GLOBAL = Row::new(
            "cp.async.bulk",
            "9.7.9.25",
            "Starts the copy of a block of memory from shared to global memory.",
        )
        .parts(&[
            TO_GLOBAL,
            FROM_SHARED,
            GROUPED,
            CacheHint::optional(),
            CopyMask::optional(),
        ])
        .operands(&[addr("dst"), addr("src"), SIZE, POLICY, BYTE_MASK])
        .base(&[since((8, 0), 90)])
        .rules(&[MASKED, illegal(&[NARROW], BULK_SIZE)])
        .effects(COPY)
        .completed_by(Wait::CpAsyncBulk)
        .sem(Sem::Memory(copy::bulk_to_global));
    CP_BULK_PREFETCH = Row::new(
            "cp.async.bulk.prefetch.L2.global",
            "9.7.9.25",
            "Starts bringing a block of memory into the second-level cache.",
        )
        .parts(&[CacheHint::optional()])
        .operands(&[addr("src"), SIZE, POLICY])
        .base(&[since((8, 0), 90)])
        .rules(&[illegal(&[Cond::Int(1, odd_bulk)], BULK_SIZE)])
        .effects(InstEffects::OTHER)
        .sem(Sem::Control(Control::Nothing));
    CP_BULK_COMMIT_GROUP = Row::new(
            "cp.async.bulk.commit_group",
            "9.7.9.25",
            "Ends a group of the bulk copies that the thread has started.",
        )
        .base(&[since((8, 0), 90)])
        .effects(InstEffects::OTHER)
        .commits(Wait::CpAsyncBulk)
        .sem(Sem::Memory(copy::commit_bulk));
    CP_BULK_WAIT_GROUP = Row::new(
            "cp.async.bulk.wait_group",
            "9.7.9.25",
            "Waits until at most N of the latest groups of bulk copies are pending.",
        )
        .parts(&[SourcesRead::optional()])
        .operands(&[imm("n", S32)])
        .base(&[since((8, 0), 90)])
        .effects(InstEffects::BARRIER)
        .waits(Wait::CpAsyncBulk)
        .sem(Sem::Memory(copy::wait_group_bulk));
    CP_REDUCE_BULK_TO_SHARED = Row::new(
            "cp.reduce.async.bulk",
            "9.7.9.25",
            "Starts the reduction of a block of memory into shared memory of the cluster.",
        )
        .parts(&[
            Space::one_of(&[Space::SharedCluster]),
            FROM_SHARED,
            COUNTED,
            REDUCTION,
            ty(&[B32, U32, S32, U64]),
        ])
        .operands(&[addr("dst"), addr("src"), SIZE, addr("mbar")])
        .base(&[since((8, 0), 90)])
        .rules(&[
            BITS_ONLY,
            U32_ONLY,
            NUMBERS_ONLY,
            EXTREMES,
            illegal(&[EXTREME, ty_is(0, &[U64])], "the operation is for 32 bits"),
            illegal(&[NARROW], BULK_SIZE),
        ])
        .effects(InstEffects::ATOMIC)
        .completed_by(Wait::Mbarrier)
        .sem(Sem::Memory(copy::reduce_to_shared));
    CP_REDUCE_BULK_TO_GLOBAL = Row::new(
            "cp.reduce.async.bulk",
            "9.7.9.25",
            "Starts the reduction of a block of shared memory into global memory.",
        )
        .parts(&[
            TO_GLOBAL,
            FROM_SHARED,
            GROUPED,
            CacheHint::optional(),
            REDUCTION,
            NoFtz::optional(),
            ty(REDUCED),
        ])
        .operands(&[addr("dst"), addr("src"), SIZE, POLICY])
        .base(&[since((8, 0), 90)])
        .rules(&[
            BITS_ONLY, U32_ONLY, BULK_NUMBERS, EXTREMES, HALVES_KEPT, SINGLE_KEPT, KEPT_ADD,
            KEPT_FLOAT,
            illegal(&[NARROW], BULK_SIZE),
        ])
        .effects(InstEffects::ATOMIC)
        .completed_by(Wait::CpAsyncBulk)
        .sem(Sem::Memory(copy::reduce_to_global));
    MULTIMEM_CP_BULK = Row::new(
            "multimem.cp.async.bulk",
            "9.7.9.25",
            "Starts the copy of a block of shared memory to all addresses of a multimem address.",
        )
        .parts(&[TO_GLOBAL, FROM_SHARED, GROUPED, CopyMask::optional()])
        .operands(&[addr("dst"), addr("src"), SIZE, BYTE_MASK])
        .base(&[since((9, 1), 90)])
        .rules(&[MASKED, illegal(&[NARROW], BULK_SIZE)])
        .effects(COPY)
        .completed_by(Wait::CpAsyncBulk);
    MULTIMEM_CP_REDUCE_BULK = Row::new(
            "multimem.cp.reduce.async.bulk",
            "9.7.9.25",
            "Starts the reduction of a block of shared memory into all addresses of a multimem \
             address.",
        )
        .parts(&[
            TO_GLOBAL,
            FROM_SHARED,
            GROUPED,
            REDUCTION,
            NoFtz::optional(),
            ty(REDUCED),
        ])
        .operands(&[addr("dst"), addr("src"), SIZE])
        .base(&[since((9, 1), 90)])
        .rules(&[
            BITS_ONLY, U32_ONLY, BULK_NUMBERS, EXTREMES, HALVES_KEPT, SINGLE_KEPT, KEPT_ADD,
            KEPT_FLOAT,
            illegal(&[NARROW], BULK_SIZE),
        ])
        .effects(InstEffects::ATOMIC)
        .completed_by(Wait::CpAsyncBulk);
    ST_ASYNC = Row::new(
            "st.async",
            "9.7.9.12",
            "Starts a store to shared memory of the cluster.",
        )
        .parts(&[
            Order::maybe(&[Order::Weak]),
            Space::maybe(&[Space::SharedCluster, Space::SharedCta, Space::Shared]),
            COUNTED,
            Vector::maybe(&[Vector::V2, Vector::V4]),
            ty(&[B32, B64, B128, U32, U64, S32, S64, F32, F64]),
        ])
        .operands(&[
            addr("a"),
            src("b", T0).list(Count::Vector).accepting(Accepts::IMM),
            addr("mbar"),
        ])
        .base(&[since((8, 1), 90)])
        .rules(&[
            needs(&[ty_is(0, &[B128])], &[since((9, 2), 90)]),
            illegal(&[Vector::given(), ty_is(0, &[B128])], "128 bits have no vectors"),
            illegal(
                &[Vector::is(&[Vector::V4]), ty_is(0, &[B64, U64, S64, F64])],
                "a vector has at most 128 bits",
            ),
        ])
        .effects(InstEffects::STORE)
        .completed_by(Wait::Mbarrier)
        .sem(Sem::Memory(copy::st_async));
    ST_ASYNC_RELEASE = Row::new(
            "st.async",
            "9.7.9.12",
            "Starts a store to global memory that releases.",
        )
        .parts(&[
            Mmio::optional(),
            Order::one_of(&[Order::Release]),
            Scope::one_of(&[Scope::Gpu, Scope::Sys]),
            Space::maybe(&[Space::Global]),
            ty(&[B8, B16, B32, B64, U8, U16, U32, U64, S8, S16, S32, S64, F32, F64]),
        ])
        .operands(&[addr("a"), src("b", TypeRef::Exact(0)).accepting(Accepts::IMM)])
        .base(&[since((8, 7), 100)])
        .rules(&[illegal(&[Mmio::given(), Scope::is(&[Scope::Gpu])], "`.mmio` goes with `.sys`")])
        .effects(InstEffects::STORE.union(InstEffects::BARRIER))
        .sem(Sem::Store(None));
    RED_ASYNC = Row::new(
            "red.async",
            "9.7.13.7",
            "Starts a reduction into shared memory of the cluster.",
        )
        .class(InstClass::Synchronisation)
        .parts(&[
            Order::one_of(&[Order::Relaxed]),
            Scope::one_of(&[Scope::Cluster]),
            Space::maybe(&[Space::SharedCluster]),
            COUNTED,
            REDUCTION,
            ty(&[B32, U32, S32, U64, S64]),
        ])
        .operands(&[addr("a"), val("b", T0), addr("mbar")])
        .base(&[since((8, 1), 90)])
        .rules(&[
            BITS_ONLY,
            U32_ONLY,
            NUMBERS_ONLY,
            EXTREMES,
            illegal(&[EXTREME, ty_is(0, &[U64, S64])], "the operation is for 32 bits"),
        ])
        .effects(InstEffects::ATOMIC)
        .completed_by(Wait::Mbarrier)
        .sem(Sem::Memory(copy::red_async));
    RED_ASYNC_RELEASE = Row::new(
            "red.async",
            "9.7.13.7",
            "Starts a reduction into global memory that releases.",
        )
        .class(InstClass::Synchronisation)
        .parts(&[
            Mmio::optional(),
            Order::one_of(&[Order::Release]),
            Scope::one_of(&[Scope::Gpu, Scope::Sys]),
            Space::maybe(&[Space::Global]),
            REDUCTION,
            ty(&[B32, U32, S32, U64, S64]),
        ])
        .operands(&[addr("a"), val("b", T0)])
        .base(&[since((8, 7), 100)])
        .rules(&[
            BITS_ONLY,
            U32_ONLY,
            NUMBERS_ONLY,
            EXTREMES,
            illegal(&[EXTREME, ty_is(0, &[U64, S64])], "the operation is for 32 bits"),
            illegal(&[Mmio::given(), Scope::is(&[Scope::Gpu])], "`.mmio` goes with `.sys`"),
        ])
        .effects(InstEffects::ATOMIC.union(InstEffects::BARRIER))
        .sem(Sem::Memory(memory::red));
    ST_BULK = Row::new("st.bulk", "9.7.9.13", "Fills a block of shared memory with zeros.")
        .parts(&[Order::maybe(&[Order::Weak]), Space::maybe(&[Space::SharedCta])])
        .operands(&[addr("a"), val("size", TypeRef::Fixed(U64)), imm("initval", U64)])
        .base(&[since((8, 6), 100)])
        .rules(&[FILL_SIZE, FILL_ZERO, FILL_BY_NAME])
        .effects(InstEffects::STORE)
        .sem(Sem::Memory(copy::st_bulk));
    ST_BULK_32 = Row::new(
            "st.bulk",
            "9.7.9.13",
            "Fills a block of shared memory with zeros, with a size of 32 bits.",
        )
        .parts(&[Order::maybe(&[Order::Weak]), Space::maybe(&[Space::SharedCta])])
        .operands(&[addr("a"), src("size", TypeRef::Fixed(U32)), imm("initval", U64)])
        .base(&[since((9, 0), 100)])
        .rules(&[FILL_ZERO, FILL_BY_NAME])
        .effects(InstEffects::STORE)
        .sem(Sem::Memory(copy::st_bulk));
}

const FILL_SIZE: Rule = illegal(
    &[Cond::Int(1, |size| size % 8 != 0 || !(0..=1 << 24).contains(&size))],
    "the size is a multiple of 8 up to 16777216",
);
const FILL_BY_NAME: Rule =
    illegal(&[Space::given(), Cond::Named(0)], "the memory is given by an address in a register");
const FILL_ZERO: Rule = illegal(&[Cond::Int(2, |value| value != 0)], "only zeros are written");
