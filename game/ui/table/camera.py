"""Camera: which part of a map is seen in a zone of the table, and how large. Pure arithmetic over time.

Map units are those of the map's shape; everything of the table is in logical units. The zoom has steps, so that the
ground is painted for a few sizes only; between two steps it glides.

    camera = Camera(shape.size, zoom_steps(0.5, 2.0))
    camera.lay_out(layout["map"])
    camera.scroll(dx, dy); camera.zoom_by(1, pos); camera.follow(rect); camera.update(dt)
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.kit.geometry import Point
from game.ui.screen.tween import Tween, in_out_cubic, out_cubic

GLIDE = 480.0
"""Milliseconds until it has followed somewhere."""
ZOOMING = 140.0
"""Milliseconds from one step of the zoom to the next."""
SPEED = 1.1
"""How far it scrolls in a millisecond while a key is held, in logical units."""
MARGIN = 96.0
"""How far beyond the edge of the map a camera may look by itself: what lies there comes out from under a panel."""
_WHOLE = 0.5
"""A map that is seen whole, but for so little, stays in the middle."""
_CALM = 0.25
"""What lies within this share of the zone, from its edges, is not seen well enough to be let alone."""

_ROOM = 0.6
"""Of what must be seen at least this share must be free, on each side of its middle."""
_LOOKS = (0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3)
"""Where the middle of what must be seen may lie, from the middle of the zone, in shares of the zone."""

WAYS: dict[str, Point] = {
    "scroll-left": (-1.0, 0.0),
    "scroll-right": (1.0, 0.0),
    "scroll-up": (0.0, -1.0),
    "scroll-down": (0.0, 1.0),
}


def zoom_steps(least: float, most: float, steps: int = 3) -> tuple[float, ...]:
    """Zooms from the least to the most, so many for each doubling; both are among them, and 1 where it lies between."""
    factor = 2.0 ** (1 / steps)
    found = {least, most}
    zoom = 1.0
    while zoom > least:
        zoom /= factor
    while zoom < most:
        if zoom > least:
            found.add(round(zoom, 6))
        zoom *= factor
    return tuple(sorted(found))


class Camera:
    """The window on one map; see the module. `reduced` lets it be where it is bound for at once."""

    def __init__(self, size: Point, zooms: Sequence[float], zoom: float = 1.0) -> None:
        self.size = size
        self.zooms = tuple(sorted(zooms))
        self.reduced = False
        self.margin = MARGIN
        """How far beyond the edge of the map it may look, in logical units."""
        self.covers: Sequence[pygame.FRect] = ()
        """What of its zone is hidden below panels: nothing on the map is seen or found there."""
        self.shaded: Sequence[pygame.FRect] = ()
        """What of its zone lies below cards and banners: seen there, but not well enough to be answered with."""
        self.pushed: set[str] = set()
        """The ways (keys of `WAYS`) in which it is being scrolled."""
        self._zone = pygame.FRect(0, 0, 1, 1)
        self._zoom = Tween(min(self.zooms, key=lambda step: abs(step - zoom)), out_cubic)
        self._nearer = self._zoom.goal
        """The step from which it went to the farthest one."""
        self._x, self._y = Tween(size[0] / 2, in_out_cubic), Tween(size[1] / 2, in_out_cubic)
        self._held: tuple[Point, Point] | None = None  # the point of the map that stays where it is on the table

    # -- what is seen --------------------------------------------------------------------------------

    @property
    def zone(self) -> pygame.FRect:
        """The zone of the table in which the map is seen."""
        return self._zone

    @property
    def zoom(self) -> float:
        """How large a unit of the map is seen, in logical units."""
        return self._zoom.value

    @property
    def step(self) -> float:
        """The step of the zoom at which it is or will be."""
        return self._zoom.goal

    @property
    def centre(self) -> Point:
        """The point of the map in the middle of the zone."""
        return self._x.value, self._y.value

    @property
    def moving(self) -> bool:
        """Whether it is on its way, or being scrolled."""
        return self._x.moving or self._y.moving or self._zoom.moving or bool(self.pushed)

    @property
    def zooming(self) -> bool:
        """Whether it is between two steps of the zoom."""
        return self._zoom.moving

    @property
    def visible(self) -> pygame.FRect:
        """The part of the map that is seen; it may reach beyond the map."""
        width, height = self._zone.width / self.zoom, self._zone.height / self.zoom
        return pygame.FRect(self._x.value - width / 2, self._y.value - height / 2, width, height)

    def shows(self, pos: Point) -> bool:
        """Whether the map is seen at a point of the table."""
        return self._zone.collidepoint(pos) and not any(rect.collidepoint(pos) for rect in self.covers)

    def on_table(self, point: Point) -> Point:
        """Where a point of the map is seen."""
        middle = self._zone.center
        return middle[0] + (point[0] - self._x.value) * self.zoom, middle[1] + (point[1] - self._y.value) * self.zoom

    def on_map(self, point: Point) -> Point:
        """Which point of the map lies under a point of the table."""
        middle = self._zone.center
        return self._x.value + (point[0] - middle[0]) / self.zoom, self._y.value + (point[1] - middle[1]) / self.zoom

    def rect_on_table(self, rect: tuple[float, float, float, float] | pygame.FRect) -> pygame.FRect:
        """Where a rectangle of the map is seen."""
        x, y = self.on_table((rect[0], rect[1]))
        return pygame.FRect(x, y, rect[2] * self.zoom, rect[3] * self.zoom)

    # -- what moves it -------------------------------------------------------------------------------

    def lay_out(self, zone: pygame.FRect) -> None:
        """Be seen in this zone; what was in its middle stays there, unless it is on its way elsewhere."""
        self._zone = pygame.FRect(zone)
        if not (self._x.moving or self._y.moving):
            self._jump(self.centre)

    def jump(self, point: Point, zoom: float | None = None) -> None:
        """Have a point of the map in the middle at once, at this step of the zoom."""
        if zoom is not None:
            self._zoom.jump(min(self.zooms, key=lambda step: abs(step - zoom)))
        self._jump(point)

    def scroll(self, dx: float, dy: float) -> None:
        """Move the map by this much on the table, as a hand would: it follows the pointer."""
        x, y = self.centre
        self._held = None
        self._jump((x - dx / self.zoom, y - dy / self.zoom))

    def zoom_by(self, steps: int, pos: Point | None = None) -> bool:
        """Zoom so many steps in (or out, below 0); what lies under `pos` on the table (without it in the middle) stays
        there. False where there is no further step.
        """
        at = self.zooms.index(self.step) + steps
        goal = self.zooms[max(0, min(len(self.zooms) - 1, at))]
        if goal == self.step:
            return False
        self._stop()
        self._held = (self.on_map(pos or self._zone.center), pos or self._zone.center)
        self._zoom.to(goal, 0.0 if self.reduced else ZOOMING)
        self._keep_held()
        return True

    def look_over(self, pos: Point | None = None) -> None:
        """Go to the farthest step, and from there back to the step at which it was before, or to the next one."""
        if self.step == self.zooms[0]:
            self.zoom_by(max(1, self.zooms.index(self._nearer)), pos)
            return
        self._nearer = self.step
        self.zoom_by(-len(self.zooms), pos)

    def follow(self, rect: pygame.FRect, *, closely: bool = False) -> None:
        """Go where a rectangle of the map is seen well; it stays where it is when that is so already, but for
        `closely`, which brings it to the middle.
        """
        width, height = self._zone.width / self.step, self._zone.height / self.step
        calm = pygame.FRect(0, 0, width * (1 - 2 * _CALM), height * (1 - 2 * _CALM))
        calm.center = (self._x.goal, self._y.goal)
        if not closely and calm.contains(rect):
            return
        goal = self._within((rect.centerx, rect.centery), self.step)
        self._held = None
        for tween, value in ((self._x, goal[0]), (self._y, goal[1])):
            tween.to(value, 0.0 if self.reduced else GLIDE)

    def bring_in(self, rects: Sequence[pygame.FRect]) -> bool:
        """Go where all these rectangles of the map are seen, no farther off than they ask for; true when it goes. It
        stays where they are seen already, and goes to the farthest step where no other one shows them all.
        """
        here = (self._x.goal, self._y.goal)
        if not rects or self._sees(rects, here, self.step):
            return False
        middle = rects[0].unionall(list(rects[1:])).center
        zone, steps = self._zone, [step for step in reversed(self.zooms) if step <= self.step]
        for step in steps:
            aims = [
                self._within((middle[0] - across * zone.width / step, middle[1] - down * zone.height / step), step)
                for down in _LOOKS
                for across in _LOOKS
            ]
            goal = next((aim for aim in aims if self._sees(rects, aim, step)), None)
            if goal is not None or step == steps[-1]:
                self._go(goal or self._within(middle, step), step)
                return True
        return False

    def _go(self, goal: Point, step: float) -> None:
        """Glide to a point at a step of the zoom."""
        self._held = None
        self._zoom.to(step, 0.0 if self.reduced else GLIDE)
        for tween, value in ((self._x, goal[0]), (self._y, goal[1])):
            tween.to(value, 0.0 if self.reduced else GLIDE)

    def _sees(self, rects: Sequence[pygame.FRect], centre: Point, step: float) -> bool:
        """Whether rectangles of the map are seen when this point of it lies in the middle at a step of the zoom."""
        left, top = self._zone.center
        over = [*self.covers, *self.shaded]
        for rect in rects:
            free = pygame.FRect(0, 0, rect.width * _ROOM * step, rect.height * _ROOM * step)
            free.center = left + (rect.centerx - centre[0]) * step, top + (rect.centery - centre[1]) * step
            if not self._zone.contains(free) or free.collidelist(over) >= 0:
                return False
        return True

    def push(self, way: str, *, on: bool) -> bool:
        """A scrolling key is pressed or let go; false for any other key."""
        if way not in WAYS:
            return False
        (self.pushed.add if on else self.pushed.discard)(way)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; true when another part is seen, or it is seen in another size."""
        moved = False
        for tween in (self._x, self._y, self._zoom):
            moved = tween.update(dt) or moved
        if self._held is not None:
            self._keep_held()
            if not self._zoom.moving:
                self._held = None
        elif moved and not (self._x.moving or self._y.moving):
            self._jump(self.centre)  # the bounds are those of the zoom
        dx = sum(WAYS[way][0] for way in self.pushed) * SPEED * dt
        dy = sum(WAYS[way][1] for way in self.pushed) * SPEED * dt
        if dx or dy:
            before = self.centre
            self.scroll(-dx, -dy)
            moved = moved or self.centre != before
        return moved

    def rest(self) -> None:
        """Be where it is bound for."""
        self._zoom.jump(self._zoom.goal)
        if self._held is not None:
            self._keep_held()
            self._held = None
        self._jump((self._x.goal, self._y.goal))

    # -- bounds ----------------------------------------------------------------------------------------

    def _jump(self, point: Point) -> None:
        x, y = self._within(point, self.zoom)
        self._x.jump(x)
        self._y.jump(y)

    def _stop(self) -> None:
        """Go nowhere any more, and be at the step that was the goal."""
        self._x.jump(self._x.value)
        self._y.jump(self._y.value)

    def _keep_held(self) -> None:
        assert self._held is not None
        (x, y), pos = self._held
        middle = self._zone.center
        self._jump((x - (pos[0] - middle[0]) / self.zoom, y - (pos[1] - middle[1]) / self.zoom))

    def _within(self, point: Point, zoom: float) -> Point:
        """The point nearest to this one that may lie in the middle: the map is never lost from sight."""
        seen = (self._zone.width / zoom, self._zone.height / zoom)
        found = []
        for at, whole, part in zip(point, self.size, seen, strict=True):
            reach = self.margin / zoom
            low, high = part / 2 - reach, whole - part / 2 + reach
            found.append(whole / 2 if low > high or whole <= part + _WHOLE else max(low, min(high, at)))
        return found[0], found[1]
