typedef _Float128 quad;

/* Functions that the C library has not got, to some ulp of 113 bits. */
static const quad PI = 3.141592653589793238462643383279502884197169399375105821f128;

static quad sin_of_turns(quad x) {
    quad turn = fmodf128(fabsf128(x), 2);
    int falls = turn >= 1;
    quad rest = falls ? turn - 1 : turn;
    quad near = rest > 0.5f128 ? 1 - rest : rest;
    if (near == 0) return copysignf128(0, x);
    quad sine = sinf128(PI * near);
    return falls == !!signbit(x) ? sine : -sine;
}
static quad cos_of_turns(quad x) {
    quad turn = fmodf128(fabsf128(x), 2);
    if (turn > 1) turn = 2 - turn;
    quad low = 0.25f128, high = 0.75f128;
    return turn <= low ? cosf128(PI * turn) : turn >= high ? -cosf128(PI * (1 - turn)) : sinf128(PI * (0.5f128 - turn));
}
static quad tan_of_turns(quad x) { return sin_of_turns(x) / cos_of_turns(x); }
static quad asin_in_turns(quad x) { return asinf128(x) / PI; }
static quad acos_in_turns(quad x) { return acosf128(x) / PI; }
static quad atan_in_turns(quad x) { return atanf128(x) / PI; }
static quad one_by_sqrt(quad x) { return 1 / sqrtf128(x); }
static quad one_by_cbrt(quad x) { return 1 / cbrtf128(x); }

static uint64_t scrambled(uint64_t seed) {
    uint64_t z = (seed + 1) * UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* Input `index` of `count`, as `stratified_f64` has it. */
static uint64_t stratified(uint64_t index, uint64_t count) {
    uint64_t bits = scrambled(index);
    uint64_t exponent = index % 2 ? 1003 + bits % 32 : index * 2047 / count;
    return (bits & UINT64_C(1) << 63) | exponent << 52 | scrambled(bits) >> 12;
}

/* Ulp from the exact value, as `big::error` counts them. */
static double error(double found, quad exact) {
    if (exact != exact || found != found) return exact != exact && found != found ? 0.0 : INFINITY;
    double nearest = (double)exact;
    if (nearest == found && !signbit(nearest) == !signbit(found) && (found == 0.0 || isinf(found))) return 0.0;
    if (exact == 0 || isinf(found)) return INFINITY;
    uint64_t words[2];
    memcpy(words, &exact, 16);
    int64_t exponent = (int64_t)(words[1] >> 48 & 0x7fff) - 16383;
    words[0] = 0;
    words[1] = (uint64_t)((exponent < -1022 ? -1022 : exponent) - 52 + 16383) << 48;
    quad ulp;
    memcpy(&ulp, words, 16);
    return (double)(fabsf128(found - exact) / ulp);
}

int main(int count, char **args) {
    if (count != 4) return 2;
    uint64_t first = strtoull(args[1], 0, 10), end = strtoull(args[2], 0, 10), all = strtoull(args[3], 0, 10);
    uint64_t rounded = 0, at = 0;
    double worst = 0.0;
    for (uint64_t index = first; index < end; index++) {
        uint64_t x = stratified(index, all);
        double found = ROUTINE(f64(x));
        quad exact = REFERENCE(f64(x));
        double nearest = (double)exact, now = error(found, exact);
        rounded += nearest != nearest ? found != found : bits_of_f64(nearest) == bits_of_f64(found);
        if (now > worst) worst = now, at = x;
    }
    printf("found %" PRIx64 " %" PRIx64 " %" PRIx64 "\n", bits_of_f64(worst), at, rounded);
    return 0;
}
