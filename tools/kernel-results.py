#!/usr/bin/env python3
"""Runs kernels of LLVM IR on the simulator, compiled by llc and by irc, with the same arguments.

  tools/kernel-results.py FILE.ll|FOLDER...   every .ll file, and those in these folders
  tools/kernel-results.py --jobs N ...        with so many processes (2)

A kernel gets memory of floats, of small integers, of bits, of doubles, of bytes below 60 and of random
bytes, small numbers, and two shapes of blocks. What runs to its end with llc's PTX, without a fault or a
race, is run with irc's, too, and the bytes of all memory are compared: floats may differ by 2e-3, as
each compiler fuses other products and sums. A difference is printed with what the reference interpreter
says of the kernel: undefined behaviour explains it, and so does a clock that the kernel, or what it
calls, reads. The exit status is 1 if a difference is not explained. IRC and LLC name other programs.
"""

import collections
import os
import random
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IRC = os.environ.get("IRC", f"{ROOT}/target/release/irc")
LLC = os.environ.get("LLC", "llc-22")
SM = "sm_90"
WORDS = 2048
TOLERANCE = {"f": 2e-3, "d": 1e-11}
ENTRY = re.compile(r"^\.(?:visible|weak) \.entry ([\w$]+)\((.*?)\)(.*?)\{", re.S | re.M)
# What the interpreter says of undefined behaviour; other errors are its own.
UNDEFINED = re.compile(r"undefined behaviour|error\[R01(?:01|02|04)\]")
BOUND = re.compile(r"\.(?:reqntid|maxntid) (\d+)(?:, (\d+))?(?:, (\d+))?")
FILLS = {
    "floats": lambda rng: struct.pack(f"<{WORDS}f", *[rng.uniform(0.05, 1.5) for _ in range(WORDS)]),
    "bits": lambda rng: bytes(rng.randrange(2) for _ in range(4 * WORDS)),
    "words": lambda rng: struct.pack(f"<{WORDS}I", *[rng.randrange(32) for _ in range(WORDS)]),
    "doubles": lambda rng: struct.pack(f"<{WORDS // 2}d", *[rng.uniform(0.05, 1.5) for _ in range(WORDS // 2)]),
    "bytes": lambda rng: bytes(rng.randrange(60) for _ in range(4 * WORDS)),
    "random": lambda rng: rng.randbytes(4 * WORDS),
}
NUMBERS = (16, 5, 64)
# So many launches with the same results are enough.
ENOUGH = 3
REJECTED = "llc rejects it"


def run(command, timeout):
    """Exit status and what was said; -1 for a program that takes longer."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=timeout)
        return done.returncode, done.stderr.strip()
    except subprocess.TimeoutExpired:
        return -1, f"no end after {timeout} s"


def parameters(text):
    """For each parameter "memory", the size of a struct, or the type of a number."""
    found = []
    for one in filter(None, (part.strip() for part in text.split(","))):
        if array := re.search(r"\.b8 .*\[(\d+)\]$", one):
            found.append(int(array[1]))
        elif ".ptr" in one:
            found.append("memory")
        else:
            found.append(re.search(r"\.param (?:\.align \d+ )?\.(\w+)", one)[1])
    return found


def launches(tail):
    """Shapes of blocks and grids that a kernel with these directives can be launched with."""
    required = re.search(r"\.reqntid.*", tail)
    bound = BOUND.search(required[0] if required else tail)
    if bound and (required or int(bound[1]) * int(bound[2] or 1) * int(bound[3] or 1) < 64):
        return [(",".join(filter(None, bound.groups())), "2")]
    return [("64", "2"), ("8,8", "2,2")]


def arguments(params, fill, number, work):
    """The arguments of `irc run`, and which of them are memory."""
    rng = random.Random(f"{fill} {number}")
    words, memory = [], []
    for index, param in enumerate(params):
        path = f"{work}/in{index}.bin"
        if param == "memory" or isinstance(param, int):
            data = FILLS[fill](rng)
            with open(path, "wb") as file:
                file.write(data if param == "memory" else data[:param].ljust(param, b"\0"))
            words.append(f"u32[{WORDS}]=@{path}" if param == "memory" else f"bytes:@{path}")
            memory += [index] if param == "memory" else []
        elif param.startswith("f"):
            words.append(f"{param}:{rng.choice(['0.5', '1.25', '2'])}")
        else:
            words.append(f"{param.replace('b', 'u')}:{1 if param in ('b8', 'u8', 's8') else number}")
    return words, memory


def is_near(before, after):
    """Whether bytes are equal, or two floats or a double near each other, eight at a time."""
    def near(code, one, other):
        size = struct.calcsize(code)
        numbers = [struct.unpack(f"<{8 // size}{code}", data) for data in (one, other)]
        return all(
            struct.pack(code, p) == struct.pack(code, q) or (p != p and q != q)
            or max(abs(p), abs(q)) >= 1e-30 and abs(p - q) <= TOLERANCE[code] * max(abs(p), abs(q), 1e-3)
            for p, q in zip(*numbers))
    pairs = ((before[at:at + 8], after[at:at + 8]) for at in range(0, len(before), 8))
    return before == after or all(one == other or near("f", one, other) or near("d", one, other)
                                  for one, other in pairs)


def read(path):
    with open(path, "rb") as file:
        return file.read()


def try_kernel(source, name, params, tail, work):
    """How many launches ran to their end with llc's PTX, how many of these wrote something and agree,
    and the differences."""
    ran, agreed, found = 0, 0, []
    for fill in FILLS:
        for number in NUMBERS:
            words, memory = arguments(params, fill, number, work)
            for block, grid in launches(tail):
                shape = ["--kernel", name, "--block", block, "--grid", grid, "--shared", "16384"]
                limits = ["--checks", "race", "--timeout", "10"]
                dumps = {of: [f"{work}/{of}{i}.bin" for i in memory] for of in ("llc", "irc")}

                def launch(of):
                    dump = [word for i, path in zip(memory, dumps[of]) for word in ("--dump", f"{i}:@{path}")]
                    return run([IRC, "run", f"{work}/{of}.ptx", *shape, *limits, *dump, "--", *words], 30)

                if launch("llc")[0] != 0:
                    continue
                ran += 1
                status, said = launch("irc")
                before = [read(path) for path in dumps["llc"]]
                if status == 0 and all(is_near(one, read(path)) for one, path in zip(before, dumps["irc"])):
                    agreed += before != [read(f"{work}/in{i}.bin") for i in memory]
                    if agreed == ENOUGH:
                        return ran, agreed, found
                    continue
                status, why = run([IRC, "run", source, *shape, "--interp", "--", *words], 60)
                found.append((f"{fill} {number} {block}", said.split("\n")[0], UNDEFINED.search(why), why.split("\n")[0]))
    return ran, agreed, found


def try_module(source):
    """What comes of each kernel of a file, or why it has none."""
    with tempfile.TemporaryDirectory() as work:
        status, said = run([LLC, "-O3", f"-mcpu={SM}", source, "-o", f"{work}/llc.ptx"], 120)
        if status != 0 or "is not a recognized processor" in said:
            return source, REJECTED, []
        command = [IRC, source, "--emit-ptx", "--cuda-atomics", "--target", SM, "-o", f"{work}/irc.ptx"]
        status, said = run(command, 120)
        if status != 0:
            return source, f"irc: {said}", []
        text = read(f"{work}/llc.ptx").decode(errors="replace")
        made = []
        for entry in ENTRY.finditer(text):
            name, params, tail = entry.groups()
            body = text[entry.end():].split("\n}", 1)[0]
            seen = text if "call" in body else body
            clock = "it reads a clock" if "%clock" in seen or "%globaltimer" in seen else ""
            made.append((name, clock, try_kernel(source, name, parameters(params), tail, work)))
        return source, "", made


def main():
    words = sys.argv[1:]
    jobs = 2
    if words[:1] == ["--jobs"] and len(words) > 1 and words[1].isdigit():
        jobs, words = max(1, int(words[1])), words[2:]
    if not words or words[0].startswith("-"):
        print(__doc__.strip())
        sys.exit(0 if words and words[0] in ("-h", "--help") else 2)
    for tool in (IRC, LLC):
        if not shutil.which(tool):
            sys.exit(f"error: {tool} not found (cargo build --release; tools/setup.sh --llvm)")
    for word in words:
        if not os.path.exists(word):
            sys.exit(f"error: {word} not found")
    sources = [word for word in words if os.path.isfile(word)]
    sources += sorted(os.path.join(path, name) for word in words for path, _, names in os.walk(word)
                      for name in names if name.endswith(".ll"))
    counts = collections.Counter()
    with ThreadPoolExecutor(jobs) as pool:
        for source, note, kernels in pool.map(try_module, sources):
            counts["files that llc takes"] += note != REJECTED
            if note.startswith("irc:"):
                counts["not explained"] += 1
                print(f"{source}: {note}", flush=True)
            for name, clock, (ran, agreed, found) in kernels:
                counts["kernels"] += 1
                counts["run"] += ran > 0
                counts["agree, and write"] += agreed > 0 and not found
                wrong = [] if clock else [one for one in found if not one[2]]
                counts["not explained" if wrong else "differ, explained"] += bool(found)
                for launch, said, _, why in (wrong or found)[:1]:
                    print(f"{source} {name} ({launch}): {said or 'other results'}; {clock or why}", flush=True)
    print(", ".join(f"{what}: {count}" for what, count in counts.items()))
    sys.exit(1 if counts["not explained"] else 0)


if __name__ == "__main__":
    main()
