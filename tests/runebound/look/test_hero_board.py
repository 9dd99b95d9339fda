"""The board of a hero under the hand: where its buttons stand, and what those say that cannot be pressed."""

from __future__ import annotations

from typing import Any

import pytest

from game.looks.runebound.placement import BESIDE
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
