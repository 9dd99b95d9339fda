"""Emblems of places: the eye, columns, a ring of stones, a windmill, gallows, a broken tower, an inn, graves, a bell.

Each is drawn about 0, 0, the middle of its foot.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.workshop.runebound.chart.pen import INK, Pen, box, circle, poly

STONE, STONE_DARK, WOOD = "#d8d0c0", "#a39a8c", "#8a5f38"


def eye(pen: Pen) -> str:
    """The opened eye in a burnt hill."""
    out = pen.shape("M-33 8Q-26 -20 0 -25Q26 -20 33 8Q0 16 -33 8Z", "#a06a4a", 1.4, INK)
    cracks = "".join(f"M{x} {y}l{dx} {dy}l{dx2} {dy2}" for x, y, dx, dy, dx2, dy2 in (
        (-22, -8, -3, 6, 2, 5), (23, -8, 3, 6, -2, 5), (-9, -22, -2, 4, 1, 3), (11, -21, 2, 4, -2, 3),
        (15, 6, 3, 4, 0, 2), (-15, 6, -3, 4, 0, 2)))
    out += pen.line(cracks, 0.9)
    rays = "".join(f"M{18 * math.cos(a):.1f} {-4 + 12 * math.sin(a):.1f}L{23 * math.cos(a):.1f} "
        f"{-4 + 15.5 * math.sin(a):.1f}"
        for a in (math.radians(15 * k) for k in range(24)))
    out += pen.line(rays, 0.8, INK, 'opacity=".6"')
    out += pen.shape("M-20 -4Q0 -19 20 -4Q0 10 -20 -4Z", "#f0c85a", 1.4, INK)
    out += pen.shape(circle(0, -4.4, 7), "#d2691e", 1.0, INK) + pen.shape("M0 -11.5Q3 -4.4 0 2.7Q-3 -4.4 0 -11.5Z", INK)
    return out + pen.shape(circle(-3, -8, 1.6), "#fff6d8")


def columns(pen: Pen) -> str:
    """Standing and fallen columns."""
    out = ""
    for x, h, whole in ((-40, 30, False), (-30, 38, True), (28, 34, True), (39, 22, False)):
        y = 4 if abs(x) > 35 else 0
        out += pen.shape(box(x - 4, y - h, 8, h), STONE, 1.1, INK) + pen.shape(box(x + 1, y - h, 3, h), STONE_DARK,
            more='opacity=".7"')
        out += pen.line(f"M{x - 1.6} {y - h + 3}V{y - 3}M{x + 0.8} {y - h + 3}V{y - 3}", 0.6, INK, 'opacity=".6"')
        out += pen.shape(box(x - 5.6, y - 3, 11.2, 3.4), STONE, 1.0, INK)
        if whole:
            out += pen.shape(box(x - 6, y - h - 4, 12, 4), STONE, 1.0, INK)
        else:
            out += pen.shape(poly([(x - 4, y - h), (x - 1, y - h - 4), (x + 1, y - h - 1), (x + 4, y - h - 5),
            (x + 4, y - h + 1)]), STONE, 1.0, INK)
    out += pen.shape("M-22 8l17 4l1 -6l-17 -4Z", STONE, 1.0, INK)
    return out + pen.line("M12 9h10M15 12h6M-46 8h6", 0.8, INK, 'opacity=".6"')


def stone_ring(pen: Pen) -> str:
    """Seven standing stones."""
    out = ""
    stones = sorted(((33 * math.cos(a), 15 * math.sin(a) - 6, 22 + 7 * math.sin(3 * a))
        for a in (math.radians(20 + 51.4 * k) for k in range(7))),
        key=lambda stone: stone[1])
    for x, y, h in stones:
        ring = poly([(x - 4.4, y), (x - 3.6, y - h * 0.8), (x - 0.5, y - h), (x + 3.4, y - h * 0.86), (x + 4.4, y)])
        out += (
            f'<ellipse cx="{x + 4:.1f}" cy="{y:.1f}" rx="9" ry="2.6" fill="#5d5330" fill-opacity=".3"/>'
            if not pen.pale else ""
        )
        out += pen.shape(ring, STONE, 1.15, INK) + pen.shape(poly([(x + 0.6, y), (x + 0.2, y - h), (x + 3.4, y - h
            * 0.86), (x + 4.4, y)]), STONE_DARK, more='opacity=".8"')
        out += pen.line(f"M{x + 1.4:.1f} {y - h * 0.7:.1f}v{h * 0.5:.1f}M{x - 1.8:.1f} {y - h * 0.5:.1f}"
            f"v{h * 0.2:.1f}", 0.7, INK, 'opacity=".65"')
    return out


def windmill(pen: Pen) -> str:
    """A post mill with torn sails."""
    out = pen.shape("M-8 0L-6 -24H6L8 0Q0 3 -8 0Z", "#ead9b4", 1.2, INK) + pen.shape("M1.5 -24H6L8 0L2.5 1.5Z",
        "#b99f74", more='opacity=".8"')
    out += pen.shape("M-8 -23L0 -34L8 -23Z", "#b4503a", 1.2, INK) + pen.shape(box(-2.2, -7, 4.4, 8), INK)
    for turn in (28, 118, 208, 298):
        out += f'<g transform="translate(0 -25) rotate({turn})">' + pen.line("M0 0V-26",
        1.3) + pen.shape("M1 -6H7V-25H1Z", "#f4ead0", 0.9, INK) + pen.line("M1 -11H7M1 -16H7M1 -21H7", 0.6) + "</g>"
    return out + pen.shape(circle(0, -25, 2), INK)


def gallows(pen: Pen) -> str:
    """An empty gallows with a crow."""
    out = pen.line("M-10 2V-40M-10 -38H16M-10 -28L0 -38", 3.4, INK) + pen.line("M-10 2V-40M-10 -38H16M-10 -28L0 -38",
        1.5, "#a07a4c")
    out += pen.line("M13 -37V-24", 1.0) + pen.line("M13 -24a3 4 0 1 0 .1 0", 1.1)
    out += pen.shape("M-4 -40q1 -5 6 -5q3 -3 5 0l3 1.4l-3 1q-1 3 -5 3l-5 3Z", INK)
    return out + pen.line("M-18 3Q-8 -1 6 3", 1.0)


def broken_tower(pen: Pen) -> str:
    """A tower without its head."""
    ring = poly([(-10, 2), (-9, -34), (-6, -40), (-3, -33), (1, -29), (3, -35), (7, -44), (9, -30), (10, 2)])
    out = pen.shape(ring, STONE, 1.3, INK) + pen.shape(poly([(2, 2), (2, -29), (3, -35), (7, -44), (9, -30),
        (10, 2)]), STONE_DARK, more='opacity=".75"')
    out += pen.line("M-8 -8h5M-6 -16h4M3 -12h5M-8 -24h4M4 -22h4M3 -4h4M-4 -29h3", 0.75, INK, 'opacity=".65"')
    out += pen.shape("M-3 2V-6A3.4 3.4 0 0 1 4 -6V2Z", INK) + pen.shape(box(-4, -21, 2.4, 5.4), INK)
    rubble = "".join(f"M{x} {y}l3 -4l4 1l2 4Z" for x, y in ((12, 3), (18, 4), (-20, 3)))
    return out + pen.shape(rubble, STONE, 1.0, INK)


def inn(pen: Pen) -> str:
    """A broad house by the road with its sign."""
    out = pen.shape(box(-17, -14, 30, 14), "#f0e2c0", 1.2, INK) + pen.shape(box(3, -14, 10, 14), "#cbb78c",
        more='opacity=".6"')
    out += pen.shape("M-21 -13L-14 -27H9L17 -13Z", "#b4503a", 1.2, INK)
    out += pen.line("M-16 -17h28M-14 -21h24M-12 -24h19", 0.6, INK, 'opacity=".55"')
    out += pen.shape(box(-9, -32, 4.4, 8), STONE_DARK, 1.0, INK) + pen.shape(box(-3.5, -8, 5, 8), INK)
    out += pen.shape(box(-13, -9, 4.6, 4), "#f0c85a", 0.8, INK) + pen.shape(box(5, -9, 4.6, 4), "#f0c85a", 0.8, INK)
    return out + pen.line("M22 1V-25M22 -23h10", 1.4) + pen.shape(box(25, -21, 8, 8), "#c8422b", 1.0, INK)


def grave_swords(pen: Pen) -> str:
    """Swords stuck into a field."""
    out = ""
    for x, y, turn, s in ((-34, -6, -10, 1.0), (-12, 2, 6, 1.15), (14, -8, -4, 1.0), (34, 1, 12, 1.1)):
        sword = pen.shape("M-5 0Q0 -4 5 0Q0 2 -5 0Z", "#6d6238", 0.8, INK)
        sword += pen.shape("M-1.5 -1V-17H1.5V-1Z", "#d3d6d6", 0.9, INK) + pen.line("M-5.5 -17H5.5",
            1.8) + pen.line("M0 -17V-23", 2.0) + pen.shape(circle(0, -24, 1.8), "#c9a45a", 0.8, INK)
        out += f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">{sword}</g>'
    return out + pen.line("M-26 6h8M22 6h7M-2 8h8", 0.8, INK, 'opacity=".6"')


def drowned_bell(pen: Pen) -> str:
    """A bell that looks out of the water."""
    out = pen.shape("M-13 3C-11 -3 -10 -9 -9 -14C-8 -23 -4 -26 0 -26S8 -23 9 -14C10 -9 11 -3 13 3Z", "#c9a05a", 1.3,
        INK)
    out += pen.shape("M3 -25.4C7 -23 8.4 -19 9 -14C10 -9 11 -3 13 3H5C5 -8 6 -18 3 -25.4Z", "#7d5a2c",
        more='opacity=".7"')
    out += pen.line("M-9.6 -11H9.6M-10.4 -7.5H10.4", 0.8) + pen.line("M-3 -27a3 3 0 0 1 6 0", 1.8)
    waves = "M-24 3q4 -3.4 8 0t8 0t8 0t8 0t8 0t8 0M-18 8q4 -3 8 0t8 0t8 0t8 0M-8 12.5q4 -3 8 0t8 0"
    return out + pen.line(waves, 2.6, "#79afbf") + pen.line(waves, 1.3, "#14303a")


EMBLEMS: dict[str, Callable[[Pen], str]] = {
    "skydown": eye, "cursed-ruins": columns, "singing-stones": stone_ring, "windmill-plain": windmill,
    "gallows-hill": gallows, "broken-tower": broken_tower, "kings-road-inn": inn,
    "old-battlefield": grave_swords, "sunken-bell": drowned_bell,
}  # fmt: skip
"""How the emblem of each place is drawn that has one."""
