"""Part 6, 7 and 8: the location phase, enemies, their phase and keywords, spawning."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.adventure import engage, values, wounds
from game.adventure.enemy_activation import activate_enemy
from game.kit.effects.language import MarkError
from game.paths import data_folder
from game.warhammer_quest.compiling import make_box, read_files
from game.warhammer_quest.rank import order
from tests.warhammer_quest.table import IRON, PRIEST, QUIET, WAY, Scene, hero

BOY, BOYS = "orc-boys-standard-1", "orc-boys-elite"
JEZZAIL = "jezzail-teams-standard-1"
FULL = ["rat-swarms-standard", "rat-swarms-standard", "rat-swarms-elite"]
TRAVEL = {"id": "old-culvert", "progress": 5}


def facedown(card: str) -> dict[str, Any]:
    """An enemy facedown in the shadows."""
    return {"card": card, "facedown": True}


# -- locations ---------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-601", "WQ-605", "WQ-608")
def test_the_order_of_the_location_phase(scene: type[Scene]) -> None:
    """The end of the phase is that of the new location, whose enemies have come."""
    s = scene(node="location", location=TRAVEL, decks={"location": ["drowned-crypt"], "enemy": ["ghouls-elite", "..."]},
              enemy_dice=["counterattack"])  # fmt: skip
    assert s.prompt.kind == "travel"
    s.answer("yes")
    told = [event.name for event in s.events if type(event).__name__ == "Noted"]
    assert told.index("travels") < told.index("arrives") < told.index("spawns") < told.index("die")
    assert len(s.t.shadows()) == 2 + 1
    s.settled()


@pytest.mark.rule("WQ-602")
def test_nobody_travels_from_a_place_that_is_not_explored(scene: type[Scene]) -> None:
    s = scene(node="location", location={"id": "old-culvert", "progress": 4})
    assert s.prompt.kind == "action-card"
    s = scene(node="location", location=TRAVEL)
    assert (s.prompt.kind, s.prompt.least) == ("travel", 0), "and it may be declined"
    assert s.answer([]).all()["location"]["id"] == "old-culvert"


@pytest.mark.rule("WQ-604", "WQ-720")
def test_who_is_left_behind(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="location", location={"id": "guild-vaults", "progress": 7},
              heroes=[hero(engaged=["orc-boys-standard"]), hero(WAY)], from_pool=["odious-grump", "nunkel"],
              nemesis={"place": "shadows"}, shadows=["odious-grump", facedown("nunkel"), facedown("ghouls-elite")],
              decks={"location": ["glowing-foundry", "the-war-banner"]})  # fmt: skip
    assert set(s.prompt.data["lost"]) == {"nunkel", "ghouls-elite"}  # type: ignore[call-overload]
    s.answer("yes")
    assert {"the-red-fist", "odious-grump"} <= set(s.t.shadows())
    assert s.where(BOY) == f"engaged:{IRON}"
    assert s.where("nunkel") == "discard:enemy", "facedown it counts as no nemesis; it is not defeated"
    assert s.where("ghouls-elite") == "discard:enemy"


def elsewhere(kind: str, card: str, **changed: Any) -> type[Scene]:
    """The builder of scenarios with a box in which one card says something else than is printed."""
    problems: list[str] = []
    files = read_files(data_folder() / "warhammer-quest", problems)
    files[kind][card] = replace(files[kind][card], **changed)

    class Elsewhere(Scene):
        """A scene with this card."""

        box = make_box(files, problems)

    return Elsewhere


@pytest.mark.rule("WQ-610")
@pytest.mark.parametrize(("progress", "left"), [(5, 2), (1, 1)])
def test_progress_above_a_value_that_has_fallen_is_discarded(progress: int, left: int) -> None:
    """No printed location does it: one whose value is 3 less while no enemy is in play."""
    shrinking = elsewhere("locations", "old-culvert", passive="when(count(enemies(any)) == 0, mod(location, value=-3))")
    s = shrinking(heroes=[hero(engaged=[BOY]), hero(WAY)], location={"id": "old-culvert", "progress": progress})
    s.does("suffer(enemy(mine), 2)")
    assert s.all()["location"]["progress"] == progress
    s.does("suffer(enemy(mine), 1)")
    assert s.all()["location"]["progress"] == left


@pytest.mark.rule("WQ-610")
def test_a_value_that_rises_again_brings_nothing_back() -> None:
    shrinking = elsewhere("locations", "old-culvert", passive="when(count(enemies(any)) == 0, mod(location, value=-3))")
    s = shrinking(heroes=[hero(engaged=[BOY]), hero(WAY)], location={"id": "old-culvert", "progress": 5},
                  decks={"enemy": [BOYS]})  # fmt: skip
    s.does("suffer(enemy(mine), 3); spawn(1, you)")
    assert (s.all()["location"]["progress"], values.location_value(s.t)) == (2, 5)


@pytest.mark.rule("WQ-611")
def test_there_is_one_active_location(scene: type[Scene]) -> None:
    s = scene(node="location", location=TRAVEL).answer("yes")
    assert len(s.board.zone("location")) == 1


@pytest.mark.rule("W-22")
def test_an_enemy_die_of_a_card_is_no_nemesis_icon(scene: type[Scene]) -> None:
    s = scene(node="location", location={"id": "drowned-crypt"}, enemy_dice=["threat"], stop_at="peril")
    s.settled()
    assert s.notes("resolves") == [{"source": "drowned-crypt", "piece": "drowned-crypt", "hero": IRON}]
    assert (s.wounds(IRON), s.wounds(WAY)) == (0, 0)


@pytest.mark.rule("WQ-612")
def test_victory_in_the_location_phase_is_checked_at_its_start_only(scene: type[Scene]) -> None:
    s = scene(quest="the-long-fuse", node="location", location={"id": "guild-vaults", "progress": 7},
              counters={"guns": 2}, nemesis={"place": "defeated"}, decks={"location": ["the-powder-hall"]})  # fmt: skip
    s.answer("yes")
    assert s.all()["outcome"] == ""


# -- enemies -----------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-701", "WQ-702", "WQ-1221")
def test_a_set_is_two_standard_and_one_elite(scene: type[Scene]) -> None:
    pieces = scene().board.pieces
    for name in scene().t.box.sets:
        assert [p for p in pieces if p.startswith(f"{name}-")] == [
            f"{name}-standard-1", f"{name}-standard-2", f"{name}-elite"]  # fmt: skip


@pytest.mark.rule("WQ-703", "WQ-734", "W-10")
def test_the_bar_resolves_from_left_to_right_and_exhausts(scene: type[Scene]) -> None:
    """The ghoul is not engaged yet when Disease is read."""
    s = scene(node="enemy_turn", shadows=["ghouls-elite"], stop_at="ready_enemies")
    assert [note["keyword"] for note in s.notes("keyword")] == ["disease", "advance", "inflict"]
    assert s.hero(IRON)["conditions"] == []
    assert s.wounds(IRON) == 2
    assert s.board.pieces["ghouls-elite"].exhausted


@pytest.mark.rule("WQ-704")
def test_enemies_never_have_conditions(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(engaged=[BOY]), hero(WAY)])
    with pytest.raises(MarkError, match="needed is hero"):
        s.does("gain(this, sickened)", this=BOY)


@pytest.mark.rule("WQ-705")
def test_rank_is_tier_then_attack_then_health(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", location={"id": "troll-bridge"}, from_pool=["nunkel"],
              shadows=["nunkel", "cave-trolls-elite", "orc-veterans-elite", BOYS, BOY, "ghouls-elite"])  # fmt: skip
    ranked = sorted(s.t.shadows(), key=lambda enemy: order(s.t, enemy), reverse=True)
    assert ranked == ["nunkel", "cave-trolls-elite", "orc-veterans-elite", BOYS, BOY, "ghouls-elite"]
    assert order(s.t, BOYS)[1] == 2 + 1, "as modified now"


@pytest.mark.rule("WQ-706")
def test_a_facedown_enemy_has_no_text_attack_or_rank(scene: type[Scene]) -> None:
    s = scene(shadows=[facedown("jezzail-teams-elite")])
    assert values.attack(s.t, "jezzail-teams-elite") == 0
    assert order(s.t, "jezzail-teams-elite") < (0, 0, 0)
    assert not values.has_trait(s.t, "jezzail-teams-elite", "Ratkin")
    assert s.t.shadows() == ["jezzail-teams-elite"]


@pytest.mark.rule("WQ-707", "WQ-717")
def test_a_facedown_enemy_is_flipped_when_it_is_hurt_engaged_or_activates(scene: type[Scene]) -> None:
    s = scene(shadows=[facedown("cave-trolls-elite")]).does("exhaust(enemy(any))")
    assert not s.t.faceup("cave-trolls-elite"), "exhausted as it lies"
    assert s.board.pieces["cave-trolls-elite"].exhausted
    wounds.suffer(s.t, "cave-trolls-elite", 1, "effect", "test")
    assert s.t.faceup("cave-trolls-elite")
    s = scene(shadows=[facedown("cave-trolls-elite")]).does("engage(you, enemy(any))")
    assert s.t.faceup("cave-trolls-elite")
    assert s.where("cave-trolls-elite") == f"engaged:{IRON}"


@pytest.mark.rule("WQ-708", "W-114")
def test_a_flipped_enemy_that_cannot_be_engaged_stays(scene: type[Scene]) -> None:
    s = scene(**QUIET, shadows=[facedown(JEZZAIL)], hero_dice=["defense"] * 2, enemy_dice=[])
    s.answer("ironbreaker-inexorable-advance")
    assert s.prompt.kind == "engage"
    s.answer(JEZZAIL)
    assert s.where(JEZZAIL) == "shadows"
    assert s.t.faceup(JEZZAIL)
    assert JEZZAIL not in s.prompt.options, "faceup it is not offered again"


@pytest.mark.rule("WQ-709", "WQ-753")
def test_a_faceup_enemy_is_never_turned_facedown(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(engaged=[BOY]), hero(WAY)]).does("retreat(enemy(mine))")
    assert s.where(BOY) == "shadows"
    assert s.t.faceup(BOY)


@pytest.mark.rule("WQ-710")
def test_the_shadows_are_engaged_with_nobody(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(engaged=[BOY]), hero(WAY)], shadows=[BOYS])
    assert (s.t.host(BOY), s.t.host(BOYS)) == (IRON, "")


@pytest.mark.rule("WQ-711", "WQ-755")
def test_an_enemy_moves_in_the_state_it_has(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(engaged=[{"card": BOYS, "wounds": 2, "exhausted": True}]), hero(WAY)])
    assert engage.engage(s.t, WAY, BOYS)
    assert (s.where(BOYS), s.wounds(BOYS), s.board.pieces[BOYS].exhausted) == (f"engaged:{WAY}", 2, True)
    assert not engage.engage(s.t, WAY, BOYS), "where it is it does nothing"


@pytest.mark.rule("WQ-712", "W-06")
def test_to_engage_an_enemy_means_one_that_is_elsewhere(scene: type[Scene]) -> None:
    s = scene(**QUIET, heroes=[hero(engaged=[BOY]), hero(WAY, engaged=["ghouls-elite"])], shadows=[BOYS])
    s.answer("ironbreaker-inexorable-advance")
    assert set(s.prompt.options) == {"ghouls-elite", BOYS}


@pytest.mark.rule("WQ-713", "WQ-714")
def test_the_fourth_enemy_wounds_and_goes_to_the_shadows(scene: type[Scene]) -> None:
    party = [hero(engaged=FULL, gear=["spiked-pauldrons"]), hero(WAY, engaged=["ghouls-standard"])]
    s = scene(heroes=party, decks={"enemy": ["orc-boys-standard", "..."]}).does("spawn(1, you)")
    assert s.wounds(IRON) == 2
    assert s.where(BOY) == "shadows"
    assert s.wounds(BOY) == 0, "no text on engaging answers it"
    s = scene(heroes=[hero(), hero(WAY, engaged=FULL)], shadows=[facedown(BOY)])
    assert not engage.engage(s.t, WAY, BOY)
    assert (s.wounds(WAY), s.t.faceup(BOY)) == (2, True), "for any hero, active or not"


@pytest.mark.rule("WQ-715", "WQ-804")
def test_an_enemy_that_may_not_engage_goes_to_the_shadows_without_wounds(scene: type[Scene]) -> None:
    s = scene(decks={"enemy": [JEZZAIL]}).does("spawn(1, you)")
    assert (s.where(JEZZAIL), s.t.faceup(JEZZAIL), s.wounds(IRON)) == ("shadows", True, 0)


@pytest.mark.rule("WQ-716")
def test_a_defeated_enemy_leaves_its_wounds(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(engaged=[{"card": BOY, "wounds": 2, "exhausted": True}]), hero(WAY)])
    s.does("suffer(enemy(mine), 9)")
    assert s.all()["discards"]["enemy"] == [BOY]
    assert (s.wounds(BOY), s.board.pieces[BOY].exhausted) == (0, False)


@pytest.mark.rule("WQ-717", "WQ-1101")
def test_wounds_never_exceed_health(scene: type[Scene]) -> None:
    s = scene(heroes=[hero(gear=["coat-of-plates"]), hero(WAY)]).does("suffer(you, 99)")
    assert s.wounds(IRON) == values.health(s.t, IRON) == 30, "gear that gives health keeps counting"
    s = scene(quest="waaagh", nemesis={"place": IRON}, location={"id": "old-culvert"}).does("suffer(nemesis, 99)")
    assert s.where("the-red-fist") == "lair"
    assert s.wounds("the-red-fist") == 0


@pytest.mark.rule("WQ-718")
def test_a_nemesis_in_the_lair_is_touched_by_no_text(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", stop_at="ready_enemies")
    assert s.notes("enemy-activates") == []
    assert "odious-grump" not in s.t.enemies()
    s.does("each(enemies(any), suffer(it, 1))")
    assert s.wounds("odious-grump") == 0


@pytest.mark.rule("WQ-719", "W-218")
def test_a_defeated_nemesis_is_set_aside(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", nemesis={"place": IRON}).does("suffer(nemesis, 99)")
    assert s.all()["nemesis"]["place"] == "defeated"
    s.does("spawn_nemesis(leader)")
    assert s.all()["nemesis"]["place"] == "defeated"


# -- the enemy phase ---------------------------------------------------------------------------------


@pytest.mark.rule("WQ-731", "WQ-732")
def test_from_the_leader_clockwise_one_enemy_per_turn(scene: type[Scene]) -> None:
    ghouls = ["ghouls-standard", "ghouls-standard"]
    party = [hero(engaged=["orc-boys-standard"]), hero(WAY, engaged=ghouls), hero(PRIEST)]
    s = scene(node="enemy_phase", heroes=party, leader=WAY, stop_at="ready_enemies")
    s.answer("ghouls-standard-2")
    assert [(note["hero"], note["enemy"]) for note in s.notes("enemy-activates")] == [
        (WAY, "ghouls-standard-2"), (IRON, BOY), (WAY, "ghouls-standard-1")]  # fmt: skip


@pytest.mark.rule("WQ-732", "WQ-733")
def test_own_enemies_come_before_the_shadows_which_may_be_facedown(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", heroes=[hero(engaged=["orc-boys-standard"]), hero(WAY)],
              shadows=[facedown("jezzail-teams-standard")], stop_at="ready_enemies")  # fmt: skip
    assert [note["hero"] for note in s.notes("enemy-activates")] == [IRON, WAY]
    assert s.t.faceup(JEZZAIL)
    assert s.where(JEZZAIL) == "shadows", "no keyword moves it"
    assert s.wounds(WAY) == 2


@pytest.mark.rule("WQ-735", "W-18", "W-19")
def test_an_exhausted_enemy_does_not_activate(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", heroes=[hero(engaged=[{"card": BOYS, "exhausted": True}]), hero(WAY)],
              stop_at="location")  # fmt: skip
    assert s.notes("enemy-activates") == []
    assert not s.board.pieces[BOYS].exhausted, "readied at the end of the phase"


@pytest.mark.rule("WQ-736")
def test_every_enemy_in_play_is_readied(scene: type[Scene]) -> None:
    tired = [{"card": BOYS, "exhausted": True}]
    s = scene(node="ready_enemies", heroes=[hero(engaged=tired), hero(WAY)], stop_at="location",
              shadows=[{"card": "ghouls-elite", "exhausted": True, "facedown": True}])  # fmt: skip
    assert not any(s.board.pieces[enemy].exhausted for enemy in s.t.enemies())


@pytest.mark.rule("WQ-737")
@pytest.mark.parametrize(("where", "by"), [("you", IRON), ("shadows, facedown=1", WAY), ("shadows", WAY)])
def test_one_that_comes_into_play_in_the_phase_is_activated_in_it(where: str, by: str) -> None:
    """No printed enemy calls another: a Rat Swarm whose gnawing does."""
    calling = elsewhere("keywords", "gnaw", do=f"spawn(1, {where})")
    s = calling(quest="the-poisoned-wells", node="enemy_turn", stop_at="location", decks={"enemy": ["ghouls-elite"]},
                heroes=[hero(engaged=["rat-swarms-elite"]), hero(WAY)])  # fmt: skip
    acts = [(note["enemy"], note["hero"]) for note in s.notes("enemy-activates")]
    assert acts == [("rat-swarms-elite", IRON), ("ghouls-elite", by)]
    assert not s.board.pieces["ghouls-elite"].exhausted, "readied at the end of the phase"


@pytest.mark.rule("WQ-737", "WQ-735")
def test_one_that_comes_into_play_exhausted_waits() -> None:
    calling = elsewhere("keywords", "gnaw", do="spawn(1, you); exhaust(enemy(mine, nonnemesis))")
    s = calling(quest="the-poisoned-wells", node="enemy_turn", stop_at="location", decks={"enemy": ["ghouls-elite"]},
                heroes=[hero(engaged=["rat-swarms-elite"]), hero(WAY)]).answer("ghouls-elite")  # fmt: skip
    assert [note["enemy"] for note in s.notes("enemy-activates")] == ["rat-swarms-elite"]


@pytest.mark.rule("WQ-738")
def test_an_enemy_told_to_activate_does_so_exhausted_too(scene: type[Scene]) -> None:
    tired = {"place": WAY, "exhausted": True}
    s = scene(location={"id": "old-culvert"}, nemesis=tired).does("activate(nemesis)")
    assert s.wounds(WAY) == 2
    assert s.board.pieces["odious-grump"].exhausted
    s.does("activate(nemesis); ready_enemy(nemesis)")
    assert not s.board.pieces["odious-grump"].exhausted


@pytest.mark.rule("WQ-739")
def test_an_enemy_exhausted_in_its_own_activation_finishes_its_bar(scene: type[Scene]) -> None:
    party = [hero(engaged=["goblin-warriors-standard"], wounds=3), hero(WAY)]
    s = scene(node="location", heroes=party)
    s.t.exhaust("goblin-warriors-standard-1")
    activate_enemy(s.t, IRON, "goblin-warriors-standard-1")
    assert s.wounds(IRON) == 4


@pytest.mark.rule("WQ-740", "WQ-412")
def test_an_enemy_that_falls_in_its_activation_finishes_its_bar(scene: type[Scene]) -> None:
    """It advances into the spikes, falls, moves no more, and inflicts on whom it met."""
    party = [hero(gear=["spiked-pauldrons"]), hero(WAY)]
    s = scene(node="enemy_turn", heroes=party, shadows=[{"card": "rat-swarms-elite", "wounds": 3}],
              stop_at="ready_enemies").answer("spiked-pauldrons")  # fmt: skip
    assert s.where("rat-swarms-elite") == "discard:enemy"
    assert [note["keyword"] for note in s.notes("keyword")] == ["advance", "gnaw", "inflict"]
    assert s.wounds(IRON) == 1, "it was engaged with nobody when Gnaw was read"


@pytest.mark.rule("WQ-741")
def test_a_hero_who_falls_to_a_keyword_passes_the_rest_on(scene: type[Scene]) -> None:
    party = [hero(wounds=18), hero(WAY), hero(PRIEST)]
    s = scene(node="enemy_turn", heroes=party, quest="the-long-fuse", counters={"guns": 1},
              shadows=["warlock-engineers-standard"], stop_at="ready_enemies")  # fmt: skip
    assert not s.t.standing(IRON), "the bolt hits the active hero first"
    s = scene(node="enemy_turn", heroes=[hero(wounds=18, engaged=["rat-swarms-elite"]), hero(WAY), hero(PRIEST)],
              stop_at="ready_enemies")  # fmt: skip
    assert not s.t.standing(IRON), "Gnaw felled the hero"
    assert s.wounds(WAY) == 1, "Inflict hits who counts as active now"


# -- keywords and spawning ---------------------------------------------------------------------------


@pytest.mark.rule("WQ-751", "WQ-752", "WQ-753")
def test_advance_inflict_and_retreat(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", leader=WAY, heroes=[hero(), hero(WAY)], shadows=["ratman-skirmishers-elite"],
              stop_at="ready_enemies")  # fmt: skip
    assert s.notes("engaged") == [{"hero": WAY, "enemy": "ratman-skirmishers-elite"}]
    assert s.wounds(WAY) == 2
    assert s.where("ratman-skirmishers-elite") == "shadows"
    assert s.t.faceup("ratman-skirmishers-elite")


@pytest.mark.rule("WQ-752")
def test_inflict_hits_the_hero_the_enemy_is_engaged_with(scene: type[Scene]) -> None:
    s = scene(node="location", nemesis={"place": WAY}).does("activate(nemesis)", PRIEST)
    assert (s.wounds(IRON), s.wounds(WAY)) == (0, 2)


@pytest.mark.rule("WQ-754")
def test_other_keywords_do_what_is_printed(scene: type[Scene]) -> None:
    s = scene(node="enemy_turn", shadows=["gigantic-spiders-elite"], stop_at="ready_enemies")
    assert s.prompt.kind == "exhaust-card", "Ensnare from the shadows"
    assert "ironbreaker-shield-wall" not in s.prompt.options


@pytest.mark.rule("WQ-801", "WQ-802", "WQ-803")
def test_where_spawned_enemies_go(scene: type[Scene]) -> None:
    party = [hero(), hero(WAY), hero(PRIEST, defeated=True)]
    s = scene(heroes=party, leader=IRON, turns=[WAY], decks={"enemy": ["ghouls-elite", BOYS, BOY, "..."]})
    s.does("spawn(3)", WAY)
    assert [s.t.host(enemy) for enemy in ("ghouls-elite", BOYS, BOY)] == [WAY, IRON, WAY], "clockwise, not the fallen"
    s = scene(node="location", heroes=party, leader=WAY, location=TRAVEL, decks={"enemy": ["ghouls-elite", "..."]})
    s.does("spawn(1)")
    assert s.t.host("ghouls-elite") == WAY, "with the leader, where nobody is active"
    s.does("spawn(1, shadows, facedown=1)")
    assert not s.t.faceup(s.t.shadows()[-1])


@pytest.mark.rule("WQ-805")
def test_a_nemesis_comes_from_the_lair_once(scene: type[Scene]) -> None:
    s = scene(location={"id": "old-culvert"}).does("spawn_nemesis(leader)")
    assert (s.t.host("odious-grump"), s.wounds("odious-grump")) == (IRON, 0)
    s.does("spawn_nemesis(shadows)")
    assert s.t.host("odious-grump") == IRON


@pytest.mark.rule("WQ-806")
def test_a_pool_nemesis_comes_from_the_deck_like_any_enemy(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", from_pool=["odious-grump", "nunkel"], decks={"enemy": ["odious-grump", "nunkel"]})
    s.does("spawn(1, you); spawn(1, shadows, facedown=1)")
    assert s.t.host("odious-grump") == IRON
    assert s.where("nunkel") == "shadows"
    assert not s.t.faceup("nunkel")
