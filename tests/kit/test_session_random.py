"""Random games on the toys: taken back, wound back, loaded and forked at random points they equal a straight replay."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from game.kit.codec import from_plain, to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.errors import RuleError, RuleFailed
from game.kit.events import fold
from game.kit.prompts import Answer
from game.kit.rng import Streams
from game.kit.save_format import Saved, resume, to_saved
from game.kit.session import Session
from tests.kit import tour, toy

NATURES = {
    "open": {"hidden": False}, "hidden": {}, "people": {"people": True}, "no chapters": {"chapters": False},
    "plain": {"hidden": False, "people": True, "chapters": False},
}  # fmt: skip
SEEDS = range(12)


def reloaded(session: Session, nature: dict[str, bool]) -> Session:
    """The session as it comes back from its file."""
    raw = msgspec.json.encode(to_saved(session, {}))
    return resume(tour.session(session.state.seed, **nature), msgspec.json.decode(raw, type=Saved))


def straight(session: Session) -> Session:
    """The same answers, given one after the other from where the history begins."""
    again = session.from_origin()
    for ids in session.journal():
        again.answer(ids)
    return again


def assert_same(one: Session, other: Session) -> None:
    """Two sessions stand at the very same point and remember the same."""
    assert to_plain(one.state) == to_plain(other.state)
    assert one.prompt == other.prompt
    assert (one.computer is None) == (other.computer is None)
    histories = [[(entry.node, entry.given) for entry in session.entries] for session in (one, other)]
    assert histories[0] == histories[1]
    assert (one.chapters, one.undo_is_free(), one.last_given()) == (
        other.chapters, other.undo_is_free(), other.last_given(),
    )  # fmt: skip


def all_answers(seed: str, nature: dict[str, bool], answers: list[Answer]) -> Session:
    """A new game with these answers from set-up on, nothing ever taken back."""
    session = tour.session(seed, **nature).begin()
    for ids in answers:
        session.answer(ids)
    return session


@pytest.mark.parametrize("nature", list(NATURES), ids=list(NATURES))
@pytest.mark.parametrize("number", SEEDS)
def test_a_game_with_every_way_back_equals_a_straight_replay(nature: str, number: int) -> None:
    natures, seed = NATURES[nature], f"random-{number}"
    chance, player = Streams(seed, {}), RandomPlayer(seed)
    session = tour.session(seed, **natures).begin()
    kept: list[Answer] = []  # what stands, over all chapters
    done: Counter[str] = Counter()
    steps = 0
    while session.prompt is not None:
        steps += 1
        assert steps < 2000, "no way back may lead for ever"
        way = ("on", "on", "on", "on", "undo", "rewind", "reload", "fork")[chance.below("ways", 8)]
        before = len(session.journal())
        if way == "on":
            if session.computer is not None:
                kept.append(session.answer_by_computer())
            else:
                ids = player(session.table, session.prompt, None)
                session.answer(ids)
                kept.append(ids)
            done[way] += 1
            continue
        if way in ("undo", "rewind"):
            taken = session.undo(rewind=way == "rewind")
            done[way] += taken
            if not taken:
                continue
            del kept[len(kept) - (before - len(session.journal())) :]
            assert session.computer is None, "undo ends at the question of a person"
        elif way == "reload":
            back = reloaded(session, natures)
            assert_same(back, session)
            session = back
            done[way] += 1
        else:
            twin = session.fork()
            assert_same(twin, session)
            plain = to_plain(session.state)
            other = RandomPlayer("fork")
            for _ in range(3):
                if twin.prompt is not None:
                    twin.answer(other(twin.table, twin.prompt, None))
            assert to_plain(session.state) == plain, "a fork changes nothing"
            done[way] += 1
        assert_same(straight(session), session)
    assert to_plain(all_answers(seed, natures, kept).state) == to_plain(session.state)
    assert session.ended
    assert min(done[way] for way in ("on", "rewind", "reload", "fork")) > 0


def test_the_computer_plays_the_same_game_whether_it_was_loaded_in_between_or_not() -> None:
    for number in SEEDS:
        seed = f"computer-{number}"
        games = {}
        for loads in (False, True):
            session, player = tour.session(seed).begin(), RandomPlayer(seed)
            while session.prompt is not None:
                if session.computer is not None:
                    session.answer_by_computer()
                else:
                    session.answer(player(session.table, session.prompt, None))
                session = reloaded(session, {}) if loads else session
            games[loads] = to_plain(session.state)
        assert games[True] == games[False]


@pytest.mark.parametrize("number", SEEDS)
def test_the_toy_with_rules_that_fail_goes_on_from_where_it_was(number: int) -> None:
    seed = f"toy-{number}"
    chance, player = Streams(seed, {}), RandomPlayer(seed)
    session = toy.session(seed)
    board = from_plain(to_plain(session.state)).board
    session.begin()
    failed = 0
    for _ in range(60):
        if session.prompt is None:
            break
        ids = player(session.table, session.prompt, None)
        before = to_plain(session.state)
        try:
            session.answer(ids)
        except RuleFailed:
            failed += 1
            assert to_plain(session.state) == before
            if not session.undo():
                break
            session.undo()
            board = from_plain(to_plain(session.state)).board
            continue
        board = fold(board, session.take_events())
        assert board == session.state.board
        if chance.below("save", 3) == 0:
            raw = msgspec.json.encode(to_saved(session, {}))
            session = resume(toy.session(seed), msgspec.json.decode(raw, type=Saved))
    again = toy.session(seed).begin()
    for ids in session.journal():
        again.answer(ids)
    assert to_plain(again.state) == to_plain(session.state)


def test_a_history_whose_start_is_not_known_says_so() -> None:
    session = tour.session(chapters=False).begin()
    session.answer([])
    back = Session(session.flow, session.make_table, session.state)
    resume(back, to_saved(session, {}))
    back.entries[0].checkpoint = None
    with pytest.raises(RuleError, match="cannot go back beyond"):
        back.from_origin()
    assert back.retell() == []
