"""The Grim Rule: where an enemy's activation leaves a choice, the way that hurts most is taken."""

from __future__ import annotations

from typing import Any

import pytest

from game.kit.computer_players import RandomPlayer
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from tests.terrinoth.rules.extra import enemy_set, quest_box, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

PHASE = {"node": "enemy_turn", "turns": [], "stop_at": "ready_enemies"}
IDLE = {"card": "ogres-minion", "exhausted": True}


def phase(scene: type[Scene], *heroes: Any, grim: bool = True, **spec: Any) -> Scene:
    """An enemy phase under the Grim Rule."""
    return scene(heroes=list(heroes), grim=grim, **(PHASE | spec))


@pytest.mark.rule("HT-013")
@pytest.mark.parametrize(("kari", "mok", "struck"), [(0, 3, MOK), (9, 3, KARI)])
def test_of_tied_heroes_the_one_nearest_to_defeat_suffers(
    scene: type[Scene], kari: int, mok: int, struck: str
) -> None:
    s = phase(scene, {"id": KARI, "wounds": kari}, {"id": MOK, "wounds": mok}, shadows=["goblin-archers-minion"])
    assert [note["who"] for note in s.notes("suffers")] == [struck]


@pytest.mark.rule("HT-013")
def test_without_the_grim_rule_the_leader_is_asked(scene: type[Scene]) -> None:
    s = phase(scene, KARI, {"id": MOK, "wounds": 3}, shadows=["goblin-archers-minion"], grim=False)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", KARI, (KARI, MOK))


@pytest.mark.rule("HT-013")
def test_a_wound_that_defeats_a_hero_hurts_most(scene: type[Scene]) -> None:
    s = phase(
        scene, {"id": KARI, "wounds": 12}, {"id": ASTARRA, "wounds": 13}, TRENLOE, shadows=["goblin-archers-minion"]
    )
    assert s.hero(ASTARRA)["defeated"]  # a health of 14, one wound from the end
    assert s.wounds(KARI) == 12


@pytest.mark.rule("HT-013", "HT-705")
def test_a_swarm_between_two_full_heroes_takes_the_worse_of_the_two(scene: type[Scene]) -> None:
    full = ["cave-spiders-minion", "cave-spiders-master", "bandits-minion"]
    other = ["ogres-minion", "ogres-minion", "bandits-master"]
    tired = [{"card": card, "exhausted": True} for card in full]
    s = phase(
        scene, {"id": MOK, "wounds": 1, "engaged": tired},
        {"id": KARI, "wounds": 20, "engaged": [{"card": card, "exhausted": True} for card in other]},
        shadows=["rat-swarms-minion"],
    )  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert s.wounds(MOK) == 1


@pytest.mark.rule("HT-013")
def test_the_whole_bar_is_weighed_not_only_the_first_keyword() -> None:
    box = quest_box(
        files={
            "keywords": {"x-swoop": {"do": "engage(hero(fewest=wounds), this)"},
                         "x-maul": {"do": "when(has(host(this), poisoned), suffer(host(this), 3))"}},
            "enemies": {"x-wings": enemy_set(bar=["x-swoop", "x-maul"])},
        }
    )  # fmt: skip
    for ill in (KARI, MOK):
        heroes = [{"id": h, "conditions": ["poisoned"] if h == ill else []} for h in (KARI, MOK)]
        s = phase(scene_in(box), *heroes, shadows=["x-wings-minion"])
        assert s.where("x-wings-minion-1") == f"engaged:{ill}"
        assert s.wounds(ill) == 3


@pytest.mark.rule("HT-013")
def test_equally_bad_ways_take_what_is_listed_first(scene: type[Scene]) -> None:
    s = phase(scene, KARI, MOK, leader=MOK, shadows=["goblin-archers-minion"])
    assert (s.wounds(MOK), s.wounds(KARI)) in {(1, 0), (0, 1)}
    again = phase(scene, KARI, MOK, leader=MOK, shadows=["goblin-archers-minion"])
    assert again.board == s.board


@pytest.mark.rule("HT-013")
def test_several_cards_to_exhaust_are_taken_together() -> None:
    box = quest_box(
        files={
            "keywords": {"x-bind": {"do": "exhaust_card(you, 2)"},
                         "x-bash": {"do": "when(is_ready(you, rest), lose(you, 0), suffer(you, 1))"}},
            "enemies": {"x-binders": enemy_set(bar=["x-bind", "x-bash"])},
        }
    )  # fmt: skip
    s = phase(scene_in(box), KARI, MOK, shadows=["x-binders-minion"])
    assert len(s.hero(KARI)["exhausted"]) == 2
    assert "scout-caution" in s.hero(KARI)["exhausted"]  # so that the next keyword bites
    assert s.wounds(KARI) == 1


@pytest.mark.rule("HT-013", "HT-003")
def test_what_a_hero_may_do_stays_the_heros_choice(scene: type[Scene]) -> None:
    s = phase(
        scene, {"id": KARI, "engaged": ["ogres-minion"]}, {"id": "avric-albright", "tokens": 1}, leader=KARI
    )
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("use", ("avric-albright",), 0)


@pytest.mark.rule("HT-013", "HT-402")
def test_which_enemy_to_activate_stays_the_heros_choice(scene: type[Scene]) -> None:
    s = phase(scene, {"id": KARI, "engaged": ["ogres-minion", "bandits-minion"]}, MOK)
    assert s.prompt.kind == "activate-enemy"


@pytest.mark.rule("HT-013")
def test_outside_an_enemy_activation_the_grim_rule_is_silent(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK], grim=True, node="peril", peril=2, shadows=["goblin-archers-minion"])
    assert s.prompt.kind == "choose-hero"


@pytest.mark.rule("HT-013")
def test_grim_games_come_to_an_end(box: Box) -> None:
    for seed in ("a", "b", "c"):
        session = new_session(
            box, {"quest": "the-goblin-problem", "heroes": [KARI, MOK, ASTARRA], "seed": seed, "grim": True}
        )
        session.play(RandomPlayer(seed))
        assert session.ended
