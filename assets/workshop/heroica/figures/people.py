"""Toy people: a big head with two eyes over a short body. Heads are drawn round 0, 0 and put on by `on`."""

from __future__ import annotations

from collections.abc import Iterable

from assets.workshop.engraving import Shape, placed
from assets.workshop.engraving.palette import GOLD, lighter
from assets.workshop.engraving.paths import ellipse, loop, tube

from .cut import LEATHER, WHITE, Parts, ball, dark, dot, folds, laid, limb, lines, metal, paint, part

SKIN, DARK_SKIN, PALE_SKIN = "#e9b98c", "#a8714a", "#f2c9a0"
HEAD = -140
"""Where the middle of a head stands; its radius is 35."""


def on(head: Iterable[Shape], y: float = HEAD, x: float = 0, size: float = 1.0) -> Parts:
    """Return the head where it belongs on a body."""
    return placed(list(head), x, y, size)


def face(skin: str = SKIN, brow: str = "#2a160d", mouth: str = "smile", nose: float = 1.0, look: float = 4) -> Parts:
    """Return a bare head: two eyes, brows, a nose; `mouth` is smile, flat, grim or none."""
    found = [part(ellipse(0, 0, 35, 35.7), skin, 26, 60, swell=0.38, ink=0.8, tone=1.12)]
    for x in (-10 + look, 16 + look):
        found += [dark(ellipse(x, 2, 5, 6.5)), paint(ellipse(x + 1.5, -0.5, 1.8), WHITE, 2, 0)]
    found += [
        lines(f"M{look - 18} -10 q8 -5 14 -1 M{look + 9} -11 q8 -4 14 2", 3.6, brow),
        part(ellipse(4 + look, 10, 5.5 * nose, 6 * nose), lighter(skin, 0.12), 5, 30, contour=0.7),
    ]
    mouths = {"smile": f"M{look - 7} 20 q11 8 21 -1", "flat": f"M{look - 6} 21 h18",
        "grim": f"M{look - 7} 23 q10 -6 20 0"}
    return [*found, lines(mouths[mouth], 3, "#7a2f22")] if mouth in mouths else found


def hood(colour: str) -> Parts:
    """Return a hood round a face."""
    outline = (
        "M-40 36 C-62 -20 -42 -60 2 -62 C44 -60 54 -20 41 36 Q33 42 35 8 C36 -18 26 -28 6 -29 "
        "C-18 -30 -32 -12 -30 12 Q-28 44 -40 36 Z"
    )
    return [part(outline, colour, 13, 60)]


def hair(colour: str, locks: str = "") -> Parts:
    """Return hair over the brow, with `locks` hanging behind it as a path."""
    fringe = "M-38 8 C-48 -52 46 -56 40 8 C34 -20 16 -26 2 -26 C-20 -26 -32 -12 -38 8 Z"
    return [part(fringe, colour, 10, 70), *([part(locks, colour, 9, 84)] if locks else [])]


def legs(cloth: str, boot: str, width: float = 1.0, height: float = 54) -> Parts:
    """Return two short legs in boots."""
    w = width
    both = f"{tube(-17 * w, -height, 24, -19 * w, -12, 20)} {tube(17 * w, -height, 24, 20 * w, -12, 20)}"
    boots = f"M{-31 * w} 2 q-2 -20 8 -24 h14 q4 10 2 24 Z M{8 * w} 2 v-22 q10 -6 18 -2 q12 10 12 24 Z"
    return [part(both, cloth, 9, 80), part(boots, boot, 7, 10)]


def torso(colour: str, width: float = 1.0, top: float = -112, bottom: float = -42) -> Parts:
    """Return a chest from the shoulders to the hips."""
    w, hem = width, 36 * width + 6
    return [part(loop(-30 * w, bottom, -hem, bottom + 6, -33 * w, top + 26, -24 * w, top, 0, top - 5, 24 * w, top,
        33 * w, top + 26, hem, bottom + 6, 30 * w, bottom + 2, 0, bottom + 8), colour, 18, 76)]


def robe(colour: str, width: float = 1.0, top: float = -112, trim: str = "") -> Parts:
    """Return a robe down to the ground, with a hem in the colour `trim`."""
    w = width
    outline = (
        f"M{-22 * w} {top} C{-40 * w} {top + 40} {-44 * w} -40 {-50 * w} 0 Q0 10 {50 * w} 0 "
        f"C{44 * w} -40 {40 * w} {top + 40} {22 * w} {top} Q0 {top - 10} {-22 * w} {top} Z"
    )
    cloth = folds(f"M-10 {top + 30} L-20 0", f"M8 {top + 36} L16 0", f"M{-26 * w} -50 L{-34 * w} 0")
    found = [part(outline, colour, 22, 82, ridges=cloth)]
    if trim:
        found.append(laid(f"M{-50 * w} -1 Q0 10 {50 * w} -1 L{48 * w} -14 Q0 -3 {-48 * w} -14 Z", trim, 5, 10))
    return found


def arm(sleeve: str, hand: str, *points: float, width: float = 19) -> Parts:
    """Return an arm through shoulder, elbow and hand (x, y each)."""
    x0, y0, x1, y1, x2, y2 = points
    return [limb(x0, y0, width + 3, x1, y1, width, x2, y2, width - 4, colour=sleeve),
        part(ellipse(x2, y2, 10.5), hand, 8, 40)]


def belt(y: float = -56, width: float = 38, colour: str = LEATHER, buckle: str = GOLD) -> Parts:
    """Return a belt with a buckle."""
    w = width
    band = f"M{-w} {y - 6} Q0 {y + 6} {w} {y - 6} V{y + 8} Q0 {y + 20} {-w} {y + 8} Z"
    return [laid(band, colour, 4, 5), laid(f"M-8 {y - 2} h17 v16 h-17 Z", buckle, 4, 45, shine=0.5)]


def cape(colour: str, width: float = 1.0, top: float = -116, bottom: float = -6) -> Parts:
    """Return a cape behind a figure."""
    w, b = width, bottom
    outline = (
        f"M{-20 * w} {top} C{-70 * w} {top + 40} {-66 * w} -50 {-72 * w} {b} Q{-30 * w} {b + 10} 0 {b - 6} "
        f"Q{34 * w} {b + 8} {62 * w} {b - 4} C{56 * w} -50 {56 * w} {top + 40} {20 * w} {top} Z"
    )
    return [part(outline, colour, 20, 84, ridges=folds(f"M{-40 * w} -80 L{-52 * w} 0", f"M{44 * w} -80 L{46 * w} 0"))]


def crown(width: float = 30, jewel: str = "#c83a3a", high: float = 30) -> Parts:
    """Return a crown of three points standing on y = 0."""
    w, h = width, high
    outline = (
        f"M{-w} 0 L{-1.2 * w} {-h} L{-0.46 * w} {-0.46 * h} L0 {-1.2 * h} L{0.5 * w} {-0.46 * h} L{1.24 * w} {-h} "
        f"L{1.1 * w} 0 Q0 9 {-w} 0 Z"
    )
    return [metal(outline, GOLD, 6, 45), dot(0, -0.26 * h, 4, jewel)]


def bald_shine(x: float = -14, y: float = -20) -> Parts:
    """Return the light on a bald head."""
    return [paint(ellipse(x, y, 7, 4), WHITE, 2, 0, opacity=0.6)]


def round_belly(colour: str, y: float = -62, rx: float = 44, ry: float = 40) -> Parts:
    """Return a belly that stands out over the belt."""
    return [ball(0, y, rx, ry, colour=colour, angle=70)]
