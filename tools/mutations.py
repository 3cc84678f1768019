"""Small mistakes that somebody might make in a rule: every way in which one function can be got slightly wrong.

A mutation changes one place of a function's body: a comparison, a number, a condition, a statement. Names and texts,
annotations and assertions are left alone; what is wrong with those, other tools or nobody would notice.
"""

import ast
import difflib
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

Function = ast.FunctionDef | ast.AsyncFunctionDef

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
TURNED: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # whose mutation is their opposite
SUMS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One mistake in one function of a file."""

    path: Path
    function: str
    place: int  # among all mistakes that could be made in the function
    line: int


class Mutator(ast.NodeTransformer):
    """Walks a function, counts the mistakes that could be made in it, and makes the one that is wanted."""

    def __init__(self, returns: ast.expr | None = None, wanted: int = -1) -> None:
        self.returns = ast.unparse(returns) if returns else ""
        self.wanted = wanted
        self.lines: list[int] = []  # of each mistake that could be made

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.Assert | ast.JoinedStr | ast.arguments) or is_text(node):
            return node
        if isinstance(node, ast.AnnAssign):
            node.value = self.visit(node.value) if node.value else None  # type: ignore[assignment]  # an expression
            return node
        whole = chosen = self.generic_visit(node)
        for instead in self.mistakes(whole):
            if len(self.lines) == self.wanted:
                chosen = ast.copy_location(instead, node)
            self.lines.append(getattr(node, "lineno", 0))
        return chosen

    def mistakes(self, node: ast.AST) -> Iterator[ast.AST]:
        for make in MISTAKES.get(type(node), ()):
            yield from make(node)
        if isinstance(node, ast.Return):
            yield from another_answer(node, self.returns)


def is_text(node: ast.AST) -> bool:
    """A docstring, or another statement that does nothing."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def with_(node: ast.AST, **fields: object) -> ast.AST:
    """The same node with other fields."""
    twin = deepcopy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


# -- the mistakes ----------------------------------------------------------------------------------


def another_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for place, operator in enumerate(node.ops):
        other = [*node.ops[:place], COMPARISONS[type(operator)](), *node.ops[place + 1 :]]
        yield with_(node, ops=other)


def another_number(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def another_sum(node: ast.BinOp | ast.AugAssign) -> Iterator[ast.AST]:
    if type(node.op) in SUMS:
        yield with_(node, op=SUMS[type(node.op)]())


def another_join(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield with_(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())


def no_sign(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not | ast.USub) and not isinstance(node.operand, ast.Constant):
        yield deepcopy(node.operand)


def opposite(node: ast.If | ast.While | ast.IfExp) -> Iterator[ast.AST]:
    turned = isinstance(node.test, ast.Compare) and len(node.test.ops) == 1 and isinstance(node.test.ops[0], TURNED)
    if not turned and not (isinstance(node.test, ast.UnaryOp) and isinstance(node.test.op, ast.Not)):
        yield with_(node, test=negated(node.test))


def no_filter(node: ast.comprehension) -> Iterator[ast.AST]:
    for place in range(len(node.ifs)):
        yield with_(node, ifs=[*node.ifs[:place], *node.ifs[place + 1 :]])


def another_call(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield with_(node, func=ast.Name(CALLS[node.func.id], ast.Load()))


def nothing(node: ast.stmt) -> Iterator[ast.AST]:
    yield ast.Pass()


def nothing_kept(node: ast.Assign) -> Iterator[ast.AST]:
    """What is written into a position, forgotten; a local name would only be missing later."""
    if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
        yield from nothing(node)


def nothing_done(node: ast.Expr) -> Iterator[ast.AST]:
    if isinstance(node.value, ast.Call):
        yield from nothing(node)


def another_way_on(node: ast.Break | ast.Continue) -> Iterator[ast.AST]:
    yield ast.Continue() if isinstance(node, ast.Break) else ast.Break()


def another_order(node: ast.Return | ast.Lambda) -> Iterator[ast.AST]:
    """The first two of several answers exchanged: tie-breaks in the wrong order."""
    value = node.value if isinstance(node, ast.Return) else node.body
    if isinstance(value, ast.Tuple) and len(value.elts) > 1 and isinstance(value.ctx, ast.Load):
        first, second, *rest = deepcopy(value.elts)
        other = ast.Tuple([second, first, *rest], ast.Load())
        yield with_(node, **{"value" if isinstance(node, ast.Return) else "body": other})


def another_answer(node: ast.Return, returns: str) -> Iterator[ast.AST]:
    """The opposite, one more, or nothing: by what the function says it returns."""
    value = node.value
    if value is None or isinstance(value, ast.Constant):
        return
    if returns == "bool" and not isinstance(value, ast.Compare | ast.UnaryOp):
        yield ast.Return(negated(value))
    elif returns == "int" and not isinstance(value, ast.Name | ast.UnaryOp):
        yield ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1)))
    elif returns.startswith(("list[", "tuple[")) and returns.endswith((", ...]", "list[int]")):
        yield ast.Return(ast.Subscript(value, ast.Slice(ast.Constant(1)), ast.Load()))


Maker = Callable[..., Iterable[ast.AST]]
MISTAKES: Final[dict[type[ast.AST], tuple[Maker, ...]]] = {
    ast.Compare: (another_comparison,),
    ast.Constant: (another_number,),
    ast.BinOp: (another_sum,),
    ast.AugAssign: (another_sum, nothing),
    ast.BoolOp: (another_join,),
    ast.UnaryOp: (no_sign,),
    ast.If: (opposite,),
    ast.While: (opposite,),
    ast.IfExp: (opposite,),
    ast.comprehension: (no_filter,),
    ast.Call: (another_call,),
    ast.Assign: (nothing_kept,),
    ast.Expr: (nothing_done,),
    ast.Delete: (nothing,),
    ast.Break: (another_way_on,),
    ast.Continue: (another_way_on,),
    ast.Return: (another_order,),
    ast.Lambda: (another_order,),
}


# -- functions of a file ---------------------------------------------------------------------------


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(node: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    """The functions of a module and the methods of its classes; what they hold inside belongs to them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield within + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{within}{child.name}.")


def mutate(function: Function, wanted: int = -1) -> tuple[Function, list[int]]:
    """The function with the wanted mistake in its body, and the lines of all that could be made."""
    twin = deepcopy(function)
    mutator = Mutator(function.returns, wanted)
    twin.body = [statement for old in twin.body if isinstance(statement := mutator.visit(old), ast.stmt)]
    return ast.fix_missing_locations(twin), mutator.lines


def mutants(path: Path) -> list[Mutant]:
    """Every mistake that could be made in a file; of functions with one name, the last counts."""
    last = dict(functions(tree_of(path)))
    return [
        Mutant(path, name, place, line)
        for name, function in last.items()
        for place, line in enumerate(mutate(function)[1])
    ]


def mutated(mutant: Mutant) -> ast.Module:
    """The whole file with one mistake in it."""
    whole = deepcopy(tree_of(mutant.path))
    function = dict(functions(whole))[mutant.function]
    function.body = mutate(function, mutant.place)[0].body
    return whole


@cache
def readings(path: Path, function: str) -> list[str]:
    """What each mistake in a function does to its lines: known by this, it is found again when lines have moved."""
    old = dict(functions(tree_of(path)))[function]
    found: list[str] = []
    for place in range(len(mutate(old)[1])):
        reading = difference(old, mutate(old, place)[0])
        again = sum(other.split(" (again")[0] == reading for other in found)
        found.append(f"{reading} (again {again})" if again else reading)
    return found


def difference(old: Function, new: Function) -> str:
    """The lines that are gone, an arrow, and those that stand there instead."""
    lines = list(difflib.ndiff(ast.unparse(old).splitlines(), ast.unparse(new).splitlines()))
    gone, come = (" ".join(line[2:].strip() for line in lines if line.startswith(sign)) for sign in "-+")
    return f"{gone} -> {come}"
