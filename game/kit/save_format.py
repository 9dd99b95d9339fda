"""The format of a save: two lines of JSON, a head that lists read alone, and the game.

The game holds the answers of every node since the history began with the questions they answered, the state in which
it began where that is not the set-up (a chapter), the checkpoints of the node that was left and of the one answered
last, a digest of every other one, and the log as it was told. So it comes back to the very question, the first undo
needs no replay, undo still reaches to the beginning, and what was played can be read even where the rules of today
tell it differently. Older formats are brought up by the steps of `save_upgrade.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isfinite
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from game import __version__
from game.kit.board import State
from game.kit.codec import digest, freeze, thaw
from game.kit.errors import RuleError, SaveError
from game.kit.history import Chapter, EnteredNode, by_person
from game.kit.prompts import Given
from game.kit.save_upgrade import FORMAT, Plain, upgraded
from game.kit.session import Session
from game.kit.shown import LogLine, SaveLine, SaveSeat
from game.kit.sitting import HandOvers, Sittings

HEAD_BYTES = 16_384
"""No head is longer; a file whose first line is, has none."""
LATEST = 32_503_680_000
"""The year 3000, in seconds since 1970: no system tells later dates in words."""
LARGEST = 2**62
LONGEST = 1e9
"""Seconds that a journey may have taken."""

Kind = TypeVar("Kind")
Counter = Annotated[int, Meta(ge=0, le=2**53)]


class Head(Struct, frozen=True, omit_defaults=True):
    """The first line of a save: game, version and content it was played with, and what a list tells of it.

    `order` counts the saves of all journeys of a folder: the highest was played last, whatever the clock says.
    `change` counts those of this journey; `decisions` its answers, those of closed chapters among them.
    """

    format: int
    game: str
    version: str = ""
    content: str = ""
    title: str = ""
    picture: str = ""
    line: str = ""
    over: str = ""
    place: str = ""
    seats: tuple[SaveSeat, ...] = ()
    when: Annotated[float, Meta(ge=0, le=LATEST)] = 0.0
    """Seconds since 1970."""
    order: Counter = 0
    change: Counter = 0
    decisions: Counter = 0
    branch: bool = False
    """Whether it went on from a moment of another journey."""

    @property
    def told(self) -> SaveLine:
        """What a list tells of it."""
        return SaveLine(self.title, self.picture, self.line, self.seats, self.over, self.place)


class SavedNode(Struct, omit_defaults=True):
    """One node of the history: its name, the answers given in it, the digest of the state on entry; that state itself
    where it is kept.
    """

    node: str
    given: list[Given] = field(default_factory=list)
    state: State | None = None
    digest: str = ""


class Saved(Struct):
    """A game as it stands in its file. `state` is the checkpoint of the last node of `history`; `origin` the state at
    the start of the chapter, None where the history begins with the set-up.
    """

    mode: str
    state: State
    history: list[SavedNode]
    rewinds: Counter = 0
    meta: dict[str, Any] = field(default_factory=dict)
    chapters: list[Chapter] = field(default_factory=list)
    origin: State | None = None
    log: list[LogLine] = field(default_factory=list)
    companions: dict[str, str] | None = None
    """Who plays each piece; None in a save older than the field: as it was set up."""
    people: Sittings = field(default_factory=list)
    """Who has sat down by another name since the set-up."""
    branches: list[Counter] = field(default_factory=list)
    """After how many answers of another journey this one went on by itself."""
    handed: HandOvers = field(default_factory=list)
    """Which seats changed hands since the set-up."""

    def states(self) -> Iterator[State]:
        """Every state that can be gone back to, the present one first."""
        yield self.state
        yield from (node.state for node in self.history if node.state is not None)
        if self.origin is not None:
            yield self.origin


def to_saved(session: Session, meta: dict[str, Any], log: Sequence[LogLine] = ()) -> Saved:
    """The record of a session, with the log of the chapter that is played."""
    entries = session.entries
    last = entries[-1].checkpoint
    assert last is not None, "a session in play holds the checkpoint of its node"
    state = thaw(last)
    for entry in entries:
        if not entry.digest and entry.checkpoint is not None:
            entry.digest = digest(entry.checkpoint)
    history = [SavedNode(entry.node, list(entry.given), None, entry.digest) for entry in entries]
    answered = by_person(entries)[0]
    kept = entries[answered].checkpoint if 0 <= answered < len(entries) - 1 else None
    if kept is not None:
        history[answered].state = thaw(kept)
    origin = session.start() if session.chapters else None
    closed = sum(chapter.answers for chapter in session.chapters)
    told = [line for line in log if line.at >= closed]
    return Saved(
        state.mode, state, history, session.rewinds, meta, list(session.chapters), origin, told,
        dict(session.companions), list(session.people), list(session.branches),
        list(session.handed),
    )  # fmt: skip


def resume(session: Session, saved: Saved) -> Session:
    """Bring a session made for the saved state to the very question it was left at; returns it."""
    entries = [
        EnteredNode(node.node, freeze(node.state) if node.state else None, list(node.given), digest=node.digest)
        for node in saved.history
    ]
    entries[-1].checkpoint = freeze(saved.state)
    session.rewinds = saved.rewinds
    session.chapters = list(saved.chapters)
    session.people = list(saved.people)
    session.branches = list(saved.branches)
    session.handed = list(saved.handed)
    if saved.companions is not None:
        session.companions = dict(saved.companions)
    if saved.origin is not None:
        start = freeze(saved.origin)
        session.origin = lambda: thaw(start)
    session.resume(entries)
    _close_passed(session)
    return session


def _close_passed(session: Session) -> None:
    """Close the chapters that the history of an older save goes through; it stays as it is, where the rules no longer
    tell it alike.
    """
    ways = pairwise(entry.node for entry in session.entries)
    if session.flow.chapters.isdisjoint(ways):
        return
    try:
        twin = session.from_origin()
        twin.people = list(session.people)
        for given in (given for entry in session.entries for given in entry.given):
            twin.give_again(given)
    except RuleError:
        return
    if freeze(twin.state) == freeze(session.state):
        session.chapters, session.origin = twin.chapters, twin.origin
        session.resume(twin.entries)


def decisions_of(saved: Saved) -> int:
    """How many answers a journey has, those of closed chapters among them."""
    return sum(chapter.answers for chapter in saved.chapters) + sum(len(node.given) for node in saved.history)


def head_of(line: SaveLine, saved: Saved, content: str, when: float) -> Head:
    """The head of a save that is written now; its counters are set by whoever writes it."""
    return Head(
        FORMAT, saved.mode, __version__, content, line.title, line.picture, line.line, line.over, line.place,
        line.seats, min(max(when, 0.0), float(LATEST)), decisions=decisions_of(saved), branch=bool(saved.branches),
    )  # fmt: skip


# -- bytes -------------------------------------------------------------------------------------------


def encoded_head(head: Head) -> bytes:
    """The first line of a file, with its end."""
    return msgspec.json.encode(head) + b"\n"


def encoded_body(saved: Saved) -> bytes:
    """The second line of a file, with its end."""
    return msgspec.json.encode(saved) + b"\n"


def read_head(name: str, first: bytes) -> Head | None:
    """The head in the first line of a file, or in its first bytes; None where it must be read from the whole of it.

    Raises SaveError.
    """
    if not first.endswith(b"\n"):
        return None
    plain = _decoded(name, first, dict[str, Any])
    return None if plain.get("format") == 1 else _head(name, plain)


def read_save(name: str, data: bytes) -> tuple[Head, Saved]:
    """Head and game of a file, of whatever format. Raises SaveError."""
    first, _, rest = data.partition(b"\n")
    head = _decoded(name, first, dict[str, Any])
    if not rest.strip():
        if head.get("format") != 1:
            raise _damaged(name, "its second line is missing") if "game" in head else _of_another_format(name)
        head, rest = {"format": 1}, first
    number = head.get("format")
    if number == FORMAT:
        told, saved = _head(name, head), _decoded(name, rest, Saved)
    else:
        try:
            newer_head, newer = upgraded(head, _decoded(name, rest, dict[str, Any]))
        except LookupError:
            raise _of_another_format(name, number) from None
        except (TypeError, ValueError, AttributeError) as fault:
            raise _damaged(name, fault) from fault
        told, saved = _head(name, newer_head), _converted(name, newer, Saved)
    if not saved.history:
        raise _of_another_format(name, number)
    if not _counts(msgspec.to_builtins(saved)):
        raise _damaged(name, "no count is so large")
    saved.meta = _clean(saved.meta)
    return told, saved


def _head(name: str, plain: Plain) -> Head:
    """A head of this format or an older one of two lines."""
    number = plain.get("format")
    try:
        newer = plain if number == FORMAT else upgraded(plain, {})[0]
    except LookupError:
        raise _of_another_format(name, number) from None
    except (TypeError, ValueError, AttributeError) as fault:
        raise _damaged(name, fault) from fault
    return _converted(name, newer, Head)


def _clean(meta: dict[str, Any]) -> dict[str, Any]:
    """What is kept beside a game, without what is not of its kind."""
    kinds: dict[str, tuple[type, ...]] = {
        "seconds": (int, float), "undo": (bool,), "slot": (str,), "setup": (dict,), "course": (bool,),
        "course_read": (list,),
    }  # fmt: skip
    good: dict[str, Any] = {key: value for key, value in meta.items() if isinstance(value, kinds.get(key, (object,)))}
    seconds = good.get("seconds", 0.0)
    if isinstance(seconds, bool) or not isfinite(seconds) or not 0 <= seconds <= LONGEST:
        del good["seconds"]
    return good


def _counts(plain: object) -> bool:
    """Whether every number is one that can still be counted on from in 64 bits."""
    if isinstance(plain, dict):
        return all(_counts(value) for value in plain.values())
    if isinstance(plain, list | tuple):
        return all(_counts(value) for value in plain)
    return not isinstance(plain, int) or -LARGEST <= plain <= LARGEST


def _decoded(name: str, data: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise _damaged(name, fault) from fault


def _converted(name: str, plain: Plain, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(plain, kind)
    except (msgspec.ValidationError, RecursionError) as fault:
        raise _damaged(name, fault) from fault


def _damaged(name: str, fault: object) -> SaveError:
    return SaveError(f"The save {name} is damaged: {fault}.")


def _of_another_format(name: str, number: object = None) -> SaveError:
    newer = isinstance(number, int) and number > FORMAT
    hint = " A newer version of the game wrote it." if newer else ""
    return SaveError(f"The save {name} is of another format than this game writes.{hint}")
