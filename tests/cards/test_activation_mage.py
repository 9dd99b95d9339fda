"""The mage's basic cards and those of the Runemaster and the Geomancer."""

from __future__ import annotations

import pytest

from tests.cards.pieces import HEALER, MAGE, MISS, hidden, tired
from tests.table import ASTARRA, KARI, MOK, Scene

TARHA = "widow-tarha"


def results(s: Scene) -> tuple[int, int]:
    """Successes and defenses of the first action."""
    note = s.notes("results")[0]
    return note["successes"], note["defenses"]


def tarha(card: str = "", **more: object) -> dict[str, object]:
    """Widow Tarha with a card of her class."""
    return {"id": TARHA, "advanced": [card] if card and not card.startswith("mage") else []} | more


# -- the attack cards --------------------------------------------------------------------------------


@pytest.mark.rule("HT-304", "HT-708")
@pytest.mark.parametrize("card", ["mage-arcane-dart", "runemaster-sundering-rune", "geomancer-rain-of-stone"])
def test_a_mages_attack_can_target_any_enemy_in_play(scene: type[Scene], card: str) -> None:
    s = scene(
        heroes=[tarha(card, engaged=["ogres-minion"]), {"id": MOK, "engaged": ["bandits-minion"]}],
        shadows=["bandits-master", hidden("ogres-master")],
    )
    s.answer(card)
    assert (s.prompt.kind, s.prompt.least) == ("target", 1)
    assert s.prompt.options == ("ogres-minion-1", "bandits-minion-1", "bandits-master", "ogres-master")


@pytest.mark.parametrize("second", ["ogres-minion-1", "bandits-master"])
def test_arcane_dart_may_buy_a_wound_for_the_target_again_or_any_other_enemy(scene: type[Scene], second: str) -> None:
    s = scene(
        heroes=[TARHA, {"id": MOK, "engaged": ["bandits-minion"]}], shadows=["ogres-minion", "bandits-master"],
        hero_dice=["success", MISS],
    )  # fmt: skip
    s.answer("mage-arcane-dart", "ogres-minion-1")
    assert (s.prompt.kind, s.prompt.least) == ("pay", 0)
    s.answer("yes")
    assert s.prompt.options == ("bandits-minion-1", "ogres-minion-1", "bandits-master")
    s.answer(second)
    hits = (
        {"ogres-minion-1.wound": 2} if second == "ogres-minion-1" else {"ogres-minion-1.wound": 1, f"{second}.wound": 1}
    )
    assert s.changed() == {"mage-arcane-dart.exhausted": True, f"{TARHA}.wound": 1} | hits
    s.settled()


def test_arcane_dart_need_not_buy_a_wound(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], shadows=["ogres-minion"], hero_dice=["success", MISS])
    s.answer("mage-arcane-dart", ())
    assert s.changed("mage-arcane-dart") == {"ogres-minion-1.wound": 1}


@pytest.mark.rule("R-09", "HT-303")
def test_arcane_dart_sells_no_wound_when_there_is_no_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], hero_dice=["success", "success"])
    s.answer("mage-arcane-dart")
    assert s.changed() == {"mage-arcane-dart.exhausted": True}


@pytest.mark.rule("R-08")
def test_arcane_dart_of_a_mage_who_falls_to_its_price_wounds_nobody(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha(wounds=18), MOK], shadows=["ogres-minion"], hero_dice=[MISS, MISS])
    s.answer("mage-arcane-dart", "yes")
    assert s.hero(TARHA)["defeated"] is True
    assert s.wounds("ogres-minion-1") == 0


def test_arcane_darts_second_wound_ignores_resilience_and_flips_a_facedown_enemy(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], shadows=[hidden("ogres-master")], hero_dice=[MISS, MISS])
    s.answer("mage-arcane-dart", "yes")
    assert s.changed("mage-arcane-dart", TARHA) == {"ogres-master.faceup": True, "ogres-master.wound": 1}


@pytest.mark.parametrize(("target", "wounds"), [("ogres-master", 3), ("splig", 3), ("ogres-minion-1", 3)])
def test_sundering_rune_rolls_three_dice_and_ignores_resilience(scene: type[Scene], target: str, wounds: int) -> None:
    s = scene(
        heroes=[tarha("runemaster-sundering-rune"), MOK], shadows=["ogres-master", hidden("ogres-minion")],
        nemesis={"place": "shadows"}, hero_dice=["success", "success+success", MISS],
    )  # fmt: skip
    s.answer("runemaster-sundering-rune", target)
    assert s.wounds(target) == wounds
    s.settled()


def test_an_attack_without_sundering_rune_does_not_ignore_resilience(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], nemesis={"place": "shadows"}, hero_dice=["success", "success+success"])
    s.answer("mage-arcane-dart", ())
    assert s.wounds("splig") == 3 - 2


def raining(scene: type[Scene]) -> Scene:
    """Two enemies with Tarha, one with Mok, three in the shadows; three successes fall."""
    s = scene(
        heroes=[
            tarha("geomancer-rain-of-stone", engaged=[tired("ogres-minion"), tired("bandits-minion")]),
            {"id": MOK, "engaged": ["goblin-archers-master"]},
        ],
        shadows=["bandits-master", hidden("ogres-master"), "goblin-archers-minion"],
        hero_dice=["success", "success", "success"],
    )  # fmt: skip
    return s.answer("geomancer-rain-of-stone")


def test_rain_of_stone_falls_on_up_to_three_in_the_shadows(scene: type[Scene]) -> None:
    s = raining(scene).answer("bandits-master")
    assert (s.prompt.options, s.prompt.least) == (("ogres-master", "goblin-archers-minion-1"), 0)
    s.answer("ogres-master", "goblin-archers-minion-1", "bandits-master", "ogres-master", "goblin-archers-minion-1")
    assert s.changed("geomancer-rain-of-stone") == {
        "bandits-master.wound": 1,
        "ogres-master.faceup": True,  # 1 success less 1 resilience
        "goblin-archers-minion-1.wound": 1,
    }


def test_rain_of_stone_falls_on_those_engaged_with_one_hero(scene: type[Scene]) -> None:
    s = raining(scene).answer("bandits-minion-1")
    assert s.prompt.options == ("ogres-minion-1",)
    s.answer("ogres-minion-1", "ogres-minion-1", "ogres-minion-1", "bandits-minion-1")
    assert s.changed("geomancer-rain-of-stone") == {"ogres-minion-1.wound": 2, "bandits-minion-1.wound": 1}


def test_rain_of_stone_on_a_lone_enemy_with_another_hero_has_no_second_target(scene: type[Scene]) -> None:
    s = raining(scene).answer("goblin-archers-master")
    assert s.changed("geomancer-rain-of-stone") == {"goblin-archers-master.zone": "discard:enemy"}
    assert s.notes("targets")[0]["targets"] == ["goblin-archers-master"]


def test_rain_of_stone_may_have_fewer_targets(scene: type[Scene]) -> None:
    s = raining(scene).answer("bandits-master", "goblin-archers-minion-1", ())
    assert s.prompt.kind == "divide"
    assert s.prompt.options == ("bandits-master", "goblin-archers-minion-1")


# -- the aid cards -----------------------------------------------------------------------------------

AIDS = {"mage-kindle-the-mind": 2, "runemaster-shared-sigil": 3, "geomancer-stone-ward": 2}


@pytest.mark.parametrize(("card", "dice"), AIDS.items())
def test_a_mages_aid_gives_tokens_and_lets_the_target_ready_a_card(scene: type[Scene], card: str, dice: int) -> None:
    focused = {"conditions": ["focused"]}
    s = scene(heroes=[tarha(card), {"id": MOK, "exhausted": HEALER[:2]} | focused], hero_dice=["success"] * dice)
    s.answer(card)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("ready-card", MOK, 0)
    s.answer("healer-walk-unafraid")
    assert s.changed() == {f"{card}.exhausted": True, f"{MOK}.success": dice, "healer-walk-unafraid.exhausted": False}
    s.settled()


@pytest.mark.rule("R-21")
@pytest.mark.parametrize("card", AIDS)
def test_a_lone_mage_aids_nobody_and_gets_nothing_from_it(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[tarha(card, tokens=1, engaged=[tired("ogres-minion")])], hero_dice=["success"] * AIDS[card])
    s.answer(card)
    assert s.changed() == {f"{card}.exhausted": True}


def kindling(scene: type[Scene], tokens: int, **mok: object) -> Scene:
    """Tarha plays Kindle the Mind on Mok and spends no token on the roll."""
    s = scene(heroes=[tarha(tokens=tokens), {"id": MOK} | mok], hero_dice=[MISS, MISS])
    return s.answer("mage-kindle-the-mind", *(["0"] if tokens else []))


def test_kindle_the_mind_may_buy_focus_for_the_target(scene: type[Scene]) -> None:
    s = kindling(scene, 1)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("pay", TARHA, 0)
    s.answer("yes")
    assert s.changed("mage-kindle-the-mind") == {f"{TARHA}.success": 0, "focused-1.zone": f"conditions:{MOK}"}


def test_kindle_the_mind_need_not_buy_focus(scene: type[Scene]) -> None:
    s = kindling(scene, 1).answer(())
    assert s.changed() == {"mage-kindle-the-mind.exhausted": True}


@pytest.mark.rule("R-09")
def test_kindle_the_mind_sells_no_focus_for_a_focused_target(scene: type[Scene]) -> None:
    s = kindling(scene, 1, conditions=["focused"])
    assert s.changed() == {"mage-kindle-the-mind.exhausted": True}
    assert s.prompt.chooser == MOK


@pytest.mark.rule("HT-008")
def test_kindle_the_mind_sells_nothing_to_a_mage_without_a_token(scene: type[Scene]) -> None:
    s = kindling(scene, 0)
    assert s.prompt.chooser == MOK
    assert s.hero(MOK)["conditions"] == []


def test_shared_sigil_focuses_the_target_without_a_price(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha("runemaster-shared-sigil"), MOK], hero_dice=[MISS, MISS, MISS])
    s.answer("runemaster-shared-sigil")
    assert s.changed("runemaster") == {"focused-1.zone": f"conditions:{MOK}"}
    s.settled()


def warding(scene: type[Scene], mok: list[object], **more: object) -> Scene:
    """Tarha plays Stone Ward on Mok with these enemies."""
    s = scene(
        heroes=[tarha("geomancer-stone-ward", engaged=[tired("bandits-master")]), {"id": MOK, "engaged": mok}],
        shadows=["bandits-minion"], hero_dice=[MISS, MISS], **more,
    )  # fmt: skip
    return s.answer("geomancer-stone-ward")


def test_stone_ward_may_exhaust_an_enemy_engaged_with_the_target(scene: type[Scene]) -> None:
    s = warding(scene, ["ogres-master", "ogres-minion"])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-enemy", TARHA, 0)
    assert s.prompt.options == ("ogres-master", "ogres-minion-1")
    s.answer("ogres-master")
    assert s.changed("geomancer") == {"ogres-master.exhausted": True}


def test_stone_ward_need_not_exhaust_anything(scene: type[Scene]) -> None:
    s = warding(scene, ["ogres-master"]).answer(())
    assert s.changed("geomancer") == {}


def test_stone_ward_exhausts_no_nemesis_and_nobody_who_is_exhausted(scene: type[Scene]) -> None:
    s = warding(scene, [tired("ogres-master")], nemesis={"place": MOK})
    assert s.changed("geomancer") == {}
    assert s.prompt.chooser == MOK


# -- the explore cards -------------------------------------------------------------------------------


def omens(scene: type[Scene], card: str, *deck: str, **more: object) -> Scene:
    """Tarha plays an explore card with one success."""
    s = scene(
        heroes=[tarha(card), MOK], decks={"exploration": list(deck)},
        hero_dice=["success", MISS, MISS][: scene.box.activation[card].dice], **more,
    )  # fmt: skip
    return s.answer(card)


@pytest.mark.parametrize("card", ["mage-read-the-omens", "geomancer-open-the-way"])
def test_the_card_that_was_drawn_is_seen_and_may_be_resolved(scene: type[Scene], card: str) -> None:
    s = omens(scene, card, "game-trail", "keen-oil")
    assert (s.prompt.kind, s.prompt.data["card"]) == ("resolve-or-discard", "game-trail")
    s.answer("resolve")
    assert s.changed(card, "game-trail") == {"roadside-inn.progress": 1 + 2}
    assert s.where("game-trail") == "discard:exploration"
    s.settled()


@pytest.mark.parametrize("card", ["mage-read-the-omens", "geomancer-open-the-way"])
@pytest.mark.parametrize("drawn", ["ambush", "keen-oil"])
def test_the_card_that_was_drawn_may_be_discarded_for_progress_even_an_item(
    scene: type[Scene], card: str, drawn: str
) -> None:
    s = omens(scene, card, drawn, "lucky-coin").answer("discard")
    assert s.changed(card) == {
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
    assert s.changed(card) == {"roadside-inn.progress": 1}


def test_scribe_the_wards_settles_the_first_card_before_the_second_is_decided(scene: type[Scene]) -> None:
    s = omens(scene, "runemaster-scribe-the-wards", "ambush", "game-trail", "keen-oil")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("resolve-card", ("ambush", "game-trail"), 1)
    s.answer("game-trail")
    assert (s.prompt.kind, s.prompt.data["card"]) == ("resolve-or-discard", "game-trail")
    s.answer("resolve")
    assert s.all()["location"]["progress"] == 1 + 2
    assert (s.prompt.kind, s.prompt.data["card"]) == ("resolve-or-discard", "ambush")
    s.answer("discard")
    assert s.changed("runemaster", "game-trail", "ambush") == {"roadside-inn.progress": 1 + 2 + 1}
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
    assert s.changed("ambush") == {
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
    assert s.changed("geomancer", "false-trail") == {"roadside-inn.progress": 4}


def test_open_the_way_wounds_nobody_who_is_engaged(scene: type[Scene]) -> None:
    s = scene(
        heroes=[tarha("geomancer-open-the-way"), {"id": MOK, "engaged": ["ogres-minion"]}],
        location={"id": "roadside-inn", "progress": 6}, decks={"exploration": []}, hero_dice=[MISS, MISS, MISS],
    )  # fmt: skip
    s.answer("geomancer-open-the-way")
    assert s.changed("geomancer") == {}


# -- the rest cards ----------------------------------------------------------------------------------


def thinking(scene: type[Scene], **mage: object) -> Scene:
    """Tarha, with 5 wounds, plays Gather Thought."""
    ready = [e for e in mage.get("engaged", []) if isinstance(e, str)]  # type: ignore[attr-defined]
    s = scene(heroes=[tarha(wounds=5, **mage), MOK], hero_dice=["success"], enemy_dice=["blank"] * len(ready))
    return s.answer("mage-gather-thought")


def test_gather_thought_rests_with_a_success_more_and_focuses(scene: type[Scene]) -> None:
    s = thinking(scene)
    assert s.changed() == {f"{TARHA}.wound": 5 - 2, "focused-1.zone": f"conditions:{TARHA}"}
    s.settled()


def test_gather_thought_may_send_an_enemy_off_instead(scene: type[Scene]) -> None:
    s = thinking(scene, engaged=["ogres-master", "bandits-minion"])
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("either", ("1", "2"), 1)
    s.answer("2", "ogres-master")
    assert s.changed(TARHA) == {"ogres-master.zone": "shadows"}


@pytest.mark.rule("HT-007")
def test_gather_thought_of_a_focused_mage_must_send_an_enemy_off(scene: type[Scene]) -> None:
    s = thinking(scene, engaged=["ogres-master"], conditions=["focused"]).answer(())  # keeps the focus in the roll
    assert s.changed(TARHA) == {"ogres-master.zone": "shadows"}
    assert s.hero(TARHA)["conditions"] == ["focused"]


@pytest.mark.rule("HT-007")
def test_gather_thought_of_a_focused_mage_with_nobody_at_hand_does_neither(scene: type[Scene]) -> None:
    s = thinking(scene, conditions=["focused"]).answer(())
    assert s.changed(TARHA) == {}
    assert s.prompt.chooser == MOK


def test_gather_thought_cannot_send_a_nemesis_off(scene: type[Scene]) -> None:
    s = scene(heroes=[TARHA, MOK], nemesis={"place": TARHA}, hero_dice=[MISS], enemy_dice=["blank"])
    s.answer("mage-gather-thought")
    assert s.changed() == {"focused-1.zone": f"conditions:{TARHA}"}


def test_inscription_rests_focuses_and_claims(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha("runemaster-inscription", wounds=5), MOK], hero_dice=["success", "success"])
    s.answer("runemaster-inscription")
    assert s.changed() == {
        f"{TARHA}.wound": 3, f"{TARHA}.success": 1, "focused-1.zone": f"conditions:{TARHA}",
    }  # fmt: skip
    s.settled()


@pytest.mark.rule("HT-804", "HT-319")
def test_inscription_gives_no_second_focus_and_no_sixth_token(scene: type[Scene]) -> None:
    s = scene(heroes=[tarha("runemaster-inscription", tokens=5, conditions=["focused"]), MOK], hero_dice=[MISS, MISS])
    s.answer("runemaster-inscription", "0", ())
    assert s.changed() == {}


def earth(scene: type[Scene], engaged: list[object], **more: object) -> Scene:
    """Tarha, with 5 wounds, plays Bones of the Earth."""
    s = scene(
        heroes=[tarha("geomancer-bones-of-the-earth", wounds=5, engaged=engaged), MOK],
        hero_dice=["success"], enemy_dice=["blank"] * (len(engaged) + (more.get("nemesis") is not None)), **more,
    )  # fmt: skip
    return s.answer("geomancer-bones-of-the-earth")


def test_bones_of_the_earth_rests_with_a_success_and_a_defense(scene: type[Scene]) -> None:
    s = earth(scene, [])
    assert s.changed() == {f"{TARHA}.wound": 5 - 2}
    assert results(s) == (2, 1)
    assert s.prompt.chooser == MOK  # neither option would change anything


def test_bones_of_the_earth_either_sends_up_to_two_enemies_off(scene: type[Scene]) -> None:
    s = earth(scene, ["ogres-master", "bandits-minion", "ogres-minion"])
    assert (s.prompt.kind, s.prompt.options) == ("either", ("1", "2"))
    s.answer("1", "ogres-master", "bandits-minion-1")
    assert s.changed(TARHA) == {"ogres-master.zone": "shadows", "bandits-minion-1.zone": "shadows"}


def test_bones_of_the_earth_or_wounds_every_enemy_engaged_with_you(scene: type[Scene]) -> None:
    s = earth(scene, ["ogres-master", "cave-spiders-minion"], shadows=["bandits-master"]).answer("2")
    assert s.changed(TARHA) == {"ogres-master.wound": 1, "cave-spiders-minion-1.zone": "discard:enemy"}


@pytest.mark.rule("HT-007")
def test_bones_of_the_earth_with_only_a_nemesis_at_hand_must_wound_it(scene: type[Scene]) -> None:
    s = earth(scene, [], nemesis={"place": TARHA})
    assert s.changed(TARHA) == {"splig.wound": 1}


@pytest.mark.rule("HT-320")
@pytest.mark.parametrize("card", ["mage-gather-thought", "runemaster-inscription", "geomancer-bones-of-the-earth"])
def test_the_rest_cards_of_the_mage_ready_all_four_cards(scene: type[Scene], card: str) -> None:
    s = scene(heroes=[tarha(card, exhausted=MAGE[:2]), KARI, MOK], hero_dice=[MISS] * scene.box.activation[card].dice)
    s.answer(card)
    assert s.hero(TARHA)["exhausted"] == []


def test_every_hero_of_the_archetype_plays_the_same_cards(scene: type[Scene]) -> None:
    s = scene(heroes=[ASTARRA, MOK], hero_dice=["success"])
    s.answer("mage-gather-thought")
    assert s.changed() == {"focused-1.zone": f"conditions:{ASTARRA}"}
