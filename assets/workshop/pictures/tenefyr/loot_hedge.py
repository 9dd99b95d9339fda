"""What the foes of level 1 leave: signs of their tricks, each on the ray burst of its kind."""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Dab, Part, Ridge, Shape, drawn, flat, stroke
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.bursts import sign
from assets.workshop.pictures.tenefyr.parts import at, form, mark
from assets.workshop.pictures.tenefyr.setting import recipes

STEEL, WOOD, BONE, GOLD = "#ccd4d6", "#9a6436", "#f3e8c6", "#e8b23a"


def _lucky_poke() -> Part:
    """Return a short spear whose tip is bent."""
    return [form(tube(0, 100, 17, 0, -30, 15), WOOD, 7, 84),
        form(box(-13, -46, 26, 26), "#7a4a2c", 8, 10),
        form(polygon(-10, -42, -28, -68, -22, -98, 62, -122, 20, -88, 26, -66, 10, -42), STEEL, 12, 40, shine=0.6),
        drawn("M0 -46 L2 -90 L46 -113", 2.8),
        *at([flat(rays(0, 0, 5, 17, 5, 10), "#e8b23a", ink=0, tone=1.6, contour=1.0)], 74, -128, 1.1)]


def _quick_strike() -> Part:
    """Return one blade that is drawn as three strokes at once."""
    blade = polygon(-13, 0, -15, -122, 0, -154, 15, -122, 13, 0)
    out: list[Shape] = []
    for turn, tint in ((-42, "#f3c9ae"), (42, "#f3c9ae"), (0, STEEL)):
        out += at([form(blade, tint, 10, 80, shine=0.5), drawn("M0 -6 V-128", 2.4)], 0, 52, 1.0, turn)
    swish = "M-84 -56 Q-60 -88 -30 -98 M84 -56 Q60 -88 30 -98"
    return [*out, drawn(swish, 5, "#fff6dc", contour=0.8), form(tube(-48, 50, 18, 0, 56, 20, 48, 50, 18), GOLD, 8, 10),
        form(tube(0, 62, 19, 0, 94, 18), "#5a3422", 7, 30), form(ellipse(0, 102, 14), GOLD, 10, 40)]


def _cut_and_run() -> Part:
    """Return a cut purse that spills its coins below an open window."""
    frame = f"{box(-66, -100, 132, 100)} {polygon(-54, -88, -54, -12, 54, -12, 54, -88)}"
    return [Shape(box(-66, -100, 132, 100), "#24405a", bevel=4, swell=0, tone=0.8, angle=8, shadow=NO_SHADOW),
        flat(ellipse(26, -64, 13), "#fbf1d2", ink=0, tone=1.7, contour=0.8),
        form(polygon(-66, -100, -104, -86, -104, 12, -66, 0), "#b98a52", 7, 84),
        form(polygon(66, -100, 104, -86, 104, 12, 66, 0), "#b98a52", 7, 84),
        form(frame, "#9a6436", 6, 84, shadow=NO_SHADOW), form(tube(-78, 2, 14, 78, 2, 14), "#b98a52", 6, 4),
        form(loop(-30, 28, -52, 60, -46, 94, 0, 104, 46, 94, 52, 60, 28, 30), "#c9784a", 26, 60,
            ridges=(Ridge(line(-12, 30, -26, 60, -24, 96), 7, -4), Ridge(line(14, 30, 26, 60, 22, 96), 7, -4))),
        form(polygon(-34, 12, -8, 24, 18, 8, 38, 20, 30, 36, -30, 34), "#c9784a", 8, 80),
        drawn("M-32 34 H30", 7, "#5a3422"), drawn("M30 34 L58 24 M32 38 L62 44", 5, "#5a3422"),
        *[form(ellipse(x, y, 13, 11), GOLD, 6, 30, shine=0.5) for x, y in ((-72, 92), (74, 96), (60, 72), (88, 74))]]


def _tooth_and_nail() -> Part:
    """Return a grin of yellow teeth."""
    lips = loop(-96, -34, -40, -52, 0, -42, 40, -52, 96, -34, 84, 26, 44, 66, 0, 74, -44, 66, -84, 26)
    teeth = []
    for k, (x, w) in enumerate(((-58, 22), (-20, 40), (22, 40), (60, 22))):
        big = k in (1, 2)
        teeth.append(form(polygon(x - w / 2, -24, x + w / 2, -24, x + w * 0.44, 52 if big else 14, x - w * 0.44,
            52 if big else 14), "#f0cf5a", 9, 82, shadow=NO_SHADOW))
    return [form(lips, "#8a5a4a", 22, 14), mark(loop(-80, -26, 0, -34, 80, -26, 66, 24, 0, 58, -66, 24), "#4a120f"),
        *teeth, form(loop(-30, -92, 30, -92, 26, -60, 0, -48, -26, -60), "#d88a80", 16, 20, shine=0.5),
        drawn("M-60 -64 Q-100 -76 -112 -92 M-62 -56 Q-104 -58 -116 -60 M60 -64 Q100 -76 112 -92 M62 -56 Q104 -58 116 "
              "-60", 3)]


def _echo() -> Part:
    """Return rings of sound that come out of a dark arch."""
    arch = "M-100 92 V-10 A46 46 0 0 1 -8 -10 V92 Z"
    frame = "M-118 92 V-10 A64 64 0 0 1 10 -10 V92 Z"
    out = [form(frame, "#d8ccb0", 16, 36, ridges=(Ridge("M-118 26 h18 M-118 58 h18 M-8 26 h18 M-8 58 h18 M-96 -58 "
            "l12 14 M-12 -58 l-12 14 M-54 -74 v18", 4, -4),)), mark(arch, "#231a2c", contour=1.3)]
    for r, w in ((30, 13), (66, 12), (104, 11), (142, 10)):
        a, c = r * 0.64, r * 0.77
        out.append(flat(stroke(f"M{-54 + c:.0f} {26 - a:.0f} A{r} {r} 0 0 1 {-54 + c:.0f} {26 + a:.0f}", w), "#fff6dc",
            ink=0, tone=1.7, contour=1.4))
    return out


def _marching_beat() -> Part:
    """Return a drum with a painted grin."""
    side = "M-84 -44 V66 Q0 108 84 66 V-44 Z"
    grin = "M-62 14 Q0 34 62 14 Q58 74 0 84 Q-58 74 -62 14 Z"
    return [form(side, "#c1452f", 60, 86), form("M-86 60 V74 Q0 116 86 74 V60 Q0 100 -86 60 Z", GOLD, 6, 4),
        mark(grin, "#3a0f14", contour=1.4),
        *[form(polygon(x - 12, y, x + 12, y, x + 10, y + 20, x - 10, y + 20), "#fff8e0", 6, 84, ink=0.2) for x,
            y in ((-36, 22), (-12, 26), (14, 26), (38, 22))],
        *[form(polygon(x - 11, y, x + 11, y, x + 9, y - 15, x - 9, y - 15), "#fff8e0", 6, 84, ink=0.2) for x,
            y in ((-22, 74), (2, 78), (26, 74))],
        *[flat(ellipse(x, -2, 12), "#fff8e0", ink=0, tone=1.6, contour=1.2) for x in (-34, 34)],
        *[mark(ellipse(x + 3, 0, 5), contour=0.4) for x in (-34, 34)],
        form(ellipse(0, -44, 88, 36), "#8a5a30", 8, 10), form(ellipse(0, -46, 74, 27), "#fbf1d2", 8, 10, ink=0.3),
        *at([form(tube(-10, 0, 12, 90, 0, 12), BONE, 5, 4),
            form(f"{ellipse(96, -8, 10)} {ellipse(96, 8, 10)}", BONE, 8, 30)], -20, -66, 0.9, -38),
        *at([form(tube(-10, 0, 12, 90, 0, 12), BONE, 5, 4),
            form(f"{ellipse(96, -8, 10)} {ellipse(96, 8, 10)}", BONE, 8, 30)], 20, -66, 0.9, 218, )]


def _knuckle_bone() -> Part:
    """Return a finger bone on a string."""
    bones = [form(tube(0, -34, 40, 0, -14, 25, 0, 6, 36), BONE, 11, 20), form(tube(0, 12, 34, 0, 32, 21, 0, 52, 32),
        BONE, 10, 40), form(tube(0, 58, 30, 0, 76, 22, 0, 96, 8), BONE, 9, 60)]
    cord = "M0 -40 C-60 -50 -92 -84 -70 -104 M0 -40 C60 -50 92 -84 70 -104"
    return [drawn(cord, 7, "#8a3a24"), *bones,
        form(ellipse(0, -40, 17, 12), "#8a3a24", 8, 20), drawn("M-10 -46 L10 -36 M-10 -36 L10 -46", 2.4)]


def _bitter_tea() -> Part:
    """Return a steaming cup with a sprig of thorn."""
    steam = "M-26 -46 C-50 -66 -8 -78 -28 -104 M6 -46 C-18 -66 24 -78 4 -104 M38 -46 C14 -66 56 -78 36 -104"
    cup = "M-72 -26 C-70 60 -40 84 -8 84 C26 84 54 60 58 -26 Z"
    return [flat(stroke(steam, 9), "#fff8e4", ink=0, tone=1.7, contour=0.9),
        form(loop(-96, 80, -60, 72, -10, 70, 40, 72, 84, 80, 40, 98, -8, 102, -56, 98), "#e9dcc0", 10, 4),
        form(stroke("M54 -8 C104 -18 104 48 44 44", 16), "#e9dcc0", 7, 40),
        form(cup, "#f6ead0", 44, 80, dabs=(Dab(-30, 20, 20, 40, 6),)),
        form(ellipse(-7, -26, 66, 20), "#fbf4df", 6, 4), flat(ellipse(-7, -25, 56, 14), "#6d8f3a", ink=0.6, tone=0.8,
            contour=0.9), drawn("M16 -24 C40 -44 56 -70 92 -80", 6, "#4a5a24"),
        *[form(loop(x, y, x + 14, y - 22, x + 28, y - 6), "#6d8f3a", 5, 30) for x, y in ((48, -62), (70, -74))],
        drawn("M38 -44 l-4 -16 M62 -68 l10 12 M78 -76 l4 -16", 4, "#8a3a24"),
        drawn("M-52 26 Q-30 44 -8 26 Q14 44 40 26", 4, "#2f6f8f")]


def _wolf(size: float) -> list[Shape]:
    """Return a howling wolf that sits with its paws on y = 0, its nose to the sky."""
    body = tube(-6, -8, 66, 2, -54, 44, 10, -98, 40, 16, -120, 36)
    head = tube(6, -116, 40, 26, -142, 30, 44, -172, 15, 48, -180, 9)
    jaw = tube(20, -116, 18, 44, -136, 13, 62, -156, 5)
    leg = tube(18, -70, 26, 30, -30, 17, 28, -4, 16, 36, -3, 12)
    return at([form(tube(-20, -10, 20, -58, -14, 26, -78, -52, 4), "#5f6370", 9, 40), form(jaw, "#6f7380", 6, 20),
        form(body, "#8b8f9a", 20, 70), form(leg, "#7d818c", 8, 80), form(head, "#8b8f9a", 12, 30),
        form(polygon(0, -120, -34, -124, 2, -146), "#5f6370", 6, 20), mark("M16 -132 l12 -2 l-6 8 Z", contour=0),
        mark(ellipse(49, -180, 6), contour=0)], 0, 0, size)


def _pack_call() -> Part:
    """Return three wolves that howl on one hill before the moon."""
    return [flat(ellipse(6, -42, 58), "#fff6d8", ink=0, tone=1.7, contour=1.0),
        *at(_wolf(0.7), -70, 70), *at(_wolf(0.7), 74, 72, mirror=True), *at(_wolf(0.98), -8, 66),
        form(loop(-130, 110, -100, 66, -50, 46, 10, 40, 70, 48, 110, 72, 130, 110, 0, 130), "#6f8a3c", 30, 6)]


PICTURES = {
    "kobold": sign("guile", _lucky_poke, turn=24, x=104, y=134),
    "orc": sign("might", _quick_strike, y=126),
    "bandit": sign("guile", _cut_and_run),
    "giant-rat": sign("might", _tooth_and_nail, y=132),
    "cave-bat": sign("song", _echo),
    "goblin-drummer": sign("song", _marching_beat, y=134),
    "skeleton": sign("faith", _knuckle_bone, y=126, size=1.1),
    "hedge-witch": sign("faith", _bitter_tea, y=126, x=118),
    "grey-wolf": sign("song", _pack_call, y=128),
}
RECIPES = recipes("loot", PICTURES, __name__, "hands", shared=("bursts", "parts"))
