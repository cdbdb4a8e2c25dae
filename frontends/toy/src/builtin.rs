//! The functions that are there without being defined: one table.
//!
//! A row says how a function is written, of what class its type parameter is, what it takes and
//! gives, and what it does. The checker, the lowering, the interpreter and the list that
//! `irc toy --builtins` prints all read these rows.

use irc_ir::op::{Order, Scope};

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
       ($($param:ident)*) $result:ident $convergent:literal $doc:literal;)*) => {
        /// A function that is there; [`Builtin::row`] says all about it.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Builtin {
            $(#[doc = $doc] $variant,)*
        }

        /// All rows, in the order of [`Builtin`].
        pub const ROWS: &[Row] = &[
            $(Row {
                builtin: Builtin::$variant,
                name: $name,
                written: Written::$written,
                class: Class::$class,
                words: builtins!(@words $words),
                params: &[$(ParamType::$param),*],
                result: ParamType::$result,
                convergent: $convergent,
                doc: $doc,
            },)*
        ];
    };
    (@words none) => { WordsWanted::None };
    (@words ty) => { WordsWanted::Type };
    (@words $words:ident) => { $words };
}

// The kind of row: how written, class of T, words, (parameters), result, convergent.
builtins! {
    Sqrt "sqrt" Call Float none (T) T false "Square root, rounded to nearest.";
    RsqrtApprox "rsqrt_approx" Call SmallFloat none (T) T false "Reciprocal of the square root, approximate.";
    SinApprox "sin_approx" Call SmallFloat none (T) T false "Sine of an angle in radians, approximate.";
    CosApprox "cos_approx" Call SmallFloat none (T) T false "Cosine of an angle in radians, approximate.";
    Exp2Approx "exp2_approx" Call SmallFloat none (T) T false "2 to a power, approximate.";
    Log2Approx "log2_approx" Call SmallFloat none (T) T false "Logarithm to the base 2, approximate.";
    ExpApprox "exp_approx" Call SmallFloat none (T) T false "e to a power, by exp2_approx.";
    LogApprox "log_approx" Call SmallFloat none (T) T false "Natural logarithm, by log2_approx.";
    PowApprox "pow_approx" Call SmallFloat none (T T) T false "A positive number to a power, by exp2_approx and log2_approx.";
    TanhApprox "tanh_approx" Call SmallFloat none (T) T false "Hyperbolic tangent, approximate.";
    Sin "sin" Call Float none (T) T false "Sine.";
    Cos "cos" Call Float none (T) T false "Cosine.";
    Tan "tan" Call Float none (T) T false "Tangent.";
    Sinpi "sinpi" Call Float none (T) T false "Sine of pi times the operand.";
    Cospi "cospi" Call Float none (T) T false "Cosine of pi times the operand.";
    Tanpi "tanpi" Call Float none (T) T false "Tangent of pi times the operand.";
    Asin "asin" Call Float none (T) T false "Arcsine.";
    Acos "acos" Call Float none (T) T false "Arccosine.";
    Atan "atan" Call Float none (T) T false "Arctangent.";
    Atan2 "atan2" Call Float none (T T) T false "Angle of the point whose ordinate is the first operand, its abscissa the second.";
    Asinpi "asinpi" Call Float none (T) T false "Arcsine divided by pi.";
    Acospi "acospi" Call Float none (T) T false "Arccosine divided by pi.";
    Atanpi "atanpi" Call Float none (T) T false "Arctangent divided by pi.";
    Atan2pi "atan2pi" Call Float none (T T) T false "What `atan2` gives, divided by pi.";
    Sinh "sinh" Call Float none (T) T false "Hyperbolic sine.";
    Cosh "cosh" Call Float none (T) T false "Hyperbolic cosine.";
    Tanh "tanh" Call Float none (T) T false "Hyperbolic tangent.";
    Asinh "asinh" Call Float none (T) T false "Inverse hyperbolic sine.";
    Acosh "acosh" Call Float none (T) T false "Inverse hyperbolic cosine.";
    Atanh "atanh" Call Float none (T) T false "Inverse hyperbolic tangent.";
    Exp "exp" Call Float none (T) T false "e^x.";
    Exp2 "exp2" Call Float none (T) T false "2^x.";
    Exp10 "exp10" Call Float none (T) T false "10^x.";
    Expm1 "expm1" Call Float none (T) T false "e^x - 1.";
    Log "log" Call Float none (T) T false "Natural logarithm.";
    Log2 "log2" Call Float none (T) T false "Logarithm to base 2.";
    Log10 "log10" Call Float none (T) T false "Logarithm to base 10.";
    Log1p "log1p" Call Float none (T) T false "Natural logarithm of 1 + x.";
    Pow "pow" Call Float none (T T) T false "The first operand to the power of the second.";
    Rootn "rootn" Call Float none (T T) T false "The root of the first operand whose degree is the second, an integral number.";
    Cbrt "cbrt" Call Float none (T) T false "Cube root.";
    Rcbrt "rcbrt" Call Float none (T) T false "1 / cbrt(x).";
    Rsqrt "rsqrt" Call Float none (T) T false "1 / sqrt(x).";
    Hypot "hypot" Call Float none (T T) T false "Square root of the sum of the squares.";
    Rhypot "rhypot" Call Float none (T T) T false "1 / hypot(x, y).";
    Norm3d "norm3d" Call Float none (T T T) T false "Square root of the sum of three squares.";
    Rnorm3d "rnorm3d" Call Float none (T T T) T false "1 / norm3d(x, y, z).";
    Norm4d "norm4d" Call Float none (T T T T) T false "Square root of the sum of four squares.";
    Rnorm4d "rnorm4d" Call Float none (T T T T) T false "1 / norm4d(x, y, z, w).";
    Erf "erf" Call Float none (T) T false "The error function.";
    Erfc "erfc" Call Float none (T) T false "1 - erf(x).";
    Erfcx "erfcx" Call Float none (T) T false "e^(x^2) erfc(x).";
    Erfinv "erfinv" Call Float none (T) T false "The number whose error function the operand is.";
    Erfcinv "erfcinv" Call Float none (T) T false "The number whose complementary error function the operand is.";
    Normcdf "normcdf" Call Float none (T) T false "The share of the normal distribution up to a number.";
    Normcdfinv "normcdfinv" Call Float none (T) T false "The number up to which the normal distribution has this share.";
    Tgamma "tgamma" Call Float none (T) T false "The gamma function.";
    Lgamma "lgamma" Call Float none (T) T false "The logarithm of the size of the gamma function.";
    J0 "j0" Call Float none (T) T false "Bessel function of the first kind, degree 0.";
    J1 "j1" Call Float none (T) T false "Bessel function of the first kind, degree 1.";
    Jn "jn" Call Float none (T T) T false "Bessel function of the first kind; the degree, up to 2^14, is the first operand.";
    Y0 "y0" Call Float none (T) T false "Bessel function of the second kind, degree 0.";
    Y1 "y1" Call Float none (T) T false "Bessel function of the second kind, degree 1.";
    Yn "yn" Call Float none (T T) T false "Bessel function of the second kind; the degree, up to 2^14, is the first operand.";
    I0 "i0" Call Float none (T) T false "Modified Bessel function of the first kind, degree 0.";
    I1 "i1" Call Float none (T) T false "Modified Bessel function of the first kind, degree 1.";
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
    SinFast "sin_fast" Call SmallFloat none (T) T false "Sine, within 4 ulp of f32.";
    CosFast "cos_fast" Call SmallFloat none (T) T false "Cosine, within 4 ulp of f32.";
    TanFast "tan_fast" Call SmallFloat none (T) T false "Tangent, within 4 ulp of f32.";
    ExpFast "exp_fast" Call SmallFloat none (T) T false "e^x, within 4 ulp of f32.";
    Exp2Fast "exp2_fast" Call SmallFloat none (T) T false "2^x, within 4 ulp of f32.";
    Exp10Fast "exp10_fast" Call SmallFloat none (T) T false "10^x, within 4 ulp of f32.";
    LogFast "log_fast" Call SmallFloat none (T) T false "Natural logarithm, within 4 ulp of f32.";
    Log2Fast "log2_fast" Call SmallFloat none (T) T false "Logarithm to base 2, within 4 ulp of f32.";
    Log10Fast "log10_fast" Call SmallFloat none (T) T false "Logarithm to base 10, within 4 ulp of f32.";
    AsinFast "asin_fast" Call SmallFloat none (T) T false "Arcsine, within 4 ulp of f32.";
    AcosFast "acos_fast" Call SmallFloat none (T) T false "Arccosine, within 4 ulp of f32.";
    AtanFast "atan_fast" Call SmallFloat none (T) T false "Arctangent, within 4 ulp of f32.";
    Atan2Fast "atan2_fast" Call SmallFloat none (T T) T false "Arctangent of the first operand over the second, by quadrant, within 4 ulp of f32.";
    SinhFast "sinh_fast" Call SmallFloat none (T) T false "Hyperbolic sine, within 4 ulp of f32.";
    CoshFast "cosh_fast" Call SmallFloat none (T) T false "Hyperbolic cosine, within 4 ulp of f32.";
    TanhFast "tanh_fast" Call SmallFloat none (T) T false "Hyperbolic tangent, within 4 ulp of f32.";
    AsinhFast "asinh_fast" Call SmallFloat none (T) T false "Inverse hyperbolic sine, within 4 ulp of f32.";
    AcoshFast "acosh_fast" Call SmallFloat none (T) T false "Inverse hyperbolic cosine, within 4 ulp of f32.";
    AtanhFast "atanh_fast" Call SmallFloat none (T) T false "Inverse hyperbolic tangent, within 4 ulp of f32.";
    PowFast "pow_fast" Call SmallFloat none (T T) T false "The first operand to the power of the second, within 4 ulp of f32.";
    ErfFast "erf_fast" Call SmallFloat none (T) T false "Error function, within 4 ulp of f32.";
    HypotFast "hypot_fast" Call SmallFloat none (T T) T false "Length of a vector of two, within 4 ulp of f32.";
    RhypotFast "rhypot_fast" Call SmallFloat none (T T) T false "Inverse of the length of a vector of two, within 4 ulp of f32.";
    Norm3dFast "norm3d_fast" Call SmallFloat none (T T T) T false "Length of a vector of three, within 4 ulp of f32.";
    Rnorm3dFast "rnorm3d_fast" Call SmallFloat none (T T T) T false "Inverse of the length of a vector of three, within 4 ulp of f32.";
    Norm4dFast "norm4d_fast" Call SmallFloat none (T T T T) T false "Length of a vector of four, within 4 ulp of f32.";
    Rnorm4dFast "rnorm4d_fast" Call SmallFloat none (T T T T) T false "Inverse of the length of a vector of four, within 4 ulp of f32.";
    TanDevice "tan_device" Call SmallFloat none (T) T false "Tangent, as exact as libdevice's of f32.";
    AsinDevice "asin_device" Call SmallFloat none (T) T false "Arcsine, as exact as libdevice's of f32.";
    AcosDevice "acos_device" Call SmallFloat none (T) T false "Arccosine, as exact as libdevice's of f32.";
    AtanDevice "atan_device" Call SmallFloat none (T) T false "Arctangent, as exact as libdevice's of f32.";
    Atan2Device "atan2_device" Call SmallFloat none (T T) T false "Angle of the point whose ordinate is the first operand, its abscissa the second, as exact as libdevice's of f32.";
    SinhDevice "sinh_device" Call SmallFloat none (T) T false "Hyperbolic sine, as exact as libdevice's of f32.";
    CoshDevice "cosh_device" Call SmallFloat none (T) T false "Hyperbolic cosine, as exact as libdevice's of f32.";
    TanhDevice "tanh_device" Call SmallFloat none (T) T false "Hyperbolic tangent, as exact as libdevice's of f32.";
    AsinhDevice "asinh_device" Call SmallFloat none (T) T false "Inverse hyperbolic sine, as exact as libdevice's of f32.";
    AcoshDevice "acosh_device" Call SmallFloat none (T) T false "Inverse hyperbolic cosine, as exact as libdevice's of f32.";
    AtanhDevice "atanh_device" Call SmallFloat none (T) T false "Inverse hyperbolic tangent, as exact as libdevice's of f32.";
    ExpDevice "exp_device" Call SmallFloat none (T) T false "e^x, as exact as libdevice's of f32.";
    Exp10Device "exp10_device" Call SmallFloat none (T) T false "10^x, as exact as libdevice's of f32.";
    Expm1Device "expm1_device" Call SmallFloat none (T) T false "e^x - 1, as exact as libdevice's of f32.";
    LogDevice "log_device" Call SmallFloat none (T) T false "Natural logarithm, as exact as libdevice's of f32.";
    Log2Device "log2_device" Call SmallFloat none (T) T false "Logarithm to base 2, as exact as libdevice's of f32.";
    Log10Device "log10_device" Call SmallFloat none (T) T false "Logarithm to base 10, as exact as libdevice's of f32.";
    Log1pDevice "log1p_device" Call SmallFloat none (T) T false "Natural logarithm of 1 + x, as exact as libdevice's of f32.";
    PowDevice "pow_device" Call SmallFloat none (T T) T false "The first operand to the power of the second, as exact as libdevice's of f32.";
    CbrtDevice "cbrt_device" Call SmallFloat none (T) T false "Cube root, as exact as libdevice's of f32.";
    RcbrtDevice "rcbrt_device" Call SmallFloat none (T) T false "1 / cbrt(x), as exact as libdevice's of f32.";
    HypotDevice "hypot_device" Call SmallFloat none (T T) T false "Square root of the sum of the squares, as exact as libdevice's of f32.";
    RhypotDevice "rhypot_device" Call SmallFloat none (T T) T false "1 / hypot(x, y), as exact as libdevice's of f32.";
    Norm3dDevice "norm3d_device" Call SmallFloat none (T T T) T false "Square root of the sum of three squares, as exact as libdevice's of f32.";
    Rnorm3dDevice "rnorm3d_device" Call SmallFloat none (T T T) T false "1 / norm3d(x, y, z), as exact as libdevice's of f32.";
    Norm4dDevice "norm4d_device" Call SmallFloat none (T T T T) T false "Square root of the sum of four squares, as exact as libdevice's of f32.";
    Rnorm4dDevice "rnorm4d_device" Call SmallFloat none (T T T T) T false "1 / norm4d(x, y, z, w), as exact as libdevice's of f32.";
    ErfDevice "erf_device" Call SmallFloat none (T) T false "The error function, as exact as libdevice's of f32.";
    ErfcDevice "erfc_device" Call SmallFloat none (T) T false "1 - erf(x), as exact as libdevice's of f32.";
    ErfcxDevice "erfcx_device" Call SmallFloat none (T) T false "e^(x^2) erfc(x), as exact as libdevice's of f32.";
    ErfinvDevice "erfinv_device" Call SmallFloat none (T) T false "The number whose error function the operand is, as exact as libdevice's of f32.";
    ErfcinvDevice "erfcinv_device" Call SmallFloat none (T) T false "The number whose complementary error function the operand is, as exact as libdevice's of f32.";
    NormcdfDevice "normcdf_device" Call SmallFloat none (T) T false "The share of the normal distribution up to a number, as exact as libdevice's of f32.";
    NormcdfinvDevice "normcdfinv_device" Call SmallFloat none (T) T false "The number up to which the normal distribution has this share, as exact as libdevice's of f32.";
    J0Device "j0_device" Call SmallFloat none (T) T false "Bessel function of the first kind, degree 0, as exact as libdevice's of f32.";
    J1Device "j1_device" Call SmallFloat none (T) T false "Bessel function of the first kind, degree 1, as exact as libdevice's of f32.";
    Y0Device "y0_device" Call SmallFloat none (T) T false "Bessel function of the second kind, degree 0, as exact as libdevice's of f32.";
    Y1Device "y1_device" Call SmallFloat none (T) T false "Bessel function of the second kind, degree 1, as exact as libdevice's of f32.";
    I0Device "i0_device" Call SmallFloat none (T) T false "Modified Bessel function of the first kind, degree 0, as exact as libdevice's of f32.";
    I1Device "i1_device" Call SmallFloat none (T) T false "Modified Bessel function of the first kind, degree 1, as exact as libdevice's of f32.";
    SinRounded "sin_rounded" Call Single none (T) T false "Sine: the nearest f32.";
    CosRounded "cos_rounded" Call Single none (T) T false "Cosine: the nearest f32.";
    TanRounded "tan_rounded" Call Single none (T) T false "Tangent: the nearest f32.";
    SinpiRounded "sinpi_rounded" Call Single none (T) T false "Sine of pi times the operand: the nearest f32.";
    CospiRounded "cospi_rounded" Call Single none (T) T false "Cosine of pi times the operand: the nearest f32.";
    TanpiRounded "tanpi_rounded" Call Single none (T) T false "Tangent of pi times the operand: the nearest f32.";
    AsinRounded "asin_rounded" Call Single none (T) T false "Arcsine: the nearest f32.";
    AcosRounded "acos_rounded" Call Single none (T) T false "Arccosine: the nearest f32.";
    AtanRounded "atan_rounded" Call Single none (T) T false "Arctangent: the nearest f32.";
    AsinpiRounded "asinpi_rounded" Call Single none (T) T false "Arcsine divided by pi: the nearest f32.";
    AcospiRounded "acospi_rounded" Call Single none (T) T false "Arccosine divided by pi: the nearest f32.";
    AtanpiRounded "atanpi_rounded" Call Single none (T) T false "Arctangent divided by pi: the nearest f32.";
    SinhRounded "sinh_rounded" Call Single none (T) T false "Hyperbolic sine: the nearest f32.";
    CoshRounded "cosh_rounded" Call Single none (T) T false "Hyperbolic cosine: the nearest f32.";
    TanhRounded "tanh_rounded" Call Single none (T) T false "Hyperbolic tangent: the nearest f32.";
    AsinhRounded "asinh_rounded" Call Single none (T) T false "Inverse hyperbolic sine: the nearest f32.";
    AcoshRounded "acosh_rounded" Call Single none (T) T false "Inverse hyperbolic cosine: the nearest f32.";
    AtanhRounded "atanh_rounded" Call Single none (T) T false "Inverse hyperbolic tangent: the nearest f32.";
    ExpRounded "exp_rounded" Call Single none (T) T false "e^x: the nearest f32.";
    Exp2Rounded "exp2_rounded" Call Single none (T) T false "2^x: the nearest f32.";
    Exp10Rounded "exp10_rounded" Call Single none (T) T false "10^x: the nearest f32.";
    Expm1Rounded "expm1_rounded" Call Single none (T) T false "e^x - 1: the nearest f32.";
    LogRounded "log_rounded" Call Single none (T) T false "Natural logarithm: the nearest f32.";
    Log2Rounded "log2_rounded" Call Single none (T) T false "Logarithm to base 2: the nearest f32.";
    Log10Rounded "log10_rounded" Call Single none (T) T false "Logarithm to base 10: the nearest f32.";
    Log1pRounded "log1p_rounded" Call Single none (T) T false "Natural logarithm of 1 + x: the nearest f32.";
    CbrtRounded "cbrt_rounded" Call Single none (T) T false "Cube root: the nearest f32.";
    RcbrtRounded "rcbrt_rounded" Call Single none (T) T false "1 / cbrt(x): the nearest f32.";
    RsqrtRounded "rsqrt_rounded" Call Single none (T) T false "1 / sqrt(x): the nearest f32.";
    ErfRounded "erf_rounded" Call Single none (T) T false "The error function: the nearest f32.";
    ErfcRounded "erfc_rounded" Call Single none (T) T false "1 - erf(x): the nearest f32.";
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
