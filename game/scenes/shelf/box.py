"""One box on the shelf: how far it stands out, and how it is drawn at rest, pointed at, pressed, out, or tied up."""

from __future__ import annotations

import pygame

from game.kit.geometry import PixelSize
from game.scenes.shelf.furniture import STANDS, STANDS_OUT, STANDS_POINTED
from game.ui.screen.canvas import Canvas
from game.ui.screen.surfaces import vertical_gradient
from game.ui.screen.theme import TYPE, Colour, Style
from game.ui.screen.tween import Tween, out_cubic
from game.ui.title_look import BoxLook

WIDTH, HEIGHT = 336.0, 72.0
POINTED, PRESSED, OUT = 1.08, 1.04, 1.28
LID_POINTED, LID_OUT, LID_SLANT = 9.0, 16.0, 0.78
LIGHT, COLOUR, LIGHT_OUT, LIGHT_TIED = 0.74, 0.86, 1.06, 0.62
STEPS = 8
"""In so many steps a box comes into the light, so that few pictures must be kept."""
BACK_TIME, OUT_TIME, APART, POINT_TIME, PRESS_TIME = 180.0, 240.0, 60.0, 90.0, 40.0
SMALL = 0.7
"""Below this scale of the window a spine shows its main word only."""
RIBBON, RIBBON_SIZE, RIBBON_NUMBER = (274.0, -2.0), (40.0, 58.0), (294.0, 19.0)
TAG, TAG_SIZE, TAG_WORDS = (168.0, 17.0), (140.0, 40.0), (60.0, 92.0)
MOST = 99


class GameBox:
    """The box of a game. `journeys` are those under way, `gold` says that one was just won; `fault` why it is tied up.

    `left` is its place on the shelf in logical units; the shelf sets it.
    """

    def __init__(self, game: str, look: BoxLook, name: str) -> None:
        self.game = game
        self.look = look
        self.name = name
        self.journeys = 0
        self.gold = False
        self.fault = ""
        self.left = 0.0
        self._out = Tween(0.0, out_cubic)
        self._near = Tween(0.0)
        self._press = Tween(0.0)
        self._wait = 0.0
        self._wanted = False

    def pull(self, calm: bool) -> None:
        """Come out, a little after the box before has begun to go back."""
        self._wanted = True
        self._wait = 0.0 if calm else APART
        if calm:
            self._out.jump(1.0)

    def push(self, calm: bool) -> None:
        """Go back into the row."""
        self._wanted = False
        self._wait = 0.0
        self._out.to(0.0, 0.0 if calm else BACK_TIME)

    def stand_out(self) -> None:
        """Be out from the beginning."""
        self._wanted = True
        self._out.jump(1.0)

    def point(self, on: bool, pressed: bool, calm: bool) -> None:
        """The pointer is on it, or presses it."""
        self._near.to(1.0 if on else 0.0, 0.0 if calm else POINT_TIME)
        self._press.to(1.0 if on and pressed else 0.0, 0.0 if calm else PRESS_TIME)

    def update(self, dt: float) -> bool:
        """Let time pass; true when it moved, or is about to."""
        waiting = self._wanted and self._out.goal < 1.0
        if waiting:
            self._wait -= dt
            if self._wait <= 0:
                self._out.to(1.0, OUT_TIME)
        moved = self._out.update(dt)
        moved = self._near.update(dt) or moved
        return self._press.update(dt) or moved or waiting

    @property
    def moving(self) -> bool:
        """True until it stands where it belongs."""
        return self._out.moving or self._out.goal != float(self._wanted)

    @property
    def room(self) -> float:
        """The width that it takes in the row."""
        return WIDTH * (1 + (OUT - 1) * self._out.value)

    @property
    def lid(self) -> float:
        """How much of its lid is seen, in logical units."""
        return LID_OUT * self._out.value + LID_POINTED * self._pointed

    def rect(self, top: float) -> pygame.FRect:
        """Its spine, on a shelf whose upper edge is at `top`; a box that is pointed at grows round its middle."""
        out, near = self._out.value, self._pointed
        grown = POINTED - 1 - (POINTED - PRESSED) * self._press.value
        zoom = 1 + (OUT - 1) * out + grown * near
        stands = STANDS + (STANDS_OUT - STANDS) * out + (STANDS_POINTED - STANDS) * near
        wide, high = WIDTH * zoom, HEIGHT * zoom
        return pygame.FRect(self.left + (self.room - wide) / 2, top + stands - high, wide, high)

    def whole(self, top: float) -> pygame.FRect:
        """Its spine with what is seen of its lid."""
        spine = self.rect(top)
        return pygame.FRect(spine.x, spine.y - self.lid, spine.width, spine.height + self.lid)

    @property
    def _pointed(self) -> float:
        return self._near.value * (1 - self._out.value)

    def draw(self, canvas: Canvas, top: float, tied: str) -> None:
        """The box as it stands now; `tied` is written on the tag of one that cannot be opened."""
        spine = self.rect(top)
        zoom = spine.width / WIDTH
        canvas.shadow(self.whole(top), radius=5, drop=(0, 4), blur=9, alpha=0.75)
        if not canvas.theme.textured:
            self._draw_flat(canvas, spine)
        else:
            if self.lid >= 1:
                self._draw_lid(canvas, spine)
            self._draw_spine(canvas, spine)
        if self.fault:
            self._draw_tied(canvas, spine, zoom, tied)
        elif self.journeys or self.gold:
            self._draw_ribbon(canvas, spine, zoom)

    def _draw_spine(self, canvas: Canvas, spine: pygame.FRect) -> None:
        size = canvas.device(spine).size
        step = round(STEPS * (self._out.value + self._pointed * (1 - LIGHT) / (LIGHT_OUT - LIGHT)))
        if self._out.moving or self._near.moving or self._press.moving:
            made = pygame.transform.smoothscale(self._spine(canvas, self._size_out(canvas), step), size)
        else:
            made = self._spine(canvas, size, step)
        canvas.blit(made, spine.topleft)

    def _spine(self, canvas: Canvas, size: PixelSize, step: int) -> pygame.Surface:
        """The spine in this light, kept."""
        picture, tied = self._picture(canvas), bool(self.fault)
        key = ("box", picture, size, step, tied)
        return canvas.cache.get(key, lambda: _lit(canvas.images.get(picture, size), step / STEPS, tied))

    def load(self, canvas: Canvas) -> None:
        """Ask for the picture from which it is drawn while it moves."""
        canvas.images.get(self._picture(canvas), self._size_out(canvas))

    def _picture(self, canvas: Canvas) -> str:
        return self.look.short if canvas.scale < SMALL else self.look.spine

    def _size_out(self, canvas: Canvas) -> PixelSize:
        """How large the spine is when it is out: no size that it has is larger."""
        return canvas.device((0, 0, WIDTH * OUT, HEIGHT * OUT)).size

    def _draw_flat(self, canvas: Canvas, spine: pygame.FRect) -> None:
        """High contrast: the name on black."""
        theme = canvas.theme
        canvas.rect(spine, theme["leather"], radius=6, edge=theme["gold"] if self._wanted else theme["cream"], width=3)
        room = (RIBBON[0] - 18) / WIDTH * spine.width
        style = Style("ui-bold", 24 / canvas.type.factor)
        canvas.text(self.name, (spine.x + 18, spine.centery), style, theme["cream"], at="mid", width=room - 8)

    def _draw_lid(self, canvas: Canvas, spine: pygame.FRect) -> None:
        """The strip of the lid that is seen from above, narrower towards the back."""
        high, look = self.lid, self.look
        size = (spine.width, high + 2)

        def paint(onto: Canvas) -> None:
            slant = high * LID_SLANT
            outline = [(slant + 1, 1.0), (size[0] - slant - 1, 1.0), (size[0] - 1.4, size[1]), (1.4, size[1])]
            onto.polygon(outline, (255, 255, 255))
            shade = vertical_gradient(onto.surface.get_size(), look.lid[1], look.lid[0])
            onto.surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            onto.polygon(outline, None, edge=look.contour, width=1.6)

        made = canvas.kept(("lid", look.lid, look.contour, canvas.px(high)), size, paint)
        canvas.blit(made, (spine.x, spine.y - high))

    def _draw_ribbon(self, canvas: Canvas, spine: pygame.FRect, zoom: float) -> None:
        """The ribbon with the number of journeys under way."""
        name = "shelf/ribbon-gold" if self.gold else "shelf/ribbon"
        canvas.image(name, _within(spine, zoom, RIBBON, RIBBON_SIZE))
        if not self.journeys:
            return
        at = (spine.x + RIBBON_NUMBER[0] * zoom, spine.y + RIBBON_NUMBER[1] * zoom)
        style = Style("ui-extrabold", 23 * zoom / canvas.type.factor)
        ink: Colour = (58, 34, 8) if self.gold else (255, 250, 238)
        canvas.text(str(min(self.journeys, MOST)), at, style, ink, align="middle", at="mid")

    def _draw_tied(self, canvas: Canvas, spine: pygame.FRect, zoom: float, tied: str) -> None:
        """String and tag."""
        canvas.image("shelf/string", spine)
        box = _within(spine, zoom, TAG, TAG_SIZE)
        canvas.image("shelf/tag", box)
        at = (box.x + TAG_WORDS[0] * zoom, box.centery)
        style = TYPE["ui-bold"].sized(20 * zoom / canvas.type.factor)
        canvas.text(tied, at, style, (142, 47, 32), align="middle", at="mid", width=TAG_WORDS[1] * zoom)


def _within(spine: pygame.FRect, zoom: float, at: tuple[float, float], size: tuple[float, float]) -> pygame.FRect:
    """A part of a box, from its units at rest."""
    return pygame.FRect(spine.x + at[0] * zoom, spine.y + at[1] * zoom, size[0] * zoom, size[1] * zoom)


def _lit(spine: pygame.Surface, part: float, tied: bool) -> pygame.Surface:
    """A spine between rest (0) and full light (1); one that is tied up is grey."""
    made = spine.copy()
    grey = pygame.transform.grayscale(spine)
    grey.set_alpha(255 if tied else round(255 * (1 - COLOUR) * (1 - part)))
    made.blit(grey, (0, 0))
    light = LIGHT_TIED if tied else LIGHT + (LIGHT_OUT - LIGHT) * part
    level = round(255 * min(1.0, light))
    made.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    if light > 1:
        more = round(110 * (light - 1))
        made.fill((more, more, more), special_flags=pygame.BLEND_RGB_ADD)
    return made
