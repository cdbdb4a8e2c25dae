"""Writes families of the math library: python3 tools/math/write.py [FAMILY..]. Needs mpmath.

A family is a file of this folder; its routines are math/ir/FAMILY_f32.ir and math/ir/FAMILY_f64.ir.
"""

import importlib
import pathlib
import sys

from routine import F32, F64

FAMILIES = ["area", "bessel", "error", "exact", "fast_exp", "fast_log", "fast_trig", "gamma", "norms", "powers",
            "turns"]
FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "math" / "ir"

for name in sys.argv[1:] or FAMILIES:
    family = importlib.import_module(name)
    for ty in getattr(family, "TYPES", (F32, F64)):
        words = "\n".join(f"; {line}" for line in family.__doc__.strip().split("\n")).replace("; \n", ";\n")
        head = f"{words}\n;\n; Written by tools/math/{name}.py for {ty.name}.\n\n"
        text = head + "\n".join(str(routine) for routine in family.routines(ty))
        (FOLDER / f"{name}_{ty.name}.ir").write_text(text)
