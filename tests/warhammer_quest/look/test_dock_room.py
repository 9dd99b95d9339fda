"""Room for a question: where the row of the shadows has an end on which nothing lies, its panel covers no pile."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.kit.saves import Saves
from game.modes import Library
from game.paths import saves_folder
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.warhammer_quest.look.conftest import GAME
from tests.warhammer_quest.table import IRON, WAY, hero


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lurking", [0, 1])
def test_a_question_lies_on_the_empty_end_of_the_shadows_and_on_no_pile(
    library: Library, make_services: Callable[..., Services], size: tuple[int, int], lurking: int
) -> None:
    services = make_services(size)
    services.games, services.saves = library, Saves(saves_folder(), library.mode)
    heroes = [hero(IRON, items=["healing-draught"], wounds=5), hero(WAY)]
    shadows = ["orc-boys-standard"][:lurking]
    spec = {"seed": "room", "heroes": heroes, "shadows": shadows, "node": "hero_turn"}
    session = library.mode(GAME).workbench().scenario(msgspec.json.encode(spec)).session.begin()
    scene = TableScene(services, library.mode(GAME), session, {"slot": "room"})
    scene.enter()
    assert session.prompt is not None
    assert session.prompt.kind == "use"
    ui, layout = scene.ui, scene.ui.layout
    assert ui.dock.panel is not None
    piles = [name for name in layout.rects if name.startswith("deck.") and "/" not in name]
    assert len(piles) == 4
    assert [name for name in piles if ui.dock.panel.colliderect(layout[name])] == []
    lying = [ui.table.placement.places[piece].box for piece in session.state.board.zone("shadows")]
    assert ui.dock.panel.collidelist(lying) < 0
    assert layout["shadows"].clip(ui.dock.panel).width > 0
