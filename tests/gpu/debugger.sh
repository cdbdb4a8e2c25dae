#!/usr/bin/env bash
# Stops in cuda-gdb at a line of a kernel that irc compiled with -g, and prints a parameter and two
# variables. Needs a GPU, cuda-gdb, a C compiler and ptxas; says what is missing and exits with 77
# then. IRC_BINARY names an irc built elsewhere, TARGET the target (default sm_90).
set -euo pipefail
cd "$(dirname "$0")/../.."

for tool in cuda-gdb cc; do
    command -v "$tool" >/dev/null || { echo "skipped: $tool not found"; exit 77; }
done
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if [ -n "${IRC_BINARY:-}" ]; then
    irc=("$IRC_BINARY")
else
    irc=(cargo run --release -q -p irc-compiler --)
fi
"${irc[@]}" tests/golden/debug/scopes.ir -g -O0 --target "${TARGET:-sm_90}" --emit-cubin -o "$scratch/scopes.cubin"
cc -g -o "$scratch/debugger" tests/gpu/debugger.c -ldl
status=0
"$scratch/debugger" "$scratch/scopes.cubin" || status=$?
[ "$status" = 0 ] || { echo "the kernel does not run without a debugger ($status)"; exit "$status"; }

# In line 12 of scopes.cu `t` is 7 * 7 ^ 1, and `n` and `seen` are 7.
cuda-gdb -batch -q \
    -ex 'set breakpoint pending on' \
    -ex 'break scopes.cu:12' \
    -ex run \
    -ex 'print n' -ex 'print t' -ex 'print seen' -ex 'info locals' \
    --args "$scratch/debugger" "$scratch/scopes.cubin" | tee "$scratch/log"
for expected in '$1 = 7' '$2 = 48' '$3 = 7'; do
    grep -qF -- "$expected" "$scratch/log" || { echo "FAILED: no '$expected' in what cuda-gdb says"; exit 1; }
done
echo "ok: cuda-gdb stops at a line and prints a parameter and two variables"
