//! The functions that are there without being defined: one table.
//!
//! A row says how a function is written, of what class its type parameter is, what it takes and
//! gives, and what it does. The checker, the lowering, the interpreter and the list that
//! `irc toy --builtins` prints all read these rows.

use irc_ir::op::{MathTier, Order, Scope};

/// What types a type parameter `T` may be.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// There is no type parameter.
    None,
    /// A number, or a vector.
    Num,
    /// An integer, or a vector of them.
    Int,
    /// A float, or a vector of them.
    Float,
    /// A scalar integer.
    ScalarInt,
    /// A scalar float.
    ScalarFloat,
    /// `f16`, `bf16` or `f32`: what the approximations of the hardware serve.
    SmallFloat,
    /// `f32`.
    Single,
    /// `u16`, `u32` or `u64`, or signed ones.
    Bytes,
    /// A number of 16, 32 or 64 bits, or `bool`.
    Lane,
    /// An integer of 32 or 64 bits.
    Atomic,
    /// An integer of 32 or 64 bits, `f16`, `bf16`, `f32` or `f64`.
    AtomicFloat,
    /// Any sized type.
    Any,
}

impl Class {
    /// The types in words; nothing where there is no type parameter.
    pub fn describe(self) -> Option<&'static str> {
        let text = match self {
            Class::None => return None,
            Class::Num => "numbers and vectors",
            Class::Int => "integers and vectors of them",
            Class::Float => "floats and vectors of them",
            Class::ScalarInt => "integers",
            Class::ScalarFloat => "floats",
            Class::SmallFloat => "f16, bf16 and f32",
            Class::Single => "f32",
            Class::Bytes => "integers of 16, 32 and 64 bits",
            Class::Lane => "numbers of 16, 32 and 64 bits, and bool",
            Class::Atomic => "integers of 32 and 64 bits",
            Class::AtomicFloat => "integers of 32 and 64 bits, and floats",
            Class::Any => "all types",
        };
        Some(text)
    }
}

/// What a parameter or result is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ParamType {
    /// Nothing.
    Unit,
    /// The type parameter.
    T,
    /// `bool`, or for vectors nothing.
    Bool,
    /// `i32`.
    I32,
    /// `u32`.
    U32,
    /// `u64`.
    U64,
    /// Any integer.
    Index,
    /// A pointer to `T` of any space that is `mut`.
    MutPointer,
    /// A pointer to `T` of any space.
    Pointer,
    /// The same pointer as the first parameter.
    SamePointer,
    /// A slice of the first parameter.
    Slice,
}

impl ParamType {
    /// The type in words.
    pub fn describe(self) -> &'static str {
        match self {
            ParamType::Unit => "()",
            ParamType::T => "T",
            ParamType::Bool => "bool",
            ParamType::I32 => "i32",
            ParamType::U32 => "u32",
            ParamType::U64 => "u64",
            ParamType::Index => "integer",
            ParamType::MutPointer => "*mut T",
            ParamType::Pointer | ParamType::SamePointer => "*T",
            ParamType::Slice => "&[T]",
        }
    }
}

/// What stands in `::<..>` besides types.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum WordsWanted {
    /// Nothing.
    None,
    /// The type `T`, which no parameter tells.
    Type,
    /// An order and a scope, both or neither; of the orders that this kind of access takes.
    Order(&'static [Order]),
}

/// How many axes a function has: those with one are written `name.x`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Written {
    /// `name(args)`.
    Call,
    /// `name(args)` with a mask (`u32`) as one more argument, if wanted.
    Warp,
    /// `name.x`, `name.y`, `name.z`: no arguments.
    Axis,
}

/// The words of a use: what stands in `::<..>`, and the axis.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Words {
    /// The order of an access.
    pub order: Order,
    /// Its scope.
    pub scope: Scope,
    /// 0, 1 or 2 for `.x`, `.y`, `.z`.
    pub axis: u8,
}

impl Default for Words {
    fn default() -> Words {
        Words { order: Order::Relaxed, scope: Scope::Gpu, axis: 0 }
    }
}

/// A row of the table.
#[derive(Copy, Clone, Debug)]
pub struct Row {
    /// The function.
    pub builtin: Builtin,
    /// Its name.
    pub name: &'static str,
    /// How it is written.
    pub written: Written,
    /// What `T` may be.
    pub class: Class,
    /// What stands in `::<..>`.
    pub words: WordsWanted,
    /// What it takes.
    pub params: &'static [ParamType],
    /// What it gives.
    pub result: ParamType,
    /// Whether all threads of a warp or CTA must come here together, so that it must not stand
    /// under a divergent condition.
    pub convergent: bool,
    /// What it does, in a line.
    pub doc: &'static str,
    /// The word and the tier of the math library that it is, if there is such a function.
    pub math: (&'static str, MathTier),
}

/// Orders and how they are written.
pub const ORDERS: [(&str, Order); 5] = [
    ("relaxed", Order::Relaxed),
    ("acquire", Order::Acquire),
    ("release", Order::Release),
    ("acq_rel", Order::AcqRel),
    ("seq_cst", Order::SeqCst),
];

/// Scopes and how they are written.
pub const SCOPES: [(&str, Scope); 4] = [
    ("block", Scope::Cta),
    ("cluster", Scope::Cluster),
    ("device", Scope::Gpu),
    ("system", Scope::Sys),
];

const RMW: WordsWanted =
    WordsWanted::Order(&[Order::Relaxed, Order::Acquire, Order::Release, Order::AcqRel]);
const LOAD: WordsWanted = WordsWanted::Order(&[Order::Relaxed, Order::Acquire]);
const STORE: WordsWanted = WordsWanted::Order(&[Order::Relaxed, Order::Release]);
const FENCE: WordsWanted = WordsWanted::Order(&[Order::AcqRel, Order::SeqCst]);

macro_rules! builtins {
    ($($variant:ident $name:literal $written:ident $class:ident $words:ident
       $params:tt $result:ident $convergent:literal $doc:literal
       $([$($of_tier:ident $tier:ident)*])?;)*) => {
        /// A function that is there; [`Builtin::row`] says all about it.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Builtin {
            $(
                #[doc = $doc] $variant,
                $($(#[doc = builtins!(@doc $tier $doc)] $of_tier,)*)?
            )*
        }

        /// All rows, in the order of [`Builtin`].
        pub const ROWS: &[Row] = &[
            $(
                builtins!(@row $variant, $name, Class::$class, $doc, ($name, MathTier::Precise);
                    $written $words $params $result $convergent),
                $($(builtins!(@row $of_tier, concat!($name, "_", stringify!($tier)),
                    builtins!(@class $tier), builtins!(@doc $tier $doc),
                    ($name, builtins!(@tier $tier));
                    $written $words $params $result $convergent),)*)?
            )*
        ];
    };
    (@row $builtin:ident, $name:expr, $class:expr, $doc:expr, $math:expr;
       $written:ident $words:ident $params:tt $result:ident $convergent:literal) => {
        Row {
            builtin: Builtin::$builtin,
            name: $name,
            written: Written::$written,
            class: $class,
            words: builtins!(@words $words),
            params: builtins!(@params $params),
            result: ParamType::$result,
            convergent: $convergent,
            doc: $doc,
            math: $math,
        }
    };
    (@params ($($param:ident)*)) => { &[$(ParamType::$param),*] };
    (@words none) => { WordsWanted::None };
    (@words ty) => { WordsWanted::Type };
    (@words $words:ident) => { $words };
    (@tier approx) => { MathTier::Approx };
    (@tier fast) => { MathTier::Fast };
    (@tier device) => { MathTier::Device };
    (@tier rounded) => { MathTier::Rounded };
    (@class rounded) => { Class::Single };
    (@class $tier:ident) => { Class::SmallFloat };
    (@doc approx $doc:literal) => { concat!($doc, " By instructions that approximate.") };
    (@doc fast $doc:literal) => { concat!($doc, " Within 4 ulp of f32.") };
    (@doc device $doc:literal) => { concat!($doc, " As exact as libdevice's of f32.") };
    (@doc rounded $doc:literal) => { concat!($doc, " The nearest f32.") };
}

// The kind of row: how written, class of T, words, (parameters), result, convergent; then the tiers
// that a function of the math library has besides, each with a row of its own.
builtins! {
    Sqrt "sqrt" Call Float none (T) T false "Square root, rounded to nearest.";
    Sin "sin" Call Float none (T) T false "Sine." [SinApprox approx SinFast fast SinRounded rounded];
    Cos "cos" Call Float none (T) T false "Cosine." [CosApprox approx CosFast fast CosRounded rounded];
    Tan "tan" Call Float none (T) T false "Tangent." [TanFast fast TanDevice device TanRounded rounded];
    Sinpi "sinpi" Call Float none (T) T false "Sine of pi times the operand." [SinpiRounded rounded];
    Cospi "cospi" Call Float none (T) T false "Cosine of pi times the operand." [CospiRounded rounded];
    Tanpi "tanpi" Call Float none (T) T false "Tangent of pi times the operand." [TanpiRounded rounded];
    Asin "asin" Call Float none (T) T false "Arcsine." [AsinFast fast AsinDevice device AsinRounded rounded];
    Acos "acos" Call Float none (T) T false "Arccosine." [AcosFast fast AcosDevice device AcosRounded rounded];
    Atan "atan" Call Float none (T) T false "Arctangent." [AtanFast fast AtanDevice device AtanRounded rounded];
    Atan2 "atan2" Call Float none (T T) T false "Angle of the point whose ordinate is the first operand, its abscissa the second." [Atan2Fast fast Atan2Device device];
    Asinpi "asinpi" Call Float none (T) T false "Arcsine divided by pi." [AsinpiRounded rounded];
    Acospi "acospi" Call Float none (T) T false "Arccosine divided by pi." [AcospiRounded rounded];
    Atanpi "atanpi" Call Float none (T) T false "Arctangent divided by pi." [AtanpiRounded rounded];
    Atan2pi "atan2pi" Call Float none (T T) T false "What `atan2` gives, divided by pi.";
    Sinh "sinh" Call Float none (T) T false "Hyperbolic sine." [SinhFast fast SinhDevice device SinhRounded rounded];
    Cosh "cosh" Call Float none (T) T false "Hyperbolic cosine." [CoshFast fast CoshDevice device CoshRounded rounded];
    Tanh "tanh" Call Float none (T) T false "Hyperbolic tangent." [TanhApprox approx TanhFast fast TanhDevice device TanhRounded rounded];
    Asinh "asinh" Call Float none (T) T false "Inverse hyperbolic sine." [AsinhFast fast AsinhDevice device AsinhRounded rounded];
    Acosh "acosh" Call Float none (T) T false "Inverse hyperbolic cosine." [AcoshFast fast AcoshDevice device AcoshRounded rounded];
    Atanh "atanh" Call Float none (T) T false "Inverse hyperbolic tangent." [AtanhFast fast AtanhDevice device AtanhRounded rounded];
    Exp "exp" Call Float none (T) T false "e^x." [ExpApprox approx ExpFast fast ExpDevice device ExpRounded rounded];
    Exp2 "exp2" Call Float none (T) T false "2^x." [Exp2Approx approx Exp2Fast fast Exp2Rounded rounded];
    Exp10 "exp10" Call Float none (T) T false "10^x." [Exp10Approx approx Exp10Fast fast Exp10Device device Exp10Rounded rounded];
    Expm1 "expm1" Call Float none (T) T false "e^x - 1." [Expm1Device device Expm1Rounded rounded];
    Log "log" Call Float none (T) T false "Natural logarithm." [LogApprox approx LogFast fast LogDevice device LogRounded rounded];
    Log2 "log2" Call Float none (T) T false "Logarithm to base 2." [Log2Approx approx Log2Fast fast Log2Device device Log2Rounded rounded];
    Log10 "log10" Call Float none (T) T false "Logarithm to base 10." [Log10Approx approx Log10Fast fast Log10Device device Log10Rounded rounded];
    Log1p "log1p" Call Float none (T) T false "Natural logarithm of 1 + x." [Log1pDevice device Log1pRounded rounded];
    Pow "pow" Call Float none (T T) T false "The first operand to the power of the second." [PowApprox approx PowFast fast PowDevice device];
    Rootn "rootn" Call Float none (T T) T false "The root of the first operand whose degree is the second, an integral number.";
    Pown "pown" Call Float none (T I32) T false "The first operand to the power of the second, an integer." [PownFast fast];
    Powi "powi" Call Float none (T I32) T false "What `pown` gives, by its name in Rust and LLVM.";
    Cbrt "cbrt" Call Float none (T) T false "Cube root." [CbrtDevice device CbrtRounded rounded];
    Rcbrt "rcbrt" Call Float none (T) T false "1 / cbrt(x)." [RcbrtDevice device RcbrtRounded rounded];
    Rsqrt "rsqrt" Call Float none (T) T false "1 / sqrt(x)." [RsqrtApprox approx RsqrtRounded rounded];
    Hypot "hypot" Call Float none (T T) T false "Square root of the sum of the squares." [HypotFast fast HypotDevice device];
    Rhypot "rhypot" Call Float none (T T) T false "1 / hypot(x, y)." [RhypotFast fast RhypotDevice device];
    Norm3d "norm3d" Call Float none (T T T) T false "Square root of the sum of three squares." [Norm3dFast fast Norm3dDevice device];
    Rnorm3d "rnorm3d" Call Float none (T T T) T false "1 / norm3d(x, y, z)." [Rnorm3dFast fast Rnorm3dDevice device];
    Norm4d "norm4d" Call Float none (T T T T) T false "Square root of the sum of four squares." [Norm4dFast fast Norm4dDevice device];
    Rnorm4d "rnorm4d" Call Float none (T T T T) T false "1 / norm4d(x, y, z, w)." [Rnorm4dFast fast Rnorm4dDevice device];
    Erf "erf" Call Float none (T) T false "The error function." [ErfFast fast ErfDevice device ErfRounded rounded];
    Erfc "erfc" Call Float none (T) T false "1 - erf(x)." [ErfcDevice device ErfcRounded rounded];
    Erfcx "erfcx" Call Float none (T) T false "e^(x^2) erfc(x)." [ErfcxDevice device];
    Erfinv "erfinv" Call Float none (T) T false "The number whose error function the operand is." [ErfinvDevice device];
    Erfcinv "erfcinv" Call Float none (T) T false "The number whose complementary error function the operand is." [ErfcinvDevice device];
    Normcdf "normcdf" Call Float none (T) T false "The share of the normal distribution up to a number." [NormcdfDevice device];
    Normcdfinv "normcdfinv" Call Float none (T) T false "The number up to which the normal distribution has this share." [NormcdfinvDevice device];
    Tgamma "tgamma" Call Float none (T) T false "The gamma function.";
    Lgamma "lgamma" Call Float none (T) T false "The logarithm of the size of the gamma function.";
    J0 "j0" Call Float none (T) T false "Bessel function of the first kind, degree 0." [J0Device device];
    J1 "j1" Call Float none (T) T false "Bessel function of the first kind, degree 1." [J1Device device];
    Jn "jn" Call Float none (T T) T false "Bessel function of the first kind; the degree, up to 2^14, is the first operand.";
    Y0 "y0" Call Float none (T) T false "Bessel function of the second kind, degree 0." [Y0Device device];
    Y1 "y1" Call Float none (T) T false "Bessel function of the second kind, degree 1." [Y1Device device];
    Yn "yn" Call Float none (T T) T false "Bessel function of the second kind; the degree, up to 2^14, is the first operand.";
    I0 "i0" Call Float none (T) T false "Modified Bessel function of the first kind, degree 0." [I0Device device];
    I1 "i1" Call Float none (T) T false "Modified Bessel function of the first kind, degree 1." [I1Device device];
    Fmod "fmod" Call Float none (T T) T false "What is left of the first operand after a multiple of the second, with its sign.";
    Remainder "remainder" Call Float none (T T) T false "What is left after the nearest multiple of the second operand, ties to the even one.";
    Remquo "remquo" Call Float none (T T) T false "The three lowest bits of the quotient that belongs to `remainder`, with its sign.";
    Modf "modf" Call Float none (T) T false "What follows the point, with the sign.";
    Frexp "frexp" Call Float none (T) T false "The number times a power of two that brings it to [1/2, 1); zero and infinity stay.";
    FrexpExponent "frexp_exponent" Call Float none (T) T false "The exponent of the power of two that `frexp` leaves out; 0 of zero and infinity.";
    Logb "logb" Call Float none (T) T false "The exponent of the number, rounded down.";
    Ldexp "ldexp" Call Float none (T T) T false "The first operand times 2 to the power of the second, which is rounded toward zero.";
    Fdim "fdim" Call Float none (T T) T false "The positive difference: zero where the second operand is not less.";
    Nextafter "nextafter" Call Float none (T T) T false "The next number from the first operand in the direction of the second.";
    Abs "abs" Call Num none (T) T false "Absolute value; of the least integer itself.";
    Min "min" Call Num none (T T) T false "The lesser; the number if one is NaN.";
    Max "max" Call Num none (T T) T false "The greater; the number if one is NaN.";
    Clamp "clamp" Call Num none (T T T) T false "The first, but at least the second and at most the third: min(max(x, low), high).";
    Fma "fma" Call Float none (T T T) T false "First times second plus third, rounded once.";
    Floor "floor" Call Float none (T) T false "The greatest whole number not above.";
    Ceil "ceil" Call Float none (T) T false "The least whole number not below.";
    Nearest "nearest" Call Float none (T) T false "The nearest whole number, ties to even.";
    Trunc "trunc" Call Float none (T) T false "The whole number toward zero.";
    Copysign "copysign" Call Float none (T T) T false "The first with the sign of the second.";
    IsNan "is_nan" Call ScalarFloat none (T) Bool false "Whether it is NaN.";
    Inf "inf" Call ScalarFloat ty () T false "Infinity.";
    Nan "nan" Call ScalarFloat ty () T false "A quiet NaN: sign 0, the highest bit of the fraction 1, the rest 0.";
    SizeOf "size_of" Call Any ty () U32 false "Bytes that a value takes in memory.";
    PopCount "popcount" Call Int none (T) T false "Number of bits that are 1.";
    LeadingZeros "leading_zeros" Call Int none (T) T false "Number of zeros above the highest 1.";
    TrailingZeros "trailing_zeros" Call Int none (T) T false "Number of zeros below the lowest 1.";
    ReverseBits "reverse_bits" Call Int none (T) T false "The bits in reverse order.";
    SwapBytes "swap_bytes" Call Bytes none (T) T false "The bytes in reverse order.";
    RotateLeft "rotate_left" Call Int none (T U32) T false "The bits moved up by a number modulo the width; rotated in from below.";
    RotateRight "rotate_right" Call Int none (T U32) T false "The bits moved down by a number modulo the width; rotated in from above.";
    FunnelLeft "funnel_left" Call Int none (T T U32) T false "The upper half of the first then the second, moved up by a number modulo the width.";
    FunnelRight "funnel_right" Call Int none (T T U32) T false "The lower half of the first then the second, moved down by a number modulo the width.";
    MulHigh "mul_high" Call Int none (T T) T false "The upper half of the product.";
    ThreadIdx "thread_idx" Axis None none () U32 false "Index of the thread in its CTA.";
    BlockIdx "block_idx" Axis None none () U32 false "Index of the CTA in the grid.";
    BlockDim "block_dim" Axis None none () U32 false "Threads in a CTA.";
    GridDim "grid_dim" Axis None none () U32 false "CTAs in the grid.";
    GlobalIdx "global_idx" Axis None none () U32 false "block_idx * block_dim + thread_idx.";
    LaneId "lane_id" Call None none () U32 false "The lane of the thread in its warp: 0 to 31.";
    WarpId "warp_id" Call None none () U32 false "The warp of the thread in its CTA: its linear thread index divided by 32.";
    Clock "clock" Call None none () U64 false "Cycles that a multiprocessor has counted.";
    Barrier "barrier" Call None none () Unit true "Waits for all threads of the CTA, and orders their accesses.";
    SyncWarp "sync_warp" Warp None none () Unit true "Waits for the threads of a mask, and orders their accesses.";
    Fence "fence" Call None FENCE () Unit false "Orders the accesses before it before those after it; acq_rel and device by default.";
    Shuffle "shuffle" Warp Lane none (T U32) T true "The value of a lane, by its number modulo 32.";
    ShuffleUp "shuffle_up" Warp Lane none (T U32) T true "The value of the lane that is this much lower; its own if there is none.";
    ShuffleDown "shuffle_down" Warp Lane none (T U32) T true "The value of the lane that is this much higher; its own if there is none.";
    ShuffleXor "shuffle_xor" Warp Lane none (T U32) T true "The value of the lane whose number is the own one xor this (below 32).";
    Ballot "ballot" Warp None none (Bool) U32 true "A bit for each lane: its predicate.";
    AnyLane "any" Warp None none (Bool) Bool true "Whether the predicate of any lane is true.";
    AllLanes "all" Warp None none (Bool) Bool true "Whether the predicate of all lanes is true.";
    MatchAny "match_any" Warp Atomic none (T) U32 true "A bit for each lane that has the same value.";
    MatchAll "match_all" Warp Atomic none (T) Bool true "Whether all lanes have the same value.";
    ActiveMask "active_mask" Call None none () U32 false "A bit for each lane that currently executes together with this one.";
    Offset "offset" Call Any none (Pointer Index) SamePointer false "The pointer moved by a number of elements.";
    Slice "slice" Call Any none (Pointer U32) Slice false "The elements that begin at a pointer.";
    AtomicAdd "atomic_add" Call AtomicFloat RMW (MutPointer T) T false "Adds; returns the old value.";
    AtomicSub "atomic_sub" Call Atomic RMW (MutPointer T) T false "Subtracts; returns the old value.";
    AtomicMin "atomic_min" Call Atomic RMW (MutPointer T) T false "Keeps the lesser; returns the old value.";
    AtomicMax "atomic_max" Call Atomic RMW (MutPointer T) T false "Keeps the greater; returns the old value.";
    AtomicAnd "atomic_and" Call Atomic RMW (MutPointer T) T false "Bitwise and; returns the old value.";
    AtomicOr "atomic_or" Call Atomic RMW (MutPointer T) T false "Bitwise or; returns the old value.";
    AtomicXor "atomic_xor" Call Atomic RMW (MutPointer T) T false "Bitwise exclusive or; returns the old value.";
    AtomicExchange "atomic_exchange" Call Atomic RMW (MutPointer T) T false "Writes; returns the old value.";
    AtomicCas "atomic_cas" Call Atomic RMW (MutPointer T T) T false "Writes the third if the second is the current value; returns the old value.";
    AtomicLoad "atomic_load" Call AtomicFloat LOAD (Pointer) T false "Atomic load.";
    AtomicStore "atomic_store" Call AtomicFloat STORE (MutPointer T) Unit false "Atomic store.";
}

impl Builtin {
    /// All that is known of the function.
    pub fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }

    /// The function with this name.
    pub fn from_name(name: &str) -> Option<Builtin> {
        ROWS.iter().find(|row| row.name == name).map(|row| row.builtin)
    }
}
