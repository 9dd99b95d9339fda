"""The text mode: a level from its story to its points, by numbers alone."""

from __future__ import annotations

from io import StringIO

import pytest

from game.heroica.mode import HeroicaMode
from game.kit.text_play import TextPlayer
from tests.heroica.view.conftest import Begin
from tests.heroica.view.scenes import laid

NUMBERS = "\n".join(["1", "2", "0", "1", "0", "3"] * 300)


ALONE = ({"id": "princess", "cell": "B2"},)
RIVALS = ({"id": "knight", "cell": "B2"}, {"id": "prince", "cell": "B3"})


@pytest.mark.parametrize(("level", "heroes", "rounds"), [("kameshbog", ALONE, 2), ("gates-of-elsruck", RIVALS, 38)])
def test_a_level_is_played_to_its_end(
    mode: HeroicaMode, level: str, heroes: tuple[dict[str, str], ...], rounds: int
) -> None:
    mode.words.missing.clear()
    out = StringIO()
    whole = {"monsters": None, "things": None, "features": None}
    session = laid(mode, level=level, heroes=heroes, node="round", round=rounds, hourglass=3, **whole).session.begin()
    player = TextPlayer(mode, session, mode.words, StringIO(NUMBERS), out)
    assert player.run()
    told = out.getvalue()
    assert f"Level {mode.box.content.levels[level].number}" in told
    assert "Seed scenario" in told
    assert "<" not in told
    assert mode.words.missing == set()


def test_the_table_is_told_as_a_map(mode: HeroicaMode, begin: Begin) -> None:
    session = begin("kameshbog", 1, True)
    session.answer([session.prompt.options[0]])  # type: ignore[union-attr]
    lines = mode.view(session).describe()
    at = lines.index("   ABCDEFGHIJKLMNOP")
    assert lines[at + 2] == " 2 #1.~~~$.a...~~##"
    assert "a: Lizoid, strength 2, I2." in lines
    assert "1: Barbarian on B2, 4 of 4 health, 3 gold, 3 points." in lines


def test_a_card_a_reason_and_a_rule_can_be_looked_up(mode: HeroicaMode, begin: Begin) -> None:
    out = StringIO()
    lines = "1\ncard Lizoid\nrule 302\nwhy\nlook\nforecast 1\nq\n"
    TextPlayer(mode, begin("kameshbog", 1, True), mode.words, StringIO(lines), out).run()
    told = out.getvalue()
    assert "Strength 2" in told
    assert "HC-302" in told
