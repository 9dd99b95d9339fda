"""Part 9 and 10: gear, legendary gear, dungeon cards, conditions."""

from __future__ import annotations

from typing import Any

import pytest

from game.kit.prompts import pair
from game.warhammer_quest import gear
from tests.warhammer_quest.table import IRON, PRIEST, QUIET, REST, WAY, WIZARD, Scene, hero

DARK, WALL = "ironbreaker-into-the-dark", "ironbreaker-shield-wall"


def found(scene: type[Scene], deck: list[str], **more: Any) -> Scene:
    """The Ironbreaker draws a sealed chest with one treasure icon; the gear deck is given."""
    own = {key: more.pop(key) for key in ("gear", "capacity", "wounds") if key in more}
    given = {"quest": "the-poisoned-wells", "location": {"id": "guild-vaults"}, "turns": [IRON, WAY]} | more
    decks = {"dungeon": ["sealed-chest"], "gear": deck} | given.pop("decks", {})
    s = scene(**given, heroes=[hero(**own), hero(WAY)], decks=decks, hero_dice=["defense"] * 2, enemy_dice=[])
    return s.answer(DARK)


@pytest.mark.rule("WQ-901")
def test_gear_has_one_trait(scene: type[Scene]) -> None:
    cards = scene().t.box.gear
    assert all(card.trait in ("weapon", "armour", "accessory") for card in cards.values() if not card.fortune)
    assert sum(not card.fortune for card in cards.values()) == 29 + 12


@pytest.mark.rule("WQ-902", "WQ-903")
def test_treasure_is_taken_at_the_draw_icon_by_icon(scene: type[Scene]) -> None:
    s = found(scene, ["oak-staff", "war-horn"], decks={"dungeon": ["guarded-hoard"], "enemy": ["ghouls-elite", "..."]},
              discards={"gear": ["luck-charm"]}, capacity=2)  # fmt: skip
    assert (s.prompt.kind, s.prompt.options) == ("treasure", ("deck", "luck-charm"))
    assert s.t.engaged(IRON) == [], "before the card resolves"
    s.answer("luck-charm", "equip")
    assert s.prompt.kind == "treasure", "each icon has a choice of its own"
    s.answer([])
    assert s.hero(IRON)["gear"][0]["card"] == "luck-charm"
    assert s.all()["decks"]["gear"] == ["oak-staff", "war-horn"], "declined"


@pytest.mark.rule("WQ-903", "W-102")
def test_a_card_that_is_put_down_leaves_its_treasure(scene: type[Scene]) -> None:
    s = found(scene, ["oak-staff"])
    s.answer("deck", "equip")
    assert s.prompt.kind == "dungeon-avoid"
    assert s.hero(IRON)["gear"][0]["card"] == "oak-staff"
    s.answer("avoid")
    assert "ironbreaker-shield-wall" not in s.prompt.options, "the card with the icon cannot pay"
    s.answer(s.prompt.options[0])
    assert s.all()["decks"]["dungeon"] == ["sealed-chest"]
    assert s.t.rules.tokens(s.t, IRON) == 0, "not resolved"


@pytest.mark.rule("WQ-904")
def test_gear_is_equipped_at_once_or_discarded(scene: type[Scene]) -> None:
    s = found(scene, ["oak-staff"]).answer("deck")
    assert (s.prompt.kind, s.prompt.options, s.prompt.least) == ("equip", ("equip",), 0)
    assert s.answer([]).all()["discards"]["gear"] == ["oak-staff"]


@pytest.mark.rule("WQ-905", "WQ-908")
def test_own_gear_makes_room_and_goes_to_the_discard_pile(scene: type[Scene]) -> None:
    s = found(scene, ["oak-staff"], gear=[{"card": "war-horn", "exhausted": True}]).answer("deck")
    assert s.prompt.options == ("war-horn",), "capacity 1; exhausted cards fill it too"
    s.answer("war-horn")
    assert s.all()["discards"]["gear"] == ["war-horn"]
    assert [item["card"] for item in s.hero(IRON)["gear"]] == ["oak-staff"]


@pytest.mark.rule("WQ-906", "WQ-908", "WQ-309")
def test_depleted_gear_cannot_come_off(scene: type[Scene]) -> None:
    s = found(scene, ["oak-staff"], gear=[{"card": "war-horn", "depleted": True}]).answer("deck")
    assert s.all()["discards"]["gear"] == ["oak-staff"], "there is no room"


@pytest.mark.rule("WQ-907", "W-23")
def test_gear_that_a_hero_lives_by_cannot_come_off(scene: type[Scene]) -> None:
    for wounds, stuck in ((25, False), (26, True)):
        s = scene(heroes=[hero(gear=["coat-of-plates"], wounds=wounds), hero(WAY)])
        assert (gear.bound(s.t, IRON, "coat-of-plates") == ("refusal.lives-by-it", "WQ-907")) == stuck


@pytest.mark.rule("WQ-907")
def test_an_exchange_stops_where_the_hero_comes_to_live_by_the_rest(scene: type[Scene]) -> None:
    s = found(scene, ["tower-shield"], gear=["ancestor-plate", "night-cloak"], wounds=26).answer("deck")
    assert s.prompt.options == ("ancestor-plate",), "armour for armour first"
    s.answer("ancestor-plate")
    assert s.all()["discards"]["gear"] == ["tower-shield"]
    assert [item["card"] for item in s.hero(IRON)["gear"]] == ["night-cloak"]


@pytest.mark.rule("WQ-909", "WQ-910")
def test_two_weapons_one_armour_any_accessories_legendary_ones_included(scene: type[Scene]) -> None:
    s = found(scene, ["oak-staff"], gear=["rune-axe", "boar-spear"], capacity=3).answer("deck")
    assert set(s.prompt.options) == {"rune-axe", "boar-spear"}
    s = found(scene, ["tower-shield"], gear=["ancestor-plate"], capacity=3).answer("deck")
    assert s.prompt.options == ("ancestor-plate",)
    s = found(scene, ["luck-charm"], gear=["war-horn", "prayer-beads", "iron-signet"], capacity=4).answer("deck")
    assert s.prompt.options == ("equip",)
    s = found(scene, ["luck-charm"], gear=["rune-axe", "gate-wardens-oath"], capacity=1).answer("deck")
    assert s.prompt.options == ("equip",), "legendary gear fills no capacity"


@pytest.mark.rule("WQ-908", "WQ-1236")
def test_capacity_begins_at_1_and_ends_at_4(scene: type[Scene]) -> None:
    for capacity, opened in ((3, True), (4, False)):
        party = [hero(capacity=capacity), hero(WAY)]
        s = scene(quest="the-poisoned-wells", node="town", outcome="victory", heroes=party)
        assert (pair(IRON, "arena") in s.prompt.options) == opened
    s = scene(quest="the-poisoned-wells", node="town", outcome="victory").answer(pair(IRON, "arena"))
    assert s.hero(IRON)["capacity"] == 2


@pytest.mark.rule("WQ-911", "WQ-913")
def test_a_fortune_becomes_legendary_gear_and_returns_to_the_pool(scene: type[Scene]) -> None:
    s = found(scene, ["legendary-fortune-1"], from_pool=["legendary-fortune-1"]).answer("deck")
    assert s.prompt.kind == "legendary"
    s.answer("yes")
    assert s.all()["pool"] == ["legendary-fortune-1"]
    (worn,) = [item["card"] for item in s.hero(IRON)["gear"]]
    assert s.t.box.legendary[worn].hero == IRON
    assert len(s.t.zone("legendary:ironbreaker")) == 2
    legendary = scene(heroes=[hero(gear=["rune-axe"]), hero(WAY)])
    gear.unequip(legendary.t, IRON, "rune-axe")
    assert "rune-axe" in legendary.t.zone("legendary:ironbreaker"), "aside, where it can be drawn again"


@pytest.mark.rule("WQ-912")
def test_a_fortune_may_be_declined_and_must_be_with_all_three(scene: type[Scene]) -> None:
    s = found(scene, ["legendary-fortune-1"], from_pool=["legendary-fortune-1"]).answer("deck", [])
    assert s.all()["discards"]["gear"] == ["legendary-fortune-1"]
    owned = ["rune-axe", "ancestor-plate", "gate-wardens-oath"]
    s = found(scene, ["legendary-fortune-1"], from_pool=["legendary-fortune-1"], gear=owned).answer("deck")
    assert s.prompt.kind != "legendary"
    assert s.all()["discards"]["gear"] == ["legendary-fortune-1"]


@pytest.mark.rule("WQ-912")
def test_legendary_gear_without_room_is_put_back(scene: type[Scene]) -> None:
    """Both weapons are depleted and so is the armour: only the accessory can be put on."""
    stuck = [{"card": name, "depleted": True} for name in ("throwing-axes", "powder-pistol", "winged-helm")]
    s = found(scene, ["legendary-fortune-1"], from_pool=["legendary-fortune-1"], gear=[*stuck, "gate-wardens-oath"],
              capacity=3).answer("deck", "yes")  # fmt: skip
    assert len(s.hero(IRON)["gear"]) == 4
    assert len(s.t.zone("legendary:ironbreaker")) == 2
    assert s.all()["pool"] == ["legendary-fortune-1"]


@pytest.mark.rule("WQ-914")
def test_gear_of_the_fallen_stays_into_the_next_quest(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", node="quest_end", outcome="victory", turns=[],
              heroes=[hero(gear=["oak-staff"], defeated=True), hero(WAY)], leader=WAY).answer([], [], WAY)  # fmt: skip
    assert s.all()["quest"] == "the-long-chase"
    assert s.hero(IRON)["gear"] == [{"card": "oak-staff", "exhausted": False, "depleted": False}]


@pytest.mark.rule("WQ-915")
def test_gear_of_the_fallen_has_no_effect(scene: type[Scene]) -> None:
    party = [hero(gear=["gate-wardens-oath"], defeated=True), hero(WAY)]
    s = scene(heroes=party, leader=WAY).does("suffer(you, 2)", WAY)
    assert s.wounds(WAY) == 2, "nobody was asked"


@pytest.mark.rule("WQ-916", "W-16")
def test_gear_that_prevents_is_used_after_the_shields(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["tower-shield"], engaged=["cave-trolls-elite"]), hero(WAY)],
              hero_dice=["defense", "success"], enemy_dice=["counterattack"])  # fmt: skip
    s.answer("ironbreaker-inexorable-advance")
    assert (s.prompt.kind, s.prompt.data["amount"]) == ("use", 2)
    s.answer("tower-shield")
    assert s.wounds(IRON) == 0


@pytest.mark.rule("W-12")
def test_gear_may_be_used_in_the_activation_in_which_it_was_claimed(scene: type[Scene]) -> None:
    s = found(scene, ["prayer-beads"], wounds=3).answer("deck", "equip", [])
    if s.prompt.kind == "place-token":
        s.answer(WALL)
    assert (s.prompt.kind, s.prompt.options) == ("use", ("prayer-beads",))


# -- dungeon cards -----------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1001", "W-13")
def test_an_item_is_used_in_its_window_and_discarded(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(items=["healing-draught"], wounds=6), hero(WAY)])
    assert (s.prompt.kind, s.prompt.options) == ("use", ("healing-draught",))
    s.answer("healing-draught")
    assert s.wounds(IRON) == 2
    assert s.all()["discards"]["dungeon"] == ["healing-draught"]


@pytest.mark.rule("WQ-1002")
def test_an_event_resolves_for_who_drew_it_and_is_discarded(scene: type[Scene]) -> None:
    s = scene(location={"id": "old-culvert"}, leader=WAY, turns=[IRON, WAY], decks={"dungeon": ["swinging-blade"]},
              hero_dice=["defense"] * 2, enemy_dice=[]).answer(DARK, [])  # fmt: skip
    assert s.hero(IRON)["conditions"] == ["bleeding"]
    assert s.all()["discards"]["dungeon"] == ["swinging-blade"]


@pytest.mark.rule("W-133", "W-102", "WQ-314")
@pytest.mark.parametrize("card", [DARK, "wizard-beacon"])
def test_in_its_own_quest_nobody_is_asked_whether_the_warpstone_is_claimed(scene: type[Scene], card: str) -> None:
    """The sheet says that it cannot be put down or discarded (C2-2), so there is nothing to choose or to pay for."""
    drawer = "bright-wizard" if card == "wizard-beacon" else IRON
    trained = [card] if card == "wizard-beacon" else []
    s = scene(quest="the-poisoned-wells", heroes=[hero(drawer, trained=trained), hero(WAY)], turns=[drawer],
              location={"id": "guild-vaults"}, decks={"dungeon": ["warpstone", "ambush"]},
              hero_dice=["defense"] * 3, enemy_dice=[], stop_at="enemy_phase").answer(card)  # fmt: skip
    assert s.hero(drawer)["items"] == ["warpstone"]
    assert set(s.hero(drawer)["exhausted"]) <= {card}, "no other action paid for it"
    assert s.all()["decks"]["dungeon"] == ["ambush"]


@pytest.mark.rule("W-133", "W-102", "WQ-1003")
def test_in_a_later_quest_the_warpstone_is_put_down_like_any_card(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", from_pool=["warpstone"], turns=[IRON], location={"id": "guild-vaults"},
              decks={"dungeon": ["warpstone", "ambush"]}, hero_dice=["defense"] * 2, enemy_dice=[],
              stop_at="enemy_phase").answer(DARK, "avoid", "ironbreaker-stubborn-resolve")  # fmt: skip
    assert s.hero(IRON)["items"] == []
    assert s.all()["decks"]["dungeon"] == ["ambush", "warpstone"]


@pytest.mark.rule("WQ-1003", "W-133")
def test_the_warpstone_is_never_used_up(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", node="location", location={"id": "guild-vaults"},
              heroes=[hero(items=["warpstone"]), hero(WAY)], turns=[])  # fmt: skip
    assert s.hero(IRON)["items"] == ["warpstone"]
    assert s.hero(IRON)["conditions"] == ["sickened"], "there was no token to give"


@pytest.mark.rule("WQ-1004")
def test_of_the_cards_looked_at_one_is_drawn_and_the_rest_ordered(scene: type[Scene]) -> None:
    s = scene(location={"id": "old-culvert"}, heroes=[hero(trained=["ironbreaker-tunnel-lore"]), hero(WAY)],
              decks={"dungeon": ["ambush", "tin-saint", "false-turn"]}, hero_dice=["defense"] * 3)  # fmt: skip
    s.answer("ironbreaker-tunnel-lore")
    assert (s.prompt.kind, s.prompt.options) == ("dungeon-look", ("ambush", "tin-saint"))
    s.answer("tin-saint")
    assert s.all()["decks"]["dungeon"] == ["false-turn", "ambush"]
    assert s.hero(IRON)["items"] == ["tin-saint"]


# -- conditions --------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-1005")
def test_a_hero_has_at_most_one_of_each(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(conditions=["bleeding"]), hero(WAY)]).does("gain(you, bleeding); gain(you, sickened)")
    assert s.hero(IRON)["conditions"] == ["bleeding", "sickened"]


@pytest.mark.rule("WQ-1006", "W-14")
def test_a_text_that_discards_a_condition_means_a_harmful_one(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(conditions=["empowered", "sickened"]), hero(WAY, conditions=["empowered"])])
    s.does("shed(you, 1)").does("shed(you, 1)", WAY)
    assert s.hero(IRON)["conditions"] == s.hero(WAY)["conditions"] == ["empowered"]


@pytest.mark.rule("WQ-1007")
def test_bleeding_hurts_after_the_activation_and_stops_with_aid(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(conditions=["bleeding"]), hero(WAY)], hero_dice=["defense"] * 2).answer(REST[IRON])
    assert s.wounds(IRON) == 1
    s = scene(**QUIET, heroes=[hero(), hero(WAY, conditions=["bleeding"])], hero_dice=["defense"]).answer(WALL)
    assert s.hero(WAY)["conditions"] == [], "whatever the aid has rolled"
    s = scene(**QUIET, heroes=[hero(conditions=["bleeding"]), hero(WAY)], hero_dice=["defense"]).answer(WALL)
    assert s.hero(IRON)["conditions"] == ["bleeding"], "only with you as the target"


@pytest.mark.rule("WQ-1008")
def test_sickened_takes_a_success_and_goes_with_a_rest(scene: type[Scene]) -> None:
    party = [hero(conditions=["sickened"]), hero(WAY)]
    s = scene(location={"id": "flooded-cellar"}, decks={"dungeon": []}, heroes=party,
              hero_dice=["success+success", "success"]).answer(DARK)  # fmt: skip
    assert s.all()["location"]["progress"] == 2
    assert s.hero(IRON)["conditions"] == ["sickened"]


@pytest.mark.rule("WQ-1009", "W-02")
def test_empowered_keeps_the_card_ready_and_adds_a_success_and_a_shield(scene: type[Scene]) -> None:
    s = scene(**QUIET, hero_dice=["defense"] * 2, enemy_dice=["counterattack"],
              heroes=[hero(conditions=["empowered"], wounds=4, engaged=["cave-trolls-elite"]), hero(WAY)])  # fmt: skip
    s.answer(REST[IRON])
    assert (s.prompt.kind, s.prompt.options) == ("use", ("empowered-1",))
    s.answer("empowered-1")
    assert s.wounds(IRON) == 3, "one success; five shields against 3"
    assert s.hero(IRON)["conditions"] == []
    assert s.hero(IRON)["exhausted"] == []


@pytest.mark.rule("WQ-1009")
def test_empowered_may_be_kept(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(conditions=["empowered"]), hero(PRIEST), hero(WIZARD)], hero_dice=["defense"] * 2)
    s.answer(REST[IRON], [])
    assert s.hero(IRON)["conditions"] == ["empowered"]
    assert s.hero(IRON)["exhausted"] == [REST[IRON]]
