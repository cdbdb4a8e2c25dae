"""Polynomials near to functions: those through Chebyshev's points, the coefficients rounded."""

from mpmath import cos, mp, mpf, pi

mp.prec = 300


def interpolate(f, low, high, degree):
    """The coefficients, the lowest first, of the polynomial through Chebyshev's points."""
    n = degree + 1
    middle, half = (low + high) / 2, (high - low) / 2
    points = [cos(pi * (k + mpf(1) / 2) / n) for k in range(n)]
    values = [f(middle + half * t) for t in points]
    series = [
        2 * sum(values[k] * cos(pi * j * (k + mpf(1) / 2) / n) for k in range(n)) / n
        for j in range(n)
    ]
    series[0] /= 2
    # Chebyshev's polynomials of (x - middle) / half as powers of x.
    a, b = 1 / half, -middle / half
    before, this = [mpf(1)], [b, a]
    total = [mpf(0)] * n
    for j, c in enumerate(series):
        basis = before if j == 0 else this
        for i, power in enumerate(basis):
            total[i] += c * power
        if j >= 1:
            following = [mpf(0)] * (len(this) + 1)
            for i, power in enumerate(this):
                following[i] += 2 * b * power
                following[i + 1] += 2 * a * power
            for i, power in enumerate(before):
                following[i] -= power
            before, this = this, following
    return total


def fit(f, low, high, degree, ty, exact=0):
    """Coefficients that are numbers of a type; the first `exact` of them are pairs."""
    with mp.workprec(400):
        series = interpolate(f, mpf(low), mpf(high), degree)
        return [ty.pair(c) if i < exact else ty.nearest(c) for i, c in enumerate(series)]


def error(f, coefficients, low, high, points=200):
    """The greatest relative error."""
    worst = mpf(0)
    with mp.workprec(400):
        for k in range(points + 1):
            x = mpf(low) + (mpf(high) - mpf(low)) * (k + mpf(1) / 3) / (points + 1)
            y = sum(mpf(c if not isinstance(c, tuple) else c[0]) * x**i for i, c in enumerate(coefficients))
            worst = max(worst, abs(y / f(x) - 1))
    return worst
