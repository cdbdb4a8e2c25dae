/* Special functions that the C library has not got, of a type with a suffix: to some ulp of it, of operands that a double has. */
typedef _Float128 quad;
#define PI_L 3.14159265358979323846264338327950288L
#define PI_QUAD 3.141592653589793238462643383279502884197169399375105821f128
static const quad ROOT_2 = 1.41421356237309504880168872420969807856967187537694807f128;

/* Squares are exact in 113 bits. Beyond 100 the terms of the asymptotic series fall fast enough. */
#define ERROR_FUNCTIONS(ty, s, PI) \
    static ty erfcx##s(ty x) { \
        if (x < -30) return INFINITY; \
        if (x < 100) { \
            quad square = (quad)x * x; \
            ty near = square; \
            return exp##s(near) * (1 + (ty)(square - near)) * erfc##s(x); \
        } \
        ty sum = 1, term = 1, t = 0.5f / (x * x); \
        for (int k = 1; k < 12; k++) sum += term *= -(2 * k - 1) * t; \
        return sum / (x * sqrt##s(PI)); \
    } \
    static ty normcdf##s(ty x) { \
        quad z = -x / ROOT_2; \
        ty near = z, rest = z - near; \
        return (erfc##s(near) - 2 * rest * exp##s(-near * near) / sqrt##s(PI)) / 2; \
    }

/* Inverses by the method of Newton from what the routine gives: where that is far off, so is the step. */
#define INVERSES(ty, s, PI) \
    static ty start##s(ty x) { return isfinite(x) ? x : 0.5f; } \
    static ty root_of##s(ty x, ty y, int of_complement) { \
        for (int i = 0; i < 4; i++) { \
            ty off = of_complement ? erfc##s(x) - y : y - erf##s(x), step = off * sqrt##s(PI) / 2 * exp##s(x * x); \
            x += step; \
            if (fabs##s(step) <= fabs##s(x) * 0x1p-45f) break; \
        } \
        return x; \
    } \
    static ty erfinv##s(ty y) { \
        ty size = fabs##s(y); \
        if (!(size < 1)) return size == 1 ? copysign##s(INFINITY, y) : NAN; \
        ty x = start##s(fabs##s(ROUTINE(y))); \
        return copysign##s(size < 0.5f ? root_of##s(x, size, 0) : root_of##s(x, 1 - size, 1), y); \
    } \
    static ty of_complement##s(ty x, ty y) { \
        if (!(y > 0 && y < 2)) return y == 0 ? INFINITY : y == 2 ? -INFINITY : NAN; \
        x = start##s(x); \
        return y < 0.5f ? root_of##s(x, y, 1) : y > 1.5f ? -root_of##s(-x, 2 - y, 1) : root_of##s(x, 1 - y, 0); \
    } \
    static ty erfcinv##s(ty y) { return of_complement##s(ROUTINE(y), y); } \
    static ty normcdfinv##s(ty p) { return -ROOT_2 * of_complement##s(-ROUTINE(p) / ROOT_2, 2 * p); }

/* Modified Bessel functions by the power series, and by the asymptotic one where its least term is below an ulp. */
#define MODIFIED(ty, s, PI, ULP) \
    static ty modified##s(int n, ty x) { \
        ty sum = 1, term = 1; \
        if (x > 720) return INFINITY; \
        if (x < 45) { \
            ty quarter = x * x / 4; \
            for (int k = 1; term > sum * ULP; k++) sum += term *= quarter / (k * (k + n)); \
            return n ? x / 2 * sum : sum; \
        } \
        for (int k = 1; fabs##s(term) > ULP; k++) sum += term *= ((2 * k - 1) * (2 * k - 1) - 4 * n * n) / (8 * k * x); \
        return exp##s(x) / sqrt##s(2 * PI * x) * sum; \
    } \
    static ty i0##s(ty x) { return modified##s(0, fabs##s(x)); } \
    static ty i1##s(ty x) { return copysign##s(modified##s(1, fabs##s(x)), x); }

/* Bessel functions of the degrees that there are; a fraction of one does not count. */
#define OF_DEGREE(ty, s) \
    static ty jn_of##s(ty n, ty x) { return fabs##s(n) <= 0x1p14f ? jn##s((int)n, x) : NAN; } \
    static ty yn_of##s(ty n, ty x) { return fabs##s(n) <= 0x1p14f && x >= 0 ? yn##s((int)n, x) : NAN; }

#define SPECIAL_FUNCTIONS(ty, s, PI, ULP) ERROR_FUNCTIONS(ty, s, PI) MODIFIED(ty, s, PI, ULP) OF_DEGREE(ty, s)
SPECIAL_FUNCTIONS(long double, l, PI_L, 0x1p-64L)
SPECIAL_FUNCTIONS(quad, f128, PI_QUAD, 0x1p-113f128)
#if OPERANDS == 1
INVERSES(long double, l, PI_L)
INVERSES(quad, f128, PI_QUAD)
#endif
