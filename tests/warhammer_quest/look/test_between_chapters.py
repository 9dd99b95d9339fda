"""Between the chapters of a campaign: killed there nothing is lost; a damaged save is refused in words or goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from game.kit.saves import Saves
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.ui.screen.scene import Services
from tests.attack.attack import Watch
from tests.attack.house import answer, any_player, opened
from tests.attack.kills import check, go_on
from tests.attack.processes import RAISED, Report, Twin
from tests.attack.save_files import SLOT, SPOILED, empty, open_and_play
from tests.warhammer_quest.look.conftest import GAME, RECORD

CAMPAIGN = Setup(
    {"play": "campaign", "step": "abyss"},
    (SeatChoice("Ana", "ironbreaker"), SeatChoice("Ben", "bright-wizard")), 0, "between chapters",
)  # fmt: skip
PLACES = ("town", "set-out", "opened")
"""In the settlement, at the last question of the chapter, at the first one of the next."""
DAMAGED = 2


class Between(NamedTuple):
    """A window, and the saves of a campaign at each of the places."""

    services: Services
    saves: dict[str, bytes]


def place_of(session: Session) -> str:
    """At which of the places a campaign stands; empty elsewhere."""
    if session.opens_chapter:
        return "opened"
    kind, node = session.prompt.kind if session.prompt is not None else "", session.state.node
    return "town" if node == "town" else "set-out" if kind == "set-out" else ""


@pytest.fixture(scope="module")
def between(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Between]:
    """A campaign that is lost quickly, saved where its first chapter ends."""
    folder = tmp_path_factory.mktemp("between")
    with opened(folder, records=(RECORD,)) as services:
        mode, found = services.games.mode(GAME), dict[str, bytes]()
        session, player = mode.session(CAMPAIGN).begin(), any_player(mode, Random("b"))
        saves = Saves(folder, services.games.mode)
        while len(found) < len(PLACES):
            place = place_of(session)
            if place and place not in found:
                saves.write(place, session, {"slot": SLOT})
                found[place] = saves.path(place).read_bytes()
            answer(session, player)
        yield Between(services, found)


def laid(between: Between, folder: Path, data: bytes) -> Path:
    """A folder with one save, in which the window keeps its journeys."""
    place = folder / "place"
    place.mkdir()
    between.services.saves = Saves(place, between.services.games.mode)
    between.services.saves.path(SLOT).write_bytes(data)
    return place


@pytest.mark.parametrize(("where", "touch"), [("town", 8), ("set-out", 5)])
def test_whoever_is_killed_between_chapters_loses_nothing(
    between: Between, tmp_path: Path, where: str, touch: int
) -> None:
    """It dies before so many touches of files."""
    services, place = between.services, laid(between, tmp_path, between.saves[where])

    def work(report: Report) -> None:
        go_on(services, place, SLOT, Random(where), report, last=touch, unshown=0)

    twin = Twin(work)
    try:
        reported = twin.lines()
        twin.wait()
    finally:
        twin.end()
    assert not [line for line in reported if line.startswith(RAISED)]
    check(services, place, SLOT, [line for line in reported if line])


@pytest.mark.parametrize("where", PLACES)
def test_a_damaged_save_between_chapters_is_refused_in_words_or_goes_on(
    between: Between, tmp_path: Path, where: str
) -> None:
    for number in range(DAMAGED):
        random = Random(f"{where}/{number}")
        place = laid(between, tmp_path, SPOILED(between.saves[where], random))
        with Watch() as watch:
            open_and_play(between.services, random, watch)
        between.services.saves.settle()
        empty(place)
