"""Great moments that only the Warhammer Quest card game has: how a quest ended, told in the settlement, and legendary
gear.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.adventure.ending import VICTORY
from game.adventure.view.sheets import join_kind
from game.adventure.view.stories import MOMENTS as FAMILY
from game.adventure.view.stories import Tell
from game.kit.shown import Story
from game.warhammer_quest.gear import gear_card
from game.warhammer_quest.view.faces import picture_of
from game.warhammer_quest.view.names import Names


def _settlement(names: Names, data: Mapping[str, object]) -> Story:
    """What became of the quest, and what it brings or costs [WQ-1231]."""
    words, quest, outcome = names.words, str(data["quest"]), str(data["outcome"])
    end = "reward" if outcome == VICTORY else "penalty"
    return Story(
        "settlement",
        title=words("settlement.title"),
        text=words(f"quest.{quest}.{outcome}"),
        line=words(f"settlement.{end}", text=words(f"quest.{quest}.{end}")),
        picture=names.picture(quest),
    )


def _legendary(names: Names, data: Mapping[str, object]) -> Story:
    """What a hero has found that nobody else could carry [WQ-911]."""
    words, hero, gear = names.words, str(data["hero"]), names.t.card_of(str(data["gear"]))
    card = gear_card(names.t, str(data["gear"]))
    return Story(
        "legendary",
        title=names.card(gear),
        text=words(f"story.legendary.{hero}"),
        line=join_kind(words("type.legendary"), words(f"trait.{card.trait}"), names.short(hero)),
        piece=str(data["gear"]),
        picture=picture_of(gear),
    )


MOMENTS: dict[str, Tell] = FAMILY | {"settlement": _settlement, "legendary": _legendary}
"""The notes that may be great moments, with what tells their story."""
