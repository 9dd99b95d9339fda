"""What is counted of a game of Runebound, in scenes that are laid out and in whole games."""

from __future__ import annotations

from game.kit.computer_players import RandomPlayer
from game.runebound import names
from game.runebound.box import Box
from game.runebound.record import read
from game.runebound.sessions import new_session
from game.runebound.table import Table
from game.runebound.tally import NUMBERS, tally
from game.runebound.view.setup_form import plain_setup
from game.runebound.workbench import RuneboundWorkbench
from tests.runebound.table import Play, Scene

GEM = "2,2"


def counted(scene: Scene) -> dict[str, int]:
    """The tally of a scene."""
    return tally(scene.t, read(scene.t, scene.events))


def test_an_adventure_and_its_trophy(play: Play) -> None:
    scene = play(at=GEM, gold=2, decks={"social": "the-tollbridge"}).answer("adventure", "option-1")
    told = counted(scene)
    assert (told["adventures"], told["trophies"], told["trophies_social"], told["trophies_combat"]) == (1, 1, 1, 0)
    assert (told["gold_gained"], told["combats"]) == (0, 0)


def test_a_march_and_a_site(play: Play) -> None:
    scene = play(at="tamalir", dice="* p mw").answer("move", "march")
    near = next(to for to in scene.t.land.neighbours(scene.cell("tamalir")) if scene.t.land.is_road(
        scene.cell("tamalir"), to))  # fmt: skip
    scene.answer(near.name, "die-3", [])
    told = counted(scene)
    assert (told["marches"], told["marched"]) == (1, 1)


def test_buying_and_trading(play: Play) -> None:
    scene = play(at="tamalir", gold=5, decks={"asset": "oak-cudgel"}, market={"tamalir": "satchel"})
    scene.answer("shop", "oak-cudgel>assets:lyssa")
    told = counted(scene)
    assert (told["bought"], told["spent"], told["most_assets"], told["most_gold"]) == (1, 2, 1, 3)


def test_every_number_is_told_of_a_whole_game(box: Box) -> None:
    bench = RuneboundWorkbench(box)
    for seats in (1, 3):
        session = new_session(box, plain_setup(bench.sample(seats, "counted", {})))
        session.play(RandomPlayer("counted"))
        t = session.table
        assert isinstance(t, Table)
        told = tally(t, read(t, session.take_events()))
        assert told.keys() == NUMBERS.keys()
        assert told["heroes"] == seats
        assert told["exertions"] > 0
        assert told["villain_health"] == 0 if t.word(names.OUTCOME) == names.DEFEAT else told["villain_health"] > 0
