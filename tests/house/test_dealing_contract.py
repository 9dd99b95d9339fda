"""What somebody at the table cannot know never comes into a trial: to deal it anew changes nothing that he is shown.
Two games that differ in nothing else are dealt, and advised on, alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import structs

from game.kit.adviser import Advice, Adviser
from game.kit.board import State
from game.kit.codec import freeze, thaw
from game.kit.events import Event, Moved, Turned
from game.kit.mode import Mode
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.trials import Trial

EVERY, TOGETHER = 12, 8
"""So many questions lie between two that are looked at; after so many of these twice as many."""


def looked_at(mode: Mode) -> list[Setup]:
    """Some of the samples, the last with the others."""
    samples = list(mode.workbench().samples())
    return [*samples[:-1:3], samples[-1]]


def seat_of(mode: Mode, session: Session) -> int:
    """Whose view counts: that of the seat that is asked, where hands are hidden."""
    assert session.prompt is not None
    return mode.view(session).banner(session.prompt).seat if mode.nature.hidden_hands else 0


def played(mode: Mode, setup: Setup) -> Iterator[tuple[Session, list[Event], set[str]]]:
    """A random game at some of its questions: with what was told since, and the pieces that lay open meanwhile."""
    session, player = mode.session(setup).begin(), mode.computer_player("random", setup.seed)
    number = following = seen = 0
    lay_open = set[str]()
    while session.prompt is not None:
        events = session.take_events()
        if number == following:
            seen += 1
            following += EVERY << seen // TOGETHER
            shows = {event.piece for event in events if isinstance(event, Moved | Turned) and event.face_up}
            yield session, events, lay_open | shows
        number += 1
        lay_open = {piece.id for piece in session.state.board.pieces.values() if piece.face_up}
        session.answer(player(session.table, session.prompt, None))


def shown(mode: Mode, session: Session, seat: int, events: list[Event]) -> dict[str, object]:
    """All that a seat is shown: of what lies facedown only how it looks, since it may be any piece."""
    view, prompt, board = mode.view(session, seat), session.prompt, session.state.board
    assert prompt is not None
    return {
        "faces": {z: [structs.replace(view.face(p), piece="") for p in ps] for z, ps in board.zones.items()},
        "sheets": {z: [view.sheet(p) for p in ps] for z, ps in board.zones.items()},
        "reasons": [view.reason(piece) for zone in board.zones.values() for piece in zone],
        "describe": view.describe(),
        "scoreboard": view.scoreboard(),
        "own": view.own(),
        "log": view.log(events),
        "why": view.why(events),
        "save line": mode.save_line(session.state),
        "banner": view.banner(prompt),
        "choices": view.choices(prompt),
        "forecasts": [view.forecast(prompt, option) for option in ("", *prompt.options)],
    }


def dealt(mode: Mode, session: Session, seed: str) -> State:
    """The state at the open question as a trial of this seed has it."""
    position = session.position()
    assert position is not None
    return thaw(Trial(position, seed, mode.computer_player("random", seed)).dealt())


def turned_out_another(session: Session, twin: Session, lay_open: set[str]) -> set[str]:
    """The pieces that lay open, went out of sight since, and turned out to be another card: they may be any now."""
    now, other = session.state.board.pieces, twin.state.board.pieces
    return {piece for piece in lay_open if now[piece].card != other[piece].card}


def without(told: dict[str, object], pieces: set[str]) -> dict[str, object]:
    """What is shown without what was told of these pieces while they lay open: that is not to be told anew."""
    kept = dict(told)
    for name in ("log", "why"):
        lines = kept[name]
        assert isinstance(lines, list)
        kept[name] = [line for line in lines if not any(f"piece:{piece}" in str(line) for piece in pieces)]
    return kept


def test_dealing_changes_nothing_that_the_seat_is_shown(mode: Mode) -> None:
    changed = 0
    for setup in looked_at(mode):
        for session, events, lay_open in played(mode, setup):
            assert session.prompt is not None
            seat, twin = seat_of(mode, session), session.fork()
            before, state = shown(mode, twin, seat, events), freeze(twin.state)
            session.flow.deal(twin.table, session.prompt.chooser, "dealt")
            after = shown(mode, twin, seat, events)
            others = turned_out_another(session, twin, lay_open)
            assert without(after, others) == without(before, others)
            changed += freeze(twin.state) != state
    assert changed > 5


def test_dealing_takes_no_piece_out_of_the_hands_of_a_rule(mode: Mode) -> None:
    for setup in looked_at(mode):
        for session, _, _ in played(mode, setup):
            board, other = session.state.board, dealt(mode, session, "dealt").board
            assert other.fault() == ""
            assert {z: len(pieces) for z, pieces in board.zones.items()} == {z: len(p) for z, p in other.zones.items()}
            for name, piece in board.pieces.items():
                if piece.face_up or piece.known or name in (session.prompt.options if session.prompt else ()):
                    assert other.pieces[name].zone == piece.zone
                if piece.known:
                    assert other.zones[piece.zone].index(name) == board.zones[piece.zone].index(name)


def redealt(mode: Mode, session: Session, seed: str) -> Session:
    """Another real game that nobody who is asked could tell from this one: what he cannot know is dealt anew at the
    start of the node, and lasts.
    """
    twin = session.fork()
    entry = twin.entries[-1]
    assert entry.checkpoint is not None
    assert session.prompt is not None
    table = session.make_table(thaw(entry.checkpoint), mode.computer_player("random", seed))
    session.flow.deal(table, session.prompt.chooser, seed)
    entry.checkpoint = freeze(table.state)
    twin.resume(twin.entries)
    return twin


def advised(mode: Mode, session: Session, trials: int) -> Advice:
    """What the adviser says after so many trials."""
    position = session.position()
    assert position is not None
    adviser = Adviser(position, partial(mode.computer_player, next(iter(mode.computer_players()))), "same", 2)
    for _ in range(trials):
        adviser.step()
    return adviser.advice()


def test_two_games_that_only_differ_in_what_is_hidden_get_the_same_advice(mode: Mode) -> None:
    compared = others = 0
    for setup in looked_at(mode):
        for at, (session, _, _) in enumerate(played(mode, setup)):
            twin, seat = redealt(mode, session, f"other-{at}"), seat_of(mode, session)
            if shown(mode, twin, seat, []) != shown(mode, session, seat, []):
                continue  # something was drawn or thrown in the node before its question
            others += freeze(twin.state) != freeze(session.state)
            for seed in ("a", "b"):
                assert dealt(mode, twin, seed).board == dealt(mode, session, seed).board
            if compared < 4:
                assert advised(mode, twin, 2) == advised(mode, session, 2)
                compared += 1
    assert compared > 1
    assert others > compared


def test_the_same_seed_gives_the_same_advice(mode: Mode) -> None:
    session = mode.session(mode.workbench().samples()[0]).begin()
    assert advised(mode, session, 3) == advised(mode, session, 3)


def test_a_trial_leaves_the_game_as_it_is(mode: Mode) -> None:
    session = mode.session(mode.workbench().samples()[0]).begin()
    before, events = freeze(session.state), list(session.events)
    advised(mode, session, 4)
    assert (freeze(session.state), session.events) == (before, events)
