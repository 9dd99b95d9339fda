"""Words: every text a player reads, by key, with its numbers taken from the marks of the card it stands on.

A file of words is a tree of tables; a key is the path to a text: `card.some-card.name`. Words come in layers: those of
a game lie over those of the house, and what the upper file does not say is read from the lower. In a text stand

    {lose}                 the size of a number
    {lose:token|tokens}    the number and its noun, in the singular or the plural
    {+success}             the number with its sign: +1, −2
    {who}                  any word or number that the caller gives

and a text that is only "@other.key" is the text of that other key.

A number of the marks is named after the verb that it is an argument of, `lose(you, 1)` gives {lose}, or
after its keyword: `enemy(any, upto=2)` gives {upto}, `attack(3, targets=2)` gives {attack} and {targets}. The
bound of a comparison is named after what is compared: `engaged(you) >= 2` gives {engaged}. `min` and `max`
pass their number on to the verb or keyword around them. The second number of a name in the same marks is
{lose2}, then {lose3}, in the order of writing. Words such as `all` are no numbers; nor is a count that has no
number of its own (`rest(1, defense=engaged(you))`): there the text says "1 ... for each".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

_SLOT = re.compile(r"\{(\+?)([a-z_]+[0-9]*)(?::([^|{}]*)\|([^|{}]*))?\}")
_WORD = re.compile(r"[^\W\d_]+")
_MOST_LINKS = 8
"""Texts that one may lead to another by; texts that lead to each other in a circle are no texts."""
_ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ")

Value = str | int | float


def number(value: int | float, signed: bool = False) -> str:
    """The number as it is printed: a true minus sign, at most one decimal; `signed` also shows the plus."""
    size = abs(value)
    digits = str(size) if isinstance(size, int) else f"{size:.1f}".removesuffix(".0")
    sign = "−" if value < 0 else "+" if signed else ""
    return sign + digits


def capital(text: str) -> str:
    """The text with a capital first letter, also inside a link."""
    for at, letter in enumerate(text):
        if letter.isalnum():
            return text[:at] + letter.upper() + text[at + 1 :]
        if letter not in "[(“*":
            break
    return text


def numbers(marks: str) -> dict[str, int]:
    """The numbers in these marks, by the names that texts use. Raises SyntaxError on broken marks."""
    found: dict[str, int] = {}
    for name, value in _numbers_under(ast.parse(marks), "", 1):
        count = 1
        numbered = name
        while numbered in found:
            count += 1
            numbered = f"{name}{count}"
        found[numbered] = value
    return found


def _numbers_under(node: ast.AST, name: str, sign: int) -> Iterator[tuple[str, int]]:
    """Every number below the node, in the order of writing, with the name of what it belongs to."""
    parts: Sequence[tuple[ast.AST, str, int]]
    match node:
        case ast.Constant(value=int(value)):
            yield name, sign * value
            return
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            parts = [(operand, name, -sign)]
        case ast.Call(func=ast.Name(id=verb), args=args, keywords=keywords):
            inner = name if verb in ("min", "max") else verb
            named = [(keyword.value, keyword.arg or inner, sign) for keyword in keywords]
            parts = [(arg, inner, sign) for arg in args] + named
        case ast.Compare(left=left, comparators=comparators):
            parts = [(left, name, sign)] + [(bound, _subject(left), sign) for bound in comparators]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            parts = [(part, name, sign) for part in (body, test, orelse)]
        case _:
            parts = [(child, name, sign) for child in ast.iter_child_nodes(node)]
    for part, its_name, its_sign in parts:
        yield from _numbers_under(part, its_name, its_sign)


def _subject(node: ast.AST) -> str:
    """The name of what a comparison looks at."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Name(id=name):
            return name
    return ""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a text that a value fills."""

    name: str
    signed: bool
    one: str
    many: str

    def fill(self, values: Mapping[str, Value]) -> str | None:
        """The printed value, or None if it is not given."""
        value = values.get(self.name)
        if value is None or isinstance(value, str):
            return value
        printed = number(value, signed=True) if self.signed else number(abs(value))
        if not self.many:
            return printed
        return f"{printed} {self.one if abs(value) == 1 else self.many}"


def slots(text: str) -> list[Slot]:
    """The places of a text that values fill, from left to right."""
    return [part for part in _parts(text, pseudo=False) if isinstance(part, Slot)]


def _parts(text: str, pseudo: bool) -> list[str | Slot]:
    """The text cut into plain words and slots."""
    dress = _stretch if pseudo else str
    parts: list[str | Slot] = []
    at = 0
    for found in _SLOT.finditer(text):
        parts.append(dress(text[at : found.start()]))
        sign, name, one, many = found.groups()
        parts.append(Slot(name, bool(sign), dress(one or ""), dress(many or "")))
        at = found.end()
    parts.append(dress(text[at:]))
    return [part for part in parts if part]


def _stretch(text: str) -> str:
    """The same words with accents, each at least 40 % longer."""
    return _WORD.sub(lambda w: w[0] + w[0][-1] * -(-len(w[0]) * 2 // 5), text).translate(_ACCENTS)


class Words:
    """The words of one language. What was asked for and is not there is kept in `missing`."""

    def __init__(
        self, texts: Mapping[str, str], lists: Mapping[str, int], marks: Mapping[str, str], pseudo: bool
    ) -> None:
        self.missing: set[str] = set()
        self._texts = texts
        self._lists = lists
        self._marks = marks
        self._pseudo = pseudo
        self._cut: dict[str, tuple[list[str | Slot], dict[str, int]]] = {}
        self._plain: dict[str, str] = {}
        self._found: dict[str, list[str]] = {}

    @classmethod
    def load(
        cls, parsed: Mapping[str, Any], marks: Mapping[str, str] | None = None, pseudo: bool = False
    ) -> Words:
        """The words of a parsed file; `marks` maps the keys of card texts to the marks they tell of.

        With `pseudo` every text comes with accents and 40 % longer, to show what is not translated or
        does not fit. The entries of a list have the keys `key.0`, `key.1`, ...
        """
        texts: dict[str, str] = {}
        lists: dict[str, int] = {}
        _flatten(parsed, "", texts, lists)
        return cls(texts, lists, marks or {}, pseudo)

    def over(self, parsed: Mapping[str, Any]) -> Words:
        """The words of another parsed file laid over these: it says what it says, and these say the rest.

        A list is taken from one layer, whole.
        """
        upper = Words.load(parsed)
        texts = {key: text for key, text in self._texts.items() if key.rpartition(".")[0] not in upper._lists}
        return Words({**texts, **upper._texts}, {**self._lists, **upper._lists}, self._marks, self._pseudo)

    def learn(self, marks: Mapping[str, str]) -> None:
        """Take over which marks the texts of cards tell of; texts cut before are cut anew."""
        self._marks = {**self._marks, **marks}
        self._cut.clear()
        self._plain.clear()

    def __call__(self, key: str, /, **values: Value) -> str:
        """The text of this key, filled; the key in angle brackets if there is none."""
        if not values and key in self._plain:
            return self._plain[key]
        if not self.has(key):
            self.missing.add(key)
            return f"<{key}>"
        parts, known = self._cut_text(key)
        given = {**known, **values}
        text = "".join(part if isinstance(part, str) else self._fill(part, given, key) for part in parts)
        if not values:
            self._plain[key] = text
        return text

    def lines(self, key: str, /, **values: Value) -> list[str]:
        """The texts of a list, each filled."""
        if key not in self._lists:
            self.missing.add(key)
            return [f"<{key}>"]
        return [self(f"{key}.{n}", **values) for n in range(self._lists[key])]

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        for _ in range(_MOST_LINKS):
            text = self._texts.get(key)
            if text is None or not text.startswith("@"):
                return text is not None
            key = text[1:]
        return False

    def keys(self, prefix: str = "") -> Sequence[str]:
        """The keys of all texts that begin with the prefix, in the order of the file; looked for once."""
        if prefix not in self._found:
            self._found[prefix] = [key for key in self._texts if key.startswith(prefix)]
        return self._found[prefix]

    def raw(self, key: str) -> str:
        """The text as the file has it, slots unfilled, other keys followed. KeyError if there is none."""
        if not self.has(key):
            raise KeyError(key)
        text = self._texts[key]
        return self.raw(text[1:]) if text.startswith("@") else text

    def _cut_text(self, key: str) -> tuple[list[str | Slot], dict[str, int]]:
        if key not in self._cut:
            text = self._texts[key]
            if text.startswith("@"):
                self._cut[key] = self._cut_text(text[1:])
            else:
                self._cut[key] = _parts(text, self._pseudo), numbers(self._marks.get(key, ""))
        return self._cut[key]

    def _fill(self, slot: Slot, values: Mapping[str, Value], key: str) -> str:
        filled = slot.fill(values)
        if filled is None:
            self.missing.add(f"{key}{{{slot.name}}}")
            return f"{{{slot.name}}}"
        return filled


def _flatten(table: Mapping[str, Any], path: str, texts: dict[str, str], lists: dict[str, int]) -> None:
    """Sort the leaves of the tree into texts and lengths of lists, by key."""
    for name, value in table.items():
        key = f"{path}.{name}" if path else name
        if isinstance(value, Mapping):
            _flatten(value, key, texts, lists)
        elif isinstance(value, list):
            lists[key] = len(value)
            texts.update({f"{key}.{n}": str(entry) for n, entry in enumerate(value)})
        else:
            texts[key] = str(value)


def percent(chance: float) -> int:
    """A chance in whole percent, 0 and 100 only where it is certain."""
    if 0 < chance < 1:
        return min(99, max(1, round(chance * 100)))
    return round(chance * 100)
