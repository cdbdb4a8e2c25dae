#!/bin/sh
# Records the LLVM IR that MLIR makes of tests/mlir/kernels.mlir, as tests/golden/llvm-mlir/kernels.ll.
#
#   tools/record-mlir.sh     MLIR_OPT and MLIR_TRANSLATE: mlir-opt-22 and mlir-translate-22 by default
#
# The recorded file is kept in the repository: MLIR is not needed to run the tests.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out=$root/tests/golden/llvm-mlir
mkdir -p "$out"
lowered=$(mktemp "${TMPDIR:-/tmp}/irc-mlir.XXXXXX")
trap 'rm -f "$lowered"' EXIT
"${MLIR_OPT:-mlir-opt-22}" "$root/tests/mlir/kernels.mlir" -pass-pipeline='builtin.module(gpu.module(convert-scf-to-cf,
    convert-gpu-to-nvvm,reconcile-unrealized-casts,canonicalize,cse))' -o "$lowered"
# The translator takes what is in the module for the GPU as a module of its own.
sed -n '/gpu.module/,/^  }/p' "$lowered" | sed '1s/.*/module {/' |
    "${MLIR_TRANSLATE:-mlir-translate-22}" --mlir-to-llvmir -o "$out/kernels.ll"
sed -i -e '/^; /d' -e '/^source_filename/d' -e 's/ *; preds = .*//' "$out/kernels.ll"
