"""What goes wrong, as exceptions."""

from __future__ import annotations

import linecache
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, List, Optional, Tuple

if TYPE_CHECKING:
    from . import _native


@dataclass(frozen=True)
class Diagnostic:
    """An error, a warning or a fault, with its place.

    Lines and columns count from 1; numbers are 0 and texts empty where nothing is known.
    """

    severity: str
    code: str
    message: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    notes: str
    help: str
    kernel: str
    ptx_line: int
    thread: Optional[Tuple[int, int, int]]
    cta: Optional[Tuple[int, int, int]]


class Error(Exception):
    """The base of all errors of irc. `diagnostics` has each by itself, `json` all for programs."""

    def __init__(self, message: str, diagnostics: Optional[List[Diagnostic]] = None, json: str = "[]"):
        super().__init__(message)
        self.diagnostics: List[Diagnostic] = diagnostics or []
        self.json = json


class CompileError(Error):
    """A text or a module is wrong, or the target lacks something."""


class AssembleError(Error):
    """There is no ptxas, or it failed."""


class KernelError(Error):
    """A Python function that cannot be a kernel. `file`, `line` and `column` say where, from 1."""

    def __init__(
        self, message: str, file: str = "", line: int = 0, source: str = "", column: int = 0, width: int = 1
    ):
        shown = f"{file}:{line}: {message}" if file else message
        if source:
            text = source.strip()
            shown += f"\n    {text}"
            before = column - 1 - (len(source) - len(source.lstrip()))
            if 0 <= before < len(text):
                shown += f"\n    {' ' * before}{'^' * max(1, min(width, len(text) - before))}"
        super().__init__(shown)
        self.message = message
        self.file = file
        self.line = line
        self.column = column


class LaunchError(Error):
    """A launch that cannot begin: other arguments, or a shape that the kernel does not take."""


class Fault(Error):
    """The kernel did wrong on the simulator. `diagnostics` has each fault with its line."""


def diagnostics_of(outcome: _native._Outcome) -> List[Diagnostic]:
    return [Diagnostic(**found) for found in outcome["diagnostics"]]


def raise_for(outcome: _native._Outcome) -> None:
    """Raises what an outcome of the native module says, if it says something."""
    kinds = {"input": CompileError, "ptxas": AssembleError, "fault": Fault, "launch": LaunchError}
    kind = kinds.get(outcome["status"])
    if kind is not None:
        log = outcome["log"].rstrip()
        raise kind(with_source(log) if kind is Fault else log, diagnostics_of(outcome), outcome["json"])


def with_source(log: str) -> str:
    """The log of a launch with the lines of Python that it names."""
    shown = []
    for line in log.split("\n"):
        shown.append(line)
        place = re.match(r" --> (.+):(\d+)(?: \(PTX line \d+\))?$", line)
        text = linecache.getline(place[1], int(place[2])).rstrip() if place else ""
        if place and text:
            margin = " " * len(place[2])
            shown += [f"{margin} |", f"{place[2]} | {text}", f"{margin} |"]
    return "\n".join(shown)
