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


def test_a_token_is_chosen_where_it_lies_on_its_card(make_services: Callable[..., Services], library: Library) -> None:
    services = make_services((1280, 720), speed="now", hints=False, reduced_motion=True)
    services.games = library
    told = {
        "quest": "the-poisoned-wells", "node": "hero_turn", "turns": [IRON], "nemesis": {"place": IRON},
        "heroes": [{"id": IRON, "tokens": {"ironbreaker-inexorable-advance": 2}}, {"id": WAY}],
    }  # fmt: skip
    session = library.mode(GAME).workbench().scenario(msgspec.json.encode(told)).session.begin()
    session.answer(("ironbreaker-inexorable-advance",))
    assert session.prompt is not None
    assert session.prompt.kind == "spend"
    scene = TableScene(services, library.mode(GAME), session, {"slot": ""})
    App(services, scene).step([], 400.0)
    ui = scene.ui
    ui.table.finish()
    scene.update(0.0)
    lying = [ui.rect_of(target.place) for target in ui.targets]
    assert [ui.place_at(rect.center) for rect in lying if rect is not None] == [target.place for target in ui.targets]
