#!/bin/sh
# rustdoc that writes JSON, for tools/public-api.py. The form is not stable, so rustdoc of a stable
# Rust has to be told that it may; said to cargo, it would have everything built again.
RUSTC_BOOTSTRAP=1 exec rustdoc "$@" -Z unstable-options --output-format json
