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

/* What is exact. */
static double modf_of(double x) {
    double whole;
    return copysign(modf(x, &whole), x);
}
static double frexp_of(double x) {
    int exponent;
    return frexp(x, &exponent);
}
static double frexp_exponent_of(double x) {
    int exponent = 0;
    frexp(x, &exponent);
    return x != x ? x : isinf(x) ? 0.0 : exponent;
}
static double logb_of(double x) { return logb(x); }

/* Other functions by those that the C library has with the precision of a long double. About zero two terms are enough. */
static const long double PI_L = 3.14159265358979323846264338327950288L, ROOT_2 = 1.41421356237309504880168872420969808L;
static const double TINY = 0x1p-32, EULER = 0.57721566490153286061;

static double erfcx(double x) {
    if (x < -30.0) return INFINITY;
    if (fabs(x) < TINY) return 1.0 - x * 2.0 / sqrt(PI);
    long double z = (long double)x * x;
    if (x < 60.0) return (double)(expl(z) * erfcl(x));
    long double t = 0.5L / z;
    return (double)((1 - t * (1 - t * (3 - t * (15 - t * (105 - t * (945 - t * 10395)))))) / (x * sqrtl(PI_L)));
}
static double normcdf(double x) {
    if (fabs(x) < TINY) return 0.5 + x / sqrt(2.0 * PI);
    if (fabs(x) > 50.0) return x > 0.0 ? 1.0 : 0.0;
    return (double)(0.5L * erfcl(-x / ROOT_2));
}
static double gamma_of(double x) {
    if (fabs(x) < TINY && x != 0.0) return 1.0 / x - EULER;
    return x > 200.0 ? INFINITY : tgamma(x);
}
#ifdef WIDE
/* Inverses: what the routine of f64 gives, and a step of Newton's method by the function that it is the inverse of. */
static long double step(long double x, long double off) { return x + off * sqrtl(PI_L) / 2 * expl(x * x); }
static double erfinv(double y) {
    double x = WIDE(y);
    if (!(fabs(y) < 1.0)) return x;
    if (fabs(y) < TINY) return y * sqrt(PI) / 2.0;
    if (fabs(y) < 0.5) return (double)step(x, y - erfl(x));
    return copysign((double)step(fabs(x), erfcl(fabs(x)) - (1.0 - fabs(y))), y);
}
static long double inverse_of_complement(long double x, double y) {
    if (!(y > 0.0 && y < 2.0 && y != 1.0)) return x;
    if (y > 0.5 && y < 1.5) return step(x, (1.0 - y) - erfl(x));
    return y < 1.0 ? step(x, erfcl(x) - y) : -step(-x, erfcl(-x) - (2.0 - y));
}
static double erfcinv(double y) { return (double)inverse_of_complement(WIDE(y), y); }
static double normcdfinv(double p) { return (double)(-ROOT_2 * inverse_of_complement(-WIDE(p) / ROOT_2, 2.0 * p)); }
#endif

/* The power series of a modified Bessel function, without (x / 2)^n. */
static long double modified(int n, double x) {
    static long double inverse[2][600];
    long double quarter = (long double)x * x / 4, term = 1, sum = 1;
    if (fabs(x) > 110.0) return INFINITY;
    for (int k = 1; k < 600 && term > sum * 0x1p-66L; k++) {
        if (inverse[n][k] == 0) inverse[n][k] = 1.0L / ((long double)k * (k + n));
        term *= quarter * inverse[n][k];
        sum += term;
    }
    return sum;
}
static double i0(double x) { return x == x ? (double)modified(0, x) : x; }
/* Half of a small number, a little more or less: that tells which float is the nearest where the half is the middle of two. */
static double i1(double x) {
    return x != x ? x : fabs(x) < TINY ? x / 2.0 * (1.0 + 0x1p-40) : (double)(x / 2 * modified(1, x));
}

/* Of large numbers Bessel functions are a sine and a cosine of what is left of the number, and of an angle that is small. */
static double far(double x, int n, int is_second) {
    double sine = sin(x), cosine = cos(x), small = (n ? 0.375 : -0.125) / x;
    double c = n ? sine - cosine : cosine + sine, s = n ? -sine - cosine : sine - cosine;
    return (is_second ? s + small * c : c - small * s) / sqrt(PI * x);
}
static const double FAR = 0x1p24;
static double j0_of(double x) { return fabs(x) < FAR || isinf(x) ? j0(x) : far(fabs(x), 0, 0); }
static double j1_of(double x) {
    if (fabs(x) < TINY) return x / 2.0 * (1.0 - 0x1p-40);
    return fabs(x) < FAR || isinf(x) ? j1(x) : copysign(1.0, x) * far(fabs(x), 1, 0);
}
static double y0_of(double x) { return x < 0.0 ? NAN : x < FAR || isinf(x) ? y0(x) : far(x, 0, 1); }
static double y1_of(double x) { return x < 0.0 ? NAN : x < FAR || isinf(x) ? y1(x) : far(x, 1, 1); }

/* Of what size the numbers are of which the reference is trusted to 2^-44: about the zeros of Bessel functions that of their amplitude. */
static inline double amplitude(double x) { return IS_BESSEL && fabs(x) >= 0.5 && !isinf(x) ? sqrt(0.64 / fabs(x)) : 0.0; }

enum { MANY = 4096 };
static float results[MANY];
static double exact[MANY], errors[MANY];
static uint32_t operands[MANY], below[MANY], above[MANY];

/* Ulp of f32 from the exact value, as `error_f32` counts them, of numbers that are not zero. */
static inline double error(float found, double exact, double floor) {
    double limit = 0x1p128;
    double bound = exact > limit ? limit : exact < -limit ? -limit : exact;
    double value = isinf(found) ? copysign(limit, found) : found;
    int64_t exponent = (int64_t)(bits_of_f64(fmax(fabs(bound), floor)) >> 52 & 0x7ff);
    exponent = exponent < 897 ? 897 : exponent > 1150 ? 1150 : exponent;
    return fabs(value - bound) * f64((uint64_t)(2046 + 23 - exponent) << 52);
}

/* An operand by its number, one of so many that lie side by side: one and the same with the other sign after the other where all are
   tried and the function is even or odd. */
static inline uint32_t operand(uint64_t index, uint64_t stride) {
    if (stride > 1) return index * stride + scrambled(index) % stride;
    return SYMMETRY ? (uint32_t)index >> 1 | (uint32_t)index << 31 : index;
}

/* The operands from the first to the end: all 2^32, or one of each stratum where there is a number of them. */
int main(int count, char **args) {
    if (count != 3 && count != 4) return 2;
    uint64_t first = strtoull(args[1], 0, 10), end = strtoull(args[2], 0, 10);
    uint64_t stride = count == 3 ? 1 : (UINT64_C(1) << 32) / strtoull(args[3], 0, 10);
    uint64_t rounded = 0;
    double worst = 0.0;
    uint32_t at = 0;
    for (uint64_t start = first; start < end; start += MANY) {
        for (uint32_t i = 0; i < MANY; i++) operands[i] = operand(start + i, stride);
        for (uint32_t i = 0; i < MANY; i++) results[i] = ROUTINE(f32(operands[i]));
        for (uint32_t i = 0; i < MANY; i++) {
            int is_second = SYMMETRY && stride == 1 && i % 2;
            exact[i] = is_second ? SYMMETRY * exact[i - 1] : REFERENCE((double)f32(operands[i]));
        }
        /* What the tier `fast` is held to. */
        for (uint32_t i = 0; i < MANY && FLUSHES; i++) {
            uint32_t size = operands[i] & INT32_MAX;
            if (FLUSHES == 1 && exact[i] < 0x1p-126) exact[i] = 0.0;
            if (FLUSHES == 2 && size && size < 0x00800000) exact[i] = -INFINITY;
        }
        for (uint32_t i = 0; i < MANY; i++) {
            double of = f32(operands[i]), off = fmax(fabs(exact[i]), amplitude(of)) * 0x1p-44;
            below[i] = bits_of_f32((float)(exact[i] - off));
            above[i] = bits_of_f32((float)(exact[i] + off));
            errors[i] = error(results[i], exact[i], floor_of(FLOOR, of, 0.0));
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
                printf("left %" PRIx32 "\n", operands[i]);
                continue;
            } else {
                rounded += bits_of_f32(results[i]) == below[i];
            }
            if (errors[i] > worst) worst = errors[i], at = operands[i];
        }
    }
    printf("found %" PRIx64 " %" PRIx64 " %" PRIx32 "\n", bits_of_f64(worst), rounded, at);
    return 0;
}
