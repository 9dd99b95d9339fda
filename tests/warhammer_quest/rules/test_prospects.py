"""Prospects: where a game is judged, by what, and that more of what helps is worth more."""

from __future__ import annotations

import pytest

from game.adventure.prospects import JUDGED_AT
from game.kit.session import Session
from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import new_session
from game.warhammer_quest.prospects import numbers, prospect
from tests.adventure.judging import at_round_start, dealt_alike, engage_three, judged, wound_all
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero


def begun(box: Box, quest: str) -> Session:
    """A quest by itself that has begun, with a companion's answers for the kit."""
    form = "delve" if quest == box.delve() else "single"
    setup = {"form": form, "quest": quest, "heroes": [IRON, WAY, PRIEST], "seed": "prospects"}
    session = new_session(box, setup).begin()
    while session.prompt is not None and not session.state.board.tracks.get("round"):
        session.answer(session.prompt.options[: session.prompt.least])
    return session


def test_every_weight_belongs_to_a_number_and_every_number_has_one(box: Box) -> None:
    assert set(box.prospects) == set(box.quests)
    for quest, told in box.prospects.items():
        assert set(told.weights) == set(numbers(at_round_start(begun(box, quest)))), quest
        assert told.games >= 150


@pytest.mark.parametrize("quest", ["a-foul-stench", "waaagh", "lost-in-the-dark"])
def test_a_quest_is_judged_when_a_round_begins_and_only_then(box: Box, quest: str) -> None:
    t = at_round_start(begun(box, quest))
    assert 0 < judged(prospect, t) < 1
    for node in ("hero_turn", "enemy_turn", "town"):
        t.state.node = node
        assert prospect(t, t.seats[0]) is None


def test_wounds_make_it_worse(box: Box) -> None:
    for quest in box.quests:
        t = at_round_start(begun(box, quest))
        hale = judged(prospect, t)
        wound_all(t, 7)
        assert judged(prospect, t) < hale, quest


@pytest.mark.parametrize("quest", ["a-foul-stench", "the-poisoned-wells", "the-long-fuse"])
def test_enemies_that_strike_make_it_worse(box: Box, quest: str) -> None:
    t = at_round_start(begun(box, quest))
    calm = judged(prospect, t)
    engage_three(t)
    assert judged(prospect, t) < calm


@pytest.mark.rule("WQ-022")
@pytest.mark.parametrize("quest", ["the-poisoned-wells", "lost-in-the-dark"])
def test_what_lies_facedown_changes_nothing(box: Box, quest: str) -> None:
    assert dealt_alike(prospect, begun(box, quest))


@pytest.mark.rule("WQ-1212")
def test_a_quest_of_a_campaign_counts_by_what_it_means_for_the_campaign(scene: type[Scene]) -> None:
    party = [hero(), hero(WAY)]
    for quest in scene.box.campaign():
        whole, alone = scene(quest=quest, heroes=party).t, scene(quest=quest, form="single", heroes=party).t
        whole.state.node = alone.state.node = JUDGED_AT
        card, chance = scene.box.prospects[quest], judged(prospect, alone)
        assert judged(prospect, whole) == pytest.approx(card.lost + (card.won - card.lost) * chance)
        assert card.won > card.lost
    assert (card.won, card.lost) == (1, 0), "the last quest is the campaign"
