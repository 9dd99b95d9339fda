"""The Cinder Queen: the dragon on her peak with spread wings, a crown of fire over her, the egg beneath."""

from __future__ import annotations

from assets.workshop.windows.builder import Light, Window, curve
from assets.workshop.windows.figures import flame
from assets.workshop.windows.patterns import border, rings

HEART = (260.0, 330.0)
ASH = ("#fff2b8", "#ffd873", "#f9b04c", "#d9774a", "#8f4f62", "#5f4470", "#443863", "#33305a")
SCALE, DARK, BELLY = "#b3202a", "#7c1524", "#f0a63e"
MEMBRANE = ("#e2502f", "#cf3c2c", "#b52c2e", "#98232f")
TONGUES = ("#e8582a", "#f9a63a", "#fff0a0")
ROCK = ("#8b86a8", "#6b6790", "#4d4a74", "#3a385e")


def window() -> Window:
    """All panes, back to front."""
    made = Window(Light(HEART, "#fff0b0", 0.26))
    rings(made, HEART, (0.1, 80, 130, 184, 244, 312, 390, 480, 600), ASH, 14, "#ffd873", 0.16)
    _crown(made)
    _wing(made, -1)
    _wing(made, 1)
    _peak(made)
    _tail(made)
    _neck(made)
    _body(made)
    _head(made)
    _nest(made)
    border(made, ("#3a2f60", "#e08a3a", "#6e2440", "#f3c05a"))
    return made


def _crown(window: Window) -> None:
    """Flames that stand like a crown over her head."""
    for x, foot, high, sway in (
        (190, 158, 70, -6),
        (330, 158, 70, 6),
        (222, 144, 88, -3),
        (298, 144, 88, 3),
        (260, 138, 104, 0),
    ):
        flame(window, x, foot, high, TONGUES, sway)


def _wing(window: Window, side: int) -> None:
    """A wing: an arm, four fingers, and the skin between them."""

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(260 + side * (x - 260), y) for x, y in points]

    wrist = (398, 178)
    tips = [(478, 250), (482, 372), (452, 470), (398, 536), (318, 520)]
    dips = [(452, 318), (440, 418), (408, 490), (352, 500)]
    root = (300, 372)
    fields = [(tips[0], dips[0], tips[1]), (tips[1], dips[1], tips[2]), (tips[2], dips[2], tips[3])]
    for k, (a, dip, b) in enumerate(fields):
        (wx, wy), (ax, ay), (dx, dy), (bx, by) = at([wrist, a, dip, b])
        window.pane(f"M{wx} {wy} L{ax} {ay} Q{dx} {dy} {bx} {by} Z", MEMBRANE[k], 0.08)
        (mx, my) = at([((a[0] + b[0] + dip[0]) / 3, (a[1] + b[1] + dip[1]) / 3)])[0]
        window.paint(f"M{wx} {wy + 14} Q{(wx + mx) / 2 + side * 6} {(wy + my) / 2} {mx} {my}", 2.0, 0.5)
    (wx, wy), (ax, ay), (dx, dy), (rx, ry) = at([wrist, tips[3], dips[3], root])
    window.pane(f"M{wx} {wy} L{ax} {ay} Q{dx} {dy} {260 + side * 56} 486 L{rx} {ry} Z", MEMBRANE[3], 0.05)
    window.paint(f"M{wx - side * 6} {wy + 20} Q{260 + side * 100} 360 {260 + side * 76} 470", 2.0, 0.5)
    for tip in tips[:4]:
        (tx, ty) = at([tip])[0]
        window.pane(f"M{wx - side * 5} {wy} L{tx} {ty} L{wx + side * 5} {wy + 6} Z", DARK, 0.04, lead=3.4)
    arm = at(
        [
            (290, 390),
            (312, 330),
            (346, 262),
            (388, 174),
            (404, 156),
            (412, 168),
            (404, 190),
            (366, 276),
            (334, 350),
            (312, 400),
        ]
    )
    window.pane(curve(arm), SCALE, 0.03)
    claw = at([(400, 166), (414, 128), (424, 118), (422, 140), (412, 170)])
    window.pane(curve(claw), "#f3e2b4", 0.03, lead=3.6)


def _peak(window: Window) -> None:
    """The Roost: rock with snow on it."""
    faces = (
        (((30, 900), (30, 742), (96, 690), (150, 742), (170, 900)), 1),
        (((150, 742), (96, 690), (180, 664), (214, 740), (200, 900), (168, 900)), 0),
        (((490, 900), (490, 730), (430, 680), (372, 736), (350, 900)), 2),
        (((372, 736), (430, 680), (346, 662), (306, 740), (320, 900), (352, 900)), 1),
        (((180, 664), (260, 640), (346, 662), (306, 740), (214, 740)), 0),
        (((214, 740), (306, 740), (326, 900), (196, 900)), 2),
        (((30, 900), (60, 806), (130, 770), (170, 840), (180, 900)), 2),
        (((490, 900), (462, 800), (392, 772), (352, 836), (340, 900)), 3),
    )
    for points, tone in faces:
        window.polygon([(float(x), float(y)) for x, y in points], ROCK[tone], 0.12)
    for points in (
        ((30, 742), (96, 690), (150, 742), (118, 738), (98, 762), (70, 740)),
        ((490, 730), (430, 680), (372, 736), (404, 730), (426, 756), (456, 726)),
    ):
        window.polygon([(float(x), float(y)) for x, y in points], "#eef2f8", 0.04)


def _tail(window: Window) -> None:
    """The tail, round the rock and up again."""
    tail = [
        (300, 590),
        (350, 640),
        (420, 650),
        (452, 690),
        (420, 730),
        (372, 726),
        (420, 700),
        (416, 682),
        (340, 690),
        (270, 650),
    ]
    window.pane(curve([(float(x), float(y)) for x, y in tail]), SCALE, 0.03)
    window.pane("M380 716 L344 706 L352 732 L334 752 L384 740 Z", BELLY, 0.04, lead=4.0)
    window.cut("M330 610 L310 664 M372 640 L356 690 M430 656 L412 684 M448 700 L420 692", 3.0)


def _neck(window: Window) -> None:
    """The neck in a curve, with spines down its back."""
    neck = (
        "M208 430 C192 340 246 300 238 250 C234 226 252 206 276 210 C306 216 314 250 306 282 C298 318 316 346 "
        "310 430 C286 450 234 450 208 430 Z"
    )
    window.pane(neck, SCALE, 0.02)
    window.pane(
        "M230 430 C214 346 266 306 258 258 C262 244 280 246 282 262 C286 306 268 336 288 430 C270 442 246 442 "
        "230 430 Z",
        BELLY,
        0.02,
        lead=4.0,
    )
    for y in (282, 306, 330, 354, 378):
        window.cut(f"M{236 + (y - 282) * -0.04} {y} Q258 {y + 10} {288 - abs(y - 340) * 0.1} {y - 2}", 2.8)
    for k, (x, y) in enumerate(((312, 250), (314, 284), (306, 314), (312, 344))):
        window.pane(f"M{x - 8} {y - 12} L{x + 22} {y - 4 + k} L{x - 6} {y + 14} Z", BELLY, 0.04, lead=3.2)


def _body(window: Window) -> None:
    """Breast and haunches, plates on the belly."""
    for side in (-1, 1):
        x = 260
        thigh = [
            (x + side * 20, 560),
            (x + side * 66, 530),
            (x + side * 92, 570),
            (x + side * 84, 630),
            (x + side * 60, 664),
            (x + side * 26, 640),
        ]
        window.pane(curve(thigh), SCALE if side < 0 else DARK, 0.03)
        window.paint(f"M{x + side * 76} 556 Q{x + side * 92} 600 {x + side * 70} 640", 2.4, 0.5)
        foot = [
            (x + side * 44, 640),
            (x + side * 74, 640),
            (x + side * 98, 668),
            (x + side * 70, 676),
            (x + side * 36, 672),
        ]
        window.pane(curve(foot), SCALE, 0.03, lead=4.0)
        for k in range(3):
            a = x + side * (44 + k * 20)
            window.pane(f"M{a - 7} 670 L{a + 7} 670 L{a + side * 4} 694 Z", "#f3e2b4", 0.02, lead=2.8)
    window.pane(
        "M222 384 C236 368 284 368 298 384 C334 430 334 540 300 606 C284 632 236 632 220 606 C186 540 186 430 "
        "222 384 Z",
        SCALE,
        0.02,
    )
    window.pane("M236 384 C214 440 216 540 240 604 C250 618 270 618 280 604 C304 540 306 440 284 384 Z", BELLY, 0.02)
    for y in range(416, 610, 26):
        half = 34 - abs(y - 490) * 0.12
        window.cut(f"M{260 - half} {y} Q260 {y + 14} {260 + half} {y}", 3.0)
    for side in (-1, 1):
        for k in range(5):
            y = 420 + k * 34
            window.paint(
                f"M{260 + side * 46} {y} q{side * 10} 8 {side * 4} 20 M{260 + side * 58} {y + 14} q{side * 8} 8 "
                f"{side * 2} 18",
                2.0,
                0.55,
            )


def _head(window: Window) -> None:
    """The head in profile, jaws open, horns swept back."""
    horn = [(292, 196), (322, 170), (352, 160), (384, 166), (352, 180), (326, 200), (304, 216)]
    window.pane(curve([(float(x), float(y)) for x, y in horn]), "#f3e2b4", 0.03, lead=4.0)
    window.pane(
        curve([(284.0, 186.0), (304.0, 150.0), (336.0, 130.0), (318.0, 160.0), (302.0, 200.0)]),
        "#e4cf9c",
        0.03,
        lead=4.0,
    )
    window.pane(
        "M176 262 C150 262 128 276 104 268 C120 282 98 296 84 292 C104 308 132 302 150 296 C164 306 186 296 196 280 Z",
        "#f08a34",
        0.03,
        lead=4.0,
    )
    window.pane("M184 268 C164 268 148 280 126 280 C144 290 166 290 192 278 Z", "#fff0a0", 0.02, lead=3.0)
    jaw = "M292 252 C270 274 236 290 204 292 C190 294 182 288 188 280 C214 276 238 262 256 244 Z"
    window.pane(jaw, DARK, 0.02, lead=4.4)
    window.pane("M196 262 L206 276 L212 262 L224 272 L230 258 L242 264 L250 246 L200 254 Z", "#f8efd0", 0.02, lead=2.8)
    skull = (
        "M304 230 C308 200 288 178 260 182 C238 184 222 202 200 212 C180 220 168 230 172 244 C176 256 192 258 "
        "206 256 C226 254 240 248 254 246 C268 256 296 258 304 230 Z"
    )
    window.pane(skull, SCALE, 0.02)
    window.pane("M244 214 C252 202 270 202 276 212 C268 222 254 224 244 214 Z", "#ffe37a", 0.01, lead=3.0)
    window.paint("M261 205 V220", 4.0, 0.95)
    window.paint("M238 206 Q256 192 282 204", 3.0, 0.8)
    window.paint("M180 236 q6 -6 12 0", 3.0, 0.8)
    window.paint("M206 222 q12 4 24 -2 M214 236 q12 4 24 -4 M286 224 q4 10 -4 18", 2.0, 0.5)


def _nest(window: Window) -> None:
    """The egg in its cleft, wrapped in a wagoner's coat."""
    window.pane(
        "M196 838 C206 800 236 776 260 776 C284 776 314 800 324 838 C304 860 216 860 196 838 Z", "#2b2545", 0.02
    )
    window.pane(
        "M260 734 C284 734 300 772 300 798 C300 826 282 842 260 842 C238 842 220 826 220 798 C220 772 236 734 "
        "260 734 Z",
        "#ffe9a8",
        0.01,
    )
    window.pane(
        "M272 738 C290 752 300 778 300 798 C300 826 282 842 260 842 C288 828 292 776 272 738 Z",
        "#e9b85a",
        0.02,
        lead=3.0,
    )
    for x, y in ((246, 766), (262, 786), (240, 798), (258, 816), (276, 768)):
        window.paint(f"M{x - 6} {y} q6 -6 12 0", 2.0, 0.5)
    window.pane(
        "M176 838 C210 800 236 846 260 838 C290 826 320 800 344 838 C340 880 180 880 176 838 Z", "#4b7a8c", 0.03
    )
    window.paint("M200 846 q20 -10 36 4 M262 850 q24 -4 40 -14 M300 858 q14 -4 22 -14", 2.2, 0.5)
