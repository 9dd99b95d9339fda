"""The sensible computer player: what it chooses in situations where a sensible player would not hesitate."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from game.adventure import judgement, values
from game.adventure.context import Context
from game.adventure.rounds import MOST_ROUNDS
from game.adventure.vocabulary import advice_words
from game.kit.prompts import Prompt
from game.kit.workbench import Task
from game.paths import resource
from game.terrinoth.box import Box
from game.terrinoth.computer_player import PLAYERS, TerrinothPlayer
from game.terrinoth.flow import new_session
from game.terrinoth.vocabulary import words
from game.terrinoth.workbench import TerrinothWorkbench
from tests.terrinoth.table import ASTARRA, KARI, MOK, Scene

Choose = Callable[[Scene], tuple[str, ...]]


@pytest.fixture
def choose() -> Choose:
    """What the computer player answers to the open question of a scene."""
    return lambda s: TerrinothPlayer("x")(s.t, s.prompt, None)


def mistlands(scene: type[Scene], **spec: Any) -> Scene:
    """The peril phase of a quest whose leader chooses the space."""
    return scene(quest="battle-in-the-mistlands", node="peril", stop_at="travel", **({"peril": -1} | spec))


def test_of_the_open_colours_it_takes_the_upgrade_first(scene: type[Scene], choose: Choose) -> None:
    s = mistlands(scene)
    assert s.prompt.kind == "peril-space"
    assert s.t.quest.track[int(choose(s)[0])] == "green"


def test_without_an_upgrade_left_it_takes_what_harms_least(scene: type[Scene], choose: Choose) -> None:
    rested = mistlands(scene, covered=[0, 1, 2], shadows=["zombies-minion"])
    assert rested.t.quest.track[int(choose(rested)[0])] == "grey"
    tired = {"id": KARI, "exhausted": ["scout-caution", "scout-blaze-a-trail", "scout-precise-strike"]}
    s = mistlands(scene, heroes=[tired, MOK], covered=[0, 1, 2])
    assert s.t.quest.track[int(choose(s)[0])] == "blue"


@pytest.mark.parametrize(("wounds", "leads"), [(8, (MOK,)), (0, ())])
def test_it_hands_the_leader_token_to_a_much_healthier_hero(
    scene: type[Scene], choose: Choose, wounds: int, leads: tuple[str, ...]
) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": wounds}, MOK], node="travel", location={"id": "roadside-inn", "progress": 6}
    )
    s.answer("yes")
    assert s.prompt.kind == "leader"
    assert choose(s) == leads


def test_it_explores_the_last_location_only_where_that_wins(scene: type[Scene]) -> None:
    field = {"id": "field-of-broken-banners", "progress": 0}
    nemesis_alone = scene(quest="battle-in-the-mistlands", node="hero_turn", location=field)
    assert judgement.progress_needed(nemesis_alone.t) == 0
    both = scene(node="hero_turn", location={"id": "brigand-camp", "progress": 1})
    assert judgement.progress_needed(both.t) == values.location_value(both.t) - 1


@pytest.mark.parametrize("evidence", range(7))
def test_it_seeks_evidence_just_as_long_as_vael_would_escape(scene: type[Scene], evidence: int) -> None:
    s = scene(
        quest="the-crimson-ledger", heroes=[{"id": KARI, "tokens": 1}, MOK], bearer=MOK, hero_dice=["defense"],
        location={"id": "hall-of-masks"}, nemesis={"place": "shadows", "wounds": 9}, counters={"evidence": evidence},
    )  # fmt: skip
    needed = judgement.progress_needed(s.t)
    s.answer("scout-caution", KARI)
    assert (needed > 0) is (s.where("captain-vael") == "lair")


def test_a_hero_who_may_fall_values_care_more(scene: type[Scene]) -> None:
    def rest_worth(*engaged: str) -> float:
        s = scene(heroes=[{"id": KARI, "wounds": 19, "engaged": list(engaged)}, MOK], node="hero_turn")
        card = s.t.box.actions["scout-caution"]
        return judgement._rest(s.t, KARI, card)

    assert rest_worth("ogres-master") > rest_worth()


def test_an_enemy_matters_more_the_more_its_hero_is_hurt(scene: type[Scene]) -> None:
    def danger(wounds: int) -> float:
        s = scene(heroes=[{"id": KARI, "wounds": wounds, "engaged": ["ogres-minion"]}, MOK], node="hero_turn")
        return judgement.danger(s.t, "ogres-minion-1")

    assert danger(12) > danger(0)


@pytest.mark.parametrize(("space", "used"), [(0, ()), (4, ("hourglass-of-ash",))])
def test_the_hourglass_waits_for_harm(scene: type[Scene], choose: Choose, space: int, used: tuple[str, ...]) -> None:
    s = scene(heroes=[{"id": ASTARRA, "items": ["hourglass-of-ash"]}, MOK], node="peril", peril=space)
    assert s.prompt.kind == "use"
    assert choose(s) == used


@pytest.mark.parametrize(("wounds", "used"), [(2, ()), (3, ("travellers-flask",))])
def test_an_item_is_used_when_its_advice_says_so(
    scene: type[Scene], choose: Choose, wounds: int, used: tuple[str, ...]
) -> None:
    s = scene(heroes=[{"id": KARI, "wounds": wounds, "items": ["travellers-flask"]}, MOK])
    assert (s.prompt.kind, choose(s)) == ("use", used)


def test_what_has_no_advice_is_used_gladly(scene: type[Scene]) -> None:
    s = scene()
    assert judgement.advised(s.t, MOK, s.prompt)


def test_of_two_conditions_the_one_that_harms_most_is_shed(scene: type[Scene], choose: Choose) -> None:
    s = scene(heroes=[{"id": KARI, "conditions": ["weakened", "poisoned", "focused"]}, MOK])
    shed = Prompt("choose-condition", KARI, "", ("focused", "weakened", "poisoned"), 0, 1)
    player = TerrinothPlayer("x")
    assert player(s.t, shed, None) == ("poisoned",)
    assert player(s.t, Prompt("choose-condition", KARI, "", ("focused",), 0, 1), None) == ()
    assert player(s.t, Prompt("choose-condition", KARI, "", ("focused",), 1, 1), None) == ("focused",)


def test_all_advice_can_be_read_on_any_table(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK, ASTARRA])
    c = Context(you=KARI, source="")
    assert len(s.t.box.advice) >= 20
    assert set(advice_words()).isdisjoint(words())
    for source, advice in s.t.box.advice.items():
        assert advice(s.t, c) in (True, False), source


def test_no_card_or_quest_is_named_where_a_computer_player_thinks(box: Box) -> None:
    kinds = (
        box.heroes, box.actions, box.enemies, box.sets, box.locations, box.exploration, box.conditions, box.quests,
        {counter: 0 for quest in box.quests.values() for counter in quest.counters},
    )  # fmt: skip
    names = {name for kind in kinds for name in kind}
    for file in (
        "adventure/computer_player.py", "adventure/judgement.py", "adventure/either_trial.py",
        "terrinoth/computer_player.py", "adventure/view/forecast.py", "adventure/view/stakes.py",
    ):  # fmt: skip
        path = resource("game", *file.split("/"))
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {str(node.value).removeprefix("counter:") for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert said & names == set(), file


def test_choices_matter(box: Box) -> None:
    """A party that decides sensibly wins far more often than one that decides by dice."""
    quests = ["the-goblin-problem", "battle-in-the-mistlands"]
    bench, won = TerrinothWorkbench(box, PLAYERS), {}
    for policy in ("sensible", "random"):
        setups = [bench.sample(3, f"matter-{number}", {"quest": quest}) for quest in quests for number in range(12)]
        won[policy] = sum(bench.play_out(Task(setup, policy)).won for setup in setups)
    assert won["sensible"] >= won["random"] + 8


def test_it_does_not_rest_for_ever(box: Box) -> None:
    """Two parties who once sat by their fire for sixty rounds, each hero too tired to explore."""
    parties = {
        "fuzz-11835": ["grisban-the-thirsty", "ashrian", "kari-wraithstalker", "leoric-of-the-book"],
        "fuzz-12147": ["kari-wraithstalker", "leoric-of-the-book", "syndrael"],
    }
    for seed, heroes in parties.items():
        setup = {"quest": "the-cinder-queen", "heroes": heroes, "leader": "leoric-of-the-book", "seed": seed}
        session = new_session(box, {**setup, "grim": len(heroes) == 4})
        session.play(TerrinothPlayer(seed))
        assert session.table.track("round") < MOST_ROUNDS
