"""The table of a level: which ground it draws."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica.mode import HeroicaMode
from game.heroica.view.ground import ground
from game.kit.setup import SeatChoice, Setup
from game.looks.heroica.level_table import LevelTable
from game.looks.heroica.look import HeroicaLook
from game.paths import game_folder
from game.ui.screen.scene import Services
from game.ui.table.displayed import Displayed


def test_a_table_draws_the_ground_of_the_level_that_is_told_whatever_the_game_has_come_to(
    mode: HeroicaMode, make_services: Callable[..., Services]
) -> None:
    heroes = (SeatChoice("", "barbarian"), SeatChoice("", "wizard"))
    session = mode.session(Setup({"road": "short"}, heroes, 0, "ground")).begin()
    look, services = HeroicaLook(game_folder("heroica") / "tables"), make_services()
    shown = Displayed(mode.view(session), look)
    for told, level in (("kameshbog", "kameshbog"), ("fortaan", "fortaan"), ("", "kameshbog")):
        table = look.table(services, shown, told)
        assert isinstance(table, LevelTable)
        assert table.ground_of == ground(mode.box.levels[level])
