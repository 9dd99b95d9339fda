"""Sentences of the log that depend on more than their slots."""

from __future__ import annotations

from typing import Any

import pytest

from game.heroica.mode import HeroicaMode
from tests.heroica.view.scenes import laid


def told(mode: HeroicaMode, answers: list[list[str]], **given: Any) -> list[str]:
    """The sentences of a game that is laid out, while these answers are given."""
    session = laid(mode, **given).play()
    for answer in answers:
        session.answer(answer)
    return [line.text for line in mode.view(session).log(session.take_events())]


@pytest.mark.rule("HC-505")
def test_a_roll_on_a_table_says_what_it_is_for(mode: HeroicaMode) -> None:
    chest = [{"card": "chest", "cell": "F2"}]
    rogue = [{"id": "rogue", "cell": "F2"}]
    lines = told(mode, [["stay"], ["search"]], level="fortaan", monsters=[], features=chest, heroes=rogue,
                 dice=["sword"])  # fmt: skip
    assert "[Rogue](piece:rogue) rolls a Sword for a chest." in lines


@pytest.mark.rule("HC-412", "HC-427")
def test_an_ability_is_told_as_the_own_one_and_a_weapon_by_its_name(mode: HeroicaMode) -> None:
    wizard = {"id": "wizard", "cell": "C3", "pack": ["sword"]}
    viper = [{"card": "ennon-viper", "cell": "E3"}]
    own = told(mode, [[], ["roll"], ["wizard"]], heroes=[wizard], monsters=viper, dice=["shield"])
    assert "[Wizard](piece:wizard) uses the own ability." in own
    weapon = told(mode, [[], ["roll"], ["sword-1"]], heroes=[wizard], monsters=viper, dice=["shield"])
    assert "[Wizard](piece:wizard) uses [a Sword](piece:sword-1)." in weapon
