"""The folded chart: it asks for the next player, and opens by its button, by the key or by its seal, in its time."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.looks.runebound.curtain import OPENING, FoldedChart, Hand
from game.looks.runebound.theme import THEME
from game.modes import Library
from game.runebound.view.values import SeatShown
from game.scenes.curtain import FALLING, CurtainScene
from game.ui.screen.scene import Services
from tests.ui.conftest import MakeServices

SEATS = (SeatShown("elder-mok", 1, "Elder Mok", "Mok", ""), SeatShown("lyssa", 2, "Lyssa", "Lyssa", ""))


class Under:
    """The scene below the curtain."""

    def handle(self, event: pygame.event.Event) -> None:
        """Nothing."""

    def update(self, dt: float) -> bool:
        return False

    def draw(self, canvas: object) -> None:
        """Nothing."""


def hung(services: Services) -> tuple[App, CurtainScene, list[str]]:
    """A curtain that may be opened, and what became of it."""
    said: list[str] = []
    services.furnish(THEME.material)
    look = FoldedChart(services, [Hand(seat, 3) for seat in SEATS])
    curtain = CurtainScene(services, "Lyssa", 2, lambda: said.append("here"), lambda page: said.append("left"), look)
    app = App(services, curtain)
    pass_time(app, FALLING)
    app.draw()
    return app, curtain, said


def press(pos: tuple[float, float]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)


def pass_time(app: App, milliseconds: float) -> None:
    for _ in range(round(milliseconds / 25)):
        app.step([], 25)
    app.step([event for event in pygame.event.get() if event.type >= pygame.USEREVENT], 1)


def test_the_seal_is_broken_and_the_boards_open_before_anybody_sits_down(make_services: MakeServices) -> None:
    services = make_services((1280, 720), speed="normal", reduced_motion=False)
    app, curtain, said = hung(services)
    assert curtain.look is not None
    before = pygame.image.tobytes(services.window.surface, "RGB")
    seal = curtain.look.places(curtain.bounds, 1.0).seal
    curtain.handle(press((seal.right + 200, seal.centery)))
    assert curtain.update(0) is False, "beside the seal nothing opens"
    curtain.handle(press(seal.center))
    pass_time(app, OPENING / 2)
    app.draw()
    assert pygame.image.tobytes(services.window.surface, "RGB") != before
    assert said == []
    curtain.handle(press(seal.center))
    pass_time(app, OPENING)
    assert said == ["here"]


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "now"}])
def test_without_motion_it_opens_at_once(make_services: MakeServices, settings: dict[str, object]) -> None:
    _, curtain, said = hung(make_services((1280, 720), **({"speed": "normal"} | settings)))
    curtain.sit_down()
    assert said == ["here"]


@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (2560, 1080)])
def test_buttons_lie_on_the_slip_and_in_the_window(make_services: MakeServices, size: tuple[int, int]) -> None:
    services = make_services(size)
    bounds = services.window.stage.bounds
    places = FoldedChart(services, []).places(bounds, 1.6)
    assert all(bounds.contains(place) for place in places)
    assert not places.here.colliderect(places.leave)
    assert not places.seal.colliderect(places.here)


def test_a_hand_without_cards_is_said_to_have_none(games: Library) -> None:
    words = games.words("runebound")
    told = {FoldedChart.words_of(words, Hand(SEATS[0], cards), mine=mine) for cards in (0,) for mine in (False, True)}
    assert told == {"No skill cards"}
    assert FoldedChart.words_of(words, Hand(SEATS[0], 1), mine=False) == "1 card, hidden"
