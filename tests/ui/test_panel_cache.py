"""Panels are painted once, and what is kept of them grows and shrinks with the window."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.table.panel_cache import PanelCache


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
