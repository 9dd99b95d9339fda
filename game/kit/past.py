"""Past: what was told of a game, answer by answer, and the game as it was after any of them.

    lines = told_anew(session, mode.view, words) # the log of the whole history; each line says after how many answers
    twin = as_of(session, 34)                    # a session of its own, as this one was after 34 answers
    other = branch(session, 34)                  # the same, to be played on as a game of its own

Answers are counted from the start of the history: those of closed chapters cannot be gone back to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from msgspec import structs

from game.kit.errors import RuleError
from game.kit.events import Event
from game.kit.history import EnteredNode, copied, take_checkpoints, tells, whole
from game.kit.house_lines import handed, said, sits
from game.kit.mode import View
from game.kit.prompts import Answer, Prompt, WhyNot
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.table import GameTable
from game.kit.text import Words


class Teller(Protocol):
    """What tells events as lines of a log: a view."""

    def log(self, events: Sequence[Event]) -> list[LogLine]: ...


class Glance(NamedTuple):
    """A look back from a game that is played: its log, the moment as answers since the start of the history, the seat
    that looks, whether the game is on disk as it is, and the line of the log whose moment it is, in the middle of what
    followed from the last of these answers.
    """

    log: Sequence[LogLine]
    at: int
    seat: int = 0
    saved: bool = True
    line: LogLine | None = None


class _Enough(BaseException):
    """All answers were given: unwinds a game that is played again."""


def closed(session: Session) -> int:
    """How many answers the closed chapters of a game had."""
    return sum(chapter.answers for chapter in session.chapters)


def answered(session: Session) -> int:
    """How many answers a game has, those of closed chapters among them."""
    return closed(session) + session.answered


def dated(lines: Sequence[LogLine], session: Session) -> list[LogLine]:
    """Lines that were told just now, with the number of answers after which they stand."""
    at = answered(session)
    return [structs.replace(line, at=at) for line in lines]


def told_anew(session: Session, view_of: Callable[[Session], View], words: Words | None = None) -> list[LogLine]:
    """The log since the start of the history, told by playing its answers again; of a history that the rules no longer
    tell alike, what comes before the difference. Nothing where the start is not known. With `words` the house tells
    between why companions answered as they did, who sat down, and which seats changed hands.
    """
    lines: list[LogLine] = []
    views: list[View] = []
    given, before, now = [each for entry in session.entries for each in entry.given], closed(session), answered(session)

    def tell(twin: Session, events: Sequence[Event], at: int) -> None:
        if not views:
            views.append(view_of(twin))
        view = views[0]
        told = list(view.log(events))
        if words is not None:
            last = given[at - before - 1] if at > before else None
            if last is not None and last.reason and not session.flow.hidden_hands:
                told.insert(0, said(view, words, last.chooser, last.reason))
            for tell_of, changes in ((sits, session.people), (handed, session.handed)):
                came = [one for one in changes if min(one.since, now) == at and one.piece in twin.state.board.pieces]
                told += [tell_of(view, words, one.piece, one.player) for one in came]
        lines.extend(structs.replace(line, at=at) for line in told)

    retrace(session, tell)
    return lines


def retrace(session: Session, each: Callable[[Session, Sequence[Event], int], None]) -> bool:
    """Play the answers of a session again, in one go: `each` is given the session that does so, what was told since
    the answer before, and how many answers there were. Missing checkpoints are made on the way.

    False where the start is not known, or the rules no longer tell it alike.
    """
    answers = iter(session.journal())
    before = closed(session)
    told = count = 0

    def moment() -> None:
        nonlocal told
        known = len(twin.events)
        new = [*twin.events[told:], *twin.table.events[max(0, told - known) :]]
        told += len(new)
        each(twin, new, before + count)

    def give(table: GameTable, prompt: Prompt, why: WhyNot | None) -> Answer:
        nonlocal count
        moment()
        ids = next(answers, None)
        if ids is None:
            raise _Enough
        count += 1
        return ids

    try:
        twin = Session(session.flow, session.make_table, session.start(), give, copied(session.entries[0].script))
        twin.chapters = list(session.chapters)
        twin.begin()
        moment()
    except _Enough:
        pass
    except RuleError:
        return False
    if not tells(twin.entries, session.entries):
        return False
    take_checkpoints(twin.entries, session.entries)
    return True


def as_of(session: Session, answers: int) -> Session:
    """A session of its own, as this one was after so many answers of its history; this one stays untouched.

    Raises RuleError where the rules have changed since.
    """
    if not whole(session.entries):
        retrace(session, lambda twin, events, at: None)
    if not whole(session.entries):
        raise RuleError("the rules have changed since this game was saved: it cannot be gone back to")
    entries: list[EnteredNode] = []
    left = answers
    for entry in session.entries:
        given = entry.given[:left]
        entries.append(EnteredNode(entry.node, entry.checkpoint, given, copied(entry.script), entry.digest))
        left -= len(given)
        if not left:
            break
    twin = session.fork()
    twin.resume(entries)
    return twin


def branch(session: Session, answers: int) -> Session:
    """A session as this one was after so many answers, to be played on as a game of its own, which remembers where it
    went its own way. What has become known since then is known there too: it counts as a rewind.
    """
    twin = as_of(session, answers)
    twin.branches = [*session.branches, closed(session) + answers]
    twin.handed = [one for one in session.handed if one.since <= closed(session) + answers]
    known = session.state.learned != twin.state.learned
    twin.rewinds = session.rewinds + int(known)
    return twin
