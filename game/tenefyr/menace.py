"""Menaces: what the texts of a place and an enemy do to a fight beside what they answer when they are asked, read off
their marks for a computer player. Chance counts by its mean.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache

from msgspec import Struct

from game.tenefyr.box import PLACE, Box

EFFECT = re.compile(r"\b(foe|mill|move|track)\((?:(\w+), )?(-?\w+)\)")
"""A verb with whom it means and how much of it: `foe(2)`, `mill(starter, 3)`, `move(other)`."""
BEFORE = ("start", "turn-start", "new-hand")
"""Windows in which cards that are discarded are missed in the fight."""


class Menace(Struct, frozen=True):
    """What speaks against a party. Cards that leave decks before the first turn: of `every` player, of the `starter`;
    those that leave the own deck in each `turn`, and for each new hand (`renewed`). Power that rises when the enemy is
    `held`, and for each new hand (`roused`); the `variance` that chance gives it. Whether the enemy `flees` when it is
    held; the steps of the boss token that a loss costs `more`.
    """

    every: float = 0.0
    starter: float = 0.0
    turn: float = 0.0
    renewed: float = 0.0
    held: float = 0.0
    roused: float = 0.0
    variance: float = 0.0
    flees: bool = False
    more: int = 0

    @property
    def of_decks(self) -> tuple[float, ...]:
        """What it says about decks and hands."""
        return self.every, self.starter, self.turn, self.renewed, self.roused


def menace(box: Box, speakers: tuple[str, ...]) -> Menace:
    """What places, enemies and stages have to say together."""
    texts: list[tuple[str, str]] = []
    for card in speakers:
        texts += (box.content.places[card] if box.type_of(card) == PLACE else box.foe(card)).on.items()
    return _read(tuple(texts)) if texts else QUIET


@lru_cache(maxsize=512)
def _read(texts: tuple[tuple[str, str], ...]) -> Menace:
    found = Menace()
    told = {name: getattr(found, name) for name in found.__struct_fields__}
    for window, marks in texts:
        ways = _ways(marks)
        for verb, whom, amount in EFFECT.findall(marks):
            number = float(amount) if amount.lstrip("-").isdigit() else 0.0
            if verb == "mill" and window in BEFORE:
                told[_losing(window, whom)] += number / ways
            elif verb == "foe":
                if window in ("held", "new-hand"):
                    told["held" if window == "held" else "roused"] += number / ways
                told["variance"] += number**2 / ways if ways > 1 else 0.0
            elif verb == "move" and window == "held":
                told["flees"] = True
            elif verb == "track" and window == "lost":
                told["more"] += int(number)
    return Menace(**told)


def _ways(marks: str) -> int:
    """Of how many effects one happens at random; 1 where chance does not come into it."""
    calls = [node for node in ast.walk(ast.parse(marks)) if isinstance(node, ast.Call)]
    return next((len(call.args) for call in calls if isinstance(call.func, ast.Name) and call.func.id == "chance"), 1)


def _losing(window: str, whom: str) -> str:
    """Whose deck loses the cards that a text discards in a window, and when."""
    if window != "start":
        return "renewed" if window == "new-hand" else "turn"
    return "starter" if whom in ("starter", "you") else "every"


QUIET = Menace()
"""Nothing is said."""
