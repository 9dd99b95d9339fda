"""The basic cards of the mage."""

from __future__ import annotations

from assets.workshop.pictures.terrinoth.gestures.lino import (
    Gesture,
    Inks,
    disc,
    edged,
    gouge,
    gouges,
    limb,
    line,
    placed,
    rays,
    shape,
)


def arcane_dart(ink: Inks) -> str:
    """A hand points, and a dart of light flies off its finger."""
    trail = gouge((-44, -122), (86, -84), 9, ink.light) + gouge((14, -142), (98, -112), 8, ink.light)
    trail += gouge((76, 116), (112, 74), 8, ink.light)
    return placed(trail + _dart(ink) + _pointing_hand(ink), -10, 10, -40)


def _dart(ink: Inks) -> str:
    flare = (
        "M206 -8 L108 -70 Q112 -54 120 -44 Q50 -72 -48 -84 Q38 -52 86 -22 Q96 -8 90 10 "
        "Q88 44 62 90 Q104 62 122 30 Q114 42 108 56 Z"
    )
    under = shape("M200 -4 L136 0 Q126 22 110 50 Q122 30 126 20 Q114 52 80 78 Q100 44 106 4 L106 -8 Z", ink.light)
    return edged(flare, ink.paper, ink.dark, 9) + under + gouge((66, -62), (180, -12), 6, ink.dark)


def _pointing_hand(ink: Inks) -> str:
    sleeve = edged("M-164 -80 L-112 -56 L-112 66 L-156 88 Q-182 6 -164 -80 Z", ink.light, ink.dark)
    folds = gouges(((-164, -54), (-128, -38)), ((-160, 64), (-128, 46)), 4, 6, ink.dark)
    hand = edged(
        "M-116 -40 L-92 -52 Q-60 -62 -30 -46 L50 -26 Q66 -22 66 -7 Q64 8 46 8 L-26 12 L-40 66 L-92 72 L-116 56 Z",
        ink.paper,
        ink.dark,
    )
    fingers = ((-30, 64), (-18, 39), (-14, 16))
    curled = "".join(limb(f"M-70 {y} L{x} {y}", ink.paper, 30, ink.dark, 6) for x, y in fingers)
    thumb = limb("M-98 22 Q-66 -2 -34 18", ink.paper, 30, ink.dark, 6)
    cuff = edged("M-130 -62 L-106 -58 L-106 74 L-130 78 Z", ink.colour, ink.dark, 7)
    return sleeve + folds + hand + curled + thumb + cuff + gouge((-74, -32), (34, -12), 5, ink.dark)


def read_the_omens(ink: Inks) -> str:
    """An eye opens in a crystal ball."""
    ball = disc(-4, -36, 128, ink.paper)
    low = shape("M-112 30 A128 128 0 0 0 124 -36 A150 150 0 0 1 -112 30 Z", ink.light)
    shine = gouge((-92, -94), (-36, -142), 8, ink.dark) + gouge((-108, -62), (-98, -84), 6, ink.dark)
    return _stand(ink) + ball + low + shine + placed(_eye(ink), -4, -34) + _omens(ink)


def _eye(ink: Inks) -> str:
    lids = shape("M-98 4 Q-50 -62 4 -62 Q58 -60 96 4 Q52 56 0 58 Q-54 56 -98 4 Z", ink.dark)
    white = shape("M-78 4 Q-40 -44 4 -44 Q46 -42 76 4 Q42 40 0 42 Q-42 40 -78 4 Z", ink.paper)
    iris = disc(0, -2, 40, ink.dark) + rays(0, -2, 16, 36, 16, 4, ink.light) + disc(0, -2, 17, ink.paper)
    return lids + white + iris + shape("M0 -26 Q5 -7 22 -2 Q5 3 0 24 Q-5 3 -22 -2 Q-5 -7 0 -26 Z", ink.paper)


def _stand(ink: Inks) -> str:
    cup = "M-104 62 Q-4 122 96 62 Q92 100 58 118 Q60 140 84 158 L-92 158 Q-68 140 -66 118 Q-100 100 -104 62 Z"
    band = line("M-66 120 Q-4 138 58 120", ink.dark, 8)
    grooves = gouges(((-50, 132), (-62, 154)), ((42, 132), (54, 154)), 6, 5, ink.dark)
    return edged(cup, ink.light, ink.dark) + band + grooves


def _omens(ink: Inks) -> str:
    places = ((-158, -78, 24), (150, -84, 26), (-148, 58, 18), (152, 26, 16))
    return "".join(_star(x, y, size, ink.paper) for x, y, size in places)


def _star(x: float, y: float, radius: float, ink: str) -> str:
    return placed(shape("M0 -20 Q3 -3 20 0 Q3 3 0 20 Q-3 3 -20 0 Q-3 -3 0 -20 Z", ink), x, y, 0, radius / 20)


def kindle_the_mind(ink: Inks) -> str:
    """A flame stands in a head."""
    light = rays(-2, 0, 152, 190, 40, 6, ink.light)
    light += shape("M-96 124 L100 140 L62 180 Q0 198 -62 180 L-104 152 Z", ink.dark)
    head = edged(
        "M10 -158 C-54 -158 -98 -124 -106 -76 Q-112 -50 -104 -34 Q-122 -2 -144 22 Q-146 34 -118 40 "
        "Q-126 50 -124 60 L-106 66 L-120 74 Q-124 86 -112 94 Q-118 110 -108 122 Q-92 138 -46 122 "
        "Q-38 150 -58 176 Q14 196 82 164 Q62 118 92 70 C124 24 134 -34 118 -80 C100 -130 60 -158 10 -158 Z",
        ink.paper,
        ink.dark,
        12,
    )
    eye = gouge((-94, -6), (-58, -12), 8, ink.dark) + gouge((-104, -32), (-62, -36), 9, ink.dark)
    neck = gouges(((-34, 128), (44, 94)), ((-22, 168), (62, 146)), 4, 5, ink.dark)
    jaw = gouge((-30, 112), (36, 40), 6, ink.dark)
    return light + placed(head + eye + neck + jaw + placed(_flame(ink), 14, -50), -6, -4, 0, 0.9)


def _flame(ink: Inks) -> str:
    hollow = disc(0, 0, 84, ink.dark)
    outer = shape("M4 -80 Q2 -44 30 -22 Q38 -30 36 -46 Q62 -12 56 22 Q46 68 0 70 Q-50 66 -54 18 Q-54 -8 -36 -28 "
                  "Q-32 -12 -22 -8 Q-26 -48 4 -80 Z", ink.paper)  # fmt: skip
    core = "M2 -14 Q4 6 20 16 Q34 40 18 54 Q4 66 -14 58 Q-34 46 -24 22 Q-18 28 -12 26 Q-14 2 2 -14 Z"
    return hollow + outer + shape(core, ink.colour)


def gather_thought(ink: Inks) -> str:
    """A robed mage sits in stillness while stars draw in round the hood."""
    return _swirl(ink) + placed(_sitter(ink), -6, 10)


def _swirl(ink: Inks) -> str:
    arm = shape("M0 -176 A176 176 0 0 1 168 -52 A190 190 0 0 0 0 -138 Z", ink.light)
    arm += _star(-4, -156, 38, ink.paper)
    return "".join(placed(arm, 0, 0, turn) for turn in (-112, -40, 36))


def _sitter(ink: Inks) -> str:
    left = edged("M-70 62 Q-120 78 -136 110 Q-138 134 -108 136 L34 140 Q58 132 44 116 Z", ink.paper, ink.dark)
    right = edged("M54 62 Q84 78 102 106 Q112 134 82 140 L-32 142 Q-50 134 -38 118 L10 104 Z", ink.paper, ink.dark)
    hems = gouge((-112, 120), (-48, 108), 7, ink.dark) + gouge((88, 122), (24, 122), 7, ink.dark)
    robe = edged("M-8 -64 Q50 -58 66 -8 L84 84 Q-8 112 -100 84 L-82 -8 Q-66 -58 -8 -64 Z", ink.paper, ink.dark)
    arms = line("M-52 14 Q-62 60 -40 84", ink.dark, 8) + line("M36 14 Q46 60 24 84", ink.dark, 8)
    folds = gouge((-86, 66), (-74, 8), 6, ink.dark) + gouge((70, 66), (58, 8), 6, ink.dark)
    glow = disc(-8, 62, 36, ink.dark) + _star(-8, 62, 32, ink.paper)
    return left + right + hems + robe + arms + folds + glow + _hood(ink)


def _hood(ink: Inks) -> str:
    hood = edged("M-14 -146 Q62 -122 58 -44 Q46 -10 -8 -2 Q-62 -10 -74 -46 Q-74 -118 -14 -146 Z", ink.paper, ink.dark)
    face = shape("M-10 -108 Q38 -90 32 -44 Q18 -18 -8 -16 Q-36 -18 -48 -46 Q-50 -92 -10 -108 Z", ink.dark)
    eyes = line("M-36 -56 Q-26 -46 -16 -54", ink.paper, 7) + line("M20 -56 Q10 -46 0 -54", ink.paper, 7)
    return hood + face + eyes


GESTURES: dict[str, Gesture] = {
    "mage-arcane-dart": arcane_dart,
    "mage-read-the-omens": read_the_omens,
    "mage-kindle-the-mind": kindle_the_mind,
    "mage-gather-thought": gather_thought,
}
