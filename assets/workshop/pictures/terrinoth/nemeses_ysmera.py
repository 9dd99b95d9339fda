"""Ysmera, the Pale Cantor, who sings a dead city awake."""

from __future__ import annotations

import math
import random

from assets.workshop.engraving import (
    NO_SHADOW,
    Fog,
    Glow,
    Light,
    Part,
    Picture,
    Print,
    Ridge,
    Shadow,
    Shape,
    Sky,
    changed,
    drawn,
    flat,
    mist,
    placed,
    stroke,
)
from assets.workshop.engraving.kit.attire import band, circlet, shoulders, tunic
from assets.workshop.engraving.kit.faces import Face, brows, ear, head, neck, nose
from assets.workshop.engraving.kit.hair import fall, locks
from assets.workshop.engraving.kit.hands import palm
from assets.workshop.engraving.kit.stonework import archway, gothic, pillar, wall
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import ellipse, line, loop, tube
from assets.workshop.pictures.terrinoth.enemies_setting import enemy

SKIN = "#dccfc8"
YSMERA = Face(skin=SKIN, hair="#ccd0cc", iris="#c8d4dc", turn=0.2, width=0.92, jaw=0.8, chin=0.95, age=0.0, brow=0.6,
    ridge=0.5, nose=0.85, cheek=1.2, eye=1.15, slant=4, stern=-10, smile=0, lips=1.2, lip_colour="#a87a86", bones=0.7)
SONG = "#bfe4f0"
WHITE = "#a9b8d2"


def _closed_eyes(face: Face) -> list[Shape]:
    """Return shut lids with long lashes and black tears below."""
    out: list[Shape] = []
    for s in (-1, 1):
        x, k = face.across(s * 40), max(0.7, face.narrow(s * 40))
        lid = line(x - 24 * k, -2, x - 10 * k, 8, x + 8 * k, 9, x + 24 * k, 0)
        lashes = " ".join(f"M{x + u * 22 * k:.0f} {8 - 8 * u * u:.0f} l{u * 7:.0f} 9" for u in (-0.8, -0.4, 0, 0.4,
            0.8))
        out += [Shape(loop(x - 25 * k, -2, x - 8 * k, -14, x + 12 * k, -14, x + 25 * k, -2, x + 8 * k, 9, x - 10 * k,
            9), darker(face.skin, 0.08), bevel=9, angle=10, grain=0, contour=0.3, shadow=Shadow(0.2, 1, 2, 2)),
            drawn(lid, 4.2, "#2a2228"), drawn(lashes, 2, "#2a2228"),
            flat(tube(x, 12, 4, x + s * 2, 40, 9, x + s * 1, 66, 8, x + s * 4, 104, 1), "#2c2a38", opacity=0.85,
            contour=0.4)]
    return out


def _open_mouth(face: Face) -> list[Shape]:
    """Return the singing mouth, round as a bell's."""
    m = face.across(0, 10)
    return [
        Shape(loop(m - 22, 112, m - 14, 97, m, 99, m + 14, 97, m + 22, 112, m + 17, 132, m, 141, m - 17, 132),
            face.lip_colour, bevel=6, angle=20, pitch=0.7, contour=0.7, grain=0, ink=0.5, shadow=NO_SHADOW),
        flat(loop(m - 15, 112, m, 104, m + 15, 112, m + 12, 128, m, 134, m - 12, 128), "#2a1418", tone=0.2,
        contour=0.8), flat(loop(m - 11, 110, m, 105, m + 11, 110, m + 8, 114, m - 8, 114), "#f6f0e4", ink=0.1, tone=1.4,
        contour=0.5),
    ]


def _verses() -> list[Shape]:
    """Return the song: staves of light that stream from her mouth round her, with notes on them."""
    out: list[Shape] = []
    dice = random.Random(3)
    for k in range(5):
        y = -6 + 14 * k
        path = f"M36 {118 + k * 3} C110 {90 + y} 150 {-70 + y} 250 {-90 + y} S380 {-180 + y} 420 {-230 + y}"
        back = f"M-10 {118 + k * 3} C-110 {80 + y} -140 {-60 + y} -240 {-100 + y} S-360 {-160 + y} -420 {-250 + y}"
        for p in (path, back):
            out.append(flat(stroke(p, 3.4), "#f4fdff", ink=0, tone=1.9, contour=0.4, glow=Glow(SONG, 5, 0.5)))
    for x, y in ((120, 0), (190, -80), (262, -60), (318, -130), (-120, 10), (-190, -60), (-258, -70), (-322, -140)):
        low = y + dice.uniform(-8, 24)
        out.append(flat(f"{ellipse(x, low, 11, 8)} {tube(x + 9, low, 4, x + 9, low - 44, 4, x + 26, low - 30, 3)}",
            "#27364a",
            contour=0.8, tone=0.4))
    return out


def _sleeve() -> list[Shape]:
    """Return a hanging white sleeve below a raised hand at 0, 0."""
    cloth = loop(-44, 92, 40, 84, 74, 160, 130, 250, 150, 360, 70, 330, 20, 360, -30, 300, -56, 190)
    folds = tuple(Ridge(line(x * 0.3, 96, x, 200, x * 1.5, 340), 13, -8) for x in (-30, 10, 50, 84))
    return [Shape(cloth, WHITE, bevel=40, angle=60, grain=0.05, ridges=folds, shadow=Shadow(0.5, 8, 12, 8)),
        band(line(-46, 96, 0, 106, 42, 88), 11, "#8fa8b8", 70)]


def _tresses(*runs: tuple[float, ...]) -> list[Shape]:
    """Return locks of white hair, printed with little ink."""
    return changed(locks(YSMERA.hair, *runs), ink=0.62, tone=1.1)


def _ysmera() -> Part:
    """Return the Cantor: white hair and robe, shut eyes that weep black, both hands raised to lead her choir."""
    f = YSMERA
    return [
        *changed([fall(f.hair, 470, 54, 20)], ink=0.7),
        *_tresses((-90, -60, 40, -150, 60, 60, -190, 180, 50, -230, 300, 30, -240, 460, 3),
            (100, -60, 40, 160, 60, 60, 200, 180, 50, 230, 300, 30, 240, 460, 3)),
        *ear(f, -1),
        neck(f, 0.78),
        shoulders(WHITE, 0.86, -16),
        *tunic("#8e9fc0", "#8fa8b8"),
        band(line(-90, 240, -40, 330, 0, 470), 12, "#8fa8b8"), band(line(90, 240, 44, 330, 4, 470), 12, "#8fa8b8"),
        *_verses(),
        *changed([head(f)], ink=0.6, tone=1.4), *changed(nose(f), ink=0.5), *_open_mouth(f), *_closed_eyes(f),
        *brows(f),
        *_tresses((4, -148, 44, -70, -130, 50, -108, -50, 34, -112, 60, 26, -124, 200, 30, -110, 330, 3),
            (10, -148, 44, 76, -130, 50, 110, -50, 34, 114, 60, 26, 130, 200, 30, 120, 340, 3),
            (0, -146, 20, -50, -116, 22, -92, -50, 12, -100, 20, 2), (16, -146, 20, 62, -116, 22, 96, -50, 12, 104, 20,
            2)),
        *circlet(16, -100, "#9fd4e8", "#a8b4bc"),
        *placed([*_sleeve(), *palm(SKIN, 1.1)], -232, 200, 1.06, -14),
        *placed([*_sleeve(), *palm(SKIN, 1.1)], 236, 196, 1.06, 14, mirror=True),
    ]


def _singer(haze: Fog) -> list[Shape]:
    """Return one of the drowned choir: a hooded shape with an open mouth, its chest at 0, 0."""
    return [Shape(loop(-44, 90, -40, 10, -26, -50, 0, -70, 26, -50, 40, 10, 44, 90), "#7c8c96", bevel=24, angle=70,
        fog=haze, ridges=(Ridge(line(-10, 0, -16, 80), 8, -5), Ridge(line(14, 0, 20, 80), 8, -5)), shadow=Shadow(0.2)),
        Shape(ellipse(0, -30, 20, 26), "#d4dcd8", bevel=14, angle=10, fog=haze, shadow=Shadow(0.1)),
        flat(f"{ellipse(-7, -36, 4, 5)} {ellipse(7, -36, 4, 5)} {ellipse(0, -18, 5, 8)}", "#28343c", tone=0.3,
        fog=haze)]


def _well() -> Part:
    """Return the drowned abbey: arches in green dusk, the dead choir in rows."""
    dice = random.Random(9)
    fog = "#c4d8d8"
    out: list[Shape] = [wall(dice, -20, -20, 720, 460, "#56747e", 50, Fog(fog, 0.3)),
        flat(gothic(340, 430, 120, 390), "#4a7680", ink=0.8, tone=0.62, contour=0.8),
        archway(340, 430, 120, 390, 32, "#8b9c9c", True, Fog(fog, 0.4)),
        *[s for x in (120, 560) for s in pillar(x, 440, 40, 30, "#84969a", Fog(fog, 0.35))]]
    for y, veil, size, count in ((400, 0.6, 0.62, 9), (450, 0.42, 0.8, 8), (510, 0.22, 1.0, 7)):
        for i in range(count):
            a = math.pi * (0.06 + 0.88 * i / (count - 1))
            x = 340 - math.cos(a) * 350
            if 250 < x < 430:
                continue
            out += placed(_singer(Fog(fog, veil)), x, y + math.sin(a) * 10, size)
    return [*out, mist("M-40 470 C160 440 300 520 460 480 C560 460 640 500 720 480 V620 H-40 Z", fog, 0.6)]


PICTURE = Picture(_well, lambda: placed(_ysmera(), 338, 268, 1.0),
    Sky(high="#3c5a68", low="#dceede", sun=(0.5, 0.35), reach=0.9, seed=5), Light(key=(-0.5, -0.55, 0.74), ambient=0.3),
    Print(gamma=0.84, white=97))

_KIT = ("attire", "faces", "hair", "hands", "stonework")
RECIPES = (enemy("ysmera-the-pale-cantor", PICTURE, __name__, *_KIT),)
