//! Loads, stores, atomics and prefetches.

use super::movement;
use crate::isa::class::InstClass;
use crate::isa::macros::isa;
use crate::isa::modifiers::*;
use crate::isa::row::*;
use crate::isa::sem::{Control, Sem, memory};
use crate::isa::types::PtxType;
use crate::isa::types::PtxType::*;

const MEMORY: &[PtxType] =
    &[B8, B16, B32, B64, B128, U8, U16, U32, U64, S8, S16, S32, S64, F32, F64];
const VECTOR: OperandRule = def("d", T0).list(Count::Vector).or_wider();
const ADDRESS: OperandRule = addr("a");
const POLICY: OperandRule = val("cache_policy", TypeRef::Fixed(B64)).with(ModKind::CacheHint);

const ORDERED: Cond =
    Order::is(&[Order::Weak, Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel]);
const SYNCHRONISING: Cond =
    Order::is(&[Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel]);
const PRIVATE: Cond =
    Space::is(&[Space::Const, Space::Local, Space::Param, Space::ParamEntry, Space::ParamFunc]);
const NOT_GLOBAL: Cond = Space::is(&[
    Space::Const,
    Space::Local,
    Space::Param,
    Space::ParamEntry,
    Space::ParamFunc,
    Space::Shared,
    Space::SharedCta,
    Space::SharedCluster,
]);
const GENERIC: Cond = Space::omitted();

/// Gates by space, order and scope that loads and stores share. The operands of both are a value,
/// an address and a policy, in this or the other order.
const SPACE: Rule = needs(&[GENERIC], &[since((2, 0), 20)]);
const SHARED_CTA: Rule = needs(&[Space::is(&[Space::SharedCta])], &[since((7, 8), 10)]);
const SHARED_CLUSTER: Rule = needs(&[Space::is(&[Space::SharedCluster])], &[since((7, 8), 90)]);
const PARAM_FUNC: Rule = needs(&[Space::is(&[Space::ParamFunc])], &[since((8, 3), 20)]);
const PARAM_ENTRY: Rule = needs(&[Space::is(&[Space::ParamEntry])], &[since((8, 3), 10)]);
const ORDERS: Rule = needs(&[ORDERED], &[since((6, 0), 70)]);
const VOLATILE: Rule = needs(&[Order::is(&[Order::Volatile])], &[since((1, 1), 10)]);
const VOLATILE_LOCAL: Rule =
    needs(&[Order::is(&[Order::Volatile]), Space::is(&[Space::Local])], &[since((9, 1), 10)]);
const CLUSTER_SCOPE: Rule = needs(&[Scope::is(&[Scope::Cluster])], &[since((7, 8), 90)]);
const MMIO: Rule = needs(&[Mmio::given()], &[since((8, 2), 70)]);
const L1: Rule = needs(&[L1Evict::given()], &[since((7, 4), 70)]);
const L2: Rule = needs(&[L2Evict::given()], &[since((8, 8), 100)]);
const HINT: Rule = needs(&[CacheHint::given()], &[since((7, 4), 80)]);
const CACHE_OP: Rule = needs(&[CacheOp::given()], &[since((2, 0), 20)]);
const FETCH: Rule =
    needs(&[L2Prefetch::is(&[L2Prefetch::B64, L2Prefetch::B128])], &[since((7, 4), 75)]);
const FETCH_256: Rule = needs(&[L2Prefetch::is(&[L2Prefetch::B256])], &[since((7, 4), 80)]);
const WIDE_VECTOR: Rule = needs(&[Vector::is(&[Vector::V8])], &[since((8, 8), 100)]);
const WIDE_VECTOR_4: Rule =
    needs(&[Vector::is(&[Vector::V4]), ty_is(0, &[B64, U64, S64, F64])], &[since((8, 8), 100)]);
const BITS128: Rule = needs(&[ty_is(0, &[B128])], &[since((8, 3), 70)]);
const BITS128_SYS: Rule =
    needs(&[ty_is(0, &[B128]), Scope::is(&[Scope::Sys])], &[since((8, 4), 70)]);

const NO_SCOPE: Rule =
    illegal(&[SYNCHRONISING, Scope::omitted()], "an ordered access names its scope");
const SCOPE_ALONE: Rule = illegal(
    &[Order::is_or_omitted(&[Order::Weak, Order::Volatile]), Scope::given()],
    "only an ordered access has a scope",
);
const PRIVATE_ORDER: Rule =
    illegal(&[SYNCHRONISING, PRIVATE], "the space is not shared between threads");
const PRIVATE_VOLATILE: Rule = illegal(
    &[
        Order::is(&[Order::Volatile]),
        Space::is(&[Space::Const, Space::Param, Space::ParamEntry, Space::ParamFunc]),
    ],
    "the space does not change",
);
const ORDER_AND_CACHE: Rule = illegal(
    &[
        Order::is(&[
            Order::Volatile,
            Order::Relaxed,
            Order::Acquire,
            Order::Release,
            Order::AcqRel,
        ]),
        CacheOp::given(),
    ],
    "an ordered or volatile access takes no cache operator",
);
const VOLATILE_EVICT: Rule = illegal(
    &[Order::is(&[Order::Volatile]), L1Evict::given()],
    "a volatile access takes no eviction priority",
);
const CACHE_OR_EVICT: Rule = illegal(
    &[CacheOp::given(), L1Evict::given()],
    "a cache operator and an eviction priority are mutually exclusive",
);
const VECTOR_128: Rule = illegal(&[Vector::given(), ty_is(0, &[B128])], "128 bits have no vectors");
const VECTOR_8: Rule = illegal(
    &[Vector::is(&[Vector::V8]), ty_is(0, &[B8, B16, U8, U16, S8, S16, B64, U64, S64, F64])],
    "`.v8` is for 32-bit elements",
);
const WIDE_GLOBAL_8: Rule = illegal(
    &[Vector::is(&[Vector::V8]), NOT_GLOBAL],
    "256 bits are accessed in global memory only",
);
const WIDE_GLOBAL_4: Rule = illegal(
    &[Vector::is(&[Vector::V4]), ty_is(0, &[B64, U64, S64, F64]), NOT_GLOBAL],
    "256 bits are accessed in global memory only",
);
const GLOBAL_L2: Rule =
    illegal(&[L2Evict::given(), NOT_GLOBAL], "the second-level cache serves global memory");
const GLOBAL_L1: Rule =
    illegal(&[L1Evict::given(), NOT_GLOBAL], "eviction priorities are for global memory");
const GLOBAL_HINT: Rule =
    illegal(&[CacheHint::given(), NOT_GLOBAL], "cache policies are for global memory");
const GLOBAL_FETCH: Rule =
    illegal(&[L2Prefetch::given(), NOT_GLOBAL], "prefetch sizes are for global memory");
const L2_NEEDS_256: Rule = illegal(
    &[L2Evict::given(), Vector::omitted()],
    "L2 eviction priorities are for accesses of 256 bits",
);
const L2_NEEDS_256_V2: Rule = illegal(
    &[L2Evict::given(), Vector::is(&[Vector::V2])],
    "L2 eviction priorities are for accesses of 256 bits",
);
const L2_NEEDS_256_V4: Rule = illegal(
    &[
        L2Evict::given(),
        Vector::is(&[Vector::V4]),
        ty_is(0, &[B8, B16, B32, U8, U16, U32, S8, S16, S32, F32]),
    ],
    "L2 eviction priorities are for accesses of 256 bits",
);
const MMIO_SCOPE: Rule = illegal(
    &[Mmio::given(), Scope::is_or_omitted(&[Scope::Cta, Scope::Cluster, Scope::Gpu])],
    "`.mmio` goes with `.sys`",
);

const MMIO_SPACE: Rule = illegal(&[Mmio::given(), NOT_GLOBAL], "`.mmio` is for global memory");
const MMIO_VECTOR: Rule = illegal(&[Mmio::given(), Vector::given()], "`.mmio` is for one element");
const MMIO_HINT: Rule = illegal(&[Mmio::given(), CacheHint::given()], "`.mmio` takes no policy");
const MMIO_FETCH: Rule =
    illegal(&[Mmio::given(), L2Prefetch::given()], "`.mmio` fetches nothing ahead");
const MMIO_EVICT: Rule =
    illegal(&[Mmio::given(), L1Evict::given()], "`.mmio` takes no eviction priority");

const ANY_SPACE: &[Space] = Space::ALL;
const LOAD_ORDERS: &[Order] = &[Order::Weak, Order::Volatile, Order::Relaxed, Order::Acquire];
const STORE_ORDERS: &[Order] = &[Order::Weak, Order::Volatile, Order::Relaxed, Order::Release];

isa! { DataMovement rows after movement::END;
    LD = Row::new("ld", "9.7.9.8", "Loads from memory.")
        .parts(&[
            Mmio::optional(),
            Order::maybe(LOAD_ORDERS),
            Scope::optional(),
            Space::maybe(ANY_SPACE),
            CacheOp::maybe(&[CacheOp::Ca, CacheOp::Cg, CacheOp::Cs, CacheOp::Lu, CacheOp::Cv]),
            L1Evict::optional(),
            L2Evict::optional(),
            CacheHint::optional(),
            L2Prefetch::optional(),
            Vector::optional(),
            ty(MEMORY),
        ])
        .operands(&[VECTOR, ADDRESS.accepting(Accepts::UNIFIED), POLICY])
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .rules(&[
            SPACE, SHARED_CTA, SHARED_CLUSTER, PARAM_FUNC, PARAM_ENTRY, ORDERS, VOLATILE,
            VOLATILE_LOCAL, CLUSTER_SCOPE, MMIO, L1, L2, HINT, CACHE_OP, FETCH, FETCH_256,
            WIDE_VECTOR, WIDE_VECTOR_4, BITS128, BITS128_SYS,
            NO_SCOPE, SCOPE_ALONE, PRIVATE_ORDER, PRIVATE_VOLATILE, ORDER_AND_CACHE,
            VOLATILE_EVICT, CACHE_OR_EVICT, VECTOR_128, VECTOR_8, WIDE_GLOBAL_8, WIDE_GLOBAL_4,
            GLOBAL_L1, GLOBAL_L2, GLOBAL_HINT, GLOBAL_FETCH, L2_NEEDS_256, L2_NEEDS_256_V2,
            L2_NEEDS_256_V4, MMIO_SCOPE, MMIO_VECTOR, MMIO_HINT, MMIO_FETCH,
            MMIO_SPACE,
            MMIO_EVICT,
            illegal(
                &[
                    Mmio::given(),
                    Order::is_or_omitted(&[Order::Weak, Order::Volatile, Order::Acquire]),
                ],
                "`.mmio` goes with `.relaxed`",
            ),
        ])
        .sem(Sem::Load(None));
    LD_NC = Row::new("ld.global", "9.7.9.9", "Loads data that the kernel does not write.")
        .parts(&[
            CacheOp::maybe(&[CacheOp::Ca, CacheOp::Cg, CacheOp::Cs]),
            NonCoherent::required(),
            L1Evict::optional(),
            L2Evict::optional(),
            CacheHint::optional(),
            L2Prefetch::optional(),
            Vector::optional(),
            ty(MEMORY),
        ])
        .operands(&[VECTOR, ADDRESS.accepting(Accepts::UNIFIED), POLICY])
        .base(&[since((4, 0), 32), since((3, 1), 35)])
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .rules(&[
            L1, L2, HINT, FETCH, FETCH_256, WIDE_VECTOR, WIDE_VECTOR_4, BITS128, CACHE_OR_EVICT,
            VECTOR_128, VECTOR_8, L2_NEEDS_256, L2_NEEDS_256_V2, L2_NEEDS_256_V4,

        ])
        .sem(Sem::Load(Some(Space::Global)));
    LDU = Row::new("ldu", "9.7.9.10", "Loads read-only data from an address that is uniform.")
        .parts(&[
            Space::maybe(&[Space::Global]),
            Vector::maybe(&[Vector::V2, Vector::V4]),
            ty(&[B8, B16, B32, B64, B128, U8, U16, U32, U64, S8, S16, S32, S64, F32, F64]),
        ])
        .operands(&[VECTOR, ADDRESS])
        .base(&[since((2, 0), 20)])
        .effects(InstEffects::LOAD)
        .divergence(Divergence::Source)
        .rules(&[
            BITS128,
            VECTOR_128,
            illegal(
                &[Vector::is(&[Vector::V4]), ty_is(0, &[B64, U64, S64, F64])],
                "a vector has at most 128 bits",
            ),
        ])
        .sem(Sem::Load(None));
    ST = Row::new("st", "9.7.9.11", "Stores to memory.")
        .parts(&[
            Mmio::optional(),
            Order::maybe(STORE_ORDERS),
            Scope::optional(),
            Space::maybe(&[
                Space::Global, Space::Local, Space::Param, Space::ParamFunc, Space::Shared,
                Space::SharedCta, Space::SharedCluster,
            ]),
            CacheOp::maybe(&[CacheOp::Wb, CacheOp::Cg, CacheOp::Cs, CacheOp::Wt]),
            L1Evict::optional(),
            L2Evict::optional(),
            CacheHint::optional(),
            Vector::optional(),
            ty(MEMORY),
        ])
        .operands(&[
            ADDRESS,
            src("b", T0).list(Count::Vector).accepting(Accepts::IMM).or_wider().sink(),
            POLICY,
        ])
        .effects(InstEffects::STORE)
        .rules(&[
            SPACE, SHARED_CTA, SHARED_CLUSTER, PARAM_FUNC, ORDERS, VOLATILE, VOLATILE_LOCAL,
            CLUSTER_SCOPE, MMIO, L1, L2, HINT, CACHE_OP, WIDE_VECTOR, WIDE_VECTOR_4, BITS128,
            BITS128_SYS,
            needs(&[Space::is(&[Space::Param])], &[since((2, 0), 20)]),
            needs(&[Mmio::given(), Order::is(&[Order::Release])], &[since((9, 3), 70)]),
            NO_SCOPE, SCOPE_ALONE, PRIVATE_ORDER, PRIVATE_VOLATILE, ORDER_AND_CACHE,
            VOLATILE_EVICT, CACHE_OR_EVICT, VECTOR_128, VECTOR_8, WIDE_GLOBAL_8, WIDE_GLOBAL_4,
            GLOBAL_L1, GLOBAL_L2, GLOBAL_HINT, L2_NEEDS_256, L2_NEEDS_256_V2, L2_NEEDS_256_V4,
 MMIO_SCOPE, MMIO_VECTOR, MMIO_HINT,
            MMIO_SPACE,
            MMIO_EVICT,
            illegal(
                &[Mmio::given(), Order::is_or_omitted(&[Order::Weak, Order::Volatile])],
                "`.mmio` goes with `.relaxed` or `.release`",
            ),
        ])
        .sem(Sem::Store(None));
    ATOM = Row::new(
            "atom",
            "9.7.13.5",
            "Atomic read-modify-write; returns the old value.",
        )
        .class(InstClass::Synchronisation)
        .parts(&[
            Order::maybe(&[Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel]),
            Scope::optional(),
            Space::maybe(ATOMIC_SPACES),
            AtomOp::required(),
            NoFtz::optional(),
            CacheHint::optional(),
            Vector::optional(),
            ty(ATOMIC),
        ])
        .operands(&[
            def("d", T0).list(Count::Vector).sink(),
            ADDRESS,
            src("b", T0).list(Count::Vector).accepting(Accepts::IMM),
            val("c", T0).opt(),
            POLICY,
        ])
        .base(&[since((1, 0), 11)])
        .effects(InstEffects::ATOMIC)
        .divergence(Divergence::Source)
        .rules(ATOM_RULES)
        .sem(Sem::Memory(memory::atom));
    RED = Row::new("red", "9.7.13.7", "Atomic read-modify-write without a result.")
        .class(InstClass::Synchronisation)
        .parts(&[
            Order::maybe(&[Order::Relaxed, Order::Release]),
            Scope::optional(),
            Space::maybe(ATOMIC_SPACES),
            AtomOp::one_of(&[
                AtomOp::Add, AtomOp::And, AtomOp::Or, AtomOp::Xor, AtomOp::Inc, AtomOp::Dec,
                AtomOp::Min, AtomOp::Max,
            ]),
            NoFtz::optional(),
            CacheHint::optional(),
            Vector::optional(),
            ty(ATOMIC),
        ])
        .operands(&[
            ADDRESS,
            src("b", T0).list(Count::Vector).accepting(Accepts::IMM),
            POLICY,
        ])
        .base(&[since((1, 2), 11)])
        .effects(InstEffects::ATOMIC)
        .rules(RED_RULES)
        .sem(Sem::Memory(memory::red));
    PREFETCH = Row::new("prefetch", "9.7.9.15", "Brings a line into a cache.")
        .parts(&[
            Space::maybe(&[Space::Global, Space::Local, Space::Const, Space::Param]),
            PrefetchLevel::required(),
        ])
        .operands(&[ADDRESS])
        .base(&[since((2, 0), 20)])
        .effects(InstEffects::OTHER)
        .rules(&[
            needs(
                &[PrefetchLevel::is(&[PrefetchLevel::L2EvictLast, PrefetchLevel::L2EvictNormal])],
                &[since((7, 4), 80)],
            ),
            needs(&[PrefetchLevel::is(&[PrefetchLevel::Tensormap])], &[since((8, 0), 90)]),
            illegal(
                &[
                    PrefetchLevel::is(&[
                        PrefetchLevel::L1, PrefetchLevel::L2, PrefetchLevel::L2EvictLast,
                        PrefetchLevel::L2EvictNormal,
                    ]),
                    Space::is(&[Space::Const, Space::Param]),
                ],
                "constants and parameters are not prefetched into these caches",
            ),
            illegal(
                &[
                    PrefetchLevel::is(&[PrefetchLevel::L2EvictLast, PrefetchLevel::L2EvictNormal]),
                    Space::is(&[Space::Local]),
                ],
                "eviction priorities are for global memory",
            ),
            illegal(
                &[
                    PrefetchLevel::is(&[PrefetchLevel::Tensormap]),
                    Space::is(&[Space::Global, Space::Local]),
                ],
                "tensor maps are prefetched from constant or parameter memory",
            ),
        ])
        .sem(Sem::Control(Control::Nothing));
}

const ATOMIC_SPACES: &[Space] =
    &[Space::Global, Space::Shared, Space::SharedCta, Space::SharedCluster];
const ATOMIC: &[PtxType] =
    &[B16, B32, B64, B128, U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64];
const SHARED: Cond = Space::is(&[Space::Shared, Space::SharedCta, Space::SharedCluster]);
const BITWISE: Cond = AtomOp::is(&[AtomOp::And, AtomOp::Or, AtomOp::Xor]);
const EXCHANGE: Cond = AtomOp::is(&[AtomOp::Cas, AtomOp::Exch]);
const MINMAX: Cond = AtomOp::is(&[AtomOp::Min, AtomOp::Max]);
const ADD: Cond = AtomOp::is(&[AtomOp::Add]);
const COUNTING: Cond = AtomOp::is(&[AtomOp::Inc, AtomOp::Dec]);
const WIDE64: &[PtxType] = &[B64, U64, S64];
const HALVES: &[PtxType] = &[F16, F16x2, BF16, BF16x2];
const EXTENDED: &[Since] = &[since((4, 0), 32), since((3, 1), 35)];

/// The gates of `atom`; those of `red` differ where noted.
const ATOM_GATES: [Rule; 21] = [
    needs(&[GENERIC], &[since((2, 0), 20)]),
    needs(&[SHARED], &[since((1, 2), 12)]),
    needs(&[SHARED, ty_is(0, WIDE64)], &[since((2, 0), 20)]),
    needs(&[ty_is(0, WIDE64)], &[since((1, 2), 12)]),
    needs(&[BITWISE, ty_is(0, &[B64])], EXTENDED),
    needs(&[MINMAX, ty_is(0, &[U64, S64])], EXTENDED),
    needs(&[ty_is(0, &[F32])], &[since((2, 0), 20)]),
    needs(&[ty_is(0, &[F64])], &[since((5, 0), 60)]),
    needs(&[ty_is(0, &[B16])], &[since((6, 3), 70)]),
    needs(&[ty_is(0, &[F16])], &[since((6, 3), 70)]),
    needs(&[ty_is(0, &[F16x2])], &[since((6, 2), 60)]),
    needs(&[ty_is(0, &[BF16, BF16x2])], &[since((7, 8), 90)]),
    needs(&[ty_is(0, &[B128])], &[since((8, 3), 90)]),
    needs(&[ty_is(0, &[B128]), Scope::is(&[Scope::Sys])], &[since((8, 4), 90)]),
    needs(&[NoFtz::given(), ty_is(0, &[F32])], &[since((9, 4), 90)]),
    needs(&[Vector::given()], &[since((8, 1), 90)]),
    needs(&[Scope::given()], &[since((5, 0), 60)]),
    needs(&[Order::given()], &[since((6, 0), 70)]),
    CLUSTER_SCOPE,
    SHARED_CTA,
    SHARED_CLUSTER,
];

/// Which operation goes with which type, and vectors.
const ATOM_TYPES: [Rule; 13] = [
    illegal(&[BITWISE, ty_is(0, NOT_BITWISE)], "the operation is for b32 and b64"),
    illegal(&[EXCHANGE, ty_is(0, NOT_EXCHANGED)], "the operation is for bits"),
    illegal(&[AtomOp::is(&[AtomOp::Exch]), ty_is(0, &[B16])], "16 bits take `.cas` only"),
    illegal(&[COUNTING, ty_is(0, NOT_COUNTED)], "the operation is for u32"),
    illegal(&[ADD, ty_is(0, &[B16, B32, B64, B128, S64])], "the operation is for numbers"),
    illegal(&[MINMAX, ty_is(0, &[B16, B32, B64, B128, F32, F64])], "the operation is for integers"),
    illegal(
        &[MINMAX, ty_is(0, HALVES), Vector::omitted()],
        "halves have minimum and maximum in vectors only",
    ),
    illegal(&[NoFtz::omitted(), ty_is(0, HALVES)], "halves need `.noftz`"),
    illegal(
        &[NoFtz::given(), ty_is(0, &[B16, B32, B64, B128, U32, U64, S32, S64, F64])],
        "`.noftz` is for floats",
    ),
    illegal(&[Vector::given(), SHARED], "vectors are for global memory"),
    illegal(
        &[Vector::given(), ty_is(0, &[B16, B32, B64, B128, U32, U64, S32, S64, F64])],
        "vectors are for f32 and halves",
    ),
    illegal(
        &[Vector::is(&[Vector::V8]), ty_is(0, &[F32, F16x2, BF16x2])],
        "a vector has at most 128 bits",
    ),
    illegal(&[CacheHint::given(), SHARED], "cache policies are for global memory"),
];

const NOT_BITWISE: &[PtxType] =
    &[B16, B128, U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64];
const NOT_EXCHANGED: &[PtxType] = &[U32, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64];
const NOT_COUNTED: &[PtxType] =
    &[B16, B32, B64, B128, U64, S32, S64, F16, F16x2, BF16, BF16x2, F32, F64];

const ATOM_RULES: &[Rule] = &[
    ATOM_GATES[0],
    ATOM_GATES[1],
    ATOM_GATES[2],
    ATOM_GATES[3],
    ATOM_GATES[4],
    ATOM_GATES[5],
    ATOM_GATES[6],
    ATOM_GATES[7],
    ATOM_GATES[8],
    ATOM_GATES[9],
    ATOM_GATES[10],
    ATOM_GATES[11],
    ATOM_GATES[12],
    ATOM_GATES[13],
    ATOM_GATES[14],
    ATOM_GATES[15],
    ATOM_GATES[16],
    ATOM_GATES[17],
    ATOM_GATES[18],
    ATOM_GATES[19],
    ATOM_GATES[20],
    HINT,
    illegal(
        &[AtomOp::is(&[AtomOp::Cas]), CacheHint::given()],
        "compare and swap takes no cache policy",
    ),
    ATOM_TYPES[0],
    ATOM_TYPES[1],
    ATOM_TYPES[2],
    ATOM_TYPES[3],
    ATOM_TYPES[4],
    ATOM_TYPES[5],
    ATOM_TYPES[6],
    ATOM_TYPES[7],
    ATOM_TYPES[8],
    ATOM_TYPES[9],
    ATOM_TYPES[10],
    ATOM_TYPES[11],
    ATOM_TYPES[12],
    illegal(&[AtomOp::is(&[AtomOp::Cas]), Cond::NoOperand(3)], "the new value is missing"),
    illegal(
        &[
            AtomOp::is(&[
                AtomOp::Add,
                AtomOp::And,
                AtomOp::Or,
                AtomOp::Xor,
                AtomOp::Exch,
                AtomOp::Inc,
                AtomOp::Dec,
                AtomOp::Min,
                AtomOp::Max,
            ]),
            Cond::Operand(3),
        ],
        "only `.cas` takes a second value",
    ),
];

const RED_RULES: &[Rule] = &[
    ATOM_GATES[0],
    ATOM_GATES[1],
    ATOM_GATES[2],
    ATOM_GATES[3],
    ATOM_GATES[4],
    ATOM_GATES[5],
    ATOM_GATES[6],
    ATOM_GATES[7],
    ATOM_GATES[9],
    ATOM_GATES[10],
    ATOM_GATES[11],
    ATOM_GATES[14],
    ATOM_GATES[15],
    ATOM_GATES[16],
    ATOM_GATES[17],
    ATOM_GATES[18],
    ATOM_GATES[19],
    ATOM_GATES[20],
    HINT,
    ATOM_TYPES[0],
    ATOM_TYPES[3],
    ATOM_TYPES[4],
    ATOM_TYPES[5],
    ATOM_TYPES[6],
    ATOM_TYPES[7],
    ATOM_TYPES[8],
    ATOM_TYPES[9],
    ATOM_TYPES[10],
    ATOM_TYPES[11],
    ATOM_TYPES[12],
    illegal(&[ty_is(0, &[B16, B128])], "the type is for `atom` only"),
];
