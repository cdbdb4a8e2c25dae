"""Powers of the tier `device`: those of the tier `fast` with the inverse and the power of 2 of the hardware. What is no power of a
finite number that is not 0 is decided without a logarithm.
"""

from fast_power import logarithm, of_log, of_special
from power import parity
from routine import F32, Routine

TYPES = [F32]


def power(ty):
    r = Routine("pow", ty, "x", "y", tier="device")
    r.size = r.abs(r.x)
    r.blocks["main"] = [ty.int]
    finite = r.abs(r.y) < float("inf")
    r.plain = (r.bits(r.x) - 1).below(ty.infinity - 1) & finite
    r.branch(r.plain, ("main", 0), "special")
    r.block("special")
    whole, odd = parity(r)
    minus = r.select(odd, r.bits(r.x) & 0x80000000, 0)
    r.power = (r.size > 0.0) & (r.size < float("inf")) & finite & whole
    r.branch(r.power, ("main", minus), "decided")
    r.block("decided")
    grows = r.select(r.size > 1.0, r.y, -r.y) > 0.0
    limit = r.bits(r.select(grows, float("inf"), 0.0)) | minus
    of_special(r, r.float(limit), whole)
    r.block("main", sign=ty.int)
    r.log, r.log_low = logarithm(r, r.size)
    r.ret(r.float(r.bits(of_log(r, r.log, r.log_low, r.log)) ^ r.sign))
    return r


def routines(ty):
    return [power(ty)]
