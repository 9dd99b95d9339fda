"""Figures for windows: cloaked people, flames, stars, skulls; a few panes each, with what is painted on them."""

from __future__ import annotations

from assets.workshop.svg import shade
from assets.workshop.svg import star as star_path
from assets.workshop.windows.builder import Window, curve

SKIN = "#f1d3ae"
PAINT = "#2a1a10"


def cloaked(window: Window, x: float, foot: float, high: float, cloak: str, skin: str = SKIN) -> None:
    """Somebody in a hooded cloak, seen from the front."""
    wide, head = high * 0.27, high * 0.135
    top = foot - high
    shoulder = top + head * 2.3
    window.pane(
        f"M{x - wide} {foot} C{x - wide * 0.98} {foot - high * 0.4} {x - wide * 0.95} {shoulder} {x - head * 0.9} "
        f"{shoulder - head * 0.3} "
        f"L{x} {shoulder + head * 0.4} L{x} {foot} Z",
        cloak,
        0.06,
    )
    window.pane(
        f"M{x + wide} {foot} C{x + wide * 0.98} {foot - high * 0.4} {x + wide * 0.95} {shoulder} {x + head * 0.9} "
        f"{shoulder - head * 0.3} "
        f"L{x} {shoulder + head * 0.4} L{x} {foot} Z",
        shade(cloak, "#0c0a12", 0.22),
        0.06,
    )
    for side in (-1, 1):
        window.paint(
            f"M{x + side * wide * 0.5} {foot - 4} Q{x + side * wide * 0.42} {foot - high * 0.3} {x + side * head} "
            f"{shoulder + head}",
            1.8,
            0.55,
        )
    middle = top + head * 1.2
    hood = (
        f"M{x} {top - head * 0.35} C{x + head * 1.5} {top} {x + head * 1.35} {middle + head} {x} "
        f"{shoulder + head * 0.35} C{x - head * 1.35} {middle + head} {x - head * 1.5} {top} {x} "
        f"{top - head * 0.35} Z"
    )
    window.pane(hood, shade(cloak, "#fff3d0", 0.12), 0.04)
    face = (
        f"M{x - head * 0.72} {middle - head * 0.1} C{x - head * 0.7} {middle - head * 0.95} {x + head * 0.7} "
        f"{middle - head * 0.95} {x + head * 0.72} {middle - head * 0.1} C{x + head * 0.66} {middle + head * 0.8} "
        f"{x + head * 0.25} {middle + head * 1.05} {x} {middle + head * 1.05} C{x - head * 0.25} "
        f"{middle + head * 1.05} {x - head * 0.66} {middle + head * 0.8} {x - head * 0.72} {middle - head * 0.1} Z"
    )
    window.pane(face, skin, 0.03, lead=3.2)
    for side in (-1, 1):
        window.paint(f"M{x + side * head * 0.2} {middle - head * 0.02} h{side * head * 0.28}", max(1.2, head * 0.13))
    window.paint(f"M{x - head * 0.16} {middle + head * 0.6} h{head * 0.32}", max(1.2, head * 0.11))
    window.paint(
        f"M{x + head * 0.02} {middle} L{x + head * 0.1} {middle + head * 0.34} L{x - head * 0.04} "
        f"{middle + head * 0.36}",
        max(1.0, head * 0.08),
        0.6,
    )


def flame(window: Window, x: float, foot: float, high: float, colours: tuple[str, ...], sway: float = 0.0) -> None:
    """A flame of as many tongues within each other as there are colours, the outermost first."""
    for layer, colour in enumerate(colours):
        share = 1 - layer / (len(colours) + 0.35)
        tall, wide = high * share, high * 0.3 * share
        tip = x + sway * share
        window.pane(
            f"M{x} {foot} C{x - wide * 1.25} {foot - tall * 0.02} {x - wide * 1.2} {foot - tall * 0.42} "
            f"{x - wide * 0.45} {foot - tall * 0.62} "
            f"C{x - wide * 0.1} {foot - tall * 0.72} {tip - wide * 0.2} {foot - tall * 0.86} {tip} {foot - tall} "
            f"C{tip + wide * 0.15} {foot - tall * 0.8} {x + wide * 1.0} {foot - tall * 0.6} {x + wide * 1.1} "
            f"{foot - tall * 0.34} "
            f"C{x + wide * 1.1} {foot - tall * 0.06} {x + wide * 0.5} {foot} {x} {foot} Z",
            colour,
            0.06,
            lead=4.0,
        )


def starred(window: Window, x: float, y: float, points: int, outer: float, inner: float, colour: str) -> None:
    """A star of one pane."""
    window.pane(star_path(points, outer, inner), colour, 0.04, f"translate({x} {y})", lead=3.6)


def skull(window: Window, x: float, y: float, size: float, bone: str, dark: str) -> None:
    """A skull from the front; `size` is its height."""
    s = size / 100

    def d(points: list[tuple[float, float]]) -> str:
        return curve([(x + a * s, y + b * s) for a, b in points])

    window.pane(
        d([(-23, 18), (-25, 36), (-19, 48), (0, 53), (19, 48), (25, 36), (23, 18), (0, 22)]),
        shade(bone, "#6b5a3c", 0.16),
        0.02,
    )
    dome = [
        (0, -50),
        (22, -46),
        (38, -30),
        (42, -6),
        (37, 12),
        (27, 18),
        (24, 28),
        (0, 31),
        (-24, 28),
        (-27, 18),
        (-37, 12),
        (-42, -6),
        (-38, -30),
        (-22, -46),
    ]
    window.pane(d(dome), bone, 0.02)
    for side in (-1, 1):
        window.pane(
            d([(side * 7, 1), (side * 13, -10), (side * 25, -10), (side * 32, 0), (side * 27, 11), (side * 14, 12)]),
            dark,
            0.02,
            lead=3.0,
        )
    window.pane(d([(0, 8), (6, 20), (0, 23), (-6, 20)]), dark, 0.02, lead=2.6)
    for k in (-10, 0, 10):
        window.paint(f"M{x + k * s} {y + 30 * s} V{y + 46 * s}", max(1.4, 3 * s))
    window.paint(
        f"M{x - 30 * s} {y - 16 * s} q{10 * s} {-9 * s} {20 * s} {-3 * s} M{x + 30 * s} {y - 16 * s} q{-10 * s} "
        f"{-9 * s} {-20 * s} {-3 * s}",
        max(1.2, 2.4 * s),
        0.55,
    )
    window.paint(
        f"M{x - 33 * s} {y + 14 * s} q{6 * s} {8 * s} {10 * s} {2 * s} M{x + 33 * s} {y + 14 * s} q{-6 * s} "
        f"{8 * s} {-10 * s} {2 * s}",
        max(1.0, 2 * s),
        0.5,
    )
