"""What is counted of a game of Heroes of Tenefyr, in fights that are laid out and in whole games."""

from __future__ import annotations

import pytest

from game.kit.computer_players import RandomPlayer
from game.kit.session import Session
from game.tenefyr import names
from game.tenefyr.box import Box
from game.tenefyr.record import Record, read
from game.tenefyr.sessions import new_session
from game.tenefyr.table import Table
from game.tenefyr.tally import NUMBERS, tally
from tests.tenefyr.table import Play, Scene, me


def counted(scene: Scene) -> dict[str, int]:
    """The tally of a scene."""
    return tally(scene.t, read(scene.t, scene.events))


def test_a_win_is_counted_for_the_player_whose_turn_it_is(play: Play) -> None:
    scene = play("orc", me(), me(hand="1 hill-giant"), turn=2, below="kobold", stop="press_on").answer("1")
    told = counted(scene)
    assert (told["beaten"], told["beaten_1"], told["least_beaten"]) == (1, 1, 0)
    assert (told["exact"], told["most_over"], told["plain_wins"]) == (0, 1, 0)
    record = read(scene.t, scene.events)
    assert record.players["cleric"].beaten == 1
    assert record.visits[-1].beaten == ["orc"]


def test_exactly_enough_with_nothing_but_basics(play: Play) -> None:
    scene = play("kobold", me(hand="1 1 1"), below="orc", stop="press_on").answer("1", "1")
    told = counted(scene)
    assert (told["exact"], told["plain_wins"], told["most_over"], told["best_turn"]) == (1, 1, 0, 0)


def test_songs_kinds_and_doublings_of_one_combat(play: Play) -> None:
    scene = play("hydra", me(hand="bugbear wailing-maid hydra grave-robber", deck="skeleton"))
    scene.answer("bugbear", "wailing-maid", "hydra", "bugbear")
    told = counted(scene)
    assert (told["most_songs"], told["most_kinds"], told["most_doubled"]) == (2, 4, 1)


def test_being_thrown_out_costs_steps(play: Play) -> None:
    scene = play("orc", me(), me(), me(hand="0"), turn=3, stop="valley")
    assert scene.node == "valley"
    record = read(scene.t, scene.events)
    assert (record.counts["thrown_out"], record.counts["lost_steps"]) == (1, 2)
    assert (record.visits[-1].end, record.visits[-1].by) == (names.THROWN_OUT, "orc")


def test_a_held_step_is_no_lost_one(play: Play) -> None:
    scene = play("orc", me(), me(), me(hand="0"), turn=3, stop="valley", tracks={names.HOLD: 1})
    record = read(scene.t, scene.events)
    assert (record.counts["steps_held"], record.counts["lost_steps"]) == (1, 1)


def test_a_dungeon_that_closes_is_told_so_also_where_the_step_is_held(play: Play) -> None:
    scene = play("lantern-ghost", me(hand="0"), stop="valley", tracks={names.HOLD: 1})
    assert read(scene.t, scene.events).visits[-1].end == names.CLOSED


@pytest.mark.rule("TN-1102", "TN-410")
def test_an_exhausted_player_draws_no_hand(play: Play) -> None:
    scene = play("hill-giant", me(deck="orc 0 0 1 1 1 1"), me(), node="turn", stop="valley")
    scene.answer("new", "keep", "1", "1")
    assert scene.node == "valley"
    players = read(scene.t, scene.events).players
    assert [players[one].hands for one in ("bard", "cleric", "thief")] == [2, 0, 0]


@pytest.mark.rule("TN-1102", "TR-09")
def test_an_exchanged_card_is_not_a_removed_one(play: Play) -> None:
    scene = play("siren", me(deck="orc 0"), node="reward", reward="sharpening-stone", stop="valley",
                 reserve={2: "ogre"}, tracks={names.REWARD: "sharpening-stone-1", names.WAITING: "bard"})  # fmt: skip
    scene.answer("1")
    assert sorted(scene.deck().split()) == ["0", "ogre"]
    assert counted(scene)["removed"] == 0


def test_a_clearing_counts_for_its_level(play: Play) -> None:
    told = counted(play("ogre", me(hand="1 hill-giant stone-golem"), stop="valley").answer("hill-giant", "1"))
    assert (told["cleared"], told["cleared_2"], told["levels_cleared"]) == (1, 1, 1)


def test_borrowed_cards_belong_to_nobody(play: Play) -> None:
    scene = play("ogre", me(hand="mind-thief 0", deck="1"), reserve={3: "ghoul"}).answer("mind-thief")
    told = counted(scene)
    assert told["borrowed"] == 1
    assert (told["zeros_left"], told["largest_deck"], told["smallest_deck"]) == (1, 3, 0)


@pytest.mark.parametrize(("enemy", "boss"), [("ogre", 0), ("black-vanguard", 2)])
def test_new_hands_of_the_boss_fight_are_counted_beside_all(play: Play, enemy: str, boss: int) -> None:
    scene = play(enemy, me(deck="0 0 0 1 1 1 1 1 1"), node="valley", steps=0 if boss else 9, stop="play")
    told = counted(scene.answer("new", "new"))
    assert (told["new_hands"], told["boss_new_hands"]) == (2, boss)


def test_the_best_turn_is_what_it_brought(play: Play) -> None:
    scene = play("hill-giant", me(deck="1 1 ogre"), me(deck="stone-golem 0 0"), stop="").answer("ogre", "1")
    assert (scene.active, scene.asked) == ("cleric", "play-card")
    record = read(scene.t, scene.events)
    assert (record.players["bard"].best_turn, record.players["cleric"].best_turn) == (5, 0)


@pytest.fixture(scope="module")
def whole(box: Box) -> tuple[Table, Record]:
    """A whole game of two who answer at random, and its record."""
    setup = {
        "heroes": [["bard", "thief"], ["cleric", "tinker"]], "pieces": ["bard", "cleric"], "players": ["", ""],
        "computers": ["", ""], "boss": "dark-lord", "step": "lullaby", "annex": True, "first": 0, "seed": "tally",
        "choices": {},
    }  # fmt: skip
    session: Session = new_session(box, setup).begin()
    player = RandomPlayer("tally")
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, dict))
    assert isinstance(session.table, Table)
    return session.table, read(session.table, session.retell())


@pytest.mark.rule("TN-1102")
def test_a_whole_game_adds_up(whole: tuple[Table, Record]) -> None:
    t, record = whole
    told = tally(t, record)
    assert told.keys() == NUMBERS.keys()
    assert all(isinstance(number, int) for number in told.values())
    boss = len(record.visits[-1].beaten) if record.boss_fight else 0
    assert sum(len(visit.beaten) for visit in record.visits) == sum(deeds.beaten for deeds in record.players.values())
    assert told["beaten"] + told["stages"] == sum(len(visit.beaten) for visit in record.visits)
    assert told["stages"] <= boss
    assert told["beaten"] == sum(told[f"beaten_{level}"] for level in range(1, 6))
    assert told["cleared"] == sum(told[f"cleared_{level}"] for level in range(1, 6))
    assert told["visits"] >= told["thrown_out"] > 0
    steps = t.step.steps - told["steps_left"] + told["steps_held"]
    assert told["visits"] <= steps
