"""Runs the examples of the package's documentation, and the cells of a page in order.

A cell is a block of Python; the block of text behind it, if there is one, is what it prints, with an
exception shown by its message.
"""

import contextlib
import doctest
import importlib
import io
import pathlib
import re
import sys
import tempfile

MODULES = ["text", "builder", "kernels", "simulate"]


def examples():
    failed = 0
    for name in MODULES:
        module = importlib.import_module("irc_compiler." + name)
        # Doctests have no file that the text of a function could be read from.
        runner = doctest.DocTestRunner()
        for test in doctest.DocTestFinder().find(module, module.__name__):
            if "@irc.kernel" not in (test.docstring or ""):
                runner.run(test)
            elif test.examples:
                failed += run_as_file(test)
        failed += runner.failures
    return failed


def run_as_file(test):
    """The example of a kernel, as a file: its lines, and what they print held to what is wanted."""
    source, wanted = [], []
    for example in test.examples:
        if example.want:
            source.append(f"__show({example.source.strip()})")
            wanted.append(example.want.strip())
        else:
            source.append(example.source.rstrip())
    shown = []
    run_source("\n".join(source), {"__show": lambda value: shown.append(repr(value))})
    if shown != wanted:
        print(f"{test.name}: {shown} is not {wanted}")
    return shown != wanted


def run_source(source, names):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "cell.py"
        path.write_text(source)
        exec(compile(source, str(path), "exec"), names)


def cells(page):
    text = pathlib.Path(page).read_text()
    blocks = re.findall(r"```(python|text)\n(.*?)```", text, re.S)
    assert sum(kind == "python" for kind, _ in blocks) > 4, "the page has cells"
    failed, names = 0, {"__name__": "tutorial"}
    folder = tempfile.mkdtemp()
    for number, (kind, source) in enumerate(blocks):
        if kind != "python":
            continue
        path = pathlib.Path(folder) / f"cell{number}.py"
        path.write_text(source)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            try:
                exec(compile(source, str(path), "exec"), names)
            except Exception as error:  # what a notebook shows
                print(f"{type(error).__name__}: {error}")
        found = printed.getvalue().replace(str(path), "tutorial.py")
        follows = blocks[number + 1] if number + 1 < len(blocks) else ("python", "")
        wanted = follows[1] if follows[0] == "text" else ""
        if found != wanted:
            print(f"cell {number}:\n{source}prints\n{found}and not\n{wanted}")
            failed += 1
    return failed


if __name__ == "__main__":
    sys.exit(1 if examples() + cells(sys.argv[1]) else 0)
