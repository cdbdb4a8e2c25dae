/* Functions that the C library has not got, to some ulp of a double. */
static const double PI = 0x1.921fb54442d18p1;

static double sin_of_turns(double x) {
    double turn = fmod(fabs(x), 2.0);
    int falls = turn >= 1.0;
    double rest = falls ? turn - 1.0 : turn;
    double near = rest > 0.5 ? 1.0 - rest : rest;
    double sine = sin(PI * near);
    if (near == 0.0) return copysign(0.0, x);
    return falls == !!signbit(x) ? sine : -sine;
}
static double cos_of_turns(double x) {
    double turn = fmod(fabs(x), 2.0);
    if (turn > 1.0) turn = 2.0 - turn;
    return turn <= 0.25 ? cos(PI * turn) : turn >= 0.75 ? -cos(PI * (1.0 - turn)) : sin(PI * (0.5 - turn));
}
static double tan_of_turns(double x) { return sin_of_turns(x) / cos_of_turns(x); }
static double asin_in_turns(double x) { return asin(x) / PI; }
static double acos_in_turns(double x) { return acos(x) / PI; }
static double atan_in_turns(double x) { return atan(x) / PI; }
static double one_by_sqrt(double x) { return 1.0 / sqrt(x); }
static double one_by_cbrt(double x) { return 1.0 / cbrt(x); }

/* Where the C library has these for vectors, they are used: to 4 ulp of a double. */
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__)
#if __GLIBC_PREREQ(2, 35)
#define SIMD(name) __attribute__((__simd__("notinbranch"))) double name(double);
SIMD(exp) SIMD(exp2) SIMD(exp10) SIMD(expm1) SIMD(log) SIMD(log2) SIMD(log10) SIMD(log1p)
SIMD(asin) SIMD(acos) SIMD(atan) SIMD(sinh) SIMD(cosh) SIMD(tanh) SIMD(asinh) SIMD(acosh) SIMD(atanh)
SIMD(cbrt) SIMD(erf) SIMD(erfc) SIMD(sin) SIMD(cos) SIMD(tan)
#endif
#endif

enum { MANY = 4096 };
static float results[MANY];
static double exact[MANY], errors[MANY];
static uint32_t below[MANY], above[MANY];

/* Ulp of f32 from the exact value, as `error_f32` counts them, of numbers that are not zero. */
static inline double error(float found, double exact) {
    double limit = 0x1p128;
    double bound = exact > limit ? limit : exact < -limit ? -limit : exact;
    double value = isinf(found) ? copysign(limit, found) : found;
    int64_t exponent = (int64_t)(bits_of_f64(bound) >> 52 & 0x7ff);
    exponent = exponent < 897 ? 897 : exponent > 1150 ? 1150 : exponent;
    return fabs(value - bound) * f64((uint64_t)(2046 + 23 - exponent) << 52);
}

int main(int count, char **args) {
    if (count != 3) return 2;
    uint64_t first = strtoull(args[1], 0, 10), end = strtoull(args[2], 0, 10);
    uint64_t rounded = 0;
    double worst = 0.0;
    uint32_t at = 0;
    for (uint64_t start = first; start < end; start += MANY) {
        uint32_t x = (uint32_t)start;
        for (uint32_t i = 0; i < MANY; i++) results[i] = ROUTINE(f32(x + i));
        for (uint32_t i = 0; i < MANY; i++) exact[i] = REFERENCE((double)f32(x + i));
        /* What the tier `fast` is held to. */
        for (uint32_t i = 0; i < MANY && FLUSHES; i++) {
            uint32_t size = (x + i) & INT32_MAX;
            if (FLUSHES == 1 && exact[i] < 0x1p-126) exact[i] = 0.0;
            if (FLUSHES == 2 && size && size < 0x00800000) exact[i] = -INFINITY;
        }
        /* The reference is trusted to 2^-44 of its value. */
        for (uint32_t i = 0; i < MANY; i++) {
            double off = fabs(exact[i]) * 0x1p-44;
            below[i] = bits_of_f32((float)(exact[i] - off));
            above[i] = bits_of_f32((float)(exact[i] + off));
            errors[i] = error(results[i], exact[i]);
        }
        for (uint32_t i = 0; i < MANY && start + i < end; i++) {
            int is_nan = exact[i] != exact[i], is_found = results[i] == results[i];
            if (is_nan || isinf(exact[i]) || exact[i] == 0.0) {
                int is_same = is_nan ? !is_found : bits_of_f32((float)exact[i]) == bits_of_f32(results[i]);
                rounded += is_same;
                errors[i] = is_same ? 0.0 : INFINITY;
            } else if (!is_found) {
                errors[i] = INFINITY;
            } else if (below[i] != above[i]) {
                printf("left %" PRIx32 "\n", x + i);
                continue;
            } else {
                rounded += bits_of_f32(results[i]) == below[i];
            }
            if (errors[i] > worst) worst = errors[i], at = x + i;
        }
    }
    printf("found %" PRIx64 " %" PRIx32 " %" PRIx64 "\n", bits_of_f64(worst), at, rounded);
    return 0;
}
