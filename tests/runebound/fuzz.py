"""`python -m tests.runebound.fuzz --first N --games M`: random games; the last of them are saved at every question."""

from __future__ import annotations

import sys
from typing import Any

from game.kit.codec import to_plain
from game.kit.computer_players import RandomPlayer
from game.kit.rng import Streams
from game.kit.session import Session
from game.kit.table import Answerer
from game.paths import data_folder
from game.runebound import names
from game.runebound.box import Box
from game.runebound.compiling import load_box
from game.runebound.computer_player import PLAYERS
from game.runebound.sessions import PLAYED, load_session, new_session
from game.runebound.setting_up import RANDOM, set_up
from game.runebound.table import SCRIPT, Table
from tests.adventure.fuzzing import Broken, Fuzz
from tests.runebound.invariants import broken

CELLS = ((names.SOLO, 1), (names.RIVALS, 2), (names.TOGETHER, 2), (names.RIVALS, 3), (names.TOGETHER, 4),
         (names.RIVALS, 4), (names.TOGETHER, 3))  # fmt: skip


def setup_of(box: Box, number: int) -> dict[str, Any]:
    """The set-up of a random game: every form and number of heroes, both scenarios, all steps."""
    streams = Streams(f"fuzz-{number}", {})
    form, seats = CELLS[number % len(CELLS)]
    steps = list(box.content.ladder)
    heroes = streams.shuffled("heroes", list(box.content.heroes))[:seats]
    return {
        "pieces": heroes, "players": [""] * seats, "computers": [""] * seats,
        "scenario": (*box.content.scenarios, RANDOM)[number // 2 % 3], "form": form,
        "enemies": (PLAYED, SCRIPT)[number // 3 % 2], "step": steps[number % len(steps)],
        "first": streams.below("first", seats), "seed": f"fuzz-{number}", "choices": {},
    }  # fmt: skip


def session_of(box: Box, number: int) -> Session:
    """A new game; in two of three it begins late, with gear, skills and trophies that random players hardly ever win,
    in act II with zombies on the map.
    """
    session = new_session(box, setup_of(box, number))
    if number % 3 == 0:
        return session
    t = session.table
    assert isinstance(t, Table)
    set_up(t)
    _equip(t, Streams(f"late-{number}", {}))
    t.state.node = "starts"
    t.events.clear()
    return session


def _equip(t: Table, streams: Streams) -> None:
    for hero in t.heroes:
        types: set[str] = set()
        for piece in streams.shuffled("assets", list(t.zone(names.deck(names.ASSET))))[:6]:
            kind = t.box.content.assets[t.card(piece)].type
            if kind not in types:
                types.add(kind)
                t.move(piece, names.assets(hero), face_up=True)
        known: set[str] = set()
        for piece in streams.shuffled("skills", list(t.zone(names.deck(names.SKILL))))[:4]:
            if t.card(piece) not in known:
                known.add(t.card(piece))
                t.move(piece, names.learned(hero), face_up=True)
        for kind in names.ADVENTURES:
            for piece in list(t.zone(names.deck(kind)))[:2]:
                t.move(piece, names.trophies(hero), face_up=False)
        t.add_token(hero, names.GOLD, streams.below("gold", 9))
        t.add_token(hero, names.LORE, streams.below("lore", 8))
        t.add_token(hero, names.COMPANION, streams.below("companion", 3))
        hand = streams.shuffled("hand", list(t.zone(names.deck(names.SKILL))))[:3]
        for piece in hand:
            t.move(piece, names.hand(hero), face_up=True)
    if streams.below("late", 2):
        t.set_track(names.ROUND, 11)
        t.set_track(names.SPACE, 12)
        for piece in streams.shuffled("zombies", [p for p in t.zone(names.BOX) if t.card(p) == "zombie"])[:6]:
            t.move(piece, streams.sample("where", list(t.land), 1)[0].name)


def player_of(number: int) -> Answerer:
    """Who answers: anything at all in most games, with sense in some, which get farther."""
    seed = f"fuzz-{number}"
    return next(iter(PLAYERS.values()))(seed) if number % 40 == 37 else RandomPlayer(seed)


def fuzz(box: Box) -> Fuzz:
    """How this game is played at random."""
    return Fuzz(lambda number: session_of(box, number), lambda saved: load_session(box, saved), player_of, broken)


def play_undone(box: Box, number: int, most: int = 10_000) -> int:
    """Play a random game in which every answer is taken back and given again: the same state and question must come.
    Gives the number of questions. Raises Broken.
    """
    session, player = session_of(box, number).begin(), player_of(number)
    asked = 0
    while session.prompt is not None and asked < most:
        asked += 1
        prompt, before = session.prompt, to_plain(session.state)
        answer = player(session.table, prompt, None)
        session.answer(answer)
        after, asked_next = to_plain(session.state), session.prompt
        if not session.undo(rewind=True):
            if not session.flow.hidden_hands:
                raise Broken(f"{prompt.kind} cannot be taken back")
            continue
        if session.prompt != prompt or to_plain(session.state) != before:
            raise Broken(f"{prompt.kind}: taken back it is another state")
        session.answer(answer)
        if session.prompt != asked_next or to_plain(session.state) != after:
            raise Broken(f"{prompt.kind}: given again it leads elsewhere")
    return asked


if __name__ == "__main__":
    sys.exit(fuzz(load_box(data_folder() / "runebound")).run("tests.runebound.fuzz", __doc__))
