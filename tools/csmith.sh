#!/bin/sh
# Random C programs on the simulator: csmith writes them, clang compiles each to LLVM IR and for this
# machine, and `irc run` of the IR must come to the checksum that the native program prints.
#
#   tools/csmith.sh N [SEED]     N programs, of the seeds SEED, SEED+1 and so on (1 if left out)
#   tools/csmith.sh --install    installs csmith and clang-22 by apt-get, and does no more
#
# IRC names an `irc` built elsewhere, CLANG another clang, KEEP a folder for the programs that
# disagree. With VIA=ptx clang makes the PTX, so that it tests the simulator alone. The levels of
# optimisation take turns, of clang and of irc. The exit status is 1 if a program disagrees.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
say() { printf 'csmith: %s\n' "$*"; }
die() { say "error: $*" >&2; exit 2; }

case "${1:-}" in
    --install)
        apt-get update
        DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends csmith libcsmith-dev clang-22
        exit 0 ;;
    '' | *[!0-9]*) sed -n '2,10s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
count=$1
first=${2:-1}
clang=${CLANG:-clang-22}
for tool in csmith "$clang"; do
    command -v "$tool" >/dev/null || { say "skipped: $tool not found (tools/csmith.sh --install)"; exit 0; }
done
headers=
for folder in /usr/include/csmith /usr/include/csmith-* /usr/local/include/csmith*; do
    [ ! -f "$folder/csmith.h" ] || headers=$folder
done
[ -n "$headers" ] || { say "skipped: csmith.h not found (tools/csmith.sh --install)"; exit 0; }
irc=${IRC:-$root/target/release/irc}
[ -x "$irc" ] || { cargo build --release --manifest-path "$root/Cargo.toml" -p irc-compiler; irc=$root/target/release/irc; }

via=${VIA:-ll}
case $via in
    ll) emit='-S -emit-llvm' ;;
    ptx) emit=-S ;;
    *) die "VIA is ll or ptx, not $via" ;;
esac

work=$(mktemp -d "${TMPDIR:-/tmp}/irc-csmith.XXXXXX")
agreed=0 slow=0 failed=0 wrong=0 disagreed=
# However it ends, the table tells how far it came.
finish() {
    rm -rf "$work"
    printf '%-28s %6s\n' "programs" "$count" "the simulator agrees" "$agreed" "it disagrees" "$wrong" \
        "too slow natively" "$slow" "clang does not compile them" "$failed"
    [ "$wrong" -eq 0 ] || { say "disagree: seeds$disagreed"; exit 1; }
}
trap finish EXIT
trap 'exit 130' INT TERM

# What stands in for the C library on a device: the checksum goes to memory.
mkdir "$work/device"
cat >"$work/device/stdio.h" <<'C'
#define printf(...) ((void)0)
C
cat >"$work/device/string.h" <<'C'
static inline int strcmp(const char *a, const char *b) {
    for (; *a && *a == *b; a++, b++) {}
    return (unsigned char)*a - (unsigned char)*b;
}
static inline void *memset_bytes(void *to, int c, unsigned long n) {
    for (unsigned long i = 0; i < n; i++) ((volatile unsigned char *)to)[i] = (unsigned char)c;
    return to;
}
#define memset(to, c, n) memset_bytes(to, c, n)
C
cat >"$work/device/math.h" <<'C'
#define fabs __builtin_fabs
#define fabsf __builtin_fabsf
#define ldexp __builtin_ldexp
#define ldexpf __builtin_ldexpf
C
for header in assert.h stdlib.h; do
    : >"$work/device/$header"
done
cat >"$work/kernel.c" <<'C'
static unsigned the_checksum;
#define platform_main_end original_main_end
#include "csmith.h"
#undef platform_main_end
#define platform_main_end(crc, flag) ((void)(flag), the_checksum = (crc))
#define main random_program
#include PROGRAM
#undef main
__attribute__((nvptx_kernel)) void kernel(unsigned *out) {
    random_program();
    *out = the_checksum;
}
C

seed=$first
while [ "$seed" -lt $((first + count)) ]; do
    level=$((seed % 4)) ours=$((seed / 4 % 3))
    source=$work/program.c
    # A pointer to a field of a packed struct may be misaligned: here that works, on a GPU it faults.
    # It leaves a file where it runs.
    (cd "$work" && csmith --seed "$seed" --no-argc --no-packed-struct --output "$source") >/dev/null 2>&1 ||
        die "csmith fails on seed $seed"
    "$clang" -w -O$level -I "$headers" "$source" -o "$work/native"
    # What runs longer takes more steps than the simulator lets pass without progress in memory.
    if ! native=$(timeout 0.25 "$work/native" 2>/dev/null); then
        slow=$((slow + 1)) seed=$((seed + 1))
        continue
    fi
    want=$((0x${native##*checksum = }))
    compiled=$work/kernel.$via
    # shellcheck disable=SC2086
    if ! "$clang" --target=nvptx64-nvidia-cuda -march=sm_75 -Xclang -target-feature -Xclang +ptx83 \
        -w -O$level -ffreestanding -nostdlibinc \
        -I "$work/device" -I "$headers" "-DPROGRAM=\"$source\"" $emit "$work/kernel.c" \
        -o "$compiled" 2>"$work/clang.log"; then
        # clang has no code for the program: nothing to compare. What it says may have no "error" in it.
        head -n 2 "$work/clang.log" >&2
        failed=$((failed + 1)) seed=$((seed + 1))
        continue
    fi
    flags=
    [ "$via" = ptx ] || flags="--target sm_75 -O$ours"
    # shellcheck disable=SC2086
    got=$(timeout "${LIMIT:-300}" "$irc" run "$compiled" $flags --kernel kernel --print 0 -- 'u32[1]=zero' \
        2>"$work/run.log" | sed -n 's/^ *0: //p') || true
    if [ "$got" = "$want" ] && ! grep -q '^error' "$work/run.log"; then
        agreed=$((agreed + 1))
    else
        verdict="seed $seed, clang -O$level, irc -O$ours: want $want, got ${got:-nothing}: $(head -n 1 "$work/run.log" | cut -c1-200)"
        say "$verdict"
        disagreed="$disagreed $seed" wrong=$((wrong + 1))
        if [ -n "${KEEP:-}" ]; then
            mkdir -p "$KEEP"
            cp "$source" "$KEEP/$seed.c"
            cp "$compiled" "$KEEP/$seed.$via"
        fi
    fi
    seed=$((seed + 1))
done
