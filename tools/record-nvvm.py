#!/usr/bin/env python3
"""Records all `llvm.nvvm.*` intrinsics of LLVM and what llc makes of them, as tests/golden/nvvm.txt.

  tools/record-nvvm.py INCLUDE [LLC [TBLGEN]]

INCLUDE is the folder with llvm/IR/Intrinsics.td (Debian: package llvm-22-dev, /usr/include/llvm-22),
LLC is llc-22 and TBLGEN /usr/lib/llvm-22/bin/llvm-tblgen by default. The recording is kept in the
repository: LLVM is not needed to run the tests. It takes minutes.

A line is a call: the name, the result, the parameters, the arguments that are numbers in the text,
the target, and the instruction, with `0`, `1` for the arguments and `_` for other registers, or `-`
if llc has none. `T*3` is a type three times.
"""

import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The first target where llc has the instruction is taken.
TARGETS = [("sm_100a", 88), ("sm_120a", 88), ("sm_90a", 80), ("sm_60", 60), ("sm_103a", 88), ("sm_110a", 90)]
NAMED = {
    "llvm_float_ty": "float", "llvm_double_ty": "double", "llvm_half_ty": "half", "llvm_bfloat_ty": "bfloat",
    "llvm_ptr_ty": "ptr", "llvm_global_ptr_ty": "ptr addrspace(1)", "llvm_shared_ptr_ty": "ptr addrspace(3)",
    "llvm_local_ptr_ty": "ptr addrspace(5)", "llvm_tmem_ptr_ty": "ptr addrspace(6)",
    "llvm_shared_cluster_ptr_ty": "ptr addrspace(7)", "llvm_metadata_ty": "metadata",
}
LANES = {"f16": "half", "f32": "float", "f64": "double", "bf16": "bfloat"}
# Arguments that only one number makes sense for: an alignment, and the size of a line of the cache.
NUMBERS = [("ldu.", 1, 16), ("applypriority.", 1, 128), ("discard.", 1, 128)]
OVERLOADS = {
    "llvm_anyptr_ty": [("p0", "ptr"), ("p1", "ptr addrspace(1)"), ("p3", "ptr addrspace(3)")],
    "llvm_anyint_ty": [("i32", "i32"), ("i64", "i64")],
    "llvm_anyfloat_ty": [("f32", "float"), ("f16", "half"), ("v2f16", "<2 x half>"), ("bf16", "bfloat"),
                         ("v2bf16", "<2 x bfloat>"), ("f64", "double")],
}


def records(include, tblgen):
    """The intrinsics: name, results, parameters, and the values of arguments that are numbers."""
    with tempfile.NamedTemporaryFile() as out:
        subprocess.run([tblgen, "-I", include, "--dump-json", f"{include}/llvm/IR/Intrinsics.td", "-o", out.name],
                       check=True)
        data = json.load(open(out.name))

    def number_of(index):
        index = data[index["def"]]["Value"] if isinstance(index, dict) else index
        return index - 1

    def type_of(ty):
        record = data[ty["def"]]
        return record["Number"] if "LLVMMatchType" in record["!superclasses"] else ty["def"]

    for key in sorted(data["!instanceof"]["Intrinsic"]):
        record = data[key]
        name = record["LLVMName"] or "llvm." + key[4:].replace("_", ".")
        if not name.startswith("llvm.nvvm."):
            continue
        numbers = {}
        for prop in (data[prop["def"]] for prop in record["IntrProperties"]):
            if "ImmArg" in prop["!superclasses"]:
                numbers.setdefault(number_of(prop["ArgNo"]), None)
            if "Range" in prop["!superclasses"]:
                numbers[(number_of(prop["ArgNo"]), "range")] = range(prop["Lower"], prop["Upper"])
        immediates = {i: numbers.get((i, "range")) for i in numbers if isinstance(i, int)}
        for start, index, value in NUMBERS:
            if name.startswith(f"llvm.nvvm.{start}"):
                immediates[index] = [value]
        yield name, [type_of(t) for t in record["RetTypes"]], [type_of(t) for t in record["ParamTypes"]], immediates


def plain(ty):
    if ty in NAMED:
        return NAMED[ty]
    vector = re.fullmatch(r"llvm_v(\d+)(\w+?)_ty", ty)
    if vector:
        return f"<{vector[1]} x {LANES.get(vector[2], vector[2])}>"
    return re.fullmatch(r"llvm_(i\d+)_ty", ty)[1]


def overloads(results, params):
    """The suffix of the name, the results and the parameters."""
    choices = [OVERLOADS[ty] for ty in results + params if ty in OVERLOADS]
    for chosen in itertools.product(*choices):
        rest, taken, types = iter(chosen), [], []
        for ty in results + params:
            if ty in OVERLOADS:
                taken.append(next(rest)[1])
                types.append(taken[-1])
            else:
                types.append(taken[ty] if isinstance(ty, int) else plain(ty))
        yield "".join("." + suffix for suffix, _ in chosen), types[:len(results)], types[len(results):]


def choices_of(params, immediates):
    """Numbers for the arguments that are such: all first, then each of its own."""
    values = {}
    for index, bounds in sorted(immediates.items()):
        default = [0, 1] if params[index] == "i1" else [0]
        found = list(bounds or default)
        values[index] = [v for v in found if v % 8 == 0][:2] if len(found) > 16 else found
    first = {index: found[0] for index, found in values.items()}
    yield first
    for index, found in values.items():
        for value in found[1:]:
            yield {**first, index: value}


def module(name, result, params, numbers):
    args, declared = [], []
    for index, ty in enumerate(params):
        if ty == "metadata":
            args.append("metadata !{}")
        elif index in numbers:
            value = numbers[index]
            args.append(f"{ty} {('false', 'true')[value]}" if ty == "i1" else f"{ty} {value}")
        else:
            declared.append(f"{ty} %a{index}")
            args.append(declared[-1])
    call = f"call {result} @{name}({', '.join(args)})"
    if result != "void":
        declared.append("ptr addrspace(1) %out")
        call = f"%r = {call}\n  store {result} %r, ptr addrspace(1) %out"
    return (f"declare {result} @{name}({', '.join(params)})\n"
            f"define void @f({', '.join(declared)}) {{\n  {call}\n  ret void\n}}\n")


def canonical(ptx, indices):
    """The lines of a function with the arguments by number; other registers are `_`."""
    lines = []
    known = {}
    body = re.sub(r"//.*", "", ptx[ptx.index("{\n"):])
    # Registers have numbers, but for those of a block that llc writes as text.
    own = re.findall(r"\.reg \.\w+\s+(%\w+);", body)
    register_in = re.compile("|".join([*(re.escape(name) + r"\b" for name in own), r"%(?!envreg)[a-z]+\d+\b"]))
    for line in body.split(";"):
        line = " ".join(line.split()).strip(" {")
        if not line or line.startswith((".", "$", "ret", "}")):
            continue
        opcode, _, operands = line.partition(" ")
        loaded = re.search(r"\[f_param_(\d+)", operands)
        if loaded:
            index = int(loaded[1])
            for register in register_in.findall(operands.split("[")[0]):
                known[register] = str(indices[index]) if index < len(indices) else "_"
            continue
        registers = register_in.findall(operands)
        sources = {known.get(register, "_") for register in registers[1:]}
        shown = register_in.sub(lambda register: known.get(register[0], "_"), operands)
        lines.append(f"{opcode} {shown}")
        if registers and len(sources) == 1 and opcode.split(".")[0] in ("and", "setp", "mov", "cvt"):
            known[registers[0]] = sources.pop()
    return lines


def ask(llc, name, result, params, numbers):
    text = module(name, result, params, numbers)
    indices = [i for i, ty in enumerate(params) if i not in numbers and ty != "metadata"]
    for sm, ptx in TARGETS:
        command = [llc, "-march=nvptx64", f"-mcpu={sm}", f"-mattr=+ptx{ptx}", "-o", "-", "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True)
        if done.returncode == 0:
            lines = canonical(done.stdout, indices)
            base = name.split(".")[2][:4]
            moved = ("st.", "selp", "and", "setp", "mov.b", "ld.", "cvta")
            kept = [line for line in lines if not line.startswith(moved)]
            return sm, kept[0] if len(kept) == 1 else next((k for k in kept if k.startswith(base)), " ; ".join(lines))
    return "-", "-"


def repeated(types):
    groups = [(ty, len(list(group))) for ty, group in itertools.groupby(types)]
    return ", ".join(ty if count == 1 else f"{ty}*{count}" for ty, count in groups)


def main():
    include = sys.argv[1]
    llc = sys.argv[2] if len(sys.argv) > 2 else "llc-22"
    tblgen = sys.argv[3] if len(sys.argv) > 3 else "/usr/lib/llvm-22/bin/llvm-tblgen"
    calls = []
    for name, results, params, immediates in records(include, tblgen):
        for suffix, result, types in overloads(results, params):
            result = ["void", *result][-1] if len(result) < 2 else "{ " + ", ".join(result) + " }"
            for numbers in choices_of(types, immediates):
                calls.append((name + suffix, result, types, numbers))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = list(pool.map(lambda call: ask(llc, *call), calls))
    with open(f"{ROOT}/tests/golden/nvvm.txt", "w") as out:
        for (name, result, types, numbers), (sm, instruction) in zip(calls, answers):
            shown = " ".join(f"{index}={value}" for index, value in numbers.items())
            instruction = re.sub(r"_(, _)+", lambda m: f"_*{m[0].count('_')}", instruction)
            out.write(f"{name[10:]} | {result} | {repeated(types)} | {shown} | {sm} | {instruction}\n")


main()
