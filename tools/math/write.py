"""Writes families of the math library: python3 tools/math/write.py [FAMILY..]. Needs mpmath.

A family is a file of this folder; its routines are math/ir/FAMILY_f32.ir and math/ir/FAMILY_f64.ir, if it does not say
others.
"""

import importlib
import pathlib
import sys

from routine import F32, F64

FAMILIES = ["area", "device_area", "device_area_f64", "device_bessel", "device_error", "device_exp", "device_hyperbolic", "device_hyperbolic_f64", "device_inverse", "device_log", "device_norms", "device_norms_f64",
            "device_power", "device_trig", "bessel", "error", "exact", "fast_exp", "fast_log", "fast_trig", "fast_power", "fast_hyperbolic", "fast_error", "fast_inverse", "fast_area", "fast_norms", "gamma", "norms", "power", "powers",
            "single_error", "single_gamma", "turns", "rounded"]
FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "math" / "ir"


def files(name, family):
    """Names and routines: those that the family says, or one file for each type."""
    if hasattr(family, "files"):
        return family.files()
    types = getattr(family, "TYPES", (F32, F64))
    return [(f"{name}_{ty.name}", family.routines(ty)) for ty in types]


for name in sys.argv[1:] or FAMILIES:
    family = importlib.import_module(name)
    words = "\n".join(f"; {line}" for line in family.__doc__.strip().split("\n")).replace("; \n", ";\n")
    for file, routines in files(name, family):
        head = f"{words}\n;\n; Written by tools/math/{name}.py for {routines[0].ty.name}.\n\n"
        text = head + "\n".join(str(routine) for routine in routines)
        (FOLDER / f"{file}.ir").write_text(text)
