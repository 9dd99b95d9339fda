"""The enemy phase: who activates what, and the bar of an enemy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terrinoth.rules.extra import enemy_set, quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

ENEMIES = {"node": "enemy_turn", "turns": [], "stop_at": "ready_enemies"}


def phase(scene: type[Scene], *heroes: Any, **spec: Any) -> Scene:
    """An enemy phase from its first activation to the last."""
    return scene(heroes=list(heroes), **(ENEMIES | spec))


def activated(s: Scene) -> list[tuple[str, str]]:
    """Who activated which enemy, in order."""
    return [(note["hero"], note["enemy"]) for note in s.notes("enemy-activates")]


@pytest.mark.rule("HT-401")
def test_from_the_leader_clockwise_each_hero_activates_one_enemy_round_and_round(scene: type[Scene]) -> None:
    s = phase(
        scene, {"id": KARI, "engaged": ["ogres-minion", "ogres-minion"]}, {"id": MOK, "engaged": ["ogres-master"]},
        ASTARRA, leader=MOK,
    )  # fmt: skip
    assert (s.prompt.chooser, s.prompt.options) == (KARI, ("ogres-minion-1", "ogres-minion-2"))
    s.answer("ogres-minion-2")
    assert activated(s) == [(MOK, "ogres-master"), (KARI, "ogres-minion-2"), (KARI, "ogres-minion-1")]
    assert (s.wounds(MOK), s.wounds(ASTARRA), s.wounds(KARI)) == (2, 0, 4)


@pytest.mark.rule("HT-401", "HT-402")
def test_a_hero_without_engaged_enemies_takes_one_from_the_shadows_and_else_passes(scene: type[Scene]) -> None:
    s = phase(
        scene, KARI, {"id": MOK, "engaged": ["ogres-minion"]}, ASTARRA,
        shadows=["goblin-witchers-minion", {"card": "goblin-witchers-master", "facedown": True}],
    )  # fmt: skip
    assert (s.prompt.chooser, s.prompt.options) == (KARI, ("goblin-witchers-minion-1", "goblin-witchers-master"))
    assert s.session.refusals["ogres-minion-1"] == ("refusal.engaged-elsewhere", "HT-402")
    s.answer("goblin-witchers-minion-1")
    assert activated(s) == [
        (KARI, "goblin-witchers-minion-1"), (MOK, "ogres-minion-1"), (ASTARRA, "goblin-witchers-master")
    ]  # fmt: skip


@pytest.mark.rule("HT-402")
def test_a_ready_engaged_enemy_comes_before_the_shadows(scene: type[Scene]) -> None:
    s = phase(scene, {"id": KARI, "engaged": ["bandits-minion", "ogres-minion"]}, MOK, shadows=["ogres-master"])
    assert s.prompt.options == ("bandits-minion-1", "ogres-minion-1")
    assert s.session.refusals["ogres-master"] == ("refusal.engaged-first", "HT-402")


@pytest.mark.rule("HT-402", "HT-404")
def test_a_hero_whose_engaged_enemies_are_all_exhausted_takes_from_the_shadows(scene: type[Scene]) -> None:
    s = phase(
        scene, {"id": KARI, "engaged": [{"card": "ogres-minion", "exhausted": True}]}, {"id": MOK, "defeated": True},
        shadows=["goblin-witchers-minion"],
    )  # fmt: skip
    assert activated(s) == [(KARI, "goblin-witchers-minion-1")]
    assert s.wounds(KARI) == 1


@pytest.mark.rule("HT-403")
def test_a_facedown_enemy_is_flipped_before_it_activates_and_that_does_not_move_it(scene: type[Scene]) -> None:
    s = phase(scene, KARI, MOK, shadows=[{"card": "goblin-witchers-minion", "facedown": True}])
    assert s.t.faceup("goblin-witchers-minion-1")
    assert s.where("goblin-witchers-minion-1") == "shadows"
    assert s.hero(KARI)["conditions"] == ["weakened"]
    assert s.wounds(KARI) == 1


@pytest.mark.rule("HT-404")
def test_keywords_resolve_from_left_to_right_and_then_the_enemy_is_exhausted(scene: type[Scene]) -> None:
    s = phase(scene, KARI, MOK, shadows=["bandits-minion"])
    assert [note["keyword"] for note in s.notes("keyword")] == ["advance", "backstab", "inflict"]
    assert s.t.piece("bandits-minion-1").exhausted
    assert s.wounds(KARI) == 1  # alone with Kari it does not backstab
    idle = {"card": "ogres-minion", "exhausted": True}
    s = phase(scene, {"id": KARI, "engaged": [idle]}, MOK, shadows=["bandits-minion"])
    assert s.wounds(KARI) == 1 + 1


@pytest.mark.rule("HT-404", "HT-405")
def test_what_stands_before_advance_bites_only_an_enemy_that_was_there_already(scene: type[Scene]) -> None:
    s = phase(scene, KARI, MOK, shadows=["cave-spiders-minion"])
    assert s.hero(KARI)["conditions"] == []
    s = phase(scene, {"id": KARI, "engaged": ["cave-spiders-minion"]}, MOK)
    assert s.hero(KARI)["conditions"] == ["poisoned"]
    assert s.hero(MOK)["conditions"] == []


@pytest.mark.rule("HT-404")
def test_an_exhausted_enemy_does_not_activate(scene: type[Scene]) -> None:
    s = phase(scene, {"id": KARI, "engaged": [{"card": "ogres-minion", "exhausted": True}]}, MOK)
    assert activated(s) == []
    assert s.wounds(KARI) == 0


@pytest.mark.rule("HT-406")
def test_advance_engages_the_active_hero(scene: type[Scene]) -> None:
    s = phase(scene, KARI, {"id": MOK, "defeated": True}, shadows=["ogres-minion"])
    assert s.where("ogres-minion-1") == f"engaged:{KARI}"
    s = phase(scene, KARI, MOK, leader=MOK, shadows=["ogres-minion"])
    assert s.where("ogres-minion-1") == f"engaged:{MOK}"


@pytest.mark.rule("HT-407")
def test_inflict_hits_the_hero_it_is_engaged_with_and_from_the_shadows_the_active_hero() -> None:
    box = quest_box(
        files={"keywords": {"x-swap": {"do": "engage(hero(other), this)"}},
               "enemies": {"x-jumpers": enemy_set(attack=2, bar=["x-swap", "inflict"]), "x-plain": enemy_set(attack=3)}}
    )  # fmt: skip
    s = phase(scene_in(box), KARI, MOK, shadows=["x-jumpers-minion"])
    assert (s.wounds(KARI), s.wounds(MOK)) == (0, 2)
    s = phase(scene_in(box), KARI, MOK, shadows=["x-plain-minion"])
    assert (s.wounds(KARI), s.wounds(MOK)) == (3, 0)


@pytest.mark.rule("HT-408")
def test_retreat_sends_the_enemy_faceup_into_the_shadows_where_it_is_exhausted(scene: type[Scene]) -> None:
    s = phase(scene, {"id": KARI, "engaged": ["goblin-archers-master"]}, MOK)
    assert s.where("goblin-archers-master") == "shadows"
    assert s.t.faceup("goblin-archers-master")
    assert s.t.piece("goblin-archers-master").exhausted
    assert s.wounds(KARI) == 1  # its Volley does nothing while it is engaged; Inflict came before Retreat
    assert s.notes("retreats") == [{"enemy": "goblin-archers-master"}]


@pytest.mark.rule("HT-409", "R-18")
def test_passive_abilities_hold_while_the_card_is_faceup_in_play(scene: type[Scene]) -> None:
    def archer(**spec: Any) -> int:
        s = phase(scene, {"id": KARI, "engaged": ["goblin-archers-master"]}, {"id": MOK, "defeated": True}, **spec)
        return s.wounds(KARI)

    assert archer() == 1
    assert archer(shadows=[{"card": "goblin-witchers-master", "exhausted": True}]) == 2
    assert archer(discards={"enemy": ["goblin-witchers-master"]}) == 1


@pytest.mark.rule("HT-409")
@pytest.mark.parametrize(("tokens", "left", "conditions"), [(2, 1, []), (0, 0, ["weakened"])])
def test_hex_takes_a_token_or_weakens(scene: type[Scene], tokens: int, left: int, conditions: list[str]) -> None:
    s = phase(scene, {"id": KARI, "tokens": tokens}, MOK, shadows=["goblin-witchers-minion"])
    assert (s.hero(KARI)["tokens"], s.hero(KARI)["conditions"]) == (left, conditions)


@pytest.mark.rule("HT-409")
@pytest.mark.parametrize(("exhausted", "wounds"), [(2, 2), (3, 3)])
def test_crush_strikes_at_the_weary(scene: type[Scene], exhausted: int, wounds: int) -> None:
    cards = ["scout-precise-strike", "scout-blaze-a-trail", "scout-draw-attention"][:exhausted]
    s = phase(scene, {"id": KARI, "exhausted": cards, "engaged": ["ogres-minion"]}, MOK)
    assert s.wounds(KARI) == wounds


@pytest.mark.rule("HT-409", "R-15")
def test_a_swarm_joins_the_hero_with_most_enemies_and_stays_where_it_is_tied(scene: type[Scene]) -> None:
    idle = [{"card": "ogres-minion", "exhausted": True}, {"card": "ogres-minion", "exhausted": True}]
    s = phase(scene, {"id": KARI, "engaged": ["rat-swarms-master"]}, {"id": MOK, "engaged": idle})
    assert s.where("rat-swarms-master") == f"engaged:{MOK}"
    assert (s.wounds(KARI), s.wounds(MOK)) == (0, 1)
    s = phase(scene, {"id": KARI, "engaged": ["rat-swarms-master"]}, {"id": MOK, "engaged": idle[:1]})
    assert s.where("rat-swarms-master") == f"engaged:{KARI}"
    assert s.wounds(KARI) == 1


@pytest.mark.rule("HT-410")
def test_at_the_end_of_the_phase_every_enemy_in_play_is_readied(scene: type[Scene]) -> None:
    tired = [{"card": "ogres-minion", "exhausted": True}, {"card": "ogres-minion", "exhausted": True, "facedown": True}]
    s = scene(
        heroes=[{"id": KARI, "engaged": [{"card": "bandits-minion", "exhausted": True}]}, MOK], shadows=tired,
        nemesis={"place": "shadows", "exhausted": True}, node="ready_enemies", stop_at="peril",
    )  # fmt: skip
    assert [e["exhausted"] for e in (*s.all()["shadows"], *s.hero(KARI)["engaged"])] == [False] * 4


@pytest.mark.rule("HT-411")
def test_a_nemesis_in_the_lair_does_not_activate_and_one_in_play_does(scene: type[Scene]) -> None:
    assert activated(phase(scene, KARI, MOK)) == []
    s = phase(scene, KARI, MOK, nemesis={"place": "shadows"})
    assert activated(s) == [(KARI, "splig")]
    assert s.where("splig") == "shadows"  # Advance, Inflict, Retreat
    assert s.wounds(KARI) == 2


@pytest.mark.rule("HT-412")
def test_an_enemy_spawned_in_the_enemy_phase_comes_ready_and_activates_in_the_same_phase() -> None:
    box = quest_box(
        files={"keywords": {"x-call": {"do": "spawn(1, shadows)"}, "x-raise": {
                   "do": "spawn(1, shadows, source=discard, kind=minion, exhausted=1)"}},
               "enemies": {"x-callers": enemy_set(bar=["x-call"]), "x-raisers": enemy_set(bar=["x-raise"])}}
    )  # fmt: skip
    deck = {"enemy": ["goblin-witchers-minion", "..."]}
    s = phase(scene_in(box), KARI, MOK, shadows=["x-callers-minion"], decks=deck)
    assert activated(s) == [(KARI, "x-callers-minion-1"), (MOK, "goblin-witchers-minion-1")]
    s = phase(
        scene_in(box), KARI, MOK, shadows=["x-raisers-minion"], discards={"enemy": ["ogres-master", "ogres-minion"]}
    )
    assert activated(s) == [(KARI, "x-raisers-minion-1")]  # the raised one came exhausted
    assert s.where("ogres-minion-1") == "shadows"
    assert s.t.piece("ogres-minion-1").exhausted


@pytest.mark.rule("R-17")
def test_an_enemy_exhausted_in_its_own_activation_finishes_its_bar(scene: type[Scene]) -> None:
    s = phase(scene, {"id": KARI, "items": ["hunters-snare"]}, MOK, shadows=["ogres-minion"]).answer("hunters-snare")
    assert s.t.piece("ogres-minion-1").exhausted
    assert s.wounds("ogres-minion-1") == 1
    assert s.wounds(KARI) == 2


@pytest.mark.rule("HT-710")
def test_an_enemy_defeated_in_its_own_activation_stops_resolving_keywords(scene: type[Scene]) -> None:
    s = phase(scene, {"id": KARI, "items": ["hunters-snare"]}, MOK, shadows=[{"card": "bandits-minion", "wounds": 1}])
    s.answer("hunters-snare")
    assert s.where("bandits-minion-1") == "discard:enemy"
    assert not s.t.piece("bandits-minion-1").exhausted
    assert s.wounds(KARI) == 0


@pytest.mark.rule("HT-402", "HT-002")
def test_an_enemy_that_cannot_activate_is_passed_over_and_readied_with_the_others() -> None:
    box = quest_box(rule("passive", "cannot(activate, enemies(shadows, facedown))"))
    hidden = {"card": "goblin-witchers-minion", "facedown": True, "exhausted": True}
    s = phase(scene_in(box), KARI, MOK, shadows=[hidden | {"exhausted": False}, "goblin-witchers-master"])
    assert activated(s) == [(KARI, "goblin-witchers-master")]
    s = phase(scene_in(box), KARI, MOK, shadows=[hidden], stop_at="peril")
    assert not s.t.piece("goblin-witchers-minion-1").exhausted


@pytest.mark.rule("HT-401", "HT-802")
def test_when_a_hero_falls_the_others_go_on_clockwise(scene: type[Scene]) -> None:
    s = phase(
        scene, {"id": KARI, "wounds": 14, "engaged": ["ogres-minion", "bandits-minion"]}, MOK, TRENLOE
    ).answer("ogres-minion-1")  # fmt: skip
    assert s.hero(KARI)["defeated"]
    assert s.t.leader == MOK
    assert activated(s)[-1] == (MOK, "bandits-minion-1")


@pytest.mark.rule("HT-401")
def test_the_start_of_the_enemy_phase_comes_before_the_first_enemy_is_chosen() -> None:
    wedges = {
        "set": "base", "type": "item", "tone": "helpful", "on": {"enemy-phase-start": "exhaust(enemy(shadows, upto=2))"}
    }  # fmt: skip
    box = quest_box(files={"exploration": {"x-wedges": wedges}})
    s = scene_in(box)(
        heroes=[KARI, {"id": MOK, "items": ["x-wedges"]}], node="enemy_phase", stop_at="ready_enemies",
        shadows=["ogres-minion", "bandits-minion", "goblin-witchers-minion"],
    ).answer("x-wedges")  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("choose-enemy", MOK)  # the holder decides, not the leader
    s.answer("ogres-minion-1", "bandits-minion-1")
    assert activated(s) == [(KARI, "goblin-witchers-minion-1")]
