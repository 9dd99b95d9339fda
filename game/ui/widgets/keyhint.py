"""Key plates: a key's name on a small plate, and a row of "key does this" on a plate of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.ui.screen.canvas import Align, Canvas
from game.ui.screen.theme import TYPE

PLATE = 28.0
ARROWS = {"←": "arrow-left", "→": "arrow-right", "↑": "arrow-up", "↓": "arrow-down"}


def key_width(canvas: Canvas, key: str) -> float:
    """The width of the plate of a key."""
    return max(PLATE, sum(width for _, width in _parts(canvas, key)) + 16)


def key_height(canvas: Canvas) -> float:
    """The height of the plate of a key."""
    return max(PLATE, canvas.type.size(TYPE["key"]) + 8)


def draw_key(canvas: Canvas, pos: tuple[float, float], key: str, *, dark: bool = True, align: Align = "left") -> float:
    """The plate of a key with its middle at the height `pos[1]`; gives its width."""
    width = key_width(canvas, key)
    x = pos[0] - {"left": 0.0, "middle": width / 2, "right": width}[align]
    theme = canvas.theme
    height = key_height(canvas)
    canvas.rect(
        (x, pos[1] - height / 2, width, height),
        theme["key-fill"] if dark else theme["parchment-card"],
        radius=5,
        edge=theme["leather-line"] if dark else theme["parchment-rule"],
        width=1.3,
    )
    ink = theme["gold-title"] if dark else theme["ink"]
    parts = _parts(canvas, key)
    at = x + width / 2 - sum(wide for _, wide in parts) / 2
    for part, wide in parts:
        if part in ARROWS:
            canvas.icon(ARROWS[part], (at + wide / 2, pos[1]), wide, ink)
        else:
            canvas.text(part, (at, pos[1]), TYPE["key"], ink, at="mid")
        at += wide
    return width


def _parts(canvas: Canvas, key: str) -> list[tuple[str, float]]:
    """The key's name cut into words and arrows, each with its width; arrows are drawn: not every face has them."""
    style = TYPE["key"]
    pieces = [piece for piece in re.split(r"([←→↑↓])", key) if piece]
    arrow = canvas.type.size(style) * 0.9
    return [(piece, arrow if piece in ARROWS else canvas.type.width(piece, style)) for piece in pieces]


def hints_width(canvas: Canvas, hints: Sequence[tuple[str, str]]) -> float:
    """The width of a row of hints."""
    style = TYPE["ui"].sized(20)
    return sum(key_width(canvas, key) + 10 + canvas.type.width(text, style) + 30 for key, text in hints) - 30


def draw_hints(
    canvas: Canvas,
    pos: tuple[float, float],
    hints: Sequence[tuple[str, str]],
    *,
    align: Align = "right",
    plate: bool = False,
    ink: str = "cream",
) -> None:
    """A row of (key, what it does) round a middle height, its words in the colour of the role `ink`; with `plate` on a
    dark plate (over a picture).
    """
    width, style = hints_width(canvas, hints), TYPE["ui"].sized(20)
    x = pos[0] - {"left": 0.0, "middle": width / 2, "right": width}[align]
    if plate:
        box = (x - 26, pos[1] - 24, width + 52, 48)
        canvas.rect(box, canvas.theme["inset-leather"], radius=6, edge=canvas.theme["gold-dark"], alpha=205)
    for key, text in hints:
        x += draw_key(canvas, (x, pos[1]), key) + 10
        x += canvas.text(text, (x, pos[1]), style, canvas.theme[ink], at="mid") + 30
