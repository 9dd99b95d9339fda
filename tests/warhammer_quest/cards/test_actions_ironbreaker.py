"""The action cards of the Ironbreaker: each line does what it says, and nothing else changes."""

from __future__ import annotations

from tests.warhammer_quest.cards.turns import BAT, BOY, GHOUL, GHOUL_2, GRUMP, JEZZAIL, TROLL, turn
from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero

ADVANCE, DARK, WALL, RESOLVE = (
    "ironbreaker-inexorable-advance", "ironbreaker-into-the-dark", "ironbreaker-shield-wall",
    "ironbreaker-stubborn-resolve",
)  # fmt: skip
LINES, LORE, OATH, BEDROCK = (
    "ironbreaker-breaker-of-lines", "ironbreaker-tunnel-lore", "ironbreaker-oath-of-the-shield", "ironbreaker-bedrock",
)  # fmt: skip
WATCH = "waywatcher-shadow-watch"


# -- Inexorable Advance, Breaker of Lines --------------------------------------------------------------


def test_the_advance_engages_two_and_strikes_two(scene: type[Scene]) -> None:
    s = turn(scene, ADVANCE, hero(), hero(WAY, engaged=[GHOUL]), shadows=[{"card": BAT, "facedown": True}, TROLL],
             hero_dice=["success+success", "success"], enemy_dice=["blank", "counterattack"])  # fmt: skip
    assert set(s.prompt.options) == {GHOUL, BAT, TROLL}
    s.answer(GHOUL, BAT, GHOUL, BAT, GHOUL, GHOUL, BAT).through().settled()
    assert s.changed() == {
        f"{ADVANCE}.exhausted": True, f"{GHOUL}.zone": "discard:enemy", f"{BAT}.zone": "discard:enemy",
        f"{BAT}.faceup": True, f"{IRON}.wound": 2,
    }  # fmt: skip


def test_the_advance_needs_no_enemy_and_engages_none_that_cannot_be(scene: type[Scene]) -> None:
    s = turn(scene, ADVANCE, hero(), shadows=[JEZZAIL], hero_dice=["success"] * 2).through()
    s.settled()
    assert s.changed() == {f"{ADVANCE}.exhausted": True}


def test_the_advance_may_leave_the_others_and_strike_at_hand(scene: type[Scene]) -> None:
    s = turn(scene, ADVANCE, hero(engaged=[TROLL], tokens={ADVANCE: 2}), shadows=[BOY],
             hero_dice=["success", "defense"], enemy_dice=["counterattack"])  # fmt: skip
    s.answer([], "2").through().settled()
    assert s.changed() == {
        f"{ADVANCE}.exhausted": True, f"{ADVANCE}.success": 0, f"{TROLL}.wound": 3, f"{IRON}.wound": 2,
    }  # fmt: skip


def test_no_third_enemy_is_engaged_by_the_advance(scene: type[Scene]) -> None:
    s = turn(scene, ADVANCE, hero(), shadows=[BOY, GHOUL, TROLL], hero_dice=["defense"] * 2, enemy_dice=["blank"] * 2)
    s.answer(BOY, GHOUL)
    assert (s.prompt.kind, s.where(TROLL)) == ("target", "shadows")


def test_breaker_of_lines_strikes_three_with_three_dice(scene: type[Scene]) -> None:
    s = turn(scene, LINES, hero(engaged=[BAT]), shadows=[GHOUL, GHOUL_2], hero_dice=["success", "success", "success"],
             enemy_dice=["blank"] * 3)  # fmt: skip
    s.answer(GHOUL, GHOUL_2, BAT, GHOUL, GHOUL_2, BAT, GHOUL, GHOUL_2).through().settled()
    assert s.changed() == {
        f"{LINES}.exhausted": True, f"{BAT}.zone": "discard:enemy", f"{GHOUL}.zone": f"engaged:{IRON}",
        f"{GHOUL_2}.zone": f"engaged:{IRON}", f"{GHOUL}.wound": 1, f"{GHOUL_2}.wound": 1,
    }  # fmt: skip


# -- Into the Dark, Tunnel Lore ------------------------------------------------------------------------


def test_into_the_dark_explores_and_resolves_a_card(scene: type[Scene]) -> None:
    s = turn(scene, DARK, hero(), dungeon=["swinging-blade", "ambush"], hero_dice=["success", "defense"])
    assert (s.prompt.kind, s.prompt.options) == ("dungeon-avoid", ("avoid",))
    s.answer([]).through().settled()
    assert s.changed() == {
        f"{DARK}.exhausted": True, "drowned-crypt.progress": 1, "swinging-blade.zone": "discard:exploration",
        "swinging-blade.faceup": True, f"{IRON}.wound": 2, "bleeding-1.zone": f"conditions:{IRON}",
    }, "it bleeds at once, after the activation"  # fmt: skip


def test_into_the_dark_puts_the_card_under_the_deck_for_an_action(scene: type[Scene]) -> None:
    s = turn(scene, DARK, hero(), dungeon=["oil-flask", "ambush"], hero_dice=["defense"] * 2).answer("avoid")
    assert set(s.prompt.options) == {ADVANCE, RESOLVE}, "never the card with the prepare icon, nor the one in use"
    s.answer(RESOLVE).through()
    assert s.changed() == {
        f"{DARK}.exhausted": True, f"{RESOLVE}.exhausted": True, "order of deck:exploration": ["ambush", "oil-flask"],
    }  # fmt: skip


def test_nothing_is_put_down_where_no_action_can_pay_and_nothing_drawn_from_an_empty_deck(scene: type[Scene]) -> None:
    s = turn(scene, DARK, hero(exhausted=[ADVANCE, RESOLVE]), dungeon=["whispers"], hero_dice=["defense"] * 2)
    assert s.through().all()["peril"] == 1
    none = turn(scene, DARK, hero(), hero_dice=["defense"] * 2).through()
    assert none.changed() == {f"{DARK}.exhausted": True}


def test_tunnel_lore_exhausts_an_enemy_before_the_dice_and_chooses_of_two_cards(scene: type[Scene]) -> None:
    s = turn(scene, LORE, hero(engaged=[BOY, GHOUL]), dungeon=["ambush", "short-cut", "whispers"],
             hero_dice=["success", "defense", "defense"], enemy_dice=["counterattack"])  # fmt: skip
    s.answer(GHOUL)
    assert s.prompt.options == ("ambush", "short-cut")
    s.answer("short-cut").through().settled()
    assert s.changed() == {
        f"{LORE}.exhausted": True, f"{GHOUL}.exhausted": True, "drowned-crypt.progress": 3,
        "short-cut.zone": "discard:exploration", "short-cut.faceup": True,
        "order of deck:exploration": ["whispers", "ambush"],
    }, "4 shields stop the Orc Boy"  # fmt: skip


def test_tunnel_lore_draws_the_last_card_and_exhausts_no_nemesis(scene: type[Scene]) -> None:
    s = turn(scene, LORE, hero(), nemesis={"place": IRON}, dungeon=["whispers"], hero_dice=["defense"] * 3,
             enemy_dice=["blank"])  # fmt: skip
    assert s.through().changed("whispers") == {f"{LORE}.exhausted": True, "peril": 1}


# -- Shield Wall, Oath of the Shield -------------------------------------------------------------------


def test_the_wall_takes_an_enemy_off_a_friend_and_readies_all(scene: type[Scene]) -> None:
    s = turn(scene, WALL, hero(exhausted=[ADVANCE, RESOLVE]), hero(WAY, engaged=[BOY], exhausted=[WATCH]),
             shadows=[TROLL], hero_dice=["success"], enemy_dice=["counterattack"])  # fmt: skip
    assert s.prompt.options == (BOY,), "of the target only"
    s.answer(BOY, WATCH, WATCH).through().settled()
    assert s.changed() == {
        f"{BOY}.zone": f"engaged:{IRON}", f"{IRON}.wound": 2, f"{WATCH}.success": 1, f"{WATCH}.exhausted": False,
        f"{ADVANCE}.exhausted": False, f"{RESOLVE}.exhausted": False,
    }  # fmt: skip


def test_the_wall_engages_nobody_elses_enemy_and_all_of_it_may_be_declined(scene: type[Scene]) -> None:
    friend = hero(WAY, engaged=[BOY], exhausted=[WATCH])
    s = turn(scene, WALL, hero(), friend, hero(PRIEST, engaged=[GHOUL]), hero_dice=["defense"])
    assert (s.prompt.kind, set(s.prompt.options)) == ("aid-named", {WAY, PRIEST})
    s.answer(WAY)
    assert s.prompt.options == (BOY,)
    assert s.answer([], []).through().changed() == {}


def test_alone_the_wall_aids_nobody_and_readies_all_the_same(scene: type[Scene]) -> None:
    s = turn(scene, WALL, hero(exhausted=[ADVANCE]), hero(WAY, defeated=True), shadows=[BOY], hero_dice=["success"],
             stop_at="enemy_phase")  # fmt: skip
    assert s.through().changed() == {f"{ADVANCE}.exhausted": False}


def test_the_oath_takes_two_shields_both_and_exhausts_one(scene: type[Scene]) -> None:
    s = turn(scene, OATH, hero(exhausted=[RESOLVE]), hero(WAY, engaged=[BOY, GHOUL]), shadows=[TROLL],
             hero_dice=["success", "defense"], enemy_dice=["counterattack"] * 2)  # fmt: skip
    s.answer(BOY, GHOUL, WATCH)
    assert set(s.prompt.options) == {BOY, GHOUL}, "nothing to ready; an enemy to exhaust"
    s.answer(BOY).through().settled()
    assert s.changed() == {
        f"{BOY}.zone": f"engaged:{IRON}", f"{GHOUL}.zone": f"engaged:{IRON}", f"{BOY}.exhausted": True,
        f"{IRON}.wound": 1, f"{WATCH}.success": 1, f"{RESOLVE}.exhausted": False,
    }, "attacks of 4 less 3 shields"  # fmt: skip


# -- Stubborn Resolve, Bedrock -------------------------------------------------------------------------


def test_the_resolve_recovers_shields_and_exhausts_one_that_is_no_nemesis(scene: type[Scene]) -> None:
    s = turn(scene, RESOLVE, hero(wounds=5, engaged=[GHOUL]), nemesis={"place": IRON}, hero_dice=["success", "defense"],
             enemy_dice=["counterattack"] * 2)  # fmt: skip
    assert s.prompt.options == (GHOUL,)
    s.answer(GHOUL).through().settled()
    assert s.changed() == {f"{RESOLVE}.exhausted": True, f"{GHOUL}.exhausted": True}, "recovers 1, suffers 4 less 3"
    assert not s.board.pieces[GRUMP].exhausted


def test_the_resolve_readies_nothing_and_recovers_no_more_than_there_is(scene: type[Scene]) -> None:
    s = turn(scene, RESOLVE, hero(wounds=1, exhausted=[ADVANCE]), hero_dice=["success+success"] * 2).through()
    assert s.changed() == {f"{RESOLVE}.exhausted": True, f"{IRON}.wound": 0}


def test_bedrock_exhausts_up_to_two(scene: type[Scene]) -> None:
    s = turn(scene, BEDROCK, hero(wounds=5, engaged=[BOY, GHOUL, BAT]), hero_dice=["success", "defense", "defense"],
             enemy_dice=["counterattack", "counterattack", "blank"])  # fmt: skip
    s.answer(BOY, BAT).through().settled()
    assert s.changed() == {
        f"{BEDROCK}.exhausted": True, f"{BOY}.exhausted": True, f"{BAT}.exhausted": True, f"{IRON}.wound": 4,
    }  # fmt: skip
