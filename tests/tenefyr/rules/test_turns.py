"""Combat and its turns: TN-4xx, and the edges about hands and decks."""

from __future__ import annotations

import pytest

from game.kit.events import Moved, Noted
from game.tenefyr.notes import NOTES
from game.ui.table.beats import beats
from tests.tenefyr.table import Play, me

FIVE = "0 0 1 1 1"


@pytest.mark.rule("TN-401", "TN-402", "TN-403", "TN-410", "TN-417")
def test_each_player_has_one_turn_clockwise_from_the_starting_player(play: Play) -> None:
    scene = play("hill-giant", seats=4, starter=2, node="combat", below="lich", stop="leave")
    assert [note["player"] for note in scene.noted("turn")] == [scene.players[at] for at in (2, 3, 0, 1)]
    assert len(scene.noted("held")) == 3  # not after the last turn


@pytest.mark.rule("TN-402", "TN-416", "TN-1205", "TN-602")
def test_the_combat_ends_with_the_end_step_that_finds_it_beaten(play: Play) -> None:
    players = (me(played="hill-giant"), me(hand="ogre", deck="1"), me(deck=FIVE))
    scene = play("ogre", *players, turn=2, stop="press_on", below="orc")
    assert (scene.discard(0), scene.discard(1)) == ("hill-giant", "ogre ogre 1")  # the loot is the second player's
    assert (scene.discard(2), scene.deck(2)) == ("", FIVE)


@pytest.mark.rule("TN-416", "TN-1214")
def test_the_comparison_is_made_at_the_end_step_only(play: Play) -> None:
    scene = play("kobold", me(hand="hill-giant 0 1", deck=""), below="orc", stop="press_on").answer("hill-giant")
    assert (scene.total, scene.foe, scene.asked) == (6, 3, "play-card")  # enough already, and still to be played
    assert [(note["total"], note["power"]) for note in scene.noted("reached")] == [(6, 3)]
    scene.answer("0")
    assert scene.discard().split()[0] == "kobold"
    assert len(scene.noted("reached")) == 1  # told once, and not of the last card
    assert not play("kobold", me(hand="ogre"), below="orc", stop="press_on").noted("reached")


@pytest.mark.rule("TN-601")
def test_what_was_played_is_discarded_in_one_sweep(play: Play) -> None:
    players = (me(played="1 1 orc"), me(hand="hill-giant 0 1", deck="1"), me(deck=FIVE))
    scene = play("ogre", *players, turn=2, stop="press_on", below="orc").answer("hill-giant", "0")
    at = next(at for at, event in enumerate(scene.events) if isinstance(event, Noted) and event.name == "beaten")
    told = beats(scene.events[at:], NOTES)
    swept = [[event.piece for event in beat.early if isinstance(event, Moved)] for beat in told]
    assert [len(pieces) for pieces in swept if pieces] == [7]  # all cards and the loot


@pytest.mark.rule("TN-501")
def test_at_0_an_enemy_is_beaten_at_the_first_end_step(play: Play) -> None:
    scene = play("kobold", below="orc", tracks={"foe-place": -9}, node="turn", stop="press_on")
    assert (len(scene.noted("turn")), scene.noted("beaten")[0]["power"]) == (1, 0)


@pytest.mark.rule("TN-405", "TN-406", "TN-1203")
@pytest.mark.parametrize(
    ("deck", "more", "hand"), [(FIVE, 0, 3), (FIVE, 1, 4), ("0 1", 1, 2), (FIVE, -9, 1), ("", 2, 0)]
)
def test_the_hand(play: Play, deck: str, more: int, hand: int) -> None:
    tracks: dict[str, int | str] = {"more:1": more}
    scene = play("hill-giant", me(deck=deck), tracks=tracks, stop="draw")
    assert len(scene.hand().split()) == hand


@pytest.mark.rule("TN-407", "TN-409")
def test_a_hand_may_be_thrown_away_again_and_again(play: Play) -> None:
    scene = play("hill-giant", me(deck="0 0 0 1 1 1 orc orc orc ogre"))
    assert (scene.asked, scene.options, scene.prompt.source) == ("keep-hand", ["keep", "new"], "TN-407")
    scene.answer("new", "new")
    assert (scene.hand(), scene.discard(), scene.deck()) == ("orc orc orc", "1 1 1 0 0 0", "ogre")
    scene.answer("keep")
    assert scene.asked == "play-card"


@pytest.mark.rule("TN-407", "TN-1202")
def test_with_fewer_cards_left_the_new_hand_is_what_remains(play: Play) -> None:
    scene = play("hill-giant", me(deck="0 0 0 ogre"), stop="end_step").answer("new")
    assert (scene.played(), scene.total, scene.asked) == ("ogre", 3, "")  # no further new hand, and one card to play


@pytest.mark.rule("TN-407", "TR-17")
@pytest.mark.parametrize("deck", ["0 0 1", "1"])
def test_nothing_is_asked_when_the_deck_is_empty(play: Play, deck: str) -> None:
    scene = play("hill-giant", me(deck=deck), stop="end_step")
    assert scene.asked == ("play-card" if " " in deck else "")


@pytest.mark.rule("TN-409", "TN-414")
def test_cards_that_come_later_are_kept_without_a_question(play: Play) -> None:
    scene = play("hill-giant", me(deck="orc orc orc 0 1 1 1")).answer("keep", "orc")
    assert (scene.asked, scene.hand()) == ("play-card", "orc orc 0")


@pytest.mark.rule("TR-08", "TN-415", "TN-1217")
def test_the_discard_pile_has_hands_thrown_away_and_loot_of_this_visit(play: Play) -> None:
    scene = play("ogre", me(hand="lich", discard="hill-giant 0 1"), stop="end_step")
    assert (scene.asked, scene.options) == ("recall", ["hill-giant", "0", "1"])
    renewed = play("hill-giant", me(deck="0 0 orc lich 1")).answer("new", "lich")
    assert sorted(renewed.options) == ["0", "0", "orc"]


@pytest.mark.rule("TN-411", "TN-412", "TN-1224")
def test_every_card_must_be_played_in_any_order(play: Play) -> None:
    scene = play("hill-giant", me(hand="0 1 orc", deck="ogre")).answer("orc")
    assert (scene.options, scene.total) == (["0", "1", "ogre"], 1)
    scene.answer("ogre", "0")
    assert (scene.played(), scene.hand(), scene.total) == ("orc ogre 0 1", "", 5)


@pytest.mark.rule("TN-413")
def test_a_played_card_is_no_longer_in_the_hand(play: Play) -> None:
    scene = play("hill-giant", me(hand="restless-knight bandit", deck="1 1")).answer("restless-knight", "yes")
    assert (scene.played(), scene.discard(), scene.power("restless-knight")) == ("restless-knight", "bandit", 5)


@pytest.mark.rule("TN-1225", "TN-510")
def test_no_card_is_played_twice_in_a_combat(play: Play) -> None:
    scene = play("hill-giant", me(hand="mind-thief lich", discard="kobold"), reserve={3: "ghoul"}).answer("mind-thief")
    assert (scene.played(), scene.asked) == ("mind-thief ghoul lich kobold", "")
    played = [note["piece"] for note in (*scene.noted("plays"), *scene.noted("borrows"))]
    assert len(played) == len(set(played)) == 4


@pytest.mark.rule("TN-410", "TN-1201", "TN-406")
def test_a_full_discard_pile_is_never_shuffled_in_during_a_visit(play: Play) -> None:
    scene = play("ogre", me(discard=FIVE), me(deck="1"), stop="draw", node="turn")
    assert (scene.hand(), scene.deck(), scene.discard()) == ("", "", FIVE)


@pytest.mark.rule("TN-1219", "TN-418")
def test_cards_for_a_player_without_a_further_turn_are_lost(play: Play) -> None:
    scene = play("hill-giant", me(), me(hand="cave-bat"), seats=2, turn=2, below="lich", stop="leave")
    assert scene.noted("more-cards") == []


@pytest.mark.rule("TN-1002", "TN-1004", "TN-1006", "TN-1007")
def test_alone_one_deck_has_two_turns_that_add_up(play: Play) -> None:
    scene = play("ogre", me(deck="1 1 lich 1 1 1 0"), seats=1, below="orc", stop="press_on")
    scene.answer("keep", "1", "1")
    assert (scene.total, scene.t.turn_number, scene.asked) == (5, 2, "keep-hand")
    scene.answer("keep", "1", "1")
    assert scene.noted("beaten")[0]["total"] == 8
    assert (scene.t.starter, scene.deck()) == ("bard", "0")  # the token never moves
    rat = play("giant-rat", me(deck="0 1"), seats=1, node="combat", stop="turn")
    assert rat.discard() == "0"  # each player is you, once


@pytest.mark.rule("TN-1003")
def test_two_players_count_as_both_heroes(play: Play) -> None:
    scene = play("ogre", me(hand="0"), me(), seats=2)
    assert scene.t.heroes_of == {"bard": ("bard", "barbarian"), "cleric": ("cleric", "wizard")}
    assert scene.t.turns == 2


@pytest.mark.rule("TN-011", "TR-21", "TR-01")
def test_a_text_resolves_to_its_end_before_the_next(play: Play) -> None:
    scene = play("hill-giant", me("thief", hand="thief 1", deck="0 0"), at=3, reserve={2: "goblin-archers"})
    scene.answer("thief")
    noted = [event.name for event in scene.events if isinstance(event, Noted)]
    assert noted.index("borrows") < noted.index("adds") < noted.index("draws")
    assert scene.asked == "play-card"


@pytest.mark.rule("TN-005", "TN-116", "TN-1218")
def test_what_happens_at_the_same_time_has_an_order(play: Play) -> None:
    strong = me(hand="young-dragon", played="hill-giant", discard="0")
    scene = play("restless-knight", strong, place="ossuary", below="orc", stop="press_on")
    assert (scene.asked, scene.chooser) == ("remove", "bard")
    scene.answer("0")
    tracks: dict[str, int | str] = {"reward": "armourer-1", "waiting": "cleric,thief,bard"}
    each = play("kobold", at=2, starter=1, node="reward", reward="armourer", reserve={2: "ogre bugbear orc"},
                tracks=tracks, stop="valley")  # fmt: skip
    assert [each.deck(seat) for seat in (1, 2, 0)] == ["ogre", "bugbear", "orc"]


@pytest.mark.rule("TN-006", "TN-503", "TN-1212")
def test_the_order_of_changes_to_a_power_is_never_asked(play: Play) -> None:
    scene = play("enchanted-armour", me("barbarian", hand="barbarian 1"))
    scene.answer("barbarian")
    assert (scene.power("1"), scene.sum("1")) == (
        1, [("printed", 1, "1"), ("double", 1, "barbarian"), ("minus", 1, "enchanted-armour")],
    )  # fmt: skip


@pytest.mark.rule("TN-001", "TN-002")
def test_a_card_wins_over_the_rules_and_cannot_over_everything(play: Play) -> None:
    assert play("banshee", me(deck=FIVE), tracks={"more:1": 1}).asked == "play-card"
    fist = play("hill-giant", me(hand="stone-golem orc", deck="1 1")).answer("stone-golem")
    assert (fist.deck(), fist.asked) == ("1 1", "")


@pytest.mark.rule("TN-1222")
def test_among_equals_the_player_of_the_text_chooses(play: Play) -> None:
    scene = play("hill-giant", me(played="ogre"), me(hand="doppelganger", played="ogre"), turn=2)
    assert (scene.asked, scene.chooser, scene.options) == ("choose-played", "cleric", ["ogre", "ogre"])


@pytest.mark.rule("TN-1226", "TN-905", "TN-904")
def test_what_is_looked_at_is_open_to_all_until_it_is_shuffled(play: Play) -> None:
    scene = play("ogre", me("ranger", hand="ranger", deck="0 1 orc ogre"), stop="play").answer("orc", "0")
    assert scene.known("deck:ranger") == "0"
    scene.t.shuffle("deck:ranger")
    assert scene.known("deck:ranger") == ""


@pytest.mark.rule("TN-1221", "TN-609", "TN-418")
def test_effects_of_a_combat_end_when_the_enemy_moves_away(play: Play) -> None:
    tracks: dict[str, int | str] = {"foe-place": 3, "curse:might": 2, "more:3": 1, "ghosts:bard": 1}
    scene = play("lantern-ghost", me(hand="1"), below="ghoul", others={1: "orc"}, tracks=tracks, stop="press_on")
    left = {name: value for name, value in scene.t.board.tracks.items() if value and name in tracks}
    assert (left, scene.t.turn_number, scene.active) == ({}, 0, "")
