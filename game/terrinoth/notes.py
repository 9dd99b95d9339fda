"""The kinds of notes of Heroes of Terrinoth: those of the family, and its own."""

from __future__ import annotations

from game.adventure import notes
from game.kit.notes import NoteKind

NOTES: dict[str, NoteKind] = notes.NOTES | {
    "upgrades": NoteKind(icon="star"),
    "gives": NoteKind(icon="flag"),
}
