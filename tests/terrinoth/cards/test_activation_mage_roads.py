"""The explore and rest cards of the mage: basic ones and those of the Runemaster and the Geomancer."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MAGE, MISS, hidden, results
from tests.terrinoth.table import ASTARRA, KARI, MOK, Scene

TARHA = "widow-tarha"


def tarha(card: str = "", **more: object) -> dict[str, object]:
    """Widow Tarha with a card of her class."""
    return {"id": TARHA, "advanced": [card] if card and not card.startswith("mage") else []} | more


# -- the explore cards -------------------------------------------------------------------------------


def omens(scene: type[Scene], card: str, *deck: str, **more: object) -> Scene:
    """Tarha plays an explore card with one success."""
    s = scene(
        heroes=[tarha(card), MOK], decks={"exploration": list(deck)},
        hero_dice=["success", MISS, MISS][: scene.box.actions[card].dice], **more,
    )  # fmt: skip
    return s.answer(card)


@pytest.mark.parametrize("card", ["mage-read-the-omens", "geomancer-open-the-way"])
def test_the_card_that_was_drawn_is_seen_and_may_be_resolved(scene: type[Scene], card: str) -> None:
    s = omens(scene, card, "game-trail", "keen-oil")
    assert (s.prompt.kind, s.prompt.data["card"]) == ("resolve-or-discard", "game-trail")
    s.answer("resolve")
    assert s.through().changed(card, "game-trail") == {"roadside-inn.progress": 1 + 2}
    assert s.where("game-trail") == "discard:exploration"
    s.settled()


@pytest.mark.parametrize("card", ["mage-read-the-omens", "geomancer-open-the-way"])
@pytest.mark.parametrize("drawn", ["ambush", "keen-oil"])
def test_the_card_that_was_drawn_may_be_discarded_for_progress_even_an_item(
    scene: type[Scene], card: str, drawn: str
) -> None:
    s = omens(scene, card, drawn, "lucky-coin").answer("discard")
    assert s.through().changed(card) == {
        "roadside-inn.progress": 1 + 1, f"{drawn}.zone": "discard:exploration", f"{drawn}.faceup": True,
    }  # fmt: skip


@pytest.mark.parametrize("card", ["mage-read-the-omens", "geomancer-open-the-way"])
def test_an_item_that_was_drawn_may_be_claimed(scene: type[Scene], card: str) -> None:
    s = omens(scene, card, "keen-oil").answer("resolve")
    assert s.hero(TARHA)["items"] == ["keen-oil"]


@pytest.mark.rule("HT-702")
@pytest.mark.parametrize("card", ["mage-read-the-omens", "runemaster-scribe-the-wards", "geomancer-open-the-way"])
def test_a_mages_explore_without_any_card_to_draw_just_explores(scene: type[Scene], card: str) -> None:
    s = omens(scene, card)
    assert s.through().changed(card) == {"roadside-inn.progress": 1}


def test_scribe_the_wards_settles_the_first_card_before_the_second_is_decided(scene: type[Scene]) -> None:
    s = omens(scene, "runemaster-scribe-the-wards", "ambush", "game-trail", "keen-oil")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("resolve-card", ("ambush", "game-trail"), 1)
    s.answer("game-trail")
    assert (s.prompt.kind, s.prompt.data["card"]) == ("resolve-or-discard", "game-trail")
    s.answer("resolve")
    assert s.all()["location"]["progress"] == 1 + 2
    assert (s.prompt.kind, s.prompt.data["card"]) == ("resolve-or-discard", "ambush")
    s.answer("discard")
    assert s.through().changed("runemaster", "game-trail", "ambush") == {"roadside-inn.progress": 1 + 2 + 1}
    assert s.where("ambush") == "discard:exploration"
    s.settled()


@pytest.mark.parametrize(
    ("decisions", "progress", "items"),
    [
        (["resolve", "resolve"], 1, ["keen-oil", "lucky-coin"]),
        (["discard", "resolve"], 2, ["lucky-coin"]),
        (["discard", "discard"], 3, []),
    ],
)
def test_scribe_the_wards_decides_on_each_card_by_itself(
    scene: type[Scene], decisions: list[str], progress: int, items: list[str]
) -> None:
    s = omens(scene, "runemaster-scribe-the-wards", "keen-oil", "lucky-coin", "ambush")
    s.answer("keen-oil", *decisions)
    assert s.all()["location"]["progress"] == progress
    assert s.hero(TARHA)["items"] == items
    assert s.t.zone("deck:exploration") == ["ambush"]


def test_open_the_way_wounds_every_enemy_in_the_shadows_of_an_explored_place(scene: type[Scene]) -> None:
    s = omens(
        scene, "geomancer-open-the-way", "ambush", location={"id": "roadside-inn", "progress": 4},
        shadows=["ogres-master", hidden("ogres-minion"), "cave-spiders-minion"],
    )  # fmt: skip
    s.mark().answer("discard")  # the sixth progress
    assert s.through().changed("ambush") == {
        "roadside-inn.progress": 6,
        "ogres-master.wound": 1,
        "ogres-minion-1.wound": 1,
        "ogres-minion-1.faceup": True,
        "cave-spiders-minion-1.zone": "discard:enemy",
    }


@pytest.mark.rule("R-12")
def test_open_the_way_wounds_nobody_while_the_place_is_not_explored(scene: type[Scene]) -> None:
    s = omens(
        scene, "geomancer-open-the-way", "false-trail", location={"id": "roadside-inn", "progress": 5},
        shadows=["ogres-master"],
    )  # fmt: skip
    s.answer("resolve")  # 6 progress, less 2
    assert s.through().changed("geomancer", "false-trail") == {"roadside-inn.progress": 4}


def test_open_the_way_wounds_nobody_who_is_engaged(scene: type[Scene]) -> None:
    s = scene(
        heroes=[tarha("geomancer-open-the-way"), {"id": MOK, "engaged": ["ogres-minion"]}],
        location={"id": "roadside-inn", "progress": 6}, decks={"exploration": []}, hero_dice=[MISS, MISS, MISS],
    )  # fmt: skip
    s.answer("geomancer-open-the-way")
    assert s.through().changed("geomancer") == {}


# -- the rest cards ----------------------------------------------------------------------------------


def thinking(scene: type[Scene], **mage: object) -> Scene:
    """Tarha, with 5 wounds, plays Gather Thought."""
    ready = [e for e in mage.get("engaged", []) if isinstance(e, str)]  # type: ignore[attr-defined]
    s = scene(heroes=[tarha(wounds=5, **mage), MOK], hero_dice=["success"], enemy_dice=["blank"] * len(ready))
    return s.answer("mage-gather-thought")


def test_gather_thought_rests_with_a_success_more_and_focuses(scene: type[Scene]) -> None:
    s = thinking(scene)
    assert s.through().changed() == {f"{TARHA}.wound": 5 - 2, "focused-1.zone": f"conditions:{TARHA}"}
    s.settled()


def test_gather_thought_may_send_an_enemy_off_instead(scene: type[Scene]) -> None:
    s = thinking(scene, engaged=["ogres-master", "bandits-minion"])
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("either", ("1", "2"), 1)
    s.answer("2", "ogres-master")
    assert s.through().changed(TARHA) == {"ogres-master.zone": "shadows"}


@pytest.mark.rule("HT-007")
def test_gather_thought_of_a_focused_mage_must_send_an_enemy_off(scene: type[Scene]) -> None:
    s = thinking(scene, engaged=["ogres-master"], conditions=["focused"]).answer(())  # keeps the focus in the roll
    assert s.through().changed(TARHA) == {"ogres-master.zone": "shadows"}
    assert s.hero(TARHA)["conditions"] == ["focused"]


@pytest.mark.rule("HT-007")
def test_gather_thought_of_a_focused_mage_with_nobody_at_hand_does_neither(scene: type[Scene]) -> None:
    s = thinking(scene, conditions=["focused"]).answer(())
    assert s.through().changed(TARHA) == {}
    assert s.prompt.chooser == MOK


@pytest.mark.parametrize(("card", "option"), [("mage-gather-thought", "2"), ("geomancer-bones-of-the-earth", "1")])
def test_a_mages_rest_sends_off_nobody_who_is_engaged_with_another_hero(
    scene: type[Scene], card: str, option: str
) -> None:
    s = scene(
        heroes=[tarha(card, engaged=["ogres-master"]), {"id": MOK, "engaged": ["ogres-minion"]}],
        hero_dice=[MISS], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer(card, option)
    assert s.through().changed() == {"ogres-master.zone": "shadows"}


def test_gather_thought_cannot_send_a_nemesis_off(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], nemesis={"place": TARHA}, hero_dice=[MISS], enemy_dice=["blank"])
    s.answer("mage-gather-thought")
    assert s.through().changed() == {"focused-1.zone": f"conditions:{TARHA}"}


def test_inscription_rests_focuses_and_claims(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha("runemaster-inscription", wounds=5), MOK], hero_dice=["success", "success"])
    s.answer("runemaster-inscription")
    assert s.through().changed() == {
        f"{TARHA}.wound": 3, f"{TARHA}.success": 1, "focused-1.zone": f"conditions:{TARHA}",
    }  # fmt: skip
    s.settled()


@pytest.mark.rule("HT-804", "HT-319")
def test_inscription_gives_no_second_focus_and_no_sixth_token(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha("runemaster-inscription", tokens=5, conditions=["focused"]), MOK], hero_dice=[MISS, MISS])
    s.answer("runemaster-inscription", "0", ())
    assert s.through().changed() == {}


def earth(scene: type[Scene], engaged: list[object], **more: object) -> Scene:
    """Tarha, with 5 wounds, plays Bones of the Earth."""
    s = scene(
        heroes=[tarha("geomancer-bones-of-the-earth", wounds=5, engaged=engaged), MOK],
        hero_dice=["success"], enemy_dice=["blank"] * (len(engaged) + (more.get("nemesis") is not None)), **more,
    )  # fmt: skip
    return s.answer("geomancer-bones-of-the-earth")


def test_bones_of_the_earth_rests_with_a_success_and_a_defense(scene: type[Scene]) -> None:
    s = earth(scene, [])
    assert s.through().changed() == {f"{TARHA}.wound": 5 - 2}
    assert results(s) == (2, 1)
    assert s.prompt.chooser == MOK  # neither option would change anything


def test_bones_of_the_earth_either_sends_up_to_two_enemies_off(scene: type[Scene]) -> None:
    s = earth(scene, ["ogres-master", "bandits-minion", "ogres-minion"])
    assert (s.prompt.kind, s.prompt.options) == ("either", ("1", "2"))
    s.answer("1", "ogres-master", "bandits-minion-1")
    assert s.through().changed(TARHA) == {"ogres-master.zone": "shadows", "bandits-minion-1.zone": "shadows"}


@pytest.mark.rule("HT-007")
def test_bones_of_the_earth_cannot_send_nobody_off(scene: type[Scene]) -> None:
    s = earth(scene, ["ogres-master", "bandits-minion"]).answer("1")
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 1)
    s.answer("ogres-master")
    assert s.prompt.least == 0
    assert s.answer(()).through().changed(TARHA) == {"ogres-master.zone": "shadows"}


def test_bones_of_the_earth_or_wounds_every_enemy_engaged_with_you(scene: type[Scene]) -> None:
    s = earth(scene, ["ogres-master", "cave-spiders-minion"], shadows=["bandits-master"]).answer("2")
    assert s.through().changed(TARHA) == {"ogres-master.wound": 1, "cave-spiders-minion-1.zone": "discard:enemy"}


@pytest.mark.rule("HT-007")
def test_bones_of_the_earth_with_only_a_nemesis_at_hand_must_wound_it(scene: type[Scene]) -> None:
    s = earth(scene, [], nemesis={"place": TARHA})
    assert s.through().changed(TARHA) == {"splig.wound": 1}


@pytest.mark.rule("HT-320")
@pytest.mark.parametrize("card", ["mage-gather-thought", "runemaster-inscription", "geomancer-bones-of-the-earth"])
def test_the_rest_cards_of_the_mage_ready_all_four_cards(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[tarha(card, exhausted=MAGE[:2]), KARI, MOK], hero_dice=[MISS] * scene.box.actions[card].dice)
    s.answer(card)
    assert s.hero(TARHA)["exhausted"] == []


def test_every_hero_of_the_archetype_plays_the_same_cards(scene: type[Scene]) -> None:
    s = scene(heroes=[ASTARRA, MOK], hero_dice=["success"])
    s.answer("mage-gather-thought")
    assert s.through().changed() == {"focused-1.zone": f"conditions:{ASTARRA}"}
