/*
 * A function for each operation of the IR, made from its table; docs/ir.md says what they mean.
 * `words` are those that the text form has between the operation and its operands, such as "slt"
 * of icmp or "add relaxed gpu" of atomicrmw; NULL is for none. irc_op makes each with other
 * words, such as "nsw" of add.
 */

#ifndef IRC_OPS_H
#define IRC_OPS_H

#ifdef __cplusplus
extern "C" {
#endif

/* Sum modulo 2^n. */
static inline irc_value irc_add(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "add", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Difference modulo 2^n. */
static inline irc_value irc_sub(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "sub", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Product modulo 2^n. */
static inline irc_value irc_mul(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "mul", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Upper half of the signed product. */
static inline irc_value irc_smulh(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "smulh", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Upper half of the unsigned product. */
static inline irc_value irc_umulh(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "umulh", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Signed product in twice the width. */
static inline irc_value irc_smulw(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "smulw", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Unsigned product in twice the width. */
static inline irc_value irc_umulw(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "umulw", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Signed quotient, rounded toward zero. */
static inline irc_value irc_sdiv(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "sdiv", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Unsigned quotient, rounded down. */
static inline irc_value irc_udiv(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "udiv", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Remainder of sdiv; it has the sign of the dividend. */
static inline irc_value irc_srem(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "srem", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Remainder of udiv. */
static inline irc_value irc_urem(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "urem", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Signed minimum. */
static inline irc_value irc_smin(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "smin", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Signed maximum. */
static inline irc_value irc_smax(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "smax", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Unsigned minimum. */
static inline irc_value irc_umin(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "umin", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Unsigned maximum. */
static inline irc_value irc_umax(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "umax", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Signed absolute value modulo 2^n: that of the least number is itself. */
static inline irc_value irc_abs(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "abs", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Bitwise and. */
static inline irc_value irc_and(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "and", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Bitwise or. */
static inline irc_value irc_or(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "or", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Bitwise exclusive or. */
static inline irc_value irc_xor(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "xor", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Shift left; by n or more (the amount is unsigned) the result is 0. */
static inline irc_value irc_shl(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "shl", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Shift right, filled with zeros; by n or more the result is 0. */
static inline irc_value irc_lshr(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "lshr", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Shift right, filled with the sign; by n or more only those remain. */
static inline irc_value irc_ashr(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "ashr", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Upper half of the first then the second operand, shifted left by the amount modulo n. */
static inline irc_value irc_fshl(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "fshl", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* Lower half of the first then the second operand, shifted right by the amount modulo n. */
static inline irc_value irc_fshr(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "fshr", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* Rotation left by the amount modulo n. */
static inline irc_value irc_rotl(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "rotl", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Rotation right by the amount modulo n. */
static inline irc_value irc_rotr(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "rotr", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Number of bits that are 1. */
static inline irc_value irc_popcnt(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "popcnt", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Number of zeros above the highest 1; n for 0. */
static inline irc_value irc_clz(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "clz", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Number of zeros below the lowest 1; n for 0. */
static inline irc_value irc_ctz(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "ctz", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* The bits in reverse order. */
static inline irc_value irc_bitrev(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "bitrev", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* The bytes in reverse order. */
static inline irc_value irc_bswap(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "bswap", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Field at bit (2nd operand & 255) of (3rd & 255) bits; bits past the top are 0. */
static inline irc_value irc_ubfe(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "ubfe", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* Like ubfe, filled with the field's top bit (bit n-1 if the field ends past it); 0 if it has no bits. */
static inline irc_value irc_sbfe(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "sbfe", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* The 2nd operand, its field at bit (3rd & 255) of (4th & 255) bits replaced by the low bits of the 1st. */
static inline irc_value irc_bfi(irc_builder b, irc_value x, irc_value y, irc_value z, irc_value w)
{
    const irc_value operands[] = {x, y, z, w};
    return irc_op(b, "bfi", NULL, IRC_NO_TYPE, operands, 4, NULL);
}

/* Sum of both and the carry; the second result is the carry out. */
static inline irc_value irc_addc(irc_builder b, irc_value x, irc_value y, irc_value z, irc_value *second)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "addc", NULL, IRC_NO_TYPE, operands, 3, second);
}

/* First minus second minus the borrow; the second result is the borrow out. */
static inline irc_value irc_subb(irc_builder b, irc_value x, irc_value y, irc_value z, irc_value *second)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "subb", NULL, IRC_NO_TYPE, operands, 3, second);
}

/* Sum. */
static inline irc_value irc_fadd(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fadd", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Difference. */
static inline irc_value irc_fsub(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fsub", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Product. */
static inline irc_value irc_fmul(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fmul", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Quotient; approx (f32): within 2 ulp for divisors of magnitude 2^-126 to 2^126. */
static inline irc_value irc_fdiv(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fdiv", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* First times second plus third, rounded once. */
static inline irc_value irc_fma(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "fma", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* Flips the sign, of NaN too. */
static inline irc_value irc_fneg(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fneg", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Clears the sign, of NaN too. */
static inline irc_value irc_fabs(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fabs", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* The lesser; of a number and a NaN the number; -0 is below +0. */
static inline irc_value irc_fmin(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fmin", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* The greater; of a number and a NaN the number; -0 is below +0. */
static inline irc_value irc_fmax(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fmax", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* The lesser; NaN if an operand is; -0 is below +0. */
static inline irc_value irc_fminimum(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fminimum", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* The greater; NaN if an operand is; -0 is below +0. */
static inline irc_value irc_fmaximum(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fmaximum", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Square root; approx (f32): relative error at most 2^-23. */
static inline irc_value irc_fsqrt(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fsqrt", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* 1 / x; approx: within 1 ulp (f32), with `ftz` 2^-19 of a value whose low half is 0 (f64). */
static inline irc_value irc_frcp(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "frcp", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* 1 / sqrt(x), approximate: relative error at most 2^-22.4 (f32), 2 ulp (f64), with `ftz` 2^-19 of a value whose low half is 0 (f64). */
static inline irc_value irc_frsqrt(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "frsqrt", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Sine, approximate: absolute error at most 2^-20.9 in [-pi, pi]. */
static inline irc_value irc_fsin(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fsin", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Cosine, approximate: absolute error at most 2^-20.9 in [-pi, pi]. */
static inline irc_value irc_fcos(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fcos", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* 2^x, approximate: relative error at most 2^-22.5. */
static inline irc_value irc_fexp2(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fexp2", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Base-2 logarithm, approximate: absolute error at most 2^-22 in [0.5, 2], relative error at most 2^-22 elsewhere. */
static inline irc_value irc_flog2(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "flog2", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Hyperbolic tangent, approximate: relative error at most 2^-11. */
static inline irc_value irc_ftanh(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "ftanh", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* The first operand with the sign of the second. */
static inline irc_value irc_fcopysign(irc_builder b, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fcopysign", NULL, IRC_NO_TYPE, operands, 2, NULL);
}

/* Nearest integral value in a direction: nearest (ties to even), floor, ceil, trunc. */
static inline irc_value irc_fround(irc_builder b, const char *words, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fround", words, IRC_NO_TYPE, operands, 1, NULL);
}

/* A function of the [math library](math.md), of one operand to four; integers are `i32`. */
static inline irc_value irc_math(irc_builder b, const char *words, const irc_value *operands, size_t count)
{
    return irc_op(b, "math", words, IRC_NO_TYPE, operands, count, NULL);
}

/* Integer or address comparison. */
static inline irc_value irc_icmp(irc_builder b, const char *words, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "icmp", words, IRC_NO_TYPE, operands, 2, NULL);
}

/* Float comparison. */
static inline irc_value irc_fcmp(irc_builder b, const char *words, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "fcmp", words, IRC_NO_TYPE, operands, 2, NULL);
}

/* The second operand where the condition is true, the third where it is false. */
static inline irc_value irc_select(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "select", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* The first operand, known to be among the numbers from the second on that are not yet the third, counted modulo 2^n. */
static inline irc_value irc_in_range(irc_builder b, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "in_range", NULL, IRC_NO_TYPE, operands, 3, NULL);
}

/* The operand; if it is poison, an arbitrary value, the same for all uses. */
static inline irc_value irc_freeze(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "freeze", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Zero-extension to a wider integer. The type is that of the result. */
static inline irc_value irc_zext(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "zext", NULL, type, operands, 1, NULL);
}

/* Sign-extension to a wider integer. The type is that of the result. */
static inline irc_value irc_sext(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "sext", NULL, type, operands, 1, NULL);
}

/* Truncation to a narrower integer. The type is that of the result. */
static inline irc_value irc_trunc(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "trunc", NULL, type, operands, 1, NULL);
}

/* To another float type; sat clamps to [0, 1], NaN and -0 to +0. The type is that of the result. */
static inline irc_value irc_fcvt(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "fcvt", NULL, type, operands, 1, NULL);
}

/* Float to signed integer, rounded toward zero by default; sat clamps, NaN to 0. The type is that of the result. */
static inline irc_value irc_ftos(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "ftos", NULL, type, operands, 1, NULL);
}

/* Float to unsigned integer, rounded toward zero by default; sat clamps, NaN to 0. The type is that of the result. */
static inline irc_value irc_ftou(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "ftou", NULL, type, operands, 1, NULL);
}

/* Signed integer to float; a value out of range becomes infinite or the largest, as rounded. The type is that of the result. */
static inline irc_value irc_stof(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "stof", NULL, type, operands, 1, NULL);
}

/* Unsigned integer to float; a value out of range becomes infinite or the largest, as rounded. The type is that of the result. */
static inline irc_value irc_utof(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "utof", NULL, type, operands, 1, NULL);
}

/* The same bits as a type of the same width; lane 0 is the lowest. The type is that of the result. */
static inline irc_value irc_bitcast(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "bitcast", NULL, type, operands, 1, NULL);
}

/* The address as an integer. The type is that of the result. */
static inline irc_value irc_ptrtoint(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "ptrtoint", NULL, type, operands, 1, NULL);
}

/* The integer as an address. The type is that of the result. */
static inline irc_value irc_inttoptr(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "inttoptr", NULL, type, operands, 1, NULL);
}

/* The same place as an address of another space; one of the two must be generic. The type is that of the result. */
static inline irc_value irc_addrcast(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "addrcast", NULL, type, operands, 1, NULL);
}

/* The operand in every lane. The type is that of the result. */
static inline irc_value irc_splat(irc_builder b, irc_type type, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "splat", NULL, type, operands, 1, NULL);
}

/* Address of the variable arguments of this call of a variadic function, aligned to 8. */
static inline irc_value irc_va_start(irc_builder b)
{
    return irc_op(b, "va_start", NULL, IRC_NO_TYPE, NULL, 0, NULL);
}

/* The value at an address; a vector is one access. The type is that of the result. */
static inline irc_value irc_load(irc_builder b, irc_type type, const char *words, irc_value x)
{
    const irc_value operands[] = {x};
    return irc_op(b, "load", words, type, operands, 1, NULL);
}

/* Stores the first operand at the address; a vector is one access. */
static inline void irc_store(irc_builder b, const char *words, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    (void)irc_op(b, "store", words, IRC_NO_TYPE, operands, 2, NULL);
}

/* Copies bytes to the first address from the second. */
static inline void irc_memcpy(irc_builder b, const char *words, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    (void)irc_op(b, "memcpy", words, IRC_NO_TYPE, operands, 3, NULL);
}

/* Fills bytes at an address. */
static inline void irc_memset(irc_builder b, const char *words, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    (void)irc_op(b, "memset", words, IRC_NO_TYPE, operands, 3, NULL);
}

/* Replaces the value at an address by a function of it and the operand, atomically; the result is the old value. */
static inline irc_value irc_atomicrmw(irc_builder b, const char *words, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "atomicrmw", words, IRC_NO_TYPE, operands, 2, NULL);
}

/* If the bits at the address equal the second operand, replaces them by the third, atomically; the result is the old value. */
static inline irc_value irc_cmpxchg(irc_builder b, const char *words, irc_value x, irc_value y, irc_value z)
{
    const irc_value operands[] = {x, y, z};
    return irc_op(b, "cmpxchg", words, IRC_NO_TYPE, operands, 3, NULL);
}

/* Orders the thread's memory accesses before it with those after it. */
static inline void irc_fence(irc_builder b, const char *words)
{
    (void)irc_op(b, "fence", words, IRC_NO_TYPE, NULL, 0, NULL);
}

/* The position of the top of the stack, for `stackrestore`. */
static inline irc_value irc_stacksave(irc_builder b)
{
    return irc_op(b, "stacksave", NULL, IRC_NO_TYPE, NULL, 0, NULL);
}

/* Frees what this call of the function allocated since a position was saved. */
static inline void irc_stackrestore(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    (void)irc_op(b, "stackrestore", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Value of a special register. */
static inline irc_value irc_sreg(irc_builder b, const char *words)
{
    return irc_op(b, "sreg", words, IRC_NO_TYPE, NULL, 0, NULL);
}

/* Waits for the lanes of the mask, and orders their memory accesses. */
static inline void irc_syncwarp(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    (void)irc_op(b, "syncwarp", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

/* Value of another lane: (value, lane or distance, clamp | segment mask << 8, lanes); the second result says whether that lane is in range; if not, the value is the caller's. */
static inline irc_value irc_shfl(irc_builder b, const char *words, irc_value x, irc_value y, irc_value z, irc_value w, irc_value *second)
{
    const irc_value operands[] = {x, y, z, w};
    return irc_op(b, "shfl", words, IRC_NO_TYPE, operands, 4, second);
}

/* Votes over the lanes of the mask: all, any, uni return i1, ballot returns i32. */
static inline irc_value irc_vote(irc_builder b, const char *words, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "vote", words, IRC_NO_TYPE, operands, 2, NULL);
}

/* Lanes of the mask with the same value: any, all. */
static inline irc_value irc_match(irc_builder b, const char *words, irc_value x, irc_value y)
{
    const irc_value operands[] = {x, y};
    return irc_op(b, "match", words, IRC_NO_TYPE, operands, 2, NULL);
}

/* Marks code that is never executed. */
static inline void irc_unreachable(irc_builder b)
{
    (void)irc_op(b, "unreachable", NULL, IRC_NO_TYPE, NULL, 0, NULL);
}

/* Ends the program with an error. */
static inline void irc_trap(irc_builder b)
{
    (void)irc_op(b, "trap", NULL, IRC_NO_TYPE, NULL, 0, NULL);
}

/* States that the operand is true; it computes nothing. */
static inline void irc_assume(irc_builder b, irc_value x)
{
    const irc_value operands[] = {x};
    (void)irc_op(b, "assume", NULL, IRC_NO_TYPE, operands, 1, NULL);
}

#ifdef __cplusplus
}
#endif

#endif /* IRC_OPS_H */
