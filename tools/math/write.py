"""Writes families of the math library: python3 tools/math/write.py [FAMILY..]. Needs mpmath.

A family is a file of this folder; its routines are math/ir/FAMILY_f32.ir and math/ir/FAMILY_f64.ir.
"""

import importlib
import pathlib
import sys

from routine import F32, F64

FAMILIES = ["area", "exact", "norms", "powers", "turns"]
FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "math" / "ir"

for name in sys.argv[1:] or FAMILIES:
    family = importlib.import_module(name)
    for ty in (F32, F64):
        head = f"; {family.__doc__.strip()}\n;\n; Written by tools/math/{name}.py for {ty.name}.\n\n"
        text = head + "\n".join(str(routine) for routine in family.routines(ty))
        (FOLDER / f"{name}_{ty.name}.ir").write_text(text)
