#!/usr/bin/env bash
# Runs all examples, random modules, the math library and vectors of lane-wise instructions on the GPU
# of this machine and compares with the simulator. Arguments go to the program: --seed N --modules N
# --forms N --cases N --operands N --record FILE --stand-in, and --part K/N for the K-th part of N,
# as the driver compiles on one processor. IRC_GPU_BINARY names a program built elsewhere, for
# machines without Rust.
set -euo pipefail
if [ -n "${IRC_GPU_BINARY:-}" ]; then
    exec "$IRC_GPU_BINARY" "$@"
fi
cd "$(dirname "$0")/../.."
exec cargo run --release -q -p irc-tests --features cuda --bin irc-gpu -- "$@"
