#!/bin/sh
# Records LLVM IR with debug information as tests/golden/debug/NAME.ll, the bitcode of these recordings, and what clang
# makes of kernels in tests/cuda as tests/golden/debug/cuda/KERNEL.ll: those of which tools/record-ptx.sh records what
# nvcc tells debuggers.
#
#   tools/record-debug.sh [CLANG [LLVM-AS]]     those of LLVM 22 by default
#
# `old_records`, with the intrinsics that LLVM had before records, and its bitcode were made by LLVM 15: of llvmlite
# 0.44, which PyPI has, if Python finds it. The recorded files are kept in the repository.
set -eu

clang=${1:-clang-22}
assembler=${2:-/usr/lib/llvm-22/bin/llvm-as}
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root/tests/cuda"
mkdir -p ../golden/debug/cuda
for theirs in ../golden/ptx/*.nvcc-debug.ptx; do
    name=$(basename "$theirs" .nvcc-debug.ptx)
    target=$(sed -n 's/^\/\/ target: //p' "$name.cu")
    "$clang" -x cuda --cuda-device-only --cuda-gpu-arch="${target:-sm_75}" -nocudainc -nocudalib -std=c++17 -w -S -emit-llvm \
        -Xclang -target-feature -Xclang +ptx83 -g --cuda-noopt-device-debug -O0 -fno-ident -fdebug-compilation-dir=/src \
        "$name.cu" -o "../golden/debug/cuda/$name.ll"
done
cd "$root/tests/golden/debug"
for level in 0 1; do
    "$clang" -target nvptx64-nvidia-cuda -march=sm_90 --cuda-feature=+ptx87 -nogpulib -S -emit-llvm -g -O$level \
        -Xclang -debug-info-kind=constructor -fno-ident \
        -fdebug-compilation-dir=/src types.c -o types.O$level.ll
done
"$clang" -target nvptx64-nvidia-cuda -march=sm_90 --cuda-feature=+ptx87 -nogpulib -S -emit-llvm -g -O1 \
    -Xclang -debug-info-kind=constructor -fno-ident \
    -fdebug-compilation-dir=/src sums.c -o sums.O1.ll
"$clang" -target nvptx64-nvidia-cuda -march=sm_90 --cuda-feature=+ptx87 -nogpulib -S -emit-llvm -g -O1 \
    -Xclang -debug-info-kind=constructor -fno-ident -fno-inline \
    -fdebug-compilation-dir=/src assigned.c -o assigned.O1.ll
# What nvcc tells of the same is kept in bits.ptx and references.ptx: nvcc -arch=sm_90 -G -ptx bits.cu, in a folder /src.
for name in bits overloads references; do
    "$clang" -x cuda --cuda-device-only --cuda-gpu-arch=sm_75 -nocudainc -nocudalib -std=c++17 -w -S -emit-llvm \
        -Xclang -target-feature -Xclang +ptx83 -g --cuda-noopt-device-debug -O0 -fno-ident -fdebug-compilation-dir=/src \
        $name.cu -o $name.ll
done
for text in assigned.O1 bits sums.O1 types.O0 types.O1 variables.O0 variables.O1; do
    "$assembler" "$text.ll" -o "$text.bc"
done
if python3 -c 'import llvmlite' 2>/dev/null; then
    python3 -c '
import llvmlite.binding as llvm
assert llvm.llvm_version_info[0] == 15, llvm.llvm_version_info
module = llvm.parse_assembly(open("old_records.ll").read())
open("old_records.bc", "wb").write(module.as_bitcode())'
fi
