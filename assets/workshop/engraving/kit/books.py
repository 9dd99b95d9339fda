"""Books: on shelves, open, afloat; scrolls and quills."""

from __future__ import annotations

import random

from ..palette import GOLD, WOOD, darker
from ..paths import box, line, polygon
from ..shapes import NO_SHADOW, Fog, Ridge, Shadow, Shape, drawn, flat, stroke

COVERS = ("#a8452f", "#46597e", "#6d7a3e", "#c79a48", "#7a4a5e", "#8a6a44")


def shelves(dice: random.Random, width: float, height: float, rows: int, wood: str = WOOD,
    fog: Fog | None = None) -> list[Shape]:
    """Return a case full of books with gaps; its foot is y = 0, its left edge x = 0."""
    high = height / rows
    out = [Shape(box(-8, -height - 10, width + 16, height + 10), darker(wood, 0.35), bevel=8, swell=0.3, angle=86,
        fog=fog)]
    spines: list[list[str]] = [[] for _ in COVERS]
    bands = []
    for row in range(rows):
        foot, x = -high * row - 8, 6.0
        while x < width - 16:
            wide, tall = dice.uniform(10, 24), high * dice.uniform(0.6, 0.86)
            if x + wide > width - 4:
                break
            if dice.random() < 0.14:
                x += wide * dice.uniform(0.8, 1.8)
                continue
            lean = dice.choice((0, 0, 0, 0, tall * 0.16))
            spines[dice.randrange(len(COVERS))].append(polygon(x, foot, x + lean, foot - tall, x + lean + wide - 2,
                foot - tall, x + wide - 2, foot))
            if not lean:
                bands.append(box(x + 1, foot - tall * 0.82, wide - 4, 4))
            x += wide + lean
    out += [Shape(" ".join(group), tint, bevel=5, angle=80 + 7 * k, grain=0.08, fog=fog, contour=0.8,
        shadow=Shadow(0.3, 3, 2, 2)) for k, (tint, group) in enumerate(zip(COVERS, spines, strict=True)) if group]
    out.append(flat(" ".join(bands), GOLD, fog=fog, contour=0.3))
    boards = " ".join([box(-8, -high * row - 9, width + 16, 10) for row in range(rows + 1)]
        + [box(-12, -height - 10, 13, height + 12), box(width - 1, -height - 10, 13, height + 12)])
    return [*out, Shape(boards, wood, bevel=4, angle=4, grain=0.15, fog=fog, shadow=Shadow(0.4, 2, 7, 4))]


def open_book(width: float = 200.0, leather: str = "#8a3a2a", writing: bool = True) -> list[Shape]:
    """Return a book that lies open towards the eye; the middle of its lower edge is 0, 0."""
    w, h = width / 2, width * 0.36
    out = [Shape(polygon(-w * 1.08, 6, -w * 0.92, -h * 1.04, w * 0.92, -h * 1.04, w * 1.08, 6), leather, bevel=5,
        angle=30)]
    for side in (-1, 1):
        page = (
            f"M0 2 C{side * w * 0.3} {-h * 0.2} {side * w * 0.7} {-h * 0.1} {side * w} 0 L{side * w * 0.86} {-h} "
            f"C{side * w * 0.6} {-h * 1.12} {side * w * 0.26} {-h * 1.2} 0 {-h} Z"
        )
        out.append(Shape(page, "#f3e8cb", bevel=12, angle=8 + 10 * side, ink=0.5, grain=0.05,
            shadow=Shadow(0.4, 2, 4, 3)))
        if writing:
            rows = " ".join(f"M{side * w * 0.16} {-h * k} L{side * w * (0.78 - 0.1 * k)} {-h * (k - 0.08)}"
                for k in (0.34, 0.46, 0.58, 0.7, 0.82, 0.94))
            out.append(drawn(rows, max(1.8, w * 0.02), "#5a4430"))
    return out


def closed_book(length: float = 90.0, leather: str = "#46597e") -> list[Shape]:
    """Return a closed book that lies flat, its back to the eye; its foot is y = 0."""
    w, h = length / 2, length * 0.26
    return [Shape(polygon(-w, -h, -w * 0.8, -h * 1.7, w * 1.1, -h * 1.7, w, -h), leather, bevel=4, angle=12),
        Shape(box(-w * 0.95, -h * 0.86, length * 0.97, h * 0.72), "#efe4c6", bevel=3, angle=2, ink=0.6,
        ridges=(Ridge(f"M{-w} {-h * 0.6} H{w} M{-w} {-h * 0.4} H{w}", 2, -1),)),
        Shape(f"{box(-w, -h, length, h * 0.16)} {box(-w, -h * 0.16, length, h * 0.16)} {box(-w, -h, h * 0.3, h)}",
            leather,
        bevel=3, angle=40, shadow=NO_SHADOW)]


def quill(length: float = 120.0, colour: str = "#efe6cf") -> list[Shape]:
    """Return a quill whose nib is at 0, 0 and whose feather leans to the upper right."""
    k = length
    vane = f"M{k * 0.2} {-k * 0.3} C{k * 0.1} {-k * 0.7} {k * 0.3} {-k} {k * 0.5} {-k * 1.1} C{k * 0.6} {-k * 0.8} " \
           f"{k * 0.44} {-k * 0.44} {k * 0.2} {-k * 0.3} Z"
    return [Shape(vane, colour, bevel=k * 0.08, angle=30, ink=0.7), Shape(stroke(line(0, 0, k * 0.16, -k * 0.26,
        k * 0.44,
        -k * 0.98), k * 0.025), "#b8a888", bevel=1.5)]
