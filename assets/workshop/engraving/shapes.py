"""What a picture is made of: flat shapes with fill, bevel and line angle, and placed groups."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Dab:
    """A soft bump (below zero: a hollow) pressed into the relief of a shape.

    Centre, radii and height in units of the shape, tilt in degrees.
    """

    x: float
    y: float
    rx: float
    ry: float
    height: float
    tilt: float = 0.0


@dataclass(frozen=True, slots=True)
class Ridge:
    """A soft ridge (below zero: a furrow) along a path: folds, wrinkles, muscles, seams."""

    path: str
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Fog:
    """What distance does to a shape: its colour and how much of it (0 near, 1 gone)."""

    colour: str
    amount: float


@dataclass(frozen=True, slots=True)
class Glow:
    """Light that a flame, window or eye sheds on what lies behind it; radius in units."""

    colour: str
    radius: float
    strength: float


@dataclass(frozen=True, slots=True)
class Shadow:
    """The soft shadow a shape throws on what is behind: strength 0 to 1, offset and softness in units."""

    strength: float = 0.5
    dx: float = 7.0
    dy: float = 10.0
    soft: float = 6.0


NO_SHADOW = Shadow(0.0)


@dataclass(frozen=True, slots=True)
class Shape:
    """One flat shape, to be inflated, lit and engraved.

    `outline` is SVG path data, or markup when it starts with `<`. `bevel` is the width of the rounded rim in
    units, `swell` its height against its width (0: flat), `angle` the direction of the lines in degrees,
    `pitch` their distance against the plate's. `grain` roughens the relief, `contour` is the weight of the
    outline, `ink` how much of the shading lines is printed, `shine` the highlight of metal, `opacity` the
    cover of what lies behind, `tone` brightens or darkens its light, `feather` dissolves its outline over so
    many units (mist, smoke, beams).
    """

    outline: str
    fill: str
    bevel: float = 20.0
    angle: float = 0.0
    swell: float = 1.0
    pitch: float = 1.0
    grain: float = 0.06
    contour: float = 1.0
    ink: float = 1.0
    rim: float = 1.0
    shine: float = 0.0
    opacity: float = 1.0
    tone: float = 1.0
    feather: float = 0.0
    shadow: Shadow = Shadow()
    fog: Fog | None = None
    glow: Glow | None = None
    dabs: tuple[Dab, ...] = ()
    ridges: tuple[Ridge, ...] = ()
    frame: Matrix = IDENTITY

    @property
    def markup(self) -> str:
        """The outline as SVG markup in the units of the plate."""
        inner = self.outline if self.outline.startswith("<") else f'<path d="{self.outline}"/>'
        if self.frame == IDENTITY:
            return inner
        return f'<g transform="matrix({" ".join(f"{v:.5f}" for v in self.frame)})">{inner}</g>'

    @property
    def size(self) -> float:
        """How much the frame enlarges the shape."""
        a, b, c, d, _, _ = self.frame
        return math.sqrt(abs(a * d - b * c))


Part = Sequence[Shape]


def stroke(path: str, width: float) -> str:
    """Return markup of a round-ended line along the path."""
    return (
        f'<path fill="none" stroke="#fff" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" '
        f'd="{path}"/>'
    )


def hollow(path: str) -> str:
    """Return markup of a path whose inner loops are holes."""
    return f'<path fill-rule="evenodd" d="{path}"/>'


def flat(outline: str, fill: str, **changes: object) -> Shape:
    """Return a shape without relief: an un-inflated plane of shadow, a mark of paint, the white of an eye."""
    base = Shape(outline, fill, bevel=4, swell=0.0, grain=0.0, contour=0.0, rim=0.0, shadow=NO_SHADOW)
    return replace(base, **changes)  # type: ignore[arg-type]


def drawn(path: str, width: float, colour: str = "#2a160d", **changes: object) -> Shape:
    """Return a drawn line: a wrinkle, a lid, a string."""
    return replace(flat(stroke(path, width), colour, contour=1.2), **changes)  # type: ignore[arg-type]


def mist(outline: str, fill: str = "#dcd9c2", opacity: float = 0.7, feather: float = 24.0) -> Shape:
    """Return a veil of mist with dissolving edges; what lies behind prints paler."""
    return flat(outline, fill, opacity=opacity, feather=feather, ink=0.2, tone=1.5, grain=0.3, fog=Fog(fill, 0.5))


def framed(outer: Matrix, inner: Matrix) -> Matrix:
    """Return the frame that applies `inner` first, then `outer`."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def placed(part: Iterable[Shape], x: float = 0.0, y: float = 0.0, size: float = 1.0, turn: float = 0.0,
    mirror: bool = False, stretch: float = 1.0, fog: Fog | None = None) -> list[Shape]:
    """Return the part moved to x, y, enlarged, turned (degrees), mirrored and veiled in fog.

    `stretch` widens it before turning. Lines, bevels and shadows follow.
    """
    cos, sin = math.cos(math.radians(turn)) * size, math.sin(math.radians(turn)) * size
    across = -stretch if mirror else stretch
    outer = (cos * across, sin * across, -sin, cos, x, y)
    out = []
    for shape in part:
        angle = (-shape.angle if mirror else shape.angle) - turn
        shape = replace(shape, frame=framed(outer, shape.frame), angle=angle)
        out.append(shape if fog is None else replace(shape, fog=fog))
    return out


def changed(part: Iterable[Shape], **changes: object) -> list[Shape]:
    """Return the part with some fields of every shape replaced."""
    return [replace(shape, **changes) for shape in part]  # type: ignore[arg-type]
