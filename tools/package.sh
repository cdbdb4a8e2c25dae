#!/bin/sh
# Packages the crates that are published, in the order in which they use each other, and builds each
# from its package alone: what is not inside, or has no version, is found here and not by users.
#
#   tools/package.sh            the packages, in target/package
#   tools/package.sh --list     only the names of the crates, in order
#
# `cargo publish` with the same arguments would then upload them (a person does that).
set -eu
cd "$(dirname "$0")/.."

# Those whose manifest does not say `publish.workspace = true`, in the order of the workspace.
crates() {
    sed -n '/^members = \[/,/^\]/s/^ *"\(.*\)",$/\1/p' Cargo.toml | while read -r folder; do
        grep -q '^publish.workspace = true$' "$folder/Cargo.toml" ||
            sed -n 's/^name = "\(irc-.*\)"$/\1/p' "$folder/Cargo.toml" | head -n 1
    done
}

case "${1:-}" in
    --list) crates; exit 0 ;;
    -h | --help) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 0 ;;
esac

packages=
for crate in $(crates); do
    packages="$packages --package $crate"
done
# The split into words is wanted.
# shellcheck disable=SC2086
cargo package --locked $packages "$@"
