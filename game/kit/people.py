"""People: who sits at the seats of a journey by name, also where somebody joined or left in the middle.

A journey begins with the names of its set-up. Who sits down later stands in `Session.people`, with the number of
answers after which they came.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import structs

from game.kit.history import shares
from game.kit.past import answered, closed
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.shown import Banner, SaveLine, Seat
from game.kit.sitting import MOST_SITTINGS, NAME_LIMIT, Sitting, player_of
from game.kit.text import Words

MOST_SEATS = 8
"""No table has more seats."""


def sit_down(session: Session, piece: str, player: str) -> None:
    """From now on somebody of this name sits at a piece."""
    name = " ".join(player.split())[:NAME_LIMIT].rstrip()
    now = answered(session)
    before = [at for at in session.people if not (at.piece == piece and at.since >= now)]
    session.people = [*before, Sitting(piece, name, now)][-MOST_SITTINGS:]


def seated_now(session: Session, setup: Setup) -> Setup:
    """A set-up with who sits at its seats by now."""
    return structs.replace(setup, seats=tuple(
        SeatChoice(player_of(session.people, seat.piece, seat.player), seat.piece,
                   session.companions.get(seat.piece, seat.computer))
        for seat in setup.seats
    ))  # fmt: skip


def who_played(session: Session, seat: SeatChoice) -> str:
    """Who gave most of the answers of a seat, the later one of equals; empty for a computer.

    Where no answer of it is known, who sits there now.
    """
    answers: Counter[str] = Counter()
    last: dict[str, int] = {}
    closed_ones = (share for chapter in session.chapters for share in chapter.shares)
    for share in (*closed_ones, *shares(session.entries, session.people, closed(session))):
        if share.piece == seat.piece:
            player = "" if share.computer else player_of(session.people, seat.piece, seat.player, share.since)
            answers[player] += share.answers
            last[player] = max(share.last, last.get(player, 0))
    if answers:
        return max(answers, key=lambda player: (answers[player], last[player]))
    computer = session.companions.get(seat.piece, seat.computer)
    return "" if computer else player_of(session.people, seat.piece, seat.player)


def renamed(line: SaveLine, session: Session) -> SaveLine:
    """How a journey is told of in a list, with who sits at its seats by now."""
    if len(line.seats) != len(session.companions):
        return line
    seats = zip(line.seats, session.companions.items(), strict=True)
    return structs.replace(line, seats=tuple(
        structs.replace(seat, player=player_of(session.people, piece, seat.player), computer=bool(player))
        for seat, (piece, player) in seats
    ))  # fmt: skip


def called(name: str, computer: str, words: Words) -> str:
    """How whoever plays a seat is called: a computer that nobody gave a name is no "Player 2"."""
    usual = (words("ui.setup.player", number=seat) for seat in range(1, MOST_SEATS + 1))
    return words("ui.setup.computer") if computer and name in usual else name


def names_given(seats: Sequence[Seat], words: Words) -> dict[str, str]:
    """The names that somebody gave, by the pieces; one that nobody gave is that of the piece or of a seat, also of
    another one: who plays several alone may be called by the first.
    """
    usual = {words("ui.setup.computer"), *(words("ui.setup.player", number=seat.number) for seat in seats)}
    return {seat.piece: seat.player for seat in seats if seat.player not in ("", seat.name, seat.short, *usual)}


def names_shown(seats: Sequence[Seat], companions: Mapping[str, str], words: Words) -> dict[str, str]:
    """The names of the people at a table by their pieces, as they were given; none where one person plays alone."""
    people = [seat for seat in seats if not companions.get(seat.piece)]
    given = names_given(people, words)
    players = {name.casefold() for name in given.values()}
    return given if len(players) + (len(given) < len(people)) > 1 else {}


def addressed(banner: Banner, names: Mapping[str, str], words: Words) -> Banner:
    """A banner that names the person too whose decision it is."""
    player = names.get(banner.decider, "") if banner.seat else ""
    if not player:
        return banner
    return structs.replace(banner, who=words("ui.table.player-and-piece", player=player, piece=banner.who))
