"""Load: the list of journeys, going on, deleting with a question, and damaged saves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.kit.save_format import Head
from game.kit.saves import SaveInfo
from game.scenes.journey import given_name
from game.scenes.journey_sheet import in_a_line
from game.scenes.load import LoadScene
from game.scenes.result.scene import ResultScene
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from game.ui.screen.theme import TYPE
from tests.scenes.driver import Hands, at_every_size, begun, furnish, played, saves_in

MakeServices = Callable[..., Services]


def open_load(make_services: MakeServices, home: Path, *, broken: bool = False, over: bool = False) -> Hands:
    saves = saves_in(home / "saves")
    saves.write("older", begun(seed="FERN-1"), {})
    saves.write("newer", begun(pieces=["elder-mok", "astarra", "tetherys"], first=1), {})
    if over:
        saves.write("over", played(), {})
    if broken:
        saves.path("broken").write_text("[", encoding="utf-8")
    services = furnish(make_services(), home)
    return Hands(services, LoadScene(services))


def look_at(hands: Hands, slot: str) -> None:
    hands.scene.look_at(slot)
    hands.wait(20)


def test_the_latest_journey_is_looked_at_first(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    assert [saved.slot for saved in hands.scene.journeys] == ["newer", "older"]
    assert hands.scene.selected.slot == "newer"


def test_enter_goes_on_with_the_journey_that_is_looked_at(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    hands.press("down", "return")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.play.session.state.seed == "FERN-1"
    assert hands.scene.play.meta["slot"] == "older"


def test_a_journey_that_is_over_opens_its_result(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home, over=True)
    look_at(hands, "over")
    hands.click(hands.button("See the result"))
    assert isinstance(hands.scene, ResultScene)


def test_deleting_asks_first_and_the_harmless_answer_has_the_focus(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    hands.press("delete")
    assert hands.scene.modal.focus.current is hands.button("Keep it")
    hands.press("return")
    assert len(hands.app.services.saves.list()) == 2
    hands.press("delete", "escape")
    assert len(hands.app.services.saves.list()) == 2


def test_what_is_deleted_is_gone_and_the_next_one_is_looked_at(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    hands.click(hands.button("Delete"))
    hands.click(hands.button("Delete"))
    assert [saved.slot for saved in hands.app.services.saves.list()] == ["older"]
    assert hands.scene.selected.slot == "older"


def test_a_damaged_save_says_so_and_can_be_kept_aside(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home, broken=True)
    look_at(hands, "broken")
    assert "broken.json" in hands.scene.selected.broken
    hands.click(hands.button("Keep it aside"))
    assert (own_home / "saves" / "broken.broken").read_text(encoding="utf-8") == "["
    assert {saved.slot for saved in hands.scene.journeys} == {"older", "newer"}


def test_a_save_that_breaks_while_it_is_looked_at_says_so(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    saves_in(own_home / "saves").path("newer").write_text("", encoding="utf-8")
    hands.press("return")
    assert isinstance(hands.scene, LoadScene)
    assert "newer.json" in hands.messages[0]


def test_when_the_last_one_is_gone_no_list_is_left(make_services: MakeServices, own_home: Path) -> None:
    hands = open_load(make_services, own_home)
    for _ in range(2):
        hands.scene.delete()
    hands.wait(20)
    assert hands.scene.selected is None
    assert "journeys" not in hands.scene.focus.parts
    hands.press("tab")
    assert hands.focus is hands.button("Back")
    hands.press("return")
    assert hands.app.stack.ended


def test_everything_stays_inside_the_window_at_any_size(make_services: MakeServices, own_home: Path) -> None:
    open_load(make_services, own_home, broken=True)
    assert at_every_size(make_services, lambda s: LoadScene(furnish(s, own_home))) == []


@pytest.mark.parametrize("width", [180.0, 110.0, 90.0])
def test_how_a_piece_stands_is_one_line_in_large_type(make_services: MakeServices, width: float) -> None:
    text, style = make_services(text_scale=2.0).text, TYPE["second"].sized(20)
    line = text.line_height(style)
    assert in_a_line(text, "[icon:heart] 24/24", style, width, 60.0).height <= line
    several = " ".join(["[icon:heart] 24/24"] * 6)
    assert in_a_line(text, several, style, width, 60.0).height > line, "what has no room in it is told all the same"


@pytest.mark.parametrize(
    ("slot", "told"),
    [
        ("20260101-120000", ""), ("20260101-120000-2", ""), ("20260101-120000 - Copy", "20260101-120000 - Copy"),
        ("20260101-120000 (1)", "20260101-120000 (1)"), ("before the lair", "before the lair"),
    ],
)  # fmt: skip
def test_a_copy_made_in_a_file_manager_is_told_apart_by_its_name(slot: str, told: str) -> None:
    assert given_name(SaveInfo(slot, Head(3, "terrinoth"))) == told
