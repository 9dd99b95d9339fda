"""A blind canvas tells what the drawing tells, and draws nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.kit.shown import Bar, Chance, DicePool, Distribution, Forecast, ForecastNote
from game.kit.text import Words
from game.ui.panels import forecast_panel
from game.ui.panels.forecast_panel import DENSITIES, Density
from game.ui.screen.blind_canvas import BlindCanvas
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE

BARS = tuple(Bar(value, 0.1) for value in range(10))
FORECAST = Forecast(
    "Precise Strike",
    (DicePool("You roll", "die-hero", 4), DicePool("they roll", "die-enemy", 2)),
    Chance("to defeat the Goblin Witcher that stands in the way of everybody", 0.8, 0.1, "with a token"),
    (Distribution("Successes", BARS, "good", 3, "are enough"), Distribution("Wounds on you", BARS, "bad", 0, "0.9")),
    tuple(ForecastNote("skull", "Somebody strikes in this order: first, second, and the others after") for _ in "abc"),
)


@pytest.fixture
def canvas(make_services: Callable[..., Services]) -> Canvas:
    services = make_services((1280, 720))
    return Canvas(services.window.surface, services.window.stage, services.theme, services.text, services.images)


@pytest.mark.parametrize("width", [None, 400.0, 90.0, 40.0])
def test_words_are_as_wide_as_they_would_be_drawn(canvas: Canvas, width: float | None) -> None:
    for style in (TYPE["ui"], TYPE["panel-title"]):
        drawn = canvas.text("A line of words", (10, 40), style, (255, 255, 255), width=width)
        told = BlindCanvas(canvas).text("A line of words", (10, 40), style, (255, 255, 255), width=width)
        assert told == pytest.approx(drawn, abs=2 / canvas.scale)


@pytest.mark.parametrize("density", DENSITIES)
def test_a_forecast_is_as_high_as_it_will_be_drawn(canvas: Canvas, words: Words, density: Density) -> None:
    for size, paint in (((330, 460), forecast_panel._narrow_forecast), ((900, 300), forecast_panel._wide_forecast)):
        rect = pygame.FRect(20, 80, *size)
        canvas.surface.fill((9, 9, 9))
        low = paint(BlindCanvas(canvas), rect, FORECAST, words, density)
        seen = canvas.surface.subsurface(canvas.device(rect))
        assert pygame.transform.average_color(seen)[:3] == (9, 9, 9), "nothing is drawn"
        assert paint(canvas, rect, FORECAST, words, density) == pytest.approx(low)
        assert pygame.transform.average_color(seen)[:3] != (9, 9, 9)
