"""Part 0: golden rules, who decides, who is active."""

from __future__ import annotations

import pytest

from game.adventure import values, wounds
from tests.warhammer_quest.table import IRON, PRIEST, QUIET, REST, WAY, Scene, hero

JEZZAIL = "jezzail-teams-standard-1"


@pytest.mark.rule("WQ-001")
def test_a_card_wins_over_the_rules(scene: type[Scene]) -> None:
    s = scene(**QUIET | {"decks": {"enemy": [JEZZAIL]}}).does("spawn(1, you)")
    assert s.where(JEZZAIL) == "shadows", "its text forbids what a spawned enemy does by the rules"


@pytest.mark.rule("WQ-002")
def test_a_sheet_wins_over_a_card(scene: type[Scene]) -> None:
    """The card may be put on the bottom by the text of the action card; the sheet says that it cannot."""
    for quest, asked in (("the-poisoned-wells", False), ("waaagh", True)):
        s = scene(quest=quest, location={"id": "guild-vaults"}, decks={"dungeon": ["warpstone"]},
                  hero_dice=["defense"] * 2, enemy_dice=[]).answer("ironbreaker-into-the-dark")  # fmt: skip
        assert (s.prompt.kind == "dungeon-avoid") == asked


@pytest.mark.rule("WQ-003", "W-134")
def test_cannot_is_absolute(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(gear=["night-cloak"]), hero(WAY)])
    s.does("gain(you, sickened)").does("gain(you, sickened)", WAY)
    assert s.hero(IRON)["conditions"] == []
    assert s.hero(WAY)["conditions"] == ["sickened"]


@pytest.mark.rule("WQ-004", "W-105")
def test_what_says_may_is_optional_and_all_else_is_not(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(WAY, engaged=["orc-boys-standard", "orc-boys-elite"]), hero()], **QUIET)
    s.answer("waywatcher-watchful-spites")
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 0), "one may be exhausted"
    s.answer([])
    assert (s.prompt.kind, s.prompt.least) == ("choose-enemy", 1), "one retreats"


@pytest.mark.rule("WQ-005", "WQ-006")
def test_the_leader_is_asked_for_the_whole_party(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="location", leader=WAY, location={"id": "siege-tunnel"})
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == ("distribute", WAY, {IRON, WAY})


@pytest.mark.rule("WQ-006", "WQ-007", "WQ-018")
def test_what_is_of_the_party_is_asked_of_the_leader_also_while_another_hero_acts(scene: type[Scene]) -> None:
    led = {"leader": WAY, "turns": [IRON], "hero_dice": ["defense"] * 2}
    s = scene(heroes=[hero(engaged=["giant-bats-standard"]), hero(WAY)], enemy_dice=["threat"], **led, **QUIET)
    s.answer(REST[IRON])
    assert (s.prompt.kind, s.t.active, s.prompt.chooser) == ("distribute", IRON, WAY)
    s = scene(heroes=[hero(wounds=3), hero(WAY, wounds=3)], location={"id": "old-culvert"},
              decks={"dungeon": ["prisoners"]}, **led)  # fmt: skip
    s.answer("ironbreaker-into-the-dark", [])
    assert (s.prompt.kind, s.t.active, s.prompt.chooser) == ("choose-hero", IRON, WAY)


@pytest.mark.rule("WQ-007", "W-09", "W-112")
def test_a_tie_is_decided_by_the_party(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", leader=WAY, shadows=["goblin-warriors-standard"])
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == ("choose-hero", WAY, {IRON, WAY})
    s = scene(node="enemy_turn", leader=WAY, heroes=[hero(wounds=1), hero(WAY)], shadows=["goblin-warriors-standard"])
    assert s.where("goblin-warriors-standard-1") == f"engaged:{IRON}", "one has the most wounds, nothing is asked"


@pytest.mark.rule("WQ-008", "W-201")
def test_the_sheet_speaks_before_a_location(scene: type[Scene]) -> None:
    rich = {"ironbreaker-shield-wall": 2}
    s = scene(node="location", heroes=[hero(tokens=rich), hero(WAY)], decks={"location": []},
              location={"id": "bone-market", "progress": 7})  # fmt: skip
    assert s.all()["outcome"] == "victory", "nobody was asked for the market"


@pytest.mark.rule("WQ-009")
def test_of_enemies_the_higher_rank_speaks_first(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", location={"id": "old-culvert"}, from_pool=["odious-grump"], shadows=["odious-grump"],
              heroes=[hero(engaged=["ghouls-standard"]), hero(WAY)], hero_dice=["defense"] * 2,
              enemy_dice=["threat"])  # fmt: skip
    s.answer("ironbreaker-stubborn-resolve")
    told = [note["source"] for note in s.notes("resolves")]
    assert told == ["the-red-fist", "odious-grump"]


@pytest.mark.rule("WQ-010", "W-11")
def test_the_active_hero_orders_all_other_effects(scene: type[Scene]) -> None:
    party = [hero(wounds=2, conditions=["bleeding"], gear=["prayer-beads"]), hero(WAY)]
    s = scene(leader=WAY, turns=[IRON], heroes=party,
              hero_dice=["defense"] * 2, **QUIET).answer("ironbreaker-stubborn-resolve")  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("order", IRON)
    s.answer("prayer-beads")
    assert s.wounds(IRON) == 2, "recovered first, then bled"


@pytest.mark.rule("WQ-011", "W-216", "W-217")
def test_rules_of_a_sheet_resolve_in_printed_order(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark", node="location", location={"id": "old-culvert", "progress": 5},
              heroes=[hero(gear=[{"card": "war-horn", "depleted": True}]), hero(WAY)]).answer("yes")  # fmt: skip
    assert (s.prompt.kind, s.prompt.chooser) == ("camp", IRON)
    assert not s.t.faceup("war-horn"), "gear is turned up by the next rule only"
    s.answer("arena", "arena", "arena", "arena")
    assert s.t.faceup("war-horn")


@pytest.mark.rule("WQ-012")
def test_nobody_is_active_in_the_location_phase(scene: type[Scene]) -> None:
    s = scene(node="location", location={"id": "old-culvert", "progress": 5})
    assert s.prompt.kind == "travel"
    assert s.all()["active"] == ""
    assert scene().all()["active"] == IRON


@pytest.mark.rule("WQ-013", "WQ-1105")
def test_the_leader_stands_in_for_an_active_hero_and_the_next_for_a_fallen_leader(scene: type[Scene]) -> None:
    party = [hero(defeated=True), hero(WAY), hero(PRIEST)]
    s = scene(node="location", heroes=party, leader=IRON, location={"id": "old-culvert", "progress": 5})
    assert s.t.leader == s.t.active == WAY
    assert s.prompt.chooser == WAY
    assert s.all()["leader"] == IRON, "who keeps the token"


@pytest.mark.rule("WQ-014")
def test_you_on_an_enemy_is_the_active_hero(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", leader=WAY, heroes=[hero(), hero(WAY, engaged=["ghouls-standard"])])
    assert s.hero(WAY)["conditions"] == ["sickened"]
    assert s.hero(IRON)["conditions"] == []


@pytest.mark.rule("WQ-015", "WQ-112")
def test_the_supply_has_no_end(scene: type[Scene]) -> None:
    s = scene().does("claim(you, 8)").does("claim(you, 8)", WAY)
    assert s.t.rules.tokens(s.t, IRON) == s.t.rules.tokens(s.t, WAY) == 8


@pytest.mark.rule("WQ-016")
def test_more_than_there_is_means_as_much_as_possible(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(wounds=2, tokens={"ironbreaker-shield-wall": 1}), hero(WAY)])
    s.does("recover(you, 5)").does("lose(you, 5)").does("progress(-3)")
    assert s.wounds(IRON) == s.t.rules.tokens(s.t, IRON) == values.progress_here(s.t) == 0


@pytest.mark.rule("WQ-017")
def test_of_two_outcomes_one_that_changes_nothing_cannot_be_chosen(scene: type[Scene]) -> None:
    s = scene(**QUIET).does("either(recover(you, 1), claim(leader, 8))")
    assert s.t.rules.tokens(s.t, IRON) == 8, "nobody was hurt"


@pytest.mark.rule("WQ-018", "W-17")
def test_what_is_distributed_is_allotted_one_by_one_where_there_is_room(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="location", location={"id": "siege-tunnel"}, heroes=[hero(wounds=25), hero(WAY)])
    s.answer(IRON)
    assert s.prompt is None or s.prompt.kind != "distribute", "the first can bear no more, so the last is not asked"
    assert (s.wounds(IRON), s.wounds(WAY)) == (26, 1)


@pytest.mark.rule("WQ-019", "W-21")
def test_all_heroes_resolve_it_from_the_leader_clockwise(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(), hero(WAY), hero(PRIEST)], leader=WAY, turns=[IRON], location={"id": "old-culvert"},
              decks={"dungeon": ["cave-in"]}, hero_dice=["defense"] * 2, enemy_dice=[])  # fmt: skip
    s.answer("ironbreaker-into-the-dark", [])
    choosers = []
    while s.prompt.kind == "either":
        choosers.append(s.prompt.data.get("hero", s.prompt.chooser))
        s.answer(s.prompt.options[-1])
    assert choosers == [WAY, PRIEST, IRON]


@pytest.mark.rule("WQ-020", "WQ-1001")
def test_what_is_claimed_goes_to_the_play_area(scene: type[Scene]) -> None:
    s = scene(location={"id": "old-culvert"}, decks={"dungeon": ["tin-saint"]}, hero_dice=["defense"] * 2)
    s.answer("ironbreaker-into-the-dark", [])
    assert s.hero(IRON)["items"] == ["tin-saint"]


@pytest.mark.rule("WQ-021")
def test_piles_are_open_and_decks_are_not(scene: type[Scene]) -> None:
    s = scene(discards={"enemy": ["ghouls-elite"], "gear": ["oak-staff"]}, pool=["legendary-fortune-1"])
    assert all(s.t.faceup(piece) for piece in ("ghouls-elite", "oak-staff", "legendary-fortune-1"))
    decks = [piece for pile in s.all()["decks"].values() for piece in pile]
    assert not any(s.t.faceup(piece) for piece in decks)


@pytest.mark.rule("WQ-022", "WQ-706", "W-20")
def test_nothing_tells_a_facedown_nemesis_from_other_facedown_enemies(scene: type[Scene]) -> None:
    hidden = [{"card": "odious-grump", "facedown": True}, {"card": "ghouls-elite", "facedown": True}]
    s = scene(quest="waaagh", from_pool=["odious-grump"], shadows=hidden, location={"id": "old-culvert"})
    for marks in ("exhaust(enemy(shadows, nonnemesis))", "remove(enemy(shadows, facedown))"):
        assert s.t.box.vocabulary.effect(marks).would
    assert all(values.nonnemesis(s.t, piece) for piece in s.t.shadows())
    assert not any(values.has_trait(s.t, piece, "Greenskin") for piece in s.t.shadows())
    wounds.discard_enemy(s.t, "odious-grump")
    assert s.where("odious-grump") == "discard:enemy"


@pytest.mark.rule("WQ-023")
def test_the_grim_rule_is_off_unless_it_is_chosen(scene: type[Scene]) -> None:
    assert not scene().t.grim
    assert scene(grim=True).t.grim
