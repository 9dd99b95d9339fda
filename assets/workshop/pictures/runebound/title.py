"""The title: a cartographer's desk at evening, the chart askew on dark walnut, and what lies on it.

A window of 16:9 shows the left 1920 of the 2580 units; its left part is dark, for the menu.
"""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from assets.workshop.pictures.runebound import instruments
from assets.workshop.recipe import Recipe
from assets.workshop.runebound.stuffs import walnut
from assets.workshop.svg import render

Field = NDArray[np.float32]
ROOT = Path(__file__).resolve().parents[4]
SIZE = (2580, 1080)
SCALE, QUALITY = 1.25, 58
CHART, TILE, TILES = (2520, 1984), (630, 496), 4
GROWN, TURN = 0.80, 6.5
"""How large the chart lies there, and how far it is turned (degrees, clockwise)."""
TAMALIR, LIES = (1260.0, 1148.0), (1330.0, 560.0)
"""A place of the chart, and where in the picture it lies."""
LAMP, REACH = (1450.0, 400.0), 1280.0
"""Where the light falls, and how far."""
EVENING, WARM = (0.50, 0.60, 0.74), (1.16, 1.07, 0.91)
"""What the far light leaves of the colours, and the near one."""
DARKEST = 0.20
SEATS = ("#35b6b0", "#e8913a", "#b583e0", "#f06d86", "#8a3a2a", "#5a6a4a")
FIGURES = (("master-thorn", 1128, 470, 176, 1), ("lord-hawthorne", 1570, 452, 180, 2), ("laurel-of-bloodwood", 1296,
    846, 220, 0), ("lyssa", 1566, 648, 192, 3), ("corbin", 1990, 560, 190, 4), ("elder-mok", 2130, 800, 200, 5))
"""By figure its foot, its height and whose it is."""
COINS = (("enemy-iron", "skull", 1068, 946, 46), ("hero-gold", "axe", 1150, 866, 46), ("asset-gold", "shield", 1900,
    930, 44))
DICE = (("mountain-water", 1336, 996, 92, -14), ("wild", 1440, 930, 96, 9), ("plains-forest", 2010, 1000, 92, 12))
GEMS = (("combat", 1510, 590, 40), ("exploration", 1235, 610, 40), ("social", 1700, 560, 40), ("exploration", 1835,
    700, 40), ("social", 1185, 300, 38), ("combat", 1490, 250, 38))


def _read(name: str) -> Image.Image:
    with Image.open(ROOT / "assets" / name) as found:
        return found.convert("RGBA")


def tiles() -> tuple[str, ...]:
    """The baked tiles of the chart at 100 %, and of its names, as far as there are any."""
    names = [f"pictures/runebound/chart/{kind}100-{column}-{row}.webp" for kind in ("", "names-") for row
        in range(TILES) for column in
        range(TILES)]
    return tuple(name for name in names if (ROOT / "assets" / name).exists())


def chart() -> Image.Image:
    """The whole chart with its names."""
    whole = Image.new("RGBA", CHART)
    for name in tiles():
        column, row = (int(part) for part in name.removesuffix(".webp").rsplit("-", 2)[1:])
        whole.alpha_composite(_read(name), (column * TILE[0], row * TILE[1]))
    return whole


def _laid(scale: float) -> Image.Image:
    """The chart as it lies in the picture, on a clear ground."""
    turn, k = math.radians(TURN), GROWN * scale
    c, s = math.cos(turn) / k, math.sin(turn) / k
    x, y = LIES[0] * scale, LIES[1] * scale
    whole = chart()
    if k < 0.95:
        size = (round(CHART[0] * min(1.0, k * 1.06)), round(CHART[1] * min(1.0, k * 1.06)))
        shrunk = size[0] / CHART[0]
        whole = whole.resize(size, Image.Resampling.LANCZOS)
    else:
        shrunk = 1.0
    c, s = c * shrunk, s * shrunk
    tx, ty = TAMALIR[0] * shrunk, TAMALIR[1] * shrunk
    back = (c, s, tx - c * x - s * y, -s, c, ty + s * x - c * y)
    wide, high = round(SIZE[0] * scale), round(SIZE[1] * scale)
    return whole.transform((wide, high), Image.Transform.AFFINE, back, Image.Resampling.BICUBIC)


def _desk(scale: float) -> Image.Image:
    """Walnut, mirrored where one sheet of it ends."""
    wood = walnut().convert("RGB")
    wide, high = round(SIZE[0] * scale), round(SIZE[1] * scale)
    one = wood.resize((round(1920 * scale), high), Image.Resampling.LANCZOS)
    out = Image.new("RGB", (wide, high))
    out.paste(one, (0, 0))
    out.paste(one.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (one.width, 0))
    return out


def _shaded(under: Field, cover: Field, scale: float, dx: float, dy: float, soft: float, strength: float) -> Field:
    """The picture with the shadow of what covers it."""
    dark = ndimage.gaussian_filter(ndimage.shift(cover, (dy * scale, dx * scale), order=1), soft * scale) * strength
    return np.asarray(under * (1 - dark[..., None]), np.float32)


def _over(under: Field, layer: Image.Image) -> Field:
    made = np.asarray(layer, np.float32) / 255
    cover = made[..., 3:]
    return np.asarray(under * (1 - cover) + made[..., :3] * cover, np.float32)


def _put(layer: Image.Image, thing: Image.Image, x: float, y: float, high: float, scale: float,
    turn: float = 0.0) -> None:
    """Lay a thing on the layer, its middle at x, y, so high."""
    wide = thing.width * high / thing.height
    made = thing.resize((round(wide * scale), round(high * scale)), Image.Resampling.LANCZOS)
    if turn:
        made = made.rotate(-turn, Image.Resampling.BICUBIC, expand=True)
    layer.alpha_composite(made, (round(x * scale - made.width / 2), round(y * scale - made.height / 2)))


def _drawn(layer: Image.Image, markup: str, x: float, y: float, scale: float) -> None:
    """Lay markup round 0, 0 on the layer at x, y; what is off the picture is cut."""
    body = f'<g transform="translate({x} {y})">{markup}</g>'
    layer.alpha_composite(render(body, *SIZE, scale).resize(layer.size))


def _coin(ground: str, sign: str) -> Image.Image:
    """A token with its sign and a value."""
    made = _read(f"badges/runebound/token-{ground}.webp")
    mask = _read(f"icons/runebound/{sign}.png").resize((138, 138), Image.Resampling.LANCZOS).getchannel("A")
    made.paste(Image.new("RGBA", mask.size, "#fff3d6" if "asset" not in ground else "#2c1a08"), (59, 56), mask)
    return made


def _pieces(scale: float) -> list[tuple[Image.Image, tuple[float, float, float, float]]]:
    """Layers of what lies on the chart, each with its shadow: dx, dy, softness, strength."""
    size = (round(SIZE[0] * scale), round(SIZE[1] * scale))
    low, high, standing = (Image.new("RGBA", size) for _ in range(3))
    for kind, x, y, edge in GEMS:
        _put(low, _read(f"badges/runebound/gem-{kind}.webp"), x, y, edge, scale)
    for ground, sign, x, y, radius in COINS:
        _put(low, _coin(ground, sign), x, y, radius * 2, scale)
    for face, x, y, edge, turn in DICE:
        _put(high, _read(f"dice/runebound/terrain_{face}.webp"), x, y, edge, scale, turn)
    _drawn(high, instruments.compass(184, 24), 1690, 872, scale)
    _drawn(high, instruments.inkwell(78), 2380, 760, scale)
    discs = Image.new("RGBA", size)
    for name, x, y, tall, seat in FIGURES:
        _drawn(discs, instruments.disc(SEATS[seat], tall * 0.66), x, y, scale)
        _put(standing, _read(f"pictures/runebound/figures/{name}.webp"), x, y - tall * 0.455, tall, scale)
    pair = Image.new("RGBA", size)
    _drawn(pair, instruments.dividers(500, 17), 1356, 62, scale)
    return [(low, (4, 6, 4, 0.55)), (discs, (8, 8, 8, 0.55)), (standing, (26, 10, 12, 0.42)), (pair, (22, 26, 14,
        0.5)), (high, (10, 14, 12, 0.6))]


def _light(scale: float) -> tuple[Field, Field]:
    """How bright each pixel is, and how warm, 0 to 1."""
    rows, columns = np.mgrid[0 : round(SIZE[1] * scale), 0 : round(SIZE[0] * scale)].astype(np.float32) / scale
    away = np.hypot((columns - LAMP[0]) * 0.92, (rows - LAMP[1]) * 1.1) / REACH
    near = np.clip(1 - away, 0, 1)
    near = near * near * (3 - 2 * near)
    menu = np.clip((columns - 330) / 640, 0, 1)
    menu = menu * menu * (3 - 2 * menu)
    bright = (DARKEST + (1 - DARKEST) * near) * (0.24 + 0.76 * menu)
    return bright.astype(np.float32), near.astype(np.float32)


def desk(scale: float = SCALE) -> Image.Image:
    """The whole picture."""
    out = np.asarray(_desk(scale), np.float32) / 255
    sheet = _laid(scale)
    out = _shaded(out, np.asarray(sheet.getchannel("A"), np.float32) / 255, scale, 10, 16, 18, 0.75)
    out = _over(out, sheet)
    for layer, (dx, dy, soft, strength) in _pieces(scale):
        out = _over(_shaded(out, np.asarray(layer.getchannel("A"), np.float32) / 255, scale, dx, dy, soft, strength),
            layer)
    bright, warm = _light(scale)
    tint = np.asarray(EVENING, np.float32) * (1 - warm[..., None]) + np.asarray(WARM, np.float32) * warm[..., None]
    out = out * tint * bright[..., None]
    out += np.asarray((0.030, 0.056, 0.070), np.float32) * (1 - bright[..., None])
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8))


FILES = (*(f"assets/{name}" for name in tiles()), *(f"assets/pictures/runebound/figures/{name}.webp" for name, *_
    in FIGURES), *(f"assets/dice/runebound/terrain_{face}.webp" for face, *_ in DICE))
MADE_OF = (__name__, instruments.__name__, "assets.workshop.runebound.stuffs", "assets.workshop.textures",
    "assets.workshop.svg")
RECIPES = (Recipe("scenes/runebound/title", "scenes/runebound/title.webp", partial(desk, SCALE), MADE_OF, QUALITY,
    FILES),)
