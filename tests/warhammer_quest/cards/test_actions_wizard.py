"""The action cards of the Bright Wizard: each line does what it says, and nothing else changes."""

from __future__ import annotations

import pytest

from tests.warhammer_quest.cards.turns import BAT, BOY, BOYS, GHOUL, TROLL, turn
from tests.warhammer_quest.table import IRON, WAY, WIZARD, Scene, hero

SHEET, READ, FAN, EMBERS = (
    "wizard-sheet-of-flame", "wizard-read-by-firelight", "wizard-fan-the-flames", "wizard-banked-embers",
)  # fmt: skip
STORM, BEACON, FURNACE, PHOENIX = (
    "wizard-firestorm", "wizard-beacon", "wizard-stoke-the-furnace", "wizard-phoenix-heart",
)  # fmt: skip
DARK, RESOLVE = "ironbreaker-into-the-dark", "ironbreaker-stubborn-resolve"


# -- Sheet of Flame, Firestorm -------------------------------------------------------------------------


def test_the_sheet_burns_two_in_a_zone_with_a_success_for_a_wound(scene: type[Scene]) -> None:
    s = turn(scene, SHEET, hero(WIZARD), hero(engaged=[GHOUL, BAT]), shadows=[TROLL], hero_dice=["success"] * 2)
    s.answer("yes")
    assert set(s.prompt.options) == {GHOUL, BAT, TROLL}
    s.answer(GHOUL)
    assert s.prompt.options == (BAT,)
    s.answer(BAT, GHOUL, BAT, GHOUL).through().settled()
    assert s.changed() == {
        f"{SHEET}.exhausted": True, f"{WIZARD}.wound": 1, f"{GHOUL}.zone": "discard:enemy",
        f"{BAT}.zone": "discard:enemy",
    }  # fmt: skip


def test_the_sheet_without_the_wound(scene: type[Scene]) -> None:
    s = turn(scene, SHEET, hero(WIZARD), shadows=[TROLL], hero_dice=["success"] * 2).answer([]).through()
    assert s.changed() == {f"{SHEET}.exhausted": True, f"{TROLL}.wound": 2}


def test_the_storm_has_three_dice(scene: type[Scene]) -> None:
    s = turn(scene, STORM, hero(WIZARD, engaged=[TROLL]), hero_dice=["success"] * 3, enemy_dice=["blank"])
    s.answer("yes").through().settled()
    assert s.changed() == {f"{STORM}.exhausted": True, f"{TROLL}.wound": 4, f"{WIZARD}.wound": 1}


# -- Read by Firelight, Beacon -------------------------------------------------------------------------


def test_reading_explores_with_one_die_draws_and_readies_all(scene: type[Scene]) -> None:
    s = turn(scene, READ, hero(WIZARD, exhausted=[SHEET, EMBERS]), dungeon=["whispers"], hero_dice=["success+success"])
    assert s.through().changed("whispers") == {
        "drowned-crypt.progress": 2, "peril": 1, f"{SHEET}.exhausted": False, f"{EMBERS}.exhausted": False,
    }  # fmt: skip


@pytest.mark.parametrize(("answer", "progress", "peril"), [("resolve", 1, 1), ("discard", 2, 0)])
def test_the_beacon_resolves_or_discards_for_progress(
    scene: type[Scene], answer: str, progress: int, peril: int
) -> None:
    s = turn(scene, BEACON, hero(WIZARD, exhausted=[SHEET]), dungeon=["whispers", "ambush"],
             hero_dice=["success", "defense"]).answer(answer).through()  # fmt: skip
    assert s.all()["location"]["progress"] == progress
    assert (s.all()["peril"], s.all()["discards"]["dungeon"]) == (peril, ["whispers"])
    assert s.hero(WIZARD)["exhausted"] == []


def test_the_beacon_with_an_empty_deck_adds_no_progress(scene: type[Scene]) -> None:
    s = turn(scene, BEACON, hero(WIZARD), hero_dice=["success", "defense"]).through()
    assert s.changed() == {"drowned-crypt.progress": 1}


# -- Fan the Flames, Stoke the Furnace -----------------------------------------------------------------


def test_the_target_may_decline_to_burn(scene: type[Scene]) -> None:
    s = turn(scene, FAN, hero(WIZARD), hero(exhausted=[DARK, RESOLVE]), hero_dice=["success", "defense"])
    s.answer(DARK, RESOLVE, []).through().settled()
    assert s.changed() == {f"{FAN}.exhausted": True, f"{DARK}.success": 1, f"{RESOLVE}.exhausted": False}


def test_the_furnace_burns_every_enemy_of_the_target(scene: type[Scene]) -> None:
    s = turn(scene, FURNACE, hero(WIZARD, engaged=[BOYS]), hero(exhausted=[DARK, RESOLVE], engaged=[BAT, BOY]),
             hero_dice=["defense"] * 3, enemy_dice=["blank"])  # fmt: skip
    s.answer(DARK, "yes", DARK).through().settled()
    assert s.changed() == {
        f"{FURNACE}.exhausted": True, f"{DARK}.exhausted": False, f"{RESOLVE}.exhausted": False, f"{DARK}.success": 1,
        f"{IRON}.wound": 1, f"{BAT}.zone": "discard:enemy", f"{BOY}.wound": 1,
    }, "the Wizard's own enemy is not burnt"  # fmt: skip


# -- Banked Embers, Phoenix Heart ----------------------------------------------------------------------


def test_the_embers_burn_who_is_near(scene: type[Scene]) -> None:
    s = turn(scene, EMBERS, hero(WIZARD, wounds=4, engaged=[BAT, BOY]), hero(engaged=[GHOUL]), shadows=[TROLL],
             hero_dice=["success"] * 2, enemy_dice=["counterattack", "blank"])  # fmt: skip
    s.through().settled()
    assert s.changed() == {
        f"{EMBERS}.exhausted": True, f"{BAT}.zone": "discard:enemy", f"{BOY}.wound": 1,
    }, "recovers 2, and the Orc Boy strikes for 2"  # fmt: skip


def test_the_embers_warm_who_is_alone(scene: type[Scene]) -> None:
    s = turn(scene, EMBERS, hero(WIZARD, wounds=4), hero(WAY, engaged=[GHOUL]), hero_dice=["success"] * 2)
    s.answer(SHEET).through().settled()
    assert s.changed() == {f"{EMBERS}.exhausted": True, f"{WIZARD}.wound": 2, f"{SHEET}.success": 1}


def test_the_phoenix_burns_first_and_always_claims(scene: type[Scene]) -> None:
    s = turn(scene, PHOENIX, hero(WIZARD, wounds=4, engaged=[BAT, BOY]), hero_dice=["success", "defense", "defense"],
             enemy_dice=["counterattack"])  # fmt: skip
    s.answer(READ).through().settled()
    assert s.changed() == {
        f"{PHOENIX}.exhausted": True, f"{BAT}.zone": "discard:enemy", f"{BOY}.wound": 1, f"{READ}.success": 1,
        f"{WIZARD}.wound": 3,
    }, "the bat is gone before the dice; 3 shields stop the Orc Boy"  # fmt: skip
    alone = turn(scene, PHOENIX, hero(WIZARD), hero_dice=["success"] * 3).answer(READ).through()
    assert alone.changed() == {f"{PHOENIX}.exhausted": True, f"{READ}.success": 1}
