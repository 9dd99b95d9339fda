"""What is told of the enemy phase to come: enemies, heroes, peril and the way, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.kit.intent import Intent, thought
from game.terrinoth.mode import TerrinothMode
from tests.terrinoth.table import KARI, MOK, Scene

Told = Callable[..., Intent]


@pytest.fixture
def told(scene: type[Scene], mode: TerrinothMode) -> Told:
    """The intent of a table in the hero phase."""

    def tell(**spec: Any) -> Intent:
        laid = scene(**{"node": "hero_turn", "nemesis": {"place": "defeated"}, "heroes": [KARI, MOK]} | spec)
        found = thought(mode.view(laid.session).intent())
        assert found is not None
        return found

    return tell


def hero(name: str, *engaged: Any, **more: Any) -> dict[str, Any]:
    return {"id": name, "engaged": list(engaged), **more}


def test_an_enemy_is_told_with_its_place_and_its_numbers(told: Told) -> None:
    found = told(heroes=[hero(KARI, "goblin-archers-master"), hero(MOK, "goblin-witchers-minion", tokens=2)])
    archer, witcher = found.moves
    assert (archer.first, archer.last, [(d.icon, d.value) for d in archer.deeds]) == (
        1, 1, [("inflict", "1"), ("retreat", "")],
    )  # fmt: skip
    assert [(d.icon, d.value) for d in witcher.deeds] == [("success-token", "−1"), ("inflict", "1")]
    assert archer.line == "Goblin Archer Master: Inflict 1, Retreat"
    assert found.spoken[1] == "1. Goblin Archer Master: Inflict 1, Retreat."


def test_a_hero_is_told_what_is_sure_and_what_is_possible(told: Told) -> None:
    found = told(shadows=["goblin-archers-minion-1"])
    kari = found.toll(KARI)
    assert kari is not None
    assert (kari.least, kari.expected, kari.most, kari.hidden, kari.falls) == (0, 0.5, 1, 0, "")
    assert kari.summary.startswith("0 to −1 · ")
    assert kari.lines == ("perhaps Goblin Archer 1.",)
    assert not found.notes
    near = told(heroes=[hero(KARI, "ogres-minion", wounds=20), hero(MOK)]).toll(KARI)
    assert near is not None
    assert (near.falls, near.summary) == ("sure", "−2 · falls")


def test_hidden_cards_make_a_floor_and_have_no_deeds(told: Told) -> None:
    found = told(shadows=[{"card": "ogres-master", "facedown": True}])
    (move,) = found.moves
    assert (move.hidden, move.deeds) == (True, ())
    assert "Ogre" not in " ".join(found.spoken)
    assert found.notes == ("1 facedown card may do more: all numbers are a floor.",)
    assert [toll.hidden for toll in found.tolls] == [1, 1]


def test_the_next_step_of_peril_is_told_in_full_as_it_would_come_now(told: Told) -> None:
    quiet = told(quest="the-goblin-problem", peril=1).ahead[0]
    assert (quiet.icon, quiet.title) == ("icons/peril", "Next peril: nothing")
    green = told(quest="the-goblin-problem", peril=2, heroes=[hero(KARI, "goblin-archers-minion"), hero(MOK)]).ahead[0]
    assert (green.icon, green.title) == ("badges/peril-green", "Next peril: green")
    assert green.text.startswith("For each Goblin in play, the party leader chooses 1 hero to suffer 1 wound.")
    assert green.text.endswith("As it stands now: Kari 0 to −1, Mok 0 to −1, 2 upgrades.")
    blue = told(quest="the-goblin-problem", peril=4, discards={"enemy": ["goblin-witchers-minion"]}).ahead[0]
    assert blue.text.endswith("As it stands now: 1 enemy comes, 2 upgrades.")
    chosen = told(quest="battle-in-the-mistlands").ahead[0]
    assert chosen.title == "Next peril: not settled yet"


def test_what_is_lacking_to_travel_is_told_with_what_an_explore_brings(told: Told) -> None:
    way = told(location={"id": "roadside-inn", "progress": 2}).ahead[1]
    assert (way.icon, way.title, way.lacking) == ("icons/boot", "On the way: 4 more to travel", True)
    assert way.text == "An explore action of Kari brings 2.4."
    spent = told(heroes=[{"id": KARI, "exhausted": ["scout-blaze-a-trail"]}, MOK]).ahead[1]
    assert spent.text == "The explore card of Kari is exhausted."
    assert told(location={"id": "roadside-inn", "progress": 6}).ahead[1].title == "On the way: explored, you may go on"
    assert told(location={"id": "brigand-camp", "progress": 0}).ahead[1].title.startswith("On the way: the last place")


def test_nothing_is_told_where_no_enemy_phase_lies_ahead(scene: type[Scene], mode: TerrinothMode) -> None:
    laid = scene(node="travel", location={"id": "roadside-inn", "progress": 6}, nemesis={"place": "defeated"})
    assert thought(mode.view(laid.session).intent()) is None
