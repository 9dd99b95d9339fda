"""`main.py check`: counts the content, and looks for what is wrong or missing in data, rules, words and pictures."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from game.commands.common import open_games, open_words, show_json
from game.kit.text import Words
from game.paths import assets_folder, data_folder, resource
from game.terrinoth.box import Box
from game.terrinoth.compiling import compile_box, read_files
from game.terrinoth.view.faces import picture_of

CITATION = re.compile(r"\b(?:HT-\d{3}|R-\d{2})\b")


def run(as_json: bool) -> int:
    """Check and print; exit code 1 for wrong data, rules without citation or test, and missing words.

    A missing picture is told, but is no fault: the table draws a stand-in for it.
    """
    report = check()
    if as_json:
        show_json(report)
    else:
        _show(report)
    rules = report["rules"]
    return 1 if report["errors"] or rules["missing"] or report["missing_words"] else 0


def check() -> dict[str, Any]:
    """The whole report."""
    problems: list[str] = []
    box = compile_box(read_files(data_folder() / "terrinoth", problems), problems)
    words = open_words()
    open_games(words)
    return {
        "counts": counts(box),
        "errors": problems,
        "rules": rules(box),
        "missing_words": missing_words(box, words),
        "missing_pictures": missing_pictures(box),
    }


def counts(box: Box) -> dict[str, int]:
    """How much there is of each kind of content; enemy cards are counted as in the box (two minions, one master)."""
    nemeses = sum(card.rank == "nemesis" for card in box.enemies.values())
    return {
        "heroes": len(box.heroes),
        "activation_cards": len(box.activation),
        "enemy_cards": 3 * len(box.sets) + nemeses,
        "enemy_sets": len(box.sets),
        "nemeses": nemeses,
        "locations": len(box.locations),
        "exploration_cards": len(box.exploration),
        "exploration_sets": len({card.set for card in box.exploration.values()}),
        "conditions": len(box.conditions),
        "quests": len(box.quests),
    }


# -- rules -------------------------------------------------------------------------------------------


def rules(box: Box) -> dict[str, Any]:
    """Which numbered rules are cited by a docstring and carried by a test.

    In a frozen build neither the sources nor the tests are there; then only the total is told.
    """
    known = set(box.rules)
    sources, tests = resource("game"), resource("tests")
    if not sources.is_dir() or not tests.is_dir():
        return {"total": len(known), "cited": None, "tested": None, "missing": []}
    cited = known & _cited(sources)
    tested = known & _tested(tests)
    missing = sorted(known - (cited & tested))
    return {"total": len(known), "cited": len(cited), "tested": len(tested), "missing": missing}


def _cited(folder: Path) -> set[str]:
    """The rule ids in docstrings."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                found |= set(CITATION.findall(ast.get_docstring(node) or ""))
    return found


def _tested(folder: Path) -> set[str]:
    """The rule ids in the marks of tests."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                found |= {str(a.value) for a in node.args if isinstance(a, ast.Constant)}
    return found


# -- words and pictures ------------------------------------------------------------------------------


def missing_words(box: Box, words: Words) -> list[str]:
    """The keys that content needs and the locale lacks, and those that code asks for by name."""
    return sorted({key for key in (*_content_keys(box), *_code_keys()) if not words.has(key)})


def _content_keys(box: Box) -> list[str]:
    keys = [f"hero.{k}.{part}" for k in box.heroes for part in ("name", "short", "ability", "pitch", "quote")]
    keys += [f"card.{k}.name" for k in box.activation]
    keys += [f"card.{k}.lines.{i}" for k, lines in box.lines.items() for i in range(len(lines))]
    keys += [f"enemy.{k}.name" for k in box.sets]
    keys += [f"keyword.{k}.{part}" for k in box.keyword_cards for part in ("name", "text")]
    keys += [f"nemesis.{k}.name" for k, card in box.enemies.items() if card.rank == "nemesis"]
    keys += [f"location.{k}.{part}" for k in box.locations for part in ("name", "text")]
    keys += [f"exploration.{k}.{part}" for k in box.exploration for part in ("name", "text")]
    keys += [f"condition.{k}.{part}" for k in box.conditions for part in ("name", "text")]
    keys += [f"quest.{k}.{part}" for k in box.quests for part in ("title", "story", "victory", "defeat")]
    keys += [f"rule.{k}" for k in box.rules]
    return keys


def _code_keys() -> list[str]:
    """The keys that stand as plain strings in calls of `words(...)`."""
    folder = resource("game")
    found = []
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else ():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).endswith("words"):
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.append(key.value)
    return found


def missing_pictures(box: Box) -> list[str]:
    """The content without a picture."""
    kinds = (box.heroes, box.activation, box.enemies, box.locations, box.exploration, box.conditions, box.quests)
    wanted = {name for kind in kinds for name in kind}
    return sorted(name for name in wanted if not (assets_folder() / f"{picture_of(name)}.jpg").is_file())


def _show(report: dict[str, Any]) -> None:
    print(", ".join(f"{number} {kind.replace('_', ' ')}" for kind, number in report["counts"].items()))
    print("rules: {total} in all, {cited} cited, {tested} tested".format(**report["rules"]))
    for title, lines in (
        ("errors", report["errors"]), ("rules without citation or test", report["rules"]["missing"]),
        ("missing words", report["missing_words"]), ("missing pictures", report["missing_pictures"]),
    ):  # fmt: skip
        if lines:
            print(f"{title}:")
            for line in lines:
                print(f"  {line}")
