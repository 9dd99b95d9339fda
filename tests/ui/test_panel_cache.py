"""Panels are painted once, and what is kept of them grows and shrinks with the window."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pygame
import pytest

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.panel_cache import PanelCache
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_as_many_panels_are_kept_in_every_size_of_window(
    make_services: Callable[..., Services], size: tuple[int, int]
) -> None:
    services = make_services(size)
    canvas = Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)
    shelf, painted = PanelCache(), list[int]()

    def show(number: int) -> None:
        shelf.show(canvas, number, pygame.FRect(10, 10, 600, 300), lambda made: painted.append(number))

    for number in (*range(4), *range(4)):
        show(number)
    assert painted == [0, 1, 2, 3], "what is shown in turns is painted once"
    for number in range(4, 40):
        show(number)
    assert shelf.bytes <= 4 * 1024 * 1024 * canvas.scale**2
    shelf.forget()
    assert shelf.bytes == 0


def test_a_button_is_painted_once_for_each_of_its_looks(
    make_services: Callable[..., Services], monkeypatch: pytest.MonkeyPatch
) -> None:
    services = make_services((1280, 720))
    canvas = Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)
    shelf, painted = PanelCache(), list[str]()
    button = Button((40, 40, 200, 46), "Rest", lambda: None, icon="undo", key="R")
    once = button.draw
    monkeypatch.setattr(button, "draw", lambda made: (painted.append(button.label), once(made)))

    def picture(draw: Callable[[], object]) -> pygame.Surface:
        canvas.surface.fill((90, 60, 40))
        draw()
        return canvas.surface.copy()

    for _ in range(3):
        shelf.draw(canvas, button)
    assert painted == ["Rest"]
    for name, value in (("icon", "lock"), ("label", "Roll"), ("enabled", False)):
        button.hover(True)
        setattr(button, name, value)
        button.update(1000.0)
        kept = picture(lambda: shelf.draw(canvas, button))
        fresh = picture(lambda: button.draw(canvas))
        off = pygame.transform.average_color(_difference(kept, fresh))[:3]
        assert max(off) < 1, "it is shown as it is drawn"
        widest = pygame.mask.from_threshold(_difference(kept, fresh), (255, 255, 255), (215, 215, 215, 255)).count()
        assert not widest
    assert len(painted) == 7


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    made = one.copy()
    made.blit(other, (0, 0), special_flags=pygame.BLEND_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_SUB)
    made.blit(back, (0, 0), special_flags=pygame.BLEND_ADD)
    return made


def test_a_widget_that_is_drawn_in_its_own_way_has_a_look_of_its_own() -> None:
    for module in ("game.scenes.router", "game.scenes.table.scene"):
        import_module(module)  # with them every widget there is

    def kinds(kind: type[Widget]) -> list[type[Widget]]:
        return [kind, *(below for each in kind.__subclasses__() for below in kinds(each))]

    def own(kind: type[Widget], name: str) -> type[Widget]:
        return next(each for each in kind.__mro__ if name in vars(each))

    found = [kind for kind in kinds(Widget) if own(kind, "look") is not Widget]
    assert found
    assert [kind.__name__ for kind in found if not issubclass(own(kind, "look"), own(kind, "draw"))] == []
