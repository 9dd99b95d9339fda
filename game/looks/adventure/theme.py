"""Theme: the colours that mean the same in the card games of the family, each with the name of its shape."""

from __future__ import annotations

from game.ui.screen.theme import Mark, rgb


def marks(table: dict[str, tuple[str, str]]) -> dict[str, Mark]:
    """Marks by name, of shapes and codes of colours."""
    return {name: Mark(shape, rgb(code)) for name, (shape, code) in table.items()}


PERILS = marks(
    {
        "green": ("circle", "#6f9a3c"),
        "blue": ("diamond", "#3f6fb4"),
        "red": ("triangle", "#c0392b"),
        "none": ("square", "#9a8d76"),
    }
)
