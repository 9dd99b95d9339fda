"""Reckoning: the power of a card or an enemy as a sum that explains itself, each part with its source [TN-503]."""

from __future__ import annotations

from game.kit.text import capital
from game.tenefyr.context import Part
from game.tenefyr.power import total
from game.tenefyr.view.names import Names

SIGNS = {"plus": "+", "minus": "−", "double": "×"}


def reckoned(names: Names, parts: list[Part]) -> str:
    """The sum in figures: "3 +1 ×2 −1 = 7"; empty where nothing has changed the printed number."""
    if len(parts) < 2:
        return ""
    return names.words("part.sum", parts=" ".join(map(figure, parts)), power=total(parts))


def figure(part: Part) -> str:
    """A part in figures; a cap stands as the number that counts."""
    if part.kind == "double":
        return f"×{2**part.amount}"
    if part.kind in SIGNS:
        return f"{SIGNS[part.kind]}{part.amount}"
    return f"≤{part.amount}" if part.kind == "cap" else f"+{part.amount}" if part.kind == "floor" else str(part.amount)


def sources(names: Names, parts: list[Part]) -> tuple[str, ...]:
    """Each part with what it comes from: "+1: Marching Beat"."""
    return tuple(f"{figure(part)}: {source(names, part)}" for part in parts)


def source(names: Names, part: Part) -> str:
    """What a part comes from, in words."""
    words = names.words
    if part.kind in ("printed", "floor"):
        return words(f"part.{part.kind}")
    said = names.cause(part.source) or words("part.own")
    if part.kind == "double":
        return words("part.double", source=said)
    return capital(said)
