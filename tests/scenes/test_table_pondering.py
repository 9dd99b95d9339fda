"""A forecast that takes long is worked out between frames, and is shown when it is there."""

from __future__ import annotations

import pytest

from game.kit.prompts import Prompt
from game.kit.shown import Forecast
from game.kit.text import Words
from tests.scenes.table_driver import MakeServices, SitDown, table_maker

PIECES = 40


@pytest.fixture
def sit_down(make_services: MakeServices, words: Words) -> SitDown:
    """Lays a quest out and gives the table."""
    return table_maker(make_services, words)


def test_a_forecast_is_asked_for_again_until_it_is_worked_out(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down()
    play, done = table.scene.play, []

    def ponder() -> bool:
        done.append(1)
        return len(done) < PIECES

    def forecast(prompt: Prompt, option: str = "") -> Forecast:
        known = len(done) >= PIECES
        return Forecast("known" if known else "not yet", (), None, beside=True, working=not known)

    monkeypatch.setattr(play.view, "ponder", ponder)
    monkeypatch.setattr(play.view, "forecast", forecast)
    play._forecasts.clear()
    asked = play.forecast()
    assert asked is not None
    assert asked.working
    assert table.scene.inspector.forecast is None, "the table tells it itself"
    for _ in range(PIECES + 5):
        table.app.step([], 16)
    found = play.forecast()
    assert found is not None
    assert (found.title, len(done)) == ("known", PIECES)
    assert not play.works
