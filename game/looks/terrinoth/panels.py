"""Panels: what lies between the seats: quest sheet with its track, lair, place, shadows."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.adventure.view.values import TableValues
from game.kit.shown import Face, Space
from game.looks.adventure.displayed_values import ActivePlace
from game.looks.adventure.track import Track, badge_of, track_of
from game.looks.terrinoth.card_frames import paint_difficulty
from game.ui.cards.card import picture_of
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Words
from game.ui.screen.theme import TYPE, Colour, Style
from game.ui.table.layout import Layout
from game.ui.table.sprite_list import SpriteList
from game.ui.table.table_parts import PAD, empty_slot, label_style, parchment, well

_WELL: Colour = (17, 24, 23)
_LAIR: Colour = (52, 22, 22)
_PILL: Colour = (12, 9, 8)
_CHIP: Colour = (24, 38, 34)
_CHIP_SIZE = (66.0, 36.0)


def track_point(layout: Layout, track: Track, at: float) -> tuple[float, float]:
    """The centre of a space of the peril track; between two spaces for a part of the way, before the first for -1."""
    rect = layout["quest"]
    spaces = track.spaces + track.beside
    left, right = rect.x + 36, rect.right - 36
    return left + (right - left) * (at + track.beside) / max(1, spaces - 1), rect.y + 56 + (rect.height - 56) * 0.2


def draw_quest(brush: SpriteList, layout: Layout, values: TableValues) -> None:
    """The quest sheet: title, track, effects; the effect that comes next stands out."""
    rect = layout["quest"]
    brush.panel(
        ("quest", values.title, values.track, values.effects, values.next_effect, values.tally),
        rect,
        lambda canvas: _paint_quest(canvas, layout, values),
        pad=PAD,
    )


def _paint_quest(canvas: Canvas, layout: Layout, values: TableValues) -> None:
    rect = layout["quest"]
    parchment(canvas, rect)
    theme = canvas.theme
    middle = rect.centerx
    title = canvas.type.at_most(TYPE["zone-title"], 34)
    canvas.text(values.title, (middle, rect.y + 38), title, theme["ink"], align="middle", width=rect.width - 44)
    canvas.line((rect.x + 40, rect.y + 52), (rect.right - 40, rect.y + 52), theme["parchment-rule"], 1.4)
    count = len(values.track)
    if count:
        start, end = track_point(layout, track_of(values), 0), track_point(layout, track_of(values), count - 1)
        canvas.line(start, end, theme["parchment-edge"], 5)
        canvas.line(start, end, theme["parchment-rule"], 2.4)
    for index, space in enumerate(values.track):
        _paint_space(canvas, track_point(layout, track_of(values), index), space)
    _paint_effects(canvas, rect, values)


def _paint_space(canvas: Canvas, centre: tuple[float, float], space: Space) -> None:
    name = badge_of(space)
    size = 26.0 if name.endswith("-none") else 30.0 if name.endswith("-start") else 40.0
    x, y = centre
    canvas.image(name, (x - size / 2, y - size / 2, size, size), alpha=80 if space.covered else 255)
    if space.covered:
        canvas.icon("cross", centre, size * 0.7, canvas.theme["ink"])


def _paint_effects(canvas: Canvas, rect: pygame.FRect, values: TableValues) -> None:
    """What each colour does; below it the quest's own counters and its marker, if it has any."""
    top, bottom = rect.y + 56 + (rect.height - 56) * 0.36, rect.bottom - 12
    if values.tally:
        bottom -= 24
        style = canvas.type.at_most(Style("ui-extrabold", 18), 24)
        place = (rect.centerx, bottom + 12)
        canvas.text(values.tally, place, style, canvas.theme["ink"], align="middle", at="mid", width=rect.width - 44)
    step = (bottom - top) / max(1, len(values.effects))
    for index, effect in enumerate(values.effects):
        y = top + step * (index + 0.5)
        canvas.image(badge_of(effect), (rect.x + 22, y - 12, 24, 24))
        strong = effect.colour == values.next_effect
        style = canvas.type.at_most(Style("ui-extrabold" if strong else "ui-medium", 19), step - 3)
        ink = canvas.theme["black-ink" if strong else "ink"]
        canvas.text(effect.text, (rect.x + 58, y), style, ink, at="mid", width=rect.width - 76)


def draw_peril_token(brush: SpriteList, layout: Layout, track: Track, at: float, lift: float) -> None:
    """The token on the track; `lift` raises it while it moves."""
    if not track.spaces:
        return
    canvas = brush.canvas
    x, y = track_point(layout, track, at)
    made = canvas.images.get("badges/peril-token", (canvas.px(46), canvas.px(46)))
    brush.centred(made, (x, y - lift))


def draw_lair(brush: SpriteList, layout: Layout, words: Words) -> None:
    """The well in which the nemesis waits."""
    rect = layout["lair"]

    def paint(canvas: Canvas) -> None:
        well(canvas, rect, _LAIR)
        card = layout["lair/card"]
        text, room = words("zone.lair"), (rect.width - 12, card.y - rect.y)
        style, at = label_style(canvas, text, room), (rect.centerx, (rect.y + card.y) / 2 + 2)
        canvas.text(text, at, style, (238, 170, 150), align="middle", at="mid", width=room[0])
        empty_slot(canvas, card)

    brush.panel(("lair",), rect, paint, pad=PAD)


def draw_shadows(brush: SpriteList, layout: Layout, words: Words, count: int) -> None:
    """The well of the enemies in the shadows, named where no card covers the name."""
    rect, first = layout["shadows"], layout["shadows/card"]
    above = first.y - rect.y > 34
    row = layout.spread("shadows/card", count)
    free = rect.right - 16 - (row[-1].right if row else rect.x)
    named = above or free > 120

    def paint(canvas: Canvas) -> None:
        well(canvas, rect, _WELL)
        if not named:
            return
        text = words("zone.shadows")
        style = label_style(canvas, text, (rect.width / 2, first.y - rect.y) if above else (free - 34, 44.0))
        if above:
            y = (rect.y + first.y) / 2 - 2
            canvas.icon("eye", (first.x + 12, y), 22, canvas.theme["muted"])
            canvas.text(text, (first.x + 32, y), style, canvas.theme["on-dark"], at="mid")
        else:
            canvas.text(text, (rect.right - 18, rect.y + 30), style, canvas.theme["on-dark"], align="right")

    brush.panel(("shadows", named), rect, paint, pad=PAD)


def draw_site_picture(brush: SpriteList, layout: Layout, face: Face | None, alpha: int = 255) -> None:
    """The picture of the active place in its frame; the empty panel without one."""
    rect = layout["location"]

    def paint(canvas: Canvas) -> None:
        canvas.shadow(rect, radius=12, drop=(1, 4), blur=5, alpha=0.65)
        if face is None:
            well(canvas, rect, _WELL)
        else:
            canvas.image(picture_of(face), rect, fit="cover", radius=12)
            x, y, w, h = rect
            canvas.rect(rect, None, radius=12, edge=canvas.theme["leather-edge"], width=6)
            canvas.rect((x + 2, y + 2, w - 4, h - 4), None, radius=10, edge=canvas.theme["gold-line"], width=2.2)

    name = picture_of(face) if face is not None else ""
    brush.panel(("site-picture", name), rect, paint, pad=PAD, alpha=alpha)


def draw_site(brush: SpriteList, layout: Layout, site: ActivePlace, alpha: int = 255) -> None:
    """What stands on the picture of the active place: its name, spawn values and progress."""
    rect, face = layout["location"], site.face
    if face is not None:
        brush.panel(("site", site), rect, lambda canvas: _paint_site(canvas, rect, site, face), pad=PAD, alpha=alpha)


def site_signs(face: Face, rect: pygame.FRect) -> Iterator[tuple[str, pygame.FRect]]:
    """The numbers on the panel of a place by the words of the glossary that they are, and its difficulty."""
    yield "engaged-spawn", pygame.FRect(*_engaged_at(rect), *_CHIP_SIZE)
    yield "shadow-spawn", pygame.FRect(*_shadows_at(rect), *_CHIP_SIZE)
    yield "exploration-value", _progress_bar(rect)
    if face.grade:
        yield face.grade, pygame.FRect(rect.x + 20, rect.y + 20, 30, 30)


def _engaged_at(rect: pygame.FRect) -> tuple[float, float]:
    return rect.right - 80, rect.y + 14


def _shadows_at(rect: pygame.FRect) -> tuple[float, float]:
    return rect.right - 80 - 74, rect.y + 14


def _progress_bar(rect: pygame.FRect) -> pygame.FRect:
    return pygame.FRect(rect.x + 14, rect.bottom - 62, rect.width - 28, 46)


def _paint_site(canvas: Canvas, rect: pygame.FRect, site: ActivePlace, face: Face) -> None:
    _paint_site_title(canvas, rect, face, rect.width - 2 * 74 - 76)
    _chip(canvas, _engaged_at(rect), "swords", site.engaged)
    _chip(canvas, _shadows_at(rect), "eye", site.shadows)
    _paint_progress(canvas, rect, site)


def _paint_site_title(canvas: Canvas, rect: pygame.FRect, face: Face, room: float) -> None:
    theme, style = canvas.theme, canvas.type.at_most(TYPE["zone-title"], 34)
    shown = canvas.type.fit(face.title, style, room)
    wide = canvas.type.width(shown.text, style) * shown.condense
    x, y, h = rect.x + 14, rect.y + 14, 42.0
    right = x + 44 + wide + 16
    outline = [(x, y), (right, y), (right - 12, y + h / 2), (right, y + h), (x, y + h)]
    canvas.polygon([(a + 1, b + 3) for a, b in outline], (0, 0, 0), alpha=130)
    canvas.polygon(outline, theme["parchment-card"], edge=theme["parchment-rim"], width=1.6)
    paint_difficulty(canvas, face.grade, (x + 21, y + h / 2, 26))
    canvas.text(face.title, (x + 40, y + h / 2), style, theme["ink"], at="mid", width=room)


def _chip(canvas: Canvas, at: tuple[float, float], icon: str, value: int) -> None:
    """A small dark plate with an icon and a number."""
    x, y = at
    canvas.rect((x, y, *_CHIP_SIZE), _CHIP, radius=8, edge=canvas.theme["leather-line"], width=1.6)
    canvas.icon(icon, (x + 20, y + 18), 26, canvas.theme["on-dark"])
    canvas.text(
        str(value),
        (x + 48, y + 18),
        canvas.type.at_most(Style("ui-extrabold", 24), 30),
        canvas.theme["main-text"],
        align="middle",
        at="mid",
    )


def progress_point(rect: pygame.FRect, value: int, index: int) -> tuple[float, float]:
    """The centre of a token in the row of progress."""
    left, right = rect.x + 78, rect.right - 112
    step = min(62.0, (right - left) / max(1, value - 1))
    return left + step * index, rect.bottom - 39


def _paint_progress(canvas: Canvas, rect: pygame.FRect, site: ActivePlace) -> None:
    theme = canvas.theme
    canvas.rect(_progress_bar(rect), _PILL, radius=23, edge=theme["leather-line"], width=1.8, alpha=238)
    canvas.icon("compass", (rect.x + 42, rect.bottom - 39), 30, theme["on-dark"])
    for index in range(site.value):
        x, y = progress_point(rect, site.value, index)
        step = progress_point(rect, site.value, 1)[0] - progress_point(rect, site.value, 0)[0]
        size = min(32.0, step - 2) if site.value > 1 else 32.0
        name = "progress" if index < site.progress else "token-socket"
        canvas.image(f"badges/{name}", (x - size / 2, y - size / 2, size, size))
    done = site.value > 0 and site.progress >= site.value
    canvas.text(
        f"{site.progress}/{site.value}",
        (rect.right - 34, rect.bottom - 39),
        canvas.type.at_most(Style("ui-extrabold", 26), 34),
        theme["gold-title" if done else "main-text"],
        align="right",
        at="mid",
    )


