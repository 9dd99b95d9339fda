"""The effect language: parses marks with Python's own grammar and binds every word once, at load.

A mark is an expression such as `may(draw(you, 2, rest=bottom))`; statements stand one after the other, parted by
`;`. No variables, no loops, no definitions, no `eval`: what a word cannot say becomes a new word. A word is a Python
function whose annotations give the kinds of its arguments and of its result; it is called once, at load, and builds
what runs at play.
"""

from __future__ import annotations

import ast
import inspect
import operator
from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from functools import reduce
from typing import Any, Protocol

from msgspec import Struct

Number = Callable[[Any, Any], int]
"""A number, read when it is needed: (table, context) -> int."""

Condition = Callable[[Any, Any], bool]
"""A condition, read when it is needed: (table, context) -> bool."""


class Name(str):
    """A bare word that stands for itself: a filter, a trait, a counter."""


class Reference(Protocol):
    """Whoever an effect means: none, one or several pieces."""

    @property
    def choice(self) -> bool:
        """Whether one of them is picked when the effect resolves."""
        ...

    def ids(self, table: Any, context: Any) -> list[str]:
        """The pieces that can be meant now."""
        ...

    def picked(self, table: Any, context: Any, verb: str, useful: Callable[[Any, Any, str], bool]) -> Iterable[str]:
        """The pieces an effect is resolved for: all of them, or those that are picked among the useful ones."""
        ...


class References(Struct, frozen=True):
    """The kinds of references in a game's language (say knight, dragon), and the kind that takes any of them."""

    kinds: frozenset[str]
    whole: str

    def includes(self, kind: str) -> bool:
        """Whether values of a kind refer to pieces."""
        return kind == self.whole or kind in self.kinds

    def fits(self, kind: str, wanted: Collection[str]) -> bool:
        """Whether a reference of a kind can stand where one of the wanted kinds is needed, though not the very same."""
        if kind == self.whole:
            return not self.kinds.isdisjoint(wanted)
        return kind in self.kinds and self.whole in wanted


MOST_NUMBER = 99
"""No number in a mark is larger: what would be counted for hours, or never fit on a card, is a slip."""


class MarkError(Exception):
    """A mark that cannot be understood; the message says what and, where possible, the nearest valid word."""


class Param(Struct, frozen=True):
    """One argument of a word: the kinds it takes, and whether it may be missing or repeated."""

    name: str
    kinds: tuple[str, ...]
    needed: bool
    many: bool
    by_name: bool


NO_NAMES: Mapping[str, str] = {}


class Word(Struct, frozen=True):
    """One word of the vocabulary: what kind of thing it builds, from which arguments, and its documentation."""

    name: str
    kind: str
    params: tuple[Param, ...]
    build: Callable[..., Any]
    plain: bool
    """True for a word without brackets (`you`, `explored`)."""

    @property
    def doc(self) -> str:
        """The word's docstring, from which the documentation is made."""
        return inspect.getdoc(self.build) or ""


def word(
    name: str, build: Callable[..., Any], plain: bool = False, own_names: Mapping[str, str] = NO_NAMES
) -> Word:
    """Make a word of a builder function; kinds are read off its annotations. A game may have its own names for kinds
    (`reference` of the control words)."""
    signature = inspect.signature(build)
    params = []
    for p in signature.parameters.values():
        annotated = (part.strip().lower() for part in str(p.annotation).split("|"))
        kinds = tuple(own_names.get(kind, kind) for kind in annotated)
        needed = p.default is p.empty and p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
        many = p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
        by_name = p.kind in (p.KEYWORD_ONLY, p.VAR_KEYWORD)
        params.append(Param(p.name.rstrip("_"), kinds, needed, many, by_name))
    return Word(name, str(signature.return_annotation).lower(), tuple(params), build, plain)


class Typed(Struct, frozen=True):
    """A compiled part of a mark and its kind."""

    kind: str
    value: Any


ARITHMETIC: Mapping[type, Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}
COMPARISONS: Mapping[type, Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


class Vocabulary:
    """The words by name; how statements are put in a row, and how `a or b` is made of two references."""

    def __init__(
        self,
        words: Mapping[str, Word],
        sequence: Callable[..., Any],
        fallback: Callable[[Any, Any], Reference],
        references: References,
    ) -> None:
        self.words = words
        self.sequence = sequence
        self.fallback = fallback
        self.references = references
        self.used: dict[str, int] = {}
        """How often each word stood in a mark compiled so far."""

    def effect(self, marks: str) -> Any:
        """Compile statements into one effect. Raises MarkError with the column."""
        parts = [self._root(text, "effect") for text in split_statements(marks)]
        return parts[0] if len(parts) == 1 else self.sequence(*parts)

    def condition(self, marks: str) -> Condition:
        """Compile one condition. Raises MarkError with the column."""
        value: Condition = self._root(marks, "condition")
        return value

    def number(self, marks: str) -> Number:
        """Compile one number. Raises MarkError with the column."""
        value: Number = self._root(marks, "number")
        return value

    def _root(self, text: str, kind: str) -> Any:
        try:
            tree = ast.parse(text.strip(), mode="eval")
        except SyntaxError as fault:
            raise MarkError(f"column {fault.offset}: {fault.msg} in {text.strip()!r}") from None
        except (ValueError, RecursionError, MemoryError) as fault:
            raise MarkError(f"column 1: {fault} in {text.strip()[:60]!r}") from None
        return self._want(tree.body, (kind,), text.strip())

    def _want(self, node: ast.expr, kinds: tuple[str, ...], text: str) -> Any:
        """Compile a part that must be of one of the kinds."""
        if isinstance(node, ast.Name) and "name" in kinds and not self._names(node.id, kinds):
            return Name(node.id)
        if isinstance(node, ast.BinOp) and "name" in kinds and "number" not in kinds and (hyphened := _hyphened(node)):
            return Name(hyphened)
        return self._fits(self._part(node, text), node, kinds, text)

    def _fits(self, typed: Typed, node: ast.expr, kinds: tuple[str, ...], text: str) -> Any:
        """The value of a compiled part, if it is of one of the kinds."""
        if typed.kind in kinds or self.references.fits(typed.kind, kinds):
            return typed.value
        if typed.kind == "number" and kinds == ("condition",):
            raise MarkError(f"column {node.col_offset + 1}: a number stands where a condition is needed in {text!r}")
        raise MarkError(
            f"column {node.col_offset + 1}: {ast.unparse(node)} is of kind {typed.kind}, "
            f"needed is {' or '.join(kinds)} in {text!r}"
        )

    def _names(self, identifier: str, kinds: tuple[str, ...]) -> bool:
        """Whether a bare word names something of a wanted kind (else it stands for itself)."""
        found = self.words.get(identifier)
        if found is None or not found.plain:
            return False
        if self.references.includes(found.kind):
            return any(self.references.includes(kind) for kind in kinds)
        return found.kind in kinds

    def _part(self, node: ast.expr, text: str) -> Typed:
        handler = getattr(self, f"_on_{type(node).__name__.lower()}", None)
        if handler is None:
            raise MarkError(f"column {node.col_offset + 1}: {ast.unparse(node)} cannot be said in {text!r}")
        typed: Typed = handler(node, text)
        return typed

    def _on_constant(self, node: ast.Constant, text: str) -> Typed:
        if type(node.value) is not int:
            raise MarkError(f"column {node.col_offset + 1}: {node.value!r} is no whole number in {text!r}")
        number = node.value
        if number > MOST_NUMBER:
            raise MarkError(f"column {node.col_offset + 1}: {number} is more than {MOST_NUMBER} in {text[:200]!r}")
        return Typed("number", lambda t, c: number)

    def _on_name(self, node: ast.Name, text: str) -> Typed:
        found = self._word(node.id, node, text)
        if not found.plain:
            raise MarkError(f"column {node.col_offset + 1}: {node.id} needs brackets in {text!r}")
        return Typed(found.kind, found.build())

    def _on_call(self, node: ast.Call, text: str) -> Typed:
        if not isinstance(node.func, ast.Name):
            raise MarkError(f"column {node.col_offset + 1}: only words can be called in {text!r}")
        found = self._word(node.func.id, node, text)
        if found.plain:
            raise MarkError(f"column {node.col_offset + 1}: {found.name} takes no brackets in {text!r}")
        args, named = self._arguments(found, node, text)
        try:
            return Typed(found.kind, found.build(*args, **named))
        except MarkError as fault:
            raise MarkError(f"column {node.col_offset + 1}: {fault} in {text!r}") from None

    def _arguments(self, found: Word, node: ast.Call, text: str) -> tuple[list[Any], dict[str, Any]]:
        places = [p for p in found.params if not p.by_name]
        args: list[Any] = []
        for i, given in enumerate(node.args):
            param = places[i] if i < len(places) else (places[-1] if places and places[-1].many else None)
            if param is None:
                raise MarkError(f"column {given.col_offset + 1}: {found.name} takes fewer arguments in {text!r}")
            args.append(self._want(given, param.kinds, text))
        named: dict[str, Any] = {}
        for keyword in node.keywords:
            known = {p.name: p for p in found.params}
            rest = next((p for p in found.params if p.many and p.by_name), None)
            param = known.get(keyword.arg or "") or rest
            if param is None or (param.many and not param.by_name):
                raise MarkError(self._unknown(keyword.arg or "**", list(known), keyword.value, text))
            if param in places[: len(args)]:
                raise MarkError(f"column {keyword.value.col_offset + 1}: {param.name} is given twice in {text!r}")
            named[_safe(keyword.arg or "")] = self._want(keyword.value, param.kinds, text)
        for i, param in enumerate(places):
            if param.needed and i >= len(args) and _safe(param.name) not in named:
                raise MarkError(f"column {node.col_offset + 1}: {found.name} lacks {param.name} in {text!r}")
        return args, named

    def _word(self, name: str, node: ast.expr, text: str) -> Word:
        found = self.words.get(name)
        if found is None:
            raise MarkError(self._unknown(name, list(self.words), node, text))
        self.used[name] = self.used.get(name, 0) + 1
        return found

    def _unknown(self, name: str, known: list[str], node: ast.expr, text: str) -> str:
        near = get_close_matches(name, known, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        return f"column {node.col_offset + 1}: unknown word {name} in {text!r}{hint}"

    # -- operators ---------------------------------------------------------------------------------

    def _on_binop(self, node: ast.BinOp, text: str) -> Typed:
        act = ARITHMETIC.get(type(node.op))
        if act is None:
            raise MarkError(f"column {node.col_offset + 1}: only + - * // are allowed in {text!r}")
        a, b = self._want(node.left, ("number",), text), self._want(node.right, ("number",), text)
        if act is operator.floordiv and not (isinstance(node.right, ast.Constant) and node.right.value):
            raise MarkError(f"column {node.right.col_offset + 1}: only a plain number divides, not 0, in {text!r}")
        return Typed("number", lambda t, c: act(a(t, c), b(t, c)))

    def _on_unaryop(self, node: ast.UnaryOp, text: str) -> Typed:
        if isinstance(node.op, ast.Not):
            a = self._want(node.operand, ("condition",), text)
            return Typed("condition", lambda t, c: not a(t, c))
        if isinstance(node.op, ast.USub):
            n = self._want(node.operand, ("number",), text)
            return Typed("number", lambda t, c: -n(t, c))
        raise MarkError(f"column {node.col_offset + 1}: this sign is not allowed in {text!r}")

    def _on_ifexp(self, node: ast.IfExp, text: str) -> Typed:
        test = self._want(node.test, ("condition",), text)
        a, b = self._want(node.body, ("number",), text), self._want(node.orelse, ("number",), text)
        return Typed("number", lambda t, c: a(t, c) if test(t, c) else b(t, c))

    def _on_boolop(self, node: ast.BoolOp, text: str) -> Typed:
        first = self._part(node.values[0], text)
        if self.references.includes(first.kind) and isinstance(node.op, ast.Or):
            either = first.value
            for value in node.values[1:]:
                either = self.fallback(either, self._want(value, (first.kind,), text))
            return Typed(first.kind, either)
        tests = [self._fits(first, node.values[0], ("condition",), text)]
        tests += [self._want(value, ("condition",), text) for value in node.values[1:]]
        if isinstance(node.op, ast.And):
            return Typed("condition", reduce(_both, tests))
        return Typed("condition", reduce(_one_of, tests))

    def _on_compare(self, node: ast.Compare, text: str) -> Typed:
        if len(node.ops) != 1 or type(node.ops[0]) not in COMPARISONS:
            raise MarkError(f"column {node.col_offset + 1}: one comparison at a time in {text!r}")
        compare = COMPARISONS[type(node.ops[0])]
        left = self._part(node.left, text)
        if self.references.includes(left.kind):
            if not isinstance(node.ops[0], ast.Eq | ast.NotEq):
                raise MarkError(f"column {node.col_offset + 1}: pieces are the same or not in {text!r}")
            a, b = left.value, self._want(node.comparators[0], (self.references.whole,), text)
            return Typed("condition", lambda t, c: compare(a.ids(t, c)[:1] or None, b.ids(t, c)[:1] or 0))
        x = self._fits(left, node.left, ("number",), text)
        y = self._want(node.comparators[0], ("number",), text)
        if isinstance(node.comparators[0], ast.Constant):
            number = node.comparators[0].value
            return Typed("condition", lambda t, c: compare(x(t, c), number))
        return Typed("condition", lambda t, c: compare(x(t, c), y(t, c)))


def _both(a: Condition, b: Condition) -> Condition:
    return lambda t, c: a(t, c) and b(t, c)


def _one_of(a: Condition, b: Condition) -> Condition:
    return lambda t, c: a(t, c) or b(t, c)


def _safe(name: str) -> str:
    """An argument name that is no Python keyword."""
    return f"{name}_" if name in ("if", "from", "in") else name


def split_statements(marks: str) -> list[str]:
    """Split marks at the `;` that stand outside brackets (none stands inside)."""
    return [part for part in (p.strip() for p in marks.split(";")) if part]


def _hyphened(node: ast.expr) -> str:
    """An id with hyphens, which reads as a difference of names; empty for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and isinstance(node.right, ast.Name):
        before = _hyphened(node.left)
        return f"{before}-{node.right.id}" if before else ""
    return ""
