"""The basic cards of the scout."""

from __future__ import annotations

import math

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    Point,
    disc,
    edged,
    gouge,
    gouges,
    line,
    placed,
    rays,
    ring,
    shape,
    within,
)


def precise_strike(ink: Inks) -> str:
    """An arrow in the very middle of a target."""
    butt = disc(-20, 14, 138, ink.paper) + ring(-20, 14, 104, ink.dark, 20) + ring(-20, 14, 58, ink.dark, 20)
    shade = "".join(gouge((-20 + 112 * x, 14 + 112 * y), (-20 + 134 * x, 14 + 134 * y), 5, ink.dark) for x, y in _LOW)
    heart = disc(-20, 14, 22, ink.colour)
    shaft = shape("M-16 -10 L176 -10 L176 10 L-16 10 L-34 0 Z", ink.dark)
    shaft += shape("M-12 -5 L176 -5 L176 5 L-12 5 Z", ink.paper)
    fletching = shape("M118 -6 L136 -38 L196 -38 L176 -6 Z M118 6 L136 38 L196 38 L176 6 Z", ink.light)
    barbs = gouges(((136, -10), (150, -36)), ((164, -10), (180, -36)), 3, 4, ink.dark)
    barbs += gouges(((136, 10), (150, 36)), ((164, 10), (180, 36)), 3, 4, ink.dark)
    outline = shape("M110 -4 L132 -46 L206 -46 L182 0 L206 46 L132 46 L110 4 Z", ink.dark)
    arrow = placed(outline + shaft + fletching + barbs, -20, 14, -42, 0.98)
    splinters = rays(-20, 14, 26, 60, 9, 5, ink.dark)
    return butt + shade + splinters + heart + arrow


_LOW = ((0.94, 0.34), (0.77, 0.64), (0.5, 0.87), (0.17, 0.98), (-0.17, 0.98), (0.98, 0.0))


def draw_attention(ink: Inks) -> str:
    """A hunting horn that is blown, and its call."""
    cord = line("M-128 124 C-100 196 20 190 44 112", ink.light, 9)
    body = "M-182 74 Q-192 58 -176 48 C-104 84 -40 56 -2 -28 L22 -92 L122 -28 C88 104 -64 180 -182 74 Z"
    horn = edged(body, ink.paper, ink.dark)
    mouth = '<ellipse rx="{}" ry="{}" fill="{}"/>'
    bell = mouth.format(70, 34, ink.dark) + mouth.format(58, 23, ink.light) + mouth.format(46, 14, ink.colour)
    bands = line("M-112 72 Q-124 96 -118 128", ink.dark, 34) + line("M-112 76 Q-123 96 -118 124", ink.light, 16)
    bands += line("M-6 -16 Q44 28 102 40", ink.dark, 34) + line("M-3 -14 Q46 28 98 39", ink.light, 16)
    form = gouge((-92, 122), (52, 74), 16, ink.dark) + gouge((-78, 104), (18, 60), 9, ink.dark)
    return placed(cord + horn + form + bands + placed(bell, 72, -62, 32.5) + _call(ink), -4, 6, -7, 0.9)


def _call(ink: Inks) -> str:
    """Strokes and waves that leave the mouth of the horn."""
    waves = ""
    for radius, half in ((66, 44), (106, 36)):
        (x1, y1), (x2, y2) = (_round(radius, -58 + turn) for turn in (-half, half))
        waves += line(f"M{x1:.0f} {y1:.0f} A{radius} {radius} 0 0 1 {x2:.0f} {y2:.0f}", ink.paper, 13)
    for turn, far in ((-96, 136), (-64, 156), (62, 122)):
        waves += gouge(_round(64, -58 + turn), _round(far, -58 + turn), 15, ink.light)
    return waves


def _round(radius: float, degrees: float) -> Point:
    """A place round the mouth of the horn."""
    angle = math.radians(degrees)
    return 72 + radius * math.cos(angle), -62 + radius * math.sin(angle)


def blaze_a_trail(ink: Inks) -> str:
    """A hatchet in the trunk of a tree that bears the mark of the way."""
    trunk = edged("M-136 -200 L-124 -60 L-130 60 L-176 200 L70 200 L22 70 L14 -60 L26 -200 Z", ink.light, ink.dark, 4)
    bark = "".join(gouge((x, a), (x + lean, b), 11, ink.dark) for x, a, b, lean in _BARK)
    blaze = edged("M-58 -150 L-16 -112 L-16 -22 L-58 8 L-98 -22 L-98 -112 Z", ink.paper, ink.dark, 7)
    mark = shape("M-57 -122 L-26 -80 L-46 -80 L-46 -26 L-69 -26 L-69 -80 L-88 -80 Z", ink.colour)
    cut = edged("M-100 80 L30 40 L46 120 Z", ink.paper, ink.dark, 7)
    return within(trunk + bark + blaze + mark + cut) + _hatchet(ink)


_BARK = (
    (-116, -186, 20, 4), (4, -186, -50, -4), (-120, 10, 170, -22), (-62, 100, 192, -8), (-14, 112, 190, 10),
    (-92, 110, 186, -16), (-34, -196, -150, 0), (-78, -190, -152, 2),
)  # fmt: skip


def _hatchet(ink: Inks) -> str:
    """Its head bites from the right, its handle runs up to the right."""
    handle = edged("M-14 -178 Q4 -190 18 -176 L22 64 L-14 64 Z", ink.paper, ink.dark)
    head = edged(
        "M-128 -34 C-84 -28 -50 -24 -22 -22 L48 -24 L48 34 L-22 30 C-52 38 -82 66 -104 84 Q-132 30 -128 -34 Z",
        ink.paper,
        ink.dark,
    )
    edge = gouge((-110, -32), (-92, 72), 12, ink.dark) + gouge((-70, 20), (44, 22), 9, ink.dark)
    grain = gouge((8, -166), (12, -40), 8, ink.dark)
    return placed(handle + head + edge + grain, 82, 30, 19, 0.92)


def caution(ink: Inks) -> str:
    """A hooded scout who looks over the rim of a shield."""
    cloak = shape("M-104 -40 C-170 0 -186 90 -178 190 L178 190 C186 90 170 0 104 -40 Z", ink.colour)
    hood = edged("M6 -186 C-78 -180 -128 -104 -122 30 L122 30 C126 -100 84 -170 6 -186 Z", ink.light, ink.dark)
    face = shape("M0 -130 C-56 -126 -84 -74 -80 30 L80 30 C84 -74 56 -126 0 -130 Z", ink.dark)
    eyes = shape("M-70 -52 Q-40 -78 -12 -40 Q-44 -22 -70 -52 Z M70 -52 Q40 -78 12 -40 Q44 -22 70 -52 Z", ink.paper)
    eyes += disc(-36, -48, 11, ink.dark) + disc(36, -48, 11, ink.dark)
    folds = gouge((-102, 0), (-52, -136), 14, ink.dark) + gouge((106, -10), (64, -126), 18, ink.dark)
    folds += gouge((-4, -178), (-14, -140), 8, ink.dark)
    return within(cloak + hood + face + eyes + folds + _shield(ink))


def _shield(ink: Inks) -> str:
    x, y = -8, 134
    board = disc(x, y, 150, ink.dark) + disc(x, y, 138, ink.paper) + ring(x, y, 106, ink.dark, 9)
    boss = disc(x, y, 46, ink.dark) + disc(x, y, 34, ink.light)
    planks = "".join(line(f"M{x + at} {y - up} V{y + 90}", ink.dark, 6) for at, up in ((-66, 78), (0, 102), (66, 78)))
    angles = [math.radians(turn) for turn in range(-165, 0, 30)]
    rivets = "".join(disc(x + 122 * math.cos(a), y + 122 * math.sin(a), 6, ink.dark) for a in angles)
    return board + planks + boss + rivets


GESTURES: dict[str, Gesture] = {
    "scout-precise-strike": precise_strike,
    "scout-draw-attention": draw_attention,
    "scout-blaze-a-trail": blaze_a_trail,
    "scout-caution": caution,
}
