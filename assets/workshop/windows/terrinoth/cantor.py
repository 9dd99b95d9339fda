"""The Pale Cantor: the singer above her well, her voice in rings, the choir of the dead on either side."""

from __future__ import annotations

from itertools import pairwise

from assets.workshop.svg import shade
from assets.workshop.windows.builder import Light, Window, circle, curve
from assets.workshop.windows.figures import cloaked
from assets.workshop.windows.patterns import border, rings

MOUTH = (260.0, 262.0)
VOICE = ("#fdfbf2", "#e6ecf4", "#c3d3ea", "#e9def2", "#b49fd0", "#8f7fbd", "#6d6aa6", "#54588f")
ROBE, FOLD = "#f6f3ea", "#cdd3e2"
SKIN = "#ece6dc"
STONE = ("#9aa3a0", "#7d8886", "#626e70")
CHOIR = ("#55726b", "#6b8078", "#48635f")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(MOUTH, "#ffffff", 0.26))
    rings(made, MOUTH, (0.1, 90, 128, 172, 222, 280, 346, 420, 510, 640), VOICE, 12, "#ffffff", 0.12)
    _bell(made)
    _choir(made)
    _singer(made)
    _well(made)
    border(made, ("#5a5596", "#dfe6f0", "#8a7bb8", "#3b3f74"))
    return made


def _bell(window: Window) -> None:
    """The abbey's bell, at the top of the arch."""
    window.pane(
        "M224 136 C238 124 240 96 248 84 C252 78 268 78 272 84 C280 96 282 124 296 136 L300 146 H220 Z", "#d9ad4c", 0.03
    )
    window.pane(
        "M266 80 C272 84 280 96 282 110 C284 124 288 130 296 136 L300 146 H276 C276 120 272 96 266 80 Z",
        "#a87a2c",
        0.03,
    )
    window.disc(260, 153, 9, "#8a5f22")
    window.disc(260, 72, 9, "#e9c468")


def _choir(window: Window) -> None:
    """Three rows of those who were lent to the song, their mouths open."""
    for row, (foot, high, places) in enumerate(((600, 150, (86, 150)), (700, 170, (66, 128)), (806, 190, (86, 152)))):
        for side in (-1, 1):
            for k, place in enumerate(places):
                x = place if side < 0 else 520 - place
                cloaked(window, x, foot, high, CHOIR[(row + k) % 3], "#d9dcc8")
                head = high * 0.135
                y = foot - high + head * 1.2
                window.pane(circle(x, y + head * 0.55, head * 0.26), "#22302f", 0.02, lead=1.6)


def _singer(window: Window) -> None:
    """Ysmera: white robe, wide sleeves, pale hair, her eyes closed."""
    for side in (-1, 1):
        x = 260
        sleeve = (
            f"M{x + side * 34} 352 C{x + side * 70} 340 {x + side * 110} 300 {x + side * 138} 238 "
            f"L{x + side * 166} 252 C{x + side * 176} 330 {x + side * 172} 420 {x + side * 150} 500 "
            f"C{x + side * 120} 460 {x + side * 84} 436 {x + side * 46} 452 Z"
        )
        window.pane(sleeve, FOLD if side > 0 else ROBE, 0.02)
        window.cut(f"M{x + side * 58} 440 C{x + side * 100} 404 {x + side * 136} 340 {x + side * 152} 254", 3.4)
        for bend in (78, 104, 128):
            window.paint(
                f"M{x + side * bend} {470 - bend * 0.2} Q{x + side * (bend + 22)} {400 - bend * 0.4} "
                f"{x + side * (bend + 26)} {352 - bend * 0.5}",
                2.0,
                0.4,
            )
        hand = [
            (132, 246),
            (128, 216),
            (134, 184),
            (140, 168),
            (147, 184),
            (150, 166),
            (157, 182),
            (162, 172),
            (166, 190),
            (176, 200),
            (172, 226),
            (162, 252),
        ]
        window.pane(curve([(x + side * a, b) for a, b in hand]), SKIN, 0.02, lead=3.6)
        window.paint(
            f"M{x + side * 146} 186 L{x + side * 147} 214 M{x + side * 156} 186 L{x + side * 155} 214", 1.6, 0.5
        )
    window.pane("M260 340 C226 344 206 364 208 420 C204 520 178 640 150 740 H260 Z", ROBE, 0.01)
    window.pane("M260 340 C294 344 314 364 312 420 C316 520 342 640 370 740 H260 Z", FOLD, 0.01)
    for a, b in ((226, 196), (244, 236), (276, 284), (296, 324)):
        window.paint(f"M{a} 440 C{a} 540 {b + 4} 640 {b} 736", 2.4, 0.45)
    window.pane("M206 436 C226 448 294 448 314 436 L316 462 C294 474 226 474 204 462 Z", "#8f7fc0", 0.03)
    window.pane("M250 470 H270 L276 620 L260 636 L244 620 Z", "#a796d2", 0.03)
    window.pane("M222 352 L260 400 L298 352 C286 340 234 340 222 352 Z", "#8f7fc0", 0.03)
    hair = (
        "M260 158 C206 158 192 214 196 262 C198 310 186 340 198 376 C214 372 224 352 228 330 H292 C296 352 306 "
        "372 322 376 C334 340 322 310 324 262 C328 214 314 158 260 158 Z"
    )
    window.pane(hair, "#e9e2c4", 0.02)
    for side in (-1, 1):
        for k in (48, 56):
            window.paint(
                f"M{260 + side * (k - 18)} 178 C{260 + side * k} 210 {260 + side * (k + 2)} 280 "
                f"{260 + side * (k - 4)} 356",
                1.8,
                0.4,
            )
    window.pane("M246 312 H274 V346 L260 360 L246 346 Z", shade(SKIN, "#6b5a6c", 0.2), 0.02, lead=3.4)
    face = (
        "M260 180 C226 180 218 214 220 246 C222 284 240 326 260 328 C280 326 298 284 300 246 C302 214 294 180 260 180 Z"
    )
    window.pane(face, "#f6f0e6", 0.01)
    for side in (-1, 1):
        window.paint(f"M{260 + side * 12} 246 Q{260 + side * 22} 254 {260 + side * 32} 244", 2.8, 0.85)
        window.paint(f"M{260 + side * 10} 230 Q{260 + side * 22} 220 {260 + side * 34} 228", 2.0, 0.6)
        window.wash(
            f"M{260 + side * 34} 262 Q{260 + side * 30} 296 {260 + side * 14} 314 Q{260 + side * 20} 286 "
            f"{260 + side * 22} 266 Z",
            0.16,
        )
    window.paint("M258 240 L252 272 Q260 278 266 272", 1.8, 0.6)
    window.pane(
        "M260 284 C250 284 246 294 250 304 C254 314 266 314 270 304 C274 294 270 284 260 284 Z",
        "#3a2338",
        0.02,
        lead=3.0,
    )
    window.pane("M216 196 C236 176 284 176 304 196 L300 208 C284 192 236 192 220 208 Z", "#b9c4dc", 0.02, lead=3.4)
    window.pane("M260 168 l10 14 l-10 16 l-10 -16 Z", "#8f6fc8", 0.02, lead=3.0)


def _well(window: Window) -> None:
    """The well, with the light of the song at the bottom of it."""
    window.pane("M104 752 C104 706 416 706 416 752 C416 798 104 798 104 752 Z", STONE[0], 0.03)
    for x in (140, 186, 236, 284, 334, 380):
        window.cut(f"M{x} {716 + abs(x - 260) * 0.07} L{260 + (x - 260) * 0.82} {732 + abs(x - 260) * 0.02}", 3.0)
    window.pane("M134 752 C134 724 386 724 386 752 C386 780 134 780 134 752 Z", "#223a58", 0.02)
    window.pane("M176 754 C176 738 344 738 344 754 C344 770 176 770 176 754 Z", "#5d86b4", 0.02, lead=3.4)
    window.pane("M216 754 C216 746 304 746 304 754 C304 762 216 762 216 754 Z", "#eef6ff", 0.02, lead=3.0)
    rows = ((752, 800, 1.0), (800, 850, 1.0), (850, 902, 1.0))
    for row, (top, foot, _) in enumerate(rows):
        edges = [104 + 312 * k / 6 + (26 if row % 2 else 0) for k in range(7)]
        edges = [104.0, *[e for e in edges if 112 < e < 408], 416.0]
        for a, b in pairwise(edges):
            dip = [34 * (1 - ((v - 260) / 156) ** 2) ** 0.5 if abs(v - 260) < 156 else 0.0 for v in (a, b)]
            middle = (a + b) / 2
            sag = 34 * (1 - ((middle - 260) / 156) ** 2) ** 0.5
            window.pane(
                f"M{a} {top + dip[0]} Q{middle} {top + 2 * sag - (dip[0] + dip[1]) / 2} {b} {top + dip[1]} L{b} "
                f"{foot + dip[1]} Q{middle} {foot + 2 * sag - (dip[0] + dip[1]) / 2} {a} {foot + dip[0]} Z",
                shade(STONE[row], "#10181c", abs(middle - 260) / 420),
                0.1,
            )
