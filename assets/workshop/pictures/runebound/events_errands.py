"""Events on an errand: letter, ashes, smugglers, star-gazer, runesmith, holy oil."""

from __future__ import annotations

from assets.workshop.engraving import Fog, Glow, Part, Ridge, Shape, drawn, flat, placed
from assets.workshop.engraving.grade import Lamp
from assets.workshop.engraving.kit.fire import flame, lantern
from assets.workshop.engraving.kit.houses import castle
from assets.workshop.engraving.kit.props import barrel, crate, sack
from assets.workshop.engraving.kit.runes import burning
from assets.workshop.engraving.kit.stonework import archway, gothic, pillar
from assets.workshop.engraving.palette import darker
from assets.workshop.engraving.paths import box, ellipse, loop, polygon, rays, tube
from assets.workshop.pictures.runebound.events_roads import anvil
from assets.workshop.pictures.runebound.land import cliff, firs, ground, lake, meadow, peaks, road, rocks
from assets.workshop.pictures.runebound.people import Person, pack, person
from assets.workshop.pictures.runebound.rooms import hearth, masonry
from assets.workshop.pictures.runebound.steeds import horse
from assets.workshop.pictures.runebound.views import DAWN, EVENING, GOLDEN, INSIDE, NIGHT, recipes, scene
from assets.workshop.pictures.runebound.weather import (
    beam,
    birds,
    burst,
    clouds,
    haze,
    moon,
    pool,
    sparks,
    stars,
)


def letter_sealed() -> Part:
    """Return a rider bent over his wound who hands down a letter; its red seal bears the sun of the far city."""
    out: list[Shape] = [*burst(700, 150, 60, 190, "#fff0c0", 22, 0.5), *peaks(4, ((90, 110, 250, 130), (300, 130, 250,
        110)),
        "#b0aab8", 0.5), *placed(castle(Fog("#f2dcb0", 0.35)), 706, 250, 0.9), ground(((0, 250), (300, 240), (600,
        250), (880,
        236)), "#b5b070", 0.15), *road(700, 244, 16, 600, 280, 40, 420, 330, 100, 200, 420, 220), *firs(5, ((40, 270,
        100), (96,
        262, 76), (836, 262, 90)), ("#7d8a5f", "#6f8058"))]
    out += placed(horse("#8a5238", "#2f2018", "#7a2f2a", low=24), 250, 400, 1.26, 0, True)
    rider = Person(coat="#2f5f7a", skin="#e6c4a4", hair="#3a2a20", head="cap", cover="#28485a", sad=True, pose="wade",
        left=(-60, -140, -16, -120), right=(70, -150, 118, -140), cloak="#7a2f34", look=0.8)
    out += [*person(rider, 236, 372, 1.14, False, None, 12), Shape(tube(214, 262, 34, 226, 330, 36, 250, 372, 24),
        "#4a3a34",
        bevel=12, angle=80), Shape(ellipse(228, 216, 17, 14), "#a82a1e", bevel=5, ink=0.5)]
    paper = [Shape(polygon(-150, -88, 150, -96, 156, 92, -146, 98), "#f7ecd0", bevel=7, angle=6, ink=0.5, contour=1.3),
        drawn(
        "M-150 -88 L4 24 L150 -96 M-146 98 L-24 4 M156 92 L30 4", 3, "#b59a68"), Shape(loop(-6, -36, 30, -30, 50, -4,
        46, 34, 20,
        56, -16, 54, -42, 34, -46, -2, -30, -30), "#b5271b", bevel=14, angle=40, shine=0.6, contour=1.2,
        glow=Glow("#ffb08a",
        16, 0.3)), flat(rays(2, 10, 14, 28, 12, 5), "#e8553f", tone=1.2, ink=0.1), flat(ellipse(2, 10, 12), "#e8553f",
        tone=1.2,
        contour=0.8)]
    hand = [Shape(tube(150, 170, 90, 110, 96, 64), "#6a4a30", bevel=26, angle=70), Shape(loop(40, 110, 60, 60, 120, 44,
        156, 70,
        150, 120, 96, 140), "#8a6238", bevel=22, angle=40), Shape(tube(84, 84, 34, 60, 40, 26), "#8a6238", bevel=11)]
    out += [*burst(540, 214, 120, 190, "#fff8e0", 20, 0.5), *placed(paper, 540, 222, 1.0, -7), *placed(hand, 560, 250,
        1.0)]
    return [*out, *meadow(2, 0, 880, 390, 414, 10, ("#8a9450",)), *birds(((560, 60, 0.6), (600, 76, 0.5)))]


def ashes_of_a_friend() -> Part:
    """Return a jar on a rock above a wide valley, somebody who sits and talks to it, a shrine far off."""
    out: list[Shape] = [*burst(520, 150, 40, 150, "#fff0c0", 24, 0.4), *clouds(8, ((130, 90, 240), (400, 70, 150))),
        *peaks(12, ((
        480, 120, 260, 140), (720, 90, 260, 160), (860, 130, 260, 120)), "#b5aebc", 0.5)]
    out += [ground(((0, 250), (300, 236), (600, 262), (880, 240)), "#a9b57c", 0.4), *lake(6, 290, "#9cc0c4", waves=30),
        ground(((0,
        290), (180, 284), (330, 330), (520, 420)), "#94a565", 0.15)]
    dome = [Shape(box(-60, -8, 120, 12), "#d9cdb2", bevel=4, angle=4), *(Shape(box(x - 6, -62, 12, 56), "#efe6d0",
        bevel=4,
        angle=86) for x in (-44, -16, 16, 44)), Shape(box(-56, -74, 112, 12), "#d9cdb2", bevel=4), Shape(
        "M-48 -74 Q-46 -124 0 -128 Q46 -124 48 -74 Z", "#3f8a9a", bevel=16, angle=50), Shape(ellipse(0, -132, 5),
        "#d9ad4c",
        bevel=3)]
    out += [ground(((540, 330), (690, 288), (880, 300)), "#b0b878", 0.25, furrows=1), *burst(720, 230, 50, 80,
        "#fff2c8", 20,
        0.3), *placed(dome, 720, 300, 0.86)]
    out += cliff(5, (-20, 430, -20, 330, 120, 322, 330, 330, 520, 338, 560, 352, 536, 400, 552, 430), "#a08f72", 84)
    out += [*rocks(3, ((430, 348, 150, 40),), "#b5a78c")]
    friend = Person(coat="#4f6a5a", skin="#d8a67e", head="hood", cover="#41583e", pose="sit", look=1.0, cloak="#5f7d6a",
        left=(-54, -150, -40, -100), right=(60, -150, 92, -140), sad=True)
    out += [*placed(pack("#a8834f"), 130, 320, 1.2, -6), *person(friend, 268, 374, 1.24)]
    jar = [Shape(loop(-30, 0, -44, -50, -34, -92, -18, -106, 18, -106, 34, -92, 44, -50, 30, 0, 0, 6), "#c8704a",
        bevel=30,
        angle=78, shine=0.5, contour=1.3, ridges=(Ridge("M-42 -64 Q0 -52 42 -64", 6, 5),)), Shape(loop(-26, -106, -18,
        -126, 18,
        -126, 26, -106, 0, -98), "#a8553c", bevel=9, angle=10), Shape(ellipse(0, -132, 8, 7), "#a8553c", bevel=4),
        drawn("M-40 -46 "
        "q10 -12 20 0 t20 0 t20 0 t20 0", 4, "#f2e2c0", contour=0.9), Shape(polygon(-44, -82, 44, -82, 46, -74, -46,
        -74),
        "#2f5f86", bevel=3)]
    out += [*burst(446, 250, 50, 120, "#fff8dc", 16, 0.45), *placed(jar, 446, 326, 1.3),
        drawn("M470 150 q40 -26 80 -10 q30 12 60 "
        "-6 M480 164 q30 -10 60 0", 3, "#f4ecd8", ink=0, tone=1.6, opacity=0.8)]
    return [*out, *meadow(9, 0, 540, 340, 410, 14, ("#7f9048",), ("#f4efe0",)), *birds(((560, 100, 0.7), (610, 80,
        0.6), (660, 110,
        0.5)))]


def smugglers() -> Part:
    """Return a boathouse by night: two men with a barrel between them, a boat with its load, a shaded lantern."""
    out: list[Shape] = [*stars(4, 50, 880, 140), *moon(700, 66, 34), ground(((0, 196), (300, 180), (600, 196), (880,
        182)),
        "#5f6f7a", 0.3, furrows=1), *lake(9, 210, "#6f93a4", waves=40)]
    boat = [Shape("M-170 -46 Q-60 -20 150 -56 Q132 8 70 20 H-100 Q-150 8 -170 -46 Z", "#7a5636", bevel=22, angle=6,
        grain=0.14,
        ridges=(Ridge("M-164 -26 Q-40 0 144 -34 M-150 -8 Q-30 14 130 -14", 5, -5),), contour=1.2), Shape(tube(-20, -40,
        12, -16,
        -210, 9), "#6a4a30", bevel=5, angle=86), drawn("M-16 -200 L-150 -44 M-16 -200 L130 -52", 2.6, "#c9b48a"), Shape(
        "M-14 -196 Q70 -150 10 -66 L-12 -60 Z", "#b5a684", bevel=12, angle=70)]
    out += [*placed(boat, 690, 310, 1.1), *placed(barrel(50, 64), 640, 290, 0.8), *placed(crate(60, 50), 716, 290, 0.9)]
    out += [Shape(polygon(-20, 420, -20, 322, 560, 318, 640, 420), "#8a6a44", bevel=8, angle=4, grain=0.2,
        ridges=(Ridge("M-20 344 "
        "H580 M-20 370 H600 M-20 396 H620", 4, -5),)), *(Shape(tube(x, 420, 22, x, 300, 20), "#6a4a30", bevel=9,
        angle=86) for x in (
        540, 600))]
    shed = [Shape(box(-20, 90, 250, 240), "#7a5c40", bevel=6, angle=86, grain=0.16,
        ridges=(Ridge(" ".join(f"M{x} 90 V330" for x in
        range(10, 230, 30)), 4, -5),)), Shape(polygon(-40, 96, -40, 30, 190, 20, 262, 96), "#4a4650", bevel=10,
            angle=20, grain=0.2),
        flat(polygon(60, 330, 60, 160, 190, 160, 190, 330), "#e0a84a", tone=1.3, contour=1.2, glow=Glow("#ffcf6a", 24,
        0.6)), Shape(
        polygon(190, 330, 190, 156, 232, 140, 232, 344), "#6a4a30", bevel=7, angle=86)]
    out += [*shed, *placed(barrel(60, 80), 96, 330), *placed(sack(60, 70), 150, 332)]
    old = Person(coat="#3f4a5a", skin="#dca680", head="cap", cover="#6a2f2a", beard="#d8d2c4", left=(-56, -150, -60,
        -110), right=(60,
        -140, 70, -96), look=0.5, hem=-60, wide=1.1)
    young = Person(coat="#6a4a3a", skin="#d8a078", head="kerchief", cover="#2f5a6a", left=(-60, -140, -70, -96),
        right=(56, -170, 66,
        -206), look=-0.3, hem=-60)
    out += [*person(old, 330, 402, 1.22), *person(young, 530, 402, 1.18)]
    out += [*placed(barrel(104, 126, "#9a6b3f"), 430, 396, 1.0), *placed([flat(polygon(0,
        -14, 4, -4, 14, -4, 6, 3, 9, 13, 0, 7, -9, 13, -6, 3, -14, -4, -4, -4), "#2a1a10", tone=0.3)], 430, 336, 1.2)]
    out += lantern(606, 150, 1.0, 0.9)
    return [*out, pool(606, 190, "#ffd873", 80, 0.5), haze(760, 300, 200, 12)]


def star_gazer() -> Part:
    """Return a tube as long as a haywain on a hill by night, an old man at its end, somebody who holds it up."""
    out: list[Shape] = [*stars(6, 120, 880, 260)]
    figure = ((560, 60), (620, 40), (680, 70), (730, 50), (760, 100), (700, 120), (640, 110))
    out += [drawn("M" + " L".join(f"{x} {y}" for x, y in figure) + " Z", 1.8, "#dfe6ff", ink=0, tone=1.7, opacity=0.8),
        *(flat(rays(x, y,
        3, 12, 4), "#fffbe0", ink=0, tone=2.0, glow=Glow("#ffffff", 10, 0.4)) for x, y in figure)]
    out += [flat("M120 96 L300 40 L296 52 L130 108 Z", "#eef2ff", ink=0, tone=1.7, opacity=0.6, feather=6),
        flat(rays(120, 102, 6, 22, 8),
        "#fffbe0", ink=0, tone=2.0, glow=Glow("#ffffff", 18, 0.6))]
    out += [ground(((0, 330), (200, 300), (440, 280), (640, 292), (880, 330)), "#6f8a6a"), *firs(8, ((40, 330, 90),
        (90, 322, 70), (830,
        330, 100), (780, 322, 70)), ("#4f6a5f", "#48604f"))]
    brass = "#c9a04a"
    tube_ = [Shape(polygon(-310, -24, 120, -36, 120, 36, -310, 24), brass, bevel=22, angle=4, shine=0.7, contour=1.3),
    Shape(box(120, -46,
        40, 92), darker(brass, 0.2), bevel=10, angle=86, shine=0.6), *(Shape(box(x, -36, 14, 72), darker(brass, 0.25),
        bevel=5, shine=0.6)
        for x in (-210, -80, 60)), Shape(box(-350, -15, 44, 30), darker(brass, 0.3), bevel=7, shine=0.5),
            flat(ellipse(161, 0, 8, 40),
        "#cfe4ff", tone=1.7, contour=1.1, glow=Glow("#e0f0ff", 22, 0.6))]
    holder = Person(coat="#7a2f2a", skin="#dcab84", head="hood", cover="#6a2620", left=(-62, -196, -50, -250),
        right=(62, -196, 50, -250),
        look=0.5, hem=-66, legs="#4a4038", wide=1.1, sad=True)
    out += person(holder, 560, 404, 1.1)
    stand = [Shape(f"{tube(0, 0, 12, -50, 150, 12)} {tube(0, 0, 12, 50, 150, 12)} {tube(0, 0, 12, 6, 156, 11)}",
        "#8a6238", bevel=5,
        angle=80)]
    out += [*placed(stand, 392, 236), *placed(tube_, 470, 180, 1.0, -22)]
    out += [Shape(ellipse(x, y, 18, 15), "#dcab84", bevel=9) for x, y in ((506, 186), (614, 146))]
    sage = Person(coat="#2f4a7a", skin="#dcb08c", hair="#efe9da", head="hat", cover="#243a62", beard="#f2ecdc",
        left=(-52, -150, -30, -118),
        right=(66, -164, 74, -200), look=0.8, hem=-10, sleeves="#3a568a", cloak="#3a568a")
    out += person(sage, 122, 410, 1.1, False, None, 8)
    out += [flat(" ".join(rays(x, y, 2.4, 8, 5) for x, y in ((110, 330), (142, 360), (92, 380), (150, 310), (120, 300),
        (170, 386))),
        "#f2dc8a", ink=0, tone=1.6)]
    sheet = [Shape(polygon(-60, -10, 50, -16, 60, 20, -56, 26), "#f4ead0", bevel=4, angle=8),
        drawn("M-40 4 l24 -8 l20 12 l24 -10", 2.4,
        "#3a5a8a")]
    return [*out, *placed(sheet, 276, 396, 1.1), *lantern(318, 330, 0.7, 0.8), *meadow(3, 200, 880, 360, 412, 16,
        ("#5f7a58",))]


def runesmith() -> Part:
    """Return an old smith over a blade whose letters glow, hammer in the air, a forge at his back."""
    out: list[Shape] = [*masonry(12, "#a8957a", 46, 0.15), *hearth(150, 380, 1.15, "#a8906c")]
    tools = [drawn("M0 0 H210", 8, "#6a4a30")]
    for k in range(5):
        tools += placed(([Shape(tube(0, 0, 7, 0, 80, 7), "#8a6238", bevel=3), Shape(box(-18, 70, 36, 24), "#6d747a",
            bevel=6, shine=0.5)],
            [Shape(tube(-4, 0, 6, -8, 100, 7), "#4f5458", bevel=3), Shape(tube(6, 0, 6, 8, 100, 7), "#4f5458",
            bevel=3)])[k % 2],
            20 + 44 * k, 4)
    out += placed(tools, 630, 80)
    marks = ("M0 -16 V16 M0 -10 L10 -2 L0 4", "M-6 -16 V16 M6 -16 V16 M-6 -4 L6 6", "M0 -16 V16 M-10 -6 L0 -16 L10 -6",
        "M-7 -16 V16 L7 -16 V16",
        "M0 -16 V16 M0 -16 L12 -6 M0 -4 L12 6")
    for k in range(6):
        out += placed([drawn(marks[k % 5], 4, "#6a5a44", contour=0.6)], 330 + k * 48, 40 + (k % 2) * 6, 1.1)
    smith = Person(coat="#5a3f30", skin="#c98f68", hair="#efe8d6", head="bald", beard="#f2ead6", left=(-58, -140, -76,
        -100), right=(80,
        -190, 74, -256), apron="#6a4a34", sleeves="#c98f68", look=-0.5, hem=-60, wide=1.4, pose="wade")
    out += person(smith, 442, 452, 1.4)
    hammer = [Shape(tube(0, 40, 13, 0, -64, 12), "#a8794a", bevel=5, angle=86), Shape(box(-48, -104, 96, 48),
        "#7a8288", bevel=10, shine=0.7,
        contour=1.3), drawn("M-20 -92 V-70 M-20 -88 L-8 -80 M14 -92 L22 -70", 3, "#ffd873", ink=0, tone=1.6)]
    out += [*placed(hammer, 562, 110, 1.0, 22), Shape(ellipse(556, 108, 20, 18), "#c98f68", bevel=9)]
    out += placed(anvil(), 456, 452, 1.7)
    blade = [Shape("M-250 -20 L140 -24 L236 0 L140 24 L-250 20 Z", "#cdd6da", bevel=16, angle=4, shine=0.8,
        contour=1.3), Shape(box(-330, -9,
        86, 18), "#8a8f94", bevel=5), drawn("M-244 0 H150", 2, "#7a8288")]
    for k in range(6):
        blade += placed(burning(marks[k % 5], 5, "#ff8a2e", 0.6), -190 + k * 58, 0, 0.95)
    out += [*burst(470, 268, 40, 130, "#ffe2a0", 18, 0.4), *placed(blade, 470, 284, 1.0, -4), *sparks(7, 560, 262, 90,
        26, "#ffd873")]
    out.append(Shape(loop(300, 274, 330, 258, 352, 270, 352, 304, 322, 314, 300, 300), "#c98f68", bevel=14))
    return [*out, pool(150, 330, "#ffb45a", 110, 0.5)]


def holy_oil() -> Part:
    """Return a flask of golden oil in two hands, sealed with wax; behind it the old lamp in a roofless chapel."""
    out: list[Shape] = [*clouds(5, ((440, 120, 160),)), *burst(440, 170, 60, 260, "#fff0c0", 26, 0.45)]
    out += [*masonry(14, "#bfb294", 44, 0.15), flat(gothic(440, 400, 150, 390), "#cfe0e4", tone=1.5), flat(gothic(440,
        400, 150, 390),
        "#f8e8b8", opacity=0.6, tone=1.4, feather=20), archway(440, 400, 150, 390, 32, "#cfc2a2"), *(s for x in (60,
        220, 660, 820) for s in pillar(x, 400, -20, 30, "#cfc4a8"))]
    out += [beam(440, -10, 60, 400, 220, "#fff4c8", 0.45), ground(((0, 392), (440, 384), (880, 392)), "#b0a684")]
    lamp = [drawn("M-60 -120 L-26 -40 M60 -120 L26 -40 M0 -140 V-40", 2.4, "#8a7a4a"), Shape(loop(-48, -40, -40, 0,
        -12, 16, 12, 16, 40, 0, 48,
        -40, 0, -30), "#c9a04a", bevel=16, shine=0.7, contour=1.2), *flame(0, -34, 46, 0.7)]
    out += placed(lamp, 440, 44, 0.7)
    out += [*(Shape(box(x, y, 8, 30), "#f4ecd8", bevel=3) for x, y in ((100, 340), (126, 352), (760, 346), (786,
        338))), *(s for x, y in ((104,
        340), (130, 352), (764, 346), (790, 338)) for s in flame(x, y, 18, 0.5))]
    flask = [Shape(loop(-26, -112, -24, -60, -78, 0, -82, 66, -46, 112, 46, 112, 82, 66, 78, 0, 24, -60, 26, -112),
        "#e6efe2", bevel=34, angle=76,
        shine=0.7, contour=1.3, opacity=0.9), Shape(loop(-74, 16, -78, 62, -44, 106, 44, 106, 78, 62, 74, 16, 40, 24,
        0, 14, -40, 24), "#eab23a",
        bevel=30, angle=70, shine=0.8, ink=0.7, tone=1.2, glow=Glow("#ffd873", 34, 0.7)), Shape(box(-30, -122, 60, 16),
        "#cfd8cc", bevel=5),
        Shape(loop(-30, -118, -28, -150, 0, -160, 28, -150, 30, -118, 34, -92, 20, -84, 12, -104, -6, -102, -14, -80,
        -28, -88), "#b5271b",
        bevel=12, shine=0.5, contour=1.2), drawn("M-54 0 Q-62 40 -46 80", 7, "#fffdf0", ink=0, tone=1.8, opacity=0.8)]
    out += [*burst(440, 260, 90, 200, "#fff0b0", 24, 0.6), *placed(flask, 440, 262, 1.06)]
    for side in (-1, 1):
        sleeve = [Shape(tube(210, 250, 110, 130, 110, 84), "#5f5240", bevel=30, angle=60, grain=0.08), Shape(loop(30,
            118, 30, 60, 62, 20, 100, 20,
            140, 70, 120, 130, 70, 150), "#dcab84", bevel=24, angle=30), *(Shape(tube(86, 40 + 24 * k, 24, 34,
            46 + 24 * k, 21), "#dcab84",
            bevel=9, angle=10) for k in range(4))]
        out += placed(sleeve, 440, 256, 1.0, 0, side < 0)
    return out


PICTURES = {
    "a-letter-sealed": scene(letter_sealed, DAWN),
    "ashes-of-a-friend": scene(ashes_of_a_friend, GOLDEN),
    "the-smugglers": scene(smugglers, NIGHT, lamps=(Lamp(0.64, 0.45, 0.4, 0.7, 0.9), Lamp(0.14, 0.6, 0.3, 0.5, 0.6)),
    dark=0.72),
    "the-star-gazer": scene(star_gazer, NIGHT, lamps=(Lamp(0.4, 0.8, 0.4, 0.5, 0.6), Lamp(0.5, 0.3, 0.5, 0.5, 0.4)),
    dark=0.74),
    "the-runesmith": scene(runesmith, INSIDE, lamps=(Lamp(0.55, 0.66, 0.5, 0.6, 1.0), Lamp(0.17, 0.75, 0.4, 0.6, 0.9)),
    dark=0.74),
    "holy-oil": scene(holy_oil, EVENING),
}
RECIPES = recipes("events", PICTURES, __name__, "events_roads")
