"""Whole games of random answers; at every question the table must make sense."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from game.adventure.rounds import MOST_ROUNDS
from game.kit.board import Board
from game.kit.codec import from_plain, to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.events import fold
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.rng import Streams
from game.kit.save_format import Saved, to_saved
from game.kit.table import GameTable
from game.paths import data_folder
from game.terrinoth.box import Box
from game.terrinoth.compiling import load_box
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.flow import load_session, new_session
from game.terrinoth.setup import random_party
from game.terrinoth.table import Table

QUESTS = list(load_box(data_folder() / "terrinoth").quests)
COUNTS = (1, 2, 3, 4)
SEEDS = range(max(3, 24 // len(QUESTS)))


def setup_of(box: Box, quest: str, heroes: int, seed: str) -> dict[str, Any]:
    """A set-up with a party drawn by its seed; every third game is played under the Grim Rule."""
    party = random_party(box, Streams(f"{quest}-{seed}", {}), heroes)
    return {"quest": quest, "heroes": party, "seed": seed, "grim": seed.endswith(("0", "3", "6", "9"))}


def check_prompt(t: GameTable, prompt: Prompt, why: WhyNot | None) -> None:
    """A question has options, each once, a decider who sits at the table and stands, nobody fallen among its options,
    and reasons for others only."""
    assert prompt.options
    assert len(set(prompt.options)) == len(prompt.options), prompt
    assert 0 <= prompt.least <= len(prompt.options), prompt
    assert prompt.least <= prompt.most
    assert len(prompt.options) > prompt.least, f"no choice at all: {prompt}"
    seats = t.board.zones["seats"]
    fallen = {hero for hero in seats if not t.board.pieces[hero].face_up}
    assert prompt.chooser in seats, prompt
    assert not fallen & {prompt.chooser, *prompt.options}, f"the fallen are asked or offered: {prompt}"
    if why is not None:
        refused = why()
        assert not set(refused) & set(prompt.options), prompt
        assert set(refused) <= set(t.board.pieces)


def check_board(t: Table, cards: Counter[str]) -> None:
    """Cards are conserved and lie where they can; engaged <= 3, tokens 0 to 5, the track has an end."""
    board: Board = t.board
    lying = [piece for zone in board.zones.values() for piece in zone]
    assert len(lying) == len(board.pieces) == len(set(lying))
    assert all(board.pieces[p].zone == name for name, zone in board.zones.items() for p in zone)
    assert Counter(piece.card for piece in board.pieces.values()) == cards
    beside = -1 if t.quest.track[0] != "start" else 0  # a token that has not come to the track yet
    assert beside <= t.track("peril") < len(t.quest.track)
    assert t.standing(t.leader) or not t.heroes()
    for piece in board.pieces.values():
        assert all(number > 0 for number in piece.tokens.values()), piece
        if piece.zone.startswith(("deck:", "discard:", "gone")):
            assert piece.tokens == {}, piece
            assert not piece.exhausted, piece
        if piece.zone.startswith("deck:"):
            assert not piece.face_up, piece
    for hero in t.seats:
        check_hero(t, hero)


def check_hero(t: Table, hero: str) -> None:
    """What lies before one hero."""
    engaged = t.engaged(hero)
    assert len(engaged) <= 3
    assert all(t.faceup(enemy) for enemy in engaged)
    assert 0 <= t.tokens(hero, "success") <= 5
    conditions = [t.card_of(c) for c in t.zone(f"conditions:{hero}")]
    assert len(set(conditions)) == len(conditions)
    cards = [t.box.actions[t.card_of(c)] for c in t.zone(f"cards:{hero}")]
    assert [card.action for card in cards] == ["attack", "explore", "aid", "rest"]
    assert len({card.class_ for card in cards} - {""}) <= 1
    if not t.standing(hero):
        assert not engaged
        assert not conditions
        assert not t.zone(f"play:{hero}")
        assert not t.piece(hero).tokens


class Watched:
    """A computer player that looks at the table before it answers."""

    def __init__(self, player: Any) -> None:
        self.player = player
        self.cards: Counter[str] = Counter()
        self.asked = 0

    def __call__(self, table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        assert isinstance(table, Table)
        check_prompt(table, prompt, why)
        if table.track("round"):
            self.cards = self.cards or Counter(piece.card for piece in table.board.pieces.values())
            check_board(table, self.cards)
        self.asked += 1
        answer: Answer = self.player(table, prompt, why)
        prompt.check(answer)
        return answer


@pytest.mark.parametrize("heroes", COUNTS)
@pytest.mark.parametrize("quest", QUESTS)
def test_random_games_keep_the_table_in_order_and_end(box: Box, quest: str, heroes: int) -> None:
    for number in SEEDS:
        seed = f"fuzz-{number}"
        session = new_session(box, setup_of(box, quest, heroes, seed))
        before = from_plain(to_plain(session.state)).board
        player = Watched(RandomPlayer(seed))
        session.play(player)
        assert fold(before, session.take_events()) == session.state.board, f"{quest}, {heroes} heroes, {seed}"
        assert session.state.board.tracks["outcome"] in ("victory", "defeat")
        assert session.table.track("round") <= MOST_ROUNDS
        assert player.asked


@pytest.mark.parametrize("heroes", COUNTS)
@pytest.mark.parametrize("quest", QUESTS)
def test_a_sensible_game_keeps_the_table_in_order_too(box: Box, quest: str, heroes: int) -> None:
    session = new_session(box, setup_of(box, quest, heroes, "sensible-1"))
    session.play(Watched(TerrinothPlayer("sensible-1")))
    assert session.ended


@pytest.mark.parametrize("heroes", COUNTS)
@pytest.mark.parametrize("quest", QUESTS)
def test_at_every_question_a_save_comes_back_equal_and_the_events_fold(box: Box, quest: str, heroes: int) -> None:
    """Answer by answer as a player would: re-runs, checkpoints, saves; every seventh answer is undone too."""
    seed = f"saves-{heroes}"
    session = new_session(box, setup_of(box, quest, heroes, seed))
    board = from_plain(to_plain(session.state)).board
    session.begin()
    player = RandomPlayer(seed)
    asked = 0
    while session.prompt is not None:
        assert fold(board, session.take_events()) == session.state.board
        saved = msgspec.json.decode(msgspec.json.encode(to_saved(session, {})), type=Saved)
        back = load_session(box, saved)
        assert (back.prompt, back.refusals) == (session.prompt, session.refusals)
        assert back.state == session.state
        answer = player(session.table, session.prompt, None)
        if asked % 7 == 0:
            back.answer(answer)
            assert back.undo(rewind=True)
            assert (back.prompt, back.state) == (session.prompt, session.state)
        session.answer(answer)
        asked += 1
    assert fold(board, session.take_events()) == session.state.board
    assert session.ended
