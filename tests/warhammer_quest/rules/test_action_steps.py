"""Part 4 and 5: an action step by step, the four actions, success tokens."""

from __future__ import annotations

import pytest

from tests.warhammer_quest.table import ALL, IRON, PRIEST, QUIET, REST, WAY, WIZARD, Scene, hero

ADVANCE, DARK, WALL = "ironbreaker-inexorable-advance", "ironbreaker-into-the-dark", "ironbreaker-shield-wall"
SHOT = "waywatcher-deadly-shot"
BOY, BOYS = "orc-boys-standard-1", "orc-boys-elite"


def fight(scene: type[Scene], *engaged: object, hero_dice: list[str], enemy_dice: list[str], **more: object) -> Scene:
    """The Ironbreaker attacks what is engaged with the hero."""
    heroes = more.pop("heroes", None) or [hero(engaged=list(engaged), **more), hero(WAY)]  # type: ignore[arg-type]
    s = scene(**QUIET, turns=[IRON, WAY], heroes=heroes, hero_dice=hero_dice, enemy_dice=enemy_dice)
    return s.answer(ADVANCE)


@pytest.mark.rule("WQ-401", "WQ-418")
def test_a_ready_card_is_chosen_and_exhausted(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(exhausted=[DARK]), hero(WAY)], hero_dice=["defense"] * 2)
    assert DARK not in s.prompt.options
    assert s.session.refusals[DARK][1] == "WQ-308"
    s.answer(REST[IRON])
    assert set(s.hero(IRON)["exhausted"]) == {DARK, REST[IRON]}
    assert s.prompt.chooser == WAY, "the turn is over"


@pytest.mark.rule("WQ-402", "WQ-501", "WQ-503")
def test_who_can_be_attacked(scene: type[Scene]) -> None:
    party = [hero(engaged=["orc-boys-standard"]), hero(WAY, engaged=["ghouls-standard"]), hero(WIZARD)]
    s = scene(**QUIET, heroes=party, turns=[IRON], shadows=["rat-swarms-elite"]).answer(ADVANCE, [])
    assert s.prompt.kind != "target" or set(s.prompt.options) == {BOY}
    s = scene(**QUIET, heroes=party, turns=[WIZARD], shadows=["rat-swarms-elite"]).answer("wizard-sheet-of-flame", [])
    assert set(s.prompt.options) == {BOY, "ghouls-standard-1", "rat-swarms-elite"}


@pytest.mark.rule("WQ-402", "WQ-508", "WQ-1104")
def test_who_can_be_aided(scene: type[Scene]) -> None:
    party = [hero(), hero(WAY, defeated=True), hero(PRIEST), hero(WIZARD)]
    s = scene(**QUIET, heroes=party, turns=[IRON]).answer(WALL)
    assert set(s.prompt.options) == {PRIEST, WIZARD}, "neither oneself nor the fallen"


@pytest.mark.rule("WQ-404", "WQ-411")
def test_dice_by_the_card_and_the_ready_enemies(scene: type[Scene]) -> None:
    s = fight(scene, BOY, {"card": BOYS, "exhausted": True}, hero_dice=["defense"] * 2, enemy_dice=["counterattack"])
    s.answer(BOY, [])
    s.settled()
    assert s.wounds(IRON) == 2 - 2, "one die, of the ready one, and two shields"
    s = fight(scene, BOY, {"card": BOYS, "exhausted": True}, hero_dice=["success"] * 2, enemy_dice=["counterattack"])
    s.answer(BOYS, [])
    assert [note["enemy"] for note in s.notes("counterattack")] == [BOY], "the exhausted one does not attack"


@pytest.mark.rule("WQ-405", "WQ-407")
def test_criticals_count_and_are_rolled_on(scene: type[Scene]) -> None:
    s = fight(scene, "cave-trolls-elite", hero_dice=["critical", "defense", "critical", "success+success"],
              enemy_dice=["blank"])  # fmt: skip
    assert s.wounds("cave-trolls-elite") == 4
    s.settled()


@pytest.mark.rule("WQ-406")
def test_any_die_may_be_rolled_again_but_no_critical(scene: type[Scene]) -> None:
    s = fight(scene, BOY, hero_dice=["critical", "defense", "success"], enemy_dice=["counterattack", "blank", "blank"],
              gear=["luck-charm"])  # fmt: skip
    s.answer("luck-charm")
    assert (s.prompt.kind, s.prompt.options) == ("reroll", ("h2", "e1")), "dice of enemies too"
    s.answer("e1")
    assert "e1" in s.prompt.options, "the same die again"
    s.answer("e1")
    assert s.wounds(BOY) == 2
    assert s.wounds(IRON) == 0


@pytest.mark.rule("WQ-407", "WQ-1008", "W-04", "W-02")
def test_sums_do_not_fall_below_0_after_all_is_added(scene: type[Scene]) -> None:
    for faces, recovered in ((["defense", "defense"], 0), (["success", "defense"], 0), (["success+success"] * 2, 3)):
        s = scene(**QUIET, heroes=[hero(WAY, wounds=9, conditions=["sickened"]), hero()], hero_dice=faces)
        s.answer(REST[WAY])
        assert s.wounds(WAY) == 9 - recovered
        assert s.hero(WAY)["conditions"] == [], "discarded after a rest"
    s = scene(**QUIET, heroes=[hero(conditions=["sickened"]), hero(WAY)], hero_dice=["success"]).answer(WALL)
    assert s.t.rules.tokens(s.t, WAY) == 0
    assert s.hero(IRON)["conditions"] == ["sickened"], "an aid sheds nothing"


@pytest.mark.rule("WQ-408", "WQ-716")
def test_successes_defeat_before_enemies_attack(scene: type[Scene]) -> None:
    s = fight(scene, "goblin-warriors-standard", hero_dice=["success+success", "defense"], enemy_dice=["blank"])
    assert s.where("goblin-warriors-standard-1") == "discard:enemy"
    assert s.wounds("goblin-warriors-standard-1") == 0


@pytest.mark.rule("WQ-409", "WQ-416", "W-15")
def test_attack_icons_make_enemies_attack_once_each_and_shields_are_subtracted(scene: type[Scene]) -> None:
    s = fight(scene, BOY, BOYS, hero_dice=["defense", "success+defense"], enemy_dice=["counterattack"] * 2)
    s.answer(BOY, [])
    assert s.wounds(IRON) == 2 + 2 - 2
    s = fight(scene, "giant-bats-elite", hero_dice=["defense"] * 2, enemy_dice=["counterattack"])
    assert s.wounds(IRON) == 0, "shields above are not kept"
    s.does("suffer(you, 1)")
    assert s.wounds(IRON) == 1


@pytest.mark.rule("WQ-410", "WQ-705")
def test_the_highest_attack_then_the_higher_rank_attacks(scene: type[Scene]) -> None:
    def strikes(*engaged: str) -> list[str]:
        faces = ["blank"] * (len(engaged) - 1)
        s = fight(scene, *engaged, hero_dice=["defense"] * 2, enemy_dice=["counterattack", *faces])
        s.answer(s.prompt.options[0], [])
        return [note["enemy"] for note in s.notes("counterattack")]

    assert strikes("giant-bats-elite", BOY) == [BOY], "attack 2 before 1"
    assert strikes("ghouls-elite", BOY) == [BOY], "tier II before tier I"
    assert strikes(BOY, BOYS) == [BOYS], "the one with more health"


@pytest.mark.rule("WQ-410")
def test_a_tie_of_attackers_is_the_active_heros(scene: type[Scene]) -> None:
    """Knives of tier II and a plague ratman alike in attack and tier differ in health; two of the same value tie."""
    engaged = ["orc-boys-elite", "goblin-knifers-elite"]  # 2 attack, tier II, 4 health each
    s = fight(scene, *engaged, hero_dice=["defense"] * 2, enemy_dice=["counterattack", "blank"])
    s.answer("orc-boys-elite", [])
    assert (s.prompt.kind, s.prompt.chooser, set(s.prompt.options)) == ("counterattack", IRON, set(engaged))


@pytest.mark.rule("WQ-412")
def test_an_enemy_that_falls_still_attacks(scene: type[Scene]) -> None:
    s = fight(scene, "ghouls-standard", hero_dice=["success", "success"], enemy_dice=["counterattack"])
    assert s.where("ghouls-standard-1") == "discard:enemy"
    assert s.wounds(IRON) == 2


@pytest.mark.rule("WQ-413", "WQ-718")
@pytest.mark.parametrize("place", ["lair", "shadows", WAY])
def test_the_nemesis_effect_resolves_once_wherever_it_lies_also_exhausted(scene: type[Scene], place: str) -> None:
    party = [hero(engaged=["giant-bats-elite", "giant-bats-standard"]), hero(WAY)]
    s = scene(**QUIET, heroes=party, nemesis={"place": place, "exhausted": place != "lair"},
              hero_dice=["defense"] * 2, enemy_dice=["threat", "threat"]).answer(REST[IRON])  # fmt: skip
    assert s.prompt.kind == "distribute"
    s.answer(IRON, IRON)
    assert s.prompt.kind != "distribute", "once"
    assert s.wounds(IRON) == 2


@pytest.mark.rule("WQ-414")
def test_a_nemesis_that_falls_still_has_its_effect(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", location={"id": "the-war-banner"}, decks={"location": [], "dungeon": []},
              from_pool=["odious-grump"],
              heroes=[hero(engaged=[{"card": "odious-grump", "wounds": 5}]), hero(WAY)],
              hero_dice=["success+success"] * 2, enemy_dice=["threat"]).answer(ADVANCE)  # fmt: skip
    assert s.where("odious-grump") == "struck"
    assert [note["source"] for note in s.notes("resolves")][-2:] == ["the-red-fist", "odious-grump"]
    assert s.prompt.kind == "distribute"


@pytest.mark.rule("WQ-415", "WQ-706")
def test_a_facedown_nemesis_is_silent(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", location={"id": "old-culvert"}, decks={"dungeon": []}, from_pool=["odious-grump"],
              shadows=[{"card": "odious-grump", "facedown": True}], hero_dice=["defense"] * 2, enemy_dice=["threat"],
              heroes=[hero(engaged=["ghouls-elite"]), hero(WAY)]).answer(REST[IRON])  # fmt: skip
    assert [note["source"] for note in s.notes("resolves")] == ["the-red-fist"]


@pytest.mark.rule("WQ-413", "WQ-707")
def test_a_nemesis_that_the_attack_turns_up_has_its_effect_in_the_same_action(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", location={"id": "old-culvert"}, decks={"dungeon": []}, from_pool=["odious-grump"],
              shadows=[{"card": "odious-grump", "facedown": True}], turns=[WAY, IRON],
              heroes=[hero(), hero(WAY, engaged=["ghouls-elite"])],
              hero_dice=["success+success"], enemy_dice=["threat"]).answer(SHOT, [], "odious-grump")  # fmt: skip
    assert [note["source"] for note in s.notes("resolves")][-2:] == ["the-red-fist", "odious-grump"]


@pytest.mark.rule("WQ-417")
def test_an_action_without_target_is_performed(scene: type[Scene]) -> None:
    s = scene(**QUIET, nemesis={"place": "lair"}, hero_dice=["success"] * 2, enemy_dice=[]).answer(ADVANCE)
    assert s.notes("results")[0]["successes"] == 2
    s.settled()
    assert s.prompt.chooser == WAY


@pytest.mark.rule("WQ-419", "WQ-105")
def test_the_prepare_icon_readies_all_four_and_stands_on_one_action_of_each_hero(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(exhausted=[ADVANCE, DARK]), hero(WAY)], hero_dice=["defense"]).answer(WALL)
    while s.prompt.kind != "action-card":
        s.answer([])
    assert s.hero(IRON)["exhausted"] == []
    for name in ALL:
        for advanced in (False, True):
            cards = [s.t.box.actions[card] for card in s.t.box.hero_actions(name, advanced)]
            assert [card.action for card in cards if card.prepare] == [s.t.box.heroes[name].prepare]


@pytest.mark.rule("WQ-421")
def test_texts_after_the_roll_see_what_those_before_have_left(scene: type[Scene]) -> None:
    """The condition takes its success away, the gear that was used before has added one."""
    s = fight(scene, BOY, hero_dice=["success", "defense", "defense"], enemy_dice=["blank"],
              gear=["tempered-hammer"], conditions=["sickened"])  # fmt: skip
    s.answer("tempered-hammer")
    assert s.notes("results")[0]["successes"] == 0


# -- the four actions --------------------------------------------------------------------------------


@pytest.mark.rule("WQ-502", "W-08")
def test_successes_are_divided_after_the_dice_and_resilience_counts_for_each_target(scene: type[Scene]) -> None:
    s = fight(scene, "plague-ratmen-standard", "plague-ratmen-elite", hero_dice=["success+success", "success"],
              enemy_dice=["blank", "blank"])  # fmt: skip
    s.answer("plague-ratmen-standard-1", "plague-ratmen-elite")
    assert s.prompt.kind == "divide"
    s.answer("plague-ratmen-elite", "plague-ratmen-elite", "plague-ratmen-standard-1")
    assert (s.wounds("plague-ratmen-elite"), s.wounds("plague-ratmen-standard-1")) == (1, 0)


@pytest.mark.rule("WQ-504")
def test_resilience_is_taken_off_attacks_only(scene: type[Scene]) -> None:
    s = fight(scene, "warlock-engineers-elite", hero_dice=["success+success", "defense"], enemy_dice=["blank"])
    assert s.wounds("warlock-engineers-elite") == 1
    s.does("suffer(enemy(any), 2)")
    assert s.wounds("warlock-engineers-elite") == 3


@pytest.mark.rule("WQ-505", "WQ-609")
def test_successes_of_an_explore_action_are_progress_up_to_the_value(scene: type[Scene]) -> None:
    cellar = {"id": "flooded-cellar", "progress": 3}
    s = scene(location=cellar, decks={"dungeon": []}, hero_dice=["success+success"] * 2)
    assert s.answer(DARK).all()["location"]["progress"] == 5
    s.does("progress(2)")
    assert s.all()["location"]["progress"] == 5


@pytest.mark.rule("WQ-506")
def test_the_dungeon_card_is_drawn_by_the_line_also_without_success(scene: type[Scene]) -> None:
    two = {"dungeon": ["tin-saint", "oil-flask"]}
    s = scene(location={"id": "flooded-cellar"}, decks=two, hero_dice=["defense"] * 2)
    s.answer(DARK, [])
    assert s.hero(IRON)["items"] == ["tin-saint"], "one card, not two"


@pytest.mark.rule("WQ-507", "WQ-510", "WQ-511")
def test_an_aid_gives_tokens_that_the_receiver_places(scene: type[Scene]) -> None:
    full = {"waywatcher-deadly-shot": 2, "waywatcher-orions-hunt": 1}
    s = scene(**QUIET, heroes=[hero(), hero(WAY, tokens=full)], hero_dice=["success+success"]).answer(WALL)
    assert (s.prompt.kind, s.prompt.chooser) == ("place-token", WAY)
    assert "waywatcher-deadly-shot" not in s.prompt.options, "two lie there"
    s.answer("waywatcher-orions-hunt", REST[WAY])
    assert (s.tokens("waywatcher-orions-hunt"), s.tokens(REST[WAY])) == (2, 1)


@pytest.mark.rule("WQ-511")
def test_tokens_without_a_place_are_lost(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(tokens={WALL: 2, DARK: 2, ADVANCE: 2, REST[IRON]: 1}), hero(WAY)]).does("claim(you, 3)")
    assert s.t.rules.tokens(s.t, IRON) == 8


@pytest.mark.rule("WQ-509")
def test_a_rest_recovers_and_readies_nothing(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(wounds=5, exhausted=[DARK]), hero(WAY)], hero_dice=["success+success", "success"])
    s.answer(REST[IRON])
    assert s.wounds(IRON) == 2
    assert DARK in s.hero(IRON)["exhausted"]


@pytest.mark.rule("W-03")
def test_shields_of_a_card_help_against_the_dice_of_the_same_action(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(engaged=[BOY]), hero(WAY)], hero_dice=["success"] * 2, enemy_dice=["counterattack"])
    s.answer(REST[IRON])
    assert s.wounds(IRON) == 0, "two shields of the card, attack 2"


@pytest.mark.rule("W-07")
def test_successes_for_a_target_that_has_fallen_are_not_moved(scene: type[Scene]) -> None:
    s = fight(scene, "giant-bats-standard", BOY, hero_dice=["success+success", "success+success"],
              enemy_dice=["blank", "blank"])  # fmt: skip
    s.answer("giant-bats-standard-1", BOY)
    s.answer(*["giant-bats-standard-1"] * 4)
    assert s.where("giant-bats-standard-1") == "discard:enemy"
    assert s.wounds(BOY) == 0
