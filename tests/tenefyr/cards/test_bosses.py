"""The stages of the six bosses."""

from __future__ import annotations

import pytest

from game.tenefyr.box import Box
from tests.tenefyr.table import Play, me

FIVE = "0 0 1 1 1"


@pytest.mark.rule("TN-501", "TN-802")
def test_every_boss_has_four_stages_with_three_powers(play: Play, box: Box) -> None:
    for boss in box.content.bosses.values():
        assert len(boss.stages) == 4
        for stage, it in boss.stages.items():
            if stage != "hall-of-reeds":  # counts players with small decks
                for seats, power in ((1, it.power[0]), (2, it.power[0]), (3, it.power[1]), (4, it.power[2])):
                    assert play(stage, seats=seats, node="play").foe == power


@pytest.mark.rule("TN-109")
@pytest.mark.parametrize(("step", "change"), [("lullaby", -1), ("normal", 0), ("frost", 1), ("ballad", 2)])
def test_the_ladder_changes_stages_and_no_other_enemy(play: Play, step: str, change: int) -> None:
    assert play("black-vanguard", step=step, node="play").foe == 16 + change
    assert play("ogre", step=step, node="play").foe == 8


# -- Dark Lord


@pytest.mark.rule("TR-301")
@pytest.mark.parametrize(("turn", "hand"), [(1, 2), (2, 3)])
def test_the_siege_tower_takes_a_card_of_the_first_hand(play: Play, turn: int, hand: int) -> None:
    scene = play("siege-tower", *(me(deck=FIVE) for _ in range(3)), turn=turn)
    assert (scene.asked, len(scene.hand(turn - 1).split())) == ("keep-hand", hand)


def test_the_standard_of_ash_burns_basics(play: Play) -> None:
    scene = play("standard-of-ash", me(played="1 orc"), node="play")
    assert (scene.power("1"), scene.power("orc"), scene.total) == (0, 1, 1)


@pytest.mark.parametrize(("stage", "many"), [("lord-himself", 1), ("rising-cellar", 2)])
def test_each_player_discards_at_the_start(play: Play, stage: str, many: int) -> None:
    scene = play(stage, me(deck=FIVE), me(deck="1"), me(), node="combat", stop="turn")
    assert [len(scene.discard(seat).split()) for seat in range(3)] == [many, 1, 0]


# -- Chaos Dragon


@pytest.mark.rule("TR-15")
@pytest.mark.parametrize(("picked", "power"), [("1", 19), ("2", 13), ("3", 16)])
def test_wings_of_perhaps(play: Play, picked: str, power: int) -> None:
    assert play("wings-of-perhaps", node="combat", stop="turn", chance=picked).foe == power


@pytest.mark.parametrize(("picked", "hand", "milled"), [("1", 4, 0), ("2", 2, 0), ("3", 3, 2)])
def test_a_tail_of_sorts(play: Play, picked: str, hand: int, milled: int) -> None:
    scene = play("tail-of-sorts", me(deck=f"{FIVE} 1"), chance=picked)
    assert (scene.asked, len(scene.hand().split()), len(scene.discard().split())) == ("keep-hand", hand, milled)


@pytest.mark.rule("TR-315", "TN-505")
@pytest.mark.parametrize(
    ("picked", "powers"), [("1", [1, 2, 3, 2]), ("2", [3, 0, 3, 2]), ("3", [3, 2, 1, 2]), ("4", [3, 2, 3, 0])]
)
def test_scales_of_whim_curse_a_kind(play: Play, picked: str, powers: list[int]) -> None:
    scene = play("scales-of-whim", me(played="ogre bard restless-knight grave-robber"), node="combat", stop="turn",
                 chance=picked)  # fmt: skip
    assert [scene.power(card) for card in ("ogre", "bard", "restless-knight", "grave-robber")] == powers


@pytest.mark.rule("TR-14")
def test_the_curse_ends_where_the_text_is_silenced_or_the_combat_is_over(play: Play) -> None:
    tracks: dict[str, int | str] = {"curse:guile": 2}
    assert play("scales-of-whim", me(hand="eye-of-the-deep"), tracks=tracks).power("eye-of-the-deep") == 5
    strong = me(played="young-dragon young-dragon hill-giant")
    scene = play("scales-of-whim", strong, below="black-vanguard", node="won", tracks=tracks, stop="combat")
    assert scene.t.track("curse:guile") == 0


@pytest.mark.rule("TN-417", "TN-418")
@pytest.mark.parametrize(("picked", "power", "hand"), [("1", 18, 3), ("2", 14, 3), ("3", 16, 4)])
def test_the_laughing_mouth(play: Play, picked: str, power: int, hand: int) -> None:
    scene = play("laughing-mouth", me(hand="1"), me(deck=f"{FIVE} 1"), chance=picked, stop="")
    assert (scene.asked, scene.foe, len(scene.hand(1).split())) == ("keep-hand", power, hand)


# -- the Drowned Queen


@pytest.mark.rule("TN-404")
def test_cold_hands_take_a_card_at_every_turn_start(play: Play) -> None:
    scene = play("cold-hands", me(deck="orc 0 0 0 1"))
    assert (scene.asked, scene.discard(), scene.hand()) == ("keep-hand", "orc", "0 0 0")


@pytest.mark.rule("TR-308")
@pytest.mark.parametrize(("sizes", "power"), [((4, 4, 4), 15), ((3, 4, 5), 16), ((0, 3, 2), 18)])
def test_the_hall_of_reeds_counts_small_decks(play: Play, sizes: tuple[int, ...], power: int) -> None:
    assert play("hall-of-reeds", *(me(deck="1 " * size) for size in sizes), node="play").foe == power


@pytest.mark.rule("TR-305")
def test_the_queen_below_takes_a_card_before_each_new_hand(play: Play) -> None:
    scene = play("queen-below", me(deck="0 0 0 orc 1 1 1")).answer("new")
    assert (scene.discard(), scene.hand(), scene.asked) == ("orc 0 0 0", "1 1 1", "play-card")


# -- the Brass Regent


@pytest.mark.rule("TR-304")
def test_the_turnstile_lets_nobody_draw_anew(play: Play) -> None:
    assert play("turnstile", me(), me(deck=FIVE), turn=2).asked == "play-card"


@pytest.mark.rule("TR-314", "TN-503")
def test_the_assayer_caps_printed_power_at_three(play: Play) -> None:
    scene = play("assayer", me(hand="hydra", played="young-dragon"))
    assert (scene.power("young-dragon"), scene.power("hydra")) == (6, 3)
    assert scene.sum("young-dragon")[:3] == [
        ("printed", 6, "young-dragon"), ("cap", 3, "assayer"), ("double", 1, "hydra"),
    ]  # fmt: skip


def test_the_metronome_has_the_first_text_ignored(play: Play) -> None:
    assert play("metronome", me(hand="orc", deck="1")).played() == "orc"
    assert play("metronome", me(hand="orc", played="0", deck="1")).played() == "0 orc 1"


def test_the_regent_enthroned_rises_with_new_hands(play: Play) -> None:
    scene = play("regent-enthroned", me(deck="0 0 0 1 1 1 1")).answer("new")
    assert (scene.foe, scene.asked) == (17, "keep-hand")


# -- Grandmother Thorn


@pytest.mark.rule("TR-316", "TN-804", "TN-906")
@pytest.mark.parametrize("stage", ["hedge-wakes", "bramble-brood"])
def test_little_ones_come_to_the_bottom_of_the_boss_deck(play: Play, stage: str) -> None:
    scene = play(stage, below="her-lap", reserve={2: "ogre bugbear"}, node="combat", stop="turn")
    assert (scene.pile(), scene.open(), scene.pile("reserve:2")) == (f"{stage} her-lap ogre", stage, "bugbear")


@pytest.mark.rule("TR-316", "TN-804", "TN-802")
def test_a_little_one_is_loot_when_it_is_beaten(play: Play) -> None:
    strong = me(hand="young-dragon", played="hill-giant")
    scene = play("ogre", strong, at=-1, below="her-lap", stop="turn")
    assert scene.discard().split()[0] == "ogre"
    assert (scene.pile("boss"), scene.pile("beaten"), scene.t.enemy) == ("her-lap", "", "her-lap")


@pytest.mark.rule("TR-317")
@pytest.mark.parametrize(("below", "power"), [("", 14), ("root-of-it", 15), ("root-of-it ogre ogre", 17)])
def test_her_lap_counts_the_cards_behind_her(play: Play, below: str, power: int) -> None:
    assert play("her-lap", below=below, node="play").foe == power


@pytest.mark.rule("TR-302")
def test_the_root_of_it_rises(play: Play) -> None:
    assert play("root-of-it", me(hand="1"), me(hand=""), stop="draw").foe == 17


# -- the Hollow King


@pytest.mark.rule("TR-318", "TN-506")
def test_the_empty_throne_looks_at_printed_power(play: Play) -> None:
    scene = play("empty-throne", me(hand="mimic", played="hill-giant ogre enchanted-armour")).answer("ogre")
    assert [scene.power(card) for card in ("hill-giant", "ogre", "enchanted-armour", "mimic")] == [3, 3, 2, 4]
    copied = play("empty-throne", me(hand="mimic goblin-drummer", played="young-dragon")).answer("mimic", "mimic")
    assert copied.power("mimic") == 6  # 1 printed, 4 of the dragon, 1 of the drum: no minus


@pytest.mark.parametrize(
    ("stage", "powers"), [("beggars-banner", [2, 1, 3, 3, 2, 1]), ("choir-of-dust", [3, 2, 2, 2, 2, 1])]
)
def test_banner_and_choir_favour_basics(play: Play, stage: str, powers: list[int]) -> None:
    scene = play(stage, me(played="ogre grave-robber restless-knight siren 1 0"), node="play")
    cards = ("ogre", "grave-robber", "restless-knight", "siren", "1", "0")
    assert [scene.power(card) for card in cards] == powers


@pytest.mark.rule("TR-311")
def test_a_crown_without_a_head_has_the_first_players_texts_ignored(play: Play) -> None:
    scene = play("crown-without-head", me(hand="cleric orc", deck="1"), me()).answer("cleric")
    assert (scene.played(), scene.asked) == ("cleric orc", "")
    assert play("crown-without-head", me(), me(hand="orc", deck="1"), turn=2).played(1) == "orc 1"
