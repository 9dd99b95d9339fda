"""Where hands are hidden nobody learns of a card that lies hidden from him: whatever is told and drawn for a seat stays
the same when the cards that it may not see are others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from io import StringIO

import pygame
import pytest
from msgspec import structs

from game.app import App
from game.commands.robot import CURTAIN_FRAMES
from game.kit.codec import freeze, thaw
from game.kit.events import Event
from game.kit.intent import thought
from game.kit.mode import Mode
from game.kit.past import told_anew
from game.kit.prompts import Answer, Prompt
from game.kit.save_format import to_saved
from game.kit.session import Session
from game.kit.setup import Setup
from game.kit.shown import Face
from game.kit.staging import Staging
from game.kit.table import GameTable, WhyNot
from game.kit.text_play import EMPTY_LINES, TextPlayer
from game.modes import Library
from game.scenes.curtain import CurtainScene
from game.scenes.journey_picture import keep_picture
from game.scenes.table import TableScene
from game.scenes.table.kept_game import KeptGame
from game.ui.screen.scene import Services
from tests.house.conftest import RECORDS
from tests.house.keyboard import ENTER, Keyboard

BACK = "back"
SMALL, EVERY, MOST = 60, 45, 140
"""Games with fewer pieces are looked at at every question; of others one of so many, of the first so many, in so few
games.
"""
GAMES_LOOKED_AT = 5


@pytest.fixture(scope="session")
def secretive(library: Library) -> list[Mode]:
    """The games in which hands are hidden."""
    modes = (library.mode(record.id) for record in RECORDS)
    return [mode for mode in modes if mode.nature.hidden_hands]


def persons(mode: Mode) -> Setup:
    """A set-up in which nobody is a computer player, of a form of the game in which hands are hidden."""
    samples = (setup for setup in mode.workbench().samples() if not any(seat.computer for seat in setup.seats))
    return next(setup for setup in samples if mode.session(setup).flow.hidden_hands)


def looked_at(session: Session, number: int) -> bool:
    """Whether a question is looked at: of a small game each, of a large one some."""
    return len(session.state.board.pieces) < SMALL or number % EVERY == 0


def beyond(session: Session, number: int) -> bool:
    """Whether no further question of a large game is looked at."""
    return number > MOST and len(session.state.board.pieces) >= SMALL


def hidden_from(mode: Mode, session: Session, seat: int) -> list[str]:
    """The pieces of which a seat sees the back."""
    view = mode.view(session, seat)
    return [piece for piece in session.state.board.pieces if view.face(piece).frame == BACK]


def with_other_cards(mode: Mode, session: Session, seat: int) -> Session:
    """The same game, but that every card which lies hidden from a seat is another one with the same back."""
    twin = session.fork()
    entry = twin.entries[-1]
    assert entry.checkpoint is not None
    state, view = thaw(entry.checkpoint), mode.view(session, seat)
    alike: dict[Face, list[str]] = defaultdict(list)
    for piece in hidden_from(mode, session, seat):
        if piece in state.board.pieces and state.board.piece(piece).zone == session.state.board.piece(piece).zone:
            alike[structs.replace(view.face(piece), piece="")].append(piece)
    for pieces in alike.values():
        cards = sorted({state.board.piece(piece).card for piece in pieces})
        for piece in pieces:
            found = state.board.piece(piece)
            found.card = cards[(cards.index(found.card) + 1) % len(cards)]
    entry.checkpoint = freeze(state)
    twin.resume(twin.entries)
    return twin


def cards_of(session: Session) -> list[str]:
    """The card of every piece."""
    return [piece.card for piece in session.state.board.pieces.values()]


def told(mode: Mode, session: Session, seat: int, events: Sequence[Event]) -> dict[str, object]:
    """All that the house asks the view of a seat, the question included where it is that seat's or everybody may see
    it (in a replay).
    """
    view, prompt, board = mode.view(session, seat), session.prompt, session.state.board
    found: dict[str, object] = {
        "faces": [view.face(piece) for piece in board.pieces],
        "sheets": [view.sheet(piece) for piece in board.pieces],
        "reasons": [view.reason(piece) for piece in board.pieces],
        "describe": view.describe(),
        "scoreboard": view.scoreboard(),
        "own": view.own(),
        "log": view.log(events),
        "why": view.why(events),
        "staged": [view.staged(span.events) for span in Staging(mode.notes()).take(events)],
        "intent": thought(view.intent()),
        "objective": view.objective(),
        "explained": [view.explained(zone) for zone in board.zones],
        "undo": view.undo_label(),
        "chronicle": view.chronicle(),
        "save line": mode.save_line(session.state),
    }
    if prompt is not None:
        found["banner"], found["choices"] = view.banner(prompt), view.choices(prompt)
        found["forecasts"] = [view.forecast(prompt, option) for option in ("", *prompt.options)]
    return found


def test_a_view_tells_nothing_of_what_is_hidden_from_its_seat(secretive: list[Mode]) -> None:
    for mode in secretive:
        others = 0
        for setup in mode.workbench().samples()[:GAMES_LOOKED_AT]:
            session, player = mode.session(setup).begin(), mode.computer_player("random", setup.seed)
            number = 0
            while session.prompt is not None and not beyond(session, number):
                events = session.take_events()
                asked = mode.view(session).banner(session.prompt).seat
                for seat in range(len(setup.seats) + 1) if looked_at(session, number) else ():
                    twin = with_other_cards(mode, session, seat)
                    others += cards_of(twin) != cards_of(session)
                    if session.flow.hidden_hands and seat != asked and twin.prompt != session.prompt:
                        continue  # what another seat holds decides what that seat is asked
                    assert twin.prompt == session.prompt
                    assert told(mode, twin, seat, events) == told(mode, session, seat, events)
                number += 1
                if session.computer is not None:
                    session.answer_by_computer()
                else:
                    session.answer(player(session.table, session.prompt, None))
        assert others > 50, "there were cards to be hidden"


def test_the_history_tells_a_seat_what_its_log_told(secretive: list[Mode]) -> None:
    for mode in secretive:
        session, player = mode.session(persons(mode)).begin(), mode.computer_player("random", "history")
        log = {seat: list[str]() for seat in range(len(persons(mode).seats) + 1)}
        chapters = number = 0
        while session.prompt is not None and not beyond(session, number):
            events = session.take_events()
            for seat, lines in log.items():
                view = mode.view(session, seat)
                lines += [line.text for line in view.log(events)]
                if looked_at(session, number):
                    kept = [line.text for line in told_anew(session, partial(mode.view, seat=seat))]
                    assert kept == lines[len(lines) - len(kept) :]
            number += 1
            session.answer(player(session.table, session.prompt, None))
            chapters = len(session.chapters)
        assert chapters or session.ended or beyond(session, number)


def test_undo_never_leads_back_to_a_neighbour(secretive: list[Mode]) -> None:
    for mode in secretive:
        session, player = mode.session(persons(mode)).begin(), mode.computer_player("random", "undo")
        handed_on = 0
        while session.prompt is not None:
            before = session.prompt.chooser
            session.answer(player(session.table, session.prompt, None))
            if session.prompt is None or session.prompt.chooser == before:
                continue
            handed_on += 1
            for game in (session, mode.load(to_saved(session, {}))):
                open_question = game.prompt
                assert game.last_given() is None
                assert not mode.view(game, 0).undo_label()
                assert not game.undo()
                assert not game.undo(rewind=True)
                assert game.prompt == open_question
        assert handed_on > 3


# -- on the screen ---------------------------------------------------------------------------------------


def seen(services: Services, mode: Mode, session: Session, slot: str) -> tuple[list[bytes], TableScene]:
    """What is seen before the first curtain, behind it, and from the second one on, until the second player sits there.

    The first looks at his cards meanwhile, and declines what he is asked, or answers what comes first.
    """
    services.take_out(mode.id)
    scene = TableScene(services, mode, session, {"slot": slot})
    hand = Keyboard(App(services, scene), shortly)
    assert scene.play.prompt is None, "nobody sits here yet"
    shots = [drawn(hand)]
    hand.frames(CURTAIN_FRAMES)
    shots.append(drawn(hand))
    open_curtain(hand)
    look_at_hand(hand, scene)
    first = scene.play.seat
    while not isinstance(hand.app.stack.top, CurtainScene):
        assert scene.play.seat == first
        if scene.play.prompt is not None:
            hand.play_one()
        hand.frames(3)
    hand.frames(CURTAIN_FRAMES)
    shots.append(drawn(hand))
    open_curtain(hand)
    assert scene.play.seat != first
    for _ in range(10):
        hand.frames(3)
        shots.append(drawn(hand))
    return shots, scene


def shortly(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
    """Decline, or take the first that may be chosen."""
    return prompt.options[: prompt.least]


def drawn(hand: Keyboard) -> bytes:
    """The picture in the window."""
    hand.app.draw()
    return pygame.image.tobytes(hand.app.services.window.surface, "RGB")


def open_curtain(hand: Keyboard) -> None:
    """Whoever is called sits down."""
    assert isinstance(hand.app.stack.top, CurtainScene)
    hand.key(ENTER)
    hand.frames(10)
    assert isinstance(hand.app.stack.top, TableScene)


def look_at_hand(hand: Keyboard, scene: TableScene) -> None:
    """Read one of the cards that only this seat sees in full, and leave it lying there, if one lies on the table
    that is shown.
    """
    play = scene.play
    mine = set(hidden_from(play.mode, play.session, 0)) - set(hidden_from(play.mode, play.session, play.seat))
    assert mine
    if all(scene.ui.rect_of(piece) is None for piece in mine):
        return
    hand.walk_to(lambda widget: getattr(widget, "place", "") in mine, "a card of the hand")
    hand.key(pygame.K_i)
    hand.frames(5)
    assert scene.inspector.full in mine
    hand.key(pygame.K_i)
    hand.frames(5)


def a_hand_lies_there(services: Services, mode: Mode, session: Session) -> bool:
    """Whether the table shows a hand to the seat that is asked, and not only the question."""
    services.take_out(mode.id)
    scene = TableScene(services, mode, session.fork(), {"slot": "looked at"})
    hand = Keyboard(App(services, scene), shortly)
    hand.frames(CURTAIN_FRAMES)
    open_curtain(hand)
    mine = set(hidden_from(mode, session, 0)) - set(hidden_from(mode, session, scene.play.seat))
    return any(scene.ui.rect_of(piece) is not None for piece in mine)


def at_a_hand(services: Services, mode: Mode) -> Session:
    """The first question of a game at which a hand lies on the table."""
    session = mode.session(persons(mode)).begin()
    for _ in range(MOST):
        if a_hand_lies_there(services, mode, session):
            return session
        assert session.prompt is not None
        session.answer(session.prompt.options[: session.prompt.least])
    raise AssertionError(f"{mode.id} shows no hand")


def test_nothing_that_is_drawn_depends_on_the_cards_of_others(services: Services, secretive: list[Mode]) -> None:
    for mode in secretive:
        session = at_a_hand(services, mode)
        assert session.prompt is not None
        first = mode.view(session).banner(session.prompt).seat
        second = next(seat for seat in range(1, len(persons(mode).seats) + 1) if seat != first)
        other = with_other_cards(mode, session, second)
        assert cards_of(other) != cards_of(session)
        session.take_events()  # the other game, a fork, has none to tell either
        faces = [[mode.view(game, first).face(piece) for piece in game.state.board.pieces] for game in (session, other)]
        assert faces[0] != faces[1], "who may see these cards sees that they are others"
        (shots, scene), (others, twin) = seen(services, mode, session, "a"), seen(services, mode, other, "b")
        assert [a == b for a, b in zip(shots, others, strict=True)] == [True] * len(shots)
        assert scene.play.seat == twin.play.seat == second
        assert not scene.play.undo_words


def test_a_journey_that_is_taken_up_begins_behind_the_curtain(services: Services, secretive: list[Mode]) -> None:
    for mode in secretive:
        session = mode.session(persons(mode)).begin()
        services.saves.write("kept", session, {"slot": "kept"})
        scene = services.routes.resume("kept")
        assert isinstance(scene, TableScene)
        assert scene.play.seat == 0
        assert scene.play.prompt is None
        hand = Keyboard(App(services, scene), mode.computer_player("random", "kept"))
        hand.frames(5)
        assert isinstance(hand.app.stack.top, CurtainScene)


# -- on disk ---------------------------------------------------------------------------------------------


def test_log_and_picture_of_a_journey_are_kept_where_its_form_of_play_hides_no_hands(
    services: Services, secretive: list[Mode]
) -> None:
    saves, forms = services.saves, set()
    for mode in secretive:
        services.take_out(mode.id)
        samples = mode.workbench().samples()
        for hidden in sorted({mode.session(setup).flow.hidden_hands for setup in samples}):
            forms.add(hidden)
            slot = f"{mode.id}-{hidden}"
            setup = next(setup for setup in samples if mode.session(setup).flow.hidden_hands == hidden)
            session = mode.session(setup).begin()
            log = told_anew(session, mode.view)
            kept = KeptGame(services, mode, session, {"slot": slot})
            kept.log = list(log)
            kept.save()
            path = kept.save_elsewhere([saves.files.folder])
            kept.keep()
            keep_picture(services, session, slot)
            branch = services.routes.branch(mode, session, {"slot": slot}, log)
            assert isinstance(branch, TableScene)
            for written in (slot, path.stem, branch.play.meta["slot"]):
                assert bool(saves.read(written).log) == (not hidden)
            assert saves.files.picture(slot).exists() == (not hidden)
    assert forms == {True, False}


# -- in the terminal -------------------------------------------------------------------------------------


def shortest_answers(session: Session) -> str:
    """The lines with which whoever is asked declines, or takes what comes first, until somebody else is asked."""
    lines, first = "", session.prompt
    while first is not None and session.prompt is not None and session.prompt.chooser == first.chooser:
        answer = shortly(session.table, session.prompt, None)
        lines += (" ".join(str(number) for number in range(1, len(answer) + 1)) or "0") + "\n"
        session.answer(answer)
    return lines


def test_the_terminal_shows_a_hand_to_its_owner_only(secretive: list[Mode]) -> None:
    for mode in secretive:
        session = mode.session(persons(mode)).begin()
        assert session.prompt is not None
        lines = "\nt\nl\nw\n" + shortest_answers(session.fork()) + "\nu\nu!\nt\nl\nw\ni 1\nf\n"
        first = mode.view(session).banner(session.prompt).seat
        second = next(seat for seat in range(1, len(persons(mode).seats) + 1) if seat != first)
        pages: list[list[str]] = []
        session.take_events()
        for game in (session, with_other_cards(mode, session, second)):
            out = StringIO()
            TextPlayer(mode, game, mode.words, StringIO(lines), out).run()
            pages.append(out.getvalue().split("\n" * EMPTY_LINES))
        (opening, own, neighbours), (opening_too, others, neighbours_too) = pages
        assert opening == opening_too
        assert neighbours == neighbours_too
        assert mode.words("text.nothing-to-undo") in neighbours
        assert own != others, "the first player sees his cards"
