"""The enemy halves of the dungeon cards."""

from __future__ import annotations

from typing import Any

import pytest

from game.tenefyr.box import Box
from tests.tenefyr.table import Play, me

FIVE = "0 0 1 1 1"


@pytest.mark.rule("TN-501", "TN-1001")
def test_every_enemy_has_its_power_by_the_number_of_players(play: Play, box: Box) -> None:
    for card, it in box.content.dungeon.items():
        for seats, power in ((1, it.power[0]), (2, it.power[0]), (3, it.power[1]), (4, it.power[2])):
            scene = play(card, seats=seats, node="play")
            text = 1 if card == "pall-bearer" else 0  # each player has fewer than four cards
            assert scene.foe == power + text * seats


@pytest.mark.parametrize("card", ["kobold", "orc", "bandit", "skeleton", "grey-wolf", "ogre", "gravedigger", "bugbear",
                                  "restless-knight", "stone-golem", "hill-giant"])  # fmt: skip
def test_a_plain_enemy_says_nothing(box: Box, card: str) -> None:
    assert card not in box.on
    assert card not in box.passives


# -- the start of the combat


@pytest.mark.rule("TN-401", "TN-003")
@pytest.mark.parametrize(("enemy", "many"), [("giant-rat", 1), ("ghoul", 1), ("young-dragon", 2)])
def test_at_the_start_each_player_discards_from_the_deck(play: Play, enemy: str, many: int) -> None:
    scene = play(enemy, me(deck="0 1 orc"), me(deck="1"), me(), node="combat", stop="turn")
    assert scene.discard(0).split() == ["0", "1"][:many][::-1]
    assert (scene.discard(1), scene.discard(2), scene.foe) == ("1", "", scene.box.content.dungeon[enemy].power[1])


@pytest.mark.rule("TN-401")
@pytest.mark.parametrize(("seats", "starter"), [(3, 1), (1, 0)])
def test_the_mind_thief_takes_three_cards_of_the_starting_player(play: Play, seats: int, starter: int) -> None:
    players = [me(deck=FIVE) for _ in range(seats)]
    scene = play("mind-thief", *players, seats=seats, starter=starter, node="combat", stop="turn")
    lost = [len(scene.discard(seat).split()) for seat in range(seats)]
    assert lost == [3 * (seat == starter) for seat in range(seats)]


@pytest.mark.rule("TR-15", "TN-013")
@pytest.mark.parametrize(
    ("enemy", "picked", "change", "milled"),
    [
        ("mine-imp", "1", 1, 0), ("mine-imp", "2", -1, 0), ("mine-imp", "3", 0, 1), ("fire-imp", "1", 2, 0),
        ("fire-imp", "2", -2, 0), ("fire-imp", "3", 0, 1),
    ],
)  # fmt: skip
def test_imps_begin_by_chance(play: Play, enemy: str, picked: str, change: int, milled: int) -> None:
    scene = play(enemy, me(deck="1 1"), me(deck="1 1"), node="combat", stop="turn", chance=picked)
    assert scene.foe == scene.box.content.dungeon[enemy].power[1] + change
    assert len(scene.discard(0).split()) == len(scene.discard(1).split()) == milled


@pytest.mark.rule("TR-309", "TN-906", "TN-902")
@pytest.mark.parametrize(
    ("reserve", "added"), [({3: "ghoul mimic"}, "ghoul"), ({2: "ogre"}, "ogre"), ({4: "siren"}, "")]
)
def test_the_portal_keeper_adds_an_enemy_to_the_bottom(play: Play, reserve: dict[int, str], added: str) -> None:
    scene = play("portal-keeper", below="siren", reserve=reserve, node="combat", stop="turn")
    assert (scene.pile(), scene.open()) == (f"portal-keeper siren {added}".strip(), "portal-keeper")
    assert scene.known() == ""


@pytest.mark.rule("TR-309", "TN-1216")
def test_what_the_portal_keeper_has_added_keeps_the_dungeon_from_being_cleared(play: Play) -> None:
    deck = "young-dragon stone-golem 1"
    scene = play("portal-keeper", me(deck=deck), reserve={3: "ghoul"}, node="combat", stop="leave")
    scene.answer("young-dragon", "stone-golem")
    assert (scene.asked, scene.pile()) == ("press-on", "ghoul")


# -- the size of the hand


@pytest.mark.rule("TR-301", "TR-06")
@pytest.mark.parametrize(
    ("enemy", "turn", "hand"),
    [
        ("cave-bat", 1, 2), ("cave-bat", 2, 3), ("goblin-archers", 1, 2), ("goblin-archers", 3, 3), ("siren", 1, 1),
        ("siren", 2, 3), ("wolf-rider", 1, 3), ("wolf-rider", 2, 3), ("wolf-rider", 3, 2),
    ],
)  # fmt: skip
def test_the_hand_of_the_first_or_last_player_is_smaller(play: Play, enemy: str, turn: int, hand: int) -> None:
    scene = play(enemy, *(me(deck=FIVE) for _ in range(3)), turn=turn)
    assert (scene.asked, len(scene.hand(turn - 1).split())) == ("keep-hand", hand)


@pytest.mark.rule("TR-301", "TN-1006", "TN-1008")
@pytest.mark.parametrize(("enemy", "turn", "hand"), [("siren", 1, 1), ("siren", 2, 3), ("wolf-rider", 2, 2)])
def test_alone_the_first_or_the_second_turn_is_meant(play: Play, enemy: str, turn: int, hand: int) -> None:
    scene = play(enemy, me(deck=FIVE), seats=1, turn=turn)
    assert (scene.asked, len(scene.hand().split())) == ("keep-hand", hand)


@pytest.mark.rule("TR-313", "TN-404", "TN-405")
@pytest.mark.parametrize(("picked", "hand", "milled"), [("1", 4, 0), ("2", 2, 0), ("3", 3, 1)])
def test_the_queen_of_moths_changes_each_hand_by_chance(play: Play, picked: str, hand: int, milled: int) -> None:
    scene = play("queen-of-moths", me(deck=f"{FIVE} 1"), chance=picked)
    assert (scene.asked, len(scene.hand().split()), len(scene.discard().split())) == ("keep-hand", hand, milled)
    scene.answer("new")
    assert len(scene.hand().split()) == min(hand, 6 - milled - hand)
    assert scene.asked in ("play-card", "keep-hand")


@pytest.mark.rule("TR-313", "TN-405")
def test_changes_of_the_hand_add_up(play: Play) -> None:
    scene = play("queen-of-moths", me(deck=FIVE), place="sunken-throne", chance="2")
    assert (scene.asked, len(scene.hand().split())) == ("keep-hand", 1)


# -- new hands


@pytest.mark.rule("TR-304", "TN-002")
@pytest.mark.parametrize(
    ("enemy", "turn", "asked"),
    [("wailing-maid", 1, "play-card"), ("wailing-maid", 2, "keep-hand"), ("banshee", 1, "play-card"),
     ("banshee", 2, "play-card"), ("lich", 3, "play-card")],
)  # fmt: skip
def test_new_hands_are_forbidden(play: Play, enemy: str, turn: int, asked: str) -> None:
    assert play(enemy, *(me(deck=FIVE) for _ in range(3)), turn=turn).asked == asked


@pytest.mark.rule("TR-304", "TN-1006")
@pytest.mark.parametrize(("turn", "asked"), [(1, "play-card"), (2, "keep-hand")])
def test_alone_the_wailing_maid_forbids_them_in_the_first_turn(play: Play, turn: int, asked: str) -> None:
    assert play("wailing-maid", me(deck=FIVE), seats=1, turn=turn).asked == asked


@pytest.mark.rule("TR-305", "TN-408")
def test_the_giant_spider_takes_a_card_before_the_new_hand(play: Play) -> None:
    scene = play("giant-spider", me(deck="0 0 0 orc 1 1 1")).answer("new")
    assert (scene.discard(), scene.hand(), scene.asked) == ("orc 0 0 0", "1 1 1", "play-card")


@pytest.mark.rule("TR-305")
def test_the_card_that_the_spider_takes_may_be_the_last(play: Play) -> None:
    scene = play("giant-spider", me(deck="0 0 0 1")).answer("new")
    assert (scene.asked, scene.hand(), scene.deck(), scene.total) == ("", "", "", 0)


@pytest.mark.rule("TN-408", "TN-407")
@pytest.mark.parametrize(("enemy", "rise"), [("crypt-spider", 1), ("storm-caller", 1), ("vault-warden", 2)])
def test_each_new_hand_lets_the_enemy_rise(play: Play, enemy: str, rise: int) -> None:
    scene = play(enemy, me(deck="0 0 0 0 0 0 1 1 1 1")).answer("new", "new")
    assert scene.foe == scene.box.content.dungeon[enemy].power[1] + 2 * rise
    assert scene.asked == "keep-hand"


# -- the powers of cards


@pytest.mark.rule("TN-505", "TN-1212")
@pytest.mark.parametrize("enemy", ["bone-priest", "enchanted-armour", "ancient-treant"])
def test_basics_count_one_less_but_not_below_0(play: Play, enemy: str) -> None:
    scene = play(enemy, me(played="1 0 orc"), node="play")
    assert [scene.power(card) for card in ("1", "0", "orc")] == [0, 0, 1]
    assert scene.sum("0")[-1] == ("floor", 1, "TN-503")


@pytest.mark.rule("TR-314", "TR-11", "TN-503")
@pytest.mark.parametrize(("enemy", "cap"), [("mimic", 2), ("doppelganger", 3)])
def test_the_printed_power_is_capped_and_bonuses_come_on_top(play: Play, enemy: str, cap: int) -> None:
    scene = play(enemy, me(hand="hill-giant", played=""), me(played="young-dragon 1"))
    assert [scene.power(card) for card in ("hill-giant", "young-dragon", "1")] == [cap + 1, cap, 1]


@pytest.mark.rule("TR-312", "TR-03", "TR-04")
def test_the_hydra_takes_two_from_the_first_card_of_each_turn(play: Play) -> None:
    scene = play("hydra", me(hand="ogre 1", played=""), me(played="0 1"), me(played="orc"))
    scene.answer("ogre")
    assert [scene.power(card) for card in ("ogre", "0", "orc")] == [1, 0, 0]


# -- texts that are ignored


@pytest.mark.rule("TR-13", "TN-115")
def test_the_warlock_has_the_first_text_of_a_turn_ignored(play: Play) -> None:
    scene = play("warlock", me(hand="orc orc", deck="1 0")).answer("orc")
    assert (scene.played(), scene.deck()) == ("orc orc 1", "0")
    assert scene.noted("ignored")[0]["source"] == "warlock-1"


@pytest.mark.rule("TR-311", "TR-13")
def test_the_eye_has_all_texts_of_the_starting_player_ignored(play: Play) -> None:
    scene = play("eye-of-the-deep", me(hand="bard orc 1", deck="1 1")).answer("orc", "bard")
    assert (scene.played(), scene.asked, scene.total) == ("orc bard 1", "", 4)
    free = play("eye-of-the-deep", me(), me(hand="orc", deck="1"), turn=2)
    assert free.played(1) == "orc 1"


@pytest.mark.rule("TR-311", "TN-1006")
def test_alone_the_eye_looks_at_the_first_turn(play: Play) -> None:
    assert play("eye-of-the-deep", me(hand="orc", deck="1"), seats=1).played() == "orc"
    assert play("eye-of-the-deep", me(hand="orc", deck="1"), seats=1, turn=2).played() == "orc 1"


# -- when it still stands


@pytest.mark.rule("TR-302", "TN-417", "TN-1215")
@pytest.mark.parametrize(
    ("enemy", "rise"),
    [("goblin-drummer", 1), ("wayward-acolyte", 1), ("vampire-thrall", 1), ("chimera", 2), ("demon-piper", 2)],
)
@pytest.mark.parametrize(("seats", "times"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_it_rises_each_time_it_still_stands_but_not_at_the_end(
    play: Play, enemy: str, rise: int, seats: int, times: int
) -> None:
    scene = play(enemy, seats=seats, node="turn", stop="lost")
    assert scene.t.track("foe-own") == rise * times


@pytest.mark.rule("TR-307", "TN-609", "TN-907")
def test_the_lantern_ghost_moves_on_after_the_first_turn(play: Play) -> None:
    scene = play("lantern-ghost", me(hand="1 0"), below="ghoul", others={1: "orc kobold"}, reward="armourer", stop="")
    scene.answer("1")
    assert (scene.asked, scene.pile("dungeon:1"), scene.open("dungeon:1")) == (
        "press-on", "lantern-ghost orc kobold", "lantern-ghost",
    )  # fmt: skip
    assert scene.known("dungeon:1") == "orc"
    assert (scene.discard(), scene.t.enemy, scene.t.starter, scene.steps) == ("0 1", "", "cleric", 9)
    scene.answer("leave")
    assert (scene.steps, scene.open("dungeon:5"), scene.asked) == (8, "ghoul", "choose-dungeon")


@pytest.mark.rule("TR-307", "TN-703", "TN-609")
def test_a_dungeon_that_the_ghost_leaves_empty_closes(play: Play) -> None:
    scene = play("lantern-ghost", me(deck="1"), others={1: "orc", 4: "ogre"}, reward="armourer", stop="valley")
    assert (scene.asked, scene.options) == ("move-to", ["dungeon:1", "dungeon:4"])
    scene.answer("dungeon:4")
    assert (scene.pile("dungeon:4"), scene.pile("dungeon:5")) == ("lantern-ghost ogre", "")
    assert (scene.pile("gone"), scene.steps, scene.node) == ("armourer", 8, "valley")


@pytest.mark.rule("TN-908", "TN-909")
def test_without_another_dungeon_it_becomes_a_new_one(play: Play) -> None:
    scene = play("lantern-ghost", me(deck="1"), at=1, below="orc", stop="press_on")
    assert (scene.pile("dungeon:11"), scene.open("dungeon:11")) == ("lantern-ghost", "lantern-ghost")
    assert scene.t.level_of("dungeon:11") == 3


@pytest.mark.rule("TN-808", "TR-307")
def test_in_the_boss_fight_no_enemy_moves(play: Play) -> None:
    scene = play("lantern-ghost", me(deck="1"), at=-1, below="black-vanguard", others={1: "orc"}, stop="lost")
    assert (scene.pile("boss"), scene.pile("dungeon:1"), scene.node) == ("lantern-ghost black-vanguard", "orc", "lost")


# -- won and lost


@pytest.mark.rule("TR-303", "TN-601", "TN-711", "TN-910")
@pytest.mark.parametrize(("enemy", "turn"), [("hedge-witch", 1), ("mourner", 2)])
@pytest.mark.parametrize("supply", [0, 1])
def test_the_winner_gains_a_basic_0(play: Play, enemy: str, turn: int, supply: int) -> None:
    players = [me(hand="young-dragon") if number == turn - 1 else me(played="hill-giant") for number in range(2)]
    scene = play(enemy, *players, turn=turn, supply=(supply, 0), below="orc", stop="press_on")
    assert scene.discard(turn - 1).split().count("0") == supply
    assert scene.discard(2 - turn) == ("hill-giant")


@pytest.mark.rule("TR-303", "TN-008")
@pytest.mark.parametrize(("supply", "gained"), [(3, [1, 1, 1]), (2, [1, 1, 0]), (0, [0, 0, 0])])
def test_the_fallen_saint_has_each_player_gain_one(play: Play, supply: int, gained: list[int]) -> None:
    strong = me(hand="young-dragon", played="hill-giant")
    scene = play("fallen-saint", strong, supply=(supply, 0), below="orc", stop="press_on")
    assert [scene.discard(seat).split().count("0") for seat in range(3)] == gained


def test_the_smuggler_costs_the_winner_two_cards(play: Play) -> None:
    scene = play("smuggler", me(hand="young-dragon 1", deck="0 0 1 1 orc"), below="orc", stop="press_on")
    scene.answer("young-dragon")
    assert (scene.deck(), scene.discard()) == ("orc", "smuggler 1 young-dragon 1 1 0 0")


@pytest.mark.rule("TR-306", "TN-603", "TN-701")
def test_the_grave_robber_moves_when_the_combat_is_lost(play: Play) -> None:
    scene = play("grave-robber", below="ghoul", others={1: "orc", 9: "hill-giant"}, turn=3, stop="valley")
    assert (scene.asked, scene.chooser, scene.options) == ("move-to", "bard", ["dungeon:1", "dungeon:9"])
    scene.answer("dungeon:9")
    assert (scene.pile("dungeon:9"), scene.open(), scene.steps) == ("grave-robber hill-giant", "ghoul", 7)


@pytest.mark.rule("TR-306")
def test_the_grave_robber_stays_as_the_last_card(play: Play) -> None:
    scene = play("grave-robber", others={1: "orc"}, turn=3, stop="valley")
    assert (scene.pile(), scene.pile("dungeon:1"), scene.steps) == ("grave-robber", "orc", 7)


@pytest.mark.rule("TR-310", "TN-603", "TN-702")
@pytest.mark.parametrize(("enemy", "steps", "left"), [("grudge-stone", 9, 6), ("archdevil", 9, 6), ("archdevil", 2, 0)])
def test_a_lost_combat_costs_one_step_more(play: Play, enemy: str, steps: int, left: int) -> None:
    scene = play(enemy, others={1: "orc"}, turn=3, steps=steps, stop="valley")
    assert scene.steps == left
    assert [note["source"] for note in scene.noted("steps")][:1] == [f"{enemy}-1"]


@pytest.mark.rule("TR-308", "TN-505")
def test_the_pall_bearer_is_reckoned_from_the_decks_as_they_are(play: Play) -> None:
    scene = play("pall-bearer", me(hand="orc 0", deck="1 1 1 1"), me(deck="1 1 1 1"), me(deck="1 1 1"))
    assert scene.foe == 10
    scene.answer("orc")
    assert scene.foe == 11
    assert scene.asked == "play-card"


def test_an_enemy_text_says_nothing_more_than_it_does(play: Play) -> None:
    before: dict[str, Any] = play("ogre", me(deck=FIVE), node="combat", stop="turn").everything()
    assert {zone for zone in before if not zone.startswith(("heroes", "supply"))} == {"deck:bard", "dungeon:3"}


@pytest.mark.rule("TR-01", "TN-410")
def test_texts_that_ask_an_exhausted_player_for_cards_take_what_is_there(play: Play) -> None:
    scene = play("cold-hands", me(), me(), me(), stop="lost")
    assert scene.noted("mills") == []
