"""The Brass Regent, who counts, and what she counts with: a gate, a balance, a pendulum; and the hour she stands up."""

from __future__ import annotations

import random
from collections.abc import Sequence

from assets.workshop.engraving import NO_SHADOW, Fog, Part, Shape, drawn, flat, placed, stroke
from assets.workshop.engraving.kit.arms import sword
from assets.workshop.engraving.kit.books import shelves
from assets.workshop.engraving.kit.houses import inn
from assets.workshop.engraving.kit.nature import hill
from assets.workshop.engraving.kit.stonework import archway, floor, pillar, rounded, wall
from assets.workshop.engraving.kit.town import gabled
from assets.workshop.engraving.kit.works import cog
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.tenefyr.parts import NEAR, arm, form, mark
from assets.workshop.pictures.tenefyr.pinions import feather
from assets.workshop.pictures.tenefyr.setting import NOON, recipes
from assets.workshop.pictures.tenefyr.stage import QUALITY, scene

BRASS, RUST, RED, WHITE = "#d9a441", "#8a5a2a", "#992f24", "#f8f2e2"
DIGITS = {"0": "M-10 -20 Q0 -28 10 -20 V20 Q0 28 -10 20 Z", "1": "M-8 -14 L2 -24 V24",
    "2": "M-11 -14 Q0 -34 11 -14 Q10 0 -11 24 H12",
    "4": "M6 24 V-24 L-12 10 H13", "7": "M-11 -22 H11 L-4 24"}


def _metal(outline: str, colour: str = BRASS, bevel: float = 20, angle: float = 20, shine: float = 0.5) -> Shape:
    """Return a polished part."""
    return form(outline, colour, bevel, angle, shine=shine, grain=0.02)


def _ermine(outline: str, tails: Sequence[tuple[float, float]]) -> list[Shape]:
    """Return white fur with black tails at x, y."""
    return [form(outline, WHITE, 30, 70, ink=0.6),
        flat(" ".join(f"M{x} {y} q8 14 4 30 q-4 6 -8 0 q-4 -16 4 -30 Z" for x, y in tails),
        "#2a1a14", tone=0.2)]


def _face() -> list[Shape]:
    """Return her face: a mask of brass with dials for eyes and a mouth that opens on a hinge; 220 wide."""
    out = [*placed(cog(150, 18, darker(BRASS, 0.25)), 0, -40), _metal(loop(-96, 10, -92, -60, -54, -116, 0, -130, 54,
        -116, 92, -60, 96,
        10, 78, 90, 36, 140, 0, 150, -36, 140, -78, 90), BRASS, 70, 16)]
    for s in (-1, 1):
        dial = [_metal(ellipse(0, 0, 31), lighter(BRASS, 0.25), 9), flat(ellipse(0, 0, 23), WHITE, ink=0, tone=1.6,
            contour=1.2), drawn(
            "M0 -20 v6 M20 0 h-6 M0 20 v-6 M-20 0 h6", 3), drawn("M0 0 V-14 M0 0 L11 6", 4), mark(ellipse(0, 0, 4))]
        out += [*placed(dial, s * 42, -16), _metal(tube(s * 12, -56, 8, s * 40, -68, 13, s * 76, -54, 6), darker(BRASS,
            0.35), 5),
            flat(ellipse(s * 62, 48, 20), "#c1452f", ink=0.2, opacity=0.7, tone=1.1, contour=0.8),
            _metal(ellipse(s * 84, 4, 8), lighter(
            BRASS, 0.3), 6)]
    return [*out, _metal(loop(-10, -20, 0, -30, 10, -20, 18, 40, 0, 50, -18, 40), lighter(BRASS, 0.15), 12, 60),
        mark(box(-34, 74, 68, 20),
        "#2a1612"), *[_metal(box(-32 + 13 * k, 75, 11, 9), lighter(BRASS, 0.4), 3) for k in range(5)], drawn(
        "M-36 74 V150 M36 74 V150", 3.4), drawn("M-92 -70 Q0 -100 92 -70", 3.4)]


def _crown() -> list[Shape]:
    """Return a crown with a key in its middle, such as winds a clock."""
    return [_metal(polygon(-84, -110, -100, -190, -54, -150, -28, -196, 0, -156, 28, -196, 54, -150, 100, -190, 84,
        -110), lighter(BRASS,
        0.15), 12, 70), *[flat(ellipse(x, -128, 8), c, contour=0.9, tone=1.2) for x, c in ((-50, RED), (0, "#2f6f8f"),
        (50, RED))],
        _metal(box(-7, -236, 14, 60), BRASS, 6, 84),
        _metal(f'<path fill-rule="evenodd" d="{ellipse(-24, -252, 26)} {ellipse(-24, -252, 13)} '
        f'{ellipse(24, -252, 26)} {ellipse(24, -252, 13)}"/>', BRASS, 8, 30)]


def _coins(x: float, foot: float, count: int) -> list[Shape]:
    """Return a pile of coins on a table."""
    out = [_metal(loop(x - 30, foot - 12 * k, x, foot + 6 - 12 * k, x + 30, foot - 12 * k, x + 28, foot - 10 - 12 * k,
        x, foot - 4 - 12 * k,
        x - 28, foot - 10 - 12 * k), BRASS, 4, 10) for k in range(count)]
    return [*out, _metal(ellipse(x, foot - 12 * count, 29, 9), lighter(BRASS, 0.25), 4, 10)]


def _counting_house() -> Part:
    """Return a room of ledgers with a round window."""
    dice = random.Random(111)
    far = Fog("#f6e8c4", 0.5)
    return [wall(dice, -20, -20, 680, 520, "#b39a78", 50, far), *[q for x in (-40, 440) for q in placed(shelves(dice,
        240, 400, 4, "#8a6238",
        Fog("#f6e8c4", 0.55)), x, 420)], flat(ellipse(320, 150, 120), "#fff6d2", ink=0, tone=1.5), form(
        f'<path fill-rule="evenodd" d="{ellipse(320, 150, 134)} {ellipse(320, 150, 112)}"/>', "#b98a4a", 9, 40,
        fog=far)]


def _regent() -> Part:
    """Return the regent at her desk: ermine, a pen in one hand, and the other counting."""
    tails = [(-210, 250), (-160, 220), (-120, 270), (-190, 310), (210, 250), (160, 220), (120, 270), (190, 310), (-70,
        240), (70, 240), (0,
        250), (-50, 300), (50, 300)]
    cape = [form(loop(-310, 440, -270, 290, -180, 200, 180, 200, 270, 290, 310, 440), RED, 60, 70), *_ermine(loop(-240,
        350, -236, 250, -150,
        180, -60, 200, 0, 212, 60, 200, 150, 180, 236, 250, 240, 350, 120, 330, 0, 340, -120, 330), tails)]
    neck = [_metal(box(-40, 140, 80, 60), darker(BRASS, 0.2), 14, 84), *[_metal(tube(-44, y, 15, 0, y + 6, 16, 44, y,
        15), BRASS, 7, 6)
        for y in (152, 170, 188)]]
    desk = [form(box(-500, 330, 1000, 150), "#8a5a34", 9, 4, grain=0.2), *_coins(-200, 330, 9), *_coins(-136, 336, 5),
        *_coins(-264, 336, 6)]
    beads = [form(box(90, 216, 190, 12), RUST, 5, 4), form(box(90, 322, 190, 14), RUST, 5, 4),
        form(f"{box(88, 216, 12, 120)} "
        f"{box(272, 216, 12, 120)}", RUST, 5, 84), drawn(" ".join(f"M100 {y} H272" for y in (246, 272, 300)), 4,
        "#4a3a2a"), *[form(ellipse(x,
        y, 11, 13), c, 8, 40, shadow=NEAR) for y, xs, c in ((246, (116, 140, 230, 254), RED), (272, (116, 206, 230,
        254), "#2f6f8f"), (300,
        (116, 140, 164, 254), "#e8b23a")) for x in xs]]
    fingers = [_metal(tube(176 - 17 * k, 362, 16, 170 - 16 * k, 330, 15, 164 - 15 * k, 304 + 3 * k, 9), BRASS, 7,
        80) for k in range(4)]
    return [*cape, *neck, *_face(), *_crown(), *desk, *beads, *fingers]


def _road() -> Part:
    """Return the village street, seen from the gate."""
    far = Fog("#f4ecd0", 0.4)
    return [hill(640, 500, [(-20, 270), (200, 250), (460, 254), (660, 270)], "#a3b870", far, 8), *[q for x, y,
        k in ((50, 350, 0.95), (150, 320,
        0.7), (500, 320, 0.7), (596, 350, 0.95)) for q in placed(gabled(fog=Fog("#f4ecd0", 0.3)), x, y, k)], hill(640,
        500, [(-20, 352), (300,
        340), (660, 352)], "#c9b078", Fog("#f4ecd0", 0.2))]


def _turnstile() -> Part:
    """Return the gate: four arms, a drum of numbers, a little bell for those who laugh."""
    posts = [q for s in (-1, 1) for q in (_metal(box(s * 230 - 34, -60, 68, 320), darker(BRASS, 0.15), 20, 84),
        _metal(box(s * 230 - 46, 220,
        92, 40), darker(BRASS, 0.3), 9, 6), _metal(box(s * 230 - 44, -84, 88, 30), lighter(BRASS, 0.1), 9, 6),
        _metal(ellipse(s * 230, -112,
        32), lighter(BRASS, 0.2), 24, 30))]
    post = [_metal(box(-28, -30, 56, 300), darker(BRASS, 0.2), 18, 84), _metal(polygon(-70, 240, 70, 240, 90, 280, -90,
        280), darker(BRASS,
        0.35), 9, 6)]
    arms = [*[_metal(tube(0, y, 34, s * 110, y + 14 * k, 30, s * 196, y + 26 * k, 28), BRASS, 13, 6) for y, k in ((40,
        1), (130, 1)) for s in
        (-1, 1)], *[_metal(ellipse(s * 200, y + 26, 24), lighter(BRASS, 0.3), 16, 30) for y in (40, 130) for s in (-1,
        1)], _metal(tube(0, 84,
        40, 4, 120, 46, 8, 156, 52), lighter(BRASS, 0.1), 20, 80), _metal(ellipse(8, 164, 34), lighter(BRASS, 0.35),
        24, 30)]
    drum = [_metal(loop(-150, -60, -150, -170, -100, -204, 0, -214, 100, -204, 150, -170, 150, -60), lighter(BRASS,
        0.06), 26, 10),
        mark(box(-116, -160, 232, 84), "#2a1612")]
    for k, digit in enumerate("0417"):
        x = -86 + 57 * k
        drum += [form(box(x - 25, -154, 50, 72), WHITE, 6, 4, ink=0, tone=1.5, shadow=NO_SHADOW),
            *placed([drawn(DIGITS[digit], 9)], x, -118, 1.1)]
    chime = [form(tube(0, -214, 9, 0, -246, 8), RUST, 4, 84), _metal(loop(-34, -214, -30, -246, 0, -262, 30, -246, 34,
        -214, 0, -208), lighter(
        BRASS, 0.3), 14, 30), *[drawn(f"M{s * 46} -244 q{s * 14} 14 {s * 4} 34 M{s * 62} -254 q{s * 22} 22 {s * 8} 54",
        4) for s in (-1, 1)]]
    return [*posts, *post, *arms, *drum, *chime]


def _assayer() -> Part:
    """Return the balance: in one pan a hero's sword, in the other a feather, and the feather is heavier."""
    stand = [_metal(polygon(-90, 236, 90, 236, 60, 200, -60, 200), darker(BRASS, 0.2), 10, 6), _metal(tube(0, 210, 40,
        0, 60, 26, 0, -150, 30),
        BRASS, 19, 84), _metal(ellipse(0, -186, 44), lighter(BRASS, 0.15), 30, 30), flat(ellipse(0, -186, 26), WHITE,
        ink=0, tone=1.6,
        contour=1.1), drawn("M0 -186 L-12 -204", 5)]
    beam = [_metal(tube(-210, -164, 26, -90, -136, 40, 0, -126, 52, 90, -108, 40, 210, -80, 26), lighter(BRASS, 0.05),
        10, 6)]

    def pan(x: float, top: float) -> list[Shape]:
        low = top + 190
        return [drawn(f"M{x} {top} L{x - 88} {low} M{x} {top} L{x + 88} {low} M{x} {top} V{low}", 7, RUST),
            _metal(f"M{x - 100} {low} H{x + 100} "
            f"Q{x + 70} {low + 56} {x} {low + 58} Q{x - 70} {low + 56} {x - 100} {low} Z", BRASS, 20, 10),
            _metal(ellipse(x, low, 100, 12),
            lighter(BRASS, 0.3), 5, 4)]

    blade = placed(sword(230, 34, "#d3dce0"), -120, -10, 0.84, -78)
    plume = [feather(250, 110, -74, 110, 34, "#fbf4df")]
    return [*stand, *beam, *pan(-206, -162), *blade, *pan(206, -80), *placed(plume, 0, -6)]


def _hall() -> Part:
    """Return a pale hall of pillars."""
    dice = random.Random(113)
    far = Fog("#f6ecd0", 0.74)
    return [wall(dice, -20, -20, 680, 420, "#b8a284", 50, far), *[q for x in (60, 190, 450,
        580) for q in (flat(rounded(x, 340, 46, 240),
        "#fff6d6", ink=0.05, tone=1.45), archway(x, 340, 46, 240, 16, "#d2bf9c", False, far))], floor(380, 500, 640,
        "#c0a47c", 320, 96,
        Fog("#f6ecd0", 0.2))]


def _metronome() -> Part:
    """Return the pendulum: it hangs from nothing one can see, and the inn stands where it will be in a moment."""
    houses = [*placed(inn(), -190, 236, 0.62), *placed(gabled(), 190, 236, 0.86), *placed(gabled(roof="#b8402c"), 262,
        244, 0.8)]
    frame = [_metal(tube(s * 214, 260, 30, s * 120, 10, 26, s * 30, -226, 24), darker(BRASS, 0.35), 12,
        70) for s in (-1, 1)]
    head = [*placed(cog(52, 12, darker(BRASS, 0.1)), 0, -214), _metal(ellipse(0, -214, 22), lighter(BRASS, 0.3), 14)]
    bob = placed([_metal(tube(0, 0, 18, 0, 300, 20), RUST, 8, 84), _metal(ellipse(0, 330, 104), BRASS, 60, 30), _metal(
        f'<path fill-rule="evenodd" d="{ellipse(0, 330, 104)} {ellipse(0, 330, 86)}"/>', lighter(BRASS, 0.2), 8, 30),
        flat(rays(0, 330, 22,
        70, 12), lighter(BRASS, 0.4), ink=0.2, tone=1.3, contour=1), mark(ellipse(0, 330, 14))], 0, -214, 1.0, 10)
    swing = drawn("M-150 168 Q-110 216 -60 236 M-178 128 Q-188 148 -180 170 M-120 120 Q-100 160 -64 186", 6)
    ground = hill(900, 340, [(-20, 236), (200, 226), (450, 220), (700, 228), (920, 236)], "#8aa84a")
    return [*frame, *head, *placed([ground], -450, 0), *houses, *bob, swing]


def _throne_room() -> Part:
    """Return a hall with a high throne whose seat is empty since a moment ago."""
    dice = random.Random(115)
    far = Fog("#f4dcb8", 0.45)
    back = [form(loop(196, 470, 190, 150, 220, 60, 320, 16, 420, 60, 450, 150, 444, 470), RED, 26, 84,
        fog=Fog("#f4dcb8", 0.15)), form(stroke(
        "M196 470 L190 150 Q200 40 320 16 Q440 40 450 150 L444 470", 22), BRASS, 10, 30, shine=0.4)]
    return [wall(dice, -20, -20, 680, 520, "#b38a64", 50, far), *[q for x in (50, 590) for q in pillar(x, 480, 0, 38,
        "#cfa47c", Fog("#f4dcb8",
        0.3), 5)], *back]


def _standing() -> Part:
    """Return the regent on her feet, her skirt a bell with the works showing, taller than anybody thought."""
    skirt = [_metal(loop(-70, 40, -110, 140, -196, 300, -200, 330, 200, 330, 196, 300, 110, 140, 70, 40), darker(BRASS,
        0.12), 60, 80), mark(loop(
        -60, 130, 0, 110, 60, 130, 110, 290, 0, 310, -110, 290), "#2f1c14"), *placed(cog(64, 12, BRASS), -34, 236),
        *placed(cog(46, 10, "#b8733a"),
        44, 180), *placed(cog(38, 9, lighter(BRASS, 0.2)), 58, 262), *placed(cog(26, 8, "#c9c2b0"), -14, 150)]
    waist = [_metal(loop(-74, -40, -56, 20, -66, 66, 66, 66, 56, 20, 74, -40, 40, -60, -40, -60), BRASS, 30, 70),
        _metal(tube(-66, 52, 22, 0, 62, 24,
        66, 52, 22), RUST, 9, 6)]
    cape = [form(loop(-80, -60, -170, 20, -236, 200, -250, 340, -150, 330, -110, 140, -60, 20), RED, 30, 70),
        form(loop(80, -60, 170, 20, 236, 200,
        250, 340, 150, 330, 110, 140, 60, 20), RED, 30, 70)]
    fur = _ermine(loop(-150, 30, -130, -50, -60, -84, 0, -70, 60, -84, 130, -50, 150, 30, 100, 20, 60, -20, 0, -4, -60,
        -20, -100, 20), [(-110, -30),
        (-70, -60), (110, -30), (70, -60), (-126, 0), (122, 0), (0, -50)])
    arms = [*arm((-120, 0, 54, -190, 90, 44, -214, 20, 34), BRASS, 50), *arm((120, 0, 54, 190, 70, 44, 214, -40, 34),
        BRASS, 40), *[_metal(tube(-214 +
        14 * k, 10, 13, -222 + 18 * k, -22, 12, -220 + 22 * k, -48, 5), lighter(BRASS, 0.1), 6, 80) for k in (-1, 0,
        1)]]
    rod = [_metal(tube(226, 200, 16, 214, -60, 16, 206, -190, 14), RUST, 7, 84), *placed(cog(40, 10, BRASS), 204,
        -210), *[_metal(tube(190, -66 + 18 *
        k, 16, 216, -68 + 18 * k, 17, 238, -62 + 18 * k, 11), lighter(BRASS, 0.1), 7, 20) for k in range(3)]]
    return [*cape, *skirt, *waist, *fur, *arms, *rod, *placed([*_face(), *_crown()], 0, -136, 0.66)]


PICTURES = {
    "brass-regent": scene(_counting_house, _regent, 320, 210, 0.7),
    "turnstile": scene(_road, _turnstile, 320, 254, 0.86, NOON),
    "assayer": scene(_hall, _assayer, 320, 250, 0.77),
    "metronome": scene(_road, _metronome, 320, 252, 0.94, NOON),
    "regent-enthroned": scene(_throne_room, _standing, 320, 258, 0.82),
}
RECIPES = recipes(
    "bosses", PICTURES, __name__, "arms", "books", "hands", "houses", "nature", "props", "stonework", "town",
    "works", shared=("parts", "pinions", "stage"), quality=QUALITY,
)
