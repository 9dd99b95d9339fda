"""What the hand of a player does between quests, through the real loop."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from game.app import App
from game.commands.robot import Robot
from game.modes import Library
from game.scenes.table import TableScene
from game.ui.screen.scene import Services
from tests.warhammer_quest.look.conftest import GAME
from tests.warhammer_quest.table import IRON, WAY

ON_THE_MAP = {
    "quest": "a-foul-stench", "node": "campaign_map", "outcome": "victory", "heroes": [{"id": IRON}, {"id": WAY}],
}  # fmt: skip


@pytest.mark.parametrize("leader", [IRON, WAY])
def test_the_leader_is_chosen_whether_marked_already_or_not(
    make_services: Callable[..., Services], library: Library, leader: str
) -> None:
    services = make_services((1280, 720), speed="now", hints=False, reduced_motion=True)
    services.games = library
    session = library.mode(GAME).workbench().scenario(msgspec.json.encode(ON_THE_MAP)).session.begin()
    scene = TableScene(services, library.mode(GAME), session, {"slot": ""})
    Robot(App(services, scene), lambda table, prompt, why: (leader,)).play_one()
    assert session.state.board.tracks["leader"] == leader
    assert session.state.board.tracks["quest"] == "the-poisoned-wells"
