"""The beasts: Carrion Rats, Dusk Wolves, the Moon Lynx, a Razorwing Pair, a Brood of Spiders."""

from __future__ import annotations

import random

from assets.workshop.engraving import NO_SHADOW, Dab, Part, Shape, Sky, drawn, flat, placed
from assets.workshop.engraving.kit.beasts import coat, rat, spider_face, spider_leg
from assets.workshop.engraving.kit.haunts import moon
from assets.workshop.engraving.kit.hounds import hound_head
from assets.workshop.engraving.kit.monsters import bat_wing, tooth_row, tufts
from assets.workshop.engraving.kit.remains import heap, long_bone, skull
from assets.workshop.engraving.kit.webs import spider, web
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube
from assets.workshop.pictures.runebound import grounds
from assets.workshop.pictures.runebound.forms import NEAR, eye, form, limb, mark
from assets.workshop.pictures.runebound.setting import BEAST, DUSK, NIGHT, STORM, recipes, scene


def _rats() -> Part:
    """Return three rats on the ribs of something larger, the middle one with its mouth full."""
    dice = random.Random(3)
    return [*placed(rat(dice, "#8d8074", "#ffb03a", 0.4), 250, -6, 0.6, 8, mirror=True), *heap(dice, 30, 230, 330, 150,
        46,
        "#e9dbb2"), *placed(rat(dice, "#6f5f54", "#ff5a2e", 1.3), 60, -4, 1.0, -4), *placed(skull("#efe2bd"), -30, 150,
        1.5, -14), *placed(rat(dice, "#86705c", "#ff8a2e", 0.8, False), -196, 116, 0.5, 4), *placed(long_bone(120),
        190, 160, 1.1, 20)]


def _wolf_body(fur: str) -> list[Shape]:
    """Return chest, shoulder and outstretched forelegs of a wolf in its leap towards the left, head not yet on."""
    dice = random.Random(8)
    out = [limb(330, 170, 90, 260, 250, 60, 330, 300, 44, 300, 330, 40, colour=darker(fur, 0.25), angle=60),
        limb(80, 120, 100, -40, 200, 64, -150, 186, 46, -214, 214, 40, colour=darker(fur, 0.2), angle=20)]
    body = loop(-10, 20, 60, -66, 200, -110, 420, -100, 460, 160, 330, 190, 180, 176, 60, 200, -10, 130)
    out += tufts(dice, (-6, 40, 30, -34, 90, -76, 190, -104, 300, -108, 420, -96), 26, 50, darker(fur, 0.06), 1.3, 24)
    out.append(form(body, fur, 80, 60, grain=0.14, ridges=(coat(dice, 0, -80, 430, 180, 150, 40, 16, 7.0),)))
    out.append(limb(60, 110, 130, -50, 170, 84, -170, 130, 54, -262, 140, 44, colour=fur, angle=24, grain=0.12))
    for x, y in ((-262, 140), (-214, 214)):
        out += [form(loop(x - 40, y - 16, x, y - 30, x + 26, y - 8, x + 10, y + 22, x - 36, y + 20), fur, 16, 30,
            shadow=NEAR), *[form(polygon(x - 34 + 4 * k, y - 10 + 13 * k, x - 34 + 4 * k, y + 2 + 13 * k,
            x - 62 + 5 * k, y + 4 + 13 * k), "#2a1f1a", 4, 40, shadow=NO_SHADOW) for k in range(3)]]
    return out


def _wolves() -> Part:
    """Return the pack: one wolf in mid-leap, the heads of two more behind it."""
    far = [limb(160, 0, 130, 90, -90, 90, 30, -124, 66, colour="#7f7f94", angle=50, grain=0.12),
        *placed(hound_head("#7f7f94", "#ffd24a", 14, 5), -20, -148, 0.44, -6)]
    mid = [limb(400, 40, 130, 350, -96, 90, 310, -130, 70, colour="#6b6b80", angle=50, grain=0.12),
        *placed(hound_head("#6b6b80", "#ffd24a", 30, 9, "back"), 262, -146, 0.5, 6)]
    lead = [*_wolf_body("#57586e"), *placed(hound_head("#57586e", "#ffe05a", 52, 3, "back"), -38, 22, 0.74, 4)]
    return [*far, *mid, *lead]


def _low_sun() -> Part:
    """Return a plain with the sun on its rim."""
    return [*moon(330, 190, 120, "#ffd98a"), *grounds.plain(4, "#a58f6a")]


def _lynx() -> Part:
    """Return the lynx from the front: tufted ears, whiskers, moons in its eyes, one paw lifted with bare claws."""
    fur, pale, dice = "#b9a98c", "#f3ead2", random.Random(6)
    ruff = polygon(-116, 10, -170, 40, -150, 62, -198, 104, -160, 112, -180, 168, -132, 150, -124, 204, -84, 156, -40,
        150, 0, 170, 40, 150, 84, 156, 124, 204, 132, 150, 180, 168, 160, 112, 198, 104, 150, 62, 170, 40, 116, 10)
    out: list[Shape] = [form(loop(-220, 420, -180, 220, -90, 150, 90, 150, 180, 220, 220, 420), fur, 80, 70, grain=0.12,
        ridges=(coat(dice, -180, 190, 180, 400, 120, 4, 30, 7.0),))]
    for s in (-1, 1):
        out += [drawn(line(s * 128, -196, s * 146, -236, s * 140, -262), 9, "#2a2420"), drawn(line(s * 126, -196,
            s * 132,
            -240, s * 118, -264), 8, "#2a2420"), form(loop(s * 30, -88, s * 66, -160, s * 128, -206, s * 134, -120,
                s * 124,
            -40), fur, 22, 50 * s), form(loop(s * 58, -88, s * 80, -140, s * 116, -172, s * 116, -104, s * 100, -52),
            "#6f5a4a", 14, -30 * s, swell=-0.7, contour=0.6, shadow=NO_SHADOW)]
    out += [form(ruff, pale, 40, 80, grain=0.12), form(loop(-60, -104, 0, -116, 60, -104, 118, -50, 130, 20, 96, 92, 50,
        130, 0, 142, -50, 130, -96, 92, -130, 20, -118, -50), fur, 70, 14, grain=0.1, dabs=(Dab(0, 20, 22, 70, 12),
        Dab(-50, -30, 40, 14, 12), Dab(50, -30, 40, 14, 12), Dab(-54, 0, 34, 24, -14), Dab(54, 0, 34, 24, -14)),
        ridges=(coat(dice, -110, -90, 110, -30, 50, 2, 20, 6.0),))]
    stripes = "M0 -106 V-62 M-26 -102 L-18 -64 M26 -102 L18 -64 M-112 20 L-84 30 M-114 46 L-86 50 " \
        "M112 20 L84 30 M114 46 L86 50"
    out += [drawn(stripes, 8, "#54443a"), *[form(ellipse(s * 34, 92, 44, 36), pale, 30, 20, shadow=NEAR) for s in (-1,
        1)], form(ellipse(0, 122, 30, 20), pale, 16, 20, contour=0.8, shadow=NO_SHADOW)]
    for s in (-1, 1):
        lens = loop(s * 20, 14, s * 44, -16, s * 84, -20, s * 92, 2, s * 64, 20)
        out += [flat(lens, "#eef6d8", ink=0, tone=1.8, contour=1.6), flat(ellipse(s * 58, -1, 17, 17), "#9fd0d8",
            ink=0.1,
            contour=1.0, tone=1.5), flat(ellipse(s * 58, -1, 5, 15), "#14100e", tone=0.1), flat(ellipse(s * 58 - 8, -8,
            5), "#ffffff", ink=0, tone=1.9), drawn(line(s * 14, 20, s * 40, -18, s * 88, -24), 6, "#2a1d16")]
    out += [form(loop(-24, 56, 0, 50, 24, 56, 12, 74, 0, 82, -12, 74), "#b5685c", 12, 20, shadow=NEAR),
        drawn("M0 80 V98 "
        "M0 98 Q-18 116 -46 106 M0 98 Q18 116 46 106", 6, "#4a2a20"),
            drawn("M-60 84 L-190 60 M-60 96 L-196 96 M-58 106 "
        "L-180 132 M60 84 L190 60 M60 96 L196 96 M58 106 L180 132", 3.4, "#fffaf0", tone=1.7, contour=0.8)]
    paw = [limb(60, 230, 96, 30, 120, 84, 0, 30, 76, colour=fur, angle=70, grain=0.1), form(loop(-60, 10, -56, -46, 0,
        -66,
        56, -46, 60, 10, 30, 40, -30, 40), lighter(fur, 0.1), 34, 20), *[form(ellipse(x, y, 22, 26), lighter(fur, 0.14),
        18, 40, shadow=NEAR) for x, y in ((-44, -34), (-16, -54), (16, -54), (44, -34))], *[form(tube(x, y, 13, x * 1.1,
        y - 20, 9, x * 1.25 + 4, y - 38, 1), "#2a211c", 5, 70, shadow=NO_SHADOW) for x, y in ((-46, -48), (-16, -70),
        (16, -70), (46, -48))]]
    return [*out, *placed(paw, 236, 134, 1.0, 12)]


def _moonlit_wood() -> Part:
    """Return a wood with the moon between its trunks."""
    return [*moon(320, 130, 132), *grounds.wood(5, "#5f7f86", "#cfdde0", "#5f6a74")]


def _razorwing(hide: str, crest: str) -> list[Shape]:
    """Return one razorwing that stoops to the right with its beak open: scythe wings, a crest, claws forward."""
    dice = random.Random(4)
    wing = bat_wing((-330, -150, -300, 20, -200, 70, -90, 84), crest, darker(hide, 0.2), (-170, -190), (-10, 30), 26)
    far = bat_wing((150, -300, 30, -250, -40, -190, -70, -110), darker(crest, 0.2), darker(hide, 0.3), (40, -220), (10,
        10), 22)
    body = tube(-210, 150, 6, -130, 120, 34, -40, 70, 84, 40, 20, 80, 100, -10, 56)
    head = loop(70, -44, 120, -62, 168, -44, 204, -10, 262, 22, 300, 60, 250, 50, 206, 36, 168, 34, 120, 40, 84, 20)
    jaw = loop(120, 38, 166, 42, 206, 62, 252, 92, 200, 84, 150, 70, 112, 58)
    return [*far, form(jaw, darker(hide, 0.15), 14, 12), mark(loop(140, 34, 200, 40, 250, 56, 230, 76, 190, 58, 140,
        46), "#7a1f18", tone=0.5), *tooth_row((176, 62, 214, 74, 244, 90), 5, -15, 5), *wing, form(body, hide, 34, 50,
        ridges=(coat(dice, -120, 20, 90, 110, 70, -18, 12, 6.0),)), *[form(tube(80 - 8 * k, -46 + 5 * k, 20,
            30 - 18 * k,
        -84 - 4 * k, 16, -20 - 24 * k, -110 + 12 * k, 2), "#e0662e" if k % 2 else "#c8452c", 8, 30, shadow=NEAR)
        for k in range(4)], form(head, hide, 30, 20, ridges=(coat(dice, 80, -50, 170, 20, 24, 12, 6),)),
        *tooth_row((270, 52, 226, 44, 176, 38), 7, 17, 5, seed=2), *placed(eye(15, "#ffd23a", hide, 0), 150, -20, 1.0,
        24, mirror=True), *[form(tube(50 + 30 * k, 60, 20, 90 + 30 * k, 100, 15, 120 + 30 * k, 96, 12, 134 + 30 * k,
            120,
        2), darker(hide, 0.25), 7, 60, shadow=NEAR) for k in (0, 1)]]


def _pair() -> Part:
    """Return two razorwings whose ways cross."""
    return [*placed(_razorwing("#8a8698", "#b59a86"), 196, -64, 0.82, -4, mirror=True), *placed(_razorwing("#6d6a7c",
        "#a8705a"), -116, 40, 0.96, -6)]


def _windy() -> Part:
    """Return crags under a torn sky."""
    return grounds.heights(12, "#9fa6a8", "#e6ead8")


def _brood() -> Part:
    """Return the mother of the brood from the front, her legs round the whole picture, her young about her."""
    hide, bands = "#5a4a5e", "#c88a3a"
    out: list[Shape] = []
    for s in (-1, 1):
        for run in ((s * 60, -20, s * 170, -170, s * 290, -90, s * 300, 60), (s * 70, 0, s * 220, -110, s * 320, 30,
            s * 280,
            170), (s * 60, 30, s * 190, -30, s * 240, 110, s * 180, 200), (s * 40, 40, s * 110, 70, s * 130, 150,
                s * 70,
            206)):
            out += spider_leg(run, 40, hide, bands)
    young = [s for x, y, k, t in ((-236, 120, 24, 30), (250, 130, 26, -30), (-150, -140, 20, 160), (176, -132, 22,
        -150), (-20, 176, 20, 10)) for s in placed(spider(k, "#6f5a70"), x, y, 1.0, t)]
    back = form(ellipse(0, -66, 124, 106), hide, 90, 60, grain=0.12, dabs=(Dab(0, -100, 60, 40, 10),))
    sign = flat(polygon(0, -150, 26, -112, 10, -96, 34, -64, 0, -74, -34, -64, -10, -96, -26, -112), "#d9502e", ink=0.3,
        contour=1.1, tone=1.1)
    return [*out, back, sign, *placed(spider_face(hide, "#ffd24a", True), 0, 26, 0.98), *young]


def _web_wood() -> Part:
    """Return a wood hung with webs."""
    return [*grounds.wood(9, "#6a7f58", "#e6e8cc", "#5f5a50"), *web(320, 170, 330, 17, 7, (0, 360))]


PICTURES = {
    "carrion-rats": scene(lambda: grounds.plain(3), _rats, BEAST, 316, 190, 0.92, STORM),
    "dusk-wolves": scene(_low_sun, _wolves, BEAST, 300, 220, 0.88, DUSK),
    "moon-lynx": scene(_moonlit_wood, _lynx, BEAST, 306, 214, 0.76, NIGHT),
    "razorwing-pair": scene(_windy, _pair, BEAST, 318, 210, 0.8, STORM),
    "brood-of-spiders": scene(_web_wood, _brood, BEAST, 320, 204, 0.96, Sky(high="#8fa08a", low="#f0eccc", sun=(0.5,
        0.4), beams=0.0)),
}
RECIPES = recipes("enemies", PICTURES, __name__, "beasts", "goblins", "haunts", "hounds", "monsters", "nature",
    "remains", "stonework", "webs", shared=("forms", "grounds"))
