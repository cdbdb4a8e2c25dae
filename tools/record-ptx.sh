#!/bin/sh
# Records what nvcc and clang make of the kernels in tests/cuda, as tests/golden/ptx/KERNEL.COMPILER[-MODE].ptx.
#
#   tools/record-ptx.sh NVCC [CLANG]     NVCC: the path of an nvcc 13.5; CLANG: clang-22 by default
#
# The recorded files are kept in the repository: neither compiler is needed to run the tests.
set -eu

[ $# -ge 1 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 1; }
nvcc=$(command -v "$1")
clang=${2:-clang-22}
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out="$root/tests/golden/ptx"
mkdir -p "$out"
# Debug sections have the path of the sources in them, so these lie in the same place everywhere.
work=/tmp/kernels
rm -rf "$work"
cp -r "$root/tests/cuda" "$work"
cd "$work"

# Builds for debuggers are long, so only some kernels have one.
debug="saxpy virtual struct_params packed asm_scopes constants recursion texture pointer_tables last_block queens locks"
lines="reduce functor matmul histogram templates.nvcc groups.nvcc sha256 bitonic"

for source in *.cu; do
    name=${source%.cu}
    target=$(sed -n 's/^\/\/ target: //p' "$source")
    target=${target:-sm_75}
    "$nvcc" -arch="$target" -std=c++17 -w -ptx "$source" -o "$out/${name%.nvcc}.nvcc.ptx"
    case " $debug " in *" $name "*)
        "$nvcc" -arch="$target" -std=c++17 -w -G -ptx "$source" -o "$out/${name%.nvcc}.nvcc-debug.ptx" ;;
    esac
    case " $lines " in *" $name "*)
        "$nvcc" -arch="$target" -std=c++17 -w -lineinfo -ptx "$source" -o "$out/${name%.nvcc}.nvcc-lines.ptx" ;;
    esac
    case $name in *.nvcc) continue ;; esac
    set -- -x cuda --cuda-device-only --cuda-gpu-arch="$target" -nocudainc -nocudalib -std=c++17 -w -S -Xclang -target-feature -Xclang +ptx83
    "$clang" "$@" -O2 "$source" -o "$out/$name.clang.ptx"
    case " $debug " in *" $name "*)
        "$clang" "$@" -g --cuda-noopt-device-debug "$source" -o "$out/$name.clang-debug.ptx" ;;
    esac
    case " $lines " in *" $name "*)
        "$clang" "$@" -O2 -gline-directives-only "$source" -o "$out/$name.clang-lines.ptx" ;;
    esac
done
rm -rf "$work"
# Paths of the machine that recorded them are nobody's business.
sed -i "s#\"[^\"]*/include/#\"include/#" "$out"/*.ptx
