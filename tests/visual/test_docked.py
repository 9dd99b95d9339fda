"""The panel of a question lies in free room: over nothing that it asks about, no dice, and not over the place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.scenes.table import TableScene
from game.scenes.table.asked_about import asked_about
from tests.visual.at_table import settle
from tests.visual.stages import QUESTS, TABLE
from tests.visual.stages_heroica import STAGES as HEROICA
from tests.visual.stages_runebound import STAGES as RUNEBOUND
from tests.visual.stages_tenefyr import STAGES as TENEFYR
from tests.visual.stages_warhammer_quest import STAGES as GRATE
from tests.visual.studio import Size, Studio, studio

SMALLEST: Size = (1280, 720)
LARGER: tuple[Size, ...] = ((1920, 1080), (2560, 1080), (1440, 1080))
"""With more room on some side; a scene is laid out in one of them, the next in another."""


@pytest.fixture(scope="module")
def room() -> Iterator[Studio]:
    """A studio in which nothing is drawn."""
    with studio() as made:
        yield made


def covered(scene: Any) -> list[str]:
    """What the panel of the open question lies on, though it must be seen."""
    ui, prompt = scene.ui, scene.play.prompt
    if prompt is None or ui.dock.panel is None:
        return []
    must = {f"asked about at {rect}": rect for rect in asked_about(ui, prompt)}
    must |= {name: ui.layout[name] for name, zone in ui.zones.zones.items() if zone.arrange == "panel"}
    must |= {name: ui.layout[name] for name in ("dice", "prompt") if name in ui.layout}
    found = [name for name, rect in must.items() if ui.dock.panel.colliderect(rect)]
    inside = [widget for widget in (*ui.dock.options, *ui.dock.buttons) if ui.dock.panel.colliderect(widget.rect)]
    return found + [f"{widget} hangs out" for widget in inside if not ui.dock.panel.contains(widget.rect)]


@pytest.mark.parametrize("larger", [False, True])
def test_it_covers_nothing_that_is_asked_about(room: Studio, larger: bool) -> None:
    panels = dict.fromkeys(LARGER if larger else (SMALLEST,), 0)
    for number, (name, stage) in enumerate((TABLE | QUESTS | GRATE | HEROICA | TENEFYR | RUNEBOUND).items()):
        size = LARGER[number % len(LARGER)] if larger else SMALLEST
        room.canvas(size)
        scene = stage(room.services)
        if not isinstance(scene, TableScene):
            continue
        settle(scene)
        assert covered(scene) == [], f"{name} at {size}"
        panels[size] += scene.ui.dock.panel is not None
    assert min(panels.values()) >= 5
    assert sum(panels.values()) >= 15
