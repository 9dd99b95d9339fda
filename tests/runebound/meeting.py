"""Scenes that the tests of cards begin with: an adventure is drawn, and what stands before the hero afterwards is read
off in one dict.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from game.runebound import names
from game.runebound.content import load_content
from tests.runebound.table import Play, Scene
from tests.runebound.words import FOLDER

GEMS = {"combat": "4,2", "exploration": "2,-1", "social": "2,2"}
"""A hex with a gem of each kind."""
PASS, FAIL = "ox-strong ox-strong long-strider", "feint feint unyielding"
"""Skill cards that lie on top: with successes, and without."""


def met(play: Play, card: str, *heroes: str, skills: str = "", **more: Any) -> Scene:
    """The card is drawn as an adventure of its deck, where a gem of it lies; `skills` lie on top of the skill deck."""
    deck, scenario = _adventures()[card]
    decks = {deck: card, **({names.SKILL: skills} if skills else {}), **more.pop("decks", {})}
    more.setdefault("scenario", scenario or "margath")
    return play(*heroes, at=more.pop("at", GEMS[deck]), decks=decks, **more).answer("adventure")


@cache
def _adventures() -> dict[str, tuple[str, str]]:
    """Deck and scenario of every adventure card."""
    content = load_content(FOLDER)
    groups: tuple[dict[str, Any], ...] = (content.enemies, content.quests, content.events)
    return {card: (it.deck, it.scenario) for group in groups for card, it in group.items()}


def stands(scene: Scene) -> dict[str, Any]:
    """What the first hero has, only what is not nothing."""
    found = {
        "gold": scene.gold, "damage": scene.damage, "states": scene.states, "trophies": scene.trophies(),
        "open": scene.opened(), "hand": len(scene.hand().split()), "lore": scene.tokens(names.LORE),
        "companion": scene.tokens(names.COMPANION),
    }  # fmt: skip
    return {what: value for what, value in found.items() if value}
