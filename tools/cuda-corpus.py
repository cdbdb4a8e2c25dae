#!/usr/bin/env python3
"""Compiles public CUDA sources with clang and irc, and gives the PTX to ptxas.

  tools/cuda-corpus.py FOLDER...       every .cu file in these folders
  tools/cuda-corpus.py --clone FOLDER  clones some public repositories into FOLDER first

clang compiles each file for the device at -O0, -O1, -O3 and before any pass (`raw`), with the headers of
CUDA that `tools/setup.sh --nvcc` fetches; what clang itself refuses (headers of libraries, hosts that are
too old) is counted and left out. A line says what does not pass: `irc` (it is refused, with the error),
`ptxas` (ptxas rejects the PTX), `panic`. At the end stands the table, with llc beside it. IRC, CLANG, LLC
and PTXAS name other programs.
"""

import collections
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IRC = os.environ.get("IRC", f"{ROOT}/target/debug/irc")
CLANG = os.environ.get("CLANG", "clang-22")
LLC = os.environ.get("LLC", "llc-22")
PTXAS = os.environ.get("PTXAS", f"{ROOT}/.tools/ptxas-13.5/bin/ptxas")
CUDA = os.environ.get("IRC_CUDA", f"{ROOT}/.tools/cuda-13.5")
SM = "sm_80"
LEVELS = {"O0": ["-O0"], "O1": ["-O1"], "O3": ["-O3"],
          "raw": ["-O1", "-Xclang", "-disable-llvm-passes"]}
PUBLIC = ["https://github.com/Tony-Tan/CUDA_Freshman", "https://github.com/brucefan1983/CUDA-Programming",
          "https://github.com/yuhc/gpu-rodinia"]


def run(command, **options):
    """Exit status and what was said; a program that takes over a minute has failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=60, **options)
        return done.returncode, done.stderr
    except subprocess.TimeoutExpired:
        return -1, "error: takes more than a minute"


def first_error(said):
    """Its first line with an error, without what differs from file to file."""
    lines = [line for line in said.splitlines() if "error" in line or "panicked" in line]
    return re.sub(r"@[\w.$]+|%[\w.$]+|'[^']*'", "..", lines[0] if lines else said[:80])


def assembles(ptx, work):
    """Whether ptxas takes it."""
    return run([PTXAS, f"-arch={SM}", ptx, "-o", f"{work}/cubin"])


def try_file(job):
    """(what came of it, the detail, whether llc's PTX passes) for a file at a level."""
    source, level, stubs = job
    with tempfile.TemporaryDirectory() as work:
        ll, ptx = f"{work}/a.ll", f"{work}/a.ptx"
        folder = os.path.dirname(source)
        around = [f"-I{path}" for path in (folder, f"{folder}/..", f"{folder}/../include", f"{folder}/../../include")]
        clang = [CLANG, "-x", "cuda", "--cuda-device-only", f"--cuda-gpu-arch={SM}", f"--cuda-path={CUDA}",
                 "-isystem", stubs, "-std=c++17", "-w", "-S", "-emit-llvm", *LEVELS[level],
                 *around, source, "-o", ll]
        status, said = run(clang)
        if status != 0:
            return "clang", first_error(said), False
        if "define" not in open(ll, errors="replace").read():
            return "empty", "", False
        status, _ = run([LLC, "-O3", f"-mcpu={SM}", ll, "-o", ptx])
        by_llc = status == 0 and assembles(ptx, work)[0] == 0
        status, said = run([IRC, ll, "--emit-ptx", "--target", SM, "-o", ptx])
        if status != 0:
            kind = "panic" if status not in (1, 2) else "irc"
            return kind, first_error(said), by_llc
        status, said = assembles(ptx, work)
        return ("pass", "", by_llc) if status == 0 else ("ptxas", first_error(said), by_llc)


def main():
    arguments = sys.argv[1:]
    if arguments[:1] == ["--clone"] and len(arguments) == 2:
        folder = arguments[1]
        for url in PUBLIC:
            to = os.path.join(folder, url.rsplit("/", 1)[1])
            if not os.path.isdir(to):
                subprocess.run(["git", "clone", "--depth", "1", url, to], check=True)
        arguments = [folder]
    if not arguments or arguments[0].startswith("-"):
        print(__doc__.strip())
        sys.exit(0 if arguments and arguments[0] in ("-h", "--help") else 2)
    for tool in (IRC, PTXAS, f"{CUDA}/include/cuda_runtime.h"):
        if not os.path.exists(tool):
            sys.exit(f"error: {tool} not found (cargo build; tools/setup.sh --llvm --nvcc)")
    sources = sorted(os.path.join(path, name) for folder in arguments for path, _, names in os.walk(folder)
                     for name in names if name.endswith(".cu"))
    counts = {level: collections.Counter() for level in LEVELS}
    with tempfile.TemporaryDirectory() as stubs, ThreadPoolExecutor(2) as pool:
        # clang's wrapper includes it; nothing of it is needed for the device.
        open(f"{stubs}/curand_mtgp32_kernel.h", "w").close()
        jobs = [(source, level, stubs) for source in sources for level in LEVELS]
        for (source, level, _), (result, detail, by_llc) in zip(jobs, pool.map(try_file, jobs)):
            counts[level][result] += 1
            counts[level]["llc"] += by_llc
            if result not in ("pass", "clang", "empty"):
                print(f"{result:6} {level:4} {source}: {detail}", flush=True)
    print(f"{'':6}{'files':>8}{'clang no':>10}{'no code':>9}{'irc':>6}{'llc':>6}{'refused':>9}{'ptxas no':>10}{'panic':>7}")
    for level, count in counts.items():
        print(f"{level:6}{len(sources):8}{count['clang']:10}{count['empty']:9}{count['pass']:6}{count['llc']:6}"
              f"{count['irc']:9}{count['ptxas']:10}{count['panic']:7}")
    sys.exit(1 if any(count["panic"] or count["ptxas"] for count in counts.values()) else 0)


if __name__ == "__main__":
    main()
