"""The board of a hero under the hand: where its buttons stand, and what those say that cannot be pressed."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.looks.runebound.displayed_values import own
from game.looks.runebound.placement import BESIDE
from game.ui.panels.roll_controls import RollButton
from game.ui.table.dice_tray import roll_zones, waiting_size
from tests.runebound.look.conftest import Lay
from tests.scenes.table_driver import Table

HERO = "master-thorn"
WINDOWS = [(1280, 720), (1920, 1080), (2560, 1440)]


def spec(at: str = "brenn-ford", **more: Any) -> dict[str, Any]:
    """Master Thorn, unhurt and alone in the story."""
    return {"heroes": [{"id": HERO, "at": at, "hand": [], "gold": 3} | more], "form": "solo"}


def button(table: Table, option: str) -> tuple[float, float]:
    """Where the button of an action stands."""
    return table.scene.ui.layout[f"prompt/option.{option}"].center


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize(
    ("action", "why", "rule"),
    [
        ("adventure", "There is no faceup gem here.", "RB-501"),
        ("rest", "There is no damage to heal, and no state to lose.", "RB-403"),
        ("explore", "None of your quests is explored here.", "RB-522"),
    ],
)  # fmt: skip
def test_a_dim_button_says_why_where_it_stands(
    lay: Lay, size: tuple[int, int], action: str, why: str, rule: str
) -> None:
    table = lay(size, **spec())
    at = button(table, action)
    table.move(at)
    assert table.scene.ui.place_at(at) == f"own:action:{action}"
    pointed = table.scene.tooltip.tip
    assert pointed is not None
    assert (pointed.text, pointed.rule) == (why, rule)
    assert table.scene.tooltip.anchor == table.scene.ui.layout[f"prompt/option.{action}"]
    table.click(at)
    clicked = table.scene.tooltip.tip
    assert clicked is not None
    assert (clicked.text, clicked.rule) == (why, rule)


def test_beside_the_whole_sheet_too(lay: Lay) -> None:
    table = lay(**spec())
    table.scene.ui.table.own.map.camera.zoom_by(-4)  # type: ignore[attr-defined]
    table.app.step([], 2000)
    table.app.step([], 50)
    assert table.scene.ui.layout.arrangement == BESIDE
    assert table.scene.ui.place_at(button(table, "adventure")) == "own:action:adventure"


@pytest.mark.parametrize("size", WINDOWS)
def test_a_villain_is_engaged_by_the_main_button_and_moving_gives_way(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(size, villain="brenn-ford", act=2, **spec())
    layout = table.scene.ui.layout
    assert placed(table, "engage") == layout["prompt/main"]
    assert placed(table, "move") == layout["prompt/option.adventure"]
    table.click(layout["prompt/main"].center)
    assert table.scene.play.session.state.board.tracks["attacked"] == 1


def placed(table: Table, option: str) -> pygame.FRect:
    """Where an option has its button."""
    return next(card.rect for card in table.scene.ui.dock.options if card.option.choice.id == option)


@pytest.mark.parametrize("size", WINDOWS)
def test_what_is_seldom_done_opens_in_one_list_over_the_board(lay: Lay, size: tuple[int, int]) -> None:
    assets = ["ash-bow", "leather-armor", "lucky-coin", "riding-boots", "wine-casks"]
    table = lay(size, **spec(assets=assets))
    dock, board = table.scene.ui.dock, table.scene.ui.layout["board"]
    shut = [card.rect for card in dock.options]
    assert all(board.contains(rect) for rect in [*shut, *(button.rect for button in dock.buttons)])
    (more,) = dock.buttons
    table.click(more.rect.center)
    listed = {card.option.choice.id: card.rect for card in dock.options if card.rect not in shut}
    assert sorted(listed) == sorted(option for option in table.prompt.options if option.startswith("drop:"))
    assert len(listed) == len(assets)
    assert all(rect.bottom < board.top for rect in listed.values())
    table.key(pygame.K_ESCAPE)
    assert [card.rect for card in dock.options] == shut


def test_a_click_on_what_is_held_opens_what_can_be_done_with_it_alone(lay: Lay) -> None:
    table = lay(**spec(assets=["ash-bow", "leather-armor"]))
    piece = next(option for option in table.prompt.options if option.startswith("drop:")).removeprefix("drop:")
    rect = table.scene.ui.rect_of(piece)
    assert rect is not None
    before = len(table.scene.ui.dock.options)
    table.click(rect.center)
    assert [card.option.choice.id for card in table.scene.ui.dock.options][before:] == [f"drop:{piece}"]


@pytest.mark.parametrize("size", WINDOWS)
def test_the_one_way_on_is_the_main_button(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(size, dice={"terrain": ["wild", "wild", "wild"]}, **spec())
    table.scene.answering.answer(("move",))
    table.app.step([], 500)
    table.scene.answering.answer(("march",))
    for _ in range(30):
        table.app.step([], 50)
    assert table.prompt.kind == "march"
    (stop,) = table.scene.ui.dock.buttons
    assert (stop.kind, stop.icon) == ("main", "")
    assert stop.rect == table.scene.ui.layout["prompt/main"]


def test_trophies_are_paid_at_the_main_place(lay: Lay) -> None:
    trophies = ["combat", "combat", "social"]
    table = lay(**spec(hand=["steady-aim", "first-blow"], trophies=trophies))
    layout, dock = table.scene.ui.layout, table.scene.ui.dock
    table.scene.answering.answer(("train",))
    table.app.step([], 500)
    while table.prompt.kind != "pay-trophies":
        table.scene.answering.answer(table.prompt.options[:1])
        table.app.step([], 500)
    (pay,) = dock.buttons
    assert (pay.kind, pay.rect) == ("main", layout["prompt/main"])
    assert len(dock.options) == len(table.prompt.options), "and all of them are seen"


@pytest.mark.parametrize(("count", "marked"), [(1, False), (4, False), (6, True)])
def test_more_cards_than_a_hand_may_hold_are_marked(lay: Lay, count: int, *, marked: bool) -> None:
    cards = ["steady-aim", "first-blow", "ward", "feint", "unweave", "map-reader"]
    table = lay(**spec(hand=cards[:count]))
    table.app.draw()
    assert own(table.scene.ui.table.shown).seats[0].hand == 4
    numbers, stage = table.scene.ui.layout["board/numbers"], table.scene.services.window.stage
    left, middle = stage.device((numbers.x + 176, numbers.y + 143))
    seen = table.app.canvas.surface.get_at((round(left), round(middle)))
    assert (seen.r > 120 > seen.b) is marked, seen


@pytest.mark.parametrize("size", WINDOWS)
def test_dice_wait_as_large_as_they_lie_and_their_button_is_on_the_felt(lay: Lay, size: tuple[int, int]) -> None:
    table = lay(size, **spec())
    table.scene.answering.answer(("move",))
    table.app.step([], 500)
    table.click(table.scene.ui.layout["prompt/option.march"].center)
    layout, dock = table.scene.ui.layout, table.scene.ui.dock
    (roll,) = [button for button in dock.buttons if isinstance(button, RollButton)]
    zones = roll_zones(layout)
    assert layout["dice/well"].contains(roll.rect)
    assert layout["dice/well"].contains(zones.well)
    assert not roll.rect.colliderect(zones.well)
    assert waiting_size(layout, 3) >= 0.7 * layout["dice/die"].width, "three were 46 wide, of 104"
