#!/usr/bin/env bash
# Runs all examples, random modules and vectors of lane-wise instructions on the GPU of this machine
# and compares with the simulator. Arguments go to the program: --seed N --modules N --forms N
# --cases N --record FILE --stand-in. IRC_GPU_BINARY names a program built elsewhere, for machines
# without Rust.
set -euo pipefail
if [ -n "${IRC_GPU_BINARY:-}" ]; then
    exec "$IRC_GPU_BINARY" "$@"
fi
cd "$(dirname "$0")/../.."
exec cargo run --release -q -p irc-tests --features cuda --bin irc-gpu -- "$@"
