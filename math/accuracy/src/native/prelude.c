/* Written by irc-accuracy: routines of the math library as C. */
#define _GNU_SOURCE
#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline float f32(uint32_t x) { float y; memcpy(&y, &x, 4); return y; }
static inline double f64(uint64_t x) { double y; memcpy(&y, &x, 8); return y; }
static inline uint32_t bits_of_f32(float x) { uint32_t y; memcpy(&y, &x, 4); return y; }
static inline uint64_t bits_of_f64(double x) { uint64_t y; memcpy(&y, &x, 8); return y; }

/* The other operand where one is NaN; -0 is less than 0. */
#define LEAST(name, ty) \
    static inline ty name(ty a, ty b) { \
        return a != a ? b : b != b ? a : (a < b || (a == b && signbit(a))) ? a : b; \
    }
#define MOST(name, ty) \
    static inline ty name(ty a, ty b) { \
        return a != a ? b : b != b ? a : (a > b || (a == b && !signbit(a))) ? a : b; \
    }
LEAST(least_f32, float)
LEAST(least_f64, double)
MOST(most_f32, float)
MOST(most_f64, double)

/* What `normal` promises; what breaks the promise is NaN. */
#define NORMAL(ty, name, least, most, root) \
    static inline int normal_##name(ty x) { \
        x = x < 0 ? -x : x; \
        return x >= least && x <= most; \
    } \
    static inline ty fdiv_##name(ty a, ty b) { \
        return normal_##name(a) && normal_##name(b) && normal_##name(a / b) ? a / b : NAN; \
    } \
    static inline ty frcp_##name(ty a) { return normal_##name(a) ? 1 / a : NAN; } \
    static inline ty fsqrt_##name(ty a) { \
        return a == 0 || a < -least || normal_##name(a) ? root(a) : NAN; \
    }
NORMAL(float, f32, 0x1p-100f, 0x1p126f, __builtin_sqrtf)
NORMAL(double, f64, 0x1p-968, 0x1p1021, __builtin_sqrt)

/* Approximations of the hardware, as the interpreter computes them: rounded once. */
static inline float flushed(float x) { return fabsf(x) < 0x1p-126f ? copysignf(0.0f, x) : x; }
#define APPROXIMATION(name, value) \
    static inline float name##_approx_f32(float x) { return (float)(value); } \
    static inline float name##_approx_ftz_f32(float operand) { \
        float x = flushed(operand); \
        return flushed((float)(value)); \
    }
APPROXIMATION(fexp2, exp2((double)x))
APPROXIMATION(flog2, log2((double)x))
APPROXIMATION(fsin, sin((double)x))
APPROXIMATION(fcos, cos((double)x))
APPROXIMATION(ftanh, tanh((double)x))
APPROXIMATION(frsqrt, 1.0 / sqrt((double)x))
APPROXIMATION(frcp, 1.0f / x)
APPROXIMATION(fsqrt, __builtin_sqrtf(x))

/* Those of f64, of 20 bits, which neither read nor write the lower word. */
static inline double high_word(double x) {
    double y = f64(bits_of_f64(x) & ~UINT64_C(0xffffffff));
    return fabs(y) < 0x1p-1022 ? copysign(0.0, y) : y;
}
static inline double nearest_high_word(double x) {
    uint64_t bits = bits_of_f64(x);
    return x != x ? NAN : high_word(f64(bits + 0x7fffffff + (bits >> 32 & 1)));
}
static inline double frsqrt_approx_ftz_f64(double x) { return nearest_high_word(1.0 / sqrt(high_word(x))); }
static inline double frcp_approx_ftz_f64(double x) { return nearest_high_word(1.0 / high_word(x)); }

/* Conversions that clamp, NaN to 0. */
static inline uint32_t i32_of(double x) {
    return x != x ? 0 : x >= 0x1p31 ? INT32_MAX : x <= -0x1p31 ? (uint32_t)INT32_MIN : (uint32_t)(int32_t)x;
}
static inline uint32_t u32_of(double x) {
    return !(x > 0) ? 0 : x >= 0x1p32 ? UINT32_MAX : (uint32_t)x;
}
static inline uint64_t i64_of(double x) {
    return x != x ? 0 : x >= 0x1p63 ? INT64_MAX : x <= -0x1p63 ? (uint64_t)INT64_MIN : (uint64_t)(int64_t)x;
}

/* Shifts by any count. */
static inline uint32_t shl_i32(uint32_t x, uint32_t by) { return by > 31 ? 0 : x << by; }
static inline uint64_t shl_i64(uint64_t x, uint32_t by) { return by > 63 ? 0 : x << by; }
static inline uint32_t lshr_i32(uint32_t x, uint32_t by) { return by > 31 ? 0 : x >> by; }
static inline uint64_t lshr_i64(uint64_t x, uint32_t by) { return by > 63 ? 0 : x >> by; }
static inline uint32_t ashr_i32(uint32_t x, uint32_t by) { return (uint32_t)((int32_t)x >> (by > 31 ? 31 : by)); }
static inline uint64_t ashr_i64(uint64_t x, uint32_t by) { return (uint64_t)((int64_t)x >> (by > 63 ? 63 : by)); }
static inline uint32_t fshl_i32(uint32_t a, uint32_t b, uint32_t by) {
    by &= 31;
    return by ? a << by | b >> (32 - by) : a;
}
static inline uint64_t fshl_i64(uint64_t a, uint64_t b, uint32_t by) {
    by &= 63;
    return by ? a << by | b >> (64 - by) : a;
}
static inline uint32_t clz_i32(uint32_t x) { return x ? (uint32_t)__builtin_clz(x) : 32; }
static inline uint64_t clz_i64(uint64_t x) { return x ? (uint64_t)__builtin_clzll(x) : 64; }
static inline uint32_t umulh_i32(uint32_t a, uint32_t b) { return (uint32_t)((uint64_t)a * b >> 32); }
static inline uint64_t umulh_i64(uint64_t a, uint64_t b) {
    return (uint64_t)((unsigned __int128)a * b >> 64);
}

/* A number that looks random, as `inputs::scrambled` gives it. */
static inline uint64_t scrambled(uint64_t seed) {
    uint64_t z = (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* Of what size at least the ulp are of which errors are counted, as `reference::floor` says: of Bessel functions, of any degree, of
   the second kind as well, of the logarithm of gamma. */
static inline double floor_of(int kind, double x, double y) {
    switch (kind) {
        case 1: return fabs(x) >= 8.0 ? 0.25 : 0.0;
        case 2: return 0.25;
        case 3: return fabs(y) >= fabs(x) ? 0.25 : 0.0;
        case 4: return x < -2.25 ? 1.0 : 0.0;
        default: return 0.0;
    }
}
