"""A hero plays an action card in a quiet place: what the tests of action cards lay out."""

from __future__ import annotations

from typing import Any

from tests.warhammer_quest.table import IRON, WAY, Scene, hero

BOY, BOYS, GHOUL, GHOUL_2 = "orc-boys-standard-1", "orc-boys-elite", "ghouls-standard-1", "ghouls-standard-2"
BAT, TROLL, JEZZAIL, GRUMP = "giant-bats-standard-1", "cave-trolls-elite", "jezzail-teams-standard-1", "odious-grump"
BASIC = {
    IRON: ("ironbreaker-inexorable-advance", "ironbreaker-into-the-dark", "ironbreaker-shield-wall",
           "ironbreaker-stubborn-resolve"),
    WAY: ("waywatcher-deadly-shot", "waywatcher-orions-hunt", "waywatcher-shadow-watch", "waywatcher-watchful-spites"),
    "warrior-priest": ("priest-hammer-and-prayer", "priest-torch-of-the-faithful", "priest-sigmars-light",
                       "priest-blessing-of-iron"),
    "bright-wizard": ("wizard-sheet-of-flame", "wizard-read-by-firelight", "wizard-fan-the-flames",
                      "wizard-banked-embers"),
}  # fmt: skip
"""The basic cards of a hero: attack, explore, aid, rest."""


def turn(scene: type[Scene], card: str, first: dict[str, Any], *others: dict[str, Any], **spec: Any) -> Scene:
    """The first hero plays a card, an advanced one in the place of the basic one; the second would be next.

    The Drowned Crypt says nothing before the end of a round. Without `dungeon` there is nothing to find; the dice are
    those that are given, no more and no fewer.
    """
    party = [first, *(others or [hero(WAY if first["id"] != WAY else IRON)])]
    if card not in BASIC[first["id"]]:
        first["trained"] = [card]
    given = {"location": {"id": "drowned-crypt"}, "decks": {"dungeon": spec.pop("dungeon", [])}, "enemy_dice": []}
    turns = [each["id"] for each in party if not each.get("defeated")][:2]
    return scene(**given | {"heroes": party, "turns": turns} | spec).answer(card)


def used(card: str, **besides: Any) -> dict[str, Any]:
    """What has changed after a card that is exhausted now, and what else."""
    return {f"{card}.exhausted": True} | {path.replace("__", "."): value for path, value in besides.items()}
