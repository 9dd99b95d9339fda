"""Choices say what they lead to: what an engaged enemy will do, and what the next place brings."""

from __future__ import annotations

import pytest

from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.table import Scene


def detail(s: Scene, mode: TerrinothMode, option: str) -> str:
    """What stands on an option of the open question."""
    return next(choice.detail for choice in mode.view(s.session).choices(s.prompt) if choice.id == option)


@pytest.mark.rule("HT-407")
def test_an_enemy_to_engage_says_what_it_will_do(scene: type[Scene], mode: TerrinothMode) -> None:
    minions = {card: enemy for card, enemy in mode.box.enemies.items() if enemy.rank == "minion"}
    striking = next(card for card, enemy in minions.items() if "inflict" in enemy.bar)
    idle = next(card for card, enemy in minions.items() if "inflict" not in enemy.bar)
    s = scene(shadows=[striking, idle])
    s.answer("scout-precise-strike")
    assert s.prompt.kind == "engage"
    told = {s.session.table.card_of(option): detail(s, mode, option) for option in s.prompt.options}
    attack = mode.box.enemies[striking].attack
    assert f"{attack} wound" in told[striking]
    assert told[striking].endswith("in its activation")
    assert "activation" not in told[idle]


def test_nothing_is_said_of_an_enemy_that_is_not_known(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(shadows=[{"card": "goblin-archers-minion", "facedown": True}])
    s.answer("scout-precise-strike")
    assert "activation" not in detail(s, mode, s.prompt.options[0])


@pytest.mark.rule("HT-114", "HT-602")
def test_travelling_says_what_waits_there(scene: type[Scene], mode: TerrinothMode) -> None:
    s = scene(node="travel", location={"id": "roadside-inn", "progress": 6}, shadows=["rat-swarms-minion"])
    while s.prompt.kind != "travel":
        s.answer(())
    place = mode.box.locations["dark-forest"]
    told = detail(s, mode, "yes")
    assert told.startswith(f"at Dark Forest: {place.shadows} facedown enem")
    assert f"{place.engaged} engaged" in told
    assert "1 enemy in the shadows left behind" in told
