"""The set-up form: what a boss has to fight with is told before it is chosen, and so is what chance does."""

from __future__ import annotations

import pytest

from game.tenefyr.mode import TenefyrMode
from game.tenefyr.setting_up import RANDOM
from game.tenefyr.view.setup_form import BOSS, second_of


@pytest.mark.parametrize(("seats", "powers"), [(1, "14 14 14 15"), (3, "16 16 16 17"), (4, "21 21 21 23")])
def test_stages_have_the_power_for_those_who_play(mode: TenefyrMode, seats: int, powers: str) -> None:
    """[TN-108]"""
    form = mode.setup_form(seats)
    bosses = next(one for one in form.lists if one.id == BOSS)
    dark_lord = bosses.entry("dark-lord")
    assert dark_lord is not None
    assert [fact.value for fact in dark_lord.facts] == powers.split()


def test_a_second_hero_left_to_chance_is_explained(mode: TenefyrMode) -> None:
    """[TN-102]"""
    form = mode.setup_form(2)
    drawn = next(one for one in form.lists if one.id == second_of(1)).entry(RANDOM)
    assert drawn is not None
    assert drawn.rows
