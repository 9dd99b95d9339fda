"""Markers on the chart: story quests one to six, zombie, lore, companion, villains, the time token, a ring.

Drawn about 0, 0 in a square of 64 units with a soft shadow; a disc is 46 wide, the mark of a villain 56.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.runebound.chart import lettering
from assets.workshop.runebound.chart.pen import curve
from assets.workshop.svg import centred, shade

EDGE, SIZE = 64, 192
INK, CREAM, VERMILION = "#1d1712", "#f6ecd2", "#c8422b"


def _disc(radius: float, ground: str, *, notches: int = 36) -> str:
    """A coin of brass with a ground of colour and rays."""
    out = "".join(
        f'<circle cx="1.4" cy="2.6" r="{radius + grow}" fill="#160d06" fill-opacity=".15"/>' for grow in (2.4, 1.2, 0)
    )
    out += (
        '<defs><linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7ae"/>'
        '<stop offset=".5" stop-color="#c9a45a"/><stop offset="1" stop-color="#6e4c1e"/></linearGradient>'
        '<radialGradient id="ground" cx=".36" cy=".3" r=".85">'
        f'<stop offset="0" stop-color="{shade(ground, "#ffffff", 0.22)}"/>'
        f'<stop offset=".55" stop-color="{ground}"/><stop offset="1" stop-color="{shade(ground, "#080808", 0.4)}"/>'
        "</radialGradient></defs>"
    )
    out += f'<circle r="{radius}" fill="url(#brass)" stroke="{INK}" stroke-width="1.4"/>'
    ticks = "".join(
        f"M{(radius - 1.2) * math.cos(a):.2f} {(radius - 1.2) * math.sin(a):.2f}"
        f"L{(radius - 3) * math.cos(a):.2f} {(radius - 3) * math.sin(a):.2f}"
        for a in (math.tau * k / notches for k in range(notches))
    )
    out += f'<path d="{ticks}" stroke="#4a3212" stroke-width=".7"/>'
    out += f'<circle r="{radius - 3.6}" fill="url(#ground)" stroke="{INK}" stroke-width="1"/>'
    rays = "".join(
        f"M{radius * 0.36 * math.cos(a):.2f} {radius * 0.36 * math.sin(a):.2f}"
        f"L{(radius - 5) * math.cos(a):.2f} {(radius - 5) * math.sin(a):.2f}"
        for a in (math.tau * k / 48 for k in range(48))
    )
    return out + f'<path d="{rays}" stroke="#ffffff" stroke-opacity=".13" stroke-width=".6"/>'


def story(number: int) -> str:
    """The token of a story quest: its number on deep blue."""
    d = lettering.outline(str(number), lettering.CAPITALS, 27)
    under = f'<path d="{d}" transform="translate(.9 10.6)" fill="{INK}" fill-opacity=".5"/>'
    return _disc(23, "#1f567a") + under + f'<path d="{d}" transform="translate(0 9.4)" fill="{CREAM}"/>'


def zombie() -> str:
    """A hand that comes out of a grave."""
    earth = "M-16 11Q-9 5 0 7Q9 5 16 11Q9 17 0 17Q-9 17 -16 11Z"
    hand = (
        "M-4.4 9L-4.8 -1L-8.8 -6.4L-7.2 -8L-3.6 -4.4L-5 -13.4L-3 -14L-1 -5.4L-.4 -15.4H1.8L1.9 -5.6"
        "L4.4 -13.8L6.4 -13L4.8 -4.2L8.4 -8.2L10 -6.6L5 1L4.6 9Z"
    )
    return (
        _disc(23, "#5d6f4a")
        + f'<path d="{earth}" fill="#3a2a1c" stroke="{INK}" stroke-width="1"/>'
        + f'<path d="{hand}" fill="#d9dcb8" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"/>'
    )


def lore() -> str:
    """A sheet with writing."""
    sheet = "M-9 -12H6L10 -8V12H-9Z"
    lines = "M-5.6 -6.6H3.4M-5.6 -2.4H6.6M-5.6 1.8H6.6M-5.6 6H3"
    return (
        _disc(23, "#2d6a72")
        + f'<path d="{sheet}" fill="{CREAM}" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"/>'
        + f'<path d="M6 -12V-8H10" fill="none" stroke="{INK}" stroke-width="1"/>'
        f'<path d="{lines}" stroke="#5a4a34" stroke-width="1.5" stroke-linecap="round"/>'
    )


def companion() -> str:
    """A lantern."""
    body = "M-6.4 -5H6.4L7.6 10H-7.6Z"
    flame = "M0 -2Q4.4 3.4 2.6 6.6A3.2 3.2 0 0 1 -2.8 6.4Q-4 3 0 -2Z"
    return (
        _disc(23, "#9a6a24")
        + '<circle cy="2.4" r="11" fill="#ffe9a0" fill-opacity=".35"/>'
        + f'<path d="M-5 -10a5 5.4 0 0 1 10 0" fill="none" stroke="{CREAM}" stroke-width="1.8"/>'
        f'<g fill="{CREAM}" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round">'
        f'<path d="{body}"/><path d="M-8 -5L0 -11L8 -5Z"/></g>'
        f'<path d="{flame}" fill="#e8792a" stroke="{INK}" stroke-width=".8"/>'
        f'<rect x="-8.8" y="10" width="17.6" height="3" fill="{CREAM}" stroke="{INK}" stroke-width="1.1"/>'
    )


def margath() -> str:
    """The mark of Margath: the head of a dragon with wings behind it."""
    wing = "M3 4C8 -10 14 -15 22 -16C19 -12 21 -10 22 -8C18 -8 19 -3 19 -1C15 -2 15 3 14 5C11 2 8 6 6 9Z"
    head = "M0 -15L3 -9L7 -17L7.6 -7L10 -2L7 4L5.6 11L2.4 16H-2.4L-5.6 11L-7 4L-10 -2L-7.6 -7L-7 -17L-3 -9Z"
    out = _disc(28, "#7a1d14", notches=44)
    for side in (1, -1):
        line = f'stroke="{CREAM}" stroke-opacity=".75" stroke-width=".9" stroke-linejoin="round"'
        out += f'<path transform="scale({side} 1)" d="{wing}" fill="#2a0c0a" {line}/>'
    out += f'<path d="{head}" fill="{CREAM}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/>'
    eyes = "M-7 -3L-2.4 .4L-6 1.6ZM7 -3L2.4 .4L6 1.6Z"
    nose = "M-2.2 11.4L-.8 9.4M2.2 11.4L.8 9.4M0 -8V4M-3.6 6.4L-2 4M3.6 6.4L2 4"
    out += f'<path d="{eyes}" fill="{VERMILION}" stroke="{INK}" stroke-width=".6"/>'
    return out + f'<path d="{nose}" stroke="{INK}" stroke-width="1" stroke-linecap="round"/>'


def vorakesh() -> str:
    """The mark of Vorakesh: a crowned skull."""
    skull = "M-10 -3C-10 -11 -5 -14 0 -14S10 -11 10 -3C10 1 8.4 3.4 6.4 4.8L6 10H-6L-6.4 4.8C-8.4 3.4 -10 1 -10 -3Z"
    crown = "M-9.6 -10L-12 -21L-6.4 -15.6L-3.6 -23.4L0 -16L3.6 -23.4L6.4 -15.6L12 -21L9.6 -10Q0 -14 -9.6 -10Z"
    holes = "".join(f'<ellipse cx="{x}" cy="-2.4" rx="2.9" ry="3.3"/>' for x in (-4.2, 4.2))
    holes += '<path d="M0 1.6L1.7 5H-1.7Z"/>'
    return (
        _disc(28, "#3d2b55", notches=44)
        + f'<g transform="translate(0 5)"><path d="{skull}" fill="{CREAM}" stroke="{INK}" stroke-width="1.2"/>'
        f'<g fill="{INK}">{holes}</g><path d="M-3 6.4V10M0 6.6V10M3 6.4V10" stroke="{INK}" stroke-width="1"/>'
        f'<path d="{crown}" fill="#d8b068" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"/></g>'
        f'<circle cx="-4.2" cy="2.6" r="1" fill="#9ff0b0"/><circle cx="4.2" cy="2.6" r="1" fill="#9ff0b0"/>'
    )


def time_token() -> str:
    """The pointer on the time track: an hourglass on vermilion."""
    glass = "M-7 -11H7Q7 -4 1.4 0Q7 4 7 11H-7Q-7 4 -1.4 0Q-7 -4 -7 -11Z"
    return (
        _disc(23, "#a83320") + f'<path d="{glass}" fill="{CREAM}" stroke="{INK}" stroke-width="1.1"/>'
        f'<path d="M-4 -6.4H4Q3 -3 0 -1Q-3 -3 -4 -6.4ZM-5.4 10Q-4 5 0 5T5.4 10Z" fill="#c98a34"/>'
        f'<path d="M-9 -11.6H9M-9 11.6H9" stroke="{INK}" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="M-9 -11.6H9M-9 11.6H9" stroke="#e6c274" stroke-width="1.7" stroke-linecap="round"/>'
    )


def ring() -> str:
    """A ring as a pen of vermilion draws it round a place: not quite closed, thick and thin."""
    dice = random.Random(4)
    out = ""
    count = 72
    points = []
    for k in range(count + 6):
        a = math.radians(-120 + 366 * k / count)
        r = 25.5 + 0.9 * math.sin(2 * a + 0.6) - 1.7 * k / count + dice.uniform(-0.15, 0.15)
        points.append((r * math.cos(a), r * 0.97 * math.sin(a)))
    for k in range(0, len(points) - 3, 2):
        t = k / len(points)
        wide = 1.2 + 2.5 * math.sin(math.pi * min(1, t * 1.04)) ** 0.7
        d = curve(points[k : k + 4])
        out += f'<path d="{d}" fill="none" stroke="{VERMILION}" stroke-width="{wide:.2f}" stroke-linecap="round"/>'
    return out


DRAWN: dict[str, Callable[[], str]] = {
    **{f"story-{number}": partial(story, number) for number in range(1, 7)},
    "zombie": zombie, "lore": lore, "companion": companion, "margath": margath, "vorakesh": vorakesh,
    "time": time_token, "ring": ring,
}  # fmt: skip


def marker(name: str) -> Image.Image:
    """The picture of a marker."""
    return centred(DRAWN[name](), EDGE, SIZE)


FOLDER = "pictures/runebound/things"
MADE_OF = (
    __name__, "assets.workshop.svg", "assets.workshop.runebound.chart.lettering", "assets.workshop.runebound.chart.pen",
)  # fmt: skip
RECIPES: tuple[Recipe, ...] = tuple(
    Recipe(f"{FOLDER}/{name}", f"{FOLDER}/{name}.webp", partial(marker, name), MADE_OF, 86) for name in DRAWN
)
