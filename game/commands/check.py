"""`main.py check`: counts a game's content; looks for what is wrong or missing in data, rules, words and pictures."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from game.commands.common import show_json
from game.kit.errors import ContentError
from game.kit.mode import Mode
from game.kit.text import Words
from game.modes import Library
from game.paths import assets_folder, data_folder, own_content, resource

HOUSE = ("kit", "ui", "scenes", "commands")
"""The rooms whose words every game needs."""


def run(library: Library, game: str, as_json: bool) -> int:
    """Check and print; exit code 1 for wrong data, rules without citation or test, missing words, and what a player has
    made and is left out.

    A missing picture is told, but is no fault: the table draws a placeholder for it.
    """
    report = check(library, game)
    if as_json:
        show_json(report)
    else:
        _show(report)
    return 1 if report["errors"] or report["left_out"] or report["rules"]["missing"] or report["missing_words"] else 0


def check(library: Library, game: str) -> dict[str, Any]:
    """The whole report."""
    try:
        mode = library.mode(game)
    except ContentError as fault:
        rules: dict[str, Any] = {"total": 0, "cited": None, "tested": None, "missing": []}
        return {
            "counts": {}, "errors": fault.problems, "rules": rules, "missing_words": [], "missing_pictures": [],
            "own": str(own_content(game)), "left_out": [],
        }  # fmt: skip
    needs = mode.workbench().needs()
    return {
        "counts": dict(needs.counts),
        "errors": [],
        "rules": rules_told(mode),
        "missing_words": missing_words(needs.words, mode.words, game),
        "missing_pictures": missing_pictures(needs.pictures),
        "own": str(own_content(game)),
        "left_out": list(mode.setup_form(mode.nature.seats[0]).left_out),
    }


# -- rules -------------------------------------------------------------------------------------------


def rules_told(mode: Mode) -> dict[str, Any]:
    """Which numbered rules are cited by a docstring of the game, of a room it imports from or by a comment of its data,
    and carried by a test.

    In a frozen build neither the sources nor the tests are there; then only the total is told.
    """
    known = set(mode.book().rules)
    sources, tests = Path(inspect.getfile(type(mode))).parent, resource("tests")
    if not sources.is_dir() or not tests.is_dir():
        return {"total": len(known), "cited": None, "tested": None, "missing": []}
    ids = re.compile("|".join(rf"\b{re.escape(rule_id)}\b" for rule_id in sorted(known))) if known else None
    cited = set[str]()
    if ids is not None:
        cited = _cited_in_data(mode.id, ids).union(*(_cited(room, ids) for room in _rooms(sources)))
    tested = known & _tested(tests)
    missing = sorted(known - (cited & tested))
    return {"total": len(known), "cited": len(cited), "tested": len(tested), "missing": missing}


def _rooms(sources: Path) -> list[Path]:
    """Where the rules of a game may stand: its own folder, and the rooms beside it that it shares with its family."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(sources.rglob("*.py")))
    beside = set(re.findall(rf"^from {sources.parent.name}\.(\w+)", text, re.MULTILINE)) - {*HOUSE, sources.name}
    return [sources, *(room for name in sorted(beside) if (room := sources.parent / name).is_dir())]


def _cited(folder: Path, ids: re.Pattern[str]) -> set[str]:
    """The rule ids in docstrings."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if ids.search(text) else ():
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found |= set(ids.findall(ast.get_docstring(node) or ""))
    return found


def _cited_in_data(game: str, ids: re.Pattern[str]) -> set[str]:
    """The rule ids in comments of the data: what a card says is written there."""
    found: set[str] = set()
    for path in sorted((data_folder() / game).glob("*.toml")):
        for line in path.read_text(encoding="utf-8").splitlines():
            found |= set(ids.findall(line.partition("# ")[2]))
    return found


def _tested(folder: Path) -> set[str]:
    """The rule ids in the marks of tests."""
    return set[str]().union(*(_marked(path) for path in sorted(folder.rglob("test_*.py"))))


@cache
def _marked(path: Path) -> frozenset[str]:
    """The rule ids in the marks of the tests of a module."""
    text = path.read_text(encoding="utf-8")
    calls = _calls(text) if "mark.rule" in text else ()
    return frozenset(
        str(argument.value)
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    )


def _calls(text: str) -> Iterator[ast.Call]:
    """Every call in a source."""
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))


# -- words -------------------------------------------------------------------------------------------


def missing_words(needed: Iterable[str], words: Words, game: str) -> list[str]:
    """The keys that content needs and the words lack, and those that code asks for by name."""
    return sorted({key for key in (*needed, *_code_keys(game)) if not words.has(key)})


def missing_pictures(needed: Iterable[str]) -> list[str]:
    """The pictures (asset ids) that content needs and that are not there."""
    return sorted(name for name in set(needed) if not list(assets_folder().glob(f"{name}.*")))


def _code_keys(game: str) -> list[str]:
    """The keys that stand as plain strings in calls of `words(...)`, in the house and in the game."""
    own = resource("game", game.replace("-", "_"))
    folders = (*(resource("game", room) for room in HOUSE), *_rooms(own), resource("game", "looks", own.name))
    paths = [path for folder in folders if folder.is_dir() for path in sorted(folder.rglob("*.py"))]
    return [key for path in paths for key in _keys_asked(path)]


@cache
def _keys_asked(path: Path) -> tuple[str, ...]:
    """The keys that a module asks for by name."""
    text = path.read_text(encoding="utf-8")
    found = []
    for call in _calls(text) if "words(" in text else ():
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        key = call.args[0] if call.args else None
        if called.endswith("words") and isinstance(key, ast.Constant) and isinstance(key.value, str):
            found.append(key.value)
    return tuple(found)


def _show(report: dict[str, Any]) -> None:
    rules = report["rules"]
    if report["counts"]:
        print(", ".join(f"{number} {kind.replace('_', ' ')}" for kind, number in report["counts"].items()))
    counted = "" if rules["cited"] is None else ", {cited} cited, {tested} tested"
    print(("rules: {total} in all" + counted).format(**rules))
    print(f"what players make for it is read from {report['own']}")
    for title, lines in (
        ("left out of that", report["left_out"]), ("errors", report["errors"]),
        ("rules without citation or test", report["rules"]["missing"]),
        ("missing words", report["missing_words"]), ("missing pictures", report["missing_pictures"]),
    ):  # fmt: skip
        if lines:
            print(f"{title}:")
            for line in lines:
                print(f"  {line}")
