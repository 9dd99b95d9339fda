"""What the board of the actions tells while a square of the map is chosen, and what the chart tells of the levels."""

from __future__ import annotations

from typing import Any

import pytest

from game.heroica.mode import HeroicaMode
from game.heroica.view import HeroicaView
from game.heroica.view.values import Notes
from tests.heroica.view.scenes import laid
from tests.heroica.view.test_pointed import walking


def notes_of(view: Any) -> Notes:
    found = view.own().notes
    assert isinstance(found, Notes)
    return found


def square(view: Any, cell: str) -> str:
    return next(note.text for note in notes_of(view).squares if cell in note.cells)


def asked(mode: HeroicaMode, answers: list[Any], **given: object) -> HeroicaView:
    view = mode.view(laid(mode, answers=answers, **given).play())
    assert isinstance(view, HeroicaView)
    return view


@pytest.mark.rule("HC-221")
def test_every_square_within_reach_has_its_steps_and_what_is_left_of_them(mode: HeroicaMode) -> None:
    view = walking(mode)
    prompt, told = view.names.session.prompt, notes_of(view)
    assert prompt is not None
    assert {note.cells[0] for note in told.squares} == {*prompt.data["reach"], *prompt.options}
    assert told.about.title == "Up to 4 steps"
    assert told.button, "the move may be ended at once"
    assert square(view, "cell:2,1") == "1 step. 3 steps left there."


@pytest.mark.rule("HC-306")
def test_a_fight_within_reach_is_told_with_its_chances_and_the_way_back(mode: HeroicaMode) -> None:
    view = walking(mode, monsters=[{"card": "lizoid", "cell": "E3"}])
    find = notes_of(view).finds[0]
    assert find.title == "Lizoid"
    assert "Win 50 %, loss −2" in find.text
    assert find.brief.endswith("win 50 %")
    told = next(note for note in notes_of(view).squares if note.cells == find.cells)
    assert "Draw 17 %: −2 health. Loss 33 %: −2, back to" in told.text
    assert told.picture.endswith("lizoid")


@pytest.mark.rule("HC-232")
@pytest.mark.rule("HC-505")
def test_what_is_picked_up_and_what_can_be_searched_is_told(mode: HeroicaMode) -> None:
    things, features = [{"card": "gold", "cell": "C2"}], [{"card": "chest", "cell": "C3"}]
    view = walking(mode, level="nuthuz", monsters=[], things=things, features=features)
    found = {note.title: note.text for note in notes_of(view).finds}
    assert found["1 gold"] == "1 step\nPicked up in passing"
    assert notes_of(view).finds[0].brief == "1 step"
    assert "End the move on it" in found["Treasure chest"]
    assert "may be searched" in square(view, "cell:2,2")


def test_of_a_start_the_nearest_monster_is_told(mode: HeroicaMode) -> None:
    session = mode.session(mode.workbench().sample(2, "starts", {})).begin()
    told = notes_of(mode.view(session))
    assert len(told.squares) == len(session.prompt.options)  # type: ignore[union-attr]
    assert all("The nearest monster is " in note.text for note in told.squares)
    assert not told.button


def test_beside_a_plain_yes_stands_what_comes_of_it(mode: HeroicaMode) -> None:
    features = [{"card": "chest", "cell": "C2"}]
    view = asked(mode, ["roll", "C2", []], level="nuthuz", monsters=[], features=features, node="act",
                 dice=["sword"])  # fmt: skip
    prompt = view.names.session.prompt
    assert prompt is not None
    assert prompt.kind == "search"
    assert "2 gold" in notes_of(view).about.text


def test_answers_that_lie_in_the_tray_need_no_notes(mode: HeroicaMode) -> None:
    assert asked(mode, [], node="act").own().notes is None


@pytest.mark.rule("HC-850")
def test_the_chart_knows_what_each_level_brought(mode: HeroicaMode) -> None:
    road = ["kameshbog", "seldaan-village", "fortaan"]
    heroes = [{"id": "barbarian", "cell": "B2", "scores": [9, 21]}]
    view = asked(mode, [], level="fortaan", road=road, won=["barbarian", "barbarian"], heroes=heroes, node="act")
    assert view.own().seats[0].by_level == (9, 12)
