"""Parts of the figures of Tenefyr: round eyes, shut eyes, plain teeth, coats, hoods, arms that end in a hand.

In the units of a face of the kit: origin between the eyes, chin near y = 170, shoulders from y = 200 downward.
"""

from __future__ import annotations

from dataclasses import replace

from assets.workshop.engraving import NO_SHADOW, Dab, Part, Ridge, Shadow, Shape, drawn, flat, placed
from assets.workshop.engraving.kit.hands import fist, palm
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, polygon, tube

INK = "#2a1a14"
LIME = "#fbf4df"
NEAR = Shadow(0.4, 4, 6, 4)
DROP = Shadow(0.5, 8, 12, 8)


def form(outline: str, colour: str, bevel: float = 30, angle: float = 20, **more: object) -> Shape:
    """Return a smooth rounded part."""
    base = Shape(outline, colour, bevel=bevel, angle=angle, grain=0.04, contour=1.5, shadow=DROP)
    return replace(base, **more)  # type: ignore[arg-type]


def mark(outline: str, colour: str = INK, **more: object) -> Shape:
    """Return something painted on, without relief: a hole, a pupil, a patch."""
    base = flat(outline, colour, tone=0.3, contour=0.8)
    return replace(base, **more)  # type: ignore[arg-type]


def eye(size: float, look: float = 0.0, down: float = 0.0, lid: float = 0.0, skin: str = "#c98f5a",
    white: str = LIME, pupil: float = 0.4, iris: str | None = None, under: float = 0.0) -> list[Shape]:
    """Return a round eye round 0, 0; `size` is its radius.

    It looks right by `look` and down by `down` (-1 to 1); `lid` closes it from above, `under` from below (0 to 1).
    """
    r = size
    px, py = look * r * 0.52, down * r * 0.52
    clip = f'<clipPath id="o"><path d="{ellipse(0, 0, r)}"/></clipPath>'

    def inside(path: str) -> str:
        return f'{clip}<g clip-path="url(#o)"><path d="{path}"/></g>'

    out = [Shape(ellipse(0, r * 0.06, r * 1.2), darker(skin, 0.4), bevel=r * 0.3, swell=-0.4, contour=0.2,
            shadow=NO_SHADOW),
        flat(ellipse(0, 0, r), white, ink=0, tone=1.7, contour=0.9)]
    if iris:
        out.append(flat(inside(ellipse(px, py, r * pupil * 1.6)), iris, ink=0, tone=1.3, contour=0.6))
    out += [flat(inside(ellipse(px, py, r * pupil)), "#170d08", tone=0.1),
        flat(ellipse(px - r * 0.16, py - r * 0.18, r * 0.13), "#ffffff", ink=0, tone=1.9)]
    for share, way in ((lid, -1), (under, 1)):
        if share:
            edge = way * r * (1.1 - 2.2 * share)
            cover = f'{clip.replace(ellipse(0, 0, r), ellipse(0, 0, r * 1.1))}<g clip-path="url(#o)">' \
                f'<path d="M{-r * 1.4} {way * r * 1.4} L{-r * 1.4} {edge:.1f} Q0 {edge + way * -r * 0.16:.1f} ' \
                f'{r * 1.4} {edge:.1f} L{r * 1.4} {way * r * 1.4} Z"/></g>'
            out.append(Shape(cover, lighter(skin, 0.06), bevel=r * 0.4, angle=14, grain=0.02, contour=1.0,
                shadow=NO_SHADOW))
    return out


def two_eyes(gap: float, size: float, y: float = 0.0, look: float = 0.0, down: float = 0.0, lid: float = 0.0,
    skin: str = "#c98f5a", slant: float = 0.0, **more: object) -> list[Shape]:
    """Return both eyes, `gap` apart; `slant` turns their lids inward (degrees): above 0 angry, below 0 sad."""
    out: list[Shape] = []
    for s in (-1, 1):
        out += placed(eye(size, look, down, lid, skin, **more), s * gap / 2, y, 1.0,
            s * -slant)  # type: ignore[arg-type]
    return out


def shut_eye(size: float, happy: bool = False, colour: str = INK) -> list[Shape]:
    """Return an eye squeezed shut, with lashes; `happy` bends it upward."""
    s, b = size, -0.7 if happy else 0.7
    lid = f"M{-s} 0 Q0 {s * b * 1.3:.1f} {s} 0"
    lashes = " ".join(f"M{x * s:.1f} {s * b * 0.62 * (1 - x * x):.1f} l{x * s * 0.2:.1f} {s * 0.36:.1f}"
        for x in (-0.8, -0.3, 0.3, 0.8))
    return [drawn(lid, s * 0.24, colour, tone=0.25), drawn(lashes, s * 0.14, colour, tone=0.25)]


def brow(x: float, y: float, wide: float, thick: float, turn: float, colour: str) -> list[Shape]:
    """Return a thick eyebrow round x, y, turned by degrees."""
    bar = tube(-wide / 2, 4, thick * 0.7, 0, -thick * 0.3, thick, wide / 2, 4, thick * 0.5)
    return placed([form(bar, colour, thick * 0.45, 20, shadow=NEAR)], x, y, 1.0, turn)


def pegs(left: float, right: float, y: float, count: int, long: float, sag: float = 0.0, gaps: tuple[int, ...] = (),
    colour: str = "#f6ecc8") -> list[Shape]:
    """Return plain blunt teeth rooted on a level (or sagging) line; below zero `long` points upward."""
    out = []
    step = (right - left) / count
    for i in range(count):
        if i in gaps:
            continue
        x, u = left + (i + 0.5) * step, (i + 0.5) / count * 2 - 1
        root, w = y + sag * (1 - u * u), step * 0.47
        out.append(Shape(polygon(x - w, root, x + w, root, x + w * 0.82, root + long, x - w * 0.82, root + long),
            colour, bevel=w * 0.7, angle=80, grain=0, ink=0.25, contour=0.8, shadow=NO_SHADOW))
    return out


def maw(left: float, right: float, y: float, deep: float, rise: float = 0.0, colour: str = "#5a1712") -> Shape:
    """Return an open mouth whose corners lie on `y`, `deep` units high; `rise` lifts the corners into a grin."""
    m = (left + right) / 2
    return mark(f"M{left} {y - rise} Q{m} {y + rise * 0.5 + 4:.1f} {right} {y - rise} Q{right - 4} {y + deep:.1f} {m} "
        f"{y + deep:.1f} Q{left + 4} {y + deep:.1f} {left} {y - rise} Z", colour, contour=1.2)


def round_nose(x: float, y: float, wide: float, high: float, colour: str) -> list[Shape]:
    """Return a fat nose round x, y with two nostrils."""
    w, h = wide / 2, high / 2
    return [form(loop(x - w * 0.5, y - h, x + w * 0.5, y - h, x + w, y + h * 0.3, x + w * 0.7, y + h * 0.9, x,
        y + h * 1.05, x - w * 0.7, y + h * 0.9, x - w, y + h * 0.3), colour, min(w, h) * 0.9, -24,
        dabs=(Dab(x, y + h * 0.4, w * 0.5, h * 0.5, w * 0.3),), shadow=NEAR),
        mark(f"{ellipse(x - w * 0.42, y + h * 0.72, w * 0.2, h * 0.14)} "
             f"{ellipse(x + w * 0.42, y + h * 0.72, w * 0.2, h * 0.14)}", contour=0)]


def coat(colour: str, wide: float = 1.0, top: float = 196, foot: float = 520, folds: bool = True,
    angle: float = 74) -> Shape:
    """Return rounded shoulders and a front that runs out of the picture below."""
    w = wide
    pleats = tuple(Ridge(line(x * 0.5 * w, top + 50, x * 0.8 * w, (top + foot) / 2, x * w, foot), 16, -8)
        for x in (-190, -110, -40, 40, 110, 190)) if folds else ()
    return form(loop(-300 * w, foot + 40, -284 * w, top + 130, -200 * w, top + 36, -90 * w, top, 90 * w, top, 200 * w,
        top + 36, 284 * w, top + 130, 300 * w, foot + 40), colour, 80, angle, ridges=pleats)


def hood(colour: str, tall: float = 0.0, inner: str | None = None, wide: float = 1.0) -> list[Shape]:
    """Return a raised hood with its dark inside; a face is laid over it, drawn in the same units."""
    w = wide
    outer = loop(-186 * w, 250, -176 * w, 60, -140 * w, -80, -60 * w, -160 - tall * 0.6, 10, -190 - tall, 76 * w,
        -156 - tall * 0.4, 146 * w, -76, 178 * w, 60, 188 * w, 250, 0, 300)
    hole = loop(-112 * w, 200, -126 * w, 60, -104 * w, -60, -40 * w, -122, 40 * w, -122, 104 * w, -60, 126 * w, 60,
        112 * w, 200, 0, 236)
    folds = (Ridge(line(-50 * w, -150, -140 * w, 0, -160 * w, 220), 16, -8),
        Ridge(line(60 * w, -150, 146 * w, 0, 164 * w, 220), 16, -8))
    return [form(outer, colour, 56, 70, ridges=folds),
        mark(hole, inner or darker(colour, 0.72), tone=0.34, contour=1.1)]


def arm(run: tuple[float, ...], colour: str, angle: float = 60.0, cuff: str | None = None) -> list[Shape]:
    """Return a sleeve along x, y, width, ...; with a `cuff` at its end."""
    widest = max(run[2::3])
    out = [form(tube(*run), colour, widest * 0.45, angle)]
    if cuff:
        x, y, w = run[-3:]
        bx, by = run[-6], run[-5]
        long = max(((x - bx) ** 2 + (y - by) ** 2) ** 0.5, 1)
        dx, dy = (x - bx) / long * w * 0.16, (y - by) / long * w * 0.16
        out.append(form(tube(x - dx, y - dy, w * 1.16, x + dx, y + dy, w * 1.16), cuff, w * 0.3, angle + 50,
            shadow=NEAR))
    return out


def holding(skin: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, mirror: bool = False,
    nails: str | None = None) -> list[Shape]:
    """Return a fist at x, y, to be laid over the shaft it holds (upright before it is turned)."""
    return placed(fist(skin, nails), x, y, size, turn, mirror)


def open_hand(skin: str, x: float, y: float, size: float = 1.0, turn: float = 0.0, mirror: bool = False) -> list[Shape]:
    """Return a raised palm whose wrist lies at x, y."""
    return placed(palm(skin), x, y, size, turn, mirror)


def cheek(x: float, y: float, size: float, colour: str = "#d2704e") -> Shape:
    """Return a blush."""
    return flat(ellipse(x, y, size, size * 0.8), colour, ink=0.2, opacity=0.5, feather=size * 0.7, tone=1.1)


def at(part: Part, x: float, y: float, size: float = 1.0, turn: float = 0.0, mirror: bool = False) -> list[Shape]:
    """Return the part placed at x, y: the short word for what pictures do most."""
    return placed(part, x, y, size, turn, mirror)
