"""Texts to PTX and machine code."""

from __future__ import annotations

import os
from typing import Any, Literal, Optional, Union, overload

from . import _native
from .errors import raise_for


def settings(
    name: Optional[str] = None,
    language: str = "auto",
    target: str = "sm_75",
    ptx: Optional[str] = None,
    emit: str = "ptx",
    level: int = 2,
    ptxas: Optional[Union[str, os.PathLike[str]]] = None,
    imports: Optional[Union[str, os.PathLike[str]]] = None,
    lines: bool = True,
) -> _native.Settings:
    if not isinstance(target, str):
        raise TypeError(f'a target is a text such as "sm_90", not {target!r}')
    return _native.Settings(
        name=name, language=language, target=target, ptx=ptx, emit=emit, level=level,
        ptxas=ptxas, imports=imports, lines=lines,
    )


def made(outcome: _native._Outcome, emit: str) -> Union[str, bytes]:
    raise_for(outcome)
    return outcome["data"] if emit == "cubin" else outcome["data"].decode()


@overload
def compile(source: Union[str, bytes], target: str = ..., *, emit: Literal["cubin"], **options: Any) -> bytes: ...
@overload
def compile(
    source: Union[str, bytes], target: str = ..., *, emit: Literal["ptx", "ir", "abi"] = ..., **options: Any
) -> str: ...
@overload
def compile(source: Union[str, bytes], target: str = ..., *, emit: str, **options: Any) -> Union[str, bytes]: ...
def compile(source: Union[str, bytes], target: str = "sm_75", *, emit: str = "ptx", **options: Any) -> Union[str, bytes]:
    """Compiles a text: the IR of irc, a toy program, LLVM IR or its bitcode.

    Returns PTX text; with `emit="cubin"` machine code (made by ptxas) as bytes, with `"ir"` the
    optimised IR, with `"abi"` what a launcher needs to know as JSON.

    Options: `name` (what the text is called in messages; its ending tells the language),
    `language` (`"auto"`, `"ir"`, `"toy"`, `"llvm"`), `ptx` (pins the version), `level` (0 to 3),
    `ptxas` (its path), `imports` (the folder of a toy program's imports), `lines` (whether the PTX
    has the lines of IR text).

    Raises `CompileError` with all errors and their places.

    >>> import irc_compiler as irc
    >>> ptx = irc.compile("kernel @k() {\\nentry:\\n  ret\\n}", target="sm_90")
    >>> ".target sm_90" in ptx
    True
    """
    data = source.encode() if isinstance(source, str) else bytes(source)
    outcome = _native.compile_text(data, settings(target=target, emit=emit, **options))
    return made(outcome, emit)
