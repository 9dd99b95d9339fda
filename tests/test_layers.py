"""The rooms of the house: who may import whom, and what no room may touch."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.game_words import words_left

ROOT = Path(__file__).parent.parent
ALLOWED = {
    "main": {"commands"},
    "commands": {
        "commands", "app", "scenes", "ui", "modes", "thinking", "kit", "settings", "paths", "log",
    },
    "thinking": {"thinking", "modes", "kit"},
    "app": {"scenes", "ui", "kit", "settings", "paths"},
    "scenes": {"scenes", "ui", "kit", "settings", "paths", "log"},
    "ui": {"ui", "kit"},
    "modes": {"terrinoth", "warhammer_quest", "heroica", "tenefyr", "runebound", "looks", "ui", "kit", "paths"},
    "looks": {"looks", "ui", "kit", "terrinoth", "adventure", "warhammer_quest", "heroica", "tenefyr", "runebound"},
    "terrinoth": {"terrinoth", "adventure", "kit"},
    "warhammer_quest": {"warhammer_quest", "adventure", "kit"},
    "adventure": {"adventure", "kit"},
    "heroica": {"heroica", "kit"},
    "tenefyr": {"tenefyr", "kit"},
    "runebound": {"runebound", "kit"},
    "kit": {"kit"},
    "settings": {"kit"},
    "log": {"paths"},
    "paths": set(),
}
"""An arrow of the architecture points at what may be imported."""

RULES = ("kit", "adventure", "terrinoth", "warhammer_quest", "heroica", "tenefyr", "runebound")
"""Rooms without a screen."""
FAMILY = "adventure"
"""What card games of one system share, in their rules and in their looks."""
KNOWN_CIRCLES: tuple[frozenset[str], ...] = ()
"""Modules that import each other in a circle today. This list only becomes shorter."""

SAVES = {"saves.py", "save_files.py", "save_lock.py", "save_bin.py"}
"""The modules that deal with the disk, the date, and other windows."""
FILE_READERS = {"bounds.py", "content.py", "tile_map_checks.py"} | SAVES
"""The modules of the kit that may touch files."""


def modules() -> list[Path]:
    """Every module of the game, and main.py."""
    return [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]


def room(path: Path) -> str:
    """The room a module lies in."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[0] if len(parts) == 1 else parts[1]


class Facts(NamedTuple):
    """What is asked of a module: the full names that it imports, at its top or inside a function, for types too; the
    names that it calls by themselves, and those of the methods it calls; what happens when it is imported.
    """

    imports: tuple[str, ...]
    calls: frozenset[str]
    methods: frozenset[str]
    happens: tuple[str, ...]


QUIET = (
    ast.Import, ast.ImportFrom, ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign,
    ast.If,
)  # fmt: skip
"""Statements at the top of a module that only say what there is."""


@cache
def facts(path: Path) -> Facts:
    """A module, read once for all that is asked of it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports, calls, methods = [], set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imports += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports relatively"
            imports += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            calls.add(node.func.id)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            methods.add(node.func.attr)
    loud = [
        node for node in tree.body
        if not isinstance(node, QUIET) and not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
    ]  # fmt: skip
    happens = tuple(ast.unparse(node)[:60] for node in loud)
    return Facts(tuple(imports), frozenset(calls), frozenset(methods), happens)


def imported_rooms(path: Path) -> set[str]:
    """The rooms a module imports from."""
    names = [name.split(".") for name in facts(path).imports]
    return {name[1] for name in names if name[0] == "game" and len(name) > 1} - {"__version__"}


@pytest.mark.parametrize("path", modules(), ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_imports_only_what_the_arrows_allow(path: Path) -> None:
    if path == ROOT / "game" / "__init__.py":
        assert imported_rooms(path) == set()
        return
    assert imported_rooms(path) <= ALLOWED[room(path)]


@pytest.mark.parametrize("path", sorted((ROOT / "game" / "looks").rglob("*.py")), ids=lambda p: str(p.name))
def test_a_look_knows_of_its_game_only_the_values(path: Path) -> None:
    game = path.parent.name
    for name in facts(path).imports:
        parts = name.split(".")
        if parts[:2] == ["game", "looks"]:
            assert parts[2] in (game, FAMILY), name
        elif len(parts) > 1 and parts[0] == "game" and parts[1] not in ("kit", "ui"):
            assert parts[1:3] in ([game, "view"], [FAMILY, "view"]), name
            assert parts[3].endswith("values"), name


@pytest.mark.parametrize("name", RULES)
def test_the_rules_know_no_screen_no_chance_and_no_clock(name: str) -> None:
    for path in sorted((ROOT / "game" / name).rglob("*.py")):
        found = {full.split(".")[0] for full in facts(path).imports}
        forbidden = {"pygame", "pytmx", "random", "secrets", "time", "datetime", "threading", "asyncio"}
        if path.name in SAVES:
            forbidden -= {"time", "threading", "secrets"}  # its date, the disk beside the frame, its names
        if path.name == "tilemap.py":
            forbidden -= {"pytmx"}  # which reads maps, and no picture
        assert found & forbidden == set(), path.name


def test_only_saves_and_content_touch_files() -> None:
    readers = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "unlink"}
    for name in RULES:
        for path in sorted((ROOT / "game" / name).rglob("*.py")):
            if name == "kit" and path.name in FILE_READERS:
                continue
            found = facts(path)
            assert not (found.calls | found.methods) & readers, path.name


def test_nothing_is_imported_by_scanning_folders_or_run_from_text() -> None:
    for path in modules():
        found = facts(path)
        assert not set(found.imports) & {"importlib", "pkgutil", "runpy"}, path
        assert not found.calls & {"eval", "exec", "compile", "__import__"}, path


def test_the_house_knows_no_word_of_a_single_game() -> None:
    assert words_left() == {}


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    for path in modules():
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 400, path


def test_nothing_happens_when_a_module_is_imported() -> None:
    for path in modules():
        assert facts(path).happens == (), path.name
