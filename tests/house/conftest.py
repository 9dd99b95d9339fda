"""Fixtures of the contracts: every game of the house, the tiny game among them."""

from __future__ import annotations

import pytest

from game.kit.mode import Mode
from game.modes import GAMES, GameRecord, Library, load_words
from tests.tiny.record import RECORD

RECORDS = (*GAMES, RECORD)


@pytest.fixture(scope="session")
def library() -> Library:
    """All games, the tiny one last."""
    return Library(load_words(), RECORDS)


@pytest.fixture(params=RECORDS, ids=lambda record: record.id)
def record(request: pytest.FixtureRequest) -> GameRecord:
    """Each game in turn."""
    return request.param


@pytest.fixture
def mode(library: Library, record: GameRecord) -> Mode:
    """The rules of each game in turn."""
    return library.mode(record.id)
