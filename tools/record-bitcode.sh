#!/bin/sh
# Records bitcode of some recordings of text, as tests/golden/llvm-bitcode/NAME.bc: of all texts in that folder, and
# of some that clang made (tests/golden/llvm).
#
#   tools/record-bitcode.sh [LLVM-AS]     LLVM-AS: that of LLVM 22 by default
#
# The recorded files are kept in the repository: LLVM is not needed to run the tests.
set -eu

assembler=${1:-/usr/lib/llvm-22/bin/llvm-as}
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
golden="$root/tests/golden"
for text in "$golden"/llvm-bitcode/*.ll; do
    "$assembler" "$text" -o "${text%.ll}.bc"
done
for name in asm_scopes.O1 atomics.O0 lists.O1 pointer_tables.O3 saxpy.O1 struct_params.raw; do
    "$assembler" "$golden/llvm/$name.ll" -o "$golden/llvm-bitcode/$name.bc"
done
