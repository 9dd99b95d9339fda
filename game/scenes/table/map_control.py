"""Map control: what moves the camera of a table with a map: wheel, drag of the empty map, middle button, keys, pad.

On a table without a map it uses no event.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.kit.geometry import Point
from game.scenes.table.pointer import Pointer
from game.scenes.table.table_ui import TableUI
from game.ui.screen.scene import Services
from game.ui.table.camera import WAYS, Camera
from game.ui.table.gestures import DRAG_THRESHOLD


class MapControl:
    """Moves the camera of the map."""

    def __init__(self, services: Services, ui: TableUI, pointer: Pointer, may_hold: Callable[[str], bool]) -> None:
        self._services, self._ui, self._pointer, self._may_hold = services, ui, pointer, may_hold
        self._pressed: Point | None = None
        self._grip: Point | None = None

    @property
    def camera(self) -> Camera | None:
        """The camera of the table, if it has a map."""
        found = self._ui.table.placement.map
        return found.camera if found is not None else None

    @property
    def gripping(self) -> bool:
        """Whether the map is being dragged."""
        return self._grip is not None

    def point(self, event: pygame.event.Event, pos: Point) -> bool:
        """Give it a pointer event on the table (`pos`: where the pointer is); true when it was used."""
        camera = self.camera
        if camera is None:
            return False
        if event.type == pygame.MOUSEWHEEL:
            inside = camera.shows(pos) and event.y != 0
            return inside and (camera.zoom_by(1 if event.y > 0 else -1, pos) or True)
        if event.type == pygame.MOUSEBUTTONDOWN and camera.shows(pos):
            if event.button == 2:
                self._grip = pos
            elif event.button == 1 and not self._may_hold(self._ui.place_at(pos)):
                self._pressed = pos
            return bool(event.button == 2)
        if event.type == pygame.MOUSEMOTION:
            return self._drag(camera, pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2):
            was, self._grip, self._pressed = self._grip, None, None
            return was is not None
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """Give it a key or a pad button; true when it was used."""
        camera, bindings = self.camera, self._services.bindings
        if camera is None:
            return False
        for way in list(camera.pushed):
            if bindings.lets_go(event, way):
                return camera.push(way, on=False)
        action = bindings.action(event) or ""
        if action in WAYS:
            return camera.push(action, on=True)
        if action in ("zoom-in", "zoom-out", "whole-map"):
            pointer = self._pointer.pos
            at = pointer if bindings.device == "mouse" and camera.shows(pointer) else None
            if action == "whole-map":
                camera.look_over(at)
            else:
                camera.zoom_by(1 if action == "zoom-in" else -1, at)
            return True
        if action == "find":
            self.show(self._ui.table.own.figure_of(self._ui.table.deciding), closely=True)
            return True
        return False

    def show(self, place: str, *, closely: bool = False) -> None:
        """Let the camera come to a piece or a cell, if it is on the map; with `closely` to the very middle."""
        camera, rect = self.camera, self._ui.rect_of(place)
        placed = self._ui.table.placement.places.get(place)
        if camera is None or rect is None or (placed is not None and not placed.on_map):
            return
        if placed is None and not place.startswith("cell:"):
            return
        x, y = camera.on_map(rect.topleft)
        camera.follow(pygame.FRect(x, y, rect.width / camera.zoom, rect.height / camera.zoom), closely=closely)

    def let_go(self) -> None:
        """Nothing is held or pushed any more."""
        self._grip = self._pressed = None
        if self.camera is not None:
            self.camera.pushed.clear()

    def _drag(self, camera: Camera, pos: Point) -> bool:
        """The pointer moved: the map goes with it, once it is gripped or was pressed where nothing can be held."""
        if self._grip is None and self._pressed is not None and math.dist(self._pressed, pos) >= DRAG_THRESHOLD:
            self._grip, self._pressed = self._pressed, None
            self._pointer.cancel()
        if self._grip is None:
            return False
        camera.scroll(pos[0] - self._grip[0], pos[1] - self._grip[1])
        self._grip = pos
        return True
