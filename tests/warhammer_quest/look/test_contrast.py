"""The quest table at its fullest: every word stands out, in iron and in high contrast."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.modes import Library
from tests.visual.contrast import Letters, letters
from tests.visual.test_contrast import watching
from tests.warhammer_quest.look.conftest import BETWEEN, HEROES, between_quests, full_table


@pytest.fixture(scope="module")
def hold() -> Iterator[Letters]:
    with letters() as hold:
        yield hold


@pytest.mark.parametrize("high_contrast", [False, True])
def test_every_word_stands_out(hold: Letters, library: Library, high_contrast: bool) -> None:
    for watch in watching(hold, high_contrast=high_contrast):
        for heroes in HEROES:
            watch.show(full_table(watch.services, library, heroes))
            watch.app.draw()  # with the material that the table has brought
            assert watch.faint() == []


@pytest.mark.parametrize("high_contrast", [False, True])
def test_every_word_stands_out_between_two_quests(hold: Letters, library: Library, high_contrast: bool) -> None:
    for watch in watching(hold, high_contrast=high_contrast):
        for which in BETWEEN:
            watch.show(between_quests(watch.services, library, which, 4))
            watch.app.draw()
            assert watch.faint() == []
