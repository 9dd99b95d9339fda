"""The forecast and the rules it foretells: with dice of few faces every roll there can be is played, and their mean is
what was told.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from game.adventure.view.stakes import Stakes, stakes
from game.paths import data_folder
from game.warhammer_quest.compiling import make_box, read_files
from game.warhammer_quest.mode import WarhammerQuestMode
from tests.warhammer_quest.table import IRON, QUIET, WAY, Scene, hero

ADVANCE, ORC, BAT = "ironbreaker-inexorable-advance", "orc-boys-elite", "giant-bats-standard-1"
HERO_FACES, ENEMY_FACES = ("success", "success+success", "defense"), ("counterattack", "blank")
"""No critical, which would have no end."""


@pytest.fixture(scope="module")
def plain_dice() -> type[Scene]:
    """The builder of scenarios with dice that have just these faces, each once."""
    problems: list[str] = []
    files = read_files(data_folder() / "warhammer-quest", problems)
    for name, faces in (("die-hero", HERO_FACES), ("die-enemy", ENEMY_FACES)):
        split = tuple(tuple(face.split("+")) if face != "blank" else () for face in faces)
        files["dice"][name] = replace(files["dice"][name], faces=split)

    class PlainDice(Scene):
        """A scene with these dice."""

        box = make_box(files, problems)

    return PlainDice


def rolled(scene: type[Scene], dice: tuple[str, ...], spec: dict[str, Any]) -> Scene:
    """An attack on the Orc Boy, with the hammer, as far as the dice are about to fall."""
    faces = {"hero": list(dice[:3]), "enemy": list(dice[3:])}
    s = scene(**QUIET, **spec, dice=faces, turns=[IRON], stop_at="enemy_phase")
    for answer in (ADVANCE, "tempered-hammer", ORC):
        s.session.answer((answer,))
    return s


def foretold(s: Scene, mode: WarhammerQuestMode) -> Stakes:
    """What is at stake at the open question."""
    view = mode.view(s.session)
    found = stakes(view.names, view.lines, s.prompt, "")
    assert found is not None
    return found


@pytest.mark.rule("W-24")
@pytest.mark.parametrize("condition", ["", "sickened"])
def test_what_is_foretold_is_the_mean_of_all_rolls(
    plain_dice: type[Scene], mode: WarhammerQuestMode, condition: str
) -> None:
    """Gear that adds a die and a shield, a condition that takes a success, two enemies of unequal attack."""
    armed = hero(gear=["tempered-hammer", "watch-breastplate"], capacity=4, engaged=[BAT, ORC],
                 conditions=[condition] if condition else [])  # fmt: skip
    spec: dict[str, Any] = {"quest": "the-long-fuse", "heroes": [armed, hero(WAY)], "nemesis": {"place": "defeated"}}
    rolls = list(product(HERO_FACES, HERO_FACES, HERO_FACES, ENEMY_FACES, ENEMY_FACES))
    found = foretold(rolled(plain_dice, rolls[0], spec), mode)
    kills = wounds = 0
    for dice in rolls:
        s = rolled(plain_dice, dice, spec)
        s.session.answer(())
        kills += s.where(ORC) == "discard:enemy"
        wounds += s.wounds(IRON)
    assert 0 < kills < len(rolls)
    assert found.chance == pytest.approx(kills / len(rolls))
    assert found.expected_wounds == pytest.approx(wounds / len(rolls))
