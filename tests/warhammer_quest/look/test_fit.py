"""The quest table at its fullest, settlement and log, at any size of window and of type: nothing is cut, nor too small,
nor on another.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.modes import Library
from tests.visual.sheets import drawing_on_paper
from tests.visual.studio import Studio, studio
from tests.visual.test_fit import found, lost
from tests.warhammer_quest.look.conftest import BETWEEN, HEROES, between_quests, full_table


@pytest.fixture(scope="module")
def paper() -> Iterator[Studio]:
    with studio() as made, drawing_on_paper():
        yield made


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("heroes", HEROES)
def test_everything_fits(paper: Studio, library: Library, heroes: int, size: tuple[int, int], scale: float) -> None:
    scene, canvas = paper.draw(lambda services: full_table(services, library, heroes), size, scale)
    assert [*found(scene, canvas), *lost(paper, scene, canvas)] == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("which", BETWEEN)
def test_everything_fits_between_two_quests(
    paper: Studio, library: Library, which: str, size: tuple[int, int], scale: float
) -> None:
    scene, canvas = paper.draw(lambda services: between_quests(services, library, which, 4), size, scale)
    assert [*found(scene, canvas), *lost(paper, scene, canvas)] == []
