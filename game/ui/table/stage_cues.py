"""Stage cues: the beats of the stage between those of the table: cards come forward, lines are told, frames fill it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from game.kit.events import Counted, Event
from game.kit.shown import Story
from game.kit.stage_sheet import StageSheet
from game.kit.staging import Span
from game.ui.table.animated_table import AnimatedTable
from game.ui.table.beats import Beat


def _at_once() -> bool:
    """Nothing need be waited for."""
    return True


class Staged(NamedTuple):
    """What is told on the stage with some events: sheets with their spans, and stories by the place of their event."""

    sheets: tuple[tuple[Span, StageSheet], ...] = ()
    stories: Mapping[int, Story] = {}
    at_hand: Callable[[], bool] = _at_once
    """Whether the pictures of all that is told have been read."""
    turns: bool = False
    """Whether it ends at another table, which is made ready before it is told."""


_ENDS, _MOMENT, _COMES = range(3)
"""What comes first of all that is told before one event: the end of what was told, then a moment, then what comes."""


def stage_cues(staged: Staged, events: Sequence[Event] = ()) -> dict[int, list[Beat]]:
    """The beats by the place of the event before which each is told. Nothing is told twice: a span that goes on after
    a question comes forward again only where it has lines left. A moment is heard when its frame fills the table.
    """
    found: dict[int, list[tuple[int, Beat]]] = {}
    seen = [at for at, (span, sheet) in enumerate(staged.sheets) if _comes(span, sheet)]
    for index, (span, sheet) in enumerate(staged.sheets):
        new = _new(span, sheet)
        if _comes(span, sheet):
            for at, rank, beat in _lines(span, sheet, new, last=index == seen[-1]):
                found.setdefault(at, []).append((rank, beat))
    for at, story in staged.stories.items():
        found.setdefault(at, []).extend((_MOMENT, beat) for beat in _filled(story, events[at : at + 1]))
    return {at: [beat for _, beat in sorted(beats, key=itemgetter(0))] for at, beats in found.items()}


def _new(span: Span, sheet: StageSheet) -> list[int]:
    """The lines that were not told before."""
    return [line for line, told in enumerate(sheet.lines) if span.known <= told.at < len(span.events)]


def _comes(span: Span, sheet: StageSheet) -> bool:
    """Whether it comes forward: with lines that were not told, or a card without any for the first time."""
    return bool(_new(span, sheet)) or not (sheet.lines or span.known)


def _lines(span: Span, sheet: StageSheet, new: list[int], *, last: bool) -> Iterable[tuple[int, int, Beat]]:
    """The beats of one sheet with their places and ranks, in their order; the table lights up again after the last one.
    Of lines that begin with the same event each stands before the next one comes.
    """
    about = tuple(dict.fromkeys(e.piece for e in span.events if isinstance(e, Counted) and e.piece != sheet.piece))
    bring = partial(_bring, sheet, new[0] if new else 0, about)
    yield span.start - span.lead, _COMES, Beat(bring, name="bring", real=True)
    if not new:  # the card alone is read, before anything comes of it
        yield span.start + 1, _ENDS, _held(0)
    for index, line in enumerate(new):
        at = span.start + sheet.lines[line].at - span.known
        if index:
            together = sheet.lines[line].at == sheet.lines[new[index - 1]].at
            yield at, _COMES if together else _ENDS, _held(new[index - 1], more=sheet.whole)
        yield at, _COMES, Beat(partial(_say, line), name="say", real=True, still=True)
    if new:
        yield span.stop, _ENDS, _held(new[-1])
    back = partial(_put_back, sheet, span.known > 0, last)
    yield span.stop, _ENDS, Beat(back, name="back", real=True, lasting=True)


def _held(line: int, *, more: bool = False) -> Beat:
    """A line stands to be read; by itself alone where `more` are read with it."""
    hold = partial(_hold, line, more)
    return Beat(hold, name="hold", real=True, still=True, again=hold)


def _filled(story: Story, heard: Sequence[Event]) -> list[Beat]:
    fill = partial(_fill, story)
    empty = Beat(lambda stage: stage.empty(), name="empty", real=True)
    return [Beat(fill, name="fill", real=True, still=True, again=fill, told=list(heard), moment=True), empty]


def _bring(sheet: StageSheet, line: int, about: Sequence[str], stage: AnimatedTable) -> float:
    return stage.bring(sheet, line, about)


def _say(line: int, stage: AnimatedTable) -> float:
    return stage.say(line)


def _hold(line: int, more: bool, stage: AnimatedTable) -> float:
    return stage.hold(line, more=more)


def _put_back(sheet: StageSheet, again: bool, last: bool, stage: AnimatedTable) -> float:
    return stage.put_back(sheet, again, last)


def _fill(story: Story, stage: AnimatedTable) -> float:
    return stage.fill(story)
