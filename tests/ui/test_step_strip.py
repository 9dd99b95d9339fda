"""The strip of steps: words stand whole, or an icon alone does; nothing is cut in the middle of a name."""

from __future__ import annotations

import pytest

from game import paths
from game.ui.panels.step_strip import NARROWEST, WIDEST, Step, StepActions, StepStrip
from game.ui.screen.text import Text
from game.ui.screen.theme import Style
from game.ui.screen.window import Stage
from game.ui.table.layout import read_table

NAMES = ("Inexorable Advance", "Deadly Shot", "Explore", "Stubborn Resolve", "Smoke Pot")
STYLE = Style("ui-bold", 19)


def strip(file: str, size: tuple[int, int], factor: float, count: int) -> tuple[StepStrip, Text]:
    """The strip of a table with so many steps, fitted to the type of a window."""
    stage = Stage.of(size)
    text = Text(stage.scale, size[1], factor)
    made = StepStrip(StepActions(*[lambda _: None] * 3))
    made.lay_out(read_table(paths.data_folder() / file).fit(stage.bounds))
    made.show([Step("check", NAMES[at % len(NAMES)], f"{at}", back=count - at) for at in range(count)])
    made.fit(text)
    return made, text


@pytest.mark.parametrize("factor", [1.0, 2.0])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7, 12, 30])
def test_words_on_a_step_are_never_cut(count: int, factor: float) -> None:
    for file in ("warhammer-quest/tables/table_2.tmx", "terrinoth/tables/table_2.tmx"):
        made, text = strip(file, (1280, 720), factor, count)
        zone = made._zone
        assert zone is not None
        seen = [tile for tile in made.tiles if tile.visible]
        assert all(zone.contains(tile.rect) for tile in seen)
        style = text.at_most(STYLE, 21)
        for tile in seen:
            whole = text.width(tile.step.label, style) + 41
            assert tile.rect.width == NARROWEST or whole <= tile.rect.width <= WIDEST, tile.step.label
        assert (len(seen) < count) == (count > (zone.width + 6) // (NARROWEST + 6))
        if count <= 3:
            assert seen[-1].rect.width > NARROWEST, "the last step has its words"
