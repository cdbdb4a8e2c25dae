#!/bin/sh
# Fetches the tools that the tests compare against; nothing here is needed to build or to use irc.
#
#   tools/setup.sh          ptxas 13.5 (sm_75 and newer) and ptxas 12.9 (sm_50 to sm_72), from PyPI,
#                           into .tools/ptxas-VERSION/bin/ptxas
#   tools/setup.sh --llvm   also LLVM 22 (opt, llc, clang) by apt-get, for the benchmarks
#   tools/setup.sh --nvcc   also nvcc, nvlink and nvdisasm 13.5, from PyPI, into .tools/cuda-13.5, for the
#                           tests of calls between what nvcc made and what irc made, and for benchmarks
#   tools/setup.sh --python also NumPy, pytest, mypy and CMake, from PyPI, into .tools/python, for the tests of the
#                           packages for Python and for C
#
# Running it again is cheap: what is already there and runs is kept.
set -eu

root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
tools="$root/.tools"

say() { printf 'setup: %s\n' "$*"; }
die() { printf 'setup: error: %s\n' "$*" >&2; exit 1; }

want_llvm=no
want_nvcc=no
want_python=no
for arg in "$@"; do
    case "$arg" in
        --llvm) want_llvm=yes ;;
        --nvcc) want_nvcc=yes ;;
        --python) want_python=yes ;;
        -h | --help) sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 0 ;;
        *) die "unknown argument '$arg'; usage: tools/setup.sh [--llvm] [--nvcc] [--python]" ;;
    esac
done

# The first Python that runs: it unpacks the wheels, and it may bring pip.
find_python() {
    for python in python3 python; do
        if "$python" -c 'import sys, zipfile; sys.exit(sys.version_info < (3, 6))' 2>/dev/null; then
            return 0
        fi
    done
    die "no Python 3 found; install python3 and pip (Debian: apt-get install python3 python3-pip)"
}

find_pip() {
    for pip in "$python -m pip" pip3 pip; do
        # The split into words is wanted: `python3 -m pip` is a command and two arguments.
        # shellcheck disable=SC2086
        if $pip --version >/dev/null 2>&1; then
            return 0
        fi
    done
    die "no pip found; install it (Debian: apt-get install python3-pip)"
}

scratch=
trap '[ -z "$scratch" ] || rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

# fetch_ptxas VERSION PACKAGE: the release VERSION of ptxas out of the wheel of PACKAGE.
fetch_ptxas() {
    version=$1
    package=$2
    destination="$tools/ptxas-$version/bin/ptxas"
    if "$destination" --version 2>/dev/null | grep -q "release $version,"; then
        say "ptxas $version: already in .tools/ptxas-$version"
        return 0
    fi
    find_python
    find_pip
    mkdir -p "$tools"
    scratch=$(mktemp -d "$tools/fetch.XXXXXX")
    say "ptxas $version: downloading $package"
    # shellcheck disable=SC2086
    $pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
        --dest "$scratch" "$package" || die "pip could not download $package"
    "$python" - "$scratch" <<'PYTHON' || die "no ptxas inside the wheel of $package"
import glob, os, shutil, sys, zipfile
folder = sys.argv[1]
for wheel in glob.glob(os.path.join(folder, "*.whl")):
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.namelist():
            if member.endswith("/bin/ptxas"):
                with archive.open(member) as source:
                    with open(os.path.join(folder, "ptxas"), "wb") as target:
                        shutil.copyfileobj(source, target)
                sys.exit(0)
sys.exit(1)
PYTHON
    chmod +x "$scratch/ptxas"
    "$scratch/ptxas" --version | grep -q "release $version," \
        || die "the ptxas of $package does not run here, or is not release $version"
    mkdir -p "$tools/ptxas-$version/bin"
    mv "$scratch/ptxas" "$destination"
    rm -rf "$scratch"
    scratch=
    say "ptxas $version: in .tools/ptxas-$version"
}

# The compiler with what it calls: its front end, the headers it includes by itself, libNVVM; and the
# headers that sources of others include, which those of half precision need as well.
fetch_nvcc() {
    version=13.5
    destination="$tools/cuda-$version"
    if [ -x "$destination/bin/nvdisasm" ] && [ -f "$destination/include/nv/target" ] \
        && "$destination/bin/nvcc" --version 2>/dev/null | grep -q "release $version,"
    then
        say "nvcc $version: already in .tools/cuda-$version"
        return 0
    fi
    find_python
    find_pip
    mkdir -p "$tools"
    scratch=$(mktemp -d "$tools/fetch.XXXXXX")
    say "nvcc $version: downloading"
    # shellcheck disable=SC2086
    $pip download --quiet --disable-pip-version-check --no-deps --only-binary :all: \
        --dest "$scratch" nvidia-cuda-nvcc==13.5.37 nvidia-nvvm==13.5.37 nvidia-cuda-crt==13.5.37 \
        nvidia-cuda-runtime==13.5.37 nvidia-cuda-nvdisasm==13.5.37 nvidia-cuda-cccl==13.3.5.0.6 \
        nvidia-cuda-profiler-api==13.5.25 || die "pip could not download nvcc"
    "$python" - "$scratch" <<'PYTHON' || die "the wheels of nvcc could not be unpacked"
import glob, os, sys, zipfile
folder = sys.argv[1]
for wheel in glob.glob(os.path.join(folder, "*.whl")):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
PYTHON
    chmod -R u+x "$scratch/nvidia/cu13/bin" "$scratch/nvidia/cu13/nvvm/bin"
    rm -rf "$destination"
    mv "$scratch/nvidia/cu13" "$destination"
    "$destination/bin/nvcc" --version | grep -q "release $version," \
        || die "the nvcc of nvidia-cuda-nvcc does not run here, or is not release $version"
    rm -rf "$scratch"
    scratch=
    say "nvcc $version: in .tools/cuda-$version"
}

# An environment of Python with what the tests of the package need.
fetch_python_packages() {
    if "$tools/python/bin/python" -c 'import numpy, pytest, mypy, cmake' 2>/dev/null; then
        say "Python: NumPy, pytest, mypy and CMake already in .tools/python"
        return 0
    fi
    find_python
    mkdir -p "$tools"
    rm -rf "$tools/python"
    if ! "$python" -m venv "$tools/python"; then
        rm -rf "$tools/python"
        say "Python: skipped, there is no venv (Debian: python3-venv); the tests of the package are skipped"
        return 0
    fi
    "$tools/python/bin/python" -m pip install --quiet --disable-pip-version-check numpy pytest mypy cmake \
        || die "pip could not install NumPy, pytest, mypy and CMake"
    say "Python: NumPy, pytest, mypy and CMake in .tools/python"
}

install_llvm() {
    if command -v opt-22 >/dev/null && command -v llc-22 >/dev/null && command -v clang-22 >/dev/null
    then
        say "LLVM 22: already installed"
    elif ! command -v apt-get >/dev/null; then
        say "skipped: LLVM 22 (no apt-get here)"
    elif [ "$(id -u)" != 0 ]; then
        say "skipped: LLVM 22 (apt-get needs root)"
    else
        say "LLVM 22: installing llvm-22 and clang-22"
        if { apt-get update && DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends llvm-22 clang-22; } >"$tools/apt.log" 2>&1
        then
            say "LLVM 22: installed"
        else
            say "skipped: LLVM 22 (apt-get failed, see .tools/apt.log)"
        fi
    fi
}

fetch_ptxas 13.5 nvidia-cuda-nvcc==13.5.37
fetch_ptxas 12.9 nvidia-cuda-nvcc-cu12==12.9.86
if [ "$want_nvcc" = yes ]; then
    fetch_nvcc
fi
if [ "$want_python" = yes ]; then
    fetch_python_packages
fi
if [ "$want_llvm" = yes ]; then
    install_llvm
fi
say "done"
