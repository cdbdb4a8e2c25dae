#!/bin/sh
# Records the LLVM IR that Triton makes of the kernels in tests/triton, as tests/golden/llvm-triton/KERNEL.TARGET.ll.
#
#   tools/record-triton.sh [PYTHON]     PYTHON: one that has the PyPI package `triton`; python3 by default
#
# No GPU is needed. The recorded files are kept in the repository: Triton is not needed to run the tests.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out=$root/tests/golden/llvm-triton
work=$(mktemp -d "${TMPDIR:-/tmp}/irc-triton.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
# Triton keeps what it compiles: here it is to compile it.
TRITON_CACHE_DIR=$work "${1:-python3}" -W ignore "$root/tests/triton/record.py" "$out"
# What says nothing to the reader, and the folders of the machine that recorded them.
sed -i -e '/^; /d' -e '/^source_filename/d' -e 's/ *; preds = .*//' -e 's/directory: "[^"]*"/directory: ""/' "$out"/*.ll
rm -rf "$root/tests/triton/__pycache__"
