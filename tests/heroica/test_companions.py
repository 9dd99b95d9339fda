"""Companions in Fellowship: seats of the computer beside those of people [HC-905, HC-906, HC-909]."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import StringIO

import pytest

from game.heroica.computer_player import SensiblePlayer
from game.heroica.mode import HeroicaMode
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.kit.text_play import TextPlayer
from tests.heroica.table import Play, hero

YOUTH, DEATH, FROST = "sceptor-of-youth", "scepter-of-death", "frost-scepter"


def fellowship(mode: HeroicaMode, *computers: str) -> Session:
    """Two fellows in the first level, each played by a person or a computer."""
    seats = tuple(
        SeatChoice(name, piece, computer)
        for name, piece, computer in zip(("Ana", "Ben"), ("knight", "sage"), computers, strict=True)
    )
    setup = Setup({"road": "kameshbog", "form": "together"}, seats, 0, "companions")
    assert mode.problem(setup) is None
    return mode.session(setup).begin()


def play_until(session: Session, kind: str) -> Session:
    """Computers answer for themselves, people as little as they can, up to a kind of question."""
    person = SensiblePlayer("person")
    while session.prompt is not None and session.prompt.kind != kind:
        if session.computer is not None:
            session.answer_by_computer()
        else:
            wanted = ("stay",) if "stay" in session.prompt.options else ()
            session.answer(wanted or person(session.table, session.prompt, None))
    return session


@pytest.mark.rule("HC-909")
def test_a_fellow_is_played_by_the_computer_and_taken_back(mode: HeroicaMode) -> None:
    session = fellowship(mode, "", "sensible")
    deciders = set()
    for _ in range(30):
        assert session.prompt is not None
        deciders.add((session.prompt.chooser, session.computer is not None))
        if session.computer is not None:
            session.answer_by_computer()
        else:
            session.answer(SensiblePlayer("x")(session.table, session.prompt, None))
    assert deciders == {("knight", False), ("sage", True)}
    session.hand_over("sage", "")
    session.hand_over("knight", "random")
    assert session.companions == {"sage": "", "knight": "random"}
    while session.prompt is not None and session.prompt.chooser == "knight":
        assert session.computer is not None
        session.answer_by_computer()
    assert session.prompt is not None
    assert session.computer is None


@pytest.mark.rule("HC-909", "HC-906")
@pytest.mark.parametrize(("computers", "by_computer"), [(("sensible", ""), False), (("sensible", "sensible"), True)])
def test_a_lost_level_is_for_people_to_say(mode: HeroicaMode, computers: Sequence[str], by_computer: bool) -> None:
    spec = {
        "form": "fellowship", "node": "round", "hourglass": 1,
        "heroes": [
            {"id": "knight", "cell": "B2", "computer": computers[0]},
            {"id": "sage", "cell": "B3", "computer": computers[1]},
        ],
    }  # fmt: skip
    session = play_until(mode.workbench().scenario(json.dumps(spec).encode()).session.begin(), "lost-level")
    assert session.prompt is not None
    assert session.prompt.chooser == "knight"
    assert (session.computer is not None) is by_computer


@pytest.mark.rule("HC-905")
@pytest.mark.parametrize(
    ("card", "health", "fellow", "agrees"),
    [(YOUTH, 1, 4, True), (YOUTH, 2, 4, True), (YOUTH, 3, 4, False), (YOUTH, 1, 2, False), (DEATH, 1, 4, False),
     (FROST, 1, 4, False)],
)  # fmt: skip
def test_a_computer_agrees_to_what_helps_and_to_nothing_else(
    play: Play, card: str, health: int, fellow: int, agrees: bool
) -> None:
    heroes = hero("knight", card, health=health), hero("rogue", health=fellow)
    scene = play("H.I", *heroes, faces="shield", form="fellowship").answer("roll", card)
    assert scene.asked == "consent"
    assert scene.session.prompt is not None
    answer = SensiblePlayer("x")(scene.t, scene.session.prompt, None)
    assert bool(answer) is agrees


@pytest.mark.rule("HC-909")
def test_in_a_terminal_a_fellow_is_handed_over_and_taken_back(mode: HeroicaMode) -> None:
    session, out = fellowship(mode, "", ""), StringIO()
    lines = "seat 2 sensible\n1\n0\n2\nseat 2\nq\n"
    TextPlayer(mode, session, mode.words, StringIO(lines), out).run()
    assert session.companions == {"knight": "", "sage": ""}
    answered = {(given.chooser, given.computer) for entry in session.entries for given in entry.given}
    assert ("sage", True) in answered
    assert ("knight", True) not in answered
