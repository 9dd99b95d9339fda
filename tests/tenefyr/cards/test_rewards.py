"""The twenty rewards: each option, what it does, and when it may not be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.tenefyr.box import Box
from tests.tenefyr.table import NO, Me, Play, Scene, me

DECK = "0 0 1 1 orc"


def rewarded(play: Play, reward: str, *players: Me, **more: Any) -> Scene:
    """A reward that begins to resolve, asked of the first player."""
    found = players or (me(deck=DECK), me(deck=DECK), me(deck=DECK))
    tracks: dict[str, int | str] = {"reward": f"{reward}-1", "waiting": ",".join(waiting(found))}
    others = {1: "kobold orc", 3: "ogre bugbear smuggler"} | more.pop("others", {})
    more |= {"tracks": tracks, "others": others, "stop": "valley"}
    return play("kobold", *found, at=2, node="reward", reward=reward, **more)


def waiting(players: Sequence[Me]) -> list[str]:
    """Only the first player is still to choose."""
    return [players[0].hero or "bard"]


@pytest.mark.rule("TN-705", "TN-706", "TN-707")
def test_who_chooses(box: Box) -> None:
    together = {card for card, it in box.content.rewards.items() if it.chooser == "together"}
    assert together == {"map-seller", "quartermaster", "guides-and-ropes", "owls-counsel", "burning-bridge",
                        "spies-report", "last-stand"}  # fmt: skip


REMOVALS = (
    ("village-smithy", "1", 2, 2, "all"), ("hot-meal", "2", 0, 2, "zero"), ("lost-and-found", "2", 0, 2, "all"),
    ("drill-yard", "1", 0, 2, "all"), ("friendly-wager", "1", 0, 2, "basic"), ("travelling-fair", "2", 0, 2, "all"),
    ("chapel-night", "1", 0, 3, "zero"), ("chapel-night", "2", 0, 2, "all"), ("armourer", "2", 0, 2, "all"),
    ("master-at-arms", "2", 0, 3, "all"), ("sharpening-stone", "2", 0, 3, "all"), ("millers-debt", "1", 0, 24, "zero"),
    ("heirloom", "2", 0, 4, "all"), ("oath-at-dawn", "1", 0, 5, "basic"),
)  # fmt: skip
"""Reward, option, fewest and most cards that are removed, and which."""
KINDS = {"all": "0 0 1 1 orc", "zero": "0 0", "basic": "0 0 1 1"}


@pytest.mark.rule("TN-709", "TN-708", "TR-09", "TR-18", "TN-712")
@pytest.mark.parametrize(("reward", "option", "least", "most", "which"), REMOVALS)
def test_cards_are_removed_from_the_deck(
    play: Play, reward: str, option: str, least: int, most: int, which: str
) -> None:
    deck = "bard 1 orc 0 1 0"
    scene = rewarded(play, reward, me(deck=deck), me(), me(), reserve={4: "siren", 3: "ghoul", 2: "ogre", 1: "kobold"})
    scene.answer(option)
    cards = KINDS[which].split()
    assert (scene.asked, scene.options) == ("remove", cards)  # sorted, never in the order of the deck
    assert (scene.prompt.least, scene.prompt.most) == (least, min(most, len(cards)))
    picked = ["0", "0"] if least else ["0"]
    scene.answer(picked)
    assert len(scene.deck().split()) == 6 - len(picked)
    assert scene.pile("supply:basic0").split() == ["0"] * (3 + len(picked))
    assert scene.node == "valley"


@pytest.mark.rule("TN-709", "TR-10", "TN-901")
def test_loot_that_is_removed_goes_under_its_pile(play: Play) -> None:
    scene = rewarded(play, "drill-yard", reserve={1: "kobold"}).answer("1", ["orc"])
    assert (scene.pile("reserve:1"), scene.known("reserve:1")) == ("kobold orc", "orc")


GAINS = (
    ("lost-and-found", "1", 1), ("armourer", "1", 2), ("master-at-arms", "1", 3), ("oath-at-dawn", "2", 4),
)  # fmt: skip


@pytest.mark.rule("TN-711", "TN-903", "TR-404")
@pytest.mark.parametrize(("reward", "option", "level"), GAINS)
def test_the_top_card_of_the_reserve_is_gained(play: Play, reward: str, option: str, level: int) -> None:
    cards = {1: "kobold grey-wolf", 2: "ogre bugbear", 3: "ghoul mimic", 4: "siren warlock"}
    scene = rewarded(play, reward, reserve=cards).answer(option)
    first, second = cards[level].split()
    assert first in scene.deck().split()
    assert (scene.pile(f"reserve:{level}"), len(scene.deck().split()), scene.discard()) == (second, 6, "")
    assert scene.known("deck:bard") == ""


@pytest.mark.rule("TN-902", "TN-1211")
def test_a_lower_level_helps_out(play: Play) -> None:
    scene = rewarded(play, "oath-at-dawn", reserve={2: "ogre", 5: "lich"}).answer("2")
    assert "ogre" in scene.deck().split()


@pytest.mark.rule("TN-010", "TN-902")
def test_an_option_that_changes_nothing_may_not_be_chosen(play: Play) -> None:
    scene = rewarded(play, "oath-at-dawn")  # the Reserve is empty: only the first option would change anything
    assert (scene.asked, scene.options) == ("remove", ["0", "0", "1", "1"])


@pytest.mark.rule("TN-010")
def test_where_no_option_changes_anything_each_may_be_chosen(play: Play) -> None:
    scene = rewarded(play, "oath-at-dawn", me(deck="bard"), me(), me())
    assert (scene.asked, scene.options) == ("reward-option", ["1", "2"])
    assert scene.answer("1").node == "valley"


@pytest.mark.rule("TR-401", "TN-710", "TN-712", "TN-1005")
def test_the_village_smithy_lets_a_card_be_given(play: Play) -> None:
    scene = rewarded(play, "village-smithy", me(deck="bard 0 orc"), me(deck="1"), me()).answer("2")
    assert (scene.asked, scene.options) == ("reward-card", ["0", "orc"])
    scene.answer("orc")
    assert (scene.asked, scene.options) == ("give-to", ["cleric", "thief"])
    scene.answer("cleric")
    assert (sorted(scene.deck(0).split()), sorted(scene.deck(1).split())) == (["0", "bard"], ["1", "orc"])


@pytest.mark.rule("TR-401", "TN-1005")
def test_alone_nothing_can_be_given(play: Play) -> None:
    scene = rewarded(play, "village-smithy", me(deck="0 1 orc"), seats=1)
    assert (scene.asked, scene.prompt.least) == ("remove", 2)
    scene.answer(["0", "1"])
    assert scene.deck() == "orc"


@pytest.mark.rule("TN-1005")
def test_alone_an_option_that_gives_and_removes_cannot_be_chosen_either(play: Play) -> None:
    scene = rewarded(play, "friendly-wager", me(deck="0 1 orc"), seats=1)
    assert (scene.asked, scene.options) == ("remove", ["0", "1"])  # the option to remove basics, without a question


@pytest.mark.rule("TR-401", "TN-712", "TN-1220")
def test_with_one_removable_card_the_smithy_takes_one(play: Play) -> None:
    scene = rewarded(play, "village-smithy", me(deck="bard 0"), me(), me()).answer("1")
    assert (scene.deck(), scene.node) == ("bard", "valley")


@pytest.mark.rule("TR-402", "TN-910")
@pytest.mark.parametrize(("supply", "deck"), [(1, ["0", "1", "1", "1", "orc"]), (0, ["0", "1", "1", "orc"])])
def test_a_hot_meal_swaps_a_card_for_a_basic_1(play: Play, supply: int, deck: list[str]) -> None:
    scene = rewarded(play, "hot-meal", supply=(0, supply)).answer("1", "0")
    assert sorted(scene.deck().split()) == deck


@pytest.mark.rule("TR-404")
def test_the_drill_yard_gains_before_it_removes(play: Play) -> None:
    scene = rewarded(play, "drill-yard", reserve={1: "skeleton"}).answer("2")
    assert (scene.asked, scene.options) == ("remove", ["0", "0", "1", "1", "orc", "skeleton"])
    assert len(scene.answer(NO).deck().split()) == 6


def test_the_friendly_wager_gives_and_removes(play: Play) -> None:
    scene = rewarded(play, "friendly-wager").answer("2", "1", "thief", ["0"])
    assert (sorted(scene.deck().split()), len(scene.deck(2).split())) == (["0", "1", "orc"], 6)


@pytest.mark.rule("TR-407", "TN-709", "TR-09")
@pytest.mark.parametrize("reward", ["travelling-fair", "sharpening-stone"])
@pytest.mark.parametrize(("card", "better", "left"), [("orc", "ogre", "orc"), ("lich", "hydra", "lich")])
def test_a_card_is_exchanged_for_one_a_level_higher(
    play: Play, reward: str, card: str, better: str, left: str
) -> None:
    players = (me(deck=f"bard 0 {card}"), me(), me())
    scene = rewarded(play, reward, *players, reserve={2: "ogre", 5: "hydra"}).answer("1")
    level = 1 if card == "orc" else 5
    assert (sorted(scene.deck().split()), scene.pile(f"reserve:{level}")) == (sorted(["bard", "0", better]), left)


@pytest.mark.rule("TR-407", "TN-010")
def test_without_a_dungeon_card_there_is_nothing_to_exchange(play: Play) -> None:
    scene = rewarded(play, "sharpening-stone", me(deck="bard 0 1"), me(), me(), reserve={2: "ogre"})
    assert scene.asked == "remove"


@pytest.mark.rule("TR-20", "TN-904", "TN-706")
@pytest.mark.parametrize(("reward", "option", "level"), [("millers-debt", "2", 3), ("heirloom", "1", 4)])
def test_one_of_the_top_two_is_gained(play: Play, reward: str, option: str, level: int) -> None:
    reserve = {3: "ghoul mimic banshee", 4: "siren warlock chimera"}
    scene = rewarded(play, reward, reserve=reserve).answer(option)
    first, second, third = reserve[level].split()
    assert (scene.asked, scene.chooser, scene.options) == ("reward-card", "bard", [first, second])
    scene.answer(second)
    assert second in scene.deck().split()
    assert (scene.pile(f"reserve:{level}"), scene.known(f"reserve:{level}")) == (f"{third} {first}", first)


@pytest.mark.rule("TR-20", "TN-902", "TR-17")
def test_one_card_left_is_that_card_and_none_is_a_lower_level(play: Play) -> None:
    assert "siren" in rewarded(play, "heirloom", reserve={4: "siren", 3: "ghoul"}).answer("1").deck().split()
    scene = rewarded(play, "heirloom", reserve={3: "ghoul mimic"}).answer("1")
    assert scene.options == ["ghoul", "mimic"]


# -- together


@pytest.mark.rule("TR-403", "TN-707", "TN-904")
@pytest.mark.parametrize("reward", ["map-seller", "owls-counsel"])
def test_a_dungeon_is_put_into_order(play: Play, reward: str) -> None:
    scene = rewarded(play, reward, others={5: "ghoul"}).answer("1")
    assert (scene.asked, scene.options) == ("survey", ["dungeon:1", "dungeon:3"])  # one card alone has no order
    scene.answer("dungeon:3")
    assert (scene.asked, scene.options) == ("survey-order", ["ogre", "bugbear", "smuggler"])
    scene.answer(["smuggler", "ogre", "bugbear"])
    assert (scene.pile("dungeon:3"), scene.open("dungeon:3")) == ("smuggler ogre bugbear", "smuggler")
    assert scene.known("dungeon:3") == "ogre bugbear"
    assert scene.asked in ("remove", "choose-player", "")


@pytest.mark.rule("TN-707", "TN-008")
def test_after_the_map_seller_each_player_may_remove_a_card(play: Play) -> None:
    scene = rewarded(play, "map-seller").answer("1", "dungeon:1", ["orc", "kobold"])
    for player in ("bard", "cleric", "thief"):
        assert (scene.asked, scene.chooser, scene.prompt.least, scene.prompt.most) == ("remove", player, 0, 1)
        scene.answer(["0"] if player == "cleric" else NO)
    assert [len(scene.deck(seat).split()) for seat in range(3)] == [5, 4, 5]


@pytest.mark.rule("TN-707", "TR-20", "TN-007")
@pytest.mark.parametrize(
    ("reward", "option", "level", "look"),
    [("map-seller", "2", 1, 2), ("quartermaster", "1", 2, 3), ("owls-counsel", "1", 3, 2), ("spies-report", "1", 5, 3)],
)
def test_one_player_of_the_partys_choice_gains_a_card(
    play: Play, reward: str, option: str, level: int, look: int
) -> None:
    piles = {1: "kobold orc bandit", 2: "ogre bugbear smuggler", 3: "ghoul mimic banshee", 5: "lich hydra archdevil"}
    cards = {1: "skeleton grey-wolf hedge-witch", 2: "gravedigger wolf-rider mine-imp", 3: piles[3], 5: piles[5]}
    scene = rewarded(play, reward, reserve={level: cards[level]}, boss="black-vanguard siege-tower").answer(option)
    if scene.asked == "survey":
        scene.answer("dungeon:1")
    if scene.asked == "survey-order":
        scene.answer([*scene.prompt.options])
    seen = cards[level].split()[:look]
    assert (scene.asked, scene.chooser, scene.options) == ("reward-card", "bard", seen)
    scene.answer(seen[1])
    assert (scene.asked, scene.options) == ("choose-player", ["bard", "cleric", "thief"])
    scene.answer("thief")
    assert seen[1] in scene.deck(2).split()
    rest = cards[level].split()[look:] + [card for card in seen if card != seen[1]]
    assert scene.pile(f"reserve:{level}") == " ".join(rest)
    assert scene.asked in ("remove", "")


@pytest.mark.rule("TR-403", "TN-809", "TN-009")
def test_the_spies_put_the_boss_deck_into_order(play: Play) -> None:
    scene = rewarded(play, "spies-report", boss="black-vanguard siege-tower lord-himself", reserve={5: "lich"})
    scene.answer("1")
    assert scene.options == ["black-vanguard", "siege-tower", "lord-himself"]
    scene.answer(["lord-himself", "black-vanguard", "siege-tower"])
    assert (scene.pile("boss"), scene.open("boss")) == ("lord-himself black-vanguard siege-tower", "lord-himself")
    assert scene.asked == "choose-player"


@pytest.mark.parametrize(("reward", "most"), [("quartermaster", 2), ("guides-and-ropes", 2), ("owls-counsel", 2),
                                              ("burning-bridge", 3), ("spies-report", 4)])  # fmt: skip
def test_or_each_player_removes_cards(play: Play, reward: str, most: int) -> None:
    scene = rewarded(play, reward, reserve={2: "ogre", 3: "ghoul", 5: "lich"}, boss="black-vanguard lord-himself")
    scene.answer("2")
    for player in ("bard", "cleric", "thief"):
        assert (scene.asked, scene.chooser, scene.prompt.most) == ("remove", player, most)
        scene.answer(["0"])
    assert len(scene.pile("supply:basic0").split()) == 6


@pytest.mark.rule("TR-405", "TN-713")
def test_guides_and_ropes_give_a_head_start(play: Play) -> None:
    scene = rewarded(play, "guides-and-ropes", me(deck="0 0 0 0 0 0"), me(), me()).answer("1", NO)
    assert scene.t.track("boon") == 1
    scene.on("").answer("dungeon:1")
    assert (scene.asked, len(scene.hand().split())) == ("keep-hand", 4)
    scene.answer("new")
    assert (scene.t.track("boon"), scene.t.track("boon-now"), len(scene.hand().split())) == (0, 1, 2)
    assert scene.asked == "play-card"


@pytest.mark.rule("TR-405", "TN-713")
@pytest.mark.parametrize("steps", [9, 0])
def test_the_head_start_is_for_the_first_combat_of_the_next_visit_or_stage(play: Play, steps: int) -> None:
    strong = me(deck="young-dragon young-dragon young-dragon young-dragon 0 0 0 1 1 1 1")
    scene = play("kobold", strong, below="orc", boss="black-vanguard siege-tower", node="valley", steps=steps, stop="",
                 tracks={"boon": 2})  # fmt: skip
    if steps:
        assert scene.asked == "keep-hand"
    assert len(scene.hand().split()) == 5
    scene.answer("keep", *["young-dragon"] * 4)
    if steps:
        scene.answer("on")
    assert scene.t.track("boon-now") == 0
    assert scene.asked in ("keep-hand", "play-card", "")


@pytest.mark.rule("TR-406", "TN-701", "TN-702")
@pytest.mark.parametrize(("reward", "held"), [("burning-bridge", 1), ("last-stand", 2)])
def test_the_token_is_held(play: Play, reward: str, held: int) -> None:
    scene = rewarded(play, reward, reserve={4: "siren"}).answer("1")
    assert (scene.t.track("hold"), scene.steps) == (held, 9)


@pytest.mark.rule("TR-406")
@pytest.mark.parametrize(("held", "left"), [(1, 8), (2, 9), (3, 9)])
def test_held_steps_are_used_up_by_being_thrown_out(play: Play, held: int, left: int) -> None:
    scene = play("ogre", turn=3, tracks={"hold": held}, stop="valley")
    assert (scene.steps, scene.t.track("hold")) == (left, max(0, held - 2))


@pytest.mark.rule("TR-406", "TN-010")
def test_a_token_on_the_skull_does_not_come_back(play: Play) -> None:
    scene = rewarded(play, "burning-bridge", steps=0)
    assert scene.asked == "remove"  # to hold the token would change nothing


def test_the_last_stand_gives_each_a_card_of_level_4(play: Play) -> None:
    scene = rewarded(play, "last-stand", reserve={4: "siren warlock", 3: "ghoul"}).answer("2")
    assert [sorted(set(scene.deck(seat).split()) - {"0", "1", "orc"}) for seat in range(3)] == [
        ["siren"], ["warlock"], ["ghoul"],
    ]  # fmt: skip


@pytest.mark.rule("TN-706", "TN-704", "TN-008")
def test_each_player_chooses_in_turn_and_the_reward_leaves_the_game(play: Play) -> None:
    tracks: dict[str, int | str] = {"reward": "chapel-night-1", "waiting": "cleric,thief,bard"}
    scene = play("kobold", *(me(deck=DECK) for _ in range(3)), at=2, node="reward", reward="chapel-night", starter=1,
                 tracks=tracks, stop="valley")  # fmt: skip
    for player in ("cleric", "thief", "bard"):
        assert (scene.asked, scene.chooser) == ("reward-option", player)
        scene.answer("2", NO)
    assert (scene.pile("gone"), scene.t.word("reward")) == ("chapel-night", "")
