"""The pictures of journeys, and what a list says of where each stands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec import structs

from game.kit.shown import Fact
from game.scenes.journey import place_of, seats_line
from game.scenes.journey_picture import MOST_SIZE, keep_picture
from game.scenes.load import LoadScene
from game.ui.screen.scene import Services
from tests.scenes.driver import Hands, begun, furnish, saves_in

MakeServices = Callable[..., Services]
SLOT = "20260101-120000"


def at_a_table(make_services: MakeServices, home: Path) -> Hands:
    saves_in(home / "saves").write(SLOT, begun(), {"slot": SLOT})
    services = furnish(make_services(), home)
    hands = Hands(services, services.routes.resume(SLOT))
    hands.wait(20)
    return hands


def row_of_the_list(services: Services) -> bytes:
    """What the list shows at the place of the picture."""
    hands = Hands(services, LoadScene(services))
    hands.wait(20)
    rect = hands.scene.list_rect
    scale = services.window.stage.scale
    part = pygame.Rect(rect.x * scale, rect.y * scale, 200 * scale, 140 * scale)
    return pygame.image.tobytes(services.window.surface.subsurface(part), "RGB")


def test_the_table_is_kept_small_when_the_quest_is_paused(make_services: MakeServices, own_home: Path) -> None:
    hands = at_a_table(make_services, own_home)
    file = own_home / "saves" / "pictures" / f"{SLOT}.jpg"
    assert not file.exists()
    hands.scene.open_pause()
    kept = pygame.image.load(file)
    assert kept.get_width() <= MOST_SIZE[0]
    assert kept.get_height() <= MOST_SIZE[1]


def test_the_table_is_kept_when_the_window_is_closed(make_services: MakeServices, own_home: Path) -> None:
    hands = at_a_table(make_services, own_home)
    assert hands.scene.may_quit()
    assert (own_home / "saves" / "pictures" / f"{SLOT}.jpg").is_file()


def test_the_list_shows_the_kept_picture_and_without_it_that_of_the_quest(
    make_services: MakeServices, own_home: Path
) -> None:
    hands = at_a_table(make_services, own_home)
    file = own_home / "saves" / "pictures" / f"{SLOT}.jpg"
    services = hands.app.services
    of_the_quest = row_of_the_list(services)
    file.parent.mkdir(exist_ok=True)
    red = pygame.Surface((480, 270))
    red.fill((255, 0, 0))
    pygame.image.save(red, file)
    assert row_of_the_list(services) != of_the_quest
    file.write_text("this is text")
    damaged = row_of_the_list(services)
    header = b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR" + (16_000).to_bytes(4, "big") * 2
    file.write_bytes(header + b"\x00" * 40)
    assert row_of_the_list(services) == damaged
    assert red.get_at((0, 0))[:3] not in {tuple(damaged[at : at + 3]) for at in range(0, len(damaged), 3)}


def test_no_picture_is_kept_where_hands_are_hidden(make_services: MakeServices, own_home: Path) -> None:
    services, session = furnish(make_services(), own_home), begun()
    open_hands, session.flow = session.flow, structs.replace(session.flow, hidden_hands=True)
    keep_picture(services, session, SLOT)
    assert not (own_home / "saves" / "pictures").exists()
    session.flow = open_hands
    keep_picture(services, session, SLOT)
    assert (own_home / "saves" / "pictures" / f"{SLOT}.jpg").is_file()


def test_a_picture_goes_into_the_bin_and_comes_back_with_its_journey_and_is_not_exported(tmp_path: Path) -> None:
    saves = saves_in(tmp_path / "saves")
    saves.write(SLOT, begun(), {})
    picture = saves.files.picture(SLOT)
    picture.parent.mkdir()
    picture.write_bytes(b"a picture")
    held: Any = saves.delete(SLOT)
    assert not picture.exists()
    assert (held / picture.name).read_bytes() == b"a picture"
    assert saves.bring_back(held) == SLOT
    assert picture.read_bytes() == b"a picture"
    assert [file.name for file in saves.export(SLOT, tmp_path / "out").parent.iterdir()] == [f"{SLOT}.json"]


def test_a_journey_says_its_place_and_how_each_hero_stands(tmp_path: Path) -> None:
    saves, session = saves_in(tmp_path / "saves"), begun()
    first = session.table.zone("seats")[0]
    session.state.board.pieces[first].tokens["wound"] = 3
    saves.write(SLOT, session, {})
    (told,) = saves.list()
    assert told.head.place == "Roadside Inn"
    assert place_of(told) == f"Roadside Inn · {told.head.line}"
    ((fact,), *_) = (seat.facts for seat in told.head.seats)
    left, whole = map(int, fact.value.split("/"))
    assert (fact.icon, left) == ("heart", whole - 3)
    assert seats_line(told).startswith(f"{told.head.seats[0].name} [icon:heart] {fact.value}")


@pytest.mark.parametrize("coins", [0, 2])
def test_the_tiny_game_tells_the_coins_of_its_figures(coins: int) -> None:
    from tests.attack.house import open_house

    mode = open_house().mode("tiny")
    state = mode.session(mode.workbench().samples()[0]).begin().state
    figure = mode.setup_of(state).seats[0].piece
    state.board.pieces[figure].tokens["coin"] = coins
    assert mode.save_line(state).seats[0].facts == (Fact("circle", mode.words("save.coins"), str(coins)),)
