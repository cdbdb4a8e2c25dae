#!/usr/bin/env python3
"""Compiles LLVM's own tests of NVPTX with irc, and gives the PTX to ptxas, beside what llc does.

  tools/llvm-tests.py FOLDER [PATTERN]    FOLDER is llvm/test/CodeGen/NVPTX; PATTERN picks files
  tools/llvm-tests.py --fetch FOLDER      gets the source of LLVM 22 from Debian and unpacks those tests there

Each `llc` command of a test counts once. A line says what irc makes of it: `pass`, `irc` (it is
refused, with the error), `ptxas` (ptxas rejects the PTX) or `panic`. At the end stands the table.
IRC and PTXAS name an irc and a ptxas built elsewhere, LLC an llc. The tests are never committed.
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
LLC = os.environ.get("LLC", "llc-22")
PTXAS = os.environ.get("PTXAS", f"{ROOT}/.tools/ptxas-13.5/bin/ptxas")
OLD_PTXAS = os.environ.get("OLD_PTXAS", f"{ROOT}/.tools/ptxas-12.9/bin/ptxas")
# What llc compiles for older GPUs is compiled for the oldest that irc knows.
LOWEST = 50


def fetch(folder):
    """Unpacks the tests from Debian's source package, with lists of packages of its own."""
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        for part in ("lists/partial", "cache/archives/partial"):
            os.makedirs(f"{work}/{part}")
        with open(f"{work}/sources.list", "w") as out:
            out.write("deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] "
                      "http://deb.debian.org/debian sid main\n")
        options = [f"-oDir::Etc::sourcelist={work}/sources.list", "-oDir::Etc::sourceparts=-",
                   f"-oDir::State::lists={work}/lists", f"-oDir::Cache={work}/cache", "-oAPT::Sandbox::User=root"]
        subprocess.run(["apt-get", *options, "update"], check=True)
        # The archive itself is enough: whether Debian's changes to it are there does not matter.
        subprocess.run(["apt-get", *options, "--download-only", "source", "llvm-toolchain-22"], cwd=work)
        archive = next(f"{work}/{name}" for name in os.listdir(work) if name.endswith(".orig.tar.xz"))
        subprocess.run(["tar", "-xJf", archive, "-C", folder, "--strip-components=5", "--wildcards",
                        "*/llvm/test/CodeGen/NVPTX/*"], check=True)


def commands(text):
    """The distinct arguments of llc in the RUN lines of a test."""
    runs, pending = [], ""
    for line in text.splitlines():
        found = re.match(r"[;#/]+\s*RUN:\s*(.*)", line)
        if not found:
            continue
        pending += found[1].rstrip("\\").rstrip() + " "
        if not line.rstrip().endswith("\\"):
            runs.append(pending)
            pending = ""
    seen = []
    for run in runs:
        for part in re.split(r"\||%\{|%\}|&&", run):
            words = part.split()
            if words[:1] == ["llc"] and any(word in ("%s", "<%s") for word in words):
                words = [word for word in words[1:] if word not in ("%s", "<", "<%s")]
                words = [w for w in words if not re.match(r"[12]?>|--?(debug|stats|o$|verify-machineinstrs)", w)]
                if words not in seen:
                    seen.append(words)
    return seen


def value(words, *names):
    for i, word in enumerate(words):
        name, equals, rest = word.lstrip("-").partition("=")
        if name in names:
            return rest if equals else (words[i + 1] if i + 1 < len(words) else "")
    return None


def assemble(ptx, relocatable=True):
    """The error of ptxas, or nothing."""
    target = re.search(r"^\.target (sm_(\d+)\w*)", ptx, re.M)
    if not target:
        return "no .target"
    number = int(target[2])
    ptxas = OLD_PTXAS if number < 75 or target[1] in ("sm_101", "sm_101a", "sm_101f") else PTXAS
    arch = target[1] if number >= 50 else "sm_50"
    with tempfile.NamedTemporaryFile("w", suffix=".ptx") as file:
        file.write(ptx)
        file.flush()
        done = subprocess.run([ptxas, f"-arch={arch}", "-c", file.name, "-o", "/dev/null"],
                              capture_output=True, text=True)
    errors = [line for line in done.stderr.splitlines() if "error" in line or "fatal" in line]
    return "" if done.returncode == 0 else re.sub(r"^ptxas \S+, ", "", (errors or [done.stderr])[0])


def compile_with(command, text):
    try:
        return subprocess.run(command, input=text, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", "error: more than a minute")


def test(folder, name, words):
    """What becomes of one command: outcome and detail."""
    path = f"{folder}/{name}"
    triple = value(words, "mtriple", "march") or re.search(r"target triple = \"(\S+)\"|$", open(path).read())[1] or ""
    if not triple.startswith("nvptx64"):
        return "other", triple
    done = compile_with([LLC, *words, "-o", "-"], open(path).read())
    if done.returncode != 0:
        return "not-llc", ""
    if ".version" not in done.stdout:
        return "other", "no PTX"
    llc = assemble(done.stdout)
    cpu = value(words, "mcpu") or "sm_30"
    if int(re.search(r"\d+", cpu)[0]) < LOWEST:
        cpu = f"sm_{LOWEST}"
    level = next((word for word in words if re.fullmatch(r"-O[0-3]", word)), "-O2")
    # As llc does: the command's triple stands for the file's, and the layout is that of the triple.
    text = re.sub(r'(?m)^target datalayout = .*', "", open(path).read())
    text = re.sub(r'(?m)^target triple = "nvptx(64)?\b', 'target triple = "nvptx64', text)
    done = compile_with([IRC, "-", "--language", "llvm", "--target", cpu, level], text)
    ahead = "" if llc == "" else "llc-rejected-"
    if "panicked" in done.stderr:
        return ahead + "panic", next(line for line in done.stderr.splitlines() if "panicked" in line)
    if done.returncode != 0:
        lines = done.stderr.splitlines() or ["no message"]
        return ahead + "irc", lines[0] + " " + (lines[1].strip() if len(lines) > 1 else "")
    error = assemble(done.stdout)
    return (ahead + "ptxas", error) if error else (ahead + "pass", "")


def main():
    if sys.argv[1:2] == ["--fetch"]:
        return fetch(sys.argv[2])
    folder = sys.argv[1]
    pattern = re.compile(sys.argv[2] if len(sys.argv) > 2 else "")
    names = sorted(name for name in os.listdir(folder) if name.endswith(".ll") and pattern.search(name))
    jobs = [(name, words) for name in names for words in commands(open(f"{folder}/{name}").read())]
    with ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(lambda job: test(folder, *job), jobs))
    files = collections.defaultdict(list)
    for (name, words), (outcome, detail) in zip(jobs, outcomes):
        files[name].append(outcome)
        print(f"{outcome:8} {name} {' '.join(words)} {detail}".rstrip())
    counts = collections.Counter(outcome for outcome, _ in outcomes)
    ours = {"pass", "irc", "ptxas", "panic"}
    passed = [[o for o in found if o in ours] for found in files.values()]
    passed = [found for found in passed if found]
    print(f"\n{len(names)} files, {len(jobs)} commands: {dict(counts)}")
    print(f"llc: {len(passed)} files have a command whose PTX ptxas accepts, {sum(map(len, passed))} commands")
    print(f"irc: {sum('pass' in found for found in passed)} of these files have one, "
          f"{sum(set(found) == {'pass'} for found in passed)} have all; {counts['pass']} commands")


main()
