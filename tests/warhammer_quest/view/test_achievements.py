"""The achievements: what gives each and what nearly gives it; the tally they are won by; what the chronicle says of how
far a campaign or a delve came.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.kit.achievements import HOUSE_NUMBERS, Facts
from game.kit.counting import finished
from game.kit.session import Session
from game.warhammer_quest.mode import WarhammerQuestMode
from game.warhammer_quest.table import Table
from game.warhammer_quest.tally import OWN, Tally, numbers_of
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene
from tests.warhammer_quest.view.games import played, setup

CAMPAIGN, DELVE = {"goal": "campaign", "campaign": 1}, {"goal": "delve"}
USUAL = {
    "goal": "the-long-fuse", "standing": 2, "least_left": 9, "reds": 1, "rounds": 8, "seats": 2, "fallen": 1,
    "played": 7, "conditions": 6, "quests_won": 3,
}  # fmt: skip
"""A journey of which nothing is remarkable."""
GIVEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "first-lantern": ({"played": 1, "won": False}, {"played": 0, "won": False}),
    "out-by-the-grate": ({}, {"won": False}),
    "an-uneasy-peace": (CAMPAIGN, CAMPAIGN | {"won": False}),
    "clean-sweep": (CAMPAIGN | {"quests_won": 5}, CAMPAIGN | {"quests_won": 4}),
    "last-laugh": (CAMPAIGN | {"quests_won": 1}, CAMPAIGN | {"quests_won": 2}),
    "nobody-below": (CAMPAIGN | {"fallen": 0}, CAMPAIGN | {"fallen": 1}),
    "daylight": (DELVE, DELVE | {"won": False}),
    "half-way-up": (DELVE | {"places": 4, "won": False}, DELVE | {"places": 3}),
    "all-counted": (DELVE | {"fallen": 0}, DELVE | {"fallen": 1}),
    "last-lantern": (DELVE | {"seats": 3, "standing": 1}, DELVE | {"seats": 2, "standing": 1}),
    "things-kings-wore": ({"legendary": 1}, {"legendary": 0}),
    "crown-jewels": ({"legendary": 4}, {"legendary": 3}),
    "every-hook": ({"full_hooks": 1, "won": False}, {"full_hooks": 0}),
    "master-of-all": ({"advanced": 4}, {"advanced": 3}),
    "generous": ({"gifts": 3}, {"gifts": 2}),
    "struck-out": ({"struck": 2}, {"struck": 1}),
    "up-again": ({"revived": 1}, {"revived": 0}),
    "whole-skin": ({"whole_rounds": 4}, {"whole_rounds": 3}),
    "bad-round": ({"worst_round": 15}, {"worst_round": 15, "won": False}),
    "before-supper": ({"rounds": 5}, {"rounds": 5, "campaign": 1}),
    "four-abreast": ({"seats": 4, "fallen": 0}, {"seats": 3, "fallen": 0}),
    "by-a-thread": ({"least_left": 1}, {"least_left": 2}),
    "three-at-a-stroke": ({"turn_foes": 3}, {"turn_foes": 2}),
    "heavy-hand": ({"best_blow": 8}, {"best_blow": 7}),
    "tower-of-shields": ({"parried": 10}, {"parried": 9}),
    "good-company": ({"aids": 10}, {"aids": 9}),
    "spendthrift": ({"tokens_spent": 20}, {"tokens_spent": 19}),
    "sick-and-sorry": ({"conditions": 10}, {"conditions": 10, "won": False}),
    "one-boot": ({"goal": "a-foul-stench", "nemesis_falls": 2}, {"goal": "waaagh", "nemesis_falls": 2}),
    "clean-water": ({"goal": "the-poisoned-wells", "conditions": 4}, {"goal": "the-poisoned-wells", "conditions": 5}),
    "hot-pursuit": ({"goal": "the-long-chase", "reds": 0}, {"goal": "the-long-chase", "reds": 1}),
    "every-baker": ({"goal": "waaagh", "count_town": 5}, {"goal": "waaagh", "count_town": 4}),
    "all-windows": ({"goals_won": 7}, {"goals_won": 6}),
    "four-faces": ({"pieces_won": 4}, {"pieces_won": 3}),
    "three-in-a-row": ({"run": 3}, {"run": 2}),
    "deep-enough": ({"highest": 7}, {"highest": 6}),
    "bottomless": ({"highest": 10}, {"highest": 9}),
    "seven-days": ({"days_won": 7}, {"days_won": 6}),
    "grim-bargain": ({"grim": 1}, {"grim": 1, "won": False}),
}
"""What gives an achievement, and what nearly does, beside the usual."""


def facts(told: dict[str, Any]) -> Facts:
    """A usual journey that was won, but for what is told."""
    known = USUAL | told
    won, goal = bool(known.pop("won", True)), str(known.pop("goal"))
    return Facts(won, goal, (), known)


def test_there_is_a_case_for_each_achievement(mode: WarhammerQuestMode) -> None:
    assert [found.id for found in mode.career().achievements] == list(GIVEN)
    told = {name for cases in GIVEN.values() for case in cases for name in case} - {"won", "goal"}
    assert told <= {*HOUSE_NUMBERS, *numbers_of(mode.box)}


@pytest.mark.parametrize("wanted", GIVEN)
def test_an_achievement_is_given_for_what_it_asks_and_not_for_less(mode: WarhammerQuestMode, wanted: str) -> None:
    found = mode.career().achievement(wanted)
    assert found is not None
    enough, less = GIVEN[wanted]
    assert found.reached(facts(enough)) >= found.of
    assert found.reached(facts(less)) < found.of


def tally(scene: Scene) -> dict[str, int]:
    """The numbers of a scene."""
    assert isinstance(scene.session.table, Table)
    return Tally(scene.session.table).read(scene.events + scene.session.table.events).numbers()


def test_the_tally_tells_what_the_heroes_have_become(scene: type[Scene]) -> None:
    trained = ["ironbreaker-bedrock", "ironbreaker-tunnel-lore"]
    gear = ["tower-shield", "luck-charm", "oak-staff", "brass-compass", "rune-axe"]
    s = scene(
        quest="the-poisoned-wells", node="settlement", outcome="victory", results=["defeat"], struck=["odious-grump"],
        heroes=[{"id": IRON, "trained": trained, "gear": gear, "capacity": 4}, WAY],
    )  # fmt: skip
    told = tally(s)
    assert (told["advanced"], told["worn"], told["full_hooks"]) == (2, 5, 1)
    assert (told["campaign"], told["quests_won"], told["struck"]) == (1, 1, 1)
    assert set(OWN) <= set(told)


def test_the_tally_counts_wounds_round_by_round(scene: type[Scene]) -> None:
    s = scene(node="hero_phase", heroes=[IRON, WAY, PRIEST])
    s.does("suffer(you, 2)", you=WAY).does("suffer(you, 1)", you=IRON).does("recover(you, 1)", you=IRON)
    s.t.note("round", round=2)
    told = tally(s)
    assert (told["worst_round"], told["whole_rounds"]) == (3, 1)
    assert told["recovered"] == 1


@pytest.fixture(scope="module")
def delve(mode: WarhammerQuestMode) -> Session:
    """A delve that the sensible player has played to its end."""
    *_, (last, _, _) = played(mode, setup("achieved", "delve", 2), "sensible")
    return last


def test_a_delve_tells_how_far_it_came(mode: WarhammerQuestMode, delve: Session) -> None:
    told, numbers = mode.view(delve).chronicle(), mode.tally(delve)
    assert told.reached == mode.words("chronicle.depth", place=numbers["places"], all=6)
    assert told.title == mode.words("quest.lost-in-the-dark.title")
    assert len(told.places) == told.rounds
    assert finished(mode, delve, {}).reached == told.reached


def test_a_campaign_is_told_by_its_own_name_with_its_rounds_counted_through(
    mode: WarhammerQuestMode, scene: type[Scene]
) -> None:
    s = scene(quest="waaagh", node="quest_end", outcome="victory", results=["victory", "defeat", "defeat", "victory"])
    told = mode.view(s.session).chronicle()
    assert told.title == mode.words("campaign.name")
    assert told.reached == "3 of 5 quests won"
    assert told.outcome == "victory"


def test_the_steps_of_the_ladder_go_from_the_easiest_to_the_hardest(mode: WarhammerQuestMode) -> None:
    steps = list(mode.box.steps.values())
    assert len(steps) == 10
    for easier, harder in pairwise(steps):
        for name, sign in (("health", -1), ("tokens", -1), ("value", 1), ("nemesis", 1), ("peril", 1), ("grim", 1)):
            assert sign * getattr(easier, name) <= sign * getattr(harder, name), name
        assert easier != harder
    titles = [entry.title for entry in mode.setup_form(2).lists[1].entries]
    assert titles[3] == "4 · Grate"


def test_a_step_gives_each_hero_tokens_and_health_to_begin_with(scene: type[Scene]) -> None:
    s = scene(node="setup", form="single", step="gutter", heroes=[IRON, WAY])
    assert s.prompt.kind == "place-token"
    assert s.t.rules.health(s.t, IRON) == 26 + 3
    s.answer("ironbreaker-shield-wall")
    assert s.tokens("ironbreaker-shield-wall") == 1
    s.answer("waywatcher-deadly-shot")
    assert s.prompt.kind == "action-card"


def test_a_usual_journey_gives_only_what_every_victory_does(mode: WarhammerQuestMode) -> None:
    given = {found.id for found in mode.career().achievements if found.reached(facts({})) >= found.of}
    assert given == {"first-lantern", "out-by-the-grate"}
