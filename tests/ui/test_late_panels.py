"""Panels that come late leave no hole, and what waits to be drawn is drawn the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

import pygame

from game.ui.screen.cache import SurfaceCache
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.late_panels import LatePanels
from game.ui.table.sprites import Composite, Sprite

SIZE = (200, 100)


def test_what_lay_there_is_seen_until_a_panel_is_painted(make_services: Callable[..., Services]) -> None:
    services = make_services((1280, 720))
    canvas = Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)
    kept, painted = SurfaceCache(2**22), list[str]()

    def frame(before: Mapping[object, pygame.Surface], seconds: float, *told: str) -> LatePanels:
        brush = LatePanels(canvas, kept, before, seconds)
        for number, word in enumerate(told):
            rect = (40 * number, 10, 30, 30)
            brush.panel((f"panel-{number}", word), rect, lambda _, word=word: painted.append(word))  # type: ignore[misc]
        return brush

    first = frame({}, inf, "one", "two")
    assert (first.late, painted) == (False, ["one", "two"])
    second = frame(first.shown, 0.0, "one", "other", "new")
    assert second.late
    assert painted == ["one", "two"], "nothing is painted when there is no time"
    assert [sprite.surface for sprite in second.sprites[:2]] == [sprite.surface for sprite in first.sprites]
    assert second.sprites[2].surface.get_bounding_rect().width == 0, "where nothing lay nothing is seen"
    third = frame(second.shown, inf, "one", "other", "new")
    assert (third.late, painted) == (False, ["one", "two", "other", "new"])
    assert third.sprites[1].surface is not first.sprites[1].surface


def test_one_panel_is_painted_in_each_frame(make_services: Callable[..., Services]) -> None:
    services = make_services((1280, 720))
    canvas = Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)
    kept, painted = SurfaceCache(2**22), list[int]()
    shown: Mapping[object, pygame.Surface] = {}
    for count in (1, 2, 3):
        brush = LatePanels(canvas, kept, shown, 1e-12)
        for number in range(3):
            brush.panel(number, (40 * number, 10, 30, 30), lambda _, number=number: painted.append(number))  # type: ignore[misc]
        shown = brush.shown
        assert painted == list(range(count))
        assert brush.late == (count < 3)


def colour(name: str, size: tuple[int, int] = SIZE) -> pygame.Surface:
    made = pygame.Surface(size)
    made.fill(name)
    return made


def test_what_waits_is_seen_as_if_it_had_been_drawn(make_services: Callable[..., Services]) -> None:
    make_services((1280, 720))
    low = {waits: Composite() for waits in (True, False)}
    high = {waits: Composite() for waits in (True, False)}
    piece, panel = Sprite(colour("red", (20, 20)), (30, 30)), Sprite(colour("yellow", (40, 40)), (100, 30))
    grounds = {name: Sprite(colour(name), (0, 0)) for name in ("blue", "green", "black")}
    seen = list[bytes]()
    for ground, at in (("blue", 30), ("green", 50), ("black", 70), ("black", 90)):
        for waits in (True, False):
            low[waits].show([grounds[ground], panel], SIZE, may_wait=waits)
            high[waits].show([piece._replace(at=(at, 30))], SIZE, low[waits])
        one, other = (high[waits].surface.get_buffer().raw for waits in (True, False))
        assert one == other
        seen.append(one)
    assert len(set(seen)) == len(seen)
    assert low[True].surface.get_buffer().raw == low[False].surface.get_buffer().raw, "at rest it is drawn"
