#!/usr/bin/env bash
# Sets up ptxas and runs all tests. Arguments go to `cargo test`.
set -euo pipefail
cd "$(dirname "$0")/.."

# Without a network the tests run all the same: those that need ptxas are skipped, and counted.
if ! tools/setup.sh; then
    [ "${CI:-}" != true ] || exit 1
    echo "test: no ptxas was fetched; tests that need it are skipped" >&2
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
cargo test --workspace "$@" 2>&1 | tee "$log" || status=$?

# Sums the third word before each label over the summaries that cargo prints.
awk -v status="$status" '
    /^test result:/ { for (i = 2; i <= NF; i++) { if ($i ~ /^passed/) passed += $(i - 1)
                                                  if ($i ~ /^failed/) failed += $(i - 1) } }
    /skipped: / { skipped++ }
    END { printf "tests: %d passed, %d failed, %d skipped\n", passed, failed, skipped
          exit status }
' "$log"
