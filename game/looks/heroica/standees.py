"""Standees: figures of printed wood on their bases, features and things, as they stand on the map."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.heroica.view.values import FeatureShown, MonsterShown, Seat
from game.kit.geometry import Point
from game.looks.heroica.placement import BOSS, FIGURE, FOOT
from game.looks.heroica.theme import FEATURES, INK, PAPER, PAPER_EDGE, PIP, RED
from game.ui.screen.canvas import Canvas
from game.ui.screen.text import SMALLEST
from game.ui.screen.theme import Style
from game.ui.table.sprite_list import SpriteList

FIGURES, BASES, THINGS, PIECES = (
    "pictures/heroica/figures", "pictures/heroica/bases", "pictures/heroica/things", "pictures/heroica/features",
)  # fmt: skip
BASE = (0.66, 0.34)
"""Width and height of a base, in squares."""
TALL = 1.16
"""How high a figure is, in squares."""
LONG, GREY = 0.7, 77
"""How long a figure is that lies on its base, in squares, and how strongly it is greyed (0 to 255)."""
STATES: Mapping[str, tuple[str, str]] = {
    "chest": ("", "-empty"), "kings-treasure": ("", "-empty"), "coffin": ("", "-open"), "king": ("-bound", "-free"),
    "locked-door": ("", "-open"), "cyclone": ("-1", "-1"), "rift": ("-1", "-1"), "gate": ("", "-open"),
    "vault-door": ("", "-open"), "frost-door": ("", "-broken"),
}  # fmt: skip
"""Features that look otherwise when they are searched, open or free."""
VAULT = "vault"


def draw_hero(
    canvas: Canvas, size: tuple[float, float], seat: Seat, *, down: bool, mounted: bool, left: bool, grounded: bool
) -> None:
    """A hero on the base of the seat; who is down lies on it, greyed. `grounded`: with the shadow of the base."""
    unit = size[0] / FIGURE[0]
    foot = _foot(size, unit)
    if grounded:
        _draw_shadow(canvas, foot, unit)
    _draw_base(canvas, foot, unit, FEATURES[seat.number - 1])
    if down:
        _draw_lying(canvas, f"{FIGURES}/{seat.hero}", foot, unit, left)
        return
    if mounted:
        _draw_figure(canvas, f"{FIGURES}/horse", foot, unit, 0.95, left)
        foot = (foot[0], foot[1] - 0.2 * unit)
    _draw_figure(canvas, f"{FIGURES}/{seat.hero}", foot, unit, TALL, left)


def draw_monster(
    canvas: Canvas, size: tuple[float, float], it: MonsterShown, strength: int, facing: str, left: bool, *,
    grounded: bool,
) -> None:
    """A monster on its slate base: a pip for each point of strength; a boss has its number on a plate."""
    large = 2.0 if it.final else BOSS if it.boss else 1.0
    unit = size[0] / (FIGURE[0] * large)
    foot = _foot(size, unit * large)
    if grounded:
        _draw_shadow(canvas, foot, unit * large)
    _draw_base(canvas, foot, unit * large, "round-dragon" if it.final else "round-boss" if it.boss else "round")
    name = f"{FIGURES}/{it.card}-{facing}" if it.final and facing else f"{FIGURES}/{it.card}"
    _draw_figure(canvas, name, foot, unit, TALL * large, left and not it.final)
    if it.boss or it.final:
        _draw_bar(canvas, foot, unit * large, strength)
    else:
        _draw_pips(canvas, foot, unit, strength)


def feature_picture(it: FeatureShown, theme: str) -> str:
    """The picture of a feature that is closed; sum doors look as their land has them."""
    if it.card != "sum-door":
        return it.card
    return "frost-door" if it.waits else "vault-door" if theme == VAULT else "gate"


def draw_feature(
    canvas: Canvas, size: tuple[float, float], it: FeatureShown, theme: str, left: str, *, ajar: bool = False
) -> None:
    """A feature stands on the lower edge of its box; a sum door wears its total on a label, and below it what is `left`
    in words. `ajar`: its lid has just opened.
    """
    width, height = size
    card = feature_picture(it, theme)
    state = "-open" if ajar else STATES.get(card, ("", ""))[it.open or it.empty]
    made = canvas.images.get(f"{PIECES}/{card}{state}", canvas.device((0, 0, width, height)).size, fit="contain")
    middle, low = canvas.stage.device((width / 2, height))
    canvas.surface.blit(made, (round(middle - made.get_width() / 2), round(low - made.get_height())))
    if it.card == "sum-door" and not it.open:
        _draw_label(canvas, size, str(it.total), left)


def _draw_label(canvas: Canvas, size: tuple[float, float], total: str, left: str) -> None:
    width, height = size
    high = max(height * (0.52 if left else 0.38), SMALLEST * (2.1 if left else 1.2))
    box = pygame.FRect(width * 0.13, height * 0.2, width * 0.74, high)
    canvas.shadow(box, radius=4, drop=(1, 2), blur=3, alpha=0.4)
    canvas.rect(box, PAPER, radius=4, edge=PAPER_EDGE, width=1.6)
    low = box.y + box.height * (0.34 if left else 0.52)
    number = max(SMALLEST, height * 0.27)
    large = canvas.type.at_most(Style("ui-extrabold", number), number)
    canvas.text(total, (box.centerx, low), large, RED, align="middle", at="mid", width=box.width - 6)
    if left:
        number = max(SMALLEST, height * 0.19)
        small = canvas.type.at_most(Style("ui-bold", number), number)
        canvas.text(left, (box.centerx, box.bottom - box.height * 0.22), small, INK, align="middle", at="mid",
                    width=box.width - 6)  # fmt: skip


def draw_thing(canvas: Canvas, size: tuple[float, float], card: str, cushion: bool = False) -> None:
    """Something that can be picked up; a relic lies on its cushion."""
    width, height = size
    if cushion:
        canvas.image(f"{PIECES}/cushion", (0, height * 0.34, width, height * 0.66), fit="contain")
    box = (0.0, 0.0, width, height * (0.86 if cushion else 1.0))
    canvas.image(f"{THINGS}/{card}", box, fit="contain")


def _foot(size: tuple[float, float], unit: float) -> tuple[float, float]:
    """The middle of the base in the box of a figure."""
    return size[0] / 2, size[1] - FOOT * unit


def _draw_shadow(canvas: Canvas, foot: tuple[float, float], unit: float) -> None:
    x, y = foot
    canvas.glow((x - 0.26 * unit, y - 0.06 * unit, 0.62 * unit, 0.24 * unit), INK, radius=0.12 * unit,
                blur=0.05 * unit, alpha=0.36, hollow=False)


def draw_shade(brush: SpriteList, foot: Point, width: float, height: float, alpha: float) -> None:
    """The shadow of a figure in the air, whose box is so wide: the higher it is (0 to 1), the fainter and wider."""
    level = min(4, round(height * 4))
    unit = width / FIGURE[0]
    grown = unit * (1 + 0.06 * level)
    size = (grown * 1.2, grown * 0.8)
    middle = (size[0] / 2, size[1] / 2)
    made = brush.canvas.kept(("foot-shade", level), size, lambda made: _draw_shadow(made, middle, grown))
    at = (foot[0] + 0.22 * height * unit, foot[1] + 0.26 * height * unit)
    brush.centred(made, at, round(255 * alpha * (1 - 0.45 * height)))


def _draw_base(canvas: Canvas, foot: tuple[float, float], unit: float, shape: str) -> None:
    x, y = foot
    wide, high = BASE[0] * unit, (BASE[1] + 0.085) * unit
    canvas.image(f"{BASES}/{shape}", (x - wide / 2, y - BASE[1] * unit / 2, wide, high), fit="contain")


def _draw_figure(
    canvas: Canvas, name: str, foot: tuple[float, float], unit: float, high: float, left: bool
) -> None:
    """A figure that stands on its base, mirrored where it looks to the left."""
    wide, tall = 1.3 * high * unit, high * unit
    box = canvas.device((0, 0, wide, tall))
    made = canvas.images.get(name, box.size, fit="contain")
    if left:
        made = pygame.transform.flip(made, True, False)
    x, y = canvas.stage.device((foot[0], foot[1] + 0.06 * unit))
    canvas.surface.blit(made, (round(x - made.get_width() / 2), round(y - made.get_height())))


def _draw_lying(canvas: Canvas, name: str, foot: tuple[float, float], unit: float, left: bool) -> None:
    """A figure on its back, greyed: its head points away from where it looked."""
    tall = canvas.device((0, 0, 1.3 * unit, unit))
    whole = canvas.images.get(name, tall.size, fit="contain")
    figure = whole.subsurface(whole.get_bounding_rect())
    share = LONG * tall.height / figure.get_height()
    made = pygame.transform.rotozoom(pygame.transform.flip(figure, left, False), -90 if left else 90, share)
    grey = pygame.transform.grayscale(made)
    grey.set_alpha(GREY)
    made.blit(grey, (0, 0))
    x, y = canvas.stage.device(foot)
    canvas.surface.blit(made, (round(x - made.get_width() / 2), round(y - made.get_height() * 0.66)))


def _draw_pips(canvas: Canvas, foot: tuple[float, float], unit: float, number: int) -> None:
    x, y = foot
    step = min(0.15, 0.5 / max(1, number)) * unit
    for at in range(number):
        centre = (x + step * (at - (number - 1) / 2), y + 0.1 * unit)
        canvas.circle(centre, 0.055 * unit, PIP, edge=INK, width=0.015 * unit)


def _draw_bar(canvas: Canvas, foot: tuple[float, float], unit: float, number: int) -> None:
    """What is left of a bar, on a plate at the rim of the base."""
    x, y = foot
    size = max(SMALLEST, 0.2 * unit)
    style = canvas.type.at_most(Style("ui-extrabold", size), 1.3 * size)
    high = 1.1 * canvas.type.size(style)
    wide = max(1.5 * high, canvas.type.width(str(number), style) + 0.5 * high)
    box = pygame.FRect(x - wide / 2, y + 0.11 * unit - high / 2, wide, high)
    canvas.rect(box, RED, radius=0.36 * high, edge=PIP, width=max(1.0, 0.02 * unit))
    canvas.text(str(number), box.center, style, PIP, align="middle", at="mid")
