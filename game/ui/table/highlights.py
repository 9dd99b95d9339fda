"""Highlights: what a choice says about a piece (legal, selected, ...), and the rings that show it.

`ring(canvas, kind, size)` gives a surface of device pixels for a piece of this logical size; its corner lies
`RING_PAD` (and for the notch on top as much) outside the piece. Every state has a colour and a shape.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.kit.geometry import Area
from game.ui.screen.canvas import Canvas

RING_PAD = 26.0
LIFT = 8.0
_DASHES = 20
"""Of the ring round what has the focus, where it is round."""
_RADIUS = 9.0
_ASIDE = 0.66
"""Where the notch of a legal plate is, as a share of its width: its middle may bear a sign of its rank."""


@dataclass(frozen=True)
class Highlight:
    """How a piece stands to the open question."""

    legal: bool = False
    selected: bool = False
    refused: bool = False
    hovered: bool = False
    focus: bool = False
    dimmed: bool = False
    chosen: int = 0
    """The seat that has chosen it, where the choice can still be put back; 0 for none."""

    @property
    def under(self) -> tuple[str, ...]:
        """The rings below the piece, in the order of drawing."""
        if self.chosen:
            return (f"glow-{self.chosen}",)
        glow = "hovered-glow" if self.hovered else "legal-glow" if self.legal else ""
        return (glow,) if glow else ()

    @property
    def over(self) -> tuple[str, ...]:
        """The rings above the piece, in the order of drawing."""
        rings = []
        if self.chosen:
            rings.append(f"seat-{self.chosen}")
        elif self.selected:
            rings.append("selected")
        elif self.hovered:
            rings.append("hovered")
        elif self.legal:
            rings.append("legal")
        if self.focus:
            rings.append("focus")
        return tuple(rings)


PLAIN = Highlight()


def ring(
    canvas: Canvas, kind: str, size: tuple[float, float], *, outside: bool = False, round_: bool = False
) -> pygame.Surface:
    """The ring of a kind round a piece of this size, kept by the canvas; `outside` leaves the piece itself free, for
    what does not lie over its own glow; `round_` is for a piece that is round itself.
    """
    whole, box = (size[0] + 2 * RING_PAD, size[1] + 2 * RING_PAD), (RING_PAD, RING_PAD, *size)

    def paint(made: Canvas) -> None:
        if round_:
            centre, radius = (whole[0] / 2, whole[1] / 2), max(size) / 2
            _paint_round(made, centre, radius, kind)
            if outside:
                pygame.draw.circle(made.surface, (0, 0, 0, 0), made.point(centre), radius * made.scale)
            return
        _PAINTERS.get(kind, _seat)(made, box, kind)
        if outside:
            made.surface.fill((0, 0, 0, 0), made.device(box))

    return canvas.kept(("ring", kind, size, outside, round_), whole, paint)


def _paint_round(canvas: Canvas, centre: tuple[float, float], radius: float, kind: str) -> None:
    """The ring of a kind round something round."""
    theme = canvas.theme
    name, _, number = kind.partition("-")
    glows = {"legal-glow": "legal", "hovered-glow": "hovered"}
    edges = {"legal": ("legal", 2.6), "hovered": ("hovered", 3.6), "selected": ("legal", 4.0)}
    if name in ("seat", "glow"):
        seat = theme.seats[(int(number) - 1) % len(theme.seats)]
        canvas.circle(centre, radius + 3, None, edge=seat.colour, width=3.5)
    elif kind in glows:
        reach = radius + 2
        box = (centre[0] - reach, centre[1] - reach, 2 * reach, 2 * reach)
        canvas.glow(box, theme[glows[kind]], radius=reach, blur=10, alpha=0.6)
    elif kind in edges:
        colour, width = edges[kind]
        canvas.circle(centre, radius + 5 + width, None, edge=theme["black-ink"], width=2)
        canvas.circle(centre, radius + 3 + width, None, edge=theme[colour], width=width)
    elif kind == "focus":
        canvas.circle(centre, radius + 12, None, edge=theme["focus-back"], width=7)
        for part in range(_DASHES):
            start, end = (math.tau * (part + share) / _DASHES for share in (0.0, 0.55))
            ends = [(centre[0] + (radius + 9) * math.cos(turn), centre[1] + (radius + 9) * math.sin(turn))
                    for turn in (start, end)]  # fmt: skip
            canvas.line(ends[0], ends[1], (255, 255, 255), 4)




def _grown(box: Area, by: float) -> Area:
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def _legal_glow(canvas: Canvas, box: Area, _: str) -> None:
    canvas.glow(_grown(box, 3), canvas.theme["legal"], radius=_RADIUS + 3, blur=11, alpha=0.95)


def _hovered_glow(canvas: Canvas, box: Area, _: str) -> None:
    canvas.glow(_grown(box, 4), canvas.theme["hovered"], radius=_RADIUS + 3, blur=12, alpha=0.95)


def _legal(canvas: Canvas, box: Area, _: str) -> None:
    colour = canvas.theme["legal"]
    if canvas.theme.material.day:
        canvas.rect(_grown(box, 2), None, radius=_RADIUS + 2, edge=canvas.theme["gold"], width=2.4)
        return
    canvas.rect(_grown(box, 4), None, radius=_RADIUS + 4, edge=colour, width=4)
    middle, top = box[0] + box[2] * (_ASIDE if canvas.theme.material.cut else 0.5), box[1] - 2
    canvas.polygon(
        [(middle - 12, top - 9), (middle + 12, top - 9), (middle, top + 4)],
        canvas.theme["black-ink"],
        edge=colour,
        width=2.4,
    )


def _hovered(canvas: Canvas, box: Area, _: str) -> None:
    colour = canvas.theme["hovered"]
    x, y, w, h = _grown(box, 4)
    canvas.rect((x, y, w, h), None, radius=_RADIUS + 2, edge=colour, width=2)
    long, thick = min(26.0, w / 4), 6.0
    for left, top in (
        (x - 2, y - 2),
        (x + w + 2 - long, y - 2),
        (x - 2, y + h - 4),
        (x + w + 2 - long, y + h - 4),
    ):
        canvas.rect((left, top, long, thick), colour, radius=2)
    for left, top in (
        (x - 2, y - 2),
        (x + w - 4, y - 2),
        (x - 2, y + h + 2 - long),
        (x + w - 4, y + h + 2 - long),
    ):
        canvas.rect((left, top, thick, long), colour, radius=2)


def _selected(canvas: Canvas, box: Area, _: str) -> None:
    canvas.rect(_grown(box, 8), None, radius=_RADIUS + 7, edge=canvas.theme["black-ink"], width=9)
    canvas.rect(_grown(box, 7), None, radius=_RADIUS + 6, edge=canvas.theme["selected"], width=7.5)
    canvas.rect(_grown(box, 7), None, radius=_RADIUS + 6, edge=canvas.theme["gold-title"], width=1.4)
    middle = box[0] + box[2] / 2 if canvas.theme.material.cut else box[0] + box[2]
    canvas.image("badges/tick", (middle - 20, box[1] - (32 if canvas.theme.material.cut else 22), 40, 40))


def _focus(canvas: Canvas, box: Area, _: str) -> None:
    outer = _grown(box, 12)
    canvas.rect(outer, None, radius=_RADIUS + 8, edge=canvas.theme["focus-back"], width=7)
    canvas.dashed(_grown(box, 8.5), (255, 255, 255), width=4, dash=11, gap=8)


def _seat(canvas: Canvas, box: Area, kind: str) -> None:
    """A ring in the colour of a seat: "seat-1" and on, and the glow below the piece: "glow-1" and on."""
    name, _, number = kind.partition("-")
    colour = canvas.theme.seats[(int(number) - 1) % len(canvas.theme.seats)].colour
    if name == "glow":
        canvas.glow(_grown(box, 3), colour, radius=_RADIUS + 3, blur=8, alpha=0.75)
    else:
        canvas.rect(_grown(box, 3.5), None, radius=_RADIUS + 3, edge=colour, width=3.5)


_PAINTERS = {
    "legal-glow": _legal_glow,
    "hovered-glow": _hovered_glow,
    "legal": _legal,
    "hovered": _hovered,
    "selected": _selected,
    "focus": _focus,
}
