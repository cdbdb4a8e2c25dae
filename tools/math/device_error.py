"""Error functions and their inverses of the tier `device`: those of `precise` with powers, logarithms, inverses and roots of the
hardware.
"""

from routine import F32
from single_error import erfc_routine, erfcinv, erfcx, erfinv_routine, normcdf, normcdfinv, single_erf

TYPES = [F32]


def routines(ty):
    of = [single_erf, erfc_routine, erfcx, erfinv_routine, erfcinv, normcdf, normcdfinv]
    return [routine(ty, "device") for routine in of]
