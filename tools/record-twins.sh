#!/bin/sh
# Records the LLVM IR that clang -O3 makes of the twins of the toy programs in tests/twins, as tests/golden/twins/PROGRAM.ll.
#
#   tools/record-twins.sh [CLANG]     CLANG: clang-22 by default
#
# The recorded files are kept in the repository: clang is not needed to run the tests. As in toy, what nobody asks to
# be contracted is not.
set -eu

clang=${1:-clang-22}
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out="$root/tests/golden/twins"
mkdir -p "$out"
cd "$root/tests/twins"

for source in *.cu; do
    "$clang" -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -std=c++17 -w \
        -fno-strict-aliasing -ffp-contract=off -S -emit-llvm -Xclang -target-feature -Xclang +ptx83 -O3 "$source" \
        -o "$out/${source%.cu}.ll"
done
# What says nothing to the reader, and what names the compiler that recorded them.
sed -i -e '/^; /d' -e '/^source_filename/d' -e '/^!llvm.ident/d' -e '/clang version/d' -e 's/ *; preds = .*//' -e 's/, !srcloc ![0-9]*//' "$out"/*.ll
