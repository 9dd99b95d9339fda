"""Fog and lights: the fog, motes and lights of a place, as sprites of a moment.

A `Pane` is a rectangle through which the place is seen. Between two moments that look the same the same sprites are
given, so that nothing is drawn anew; everything is in device pixels but for the motes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pygame

from game.ui.ambience.ambience_table import Ambience, ParticleKind, PlaceLight
from game.ui.ambience.particles import Particle, swarm
from game.ui.screen.canvas import Canvas
from game.ui.screen.theme import Colour, rgb
from game.ui.table.sprites import Sprite

FOG = "scenes/title-fog"
FOG_SHAPE = 6.4
"""How much wider than high the texture of the fog is; it joins itself at the sides."""
FOG_SPEED, FAR_SPEED = 8.0, 4.0
"""How fast fog moves in the picture, and over the backdrop (logical units a second)."""
STEP, FAR_LATE = 400.0, 100.0
"""It moves once in so many milliseconds, as it is too soft for more to be seen; what is far keeps out of step."""
_FOG_LEAST = (200.0, 130.0)
_NEAR_HIGH = 1.25
"""In the picture a band of fog is so much higher than its pane; over the backdrop it fades at the edges of its own."""
_FOG_FULL = 1.1
_AREA_NEAR, _AREA_FAR = 7_000.0, 15_000.0
"""The room that a mote has for itself (logical units), in the picture and over the backdrop."""
MOST_NEAR, MOST_FAR = 16, 12
"""So many in the picture, and so many over the backdrop."""
_SPECK, _GLOW = 0.7, 1.6
"""How fast the light of a mote and that of a flame fall off: the less, the fuller."""
_MOTE_LEVELS, _LIGHT_LEVELS = 8, 10
_LIGHT_STEP, _FAR_MOTES = 200.0, 200.0
"""How often lights in the picture change and motes over the backdrop move; its lights change with its fog."""
_MOTE_LEAST = 100.0
"""A pane that is less high has no motes."""
_SOFT = 24
_SHINE = 0.52
_MULTIPLY = pygame.BLEND_RGBA_MULT
_LEAST_LIGHT = 4


class Pane(NamedTuple):
    """A rectangle through which a place is seen, where its whole picture would lie, and how strongly its air shows."""

    rect: pygame.Rect
    picture: pygame.FRect
    strength: float
    near: bool = False


def covering(picture: tuple[int, int], box: pygame.Rect) -> pygame.FRect:
    """Where a whole picture lies that covers a box and is cropped round its middle."""
    scale = max(box.width / picture[0], box.height / picture[1])
    lying = pygame.FRect(0, 0, picture[0] * scale, picture[1] * scale)
    lying.center = box.center
    return lying


class PlaceAir:
    """The air of one place in some panes."""

    def __init__(self, canvas: Canvas, air: Ambience, kind: ParticleKind | None, panes: list[Pane]) -> None:
        self._drifts = [drift for pane in panes for drift in _fog(canvas, air, pane)]
        self._flames = [flame for pane in panes for flame in _flames(air, pane)]
        high = [pane for pane in panes if pane.rect.height >= canvas.px(_MOTE_LEAST)]
        room = sum(pane.rect.width * pane.rect.height for pane in high)
        self._swarms = [_Swarm(canvas, air, kind, pane, room) for pane in high if kind is not None]

    def sprites(self, time: float) -> list[Sprite]:
        """What is seen of it after so many milliseconds, from the back to the front."""
        found = [flame.sprite(time) for flame in self._flames]
        found += [drift.sprite(time) for drift in self._drifts]
        for many in self._swarms:
            found += many.sprites(time)
        return [sprite for sprite in found if sprite.alpha > 0]


def stepped(time: float, step: float, late: float = 0.0) -> float:
    """The time of the last step."""
    return (time - late) // step * step + late


class Drift:
    """A band of fog or of darkness that moves sideways through a rectangle."""

    def __init__(self, tile: pygame.Surface, rect: pygame.Rect, speed: float, late: float) -> None:
        """`tile` joins itself after its width less that of the rectangle; `speed` is in pixels a second; `late` are the
        milliseconds by which its steps are later than those of others.
        """
        self._tile, self._rect, self._speed, self._late = tile, rect, speed, late
        self._shown: tuple[int, Sprite] | None = None

    def sprite(self, time: float) -> Sprite:
        """The part of it that is seen now."""
        round_ = max(1, self._tile.get_width() - self._rect.width)
        at = int(stepped(time, STEP, self._late) / 1000 * self._speed) % round_
        if self._shown is None or self._shown[0] != at:
            part = self._tile.subsurface((at, 0, *self._rect.size))
            self._shown = at, Sprite(part, self._rect.topleft)
        return self._shown[1]


def fog_tile(
    canvas: Canvas, size: tuple[int, int], colour: Colour, strength: float, higher: float = _NEAR_HIGH
) -> pygame.Surface:
    """Fog for a rectangle of this size that can drift through it without a seam."""
    high = round(size[1] * higher)
    wide = max(round(high * FOG_SHAPE), size[0])
    source = canvas.images.source(FOG)
    bank = pygame.transform.smoothscale(source, (wide, high))
    made = pygame.Surface((wide + size[0], size[1]), pygame.SRCALPHA)
    made.blit(bank, (0, (size[1] - high) // 2))
    made.blit(bank, (wide, (size[1] - high) // 2))
    made.fill((0, 0, 0, round(255 * min(1.0, strength))), special_flags=pygame.BLEND_RGBA_MULT)
    made.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return made


class _Flame:
    """A light that flickers, breathes, or comes and goes."""

    def __init__(self, pace: str, phase: float, shown: pygame.Surface, at: tuple[int, int], pane: Pane) -> None:
        self._pace, self._phase, self._shown, self._at = _PACES[pace], phase, shown, at
        self._alpha = 255 * _SHINE * pane.strength
        self._step, self._late = (_LIGHT_STEP, 0.0) if pane.near else (STEP, FAR_LATE)

    def sprite(self, time: float) -> Sprite:
        level = self._pace(stepped(time, self._step, self._late) / 1000, self._phase)
        return Sprite(self._shown, self._at, round(self._alpha * round(level * _LIGHT_LEVELS) / _LIGHT_LEVELS))


class _Swarm:
    """The motes of one pane."""

    def __init__(self, canvas: Canvas, air: Ambience, kind: ParticleKind, pane: Pane, room: int) -> None:
        rect = pane.rect
        if air.within is not None:
            rect = rect.clip(_part(pane.picture, air.within))
        corner = canvas.stage.logical(rect.topleft)
        self._canvas, self._kind, self._strength = canvas, kind, pane.strength
        self._step = 1.0 if pane.near else _FAR_MOTES
        self._box = pygame.FRect(*corner, rect.width / canvas.scale, rect.height / canvas.scale)
        area = self._box.width * self._box.height
        most = (MOST_NEAR if pane.near else MOST_FAR) * pane.rect.width * pane.rect.height / max(1, room)
        count = round(min(most, air.many * area / (_AREA_NEAR if pane.near else _AREA_FAR)))
        self._motes = swarm(kind, count, (air.motes, *pane.rect))
        self._drawn: dict[tuple[str, int], pygame.Surface] = {}

    def sprites(self, time: float) -> Iterator[Sprite]:
        stage = self._canvas.stage
        time = stepped(time, self._step)
        for mote in self._motes:
            x, y, light = mote.at(self._kind, self._box, time)
            level = round(light * self._strength * _MOTE_LEVELS)
            if level <= 0:
                continue
            made = self._surface(mote)
            left, top = stage.device((x, y))
            at = (round(left - made.get_width() / 2), round(top - made.get_height() / 2))
            yield Sprite(made, at, round(255 * level / _MOTE_LEVELS))

    def _surface(self, mote: Particle) -> pygame.Surface:
        pixels = max(2, round(self._kind.size * mote.size * self._canvas.scale))
        key = (mote.colour, pixels)
        if key not in self._drawn:
            self._drawn[key] = (_glint if self._kind.shape == "glint" else _dot)(rgb(mote.colour), pixels)
        return self._drawn[key]


def shine(colour: Colour, size: tuple[int, int], fall: float = _GLOW) -> pygame.Surface:
    """A round soft light, brightest in its middle."""
    coarse = pygame.Surface((_SOFT, _SOFT), pygame.SRCALPHA)
    middle = (_SOFT - 1) / 2
    for column in range(_SOFT):
        for row in range(_SOFT):
            away = math.hypot(column - middle, row - middle) / middle
            coarse.set_at((column, row), (*colour, round(255 * max(0.0, 1 - away) ** fall)))
    return pygame.transform.smoothscale(coarse, size)


def _fog(canvas: Canvas, air: Ambience, pane: Pane) -> Iterator[Drift]:
    width, height = pane.rect.size
    if not air.mist or width < canvas.px(_FOG_LEAST[0]) or height < canvas.px(_FOG_LEAST[1]):
        return
    tile = fog_tile(
        canvas, pane.rect.size, rgb(air.mist), air.thick * pane.strength * _FOG_FULL, _NEAR_HIGH if pane.near else 1.0
    )
    speed, late = (FOG_SPEED, 0.0) if pane.near else (FAR_SPEED, FAR_LATE)
    yield Drift(tile, pane.rect, speed * canvas.scale, late)


def _flames(air: Ambience, pane: Pane) -> Iterator[_Flame]:
    """The lights of a pane, each for itself; over the backdrop those of one pace are one."""
    lit = [(number, light, _reach(light, pane)) for number, light in enumerate(air.lights)]
    lit = [entry for entry in lit if min(entry[2].clip(pane.rect).size) >= _LEAST_LIGHT]
    if pane.near:
        for number, light, whole in lit:
            yield _flame(light.pace, number * 1.9, [(light, whole)], pane)
        return
    for pace in dict.fromkeys(light.pace for _, light, _ in lit):
        yield _flame(pace, 0.0, [(light, whole) for _, light, whole in lit if light.pace == pace], pane)


def _flame(pace: str, phase: float, lights: list[tuple[PlaceLight, pygame.Rect]], pane: Pane) -> _Flame:
    seen = lights[0][1].unionall([whole for _, whole in lights]).clip(pane.rect)
    made = pygame.Surface(seen.size, pygame.SRCALPHA)
    for light, whole in lights:
        made.blit(shine(rgb(light.colour), whole.size), (whole.x - seen.x, whole.y - seen.y))
    if not pane.near:
        made.blit(_ending(pane.rect.size), (pane.rect.x - seen.x, pane.rect.y - seen.y), special_flags=_MULTIPLY)
    return _Flame(pace, phase, made, seen.topleft, pane)


def _ending(size: tuple[int, int]) -> pygame.Surface:
    """White that fades out at the edges: no light ends in a line."""
    coarse = pygame.Surface((_SOFT, _SOFT), pygame.SRCALPHA)
    for ring in range(_SOFT // 6):
        coarse.fill(
            (255, 255, 255, round(255 * ring / (_SOFT // 6 - 1))), coarse.get_rect().inflate(-2 * ring, -2 * ring)
        )
    return pygame.transform.smoothscale(coarse, size)


def _reach(light: PlaceLight, pane: Pane) -> pygame.Rect:
    """The square that a light fills in a pane, as far as it would go."""
    x = pane.picture.x + light.at[0] * pane.picture.width
    y = pane.picture.y + light.at[1] * pane.picture.height
    side = max(2, round(2 * light.reach * pane.picture.width))
    return pygame.Rect(round(x - side / 2), round(y - side / 2), side, side)


def _part(picture: pygame.FRect, box: tuple[float, float, float, float]) -> pygame.Rect:
    x, y, w, h = box
    left, top = picture.x + x * picture.width, picture.y + y * picture.height
    return pygame.Rect(round(left), round(top), round(w * picture.width), round(h * picture.height))


def _dot(colour: Colour, pixels: int) -> pygame.Surface:
    """A speck with a soft rim."""
    return shine(colour, (pixels * 2, pixels * 2), _SPECK)


def _glint(colour: Colour, pixels: int) -> pygame.Surface:
    """A level stroke of light, as on water."""
    return shine(colour, (pixels * 2, max(3, pixels // 3)), _SPECK)


_PACES: dict[str, Callable[[float, float], float]] = {
    "fire": lambda t, phase: 0.7 + 0.17 * math.sin(7.1 * t + phase) + 0.13 * math.sin(11.3 * t + 1.7 * phase),
    "lamp": lambda t, phase: 0.75 + 0.25 * math.sin(1.3 * t + phase),
    "sun": lambda t, phase: 0.5 + 0.4 * math.sin(0.5 * t + phase),
}
