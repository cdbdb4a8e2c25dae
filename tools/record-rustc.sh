#!/bin/sh
# Records the LLVM IR that rustc makes of the kernels in tests/rustc, with what they need of `core`, as
# tests/golden/llvm-rustc/KERNEL.LEVEL.ll, where LEVEL is the `opt-level`.
#
#   tools/record-rustc.sh            those that are small enough to be kept
#   ALL=1 OUT=FOLDER tools/record-rustc.sh    all of them, in another folder; LEVELS="0 3" for these levels only
#
# RUSTC and CARGO name the compiler, which must have the source of its library (rustup: the component `rust-src`; Debian:
# `rustc-web`, `cargo-web` and `rust-web-src`). llvm-link-22 and opt-22 put each kernel's code in one file. The
# recorded files are kept in the repository: nothing of this is needed to run the tests, which run a folder of others where
# IRC_RUSTC_RECORDINGS names one.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
out=${OUT:-$root/tests/golden/llvm-rustc}
cargo=${CARGO:-cargo}
export RUSTC="${RUSTC:-rustc}" RUSTC_BOOTSTRAP=1
work=$(mktemp -d "${TMPDIR:-/tmp}/irc-rustc.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$out" "$work/crate"
# A copy, so that Cargo.lock is not left in the sources.
cp -R "$root/tests/rustc/." "$work/crate"
kernels=$(sed -n 's/.*extern "ptx-kernel" fn \([a-z_]*\)(.*/\1/p' "$work/crate/src/lib.rs")
library=$("$RUSTC" --print sysroot)/lib/rustlib/src/rust

for level in ${LEVELS:-0 1 3 s}; do
    export CARGO_PROFILE_RELEASE_OPT_LEVEL=$level CARGO_TARGET_DIR="$work/$level"
    export RUSTFLAGS="--emit=llvm-ir -Ctarget-cpu=sm_75 -Cdebuginfo=0 --remap-path-prefix=$library= --remap-path-prefix=$work="
    (cd "$work/crate" && "$cargo" build --quiet --release -Zbuild-std=core --target nvptx64-nvidia-cuda)
    # The linker warns that modules of the library have other attributes of the target.
    llvm-link-22 "$work/$level"/nvptx64-nvidia-cuda/release/deps/*.ll -o "$work/all.bc" 2>"$work/link.log" ||
        { cat "$work/link.log" >&2; exit 1; }
    for kernel in $kernels; do
        file=$out/$kernel.$level.ll
        opt-22 -passes='internalize,globaldce,strip-dead-prototypes' -internalize-public-api-list="$kernel" \
            "$work/all.bc" -S -o "$file"
        sed -i -e '/^; /d' -e '/^source_filename/d' -e '/^!llvm.ident/d' -e '/rustc version/d' -e 's/ *; preds = .*//' "$file"
        # Unoptimised code is kept only where it is short.
        case $level in
            0) most=100000 ;;
            s) most=350000 ;;
            *) most=300000 ;;
        esac
        [ -n "${ALL:-}" ] || [ "$(wc -c <"$file")" -le $most ] || rm "$file"
        # Code that is made small stands in for what is too large.
        [ -n "${ALL:-}" ] || [ "$level" != s ] || [ ! -e "$out/$kernel.3.ll" ] || rm -f "$file"
    done
    rm -rf "${work:?}/$level"
done
