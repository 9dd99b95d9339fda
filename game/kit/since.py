"""Since: what has happened since somebody decided last, from the log as it was told to them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.kit.past import closed
from game.kit.session import Session
from game.kit.shown import OF_THE_HOUSE, LogLine

DOING = 1
"""The level of lines that say what somebody did; deeper ones say what followed from it."""


def pieces_with(piece: str, names: Mapping[str, str], companions: Mapping[str, str]) -> frozenset[str]:
    """The pieces of the person who plays this one: those under the same name."""
    own = names.get(piece, "").casefold()
    same = (other for other, name in names.items() if name.casefold() == own and not companions.get(other))
    return frozenset((piece, *same)) if own else frozenset((piece,))


def lines_since(session: Session, log: Sequence[LogLine], pieces: Collection[str]) -> list[LogLine]:
    """What others have done since one of these pieces was decided for by a person: the lines of phases and doings.

    A kind of note may say otherwise of its lines. What followed from that decision itself is left out, until somebody
    else acts or another phase begins; so are phases in which nothing was done. Before a first decision it is everything
    but the set-up.
    """
    last = closed(session)
    for at, given in enumerate((g for entry in session.entries for g in entry.given), last + 1):
        if given.chooser in pieces and not given.computer:
            last = at
    told = _last_ones([line for line in log if _matters(line) and line.tone != OF_THE_HOUSE])
    after = [line for line in told if line.at > last]
    with_it = [line for line in told if line.at == last] if last else []
    others = next((at for at, line in enumerate(with_it) if not _is_own(line, pieces)), len(with_it))
    lines = with_it[others:] + after
    return [line for at, line in enumerate(lines) if line.level or _tells_something(lines[at + 1 : at + 2])]


def _matters(line: LogLine) -> bool:
    """Whether a line is told afterwards."""
    return line.since in ("told", "last") or (line.level <= DOING and not line.since)


def _last_ones(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines without those of which only the last in a row is told, where another one of the same piece follows."""
    row = [(line.since, line.actor) if line.since == "last" else None for line in lines]
    return [line for at, line in enumerate(lines) if row[at] is None or row[at + 1 : at + 2] != [row[at]]]


def _tells_something(below: Sequence[LogLine]) -> bool:
    """Whether something was done in a phase, by the line below its own."""
    return any(line.level for line in below)


def _is_own(line: LogLine, pieces: Collection[str]) -> bool:
    """Whether a line belongs to what these pieces did."""
    return line.level > 0 and (not line.actor or line.actor in pieces)
