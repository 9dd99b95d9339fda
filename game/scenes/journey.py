"""Journeys: how a quest is begun, taken up again from a save, and told of in one line.

A journey is a session with its `meta`: what is kept beside it in the save ("slot", "setup", "undo").
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from game.kit.mode import Mode
from game.kit.saves import SaveInfo
from game.kit.shown import QuestSheet
from game.ui.screen.scene import Scene, Services, Words

SEED_WORDS = "ui.setup.seed_words"
SEED_NUMBERS = 10_000


def begin(services: Services, mode: Mode, setup: dict[str, Any], *, undo: bool = True) -> Scene:
    """The quest scene of a new journey; without `undo` every choice stands."""
    from game.scenes.table import TableScene

    meta: dict[str, Any] = {"slot": time.strftime("%Y%m%d-%H%M%S"), "setup": setup, "undo": undo}
    return TableScene(services, mode, mode.new(setup), meta)


def prepare(services: Services, mode: Mode, setup: dict[str, Any]) -> None:
    """Queue the loading of everything that the table of such a journey will show first."""
    from game.ui.table.layout import read_table
    from game.ui.table.preload import rehearsal

    session = mode.new(setup)
    look = services.games.look(mode.id)
    layout = read_table(look.table_file(len(setup["heroes"]))).fit(services.window.stage.bounds)
    services.images.chores(rehearsal(services, look, layout, mode.view(session), session.state.board))


def resume(services: Services, slot: str) -> Scene:
    """A saved journey at the very question it was left at, or its result. Raises SaveError."""
    saved = services.saves.read(slot)
    mode = mode_of(services, saved.mode)
    session = mode.load(saved)
    meta: dict[str, Any] = {**saved.meta, "slot": slot}
    if session.ended:
        from game.scenes.result.scene import ResultScene

        return ResultScene(services, mode, session, meta)
    from game.scenes.table import TableScene

    return TableScene(services, mode, session, meta)


def mode_of(services: Services, name: str) -> Mode:
    """The game of this id; the first one where it is not known."""
    games = services.games
    return games.mode(name if name in games.ids else games.ids[0])


def saved_journeys(services: Services) -> list[SaveInfo]:
    """Every saved journey, the latest first; none where there is no place for saves."""
    return list(services.saves.list()) if services.saves is not None else []


def quest_of(mode: Mode, quest: str) -> QuestSheet | None:
    """A quest by its id."""
    return next((sheet for sheet in mode.quests() if sheet.id == quest), None)


def who_plays(services: Services, saved: SaveInfo) -> str:
    """The pieces of a saved journey in one line: "Kari and Trenloe"."""
    return joined(services.words, [seat.name for seat in saved.head.seats])


def journey_line(saved: SaveInfo) -> str:
    """A saved journey in one line: its title, and where it stands."""
    return f"{saved.head.title} · {saved.head.line}"


def game_of(services: Services, saved: SaveInfo) -> str:
    """The game of a saved journey; the first one where it is not known."""
    ids = services.games.ids
    return saved.head.game if saved.head.game in ids else ids[0]


def under_way(saved: SaveInfo) -> bool:
    """Whether a saved journey can be gone on with: it can be read, and is not over."""
    return not saved.broken and not saved.head.over


def joined(words: Words, names: Sequence[str]) -> str:
    """Names in a row, the last one with "and"."""
    if len(names) < 2:
        return "".join(names)
    return words("ui.menu.two", first=", ".join(names[:-1]), last=names[-1])


def quest_facts(words: Words, quest: QuestSheet) -> str:
    """Tier, upgrades and time of a quest in one line."""
    upgrades = words("ui.setup.upgrades", count=quest.upgrades)
    minutes = words("ui.setup.minutes", count=quest.minutes)
    return " · ".join((quest.tier_name, upgrades, minutes))


def new_seed(words: Words) -> str:
    """A seed that can be said aloud: a word and a number, such as AMBER-4417."""
    return f"{secrets.choice(words(SEED_WORDS).split())}-{secrets.randbelow(SEED_NUMBERS):04}"
