"""Powers of the tier `device`: those of the tier `fast` with the inverse and the power of 2 of the hardware."""

from fast_power import pow_fast
from routine import F32

TYPES = [F32]


def routines(ty):
    return [pow_fast(ty, "device")]
