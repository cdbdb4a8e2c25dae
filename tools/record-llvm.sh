#!/bin/sh
# Records the LLVM IR that clang makes of the kernels in tests/cuda, as tests/golden/llvm/KERNEL.LEVEL.ll:
# at -O1, -O3 and -O0, and `raw`, before any pass.
#
#   tools/record-llvm.sh [CLANG]     CLANG: clang-22 by default
#
# The recorded files are kept in the repository: clang is not needed to run the tests. Kernels that need the
# headers of CUDA (.nvcc.cu) are left out.
set -eu

clang=${1:-clang-22}
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out="$root/tests/golden/llvm"
mkdir -p "$out"
cd "$root/tests/cuda"

for source in *.cu; do
    name=${source%.cu}
    case $name in *.nvcc) continue ;; esac
    target=$(sed -n 's/^\/\/ target: //p' "$source")
    for level in O0 O1 O3 raw; do
        case $level in
            O0) flags="-O0 -Xclang -disable-O0-optnone" ;;
            raw) flags="-O1 -Xclang -disable-llvm-passes" ;;
            *) flags="-$level" ;;
        esac
        # shellcheck disable=SC2086
        "$clang" -x cuda --cuda-device-only --cuda-gpu-arch="${target:-sm_75}" -nocudainc -nocudalib -std=c++17 -w \
            -fno-strict-aliasing -S -emit-llvm -Xclang -target-feature -Xclang +ptx83 $flags "$source" -o "$out/$name.$level.ll"
    done
done
# What says nothing to the reader, and what names the compiler that recorded them.
sed -i -e '/^; /d' -e '/^source_filename/d' -e '/^!llvm.ident/d' -e '/clang version/d' -e 's/ *; preds = .*//' -e 's/, !srcloc ![0-9]*//' "$out"/*.ll
