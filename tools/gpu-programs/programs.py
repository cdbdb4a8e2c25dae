#!/usr/bin/env python3
"""Runs public CUDA programs on a GPU with the device code of nvcc, irc and LLVM, and compares.

  tools/gpu-programs/programs.py prepare HECBENCH OUT  clang, irc and llc make PTX of programs of a checkout
                                                       of HeCBench, into the folder OUT (--count N: so many)
  tools/gpu-programs/programs.py run OUT               on a machine with a GPU and nvcc: builds the programs and
                                                       runs each with each device code, one after the other
  tools/gpu-programs/programs.py compare OUT           prints what was found again

A program is built once. What it registers as its device code when it starts is replaced by `shim.c`, which
also times the first launches of each kernel, by events, while no other launch of these programs runs.

Programs of one source file are taken that need no file, no library and few seconds: if the last argument
repeats something, that is made 10. irc gets what clang makes at -O3 (`irc`) and before any pass (`raw`), llc the
former. What a program prints is compared with nvcc's, but for lines with times. OUT is self-contained, so
that it can be carried to another machine. IRC, CLANG and LLC name other programs.
"""

import argparse
import math
import os
import random
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
IRC = os.environ.get("IRC", f"{ROOT}/target/release/irc")
CLANG = os.environ.get("CLANG", "clang-22")
LLC = os.environ.get("LLC", "llc-22")
CUDA = os.environ.get("IRC_CUDA", f"{ROOT}/.tools/cuda-13.5")
SM = "sm_90"
KINDS = ["irc", "raw", "llc"]
# What is timed for a shorter time says nothing.
LEAST_MICROSECONDS = 8
BEYOND = ("thrust", "cub/", "texture<", "cooperative_groups", "cudaGraph", "cuda_pipeline", "<cuda/", "mma.h")
TIMES = re.compile(
    r".*(?i:time|took|takes|seconds|\(ms\)|\(us\)|[GM]B/s|FLOP|GF/s|bandwidth|throughput|elapsed|rate|speed).*\n"
)


def programs(checkout):
    """Programs that need nothing but themselves: name, source file, arguments, options of the compiler."""
    folder = os.path.join(checkout, "src")
    for name in sorted(os.listdir(folder)):
        try:
            with open(f"{folder}/{name}/Makefile", errors="replace") as file:
                text = file.read().replace("\\\n", " ")
        except OSError:
            continue
        source = re.search(r"^source\s*:?=\s*(\S+)\s*$", text, re.M)
        runs = re.search(r"^run:.*\n((?:\t.*\n?)+)", text, re.M)
        if not name.endswith("-cuda") or not source or not runs or not source[1].endswith(".cu"):
            continue
        args = re.search(r"(?:\$\(program\)|\./main)[ \t]*(.*)", runs[1])
        if not args or re.search(r"\.\.|/|<|\.[a-z]", args[1]) or re.search(r"(?<!\w)-(l\w|rdc|dc)|boost", text):
            continue
        with open(f"{folder}/{name}/{source[1]}", errors="replace") as file:
            code = file.read()
        if any(word in code for word in BEYOND):
            continue
        args = args[1].split()
        if args and args[-1].isdigit() and int(args[-1]) >= 20 and re.search(r"repeat|iterations", code, re.I):
            args[-1] = "10"
        flags = re.search(r"^CFLAGS\s*:?=\s*(.*)$", text, re.M)
        flags = [flag for flag in (flags[1] if flags else "").split() if flag.startswith(("-D", "-I")) and "$" not in flag]
        yield name, source[1], args, flags


def quiet(command, **options):
    try:
        return subprocess.run(command, capture_output=True, timeout=120, **options).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def prepare(checkout, out, count):
    for folder in ("src", "ptx"):
        os.makedirs(f"{out}/{folder}", exist_ok=True)
    shutil.copy(f"{HERE}/shim.c", out)
    # clang includes it always, and the packages of CUDA have not got it.
    os.makedirs(f"{out}/stubs", exist_ok=True)
    with open(f"{out}/stubs/curand_mtgp32_kernel.h", "w"):
        pass
    found = list(programs(checkout))
    random.Random(11).shuffle(found)
    lines = []
    for name, source, args, flags in found:
        if len(lines) == count:
            break
        folder = f"{checkout}/src/{name}"
        includes = [f"-I{folder}/{flag[2:]}" if flag.startswith("-I") else flag for flag in flags]
        clang = [CLANG, "-x", "cuda", "--cuda-device-only", "-std=c++17", "-w", "-S", "-emit-llvm", f"--cuda-gpu-arch={SM}",
                 f"--cuda-path={CUDA}", "-isystem", f"{out}/stubs", f"-I{folder}", f"-I{checkout}/src/include", *includes, f"{folder}/{source}"]
        best, raw, ptx = f"{out}/best.ll", f"{out}/raw.ll", f"{out}/ptx/{name}"
        if not quiet([*clang, "-O3", "-o", best]) or not quiet([*clang, "-O1", "-Xclang", "-disable-llvm-passes", "-o", raw]):
            continue
        for kind, of in (("irc", best), ("raw", raw)):
            if not quiet([IRC, of, "--target", SM, "--cuda-atomics", "-o", f"{ptx}.{kind}.ptx"]):
                print(f"{name}: irc refuses it ({kind})")
        quiet([LLC, "-O3", "-mtriple=nvptx64-nvidia-cuda", f"-mcpu={SM}", best, "-o", f"{ptx}.llc.ptx"])
        shutil.copytree(folder, f"{out}/src/{name}", dirs_exist_ok=True)
        for flag in flags:
            if flag.startswith("-I../"):
                shutil.copytree(f"{folder}/{flag[2:]}", f"{out}/src/{flag[5:].strip('/')}", dirs_exist_ok=True)
        lines.append("|".join((name, source, " ".join(args), " ".join(flags))))
        print(f"{len(lines)}: {name}", file=sys.stderr)
    shutil.copytree(f"{checkout}/src/include", f"{out}/src/include", dirs_exist_ok=True)
    with open(f"{out}/list", "w") as file:
        file.write("\n".join(lines) + "\n")


def build(out, line):
    name, source, _, flags = line.split("|")
    folder, made = f"{out}/src/{name}", f"{out}/made/{name}"
    os.makedirs(made, exist_ok=True)
    flags = [f"-I{folder}/{flag[2:]}" if flag.startswith("-I") else flag for flag in flags.split()]
    nvcc = ["nvcc", "-O3", "-w", "-std=c++17", f"-arch={SM}", "-cudart", "shared", f"-I{folder}", f"-I{out}/src/include"]
    if not quiet([*nvcc, *flags, f"{folder}/{source}", "-o", f"{made}/program"]):
        print(f"{name}: nvcc refuses it")
        return
    for kind in KINDS:
        ptx, cubin = f"{out}/ptx/{name}.{kind}.ptx", f"{made}/{kind}.cubin"
        if os.path.exists(ptx) and not quiet(["ptxas", f"-arch={SM}", ptx, "-o", cubin]):
            print(f"{name}: ptxas refuses the code of {kind}")
        if os.path.exists(cubin):
            image = f"--image3=kind=elf,sm={SM[3:]},file={cubin}"
            quiet(["fatbinary", f"--create={made}/{kind}.fatbin", "-64", image])


def launch(out, line, limit):
    name, _, args, _ = line.split("|")
    made = f"{out}/made/{name}"
    if not os.path.exists(f"{made}/program"):
        return
    for kind in ["nvcc", *KINDS]:
        image = "" if kind == "nvcc" else f"{made}/{kind}.fatbin"
        if image and not os.path.exists(image):
            continue
        environment = dict(os.environ, LD_PRELOAD=f"{out}/shim.so", FATBIN=image, TIMES=f"{made}/{kind}.times")
        with open(f"{made}/{kind}.out", "w") as output:
            try:
                done = subprocess.run([f"{made}/program", *args.split()], cwd=f"{out}/src/{name}", env=environment,
                                      stdout=output, stderr=subprocess.DEVNULL, timeout=limit)
                status = done.returncode
            except subprocess.TimeoutExpired:
                status = "too slow"
        with open(f"{made}/{kind}.status", "w") as file:
            file.write(str(status))
        if kind == "nvcc" and status != 0:
            return


def run(out, limit):
    with open(f"{out}/list") as file:
        lines = file.read().split("\n")[:-1]
    if not quiet(["gcc", "-O1", "-shared", "-fPIC", "-I/usr/local/cuda/include", "-o", f"{out}/shim.so", f"{out}/shim.c", "-ldl"]):
        sys.exit("shim.c cannot be compiled; the headers of CUDA are looked for in /usr/local/cuda")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda line: build(out, line), lines))
    for line in lines:
        launch(out, line, limit)
    compare(out)


def read(path):
    try:
        with open(path, errors="replace") as file:
            return file.read()
    except OSError:
        return ""


def compare(out):
    rows, passed, differ = [], 0, []
    for name in sorted(os.listdir(f"{out}/made")):
        made = f"{out}/made/{name}"
        if read(f"{made}/nvcc.status") != "0":
            print(f"{name}: {read(f'{made}/nvcc.status') or 'not built'} with nvcc's code")
            continue
        passed += 1
        for kind in KINDS:
            status = read(f"{made}/{kind}.status")
            if status and status != "0":
                differ.append(f"{name}: {kind} ends with {status}")
            elif status and TIMES.sub("", read(f"{made}/{kind}.out")) != TIMES.sub("", read(f"{made}/nvcc.out")):
                differ.append(f"{name}: {kind} prints something else")
        least = {}
        for kind in ["nvcc", *KINDS]:
            for line in read(f"{made}/{kind}.times").splitlines():
                kernel, _, microseconds, _ = line.split(" ")
                least[kernel, kind] = float(microseconds)
        for kernel, kind in [key for key in least if key[1] == "nvcc"]:
            base = least[kernel, kind]
            if base >= LEAST_MICROSECONDS:
                rows.append((name, kernel, base, [least.get((kernel, other), math.nan) / base for other in KINDS]))
    for name, kernel, base, ratios in sorted(rows, key=lambda row: -row[3][0]):
        print(f"{name:24} {kernel[:48]:48} {base:10.1f} us {' '.join(f'{ratio:6.3f}' for ratio in ratios)}")
    print(f"{passed} programs; nvcc's time of each kernel, and beside it that of {', '.join(KINDS)}:")
    for index, kind in enumerate(KINDS):
        ratios = [row[3][index] for row in rows if row[3][index] > 0]
        if ratios:
            print(f"{kind:4} {math.exp(sum(map(math.log, ratios)) / len(ratios)):.3f} over {len(ratios)} kernels")
    print("\n".join(differ) or "all print what nvcc's code prints")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    first = verbs.add_parser("prepare")
    first.add_argument("checkout")
    first.add_argument("out")
    first.add_argument("--count", type=int, default=100)
    second = verbs.add_parser("run")
    second.add_argument("out")
    second.add_argument("--limit", type=float, default=20, help="seconds for a program (20)")
    verbs.add_parser("compare").add_argument("out")
    args = parser.parse_args()
    out = os.path.abspath(args.out)
    if args.verb == "prepare":
        prepare(os.path.abspath(args.checkout), out, args.count)
    elif args.verb == "run":
        run(out, args.limit)
    else:
        compare(out)


if __name__ == "__main__":
    main()
