"""Golden pictures: widgets and scenes look as they did when they were last recorded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.visual.record import BLOCK, FOLDER, KEPT, NAMES, compare, draw, file_of
from tests.visual.studio import Studio, studio


@pytest.fixture(scope="module")
def easel() -> Iterator[Studio]:
    """A studio that paints."""
    with studio() as made:
        yield made


@pytest.mark.parametrize("name", NAMES)
def test_it_looks_as_recorded(easel: Studio, tmp_path: Path, name: str) -> None:
    drawn, path = draw(easel, name), file_of(name)
    assert path.is_file(), "python -m tests.visual.record"
    found = compare(drawn, pygame.image.load(path).convert(drawn))
    if not found.alike:
        pygame.image.save(drawn, tmp_path / f"{name}.png")
        pygame.image.save(found.picture, tmp_path / f"{name}-difference.png")
    told = f"{name}: {found.mean:.1f} apart, {found.worst:.0%} of the block at {found.where}; see {tmp_path}"
    assert found.alike, f"{told}; if that is meant: python -m tests.visual.record"


def test_no_picture_is_kept_of_nothing() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jpg")) == sorted(NAMES)


def test_a_button_that_is_gone_is_noticed_and_a_grain_of_noise_is_not(easel: Studio) -> None:
    drawn = draw(easel, "widgets-buttons")
    gone, grainy = drawn.copy(), drawn.copy()
    gone.fill((40, 30, 24), (BLOCK, BLOCK, 60, 16))
    for x in range(0, KEPT[0], 7):
        grainy.fill((255, 255, 255), (x, x % KEPT[1], 1, 1))
    assert not compare(drawn, gone).alike
    assert compare(drawn, gone).where[1] == 0
    assert compare(drawn, grainy).alike
