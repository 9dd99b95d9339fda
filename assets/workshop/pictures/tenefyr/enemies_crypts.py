"""Level 3, the crypts: those who should lie down and will not; the bodies among them."""

from __future__ import annotations

from itertools import pairwise

from assets.workshop.engraving import Dab, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.beasts import spider_face, web
from assets.workshop.engraving.kit.goblins import fangs
from assets.workshop.engraving.kit.skeletons import bone_hand, great_skull
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr import grounds
from assets.workshop.pictures.tenefyr.parts import (
    arm,
    at,
    brow,
    coat,
    form,
    holding,
    mark,
    maw,
    pegs,
    two_eyes,
)
from assets.workshop.pictures.tenefyr.setting import INSIDE, NIGHT, recipes, scene

STEEL, BONE, GOLD = "#b9c2c6", "#f3e8c6", "#e8b23a"


def _ghoul() -> Part:
    """Return the ghoul, hunched over a boot it has bitten into."""
    skin = "#a9b89a"
    head = loop(-86, -80, 0, -118, 86, -80, 116, -10, 112, 60, 84, 110, 60, 140, -60, 140, -84, 110, -112, 60, -116,
        -10)
    boot = [form(loop(-56, 120, 20, 92, 76, 74, 92, 20, 92, -76, 184, -76, 190, 60, 196, 164, 150, 176, -30, 176, -60,
        160), "#9a5a34", 30, 30, ridges=(Ridge("M92 70 Q130 90 186 84", 7, -5),)),
        form(polygon(-62, 168, 60, 172, 110, 172, 116, 190, 200, 190, 200, 166, 196, 206, -50, 196), "#4a3020", 7, 4),
        form(tube(88, -74, 26, 188, -74, 26), "#6a3c20", 11, 4), drawn("M84 40 l44 6 M80 62 l44 8", 8, "#f3e8c6")]
    out: list[Shape] = [form(loop(-330, 500, -320, 240, -220, 40, -90, -60, 60, -70, 210, 20, 320, 230, 330, 500), skin,
        110, 40, ridges=tuple(Ridge(line(x, y, x + 40 * s, y + 60), 14, -9) for x, y, s in ((-230, 120, -1), (-200, 200,
        -1), (230, 120, 1), (200, 200, 1), (-170, 280, -1), (170, 280, 1))))]
    for s in (-1, 1):
        out += [form(loop(s * 96, -30, s * 160, -110, s * 196, -120, s * 176, -30, s * 112, 40), skin, 18, 40 * s),
            mark(loop(s * 112, -20, s * 158, -80, s * 178, -92, s * 160, -24, s * 120, 16), "#7a6a70", tone=0.7)]
    out += [form(head, skin, 70, 12, dabs=(Dab(-60, 70, 26, 30, -12), Dab(60, 70, 26, 30, -12)),
        ridges=(Ridge(line(-40, -74, 0, -80, 40, -74), 8, -6),)),
        *two_eyes(92, 35, -8, 0.0, 0.35, 0.1, skin, 8, pupil=0.24, white="#fff3c4"),
        *brow(-50, -58, 76, 15, 20, "#6a7460"), *brow(50, -58, 76, 15, -20, "#6a7460"),
        mark("M-12 34 L0 20 L12 34 L4 48 L-4 48 Z"), maw(-88, 88, 74, 84, 10), *at(boot, -6, 16, 1.0, -6),
        *pegs(-76, 76, 78, 7, 40, 8, gaps=(1,), colour="#f0e0a0")]
    paw = [form(tube(-20, 20 * k, 24, 20, 20 * k - 4, 22, 50, 20 * k + 4, 14), skin, 10, 60) for k in range(-1, 3)] + [
        form(tube(44, 20 * k + 4, 13, 74, 20 * k + 8, 3), "#3a3428", 5, 20) for k in range(-1, 3)]
    return [*out, *arm((-290, 470, 100, -260, 330, 84, -60, 240, 64), skin, 60), *at(paw, -20, 212, 1.0, -20),
        *arm((300, 470, 100, 330, 260, 84, 236, 100, 66), skin, 60), *at(paw, 212, 62, 1.0, 10, True)]


def _restless_knight() -> Part:
    """Return the restless knight: rust from the horns down, the sword held upright over its own tomb."""
    rust, iron = "#b5734a", "#98a0a4"
    blade = [form(polygon(-20, 60, -24, -270, 0, -310, 24, -270, 20, 60), "#dfe8ea", 14, 80, shine=0.6),
        drawn("M0 50 V-280", 4, "#7a848a"), form(tube(-84, 66, 26, 0, 78, 26, 84, 66, 26), GOLD, 11, 10),
        form(tube(0, 84, 26, 0, 190, 24), "#5a3422", 10, 30), form(ellipse(0, 204, 22), GOLD, 14, 40)]
    out: list[Shape] = [form(loop(-300, 520, -290, 330, -200, 210, -80, 180, 80, 180, 200, 210, 290, 330, 300, 520),
        iron, 90, 30, shine=0.4, ridges=(Ridge(line(0, 210, 0, 520), 20, 12),)),
        form(polygon(-120, 240, 120, 240, 150, 520, -150, 520), rust, 20, 76)]
    for s in (-1, 1):
        out += [form(loop(s * 150, 200, s * 260, 180, s * 340, 260, s * 330, 340, s * 180, 330), iron, 50, 40 * s,
            shine=0.5), form(loop(s * 180, 300, s * 330, 320, s * 320, 370, s * 190, 360), rust, 18, 10),
            form(tube(s * 96, -60, 60, s * 180, -110, 52, s * 196, -200, 36, s * 150, -260, 4), BONE, 24, 60 * s,
            ridges=tuple(Ridge(line(s * x, y, s * (x + 40), y + 20), 7, -6) for x, y in ((120, -110), (150, -140),
            (170, -190))))]
    helm = loop(-110, -20, -104, -100, -56, -146, 0, -156, 56, -146, 104, -100, 110, -20, 110, 90, 70, 180, 0, 196, -70,
        180, -110, 90)
    out += [form(helm, iron, 66, 14, shine=0.5, ridges=(Ridge("M0 -150 V-20", 16, 10),)),
        form(loop(-118, -44, -60, -60, 0, -66, 60, -60, 118, -44, 118, -14, 0, -34, -118, -14), rust, 14, 6),
        mark(polygon(-92, -6, -16, 6, -16, 34, -84, 26)), mark(polygon(92, -6, 16, 6, 16, 34, 84, 26)),
        *[flat(ellipse(s * 48, 15, 13, 10), "#bfe6f0", ink=0, tone=1.9, contour=0.4) for s in (-1, 1)],
        mark(" ".join(f"M{x} 84 h9 v76 h-9 Z" for x in (-62, -38, -14, 10, 34, 58))),
        *[flat(loop(x, y, x + 16, y - 8, x + 24, y + 12, x + 8, y + 20), rust, ink=0.6, tone=0.9) for x, y in ((-86,
            60), (60, -100), (-60, -110), (76, 50), (-20, 176))], *at(blade, 196, 150, 1.0, 4)]
    for y in (250, 300):
        out += placed([form(tube(-60, 0, 46, 0, -6, 52, 34, 6, 44), iron, 22, 20, shine=0.5),
            *[form(tube(14, -16 + 13 * k, 13, 44, -14 + 13 * k, 12), iron, 6, 70) for k in range(4)]], 186, y, 1.1, -6)
    return out


def _tomb_hall() -> Part:
    """Return a vault with a carved tomb on either side."""
    out = [*grounds.crypt(5)]
    for x in (74, 406):
        out += placed([form(box(-80, -60, 160, 90), "#c4c4bc", 8, 84,
            ridges=(Ridge("M-60 -46 h40 v56 h-40 Z M20 -46 h40 "
            "v56 h-40 Z", 5, -5),)), form(polygon(-92, -60, -80, -84, 80, -84, 92, -60), "#d4d4ca", 7, 6)], x, 330)
    return out


def _grave_robber() -> Part:
    """Return the grave robber climbing out with his sack, a grin from ear to ear."""
    skin, coat_colour = "#e0b088", "#5a6a4a"
    face = loop(-84, -50, -40, -100, 40, -100, 84, -50, 92, 40, 70, 116, 0, 150, -70, 116, -92, 40)
    gold = [form(ellipse(x, y, 26, 20), GOLD, 10, 30, shine=0.5) for x, y in ((210, -110), (250, -84), (168, -92), (232,
        -128))]
    return [
        *gold, form(tube(216, -150, 16, 214, -60, 16), "#e8d9a8", 7, 84), form(ellipse(216, -166, 30, 34), "#f3e8c6",
            18, 20), mark(f"{ellipse(206, -166, 8, 9)} {ellipse(228, -166, 8, 9)}"),
        form(loop(120, -80, 180, -96, 260, -90, 300, -60, 340, 60, 340, 220, 240, 300, 120, 260, 96, 80), "#c9a872", 70,
            60, ridges=(Ridge(line(190, -80, 180, 60, 170, 240), 14, -9), Ridge(line(260, -70, 280, 80, 270, 240), 14,
            -9))), drawn("M126 -70 Q210 -40 296 -54", 13, "#6a4424"), coat(coat_colour, 0.8, 156),
        form(loop(-130, 150, -60, 130, 0, 150, 60, 130, 130, 150, 90, 226, 0, 246, -90, 226), "#b5452f", 24, 20),
        *[form(loop(s * 80, -10, s * 116, -24, s * 122, 24, s * 90, 44), skin, 14, 20) for s in (-1, 1)],
        form(face, skin, 60, 14),
        form(loop(-110, -40, -104, -110, -40, -160, 40, -160, 104, -110, 110, -40, 60, -64, 0, -70, -60, -64),
            "#4f4a58", 46, 20), form(tube(-112, -42, 26, 0, -72, 28, 112, -42, 26), "#6a6474", 11, 4),
        *two_eyes(80, 24, -6, 0.8, 0.1, 0.26, skin, 10), *brow(-42, -42, 60, 14, 10, "#5a3a24"),
        *brow(44, -46, 60, 14, -16, "#5a3a24"),
        form(loop(-14, 0, 14, 0, 30, 46, 0, 62, -30, 46), "#e8a078", 18, -24), maw(-76, 76, 56, 54, 26),
        *pegs(-60, 60, 52, 7, 22, 12, gaps=(4,)), form(polygon(8, 66, 26, 66, 25, 86, 9, 86), GOLD, 6, 30, shine=0.6),
        *[flat(ellipse(x, y, 2.6), "#5a3a24", tone=0.4) for x, y in ((-70, 84), (-56, 104), (-30, 122), (66, 92), (44,
            116), (20, 128), (-76, 64))],
        *arm((200, 460, 100, 240, 300, 84, 200, 60, 64), coat_colour, 60), *holding(skin, 200, 20, 0.9, 10, True),
        *arm((-210, 470, 110, -310, 330, 96, -256, 268, 72), coat_colour, 40), *holding(skin, -236, 282, 0.95, -80),
        form(loop(-460, 380, -420, 310, -260, 296, -80, 330, 80, 332, 260, 310, 420, 320, 460, 380, 460, 520, -460,
            520),
            "#8a6844", 40, 20, ridges=(Ridge("M-340 350 l30 8 M-160 356 l24 12 M60 362 l30 4 M240 350 l24 10 M360 370 "
            "l30 4", 9, 7),)),
    ]


def _leg(run: tuple[float, ...], width: float, colour: str, band: str) -> list[Shape]:
    """Return a smooth leg through x, y, x, y, ... with a dark joint at every bend and a claw at the end."""
    joints = [(run[i], run[i + 1]) for i in range(0, len(run), 2)]
    out: list[Shape] = []
    for k, ((ax, ay), (bx, by)) in enumerate(pairwise(joints)):
        w, last = width * (1 - 0.18 * k), k == len(joints) - 2
        out.append(form(tube(ax, ay, w * 0.8, (ax + bx) / 2, (ay + by) / 2, w, bx, by, 3 if last else w * 0.7), colour,
            w * 0.45, 60 + 40 * k))
        if not last:
            out.append(form(ellipse(bx, by, w * 0.5), band, w * 0.4, 30))
    return out


def _crypt_spider() -> Part:
    """Return the white spider on its coffin lid."""
    hair, band = "#f6f1e4", "#6f8ab0"
    out: list[Shape] = [form(polygon(-330, 220, -250, 150, 250, 150, 330, 220, 270, 470, -270, 470), "#c29a6a", 14, 4,
        ridges=(Ridge("M-300 270 H300 M-290 350 H290", 7, -6),)),
form(polygon(0, 280, 70, 330, 0, 380, -70, 330), GOLD, 8, 30)]
    for s in (-1, 1):
        for run in ((60, 40, 190, -130, 262, -20, 292, 190), (70, 70, 240, -50, 336, 90, 352, 270), (50, 10, 110, -180,
            186, -236, 236, -130)):
            out += at(_leg(run, 40, hair, band), 0, 10, 1.0, 0, s < 0)
    out += [form(ellipse(0, -60, 130, 120), hair, 90, 40,
        ridges=(Ridge("M-50 -110 Q0 -80 50 -110 M-60 -70 Q0 -40 60 -70",
        9, -7),)), mark(loop(0, -150, 18, -128, 0, -90, -18, -128), "#6f8ab0", tone=0.8),
        *at(spider_face(hair, "#d0302a"), 0, 52, 1.3)]
    for s in (-1, 1):
        out += at(_leg((100, 110, 170, 40, 176, 150, 160, 226), 34, hair, band), 0, 0, 1.0, 0, s < 0)
    return out


def _bone_priest() -> Part:
    """Return the bone priest in cope and mitre, both hands raised to begin the hymn."""
    cope = "#7a4a86"
    out: list[Shape] = [form(loop(-280, 520, -260, 320, -170, 210, 0, 180, 170, 210, 260, 320, 280, 520), cope, 80, 74,
        ridges=(Ridge(line(-120, 240, -190, 510), 16, -9), Ridge(line(120, 240, 190, 510), 16, -9)))]
    for s in (-1, 1):
        out += [form(loop(s * 120, 260, s * 220, 240, s * 330, 180, s * 350, 280, s * 260, 400, s * 150, 380), cope, 40,
            60 * s), form(tube(s * 322, 176, 40, s * 350, 280, 40), GOLD, 14, 20)]
        out += at(bone_hand("#f3e8c6"), s * 300, 90, 1.2, s * 14, s > 0)
    out += [form(polygon(-60, 190, 60, 190, 44, 520, -44, 520), "#f3e8c6", 12, 84),
        form(rays(0, 330, 16, 44, 8), GOLD, 7, 30),
        form(loop(-120, -70, -104, -180, -60, -290, 0, -330, 60, -290, 104, -180, 120, -70, 0, -100), "#f6f0de", 40,
            60), *great_skull("#f6ecd0", 30),
        form(loop(-124, -66, -112, -160, 0, -120, 112, -160, 124, -66, 0, -98), "#f6f0de", 20, 10),
        form(tube(-124, -66, 30, 0, -98, 30, 124, -66, 30), GOLD, 12, 6),
        form(rays(0, -214, 18, 56, 8), GOLD, 7, 30)]
    return out


def _candles() -> Part:
    """Return a crypt with a row of candles on either side."""
    out = [*grounds.crypt(9, "#b08aa8", "#fbe0a0")]
    for x, high in ((66, 60), (94, 84), (122, 50), (358, 50), (386, 84), (414, 60)):
        out += [form(box(x - 8, 326 - high, 16, high), "#fbf4df", 7, 86),
            flat(f"M{x} {322 - high} c-9 -9 -4 -20 0 -28 c7 8 10 19 0 28 Z", "#ffc04a", ink=0, tone=1.8, contour=0.9)]
    return out


def _vampire_thrall() -> Part:
    """Return the vampire's servant in livery, dabbing his lips; the collar is spotless, the napkin is not."""
    skin, livery = "#e4dcd8", "#8a2f3a"
    face = loop(-74, -60, -40, -108, 40, -108, 74, -60, 80, 30, 60, 110, 20, 160, -20, 160, -60, 110, -80, 30)
    cloth = form(loop(-60, -10, 0, -30, 56, -6, 70, 60, 40, 130, -10, 140, -60, 90), "#fbf4df", 18, 60,
        ridges=(Ridge(line(-20, -20, -10, 60, -20, 130), 9, -7), Ridge(line(20, -16, 30, 60, 20, 120), 9, -7)))
    return [
        form(polygon(-150, 200, -190, 40, -120, 120, -60, 200), "#4a2030", 14, 60),
        form(polygon(150, 200, 190, 40, 120, 120, 60, 200), "#4a2030", 14, 100),
        coat(livery, 0.86, 184), form(polygon(-50, 190, 50, 190, 36, 420, -36, 420), "#fbf4df", 8, 84),
        *[form(ellipse(s * 66, y, 13), GOLD, 9, 40, shine=0.6) for s in (-1, 1) for y in (280, 350, 420)],
        form(polygon(-90, 180, 0, 220, 90, 180, 70, 250, 0, 232, -70, 250), "#fbf4df", 9, 10),
        *[form(loop(s * 72, -10, s * 104, -66, s * 116, -60, s * 104, 20, s * 80, 40), skin, 12, 20) for s in (-1, 1)],
        form(face, skin, 54, 14, dabs=(Dab(-46, 76, 18, 34, -9), Dab(46, 76, 18, 34, -9))),
        form(loop(-80, -20, -84, -90, -40, -130, 40, -130, 84, -90, 80, -20, 66, -64, 30, -80, 0, -46, -30, -80, -66,
            -64), "#3a3440", 24, 60, shine=0.5), *two_eyes(74, 22, -4, -0.6, 0.0, 0.44, skin, -6, iris="#c03a3a"),
        *brow(-40, -34, 54, 10, 8, "#3a3440"), *brow(42, -46, 54, 10, -16, "#3a3440"),
        form(loop(-10, 10, 10, 10, 18, 60, 0, 72, -18, 60), "#d8ccc8", 14, -24),
        form(loop(-52, 104, -20, 96, 0, 102, 20, 96, 52, 104, 20, 120, -20, 120), "#c0303a", 10, 10),
        *fangs(((-28, 110, 7, 26), (26, 110, 7, 26))),
        flat("M40 116 q8 22 0 34 q-14 -6 -8 -26 Z", "#c0303a", ink=0, contour=0.9),
        *arm((290, 470, 110, 330, 320, 96, 190, 190, 70), livery, 60, GOLD),
        *at([cloth], 108, 124, 1.1, 20), *at([flat(loop(-20, -10, 8, -18, 20, 6, -4, 18), "#c0303a", ink=0.1,
            tone=1.1)], 84, 116, 1.0), *holding("#f6f0e4", 156, 152, 0.95, -60),
        *arm((-290, 470, 110, -330, 360, 96, -250, 290, 70), livery, 60, GOLD),
        form(ellipse(-220, 236, 130, 26), STEEL, 10, 6, shine=0.7), *holding("#f6f0e4", -226, 268, 0.9, -84),
        form(polygon(-250, 226, -190, 226, -206, 212, -234, 212), "#dfe8ea", 5, 10), form(tube(-220, 214, 9, -220, 150,
            9), "#dfe8ea", 4, 84), form("M-262 60 C-262 140 -240 160 -220 160 C-200 160 -178 140 -178 60 Z", "#dfe8ea",
            20, 84, shine=0.8), mark("M-259 96 C-256 140 -238 154 -220 154 C-202 154 -184 140 -181 96 Z", "#c0303a",
            tone=0.9),
    ]


PICTURES = {
    "ghoul": scene(lambda: grounds.crypt(3, "#a48fc0"), _ghoul, 240, 130, 0.6, INSIDE),
    "restless-knight": scene(_tomb_hall, _restless_knight, 226, 168, 0.56, INSIDE),
    "grave-robber": scene(lambda: grounds.graves(8), _grave_robber, 222, 148, 0.6, NIGHT),
    "crypt-spider": scene(lambda: [*grounds.crypt(12, "#a8d4d4", window=False), *web(40, 30, 150, 11, 4)],
        _crypt_spider, 240, 150, 0.56, INSIDE),
    "bone-priest": scene(_candles, _bone_priest, 240, 172, 0.54, INSIDE),
    "vampire-thrall": scene(lambda: grounds.cellar(33, "#c48a9a", arch=None, veil=0.4), _vampire_thrall, 246, 132, 0.62,
        INSIDE),
}
RECIPES = recipes("enemies", PICTURES, __name__, "beasts", "goblins", "hands", "nature", "skeletons", "stonework",
    shared=("grounds", "parts"))
