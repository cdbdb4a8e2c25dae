"""Prints the LLVM IR that Numba makes of the kernels beside it: record.py FOLDER. No GPU is needed."""

import pathlib
import re
import sys

from numba import types
from numba.cuda import compiler

import kernels

for function, arguments in kernels.NAMES.items():
    # The public functions go on to libNVVM's PTX or to a driver.
    library, _ = compiler._compile_pyfunc_with_fixup(
        function, types.void(*arguments), device=False, abi="numba", cc=(8, 0), debug=False, lineinfo=False, fastmath=False,
        opt=None, abi_info=None, forceinline=False, launch_bounds=None, lto=False,
    )
    # The mangled name ends with a hash of where the package is.
    text = re.sub(r"_ZN7kernels\w*", function.__name__, library.get_llvm_str())
    text = re.sub(r"_ZN08NumbaEnv\w*", "environment", text)
    path = pathlib.Path(sys.argv[1]) / f"{function.__name__}.ll"
    path.write_text(text)
    print(path.name)
