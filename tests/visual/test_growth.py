"""Large type on the table: banner, forecast, labels and counters grow with it as far as they have room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.scenes.table.inspector import SHEET
from tests.visual.sheets import Mark, drawing_on_paper
from tests.visual.stages import STAGES
from tests.visual.studio import Size, Studio, studio


@pytest.fixture(scope="module")
def paper() -> Iterator[Studio]:
    """A studio in which everything is drawn on paper."""
    with studio() as made, drawing_on_paper():
        yield made


def sizes(
    paper: Studio, stage: str, window: Size, scale: float, then: Callable[[Any], object] = id
) -> dict[str, float]:
    """The largest type in which each text of a stage is drawn, in pixels at 1080 lines."""
    scene, canvas = paper.draw(STAGES[stage], window, scale)
    then(scene)
    scene.draw(canvas)
    marks: list[Mark] = canvas.surface.marks  # type: ignore[attr-defined]
    found: dict[str, float] = {}
    for mark in marks:
        if mark.kind == "text":
            found[mark.meant] = max(found.get(mark.meant, 0.0), mark.pixels / canvas.scale)
    return found


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(
    ("stage", "texts"),
    [
        ("full-2", ("Engaged", "Items", "Enemies", "Exploration", "Locations", "Ana", "Lair", "20")),
        ("full-3", ("The shadows", "Enemies", "Locations", "Lair", "Ana", "19")),
        ("full-4", ("The shadows", "Enemies", "Exploration", "Lair", "Ana", "18", "1/3")),
        ("early-2", ("The shadows", "Enemies", "Place 1 of 3 · 6 more to travel")),
        ("heroica-full-4", ("Weapons", "Potions", "Relics", "Trophies", "Barbarian", "9")),
        ("heroica-full-3", ("Rounds", "Discarded", "Druid")),
        ("heroica-shop-2", ("Ax", "Frost", "Weapons", "Relics", "Purses", "Wizard")),
        ("heroica-chart-4", ("The road so far", "Wizard", "Druid", "50")),
        ("tenefyr-valley-3", ("How the valley stands", "Barbarian", "Reserve", "The Glass Forge")),
        ("tenefyr-play-4", ("This hand", "Party total", "Thief", "Supply")),
        ("runebound-full-4", ("Act II", "Actions", "Move", "Train", "Wyrmscale", "Unweave", "Ana")),
        ("runebound-march-3", ("Act I", "The way", "Leather", "First Blow", "Actions", "Cleo")),
    ],
)
def test_labels_and_counters_are_a_quarter_larger_at_twice_the_type(
    paper: Studio, window: Size, stage: str, texts: tuple[str, ...]
) -> None:
    usual, large = sizes(paper, stage, window, 1.0), sizes(paper, stage, window, 2.0)
    least = 1.1 if window[1] < 900 else 1.25  # there the usual type is larger already
    small = {text: (usual[text], large[text]) for text in texts if large[text] < least * usual[text] - 0.01}
    assert not small


def test_what_happened_takes_the_room_that_it_has(paper: Studio) -> None:
    usual, large = (sizes(paper, "rolled-4", (1920, 1080), scale) for scale in (1.0, 2.0))
    assert large["rolled"] > 1.4 * usual["rolled"]


@pytest.mark.parametrize(
    ("stage", "said"), [("waiting-2", "You roll"), ("waiting-4", "You roll"), ("advice-2", "Caution")]
)
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_a_sheet_that_is_looked_at_closer_is_at_least_half_as_large_again(
    paper: Studio, stage: str, said: str, window: Size
) -> None:
    beside = sizes(paper, stage, window, 2.0)
    closer = sizes(paper, stage, window, 2.0, lambda scene: scene.inspect(SHEET))
    assert closer[said] >= 1.5 * beside[said]


@pytest.mark.parametrize("stage", ["waiting-2", "waiting-4"])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_no_line_of_a_forecast_is_left_out_for_large_type(
    paper: Studio, stage: str, window: Size, scale: float
) -> None:
    _, canvas = paper.draw(STAGES[stage], window, scale)
    said = " ".join(mark.said for mark in canvas.surface.marks if mark.kind == "text")  # type: ignore[attr-defined]
    for words in ("Goblin Witcher strikes", "% threat, by Splig", "active location."):
        assert words in said


@pytest.mark.parametrize("stage", ["waiting-2", "waiting-4"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_that_a_card_is_chosen_is_said_below_it_and_nothing_lies_over_that(
    paper: Studio, stage: str, scale: float
) -> None:
    scene, canvas = paper.draw(STAGES[stage], (1280, 720), scale)
    ui = scene.ui  # type: ignore[attr-defined]
    ui.services.bindings.device = "keyboard"
    scene.draw(canvas)
    marks: list[Mark] = canvas.surface.marks  # type: ignore[attr-defined]
    at = max(at for at, mark in enumerate(marks) if mark.said == "chosen")
    label = next(mark for mark in reversed(marks[:at]) if mark.kind == "ground").box
    place = next(target.place for target in ui.targets if target.option == ui.waiting.option and target.place)
    assert label.top >= ui.rect_of(place).bottom * canvas.scale
    assert label.height >= 1.15 * marks[at].pixels
    assert not [mark.said for mark in marks[at + 1 :] if mark.box.colliderect(label)]
