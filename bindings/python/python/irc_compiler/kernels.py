"""`@kernel` and `@function`: typed Python functions that become kernels.

The text of the function is read, not run: `Compiler` walks its syntax tree and builds the function
with the operators of `builder`. What is known before (globals, closures, constants) is taken as it is
when the kernel is compiled.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import math
import operator
import re
import sys
import textwrap
from typing import Any, Callable, Dict, List, Optional, Set, Tuple, Union

from . import functions
from .builder import ArrayValue, Function, Module, Value, Variable, literal_type, range_bounds
from .errors import KernelError
from .types import (
    ArrayType, Axis, DType, Special, boolean, f16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64,
)

#: Types of NumPy as conversions.
_NUMPY_TYPES = {
    "int8": i8, "int16": i16, "int32": i32, "int64": i64, "uint8": u8, "uint16": u16, "uint32": u32,
    "uint64": u64, "float16": f16, "float32": f32, "float64": f64,
}
_SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
    ast.Pow: "**", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
}
_KNOWN: Dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv,
    "//": operator.floordiv, "%": operator.mod, "**": operator.pow, "&": operator.and_,
    "|": operator.or_, "^": operator.xor, "<<": operator.lshift, ">>": operator.rshift,
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq,
    "!=": operator.ne,
}

#: What kernels call and Python does not: by the function, what it becomes.
_INTRINSICS: Dict[Any, Callable[..., Any]] = {}


def intrinsic(does: Callable[..., Any]) -> Callable[[Any], Any]:
    """Marks a function that only kernels can call."""

    def mark(function: Any) -> Any:
        _INTRINSICS[function] = does
        return function

    return mark


def _only_in_kernels(name: str) -> Any:
    raise TypeError(f"{name} can be called in kernels only")


class Source:
    """The text of a Python function, and what its names stand for."""

    def __init__(self, function: Any):
        self.function = function
        self.name = function.__name__
        self.file = inspect.getsourcefile(function) or "<unknown>"
        try:
            lines, first = inspect.getsourcelines(function)
        except OSError as error:
            where = "kernels are defined in files and notebooks"
            raise KernelError(f"the text of `{self.name}` cannot be read ({error}): {where}") from None
        self.lines = lines
        self.first = max(first, 1)
        dedented = textwrap.dedent("".join(lines))
        # What was taken from the left of each line.
        self.indent = len(lines[0]) - len(dedented.split("\n", 1)[0] + "\n") if lines else 0
        tree = ast.parse(dedented)
        node = tree.body[0]
        if not isinstance(node, ast.FunctionDef):
            raise self.error(node, "a kernel is a function that `def` defines")
        self.node = node
        self.names = self.names_now()
        self.params, self.result = self._signature()

    def names_now(self) -> Dict[str, Any]:
        """What names outside of the function stand for now."""
        names = {**vars(builtins), **self.function.__globals__}
        for name, cell in zip(self.function.__code__.co_freevars, self.function.__closure__ or ()):
            try:
                names[name] = cell.cell_contents
            except ValueError:
                names.pop(name, None)  # It is defined later.
        return names

    def line(self, node: Any) -> int:
        return self.first - 1 + getattr(node, "lineno", 1)

    def error(self, node: Any, message: str) -> KernelError:
        # What the builder says begins with its place, which is said already.
        message = re.sub(r"^.*:\d+:\d+: @\S+: (block \S+: )?", "", message)
        at = self.line(node) - self.first
        text = self.lines[at] if 0 <= at < len(self.lines) else ""
        column, end = self.column(node), getattr(node, "end_col_offset", None)
        is_one_line = getattr(node, "end_lineno", 0) == getattr(node, "lineno", 1) and end is not None
        # Of what stands on several lines, such as a loop, the first word is marked.
        word = re.match(r"\w*", text[column - 1:])
        width = end - node.col_offset if is_one_line else len(word.group() if word else "")
        return KernelError(message, self.file, self.line(node), text, column, width)

    def column(self, node: Any) -> int:
        """The column of a node in the file, in characters from 1."""
        at = self.line(node) - self.first
        text = self.lines[at] if 0 <= at < len(self.lines) else ""
        before = text.encode()[: self.indent + getattr(node, "col_offset", 0)]
        return len(before.decode(errors="ignore")) + 1

    def _signature(self) -> Tuple[Dict[str, Any], Any]:
        args = self.node.args
        for wrong in [args.vararg, args.kwarg, *args.kwonlyargs, *args.defaults]:
            if wrong is not None:
                raise self.error(wrong, "the parameters of a kernel are plain: no defaults, no `*`")
        annotations = self.function.__annotations__
        params = {}
        for arg in args.posonlyargs + args.args:
            if arg.arg not in annotations:
                raise self.error(arg, f"parameter `{arg.arg}` needs a type, such as `{arg.arg}: f32`")
            params[arg.arg] = self.annotation(annotations[arg.arg], arg)
        result = annotations.get("return")
        result = None if result is None or result == "None" else self.annotation(result, self.node)
        return params, result

    def annotation(self, of: Any, node: Any) -> Any:
        if isinstance(of, str):
            try:
                of = eval(of, dict(self.names))  # noqa: S307 - it is the program's own text
            except Exception as error:
                raise self.error(node, f"the type `{of}` is not known: {error}") from None
        of = {float: None, int: None, bool: boolean}.get(of, of) if isinstance(of, type) else of
        if not isinstance(of, (DType, ArrayType)):
            name = of.__name__ if isinstance(of, type) else repr(of)
            raise self.error(node, f"`{name}` is no type of a kernel: use one such as i32, f32 or Array[f32]")
        return of


class Local:
    """A variable of Python that is one of the function that is built."""

    def __init__(self, variable: Variable, first: Any = None):
        self.variable = variable
        #: What it began as, if that is a number that the program has.
        self.first = first

    def check(self, name: str, found: DType) -> None:
        """A value of another type is a mistake."""
        type = self.variable.type
        if found is type:
            return
        began, advice = "", "convert it"
        if isinstance(self.first, int) and not isinstance(self.first, bool) and found.is_float:
            began, advice = f", as it began as {self.first}", f"begin with {float(self.first)}, or convert it"
        raise TypeError(f"`{name}` is {type}{began}, the value {found}: {advice}")


Known = Union[int, float, bool]


class Compiler:
    """Builds one function from its syntax tree."""

    def __init__(self, program: Program, source: Source, number: int, math_tier: str):
        self.program = program
        self.source = source
        self.f = Function(program.module, number, source.params, math_tier)
        self.native = self.f.native
        self.file = program.module.native.file(source.file)
        self.locals: Dict[str, Any] = {}
        self.assigned: Set[str] = set(source.params)
        self.loops: List[Tuple[int, int, Optional[Callable[[], None]]]] = []
        self.names_set = _names_that_are_set(source.node)
        # What was defined behind the function is known now.
        source.names = source.names_now()

    # ---- statements ----

    def run(self) -> None:
        node = self.source.node
        self.at(node)
        for name, value in self.f.params.items():
            if name in self.names_set and isinstance(value, Value):
                self.locals[name] = Local(self.f.var(value.type, value, name))
            else:
                self.locals[name] = value
        self.body(node.body)
        if self.native.is_filled():
            pass
        elif self.source.result is not None:
            raise self.source.error(node, f"`{self.source.name}` may end without a value")
        else:
            self.f.ret()
        try:
            self.native.finish()
        except ValueError as error:
            raise self.source.error(node, str(error)) from None

    def at(self, node: Any) -> None:
        self.native.location(self.file, self.source.line(node), self.source.column(node))

    def body(self, statements: List[ast.stmt]) -> None:
        for statement in statements:
            if self.native.is_filled():
                # What follows a return is never reached.
                return
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        method = getattr(self, "stmt_" + type(node).__name__, None)
        if method is None:
            raise self.source.error(node, f"kernels cannot have {_what(node)}")
        self.at(node)
        try:
            method(node)
        except (TypeError, ValueError, OverflowError) as error:
            raise self.source.error(node, str(error)) from None

    def stmt_Pass(self, node: ast.Pass) -> None:
        pass

    def stmt_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # A documentation string, or `...`.
        self.expr(node.value)

    def stmt_Assign(self, node: ast.Assign) -> None:
        value = self.expr(node.value)
        for target in node.targets:
            self.assign(target, value)

    def stmt_AnnAssign(self, node: ast.AnnAssign) -> None:
        type = self.static(node.annotation)
        if not isinstance(type, DType):
            raise TypeError("a variable has a type such as f32")
        if node.value is None:
            raise TypeError("a variable gets a value where it is declared")
        value = self.f.value(self.expr(node.value), type)
        if value.type is not type:
            raise TypeError(f"`{ast.unparse(node.target)}` is {type}, the value {value.type}: convert it")
        self.assign(node.target, value)

    def stmt_AugAssign(self, node: ast.AugAssign) -> None:
        sign = _SIGNS.get(type(node.op))
        if sign is None:
            raise TypeError("kernels do not have this operator")
        if isinstance(node.target, ast.Subscript):
            array, index = self.array(node.target.value), self.index(node.target.slice)
            old = array[index]
            array[index] = self.binary(sign, old, self.expr(node.value))
            return
        old = self.expr(ast.copy_location(_as_load(node.target), node.target))
        value = self.expr(node.value)
        local = self.locals.get(node.target.id) if isinstance(node.target, ast.Name) else None
        if isinstance(local, Local) and isinstance(value, Value) and local.variable.type.is_int and value.type.is_float:
            local.check(ast.unparse(node.target), value.type)
        self.assign(node.target, self.binary(sign, old, value))

    def assign(self, target: ast.expr, value: Any) -> None:
        if isinstance(target, ast.Subscript):
            self.array(target.value)[self.index(target.slice)] = value
        elif isinstance(target, ast.Tuple):
            if not isinstance(value, tuple) or len(value) != len(target.elts):
                count = len(value) if isinstance(value, tuple) else 1
                raise TypeError(f"there are {len(target.elts)} names for {count} {'value' if count == 1 else 'values'}")
            for one, part in zip(target.elts, value):
                self.assign(one, part)
        elif isinstance(target, ast.Name):
            self.assign_name(target.id, value)
        else:
            raise TypeError(f"kernels cannot assign to {_what(target)}")

    def assign_name(self, name: str, value: Any) -> None:
        old = self.locals.get(name)
        if isinstance(value, ArrayValue):
            if old is not None:
                raise TypeError(f"`{name}` is something else already")
            self.locals[name] = value
        elif isinstance(value, tuple):
            raise TypeError("kernels have no variables that are tuples: name the parts, as in `a, b = ..`")
        elif isinstance(old, Local):
            converted = self.f.value(value, old.variable.type)
            old.check(name, converted.type)
            old.variable.set(converted)
        elif old is not None:
            raise TypeError(f"`{name}` is an array, and stays one")
        else:
            first = self.f.value(value)
            number = None if isinstance(value, Value) else value
            self.locals[name] = Local(self.f.var(first.type, first, name), number)
        self.assigned.add(name)

    def stmt_If(self, node: ast.If) -> None:
        condition = self.condition(node.test)
        if isinstance(condition, bool):
            self.body(node.body if condition else node.orelse)
            return
        then, other, behind = (self.native.block() for _ in range(3))
        self.native.condbr(condition.number, then, other)
        before = set(self.assigned)
        ends: List[Set[str]] = []
        for block, statements in ((then, node.body), (other, node.orelse)):
            self.native.enter(block)
            self.assigned = set(before)
            self.body(statements)
            if not self.native.is_filled():
                ends.append(self.assigned)
                self.native.br(behind)
        if ends:
            self.assigned = set.intersection(*ends)
            self.native.enter(behind)

    def stmt_While(self, node: ast.While) -> None:
        if node.orelse:
            raise TypeError("kernels have no `else` of loops")
        head, inside, behind = (self.native.block() for _ in range(3))
        self.native.br(head)
        self.native.enter(head)
        condition = self.condition(node.test)
        if isinstance(condition, bool):
            condition = self.f.constant(boolean, condition)
        self.native.condbr(condition.number, inside, behind)
        self.loop(node.body, inside, head, behind, None)

    def stmt_For(self, node: ast.For) -> None:
        if node.orelse:
            raise TypeError("kernels have no `else` of loops")
        call = node.iter
        if not (isinstance(call, ast.Call) and self.static(call.func) is range and not call.keywords):
            raise TypeError("a `for` of a kernel is over `range(..)`")
        if not isinstance(node.target, ast.Name):
            raise TypeError("a `for` of a kernel has one variable")
        start, stop, step = range_bounds([self.expr(arg) for arg in call.args])
        if not isinstance(start, Value) and not isinstance(stop, Value):
            stop = self.f.value(stop)
        first, last = self.f.common(start, stop)
        if not first.type.is_int:
            raise TypeError(f"the numbers of a range are integers, not {first.type}")
        counter = self.f.var(first.type, first, node.target.id)
        head, inside, behind = (self.native.block() for _ in range(3))
        latch = self.native.block()
        self.native.br(head)
        self.native.enter(head)
        now = counter.get()
        self.native.condbr((now < last if step > 0 else now > last).number, inside, behind)

        def next_number() -> None:
            self.native.enter(latch)
            counter.set(counter.get() + step)
            self.native.br(head)

        before = set(self.assigned)
        self.native.enter(inside)
        self.assign_name(node.target.id, now)
        self.loop(node.body, None, latch, behind, next_number, before)

    def loop(
        self,
        statements: List[ast.stmt],
        inside: Optional[int],
        again: int,
        behind: int,
        last: Optional[Callable[[], None]],
        before: Optional[Set[str]] = None,
    ) -> None:
        before = set(self.assigned) if before is None else before
        if inside is not None:
            self.native.enter(inside)
        self.loops.append((again, behind, None))
        self.body(statements)
        self.loops.pop()
        if not self.native.is_filled():
            self.native.br(again)
        if last is not None:
            last()
        # The body may not have run.
        self.assigned = before
        self.native.enter(behind)

    def stmt_Break(self, node: ast.Break) -> None:
        self.native.br(self.loops[-1][1])

    def stmt_Continue(self, node: ast.Continue) -> None:
        self.native.br(self.loops[-1][0])

    def stmt_Return(self, node: ast.Return) -> None:
        result = self.source.result
        if node.value is None or isinstance(node.value, ast.Constant) and node.value.value is None:
            if result is not None:
                raise TypeError(f"the function returns {result}")
            self.f.ret()
            return
        if result is None:
            raise TypeError("kernels cannot return a value; a function says of which type, as `-> f32`")
        value = self.f.value(self.expr(node.value), result)
        if value.type is not result:
            raise TypeError(f"the function returns {result}, the value is {value.type}: convert it")
        self.f.ret(value)

    def stmt_Assert(self, node: ast.Assert) -> None:
        condition = self.condition(node.test)
        message = ""
        if node.msg is not None:
            message = self.static(node.msg)
            if not isinstance(message, str):
                raise TypeError("the message of an `assert` is a known text")
        if not isinstance(condition, Value):
            condition = self.f.constant(boolean, condition)
        self.native.check(condition.number, message or ast.unparse(node.test))

    # ---- expressions ----

    def expr(self, node: ast.expr) -> Any:
        method = getattr(self, "expr_" + type(node).__name__, None)
        if method is None:
            raise self.source.error(node, f"kernels cannot have {_what(node)}")
        try:
            return method(node)
        except (TypeError, ValueError, OverflowError, ZeroDivisionError) as error:
            raise self.source.error(node, str(error)) from None

    def expr_Constant(self, node: ast.Constant) -> Any:
        if isinstance(node.value, (bool, int, float)):
            return node.value
        raise TypeError(f"{node.value!r} is no value of a kernel")

    def expr_Name(self, node: ast.Name) -> Any:
        if node.id in self.locals:
            if node.id not in self.assigned:
                raise TypeError(f"`{node.id}` may not have a value here")
            found = self.locals[node.id]
            return found.variable.get() if isinstance(found, Local) else found
        if node.id in self.names_set:
            raise TypeError(f"`{node.id}` has no value here")
        return self.known(self.static(node), ast.unparse(node))

    def expr_Attribute(self, node: ast.Attribute) -> Any:
        return self.known(self.static(node), ast.unparse(node))

    def known(self, found: Any, name: str) -> Any:
        """Something of Python as a value."""
        if isinstance(found, Special):
            return self.f.special(found)
        if hasattr(found, "item") and not callable(found) and getattr(found, "shape", None) == ():
            found = found.item()  # A scalar of NumPy.
        if isinstance(found, (bool, int, float)):
            return found
        if isinstance(found, Axis):
            raise TypeError(f"`{name}` has three parts: say which, as in `{name}.x`")
        raise TypeError(f"`{name}` is {type(found).__name__}, which is no value of a kernel")

    def static(self, node: ast.expr) -> Any:
        """What is known of an expression before the kernel runs."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            if node.id in self.locals or node.id in self.names_set:
                raise TypeError(f"`{node.id}` is not known before the kernel runs")
            if node.id not in self.source.names:
                raise TypeError(f"the name `{node.id}` is not defined")
            return self.source.names[node.id]
        if isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.value.id in self.locals or isinstance(node.value, ast.Subscript):
                what = ast.unparse(node.value)
                raise TypeError(f"`{what}` is of the kernel, and has no attributes and methods such as `{node.attr}`")
            base = self.static(node.value)
            try:
                return getattr(base, node.attr)
            except AttributeError as error:
                is_axis = isinstance(base, Axis)
                what = f"`{ast.unparse(node.value)}` has no `{node.attr}`" if is_axis else str(error)
                raise TypeError(what) from None
        if isinstance(node, ast.Tuple):
            return tuple(self.static(part) for part in node.elts)
        value = self.expr(node)
        if isinstance(value, (bool, int, float)):
            return value
        raise TypeError(f"`{ast.unparse(node)}` is not known before the kernel runs")

    def expr_Tuple(self, node: ast.Tuple) -> Any:
        return tuple(self.expr(part) for part in node.elts)

    def expr_BinOp(self, node: ast.BinOp) -> Any:
        sign = _SIGNS.get(type(node.op))
        if sign is None:
            raise TypeError("kernels do not have this operator")
        return self.binary(sign, self.expr(node.left), self.expr(node.right))

    def binary(self, sign: str, a: Any, b: Any) -> Any:
        if isinstance(a, (ArrayValue, tuple)) or isinstance(b, (ArrayValue, tuple)):
            raise TypeError("operators are of values: index the array")
        if not isinstance(a, Value) and not isinstance(b, Value):
            return _KNOWN[sign](a, b)
        return self.f.binary(sign, a, b)

    def expr_UnaryOp(self, node: ast.UnaryOp) -> Any:
        a = self.expr(node.operand)
        if isinstance(node.op, ast.UAdd):
            return a
        sign = {ast.USub: "-", ast.Invert: "~", ast.Not: "not"}[type(node.op)]
        if isinstance(a, Value):
            return self.f.unary(sign, a)
        known: Dict[str, Callable[[Any], Any]]
        known = {"-": operator.neg, "~": operator.invert, "not": operator.not_}
        return known[sign](a)

    def expr_Compare(self, node: ast.Compare) -> Any:
        left = self.expr(node.left)
        result: Any = None
        for op, right_node in zip(node.ops, node.comparators):
            sign = _SIGNS.get(type(op))
            if sign is None:
                raise TypeError("kernels compare by < <= > >= == and != only")
            right = self.expr(right_node)
            one = self.binary(sign, left, right)
            result = one if result is None else self.binary("&", result, one)
            left = right
        return result

    def condition(self, node: ast.expr) -> Any:
        """An expression as a truth value: known, or a value."""
        value = self.expr(node)
        if isinstance(value, (ArrayValue, tuple)):
            raise TypeError("an array is no truth value")
        return self.f.truth(value) if isinstance(value, Value) else bool(value)

    def expr_BoolOp(self, node: ast.BoolOp) -> Any:
        is_and = isinstance(node.op, ast.And)
        result: Optional[Variable] = None
        behind = None
        for at, part in enumerate(node.values):
            value = self.condition(part)
            if isinstance(value, bool) and result is None:
                if value is not is_and:
                    return value
                continue
            if result is None and at == len(node.values) - 1:
                return value
            if result is None:
                result = self.f.var(boolean, name="all" if is_and else "any")
            result.set(value)
            if at == len(node.values) - 1:
                break
            more = self.native.block()
            behind = self.native.block() if behind is None else behind
            number = self.f.value(value).number
            self.native.condbr(number, *((more, behind) if is_and else (behind, more)))
            self.native.enter(more)
        if result is None:
            return is_and
        assert behind is not None
        self.f.go_on(behind)
        return result.get()

    def expr_IfExp(self, node: ast.IfExp) -> Any:
        condition = self.condition(node.test)
        if isinstance(condition, bool):
            return self.expr(node.body if condition else node.orelse)
        then, other, behind = (self.native.block() for _ in range(3))
        self.native.condbr(condition.number, then, other)
        self.native.enter(then)
        a = self.expr(node.body)
        end = self.native.block()
        self.native.br(end)
        self.native.enter(other)
        b = self.expr(node.orelse)
        # Numbers take the type of the other arm.
        kind = next((x.type for x in (a, b) if isinstance(x, Value)), None)
        kind = kind or literal_type(a if isinstance(a, float) else b)
        if any(isinstance(x, Value) and x.type is not kind for x in (a, b)):
            raise TypeError(f"the arms of the `if` are {a.type} and {b.type}: convert one")
        result = self.f.var(kind, name="if")
        result.set(b)
        self.native.br(behind)
        self.native.enter(end)
        result.set(a)
        self.native.br(behind)
        self.native.enter(behind)
        return result.get()

    def array(self, node: ast.expr) -> ArrayValue:
        found = self.locals.get(node.id) if isinstance(node, ast.Name) else None
        if isinstance(found, ArrayValue):
            return found
        raise TypeError(f"`{ast.unparse(node)}` is no array of the kernel: pass it as a parameter")

    def index(self, node: ast.expr) -> Any:
        if isinstance(node, ast.Slice):
            raise TypeError("kernels have no slices: index one element")
        return self.expr(node)

    def expr_Subscript(self, node: ast.Subscript) -> Any:
        return self.array(node.value)[self.index(node.slice)]

    def expr_Call(self, node: ast.Call) -> Any:
        callee = self.static(node.func)
        name = ast.unparse(node.func)
        if node.keywords:
            raise TypeError("calls in kernels take no named arguments")
        if callee is print:
            return self.call_print(node.args)
        if callee in (len, int, float, round, sum, bool):
            raise TypeError(_INSTEAD[callee])
        does = _INTRINSICS.get(callee) if callable(callee) and _is_hashable(callee) else None
        if does is not None and not _takes(callee, len(node.args)):
            takes = ", ".join(inspect.signature(callee).parameters)
            raise TypeError(f"`{name}({takes})` is not called with {len(node.args)} {'argument' if len(node.args) == 1 else 'arguments'}")
        if does is not None and getattr(does, "takes_static", False):
            return does(self, *(self.static(arg) for arg in node.args))
        if does is not None and getattr(does, "takes_array", False):
            index = [self.index(arg) for arg in node.args[1:]]
            return does(self, self.array(node.args[0]), *index)
        args = [self.expr(arg) for arg in node.args]
        if isinstance(callee, type) and callee.__module__ == "numpy":
            callee = _NUMPY_TYPES.get(callee.__name__, callee)
        if isinstance(callee, DType):
            if len(args) != 1:
                raise TypeError(f"{callee}(..) converts one value")
            if isinstance(args[0], (ArrayValue, tuple)):
                what = "an array: index it" if isinstance(args[0], ArrayValue) else "a tuple: convert its parts"
                raise TypeError(f"{callee}(..) converts numbers, not {what}")
            return self.f.convert(args[0], callee)
        if isinstance(callee, DeviceFunction):
            return self.call_function(callee, args)
        if isinstance(callee, Kernel):
            raise TypeError("a kernel cannot be called: mark what is called with `@function`")
        if does is not None:
            return does(self, *args)
        if callee in (abs, divmod, min, max, pow):
            return self.call_builtin(callee, args)
        return self.call_math(callee, name, args)

    def call_print(self, nodes: List[ast.expr]) -> None:
        """Prints what Python would print, but for the digits of floats."""
        parts: List[Any] = [n.value if isinstance(n, ast.Constant) else self.expr(n) for n in nodes]
        if any(isinstance(part, (ArrayValue, tuple)) for part in parts):
            raise TypeError("`print` is of numbers and texts: index the array")
        self.f.print(*parts)

    def call_function(self, callee: DeviceFunction, args: List[Any]) -> Any:
        number, source = self.program.function(callee)
        if len(args) != len(source.params):
            raise TypeError(f"`{source.name}` takes {len(source.params)} arguments, not {len(args)}")
        numbers = []
        for arg, (name, type) in zip(args, source.params.items()):
            if isinstance(type, ArrayType):
                if not isinstance(arg, ArrayValue) or arg.element is not type.element or arg.shape:
                    raise TypeError(f"`{name}` of `{source.name}` is {type}")
                numbers.append(arg.base)
                continue
            value = self.f.value(arg, type)
            if value.type is not type:
                raise TypeError(f"`{name}` of `{source.name}` is {type}, the value {value.type}: convert it")
            numbers.append(value.number)
        results = self.native.call(number, numbers)
        return Value(self.f, results[0], source.result) if results else None

    def call_builtin(self, callee: Any, args: List[Any]) -> Any:
        if callee is pow and len(args) == 2:
            return self.binary("**", *args)
        if callee is divmod and len(args) == 2:
            return self.binary("//", *args), self.binary("%", *args)
        if callee is abs and len(args) == 1:
            return self.f.unary("abs", args[0]) if isinstance(args[0], Value) else abs(args[0])
        if callee in (min, max) and len(args) >= 2:
            best = args[0]
            for other in args[1:]:
                if not isinstance(best, Value) and not isinstance(other, Value):
                    best = callee(best, other)
                    continue
                x, y = self.f.common(best, other)
                # As Python has it, of NaN too.
                is_other = y < x if callee is min else y > x
                best = self.f.select(is_other, y, x)
            return best
        raise TypeError(f"`{callee.__name__}` takes other arguments in a kernel")

    def call_math(self, callee: Any, name: str, args: List[Any]) -> Any:
        """A function of `math` or NumPy."""
        of = getattr(callee, "__name__", "")
        is_math = getattr(math, of, None) is callee and callable(callee)
        if not is_math and not _is_numpy(callee):
            raise TypeError(f"`{name}` is no function that kernels can call: mark it with `@function`")
        if any(isinstance(arg, (ArrayValue, tuple)) for arg in args):
            raise TypeError(f"`{name}` is of numbers: index the array")
        if all(isinstance(arg, (bool, int, float)) for arg in args):
            return self.known(callee(*args), name)
        if not _takes(callee, len(args)):
            raise TypeError(f"`{name}` of {len(args)} arguments is not there in kernels")
        return functions.call(self.f, of, name, is_math, args)


_INSTEAD = {
    len: "the length of an array is not known in a kernel: pass it as a parameter",
    int: "say how wide, as in i32(x)",
    float: "say how wide, as in f32(x)",
    bool: "say x != 0",
    round: "use np.rint, which gives a float",
    sum: "use a loop",
}


def _takes(callee: Any, count: int) -> bool:
    """Whether a function of `math` or NumPy takes as many arguments."""
    if hasattr(callee, "nin"):
        return bool(callee.nin == count)
    try:
        inspect.signature(callee).bind(*range(count))
    except TypeError:
        return False
    except ValueError:
        pass  # A function without a signature, such as `math.log`.
    return True


def _is_hashable(of: Any) -> bool:
    try:
        hash(of)
    except TypeError:
        return False
    return True


def _is_numpy(callee: Any) -> bool:
    """Whether it is a function of NumPy itself: those of `numpy.random` give another number each time."""
    name = getattr(callee, "__name__", "")
    return getattr(sys.modules.get("numpy"), name, None) is callee


#: What is not in kernels, in words.
_WORDS = {
    "AsyncFor": "`async for`", "AsyncFunctionDef": "functions inside", "AsyncWith": "`async with`",
    "Attribute": "attributes", "Await": "`await`", "ClassDef": "classes", "Delete": "`del`",
    "Dict": "dictionaries", "DictComp": "comprehensions", "FunctionDef": "functions inside",
    "GeneratorExp": "generators", "Global": "`global`", "Import": "imports", "ImportFrom": "imports",
    "JoinedStr": "f-strings", "Lambda": "`lambda`", "List": "lists", "ListComp": "comprehensions",
    "Match": "`match`", "NamedExpr": "`:=`", "Nonlocal": "`nonlocal`", "Raise": "`raise`", "Set": "sets",
    "SetComp": "comprehensions", "Slice": "slices", "Starred": "`*`", "Try": "`try`", "TryStar": "`try`",
    "With": "`with`", "Yield": "`yield`", "YieldFrom": "`yield`",
}


def _what(node: Any) -> str:
    kind = type(node).__name__
    return f"{_WORDS.get(kind, f'`{kind}`')}: `{ast.unparse(node).splitlines()[0][:60]}`"


def _as_load(target: ast.expr) -> ast.expr:
    if isinstance(target, ast.Name):
        return ast.Name(target.id, ast.Load())
    raise TypeError(f"kernels cannot assign to {_what(target)}")


def _names_that_are_set(node: ast.FunctionDef) -> Set[str]:
    """The names that a function gives values: its locals."""
    stores = (n for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store))
    return {store.id for store in stores}


class Program:
    """A kernel and the functions that it calls, as one module."""

    def __init__(self, kernel: Kernel):
        self.module = Module()
        self.kernel = kernel
        self.functions: Dict[int, Tuple[int, Source]] = {}
        self.todo: List[Tuple[int, Source]] = []
        number = self._declare(kernel.source, True)
        Compiler(self, kernel.source, number, kernel.math).run()
        while self.todo:
            number, source = self.todo.pop(0)
            Compiler(self, source, number, kernel.math).run()

    def _declare(self, source: Source, is_kernel: bool) -> int:
        try:
            return self.module.declare(source.name, is_kernel, source.params, source.result)
        except (TypeError, ValueError) as error:
            raise source.error(source.node, str(error)) from None

    def function(self, function: DeviceFunction) -> Tuple[int, Source]:
        """The number of a function, which is built when it is called first."""
        key = id(function)
        if key not in self.functions:
            number = self._declare(function.source, False)
            self.functions[key] = (number, function.source)
            self.todo.append((number, function.source))
        return self.functions[key]


class Kernel:
    """A kernel made of a Python function: `run` it, or take its PTX."""

    def __init__(self, function: Any, math: str = "precise"):
        self.source = Source(function)
        if self.source.result is not None:
            raise self.source.error(self.source.node, "kernels cannot return a value")
        self.math = math
        self.name = self.source.name
        self.params: Dict[str, Any] = self.source.params
        self.__doc__ = function.__doc__
        self.__name__ = self.name
        self._program: Optional[Program] = None
        self._texts: Dict[Tuple[str, int], str] = {}

    @property
    def module(self) -> Module:
        """The module with the kernel, which is built when it is asked for first."""
        if self._program is None:
            self._program = Program(self)
        return self._program.module

    def ptx(self, target: str = "sm_75", level: int = 2) -> str:
        """The PTX, compiled when it is asked for first."""
        key = (target, level)
        if key not in self._texts:
            text = self.module.compile(target, level=level)
            assert isinstance(text, str)
            self._texts[key] = text
        return self._texts[key]

    def ir(self) -> str:
        """The IR text, as it was built."""
        return self.module.ir()

    def __call__(self, *args: Any) -> None:
        raise TypeError(f"`{self.name}` is a kernel: run({self.name}, grid, block, ..) runs it")

    def __repr__(self) -> str:
        return f"<kernel {self.name}>"


class DeviceFunction:
    """A function that kernels call."""

    def __init__(self, function: Any):
        self.source = Source(function)
        self.__doc__ = function.__doc__
        self.__wrapped__ = function

    def __call__(self, *args: Any) -> Any:
        """Runs it in Python, as it stands."""
        return self.__wrapped__(*args)


def kernel(function: Any = None, *, math: str = "precise") -> Any:
    """Makes a kernel of a typed Python function.

    >>> import irc_compiler as irc
    >>> @irc.kernel
    ... def axpy(n: irc.i32, a: irc.f32, x: irc.Array[irc.f32], y: irc.Array[irc.f32]):
    ...     i = irc.thread_index()
    ...     if i < n:
    ...         y[i] = a * x[i] + y[i]

    `math="approx"` takes the hardware's approximations in place of the math library's functions, where
    it has one, `"device"` and `"fast"` the functions of that tier, where it has one. With `"rounded"` all
    are rounded correctly; a function that is not there is an error.
    """
    if math not in ("rounded", "precise", "fast", "device", "approx"):
        raise ValueError(f'math is "rounded", "precise", "fast", "device" or "approx", not {math!r}')
    if function is None:
        return lambda function: Kernel(function, math)
    return Kernel(function, math)


def function(function: Any) -> DeviceFunction:
    """Makes a function that kernels can call of a typed Python function."""
    return DeviceFunction(function)
