"""Card backs: an iron grate over the deck's material, its sign on a disc."""

from __future__ import annotations

from functools import partial

from PIL import Image

from assets.workshop.frame_parts import box, fill, stroke
from assets.workshop.icons import sign
from assets.workshop.recipe import Recipe
from assets.workshop.svg import linear
from assets.workshop.warhammer_quest.kit import (
    PITCH,
    SCALE,
    corner_rivets,
    cut,
    drawn,
    grained,
    metal_paint,
    rivet,
)
from assets.workshop.warhammer_quest.signs import ALL

SIZES = {"": (128, 178), "-small": (92, 128)}
DECKS = {
    "enemy": ("lacquer", "#7c1d18", "skull", "#f0c8a8", "#5a1210"),
    "dungeon": ("stone", "#3a4446", "lantern", "#ffce7a", "#1f2a2a"),
    "location": ("stone-light", "#777a6e", "phase-travel", "#e8e0c4", "#3a4038"),
    "gear": ("hide", "#5a4028", "hook", "#f0d9a0", "#33210f"),
    "legendary": ("brass", "#a87f38", "star", "#fff2c0", "#4a3208"),
}
"""Sheet, its colour, sign, colour of the sign, colour of the disc."""
WIDTH, HEIGHT, BORDER = 128, 178, 6.4
COLUMNS, ROWS = 4, 5


def grate() -> str:
    """Bars across and down with a rivet where they cross."""
    wide, high = WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER
    thick = WIDTH * 0.042
    down = [BORDER + wide * i / COLUMNS for i in range(1, COLUMNS)]
    across = [BORDER + high * i / ROWS for i in range(1, ROWS)]
    bars = "".join(fill(box(x - thick / 2 + 1.2, BORDER, thick, high, 0.1), "#000", 'opacity=".5"') for x in down)
    bars += "".join(fill(box(x - thick / 2, BORDER, thick, high, 0.1), "url(#bar)",
        f'stroke="{PITCH}" stroke-width=".8"')
        for x in down)
    bars += "".join(fill(box(BORDER, y - thick / 2 + 1.6, wide, thick, 0.1), "#000", 'opacity=".5"') for y in across)
    bars += "".join(fill(box(BORDER, y - thick / 2, wide, thick, 0.1), "url(#bar)",
        f'stroke="{PITCH}" stroke-width=".8"')
        for y in across)
    return bars + "".join(rivet(x, y, 3.2) for x in down for y in across)


def back(deck: str, size: tuple[int, int]) -> Image.Image:
    """The back of a deck at 2x the given logical size."""
    sheet, colour, icon, ink, dark = DECKS[deck]
    metal = "brass" if deck == "legendary" else "iron"
    bar = linear("bar", ((0, "#a3abae"), (0.3, "#6c7477"), (0.7, "#454b4e"), (1, "#2a2f31")), diagonal=True)
    disc = '<radialGradient id="ring" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#f6e2a4"/>' \
        '<stop offset=".5" stop-color="#b98a3a"/><stop offset="1" stop-color="#74501c"/></radialGradient>'
    defs = f"<defs>{metal_paint(metal)}{bar}{disc}</defs>"
    outer, well = cut(0, 0, WIDTH, HEIGHT, 9), cut(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, 5)
    body = fill(outer, PITCH) + fill(cut(1, 1, WIDTH - 2, HEIGHT - 2, 8.6), "url(#metal)")
    body += stroke(cut(1.8, 1.8, WIDTH - 3.6, HEIGHT - 3.6, 8.2), "#fff", 1, 'opacity=".3"') + fill(well, colour)
    ground = drawn(defs + body, WIDTH, HEIGHT)
    rim = fill(f"{outer} {well}", "#fff", 'fill-rule="evenodd"')
    ground = grained(ground, rim, "brass" if metal == "brass" else "iron", 1.0, (60, 200))
    ground = grained(ground, fill(well, "#fff"), sheet, 1.0, (180, 420))
    x, y, radius = WIDTH / 2, HEIGHT / 2, WIDTH * 0.29
    shade = stroke(well, "#000", 9, 'opacity=".35"') + stroke(well, PITCH, 2)
    medal = f'<circle cx="{x + 1}" cy="{y + 3}" r="{radius + 2}" fill="#000" opacity=".6"/>' \
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{dark}" stroke="{PITCH}" stroke-width="2"/>' \
        f'<circle cx="{x}" cy="{y}" r="{radius - 2.4}" fill="none" stroke="url(#ring)" stroke-width="3.4"/>'
    top = defs + grate() + shade + medal + sign(icon, x, y, radius * 1.25, ink, ALL) + corner_rivets(WIDTH, HEIGHT,
        BORDER)
    ground.alpha_composite(drawn(top, WIDTH, HEIGHT))
    return ground.resize((size[0] * SCALE, size[1] * SCALE), Image.Resampling.LANCZOS)


ART = "backs/warhammer-quest"


def recipes(made_of: tuple[str, ...], quality: int) -> tuple[Recipe, ...]:
    """The recipes of all backs."""
    return tuple(
        Recipe(f"{ART}/{deck}{suffix}", f"{ART}/{deck}{suffix}.webp", partial(back, deck, size), made_of, quality)
        for deck in DECKS for suffix, size in SIZES.items())
