"""Foresight: what is told of the enemy phase before it comes holds when it is played, and rests on nothing hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.adventure.losses import Losses
from game.adventure.table import Table
from game.kit.futures import Range
from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import FLOW, new_session
from game.warhammer_quest.foresight import FORESIGHT
from tests.adventure import foreseeing
from tests.adventure.foreseeing import foreseen, hold_in_games, of_hero
from tests.warhammer_quest.fuzz.games import player_of, setup_of
from tests.warhammer_quest.table import IRON, WAY, Scene, hero

GAMES, EVERY, DEPTH = range(0, 28, 3), 12, 130
"""Random games of every kind, every how many answers one of them is looked at, and how deep."""


def moments(box: Box, number: int) -> Iterator[Table]:
    """Tables in the hero phases of a random game."""
    session = new_session(box, setup_of(box, number)).begin()
    return foreseeing.moments(session, player_of(number + 21 * (number % 2)), EVERY, DEPTH)


@pytest.mark.rule("WQ-731")
def test_what_is_foreseen_holds_when_the_phase_is_played(box: Box) -> None:
    games = ((str(number), moments(box, number)) for number in GAMES)
    looked, sure = hold_in_games(games, FORESIGHT, FLOW)
    assert looked > 25
    assert looked / 6 < sure < looked, "some are sure to the last wound, and some leave a choice"


@pytest.fixture
def laid_out(scene: type[Scene]) -> Callable[..., Table]:
    """A table in the hero phase, with the nemesis in the lair."""
    return lambda **spec: scene(**{"node": "hero_turn"} | spec).t


def deeds(found: Losses, enemy: str) -> list[tuple[str, int, bool]]:
    """What the keywords of an enemy do, as (keyword, wounds at most, whether they do anything)."""
    (acts,) = [each for each in found.activations if each.enemy == enemy]
    return [(deed.keyword, int(deed.wounds.most), bool(deed.done.most)) for deed in acts.deeds]


@pytest.mark.rule("WQ-734")
@pytest.mark.rule("WQ-752")
def test_engaged_enemies_do_what_their_bars_say(laid_out: Callable[..., Table]) -> None:
    """Prey moves the goblin to whoever has most wounds, then Inflict; the spider's Ensnare needs the shadows."""
    heroes = [hero(engaged=["goblin-warriors-standard"], wounds=1), hero(WAY, engaged=["gigantic-spiders-elite"])]
    found = foreseen(laid_out(heroes=heroes), FORESIGHT)
    goblin, spider = (deeds(found, enemy) for enemy in ("goblin-warriors-standard-1", "gigantic-spiders-elite"))
    assert goblin == [("prey", 0, False), ("inflict", 1, True), ("cap", 0, False)]
    assert spider == [("ensnare", 0, False), ("advance", 0, False), ("inflict", 2, True), ("cap", 0, False)]
    assert (of_hero(found, IRON).wounds, of_hero(found, WAY).wounds) == (Range(1, 1, 1), Range(2, 2, 2))


@pytest.mark.rule("WQ-713")
def test_a_fourth_enemy_strikes_at_once_and_strikes_no_more(laid_out: Callable[..., Table]) -> None:
    """The orc advances from the shadows to a full zone: its attack value once, and Inflict hits who activates it."""
    full = ["goblin-warriors-standard-1", "goblin-warriors-standard-2", "giant-bats-elite"]
    rest = ["goblin-warriors-elite", "orc-boys-standard-1", "orc-boys-standard-2"]
    t = laid_out(heroes=[hero(engaged=full, wounds=2), hero(WAY, engaged=rest)], shadows=["gigantic-spiders-standard"])
    found = foreseen(t, FORESIGHT)
    fourth = {enemy: as_fourth.most for enemy, _, as_fourth in of_hero(found, IRON).by}
    assert fourth["gigantic-spiders-standard-1"] == 1


@pytest.mark.rule("WQ-510", "WQ-512")
def test_tokens_are_counted_though_they_lie_on_cards(laid_out: Callable[..., Table]) -> None:
    """Gnaw takes a token where there is one, else it wounds; which card it is taken from is of no matter."""
    tokens = {"ironbreaker-inexorable-advance": 1, "ironbreaker-into-the-dark": 1}
    for held, gone, wounds in ((tokens, 1, 1), ({}, 0, 2)):
        heroes = [hero(engaged=["rat-swarms-elite"], tokens=held), WAY]
        found = of_hero(foreseen(laid_out(quest="the-poisoned-wells", heroes=heroes), FORESIGHT), IRON)
        assert (found.tokens, found.wounds) == (Range(gone, gone, gone), Range(wounds, wounds, wounds))


@pytest.mark.rule("WQ-022", "WQ-732")
def test_a_facedown_enemy_takes_its_turn_and_does_nothing_that_is_known(laid_out: Callable[..., Table]) -> None:
    t = laid_out(heroes=[IRON, WAY], shadows=["orc-boys-elite", {"card": "goblin-warriors-elite", "facedown": True}])
    found = foreseen(t, FORESIGHT)
    (hidden,) = [each for each in found.activations if each.enemy == "goblin-warriors-elite"]
    assert (hidden.first, hidden.last, hidden.deeds) == (1, 2, ())
    assert of_hero(found, IRON).wounds.least == 0, "the hidden one may be taken instead of the orc"


def test_the_look_ends_with_the_quest(laid_out: Callable[..., Table]) -> None:
    """Both heroes fall to what is engaged: the campaign is not looked into."""
    near = [hero(engaged=["orc-boys-elite"], wounds=25), hero(WAY, engaged=["orc-boys-standard"], wounds=20)]
    found = foreseen(laid_out(heroes=near), FORESIGHT)
    assert found.whole
    assert all(loss.falls.least == 1 for loss in found.heroes)
