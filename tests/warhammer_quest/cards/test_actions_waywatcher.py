"""The action cards of the Waywatcher: each line does what it says, and nothing else changes."""

from __future__ import annotations

import pytest

from tests.warhammer_quest.cards.turns import BAT, BOY, GHOUL, GRUMP, JEZZAIL, TROLL, turn
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero

SHOT, HUNT, WATCH, SPITES = (
    "waywatcher-deadly-shot", "waywatcher-orions-hunt", "waywatcher-shadow-watch", "waywatcher-watchful-spites",
)  # fmt: skip
SHAFT, PATHS, SENTINELS, VANISH = (
    "waywatcher-unerring-shaft", "waywatcher-paths-unseen", "waywatcher-hidden-sentinels", "waywatcher-vanish",
)  # fmt: skip
DARK, RESOLVE = "ironbreaker-into-the-dark", "ironbreaker-stubborn-resolve"


# -- Deadly Shot, Unerring Shaft -----------------------------------------------------------------------


@pytest.mark.parametrize("place", ["shadows", "other", "own"])
def test_the_shot_reaches_every_zone_and_a_kill_heals(scene: type[Scene], place: str) -> None:
    spec = {"shadows": [BAT]} if place == "shadows" else {}
    s = turn(scene, SHOT, hero(WAY, wounds=3, exhausted=[HUNT], engaged=[BAT] if place == "own" else []),
             hero(IRON, engaged=[BAT] if place == "other" else []), hero_dice=["success"],
             enemy_dice=["blank"] if place == "own" else [], **spec)  # fmt: skip
    if place != "own":
        s.answer([])
    s.through().settled()
    assert s.changed() == {f"{BAT}.zone": "discard:enemy", f"{WAY}.wound": 2, f"{HUNT}.exhausted": False}


def test_the_shot_without_a_kill_heals_nothing_and_readies_itself(scene: type[Scene]) -> None:
    s = turn(scene, SHOT, hero(WAY, wounds=3), shadows=[TROLL], hero_dice=["success"]).answer([]).through()
    assert s.changed() == {f"{TROLL}.wound": 1}


def test_the_shot_engages_one_enemy_at_most(scene: type[Scene]) -> None:
    s = turn(scene, SHOT, hero(WAY), shadows=[TROLL, BOY], hero_dice=["success"], enemy_dice=["counterattack"])
    s.answer(TROLL, BOY).through().settled()
    assert s.changed() == {f"{TROLL}.zone": f"engaged:{WAY}", f"{BOY}.wound": 1, f"{WAY}.wound": 3}


def test_the_shot_without_any_enemy(scene: type[Scene]) -> None:
    assert turn(scene, SHOT, hero(WAY), hero_dice=["success"]).through().changed() == {}


def test_the_shaft_has_two_dice_and_one_target(scene: type[Scene]) -> None:
    s = turn(scene, SHAFT, hero(WAY, wounds=1, exhausted=[SPITES]), shadows=[GHOUL, BOY],
             hero_dice=["success+success", "success"]).answer([], GHOUL).through()  # fmt: skip
    s.settled()
    assert s.changed() == {f"{GHOUL}.zone": "discard:enemy", f"{WAY}.wound": 0, f"{SPITES}.exhausted": False}


# -- Orion's Hunt, Paths Unseen ------------------------------------------------------------------------


def test_the_hunt_explores_draws_and_exhausts_in_the_shadows(scene: type[Scene]) -> None:
    s = turn(scene, HUNT, hero(WAY), shadows=[{"card": BOY, "facedown": True}, TROLL], dungeon=["whispers"],
             hero_dice=["success+success", "defense"])  # fmt: skip
    assert set(s.prompt.options) == {BOY, TROLL}
    s.answer(BOY).through().settled()
    assert s.changed("whispers") == {
        f"{HUNT}.exhausted": True, "drowned-crypt.progress": 2, "peril": 1, f"{BOY}.exhausted": True,
    }, "it stays facedown"  # fmt: skip


def test_the_hunt_exhausts_no_nemesis_and_nobody_who_is_engaged(scene: type[Scene]) -> None:
    s = turn(scene, HUNT, hero(WAY, engaged=[BOY]), nemesis={"place": "shadows"}, hero_dice=["defense"] * 2,
             enemy_dice=["blank"]).through()  # fmt: skip
    assert s.changed() == {f"{HUNT}.exhausted": True}


def test_the_paths_look_at_two_and_exhaust_one(scene: type[Scene]) -> None:
    s = turn(scene, PATHS, hero(WAY), shadows=[BOY], dungeon=["ambush", "whispers", "false-turn"],
             hero_dice=["success", "defense", "defense"]).answer("whispers", BOY).through()  # fmt: skip
    s.settled()
    assert s.changed("whispers") == {
        f"{PATHS}.exhausted": True, "drowned-crypt.progress": 1, "peril": 1, f"{BOY}.exhausted": True,
        "order of deck:exploration": ["false-turn", "ambush"],
    }  # fmt: skip


# -- Shadow Watch, Hidden Sentinels --------------------------------------------------------------------


@pytest.mark.parametrize(("card", "dice"), [(WATCH, 2), (SENTINELS, 3)])
def test_the_watch_gives_tokens_readies_and_wounds_one(scene: type[Scene], card: str, dice: int) -> None:
    friend = hero(IRON, engaged=["plague-ratmen-elite"], exhausted=[DARK, RESOLVE])
    s = turn(scene, card, hero(WAY), friend, shadows=[TROLL], hero_dice=["success"] + ["defense"] * (dice - 1))
    s.answer(DARK, RESOLVE)
    assert s.prompt.options == ("plague-ratmen-elite",)
    s.answer("plague-ratmen-elite").through().settled()
    assert s.changed() == {
        f"{card}.exhausted": True, f"{DARK}.success": 1, f"{RESOLVE}.exhausted": False, "plague-ratmen-elite.wound": 1,
    }, "resilience is for attacks"  # fmt: skip


def test_the_watch_may_be_kept_to_tokens(scene: type[Scene]) -> None:
    friends = [hero(IRON, engaged=[BOY], exhausted=[DARK]), hero(PRIEST)]
    s = turn(scene, WATCH, hero(WAY), *friends, hero_dice=["defense"] * 2).answer(IRON, [], [])
    assert s.through().changed() == {f"{WATCH}.exhausted": True}


# -- Watchful Spites, Vanish ---------------------------------------------------------------------------


def test_the_spites_exhaust_one_and_another_must_retreat(scene: type[Scene]) -> None:
    s = turn(scene, SPITES, hero(WAY, wounds=4, engaged=[BOY, GHOUL, BAT]), hero_dice=["success"] * 2,
             enemy_dice=["counterattack"])  # fmt: skip
    s.answer(BOY)
    assert (s.prompt.least, set(s.prompt.options)) == (1, {BOY, GHOUL, BAT})
    s.answer(GHOUL).through().settled()
    assert s.changed() == {
        f"{SPITES}.exhausted": True, f"{BOY}.exhausted": True, f"{GHOUL}.zone": "shadows", f"{WAY}.wound": 3,
    }, "only the ready one at hand has a die"  # fmt: skip


def test_the_spites_send_a_nemesis_away_but_exhaust_none(scene: type[Scene]) -> None:
    s = turn(scene, SPITES, hero(WAY), nemesis={"place": WAY}, hero_dice=["success"] * 2).through()
    assert s.changed() == {f"{SPITES}.exhausted": True, f"{GRUMP}.zone": "shadows"}


def test_without_enemies_the_spites_only_rest(scene: type[Scene]) -> None:
    s = turn(scene, SPITES, hero(WAY, wounds=4), shadows=[JEZZAIL], hero_dice=["success"] * 2).through()
    assert s.changed() == {f"{SPITES}.exhausted": True, f"{WAY}.wound": 2}


@pytest.mark.parametrize("gone", [[], [GHOUL], [GHOUL, BAT]])
def test_up_to_two_vanish(scene: type[Scene], gone: list[str]) -> None:
    s = turn(scene, VANISH, hero(WAY, wounds=4, engaged=[BOY, GHOUL, BAT]), hero_dice=["success"] * 2,
             enemy_dice=["blank"] * (2 - len(gone) + (BOY in gone)))  # fmt: skip
    s.answer(BOY, *gone, *([[]] * (len(gone) < 2))).through().settled()
    assert s.changed() == {
        f"{VANISH}.exhausted": True, f"{BOY}.exhausted": True, f"{WAY}.wound": 2,
        **{f"{enemy}.zone": "shadows" for enemy in gone},
    }  # fmt: skip
