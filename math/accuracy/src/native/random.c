/* Functions that the C library has not got, of a type with a suffix: to some ulp of it. */
#define FUNCTIONS(ty, s, PI) \
    static ty sin_of_turns##s(ty x) { \
        ty turn = fmod##s(fabs##s(x), 2); \
        int falls = turn >= 1; \
        ty rest = falls ? turn - 1 : turn; \
        ty near = rest > 0.5f ? 1 - rest : rest; \
        if (near == 0) return copysign##s(0, x); \
        ty sine = sin##s(PI * near); \
        return falls == !!signbit(x) ? sine : -sine; \
    } \
    static ty cos_of_turns##s(ty x) { \
        ty turn = fmod##s(fabs##s(x), 2); \
        if (turn > 1) turn = 2 - turn; \
        return turn <= 0.25f ? cos##s(PI * turn) : turn >= 0.75f ? -cos##s(PI * (1 - turn)) : sin##s(PI * (0.5f - turn)); \
    } \
    static ty tan_of_turns##s(ty x) { return sin_of_turns##s(x) / cos_of_turns##s(x); } \
    static ty asin_in_turns##s(ty x) { return asin##s(x) / PI; } \
    static ty acos_in_turns##s(ty x) { return acos##s(x) / PI; } \
    static ty atan_in_turns##s(ty x) { return atan##s(x) / PI; } \
    static ty atan2_in_turns##s(ty y, ty x) { return atan2##s(y, x) / PI; } \
    static ty one_by_sqrt##s(ty x) { return 1 / sqrt##s(x); } \
    static ty one_by_cbrt##s(ty x) { return 1 / cbrt##s(x); } \
    static ty root##s(ty x, ty n) { \
        int is_odd = fmod##s(fabs##s(n), 2) == 1; \
        if (n == 0 || n != rint##s(n) || isinf(n) || (x < 0 && !is_odd)) return NAN; \
        ty size = pow##s(fabs##s(x), 1 / n); \
        return is_odd ? copysign##s(size, x) : size; \
    } \
    static ty length##s(ty x, ty y, ty z, ty w) { \
        return isinf(x) || isinf(y) || isinf(z) || isinf(w) ? (ty)INFINITY : sqrt##s(x * x + y * y + z * z + w * w); \
    } \
    static ty length_of_2##s(ty x, ty y) { return length##s(x, y, 0, 0); } \
    static ty length_of_3##s(ty x, ty y, ty z) { return length##s(x, y, z, 0); } \
    static ty one_by_length_of_2##s(ty x, ty y) { return 1 / length##s(x, y, 0, 0); } \
    static ty one_by_length_of_3##s(ty x, ty y, ty z) { return 1 / length##s(x, y, z, 0); } \
    static ty one_by_length##s(ty x, ty y, ty z, ty w) { return 1 / length##s(x, y, z, w); }
FUNCTIONS(long double, l, PI_L)
FUNCTIONS(quad, f128, PI_QUAD)

#if WIDTH == 64
typedef double real;
typedef uint64_t bits_t;
#define OF_BITS f64
#define OF_REAL(name) name
#define BITS_OF bits_of_f64
enum { LEAST_EXPONENT = -1022, MOST_EXPONENT = 1024, FRACTION = 52 };
static const uint64_t NEAR = UINT64_C(1) << 56;

/* Input `index` of `count`, as `stratified_f64` has it. */
static uint64_t stratified(uint64_t index, uint64_t count) {
    uint64_t bits = scrambled(index);
    uint64_t exponent = index % 2 ? 1003 + bits % 32 : (uint64_t)((unsigned __int128)index * 2047 / count);
    return (bits & UINT64_C(1) << 63) | exponent << 52 | scrambled(bits) >> 12;
}
#else
typedef float real;
typedef uint32_t bits_t;
#define OF_BITS f32
#define OF_REAL(name) name##f
#define BITS_OF bits_of_f32
enum { LEAST_EXPONENT = -126, MOST_EXPONENT = 128, FRACTION = 23 };
static const uint64_t NEAR = UINT64_C(1) << 27;

static uint64_t stratified(uint64_t index, uint64_t count) {
    uint64_t first = (uint64_t)(((unsigned __int128)index << 32) / count);
    uint64_t next = (uint64_t)(((unsigned __int128)(index + 1) << 32) / count);
    return first + scrambled(index) % (next - first + !(next - first));
}
#endif

/* What is rounded correctly, or exact. */
static real rest_of(real x, real y) { return OF_REAL(fmod)(x, y); }
static real nearest_rest(real x, real y) { return OF_REAL(remainder)(x, y); }
static real low_quotient(real x, real y) {
    int quotient = 0;
    real rest = OF_REAL(remquo)(x, y, &quotient), low = abs(quotient) & 7;
    return rest != rest ? rest : quotient < 0 ? 0 - low : low;
}
static real raised(real x, real y) {
    return y != y ? y : OF_REAL(scalbln)(x, y > 1e5 ? 100000 : y < -1e5 ? -100000 : (long)y);
}
static real more(real x, real y) { return OF_REAL(fdim)(x, y); }
static real next_to(real x, real y) { return OF_REAL(nextafter)(x, y); }
static real fraction(real x) {
    real whole;
    return copysign(OF_REAL(modf)(x, &whole), x);
}
static real mantissa(real x) {
    int exponent;
    return OF_REAL(frexp)(x, &exponent);
}
static real exponent_of(real x) {
    int exponent = 0;
    OF_REAL(frexp)(x, &exponent);
    return x != x ? x : isinf(x) ? 0 : exponent;
}
static real binade(real x) { return OF_REAL(logb)(x); }

/* Operands: of any size, half of them of about the same; the second one that makes sense beside the first. */
static void choose(uint64_t i, uint64_t count, bits_t *at) {
    at[0] = stratified(i, count);
    for (int k = 1; k < OPERANDS; k++) {
        uint64_t y = scrambled(i ^ UINT64_C(1) << (39 + k));
        uint64_t beside = (at[0] + y % NEAR - NEAR / 2) ^ y << (WIDTH - 1);
        at[k] = i % 4 < 2 ? stratified(y % count, count) : beside;
    }
    if (INTEGER) {
        uint64_t seed = scrambled(at[INTEGER]);
        at[INTEGER] = (uint32_t)((int32_t)(seed >> 32) >> seed % 32);
    }
    uint64_t bits = scrambled(i ^ UINT64_C(1) << 41);
    double share = (double)(scrambled(bits) >> 11) * 0x1p-52 - 1.0;
    if (CHOICE == 1 && i % 8) {
        /* A power that is neither zero nor infinite, of a base of any size or about 1. */
        double exponent = (double)(scrambled(~bits) >> 11) * 0x1p-53 * 60.0 - (i % 2 ? 60.0 : 30.0);
        real base = i % 2 ? 1.0 + copysign(exp2(fmin(exponent, -1.0)), share) : exp2(exponent);
        real by = share * (WIDTH == 64 ? 1080.0 : 151.0) / fmax(fabs(log2(base)), 1e-300);
        at[0] = BITS_OF(base), at[1] = BITS_OF(by);
        if (INTEGER) at[1] = (uint32_t)(int32_t)fmin(fmax(by, INT32_MIN), INT32_MAX);
    }
    if (CHOICE == 2 && i % 8) {
        uint64_t limit = i % 4 ? 40 : 1 << 20;
        at[1] = BITS_OF((real)(bits % (2 * limit)) - (real)limit);
    }
    if (CHOICE == 3) {
        /* Degrees below 130, as the error grows with them. */
        real size = (double)(bits >> 11) * 0x1p-53 * exp2(i % 9);
        at[0] = BITS_OF(i % 4 ? (real)(scrambled(bits) % 130) : (real)fmod(OF_BITS(at[0]), 130.0));
        if (i % 2) at[1] = BITS_OF(size);
    }
}

/* Ulp from the exact value, as `big::error` and `error_f32` count them. */
static double error(real found, quad exact, double floor) {
    if (exact != exact || found != found) return exact != exact && found != found ? 0.0 : INFINITY;
    real nearest = (real)exact;
    if (BITS_OF(nearest) == BITS_OF(found) && (found == 0 || isinf(found))) return 0.0;
    if (exact == 0 || (WIDTH == 64 && isinf(found))) return INFINITY;
    quad limit = scalbnf128(1, MOST_EXPONENT), value = isinf(found) ? copysignf128(limit, found) : found;
    if (fabsf128(exact) > limit) exact = copysignf128(limit, exact);
    int exponent = ilogbf128(fmaxf128(fabsf128(exact), floor));
    exponent = exponent < LEAST_EXPONENT ? LEAST_EXPONENT : exponent >= MOST_EXPONENT ? MOST_EXPONENT - 1 : exponent;
    return (double)fabsf128(scalbnf128(value - exact, FRACTION - exponent));
}

/* Whether the tier `fast` may give this zero: below the normal numbers, or what it cannot tell from that. */
static int is_flushed(real found, quad exact) {
    return FLUSHES && found == 0 && !signbit(found) == !signbit(exact) && fabsf128(exact) < scalbnf128(1 + 0x1p-21f128, LEAST_EXPONENT);
}

/* The same of a value that is trusted to SLACK ulp; NaN where that tells nothing, as about the zeros of Bessel functions. */
static inline double about(real found, long double rough, double floor) {
    if (rough != rough) return found != found ? 0.0 : NAN;
    if ((FLOOR == 1 || FLOOR == 3) && floor == 0.0 && fabsl(rough) < 0.25L) return NAN;
    int exponent = ilogbl(fmaxl(fabsl(rough), floor)), is_same = !signbit(found) == !signbit(rough);
    if (exponent > MOST_EXPONENT) return isinf(found) && is_same ? 0.0 : NAN;
    if (rough == 0 || exponent < LEAST_EXPONENT - FRACTION - 3) return found == 0 && is_same ? 0.0 : NAN;
    if (!(exponent > LEAST_EXPONENT && exponent < MOST_EXPONENT - 1)) return NAN;
    return (double)fabsl(found - rough) * f64((uint64_t)(1023 + FRACTION - exponent) << 52);
}

int main(int count, char **args) {
    if (count != 4) return 2;
    uint64_t first = strtoull(args[1], 0, 10), end = strtoull(args[2], 0, 10), all = strtoull(args[3], 0, 10);
    uint64_t rounded = 0;
    bits_t worst_at[4] = {0};
    double worst = 0.0;
    for (uint64_t index = first; index < end; index++) {
        bits_t at[4] = {0};
        choose(index, all, at);
        real found = ROUTINE(ARGS(real));
        double floor = floor_of(FLOOR, OF_BITS(at[0]), OF_BITS(at[1])), now = about(found, ROUGH(ARGS(long double)), floor);
        if (now < 0.5 - SLACK || (now > 0.5 + SLACK && now < worst - SLACK)) {
            rounded += now < 0.5;
            continue;
        }
        quad exact = EXACT(ARGS(quad));
        real nearest = (real)exact;
        if (is_flushed(found, exact)) {
            rounded++;
            continue;
        }
        rounded += nearest != nearest ? found != found : BITS_OF(nearest) == BITS_OF(found);
        now = error(found, exact, floor);
        if (now > worst) worst = now, memcpy(worst_at, at, sizeof at);
    }
    printf("found %" PRIx64 " %" PRIx64 " %" PRIx64 " %" PRIx64 " %" PRIx64 " %" PRIx64 "\n", bits_of_f64(worst), rounded,
        (uint64_t)worst_at[0], (uint64_t)worst_at[1], (uint64_t)worst_at[2], (uint64_t)worst_at[3]);
    return 0;
}
