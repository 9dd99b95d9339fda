"""Journeys: the saved ones, how they are told of in one line, and the seeds of new ones."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence

from game.kit.saves import SaveInfo
from game.kit.shown import SaveSeat
from game.ui.screen.scene import Services, Words

SEED_WORDS = "ui.setup.seed_words"
SEED_NUMBERS = 10_000
DAY = 86_400
OWN_NAME = re.compile(r"\d{8}-\d{6}(-\d+)?")
"""What journeys are called that nobody named: the moment they began."""


def saved_journeys(services: Services) -> list[SaveInfo]:
    """Every saved journey, the latest first; none where there is no place for saves."""
    return list(services.saves.list()) if services.saves is not None else []


def who_plays(services: Services, saved: SaveInfo) -> str:
    """The pieces of a saved journey in one line: "Kari and Trenloe"."""
    return joined(services.words, [seat.name for seat in saved.head.seats])


def facts_of(seat: SaveSeat) -> str:
    """How a piece of a saved journey stands, as rich text: icons and values."""
    return " ".join(f"[icon:{fact.icon}] {fact.value}" for fact in seat.facts)


def seats_line(saved: SaveInfo) -> str:
    """The pieces of a saved journey and how each stands, as rich text; empty where that is not known."""
    if not any(seat.facts for seat in saved.head.seats):
        return ""
    return "  ·  ".join(f"{seat.name} {facts_of(seat)}" for seat in saved.head.seats)


def journey_line(saved: SaveInfo) -> str:
    """A saved journey in one line: its title, and where it stands."""
    return f"{saved.head.title} · {saved.head.line}"


def is_of_a_day(services: Services, saved: SaveInfo) -> bool:
    """Whether a saved journey is the try of a day of somebody here."""
    players = services.profiles.players() if services.profiles is not None else ()
    tries = (found for profile in players for found in profile.days.get(saved.head.game, {}).values())
    return any(found.slot == saved.slot for found in tries)


def title_of(words: Words, saved: SaveInfo) -> str:
    """What a saved journey is called; one that went on from a moment of another says so."""
    if saved.broken:
        return words("ui.load.broken")
    return words("ui.load.branch", title=saved.head.title) if saved.head.branch else saved.head.title


def place_of(saved: SaveInfo) -> str:
    """Where a saved journey stands; of one that cannot be read, its file."""
    return file_name(saved) if saved.broken else " · ".join(filter(None, (saved.head.place, saved.head.line)))


def file_name(saved: SaveInfo) -> str:
    """The name of a file as it can be shown: some systems allow names that are no text."""
    return saved.slot.encode("utf-8", "replace").decode()


def given_name(saved: SaveInfo) -> str:
    """The file of a journey that somebody has named, as a copy made in a file manager; empty for the names that
    journeys are given here.
    """
    return "" if OWN_NAME.fullmatch(saved.slot) else file_name(saved)


def when_saved(words: Words, saved: SaveInfo) -> str:
    """When a journey was saved, in words for today and yesterday."""
    then, now = time.localtime(saved.head.when), time.localtime()
    clock = time.strftime("%H:%M", then)
    for key, day in (("today", now), ("yesterday", time.localtime(time.time() - DAY))):
        if (then.tm_year, then.tm_yday) == (day.tm_year, day.tm_yday):
            return words(f"ui.load.{key}", time=clock)
    return time.strftime("%Y-%m-%d", then)


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


def new_seed(words: Words) -> str:
    """A seed that can be said aloud: a word and a number, such as AMBER-4417."""
    return f"{secrets.choice(words(SEED_WORDS).split())}-{secrets.randbelow(SEED_NUMBERS):04}"
