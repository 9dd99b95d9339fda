"""The plate: shapes are laid on it back to front; it keeps their light, colour, lines and contours."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from scipy import ndimage

from .ground import Sky
from .light import Light, normals_of
from .noise import fractal
from .palette import rgb
from .raster import Window, mask, window_of
from .relief import distance_inside, inflated, sculpted, self_shadow
from .shapes import Shape

Field = NDArray[np.float32]
FOG_TONE = 0.86


class Plate:
    """A picture in the making, `width` x `height` units at `scale` pixels each.

    Fields, all of the size of the plate: `tone` (light), `wash` (colour), `phase` (place in the run of
    lines, in units), `far` (fog), `inks` (share of shading lines), `edges` (contours), `figure` (what stands
    free of the ground).
    """

    def __init__(self, width: int, height: int, sky: Sky, light: Light | None = None, scale: float = 2.0,
        seed: int = 1) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.rows, self.columns = round(height * scale), round(width * scale)
        self.light = light or Light()
        self.grain = fractal(self.rows, self.columns, 45 * scale, 6, seed)
        self.fine = fractal(self.rows, self.columns, 3.5 * scale, 3, seed + 1)
        self.wash = sky.colours(self.rows, self.columns)
        self.tone = sky.tone(self.wash)
        self.y, self.x = np.mgrid[0 : self.rows, 0 : self.columns].astype(np.float32) / np.float32(scale)
        self.phase = self.y.copy()
        self.far, self.edges, self.figure = (np.zeros((self.rows, self.columns), np.float32) for _ in range(3))
        self.inks = np.ones((self.rows, self.columns), np.float32)
        self.has_figure = False

    def begin_figure(self) -> None:
        """From here on shapes belong to the figure, round which the ground is kept light."""
        self.figure[:] = 0
        self.has_figure = True

    def lay_all(self, shapes: Iterable[Shape]) -> None:
        """Lay shapes back to front."""
        for shape in shapes:
            self.lay(shape)

    def lay(self, shape: Shape) -> None:
        """Lay one shape over what is there."""
        reach = shape.shadow.soft * 2 + abs(shape.shadow.dx) + abs(shape.shadow.dy)
        margin = 4 + shape.size * max(reach if shape.shadow.strength else 0,
            3 * shape.glow.radius if shape.glow else 0, 1.5 * shape.feather)
        window = window_of(shape.markup, self.width, self.height, self.scale, margin)
        if window is None:
            return
        cover = self._cover(shape, window)
        self._shade_ground(shape, window, cover)
        distance = distance_inside(cover)
        height = self._height(shape, window, distance)
        rough = height + self._grain(shape, window)
        normals = normals_of(rough)
        tone = self._lit(shape, height, normals)
        self._colour(shape, window, cover, tone)
        self._engrave(shape, window, cover, distance, height, normals)
        area = window.area
        self.figure[area] = np.maximum(self.figure[area], cover)

    def _cover(self, shape: Shape, window: Window) -> Field:
        """Return how much of each pixel the shape covers, with feathered edges where it has them."""
        cover = mask(shape.markup, window, self.scale)
        if not shape.feather:
            return cover
        soft = ndimage.gaussian_filter(cover, shape.feather * shape.size * self.scale * 0.5)
        return np.asarray(np.clip(soft * (0.9 + 0.35 * shape.grain * self.grain[window.area]), 0, 1), np.float32)

    def _shade_ground(self, shape: Shape, window: Window, cover: Field) -> None:
        """Throw the shape's shadow on what lies behind it, and shed its glow there."""
        area, unit = window.area, self.scale * shape.size
        if shape.shadow.strength:
            offset = (shape.shadow.dy * unit, shape.shadow.dx * unit)
            soft = ndimage.gaussian_filter(ndimage.shift(cover, offset, order=1), shape.shadow.soft * unit)
            self.tone[area] *= 1 - 0.8 * shape.shadow.strength * soft
        if shape.glow:
            light = ndimage.gaussian_filter(cover, shape.glow.radius * unit)
            light = np.clip(light / max(float(light.max()), 1e-3) * shape.glow.strength, 0, 1)
            self.tone[area] = self.tone[area] * (1 - light) + 1.1 * light
            tint = light[..., None] * 0.8
            self.wash[area] = self.wash[area] * (1 - tint) + rgb(shape.glow.colour) * tint
            self.edges[area] *= 1 - 0.5 * light

    def _height(self, shape: Shape, window: Window, distance: Field) -> Field:
        """Return the relief of a shape in pixels, without grain."""
        height = np.zeros_like(distance)
        if shape.swell:
            height = inflated(distance, shape.bevel * shape.size * self.scale) * np.float32(shape.swell)
        if shape.dabs or shape.ridges:
            height = height + sculpted(shape, window, self.scale)
        return height

    def _grain(self, shape: Shape, window: Window) -> Field:
        """Return the roughness of a shape's surface in pixels."""
        unit = np.float32(shape.grain * self.scale)
        return unit * (6 * self.grain[window.area] + 1.2 * self.fine[window.area])

    def _lit(self, shape: Shape, height: Field, normals: Field) -> Field:
        """Return how bright the shape is: lights, its own shadows, its colour, its fog."""
        tone = self.light.tone(normals, shape.rim, shape.shine)
        if shape.dabs:
            unit = self.scale * shape.size
            deep = np.clip(ndimage.gaussian_filter(height, 7 * unit) - height, 0, None) / (7 * unit)
            tone *= 1 - np.clip(deep * 0.9, 0, 0.45)
            tone *= 1 - 0.38 * self_shadow(height, self.light.key_direction, 24 * unit)
        tone *= (0.72 + 0.42 * float(rgb(shape.fill).mean())) * shape.tone
        if shape.fog:
            tone = tone * (1 - shape.fog.amount) + FOG_TONE * shape.fog.amount
        return np.asarray(tone, np.float32)

    def _colour(self, shape: Shape, window: Window, cover: Field, tone: Field) -> None:
        """Put light, colour, distance and share of ink of the shape on the plate."""
        area, over = window.area, cover * shape.opacity
        colour, fog = rgb(shape.fill), 0.0
        if shape.fog:
            fog = shape.fog.amount
            colour = colour * (1 - fog) + rgb(shape.fog.colour) * fog
        self.tone[area] = self.tone[area] * (1 - over) + tone * over
        self.wash[area] = self.wash[area] * (1 - over[..., None]) + colour * over[..., None]
        self.far[area] = self.far[area] * (1 - over) + fog * over
        self.inks[area] = self.inks[area] * (1 - over) + shape.ink * over

    def _engrave(self, shape: Shape, window: Window, cover: Field, distance: Field, height: Field,
        normals: Field) -> None:
        """Set the run of lines inside the shape and its contour."""
        area, on = window.area, cover > 0.5
        turn = math.radians(shape.angle)
        along = self.x[area] * math.sin(turn) + self.y[area] * math.cos(turn)
        phase = (along + height * np.float32(0.9 / self.scale)) / shape.pitch
        if shape.opacity > 0.5 and not shape.feather:
            self.phase[area] = np.where(on, phase, self.phase[area])
        self.edges[area] *= 1 - cover * (shape.opacity if shape.contour == 0 else 1.0)
        if shape.contour:
            away = np.clip(0.75 - normals @ self.light.key_direction, 0, 1)
            reach = (0.9 + 2.6 * away) * self.scale * shape.contour
            line = np.clip(reach - distance + 0.5, 0, 1) * on
            self.edges[area] = np.maximum(self.edges[area], line)
