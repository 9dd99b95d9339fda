"""The title of Heroes of Terrinoth: the valley, its fog, smoke and lit windows, frame and wordmark."""

from __future__ import annotations

import math

import pygame

from game.kit.text import Words
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import TYPE, Style
from game.ui.title_look import BoxLook, MenuLook, ShelfLight
from game.ui.title_picture import TitlePicture, draw_scrim
from game.ui.widgets.panel import draw_corner, draw_rule, draw_taper

VALLEY = TitlePicture("scenes/title", (2580.0, 1080.0), 1920.0)
SCRIM_WIDTH, SCRIM, DARK = 1000.0, 0.86, (8, 5, 4)
FOG_TOP, FOG_WIDTH, FOG_HEIGHT = 560.0, 1920.0, 300.0
FOG_STRENGTH = 150
SMOKE = pygame.FRect(1684, 300, 180, 300)
SMOKE_LENGTH, SMOKE_SPEED = 360.0, 2.5
"""How long the run of curls is, and how much faster they rise than the fog drifts."""
WINDOWS = pygame.FRect(1420, 700, 440, 280)
BREATH = 5000.0
LOGO_LEFT, LOGO_WIDTH, LOGO_HEIGHT = 120.0, 802.0, 374.0
_WARM = (22, 15, 6)
_MOUNTAINS = ((-40, 22), (-17, -12), (-8, 0), (8, -27), (24, -2), (30, -9), (41, 14))
_RIDGES = (((8, -27), (2, -10), (8, -4), (4, 12), (14, 34)), ((-17, -12), (-20, 4), (-14, 14)), ((24, -2), (22, 10)))


class TerrinothTitle:
    """The title look of Heroes of Terrinoth."""

    box = BoxLook(
        spine="boxes/terrinoth/spine",
        short="boxes/terrinoth/spine-short",
        end="boxes/terrinoth/box-end",
        lid=((134, 51, 42), (94, 34, 27)),
        contour=(42, 10, 6),
        sound="box-clasp",
    )
    light = ShelfLight(tint=(255, 226, 186), pool=1350.0)
    music = "title"
    seats = (2, 4)
    menu: MenuLook | None = None

    def draw_picture(self, canvas: Canvas, drift: float, breath: float, foot: float) -> None:
        """The valley under drifting fog, with the gold lines round it."""
        lift = VALLEY.lift(canvas, foot)
        if canvas.theme.textured:
            VALLEY.draw(canvas, lift)
            _draw_smoke(canvas, drift, lift)
            _draw_fog(canvas, drift, lift)
            VALLEY.draw_light(canvas, lift, WINDOWS, _WARM, breath, BREATH)
            draw_scrim(canvas, SCRIM_WIDTH, SCRIM, DARK)
        else:
            VALLEY.draw_plain(canvas, lift)
        _draw_frame(canvas, foot)

    def moving_parts(self, canvas: Canvas, foot: float) -> tuple[pygame.FRect, ...]:
        """Where fog and window light move, over the whole width, and where smoke rises."""
        scale, left, top = VALLEY.cover(canvas)
        top -= VALLEY.lift(canvas, foot)
        bounds, stage = canvas.bounds, canvas.stage
        start = stage.logical((0, FOG_TOP * scale + top))[1]
        end = stage.logical((0, WINDOWS.bottom * scale + top))[1]
        x, y = stage.logical((SMOKE.x * scale + left, SMOKE.y * scale + top))
        right = stage.logical((SMOKE.right * scale + left, 0))[0]
        return pygame.FRect(bounds.x, start, bounds.width, end - start), pygame.FRect(x, y, right - x, start - y)

    def draw_wordmark(self, canvas: Canvas, words: Words, top: float, size: float = 1.0, alpha: int = 255) -> None:
        """Compass, name and "unofficial fan edition"; a sign that does not grow with the type."""
        factor = canvas.type.factor
        room = (LOGO_WIDTH + 40, LOGO_HEIGHT)
        made = canvas.kept(("logo", _lettering(words), factor), room, lambda c: _logo(c, words))
        if size != 1.0:
            smaller = (round(made.get_width() * size), round(made.get_height() * size))
            whole = made
            made = canvas.cache.get(("logo", smaller), lambda: pygame.transform.smoothscale(whole, smaller))
        canvas.blit(made, (canvas.bounds.x + LOGO_LEFT - 20 * size, top), alpha)


def _draw_frame(canvas: Canvas, foot: float) -> None:
    """The gold lines round the picture and the ornaments in its corners."""
    x, y, w, h = canvas.bounds.x, canvas.bounds.y, canvas.bounds.width, foot - canvas.bounds.y
    low = 18 if foot == canvas.bounds.bottom else 14
    gold = canvas.theme["leather-frame"]
    canvas.rect((x + 18, y + 18, w - 36, h - 18 - low), radius=4, edge=gold, width=1.4, alpha=190)
    canvas.rect((x + 24, y + 24, w - 48, h - 30 - low), radius=3, edge=gold, width=1, alpha=115)
    for left, top, way in (
        (x + 18, y + 18, (1, 1)),
        (x + w - 18, y + 18, (-1, 1)),
        (x + 18, y + h - low, (1, -1)),
        (x + w - 18, y + h - low, (-1, -1)),
    ):
        draw_corner(canvas, (left, top), way, canvas.theme["gold"], 1.3)


def _draw_smoke(canvas: Canvas, drift: float, lift: int) -> None:
    """The smoke of the inn: curls that rise, seen through the form of a plume."""
    scale, left, top = VALLEY.cover(canvas)
    size = (round(SMOKE.width * scale), round(SMOKE.height * scale))
    curls = canvas.images.get("scenes/title-smoke", (size[0], round(SMOKE_LENGTH * scale)))
    made = canvas.images.get("scenes/title-plume", size).copy()
    risen = round(drift * SMOKE_SPEED * scale) % curls.get_height()
    for y in (-risen, curls.get_height() - risen):
        made.blit(curls, (0, y), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(made, (round(SMOKE.x * scale + left), round(SMOKE.y * scale + top) - lift))


def _draw_fog(canvas: Canvas, drift: float, lift: int) -> None:
    scale, _, top = VALLEY.cover(canvas)
    box = (round(FOG_WIDTH * scale), round(FOG_HEIGHT * scale))
    fog = canvas.images.get("scenes/title-fog", box)
    fog.set_alpha(FOG_STRENGTH)
    left = -(round(drift * scale) % box[0])
    while left < canvas.surface.get_width():
        canvas.surface.blit(fog, (left, round(FOG_TOP * scale + top) - lift))
        left += box[0]


def _logo(canvas: Canvas, words: Words) -> None:
    theme, factor = canvas.theme, canvas.type.factor
    gold = theme.gradients["gold-text"] if theme.textured else theme["gold-title"]
    _compass(canvas, (82, 76))
    above = TYPE["scene-title"].sized(44 / factor)
    told_above, name, told_below = _lettering(words)
    canvas.text(told_above, (168, 70), above, (240, 222, 176), spacing=9)
    draw_taper(canvas, 172, 92, LOGO_WIDTH - 190, theme["gold"])
    at = (14.0, 244.0)
    style = _filling(canvas, name, Style("title-bold", 122 / factor), LOGO_WIDTH)
    canvas.text(name, (at[0] + 2, at[1] + 5), style, (0, 0, 0), alpha=150)
    canvas.text(name, at, style, (42, 23, 11), outline=((42, 23, 11), 3.0))
    canvas.text(name, at, style, gold)
    draw_rule(canvas, 20, 282, LOGO_WIDTH - 4, theme["leather-frame"])
    below = Style("story-italic", 26 / factor)
    canvas.text(told_below, (20 + LOGO_WIDTH / 2, 316), below, theme["cream"], align="middle")


def _lettering(words: Words) -> tuple[str, str, str]:
    """What stands above, in and below the wordmark; the plain name alone where the words of the game cannot be read."""
    if not words.has("ui.menu.logo"):
        return "", words("ui.menu.name"), ""
    return words("ui.menu.logo_above"), words("ui.menu.logo"), words("ui.menu.logo_below")


def _filling(canvas: Canvas, text: str, style: Style, width: float) -> Style:
    """The style at the size at which the text is just this wide."""
    return style.sized(style.size * width / max(1.0, canvas.type.width(text, style)))


def _compass(canvas: Canvas, centre: tuple[float, float]) -> None:
    """A compass rose over a mountain pass, in line work."""
    theme, (x, y) = canvas.theme, centre
    gold, dark, light = theme["gold"], (22, 15, 11), theme["gold-title"]

    def at(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(x + a, y + b) for a, b in points]

    canvas.circle(centre, 59, dark, edge=light, width=2.6)
    canvas.circle(centre, 51.5, None, edge=gold, width=1.2)
    for turn in range(0, 360, 15):
        angle = math.radians(turn)
        inner = 43.0 if turn % 45 == 0 else 46.0
        start = (x + 51 * math.sin(angle), y - 51 * math.cos(angle))
        canvas.line(start, (x + inner * math.sin(angle), y - inner * math.cos(angle)), gold, 1.4)
    arc = [(44 * math.cos(math.radians(a)), 44 * math.sin(math.radians(a))) for a in range(18, 152, 7)]
    canvas.polygon(at((*_MOUNTAINS, *arc)), (217, 173, 76))
    canvas.polygon(at(((8, -27), (24, -2), (14, 34), (4, 12), (8, -4), (2, -10))), (240, 214, 140))
    for ridge in _RIDGES:
        canvas.polyline(at(ridge), dark, 2.2)
    canvas.polyline(at(((-6, 43), (3, 30), (6, 21), (4, 12), (8, 4))), dark, 4.4)
    canvas.polygon(at(((0, -72), (7, -59), (0, -46), (-7, -59))), (194, 87, 63), edge=(246, 227, 161), width=1.4)
