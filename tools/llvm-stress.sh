#!/bin/sh
# Random LLVM IR of llvm-stress: irc compiles it or says what it does not support, and never panics.
#
#   tools/llvm-stress.sh N [SEED]     N modules, of the seeds SEED, SEED+1 and so on (1 if left out)
#
# IRC names an `irc` built elsewhere, STRESS another llvm-stress. The exit status is 1 if irc panics or
# takes more than 20 seconds; the seeds that fail are listed.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
case "${1:-}" in '' | *[!0-9]*) sed -n '2,7s/^# \{0,1\}//p' "$0"; exit 2 ;; esac
count=$1
seed=${2:-1}
stress=${STRESS:-/usr/lib/llvm-22/bin/llvm-stress}
[ -x "$stress" ] || { echo "llvm-stress: skipped: $stress not found (package llvm-22)"; exit 0; }
irc=${IRC:-$root/target/debug/irc}
[ -x "$irc" ] || cargo build --manifest-path "$root/Cargo.toml" -p irc-compiler

work=$(mktemp -d "${TMPDIR:-/tmp}/irc-stress.XXXXXX")
trap 'rm -rf "$work"' EXIT
compiled=0 refused=0 failed=
end=$((seed + count))
while [ "$seed" -lt "$end" ]; do
    "$stress" -size $((50 + seed % 200)) -seed "$seed" -o "$work/module.ll"
    status=0
    timeout 20 "$irc" "$work/module.ll" --target sm_90 -O$((seed % 3)) -o "$work/out.ptx" 2> "$work/errors" || status=$?
    if grep -q panicked "$work/errors" || [ "$status" -gt 100 ]; then
        failed="$failed $seed"
    elif [ "$status" -eq 0 ]; then
        compiled=$((compiled + 1))
    else
        refused=$((refused + 1))
        [ -z "${REASONS:-}" ] || sed -n 1p "$work/errors" >> "$REASONS"
    fi
    seed=$((seed + 1))
done
echo "llvm-stress: $count modules, $compiled compiled, $refused refused, failed:${failed:- none}"
[ -z "$failed" ]
