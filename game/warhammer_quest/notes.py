"""The kinds of notes of the Warhammer Quest card game: those of the family, and its own."""

from __future__ import annotations

from game.adventure import notes
from game.kit.notes import DOING, PHASE, NoteKind

NOTES: dict[str, NoteKind] = notes.NOTES | {
    "revives": NoteKind(DOING, "heart", moment=True),
    "looks": NoteKind(icon="eye", reveals=True),
    "hands": NoteKind(icon="flag"),
    "claims-gear": NoteKind(DOING, "treasure", reveals=True, pieces=("gear",), staged="aside"),
    "equips": NoteKind(icon="hook"),
    "unequips": NoteKind(icon="hook"),
    "discards-gear": NoteKind(icon="cross"),
    "legendary": NoteKind(DOING, "star", reveals=True, pieces=("gear",), moment=True),
    "legendary-lost": NoteKind(icon="cross"),
    "readies-gear": NoteKind(icon="redo"),
    "distributes": NoteKind(icon="plus"),
    "keeps-ready": NoteKind(icon="redo"),
    "buries": NoteKind(icon="lock"),
    "pools": NoteKind(DOING, "flag"),
    "struck-out": NoteKind(DOING, "cross"),
    "settlement": NoteKind(PHASE, "flag", moment=True, ends=True),
    "trains": NoteKind(DOING, "star"),
    "smith": NoteKind(DOING, "treasure", reveals=True),
    "arena": NoteKind(DOING, "hook"),
    "gives": NoteKind(DOING, "flag"),
    "refreshes": NoteKind(DOING, "heart"),
}
