#!/bin/sh
# Installs libirc: the headers, the libraries, irc-config, and the files by which pkg-config and CMake find them.
#
#   bindings/c/install.sh PREFIX           builds the libraries as they are shipped
#   bindings/c/install.sh PREFIX FOLDER    takes them from a folder of cargo's
set -eu

[ $# -ge 1 ] || { sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 1; }
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
prefix=$1
if [ $# -ge 2 ]; then
    from=$2
else
    # Cargo takes a relative folder from where it runs.
    (cd "$here/../.." && ${CARGO:-cargo} build --locked --profile dist -p irc-c)
    case ${CARGO_TARGET_DIR:=target} in
        /*) from=$CARGO_TARGET_DIR/dist ;;
        *) from=$here/../../$CARGO_TARGET_DIR/dist ;;
    esac
fi
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$here/../../Cargo.toml" | head -n 1)

mkdir -p "$prefix/bin" "$prefix/include" "$prefix/lib/pkgconfig" "$prefix/lib/cmake/irc"
prefix=$(CDPATH= cd -- "$prefix" && pwd)
cp "$here/include/irc.h" "$here/include/irc_ops.h" "$prefix/include/"
for ending in so dylib a; do
    if [ -e "$from/libirc_c.$ending" ]; then cp "$from/libirc_c.$ending" "$prefix/lib/libirc.$ending"; fi
done
[ -e "$prefix/lib/libirc.a" ] || { echo "install: no libirc_c.a in $from" >&2; exit 1; }

fill() {
    sed -e "s|@prefix@|$prefix|g" -e "s|@version@|$version|g" "$1" >"$2"
}
fill "$here/irc.pc.in" "$prefix/lib/pkgconfig/irc.pc"
fill "$here/irc-config.cmake.in" "$prefix/lib/cmake/irc/irc-config.cmake"
fill "$here/irc-config-version.cmake.in" "$prefix/lib/cmake/irc/irc-config-version.cmake"
fill "$here/irc-config.in" "$prefix/bin/irc-config"
chmod 755 "$prefix/bin/irc-config"
