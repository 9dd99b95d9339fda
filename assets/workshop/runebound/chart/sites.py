"""Sites: four cities with skylines of their own, towns, strongholds, shrines, each about the middle of its foot."""

from __future__ import annotations

from collections.abc import Callable

from assets.workshop.runebound.chart.pen import INK, Pen, box, circle, poly

WALL, SHADE, ROOF, ROOF_DARK, BLUE, RED, GOLD = (
    "#f4ead0", "#cbbb98", "#c4563c", "#a03f2c", "#3f6f94", "#c8422b", "#e3a92f")  # fmt: skip
GREY, GREY_DARK = "#cbbfae", "#a09384"


def _house(pen: Pen, x: float, y: float, wide: float, high: float, roof: str = ROOF) -> str:
    """A house with a hipped roof: x, y its left foot."""
    w = wide
    out = pen.shape(box(x, y - high, w, high), WALL, 1.0, INK)
    out += pen.shape(box(x + w * 0.62, y - high, w * 0.38, high), SHADE, more='opacity=".6"')
    out += pen.shape(f"M{x - 2} {y - high}L{x + w * 0.2} {y - high - w * 0.5}H{x + w * 0.8}L{x + w + 2} {y - high}Z",
        roof, 1.0, INK)
    tiles = "".join(f"M{x + w * (0.2 + 0.2 * k)} {y - high - w * 0.42}l{(k - 1) * 1.2} {w * 0.3}" for k in range(4))
    return out + pen.line(tiles, 0.55, INK, 'opacity=".55"')


def _tower(pen: Pen, x: float, y: float, wide: float, high: float, top: str, roof: str = RED, stone: tuple[str,
        str] = (WALL, SHADE)) -> str:
    """A tower, x its middle, y its foot; `top` is spire, battlement or none."""
    w = wide
    out = pen.shape(box(x - w / 2, y - high, w, high), stone[0], 1.1, INK)
    out += pen.shape(box(x + w * 0.12, y - high, w * 0.38, high), stone[1], more='opacity=".75"')
    seams = "".join(f"M{x + w * 0.16} {y - high + 4 + 4.2 * k}h{w * 0.3}" for k in range(int(high / 4.2) - 1))
    out += pen.line(seams, 0.6, INK, 'opacity=".6"')
    out += pen.shape(box(x - w * 0.2, y - high * 0.72, 2.2, 4.6), INK)
    if top == "spire":
        out += pen.shape(poly([(x - w * 0.66, y - high), (x, y - high - w * 1.75), (x + w * 0.66, y - high)]), roof,
        1.1, INK)
        out += pen.shape(poly([(x + w * 0.05, y - high), (x, y - high - w * 1.75), (x + w * 0.66, y - high)]),
            "#1d1712", more='opacity=".24"')
    elif top == "battlement":
        b = w * 0.62
        out += pen.shape(_battlement(x - b, y - high, 2 * b, 4.5), stone[0], 1.1, INK)
    return out


def _battlement(x: float, y: float, wide: float, high: float) -> str:
    """The outline of a crown of merlons that stands on y."""
    count = max(3, round(wide / 4.6) | 1)
    step = wide / count
    d = f"M{x:.1f} {y:.1f}V{y - high - 3:.1f}"
    for k in range(count):
        d += f"h{step:.2f}" + ("" if k == count - 1 else ("v3" if k % 2 == 0 else "v-3"))
    return d + f"V{y:.1f}Z"


def _flag(pen: Pen, x: float, y: float, size: float = 1.0, colour: str = RED) -> str:
    """A pole with a waving flag, x, y its foot."""
    s = size
    out = pen.line(f"M{x} {y}v{-17 * s}", 1.1)
    flag = (
        f"M{x} {y - 17 * s}q{4 * s} {-2.6 * s} {8 * s} 0t{7 * s} -1l{-1.6 * s} {4 * s}l{1.4 * s} {3.6 * s}q{-4 * s} "
        f"2 {-7 * s} {0.4 * s}t{-7.6 * s} .4Z"
    )
    return out + pen.shape(flag, colour, 1.0, INK)


def _wall(pen: Pen) -> str:
    """The wall of a city with its gate and two corner towers, 92 wide."""
    out = ""
    front = "M-42 0V-17" + "".join("v-4h4.2v4h4.2" for _ in range(10)) + "V0Q0 5 -42 0Z"
    out += pen.shape(front, WALL, 1.2, INK)
    out += pen.shape("M14 -16H42V0Q30 2.4 14 3Z", SHADE, more='opacity=".55"')
    for x in (-42, 42):
        out += pen.shape(box(x - 5.5, -21, 11, 21.5), WALL, 1.1, INK)
        out += pen.shape(box(x + 1, -21, 4.5, 21.5), SHADE, more='opacity=".7"')
        out += pen.shape(_battlement(x - 6.5, -20, 13, 3), WALL, 1.1, INK)
        out += pen.shape(box(x - 1, -13, 2, 5), INK)
    stones = "".join(f"M{x} {y}h{w}" for x, y, w in (
        (-33, -12, 6), (-26, -7, 5), (-34, -4, 4), (-20, -12.5, 5), (-17, -5, 3), (14, -12, 6), (22, -7, 6),
        (30, -11, 4), (18, -3, 4), (30, -4, 5)))
    out += pen.line(stones, 0.7, INK, 'opacity=".6"')
    return out + pen.shape("M-6.5 2.6V-6A6.5 6.5 0 0 1 6.5 -6V2.6Z",
        INK) + pen.line("M-8.5 2.6V-6A8.5 8.5 0 0 1 8.5 -6V2.6", 0.8)


def _roofs(pen: Pen, row: str) -> str:
    """The houses of a city: the back row or the front one, just behind the wall."""
    if row == "back":
        return "".join(_house(pen, x, y, w, 9, ROOF_DARK if k % 2 else ROOF)
            for k, (x, y, w) in enumerate(((-35, -25, 13), (-24, -28, 12), (13, -28, 12), (24, -25, 13))))
    return "".join(_house(pen, x, -16, w, 6, ROOF if k % 2 else ROOF_DARK)
        for k, (x, w) in enumerate(((-32, 13), (-17, 13), (-1, 13), (15, 14))))


def _ground(pen: Pen, half: float = 50) -> str:
    if pen.pale:
        return ""
    return f'<ellipse cx="3" cy="1.5" rx="{half}" ry="6.5" fill="#5a3a26" fill-opacity=".26"/>'


def dawnsmoor(pen: Pen) -> str:
    """The city of the sun on its tower."""
    rays = "".join(f"M{9 + 12.5 * c:.1f} {-77 + 12.5 * s:.1f}L{9 + 17 * c:.1f} {-77 + 17 * s:.1f}"
        for c, s in ((1, 0), (-1, 0), (0, -1), (0.71, -0.71), (-0.71, -0.71), (0.92, -0.38), (-0.92, -0.38),
        (0.38, -0.92), (-0.38, -0.92)))
    sun = pen.line(rays, 1.2, INK) + pen.shape(circle(9, -77, 8.5), GOLD, 1.3,
        INK) + pen.line("M5.6 -78.4h1.6M10.8 -78.4h1.6M6 -74.6q3 2.4 6 0", 0.9)
    return (_ground(pen) + _roofs(pen, "back") + _tower(pen, -16, -14, 11, 38, "spire") + _tower(pen, 9, -14, 15, 48,
        "battlement")
        + sun + _roofs(pen, "front") + _wall(pen))


def forge(pen: Pen) -> str:
    """The city of the chimneys."""
    smoke = ""
    for x, y, w in ((-13, -72, 1.0), (11, -66, 0.9)):
        d = f"M{x} {y}c{-7 * w} -6 {7 * w} -10 {1 * w} -17c{-5 * w} -6 {6 * w} -9 {3 * w} -16"
        smoke += pen.line(d, 4.6, INK) + pen.line(d, 2.8, "#efe6d2")
    stone = (GREY, GREY_DARK)
    glow = pen.shape(box(-15.8, -42, 4, 6), "#e8913a", 0.9, INK)
    return (_ground(pen) + smoke + _roofs(pen, "back") + _tower(pen, -13, -14, 12, 52, "battlement", stone=stone)
        + _tower(pen, 11, -14, 14, 46, "battlement", stone=stone) + glow + _roofs(pen, "front") + _wall(pen))


def riverwatch(pen: Pen) -> str:
    """The city of the beacon."""
    fire = pen.shape("M4 -70Q2.5 -78 9 -86Q9 -80 13 -82Q18 -76 15.5 -70Z", GOLD, 1.1,
        INK) + pen.shape("M7.6 -70Q7.6 -75 10 -77.5Q13 -74 12.2 -70Z", RED)
    return (_ground(pen) + _roofs(pen, "back") + _tower(pen, -18, -14, 11, 36, "spire", BLUE) + _tower(pen, 10, -14,
        14, 50, "battlement")
        + fire + _roofs(pen, "front") + _wall(pen))


def tamalir(pen: Pen) -> str:
    """The city of three spires and the flag."""
    return (_ground(pen) + _roofs(pen, "back") + _tower(pen, -15, -14, 11, 38, "spire", BLUE) + _tower(pen, 15, -14,
        11, 36, "spire", BLUE)
        + _flag(pen, 0, -88) + _tower(pen, 0, -14, 15, 49, "spire", RED) + _roofs(pen, "front") + _wall(pen))


def town(pen: Pen) -> str:
    """A few roofs round a steeple."""
    out = _ground(pen, 38)
    out += _house(pen, -35, -5, 15, 9, ROOF_DARK) + _house(pen, 15, -9, 16, 9)
    out += _tower(pen, -3, -8, 11, 27, "spire", BLUE) + pen.line("M-3 -55v-7M-6 -59.4h6", 1.2)
    out += _house(pen, -24, 1, 16, 9) + _house(pen, 3, 2, 17, 9, ROOF_DARK) + _house(pen, 22, 1, 13, 8)
    doors = "".join(box(x, y, 2.6, 5) for x, y in ((-17.5, -4), (10, -3), (27, -4)))
    return out + pen.shape(doors, INK)


def stronghold(pen: Pen) -> str:
    """A keep on its rock, with a flag."""
    rock = "M-37 4Q-33 -9 -22 -13H22Q33 -8 37 4Q18 9 0 8Q-20 9 -37 4Z"
    out = _ground(pen, 40) + pen.shape(rock, "#c9a97a", 1.2, INK)
    hatch = "".join(f"M{14 + 3.4 * k:.1f} {-10 + k * 0.9:.1f}l{3 + k * 0.3:.1f} {11 - k * 0.7:.1f}" for k in range(6))
    out += pen.line(hatch, 0.85, INK, 'opacity=".7"')
    out += _flag(pen, 0, -56) + _tower(pen, -18, -10, 15, 25, "battlement") + _tower(pen, 18, -10, 15, 25, "battlement")
    out += _tower(pen, 0, -8, 20, 42, "battlement")
    out += pen.shape("M-4.6 -8V-16A4.6 4.6 0 0 1 4.6 -16V-8Z", INK)
    return out


def shrine(pen: Pen) -> str:
    """A round temple with a blue dome and rays."""
    rays = "".join(f"M{25 * c:.1f} {-43 + 25 * s:.1f}L{33 * c:.1f} {-43 + 33 * s:.1f}"
        for c, s in ((1, 0), (-1, 0), (0.91, -0.42), (-0.91, -0.42), (0.66, -0.75), (-0.66, -0.75), (0.34, -0.94),
        (-0.34, -0.94)))
    out = _ground(pen, 30) + pen.line(rays, 1.3, RED, 'opacity=".8"')
    out += pen.shape("M-26 2L-22 -6H22L26 2Z", SHADE, 1.1, INK) + pen.shape(box(-22, -9, 44, 4), WALL, 1.0, INK)
    out += pen.shape(box(-18, -32, 36, 23), "#7d8f96", 0.9, INK)
    for k in range(5):
        x = -17.5 + 7.6 * k
        out += pen.shape(box(x, -32, 4.6, 23), WALL, 0.9, INK) + pen.shape(box(x + 3, -32, 1.4, 23), SHADE)
    out += pen.shape(box(-21, -36, 42, 4.4), WALL, 1.0, INK)
    out += pen.shape("M-18 -36C-18 -52 -9 -57 0 -57S18 -52 18 -36Z", "#3f93a0", 1.2, INK)
    out += pen.shape("M6 -56C13 -53 18 -48 18 -36H8C10 -46 9 -52 6 -56Z", "#1d4655", more='opacity=".5"')
    out += pen.line("M9 -54q5 6 5 17M4 -56q5 8 5 19", 0.8, INK, 'opacity=".65"')
    return out + pen.line("M0 -57v-4", 1.2) + pen.shape(circle(0, -63, 2.8), GOLD, 1.0, INK)


CITIES: dict[str, Callable[[Pen], str]] = {
    "dawnsmoor": dawnsmoor, "forge": forge, "riverwatch": riverwatch, "tamalir": tamalir,
}  # fmt: skip
KINDS: dict[str, Callable[[Pen], str]] = {"town": town, "stronghold": stronghold, "shrine": shrine}
FOOT = {"city": 30.0, "town": 24.0, "stronghold": 24.0, "shrine": 26.0}
"""How far below the middle of its hex a site has its foot."""


def site(id: str, kind: str) -> Callable[[Pen], str]:
    """How a site is drawn."""
    return CITIES[id] if kind == "city" else KINDS[kind]
