"""What every game says of a seat that the computer plays: at set-up, at the table and in its result."""

from __future__ import annotations

from msgspec import structs

from game.kit.mode import Mode
from game.kit.people import names_given, sit_down
from game.kit.setup import Setup
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.seats import ComputerSeat
from game.ui.screen.scene import Services
from game.ui.widgets.textfield import TextField


def with_a_computer(mode: Mode, name: str) -> Setup | None:
    """A sample of a game whose last seat is the computer's, under this name; None where there is no such seat."""
    if not mode.nature.computer_seats:
        return None
    found = next(sample for sample in mode.workbench().samples() if len(sample.seats) >= 2)
    kind = next(iter(mode.computer_players()))
    last = len(found.seats) - 1
    seats = [structs.replace(seat, computer="", player=f"Player {at + 1}") for at, seat in enumerate(found.seats)]
    seats[last] = structs.replace(seats[last], computer=kind, player=name or f"Player {last + 1}")
    return structs.replace(found, seats=tuple(seats))


def test_who_plays_a_seat_is_written_on_it(services: Services, mode: Mode) -> None:
    setup = with_a_computer(mode, "")
    if setup is None:
        return
    mode.words.missing.clear()
    scene = SetupScene(services, mode, structs.replace(setup, seats=setup.seats[:-1] or setup.seats))
    seen: dict[str, str] = {}
    for _ in range(len(scene.state.computers) + 1):
        row = next(widget for widget in scene.focus.parts["seats"] if isinstance(widget, ComputerSeat))
        field = next(widget for widget in scene.focus.parts["seats"] if isinstance(widget, TextField))
        computer = scene.state.seats[0].computer
        seen[row.label] = row.hint
        assert row.taken == bool(computer)
        assert field.placeholder == ("Computer" if computer else "Player 1")
        row.press()
    assert next(iter(seen)) == "Person"
    assert len(seen) == len(set(seen.values())) == len(scene.state.computers) + 1
    assert all(label.startswith("Computer: ") for label in list(seen)[1:])
    assert not mode.words.missing


def test_a_computer_of_no_name_is_no_numbered_player(mode: Mode) -> None:
    for name, told in (("", "Computer"), ("Hal", "Hal")):
        setup = with_a_computer(mode, name)
        if setup is None:
            return
        session = mode.session(setup).begin()
        view, piece = mode.view(session), setup.seats[-1].piece
        seat = next(seat for seat in view.scoreboard().seats if seat.piece == piece)
        assert seat.player == told
        standing = [standing for standing in view.chronicle().standings if standing.piece == piece]
        assert not standing or standing[0].player == told
        assert (piece in names_given(view.scoreboard().seats, mode.words)) == bool(name)
        session.companions[piece] = ""
        seat = next(seat for seat in mode.view(session).scoreboard().seats if seat.piece == piece)
        assert seat.player == (name or f"Player {len(setup.seats)}"), "a person has taken the seat over"
        sit_down(session, piece, "Eve")
        assert next(s.player for s in mode.view(session).scoreboard().seats if s.piece == piece) == "Eve"
