"""The history of a session: the nodes that were entered, each with its checkpoint and the answers given in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from game.kit.prompts import Answer, Given
from game.kit.sitting import Share, Sitting, since_when
from game.kit.table import Script

Step = tuple[Given, ...]
"""An answer of a person, and what computer players answered after it: undo takes both back together."""


class EnteredNode(Struct):
    """One node of the history: the state on entry and the answers given in it."""

    node: str
    checkpoint: bytes | None
    """None in a loaded game for most nodes; `Session.undo` makes them again when it needs one."""
    given: list[Given] = field(default_factory=list)
    script: Script | None = None
    """The scripted faces that were left on entry; None where dice are free."""
    digest: str = ""
    """Of the checkpoint, made when the game is saved; it is known even where the checkpoint itself is not kept."""
    before: int = 0
    """How many answers the history had when it was entered."""


class Chapter(Struct, frozen=True, omit_defaults=True):
    """A closed part of the game: the node that was entered when it closed, how many answers it had, who gave them, and
    what the game keeps of this chapter and all before; earlier ones keep nothing of their own.
    """

    node: str
    answers: int
    shares: tuple[Share, ...] = ()
    kept: dict[str, Any] = field(default_factory=dict)


def journal(entries: Sequence[EnteredNode]) -> list[Answer]:
    """Every answer in order: from the origin of the history on this is the replay."""
    return [given.ids for entry in entries for given in entry.given]


def shares(entries: Sequence[EnteredNode], people: Sequence[Sitting], before: int) -> tuple[Share, ...]:
    """Who gave the answers of a history that begins after so many others. Offers that are declined by themselves count
    for nobody.
    """
    found: dict[tuple[str, int, bool], Share] = {}
    for at, given in enumerate((given for entry in entries for given in entry.given), before):
        if given.computer and given.quiet:
            continue
        since = 0 if given.computer else since_when(people, given.chooser, at)
        key = (given.chooser, since, given.computer)
        answers = found[key].answers + 1 if key in found else 1
        found[key] = Share(given.chooser, since, answers, at, given.computer)
    return tuple(found.values())


def by_person(entries: Sequence[EnteredNode], back: int = 1) -> tuple[int, int]:
    """Where a person answered last, or so many of their answers back, as entry and answer in it; (-1, -1) where nobody
    did.
    """
    for at in reversed(range(len(entries))):
        for number in reversed(range(len(entries[at].given))):
            back -= not entries[at].given[number].computer
            if back <= 0:
                return at, number
    return -1, -1


def steps_since(entries: Sequence[EnteredNode], at: int, number: int) -> list[Step]:
    """The answers from that one on, in order, as steps: each begins where a person answered."""
    later = [*entries[at].given[number:], *(given for entry in entries[at + 1 :] for given in entry.given)]
    steps: list[list[Given]] = []
    for given in later:
        if steps and given.computer:
            steps[-1].append(given)
        else:
            steps.append([given])
    return [tuple(step) for step in steps]


def tells(other: Sequence[EnteredNode], entries: Sequence[EnteredNode]) -> bool:
    """Whether another history went through the nodes and the answers of this one, and maybe on from there."""
    return len(other) >= len(entries) and all(
        mine.node == its.node and [given.story for given in mine.given] == [given.story for given in its.given]
        for mine, its in zip(entries, other, strict=False)
    )


def take_checkpoints(other: Sequence[EnteredNode], entries: Sequence[EnteredNode]) -> None:
    """Fill the checkpoints that are missing from a history that tells the same."""
    for mine, its in zip(entries, other, strict=False):
        mine.checkpoint = mine.checkpoint or its.checkpoint


def whole(entries: Sequence[EnteredNode]) -> bool:
    """Whether every node has its checkpoint: one can go back to each of them."""
    return all(entry.checkpoint is not None for entry in entries)


def copied(script: Script | None) -> Script | None:
    """Scripted faces as new lists."""
    return {die: list(faces) for die, faces in script.items()} if script is not None else None
