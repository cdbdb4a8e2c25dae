"""Prints the LLVM IR that Triton makes of the kernels beside it: record.py FOLDER. No GPU is needed."""

import pathlib
import sys

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

import kernels

RECORDINGS = {
    "matmul": ("*fp16 *fp16 *fp32 i32 i32 i32", {"BM": 64, "BN": 64, "BK": 32}),
    "softmax": ("*fp32 *fp32 i32", {"BLOCK": 256}),
    "attention": ("*fp16 *fp16 *fp16 *fp32 i32 fp32", {"BQ": 32, "BK": 32, "WIDTH": 32}),
}

for name, (types, constants) in RECORDINGS.items():
    kernel = getattr(kernels, name)
    names = kernel.arg_names
    signature = dict(zip(names, types.split())) | {constant: "constexpr" for constant in constants}
    for target in 80, 90:
        source = ASTSource(fn=kernel, signature=signature, constexprs=constants)
        compiled = triton.compile(source, target=GPUTarget("cuda", target, 32))
        path = pathlib.Path(sys.argv[1]) / f"{name}.sm_{target}.ll"
        path.write_text(compiled.asm["llir"])
        print(path.name, "shared", compiled.metadata.shared, "warps", compiled.metadata.num_warps)
