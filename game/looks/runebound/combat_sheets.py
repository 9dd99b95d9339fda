"""Combat sheets: both sides of a combat at the sides of the ring: portrait, health, abilities, and the odds."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.looks.runebound.combat_placement import ability_rows, ability_zone
from game.looks.runebound.lettering import title
from game.looks.runebound.marks import draw_attribute, draw_gem
from game.looks.runebound.stuffs import PAD, draw_health, draw_panel, draw_slip
from game.looks.runebound.theme import (
    ATTRIBUTES,
    BETTER,
    BRASS,
    BRASS_LIGHT,
    CHOSEN,
    CREAM,
    DARK,
    INK,
    INK_2,
    INK_3,
    MUTED,
    SLIP,
    SLIP_ROW,
    VERMILION_DARK,
    mixed,
    seat_colour,
)
from game.runebound.view.combat_values import AbilityShown, OddsShown, SideShown
from game.ui.screen.canvas import Canvas
from game.ui.screen.lettering import block, line
from game.ui.screen.scene import Words
from game.ui.screen.theme import Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.widgets.emblems import draw_seat

NAME, TITLE, KIND = Style("story-semibold", 31), Style("title", 36), Style("story-italic", 24)
VALUE, TELL, AFTER = Style("ui-extrabold", 26), Style("ui", 22), Style("ui-bold", 22)
ABILITY, TEXT, KEY = Style("story-semibold", 25), Style("story", 23, 1.06), Style("ui-extrabold", 21)
HEAD, PERCENT, WIN = Style("title", 27), Style("title-bold", 50), Style("ui-extrabold", 23)
ODDS = Style("ui-medium", 22)
LOW, MOST_TEXT = 74.0, 27.0
"""A row that is lower has name and text in one; how large the type of texts grows."""
FACE, FACE_OF_HERO = (0.5, 0.2), (0.5, 0.36)
"""What is kept of the pictures of enemies, and of heroes, where they are cut."""
_OXBLOOD: Colour = (138, 42, 32)


def draw_side(
    brush: SpriteList, layout: Layout, zone: str, side: SideShown, health: int, after: int | None, told: str,
    words: Words,
) -> None:  # fmt: skip
    """The sheet of a side: `health` is what it has left, `after` what the blow in hand would leave of it, `told` a line
    on what threatens it.
    """
    rect = layout[zone]

    def paint(canvas: Canvas) -> None:
        draw_panel(canvas, rect)
        if zone == "hero":
            _paint_hero(canvas, layout, side, health, after, told)
        else:
            _paint_foe(canvas, layout, side, health, after, told, words)

    key = ("side", zone, side._replace(tokens=(), abilities=(), text=""), health, after, told)
    brush.panel(key, rect, paint, pad=PAD)


def _paint_hero(canvas: Canvas, layout: Layout, side: SideShown, health: int, after: int | None, told: str) -> None:
    picture, rest = layout["hero/picture"], layout["hero/numbers"]
    _paint_picture(canvas, picture, side)
    draw_seat(canvas, side.seat, (picture.x + 18, picture.bottom - 16), 16)
    x, y, w, _ = rest
    title(canvas, side.name, (x, y, w, 66), NAME, CREAM)
    _paint_health(canvas, pygame.FRect(x, y + 72, w, 36), side, health, after)
    if side.attributes is not None:
        for at, (family, value) in enumerate(zip(ATTRIBUTES, side.attributes, strict=True)):
            left = x + 18 + at * (w - 10) / 3
            draw_attribute(canvas, (left, y + 134), 17, family)
            line(canvas, str(value), (left + 24, y + 134), VALUE, CREAM, 36, high=30)
    block(canvas, told, (x, y + 160, w, rest.bottom - y - 160), TELL, MUTED)


def _paint_foe(
    canvas: Canvas, layout: Layout, side: SideShown, health: int, after: int | None, told: str, words: Words
) -> None:
    picture, rest = layout["foe/picture"], layout["foe/numbers"]
    _paint_picture(canvas, picture, side)
    if side.deck:
        draw_gem(canvas, (picture.x + 26, picture.y + 26), 44, side.deck)
    elif side.seat:
        draw_seat(canvas, side.seat, (picture.x + 18, picture.bottom - 16), 16)
    x, y, w, _ = rest
    wide = line(canvas, side.line, (x + w, y + 24), KIND, mixed(CREAM, MUTED, 0.5), w * 0.4, high=30, align="right")
    title(canvas, side.name, (x, y, w - wide - 14, 46), TITLE, CREAM)
    _paint_health(canvas, pygame.FRect(x, y + 52, w, 36), side, health, after)
    if told:
        line(canvas, told, (x + w, y + 106), AFTER, BRASS_LIGHT, w, high=27, align="right")
    if side.reward:
        foot = layout["foe/reward"]
        block(canvas, words("arena.reward", what=side.reward), tuple(foot), TELL, CREAM, middle=True)  # type: ignore[arg-type]


def _paint_picture(canvas: Canvas, box: pygame.FRect, side: SideShown) -> None:
    edge = seat_colour(side.seat) if side.seat else _OXBLOOD
    canvas.rect(box.inflate(3, 3), DARK)
    canvas.rect(box, edge)
    inner = box.inflate(-8, -8)
    canvas.image(side.picture, inner, fit="cover", focus=FACE_OF_HERO if side.attributes else FACE)
    canvas.rect(inner, None, edge=INK, width=2)


def _paint_health(canvas: Canvas, box: pygame.FRect, side: SideShown, health: int, after: int | None) -> None:
    draw_health(canvas, box, health, side.health, after=after, text=f"{health} / {side.health}")


# -- abilities


def draw_abilities(
    brush: SpriteList, layout: Layout, zone: str, side: SideShown, lit: Collection[str], pointed: str
) -> None:
    """What a side says, and its abilities: those that can be used now are lit, used ones are pale."""
    place = ability_zone(layout, zone, side)

    def paint(canvas: Canvas) -> None:
        said, rows = ability_rows(place, side)
        if side.text:
            _paint_slip(canvas, said, SLIP, lit=False)
            text = canvas.type.at_most(TEXT, MOST_TEXT)
            inner = (said.x + 14, said.y + 4, said.width - 28, said.height - 8)
            block(canvas, side.text, inner, text, INK, middle=True)
        for ability, row in zip(side.abilities, rows, strict=True):
            bare = ability._replace(name="") if ability.name == side.name else ability
            _paint_ability(canvas, row, bare, ability.option in lit, ability.option == pointed, zone == "hero")

    if side.abilities or side.text:
        brush.panel(("abilities", zone, side.text, side.abilities, tuple(sorted(lit)), pointed), place, paint, pad=PAD)


def _paint_slip(canvas: Canvas, row: pygame.FRect, fill: Colour, *, lit: bool) -> None:
    if lit:
        canvas.glow(row, CHOSEN, radius=4, blur=9, alpha=0.8, hollow=False)
    canvas.rect((row.x + 1, row.y + 3, row.width, row.height), DARK, radius=3, alpha=110)
    canvas.rect(row, fill, radius=3, edge=CHOSEN if lit else INK_3, width=3 if lit else 1.2)


def _paint_ability(
    canvas: Canvas, row: pygame.FRect, ability: AbilityShown, lit: bool, pointed: bool, own: bool
) -> None:
    pale = ability.used or (own and bool(ability.reason))
    fill = mixed(SLIP, (150, 150, 140), 0.42) if pale else (255, 250, 232) if pointed else SLIP
    _paint_slip(canvas, row, fill, lit=lit)
    ink = mixed(INK, fill, 0.24) if pale else INK
    low, text = row.height < LOW, canvas.type.at_most(TEXT, MOST_TEXT)
    x, middle = row.x + 14, row.y + 24 if ability.name and not low else row.centery
    signs = int(ability.price) if ability.price.isdigit() else 1 if ability.price else 0
    for number in range(signs):
        tint = mixed(VERMILION_DARK, fill, 0.4 if pale else 0.0)
        canvas.icon("runebound/bolt", (x + 10 + 21 * number, middle), 25, tint)
    x += 21 * signs + (8 if signs else 0)
    if ability.price and not ability.price.isdigit():
        x += line(canvas, ability.price, (x, middle), KEY, VERMILION_DARK, 30, high=27) + 8
    if ability.key and own:
        line(canvas, ability.key, (row.right - 14, middle), KEY, INK, 40, high=27, align="right")
    if low:
        words = f"**{ability.name}** {ability.text}" if ability.name else ability.text
        room = row.right - x - (40 if ability.key and own else 12)
        block(canvas, words, (x, row.y + 5, room, row.height - 8), text, ink, middle=True)
        return
    if not ability.name:
        block(canvas, ability.text, (x, row.y + 6, row.right - x - 14, row.height - 10), text, ink, middle=True)
        return
    line(canvas, ability.name, (x, middle), ABILITY, ink, row.right - x - 50, high=32)
    block(canvas, ability.text, (row.x + 14, row.y + 43, row.width - 28, row.height - 48), text, ink)


# -- the odds


def draw_odds(brush: SpriteList, rect: pygame.FRect, odds: OddsShown, hero: str, words: Words) -> None:
    """The odds: how likely the hero wins, in a number and a bar, and what it costs."""

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, y, w = rect.x + 26, rect.y + 22, rect.width - 52
        gone = line(canvas, odds.line, (x + w, y + 20), KIND, INK_2, w * 0.45, high=28, align="right")
        line(canvas, words("arena.odds"), (x, y + 19), HEAD, INK, w - gone - 12, high=36)
        percent = words("arena.about" if odds.about else "arena.percent", value=round(odds.win * 100))
        wide = line(canvas, percent, (x, y + 68), PERCENT, VERMILION_DARK, w * 0.5, high=58)
        line(canvas, words("arena.win", hero=hero), (x + wide + 16, y + 57), WIN, INK, w - wide - 16, high=28)
        when = "this-round" if round(odds.rounds, 1) == 0 else "rounds"
        line(canvas, words(f"arena.{when}", count=f"{odds.rounds:.1f}"), (x + wide + 16, y + 83), ODDS, INK_2,
             w - wide - 16, high=27)  # fmt: skip
        _paint_bar(canvas, pygame.FRect(x, y + 104, w, 22), odds)
        rest = words("arena.rest", neither=round(odds.neither * 100), lose=round(odds.lose * 100))
        first, step, high = (137, 22, 22) if odds.about else (145, 28, 27)
        line(canvas, rest, (x, y + first), ODDS, INK, w, high=high)
        hurt = words("arena.healed" if odds.heals else "arena.damage", count=f"{abs(odds.damage):.1f}")
        line(canvas, hurt, (x, y + first + step), ODDS, INK_2, w, high=high)
        if odds.about:
            line(canvas, odds.about, (x, y + first + 2 * step), ODDS, INK_2, w, high=high)

    brush.panel(("odds", odds, hero), rect, paint, pad=PAD)


def draw_instead_of_odds(brush: SpriteList, rect: pygame.FRect, title: str, told: str) -> None:
    """What lies in the place of the odds where there are none: they are not known yet, two players fight, whom no plain
    hand tells of, or the combat is won.
    """

    def paint(canvas: Canvas) -> None:
        draw_slip(canvas, rect)
        x, y, w = rect.x + 26, rect.y + 22, rect.width - 52
        line(canvas, title, (x, y + 19), HEAD, INK, w, high=36)
        block(canvas, told, (x, y + 48, w, rect.bottom - y - 70), TEXT, INK_2)

    brush.panel(("instead of odds", title, told), rect, paint, pad=PAD)


def _paint_bar(canvas: Canvas, box: pygame.FRect, odds: OddsShown) -> None:
    canvas.rect(box, SLIP_ROW)
    x = box.x
    for share, colour in ((odds.win, BETTER), (odds.neither, BRASS), (odds.lose, VERMILION_DARK)):
        wide = box.width * share
        if wide >= 0.5:
            canvas.rect((x, box.y, wide, box.height), colour)
        x += wide
    canvas.rect(box, None, edge=INK, width=1.6)
