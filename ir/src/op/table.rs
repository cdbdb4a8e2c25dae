//! THE TABLE of core operations.
//!
//! One row for each operation, read at run time by the parser, the printer, the builder, the
//! verifier, the passes and the generator of docs/ir.md. To add an operation: a row here, its
//! meaning in `interp`, its selection in `codegen`.

use super::desc::{
    ANY, Arg, Args, EXCHANGE, Effects, FLOAT, FLOATV, FloatRules, INT, INTV, MEMORY, OpDesc,
    PTR_VECTORS_ONLY, PTRS_ONLY, Relation, Res, Transfer, TypeSet, VECTOR,
};
use super::payload::{IntFlags, PayloadKind};
use crate::types::Scalar;

const P: Effects = Effects::PURE;
const READ: Effects = Effects { reads: true, ..P };
const WRITE: Effects = Effects { writes: true, ..P };
const READ_WRITE: Effects = Effects { reads: true, writes: true, ..P };
const SYNC: Effects = Effects { reads: true, writes: true, orders: true, ..P };
const CALL: Effects = Effects { may_not_return: true, ..SYNC };
/// What is allocated on the stack now and what once more differ.
const STACK: Effects = Effects { volatile: true, ..P };
const CONTROL: Effects = P;
const STOP: Effects = Effects { may_not_return: true, ..P };

const MUL_WIDE: TypeSet =
    TypeSet::of(&[Scalar::I8, Scalar::I16, Scalar::I32, Scalar::I64]).or_vectors();
const BIT_FIELD: TypeSet = TypeSet::of(&[Scalar::I32, Scalar::I64]);
const BYTES: TypeSet = TypeSet::of(&[Scalar::I16, Scalar::I32, Scalar::I64, Scalar::I128]);
const APPROX: TypeSet = TypeSet::of(&[Scalar::F32]).or_vectors();
const RSQRT: TypeSet = TypeSet::of(&[Scalar::F32, Scalar::F64]).or_vectors();
const SHFL: TypeSet = TypeSet::of(&[
    Scalar::I1,
    Scalar::I8,
    Scalar::I16,
    Scalar::I32,
    Scalar::I64,
    Scalar::I128,
    Scalar::F16,
    Scalar::BF16,
    Scalar::F32,
    Scalar::F64,
])
.or_vectors()
.or(PTRS_ONLY)
.or(PTR_VECTORS_ONLY);
const MATCH: TypeSet = TypeSet::of(&[Scalar::I32, Scalar::I64]);
const ATOMIC: TypeSet = EXCHANGE.or_vectors();
const SWITCH: TypeSet = TypeSet::of(&[Scalar::I8, Scalar::I16, Scalar::I32, Scalar::I64]);
const INT64: TypeSet = TypeSet::of(&[Scalar::I64]);

const NEVER: &str = "poison only if an operand is";
const NORMAL: &str = "poison if a number is out of its bounds despite `normal`";
const LANES: &str = "undefined behaviour if a lane of the mask never arrives here with the same mask, or \
                     the lane itself is not in its mask";
const LOST: &str = "poison if a bit that is shifted out is 1 despite `exact`";
const ANSWER: &str = "poison if the operand of a lane is; undefined behaviour as for syncwarp";

macro_rules! ops {
    ($($(#[$flag:ident])* $var:ident $name:literal [$types:expr] $args:expr => [$($res:ident),*]
        $payload:ident $effects:ident $transfer:ident $summary:literal; $undefined:expr;)*) => {
        /// A core operation. Its row is [`Opcode::desc`].
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Opcode { $(#[doc = $summary] $var,)* }

        /// Every operation, in the order of the table.
        pub const ALL: &[Opcode] = &[$(Opcode::$var,)*];

        static ROWS: &[OpDesc] = &[$(OpDesc {
            name: $name,
            types: $types,
            args: $args,
            results: &[$(Res::$res),*],
            payload: PayloadKind::$payload,
            effects: $effects,
            convergent: has(&[$(Flag::$flag),*], Flag::Convergent),
            terminator: has(&[$(Flag::$flag),*], Flag::Terminator),
            commutative: has(&[$(Flag::$flag),*], Flag::Commutative),
            costly: has(&[$(Flag::$flag),*], Flag::Costly),
            makes_poison: has(&[$(Flag::$flag),*], Flag::Poison),
            relation: relation(&[$(Flag::$flag),*]),
            float: FloatRules {
                rounds: has(&[$(Flag::$flag),*], Flag::Rounds),
                ftz: has(&[$(Flag::$flag),*], Flag::Ftz),
                approx: has(&[$(Flag::$flag),*], Flag::Approx),
                gross: has(&[$(Flag::$flag),*], Flag::Gross),
                contracts: has(&[$(Flag::$flag),*], Flag::Contracts),
                normal: has(&[$(Flag::$flag),*], Flag::Normal),
                sat: has(&[$(Flag::$flag),*], Flag::Sat),
            },
            promises: promises(&[$(Flag::$flag),*]),
            transfer: Transfer::$transfer,
            summary: $summary,
            undefined: $undefined,
        },)*];
    };
}

/// What stands before the name of a row.
#[derive(Copy, Clone)]
enum Flag {
    Approx,
    Changes,
    Commutative,
    Contracts,
    Convergent,
    Costly,
    Disjoint,
    Exact,
    Ftz,
    Gross,
    Narrows,
    Nneg,
    Normal,
    Nsw,
    Nusw,
    Near,
    Nuw,
    Poison,
    Reinterprets,
    Respaces,
    Rounds,
    Samesign,
    Sat,
    Terminator,
    Widens,
}

const fn has(flags: &[Flag], flag: Flag) -> bool {
    let mut i = 0;
    while i < flags.len() {
        if flags[i] as u8 == flag as u8 {
            return true;
        }
        i += 1;
    }
    false
}

const fn promises(flags: &[Flag]) -> IntFlags {
    IntFlags {
        nsw: has(flags, Flag::Nsw),
        nuw: has(flags, Flag::Nuw),
        nusw: has(flags, Flag::Nusw),
        near: has(flags, Flag::Near),
        exact: has(flags, Flag::Exact),
        disjoint: has(flags, Flag::Disjoint),
        nneg: has(flags, Flag::Nneg),
        samesign: has(flags, Flag::Samesign),
    }
}

const fn relation(flags: &[Flag]) -> Relation {
    if has(flags, Flag::Widens) {
        Relation::Widens
    } else if has(flags, Flag::Narrows) {
        Relation::Narrows
    } else if has(flags, Flag::Changes) {
        Relation::Changes
    } else if has(flags, Flag::Reinterprets) {
        Relation::Reinterprets
    } else if has(flags, Flag::Respaces) {
        Relation::Respaces
    } else {
        Relation::Free
    }
}

const fn fixed(args: &'static [Arg]) -> Args {
    Args::Fixed(args)
}

use Arg::T;

ops! {
    // Integer arithmetic.
    #[Commutative] #[Nsw] #[Nuw] Add "add" [Some(INTV)] fixed(&[T, T]) => [T] IntFlags P Join
        "Sum modulo 2^n."; "poison if it wraps despite a no-wrap flag";
    #[Nsw] #[Nuw] Sub "sub" [Some(INTV)] fixed(&[T, T]) => [T] IntFlags P Join
        "Difference modulo 2^n."; "poison if it wraps despite a no-wrap flag";
    #[Commutative] #[Nsw] #[Nuw] Mul "mul" [Some(INTV)] fixed(&[T, T]) => [T] IntFlags P Join
        "Product modulo 2^n."; "poison if it wraps despite a no-wrap flag";
    #[Commutative] Smulh "smulh" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Upper half of the signed product."; NEVER;
    #[Commutative] Umulh "umulh" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Upper half of the unsigned product."; NEVER;
    #[Commutative] Smulw "smulw" [Some(MUL_WIDE)] fixed(&[T, T]) => [Wide] None P Join
        "Signed product in twice the width."; NEVER;
    #[Commutative] Umulw "umulw" [Some(MUL_WIDE)] fixed(&[T, T]) => [Wide] None P Join
        "Unsigned product in twice the width."; NEVER;
    #[Costly] #[Poison] #[Exact] Sdiv "sdiv" [Some(INTV)] fixed(&[T, T]) => [T] IntFlags P Join
        "Signed quotient, rounded toward zero.";
        "poison if the divisor is 0, or division of the least number by -1 overflows, or there is \
         a remainder despite `exact`";
    #[Costly] #[Poison] #[Exact] Udiv "udiv" [Some(INTV)] fixed(&[T, T]) => [T] IntFlags P Join
        "Unsigned quotient, rounded down.";
        "poison if the divisor is 0, or there is a remainder despite `exact`";
    #[Costly] #[Poison] Srem "srem" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Remainder of sdiv; it has the sign of the dividend.";
        "poison if the divisor is 0, or division of the least number by -1 overflows";
    #[Costly] #[Poison] Urem "urem" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Remainder of udiv."; "poison if the divisor is 0";
    #[Commutative] Smin "smin" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Signed minimum."; NEVER;
    #[Commutative] Smax "smax" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Signed maximum."; NEVER;
    #[Commutative] Umin "umin" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Unsigned minimum."; NEVER;
    #[Commutative] Umax "umax" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Unsigned maximum."; NEVER;
    Abs "abs" [Some(INTV)] fixed(&[T]) => [T] None P Join
        "Signed absolute value modulo 2^n: that of the least number is itself."; NEVER;
    #[Commutative] And "and" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Bitwise and."; NEVER;
    #[Commutative] #[Disjoint] Or "or" [Some(INTV)] fixed(&[T, T]) => [T] IntFlags P Join
        "Bitwise or."; "poison if a bit is 1 in both operands despite `disjoint`";
    #[Commutative] Xor "xor" [Some(INTV)] fixed(&[T, T]) => [T] None P Join
        "Bitwise exclusive or."; NEVER;
    #[Nsw] #[Nuw] Shl "shl" [Some(INTV)] fixed(&[T, Arg::I32]) => [T] IntFlags P Join
        "Shift left; by n or more (the amount is unsigned) the result is 0.";
        "poison if it wraps despite a no-wrap flag";
    #[Exact] Lshr "lshr" [Some(INTV)] fixed(&[T, Arg::I32]) => [T] IntFlags P Join
        "Shift right, filled with zeros; by n or more the result is 0."; LOST;
    #[Exact] Ashr "ashr" [Some(INTV)] fixed(&[T, Arg::I32]) => [T] IntFlags P Join
        "Shift right, filled with the sign; by n or more only those remain."; LOST;
    Fshl "fshl" [Some(INTV)] fixed(&[T, T, Arg::I32]) => [T] None P Join
        "Upper half of the first then the second operand, shifted left by the amount modulo n.";
        NEVER;
    Fshr "fshr" [Some(INTV)] fixed(&[T, T, Arg::I32]) => [T] None P Join
        "Lower half of the first then the second operand, shifted right by the amount modulo n.";
        NEVER;
    Rotl "rotl" [Some(INTV)] fixed(&[T, Arg::I32]) => [T] None P Join
        "Rotation left by the amount modulo n."; NEVER;
    Rotr "rotr" [Some(INTV)] fixed(&[T, Arg::I32]) => [T] None P Join
        "Rotation right by the amount modulo n."; NEVER;
    Popcnt "popcnt" [Some(INTV)] fixed(&[T]) => [T] None P Join
        "Number of bits that are 1."; NEVER;
    Clz "clz" [Some(INTV)] fixed(&[T]) => [T] None P Join
        "Number of zeros above the highest 1; n for 0."; NEVER;
    Ctz "ctz" [Some(INTV)] fixed(&[T]) => [T] None P Join
        "Number of zeros below the lowest 1; n for 0."; NEVER;
    Bitrev "bitrev" [Some(INTV)] fixed(&[T]) => [T] None P Join
        "The bits in reverse order."; NEVER;
    Bswap "bswap" [Some(BYTES)] fixed(&[T]) => [T] None P Join
        "The bytes in reverse order."; NEVER;
    Ubfe "ubfe" [Some(BIT_FIELD)] fixed(&[T, Arg::I32, Arg::I32]) => [T] None P Join
        "Field at bit (2nd operand & 255) of (3rd & 255) bits; bits past the top are 0."; NEVER;
    Sbfe "sbfe" [Some(BIT_FIELD)] fixed(&[T, Arg::I32, Arg::I32]) => [T] None P Join
        "Like ubfe, filled with the field's top bit (bit n-1 if the field ends past it); 0 if it \
         has no bits."; NEVER;
    Bfi "bfi" [Some(BIT_FIELD)] fixed(&[T, T, Arg::I32, Arg::I32]) => [T] None P Join
        "The 2nd operand, its field at bit (3rd & 255) of (4th & 255) bits replaced by the low \
         bits of the 1st."; NEVER;
    Addc "addc" [Some(INT)] fixed(&[T, T, Arg::I1]) => [T, I1] None P Join
        "Sum of both and the carry; the second result is the carry out."; NEVER;
    Subb "subb" [Some(INT)] fixed(&[T, T, Arg::I1]) => [T, I1] None P Join
        "First minus second minus the borrow; the second result is the borrow out."; NEVER;

    // Float arithmetic.
    #[Commutative] #[Rounds] #[Ftz] #[Contracts] Fadd "fadd" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "Sum."; NEVER;
    #[Rounds] #[Ftz] #[Contracts] Fsub "fsub" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "Difference."; NEVER;
    #[Commutative] #[Rounds] #[Ftz] #[Contracts] Fmul "fmul" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "Product."; NEVER;
    #[Costly] #[Rounds] #[Ftz] #[Approx] #[Normal] Fdiv "fdiv" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "Quotient; approx (f32): within 2 ulp for divisors of magnitude 2^-126 to 2^126."; NORMAL;
    #[Rounds] #[Ftz] Fma "fma" [Some(FLOATV)] fixed(&[T, T, T]) => [T] Float P Join
        "First times second plus third, rounded once."; NEVER;
    Fneg "fneg" [Some(FLOATV)] fixed(&[T]) => [T] None P Join
        "Flips the sign, of NaN too."; NEVER;
    Fabs "fabs" [Some(FLOATV)] fixed(&[T]) => [T] None P Join
        "Clears the sign, of NaN too."; NEVER;
    #[Commutative] #[Ftz] Fmin "fmin" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "The lesser; of a number and a NaN the number; -0 is below +0."; NEVER;
    #[Commutative] #[Ftz] Fmax "fmax" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "The greater; of a number and a NaN the number; -0 is below +0."; NEVER;
    #[Commutative] #[Ftz] Fminimum "fminimum" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "The lesser; NaN if an operand is; -0 is below +0."; NEVER;
    #[Commutative] #[Ftz] Fmaximum "fmaximum" [Some(FLOATV)] fixed(&[T, T]) => [T] Float P Join
        "The greater; NaN if an operand is; -0 is below +0."; NEVER;
    #[Costly] #[Rounds] #[Ftz] #[Approx] #[Normal] Fsqrt "fsqrt" [Some(FLOATV)] fixed(&[T]) => [T] Float P Join
        "Square root; approx (f32): relative error at most 2^-23."; NORMAL;
    #[Costly] #[Rounds] #[Ftz] #[Approx] #[Gross] #[Normal] Frcp "frcp" [Some(FLOATV)] fixed(&[T]) => [T] Float P Join
        "1 / x; approx: within 1 ulp (f32), with `ftz` 2^-19 of a value whose low half is 0 (f64).";
        NORMAL;
    #[Costly] #[Ftz] #[Approx] #[Gross] Frsqrt "frsqrt" [Some(RSQRT)] fixed(&[T]) => [T] Float P Join
        "1 / sqrt(x), approximate: relative error at most 2^-22.4 (f32), 2 ulp (f64), with `ftz` \
         2^-19 of a value whose low half is 0 (f64)."; NEVER;
    #[Costly] #[Ftz] #[Approx] Fsin "fsin" [Some(APPROX)] fixed(&[T]) => [T] Float P Join
        "Sine, approximate: absolute error at most 2^-20.9 in [-pi, pi]."; NEVER;
    #[Costly] #[Ftz] #[Approx] Fcos "fcos" [Some(APPROX)] fixed(&[T]) => [T] Float P Join
        "Cosine, approximate: absolute error at most 2^-20.9 in [-pi, pi]."; NEVER;
    #[Costly] #[Ftz] #[Approx] Fexp2 "fexp2" [Some(APPROX)] fixed(&[T]) => [T] Float P Join
        "2^x, approximate: relative error at most 2^-22.5."; NEVER;
    #[Costly] #[Ftz] #[Approx] Flog2 "flog2" [Some(APPROX)] fixed(&[T]) => [T] Float P Join
        "Base-2 logarithm, approximate: absolute error at most 2^-22 in [0.5, 2], relative error \
         at most 2^-22 elsewhere."; NEVER;
    #[Costly] #[Approx] Ftanh "ftanh" [Some(APPROX)] fixed(&[T]) => [T] Float P Join
        "Hyperbolic tangent, approximate: relative error at most 2^-11."; NEVER;
    Fcopysign "fcopysign" [Some(FLOATV)] fixed(&[T, T]) => [T] None P Join
        "The first operand with the sign of the second."; NEVER;
    #[Ftz] Fround "fround" [Some(FLOATV)] fixed(&[T]) => [T] Integral P Join
        "Nearest integral value in a direction: nearest (ties to even), floor, ceil, trunc."; NEVER;
    #[Costly] #[Ftz] Math "math" [Some(FLOATV)] Args::Optional(&[T, T, T, T], 1) => [T] Math P Join
        "A function of the [math library](math.md), of one operand to four; integers are `i32`."; NEVER;

    // Compare and select.
    #[Samesign] Icmp "icmp" [Some(INTV.or(PTRS_ONLY))] fixed(&[T, T]) => [BoolOf] IntCond P Join
        "Integer or address comparison.";
        "poison if one operand is negative and the other is not despite `samesign`";
    #[Ftz] Fcmp "fcmp" [Some(FLOATV)] fixed(&[T, T]) => [BoolOf] FloatCond P Join
        "Float comparison."; NEVER;
    Select "select" [Some(ANY)] fixed(&[Arg::Cond, T, T]) => [T] None P Join
        "The second operand where the condition is true, the third where it is false.";
        "poison if the condition or the chosen operand is";
    #[Poison] InRange "in_range" [Some(INTV)] fixed(&[T, T, T]) => [T] None P Join
        "The first operand, known to be among the numbers from the second on that are not yet the \
         third, counted modulo 2^n.";
        "poison if it is not among them";
    Freeze "freeze" [Some(ANY)] fixed(&[T]) => [T] None P Join
        "The operand; if it is poison, an arbitrary value, the same for all uses."; "never";

    // Conversions: T is the result.
    #[Widens] #[Nneg] Zext "zext" [Some(INTV)] fixed(&[Arg::Any(INTV)]) => [T] IntFlags P Join
        "Zero-extension to a wider integer."; "poison if the operand is negative despite `nneg`";
    #[Widens] Sext "sext" [Some(INTV)] fixed(&[Arg::Any(INTV)]) => [T] None P Join
        "Sign-extension to a wider integer."; NEVER;
    #[Narrows] #[Nsw] #[Nuw] Trunc "trunc" [Some(INTV)] fixed(&[Arg::Any(INTV)]) => [T] IntFlags P Join
        "Truncation to a narrower integer.";
        "poison if the value does not fit as a signed (nsw) or unsigned (nuw) number";
    #[Changes] #[Rounds] #[Ftz] #[Sat] Fcvt "fcvt" [Some(FLOATV)] fixed(&[Arg::Any(FLOATV)]) => [T] Convert P Join
        "To another float type; sat clamps to [0, 1], NaN and -0 to +0."; NEVER;
    #[Rounds] #[Ftz] #[Sat] #[Poison] Ftos "ftos" [Some(INTV)] fixed(&[Arg::Any(FLOATV)]) => [T] Convert P Join
        "Float to signed integer, rounded toward zero by default; sat clamps, NaN to 0.";
        "without sat: poison if the rounded value does not fit, or is NaN";
    #[Rounds] #[Ftz] #[Sat] #[Poison] Ftou "ftou" [Some(INTV)] fixed(&[Arg::Any(FLOATV)]) => [T] Convert P Join
        "Float to unsigned integer, rounded toward zero by default; sat clamps, NaN to 0.";
        "without sat: poison if the rounded value does not fit, or is NaN";
    #[Rounds] Stof "stof" [Some(FLOATV)] fixed(&[Arg::Any(INTV)]) => [T] Convert P Join
        "Signed integer to float; a value out of range becomes infinite or the largest, as \
         rounded.";
        NEVER;
    #[Rounds] #[Nneg] Utof "utof" [Some(FLOATV)] fixed(&[Arg::Any(INTV)]) => [T] Convert P Join
        "Unsigned integer to float; a value out of range becomes infinite or the largest, as \
         rounded.";
        "poison if the operand is negative despite `nneg`";
    #[Reinterprets] Bitcast "bitcast" [Some(BITS)] fixed(&[Arg::Any(BITS)]) => [T]
        None P Join
        "The same bits as a type of the same width; lane 0 is the lowest."; NEVER;
    Ptrtoint "ptrtoint" [Some(INT64)] fixed(&[Arg::Ptr]) => [T] None P Join
        "The address as an integer."; NEVER;
    Inttoptr "inttoptr" [Some(PTRS_ONLY)] fixed(&[Arg::I64]) => [T] None P Join
        "The integer as an address."; NEVER;
    #[Respaces] #[Poison] Addrcast "addrcast" [Some(PTRS_ONLY)] fixed(&[Arg::Ptr]) => [T] None P Join
        "The same place as an address of another space; one of the two must be generic.";
        "poison if a generic address does not point into the space";

    // Vectors.
    Vbuild "vbuild" [Some(VECTOR)] Args::PerLane(Arg::Elem) => [T] None P Join
        "A vector of its lanes, lane 0 first."; "each lane by itself";
    Splat "splat" [Some(VECTOR)] fixed(&[Arg::Elem]) => [T] None P Join
        "The operand in every lane."; NEVER;
    Extract "extract" [Some(VECTOR)] fixed(&[T]) => [Elem] Lane P Join
        "A lane of a vector."; "poison if the lane is";
    Insert "insert" [Some(VECTOR)] fixed(&[T, Arg::Elem]) => [T] Lane P Join
        "The vector with one lane replaced."; "each lane by itself";
    Shuffle "shuffle" [Some(VECTOR)] fixed(&[Arg::VecOf, Arg::VecOf]) => [T] Shuffle P Join
        "Lanes chosen from those of the first then those of the second operand.";
        "each lane by itself";

    // Addresses.
    GlobalAddr "global_addr" [None] fixed(&[]) => [Payload] Global P Uniform
        "Address of a global variable, in its space; the handle of a texture, sampler or surface."; "never";
    SlotAddr "slot_addr" [None] fixed(&[]) => [Payload] Slot P Frame
        "Address of a stack slot, in local space."; "never";
    FuncAddr "func_addr" [None] fixed(&[]) => [Payload] Func P Uniform
        "Address of a function, for indirect calls; that of a kernel is for launches from the \
         device."; "never";
    VaStart "va_start" [None] fixed(&[]) => [Local] None P Frame
        "Address of the variable arguments of this call of a variadic function, aligned to 8."; "never";
    #[Nusw] #[Nuw] #[Near] Ptradd "ptradd" [None] Args::Optional(&[Arg::Ptr, Arg::Index], 1) => [First] Scale P Join
        "Base + index * scale + offset in 64 bits; a 32-bit index is sign-extended.";
        "poison if the exact sum is no unsigned 64-bit number despite `nusw` (index and offset are \
         signed) or `nuw` (they are unsigned), or the index is beyond -2^28 and 2^31 - 2^28 - 1 \
         despite `near`";

    // Memory.
    #[Poison] Load "load" [Some(MEMORY)] fixed(&[Arg::Ptr]) => [T] Mem READ Load
        "The value at an address; a vector is one access.";
        "poison where memory is uninitialised; undefined behaviour if the address is poison, out \
         of bounds or misaligned, or in a data race";
    Store "store" [Some(MEMORY)] fixed(&[T, Arg::Ptr]) => [] Mem WRITE Join
        "Stores the first operand at the address; a vector is one access.";
        "undefined behaviour if the address is poison, out of bounds, misaligned or read-only, or \
         in a data race";
    Memcpy "memcpy" [None] fixed(&[Arg::Ptr, Arg::Ptr, Arg::I64]) => [] Bulk READ_WRITE Join
        "Copies bytes to the first address from the second.";
        "undefined behaviour as for load and store, or if the blocks overlap and differ";
    Memset "memset" [None] fixed(&[Arg::Ptr, Arg::I8, Arg::I64]) => [] Bulk WRITE Join
        "Fills bytes at an address."; "undefined behaviour as for store";
    #[Poison] Atomicrmw "atomicrmw" [Some(ATOMIC)] fixed(&[Arg::Ptr, T]) => [T] Atomic READ_WRITE Divergent
        "Replaces the value at an address by a function of it and the operand, atomically; the \
         result is the old value.";
        "undefined behaviour as for load and store, or if the address is of local memory";
    #[Poison] Cmpxchg "cmpxchg" [Some(EXCHANGE)] fixed(&[Arg::Ptr, T, T]) => [T] Mem READ_WRITE Divergent
        "If the bits at the address equal the second operand, replaces them by the third, \
         atomically; the result is the old value.";
        "undefined behaviour as for atomicrmw, or if the second operand is poison";
    Fence "fence" [None] fixed(&[]) => [] Fence SYNC Join
        "Orders the thread's memory accesses before it with those after it."; "never";
    Alloca "alloca" [None] fixed(&[Arg::I64]) => [Local] Align STACK Divergent
        "Allocates bytes on the stack, poison at first, until the function returns or \
         `stackrestore` frees them.";
        "undefined behaviour if the size is poison";
    Stacksave "stacksave" [None] fixed(&[]) => [Local] None STACK Divergent
        "The position of the top of the stack, for `stackrestore`."; "never";
    Stackrestore "stackrestore" [None] fixed(&[Arg::Local]) => [] None SYNC Join
        "Frees what this call of the function allocated since a position was saved.";
        "undefined behaviour if the operand is poison, or no position that this call has saved \
         and not gone behind since";
    Sreg "sreg" [None] fixed(&[]) => [Payload] Special P Special
        "Value of a special register."; "never";

    // Threads together.
    #[Convergent] Barrier "barrier" [None] Args::Optional(&[Arg::I32, Arg::I32], 0) => [] Barrier
        SYNC Join
        "Waits for all threads of the CTA (or the number in the 2nd operand) at the barrier (the \
         1st operand, else 0), and orders their memory accesses; `aligned`: executed by the whole \
         warp together.";
        "undefined behaviour if threads that it waits for never arrive, if the barrier is not 0 \
         to 15, if the number is not a multiple of 32 and the same for all, or if it is aligned \
         and the threads of a warp reach different barriers, or with different operands";
    #[Convergent] Syncwarp "syncwarp" [None] fixed(&[Arg::I32]) => [] None SYNC Join
        "Waits for the lanes of the mask, and orders their memory accesses."; LANES;
    #[Convergent] #[Poison] Shfl "shfl" [Some(SHFL)] fixed(&[T, Arg::I32, Arg::I32, Arg::I32]) => [T, I1]
        Shfl P Shuffle
        "Value of another lane: (value, lane or distance, clamp | segment mask << 8, lanes); the \
         second result says whether that lane is in range; if not, the value is the caller's.";
        "the value is poison if the lane that is read is not in the mask or has ended; undefined \
         behaviour as for syncwarp";
    #[Convergent] #[Poison] Vote "vote" [None] fixed(&[Arg::I1, Arg::I32]) => [Payload] Vote P Warp
        "Votes over the lanes of the mask: all, any, uni return i1, ballot returns i32.";
        ANSWER;
    #[Convergent] #[Poison] Match "match" [Some(MATCH)] fixed(&[T, Arg::I32]) => [I32] Match P Match
        "Lanes of the mask with the same value: any, all."; ANSWER;

    // Control flow.
    #[Terminator] Br "br" [None] fixed(&[]) => [] Jump CONTROL Join
        "Branches to a block."; "never";
    #[Terminator] Condbr "condbr" [None] fixed(&[Arg::I1]) => [] Branch CONTROL Join
        "Branches to the first block if the condition is true, else to the second.";
        "undefined behaviour if the condition is poison";
    #[Terminator] Switch "switch" [Some(SWITCH)] fixed(&[T]) => [] Switch CONTROL Join
        "Branches to the block of the case that equals the operand, else to the default.";
        "undefined behaviour if the operand is poison";
    #[Terminator] Ret "ret" [None] Args::Return => [] None CONTROL Join
        "Returns from the function; ends the thread in a kernel.";
        "undefined behaviour in a `noreturn` function";
    #[Terminator] Unreachable "unreachable" [None] fixed(&[]) => [] None STOP Join
        "Marks code that is never executed."; "undefined behaviour if it is";
    #[Terminator] Trap "trap" [None] fixed(&[]) => [] None STOP Join
        "Ends the program with an error."; "never";
    Assume "assume" [None] fixed(&[Arg::I1]) => [] None STOP Join
        "States that the operand is true; it computes nothing.";
        "undefined behaviour if the operand is false or poison";
    #[Poison] Call "call" [None] Args::Callee => [Callee] Func CALL Callee
        "Calls a function."; "undefined behaviour of the callee";
    #[Poison] CallIndirect "call_indirect" [None] Args::Callee => [Callee] Sig CALL Divergent
        "Calls the function whose address is the first operand.";
        "undefined behaviour if there is no function with this signature at the address";
    #[Poison] Ptx "ptx" [None] Args::Row => [Row] Ptx P Row
        "An instruction of the ISA table."; "as its row says";
}

/// Everything that has bits of its own: scalars and vectors.
const BITS: TypeSet = INT.or(FLOAT).or_vectors();

impl Opcode {
    /// The row of the operation.
    #[inline]
    pub fn desc(self) -> &'static OpDesc {
        &ROWS[self as usize]
    }

    /// The name in the text form.
    pub fn name(self) -> &'static str {
        self.desc().name
    }

    /// The operation with this name.
    pub fn from_name(name: &str) -> Option<Opcode> {
        let mut at = hash(name.as_bytes());
        loop {
            let opcode = *ALL.get(BY_NAME[at] as usize)?;
            if opcode.name() == name {
                return Some(opcode);
            }
            at = (at + 1) % BY_NAME.len();
        }
    }
}

/// The operations by a hash of their names, with linear probing: the index of each in [`ALL`], or a
/// number past its end where there is none.
static BY_NAME: [u8; 512] = {
    let mut table = [u8::MAX; 512];
    assert!(ALL.len() < u8::MAX as usize, "a free place differs from all operations");
    let mut i = 0;
    while i < ALL.len() {
        let mut at = hash(ROWS[i].name.as_bytes());
        while table[at] != u8::MAX {
            at = (at + 1) % table.len();
        }
        table[at] = i as u8;
        i += 1;
    }
    table
};

const fn hash(name: &[u8]) -> usize {
    let mut hash = 0x811c_9dc5u32;
    let mut i = 0;
    while i < name.len() {
        hash = (hash ^ name[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    (hash >> 16 ^ hash) as usize % 512
}

impl std::fmt::Display for Opcode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_are_found_by_name() {
        for &opcode in ALL {
            assert_eq!(Opcode::from_name(opcode.name()), Some(opcode));
        }
        assert_eq!(Opcode::from_name("ad"), None);
        assert_eq!(Opcode::from_name(""), None);
    }

    #[test]
    fn rows_are_consistent() {
        for &op in ALL {
            let row = op.desc();
            let args = match row.args {
                Args::Fixed(args) | Args::Optional(args, _) => args,
                _ => &[],
            };
            let has_type = args.contains(&T) || row.results.contains(&Res::T);
            assert_eq!(row.types.is_some(), has_type, "{op}: T is that of an operand or result");
            let converts = args.iter().any(|arg| matches!(arg, Arg::Any(_) | Arg::Ptr));
            assert!(converts || row.relation == Relation::Free, "{op}: a relation to an operand");
            let same = args.len() >= 2 && args[0] == args[1];
            assert!(!row.commutative || same, "{op}: operands that change places have one type");
            assert!(row.promises.is_empty() || row.payload.holds_promises(), "{op}: promises");
            let rules = row.float;
            let any = rules.rounds || rules.ftz || rules.approx || rules.contracts || rules.sat;
            let takes = matches!(
                row.payload,
                PayloadKind::Float
                    | PayloadKind::Convert
                    | PayloadKind::FloatCond
                    | PayloadKind::Integral
                    | PayloadKind::Math
            );
            assert_eq!(any, takes, "{op}: float flags need a payload that holds them");
            assert!(!row.terminator || row.results.is_empty(), "{op}: nothing follows it");
            assert!(row.summary.ends_with('.') && !row.undefined.ends_with('.'), "{op}");
        }
    }
}
