"""People of the scenes, 240 high, feet on y = 0, seen from the front or from behind: how they stand, what they wear."""

from __future__ import annotations

from dataclasses import dataclass

from assets.workshop.engraving import NO_SHADOW, Fog, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.attire import shoulders, tunic
from assets.workshop.engraving.kit.faces import Face, ear, features, neck
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import box, ellipse, line, loop, polygon, tube

NEAR = Shadow(0.4, 5, 5, 4)
Arm = tuple[float, float, float, float]
DOWN_LEFT: Arm = (-50, -150, -46, -104)
DOWN_RIGHT: Arm = (50, -150, 46, -104)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody small in a scene.

    `left` and `right` are elbow and hand of the arms as they are seen (x, y, x, y; the shoulders are at -34 and 34,
    -180). `hem` is where the coat ends (-8: a robe). `head` is bare, long, bald, hood, hat, cap, helm, kerchief,
    crown or bun; `cover` its colour. `look` turns the face (-1 left to 1 right). `pose` is stand, walk, sit, kneel or
    wade (nothing below the coat).
    """

    coat: str = "#7a6a4e"
    skin: str = "#dcab84"
    hair: str = "#5a3a22"
    head: str = "bare"
    cover: str = "#6a5a44"
    beard: str | None = None
    legs: str = "#5d4d3c"
    boots: str = "#4a3626"
    hem: float = -74
    look: float = 0.0
    left: Arm = DOWN_LEFT
    right: Arm = DOWN_RIGHT
    sleeves: str | None = None
    cloak: str | None = None
    belt: str | None = "#4a3020"
    apron: str | None = None
    pose: str = "stand"
    back: bool = False
    sad: bool = False
    eyes: str = "#1d130d"
    wide: float = 1.0


def person(who: Person, x: float = 0, y: float = 0, size: float = 1.0, mirror: bool = False,
    fog: Fog | None = None, turn: float = 0.0) -> list[Shape]:
    """Return somebody, his feet at x, y; `mirror` turns him about."""
    drop = {"sit": 54.0, "kneel": 62.0}.get(who.pose, 0.0)
    body = [*_cloak(who), *_mane(who), *_torso(who), *_arm(who, -1), *_arm(who, 1), *_head(who)]
    part = [*_legs(who), *placed(body, 0, drop)]
    return placed(part, x, y, size, turn, mirror, who.wide, fog)


def _cloak(who: Person) -> list[Shape]:
    if not who.cloak:
        return []
    fall = loop(-24, -190, -52, -160, -62, -90, -64, -20, -30, -10, 0, -18, 30, -10, 64, -20, 62, -90, 52, -160, 24,
        -190)
    return [Shape(fall, who.cloak, bevel=22, angle=80, grain=0.06, shadow=NEAR, ridges=(Ridge("M-40 -150 L-46 -20 M40 "
        "-150 L46 -20 M-24 -120 L-26 -16 M24 -120 L26 -16", 8, -6),))]


def _mane(who: Person) -> list[Shape]:
    """Return long hair as it falls behind the shoulders."""
    if who.head not in ("long", "crown"):
        return []
    return [Shape(loop(-27, -236, -34, -206, -36, -160, -20, -148, 20, -148, 36, -160, 34, -206, 27, -236), who.hair,
        bevel=12, angle=82, shadow=NO_SHADOW, ridges=(Ridge("M-28 -220 V-154 M28 -220 V-154", 5, -4),))]


def _legs(who: Person) -> list[Shape]:
    if who.pose == "wade":
        return []
    runs: tuple[tuple[float, ...], ...] = ((-15, -112, 30, -17, -60, 25, -18, -12, 19), (15, -112, 30, 17, -60, 25, 18,
        -12, 19))
    if who.pose == "walk":
        runs = ((-12, -112, 30, -24, -60, 25, -44, -14, 19), (12, -112, 30, 28, -62, 25, 32, -12, 19))
    elif who.pose == "sit":
        runs = ((-16, -58, 34, -34, -60, 30, -32, -12, 20), (16, -58, 34, 34, -60, 30, 32, -12, 20))
    elif who.pose == "kneel":
        runs = ((-12, -52, 32, 6, -14, 28, -48, -8, 18), (12, -52, 32, 46, -56, 28, 44, -12, 20))
    out: list[Shape] = []
    for run in runs:
        fx, fy = run[-3], run[-2]
        out += [Shape(loop(fx - 12, 0, fx - 11, fy - 28, fx + 11, fy - 28, fx + 13, -8, fx + 20, -2, fx + 18, 3, fx
            - 10, 3), who.boots, bevel=9, angle=80, shadow=NEAR), Shape(tube(*run), who.legs, bevel=12, angle=78,
            grain=0.06, shadow=NO_SHADOW, contour=1.0)]
    return out


def _torso(who: Person) -> list[Shape]:
    h = min(who.hem, -66) if who.pose in ("sit", "kneel") else who.hem
    flare = 36 + (h + 110) * 0.2
    coat = loop(-18, -194, -40, -184, -42, -156, -33, -128, -34, -106, -flare, h, -flare * 0.4, h + 6, 0, h + 2,
        flare * 0.4, h + 6, flare, h, 34, -106, 33, -128, 42, -156, 40, -184, 18, -194)
    folds = Ridge(f"M-12 -118 L{-flare * 0.36:.0f} {h} M12 -118 L{flare * 0.36:.0f} {h} M-26 -110 L{-flare * 0.74:.0f} "
        f"{h - 4} M26 -110 L{flare * 0.74:.0f} {h - 4} M0 -186 V-126", 7, -6)
    out = [Shape(tube(0, -204, 20, 0, -186, 24), darker(who.skin, 0.15), bevel=8, shadow=NO_SHADOW),
        Shape(coat, who.coat, bevel=22, angle=80, grain=0.06, ridges=(folds,), shadow=NEAR, contour=1.1)]
    if not who.back:
        out.append(Shape(polygon(-13, -194, 13, -194, 3, -172, -3, -172), lighter(who.coat, 0.3), bevel=4, angle=30,
            shadow=NO_SHADOW, contour=0.6))
    if who.apron:
        out.append(Shape(loop(-24, -158, 24, -158, 27, -118, flare * 0.7, h + 8, -flare * 0.7, h + 8, -27, -118),
            who.apron, bevel=10, angle=86, grain=0.08, contour=0.9, ridges=(Ridge("M-8 -116 V-40 M10 -116 V-40", 5,
            -4),)))
    if who.belt:
        out.append(Shape(line(-35, -120, 0, -112, 35, -120) + " L34 -108 Q0 -98 -34 -108 Z", who.belt, bevel=4, angle=4,
            shadow=NO_SHADOW))
    return out


def _arm(who: Person, side: int) -> list[Shape]:
    ex, ey, hx, hy = who.left if side < 0 else who.right
    sleeve = who.sleeves or darker(who.coat, 0.06)
    mx, my = ex + (hx - ex) * 0.72, ey + (hy - ey) * 0.72
    return [Shape(ellipse(hx, hy, 9.5, 10.5), who.skin, bevel=8, angle=30, ink=0.5, grain=0.02, shadow=NO_SHADOW),
        Shape(tube(side * 32, -180, 24, ex, ey, 23, mx, my, 19), sleeve, bevel=10, angle=60 * side, grain=0.05,
            shadow=Shadow(0.35, 3, 4, 3), contour=1.1)]


def _head(who: Person) -> list[Shape]:
    behind: list[Shape] = []
    if who.head == "hood":
        behind.append(Shape(loop(-34, -176, -33, -222, -20, -248, 0, -256, 20, -248, 33, -222, 34, -176, 0, -166),
            who.cover, bevel=18, angle=70, shadow=NEAR))
    skull = loop(-22, -222, -20, -242, 0, -250, 20, -242, 22, -222, 17, -200, 7, -189, -7, -189, -17, -200)
    out = [*behind, Shape(skull, who.hair if who.back and who.head not in ("bald", "hood") else who.skin, bevel=20,
        swell=0.5, angle=14, grain=0.02, ink=0.22, contour=1.1, shadow=Shadow(0.35, 2, 5, 3))]
    if not who.back:
        return [*out, *_face(who), *_cover(who)]
    nape = [] if who.head in ("hood", "bald") else [Shape(loop(-23, -226, -25, -206, -20, -190, -12, -184, -6, -180, 0,
        -184, 6, -180, 12, -184, 20, -190, 25, -206, 23, -226, 0, -232), who.hair, bevel=9, angle=84, grain=0.1,
        ridges=(Ridge("M-16 -226 L-17 -190 M-6 -226 L-7 -184 M5 -226 L6 -184 M15 -226 L16 -190", 4, -5),))]
    return [*out, *nape, *_cover(who)]


def _face(who: Person) -> list[Shape]:
    t = who.look * 6
    ink = "#2a160d"
    brow = 3 if who.sad else -1
    soft = 1.7 if who.head in ("long", "kerchief", "bun") else 2.4
    out = [flat(loop(8 + t * 0.4, -246, 21, -236, 21, -214, 14, -196, 6, -190, 10 + t * 0.5, -212), darker(who.skin,
            0.4), opacity=0.26, feather=3, angle=50, ink=0.3),
        flat(f"{ellipse(-9 + t, -222, 3.0, 3.2)} {ellipse(9 + t, -222, 3.0, 3.2)}", who.eyes, tone=0.2),
        drawn(f"M{-15 + t} {-229 + brow} L{-5 + t} {-229 - brow} M{15 + t} {-229 + brow} L{5 + t} {-229 - brow}", soft,
            ink),
        drawn(f"M{t * 1.3} -222 l{3 * (1 if t >= 0 else -1)} 11 l-4 1", 1.8, ink)]
    mouth = f"M{-6 + t} -200 q6 -4 12 0" if who.sad else f"M{-6 + t} -202 q6 4 12 0"
    out.append(drawn(mouth, 2.0, "#7a2f22"))
    if who.beard:
        out.append(Shape(loop(-21, -212, -14, -206, -8 + t, -207, 8 + t, -207, 14, -206, 21, -212, 18, -188, t, -170,
            -18, -188), who.beard, bevel=10, angle=84, grain=0.1, contour=0.9, shadow=NO_SHADOW,
            ridges=(Ridge("M-8 -200 L-4 -176 M8 -200 L4 -176 M0 -202 V-174", 4, -4),)))
        out.append(drawn(f"M{-5 + t} -201 q5 3 10 0", 2.0, "#7a2f22"))
    return out


def _cover(who: Person) -> list[Shape]:
    c = who.cover
    if who.head in ("bare", "long", "bun"):
        cap = loop(-24, -218, -25, -242, -10, -256, 10, -256, 25, -242, 24, -218, 16, -236, 0, -240, -16, -234)
        knot = [Shape(ellipse(0, -258, 11, 10), who.hair, bevel=8)] if who.head == "bun" else []
        locks = " ".join(tube(s * 22, -232, 8, s * 25, -204, 11, s * 28, -172, 9, s * 25, -156, 2) for s in (-1, 1))
        side = [Shape(locks, who.hair, bevel=5, angle=84, shadow=NO_SHADOW)] if who.head == "long" else []
        return [*side, *knot, Shape(cap, who.hair, bevel=9, angle=60, grain=0.08, contour=1.0, shadow=NO_SHADOW,
            ridges=(Ridge("M-14 -250 L-20 -226 M0 -254 L-4 -240 M14 -250 L20 -226", 4, -3),))]
    if who.head == "hood":
        if who.back:
            return [Shape(loop(-30, -180, -29, -222, -18, -246, 0, -253, 18, -246, 29, -222, 30, -180, 0, -172), c,
                bevel=20, angle=60, ridges=(Ridge("M0 -250 V-176", 7, -5),), shadow=NO_SHADOW)]
        rim = ("M-34 -178 C-38 -226 -26 -256 0 -257 C26 -256 38 -226 34 -178 L20 -184 C26 -220 20 -242 0 -243 C-20 "
            "-242 -26 -220 -20 -184 Z")
        return [Shape(rim, darker(c, 0.08), bevel=9, angle=66, shadow=Shadow(0.5, 2, 5, 4)),
            Shape(loop(-40, -172, -22, -190, 0, -180, 22, -190, 40, -172, 20, -162, -20, -162), c, bevel=9, angle=14)]
    if who.head == "hat":
        return [Shape(loop(-46, -234, 0, -226, 46, -234, 20, -243, -20, -243), c, bevel=6, angle=6),
            Shape(loop(-22, -238, -18, -266, 0, -272, 18, -266, 22, -238, 0, -233), c, bevel=12, angle=30)]
    if who.head == "cap":
        return [Shape(loop(-26, -230, -28, -250, -8, -264, 20, -260, 34, -244, 24, -230, 0, -236), c, bevel=11,
            angle=30)]
    if who.head == "helm":
        return [Shape(loop(-34, -230, 0, -222, 34, -230, 22, -240, -22, -240), c, bevel=5, angle=6, shine=0.4),
            Shape(loop(-24, -234, -20, -258, 0, -268, 20, -258, 24, -234, 0, -229), c, bevel=14, angle=30, shine=0.6)]
    if who.head == "kerchief":
        return [Shape(loop(-25, -212, -27, -240, -10, -256, 10, -256, 27, -240, 25, -212, 15, -234, 0, -238, -15,
            -234), c, bevel=11, angle=24), Shape(polygon(-20, -196, 20, -196, 0, -182), c, bevel=4)]
    if who.head == "crown":
        return [Shape(loop(-24, -216, -25, -240, 0, -252, 25, -240, 24, -216, 15, -234, 0, -238, -15, -234), who.hair,
            bevel=8, angle=60), Shape(polygon(-23, -236, -26, -264, -13, -250, 0, -272, 13, -250, 26, -264, 23, -236),
            c, bevel=5, angle=30, shine=0.6)]
    return []


def bust(face: Face, coat: str, shirt: str | None = None, ears: bool = True) -> list[Shape]:
    """Return head and shoulders in the units of a face, without hair."""
    out = [*(ear(face, -1) if ears else ()), *(ear(face, 1) if ears else ()), neck(face), shoulders(coat)]
    return [*out, *(tunic(shirt) if shirt else ()), *features(face)]


def pack(colour: str = "#8a6a42") -> list[Shape]:
    """Return a bundle with a rolled blanket, 70 wide, round 0, 0."""
    return [Shape(loop(-32, -20, -28, -38, 28, -38, 32, -20, 30, 30, -30, 30), colour, bevel=18, angle=70, grain=0.1),
        Shape(tube(-36, -40, 22, 36, -40, 22), "#a8452f", bevel=10, angle=86), Shape(box(-4, -36, 8, 64), "#4a3020",
        bevel=3)]
