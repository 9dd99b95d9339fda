"""`main.py play --text`: play in this terminal. Every answer is on disk before the next question."""

from __future__ import annotations

import secrets
import sys
import time
from typing import Any

from game.commands.common import open_games, open_words, stop
from game.kit.errors import RuleError
from game.kit.mode import Mode
from game.kit.rng import Streams
from game.kit.saves import SaveError, Saves
from game.kit.session import Session
from game.kit.text import Words
from game.kit.text_play import TextPlayer
from game.kit.text_setup import TextSetup
from game.modes import Library
from game.paths import saves_folder


def run(quest: str, heroes: str, seed: str, resume: bool) -> int:
    """Play a new game (asking for what the options leave open), or go on with the newest save."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
    words = open_words()
    games = open_games(words)
    saves = Saves(saves_folder(), games.mode)
    found = _resumed(games, saves) if resume else _begun(games.mode(games.ids[0]), words, quest, heroes, seed)
    if found is None:
        return 0
    mode, session, meta = found
    try:
        saves.write(meta["slot"], session, meta)
        player = TextPlayer(
            mode, session, words, sys.stdin, sys.stdout, lambda played: saves.write(meta["slot"], played, meta)
        )
        player.run()
    except SaveError as fault:
        stop(str(fault))
    return 0


def _begun(mode: Mode, words: Words, quest: str, heroes: str, seed: str) -> tuple[Mode, Session, dict[str, Any]] | None:
    """A new game; None if the input ended before it was set up."""
    seed = seed or secrets.token_hex(4).upper()
    setup: dict[str, Any] | None
    if quest or heroes:
        quest = quest or mode.quests()[0].id
        party = _party(mode, heroes or "2", Streams(f"{quest}-{seed}", {}))
        setup = {"quest": quest, "heroes": party, "players": [], "seed": seed}
        sentence, rule = mode.problem_of(setup)
        if sentence:
            stop(f"{sentence} ({rule})")
    else:
        setup = TextSetup(mode, words, sys.stdin, sys.stdout).ask(seed)
    if setup is None:
        return None
    meta = {"slot": time.strftime("%Y%m%d-%H%M%S"), "setup": setup, "undo": True}
    return mode, mode.new(setup), meta


def _party(mode: Mode, heroes: str, streams: Streams) -> list[str]:
    """The heroes that were named; for a number so many of different archetypes, drawn as `simulate` draws them."""
    if not heroes.isdecimal():
        return [hero.strip() for hero in heroes.split(",") if hero.strip()]
    by_archetype: dict[str, list[str]] = {}
    for portrait in mode.heroes(2):
        by_archetype.setdefault(portrait.archetype, []).append(portrait.id)
    if int(heroes) > len(by_archetype):
        return [portrait.id for portrait in mode.heroes(2)]  # too many: the game says so
    drawn = streams.sample("party", sorted(by_archetype), int(heroes))
    return [streams.sample("party", sorted(by_archetype[archetype]), 1)[0] for archetype in drawn]


def _resumed(games: Library, saves: Saves) -> tuple[Mode, Session, dict[str, Any]]:
    """The newest game that is not over."""
    info = next((info for info in saves.list() if not info.broken and not info.head.over), None)
    if info is None:
        stop("There is no saved game to go on with.")
    try:
        saved = saves.read(info.slot)
        if saved.mode not in games.ids:
            stop(f"The save {info.slot} belongs to a game that is not here.")
        mode = games.mode(saved.mode)
        return mode, mode.load(saved), {**saved.meta, "slot": info.slot}
    except (SaveError, RuleError) as fault:
        stop(str(fault))
