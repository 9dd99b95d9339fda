"""`main.py replay FILE`: play a saved game again from its seed and answers, and print its log.

It begins with the set-up, or with the chapter in which the game was saved. Every node is printed with its number and a
hash of the state on entry. Where the rules of today tell another story than the save, the first difference is named.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.commands.common import open_game, open_words, stop
from game.kit.codec import digest
from game.kit.errors import RuleError, SaveError
from game.kit.mode import Mode
from game.kit.prompts import Given, Prompt
from game.kit.save_files import SaveFiles
from game.kit.save_format import Saved, SavedNode, read_save
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.text_play import plain
from game.modes import Library


class Diverged(Exception):  # noqa: N818 - reads as the sentence it is
    """The rules of today tell another story; the message names the first difference."""


def run(file: Path) -> int:
    """Print the log of a save, played anew; exit code 1 where the rules of today tell another story."""
    library = Library(open_words())
    try:
        saved = read_save(file.name, SaveFiles(file.parent).read(file))[1]
    except SaveError as fault:
        stop(str(fault))
    if saved.mode not in library.ids:
        stop(f"{file.name}: there is no game {saved.mode!r} in this house")
    mode = open_game(library, saved.mode)
    try:
        session = replay(mode, saved)
    except (SaveError, RuleError, Diverged) as fault:
        stop(f"{file.name}: the rules have changed since this game was saved: {fault}", code=1)
    print(f"seed {session.state.seed}, {len(session.journal())} answers, node {session.state.node}")
    return 0


def replay(mode: Mode, saved: Saved) -> Session:
    """Play the answers of a save again, printing log and nodes.

    Raises Diverged at the first difference, SaveError or RuleError where the game cannot be begun.
    """
    session = mode.load(saved).from_origin()
    view, told = mode.view(session), 0
    for where, given in _answers(saved):
        told = _tell(session, view.log(session.take_events()), saved.history, told)
        _compare(where, given, session.prompt)
        try:
            session.answer(given.ids)
        except RuleError as fault:
            raise Diverged(f"{where}: {given.kind} {list(given.ids)}: {fault}") from fault
    _tell(session, view.log(session.take_events()), saved.history, told)
    return session


def _answers(saved: Saved) -> Iterator[tuple[str, Given]]:
    """Every answer with the words for its place."""
    for number, node in enumerate(saved.history):
        for at, given in enumerate(node.given):
            yield f"node {number} ({node.node}), answer {at + 1}", given


def _tell(session: Session, lines: list[LogLine], history: list[SavedNode], told: int) -> int:
    """Print what followed from an answer, and the nodes that were entered; gives how many nodes were told so far."""
    for line in lines:
        print("    " * max(0, line.level - 1) + plain(line.text))
    for number, entry in enumerate(session.entries[told:], told):
        made = digest(entry.checkpoint) if entry.checkpoint is not None else ""
        print(f"[{number} {entry.node} {made}]")
        if number >= len(history):
            continue
        saved = history[number]
        if saved.node != entry.node:
            raise Diverged(f"node {number} is {entry.node}, and was {saved.node}")
        if saved.digest and saved.digest != made:
            raise Diverged(f"node {number} ({entry.node}): its state is {made}, and was {saved.digest}")
    return len(session.entries)


def _compare(where: str, given: Given, prompt: Prompt | None) -> None:
    """See whether the question is still the one that was answered."""
    if prompt is None:
        raise Diverged(f"{where}: nothing is asked, where {given.kind} was")
    now, then = (prompt.kind, prompt.source, prompt.options), (given.kind, given.source, given.options)
    if now != then:
        raise Diverged(f"{where}: asked is {_said(*now)}, and was {_said(*then)}")


def _said(kind: str, source: str, options: tuple[str, ...]) -> str:
    return f"{kind} of {source} ({', '.join(options)})"
