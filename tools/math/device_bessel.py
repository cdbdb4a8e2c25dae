"""Bessel functions of the tier `device`, by powers, logarithms, inverses and roots of the hardware."""

from bessel import first_kind, first_modified, second_kind
from routine import F32

TYPES = [F32]


def routines(ty):
    kinds = [first_kind, second_kind, first_modified]
    return [routine(ty, n, "device") for routine in kinds for n in (0, 1)]
