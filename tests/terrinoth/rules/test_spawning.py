"""Enemies that come and go: decks, spawning, the discard pile, the nemesis, difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from game.terrinoth.rules import difficulty_rank
from tests.terrinoth.rules.extra import enemy_set, quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene


def travelling(box: Any, *heroes: Any, **spec: Any) -> Scene:
    """A travel phase in which rules of the quest "trial" speak."""
    return scene_in(box)(heroes=list(heroes or (KARI, MOK)), **({"node": "travel", "stop_at": "round_end"} | spec))


@pytest.mark.rule("HT-701")
def test_a_spawned_enemy_is_the_top_card_of_the_deck_faceup_with_the_active_hero() -> None:
    s = travelling(quest_box(rule("travel-start", "spawn(1)")), decks={"enemy": ["ogres-minion", "bandits-minion"]})
    assert [e["card"] for e in s.hero(KARI)["engaged"]] == ["ogres-minion-1"]
    assert s.t.faceup("ogres-minion-1")
    assert s.all()["decks"]["enemy"] == ["bandits-minion-1"]


@pytest.mark.rule("HT-701")
def test_several_go_to_one_hero_each_clockwise_from_the_active_hero() -> None:
    box = quest_box(rule("travel-start", "spawn(4)"))
    s = travelling(box, KARI, MOK, ASTARRA, leader=MOK)
    assert [len(s.t.engaged(h)) for h in (KARI, MOK, ASTARRA)] == [1, 2, 1]
    s = travelling(box, KARI, MOK, {"id": ASTARRA, "defeated": True}, leader=MOK)
    assert [len(s.t.engaged(h)) for h in (KARI, MOK, ASTARRA)] == [2, 2, 0]


@pytest.mark.rule("HT-701")
def test_enemies_may_be_told_to_come_facedown_or_exhausted_into_the_shadows() -> None:
    box = quest_box(rule("travel-start", "spawn(1, shadows, facedown=1); spawn(1, shadows, exhausted=1)"))
    s = travelling(box, decks={"enemy": ["ogres-minion", "bandits-minion", "..."]})
    assert s.all()["shadows"] == [
        {"card": "ogres-minion-1", "wounds": 0, "exhausted": False, "facedown": True},
        {"card": "bandits-minion-1", "wounds": 0, "exhausted": True, "facedown": False},
    ]


@pytest.mark.rule("HT-702")
def test_an_empty_enemy_deck_is_made_anew_of_its_discard_pile_when_a_card_is_needed() -> None:
    box = quest_box(rule("travel-start", "spawn(3, shadows)"))
    piles = {"decks": {"enemy": ["ogres-minion"]}, "discards": {"enemy": ["bandits-minion", "cave-spiders-minion"]}}
    s = travelling(box, **piles)
    assert {e["card"] for e in s.all()["shadows"]} == {"ogres-minion-1", "bandits-minion-1", "cave-spiders-minion-1"}
    assert s.all()["shadows"][0]["card"] == "ogres-minion-1"
    assert s.notes("reshuffled") == [{"deck": "deck:enemy"}]
    assert s.all()["discards"]["enemy"] == []


@pytest.mark.rule("HT-702")
def test_the_last_card_of_a_deck_does_not_yet_bring_the_discards_back() -> None:
    box = quest_box(rule("travel-start", "spawn(1, shadows)"))
    piles = {"decks": {"enemy": ["ogres-minion"]}, "discards": {"enemy": ["bandits-minion", "cave-spiders-minion"]}}
    s = travelling(box, **piles)
    assert s.notes("reshuffled") == []
    assert s.all()["discards"]["enemy"] == ["bandits-minion-1", "cave-spiders-minion-1"]  # in their order


@pytest.mark.rule("HT-702", "HT-006")
def test_if_deck_and_discard_pile_are_empty_nothing_comes() -> None:
    box = quest_box(rule("travel-start", "spawn(3, shadows)"), rule("travel-end", "claim(leader, 1)"))
    s = travelling(box, decks={"enemy": ["ogres-minion"]}, discards={"enemy": []})
    assert [e["card"] for e in s.all()["shadows"]] == ["ogres-minion-1"]
    assert s.hero(KARI)["tokens"] == 1  # and what follows goes on


@pytest.mark.rule("HT-702")
def test_the_exploration_deck_is_made_anew_in_the_middle_of_a_draw(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, MOK], turns=[KARI], hero_dice=["defense"] * 2, stop_at="enemy_phase",
        decks={"exploration": ["keen-oil"]}, discards={"exploration": ["fire-bomb"]},
    ).answer("scout-blaze-a-trail")  # fmt: skip
    assert s.prompt.options == ("keen-oil", "fire-bomb")
    s.answer("fire-bomb", "top")
    assert s.hero(KARI)["items"] == ["fire-bomb"]
    assert s.all()["decks"]["exploration"] == ["keen-oil"]


@pytest.mark.rule("HT-702")
def test_with_both_exploration_piles_empty_nothing_is_drawn(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, MOK], turns=[KARI], hero_dice=["success"] * 2, stop_at="enemy_phase",
        decks={"exploration": []}, discards={"exploration": []},
    ).answer("scout-blaze-a-trail")  # fmt: skip
    assert s.session.prompt is None
    assert s.all()["location"]["progress"] == 2


@pytest.mark.rule("HT-702", "HT-601")
def test_locations_are_never_reshuffled(scene: type[Scene]) -> None:
    s = scene(
        location={"id": "brigand-camp", "progress": 9}, node="travel", stop_at="round_end",
        discards={"location": ["roadside-inn", "dark-forest"]}, heroes=[KARI, MOK],
    ).answer(KARI, ())  # fmt: skip
    assert s.all()["location"]["id"] == "brigand-camp"
    assert s.notes("travels") == []
    assert s.all()["discards"]["location"] == ["roadside-inn", "dark-forest"]


@pytest.mark.rule("HT-703")
def test_difficulty_goes_before_rank_and_facedown_ranks_lowest() -> None:
    box = quest_box(files={"enemies": {"x-drakes": enemy_set(difficulty="formidable")}})
    s = scene_in(box)(
        heroes=[KARI, MOK], nemesis={"place": "shadows"},
        shadows=["x-drakes-minion", "ogres-master", "ogres-minion", "bandits-master", "bandits-minion",
                 {"card": "x-drakes-master", "facedown": True}],
    )  # fmt: skip
    ranked = sorted(s.t.shadows(), key=lambda e: difficulty_rank(s.t, e), reverse=True)
    assert ranked == [
        "x-drakes-minion-1", "splig", "ogres-master", "ogres-minion-1", "bandits-master", "bandits-minion-1",
        "x-drakes-master",
    ]  # fmt: skip


@pytest.mark.rule("HT-706")
def test_a_defeated_enemy_and_its_wounds_are_discarded_and_a_nemesis_is_set_aside(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "tokens": 2, "engaged": [{"card": "ogres-minion", "wounds": 3, "exhausted": True}]}, MOK],
        nemesis={"place": "shadows", "wounds": 9}, turns=[KARI, KARI], hero_dice=["defense"] * 3, enemy_dice=[],
        stop_at="enemy_phase", discards={"enemy": ["bandits-minion"]},
    ).answer("scout-draw-attention", KARI, "ogres-minion-1", "0")  # fmt: skip
    assert s.all()["discards"]["enemy"] == ["ogres-minion-1", "bandits-minion-1"]  # the newest on top
    assert (s.wounds("ogres-minion-1"), s.t.piece("ogres-minion-1").exhausted) == (0, False)
    s.answer("scout-caution", KARI)
    assert s.all()["nemesis"] == {"id": "splig", "place": "defeated", "wounds": 0}
    assert "splig" not in s.all()["discards"]["enemy"]


@pytest.mark.rule("HT-707")
def test_a_spawned_nemesis_leaves_the_lair_and_is_never_shuffled_into_the_deck() -> None:
    box = quest_box(rule("travel-start", "spawn_nemesis(shadows); spawn(2, shadows)"))
    s = travelling(box, decks={"enemy": []}, discards={"enemy": ["ogres-minion", "bandits-minion"]})
    assert s.all()["nemesis"]["place"] == "shadows"
    assert len(s.all()["shadows"]) == 3
    defeated = travelling(box, nemesis={"place": "defeated"})
    assert defeated.all()["nemesis"]["place"] == "defeated"  # nothing, if it is not in the lair


@pytest.mark.rule("HT-708", "HT-010")
def test_no_effect_reaches_a_nemesis_in_the_lair() -> None:
    box = quest_box(rule("travel-start", "each(enemies(any), suffer(it, 1)); suffer(nemesis, 1)"))
    s = travelling(box, shadows=["ogres-minion"], nemesis={"place": "lair", "wounds": 2})
    assert (s.wounds("ogres-minion-1"), s.wounds("splig")) == (1, 2)
    s = scene_in(box)(heroes=[{"id": KARI, "tokens": 1}, MOK]).answer("scout-precise-strike")
    assert s.notes("action")  # neither to engage nor for Kari's own ability was he offered
    assert "splig" not in s.t.enemies()


@pytest.mark.rule("HT-708")
def test_a_quest_may_reach_the_lair_where_it_says_so() -> None:
    box = quest_box(rule("travel-start", "when(in_lair(nemesis), recover(nemesis, all))"))
    assert travelling(box, nemesis={"place": "lair", "wounds": 4}).wounds("splig") == 0


@pytest.mark.rule("HT-709")
def test_wounds_that_come_from_no_attack_ignore_resilience(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": ASTARRA, "items": ["fire-bomb"]}, MOK], nemesis={"place": "shadows"}, shadows=["ogres-master"],
        turns=[ASTARRA], hero_dice=["defense"] * 2, stop_at="enemy_phase",
    ).answer("mage-kindle-the-mind", "fire-bomb")  # fmt: skip
    assert (s.wounds("splig"), s.wounds("ogres-master")) == (1, 1)  # resilience 2 and 1


@pytest.mark.rule("HT-710")
def test_outside_an_action_an_enemy_is_defeated_as_soon_as_its_health_is_reached(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": TRENLOE, "engaged": ["cave-spiders-minion", "ogres-minion"]}, MOK], turns=[TRENLOE],
        hero_dice=["defense"], enemy_dice=["blank", "blank"], stop_at="enemy_phase",
    ).answer("warrior-dig-in", "cave-spiders-minion-1")  # fmt: skip
    assert s.where("cave-spiders-minion-1") == "discard:enemy"
    assert s.wounds("ogres-minion-1") == 0


@pytest.mark.rule("HT-710")
def test_outside_an_action_a_hero_is_defeated_as_soon_as_the_health_is_reached() -> None:
    box = quest_box(rule("travel-start", "suffer(leader, 2); claim(leader, 1)"))
    s = travelling(box, {"id": KARI, "wounds": 19}, MOK)
    assert s.hero(KARI)["defeated"]
    assert s.hero(MOK)["tokens"] == 1  # the leader of that moment claims


@pytest.mark.rule("R-14")
def test_the_match_nearest_the_top_of_the_discard_pile_is_the_one_discarded_last() -> None:
    box = quest_box(rule("travel-start", "spawn(1, shadows, source=discard, trait=Goblin)"))
    pile = ["ogres-minion", "goblin-witchers-minion", "goblin-archers-minion"]
    s = travelling(box, discards={"enemy": pile})
    assert [e["card"] for e in s.all()["shadows"]] == ["goblin-witchers-minion-1"]
    assert s.all()["discards"]["enemy"] == ["ogres-minion-1", "goblin-archers-minion-1"]
    s = travelling(quest_box(rule("travel-start", "spawn(1, shadows, source=discard, kind=master)")),
                   discards={"enemy": [*pile, "bandits-master", "ogres-master"]})  # fmt: skip
    assert [e["card"] for e in s.all()["shadows"]] == ["bandits-master"]


@pytest.mark.rule("R-14")
def test_without_a_match_in_the_discard_pile_nothing_spawns() -> None:
    box = quest_box(rule("travel-start", "spawn(1, shadows, source=discard, trait=Goblin)"))
    s = travelling(box, discards={"enemy": ["ogres-minion"]})
    assert s.all()["shadows"] == []
    assert s.all()["discards"]["enemy"] == ["ogres-minion-1"]


def test_what_stands_on_a_defeated_enemy_is_heard_while_it_still_lies_where_it_was() -> None:
    rock = enemy_set(health=1, on={"on-defeat": "when(is_engaged(this), suffer(host(this), 2))"})
    box = quest_box(files={"enemies": {"x-rocks": rock}})
    s = scene_in(box)(
        heroes=[{"id": KARI, "engaged": ["x-rocks-minion"]}, MOK], shadows=["x-rocks-master"], turns=[KARI],
        hero_dice=["success", "defense"], enemy_dice=["blank"], stop_at="enemy_phase",
    ).answer("scout-precise-strike", ())  # fmt: skip
    assert s.wounds(KARI) == 2  # in cleanup; no defense stops them
    assert s.where("x-rocks-minion-1") == "discard:enemy"
    assert s.where("x-rocks-master") == "shadows"  # its own text answers only its own defeat


def test_instead_of_being_defeated_a_nemesis_may_return_to_the_lair() -> None:
    box = quest_box(
        rule("would-be-defeated", "when(counter(evidence) <= 3, seq(lair(nemesis), recover(nemesis, all), "
             "tally(evidence, 2)))", when="this == nemesis"),
        counters=["evidence"],
    )  # fmt: skip
    spec = {"nemesis": {"place": "shadows", "wounds": 9}, "turns": [KARI], "hero_dice": ["defense"]}
    for evidence, place in ((0, "lair"), (4, "defeated")):
        s = scene_in(box)(
            heroes=[{"id": KARI, "tokens": 1}, MOK], counters={"evidence": evidence}, stop_at="enemy_phase",
            shadows=["cave-spiders-minion"], **spec,
        ).answer("scout-caution", KARI, "splig")  # fmt: skip
        assert s.all()["nemesis"] == {"id": "splig", "place": place, "wounds": 0}
        assert s.all()["counters"] == {"evidence": 2 if place == "lair" else evidence}


@pytest.mark.rule("HT-312", "HT-313")
def test_only_the_cleanup_credits_the_attack_with_a_defeat() -> None:
    box = quest_box(rule("on-defeat", "when(by_attack, claim(you, 1))"))
    s = scene_in(box)(
        heroes=[{"id": ASTARRA, "engaged": ["ogres-minion"]}, MOK], turns=[ASTARRA],
        hero_dice=["success+success", "success"], enemy_dice=["blank"],
        nemesis={"place": "defeated"}, stop_at="enemy_phase",
    ).answer("mage-arcane-dart", "yes")  # fmt: skip
    assert s.where("ogres-minion-1") == "discard:enemy"  # 3 wounds of the attack, the fourth of the second bolt
    assert s.hero(ASTARRA)["tokens"] == 0
