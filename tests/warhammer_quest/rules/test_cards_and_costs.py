"""Part 3: lines of cards, costs, exhausted and depleted cards, expended decks."""

from __future__ import annotations

import pytest

from game.adventure.spawn import refill
from game.adventure.table import ENEMY_DECK, EXPLORATION_DECK, LOCATION_DECK
from tests.warhammer_quest.table import IRON, PRIEST, QUIET, REST, WAY, WIZARD, Scene, hero

WALL = "ironbreaker-shield-wall"


@pytest.mark.rule("WQ-301", "W-01")
def test_lines_resolve_from_top_to_bottom(scene: type[Scene]) -> None:
    """The enemy engaged by the first line gives its die in the second."""
    s = scene(**QUIET, shadows=["orc-boys-standard"], hero_dice=["defense"] * 2, enemy_dice=["blank"])
    s.answer("ironbreaker-inexorable-advance")
    assert s.prompt.kind == "engage"
    s.answer("orc-boys-standard-1")
    assert s.notes("roll")[0]["dice"][-1]["cause"] == "orc-boys-standard-1"
    s.settled()


@pytest.mark.rule("WQ-302", "W-05")
def test_a_line_that_cannot_be_done_is_passed_over(scene: type[Scene]) -> None:
    s = scene(**QUIET, hero_dice=["defense"] * 2).answer(REST[IRON])
    assert s.prompt.kind == "action-card", "no enemy could be exhausted"


@pytest.mark.rule("WQ-303", "WQ-512")
def test_a_token_as_a_cost_comes_from_any_card(scene: type[Scene]) -> None:
    tokens = {WALL: 1, "ironbreaker-into-the-dark": 1}
    s = scene(**QUIET, heroes=[hero(gear=["boarding-axe"], tokens=tokens, engaged=["orc-boys-standard"]), hero(WAY)],
              hero_dice=["defense"] * 3, enemy_dice=["blank"])  # fmt: skip
    s.answer("ironbreaker-inexorable-advance", "boarding-axe")
    assert (s.prompt.kind, set(s.prompt.options)) == ("discard-token", set(tokens))
    s.answer(WALL)
    assert (s.tokens(WALL), s.tokens("ironbreaker-into-the-dark")) == (0, 1)
    s.settled()


@pytest.mark.rule("WQ-304")
def test_a_cost_is_paid_in_full_or_not_at_all_and_may_be_declined(scene: type[Scene]) -> None:
    poor = scene(**QUIET, heroes=[hero(gear=["boarding-axe"], engaged=["orc-boys-standard"]), hero(WAY)],
                 hero_dice=["defense"] * 2, enemy_dice=["blank"])  # fmt: skip
    assert poor.answer("ironbreaker-inexorable-advance").prompt.kind == "action-card", "the axe was not offered"
    axe = [hero(gear=["boarding-axe"], tokens={WALL: 1}, engaged=["orc-boys-standard"]), hero(WAY)]
    rich = scene(**QUIET, heroes=axe, hero_dice=["defense"] * 2, enemy_dice=["blank"])
    rich.answer("ironbreaker-inexorable-advance", [])
    assert rich.tokens(WALL) == 1


@pytest.mark.rule("WQ-305", "WQ-403")
def test_only_tokens_on_the_chosen_card_are_spent_and_then_are_gone(scene: type[Scene]) -> None:
    tokens = {"ironbreaker-stubborn-resolve": 2, WALL: 1}
    s = scene(**QUIET, heroes=[hero(tokens=tokens, wounds=5), hero(WAY)], hero_dice=["defense"] * 2)
    s.answer(REST[IRON])
    assert (s.prompt.kind, s.prompt.options) == ("spend", ("0", "1", "2"))
    s.answer("2")
    assert s.wounds(IRON) == 3
    assert (s.tokens("ironbreaker-stubborn-resolve"), s.tokens(WALL)) == (0, 1)


@pytest.mark.rule("WQ-306")
def test_an_effect_without_cost_holds_as_long_as_the_card_is_faceup(scene: type[Scene]) -> None:
    for depleted, successes in ((False, 1), (True, 0)):
        axe = {"card": "rune-axe", "exhausted": not depleted, "depleted": depleted}
        s = scene(**QUIET, heroes=[hero(gear=[axe], engaged=["orc-boys-standard"]), hero(WAY)],
                  hero_dice=["defense"] * 2, enemy_dice=["blank"])  # fmt: skip
        s.answer("ironbreaker-inexorable-advance")
        assert s.wounds("orc-boys-standard-1") == successes


@pytest.mark.rule("WQ-307")
def test_a_cost_that_is_no_exhaust_may_be_paid_at_each_occasion_once(scene: type[Scene]) -> None:
    party = [hero(gear=["boarding-axe"], tokens={WALL: 2}, engaged=["rat-beasts-elite"]), hero(WAY)]
    s = scene(**QUIET, heroes=party, turns=[IRON, IRON], hero_dice=["defense"] * 6, enemy_dice=["blank"] * 2)
    s.answer("ironbreaker-inexorable-advance", "boarding-axe")
    assert s.prompt.kind == "action-card", "once for the occasion"
    assert s.tokens(WALL) == 1


@pytest.mark.rule("WQ-308", "WQ-310", "WQ-311")
def test_exhausted_gear_cannot_be_used_until_the_next_hero_phase(scene: type[Scene]) -> None:
    lamp = {"card": "prayer-beads", "exhausted": True}
    s = scene(**QUIET, heroes=[hero(gear=[lamp], wounds=3), hero(WAY)], turns=[IRON],
              hero_dice=["defense"], enemy_dice=[])  # fmt: skip
    s.answer(WALL)
    while s.prompt.kind != "action-card":
        s.answer([] if not s.prompt.least else s.prompt.options[0])
    assert s.wounds(IRON) == 3, "the beads were not used, and the prepare icon did not ready them"
    assert s.hero(IRON)["gear"] == [{"card": "prayer-beads", "exhausted": False, "depleted": False}]


@pytest.mark.rule("WQ-309", "WQ-908", "W-139")
def test_depleted_gear_lies_facedown_says_nothing_and_fills_its_place(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(gear=["war-horn"]), hero(WAY)], node="hero_phase")
    assert (s.prompt.kind, s.prompt.options) == ("use", ("war-horn",))
    s.answer("war-horn")
    s.answer(WALL, "waywatcher-deadly-shot")
    assert not s.t.faceup("war-horn")
    assert s.t.rules.tokens(s.t, WAY) == 1
    spent = scene(**QUIET, heroes=[hero(gear=[{"card": "war-horn", "depleted": True}]), hero(WAY)], node="hero_phase")
    assert spent.prompt.kind == "action-card"
    assert len(spent.t.zone("gear:ironbreaker")) == 1


@pytest.mark.rule("WQ-312")
def test_the_card_in_use_may_be_readied(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(PRIEST), hero(WAY, exhausted=[REST[WAY]])], leader=WAY, hero_dice=["defense"] * 2)
    s = scene(**QUIET, heroes=[hero(gear=["bandolier"]), hero(WAY)], hero_dice=["defense"] * 2).answer(REST[IRON])
    s.answer("bandolier")
    assert s.hero(IRON)["exhausted"] == []


@pytest.mark.rule("WQ-313", "WQ-1107", "W-108")
def test_wounds_of_a_cost_cannot_be_prevented_and_pay_it_even_if_they_defeat(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(WIZARD, wounds=23, items=["tin-saint"]), hero()], shadows=["ghouls-elite"],
              hero_dice=["defense"] * 2)  # fmt: skip
    s.answer("wizard-sheet-of-flame")
    assert s.prompt.kind == "pay"
    s.answer("yes")
    assert not s.t.standing(WIZARD), "the saint was not asked"
    assert s.hero(WIZARD)["items"] == ["tin-saint"]
    assert s.wounds("ghouls-elite") == 1, "the action went on, with the success that was paid for"


@pytest.mark.rule("WQ-314")
def test_nothing_is_paid_for_what_would_change_nothing(scene: type[Scene]) -> None:
    s = scene(node="location", location={"id": "beggars-warren"}, decks={"location": []},
              heroes=[hero(tokens={WALL: 1}), hero(WAY, tokens={REST[WAY]: 1}, wounds=1)])  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("pay", WAY), "only who is hurt is asked"


@pytest.mark.rule("WQ-315")
def test_the_enemy_deck_is_made_anew_of_its_discard_pile_when_a_card_is_needed(scene: type[Scene]) -> None:
    s = scene(decks={"enemy": []}, discards={"enemy": ["ghouls-elite", "orc-boys-elite"]})
    assert s.t.zone(ENEMY_DECK) == [], "not before"
    s.does("spawn(1, you)")
    assert len(s.t.engaged(IRON)) == len(s.t.zone(ENEMY_DECK)) == 1
    s.does("spawn(3, shadows)")
    assert len(s.t.enemies()) == 2, "if both are empty nothing comes"


@pytest.mark.rule("WQ-316")
def test_the_dungeon_deck_is_never_made_anew(scene: type[Scene]) -> None:
    s = scene(location={"id": "old-culvert"}, decks={"dungeon": []}, discards={"dungeon": ["short-cut"]})
    assert not refill(s.t, EXPLORATION_DECK)
    s.does("draw(1)")
    assert s.all()["location"]["progress"] == 0
    assert s.t.zone(EXPLORATION_DECK) == []


@pytest.mark.rule("WQ-317")
def test_with_an_empty_gear_deck_gear_comes_from_the_discard_pile_and_the_smith_is_closed(scene: type[Scene]) -> None:
    s = scene(location={"id": "old-culvert"}, decks={"dungeon": ["sealed-chest"], "gear": []},
              discards={"gear": ["oak-staff"]}, hero_dice=["defense"] * 2, enemy_dice=[])  # fmt: skip
    s.answer("ironbreaker-into-the-dark")
    assert (s.prompt.kind, s.prompt.options) == ("treasure", ("oak-staff",))
    town = scene(quest="the-poisoned-wells", node="town", outcome="victory", decks={"gear": []},
                 discards={"gear": ["oak-staff"]})  # fmt: skip
    assert not any(option.endswith("blacksmith") for option in town.prompt.options)


@pytest.mark.rule("WQ-318", "WQ-602")
def test_without_a_location_card_nobody_travels(scene: type[Scene]) -> None:
    for left, asked in ((["sewer-system"], "travel"), ([], "action-card")):
        s = scene(quest="the-poisoned-wells", node="location", decks={"location": left},
                  location={"id": "guild-vaults", "progress": 7}, turns=[])  # fmt: skip
        assert s.prompt.kind == asked
        assert not refill(s.t, LOCATION_DECK) or left


@pytest.mark.rule("WQ-319", "WQ-603")
def test_what_is_discarded_goes_to_its_own_pile_and_tokens_to_the_supply(scene: type[Scene]) -> None:
    s = scene(node="location", location={"id": "old-culvert", "progress": 5}, shadows=["ghouls-elite"]).answer("yes")
    told = s.all()["discards"]
    assert (told["location"][0], told["enemy"]) == ("old-culvert", ["ghouls-elite"])
    assert s.t.tokens("old-culvert", "progress") == 0
