"""Half-timbered houses, towers, castles, windows, fences, signs and milestones."""

from __future__ import annotations

from ..palette import GOLD, LAMPLIGHT, OXBLOOD, darker
from ..paths import box, ellipse, loop, polygon
from ..shapes import NO_SHADOW, Fog, Glow, Part, Ridge, Shadow, Shape, drawn, flat

WINDOW_GLOW = Glow("#ffb84a", 7, 0.6)
TIMBER = "#5d3a22"
PLASTER = "#e5cfa0"
TILES = ("#8a4538", "#763a30", "#9a5242")
THIN = Shadow(0.25, 2, 2, 2)


def window(x: float, y: float, width: float, height: float, lit: bool = True,
    glow: Glow | None = WINDOW_GLOW) -> list[Shape]:
    """Return a window of four panes, its upper left corner at x, y."""
    pane = flat(box(x, y, width, height), LAMPLIGHT if lit else "#3d5268", contour=1, ink=0 if lit else 0.7,
        tone=1.7 if lit else 0.8, glow=glow if lit else None)
    bars = f"{box(x + width / 2 - 1, y, 2, height)} {box(x, y + height / 2 - 1, width, 2)}"
    return [pane, flat(bars, "#3a2414", contour=0.4)]


def shingles(left: float, right: float, top: float, foot: float, slope: float, rows: int, tile: float) -> list[Shape]:
    """Return a roof of tiles that widens by `slope` on both sides from its ridge at `top` to `foot`."""
    out = []
    high = (foot - top) / rows
    for row in range(rows):
        y = top + row * high
        wide = slope * row / max(rows - 1, 1)
        x = left - wide + (tile / 2 if row % 2 else 0)
        column = 0
        while x + tile * 0.9 < right + wide:
            column += 1
            outline = (
                f"M{x:.1f} {y:.1f} h{tile * 0.92:.1f} v{high * 0.75:.1f} q{-tile * 0.46:.1f} {high * 0.45:.1f} "
                f"{-tile * 0.92:.1f} 0 Z"
            )
            out.append(Shape(outline, TILES[(column * 5 + row * 3) % 3], bevel=tile * 0.3,
                angle=80 + (column * 31) % 40, grain=0.1, contour=0.55, pitch=0.8, shadow=Shadow(0.2, 0, 2, 2)))
            x += tile
    return out


def inn() -> list[Shape]:
    """Return a lit half-timbered inn about 300 units wide; its foot is y = 0, its middle x = 0."""
    out = [Shape(box(-128, -104, 248, 104), PLASTER, bevel=40, swell=0.4, angle=86, grain=0.12, pitch=1.1,
        shadow=Shadow(0.5, 10, 10, 7)), Shape(box(-128, -30, 248, 30), "#8d8378", bevel=14, angle=6, grain=0.35)]
    out += [Shape(box(-128 + i * 48, -104, 8, 74), TIMBER, bevel=4, angle=86, shadow=THIN) for i in range(6)]
    out.append(Shape(box(-132, -72, 256, 7), TIMBER, bevel=4, angle=2, shadow=THIN))
    for x, side in ((-120, 1), (-80, -1), (72, 1), (112, -1)):
        out.append(Shape(polygon(x, -66, x + side * 6, -66, x + side * 36, -34, x + side * 30, -34), TIMBER, bevel=3,
            angle=40, shadow=THIN))
    out.append(Shape(polygon(-152, -98, -104, -190, 96, -190, 146, -98), "#7d4034", bevel=26, angle=4, grain=0.2,
        shadow=Shadow(0.5, 4, 10, 5)))
    out += shingles(-108, 100, -186, -98, 42, 6, 17)
    out.append(Shape(box(-108, -196, 208, 9), TIMBER, bevel=4, angle=2))
    out += _gable()
    for x, y, width, height in ((-74, -62, 30, 30), (66, -62, 30, 30), (-74, -98, 26, 22), (70, -98, 26, 22)):
        out += window(x, y, width, height)
    return out + _door() + _chimney()


def _gable() -> list[Shape]:
    """Return the dormer in the middle of the inn's roof."""
    return [Shape(polygon(-34, -112, -34, -156, -2, -192, 30, -156, 30, -112), PLASTER, bevel=18, swell=0.4, angle=86,
        shadow=Shadow(0.4, 4, 6, 3)), Shape(polygon(-46, -148, -2, -204, 42, -148, 32, -144, -2, -186, -36, -144),
        "#7d4034", bevel=6, angle=50), *window(-14, -150, 24, 28)]


def _door() -> list[Shape]:
    """Return the inn's door, half open, light falling out."""
    arch = "M-16 0 V-54 C-16 -74 22 -74 22 -54 V0 Z"
    leaf = "M-16 0 V-54 C-14 -66 -4 -68 1 -68 L1 3 Z"
    return [flat(arch, "#ffc860", contour=1, ink=0.05, tone=1.7, glow=Glow("#ffb23c", 10, 0.6)),
        Shape(leaf, "#4a2c18", bevel=6, angle=88)]


def _chimney() -> list[Shape]:
    """Return the inn's chimney."""
    return [Shape(box(58, -232, 26, 58), "#8d8378", bevel=10, angle=8, grain=0.3),
        Shape(box(53, -238, 36, 9), "#8d8378", bevel=4, angle=4)]


def inn_sign(post: float = 118.0) -> list[Shape]:
    """Return a post with a hanging shield, its foot at 0, 0, the arm to the left."""
    return [Shape(f"{box(0, -post, 7, post + 4)} {box(-46, -post, 50, 6)}", TIMBER, bevel=3, angle=86),
        Shape(polygon(-44, -post + 10, -6, -post + 10, -6, -post + 44, -25, -post + 53, -44, -post + 44), OXBLOOD,
        bevel=8, angle=30), Shape(ellipse(-25, -post + 28, 10), GOLD, bevel=6, ink=0.3, grain=0, shadow=NO_SHADOW)]


def tower(x: float, foot: float, half: float, height: float, stone: str = "#8b8680", roof: str | None = "#6b3f40",
    fog: Fog | None = None, lit: int = 1) -> list[Shape]:
    """Return a round tower with a pointed roof, or with battlements when `roof` is None."""
    top = foot - height
    out = [Shape(box(x - half, top, half * 2, height), stone, bevel=half * 0.95, angle=88, grain=0.12, contour=0.8,
        fog=fog, shadow=Shadow(0.15, 5, 3, 4))]
    if roof:
        outline = f"M{x - half * 1.3} {top + 1} L{x} {top - half * 2.9} L{x + half * 1.3} {top + 1} Z"
        out.append(Shape(outline, roof, bevel=half * 0.9, angle=80, grain=0.1, contour=0.8, fog=fog, shadow=THIN))
    else:
        out.append(battlements(x - half * 1.2, top, half * 2.4, half * 0.5, 3, stone, fog))
    for i in range(lit):
        y = top + half * (1.2 + 2.4 * i)
        outline = (
            f"M{x - half * 0.2} {y + half * 0.7} v{-half * 0.7} q{half * 0.2} {-half * 0.5} {half * 0.4} 0 "
            f"v{half * 0.7} Z"
        )
        out.append(flat(outline, LAMPLIGHT, contour=0.6, ink=0, tone=1.7, glow=Glow("#ffb040", 3, 0.5)))
    return out


def battlements(x: float, y: float, width: float, height: float, merlons: int, stone: str = "#8b8680",
    fog: Fog | None = None) -> Shape:
    """Return a run of merlons that stands on y."""
    step = width / (merlons * 2 - 1)
    path = f"M{x:.1f} {y + 2:.1f} V{y - height:.1f}"
    for i in range(merlons):
        left = x + i * 2 * step
        path += f" H{left + step:.1f}"
        if i < merlons - 1:
            path += f" V{y - height * 0.45:.1f} H{left + 2 * step:.1f} V{y - height:.1f}"
    return Shape(path + f" V{y + 2:.1f} Z", stone, bevel=4, angle=0, contour=0.8, fog=fog, shadow=THIN)


def castle(fog: Fog) -> list[Shape]:
    """Return a keep on a crag, about 250 units wide, the foot of the crag at y = 0."""
    crag = loop(-128, 4, -106, -48, -84, -94, -64, -120, -20, -134, 30, -134, 66, -112, 84, -66, 124, 4)
    stone = "#8b8680"
    return [
        Shape(crag, "#6a6f74", bevel=40, angle=62, grain=0.4, contour=0.8, fog=fog, shadow=Shadow(0.15),
            ridges=(Ridge("M-40 -120 q-20 40 -50 100", 12, -8), Ridge("M20 -120 q20 50 10 110", 14, -9))),
        *tower(-66, -98, 9, 50, fog=fog),
        *tower(54, -100, 10, 58, fog=fog),
        Shape(box(-66, -132, 120, 36), stone, bevel=14, angle=86, grain=0.15, contour=0.8, fog=fog),
        battlements(-60, -132, 108, 7, 8, stone, fog),
        *tower(-30, -128, 11, 50, fog=fog),
        *tower(24, -126, 10, 42, roof=None, fog=fog),
        *tower(-4, -128, 16, 76, fog=fog, lit=2),
        flat("M-12 -96 v-14 q6 -9 12 0 v14 Z", "#241812", contour=0.5, tone=0.4, fog=Fog(fog.colour, 0.1)),
    ]


def fence(x: float, y: float, posts: int, step: float, fall: float, size: float = 1.0) -> list[Shape]:
    """Return a rail fence that runs from x, y by `step` and `fall` for each post."""
    wood = "#6b4a2e"
    out = []
    end_x, end_y = x + step * (posts - 1), y + fall * (posts - 1)
    for lift in (26, 13):
        out.append(Shape(polygon(x - 6, y - lift * size, end_x + 6, end_y - lift * size, end_x + 6,
            end_y - (lift - 5) * size, x - 6, y - (lift - 5) * size), wood, bevel=3, angle=10, shadow=THIN))
    for i in range(posts):
        px, py = x + step * i, y + fall * i
        out.append(Shape(polygon(px - 4 * size, py, px - 5 * size, py - 34 * size, px, py - 39 * size, px + 5 * size,
            py - 34 * size, px + 4 * size, py), wood, bevel=4, angle=86, shadow=Shadow(0.3, 4, 3, 2)))
    return out


def milestone(x: float, foot: float, size: float = 1.0) -> Part:
    """Return a mossy milestone with three cut strokes."""
    s = size
    outline = f"M{x - 19 * s} {foot} v{-50 * s} c0 {-22 * s} {38 * s} {-22 * s} {38 * s} 0 v{52 * s} Z"
    marks = " ".join(f"M{x - 9 * s} {foot - k * s} h{w * s}" for k, w in ((42, 18), (32, 18), (22, 12)))
    return [Shape(outline, "#8f8d84", bevel=18 * s, angle=70, grain=0.3), drawn(marks, 3 * s, darker("#8f8d84", 0.7))]
