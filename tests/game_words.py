"""The words of single games: what the code of the house must not know.

`python -m tests.game_words` says in which modules one stands.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

GAME = Path(__file__).parent.parent / "game"
ROOMS = ("kit", "ui", "scenes", "commands")
NOUNS = frozenset({
    "archetype", "archetypes", "boss", "bosses", "counterattack", "counterattacks", "delve", "dungeon", "dungeons",
    "enemies", "enemy", "engaged", "exploration", "explore", "foe", "foes", "gear", "gem", "gems", "goblin", "goblins",
    "grim", "hero", "heroes", "heroica", "lair", "location", "locations", "monster", "monsters", "nemesis", "peril",
    "perils", "quest", "quests", "relic", "relics", "runebound", "settlement", "shadows", "skull", "skulls", "splig",
    "tenefyr", "terrinoth", "travel", "travels", "villain", "warhammer", "wound", "wounded", "wounds",
})  # fmt: skip
"""Nouns of the rulebooks. Words of the house are not among them: card, hand, market, row, token, die, map, hex, cell,
seat, piece, place, journey.
"""
RULE_ID = re.compile(r"\b(HT|WQ|HC|TN|RB|R)-(\d|$)")
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def words_of_games(path: Path) -> set[str]:
    """The nouns of games that stand in the names and the texts of a module, and "rule-id" for the id of a rule.
    Documentation may say what it likes.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if id(node) in told:
            continue
        for text in _texts(node):
            found |= {part.lower() for part in _PART.findall(text)} & NOUNS
            if RULE_ID.search(text):
                found.add("rule-id")
    return found


def words_left() -> dict[str, str]:
    """Module -> the words of games that stand in it, for every module of the house that has some."""
    paths = (path for room in ROOMS for path in sorted((GAME / room).rglob("*.py")))
    found = {str(path.relative_to(GAME)): " ".join(sorted(words_of_games(path))) for path in paths}
    return {path: words for path, words in found.items() if words}


def _texts(node: ast.AST) -> Iterator[str]:
    """The names and the text that a node of the code stands for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for key in ("id", "name", "attr", "arg", "module"):
        value = getattr(node, key, None)
        if isinstance(value, str):
            yield value


if __name__ == "__main__":
    for module, words in words_left().items():
        print(f"{module}: {words}")
