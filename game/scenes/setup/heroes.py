"""The heroes to choose from: a tile for each, headings of archetypes, and the sheet of the hero that is looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit.shown import Portrait
from game.ui.screen.canvas import Canvas, RectLike
from game.ui.screen.rich_text import RichText
from game.ui.screen.theme import TYPE, Colour, Mark, ThemePart
from game.ui.widgets.base import Widget, mix
from game.ui.widgets.emblems import draw_seat
from game.ui.widgets.panel import draw_parchment, draw_taper

HEAD = 32.0
_ABILITY = TYPE["card-text"]
ABILITY_LEAST = 19.0
_ACTIONS: dict[str, tuple[str, str]] = {
    "attack": ("action-attack", "#8f2418"),
    "ranged": ("action-attack", "#8f2418"),
    "explore": ("action-explore", "#7d5a1e"),
    "aid": ("action-aid", "#4c6a24"),
    "rest": ("action-rest", "#46597e"),
}


class HeroTile(Widget):
    """A hero's portrait and name. `seat` counts from 1; 0 is nobody's. Disabled by `rule` when it cannot join."""

    def __init__(self, rect: RectLike, hero: Portrait, on_take: Callable[[str], object], mark: Mark) -> None:
        super().__init__(rect)
        self.hero = hero
        self.mark = mark
        self.on_take = on_take
        self.seat = 0
        self.rule = ""

    def press(self) -> bool:
        """Take the hero for the current seat, or return it."""
        self.on_take(self.hero.id)
        return True

    def draw(self, canvas: Canvas) -> None:
        theme, rect = canvas.theme, self.rect
        foot = max(28.0, canvas.type.size(TYPE["ui"]) + 8)
        edge = self.mark.colour
        if self.seat:
            edge = theme["gold-title"]
        elif self.enabled:
            edge = mix(edge, theme["gold-title"], self.warmth.value)
        canvas.rect(rect, theme["key-fill"], radius=4, edge=edge, width=2.6 if self.seat else 1.8)
        picture = pygame.FRect(rect.x + 4, rect.y + 4, rect.width - 8, rect.height - foot - 4)
        canvas.image(self.hero.picture, picture, fit="cover", focus=(0.5, 0.2), radius=3)
        if not self.enabled:
            canvas.rect(picture, theme["shadow"], radius=3, alpha=165)
            canvas.icon("lock", picture.center, 26, theme["cream-2"])
        ink = theme["focus"] if self.seat else theme["cream"] if self.enabled else theme["off-text"]
        if self.held and self.hovered:
            canvas.rect(rect, theme["shadow"], radius=4, alpha=80)
        middle = rect.bottom - foot / 2 - 1
        canvas.text(
            self.hero.short, (rect.centerx, middle), TYPE["ui"].sized(20), ink, align="middle", at="mid",
            width=rect.width - 8,
        )  # fmt: skip
        if self.seat:
            draw_seat(canvas, self.seat, (rect.x + 15, rect.y + 17), 14)


def draw_archetype(
    canvas: Canvas, pos: tuple[float, float], width: float, name: str, label: str, colour: Colour
) -> None:
    """The heading of a group: the archetype's sign, its name, a line."""
    x, y = pos
    theme, style = canvas.theme, canvas.type.at_most(TYPE["quote"], HEAD)
    size = canvas.type.size(style)
    sign = mix(colour, theme["cream"], 0.25)
    canvas.icon(name, (x + 11, y), size * 0.95, sign)
    used = canvas.text(label, (x + 20 + size * 0.35, y), style, theme["noun"], at="mid")
    start = x + 34 + size * 0.35 + used
    draw_taper(canvas, start, y + 2, x + width - start, theme["gold"])


def draw_hero(canvas: Canvas, rect: RectLike, hero: Portrait, part: ThemePart, refused: str = "") -> None:
    """The parchment of a hero: portrait, health, archetype, ability, the four basic cards with their dice; and why
    the hero cannot join, if that is so.
    """
    box, theme = pygame.FRect(rect), canvas.theme
    draw_parchment(canvas, box, seed="hero", rule=False)
    size = canvas.type.size(TYPE["ui"])
    foot = size + 24
    high = box.height - foot - 14
    picture = pygame.FRect(box.x + 14, box.y + 14, min(box.width * 0.3, max(142.0, high * 0.55)), high)
    canvas.image(hero.picture, picture, fit="cover", focus=(0.5, 0.2))
    canvas.rect(picture, radius=2, edge=theme["ink"], width=2)
    _draw_health(canvas, hero, part, (picture.x + 2, (picture.bottom + box.bottom) / 2 - 2), picture.width)
    left, room = picture.right + 20, box.right - picture.right - 40
    title = TYPE["panel-title"].sized(27)
    base = box.y + 14 + canvas.type.ascent(title)
    canvas.text(hero.name, (left, base), title, theme["ink"], width=room)
    row = max(37.0, size + 16)
    cards = box.bottom - 14 - 2 * row - 5
    why = RichText(canvas.type, refused, TYPE["ui-bold"].sized(19), room - 26) if refused else None
    below = why.height + 8 if why is not None else 0.0
    text = fitting(canvas, hero.ability, room, cards - base - 14 - below)
    text.draw(canvas, (left, base + 8))
    if why is not None:
        top = cards - 8 - why.height
        canvas.icon("lock", (left + 9, top + canvas.type.line_height(why.style) * 0.5), 18, theme["oxblood"])
        why.draw(canvas, (left + 26, top), ink=theme["oxblood"])
    y = base + 8 + text.height + 10
    for flavour in () if refused else (hero.quote, hero.pitch):
        line = RichText(canvas.type, flavour, TYPE["quote"], room)
        if y + line.height > cards - 6:
            break
        line.draw(canvas, (left, y), ink=theme["ink-2"])
        y += line.height + 10
    for at, (_, name, action, dice) in enumerate(hero.cards[:4]):
        wide = (room - 8) / 2
        place = (left + (at % 2) * (wide + 8), cards + (at // 2) * (row + 5), wide, row)
        _draw_card(canvas, place, name, action, dice)


def fitting(canvas: Canvas, text: str, width: float, height: float) -> RichText:
    """The text in the largest size of card text that fits this height, not below the smallest size of type."""
    size = _ABILITY.size
    made = RichText(canvas.type, text, _ABILITY, width)
    while made.height > height and size > ABILITY_LEAST:
        size -= 1
        made = RichText(canvas.type, text, _ABILITY.sized(size), width)
    return made


def _draw_health(
    canvas: Canvas, hero: Portrait, part: ThemePart, pos: tuple[float, float], room: float
) -> None:
    theme, (x, y) = canvas.theme, pos
    size = canvas.type.size(TYPE["ui"])
    canvas.icon("heart", (x + size * 0.5, y), size * 1.1, part.marks["number"]["health"].colour)
    used = size * 1.25
    used += canvas.text(str(hero.health), (x + used, y), TYPE["value"].sized(24), theme["ink"], at="mid") + 12
    canvas.icon(hero.archetype, (x + used + size * 0.45, y), size, part.marks["archetype"][hero.archetype].colour)


def _draw_card(canvas: Canvas, place: tuple[float, float, float, float], name: str, action: str, dice: int) -> None:
    theme, (x, y, w, h) = canvas.theme, place
    icon, code = _ACTIONS.get(action, _ACTIONS["attack"])
    colour = _colour(code)
    canvas.rect(place, theme["parchment-card"], radius=3, edge=theme["parchment-rule"], width=1.2)
    canvas.rect((x, y, 36, h), colour, radius=3)
    canvas.icon(icon, (x + 18, y + h / 2), 25, theme["main-text"])
    style, value = TYPE["name"].sized(21), TYPE["value"].sized(20)
    side = canvas.type.size(TYPE["ui"]) * 0.92
    right, room = x + w - 12, w - 62 - canvas.type.width(str(dice), value)
    if canvas.type.width(name, style) * 0.9 <= room - side * 1.15:
        canvas.icon("die", (right + 2 - side / 2, y + h / 2), side, colour)
        right, room = right - side * 1.15, room - side * 1.15
    canvas.text(name, (x + 45, y + h / 2), style, theme["ink"], at="mid", width=room)
    canvas.text(str(dice), (right, y + h / 2), value, colour, align="right", at="mid")


def _colour(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)
