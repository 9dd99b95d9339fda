"""Kinds of notes: how a game declares what it tells, once, for the log and for the table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

SILENT, PHASE, DOING, CONSEQUENCE, DETAIL = -1, 0, 1, 2, 3
"""Levels of a line in the log: none at all, a phase band, what somebody does, what follows from it, and what follows
from that."""

Since = Literal["", "told", "passed", "last"]
"""Whether a line is told to whoever asks what happened meanwhile: as its level says (what somebody does is, what
follows is not), in any case, never, or only the last one of several in a row.
"""

Staged = Literal["", "card", "aside"]

BeatName = Literal["", "throw", "throw-again", "lunge", "pulse", "turn", "play", "clear", "fall"]


class NoteKind(Struct, frozen=True):
    """One kind of note.

    For the log: `level`, `icon` (with `{key}` for an entry of its data), `tone`, `reveals` where it may name a card
    that is turned only beside it, and `since` where its level does not say whether it matters afterwards. For the
    table: `beat`, how it is shown (empty: by the changes beside it), with the `pieces` that the beat takes: keys of its
    data, in their order; `origin`, the key of the piece from which tokens come flying; `track`, the track of the board
    it is about, whose token goes from space to space; `lasting` where the beat leaves something to be seen, so that it
    is carried out even where everything is told at once; `hits` where what is counted next lands with weight: a number
    flies, and whom it hits is shaken.

    For the stage: `staged` where a card (or what stands for one) comes forward and what follows is told on its sheet,
    line by line ("card"; "aside" only where no other is forward). It goes back when the next one comes, or with a note
    that `ends` it. `moment` where it may be a great moment, for which a frame fills the table. `View.staged` and
    `View.story` tell what stands there.
    """

    level: int = CONSEQUENCE
    icon: str = ""
    beat: BeatName = ""
    pieces: tuple[str, ...] = ()
    origin: str = ""
    lasting: bool = False
    tone: str = ""
    reveals: bool = False
    track: str = ""
    hits: bool = False
    staged: Staged = ""
    moment: bool = False
    ends: bool = False
    since: Since = ""
