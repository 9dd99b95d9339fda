"""The badges of the game: numbers, tiers, peril, dice, and what lies over the edge of a card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.workshop import badges as house
from assets.workshop.badges import circle, coin, diamond, enamel, pip, square, triangle
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.signs import FLAME
from assets.workshop.svg import at, centred
from assets.workshop.warhammer_quest.signs import ALL

TORCH, BONE, SOOT = "#ffcf7a", "#efe4c8", "#0b0d0e"
TIERS = {1: (circle(21), "#8ba046"), 2: (diamond(26), "#5f86c4"), 3: (triangle(23), "#d0492f")}
KEYWORDS = ("advance", "inflict", "retreat", "keyword")
SLOTS = ("weapon", "armour", "accessory")


def dark_disc(name: str, colour: str, edge: str) -> str:
    """A sign on a disc of soot."""
    return (
        f'<path d="{circle(26)}" fill="{SOOT}" stroke="{edge}" stroke-width="2.6"/>' + sign(name, 0, 0, 37, colour, ALL)
    )


def holder(lit: bool) -> str:
    """A torch in its holder: progress that is made, or still to make."""
    shaft = f'<path d="M-5 28 L-8 2 H8 L5 28 Z" fill="#4b3420" stroke="{SOOT}" stroke-width="1.8"/>'
    ring = f'<rect x="-11" y="-3" width="22" height="8" fill="url(#iron)" stroke="{SOOT}" stroke-width="1.6"/>'
    if not lit:
        stub = f'<path d="M-9 -3 C-8 -10 8 -10 9 -3 Z" fill="#1b1f20" stroke="{SOOT}" stroke-width="1.6"/>'
        return shaft + ring + stub
    glow = (
        '<defs><radialGradient id="torchlight"><stop offset="0" stop-color="#ffb347" stop-opacity=".75"/>'
        '<stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="0" cy="-12" r="20" fill="url(#torchlight)"/>'
    )
    outer = f'<path d="{FLAME}" fill="#e8641e" stroke="#3a1204" stroke-width="2.4"/>'
    inner = at(f'<path d="{FLAME}" fill="#ffe08a"/>', 0.5, 6, 0.52)
    return glow + shaft + at(outer + inner, 0, -13, 0.66) + ring


def crown() -> str:
    """The crown that stands on the upper edge of an elite card."""
    points = "M-30 20 L-21 -10 L-10 6 L0 -18 L10 6 L21 -10 L30 20 Z"
    return f'<path d="{points}" fill="url(#gold)" stroke="#2a1a08" stroke-width="2.4" stroke-linejoin="round"/>'


def horns() -> str:
    """Horns and a skull, for the upper edge of a nemesis."""
    horn = "M3 6 C14 9 27 4 31 -10 C24 -1 13 -2 3 -3 Z"
    one = f'<path d="{horn}" fill="#d9c8a0" stroke="#2a0c0a" stroke-width="1.6" stroke-linejoin="round"/>'
    skull = '<circle cx="0" cy="2" r="7.4" fill="url(#oxblood)" stroke="#2a0808" stroke-width="1.4"/>'
    return one + f'<g transform="scale(-1 1)">{one}</g>' + skull + sign("skull", 0, 2, 10.5, "#ffe0cc", ALL)


def treasure() -> str:
    """A coin with a square hole."""
    return enamel(circle(24), "#d9ad4c", "#7c5420", 2.2) + sign("coin", 0, 0, 44, "#4a2f0c", ALL)


def tier(number: int) -> str:
    """The shape of a tier with a pale rim."""
    shape, colour = TIERS[number]
    return enamel(shape, colour, "#f3e7cb", 3.2)


def capacity() -> str:
    """A plate with hooks: how much gear a hero may carry."""
    return f'<path d="{square(24, 5)}" fill="#2b3032" stroke="#8b9497" stroke-width="2.4"/>' + sign("capacity", 0, 0,
        38, BONE, ALL)


BADGES: dict[str, Callable[[], str]] = {
    **{name: house.BADGES[name] for name in ("attack", "resilience", "health", "wound", "leader", "peril-token")},
    **{f"peril-{kind}": house.BADGES[f"peril-{kind}"] for kind in house.PERIL},
    "progress": partial(holder, True),
    "torch-out": partial(holder, False),
    "capacity": capacity,
    "treasure": treasure,
    "crown": crown,
    "horns": horns,
    "prepare": partial(dark_disc, "prepare", TORCH, "#f2a33a"),
    "advanced": partial(coin, "star"),
    "die-hero": partial(pip, "#c9cfcc", "#f2f5f4", "success", "#20242a"),
    "die-enemy": partial(pip, "#2b3a22", "#7fae4a", "counterattack", "#e8dcae"),
    **{f"tier-{number}": partial(tier, number) for number in TIERS},
    **{f"keyword-{name}": partial(dark_disc, name, "#f6e4b8", "#c8b78a") for name in KEYWORDS},
    **{f"slot-{name}": partial(dark_disc, name, "#f6e4b8", "#c8b78a") for name in SLOTS},
}
ART = "badges/warhammer-quest"


def badge(name: str) -> Image.Image:
    """A badge at its baked size."""
    return centred(BADGES[name](), house.GRID, house.PIXELS)


def recipes(made_of: tuple[str, ...]) -> tuple[Recipe, ...]:
    """The recipes of all badges."""
    return tuple(Recipe(f"{ART}/{name}", f"{ART}/{name}.png", partial(badge, name), made_of) for name in BADGES)
