"""The round: whose turn it is, and when a quest ends."""

from __future__ import annotations

import pytest

from game.adventure.rounds import MOST_ROUNDS
from game.kit.computer_players import RandomPlayer
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from tests.terrinoth.rules.extra import quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

REST = {KARI: "scout-caution", MOK: "healer-evening-hymn", ASTARRA: "mage-gather-thought", TRENLOE: "warrior-dig-in"}
QUIET = quest_box()


def rested(s: Scene) -> list[str]:
    """Let every hero rest (and decline all else) to the end of the hero phase; who activated, in order."""
    while s.session.prompt is not None:
        prompt = s.prompt
        if prompt.kind == "activation-card":
            s.answer(REST[prompt.chooser])
        else:
            s.answer(prompt.options[: prompt.least])
    return [note["hero"] for note in s.notes("activates")]


@pytest.mark.rule("HT-201")
def test_a_round_goes_through_its_phases_in_order() -> None:
    s = scene_in(QUIET)(heroes=[KARI, MOK], node="hero_phase", stop_at="hero_phase", round=1)
    rested(s)
    assert [note["phase"] for note in s.notes("phase")] == ["heroes", "enemies", "peril", "travel", "end"]
    assert s.session.state.node == "hero_phase"
    assert s.all()["round"] == 2


@pytest.mark.rule("HT-201", "HT-203")
def test_after_the_end_of_the_round_the_next_round_begins() -> None:
    s = scene_in(QUIET)(heroes=[KARI, MOK], node="round_end", round=3)
    assert s.all()["round"] == 4
    assert s.prompt.kind == "activation-card"


@pytest.mark.rule("HT-202")
@pytest.mark.parametrize(
    ("heroes", "leader", "order"),
    [
        ([KARI, MOK], KARI, [KARI, MOK, KARI, MOK]),
        ([KARI, MOK], MOK, [MOK, KARI, MOK, KARI]),
        ([KARI, MOK, ASTARRA, TRENLOE], ASTARRA, [ASTARRA, TRENLOE, KARI, MOK]),
    ],
)
def test_from_the_leader_clockwise_every_hero_activates(heroes: list[str], leader: str, order: list[str]) -> None:
    s = scene_in(QUIET)(heroes=heroes, leader=leader, node="hero_phase", round=1, stop_at="enemy_phase")
    assert rested(s) == order


@pytest.mark.rule("HT-202")
@pytest.mark.parametrize("again", [KARI, MOK, ASTARRA])
def test_of_three_heroes_the_leader_chooses_one_to_activate_again(again: str) -> None:
    s = scene_in(QUIET)(heroes=[KARI, MOK, ASTARRA], leader=MOK, node="hero_phase", round=1, stop_at="enemy_phase")
    while s.prompt.kind != "second-turn":
        options = [REST[s.prompt.chooser]] if s.prompt.kind == "activation-card" else s.prompt.options[: s.prompt.least]
        s.answer(options)
    assert (s.prompt.chooser, set(s.prompt.options)) == (MOK, {KARI, MOK, ASTARRA})
    assert rested(s.answer(again)) == [MOK, ASTARRA, KARI, again]


@pytest.mark.rule("HT-202", "HT-801")
def test_a_defeated_hero_has_no_turn_and_gives_it_to_nobody() -> None:
    s = scene_in(QUIET)(
        heroes=[KARI, {"id": MOK, "defeated": True}], leader=KARI, node="hero_phase", round=1, stop_at="enemy_phase"
    )
    assert rested(s) == [KARI, KARI]
    s = scene_in(QUIET)(
        heroes=[KARI, {"id": MOK, "defeated": True}, ASTARRA], node="hero_phase", round=1, stop_at="enemy_phase"
    )
    while s.prompt.kind != "second-turn":
        options = [REST[s.prompt.chooser]] if s.prompt.kind == "activation-card" else s.prompt.options[: s.prompt.least]
        s.answer(options)
    assert set(s.prompt.options) == {KARI, ASTARRA}


@pytest.mark.rule("HT-203", "HT-902")
def test_victory_is_checked_at_the_end_of_the_round_with_the_leader_active() -> None:
    box = quest_box(
        rule("round-end", "claim(you, 1)", "X-1"), rule("round-end", "when(tokens(leader) >= 1, win())", "X-2")
    )
    s = scene_in(box)(heroes=[KARI, MOK], leader=MOK, node="round_end")
    assert s.all()["outcome"] == "victory"
    assert s.hero(MOK)["tokens"] == 1  # the rules of the quest resolved in printed order
    assert s.session.ended


@pytest.mark.rule("HT-902")
def test_a_quest_ends_at_the_moment_that_its_condition_names(scene: type[Scene]) -> None:
    won = {"nemesis": {"place": "defeated"}, "location": {"id": "brigand-camp", "progress": 8}}
    s = scene(heroes=[KARI, MOK], turns=[KARI], stop_at="enemy_phase", **won)
    assert not s.session.ended  # all is there, but the quest looks at the end of the round
    assert scene(heroes=[KARI, MOK], node="round_end", **won).all()["outcome"] == "victory"


@pytest.mark.rule("HT-902")
@pytest.mark.parametrize(
    ("place", "location", "progress"),
    [("shadows", "brigand-camp", 8), ("defeated", "brigand-camp", 7), ("defeated", "dark-forest", 8)],
)
def test_the_goblin_problem_is_not_won_by_half(scene: type[Scene], place: str, location: str, progress: int) -> None:
    s = scene(
        heroes=[KARI, MOK], node="round_end", nemesis={"place": place}, location={"id": location, "progress": progress}
    )
    assert s.all()["outcome"] == ""
    assert not s.session.ended


@pytest.mark.rule("HT-902")
def test_at_once_means_in_the_middle_of_an_effect() -> None:
    box = quest_box(
        rule("travel-start", "tally(lost, 5); claim(leader, 1)"), rule("at-once", "when(counter(lost) >= 5, fail())"),
        counters=["lost"],
    )  # fmt: skip
    s = scene_in(box)(heroes=[KARI, MOK], node="travel")
    assert s.all()["outcome"] == "defeat"
    assert s.hero(KARI)["tokens"] == 0


@pytest.mark.rule("HT-902", "HT-803")
def test_random_games_come_to_an_end_with_an_outcome(box: Box) -> None:
    for heroes in ([KARI, MOK], [KARI, MOK, ASTARRA], [KARI, MOK, ASTARRA, TRENLOE]):
        session = new_session(box, {"quest": "the-goblin-problem", "heroes": heroes, "seed": "end"})
        session.play(RandomPlayer("end"))
        assert session.state.board.tracks["outcome"] in ("victory", "defeat")
        assert session.table.track("round") <= MOST_ROUNDS
