"""Fixtures of the tests of the view: the whole mode, and views of fights that are laid out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kit.text import Words
from game.tenefyr.box import Box
from game.tenefyr.mode import TenefyrMode, mode_of
from game.tenefyr.view import TenefyrView
from tests.tenefyr.table import Scene
from tests.tenefyr.words import FOLDER

Seen = Callable[[Scene], TenefyrView]


@pytest.fixture(scope="session")
def mode(box: Box, words: Words) -> TenefyrMode:
    """The game as the house sees it."""
    return mode_of(box, FOLDER, words)


@pytest.fixture
def seen(words: Words) -> Seen:
    """The view of a fight that is laid out."""
    return lambda scene: TenefyrView(scene.session, words)
