#!/bin/sh
# Records the LLVM IR that Numba makes of the kernels in tests/numba, as tests/golden/llvm-numba/KERNEL.ll.
#
#   tools/record-numba.sh [PYTHON]     PYTHON: one that has the PyPI packages `numba-cuda`, `nvidia-nvvm`, `nvidia-cuda-nvrtc` and
#                                      `nvidia-cuda-runtime`; python3 by default
#
# No GPU is needed. The recorded files are kept in the repository: Numba is not needed to run the tests.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out=$root/tests/golden/llvm-numba
mkdir -p "$out"
PYTHONDONTWRITEBYTECODE=1 "${1:-python3}" -W ignore "$root/tests/numba/record.py" "$out"
sed -i -e '/^; /d' -e '/^source_filename/d' "$out"/*.ll
